<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>Figures</name>
        <message>
            <source>Site %1: %2 racks per stage</source>
            <translation>Standort %1: %2 Racks je Stufe</translation>
        </message>
        <message>
            <source>baseline TP %1 × PP %2 × DP %3</source>
            <translation>Vergleich TP %1 × PP %2 × DP %3</translation>
        </message>
        <message>
            <source>%1, %2 racks</source>
            <translation>%1, %2 Racks</translation>
        </message>
        <message>
            <source>was TP %1</source>
            <translation>vorher TP %1</translation>
        </message>
        <message>
            <source>%1 × PP %2</source>
            <translation>%1 × PP %2</translation>
        </message>
        <message>
            <source>Layout of the baseline: %1</source>
            <translation>Aufteilung im Vergleich: %1</translation>
        </message>
        <message>
            <source>Rack %1</source>
            <translation>Rack %1</translation>
        </message>
        <message>
            <source>replica R%1</source>
            <translation>Replik R%1</translation>
        </message>
        <message>
            <source>Replica R%1</source>
            <translation>Replik R%1</translation>
        </message>
        <message>
            <source>Rack %1: %2</source>
            <translation>Rack %1: %2</translation>
        </message>
        <message>
            <source>, %1 spare</source>
            <translation>, %1 Reserve</translation>
        </message>
        <message>
            <source>%1 racks in use, %2 spare</source>
            <translation>%1 Racks in Betrieb, %2 in Reserve</translation>
        </message>
        <message>
            <source>column = stage, row = rack</source>
            <translation>Spalte = Stufe, Zeile = Rack</translation>
        </message>
        <message>
            <source>%1 of %2 stages %3 at this moment</source>
            <translation>%1 von %2 Stufen %3 in diesem Moment</translation>
        </message>
        <message>
            <source>forward</source>
            <translation>vorwärts</translation>
        </message>
        <message>
            <source>run a forward pass</source>
            <translation>rechnen vorwärts</translation>
        </message>
        <message>
            <source>backward</source>
            <translation>rückwärts</translation>
        </message>
        <message>
            <source>run a backward pass</source>
            <translation>rechnen rückwärts</translation>
        </message>
        <message>
            <source>idle %1</source>
            <translation>müßig %1</translation>
        </message>
        <message>
            <source>are idle</source>
            <translation>sind müßig</translation>
        </message>
        <message>
            <source>HBM %1 of %2</source>
            <translation>HBM %1 von %2</translation>
        </message>
        <message>
            <source>; a GPU must hold %1 and has %2</source>
            <translation>; eine GPU muss %1 halten und hat %2</translation>
        </message>
        <message>
            <source>Pause (Space)</source>
            <translation>Anhalten (Leertaste)</translation>
        </message>
        <message>
            <source>Play the step (Space)</source>
            <translation>Schritt abspielen (Leertaste)</translation>
        </message>
        <message>
            <source>t = %1 in step</source>
            <translation>t = %1 im Schritt</translation>
        </message>
        <message>
            <source>, exchange</source>
            <translation>, Austausch</translation>
        </message>
        <message>
            <source>, slot %1</source>
            <translation>, Takt %1</translation>
        </message>
        <message>
            <source>t = %1</source>
            <translation>t = %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Time cursor: %1</source>
            <translation>Zeitmarke: %1</translation>
        </message>
        <message>
            <source>Selected rack: stage %1, rack %2 of the stage</source>
            <translation>Gewähltes Rack: Stufe %1, Rack %2 der Stufe</translation>
        </message>
        <message>
            <source>(exchange)</source>
            <translation>(Austausch)</translation>
        </message>
        <message>
            <source>(bubble)</source>
            <translation>(Blase)</translation>
        </message>
        <message>
            <source>Idle stages %1</source>
            <translation>Müßige Stufen %1</translation>
        </message>
        <message>
            <source>idle</source>
            <translation>müßig</translation>
        </message>
        <message>
            <source>%1 racks: %2 pipeline stages, %3 racks per stage</source>
            <translation>%1 Racks: %2 Pipeline-Stufen, %3 Racks je Stufe</translation>
        </message>
        <message>
            <source>act ÷ %1</source>
            <translation>Akt. ÷ %1</translation>
        </message>
        <message>
            <source>act × %1</source>
            <translation>Akt. × %1</translation>
        </message>
        <message>
            <source>activations</source>
            <translation>Aktivierungen</translation>
        </message>
        <message>
            <source>Activations of one micro-batch, over %1 GPUs</source>
            <translation>Aktivierungen eines Mikrobatches, auf %1 GPUs</translation>
        </message>
        <message>
            <source>Activations of %1 micro-batches in flight</source>
            <translation>Aktivierungen von %1 laufenden Mikrobatches</translation>
        </message>
        <message>
            <source>weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>gradients</source>
            <translation>Gradienten</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Gradienten</translation>
        </message>
        <message>
            <source>optimizer</source>
            <translation>Optimierer</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>Optimierer</translation>
        </message>
        <message>
            <source>HBM of the rack: %1</source>
            <translation>HBM des Racks: %1</translation>
        </message>
        <message>
            <source>%1: %2 in the rack</source>
            <translation>%1: %2 im Rack</translation>
        </message>
        <message>
            <source>sp</source>
            <translation>Res</translation>
        </message>
        <message>
            <source>GPU %1 · shard %2</source>
            <translation>GPU %1 · Teil %2</translation>
        </message>
        <message>
            <source>Scale-up switches, %1 per GPU</source>
            <translation>Scale-up-Switches, %1 je GPU</translation>
        </message>
        <message>
            <source>%1 replicas of the stage, %2 GPUs each</source>
            <translation>%1 Repliken der Stufe, je %2 GPUs</translation>
        </message>
        <message>
            <source>Replica R%1: GPUs %2 to %3, tensor parallel over %4</source>
            <translation>Replik R%1: GPUs %2 bis %3, tensorparallel über %4</translation>
        </message>
        <message>
            <source>1 cell = %1 GPUs</source>
            <translation>1 Zelle = %1 GPUs</translation>
        </message>
        <message>
            <source>GPU %1, shard %2 of %3 of replica R%4: holds %5</source>
            <translation>GPU %1, Teil %2 von %3 der Replik R%4: hält %5</translation>
        </message>
        <message>
            <source>Replica R%1: GPUs %2 to %3, each holds %4</source>
            <translation>Replik R%1: GPUs %2 bis %3, jede hält %4</translation>
        </message>
        <message>
            <source>typed limit</source>
            <translation>eingegebene Grenze</translation>
        </message>
        <message>
            <source>2024 paper</source>
            <translation>Artikel 2024</translation>
        </message>
        <message>
            <source>flex at %1</source>
            <translation>flexibel bei %1</translation>
        </message>
        <message>
            <source>power of the rack unknown</source>
            <translation>Leistung des Racks unbekannt</translation>
        </message>
        <message>
            <source>needs nothing from the grid</source>
            <translation>braucht nichts vom Netz</translation>
        </message>
        <message>
            <source>needs %1</source>
            <translation>braucht %1</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>limit: typed</source>
            <translation>Grenze: eingegeben</translation>
        </message>
        <message>
            <source>limit unknown: not in the grid tables</source>
            <translation>Grenze unbekannt: nicht in den Netztabellen</translation>
        </message>
        <message>
            <source>limit unknown: not in the 2024 paper</source>
            <translation>Grenze unbekannt: nicht im Artikel 2024</translation>
        </message>
        <message>
            <source>limit: 2024 paper, Table 1</source>
            <translation>Grenze: Artikel 2024, Tabelle 1</translation>
        </message>
        <message>
            <source>limit: flex headroom at %1</source>
            <translation>Grenze: flexible Reserve bei %1</translation>
        </message>
        <message>
            <source>short by %1</source>
            <translation>es fehlen %1</translation>
        </message>
        <message>
            <source>, %1</source>
            <translation>, %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>RTT %1</source>
            <translation>RTT %1</translation>
        </message>
        <message>
            <source>typed, for %1</source>
            <translation>eingegeben, für %1</translation>
        </message>
        <message>
            <source>%1 × %2 route</source>
            <translation>%1 × %2 Weg</translation>
        </message>
        <message>
            <source>paper %1</source>
            <translation>Artikel %1</translation>
        </message>
        <message>
            <source>%1 (%2): %3 of flexible headroom at %4 curtailment</source>
            <translation>%1 (%2): %3 flexible Reserve bei %4 Abregelung</translation>
        </message>
        <message>
            <source>; %1 by the 2024 paper</source>
            <translation>; %1 nach dem Artikel 2024</translation>
        </message>
        <message>
            <source>nuclear</source>
            <translation>Kernkraft</translation>
        </message>
        <message>
            <source>hydro</source>
            <translation>Wasserkraft</translation>
        </message>
        <message>
            <source>other plant ≥ 1.5 GW</source>
            <translation>andere Kraftwerke ≥ 1.5 GW</translation>
        </message>
        <message>
            <source>other ≥ 1.5 GW</source>
            <translation>andere ≥ 1.5 GW</translation>
        </message>
        <message>
            <source>500</source>
            <translation>500</translation>
        </message>
        <message>
            <source>765 kV class</source>
            <translation>765-kV-Klasse</translation>
        </message>
        <message>
            <source>765 kV</source>
            <translation>765 kV</translation>
        </message>
        <message>
            <source>DC</source>
            <translation>DC</translation>
        </message>
        <message>
            <source>2024 paper's headroom</source>
            <translation>Reserve im Artikel 2024</translation>
        </message>
        <message>
            <source>5 GW</source>
            <translation>5 GW</translation>
        </message>
        <message>
            <source>%1 to %2: RTT %3 over %4</source>
            <translation>%1 bis %2: RTT %3 über %4</translation>
        </message>
        <message>
            <source>Site %1, %2</source>
            <translation>Standort %1, %2</translation>
        </message>
        <message>
            <source>, %1 (%2)</source>
            <translation>, %1 (%2)</translation>
        </message>
        <message>
            <source>, demand unknown: no power for this rack</source>
            <translation>, Bedarf unbekannt: keine Leistung für dieses Rack</translation>
        </message>
        <message>
            <source>, demand %1</source>
            <translation>, Bedarf %1</translation>
        </message>
        <message>
            <source>, headroom %1</source>
            <translation>, Reserve %1</translation>
        </message>
        <message>
            <source>, headroom unknown</source>
            <translation>, Reserve unbekannt</translation>
        </message>
        <message>
            <source>, short by %1</source>
            <translation>, es fehlen %1</translation>
        </message>
        <message>
            <source> by the 2024 paper, short of flexible headroom by %1</source>
            <translation> nach dem Artikel 2024, an flexibler Reserve fehlen %1</translation>
        </message>
        <message>
            <source>hatched = hidden, solid = exposed</source>
            <translation>schraffiert = verdeckt, voll = offen</translation>
        </message>
        <message>
            <source>compute</source>
            <translation>Rechnen</translation>
        </message>
        <message>
            <source>Forward pass of one stage: %1</source>
            <translation>Vorwärtslauf einer Stufe: %1</translation>
        </message>
        <message>
            <source>Backward pass of one stage: %1</source>
            <translation>Rückwärtslauf einer Stufe: %1</translation>
        </message>
        <message>
            <source>F %1</source>
            <translation>V %1</translation>
        </message>
        <message>
            <source>B %1</source>
            <translation>R %1</translation>
        </message>
        <message>
            <source>forward %1, backward %2</source>
            <translation>vorwärts %1, rückwärts %2</translation>
        </message>
        <message>
            <source>F %1, B %2</source>
            <translation>V %1, R %2</translation>
        </message>
        <message>
            <source>TP</source>
            <translation>TP</translation>
        </message>
        <message>
            <source>Tensor-parallel all-reduces of the forward pass: %1, exposed, shown together at its end</source>
            <translation>Tensorparallele All-Reduces des Vorwärtslaufs: %1, offen, zusammen an seinem Ende gezeigt</translation>
        </message>
        <message>
            <source>Tensor-parallel all-reduces of the backward pass: %1, exposed, shown together at its end</source>
            <translation>Tensorparallele All-Reduces des Rückwärtslaufs: %1, offen, zusammen an seinem Ende gezeigt</translation>
        </message>
        <message>
            <source>none: one GPU holds a whole layer</source>
            <translation>keine: eine GPU hält eine ganze Schicht</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>%1 forward, %2 backward</source>
            <translation>%1 vorwärts, %2 rückwärts</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1 each way</source>
            <translation>je %1</translation>
        </message>
        <message>
            <source>PP</source>
            <translation>PP</translation>
        </message>
        <message>
            <source> (send %1, gather %2)</source>
            <translation> (Senden %1, Sammeln %2)</translation>
        </message>
        <message>
            <source>Send to the next stage: %1, exposed</source>
            <translation>Senden an die nächste Stufe: %1, offen</translation>
        </message>
        <message>
            <source>Send to the previous stage: %1, exposed</source>
            <translation>Senden an die vorige Stufe: %1, offen</translation>
        </message>
        <message>
            <source>none: the pipeline has one stage</source>
            <translation>keine: die Pipeline hat eine Stufe</translation>
        </message>
        <message>
            <source>%1 + %2 gather</source>
            <translation>%1 + %2 Sammeln</translation>
        </message>
        <message>
            <source>exposed</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>DP int</source>
            <translation>DP int</translation>
        </message>
        <message>
            <source>Gradients inside the rack: %1, %2</source>
            <translation>Gradienten im Rack: %1, %2</translation>
        </message>
        <message>
            <source>Final gather inside the rack: %1, %2</source>
            <translation>Letztes Sammeln im Rack: %1, %2</translation>
        </message>
        <message>
            <source>none: one replica</source>
            <translation>keine: eine Replik</translation>
        </message>
        <message>
            <source>none: one replica per rack</source>
            <translation>keine: eine Replik je Rack</translation>
        </message>
        <message>
            <source>%1, then gather %2</source>
            <translation>%1, dann Sammeln %2</translation>
        </message>
        <message>
            <source>DP ext</source>
            <translation>DP ext</translation>
        </message>
        <message>
            <source>Gradients between %1 racks of a site: %2 and %3 of latency</source>
            <translation>Gradienten zwischen %1 Racks eines Standorts: %2 und %3 Latenz</translation>
        </message>
        <message>
            <source>; together %1, %2</source>
            <translation>; zusammen %1, %2</translation>
        </message>
        <message>
            <source>none: one rack per stage</source>
            <translation>keine: ein Rack je Stufe</translation>
        </message>
        <message>
            <source>%1 + %2 latency, %3 racks in the ring</source>
            <translation>%1 + %2 Latenz, %3 Racks im Ring</translation>
        </message>
        <message>
            <source>%1, %2 racks in the ring</source>
            <translation>%1, %2 Racks im Ring</translation>
        </message>
        <message>
            <source>WAN</source>
            <translation>WAN</translation>
        </message>
        <message>
            <source>Gradients between sites: %1, %2</source>
            <translation>Gradienten zwischen Standorten: %1, %2</translation>
        </message>
        <message>
            <source> up to the last %1, for which the next stage waits</source>
            <translation> bis auf die letzten %1, auf die die nächste Stufe wartet</translation>
        </message>
        <message>
            <source>%1 = %2 transfer + %3 × %4 RTT</source>
            <translation>%1 = %2 Übertragung + %3 × %4 RTT</translation>
        </message>
        <message>
            <source>%1 = %2 + %3 × %4 RTT</source>
            <translation>%1 = %2 + %3 × %4 RTT</translation>
        </message>
        <message>
            <source>%1 + %2 × %3 RTT</source>
            <translation>%1 + %2 × %3 RTT</translation>
        </message>
        <message>
            <source>WAN budget %1</source>
            <translation>WAN-Budget %1</translation>
        </message>
        <message>
            <source>budget %1</source>
            <translation>Budget %1</translation>
        </message>
        <message>
            <source>WAN budget: one backward pass, %1, until the next stage's gradients follow</source>
            <translation>WAN-Budget: ein Rückwärtslauf, %1, bis die Gradienten der nächsten Stufe folgen</translation>
        </message>
        <message>
            <source>over by %1</source>
            <translation>%1 zu viel</translation>
        </message>
        <message>
            <source>slack %1</source>
            <translation>Luft %1</translation>
        </message>
        <message>
            <source>The exchange between sites is over its budget by %1</source>
            <translation>Der Austausch zwischen Standorten überzieht sein Budget um %1</translation>
        </message>
        <message>
            <source>Slack of the exchange between sites: %1</source>
            <translation>Luft des Austauschs zwischen Standorten: %1</translation>
        </message>
        <message>
            <source>Last slot of the only stage</source>
            <translation>Letzter Takt der einzigen Stufe</translation>
        </message>
        <message>
            <source>Last slot of one stage</source>
            <translation>Letzter Takt einer Stufe</translation>
        </message>
        <message>
            <source>Last slot of a middle stage</source>
            <translation>Letzter Takt einer mittleren Stufe</translation>
        </message>
        <message>
            <source>Last slot of the last stage</source>
            <translation>Letzter Takt der letzten Stufe</translation>
        </message>
        <message>
            <source>Exposed</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Exposed communication: %1, %2 of the step</source>
            <translation>Offene Kommunikation: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>baseline %1</source>
            <translation>Vergleich %1</translation>
        </message>
        <message>
            <source>Exposed communication of the baseline: %1</source>
            <translation>Offene Kommunikation im Vergleich: %1</translation>
        </message>
        <message>
            <source>no communication is exposed</source>
            <translation>keine Kommunikation ist offen</translation>
        </message>
        <message>
            <source>Step time: %1</source>
            <translation>Schrittzeit: %1</translation>
        </message>
        <message>
            <source>One training step</source>
            <translation>Ein Trainingsschritt</translation>
        </message>
        <message>
            <source>exposed %1</source>
            <translation>offen %1</translation>
        </message>
        <message>
            <source>Exposed communication: %1</source>
            <translation>Offene Kommunikation: %1</translation>
        </message>
        <message>
            <source>(m + p − 1) = %1 slots</source>
            <translation>(m + p − 1) = %1 Takte</translation>
        </message>
        <message>
            <source>%1 slots</source>
            <translation>%1 Takte</translation>
        </message>
        <message>
            <source>Pipeline slots of one step, m + p − 1: %1</source>
            <translation>Pipeline-Takte eines Schritts, m + p − 1: %1</translation>
        </message>
        <message>
            <source>Step time of the baseline: %1</source>
            <translation>Schrittzeit im Vergleich: %1</translation>
        </message>
        <message>
            <source>Time cursor at %1 of the step</source>
            <translation>Zeitmarke bei %1 des Schritts</translation>
        </message>
        <message>
            <source>%1 · %2 of step</source>
            <translation>%1 · %2 des Schritts</translation>
        </message>
        <message>
            <source>%1 of step</source>
            <translation>%1 des Schritts</translation>
        </message>
        <message>
            <source>Exposed tensor-parallel communication: %1, %2 of the step</source>
            <translation>Offene tensorparallele Kommunikation: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>Exposed pipeline communication: %1, %2 of the step</source>
            <translation>Offene Pipeline-Kommunikation: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>tail</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Gradient exchange at the end of the step: %1, %2 of the step</source>
            <translation>Gradientenaustausch am Ende des Schritts: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>Computation: %1, %2 of the step</source>
            <translation>Rechnen: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>bubble</source>
            <translation>Blase</translation>
        </message>
        <message>
            <source>Pipeline bubble, stages waiting: %1, %2 of the step</source>
            <translation>Pipeline-Blase, Stufen warten: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>, simulated load %1 on average, %2 at most</source>
            <translation>, simulierte Last im Mittel %1, höchstens %2</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>%1: %2 links, %3 one way, cumulative oversubscription %4</source>
            <translation>%1: %2 Leitungen, %3 in eine Richtung, Überbuchung insgesamt %4</translation>
        </message>
        <message>
            <source>site %1</source>
            <translation>Standort %1</translation>
        </message>
        <message>
            <source>WAN to %1 · %2</source>
            <translation>WAN nach %1 · %2</translation>
        </message>
        <message>
            <source>%1 other sites</source>
            <translation>%1 anderen Standorten</translation>
        </message>
        <message>
            <source>%1 one way, for each site</source>
            <translation>%1 in eine Richtung, für jeden Standort</translation>
        </message>
        <message>
            <source>This network cannot be built.</source>
            <translation>Dieses Netz lässt sich nicht bauen.</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Pipeline send, full rate</source>
            <translation>Pipeline-Senden, volle Rate</translation>
        </message>
        <message>
            <source>PP send</source>
            <translation>PP-Senden</translation>
        </message>
        <message>
            <source>Pipeline send, oversubscribed</source>
            <translation>Pipeline-Senden, überbucht</translation>
        </message>
        <message>
            <source>PP, oversubscribed</source>
            <translation>PP, überbucht</translation>
        </message>
        <message>
            <source>Switches</source>
            <translation>Switches</translation>
        </message>
        <message>
            <source>Switching chips</source>
            <translation>Switch-Chips</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Chips</translation>
        </message>
        <message>
            <source>Links between switches</source>
            <translation>Verbindungen zwischen Switches</translation>
        </message>
        <message>
            <source>Switch links</source>
            <translation>Switch-Leitungen</translation>
        </message>
        <message>
            <source>Transceivers</source>
            <translation>Transceiver</translation>
        </message>
        <message>
            <source>Optics between switches</source>
            <translation>Optik zwischen Switches</translation>
        </message>
        <message>
            <source>Switch optics</source>
            <translation>Switch-Optiken</translation>
        </message>
        <message>
            <source>Network cost per site</source>
            <translation>Netzkosten je Standort</translation>
        </message>
        <message>
            <source>Network cost</source>
            <translation>Netzkosten</translation>
        </message>
        <message>
            <source>Power without optics</source>
            <translation>Leistung ohne Optiken</translation>
        </message>
        <message>
            <source>Power, no optics</source>
            <translation>Leistung o. Optik</translation>
        </message>
        <message>
            <source>End-to-end oversubscription</source>
            <translation>Überbuchung Ende zu Ende</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Ende zu Ende</translation>
        </message>
        <message>
            <source>Connects up to</source>
            <translation>Verbindet bis zu</translation>
        </message>
        <message>
            <source>What it takes</source>
            <translation>Was es braucht</translation>
        </message>
        <message>
            <source>one site, %1-port switches</source>
            <translation>ein Standort, %1-Port-Switches</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>1 remark</source>
            <translation>1 Hinweis</translation>
        </message>
        <message>
            <source>%1 remarks</source>
            <translation>%1 Hinweise</translation>
        </message>
        <message>
            <source>%1 out of service</source>
            <translation>%1 außer Betrieb</translation>
        </message>
        <message>
            <source>simulating…</source>
            <translation>simuliert…</translation>
        </message>
        <message>
            <source>mean load (1 = one flow's worth)</source>
            <translation>mittlere Last (1 = ein Fluss)</translation>
        </message>
        <message>
            <source>mean load</source>
            <translation>mittlere Last</translation>
        </message>
        <message>
            <source>load</source>
            <translation>Last</translation>
        </message>
        <message>
            <source>width = capacity</source>
            <translation>Breite = Kapazität</translation>
        </message>
        <message>
            <source>boxed = hottest links</source>
            <translation>umrahmt = heißeste Leitungen</translation>
        </message>
        <message>
            <source>cumulative oversubscription</source>
            <translation>Überbuchung insgesamt</translation>
        </message>
        <message>
            <source>oversubscription</source>
            <translation>Überbuchung</translation>
        </message>
        <message>
            <source>ratio</source>
            <translation>Verhältnis</translation>
        </message>
        <message>
            <source>8+ : 1</source>
            <translation>8+ : 1</translation>
        </message>
        <message>
            <source>Esc clears</source>
            <translation>Esc löscht</translation>
        </message>
        <message>
            <source>Fail %1</source>
            <translation>%1 ausfallen lassen</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <translation>%1 wiederherstellen</translation>
        </message>
        <message>
            <source>Restore all</source>
            <translation>Alle wiederherstellen</translation>
        </message>
        <message>
            <source>rails %1</source>
            <translation>Schienen %1</translation>
        </message>
        <message>
            <source>rail %1</source>
            <translation>Schiene %1</translation>
        </message>
        <message>
            <source>planes %1</source>
            <translation>Netze %1</translation>
        </message>
        <message>
            <source>plane %1</source>
            <translation>Netz %1</translation>
        </message>
        <message>
            <source>switch %1, tier %2, number %3</source>
            <translation>Switch %1, Ebene %2, Nummer %3</translation>
        </message>
        <message>
            <source>cable %1, tier %2, number %3</source>
            <translation>Kabel %1, Ebene %2, Nummer %3</translation>
        </message>
        <message>
            <source>×%1</source>
            <translation>×%1</translation>
        </message>
        <message>
            <source>Hottest links</source>
            <translation>Heißeste Leitungen</translation>
        </message>
        <message>
            <source>column %1</source>
            <translation>Spalte %1</translation>
        </message>
        <message>
            <source>column %1 to %2</source>
            <translation>Spalte %1 bis %2</translation>
        </message>
        <message>
            <source>%1, load %2</source>
            <translation>%1, Last %2</translation>
        </message>
        <message>
            <source>%1: %2, %3 flows, load %4</source>
            <translation>%1: %2, %3 Flüsse, Last %4</translation>
        </message>
        <message>
            <source>%1 to %2, %3: </source>
            <translation>%1 bis %2, %3: </translation>
        </message>
        <message>
            <source>%1 links, %2 flows, load %3 on average, %4 at most; </source>
            <translation>%1 Leitungen, %2 Flüsse, Last im Mittel %3, höchstens %4; </translation>
        </message>
        <message>
            <source>cumulative oversubscription %1.</source>
            <translation>Überbuchung insgesamt %1.</translation>
        </message>
        <message>
            <source> Out of service.</source>
            <translation> Außer Betrieb.</translation>
        </message>
        <message>
            <source> %1 out of service.</source>
            <translation> %1 außer Betrieb.</translation>
        </message>
        <message>
            <source>column %1 of %2: %3</source>
            <translation>Spalte %1 von %2: %3</translation>
        </message>
        <message>
            <source>; all of it is out of service</source>
            <translation>; alles ist außer Betrieb</translation>
        </message>
        <message>
            <source>; %1 of %2 rails out of service</source>
            <translation>; %1 von %2 Schienen außer Betrieb</translation>
        </message>
        <message>
            <source>; %1 of %2 planes out of service</source>
            <translation>; %1 von %2 Netzen außer Betrieb</translation>
        </message>
        <message>
            <source>; %1 out of service</source>
            <translation>; %1 außer Betrieb</translation>
        </message>
        <message>
            <source>NICs–tier 1</source>
            <translation>NICs–Ebene 1</translation>
        </message>
        <message>
            <source>tier %1–%2</source>
            <translation>Ebene %1–%2</translation>
        </message>
        <message>
            <source>%1 flows of %2, %3</source>
            <translation>%1 Flüsse zu %2, %3</translation>
        </message>
        <message>
            <source>%1 switch</source>
            <translation>%1 Switch</translation>
        </message>
        <message>
            <source>%1 switches</source>
            <translation>%1 Switches</translation>
        </message>
        <message>
            <source>%1 ports down, %2 up</source>
            <translation>%1 Ports ab, %2 auf</translation>
        </message>
        <message>
            <source>%1 ports down</source>
            <translation>%1 Ports ab</translation>
        </message>
        <message>
            <source>NICs: %1, %2 each one way</source>
            <translation>NICs: %1, je %2 in eine Richtung</translation>
        </message>
        <message>
            <source>was %1</source>
            <translation>vorher %1</translation>
        </message>
        <message>
            <source>Oversubscription of tier %1 in the baseline: %2</source>
            <translation>Überbuchung der Ebene %1 im Vergleich: %2</translation>
        </message>
        <message>
            <source>Oversubscription of tier %1: %2</source>
            <translation>Überbuchung der Ebene %1: %2</translation>
        </message>
        <message>
            <source>%1 : 1</source>
            <translation>%1 : 1</translation>
        </message>
        <message>
            <source>NICs</source>
            <translation>NICs</translation>
        </message>
        <message>
            <source>Tier %1</source>
            <translation>Ebene %1</translation>
        </message>
        <message>
            <source>Step time with the change: %1</source>
            <translation>Schrittzeit mit der Änderung: %1</translation>
        </message>
        <message>
            <source>then %1</source>
            <translation>dann %1</translation>
        </message>
    </context>
    <context>
        <name>KeyStrip</name>
        <message>
            <source>%1: error</source>
            <translation>%1: Fehler</translation>
        </message>
        <message>
            <source>%1 at site %2</source>
            <translation>%1 an Standort %2</translation>
        </message>
        <message>
            <source>baseline %1</source>
            <translation>Vergleich %1</translation>
        </message>
        <message>
            <source>better</source>
            <translation>besser</translation>
        </message>
        <message>
            <source>worse</source>
            <translation>schlechter</translation>
        </message>
        <message>
            <source>no value then</source>
            <translation>dann ohne Wert</translation>
        </message>
        <message>
            <source>would be %1</source>
            <translation>wäre %1</translation>
        </message>
        <message>
            <source>stays</source>
            <translation>bleibt</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>Schätzung</translation>
        </message>
        <message>
            <source>stale</source>
            <translation>veraltet</translation>
        </message>
        <message>
            <source>needs the errors cleared</source>
            <translation>erst Fehler beheben</translation>
        </message>
        <message>
            <source>violates a limit</source>
            <translation>verletzt eine Grenze</translation>
        </message>
        <message>
            <source>beyond measured</source>
            <translation>nie gemessen</translation>
        </message>
        <message>
            <source>= baseline</source>
            <translation>= Vergleich</translation>
        </message>
        <message>
            <source>baseline ≈ %1</source>
            <translation>Vergleich ≈ %1</translation>
        </message>
    </context>
    <context>
        <name>PanelRow</name>
        <message>
            <source>Tier 1 down / up</source>
            <translation>Ebene 1 ab / auf</translation>
        </message>
        <message>
            <source>Tier 2 down / up</source>
            <translation>Ebene 2 ab / auf</translation>
        </message>
        <message>
            <source> (user data)</source>
            <translation> (eigene Daten)</translation>
        </message>
        <message>
            <source>%1 to %2 / %3</source>
            <translation>%1 auf %2 / %3</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>%1 to %2, sized by %3</source>
            <translation>%1 auf %2, bemessen nach %3</translation>
        </message>
        <message>
            <source>%1 is outside %2 to %3</source>
            <translation>%1 liegt außerhalb von %2 bis %3</translation>
        </message>
    </context>
    <context>
        <name>ParameterPanel</name>
        <message>
            <source>GPUs</source>
            <translation>GPUs</translation>
        </message>
        <message>
            <source>replicas</source>
            <translation>Kopien</translation>
        </message>
        <message>
            <source>switches</source>
            <translation>Switches</translation>
        </message>
        <message>
            <source>headroom left</source>
            <translation>Reserve übrig</translation>
        </message>
        <message>
            <source>per GPU</source>
            <translation>je GPU</translation>
        </message>
        <message>
            <source>, automatic</source>
            <translation>, automatisch</translation>
        </message>
    </context>
    <context>
        <name>QObject</name>
        <message>
            <source>nothing else</source>
            <translation>nichts sonst</translation>
        </message>
        <message>
            <source>rings, in order</source>
            <translation>Ringe, geordnet</translation>
        </message>
        <message>
            <source>rings, random</source>
            <translation>Ringe, zufällig</translation>
        </message>
        <message>
            <source>4 incasts of 31</source>
            <translation>4 Incasts zu 31</translation>
        </message>
        <message>
            <source>incast of 255</source>
            <translation>Incast zu 255</translation>
        </message>
        <message>
            <source>60 incasts of 31</source>
            <translation>60 Incasts zu 31</translation>
        </message>
        <message>
            <source>p99</source>
            <translation>p99</translation>
        </message>
        <message>
            <source>last</source>
            <translation>letzter</translation>
        </message>
        <message>
            <source>The network of this scenario has not been simulated yet. That starts by itself.</source>
            <translation>Das Netz dieses Szenarios ist noch nicht simuliert. Das beginnt von selbst.</translation>
        </message>
        <message>
            <source>Nothing was simulated. %1</source>
            <translation>Nichts wurde simuliert. %1</translation>
        </message>
        <message>
            <source>This scenario sends nothing between hosts, so there is nothing to simulate.</source>
            <translation>Dieses Szenario sendet nichts zwischen Rechnern, also gibt es nichts zu simulieren.</translation>
        </message>
        <message>
            <source>None of the %1 flows has finished yet.</source>
            <translation>Keiner der %1 Flüsse ist bisher fertig.</translation>
        </message>
        <message>
            <source>%1: p50 %2, p99 %3, last %4.</source>
            <translation>%1: p50 %2, p99 %3, letzter %4.</translation>
        </message>
        <message>
            <source>The flows over the selected links come with the exact result.</source>
            <translation>Die Flüsse über die gewählten Leitungen kommen mit dem genauen Ergebnis.</translation>
        </message>
        <message>
            <source>This transport spreads its flows over all links, so none belong to the selected ones.</source>
            <translation>Dieser Transport verteilt seine Flüsse auf alle Leitungen, also gehört keiner zu den gewählten.</translation>
        </message>
        <message>
            <source>None of the flows over the selected links is done.</source>
            <translation>Keiner der Flüsse über die gewählten Leitungen ist fertig.</translation>
        </message>
        <message>
            <source>No flow crosses the selected links.</source>
            <translation>Kein Fluss läuft über die gewählten Leitungen.</translation>
        </message>
        <message>
            <source>ideal</source>
            <translation>ideal</translation>
        </message>
        <message>
            <source>spray</source>
            <translation>verteilt</translation>
        </message>
        <message>
            <source>ECMP</source>
            <translation>ECMP</translation>
        </message>
        <message>
            <source>ECMP + PFC</source>
            <translation>ECMP + PFC</translation>
        </message>
        <message>
            <source>stale</source>
            <translation>veraltet</translation>
        </message>
        <message>
            <source>time ÷ ideal time</source>
            <translation>Zeit ÷ ideale Zeit</translation>
        </message>
        <message>
            <source>1,024 hosts, 30 MB each</source>
            <translation>1,024 Rechner, je 30 MB</translation>
        </message>
        <message>
            <source>Within %1× the ideal time</source>
            <translation>Innerhalb der %1-fachen idealen Zeit</translation>
        </message>
        <message>
            <source>%1: %2 of flows done at packet level, %3 simulated</source>
            <translation>%1: %2 der Flüsse fertig auf Paketebene, %3 simuliert</translation>
        </message>
        <message>
            <source>NDP, sprayed</source>
            <translation>NDP, verteilt</translation>
        </message>
        <message>
            <source>at 4 : 1</source>
            <translation>bei 4 : 1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::Autosave</name>
        <message>
            <source>no folder can be written</source>
            <translation>kein Ordner ist beschreibbar</translation>
        </message>
        <message>
            <source>Changes cannot be kept against a crash: %1</source>
            <translation>Änderungen sind gegen einen Absturz nicht gesichert: %1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::BystanderFigure</name>
        <message>
            <source>Bystanders of congestion against packet level</source>
            <translation>Unbeteiligte am Stau gegen die Paketebene</translation>
        </message>
        <message>
            <source>median %1, p90 %2, %3 of %4 done</source>
            <translation>Median %1, p90 %2, %3 von %4 fertig</translation>
        </message>
        <message>
            <source>%1: packet level %2; simulated %3</source>
            <translation>%1: Paketebene %2; simuliert %3</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>noch nicht</translation>
        </message>
        <message>
            <source>The packet-level runs are being read.</source>
            <translation>Die Läufe auf Paketebene werden gelesen.</translation>
        </message>
        <message>
            <source>bystanders beside</source>
            <translation>Unbeteiligte neben</translation>
        </message>
        <message>
            <source>packets: median, p90</source>
            <translation>Pakete: Median, p90</translation>
        </message>
        <message>
            <source>packets</source>
            <translation>Pakete</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simuliert</translation>
        </message>
        <message>
            <source>done by %1</source>
            <translation>fertig bis %1</translation>
        </message>
        <message>
            <source>of %1: packets / ours</source>
            <translation>von %1: Pakete / unsere</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Bystanders beside %1
packets: %2
simulated: %3
(median and p90 of those done, times the ideal time)</source>
            <translation>Unbeteiligte neben %1
Pakete: %2
simuliert: %3
(Median und p90 der fertigen, Vielfaches der idealen Zeit)</translation>
        </message>
    </context>
    <context>
        <name>gigasite::CauseBanner</name>
        <message>
            <source>Error</source>
            <translation>Fehler</translation>
        </message>
    </context>
    <context>
        <name>gigasite::CommandPalette</name>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>Command, parameter or figure</source>
            <translation>Befehl, Parameter oder Kennzahl</translation>
        </message>
        <message>
            <source>Letters of a command, parameter or figure</source>
            <translation>Buchstaben eines Befehls, Parameters oder einer Kennzahl</translation>
        </message>
        <message>
            <source>Commands found</source>
            <translation>Gefundene Befehle</translation>
        </message>
    </context>
    <context>
        <name>gigasite::CompletionChart</name>
        <message>
            <source>Flow completion times</source>
            <translation>Fertigzeiten der Flüsse</translation>
        </message>
        <message>
            <source>%1: half of the flows done within %2, 99 % within %3, the last within %4 the ideal time. </source>
            <translation>%1: die Hälfte der Flüsse fertig in %2, 99 % in %3, der letzte in %4 der idealen Zeit. </translation>
        </message>
        <message>
            <source>selected  p99 %1
p50 %2, last %3</source>
            <translation>gewählt  p99 %1
p50 %2, letzter %3</translation>
        </message>
        <message>
            <source>p50 %1</source>
            <translation>p50 %1</translation>
        </message>
        <message>
            <source>p99 %1</source>
            <translation>p99 %1</translation>
        </message>
        <message>
            <source>last done %1</source>
            <translation>letzter %1</translation>
        </message>
        <message>
            <source>last %1</source>
            <translation>letzter %1</translation>
        </message>
        <message>
            <source>time ÷ ideal time of the flow (%1 over all tiers)</source>
            <translation>Zeit ÷ ideale Zeit des Flusses (%1 über alle Ebenen)</translation>
        </message>
        <message>
            <source>estimate, not bounded</source>
            <translation>Schätzung, ohne Schranke</translation>
        </message>
        <message>
            <source>estimate, 95 of 100 times</source>
            <translation>Schätzung, in 95 von 100 Fällen</translation>
        </message>
        <message>
            <source>%1 %2 to %3</source>
            <translation>%1 %2 bis %3</translation>
        </message>
        <message>
            <source>%1 of %2 unfinished</source>
            <translation>%1 von %2 unfertig</translation>
        </message>
        <message>
            <source>%1: %2 of flows done</source>
            <translation>%1: %2 der Flüsse fertig</translation>
        </message>
        <message>
            <source>Within %1 the ideal time (%2)</source>
            <translation>Innerhalb %1 der idealen Zeit (%2)</translation>
        </message>
    </context>
    <context>
        <name>gigasite::Document</name>
        <message>
            <source>%1 to %2</source>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>Cannot import</source>
            <translation>Import nicht möglich</translation>
        </message>
        <message>
            <source>Import %1</source>
            <translation>%1 importieren</translation>
        </message>
        <message>
            <source>Imported %1</source>
            <translation>%1 importiert</translation>
        </message>
        <message>
            <source>Import model shape</source>
            <translation>Modellform importieren</translation>
        </message>
        <message>
            <source>Hugging Face config.json (*.json)</source>
            <translation>Hugging Face config.json (*.json)</translation>
        </message>
    </context>
    <context>
        <name>gigasite::DocumentFiles</name>
        <message>
            <source>Autosaved %1</source>
            <translation>Gesichert %1</translation>
        </message>
        <message>
            <source>Autosaved beside the file %1</source>
            <translation>Neben der Datei gesichert %1</translation>
        </message>
        <message>
            <source>Cannot open</source>
            <translation>Öffnen nicht möglich</translation>
        </message>
        <message>
            <source>Open scenario</source>
            <translation>Szenario öffnen</translation>
        </message>
        <message>
            <source>Scenarios (*.gigasite.json *.json)</source>
            <translation>Szenarien (*.gigasite.json *.json)</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Ungespeicherte Änderungen</translation>
        </message>
        <message>
            <source>Save the changes to “%1”?</source>
            <translation>Änderungen an „%1“ speichern?</translation>
        </message>
        <message>
            <source>Changed on disk</source>
            <translation>Auf der Platte geändert</translation>
        </message>
        <message>
            <source>Another program has changed “%1” since it was read. Overwrite its version?</source>
            <translation>Ein anderes Programm hat „%1“ seit dem Lesen geändert. Dessen Fassung überschreiben?</translation>
        </message>
        <message>
            <source>Save scenario as</source>
            <translation>Szenario speichern unter</translation>
        </message>
        <message>
            <source>Scenarios (*.gigasite.json)</source>
            <translation>Szenarien (*.gigasite.json)</translation>
        </message>
        <message>
            <source>Cannot save</source>
            <translation>Speichern nicht möglich</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>%1 gespeichert</translation>
        </message>
        <message>
            <source>Recover them</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Discard them</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Später</translation>
        </message>
        <message>
            <source>Cannot recover</source>
            <translation>Wiederherstellen nicht möglich</translation>
        </message>
        <message>
            <source>Recover unsaved changes</source>
            <translation>Ungespeicherte Änderungen wiederherstellen</translation>
        </message>
        <message>
            <source>%1 has been deleted or moved by another program.</source>
            <translation>Ein anderes Programm hat %1 gelöscht oder verschoben.</translation>
        </message>
        <message>
            <source>Save it again</source>
            <translation>Wieder speichern</translation>
        </message>
        <message>
            <source>Go on without it</source>
            <translation>Ohne sie weiter</translation>
        </message>
        <message>
            <source>Another program has changed %1.</source>
            <translation>Ein anderes Programm hat %1 geändert.</translation>
        </message>
        <message>
            <source>Reload and lose my changes</source>
            <translation>Neu laden, meine Änderungen verlieren</translation>
        </message>
        <message>
            <source>Reload</source>
            <translation>Neu laden</translation>
        </message>
        <message>
            <source>Keep mine</source>
            <translation>Meine behalten</translation>
        </message>
        <message>
            <source>Gigasite stopped at %1 with a scenario that was never saved.</source>
            <translation>Gigasite endete um %1 mit einem nie gespeicherten Szenario.</translation>
        </message>
        <message>
            <source>Gigasite stopped at %1 with unsaved changes to %2.</source>
            <translation>Gigasite endete um %1 mit ungespeicherten Änderungen an %2.</translation>
        </message>
    </context>
    <context>
        <name>gigasite::EvaluationService</name>
        <message>
            <source>pinned</source>
            <translation>angeheftet</translation>
        </message>
    </context>
    <context>
        <name>gigasite::FigureCanvas</name>
        <message>
            <source>What the figure shows</source>
            <translation>Was die Abbildung zeigt</translation>
        </message>
    </context>
    <context>
        <name>gigasite::FigurePane</name>
        <message>
            <source>Levels</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Levels of the figure; Esc or Backspace goes one out</source>
            <translation>Ebenen der Abbildung; Esc oder Rücktaste geht eine hinaus</translation>
        </message>
        <message>
            <source>Table (T)</source>
            <translation>Tabelle (T)</translation>
        </message>
        <message>
            <source>Copy (Ctrl+C)</source>
            <translation>Kopieren (Strg+C)</translation>
        </message>
        <message>
            <source>Save as PNG or SVG</source>
            <translation>Als PNG oder SVG speichern</translation>
        </message>
        <message>
            <source>Maximise (F11)</source>
            <translation>Maximieren (F11)</translation>
        </message>
        <message>
            <source>%1 as a table</source>
            <translation>%1 als Tabelle</translation>
        </message>
        <message>
            <source>Levels: %1</source>
            <translation>Ebenen: %1</translation>
        </message>
        <message>
            <source>Restore (Esc)</source>
            <translation>Wiederherstellen (Esc)</translation>
        </message>
        <message>
            <source>Save figure</source>
            <translation>Abbildung speichern</translation>
        </message>
        <message>
            <source>Pictures (*.png);;Vector graphics (*.svg)</source>
            <translation>Bilder (*.png);;Vektorgrafik (*.svg)</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2</source>
            <translation>%1 lässt sich nicht schreiben: %2</translation>
        </message>
        <message>
            <source>Esc returns</source>
            <translation>Esc führt zurück</translation>
        </message>
        <message>
            <source>More of this figure</source>
            <translation>Mehr zu diesem Bild</translation>
        </message>
    </context>
    <context>
        <name>gigasite::KeyStrip</name>
        <message>
            <source>Key figures</source>
            <translation>Kennzahlen</translation>
        </message>
    </context>
    <context>
        <name>gigasite::LayoutCanvas</name>
        <message>
            <source>R%1</source>
            <translation>R%1</translation>
        </message>
        <message>
            <source>datacenter</source>
            <translation>Rechenzentrum</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>stage %1</source>
            <translation>Stufe %1</translation>
        </message>
        <message>
            <source>rack %1</source>
            <translation>Rack %1</translation>
        </message>
        <message>
            <source>replica %1</source>
            <translation>Replik %1</translation>
        </message>
        <message>
            <source>Between site %1 and site %2: drag to move racks, or Alt+↑ and Alt+↓</source>
            <translation>Zwischen Standort %1 und %2: ziehen verschiebt Racks, oder Alt+↑ und Alt+↓</translation>
        </message>
        <message>
            <source>Site %1 share to %2</source>
            <translation>Anteil Standort %1 auf %2</translation>
        </message>
    </context>
    <context>
        <name>gigasite::LoadHistogram</name>
        <message>
            <source>Link load</source>
            <translation>Last der Verbindungen</translation>
        </message>
        <message>
            <source>%1 links between switches, mean load %2, most loaded %3.</source>
            <translation>%1 Leitungen zwischen Switches, mittlere Last %2, höchste %3.</translation>
        </message>
        <message>
            <source>No link joins two switches here: every flow stays under one switch, so only hosts' links carry load.</source>
            <translation>Hier verbindet keine Leitung zwei Switches: jeder Fluss bleibt unter einem Switch, also tragen nur Leitungen der Rechner Last.</translation>
        </message>
        <message>
            <source>Loads of links are known when the simulation is done.</source>
            <translation>Die Last der Leitungen ist bekannt, wenn die Simulation fertig ist.</translation>
        </message>
        <message>
            <source>load of %1 or more</source>
            <translation>Last %1 oder mehr</translation>
        </message>
        <message>
            <source>load from %1 to %2</source>
            <translation>Last von %1 bis %2</translation>
        </message>
        <message>
            <source>%1: %2 of %3 links (%4)</source>
            <translation>%1: %2 von %3 Leitungen (%4)</translation>
        </message>
        <message>
            <source>links</source>
            <translation>Leitungen</translation>
        </message>
        <message>
            <source>mean %1</source>
            <translation>Mittel %1</translation>
        </message>
        <message>
            <source>most loaded %1</source>
            <translation>höchste %1</translation>
        </message>
        <message>
            <source>load: flows' worth of bytes on a link · %1 sets of parallel links, %2%3</source>
            <translation>Last: Bytes auf einer Leitung in Flüssen · %1 Bündel paralleler Leitungen, %2%3</translation>
        </message>
        <message>
            <source>load: flows' worth of bytes on a link · %1 links between switches, %2%3</source>
            <translation>Last: Bytes auf einer Leitung in Flüssen · %1 Leitungen zwischen Switches, %2%3</translation>
        </message>
        <message>
            <source>, estimate</source>
            <translation>, Schätzung</translation>
        </message>
    </context>
    <context>
        <name>gigasite::MainWindow</name>
        <message>
            <source>%1 (stale)</source>
            <translation>%1 (veraltet)</translation>
        </message>
        <message>
            <source>headroom at %1, dashed: 2024 paper</source>
            <translation>Reserve bei %1, gestrichelt: Artikel 2024</translation>
        </message>
        <message>
            <source>headroom at %1 curtailment</source>
            <translation>Reserve bei %1 Abregelung</translation>
        </message>
        <message>
            <source>tier</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <source>tiers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>, %1 rails</source>
            <translation>, %1 Schienen</translation>
        </message>
        <message>
            <source>, %1 planes</source>
            <translation>, %1 Netze</translation>
        </message>
        <message>
            <source>one site · %1%2, %3 ports</source>
            <translation>ein Standort · %1%2, %3 Ports</translation>
        </message>
        <message>
            <source>TP %1 × PP %2 × DP %3</source>
            <translation>TP %1 × PP %2 × DP %3</translation>
        </message>
        <message>
            <source>ideal arithmetic</source>
            <translation>ideale Rechnung</translation>
        </message>
        <message>
            <source>Model evaluated in %1</source>
            <translation>Modell berechnet in %1</translation>
        </message>
        <message>
            <source>Problems: %1, %2</source>
            <translation>Probleme: %1, %2</translation>
        </message>
        <message>
            <source>error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>warnings</source>
            <translation>Warnungen</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <translation>Rückgängig: %1</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Bericht exportieren</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Cannot export</source>
            <translation>Export nicht möglich</translation>
        </message>
        <message>
            <source>Report written to %1</source>
            <translation>Bericht geschrieben nach %1</translation>
        </message>
        <message>
            <source>Export result</source>
            <translation>Ergebnis exportieren</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Result written to %1</source>
            <translation>Ergebnis geschrieben nach %1</translation>
        </message>
        <message>
            <source>About Gigasite</source>
            <translation>Über Gigasite</translation>
        </message>
        <message>
            <source>&lt;p&gt;&lt;b&gt;Gigasite %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What-if explorer for LLM training datacenters. GPL-3.0-or-later.&lt;/p&gt;&lt;p&gt;Data: Ruggles et al. (CC-BY 4.0), Epoch AI (CC-BY 4.0), NREL ReEDS/NARIS, EIA, EPA, US Census Bureau. Formulas: Gherghescu et al. 2024; Hoffmann et al. 2022; Korthikanti et al. 2022.&lt;/p&gt;</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameter › %1</source>
            <translation>Parameter › %1</translation>
        </message>
        <message>
            <source>Figure › %1</source>
            <translation>Kennzahl › %1</translation>
        </message>
        <message>
            <source>&amp;Text size</source>
            <translation>&amp;Textgröße</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>&amp;Larger text</source>
            <translation>&amp;Größerer Text</translation>
        </message>
        <message>
            <source>&amp;Smaller text</source>
            <translation>&amp;Kleinerer Text</translation>
        </message>
        <message>
            <source>&amp;Normal text</source>
            <translation>&amp;Normaler Text</translation>
        </message>
        <message>
            <source>Langua&amp;ge</source>
            <translation>&amp;Sprache</translation>
        </message>
        <message>
            <source>The window has this language from the next start.</source>
            <translation>Das Fenster hat diese Sprache ab dem nächsten Start.</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <source>Power map</source>
            <translation>Stromkarte</translation>
        </message>
        <message>
            <source>Parallelism layout</source>
            <translation>Parallelisierung</translation>
        </message>
        <message>
            <source>Topology</source>
            <translation>Topologie</translation>
        </message>
        <message>
            <source>Step-time breakdown</source>
            <translation>Aufteilung der Schrittzeit</translation>
        </message>
        <message>
            <source>Rack</source>
            <translation>Rack</translation>
        </message>
        <message>
            <source>activity</source>
            <translation>Aktivität</translation>
        </message>
        <message>
            <source>The rack as its GPUs and replicas</source>
            <translation>Das Rack als seine GPUs und Kopien</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>The rack as what fills its memory</source>
            <translation>Das Rack als das, was seinen Speicher füllt</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Einheit</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>Durations in seconds</source>
            <translation>Dauern in Sekunden</translation>
        </message>
        <message>
            <source>%</source>
            <comment>share</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Durations as shares of the step</source>
            <translation>Dauern als Anteile am Schritt</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Scaling laws</source>
            <translation>Skalierungsgesetze</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netzwerk</translation>
        </message>
        <message>
            <source>Domains</source>
            <translation>Domänen</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>Open &amp;example</source>
            <translation>&amp;Beispiel öffnen</translation>
        </message>
        <message>
            <source>&amp;Import model…</source>
            <translation>Modell &amp;importieren…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Speichern &amp;unter…</translation>
        </message>
        <message>
            <source>Export &amp;report…</source>
            <translation>Be&amp;richt exportieren…</translation>
        </message>
        <message>
            <source>Export &amp;JSON…</source>
            <translation>&amp;JSON exportieren…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Forget these</source>
            <translation>Diese &amp;vergessen</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Copy figure</source>
            <translation>Abbildung &amp;kopieren</translation>
        </message>
        <message>
            <source>%1 copied</source>
            <translation>%1 kopiert</translation>
        </message>
        <message>
            <source>&amp;Filter parameters</source>
            <translation>Parameter &amp;filtern</translation>
        </message>
        <message>
            <source>&amp;Next problem</source>
            <translation>&amp;Nächstes Problem</translation>
        </message>
        <message>
            <source>&amp;Previous problem</source>
            <translation>&amp;Voriges Problem</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Maximise figure</source>
            <translation>Abbildung &amp;maximieren</translation>
        </message>
        <message>
            <source>Figure as &amp;table</source>
            <translation>Abbildung als &amp;Tabelle</translation>
        </message>
        <message>
            <source>&amp;Ghost of the baseline</source>
            <translation>&amp;Umriss des Vergleichs</translation>
        </message>
        <message>
            <source>The baseline, dashed, where it differs</source>
            <translation>Der Vergleich, gestrichelt, wo er abweicht</translation>
        </message>
        <message>
            <source>Restore figures</source>
            <translation>Abbildungen wiederherstellen</translation>
        </message>
        <message>
            <source>&amp;Dark colours</source>
            <translation>&amp;Dunkle Farben</translation>
        </message>
        <message>
            <source>Reset &amp;layout</source>
            <translation>An&amp;ordnung zurücksetzen</translation>
        </message>
        <message>
            <source>Numbers of the &amp;papers</source>
            <translation>Zahlen der &amp;Artikel</translation>
        </message>
        <message>
            <source>Why? &amp;back</source>
            <translation>Warum? &amp;zurück</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Commands…</source>
            <translation>&amp;Befehle…</translation>
        </message>
        <message>
            <source>&amp;Keys and gestures</source>
            <translation>&amp;Tasten und Gesten</translation>
        </message>
        <message>
            <source>&amp;Examples…</source>
            <translation>B&amp;eispiele…</translation>
        </message>
        <message>
            <source>Guided &amp;tour</source>
            <translation>&amp;Rundgang</translation>
        </message>
        <message>
            <source>&amp;About Gigasite</source>
            <translation>&amp;Über Gigasite</translation>
        </message>
        <message>
            <source>The engine does not compute this number.</source>
            <translation>Diese Zahl wird nicht berechnet.</translation>
        </message>
        <message>
            <source>&amp;Scenario</source>
            <translation>&amp;Szenario</translation>
        </message>
        <message>
            <source>Printed or &amp;corrected</source>
            <translation>Gedruckt oder &amp;korrigiert</translation>
        </message>
        <message>
            <source>&amp;Pin baseline</source>
            <translation>Vergleich &amp;festhalten</translation>
        </message>
        <message>
            <source>Baseline as &amp;opened</source>
            <translation>Vergleich wie ge&amp;öffnet</translation>
        </message>
        <message>
            <source>&amp;Hold evaluation</source>
            <translation>Auswertung an&amp;halten</translation>
        </message>
        <message>
            <source>Make the change</source>
            <translation>Änderung vornehmen</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
        <message>
            <source>Paper as printed</source>
            <translation>Wie gedruckt</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Korrigiert</translation>
        </message>
        <message>
            <source>Key figures</source>
            <translation>Kennzahlen</translation>
        </message>
        <message>
            <source>paper inconsistency</source>
            <translation>Widerspruch im Artikel</translation>
        </message>
        <message>
            <source>paper inconsistencies</source>
            <translation>Widersprüche im Artikel</translation>
        </message>
        <message>
            <source>engine %1</source>
            <translation>Kern %1</translation>
        </message>
        <message>
            <source>On hold</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>Live</source>
            <translation>Laufend</translation>
        </message>
        <message>
            <source>Edits are not evaluated. F5 evaluates again.</source>
            <translation>Änderungen werden nicht ausgewertet. F5 wertet wieder aus.</translation>
        </message>
        <message>
            <source>F5 puts the evaluation on hold</source>
            <translation>F5 hält die Auswertung an</translation>
        </message>
        <message>
            <source>as opened</source>
            <translation>wie geöffnet</translation>
        </message>
        <message>
            <source>Baseline: %1</source>
            <translation>Vergleich: %1</translation>
        </message>
        <message>
            <source>What deltas and dashed outlines compare with: %1</source>
            <translation>Womit Abweichungen und gestrichelte Umrisse vergleichen: %1</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>Beispiele</translation>
        </message>
        <message>
            <source>Recent files</source>
            <translation>Zuletzt geöffnete Dateien</translation>
        </message>
        <message>
            <source>%1: a choice without an outside source</source>
            <translation>%1: eine Wahl ohne äußere Quelle</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1? Enter or a second click makes the change, Esc leaves it.</source>
            <translation>%1? Eingabe oder ein zweiter Klick nimmt die Änderung vor, Esc lässt es.</translation>
        </message>
        <message>
            <source>%1 GPUs</source>
            <translation>%1 GPUs</translation>
        </message>
        <message>
            <source>%1 a step</source>
            <translation>%1 je Schritt</translation>
        </message>
        <message>
            <source>Move a slider</source>
            <translation>Einen Regler bewegen</translation>
        </message>
        <message>
            <source>Drag &lt;b&gt;Layers&lt;/b&gt;. Everything follows: memory, step time, network, power. Shift moves in tenths; Esc takes the drag back.</source>
            <translation>Ziehen Sie &lt;b&gt;Schichten&lt;/b&gt;. Alles folgt: Speicher, Schrittzeit, Netzwerk, Leistung. Umschalt bewegt in Zehnteln; Esc nimmt den Zug zurück.</translation>
        </message>
        <message>
            <source>Ask why</source>
            <translation>Nach dem Warum fragen</translation>
        </message>
        <message>
            <source>Click any number, such as &lt;b&gt;Time to train&lt;/b&gt;. Why? shows its formula, where each input comes from, and what the papers say.</source>
            <translation>Klicken Sie eine Zahl an, etwa &lt;b&gt;Trainingsdauer&lt;/b&gt;. Warum? zeigt ihre Formel, woher jede Eingabe kommt und was die Artikel sagen.</translation>
        </message>
        <message>
            <source>Paper or truth</source>
            <translation>Artikel oder Wahrheit</translation>
        </message>
        <message>
            <source>The papers have slips. &lt;b&gt;Corrected&lt;/b&gt; computes without them; &lt;b&gt;M&lt;/b&gt; switches back and forth.</source>
            <translation>Die Artikel enthalten Fehler. &lt;b&gt;Korrigiert&lt;/b&gt; rechnet ohne sie; &lt;b&gt;M&lt;/b&gt; schaltet hin und her.</translation>
        </message>
        <message>
            <source>Nothing is lost</source>
            <translation>Nichts geht verloren</translation>
        </message>
        <message>
            <source>Undo your changes with &lt;b&gt;Ctrl+Z&lt;/b&gt;. Every edit is one step, a whole drag as well.</source>
            <translation>Machen Sie Ihre Änderungen mit &lt;b&gt;Strg+Z&lt;/b&gt; rückgängig. Jede Änderung ist ein Schritt, auch ein ganzer Zug.</translation>
        </message>
        <message>
            <source>Problems and their fixes</source>
            <translation>Probleme und ihre Lösung</translation>
        </message>
        <message>
            <source>What cannot work is told here, each with the change that clears it. &lt;b&gt;F8&lt;/b&gt; goes from one to the next.</source>
            <translation>Was nicht gehen kann, steht hier, jedes mit der Änderung, die es behebt. &lt;b&gt;F8&lt;/b&gt; geht vom einen zum nächsten.</translation>
        </message>
        <message>
            <source>Find anything</source>
            <translation>Alles finden</translation>
        </message>
        <message>
            <source>&lt;b&gt;Ctrl+K&lt;/b&gt; finds commands, parameters and figures by a few letters; &lt;b&gt;F1&lt;/b&gt; lists all keys.</source>
            <translation>&lt;b&gt;Strg+K&lt;/b&gt; findet Befehle, Parameter und Kennzahlen nach ein paar Buchstaben; &lt;b&gt;F1&lt;/b&gt; zeigt alle Tasten.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Undo %1</source>
            <translation>&amp;Rückgängig: %1</translation>
        </message>
        <message>
            <source>&amp;Redo %1</source>
            <translation>&amp;Wiederholen: %1</translation>
        </message>
        <message>
            <source>differs</source>
            <translation>weicht ab</translation>
        </message>
        <message>
            <source>differ</source>
            <translation>weichen ab</translation>
        </message>
        <message>
            <source>Key figures that read differently as printed and as corrected</source>
            <translation>Kennzahlen, die gedruckt und korrigiert anders lauten</translation>
        </message>
        <message>
            <source>Microbatches to 2,900, sized by racks</source>
            <translation>Mikrobatches auf 2,900, nach Racks</translation>
        </message>
        <message>
            <source>headroom at %1</source>
            <translation>Reserve bei %1</translation>
        </message>
        <message>
            <source>ideal</source>
            <translation>ideal</translation>
        </message>
        <message>
            <source>Beside the tree</source>
            <translation>Neben dem Baum</translation>
        </message>
        <message>
            <source>flows</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>When the simulated flows are done, and the hottest links</source>
            <translation>Wann die simulierten Flüsse fertig sind, und die am stärksten belasteten Verbindungen</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>What the network takes: switches, links, cost, power</source>
            <translation>Was das Netz braucht: Switches, Verbindungen, Kosten, Leistung</translation>
        </message>
        <message>
            <source>costs %1, budget %2</source>
            <translation>kostet %1, Budget %2</translation>
        </message>
        <message>
            <source>costs %1</source>
            <translation>kostet %1</translation>
        </message>
        <message>
            <source>Jobs</source>
            <translation>Aufträge</translation>
        </message>
        <message>
            <source>Jobs: %1</source>
            <translation>Aufträge: %1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::MapCanvas</name>
        <message>
            <source>Move %1</source>
            <translation>%1 verschieben</translation>
        </message>
    </context>
    <context>
        <name>gigasite::MarkTable</name>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>How much</source>
            <translation>Wie viel</translation>
        </message>
    </context>
    <context>
        <name>gigasite::NetworkChart</name>
        <message>
            <source>Completion times</source>
            <translation>Fertigzeiten</translation>
        </message>
        <message>
            <source>What share of the flows is done by when, by transport</source>
            <translation>Welcher Anteil der Flüsse wann fertig ist, je Transport</translation>
        </message>
        <message>
            <source>Link load</source>
            <translation>Last der Verbindungen</translation>
        </message>
        <message>
            <source>How many links between switches carry how much</source>
            <translation>Wie viele Leitungen zwischen Switches wie viel tragen</translation>
        </message>
        <message>
            <source>Against packets</source>
            <translation>Gegen Pakete</translation>
        </message>
        <message>
            <source>The simulation beside a packet-level simulator, flow for flow</source>
            <translation>Die Simulation neben einem Simulator auf Paketebene, Fluss für Fluss</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netzwerk</translation>
        </message>
        <message>
            <source>Remarks of the simulation</source>
            <translation>Bemerkungen der Simulation</translation>
        </message>
    </context>
    <context>
        <name>gigasite::PacketChart</name>
        <message>
            <source>Permutations against packet level</source>
            <translation>Permutationen gegen die Paketebene</translation>
        </message>
        <message>
            <source>Against packets</source>
            <translation>Gegen Pakete</translation>
        </message>
        <message>
            <source>The packet-level runs cannot be shown: %1 %2</source>
            <translation>Die Läufe auf Paketebene sind nicht darstellbar: %1 %2</translation>
        </message>
        <message>
            <source>%1: last flow at %2 times the ideal time simulated, %3 at packet level. </source>
            <translation>%1: letzter Fluss beim %2-fachen der idealen Zeit simuliert, beim %3-fachen auf Paketebene. </translation>
        </message>
    </context>
    <context>
        <name>gigasite::PapersModel</name>
        <message>
            <source>not judged</source>
            <translation>nicht beurteilt</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Gedruckt</translation>
        </message>
        <message>
            <source>Derived</source>
            <translation>Abgeleitet</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Korrigiert</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
    </context>
    <context>
        <name>gigasite::PapersPage</name>
        <message>
            <source>Reproduces</source>
            <translation>Stimmt</translation>
        </message>
        <message>
            <source>Rounding</source>
            <translation>Gerundet</translation>
        </message>
        <message>
            <source>Inconsistent</source>
            <translation>Widersprüchlich</translation>
        </message>
        <message>
            <source>Not derivable</source>
            <translation>Nicht ableitbar</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtern</translation>
        </message>
        <message>
            <source>Filter of the papers' numbers</source>
            <translation>Filter für die Zahlen der Artikel</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Numbers of the papers</source>
            <translation>Zahlen der Artikel</translation>
        </message>
        <message>
            <source>computing …</source>
            <translation>rechnet …</translation>
        </message>
        <message>
            <source>%1 of %2 shown</source>
            <translation>%1 von %2 gezeigt</translation>
        </message>
        <message>
            <source>%1 of %2 computed</source>
            <translation>%1 von %2 berechnet</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ParameterPanel</name>
        <message>
            <source>Filter  Ctrl+F</source>
            <translation>Filter  Strg+F</translation>
        </message>
        <message>
            <source>Filter parameters</source>
            <translation>Parameter filtern</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>No parameter, key or group has “%1”.</source>
            <translation>Kein Parameter, Schlüssel, keine Gruppe enthält „%1“.</translation>
        </message>
        <message>
            <source>less</source>
            <translation>weniger</translation>
        </message>
        <message>
            <source>more</source>
            <translation>mehr</translation>
        </message>
        <message>
            <source>found %1</source>
            <translation>gefunden %1</translation>
        </message>
        <message>
            <source>changed %1</source>
            <translation>geändert %1</translation>
        </message>
        <message>
            <source>Time to train</source>
            <translation>Trainingsdauer</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Schrittzeit</translation>
        </message>
        <message>
            <source>Utilisation</source>
            <translation>Auslastung</translation>
        </message>
        <message>
            <source>Capital</source>
            <translation>Kapital</translation>
        </message>
        <message>
            <source>Site power</source>
            <translation>Standortleistung</translation>
        </message>
        <message>
            <source>Memory per GPU</source>
            <translation>Speicher je GPU</translation>
        </message>
        <message>
            <source>Network cost</source>
            <translation>Netzkosten</translation>
        </message>
        <message>
            <source>Figure that the effect bars show</source>
            <translation>Kennzahl, die die Wirkungsbalken zeigen</translation>
        </message>
        <message>
            <source>Effect on</source>
            <translation>Wirkung auf</translation>
        </message>
        <message>
            <source>Clear the filter</source>
            <translation>Filter leeren</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ParameterTree</name>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Fix: %1</source>
            <translation>Lösung: %1</translation>
        </message>
        <message>
            <source>Back to default</source>
            <translation>Zurück zur Vorgabe</translation>
        </message>
        <message>
            <source>Keep at %1</source>
            <translation>Bei %1 behalten</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Copy value</source>
            <translation>Wert kopieren</translation>
        </message>
        <message>
            <source>Copy as --set</source>
            <translation>Als --set kopieren</translation>
        </message>
        <message>
            <source>Show source</source>
            <translation>Quelle zeigen</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ProblemLine</name>
        <message>
            <source>Problems (stale)</source>
            <translation>Probleme (veraltet)</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>No problems.</source>
            <translation>Keine Probleme.</translation>
        </message>
        <message>
            <source>See the list</source>
            <translation>Siehe Liste</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ProblemModel</name>
        <message>
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <source>Fix</source>
            <translation>Lösung</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ProblemPanel</name>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
    </context>
    <context>
        <name>gigasite::RailBars</name>
        <message>
            <source>Traffic classes and any-to-any gain</source>
            <translation>Verkehrsklassen und Gewinn mit Jeder-zu-jedem</translation>
        </message>
        <message>
            <source>%1: %2 of pairs silent, %3 of bytes stay in a domain, any-to-any %4</source>
            <translation>%1: %2 der Paare still, %3 der Bytes bleiben in einer Domäne, jeder zu jedem %4</translation>
        </message>
        <message>
            <source>printed</source>
            <translation>gedruckt</translation>
        </message>
        <message>
            <source>Share of GPU pairs, Fig 3a</source>
            <translation>Anteil der GPU-Paare, Abb. 3a</translation>
        </message>
        <message>
            <source>in a domain</source>
            <translation>in Domäne</translation>
        </message>
        <message>
            <source>across</source>
            <translation>dazwischen</translation>
        </message>
        <message>
            <source>silent</source>
            <translation>still</translation>
        </message>
        <message>
            <source>%1
pairs that exchange in a domain: %2, across domains: %3, silent: %4</source>
            <translation>%1
Paare, die in einer Domäne austauschen: %2, zwischen Domänen: %3, still: %4</translation>
        </message>
        <message>
            <source>
printed: under %1 in a domain</source>
            <translation>
gedruckt: unter %1 in einer Domäne</translation>
        </message>
        <message>
            <source>Share of bytes, Fig 3b</source>
            <translation>Anteil der Bytes, Abb. 3b</translation>
        </message>
        <message>
            <source>%1
bytes that stay in a domain: %2</source>
            <translation>%1
Bytes, die in einer Domäne bleiben: %2</translation>
        </message>
        <message>
            <source>
printed: over %1</source>
            <translation>
gedruckt: über %1</translation>
        </message>
        <message>
            <source>Any-to-any against rails, Fig 5</source>
            <translation>Jeder zu jedem gegen Schienen, Abb. 5</translation>
        </message>
        <message>
            <source>iteration time, times as long</source>
            <translation>Iterationszeit, Vielfaches</translation>
        </message>
        <message>
            <source>%1
iteration over rails: %2, in one any-to-any domain: %3, %4 as long</source>
            <translation>%1
Iteration über Schienen: %2, in einer Domäne, jeder zu jedem: %3, %4 so lang</translation>
        </message>
        <message>
            <source>
printed: %1</source>
            <translation>
gedruckt: %1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::RailChart</name>
        <message>
            <source>GPUs of a scale-up domain</source>
            <translation>GPUs einer Scale-up-Domäne</translation>
        </message>
        <message>
            <source>iteration time</source>
            <translation>Iterationszeit</translation>
        </message>
        <message>
            <source>tokens of a batch</source>
            <translation>Token eines Stapels</translation>
        </message>
        <message>
            <source>% of any-to-any speed</source>
            <translation>% des Tempos jeder zu jedem</translation>
        </message>
        <message>
            <source>Domains, batches</source>
            <translation>Domänen, Stapel</translation>
        </message>
        <message>
            <source>Rail-only paper, Figs 7 and 8, for this scenario</source>
            <translation>Rail-only-Artikel, Abb. 7 und 8, für dieses Szenario</translation>
        </message>
        <message>
            <source>Traffic, gain</source>
            <translation>Verkehr, Gewinn</translation>
        </message>
        <message>
            <source>Rail-only paper, Figs 3 and 5: this scenario and the paper's models</source>
            <translation>Rail-only-Artikel, Abb. 3 und 5: dieses Szenario und die Modelle des Artikels</translation>
        </message>
        <message>
            <source>Iteration time by domain size, Fig 7</source>
            <translation>Iterationszeit nach Domänengröße, Abb. 7</translation>
        </message>
        <message>
            <source>Per cent of any-to-any speed by batch, Fig 8b</source>
            <translation>Prozent des Tempos jeder zu jedem nach Batch, Abb. 8b</translation>
        </message>
        <message>
            <source>this scenario</source>
            <translation>dieses Szenario</translation>
        </message>
        <message>
            <source>%1 GPUs</source>
            <translation>%1 GPUs</translation>
        </message>
        <message>
            <source>any-to-any</source>
            <translation>jeder mit jedem</translation>
        </message>
        <message>
            <source>domain of %1</source>
            <translation>Domäne mit %1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::RowEditor</name>
        <message>
            <source>%1. Enter takes it, Esc keeps %2.</source>
            <translation>%1. Eingabe übernimmt, Esc behält %2.</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ScalingChart</name>
        <message>
            <source>months at full peak</source>
            <translation>Monate bei voller Spitze</translation>
        </message>
        <message>
            <source>loss-optimal parameters</source>
            <translation>verlustoptimale Parameter</translation>
        </message>
        <message>
            <source>%1 in %2 months</source>
            <translation>%1 in %2 Monaten</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ShortcutSheet</name>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Run a cancelled job again</source>
            <translation>Abgebrochenen Auftrag erneut starten</translation>
        </message>
        <message>
            <source>Esc or Delete</source>
            <translation>Esc oder Entf</translation>
        </message>
        <message>
            <source>Cancel the chosen job</source>
            <translation>Gewählten Auftrag abbrechen</translation>
        </message>
        <message>
            <source>Jobs</source>
            <translation>Aufträge</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Power map</source>
            <translation>Stromkarte</translation>
        </message>
        <message>
            <source>Topology</source>
            <translation>Topologie</translation>
        </message>
        <message>
            <source>Step time and layout</source>
            <translation>Schrittzeit und Parallelisierung</translation>
        </message>
        <message>
            <source>Parallelism layout</source>
            <translation>Parallelisierung</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Abbildungen</translation>
        </message>
        <message>
            <source>Next or previous parameter</source>
            <translation>Nächster oder voriger Parameter</translation>
        </message>
        <message>
            <source>Smaller or larger; with Shift in tenths</source>
            <translation>Kleiner oder größer; mit Umschalt in Zehnteln</translation>
        </message>
        <message>
            <source>Type a value, with its unit (2.9G, 2900 MW); open a choice</source>
            <translation>Einen Wert mit Einheit eingeben (2.9G, 2900 MW); eine Auswahl öffnen</translation>
        </message>
        <message>
            <source>Enter, F2 or a digit</source>
            <translation>Eingabe, F2 oder eine Ziffer</translation>
        </message>
        <message>
            <source>Back to the opened value</source>
            <translation>Zurück zum geöffneten Wert</translation>
        </message>
        <message>
            <source>Delete, or double-click the slider</source>
            <translation>Entf, oder Doppelklick auf den Regler</translation>
        </message>
        <message>
            <source>Derived or typed</source>
            <translation>Abgeleitet oder getippt</translation>
        </message>
        <message>
            <source>Drag in tenths</source>
            <translation>In Zehnteln ziehen</translation>
        </message>
        <message>
            <source>Shift while dragging</source>
            <translation>Umschalt beim Ziehen</translation>
        </message>
        <message>
            <source>Take a drag back</source>
            <translation>Einen Zug zurücknehmen</translation>
        </message>
        <message>
            <source>Choose a site</source>
            <translation>Einen Standort wählen</translation>
        </message>
        <message>
            <source>Move the chosen site by 10 km</source>
            <translation>Gewählten Standort um 10 km verschieben</translation>
        </message>
        <message>
            <source>Move a site</source>
            <translation>Einen Standort verschieben</translation>
        </message>
        <message>
            <source>drag its marker</source>
            <translation>seine Marke ziehen</translation>
        </message>
        <message>
            <source>Choose a bundle of links; show its flows</source>
            <translation>Ein Bündel Leitungen wählen; seine Flüsse zeigen</translation>
        </message>
        <message>
            <source>Take out of service or restore</source>
            <translation>Außer Betrieb nehmen oder zurückholen</translation>
        </message>
        <message>
            <source>right-click</source>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <source>Change a tier's oversubscription, in whole ports; with Shift finer</source>
            <translation>Überbuchung einer Ebene in ganzen Ports ändern; mit Umschalt feiner</translation>
        </message>
        <message>
            <source>drag it up or down</source>
            <translation>auf- oder abwärts ziehen</translation>
        </message>
        <message>
            <source>The same for the tier of the chosen links; with Alt in tenths</source>
            <translation>Dasselbe für die Ebene der gewählten Leitungen; mit Alt in Zehnteln</translation>
        </message>
        <message>
            <source>Move the time cursor</source>
            <translation>Die Zeitmarke bewegen</translation>
        </message>
        <message>
            <source>← → or drag</source>
            <translation>← → oder ziehen</translation>
        </message>
        <message>
            <source>Play or pause the step; without animations, go on by one slot</source>
            <translation>Schritt abspielen oder anhalten; ohne Animationen einen Takt weiter</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Deeper: datacenter, stage, rack, replica</source>
            <translation>Tiefer: Rechenzentrum, Stufe, Rack, Replik</translation>
        </message>
        <message>
            <source>Enter, wheel or double-click</source>
            <translation>Eingabe, Rad oder Doppelklick</translation>
        </message>
        <message>
            <source>One level out</source>
            <translation>Eine Ebene hinaus</translation>
        </message>
        <message>
            <source>Esc, Backspace, wheel or the trail above</source>
            <translation>Esc, Rücktaste, Rad oder der Pfad darüber</translation>
        </message>
        <message>
            <source>Another rack; at the last level another replica</source>
            <translation>Ein anderes Rack; auf der letzten Ebene eine andere Replik</translation>
        </message>
        <message>
            <source>Move racks between two sites</source>
            <translation>Racks zwischen zwei Standorten verschieben</translation>
        </message>
        <message>
            <source>drag the line between them, or Alt+↑ ↓</source>
            <translation>die Linie dazwischen ziehen, oder Alt+↑ ↓</translation>
        </message>
        <message>
            <source>Explain a number</source>
            <translation>Eine Zahl erklären</translation>
        </message>
        <message>
            <source>click it</source>
            <translation>anklicken</translation>
        </message>
        <message>
            <source>One figure alone</source>
            <translation>Eine Abbildung allein</translation>
        </message>
        <message>
            <source>double-click its title</source>
            <translation>Doppelklick auf ihren Titel</translation>
        </message>
        <message>
            <source>Keys and gestures</source>
            <translation>Tasten und Gesten</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtern</translation>
        </message>
        <message>
            <source>Filter keys and gestures</source>
            <translation>Tasten und Gesten filtern</translation>
        </message>
        <message>
            <source>Deeper: network, switches of a tier, ports of a switch</source>
            <translation>Tiefer: Netz, Switches einer Ebene, Ports eines Switches</translation>
        </message>
        <message>
            <source>Page Down, double-click or wheel</source>
            <translation>Bild ab, Doppelklick oder Mausrad</translation>
        </message>
        <message>
            <source>Page Up, Esc, Backspace, wheel or the trail above</source>
            <translation>Bild auf, Esc, Rücktaste, Mausrad oder der Pfad darüber</translation>
        </message>
        <message>
            <source>Enter, Page Down, wheel or double-click</source>
            <translation>Eingabe, Bild ab, Mausrad oder Doppelklick</translation>
        </message>
    </context>
    <context>
        <name>gigasite::StaleMark</name>
        <message>
            <source>Recompute</source>
            <translation>Neu berechnen</translation>
        </message>
        <message>
            <source>Stale since %1</source>
            <translation>Veraltet seit %1</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>gigasite::TopologyCanvas</name>
        <message>
            <source>%1. Drag up or down for other ports, or + and −</source>
            <translation>%1. Auf- oder abwärts ziehen ändert die Ports, oder + und −</translation>
        </message>
        <message>
            <source>network</source>
            <translation>Netz</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>tier %1</source>
            <translation>Ebene %1</translation>
        </message>
        <message>
            <source>T%1</source>
            <translation>E%1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::Tour</name>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Rundgang beenden</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
    </context>
    <context>
        <name>gigasite::WelcomePage</name>
        <message>
            <source>What if you built it differently?</source>
            <translation>Was, wenn man es anders baute?</translation>
        </message>
        <message>
            <source>Open an example, move a slider, and see power, layout, network and step time follow.</source>
            <translation>Öffnen Sie ein Beispiel, bewegen Sie einen Regler und sehen Sie Leistung, Parallelisierung, Netzwerk und Schrittzeit folgen.</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Datei öffnen…</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Zum Rundgang</translation>
        </message>
        <message>
            <source>Go to the window</source>
            <translation>Zum Fenster</translation>
        </message>
    </context>
    <context>
        <name>gigasite::WhyPanel</name>
        <message>
            <source>user data</source>
            <translation>eigene Daten</translation>
        </message>
        <message>
            <source>tier %1, </source>
            <translation>Stufe %1, </translation>
        </message>
        <message>
            <source>printed</source>
            <translation>gedruckt</translation>
        </message>
        <message>
            <source>derived</source>
            <translation>abgeleitet</translation>
        </message>
        <message>
            <source>corrected</source>
            <translation>korrigiert</translation>
        </message>
        <message>
            <source>%1 more under Papers</source>
            <translation>%1 weitere unter Artikel</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>in the open scenario</source>
            <translation>im geöffneten Szenario</translation>
        </message>
        <message>
            <source>No value</source>
            <translation>Kein Wert</translation>
        </message>
        <message>
            <source>Formula</source>
            <translation>Formel</translation>
        </message>
        <message>
            <source>Found without a formula</source>
            <translation>Ohne Formel gefunden</translation>
        </message>
        <message>
            <source>Catalogue row</source>
            <translation>Zeile des Katalogs</translation>
        </message>
        <message>
            <source>Inputs, one hop</source>
            <translation>Eingaben, ein Schritt</translation>
        </message>
        <message>
            <source>Paper conventions against corrected</source>
            <translation>Wie gedruckt gegen korrigiert</translation>
        </message>
        <message>
            <source>Paper as printed</source>
            <translation>Wie gedruckt</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Korrigiert</translation>
        </message>
        <message>
            <source>In the papers</source>
            <translation>In den Artikeln</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>Used by</source>
            <translation>Verwendet von</translation>
        </message>
        <message>
            <source>%1 is %2</source>
            <translation>%1 ist %2</translation>
        </message>
        <message>
            <source>as %1</source>
            <translation>denn %1</translation>
        </message>
        <message>
            <source>stale</source>
            <translation>veraltet</translation>
        </message>
        <message>
            <source>against %1 of the baseline</source>
            <translation>gegen %1 im Vergleich</translation>
        </message>
        <message>
            <source>+10 % →</source>
            <translation>+10 % →</translation>
        </message>
        <message>
            <source>binds</source>
            <translation>bindet</translation>
        </message>
        <message>
            <source>Largest part: %1, %2</source>
            <translation>Größter Teil: %1, %2</translation>
        </message>
        <message>
            <source>Several limits at once, the smallest binds.</source>
            <translation>Mehrere Grenzen zugleich, die kleinste bindet.</translation>
        </message>
        <message>
            <source>The smallest limit binds: %1</source>
            <translation>Die kleinste Grenze bindet: %1</translation>
        </message>
        <message>
            <source>Several limits at once, the largest binds.</source>
            <translation>Mehrere Grenzen zugleich, die größte bindet.</translation>
        </message>
        <message>
            <source>The largest limit binds: %1</source>
            <translation>Die größte Grenze bindet: %1</translation>
        </message>
        <message>
            <source>Relax</source>
            <translation>Lockern</translation>
        </message>
        <message>
            <source>Strongest parameters</source>
            <translation>Stärkste Parameter</translation>
        </message>
        <message>
            <source>has a value again</source>
            <translation>hat wieder einen Wert</translation>
        </message>
        <message>
            <source>no value</source>
            <translation>kein Wert</translation>
        </message>
        <message>
            <source>What binds</source>
            <translation>Was bindet</translation>
        </message>
        <message>
            <source>No limit, and no parameter moves it.</source>
            <translation>Keine Grenze, und kein Parameter bewegt es.</translation>
        </message>
        <message>
            <source>How it got here</source>
            <translation>Wie es dazu kam</translation>
        </message>
        <message>
            <source>No change has moved it since the scenario was opened.</source>
            <translation>Seit dem Öffnen des Szenarios hat es keine Änderung bewegt.</translation>
        </message>
        <message>
            <source>Earlier steps: %1</source>
            <translation>Frühere Schritte: %1</translation>
        </message>
        <message>
            <source>As opened</source>
            <translation>Wie geöffnet</translation>
        </message>
    </context>
    <context>
        <name>gigasite::JobPanel</name>
        <message>
            <source>Jobs</source>
            <translation>Aufträge</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Run again</source>
            <translation>Erneut starten</translation>
        </message>
        <message>
            <source>No job has run yet.</source>
            <translation>Noch ist kein Auftrag gelaufen.</translation>
        </message>
    </context>
    <context>
        <name>gigasite::JobModel</name>
        <message>
            <source>done in %1</source>
            <translation>fertig nach %1</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>cancelled after %1</source>
            <translation>abgebrochen nach %1</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>abgebrochen</translation>
        </message>
        <message>
            <source>running</source>
            <translation>läuft</translation>
        </message>
    </context>
    <context>
        <name>gigasite::JobLog</name>
        <message>
            <source>finding paths</source>
            <translation>sucht Wege</translation>
        </message>
        <message>
            <source>of the flows done</source>
            <translation>der Flüsse fertig</translation>
        </message>
        <message>
            <source>adding up loads</source>
            <translation>summiert Lasten</translation>
        </message>
        <message>
            <source>Flow simulation</source>
            <translation>Flusssimulation</translation>
        </message>
        <message>
            <source>%1, %2 hosts</source>
            <translation>%1, %2 Hosts</translation>
        </message>
        <message>
            <source>Numbers of the papers</source>
            <translation>Zahlen der Artikel</translation>
        </message>
    </context>
    <context>
        <name>gigasite::CountButton</name>
        <message>
            <source>%1, stale</source>
            <translation>%1, veraltet</translation>
        </message>
    </context>
    <context>
        <name>tables</name>
        <message>
            <source>Conventions</source>
            <translation>Konventionen</translation>
        </message>
        <message>
            <source>Budget &amp; hardware</source>
            <translation>Budget &amp; Hardware</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Parallelism</source>
            <translation>Parallelisierung</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netzwerk</translation>
        </message>
        <message>
            <source>Sites</source>
            <translation>Standorte</translation>
        </message>
        <message>
            <source>Power &amp; cost</source>
            <translation>Strom &amp; Kosten</translation>
        </message>
        <message>
            <source>Between sites</source>
            <translation>Zwischen Standorten</translation>
        </message>
        <message>
            <source>Reliability</source>
            <translation>Zuverlässigkeit</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modus</translation>
        </message>
        <message>
            <source>paper as printed</source>
            <translation>Artikel wie gedruckt</translation>
        </message>
        <message>
            <source>corrected</source>
            <translation>korrigiert</translation>
        </message>
        <message>
            <source>Printed follows the paper's own formulas and accounting; corrected uses right ones.</source>
            <translation>Gedruckt folgt Formeln und Zählung des Artikels; korrigiert nutzt richtige.</translation>
        </message>
        <message>
            <source>Size by</source>
            <translation>Bemessen nach</translation>
        </message>
        <message>
            <source>budget</source>
            <translation>Budget</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Leistung</translation>
        </message>
        <message>
            <source>racks</source>
            <translation>Racks</translation>
        </message>
        <message>
            <source>What decides how many racks there are: money, electrical power, or a typed count.</source>
            <translation>Was die Zahl der Racks bestimmt: Geld, elektrische Leistung oder eine eingegebene Zahl.</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>Budget</translation>
        </message>
        <message>
            <source>Total capital. Racks are bought with the compute share of it.</source>
            <translation>Gesamtkapital. Racks werden aus dem Rechenanteil gekauft.</translation>
        </message>
        <message>
            <source>nextgen S1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute share</source>
            <translation>Rechenanteil</translation>
        </message>
        <message>
            <source>Part of the budget spent on racks; the rest pays for buildings, power and network.</source>
            <translation>Teil des Budgets für Racks; der Rest zahlt Gebäude, Strom und Netz.</translation>
        </message>
        <message>
            <source>nextgen S2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Power available</source>
            <translation>Leistung max.</translation>
        </message>
        <message>
            <source>Facility power that may be drawn; as many whole racks as it feeds, overhead included. The network is not counted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Racks</source>
            <translation>Racks</translation>
        </message>
        <message>
            <source>How many racks (scale-up domains) there are, when sized by racks.</source>
            <translation>Wie viele Racks (Scale-up-Domänen) es gibt, wenn nach Racks bemessen.</translation>
        </message>
        <message>
            <source>nextgen S2: 23,200</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rack type</source>
            <translation>Racktyp</translation>
        </message>
        <message>
            <source>What one rack is: its GPUs, memory, peak, power and price come from the catalogue.</source>
            <translation>Was ein Rack ist: GPUs, Speicher, Spitze, Leistung und Preis kommen aus dem Katalog.</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>FP4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FP8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BF16</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FP16</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number format of the matrix multiplications. A precision the catalogue has no figure for is unavailable, never guessed by doubling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2:4 sparse peak</source>
            <translation>2:4-dünne Spitze</translation>
        </message>
        <message>
            <source>Count the vendor's sparse peak. Training does not reach it: corrected mode uses the dense one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rack price</source>
            <translation>Rackpreis</translation>
        </message>
        <message>
            <source>Price of one rack.</source>
            <translation>Preis eines Racks.</translation>
        </message>
        <message>
            <source>catalogue</source>
            <translation>Katalog</translation>
        </message>
        <message>
            <source>Rack power</source>
            <translation>Rackleistung</translation>
        </message>
        <message>
            <source>Electrical power of one rack at full load, without facility overhead.</source>
            <translation>Elektrische Leistung eines Racks bei Volllast, ohne Zuschlag der Anlage.</translation>
        </message>
        <message>
            <source>HBM per rack</source>
            <translation>HBM je Rack</translation>
        </message>
        <message>
            <source>High-bandwidth memory of all GPUs of one rack.</source>
            <translation>HBM aller GPUs eines Racks.</translation>
        </message>
        <message>
            <source>Peak per GPU</source>
            <translation>Spitze je GPU</translation>
        </message>
        <message>
            <source>Peak rate of one GPU at the chosen precision. A typed value is taken as it stands, whatever precision and sparsity say.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs per rack</source>
            <translation>GPUs je Rack</translation>
        </message>
        <message>
            <source>GPUs that share one scale-up domain (NVLink).</source>
            <translation>GPUs, die eine Scale-up-Domäne (NVLink) teilen.</translation>
        </message>
        <message>
            <source>Scale-up rate</source>
            <translation>Scale-up-Rate</translation>
        </message>
        <message>
            <source>Scale-up rate of one GPU as vendors quote it: both directions summed. Corrected mode uses half of it, what moves one way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layers</source>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>Transformer layers (depth).</source>
            <translation>Transformer-Schichten (Tiefe).</translation>
        </message>
        <message>
            <source>nextgen S3.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hidden size</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>Width of the residual stream. Parameters and FLOP grow with its square.</source>
            <translation>Breite des Residualstroms. Parameter und FLOP wachsen mit ihrem Quadrat.</translation>
        </message>
        <message>
            <source>Heads</source>
            <translation>Köpfe</translation>
        </message>
        <message>
            <source>Attention heads. They must divide the hidden size unless the head size is typed, and tensor parallelism must divide them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heads, memory</source>
            <translation>Köpfe, Speicher</translation>
        </message>
        <message>
            <source>Heads used for activation memory in printed mode. The paper's Table 2 matches only with 288, its text says 280. Corrected mode always uses the model's heads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen Table 2, back-solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vokabular</translation>
        </message>
        <message>
            <source>Entries of the embedding and output tables.</source>
            <translation>Einträge der Eingabe- und Ausgabetabelle.</translation>
        </message>
        <message>
            <source>Tied embeddings</source>
            <translation>Tabellen geteilt</translation>
        </message>
        <message>
            <source>Input and output embeddings share their weights.</source>
            <translation>Eingabe- und Ausgabe-Embeddings teilen ihre Gewichte.</translation>
        </message>
        <message>
            <source>KV heads</source>
            <translation>KV-Köpfe</translation>
        </message>
        <message>
            <source>Heads of keys and values; fewer than the heads share them (GQA). Auto: as many as heads. They must divide the heads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ainslie et al. 2023</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Head size</source>
            <translation>Kopfgröße</translation>
        </message>
        <message>
            <source>Width of one head. Auto: hidden size over heads; many models deviate from it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Windowed layers</source>
            <translation>Fensterschichten</translation>
        </message>
        <message>
            <source>Layers whose attention sees a sliding window instead of the whole sequence.</source>
            <translation>Schichten, deren Attention ein gleitendes Fenster statt der ganzen Sequenz sieht.</translation>
        </message>
        <message>
            <source>Beltagy et al. 2020</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Window</source>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>Tokens that a position of a windowed layer sees, itself included.</source>
            <translation>Tokens, die eine Position einer Fensterschicht sieht, sie selbst eingeschlossen.</translation>
        </message>
        <message>
            <source>Mistral 7B: 4,096</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FFN width</source>
            <translation>FFN-Breite</translation>
        </message>
        <message>
            <source>Inner width of the feed-forward network. Auto: four times the hidden size; gated models deviate from it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vaswani et al. 2017</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FFN matrices</source>
            <translation>FFN-Matrizen</translation>
        </message>
        <message>
            <source>Two: up and down. Three: gate, up and down (SwiGLU, GeGLU).</source>
            <translation>Zwei: auf und ab. Drei: Gate, auf und ab (SwiGLU, GeGLU).</translation>
        </message>
        <message>
            <source>Shazeer 2020</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Experts</source>
            <translation>Experten</translation>
        </message>
        <message>
            <source>Routed experts of a layer (MoE); 0 is a dense model.</source>
            <translation>Geroutete Experten einer Schicht (MoE); 0 ist ein dichtes Modell.</translation>
        </message>
        <message>
            <source>Experts per token</source>
            <translation>Experten je Token</translation>
        </message>
        <message>
            <source>Routed experts that each token visits.</source>
            <translation>Geroutete Experten, die jedes Token besucht.</translation>
        </message>
        <message>
            <source>Shared experts</source>
            <translation>Geteilte Experten</translation>
        </message>
        <message>
            <source>Experts that every token visits besides the routed ones.</source>
            <translation>Experten, die jedes Token neben den gerouteten besucht.</translation>
        </message>
        <message>
            <source>DeepSeekMoE, Dai et al. 2024</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expert width</source>
            <translation>Expertenbreite</translation>
        </message>
        <message>
            <source>Inner width of one expert. Auto: the FFN width.</source>
            <translation>Innere Breite eines Experten. Auto: die FFN-Breite.</translation>
        </message>
        <message>
            <source>Dense layers</source>
            <translation>Dichte Schichten</translation>
        </message>
        <message>
            <source>Layers, usually the first, that keep a dense FFN in a model with experts.</source>
            <translation>Schichten, meist die ersten, mit dichtem FFN in einem Modell mit Experten.</translation>
        </message>
        <message>
            <source>DeepSeek-V3: 3 of 61</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MTP layers</source>
            <translation>MTP-Schichten</translation>
        </message>
        <message>
            <source>Extra layers that predict further tokens during training (multi-token prediction). They cost memory and time, but are not part of the model's parameters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DeepSeek-V3, S2.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>KV rank (MLA)</source>
            <translation>KV-Rang (MLA)</translation>
        </message>
        <message>
            <source>Rank that keys and values are compressed to (multi-head latent attention); 0 is ordinary attention.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DeepSeek-V2: 512</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Query rank (MLA)</source>
            <translation>Query-Rang (MLA)</translation>
        </message>
        <message>
            <source>Rank that queries are compressed to; 0 leaves them whole.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DeepSeek-V2: 1,536</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NoPE head (MLA)</source>
            <translation>NoPE-Kopf (MLA)</translation>
        </message>
        <message>
            <source>Part of a query or key head that carries no position.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DeepSeek-V2: 128</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RoPE head (MLA)</source>
            <translation>RoPE-Kopf (MLA)</translation>
        </message>
        <message>
            <source>Part of a query or key head that carries the rotary position; all heads share one such key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DeepSeek-V2: 64</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value head (MLA)</source>
            <translation>Wertkopf (MLA)</translation>
        </message>
        <message>
            <source>Width of a value head.</source>
            <translation>Breite eines Wertkopfs.</translation>
        </message>
        <message>
            <source>Norms, biases</source>
            <translation>Normen, Bias</translation>
        </message>
        <message>
            <source>Parameters of a layer outside its matrices: norm weights, biases. Auto: two RMS norms, and those of latent attention, where the FFN is gated; none in the classical count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S3.2 counts none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Biases per expert</source>
            <translation>Bias je Experte</translation>
        </message>
        <message>
            <source>Parameters of a routed expert outside its matrices.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outside layers</source>
            <translation>Außer Schichten</translation>
        </message>
        <message>
            <source>Parameters outside the layers and the embedding tables: last norm, position table. Auto: one RMS norm where the FFN is gated; none in the classical count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nominal size</source>
            <translation>Nennmaß</translation>
        </message>
        <message>
            <source>Parameters by name, as a paper counts computation with (175e9 for GPT-3); auto counts the shape's. Feeds the rail-only analysis.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rail-only S2.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MP rounds</source>
            <translation>MP-Runden</translation>
        </message>
        <message>
            <source>Rounds of collectives that model parallelism needs per block, forward and backward: an all-reduce is two. Auto: two all-reduces each way, 8. Feeds the rail-only analysis.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rail-only Table 1: M_cc</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scaling law</source>
            <translation>Skalierung</translation>
        </message>
        <message>
            <source>Hoffmann 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hoffmann 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hoffmann 3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hoffmann 3, constants</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>manual</source>
            <translation>von Hand</translation>
        </message>
        <message>
            <source>Which fit of Hoffmann et al. 2022 gives the loss-optimal model for the compute. Manual: the model as it is, with tokens as typed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S3.1; Hoffmann 2022, Tables 3 and A3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute budget</source>
            <translation>Rechenbudget</translation>
        </message>
        <message>
            <source>Days at full peak that the scaling law may spend. A month counts 30 days.</source>
            <translation>Tage bei voller Spitze für das Skalierungsgesetz. Ein Monat zählt 30 Tage.</translation>
        </message>
        <message>
            <source>nextgen S3.1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens</source>
            <translation>Token</translation>
        </message>
        <message>
            <source>Tokens trained on; auto takes the scaling law's optimum.</source>
            <translation>Trainierte Tokens; auto nimmt das Optimum des Skalierungsgesetzes.</translation>
        </message>
        <message>
            <source>scaling law</source>
            <translation>Skalierungsgesetz</translation>
        </message>
        <message>
            <source>Bytes per token</source>
            <translation>Byte je Token</translation>
        </message>
        <message>
            <source>Bytes of text that a token stands for: what the data set takes on disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S3.1: 15 PB; MassiveText 10.5 TB for 2.35 T tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sequence</source>
            <translation>Sequenz</translation>
        </message>
        <message>
            <source>Tokens per sequence.</source>
            <translation>Tokens je Sequenz.</translation>
        </message>
        <message>
            <source>nextgen S3.2: 32k means 32,000</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Micro-batch</source>
            <translation>Mikrostapel</translation>
        </message>
        <message>
            <source>Sequences that pass a pipeline stage together.</source>
            <translation>Sequenzen, die zusammen durch eine Pipeline-Stufe laufen.</translation>
        </message>
        <message>
            <source>Global batch</source>
            <translation>Stapel, gesamt</translation>
        </message>
        <message>
            <source>Tokens of one step over all replicas, as the rail-only analysis counts them; auto takes what the layout trains.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rail-only S3.3: 32M and 2M</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>Bytes per parameter for weights, master copy included.</source>
            <translation>Bytes je Parameter für Gewichte, mit Hauptkopie.</translation>
        </message>
        <message>
            <source>nextgen S4: FP8 master and FP4 copy, 1.5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients</source>
            <translation>Gradienten</translation>
        </message>
        <message>
            <source>Bytes per parameter for gradients.</source>
            <translation>Bytes je Parameter für Gradienten.</translation>
        </message>
        <message>
            <source>nextgen S4: FP4, 0.5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimizer</source>
            <translation>Optimierer</translation>
        </message>
        <message>
            <source>Bytes per parameter for the optimizer's moments.</source>
            <translation>Bytes je Parameter für die Momente des Optimierers.</translation>
        </message>
        <message>
            <source>nextgen S4: two FP8 moments, 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stored activation</source>
            <translation>Aktivierung</translation>
        </message>
        <message>
            <source>Bytes per stored activation element (FP8 = 1, BF16 = 2).</source>
            <translation>Bytes je gespeichertem Aktivierungselement (FP8 = 1, BF16 = 2).</translation>
        </message>
        <message>
            <source>nextgen S4: FP8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sent element</source>
            <translation>Gesendet je Wert</translation>
        </message>
        <message>
            <source>Bytes per activation element that is sent between GPUs (FP4 = 0.5, BF16 = 2).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S4.1: FP4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tensor, TP</source>
            <translation>Tensor, TP</translation>
        </message>
        <message>
            <source>GPUs that share one layer; they stay inside a scale-up domain.</source>
            <translation>GPUs, die eine Schicht teilen; sie bleiben in einer Scale-up-Domäne.</translation>
        </message>
        <message>
            <source>nextgen S4, Table 3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipeline, PP</source>
            <translation>Pipeline, PP</translation>
        </message>
        <message>
            <source>Pipeline stages; auto gives every layer its own. Must divide the layers.</source>
            <translation>Pipeline-Stufen; auto gibt jeder Schicht eine eigene. Muss die Schichten teilen.</translation>
        </message>
        <message>
            <source>nextgen S4.1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Micro-batches</source>
            <translation>Mikrostapel, n</translation>
        </message>
        <message>
            <source>Micro-batches per pipeline and step. More of them shrink the pipeline bubble.</source>
            <translation>Mikrobatches je Pipeline und Schritt. Mehr davon verkleinern die Pipeline-Blase.</translation>
        </message>
        <message>
            <source>nextgen S5: m = p = 224 makes 5 s and 3 % agree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recompute</source>
            <translation>Neuberechnung</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>attention</source>
            <translation>Attention</translation>
        </message>
        <message>
            <source>full</source>
            <translation>voll</translation>
        </message>
        <message>
            <source>Activations computed again in the backward pass instead of being stored: none, the attention core only, or whole layers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Korthikanti 2022</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PP gather moves</source>
            <translation>PP-Sammeln bewegt</translation>
        </message>
        <message>
            <source>both outputs</source>
            <translation>beide Ausgänge</translation>
        </message>
        <message>
            <source>one output</source>
            <translation>ein Ausgang</translation>
        </message>
        <message>
            <source>Printed mode only: the paper's all-gather after a pipeline send moves the tensor-parallel message (both outputs) for the 100T model and half of it for the 50T model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Topology</source>
            <translation>Topologie</translation>
        </message>
        <message>
            <source>fat tree</source>
            <translation>Fat Tree</translation>
        </message>
        <message>
            <source>multi-rail</source>
            <translation>Mehrschienen</translation>
        </message>
        <message>
            <source>rail-optimized</source>
            <translation>schienenoptimiert</translation>
        </message>
        <message>
            <source>rail-only</source>
            <translation>nur Schienen</translation>
        </message>
        <message>
            <source>One fat tree at full NIC rate; several parallel ones (planes) that split every NIC; one whose first-tier switches join the same GPU of different racks; or one tree per such rail, not joined: other rails are reached through the scale-up domain.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5; rail-only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch</source>
            <translation>Switch</translation>
        </message>
        <message>
            <source>Switching chip: its capacity gives the radix; its box the power and price.</source>
            <translation>Switch-Chip: seine Kapazität gibt die Portzahl; sein Gehäuse Leistung und Preis.</translation>
        </message>
        <message>
            <source>NIC rate</source>
            <translation>NIC-Rate</translation>
        </message>
        <message>
            <source>Scale-out rate of one GPU, one way.</source>
            <translation>Scale-out-Rate einer GPU, eine Richtung.</translation>
        </message>
        <message>
            <source>Planes</source>
            <translation>Netze</translation>
        </message>
        <message>
            <source>Parallel sub-networks of a multi-rail network; each carries 1/planes of a NIC.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5: 4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch ports</source>
            <translation>Switch-Ports</translation>
        </message>
        <message>
            <source>Ports of one switch; auto divides the chip's capacity by the port rate.</source>
            <translation>Ports eines Switches; auto teilt die Kapazität des Chips durch die Portrate.</translation>
        </message>
        <message>
            <source>nextgen S5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Endpoints</source>
            <translation>Endpunkte</translation>
        </message>
        <message>
            <source>NICs on one site's network; auto = GPUs of the largest site.</source>
            <translation>NICs im Netz eines Standorts; auto = GPUs des größten Standorts.</translation>
        </message>
        <message>
            <source>nextgen S5: 800K</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Switch tiers; auto takes the fewest that connect all endpoints.</source>
            <translation>Switch-Ebenen; auto nimmt die wenigsten, die alle Endpunkte verbinden.</translation>
        </message>
        <message>
            <source>Tier 1 down</source>
            <translation>Ebene 1 ab</translation>
        </message>
        <message>
            <source>Ports of a first-tier switch that face hosts; auto = half, or the rest of tier 1 up.</source>
            <translation>Ports eines Switches der Ebene 1 zu Rechnern; auto = die Hälfte, oder der Rest von Ebene 1 auf.</translation>
        </message>
        <message>
            <source>nextgen S5: 200</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tier 1 up</source>
            <translation>Ebene 1 auf</translation>
        </message>
        <message>
            <source>Ports of a first-tier switch that face tier 2; auto = the rest.</source>
            <translation>Ports eines Switches der Ebene 1 zur Ebene 2; auto = der Rest.</translation>
        </message>
        <message>
            <source>nextgen S5: 50</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tier 2 down</source>
            <translation>Ebene 2 ab</translation>
        </message>
        <message>
            <source>Ports of a second-tier switch that face tier 1; auto = half, or the rest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5: 168</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tier 2 up</source>
            <translation>Ebene 2 auf</translation>
        </message>
        <message>
            <source>Ports of a second-tier switch that face tier 3; auto = the rest.</source>
            <translation>Ports eines Switches der Ebene 2 zur Ebene 3; auto = der Rest.</translation>
        </message>
        <message>
            <source>nextgen S5: 88</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hop RTT</source>
            <translation>RTT je Sprung</translation>
        </message>
        <message>
            <source>Round trip between neighbours of the data-parallel ring.</source>
            <translation>Umlaufzeit zwischen Nachbarn des datenparallelen Rings.</translation>
        </message>
        <message>
            <source>nextgen S5: 5 µs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradient exchange</source>
            <translation>Gradienten</translation>
        </message>
        <message>
            <source>rings in two levels</source>
            <translation>Ringe auf zwei Stufen</translation>
        </message>
        <message>
            <source>double tree</source>
            <translation>Doppelbaum</translation>
        </message>
        <message>
            <source>one flat ring</source>
            <translation>ein flacher Ring</translation>
        </message>
        <message>
            <source>Between racks after a reduce-scatter inside them, by a ring or by a double binary tree (fewer round trips, twice the connections), or one ring through all GPUs of a stage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S4 and S5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exchange in chunks</source>
            <translation>Stückweise</translation>
        </message>
        <message>
            <source>Pieces the gradients are cut into, so that one is sent between racks while another moves inside them; every piece pays the round trips.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transceiver</source>
            <translation>Transceiver</translation>
        </message>
        <message>
            <source>Price of one optical transceiver; every link has two.</source>
            <translation>Preis eines optischen Transceivers; jede Leitung hat zwei.</translation>
        </message>
        <message>
            <source>nextgen S5: 1 k$ per end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch port</source>
            <translation>Switch-Port</translation>
        </message>
        <message>
            <source>Price of a switch per port; auto takes the chip's price from the catalogue.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rail-only S4: 748 $ at 400 Gb/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tier 1 connects</source>
            <translation>Ebene 1 verbindet</translation>
        </message>
        <message>
            <source>a rack's GPUs</source>
            <translation>GPUs eines Racks</translation>
        </message>
        <message>
            <source>same GPU of racks</source>
            <translation>gleiche GPU der Racks</translation>
        </message>
        <message>
            <source>Which GPUs share a first-tier switch: those of one rack, or those with the same number in different racks of a stage, so that gradient rings stay under it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5: cross-rack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transport</source>
            <translation>Transport</translation>
        </message>
        <message>
            <source>ideal</source>
            <translation>ideal</translation>
        </message>
        <message>
            <source>spray</source>
            <translation>verteilt</translation>
        </message>
        <message>
            <source>ECMP</source>
            <translation>ECMP</translation>
        </message>
        <message>
            <source>ECMP + PFC</source>
            <translation>ECMP + PFC</translation>
        </message>
        <message>
            <source>How transfers move in the simulator: split over all paths, packets sprayed over them (NDP), one hashed path with fair sharing, or one hashed path on lossless Ethernet (RoCE).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5, Fig 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Simulated traffic</source>
            <translation>Verkehr</translation>
        </message>
        <message>
            <source>PP sends</source>
            <translation>PP-Sendungen</translation>
        </message>
        <message>
            <source>DP rings</source>
            <translation>DP-Ringe</translation>
        </message>
        <message>
            <source>DP trees</source>
            <translation>DP-Bäume</translation>
        </message>
        <message>
            <source>permutation</source>
            <translation>Permutation</translation>
        </message>
        <message>
            <source>all-to-all</source>
            <translation>alle an alle</translation>
        </message>
        <message>
            <source>WAN exchange</source>
            <translation>WAN-Austausch</translation>
        </message>
        <message>
            <source>What all hosts send at once: to the next pipeline stage, around the data-parallel rings, along double binary trees, each to a random other, to all others of a group (experts), or one stage's gradients to the other sites beside the sends to the next stage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5, S4.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All-to-all group</source>
            <translation>All-to-all-Gruppe</translation>
        </message>
        <message>
            <source>GPUs of an all-to-all group, neighbours, one scale-up domain after the other; each of its tokens goes to one of them. Auto = one whole domain.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch Transformer (2021): one expert a token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WAN traffic first</source>
            <translation>WAN zuerst</translation>
        </message>
        <message>
            <source>The exchange between sites goes before everything else on the network of a site.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer times from</source>
            <translation>Zeiten aus</translation>
        </message>
        <message>
            <source>closed form</source>
            <translation>geschlossene Form</translation>
        </message>
        <message>
            <source>simulation</source>
            <translation>Simulation</translation>
        </message>
        <message>
            <source>Where the step time takes its pipeline sends from: message over rate times oversubscription, or the 99th percentile of the simulated sends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hash seed</source>
            <translation>Hash-Keim</translation>
        </message>
        <message>
            <source>Seed of the ECMP hash: another one is another draw of the same luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Starts within</source>
            <translation>Start binnen</translation>
        </message>
        <message>
            <source>Ranks are never quite in step: simulated transfers start at random within this time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Link delay</source>
            <translation>Laufzeit</translation>
        </message>
        <message>
            <source>One way over one link and switch; twice that per link and a packet's time per switch is added to every simulated transfer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>packet-level runs: 1 µs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of service</source>
            <translation>Außer Betrieb</translation>
        </message>
        <message>
            <source>What has failed, separated by commas: plane P, switch P.TIER.NUMBER, link P.TIER.NUMBER. The simulator sends around it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Places the datacenter is split over. Every replica stays within one.</source>
            <translation>Orte, auf die das Rechenzentrum verteilt ist. Jede Replik bleibt an einem.</translation>
        </message>
        <message>
            <source>Site 1 name</source>
            <translation>Ort 1 Name</translation>
        </message>
        <message>
            <source>What the site is called.</source>
            <translation>Wie der Standort heißt.</translation>
        </message>
        <message>
            <source>Site 1 share</source>
            <translation>Ort 1 Anteil</translation>
        </message>
        <message>
            <source>Part of all racks that stands here. The shares of all sites must sum to 100 %.</source>
            <translation>Teil aller Racks, der hier steht. Die Anteile aller Standorte müssen 100 % ergeben.</translation>
        </message>
        <message>
            <source>nextgen S4.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Site 1 latitude</source>
            <translation>Ort 1 Breite</translation>
        </message>
        <message>
            <source>Degrees north. Drag the site on the map to move it.</source>
            <translation>Grad Nord. Den Standort auf der Karte ziehen verschiebt ihn.</translation>
        </message>
        <message>
            <source>Site 1 longitude</source>
            <translation>Ort 1 Länge</translation>
        </message>
        <message>
            <source>Degrees east; the United States are negative.</source>
            <translation>Grad Ost; die Vereinigten Staaten sind negativ.</translation>
        </message>
        <message>
            <source>Site 1 limit</source>
            <translation>Ort 1 Grenze</translation>
        </message>
        <message>
            <source>Power a person knows to be available here; auto reads the grid tables.</source>
            <translation>Leistung, die hier bekanntlich verfügbar ist; auto liest die Netztabellen.</translation>
        </message>
        <message>
            <source>grid tables</source>
            <translation>Netztabellen</translation>
        </message>
        <message>
            <source>Site 1 own plant</source>
            <translation>Ort 1 Kraftwerk</translation>
        </message>
        <message>
            <source>Generation built at the site; it lowers what the grid must give.</source>
            <translation>Am Standort gebaute Erzeugung; sie senkt, was das Netz geben muss.</translation>
        </message>
        <message>
            <source>Site 1 energy</source>
            <translation>Ort 1 Energie</translation>
        </message>
        <message>
            <source>Price of electricity here; auto takes the balancing authority's industrial price.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>EIA, by balancing authority</source>
            <translation>EIA, je Netzgebiet</translation>
        </message>
        <message>
            <source>Site 2 name</source>
            <translation>Ort 2 Name</translation>
        </message>
        <message>
            <source>Site 2 share</source>
            <translation>Ort 2 Anteil</translation>
        </message>
        <message>
            <source>Site 2 latitude</source>
            <translation>Ort 2 Breite</translation>
        </message>
        <message>
            <source>Site 2 longitude</source>
            <translation>Ort 2 Länge</translation>
        </message>
        <message>
            <source>Site 2 limit</source>
            <translation>Ort 2 Grenze</translation>
        </message>
        <message>
            <source>Site 2 own plant</source>
            <translation>Ort 2 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 2 energy</source>
            <translation>Ort 2 Energie</translation>
        </message>
        <message>
            <source>Site 3 name</source>
            <translation>Ort 3 Name</translation>
        </message>
        <message>
            <source>Site 3 share</source>
            <translation>Ort 3 Anteil</translation>
        </message>
        <message>
            <source>Site 3 latitude</source>
            <translation>Ort 3 Breite</translation>
        </message>
        <message>
            <source>Site 3 longitude</source>
            <translation>Ort 3 Länge</translation>
        </message>
        <message>
            <source>Site 3 limit</source>
            <translation>Ort 3 Grenze</translation>
        </message>
        <message>
            <source>Site 3 own plant</source>
            <translation>Ort 3 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 3 energy</source>
            <translation>Ort 3 Energie</translation>
        </message>
        <message>
            <source>Site 4 name</source>
            <translation>Ort 4 Name</translation>
        </message>
        <message>
            <source>Site 4 share</source>
            <translation>Ort 4 Anteil</translation>
        </message>
        <message>
            <source>Site 4 latitude</source>
            <translation>Ort 4 Breite</translation>
        </message>
        <message>
            <source>Site 4 longitude</source>
            <translation>Ort 4 Länge</translation>
        </message>
        <message>
            <source>Site 4 limit</source>
            <translation>Ort 4 Grenze</translation>
        </message>
        <message>
            <source>Site 4 own plant</source>
            <translation>Ort 4 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 4 energy</source>
            <translation>Ort 4 Energie</translation>
        </message>
        <message>
            <source>Site 5 name</source>
            <translation>Ort 5 Name</translation>
        </message>
        <message>
            <source>Site 5 share</source>
            <translation>Ort 5 Anteil</translation>
        </message>
        <message>
            <source>Site 5 latitude</source>
            <translation>Ort 5 Breite</translation>
        </message>
        <message>
            <source>Site 5 longitude</source>
            <translation>Ort 5 Länge</translation>
        </message>
        <message>
            <source>Site 5 limit</source>
            <translation>Ort 5 Grenze</translation>
        </message>
        <message>
            <source>Site 5 own plant</source>
            <translation>Ort 5 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 5 energy</source>
            <translation>Ort 5 Energie</translation>
        </message>
        <message>
            <source>Site 6 name</source>
            <translation>Ort 6 Name</translation>
        </message>
        <message>
            <source>Site 6 share</source>
            <translation>Ort 6 Anteil</translation>
        </message>
        <message>
            <source>Site 6 latitude</source>
            <translation>Ort 6 Breite</translation>
        </message>
        <message>
            <source>Site 6 longitude</source>
            <translation>Ort 6 Länge</translation>
        </message>
        <message>
            <source>Site 6 limit</source>
            <translation>Ort 6 Grenze</translation>
        </message>
        <message>
            <source>Site 6 own plant</source>
            <translation>Ort 6 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 6 energy</source>
            <translation>Ort 6 Energie</translation>
        </message>
        <message>
            <source>Site 7 name</source>
            <translation>Ort 7 Name</translation>
        </message>
        <message>
            <source>Site 7 share</source>
            <translation>Ort 7 Anteil</translation>
        </message>
        <message>
            <source>Site 7 latitude</source>
            <translation>Ort 7 Breite</translation>
        </message>
        <message>
            <source>Site 7 longitude</source>
            <translation>Ort 7 Länge</translation>
        </message>
        <message>
            <source>Site 7 limit</source>
            <translation>Ort 7 Grenze</translation>
        </message>
        <message>
            <source>Site 7 own plant</source>
            <translation>Ort 7 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 7 energy</source>
            <translation>Ort 7 Energie</translation>
        </message>
        <message>
            <source>Site 8 name</source>
            <translation>Ort 8 Name</translation>
        </message>
        <message>
            <source>Site 8 share</source>
            <translation>Ort 8 Anteil</translation>
        </message>
        <message>
            <source>Site 8 latitude</source>
            <translation>Ort 8 Breite</translation>
        </message>
        <message>
            <source>Site 8 longitude</source>
            <translation>Ort 8 Länge</translation>
        </message>
        <message>
            <source>Site 8 limit</source>
            <translation>Ort 8 Grenze</translation>
        </message>
        <message>
            <source>Site 8 own plant</source>
            <translation>Ort 8 Kraftwerk</translation>
        </message>
        <message>
            <source>Site 8 energy</source>
            <translation>Ort 8 Energie</translation>
        </message>
        <message>
            <source>Overhead, PUE</source>
            <translation>Aufschlag, PUE</translation>
        </message>
        <message>
            <source>Facility power over IT power at peak.</source>
            <translation>Leistung der Anlage durch IT-Leistung bei Spitze.</translation>
        </message>
        <message>
            <source>nextgen S2: 1.4; Epoch AI 2026: 1.30</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heat per area</source>
            <translation>Wärme je Fläche</translation>
        </message>
        <message>
            <source>Heat that a square metre of datacenter surface can dissipate without water.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S2: 2.076 kW/m²</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Headroom rule</source>
            <translation>Reserveregel</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>auto</translation>
        </message>
        <message>
            <source>flexible load</source>
            <translation>flexible Last</translation>
        </message>
        <message>
            <source>2024 paper</source>
            <translation>Artikel 2024</translation>
        </message>
        <message>
            <source>What a balancing authority can still power: the load it can add if that load is curtailed at the seasonal peaks, or the 2024 paper's largest generation minus largest demand. Auto: paper in printed mode, flexible load in corrected mode.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Norris et al. 2025; nextgen Table 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Curtailment</source>
            <translation>Abregelung</translation>
        </message>
        <message>
            <source>Part of the year's energy that the site gives up at the grid's peaks.</source>
            <translation>Teil der Jahresenergie, auf den der Standort bei Netzspitzen verzichtet.</translation>
        </message>
        <message>
            <source>Norris et al. 2025: 0.5 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Facility cost</source>
            <translation>Gebäudekosten</translation>
        </message>
        <message>
            <source>Shell, power and cooling per watt of facility power.</source>
            <translation>Hülle, Strom und Kühlung je Watt der Anlage.</translation>
        </message>
        <message>
            <source>Epoch AI 2026, median of 85 sites (6.75 to 10.3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write-off</source>
            <translation>Abschreibung</translation>
        </message>
        <message>
            <source>Years over which capital is spread.</source>
            <translation>Jahre, auf die das Kapital verteilt wird.</translation>
        </message>
        <message>
            <source>Route factor</source>
            <translation>Umwegfaktor</translation>
        </message>
        <message>
            <source>Fibre length over great-circle distance. Measured routes: 1.3 to 2.1.</source>
            <translation>Faserlänge durch Großkreisabstand. Gemessene Wege: 1.3 bis 2.1.</translation>
        </message>
        <message>
            <source>public ping tables, median 1.5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RTT</source>
            <translation>RTT</translation>
        </message>
        <message>
            <source>Round trip between the two sites farthest apart; auto from the map.</source>
            <translation>Umlaufzeit zwischen den beiden entferntesten Standorten; auto aus der Karte.</translation>
        </message>
        <message>
            <source>great circle × route factor, 2/3 c</source>
            <translation>Großkreis × Wegfaktor, 2/3 c</translation>
        </message>
        <message>
            <source>WAN window</source>
            <translation>WAN-Fenster</translation>
        </message>
        <message>
            <source>Time in which one layer's gradients shall cross between sites; sizes the links.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen S5: 100 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WAN rate per site</source>
            <translation>WAN je Standort</translation>
        </message>
        <message>
            <source>Rate of one site to the others, one way; auto is just enough for the window.</source>
            <translation>Rate eines Standorts zu den anderen, eine Richtung; auto genügt gerade für das Fenster.</translation>
        </message>
        <message>
            <source>Failure rate</source>
            <translation>Ausfallrate</translation>
        </message>
        <message>
            <source>Unexpected interruptions per GPU and hour.</source>
            <translation>Unerwartete Unterbrechungen je GPU und Stunde.</translation>
        </message>
        <message>
            <source>Llama 3: 419 in 54 d on 16,384 GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on</source>
            <translation>ein</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>Peak of all GPUs</source>
            <translation>Spitze aller GPUs</translation>
        </message>
        <message>
            <source>Optimal model</source>
            <translation>Optimales Modell</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Schrittzeit</translation>
        </message>
        <message>
            <source>Time to train</source>
            <translation>Trainingsdauer</translation>
        </message>
        <message>
            <source>Utilisation of peak</source>
            <translation>Auslastung</translation>
        </message>
        <message>
            <source>Exposed share</source>
            <translation>Offener Anteil</translation>
        </message>
        <message>
            <source>Transfer time, p99</source>
            <translation>Transfer, p99</translation>
        </message>
        <message>
            <source>Memory per GPU</source>
            <translation>Speicher je GPU</translation>
        </message>
        <message>
            <source>Site power</source>
            <translation>Standortleistung</translation>
        </message>
        <message>
            <source>Capital</source>
            <translation>Kapital</translation>
        </message>
        <message>
            <source>Time to job failure</source>
            <translation>Zeit bis Ausfall</translation>
        </message>
        <message>
            <source>catalogue, or typed</source>
            <translation>Katalog, oder eingegeben</translation>
        </message>
        <message>
            <source>Training cannot use 2:4 sparsity, so the dense peak counts; the paper computes with the sparse one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Power per rack</source>
            <translation>Leistung je Rack</translation>
        </message>
        <message>
            <source>Price per rack</source>
            <translation>Preis je Rack</translation>
        </message>
        <message>
            <source>Scale-up rate per GPU</source>
            <translation>Scale-up-Rate je GPU</translation>
        </message>
        <message>
            <source>The rate is quoted as both directions summed, as the paper uses it; a collective sends one way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scale-out rate per GPU</source>
            <translation>Scale-out-Rate je GPU</translation>
        </message>
        <message>
            <source>catalogue, or typed; one way</source>
            <translation>Katalog, oder eingegeben; eine Richtung</translation>
        </message>
        <message>
            <source>Peak per rack</source>
            <translation>Spitze je Rack</translation>
        </message>
        <message>
            <source>Scale-up to scale-out rate</source>
            <translation>Scale-up- zu Scale-out-Rate</translation>
        </message>
        <message>
            <source>Racks affordable</source>
            <translation>Bezahlbare Racks</translation>
        </message>
        <message>
            <source>Every site gets whole racks, its share rounded down, and what they leave is not bought; the paper splits the total in fractions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Racks of the largest site</source>
            <translation>Racks des größten Standorts</translation>
        </message>
        <message>
            <source>affordable racks times a site's share, rounded down</source>
            <translation>bezahlbare Racks mal Anteil des Standorts, abgerundet</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPUs</translation>
        </message>
        <message>
            <source>HBM of all racks</source>
            <translation>HBM aller Racks</translation>
        </message>
        <message>
            <source>IT power</source>
            <translation>IT-Leistung</translation>
        </message>
        <message>
            <source>nextgen S2: 2.9 GW, so 125 kW a rack, not 1 MW</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cooling area</source>
            <translation>Kühlfläche</translation>
        </message>
        <message>
            <source>nextgen S2; 5 GW need 2.41 million m², not billion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Headroom left</source>
            <translation>Reserve übrig</translation>
        </message>
        <message>
            <source>grid tables: smallest headroom less demand of all sites</source>
            <translation>Netztabellen: kleinste Reserve ohne Bedarf aller Standorte</translation>
        </message>
        <message>
            <source>The paper subtracts a grid's highest demand from its highest generation; corrected mode takes the load it can add if that is curtailed for the chosen share of a year.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>nextgen S3.2: 12 l h^2 + 2 V h; MTP layers apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Active parameters</source>
            <translation>Aktive Parameter</translation>
        </message>
        <message>
            <source>met by one token, both embedding tables counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Active parameters, input table apart</source>
            <translation>Aktive Parameter ohne Eingabetabelle</translation>
        </message>
        <message>
            <source>the other convention: a look-up is no multiplication</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters of MTP layers</source>
            <translation>Parameter der MTP-Schichten</translation>
        </message>
        <message>
            <source>DeepSeek-V3, S2.2; trained, not part of the model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of queries, keys, values, output</source>
            <translation>Breite von Queries, Keys, Values, Ausgabe</translation>
        </message>
        <message>
            <source>all heads of a layer</source>
            <translation>alle Köpfe einer Schicht</translation>
        </message>
        <message>
            <source>Attention matrices per layer</source>
            <translation>Attention-Matrizen je Schicht</translation>
        </message>
        <message>
            <source>DeepSeek-V2, eq. 9 to 19, for latent attention</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FFN parameters, all layers</source>
            <translation>FFN-Parameter, alle Schichten</translation>
        </message>
        <message>
            <source>routers and all experts</source>
            <translation>Router und alle Experten</translation>
        </message>
        <message>
            <source>FFN matrices a token meets, all layers</source>
            <translation>FFN-Matrizen eines Tokens, alle Schichten</translation>
        </message>
        <message>
            <source>router, visited and shared experts</source>
            <translation>Router, besuchte und gemeinsame Experten</translation>
        </message>
        <message>
            <source>Pairs of positions per layer</source>
            <translation>Positionspaare je Schicht</translation>
        </message>
        <message>
            <source>both sides of the diagonal; mean layer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attention core per layer</source>
            <translation>Attention-Kern je Schicht</translation>
        </message>
        <message>
            <source>Hoffmann 2022, appendix F: scores, softmax, their sum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forward FLOP per layer</source>
            <translation>FLOP vorwärts je Schicht</translation>
        </message>
        <message>
            <source>Hoffmann 2022, appendix F: b (24 s h^2 + 4 s^2 h + 3 a s^2); mean layer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forward FLOP of MTP layers</source>
            <translation>Vorwärts-FLOP der MTP-Schichten</translation>
        </message>
        <message>
            <source>Forward FLOP</source>
            <translation>FLOP vorwärts</translation>
        </message>
        <message>
            <source>Hoffmann 2022, appendix F</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The input table is looked up, not multiplied; the paper counts both tables.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FLOP per token</source>
            <translation>FLOP je Token</translation>
        </message>
        <message>
            <source>forward and backward</source>
            <translation>vorwärts und rückwärts</translation>
        </message>
        <message>
            <source>k of N = k C^a</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>least squares over the nine rows of Hoffmann 2022, Table 3 or A3; or its eq. 4 and 10</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a of N = k C^a</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hoffmann et al. 2022; without a law the model is what it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimal tokens</source>
            <translation>Optimale Token</translation>
        </message>
        <message>
            <source>nextgen S3.1; the printed 3,226 T for 24 months is a slip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens trained on</source>
            <translation>Trainierte Token</translation>
        </message>
        <message>
            <source>typed, or the optimal tokens</source>
            <translation>eingegeben, oder die optimalen Tokens</translation>
        </message>
        <message>
            <source>Data set</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <source>nextgen S3.1: 15 PB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Vocabulary as stored</source>
            <translation>Vokabular im Speicher</translation>
        </message>
        <message>
            <source>Megatron-LM: a multiple of 128 per tensor-parallel GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters that all stages keep</source>
            <translation>Parameter, die alle Stufen halten</translation>
        </message>
        <message>
            <source>Megatron-LM</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tables are stored padded, and a tied one is kept on the first and on the last stage; the paper counts the model's parameters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stored activations per token</source>
            <translation>Gespeicherte Aktivierungen je Token</translation>
        </message>
        <message>
            <source>Korthikanti 2022: 34 h; half bytes at two bytes per element, without the attention core</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nextgen Table 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heads in activations</source>
            <translation>Köpfe in Aktivierungen</translation>
        </message>
        <message>
            <source>nextgen Table 2 is met with 288 heads, not the 280 it states</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model's own heads count; the paper's activations are those of a model with other heads than it states.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Activations per layer</source>
            <translation>Aktivierungen je Schicht</translation>
        </message>
        <message>
            <source>Activations</source>
            <translation>Aktivierungen</translation>
        </message>
        <message>
            <source>Model state and activations</source>
            <translation>Modellzustand und Aktivierungen</translation>
        </message>
        <message>
            <source>Gradients per layer</source>
            <translation>Gradienten je Schicht</translation>
        </message>
        <message>
            <source>nextgen S4.1 prints 223 GB for 221.4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Micro-batches in flight</source>
            <translation>Mikrostapel unterwegs</translation>
        </message>
        <message>
            <source>1F1B, first stage</source>
            <translation>1F1B, erste Stufe</translation>
        </message>
        <message>
            <source>A pipeline's first stage keeps the activations of up to as many micro-batches as there are stages; the paper counts one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory per layer</source>
            <translation>Speicher je Schicht</translation>
        </message>
        <message>
            <source>nextgen Table 3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A layer's whole state needs the activations of its whole TP group beside it; the paper adds those of one GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first stage keeps activations of all micro-batches in flight, each of them of the whole TP group; the paper adds one GPU's share of one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HBM per GPU</source>
            <translation>HBM je GPU</translation>
        </message>
        <message>
            <source>Fits in memory</source>
            <translation>Passt in den Speicher</translation>
        </message>
        <message>
            <source>1 = yes</source>
            <translation>1 = ja</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>Tensorparallel</translation>
        </message>
        <message>
            <source>Pipeline stages</source>
            <translation>Pipelinestufen</translation>
        </message>
        <message>
            <source>typed, or one stage per layer</source>
            <translation>eingegeben, oder eine Stufe je Schicht</translation>
        </message>
        <message>
            <source>Replicas of a stage per rack</source>
            <translation>Kopien einer Stufe je Rack</translation>
        </message>
        <message>
            <source>GPUs lend each other no memory, so as many replicas stand in a rack as TP groups do; the paper shares all of the rack's memory out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Racks per stage</source>
            <translation>Racks je Stufe</translation>
        </message>
        <message>
            <source>A pipeline stays within a site, so each site's racks are divided and rounded down; the paper divides their sum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Racks per stage at the largest site</source>
            <translation>Racks je Stufe am größten Standort</translation>
        </message>
        <message>
            <source>racks of the site over the stages, rounded down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replicas</source>
            <translation>Kopien</translation>
        </message>
        <message>
            <source>Data parallel</source>
            <translation>Datenparallel</translation>
        </message>
        <message>
            <source>Replicas at site 1</source>
            <translation>Repliken an Standort 1</translation>
        </message>
        <message>
            <source>Replicas stand in the site's own whole racks; the paper splits their sum by share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs in use</source>
            <translation>Genutzte GPUs</translation>
        </message>
        <message>
            <source>nextgen S4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spare GPUs</source>
            <translation>Übrige GPUs</translation>
        </message>
        <message>
            <source>Spare racks</source>
            <translation>Übrige Racks</translation>
        </message>
        <message>
            <source>Forward of a layer</source>
            <translation>Vorwärts je Schicht</translation>
        </message>
        <message>
            <source>nextgen Table 4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backward of a layer</source>
            <translation>Rückwärts je Schicht</translation>
        </message>
        <message>
            <source>nextgen S4: twice the forward pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TP all-reduces per pass</source>
            <translation>TP-All-Reduces je Lauf</translation>
        </message>
        <message>
            <source>nextgen eq. 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each of the two all-reduces moves one whole layer output; the paper divides the message by the TP size and doubles both the outputs and the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PP message</source>
            <translation>PP-Nachricht</translation>
        </message>
        <message>
            <source>TP message</source>
            <translation>TP-Nachricht</translation>
        </message>
        <message>
            <source>An all-reduce moves one whole layer output; the paper counts both of a layer, divided by the TP size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PP send</source>
            <translation>PP-Senden</translation>
        </message>
        <message>
            <source>PP send, oversubscribed</source>
            <translation>PP-Senden, überbucht</translation>
        </message>
        <message>
            <source>nextgen S5: 12 ms at 4:1; simulated: 99 of 100 sends are done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PP gather</source>
            <translation>PP-Sammeln</translation>
        </message>
        <message>
            <source>The gather brings together one whole layer output; the paper starts from messages already divided by the TP size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PP send and gather</source>
            <translation>PP-Senden und -Sammeln</translation>
        </message>
        <message>
            <source>nextgen S4.1: 3.3 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DP inside the rack</source>
            <translation>DP im Rack</translation>
        </message>
        <message>
            <source>nextgen eq. 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before the exchange between racks a reduce-scatter is enough, half of an all-reduce; the paper gathers here and again at the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DP between racks</source>
            <translation>DP zwischen Racks</translation>
        </message>
        <message>
            <source>Only the GPUs that hold the layer send, within a site and through the tiers their rings cross; the paper lets all GPUs of a rack send.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DP final gather</source>
            <translation>DP, letztes Sammeln</translation>
        </message>
        <message>
            <source>DP round trips</source>
            <translation>DP-Umläufe</translation>
        </message>
        <message>
            <source>nextgen S5: 200 of a ring, a logarithm of a double binary tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rings stay within a site; the paper's go through the racks of all sites.</source>
            <translation>Ringe bleiben in einem Standort; die des Artikels gehen durch die Racks aller Standorte.</translation>
        </message>
        <message>
            <source>DP latency</source>
            <translation>DP-Latenz</translation>
        </message>
        <message>
            <source>nextgen S5: 200 RTTs, 1 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradient exchange in a site</source>
            <translation>Gradienten in einem Standort</translation>
        </message>
        <message>
            <source>nextgen S4.1: chunks overlap the levels; each pays the round trips</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipeline slots</source>
            <translation>Pipelinetakte</translation>
        </message>
        <message>
            <source>Pipeline bubble</source>
            <translation>Pipelineblase</translation>
        </message>
        <message>
            <source>(p - 1) / (m + p - 1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computation and bubble</source>
            <translation>Rechnen und Blase</translation>
        </message>
        <message>
            <source>nextgen S5, m = p = 224: 195 s; the printed 5 s and 3 % would be 167 s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computation</source>
            <translation>Rechnen</translation>
        </message>
        <message>
            <source>micro-batches only</source>
            <translation>nur Mikrobatches</translation>
        </message>
        <message>
            <source>Exposed per pass</source>
            <translation>Offen je Durchgang</translation>
        </message>
        <message>
            <source>nextgen S4.3: 5 ms per step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sends meet the network's oversubscription; the paper takes them at full rate here.</source>
            <translation>Sendungen treffen die Überbuchung des Netzes; der Artikel nimmt sie hier mit voller Rate.</translation>
        </message>
        <message>
            <source>Exposed communication</source>
            <translation>Offene Kommunikation</translation>
        </message>
        <message>
            <source>nextgen S4.3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first stage's gradient exchange has nothing left to hide behind; the paper counts it as hidden.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradient exchange at the end</source>
            <translation>Gradienten am Ende</translation>
        </message>
        <message>
            <source>after the first stage's last backward pass</source>
            <translation>nach dem letzten Rückwärtslauf der ersten Stufe</translation>
        </message>
        <message>
            <source>The first stage has nothing left to hide its exchange behind; the paper counts all of it as hidden.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exposed communication share</source>
            <translation>Anteil offener Kommunikation</translation>
        </message>
        <message>
            <source>nextgen S4.3 and S5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computing share of the step</source>
            <translation>Rechenanteil am Schritt</translation>
        </message>
        <message>
            <source>Tokens per step</source>
            <translation>Token je Schritt</translation>
        </message>
        <message>
            <source>Tokens per GPU and second</source>
            <translation>Token je GPU und Sekunde</translation>
        </message>
        <message>
            <source>layers only, idle GPUs counted</source>
            <translation>nur Schichten, müßige GPUs gezählt</translation>
        </message>
        <message>
            <source>Utilisation with recomputation</source>
            <translation>Auslastung mit Neuberechnung</translation>
        </message>
        <message>
            <source>P, parameters counted</source>
            <translation>P, gezählte Parameter</translation>
        </message>
        <message>
            <source>typed, or the shape's</source>
            <translation>eingegeben, oder nach der Form</translation>
        </message>
        <message>
            <source>S, parameters of a block</source>
            <translation>S, Parameter eines Blocks</translation>
        </message>
        <message>
            <source>rail-only Table 1: S_T</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>b, tokens of a batch</source>
            <translation>b, Tokens eines Batches</translation>
        </message>
        <message>
            <source>typed, or what the layout trains</source>
            <translation>eingegeben, oder was die Aufteilung trainiert</translation>
        </message>
        <message>
            <source>Collective rounds per block</source>
            <translation>Kollektive Runden je Block</translation>
        </message>
        <message>
            <source>rail-only Table 1: M_cc, 8 for GPT-3: four all-reduces of two rounds. The 12 it gives PaLM is 4: attention and MLP of a block run in parallel and share two all-reduces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best model-parallel size</source>
            <translation>Beste modellparallele Größe</translation>
        </message>
        <message>
            <source>minimum of rail-only eq. 1; eq. 2 as printed is 2 sqrt(2) smaller</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best size, eq. 2 as printed</source>
            <translation>Beste Größe, Gl. 2 wie gedruckt</translation>
        </message>
        <message>
            <source>rail-only eq. 2, a slip: not the minimum of eq. 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best size, by search</source>
            <translation>Beste Größe, durch Suche</translation>
        </message>
        <message>
            <source>least time of rail-only eq. 1 over real sizes, by golden section</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best size within a domain</source>
            <translation>Beste Größe in einer Domäne</translation>
        </message>
        <message>
            <source>rail-only S3.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best whole model-parallel size</source>
            <translation>Beste ganze modellparallele Größe</translation>
        </message>
        <message>
            <source>divisor of a domain with the least time of eq. 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rail-only eq. 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients across domains</source>
            <translation>Gradienten zwischen Domänen</translation>
        </message>
        <message>
            <source>Gradients inside a domain</source>
            <translation>Gradienten in einer Domäne</translation>
        </message>
        <message>
            <source>Model parallelism</source>
            <translation>Modellparallelität</translation>
        </message>
        <message>
            <source>Iteration time</source>
            <translation>Iterationszeit</translation>
        </message>
        <message>
            <source>rail-only eq. 1 at its optimum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Iteration time, whole sizes</source>
            <translation>Iterationszeit, ganze Größen</translation>
        </message>
        <message>
            <source>rail-only eq. 1 at the best divisor of a domain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Iteration time at this TP</source>
            <translation>Iterationszeit bei diesem TP</translation>
        </message>
        <message>
            <source>rail-only eq. 1 at the layout's tensor-parallel size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Iteration time, any-to-any</source>
            <translation>Iterationszeit, jeder zu jedem</translation>
        </message>
        <message>
            <source>rail-only eq. 3: every GPU in one domain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of any-to-any speed</source>
            <translation>Anteil am Tempo jeder zu jedem</translation>
        </message>
        <message>
            <source>rail-only Fig 8b</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed-up by any-to-any</source>
            <translation>Gewinn mit jeder zu jedem</translation>
        </message>
        <message>
            <source>rail-only Fig 5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU pairs without traffic</source>
            <translation>GPU-Paare ohne Verkehr</translation>
        </message>
        <message>
            <source>rail-only Fig 3a: over 99 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU pairs with traffic in a domain</source>
            <translation>GPU-Paare mit Verkehr in einer Domäne</translation>
        </message>
        <message>
            <source>rail-only Fig 3a: under 0.25 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Traffic inside domains</source>
            <translation>Verkehr in Domänen</translation>
        </message>
        <message>
            <source>rail-only Fig 3b: over 90 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of a model-parallel pair</source>
            <translation>Bytes eines modellparallelen Paars</translation>
        </message>
        <message>
            <source>rail-only Fig 4: up to 1 GB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of a gradient pair in a domain</source>
            <translation>Bytes eines Gradientenpaars in einer Domäne</translation>
        </message>
        <message>
            <source>Bytes of a gradient pair across domains</source>
            <translation>Bytes eines Gradientenpaars zwischen Domänen</translation>
        </message>
        <message>
            <source>rail-only Fig 4: the printed 1 MB is the scale of a heat map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Endpoints per site</source>
            <translation>Endpunkte je Standort</translation>
        </message>
        <message>
            <source>typed, or GPUs of the largest site</source>
            <translation>eingegeben, oder GPUs des größten Standorts</translation>
        </message>
        <message>
            <source>Capacity of a switching chip</source>
            <translation>Kapazität eines Switch-Chips</translation>
        </message>
        <message>
            <source>catalogue; one way</source>
            <translation>Katalog; eine Richtung</translation>
        </message>
        <message>
            <source>Price of a switching chip</source>
            <translation>Preis eines Switch-Chips</translation>
        </message>
        <message>
            <source>Power of a switch per chip</source>
            <translation>Leistung eines Switches je Chip</translation>
        </message>
        <message>
            <source>catalogue: typical, without optics</source>
            <translation>Katalog: typisch, ohne Optiken</translation>
        </message>
        <message>
            <source>Ports per switch</source>
            <translation>Ports je Switch</translation>
        </message>
        <message>
            <source>chip capacity over port rate, or typed</source>
            <translation>Chip-Kapazität durch Portrate, oder eingegeben</translation>
        </message>
        <message>
            <source>Ports down, below a second tier</source>
            <translation>Ports ab, unter einer zweiten Ebene</translation>
        </message>
        <message>
            <source>typed, or half of them, or what is left</source>
            <translation>eingegeben, oder die Hälfte, oder der Rest</translation>
        </message>
        <message>
            <source>Ports up to a second tier</source>
            <translation>Ports auf zu einer zweiten Ebene</translation>
        </message>
        <message>
            <source>Ports down, below a third tier</source>
            <translation>Ports ab, unter einer dritten Ebene</translation>
        </message>
        <message>
            <source>Ports up to a third tier</source>
            <translation>Ports auf zu einer dritten Ebene</translation>
        </message>
        <message>
            <source>Switch tiers</source>
            <translation>Switch-Ebenen</translation>
        </message>
        <message>
            <source>fewest that connect all endpoints, or typed</source>
            <translation>die wenigsten, die alle Endpunkte verbinden, oder eingegeben</translation>
        </message>
        <message>
            <source>Endpoints it could connect</source>
            <translation>Endpunkte, die es verbinden kann</translation>
        </message>
        <message>
            <source>d1 d2 … r; full bisection: 2 (r/2)^t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Endpoints per first-tier switch</source>
            <translation>Endpunkte je Switch der Ebene 1</translation>
        </message>
        <message>
            <source>ports down, or all in a single tier</source>
            <translation>Ports ab, oder alle in einer einzigen Ebene</translation>
        </message>
        <message>
            <source>Switches, tier 1</source>
            <translation>Switches, Ebene 1</translation>
        </message>
        <message>
            <source>A tier has whole switches, rounded up; the paper's arithmetic keeps fractions.</source>
            <translation>Eine Ebene hat ganze Switches, aufgerundet; der Artikel rechnet mit Bruchteilen.</translation>
        </message>
        <message>
            <source>Links, tiers 1 to 2</source>
            <translation>Leitungen, Ebene 1 zu 2</translation>
        </message>
        <message>
            <source>Switches, tier 2</source>
            <translation>Switches, Ebene 2</translation>
        </message>
        <message>
            <source>Links, tiers 2 to 3</source>
            <translation>Leitungen, Ebene 2 zu 3</translation>
        </message>
        <message>
            <source>Switches, tier 3</source>
            <translation>Switches, Ebene 3</translation>
        </message>
        <message>
            <source>Links, tiers 3 to 4</source>
            <translation>Leitungen, Ebene 3 zu 4</translation>
        </message>
        <message>
            <source>Top-tier switches</source>
            <translation>Switches der obersten Ebene</translation>
        </message>
        <message>
            <source>links into the top tier / ports</source>
            <translation>Leitungen zur obersten Ebene / Ports</translation>
        </message>
        <message>
            <source>Switches</source>
            <translation>Switches</translation>
        </message>
        <message>
            <source>all tiers; full bisection: (2t - 1) N / r</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switching chips</source>
            <translation>Switch-Chips</translation>
        </message>
        <message>
            <source>Links between switches</source>
            <translation>Verbindungen zwischen Switches</translation>
        </message>
        <message>
            <source>full bisection: (t - 1) N</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transceivers</source>
            <translation>Transceiver</translation>
        </message>
        <message>
            <source>full bisection: 2 t N</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optics between switches</source>
            <translation>Optik zwischen Switches</translation>
        </message>
        <message>
            <source>nextgen S5: 5 B$</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Network cost per site</source>
            <translation>Netzkosten je Standort</translation>
        </message>
        <message>
            <source>switching chips and all transceivers</source>
            <translation>Switch-Chips und alle Transceiver</translation>
        </message>
        <message>
            <source>Network power per site</source>
            <translation>Netzleistung je Standort</translation>
        </message>
        <message>
            <source>switch boxes without optics</source>
            <translation>Switches ohne Optiken</translation>
        </message>
        <message>
            <source>Oversubscription, tier 1</source>
            <translation>Überbuchung, Ebene 1</translation>
        </message>
        <message>
            <source>ports down over ports up</source>
            <translation>Ports ab durch Ports auf</translation>
        </message>
        <message>
            <source>Oversubscription, tier 2</source>
            <translation>Überbuchung, Ebene 2</translation>
        </message>
        <message>
            <source>ports down over ports up; the last tier has none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oversubscription, all tiers</source>
            <translation>Überbuchung, alle Ebenen</translation>
        </message>
        <message>
            <source>product over the tiers</source>
            <translation>Produkt über die Ebenen</translation>
        </message>
        <message>
            <source>Oversubscription that PP sends meet</source>
            <translation>Überbuchung, die PP-Sendungen treffen</translation>
        </message>
        <message>
            <source>tier 1, or tier 2 shared by the stages of a pod: max(1, o1, o1 o2 / S)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oversubscription that gradient rings meet</source>
            <translation>Überbuchung, die Gradientenringe treffen</translation>
        </message>
        <message>
            <source>1 where a first-tier switch joins the racks of a stage, or the tiers that rings between racks cross</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of a transfer</source>
            <translation>Byte eines Transfers</translation>
        </message>
        <message>
            <source>network.traffic: a send to the next stage, a stage's gradients in a ring or tree, or an all-to-all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer time, alone</source>
            <translation>Transferzeit, allein</translation>
        </message>
        <message>
            <source>simulation: bytes of one flow with headers at the NIC rate, and the latency of a whole path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer time, median</source>
            <translation>Transferzeit, Median</translation>
        </message>
        <message>
            <source>simulation (estimate): network.transport moves network.traffic, all at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer time, median, at least</source>
            <translation>Übertragung, Median, mindestens</translation>
        </message>
        <message>
            <source>simulation (estimate): 95 of 100 exact runs lie between this and the next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer time, median, at most</source>
            <translation>Übertragung, Median, höchstens</translation>
        </message>
        <message>
            <source>simulation (estimate)</source>
            <translation>Simulation (Schätzung)</translation>
        </message>
        <message>
            <source>Transfer time, 99 of 100</source>
            <translation>Transferzeit, 99 von 100</translation>
        </message>
        <message>
            <source>Transfer time, 99 of 100, at least</source>
            <translation>Übertragung, 99 von 100, mindestens</translation>
        </message>
        <message>
            <source>Transfer time, 99 of 100, at most</source>
            <translation>Übertragung, 99 von 100, höchstens</translation>
        </message>
        <message>
            <source>Transfer time, last</source>
            <translation>Transferzeit, letzter</translation>
        </message>
        <message>
            <source>simulation (estimate): from the late flows of the sample</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer time, last, at least</source>
            <translation>Übertragung, letzte, mindestens</translation>
        </message>
        <message>
            <source>simulation (estimate): 95 of 100 exact runs lie between this and the next; unknown = not bounded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer time, last, at most</source>
            <translation>Übertragung, letzte, höchstens</translation>
        </message>
        <message>
            <source>Slowdown, 99 of 100</source>
            <translation>Verlangsamung, 99 von 100</translation>
        </message>
        <message>
            <source>simulation (estimate): each time in that of the same flow alone on its path; nextgen S5: 4 to 5 by ECMP collisions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WAN exchange, last transfer</source>
            <translation>WAN-Austausch, letzte Übertragung</translation>
        </message>
        <message>
            <source>simulation, without wan.rtt_s: wan.message_bytes over wan.used_bytes_per_s where only the WAN limits it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Beside the WAN exchange, last transfer</source>
            <translation>Neben dem WAN-Austausch, letzte Übertragung</translation>
        </message>
        <message>
            <source>simulation: sends to the next stage on what the WAN exchange leaves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sites that train</source>
            <translation>Trainierende Standorte</translation>
        </message>
        <message>
            <source>sites with at least one replica</source>
            <translation>Standorte mit mindestens einer Replik</translation>
        </message>
        <message>
            <source>Sites farthest apart</source>
            <translation>Entfernteste Standorte</translation>
        </message>
        <message>
            <source>great circle on a sphere of 6,371 km</source>
            <translation>Großkreis auf einer Kugel von 6,371 km</translation>
        </message>
        <message>
            <source>RTT between sites</source>
            <translation>RTT zwischen Standorten</translation>
        </message>
        <message>
            <source>there and back by fibre, or typed</source>
            <translation>hin und zurück über Glasfaser, oder eingegeben</translation>
        </message>
        <message>
            <source>WAN message per stage and site</source>
            <translation>WAN-Nachricht je Stufe und Standort</translation>
        </message>
        <message>
            <source>WAN bytes per step and site</source>
            <translation>WAN-Bytes je Schritt und Standort</translation>
        </message>
        <message>
            <source>WAN rate needed</source>
            <translation>WAN-Rate nötig</translation>
        </message>
        <message>
            <source>nextgen S5: one layer in 100 ms; the printed 14 Tb/s cannot be derived</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WAN rate of a site</source>
            <translation>WAN-Rate eines Standorts</translation>
        </message>
        <message>
            <source>typed, or the rate needed</source>
            <translation>eingegeben, oder die nötige Rate</translation>
        </message>
        <message>
            <source>Gradients per replica</source>
            <translation>Gradienten je Replik</translation>
        </message>
        <message>
            <source>nextgen S5: 300 MB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WAN rate per flow</source>
            <translation>WAN-Rate je Fluss</translation>
        </message>
        <message>
            <source>nextgen S5: 25 Gb/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean time to job failure</source>
            <translation>Mittlere Zeit bis zum Ausfall</translation>
        </message>
        <message>
            <source>independent failures; measured up to 16,384 GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every site gets a network for its own GPUs; the paper gives all of them the largest one's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Facility</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Epoch AI 2026</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Energy per year</source>
            <translation>Energie je Jahr</translation>
        </message>
        <message>
            <source>Σ site power · 8,760 h · price there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cost per year</source>
            <translation>Kosten je Jahr</translation>
        </message>
        <message>
            <source>Cost per million tokens</source>
            <translation>Kosten je Million Token</translation>
        </message>
        <message>
            <source>Carbon per year</source>
            <translation>CO₂ je Jahr</translation>
        </message>
        <message>
            <source>Σ site power · 8,760 h · average intensity of its grid (eGRID 2023)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>looked up in the catalogue, unless typed</source>
            <translation>aus dem Katalog, wenn nicht eingegeben</translation>
        </message>
        <message>
            <source>fitted</source>
            <translation>angepasst</translation>
        </message>
        <message>
            <source>searched</source>
            <translation>gesucht</translation>
        </message>
        <message>
            <source>counted site by site</source>
            <translation>Standort für Standort gezählt</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simuliert</translation>
        </message>
        <message>
            <source>This switch has no capacity in the catalogue, or is not in it; choose another one or type its ports.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every plane is out of service.</source>
            <translation>Alle Netze sind außer Betrieb.</translation>
        </message>
        <message>
            <source>Groups, sites, trees and incasts of this size, and switches that all hash alike, have no sample; only the exact simulation shows their transfer times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The estimate leaves dead switches and links out and widens its band for them; the exact simulation sends around them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Routing around what is out of service would take more than 1 GB here, because hardly two switches still lead to the same places. Fewer failures, or fewer endpoints, would do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>down</source>
            <translation>ab</translation>
        </message>
        <message>
            <source>up</source>
            <translation>auf</translation>
        </message>
        <message>
            <source>A rail-only network has one tree for each GPU of a scale-up domain, and there are no domains of 2 GPUs or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Must be a list of at least one run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ECMP + PFC between sites is followed in steps that the fastest flow needs while thousands wait for the WAN: seconds for 16,000 flows. ECMP and spraying are solved without steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One site alone has nobody to exchange with over a WAN; 2 do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The exchange between sites needs a positive, finite number of bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model of ECMP + PFC has one priority, so the exchange between sites cannot go first. ECMP and spraying can do that; or let all traffic share alike.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A flow needs a positive, finite number of bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A link's delay must be 0 or more seconds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A flow of so many bytes would not end in any finite time at this rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A list of rows is expected.</source>
            <translation>Erwartet wird eine Liste von Zeilen.</translation>
        </message>
        <message>
            <source>There is no built-in example of that name.</source>
            <translation>Es gibt kein eingebautes Beispiel dieses Namens.</translation>
        </message>
        <message>
            <source>Training cannot use 2:4 sparsity; corrected mode computes with the dense peak.</source>
            <translation>Training kann 2:4-Sparsity nicht nutzen; korrigiert rechnet mit der dichten Spitze.</translation>
        </message>
        <message>
            <source>The "schema" is missing; "gigasite-scenario/1" is expected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"parameters" must be an object of keys and values.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A scenario is a JSON object with "schema" and "parameters".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An entry has an empty id. Allowed: any text that names it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The grid tables linked into this program are empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>limit_w</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text is nested more than 64 levels deep; at most 64 are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text is empty; a JSON object is expected.</source>
            <translation>Der Text ist leer; erwartet wird ein JSON-Objekt.</translation>
        </message>
        <message>
            <source>This is not valid JSON.</source>
            <translation>Das ist kein gültiges JSON.</translation>
        </message>
    </context>
    <context>
        <name>ProblemAnnouncer</name>
        <message>
            <source>%1 And %2 more.</source>
            <translation>%1 Und %2 weitere.</translation>
        </message>
    </context>
</TS>
