// The page of a hand that is gone through: what it says of a decision, and what it offers.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/joined.h"
#include "tests/ui/scenes.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/hint_page.h"
#include "ui/panels/hint_table.h"
#include "ui/panels/review_page.h"
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

}  // namespace

class TestReviewPage : public QObject {
  Q_OBJECT

  MainWindow* window_ = nullptr;

  ReviewPage* page() { return window_->findChild<ReviewPage*>(); }
  QString body(char const* name) { return window_->findChild<GuideSection*>(QString(name))->body(); }
  QString title() { return window_->findChild<QWidget*>(QStringLiteral("reviewTitle"))->accessibleName(); }
  QAbstractButton* again() { return window_->findChild<QAbstractButton*>(QStringLiteral("reviewAgain")); }

 private slots:
  void init() {
    window_ = new MainWindow;
    window_->resize(1280, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_));
  }
  void cleanup() { delete window_; }

  // In words of its own: not those of a hint, and the row of what was chosen says so.
  void tellsTheDecision() {
    window_->setScene(reviewed());
    QVERIFY(window_->host().panel()->isOpenAt(page()));
    QCOMPARE(page()->tabName(), QStringLiteral("Review"));
    QVERIFY(window_->findChild<HintPage*>() == nullptr);
    QVERIFY2(title() == QStringLiteral("Trick 2, Zoe: costly"), qPrintable(title()));
    QCOMPARE(body("reviewWhat"), QStringLiteral("You chose badly."));
    QCOMPARE(body("reviewOpen"), QStringLiteral("The cards lay so."));
    auto const& rows = page()->findChild<HintTable*>()->rows();
    QCOMPARE(rows.size(), reviewed().review->choices.size());
    QVERIFY(rows[0].best);
    QCOMPARE(rows[1].note, QStringLiteral("chosen"));
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
    QCOMPARE(body("reviewCounts"), QStringLiteral("2 best, 2 right, but unlucky, 1 costly."));
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
