// A hint on its page: step by step or at once, what is marked on the table meanwhile, and how it is put away.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "scenes.h"
#include "tests/joined.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/hint_page.h"
#include "ui/panels/hint_steps.h"
#include "ui/panels/hint_table.h"
#include "ui/table/scene_wording.h"
#include "ui/table/seat_plate.h"
#include "ui/window/main_window.h"

namespace testHintPage {

using namespace giaguaro;

namespace {

TableScene hinted() {
  TableScene scene = playScene();
  scene.mayHint = true;
  scene.hint = testHint();
  scene.hint->why = {testMessage("The ace would be trumped.")};
  scene.hint->deals = 400;
  return scene;
}

}  // namespace

class TestHintPage : public QObject {
  Q_OBJECT

  std::unique_ptr<MainWindow> window_;

  void open(GuideDepth depth, TableScene const& scene, QSize size = {1280, 800}) {
    window_ = std::make_unique<MainWindow>();
    window_->resize(size);
    Settings settings;
    settings.guide = depth;
    window_->host().setSettings(settings);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    TableScene before = scene;
    before.hint.reset();
    window_->setScene(before);
    window_->setScene(scene);
  }
  void press(Qt::Key key) { QTest::keyClick(window_->windowHandle(), key); }

  HintPage* page() { return window_->findChild<HintPage*>(); }
  bool isOpen() { return window_->host().panel()->isOpenAt(page()); }
  GuideSection* section(char const* name) { return window_->findChild<GuideSection*>(QString(name)); }
  // The sections that are to be read, in their order.
  QString read() {
    QStringList names;
    for (char const* name : {"hintLook", "hintCards", "guideHint", "guideWhy"})
      if (section(name)->isVisible()) names += name;
    return names.join(u' ');
  }
  QString said(char const* card) {
    return window_->findChild<QAbstractButton*>(QStringLiteral("card_") + card)->accessibleDescription();
  }

 private slots:
  void cleanup() { window_.reset(); }

  // H goes one step further, and earlier steps stay above; nothing is marked before the answer.
  void newcomersAreLedToTheAnswer() {
    open(GuideDepth::newcomer, hinted());
    QVERIFY(isOpen());
    QCOMPARE(read(), QStringLiteral("hintLook"));
    QCOMPARE(section("hintLook")->body(), QStringLiteral("Nothing is on the table."));
    QVERIFY(said("2H").isEmpty());
    press(Qt::Key_H);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards"));
    QCOMPARE(section("hintCards")->chips(), (QStringList{"card:AD", "card:2H"}));  // as they lie in the hand
    QVERIFY(said("2H").isEmpty());
    press(Qt::Key_H);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
    QCOMPARE(said("2H"), QStringLiteral("Hint"));
    QCOMPARE(said("AD"), QStringLiteral("Hint, number 2"));
    press(Qt::Key_H);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
  }

  void numbersGoToAStep() {
    open(GuideDepth::newcomer, hinted());
    press(Qt::Key_3);  // a card's
    QCOMPARE(read(), QStringLiteral("hintLook"));
    window_->findChild<QAbstractButton*>(QStringLiteral("hintStep_0"))->setFocus();
    press(Qt::Key_3);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
    press(Qt::Key_1);
    QCOMPARE(read(), QStringLiteral("hintLook"));
    QVERIFY(said("2H").isEmpty());
    window_->findChild<QAbstractButton*>(QStringLiteral("hintStep_1"))->click();
    QCOMPARE(read(), QStringLiteral("hintLook hintCards"));
  }

  void playersSeeTheAnswerAtOnce() {
    open(GuideDepth::player, hinted());
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
    QCOMPARE(section("guideHint")->body(), QStringLiteral("Play the two. It brings two. It is better."));
    QCOMPARE(section("guideWhy")->body(),
             QStringLiteral("The ace would be trumped. From 400 deals that fit all that you have seen."));
  }

  // Where there is nothing to choose between there are no steps.
  void oneChoiceHasNoSteps() {
    TableScene scene = hinted();
    scene.hint->choices.pop_back();
    open(GuideDepth::newcomer, scene);
    QCOMPARE(read(), QStringLiteral("guideHint guideWhy"));
    QVERIFY(!window_->findChild<QAbstractButton*>(QStringLiteral("hintStep_0"))->isVisible());
    scene.hint = Hint{.lines = {testMessage("Thinking.")}};
    window_->setScene(scene);
    QCOMPARE(section("guideHint")->body(), QStringLiteral("Thinking."));
    QVERIFY(said("2H").isEmpty());
  }

  void theTableSaysTheRows() {
    TableScene scene = hinted();
    scene.hint->choices[1].natural = true;
    open(GuideDepth::player, scene);
    auto const* table = window_->findChild<HintTable*>();
    std::vector<HintTable::Row> const rows{
        {"card:2H", "Two of cups", "+2.1", "64%", "", 1.0, true},
        {"card:AD", "Ace of coins", "\u22120.3", "40%", "looks natural", -3.0 / 21}};
    QVERIFY(table->rows() == rows);
    QCOMPARE(
        table->accessibleName(),
        QStringLiteral("Two of cups, On average +2.1, Succeeds 64%; Ace of coins, looks natural, On average "
                       "\u22120.3, Succeeds 40%"));
    for (Hint::Choice& choice : scene.hint->choices) {
      choice.percent = -1;
      choice.natural = false;
    }
    window_->setScene(scene);
    QCOMPARE(table->accessibleName(),
             QStringLiteral("Two of cups, On average +2.1; Ace of coins, On average \u22120.3"));
  }

  void escapePutsItAway() {
    open(GuideDepth::player, hinted());
    press(Qt::Key_Escape);
    QVERIFY(!isOpen());
    QVERIFY(said("2H").isEmpty());
    QSignalSpy wanted(&window_->host(), &TableHost::hintWanted);
    press(Qt::Key_H);
    QVERIFY(isOpen());
    QCOMPARE(said("2H"), QStringLiteral("Hint"));
    QCOMPARE(wanted.count(), 0);
    window_->findChild<QAbstractButton*>(QStringLiteral("hintAway"))->click();
    QVERIFY(!isOpen());
  }

  void itsButtonPlays() {
    open(GuideDepth::newcomer, hinted());
    auto* play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
    QVERIFY(play->isVisible());
    QCOMPARE(play->text(), QStringLiteral("One step further"));
    play->click();
    QCOMPARE(read(), QStringLiteral("hintLook hintCards"));
    play->click();
    QCOMPARE(play->text(), QStringLiteral("Play the two"));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    play->click();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().front().value<Action>(), hinted().hint->best);
  }

  void itGoesWithThePosition() {
    open(GuideDepth::player, hinted());
    TableScene next = hinted();
    next.hint.reset();
    window_->setScene(next);
    QVERIFY(!isOpen());
    QVERIFY(window_->host().panel()->isOpenAt(TablePanel::Page::guide));
  }

  // A folded panel stays so: the status line tells the answer.
  void aFoldedPanelStaysFolded() {
    open(GuideDepth::newcomer, hinted(), {900, 600});
    QVERIFY(!isOpen());
    QCOMPARE(said("2H"), QStringLiteral("Hint"));
  }

  void theSeatToLookAtIsMarked() {
    TableScene scene = hinted();
    scene.hint->look = 2;
    SeatPlate const plate = SeatPlate::of(scene, 2, wordingOf(scene));
    QVERIFY(plate.looked);
    QVERIFY(plate.tokens.contains(QStringLiteral("eye")));
    QVERIFY(plate.spoken.contains(QStringLiteral("look here")));
    QVERIFY(!SeatPlate::of(scene, 1, wordingOf(scene)).looked);
  }
};

}  // namespace testHintPage

QTEST_MAIN(testHintPage::TestHintPage)
#include "test_hint_page.moc"
