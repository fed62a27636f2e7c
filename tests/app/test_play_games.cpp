// A hand of every game at every table size, and of each set of rules, through the real window from the deal
// to the score: once by clicks of the mouse alone, once by keys alone. What is chosen is drawn among what is
// offered, so that over the seeds every kind of call, discard and card is made.
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/rules/random.h"
#include "tests/app/table_sets.h"
#include "tests/app/window_tools.h"
#include "ui/panels/end_sheet.h"

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

constexpr int mostSteps = 400;

QString offerName(Action action) {
  return QString("offer_%1_%2_%3").arg(static_cast<int>(action.kind)).arg(action.first).arg(action.second);
}

bool isBusy(Phase phase) {
  return phase == Phase::thinking || phase == Phase::recording || phase == Phase::idle;
}

bool isOfACard(Action action) {
  return action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
}

}  // namespace

class TestPlayGames : public QObject {
  Q_OBJECT

  static bool waits(Session const& session) {
    return comes([&] { return session.hasMatch() && !isBusy(session.phase()); });
  }

  static QString cardName(Session const& session, Card card) {
    return "card_" + QString::fromStdString(Deck::of(session.scene().seen.deck).text(card));
  }

  // What may be done here and has a button of its own. (The figures of a number field have none.)
  static std::vector<Action> choices(Program& program) {
    std::vector<Action> actions;
    std::vector<Card> const& draft = program.session().scene().draft;
    for (Offer const& offer : program.session().scene().seen.offers)
      if (offer.legal() && std::ranges::find(draft, offer.action.card()) == draft.end() &&
          offer.action.kind != Action::Kind::solo &&
          (isOfACard(offer.action) ||
           program.window().findChild<QAbstractButton*>(offerName(offer.action)) != nullptr))
        actions.push_back(offer.action);
    return actions;
  }

  static Action drawn(std::vector<Action> const& among, Rng& rng) {
    return among[rng.below(static_cast<std::uint32_t>(among.size()))];
  }

  static int actions(Session const& session) {
    int count = 0;
    for (RecordedHand const& hand : session.record().hands) count += static_cast<int>(hand.actions.size());
    return count;
  }

  void sets() {
    QTest::addColumn<int>("number");
    std::vector<Set> const all = allSets();
    for (std::size_t i = 0; i < all.size(); ++i)
      QTest::newRow(qPrintable(nameOf(all[i]))) << static_cast<int>(i);
  }

  void focusOn(Program& program, QString const& name) {
    program.press(Qt::Key_Right);  // to the hand
    program.press(Qt::Key_Home);
    for (int step = 0; step < 40 && program.focusName() != name; ++step) program.press(Qt::Key_Right);
    QCOMPARE(program.focusName(), name);
  }

  void play(bool byMouse) {
    QFETCH(int, number);
    Set const set = allSets()[static_cast<std::size_t>(number)];
    QTemporaryDir const home;
    auto const seed = static_cast<std::uint64_t>(number) + 1;
    Program program(home.path(), lineOfSet(set, number % 2 == 0 ? "it" : "en", seed));
    Session& session = program.session();
    session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = false, .resultRest = {}});
    QVERIFY(program.isActive());
    program.window().findChild<EndSheet*>()->setKeyGuard(0);
    Rng rng(seed);

    for (int step = 0;; ++step) {
      QVERIFY(step < mostSteps);
      QVERIFY(waits(session));
      if (session.phase() == Phase::showingResult || session.phase() == Phase::over) break;
      QVERIFY(session.phase() == Phase::choosing);
      int const before = actions(session);
      int const together = session.scene().draftSize;
      std::vector<Action> const all = choices(program);
      QVERIFY(!all.empty());
      if (together > 0) {
        for (int i = 0; i < together; ++i) {
          Action const action = drawn(choices(program), rng);
          QCOMPARE(action.kind, Action::Kind::discard);
          make(program, action, byMouse);
          if (QTest::currentTestFailed()) return;
        }
        QCOMPARE(static_cast<int>(session.scene().draft.size()), together);
        if (byMouse)
          QVERIFY(program.click("dock_act"));
        else
          program.press(Qt::Key_Return);
      } else {
        make(program, drawn(all, rng), byMouse);
        if (QTest::currentTestFailed()) return;
      }
      QVERIFY2(comes([&] { return actions(session) > before; }), qPrintable(offerName(all.front())));
    }
    auto* title = program.window().findChild<QLabel*>("endTitle");
    QVERIFY(title != nullptr && title->isVisible() && !title->text().isEmpty());
    QVERIFY(session.record().hands.front().result.has_value());
  }

  void make(Program& program, Action action, bool byMouse) {
    Session& session = program.session();
    QString const name = isOfACard(action) ? cardName(session, action.card()) : offerName(action);
    if (byMouse) {
      QVERIFY2(program.click(name), qPrintable(name));
      if (!isOfACard(action) && session.phase() == Phase::choosing) QVERIFY(program.click("dock_act"));
      return;
    }
    if (action.kind == Action::Kind::pass) return program.press(Qt::Key_P);
    if (isOfACard(action)) {
      focusOn(program, name);
      return program.press(Qt::Key_Space);
    }
    // Of a number field the one that stands there.
    if (action.second > 0) return program.press(Qt::Key_Return);
    auto const* wanted = program.window().findChild<QAbstractButton*>(name);
    QVERIFY(wanted != nullptr);
    for (int step = 0; step < 20 && !wanted->isChecked(); ++step) program.press(Qt::Key_Left);
    for (int step = 0; step < 40 && !wanted->isChecked(); ++step)
      program.press(step % 20 == 19 ? Qt::Key_Down : Qt::Key_Right);
    QVERIFY2(wanted->isChecked(), qPrintable(name));
    program.press(Qt::Key_Return);
  }

 private slots:
  void byMouse_data() { sets(); }
  void byMouse() { play(true); }
  void byKeys_data() { sets(); }
  void byKeys() { play(false); }
};

QTEST_MAIN(TestPlayGames)
#include "test_play_games.moc"
