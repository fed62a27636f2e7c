// A match that is paused: a card over the table says so and what waits, nothing is played through it, and button and keys go
// on.
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/hand_player.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/host/pause_card.h"
#include "ui/host/table_host.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"

namespace testPause {

using namespace giaguaro;
using namespace giaguaro::test;

class TestPause : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<Program> program_;

  Session& session() { return program_->session(); }
  PauseCard* card() { return program_->window().findChild<PauseCard*>(); }
  void pause() { program_->window().findChild<QAction*>("actionPause")->trigger(); }
  QAbstractButton* firstCard() {
    Seen const& seen = session().scene().seen;
    QString const name = "card_" + QString::fromStdString(Deck::of(seen.deck).text(seen.hand.front()));
    return program_->window().findChild<QAbstractButton*>(name);
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    program_ = std::make_unique<Program>(home_->path(), lineWithMatch("en", 11));
    QVERIFY(program_->isActive());
    QVERIFY(reaches(session(), Session::Phase::choosing));
  }
  void cleanup() {
    program_.reset();
    home_.reset();
  }

  void aCardSaysWhatWaits() {
    QVERIFY(card() == nullptr);
    pause();
    QVERIFY(card() != nullptr && card()->isVisible());
    QCOMPARE(card()->findChild<QLabel*>("pauseWaits")->text(), QString("It is your turn."));
    QCOMPARE(program_->focusName(), QString("pauseGoOn"));
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(card());
    QCOMPARE(spoken->role(), QAccessible::Dialog);
    QCOMPARE(spoken->text(QAccessible::Name), QString("Paused"));
    auto* const button = card()->findChild<QWidget*>("pauseGoOn");
    QVERIFY(
        QAccessible::queryAccessibleInterface(button)->text(QAccessible::Description).contains("your turn"));
  }

  // Neither the tools nor the panel stay bright beside it, nor are they reached by keys.
  void itCoversTheWindow() {
    MainWindow& window = program_->window();
    window.resize(1280, 800);
    pause();
    QWidget const& centre = *window.centralWidget();
    QCOMPARE(card()->mapTo(&window, QPoint()), centre.mapTo(&window, QPoint()));
    QCOMPARE(card()->size(), centre.size());
    QRect const all(centre.mapTo(&window, QPoint()), centre.size());
    for (QPoint const& spot : {all.topLeft() + QPoint(30, 20), all.center(),
                               all.bottomRight() - QPoint(60, 60), all.topRight() + QPoint(-60, 60)}) {
      QWidget* const hit = window.childAt(spot);
      QVERIFY(hit != nullptr && (hit == card() || card()->isAncestorOf(hit)));
    }
    for (Qt::Key const key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_F6}) {
      program_->press(key);
      QCOMPARE(program_->focusName(), QString("pauseGoOn"));
    }
    // Other sheets lie over it, and it is there when they have gone.
    window.findChild<QAction*>("actionPreferences")->trigger();
    QVERIFY(window.sheets().isCovered() && !card()->isEnabled());
    program_->press(Qt::Key_Escape);
    QVERIFY(!window.sheets().isCovered());
    QVERIFY(card()->isVisible() && card()->isEnabled() && session().isPaused());
    QCOMPARE(program_->focusName(), QString("pauseGoOn"));
  }

  void nothingIsPlayedThroughIt() {
    int const before = actionsOf(session());
    QPoint const spot = program_->spotOf(*firstCard());
    QVERIFY(!spot.isNull());
    pause();
    QTest::mouseClick(program_->window().windowHandle(), Qt::LeftButton, {}, spot);
    for (Qt::Key const key : {Qt::Key_Right, Qt::Key_1, Qt::Key_T}) program_->press(key);
    QVERIFY(session().isPaused() && card()->isVisible());
    QCOMPARE(actionsOf(session()), before);
    QVERIFY(!program_->window().host().focusPart(TableHost::Part::hand));
  }

  void keysGoOn_data() {
    QTest::addColumn<int>("key");
    for (int const key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_F8})
      QTest::newRow(qPrintable(QKeySequence(key).toString())) << key;
  }
  void keysGoOn() {
    QFETCH(int, key);
    int const before = actionsOf(session());
    pause();
    program_->press(static_cast<Qt::Key>(key));
    QVERIFY(!session().isPaused());
    QVERIFY(!card()->isVisible());
    QVERIFY(program_->window().host().table()->isEnabled());
    QVERIFY(program_->window().focusWidget() == program_->window().host().table());
    QCOMPARE(actionsOf(session()), before);
  }

  void theButtonGoesOn() {
    pause();
    QVERIFY(program_->click("pauseGoOn"));
    QVERIFY(!session().isPaused());
    QVERIFY(!program_->spotOf(*firstCard()).isNull());
  }
};

}  // namespace testPause

QTEST_MAIN(testPause::TestPause)
#include "test_pause.moc"
