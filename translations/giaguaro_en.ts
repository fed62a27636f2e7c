<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>giaguaro::BeliefTable</name>
    <message numerus="yes">
        <source>All %n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>All %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::BookTotals</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::BookWords</name>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>%1 are names: &quot;Elena, Paolo, Marta and 2 others&quot;</extracomment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 in %n match(es)</source>
        <translation>
            <numerusform>%1 %2 in %n match</numerusform>
            <numerusform>%1 %2 in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>%1 is a number of points, with a half perhaps</extracomment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is even.</source>
        <extracomment>%1 are names</extracomment>
        <translation>
            <numerusform>%1 is even.</numerusform>
            <numerusform>%1 are even.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s), %1 in all</source>
        <extracomment>%1 is &quot;37 points&quot;</extracomment>
        <translation>
            <numerusform>%n payment, %1 in all</numerusform>
            <numerusform>%n payments, %1 in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::ClockRing</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::ClubNotice</name>
    <message numerus="yes">
        <source>%n minute(s) left, until %1</source>
        <translation>
            <numerusform>%n minute left, until %1</numerusform>
            <numerusform>%n minutes left, until %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Club tables open again in %n minute(s): the time goes on while the program is closed. Ordinary matches, lessons and everything else stay open.</source>
        <translation>
            <numerusform>Club tables open again in %n minute: the time goes on while the program is closed. Ordinary matches, lessons and everything else stay open.</numerusform>
            <numerusform>Club tables open again in %n minutes: the time goes on while the program is closed. Ordinary matches, lessons and everything else stay open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::Curtain</name>
    <message numerus="yes">
        <source>Your clock begins with your cards: %n second(s).</source>
        <translation>
            <numerusform>Your clock begins with your cards: %n second.</numerusform>
            <numerusform>Your clock begins with your cards: %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::Dock</name>
    <message numerus="yes">
        <source>%n not bid</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>%n not bid</numerusform>
            <numerusform>%n not bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Choose %n card</numerusform>
            <numerusform>Choose %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateSide</name>
    <message numerus="yes">
        <source>The challenge: these %n deal(s)</source>
        <translation>
            <numerusform>The challenge: this deal</numerusform>
            <numerusform>The challenge: these %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateWords</name>
    <message numerus="yes">
        <source>on %n hand(s) of %1</source>
        <translation>
            <numerusform>on %n hand of %1</numerusform>
            <numerusform>on %n hands of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on the first %1 of %n hand(s) of %2</source>
        <translation>
            <numerusform>on the first %1 of %n hand of %2</numerusform>
            <numerusform>on the first %1 of %n hands of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n hand(s)</source>
        <comment>so many are done</comment>
        <translation>
            <numerusform>%1 of %n hand</numerusform>
            <numerusform>%1 of %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n hand(s)</source>
        <translation>
            <numerusform>The hand</numerusform>
            <numerusform>All %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n hand(s) compared</source>
        <translation>
            <numerusform>the hand compared</numerusform>
            <numerusform>all %n hands compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>so many more</comment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alike</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n alike</numerusform>
            <numerusform>%n alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apart by a card</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n apart by a card</numerusform>
            <numerusform>%n apart by a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apart by a call</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n apart by a call</numerusform>
            <numerusform>%n apart by a call</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) both times</source>
        <translation>
            <numerusform>%n point both times</numerusform>
            <numerusform>%n points both times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) after you.</source>
        <translation>
            <numerusform>%n player after you.</numerusform>
            <numerusform>%n players after you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::EditorPage</name>
    <message numerus="yes">
        <source>Changed since: %n card(s).</source>
        <translation>
            <numerusform>Changed since: %n card.</numerusform>
            <numerusform>Changed since: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left: dealt at random</source>
        <translation>
            <numerusform>%n card left: dealt at random</numerusform>
            <numerusform>%n cards left: dealt at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>options</comment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::EndSheet</name>
    <message numerus="yes">
        <source>Judged: %1 of your %n decision(s)</source>
        <translation>
            <numerusform>Judged: %1 of your %n decision</numerusform>
            <numerusform>Judged: %1 of your %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <extracomment>how far a side is from the points that it needed</extracomment>
        <translation>
            <numerusform>%n over</numerusform>
            <numerusform>%n over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 needed</source>
        <translation>
            <numerusform>%n point, %1 needed</numerusform>
            <numerusform>%n points, %1 needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::GameTile</name>
    <message numerus="yes">
        <source>A match takes about %n minute(s); difficulty %1 of %2.</source>
        <translation>
            <numerusform>A match takes about %n minute; difficulty %1 of %2.</numerusform>
            <numerusform>A match takes about %n minutes; difficulty %1 of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>%1 of %n match won</numerusform>
            <numerusform>%1 of %n matches won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>%1 of %n lesson done</numerusform>
            <numerusform>%1 of %n lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::GuidePanel</name>
    <message numerus="yes">
        <source>A turn lasts %n second(s); playing, speaking or voting to end starts it again.</source>
        <translation>
            <numerusform>A turn has %n second; playing, speaking and asking for the exit start it again.</numerusform>
            <numerusform>A turn has %n seconds; playing, speaking and asking for the exit start it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last of %n ends it: totals stand, nobody is locked out. Until then it can be taken back.</source>
        <translation>
            <numerusform>One is enough: totals stand, nobody is locked out. Until then it can be taken back.</numerusform>
            <numerusform>The last of %n ends it: totals stand, nobody is locked out. Until then it can be taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryWords</name>
    <message numerus="yes">
        <source>%n of %1 hand(s)</source>
        <translation>
            <numerusform>%n of %1 hands</numerusform>
            <numerusform>%n of %1 hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n undo</numerusform>
            <numerusform>%n undos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::MainWindow</name>
    <message numerus="yes">
        <source>Club table: a turn lasts %n second(s); there is no undo, no deal is restarted, and there are no hints. Whoever leaves before the table has agreed is locked out of club tables for one hour.</source>
        <translation>
            <numerusform>Club table: a turn has %n second; nothing is taken back, no deal is begun anew, and there are no hints. Who leaves before the table has agreed is locked out of club tables for one hour.</numerusform>
            <numerusform>Club table: a turn has %n seconds; nothing is taken back, no deal is begun anew, and there are no hints. Who leaves before the table has agreed is locked out of club tables for one hour.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::MatchSide</name>
    <message numerus="yes">
        <source>%n void</source>
        <translation>
            <numerusform>%n void</numerusform>
            <numerusform>%n void</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints in hand(s) %1</source>
        <translation>
            <numerusform>hint in hand %1</numerusform>
            <numerusform>hints in hands %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) judged</source>
        <translation>
            <numerusform>%n choice judged</numerusform>
            <numerusform>%n choices judged</numerusform>
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
    <name>giaguaro::OptionRow</name>
    <message numerus="yes">
        <source>With %n player(s) there is no other choice.</source>
        <translation>
            <numerusform>With %n player there is no other choice.</numerusform>
            <numerusform>With %n players there is no other choice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::PanelTab</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <translation>
            <numerusform>%1, %n new</numerusform>
            <numerusform>%1, %n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::PlotCard</name>
    <message numerus="yes">
        <source>%n point(s), which the arrows read. The last one: %1</source>
        <translation>
            <numerusform>%n point, which the arrows read. The last one: %1</numerusform>
            <numerusform>%n points, which the arrows read. The last one: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::PodiumPaper</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::PodiumWords</name>
    <message numerus="yes">
        <source>%1 of %n contract(s) made</source>
        <extracomment>under a name: %1 contracts were made of the %n that this player had</extracomment>
        <translation>
            <numerusform>%1 of %n contract made</numerusform>
            <numerusform>%1 of %n contracts made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::Profiles</name>
    <message numerus="yes">
        <source>%n match(es), card by card</source>
        <translation>
            <numerusform>%n match, card by card</numerusform>
            <numerusform>%n matches, card by card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from their own hands</source>
        <translation>
            <numerusform>%n position from their own hands</numerusform>
            <numerusform>%n positions from their own hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the matches was (were) played with others at this screen, who lose it (them) too.</source>
        <translation>
            <numerusform>%n match was played with others at this screen: they lose it too.</numerusform>
            <numerusform>%n matches were played with others at this screen: they lose them too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::ScorePanel</name>
    <message numerus="yes">
        <source>%n hand(s) to come.</source>
        <translation>
            <numerusform>%n hand to come.</numerusform>
            <numerusform>%n hands to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsPage</name>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>%n match still to be counted</numerusform>
            <numerusform>%n matches still to be counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsPlots</name>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>over %n hand</numerusform>
            <numerusform>over %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n hand(s)</source>
        <translation>
            <numerusform>average of %n hand</numerusform>
            <numerusform>average of %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to draw yet: each mark is an average of %1 hands, and a line needs %2 marks: %n hand(s) in all</source>
        <extracomment>of a curve: %1 is how many hands an average is over, %2 how many averages it needs</extracomment>
        <translation>
            <numerusform>Nothing to draw yet: each mark is an average of %1 hands, and a line needs %2 marks: %n hand in all</numerusform>
            <numerusform>Nothing to draw yet: each mark is an average of %1 hands, and a line needs %2 marks: %n hands in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsWords</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>over %n hand</numerusform>
            <numerusform>over %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s) as an opponent</source>
        <translation>
            <numerusform>over %n hand as an opponent</numerusform>
            <numerusform>over %n hands as an opponent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s) judged</source>
        <translation>
            <numerusform>over %n hand judged</numerusform>
            <numerusform>over %n hands judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1%, over %n contract(s)</source>
        <translation>
            <numerusform>%1%, over %n contract</numerusform>
            <numerusform>%1%, over %n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n choice(s) judged</source>
        <translation>
            <numerusform>over %n choice judged</numerusform>
            <numerusform>over %n choices judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1%, over %n bid(s)</source>
        <comment>of ranks</comment>
        <translation>
            <numerusform>%1%, over %n bid</numerusform>
            <numerusform>%1%, over %n bids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1%, over %n bid(s)</source>
        <comment>of tricks</comment>
        <translation>
            <numerusform>%1%, over %n bid</numerusform>
            <numerusform>%1%, over %n bids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::TrickList</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>%1 is the player who took the trick</extracomment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::VerdictBars</name>
    <message numerus="yes">
        <source>%n surely cost something</source>
        <translation>
            <numerusform>%n surely cost something</numerusform>
            <numerusform>%n surely cost something</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::Welcome</name>
    <message numerus="yes">
        <source>A name has at most %n letter(s): no more go in.</source>
        <translation>
            <numerusform>A name has at most %n letter: no more go in.</numerusform>
            <numerusform>A name has at most %n letters: no more go in.</numerusform>
        </translation>
    </message>
</context>
</TS>
