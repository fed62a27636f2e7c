// Several people at one screen, through the real window: whole matches of each game in which every decision
// is handed on, and at every step nothing in the window names or shows a card that its viewer may not know.
#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <memory>

#include "core/match/table.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"
#include "ui/hand/card_button.h"
#include "ui/scene/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"

namespace testShared {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

constexpr auto live = "liveLabel";  // tells what happened, which a window that was not there has not heard

// Everything that somebody who looks, points or listens can get out of a window, a line a widget.
QStringList textsOf(QWidget const& window) {
  QStringList texts{"title " + window.windowTitle()};
  for (QWidget const* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisibleTo(&window) || widget->objectName() == live) continue;
    QStringList parts{widget->accessibleName(), widget->accessibleDescription(), widget->toolTip(),
                      widget->statusTip(), widget->whatsThis()};
    if (auto const* label = qobject_cast<QLabel const*>(widget)) parts += label->text();
    if (auto const* button = qobject_cast<QAbstractButton const*>(widget)) parts += button->text();
    if (parts.join(QString()).isEmpty()) continue;
    texts += widget->objectName() + ": " + parts.join(" | ");
  }
  texts.sort();
  return texts;
}

QString firstDifference(QStringList const& a, QStringList const& b) {
  for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
    if (a[i] != b[i]) return a[i] + "\n  against\n" + b[i];
  return a.size() == b.size() ? QString() : "more lines: " + (a.size() > b.size() ? a : b).last();
}

// A window that follows a session, as the program's does.
struct Follower {
  MainWindow window;

  explicit Follower(Session& session) {
    window.resize(1280, 800);
    window.show();
    QObject::connect(&session, &Session::sceneChanged, &window, &MainWindow::setScene);
    QObject::connect(&session, &Session::happened, &window.host(),
                     qOverload<Events const&>(&TableHost::announce));
    QObject::connect(&session, &Session::refused, &window, &MainWindow::notice);
    QObject::connect(&window.host(), &TableHost::seatTaken, &session, &Session::takeSeat);
    QObject::connect(&window.host(), &TableHost::seatLeft, &session, &Session::leaveSeat);
    QObject::connect(&window.host(), &TableHost::actionChosen, &session, &Session::choose);
    QObject::connect(&window.host(), &TableHost::draftConfirmed, &session, &Session::confirmDraft);
    QObject::connect(&window.host(), &TableHost::goOn, &session, &Session::goOn);
    QObject::connect(&window.host(), &TableHost::hintWanted, &session, &Session::hint);
    QObject::connect(&window.host(), &TableHost::undoWanted, &session, &Session::undo);
  }
};

}  // namespace

class TestShared : public QObject {
  Q_OBJECT

  // What is wrong with what the window shows of this scene.
  static QString leakOf(Follower const& lived, Session const& session) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    TableScene const& scene = session.scene();
    auto const table = replay(session.record());
    CardSet const own = scene.viewer == nobody ? CardSet{} : table->cards(scene.viewer);
    for (CardButton const* button : lived.window.findChildren<CardButton*>())
      if (!own.contains(button->card()))
        return "a card that is not the viewer's: " + button->accessibleName();

    // What was said is for all.
    Wording const wording = wordingOf(scene);
    QString const told = lived.window.findChild<QLabel*>(live)->text();
    Argument const& called = scene.seen.contract.glyph;  // its name is known to all
    for (Seat seat = 0; seat < table->players(); ++seat) {
      if (seat == scene.viewer) continue;
      for (Card const card : table->cards(seat)) {
        bool const isCalled = called.kind == Argument::Kind::card && called.number == card.code;
        if (!isCalled && told.contains(wording.card(card), Qt::CaseInsensitive))
          return "told of a hidden card: " + told;
      }
    }

    // A window that has seen nothing before shows the same: so nothing is left of what another one saw.
    MainWindow fresh;
    fresh.resize(lived.window.size());
    fresh.setScene(scene);
    fresh.show();
    return firstDifference(textsOf(lived.window), textsOf(fresh));
  }

 private slots:
  // Whose choice undo takes back, and of what kind, whoever has the screen by then.
  void undoKnowsWhoseChoiceGoes() {
    Session session;
    session.setPaces(Paces());
    session.start(planShared(1, 5));
    int asked = 0;
    while (session.phase() != Phase::over && asked < 8) {
      QVERIFY(comes([&] {
        return session.phase() == Phase::choosing || session.phase() == Phase::passing ||
               session.phase() == Phase::showingResult || session.phase() == Phase::over;
      }));
      if (session.phase() == Phase::choosing) {
        Done last{nobody, {}};
        for (RecordedHand const& hand : session.record().hands)
          for (Done const& done : hand.actions)
            if (done.seat == 0 || done.seat == 2) last = done;
        QCOMPARE(session.scene().undoStep.seat, last.seat);
        QVERIFY(session.scene().undoStep.kind == last.action.kind);
        ++asked;
        actAsBaseline(session);
      } else if (session.phase() == Phase::passing) {
        session.takeSeat();
      } else {
        session.nextHand();
      }
    }
    QVERIFY(asked > 2);
  }

  void nothingLeaks_data() {
    QTest::addColumn<QString>("id");
    for (GameInfo const* game : allGames()) {
      QString const id = QString::fromUtf8(game->id.data(), static_cast<qsizetype>(game->id.size()));
      QTest::newRow(qPrintable(id)) << id;
    }
  }
  void nothingLeaks() {
    QFETCH(QString, id);
    Session session;
    session.setPaces(Paces());
    Follower follower(session);
    session.start(planShared(1, 5, *findGame(id.toStdString())));
    int curtains = 0;
    bool justLifted = false;
    // Where a match has many hands: the first ones.
    while (session.phase() != Phase::over && session.record().hands.size() < 4) {
      QVERIFY(comes([&] {
        return session.phase() == Phase::choosing || session.phase() == Phase::passing ||
               session.phase() == Phase::showingResult || session.phase() == Phase::over;
      }));
      auto* curtain = follower.window.findChild<QWidget*>("curtain");
      bool const hangs = curtain != nullptr && curtain->isVisible();
      QCOMPARE(hangs, session.phase() == Phase::passing);
      if (session.phase() != Phase::choosing || justLifted) {
        QString const leak = leakOf(follower, session);
        QVERIFY2(leak.isEmpty(), qPrintable(leak));
      }
      justLifted = false;
      if (session.phase() == Phase::showingResult) session.nextHand();
      if (session.phase() == Phase::choosing) {
        // Looks at its cards and tries one that may not be played, as people do.
        for (CardButton* card : follower.window.findChildren<CardButton*>()) card->setFocus();
        for (Offer const& offer : session.scene().seen.offers)
          if (!offer.legal()) {
            session.choose(offer.action);
            break;
          }
        actAsBaseline(session);
      }
      if (session.phase() != Phase::passing) continue;
      ++curtains;
      for (char const* name : {"actionUndo", "actionHint", "actionGuide", "actionRestart", "actionRedo"})
        QVERIFY2(!follower.window.findChild<QAction*>(name)->isEnabled(), name);
      auto* button = follower.window.findChild<QAbstractButton*>("showMyCards");
      QCOMPARE(follower.window.focusWidget(), button);
      // Space may bounce from the last trick.
      QTest::keyClick(button, Qt::Key_Space);
      QVERIFY(session.phase() == Phase::passing);
      if (curtains % 2 == 0)
        QTest::mouseClick(button, Qt::LeftButton);
      else
        QTest::keyClick(button, Qt::Key_Return);
      QVERIFY(session.phase() == Phase::choosing);
      QVERIFY(!curtain->isVisible());
      justLifted = true;
    }
    QVERIFY(curtains > 4);
  }

  // Undo only if everybody wants it. Whoever was asked has looked at the screen: the cards are shown to nobody after it.
  void undoWantsAllToAgree() {
    Session session;
    session.setPaces(Paces());
    Follower follower(session);
    session.start(planShared(1, 5));
    auto const asks = [&] { return session.phase() == Phase::passing || session.phase() == Phase::choosing; };
    for (int i = 0; i < 4; ++i) {
      QVERIFY(comes(asks));
      session.takeSeat();
      actAsBaseline(session);
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    }
    QVERIFY(comes(asks));
    session.takeSeat();
    Record const record = session.record();
    auto const press = [&](char const* name) {
      auto* button = follower.window.findChild<QAbstractButton*>(name);
      QTest::mouseClick(button, Qt::LeftButton);
    };
    auto* undo = follower.window.findChild<QAction*>("actionUndo");
    QVERIFY(undo->isEnabled());
    undo->trigger();
    // Who asks for it agrees already.
    auto const agrees = [&](char const* name) {
      return follower.window.findChild<QAbstractButton*>(name)->isChecked();
    };
    char const* const other = agrees("agrees_0") ? "agrees_1" : "agrees_0";
    QVERIFY(agrees("agrees_0") != agrees("agrees_1"));
    QVERIFY(!follower.window.findChild<QAbstractButton*>("agreedDeed")->isEnabled());
    press(other);
    QVERIFY(follower.window.findChild<QAbstractButton*>("agreedDeed")->isEnabled());
    press(other);
    QVERIFY(!follower.window.findChild<QAbstractButton*>("agreedDeed")->isEnabled());
    press("notAgreed");
    QVERIFY(session.record() == record);
    QCOMPARE(session.phase(), Phase::passing);
    QVERIFY(follower.window.findChild<QWidget*>("curtain")->isVisible());
    QString const leak = leakOf(follower, session);
    QVERIFY2(leak.isEmpty(), qPrintable(leak));
    session.takeSeat();
    undo->trigger();
    // It is taken back while the table still knows what was chosen and who had the screen, and then handed on.
    bool isWanted = false, isLeftAfter = false;
    QObject::connect(&follower.window.host(), &TableHost::undoWanted, &session, [&] { isWanted = true; });
    QObject::connect(&follower.window.host(), &TableHost::seatLeft, &session,
                     [&] { isLeftAfter = isWanted; });
    press(other);
    press("agreedDeed");
    QVERIFY(isLeftAfter);
    QVERIFY(comes(asks));
    QVERIFY(session.record() != record);
    QCOMPARE(session.phase(), Phase::passing);
  }
};

}  // namespace testShared

QTEST_MAIN(testShared::TestShared)
#include "test_shared.moc"
