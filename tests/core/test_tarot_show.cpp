// What a viewer of Tarot is shown, and what it is not: seats, plates, cards that lie open, secrets.
#include <QTest>

#include "tests/core/tarot_shown.h"
#include "tests/joined.h"

namespace testTarotShow {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

class TestTarotShow : public QObject {
  Q_OBJECT

 private slots:
  // ---- The auction ----

  void theAuctionShowsWhatWasSaid() {
    Shown shown(4, Rules::house, {});
    shown.act("pass, bid small, bid guard");
    Seen const seen = shown.seen(3);
    QVERIFY(seen.anticlockwise);
    QVERIFY(seen.seats[0].out && seen.seats[0].bid.kind == Argument::Kind::none);
    QCOMPARE(QString(seen.seats[1].bid.text.id), QString("tarot.noun.petite"));
    QVERIFY(!seen.seats[1].bidStands && seen.seats[2].bidStands);
    QCOMPARE(QString(seen.contract.glyph.text.id), QString("tarot.noun.garde"));
    QCOMPARE(id(seen.status), QString("tarot.status.higher"));
    QCOMPARE(ids(seen.guide.may), QString("may.higher"));
    QCOMPARE(ids(seen.guide.where), QString("phase.auction tarot.where.stands tarot.where.passed "
                                            "tarot.where.chien-down"));
    QCOMPARE(id(seen.dock.barred), QString("tarot.dock.barred"));
    QCOMPARE(spreads(seen), QString("-1: 6 backs"));
    QVERIFY(isMarked(seen.seats[3], Seen::Mark::dealer));
    // Others have nothing to do, and no dock.
    QVERIFY(shown.seen(0).dock.title.empty());
    QCOMPARE(ids(shown.seen(0).guide.may), QString("may.wait"));
    QCOMPARE(ids(shown.seen(nobody).guide.may), QString("phase.watching"));
  }
  // Of the auction the latest is said, unless it is the viewer's own or the viewer is asked; nothing once it is over. Whatever else is said is
  // news for one round.
  void whatIsSaidIsNewsForOneRound() {
    Shown shown(5, Rules::fft, {"KC KD", "2H"});
    shown.act("bid small, pass, bid guard");
    QCOMPARE(saidAloud(shown.seen(nobody)), QString(". . garde . ."));
    QCOMPARE(saidAloud(shown.seen(0)), QString(". . garde . ."));
    QCOMPARE(saidAloud(shown.seen(2)), QString(". . . . ."));
    QCOMPARE(saidAloud(shown.seen(3)), QString(". . . . ."));  // who is asked reads it on the plate
    shown.act("pass, pass");
    QCOMPARE(saidAloud(shown.seen(nobody)), QString(". . . . pass"));
    QCOMPARE(saidAloud(shown.seen(1)), QString(". . . . pass"));
    shown.act("call KH");
    QCOMPARE(saidAloud(shown.seen(1)), QString(". . said.call . ."));
    QCOMPARE(saidAloud(shown.seen(2)), QString(". . . . ."));
  }
  void aHandfulIsNewsForOneRound() {
    QString const trumps = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11";
    Shown shown(4, Rules::fft, {"KC", trumps + " T12 3C", "AC", "4C"});
    shown.act("bid guard, " + passes4).toPlay();
    QCOMPARE(saidAloud(shown.seen(1)), QString(". . . ."));  // nothing announced, nothing said
    shown.act("play KC, show 10");
    QCOMPARE(saidAloud(shown.seen(0)), QString(". said.handful . ."));
    QCOMPARE(argument(shown.seen(0).seats[1].said, "n"), 10);
    shown.act("play 3C, play AC, play 4C");
    QCOMPARE(saidAloud(shown.seen(0)), QString(". said.handful . ."));
    QCOMPARE(saidAloud(shown.seen(2)), QString(". . . ."));
    QCOMPARE(saidAloud(shown.seen(nobody)), QString(". said.handful . ."));
    Card const lead = Tarot::playable(shown.hand.pub, shown.hand.own(0)).lowest();
    shown.act(QString::fromStdString(Tarot::text(Action::play(lead))));
    QCOMPARE(saidAloud(shown.seen(nobody)), QString(". . . ."));
  }
  void aHandIsToldWhatItsBoutsAreWorth() {
    Shown const shown(4, Rules::house, {"T1 EX"});
    Message const line = messageOf(shown.seen(0).guide.needs, "tarot.need.yours");
    QCOMPARE(argument(line, "n"), 2);
    QCOMPARE(argument(line, "m"), 41);
    QVERIFY(shown.seen(nobody).guide.needs.empty());
    // And with each contract that may be bid: what they would have to reach.
    int bids = 0;
    for (Offer const& offer : shown.seen(0).offers) {
      if (offer.action.kind != Action::Kind::bid || !offer.legal() || offer.tag.size() < 2) continue;
      QCOMPARE(argument(messageOf(offer.means, "tarot.means.needs"), "m"), 41);
      ++bids;
    }
    QVERIFY(bids > 0);
  }
  // What happens to the dog is what the rules in force say.
  void guardWithoutTellsOfTheDog() {
    for (Rules const rules : {Rules::house, Rules::fft}) {
      Shown const shown(4, rules, {});
      Seen const seen = shown.seen(0);
      auto const found =
          std::ranges::find(seen.offers, Tarot::bidOf(Tarot::Contract::without), &Offer::action);
      QVERIFY(found != seen.offers.end());
      bool const house = rules == Rules::house;
      QCOMPARE(id(found->tag.back()), QString(house ? "tarot.tag.dog-shown" : "tarot.tag.dog-closed"));
      QCOMPARE(ids(found->means).contains("tarot.means.dog-shown-for-taker"), house);
      QCOMPARE(ids(found->means).contains("tarot.means.dog-for-taker"), !house);
    }
  }
  void theContractsThatMayBeBidAreExplained_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("explained");
    QTest::newRow("all") << 4 << 0 << ""
                         << "goal / auction / price / petite / garde / garde-sans / garde-contre / chelem";
    QTest::newRow("fft, no chelem") << 3 << 1 << ""
                                    << "goal / auction / price / petite / garde / garde-sans / garde-contre";
    QTest::newRow("five, no garde contre") << 5 << 0 << "bid guard"
                                           << "goal-five / auction / price / garde-sans / chelem";
    QTest::newRow("nothing higher") << 4 << 1 << "bid against"
                                    << "goal / auction";
  }
  void theContractsThatMayBeBidAreExplained() {
    QFETCH(int, players);
    QFETCH(int, rules);
    QFETCH(QString, said);
    QFETCH(QString, explained);
    Shown shown(players, static_cast<Rules>(rules), {});
    shown.act(said);
    // Each contract has a line of its own.
    QString const means = ids(shown.seen().guide.means).replace("  ", " / ").remove("tarot.why.");
    QCOMPARE(means, explained);
    // Who only looks on has no contract to choose.
    QVERIFY(messageOf(shown.seen(nobody).guide.means, "tarot.why.price").empty());
    for (auto const& [name, factor] :
         {std::pair("petite", 1), std::pair("garde", 2), std::pair("garde-sans", 4),
          std::pair("garde-contre", 6), std::pair("chelem", 600)})
      if (Message const line = messageOf(shown.seen().guide.means, QString("tarot.why.") + name);
          !line.empty())
        QCOMPARE(argument(line, "n"), factor);
  }
  void whyBidsAreBarred_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("barred");
    QTest::addColumn<QString>("may");
    QTest::newRow("nothing is") << 4 << 0 << ""
                                << ""
                                << "may.open-contract";
    QTest::newRow("no chelem in the auction") << 4 << 1 << ""
                                              << "tarot.dock.not-played"
                                              << "may.open-contract";
    QTest::newRow("no garde contre") << 5 << 0 << ""
                                     << "tarot.dock.not-played"
                                     << "may.open-contract";
    QTest::newRow("too low") << 4 << 0 << "bid guard"
                             << "tarot.dock.barred"
                             << "may.higher";
    QTest::newRow("both") << 4 << 1 << "bid guard"
                          << "tarot.dock.barred-both"
                          << "may.higher";
    QTest::newRow("nothing is left") << 4 << 1 << "bid against"
                                     << "tarot.dock.barred-both"
                                     << "may.only-pass";
    QTest::newRow("over the chelem") << 3 << 0 << "bid slam"
                                     << "tarot.dock.barred"
                                     << "may.only-pass";
  }
  void whyBidsAreBarred() {
    QFETCH(int, players);
    QFETCH(int, rules);
    QFETCH(QString, said);
    QFETCH(QString, barred);
    QFETCH(QString, may);
    Shown shown(players, static_cast<Rules>(rules), {"T1 T2"});
    shown.act(said);
    QCOMPARE(id(shown.seen().dock.barred), barred);
    QCOMPARE(ids(shown.seen().guide.may), may);
  }

  // ---- Dog and discard ----

  void theDogLiesOpenUntilTheDiscardIsComplete() {
    QString const dog = "9C 4D 2H AS T8 QD";
    Shown shown(4, Rules::house, {}, dog);
    shown.act("bid guard, " + passes4);
    for (Seat viewer = nobody; viewer < 4; ++viewer) {
      Seen const seen = shown.seen(viewer);
      QCOMPARE(spreads(seen), "-1: " + texts(cards(dog)));
      QCOMPARE(seen.seats[0].cardsLeft, 24);
      QCOMPARE(seen.toSetAside, viewer == 0 ? 6 : 0);
      QCOMPARE(id(seen.status), QString("phase.discard"));
      QCOMPARE(id(seen.dock.title), QString(viewer == 0 ? "tarot.dock.discard" : ""));
    }
    shown.act("discard 9C, discard QD");
    Seen const taker = shown.seen(0);
    QCOMPARE(taker.toSetAside, 4);
    QCOMPARE(taker.setAside.size(), std::size_t{2});
    QCOMPARE(taker.setAside[1], card("QD"));
    QCOMPARE(argument(messageOf(taker.guide.means, "means.discard-counts"), "points"), 8);
    QVERIFY(shown.seen(1).setAside.empty());
    // The whole discard is spoken of, not what a face's choice may have left of it.
    for (Seen const& seen : {taker, shown.seen(1)}) {
      QCOMPARE(argument(seen.status, "n"), 6);
      QCOMPARE(id(seen.contract.lines[1]), QString("tarot.plate.discards"));
      QCOMPARE(argument(seen.contract.lines[1], "n"), 6);
    }
    QCOMPARE(argument(taker.guide.may[0], "n"), 6);
    QCOMPARE(argument(taker.dock.note, "n"), 6);
    QVERIFY(!messageOf(taker.guide.means, "tarot.why.discard-marks").empty());
    QVERIFY(messageOf(shown.seen(1).guide.means, "tarot.why.discard-marks").empty());
    shown.act("discard 4D, discard 2H, discard AS, discard T8");
    QCOMPARE(spreads(shown.seen(1)), QString());
    QCOMPARE(shown.seen(0).toSetAside, 0);
    // Its taker remembers, the others do not know.
    QCOMPARE(messageOf(shown.seen(0).guide.where, "tarot.where.discard").arguments[0].cards, cards(dog));
    QVERIFY(messageOf(shown.seen(1).guide.where, "tarot.where.discard").empty());
    // But what the chien was all have seen.
    shown.toPlay();
    for (Seat viewer = nobody; viewer < 4; ++viewer)
      QCOMPARE(messageOf(shown.seen(viewer).guide.where, "tarot.where.chien-held").arguments[0].cards,
               cards(dog));
    // And what was put aside is known at the end.
    while (!shown.hand.pub.over()) shown.finishTrick();
    Message const discard = messageOf(shown.seen(nobody).guide.where, "tarot.where.discard-was");
    QVERIFY(!discard.empty());
    QCOMPARE(discard.arguments[0].cards, cards(dog));
  }
  void whereTheDogLies_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("bid");
    QTest::addColumn<QString>("before");  // the first card
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("line");
    QString const dog = "-1: 9C 4D 2H AS T8 T7";
    QString const shares = "1: 2 backs; 2: 2 backs; 3: 2 backs";
    QTest::newRow("without, house") << 0 << "without" << dog << dog << "chien-preneur";
    QTest::newRow("without, fft") << 1 << "without"
                                  << "-1: 6 backs"
                                  << ""
                                  << "chien-preneur";
    QTest::newRow("against, house") << 0 << "against" << shares << shares << "chien-defence";
    QTest::newRow("against, fft") << 1 << "against" << shares << shares << "chien-defence";
    QTest::newRow("chelem") << 0 << "slam"
                            << "-1: 6 backs"
                            << ""
                            << "chien-nobody";
  }
  void whereTheDogLies() {
    QFETCH(int, rules);
    QFETCH(QString, bid);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, line);
    Shown shown(4, static_cast<Rules>(rules), {"KC", "EX", "T21 T20"}, "9C 4D 2H AS T8 T7");
    shown.act("bid " + bid + ", " + passes4).toPlay();
    QCOMPARE(spreads(shown.seen()), before);
    QCOMPARE(id(shown.seen().contract.lines[1]), "tarot.plate." + line);
    QVERIFY(messageOf(shown.seen().guide.where, "tarot.where.chien-held").empty());
    shown.act("play KC");
    QCOMPARE(spreads(shown.seen(nobody)), after);
    shown.finishTrick();
    QCOMPARE(spreads(shown.seen(nobody)), QString());
  }
  void threeOfTheDogGoToEachOpponentsPile() {
    Shown shown(3, Rules::house, {});
    shown.act("pass, bid against");
    QCOMPARE(spreads(shown.seen()), QString("-1: 6 backs"));
    shown.act("pass");
    for (Seat const viewer : {nobody, Seat{0}, Seat{1}})
      QCOMPARE(spreads(shown.seen(viewer)), QString("0: 3 backs; 2: 3 backs"));
  }
  // Where it is not known who defends, nobody's pile gets them.
  void atFiveTheDogOfAGuardAgainstStaysWhereItIs() {
    Shown shown(5, Rules::fft, {"KC"});
    shown.act("bid against, " + passes5 + ", call KH, no-slam");
    QCOMPARE(spreads(shown.seen()), QString("-1: 3 backs"));
  }
  void forcedTrumpsLieBeforeTheTaker() {
    Shown shown(5, Rules::fft, {"T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 KC KD KH 2C 3C", "AC"}, "KS T12 T13");
    shown.act("bid guard, " + passes5 + ", call KC");
    QCOMPARE(ids(shown.seen(0).guide.may), QString("may.discard may.discard-trumps"));
    QCOMPARE(id(shown.seen(0).dock.note), QString("tarot.dock.discard-trumps"));
    shown.act("discard T5");
    QCOMPARE(argument(messageOf(shown.seen(0).guide.may, "may.discard-trumps"), "n"), 1);
    shown.act("discard 2C, discard 3C, no-slam");
    QCOMPARE(spreads(shown.seen(3)), QString("0: T5"));
    QCOMPARE(messageOf(shown.seen(3).guide.where, "did.discard-trump").arguments[1].cards, cards("T5"));
  }

  // ---- The partner ----

  void thePartnerIsASecretUntilItsCardFalls() {
    Shown shown(5, Rules::house, {"T21 2C", "KC", "AC", "3C", "4C"}, "9D 4D 2H");
    shown.act("bid small, " + passes5);
    QCOMPARE(id(shown.seen(0).contract.lines[0]), QString("tarot.plate.calling"));
    QCOMPARE(ids(shown.seen(0).guide.may), QString("may.call-king"));
    shown.act("call KC").toPlay();
    Seen const open = shown.seen(nobody);
    QCOMPARE(open.contract.glyph.number, static_cast<std::int32_t>(card("KC").code));
    QCOMPARE(id(open.contract.lines[0]), QString("tarot.plate.hidden"));
    QCOMPARE(roles(open), QStringList({"preneur", "", "", "", ""}));
    QVERIFY(!messageOf(open.guide.needs, "need.unknown").empty());
    Seen const partner = shown.seen(1);
    QCOMPARE(id(partner.contract.lines[0]), QString("tarot.plate.secret-partner"));
    QCOMPARE(roles(partner), QStringList({"preneur", "secret-partner", "defence", "defence", "defence"}));
    QVERIFY(isMarked(partner.seats[1], Seen::Mark::partner));
    QVERIFY(!messageOf(partner.guide.where, "fact.partner.you").empty());
    // An opponent knows of itself alone; the taker knows of nobody.
    QCOMPARE(roles(shown.seen(2)), QStringList({"preneur", "", "defence", "", ""}));
    QCOMPARE(roles(shown.seen(0)), QStringList({"preneur", "", "", "", ""}));
    shown.act("play QC, play KC");
    for (Seat viewer = nobody; viewer < 5; ++viewer) {
      Seen const seen = shown.seen(viewer);
      QCOMPARE(roles(seen), QStringList({"preneur", "partner", "defence", "defence", "defence"}));
      QCOMPARE(id(seen.contract.lines[0]), QString("tarot.plate.partner"));
      QVERIFY(isMarked(seen.seats[1], Seen::Mark::partner));
    }
  }
  void whoCalledItsOwnCardAloneKnows() {
    Shown shown(5, Rules::fft, {"KC", "QC"}, "9D 4D 2H");
    shown.act("bid guard, " + passes5);
    QCOMPARE(ids(shown.seen(0).guide.may), QString("may.call-king may.call-own"));
    QCOMPARE(spreads(shown.seen(1)), QString("-1: 3 backs"));
    shown.act("call KC").toPlay();
    QCOMPARE(roles(shown.seen(0)), QStringList({"secret-alone", "defence", "defence", "defence", "defence"}));
    QVERIFY(!messageOf(shown.seen(0).guide.where, "fact.alone.you").empty());
    QCOMPARE(roles(shown.seen(1)), QStringList({"preneur", "defence", "", "", ""}));
  }
  void aCalledCardInTheDogIsKnownToAll() {
    Shown shown(5, Rules::fft, {}, "KC 4D 2H");
    shown.act("bid guard, " + passes5 + ", call KC");
    for (Seat viewer = nobody; viewer < 5; ++viewer)
      QCOMPARE(roles(shown.seen(viewer)), QStringList({"alone", "defence", "defence", "defence", "defence"}));
  }
  void aHolderOfFourKingsMayCallLower() {
    Shown shown(5, Rules::fft, {"KC KD KH KS QC"});
    shown.act("bid guard, " + passes5);
    Seen const seen = shown.seen(0);
    QCOMPARE(ids(seen.guide.may), QString("tarot.may.call-below may.call-own"));
    QCOMPARE(seen.guide.may[0].arguments[0].cards, cards("QD QH QS"));
  }

  // ---- The play ----

  void handfulsLieOpenForOneTrick() {
    QString const trumps = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11";
    Shown shown(4, Rules::fft, {"KC", trumps + " T12 3C", "AC", "4C"});
    shown.act("bid guard, " + passes4).toPlay();
    shown.act("play KC");
    // That it is asked nobody else is told.
    Seen const asked = shown.seen(1);
    QCOMPARE(id(asked.status), QString("phase.show"));
    QCOMPARE(ids(asked.guide.may), QString("may.show"));
    QCOMPARE(id(asked.dock.title), QString("tarot.dock.show"));
    QCOMPARE(id(shown.seen(2).status), QString("phase.follow"));
    shown.act("show 10");
    QCOMPARE(spreads(shown.seen(0)), "1: " + texts(cards("T3 T4 T5 T6 T7 T8 T9 T10 T11 T12")));
    QVERIFY(!messageOf(shown.seen(0).guide.where, "fact.poignee").empty());
    shown.act("play 3C, play AC");
    QVERIFY(!shown.seen(0).spreads.empty());
    shown.act("play 4C");
    QVERIFY(shown.seen(0).spreads.empty());
    QVERIFY(!messageOf(shown.seen(0).guide.where, "fact.poignee").empty());
  }

  void theExcuseNeverWinsATrick() {
    Shown shown(3, Rules::fft, {"EX", "2C", "AC"});
    shown.act("bid against, pass, pass").toPlay();
    shown.act("play EX, play 2C");
    QCOMPARE(number(shown.seen(0).trick.winner), 1);
    shown.act("no-show, play AC");
    Seen const seen = shown.seen(0);
    QCOMPARE(number(seen.lastTrick()->winner), 1);
    QCOMPARE(id(seen.lastTrick()->taken), QString("tarot.took.excuse-kept"));
    // It counts a half there, as each plain card.
    QCOMPARE(argument(seen.lastTrick()->taken, "points"), 1 + 1 + 1);
    QCOMPARE(seen.lastTrick()->halves, 1 + 1 + 1);
    // 4 points with its player, 1½ with the trick's winner.
    QCOMPARE(argument(seen.seats[0].standing, "points"), 8);
    QCOMPARE(argument(seen.seats[1].standing, "points"), 3);
  }
  // In the last trick the excuse changes sides, and counts nothing for who takes the trick.
  void theExcuseIsLostInTheLastTrick() {
    for (bool const ofTheTaker : {true, false}) {
      Shown shown(3, Rules::fft, ofTheTaker ? QStringList{"EX"} : QStringList{"", "EX"});
      shown.act("bid against, pass, pass").toPlay();
      while (!shown.hand.pub.over()) shown.finishTrick();
      Seen const seen = shown.seen(nobody);
      int points = 0;
      bool excuse = false;
      for (Seen::PlayedCard const& played : seen.lastTrick()->cards) {
        excuse = excuse || played.card.isExcuse();
        if (!played.card.isExcuse()) points += Tarot::halvesOf(played.card);
      }
      QVERIFY(excuse);
      Message const taken = seen.lastTrick()->taken;
      QCOMPARE(id(taken), QString("tarot.took.excuse-last"));
      QCOMPARE(argument(taken, "points"), points);
      QCOMPARE(QString(taken.arguments.back().text.id),
               QString(ofTheTaker ? "tarot.noun.defence" : "tarot.noun.attack"));
    }
  }
  // What a trick was worth, and what turned with it.
  void aTakenTrickTellsOfThePetit() {
    for (bool attack : {true, false}) {
      QString const petit = "T1 2C 3C 4C 5C 6C 7C 8C 9C 10C JC NC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D 10D";
      QString const over = "T5 AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH NH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S";
      Shown shown(3, Rules::house, {"T2 T16", attack ? petit : over, attack ? over : petit}, "EX");
      // The taker leads: it takes the petit of seat 1, or loses its own to it.
      shown.act(attack ? "bid against, pass, pass" : "pass, pass, bid against").toPlay();
      shown.act(attack ? "play T16, play T1, play T5" : "play T1, play T2, play T5");
      for (Seat viewer = nobody; viewer < 3; ++viewer) {
        Seen const seen = shown.seen(viewer);
        Message const taken = seen.lastTrick()->taken;
        QCOMPARE(id(taken), QString(attack ? "tarot.took.petit-attack" : "tarot.took.petit-defence"));
        QCOMPARE(argument(taken, "points"), 9 + 1 + 1);
        QCOMPARE(argument(taken, "m"), attack ? 51 : 56);
        QCOMPARE(argument(taken, "m"), seen.score.bar.target);
        QCOMPARE(argument(taken, "seat"), attack ? 0 : 1);
      }
      // Later its number may not hold any more.
      shown.finishTrick();
      QCOMPARE(id(shown.seen(0).tricks[0].taken), QString("tarot.took.petit"));
    }
  }
  void thePetitSecIsExplained() {
    Shown const shown(4, Rules::fft, {"T1 AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC NC QC KC AD 2D 3D"});
    Seen const seen = shown.seen(1);
    QVERIFY(seen.over && seen.result->isVoid);
    QCOMPARE(id(seen.status), QString("phase.petit-sec"));
    QVERIFY(seen.spreads.empty());
  }
};

}  // namespace testTarotShow

QTEST_APPLESS_MAIN(testTarotShow::TestTarotShow)
#include "test_tarot_show.moc"
