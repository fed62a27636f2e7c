// The fans and piles beside plates: as many backs as are held, as many tricks as were taken, and nothing outside of what
// is painted again when they change.
#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QTest>

#include "tests/joined.h"
#include "tests/ui/scenes.h"
#include "ui/plates/held_cards.h"

namespace testHeldCards {

using namespace giaguaro;

namespace {

TableScene sceneWithTricks(std::vector<Seat> const& winners) {
  TableScene scene = playScene();
  for (Seat const winner : winners) scene.seen.tricks.push_back({.cards = {}, .leader = 0, .winner = winner});
  return scene;
}

}  // namespace

class TestHeldCards : public QObject {
  Q_OBJECT

 private slots:
  void othersHoldWhatTheyHave() {
    TableScene scene = sceneWithTricks({2, 0, 2});
    scene.seen.seats[3].cardsLeft = 1;
    std::vector<HeldCards> const held = HeldCards::of(scene);
    QCOMPARE(held.size(), std::size_t{4});
    // The viewer's own cards lie open.
    QCOMPARE(held[0].fan, 0);
    QCOMPARE(held[1].fan, 2);
    QCOMPARE(held[3].fan, 1);
    QCOMPARE(held[0].tricks, 1);
    QCOMPARE(held[1].tricks, 0);
    QCOMPARE(held[2].tricks, 2);
  }

  void aTrickThatRestsIsNotInThePile() {
    TableScene scene = sceneWithTricks({2, 2});
    scene.resting = true;
    QCOMPARE(HeldCards::of(scene)[2].tricks, 1);
  }

  void whatLiesOpenIsNotInTheFan() {
    TableScene scene = playScene();
    scene.seen.spreads.push_back({.seat = 1, .cards = {fortyCard("AC")}});
    QCOMPARE(HeldCards::of(scene)[1].fan, 1);
    QCOMPARE(HeldCards::of(scene)[2].fan, 2);
    // Where a whole hand lies open it has the place of what was taken, too.
    scene.seen.tricks.push_back({.winner = 1, .number = 1});
    QCOMPARE(HeldCards::of(scene)[1].tricks, 1);
    scene.seen.spreads.front().cards.push_back(fortyCard("2C"));
    QCOMPARE(HeldCards::of(scene)[1].fan, 0);
    QCOMPARE(HeldCards::of(scene)[1].tricks, 0);
  }

  void whoeverWatchesSeesFourFans() {
    TableScene scene = playScene();
    scene.viewer = nobody;
    for (HeldCards const& held : HeldCards::of(scene)) QCOMPARE(held.fan, 2);
  }

  // What lies in piles is not in the hand, and the lower plate has no room for a fan.
  void aFanIsOfTheHandAlone() {
    TableScene scene = sceneWithTricks({1});
    scene.viewer = nobody;
    for (Seen::SeatSeen& seat : scene.seen.seats) {
      seat.cardsLeft = 6;
      seat.piles = {{.top = fortyCard("AC"), .covered = true}, {.covered = true}, {}};
    }
    QVERIFY(scene.seen.hasPiles());
    std::vector<HeldCards> const held = HeldCards::of(scene);
    QCOMPARE(held[1].fan, 3);
    QCOMPARE(held[static_cast<std::size_t>(scene.bottom)].fan, 0);
    QCOMPARE(held[1].tricks, 1);
    // There the end of the hand is told.
    scene.seen.over = true;
    QCOMPARE(HeldCards::of(scene)[1].tricks, 0);
  }

  void staysWithinItsBounds_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    for (int const players : {3, 4, 5, 6})
      for (QSizeF const size : {QSizeF(840, 500), QSizeF(930, 690), QSizeF(2560, 1440)})
        QTest::addRow("%d at %dx%d", players, int(size.width()), int(size.height())) << size << players;
  }
  void staysWithinItsBounds() {
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    Theme const theme = Theme::named(QStringLiteral("green"));
    CardArt art;
    TableLayout const layout({.size = size, .players = players, .cards = 8});
    CardPainter const cards(art, theme, 1);
    for (qreal const height : {layout.fanHeight(), layout.tricksHeight()})
      QTRY_VERIFY(!art.card(noCard, seventyEightCards, CardPainter::size(height), 1).isNull());
    for (int i = 0; i < players; ++i)
      for (int const count : {1, 8, 24}) {
        HeldCards const held{static_cast<Seat>(i), count, count};
        QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        held.paint(painter, cards, layout, seventyEightCards);
        painter.end();
        QRect const touched = HeldCards::bounds(held.seat, layout).toAlignedRect();
        bool anything = false;
        for (int y = 0; y < image.height(); ++y)
          for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 0) continue;
            anything = true;
            QVERIFY2(touched.contains(x, y),
                     qPrintable(QStringLiteral("seat %1: %2, %3").arg(i).arg(x).arg(y)));
          }
        QVERIFY(anything);
      }
  }

  // Tricks are put onto the cloth, not onto the rail round it.
  void pilesLieOnTheCloth() {
    struct Table {
      QSizeF size;
      qreal scale;
    };
    for (Table const& table :
         {Table{{840, 500}, 1}, {{920, 698}, 1}, {{1500, 978}, 1.2}, {{2830, 1911}, 2.4}})
      for (int const players : {3, 4, 5, 6}) {
        TableLayout const layout(
            {.size = table.size, .players = players, .cards = 8, .windowScale = table.scale});
        QSizeF const half = QSizeF(layout.tricksHeight(), layout.tricksHeight() * 2 / 3) / 2;
        for (int i = 0; i < players; ++i) {
          QPointF const pile = layout.tricksPile(static_cast<Seat>(i)) - layout.clothCentre();
          double const across = (std::abs(pile.x()) + half.width()) / layout.clothAxes().width();
          double const down = (std::abs(pile.y()) + half.height()) / layout.clothAxes().height();
          QVERIFY2(across * across + down * down < 1, qPrintable(QString("%1 wide, %2 players, seat %3: %4")
                                                                     .arg(table.size.width())
                                                                     .arg(players)
                                                                     .arg(i)
                                                                     .arg(across * across + down * down)));
        }
      }
  }

  // Where the plate stands at the window's edge the fan hangs from it, in full.
  void everyFanShows() {
    for (auto const& [size, players] : {std::pair(QSizeF(840, 500), 3),
                                        {QSizeF(840, 500), 4},
                                        {QSizeF(840, 500), 5},
                                        {QSizeF(840, 500), 6},
                                        {QSizeF(600, 498), 5}}) {
      TableLayout const layout({.size = size, .players = players, .cards = 8});
      for (int i = 1; i < players; ++i) {
        auto const seat = static_cast<Seat>(i);
        QPointF const fan = layout.fan(seat);
        QRectF const plate = layout.plate(seat);
        qreal const half = layout.fanHeight() / 2;
        QVERIFY(fan.y() - half >= 0 || layout.fanHangs(seat));
        qreal const outside =
            layout.fanHangs(seat) ? fan.y() + half - plate.bottom() : plate.top() - (fan.y() - half);
        QRectF const seen(fan.x() - half, layout.fanHangs(seat) ? plate.bottom() : plate.top() - half,
                          2 * half, half);
        for (QRectF const& atEdge : {layout.contractPlate(), layout.scorePlate()})
          QVERIFY(!atEdge.intersects(seen));
        QVERIFY2(outside >= half, qPrintable(QStringLiteral("%1 players, seat %2").arg(players).arg(i)));
      }
    }
  }
};

}  // namespace testHeldCards

QTEST_MAIN(testHeldCards::TestHeldCards)
#include "test_held_cards.moc"
