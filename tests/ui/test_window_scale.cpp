// In a large window everything is larger together, and comes out as if it had always been so large; in a usual one nothing
// is otherwise than it was drawn.
#include <QLabel>
#include <QMenuBar>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

#include "tests/joined.h"
#include "tests/ui/dock_scenes.h"
#include "tests/ui/scenes.h"
#include "ui/dock/dock.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/panel_tab.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/status_line.h"
#include "ui/window/main_window.h"
#include "ui/window/tool_strip.h"

namespace testWindowScale {

using namespace giaguaro;

namespace {

constexpr QSize usual(1280, 800);
constexpr QSize large(3840, 2160);
constexpr double scaleOfLarge = 2.4;

void turn() {
  for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
}

void show(MainWindow& window, QSize const& size) {
  window.resize(size);
  window.show();
  turn();
}

// And let all in it follow.
bool resize(MainWindow& window, QSize const& size) {
  window.resize(size);
  bool const follows = QTest::qWaitFor([&] { return windowScale() == scaleFor(window.size()); });
  turn();
  return follows;
}

void trigger(MainWindow& window, QString const& action) {
  window.findChild<QAction*>(action)->trigger();
  turn();
}

void openPreferences(MainWindow& window) { trigger(window, QStringLiteral("actionPreferences")); }

// Everything that can be seen, and where it stands in its parent. What is above what may change, and with it its number.
QStringList places(MainWindow const& window) {
  QStringList found;
  for (QWidget const* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible()) continue;
    QRect const at = widget->geometry();
    found << QStringLiteral("%1 %2 (%3, %4, %5 x %6)")
                 .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                 .arg(at.x())
                 .arg(at.y())
                 .arg(at.width())
                 .arg(at.height());
  }
  found.sort();
  return found;
}

QString difference(QStringList const& one, QStringList const& other) {
  QStringList all;
  std::ranges::set_difference(one, other, std::back_inserter(all));
  all << QStringLiteral("/");
  std::ranges::set_difference(other, one, std::back_inserter(all));
  return all.join(u'\n');
}

// Heights of what a window is made of.
QMap<QString, double> heights(MainWindow& window) {
  QMap<QString, double> found;
  TableLayout const& layout = window.table()->tableLayout();
  found[QStringLiteral("plate")] = layout.plate(1).height();
  found[QStringLiteral("own plate")] = layout.plate(0).height();
  found[QStringLiteral("edge plate")] = layout.scorePlate().height();
  found[QStringLiteral("card")] = layout.unit();
  found[QStringLiteral("dock")] = window.findChild<Dock*>()->paper().height();
  found[QStringLiteral("menus")] = window.menuBar()->height();
  found[QStringLiteral("menus' words")] = window.menuBar()->fontMetrics().height();
  found[QStringLiteral("tools")] = window.findChild<ToolStrip*>()->height();
  found[QStringLiteral("status line")] = window.findChild<StatusLine*>()->height();
  found[QStringLiteral("panel's width")] = window.host().panel()->width();
  int number = 0;
  for (PanelTab const* tab : window.findChildren<PanelTab*>())
    if (tab->isVisible()) found[QStringLiteral("tab %1").arg(++number)] = tab->height();
  for (RichText const* text : window.findChildren<RichText*>())
    if (text->isVisible()) found[QStringLiteral("text %1").arg(++number)] = text->fontMetrics().height();
  for (QLabel const* label : window.findChildren<QLabel*>())
    if (label->isVisible() && !label->text().isEmpty())
      found[QStringLiteral("label %1: %2").arg(++number).arg(label->text())] = label->fontMetrics().height();
  return found;
}

}  // namespace

class TestWindowScale : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() {
    dockItalian = false;
    noteCutTexts(nullptr);
    QCOMPARE(windowScale(), 1.0);  // it goes with its window
  }

  void followsTheSmallerSide_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<double>("scale");
    QTest::newRow("900x600") << QSize(900, 600) << 1.0;
    QTest::newRow("1280x800") << usual << 1.0;
    QTest::newRow("1600x900") << QSize(1600, 900) << 1.0;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.2;
    QTest::newRow("2560x1440") << QSize(2560, 1440) << 1.6;
    QTest::newRow("3840x2160") << large << scaleOfLarge;
    QTest::newRow("wide and low") << QSize(3840, 900) << 1.0;
    QTest::newRow("narrow and high") << QSize(1600, 2160) << 1.0;
    QTest::newRow("larger than that") << QSize(7680, 4320) << 2.6;
  }
  void followsTheSmallerSide() {
    QFETCH(QSize, window);
    QTEST(scaleFor(window), "scale");
  }

  // Back at scale 1 a length is again what it was, whatever scales lay between.
  void lengthsComeBack() {
    for (int length = 0; length < 400; ++length) {
      QWidget all;
      auto* part = new QWidget(&all);
      auto* column = new QVBoxLayout(part);
      column->setContentsMargins(length, 0, length, 0);
      column->setSpacing(length);
      column->addSpacing(length);
      for (double const scale : {1.05, 1.5, 2.6, 1.15, 2.4, 1.0}) {
        double const before = windowScale();
        setWindowScale(scale);
        rescaleFrom(before, &all);
        QCOMPARE(column->spacing(), scaled(length));
        QCOMPARE(column->contentsMargins().left(), scaled(length));
        QCOMPARE(column->itemAt(0)->sizeHint().height(), scaled(length));
      }
    }
  }

  void everythingGrows_data() {
    QTest::addColumn<bool>("italian");
    QTest::newRow("English") << false;
    QTest::newRow("Italian") << true;
  }
  void everythingGrows() {
    QFETCH(bool, italian);
    dockItalian = italian;
    MainWindow window;
    TableScene scene = pointsScene(3);
    scene.seen.guide.where = {dockText("The auction.", "L'asta.")};
    window.setScene(scene);
    show(window, usual);
    QVERIFY(window.findChild<Dock*>()->isOpen());
    QMap<QString, double> const before = heights(window);
    QStringList cut;
    noteCutTexts(&cut);
    QVERIFY(resize(window, large));
    (void)window.grab();
    noteCutTexts(nullptr);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QMap<QString, double> const after = heights(window);
    QVERIFY(before.size() > 12);
    for (auto each = before.begin(); each != before.end(); ++each)
      QVERIFY2(
          after[each.key()] >= 2 * each.value(),
          qPrintable(
              QStringLiteral("%1: %2, then %3").arg(each.key()).arg(each.value()).arg(after[each.key()])));
  }

  // Tips are the program's: the next window, which may be small, has them as they were.
  void tipsAreAsBefore() {
    {
      MainWindow window;
      show(window, large);
      QVERIFY(QFontMetrics(QToolTip::font()).height() > 1.5 * QFontMetrics(QFont()).height());
    }
    QCOMPARE(QFontMetrics(QToolTip::font()).height(), QFontMetrics(plainFont()).height());
  }

  // Also what was made in another size: the sheet here before the window has grown, there after it.
  void itIsAsIfItHadBegunSo_data() {
    QTest::addColumn<QString>("action");
    QTest::newRow("preferences") << "actionPreferences";
    QTest::newRow("all tricks") << "actionAllTricks";
    QTest::newRow("score sheet") << "actionScoreSheet";
    QTest::newRow("a hand's end") << "";
  }
  void itIsAsIfItHadBegunSo() {
    QFETCH(QString, action);
    auto const open = [&action](MainWindow& window) {
      window.setScene(playScene());
      if (action.isEmpty()) window.setScene(endScene());
      turn();
      if (!action.isEmpty()) trigger(window, action);
    };
    QStringList grown, begun, before, back;
    {
      MainWindow window;
      show(window, usual);
      open(window);
      before = places(window);
      QVERIFY(resize(window, {2560, 1440}));
      QVERIFY(resize(window, large));
      grown = places(window);
      QVERIFY(resize(window, usual));
      back = places(window);
    }
    {
      MainWindow window;
      show(window, large);
      open(window);
      begun = places(window);
    }
    QVERIFY2(before.size() > 30, qPrintable(QString::number(before.size())));
    QVERIFY2(back == before, qPrintable(difference(before, back)));
    QVERIFY2(grown == begun, qPrintable(difference(begun, grown)));
  }

  // While it is dragged the window keeps its scale, and follows once it rests; what was told stays told.
  void itFollowsOnceItRests() {
    MainWindow window;
    window.setScene(playScene());
    show(window, usual);
    window.host().notice(QStringLiteral("You hold a cup."));
    auto const* status = window.findChild<StatusLine*>();
    QCOMPARE(status->text(), QStringLiteral("You hold a cup."));
    int scales = 0;
    for (int width = 1640; width <= 2560; width += 20) {
      double const before = windowScale();
      window.resize(width, width * 9 / 16);
      QCoreApplication::sendPostedEvents();
      if (windowScale() != before) ++scales;
    }
    QVERIFY2(scales <= 3, qPrintable(QString::number(scales)));
    QTRY_COMPARE(windowScale(), 1.6);
    QCOMPARE(status->text(), QStringLiteral("You hold a cup."));
  }

  // What lies on the table, on a sheet and in the panel has its words whole.
  void noButtonIsCut() {
    MainWindow window;
    window.setScene(playScene());
    show(window, usual);
    openPreferences(window);
    QVERIFY(resize(window, large));
    for (PaperButton const* button : window.findChildren<PaperButton*>()) {
      if (!button->isVisible()) continue;
      QVERIFY2(
          button->width() >= button->sizeHint().width() && button->height() >= button->sizeHint().height(),
          qPrintable(button->text()));
    }
    auto const* sheet = window.findChild<PreferencesSheet*>();
    QVERIFY(sheet->paperWidth() > 2 * 900 * 0.9);
  }
};

}  // namespace testWindowScale

QTEST_MAIN(testWindowScale::TestWindowScale)
#include "test_window_scale.moc"
