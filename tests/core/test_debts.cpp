// Who owes whom what after some matches, and which people keep a book together.
#include <QTest>
#include <numeric>

#include "core/match/circle.h"
#include "core/match/debts.h"
#include "core/match/record.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testDebts {

using namespace giaguaro;

namespace {

using Amounts = std::vector<std::int64_t>;

Amounts paid(Amounts claims) {
  for (Payment const& payment : paymentsFor(claims)) {
    claims[payment.from] += payment.amount;
    claims[payment.to] -= payment.amount;
  }
  return claims;
}

}  // namespace

class TestDebts : public QObject {
  Q_OBJECT

 private slots:
  // Leila 22 to pay and Elena 18 to get: 18 go there, and what is left of it with Tomas's 15 to the others.
  void theLargestFirst() {
    std::vector<Payment> const payments = paymentsFor({14, 18, 5, 0, -22, -15});
    QCOMPARE(payments.size(), std::size_t{4});
    QVERIFY(payments[0] == (Payment{4, 1, 18}));
    QVERIFY(payments[1] == (Payment{5, 0, 14}));
    QVERIFY(payments[2] == (Payment{4, 2, 4}));
    QVERIFY(payments[3] == (Payment{5, 2, 1}));
    QVERIFY(paymentsFor({}).empty());
    QVERIFY(paymentsFor({0, 0, 0}).empty());
  }

  void allAreEvenBehindIt() {
    std::uint32_t state = 5;
    auto const next = [&] { return state = state * 1664525U + 1013904223U; };
    for (int round = 0; round < 400; ++round) {
      Amounts claims(2 + next() % 9);
      for (std::int64_t& claim : claims) claim = static_cast<std::int64_t>(next() >> 20) - 2048;
      claims.back() -= std::accumulate(claims.begin(), claims.end(), std::int64_t{0});
      QCOMPARE(paid(claims), Amounts(claims.size()));
      QVERIFY(paymentsFor(claims).size() < claims.size());
      for (Payment const& payment : paymentsFor(claims))
        QVERIFY(payment.amount > 0 && payment.from != payment.to);
    }
  }

  // Where points are won from nobody, everybody pays who is ahead the difference: with 7, 4 and 1 the first gets 3 and 6.
  void theDifference() {
    QCOMPARE(claimsOf({7, 4, 1}, false), (Amounts{9, 0, -9}));
    QCOMPARE(claimsOf({7, 4, 1, 1}, false), (Amounts{15, 3, -9, -9}));
    QCOMPARE(claimsOf({3, -1, -2}, true), (Amounts{3, -1, -2}));
  }

  // In every game claims sum to zero; where the game says that its settlements do, these do.
  void everyGameComesToNothing() {
    QVERIFY(settlesToZero("jaguar"));
    QVERIFY(settlesToZero("jaago-chalis"));
    QVERIFY(!settlesToZero("jabberwocky"));
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts()) {
        Record const record = playedRecord(*game, players, {.hands = 2, .seed = 3, .player = "greedy"});
        QVERIFY(record.settlement);
        std::vector<std::int32_t> const& settlement = *record.settlement;
        if (settlesToZero(game->id)) QCOMPARE(std::accumulate(settlement.begin(), settlement.end(), 0), 0);
        Amounts const claims = claimsOf(settlement, settlesToZero(game->id));
        QCOMPARE(std::accumulate(claims.begin(), claims.end(), std::int64_t{0}), std::int64_t{0});
      }
  }

  // One away and one new at a time; not two, and not somebody with whom one alone has played.
  void whoIsOfACircle() {
    People const five{"Anna", "Bruno", "Carla", "Dino", "Elena"};
    QVERIFY(belongs(five, {"Anna", "Bruno", "Carla", "Dino", "Fabio"}));
    QVERIFY(belongs(five, {"Bruno", "Carla", "Dino", "Elena"}));
    QVERIFY(belongs(five, {"Bruno", "Carla", "Fabio"}));
    QVERIFY(!belongs(five, {"Anna", "Bruno", "Carla", "Fabio", "Gino"}));
    QVERIFY(!belongs(five, {"Anna", "Fabio", "Gino", "Ida", "Lia"}));
    QVERIFY(belongs({"Anna", "Bruno"}, {"Bruno", "Anna"}));
    QVERIFY(!belongs({"Anna", "Bruno"}, {"Anna", "Carla"}));
  }

  // Who knows most of the table has it; of equals the one that played last.
  void whichCircle() {
    People const first{"Anna", "Bruno", "Carla", "Dino", "Elena"};
    People const second{"Anna", "Bruno", "Carla", "Dino", "Fabio"};
    QVERIFY(circleOf({&first, &second}, first) == 0U);
    QVERIFY(circleOf({&second, &first}, second) == 0U);
    QVERIFY(circleOf({&first, &second}, {"Anna", "Bruno", "Carla", "Dino", "Gino"}) == 1U);
    QVERIFY(!circleOf({&first, &second}, {"Gino", "Ida", "Lia", "Mara", "Nino"}));
    QVERIFY(!circleOf({}, first));
  }
};

}  // namespace testDebts

QTEST_GUILESS_MAIN(testDebts::TestDebts)
#include "test_debts.moc"
