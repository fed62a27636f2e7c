// What the lamp does: the table's light has no bands, shadows fall one way, and what lies in the shade keeps its colours.
#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/joined.h"
#include "tests/ui/colour_vision.h"
#include "ui/cards/card_painter.h"
#include "ui/cloth/lit_table.h"
#include "ui/light/shadow.h"

namespace testLight {

using namespace giaguaro;

namespace {

TableLayout layoutOf(QSizeF size) { return TableLayout({.size = size, .players = 5, .cards = 8}); }

// Of the pixels round a place of the cloth: its light, without the grain.
double lightAt(QImage const& table, TableLayout const& layout, qreal across, qreal down) {
  QPointF const at =
      layout.clothCentre() + QPointF(layout.clothAxes().width() * across, layout.clothAxes().height() * down);
  constexpr int reach = 6;
  double sum = 0;
  for (int y = -reach; y <= reach; ++y)
    for (int x = -reach; x <= reach; ++x)
      sum += qGray(table.pixel(static_cast<int>(at.x()) + x, static_cast<int>(at.y()) + y));
  return sum / ((2 * reach + 1) * (2 * reach + 1));
}

int longestRun(QImage const& table, int y, int from, int to) {
  int longest = 1, run = 1;
  for (int x = from + 1; x < to; ++x) {
    run = table.pixel(x, y) == table.pixel(x - 1, y) ? run + 1 : 1;
    longest = std::max(longest, run);
  }
  return longest;
}

}  // namespace

class TestLight : public QObject {
  Q_OBJECT

 private slots:
  void theClothHasNoBands() {
    TableLayout const layout = layoutOf({1280, 800});
    for (char const* id : {"green", "wine", "night", "linen"}) {
      QImage const table = paintLitTable(layout, Theme::named(QLatin1String(id)), 1);
      int const from = static_cast<int>(layout.clothCentre().x() - layout.clothAxes().width() * 0.8);
      int const to = static_cast<int>(layout.clothCentre().x() + layout.clothAxes().width() * 0.8);
      for (qreal const down : {-0.4, 0.0, 0.5}) {
        int const y = static_cast<int>(layout.clothCentre().y() + layout.clothAxes().height() * down);
        int const run = longestRun(table, y, from, to);
        QVERIFY2(
            run <= 12,
            qPrintable(QStringLiteral("%1: %2 pixels alike at %3").arg(QLatin1String(id)).arg(run).arg(y)));
      }
    }
  }

  void theLampStandsAtTheUpperLeft() {
    TableLayout const layout = layoutOf({1280, 800});
    for (char const* id : {"green", "wine", "night", "linen"}) {
      QImage const table = paintLitTable(layout, Theme::named(QLatin1String(id)), 1);
      double const near = lightAt(table, layout, -0.3, -0.35);
      double const far = lightAt(table, layout, 0.5, 0.5);
      QVERIFY2(near > far + 8, id);
      QVERIFY2(lightAt(table, layout, -0.3, -0.35) > lightAt(table, layout, 0.3, -0.35), id);
    }
  }

  void highContrastIsFlat() {
    TableLayout const layout = layoutOf({1280, 800});
    Theme const theme = Theme::named(QStringLiteral("contrast"));
    QVERIFY(theme.plain);
    QImage const table = paintLitTable(layout, theme, 1);
    for (qreal const across : {-0.6, 0.0, 0.6})
      QCOMPARE(table.pixelColor(
                   (layout.clothCentre() + QPointF(layout.clothAxes().width() * across, 0)).toPoint()),
               theme.cloth);
    QCOMPARE(table.pixelColor(2, 2), theme.ground);
    QCOMPARE(table.pixelColor(1277, 797), theme.ground);
  }

  void ofAnySizeAndRatio_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("ratio");
    QTest::newRow("tiny") << QSizeF(60, 40) << 1.0;
    QTest::newRow("small, doubled") << QSizeF(500, 360) << 2.0;
    QTest::newRow("high") << QSizeF(500, 1400) << 1.0;
  }
  void ofAnySizeAndRatio() {
    QFETCH(QSizeF, size);
    QFETCH(double, ratio);
    QImage const table = paintLitTable(layoutOf(size), Theme::named(QStringLiteral("green")), ratio);
    QCOMPARE(table.size(), (size * ratio).toSize());
    QCOMPARE(table.devicePixelRatio(), ratio);
  }

  // Darker, and no paler: every ink of a card that may not be chosen is as strong as in the light, and its index is to be
  // read.
  void whatLiesInTheShadeKeepsItsColours() {
    CardArt art;
    Theme const theme = Theme::named(QStringLiteral("green"));
    Card const card = *fortyCards.parse("KD");
    auto const painted = [&](bool shaded) {
      QImage image(100, 150, QImage::Format_RGB32);
      image.fill(theme.cloth);
      QPainter painter(&image);
      CardPainter(art, theme, 1)
          .card(painter, card, fortyCards, {50, 75}, 150, 0, {.shadow = false, .veiled = shaded});
      return image;
    };
    (void)painted(false);
    QVERIFY(QTest::qWaitFor([&art] { return art.idle(); }, 20000));
    QImage const light = painted(false);
    QImage const shade = painted(true);
    int strong = 0;
    for (int y = 8; y < 142; ++y)
      for (int x = 8; x < 92; ++x) {
        QColor const was = light.pixelColor(x, y);
        QColor const is = shade.pixelColor(x, y);
        QVERIFY(is.valueF() <= 0.92F * was.valueF() + 0.01F && is.valueF() >= 0.66F * was.valueF() - 0.01F);
        if (was.saturationF() < 0.5F || was.valueF() < 0.4F) continue;
        ++strong;
        QVERIFY(is.saturationF() > 0.9F * was.saturationF());
      }
    QVERIFY(strong > 500);
    // The lamp leaves it from head to foot.
    QVERIFY(shade.pixelColor(9, 138).valueF() < 0.8F * shade.pixelColor(91, 12).valueF());
    // On paper without ink, where the index stands and at the foot.
    for (QPoint const& at : {QPoint(91, 12), QPoint(9, 138)}) {
      QColor const paper = shade.pixelColor(at);
      for (QColor const& ink : {Theme::ink(), Theme::red()}) {
        auto const dimmed = [&paper](int part, int whole) { return part * whole / 255; };
        QColor const seen(dimmed(ink.red(), paper.red()), dimmed(ink.green(), paper.green()),
                          dimmed(ink.blue(), paper.blue()));
        QVERIFY2(test::contrast(seen, paper) >= 3, qPrintable(paper.name()));
      }
    }
  }

  // Its middle lies to the lower right of what throws it, however that is turned or mirrored.
  void shadowsFallOneWay_data() {
    QTest::addColumn<double>("turn");
    QTest::addColumn<double>("scale");
    for (int const turn : {0, 37, 90, 180, 265}) {
      QTest::addRow("turned by %d", turn) << double(turn) << 1.0;
      QTest::addRow("turned by %d, half as large", turn) << double(turn) << 0.5;
    }
  }
  void shadowsFallOneWay() {
    QFETCH(double, turn);
    QFETCH(double, scale);
    QPixmapCache::clear();
    QImage image(240, 240, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(120, 120);
    painter.rotate(turn);
    painter.scale(scale, scale);
    paintShadow(painter, QRectF(-30, -45, 60, 90), 4, {{8, 14}, 4, 0.5});
    painter.end();
    double weight = 0, x = 0, y = 0;
    for (int row = 0; row < image.height(); ++row)
      for (int column = 0; column < image.width(); ++column) {
        double const alpha = qAlpha(image.pixel(column, row));
        weight += alpha;
        x += alpha * (column + 0.5);
        y += alpha * (row + 0.5);
      }
    QVERIFY(weight > 0);
    QVERIFY2(std::abs(x / weight - 120 - 8 * scale) < 1, qPrintable(QString::number(x / weight)));
    QVERIFY2(std::abs(y / weight - 120 - 14 * scale) < 1, qPrintable(QString::number(y / weight)));
  }
};

}  // namespace testLight

QTEST_MAIN(testLight::TestLight)
#include "test_light.moc"
