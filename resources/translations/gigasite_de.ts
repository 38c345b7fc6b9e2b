<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Figures</name>
    <message>
        <location filename="../../views/figures/layout_axes.cpp" line="57"/>
        <source>Site %1: %2 racks per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="82"/>
        <source>baseline TP %1 × PP %2 × DP %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="96"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="187"/>
        <source>%1, %2 racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="97"/>
        <source>was TP %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="102"/>
        <source>%1 × PP %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="113"/>
        <source>Layout of the baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="124"/>
        <location filename="../../views/figures/layout_figure.cpp" line="129"/>
        <source>Rack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="125"/>
        <source>replica R%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="129"/>
        <source>Replica R%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="131"/>
        <source>Rack %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="137"/>
        <location filename="../../views/figures/layout_figure.cpp" line="152"/>
        <source>, %1 spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="158"/>
        <source>%1 racks in use, %2 spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="163"/>
        <source>column = stage, row = rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="183"/>
        <source>%1 of %2 stages %3 at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="187"/>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="188"/>
        <source>run a forward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="189"/>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="190"/>
        <source>run a backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="191"/>
        <source>idle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="192"/>
        <source>are idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="226"/>
        <source>HBM %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="248"/>
        <source>; a GPU must hold %1 and has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="267"/>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="267"/>
        <source>Play the step (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="275"/>
        <source>t = %1 in step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="277"/>
        <source>, exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="280"/>
        <source>, slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="287"/>
        <location filename="../../views/figures/step_time_figure.cpp" line="108"/>
        <source>t = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="289"/>
        <location filename="../../views/figures/layout_replica.cpp" line="70"/>
        <location filename="../../views/figures/map_sites.cpp" line="200"/>
        <location filename="../../views/figures/topology_figure.cpp" line="77"/>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_figure.cpp" line="300"/>
        <source>Time cursor: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_grid.cpp" line="308"/>
        <source>Selected rack: stage %1, rack %2 of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_grid.cpp" line="352"/>
        <source>(exchange)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_grid.cpp" line="352"/>
        <source>(bubble)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_grid.cpp" line="354"/>
        <source>Idle stages %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_grid.cpp" line="364"/>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_grid.cpp" line="377"/>
        <source>%1 racks: %2 pipeline stages, %3 racks per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="28"/>
        <source>act ÷ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="30"/>
        <source>act × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="31"/>
        <source>activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="37"/>
        <source>Activations of one micro-batch, over %1 GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="38"/>
        <source>Activations of %1 micro-batches in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="50"/>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="50"/>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="52"/>
        <location filename="../../views/figures/layout_memory.cpp" line="204"/>
        <source>gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="52"/>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="54"/>
        <location filename="../../views/figures/layout_memory.cpp" line="204"/>
        <source>optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="54"/>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="190"/>
        <source>HBM of the rack: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_memory.cpp" line="229"/>
        <source>%1: %2 in the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_rack.cpp" line="201"/>
        <source>sp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_rack.cpp" line="211"/>
        <location filename="../../views/figures/layout_replica.cpp" line="47"/>
        <source>GPU %1 · shard %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_rack.cpp" line="231"/>
        <source>Scale-up switches, %1 per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_rack.cpp" line="245"/>
        <source>%1 replicas of the stage, %2 GPUs each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_rack.cpp" line="260"/>
        <source>Replica R%1: GPUs %2 to %3, tensor parallel over %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_rack.cpp" line="293"/>
        <source>1 cell = %1 GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_replica.cpp" line="95"/>
        <source>GPU %1, shard %2 of %3 of replica R%4: holds %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_replica.cpp" line="105"/>
        <source>Replica R%1: GPUs %2 to %3, each holds %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="68"/>
        <source>typed limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="70"/>
        <location filename="../../views/figures/map_legend.cpp" line="47"/>
        <source>2024 paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="71"/>
        <location filename="../../views/figures/map_cards.cpp" line="113"/>
        <source>flex at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="78"/>
        <source>power of the rack unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="80"/>
        <source>needs nothing from the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="82"/>
        <location filename="../../views/figures/map_cards.cpp" line="85"/>
        <source>needs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="87"/>
        <location filename="../../views/figures/topology_scene.cpp" line="102"/>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="94"/>
        <source>limit: typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="96"/>
        <source>limit unknown: not in the grid tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="98"/>
        <source>limit unknown: not in the 2024 paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="100"/>
        <source>limit: 2024 paper, Table 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="101"/>
        <source>limit: flex headroom at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="109"/>
        <source>short by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="115"/>
        <source>, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="122"/>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="123"/>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="170"/>
        <source>RTT %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="175"/>
        <source>typed, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_cards.cpp" line="176"/>
        <source>%1 × %2 route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_discs.cpp" line="48"/>
        <source>paper %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_discs.cpp" line="253"/>
        <source>%1 (%2): %3 of flexible headroom at %4 curtailment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_discs.cpp" line="258"/>
        <source>; %1 by the 2024 paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="41"/>
        <location filename="../../views/figures/map_overlay.cpp" line="344"/>
        <source>nuclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="42"/>
        <source>hydro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="43"/>
        <source>other plant ≥ 1.5 GW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="43"/>
        <source>other ≥ 1.5 GW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="44"/>
        <source>500</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="45"/>
        <source>765 kV class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="45"/>
        <source>765 kV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="46"/>
        <source>DC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="47"/>
        <source>2024 paper&apos;s headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_legend.cpp" line="116"/>
        <source>5 GW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_overlay.cpp" line="304"/>
        <source>%1 to %2: RTT %3 over %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="206"/>
        <source>Site %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="208"/>
        <source>, %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="210"/>
        <source>, demand unknown: no power for this rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="211"/>
        <source>, demand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="212"/>
        <source>, headroom %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="213"/>
        <source>, headroom unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="215"/>
        <source>, short by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/map_sites.cpp" line="217"/>
        <source> by the 2024 paper, short of flexible headroom by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline.cpp" line="246"/>
        <source>hatched = hidden, solid = exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="64"/>
        <location filename="../../views/figures/step_time_parts.cpp" line="70"/>
        <source>compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="67"/>
        <source>Forward pass of one stage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="70"/>
        <source>Backward pass of one stage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="74"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="75"/>
        <source>F %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="74"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="75"/>
        <source>B %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="76"/>
        <source>forward %1, backward %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="77"/>
        <source>F %1, B %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="84"/>
        <location filename="../../views/figures/step_time_parts.cpp" line="56"/>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="86"/>
        <source>Tensor-parallel all-reduces of the forward pass: %1, exposed, shown together at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="90"/>
        <source>Tensor-parallel all-reduces of the backward pass: %1, exposed, shown together at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="94"/>
        <source>none: one GPU holds a whole layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="94"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="123"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="124"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="155"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="181"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="98"/>
        <source>%1 forward, %2 backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="99"/>
        <location filename="../../views/figures/topology_tiers.cpp" line="39"/>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="101"/>
        <source>%1 each way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="108"/>
        <location filename="../../views/figures/step_time_parts.cpp" line="58"/>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="113"/>
        <source> (send %1, gather %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="117"/>
        <source>Send to the next stage: %1, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="120"/>
        <source>Send to the previous stage: %1, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="123"/>
        <source>none: the pipeline has one stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="127"/>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="158"/>
        <source>%1 + %2 gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="137"/>
        <source>exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="137"/>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="143"/>
        <source>DP int</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="147"/>
        <source>Gradients inside the rack: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="150"/>
        <source>Final gather inside the rack: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="153"/>
        <source>none: one replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="154"/>
        <source>none: one replica per rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="157"/>
        <source>%1, then gather %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="172"/>
        <source>DP ext</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="177"/>
        <source>Gradients between %1 racks of a site: %2 and %3 of latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="179"/>
        <source>; together %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="181"/>
        <source>none: one rack per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="185"/>
        <source>%1 + %2 latency, %3 racks in the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="186"/>
        <source>%1, %2 racks in the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="193"/>
        <source>WAN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="197"/>
        <source>Gradients between sites: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="200"/>
        <source> up to the last %1, for which the next stage waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="204"/>
        <source>%1 = %2 transfer + %3 × %4 RTT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="205"/>
        <source>%1 = %2 + %3 × %4 RTT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="206"/>
        <source>%1 + %2 × %3 RTT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="216"/>
        <source>WAN budget %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="217"/>
        <source>budget %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="219"/>
        <source>WAN budget: one backward pass, %1, until the next stage&apos;s gradients follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="221"/>
        <source>over by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="221"/>
        <source>slack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="222"/>
        <source>The exchange between sites is over its budget by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="223"/>
        <source>Slack of the exchange between sites: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="230"/>
        <source>Last slot of the only stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="232"/>
        <source>Last slot of one stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="233"/>
        <source>Last slot of a middle stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/slot_timeline_rows.cpp" line="233"/>
        <source>Last slot of the last stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_exposed.cpp" line="51"/>
        <source>Exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_exposed.cpp" line="56"/>
        <source>Exposed communication: %1, %2 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_exposed.cpp" line="124"/>
        <location filename="../../views/figures/step_time_figure.cpp" line="76"/>
        <location filename="../../views/figures/topology_tiers.cpp" line="81"/>
        <source>baseline %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_exposed.cpp" line="136"/>
        <source>Exposed communication of the baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_exposed.cpp" line="173"/>
        <source>no communication is exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="23"/>
        <source>Step time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="26"/>
        <source>One training step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="32"/>
        <source>exposed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="38"/>
        <source>Exposed communication: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="43"/>
        <source>(m + p − 1) = %1 slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="43"/>
        <source>%1 slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="49"/>
        <source>Pipeline slots of one step, m + p − 1: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="66"/>
        <location filename="../../views/figures/step_time_figure.cpp" line="90"/>
        <source>Step time of the baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="115"/>
        <source>Time cursor at %1 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="123"/>
        <source>%1 · %2 of step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_figure.cpp" line="126"/>
        <source>%1 of step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="57"/>
        <source>Exposed tensor-parallel communication: %1, %2 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="59"/>
        <source>Exposed pipeline communication: %1, %2 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="61"/>
        <source>tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="62"/>
        <source>Gradient exchange at the end of the step: %1, %2 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="71"/>
        <source>Computation: %1, %2 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="73"/>
        <source>bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/step_time_parts.cpp" line="74"/>
        <source>Pipeline bubble, stages waiting: %1, %2 of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="63"/>
        <source>, simulated load %1 on average, %2 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="75"/>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="78"/>
        <source>%1: %2 links, %3 one way, cumulative oversubscription %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="166"/>
        <source>site %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="175"/>
        <source>WAN to %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="181"/>
        <source>%1 other sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="195"/>
        <source>%1 one way, for each site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_figure.cpp" line="207"/>
        <source>This network cannot be built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="23"/>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="35"/>
        <source>Pipeline send, full rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="35"/>
        <source>PP send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="38"/>
        <source>Pipeline send, oversubscribed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="38"/>
        <source>PP, oversubscribed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="62"/>
        <source>Switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="64"/>
        <source>Switching chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="64"/>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="66"/>
        <source>Links between switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="66"/>
        <source>Switch links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="68"/>
        <source>Transceivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="70"/>
        <source>Optics between switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="70"/>
        <source>Switch optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="72"/>
        <source>Network cost per site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="72"/>
        <source>Network cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="74"/>
        <source>Power without optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="74"/>
        <source>Power, no optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="76"/>
        <source>End-to-end oversubscription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="76"/>
        <source>End to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="78"/>
        <source>Connects up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="107"/>
        <source>What it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="112"/>
        <source>one site, %1-port switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_ledger.cpp" line="133"/>
        <location filename="../../views/figures/topology_tiers.cpp" line="49"/>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="57"/>
        <source>1 remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="58"/>
        <source>%1 remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="62"/>
        <source>%1 out of service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="64"/>
        <source>simulating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="77"/>
        <source>mean load (1 = one flow&apos;s worth)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="77"/>
        <source>mean load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="77"/>
        <location filename="../../views/figures/topology_overlay.cpp" line="149"/>
        <source>load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="80"/>
        <location filename="../../views/figures/topology_legend.cpp" line="85"/>
        <source>width = capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="80"/>
        <source>boxed = hottest links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="82"/>
        <source>cumulative oversubscription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="82"/>
        <source>oversubscription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="82"/>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="84"/>
        <source>8+ : 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_legend.cpp" line="91"/>
        <source>Esc clears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_menu.cpp" line="93"/>
        <source>Fail %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_menu.cpp" line="100"/>
        <source>Restore %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_menu.cpp" line="103"/>
        <source>Restore all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_network.cpp" line="200"/>
        <source>rails %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_network.cpp" line="200"/>
        <source>rail %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_network.cpp" line="201"/>
        <source>planes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_network.cpp" line="201"/>
        <source>plane %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_network.cpp" line="260"/>
        <source>switch %1, tier %2, number %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_network.cpp" line="261"/>
        <source>cable %1, tier %2, number %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_overlay.cpp" line="63"/>
        <location filename="../../views/figures/topology_overlay.cpp" line="75"/>
        <source>×%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_overlay.cpp" line="146"/>
        <source>Hottest links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="22"/>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="23"/>
        <source>column %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="44"/>
        <source>%1, load %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="100"/>
        <source>%1: %2, %3 flows, load %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="111"/>
        <source>%1 to %2, %3: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="113"/>
        <source>%1 links, %2 flows, load %3 on average, %4 at most; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="118"/>
        <source>cumulative oversubscription %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="121"/>
        <source> Out of service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="123"/>
        <source> %1 out of service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="137"/>
        <source>column %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="139"/>
        <source>; all of it is out of service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="141"/>
        <source>; %1 of %2 rails out of service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="142"/>
        <source>; %1 of %2 planes out of service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="146"/>
        <source>; %1 out of service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="154"/>
        <source>NICs–tier 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="155"/>
        <source>tier %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_scene.cpp" line="157"/>
        <source>%1 flows of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="36"/>
        <source>%1 switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="36"/>
        <source>%1 switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="37"/>
        <source>%1 ports down, %2 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="38"/>
        <source>%1 ports down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="45"/>
        <source>NICs: %1, %2 each one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="82"/>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="107"/>
        <source>Oversubscription of tier %1 in the baseline: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="112"/>
        <source>Oversubscription of tier %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="138"/>
        <source>%1 : 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="148"/>
        <source>NICs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/topology_tiers.cpp" line="148"/>
        <source>Tier %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyStrip</name>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="34"/>
        <source>better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="34"/>
        <source>worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="65"/>
        <source>no value then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="67"/>
        <source>would be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="71"/>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="94"/>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="173"/>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="188"/>
        <source>needs the errors cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="190"/>
        <source>violates a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="194"/>
        <source>beyond measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="196"/>
        <source>= baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/key_tile.cpp" line="198"/>
        <source>baseline ≈ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelRow</name>
    <message>
        <location filename="../../views/panels/panel_row.cpp" line="67"/>
        <source>Tier 1 down / up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/panel_row.cpp" line="68"/>
        <source>Tier 2 down / up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/panel_row.cpp" line="195"/>
        <source> (user data)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/panel_row_edits.cpp" line="34"/>
        <source>%1 to %2 / %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/panel_row_edits.cpp" line="59"/>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/panel_row_edits.cpp" line="98"/>
        <source>%1 to %2, sized by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/panel_row_edits.cpp" line="189"/>
        <source>, outside %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParameterPanel</name>
    <message>
        <location filename="../../views/panels/parameter_model.cpp" line="66"/>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_model.cpp" line="68"/>
        <source>replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_model.cpp" line="70"/>
        <source>switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_model.cpp" line="74"/>
        <source>headroom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_model.cpp" line="76"/>
        <source>per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_model.cpp" line="338"/>
        <source>, automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="28"/>
        <source>nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="29"/>
        <source>rings, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="30"/>
        <source>rings, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="31"/>
        <source>4 incasts of 31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="32"/>
        <source>incast of 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="33"/>
        <source>60 incasts of 31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="63"/>
        <source>p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="64"/>
        <source>last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="90"/>
        <source>The network of this scenario has not been simulated yet. That starts by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="94"/>
        <source>Nothing was simulated. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="96"/>
        <source>This scenario sends nothing between hosts, so there is nothing to simulate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="97"/>
        <source>None of the %1 flows has finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="126"/>
        <source>%1: p50 %2, p99 %3, last %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="129"/>
        <source>The flows over the selected links come with the exact result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="131"/>
        <source>This transport spreads its flows over all links, so none belong to the selected ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="134"/>
        <source>None of the flows over the selected links is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="135"/>
        <source>No flow crosses the selected links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="142"/>
        <source>ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="144"/>
        <source>spray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="146"/>
        <source>ECMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="148"/>
        <location filename="../../views/charts/packet_chart.cpp" line="70"/>
        <source>ECMP + PFC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="401"/>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="37"/>
        <source>time ÷ ideal time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="39"/>
        <source>1,024 hosts, 30 MB each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="45"/>
        <source>Within %1× the ideal time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="47"/>
        <source>%1: %2 of flows done at packet level, %3 simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="69"/>
        <source>NDP, sprayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="71"/>
        <source>at 4 : 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::Autosave</name>
    <message>
        <location filename="../../app/autosave.cpp" line="174"/>
        <source>no folder can be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/autosave.cpp" line="194"/>
        <source>Changes cannot be kept against a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::BystanderFigure</name>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="52"/>
        <source>Bystanders of congestion against packet level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="107"/>
        <location filename="../../views/charts/bystander_figure.cpp" line="198"/>
        <source>median %1, p90 %2, %3 of %4 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="109"/>
        <source>%1: packet level %2; simulated %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="110"/>
        <location filename="../../views/charts/bystander_figure.cpp" line="203"/>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="131"/>
        <source>The packet-level runs are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="153"/>
        <source>bystanders beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="161"/>
        <source>packets: median, p90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="161"/>
        <source>packets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="165"/>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="167"/>
        <source>done by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="170"/>
        <source>of %1: packets / ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="196"/>
        <source>%1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/bystander_figure.cpp" line="201"/>
        <source>Bystanders beside %1
packets: %2
simulated: %3
(median and p90 of those done, times the ideal time)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::CommandPalette</name>
    <message>
        <location filename="../../app/command_palette.cpp" line="68"/>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/command_palette.cpp" line="82"/>
        <source>Command, parameter or figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/command_palette.cpp" line="83"/>
        <source>Letters of a command, parameter or figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/command_palette.cpp" line="88"/>
        <source>Commands found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::CompletionChart</name>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="200"/>
        <source>Flow completion times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="218"/>
        <source>%1: half of the flows done within %2, 99 % within %3, the last within %4 the ideal time. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="227"/>
        <source>selected  p99 %1
p50 %2, last %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="317"/>
        <source>p50 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="319"/>
        <source>p99 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="320"/>
        <source>last done %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="320"/>
        <source>last %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="351"/>
        <source>time ÷ ideal time of the flow (%1 over all tiers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="358"/>
        <source>estimate, not bounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="358"/>
        <source>estimate, 95 of 100 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="361"/>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="367"/>
        <source>%1 of %2 unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="382"/>
        <source>%1: %2 of flows done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/completion_chart.cpp" line="387"/>
        <source>Within %1 the ideal time (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::Document</name>
    <message>
        <location filename="../../app/document.cpp" line="58"/>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/import_dialog.cpp" line="34"/>
        <source>Cannot import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/import_dialog.cpp" line="38"/>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/import_dialog.cpp" line="44"/>
        <source>Imported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/import_dialog.cpp" line="50"/>
        <source>Import model shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/import_dialog.cpp" line="51"/>
        <source>Hugging Face config.json (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::DocumentFiles</name>
    <message>
        <location filename="../../app/document_files.cpp" line="67"/>
        <source>Autosaved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="68"/>
        <source>Autosaved beside the file %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="76"/>
        <source>Cannot open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="98"/>
        <source>Open scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="98"/>
        <source>Scenarios (*.gigasite.json *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="108"/>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="108"/>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="119"/>
        <source>Changed on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="120"/>
        <source>Another program has changed “%1” since it was read. Overwrite its version?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="131"/>
        <source>Save scenario as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="131"/>
        <source>Scenarios (*.gigasite.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="139"/>
        <source>Cannot save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="145"/>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="180"/>
        <source>a scenario that was never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="182"/>
        <source>Gigasite stopped before the changes to %1 were saved (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="183"/>
        <source>Recover them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="184"/>
        <source>Discard them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="185"/>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="193"/>
        <source>Cannot recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="199"/>
        <source>Recover unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="251"/>
        <source>%1 has been deleted or moved by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="252"/>
        <source>Save it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="252"/>
        <source>Go on without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="256"/>
        <source>Another program has changed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="257"/>
        <source>Reload and lose my changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="257"/>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/document_files.cpp" line="258"/>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::EvaluationService</name>
    <message>
        <location filename="../../app/evaluation_service.cpp" line="110"/>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::FigureCanvas</name>
    <message>
        <location filename="../../views/figures/figure_accessible.cpp" line="132"/>
        <source>What the figure shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::FigurePane</name>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="153"/>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="157"/>
        <source>Levels of the figure; Esc or Backspace goes one out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="160"/>
        <source>Table (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="162"/>
        <source>Copy (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="163"/>
        <source>Save as PNG or SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="164"/>
        <location filename="../../views/figures/figure_pane.cpp" line="284"/>
        <source>Maximise (F11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="173"/>
        <source>%1 as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="271"/>
        <source>Levels: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="284"/>
        <source>Restore (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="320"/>
        <location filename="../../views/figures/figure_pane.cpp" line="333"/>
        <source>Save figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="321"/>
        <source>Pictures (*.png);;Vector graphics (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/figure_pane.cpp" line="333"/>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::KeyStrip</name>
    <message>
        <location filename="../../views/panels/key_strip.cpp" line="44"/>
        <source>Key figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::LayoutCanvas</name>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="75"/>
        <source>R%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="76"/>
        <source>datacenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="76"/>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="77"/>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="78"/>
        <source>rack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="79"/>
        <source>replica %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="215"/>
        <source>Between site %1 and site %2: drag to move racks, or Alt+↑ and Alt+↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/layout_canvas.cpp" line="242"/>
        <source>Site %1 share to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::LoadHistogram</name>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="48"/>
        <source>Link load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="75"/>
        <source>%1 links between switches, mean load %2, most loaded %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="86"/>
        <source>No link joins two switches here: every flow stays under one switch, so only hosts&apos; links carry load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="88"/>
        <source>Loads of links are known when the simulation is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="143"/>
        <source>load of %1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="144"/>
        <source>load from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="148"/>
        <source>%1: %2 of %3 links (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="162"/>
        <source>links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="187"/>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="193"/>
        <source>most loaded %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="207"/>
        <source>load: flows&apos; worth of bytes on a link · %1 sets of parallel links, %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="208"/>
        <source>load: flows&apos; worth of bytes on a link · %1 links between switches, %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/load_histogram.cpp" line="209"/>
        <source>, estimate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::MainWindow</name>
    <message>
        <location filename="../../app/main_window.cpp" line="199"/>
        <source>headroom at %1, dashed: 2024 paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="201"/>
        <source>headroom at %1 curtailment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="203"/>
        <source>tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="203"/>
        <source>tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="204"/>
        <source>, %1 rails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="205"/>
        <source>, %1 planes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="208"/>
        <source>one site · %1%2, %3 ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="214"/>
        <source>TP %1 × PP %2 × DP %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="218"/>
        <source>ideal arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="235"/>
        <source>Model evaluated in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="239"/>
        <source>Problems: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="240"/>
        <location filename="../../app/main_window_tools.cpp" line="104"/>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="240"/>
        <location filename="../../app/main_window_tools.cpp" line="104"/>
        <source>errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="241"/>
        <location filename="../../app/main_window_tools.cpp" line="105"/>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="241"/>
        <location filename="../../app/main_window_tools.cpp" line="105"/>
        <source>warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="242"/>
        <location filename="../../app/main_window_parts.cpp" line="130"/>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="244"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="244"/>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="271"/>
        <source>Export report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="272"/>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="278"/>
        <location filename="../../app/main_window.cpp" line="292"/>
        <source>Cannot export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="280"/>
        <source>Report written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="285"/>
        <source>Export result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="286"/>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="294"/>
        <source>Result written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="300"/>
        <source>About Gigasite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window.cpp" line="301"/>
        <source>&lt;p&gt;&lt;b&gt;Gigasite %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What-if explorer for LLM training datacenters. GPL-3.0-or-later.&lt;/p&gt;&lt;p&gt;Data: Ruggles et al. (CC-BY 4.0), Epoch AI (CC-BY 4.0), NREL ReEDS/NARIS, EIA, EPA, US Census Bureau. Formulas: Gherghescu et al. 2024; Hoffmann et al. 2022; Korthikanti et al. 2022.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_commands.cpp" line="64"/>
        <source>Parameter › %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_commands.cpp" line="70"/>
        <source>Figure › %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="28"/>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="31"/>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="42"/>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="45"/>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="46"/>
        <source>&amp;Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="52"/>
        <source>Langua&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="61"/>
        <source>The window has this language from the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_look.cpp" line="67"/>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="48"/>
        <source>Power map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="48"/>
        <source>Parallelism layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="49"/>
        <source>Topology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="49"/>
        <source>Step-time breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="83"/>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="84"/>
        <source>activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="84"/>
        <source>The rack as its GPUs and replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="85"/>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="85"/>
        <source>The rack as what fills its memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="89"/>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="90"/>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="90"/>
        <source>Durations in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="90"/>
        <source>%</source>
        <comment>share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="90"/>
        <source>Durations as shares of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="127"/>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="129"/>
        <location filename="../../app/main_window_parts.cpp" line="151"/>
        <location filename="../../app/main_window_parts.cpp" line="152"/>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="132"/>
        <source>Scaling laws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="134"/>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="136"/>
        <source>Domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="138"/>
        <source>Papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="199"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="201"/>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="203"/>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="204"/>
        <source>Open &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="210"/>
        <source>&amp;Import model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="212"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="214"/>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="217"/>
        <source>Export &amp;report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="220"/>
        <source>Export &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="222"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="244"/>
        <source>&amp;Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="249"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="251"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="253"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="256"/>
        <source>&amp;Copy figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="258"/>
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="260"/>
        <source>&amp;Filter parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="261"/>
        <source>&amp;Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="262"/>
        <source>&amp;Previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="268"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="273"/>
        <source>&amp;Maximise figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="277"/>
        <source>Figure as &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="281"/>
        <source>&amp;Ghost of the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="284"/>
        <source>The baseline, dashed, where it differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="289"/>
        <source>Restore figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="292"/>
        <source>&amp;Dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="300"/>
        <source>Reset &amp;layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="301"/>
        <source>Numbers of the &amp;papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="302"/>
        <source>Why? &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="307"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="308"/>
        <source>&amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="309"/>
        <source>&amp;Keys and gestures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="311"/>
        <source>&amp;Examples…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="312"/>
        <source>Guided &amp;tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="314"/>
        <source>&amp;About Gigasite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_parts.cpp" line="335"/>
        <source>The engine does not compute this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="29"/>
        <source>&amp;Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="30"/>
        <source>Printed or &amp;corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="33"/>
        <source>&amp;Pin baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="34"/>
        <source>Baseline as &amp;opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="36"/>
        <source>&amp;Hold evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="43"/>
        <source>Make the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="45"/>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="51"/>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="61"/>
        <source>Paper as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="62"/>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="92"/>
        <source>Key figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="106"/>
        <source>paper inconsistency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="106"/>
        <source>paper inconsistencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="121"/>
        <source>engine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="166"/>
        <source>On hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="166"/>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="167"/>
        <source>Edits are not evaluated. F5 evaluates again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="167"/>
        <source>F5 puts the evaluation on hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="186"/>
        <source>as opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="187"/>
        <source>Baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="190"/>
        <source>What deltas and dashed outlines compare with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="202"/>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="207"/>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="257"/>
        <source>%1: a choice without an outside source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="258"/>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_tools.cpp" line="283"/>
        <source>%1? Enter or a second click makes the change, Esc leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="24"/>
        <source>%1 GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="33"/>
        <source>%1 a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="158"/>
        <source>Move a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="159"/>
        <source>Drag &lt;b&gt;Layers&lt;/b&gt;. Everything follows: memory, step time, network, power. Shift moves in tenths; Esc takes the drag back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="164"/>
        <source>Ask why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="165"/>
        <source>Click any number, such as &lt;b&gt;Time to train&lt;/b&gt;. Why? shows its formula, where each input comes from, and what the papers say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="170"/>
        <source>Paper or truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="171"/>
        <source>The papers have slips. &lt;b&gt;Corrected&lt;/b&gt; computes without them; &lt;b&gt;M&lt;/b&gt; switches back and forth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="177"/>
        <source>Nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="178"/>
        <source>Undo your changes with &lt;b&gt;Ctrl+Z&lt;/b&gt;. Every edit is one step, a whole drag as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="182"/>
        <source>Problems and their fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="183"/>
        <source>What cannot work is told here, each with the change that clears it. &lt;b&gt;F8&lt;/b&gt; goes from one to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="187"/>
        <source>Find anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/main_window_welcome.cpp" line="188"/>
        <source>&lt;b&gt;Ctrl+K&lt;/b&gt; finds commands, parameters and figures by a few letters; &lt;b&gt;F1&lt;/b&gt; lists all keys.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::MapCanvas</name>
    <message>
        <location filename="../../views/figures/canvases.cpp" line="67"/>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::MarkTable</name>
    <message>
        <location filename="../../views/figures/mark_table.cpp" line="78"/>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/figures/mark_table.cpp" line="78"/>
        <source>How much</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::NetworkChart</name>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="12"/>
        <source>Completion times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="12"/>
        <source>What share of the flows is done by when, by transport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="13"/>
        <source>Link load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="13"/>
        <source>How many links between switches carry how much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="14"/>
        <source>Against packets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="14"/>
        <source>The simulation beside a packet-level simulator, flow for flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="21"/>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/network_chart.cpp" line="32"/>
        <source>Remarks of the simulation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::PacketChart</name>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="86"/>
        <source>Permutations against packet level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="87"/>
        <source>Against packets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="109"/>
        <source>The packet-level runs cannot be shown: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/packet_chart.cpp" line="167"/>
        <source>%1: last flow at %2 times the ideal time simulated, %3 at packet level. </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::PapersModel</name>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="78"/>
        <source>not judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="152"/>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="152"/>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="152"/>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="152"/>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="153"/>
        <source>Derived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="153"/>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_model.cpp" line="153"/>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::PapersPage</name>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="25"/>
        <source>Reproduces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="25"/>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="26"/>
        <source>Inconsistent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="26"/>
        <source>Not derivable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="81"/>
        <source>Papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="98"/>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="100"/>
        <source>Filter of the papers&apos; numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="104"/>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="132"/>
        <source>Numbers of the papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="188"/>
        <source>computing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="190"/>
        <source>%1 of %2 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/papers/papers_page.cpp" line="192"/>
        <source>%1 of %2 computed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ParameterPanel</name>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="17"/>
        <source>Filter  Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="19"/>
        <source>Filter parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="21"/>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="43"/>
        <source>No parameter, key or group has “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="76"/>
        <source>less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="76"/>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="104"/>
        <source>found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="104"/>
        <source>changed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="116"/>
        <source>Time to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="117"/>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="118"/>
        <source>Utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="119"/>
        <source>Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="120"/>
        <source>Site power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="121"/>
        <source>Memory per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="122"/>
        <source>Network cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="124"/>
        <source>Figure that the effect bars show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="129"/>
        <source>Effect on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_panel.cpp" line="143"/>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ParameterTree</name>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="43"/>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="356"/>
        <source>Fix: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="359"/>
        <source>Back to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="367"/>
        <source>Keep at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="367"/>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="372"/>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="373"/>
        <source>Copy as --set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/parameter_tree.cpp" line="377"/>
        <source>Show source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ProblemLine</name>
    <message>
        <location filename="../../views/panels/problem_line.cpp" line="32"/>
        <location filename="../../views/panels/problem_line.cpp" line="126"/>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/problem_line.cpp" line="78"/>
        <source>No problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/problem_line.cpp" line="146"/>
        <source>See the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ProblemModel</name>
    <message>
        <location filename="../../views/panels/problem_panel.cpp" line="146"/>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/problem_panel.cpp" line="146"/>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/problem_panel.cpp" line="146"/>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ProblemPanel</name>
    <message>
        <location filename="../../views/panels/problem_panel.cpp" line="186"/>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::RailBars</name>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="48"/>
        <source>Traffic classes and any-to-any gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="63"/>
        <source>%1: %2 of pairs silent, %3 of bytes stay in a domain, any-to-any %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="149"/>
        <source>printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="169"/>
        <source>Share of GPU pairs, Fig 3a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="170"/>
        <location filename="../../views/charts/rail_bars.cpp" line="197"/>
        <source>in a domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="170"/>
        <location filename="../../views/charts/rail_bars.cpp" line="197"/>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="170"/>
        <source>silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="185"/>
        <source>%1
pairs that exchange in a domain: %2, across domains: %3, silent: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="189"/>
        <source>
printed: under %1 in a domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="196"/>
        <source>Share of bytes, Fig 3b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="211"/>
        <source>%1
bytes that stay in a domain: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="213"/>
        <source>
printed: over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="220"/>
        <source>Any-to-any against rails, Fig 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="220"/>
        <source>iteration time, times as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="231"/>
        <source>%1
iteration over rails: %2, in one any-to-any domain: %3, %4 as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_bars.cpp" line="242"/>
        <source>
printed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::RailChart</name>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="41"/>
        <source>GPUs of a scale-up domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="42"/>
        <source>iteration time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="43"/>
        <source>tokens of a batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="44"/>
        <source>% of any-to-any speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="48"/>
        <source>Domains, batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="48"/>
        <source>Rail-only paper, Figs 7 and 8, for this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="49"/>
        <source>Traffic, gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="49"/>
        <source>Rail-only paper, Figs 3 and 5: this scenario and the paper&apos;s models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="59"/>
        <source>Iteration time by domain size, Fig 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="60"/>
        <source>Per cent of any-to-any speed by batch, Fig 8b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="126"/>
        <source>this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="135"/>
        <source>%1 GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="140"/>
        <source>any-to-any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/rail_chart.cpp" line="146"/>
        <source>domain of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::RowEditor</name>
    <message>
        <location filename="../../views/panels/row_editor.cpp" line="42"/>
        <source>%1 = %2. Enter takes it, Esc keeps %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ScalingChart</name>
    <message>
        <location filename="../../views/charts/scaling_chart.cpp" line="12"/>
        <source>months at full peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/scaling_chart.cpp" line="12"/>
        <source>loss-optimal parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/charts/scaling_chart.cpp" line="46"/>
        <source>%1 in %2 months</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::ShortcutSheet</name>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="16"/>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="17"/>
        <source>Power map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="18"/>
        <source>Topology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="19"/>
        <source>Step time and layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="20"/>
        <source>Parallelism layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="21"/>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="23"/>
        <source>Next or previous parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="24"/>
        <source>Smaller or larger; with Shift in tenths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="25"/>
        <source>Type a value, with its unit (2.9G, 2900 MW); open a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="26"/>
        <source>Enter, F2 or a digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="27"/>
        <source>Back to the opened value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="27"/>
        <source>Delete, or double-click the slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="28"/>
        <source>Derived or typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="29"/>
        <source>Drag in tenths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="29"/>
        <source>Shift while dragging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="30"/>
        <source>Take a drag back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="31"/>
        <source>Choose a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="32"/>
        <source>Move the chosen site by 10 km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="33"/>
        <source>Move a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="33"/>
        <source>drag its marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="34"/>
        <source>Choose a bundle of links; show its flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="35"/>
        <source>Take out of service or restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="35"/>
        <source>right-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="36"/>
        <source>Change a tier&apos;s oversubscription, in whole ports; with Shift finer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="37"/>
        <source>drag it up or down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="38"/>
        <source>The same for the tier of the chosen links; with Alt in tenths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="40"/>
        <source>Move the time cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="40"/>
        <source>← → or drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="41"/>
        <source>Play or pause the step; without animations, go on by one slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="42"/>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="43"/>
        <source>Deeper: datacenter, stage, rack, replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="44"/>
        <source>Enter, wheel or double-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="45"/>
        <source>One level out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="45"/>
        <source>Esc, Backspace, wheel or the trail above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="46"/>
        <source>Another rack; at the last level another replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="47"/>
        <source>Move racks between two sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="48"/>
        <source>drag the line between them, or Alt+↑ ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="49"/>
        <source>Explain a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="49"/>
        <source>click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="50"/>
        <source>One figure alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="50"/>
        <source>double-click its title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="58"/>
        <source>Keys and gestures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="60"/>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="60"/>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="60"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="75"/>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/shortcut_sheet.cpp" line="76"/>
        <source>Filter keys and gestures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::StaleMark</name>
    <message>
        <location filename="../../views/panels/stale_mark.cpp" line="22"/>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/stale_mark.cpp" line="52"/>
        <source>Stale since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/stale_mark.cpp" line="56"/>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::TopologyCanvas</name>
    <message>
        <location filename="../../views/figures/topology_canvas.cpp" line="132"/>
        <source>%1. Drag up or down for other ports, or + and −</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::Tour</name>
    <message>
        <location filename="../../app/tour.cpp" line="30"/>
        <location filename="../../app/tour.cpp" line="89"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/tour.cpp" line="33"/>
        <source>Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/tour.cpp" line="39"/>
        <source>End the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/tour.cpp" line="87"/>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/tour.cpp" line="89"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../app/tour.cpp" line="89"/>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::WelcomePage</name>
    <message>
        <location filename="../../views/panels/welcome_page.cpp" line="79"/>
        <source>What if you built it differently?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/welcome_page.cpp" line="80"/>
        <source>Open an example, move a slider, and see power, layout, network and step time follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/welcome_page.cpp" line="83"/>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/welcome_page.cpp" line="86"/>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/welcome_page.cpp" line="87"/>
        <source>Take the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/welcome_page.cpp" line="88"/>
        <source>Go to the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gigasite::WhyPanel</name>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="66"/>
        <source>user data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="69"/>
        <source>tier %1, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="102"/>
        <source>printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="102"/>
        <source>derived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="103"/>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="111"/>
        <source>%1 more under Papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="122"/>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="213"/>
        <source>in the open scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="219"/>
        <source>No value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="221"/>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="227"/>
        <source>Found without a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="232"/>
        <source>Catalogue row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="234"/>
        <source>Inputs, one hop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="236"/>
        <source>Paper conventions against corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="238"/>
        <source>Paper as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="238"/>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="241"/>
        <source>In the papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="243"/>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../views/panels/why_panel.cpp" line="245"/>
        <source>Used by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
