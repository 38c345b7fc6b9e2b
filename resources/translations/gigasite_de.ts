<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>Figures</name>
        <message>
            <source>, lost</source>
            <translation>, ausgefallen</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>ausgefallen</translation>
        </message>
        <message>
            <source>lost: trains nothing</source>
            <translation>ausgefallen: trainiert nichts</translation>
        </message>
        <message>
            <source>preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>Site %1: %2 racks per stage</source>
            <translation>Standort %1: %2 Racks je Stufe</translation>
        </message>
        <message>
            <source>%1, %2 racks</source>
            <translation>%1, %2 Racks</translation>
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
            <source>Rack %1: %2</source>
            <translation>Rack %1: %2</translation>
        </message>
        <message>
            <source>, %1 spare</source>
            <translation>, %1 Reserve</translation>
        </message>
        <message>
            <source>column = stage, row = rack</source>
            <translation>Spalte = Stufe, Zeile = Rack</translation>
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
            <translation>Aktivierungen eines Mikro-Batches, auf %1 GPUs</translation>
        </message>
        <message>
            <source>Activations of %1 micro-batches in flight</source>
            <translation>Aktivierungen von %1 laufenden Mikro-Batches</translation>
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
            <source>Scale-up switches: %1 per GPU</source>
            <translation>Scale-up-Switches: %1 je GPU</translation>
        </message>
        <message>
            <source>Scale-up switches, %1 per GPU</source>
            <translation>Scale-up-Switches, %1 je GPU</translation>
        </message>
        <message>
            <source>1 cell = %1 GPUs</source>
            <translation>1 Zelle = %1 GPUs</translation>
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
            <source>link cut</source>
            <translation>Strecke durchtrennt</translation>
        </message>
        <message>
            <source>carries nothing</source>
            <translation>trägt nichts</translation>
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
            <source>%1 RTT</source>
            <translation>%1 RTT</translation>
        </message>
        <message>
            <source>%1 one way</source>
            <translation>%1 Hinweg</translation>
        </message>
        <message>
            <source>%1 one way on average</source>
            <translation>%1 Hinweg im Mittel</translation>
        </message>
        <message>
            <source>none: one site trains</source>
            <translation>keiner: ein Standort trainiert</translation>
        </message>
        <message>
            <source>%1 = %2 transfer + %3 × %4</source>
            <translation>%1 = %2 Übertragung + %3 × %4</translation>
        </message>
        <message>
            <source>%1 = %2 + %3 × %4</source>
            <translation>%1 = %2 + %3 × %4</translation>
        </message>
        <message>
            <source>%1 + %2 × %3</source>
            <translation>%1 + %2 × %3</translation>
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
            <translation>%1: %2 Leitungen, %3 in eine Richtung, Überzeichnung insgesamt %4</translation>
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
            <source>a site&apos;s limit by nameplate</source>
            <translation>Grenze eines Standorts nach Nennleistung</translation>
        </message>
        <message>
            <source>by nameplate</source>
            <translation>Nennleistung</translation>
        </message>
        <message>
            <source>a site&apos;s limit by firm power</source>
            <translation>Grenze eines Standorts nach gesicherter Leistung</translation>
        </message>
        <message>
            <source>by firm power</source>
            <translation>gesichert</translation>
        </message>
        <message>
            <source>a site&apos;s limit by nuclear power</source>
            <translation>Grenze eines Standorts nach Kernkraft</translation>
        </message>
        <message>
            <source>by nuclear</source>
            <translation>nach Kernkraft</translation>
        </message>
        <message>
            <source>a site&apos;s limit pro rata</source>
            <translation>Grenze eines Standorts anteilig</translation>
        </message>
        <message>
            <source>pro rata</source>
            <translation>anteilig</translation>
        </message>
        <message>
            <source>longest link; farthest %1</source>
            <translation>längste Strecke; weitestes %1</translation>
        </message>
        <message>
            <source>%1 sites</source>
            <translation>%1 Standorten</translation>
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
            <translation>Pipeline-Senden, überzeichnet</translation>
        </message>
        <message>
            <source>PP, oversubscribed</source>
            <translation>PP, überzeichnet</translation>
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
            <translation>Überzeichnung Ende zu Ende</translation>
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
            <source>of an earlier scenario</source>
            <translation>eines früheren Szenarios</translation>
        </message>
        <message>
            <source>of the flows done so far</source>
            <translation>der bisher fertigen Flüsse</translation>
        </message>
        <message>
            <source>an estimate</source>
            <translation>eine Schätzung</translation>
        </message>
        <message>
            <source>Its flows are still to be simulated.</source>
            <translation>Seine Flüsse sind noch zu simulieren.</translation>
        </message>
        <message>
            <source>No flow of this scenario crosses the network.</source>
            <translation>Kein Fluss dieses Szenarios geht durch das Netz.</translation>
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
            <translation>Überzeichnung insgesamt</translation>
        </message>
        <message>
            <source>oversubscription</source>
            <translation>Überzeichnung</translation>
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
            <translation>Teilnetze %1</translation>
        </message>
        <message>
            <source>plane %1</source>
            <translation>Teilnetz %1</translation>
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
            <source>%1 to %2, %3: </source>
            <translation>%1 bis %2, %3: </translation>
        </message>
        <message>
            <source>%1 links, %2 flows, load %3 on average, %4 at most; </source>
            <translation>%1 Leitungen, %2 Flüsse, Last im Mittel %3, höchstens %4; </translation>
        </message>
        <message>
            <source>cumulative oversubscription %1.</source>
            <translation>Überzeichnung insgesamt %1.</translation>
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
            <translation>; %1 von %2 Teilnetzen außer Betrieb</translation>
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
            <translation>Überzeichnung der Ebene %1 im Vergleich: %2</translation>
        </message>
        <message>
            <source>Oversubscription of tier %1: %2</source>
            <translation>Überzeichnung der Ebene %1: %2</translation>
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
        <message>
            <source>%1 racks</source>
            <translation>%1 Racks</translation>
        </message>
        <message>
            <source>%1 rack</source>
            <translation>%1 Rack</translation>
        </message>
        <message>
            <source>Layout with the change: %1</source>
            <translation>Aufteilung mit der Änderung: %1</translation>
        </message>
        <message>
            <source>%1 GPU</source>
            <translation>%1 GPU</translation>
        </message>
        <message>
            <source>%1 GPUs</source>
            <translation>%1 GPUs</translation>
        </message>
        <message>
            <source>In the rack: %1</source>
            <translation>Im Rack: %1</translation>
        </message>
        <message>
            <source>Racks: %1 in use, %2 spare</source>
            <translation>Racks: %1 in Betrieb, %2 in Reserve</translation>
        </message>
        <message>
            <source>Stages that %1: %2 of %3 at this moment</source>
            <translation>Stufen, die %1: %2 von %3 in diesem Moment</translation>
        </message>
        <message>
            <source>Memory of the rack: %1</source>
            <translation>Speicher des Racks: %1</translation>
        </message>
        <message>
            <source>Idle stages: exchange</source>
            <translation>Müßige Stufen: Austausch</translation>
        </message>
        <message>
            <source>Idle stages: bubble</source>
            <translation>Müßige Stufen: Blase</translation>
        </message>
        <message>
            <source>Spare GPUs of the rack: %1</source>
            <translation>Übrige GPUs des Racks: %1</translation>
        </message>
        <message>
            <source>%1 spare GPU</source>
            <translation>%1 übrige GPU</translation>
        </message>
        <message>
            <source>%1 spare GPUs</source>
            <translation>%1 übrige GPUs</translation>
        </message>
        <message>
            <source>Exposed communication with the change: %1</source>
            <translation>Offene Kommunikation mit der Änderung: %1</translation>
        </message>
        <message>
            <source>%1 p99</source>
            <translation>%1 p99</translation>
        </message>
        <message>
            <source>%1: half of the flows done within %2 (%3), 99 % within %4 (%5), the last within %6 (%7)</source>
            <translation>%1: die Hälfte der Flüsse fertig in %2 (%3), 99 % in %4 (%5), der letzte in %6 (%7)</translation>
        </message>
        <message>
            <source>; so far</source>
            <translation>; bisher</translation>
        </message>
        <message>
            <source>; %1 never</source>
            <translation>; %1 nie</translation>
        </message>
        <message>
            <source>Flow completion</source>
            <translation>Dauer der Flüsse</translation>
        </message>
        <message>
            <source>%1 flows</source>
            <translation>%1 Flüsse</translation>
        </message>
        <message>
            <source>alone %1</source>
            <translation>allein %1</translation>
        </message>
        <message>
            <source>Share of %1 done by a time, in multiples of a flow&apos;s ideal time (%2 over all tiers)</source>
            <translation>Anteil von %1, der nach einer Zeit fertig ist, in Vielfachen der Idealzeit eines Flusses (%2 über alle Ebenen)</translation>
        </message>
        <message>
            <source>WAN · %1</source>
            <translation>WAN · %1</translation>
        </message>
        <message>
            <source>load of the busiest port (1 = one flow&apos;s worth)</source>
            <translation>Last des vollsten Ports (1 = ein Fluss)</translation>
        </message>
        <message>
            <source>load (1 = one flow&apos;s worth)</source>
            <translation>Last (1 = ein Fluss)</translation>
        </message>
        <message>
            <source>loads come with the simulation</source>
            <translation>Lasten kommen mit der Simulation</translation>
        </message>
        <message>
            <source>left half = up, right = down</source>
            <translation>linke Hälfte = auf, rechte = ab</translation>
        </message>
        <message>
            <source>tier %1, switch %2</source>
            <translation>Ebene %1, Switch %2</translation>
        </message>
        <message>
            <source>host %1</source>
            <translation>Host %1</translation>
        </message>
        <message>
            <source>no host</source>
            <translation>kein Host</translation>
        </message>
        <message>
            <source>Busiest ports</source>
            <translation>Vollste Ports</translation>
        </message>
        <message>
            <source>Cable %1.%2.%3, %4 to %5</source>
            <translation>Kabel %1.%2.%3, %4 nach %5</translation>
        </message>
        <message>
            <source>up</source>
            <translation>auf</translation>
        </message>
        <message>
            <source>down</source>
            <translation>ab</translation>
        </message>
        <message>
            <source>link %1 up</source>
            <translation>Leitung %1 auf</translation>
        </message>
        <message>
            <source>link %1 down</source>
            <translation>Leitung %1 ab</translation>
        </message>
        <message>
            <source>: out of service</source>
            <translation>: außer Betrieb</translation>
        </message>
        <message>
            <source>: load %1 up, %2 down</source>
            <translation>: Last %1 auf, %2 ab</translation>
        </message>
        <message>
            <source>%1 up to tier %2</source>
            <translation>%1 auf zu Ebene %2</translation>
        </message>
        <message>
            <source>%1 down to NICs</source>
            <translation>%1 ab zu NICs</translation>
        </message>
        <message>
            <source>%1 down to tier %2</source>
            <translation>%1 ab zu Ebene %2</translation>
        </message>
        <message>
            <source>switch %1</source>
            <translation>Switch %1</translation>
        </message>
        <message>
            <source> to %1</source>
            <translation> bis %1</translation>
        </message>
        <message>
            <source>, pod %1</source>
            <translation>, Pod %1</translation>
        </message>
        <message>
            <source>: load %1 on average, %2 at most</source>
            <translation>: Last im Mittel %1, höchstens %2</translation>
        </message>
        <message>
            <source>%1 switches in each of %2 rails</source>
            <translation>%1 Switches in jeder von %2 Rails</translation>
        </message>
        <message>
            <source>%1 switches, a chip of each in all %2 planes</source>
            <translation>%1 Switches, von jedem ein Chip in allen %2 Teilnetzen</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>Carbon</source>
            <translation>CO₂</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>Preis</translation>
        </message>
        <message>
            <source>RTT</source>
            <translation>RTT</translation>
        </message>
        <message>
            <source> as simulated (%1 by their ports)</source>
            <translation> wie simuliert (%1 nach ihren Ports)</translation>
        </message>
        <message>
            <source>, %1 to a cell</source>
            <translation>, %1 je Zelle</translation>
        </message>
        <message>
            <source>%1: out of service</source>
            <translation>%1: außer Betrieb</translation>
        </message>
        <message>
            <source>%1 %2: %3 switches</source>
            <translation>%1 %2: %3 Switches</translation>
        </message>
        <message>
            <source>Oversubscription of tier %1 with the change: %2</source>
            <translation>Überzeichnung der Ebene %1 mit der Änderung: %2</translation>
        </message>
        <message>
            <source>CP</source>
            <translation>CP</translation>
        </message>
        <message>
            <source>EP</source>
            <translation>EP</translation>
        </message>
        <message>
            <source>DP</source>
            <translation>DP</translation>
        </message>
        <message>
            <source>Exposed context-parallel communication: %1, %2 of the step</source>
            <translation>Offene kontextparallele Kommunikation: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>Exposed exchange of tokens between experts: %1, %2 of the step</source>
            <translation>Offener Tokenaustausch zwischen Experten: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>stragglers</source>
            <translation>Nachzügler</translation>
        </message>
        <message>
            <source>%1 exposed of %2</source>
            <translation>%1 offen von %2</translation>
        </message>
        <message>
            <source>Sends of %1 chunks to the next stage: %2, at the rate and latency of measured runs</source>
            <translation>Sendungen von %1 Abschnitten zur nächsten Stufe: %2, mit Rate und Latenz gemessener Läufe</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>Gradients and weights of the whole step: %1, of which %2 are exposed</source>
            <translation>Gradienten und Gewichte des ganzen Schritts: %1, davon %2 offen</translation>
        </message>
        <message>
            <source>%1 per step, %2 exposed</source>
            <translation>%1 je Schritt, %2 offen</translation>
        </message>
        <message>
            <source>One micro-batch on the slowest stage</source>
            <translation>Ein Mikrobatch auf der langsamsten Stufe</translation>
        </message>
        <message>
            <source>Tensor-parallel messages of a pass: %1, %2 exposed</source>
            <translation>Tensorparallele Nachrichten eines Durchgangs: %1, %2 offen</translation>
        </message>
        <message>
            <source>Keys and values of a pass: %1, %2 exposed</source>
            <translation>Schlüssel und Werte eines Durchgangs: %1, %2 offen</translation>
        </message>
        <message>
            <source>Tokens to experts and back in a pass: %1, %2 exposed</source>
            <translation>Token zu Experten und zurück in einem Durchgang: %1, %2 offen</translation>
        </message>
        <message>
            <source>none: every GPU holds all experts</source>
            <translation>keine: jede GPU hält alle Experten</translation>
        </message>
        <message>
            <source>90 of 100 measured runs of this kind: %1 to %2; mean error %3</source>
            <translation>90 von 100 gemessenen Läufen dieser Art: %1 bis %2; mittlerer Fehler %3</translation>
        </message>
        <message>
            <source>Error of such predictions: %1</source>
            <translation>Fehler solcher Vorhersagen: %1</translation>
        </message>
        <message>
            <source>; it does not reach to where this one is, beyond what was measured</source>
            <translation>; sie reicht nicht dorthin, wo dieser ist, jenseits des Gemessenen</translation>
        </message>
        <message>
            <source>90 %: %1 to %2</source>
            <translation>90 %: %1 bis %2</translation>
        </message>
        <message>
            <source>measured error %1, %2</source>
            <translation>gemessener Fehler %1, %2</translation>
        </message>
        <message>
            <source>measured error %1</source>
            <translation>gemessener Fehler %1</translation>
        </message>
        <message>
            <source>beyond what was measured: %1</source>
            <translation>jenseits des Gemessenen: %1</translation>
        </message>
        <message>
            <source>beyond what was measured</source>
            <translation>jenseits des Gemessenen</translation>
        </message>
        <message>
            <source>reserve</source>
            <translation>Reserve</translation>
        </message>
        <message>
            <source>Logits, token copies and reserve</source>
            <translation>Logits, Tokenkopien und Reserve</translation>
        </message>
        <message>
            <source>Activations</source>
            <translation>Aktivierungen</translation>
        </message>
        <message>
            <source>With the change the line between sites %1 and %2 is at %3</source>
            <translation>Mit der Änderung liegt die Linie zwischen den Standorten %1 und %2 bei %3</translation>
        </message>
        <message>
            <source>In the baseline the line between sites %1 and %2 is at %3</source>
            <translation>Im Vergleich liegt die Linie zwischen den Standorten %1 und %2 bei %3</translation>
        </message>
        <message>
            <source>With the change: %1</source>
            <translation>Mit der Änderung: %1</translation>
        </message>
        <message>
            <source>In the baseline: %1</source>
            <translation>Im Vergleich: %1</translation>
        </message>
        <message>
            <source>%1-port switches</source>
            <translation>%1-Port-Switches</translation>
        </message>
        <message>
            <source>%1 ports</source>
            <translation>%1 Ports</translation>
        </message>
        <message>
            <source>NIC out</source>
            <translation>NIC aus</translation>
        </message>
        <message>
            <source>NIC in</source>
            <translation>NIC ein</translation>
        </message>
        <message>
            <source>tier %1 up</source>
            <translation>Ebene %1 auf</translation>
        </message>
        <message>
            <source>tier %1 down</source>
            <translation>Ebene %1 ab</translation>
        </message>
        <message>
            <source>scale-up port out</source>
            <translation>Scale-up-Port aus</translation>
        </message>
        <message>
            <source>scale-up port in</source>
            <translation>Scale-up-Port ein</translation>
        </message>
        <message>
            <source>GPU %1 to switch %2</source>
            <translation>GPU %1 zu Switch %2</translation>
        </message>
        <message>
            <source>GPU %1 to domain %2</source>
            <translation>GPU %1 zu Domäne %2</translation>
        </message>
        <message>
            <source>GPU %1 into domain %2</source>
            <translation>GPU %1 in Domäne %2</translation>
        </message>
        <message>
            <source>switch %1 to GPU %2</source>
            <translation>Switch %1 zu GPU %2</translation>
        </message>
        <message>
            <source>domain %1 to GPU %2</source>
            <translation>Domäne %1 zu GPU %2</translation>
        </message>
        <message>
            <source>switch %1 to %2</source>
            <translation>Switch %1 zu %2</translation>
        </message>
        <message>
            <source>all links of GPU %1</source>
            <translation>alle Verbindungen der GPU %1</translation>
        </message>
        <message>
            <source>all links of GPU %1 on %2 rails</source>
            <translation>alle Verbindungen der GPU %1 auf %2 Schienen</translation>
        </message>
        <message>
            <source>all links of GPU %1 in %2 planes</source>
            <translation>alle Verbindungen der GPU %1 in %2 Teilnetzen</translation>
        </message>
        <message>
            <source>WAN out of site %1</source>
            <translation>WAN aus Standort %1</translation>
        </message>
        <message>
            <source>WAN into site %1</source>
            <translation>WAN in Standort %1</translation>
        </message>
        <message>
            <source>Site %1</source>
            <translation>Standort %1</translation>
        </message>
        <message>
            <source>1 run</source>
            <translation>1 Lauf</translation>
        </message>
        <message>
            <source>%1 runs</source>
            <translation>%1 Läufe</translation>
        </message>
        <message>
            <source>dense, up to %1 GPUs</source>
            <translation>dicht, bis %1 GPUs</translation>
        </message>
        <message>
            <source>dense, over %1 GPUs</source>
            <translation>dicht, über %1 GPUs</translation>
        </message>
        <message>
            <source>sharded weights</source>
            <translation>verteilte Gewichte</translation>
        </message>
        <message>
            <source>mixture of experts</source>
            <translation>Experten (MoE)</translation>
        </message>
        <message>
            <source>Run %1, %2 on %3 GPUs (%4, %5): predicted %6, measured %7, error %8</source>
            <translation>Lauf %1, %2 auf %3 GPUs (%4, %5): vorhergesagt %6, gemessen %7, Fehler %8</translation>
        </message>
        <message>
            <source>. One of a series: counts for the order only</source>
            <translation>. Aus einer Reihe: zählt nur für die Reihenfolge</translation>
        </message>
        <message>
            <source>. Outside its 90 % band of %1 to %2; likely cause: %3</source>
            <translation>. Außerhalb seines 90-%-Bands von %1 bis %2; wahrscheinliche Ursache: %3</translation>
        </message>
        <message>
            <source>. Beyond what was measured: %1</source>
            <translation>. Jenseits des Gemessenen: %1</translation>
        </message>
        <message>
            <source>%1: %2, mean error %3, bias %4, 90 of 100 within %5</source>
            <translation>%1: %2, mittlerer Fehler %3, Verzerrung %4, 90 von 100 innerhalb von %5</translation>
        </message>
        <message>
            <source>measured step time</source>
            <translation>gemessene Schrittzeit</translation>
        </message>
        <message>
            <source>predicted step time</source>
            <translation>vorhergesagte Schrittzeit</translation>
        </message>
        <message>
            <source>this scenario</source>
            <translation>dieses Szenario</translation>
        </message>
        <message>
            <source>small: counts for the order only</source>
            <translation>klein: zählt nur für die Reihenfolge</translation>
        </message>
        <message>
            <source>outside its 90 % band</source>
            <translation>außerhalb seines 90-%-Bands</translation>
        </message>
        <message>
            <source>runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>|error|</source>
            <translation>|Fehler|</translation>
        </message>
        <message>
            <source>bias</source>
            <translation>Verzerrung</translation>
        </message>
        <message>
            <source>This scenario</source>
            <translation>Dieses Szenario</translation>
        </message>
        <message>
            <source>%1: predicted %2, 90 of 100 runs of its kind (%3) would take %4 to %5</source>
            <translation>%1: vorhergesagt %2, 90 von 100 Läufen seiner Art (%3) bräuchten %4 bis %5</translation>
        </message>
        <message>
            <source>run %1, %2</source>
            <translation>Lauf %1, %2</translation>
        </message>
        <message>
            <source>Not predicted</source>
            <translation>Nicht vorhergesagt</translation>
        </message>
        <message>
            <source>By regime</source>
            <translation>Nach Art</translation>
        </message>
        <message>
            <source>all runs</source>
            <translation>alle Läufe</translation>
        </message>
        <message>
            <source>Mean over families</source>
            <translation>Mittel der Familien</translation>
        </message>
        <message>
            <source>What-if pairs in order</source>
            <translation>Was-wäre-wenn-Paare geordnet</translation>
        </message>
        <message>
            <source>Inside the 90 % band</source>
            <translation>Im 90-%-Band</translation>
        </message>
        <message>
            <source>%1 of %2, %3</source>
            <translation>%1 von %2, %3</translation>
        </message>
        <message>
            <source>By family</source>
            <translation>Nach Familie</translation>
        </message>
        <message>
            <source>Site %1: %2 rows of racks</source>
            <translation>Standort %1: %2 Zeilen von Racks</translation>
        </message>
        <message>
            <source>column = stage, row = replica</source>
            <translation>Spalte = Stufe, Zeile = Replik</translation>
        </message>
        <message>
            <source>%1 racks: %2 pipeline stages in a row, %3 rows</source>
            <translation>%1 Racks: %2 Pipeline-Stufen hintereinander, %3 Zeilen</translation>
        </message>
        <message>
            <source>Selected rack: stages %1 to %2, row %3</source>
            <translation>Gewähltes Rack: Stufen %1 bis %2, Zeile %3</translation>
        </message>
        <message>
            <source>%1 replica</source>
            <translation>%1 Replik</translation>
        </message>
        <message>
            <source>%1 replicas</source>
            <translation>%1 Repliken</translation>
        </message>
        <message>
            <source>%1: GPUs %2 to %3, tensor parallel over %4</source>
            <translation>%1: GPUs %2 bis %3, tensorparallel über %4</translation>
        </message>
        <message>
            <source>%1: GPUs %2 to %3, tensor parallel over %4, context parallel over %5</source>
            <translation>%1: GPUs %2 bis %3, tensorparallel über %4, kontextparallel über %5</translation>
        </message>
        <message>
            <source>C%1</source>
            <translation>C%1</translation>
        </message>
        <message>
            <source>S%1</source>
            <translation>S%1</translation>
        </message>
        <message>
            <source>R%1</source>
            <translation>R%1</translation>
        </message>
        <message>
            <source>CP rank %1</source>
            <translation>CP-Rang %1</translation>
        </message>
        <message>
            <source>CP rank %1 of %2</source>
            <translation>CP-Rang %1 von %2</translation>
        </message>
        <message>
            <source>CP ranks %1 to %2 of %3</source>
            <translation>CP-Ränge %1 bis %2 von %3</translation>
        </message>
        <message>
            <source>GPU %1 · CP %2 · shard %3</source>
            <translation>GPU %1 · CP %2 · Teil %3</translation>
        </message>
        <message>
            <source>stages %1 to %2</source>
            <translation>Stufen %1 bis %2</translation>
        </message>
        <message>
            <source>stage %1</source>
            <translation>Stufe %1</translation>
        </message>
        <message>
            <source>, optimizer</source>
            <translation>, Optimierer</translation>
        </message>
        <message>
            <source>Groups in the rack: %1 of %2 GPUs each</source>
            <translation>Gruppen im Rack: %1 von je %2 GPUs</translation>
        </message>
        <message>
            <source>%1 of %2: holds %3</source>
            <translation>%1 von %2: hält %3</translation>
        </message>
        <message>
            <source>%1: GPUs %2 to %3, each holds %4</source>
            <translation>%1: GPUs %2 bis %3, jede hält %4</translation>
        </message>
        <message>
            <source>%1 chunks</source>
            <translation>%1 Abschnitte</translation>
        </message>
        <message>
            <source>%1 micro-batch</source>
            <translation>%1 Mikro-Batch</translation>
        </message>
        <message>
            <source>%1 micro-batches</source>
            <translation>%1 Mikro-Batches</translation>
        </message>
        <message>
            <source>%1 stage</source>
            <translation>%1 Stufe</translation>
        </message>
        <message>
            <source>%1 stages</source>
            <translation>%1 Stufen</translation>
        </message>
        <message>
            <source>All stages, gradient exchange, %1 to %2</source>
            <translation>Alle Stufen, Gradientenaustausch, %1 bis %2</translation>
        </message>
        <message>
            <source>All stages, optimizer and overhead, %1 to %2</source>
            <translation>Alle Stufen, Optimierer und Aufwand, %1 bis %2</translation>
        </message>
        <message>
            <source>At the cursor: %1</source>
            <translation>An der Marke: %1</translation>
        </message>
        <message>
            <source>Backward pass of a chunk: %1</source>
            <translation>Rückwärtslauf eines Abschnitts: %1</translation>
        </message>
        <message>
            <source>Backward pass of a stage: %1</source>
            <translation>Rückwärtslauf einer Stufe: %1</translation>
        </message>
        <message>
            <source>Forward pass of a chunk: %1</source>
            <translation>Vorwärtslauf eines Abschnitts: %1</translation>
        </message>
        <message>
            <source>Forward pass of a stage: %1</source>
            <translation>Vorwärtslauf einer Stufe: %1</translation>
        </message>
        <message>
            <source>Bubble: %1 of the pipeline&apos;s time</source>
            <translation>Blase: %1 der Zeit der Pipeline</translation>
        </message>
        <message>
            <source>Bubble: %1 of the pipeline&apos;s time; %2 as drawn, where all stages are as long as the slowest</source>
            <translation>Blase: %1 der Zeit der Pipeline; %2 wie gezeichnet, wo alle Stufen so lang sind wie die langsamste</translation>
        </message>
        <message>
            <source>Gradient exchange behind the pipeline: %1</source>
            <translation>Gradientenaustausch nach der Pipeline: %1</translation>
        </message>
        <message>
            <source>Pipeline of one step</source>
            <translation>Pipeline eines Schritts</translation>
        </message>
        <message>
            <source>Schedule: %1 stages, %2 micro-batches, %3 chunks per stage; a forward pass takes %4, a backward pass %5</source>
            <translation>Ablauf: %1 Stufen, %2 Mikro-Batches, %3 Abschnitte je Stufe; ein Vorwärtslauf dauert %4, ein Rückwärtslauf %5</translation>
        </message>
        <message>
            <source>Stage %1, idle (bubble)</source>
            <translation>Stufe %1, müßig (Blase)</translation>
        </message>
        <message>
            <source>forward pass</source>
            <translation>Vorwärtslauf</translation>
        </message>
        <message>
            <source>backward pass</source>
            <translation>Rückwärtslauf</translation>
        </message>
        <message>
            <source>Stage %1, micro-batch %2, chunk %3, %4, %5 to %6</source>
            <translation>Stufe %1, Mikro-Batch %2, Abschnitt %3, %4, %5 bis %6</translation>
        </message>
        <message>
            <source>Stage %1, micro-batch %2, %3, %4 to %5</source>
            <translation>Stufe %1, Mikro-Batch %2, %3, %4 bis %5</translation>
        </message>
        <message>
            <source>Stage %1: %2 passes from %3 to %4, busy %5 of the step</source>
            <translation>Stufe %1: %2 Läufe von %3 bis %4, beschäftigt %5 des Schritts</translation>
        </message>
        <message>
            <source>bubble %1</source>
            <translation>Blase %1</translation>
        </message>
        <message>
            <source>bubble %1 (%2 as drawn)</source>
            <translation>Blase %1 (%2 gezeichnet)</translation>
        </message>
        <message>
            <source>exchange %1</source>
            <translation>Austausch %1</translation>
        </message>
        <message>
            <source>roughly: %1 micro-batches do not divide by %2 stages</source>
            <translation>ungefähr: %1 Mikro-Batches sind nicht durch %2 Stufen teilbar</translation>
        </message>
        <message>
            <source>roughly: m does not divide by p</source>
            <translation>ungefähr: m nicht durch p teilbar</translation>
        </message>
        <message>
            <source>HBM %1</source>
            <translation>HBM %1</translation>
        </message>
        <message>
            <source>HBM of a GPU: %1</source>
            <translation>HBM einer GPU: %1</translation>
        </message>
        <message>
            <source>Memory of a GPU of stage %1, the heaviest: %2 of %3</source>
            <translation>Speicher einer GPU von Stufe %1, der schwersten: %2 von %3</translation>
        </message>
        <message>
            <source>Memory of a GPU of stage %1: %2 of %3</source>
            <translation>Speicher einer GPU von Stufe %1: %2 von %3</translation>
        </message>
        <message>
            <source>heaviest: stage %1, %2</source>
            <translation>am schwersten: Stufe %1, %2</translation>
        </message>
        <message>
            <source>stage %1: %2</source>
            <translation>Stufe %1: %2</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>Rest</translation>
        </message>
        <message>
            <source>weights %1, gradients %2, optimizer %3, activations %4, rest %5</source>
            <translation>Gewichte %1, Gradienten %2, Optimierer %3, Aktivierungen %4, Rest %5</translation>
        </message>
        <message>
            <source>error %1</source>
            <translation>Fehler %1</translation>
        </message>
        <message>
            <source>in turn</source>
            <translation>im Wechsel</translation>
        </message>
        <message>
            <source>Forward and backward passes in turn, too short to be drawn one by one: their mean colour</source>
            <translation>Vorwärts- und Rückwärtsläufe im Wechsel, einzeln zu kurz zum Zeichnen: in ihrer mittleren Farbe</translation>
        </message>
        <message>
            <source>forward, chunks 1 to %1</source>
            <translation>vorwärts, Abschnitte 1 bis %1</translation>
        </message>
        <message>
            <source>Chunks per stage: %1, each with a shade of its own, from the first to the last as the key has them</source>
            <translation>Abschnitte je Stufe: %1, jeder mit eigenem Ton, vom ersten bis zum letzten wie in der Legende</translation>
        </message>
        <message>
            <source>; the heaviest stage is %1</source>
            <translation>; die schwerste Stufe ist %1</translation>
        </message>
        <message>
            <source>. Likely cause: %1</source>
            <translation>. Wahrscheinliche Ursache: %1</translation>
        </message>
        <message>
            <source>limit: %1</source>
            <translation>Grenze: %1</translation>
        </message>
        <message>
            <source>next: %1, %2</source>
            <translation>danach: %1, %2</translation>
        </message>
        <message>
            <source>%1 ¢/kWh, %2 g CO₂/kWh</source>
            <translation>%1 ¢/kWh, %2 g CO₂/kWh</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>%1: price of electricity %2 %3</source>
            <translation>%1: Strompreis %2 %3</translation>
        </message>
        <message>
            <source>%1: carbon intensity %2 %3</source>
            <translation>%1: CO₂-Intensität %2 %3</translation>
        </message>
        <message>
            <source>%1: %2 of flexible headroom at %3 curtailment</source>
            <translation>%1: %2 flexible Reserve bei %3 Abregelung</translation>
        </message>
        <message>
            <source>AI site, © Epoch AI, CC BY</source>
            <translation>KI-Standort, © Epoch AI, CC BY</translation>
        </message>
        <message>
            <source>AI site, © Epoch AI</source>
            <translation>KI-Standort, © Epoch AI</translation>
        </message>
        <message>
            <source>other plant ≥ %1</source>
            <translation>anderes Kraftwerk ≥ %1</translation>
        </message>
        <message>
            <source>other ≥ %1</source>
            <translation>andere ≥ %1</translation>
        </message>
        <message>
            <source>pumped storage</source>
            <translation>Pumpspeicher</translation>
        </message>
        <message>
            <source>coal</source>
            <translation>Kohle</translation>
        </message>
        <message>
            <source>gas</source>
            <translation>Gas</translation>
        </message>
        <message>
            <source>oil</source>
            <translation>Öl</translation>
        </message>
        <message>
            <source>wind</source>
            <translation>Wind</translation>
        </message>
        <message>
            <source>solar</source>
            <translation>Sonne</translation>
        </message>
        <message>
            <source>battery</source>
            <translation>Batterie</translation>
        </message>
        <message>
            <source>geothermal</source>
            <translation>Erdwärme</translation>
        </message>
        <message>
            <source>other fuel</source>
            <translation>anderer Brennstoff</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>, limited by %1</source>
            <translation>, begrenzt durch %1</translation>
        </message>
        <message>
            <source>¢/kWh</source>
            <translation>¢/kWh</translation>
        </message>
        <message>
            <source>g CO₂/kWh</source>
            <translation>g CO₂/kWh</translation>
        </message>
        <message>
            <source>%1 sites are the most there can be</source>
            <translation>Mehr als %1 Standorte sind nicht möglich</translation>
        </message>
        <message>
            <source>Half of %1: %2 and %3</source>
            <translation>Die Hälfte von %1: %2 und %3</translation>
        </message>
        <message>
            <source>Equal shares: %1 each</source>
            <translation>Gleiche Anteile: je %1</translation>
        </message>
        <message>
            <source>No share yet: 0 %</source>
            <translation>Noch kein Anteil: 0 %</translation>
        </message>
        <message>
            <source>Remove; %1 to %2</source>
            <translation>Entfernen; %1 an %2</translation>
        </message>
        <message>
            <source>Remove; %1 to all others in proportion</source>
            <translation>Entfernen; %1 an alle anderen im Verhältnis</translation>
        </message>
        <message>
            <source>Change the limit…</source>
            <translation>Grenze ändern …</translation>
        </message>
        <message>
            <source>Type a limit…</source>
            <translation>Grenze eingeben …</translation>
        </message>
        <message>
            <source>Limit of the grid tables</source>
            <translation>Grenze der Netztabellen</translation>
        </message>
        <message>
            <source>Lock its place</source>
            <translation>Ort festhalten</translation>
        </message>
        <message>
            <source>Zoom in on it</source>
            <translation>Heranholen</translation>
        </message>
        <message>
            <source>%1, %2: </source>
            <translation>%1, %2: </translation>
        </message>
        <message>
            <source>%1 (%2), %3: </source>
            <translation>%1 (%2), %3: </translation>
        </message>
        <message>
            <source>%1 today, </source>
            <translation>%1 heute, </translation>
        </message>
        <message>
            <source>%1 planned</source>
            <translation>%1 geplant</translation>
        </message>
        <message>
            <source>%1 planned for %2</source>
            <translation>%1 geplant für %2</translation>
        </message>
        <message>
            <source>; Epoch AI, CC BY 4.0</source>
            <translation>; Epoch AI, CC BY 4.0</translation>
        </message>
        <message>
            <source>Add site %1</source>
            <translation>Standort %1 hinzufügen</translation>
        </message>
        <message>
            <source>Remove site %1</source>
            <translation>Standort %1 entfernen</translation>
        </message>
        <message>
            <source>Share of %1</source>
            <translation>Anteil von %1</translation>
        </message>
        <message>
            <source>Split %1, %2</source>
            <translation>Aufteilung %1, %2</translation>
        </message>
        <message>
            <source>Move to %1</source>
            <translation>Verlegen nach %1</translation>
        </message>
        <message>
            <source>%1: %2 of the racks</source>
            <translation>%1: %2 der Racks</translation>
        </message>
        <message>
            <source>, %1 from the grid</source>
            <translation>, %1 aus dem Netz</translation>
        </message>
        <message>
            <source>%1 nowhere</source>
            <translation>%1 nirgends</translation>
        </message>
        <message>
            <source>345</source>
            <translation>345</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>no 345 kV near</source>
            <translation>keine 345 kV nahe</translation>
        </message>
        <message>
            <source>Exposed exchange between sites: %1, %2 of the step</source>
            <translation>Offener Austausch zwischen Standorten: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>Between sites: %1, of which a step is longer by %2</source>
            <translation>Zwischen Standorten: %1, wovon ein Schritt um %2 länger ist</translation>
        </message>
        <message>
            <source>user data; limit: typed</source>
            <translation>eigene Daten; Grenze: eingegeben</translation>
        </message>
        <message>
            <source>user data; limit unknown</source>
            <translation>eigene Daten; Grenze unbekannt</translation>
        </message>
        <message>
            <source> (torn, not to scale)</source>
            <translation> (abgerissen, nicht maßstäblich)</translation>
        </message>
        <message>
            <source>%1 of %2 runs scored: %3 vary one setting of a run and count for the order only</source>
            <translation>%1 von %2 Läufen gewertet: %3 ändern eine Einstellung eines Laufs und zählen nur für die Reihenfolge</translation>
        </message>
        <message>
            <source>%1 where measured</source>
            <translation>%1 wo gemessen wurde</translation>
        </message>
        <message>
            <source>%1, %2 of them in this rack</source>
            <translation>%1, davon %2 in diesem Rack</translation>
        </message>
        <message>
            <source>%1: GPU %2</source>
            <translation>%1: GPU %2</translation>
        </message>
        <message>
            <source>%2 of the step</source>
            <translation>%2 des Schritts</translation>
        </message>
        <message>
            <source>, before own anchor</source>
            <translation>, vor eigenem Anker</translation>
        </message>
        <message>
            <source>, × %1 of stragglers and own anchor</source>
            <translation>, × %1 durch Nachzügler und eigenen Anker</translation>
        </message>
        <message>
            <source>, × %1 of stragglers</source>
            <translation>, × %1 durch Nachzügler</translation>
        </message>
        <message>
            <source>; exchanges tokens in %1</source>
            <translation>; tauscht Token in %1</translation>
        </message>
        <message>
            <source>; torn, longer than drawn</source>
            <translation>; abgerissen, länger als gezeichnet</translation>
        </message>
        <message>
            <source>Expert groups of a stage: %1 of %2 GPUs each</source>
            <translation>Expertengruppen einer Stufe: %1 mit je %2 GPUs</translation>
        </message>
        <message>
            <source>Optimizer (%1) and fixed overhead (%2)</source>
            <translation>Optimierer (%1) und fester Aufwand (%2)</translation>
        </message>
        <message>
            <source>Optimizer and overhead behind the pipeline: %1 = %2 of the optimizer + %3 of fixed overhead%4</source>
            <translation>Optimierer und Aufwand hinter der Pipeline: %1 = %2 Optimierer + %3 fester Aufwand%4</translation>
        </message>
        <message>
            <source>Runs scored</source>
            <translation>Gewertete Läufe</translation>
        </message>
        <message>
            <source>Waiting for the slowest GPU: %1, %2 of the step</source>
            <translation>Warten auf die langsamste GPU: %1, %2 des Schritts</translation>
        </message>
        <message>
            <source>beyond measured, %1</source>
            <translation>nie gemessen, %1</translation>
        </message>
        <message>
            <source>expert groups</source>
            <translation>Expertengruppen</translation>
        </message>
        <message>
            <source>opt. + overhead</source>
            <translation>Opt. + Aufwand</translation>
        </message>
        <message>
            <source>optimizer, overhead %1</source>
            <translation>Optimierer, Aufwand %1</translation>
        </message>
        <message>
            <source>optimizer, overhead</source>
            <translation>Optimierer, Aufwand</translation>
        </message>
        <message>
            <source>own anchor</source>
            <translation>eigener Anker</translation>
        </message>
        <message>
            <source>× %1 own anchor</source>
            <translation>× %1 eigener Anker</translation>
        </message>
        <message>
            <source>E%1</source>
            <translation>E%1</translation>
        </message>
        <message>
            <source>EP %1 in %2 rack</source>
            <translation>EP %1 in %2 Rack</translation>
        </message>
        <message>
            <source>EP %1 over %2 racks</source>
            <translation>EP %1 über %2 Racks</translation>
        </message>
        <message>
            <source>Expert group %1 of %2: %3 GPUs in %4 rack</source>
            <translation>Expertengruppe %1 von %2: %3 GPUs in %4 Rack</translation>
        </message>
        <message>
            <source>Expert group %1 of %2: %3 GPUs over %4 racks</source>
            <translation>Expertengruppe %1 von %2: %3 GPUs über %4 Racks</translation>
        </message>
        <message>
            <source>Outside the 90 % band, and likely why</source>
            <translation>Außerhalb des 90-%-Bands, und wohl warum</translation>
        </message>
        <message>
            <source>l/kWh</source>
            <translation>l/kWh</translation>
        </message>
        <message>
            <source>%1: power plants consume %2 %3</source>
            <translation>%1: Kraftwerke verbrauchen %2 %3</translation>
        </message>
        <message>
            <source>%1, and reservoirs evaporate %2 %3</source>
            <translation>%1, und Stauseen verdunsten %2 %3</translation>
        </message>
        <message>
            <source>sub-zone %1</source>
            <translation>Teilzone %1</translation>
        </message>
        <message>
            <source>, locked</source>
            <translation>, Ort festgehalten</translation>
        </message>
        <message>
            <source>, by its typed share</source>
            <translation>, nach seinem eingegebenen Anteil</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source> with %1</source>
            <translation> mit %1</translation>
        </message>
        <message>
            <source>%1 too much</source>
            <translation>%1 zu viel</translation>
        </message>
        <message>
            <source>The shares sum to %1: %2 too much</source>
            <translation>Die Anteile ergeben %1: %2 zu viel</translation>
        </message>
        <message>
            <source>The shares sum to %1: %2 nowhere</source>
            <translation>Die Anteile ergeben %1: %2 nirgends</translation>
        </message>
        <message>
            <source>: demand unknown, no power for this rack</source>
            <translation>: Bedarf unbekannt, keine Leistung für dieses Rack</translation>
        </message>
        <message>
            <source>: demand %1</source>
            <translation>: Bedarf %1</translation>
        </message>
        <message>
            <source>Hottest link %1, %2: %3 flows, load %4</source>
            <translation>Heißeste Leitung %1, %2: %3 Flüsse, Last %4</translation>
        </message>
        <message>
            <source>%1 ¢/kWh, %2 g CO₂/kWh, US average</source>
            <translation>%1 ¢/kWh, %2 g CO₂/kWh, US-Mittel</translation>
        </message>
        <message>
            <source>%1 ¢/kWh as typed, %2 g CO₂/kWh, US average</source>
            <translation>%1 ¢/kWh wie gesetzt, %2 g CO₂/kWh, US-Mittel</translation>
        </message>
        <message>
            <source>Site</source>
            <translation>Standort</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Netz</translation>
        </message>
        <message>
            <source>Racks</source>
            <translation>Racks</translation>
        </message>
        <message>
            <source>Demand</source>
            <translation>Bedarf</translation>
        </message>
        <message>
            <source>Headroom</source>
            <translation>Reserve</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Rest</translation>
        </message>
        <message>
            <source>Limited by</source>
            <translation>Begrenzt durch</translation>
        </message>
        <message>
            <source>Stage %1</source>
            <translation>Stufe %1</translation>
        </message>
        <message>
            <source>Stages %1 to %2</source>
            <translation>Stufen %1 bis %2</translation>
        </message>
        <message>
            <source>Pipeline stage</source>
            <translation>Pipelinestufe</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>Memory of a GPU</source>
            <translation>Speicher einer GPU</translation>
        </message>
        <message>
            <source>Tier</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <source>Ports down</source>
            <translation>Ports abwärts</translation>
        </message>
        <message>
            <source>Ports up</source>
            <translation>Ports aufwärts</translation>
        </message>
        <message>
            <source>Links up</source>
            <translation>Links aufwärts</translation>
        </message>
        <message>
            <source>Rate up</source>
            <translation>Rate aufwärts</translation>
        </message>
        <message>
            <source>Oversubscription</source>
            <translation>Überbuchung</translation>
        </message>
        <message>
            <source>Part of the step</source>
            <translation>Teil des Schritts</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Schrittzeit</translation>
        </message>
        <message>
            <source>With the change</source>
            <translation>Mit der Änderung</translation>
        </message>
        <message>
            <source>Baseline</source>
            <translation>Vergleich</translation>
        </message>
        <message>
            <source>WAN to %1: %2 one way, for each site</source>
            <translation>WAN nach %1: %2 in eine Richtung, für jeden Standort</translation>
        </message>
        <message>
            <source>GPU %1</source>
            <translation>GPU %1</translation>
        </message>
        <message>
            <source>Link %1, cut: %2</source>
            <translation>Strecke %1, durchtrennt: %2</translation>
        </message>
        <message>
            <source>Link %1: %2</source>
            <translation>Strecke %1: %2</translation>
        </message>
        <message>
            <source>no site %1</source>
            <translation>ohne Standort %1</translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message>
            <source>1,234.5</source>
            <extracomment>A number as the language writes it: its sign between thousands, and its sign before decimals.</extracomment>
            <translation>1.234,5</translation>
        </message>
        <message>
            <source>params</source>
            <translation>Param.</translation>
        </message>
        <message>
            <source>param</source>
            <translation>Param.</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
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
            <source>%1, no. %2</source>
            <translation>%1, Nr. %2</translation>
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
            <source>errors first</source>
            <translation>erst Fehler</translation>
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
            <source>≈ within the estimate&apos;s band</source>
            <translation>≈ im Band der Schätzung</translation>
        </message>
        <message>
            <source>≈ within band</source>
            <translation>≈ im Band</translation>
        </message>
        <message>
            <source>error %1</source>
            <translation>Fehler %1</translation>
        </message>
        <message>
            <source>%1× beyond measured</source>
            <translation>%1× über Gemessenem</translation>
        </message>
        <message>
            <source>%1× beyond</source>
            <translation>%1× darüber</translation>
        </message>
        <message>
            <source>error %1 where measured</source>
            <translation>Fehler %1, wo gemessen wurde</translation>
        </message>
        <message>
            <source>anchor × %1, error %2</source>
            <translation>Anker × %1, Fehler %2</translation>
        </message>
        <message>
            <source>err. %1</source>
            <translation>Abw. %1</translation>
        </message>
        <message>
            <source>own anchor × %1</source>
            <translation>eigener Anker × %1</translation>
        </message>
    </context>
    <context>
        <name>PanelRow</name>
        <message>
            <source>%1 to %2, shared out anew</source>
            <translation>%1 auf %2, neu aufgeteilt</translation>
        </message>
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
            <source>%1 to %2, the rest to the others</source>
            <translation>%1 auf %2, der Rest an die anderen</translation>
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
            <translation>Repliken</translation>
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
            <source>no effect: %1</source>
            <translation>ohne Wirkung: %1</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>locked</source>
            <translation>gesperrt</translation>
        </message>
        <message>
            <source>+10 % changes the objective by %1</source>
            <translation>+10 % ändert die Zielgröße um %1</translation>
        </message>
        <message>
            <source>last valid value</source>
            <translation>letzter gültiger Wert</translation>
        </message>
        <message>
            <source>The sums and marks are those of the last valid scenario.</source>
            <translation>Die Summen und Zeichen sind die des letzten gültigen Szenarios.</translation>
        </message>
        <message>
            <source>Last valid scenario: %1</source>
            <translation>Letztes gültiges Szenario: %1</translation>
        </message>
        <message>
            <source>+10 % changed the objective by %1 in the last valid scenario</source>
            <translation>+10 % änderten das Ziel um %1 im letzten gültigen Szenario</translation>
        </message>
        <message>
            <source>short by %1</source>
            <translation>es fehlen %1</translation>
        </message>
        <message>
            <source>short by %1 at %2 of %3 sites</source>
            <translation>es fehlen %1 an %2 von %3 Standorten</translation>
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
            <translation>1.024 Rechner, je 30 MB</translation>
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
            <source>the folder does not answer</source>
            <translation>der Ordner antwortet nicht</translation>
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
            <source>%1 values of this file are not understood; defaults stand for them.</source>
            <translation>%1 Werte dieser Datei werden nicht verstanden; für sie stehen Vorgaben.</translation>
        </message>
        <message>
            <source>Show them</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Not understood</source>
            <translation>Nicht verstanden</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>In Ordnung</translation>
        </message>
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
            <source>Recover it</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Discard it</source>
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
        <message>
            <source>Too low to be read here. F11 shows it alone.</source>
            <translation>Hier zu niedrig zum Lesen. F11 zeigt es allein.</translation>
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
            <source>&amp;Pipeline of a step</source>
            <translation>&amp;Pipeline eines Schritts</translation>
        </message>
        <message>
            <source>Pipeline of a step</source>
            <translation>Pipeline eines Schritts</translation>
        </message>
        <message>
            <source>What every pipeline stage does meanwhile (Page Down)</source>
            <translation>Was jede Pipelinestufe unterdessen tut (Bild ab)</translation>
        </message>
        <message>
            <source>%1 (stale)</source>
            <translation>%1 (veraltet)</translation>
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
            <translation>, %1 Teilnetze</translation>
        </message>
        <message>
            <source>one site · %1%2, %3 ports</source>
            <translation>ein Standort · %1%2, %3 Ports</translation>
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
            <translation>&lt;p&gt;&lt;b&gt;Gigasite %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Was-wäre-wenn-Werkzeug für Rechenzentren, die große Sprachmodelle trainieren. GPL-3.0-or-later.&lt;/p&gt;&lt;p&gt;Daten: Ruggles et al. (CC-BY 4.0), Epoch AI (CC-BY 4.0), NREL ReEDS/NARIS, EIA, EPA, US Census Bureau. Formeln: Gherghescu et al. 2024; Hoffmann et al. 2022; Korthikanti et al. 2022.&lt;/p&gt;</translation>
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
            <translation>Das Rack als seine GPUs und Repliken</translation>
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
            <translation>%</translation>
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
            <translation>Skalierung</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netz</translation>
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
            <source>The baseline, dashed, where it differs (G)</source>
            <translation>Der Vergleich, gestrichelt, wo er abweicht (G)</translation>
        </message>
        <message>
            <source>Ghost</source>
            <translation>Umriss</translation>
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
            <source>On hold (F5)</source>
            <translation>Angehalten (F5)</translation>
        </message>
        <message>
            <source>Live (F5)</source>
            <translation>Laufend (F5)</translation>
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
            <source>What cannot work is told here, each with the change that clears it. &lt;b&gt;F8&lt;/b&gt; goes from one to the next: try it.</source>
            <translation>Was nicht gehen kann, steht hier, jedes mit der Änderung, die es behebt. &lt;b&gt;F8&lt;/b&gt; geht vom einen zum nächsten: Probieren Sie es.</translation>
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
            <translation>Mikro-Batches auf 2.900, nach Racks</translation>
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
        <message>
            <source>calibrated on measured runs</source>
            <translation>an gemessenen Läufen kalibriert</translation>
        </message>
        <message>
            <source>calibrated</source>
            <translation>kalibriert</translation>
        </message>
        <message>
            <source>Validation</source>
            <translation>Abgleich</translation>
        </message>
        <message>
            <source>Open measured runs</source>
            <translation>Gemessene Läufe öffnen</translation>
        </message>
        <message>
            <source>Measured runs (*.json)</source>
            <translation>Gemessene Läufe (*.json)</translation>
        </message>
        <message>
            <source>Problems: %1</source>
            <translation>Probleme: %1</translation>
        </message>
        <message>
            <source>Rail-only</source>
            <translation>Rail-only</translation>
        </message>
        <message>
            <source>%1 · %2 ¢/kWh · %3 g CO₂/kWh</source>
            <translation>%1 · %2 ¢/kWh · %3 g CO₂/kWh</translation>
        </message>
        <message>
            <source>%1 ¢ · %2 g CO₂</source>
            <translation>%1 ¢ · %2 g CO₂</translation>
        </message>
        <message>
            <source>Best sites</source>
            <translation>Beste Standorte</translation>
        </message>
        <message>
            <source>Back-test</source>
            <translation>Rückvergleich</translation>
        </message>
        <message>
            <source>%1 · %2 ¢/kWh · %3 g CO₂/kWh (%4)</source>
            <translation>%1 · %2 ¢/kWh · %3 g CO₂/kWh (%4)</translation>
        </message>
        <message>
            <source>US average</source>
            <translation>US-Mittel</translation>
        </message>
        <message>
            <source>US average for site %1</source>
            <translation>US-Mittel für Standort %1</translation>
        </message>
        <message>
            <source>US avg., %1 g CO₂</source>
            <translation>US-Mittel, %1 g CO₂</translation>
        </message>
        <message>
            <source>part US avg., %1 g</source>
            <translation>teils US-Mittel, %1 g</translation>
        </message>
    </context>
    <context>
        <name>gigasite::MapCanvas</name>
        <message>
            <source>Move %1 to %2</source>
            <translation>%1 nach %2 verschieben</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>%1 verschieben</translation>
        </message>
        <message>
            <source>Zoom in here</source>
            <translation>Hier heranholen</translation>
        </message>
        <message>
            <source>Show the whole map</source>
            <translation>Ganze Karte zeigen</translation>
        </message>
        <message>
            <source>Lock %1</source>
            <translation>%1 festhalten</translation>
        </message>
        <message>
            <source>Unlock %1</source>
            <translation>%1 nicht mehr festhalten</translation>
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
        <name>gigasite::NetworkNotice</name>
        <message>
            <source>Flow simulation</source>
            <translation>Flusssimulation</translation>
        </message>
        <message>
            <source>Flow simulation, %1. %2</source>
            <translation>Flusssimulation, %1. %2</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>abgebrochen</translation>
        </message>
        <message>
            <source>simulating…</source>
            <translation>simuliert…</translation>
        </message>
        <message>
            <source>simulating %1</source>
            <translation>simuliert, %1</translation>
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
        <message>
            <source>Corrected under</source>
            <translation>Korrigiert unter</translation>
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
        <message>
            <source>Corrected under</source>
            <translation>Korrigiert unter</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ParameterDelegate</name>
        <message>
            <source>n/a</source>
            <translation>n. a.</translation>
        </message>
        <message>
            <source>Automatic. Click: lock at %1 (A)</source>
            <translation>Automatisch. Klick: bei %1 sperren (A)</translation>
        </message>
        <message>
            <source>Locked at %1. Click: automatic again (A)</source>
            <translation>Gesperrt bei %1. Klick: wieder automatisch (A)</translation>
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
            <source>Lock at %1</source>
            <translation>Bei %1 sperren</translation>
        </message>
        <message>
            <source>Unlock: automatic again</source>
            <translation>Entsperren: wieder automatisch</translation>
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
        <message>
            <source>No problem: it can be built as it is.</source>
            <translation>Kein Problem: So lässt es sich bauen.</translation>
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
            <source>Traffic, gain</source>
            <translation>Verkehr, Gewinn</translation>
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
        <message>
            <source>The rail-only paper's arithmetic for this scenario, Figs 7 and 8: its iteration time, not the step time</source>
            <translation>Rechnung des Rail-only-Artikels für dieses Szenario, Abb. 7 und 8: seine Iterationszeit, nicht die Schrittzeit</translation>
        </message>
        <message>
            <source>The rail-only paper's arithmetic, Figs 3 and 5: this scenario and the paper's models</source>
            <translation>Rechnung des Rail-only-Artikels, Abb. 3 und 5: dieses Szenario und die Modelle des Artikels</translation>
        </message>
        <message>
            <source>Iteration time, rail-only paper, Fig 7</source>
            <translation>Iterationszeit, Rail-only-Artikel, Abb. 7</translation>
        </message>
        <message>
            <source>% of any-to-any speed, rail-only paper, Fig 8b</source>
            <translation>% von „jeder mit jedem“, Rail-only-Artikel, Abb. 8b</translation>
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
            <translation>Einen Wert mit Einheit eingeben (2,9G, 2900 MW); eine Auswahl öffnen</translation>
        </message>
        <message>
            <source>Enter, F2 or a digit</source>
            <translation>Eingabe, F2 oder eine Ziffer</translation>
        </message>
        <message>
            <source>Back to the default</source>
            <translation>Zurück zur Vorgabe</translation>
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
            <translation>Überzeichnung einer Ebene in ganzen Ports ändern; mit Umschalt feiner</translation>
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
            <source>Page Down, wheel or double-click; Enter on a chosen rack</source>
            <translation>Bild ab, Rad oder Doppelklick; Eingabe auf einem gewählten Rack</translation>
        </message>
        <message>
            <source>One figure alone, and back</source>
            <translation>Eine Abbildung allein, und zurück</translation>
        </message>
        <message>
            <source>Enter where nothing in it is chosen, or double-click its title</source>
            <translation>Eingabe, wenn nichts in ihr gewählt ist, oder Doppelklick auf den Titel</translation>
        </message>
        <message>
            <source>A second Why? below the first</source>
            <translation>Ein zweites Warum? unter dem ersten</translation>
        </message>
        <message>
            <source>Ctrl and a click on a link</source>
            <translation>Strg und ein Klick auf einen Link</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Schrittzeit</translation>
        </message>
        <message>
            <source>Another stage of the pipeline</source>
            <translation>Eine andere Stufe der Pipeline</translation>
        </message>
        <message>
            <source>Back to the whole step</source>
            <translation>Zurück zum ganzen Schritt</translation>
        </message>
        <message>
            <source>The pipeline, stage by stage</source>
            <translation>Die Pipeline, Stufe für Stufe</translation>
        </message>
        <message>
            <source>Page Down, wheel or double-click</source>
            <translation>Bild ab, Rad oder Doppelklick</translation>
        </message>
        <message>
            <source>Choose no site, so that the arrows push the ground</source>
            <translation>Keinen Standort wählen, damit die Pfeile den Grund schieben</translation>
        </message>
        <message>
            <source>Nearer, farther, the whole map</source>
            <translation>Näher, weiter weg, die ganze Karte</translation>
        </message>
        <message>
            <source>+ − Home, wheel or pinch</source>
            <translation>+ − Pos1, Mausrad oder zwei Finger</translation>
        </message>
        <message>
            <source>Add a site</source>
            <translation>Standort hinzufügen</translation>
        </message>
        <message>
            <source>double-click the ground, right-click or Insert</source>
            <translation>Doppelklick auf den Grund, Rechtsklick oder Einfg</translation>
        </message>
        <message>
            <source>Remove or lock a site, type its limit</source>
            <translation>Standort entfernen oder festhalten, seine Grenze eingeben</translation>
        </message>
        <message>
            <source>right-click or Delete</source>
            <translation>Rechtsklick oder Entf</translation>
        </message>
        <message>
            <source>Split the racks between two sites by 1 %; with Shift by 0.1 %</source>
            <translation>Racks zwischen zwei Standorten um 1 % aufteilen; mit Umschalt um 0,1 %</translation>
        </message>
        <message>
            <source>drag the boundary below the map, or ← → on it</source>
            <translation>Grenze unter der Karte ziehen, oder ← → darauf</translation>
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
            <source>last valid value</source>
            <translation>letzter gültiger Wert</translation>
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
            <source>The simulation decides: traffic and network together.</source>
            <translation>Die Simulation entscheidet: Verkehr und Netz zusammen.</translation>
        </message>
        <message>
            <source>≈ same within the estimate</source>
            <translation>≈ gleich im Rahmen der Schätzung</translation>
        </message>
        <message>
            <source>simulated to the end; estimate %1, 95 of 100 times %2 to %3</source>
            <translation>zu Ende simuliert; Schätzung %1, 95 von 100 Mal %2 bis %3</translation>
        </message>
        <message>
            <source>simulated to the end; estimate %1</source>
            <translation>zu Ende simuliert; Schätzung %1</translation>
        </message>
        <message>
            <source>estimate; 95 of 100 times %1 to %2</source>
            <translation>Schätzung; 95 von 100 Mal %1 bis %2</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>Schätzung</translation>
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
        <message>
            <source>corrected, %1</source>
            <translation>korrigiert, %1</translation>
        </message>
        <message>
            <source>here</source>
            <translation>hier</translation>
        </message>
        <message>
            <source>in the paper</source>
            <translation>im Artikel</translation>
        </message>
        <message>
            <source>as printed</source>
            <translation>wie gedruckt</translation>
        </message>
        <message>
            <source>baseline</source>
            <translation>Vergleich</translation>
        </message>
        <message>
            <source>limit met next:</source>
            <translation>nächste Grenze:</translation>
        </message>
        <message>
            <source>refused:</source>
            <translation>abgelehnt:</translation>
        </message>
        <message>
            <source>estimates</source>
            <translation>Schätzwerte</translation>
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
        <name>gigasite::BottomTabs</name>
        <message>
            <source>F11 or a double click: instead of the figures</source>
            <translation>F11 oder ein Doppelklick: anstelle der Bilder</translation>
        </message>
        <message>
            <source>More tabs</source>
            <translation>Weitere Reiter</translation>
        </message>
        <message>
            <source>Tabs without room: %1</source>
            <translation>Reiter ohne Platz: %1</translation>
        </message>
    </context>
    <context>
        <name>gigasite::CountButton</name>
        <message>
            <source>%1, stale</source>
            <translation>%1, veraltet</translation>
        </message>
        <message>
            <source>%1: cannot be counted</source>
            <translation>%1: nicht zählbar</translation>
        </message>
    </context>
    <context>
        <name>tables</name>
        <message>
            <source>The share of site %1 has no effect here: there is one site.</source>
            <translation>Der Anteil von Standort %1 wirkt hier nicht: es gibt nur einen Standort.</translation>
        </message>
        <message>
            <source>Of blocks of %1 packets none is parity at this overhead: it costs bytes and repairs nothing.</source>
            <translation>Von Blöcken aus %1 Paketen ist bei diesem Aufschlag keines Parität: er kostet Bytes und behebt nichts.</translation>
        </message>
        <message>
            <source>The step time that it is computed from is multiplied by your own anchor, %1.</source>
            <translation>Die Schrittzeit, aus der es berechnet ist, ist mit Ihrem eigenen Anker multipliziert, %1.</translation>
        </message>
        <message>
            <source>Parity packets per packet. A block that loses no more packets than it has parity is repaired, so nothing is sent again.</source>
            <translation>Paritätspakete je Paket. Ein Block, der nicht mehr Pakete verliert, als er Parität hat, wird behoben, und nichts wird erneut gesendet.</translation>
        </message>
        <message>
            <source>FEC block</source>
            <translation>FEC-Block</translation>
        </message>
        <message>
            <source>Packets that one code covers, parity included. Of longer blocks fewer lose more than their parity repairs.</source>
            <translation>Pakete, die ein Code umfasst, Parität inbegriffen. Von längeren Blöcken verlieren weniger mehr, als ihre Parität behebt.</translation>
        </message>
        <message>
            <source>the longest block of a Reed-Solomon code over bytes (RFC 5510)</source>
            <translation>der längste Block eines Reed-Solomon-Codes über Bytes (RFC 5510)</translation>
        </message>
        <message>
            <source>a block with more losses than parity stays as it is: its packets are lost (RFC 5510)</source>
            <translation>ein Block mit mehr Verlusten als Parität bleibt, wie er ist: seine Pakete sind verloren (RFC 5510)</translation>
        </message>
        <message>
            <source>no parity is sent</source>
            <translation>es wird keine Parität gesendet</translation>
        </message>
        <message>
            <source>Share %1, the rest to site %2</source>
            <translation>Anteil %1, der Rest an Standort %2</translation>
        </message>
        <message>
            <source>The grid tables have no grid at %1: its carbon and water count with the averages of the United States.</source>
            <translation>Die Netztabellen haben kein Netz bei %1: CO₂ und Wasser zählen mit den Mittelwerten der USA.</translation>
        </message>
        <message>
            <source>The grid tables have no grid at %1: its price, carbon and water count with the averages of the United States.</source>
            <translation>Die Netztabellen haben kein Netz bei %1: Preis, CO₂ und Wasser zählen mit den Mittelwerten der USA.</translation>
        </message>
        <message>
            <source>The share of site %1 has no effect here: there are %2 sites.</source>
            <translation>Der Anteil von Standort %1 wirkt hier nicht: es gibt %2 Standorte.</translation>
        </message>
        <message>
            <source>DeepSeek-V3 on 2,048 H800</source>
            <translation>DeepSeek-V3 auf 2.048 H800</translation>
        </message>
        <message>
            <source>1 GW campus, GB200 NVL72</source>
            <translation>1-GW-Campus, GB200 NVL72</translation>
        </message>
        <message>
            <source>Llama 3 405B on 16,384 H100</source>
            <translation>Llama 3 405B auf 16.384 H100</translation>
        </message>
        <message>
            <source>100 B$ datacenter, 100T model</source>
            <translation>Rechenzentrum für 100 Mrd. $, 100T-Modell</translation>
        </message>
        <message>
            <source>100 B$ datacenter, 50T model</source>
            <translation>Rechenzentrum für 100 Mrd. $, 50T-Modell</translation>
        </message>
        <message>
            <source>GPT-3 on 64 domains of 256, rail-only</source>
            <translation>GPT-3 auf 64 Domänen zu je 256, rail-only</translation>
        </message>
        <message>
            <source>OPT-175B on 64 domains of 256, rail-only</source>
            <translation>OPT-175B auf 64 Domänen zu je 256, rail-only</translation>
        </message>
        <message>
            <source>PaLM 540B on 128 domains of 256, rail-only</source>
            <translation>PaLM 540B auf 128 Domänen zu je 256, rail-only</translation>
        </message>
        <message>
            <source>A pipeline of %1 stages needs as many racks; there are %2.</source>
            <translation>Eine Pipeline mit %1 Stufen braucht ebenso viele Racks; es sind %2.</translation>
        </message>
        <message>
            <source>One fibre pair carries everything between sites: while it is cut, no step completes.</source>
            <translation>Ein einziges Faserpaar trägt alles zwischen Standorten: ist es durchtrennt, wird kein Schritt fertig.</translation>
        </message>
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
            <translation>nextgen S1</translation>
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
            <translation>nextgen S2</translation>
        </message>
        <message>
            <source>Power available</source>
            <translation>Leistung max.</translation>
        </message>
        <message>
            <source>Facility power that may be drawn; as many whole racks as it feeds, overhead included. The network is not counted.</source>
            <translation>Anlagenleistung, die bezogen werden darf; so viele ganze Racks, wie sie samt Zuschlag speist. Das Netz zählt nicht mit.</translation>
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
            <translation>nextgen S2: 23.200</translation>
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
            <translation>FP4</translation>
        </message>
        <message>
            <source>FP8</source>
            <translation>FP8</translation>
        </message>
        <message>
            <source>BF16</source>
            <translation>BF16</translation>
        </message>
        <message>
            <source>FP16</source>
            <translation>FP16</translation>
        </message>
        <message>
            <source>Number format of the matrix multiplications. A precision the catalogue has no figure for is unavailable, never guessed by doubling.</source>
            <translation>Zahlenformat der Matrixmultiplikationen. Eine Genauigkeit, für die der Katalog keinen Wert hat, ist nicht verfügbar und wird nie durch Verdoppeln geraten.</translation>
        </message>
        <message>
            <source>2:4 sparse peak</source>
            <translation>2:4-dünne Spitze</translation>
        </message>
        <message>
            <source>Count the vendor's sparse peak. Training does not reach it: corrected mode uses the dense one.</source>
            <translation>Zählt die Sparse-Spitzenrate des Herstellers. Training erreicht sie nicht: Korrigiert nimmt die dichte.</translation>
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
            <translation>Spitzenrate einer GPU bei der gewählten Genauigkeit. Ein eingegebener Wert gilt, wie er ist, gleich was Genauigkeit und Sparsity sagen.</translation>
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
            <translation>Scale-up-Rate einer GPU nach Herstellerangabe: beide Richtungen zusammen. Korrigiert nimmt die Hälfte, was in eine Richtung geht.</translation>
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
            <translation>nextgen S3.2</translation>
        </message>
        <message>
            <source>Hidden size</source>
            <translation>Modellbreite</translation>
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
            <translation>Attention-Köpfe. Sie müssen die Modellbreite teilen, außer die Kopfgröße ist eingegeben, und die Tensorparallelität muss sie teilen.</translation>
        </message>
        <message>
            <source>Heads, memory</source>
            <translation>Köpfe, Speicher</translation>
        </message>
        <message>
            <source>Heads used for activation memory in printed mode. The paper's Table 2 matches only with 288, its text says 280. Corrected mode always uses the model's heads.</source>
            <translation>Köpfe für den Aktivierungsspeicher im gedruckten Modus. Tabelle 2 des Artikels passt nur zu 288, sein Text sagt 280. Korrigiert nimmt immer die Köpfe des Modells.</translation>
        </message>
        <message>
            <source>nextgen Table 2, back-solved</source>
            <translation>nextgen Table 2, rückgerechnet</translation>
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
            <translation>Köpfe für Keys und Values; sind es weniger als Köpfe, teilen diese sie (GQA). Auto: so viele wie Köpfe. Sie müssen die Köpfe teilen.</translation>
        </message>
        <message>
            <source>Ainslie et al. 2023</source>
            <translation>Ainslie et al. 2023</translation>
        </message>
        <message>
            <source>Head size</source>
            <translation>Kopfgröße</translation>
        </message>
        <message>
            <source>Width of one head. Auto: hidden size over heads; many models deviate from it.</source>
            <translation>Breite eines Kopfs. Auto: Modellbreite durch Köpfe; viele Modelle weichen davon ab.</translation>
        </message>
        <message>
            <source>Windowed layers</source>
            <translation>Schichten, Fenster</translation>
        </message>
        <message>
            <source>Layers whose attention sees a sliding window instead of the whole sequence.</source>
            <translation>Schichten, deren Attention ein gleitendes Fenster statt der ganzen Sequenz sieht.</translation>
        </message>
        <message>
            <source>Beltagy et al. 2020</source>
            <translation>Beltagy et al. 2020</translation>
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
            <translation>Mistral 7B: 4.096</translation>
        </message>
        <message>
            <source>FFN width</source>
            <translation>FFN-Breite</translation>
        </message>
        <message>
            <source>Inner width of the feed-forward network. Auto: four times the hidden size; gated models deviate from it.</source>
            <translation>Innere Breite des Feed-Forward-Netzes. Auto: viermal die Modellbreite; Modelle mit Gate weichen davon ab.</translation>
        </message>
        <message>
            <source>Vaswani et al. 2017</source>
            <translation>Vaswani et al. 2017</translation>
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
            <translation>Shazeer 2020</translation>
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
            <translation>DeepSeekMoE, Dai et al. 2024</translation>
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
            <translation>DeepSeek-V3: 3 von 61</translation>
        </message>
        <message>
            <source>MTP layers</source>
            <translation>MTP-Schichten</translation>
        </message>
        <message>
            <source>Extra layers that predict further tokens during training (multi-token prediction). They cost memory and time, but are not part of the model's parameters.</source>
            <translation>Zusätzliche Schichten, die im Training weitere Tokens vorhersagen (Multi-Token-Prediction). Sie kosten Speicher und Zeit, zählen aber nicht zu den Parametern des Modells.</translation>
        </message>
        <message>
            <source>DeepSeek-V3, S2.2</source>
            <translation>DeepSeek-V3, S2.2</translation>
        </message>
        <message>
            <source>KV rank (MLA)</source>
            <translation>KV-Rang (MLA)</translation>
        </message>
        <message>
            <source>Rank that keys and values are compressed to (multi-head latent attention); 0 is ordinary attention.</source>
            <translation>Rang, auf den Keys und Values komprimiert werden (Multi-Head Latent Attention); 0 ist gewöhnliche Attention.</translation>
        </message>
        <message>
            <source>DeepSeek-V2: 512</source>
            <translation>DeepSeek-V2: 512</translation>
        </message>
        <message>
            <source>Query rank (MLA)</source>
            <translation>Query-Rang (MLA)</translation>
        </message>
        <message>
            <source>Rank that queries are compressed to; 0 leaves them whole.</source>
            <translation>Rang, auf den Queries komprimiert werden; 0 lässt sie ganz.</translation>
        </message>
        <message>
            <source>DeepSeek-V2: 1,536</source>
            <translation>DeepSeek-V2: 1.536</translation>
        </message>
        <message>
            <source>NoPE head (MLA)</source>
            <translation>NoPE-Kopf (MLA)</translation>
        </message>
        <message>
            <source>Part of a query or key head that carries no position.</source>
            <translation>Teil eines Query- oder Key-Kopfs, der keine Position trägt.</translation>
        </message>
        <message>
            <source>DeepSeek-V2: 128</source>
            <translation>DeepSeek-V2: 128</translation>
        </message>
        <message>
            <source>RoPE head (MLA)</source>
            <translation>RoPE-Kopf (MLA)</translation>
        </message>
        <message>
            <source>Part of a query or key head that carries the rotary position; all heads share one such key.</source>
            <translation>Teil eines Query- oder Key-Kopfs, der die Rotary-Position trägt; alle Köpfe teilen einen solchen Key.</translation>
        </message>
        <message>
            <source>DeepSeek-V2: 64</source>
            <translation>DeepSeek-V2: 64</translation>
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
            <translation>Parameter einer Schicht außerhalb ihrer Matrizen: Normgewichte, Bias. Auto: zwei RMS-Normen, und die der Latent Attention, wo das FFN ein Gate hat; keine in der klassischen Zählung.</translation>
        </message>
        <message>
            <source>nextgen S3.2 counts none</source>
            <translation>nextgen S3.2 zählt keine</translation>
        </message>
        <message>
            <source>Biases per expert</source>
            <translation>Bias je Experte</translation>
        </message>
        <message>
            <source>Parameters of a routed expert outside its matrices.</source>
            <translation>Parameter eines gerouteten Experten außerhalb seiner Matrizen.</translation>
        </message>
        <message>
            <source>Outside layers</source>
            <translation>Außer Schichten</translation>
        </message>
        <message>
            <source>Parameters outside the layers and the embedding tables: last norm, position table. Auto: one RMS norm where the FFN is gated; none in the classical count.</source>
            <translation>Parameter außerhalb der Schichten und Embedding-Tabellen: letzte Norm, Positionstabelle. Auto: eine RMS-Norm, wo das FFN ein Gate hat; keine in der klassischen Zählung.</translation>
        </message>
        <message>
            <source>Nominal size</source>
            <translation>Nennmaß</translation>
        </message>
        <message>
            <source>Parameters by name, as a paper counts computation with (175e9 for GPT-3); auto counts the shape's. Feeds the rail-only analysis.</source>
            <translation>Nominelle Parameter, mit denen ein Artikel die Rechnung zählt (175e9 für GPT-3); auto zählt die der Form. Geht in die Rail-only-Analyse ein.</translation>
        </message>
        <message>
            <source>rail-only S2.2</source>
            <translation>rail-only S2.2</translation>
        </message>
        <message>
            <source>MP rounds</source>
            <translation>MP-Runden</translation>
        </message>
        <message>
            <source>Rounds of collectives that model parallelism needs per block, forward and backward: an all-reduce is two. Auto: two all-reduces each way, 8. Feeds the rail-only analysis.</source>
            <translation>Runden kollektiver Operationen, die Modellparallelität je Block braucht, vorwärts und rückwärts: Ein All-Reduce sind zwei. Auto: zwei All-Reduces je Richtung, 8. Geht in die Rail-only-Analyse ein.</translation>
        </message>
        <message>
            <source>rail-only Table 1: M_cc</source>
            <translation>rail-only Table 1: M_cc</translation>
        </message>
        <message>
            <source>Scaling law</source>
            <translation>Skalierung</translation>
        </message>
        <message>
            <source>Hoffmann 1</source>
            <translation>Hoffmann 1</translation>
        </message>
        <message>
            <source>Hoffmann 2</source>
            <translation>Hoffmann 2</translation>
        </message>
        <message>
            <source>Hoffmann 3</source>
            <translation>Hoffmann 3</translation>
        </message>
        <message>
            <source>Hoffmann 3, constants</source>
            <translation>Hoffmann 3, Konstanten</translation>
        </message>
        <message>
            <source>manual</source>
            <translation>von Hand</translation>
        </message>
        <message>
            <source>Which fit of Hoffmann et al. 2022 gives the loss-optimal model for the compute. Manual: the model as it is, with tokens as typed.</source>
            <translation>Welche Anpassung von Hoffmann et al. 2022 das verlustoptimale Modell für die Rechenleistung gibt. Manuell: das Modell, wie es ist, mit eingegebenen Tokens.</translation>
        </message>
        <message>
            <source>nextgen S3.1; Hoffmann 2022, Tables 3 and A3</source>
            <translation>nextgen S3.1; Hoffmann 2022, Tabellen 3 und A3</translation>
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
            <translation>nextgen S3.1</translation>
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
            <translation>Bytes Text, für die ein Token steht: was der Datensatz auf der Platte belegt.</translation>
        </message>
        <message>
            <source>nextgen S3.1: 15 PB; MassiveText 10.5 TB for 2.35 T tokens</source>
            <translation>nextgen S3.1: 15 PB; MassiveText 10,5 TB für 2,35 T Tokens</translation>
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
            <translation>nextgen S3.2: 32k heißt 32.000</translation>
        </message>
        <message>
            <source>Micro-batch</source>
            <translation>Mikro-Batch</translation>
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
            <source>Tokens of one step over all replicas; auto takes what the layout trains. With measured step times a replica&apos;s micro-batches follow from it; otherwise only the rail-only analysis counts it.</source>
            <translation>Tokens eines Schritts über alle Repliken; auto nimmt, was die Anordnung trainiert. Bei gemessenen Schrittzeiten folgen daraus die Mikro-Batches einer Replik; sonst zählt ihn nur die Rail-only-Analyse.</translation>
        </message>
        <message>
            <source>rail-only S3.3: 32M and 2M</source>
            <translation>rail-only S3.3: 32M und 2M</translation>
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
            <translation>nextgen S4: FP8-Master und FP4-Kopie, 1,5</translation>
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
            <translation>nextgen S4: FP4, 0,5</translation>
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
            <translation>nextgen S4: zwei FP8-Momente, 2</translation>
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
            <translation>nextgen S4: FP8</translation>
        </message>
        <message>
            <source>Sent element</source>
            <translation>Gesendet je Wert</translation>
        </message>
        <message>
            <source>Bytes per activation element that is sent between GPUs (FP4 = 0.5, BF16 = 2).</source>
            <translation>Bytes je Aktivierungselement, das zwischen GPUs gesendet wird (FP4 = 0,5, BF16 = 2).</translation>
        </message>
        <message>
            <source>nextgen S4.1: FP4</source>
            <translation>nextgen S4.1: FP4</translation>
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
            <translation>nextgen S4, Table 3</translation>
        </message>
        <message>
            <source>Pipeline, PP</source>
            <translation>Pipeline, PP</translation>
        </message>
        <message>
            <source>nextgen S4.1</source>
            <translation>nextgen S4.1</translation>
        </message>
        <message>
            <source>Micro-batches</source>
            <translation>Mikro-Batches</translation>
        </message>
        <message>
            <source>Micro-batches per pipeline and step. More of them shrink the pipeline bubble.</source>
            <translation>Mikro-Batches je Pipeline und Schritt. Mehr davon verkleinern die Pipeline-Blase.</translation>
        </message>
        <message>
            <source>nextgen S5: m = p = 224 makes 5 s and 3 % agree</source>
            <translation>nextgen S5: m = p = 224 bringt 5 s und 3 % zusammen</translation>
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
            <source>Korthikanti 2022</source>
            <translation>Korthikanti 2022</translation>
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
            <translation>Nur gedruckter Modus: Das All-Gather des Artikels nach einem Pipeline-Senden bewegt die Tensorparallel-Nachricht (beide Ausgaben) beim 100T-Modell und die Hälfte davon beim 50T-Modell.</translation>
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
            <translation>Ein Fat Tree mit voller NIC-Rate; mehrere parallele (Teilnetze), die jede NIC teilen; einer, dessen Switches der Ebene 1 die gleiche GPU verschiedener Racks verbinden; oder ein Baum je solcher Schiene, unverbunden: Andere Schienen sind über die Scale-up-Domäne erreichbar.</translation>
        </message>
        <message>
            <source>nextgen S5; rail-only</source>
            <translation>nextgen S5; rail-only</translation>
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
            <translation>Teilnetze</translation>
        </message>
        <message>
            <source>Parallel sub-networks of a multi-rail network; each carries 1/planes of a NIC.</source>
            <translation>Parallele Teilnetze eines Mehrschienennetzes; jedes trägt 1/Teilnetze einer NIC.</translation>
        </message>
        <message>
            <source>nextgen S5: 4</source>
            <translation>nextgen S5: 4</translation>
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
            <translation>nextgen S5</translation>
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
            <source>GPUs of the largest site; nextgen S5: 800K</source>
            <translation>GPUs des größten Standorts; nextgen S5: 800K</translation>
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
            <translation>nextgen S5: 200</translation>
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
            <translation>nextgen S5: 50</translation>
        </message>
        <message>
            <source>Tier 2 down</source>
            <translation>Ebene 2 ab</translation>
        </message>
        <message>
            <source>Ports of a second-tier switch that face tier 1; auto = half, or the rest.</source>
            <translation>Ports eines Switches der Ebene 2 zur Ebene 1; auto = die Hälfte oder der Rest.</translation>
        </message>
        <message>
            <source>nextgen S5: 168</source>
            <translation>nextgen S5: 168</translation>
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
            <translation>nextgen S5: 88</translation>
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
            <translation>nextgen S5: 5 µs</translation>
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
            <translation>Zwischen Racks nach einem Reduce-Scatter darin, als Ring oder doppelter Binärbaum (weniger Umläufe, doppelt so viele Verbindungen), oder ein Ring durch alle GPUs einer Stufe.</translation>
        </message>
        <message>
            <source>nextgen S4 and S5</source>
            <translation>nextgen S4 und S5</translation>
        </message>
        <message>
            <source>Exchange in chunks</source>
            <translation>Stückweise</translation>
        </message>
        <message>
            <source>Pieces the gradients are cut into, so that one is sent between racks while another moves inside them; every piece pays the round trips.</source>
            <translation>Stücke, in die die Gradienten zerlegt sind, sodass eines zwischen Racks läuft, während ein anderes sich darin bewegt; jedes Stück zahlt die Umlaufzeiten.</translation>
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
            <translation>nextgen S5: 1 k$ je Ende</translation>
        </message>
        <message>
            <source>Switch port</source>
            <translation>Switch-Port</translation>
        </message>
        <message>
            <source>Price of a switch per port; auto takes the chip's price from the catalogue.</source>
            <translation>Preis eines Switches je Port; auto nimmt den Preis des Chips aus dem Katalog.</translation>
        </message>
        <message>
            <source>rail-only S4: 748 $ at 400 Gb/s</source>
            <translation>rail-only S4: 748 $ bei 400 Gb/s</translation>
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
            <translation>Welche GPUs einen Switch der Ebene 1 teilen: die eines Racks oder die gleicher Nummer in verschiedenen Racks einer Stufe, sodass Gradientenringe darunter bleiben.</translation>
        </message>
        <message>
            <source>nextgen S5: cross-rack</source>
            <translation>nextgen S5: über Racks hinweg</translation>
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
            <translation>Wie Übertragungen in der Simulation laufen: über alle Pfade geteilt, als Pakete darüber verteilt (NDP), ein gehashter Pfad mit fairer Teilung oder ein gehashter Pfad auf verlustfreiem Ethernet (RoCE).</translation>
        </message>
        <message>
            <source>nextgen S5, Fig 1</source>
            <translation>nextgen S5, Abb. 1</translation>
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
            <translation>Was alle Hosts zugleich senden: an die nächste Pipeline-Stufe, in den datenparallelen Ringen, entlang doppelter Binärbäume, jeder an einen zufälligen anderen, an alle anderen einer Gruppe (Experten) oder die Gradienten einer Stufe an die anderen Standorte neben den Sendungen an die nächste Stufe.</translation>
        </message>
        <message>
            <source>nextgen S5, S4.2</source>
            <translation>nextgen S5, S4.2</translation>
        </message>
        <message>
            <source>All-to-all group</source>
            <translation>Gruppe, All-to-all</translation>
        </message>
        <message>
            <source>GPUs of an all-to-all group, neighbours, one scale-up domain after the other; each of its tokens goes to one of them. Auto = one whole domain.</source>
            <translation>GPUs einer All-to-all-Gruppe, Nachbarn, eine Scale-up-Domäne nach der anderen; jedes ihrer Tokens geht an eine davon. Auto = eine ganze Domäne.</translation>
        </message>
        <message>
            <source>Switch Transformer (2021): one expert a token</source>
            <translation>Switch Transformer (2021): ein Experte je Token</translation>
        </message>
        <message>
            <source>WAN traffic first</source>
            <translation>WAN zuerst</translation>
        </message>
        <message>
            <source>The exchange between sites goes before everything else on the network of a site.</source>
            <translation>Der Austausch zwischen Standorten geht allem anderen im Netz eines Standorts vor.</translation>
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
            <translation>Woher die Schrittzeit ihre Pipeline-Sendungen nimmt: Nachricht durch Rate mal Überzeichnung, oder das 99. Perzentil der simulierten Sendungen.</translation>
        </message>
        <message>
            <source>Hash seed</source>
            <translation>Hash-Keim</translation>
        </message>
        <message>
            <source>Seed of the ECMP hash: another one is another draw of the same luck.</source>
            <translation>Keim des ECMP-Hashs: Ein anderer ist eine andere Ziehung desselben Zufalls.</translation>
        </message>
        <message>
            <source>Starts within</source>
            <translation>Start binnen</translation>
        </message>
        <message>
            <source>Ranks are never quite in step: simulated transfers start at random within this time.</source>
            <translation>Ränge laufen nie ganz im Takt: Simulierte Übertragungen beginnen zufällig innerhalb dieser Zeit.</translation>
        </message>
        <message>
            <source>Link delay</source>
            <translation>Laufzeit</translation>
        </message>
        <message>
            <source>One way over one link and switch; twice that per link and a packet's time per switch is added to every simulated transfer.</source>
            <translation>Eine Richtung über eine Leitung und einen Switch; das Doppelte davon je Leitung und die Zeit eines Pakets je Switch kommen zu jeder simulierten Übertragung hinzu.</translation>
        </message>
        <message>
            <source>packet-level runs: 1 µs</source>
            <translation>Läufe auf Paketebene: 1 µs</translation>
        </message>
        <message>
            <source>Out of service</source>
            <translation>Außer Betrieb</translation>
        </message>
        <message>
            <source>What has failed, separated by commas: plane P, switch P.TIER.NUMBER, link P.TIER.NUMBER. The simulator sends around it.</source>
            <translation>Was ausgefallen ist, durch Kommas getrennt: plane P, switch P.EBENE.NUMMER, link P.EBENE.NUMMER. Die Simulation sendet darum herum.</translation>
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
            <translation>nextgen S4.2</translation>
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
            <source>Power a person knows to be available here, 0 W where there is none; auto reads the grid tables.</source>
            <translation>Leistung, die hier bekanntlich verfügbar ist, 0 W, wo es keine gibt; auto liest die Netztabellen.</translation>
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
            <source>Generation built at the site; it lowers what the grid must give, and has its own price and carbon.</source>
            <translation>Am Standort gebaute Erzeugung; sie senkt, was das Netz geben muss, und hat eigenen Preis und eigenes CO₂.</translation>
        </message>
        <message>
            <source>Site 1 energy</source>
            <translation>Ort 1 Energie</translation>
        </message>
        <message>
            <source>Price of the grid's electricity here; auto takes the balancing authority's industrial price.</source>
            <translation>Preis des Netzstroms hier; auto nimmt den Industriepreis der Regelzone.</translation>
        </message>
        <message>
            <source>EIA, by balancing authority</source>
            <translation>EIA, nach Regelzone</translation>
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
            <translation>nextgen S2: 1,4; Epoch AI 2026: 1,30</translation>
        </message>
        <message>
            <source>Heat per area</source>
            <translation>Wärme je Fläche</translation>
        </message>
        <message>
            <source>dry: nextgen S2, 2.076 kW/m²</source>
            <translation>trocken: nextgen S2, 2,076 kW/m²</translation>
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
            <source>Curtailment</source>
            <translation>Abregelung</translation>
        </message>
        <message>
            <source>Part of the year's energy that the site gives up at the grid's peaks.</source>
            <translation>Teil der Jahresenergie, auf den der Standort bei Netzspitzen verzichtet.</translation>
        </message>
        <message>
            <source>Norris et al. 2025: 0.5 %</source>
            <translation>Norris et al. 2025: 0,5 %</translation>
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
            <translation>Epoch AI 2026, Median von 85 Standorten (6,75 bis 10,3)</translation>
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
            <translation>Faserlänge durch Großkreisabstand. Gemessene Wege: 1,3 bis 2,1.</translation>
        </message>
        <message>
            <source>public ping tables, median 1.5</source>
            <translation>öffentliche Ping-Tabellen, Median 1,5</translation>
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
            <source>Time in which one message shall cross between sites: the gradients of a pipeline's stage, or the activations of a micro-batch; sizes the links.</source>
            <translation>Zeit, in der eine Nachricht zwischen Standorten laufen soll: die Gradienten einer Stufe der Pipeline oder die Aktivierungen eines Mikrobatches; bemisst die Leitungen.</translation>
        </message>
        <message>
            <source>nextgen S5: 100 ms</source>
            <translation>nextgen S5: 100 ms</translation>
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
            <translation>Llama 3: 419 in 54 d auf 16.384 GPUs</translation>
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
            <translation>Training kann 2:4-Sparsity nicht nutzen, also zählt die dichte Spitzenrate; der Artikel rechnet mit der Sparse-Spitzenrate.</translation>
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
            <translation>Die Rate ist als Summe beider Richtungen angegeben, so wie der Artikel sie nutzt; eine kollektive Operation sendet in eine Richtung.</translation>
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
            <translation>Jeder Standort bekommt ganze Racks, seinen Anteil abgerundet, und der Rest wird nicht gekauft; der Artikel teilt die Summe in Brüche.</translation>
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
            <translation>nextgen S2: 2,9 GW, also 125 kW je Rack, nicht 1 MW</translation>
        </message>
        <message>
            <source>Cooling area</source>
            <translation>Kühlfläche</translation>
        </message>
        <message>
            <source>nextgen S2; 5 GW need 2.41 million m², not billion</source>
            <translation>nextgen S2; 5 GW brauchen 2,41 Millionen m², nicht Milliarden</translation>
        </message>
        <message>
            <source>Headroom left</source>
            <translation>Reserve übrig</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>nextgen S3.2: 12 l h^2 + 2 V h; MTP layers apart</source>
            <translation>nextgen S3.2: 12 l h^2 + 2 V h; MTP-Schichten getrennt</translation>
        </message>
        <message>
            <source>Active parameters</source>
            <translation>Aktive Parameter</translation>
        </message>
        <message>
            <source>met by one token, both embedding tables counted</source>
            <translation>von einem Token getroffen, beide Embedding-Tabellen gezählt</translation>
        </message>
        <message>
            <source>Active parameters, input table apart</source>
            <translation>Aktive Parameter ohne Eingabetabelle</translation>
        </message>
        <message>
            <source>the other convention: a look-up is no multiplication</source>
            <translation>die andere Konvention: Nachschlagen ist keine Multiplikation</translation>
        </message>
        <message>
            <source>Parameters of MTP layers</source>
            <translation>Parameter der MTP-Schichten</translation>
        </message>
        <message>
            <source>DeepSeek-V3, S2.2; trained, not part of the model</source>
            <translation>DeepSeek-V3, S2.2; trainiert, kein Teil des Modells</translation>
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
            <translation>DeepSeek-V2, Gl. 9 bis 19, für Latent Attention</translation>
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
            <translation>beide Seiten der Diagonale; mittlere Schicht</translation>
        </message>
        <message>
            <source>Attention core per layer</source>
            <translation>Attention-Kern je Schicht</translation>
        </message>
        <message>
            <source>Hoffmann 2022, appendix F: scores, softmax, their sum</source>
            <translation>Hoffmann 2022, Anhang F: Scores, Softmax, ihre Summe</translation>
        </message>
        <message>
            <source>Forward FLOP per layer</source>
            <translation>FLOP vorwärts je Schicht</translation>
        </message>
        <message>
            <source>Hoffmann 2022, appendix F: b (24 s h^2 + 4 s^2 h + 3 a s^2); mean layer</source>
            <translation>Hoffmann 2022, Anhang F: b (24 s h^2 + 4 s^2 h + 3 a s^2); mittlere Schicht</translation>
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
            <translation>Hoffmann 2022, Anhang F</translation>
        </message>
        <message>
            <source>The input table is looked up, not multiplied; the paper counts both tables.</source>
            <translation>In der Eingabetabelle wird nachgeschlagen, nicht multipliziert; der Artikel zählt beide Tabellen.</translation>
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
            <translation>k in N = k C^a</translation>
        </message>
        <message>
            <source>least squares over the nine rows of Hoffmann 2022, Table 3 or A3; or its eq. 4 and 10</source>
            <translation>kleinste Quadrate über die neun Zeilen von Hoffmann 2022, Tabelle 3 oder A3; oder dessen Gl. 4 und 10</translation>
        </message>
        <message>
            <source>a of N = k C^a</source>
            <translation>a in N = k C^a</translation>
        </message>
        <message>
            <source>Hoffmann et al. 2022; without a law the model is what it is</source>
            <translation>Hoffmann et al. 2022; ohne Gesetz ist das Modell, was es ist</translation>
        </message>
        <message>
            <source>Optimal tokens</source>
            <translation>Optimale Token</translation>
        </message>
        <message>
            <source>nextgen S3.1; the printed 3,226 T for 24 months is a slip</source>
            <translation>nextgen S3.1; die gedruckten 3.226 T für 24 Monate sind ein Versehen</translation>
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
            <translation>nextgen S3.1: 15 PB</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>by definition: each step trains on its own tokens, once</source>
            <translation>nach Definition: Jeder Schritt trainiert einmal auf eigenen Tokens</translation>
        </message>
        <message>
            <source>by definition: steps one after another, without failures</source>
            <translation>nach Definition: Schritte nacheinander, ohne Ausfälle</translation>
        </message>
        <message>
            <source>Vocabulary as stored</source>
            <translation>Vokabular im Speicher</translation>
        </message>
        <message>
            <source>Megatron-LM: a multiple of 128 per tensor-parallel GPU</source>
            <translation>Megatron-LM: ein Vielfaches von 128 je tensorparalleler GPU</translation>
        </message>
        <message>
            <source>Parameters that all stages keep</source>
            <translation>Parameter, die alle Stufen halten</translation>
        </message>
        <message>
            <source>Megatron-LM</source>
            <translation>Megatron-LM</translation>
        </message>
        <message>
            <source>Tables are stored padded, and a tied one is kept on the first and on the last stage; the paper counts the model's parameters.</source>
            <translation>Tabellen sind aufgefüllt gespeichert, und eine geteilte liegt auf der ersten und der letzten Stufe; der Artikel zählt die Parameter des Modells.</translation>
        </message>
        <message>
            <source>Stored activations per token</source>
            <translation>Gespeicherte Aktivierungen je Token</translation>
        </message>
        <message>
            <source>Korthikanti 2022: 34 h; half bytes at two bytes per element, without the attention core</source>
            <translation>Korthikanti 2022: 34 h; die Hälfte bei zwei Bytes je Element, ohne den Attention-Kern</translation>
        </message>
        <message>
            <source>nextgen Table 2</source>
            <translation>nextgen Table 2</translation>
        </message>
        <message>
            <source>Heads in activations</source>
            <translation>Köpfe in Aktivierungen</translation>
        </message>
        <message>
            <source>nextgen Table 2 is met with 288 heads, not the 280 it states</source>
            <translation>nextgen Table 2 passt zu 288 Köpfen, nicht zu den genannten 280</translation>
        </message>
        <message>
            <source>The model's own heads count; the paper's activations are those of a model with other heads than it states.</source>
            <translation>Es zählen die Köpfe des Modells selbst; die Aktivierungen des Artikels sind die eines Modells mit anderen Köpfen, als er nennt.</translation>
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
            <translation>nextgen S4.1 druckt 223 GB statt 221,4</translation>
        </message>
        <message>
            <source>Micro-batches in flight</source>
            <translation>Mikro-Batches unterwegs</translation>
        </message>
        <message>
            <source>1F1B, first stage</source>
            <translation>1F1B, erste Stufe</translation>
        </message>
        <message>
            <source>A pipeline's first stage keeps the activations of up to as many micro-batches as there are stages; the paper counts one.</source>
            <translation>Die erste Stufe einer Pipeline hält die Aktivierungen von bis zu so vielen Mikro-Batches, wie es Stufen gibt; der Artikel zählt einen.</translation>
        </message>
        <message>
            <source>Memory per layer</source>
            <translation>Speicher je Schicht</translation>
        </message>
        <message>
            <source>nextgen Table 3</source>
            <translation>nextgen Table 3</translation>
        </message>
        <message>
            <source>A layer's whole state needs the activations of its whole TP group beside it; the paper adds those of one GPU.</source>
            <translation>Der ganze Zustand einer Schicht braucht daneben die Aktivierungen ihrer ganzen TP-Gruppe; der Artikel addiert die einer GPU.</translation>
        </message>
        <message>
            <source>The first stage keeps activations of all micro-batches in flight, each of them of the whole TP group; the paper adds one GPU's share of one.</source>
            <translation>Die erste Stufe hält die Aktivierungen aller gleichzeitigen Mikro-Batches, jeweils der ganzen TP-Gruppe; der Artikel addiert den Anteil einer GPU an einem.</translation>
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
            <translation>Repliken einer Stufe je Rack</translation>
        </message>
        <message>
            <source>GPUs lend each other no memory, so as many replicas stand in a rack as TP groups do; the paper shares all of the rack's memory out.</source>
            <translation>GPUs leihen einander keinen Speicher, also stehen in einem Rack so viele Repliken wie TP-Gruppen; der Artikel teilt den ganzen Speicher des Racks auf.</translation>
        </message>
        <message>
            <source>Racks per stage</source>
            <translation>Racks je Stufe</translation>
        </message>
        <message>
            <source>A pipeline stays within a site, so each site's racks are divided and rounded down; the paper divides their sum.</source>
            <translation>Eine Pipeline bleibt in einem Standort, also werden die Racks jedes Standorts geteilt und abgerundet; der Artikel teilt ihre Summe.</translation>
        </message>
        <message>
            <source>Racks per stage at the largest site</source>
            <translation>Racks je Stufe am größten Standort</translation>
        </message>
        <message>
            <source>racks of the site over the stages, rounded down</source>
            <translation>Racks des Standorts durch die Stufen, abgerundet</translation>
        </message>
        <message>
            <source>Replicas</source>
            <translation>Repliken</translation>
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
            <source>GPUs in use</source>
            <translation>Genutzte GPUs</translation>
        </message>
        <message>
            <source>nextgen S4</source>
            <translation>nextgen S4</translation>
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
            <translation>nextgen Table 4</translation>
        </message>
        <message>
            <source>Backward of a layer</source>
            <translation>Rückwärts je Schicht</translation>
        </message>
        <message>
            <source>nextgen S4: twice the forward pass</source>
            <translation>nextgen S4: das Doppelte des Vorwärtslaufs</translation>
        </message>
        <message>
            <source>TP all-reduces per pass</source>
            <translation>TP-All-Reduces je Lauf</translation>
        </message>
        <message>
            <source>nextgen eq. 1</source>
            <translation>nextgen Gl. 1</translation>
        </message>
        <message>
            <source>Each of the two all-reduces moves one whole layer output; the paper divides the message by the TP size and doubles both the outputs and the time.</source>
            <translation>Jedes der beiden All-Reduces bewegt eine ganze Schichtausgabe; der Artikel teilt die Nachricht durch die TP-Größe und verdoppelt Ausgaben und Zeit.</translation>
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
            <translation>Ein All-Reduce bewegt eine ganze Schichtausgabe; der Artikel zählt beide einer Schicht, geteilt durch die TP-Größe.</translation>
        </message>
        <message>
            <source>PP send, full rate</source>
            <translation>PP-Senden, volle Rate</translation>
        </message>
        <message>
            <source>PP send, oversubscribed</source>
            <translation>PP-Senden, überzeichnet</translation>
        </message>
        <message>
            <source>nextgen S5: 12 ms at 4:1; simulated: 99 of 100 sends are done</source>
            <translation>nextgen S5: 12 ms bei 4:1; simuliert: 99 von 100 Sendungen sind fertig</translation>
        </message>
        <message>
            <source>PP gather</source>
            <translation>PP-Sammeln</translation>
        </message>
        <message>
            <source>The gather brings together one whole layer output; the paper starts from messages already divided by the TP size.</source>
            <translation>Das Sammeln fügt eine ganze Schichtausgabe zusammen; der Artikel beginnt bei Nachrichten, die schon durch die TP-Größe geteilt sind.</translation>
        </message>
        <message>
            <source>PP send and gather</source>
            <translation>PP-Senden und -Sammeln</translation>
        </message>
        <message>
            <source>nextgen S4.1: 3.3 ms</source>
            <translation>nextgen S4.1: 3,3 ms</translation>
        </message>
        <message>
            <source>DP inside the rack</source>
            <translation>DP im Rack</translation>
        </message>
        <message>
            <source>nextgen eq. 2</source>
            <translation>nextgen Gl. 2</translation>
        </message>
        <message>
            <source>Before the exchange between racks a reduce-scatter is enough, half of an all-reduce; the paper gathers here and again at the end.</source>
            <translation>Vor dem Austausch zwischen Racks genügt ein Reduce-Scatter, ein halbes All-Reduce; der Artikel sammelt hier und am Ende noch einmal.</translation>
        </message>
        <message>
            <source>DP between racks</source>
            <translation>DP zwischen Racks</translation>
        </message>
        <message>
            <source>Only the GPUs that hold the layer send, within a site and through the tiers their rings cross; the paper lets all GPUs of a rack send.</source>
            <translation>Nur die GPUs, die die Schicht halten, senden, in einem Standort und durch die Ebenen, die ihre Ringe kreuzen; der Artikel lässt alle GPUs eines Racks senden.</translation>
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
            <translation>nextgen S5: 200 eines Rings, ein Logarithmus eines doppelten Binärbaums</translation>
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
            <translation>nextgen S5: 200 RTTs, 1 ms</translation>
        </message>
        <message>
            <source>Gradient exchange in a site</source>
            <translation>Gradienten in einem Standort</translation>
        </message>
        <message>
            <source>nextgen S4.1: chunks overlap the levels; each pays the round trips</source>
            <translation>nextgen S4.1: Stücke überlappen die Stufen; jedes zahlt die Umlaufzeiten</translation>
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
            <translation>(p - 1) / (m + p - 1)</translation>
        </message>
        <message>
            <source>Computation and bubble</source>
            <translation>Rechnen und Blase</translation>
        </message>
        <message>
            <source>nextgen S5, m = p = 224: 195 s; the printed 5 s and 3 % would be 167 s</source>
            <translation>nextgen S5, m = p = 224: 195 s; die gedruckten 5 s und 3 % wären 167 s</translation>
        </message>
        <message>
            <source>Computation</source>
            <translation>Rechnen</translation>
        </message>
        <message>
            <source>micro-batches only</source>
            <translation>nur Mikro-Batches</translation>
        </message>
        <message>
            <source>Exposed per pass</source>
            <translation>Offen je Durchgang</translation>
        </message>
        <message>
            <source>nextgen S4.3: 5 ms per step</source>
            <translation>nextgen S4.3: 5 ms je Schritt</translation>
        </message>
        <message>
            <source>Sends meet the network's oversubscription; the paper takes them at full rate here.</source>
            <translation>Sendungen treffen die Überzeichnung des Netzes; der Artikel nimmt sie hier mit voller Rate.</translation>
        </message>
        <message>
            <source>Exposed communication</source>
            <translation>Offene Kommunikation</translation>
        </message>
        <message>
            <source>nextgen S4.3</source>
            <translation>nextgen S4.3</translation>
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
            <source>The first stage has nothing left to hide its exchange behind; the paper counts as hidden what a backward pass covers.</source>
            <translation>Die erste Stufe hat nichts mehr, was ihren Austausch verdeckt; der Artikel zählt als verdeckt, was ein Rückwärtslauf deckt.</translation>
        </message>
        <message>
            <source>Exposed communication share</source>
            <translation>Anteil offener Kommunikation</translation>
        </message>
        <message>
            <source>nextgen S4.3 and S5</source>
            <translation>nextgen S4.3 und S5</translation>
        </message>
        <message>
            <source>Computing share of the step</source>
            <translation>Rechenanteil am Schritt</translation>
        </message>
        <message>
            <source>by definition: computation over the whole step</source>
            <translation>nach Definition: Rechnen durch den ganzen Schritt</translation>
        </message>
        <message>
            <source>Tokens per step</source>
            <translation>Token je Schritt</translation>
        </message>
        <message>
            <source>by definition: sequences of all replicas in one step</source>
            <translation>nach Definition: Sequenzen aller Repliken in einem Schritt</translation>
        </message>
        <message>
            <source>Tokens per GPU and second</source>
            <translation>Token je GPU und Sekunde</translation>
        </message>
        <message>
            <source>by definition: throughput of the step over all GPUs, idle ones counted</source>
            <translation>nach Definition: Durchsatz des Schritts durch alle GPUs, müßige mitgezählt</translation>
        </message>
        <message>
            <source>idle GPUs counted; the papers count layers only</source>
            <translation>müßige GPUs gezählt; die Papiere zählen nur Schichten</translation>
        </message>
        <message>
            <source>Utilisation with recomputation</source>
            <translation>Auslastung mit Neuberechnung</translation>
        </message>
        <message>
            <source>Chowdhery et al. 2022 (PaLM), S4.1: hardware FLOP utilisation counts recomputed work, too</source>
            <translation>Chowdhery et al. 2022 (PaLM), S4.1: Die Hardware-FLOP-Auslastung zählt auch neu Berechnetes</translation>
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
            <translation>rail-only Table 1: S_T</translation>
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
            <translation>rail-only Table 1: M_cc, 8 für GPT-3: vier All-Reduces mit zwei Runden. Die 12 für PaLM sind 4: Attention und MLP eines Blocks laufen parallel und teilen zwei All-Reduces.</translation>
        </message>
        <message>
            <source>Best model-parallel size</source>
            <translation>Beste modellparallele Größe</translation>
        </message>
        <message>
            <source>minimum of rail-only eq. 1; eq. 2 as printed is 2 sqrt(2) smaller</source>
            <translation>Minimum von rail-only Gl. 1; Gl. 2 wie gedruckt ist 2 sqrt(2)-mal kleiner</translation>
        </message>
        <message>
            <source>Best size, eq. 2 as printed</source>
            <translation>Beste Größe, Gl. 2 wie gedruckt</translation>
        </message>
        <message>
            <source>rail-only eq. 2, a slip: not the minimum of eq. 1</source>
            <translation>rail-only Gl. 2, ein Versehen: nicht das Minimum von Gl. 1</translation>
        </message>
        <message>
            <source>Best size, by search</source>
            <translation>Beste Größe, durch Suche</translation>
        </message>
        <message>
            <source>least time of rail-only eq. 1 over real sizes, by golden section</source>
            <translation>kleinste Zeit von rail-only Gl. 1 über reelle Größen, nach dem Goldenen Schnitt</translation>
        </message>
        <message>
            <source>Best size within a domain</source>
            <translation>Beste Größe in einer Domäne</translation>
        </message>
        <message>
            <source>rail-only S3.2</source>
            <translation>rail-only S3.2</translation>
        </message>
        <message>
            <source>Best whole model-parallel size</source>
            <translation>Beste ganze modellparallele Größe</translation>
        </message>
        <message>
            <source>divisor of a domain with the least time of eq. 1</source>
            <translation>Teiler einer Domäne mit der kleinsten Zeit von Gl. 1</translation>
        </message>
        <message>
            <source>rail-only eq. 1</source>
            <translation>rail-only Gl. 1</translation>
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
            <translation>rail-only Gl. 1 an ihrem Optimum</translation>
        </message>
        <message>
            <source>Iteration time, whole sizes</source>
            <translation>Iterationszeit, ganze Größen</translation>
        </message>
        <message>
            <source>rail-only eq. 1 at the best divisor of a domain</source>
            <translation>rail-only Gl. 1 beim besten Teiler einer Domäne</translation>
        </message>
        <message>
            <source>Iteration time at this TP</source>
            <translation>Iterationszeit bei diesem TP</translation>
        </message>
        <message>
            <source>rail-only eq. 1 at the layout's tensor-parallel size</source>
            <translation>rail-only Gl. 1 bei der Tensorparallel-Größe der Anordnung</translation>
        </message>
        <message>
            <source>Iteration time, any-to-any</source>
            <translation>Iterationszeit, jeder zu jedem</translation>
        </message>
        <message>
            <source>rail-only eq. 3: every GPU in one domain</source>
            <translation>rail-only Gl. 3: alle GPUs in einer Domäne</translation>
        </message>
        <message>
            <source>Share of any-to-any speed</source>
            <translation>Anteil am Tempo jeder zu jedem</translation>
        </message>
        <message>
            <source>rail-only Fig 8b</source>
            <translation>rail-only Abb. 8b</translation>
        </message>
        <message>
            <source>Speed-up by any-to-any</source>
            <translation>Gewinn mit jeder zu jedem</translation>
        </message>
        <message>
            <source>rail-only Fig 5</source>
            <translation>rail-only Abb. 5</translation>
        </message>
        <message>
            <source>GPU pairs without traffic</source>
            <translation>GPU-Paare ohne Verkehr</translation>
        </message>
        <message>
            <source>rail-only Fig 3a: over 99 %</source>
            <translation>rail-only Abb. 3a: über 99 %</translation>
        </message>
        <message>
            <source>GPU pairs with traffic in a domain</source>
            <translation>GPU-Paare mit Verkehr in einer Domäne</translation>
        </message>
        <message>
            <source>rail-only Fig 3a: under 0.25 %</source>
            <translation>rail-only Abb. 3a: unter 0,25 %</translation>
        </message>
        <message>
            <source>Traffic inside domains</source>
            <translation>Verkehr in Domänen</translation>
        </message>
        <message>
            <source>rail-only Fig 3b: over 90 %</source>
            <translation>rail-only Abb. 3b: über 90 %</translation>
        </message>
        <message>
            <source>Bytes of a model-parallel pair</source>
            <translation>Bytes eines modellparallelen Paars</translation>
        </message>
        <message>
            <source>rail-only Fig 4: up to 1 GB</source>
            <translation>rail-only Abb. 4: bis zu 1 GB</translation>
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
            <translation>rail-only Abb. 4: das gedruckte 1 MB ist die Skala einer Heatmap</translation>
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
            <translation>d1 d2 … r; volle Bisektionsbandbreite: 2 (r/2)^t</translation>
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
            <translation>alle Ebenen; volle Bisektionsbandbreite: (2t - 1) N / r</translation>
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
            <translation>volle Bisektionsbandbreite: (t - 1) N</translation>
        </message>
        <message>
            <source>Transceivers</source>
            <translation>Transceiver</translation>
        </message>
        <message>
            <source>full bisection: 2 t N</source>
            <translation>volle Bisektionsbandbreite: 2 t N</translation>
        </message>
        <message>
            <source>Optics between switches</source>
            <translation>Optik zwischen Switches</translation>
        </message>
        <message>
            <source>nextgen S5: 5 B$</source>
            <translation>nextgen S5: 5 B$</translation>
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
            <translation>Überzeichnung, Ebene 1</translation>
        </message>
        <message>
            <source>ports down over ports up</source>
            <translation>Ports ab durch Ports auf</translation>
        </message>
        <message>
            <source>Oversubscription, tier 2</source>
            <translation>Überzeichnung, Ebene 2</translation>
        </message>
        <message>
            <source>ports down over ports up; the last tier has none</source>
            <translation>Ports ab durch Ports auf; die letzte Ebene hat keine</translation>
        </message>
        <message>
            <source>Oversubscription, all tiers</source>
            <translation>Überzeichnung, alle Ebenen</translation>
        </message>
        <message>
            <source>product over the tiers</source>
            <translation>Produkt über die Ebenen</translation>
        </message>
        <message>
            <source>Oversubscription that PP sends meet</source>
            <translation>Überzeichnung, die PP-Sendungen treffen</translation>
        </message>
        <message>
            <source>of the hosts below a tier those in use whose next stage is beyond it: max(1, o min(1, reach / hosts))</source>
            <translation>von den Hosts unter einer Ebene jene in Gebrauch, deren nächste Stufe jenseits liegt: max(1, o min(1, Reichweite / Hosts))</translation>
        </message>
        <message>
            <source>Oversubscription that gradient rings meet</source>
            <translation>Überzeichnung, die Gradientenringe treffen</translation>
        </message>
        <message>
            <source>1 where a first-tier switch joins the racks of a stage, or the tiers that rings between racks cross</source>
            <translation>1, wo ein Switch der Ebene 1 die Racks einer Stufe verbindet, oder die Ebenen, die Ringe zwischen Racks kreuzen</translation>
        </message>
        <message>
            <source>Bytes of a transfer</source>
            <translation>Byte eines Transfers</translation>
        </message>
        <message>
            <source>network.traffic: a send to the next stage, a stage's gradients in a ring or tree, or an all-to-all</source>
            <translation>network.traffic: ein Senden an die nächste Stufe, die Gradienten einer Stufe im Ring oder Baum oder ein All-to-all</translation>
        </message>
        <message>
            <source>Transfer time, alone</source>
            <translation>Transferzeit, allein</translation>
        </message>
        <message>
            <source>simulation: bytes of one flow with headers at the NIC rate, and the latency of a whole path</source>
            <translation>Simulation: Bytes eines Flusses mit Headern bei der NIC-Rate und die Latenz eines ganzen Pfads</translation>
        </message>
        <message>
            <source>Transfer time, median</source>
            <translation>Transferzeit, Median</translation>
        </message>
        <message>
            <source>simulation (estimate): network.transport moves network.traffic, all at once</source>
            <translation>Simulation (Schätzung): network.transport bewegt network.traffic, alles zugleich</translation>
        </message>
        <message>
            <source>Transfer time, median, at least</source>
            <translation>Übertragung, Median, mindestens</translation>
        </message>
        <message>
            <source>simulation (estimate): 95 of 100 exact runs lie between this and the next</source>
            <translation>Simulation (Schätzung): 95 von 100 genauen Läufen liegen zwischen diesem und dem nächsten</translation>
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
            <translation>Simulation (Schätzung): aus den späten Flüssen der Stichprobe</translation>
        </message>
        <message>
            <source>Transfer time, last, at least</source>
            <translation>Übertragung, letzte, mindestens</translation>
        </message>
        <message>
            <source>simulation (estimate): 95 of 100 exact runs lie between this and the next; unknown = not bounded</source>
            <translation>Simulation (Schätzung): 95 von 100 genauen Läufen liegen zwischen diesem und dem nächsten; unbekannt = nicht begrenzt</translation>
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
            <translation>Simulation (Schätzung): jede Zeit in der desselben Flusses allein auf seinem Pfad; nextgen S5: 4 bis 5 durch ECMP-Kollisionen</translation>
        </message>
        <message>
            <source>Slowdown, 99 of 100, at least</source>
            <translation>Verlangsamung, 99 von 100, mindestens</translation>
        </message>
        <message>
            <source>Slowdown, 99 of 100, at most</source>
            <translation>Verlangsamung, 99 von 100, höchstens</translation>
        </message>
        <message>
            <source>WAN exchange, last transfer</source>
            <translation>WAN-Austausch, letzte Übertragung</translation>
        </message>
        <message>
            <source>simulation: wan.message_bytes over wan.used_bytes_per_s where only the WAN limits it, and half of wan.rtt_s</source>
            <translation>Simulation: wan.message_bytes durch wan.used_bytes_per_s, wo nur das WAN sie begrenzt, und die Hälfte von wan.rtt_s</translation>
        </message>
        <message>
            <source>Beside the WAN exchange, last transfer</source>
            <translation>Neben dem WAN-Austausch, letzte Übertragung</translation>
        </message>
        <message>
            <source>simulation: sends to the next stage on what the WAN exchange leaves</source>
            <translation>Simulation: Sendungen an die nächste Stufe auf dem, was der WAN-Austausch lässt</translation>
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
            <translation>Großkreis auf einer Kugel von 6.371 km</translation>
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
            <translation>nextgen S5: eine Schicht in 100 ms; die gedruckten 14 Tb/s sind nicht herleitbar</translation>
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
            <translation>nextgen S5: 300 MB</translation>
        </message>
        <message>
            <source>WAN rate per flow</source>
            <translation>WAN-Rate je Fluss</translation>
        </message>
        <message>
            <source>nextgen S5: 25 Gb/s</source>
            <translation>nextgen S5: 25 Gb/s</translation>
        </message>
        <message>
            <source>Mean time to job failure</source>
            <translation>Mittlere Zeit bis zum Ausfall</translation>
        </message>
        <message>
            <source>independent failures; measured up to 16,384 GPUs</source>
            <translation>unabhängige Ausfälle; gemessen bis 16.384 GPUs</translation>
        </message>
        <message>
            <source>Every site gets a network for its own GPUs; the paper gives all of them the largest one's.</source>
            <translation>Jeder Standort bekommt ein Netz für seine eigenen GPUs; der Artikel gibt allen das des größten.</translation>
        </message>
        <message>
            <source>Facility</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Epoch AI 2026</source>
            <translation>Epoch AI 2026</translation>
        </message>
        <message>
            <source>by definition: all that is bought, once</source>
            <translation>nach Definition: alles Gekaufte, einmal</translation>
        </message>
        <message>
            <source>Energy per year</source>
            <translation>Energie je Jahr</translation>
        </message>
        <message>
            <source>Σ site power · 8,760 h · price there; a lost site draws nothing</source>
            <translation>Σ Standortleistung · 8.760 h · Preis dort; ein ausgefallener Standort zieht nichts</translation>
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
            <source>by definition: cost of a step's time over its tokens; a year of 365 days</source>
            <translation>nach Definition: Kosten der Zeit eines Schritts durch seine Tokens; ein Jahr mit 365 Tagen</translation>
        </message>
        <message>
            <source>Carbon per year</source>
            <translation>CO₂ je Jahr</translation>
        </message>
        <message>
            <source>average intensity of the grids (eGRID 2023) and of own plants, at the average power of a step</source>
            <translation>mittlere Intensität der Stromnetze (eGRID 2023) und der eigenen Kraftwerke, bei der mittleren Leistung eines Schritts</translation>
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
            <source>An hour</source>
            <translation>Eine Stunde</translation>
        </message>
        <message>
            <source>3,600 s</source>
            <translation>3.600 s</translation>
        </message>
        <message>
            <source>A day</source>
            <translation>Ein Tag</translation>
        </message>
        <message>
            <source>86,400 s</source>
            <translation>86.400 s</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Ein Jahr</translation>
        </message>
        <message>
            <source>365 days, in s</source>
            <translation>365 Tage, in s</translation>
        </message>
        <message>
            <source>A Julian year</source>
            <translation>Ein julianisches Jahr</translation>
        </message>
        <message>
            <source>365.25 days, in s</source>
            <translation>365,25 Tage, in s</translation>
        </message>
        <message>
            <source>Light in vacuum, m/s</source>
            <translation>Licht im Vakuum, m/s</translation>
        </message>
        <message>
            <source>SI: 299,792,458 m/s</source>
            <translation>SI: 299.792.458 m/s</translation>
        </message>
        <message>
            <source>Light in fibre, m/s</source>
            <translation>Licht in Glasfaser, m/s</translation>
        </message>
        <message>
            <source>2/3 of light in vacuum: a refractive index of 1.5</source>
            <translation>2/3 des Lichts im Vakuum: Brechungsindex 1,5</translation>
        </message>
        <message>
            <source>MP rounds of GPT-3</source>
            <translation>MP-Runden von GPT-3</translation>
        </message>
        <message>
            <source>rail-only Table 1: two all-reduces each way, two rounds each</source>
            <translation>rail-only Table 1: zwei All-Reduces je Richtung, je zwei Runden</translation>
        </message>
        <message>
            <source>reproduces</source>
            <translation>stimmt überein</translation>
        </message>
        <message>
            <source>rounding</source>
            <translation>Rundung</translation>
        </message>
        <message>
            <source>inconsistent</source>
            <translation>widersprüchlich</translation>
        </message>
        <message>
            <source>not-derivable</source>
            <translation>nicht herleitbar</translation>
        </message>
        <message>
            <source>paper's conventions</source>
            <translation>Konventionen des Artikels</translation>
        </message>
        <message>
            <source>The paper's formulas and accounting (printed mode); only its slip in this number is put right. Without a slip it is the derived value.</source>
            <translation>Die Formeln und Zählweise des Artikels (gedruckter Modus); nur sein Versehen bei dieser Zahl ist behoben. Ohne Versehen ist es der hergeleitete Wert.</translation>
        </message>
        <message>
            <source>corrected mode</source>
            <translation>korrigierter Modus</translation>
        </message>
        <message>
            <source>The engine's corrected mode: right formulas and accounting in everything that leads to this number.</source>
            <translation>Der korrigierte Modus des Rechenwerks: richtige Formeln und Zählweise in allem, was zu dieser Zahl führt.</translation>
        </message>
        <message>
            <source>racks affordable</source>
            <translation>bezahlbare Racks</translation>
        </message>
        <message>
            <source>exact 23 333; every later figure uses 23 200 (0.6 % fewer; 23 200 racks cost 69.6 B$). 23 200 = 2.9 GW / 125 kW.</source>
            <translation>genau 23 333; jede spätere Größe nutzt 23 200 (0,6 % weniger; 23 200 Racks kosten 69,6 B$). 23 200 = 2,9 GW / 125 kW.</translation>
        </message>
        <message>
            <source>racks implied by 33 408 000 PFlops / 1440 PF</source>
            <translation>Racks nach 33 408 000 PFlops / 1440 PF</translation>
        </message>
        <message>
            <source>share of budget spent on racks</source>
            <translation>Anteil des Budgets für Racks</translation>
        </message>
        <message>
            <source>FP4 peak per rack</source>
            <translation>FP4-Spitzenrate je Rack</translation>
        </message>
        <message>
            <source>20 PF per B200 is the FP4 peak WITH 2:4 sparsity; dense is 10 PF.</source>
            <translation>20 PF je B200 ist die FP4-Spitzenrate MIT 2:4-Sparsity; dicht sind es 10 PF.</translation>
        </message>
        <message>
            <source>aggregate FP4 peak (sparse)</source>
            <translation>FP4-Spitzenrate insgesamt (sparse)</translation>
        </message>
        <message>
            <source>aggregate FLOP/s</source>
            <translation>FLOP/s insgesamt</translation>
        </message>
        <message>
            <source>aggregate HBM</source>
            <translation>HBM insgesamt</translation>
        </message>
        <message>
            <source>HBM per GPU (implied)</source>
            <translation>HBM je GPU (abgeleitet)</translation>
        </message>
        <message>
            <source>implied 187.5 GB usable; B200 spec 192 GB. Hard per-GPU limit for the memory check.</source>
            <translation>abgeleitet 187,5 GB nutzbar; Datenblatt B200 192 GB. Harte Grenze der Speicherprüfung je GPU.</translation>
        </message>
        <message>
            <source>NVLink per GPU</source>
            <translation>NVLink je GPU</translation>
        </message>
        <message>
            <source>1.8 TB/s is the bidirectional sum (0.9 TB/s per direction); the paper uses it as one-way rate in eq. 1 and 2.</source>
            <translation>1,8 TB/s ist die Summe beider Richtungen (0,9 TB/s je Richtung); der Artikel nutzt sie in Gl. 1 und 2 als Rate einer Richtung.</translation>
        </message>
        <message>
            <source>CIRCULAR: the 125 kW per rack (1.736 kW per GPU) is back-solved from 2.9 GW, no such power is printed; the nominal 120 kW of an NVL72 would give 2.78 GW.</source>
            <translation>ZIRKULÄR: Die 125 kW je Rack (1,736 kW je GPU) sind aus 2,9 GW rückgerechnet, eine solche Leistung ist nicht gedruckt; die nominellen 120 kW eines NVL72 gäben 2,78 GW.</translation>
        </message>
        <message>
            <source>rack power at full load</source>
            <translation>Rackleistung bei Volllast</translation>
        </message>
        <message>
            <source>"close to 1 MW" would give 23.2 GW; 2.9 GW is 125 kW per rack (NVL72 spec is about 120 kW). Off by 8x.</source>
            <translation>„close to 1 MW“ gäbe 23,2 GW; 2,9 GW sind 125 kW je Rack (Datenblatt NVL72 etwa 120 kW). Um das 8-Fache daneben.</translation>
        </message>
        <message>
            <source>facility power, 40 % overhead</source>
            <translation>Anlagenleistung, 40 % Zuschlag</translation>
        </message>
        <message>
            <source>4.06 GW, inside "4-5 GW". The later 5 GW needs PUE 1.72.</source>
            <translation>4,06 GW, innerhalb „4-5 GW“. Die späteren 5 GW brauchen PUE 1,72.</translation>
        </message>
        <message>
            <source>dry-cooling surface for 5 GW</source>
            <translation>Trockenkühlfläche für 5 GW</translation>
        </message>
        <message>
            <source>2.41 MILLION m2 (2.41 km2); the paper prints 2.41B (x1000).</source>
            <translation>2,41 MILLIONEN m2 (2,41 km2); der Artikel druckt 2,41B (x1000).</translation>
        </message>
        <message>
            <source>PJM max available</source>
            <translation>PJM, höchstens verfügbar</translation>
        </message>
        <message>
            <source>input; can host 5 GW</source>
            <translation>Eingabe; kann 5 GW versorgen</translation>
        </message>
        <message>
            <source>SRP max available</source>
            <translation>SRP, höchstens verfügbar</translation>
        </message>
        <message>
            <source>input; can host a 2.5 GW half</source>
            <translation>Eingabe; kann eine Hälfte von 2,5 GW versorgen</translation>
        </message>
        <message>
            <source>NEVP max available</source>
            <translation>NEVP, höchstens verfügbar</translation>
        </message>
        <message>
            <source>input; cannot host a 2.5 GW half</source>
            <translation>Eingabe; kann keine Hälfte von 2,5 GW versorgen</translation>
        </message>
        <message>
            <source>BPAT max available</source>
            <translation>BPAT, höchstens verfügbar</translation>
        </message>
        <message>
            <source>authorities able to host 5 GW</source>
            <translation>Regelzonen, die 5 GW versorgen können</translation>
        </message>
        <message>
            <source>authorities able to host 2.5 GW</source>
            <translation>Regelzonen, die 2,5 GW versorgen können</translation>
        </message>
        <message>
            <source>PJM and SRP, as chosen in the text.</source>
            <translation>PJM und SRP, wie im Text gewählt.</translation>
        </message>
        <message>
            <source>compute in 6 months at 100 %</source>
            <translation>Rechenleistung in 6 Monaten bei 100 %</translation>
        </message>
        <message>
            <source>with the peak of all GPUs as the paper rounds it, 33.4e21 FLOP/s; with the unrounded 33.408e21 it is 519.6e27. Uses the SPARSE peak; dense halves it. Printed "FLOPS" means FLOP.</source>
            <translation>mit der Spitzenrate aller GPUs, wie der Artikel sie rundet, 33,4e21 FLOP/s; mit den ungerundeten 33,408e21 sind es 519,6e27. Nutzt die SPARSE-Spitzenrate; dicht ist es die Hälfte. Das gedruckte „FLOPS“ heißt FLOP.</translation>
        </message>
        <message>
            <source>loss-optimal parameters, 6 months</source>
            <translation>verlustoptimale Parameter, 6 Monate</translation>
        </message>
        <message>
            <source>Approach 2: OLS of log N on log C over the nine rows of Hoffmann Table A3: N=0.144877*C^0.48994, D=1.15276*C^0.51002</source>
            <translation>Ansatz 2: OLS von log N auf log C über die neun Zeilen von Hoffmann Tabelle A3: N=0,144877*C^0,48994, D=1,15276*C^0,51002</translation>
        </message>
        <message>
            <source>loss-optimal tokens, 6 months</source>
            <translation>verlustoptimale Tokens, 6 Monate</translation>
        </message>
        <message>
            <source>direct fit of D gives 1649.4T</source>
            <translation>die direkte Anpassung von D gibt 1649,4T</translation>
        </message>
        <message>
            <source>loss-optimal parameters, 24 months</source>
            <translation>verlustoptimale Parameter, 24 Monate</translation>
        </message>
        <message>
            <source>720 days</source>
            <translation>720 Tage</translation>
        </message>
        <message>
            <source>loss-optimal tokens, 24 months</source>
            <translation>verlustoptimale Tokens, 24 Monate</translation>
        </message>
        <message>
            <source>6*103.5e12*3226e12 = 2.003e30 FLOP, not the 24-month 2.078e30; 3346T is consistent (typo, probably 3346 or 3326). -3.6 %.</source>
            <translation>6*103,5e12*3226e12 = 2,003e30 FLOP, nicht die 2,078e30 für 24 Monate; 3346T ist stimmig (Tippfehler, wohl 3346 oder 3326). -3,6 %.</translation>
        </message>
        <message>
            <source>dataset size, 24 months</source>
            <translation>Größe des Datensatzes, 24 Monate</translation>
        </message>
        <message>
            <source>4.47 B/token = MassiveText (10.5 TB, 2.35T tokens, Rae et al. 2021). With 3226T the paper implies 4.65 B/token; with 3346T 4.48.</source>
            <translation>4,47 B/Token = MassiveText (10,5 TB, 2,35T Tokens, Rae et al. 2021). Mit 3226T folgen aus dem Artikel 4,65 B/Token; mit 3346T 4,48.</translation>
        </message>
        <message>
            <source>GPU utilisation in practice</source>
            <translation>GPU-Auslastung in der Praxis</translation>
        </message>
        <message>
            <source>parameters under A1, 6 months</source>
            <translation>Parameter nach A1, 6 Monate</translation>
        </message>
        <message>
            <source>no printed value; D=1380T.</source>
            <translation>kein gedruckter Wert; D=1380T.</translation>
        </message>
        <message>
            <source>parameters under A1, 24 months</source>
            <translation>Parameter nach A1, 24 Monate</translation>
        </message>
        <message>
            <source>no printed value; D=2767T.</source>
            <translation>kein gedruckter Wert; D=2767T.</translation>
        </message>
        <message>
            <source>parameters under A3, 6 months</source>
            <translation>Parameter nach A3, 6 Monate</translation>
        </message>
        <message>
            <source>no printed value; D=3803T. Hoffmann Table A3 (approach 3) and the rounded printed constants disagree: 22.8T against 15.7T at 6 months.</source>
            <translation>kein gedruckter Wert; D=3803T. Hoffmann Tabelle A3 (Ansatz 3) und die gerundeten gedruckten Konstanten widersprechen sich: 22,8T gegen 15,7T bei 6 Monaten.</translation>
        </message>
        <message>
            <source>parameters under A3, 24 months</source>
            <translation>Parameter nach A3, 24 Monate</translation>
        </message>
        <message>
            <source>no printed value; D=8055T. Hoffmann Table A3 (approach 3) and the rounded printed constants disagree: 22.8T against 15.7T at 6 months.</source>
            <translation>kein gedruckter Wert; D=8055T. Hoffmann Tabelle A3 (Ansatz 3) und die gerundeten gedruckten Konstanten widersprechen sich: 22,8T gegen 15,7T bei 6 Monaten.</translation>
        </message>
        <message>
            <source>parameters under A3c, 6 months</source>
            <translation>Parameter nach A3c, 6 Monate</translation>
        </message>
        <message>
            <source>no printed value; D=5499T. Hoffmann Table A3 (approach 3) and the rounded printed constants disagree: 22.8T against 15.7T at 6 months.</source>
            <translation>kein gedruckter Wert; D=5499T. Hoffmann Tabelle A3 (Ansatz 3) und die gerundeten gedruckten Konstanten widersprechen sich: 22,8T gegen 15,7T bei 6 Monaten.</translation>
        </message>
        <message>
            <source>parameters under A3c, 24 months</source>
            <translation>Parameter nach A3c, 24 Monate</translation>
        </message>
        <message>
            <source>no printed value; D=11762T. Hoffmann Table A3 (approach 3) and the rounded printed constants disagree: 22.8T against 15.7T at 6 months.</source>
            <translation>kein gedruckter Wert; D=11762T. Hoffmann Tabelle A3 (Ansatz 3) und die gerundeten gedruckten Konstanten widersprechen sich: 22,8T gegen 15,7T bei 6 Monaten.</translation>
        </message>
        <message>
            <source>parameters of the 100T model</source>
            <translation>Parameter des 100T-Modells</translation>
        </message>
        <message>
            <source>tied embeddings would give 99.14 (99.1); untied is also what Table 2 needs.</source>
            <translation>geteilte Embeddings gäben 99,14 (99,1); getrennte braucht auch Table 2.</translation>
        </message>
        <message>
            <source>parameters of the 50T model</source>
            <translation>Parameter des 50T-Modells</translation>
        </message>
        <message>
            <source>nominal name; the shape has 52.76T, i.e. the 52.5T target.</source>
            <translation>nomineller Name; die Form hat 52,76T, d. h. das Ziel von 52,5T.</translation>
        </message>
        <message>
            <source>100T head dimension h/heads</source>
            <translation>100T Kopfgröße h/Köpfe</translation>
        </message>
        <message>
            <source>280 heads do not divide the hidden size; no integral head dimension (a valid common choice: 300 heads -&gt; 640 and 440).</source>
            <translation>280 Köpfe teilen die Modellbreite nicht; keine ganze Kopfgröße (eine gültige gemeinsame Wahl: 300 Köpfe -&gt; 640 und 440).</translation>
        </message>
        <message>
            <source>50T head dimension h/heads</source>
            <translation>50T Kopfgröße h/Köpfe</translation>
        </message>
        <message>
            <source>sequence length "32k"</source>
            <translation>Sequenzlänge „32k“</translation>
        </message>
        <message>
            <source>32 000, not 32 768: only 32 000 reproduces Table 4 (145.5/139.2 ms). With 32 768 the times are 149.1/142.7 ms. One back-solved parameter that lands all six cells of Table 4.</source>
            <translation>32 000, nicht 32 768: Nur 32 000 ergibt Table 4 (145,5/139,2 ms). Mit 32 768 sind die Zeiten 149,1/142,7 ms. Ein rückgerechneter Parameter, der alle sechs Zellen von Table 4 trifft.</translation>
        </message>
        <message>
            <source>100T params memory</source>
            <translation>100T Speicher der Parameter</translation>
        </message>
        <message>
            <source>FP8 master (1 B) + FP4 copy (0.5 B); all six cells match by TRUNCATION to 0.1 TB with untied embeddings.</source>
            <translation>FP8-Master (1 B) + FP4-Kopie (0,5 B); alle sechs Zellen stimmen durch ABSCHNEIDEN auf 0,1 TB mit getrennten Embeddings.</translation>
        </message>
        <message>
            <source>100T grads memory</source>
            <translation>100T Speicher der Gradienten</translation>
        </message>
        <message>
            <source>FP4 gradients; all six cells match by TRUNCATION to 0.1 TB with untied embeddings.</source>
            <translation>FP4-Gradienten; alle sechs Zellen stimmen durch ABSCHNEIDEN auf 0,1 TB mit getrennten Embeddings.</translation>
        </message>
        <message>
            <source>100T opt memory</source>
            <translation>100T Speicher des Optimierers</translation>
        </message>
        <message>
            <source>two FP8 Adam moments; all six cells match by TRUNCATION to 0.1 TB with untied embeddings.</source>
            <translation>zwei FP8-Momente von Adam; alle sechs Zellen stimmen durch ABSCHNEIDEN auf 0,1 TB mit getrennten Embeddings.</translation>
        </message>
        <message>
            <source>50T params memory</source>
            <translation>50T Speicher der Parameter</translation>
        </message>
        <message>
            <source>50T grads memory</source>
            <translation>50T Speicher der Gradienten</translation>
        </message>
        <message>
            <source>50T opt memory</source>
            <translation>50T Speicher des Optimierers</translation>
        </message>
        <message>
            <source>100T activations, stated 280 heads</source>
            <translation>100T Aktivierungen, genannte 280 Köpfe</translation>
        </message>
        <message>
            <source>Korthikanti formula in FP8 (half of the FP16 one), one sequence, no recompute: 2-2.5 % low with the stated 280 heads.</source>
            <translation>Formel von Korthikanti in FP8 (die Hälfte von FP16), eine Sequenz, ohne Neuberechnung: 2-2,5 % zu niedrig mit den genannten 280 Köpfen.</translation>
        </message>
        <message>
            <source>100T activations, 288 heads</source>
            <translation>100T Aktivierungen, 288 Köpfe</translation>
        </message>
        <message>
            <source>288 heads hit 203.9 exactly and give 188.5 (truncated 188; the printed total 585 = 148.7+49.5+198.3+188.5). The authors most likely computed with 288.</source>
            <translation>288 Köpfe treffen 203,9 genau und geben 188,5 (abgeschnitten 188; die gedruckte Summe 585 = 148,7+49,5+198,3+188,5). Die Autoren rechneten wohl mit 288.</translation>
        </message>
        <message>
            <source>100T total memory</source>
            <translation>100T Speicher insgesamt</translation>
        </message>
        <message>
            <source>50T activations, stated 280 heads</source>
            <translation>50T Aktivierungen, genannte 280 Köpfe</translation>
        </message>
        <message>
            <source>50T activations, 288 heads</source>
            <translation>50T Aktivierungen, 288 Köpfe</translation>
        </message>
        <message>
            <source>50T total memory</source>
            <translation>50T Speicher insgesamt</translation>
        </message>
        <message>
            <source>100T memory per layer</source>
            <translation>100T Speicher je Schicht</translation>
        </message>
        <message>
            <source>adds the state of the WHOLE layer (all TP GPUs) to the activations of ONE GPU (act/TP); see t3.memstrict.</source>
            <translation>addiert den Zustand der GANZEN Schicht (alle TP-GPUs) zu den Aktivierungen EINER GPU (act/TP); siehe t3.memstrict.</translation>
        </message>
        <message>
            <source>100T memory per layer over its TP group</source>
            <translation>100T Speicher je Schicht über ihre TP-Gruppe</translation>
        </message>
        <message>
            <source>the TP group together stores the full layer activations: 2.61 TB, so only floor(13.5/2.61)=5 layers fit a rack without recompute. With selective recompute (17*s*h) it is 1.876 TB.</source>
            <translation>die TP-Gruppe zusammen speichert die ganzen Aktivierungen der Schicht: 2,61 TB, also passen ohne Neuberechnung nur floor(13,5/2,61)=5 Schichten in ein Rack. Mit selektiver Neuberechnung (17*s*h) sind es 1,876 TB.</translation>
        </message>
        <message>
            <source>100T layers per rack</source>
            <translation>100T Schichten je Rack</translation>
        </message>
        <message>
            <source>corrected: a rack holds as many replicas of a layer as it has TP groups of 10 GPUs, 7, and replicas, GPUs in use and peers follow from that. Whether they fit is another question: with the whole activations of each TP group only 5 would without recomputation, and memory.fits says so.</source>
            <translation>korrigiert: Ein Rack hält so viele Repliken einer Schicht, wie es TP-Gruppen aus 10 GPUs hat, 7, und Repliken, GPUs in Betrieb und Partner folgen daraus. Ob sie passen, ist eine andere Frage: Mit den ganzen Aktivierungen jeder TP-Gruppe wären es ohne Neuberechnung nur 5, und memory.fits sagt das.</translation>
        </message>
        <message>
            <source>100T GPUs per layer (TP)</source>
            <translation>100T GPUs je Schicht (TP)</translation>
        </message>
        <message>
            <source>100T racks per layer (external all-reduce peers)</source>
            <translation>100T Racks je Schicht (Partner des äußeren All-Reduce)</translation>
        </message>
        <message>
            <source>100T replicas (DP degree)</source>
            <translation>100T Repliken (DP-Grad)</translation>
        </message>
        <message>
            <source>100T memory per GPU (paper accounting)</source>
            <translation>100T Speicher je GPU (Zählweise des Artikels)</translation>
        </message>
        <message>
            <source>185.5 GB against 187.5 GB available: fits (98.9 % full)</source>
            <translation>185,5 GB gegen 187,5 GB verfügbar: passt (98,9 % voll)</translation>
        </message>
        <message>
            <source>100T GPUs in use</source>
            <translation>100T GPUs in Betrieb</translation>
        </message>
        <message>
            <source>idle 3.3 % of 1 670 400 (per-rack leftovers and unused racks)</source>
            <translation>müßig 3,3 % von 1 670 400 (Reste je Rack und ungenutzte Racks)</translation>
        </message>
        <message>
            <source>50T memory per layer</source>
            <translation>50T Speicher je Schicht</translation>
        </message>
        <message>
            <source>50T memory per layer over its TP group</source>
            <translation>50T Speicher je Schicht über ihre TP-Gruppe</translation>
        </message>
        <message>
            <source>the TP group together stores the full layer activations: 1.65 TB, so only floor(13.5/1.65)=8 layers fit a rack without recompute. With selective recompute (17*s*h) it is 0.909 TB.</source>
            <translation>die TP-Gruppe zusammen speichert die ganzen Aktivierungen der Schicht: 1,65 TB, also passen ohne Neuberechnung nur floor(13,5/1,65)=8 Schichten in ein Rack. Mit selektiver Neuberechnung (17*s*h) sind es 0,909 TB.</translation>
        </message>
        <message>
            <source>50T layers per rack</source>
            <translation>50T Schichten je Rack</translation>
        </message>
        <message>
            <source>corrected: a rack holds as many replicas of a layer as it has TP groups of 5 GPUs, 14, and replicas, GPUs in use and peers follow from that. Whether they fit is another question: with the whole activations of each TP group only 8 would without recomputation, and memory.fits says so.</source>
            <translation>korrigiert: Ein Rack hält so viele Repliken einer Schicht, wie es TP-Gruppen aus 5 GPUs hat, 14, und Repliken, GPUs in Betrieb und Partner folgen daraus. Ob sie passen, ist eine andere Frage: Mit den ganzen Aktivierungen jeder TP-Gruppe wären es ohne Neuberechnung nur 8, und memory.fits sagt das.</translation>
        </message>
        <message>
            <source>50T GPUs per layer (TP)</source>
            <translation>50T GPUs je Schicht (TP)</translation>
        </message>
        <message>
            <source>50T racks per layer (external all-reduce peers)</source>
            <translation>50T Racks je Schicht (Partner des äußeren All-Reduce)</translation>
        </message>
        <message>
            <source>50T replicas (DP degree)</source>
            <translation>50T Repliken (DP-Grad)</translation>
        </message>
        <message>
            <source>50T memory per GPU (paper accounting)</source>
            <translation>50T Speicher je GPU (Zählweise des Artikels)</translation>
        </message>
        <message>
            <source>199.8 GB against 187.5 GB available: does NOT fit, also not in 192 GB. 13 layers x 1.00 TB &lt;= 13.5 TB only by borrowing the HBM of the 7 GPUs the layout leaves idle; 6-way TP, 12 layers per rack, 1104 replicas is the smallest that fits.</source>
            <translation>199,8 GB gegen 187,5 GB verfügbar: passt NICHT, auch nicht in 192 GB. 13 Schichten x 1,00 TB &lt;= 13,5 TB nur mit dem HBM der 7 GPUs, die die Anordnung müßig lässt; TP 6, 12 Schichten je Rack, 1104 Repliken ist das Kleinste, das passt.</translation>
        </message>
        <message>
            <source>50T GPUs in use</source>
            <translation>50T GPUs in Betrieb</translation>
        </message>
        <message>
            <source>idle 9.8 % of 1 670 400 (per-rack leftovers and unused racks)</source>
            <translation>müßig 9,8 % von 1 670 400 (Reste je Rack und ungenutzte Racks)</translation>
        </message>
        <message>
            <source>100T forward FLOP per sequence</source>
            <translation>100T FLOP vorwärts je Sequenz</translation>
        </message>
        <message>
            <source>100T forward FLOP per layer</source>
            <translation>100T FLOP vorwärts je Schicht</translation>
        </message>
        <message>
            <source>100T forward time per layer</source>
            <translation>100T Zeit vorwärts je Schicht</translation>
        </message>
        <message>
            <source>at 100 % of the sparse FP4 peak; dense doubles it.</source>
            <translation>bei 100 % der FP4-Spitzenrate sparse; dicht verdoppelt es.</translation>
        </message>
        <message>
            <source>50T forward FLOP per sequence</source>
            <translation>50T FLOP vorwärts je Sequenz</translation>
        </message>
        <message>
            <source>50T forward FLOP per layer</source>
            <translation>50T FLOP vorwärts je Schicht</translation>
        </message>
        <message>
            <source>50T forward time per layer</source>
            <translation>50T Zeit vorwärts je Schicht</translation>
        </message>
        <message>
            <source>backward time per layer</source>
            <translation>Zeit rückwärts je Schicht</translation>
        </message>
        <message>
            <source>291 ms</source>
            <translation>291 ms</translation>
        </message>
        <message>
            <source>forward time per layer</source>
            <translation>Zeit vorwärts je Schicht</translation>
        </message>
        <message>
            <source>100T gradients per layer</source>
            <translation>100T Gradienten je Schicht</translation>
        </message>
        <message>
            <source>221.4 GB from the shape; 223 = 0.5*100e12/224, the nominal 100T. Table 2 gives 49.5 TB/224 = 221.</source>
            <translation>221,4 GB aus der Form; 223 = 0,5*100e12/224, die nominellen 100T. Table 2 gibt 49,5 TB/224 = 221.</translation>
        </message>
        <message>
            <source>50T gradients per layer</source>
            <translation>50T Gradienten je Schicht</translation>
        </message>
        <message>
            <source>104.7 GB from the shape (truncated)</source>
            <translation>104,7 GB aus der Form (abgeschnitten)</translation>
        </message>
        <message>
            <source>100T TP bytes (MLP+ATTN)</source>
            <translation>100T TP-Bytes (MLP+ATTN)</translation>
        </message>
        <message>
            <source>the two FP4 outputs of a layer (attention and MLP), already divided by TP. The message of an all-reduce is the full s*h (every GPU holds a full-size partial sum), so the paper is low by the factor TP.</source>
            <translation>die beiden FP4-Ausgaben einer Schicht (Attention und MLP), schon durch TP geteilt. Die Nachricht eines All-Reduce ist das volle s*h (jede GPU hält eine Teilsumme voller Größe), also liegt der Artikel um den Faktor TP zu niedrig.</translation>
        </message>
        <message>
            <source>100T TP all-reduce time</source>
            <translation>100T TP-All-Reduce, Zeit</translation>
        </message>
        <message>
            <source>100T TP time per forward (two all-reduces)</source>
            <translation>100T TP-Zeit vorwärts (zwei All-Reduces)</translation>
        </message>
        <message>
            <source>eq 1 already contains both outputs (MLP+ATTN), so doubling it counts them twice.</source>
            <translation>Gl. 1 enthält schon beide Ausgaben (MLP+ATTN), also zählt Verdoppeln sie zweimal.</translation>
        </message>
        <message>
            <source>100T TP time per forward, corrected</source>
            <translation>100T TP-Zeit vorwärts, korrigiert</translation>
        </message>
        <message>
            <source>full message, per-direction NVLink rate: 12.3 ms per layer forward = 8.4 % of the forward compute. At the paper's 1.8 TB/s: 6.1 ms.</source>
            <translation>volle Nachricht, NVLink-Rate je Richtung: 12,3 ms je Schicht vorwärts = 8,4 % der Rechnung vorwärts. Bei den 1,8 TB/s des Artikels: 6,1 ms.</translation>
        </message>
        <message>
            <source>50T TP bytes (MLP+ATTN)</source>
            <translation>50T TP-Bytes (MLP+ATTN)</translation>
        </message>
        <message>
            <source>50T TP all-reduce time</source>
            <translation>50T TP-All-Reduce, Zeit</translation>
        </message>
        <message>
            <source>0.71 ms results from the rounded 0.8 GB; 0.845 GB gives 0.751 ms (+5.6 %).</source>
            <translation>0,71 ms folgen aus den gerundeten 0,8 GB; 0,845 GB geben 0,751 ms (+5,6 %).</translation>
        </message>
        <message>
            <source>50T TP time per forward (two all-reduces)</source>
            <translation>50T TP-Zeit vorwärts (zwei All-Reduces)</translation>
        </message>
        <message>
            <source>eq 1 already contains both outputs (MLP+ATTN), so doubling it counts them twice. Engine with unrounded bytes: 1.50 ms.</source>
            <translation>Gl. 1 enthält schon beide Ausgaben (MLP+ATTN), also zählt Verdoppeln sie zweimal. Rechenwerk mit ungerundeten Bytes: 1,50 ms.</translation>
        </message>
        <message>
            <source>50T TP time per forward, corrected</source>
            <translation>50T TP-Zeit vorwärts, korrigiert</translation>
        </message>
        <message>
            <source>full message, per-direction NVLink rate: 7.5 ms per layer forward = 5.4 % of the forward compute. At the paper's 1.8 TB/s: 3.8 ms.</source>
            <translation>volle Nachricht, NVLink-Rate je Richtung: 7,5 ms je Schicht vorwärts = 5,4 % der Rechnung vorwärts. Bei den 1,8 TB/s des Artikels: 3,8 ms.</translation>
        </message>
        <message>
            <source>100T pipeline message per GPU</source>
            <translation>100T Pipeline-Nachricht je GPU</translation>
        </message>
        <message>
            <source>100T pipeline P2P</source>
            <translation>100T Pipeline-P2P</translation>
        </message>
        <message>
            <source>100T pipeline all-gather, expression as printed</source>
            <translation>100T Pipeline-All-Gather, Ausdruck wie gedruckt</translation>
        </message>
        <message>
            <source>the printed expression is 0.139 ms, not 0.3 ms; 5/6 is not (TP-1)/TP = 9/10 (a left-over of 6-way TP). 0.307 ms = 0.614 GB/1.8 TB/s*9/10, i.e. the TP bytes were used. Same formula as the 50T line would give 0.154 ms. A true all-gather of s*h*0.5 = 3.07 GB over 10 GPUs: 1.54 ms at 1.8 TB/s, 3.07 ms at 0.9 TB/s.</source>
            <translation>der gedruckte Ausdruck ist 0,139 ms, nicht 0,3 ms; 5/6 ist nicht (TP-1)/TP = 9/10 (ein Überbleibsel von TP 6). 0,307 ms = 0,614 GB/1,8 TB/s*9/10, d. h. die TP-Bytes wurden genommen. Dieselbe Formel wie in der 50T-Zeile gäbe 0,154 ms. Ein echtes All-Gather von s*h*0,5 = 3,07 GB über 10 GPUs: 1,54 ms bei 1,8 TB/s, 3,07 ms bei 0,9 TB/s.</translation>
        </message>
        <message>
            <source>100T pipeline all-gather, TP bytes</source>
            <translation>100T Pipeline-All-Gather, TP-Bytes</translation>
        </message>
        <message>
            <source>best reading of the printed 0.3 ms</source>
            <translation>beste Lesart der gedruckten 0,3 ms</translation>
        </message>
        <message>
            <source>100T pipeline total</source>
            <translation>100T Pipeline insgesamt</translation>
        </message>
        <message>
            <source>3.38 ms unrounded</source>
            <translation>3,38 ms ungerundet</translation>
        </message>
        <message>
            <source>50T pipeline P2P</source>
            <translation>50T Pipeline-P2P</translation>
        </message>
        <message>
            <source>50T pipeline all-gather</source>
            <translation>50T Pipeline-All-Gather</translation>
        </message>
        <message>
            <source>100T internal DP all-reduce</source>
            <translation>100T inneres DP-All-Reduce</translation>
        </message>
        <message>
            <source>100T external DP all-reduce</source>
            <translation>100T äußeres DP-All-Reduce</translation>
        </message>
        <message>
            <source>truncation; uses 72 NICs although only 70 GPUs of the rack hold the layer (62.6 ms with those). With the printed gradient size: 61.3 ms.</source>
            <translation>Abschneiden; nutzt 72 NICs, obwohl nur 70 GPUs des Racks die Schicht halten (62,6 ms mit diesen). Mit der gedruckten Größe der Gradienten: 61,3 ms.</translation>
        </message>
        <message>
            <source>100T final all-gather</source>
            <translation>100T letztes All-Gather</translation>
        </message>
        <message>
            <source>step 1 should then be a reduce-scatter (10.6 ms), not a full all-reduce (21 ms): all-reduce followed by all-gather moves the gather twice.</source>
            <translation>Schritt 1 sollte dann ein Reduce-Scatter sein (10,6 ms), kein volles All-Reduce (21 ms): All-Reduce und dann All-Gather bewegt das Sammeln zweimal.</translation>
        </message>
        <message>
            <source>50T internal DP all-reduce</source>
            <translation>50T inneres DP-All-Reduce</translation>
        </message>
        <message>
            <source>50T external DP all-reduce</source>
            <translation>50T äußeres DP-All-Reduce</translation>
        </message>
        <message>
            <source>truncation; uses 72 NICs although only 65 GPUs of the rack hold the layer (31.9 ms with those). With the printed gradient size: 28.6 ms.</source>
            <translation>Abschneiden; nutzt 72 NICs, obwohl nur 65 GPUs des Racks die Schicht halten (31,9 ms mit diesen). Mit der gedruckten Größe der Gradienten: 28,6 ms.</translation>
        </message>
        <message>
            <source>50T final all-gather</source>
            <translation>50T letztes All-Gather</translation>
        </message>
        <message>
            <source>replicas per datacenter, 100T</source>
            <translation>Repliken je Rechenzentrum, 100T</translation>
        </message>
        <message>
            <source>721 is odd; one replica is dropped. 103 racks per layer do not split evenly either (51/52).</source>
            <translation>721 ist ungerade; eine Replik entfällt. Auch 103 Racks je Schicht teilen sich nicht gleich auf (51/52).</translation>
        </message>
        <message>
            <source>replicas per datacenter, 50T</source>
            <translation>Repliken je Rechenzentrum, 50T</translation>
        </message>
        <message>
            <source>coast-to-coast RTT</source>
            <translation>RTT von Küste zu Küste</translation>
        </message>
        <message>
            <source>input; plausible for about 4000 km of fibre</source>
            <translation>Eingabe; plausibel für etwa 4000 km Glasfaser</translation>
        </message>
        <message>
            <source>exposed communication per step</source>
            <translation>sichtbare Kommunikation je Schritt</translation>
        </message>
        <message>
            <source>1.22+3.38 = 4.6 ms for 100T (1.50+4.41 = 5.9 ms for 50T). S5 calls the P2P part hidden, S4.3 exposed.</source>
            <translation>1,22+3,38 = 4,6 ms für 100T (1,50+4,41 = 5,9 ms für 50T). S5 nennt den P2P-Teil verdeckt, S4.3 sichtbar.</translation>
        </message>
        <message>
            <source>800G ports of a 51.2T switch</source>
            <translation>800G-Ports eines 51,2T-Switches</translation>
        </message>
        <message>
            <source>200G ports of a 51.2T switch</source>
            <translation>200G-Ports eines 51,2T-Switches</translation>
        </message>
        <message>
            <source>GPUs per datacenter</source>
            <translation>GPUs je Rechenzentrum</translation>
        </message>
        <message>
            <source>835 200; 807 520 are in use by the 100T layout. 800 000 is used below.</source>
            <translation>835 200; 807 520 nutzt die 100T-Anordnung. Im Folgenden 800 000.</translation>
        </message>
        <message>
            <source>fat-tree tiers at radix 64</source>
            <translation>Ebenen des Fat Tree bei 64 Ports</translation>
        </message>
        <message>
            <source>switch-to-switch links, 4 tiers</source>
            <translation>Leitungen zwischen Switches, 4 Ebenen</translation>
        </message>
        <message>
            <source>switches, 4 tiers radix 64</source>
            <translation>Switches, 4 Ebenen, 64 Ports</translation>
        </message>
        <message>
            <source>87 500. The printed 75 000 = 3*2N/64 (= 2*links/r) forgets the half-size core tier (12 500) or, equivalently, the host ports.</source>
            <translation>87 500. Die gedruckten 75 000 = 3*2N/64 (= 2*Leitungen/r) vergessen die halb so große Kernebene (12 500) oder, gleichwertig, die Host-Ports.</translation>
        </message>
        <message>
            <source>switches as the paper counts</source>
            <translation>Switches nach Zählung des Artikels</translation>
        </message>
        <message>
            <source>optics cost</source>
            <translation>Kosten der Optiken</translation>
        </message>
        <message>
            <source>1 kUSD per link at 400G, 800G = two: 4.8 B$</source>
            <translation>1 kUSD je Leitung bei 400G, 800G = zwei: 4,8 B$</translation>
        </message>
        <message>
            <source>tiers at radix 256</source>
            <translation>Ebenen bei 256 Ports</translation>
        </message>
        <message>
            <source>GPUs, two tiers radix 256 full bisection</source>
            <translation>GPUs, zwei Ebenen, 256 Ports, volle Bisektionsbandbreite</translation>
        </message>
        <message>
            <source>GPUs, two tiers 4:1</source>
            <translation>GPUs, zwei Ebenen 4:1</translation>
        </message>
        <message>
            <source>200 down / 50 up uses 250 of 256 ports; 204.8/51.2 would give 52 429</source>
            <translation>200 ab / 50 auf nutzt 250 von 256 Ports; 204,8/51,2 gäbe 52 429</translation>
        </message>
        <message>
            <source>1024-port switches: two tiers connect the entire datacenter</source>
            <translation>Switches mit 1024 Ports: zwei Ebenen verbinden das ganze Rechenzentrum</translation>
        </message>
        <message>
            <source>524 288 at full bisection; only a 4:1 oversubscribed two-tier (800*1024 = 819 200) reaches 800 000.</source>
            <translation>524 288 bei voller Bisektionsbandbreite; nur zwei Ebenen mit Überzeichnung 4:1 (800*1024 = 819 200) erreichen 800 000.</translation>
        </message>
        <message>
            <source>multi-rail reduction of links</source>
            <translation>weniger Leitungen durch Mehrschienen</translation>
        </message>
        <message>
            <source>multi-rail reduction of switch chips</source>
            <translation>weniger Switch-Chips durch Mehrschienen</translation>
        </message>
        <message>
            <source>28.6 % (62 500 against 87 500 chips); one third only with the core tier forgotten on both sides (50 000 against 75 000).</source>
            <translation>28,6 % (62 500 gegen 87 500 Chips); ein Drittel nur, wenn die Kernebene auf beiden Seiten vergessen wird (50 000 gegen 75 000).</translation>
        </message>
        <message>
            <source>GPUs per ToR, multi-rail against 64-port</source>
            <translation>GPUs je ToR, Mehrschienen gegen 64 Ports</translation>
        </message>
        <message>
            <source>GPUs per first-tier switch, full bisection</source>
            <translation>GPUs je Switch der Ebene 1, volle Bisektionsbandbreite</translation>
        </message>
        <message>
            <source>replicas of a layer per first-tier switch ("around 100")</source>
            <translation>Repliken einer Schicht je Switch der Ebene 1 („around 100“)</translation>
        </message>
        <message>
            <source>103 &lt;= 128 ports; per datacenter only 51/52.</source>
            <translation>103 &lt;= 128 Ports; je Rechenzentrum nur 51/52.</translation>
        </message>
        <message>
            <source>P2P per step</source>
            <translation>P2P je Schritt</translation>
        </message>
        <message>
            <source>"just under 3 ms" is for 0.3 GB; 0.307 GB gives 3.07 ms</source>
            <translation>„just under 3 ms“ gilt für 0,3 GB; 0,307 GB geben 3,07 ms</translation>
        </message>
        <message>
            <source>P2P at 4:1</source>
            <translation>P2P bei 4:1</translation>
        </message>
        <message>
            <source>ignores the second tier: 4*(168/88) = 7.64:1 across pods, 23.5 ms.</source>
            <translation>übergeht die zweite Ebene: 4*(168/88) = 7,64:1 zwischen Pods, 23,5 ms.</translation>
        </message>
        <message>
            <source>first-tier oversubscription</source>
            <translation>Überzeichnung der Ebene 1</translation>
        </message>
        <message>
            <source>second-tier oversubscription</source>
            <translation>Überzeichnung der Ebene 2</translation>
        </message>
        <message>
            <source>1.91; 168+88 = 256 ports. A 2:1 split of 256 is 170.7/85.3</source>
            <translation>1,91; 168+88 = 256 Ports. Eine Teilung 2:1 von 256 ist 170,7/85,3</translation>
        </message>
        <message>
            <source>switches, oversubscribed three tiers</source>
            <translation>Switches, drei überzeichnete Ebenen</translation>
        </message>
        <message>
            <source>4000+1190+409 = 5600. 4300 = 4000+300 where 200 000 uplinks/(168*4 chips) = 298: the middle tier was divided by the four chips and one tier dropped. Alternatively N = 614 000 GPUs.</source>
            <translation>4000+1190+409 = 5600. 4300 = 4000+300, wobei 200 000 Leitungen auf/(168*4 Chips) = 298: Die mittlere Ebene wurde durch die vier Chips geteilt und eine Ebene weggelassen. Oder N = 614 000 GPUs.</translation>
        </message>
        <message>
            <source>top-tier switches</source>
            <translation>Switches der obersten Ebene</translation>
        </message>
        <message>
            <source>409 at 800 000 GPUs (300 at 586 000).</source>
            <translation>409 bei 800 000 GPUs (300 bei 586 000).</translation>
        </message>
        <message>
            <source>switching chips</source>
            <translation>Switch-Chips</translation>
        </message>
        <message>
            <source>correct count 4*5600 = 22 400</source>
            <translation>richtige Anzahl 4*5600 = 22 400</translation>
        </message>
        <message>
            <source>chips relative to the fat tree ("a fifth")</source>
            <translation>Chips gegenüber dem Fat Tree („a fifth“)</translation>
        </message>
        <message>
            <source>0.197 with the correct 87 500 but 0.229 with the paper's own 75 000; corrected network 22 400/87 500 = 0.256</source>
            <translation>0,197 mit den richtigen 87 500, aber 0,229 mit den 75 000 des Artikels; korrigiertes Netz 22 400/87 500 = 0,256</translation>
        </message>
        <message>
            <source>switch-to-switch links, oversubscribed</source>
            <translation>Leitungen zwischen Switches, überzeichnet</translation>
        </message>
        <message>
            <source>200 000+104 762 = 304 762; 240 000 exactly at N = 630 000 GPUs.</source>
            <translation>200 000+104 762 = 304 762; 240 000 genau bei N = 630 000 GPUs.</translation>
        </message>
        <message>
            <source>links relative to the fat tree</source>
            <translation>Leitungen gegenüber dem Fat Tree</translation>
        </message>
        <message>
            <source>7.9 with 304 762</source>
            <translation>7,9 mit 304 762</translation>
        </message>
        <message>
            <source>GPU count that would explain 4300 switches</source>
            <translation>Zahl der GPUs, die 4300 Switches erklären würde</translation>
        </message>
        <message>
            <source>614 318; 240K links &lt;-&gt; 630 000; 300 top &lt;-&gt; 586 477: all about 0.61 M, not 0.8 M</source>
            <translation>614 318; 240K Leitungen &lt;-&gt; 630 000; 300 oberste &lt;-&gt; 586 477: alle etwa 0,61 M, nicht 0,8 M</translation>
        </message>
        <message>
            <source>inter-DC all-reduce rate</source>
            <translation>All-Reduce-Rate zwischen Rechenzentren</translation>
        </message>
        <message>
            <source>one layer of 100T in 100 ms is 17.7 Tbps; 598 flows (50T) * 24 Gbps = 14.35 Tbps is the only product near 14. "All training nodes each 300 MB in 100 ms" would be 11 600 racks * 24 Gbps = 278 Tbps.</source>
            <translation>eine Schicht von 100T in 100 ms sind 17,7 Tbps; 598 Flüsse (50T) * 24 Gbps = 14,35 Tbps ist das einzige Produkt nahe 14. „All training nodes each 300 MB in 100 ms“ wären 11 600 Racks * 24 Gbps = 278 Tbps.</translation>
        </message>
        <message>
            <source>inter-DC message per node</source>
            <translation>Nachricht zwischen Rechenzentren je Knoten</translation>
        </message>
        <message>
            <source>309 MB = one replica's share (half of g/360, a two-peer reduce-scatter). The definition in S4.2, layer gradients/racks per DC, is 223/51.5 = 4.33 GB per rack or 62 MB per GPU.</source>
            <translation>309 MB = Anteil einer Replik (die Hälfte von g/360, ein Reduce-Scatter mit zwei Partnern). Die Definition in S4.2, Gradienten der Schicht/Racks je Rechenzentrum, ist 223/51,5 = 4,33 GB je Rack oder 62 MB je GPU.</translation>
        </message>
        <message>
            <source>rate per flow</source>
            <translation>Rate je Fluss</translation>
        </message>
        <message>
            <source>24 Gbps for 300 MB, 24.7 for 309 MB</source>
            <translation>24 Gbps für 300 MB, 24,7 für 309 MB</translation>
        </message>
        <message>
            <source>RoCEv2 tail FCT, 1024 hosts</source>
            <translation>RoCEv2, letzte Fertigzeit, 1024 Hosts</translation>
        </message>
        <message>
            <source>own simulation: k=16 three-tier fat tree (1024 hosts), one flow per host to a random derangement, random ECMP hash; tail stretch histogram {5: 19, 6: 16, 7: 5} (flows sharing the worst link). The printed 15 ms is the 5x case (about half of the seeds); an engine should land in 15-21.5 ms per seed. Idealised: no PFC, no DCQCN, no retransmission.</source>
            <translation>eigene Simulation: k=16, Fat Tree mit drei Ebenen (1024 Hosts), ein Fluss je Host zu einer zufälligen fixpunktfreien Permutation, zufälliger ECMP-Hash; Histogramm der größten Dehnung {5: 19, 6: 16, 7: 5} (Flüsse, die die schlechteste Leitung teilen). Die gedruckten 15 ms sind der Fall 5x (etwa die Hälfte der Keime); ein Rechenwerk sollte je Keim bei 15-21,5 ms landen. Idealisiert: ohne PFC, ohne DCQCN, ohne Wiederholung.</translation>
        </message>
        <message>
            <source>RoCEv2 99th-percentile FCT, 1024 hosts</source>
            <translation>RoCEv2, 99. Perzentil der Fertigzeit, 1024 Hosts</translation>
        </message>
        <message>
            <source>optimal FCT</source>
            <translation>optimale Fertigzeit</translation>
        </message>
        <message>
            <source>NDP/Homa above optimum</source>
            <translation>NDP/Homa über dem Optimum</translation>
        </message>
        <message>
            <source>delay per iteration from RoCE tail</source>
            <translation>Verzögerung je Iteration durch späte RoCE-Flüsse</translation>
        </message>
        <message>
            <source>448 stage hops (224 forward + 224 backward) * 12 ms = 5.4 s</source>
            <translation>448 Stufensprünge (224 vorwärts + 224 rückwärts) * 12 ms = 5,4 s</translation>
        </message>
        <message>
            <source>relative delay</source>
            <translation>relative Verzögerung</translation>
        </message>
        <message>
            <source>2.75 %: one delayed hop per forward+backward slot, for any number of microbatches. 5 s then means about 417-448 slots, i.e. m = 194..225 microbatches (m about p).</source>
            <translation>2,75 %: ein verzögerter Sprung je Takt vorwärts+rückwärts, für jede Zahl von Mikro-Batches. 5 s heißen dann etwa 417-448 Takte, d. h. m = 194..225 Mikro-Batches (m etwa p).</translation>
        </message>
        <message>
            <source>implied iteration time 5 s/3 %</source>
            <translation>abgeleitete Iterationszeit 5 s/3 %</translation>
        </message>
        <message>
            <source>195 s (bubble 49.9 %); 167 s would need m = 159. With m = 224 an iteration has 721*224*32000 = 5.17e9 tokens, and 3346T tokens take 1462 days at 100 % peak, not 720.</source>
            <translation>195 s (Blase 49,9 %); 167 s bräuchten m = 159. Mit m = 224 hat eine Iteration 721*224*32000 = 5,17e9 Tokens, und 3346T Tokens brauchen 1462 Tage bei 100 % der Spitzenrate, nicht 720.</translation>
        </message>
        <message>
            <source>ring all-reduce round trips</source>
            <translation>Umläufe des Ring-All-Reduce</translation>
        </message>
        <message>
            <source>latency of the ring all-reduce</source>
            <translation>Latenz des Ring-All-Reduce</translation>
        </message>
        <message>
            <source>in-flight microbatches ignored by Table 3</source>
            <translation>in Table 3 nicht gezählte gleichzeitige Mikro-Batches</translation>
        </message>
        <message>
            <source>Table 2/3 count the activations of one microbatch per stage; a 1F1B pipeline keeps up to p = 224 at the first stage.</source>
            <translation>Table 2/3 zählen die Aktivierungen eines Mikro-Batch je Stufe; eine 1F1B-Pipeline hält bis zu p = 224 in der ersten Stufe.</translation>
        </message>
        <message>
            <source>GPT-3 on V100</source>
            <translation>GPT-3 auf V100</translation>
        </message>
        <message>
            <source>28 TFLOP/s is the sustained rate of the cited Lambda blog post (from memory).</source>
            <translation>28 TFLOP/s ist die Dauerrate des zitierten Lambda-Blogbeitrags (aus dem Gedächtnis).</translation>
        </message>
        <message>
            <source>aggregate NVLink of one GH200</source>
            <translation>NVLink eines GH200 insgesamt</translation>
        </message>
        <message>
            <source>HB to network bandwidth</source>
            <translation>Bandbreite HB zu Netz</translation>
        </message>
        <message>
            <source>NVLink 4 per GPU</source>
            <translation>NVLink 4 je GPU</translation>
        </message>
        <message>
            <source>NVLink 4 is 900 GB/s bidirectional = 7.2 Tbps (3.6 per direction); 7.68 is +6.7 %. 7.68 is what reproduces the paper, so keep it as its preset. NVIDIA quotes 57.6 TB/s all-to-all for 256 GPUs (225 GB/s each): the NVLink Switch tree is tapered, not full bisection.</source>
            <translation>NVLink 4 hat 900 GB/s in beiden Richtungen = 7,2 Tbps (3,6 je Richtung); 7,68 ist +6,7 %. 7,68 ergibt den Artikel, also bleibt es seine Voreinstellung. NVIDIA nennt 57,6 TB/s All-to-all für 256 GPUs (225 GB/s je GPU): Der NVLink-Switch-Baum ist verjüngt, ohne volle Bisektionsbandbreite.</translation>
        </message>
        <message>
            <source>PaLM-540B on one GH200</source>
            <translation>PaLM-540B auf einem GH200</translation>
        </message>
        <message>
            <source>2.557e24 FLOP (PaLM counts attention); fixes C = 989.4 TF, the dense BF16 peak. 6*P*D alone gives 115.6.</source>
            <translation>2,557e24 FLOP (PaLM zählt Attention); legt C = 989,4 TF fest, die dichte BF16-Spitzenrate. 6*P*D allein gibt 115,6.</translation>
        </message>
        <message>
            <source>GPT3 GPU pairs without traffic</source>
            <translation>GPT3: GPU-Paare ohne Verkehr</translation>
        </message>
        <message>
            <source>&gt;0.99 as claimed; NM rounded to a power of two</source>
            <translation>&gt;0,99 wie behauptet; NM auf eine Zweierpotenz gerundet</translation>
        </message>
        <message>
            <source>GPT3 pairs with MP or second-stage DP</source>
            <translation>GPT3: Paare mit MP oder DP der zweiten Stufe</translation>
        </message>
        <message>
            <source>&lt;0.25 % for every NM from 4 to 64</source>
            <translation>&lt;0,25 % für jedes NM von 4 bis 64</translation>
        </message>
        <message>
            <source>GPT3 traffic share inside HB domains</source>
            <translation>GPT3: Anteil des Verkehrs in HB-Domänen</translation>
        </message>
        <message>
            <source>&gt;0.90 as claimed</source>
            <translation>&gt;0,90 wie behauptet</translation>
        </message>
        <message>
            <source>OPT GPU pairs without traffic</source>
            <translation>OPT: GPU-Paare ohne Verkehr</translation>
        </message>
        <message>
            <source>OPT pairs with MP or second-stage DP</source>
            <translation>OPT: Paare mit MP oder DP der zweiten Stufe</translation>
        </message>
        <message>
            <source>OPT traffic share inside HB domains</source>
            <translation>OPT: Anteil des Verkehrs in HB-Domänen</translation>
        </message>
        <message>
            <source>PaLM GPU pairs without traffic</source>
            <translation>PaLM: GPU-Paare ohne Verkehr</translation>
        </message>
        <message>
            <source>PaLM pairs with MP or second-stage DP</source>
            <translation>PaLM: Paare mit MP oder DP der zweiten Stufe</translation>
        </message>
        <message>
            <source>PaLM traffic share inside HB domains</source>
            <translation>PaLM: Anteil des Verkehrs in HB-Domänen</translation>
        </message>
        <message>
            <source>OPT MP bytes per GPU pair ("up to 1 GB")</source>
            <translation>OPT: MP-Bytes je GPU-Paar („up to 1 GB“)</translation>
        </message>
        <message>
            <source>1.15 GB at 2 B per element; GPT-3 with 32M tokens would be 18 GB (1.8 GB with the real 3.2M).</source>
            <translation>1,15 GB bei 2 B je Element; GPT-3 mit 32M Tokens wären 18 GB (1,8 GB mit den wirklichen 3,2M).</translation>
        </message>
        <message>
            <source>cross-HB bytes per GPU pair ("about 1 MB")</source>
            <translation>Bytes zwischen HB-Domänen je GPU-Paar („about 1 MB“)</translation>
        </message>
        <message>
            <source>21 MB per pair for a direct (all-to-all) all-reduce with 2 B gradients; second-stage pairs carry N/K = 128x more, so 1 GB there means about 8 MB here. The heat-map scale is only an order of magnitude.</source>
            <translation>21 MB je Paar für ein direktes (All-to-all-)All-Reduce mit Gradienten zu 2 B; Paare der zweiten Stufe tragen N/K = 128x mehr, also hieße 1 GB dort etwa 8 MB hier. Die Skala der Heatmap ist nur eine Größenordnung.</translation>
        </message>
        <message>
            <source>removable links, radix 64</source>
            <translation>entbehrliche Leitungen, 64 Ports</translation>
        </message>
        <message>
            <source>GPU-to-switch links included: 2N of 3N remain. (radix 32: 50 %, 128: 67 %, 256: 50 %)</source>
            <translation>Leitungen GPU zu Switch mitgezählt: 2N von 3N bleiben. (32 Ports: 50 %, 128: 67 %, 256: 50 %)</translation>
        </message>
        <message>
            <source>smallest gain of any-to-any NVLink</source>
            <translation>kleinster Gewinn von NVLink, jeder zu jedem</translation>
        </message>
        <message>
            <source>largest gain</source>
            <translation>größter Gewinn</translation>
        </message>
        <message>
            <source>1.8985 (+1 %); the paper's own 53 % is 1/1.88. With S_T = 13 d^2 it is 1.883.</source>
            <translation>1,8985 (+1 %); die 53 % des Artikels sind 1/1,88. Mit S_T = 13 d^2 sind es 1,883.</translation>
        </message>
        <message>
            <source>numerical minimum of eq. 1 over N_M (GPT-3, N=16384)</source>
            <translation>numerisches Minimum von Gl. 1 über N_M (GPT-3, N=16384)</translation>
        </message>
        <message>
            <source>golden section over eq. 1; the closed form sqrt(2 N S_T/(b M_cc d)) is 4.3445, too</source>
            <translation>Goldener Schnitt über Gl. 1; auch die geschlossene Form sqrt(2 N S_T/(b M_cc d)) ist 4,3445</translation>
        </message>
        <message>
            <source>true optimum / printed N_M*</source>
            <translation>wahres Optimum / gedrucktes N_M*</translation>
        </message>
        <message>
            <source>2*sqrt(2) = sqrt(8): the printed eq. 2 is not the minimum of eq. 1 in one unit system; it is right only with S_T in bits and b*d_model in bytes. The quoted percentages need the true optimum.</source>
            <translation>2*sqrt(2) = sqrt(8): Die gedruckte Gl. 2 ist in keinem einheitlichen Einheitensystem das Minimum von Gl. 1; sie stimmt nur mit S_T in Bit und b*d_model in Bytes. Die genannten Prozentwerte brauchen das wahre Optimum.</translation>
        </message>
        <message>
            <source>M_cc for PaLM</source>
            <translation>M_cc für PaLM</translation>
        </message>
        <message>
            <source>"two multi-head attention layers per block" is not PaLM: it has one attention in parallel with the MLP, which needs 2 all-reduces = 4 rounds. 12 is what reproduces 53 %/74 %. GPT/OPT 8 = 4 all-reduces * 2 is right.</source>
            <translation>„two multi-head attention layers per block“ trifft auf PaLM nicht zu: Es hat eine Attention parallel zum MLP, was 2 All-Reduces = 4 Runden braucht. 12 ergibt 53 %/74 %. GPT/OPT 8 = 4 All-Reduces * 2 stimmt.</translation>
        </message>
        <message>
            <source>GPT-3 batch</source>
            <translation>GPT-3, Batch</translation>
        </message>
        <message>
            <source>GPT-3 used 3.2M tokens; but 32M is what the paper computed with (3.2M gives 33 % instead of 12 %).</source>
            <translation>GPT-3 nutzte 3,2M Tokens; aber der Artikel rechnete mit 32M (3,2M gibt 33 % statt 12 %).</translation>
        </message>
        <message>
            <source>GPT-3 iteration time cut, K 32-&gt;64</source>
            <translation>GPT-3, Iteration kürzer, K 32-&gt;64</translation>
        </message>
        <message>
            <source>N=16384, C=989.4e12, 4 B/element, M_flop=6*P*b, S_T=12 d^2, true optimum N_M</source>
            <translation>N=16384, C=989,4e12, 4 B/Element, M_flop=6*P*b, S_T=12 d^2, wahres Optimum N_M</translation>
        </message>
        <message>
            <source>OPT iteration time cut, K 32-&gt;64</source>
            <translation>OPT, Iteration kürzer, K 32-&gt;64</translation>
        </message>
        <message>
            <source>GPT-3 cut, K 512-&gt;1024</source>
            <translation>GPT-3, kürzer, K 512-&gt;1024</translation>
        </message>
        <message>
            <source>OPT cut, K 512-&gt;1024</source>
            <translation>OPT, kürzer, K 512-&gt;1024</translation>
        </message>
        <message>
            <source>peak at 4 B an element for which all four percentages round right</source>
            <translation>Spitzenrate bei 4 B je Element, bei der alle vier Prozentwerte richtig runden</translation>
        </message>
        <message>
            <source>The paper does not print its peak. One window fits, at N = 16384 with the true optimum and b = 32M: it contains the 989.4 TFLOP/s dense BF16 peak of the H100.</source>
            <translation>Der Artikel druckt seine Spitzenrate nicht. Ein Fenster passt, bei N = 16384 mit dem wahren Optimum und b = 32M: Es enthält die dichte BF16-Spitzenrate des H100 von 989,4 TFLOP/s.</translation>
        </message>
        <message>
            <source>sensitivity: the four percentages under printed_eq2</source>
            <translation>Empfindlichkeit: die vier Prozentwerte bei printed_eq2</translation>
        </message>
        <message>
            <source>sensitivity run, not a paper figure; printed are 12 / 0.95 / 37 / 7.5. GPT3 32-&gt;64 10.62 %, 512-&gt;1024 0.829 %; OPT 33.99 %, 5.86 %</source>
            <translation>Empfindlichkeitslauf, keine Größe des Artikels; gedruckt sind 12 / 0,95 / 37 / 7,5. GPT3 32-&gt;64 10,62 %, 512-&gt;1024 0,829 %; OPT 33,99 %, 5,86 %</translation>
        </message>
        <message>
            <source>sensitivity: the four percentages under bytes2</source>
            <translation>Empfindlichkeit: die vier Prozentwerte bei bytes2</translation>
        </message>
        <message>
            <source>sensitivity run, not a paper figure; printed are 12 / 0.95 / 37 / 7.5. GPT3 32-&gt;64 7.42 %, 512-&gt;1024 0.538 %; OPT 33.14 %, 5.47 %</source>
            <translation>Empfindlichkeitslauf, keine Größe des Artikels; gedruckt sind 12 / 0,95 / 37 / 7,5. GPT3 32-&gt;64 7,42 %, 512-&gt;1024 0,538 %; OPT 33,14 %, 5,47 %</translation>
        </message>
        <message>
            <source>sensitivity: the four percentages under gpt3_3.2M</source>
            <translation>Empfindlichkeit: die vier Prozentwerte bei gpt3_3.2M</translation>
        </message>
        <message>
            <source>sensitivity run, not a paper figure; printed are 12 / 0.95 / 37 / 7.5. GPT3 32-&gt;64 33.42 %, 512-&gt;1024 5.595 %; OPT 36.99 %, 7.55 %</source>
            <translation>Empfindlichkeitslauf, keine Größe des Artikels; gedruckt sind 12 / 0,95 / 37 / 7,5. GPT3 32-&gt;64 33,42 %, 512-&gt;1024 5,595 %; OPT 36,99 %, 7,55 %</translation>
        </message>
        <message>
            <source>sensitivity: the four percentages under N32768</source>
            <translation>Empfindlichkeit: die vier Prozentwerte bei N32768</translation>
        </message>
        <message>
            <source>sensitivity run, not a paper figure; printed are 12 / 0.95 / 37 / 7.5. GPT3 32-&gt;64 17.97 %, 512-&gt;1024 1.694 %; OPT 41.06 %, 11.15 %</source>
            <translation>Empfindlichkeitslauf, keine Größe des Artikels; gedruckt sind 12 / 0,95 / 37 / 7,5. GPT3 32-&gt;64 17,97 %, 512-&gt;1024 1,694 %; OPT 41,06 %, 11,15 %</translation>
        </message>
        <message>
            <source>sensitivity: the four percentages under N65536</source>
            <translation>Empfindlichkeit: die vier Prozentwerte bei N65536</translation>
        </message>
        <message>
            <source>sensitivity run, not a paper figure; printed are 12 / 0.95 / 37 / 7.5. GPT3 32-&gt;64 24.88 %, 512-&gt;1024 2.915 %; OPT 43.93 %, 15.55 %</source>
            <translation>Empfindlichkeitslauf, keine Größe des Artikels; gedruckt sind 12 / 0,95 / 37 / 7,5. GPT3 32-&gt;64 24,88 %, 512-&gt;1024 2,915 %; OPT 43,93 %, 15,55 %</translation>
        </message>
        <message>
            <source>sensitivity: the four percentages under fp8_1979</source>
            <translation>Empfindlichkeit: die vier Prozentwerte bei fp8_1979</translation>
        </message>
        <message>
            <source>sensitivity run, not a paper figure; printed are 12 / 0.95 / 37 / 7.5. GPT3 32-&gt;64 16.83 %, 512-&gt;1024 1.537 %; OPT 39.28 %, 9.31 %</source>
            <translation>Empfindlichkeitslauf, keine Größe des Artikels; gedruckt sind 12 / 0,95 / 37 / 7,5. GPT3 32-&gt;64 16,83 %, 512-&gt;1024 1,537 %; OPT 39,28 %, 9,31 %</translation>
        </message>
        <message>
            <source>PaLM relative performance, 512 sequences, K=256</source>
            <translation>PaLM, relative Leistung, 512 Sequenzen, K=256</translation>
        </message>
        <message>
            <source>S_T = 4.539e9 (SwiGLU, multi-query); with 12 d^2: 54.4 %</source>
            <translation>S_T = 4,539e9 (SwiGLU, multi-query); mit 12 d^2: 54,4 %</translation>
        </message>
        <message>
            <source>PaLM relative performance, 2048 sequences, K=256</source>
            <translation>PaLM, relative Leistung, 2048 Sequenzen, K=256</translation>
        </message>
        <message>
            <source>S_T = 4.539e9 (SwiGLU, multi-query); with 12 d^2: 75.6 %</source>
            <translation>S_T = 4,539e9 (SwiGLU, multi-query); mit 12 d^2: 75,6 %</translation>
        </message>
        <message>
            <source>PaLM batch 512 to 2048 sequences</source>
            <translation>PaLM, Batch 512 bis 2048 Sequenzen</translation>
        </message>
        <message>
            <source>PaLM block parameters * 118 + embeddings</source>
            <translation>PaLM, Blockparameter * 118 + Embeddings</translation>
        </message>
        <message>
            <source>GPT-3 iteration time, N=16384, K=256</source>
            <translation>GPT-3, Iterationszeit, N=16384, K=256</translation>
        </message>
        <message>
            <source>reference value for the engine: Tc 2.072752 TDf 0.107018 TDs 0.327993 TM 0.256855; ideal 2.663174</source>
            <translation>Vergleichswert für das Rechenwerk: Tc 2,072752 TDf 0,107018 TDs 0,327993 TM 0,256855; ideal 2,663174</translation>
        </message>
        <message>
            <source>GPT-3 iteration time, N=32768, K=256</source>
            <translation>GPT-3, Iterationszeit, N=32768, K=256</translation>
        </message>
        <message>
            <source>reference value for the engine: Tc 1.036376 TDf 0.107867 TDs 0.230267 TM 0.197530; ideal 1.469791</source>
            <translation>Vergleichswert für das Rechenwerk: Tc 1,036376 TDf 0,107867 TDs 0,230267 TM 0,197530; ideal 1,469791</translation>
        </message>
        <message>
            <source>GPT-3 iteration time, N=65536, K=256</source>
            <translation>GPT-3, Iterationszeit, N=65536, K=256</translation>
        </message>
        <message>
            <source>reference value for the engine: Tc 0.518188 TDf 0.108292 TDs 0.161165 TM 0.147627; ideal 0.832621</source>
            <translation>Vergleichswert für das Rechenwerk: Tc 0,518188 TDf 0,108292 TDs 0,161165 TM 0,147627; ideal 0,832621</translation>
        </message>
        <message>
            <source>N=32768 r=32 SOTA switches</source>
            <translation>N=32768 r=32 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=32 rail-only switches</source>
            <translation>N=32768 r=32 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=32 SOTA transceivers</source>
            <translation>N=32768 r=32 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=32 rail-only transceivers</source>
            <translation>N=32768 r=32 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=32 cost reduction</source>
            <translation>N=32768 r=32 Kostensenkung</translation>
        </message>
        <message>
            <source>54.5 %; cost per GPU = 748(3t-1) $</source>
            <translation>54,5 %; Kosten je GPU = 748(3t-1) $</translation>
        </message>
        <message>
            <source>N=32768 r=64 SOTA switches</source>
            <translation>N=32768 r=64 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=64 rail-only switches</source>
            <translation>N=32768 r=64 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=64 SOTA transceivers</source>
            <translation>N=32768 r=64 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=64 rail-only transceivers</source>
            <translation>N=32768 r=64 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=64 cost reduction</source>
            <translation>N=32768 r=64 Kostensenkung</translation>
        </message>
        <message>
            <source>37.5 %; cost per GPU = 748(3t-1) $</source>
            <translation>37,5 %; Kosten je GPU = 748(3t-1) $</translation>
        </message>
        <message>
            <source>N=32768 r=128 SOTA switches</source>
            <translation>N=32768 r=128 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=128 rail-only switches</source>
            <translation>N=32768 r=128 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=128 SOTA transceivers</source>
            <translation>N=32768 r=128 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=128 rail-only transceivers</source>
            <translation>N=32768 r=128 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=128 cost reduction</source>
            <translation>N=32768 r=128 Kostensenkung</translation>
        </message>
        <message>
            <source>75.0 %; cost per GPU = 748(3t-1) $</source>
            <translation>75,0 %; Kosten je GPU = 748(3t-1) $</translation>
        </message>
        <message>
            <source>N=32768 r=256 SOTA switches</source>
            <translation>N=32768 r=256 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=256 rail-only switches</source>
            <translation>N=32768 r=256 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=32768 r=256 SOTA transceivers</source>
            <translation>N=32768 r=256 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=256 rail-only transceivers</source>
            <translation>N=32768 r=256 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=32768 r=256 cost reduction</source>
            <translation>N=32768 r=256 Kostensenkung</translation>
        </message>
        <message>
            <source>60.0 %; cost per GPU = 748(3t-1) $</source>
            <translation>60,0 %; Kosten je GPU = 748(3t-1) $</translation>
        </message>
        <message>
            <source>N=65536 r=64 SOTA switches</source>
            <translation>N=65536 r=64 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=65536 r=64 rail-only switches</source>
            <translation>N=65536 r=64 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=65536 r=64 SOTA transceivers</source>
            <translation>N=65536 r=64 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=65536 r=64 rail-only transceivers</source>
            <translation>N=65536 r=64 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=65536 r=64 cost reduction</source>
            <translation>N=65536 r=64 Kostensenkung</translation>
        </message>
        <message>
            <source>N=65536 r=128 SOTA switches</source>
            <translation>N=65536 r=128 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=65536 r=128 rail-only switches</source>
            <translation>N=65536 r=128 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=65536 r=128 SOTA transceivers</source>
            <translation>N=65536 r=128 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=65536 r=128 rail-only transceivers</source>
            <translation>N=65536 r=128 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=65536 r=128 cost reduction</source>
            <translation>N=65536 r=128 Kostensenkung</translation>
        </message>
        <message>
            <source>N=65536 r=256 SOTA switches</source>
            <translation>N=65536 r=256 SOTA-Switches</translation>
        </message>
        <message>
            <source>N=65536 r=256 rail-only switches</source>
            <translation>N=65536 r=256 Rail-only-Switches</translation>
        </message>
        <message>
            <source>N=65536 r=256 SOTA transceivers</source>
            <translation>N=65536 r=256 SOTA-Transceiver</translation>
        </message>
        <message>
            <source>N=65536 r=256 rail-only transceivers</source>
            <translation>N=65536 r=256 Rail-only-Transceiver</translation>
        </message>
        <message>
            <source>N=65536 r=256 cost reduction</source>
            <translation>N=65536 r=256 Kostensenkung</translation>
        </message>
        <message>
            <source>largest cost reduction</source>
            <translation>größte Kostensenkung</translation>
        </message>
        <message>
            <source>smallest cost reduction</source>
            <translation>kleinste Kostensenkung</translation>
        </message>
        <message>
            <source>37.5 % truncated</source>
            <translation>37,5 % abgeschnitten</translation>
        </message>
        <message>
            <source>rail-only switches at radix 64 relative to SOTA</source>
            <translation>Rail-only-Switches bei 64 Ports gegenüber SOTA</translation>
        </message>
        <message>
            <source>the text says "three-quarters of the total number of switches"; Table 2 itself gives 1536/2560 = 3072/5120 = 0.60.</source>
            <translation>der Text sagt „three-quarters of the total number of switches“; Table 2 selbst gibt 1536/2560 = 3072/5120 = 0,60.</translation>
        </message>
        <message>
            <source>"%1"</source>
            <translation>„%1“</translation>
        </message>
        <message>
            <source>It is found the same way in both modes, but %1 differs.</source>
            <translation>Beide Modi finden es auf gleiche Weise, aber %1 unterscheidet sich.</translation>
        </message>
        <message>
            <source>It is found the same way in both modes, but %1 differ.</source>
            <translation>Beide Modi finden es auf gleiche Weise, aber %1 unterscheiden sich.</translation>
        </message>
        <message>
            <source>Beside that, %1 differs.</source>
            <translation>Außerdem unterscheidet sich %1.</translation>
        </message>
        <message>
            <source>Beside that, %1 differ.</source>
            <translation>Außerdem unterscheiden sich %1.</translation>
        </message>
        <message>
            <source>This scenario has one site.</source>
            <translation>Dieses Szenario hat einen Standort.</translation>
        </message>
        <message>
            <source>The evaluation stops before this figure.</source>
            <translation>Die Auswertung endet vor dieser Größe.</translation>
        </message>
        <message>
            <source>%1 has no value.</source>
            <translation>%1 hat keinen Wert.</translation>
        </message>
        <message>
            <source>%1 have no value.</source>
            <translation>%1 haben keinen Wert.</translation>
        </message>
        <message>
            <source>This scenario has nothing that it would count.</source>
            <translation>Dieses Szenario hat nichts, was sie zählen würde.</translation>
        </message>
        <message>
            <source>The paper prints no value; its conventions and right ones differ.</source>
            <translation>Der Artikel druckt keinen Wert; seine Konventionen weichen von den richtigen ab.</translation>
        </message>
        <message>
            <source>The printed number has a slip; corrected puts it right within the paper's conventions.</source>
            <translation>Die gedruckte Zahl enthält ein Versehen; korrigiert behebt es innerhalb der Konventionen des Artikels.</translation>
        </message>
        <message>
            <source>The paper's formulas give what it prints; corrected mode departs from its conventions.</source>
            <translation>Die Formeln des Artikels ergeben, was er druckt; der korrigierte Modus weicht von seinen Konventionen ab.</translation>
        </message>
        <message>
            <source>The paper rounds or truncates what its formulas give.</source>
            <translation>Der Artikel rundet oder kürzt, was seine Formeln ergeben.</translation>
        </message>
        <message>
            <source>%1 (user data)</source>
            <translation>%1 (eigene Daten)</translation>
        </message>
        <message>
            <source>the scenario's own catalogue</source>
            <translation>eigener Katalog des Szenarios</translation>
        </message>
        <message>
            <source>computed</source>
            <translation>berechnet</translation>
        </message>
        <message>
            <source>set by you</source>
            <translation>von Hand gesetzt</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>automatic: %1</source>
            <translation>automatisch: %1</translation>
        </message>
        <message>
            <source>default</source>
            <translation>Standardwert</translation>
        </message>
        <message>
            <source>from the scenario "%1"</source>
            <translation>aus dem Szenario „%1“</translation>
        </message>
        <message>
            <source>%1 (auto)</source>
            <translation>%1 (auto)</translation>
        </message>
        <message>
            <source>constant: %1</source>
            <translation>Konstante: %1</translation>
        </message>
        <message>
            <source>"%1" was typed.</source>
            <translation>„%1“ ist eingegeben.</translation>
        </message>
        <message>
            <source>The search for a layout set "%1".</source>
            <translation>Die Suche nach einer Aufteilung hat „%1“ gesetzt.</translation>
        </message>
        <message>
            <source>found by the search for a layout</source>
            <translation>von der Suche nach einer Aufteilung gefunden</translation>
        </message>
        <message>
            <source>from the global batch</source>
            <translation>aus dem globalen Batch</translation>
        </message>
        <message>
            <source>"%1" is derived, as nobody typed it.</source>
            <translation>„%1“ ist abgeleitet, weil nicht eingegeben.</translation>
        </message>
        <message>
            <source>average of the United States, rounded; the grid tables have none for this place</source>
            <translation>Mittel der USA, gerundet; die Netztabellen haben keinen Wert für diesen Ort</translation>
        </message>
        <message>
            <source>Gherghescu et al. 2024, Table 1</source>
            <translation>Gherghescu et al. 2024, Tabelle 1</translation>
        </message>
        <message>
            <source>EIA-930 2020–24 as cleaned by Ruggles et al., load curtailed for the chosen share of a year</source>
            <translation>EIA-930 2020–24, bereinigt von Ruggles et al., Last für den gewählten Teil des Jahres abgeregelt</translation>
        </message>
        <message>
            <source>EPA eGRID2023, average intensity</source>
            <translation>EPA eGRID2023, mittlere Intensität</translation>
        </message>
        <message>
            <source>There is one pipeline stage, so nothing is sent to the next.</source>
            <translation>Es gibt nur eine Pipeline-Stufe, also wird nichts an die nächste gesendet.</translation>
        </message>
        <message>
            <source>Every stage has one rack, so no gradients cross the network.</source>
            <translation>Jede Stufe hat nur ein Rack, also laufen keine Gradienten über das Netz.</translation>
        </message>
        <message>
            <source>Only one site trains, so there is no exchange between sites.</source>
            <translation>Nur ein Standort trainiert, also gibt es keinen Austausch zwischen Standorten.</translation>
        </message>
        <message>
            <source>There is one pipeline stage, so no sends go beside the exchange between sites.</source>
            <translation>Es gibt nur eine Pipeline-Stufe, also läuft neben dem Austausch zwischen Standorten kein Senden.</translation>
        </message>
        <message>
            <source>One GPU is cut off from the network: what is sent to and from it never arrives, so no step completes.</source>
            <translation>Eine GPU ist vom Netz abgeschnitten: Was an sie und von ihr gesendet wird, kommt nie an, also endet kein Schritt.</translation>
        </message>
        <message>
            <source>%1 GPUs are cut off from the network: what is sent to and from them never arrives, so no step completes.</source>
            <translation>%1 GPUs sind vom Netz abgeschnitten: Was an sie und von ihnen gesendet wird, kommt nie an, also endet kein Schritt.</translation>
        </message>
        <message>
            <source>Restore everything</source>
            <translation>Alles wiederherstellen</translation>
        </message>
        <message>
            <source>"%1" has no finite value here.</source>
            <translation>„%1“ hat hier keinen endlichen Wert.</translation>
        </message>
        <message>
            <source>"%1" cannot be computed: %2</source>
            <translation>„%1“ ist nicht berechenbar: %2</translation>
        </message>
        <message>
            <source>%1 is not known in this scenario.</source>
            <translation>%1 ist in diesem Szenario nicht bekannt.</translation>
        </message>
        <message>
            <source>Recompute attention</source>
            <translation>Attention neu berechnen</translation>
        </message>
        <message>
            <source>Recompute all</source>
            <translation>Alles neu berechnen</translation>
        </message>
        <message>
            <source>Use TP %1</source>
            <translation>TP %1 verwenden</translation>
        </message>
        <message>
            <source>TP %1</source>
            <translation>TP %1</translation>
        </message>
        <message>
            <source>%1 KV heads</source>
            <translation>%1 KV-Köpfe</translation>
        </message>
        <message>
            <source>no experts</source>
            <translation>keine Experten</translation>
        </message>
        <message>
            <source>%1 experts</source>
            <translation>%1 Experten</translation>
        </message>
        <message>
            <source>%1 layers</source>
            <translation>%1 Schichten</translation>
        </message>
        <message>
            <source>sequences of %1 tokens</source>
            <translation>Sequenzen zu %1 Token</translation>
        </message>
        <message>
            <source>%1 of memory in a rack</source>
            <translation>%1 Speicher je Rack</translation>
        </message>
        <message>
            <source>PP %1</source>
            <translation>PP %1</translation>
        </message>
        <message>
            <source>The rail-only analysis knows one site; this scenario has several.</source>
            <translation>Die Rail-only-Analyse kennt einen Standort; dieses Szenario hat mehrere.</translation>
        </message>
        <message>
            <source>The rail-only analysis knows dense models; this one has experts.</source>
            <translation>Die Rail-only-Analyse kennt dichte Modelle; dieses hat Experten.</translation>
        </message>
        <message>
            <source>The rail-only analysis counts %1 per step on all GPUs; the layout trains %2 on the GPUs it uses. Step time is of the latter.</source>
            <translation>Die Rail-only-Analyse zählt %1 je Schritt auf allen GPUs; die Anordnung trainiert %2 auf den GPUs, die sie nutzt. Die Schrittzeit gilt für letztere.</translation>
        </message>
        <message>
            <source>%1 has too few racks for one pipeline and trains nothing.</source>
            <translation>%1 hat zu wenige Racks für eine Pipeline und trainiert nichts.</translation>
        </message>
        <message>
            <source>%1 gets none of the replicas, of which there is one, and trains nothing.</source>
            <translation>%1 bekommt kein Replikat, da es nur eines gibt, und trainiert nichts.</translation>
        </message>
        <message>
            <source>%1 gets none of the %2 replicas and trains nothing.</source>
            <translation>%1 bekommt keines der %2 Replikate und trainiert nichts.</translation>
        </message>
        <message>
            <source>the model has no experts</source>
            <translation>das Modell hat keine Experten</translation>
        </message>
        <message>
            <source>the KV rank is 0</source>
            <translation>der KV-Rang ist 0</translation>
        </message>
        <message>
            <source>latent attention has its own head sizes</source>
            <translation>Latent Attention hat eigene Kopfgrößen</translation>
        </message>
        <message>
            <source>no layer is windowed</source>
            <translation>keine Schicht hat ein Fenster</translation>
        </message>
        <message>
            <source>racks are typed</source>
            <translation>die Racks sind eingegeben</translation>
        </message>
        <message>
            <source>sized by power</source>
            <translation>nach Leistung bemessen</translation>
        </message>
        <message>
            <source>sized by budget</source>
            <translation>nach Budget bemessen</translation>
        </message>
        <message>
            <source>only a multi-rail network has planes</source>
            <translation>nur ein Mehrschienennetz hat Teilnetze</translation>
        </message>
        <message>
            <source>only all-to-all traffic has such groups</source>
            <translation>nur All-to-all-Verkehr hat solche Gruppen</translation>
        </message>
        <message>
            <source>the WAN exchange is not simulated</source>
            <translation>der WAN-Austausch wird nicht simuliert</translation>
        </message>
        <message>
            <source>the printed step time knows no oversubscription</source>
            <translation>die gedruckte Schrittzeit kennt keine Überzeichnung</translation>
        </message>
        <message>
            <source>only simulated PP sends feed the step time</source>
            <translation>nur simulierte PP-Sendungen gehen in die Schrittzeit ein</translation>
        </message>
        <message>
            <source>only the rail-only analysis takes it, which knows one site and no experts</source>
            <translation>nur die Rail-only-Analyse nutzt es, und die kennt einen Standort und keine Experten</translation>
        </message>
        <message>
            <source>a flat ring has one level only</source>
            <translation>ein flacher Ring hat nur eine Stufe</translation>
        </message>
        <message>
            <source>tokens are typed</source>
            <translation>die Tokens sind eingegeben</translation>
        </message>
        <message>
            <source>printed mode only</source>
            <translation>nur im gedruckten Modus</translation>
        </message>
        <message>
            <source>the peak is typed</source>
            <translation>die Spitzenrate ist eingegeben</translation>
        </message>
        <message>
            <source>there is one site</source>
            <translation>es gibt nur einen Standort</translation>
        </message>
        <message>
            <source>RTT is typed</source>
            <translation>die RTT ist eingegeben</translation>
        </message>
        <message>
            <source>the 2024 paper's headroom rule is used</source>
            <translation>es gilt die Reserveregel des Artikels von 2024</translation>
        </message>
        <message>
            <source>%1 has no effect here: %2.</source>
            <translation>„%1“ wirkt hier nicht: %2.</translation>
        </message>
        <message>
            <source>%1 switches would need %2 ports down and %3 up, and have %4. At least one each way, and no more together than the switch has.</source>
            <translation>%1: Die Switches bräuchten %2 Ports ab und %3 auf und haben %4. Mindestens einer je Richtung, und zusammen nicht mehr, als der Switch hat.</translation>
        </message>
        <message>
            <source>Use %1 down</source>
            <translation>%1 ab verwenden</translation>
        </message>
        <message>
            <source>Use %1 up</source>
            <translation>%1 auf verwenden</translation>
        </message>
        <message>
            <source>One tier of %1-port switches connects %2 endpoints, fewer than the %3 there are.</source>
            <translation>Eine Ebene aus Switches mit %1 Ports verbindet %2 Endpunkte, weniger als die vorhandenen %3.</translation>
        </message>
        <message>
            <source>%1 tiers of %2-port switches connect %3 endpoints, fewer than the %4 there are.</source>
            <translation>%1 Ebenen aus Switches mit %2 Ports verbinden %3 Endpunkte, weniger als die vorhandenen %4.</translation>
        </message>
        <message>
            <source>Choose the tiers automatically</source>
            <translation>Ebenen automatisch wählen</translation>
        </message>
        <message>
            <source>Use %1</source>
            <translation>%1 verwenden</translation>
        </message>
        <message>
            <source>%1 ports</source>
            <translation>%1 Ports</translation>
        </message>
        <message>
            <source>Use multi-rail planes</source>
            <translation>Mehrschienennetz verwenden</translation>
        </message>
        <message>
            <source>%1 ports of %2 are more than one chip of %3 drives.</source>
            <translation>%1 Ports mit je %2 sind mehr, als ein Chip mit %3 bedient.</translation>
        </message>
        <message>
            <source>%1 endpoints are fewer than the %2 GPUs of the largest site.</source>
            <translation>%1 Endpunkte sind weniger als die %2 GPUs des größten Standorts.</translation>
        </message>
        <message>
            <source>Count its GPUs</source>
            <translation>Dessen GPUs zählen</translation>
        </message>
        <message>
            <source>This switch has no capacity in the catalogue; choose another one or type its ports.</source>
            <translation>Der Katalog hat keine Kapazität für diesen Switch; einen anderen wählen oder seine Ports eingeben.</translation>
        </message>
        <message>
            <source>Tier %1</source>
            <translation>Ebene %1</translation>
        </message>
        <message>
            <source>So is %1 more; %2 flow in all.</source>
            <translation>Ebenso %1 weitere; insgesamt %2 Fluss.</translation>
        </message>
        <message>
            <source>So is %1 more; %2 flows in all.</source>
            <translation>Ebenso %1 weitere; insgesamt %2 Flüsse.</translation>
        </message>
        <message>
            <source>So are %1 more; %2 flow in all.</source>
            <translation>Ebenso %1 weitere; insgesamt %2 Fluss.</translation>
        </message>
        <message>
            <source>So are %1 more; %2 flows in all.</source>
            <translation>Ebenso %1 weitere; insgesamt %2 Flüsse.</translation>
        </message>
        <message>
            <source>So it is with %1 more flow.</source>
            <translation>Ebenso bei %1 weiteren Fluss.</translation>
        </message>
        <message>
            <source>So it is with %1 more flows.</source>
            <translation>Ebenso bei %1 weiteren Flüssen.</translation>
        </message>
        <message>
            <source>GPU %1 is cut off; its %2 flow does not finish.</source>
            <translation>GPU %1 ist abgeschnitten; ihr %2 Fluss endet nicht.</translation>
        </message>
        <message>
            <source>GPU %1 is cut off; its %2 flows do not finish.</source>
            <translation>GPU %1 ist abgeschnitten; ihre %2 Flüsse enden nicht.</translation>
        </message>
        <message>
            <source>It does not finish.</source>
            <translation>Er endet nicht.</translation>
        </message>
        <message>
            <source>They do not finish.</source>
            <translation>Sie enden nicht.</translation>
        </message>
        <message>
            <source>GPU %1 cannot reach GPU %2: no plane has living links all the way. Out of service: %3.</source>
            <translation>GPU %1 erreicht GPU %2 nicht: In keinem Teilnetz sind alle Leitungen des Wegs in Betrieb. Außer Betrieb: %3.</translation>
        </message>
        <message>
            <source>Every rail is out of service.</source>
            <translation>Alle Schienen sind außer Betrieb.</translation>
        </message>
        <message>
            <source>Every plane is out of service.</source>
            <translation>Alle Teilnetze sind außer Betrieb.</translation>
        </message>
        <message>
            <source>Exchanges between sites, groups, trees and incasts of this size, and switches that all hash alike have no sample; only the exact simulation (simulate) shows their transfer times.</source>
            <translation>Austausch zwischen Standorten, Gruppen, Bäume und Incasts dieser Größe sowie Switches, die alle gleich hashen, haben keine Stichprobe; ihre Übertragungszeiten zeigt nur die genaue Simulation (simulate).</translation>
        </message>
        <message>
            <source>The estimate leaves dead switches and links out and widens its band for them; the exact simulation sends around them.</source>
            <translation>Die Schätzung lässt ausgefallene Switches und Leitungen weg und weitet dafür ihr Band; die genaue Simulation sendet um sie herum.</translation>
        </message>
        <message>
            <source>With anything out of service each of the %1 one-way links is looked at, more than the %2 that fit in memory. Fewer planes, or nothing out of service, would do.</source>
            <translation>Ist etwas außer Betrieb, wird jede der %1 Einweg-Leitungen betrachtet, mehr als die %2, die in den Speicher passen. Weniger Teilnetze oder nichts außer Betrieb würden genügen.</translation>
        </message>
        <message>
            <source>there is no such rail, the last is %1.</source>
            <translation>diese Schiene gibt es nicht, die letzte ist %1.</translation>
        </message>
        <message>
            <source>there is no such plane, the last is %1.</source>
            <translation>dieses Teilnetz gibt es nicht, das letzte ist %1.</translation>
        </message>
        <message>
            <source>there is no such tier, the last is %1.</source>
            <translation>diese Ebene gibt es nicht, die letzte ist %1.</translation>
        </message>
        <message>
            <source>there is no such link, the last is %1.</source>
            <translation>diese Leitung gibt es nicht, die letzte ist %1.</translation>
        </message>
        <message>
            <source>there is no such switch, the last is %1.</source>
            <translation>diesen Switch gibt es nicht, der letzte ist %1.</translation>
        </message>
        <message>
            <source>%1; write "plane 1", "switch 0.2.17" (plane, tier from 1, number) or "link 0.1.12", separated by commas.</source>
            <translation>%1; Schreibweise: „plane 1“, „switch 0.2.17“ (Teilnetz, Ebene ab 1, Nummer) oder „link 0.1.12“, durch Kommas getrennt.</translation>
        </message>
        <message>
            <source>Nothing stands between two commas</source>
            <translation>Zwischen zwei Kommas steht nichts</translation>
        </message>
        <message>
            <source>"%1" names nothing that can fail</source>
            <translation>„%1“ nennt nichts, was ausfallen kann</translation>
        </message>
        <message>
            <source>Leave it out</source>
            <translation>Weglassen</translation>
        </message>
        <message>
            <source>"%1" cannot fail: %2</source>
            <translation>„%1“ kann nicht ausfallen: %2</translation>
        </message>
        <message>
            <source>Leave out what is not there</source>
            <translation>Nicht Vorhandenes weglassen</translation>
        </message>
        <message>
            <source>GPU %1</source>
            <translation>GPU %1</translation>
        </message>
        <message>
            <source>tier %1 switch %2 of tree %3</source>
            <translation>Switch %2 der Ebene %1 in Baum %3</translation>
        </message>
        <message>
            <source>scale-up domain %1</source>
            <translation>Scale-up-Domäne %1</translation>
        </message>
        <message>
            <source>the WAN exit of site %1</source>
            <translation>WAN-Ausgang von Standort %1</translation>
        </message>
        <message>
            <source>A switch stands in tier 1 to %1.</source>
            <translation>Ein Switch steht in Ebene 1 bis %1.</translation>
        </message>
        <message>
            <source>A switch is in tree %1, and the last there is has the number %2.</source>
            <translation>Ein Switch steht in Baum %1, und der letzte vorhandene hat die Nummer %2.</translation>
        </message>
        <message>
            <source>Link %1 ends at a vertex that is not there.</source>
            <translation>Leitung %1 endet an einem Knoten, den es nicht gibt.</translation>
        </message>
        <message>
            <source>The link from %1 to %2 joins what cannot be joined: neighbouring tiers of one tree, a GPU and its scale-up domain, or a top switch and the WAN can.</source>
            <translation>Die Leitung von %1 zu %2 verbindet, was nicht verbunden werden kann: Möglich sind benachbarte Ebenen eines Baums, eine GPU und ihre Scale-up-Domäne oder ein oberster Switch und das WAN.</translation>
        </message>
        <message>
            <source>The link from %1 to %2 has no capacity; any finite rate above 0 will do.</source>
            <translation>Die Leitung von %1 zu %2 hat keine Kapazität; jede endliche Rate über 0 genügt.</translation>
        </message>
        <message>
            <source>The link from %1 to %2 has number %3, which another one has; the next free one is %4.</source>
            <translation>Die Leitung von %1 zu %2 hat die Nummer %3, die eine andere schon hat; die nächste freie ist %4.</translation>
        </message>
        <message>
            <source>Routing around what is out of service would take more than 1 GB here, because hardly two switches still lead to the same places. Fewer failures, or fewer endpoints, would do.</source>
            <translation>Wege um alles außer Betrieb herum bräuchten hier mehr als 1 GB, weil kaum zwei Switches noch an dieselben Orte führen. Weniger Ausfälle oder weniger Endpunkte würden genügen.</translation>
        </message>
        <message>
            <source>GPU %1 cannot reach GPU %2: no rail has a way left between their scale-up domains.</source>
            <translation>GPU %1 erreicht GPU %2 nicht: Auf keiner Schiene bleibt ein Weg zwischen ihren Scale-up-Domänen.</translation>
        </message>
        <message>
            <source>GPU %1 cannot reach GPU %2: no cable of GPU %3 leads to a switch in service.</source>
            <translation>GPU %1 erreicht GPU %2 nicht: Kein Kabel der GPU %3 führt zu einem Switch in Betrieb.</translation>
        </message>
        <message>
            <source>GPU %1 cannot reach GPU %2: between their first-tier switches no way up and down again is left.</source>
            <translation>GPU %1 erreicht GPU %2 nicht: Zwischen ihren Switches der Ebene 1 bleibt kein Weg auf und wieder ab.</translation>
        </message>
        <message>
            <source>Out of service: %1 and %2 more.</source>
            <translation>Außer Betrieb: %1 und %2 weitere.</translation>
        </message>
        <message>
            <source>Out of service: %1.</source>
            <translation>Außer Betrieb: %1.</translation>
        </message>
        <message>
            <source>Tier %1 switches</source>
            <translation>Switches der Ebene %1</translation>
        </message>
        <message>
            <source>%1 have %2 down; between 1 and %3 can be used.</source>
            <translation>%1 haben %2 ab; nutzbar sind 1 bis %3.</translation>
        </message>
        <message>
            <source>%1 are the top and have %2 up that lead nowhere; all their ports go down.</source>
            <translation>%1 stehen ganz oben und haben %2 auf, die nirgendwohin führen; alle ihre Ports gehen ab.</translation>
        </message>
        <message>
            <source>%1 have no port up, so that hosts under different ones are disconnected. One port up connects them.</source>
            <translation>%1 haben keinen Port auf, sodass Hosts unter verschiedenen getrennt sind. Ein Port auf verbindet sie.</translation>
        </message>
        <message>
            <source>1 up</source>
            <translation>1 auf</translation>
        </message>
        <message>
            <source>%1 have %2 up; no more than %3 can be used.</source>
            <translation>%1 haben %2 auf; nutzbar sind höchstens %3.</translation>
        </message>
        <message>
            <source>A fat tree has 1 to %1 tiers, not %2.</source>
            <translation>Ein Fat Tree hat 1 bis %1 Ebenen, nicht %2.</translation>
        </message>
        <message>
            <source>%1 a switch</source>
            <translation>%1 je Switch</translation>
        </message>
        <message>
            <source>%1, or %2</source>
            <translation>%1 oder %2</translation>
        </message>
        <message>
            <source>%1 of these switches connect %2 attached across racks (in groups of %3 first-tier switches), fewer than the %4 there are.</source>
            <translation>%1 dieser Switches: Platz für %2 bei Anschluss über Racks hinweg (in Gruppen von %3 Switches der Ebene 1), weniger als die vorhandenen %4.</translation>
        </message>
        <message>
            <source>%1 of these switches connect %2, fewer than the %3 there are.</source>
            <translation>%1 dieser Switches: Platz für %2, weniger als die vorhandenen %3.</translation>
        </message>
        <message>
            <source>The nearest that connect them all: %1.</source>
            <translation>Am nächsten, mit Platz für alle: %1.</translation>
        </message>
        <message>
            <source>%1 up at a first-tier switch</source>
            <translation>%1 auf an einem Switch der ersten Ebene</translation>
        </message>
        <message>
            <source>This network has about %1 one-way links, more than the %2 that fit in memory.</source>
            <translation>Dieses Netz hat etwa %1 Einweg-Leitungen, mehr als die %2, die in den Speicher passen.</translation>
        </message>
        <message>
            <source>The nearest that can be simulated: %1.</source>
            <translation>Am nächsten und simulierbar: %1.</translation>
        </message>
        <message>
            <source>%1 has no capacity: %2 B/s. Any finite rate above 0 will do.</source>
            <translation>%1 hat keine Kapazität: %2 B/s. Jede endliche Rate über 0 genügt.</translation>
        </message>
        <message>
            <source>%1 has no capacity: not a finite rate. Any finite rate above 0 will do.</source>
            <translation>%1 hat keine Kapazität: keine endliche Rate. Jede endliche Rate über 0 genügt.</translation>
        </message>
        <message>
            <source>A rail-only network has one tree for each GPU of a scale-up domain, and there are no domains of 2 GPUs or more.</source>
            <translation>Ein Rail-only-Netz hat einen Baum für jede GPU einer Scale-up-Domäne, und es gibt keine Domänen mit 2 oder mehr GPUs.</translation>
        </message>
        <message>
            <source>Use a fat tree</source>
            <translation>Fat Tree verwenden</translation>
        </message>
        <message>
            <source>%1 endpoints do not fill whole scale-up domains of %2, which a rail-only network needs. The nearest that do are %3 and %4.</source>
            <translation>%1 Endpunkte füllen keine ganzen Scale-up-Domänen von %2, die ein Rail-only-Netz braucht. Am nächsten sind %3 und %4.</translation>
        </message>
        <message>
            <source>%1 endpoints do not fill whole scale-up domains of %2, which a rail-only network needs. The nearest that do are %3.</source>
            <translation>%1 Endpunkte füllen keine ganzen Scale-up-Domänen von %2, die ein Rail-only-Netz braucht. Am nächsten sind %3.</translation>
        </message>
        <message>
            <source>There must be at least 1 %1.</source>
            <translation>Nötig ist mindestens 1 %1.</translation>
        </message>
        <message>
            <source>endpoint</source>
            <translation>Endpunkt</translation>
        </message>
        <message>
            <source>site</source>
            <translation>Standort</translation>
        </message>
        <message>
            <source>plane</source>
            <translation>Teilnetz</translation>
        </message>
        <message>
            <source>GPU in a scale-up domain</source>
            <translation>GPU in einer Scale-up-Domäne</translation>
        </message>
        <message>
            <source>The NIC</source>
            <translation>Die NIC</translation>
        </message>
        <message>
            <source>The scale-up domain</source>
            <translation>Die Scale-up-Domäne</translation>
        </message>
        <message>
            <source>The WAN</source>
            <translation>Das WAN</translation>
        </message>
        <message>
            <source>Must be a number from %1 to %2.</source>
            <translation>Nötig ist eine Zahl von %1 bis %2.</translation>
        </message>
        <message>
            <source>Its path must be a list of 1 to 16 links.</source>
            <translation>Sein Pfad muss eine Liste von 1 bis 16 Leitungen sein.</translation>
        </message>
        <message>
            <source>Its path must be a list of link numbers.</source>
            <translation>Sein Pfad muss eine Liste von Leitungsnummern sein.</translation>
        </message>
        <message>
            <source>Its path names link %1, whose capacity is not known; the file has links 0 to %2.</source>
            <translation>Sein Pfad nennt Leitung %1, deren Kapazität nicht bekannt ist; die Datei hat Leitungen 0 bis %2.</translation>
        </message>
        <message>
            <source>Its path has link %1 twice; it can have each link once.</source>
            <translation>Sein Pfad enthält Leitung %1 zweimal; jede ist einmal möglich.</translation>
        </message>
        <message>
            <source>Must be a list of %1 values, as "columns" names them.</source>
            <translation>Nötig ist eine Liste von %1 Werten, wie „columns“ sie nennt.</translation>
        </message>
        <message>
            <source>Source and destination must be hosts, 0 to %1.</source>
            <translation>Quelle und Ziel müssen Hosts sein, 0 bis %1.</translation>
        </message>
        <message>
            <source>Host %1 sends to itself; source and destination must be two hosts.</source>
            <translation>Host %1 sendet an sich selbst; Quelle und Ziel müssen zwei Hosts sein.</translation>
        </message>
        <message>
            <source>Its completion must be a time from 1e-12 to 1e9 s, or null.</source>
            <translation>Sein Ende muss eine Zeit von 1e-12 bis 1e9 s oder null sein.</translation>
        </message>
        <message>
            <source>%1 hosts at this oversubscription are no three-tier fat tree of k-port switches, which has k^3 / 4 hosts (16, 128, 1,024, 2,000, 8,192 …).</source>
            <translation>%1 Hosts bei dieser Überzeichnung ergeben keinen Fat Tree mit drei Ebenen aus Switches mit k Ports, der k^3 / 4 Hosts hat (16, 128, 1.024, 2.000, 8.192 …).</translation>
        </message>
        <message>
            <source>Must be "gigasite-packet-level/1".</source>
            <translation>Nötig ist „gigasite-packet-level/1“.</translation>
        </message>
        <message>
            <source>Must be one of %1.</source>
            <translation>Nötig ist eines von %1.</translation>
        </message>
        <message>
            <source>Must name source, destination and completion_s.</source>
            <translation>Nötig sind source, destination und completion_s.</translation>
        </message>
        <message>
            <source>Must be a list of at least one flow.</source>
            <translation>Nötig ist eine Liste mit mindestens einem Fluss.</translation>
        </message>
        <message>
            <source>Must be a list of at least one run.</source>
            <translation>Nötig ist eine Liste mit mindestens einem Lauf.</translation>
        </message>
        <message>
            <source>Must be a run with its measured times in ascending order and the paths of its flows.</source>
            <translation>Nötig ist ein Lauf mit seinen gemessenen Zeiten in aufsteigender Folge und den Pfaden seiner Flüsse.</translation>
        </message>
        <message>
            <source>link %1</source>
            <translation>Leitung %1</translation>
        </message>
        <message>
            <source>host %1</source>
            <translation>Host %1</translation>
        </message>
        <message>
            <source>Its path has %1, which leaves %2, after its start; only a path's first link leaves a host.</source>
            <translation>Sein Pfad hat nach seinem Anfang %1, die %2 verlässt; nur die erste Leitung eines Pfads verlässt einen Host.</translation>
        </message>
        <message>
            <source>Its path has %1, which enters %2, before its end; only a path's last link enters a host.</source>
            <translation>Sein Pfad hat vor seinem Ende %1, die bei %2 ankommt; nur die letzte Leitung eines Pfads kommt bei einem Host an.</translation>
        </message>
        <message>
            <source>; flow %1 goes on over %2</source>
            <translation>; Fluss %1 läuft weiter über %2</translation>
        </message>
        <message>
            <source>a switch</source>
            <translation>ein Switch</translation>
        </message>
        <message>
            <source>Its path starts on %1, which leaves %2, not its source, %3.</source>
            <translation>Sein Pfad beginnt mit %1, die von hier ausgeht: %2, nicht von seiner Quelle, %3.</translation>
        </message>
        <message>
            <source>Its path ends on %1, which enters %2, not its destination, %3.</source>
            <translation>Sein Pfad endet mit %1, die hier ankommt: %2, nicht an seinem Ziel, %3.</translation>
        </message>
        <message>
            <source>Its path goes from %1 to %2, which do not join where the flows before it have them%3.</source>
            <translation>Sein Pfad geht von %1 zu %2, die bei den Flüssen davor nicht aneinanderstoßen%3.</translation>
        </message>
        <message>
            <source>Its links in this order come back to a host or switch where the path has been.</source>
            <translation>Seine Leitungen kommen in dieser Folge an einen Host oder Switch zurück, an dem der Pfad schon war.</translation>
        </message>
        <message>
            <source>%1 of %2 flows did not finish: the simulation was given up when nothing moved any more or after millions of steps; its times are those of the others.</source>
            <translation>%1 von %2 Flüssen endeten nicht: Die Simulation wurde aufgegeben, als sich nichts mehr bewegte oder nach Millionen Schritten; ihre Zeiten sind die der anderen.</translation>
        </message>
        <message>
            <source>ECMP + PFC between sites is followed in steps that the fastest flow needs while thousands wait for the WAN: seconds for 16,000 flows. ECMP and spraying are solved without steps.</source>
            <translation>ECMP + PFC zwischen Standorten wird in Schritten verfolgt, die der schnellste Fluss braucht, während Tausende auf das WAN warten: Sekunden für 16.000 Flüsse. ECMP und Verteilen werden ohne Schritte gelöst.</translation>
        </message>
        <message>
            <source>A flow whose rail is out of service goes over another that its hash picks of all that are left between the two scale-up domains, through both of them.</source>
            <translation>Ein Fluss, dessen Schiene außer Betrieb ist, läuft über eine andere, die sein Hash aus allen zwischen den beiden Scale-up-Domänen verbliebenen wählt, durch beide hindurch.</translation>
        </message>
        <message>
            <source>%1 of %2 hosts fill no group of %3 and send nothing.</source>
            <translation>%1 von %2 Hosts füllen keine Gruppe von %3 und senden nichts.</translation>
        </message>
        <message>
            <source>Groups of %1 take all.</source>
            <translation>Gruppen von %1 fassen alle.</translation>
        </message>
        <message>
            <source>groups of %1</source>
            <translation>Gruppen von %1</translation>
        </message>
        <message>
            <source>%1 endpoints</source>
            <translation>%1 Endpunkte</translation>
        </message>
        <message>
            <source>Spray packets</source>
            <translation>Pakete verteilen</translation>
        </message>
        <message>
            <source>groups of %1, or %2 hosts a site</source>
            <translation>Gruppen von %1 oder %2 Hosts je Standort</translation>
        </message>
        <message>
            <source>groups of %1, or %2 hosts</source>
            <translation>Gruppen von %1 oder %2 Hosts</translation>
        </message>
        <message>
            <source>%1 is %2 flows, each with a way of its own, more than the %3 that can be held. The nearest that can: %4</source>
            <translation>%1 ergibt %2 Flüsse, jeder mit eigenem Weg, mehr als die %3, die Platz haben. Am nächsten: %4</translation>
        </message>
        <message>
            <source>All-to-all in groups of %1 among %2 hosts</source>
            <translation>All-to-all in Gruppen von %1 unter %2 Hosts</translation>
        </message>
        <message>
            <source>All-to-all among %1 hosts</source>
            <translation>All-to-all unter %1 Hosts</translation>
        </message>
        <message>
            <source>%1; or packets sprayed over all paths, which makes most flows alike.</source>
            <translation>%1; oder Pakete über alle Pfade verteilt, was die meisten Flüsse gleich macht.</translation>
        </message>
        <message>
            <source>Groups of %1 hosts are not to be had from %2; 2 to %3 are.</source>
            <translation>Gruppen von %1 Hosts sind aus %2 nicht zu bilden; 2 bis %3 sind es.</translation>
        </message>
        <message>
            <source>One site alone has nobody to exchange with over a WAN; 2 do.</source>
            <translation>Ein Standort allein hat niemanden zum Austausch über ein WAN; 2 haben es.</translation>
        </message>
        <message>
            <source>2 sites</source>
            <translation>2 Standorte</translation>
        </message>
        <message>
            <source>%1 GPUs of a site exchange gradients with other sites, and its network has %2.</source>
            <translation>%1 GPUs eines Standorts tauschen Gradienten mit anderen Standorten aus, und sein Netz hat %2.</translation>
        </message>
        <message>
            <source>The exchange between sites needs a positive, finite number of bytes.</source>
            <translation>Der Austausch zwischen Standorten braucht eine positive, endliche Zahl von Bytes.</translation>
        </message>
        <message>
            <source>The model of ECMP + PFC has one priority, so the exchange between sites cannot go first. ECMP and spraying can do that; or let all traffic share alike.</source>
            <translation>Das Modell von ECMP + PFC hat eine Priorität, also kann der Austausch zwischen Standorten nicht vorgehen. ECMP und Verteilen können das; oder aller Verkehr teilt gleich.</translation>
        </message>
        <message>
            <source>Use ECMP</source>
            <translation>ECMP verwenden</translation>
        </message>
        <message>
            <source>No priority for the WAN</source>
            <translation>Kein Vorrang für das WAN</translation>
        </message>
        <message>
            <source>A flow needs a positive, finite number of bytes.</source>
            <translation>Ein Fluss braucht eine positive, endliche Zahl von Bytes.</translation>
        </message>
        <message>
            <source>A link's delay must be 0 or more seconds.</source>
            <translation>Die Verzögerung einer Leitung muss 0 oder mehr Sekunden betragen.</translation>
        </message>
        <message>
            <source>A WAN's round trip must be 0 or more seconds.</source>
            <translation>Die Umlaufzeit eines WAN muss 0 oder mehr Sekunden betragen.</translation>
        </message>
        <message>
            <source>A flow of so many bytes would not end in any finite time at this rate.</source>
            <translation>Ein Fluss mit so vielen Bytes würde bei dieser Rate in keiner endlichen Zeit enden.</translation>
        </message>
        <message>
            <source>So do %1 more.</source>
            <translation>Ebenso %1 weitere.</translation>
        </message>
        <message>
            <source>Flow %1, from GPU %2 to GPU %3,</source>
            <translation>Fluss %1, von GPU %2 zu GPU %3,</translation>
        </message>
        <message>
            <source>%1 carries %2 bytes; a flow needs a finite number above 0, 1 at least.</source>
            <translation>%1 trägt %2 Bytes; ein Fluss braucht eine endliche Zahl über 0, mindestens 1.</translation>
        </message>
        <message>
            <source>%1 carries no number of bytes; a flow needs a finite number above 0, 1 at least.</source>
            <translation>%1 trägt keine Zahl von Bytes; ein Fluss braucht eine endliche Zahl über 0, mindestens 1.</translation>
        </message>
        <message>
            <source>Send 1 byte</source>
            <translation>1 Byte senden</translation>
        </message>
        <message>
            <source>%1 goes to its own sender, which no link carries; leave it out.</source>
            <translation>%1 geht an seinen eigenen Sender, was keine Leitung trägt; er kann entfallen.</translation>
        </message>
        <message>
            <source>%1 names a GPU that is not there: there are none.</source>
            <translation>%1 nennt eine GPU, die es nicht gibt: Es gibt keine.</translation>
        </message>
        <message>
            <source>%1 names a GPU that is not there: there are %2, the last is %3.</source>
            <translation>%1 nennt eine GPU, die es nicht gibt: Es gibt %2, die letzte ist %3.</translation>
        </message>
        <message>
            <source>%1 starts before 0 s or never; 0 is the first moment there is.</source>
            <translation>%1 beginnt vor 0 s oder nie; 0 ist der erste Zeitpunkt.</translation>
        </message>
        <message>
            <source>%1 down and %2 up</source>
            <translation>%1 ab und %2 auf</translation>
        </message>
        <message>
            <source>Tier %1 switches with %2 ports do not split %3 : 1 in whole ports. The nearest are %4.</source>
            <translation>Switches der Ebene %1 mit %2 Ports teilen sich nicht %3 : 1 in ganze Ports. Am nächsten sind %4.</translation>
        </message>
        <message>
            <source>The oversubscription of tier %1 must be a finite number above 0; 1 is none.</source>
            <translation>Die Überzeichnung der Ebene %1 muss eine endliche Zahl über 0 sein; 1 ist keine.</translation>
        </message>
        <message>
            <source>half up</source>
            <translation>die Hälfte auf</translation>
        </message>
        <message>
            <source>%1 port</source>
            <translation>%1 Port</translation>
        </message>
        <message>
            <source>%1 tier</source>
            <translation>%1 Ebene</translation>
        </message>
        <message>
            <source>%1 tiers</source>
            <translation>%1 Ebenen</translation>
        </message>
        <message>
            <source>%1 endpoint</source>
            <translation>%1 Endpunkt</translation>
        </message>
        <message>
            <source>Switches with %1 ports do not split half down, half up: one port would lead nowhere. The nearest that do have %2.</source>
            <translation>Switches mit %1 Ports teilen sich nicht halb ab, halb auf: Ein Port führte nirgendwohin. Am nächsten sind %2.</translation>
        </message>
        <message>
            <source>A switch has 2 to %1 ports, not %2.</source>
            <translation>Ein Switch hat 2 bis %1 Ports, nicht %2.</translation>
        </message>
        <message>
            <source>Every evaluation needs a "scenario" and a "figure".</source>
            <translation>Jede Auswertung braucht „scenario“ und „figure“.</translation>
        </message>
        <message>
            <source>A row with "let" needs a "value" over its names.</source>
            <translation>Eine Zeile mit „let“ braucht „value“ über ihre Namen.</translation>
        </message>
        <message>
            <source>The evaluations of "corrected" are all in corrected mode or none is.</source>
            <translation>Die Auswertungen von „corrected“ sind alle im korrigierten Modus oder keine.</translation>
        </message>
        <message>
            <source>A "bound" is &lt; or &gt; before one printed number.</source>
            <translation>„bound“ ist &lt; oder &gt; vor einer gedruckten Zahl.</translation>
        </message>
        <message>
            <source>The "verdict" must be reproduces, rounding, inconsistent or not-derivable.</source>
            <translation>„verdict“ muss reproduces, rounding, inconsistent oder not-derivable sein.</translation>
        </message>
        <message>
            <source>A list of rows is expected.</source>
            <translation>Erwartet wird eine Liste von Zeilen.</translation>
        </message>
        <message>
            <source>A row is an object with an "id".</source>
            <translation>Eine Zeile ist ein Objekt mit „id“.</translation>
        </message>
        <message>
            <source>A constant needs one number: that a row prints, or with a "source".</source>
            <translation>Eine Konstante braucht eine Zahl: eine, die eine Zeile druckt, oder eine mit „source“.</translation>
        </message>
        <message>
            <source>%1 must be above 0; the paper's value is %2.</source>
            <translation>%1 muss über 0 liegen; der Wert des Artikels ist %2.</translation>
        </message>
        <message>
            <source>There is no built-in example of that name.</source>
            <translation>Kein eingebautes Beispiel heißt so.</translation>
        </message>
        <message>
            <source>The engine does not state this figure.</source>
            <translation>Das Rechenwerk nennt diese Größe nicht.</translation>
        </message>
        <message>
            <source>Corrected: %1</source>
            <translation>Korrigiert: %1</translation>
        </message>
        <message>
            <source>The columns stand for the modes; set anything else.</source>
            <translation>Die Spalten stehen für die Modi; alles andere ist setzbar.</translation>
        </message>
        <message>
            <source>Tensor parallelism of %1 does not fit a rack of %2 GPUs; it must stay inside the scale-up domain.</source>
            <translation>Tensorparallelität %1 passt nicht in ein Rack mit %2 GPUs; sie muss in der Scale-up-Domäne bleiben.</translation>
        </message>
        <message>
            <source>Tensor parallelism of %1 does not divide %2 heads.</source>
            <translation>Tensorparallelität %1 teilt %2 Köpfe nicht.</translation>
        </message>
        <message>
            <source>%1 pipeline stages do not divide %2 layers.</source>
            <translation>%1 Pipeline-Stufen teilen %2 Schichten nicht.</translation>
        </message>
        <message>
            <source>Use PP %1</source>
            <translation>PP %1 verwenden</translation>
        </message>
        <message>
            <source>A GPU must hold %1 and has %2 (%3 micro-batches in flight at the first stage).</source>
            <translation>Eine GPU muss %1 halten und hat %2 (%3 Mikro-Batches gleichzeitig in der ersten Stufe).</translation>
        </message>
        <message>
            <source>A GPU must hold %1 and has %2.</source>
            <translation>Eine GPU muss %1 halten und hat %2.</translation>
        </message>
        <message>
            <source>No layout: one stage needs %1 and a rack has %2.</source>
            <translation>Keine Anordnung: Eine Stufe braucht %1, und ein Rack hat %2.</translation>
        </message>
        <message>
            <source>A pipeline of %1 stages needs as many racks at one site; the largest has %2.</source>
            <translation>Eine Pipeline mit %1 Stufen braucht ebenso viele Racks an einem Standort; der größte hat %2.</translation>
        </message>
        <message>
            <source>The catalogue has no %1 "%2". Allowed: %3.</source>
            <translation>Im Katalog gibt es kein %1 „%2“. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>The catalogue has no %1 "%2"; nearest: %3. Allowed: %4.</source>
            <translation>Im Katalog gibt es kein %1 „%2“; am nächsten: %3. Erlaubt: %4.</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <translation>%1 oder %2</translation>
        </message>
        <message>
            <source>a number, 0 or more (%1)</source>
            <translation>eine Zahl, 0 oder mehr (%1)</translation>
        </message>
        <message>
            <source>a whole number, 0 or more (%1)</source>
            <translation>eine ganze Zahl, 0 oder mehr (%1)</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true oder false</translation>
        </message>
        <message>
            <source>%1 uses figures from the scenario's own catalogue (user data).</source>
            <translation>%1 nutzt Werte aus dem eigenen Katalog des Szenarios (eigene Daten).</translation>
        </message>
        <message>
            <source>%1 Allowed: %2.</source>
            <translation>%1 Erlaubt: %2.</translation>
        </message>
        <message>
            <source>%1 has more digits than are kept; write it like 9.007e15. Allowed: %2.</source>
            <translation>%1 hat mehr Stellen, als erhalten bleiben; Schreibweise wie 9,007e15. Erlaubt: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be kept exactly. Allowed: %2.</source>
            <translation>%1 ist zu groß, um genau erhalten zu bleiben. Erlaubt: %2.</translation>
        </message>
        <message>
            <source>%1 must be a whole number, not %2. Allowed: %3.</source>
            <translation>„%1“ muss eine ganze Zahl sein, nicht %2. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>%1 must be %2, not %3. Allowed: %4.</source>
            <translation>„%1“: nötig ist %2, nicht %3. Erlaubt: %4.</translation>
        </message>
        <message>
            <source>given</source>
            <translation>eine Angabe</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a finite number</source>
            <translation>eine endliche Zahl</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <source>one of its choices</source>
            <translation>eine der Möglichkeiten</translation>
        </message>
        <message>
            <source>any text</source>
            <translation>jeder Text</translation>
        </message>
        <message>
            <source>an id of the catalogue's %1 entries</source>
            <translation>eine ID eines Katalogeintrags der Art %1</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2</source>
            <translation>eine ganze Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>%1, or auto</source>
            <translation>%1 oder auto</translation>
        </message>
        <message>
            <source>%1 must be true or false, not "%2".</source>
            <translation>„%1“ muss true oder false sein, nicht „%2“.</translation>
        </message>
        <message>
            <source>Training cannot use 2:4 sparsity; corrected mode computes with the dense peak.</source>
            <translation>Training kann 2:4-Sparsity nicht nutzen; korrigiert rechnet mit der dichten Spitze.</translation>
        </message>
        <message>
            <source>%1 has no sparse %2 peak in the catalogue%3. Choose another precision, or type the peak per GPU.</source>
            <translation>%1 hat im Katalog keine Sparse-Spitzenrate für %2%3. Eine andere Genauigkeit wählen oder die Spitzenrate je GPU eingeben.</translation>
        </message>
        <message>
            <source>%1 has no %2 peak in the catalogue%3. Choose another precision, or type the peak per GPU.</source>
            <translation>%1 hat im Katalog keine Spitzenrate für %2%3. Eine andere Genauigkeit wählen oder die Spitzenrate je GPU eingeben.</translation>
        </message>
        <message>
            <source>The catalogue has no %1; type one.</source>
            <translation>Im Katalog fehlt: %1; bitte eingeben.</translation>
        </message>
        <message>
            <source>%1 comes to %2. Allowed: %3.</source>
            <translation>„%1“ ergibt %2. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>memory size for %1</source>
            <translation>Speichergröße für %1</translation>
        </message>
        <message>
            <source>scale-up rate for %1</source>
            <translation>Scale-up-Rate für %1</translation>
        </message>
        <message>
            <source>scale-out rate for %1</source>
            <translation>Scale-out-Rate für %1</translation>
        </message>
        <message>
            <source>The catalogue does not say how many GPUs %1 has; type a count.</source>
            <translation>Der Katalog sagt nicht, wie viele GPUs %1 hat; bitte eine Anzahl eingeben.</translation>
        </message>
        <message>
            <source>The "schema" is missing; "gigasite-scenario/1" is expected.</source>
            <translation>„schema“ fehlt; erwartet wird „gigasite-scenario/1“.</translation>
        </message>
        <message>
            <source>The schema is %1; "gigasite-scenario/1" is expected.</source>
            <translation>Das Schema ist %1; erwartet wird „gigasite-scenario/1“.</translation>
        </message>
        <message>
            <source>%1 is %2. Allowed: %3; beyond 2^53 write it with an exponent, like 9.007e15.</source>
            <translation>„%1“ ist %2. Erlaubt: %3; über 2^53 mit Exponent, wie 9,007e15.</translation>
        </message>
        <message>
            <source>%1 is %2. Allowed: %3.</source>
            <translation>„%1“ ist %2. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>This version does not know the parameter "%1"; it is kept in the file and has no effect.</source>
            <translation>Diese Version kennt den Parameter „%1“ nicht; er bleibt in der Datei und wirkt nicht.</translation>
        </message>
        <message>
            <source>%1 The default stands for it: %2.</source>
            <translation>%1 Dafür steht der Standardwert: %2.</translation>
        </message>
        <message>
            <source>%1 The entry has no effect.</source>
            <translation>%1 Der Eintrag wirkt nicht.</translation>
        </message>
        <message>
            <source>The name is %1; a text is expected.</source>
            <translation>Der Name ist %1; erwartet wird ein Text.</translation>
        </message>
        <message>
            <source>"parameters" must be an object of keys and values.</source>
            <translation>„parameters“ muss ein Objekt aus Schlüsseln und Werten sein.</translation>
        </message>
        <message>
            <source>This version does not know "%1"; it is kept in the file.</source>
            <translation>Diese Version kennt „%1“ nicht; es bleibt in der Datei.</translation>
        </message>
        <message>
            <source>There is no parameter "%1"%2. Allowed: a key that `gigasite schema` lists.</source>
            <translation>Den Parameter „%1“ gibt es nicht%2. Erlaubt: ein Schlüssel aus `gigasite schema`.</translation>
        </message>
        <message>
            <source>A scenario is a JSON object with "schema" and "parameters".</source>
            <translation>Ein Szenario ist ein JSON-Objekt mit „schema“ und „parameters“.</translation>
        </message>
        <message>
            <source>The file has schema %1, this version knows gigasite-scenario/%2: it opens read-only, and what is not understood is at its default.</source>
            <translation>Die Datei hat Schema %1, diese Version kennt gigasite-scenario/%2: Sie öffnet schreibgeschützt, und was nicht verstanden wird, steht auf seinem Standardwert.</translation>
        </message>
        <message>
            <source>"%1" is not of the form KEY=VALUE.</source>
            <translation>„%1“ hat nicht die Form SCHLÜSSEL=WERT.</translation>
        </message>
        <message>
            <source>The kind is %1%2. Allowed: %3.</source>
            <translation>Die Art ist %1%2. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>The kind is %1, but %2 is built in. Allowed: %3, or another id.</source>
            <translation>Die Art ist %1, aber %2 ist eingebaut. Erlaubt: %3 oder eine andere ID.</translation>
        </message>
        <message>
            <source>The built-in catalogue has no %1, so its entry needs a "kind": %2.</source>
            <translation>Der eingebaute Katalog hat kein %1, also braucht der Eintrag eine Art („kind“): %2.</translation>
        </message>
        <message>
            <source>The %1 is %2. Allowed: a text.</source>
            <translation>„%1“ ist %2. Erlaubt: ein Text.</translation>
        </message>
        <message>
            <source>The entry is %1. Allowed: an object with "kind", "name" and "fields".</source>
            <translation>Der Eintrag ist %1. Erlaubt: ein Objekt mit „kind“, „name“ und „fields“.</translation>
        </message>
        <message>
            <source>%1 is %2. Allowed: an object that maps a fact's name to its value.</source>
            <translation>%1 ist %2. Erlaubt: ein Objekt, das dem Namen einer Angabe ihren Wert zuordnet.</translation>
        </message>
        <message>
            <source>The entry %1 says that its id is %2. What it stands under counts: %3.</source>
            <translation>Der Eintrag %1 nennt als seine ID %2. Es zählt, worunter er steht: %3.</translation>
        </message>
        <message>
            <source>%1 stands beside "fields"; figures belong in it: {"fields": {%2: %3}}.</source>
            <translation>%1 steht neben „fields“; Werte gehören hinein: {"fields": {%2: %3}}.</translation>
        </message>
        <message>
            <source>%1 of %2 is not a part of a catalogue entry%3. It is kept in the file and has no effect.</source>
            <translation>%1 von %2 ist kein Teil eines Katalogeintrags%3. Es bleibt in der Datei und wirkt nicht.</translation>
        </message>
        <message>
            <source>The unit of %1 is %2; expected is %3. Give the value in it.</source>
            <translation>Die Einheit von %1 ist %2; erwartet wird %3. Den Wert darin angeben.</translation>
        </message>
        <message>
            <source>The tier is %1%2. Allowed: %3.</source>
            <translation>Die Stufe ist %1%2. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>The low of %1 is %2, above its high of %3. Allowed: at most the high.</source>
            <translation>Die Untergrenze von %1 ist %2, über der Obergrenze von %3. Erlaubt: höchstens die Obergrenze.</translation>
        </message>
        <message>
            <source>The fact has no "value". Allowed: {"value": …, "unit": …}, or the value alone.</source>
            <translation>Der Angabe fehlt „value“. Erlaubt: {"value": …, "unit": …} oder nur der Wert.</translation>
        </message>
        <message>
            <source>%1 of %2 is %3. Allowed: %4.</source>
            <translation>%1 von %2 ist %3. Erlaubt: %4.</translation>
        </message>
        <message>
            <source>%1 is %2. Allowed: a text.</source>
            <translation>%1 ist %2. Erlaubt: ein Text.</translation>
        </message>
        <message>
            <source>%1 is %2. Allowed: true or false.</source>
            <translation>%1 ist %2. Erlaubt: true oder false.</translation>
        </message>
        <message>
            <source>%1 of %2's %3 is not a part of a fact%4. It is kept in the file and has no effect.</source>
            <translation>%1 bei %3 von %2 ist kein Teil einer Angabe%4. Es bleibt in der Datei und wirkt nicht.</translation>
        </message>
        <message>
            <source>%1 of %2 is %3. Allowed: %4, or an object with such a "value", its "unit" and a "note".</source>
            <translation>%1 von %2 ist %3. Erlaubt: %4 oder ein Objekt mit einem solchen „value“, seiner „unit“ und einer „note“.</translation>
        </message>
        <message>
            <source>%1 of %2 stands in "fields" and in "facts". Allowed: once.</source>
            <translation>%1 von %2 steht in „fields“ und in „facts“. Erlaubt: einmal.</translation>
        </message>
        <message>
            <source>%1 of %2 is not a figure the engine knows of a %3%4. It is kept in the file and has no effect.</source>
            <translation>%1 von %2 ist kein Wert, den das Rechenwerk von der Art %3 kennt%4. Es bleibt in der Datei und wirkt nicht.</translation>
        </message>
        <message>
            <source>No figure is computed from an entry of kind %1: that of %2 is listed and has no effect.</source>
            <translation>Aus einem Eintrag der Art %1 wird keine Größe berechnet: Der von %2 wird aufgeführt und wirkt nicht.</translation>
        </message>
        <message>
            <source>"catalog" is %1. Allowed: an object that maps an id to an entry.</source>
            <translation>„catalog“ ist %1. Erlaubt: ein Objekt, das einer ID einen Eintrag zuordnet.</translation>
        </message>
        <message>
            <source>An entry has an empty id. Allowed: any text that names it.</source>
            <translation>Ein Eintrag hat eine leere ID. Erlaubt: jeder Text, der ihn benennt.</translation>
        </message>
        <message>
            <source>The grid tables linked into this program are empty.</source>
            <translation>Die Netztabellen in diesem Programm sind leer.</translation>
        </message>
        <message>
            <source>Flexible headroom, %1</source>
            <translation>Flexible Reserve, %1</translation>
        </message>
        <message>
            <source>%1: the 2024 paper gives no headroom for %2; type the power that is available.</source>
            <translation>%1: Der Artikel von 2024 nennt keine Reserve für %2; die verfügbare Leistung eingeben.</translation>
        </message>
        <message>
            <source>%1 lies outside the grid tables (lower 48 states); type the power that is available.</source>
            <translation>%1 liegt außerhalb der Netztabellen (48 Kernstaaten der USA); die verfügbare Leistung eingeben.</translation>
        </message>
        <message>
            <source>Share %1</source>
            <translation>Anteil %1</translation>
        </message>
        <message>
            <source>Own plant %1</source>
            <translation>Eigenes Kraftwerk %1</translation>
        </message>
        <message>
            <source>%1 needs %2 and %3: short by %4.</source>
            <translation>%1 braucht %2, und %3: Es fehlen %4.</translation>
        </message>
        <message>
            <source>the typed limit is %1</source>
            <translation>die eingegebene Grenze ist %1</translation>
        </message>
        <message>
            <source>its part of what its grid has is %1</source>
            <translation>sein Teil dessen, was sein Stromnetz hat, ist %1</translation>
        </message>
        <message>
            <source>its grid has %1</source>
            <translation>sein Stromnetz hat %1</translation>
        </message>
        <message>
            <source>passes by the 2024 paper's table, but its grid's flexible headroom is %1</source>
            <translation>nach der Tabelle des Artikels von 2024 reicht es, aber die flexible Reserve seines Stromnetzes ist %1</translation>
        </message>
        <message>
            <source>The catalogue has no power for %1; type one to see what the sites need.</source>
            <translation>Der Katalog hat keine Leistung für %1; eine eingeben, um den Bedarf der Standorte zu sehen.</translation>
        </message>
        <message>
            <source>The catalogue has no price for %1; type one, or size by power or racks.</source>
            <translation>Der Katalog hat keinen Preis für %1; einen eingeben oder nach Leistung oder Racks bemessen.</translation>
        </message>
        <message>
            <source>The catalogue has no power for %1; type one, or size by budget or racks.</source>
            <translation>Der Katalog hat keine Leistung für %1; eine eingeben oder nach Budget oder Racks bemessen.</translation>
        </message>
        <message>
            <source>Site %1 takes %2</source>
            <translation>Standort %1 nimmt %2</translation>
        </message>
        <message>
            <source>The shares of the sites sum to %1, not 100 %.</source>
            <translation>Die Anteile der Standorte ergeben %1, nicht 100 %.</translation>
        </message>
        <message>
            <source>That is %1 racks; at most a billion are counted.</source>
            <translation>Das sind %1 Racks; gezählt wird höchstens eine Milliarde.</translation>
        </message>
        <message>
            <source>Racks are whole at every site, and of %1 racks, shared among %2 sites, none gets one.</source>
            <translation>Racks sind an jedem Standort ganz, und von %1 Racks, auf %2 Standorte verteilt, bekommt keiner eines.</translation>
        </message>
        <message>
            <source>One site takes all</source>
            <translation>Ein Standort nimmt alle</translation>
        </message>
        <message>
            <source>A fibre pair of %1 carries no wavelength of %2.</source>
            <translation>Ein Faserpaar mit %1 trägt keine Wellenlänge mit %2.</translation>
        </message>
        <message>
            <source>As much as one wavelength</source>
            <translation>So viel wie eine Wellenlänge</translation>
        </message>
        <message>
            <source>Not even one rack: it comes to %1 racks.</source>
            <translation>Nicht einmal ein Rack: Es ergeben sich %1 Racks.</translation>
        </message>
        <message>
            <source>The pipeline bubble is %1; the guideline is 20 %.</source>
            <translation>Die Pipelineblase ist %1; der Richtwert ist 20 %.</translation>
        </message>
        <message>
            <source>Use %1 micro-batches</source>
            <translation>%1 Mikro-Batches verwenden</translation>
        </message>
        <message>
            <source>99 of 100 simulated sends to the next stage take up to %1, %2 times the closed form's %3: that is the bytes at the NIC's rate over the oversubscription; simulated flows also wait for others on links that their hash or path shares, carry headers, and take the latency of a path.</source>
            <translation>99 von 100 simulierten Sendungen an die nächste Stufe dauern bis zu %1, das %2-Fache der geschlossenen Formel mit %3: Diese rechnet die Bytes bei der Rate der NIC durch die Überzeichnung; simulierte Flüsse warten außerdem auf andere auf Leitungen, die ihr Hash oder Pfad teilt, tragen Header und brauchen die Latenz eines Pfads.</translation>
        </message>
        <message>
            <source>Between sites one stage's gradients take %1, longer than the backward pass of %2 that should hide them.</source>
            <translation>Zwischen Standorten brauchen die Gradienten einer Stufe %1, länger als der Rückwärtslauf von %2, der sie verdecken soll.</translation>
        </message>
        <message>
            <source>The number %1 is too small to keep; numbers below 5e-324 in magnitude are 0.</source>
            <translation>Die Zahl %1 ist zu klein, um erhalten zu bleiben; Zahlen unter 5e-324 im Betrag sind 0.</translation>
        </message>
        <message>
            <source>The number %1 has more digits than are kept; write it with an exponent, like 1.5e22.</source>
            <translation>Die Zahl %1 hat mehr Stellen, als erhalten bleiben; Schreibweise mit Exponent, wie 1,5e22.</translation>
        </message>
        <message>
            <source>The key "%1" stands twice; each key may stand once.</source>
            <translation>Der Schlüssel „%1“ steht zweimal; jeder darf einmal stehen.</translation>
        </message>
        <message>
            <source>A number is too large; numbers must be finite and at most 1.797e308 in magnitude.</source>
            <translation>Eine Zahl ist zu groß; Zahlen müssen endlich und höchstens 1,797e308 im Betrag sein.</translation>
        </message>
        <message>
            <source>This is not valid JSON: %1. A value is a number, a text in quotes, true, false, null, a list or an object; NaN and Infinity are none.</source>
            <translation>Das ist kein gültiges JSON: %1. Ein Wert ist eine Zahl, ein Text in Anführungszeichen, true, false, null, eine Liste oder ein Objekt; NaN und Infinity sind keine.</translation>
        </message>
        <message>
            <source>This is not valid JSON: %1. A JSON text in UTF-8 is expected.</source>
            <translation>Das ist kein gültiges JSON: %1. Erwartet wird ein JSON-Text in UTF-8.</translation>
        </message>
        <message>
            <source>The text is nested more than 64 levels deep; at most 64 are read.</source>
            <translation>Der Text ist mehr als 64 Stufen tief verschachtelt; gelesen werden höchstens 64.</translation>
        </message>
        <message>
            <source>The text has %1 MiB; at most 64 MiB are read.</source>
            <translation>Der Text hat %1 MiB; gelesen werden höchstens 64 MiB.</translation>
        </message>
        <message>
            <source>The text is empty; a JSON object is expected.</source>
            <translation>Der Text ist leer; erwartet wird ein JSON-Objekt.</translation>
        </message>
        <message>
            <source>A zero byte stands here; a JSON text in UTF-8 has none.</source>
            <translation>Hier steht ein Nullbyte; ein JSON-Text in UTF-8 hat keines.</translation>
        </message>
        <message>
            <source>This is not valid JSON.</source>
            <translation>Das ist kein gültiges JSON.</translation>
        </message>
        <message>
            <source>; nearest: %1</source>
            <translation>; am nächsten: %1</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>The unit in %1 does not fit; write it like %2.</source>
            <translation>Die Einheit in %1 passt nicht; Schreibweise wie %2.</translation>
        </message>
        <message>
            <source>%1 is not a number; write it like %2.</source>
            <translation>%1 ist keine Zahl; Schreibweise wie %2.</translation>
        </message>
        <message>
            <source>%1 is not a number in %2; write it like %3.</source>
            <translation>%1 ist keine Zahl in %2; Schreibweise wie %3.</translation>
        </message>
        <message>
            <source>"%1" is too large or too small; numbers are 0 or from 5e-324 to 1.797e308 in magnitude.</source>
            <translation>„%1“ ist zu groß oder zu klein; Zahlen sind 0 oder im Betrag von 5e-324 bis 1,797e308.</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2, or 0 for none</source>
            <translation>eine ganze Zahl von %1 bis %2 oder 0 für keine</translation>
        </message>
        <message>
            <source>This is %1, but %2 is %3; both name the same size and must agree.</source>
            <translation>Hier steht %1, aber %2 ist %3; beide nennen dieselbe Größe und müssen übereinstimmen.</translation>
        </message>
        <message>
            <source>The value is %1. Allowed: %2.</source>
            <translation>Der Wert ist %1. Erlaubt: %2.</translation>
        </message>
        <message>
            <source>The value is null. Expected: %1.</source>
            <translation>Der Wert ist null. Erwartet: %1.</translation>
        </message>
        <message>
            <source>The field is missing. Expected: %1.</source>
            <translation>Das Feld fehlt. Erwartet: %1.</translation>
        </message>
        <message>
            <source>The file has no model_type; by its architecture %1 it is taken for %2.</source>
            <translation>Die Datei hat kein model_type; nach ihrer Architektur %1 gilt sie als %2.</translation>
        </message>
        <message>
            <source>The file names no family; %1 is a field of %2, which is assumed.</source>
            <translation>Die Datei nennt keine Familie; %1 ist ein Feld von %2, das angenommen wird.</translation>
        </message>
        <message>
            <source>The family "%1" is not known, so norms, biases and other things its files leave out are missing</source>
            <translation>Die Familie „%1“ ist nicht bekannt, also fehlen Normen, Bias und anderes, was ihre Dateien weglassen</translation>
        </message>
        <message>
            <source>The family is %1, not a text</source>
            <translation>Die Familie ist %1, kein Text</translation>
        </message>
        <message>
            <source>The family is missing</source>
            <translation>Die Familie fehlt</translation>
        </message>
        <message>
            <source>%1. Known: %2. Any of them needs %3.</source>
            <translation>%1. Bekannt: %2. Jede davon braucht %3.</translation>
        </message>
        <message>
            <source>params counts every trained weight once: %1.</source>
            <translation>params zählt jedes trainierte Gewicht einmal: %1.</translation>
        </message>
        <message>
            <source>active_params counts what one token meets and both embedding tables: %1; without the input table it is %2. Vendors use either.</source>
            <translation>active_params zählt, was ein Token trifft, und beide Embedding-Tabellen: %1; ohne die Eingabetabelle sind es %2. Hersteller nutzen beides.</translation>
        </message>
        <message>
            <source>MTP layers have another %1 parameters; memory and FLOP count them, params does not.</source>
            <translation>MTP-Schichten haben weitere %1 Parameter; Speicher und FLOP zählen sie, params nicht.</translation>
        </message>
        <message>
            <source>The language model alone is imported; other parts of the file are not counted.</source>
            <translation>Importiert wird nur das Sprachmodell; andere Teile der Datei zählen nicht.</translation>
        </message>
        <message>
            <source>Not read: %1.</source>
            <translation>Nicht gelesen: %1.</translation>
        </message>
        <message>
            <source>This is %1; a config.json is a JSON object.</source>
            <translation>Das ist %1; eine config.json ist ein JSON-Objekt.</translation>
        </message>
        <message>
            <source>The list has %1 entries, but there are %2 layers. Allowed: %3 for each of them.</source>
            <translation>Die Liste hat %1 Einträge, aber es gibt %2 Schichten. Erlaubt: %3 für jede.</translation>
        </message>
        <message>
            <source>Layers come at intervals of %1. Allowed: 1 to %2.</source>
            <translation>Schichten kommen in Abständen von %1. Erlaubt: 1 bis %2.</translation>
        </message>
        <message>
            <source>The list has %1. Allowed: whole numbers from 0 to %2.</source>
            <translation>Die Liste enthält %1. Erlaubt: ganze Zahlen von 0 bis %2.</translation>
        </message>
        <message>
            <source>A layer is %1. Allowed: %2.</source>
            <translation>Eine Schicht ist %1. Erlaubt: %2.</translation>
        </message>
        <message>
            <source>1 (chunked) or 0 (full)</source>
            <translation>1 (in Blöcken) oder 0 (voll)</translation>
        </message>
        <message>
            <source>The list has other entries than 1 and 0. Allowed: %1 for each layer.</source>
            <translation>Die Liste hat andere Einträge als 1 und 0. Erlaubt: %1 für jede Schicht.</translation>
        </message>
        <message>
            <source>The file does not say whether the embedding tables are shared; in this family they are shared.</source>
            <translation>Die Datei sagt nicht, ob die Embedding-Tabellen geteilt sind; in dieser Familie sind sie geteilt.</translation>
        </message>
        <message>
            <source>The file does not say whether the embedding tables are shared; in this family they are separate.</source>
            <translation>Die Datei sagt nicht, ob die Embedding-Tabellen geteilt sind; in dieser Familie sind sie getrennt.</translation>
        </message>
        <message>
            <source>Embeddings of another width (%1) than the hidden size %2 are not supported.</source>
            <translation>Embeddings anderer Breite (%1) als die Modellbreite %2 werden nicht unterstützt.</translation>
        </message>
        <message>
            <source>%1 KV heads do not divide the %2 heads. Allowed with latent attention: %3.</source>
            <translation>%1 KV-Köpfe teilen die %2 Köpfe nicht. Erlaubt bei Latent Attention: %3.</translation>
        </message>
        <message>
            <source>The file gives no KV heads; in this family there are then %1.</source>
            <translation>Die Datei nennt keine KV-Köpfe; in dieser Familie sind es dann %1.</translation>
        </message>
        <message>
            <source>The file gives no KV heads; in this family there are then as many as heads.</source>
            <translation>Die Datei nennt keine KV-Köpfe; in dieser Familie sind es dann so viele wie Köpfe.</translation>
        </message>
        <message>
            <source>%1 heads do not divide the hidden size %2, and there is no head_dim. Expected: a divisor such as %3, or head_dim.</source>
            <translation>%1 Köpfe teilen die Modellbreite %2 nicht, und head_dim fehlt. Erwartet: ein Teiler wie %3 oder head_dim.</translation>
        </message>
        <message>
            <source>%1 is %2, but the old decoder has %3 because multi_query is %4.</source>
            <translation>%1 ist %2, aber der alte Decoder hat %3, weil multi_query %4 ist.</translation>
        </message>
        <message>
            <source>The file gives no FFN width; in this family it is then %1 times the hidden size.</source>
            <translation>Die Datei nennt keine FFN-Breite; in dieser Familie ist sie dann das %1-Fache der Modellbreite.</translation>
        </message>
        <message>
            <source>Models of the family %1 have experts; 0 is none. Allowed: 1 or more.</source>
            <translation>Modelle der Familie %1 haben Experten; 0 ist keiner. Erlaubt: 1 oder mehr.</translation>
        </message>
        <message>
            <source>The file has no experts: a dense model.</source>
            <translation>Die Datei hat keine Experten: ein dichtes Modell.</translation>
        </message>
        <message>
            <source>models of the family %1 have none. Expected: the family of a model with experts in model_type</source>
            <translation>Modelle der Familie %1 haben keine. Erwartet: die Familie eines Modells mit Experten in model_type</translation>
        </message>
        <message>
            <source>The file has %1 experts, but %2.</source>
            <translation>Die Datei hat %1 Experten, aber %2.</translation>
        </message>
        <message>
            <source>The field is missing, though %1 tells of experts, and %2, or 0 here for a dense model.</source>
            <translation>Das Feld fehlt, obwohl %1 von Experten spricht, und %2, oder hier 0 für ein dichtes Modell.</translation>
        </message>
        <message>
            <source>Shared experts of width %1 are no multiple of the expert width %2, which is expected.</source>
            <translation>Geteilte Experten der Breite %1 sind kein Vielfaches der Expertenbreite %2, das erwartet wird.</translation>
        </message>
        <message>
            <source>%1 leading dense layers are more than the %2 layers. Allowed: 0 to %3.</source>
            <translation>%1 führende dichte Schichten sind mehr als die %2 Schichten. Erlaubt: 0 bis %3.</translation>
        </message>
        <message>
            <source>%1 of %2 layers see a chunk of %3 tokens.</source>
            <translation>%1 von %2 Schichten sehen einen Block von %3 Tokens.</translation>
        </message>
        <message>
            <source>%1 of %2 layers see a window of %3 tokens.</source>
            <translation>%1 von %2 Schichten sehen ein Fenster von %3 Tokens.</translation>
        </message>
        <message>
            <source>Chunks are counted as windows of their length: right for sequences of up to one chunk, up to twice the attention of these layers for longer ones.</source>
            <translation>Blöcke zählen als Fenster ihrer Länge: richtig für Sequenzen bis zu einem Block, bis zur doppelten Attention dieser Schichten für längere.</translation>
        </message>
        <message>
            <source>The file gives no chunk; in this family it is then %1 tokens.</source>
            <translation>Die Datei nennt keinen Block; in dieser Familie sind es dann %1 Tokens.</translation>
        </message>
        <message>
            <source>The file gives no window; in this family it is then %1 tokens.</source>
            <translation>Die Datei nennt kein Fenster; in dieser Familie sind es dann %1 Tokens.</translation>
        </message>
        <message>
            <source>%1 is true, but the family %2 does not look at it; nothing is counted for it.</source>
            <translation>%1 ist true, aber die Familie %2 beachtet es nicht; dafür wird nichts gezählt.</translation>
        </message>
        <message>
            <source>adds cross-attention to each layer</source>
            <translation>jeder Schicht Cross-Attention hinzufügt</translation>
        </message>
        <message>
            <source>adds an encoder</source>
            <translation>einen Encoder hinzufügt</translation>
        </message>
        <message>
            <source>leaves out the final norm</source>
            <translation>die letzte Norm weglässt</translation>
        </message>
        <message>
            <source>leaves the norms without weights</source>
            <translation>die Normen ohne Gewichte lässt</translation>
        </message>
        <message>
            <source>adds norms of queries and keys</source>
            <translation>Normen von Queries und Keys hinzufügt</translation>
        </message>
        <message>
            <source>changes the KV heads</source>
            <translation>die KV-Köpfe ändert</translation>
        </message>
        <message>
            <source>changes the FFN</source>
            <translation>das FFN ändert</translation>
        </message>
        <message>
            <source>The value is %1, which %2 and is not supported. Allowed: %3.</source>
            <translation>Der Wert ist %1, was %2 und nicht unterstützt wird. Erlaubt: %3.</translation>
        </message>
        <message>
            <source>%1 heads do not divide the hidden size %2.</source>
            <translation>%1 Köpfe teilen die Modellbreite %2 nicht.</translation>
        </message>
        <message>
            <source>Use %1 (head size %2)</source>
            <translation>%1 verwenden (Kopfgröße %2)</translation>
        </message>
        <message>
            <source>%1 KV heads do not divide the %2 heads.</source>
            <translation>%1 KV-Köpfe teilen die %2 Köpfe nicht.</translation>
        </message>
        <message>
            <source>%1 windowed layers are more than the layers, %2.</source>
            <translation>%1 Fensterschichten sind mehr als die Schichten, %2.</translation>
        </message>
        <message>
            <source>%1 experts per token are more than the experts, %2.</source>
            <translation>%1 Experten je Token sind mehr als die Experten, %2.</translation>
        </message>
        <message>
            <source>%1 dense layers are more than the layers, %2.</source>
            <translation>%1 dichte Schichten sind mehr als die Schichten, %2.</translation>
        </message>
        <message>
            <source>Write ports as "200 / 50" or a ratio as "4 : 1".</source>
            <translation>Ports als „200 / 50“ schreiben oder ein Verhältnis als „4 : 1“.</translation>
        </message>
        <message>
            <source>There is no such parameter.</source>
            <translation>Diesen Parameter gibt es nicht.</translation>
        </message>
        <message>
            <source>FIFO</source>
            <translation>FIFO</translation>
        </message>
        <message>
            <source>socket</source>
            <translation>Socket</translation>
        </message>
        <message>
            <source>device</source>
            <translation>Gerät</translation>
        </message>
        <message>
            <source>special file</source>
            <translation>Spezialdatei</translation>
        </message>
        <message>
            <source>There is no such file.</source>
            <translation>Diese Datei gibt es nicht.</translation>
        </message>
        <message>
            <source>This is a folder; a file is expected.</source>
            <translation>Das ist ein Ordner; erwartet wird eine Datei.</translation>
        </message>
        <message>
            <source>This is a %1, not a regular file; a file is expected.</source>
            <translation>Keine gewöhnliche Datei, sondern: %1; erwartet wird eine Datei.</translation>
        </message>
        <message>
            <source>The file has %1 MiB; at most 64 MiB are read.</source>
            <translation>Die Datei hat %1 MiB; gelesen werden höchstens 64 MiB.</translation>
        </message>
        <message>
            <source>The file cannot be read: %1.</source>
            <translation>Die Datei ist nicht lesbar: %1.</translation>
        </message>
        <message>
            <source>The file has more than 64 MiB; at most 64 MiB are read.</source>
            <translation>Die Datei hat mehr als 64 MiB; gelesen werden höchstens 64 MiB.</translation>
        </message>
        <message>
            <source>There is no such file, and no built-in example of that name%1. Allowed: a file, or %2.</source>
            <translation>Weder eine Datei noch ein eingebautes Beispiel heißt so%1. Erlaubt: eine Datei oder %2.</translation>
        </message>
        <message>
            <source>The file cannot be written: this is a folder.</source>
            <translation>Die Datei ist nicht schreibbar: Das ist ein Ordner.</translation>
        </message>
        <message>
            <source>The file cannot be written: it may not be changed.</source>
            <translation>Die Datei ist nicht schreibbar: Sie darf nicht geändert werden.</translation>
        </message>
        <message>
            <source>The file cannot be written: there is no folder %1.</source>
            <translation>Die Datei ist nicht schreibbar: Den Ordner %1 gibt es nicht.</translation>
        </message>
        <message>
            <source>The file cannot be written: nothing may be added to the folder %1.</source>
            <translation>Die Datei ist nicht schreibbar: Im Ordner %1 darf nichts angelegt werden.</translation>
        </message>
        <message>
            <source>Standard output cannot be written.</source>
            <translation>Die Standardausgabe ist nicht schreibbar.</translation>
        </message>
        <message>
            <source>This cannot be written: %1.</source>
            <translation>Das ist nicht schreibbar: %1.</translation>
        </message>
        <message>
            <source>The file cannot be written: %1.</source>
            <translation>Die Datei ist nicht schreibbar: %1.</translation>
        </message>
        <message>
            <source>Tensor parallelism of %1 does not divide %2 KV heads, nor they it.</source>
            <translation>Tensorparallelität von %1 teilt %2 KV-Köpfe nicht, und sie auch nicht jene.</translation>
        </message>
        <message>
            <source>Tensor parallelism of %1 does not divide the FFN&apos;s width.</source>
            <translation>Tensorparallelität von %1 teilt die Breite des FFN nicht.</translation>
        </message>
        <message>
            <source>%1 pipeline stages for %2 layers.</source>
            <translation>%1 Pipeline-Stufen für %2 Schichten.</translation>
        </message>
        <message>
            <source>%1 chunks on each of %2 stages are more than the %3 layers.</source>
            <translation>%1 Abschnitte auf jeder von %2 Stufen sind mehr als die %3 Schichten.</translation>
        </message>
        <message>
            <source>%1 chunks do not divide the %2 layers of a stage.</source>
            <translation>%1 Abschnitte teilen die %2 Schichten einer Stufe nicht.</translation>
        </message>
        <message>
            <source>A global batch of %1 sequences is no multiple of %2 replicas times micro-batches of %3.</source>
            <translation>Ein globaler Batch von %1 Sequenzen ist kein Vielfaches von %2 Repliken mal Mikro-Batches von %3.</translation>
        </message>
        <message>
            <source>Interleaving needs micro-batches, %1, in multiples of the pipeline&apos;s %2 stages.</source>
            <translation>Verschachtelung braucht Mikro-Batches, %1, in Vielfachen der %2 Stufen der Pipeline.</translation>
        </message>
        <message>
            <source>Context parallelism of %1 does not cut %2 tokens into two equal pieces per rank.</source>
            <translation>Kontextparallelität von %1 schneidet %2 Token nicht in zwei gleiche Stücke je Rang.</translation>
        </message>
        <message>
            <source>Sequence parallelism needs tensor parallelism above 1.</source>
            <translation>Sequenzparallelität braucht Tensorparallelität über 1.</translation>
        </message>
        <message>
            <source>Tensor parallelism of %1 does not divide the tokens of a sequence.</source>
            <translation>Tensorparallelität von %1 teilt die Token einer Sequenz nicht.</translation>
        </message>
        <message>
            <source>Allow uneven stages</source>
            <translation>Ungleiche Stufen zulassen</translation>
        </message>
        <message>
            <source>Switch it off</source>
            <translation>Ausschalten</translation>
        </message>
        <message>
            <source>The model has no experts to spread.</source>
            <translation>Das Modell hat keine Experten zu verteilen.</translation>
        </message>
        <message>
            <source>Expert parallelism of %1 times expert TP %2 does not divide the %3 ranks of a stage.</source>
            <translation>Expertenparallelität von %1 mal Experten-TP %2 teilt die %3 Ränge einer Stufe nicht.</translation>
        </message>
        <message>
            <source>Expert parallelism of %1 does not divide %2 experts.</source>
            <translation>Expertenparallelität von %1 teilt %2 Experten nicht.</translation>
        </message>
        <message>
            <source>Must be a whole number of at least 1; 1 is off.</source>
            <translation>Muss eine ganze Zahl ab 1 sein; 1 ist aus.</translation>
        </message>
        <message>
            <source>TP %1 × PP %2 × CP %3 × DP %4 = %5 ranks, not %6 GPUs.</source>
            <translation>TP %1 × PP %2 × CP %3 × DP %4 = %5 Ränge, nicht %6 GPUs.</translation>
        </message>
        <message>
            <source>Use VPP %1</source>
            <translation>VPP %1 verwenden</translation>
        </message>
        <message>
            <source>Use CP %1</source>
            <translation>CP %1 verwenden</translation>
        </message>
        <message>
            <source>Use EP %1</source>
            <translation>EP %1 verwenden</translation>
        </message>
        <message>
            <source>Use a batch of %1</source>
            <translation>Einen Batch von %1 verwenden</translation>
        </message>
        <message>
            <source>Must be a JSON object.</source>
            <translation>Muss ein JSON-Objekt sein.</translation>
        </message>
        <message>
            <source>Must be %1.</source>
            <translation>Muss %1 sein.</translation>
        </message>
        <message>
            <source>Must be %1, not %2.</source>
            <translation>Muss %1 sein, nicht %2.</translation>
        </message>
        <message>
            <source>Must be a number from %1 to %2, not %3.</source>
            <translation>Muss eine Zahl von %1 bis %2 sein, nicht %3.</translation>
        </message>
        <message>
            <source>Must be a whole number from %1 to %2, not %3.</source>
            <translation>Muss eine ganze Zahl von %1 bis %2 sein, nicht %3.</translation>
        </message>
        <message>
            <source>Missing: a number from %1 to %2.</source>
            <translation>Fehlt: eine Zahl von %1 bis %2.</translation>
        </message>
        <message>
            <source>Must be true or false, not %1.</source>
            <translation>Muss true oder false sein, nicht %1.</translation>
        </message>
        <message>
            <source>Missing: true or false.</source>
            <translation>Fehlt: true oder false.</translation>
        </message>
        <message>
            <source>Must be a text, not %1.</source>
            <translation>Muss ein Text sein, nicht %1.</translation>
        </message>
        <message>
            <source>Missing: a text.</source>
            <translation>Fehlt: ein Text.</translation>
        </message>
        <message>
            <source>Missing: an object.</source>
            <translation>Fehlt: ein Objekt.</translation>
        </message>
        <message>
            <source>Must be a list.</source>
            <translation>Muss eine Liste sein.</translation>
        </message>
        <message>
            <source>Must be an object, not %1.</source>
            <translation>Muss ein Objekt sein, nicht %1.</translation>
        </message>
        <message>
            <source>Must be tp × pp × dp × cp = %1, not %2.</source>
            <translation>Muss tp × pp × dp × cp = %1 sein, nicht %2.</translation>
        </message>
        <message>
            <source>Must be a multiple of dp = %1: the nearest are %2 and %3.</source>
            <translation>Muss ein Vielfaches von dp = %1 sein: die nächsten sind %2 und %3.</translation>
        </message>
        <message>
            <source>Must divide the %1 experts.</source>
            <translation>Muss die %1 Experten teilen.</translation>
        </message>
        <message>
            <source>Must be at most the %1 layers.</source>
            <translation>Darf höchstens die %1 Schichten sein.</translation>
        </message>
        <message>
            <source>No kernels of %1 were measured. Known are %2.</source>
            <translation>Von %1 wurden keine Kernel gemessen. Bekannt sind %2.</translation>
        </message>
        <message>
            <source>Stands twice: %1.</source>
            <translation>Steht zweimal da: %1.</translation>
        </message>
        <message>
            <source>Must be an object of constants.</source>
            <translation>Muss ein Objekt mit Konstanten sein.</translation>
        </message>
        <message>
            <source>Must have a value, unit, meaning and origin.</source>
            <translation>Muss Wert, Einheit, Bedeutung und Herkunft haben.</translation>
        </message>
        <message>
            <source>Must be above 0.</source>
            <translation>Muss über 0 liegen.</translation>
        </message>
        <message>
            <source>Not a constant of the step-time model.</source>
            <translation>Keine Konstante des Schrittzeitmodells.</translation>
        </message>
        <message>
            <source>Missing.</source>
            <translation>Fehlt.</translation>
        </message>
        <message>
            <source>It does not fit into memory.</source>
            <translation>Es passt nicht in den Speicher.</translation>
        </message>
        <message>
            <source>The batch counts as %1 whole sequences of %2 tokens, %3 tokens.</source>
            <translation>Der Batch zählt als %1 ganze Sequenzen zu %2 Token, %3 Token.</translation>
        </message>
        <message>
            <source>Take what the layout trains</source>
            <translation>Nehmen, was die Aufteilung trainiert</translation>
        </message>
        <message>
            <source>A batch of %1 tokens cannot be shared out over %2 replicas in micro-batches of %3 tokens.</source>
            <translation>Ein Batch von %1 Token lässt sich nicht auf %2 Repliken in Mikro-Batches zu %3 Token verteilen.</translation>
        </message>
        <message>
            <source>the global batch is typed</source>
            <translation>der globale Batch ist eingegeben</translation>
        </message>
        <message>
            <source>One replica of %1 GPUs does not fit into these racks.</source>
            <translation>Eine Replik aus %1 GPUs passt nicht in diese Racks.</translation>
        </message>
        <message>
            <source>The batch cannot be shared out over replicas and micro-batches as they are held.</source>
            <translation>Der Batch lässt sich nicht auf Repliken und Mikro-Batches verteilen, wie sie festgehalten sind.</translation>
        </message>
        <message>
            <source>Memory: %1=%2 would be better, but a GPU would have to hold %3 of %4.</source>
            <translation>Speicher: %1=%2 wäre besser, aber eine GPU müsste %3 von %4 halten.</translation>
        </message>
        <message>
            <source>Rules: %1=%2 would be faster if it were allowed. %3</source>
            <translation>Regeln: %1=%2 wäre schneller, wenn es erlaubt wäre. %3</translation>
        </message>
        <message>
            <source>Rules: %1=%2 would be better if it were allowed. %3</source>
            <translation>Regeln: %1=%2 wäre besser, wenn es erlaubt wäre. %3</translation>
        </message>
        <message>
            <source>No layout keeps the rules with the sizes held as typed: %1 sequences in a step, %2 GPUs.</source>
            <translation>Keine Aufteilung hält die Regeln mit den eingegebenen Größen ein: %1 Sequenzen in einem Schritt, %2 GPUs.</translation>
        </message>
        <message>
            <source>the source could not be confirmed</source>
            <translation>die Quelle ließ sich nicht bestätigen</translation>
        </message>
        <message>
            <source>the source does not state all of the set-up</source>
            <translation>die Quelle nennt den Aufbau nicht vollständig</translation>
        </message>
        <message>
            <source>micro-batch or chunks are not published; the fastest were assumed</source>
            <translation>Mikro-Batch oder Abschnitte sind nicht veröffentlicht; die schnellsten wurden angenommen</translation>
        </message>
        <message>
            <source>expert exchange takes much of the step, and software changed it most between releases</source>
            <translation>der Austausch der Experten nimmt viel vom Schritt, und ihn hat die Software zwischen Versionen am stärksten verändert</translation>
        </message>
        <message>
            <source>a later software release than the constants assume, or a luckier fabric</source>
            <translation>eine spätere Softwareversion, als die Konstanten annehmen, oder ein günstigeres Netz</translation>
        </message>
        <message>
            <source>an older software release, a slower fabric, or stragglers that the source does not mention</source>
            <translation>eine ältere Softwareversion, ein langsameres Netz oder Nachzügler, die die Quelle nicht nennt</translation>
        </message>
        <message>
            <source>more than 16,384 GPUs, the largest run that was measured</source>
            <translation>mehr als 16.384 GPUs, der größte gemessene Lauf</translation>
        </message>
        <message>
            <source>fewer than 8 GPUs, the smallest run that was measured</source>
            <translation>weniger als 8 GPUs, der kleinste gemessene Lauf</translation>
        </message>
        <message>
            <source>4-bit training: no run was measured that the constants could be fitted on</source>
            <translation>4-Bit-Training: kein gemessener Lauf, an den die Konstanten angepasst werden konnten</translation>
        </message>
        <message>
            <source>expert tensor parallelism across scale-up domains</source>
            <translation>Tensorparallelität der Experten über Scale-up-Domänen hinweg</translation>
        </message>
        <message>
            <source>attention heads narrower than 64</source>
            <translation>Attention-Köpfe schmaler als 64</translation>
        </message>
        <message>
            <source>an oversubscribed network: every measured run had full bandwidth, as far as is known</source>
            <translation>ein überzeichnetes Netz: jeder gemessene Lauf hatte volle Bandbreite, soweit bekannt</translation>
        </message>
        <message>
            <source>Attached across racks, the %1 GPUs of a scale-up domain hang under as many first-tier switches, more than %2 of these switches join.</source>
            <translation>Über Racks angeschlossen hängen die %1 GPUs einer Scale-up-Domäne unter ebenso vielen Switches der ersten Ebene, mehr als %2 dieser Switches verbinden.</translation>
        </message>
        <message>
            <source>Attached by rack they need no more than one.</source>
            <translation>Je Rack angeschlossen brauchen sie nur einen.</translation>
        </message>
        <message>
            <source>The nearest that connect all %1 endpoints: %2.</source>
            <translation>Die nächsten, die alle %1 Endpunkte verbinden: %2.</translation>
        </message>
        <message>
            <source>Software</source>
            <translation>Software</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Aufteilung</translation>
        </message>
        <message>
            <source>search</source>
            <translation>suchen</translation>
        </message>
        <message>
            <source>as set below</source>
            <translation>wie unten gesetzt</translation>
        </message>
        <message>
            <source>Search: the fastest layout that fits, found anew for every change; it replaces the sizes, micro-batches, recomputation and overlap set below. The batch stays.</source>
            <translation>Suchen: die schnellste Aufteilung, die passt, bei jeder Änderung neu gefunden; sie ersetzt die unten gesetzten Größen, Mikrobatches, Neuberechnung und Überlappung. Der Batch bleibt.</translation>
        </message>
        <message>
            <source>Pipeline stages; auto gives every layer its own. Must divide the layers, unless stages may be uneven.</source>
            <translation>Pipeline-Stufen; automatisch bekommt jede Schicht eine eigene. Müssen die Schichten teilen, außer die Stufen dürfen ungleich sein.</translation>
        </message>
        <message>
            <source>Chunks, VPP</source>
            <translation>Abschnitte, VPP</translation>
        </message>
        <message>
            <source>Chunks of layers per stage (interleaved schedule). More of them shrink the bubble and send more often.</source>
            <translation>Abschnitte von Schichten je Stufe (verschränkter Ablauf). Mehr davon verkleinern die Blase und senden öfter.</translation>
        </message>
        <message>
            <source>Narayanan 2021, S2.2</source>
            <translation>Narayanan 2021, S2.2</translation>
        </message>
        <message>
            <source>Context, CP</source>
            <translation>Kontext, CP</translation>
        </message>
        <message>
            <source>GPUs that share one sequence; each holds two pieces of it.</source>
            <translation>GPUs, die sich eine Sequenz teilen; jede hält zwei Stücke davon.</translation>
        </message>
        <message>
            <source>Megatron-LM; Liu et al. 2023</source>
            <translation>Megatron-LM; Liu et al. 2023</translation>
        </message>
        <message>
            <source>Expert, EP</source>
            <translation>Experten, EP</translation>
        </message>
        <message>
            <source>GPUs over which the experts of a layer are spread; they fold over the GPUs of a stage.</source>
            <translation>GPUs, über die die Experten einer Schicht verteilt sind; sie falten sich über die GPUs einer Stufe.</translation>
        </message>
        <message>
            <source>Data, DP</source>
            <translation>Daten, DP</translation>
        </message>
        <message>
            <source>Replicas of the model. Auto: as many as the racks hold.</source>
            <translation>Replikate des Modells. Automatisch: so viele, wie die Racks fassen.</translation>
        </message>
        <message>
            <source>ZeRO stage</source>
            <translation>ZeRO-Stufe</translation>
        </message>
        <message>
            <source>What replicas share out instead of copying: 0 nothing, 1 optimizer, 2 gradients, too, 3 weights, too (FSDP: every layer is gathered for each pass).</source>
            <translation>Was Replikate unter sich aufteilen, statt es zu kopieren: 0 nichts, 1 den Optimierer, 2 auch Gradienten, 3 auch Gewichte (FSDP: jede Schicht wird für jeden Durchgang eingesammelt).</translation>
        </message>
        <message>
            <source>Rajbhandari et al. 2020</source>
            <translation>Rajbhandari et al. 2020</translation>
        </message>
        <message>
            <source>selective</source>
            <translation>selektiv</translation>
        </message>
        <message>
            <source>Activations computed again in the backward pass instead of being stored. Selective: the attention core; where real software fuses it, norms and activations; with latent attention the projections up from the latents.</source>
            <translation>Aktivierungen, die im Rückwärtsgang neu berechnet statt gespeichert werden. Selektiv: der Kern der Attention; wo echte Software ihn verschmilzt, Normen und Aktivierungen; bei latenter Attention die Projektionen aus dem Latenten.</translation>
        </message>
        <message>
            <source>Sequence parallel</source>
            <translation>Sequenzparallel</translation>
        </message>
        <message>
            <source>Norms and dropout are split over the TP group, too. Without effect at TP 1.</source>
            <translation>Auch Normen und Dropout werden über die TP-Gruppe geteilt. Bei TP 1 ohne Wirkung.</translation>
        </message>
        <message>
            <source>Uneven stages</source>
            <translation>Ungleiche Stufen</translation>
        </message>
        <message>
            <source>Stages may have different numbers of layers, so that the pipeline need not divide them.</source>
            <translation>Stufen dürfen verschieden viele Schichten haben, sodass die Pipeline sie nicht teilen muss.</translation>
        </message>
        <message>
            <source>Llama 3, S3.3.2</source>
            <translation>Llama 3, S3.3.2</translation>
        </message>
        <message>
            <source>Placement</source>
            <translation>Platzierung</translation>
        </message>
        <message>
            <source>same stage per rack</source>
            <translation>gleiche Stufe im Rack</translation>
        </message>
        <message>
            <source>stages in a row</source>
            <translation>Stufen in Folge</translation>
        </message>
        <message>
            <source>What a rack holds: the same stage of several replicas, so that gradients meet inside it, or consecutive stages of one, so that sends stay inside it.</source>
            <translation>Was ein Rack hält: dieselbe Stufe mehrerer Replikate, sodass sich Gradienten darin treffen, oder aufeinanderfolgende Stufen eines einzigen, sodass Sendungen darin bleiben.</translation>
        </message>
        <message>
            <source>Overlap TP</source>
            <translation>TP überlappen</translation>
        </message>
        <message>
            <source>Tensor-parallel messages travel while matrices are multiplied.</source>
            <translation>Tensorparallele Nachrichten reisen, während Matrizen multipliziert werden.</translation>
        </message>
        <message>
            <source>Transformer Engine</source>
            <translation>Transformer Engine</translation>
        </message>
        <message>
            <source>Overlap DP</source>
            <translation>DP überlappen</translation>
        </message>
        <message>
            <source>Gradients and weights travel during the backward and forward pass.</source>
            <translation>Gradienten und Gewichte reisen während des Rückwärts- und Vorwärtsgangs.</translation>
        </message>
        <message>
            <source>Overlap PP</source>
            <translation>PP überlappen</translation>
        </message>
        <message>
            <source>Sends to the next stage travel while the next micro-batch computes.</source>
            <translation>Sendungen zur nächsten Stufe reisen, während der nächste Mikrobatch rechnet.</translation>
        </message>
        <message>
            <source>Overlap EP</source>
            <translation>EP überlappen</translation>
        </message>
        <message>
            <source>Tokens travel to their experts while another half of the batch computes.</source>
            <translation>Token reisen zu ihren Experten, während eine andere Hälfte des Batches rechnet.</translation>
        </message>
        <message>
            <source>DeepSeek-V3, S3.2</source>
            <translation>DeepSeek-V3, S3.2</translation>
        </message>
        <message>
            <source>ideal, as papers</source>
            <translation>ideal, wie Papiere</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>gemessen</translation>
        </message>
        <message>
            <source>Measured: kernels calibrated on published training runs, with their error. Ideal: the papers&apos; arithmetic, everything at full rate. Printed mode is always ideal.</source>
            <translation>Gemessen: Kernel, an veröffentlichten Trainingsläufen kalibriert, mit ihrem Fehler. Ideal: die Rechnung der Papiere, alles mit voller Rate. Der gedruckte Modus ist immer ideal.</translation>
        </message>
        <message>
            <source>Megatron-Core</source>
            <translation>Megatron-Core</translation>
        </message>
        <message>
            <source>PyTorch FSDP</source>
            <translation>PyTorch FSDP</translation>
        </message>
        <message>
            <source>Megatron of 2021</source>
            <translation>Megatron von 2021</translation>
        </message>
        <message>
            <source>Family of training software. The old one has neither fused attention nor overlap.</source>
            <translation>Familie der Trainingssoftware. Die alte hat weder verschmolzene Attention noch Überlappung.</translation>
        </message>
        <message>
            <source>Release year</source>
            <translation>Jahr der Version</translation>
        </message>
        <message>
            <source>Year of the software release; kernels for a new GPU take about two years to mature.</source>
            <translation>Jahr der Softwareversion; Kernel für eine neue GPU brauchen etwa zwei Jahre, um zu reifen.</translation>
        </message>
        <message>
            <source>calibration</source>
            <translation>Kalibrierung</translation>
        </message>
        <message>
            <source>Token dispatch</source>
            <translation>Tokenversand</translation>
        </message>
        <message>
            <source>fused</source>
            <translation>verschmolzen</translation>
        </message>
        <message>
            <source>fused, 8 bits</source>
            <translation>verschmolzen, 8 Bit</translation>
        </message>
        <message>
            <source>How tokens travel to experts: every copy by itself, or by a fused kernel that sends one copy per node (DeepEP, HybridEP), in 8 bits on the way there or in 16.</source>
            <translation>Wie Token zu Experten reisen: jede Kopie einzeln, oder mit einem verschmolzenen Kernel, der eine Kopie je Knoten sendet (DeepEP, HybridEP), auf dem Hinweg in 8 Bit oder in 16.</translation>
        </message>
        <message>
            <source>Node limit</source>
            <translation>Knotengrenze</translation>
        </message>
        <message>
            <source>Scale-up domains a token is sent to at most. Auto: no limit.</source>
            <translation>Scale-up-Domänen, in die ein Token höchstens gesendet wird. Automatisch: keine Grenze.</translation>
        </message>
        <message>
            <source>DeepSeek-V3: 4</source>
            <translation>DeepSeek-V3: 4</translation>
        </message>
        <message>
            <source>Own anchor</source>
            <translation>Eigener Anker</translation>
        </message>
        <message>
            <source>Factor on the step time from a measured run of your own: measured over predicted.</source>
            <translation>Faktor auf die Schrittzeit aus einem eigenen gemessenen Lauf: gemessen durch vorhergesagt.</translation>
        </message>
        <message>
            <source>Time to train, fastest</source>
            <translation>Trainingszeit, schnellste</translation>
        </message>
        <message>
            <source>band of measured runs of this kind</source>
            <translation>Band gemessener Läufe dieser Art</translation>
        </message>
        <message>
            <source>Time to train, slowest</source>
            <translation>Trainingszeit, langsamste</translation>
        </message>
        <message>
            <source>Weights of a GPU</source>
            <translation>Gewichte einer GPU</translation>
        </message>
        <message>
            <source>Gradients of a GPU</source>
            <translation>Gradienten einer GPU</translation>
        </message>
        <message>
            <source>Optimizer of a GPU</source>
            <translation>Optimierer einer GPU</translation>
        </message>
        <message>
            <source>Activations of a GPU</source>
            <translation>Aktivierungen einer GPU</translation>
        </message>
        <message>
            <source>Logits of a GPU</source>
            <translation>Logits einer GPU</translation>
        </message>
        <message>
            <source>Token copies of a GPU</source>
            <translation>Tokenkopien einer GPU</translation>
        </message>
        <message>
            <source>Reserve of a GPU</source>
            <translation>Reserve einer GPU</translation>
        </message>
        <message>
            <source>CUDA context, NCCL buffers, fragmentation: 4 GB and 4 % of the rest</source>
            <translation>CUDA-Kontext, NCCL-Puffer, Zersplitterung: 4 GB und 4 % des Rests</translation>
        </message>
        <message>
            <source>Context parallel</source>
            <translation>Kontextparallel</translation>
        </message>
        <message>
            <source>the papers know none</source>
            <translation>die Papiere kennen keine</translation>
        </message>
        <message>
            <source>Chunks per stage</source>
            <translation>Abschnitte je Stufe</translation>
        </message>
        <message>
            <source>Expert parallel</source>
            <translation>Expertenparallel</translation>
        </message>
        <message>
            <source>Racks per pipeline block</source>
            <translation>Racks je Pipelineblock</translation>
        </message>
        <message>
            <source>the fewest racks that hold whole pipelines</source>
            <translation>die wenigsten Racks, die ganze Pipelines halten</translation>
        </message>
        <message>
            <source>Waiting in the bubble</source>
            <translation>Warten in der Blase</translation>
        </message>
        <message>
            <source>stages that wait for their first and after their last micro-batch</source>
            <translation>Stufen, die auf ihren ersten und nach ihrem letzten Mikrobatch warten</translation>
        </message>
        <message>
            <source>Exposed TP</source>
            <translation>Offenes TP</translation>
        </message>
        <message>
            <source>outputs of a layer are the inputs of the next: nothing hides them in the papers; with measured steps, what overlap leaves</source>
            <translation>Ausgaben einer Schicht sind Eingaben der nächsten: In den Arbeiten verdeckt sie nichts; mit gemessenen Schritten, was die Überlappung übrig lässt</translation>
        </message>
        <message>
            <source>Exposed PP</source>
            <translation>Offenes PP</translation>
        </message>
        <message>
            <source>TP of a layer</source>
            <translation>TP einer Schicht</translation>
        </message>
        <message>
            <source>exposed, both passes of a micro-batch</source>
            <translation>offen, beide Durchgänge eines Mikrobatches</translation>
        </message>
        <message>
            <source>CP of a layer</source>
            <translation>CP einer Schicht</translation>
        </message>
        <message>
            <source>EP of a layer</source>
            <translation>EP einer Schicht</translation>
        </message>
        <message>
            <source>Exposed in a layer</source>
            <translation>Offen in einer Schicht</translation>
        </message>
        <message>
            <source>both passes of a micro-batch</source>
            <translation>beide Durchgänge eines Mikrobatches</translation>
        </message>
        <message>
            <source>Layers of the slowest stage</source>
            <translation>Schichten der langsamsten Stufe</translation>
        </message>
        <message>
            <source>the slowest stage decides</source>
            <translation>die langsamste Stufe entscheidet</translation>
        </message>
        <message>
            <source>Tables on the slowest stage</source>
            <translation>Tabellen der langsamsten Stufe</translation>
        </message>
        <message>
            <source>output table, loss and embedding of one micro-batch</source>
            <translation>Ausgabetabelle, Verlust und Einbettung eines Mikrobatches</translation>
        </message>
        <message>
            <source>One micro-batch</source>
            <translation>Ein Mikrobatch</translation>
        </message>
        <message>
            <source>both passes through the slowest stage</source>
            <translation>beide Durchgänge durch die langsamste Stufe</translation>
        </message>
        <message>
            <source>Mean stage</source>
            <translation>Mittlere Stufe</translation>
        </message>
        <message>
            <source>both passes of one micro-batch through a mean stage</source>
            <translation>beide Durchgänge eines Mikrobatches durch eine mittlere Stufe</translation>
        </message>
        <message>
            <source>Backward of a stage</source>
            <translation>Rückwärtsgang einer Stufe</translation>
        </message>
        <message>
            <source>one micro-batch</source>
            <translation>ein Mikrobatch</translation>
        </message>
        <message>
            <source>Exposed CP</source>
            <translation>Offenes CP</translation>
        </message>
        <message>
            <source>keys and values that attention cannot hide</source>
            <translation>Schlüssel und Werte, die Attention nicht verdecken kann</translation>
        </message>
        <message>
            <source>Exposed EP</source>
            <translation>Offenes EP</translation>
        </message>
        <message>
            <source>tokens on their way to experts and back</source>
            <translation>Token unterwegs zu Experten und zurück</translation>
        </message>
        <message>
            <source>Gradients of a GPU&apos;s stage</source>
            <translation>Gradienten der Stufe einer GPU</translation>
        </message>
        <message>
            <source>Exposed DP</source>
            <translation>Offenes DP</translation>
        </message>
        <message>
            <source>what one backward and one forward pass cannot hide, and what it takes from them</source>
            <translation>was ein Rückwärts- und ein Vorwärtsgang nicht verdecken können, und was es ihnen nimmt</translation>
        </message>
        <message>
            <source>Adam&apos;s state, read and written once</source>
            <translation>Adams Zustand, einmal gelesen und geschrieben</translation>
        </message>
        <message>
            <source>Fixed overhead</source>
            <translation>Fester Aufwand</translation>
        </message>
        <message>
            <source>logging, data, synchronisation</source>
            <translation>Protokoll, Daten, Synchronisation</translation>
        </message>
        <message>
            <source>Stragglers</source>
            <translation>Nachzügler</translation>
        </message>
        <message>
            <source>factor on the whole step; grows with the logarithm of the GPUs</source>
            <translation>Faktor auf den ganzen Schritt; wächst mit dem Logarithmus der GPUs</translation>
        </message>
        <message>
            <source>Measured error</source>
            <translation>Gemessener Fehler</translation>
        </message>
        <message>
            <source>mean error of predictions of runs of this kind that the constants had never seen</source>
            <translation>mittlerer Fehler von Vorhersagen für Läufe dieser Art, die die Konstanten nie gesehen hatten</translation>
        </message>
        <message>
            <source>Band, fastest</source>
            <translation>Band, schnellste</translation>
        </message>
        <message>
            <source>90 of 100 such runs took longer than this share of the prediction, and less than the other</source>
            <translation>90 von 100 solchen Läufen dauerten länger als dieser Anteil der Vorhersage und kürzer als der andere</translation>
        </message>
        <message>
            <source>Band, slowest</source>
            <translation>Band, langsamste</translation>
        </message>
        <message>
            <source>see the fastest</source>
            <translation>siehe schnellste</translation>
        </message>
        <message>
            <source>Step time, fastest</source>
            <translation>Schrittzeit, schnellste</translation>
        </message>
        <message>
            <source>Step time, slowest</source>
            <translation>Schrittzeit, langsamste</translation>
        </message>
        <message>
            <source>Utilisation, lowest</source>
            <translation>Auslastung, niedrigste</translation>
        </message>
        <message>
            <source>Utilisation, highest</source>
            <translation>Auslastung, höchste</translation>
        </message>
        <message>
            <source>Tokens per GPU and second, lowest</source>
            <translation>Token je GPU und Sekunde, wenigste</translation>
        </message>
        <message>
            <source>Tokens per GPU and second, highest</source>
            <translation>Token je GPU und Sekunde, meiste</translation>
        </message>
        <message>
            <source>Corrected is that of real hardware, calibrated on measured runs; the paper computes at full rates.</source>
            <translation>Korrigiert ist der Wert echter Hardware, an gemessenen Läufen kalibriert; das Papier rechnet mit vollen Raten.</translation>
        </message>
        <message>
            <source>Only measured step times know it.</source>
            <translation>Nur gemessene Schrittzeiten kennen es.</translation>
        </message>
        <message>
            <source>Measured step times take it together with the rest of its kind.</source>
            <translation>Gemessene Schrittzeiten fassen es mit dem Rest seiner Art zusammen.</translation>
        </message>
        <message>
            <source>A whole pipeline stands in one rack, so sends to the next stage stay inside it.</source>
            <translation>Eine ganze Pipeline steht in einem Rack, also bleiben Sendungen zur nächsten Stufe darin.</translation>
        </message>
        <message>
            <source>Use %1 tokens</source>
            <translation>%1 Token nehmen</translation>
        </message>
        <message>
            <source>The batch is %1 sequences of %2 tokens; a search needs a whole number of them.</source>
            <translation>Der Batch ist %1 Sequenzen zu %2 Token; eine Suche braucht eine ganze Zahl davon.</translation>
        </message>
        <message>
            <source>A search needs a batch. Type one: the layout as set cannot be placed, so it says nothing of it.</source>
            <translation>Eine Suche braucht einen Batch. Geben Sie einen ein: Die gesetzte Aufteilung hat keinen Platz und sagt deshalb nichts darüber.</translation>
        </message>
        <message>
            <source>No layout fits: the smallest share of a GPU is %1, and it has %2.</source>
            <translation>Keine Aufteilung passt: Der kleinste Anteil einer GPU ist %1, und sie hat %2.</translation>
        </message>
        <message>
            <source>Set it by hand</source>
            <translation>Von Hand setzen</translation>
        </message>
        <message>
            <source>No layout keeps the rules: %1 sequences in a step cannot be shared out over these racks.</source>
            <translation>Keine Aufteilung hält die Regeln ein: %1 Sequenzen je Schritt lassen sich nicht über diese Racks verteilen.</translation>
        </message>
        <message>
            <source>Recompute what is cheap</source>
            <translation>Billiges neu berechnen</translation>
        </message>
        <message>
            <source>ZeRO %1</source>
            <translation>ZeRO %1</translation>
        </message>
        <message>
            <source>Sequence parallelism</source>
            <translation>Sequenzparallelität</translation>
        </message>
        <message>
            <source>A GPU of the heaviest stage must hold %1 and has %2 (%3 of activations, %4 of them in flight).</source>
            <translation>Eine GPU der schwersten Stufe muss %1 halten und hat %2 (%3 Aktivierungen, %4 davon unterwegs).</translation>
        </message>
        <message>
            <source>printed mode is always ideal</source>
            <translation>der gedruckte Modus ist immer ideal</translation>
        </message>
        <message>
            <source>the papers&apos; arithmetic does not know it</source>
            <translation>die Rechnung der Papiere kennt es nicht</translation>
        </message>
        <message>
            <source>the layout is searched for</source>
            <translation>die Aufteilung wird gesucht</translation>
        </message>
        <message>
            <source>an all-to-all sends every copy by itself</source>
            <translation>ein All-to-all sendet jede Kopie einzeln</translation>
        </message>
        <message>
            <source>this software overlaps nothing</source>
            <translation>diese Software überlappt nichts</translation>
        </message>
        <message>
            <source>Memory: %1=%2 would be faster, but a GPU would have to hold %3 of %4.</source>
            <translation>Speicher: %1=%2 wäre schneller, aber eine GPU müsste %3 von %4 halten.</translation>
        </message>
        <message>
            <source>Batch: every replica has one micro-batch; there are no more to share out.</source>
            <translation>Batch: Jedes Replikat hat einen Mikrobatch; mehr gibt es nicht zu verteilen.</translation>
        </message>
        <message>
            <source>Domain: tensor parallelism takes a whole scale-up domain.</source>
            <translation>Domäne: Tensorparallelität nimmt eine ganze Scale-up-Domäne.</translation>
        </message>
        <message>
            <source>A layout is searched for on real hardware: set conventions.mode to corrected and conventions.step_time to measured.</source>
            <translation>Eine Aufteilung wird für echte Hardware gesucht: Setzen Sie conventions.mode auf corrected und conventions.step_time auf measured.</translation>
        </message>
        <message>
            <source>Measured step times</source>
            <translation>Gemessene Schrittzeiten</translation>
        </message>
        <message>
            <source>There is no figure %1%2. Allowed: an id that `gigasite figures` lists.</source>
            <translation>Es gibt keine Kennzahl %1%2. Erlaubt: eine Kennung, die `gigasite figures` aufzählt.</translation>
        </message>
        <message>
            <source>%1 has no value for any layout of this scenario.</source>
            <translation>%1 hat für keine Aufteilung dieses Szenarios einen Wert.</translation>
        </message>
        <message>
            <source>%1 has no value for any of the %2 fastest layouts of this scenario.</source>
            <translation>%1 hat für keine der %2 schnellsten Aufteilungen dieses Szenarios einen Wert.</translation>
        </message>
        <message>
            <source>A pipeline of %1 stages takes %2 racks at one site; the largest has %3.</source>
            <translation>Eine Pipeline von %1 Stufen braucht %2 Racks an einem Standort; der größte hat %3.</translation>
        </message>
        <message>
            <source>%1 replicas do not fit; the racks hold %2.</source>
            <translation>%1 Replikate passen nicht; die Racks fassen %2.</translation>
        </message>
        <message>
            <source>%1 replicas do not fit; without site %2, which is lost, the racks hold %3.</source>
            <translation>%1 Replikate passen nicht; ohne Standort %2, der ausgefallen ist, fassen die Racks %3.</translation>
        </message>
        <message>
            <source>Use DP %1</source>
            <translation>DP %1 nehmen</translation>
        </message>
        <message>
            <source>Use all racks</source>
            <translation>Alle Racks nehmen</translation>
        </message>
        <message>
            <source>no kernels of %1 were measured; those of %2 are assumed</source>
            <translation>von %1 wurden keine Kernel gemessen; angenommen sind die von %2</translation>
        </message>
        <message>
            <source>predicted by kernels calibrated on measured runs</source>
            <translation>vorhergesagt von Kernels, an gemessenen Läufen kalibriert</translation>
        </message>
        <message>
            <source>This scenario is beyond what was measured, where the band does not reach: %1.</source>
            <translation>Dieses Szenario liegt jenseits des Gemessenen, wohin die Spanne nicht reicht: %1.</translation>
        </message>
        <message>
            <source>The step time is beyond what was measured, where its band does not reach: %1.</source>
            <translation>Die Schrittzeit liegt jenseits des Gemessenen, wohin ihre Spanne nicht reicht: %1.</translation>
        </message>
        <message>
            <source>Your own anchor multiplies the step time by %1.</source>
            <translation>Ihr eigener Anker multipliziert die Schrittzeit mit %1.</translation>
        </message>
        <message>
            <source>constants fitted to published training runs (gigasite validate)</source>
            <translation>Konstanten, an veröffentlichte Trainingsläufe angepasst (gigasite validate)</translation>
        </message>
        <message>
            <source>more than 2,048 GPUs for a model with experts</source>
            <translation>mehr als 2.048 GPUs für ein Modell mit Experten</translation>
        </message>
        <message>
            <source>more than 512 GPUs with sharded weights</source>
            <translation>mehr als 512 GPUs mit aufgeteilten Gewichten</translation>
        </message>
        <message>
            <source>sharded weights of a model with experts</source>
            <translation>aufgeteilte Gewichte eines Modells mit Experten</translation>
        </message>
        <message>
            <source>sharded weights beside context parallelism</source>
            <translation>aufgeteilte Gewichte neben Kontext-Parallelität</translation>
        </message>
        <message>
            <source>sharded weights beside more than 8 pipeline stages</source>
            <translation>aufgeteilte Gewichte neben mehr als 8 Pipeline-Stufen</translation>
        </message>
        <message>
            <source>sequences longer than 65,536 tokens with sharded weights</source>
            <translation>Sequenzen von mehr als 65.536 Token mit aufgeteilten Gewichten</translation>
        </message>
        <message>
            <source>PyTorch's own parallelism on a GPU newer than Hopper</source>
            <translation>PyTorchs eigene Parallelität auf einer neueren GPU als Hopper</translation>
        </message>
        <message>
            <source>training across sites: every measured run was at one</source>
            <translation>Training über Standorte hinweg: jeder gemessene Lauf war an einem</translation>
        </message>
        <message>
            <source>Waiting of uneven chunks</source>
            <translation>Warten ungleicher Abschnitte</translation>
        </message>
        <message>
            <source>interleaved chunks that differ by a layer, played pass by pass, beyond what alike ones take</source>
            <translation>verschränkte Abschnitte, die sich um eine Schicht unterscheiden, Durchlauf für Durchlauf gespielt, über das hinaus, was gleiche brauchen</translation>
        </message>
        <message>
            <source>tensor parallelism above 8</source>
            <translation>Tensorparallelität über 8</translation>
        </message>
        <message>
            <source>%1 GPUs at work in a scale-up domain: measured runs had 8 or 72</source>
            <translation>%1 GPUs arbeiten in einer Scale-up-Domäne: gemessene Läufe hatten 8 oder 72</translation>
        </message>
        <message>
            <source>another NIC rate than the 50 to 800 Gb/s of measured runs</source>
            <translation>eine andere NIC-Rate als die 50 bis 800 Gb/s gemessener Läufe</translation>
        </message>
        <message>
            <source>another scale-up rate than the 300 to 900 GB/s of measured runs</source>
            <translation>eine andere Scale-up-Rate als die 300 bis 900 GB/s gemessener Läufe</translation>
        </message>
        <message>
            <source>hidden sizes below 2,048</source>
            <translation>verborgene Größen unter 2.048</translation>
        </message>
        <message>
            <source>hidden sizes above 25,600</source>
            <translation>verborgene Größen über 25.600</translation>
        </message>
        <message>
            <source>sequences shorter than 2,048 tokens</source>
            <translation>Sequenzen kürzer als 2.048 Token</translation>
        </message>
        <message>
            <source>a typed peak: the kernels of %1 were measured at its own</source>
            <translation>eine getippte Spitzenleistung: die Kernel von %1 wurden bei ihrer eigenen gemessen</translation>
        </message>
        <message>
            <source>sequences longer than %1 tokens</source>
            <translation>Sequenzen länger als %1 Token</translation>
        </message>
        <message>
            <source>context parallelism above %1</source>
            <translation>Kontextparallelität über %1</translation>
        </message>
        <message>
            <source>expert parallelism above %1</source>
            <translation>Expertenparallelität über %1</translation>
        </message>
        <message>
            <source>more than %1 pipeline stages</source>
            <translation>mehr als %1 Pipeline-Stufen</translation>
        </message>
        <message>
            <source>software newer than that of any measured run</source>
            <translation>Software, die neuer ist als die jedes gemessenen Laufs</translation>
        </message>
        <message>
            <source>software older than that of any measured run on such a GPU</source>
            <translation>Software, die älter ist als die jedes gemessenen Laufs auf einer solchen GPU</translation>
        </message>
        <message>
            <source>Whole racks, pipelines and sequences: %1 of %2 GPUs stay idle.</source>
            <translation>Ganze Racks, Pipelines und Sequenzen: %1 von %2 GPUs bleiben untätig.</translation>
        </message>
        <message>
            <source>it moves the simulated transfers only, the step time takes them in closed form</source>
            <translation>ändert nur die simulierten Übertragungen, die Schrittzeit rechnet sie in geschlossener Form</translation>
        </message>
        <message>
            <source>Training across sites</source>
            <translation>Training über Standorte</translation>
        </message>
        <message>
            <source>all-reduce</source>
            <translation>All-Reduce</translation>
        </message>
        <message>
            <source>pipeline across sites</source>
            <translation>Pipeline über Standorte</translation>
        </message>
        <message>
            <source>local updates</source>
            <translation>lokale Schritte</translation>
        </message>
        <message>
            <source>What crosses: gradients of every step; activations of pipelines whose stages are spread over the sites; or changes of parameters every so many steps.</source>
            <translation>Was zwischen den Standorten läuft: die Gradienten jedes Schritts; Aktivierungen von Pipelines, deren Stufen über die Standorte verteilt sind; oder alle so und so viele Schritte die Änderungen der Parameter.</translation>
        </message>
        <message>
            <source>nextgen S4.2; Douillard et al. 2023 (DiLoCo)</source>
            <translation>nextgen S4.2; Douillard et al. 2023 (DiLoCo)</translation>
        </message>
        <message>
            <source>Steps between meetings</source>
            <translation>Schritte je Abgleich</translation>
        </message>
        <message>
            <source>Local updates: sites train alone for so many steps, then average what they changed. What that costs in convergence is not modelled.</source>
            <translation>Lokale Schritte: Standorte trainieren so viele Schritte allein und mitteln dann, was sie geändert haben. Was das an Konvergenz kostet, ist nicht modelliert.</translation>
        </message>
        <message>
            <source>Douillard et al. 2023: 500</source>
            <translation>Douillard et al. 2023: 500</translation>
        </message>
        <message>
            <source>WAN transport</source>
            <translation>WAN-Transport</translation>
        </message>
        <message>
            <source>fixed rates</source>
            <translation>feste Raten</translation>
        </message>
        <message>
            <source>TCP</source>
            <translation>TCP</translation>
        </message>
        <message>
            <source>Flows admitted at a fixed rate each, or TCP, whose rate follows from RTT and loss.</source>
            <translation>Flüsse, die mit je einer festen Rate zugelassen werden, oder TCP, dessen Rate aus RTT und Verlust folgt.</translation>
        </message>
        <message>
            <source>nextgen S5; Jain et al. 2013 (B4)</source>
            <translation>nextgen S5; Jain et al. 2013 (B4)</translation>
        </message>
        <message>
            <source>Rate of a flow</source>
            <translation>Rate eines Flusses</translation>
        </message>
        <message>
            <source>Fixed rate of one admitted flow; auto shares the site&apos;s rate among all. As many are admitted as fit, the others wait.</source>
            <translation>Feste Rate eines zugelassenen Flusses; auto teilt die Rate des Standorts unter allen auf. Zugelassen werden so viele, wie hineinpassen, die anderen warten.</translation>
        </message>
        <message>
            <source>Packet loss</source>
            <translation>Paketverlust</translation>
        </message>
        <message>
            <source>Share of packets that get lost between sites, for example by bit errors.</source>
            <translation>Anteil der Pakete, die zwischen Standorten verloren gehen, etwa durch Bitfehler.</translation>
        </message>
        <message>
            <source>a bit error ratio of 1e-12 behind the line&apos;s own FEC, packets of 4 KiB</source>
            <translation>Bitfehlerrate 1e-12 hinter der FEC der Leitung selbst, Pakete von 4 KiB</translation>
        </message>
        <message>
            <source>WAN packet</source>
            <translation>WAN-Paket</translation>
        </message>
        <message>
            <source>Payload of one packet between sites, the segment size of TCP.</source>
            <translation>Nutzlast eines Pakets zwischen Standorten, die Segmentgröße von TCP.</translation>
        </message>
        <message>
            <source>RDMA&apos;s largest MTU</source>
            <translation>größte MTU von RDMA</translation>
        </message>
        <message>
            <source>FEC overhead</source>
            <translation>FEC-Aufschlag</translation>
        </message>
        <message>
            <source>Lost site</source>
            <translation>Ausgefallener Standort</translation>
        </message>
        <message>
            <source>Number of a site that is out and trains nothing; 0 = none.</source>
            <translation>Nummer eines Standorts, der ausgefallen ist und nichts trainiert; 0 = keiner.</translation>
        </message>
        <message>
            <source>Lost fibre pairs</source>
            <translation>Verlorene Faserpaare</translation>
        </message>
        <message>
            <source>Fibre pairs that are cut, of every link or of one.</source>
            <translation>Faserpaare, die durchtrennt sind, jeder Strecke oder einer.</translation>
        </message>
        <message>
            <source>Wavelength</source>
            <translation>Wellenlänge</translation>
        </message>
        <message>
            <source>Rate of one wavelength on a fibre.</source>
            <translation>Rate einer Wellenlänge auf einer Faser.</translation>
        </message>
        <message>
            <source>400ZR: 400 Gb/s; field trials: 800 Gb/s</source>
            <translation>400ZR: 400 Gb/s; Feldversuche: 800 Gb/s</translation>
        </message>
        <message>
            <source>Fibre pair</source>
            <translation>Faserpaar</translation>
        </message>
        <message>
            <source>Rate of all wavelengths on one pair of fibres, one way.</source>
            <translation>Rate aller Wellenlängen eines Faserpaars in einer Richtung.</translation>
        </message>
        <message>
            <source>C band: 64 × 400 Gb/s; C and L: 64 Tb/s</source>
            <translation>C-Band: 64 × 400 Gb/s; C und L: 64 Tb/s</translation>
        </message>
        <message>
            <source>Fibre</source>
            <translation>Faser</translation>
        </message>
        <message>
            <source>leased wavelengths</source>
            <translation>gemietete Wellenlängen</translation>
        </message>
        <message>
            <source>dark fibre</source>
            <translation>unbeleuchtete Faser</translation>
        </message>
        <message>
            <source>new build</source>
            <translation>Neubau</translation>
        </message>
        <message>
            <source>Wavelengths leased by the year, strands bought for the long term, or a new cable along all routes.</source>
            <translation>Jahrweise gemietete Wellenlängen, auf lange Zeit gekaufte Fasern oder ein neues Kabel entlang aller Strecken.</translation>
        </message>
        <message>
            <source>Lease of a wavelength</source>
            <translation>Miete einer Wellenlänge</translation>
        </message>
        <message>
            <source>Price of one wavelength over one link; auto scales the catalogue&apos;s price of 400 Gb/s.</source>
            <translation>Preis einer Wellenlänge über eine Strecke; auto rechnet den Katalogpreis für 400 Gb/s um.</translation>
        </message>
        <message>
            <source>planning figure, unconfirmed</source>
            <translation>Planungswert, unbestätigt</translation>
        </message>
        <message>
            <source>Dark fibre per strand and km</source>
            <translation>Unbeleuchtete Faser je Strang und km</translation>
        </message>
        <message>
            <source>Price of one strand for about 20 years.</source>
            <translation>Preis eines Strangs für etwa 20 Jahre.</translation>
        </message>
        <message>
            <source>New cable per km</source>
            <translation>Neues Kabel je km</translation>
        </message>
        <message>
            <source>Price of a new cable along the route.</source>
            <translation>Preis eines neuen Kabels entlang der Strecke.</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>Kühlung</translation>
        </message>
        <message>
            <source>dry</source>
            <translation>trocken</translation>
        </message>
        <message>
            <source>evaporative</source>
            <translation>Verdunstung</translation>
        </message>
        <message>
            <source>closed loop</source>
            <translation>geschlossener Kreis</translation>
        </message>
        <message>
            <source>Air alone, with no water; cooling towers that evaporate it; or a sealed warm-water loop with dry coolers.</source>
            <translation>Nur Luft, ohne Wasser; Kühltürme, die es verdunsten; oder ein geschlossener Warmwasserkreis mit Trockenkühlern.</translation>
        </message>
        <message>
            <source>nextgen S2: dry</source>
            <translation>nextgen S2: trocken</translation>
        </message>
        <message>
            <source>Heat that a square metre of datacenter surface can dissipate; auto by technology.</source>
            <translation>Wärme, die ein Quadratmeter Rechenzentrum abgeben kann; auto nach Verfahren.</translation>
        </message>
        <message>
            <source>Water per IT energy</source>
            <translation>Wasser je IT-Energie</translation>
        </message>
        <message>
            <source>Water that cooling uses up per kWh of IT energy; auto by technology.</source>
            <translation>Wasser, das die Kühlung je kWh IT-Energie verbraucht; auto nach Verfahren.</translation>
        </message>
        <message>
            <source>LBNL 2024: 0.36 l/kWh on average in the United States</source>
            <translation>LBNL 2024: im Mittel 0,36 l/kWh in den Vereinigten Staaten</translation>
        </message>
        <message>
            <source>Idle power</source>
            <translation>Leerlaufleistung</translation>
        </message>
        <message>
            <source>Power of a rack whose GPUs wait, over its peak.</source>
            <translation>Leistung eines Racks, dessen GPUs warten, bezogen auf seine Spitze.</translation>
        </message>
        <message>
            <source>catalogue: 30 %</source>
            <translation>Katalog: 30 %</translation>
        </message>
        <message>
            <source>Power while communicating</source>
            <translation>Leistung bei Kommunikation</translation>
        </message>
        <message>
            <source>Power of a rack while nothing hides its communication, over its peak.</source>
            <translation>Leistung eines Racks, während nichts seine Kommunikation verdeckt, bezogen auf seine Spitze.</translation>
        </message>
        <message>
            <source>Patel et al. 2024: 20 to 75 %</source>
            <translation>Patel et al. 2024: 20 bis 75 %</translation>
        </message>
        <message>
            <source>Rate of this site to the others, one way; auto takes the rate of every site. The slowest that trains decides.</source>
            <translation>Rate dieses Standorts zu den anderen in einer Richtung; auto nimmt die Rate aller Standorte. Der langsamste, der trainiert, entscheidet.</translation>
        </message>
        <message>
            <source>sites with at least one replica, or a stage of pipelines across sites</source>
            <translation>Standorte mit mindestens einer Replik oder einer Stufe von Pipelines über Standorte</translation>
        </message>
        <message>
            <source>nextgen S4.2; a pipeline across sites sends a micro-batch&apos;s activations of all replicas</source>
            <translation>nextgen S4.2; eine Pipeline über Standorte sendet die Aktivierungen eines Mikrobatches aller Repliken</translation>
        </message>
        <message>
            <source>WAN messages per step</source>
            <translation>WAN-Nachrichten je Schritt</translation>
        </message>
        <message>
            <source>of the site that sends most: gradients of every stage, on average, or activations there and back</source>
            <translation>des Standorts, der am meisten sendet: Gradienten jeder Stufe, im Mittel, oder Aktivierungen hin und zurück</translation>
        </message>
        <message>
            <source>Loss behind FEC</source>
            <translation>Verlust hinter FEC</translation>
        </message>
        <message>
            <source>WAN bytes on the wire per message</source>
            <translation>WAN-Bytes je Nachricht auf der Leitung</translation>
        </message>
        <message>
            <source>with parity, or what is sent again</source>
            <translation>mit Parität oder dem, was erneut gesendet wird</translation>
        </message>
        <message>
            <source>nextgen S5: one layer in 100 ms; the printed 14 Tb/s cannot be derived. Local updates may expose one window per step</source>
            <translation>nextgen S5: eine Schicht in 100 ms; die gedruckten 14 Tb/s lassen sich nicht herleiten. Lokale Schritte dürfen ein Fenster je Schritt offenlegen</translation>
        </message>
        <message>
            <source>Replicas of the smallest site</source>
            <translation>Repliken des kleinsten Standorts</translation>
        </message>
        <message>
            <source>of those that train</source>
            <translation>derer, die trainieren</translation>
        </message>
        <message>
            <source>WAN flows at once</source>
            <translation>Gleichzeitige WAN-Flüsse</translation>
        </message>
        <message>
            <source>GPUs of a stage that have a peer at every site; nextgen S4.2: each with its peer</source>
            <translation>GPUs einer Stufe, die an jedem Standort ein Gegenüber haben; nextgen S4.2: jede mit ihrem</translation>
        </message>
        <message>
            <source>WAN rate needed per flow</source>
            <translation>Nötige WAN-Rate je Fluss</translation>
        </message>
        <message>
            <source>all GPUs of a stage share the exchange</source>
            <translation>alle GPUs einer Stufe teilen sich den Austausch</translation>
        </message>
        <message>
            <source>Rate of a TCP flow</source>
            <translation>Rate eines TCP-Flusses</translation>
        </message>
        <message>
            <source>Mathis et al. 1997: MSS/RTT · √(3/2) / √p, at most the NIC</source>
            <translation>Mathis et al. 1997: MSS/RTT · √(3/2) / √p, höchstens die NIC</translation>
        </message>
        <message>
            <source>TCP flows needed</source>
            <translation>Nötige TCP-Flüsse</translation>
        </message>
        <message>
            <source>to fill the rate needed</source>
            <translation>um die nötige Rate zu füllen</translation>
        </message>
        <message>
            <source>WAN rate of a flow</source>
            <translation>WAN-Rate eines Flusses</translation>
        </message>
        <message>
            <source>the transport&apos;s, at most an equal share of the site&apos;s rate</source>
            <translation>die des Transports, höchstens ein gleicher Anteil an der Rate des Standorts</translation>
        </message>
        <message>
            <source>WAN flows admitted</source>
            <translation>Zugelassene WAN-Flüsse</translation>
        </message>
        <message>
            <source>Jain et al. 2013 (B4): as many fixed rates as fit; the others wait</source>
            <translation>Jain et al. 2013 (B4): so viele feste Raten, wie hineinpassen; die anderen warten</translation>
        </message>
        <message>
            <source>WAN rate reached</source>
            <translation>Erreichte WAN-Rate</translation>
        </message>
        <message>
            <source>all flows, those that wait in turn; the paper&apos;s have no limit</source>
            <translation>alle Flüsse, wartende der Reihe nach; die des Artikels haben keine Grenze</translation>
        </message>
        <message>
            <source>WAN transfer</source>
            <translation>WAN-Übertragung</translation>
        </message>
        <message>
            <source>one message at the rate reached</source>
            <translation>eine Nachricht bei der erreichten Rate</translation>
        </message>
        <message>
            <source>WAN packets sent again</source>
            <translation>Erneut gesendete WAN-Pakete</translation>
        </message>
        <message>
            <source>mean rounds, of an RTT each, until the last packet is there: Σ 1 - (1 - q^k)^n over k = 1, 2, …</source>
            <translation>mittlere Zahl der Runden, je eine RTT, bis das letzte Paket da ist: Σ 1 - (1 - q^k)^n über k = 1, 2, …</translation>
        </message>
        <message>
            <source>WAN budget</source>
            <translation>WAN-Budget</translation>
        </message>
        <message>
            <source>nextgen S4.2: a backward pass hides the exchange; both passes hide activations</source>
            <translation>nextgen S4.2: ein Rückwärtslauf verdeckt den Austausch; beide Läufe verdecken Aktivierungen</translation>
        </message>
        <message>
            <source>WAN rate as built</source>
            <translation>Gebaute WAN-Rate</translation>
        </message>
        <message>
            <source>slowest of the sites that train: typed, or the rate needed</source>
            <translation>die des langsamsten Standorts, der trainiert: eingegeben oder die nötige Rate</translation>
        </message>
        <message>
            <source>WAN links</source>
            <translation>WAN-Strecken</translation>
        </message>
        <message>
            <source>the shortest ring, in the papers' conventions in the order of the sites; open for a pipeline</source>
            <translation>der kürzeste Ring, nach den Konventionen der Artikel in der Reihenfolge der Standorte; für eine Pipeline offen</translation>
        </message>
        <message>
            <source>Wavelengths per link</source>
            <translation>Wellenlängen je Strecke</translation>
        </message>
        <message>
            <source>whole ones</source>
            <translation>ganze</translation>
        </message>
        <message>
            <source>Fibre pairs per link</source>
            <translation>Faserpaare je Strecke</translation>
        </message>
        <message>
            <source>C band: 64 channels of 400 Gb/s</source>
            <translation>C-Band: 64 Kanäle mit 400 Gb/s</translation>
        </message>
        <message>
            <source>what lost fibre pairs leave of it</source>
            <translation>was verlorene Faserpaare davon lassen</translation>
        </message>
        <message>
            <source>WAN routes together</source>
            <translation>WAN-Strecken zusammen</translation>
        </message>
        <message>
            <source>Σ over the links of great circle · route factor</source>
            <translation>Σ über die Strecken von Großkreis · Streckenfaktor</translation>
        </message>
        <message>
            <source>Amplifiers</source>
            <translation>Verstärker</translation>
        </message>
        <message>
            <source>one per pair and 80 km (60 to 100) of each route, none at its ends</source>
            <translation>einer je Paar und 80 km (60 bis 100) jeder Strecke, keiner an ihren Enden</translation>
        </message>
        <message>
            <source>Replicas of the largest site</source>
            <translation>Repliken des größten Standorts</translation>
        </message>
        <message>
            <source>Throughput without the largest site</source>
            <translation>Durchsatz ohne den größten Standort</translation>
        </message>
        <message>
            <source>replicas that are left, at the same step time; a pipeline across sites stands still</source>
            <translation>übrige Repliken bei gleicher Schrittzeit; eine Pipeline über Standorte steht still</translation>
        </message>
        <message>
            <source>Tokens without the largest site</source>
            <translation>Token ohne den größten Standort</translation>
        </message>
        <message>
            <source>replicas that are left</source>
            <translation>übrige Repliken</translation>
        </message>
        <message>
            <source>WAN rate with a fibre pair less</source>
            <translation>WAN-Rate mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>Goes round with a fibre pair less</source>
            <translation>Umgeht die Strecke mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>1 where the way round the ring then exposes less than what is left of the link</source>
            <translation>1, wo der Weg um den Ring dann weniger offenlegt, als was von der Strecke bleibt</translation>
        </message>
        <message>
            <source>The pair is one of the link that loses pairs, or of every link where all lose some; while none does, of the one link whose loss exposes most.</source>
            <translation>Das Paar fehlt der Strecke, die Paare verliert, oder jeder, wo alle welche verlieren; solange keine eines verliert, der einen Strecke, deren Ausfall am meisten offenlegt.</translation>
        </message>
        <message>
            <source>Link of the fibre pair less</source>
            <translation>Strecke des fehlenden Faserpaars</translation>
        </message>
        <message>
            <source>0: every link; else the one named, or the one whose loss exposes most</source>
            <translation>0: jede Strecke; sonst die genannte oder die, deren Ausfall am meisten offenlegt</translation>
        </message>
        <message>
            <source>Under way and sent again with a fibre pair less</source>
            <translation>Unterwegs und erneut gesendet mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>one way each and packets sent again, over the links or round the ring</source>
            <translation>je ein Weg und erneut gesendete Pakete, über die Strecken oder um den Ring</translation>
        </message>
        <message>
            <source>No link %1 joins sites that train, so nothing is cut.</source>
            <translation>Keine Strecke %1 verbindet Standorte, die trainieren; es wird nichts durchtrennt.</translation>
        </message>
        <message>
            <source>0: the sites are cut off from each other, and no step completes</source>
            <translation>0: die Standorte sind voneinander abgeschnitten, und kein Schritt wird fertig</translation>
        </message>
        <message>
            <source>Step time with a fibre pair less</source>
            <translation>Schrittzeit mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>the same work at the lower rate</source>
            <translation>dieselbe Arbeit bei der geringeren Rate</translation>
        </message>
        <message>
            <source>A slower exchange hides less; the paper counts as hidden what a backward pass covers.</source>
            <translation>Von einem langsameren Austausch ist weniger verdeckt; der Artikel zählt als verdeckt, was ein Rückwärtslauf deckt.</translation>
        </message>
        <message>
            <source>The papers count with every fibre lit.</source>
            <translation>Die Artikel rechnen mit jeder Faser in Betrieb.</translation>
        </message>
        <message>
            <source>Exposed WAN with a fibre pair less</source>
            <translation>Offenes WAN mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>as between sites in order, at the lower rate</source>
            <translation>wie mit allen Fasern, bei der geringeren Rate</translation>
        </message>
        <message>
            <source>WAN transfer with a fibre pair less</source>
            <translation>WAN-Übertragung mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>one message at the lower rate, shared anew by flows at their own rate</source>
            <translation>eine Nachricht bei der geringeren Rate, neu geteilt unter Flüssen mit eigener Rate</translation>
        </message>
        <message>
            <source>What a TCP flow or an admitted one takes of a link is less than the whole, and stays so where a pair is cut.</source>
            <translation>Was ein TCP-Fluss oder ein zugelassener von einer Strecke nimmt, ist weniger als das Ganze, und bleibt es, wo ein Paar durchtrennt ist.</translation>
        </message>
        <message>
            <source>Heat per area in use</source>
            <translation>Wärme je Fläche, gültig</translation>
        </message>
        <message>
            <source>Water per IT energy in use</source>
            <translation>Wasser je IT-Energie, gültig</translation>
        </message>
        <message>
            <source>Idle power in use</source>
            <translation>Leerlaufleistung, gültig</translation>
        </message>
        <message>
            <source>Communicating power in use</source>
            <translation>Leistung bei Kommunikation, gültig</translation>
        </message>
        <message>
            <source>GPUs in use, of all</source>
            <translation>Anteil genutzter GPUs</translation>
        </message>
        <message>
            <source>the others idle, or are lost</source>
            <translation>die anderen im Leerlauf oder ausgefallen</translation>
        </message>
        <message>
            <source>share of the step</source>
            <translation>Anteil am Schritt</translation>
        </message>
        <message>
            <source>share of the step that nothing hides</source>
            <translation>Anteil am Schritt, den nichts verdeckt</translation>
        </message>
        <message>
            <source>the rest: bubble, overhead, stragglers</source>
            <translation>der Rest: Blase, Fixkosten, Nachzügler</translation>
        </message>
        <message>
            <source>IT power while computing</source>
            <translation>IT-Leistung beim Rechnen</translation>
        </message>
        <message>
            <source>GPUs in use at their peak, the others idle, those of a lost site off</source>
            <translation>genutzte GPUs auf ihrer Spitze, die anderen im Leerlauf, die eines ausgefallenen Standorts aus</translation>
        </message>
        <message>
            <source>IT power while communicating</source>
            <translation>IT-Leistung bei Kommunikation</translation>
        </message>
        <message>
            <source>Patel et al. 2024: 20 to 75 % of peak in measured training runs</source>
            <translation>Patel et al. 2024: 20 bis 75 % der Spitze in gemessenen Trainingsläufen</translation>
        </message>
        <message>
            <source>IT power while waiting</source>
            <translation>IT-Leistung beim Warten</translation>
        </message>
        <message>
            <source>all GPUs idle, those of a lost site off</source>
            <translation>alle GPUs im Leerlauf, die eines ausgefallenen Standorts aus</translation>
        </message>
        <message>
            <source>Swing between phases</source>
            <translation>Schwankung zwischen Phasen</translation>
        </message>
        <message>
            <source>at most: if all GPUs change phase at once; within every step</source>
            <translation>höchstens: wenn alle GPUs zugleich die Phase wechseln; in jedem Schritt</translation>
        </message>
        <message>
            <source>Average IT power</source>
            <translation>Mittlere IT-Leistung</translation>
        </message>
        <message>
            <source>over a step</source>
            <translation>über einen Schritt</translation>
        </message>
        <message>
            <source>Average site power</source>
            <translation>Mittlere Standortleistung</translation>
        </message>
        <message>
            <source>cooling follows the heat</source>
            <translation>die Kühlung folgt der Wärme</translation>
        </message>
        <message>
            <source>Average power from own plants</source>
            <translation>Mittlere Leistung eigener Kraftwerke</translation>
        </message>
        <message>
            <source>of each site: what its own plants can give, at most what it draws</source>
            <translation>je Standort: was seine eigenen Kraftwerke geben können, höchstens was er zieht</translation>
        </message>
        <message>
            <source>Average power from the grid</source>
            <translation>Mittlere Leistung aus dem Netz</translation>
        </message>
        <message>
            <source>own plants run first</source>
            <translation>eigene Kraftwerke laufen zuerst</translation>
        </message>
        <message>
            <source>Price of energy at average power</source>
            <translation>Preis der Energie bei mittlerer Leistung</translation>
        </message>
        <message>
            <source>as at full load, but of less energy own plants give a larger part</source>
            <translation>wie bei Volllast, doch von weniger Energie geben eigene Kraftwerke einen größeren Teil</translation>
        </message>
        <message>
            <source>Energy per step</source>
            <translation>Energie je Schritt</translation>
        </message>
        <message>
            <source>of the facility</source>
            <translation>der ganzen Anlage</translation>
        </message>
        <message>
            <source>Energy per token</source>
            <translation>Energie je Token</translation>
        </message>
        <message>
            <source>Energy of the training run</source>
            <translation>Energie des Trainingslaufs</translation>
        </message>
        <message>
            <source>Water per year</source>
            <translation>Wasser pro Jahr</translation>
        </message>
        <message>
            <source>that cooling evaporates, at the average power; not that of power plants</source>
            <translation>das die Kühlung verdunstet, bei mittlerer Leistung; nicht das der Kraftwerke</translation>
        </message>
        <message>
            <source>by definition: all that is bought, once; the papers price no fibre between sites</source>
            <translation>nach Definition: alles, was gekauft wird, einmal; die Artikel nennen keinen Preis für Fasern zwischen Standorten</translation>
        </message>
        <message>
            <source>Energy per year at average power</source>
            <translation>Energie pro Jahr bei mittlerer Leistung</translation>
        </message>
        <message>
            <source>phases of a step instead of full load; sums take full load</source>
            <translation>Phasen eines Schritts statt Volllast; Summen nehmen Volllast</translation>
        </message>
        <message>
            <source>Fibre between sites per year</source>
            <translation>Fasern zwischen Standorten pro Jahr</translation>
        </message>
        <message>
            <source>leased wavelengths; planning price, tier D: 8,000 to 30,000 $ a month for 400 Gb/s</source>
            <translation>gemietete Wellenlängen; Planungspreis, Stufe D: 8.000 bis 30.000 $ im Monat für 400 Gb/s</translation>
        </message>
        <message>
            <source>Fibre per year, cheapest</source>
            <translation>Fasern pro Jahr, günstigste</translation>
        </message>
        <message>
            <source>lower end of the catalogue&apos;s range of prices</source>
            <translation>unteres Ende der Preisspanne im Katalog</translation>
        </message>
        <message>
            <source>Fibre per year, dearest</source>
            <translation>Fasern pro Jahr, teuerste</translation>
        </message>
        <message>
            <source>upper end of the catalogue&apos;s range of prices</source>
            <translation>oberes Ende der Preisspanne im Katalog</translation>
        </message>
        <message>
            <source>Fibre between sites</source>
            <translation>Fasern zwischen Standorten</translation>
        </message>
        <message>
            <source>strands or a cable along all routes, and a transponder at both ends of each wavelength; planning prices, tier D</source>
            <translation>Stränge oder ein Kabel entlang aller Strecken und ein Transponder an beiden Enden jeder Wellenlänge; Planungspreise, Stufe D</translation>
        </message>
        <message>
            <source>by definition: straight-line depreciation, without interest or staff, energy, and leased fibre</source>
            <translation>nach Definition: lineare Abschreibung, ohne Zinsen oder Personal, Energie und gemietete Fasern</translation>
        </message>
        <message>
            <source>nextgen S4.2; all stages meet at once in local updates; one way for activations</source>
            <translation>nextgen S4.2; bei lokalen Schritten gleichen alle Stufen zugleich ab; Aktivierungen nur hin</translation>
        </message>
        <message>
            <source>Exposed between sites</source>
            <translation>Offen zwischen Standorten</translation>
        </message>
        <message>
            <source>the last stage&apos;s exchange and what others fall behind; what pipelines wait for other sites; a meeting over its steps</source>
            <translation>der Austausch der letzten Stufe und der Rückstand der anderen; worauf Pipelines an anderen Standorten warten; ein Abgleich auf seine Schritte verteilt</translation>
        </message>
        <message>
            <source>The paper counts as hidden what a backward pass covers of the exchange; the last stage has none left.</source>
            <translation>Der Artikel zählt als verdeckt, was ein Rückwärtslauf vom Austausch deckt; die letzte Stufe hat keinen mehr vor sich.</translation>
        </message>
        <message>
            <source>A site that is lost holds none, and pipelines across sites share out the racks of all; the paper knows neither.</source>
            <translation>Ein ausgefallener Standort hat keine, und Pipelines über Standorte teilen die Racks aller auf; der Artikel kennt beides nicht.</translation>
        </message>
        <message>
            <source>Replicas stand in the site&apos;s own whole racks, or all of them have stages there; the paper splits their sum by share.</source>
            <translation>Repliken stehen in eigenen ganzen Racks des Standorts, oder alle haben dort Stufen; der Artikel teilt ihre Summe nach Anteil.</translation>
        </message>
        <message>
            <source>Between sites a micro-batch&apos;s activations take %1, longer than the %2 of computation that should hide them.</source>
            <translation>Zwischen Standorten brauchen die Aktivierungen eines Mikrobatches %1, länger als die %2 Rechnung, die sie verdecken sollen.</translation>
        </message>
        <message>
            <source>Sites that meet every %1 steps only learn otherwise than one that meets every step; what that costs in tokens is not modelled.</source>
            <translation>Standorte, die sich nur alle %1 Schritte abgleichen, lernen anders als bei Abgleich in jedem Schritt; was das an Token kostet, ist nicht modelliert.</translation>
        </message>
        <message>
            <source>All %1 fibre pairs of link %2, are cut and no other link leads round it, so no step completes.</source>
            <translation>Alle %1 Faserpaare der Strecke %2, sind durchtrennt und keine andere führt um sie herum, kein Schritt wird fertig.</translation>
        </message>
        <message>
            <source>All %1 fibre pairs between sites are cut, so no step completes.</source>
            <translation>Alle %1 Faserpaare zwischen Standorten sind durchtrennt, kein Schritt wird fertig.</translation>
        </message>
        <message>
            <source>No flow is admitted: one takes %1 and the slowest site has %2.</source>
            <translation>Kein Fluss wird zugelassen: einer braucht %1, und der langsamste Standort hat %2.</translation>
        </message>
        <message>
            <source>Share it among all flows</source>
            <translation>Unter allen Flüssen aufteilen</translation>
        </message>
        <message>
            <source>TCP reaches %1 of %2: %3 flows of %4 at this RTT and loss.</source>
            <translation>TCP erreicht %1 von %2: %3 Flüsse mit %4 bei dieser RTT und diesem Verlust.</translation>
        </message>
        <message>
            <source>Admit at fixed rates</source>
            <translation>Mit festen Raten zulassen</translation>
        </message>
        <message>
            <source>%1 is out: it trains nothing, and its energy is not counted. Its power, racks, building and network stay as built and paid for; fibre counts between the sites that are left.</source>
            <translation>%1 ist ausgefallen: Er trainiert nichts, und seine Energie zählt nicht. Seine Leistung, Racks, Gebäude und Netz bleiben wie gebaut und bezahlt; Faser zählt zwischen den Standorten, die bleiben.</translation>
        </message>
        <message>
            <source>Restore it</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>No stage of the pipelines across sites stands at %1; it trains nothing.</source>
            <translation>Keine Stufe der Pipelines über Standorte steht in %1; dort wird nichts trainiert.</translation>
        </message>
        <message>
            <source>There is no site %1, so none is lost.</source>
            <translation>Einen Standort %1 gibt es nicht, also fällt keiner aus.</translation>
        </message>
        <message>
            <source>sites meet in every step</source>
            <translation>Standorte gleichen in jedem Schritt ab</translation>
        </message>
        <message>
            <source>TCP finds its rate itself</source>
            <translation>TCP findet seine Rate selbst</translation>
        </message>
        <message>
            <source>fibre is had in another way</source>
            <translation>Fasern werden anders beschafft</translation>
        </message>
        <message>
            <source>Site 1 WAN rate</source>
            <translation>Ort 1 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 2 WAN rate</source>
            <translation>Ort 2 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 3 WAN rate</source>
            <translation>Ort 3 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 4 WAN rate</source>
            <translation>Ort 4 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 5 WAN rate</source>
            <translation>Ort 5 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 6 WAN rate</source>
            <translation>Ort 6 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 7 WAN rate</source>
            <translation>Ort 7 WAN-Rate</translation>
        </message>
        <message>
            <source>Site 8 WAN rate</source>
            <translation>Ort 8 WAN-Rate</translation>
        </message>
        <message>
            <source>heaviest stage: its parameters; ZeRO 3 shards them and gathers one layer whole</source>
            <translation>schwerste Stufe: ihre Parameter; ZeRO 3 verteilt sie und sammelt eine Schicht ganz ein</translation>
        </message>
        <message>
            <source>heaviest stage: its parameters, sharded over their replicas from ZeRO 2 on</source>
            <translation>schwerste Stufe: ihre Parameter, ab ZeRO 2 über ihre Replikate verteilt</translation>
        </message>
        <message>
            <source>heaviest stage: its parameters, sharded over their replicas from ZeRO 1 on</source>
            <translation>schwerste Stufe: ihre Parameter, ab ZeRO 1 über ihre Replikate verteilt</translation>
        </message>
        <message>
            <source>All activations of a layer</source>
            <translation>Alle Aktivierungen einer Schicht</translation>
        </message>
        <message>
            <source>Korthikanti 2022: 34 bytes per token and hidden unit of a classical layer, 2 fewer in gated ones, which know no dropout, without the scores that fused attention never stores</source>
            <translation>Korthikanti 2022: 34 Bytes je Token und verborgener Einheit einer klassischen Schicht, 2 weniger in solchen mit Gate, die kein Dropout kennen, ohne die Scores, die verschmolzene Attention nie speichert</translation>
        </message>
        <message>
            <source>Activations of a layer</source>
            <translation>Aktivierungen einer Schicht</translation>
        </message>
        <message>
            <source>what the backward pass does not compute again: all; with fused attention all but norms and activation functions, with latent attention all but what comes up from the latents; or the layer's input. Unfused attention keeps its scores, 5 bytes each, unless they are recomputed</source>
            <translation>was der Rückwärtslauf nicht neu berechnet: alles; mit verschmolzener Attention alles außer Normen und Aktivierungsfunktionen, mit latenter Attention alles außer dem, was aus den Latenten kommt; oder nur die Eingabe der Schicht. Unverschmolzene Attention behält ihre Scores, je 5 Bytes, wenn sie nicht neu berechnet werden</translation>
        </message>
        <message>
            <source>Layers in flight</source>
            <translation>Schichten unterwegs</translation>
        </message>
        <message>
            <source>heaviest stage: layers of the micro-batches or chunks that are forward but not yet backward</source>
            <translation>schwerste Stufe: Schichten der Mikrobatches oder Abschnitte, die vorwärts, aber noch nicht rückwärts gelaufen sind</translation>
        </message>
        <message>
            <source>heaviest stage; full recomputation holds one layer whole at a time</source>
            <translation>schwerste Stufe; volle Neuberechnung hält jeweils eine Schicht ganz</translation>
        </message>
        <message>
            <source>last stage, one micro-batch: 6 bytes per token and entry, 10 where the loss is not fused; none where another stage is heavier</source>
            <translation>letzte Stufe, ein Mikrobatch: 6 Bytes je Token und Eintrag, 10, wo der Loss nicht verschmolzen ist; keine, wo eine andere Stufe schwerer ist</translation>
        </message>
        <message>
            <source>on their way to experts and back, one layer, two bytes each</source>
            <translation>unterwegs zu Experten und zurück, eine Schicht, je zwei Bytes</translation>
        </message>
        <message>
            <source>VPP %1</source>
            <translation>VPP %1</translation>
        </message>
        <message>
            <source>CP %1</source>
            <translation>CP %1</translation>
        </message>
        <message>
            <source>EP %1</source>
            <translation>EP %1</translation>
        </message>
        <message>
            <source>DP %1</source>
            <translation>DP %1</translation>
        </message>
        <message>
            <source>all racks</source>
            <translation>alle Racks</translation>
        </message>
        <message>
            <source>no sequence parallelism</source>
            <translation>keine Sequenzparallelität</translation>
        </message>
        <message>
            <source>micro-batches of %1</source>
            <translation>Mikrobatches zu %1</translation>
        </message>
        <message>
            <source>%1 micro-batches</source>
            <translation>%1 Mikrobatches</translation>
        </message>
        <message>
            <source>%1 has no racks and trains nothing: its share is %2.</source>
            <translation>%1 hat keine Racks und trainiert nichts: sein Anteil ist %2.</translation>
        </message>
        <message>
            <source>software of %1, not %2</source>
            <translation>Software von %1, nicht %2</translation>
        </message>
        <message>
            <source>%1, not %2</source>
            <translation>%1, nicht %2</translation>
        </message>
        <message>
            <source>sequences of %1, not %2 tokens</source>
            <translation>Sequenzen von %1, nicht %2 Token</translation>
        </message>
        <message>
            <source>EP %1, not %2</source>
            <translation>EP %1, nicht %2</translation>
        </message>
        <message>
            <source>another limit of nodes per token</source>
            <translation>eine andere Grenze der Knoten je Token</translation>
        </message>
        <message>
            <source>another token dispatcher</source>
            <translation>ein anderer Token-Verteiler</translation>
        </message>
        <message>
            <source>%1, not %2 GPUs</source>
            <translation>%1, nicht %2 GPUs</translation>
        </message>
        <message>
            <source>beyond what the constants were fitted on: %1</source>
            <translation>jenseits dessen, woran die Konstanten angepasst wurden: %1</translation>
        </message>
        <message>
            <source>the most similar run of this model is predicted within 10 %; this one has %1</source>
            <translation>der ähnlichste Lauf dieses Modells ist auf 10 % genau vorhergesagt; dieser hat %1</translation>
        </message>
        <message>
            <source>experts on several nodes, and the source states no limit of nodes per token</source>
            <translation>Experten auf mehreren Knoten, und die Quelle nennt keine Grenze der Knoten je Token</translation>
        </message>
        <message>
            <source>Site 1 overhead</source>
            <translation>Standort 1 Overhead</translation>
        </message>
        <message>
            <source>Site 2 overhead</source>
            <translation>Standort 2 Overhead</translation>
        </message>
        <message>
            <source>Site 3 overhead</source>
            <translation>Standort 3 Overhead</translation>
        </message>
        <message>
            <source>Site 4 overhead</source>
            <translation>Standort 4 Overhead</translation>
        </message>
        <message>
            <source>Site 5 overhead</source>
            <translation>Standort 5 Overhead</translation>
        </message>
        <message>
            <source>Site 6 overhead</source>
            <translation>Standort 6 Overhead</translation>
        </message>
        <message>
            <source>Site 7 overhead</source>
            <translation>Standort 7 Overhead</translation>
        </message>
        <message>
            <source>Site 8 overhead</source>
            <translation>Standort 8 Overhead</translation>
        </message>
        <message>
            <source>Facility power over IT power here; auto takes the one of all sites.</source>
            <translation>Anlagenleistung durch IT-Leistung hier; auto nimmt den Wert aller Standorte.</translation>
        </message>
        <message>
            <source>power.overhead</source>
            <translation>power.overhead</translation>
        </message>
        <message>
            <source>all plants near</source>
            <translation>alle Kraftwerke nahebei</translation>
        </message>
        <message>
            <source>firm plants near</source>
            <translation>gesicherte Kraftwerke nahebei</translation>
        </message>
        <message>
            <source>nuclear plants near</source>
            <translation>Kernkraftwerke nahebei</translation>
        </message>
        <message>
            <source>share of the grid</source>
            <translation>Anteil am Stromnetz</translation>
        </message>
        <message>
            <source>What a place can power. Flexible load: what its grid can add if curtailed at the seasonal peaks, as far as lines and firm plants near reach. 2024 paper: its grid's largest generation less largest demand. The others count plants within the radius: all, firm, nuclear, or their part of the 2024 paper's figure. Auto: paper in printed mode, flexible load in corrected mode.</source>
            <translation>Was ein Ort versorgen kann. Flexible Last: was sein Stromnetz aufnehmen kann, wenn an den saisonalen Spitzen abgeregelt wird, soweit Leitungen und gesicherte Kraftwerke nahebei reichen. Artikel 2024: größte Erzeugung seines Netzes minus größter Bedarf. Die übrigen zählen Kraftwerke im Umkreis: alle, gesicherte, Kernkraftwerke oder deren Anteil am Wert des Artikels. Auto: Artikel im gedruckten Modus, flexible Last im korrigierten.</translation>
        </message>
        <message>
            <source>Norris et al. 2025; nextgen S2, Table 1</source>
            <translation>Norris et al. 2025; nextgen S2, Tabelle 1</translation>
        </message>
        <message>
            <source>Plant radius</source>
            <translation>Umkreis, Kraftwerke</translation>
        </message>
        <message>
            <source>Plants within this distance count as a place's own.</source>
            <translation>Kraftwerke in dieser Entfernung zählen zum Ort.</translation>
        </message>
        <message>
            <source>30 real sites: 28 have the firm power they plan within 100 km</source>
            <translation>30 wirkliche Standorte: 28 haben die geplante gesicherte Leistung im Umkreis von 100 km</translation>
        </message>
        <message>
            <source>Import share</source>
            <translation>Importanteil</translation>
        </message>
        <message>
            <source>Part of a place's demand that the lines into it must be able to carry.</source>
            <translation>Teil des Bedarfs eines Orts, den die Leitungen zu ihm tragen können müssen.</translation>
        </message>
        <message>
            <source>nextgen S2: 50 %</source>
            <translation>nextgen S2: 50 %</translation>
        </message>
        <message>
            <source>Sub-zones limit</source>
            <translation>Teilzonen begrenzen</translation>
        </message>
        <message>
            <source>Let the flexible load of the sub-zone limit a place, not only that of its whole grid.</source>
            <translation>Auch die flexible Last der Teilzone begrenzt einen Ort, nicht nur die seines ganzen Netzes.</translation>
        </message>
        <message>
            <source>EIA-930, sub-zones of seven large grids</source>
            <translation>EIA-930, Teilzonen von sieben großen Netzen</translation>
        </message>
        <message>
            <source>Overhead of all racks</source>
            <translation>Overhead aller Racks</translation>
        </message>
        <message>
            <source>mean of the sites' overheads, by their racks; a site without its own has power.overhead</source>
            <translation>Mittel der Overheads der Standorte nach ihren Racks; ein Standort ohne eigenen hat power.overhead</translation>
        </message>
        <message>
            <source>Overhead by shares</source>
            <translation>Overhead nach Anteilen</translation>
        </message>
        <message>
            <source>mean of the sites' overheads, by their shares; a site without its own has power.overhead</source>
            <translation>Mittel der Overheads der Standorte nach ihren Anteilen; ein Standort ohne eigenen hat power.overhead</translation>
        </message>
        <message>
            <source>grid tables: smallest of what a site's place can host, less its demand</source>
            <translation>Netztabellen: das Kleinste dessen, was der Ort eines Standorts versorgen kann, abzüglich seines Bedarfs</translation>
        </message>
        <message>
            <source>The paper subtracts a grid's highest demand from its highest generation; corrected mode takes the load it can add if that is curtailed for the chosen share of a year, as far as lines and firm plants near reach.</source>
            <translation>Der Artikel zieht den höchsten Bedarf eines Netzes von seiner höchsten Erzeugung ab; der korrigierte Modus nimmt die Last, die es aufnehmen kann, wenn diese für den gewählten Teil eines Jahres abgeregelt wird, soweit Leitungen und gesicherte Kraftwerke nahebei reichen.</translation>
        </message>
        <message>
            <source>NREL ReEDS/NARIS interface limits, counties within 40 km</source>
            <translation>NREL ReEDS/NARIS, Grenzen zwischen Landkreisen, im Umkreis von 40 km</translation>
        </message>
        <message>
            <source>EIA-860M 12/2025; firm: accredited share of each fuel</source>
            <translation>EIA-860M 12/2025; gesichert: anerkannter Anteil je Energieträger</translation>
        </message>
        <message>
            <source>Epoch AI 2026: most that a real site without 345 kV near it plans</source>
            <translation>Epoch AI 2026: das Meiste, was ein wirklicher Standort ohne 345 kV nahebei plant</translation>
        </message>
        <message>
            <source>The smallest is at site %1, %2: a limit of %3 (%4) less a demand of %5.</source>
            <translation>Die kleinste ist bei Standort %1, %2: eine Grenze von %3 (%4) abzüglich eines Bedarfs von %5.</translation>
        </message>
        <message>
            <source>At %1: a limit of %2 (%3) less a demand of %4.</source>
            <translation>Bei %1: eine Grenze von %2 (%3) abzüglich eines Bedarfs von %4.</translation>
        </message>
        <message>
            <source>the rule counts plants near the site</source>
            <translation>die Regel zählt Kraftwerke nahe am Standort</translation>
        </message>
        <message>
            <source>No single place hosts %1: at most %2 by this rule.</source>
            <translation>Kein einzelner Ort trägt %1: nach dieser Regel höchstens %2.</translation>
        </message>
        <message>
            <source>No split with the sites that stay hosts %1: at most %2 by this rule and their limits.</source>
            <translation>Keine Aufteilung mit den Standorten, die bleiben, trägt %1: nach dieser Regel und ihren Grenzen höchstens %2.</translation>
        </message>
        <message>
            <source>No split over %1 places has a value of %2.</source>
            <translation>Keine Aufteilung auf %1 Orte hat einen Wert für %2.</translation>
        </message>
        <message>
            <source>No %1 places host %2: at most %3 by this rule.</source>
            <translation>Keine %1 Orte tragen %2: nach dieser Regel höchstens %3.</translation>
        </message>
        <message>
            <source>There is no figure %1%2. Allowed: cost, carbon, rtt, margin, water, or an id that `gigasite figures` lists.</source>
            <translation>Es gibt keine Kennzahl %1%2. Erlaubt: cost, carbon, rtt, margin, water oder eine Kennung, die `gigasite figures` aufzählt.</translation>
        </message>
        <message>
            <source>Places are searched for 1 to %1 sites.</source>
            <translation>Orte werden für 1 bis %1 Standorte gesucht.</translation>
        </message>
        <message>
            <source>The power of a rack is not known.</source>
            <translation>Die Leistung eines Racks ist nicht bekannt.</translation>
        </message>
        <message>
            <source>Firm power within %1 is %2 of %3: of %4 built there, %5 are wind and sun, which count little at the peak.</source>
            <translation>Gesicherte Leistung im Umkreis von %1 ist %2 von %3: von %4, die dort stehen, sind %5 Wind und Sonne, die an der Spitze wenig zählen.</translation>
        </message>
        <message>
            <source>The lines into it carry their share of only %1.</source>
            <translation>Die Leitungen dorthin tragen ihren Anteil von nur %1.</translation>
        </message>
        <message>
            <source>Its grid, %1, can add only %2 of flexible load.</source>
            <translation>Sein Stromnetz, %1, kann nur %2 flexible Last aufnehmen.</translation>
        </message>
        <message>
            <source>It builds its own generation: %1 of it would make every rule hold.</source>
            <translation>Er baut eigene Erzeugung: mit %1 davon hielte jede Regel.</translation>
        </message>
        <message>
            <source>%1 of its own generation would make every rule hold.</source>
            <translation>Mit %1 eigener Erzeugung hielte jede Regel.</translation>
        </message>
        <message>
            <source>Its grid as a whole has enough: let sub-zones not limit.</source>
            <translation>Sein Stromnetz als Ganzes hat genug: Teilzonen nicht begrenzen lassen.</translation>
        </message>
        <message>
            <source>By this rule only less demand at the place helps, or a plant of its own.</source>
            <translation>Nach dieser Regel hilft nur weniger Bedarf an diesem Ort oder ein eigenes Kraftwerk.</translation>
        </message>
        <message>
            <source>Curtailed for %1 of its energy a year, it fits.</source>
            <translation>Für %1 seiner Jahresenergie abgeregelt, passt es.</translation>
        </message>
        <message>
            <source>It fits where lines need to carry only %1 of the demand.</source>
            <translation>Es passt, wenn Leitungen nur %1 des Bedarfs tragen müssen.</translation>
        </message>
        <message>
            <source>With plants within %1 it fits.</source>
            <translation>Mit Kraftwerken im Umkreis von %1 passt es.</translation>
        </message>
        <message>
            <source>The nearest plant on 345 kV or more is %1, %2 away; a line from there would allow %3.</source>
            <translation>Das nächste Kraftwerk an 345 kV oder mehr ist %1, %2 entfernt; eine Leitung von dort erlaubte %3.</translation>
        </message>
        <message>
            <source>headroom of its grid</source>
            <translation>Reserve seines Stromnetzes</translation>
        </message>
        <message>
            <source>the 2024 paper's headroom of its grid</source>
            <translation>Reserve seines Stromnetzes nach dem Artikel 2024</translation>
        </message>
        <message>
            <source>headroom of its sub-zone</source>
            <translation>Reserve seiner Teilzone</translation>
        </message>
        <message>
            <source>lines into the place</source>
            <translation>Leitungen zum Ort</translation>
        </message>
        <message>
            <source>plants within %1</source>
            <translation>Kraftwerke im Umkreis von %1</translation>
        </message>
        <message>
            <source>nuclear plants within %1</source>
            <translation>Kernkraftwerke im Umkreis von %1</translation>
        </message>
        <message>
            <source>share of its grid by plants within %1</source>
            <translation>Anteil am Stromnetz nach Kraftwerken im Umkreis von %1</translation>
        </message>
        <message>
            <source>firm power within %1</source>
            <translation>gesichert bis %1</translation>
        </message>
        <message>
            <source>no plant at 345 kV within 50 km</source>
            <translation>kein Kraftwerk an 345 kV im Umkreis von 50 km</translation>
        </message>
        <message>
            <source>typed limit</source>
            <translation>getippte Grenze</translation>
        </message>
        <message>
            <source>It would have to rise by %1, and the next limit (%2) is %3.</source>
            <translation>Es müsste um %1 steigen, und die nächste Grenze (%2) ist %3.</translation>
        </message>
        <message>
            <source>It would have to rise by %1.</source>
            <translation>Es müsste um %1 steigen.</translation>
        </message>
        <message>
            <source>its sub-zone of the grid has %1</source>
            <translation>seine Teilzone des Stromnetzes hat %1</translation>
        </message>
        <message>
            <source>the lines into the place carry their share of %1</source>
            <translation>die Leitungen zum Ort tragen ihren Anteil von %1</translation>
        </message>
        <message>
            <source>is limited to %1 by %2</source>
            <translation>ist auf %1 begrenzt durch %2</translation>
        </message>
        <message>
            <source>without a plant at 345 kV within 50 km a place takes %1 at most</source>
            <translation>ohne ein Kraftwerk an 345 kV im Umkreis von 50 km nimmt ein Ort höchstens %1</translation>
        </message>
        <message>
            <source>%1: the grid tables have no headroom for %2; type the power that is available.</source>
            <translation>%1: die Netztabellen haben keine Reserve für %2; geben Sie die verfügbare Leistung ein.</translation>
        </message>
        <message>
            <source>Number them so</source>
            <translation>So nummerieren</translation>
        </message>
        <message>
            <source>The pipeline passes the sites in the order of their numbers, over %1 of fibre; in the order %2 it would be %3.</source>
            <translation>Die Pipeline durchläuft die Standorte in der Reihenfolge ihrer Nummern, über %1 Glasfaser; in der Reihenfolge %2 wären es %3.</translation>
        </message>
        <message>
            <source>Join them</source>
            <translation>Vereinen</translation>
        </message>
        <message>
            <source>Sites %1 and %2 are the same place, %3: one site with both shares says so.</source>
            <translation>Die Standorte %1 und %2 sind derselbe Ort, %3: ein Standort mit beiden Anteilen sagt das.</translation>
        </message>
        <message>
            <source>Scale all shares to 100 %</source>
            <translation>Alle Anteile auf 100 % bringen</translation>
        </message>
        <message>
            <source>Price of energy</source>
            <translation>Preis der Energie</translation>
        </message>
        <message>
            <source>typed, or EIA&apos;s industrial price of each grid, and of own plants by what they give; mean by what the sites draw at full load</source>
            <translation>eingegeben, oder EIAs Industriepreis jedes Netzes, und der eigener Kraftwerke nach dem, was sie geben; Mittel nach dem, was die Standorte bei Volllast ziehen</translation>
        </message>
        <message>
            <source>Carbon of energy</source>
            <translation>CO₂ der Energie</translation>
        </message>
        <message>
            <source>average intensity of each grid (eGRID 2023), and of own plants by what they give; mean by what the sites draw at the average power of a step</source>
            <translation>mittlere Intensität jedes Netzes (eGRID 2023), und die eigener Kraftwerke nach dem, was sie geben; Mittel nach dem, was die Standorte bei der mittleren Leistung eines Schritts ziehen</translation>
        </message>
        <message>
            <source>(p - 1) / (m + p - 1), of the time in the pipeline</source>
            <translation>(p - 1) / (m + p - 1), der Zeit in der Pipeline</translation>
        </message>
        <message>
            <source>The anchor %1 gives %2 of the peak: no run can compute that fast.</source>
            <translation>Der Anker %1 ergibt %2 der Spitze: so schnell kann kein Lauf rechnen.</translation>
        </message>
        <message>
            <source>Use no anchor</source>
            <translation>Keinen Anker verwenden</translation>
        </message>
        <message>
            <source>As many replicas as fit</source>
            <translation>So viele Replikate, wie passen</translation>
        </message>
        <message>
            <source>%1 of %2 GPUs train nothing.</source>
            <translation>%1 von %2 GPUs trainieren nichts.</translation>
        </message>
        <message>
            <source>A batch of %1 tokens cannot be shared out over %2 replicas in micro-batches of %3 tokens, in multiples of the pipeline&apos;s %4 stages.</source>
            <translation>Ein Batch von %1 Token lässt sich nicht auf %2 Replikate in Mikrobatches zu %3 Token verteilen, in Vielfachen der %4 Stufen der Pipeline.</translation>
        </message>
        <message>
            <source>counted stage by stage</source>
            <translation>Stufe für Stufe gezählt</translation>
        </message>
        <message>
            <source>Stages keep to the order of one forward, one backward, and to its memory: they wait %1 of the step for other sites.</source>
            <translation>Stufen halten die Reihenfolge von einem Vorwärts, einem Rückwärts ein, und dessen Speicher: Sie warten %1 des Schritts auf andere Standorte.</translation>
        </message>
        <message>
            <source>With the memory for one micro-batch more in flight before a border they could hide the round trip of %1.</source>
            <translation>Mit dem Speicher für einen Mikrobatch mehr, der vor einer Grenze unterwegs ist, könnten sie die Umlaufzeit von %1 verdecken.</translation>
        </message>
        <message>
            <source>With the memory for %1 micro-batches more in flight before a border they could hide the round trip of %2.</source>
            <translation>Mit dem Speicher für %1 Mikrobatches mehr, die vor einer Grenze unterwegs sind, könnten sie die Umlaufzeit von %2 verdecken.</translation>
        </message>
        <message>
            <source>Power phase: computing</source>
            <translation>Leistungsphase: Rechnen</translation>
        </message>
        <message>
            <source>Power phase: communicating</source>
            <translation>Leistungsphase: Kommunizieren</translation>
        </message>
        <message>
            <source>Power phase: waiting</source>
            <translation>Leistungsphase: Warten</translation>
        </message>
        <message>
            <source>heaviest stage, part by part: states as ZeRO shards them (Rajbhandari 2020), activations after Korthikanti 2022</source>
            <translation>schwerste Stufe, Teil für Teil: Zustände, wie ZeRO sie verteilt (Rajbhandari 2020), Aktivierungen nach Korthikanti 2022</translation>
        </message>
        <message>
            <source>whole replicas on whole racks, site by site</source>
            <translation>ganze Replikate auf ganzen Racks, Standort für Standort</translation>
        </message>
        <message>
            <source>terms of the step model that was calibrated on published runs (gigasite validate)</source>
            <translation>Terme des Schrittmodells, das an veröffentlichten Läufen kalibriert wurde (gigasite validate)</translation>
        </message>
        <message>
            <source>Consecutive stages in a rack</source>
            <translation>Aufeinanderfolgende Stufen in einem Rack</translation>
        </message>
        <message>
            <source>The same stage in a rack</source>
            <translation>Dieselbe Stufe in einem Rack</translation>
        </message>
        <message>
            <source>%1 tokens in a step</source>
            <translation>%1 Token je Schritt</translation>
        </message>
        <message>
            <source>Leave the site out</source>
            <translation>Den Standort weglassen</translation>
        </message>
        <message>
            <source>Use %1 down, %2 up</source>
            <translation>%1 abwärts, %2 aufwärts verwenden</translation>
        </message>
        <message>
            <source>all ports of the chip</source>
            <translation>alle Ports des Chips</translation>
        </message>
        <message>
            <source>as many tiers as it takes</source>
            <translation>so viele Ebenen wie nötig</translation>
        </message>
        <message>
            <source>an endpoint for every GPU</source>
            <translation>ein Endpunkt je GPU</translation>
        </message>
        <message>
            <source>multi-rail planes</source>
            <translation>ein Mehrschienennetz</translation>
        </message>
        <message>
            <source>tier %1 half down, half up</source>
            <translation>Ebene %1 halb abwärts, halb aufwärts</translation>
        </message>
        <message>
            <source>tier %1 %2 down</source>
            <translation>Ebene %1: %2 abwärts</translation>
        </message>
        <message>
            <source>tier %1 %2 up</source>
            <translation>Ebene %1: %2 aufwärts</translation>
        </message>
        <message>
            <source>%1 chunks on each of %2 stages do not cut %3 layers evenly. Nearest allowed: %4.</source>
            <translation>%1 Abschnitte auf jeder von %2 Stufen teilen %3 Schichten nicht gleichmäßig. Die nächsten erlaubten: %4.</translation>
        </message>
        <message>
            <source>%1 chunks on each of %2 stages are more than the %3 layers. Nearest allowed: %4.</source>
            <translation>%1 Abschnitte auf jeder von %2 Stufen sind mehr als die %3 Schichten. Die nächsten erlaubten: %4.</translation>
        </message>
        <message>
            <source>%1 Nearest allowed: %2.</source>
            <translation>%1 Die nächsten erlaubten: %2.</translation>
        </message>
        <message>
            <source>Unknown. Allowed here are %1.</source>
            <translation>Unbekannt. Hier sind %1 erlaubt.</translation>
        </message>
        <message>
            <source>%1 + %2 more</source>
            <translation>%1 + %2 weitere</translation>
        </message>
        <message>
            <source>%1 chunks a stage interleave nothing: PP 1 has one stage.</source>
            <translation>%1 Abschnitte je Stufe verschränken nichts: PP 1 hat nur eine Stufe.</translation>
        </message>
        <message>
            <source>no run on %1 was measured; its data sheet scales the kernels of %2</source>
            <translation>auf %1 wurde kein Lauf gemessen; das Datenblatt skaliert die Kernel von %2</translation>
        </message>
        <message>
            <source>tokens sent to experts in 8 bits</source>
            <translation>Token gehen in 8 Bit an die Experten</translation>
        </message>
        <message>
            <source>software of 2021 on a GPU newer than Ampere</source>
            <translation>Software von 2021 auf einer neueren GPU als Ampere</translation>
        </message>
        <message>
            <source>a prediction so far off points to the file: units, batch, GPUs and layout are worth another look</source>
            <translation>eine so ferne Vorhersage deutet auf die Datei: Einheiten, Batch, GPUs und Aufteilung lohnen einen zweiten Blick</translation>
        </message>
        <message>
            <source>Must divide dp × cp = %1. Nearest allowed: %2.</source>
            <translation>Muss dp × cp = %1 teilen. Die nächsten erlaubten: %2.</translation>
        </message>
        <message>
            <source>90 of 100 measured runs of this kind are expected at %1 to %2: of %3 that the constants had never seen, this band held %4, and predictions were off by %5 on average.</source>
            <translation>90 von 100 gemessenen Läufen dieser Art werden bei %1 bis %2 erwartet: von %3, die die Konstanten nie gesehen hatten, hielt dieses Band %4, und Vorhersagen lagen im Mittel um %5 daneben.</translation>
        </message>
        <message>
            <source>TP 1 exchanges nothing</source>
            <translation>TP 1 tauscht nichts aus</translation>
        </message>
        <message>
            <source>two all-reduces of a layer&apos;s output each way (nextgen eq. 1), at the full rate of the scale-up network</source>
            <translation>je zwei All-Reduces der Ausgabe einer Schicht hin und zurück (nextgen Gl. 1), mit der vollen Rate des Scale-up-Netzes</translation>
        </message>
        <message>
            <source>that it brings to the rings between replicas, with the input table; experts count where they have copies</source>
            <translation>die sie in die Ringe zwischen Replikaten bringt, mit der Eingabetabelle; Experten zählen, wo sie Kopien haben</translation>
        </message>
        <message>
            <source>Link of the lost pairs</source>
            <translation>Strecke der verlorenen Paare</translation>
        </message>
        <message>
            <source>Number of the link that fibre pairs are cut of, along the ring or the pipeline from the first site that trains; 0 = every link. The map names the sites of each link and draws a cut one. In a ring of three or more sites what it carried goes round the other way.</source>
            <translation>Nummer der Strecke, deren Faserpaare durchtrennt sind, entlang des Rings oder der Pipeline vom ersten trainierenden Standort an; 0 = jede Strecke. Die Karte nennt die Standorte jeder Strecke und zeichnet eine durchtrennte. In einem Ring aus drei oder mehr Standorten läuft, was sie trug, andersherum.</translation>
        </message>
        <message>
            <source>Transponder</source>
            <translation>Transponder</translation>
        </message>
        <message>
            <source>Price of what ends one wavelength, at each end of a link; leased wavelengths include it. Auto scales the catalogue's price of 400 Gb/s.</source>
            <translation>Preis dessen, womit eine Wellenlänge endet, an jedem Ende einer Strecke; gemietete Wellenlängen enthalten ihn. Auto skaliert den Katalogpreis von 400 Gb/s.</translation>
        </message>
        <message>
            <source>Energy of own plants</source>
            <translation>Energie eigener Kraftwerke</translation>
        </message>
        <message>
            <source>Price of what plants at the sites generate, their capital included.</source>
            <translation>Preis dessen, was Kraftwerke an den Standorten erzeugen, mit ihrem Kapital.</translation>
        </message>
        <message>
            <source>Lazard 2025: gas, combined cycle, 48 to 107 $/MWh</source>
            <translation>Lazard 2025: Gas- und Dampfturbinen, 48 bis 107 $/MWh</translation>
        </message>
        <message>
            <source>Carbon of own plants</source>
            <translation>CO₂ eigener Kraftwerke</translation>
        </message>
        <message>
            <source>CO2 that plants at the sites emit per kWh, without what their fuel's supply does.</source>
            <translation>CO₂, das Kraftwerke an den Standorten je kWh ausstoßen, ohne das der Bereitstellung ihres Brennstoffs.</translation>
        </message>
        <message>
            <source>IPCC 2014, Annex III: gas, combined cycle, 350 to 490 g/kWh</source>
            <translation>IPCC 2014, Anhang III: Gas- und Dampfturbinen, 350 bis 490 g/kWh</translation>
        </message>
        <message>
            <source>RTT of the exchange</source>
            <translation>RTT des Austauschs</translation>
        </message>
        <message>
            <source>Fibre pairs missing</source>
            <translation>Fehlende Faserpaare</translation>
        </message>
        <message>
            <source>Transponder of a wavelength</source>
            <translation>Transponder einer Wellenlänge</translation>
        </message>
        <message>
            <source>Replicas of all sites</source>
            <translation>Replikate aller Standorte</translation>
        </message>
        <message>
            <source>each replica within a site: the paper's 721 are 360 at each of two</source>
            <translation>jedes Replikat in einem Standort: die 721 des Artikels sind 360 an jedem von zweien</translation>
        </message>
        <message>
            <source>Wait for other sites</source>
            <translation>Warten auf andere Standorte</translation>
        </message>
        <message>
            <source>Wait for other sites with a fibre pair less</source>
            <translation>Warten auf andere Standorte mit einem Faserpaar weniger</translation>
        </message>
        <message>
            <source>as with all of them, at the lower rate</source>
            <translation>wie mit allen, bei der geringeren Rate</translation>
        </message>
        <message>
            <source>What the cut link %1, carried goes round the ring the other way, in %2 there and back; the links keep their rate, since a ring uses one direction of each.</source>
            <translation>Was die durchtrennte Strecke %1, trug, läuft andersherum um den Ring, in %2 hin und zurück; die Strecken behalten ihre Rate, da ein Ring eine Richtung jeder nutzt.</translation>
        </message>
        <message>
            <source>Of the fibre pairs of link %1, %2 of %3 are cut. What it carried goes round the ring the other way, in %4 there and back: that exposes less than the rate that is left.</source>
            <translation>Von den Faserpaaren der Strecke %1, sind %2 von %3 durchtrennt. Was sie trug, läuft andersherum um den Ring, in %4 hin und zurück: Das legt weniger frei als die Rate, die bleibt.</translation>
        </message>
        <message>
            <source>Of the fibre pairs of link %1, %2 of %3 are cut. It carries at the rate that is left: that exposes less than the way round the ring, %4 there and back.</source>
            <translation>Von den Faserpaaren der Strecke %1, sind %2 von %3 durchtrennt. Sie trägt mit der Rate, die bleibt: Das legt weniger frei als der Weg um den Ring, %4 hin und zurück.</translation>
        </message>
        <message>
            <source>Of the fibre pairs of link %1, %2 of %3 are cut; no other link leads round it, so it carries at the rate that is left.</source>
            <translation>Von den Faserpaaren der Strecke %1, sind %2 von %3 durchtrennt; keine andere führt um sie herum, sie trägt mit der Rate, die bleibt.</translation>
        </message>
        <message>
            <source>cut, where the exchange does not go round the ring</source>
            <translation>durchtrennt, wo der Austausch nicht um den Ring läuft</translation>
        </message>
        <message>
            <source>Goes round a cut link</source>
            <translation>Umgeht eine durchtrennte Strecke</translation>
        </message>
        <message>
            <source>1 where the way round the ring, at its full rate, exposes less than what is left of a link that lost fibre pairs</source>
            <translation>1, wo der Weg um den Ring, mit dessen voller Rate, weniger freilegt als das, was von einer Strecke mit durchtrennten Faserpaaren bleibt</translation>
        </message>
        <message>
            <source>Under way between sites</source>
            <translation>Unterwegs zwischen Standorten</translation>
        </message>
        <message>
            <source>of a ring's 2 (S-1) steps together, each over the link that it takes: Σ RTT - min (RTT + next RTT) / 2; of a pipeline one way</source>
            <translation>der 2 (S-1) Schritte eines Rings zusammen, jeder über die Strecke, die er nimmt: Σ RTT - min (RTT + nächste RTT) / 2; einer Pipeline ein Hinweg</translation>
        </message>
        <message>
            <source>A chunk waits for the links it takes, each as long as it is; the paper counts the longest RTT for each step.</source>
            <translation>Ein Stück wartet auf die Strecken, die es nimmt, jede so lang, wie sie ist; die Arbeit zählt für jeden Schritt die längste RTT.</translation>
        </message>
        <message>
            <source>between neighbours farthest apart in the ring or the pipeline, or round the ring where that is the way of a cut link; the paper: between any sites</source>
            <translation>zwischen den am weitesten entfernten Nachbarn im Ring oder in der Pipeline, oder um den Ring, wo das der Weg einer durchtrennten Strecke ist; die Arbeit: zwischen beliebigen Standorten</translation>
        </message>
        <message>
            <source>no fibre pair is lost</source>
            <translation>es ist kein Faserpaar verloren</translation>
        </message>
        <message>
            <source>there is no such link</source>
            <translation>es gibt keine solche Strecke</translation>
        </message>
        <message>
            <source>fewer than two sites train</source>
            <translation>weniger als zwei Standorte trainieren</translation>
        </message>
        <message>
            <source>leased wavelengths include it</source>
            <translation>gemietete Wellenlängen enthalten ihn</translation>
        </message>
        <message>
            <source>no site has a plant of its own</source>
            <translation>kein Standort hat ein eigenes Kraftwerk</translation>
        </message>
        <message>
            <source>takes nothing by its typed limit</source>
            <translation>nimmt nach der eingegebenen Grenze nichts auf</translation>
        </message>
        <message>
            <source>Water of energy</source>
            <translation>Wasser der Energie</translation>
        </message>
        <message>
            <source>Water of power plants per year</source>
            <translation>Wasser der Kraftwerke je Jahr</translation>
        </message>
        <message>
            <source>that plants of the grid and own ones consume for the site, at the average power</source>
            <translation>das Kraftwerke des Netzes und eigene für den Standort verbrauchen, bei der mittleren Leistung</translation>
        </message>
        <message>
            <source>plants by fuel (EIA-860M 12/2025), capacity factors (EIA Electric Power Annual 2020), medians of Macknick et al. 2012 with cooling towers</source>
            <translation>Kraftwerke nach Brennstoff (EIA-860M 12/2025), Auslastungen (EIA Electric Power Annual 2020), Mediane von Macknick et al. 2012 mit Kühltürmen</translation>
        </message>
        <message>
            <source>No %1 places share %2 by this rule, at least %3 apart and with %4 each at least.</source>
            <translation>Keine %1 Orte teilen sich nach dieser Regel %2, wenigstens %3 voneinander entfernt und mit wenigstens %4 je Ort.</translation>
        </message>
        <message>
            <source>The scenario has no such site. Allowed: 1 to %1.</source>
            <translation>Das Szenario hat keinen solchen Standort. Erlaubt: 1 bis %1.</translation>
        </message>
        <message>
            <source>A site is kept once.</source>
            <translation>Ein Standort wird einmal behalten.</translation>
        </message>
        <message>
            <source>%1 sites are kept; %2 are too few.</source>
            <translation>%1 Standorte werden behalten; %2 sind zu wenige.</translation>
        </message>
        <message>
            <source>Too few racks for %1 sites, each of which takes a whole one: %2.</source>
            <translation>Zu wenige Racks für %1 Standorte, von denen jeder ein ganzes nimmt: %2.</translation>
        </message>
        <message>
            <source>No node hosts %1: at most %2 by this rule.</source>
            <translation>Kein Knoten trägt %1: nach dieser Regel höchstens %2.</translation>
        </message>
        <message>
            <source>%1 is out of range. Allowed: %2 to %3.</source>
            <translation>%1 liegt außerhalb des Bereichs. Erlaubt: %2 bis %3.</translation>
        </message>
        <message>
            <source>Site 1 locked</source>
            <translation>Ort 1 festgehalten</translation>
        </message>
        <message>
            <source>Site 2 locked</source>
            <translation>Ort 2 festgehalten</translation>
        </message>
        <message>
            <source>Site 3 locked</source>
            <translation>Ort 3 festgehalten</translation>
        </message>
        <message>
            <source>Site 4 locked</source>
            <translation>Ort 4 festgehalten</translation>
        </message>
        <message>
            <source>Site 5 locked</source>
            <translation>Ort 5 festgehalten</translation>
        </message>
        <message>
            <source>Site 6 locked</source>
            <translation>Ort 6 festgehalten</translation>
        </message>
        <message>
            <source>Site 7 locked</source>
            <translation>Ort 7 festgehalten</translation>
        </message>
        <message>
            <source>Site 8 locked</source>
            <translation>Ort 8 festgehalten</translation>
        </message>
        <message>
            <source>Its place is kept: no drag on the map moves it, and every split among the best sites has it.</source>
            <translation>Der Standort bleibt, wo er ist: Ziehen auf der Karte bewegt ihn nicht, und jede Aufteilung unter den besten Standorten hat ihn.</translation>
        </message>
        <message>
            <source>Only one site has a share.</source>
            <translation>Nur ein Standort hat einen Anteil.</translation>
        </message>
        <message>
            <source>What the grid can give at site %1, %2, is not known: type a limit there.</source>
            <translation>Was das Netz an Standort %1, %2, geben kann, ist nicht bekannt: dort eine Grenze eingeben.</translation>
        </message>
        <message>
            <source>%1 sites are locked: a split has at least as many.</source>
            <translation>%1 Standorte sind festgehalten: Eine Aufteilung hat mindestens so viele.</translation>
        </message>
        <message>
            <source>Water of own plants</source>
            <translation>Wasser eigener Kraftwerke</translation>
        </message>
        <message>
            <source>Water that plants at the sites consume per kWh: 0 with dry cooling, gas turbines alone, wind or solar.</source>
            <translation>Wasser, das Kraftwerke an den Standorten je kWh verbrauchen: 0 bei Trockenkühlung, bei reinen Gasturbinen, bei Wind oder Sonne.</translation>
        </message>
        <message>
            <source>Macknick et al. 2012: gas, combined cycle, cooling tower, 205 gal/MWh</source>
            <translation>Macknick et al. 2012: Gas- und Dampfturbinen, Kühlturm, 205 gal/MWh</translation>
        </message>
        <message>
            <source>In-line amplifier</source>
            <translation>Verstärker</translation>
        </message>
        <message>
            <source>Price of what amplifies one fibre pair behind a span, both ways, with its part of the hut; leased wavelengths include it.</source>
            <translation>Preis dessen, was ein Faserpaar hinter einem Abschnitt in beiden Richtungen verstärkt, mit seinem Teil des Gebäudes; gemietete Wellenlängen enthalten ihn.</translation>
        </message>
        <message>
            <source>that power plants consume: each grid&apos;s plants by fuel (EIA-860M, EIA 2020) times Macknick et al. 2012; mean by what the sites draw at the average power of a step, own plants by what they give; without evaporation of reservoirs</source>
            <translation>das Kraftwerke verbrauchen: die jedes Netzes nach Brennstoff (EIA-860M, EIA 2020) mal Macknick et al. 2012; Mittel nach dem, was die Standorte bei der mittleren Leistung eines Schritts ziehen, eigene Kraftwerke nach dem, was sie geben; ohne Verdunstung aus Stauseen</translation>
        </message>
        <message>
            <source>What a ring&apos;s step sends needs no answer before the next: each waits for one way. The paper counts its rings&apos; steps as RTTs.</source>
            <translation>Was ein Schritt eines Rings sendet, braucht vor dem nächsten keine Antwort: Jeder wartet auf einen Hinweg. Die Arbeit zählt die Schritte ihrer Ringe als RTTs.</translation>
        </message>
        <message>
            <source>1F1B played pass by pass, with and without the time between sites, each border as long as its own two are apart; nothing runs further ahead</source>
            <translation>1F1B Durchlauf für Durchlauf gespielt, mit und ohne die Zeit zwischen Standorten, jede Grenze so lang, wie ihre beiden auseinanderliegen; nichts läuft weiter voraus</translation>
        </message>
        <message>
            <source>In-line amplifier of a pair</source>
            <translation>Streckenverstärker eines Paars</translation>
        </message>
        <message>
            <source>Fibre longer than a span needs amplifiers; the papers price no fibre, and none here.</source>
            <translation>Fasern, die länger als ein Abschnitt sind, brauchen Verstärker; die Arbeiten nennen keine Preise für Fasern, und hier keine für sie.</translation>
        </message>
        <message>
            <source>corrected mode only</source>
            <translation>nur im korrigierten Modus</translation>
        </message>
        <message>
            <source>The demand of the sites is not known.</source>
            <translation>Der Bedarf der Standorte ist nicht bekannt.</translation>
        </message>
        <message>
            <source>The only fibre pair between sites is cut, so no step completes.</source>
            <translation>Das einzige Faserpaar zwischen Standorten ist durchtrennt, kein Schritt wird fertig.</translation>
        </message>
        <message>
            <source>The only fibre pair of link %1, is cut and no other link leads round it, so no step completes.</source>
            <translation>Das einzige Faserpaar der Strecke %1, ist durchtrennt und keine andere führt um sie herum, kein Schritt wird fertig.</translation>
        </message>
        <message>
            <source>%1, %2 to %3</source>
            <translation>%1, %2 bis %3</translation>
        </message>
        <message>
            <source>VPP %1: a step of %2 instead of %3</source>
            <translation>VPP %1: ein Schritt von %2 statt %3</translation>
        </message>
        <message>
            <source>Overhead of racks that run</source>
            <translation>Overhead der laufenden Racks</translation>
        </message>
        <message>
            <source>mean of the sites' overheads, by their racks, without those of a lost site</source>
            <translation>Mittel der Overheads der Standorte nach ihren Racks, ohne die eines ausgefallenen Standorts</translation>
        </message>
        <message>
            <source>Racks of a lost site, of all</source>
            <translation>Racks eines ausgefallenen Standorts, von allen</translation>
        </message>
        <message>
            <source>they draw nothing</source>
            <translation>sie nehmen nichts auf</translation>
        </message>
    </context>
    <context>
        <name>ProblemAnnouncer</name>
        <message>
            <source>%1 And %2 more.</source>
            <translation>%1 Und %2 weitere.</translation>
        </message>
    </context>
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>Alles speichern</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Ja</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>Ja, &amp;alle</translation>
        </message>
        <message>
            <source>&amp;No</source>
            <translation>&amp;Nein</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>N&amp;ein, keine</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Ignorieren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Anwenden</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>Voreinstellungen</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>Ctrl</source>
            <translation>Strg</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>Alt</source>
            <translation>Alt</translation>
        </message>
        <message>
            <source>Meta</source>
            <translation>Meta</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Rücktaste</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Ins</source>
            <translation>Einfg</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Pos1</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Links</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>Hoch</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Rechts</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Runter</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>Bild auf</translation>
        </message>
        <message>
            <source>PgDown</source>
            <translation>Bild ab</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>Look in:</source>
            <translation>Suchen in:</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>Ordner:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>Datei&amp;name:</translation>
        </message>
        <message>
            <source>Files of type:</source>
            <translation>Dateitypen:</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>&amp;Auswählen</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>Übergeordneter Ordner</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>Neuen Ordner anlegen</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Umbenennen</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>&amp;Versteckte Dateien zeigen</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>&amp;Neuer Ordner</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 gibt es schon.
Möchten Sie sie ersetzen?</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>Geändert</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Ausschneiden</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Alles auswählen</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Ausschneiden</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>&amp;Linkadresse kopieren</translation>
        </message>
    </context>
    <context>
        <name>gigasite::WhySide</name>
        <message>
            <source>Second Why?</source>
            <translation>Zweites Warum?</translation>
        </message>
        <message>
            <source>Close the second Why?</source>
            <translation>Das zweite Warum? schließen</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ValidationPage</name>
        <message>
            <source>Predicted against measured</source>
            <translation>Vorhergesagt gegen gemessen</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>only predicted</source>
            <translation>nur vorhergesagt</translation>
        </message>
        <message>
            <source>Measured runs that the model's constants have never seen: how far it is off</source>
            <translation>Gemessene Läufe, die die Konstanten des Modells nie gesehen haben: wie weit es danebenliegt</translation>
        </message>
        <message>
            <source>fitted on</source>
            <translation>angepasst an</translation>
        </message>
        <message>
            <source>The measured runs that the model's constants were fitted on: looks better than it is</source>
            <translation>Die gemessenen Läufe, an die die Konstanten des Modells angepasst sind: sieht besser aus, als es ist</translation>
        </message>
        <message>
            <source>own</source>
            <translation>eigene</translation>
        </message>
        <message>
            <source>Measured runs of a file of yours</source>
            <translation>Gemessene Läufe aus einer eigenen Datei</translation>
        </message>
        <message>
            <source>Validation</source>
            <translation>Abgleich</translation>
        </message>
        <message>
            <source>Own runs…</source>
            <translation>Eigene Läufe…</translation>
        </message>
        <message>
            <source>Opens measured runs of yours, in the format gigasite-runs/1</source>
            <translation>Öffnet eigene gemessene Läufe im Format gigasite-runs/1</translation>
        </message>
        <message>
            <source>Why a file of runs was not taken</source>
            <translation>Warum eine Datei mit Läufen nicht übernommen wurde</translation>
        </message>
        <message>
            <source>No runs of yours yet. “Own runs…” opens a file of what ran on what and how long a step took, in the format gigasite-runs/1.</source>
            <translation>Noch keine eigenen Läufe. „Eigene Läufe…“ öffnet eine Datei im Format gigasite-runs/1: was worauf lief und wie lange ein Schritt dauerte.</translation>
        </message>
        <message>
            <source>computing …</source>
            <translation>rechnet …</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 aus %2</translation>
        </message>
        <message>
            <source>%1 of %2 scored</source>
            <translation>%1 von %2 gewertet</translation>
        </message>
    </context>
    <context>
        <name>gigasite::ValidationService</name>
        <message>
            <source>%1 was not taken. %2</source>
            <translation>%1 wurde nicht übernommen. %2</translation>
        </message>
    </context>
    <context>
        <name>gigasite::StepTimeCanvas</name>
        <message>
            <source>pipeline</source>
            <translation>Pipeline</translation>
        </message>
        <message>
            <source>step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>PP</source>
            <translation>PP</translation>
        </message>
    </context>
    <context>
        <name>gigasite::BackTestMap</name>
        <message>
            <source>allowed</source>
            <translation>erlaubt</translation>
        </message>
        <message>
            <source>refused by a rule</source>
            <translation>von einer Regel abgelehnt</translation>
        </message>
        <message>
            <source>ring: planned power; sites: Epoch AI, CC BY 4.0</source>
            <translation>Ring: geplante Leistung; Standorte: Epoch AI, CC BY 4.0</translation>
        </message>
        <message>
            <source>© Epoch AI, CC BY</source>
            <translation>© Epoch AI, CC BY</translation>
        </message>
        <message>
            <source>hosts the demand</source>
            <translation>trägt den Bedarf</translation>
        </message>
        <message>
            <source>does not</source>
            <translation>trägt ihn nicht</translation>
        </message>
        <message>
            <source>ring: what it hosts</source>
            <translation>Ring: was er trägt</translation>
        </message>
    </context>
    <context>
        <name>gigasite::BackTestModel</name>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Real AI site</source>
            <translation>Echter KI-Standort</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Netz</translation>
        </message>
        <message>
            <source>Planned</source>
            <translation>Geplant</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Leitungen</translation>
        </message>
        <message>
            <source>Headroom</source>
            <translation>Reserve</translation>
        </message>
        <message>
            <source>Firm</source>
            <translation>Gesichert</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>allowed</source>
            <translation>erlaubt</translation>
        </message>
        <message>
            <source>own plant</source>
            <translation>eigenes Kraftwerk</translation>
        </message>
        <message>
            <source>power farther away</source>
            <translation>Leistung weiter weg</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>All three rules allow it.</source>
            <translation>Alle drei Regeln erlauben ihn.</translation>
        </message>
        <message>
            <source>%1, %2: plans %3; lines %4, headroom %5, firm power %6. %7</source>
            <translation>%1, %2: plant %3; Leitungen %4, Reserve %5, gesicherte Leistung %6. %7</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>gigasite::BackTestPage</name>
        <message>
            <source>Back-test</source>
            <translation>Rückvergleich</translation>
        </message>
        <message>
            <source>Real AI sites against the siting rules</source>
            <translation>Echte KI-Standorte gegen die Standortregeln</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Of %1 real AI sites, lines allow %2, headroom %3, firm power %4.</source>
            <translation>Von %1 echten KI-Standorten erlauben Leitungen %2, Reserve %3, gesicherte Leistung %4.</translation>
        </message>
        <message>
            <source>lines %1, headroom %2, firm power %3 of %4</source>
            <translation>Leitungen %1, Reserve %2, gesicherte Leistung %3 von %4</translation>
        </message>
        <message>
            <source>%1, %2, %3 of %4</source>
            <translation>%1, %2, %3 von %4</translation>
        </message>
        <message>
            <source>What the rules say</source>
            <translation>Was die Regeln sagen</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>sites</source>
            <translation>Standorte</translation>
        </message>
        <message>
            <source>What the rules would have said to sites that stand or are being built</source>
            <translation>Was die Regeln zu Standorten gesagt hätten, die stehen oder gebaut werden</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Which nodes of the country host the demand by the headroom rule</source>
            <translation>Welche Knoten des Landes den Bedarf nach der Reserveregel tragen</translation>
        </message>
        <message>
            <source>Nodes of the country by the headroom rule</source>
            <translation>Knoten des Landes nach der Reserveregel</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>gigasite::NodesModel</name>
        <message>
            <source>%1 (%2) hosts %3, limited to %4 by %5.</source>
            <translation>%1 (%2) trägt %3, begrenzt auf %4 durch %5.</translation>
        </message>
        <message>
            <source>%1 (%2) does not host %3: it is limited to %4 by %5.</source>
            <translation>%1 (%2) trägt %3 nicht: begrenzt auf %4 durch %5.</translation>
        </message>
        <message>
            <source>%1 of %2 host %3</source>
            <translation>%1 von %2 tragen %3</translation>
        </message>
        <message>
            <source>Best nodes</source>
            <translation>Beste Knoten</translation>
        </message>
        <message>
            <source>Best nodes, by largest plant</source>
            <translation>Beste Knoten, nach größtem Kraftwerk</translation>
        </message>
        <message>
            <source>Hosts</source>
            <translation>Trägt</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Leistung</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Leitungen</translation>
        </message>
        <message>
            <source>Limited by</source>
            <translation>Begrenzt durch</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Netz</translation>
        </message>
    </context>
    <context>
        <name>gigasite::BestSitesModel</name>
        <message>
            <source>%1 ¢/kWh</source>
            <translation>%1 ¢/kWh</translation>
        </message>
        <message>
            <source>%1 g/kWh</source>
            <translation>%1 g/kWh</translation>
        </message>
        <message>
            <source>%1 of the racks in %2 (%3): %4 of %5, limited by %6</source>
            <translation>%1 der Racks in %2 (%3): %4 von %5, begrenzt durch %6</translation>
        </message>
        <message>
            <source>%1, %2, %3 of water, RTT %4, %5 left at the tightest site</source>
            <translation>%1, %2, %3 Wasser, RTT %4, am knappsten Standort bleiben %5</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>Preis</translation>
        </message>
        <message>
            <source>Carbon</source>
            <translation>CO₂</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Reserve</translation>
        </message>
        <message>
            <source>RTT</source>
            <translation>RTT</translation>
        </message>
        <message>
            <source>Limited by</source>
            <translation>Begrenzt durch</translation>
        </message>
        <message>
            <source>%1 l/kWh</source>
            <translation>%1 l/kWh</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>the 2024 paper&apos;s headroom</source>
            <translation>Reserve laut Artikel 2024</translation>
        </message>
        <message>
            <source>own limit</source>
            <translation>eigene Grenze</translation>
        </message>
    </context>
    <context>
        <name>gigasite::BestSitesPage</name>
        <message>
            <source>Sites</source>
            <translation>Standorte</translation>
        </message>
        <message>
            <source>All racks in one place</source>
            <translation>Alle Racks an einem Ort</translation>
        </message>
        <message>
            <source>Split over two places</source>
            <translation>Auf zwei Orte verteilt</translation>
        </message>
        <message>
            <source>Split over three places</source>
            <translation>Auf drei Orte verteilt</translation>
        </message>
        <message>
            <source>Split over four places</source>
            <translation>Auf vier Orte verteilt</translation>
        </message>
        <message>
            <source>Best sites</source>
            <translation>Beste Standorte</translation>
        </message>
        <message>
            <source>cheapest energy</source>
            <translation>billigste Energie</translation>
        </message>
        <message>
            <source>least carbon</source>
            <translation>wenigstes CO₂</translation>
        </message>
        <message>
            <source>shortest RTT</source>
            <translation>kürzeste RTT</translation>
        </message>
        <message>
            <source>most headroom left</source>
            <translation>größte Reserve</translation>
        </message>
        <message>
            <source>Best by</source>
            <translation>Bestes nach</translation>
        </message>
        <message>
            <source>best by</source>
            <translation>Bestes nach</translation>
        </message>
        <message>
            <source>Nothing in reach hosts %1; at most %2</source>
            <translation>Nichts in Reichweite nimmt %1 auf; höchstens %2</translation>
        </message>
        <message>
            <source>The demand of the sites is not known</source>
            <translation>Der Bedarf der Standorte ist nicht bekannt</translation>
        </message>
        <message>
            <source>searching …</source>
            <translation>suche …</translation>
        </message>
        <message>
            <source>%1, %2 places; a click or Enter takes a split</source>
            <translation>%1, %2 Orte; ein Klick oder Enter übernimmt eine Aufteilung</translation>
        </message>
        <message>
            <source>least water</source>
            <translation>wenigstes Wasser</translation>
        </message>
        <message>
            <source>Each place takes at least %1, in whole racks; places stand at least %2 apart.</source>
            <translation>Jeder Ort nimmt wenigstens %1, in ganzen Racks; Orte liegen wenigstens %2 auseinander.</translation>
        </message>
        <message>
            <source>What %1 can host is not known: type its limit, or unlock it</source>
            <translation>Was %1 aufnehmen kann, ist nicht bekannt: Grenze eingeben oder freigeben</translation>
        </message>
    </context>
    <context>
        <name>gigasite::MapControls</name>
        <message>
            <source>Power map</source>
            <translation>Stromkarte</translation>
        </message>
        <message>
            <source>Ground</source>
            <translation>Grund</translation>
        </message>
        <message>
            <source>headroom</source>
            <translation>Reserve</translation>
        </message>
        <message>
            <source>Discs: what every balancing authority can still power</source>
            <translation>Scheiben: was jede Regelzone noch versorgen kann</translation>
        </message>
        <message>
            <source>price</source>
            <translation>Preis</translation>
        </message>
        <message>
            <source>Land by the industrial price of electricity of its balancing authority</source>
            <translation>Land nach dem Industriestrompreis seiner Regelzone</translation>
        </message>
        <message>
            <source>CO₂</source>
            <translation>CO₂</translation>
        </message>
        <message>
            <source>Land by the average carbon intensity of its grid</source>
            <translation>Land nach der mittleren CO₂-Intensität seines Netzes</translation>
        </message>
        <message>
            <source>Layers of the map, zoom, best sites</source>
            <translation>Ebenen der Karte, Zoom, beste Standorte</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Corridors</source>
            <translation>Trassen</translation>
        </message>
        <message>
            <source>Power plants</source>
            <translation>Kraftwerke</translation>
        </message>
        <message>
            <source>Real AI sites (Epoch AI, CC BY)</source>
            <translation>Echte KI-Standorte (Epoch AI, CC BY)</translation>
        </message>
        <message>
            <source>Zoom in (+)</source>
            <translation>Heranholen (+)</translation>
        </message>
        <message>
            <source>Zoom out (-)</source>
            <translation>Entfernen (-)</translation>
        </message>
        <message>
            <source>Whole map (Home)</source>
            <translation>Ganze Karte (Pos1)</translation>
        </message>
        <message>
            <source>Best sites…</source>
            <translation>Beste Standorte …</translation>
        </message>
        <message>
            <source>water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>Land by the water that the power plants of its grid consume</source>
            <translation>Land nach dem Wasser, das die Kraftwerke seines Netzes verbrauchen</translation>
        </message>
    </context>
    <context>
        <name>gigasite::SplitBar</name>
        <message>
            <source>Split over the sites</source>
            <translation>Aufteilung auf die Standorte</translation>
        </message>
        <message>
            <source>Share of %1 against %2</source>
            <translation>Anteil von %1 gegen %2</translation>
        </message>
    </context>
    <context>
        <name>gigasite::SplitHandle</name>
        <message>
            <source>%1: drag, or arrow keys by 1 %, with Shift by 0.1 %</source>
            <translation>%1: ziehen, oder Pfeiltasten um 1 %, mit Umschalt um 0,1 %</translation>
        </message>
    </context>
</TS>
