// Nothing on the table overlaps, at the sizes, numbers of players and of cards that the table promises.
#include <QTest>
#include <array>

#include "ui/table/dock_layout.h"
#include "ui/table/table_layout.h"

using giaguaro::DockPlaces;
using giaguaro::DockShape;
using giaguaro::RunTexts;
using giaguaro::Seat;
using giaguaro::TableLayout;

namespace {

struct Part {
  QString name;
  QRectF rect;
  int seat = -1;  // parts of one seat may touch: tokens lie on their plate
};

constexpr QSizeF dockWanted(504, 228);
constexpr std::array oneToken{1, 1, 1, 1, 1};
constexpr std::array twoTokens{2, 2, 2, 2, 2};

QString show(Part const& part) {
  return QStringLiteral("%1 (%2, %3, %4 × %5)")
      .arg(part.name)
      .arg(part.rect.x())
      .arg(part.rect.y())
      .arg(part.rect.width())
      .arg(part.rect.height());
}

}  // namespace

class TestLayout : public QObject {
  Q_OBJECT

  static void tables() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("anticlockwise");
    struct Window {
      char const* name;
      QSizeF table;
    };
    // The table is the window less the panel, the bars and the status line.
    for (Window const& window : {Window{"900x600 panel", {600, 498}}, Window{"900x600 folded", {856, 498}},
                                 Window{"1280x800", {920, 698}}, Window{"1920x1080", {1500, 978}},
                                 Window{"3840x2160", {3420, 2058}}})
      for (int const players : {3, 4, 5})
        for (int const cards : {1, 8, 15, 24})
          for (bool const anticlockwise : {false, true})
            QTest::addRow("%s, %d players, %d cards%s", window.name, players, cards,
                          anticlockwise ? ", reverse" : "")
                << window.table << players << cards << anticlockwise;
  }

  static TableLayout layout() {
    QFETCH_GLOBAL(QSizeF, size);
    QFETCH_GLOBAL(int, players);
    QFETCH_GLOBAL(int, cards);
    QFETCH_GLOBAL(bool, anticlockwise);
    return TableLayout(
        {.size = size, .players = players, .anticlockwise = anticlockwise, .bottom = 0, .cards = cards});
  }

  static std::vector<Part> plates(TableLayout const& layout, int tokens) {
    std::vector<Part> parts{{"contract", layout.contractPlate(), -1}, {"score", layout.scorePlate(), -1}};
    for (int seat = 0; seat < layout.input().players; ++seat) {
      parts.push_back({QStringLiteral("plate %1").arg(seat), layout.plate(static_cast<Seat>(seat)), seat});
      if (seat != 0 && tokens > 0)
        parts.push_back(
            {QStringLiteral("tokens %1").arg(seat), layout.tokens(static_cast<Seat>(seat), tokens), seat});
    }
    parts.push_back({"hand", layout.handArea(), -1});
    return parts;
  }

  static void checkApart(std::vector<Part> const& parts, TableLayout const& layout) {
    QRectF const table(QPointF(), layout.input().size);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      QVERIFY2(table.contains(parts[i].rect), qPrintable("outside: " + show(parts[i])));
      for (std::size_t k = i + 1; k < parts.size(); ++k)
        QVERIFY2((parts[i].seat >= 0 && parts[i].seat == parts[k].seat) ||
                     !parts[i].rect.intersects(parts[k].rect),
                 qPrintable("overlap: " + show(parts[i]) + " and " + show(parts[k])));
    }
  }

 private slots:
  void initTestCase_data() { tables(); }

  void platesAndHandAreApart() {
    TableLayout const table = layout();
    checkApart(plates(table, 2), table);
  }

  void dockIsClear() {
    TableLayout const table = layout();
    for (std::span<int const> const tokens :
         {std::span<int const>(oneToken), std::span<int const>(twoTokens)}) {
      TableLayout::DockSpace const dock = table.dock(dockWanted, tokens);
      std::vector<Part> parts = plates(table, tokens[0]);
      parts.push_back({"dock", dock.rect, -1});
      checkApart(parts, table);
      QVERIFY2(dock.rect.width() >= 220, qPrintable(show(parts.back())));
      QVERIFY2(dock.rect.height() >= 125, qPrintable(show(parts.back())));
    }
  }

  void trickLiesClearOfThePlates() {
    TableLayout const table = layout();
    std::vector<Part> const around = plates(table, 0);
    for (int seat = 0; seat < table.input().players; ++seat) {
      Part const card{QStringLiteral("trick card %1").arg(seat),
                      table.trickCardBounds(static_cast<Seat>(seat)), -1};
      for (Part const& part : around)
        QVERIFY2(!part.rect.intersects(card.rect), qPrintable(show(card) + " and " + show(part)));
    }
  }

  // Under the brackets of the auction, whoever may still say what.
  void wordsUnderTheBracketsAreApart() {
    constexpr qreal reason = 190;
    constexpr qreal may = 110;
    for (std::size_t barred = 0; barred <= 10; ++barred) {
      DockShape shape{};
      for (std::size_t i = 0; i < 10; ++i) shape.choices.push_back({.free = i >= barred});
      DockPlaces const places = placeDock(shape, wantedDockSize(shape), false, 1);
      RunTexts const texts = placeRunTexts(places, reason, may, 1);
      QCOMPARE(texts.barredWidth, barred > 0 ? reason : 0.0);
      if (texts.barredWidth > 0) QVERIFY(texts.barredLeft >= places.title.left());
      if (barred < 7) QCOMPARE(texts.freeWidth, may);
      if (texts.freeWidth > 0) QVERIFY(texts.freeLeft + texts.freeWidth <= places.title.right());
      if (texts.freeWidth > 0 && texts.barredWidth > 0)
        QVERIFY(texts.barredLeft + texts.barredWidth + 10 <= texts.freeLeft);
      // Nor do the labels of neighbours touch.
      for (std::size_t i = 1; i < places.tags.size(); ++i)
        QVERIFY((places.tags[i - 1].room + places.tags[i].room) / 2 <
                places.tags[i].tag.center().x() - places.tags[i - 1].tag.center().x());
    }
  }

  void tokensAreClearOfTheBid() {
    TableLayout const table = layout();
    qreal const p = table.plateScale();
    for (int seat = 0; seat < table.input().players; ++seat) {
      // The lower edge of the small card, with its ring.
      qreal const card = table.plate(static_cast<Seat>(seat)).top() + (29 + 20 + 2.2) * p;
      QVERIFY(table.token(static_cast<Seat>(seat), 0, 1).y() - table.tokenRadius() > card);
    }
  }

  void indexOfEveryCardShows() {
    TableLayout const table = layout();
    // The index column is 46 of a card's 240 units wide.
    if (table.input().cards > 1) QVERIFY(table.handStep() >= table.handCardSize().width() * 46 / 240);
  }

  void turnOrderFollowsTheGame() {
    TableLayout const table = layout();
    QVERIFY(qFuzzyCompare(table.angle(0), 90));
    QRectF const next = table.plate(1);
    // Clockwise, the next to play sits at the left.
    QVERIFY((next.center().x() < table.clothCentre().x()) != table.input().anticlockwise);
    QCOMPARE(table.mirrored(1), table.input().anticlockwise);
  }
};

QTEST_GUILESS_MAIN(TestLayout)
#include "test_layout.moc"
