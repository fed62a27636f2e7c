// The page of a hand that is gone through: what it says of a decision, and what it offers.
#include <QAbstractButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <cstdlib>
#include <vector>

#include "tests/app/painted_texts.h"
#include "tests/joined.h"
#include "tests/ui/scenes.h"
#include "ui/hint/hint_page.h"
#include "ui/hint/hint_table.h"
#include "ui/known/share_bars.h"
#include "ui/panels/guide_section.h"
#include "ui/review/belief_table.h"
#include "ui/review/decision_plate.h"
#include "ui/review/review_page.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/verdict/mark_legend.h"
#include "ui/window/main_window.h"

namespace testReviewPage {

using namespace giaguaro;

namespace {

TableScene reviewed() {
  TableScene scene = playScene();
  scene.mayAct = false;
  scene.playback = Playback{.step = 5, .steps = 41};
  Hint const hint = testHint();
  ReviewScene review{.state = ReviewScene::State::judged, .seat = 0};
  review.decision = {.place = 5, .trick = 2, .judged = true, .mark = Mark::costly};
  review.choices = hint.choices;
  review.best = hint.choices[0].action;
  review.decision.chosen = {hint.choices[1].action, hint.choices[1].label, hint.choices[1].glyph};
  review.lines = {testMessage("You chose badly.")};
  review.open = {testMessage("The cards lay so.")};
  review.mayTryAgain = true;
  scene.review = review;
  return scene;
}

// What Ugo took to be likely: of the king of coins wrongly, of the four of swords rightly.
BeliefScene believed() {
  BeliefScene belief{.seat = 1, .places = {2, 3, 0, nobody}, .telling = 2, .worlds = 1000};
  belief.cards = {{fortyCard("KD"), {{0, 60}, {3, 30}, {nobody, 10}}, 2},
                  {fortyCard("4S"), {{3, 55}, {2, 45}}, 3},
                  {fortyCard("2C"), {{nobody, 100}}, nobody}};
  return belief;
}

}  // namespace

class TestReviewPage : public QObject {
  Q_OBJECT

  MainWindow* window_ = nullptr;

  ReviewPage* page() { return window_->findChild<ReviewPage*>(); }
  QString body(char const* name) { return window_->findChild<GuideSection*>(QString(name))->body(); }
  QString title() { return window_->findChild<QWidget*>(QStringLiteral("reviewTitle"))->accessibleName(); }
  // What is folded until somebody wants it.
  static void unfold(QWidget const& section) {
    for (auto* fold : section.findChildren<FoldHeading*>())
      if (fold->isVisible() && !fold->isChecked()) return fold->click();
  }
  QAbstractButton* again() { return window_->findChild<QAbstractButton*>(QStringLiteral("reviewAgain")); }

 private slots:
  void init() {
    window_ = new MainWindow;
    window_->resize(1280, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_));
  }
  void cleanup() { delete window_; }

  // One step, going on by itself, and going to the end are told apart by their shapes, not by what lies under them.
  void signsOfTheBarDiffer() {
    window_->setScene(reviewed());
    auto const shape = [this](char const* name) {
      QImage const picture = window_->findChild<QWidget*>(QLatin1String(name))->grab().toImage();
      QColor const ground = picture.pixelColor(5, picture.height() / 2);
      std::vector<bool> inked;
      for (int y = 6; y < picture.height() - 6; ++y)
        for (int x = 6; x < picture.width() - 6; ++x)
          inked.push_back(std::abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 60);
      return inked;
    };
    char const* const names[] = {"playbackStart", "playbackBack", "playbackRun", "playbackForward",
                                 "playbackEnd"};
    for (char const* one : names)
      for (char const* other : names) {
        if (one == other) continue;
        std::vector<bool> const first = shape(one);
        std::vector<bool> const second = shape(other);
        QCOMPARE(first.size(), second.size());
        int either = 0;
        int differ = 0;
        for (std::size_t i = 0; i < first.size(); ++i) {
          either += first[i] || second[i] ? 1 : 0;
          differ += first[i] != second[i] ? 1 : 0;
        }
        QVERIFY2(either > 40 && differ > either / 4, one);
      }
  }

  // However long the name is whose seat it is, and however often it is looked at: nothing of the bar lies on anything else.
  void theBarHasRoomForAll() {
    TableScene scene = reviewed();
    for (Person& person : scene.people) person.name = QStringLiteral("Massimiliano Bonaventura");
    auto* const bar = window_->findChild<QWidget*>(QStringLiteral("playbackBar"));
    for (int const width : {760, 860, 900, 960, 1100, 1280}) {
      window_->resize(width, 600);
      window_->host().panel()->fold(width < 900);
      for (int time = 0; time < 3; ++time) {
        scene.playback->step = 5 + time;
        window_->setScene(scene);
        QCoreApplication::processEvents();
        std::vector<QWidget const*> shown;
        for (QWidget const* part : bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
          if (part->isVisible()) shown.push_back(part);
        for (QWidget const* one : shown) {
          QVERIFY2(bar->rect().contains(one->geometry()), qPrintable(one->objectName()));
          for (QWidget const* other : shown)
            QVERIFY2(one == other || !one->geometry().intersects(other->geometry()),
                     qPrintable(QString("%1 at %2").arg(one->objectName()).arg(width)));
        }
      }
    }
  }

  // Another decision is seen from its beginning.
  void anotherDecisionBeginsAtTheTop() {
    window_->resize(1000, 600);
    TableScene scene = reviewed();
    for (int i = 0; i < 12; ++i)
      scene.review->why.push_back(testMessage("It brings more in this trick, and more in those to come."));
    window_->setScene(scene);
    if (window_->host().panel()->folded()) window_->host().panel()->fold(false);
    QCoreApplication::processEvents();
    QScrollArea* area = nullptr;
    for (QWidget* up = page(); up != nullptr && area == nullptr; up = up->parentWidget())
      area = qobject_cast<QScrollArea*>(up);
    QVERIFY(area != nullptr);
    QScrollBar* const bar = area->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    scene.playback->step = 6;  // of the same decision
    window_->setScene(scene);
    QVERIFY(bar->value() > 0);
    scene.review->decision.place = 9;
    window_->setScene(scene);
    QCOMPARE(bar->value(), 0);
  }

  // In words of its own: not those of a hint, and the row of what was chosen says so.
  void tellsTheDecision() {
    window_->setScene(reviewed());
    QVERIFY(window_->host().panel()->isOpenAt(page()));
    QCOMPARE(page()->tabName(), QStringLiteral("Review"));
    QVERIFY(window_->findChild<HintPage*>() == nullptr);
    QVERIFY2(title() == QStringLiteral("Trick 2, Zoe: costly"), qPrintable(title()));
    QCOMPARE(body("reviewWhat"), QStringLiteral("You chose badly."));
    // At a glance, and what the open cards would have allowed a press away.
    auto const* const plate = page()->findChild<DecisionPlate*>();
    QVERIFY(plate->isVisible());
    QCOMPARE(plate->accessibleName(), QStringLiteral("You chose badly."));
    QCOMPARE(body("reviewOpen"), QStringLiteral("The cards lay so."));
    auto const* const open = window_->findChild<GuideSection*>(QStringLiteral("reviewOpen"));
    QVERIFY(open->isVisible() && !open->isOpen());
    QVERIFY(page()->findChild<HintTable*>()->isVisible());
    auto const& rows = page()->findChild<HintTable*>()->rows();
    QCOMPARE(rows.size(), reviewed().review->choices.size());
    QVERIFY(rows[0].best);
    QCOMPARE(rows[1].note, QStringLiteral("chosen"));
    // Where the best was chosen, the reason speaks of another.
    TableScene best = reviewed();
    best.review->decision.chosen.action = best.review->best;
    best.review->choices[1].rival = true;
    window_->setScene(best);
    QCOMPARE(page()->findChild<HintTable*>()->rows()[1].note, QStringLiteral("compared below"));
  }

  // Where it was right and unlucky, what the open cards would have allowed is the news.
  void badLuckIsToldAtOnce() {
    TableScene scene = reviewed();
    scene.review->decision.mark = Mark::best;
    scene.review->decision.open = HandVerdict::Open{.unlucky = true};
    window_->setScene(scene);
    QVERIFY(window_->findChild<GuideSection*>(QStringLiteral("reviewOpen"))->isOpen());
  }

  // Cards and words of the plate lie within it, however narrow the panel is and whatever was said.
  void thePlateHoldsItsWords() {
    TableScene scene = reviewed();
    scene.review->decision.loss = 123.4;
    scene.review->decision.error = 1.2;
    scene.review->decision.best = {Action{Action::Kind::bid, 3}, testMessage("Guard against the dog"), {}};
    window_->setScene(scene);
    auto* const plate = page()->findChild<DecisionPlate*>();
    for (int const width : {232, 262, 320, 400}) {
      plate->resize(width, plate->sizeHint().height());
      for (test::PaintedText const& text : test::paintedTexts(*plate))
        QVERIFY2(QRectF(plate->rect()).contains(text.place),
                 qPrintable(QStringLiteral("%1 at %2").arg(text.text).arg(width)));
    }
  }

  // All that nothing lies between are marked alike and stand together, by their scores; else the best is better.
  void whatIsAsGoodIsMarkedAlike() {
    TableScene scene = reviewed();
    auto const notes = [this] {
      QStringList told;
      for (HintTable::Row const& row : page()->findChild<HintTable*>()->rows())
        told += row.note + (row.best ? u'!' : u'.');
      return told.join(u' ');
    };
    Hint::Choice third = scene.review->choices[1];
    third.action = Action::play(fortyCard("KC"));
    scene.review->choices.push_back(third);
    window_->setScene(scene);
    QCOMPARE(notes(), QStringLiteral("better! chosen. ."));
    QVERIFY(!body("reviewKnown").contains(QStringLiteral("apart")));
    scene.review->choices[0].asGood = scene.review->choices[2].asGood = true;
    window_->setScene(scene);
    QCOMPARE(notes(), QStringLiteral("better! as good! chosen."));
    QVERIFY(body("reviewKnown").contains(QStringLiteral("do not tell the first 2 apart")));
    scene.review->choices[1].asGood = true;
    scene.review->choices[2].asGood = false;
    window_->setScene(scene);
    QCOMPARE(notes(), QStringLiteral("! chosen! ."));
    scene.review->choices[2].asGood = true;
    window_->setScene(scene);
    QCOMPARE(notes(), QStringLiteral("! chosen! !"));
    QVERIFY(body("reviewKnown").startsWith(QStringLiteral("Any of them is right")));
  }

  // While a trick that is over lies there, nothing else is told of than that.
  void aTrickThatLiesIsTheOneThing() {
    TableScene scene = reviewed();
    scene.review = ReviewScene{};
    scene.resting = true;
    window_->setScene(scene);
    QCOMPARE(title(), QStringLiteral("This trick is over."));
  }

  // Bars go from nothing to each score, all on one scale.
  void barsShowGainAndLoss() {
    TableScene scene = reviewed();
    std::vector<Hint::Choice>& choices = scene.review->choices;
    choices.resize(2);
    choices.push_back(choices[1]);
    choices[2].action = Action::play(fortyCard("KC"));
    scene.review->parts = 1;
    choices[0].score = 60;
    choices[1].score = -40;
    choices[2].score = 10;
    window_->setScene(scene);
    auto const& rows = page()->findChild<HintTable*>()->rows();
    for (HintTable::Row const& row : rows) QCOMPARE(row.bar.zero, 0.4);
    QCOMPARE(rows[0].bar.score, 1.0);
    QCOMPARE(rows[1].bar.score, 0.5);
    QCOMPARE(rows[2].bar.score, 0.0);
    // Where all lose, nothing is at the right.
    choices[0].score = -10;
    choices[2].score = -20;
    window_->setScene(scene);
    QCOMPARE(rows[0].bar, (HintTable::Bar{1, 0.75}));
  }

  // Over the cards of whoever decided, as long as they are seen; where nothing was surely better only what was played.
  void cardsSayWhatWasPlayedAndWhatWasBetter() {
    TableScene scene = reviewed();
    scene.review->seat = scene.viewer;
    std::vector<Card> const hand = scene.seen.hand;
    scene.review->best = Action::play(hand[0]);
    scene.review->decision.chosen.action = Action::play(hand[1]);
    auto const told = [&](std::size_t card) {
      return window_
          ->findChild<QAbstractButton*>(QStringLiteral("card_") +
                                        QString::fromStdString(Deck::of(scene.seen.deck).text(hand[card])))
          ->accessibleDescription();
    };
    window_->setScene(scene);
    QVERIFY(!told(0).isEmpty());
    QCOMPARE(told(1), QStringLiteral("played"));
    scene.review->decision.mark = Mark::best;
    window_->setScene(scene);
    QVERIFY(told(0).isEmpty());
    QCOMPARE(told(1), QStringLiteral("played"));
    scene.review->seat = static_cast<Seat>(scene.viewer + 1);
    window_->setScene(scene);
    QVERIFY(told(1).isEmpty());
  }

  // A button is there where it does something, and no other is.
  void offersWhatCanBeDone() {
    TableScene scene = reviewed();
    window_->setScene(scene);
    QVERIFY(again()->isVisible());
    QSignalSpy wanted(&window_->host(), &TableHost::playbackWanted);
    again()->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].value<PlaybackDeed>(), PlaybackDeed::playAgain);
    scene.review->mayTryAgain = false;
    window_->setScene(scene);
    QVERIFY(!again()->isVisible());
    for (char const* dead : {"hintPlay", "hintAway"}) {
      auto const* const button = window_->findChild<QAbstractButton*>(QString(dead));
      QVERIFY(button == nullptr || !button->isVisible());
    }
  }

  void saysWhatIsNotJudged() {
    TableScene scene = reviewed();
    scene.review->choices.clear();
    scene.review->lines.clear();
    scene.review->decision = {.place = 5, .trick = 2};
    scene.review->state = ReviewScene::State::awaited;
    window_->setScene(scene);
    QVERIFY(title().contains(QStringLiteral("not judged yet")));
    scene.review->state = ReviewScene::State::forced;
    scene.review->decision.forced = true;
    window_->setScene(scene);
    QVERIFY(title().contains(QStringLiteral("nothing to choose")));
    scene.review->state = ReviewScene::State::none;
    window_->setScene(scene);
    QCOMPARE(title(), QStringLiteral("Nobody decides anything here."));
  }

  // In a sentence, and each card in a row that says all of it; the cards that tell most come first.
  void tellsWhatWasBelievedAndWhatWasTrue() {
    TableScene scene = reviewed();
    scene.review->belief = believed();
    window_->setScene(scene);
    auto const* const section = window_->findChild<GuideSection*>(QStringLiteral("reviewBelieved"));
    auto* const table = window_->findChild<BeliefTable*>();
    QVERIFY(section->isVisible() && !table->isVisible());
    unfold(*section);
    QVERIFY(section->isVisible() && table->isVisible());
    QCOMPARE(section->heading(), QStringLiteral("What Ugo believed"));
    QCOMPARE(section->body(),
             QStringLiteral("Ugo placed the king of coins with Zoe (60%); it was with Ivo."));
    QCOMPARE(table->rowsShown(), 2);
    auto const row = [&](char const* name) { return table->findChild<QAbstractButton*>(QString(name)); };
    QCOMPARE(row("beliefRow_0")->accessibleName(),
             QStringLiteral("The king of coins: 60% with Zoe, 30% with Ada, 10% with "
                            "nobody; it was with Ivo"));
    QVERIFY(!row("beliefRow_2")->isVisible());
    // By the arrows from row to row; and a scene that brings nothing new leaves it there.
    row("beliefRow_0")->setFocus();
    QTest::keyClick(row("beliefRow_0"), Qt::Key_Down);
    QCOMPARE(section->body(), QStringLiteral("Ugo placed the four of swords with Ada (55%), and was right."));
    window_->setScene(scene);
    QVERIFY(row("beliefRow_1")->isChecked());
    row("beliefMore")->click();
    QCOMPARE(table->rowsShown(), 3);
    row("beliefRow_2")->click();
    QVERIFY2(section->body().endsWith(QStringLiteral("with nobody (100%), and was right.")),
             qPrintable(section->body()));
    row("beliefMore")->click();
    QVERIFY(row("beliefRow_0")->isChecked());
    scene.review->belief.reset();
    window_->setScene(scene);
    QVERIFY(!section->isVisible());
  }

  // Where a partner is hidden there is a bar for each that it may be, and the true one says so. Of a person it is told
  // what it could know.
  void tellsWhoWasTakenForThePartner() {
    TableScene scene = reviewed();
    scene.review->belief = believed();
    scene.review->belief->person = true;
    scene.review->belief->caller = 0;
    scene.review->belief->partners = {{2, 46}, {3, 40}, {nobody, 14}};
    scene.review->belief->partner = 3;
    window_->setScene(scene);
    auto const* const section = window_->findChild<GuideSection*>(QStringLiteral("reviewBelieved"));
    QCOMPARE(section->heading(), QStringLiteral("What Ugo could guess"));
    QVERIFY2(section->body().startsWith(QStringLiteral(
                 "Who plays with Zoe? Ugo's guess: Ivo, 46%; in truth Ada. By what Ugo could see,")),
             qPrintable(section->body()));
    // Of the card that makes the partner it is not said twice.
    scene.review->belief->cards.front().shares = scene.review->belief->partners;
    scene.review->belief->partners.push_back({0, 0});
    window_->setScene(scene);
    QCOMPARE(section->body(), QStringLiteral("Who plays with Zoe? Ugo's guess: Ivo, 46%; in truth Ada."));
    unfold(*section);
    auto const* const bars = page()->findChild<ShareBars*>();
    QVERIFY(bars->isVisible());
    QVERIFY2(bars->accessibleName().contains(QStringLiteral("Ada: 40%, and so it was")),
             qPrintable(bars->accessibleName()));
  }

  // Alike ones are counted together, the unlucky by themselves.
  void countsThePersonsDecisions() {
    TableScene scene = reviewed();
    HandVerdict verdict{.seat = 0, .wanted = true};
    for (Mark const mark : {Mark::best, Mark::best, Mark::costly, Mark::good, Mark::best})
      verdict.decisions.push_back(
          {.place = static_cast<int>(verdict.decisions.size()), .judged = true, .mark = mark});
    verdict.decisions[3].open = HandVerdict::Open{.unlucky = true};
    verdict.decisions[4].open = HandVerdict::Open{.unlucky = true};
    scene.review->verdict = verdict;
    window_->setScene(scene);
    QCOMPARE(body("reviewCounts"),
             QStringLiteral("2 best, 1 right, but unlucky, 1 good, but unlucky, 1 costly."));
    // Beside their marks; what is as good as the best counts as that.
    scene.review->verdict->decisions[0].best.action = Action::play(fortyCard("KC"));
    window_->setScene(scene);
    auto const* const marks = page()->findChild<MarkLegend*>();
    QVERIFY(marks->isVisible());
    for (char const* each : {"2 best", "1 costly", "1 right, but unlucky", "1 good, but unlucky"})
      QVERIFY2(marks->accessibleName().contains(QLatin1String(each)), qPrintable(marks->accessibleName()));
  }

  // Dearest first, and each leads there.
  void theDearestLeadToTheirPlaces() {
    TableScene scene = reviewed();
    HandVerdict verdict{.seat = 0, .wanted = true};
    for (int place : {3, 8, 13})
      verdict.decisions.push_back({.place = place,
                                   .trick = place / 5 + 1,
                                   .chosen = {.action = Action::play(fortyCard("KC"))},
                                   .judged = true,
                                   .mark = place == 3 ? Mark::best : Mark::costly,
                                   .loss = place / 10.0});
    scene.review->verdict = verdict;
    window_->setScene(scene);
    auto const row = [this](char const* name) { return window_->findChild<QAbstractButton*>(QString(name)); };
    QVERIFY(row("dearRow_0")->isVisible() && row("dearRow_1")->isVisible());
    QVERIFY(row("dearRow_2") == nullptr);
    QSignalSpy const places(&window_->host(), &TableHost::placeWanted);
    row("dearRow_0")->click();
    row("dearRow_1")->click();
    QCOMPARE(places[0][0].toInt(), 13);
    QCOMPARE(places[1][0].toInt(), 8);
  }

  // As the status line says, though its page is open.
  void escapeLeaves() {
    window_->setScene(reviewed());
    QVERIFY(window_->host().panel()->isOpenAt(page()));
    QSignalSpy const wanted(&window_->host(), &TableHost::playbackWanted);
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<PlaybackDeed>(), PlaybackDeed::leave);
  }

  // Put away it stays away while one steps on, and the status line tells the decision.
  void putAwayItIsTold() {
    TableScene scene = reviewed();
    window_->setScene(scene);
    QTest::keyClick(window_->windowHandle(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(!window_->host().panel()->isOpenAt(page()));
    scene.review->lines = {testMessage("You chose well.")};
    window_->setScene(scene);
    QVERIFY(!window_->host().panel()->isOpenAt(page()));
    auto const* const status = window_->findChild<QWidget*>(QStringLiteral("statusLine"));
    QVERIFY2(status->accessibleName().contains(QStringLiteral("You chose well.")),
             qPrintable(status->accessibleName()));
    scene.review.reset();
    scene.playback.reset();
    window_->setScene(scene);
    window_->setScene(reviewed());
    QVERIFY(window_->host().panel()->isOpenAt(page()));
  }
};

}  // namespace testReviewPage

QTEST_MAIN(testReviewPage::TestReviewPage)
#include "test_review_page.moc"
