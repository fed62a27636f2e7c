// Hands that lie open for all to see: each lies in a drawer of its seat's plate, at every usual size of a window, and no
// drawer lies on anything or meets another.
#include <QTest>
#include <algorithm>
#include <vector>

#include "tests/joined.h"
#include "ui/layout/drawer_layout.h"
#include "ui/layout/table_layout.h"

namespace testDrawers {

using namespace giaguaro;

class TestDrawers : public QObject {
  Q_OBJECT

  static constexpr qreal pillWidth = 88;  // "winning"

  static SpreadNeighbours around(TableLayout const& table, int dealer) {
    std::vector<int> tokens(static_cast<std::size_t>(table.input().players), 0);
    tokens[static_cast<std::size_t>(dealer)] = 1;
    return {.tokens = tokens, .trick = true, .pillWidth = pillWidth, .quiet = true};
  }
  static std::vector<SpreadShape> hands(TableLayout const& table, int cards) {
    std::vector<SpreadShape> shapes;
    for (int seat = 1; seat < table.input().players; ++seat)
      shapes.push_back({.seat = static_cast<Seat>(seat), .cards = cards - seat % 2});
    return shapes;
  }
  static std::vector<QRectF> furniture(TableLayout const& table) {
    std::vector<QRectF> found{table.contractPlate(), table.scorePlate(), table.plate(0), table.handArea()};
    for (int i = 0; i < table.input().players; ++i) {
      auto const seat = static_cast<Seat>(i);
      found.push_back(table.trickCardBounds(seat));
      found.push_back(table.pill(seat, pillWidth));
    }
    return found;
  }
  static TableLayout layout() {
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(int, cards);
    return TableLayout(
        {.size = size, .players = players, .anticlockwise = true, .cards = cards, .open = true});
  }

 private slots:
  // Of three and of five none hangs over the rail, however many cards they have.
  void handsLieOnTheCloth() {
    for (QSizeF const size : {QSizeF(920, 664), QSizeF(1500, 944)})
      for (auto const& [players, cards] :
           {std::pair(3, 17), std::pair(3, 24), std::pair(5, 8), std::pair(5, 3)}) {
        TableLayout const table(
            {.size = size, .players = players, .anticlockwise = true, .cards = cards, .open = true});
        for (SpreadPlace const& place : placeSpreads(table, hands(table, cards), around(table, 0))) {
          QVERIFY(place.drawer);
          qreal const reach = table.clothReach(place.area.top(), place.area.bottom());
          QVERIFY(place.area.left() > table.clothCentre().x() - reach);
          QVERIFY(place.area.right() < table.clothCentre().x() + reach);
        }
        // And the hand keeps clear of what stands under the table.
        QVERIFY(size.height() - table.handArea().bottom() >= 0.06 * table.unit());
      }
  }

  // Where three leave so much of the cloth free, even long hands can be read from afar.
  void theyAreLargeWhereThereIsRoom() {
    for (QSizeF const size : {QSizeF(920, 486), QSizeF(1500, 944)}) {
      TableLayout const table({.size = size, .players = 3, .anticlockwise = true, .cards = 17, .open = true});
      for (SpreadPlace const& place : placeSpreads(table, hands(table, 17), around(table, 0))) {
        QVERIFY(place.drawer);
        QVERIFY(place.cards.front().width() >= 1.5 * tagSize.width() * table.plateScale());
      }
    }
  }

  // A row ends where a suit does if it can, and within it suits stand apart.
  void suitsStayTogether() {
    TableLayout const table(
        {.size = {920, 664}, .players = 3, .anticlockwise = true, .cards = 17, .open = true});
    std::vector<int> const ends{2, 7, 9};  // of suits: three cards, five, two, seven
    SpreadShape shape{.seat = 1, .cards = 17};
    for (int const end : ends) shape.parted |= std::uint64_t{1} << end;
    SpreadPlace const place = placeSpreads(table, std::vector{shape}, around(table, 0)).front();
    QVERIFY(place.drawer);
    std::vector<QRectF> const& cards = place.cards;
    qreal const step = cards[1].left() - cards[0].left();
    for (int i = 1; i < 17; ++i) {
      auto const at = static_cast<std::size_t>(i);
      bool const begins = std::ranges::count(ends, i - 1) > 0;
      bool const sameRow = cards[at].top() == cards[at - 1].top();
      QVERIFY2(sameRow || begins, qPrintable(QString::number(i)));
      if (sameRow) QCOMPARE(cards[at].left() - cards[at - 1].left() > step + 1, begins);
    }
  }

  void drawers_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cards");
    // The table under which there is the bar for what is played back.
    for (auto const& [name, size] :
         {std::pair("900x600 panel", QSizeF(600, 464)), std::pair("1280x800", QSizeF(920, 664)),
          std::pair("1920x1080", QSizeF(1500, 944)), std::pair("3840x2160", QSizeF(3420, 2024))})
      for (auto const& [players, most] :
           {std::pair(3, 24), std::pair(4, 18), std::pair(5, 15), std::pair(6, 12)})
        for (int const cards : {2, 8, most})
          QTest::addRow("%s, %d players, %d cards", name, players, cards) << size << players << cards;
  }
  void drawers() {
    TableLayout const table = layout();
    for (int dealer = 0; dealer < table.input().players; ++dealer) {
      SpreadNeighbours const neighbours = around(table, dealer);
      std::vector<SpreadShape> const shapes = hands(table, table.input().cards);
      std::vector<SpreadPlace> const places = placeSpreads(table, shapes, neighbours);
      std::vector<QRectF> taken = furniture(table);
      QSizeF size;
      for (SpreadShape const& shape : shapes) taken.push_back(table.plate(shape.seat));
      for (std::size_t i = 0; i < places.size(); ++i) {
        SpreadPlace const& place = places[i];
        Seat const seat = shapes[i].seat;
        QRectF const plate = table.plate(seat);
        auto const where = QString("seat %1, dealer %2").arg(seat).arg(dealer).toUtf8();
        // In the narrowest window not all of the largest hands have room, and among six not all of any.
        if (!place.drawer) {
          QVERIFY2(
              table.input().size.width() <= 600 && (table.input().players > 5 || table.input().cards > 13),
              where);
          continue;
        }
        // Along its plate, and no other.
        bool const hangs = qFuzzyCompare(place.area.top(), plate.bottom());
        QVERIFY2(hangs || qFuzzyCompare(place.area.bottom(), plate.top()), where);
        qreal const shared =
            std::min(place.area.right(), plate.right()) - std::max(place.area.left(), plate.left());
        QVERIFY2(shared >= 0.24 * plate.width() || shared >= place.area.width() - 1, where);
        QVERIFY2(QRectF(QPointF(), table.input().size).contains(place.area), where);
        for (QRectF const& each : taken)
          QVERIFY2(each == plate || !each.adjusted(-4, -4, 4, 4).intersects(place.area), where);
        taken.push_back(place.area);
        QCOMPARE(place.cards.size(), static_cast<std::size_t>(shapes[i].cards));
        if (!size.isValid()) size = place.cards.front().size();
        for (QRectF const& card : place.cards) {
          QVERIFY2(place.area.contains(card), where);
          QCOMPARE(card.size(), size);
        }
        QRectF tokens = table.tokens(seat, neighbours.tokens[static_cast<std::size_t>(seat)]);
        if (tokens.isNull()) continue;
        tokens.translate(0, tokensDrop(place, tokens));
        for (QRectF const& card : place.cards) QVERIFY2(!card.intersects(tokens), where);
        for (QRectF const& each : taken)
          QVERIFY2(each == plate || each == place.area || !each.intersects(tokens), where);
      }
    }
  }
};

}  // namespace testDrawers

QTEST_MAIN(testDrawers::TestDrawers)
#include "test_drawers.moc"
