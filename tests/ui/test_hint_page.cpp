// A hint on its page: step by step or at once, what is marked on the table meanwhile, and how it is put away.
#include <QAbstractButton>
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "scenes.h"
#include "tests/joined.h"
#include "ui/drawing/glyphs.h"
#include "ui/hint/hint_page.h"
#include "ui/hint/hint_steps.h"
#include "ui/hint/hint_table.h"
#include "ui/panels/guide_section.h"
#include "ui/plates/seat_plate.h"
#include "ui/scene/scene_wording.h"
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
  scene.hint->inRows = 2;
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
      if (section(name)->isVisible() && !section(name)->body().isEmpty()) names += name;
    return names.join(u' ');
  }
  // The steps that are still to come stand there with their headings alone.
  QString ahead() {
    QStringList names;
    for (char const* name : {"hintLook", "hintCards", "guideHint"})
      if (section(name)->isVisible() && section(name)->body().isEmpty()) names += section(name)->heading();
    return names.join(u'|');
  }
  QString rowSaid(int row) {
    return window_->findChild<QAbstractButton*>(QString("hintRow_%1").arg(row))->accessibleName();
  }
  QString focused() {
    QWidget const* const focus = window_->focusWidget();
    return focus != nullptr ? focus->objectName() : QString();
  }
  QString said(char const* card) {
    return window_->findChild<QAbstractButton*>(QStringLiteral("card_") + card)->accessibleDescription();
  }

 private slots:
  void cleanup() { window_.reset(); }

  // All labels are as small as the one that needs it, which may have two lines where nothing stands under it.
  void labelsAreOfOneSize() {
    open(GuideDepth::newcomer, hinted());
    HintTable table(window_->findChild<Glyphs*>(), nullptr);
    auto const sizeWith = [&](QString const& note, int width,
                              QString const& heading = QStringLiteral("Average score")) {
      table.resize(width, 200);
      table.setRows(heading, QStringLiteral("Succeeds"),
                    {{.glyph = {},
                      .label = QStringLiteral("Nine"),
                      .score = QStringLiteral("+1"),
                      .chance = QStringLiteral("5%"),
                      .note = {}},
                     {.glyph = {},
                      .label = QStringLiteral("Knight of swords"),
                      .score = QStringLiteral("+1"),
                      .chance = QStringLiteral("5%"),
                      .note = note}});
      return table.labelSize();
    };
    double const usual = sizeWith({}, 500);
    QCOMPARE(sizeWith(QStringLiteral("looks natural"), 500), usual);
    int narrow = 500;  // where the long one needs its second line
    while (narrow > 100 && sizeWith(QStringLiteral("looks natural"), narrow) >= usual) narrow -= 5;
    QVERIFY(narrow > 100);
    QCOMPARE(sizeWith({}, narrow), usual);
    double const small = sizeWith(QStringLiteral("looks natural"), narrow);
    QVERIFY(small < usual);
    // The heading stands over them, and takes nothing from them.
    QCOMPARE(sizeWith(QStringLiteral("looks natural"), narrow, QStringLiteral("Average score in this hand")),
             small);
  }

  // H goes one step further, and earlier steps stay above; nothing is marked before the answer.
  void newcomersAreLedToTheAnswer() {
    open(GuideDepth::newcomer, hinted());
    QVERIFY(isOpen());
    QCOMPARE(read(), QStringLiteral("hintLook"));
    QCOMPARE(section("hintLook")->body(), QStringLiteral("Nothing is on the table."));
    QCOMPARE(ahead(), QStringLiteral("Which cards to consider|Which one"));
    QVERIFY(said("2H").isEmpty());
    press(Qt::Key_H);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards"));
    QCOMPARE(ahead(), QStringLiteral("Which one"));
    QCOMPARE(section("hintCards")->chips(), (QStringList{"card:AD", "card:2H"}));  // as they lie in the hand
    QVERIFY(said("2H").isEmpty());
    press(Qt::Key_H);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
    QCOMPARE(ahead(), QString());
    QCOMPARE(said("2H"), QStringLiteral("Hint"));
    QCOMPARE(said("AD"), QStringLiteral("Hint, number 2"));
    press(Qt::Key_H);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
  }

  // In a small window the buttons of the answer stand side by side as well.
  void theButtonsStandSideBySide() {
    TableScene scene = hinted();
    for (Offer& offer : scene.seen.offers) offer.deed = testMessage("Play the seven of golden cups of all");
    for (QSize const size : {QSize(900, 600), QSize(1280, 800)}) {
      open(GuideDepth::player, scene, size);
      QVERIFY(isOpen());
      auto* play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
      auto* away = window_->findChild<QAbstractButton*>(QStringLiteral("hintAway"));
      QCoreApplication::processEvents();  // until all is laid out: before that they lie nowhere
      QCOMPARE(away->mapTo(window_.get(), QPoint()).y(), play->mapTo(window_.get(), QPoint()).y());
      QVERIFY(play->geometry().left() >= away->geometry().right());
      QCOMPARE(QAccessible::queryAccessibleInterface(play)->text(QAccessible::Name),
               QStringLiteral("Play the seven of golden cups of all"));
    }
  }

  // What is to be looked at is what decides this position, where that is known, and not the guide once more.
  void theFirstStepPointsToWhatDecides() {
    TableScene scene = hinted();
    scene.hint->point = {testMessage("Who plays after you?")};
    open(GuideDepth::newcomer, scene);
    QCOMPARE(section("hintLook")->body(), QStringLiteral("Who plays after you?"));
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
    QCOMPARE(section("guideWhy")->body(), QStringLiteral("The ace would be trumped."));
    QCOMPARE(section("guideWhy")->note(),
             QStringLiteral("It is better. From 400 deals that fit all that you have seen."));
  }

  // In a small window steps before the answer stand back, the first one first: they would leave no room to its rows.
  void theAnswerHasRoomInASmallWindow() {
    TableScene scene = hinted();
    scene.hint->point.assign(
        8, testMessage("Who plays after you, and what may they still hold of the suit led?"));
    open(GuideDepth::player, scene, {900, 600});
    QCOMPARE(read(), QStringLiteral("hintCards guideHint guideWhy"));
    window_->findChild<QAbstractButton*>(QStringLiteral("hintStep_0"))->click();
    QCOMPARE(read(), QStringLiteral("hintLook"));
    open(GuideDepth::player, hinted());
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
  }

  // As soon as all is laid out it is told whole where it has room, also where the page has just come.
  void inALargeWindowNothingStandsBack() {
    TableScene scene = hinted();
    scene.hint->point.assign(
        2, testMessage("Who plays after you, and what may they still hold of the suit led?"));
    scene.hint->why.assign(
        3, testMessage("The ace would be trumped by somebody who holds nothing of the suit."));
    scene.hint->choices.push_back(scene.hint->choices.back());
    open(GuideDepth::player, scene);
    QTRY_COMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
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

  void arrowsChooseARowAndEnterPlaysIt() {
    open(GuideDepth::newcomer, hinted());
    press(Qt::Key_H);  // the keyboard goes with who asks
    QCOMPARE(focused(), QStringLiteral("hintFurther"));
    press(Qt::Key_3);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards guideHint guideWhy"));
    QCOMPARE(focused(), QStringLiteral("hintRow_0"));
    auto* play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
    QCOMPARE(play->text(), QStringLiteral("Play the two"));
    press(Qt::Key_Down);
    QCOMPARE(focused(), QStringLiteral("hintRow_1"));
    QCOMPARE(play->text(), QStringLiteral("Play the ace"));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().front().value<Action>(), hinted().hint->choices[1].action);
    press(Qt::Key_Up);
    press(Qt::Key_Enter);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen.back().front().value<Action>(), hinted().hint->best);
    press(Qt::Key_Escape);
    QVERIFY(!isOpen());
    QVERIFY(window_->host().focusedPart() == TableHost::Part::hand);
  }

  // Asked for by key it has the keyboard: 1 to 3 are its steps, and not the cards'.
  void numbersAreTheStepsOfWhoAsked() {
    TableScene scene = hinted();
    scene.hint.reset();
    open(GuideDepth::newcomer, scene);
    connect(&window_->host(), &TableHost::hintWanted, window_.get(), [this, scene]() mutable {
      scene.hint = Hint{.lines = {testMessage("Thinking.")}};
      window_->setScene(scene);
    });
    press(Qt::Key_H);
    QVERIFY(window_->host().focusedPart() == TableHost::Part::panel);
    window_->setScene(hinted());
    QCOMPARE(focused(), QStringLiteral("hintFurther"));
    press(Qt::Key_2);
    QCOMPARE(read(), QStringLiteral("hintLook hintCards"));
    press(Qt::Key_3);
    QCOMPARE(focused(), QStringLiteral("hintRow_0"));
    // And the next position has it at the hand.
    window_->setScene(scene);
    QVERIFY(window_->host().focusedPart() == TableHost::Part::hand);
  }

  // Which was not asked for at the keyboard leaves that where it is.
  void aHintTakesNoKeysUnasked() {
    open(GuideDepth::player, hinted());
    QVERIFY(isOpen());
    QVERIFY(window_->host().focusedPart() == TableHost::Part::hand);
  }

  void aClickChoosesARow() {
    open(GuideDepth::player, hinted());
    auto* row = window_->findChild<QAbstractButton*>(QStringLiteral("hintRow_1"));
    QTest::mouseClick(row, Qt::LeftButton);
    QVERIFY(row->isChecked());
    QCOMPARE(window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"))->text(),
             QStringLiteral("Play the ace"));
  }

  // In a narrow window the steps stand side by side, and what has the keyboard is in sight.
  void aNarrowPanelShowsWhatHasTheKeyboard() {
    open(GuideDepth::newcomer, hinted(), {900, 600});
    auto const step = [this](int i) {
      return window_->findChild<QWidget*>(QString("hintStep_%1").arg(i))->geometry();
    };
    QTRY_COMPARE(step(1).top(), step(0).top());
    QVERIFY(step(2).left() >= step(1).right() && step(1).left() >= step(0).right());
    press(Qt::Key_H);
    press(Qt::Key_3);
    press(Qt::Key_Down);
    QWidget const* const row = window_->focusWidget();
    QCOMPARE(row->objectName(), QStringLiteral("hintRow_1"));
    QTRY_COMPARE(row->visibleRegion().boundingRect(), row->rect());
  }

  // Of calls as of cards one comes into question, not all.
  void callsAreOneOrTheOther() {
    TableScene scene = hinted();
    for (Hint::Choice& choice : scene.hint->choices) choice.glyph = {};
    scene.hint->choices[0].label = testMessage("Pass");
    scene.hint->choices[1].label = testMessage("Seven");
    scene.hint->step = Hint::Step::cards;
    QCOMPARE(wordingOf(scene).say(inQuestionSaid(scene, wordingOf(scene))), QStringLiteral("Seven or Pass."));
  }

  // What stands first by a hair and is not what is advised: the mark on the table, the row that is chosen and the button say
  // the same.
  void enterPlaysWhatIsAdvised() {
    TableScene scene = hinted();
    for (Hint::Choice& choice : scene.hint->choices) choice.asGood = true;
    scene.hint->best = scene.hint->choices[1].action;
    open(GuideDepth::player, scene);
    press(Qt::Key_H);
    QCOMPARE(focused(), QStringLiteral("hintRow_1"));
    QCOMPARE(window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"))->text(),
             QStringLiteral("Play the ace"));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    press(Qt::Key_Return);
    QCOMPARE(chosen.front().front().value<Action>(), scene.hint->best);
  }

  // What is put aside already is not advised by a button that would lead nowhere.
  void whatIsDoneHasNoButton() {
    TableScene scene = hinted();
    open(GuideDepth::player, scene);
    auto* const play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
    QVERIFY(!play->isHidden());
    scene.hint->done = true;
    window_->setScene(scene);
    QVERIFY(play->isHidden());
    QCoreApplication::processEvents();
    QVERIFY(play->isHidden());  // and it stays so when all is laid out
    scene.hint->done = false;
    window_->setScene(scene);
    QVERIFY(!play->isHidden());
  }

  // Under a pause nothing is played, from the panel neither.
  void nothingIsPlayedInAPause() {
    TableScene scene = hinted();
    open(GuideDepth::player, scene);
    auto* const play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
    QVERIFY(play->isEnabled());
    scene.paused = true;
    window_->setScene(scene);
    QVERIFY(!play->isEnabled());
    QSignalSpy const chosen(page(), &HintPage::playWanted);
    window_->findChild<QAbstractButton*>(QStringLiteral("hintRow_0"))->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
  }

  void theRowsSayWhatTheyAre() {
    TableScene scene = hinted();
    scene.hint->choices[1].natural = true;
    open(GuideDepth::player, scene);
    auto const* table = window_->findChild<HintTable*>();
    std::vector<HintTable::Row> const rows{
        {"card:2H", "Two of cups", "+2.1", "64%", "", {3 / 24.0, 1}, true, true},
        {"card:AD", "Ace of coins", "\u22120.3", "40%", "looks natural", {3 / 24.0, 0}}};
    QVERIFY(table->rows() == rows);
    QCOMPARE(rowSaid(0), QStringLiteral("Two of cups, Average score +2.1, Hand won 64%"));
    QCOMPARE(rowSaid(1),
             QStringLiteral("Ace of coins, looks natural, Average score \u22120.3, Hand won 40%"));
    // What the reason compares with is found among the rows, whatever else it is.
    scene.hint->choices[1].natural = false;
    scene.hint->choices[1].rival = true;
    window_->setScene(scene);
    QCOMPARE(table->rows()[1].note, QStringLiteral("compared below"));
    scene.hint->choices[1].asGood = true;
    window_->setScene(scene);
    QCOMPARE(table->rows()[1].note, QStringLiteral("as good, compared below"));
    scene.hint->choices[1].rival = false;
    for (Hint::Choice& choice : scene.hint->choices) choice.asGood = true;
    window_->setScene(scene);
    QVERIFY(std::ranges::all_of(table->rows(), &HintTable::Row::best));
    QCOMPARE(rowSaid(1), QStringLiteral("Ace of coins, equally good, Average score \u22120.3, Hand won 40%"));
    for (Hint::Choice& choice : scene.hint->choices) {
      choice.asGood = false;
      choice.percent = -1;
      choice.natural = false;
    }
    window_->setScene(scene);
    QCOMPARE(rowSaid(0), QStringLiteral("Two of cups, Average score +2.1"));
    QCOMPARE(rowSaid(1), QStringLiteral("Ace of coins, Average score \u22120.3"));
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
    auto* further = window_->findChild<QAbstractButton*>(QStringLiteral("hintFurther"));
    auto* play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
    QVERIFY(further->isVisible() && !play->isVisible());
    QCOMPARE(further->text(), QStringLiteral("One step further"));
    further->click();
    QCOMPARE(read(), QStringLiteral("hintLook hintCards"));
    further->click();
    QVERIFY(!further->isVisible());
    QCOMPARE(play->text(), QStringLiteral("Play the two"));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    play->click();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().front().value<Action>(), hinted().hint->best);
  }

  // Whoever goes on pressing where a step further stood, by mouse or by key, reads and does nothing: wherever in that button
  // the mouse stands, in small windows too, and of calls as of cards.
  void readingOnPlaysNothing() {
    TableScene card = hinted();
    for (Offer& offer : card.seen.offers) offer.deed = testMessage("Play the seven of golden cups of all");
    TableScene call = card;
    for (std::size_t i = 0; i < call.hint->choices.size(); ++i) {
      Action& action = call.hint->choices[i].action;
      auto const offer = std::ranges::find(call.seen.offers, action, &Offer::action);
      offer->action.kind = action.kind = Action::Kind::bid;
      if (i == 0) call.hint->best = action;
    }
    for (TableScene const& scene : {hinted(), card, call})
      for (QSize const size : {QSize(900, 600), QSize(1280, 800)}) {
        open(GuideDepth::newcomer, scene, size);
        QSignalSpy const chosen(&window_->host(), &TableHost::actionChosen);
        auto* further = window_->findChild<QAbstractButton*>(QStringLiteral("hintFurther"));
        auto* play = window_->findChild<QAbstractButton*>(QStringLiteral("hintPlay"));
        QCoreApplication::processEvents();
        auto const placeOf = [this](QWidget const* widget) {
          return QRect(widget->mapTo(window_.get(), QPoint()), widget->size());
        };
        QRect stood = placeOf(further);
        further->click();
        QCoreApplication::processEvents();
        stood |= placeOf(further);
        further->click();
        QCoreApplication::processEvents();
        QVERIFY(play->isVisible());
        QVERIFY2(!placeOf(play).intersects(stood), qPrintable(QStringLiteral("%1 at %2, further ended at %3")
                                                                  .arg(play->text())
                                                                  .arg(placeOf(play).left())
                                                                  .arg(stood.right())));
        QCOMPARE(focused(), QStringLiteral("hintAway"));
        press(Qt::Key_Return);
        QVERIFY(!isOpen());
        QCOMPARE(chosen.count(), 0);
      }
  }

  void itGoesWithThePosition() {
    open(GuideDepth::player, hinted());
    TableScene next = hinted();
    next.hint.reset();
    window_->setScene(next);
    QVERIFY(!isOpen());
    QVERIFY(window_->host().panel()->isOpenAt(TablePanel::Page::guide));
  }

  // What is asked for is shown in a narrow window too, and gives its place back.
  void aFoldedPanelOpensForAHint() {
    open(GuideDepth::newcomer, hinted(), {900, 600});
    QVERIFY(isOpen());
    QCOMPARE(read(), QStringLiteral("hintLook"));
    TableScene next = hinted();
    next.hint.reset();
    window_->setScene(next);
    QVERIFY(window_->host().panel()->folded());
    // Put away it folds, asked for again it unfolds.
    window_->setScene(hinted());
    press(Qt::Key_Escape);
    QVERIFY(window_->host().panel()->folded());
    press(Qt::Key_H);
    QVERIFY(isOpen());
    // Somebody who turns to another page wants the panel.
    window_->host().panel()->openTab(1);
    window_->setScene(next);
    QVERIFY(!window_->host().panel()->folded());
  }

  // Folded by hand the status line tells the answer; H brings the page back.
  void foldedByHandItComesWhenItIsAskedFor() {
    open(GuideDepth::player, hinted());
    window_->host().panel()->fold(true);
    QVERIFY(!isOpen());
    QCOMPARE(said("2H"), QStringLiteral("Hint"));
    press(Qt::Key_H);
    QVERIFY(isOpen());
  }

  // A judged decision of a hand that is watched comes unasked, and is there when somebody unfolds the panel.
  void whatComesUnaskedLeavesThePanelFolded() {
    TableScene scene = hinted();
    scene.playback = Playback{};
    open(GuideDepth::player, scene, {900, 600});
    QVERIFY(window_->host().panel()->folded());
    window_->host().panel()->fold(false);
    QVERIFY(isOpen());
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
