<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>giaguaro::EndSheet</name>
    <message numerus="yes">
        <source>Judged: %1 of your %n decision(s)</source>
        <translation>
            <numerusform>Judged: %1 of your %n decision</numerusform>
            <numerusform>Judged: %1 of your %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::NewMatchDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::SidePanel</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <translation>
            <numerusform>%1, %n new</numerusform>
            <numerusform>%1, %n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::VerdictBars</name>
    <message numerus="yes">
        <source>%n decision(s) cost something</source>
        <translation>
            <numerusform>%n decision cost something</numerusform>
            <numerusform>%n decisions cost something</numerusform>
        </translation>
    </message>
</context>
</TS>
