// What the guide of Tarot says may be played, and what is still needed.
#include <QTest>

#include "core/ai/players.h"
#include "core/games/tarot/standing.h"
#include "tests/core/tarot_shown.h"
#include "tests/joined.h"

namespace testTarotGuide {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

class TestTarotGuide : public QObject {
  Q_OBJECT

 private slots:
  // ---- The play ----

  // Seat 1 holds these, and seat 0 leads.
  void whatMayBePlayed_data() {
    QTest::addColumn<QString>("led");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("may");
    QTest::addColumn<QString>("status");
    QString const trumps = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T16 T18 T19";
    QString const red = "AD 2D 3D 4D 5D 6D 7D 8D 9D AH 2H 3H 4H 5H 6H 7H";
    QTest::newRow("follow") << "JC" << red + " 3C 2C"
                            << "can.follow"
                            << "follow";
    QTest::newRow("follow with one") << "JC" << red + " 3C 8H"
                                     << "can.follow-one"
                                     << "one";
    QTest::newRow("one, or the excuse") << "JC" << red + " 3C EX"
                                        << "can.follow-one can.excuse"
                                        << "follow";
    QTest::newRow("trump") << "JC" << trumps + " 2H 3H"
                           << "can.trump"
                           << "trump";
    QTest::newRow("the only trump") << "JC" << red + " 8H T7"
                                    << "tarot.can.trump-one"
                                    << "one";
    QTest::newRow("neither") << "JC" << red + " 8H 9H"
                             << "can.neither"
                             << "neither";
    QTest::newRow("neither, with the excuse") << "JC" << red + " 8H EX"
                                              << "can.neither"
                                              << "neither";
    QTest::newRow("trump over trumps") << "T15" << trumps + " 2H 3H"
                                       << "can.trump-higher"
                                       << "trump-higher";
    QTest::newRow("none higher") << "T20" << trumps + " 2H EX"
                                 << "can.trump-lower can.excuse"
                                 << "trump-lower";
    QTest::newRow("no trumps") << "T20" << red + " 8H 9H"
                               << "tarot.can.no-trumps"
                               << "no-trumps";
  }
  void whatMayBePlayed() {
    QFETCH(QString, led);
    QFETCH(QString, hand);
    QFETCH(QString, may);
    QFETCH(QString, status);
    // JC is led by a hand without it only where it is dealt to seat 0.
    Shown shown(4, Rules::house, {"JC T15 T20", hand});
    shown.act("bid against, " + passes4).toPlay();
    shown.act("play " + led);
    QCOMPARE(ids(shown.seen(1).guide.may), may);
    QCOMPARE(id(shown.seen(1).status), "tarot.status." + status);
    QCOMPARE(id(shown.seen(2).status), QString("phase.follow"));
  }
  void afterATrumpOneMustGoOver() {
    Shown shown(4, Rules::house,
                {"JC", "T10 2D 3D 4D 5D 6D 7D 8D 9D 10D JD ND QD 2H 3H 4H 5H 6H",
                 "T12 T8 7H 8H 9H 10H JH NH QH KH "
                 "2S 3S 4S 5S 6S 7S 8S 9S",
                 "T9 T2 AS"},
                "AD KD AH KS QS NS");
    shown.act("bid against, " + passes4).toPlay();
    shown.act("play JC, play T10");
    QCOMPARE(ids(shown.seen(2).guide.may), QString("can.overtrump"));
    QCOMPARE(id(shown.seen(2).status), QString("tarot.status.one"));
    shown.act("play T12");
    QCOMPARE(shown.hand.pub.toAct(), Seat{3});
  }
  void leads() {
    Shown house(4, Rules::house, {"EX 2C"});
    house.act("bid against, " + passes4).toPlay();
    QCOMPARE(ids(house.seen(0).guide.may), QString("tarot.can.lead-no-excuse"));
    QCOMPARE(id(house.seen(0).status), QString("tarot.status.lead-no-excuse"));

    // fft, five players: not the called suit, but its card. The seat after the dealer leads.
    Shown fft(5, Rules::fft, {"EX 2C KC", "3C"});
    fft.act("pass, bid against, pass, pass, pass, call KC").toPlay();
    QCOMPARE(ids(fft.seen(0).guide.may), QString("can.lead-first-fft"));
    QCOMPARE(id(fft.seen(0).status), QString("tarot.status.lead-first"));
    fft.act("play EX");
    QCOMPARE(ids(fft.seen(1).guide.may), QString("can.excuse-led can.excuse-first-fft"));
    QCOMPARE(number(fft.seen(1).trick.winner), -1);
    QCOMPARE(id(fft.seen(1).guide.means[0]), QString("can.excuse-led"));
  }
  // ---- The auction ----

  // What each contract counts is a multiple, but for the slam: where that alone is left there is nothing to multiply.
  void aSlamIsNoMultiple() {
    Shown shown(5, Rules::house, {"EX 2C"});
    auto const means = [&shown](Seat viewer) { return ids(shown.seen(viewer).guide.means); };
    QVERIFY(means(0).indexOf("tarot.why.price") < means(0).indexOf("tarot.why.petite"));
    QVERIFY(means(0).contains("tarot.why.price") && means(0).contains("tarot.why.chelem"));
    shown.act("bid without");
    QVERIFY(means(1).contains("tarot.why.chelem"));
    QVERIFY(!means(1).contains("tarot.why.price"));
  }

  // ---- What is needed ----

  void boutsAndPointsAsTheViewerKnowsThem() {
    Shown shown(3, Rules::house, {"T21 T1 2C", "EX 3C", "KC"}, "9D QD 4D 2H AS T8");
    shown.act(
        "bid small, pass, pass, discard 9D, discard QD, discard 4D, discard 2H, discard AS, discard T8");
    // 3½ + 5 × ½ = 6 points lie aside, and the taker sees two bouts.
    auto const needs = [&shown](Seat viewer) { return shown.seen(viewer).guide.needs; };
    QCOMPARE(ids(needs(0)), QString("tarot.need.bouts-held need.attack tarot.need.defence-open"));
    QCOMPARE(needs(0)[0].arguments[2].cards, cards("T21 T1"));
    // What a defender holds is not the attack's.
    QCOMPARE(id(needs(1)[1]), QString("tarot.need.bouts-none"));
    QCOMPARE(argument(needs(0)[0], "n"), 3);
    QCOMPARE(argument(needs(0)[0], "k"), 2);  // of these three are in the taker's own hand
    QCOMPARE(argument(needs(0)[0], "m"), 41);
    QCOMPARE(argument(needs(0)[1], "points"), 12);
    QCOMPARE(argument(needs(0)[1], "more"), 70);
    QCOMPARE(ids(needs(2)),
             QString("tarot.need.defence-yours-open tarot.need.bouts-none need.attack tarot.need.discard"));
    QCOMPARE(argument(needs(2)[0], "points"), 0);
    QCOMPARE(argument(needs(2)[0], "more"), 71);  // of 182 halves the attack lacks one of 112 then
    QCOMPARE(argument(needs(2)[1], "m"), 56);
    QCOMPARE(argument(needs(2)[2], "points"), 0);
    // Six cards lie aside that the taker knows and nobody else: each is worth a half at least.
    auto const hidden = [&shown](Seat viewer) {
      return TarotStanding::of(viewOf(shown.in, shown.hand, shown.history, viewer)).hidden;
    };
    QCOMPARE(hidden(0), 0);
    QCOMPARE(hidden(2), 6);
    shown.act("play T21, play EX");
    shown.finishTrick();
    QCOMPARE(id(needs(2)[1]), QString("need.bouts-open"));
    QCOMPARE(argument(needs(2)[1], "k"), 1);
    QCOMPARE(argument(needs(2)[1], "n"), 1);   // the petit
    QCOMPARE(argument(needs(2)[1], "m"), 51);  // with the 21; the excuse is the defence's
    QCOMPARE(argument(needs(2)[2], "points"), 11);
    QCOMPARE(argument(needs(2)[0], "points"), 8);  // the excuse, less the half that is owed for it
    QCOMPARE(shown.seen(2).score.bar.target, 51);
    QCOMPARE(argument(shown.seen(2).score.lines[0], "points"), 11);
  }
  void theDogCountsWhereItIsSeen() {
    Shown shown(4, Rules::house, {"2C"}, "T1 QD 4D 2H AS T8");
    shown.act("bid without, " + passes4);
    Seen const seen = shown.seen(2);
    QCOMPARE(argument(messageOf(seen.guide.needs, "need.bouts-open"), "n"), 2);
    QCOMPARE(argument(messageOf(seen.guide.needs, "need.bouts-open"), "m"), 51);
    QCOMPARE(argument(messageOf(seen.guide.needs, "need.attack"), "points"), 20);
    Shown closed(4, Rules::fft, {"2C"}, "T1 QD 4D 2H AS T8");
    closed.act("bid without, " + passes4).toPlay();
    QVERIFY(!messageOf(closed.seen(2).guide.needs, "tarot.need.chien").empty());
    QCOMPARE(argument(messageOf(closed.seen(2).guide.needs, "tarot.need.bouts-none"), "m"), 56);
  }
  void aSlamNeedsEveryTrick() {
    Shown shown(3, Rules::house, {"2C", "3C", "AC"});
    shown.act("bid slam, pass, pass").toPlay();
    QCOMPARE(ids(shown.seen(1).guide.needs), QString("need.slam"));
    QCOMPARE(id(shown.seen(1).score.lines[0]), QString("tarot.plate.tricks"));
    QCOMPARE(argument(shown.seen(1).score.lines[0], "m"), 24);  // all there are, before any was played
    shown.act("play 2C, play 3C, play AC");
    QCOMPARE(ids(shown.seen(1).guide.needs), QString("tarot.need.slam-lost"));
    Shown fft(3, Rules::fft, {"2C", "3C", "AC"});
    fft.act("bid against, pass, pass");
    QCOMPARE(id(fft.seen(0).status), QString("phase.announce"));
    fft.act("slam");
    QCOMPARE(id(fft.seen(1).guide.needs[0]), QString("need.slam"));
    QCOMPARE(id(fft.seen(1).contract.lines[1]), QString("tarot.plate.slam"));
  }

  // At the end of hands played at random what was said to be safe or lost was so; and the figures that the
  // end makes known are those of the sheet.
  void whatIsSaidToBeCertainIs() {
    int safe = 0;
    int lost = 0;
    for (int players : {3, 4, 5})
      for (Rules rules : {Rules::house, Rules::fft})
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
          Rng rng(seed);
          Context const in = context(players, rules);
          Tarot hand = Tarot::start(in, anyDeal(players, seed));
          std::vector<std::pair<bool, Contract>> said;
          while (!hand.pub.over()) {
            Seat const seat = hand.pub.toAct();
            hand.apply(randomPlayer<Tarot>(viewOf(in, hand, {}, seat), rng, {}).action, nullptr);
            for (Seat viewer = nobody; viewer < in.players; ++viewer)
              for (Message const& message : Tarot::show(viewOf(in, hand, {}, viewer)).guide.needs)
                if (bool const over = id(message).contains("need.made"); over || id(message) == "need.lost") {
                  said.emplace_back(over, hand.pub.contract);
                  // Only who defends is told that it has lost.
                  bool const against = id(message) == "tarot.need.made-against";
                  if (over && viewer == hand.pub.taker) QVERIFY(!against);
                  if (over && players < 5) QCOMPARE(against, viewer != nobody && viewer != hand.pub.taker);
                }
          }
          if (hand.pub.isVoid()) continue;
          Result const result = hand.pub.result();
          bool const made = *result.sidePoints >= 2 * result.bar.target;
          for (auto const& [claimed, contract] : said) {
            QCOMPARE(claimed, made);
            ++(claimed ? safe : lost);
          }
          Seen const seen = Tarot::show(viewOf(in, hand, {}, nobody));
          if (hand.pub.contract == Contract::slam) continue;
          QCOMPARE(argument(seen.score.lines[0], "points"), *result.sidePoints);
          QCOMPARE(seen.score.bar.target, result.bar.target);
        }
    QVERIFY(safe > 100);
    QVERIFY(lost > 100);
  }

 private:
  using Contract = Tarot::Contract;
};

}  // namespace testTarotGuide

QTEST_APPLESS_MAIN(testTarotGuide::TestTarotGuide)
#include "test_tarot_guide.moc"
