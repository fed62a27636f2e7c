// Nothing on the table overlaps, at the sizes, numbers of players and of cards that the table promises.
#include <QPainterPath>
#include <QTest>
#include <QtMath>
#include <array>
#include <cmath>

#include "tests/joined.h"
#include "ui/dock/dock_layout.h"
#include "ui/layout/bubble_layout.h"
#include "ui/layout/spread_layout.h"
#include "ui/layout/table_layout.h"

namespace testLayout {

using giaguaro::BubbleNeighbours;
using giaguaro::BubblePlace;
using giaguaro::BubbleShape;
using giaguaro::DockForm;
using giaguaro::DockPlaces;
using giaguaro::DockShape;
using giaguaro::nobody;
using giaguaro::RunTexts;
using giaguaro::Seat;
using giaguaro::SpreadNeighbours;
using giaguaro::SpreadPlace;
using giaguaro::SpreadShape;
using giaguaro::TableLayout;
using giaguaro::TableLayoutInput;

namespace {

struct Part {
  QString name;
  QRectF rect;
  int seat = -1;  // parts of one seat may touch: tokens lie on their plate
};

constexpr QSizeF dockWanted(504, 228);

// How far the index of a card reaches, of 240 and 360 units.
struct IndexSize {
  bool large;
  qreal width, height;
};
constexpr std::array indexSizes{IndexSize{false, 46, 88}, IndexSize{true, 62, 176}};
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
    QTest::addColumn<int>("cardSize");
    struct Window {
      char const* name;
      QSizeF table;
    };
    // The table is the window less the panel, the bars and the status line.
    for (Window const& window : {Window{"900x600 panel", {600, 498}}, Window{"900x600 folded", {856, 498}},
                                 Window{"1280x800", {920, 698}}, Window{"1920x1080", {1500, 978}},
                                 Window{"3840x2160", {3420, 2058}}})
      for (int const players : {3, 4, 5, 6})
        for (int const cards : {1, 8, 15, 24, 30})
          for (bool const anticlockwise : {false, true})
            for (int const cardSize : {90, 100, 110}) {
              // Other sizes are tried with one turn, and with as many cards as there may be.
              if (cardSize != 100 && (anticlockwise || cards != (players == 6 ? 15 : 24))) continue;
              if (players == 6 && cards > 15) continue;
              QTest::addRow("%s, %d players, %d cards%s, %d %%", window.name, players, cards,
                            anticlockwise ? ", reverse" : "", cardSize)
                  << window.table << players << cards << anticlockwise << cardSize;
            }
  }

  static TableLayout layout() {
    QFETCH_GLOBAL(QSizeF, size);
    QFETCH_GLOBAL(int, players);
    QFETCH_GLOBAL(int, cards);
    QFETCH_GLOBAL(bool, anticlockwise);
    QFETCH_GLOBAL(int, cardSize);
    return TableLayout({.size = size,
                        .players = players,
                        .anticlockwise = anticlockwise,
                        .bottom = 0,
                        .cards = cards,
                        .cardSize = cardSize / 100.0});
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

  static void checkSpread(SpreadPlace const& place, SpreadShape const& shape, std::vector<Part> const& parts,
                          TableLayout const& table) {
    Part const area{"spread", place.area};
    QVERIFY2(!place.area.isNull(), "no room");
    QVERIFY2(QRectF(QPointF(), table.input().size).contains(place.area), qPrintable(show(area)));
    for (Part const& part : parts)
      QVERIFY2(!part.rect.intersects(place.area), qPrintable(show(area) + " and " + show(part)));
    QCOMPARE(static_cast<int>(place.cards.size()), shape.cards);
    qreal const words = place.folded ? shape.foldedWidth : shape.titleWidth;
    QVERIFY(place.title.width() + 0.1 >= words * table.plateScale());
    for (auto const* list : {&place.backs, &place.cards})
      for (QRectF const& each : *list) QVERIFY(place.area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(each));
    // Every card can be told: whole tags, or the index columns of whole cards, large ones too.
    for (std::size_t i = 1; i < place.cards.size(); ++i) {
      QRectF const& card = place.cards[i - 1];
      if (place.tags)
        QVERIFY(!card.intersects(place.cards[i]));
      else
        QVERIFY(place.cards[i].left() - card.left() >= card.width() * 62 / 240);
    }
    for (QRectF const& card : place.cards) {
      QVERIFY(!place.title.intersects(card));
      QVERIFY(card.height() >= (place.tags ? 21 : 56));
    }
  }

  // Of all seats but the viewer's, with a word and with a phrase.
  static void checkBubbles(TableLayout const& table, BubbleNeighbours const& neighbours) {
    int const players = table.input().players;
    std::vector<Part> taken = plates(table, 2);
    taken.push_back({"own tokens", table.tokens(0, 2)});
    if (!neighbours.table.dock.isNull()) taken.push_back({"dock", neighbours.table.dock});
    for (QRectF const& spread : neighbours.spreads) taken.push_back({"spread", spread});
    for (int seat = 0; neighbours.table.trick && seat < players; ++seat) {
      taken.push_back({"trick card", table.trickCardBounds(static_cast<Seat>(seat))});
      taken.push_back({"pill", table.pill(static_cast<Seat>(seat), neighbours.table.pillWidth)});
    }
    BubbleShape const word{nobody, {70, 34}, {}};
    BubbleShape const phrase{nobody, {190, 34}, {115, 52}};
    for (BubbleShape const& said : {word, phrase}) {
      std::vector<BubbleShape> bubbles;
      for (int seat = table.input().watching ? 0 : 1; seat < players; ++seat) {
        bubbles.push_back(said);
        bubbles.back().seat = static_cast<Seat>(seat);
      }
      std::vector<BubblePlace> const places = giaguaro::placeBubbles(table, bubbles, neighbours);
      QCOMPARE(places.size(), bubbles.size());
      std::vector<Part> parts = taken;
      for (std::size_t i = 0; i < places.size(); ++i) {
        Part const bubble{QStringLiteral("bubble %1").arg(bubbles[i].seat), places[i].bounds()};
        bool const tight =
            table.input().size.width() <= 600 && players % 2 == 0 && bubbles[i].seat == players / 2;
        QVERIFY2(!bubble.rect.isNull() || said == phrase || tight, qPrintable(bubble.name + " has no room"));
        if (bubble.rect.isNull()) continue;
        QVERIFY2(QRectF(QPointF(), table.input().size).contains(bubble.rect), qPrintable(show(bubble)));
        for (Part const& part : parts)
          QVERIFY2(!part.rect.intersects(bubble.rect), qPrintable(show(bubble) + " and " + show(part)));
        parts.push_back(bubble);
        QSizeF const size = (places[i].folded ? said.folded : said.line) * table.plateScale();
        QVERIFY(std::abs(places[i].box.width() - size.width()) < 0.01 &&
                std::abs(places[i].box.height() - size.height()) < 0.01);
        qreal const reach = 6 * table.plateScale();
        QRectF const own = table.plate(bubbles[i].seat).adjusted(-reach, -reach, reach, reach);
        QVERIFY2(own.contains(places[i].tail[1]), qPrintable(show(bubble)));
      }
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
      // A wide one does not touch its neighbours either.
      for (Part const& part : parts)
        if (!dock.narrow && part.name != "dock" && part.rect.top() < dock.rect.bottom())
          QVERIFY2(!part.rect.intersects(dock.rect.adjusted(-3, 0, 3, 0)), qPrintable(show(part)));
      QVERIFY2(dock.rect.width() >= 220, qPrintable(show(parts.back())));
      QVERIFY2(dock.rect.height() >= 125, qPrintable(show(parts.back())));
    }
  }

  // The places of a tray are as large as cards can be read, apart from each other and from all else: beside the words
  // where they are few, in a row from edge to edge where they are many, in the middle where the dock is narrow.
  void theTrayHasLargePlaces() {
    for (int cards = 1; cards <= 8; ++cards)
      for (bool const narrow : {false, true}) {
        DockShape const tray{
            .choices = {{.form = DockForm::foot, .width = 70}}, .tray = cards, .bar = true, .deedWidth = 128};
        QSizeF const size = narrow ? QSizeF(300, usefulNarrowHeight(tray, {300, 190})) : wantedDockSize(tray);
        DockPlaces const places = placeDock(tray, size, narrow, 1);
        QCOMPARE(places.traySlots.size(), static_cast<std::size_t>(cards));
        std::vector<QRectF> parts = places.traySlots;
        for (QRectF const& part :
             {places.smallPrint, places.keys, places.bar, places.gold, places.boxes.front(), places.reason})
          if (!part.isNull()) parts.push_back(part);
        for (std::size_t i = 0; i < parts.size(); ++i) {
          QVERIFY(QRectF(QPointF(), size).contains(parts[i]));
          for (std::size_t k = i + 1; k < parts.size(); ++k)
            QVERIFY2(!parts[i].intersects(parts[k]), qPrintable(QString("%1, %2").arg(cards).arg(narrow)));
        }
        QRectF const first = places.traySlots.front();
        QRectF const last = places.traySlots.back();
        qreal const off = (first.left() + last.right() - size.width()) / 2;
        if (narrow) {
          QVERIFY(std::abs(off) < 1 && first.width() >= (cards <= 6 ? 34 : 26));
          continue;
        }
        QVERIFY(first.height() >= (cards <= 3 ? 110 : cards <= 7 ? 82 : 70));
        QVERIFY(cards <= 3 ? off < -20 : std::abs(off) < 1);
        QVERIFY2(places.smallPrint.height() >= 32, "two lines");
      }
  }

  // Between the words of a narrow dock and what is over and under them there is air.
  void wordsOfANarrowDockStandClear() {
    DockShape contracts{.choices = std::vector<DockShape::Choice>(5, {.form = DockForm::word, .width = 70}),
                        .deedWidth = 150};
    contracts.choices.push_back({.form = DockForm::foot, .width = 40});
    QSizeF const size(300, usefulNarrowHeight(contracts, {300, 190}));
    DockPlaces const places = placeDock(contracts, size, true, 0.85);
    for (int i = 0; i < 5; ++i)
      QVERIFY(places.reason.top() - places.boxes[static_cast<std::size_t>(i)].bottom() >= 5);
    QVERIFY(places.gold.top() - places.reason.bottom() >= 5);

    // Two lines of buttons.
    contracts.choices.push_back({.form = DockForm::foot, .width = 160});
    DockPlaces const two = placeDock(contracts, {300, usefulNarrowHeight(contracts, {300, 190})}, true, 0.85);
    QVERIFY(two.gold.top() - two.boxes.back().bottom() >= 6);

    // The name of a picture that is barred lies under it, as the others do, and is not covered.
    DockShape barred{
        .choices = std::vector<DockShape::Choice>(4), .tags = DockShape::Tags::pictures, .deedWidth = 100};
    for (std::size_t const i : {0, 1, 3}) barred.choices[i].free = false;
    DockPlaces const wide = placeDock(barred, {560, 260}, false, 1);
    for (DockPlaces::Tag const& each : wide.tags) QVERIFY(each.tag.bottom() + 13 < wide.labelBaseline);
    DockShape const suits{
        .choices = std::vector<DockShape::Choice>(4), .tags = DockShape::Tags::pictures, .deedWidth = 100};
    DockPlaces const named = placeDock(suits, {300, 190}, true, 0.85);
    // Between the side plates, too, they have their title and their second line.
    QVERIFY(!named.title.isNull() && named.tags.front().tag.height() >= 52);
    QVERIFY(named.tags.front().tag.top() - named.title.bottom() >= 5);
    QVERIFY(named.secondBaseline > named.labelBaseline + 12);
    QVERIFY(named.gold.top() - named.secondBaseline >= 7);
    DockPlaces const low = placeDock(suits, {300, 150}, true, 0.85);
    QVERIFY(low.title.isNull() && low.secondBaseline == 0);
    QVERIFY(low.reason.top() - low.labelBaseline >= 5);
    QVERIFY(low.gold.top() - low.reason.bottom() >= 5);
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

  // What is asked in the middle of a trick (a handful) hides none of its cards, nor any mark of the winner.
  void trickMakesRoomForTheDock() {
    TableLayout table = layout();
    TableLayout::DockSpace const dock = table.dock({504, 170}, oneToken);
    bool const room = table.standInRow(dock.rect.top(), oneToken);
    QVERIFY(room || dock.narrow);
    if (!room) return;
    QVERIFY(table.trickCardHeight() >= 0.3 * table.unit());
    std::vector<Part> parts = plates(table, 1);
    parts.push_back({"dock", dock.rect, -1});
    for (int seat = 0; seat < table.input().players; ++seat)
      parts.push_back(
          {QStringLiteral("trick card %1").arg(seat), table.trickCardBounds(static_cast<Seat>(seat)), -1});
    checkApart(parts, table);
    for (int seat = 0; seat < table.input().players; ++seat)
      QVERIFY(!table.pill(static_cast<Seat>(seat), 100).intersects(dock.rect));
    // It is the ring still, unless there is hardly room for a row: who sits further away has laid further away.
    bool const ring = table.trickCard(table.input().bottom).centre.y() > table.trickCentre().y();
    QVERIFY(ring || table.trickCardHeight() < 0.5 * table.unit());
    if (!ring) return;
    for (Seat near = 0; near < static_cast<Seat>(table.input().players); ++near)
      for (Seat far = 0; far < static_cast<Seat>(table.input().players); ++far)
        if (std::sin(qDegreesToRadians(table.angle(far))) <
            std::sin(qDegreesToRadians(table.angle(near))) - 0.1)
          QVERIFY(table.trickCard(far).centre.y() < table.trickCard(near).centre.y());
  }

  // The cards of the trick are larger on a large screen, if they have the room.
  void largeTablesHaveLargerTricks() {
    TableLayoutInput input = layout().input();
    input.cardSize = 1;
    constexpr qreal usual = 0.8;  // of a card in the hand
    QVERIFY(TableLayout(input).trickCardHeight() >= usual * TableLayout(input).unit() - 0.01);
    input.windowScale = 2.4;
    input.size = {2830, 1911};
    TableLayout const table(input);
    QVERIFY(table.trickCardHeight() >= usual * table.unit());
    if (input.players == 4) QVERIFY(table.trickCardHeight() >= 1.15 * usual * table.unit());
    for (int seat = 0; seat < table.input().players; ++seat)
      for (Part const& part : plates(table, 0))
        QVERIFY2(!part.rect.intersects(table.trickCardBounds(static_cast<Seat>(seat))),
                 qPrintable(show(part)));
  }

  // Cards are laid from left to right: none lies on the index of one before it.
  void indicesInTheTrickShow() {
    for (IndexSize const& index : indexSizes) {
      TableLayoutInput input = layout().input();
      input.largeIndices = index.large;
      TableLayout const table(input);
      QSizeF const size(table.trickCardHeight() * 2 / 3, table.trickCardHeight());
      for (int i = 0; i < table.input().players; ++i)
        for (int k = 0; k < table.input().players; ++k) {
          QPointF const under = table.trickCard(static_cast<Seat>(i)).centre;
          if (table.trickCard(static_cast<Seat>(k)).centre.x() <= under.x()) continue;
          QRectF const corner(under - QPointF(size.width() / 2, size.height() / 2),
                              QSizeF(size.width() * index.width / 240, size.height() * index.height / 360));
          QVERIFY(!table.trickCardBounds(static_cast<Seat>(k)).intersects(corner));
        }
    }
  }

  // "jaago, in testa" and its like.
  void pillsLieClearOfThePlates() {
    TableLayout const table = layout();
    constexpr qreal pill = 150;
    for (Part const& part : plates(table, 2))
      for (int seat = 0; seat < table.input().players; ++seat) {
        Part const mark{QStringLiteral("pill %1").arg(seat), table.pill(static_cast<Seat>(seat), pill), -1};
        QVERIFY2(QRectF(QPointF(), table.input().size).contains(mark.rect), qPrintable(show(mark)));
        QVERIFY2(!part.rect.intersects(mark.rect), qPrintable(show(mark) + " and " + show(part)));
      }
  }

  void spreadsAreApart_data() {
    QTest::addColumn<std::vector<SpreadShape>>("shapes");
    QTest::addColumn<int>("players");  // 0: any number
    SpreadShape const dog{.seat = nobody, .cards = 6, .faceDown = 0, .titleWidth = 150};
    SpreadShape const longTitle{
        .seat = nobody, .cards = 6, .faceDown = 0, .titleWidth = 240, .foldedWidth = 130};
    SpreadShape const hidden{.seat = nobody, .cards = 0, .faceDown = 6, .titleWidth = 60};
    SpreadShape const turned{.seat = nobody, .cards = 1, .faceDown = 27, .titleWidth = 130};
    auto const handful = [](Seat seat, int cards) {
      return SpreadShape{.seat = seat, .cards = cards, .faceDown = 0, .titleWidth = 110};
    };
    QTest::newRow("dog") << std::vector{dog} << 0;
    QTest::newRow("long title") << std::vector{longTitle} << 0;
    QTest::newRow("hidden dog") << std::vector{hidden} << 0;
    QTest::newRow("turned up") << std::vector{turned} << 0;
    for (Seat seat = 0; seat < 3; ++seat)
      QTest::addRow("18 of seat %d", seat) << std::vector{handful(seat, 18), hidden} << 3;
    for (Seat seat = 0; seat < 4; ++seat) {
      QTest::addRow("15 of seat %d", seat) << std::vector{handful(seat, 15), hidden} << 4;
      Seat const next = static_cast<Seat>((seat + 1) % 4);
      QTest::addRow("10 of seats %d and %d", seat, next)
          << std::vector{handful(seat, 10), handful(next, 10), hidden} << 4;
    }
    for (Seat seat = 0; seat < 5; ++seat) {
      QTest::addRow("13 of seat %d", seat) << std::vector{handful(seat, 13), hidden} << 5;
      Seat const next = static_cast<Seat>((seat + 1) % 5);
      QTest::addRow("8 of seats %d and %d", seat, next)
          << std::vector{handful(seat, 10), handful(next, 8), hidden} << 5;
    }
  }
  // Before the play with a dock or the place for one, in a trick, and in a trick with a dock over it.
  void spreadsAreApart() {
    QFETCH(std::vector<SpreadShape>, shapes);
    QFETCH(int, players);
    TableLayout const table = layout();
    if (players != 0 && players != table.input().players) return;
    // Where spreads lie follows from how high the hand stands, and not from how many cards it has.
    TableLayoutInput const& input = table.input();
    TableLayoutInput most = input;
    most.cards = 24;
    if (input.cards != most.cards) {
      TableLayout const full(most);
      QCOMPARE(table.handArea().top(), full.handArea().top());
      QCOMPARE(table.unit(), full.unit());
      if (QTest::currentDataTag() != QLatin1String("dog")) return;
      std::vector<int> const none(static_cast<std::size_t>(input.players), 0);
      SpreadNeighbours const around{none, true, 150, {}};
      QCOMPARE(giaguaro::placeSpreads(table, shapes, around).front().area,
               giaguaro::placeSpreads(full, shapes, around).front().area);
      return;
    }
    std::vector<int> const tokens(static_cast<std::size_t>(table.input().players), 2);
    QRectF const dock = table.dock(dockWanted, tokens).rect;
    for (SpreadNeighbours const& neighbours :
         {SpreadNeighbours{tokens, false, 0, dock}, SpreadNeighbours{tokens, true, 150, {}},
          SpreadNeighbours{tokens, true, 150, table.dock({504, 112}, tokens).rect}}) {
      std::vector<SpreadPlace> const places = giaguaro::placeSpreads(table, shapes, neighbours);
      QCOMPARE(places.size(), shapes.size());
      for (std::size_t i = 0; i < places.size(); ++i) {
        std::vector<Part> parts = plates(table, 2);
        parts.push_back({"own tokens", table.tokens(0, 2), 0});
        if (!neighbours.dock.isNull()) parts.push_back({"dock", neighbours.dock});
        for (int seat = 0; neighbours.trick && seat < table.input().players; ++seat) {
          parts.push_back({"trick card", table.trickCardBounds(static_cast<Seat>(seat))});
          parts.push_back({"pill", table.pill(static_cast<Seat>(seat), neighbours.pillWidth)});
        }
        for (std::size_t k = 0; k < i; ++k) parts.push_back({"other spread", places[k].area});
        checkSpread(places[i], shapes[i], parts, table);
      }
    }
  }

  // Six sit so near that tags have just room between them; and the two piles over these are as large as each other.
  void sixHaveRoomForTagsUnderTwoPiles() {
    TableLayout const table({.size = {920, 698}, .players = 6, .bottom = 0, .cards = 12, .cardSize = 1.0});
    std::vector<int> const tokens(6, 0);
    TableLayout::DockSpace const dock = table.dock({496, 212}, tokens);
    QVERIFY(!dock.narrow);
    for (Part const& plate : plates(table, 0))
      QVERIFY2(!plate.rect.intersects(dock.rect), qPrintable(show(plate)));
    std::vector<SpreadShape> const shapes{{.faceDown = 3, .titleWidth = 92},
                                          {.faceDown = 3, .titleWidth = 78}};
    std::vector<SpreadPlace> const places = giaguaro::placeSpreads(
        table, shapes, {.tokens = tokens, .dock = dock.rect, .fans = std::vector<bool>(6, true)});
    for (SpreadPlace const& place : places) QCOMPARE(place.backs.size(), std::size_t{3});
    QCOMPARE(places[0].backs[0].size(), places[1].backs[0].size());
    QCOMPARE(places[0].backs[1].x() - places[0].backs[0].x(),
             places[1].backs[1].x() - places[1].backs[0].x());
  }

  // Before the play with a dock or the place for one, in a trick, and in a trick with a dock over it: a
  // bubble lies on nothing, and its tail points at its own seat. For a word there is room at every seat, but
  // in the narrowest window sometimes not under the one between the plates at the edge.
  void bubblesAreApart() {
    for (bool const watching : {false, true}) {
      TableLayoutInput input = layout().input();
      input.watching = watching;
      TableLayout const table(input);
      std::vector<int> const tokens(static_cast<std::size_t>(input.players), 2);
      QRectF const turned(table.clothCentre() - QPointF(0.4, 0.6) * table.unit(), 0.8 * table.handCardSize());
      checkBubbles(table, {{tokens, false, 0, {}}, {turned}});
      checkBubbles(table, {{tokens, true, 150, {}}, {}});
      if (watching) continue;
      checkBubbles(table, {{tokens, false, 0, table.dock(dockWanted, tokens).rect}, {}});
      checkBubbles(table, {{tokens, true, 150, table.dock({504, 112}, tokens).rect}, {}});
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

  // Where trump changes from trick to trick four play: the suit's mark lies in the trick's middle, whole between its cards.
  void theSuitOnTheClothLiesBetweenTheCards() {
    TableLayout const table = layout();
    if (table.input().players != 4 || table.input().piles || table.input().open) return;
    QRectF const mark = table.clothSuit();
    QVERIFY(!mark.isEmpty());
    QCOMPARE(mark.center(), table.trickCentre());
    QPainterPath round;
    round.addEllipse(mark.adjusted(1, 1, -1, -1));
    for (Seat seat = 0; seat < 4; ++seat) {
      QVERIFY(!table.plate(seat).intersects(mark));
      QVERIFY(!round.intersects(table.trickCardBounds(seat)));
    }
  }

  void tokensAreClearOfTheBid() {
    TableLayout const table = layout();
    qreal const p = table.plateScale();
    for (int seat = 0; seat < table.input().players; ++seat) {
      QRectF const plate = table.plate(static_cast<Seat>(seat));
      QRectF const tokens = table.tokens(static_cast<Seat>(seat), 2);
      if (seat == table.input().bottom && !table.input().watching) {
        // Beside it: clear of its words, of the cards under it and of the tricks that lie there.
        QVERIFY(!tokens.intersects(plate) && tokens.bottom() < plate.bottom());
        QVERIFY(tokens.bottom() < table.tricksPile(static_cast<Seat>(seat)).y() - 11 * p);
        continue;
      }
      // The lower edge of the small card, with its ring.
      qreal const card = plate.top() + (29 + 20 + 2.2) * p;
      QVERIFY(tokens.top() + 1 > card);
    }
  }

  void indexOfEveryCardShows() {
    for (IndexSize const& index : indexSizes) {
      TableLayoutInput input = layout().input();
      input.largeIndices = index.large;
      TableLayout const table(input);
      checkApart(plates(table, 2), table);
      // Of more than three players nobody ever holds as many as 30.
      if (input.cards > 1 && (!index.large || input.players == 3 || input.cards <= 24))
        QVERIFY(table.handStep() >= table.handCardSize().width() * index.width / 240);
      // What is done for them must not be undone as the cards go.
      qreal const unit = table.unit();
      for (input.cards = 0; input.cards < 30; ++input.cards) QCOMPARE(TableLayout(input).unit(), unit);
    }
  }

  // The figures of the drawings, and on to the largest screen.
  void sizesFollowTheTable() {
    TableLayout const table = layout();
    if (table.input().cardSize != 1) return;
    static constexpr std::array sizes{std::array{498.0, 107.0, 0.85}, std::array{698.0, 150.0, 1.0},
                                      std::array{978.0, 210.0, 1.3}, std::array{2058.0, 400.0, 1.6}};
    auto const expected =
        std::ranges::find_if(sizes, [&](auto const& each) { return each[0] == table.input().size.height(); });
    QCOMPARE(table.unit(), (*expected)[1]);
    QCOMPARE(table.plateScale(), (*expected)[2]);
  }

  // What was wished, as far as there is room; while cards are played it stays.
  void cardSizeIsAsWished() {
    TableLayout const table = layout();
    TableLayoutInput usual = table.input();
    usual.cardSize = 1;
    qreal const unit = TableLayout(usual).unit();
    qreal const wished = table.input().cardSize;
    QVERIFY(wished >= 1 ? table.unit() >= unit : table.unit() <= unit);
    QVERIFY(std::abs(table.unit() - unit) <= std::abs(wished - 1) * unit + 1);
    QCOMPARE(table.plateScale(), TableLayout(usual).plateScale());
    TableLayoutInput fewer = table.input();
    for (fewer.cards = 0; fewer.cards < 30; ++fewer.cards) QCOMPARE(TableLayout(fewer).unit(), table.unit());
    // There is room for it on a table of usual size and on large ones.
    if (table.input().size.width() >= 920) QCOMPARE(table.unit(), std::round(unit * wished));
  }

  void aFewCardsLieSideBySide() {
    giaguaro::TableLayoutInput few = layout().input();
    for (bool const large : {false, true})
      for (qreal const size : {few.cardSize, 1.5}) {
        few.largeIndices = large;
        few.cardSize = size;
        for (few.cards = 2; few.cards <= 5; ++few.cards) {
          TableLayout const table(few);
          for (int i = 1; i < few.cards; ++i)
            QVERIFY(table.handCard(i).left() > table.handCard(i - 1).right());
          QVERIFY(QRectF(QPointF(), few.size).contains(table.handArea()));
        }
        few.cards = 5;
        qreal const step = TableLayout(few).handStep();
        few.cards = 30;
        QVERIFY(TableLayout(few).handStep() < step);
      }
  }

  // What would be seen of a lower index beside the next card are specks.
  void lowerIndicesAreSeenWholeOrNotAtAll() {
    giaguaro::TableLayoutInput held = layout().input();
    for (IndexSize const& index : indexSizes) {
      held.largeIndices = index.large;
      for (held.cards = 2; held.cards < 30; ++held.cards) {
        TableLayout const table(held);
        qreal const width = table.handCardSize().width();
        QVERIFY(table.handStep() > width || table.handStep() < width * (240 - index.width) / 240 + 0.01);
      }
    }
  }

  // What marks the winner hides no card, and that of the lowest card not even this one, wherever there is
  // room for it.
  void thePillOfTheLowestCardHidesNone() {
    TableLayout const table = layout();
    for (int seat = 0; seat < table.input().players; ++seat) {
      QRectF const card = table.trickCardBounds(static_cast<Seat>(seat));
      if (table.input().size.width() > 900) QVERIFY(!table.pill(0, 110).intersects(card));
    }
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

}  // namespace testLayout

QTEST_GUILESS_MAIN(testLayout::TestLayout)
#include "test_layout.moc"
