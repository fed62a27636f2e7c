// The rules of thumb for Jabberwocky.
#include "tests/core/jabberwocky_hands.h"
#include "tests/joined.h"

namespace testJabberwockyGreedy {

using namespace giaguaro;
using namespace giaguaro::jabberwockyHands;

class TestJabberwockyGreedy : public QObject {
  Q_OBJECT

 private slots:
  void greedyNeverRevokes() {
    for (int players : {3, 4, 5}) {
      Rng rng(static_cast<std::uint64_t>(players));
      for (int i = 0; i < 60; ++i) {
        Context const match = context(players, 3 + i % 7, static_cast<Seat>(i % players), penalised);
        Jabberwocky hand = Jabberwocky::start(match, Jabberwocky::shuffle(match, nullptr, rng));
        while (!hand.pub.over()) {
          Action const action = Jabberwocky::greedy(viewOf(match, hand, hand.pub.toAct()), rng);
          Actions const legal = Jabberwocky::legal(hand.pub, hand.own(hand.pub.toAct()));
          QVERIFY(std::find(legal.begin(), legal.end(), action) != legal.end());
          hand.apply(action, nullptr);
        }
        QVERIFY(Jabberwocky::revokes(hand.pub).empty());
      }
    }
  }
  // The least that is asked of it: it makes most of its bids among its like.
  void greedyMakesItsBids() {
    Rng rng(3);
    int made = 0;
    int seats = 0;
    for (int i = 0; i < 400; ++i) {
      Context const match = context(4, 3 + i % 7, static_cast<Seat>(i % 4));
      Jabberwocky hand = Jabberwocky::start(match, Jabberwocky::shuffle(match, nullptr, rng));
      while (!hand.pub.over())
        hand.apply(Jabberwocky::greedy(viewOf(match, hand, hand.pub.toAct()), rng), nullptr);
      for (int score : hand.pub.scores()) made += score;
      seats += 4;
    }
    QVERIFY2(100 * made > 55 * seats, qPrintable(QString("%1 of %2").arg(made).arg(seats)));
  }
  void greedyPlaysForItsBid_data() {
    QTest::addColumn<QString>("bids");
    QTest::addColumn<QString>("hand");  // seat 2's, which plays last
    QTest::addColumn<QString>("card");
    QTest::newRow("has its bid: the highest that loses") << "1 1 0"
                                                         << "QC 3C 9D"
                                                         << "QC";
    QTest::newRow("has its bid, void: throws an ace") << "1 1 0"
                                                      << "2D AH 3H"
                                                      << "AH";
    QTest::newRow("wants this trick: takes it") << "1 1 2"
                                                << "AC 3C 2D"
                                                << "AC";
    QTest::newRow("void: the smallest trump that is enough") << "1 1 3"
                                                             << "5S AS KS"
                                                             << "5S";
  }
  void greedyPlaysForItsBid() {
    QFETCH(QString, bids);
    QFETCH(QString, hand);
    QFETCH(QString, card);
    Context const match = context(3, 3, 2);
    Jabberwocky played = started(match, {"KC 4D 5D", "4C 6D 7D", hand}, "2S", bids);
    play(played, "KC 4C");
    Rng rng(1);
    Action const action = Jabberwocky::greedy(viewOf(match, played, 2), rng);
    QCOMPARE(QString::fromStdString(Jabberwocky::text(action)), "play " + card);
  }
};

}  // namespace testJabberwockyGreedy

QTEST_APPLESS_MAIN(testJabberwockyGreedy::TestJabberwockyGreedy)
#include "test_jabberwocky_greedy.moc"
