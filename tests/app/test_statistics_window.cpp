// The page of statistics in the program's own window: reached from past matches, by keys alone, and read.
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "tests/app/history_tools.h"
#include "tests/app/painted_texts.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "tests/ui/pseudo.h"
#include "ui/history/history_bar.h"
#include "ui/history/history_page.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/statistics/plot_card.h"
#include "ui/statistics/statistics_page.h"

namespace testStatisticsWindow {

using namespace giaguaro;
using namespace giaguaro::test;

// Which of the program's own modules are in its memory.
bool isLoaded(QByteArray const& name) {
  QFile maps("/proc/self/maps");
  return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(name);
}

class TestStatisticsWindow : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  static CommandLine line() {
    CommandLine line;
    line.language = "en";
    line.size = {1280, 800};
    return line;
  }
  static Record matchOf(std::int16_t hands, std::uint64_t seed, GameInfo const& game = *allGames().front()) {
    MatchPlan plan = planWithViewer(hands, seed, game);
    plan.setup.names[0] = "Volpe";
    return recordOf(plan, 1'000'000, "2026-11-" + std::to_string(10 + seed) + "T10:00:00Z");
  }
  static void keep(Program& program, Record const& record) {
    program.desktop().history().keep(record, {faceHere, 2, 3, 4, 5, 6});
  }
  // Goes there by keys, and waits until everything is counted.
  static StatisticsPage* openPage(Program& program, int matches) {
    program.window().findChild<QAction*>("actionHistory")->trigger();
    program.press(Qt::Key_Tab, Qt::ControlModifier);
    auto* page = program.window().findChild<StatisticsPage*>();
    bool const there = comes([&] {
      return page != nullptr && page->isVisible() && page->isCounted() &&
             page->statistics().matches == matches;
    });
    return there ? page : nullptr;
  }
  static PlotCard* cardCalled(StatisticsPage const& page, QString const& title) {
    for (PlotCard* card : page.findChildren<PlotCard*>())
      if (card->accessibleName() == title && card->isVisibleTo(&page)) return card;
    return nullptr;
  }
  static QString told(StatisticsPage const& page) { return page.findChild<HistoryKeys*>()->told(); }

  // What is painted in more room than it has, or shortened.
  static QStringList cutOff(StatisticsPage& page) {
    QStringList cut;
    for (PaintedText const& text : paintedTexts(page, *page.window())) {
      if (text.window.isEmpty()) continue;  // scrolled out of sight
      bool const fits =
          text.place.left() >= text.window.left() - 1 && text.place.right() <= text.window.right() + 1;
      if (!fits || text.text.contains(QChar(0x2026))) cut += text.text;
    }
    return cut;
  }

 private slots:
  void initTestCase() { QVERIFY(addPseudoLanguage()); }
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    Preferences preferences(home_->path() + "/preferences.ini");
    preferences.setPlayer("Volpe", faceHere);
    preferences.setLanguage("en");
  }

  // Neither the start nor the page of matches loads what draws plots.
  void chartsComeWhenTheyAreShown() {
    QVERIFY(!isLoaded("libQt6Charts"));  // so it is the first of this file
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    keep(program, matchOf(40, 3));
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto const* const matches = program.window().findChild<HistoryPage*>();
    QVERIFY(comes([&] { return matches->isListed(); }));
    QVERIFY(!isLoaded("libQt6Charts"));
    program.press(Qt::Key_2, Qt::ControlModifier);
    auto const* const page = program.window().findChild<StatisticsPage*>();
    QVERIFY(page != nullptr && comes([&] { return page->isCounted() && page->statistics().hands >= 40; }));
    QVERIFY(isLoaded("libQt6Charts"));
    QVERIFY(page->findChild<PlotCard*>()->findChild<QAbstractScrollArea*>()->isVisible());
  }

  // From one page to the other and back to the table, which is as it was.
  void pagesByKeys() {
    Program program(home_->path(), lineWithMatch("en", 3));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    StatisticsPage* const page = openPage(program, 0);
    QVERIFY(page != nullptr);
    auto const* const matches = program.window().findChild<HistoryPage*>();
    QVERIFY(!matches->isVisible());
    QVERIFY(page->findChild<QLabel*>("statisticsEmpty")->isVisible());
    program.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(matches->isVisible() && !page->isVisible());
    program.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(!matches->isVisible() && page->isVisible());
    program.press(Qt::Key_Tab, Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier));
    QVERIFY(matches->isVisible() && !page->isVisible());
    program.press(Qt::Key_2, Qt::ControlModifier);
    program.press(Qt::Key_Escape);
    QVERIFY(!program.window().sheets().isCovered());
    QCOMPARE(program.session().phase(), Session::Phase::choosing);
  }

  // Under 20 hands nothing is said, and under 10 points nothing is drawn.
  void tooFewIsSaid() {
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    keep(program, matchOf(12, 3));
    StatisticsPage const* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    int const hands = page->statistics().hands;
    QVERIFY(hands >= 12 && hands < leastCount);
    PlotCard const* const scores = cardCalled(*page, "Score per hand, over time");
    QVERIFY(scores != nullptr);
    QVERIFY(scores->accessibleDescription().contains("29 hands in all"));
    PlotCard const* const roles = cardCalled(*page, "Score per hand, by role");
    QVERIFY(roles != nullptr);
    QCOMPARE(roles->accessibleDescription(), QString("too few to say: %1 of 20").arg(hands));
    QVERIFY(page->findChild<PlotCard*>()->findChildren<QAbstractScrollArea*>().empty());
  }

  // The arrows read points, T shows the table, Ctrl+C copies it: what is read is what stands in the table.
  void aPlotIsRead() {
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    keep(program, matchOf(60, 3));
    StatisticsPage const* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    PlotCard* const scores = cardCalled(*page, "Score per hand, over time");
    QVERIFY(scores != nullptr);
    QCOMPARE(program.window().focusWidget(), scores);
    Statistics const& counted = page->statistics();
    QCOMPARE(static_cast<int>(counted.scores.size()), counted.hands - leastCount + 1);
    program.press(Qt::Key_Home);
    QVERIFY2(told(*page).startsWith("Up to hand 20: "), qPrintable(told(*page)));
    program.press(Qt::Key_Right);
    QVERIFY2(told(*page).startsWith("Up to hand 21: "), qPrintable(told(*page)));
    program.press(Qt::Key_End);
    QVERIFY2(told(*page).startsWith(QString("Up to hand %1: ").arg(counted.hands)), qPrintable(told(*page)));
    QAccessibleInterface* const spoken =
        QAccessible::queryAccessibleInterface(page->findChild<HistoryKeys*>());
    QCOMPARE(spoken->text(QAccessible::Name), told(*page));
    QVERIFY(!scores->isTable());
    // What the band is is told of what is drawn alone; what is longer than the card scrolls.
    auto const note = [scores] { return scores->findChildren<QLabel*>().back()->text(); };
    auto const* const bar = scores->findChild<QScrollBar*>();
    QVERIFY2(note().contains("shade") && !bar->isVisible(), qPrintable(note()));
    program.press(Qt::Key_T);
    QVERIFY(scores->isTable());
    QVERIFY2(!note().contains("shade"), qPrintable(note()));
    // Once it is laid out, which comes with a later event.
    QTRY_VERIFY(bar->isVisible() && bar->value() == bar->maximum() && bar->maximum() > 0);
    program.press(Qt::Key_C, Qt::ControlModifier);
    QStringList const lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(counted.scores.size()) + 1);
    QCOMPARE(lines.front(), QString("Up to hand\tAverage\tAt least\tAt most\tHands"));
    double const mean = counted.scores.back().mean.value;
    QString const last = lines.back().section('\t', 1, 1);
    QCOMPARE(QString(last).replace(QChar(0x2212), '-').toDouble(), std::round(mean * 100) / 100);
    program.press(Qt::Key_T);
    QVERIFY(!scores->isTable());
    // Nor has the mouse to do without the table.
    auto* const turn = scores->findChild<QAbstractButton*>("plotTurn");
    QVERIFY(turn != nullptr && turn->isVisible());
    QString const toTable = turn->text();
    QTest::mouseClick(turn, Qt::LeftButton);
    QVERIFY(scores->isTable() && turn->text() != toTable);
    QTest::mouseClick(turn, Qt::LeftButton);
    QVERIFY(!scores->isTable() && turn->text() == toTable);
    // The mouse means a point, too: the first and the last of those that are drawn.
    QTest::mouseClick(scores, Qt::LeftButton, {}, QPoint(scores->width() - 120, scores->height() / 2));
    QString const late = told(*page);
    QTest::mouseClick(scores, Qt::LeftButton, {}, QPoint(90, scores->height() / 2));
    QVERIFY(late.startsWith("Up to hand ") && told(*page).startsWith("Up to hand "));
    QVERIFY(late.section(' ', 3, 3).remove(':').toInt() >
            told(*page).section(' ', 3, 3).remove(':').toInt() + 20);
    // Tab goes on to the next plot.
    program.press(Qt::Key_Tab);
    QVERIFY(program.window().focusWidget() != scores);
    QVERIFY(qobject_cast<PlotCard*>(program.window().focusWidget()) != nullptr);
    QCOMPARE(told(*page), QString());
  }

  // Another game is counted when it is chosen; one without roles and contracts has no plots of them.
  // A line of the grid at every figure that is written at it, and at no other place.
  void theGridLiesAtItsFigures() {
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    keep(program, matchOf(60, 3));
    StatisticsPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    PlotCard* const card = cardCalled(*page, "Score per hand, by role");
    QVERIFY(card != nullptr);
    QRect const place(card->mapTo(page->window(), QPoint()), card->size());
    // Nought and what is above it: a minus is painted by itself.
    static QRegularExpression const figure("^(0|\\+\\d+\\.\\d)$");
    constexpr int lowest = 40;  // of the card, where they stand
    std::vector<QRectF> figures;
    for (PaintedText const& text : paintedTexts(*page, *page->window()))
      if (figure.match(text.text).hasMatch() && place.contains(text.place.center().toPoint()) &&
          text.place.top() > place.bottom() - lowest)
        figures.push_back(text.place);
    QVERIFY(figures.size() >= 3);
    std::ranges::sort(figures, {}, &QRectF::left);
    page->window()->setUpdatesEnabled(true);
    QImage const picture = page->window()->grab().toImage();
    int const y = static_cast<int>(figures.front().top()) - 12;  // under the last row
    QRgb const paper = picture.pixel(place.left() + 8, y);
    auto const isLine = [&](double x) {
      int const middle = static_cast<int>(std::lround(x));
      return std::ranges::any_of(std::array{middle - 1, middle, middle + 1},
                                 [&](int at) { return picture.pixel(at, y) != paper; });
    };
    for (std::size_t i = 0; i < figures.size(); ++i) {
      QVERIFY2(isLine(figures[i].center().x()), qPrintable(QString::number(i)));
      if (i > 0) QVERIFY(!isLine((figures[i - 1].center().x() + figures[i].center().x()) / 2));
    }
  }

  void anotherGame() {
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    QStringList without;
    for (GameInfo const* game : allGames()) {
      keep(program, matchOf(8, 3, *game));
      keep(program, matchOf(8, 4, *game));
    }
    StatisticsPage* const page = openPage(program, 2);
    QVERIFY(page != nullptr);
    auto* const games = page->findChild<QComboBox*>("statisticsGame");
    QCOMPARE(games->count(), static_cast<int>(allGames().size()));
    for (GameInfo const* game : allGames()) {
      games->setCurrentIndex(games->findData(idOf(*game)));
      QVERIFY(comes([&] { return page->statistics().filter.game == idOf(*game); }));
      int const shown = static_cast<int>(std::ranges::count_if(
          page->findChildren<PlotCard*>(), [&](PlotCard* card) { return card->isVisibleTo(page); }));
      int const expected =
          2 + (page->statistics().roles.empty() ? 0 : 1) + (page->statistics().contracts.empty() ? 0 : 1);
      QCOMPARE(shown, expected);
      if (expected == 2) without += idOf(*game);
    }
    QCOMPARE(without, QStringList{"jaago-chalis"});
  }

  // Of each game, in both languages and in one that is longer: all that is written has its room.
  void nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (QSize const size : {QSize(900, 600), QSize(1120, 700), QSize(1280, 800), QSize(3840, 2160)})
      for (char const* language : {"en", "it", pseudoLanguage}) {
        if (size.width() > 1280 && QLatin1String(language) != QLatin1String(pseudoLanguage)) continue;
        QTest::newRow(qPrintable(QString("%1 %2").arg(size.width()).arg(language)))
            << size << QString(language);
      }
  }
  void nothingIsCutOff() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    CommandLine with = line();
    with.language = language;
    with.size = size;
    Program program(home_->path(), with);
    QVERIFY(program.isActive());
    for (GameInfo const* game : allGames()) keep(program, reviewed(matchOf(40, 3, *game), 300));
    StatisticsPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    auto* const games = page->findChild<QComboBox*>("statisticsGame");
    for (GameInfo const* game : allGames()) {
      games->setCurrentIndex(games->findData(idOf(*game)));
      QVERIFY(comes([&] { return page->statistics().filter.game == idOf(*game); }));
      haveTurnsUnpainted(program.window(), 4);
      QStringList const cut = cutOff(*page);
      QVERIFY2(cut.isEmpty(), qPrintable(idOf(*game) + ": " + cut.join(" | ")));
    }
  }

  // Whatever one comes to has a name, and the plots are charts whose points can be heard.
  void whatAReaderHears() {
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    keep(program, matchOf(60, 3));
    StatisticsPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    int charts = 0;
    for (QWidget* widget : page->findChildren<QWidget*>()) {
      QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(widget);
      if (!widget->isVisible() || spoken == nullptr) continue;
      if (spoken->state().focusable)
        QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
      if (spoken->role() != QAccessible::Chart) continue;
      ++charts;
      QVERIFY(!spoken->text(QAccessible::Description).isEmpty());
    }
    QCOMPARE(charts, 4);
    PlotCard const* const roles = cardCalled(*page, "Score per hand, by role");
    for (NamedFigures const& role : page->statistics().roles)
      QVERIFY(roles->accessibleDescription().contains(QString("over %1 hand").arg(role.score.count)) ||
              roles->accessibleDescription().contains(QString("%1 of 20").arg(role.score.count)));
    auto* const tab = page->findChild<QAbstractButton*>("tab_statistics");
    QCOMPARE(QAccessible::queryAccessibleInterface(tab)->role(), QAccessible::PageTab);
  }

  // A level that is not compared is not in the table.
  void levelsAreCompared() {
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    keep(program, matchOf(60, 3));
    StatisticsPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    auto* const toggle = page->findChild<QAbstractButton*>("compare_greedy");
    QVERIFY(toggle != nullptr && toggle->isChecked());
    PlotCard const* const roles = cardCalled(*page, "Score per hand, by role");
    QVERIFY(roles->table().section('\n', 0, 0).endsWith("\tRules of thumb"));
    toggle->click();
    QVERIFY(roles->table().section('\n', 0, 0).endsWith("\tHands"));
  }
};

}  // namespace testStatisticsWindow

QTEST_MAIN(testStatisticsWindow::TestStatisticsWindow)
#include "test_statistics_window.moc"
