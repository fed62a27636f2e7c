// In which order a hand is held up: as long as it only loses cards, those that are left stay as they lie.
#include <QTest>
#include <algorithm>

#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testHandOrder {

using namespace giaguaro;
using namespace giaguaro::test;

class TestHandOrder : public QObject {
  Q_OBJECT

 private slots:
  void cardsThatLeaveMoveNoOther() {
    FOR_EVERY_GAME({
      std::array<std::vector<Card>, mostSeats> before;
      int compared = 0;
      everyPosition<G>(shortened(30), [&](Played<G> const& played, Rng&) {
        for (Seat seat = 0; seat < played.context.players; ++seat) {
          std::vector<Card> const now = G::show(played.view(seat)).hand;
          std::vector<Card>& then = before.at(static_cast<std::size_t>(seat));
          auto const wasHeld = [&then](Card card) { return std::ranges::count(then, card) > 0; };
          if (!played.history.empty() && std::ranges::all_of(now, wasHeld)) {
            std::vector<Card> left;
            for (Card const card : then)
              if (std::ranges::count(now, card) > 0) left.push_back(card);
            ++compared;
            QVERIFY(now == left);
          }
          then = now;
        }
      });
      QVERIFY(compared > 0);
    });
  }
};

}  // namespace testHandOrder

QTEST_GUILESS_MAIN(testHandOrder::TestHandOrder)
#include "test_hand_order.moc"
