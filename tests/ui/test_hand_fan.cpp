// How the cards of a hand lie: all of them within their strip, each with its index to be seen, in equal steps but
// where they stand at two heights or another suit begins, and nothing of a lower index beside a neighbour; along a
// gentle arc, which leaves neither the table nor the steps uneven.
#include <QTest>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/joined.h"
#include "ui/layout/hand_fan.h"
#include "ui/layout/table_layout.h"

namespace testHandFan {

using namespace giaguaro;

class TestHandFan : public QObject {
  Q_OBJECT

  static HandFan fan(int cards, std::uint64_t higher) {
    return {.cards = cards,
            .higher = higher,
            .strip = 896,
            .card = 100,
            .covering = 80.8,
            .index = 19.2,
            .gap = 6};
  }
  static std::uint64_t run(int first, int count) { return ((std::uint64_t{1} << count) - 1) << first; }

 private slots:
  void alikeTheyAreEquallyFarApart() {
    for (int cards = 9; cards <= 30; ++cards)
      for (std::uint64_t const higher : {std::uint64_t{0}, run(0, cards)}) {
        std::vector<qreal> const steps = fan(cards, higher).steps();
        QCOMPARE(steps.size(), cards - 1U);
        for (qreal const step : steps) QCOMPARE(step, std::min(80.8, 796.0 / (cards - 1)));
      }
    QVERIFY(fan(1, 0).steps().empty() && fan(0, 0).steps().empty());
  }

  void whereThereIsRoomTheyLieSideBySide() {
    for (int cards = 2; cards <= 8; ++cards)
      for (int count = 0; count <= cards; ++count) {
        HandFan const hand = fan(cards, run(0, count));
        for (qreal const step : hand.steps()) QCOMPARE(step, hand.card + hand.gap);
      }
  }

  // Of which something is said, and which has a frame: no other lies on it, and none loses its index by that.
  void nothingLiesOnWhatIsTold() {
    for (int cards = 9; cards <= 24; ++cards)
      for (int told = 0; told + 1 < cards; ++told) {
        HandFan hand = fan(cards, 0);
        hand.whole = std::uint64_t{1} << told | std::uint64_t{1} << (cards - 1);
        std::vector<qreal> const steps = hand.steps();
        QCOMPARE(steps[static_cast<std::size_t>(told)], hand.card + hand.gap);
        QVERIFY(std::accumulate(steps.begin(), steps.end(), hand.card) <= hand.strip + 0.01);
        QVERIFY(*std::ranges::min_element(steps) >= hand.index - 0.01);
      }
    HandFan full = fan(40, 0);
    std::vector<qreal> const alike = full.steps();
    full.whole = 1;
    QCOMPARE(full.steps(), alike);
  }

  // More of a card shows beside one at another height, and yet never a part of a lower index.
  void betweenTwoHeightsTheHandIsParted() {
    for (int cards = 9; cards <= 24; ++cards)
      for (int count = 1; count < cards; ++count)
        for (int first = 0; first + count <= cards; ++first) {
          HandFan const hand = fan(cards, run(first, count));
          std::vector<qreal> const steps = hand.steps();
          QVERIFY(std::accumulate(steps.begin(), steps.end(), hand.card) <= hand.strip + 0.01);
          qreal alike = 0;
          qreal parted = hand.covering;
          for (int i = 0; i + 1 < cards; ++i) {
            qreal const step = steps[static_cast<std::size_t>(i)];
            QVERIFY(step >= hand.index - 0.01 && step <= hand.covering + 0.01);
            bool const isHigher = i >= first && i < first + count;
            bool const isNext = i + 1 >= first && i + 1 < first + count;
            if (isHigher != isNext) {
              parted = std::min(parted, step);
              continue;
            }
            if (alike == 0) alike = step;
            QCOMPARE(step, alike);
          }
          QVERIFY(parted > alike + 4 || parted == hand.covering);
        }
  }

  // Before another suit more of a card shows, as long as no index is lost by that; the hand is as wide as ever.
  void suitsArePartedWhereThereIsRoom() {
    for (int cards = 10; cards <= 30; ++cards) {
      HandFan hand = fan(cards, 0);
      qreal const alike = hand.steps()[0];
      hand.parted = 1U << 2 | 1U << 5;
      std::vector<qreal> const steps = hand.steps();
      QVERIFY(std::accumulate(steps.begin(), steps.end(), hand.card) <= hand.strip + 0.01);
      QVERIFY(*std::ranges::min_element(steps) >= std::min(hand.index, alike) - 0.01);
      if (alike > 27 && alike < 56) QVERIFY(steps[2] > steps[1] + 6 && steps[5] == steps[2]);
    }
  }

  // However they stand, and however little room there is.
  void crowdedTheyKeepWithinTheirStrip() {
    for (int cards = 16; cards <= 30; ++cards)
      for (std::uint64_t const higher : {0x5555555555ULL, 0x3333333333ULL, 0x1111111111ULL}) {
        HandFan hand = fan(cards, higher & run(0, cards));
        hand.strip = 660;
        std::vector<qreal> const steps = hand.steps();
        QVERIFY(std::accumulate(steps.begin(), steps.end(), hand.card) <= hand.strip + 0.01);
        QVERIFY(*std::ranges::min_element(steps) >= std::min(hand.index, 560.0 / (cards - 1)) - 0.01);
      }
  }

  // Outwards and downwards from the middle, by the same from each to the next but for the fixed steps of turns, on both
  // sides alike; and with the lowest corner on the table.
  void theyLieAlongAGentleArc() {
    for (QSizeF const size : {QSizeF(600, 498), QSizeF(856, 498), QSizeF(920, 698), QSizeF(3420, 2058)})
      for (int cards = 2; cards <= 24; ++cards) {
        TableLayout const table({.size = size, .players = 4, .cards = cards});
        qreal const between = 2 * table.handTurn(cards - 1) / (cards - 1);
        QVERIFY(table.handTurn(cards - 1) >= (cards < 6 ? 0.5 : 2) && table.handTurn(cards - 1) <= 4.5);
        for (int i = 0; i < cards; ++i) {
          int const other = cards - 1 - i;
          QCOMPARE(table.handTurn(i), -table.handTurn(other));
          QVERIFY(std::abs(table.handCard(i).top() - table.handCard(other).top()) < 0.01);
          QRectF const bounds = boundsTurned(table.handCard(i), table.handTurn(i));
          QVERIFY(QRectF(QPointF(), size).contains(bounds));
          QVERIFY(bounds.bottom() < size.height() - 0.01 * table.unit());
          if (i == 0) continue;
          QVERIFY(std::abs(table.handTurn(i) - table.handTurn(i - 1) - between) <= 0.51);
          if (2 * i >= cards) QVERIFY(table.handCard(i).top() > table.handCard(i - 1).top() - 0.01);
        }
        // The middle is where it stood, whatever is held.
        QVERIFY(std::abs(table.handCard(cards / 2).top() - table.lift() - table.handArea().top()) <
                0.01 * table.unit());
      }
  }

  // As a card lies, the next one leaves at least as much of it free, from its upper edge to the foot of its index, as
  // if both stood upright.
  void alongTheArcEachIndexShows() {
    for (QSizeF const size : {QSizeF(600, 498), QSizeF(920, 698), QSizeF(3420, 2058)})
      for (int cards = 2; cards <= 24; ++cards) {
        TableLayout const table({.size = size, .players = 4, .cards = cards});
        auto const lying = [&table](int i) {
          QPointF const middle = table.handCard(i).center();
          return QTransform::fromTranslate(middle.x(), middle.y())
              .rotate(table.handTurn(i))
              .translate(-middle.x(), -middle.y());
        };
        for (int i = 0; i + 1 < cards; ++i) {
          QRectF const own = table.handCard(i);
          QRectF const next = table.handCard(i + 1);
          for (qreal const part : {0.0, 88.0 / 360}) {
            QPointF const edge = next.topLeft() + QPointF(0, part * next.height());
            QPointF const seen = lying(i).inverted().map(lying(i + 1).map(edge));
            // A turn is rounded by a quarter of a degree at most, of either card.
            qreal const rounding = table.unit() / 2 * std::sin(0.5 * 3.1416 / 180);
            QVERIFY(seen.x() - own.left() >= table.handStep(i) - rounding - 0.05);
          }
        }
      }
  }

  // Where seats have piles the hand lies under a rail, which leaves no height for it; and where somebody watches there is no
  // hand.
  void underTheRailTheyLieStraight() {
    TableLayout const table({.size = {920, 698}, .players = 2, .cards = 15, .piles = true});
    for (int i = 0; i < 15; ++i) {
      QCOMPARE(table.handTurn(i), 0.0);
      QCOMPARE(table.handCard(i).top(), table.handCard(0).top());
    }
  }

  // On a table the hand stays in its middle, and within it.
  void onTheTableTheyStayWhereTheHandIs() {
    for (QSizeF const size : {QSizeF(600, 498), QSizeF(856, 498), QSizeF(920, 698)})
      for (int cards = 2; cards <= 24; ++cards)
        for (int first = 0; first < cards; ++first) {
          TableLayout const table({.size = size, .players = 4, .cards = cards, .higher = run(first, 2)});
          QRectF const area = table.handArea();
          QVERIFY(area.left() >= 0 && area.right() <= size.width());
          QVERIFY(std::abs(area.center().x() - size.width() / 2) < 0.01);
          for (int i = 1; i < cards; ++i)
            QVERIFY(std::abs(table.handCard(i).left() - table.handCard(i - 1).left() -
                             table.handStep(i - 1)) < 0.01);
        }
  }
};

}  // namespace testHandFan

QTEST_MAIN(testHandFan::TestHandFan)
#include "test_hand_fan.moc"
