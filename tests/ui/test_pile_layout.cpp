// Where things lie on a table of two with piles: at every usual size of a window nothing lies on anything else, all is
// on the table, and of each card there is an index to be seen.
#include <QTest>

#include "tests/joined.h"
#include "ui/cards/deck_rewriter.h"
#include "ui/layout/table_layout.h"

namespace testPileLayout {

using namespace giaguaro;

namespace {

struct Part {
  QString name;
  QRectF rect;
};

}  // namespace

class TestPileLayout : public QObject {
  Q_OBJECT

  static TableLayout layout(int cards, bool playing, Seat bottom = 0) {
    QFETCH_GLOBAL(QSizeF, size);
    QFETCH_GLOBAL(bool, watching);
    return TableLayout({.size = size,
                        .players = 2,
                        .anticlockwise = true,
                        .bottom = bottom,
                        .cards = watching ? 0 : cards,
                        .watching = watching,
                        .piles = true,
                        .playing = playing});
  }
  static std::vector<Part> furniture(TableLayout const& table) {
    std::vector<Part> parts{{"contract", table.contractPlate()}, {"score", table.scorePlate()}};
    for (Seat const seat : {Seat{0}, Seat{1}}) {
      parts.push_back({QString("plate %1").arg(seat), table.plate(seat)});
      parts.push_back({QString("row %1").arg(seat), table.piles()->row(table.isOwnRow(seat))});
      parts.push_back(
          {QString("tokens %1").arg(seat), table.tokens(seat, 2).adjusted(0, 8 * table.plateScale(), 0, 0)});
    }
    parts.push_back({"fan", table.fanBox(table.input().bottom == 0 ? 1 : 0)});
    if (table.input().watching) return parts;
    parts.push_back({"hand", table.handArea()});
    // Where whose turn it is would be said, beside the tokens.
    QRectF const you = table.plate(table.input().bottom);
    parts.push_back({"turn", QRectF(you.left(), table.piles()->underPlate(true), 120 * table.plateScale(),
                                    27 * table.plateScale())});
    return parts;
  }
  static void checkApart(std::vector<Part> const& parts, QSizeF const& size) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      QVERIFY2(QRectF(QPointF(), size).contains(parts[i].rect), qPrintable(parts[i].name));
      for (std::size_t k = i + 1; k < parts.size(); ++k)
        if (parts[i].name != "plate 1" || parts[k].name != "fan")
          QVERIFY2(!parts[i].rect.intersects(parts[k].rect),
                   qPrintable(parts[i].name + " and " + parts[k].name));
    }
  }

 private slots:
  void initTestCase_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<bool>("watching");
    for (bool const watching : {false, true})
      for (auto const& [name, size] :
           {std::pair("900x600 panel", QSizeF(600, 498)), std::pair("900x600 folded", QSizeF(856, 498)),
            std::pair("1280x800", QSizeF(920, 698)), std::pair("1920x1080", QSizeF(1500, 978)),
            std::pair("3840x2160", QSizeF(3420, 2058))})
        QTest::addRow("%s%s", name, watching ? ", watched" : "") << size << watching;
  }

  void whileCardsArePlayed() {
    for (int const cards : {12, 5, 1}) {
      TableLayout const table = layout(cards, true);
      std::vector<Part> parts = furniture(table);
      for (Seat const seat : {Seat{0}, Seat{1}}) {
        // The two of a trick lie close together, and its pill beside them.
        QRectF const card = table.trickCardBounds(seat).adjusted(4, 0, -4, 0);
        QVERIFY(table.piles()->band().adjusted(0, -3, 0, 3).contains(card));
        parts.push_back({QString("card %1").arg(seat), card});
        QRectF const pill = table.pill(seat, 110);
        for (Part const& part : parts)
          if (!part.name.startsWith("card")) QVERIFY2(!part.rect.intersects(pill), qPrintable(part.name));
      }
      checkApart(parts, table.input().size);
      // Two sizes of cards, and no third: whole ones, and those of the piles.
      QVERIFY(table.trickCardHeight() >= 1.15 * table.piles()->pileHeight());
      qreal const part = table.trickCardHeight() / table.handCardSize().height();
      if (!table.input().watching) QVERIFY2(part > 0.96 && part < 1.04, qPrintable(QString::number(part)));
    }
  }
  void theDockHasRoomBeforeThat() {
    for (int const cards : {12, 18}) {
      TableLayout const table = layout(cards, false);
      TableLayout::DockSpace const dock = table.dock(usualDock, {});
      std::vector<Part> parts = furniture(table);
      parts.push_back({"dock", dock.rect});
      checkApart(parts, table.input().size);
      QVERIFY2(dock.rect.height() >= 105 && dock.rect.width() >= 220,
               qPrintable(QString("%1 x %2").arg(dock.rect.width()).arg(dock.rect.height())));
    }
  }
  void ofEachCardTheIndexIsFree() {
    TableLayout const table = layout(12, true);
    PileLayout const& piles = *table.piles();
    for (bool const own : {false, true})
      for (int pile = 0; pile < PileLayout::columns; ++pile) {
        QRectF const card = piles.top(own, pile);
        QVERIFY(card.height() >= 55);
        QVERIFY(QRectF(QPointF(), table.input().size).contains(card));
        if (pile > 0)
          QVERIFY(card.left() - piles.top(own, pile - 1).left() >= card.width() * indexColumn(false));
        // What lies beneath looks out on its owner's side.
        QRectF const beneath = piles.beneath(own, pile);
        QVERIFY(own ? beneath.bottom() > card.bottom() + 3 : beneath.top() < card.top() - 3);
      }
    if (table.input().watching) return;
    for (int const cards : {12, 18}) {
      TableLayout const held = layout(cards, cards == 12);
      QVERIFY(held.handStep() >= held.handCardSize().width() * indexColumn(false));
    }
  }
  // Both cards of a trick lie at one height, and both rows are as wide as each other.
  void theHalvesOfTheTableAreAlike() {
    TableLayout const table = layout(12, true);
    PileLayout const& piles = *table.piles();
    QCOMPARE(table.trickCard(0).centre.y(), table.trickCard(1).centre.y());
    QCOMPARE(table.trickCard(0).turn, table.trickCard(1).turn);
    QCOMPARE(piles.row(false).width(), piles.row(true).width());
    for (bool const own : {true, false}) QCOMPARE(piles.top(own, 3).height(), piles.pileHeight());
  }
  // Each by its owner's card, clear of the words between, and all of them on the cloth.
  void tricksThatWereTakenLieAtTheEndsOfTheBand() {
    TableLayout const table = layout(12, true);
    PileLayout const& piles = *table.piles();
    for (Seat const seat : {Seat{0}, Seat{1}}) {
      bool const own = table.isOwnRow(seat);
      QRectF const area = piles.takenArea(own);
      QVERIFY(piles.band().contains(area));
      QVERIFY(area.adjusted(2, 0, -2, 0).contains(table.tricksPile(seat)));
      qreal const gap =
          own ? area.left() - table.besideYou() : table.trickCardBounds(seat).left() - area.right();
      QVERIFY2(gap > 90, qPrintable(QString::number(gap)));
    }
    QVERIFY(table.besideYouEnds() < piles.takenArea(true).left());
  }
  // What is said of a card that lies alone hides neither that card nor another, and stands on the cloth.
  void aMarkStandsBesideItsCard() {
    TableLayout const table = layout(12, true);
    PileLayout const& piles = *table.piles();
    qreal const p = table.plateScale();
    QRectF const felt = piles.cloth().adjusted(0, piles.rail(), 0, -piles.rail());
    for (bool const own : {true, false}) {
      QPointF const middle = PileLayout::besideAlone(piles.top(own, 3), own, p);
      QRectF const mark(middle - QPointF(1, PileLayout::markHeight / 2 * p),
                        QSizeF(2, PileLayout::markHeight * p));
      QVERIFY(!mark.intersects(piles.top(own, 3)));
      QVERIFY2(felt.top() <= mark.top() + 1 && felt.bottom() >= mark.bottom() - 1,
               qPrintable(QString("%1..%2").arg(mark.top()).arg(mark.bottom())));
    }
  }
  // The cloth has rows and trick, that one on its axis, and nothing else: the other's plate stands over it, and one's own
  // beside the hand, which lies in the middle of what is left, however many cards it has.
  void thePlatesLeaveTheClothToTheCards() {
    TableLayout const table = layout(12, true);
    PileLayout const& piles = *table.piles();
    for (Seat const seat : {Seat{0}, Seat{1}}) QVERIFY(!table.plate(seat).intersects(piles.cloth()));
    QCOMPARE(table.trickCard(0).centre.x() + table.trickCard(1).centre.x(), table.input().size.width());
    if (table.input().watching) return;
    qreal const middle = (table.plate(0).right() + table.input().size.width()) / 2;
    for (int const cards : {2, 12}) {
      QRectF const hand = layout(cards, true).handArea();
      QVERIFY(hand.left() > table.plate(0).right());
      QVERIFY(std::abs(hand.center().x() - middle) < 12 * table.plateScale());
      QVERIFY(std::abs(hand.center().y() - table.plate(0).center().y()) < hand.height() / 4);
    }
  }
  void theRowsChangeSidesWithTheScreen() {
    TableLayout const one = layout(12, true);
    TableLayout const other = layout(12, true, 1);
    QCOMPARE(one.plate(0), other.plate(1));
    QCOMPARE(one.plate(1), other.plate(0));
    QVERIFY(one.isOwnRow(0) && other.isOwnRow(1) && !other.isOwnRow(0));
  }
};

}  // namespace testPileLayout

QTEST_MAIN(testPileLayout::TestPileLayout)
#include "test_pile_layout.moc"
