// Two clicks for a card: the first chooses it, the second plays it, and anything else frees it.
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include "scenes.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/scene/scene_wording.h"
#include "ui/table/table_widget.h"

namespace testClickMode {

using namespace giaguaro;

namespace {

Action const playTwo = Action::play(fortyCard("2H"));
Action const playAce = Action::play(fortyCard("AD"));

// Both cards may be played.
TableScene freeScene() {
  TableScene scene = playScene();
  for (Offer& offer : scene.seen.offers) offer.refusal.reset();
  return scene;
}

}  // namespace

class TestClickMode : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<QWidget> window_;
  TableWidget* table_ = nullptr;
  std::unique_ptr<QSignalSpy> chosen_;

  void show(TableScene const& scene) { table_->setScene(scene, wordingOf(scene)); }
  CardButton* card(char const* name) { return window_->findChild<CardButton*>(QString(name)); }
  QLabel* live() { return window_->findChild<QLabel*>("liveLabel"); }
  // On the card's own face, where no other lies over it.
  QPoint spot(CardButton* button) {
    return button->mapTo(window_.get(), QPoint(button->width() / 5, button->height() * 3 / 4));
  }
  void click(QPoint const& at) { QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, at); }
  void click(char const* name) { click(spot(card(name))); }
  void press(Qt::Key key) { QTest::keyClick(window_->windowHandle(), key); }
  int played() const { return static_cast<int>(chosen_->size()); }
  bool isPicked(char const* name) { return card(name)->accessibleName().contains("chosen"); }
  QImage picture(char const* name) {
    return window_->grab(QRect(card(name)->mapTo(window_.get(), QPoint()), card(name)->size())).toImage();
  }

 private slots:
  void initTestCase() { qRegisterMetaType<Action>(); }
  void init() {
    if (!art_) art_ = std::make_unique<CardArt>();  // its pictures serve every test
    window_ = std::make_unique<QWidget>();
    window_->resize(1100, 698);
    table_ = new TableWidget(*art_, window_.get());
    table_->setGeometry(0, 0, 920, 698);
    table_->setClickMode(ClickMode::secondPlays);
    show(freeScene());
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    table_->setFocus();
    chosen_ = std::make_unique<QSignalSpy>(table_, &TableWidget::actionChosen);
  }
  void cleanup() {
    chosen_.reset();
    window_.reset();
  }

  void secondClickPlays() {
    QImage const before = picture("card_2H");
    click("card_2H");
    QCOMPARE(played(), 0);
    QVERIFY(isPicked("card_2H"));
    QVERIFY(!isPicked("card_AD"));
    QCOMPARE(live()->text(), card("card_2H")->accessibleName());
    QVERIFY(picture("card_2H") != before);
    click("card_2H");
    QCOMPARE(played(), 1);
    QCOMPARE(qvariant_cast<Action>(chosen_->first().first()), playTwo);
    QVERIFY(!isPicked("card_2H"));
  }

  void anotherCardIsChosenInstead() {
    click("card_2H");
    click("card_AD");
    QCOMPARE(played(), 0);
    QVERIFY(!isPicked("card_2H"));
    QVERIFY(isPicked("card_AD"));
    click("card_2H");
    QCOMPARE(played(), 0);
    click("card_AD");
    click("card_AD");
    QCOMPARE(played(), 1);
    QCOMPARE(qvariant_cast<Action>(chosen_->first().first()), playAce);
  }

  void aClickElsewhereFrees() {
    click("card_2H");
    click(QPoint(460, 300));  // the cloth
    QVERIFY(!isPicked("card_2H"));
    click("card_2H");
    QVERIFY(isPicked("card_2H"));
    QPushButton elsewhere(window_.get());
    elsewhere.setGeometry(950, 20, 100, 40);
    elsewhere.show();
    click(QPoint(1000, 40));
    QVERIFY(!isPicked("card_2H"));
    QCOMPARE(played(), 0);
  }

  void escapeFrees() {
    click("card_2H");
    press(Qt::Key_Escape);
    QVERIFY(!isPicked("card_2H"));
    card("card_2H")->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    QVERIFY(isPicked("card_2H"));
    press(Qt::Key_Escape);
    QVERIFY(!isPicked("card_2H"));
    QCOMPARE(played(), 0);
  }

  void spaceChoosesAndEnterPlays() {
    card("card_2H")->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    QCOMPARE(played(), 0);
    QVERIFY(isPicked("card_2H"));
    press(Qt::Key_Space);
    QCOMPARE(played(), 1);
    press(Qt::Key_Return);
    QCOMPARE(played(), 2);
    // Also where another one is chosen.
    click("card_AD");
    card("card_2H")->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Enter);
    QCOMPARE(played(), 3);
    QCOMPARE(qvariant_cast<Action>(chosen_->last().first()), playTwo);
  }

  void barredCardsAreRefusedAtOnce() {
    show(playScene());
    QSignalSpy const refused(table_, &TableWidget::refused);
    click("card_AD");
    QCOMPARE(refused.size(), 1);
    QVERIFY(!isPicked("card_AD"));
  }

  // It is chosen in this position and no other.
  void whatMayNotBePlayedIsFreed() {
    click("card_AD");
    show(freeScene());
    QVERIFY(isPicked("card_AD"));
    show(playScene());
    QVERIFY(!isPicked("card_AD"));
    show(freeScene());
    QVERIFY(!isPicked("card_AD"));
    click("card_AD");
    TableScene gone = freeScene();
    gone.seen.hand = {fortyCard("2H")};
    show(gone);
    click("card_2H");
    QCOMPARE(played(), 0);
    TableScene waiting = freeScene();
    waiting.mayAct = false;
    show(waiting);
    show(freeScene());
    QVERIFY(!isPicked("card_2H"));
  }

  void oneClickPlaysAgain() {
    click("card_2H");
    table_->setClickMode(ClickMode::onePlays);
    QVERIFY(!isPicked("card_2H"));
    click("card_2H");
    QCOMPARE(played(), 1);
  }

  // No higher than a card under the pointer: what hangs over the hand keeps its room.
  void chosenCardStandsOutWithoutMoreRoom() {
    QRect const area = card("card_2H")->geometry();
    click("card_2H");
    QCOMPARE(card("card_2H")->geometry(), area);
  }
};

}  // namespace testClickMode

QTEST_MAIN(testClickMode::TestClickMode)
#include "test_click_mode.moc"
