// The guide, the score and the sheet at the end of a hand, each fed with scenes made by hand.
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "scenes.h"
#include "ui/cards/card_art.h"
#include "ui/panels/end_sheet.h"
#include "ui/panels/glyphs.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/payment_row.h"
#include "ui/panels/score_line.h"
#include "ui/panels/score_panel.h"
#include "ui/panels/sheet_line.h"
#include "ui/panels/typeface.h"

using namespace giaguaro;

namespace {

Wording wordingOf(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  return {names, scene.viewer, DeckWords::italian, &fortyCards};
}

GuideSection* section(GuidePanel& panel, char const* name) {
  return panel.findChild<GuideSection*>(QString::fromLatin1(name));
}

}  // namespace

class TestPanels : public QObject {
  Q_OBJECT

 private slots:
  void splitsFiguresFromTheirWords_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("figure");
    QTest::newRow("points") << "Anna: 34 points"
                            << "Anna"
                            << "34 points";
    QTest::newRow("score") << "Value: +72"
                           << "Value"
                           << "+72";
    QTest::newRow("minus") << "Anna: \u22121"
                           << "Anna"
                           << "\u22121";
    QTest::newRow("half") << "Excuse: \u00BD"
                          << "Excuse"
                          << "\u00BD";
    QTest::newRow("no figure") << "Trump: cups"
                               << "Trump: cups"
                               << "";
    QTest::newRow("sign alone") << "Anna: +"
                                << "Anna: +"
                                << "";
    QTest::newRow("nothing") << "Anna: "
                             << "Anna: "
                             << "";
    QTest::newRow("no colon") << "Contract made"
                              << "Contract made"
                              << "";
    QTest::newRow("sentence") << "Trick 3: 12 is what was needed, by far"
                              << "Trick 3: 12 is what was needed, by far"
                              << "";
  }
  void splitsFiguresFromTheirWords() {
    QFETCH(QString, sentence);
    QFETCH(QString, label);
    QFETCH(QString, figure);
    auto const parts = labelAndFigure(sentence);
    QCOMPARE(parts.first, label);
    QCOMPARE(parts.second, figure);
  }

  void guideAnswersItsQuestions() {
    GuidePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene const scene = playScene();
    panel.setScene(scene, wordingOf(scene));
    QCOMPARE(section(panel, "guideWhere")->body(), QStringLiteral("The first trick."));
    QCOMPARE(section(panel, "guideMay")->body(), QStringLiteral("Play a cup."));
    QCOMPARE(section(panel, "guideMay")->chips(), QStringList(QStringLiteral("card:2H")));
    QCOMPARE(section(panel, "guideMeans")->body(), QStringLiteral("Nothing is on the table."));
    QCOMPARE(section(panel, "guideNeeds")->body(), QStringLiteral("Sixty more."));
    QVERIFY(section(panel, "guideWhyNot")->isHidden());
  }

  void guideTellsWhyNot() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene const scene = playScene();
    panel.setScene(scene, wordingOf(scene));
    panel.lookAt(scene.seen.offers[0].action);
    QVERIFY(!section(panel, "guideWhyNot")->isHidden());
    QCOMPARE(section(panel, "guideWhyNot")->heading(), QStringLiteral("Why not the ace of coins?"));
    QCOMPARE(section(panel, "guideWhyNot")->body(), QStringLiteral("You hold a cup."));
    panel.lookAway();
    QVERIFY(section(panel, "guideWhyNot")->isHidden());
    // What was tried stays after the pointer has gone, until the next position.
    panel.refuse(scene.seen.offers[0].action);
    panel.lookAway();
    QVERIFY(!section(panel, "guideWhyNot")->isHidden());
    panel.setScene(endScene(), wordingOf(scene));
    QVERIFY(section(panel, "guideWhyNot")->isHidden());
  }

  void guideTellsWhatItWouldMean() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene const scene = playScene();
    panel.setScene(scene, wordingOf(scene));
    panel.lookAt(scene.seen.offers[1].action);
    QCOMPARE(section(panel, "guideMeans")->body(), QStringLiteral("Play the two. It does not win."));
    panel.lookAway();
    QCOMPARE(section(panel, "guideMeans")->body(), QStringLiteral("Nothing is on the table."));
  }

  void scoreStartsWithTheSeatAtTheBottom() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene scene = playScene();
    scene.bottom = 2;
    panel.setScene(scene, wordingOf(scene));
    auto const* first = panel.findChild<ScoreLine*>(QStringLiteral("scoreLine1"));
    QCOMPARE(first->cells().figures, QStringList({QStringLiteral("+1"), QStringLiteral("\u22121"),
                                                  QStringLiteral("+2"), QStringLiteral("\u22122")}));
    QCOMPARE(first->cells().strong, std::vector<int>{3});
    QCOMPARE(first->accessibleName(),
             QStringLiteral("Hand 1: the six, Ugo, Ivo: +1, Ada: \u22121, Zoe: +2, Ugo: \u22122"));
    // Fewer hands after an undo: the line goes.
    scene.rows.pop_back();
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(panel.findChild<ScoreLine*>(QStringLiteral("scoreLine2"))->isHidden());
  }

  void endSheetGoesOn_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("space") << static_cast<int>(Qt::Key_Space);
    QTest::newRow("return") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("enter") << static_cast<int>(Qt::Key_Enter);
  }
  void endSheetGoesOn() {
    QFETCH(int, key);
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.setKeyGuard(0);
    sheet.resize(920, 700);
    sheet.setTheme(Theme::named({}));
    TableScene scene = endScene();
    sheet.setScene(scene, wordingOf(scene));
    sheet.show();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    sheet.focusButton();
    auto* next = sheet.findChild<QPushButton*>(QStringLiteral("nextHand"));
    QVERIFY(next->hasFocus());
    QSignalSpy wanted(&sheet, &EndSheet::nextHand);
    QTest::keyClick(next, static_cast<Qt::Key>(key));
    QCOMPARE(wanted.count(), 1);

    scene.matchOver = true;
    scene.settlement = scene.totals;
    sheet.setScene(scene, wordingOf(scene));
    sheet.focusButton();
    auto* again = sheet.findChild<QPushButton*>(QStringLiteral("newMatch"));
    QVERIFY(again->hasFocus());
    QVERIFY(next->isHidden());
    QSignalSpy newMatch(&sheet, &EndSheet::newMatch);
    QTest::keyClick(again, static_cast<Qt::Key>(key));
    QCOMPARE(newMatch.count(), 1);
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("matchWinner"))->text(),
             QStringLiteral("You win the match with +1."));
  }

  // What was pressed to skip the last trick must not skip the sheet as well, nor begin another match.
  void endSheetTakesNoKeyAtOnce() {
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(920, 700);
    TableScene scene = endScene();
    QSignalSpy onward(&sheet, &EndSheet::nextHand);
    QSignalSpy newMatch(&sheet, &EndSheet::newMatch);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    constexpr int never = 1'000'000;
    for (bool const over : {false, true}) {
      scene.matchOver = over;
      sheet.setScene(scene, wordingOf(scene));
      sheet.show();
      auto* button =
          sheet.findChild<QPushButton*>(over ? QStringLiteral("newMatch") : QStringLiteral("nextHand"));
      QSignalSpy const& done = over ? newMatch : onward;
      sheet.setKeyGuard(never);
      for (auto const key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) QTest::keyClick(button, key);
      sheet.goOn();
      QCOMPARE(done.count(), 0);
      QTest::mouseClick(button, Qt::LeftButton);  // the mouse is not in doubt
      QCOMPARE(done.count(), 1);
      sheet.setKeyGuard(0);
      QTest::keyClick(button, Qt::Key_Space);
      sheet.goOn();
      QCOMPARE(done.count(), 3);
      sheet.hide();
    }
  }

  // A column that says what the totals say is no news.
  void settlementIsShownWhereItDiffers() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.settlement = scene.totals;
    auto const spoken = [&] {
      sheet.setScene(scene, wordingOf(scene));
      return sheet.findChildren<PaymentRow*>().front()->accessibleName();
    };
    QVERIFY2(!spoken().contains(QStringLiteral("settlement")), qPrintable(spoken()));
    scene.settlement = {4, 0, -4, 0};
    QVERIFY2(spoken().contains(QStringLiteral("settlement +4")), qPrintable(spoken()));
  }

  void settlementInThePanelToo() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.settlement = scene.totals;
    auto const shown = [&] {
      panel.setScene(scene, wordingOf(scene));
      auto const lines = panel.findChildren<ScoreLine*>();
      return std::ranges::count_if(lines, [](ScoreLine const* line) {
        return !line->isHidden() && line->accessibleName().startsWith(QStringLiteral("settlement"));
      });
    };
    QCOMPARE(shown(), 0);
    scene.settlement = {4, 0, -4, 0};
    QCOMPARE(shown(), 1);
  }

  void headingsOfColumnsAreApart() {
    for (QString const& word : {QStringLiteral("settlement"), QStringLiteral("conto finale")})
      QVERIFY(PaymentRow::columnRight(400, 0, 3) - PaymentRow::columnRight(400, 1, 3) >=
              textWidth(word, 12) + 8);
  }

  void severalMayShareTheWin() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.totals = {1, 1, -2, 0};
    sheet.setScene(scene, wordingOf(scene));
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("matchWinner"))->text(),
             QStringLiteral("Zoe and Ugo share the win with +1."));
  }

  void aVoidHandHasNoCount() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    Result nothing;
    nothing.isVoid = true;
    nothing.title = testMessage("Everybody has passed");
    scene.seen.result = nothing;
    sheet.setScene(scene, wordingOf(scene));
    for (SheetLine const* line : sheet.findChildren<SheetLine*>())
      QVERIFY(line->isHidden() || line->parentWidget()->isHidden());
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("endTitle"))->text(),
             QStringLiteral("Everybody has passed"));
  }

  void buttonsStayInSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(920, 698);
    QTest::newRow("narrow") << QSize(600, 498);
    QTest::newRow("folded") << QSize(856, 498);
    QTest::newRow("large") << QSize(1500, 978);
  }
  void buttonsStayInSight() {
    QFETCH(QSize, size);
    QWidget window;
    window.resize(size);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(size);
    sheet.setTheme(Theme::named({}));
    TableScene scene = endScene();
    sheet.setScene(scene, wordingOf(scene));
    sheet.show();
    window.show();
    QCoreApplication::processEvents();
    auto const* next = sheet.findChild<QPushButton*>(QStringLiteral("nextHand"));
    QRect const place(next->mapTo(&sheet, QPoint()), next->size());
    QVERIFY2(sheet.rect().adjusted(8, 8, -8, -8).contains(place),
             qPrintable(QStringLiteral("%1 %2").arg(place.right()).arg(place.bottom())));
    QVERIFY(next->height() >= next->sizeHint().height());
  }

 private:
  CardArt art_;
  Glyphs glyphs_{&art_, nullptr};
};

QTEST_MAIN(TestPanels)
#include "test_panels.moc"
