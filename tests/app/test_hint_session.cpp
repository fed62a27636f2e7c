// Hints through the session, asked of an adviser that the tests hold in their hands, and through the window.
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <thread>

#include "app/desktop/scenes/scene.h"
#include "app/desktop/text/phrases.h"
#include "core/rules/phrases.h"
#include "tests/app/hint_tools.h"
#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/hand/card_button.h"
#include "ui/hint/hint_table.h"
#include "ui/panels/guide_section.h"
#include "ui/scene/scene_wording.h"
#include "ui/toolkit/status_line.h"

namespace testHintSession {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

// Answers with all that is legal, at once, or when it is let go or called off; and then too, so that an
// answer which comes too late is there to be dropped.
struct HeldAdviser {
  struct State {
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    std::atomic<int> calledOff = 0;
    std::atomic<bool> waits = false;
    std::atomic<bool> fails = false;
  };
  std::shared_ptr<State> state = std::make_shared<State>();
  std::vector<std::vector<Action>> asked;  // what was legal each time

  void join(Session& session) {
    session.setAdviser([this](SeatTable const& table) -> Thought {
      asked.push_back(table.legal());
      return [state = state, legal = asked.back()](StopFlag const& stop) {
        ++state->begun;
        while (state->waits && !stop.stopped()) std::this_thread::yield();
        if (stop.stopped()) ++state->calledOff;
        Advice advice;
        double worth = 0.9;
        for (Action const action : legal) {
          advice.candidates.push_back({action, worth, 2 * worth - 1, worth, manyPlayouts});
          worth *= 0.6;
        }
        if (!state->fails) advice.action = legal.front();
        ++state->ended;
        return advice;
      };
    });
  }
};

struct Quick : Session {
  HeldAdviser adviser;
  Quick() {
    setPaces(Paces());
    adviser.join(*this);
  }
  bool isHinted() const { return scene().hint && scene().hint->best.valid(); }
};

GameInfo const& gameWithDraft() { return *findGame("tarot"); }

// Leads the session to a choice of the kind; false: there is none in this match.
bool comesTo(Session& session, std::function<bool(TableScene const&)> const& wanted) {
  auto const waits = [&] {
    return session.phase() == Phase::choosing || session.phase() == Phase::showingResult ||
           session.phase() == Phase::over;
  };
  while (comes(waits)) {
    if (session.phase() == Phase::over) return false;
    if (session.phase() == Phase::showingResult) {
      session.nextHand();
      continue;
    }
    if (wanted(session.scene())) return true;
    actAsBaseline(session);
  }
  return false;
}

bool mayChoose(TableScene const& scene) { return openTo(scene).size() > 1; }

}  // namespace

class TestHintSession : public QObject {
  Q_OBJECT

 private slots:
  // Where no score can change any more there is no best card, and nobody is asked for one.
  void settledScoresHaveNoHint() {
    auto const settled = [](TableScene const& scene) { return scene.mayFinish && mayChoose(scene); };
    int found = 0;
    for (std::uint64_t seed = 1; seed < 12 && found == 0; ++seed) {
      Quick session;
      session.start(planWithViewer(1, seed));
      if (!comesTo(session, settled)) continue;
      ++found;
      QSignalSpy const refused(&session, &Session::refused);
      session.hint();
      QCOMPARE(refused.size(), 1);
      QVERIFY(refused.last().first().value<Message>() == say(phrases::noHintSettled));
      QVERIFY(!session.scene().hint && session.adviser.asked.empty());
      QVERIFY(session.record().hands.back().notes.assists.empty());
    }
    QCOMPARE(found, 1);
  }

  void askedAndAnswered() {
    Quick session;
    session.start(planWithViewer());
    QVERIFY(comesTo(session, mayChoose));
    QVERIFY(session.scene().mayHint && !session.scene().hint);
    Record const record = session.record();

    session.adviser.state->waits = true;
    session.hint();
    QVERIFY(session.scene().hint && session.scene().hint->thinking());
    QVERIFY(session.scene().hint->lines == std::vector{say(phrases::hintThinking)});
    QVERIFY(session.phase() == Phase::choosing && session.scene().mayAct);
    session.hint();
    session.hint();
    QCOMPARE(session.adviser.asked.size(), std::size_t{1});
    session.adviser.state->waits = false;
    QVERIFY(comes([&] { return session.isHinted(); }));
    QCOMPARE(session.scene().hint->best, session.adviser.asked[0].front());
    QVERIFY(!session.scene().hint->choices.empty());

    session.hint();  // it is there already
    QCOMPARE(session.adviser.asked.size(), std::size_t{1});
    QVERIFY(session.isHinted());
    QVERIFY(playOf(session.record()) == playOf(record));
    session.choose(session.scene().hint->best);
    QVERIFY(comesTo(session, mayChoose));
    QVERIFY(!session.scene().hint);
    session.hint();
    QCOMPARE(session.adviser.asked.size(), std::size_t{2});
  }

  // What is listed in words follows the cards: hearts where the 40 cards are drawn with hearts.
  void namesCardsAsTheyAreDrawn() {
    Quick session;
    session.start(planWithViewer(2, 7, *findGame("jaguar")));
    QVERIFY(comesTo(session, [](TableScene const& scene) {
      return openTo(scene).size() > 3 && openTo(scene).back().kind == Action::Kind::play;
    }));
    session.hint();
    QVERIFY(comes([&] { return session.isHinted(); }));
    auto const says = [&](char const* of) {
      return QRegularExpression(of)
          .match(wordingOf(session.scene()).say(session.scene().hint->next))
          .hasMatch();
    };
    char const* const italian = " of (coins|cups|swords|batons)";
    char const* const french = " of (clubs|diamonds|hearts|spades)";
    QVERIFY(says(italian) && !says(french));
    session.setFrenchForty(true);
    QVERIFY(says(french) && !says(italian));
    session.setFrenchForty(false);
    QVERIFY(says(italian) && !says(french));
  }

  void calledOff_data() {
    QTest::addColumn<QString>("by");
    for (char const* by : {"action", "undo", "leaving", "new match", "end"}) QTest::newRow(by) << by;
  }
  void calledOff() {
    QFETCH(QString, by);
    auto session = std::make_unique<Quick>();
    std::shared_ptr<HeldAdviser::State> const state = session->adviser.state;
    session->start(planWithViewer());
    int decided = 0;
    QVERIFY(comesTo(*session, [&](TableScene const& scene) { return mayChoose(scene) && ++decided == 2; }));
    state->waits = true;
    session->hint();
    QVERIFY(comes([&] { return state->begun == 1; }));
    int shown = 0;
    connect(session.get(), &Session::sceneChanged, this,
            [&](TableScene const& scene) { shown += scene.hint.has_value(); });
    if (by == "action") {
      session->choose(replay(session->record())->legal().front());
    } else if (by == "undo") {
      session->undo();
    } else if (by == "leaving") {
      session->leave();
    } else if (by == "new match") {
      session->start(planWithViewer(2, 8));
    } else {
      session.reset();
      QCOMPARE(state->calledOff.load(), 1);
      return;
    }
    QVERIFY(comes([&] { return state->ended == 1; }));
    QCOMPARE(state->calledOff.load(), 1);
    if (by == "leaving") session->start(planWithViewer(2, 8));
    // Its late answer is nobody's: it comes before what is asked for next.
    QVERIFY(comesTo(*session, mayChoose));
    state->waits = false;
    session->hint();
    QVERIFY(comes([&] { return session->isHinted(); }));
    QCOMPARE(session->adviser.asked.size(), std::size_t{2});
    QCOMPARE(session->scene().hint->best, session->adviser.asked[1].front());
    QCOMPARE(shown, 2);  // thinking, and answered: of the second alone
  }

  // What was found out is gone with its position, too.
  void forgotten() {
    Quick session;
    session.start(planWithViewer());
    int decided = 0;
    QVERIFY(comesTo(session, [&](TableScene const& scene) { return mayChoose(scene) && ++decided == 2; }));
    session.hint();
    QVERIFY(comes([&] { return session.isHinted(); }));
    session.undo();
    QVERIFY(comesTo(session, mayChoose));
    QVERIFY(!session.scene().hint);
  }

  // The others think as if nobody had asked.
  void changesNothing() {
    Quick without;
    without.start(planWithViewer());
    QVERIFY(playOut(without));
    Quick with;
    int asked = 0;
    connect(&with, &Session::settled, this, [&] {
      if (with.phase() != Phase::choosing) return;
      with.hint();
      ++asked;
    });
    with.start(planWithViewer());
    QVERIFY(playOut(with));
    QVERIFY(asked > 8);
    QVERIFY(playOf(with.record()) == playOf(without.record()));
  }

  // The only choice is thought about, too: what is to be expected of it.
  void forced() {
    Quick session;
    session.start(planWithViewer());
    QVERIFY(comesTo(session, [](TableScene const& scene) { return openTo(scene).size() == 1; }));
    session.hint();
    QVERIFY(comes([&] { return session.isHinted(); }));
    QVERIFY(session.scene().hint->lines.front() == say(phrases::hintNone));
    QCOMPARE(session.scene().hint->best, openTo(session.scene()).front());
    QCOMPARE(session.scene().hint->choices.size(), std::size_t{1});  // with its figures
  }

  void withoutAnswer() {
    Quick session;
    session.start(planWithViewer());
    QVERIFY(comesTo(session, mayChoose));
    session.adviser.state->fails = true;
    QTest::ignoreMessage(QtWarningMsg, "There was no answer to a hint.");
    session.hint();
    QVERIFY(comes([&] { return !session.scene().hint; }));
    session.adviser.state->fails = false;
    session.hint();
    QVERIFY(comes([&] { return session.isHinted(); }));
  }

  void outOfPlace() {
    Quick session;
    QSignalSpy const refused(&session, &Session::refused);
    auto const reason = [&refused] { return refused.last().first().value<Message>(); };
    session.hint();
    QVERIFY(reason() == say(phrases::noHandOver));

    session.setPaces({.thinking = std::chrono::hours(1), .trickRest = {}});
    session.start(planOf("greedy"));  // watching
    QVERIFY(reaches(session, Phase::thinking));
    QVERIFY(!session.scene().mayHint);
    session.hint();
    QVERIFY(reason() == say(phrases::noWatching));

    session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
    session.start(planWithViewer());
    QVERIFY(comes([&] {
      if (session.phase() == Phase::choosing) actAsBaseline(session);
      return session.phase() == Phase::resting;
    }));
    QVERIFY(!session.scene().mayHint);
    session.hint();
    QVERIFY(reason() == say(phrases::noTrickResting));
    QVERIFY(!session.scene().hint);
    QVERIFY(session.adviser.asked.empty());

    session.setPaces(Paces());
    session.goOn();
    QVERIFY(comes([&] {
      if (session.phase() == Phase::choosing) actAsBaseline(session);
      return session.phase() == Phase::showingResult;
    }));
    QVERIFY(!session.scene().mayHint);
    auto const before = refused.size();
    session.hint();
    QCOMPARE(refused.size(), before + 1);
    QVERIFY(session.adviser.asked.empty());
  }

  // All that are missing, found one after the other, each with those before it gone; those that the viewer
  // has chosen stay, and nothing is done before it is confirmed.
  void cardsToPutAside() {
    Quick session;
    auto const asksForCards = [](TableScene const& scene) { return scene.draftSize > 0; };
    bool found = false;
    for (std::uint64_t seed = 1; seed < 200 && !found; ++seed) {
      session.start(planWithViewer(1, seed, gameWithDraft()));
      found = comesTo(session, asksForCards);
    }
    QVERIFY(found);
    auto const wanted = static_cast<std::size_t>(session.scene().draftSize);
    QVERIFY(wanted > 1);
    Record const before = session.record();
    auto const& asked = session.adviser.asked;
    for (std::size_t own = 0; own < wanted; ++own) {
      for (std::size_t i = 0; i < own; ++i) session.choose(openTo(session.scene()).back());
      std::vector<Card> const chosen = session.scene().draft;
      QCOMPARE(chosen.size(), own);
      QVERIFY(session.scene().mayHint);
      std::size_t const first = asked.size();
      session.hint();
      QVERIFY(session.scene().hint->thinking());
      QVERIFY(comes([&] { return session.isHinted(); }));

      std::vector<Card> const full = session.scene().draft;
      QCOMPARE(full.size(), wanted);
      QVERIFY(std::equal(chosen.begin(), chosen.end(), full.begin()));
      QCOMPARE(asked.size() - first, wanted - own);
      CardSet named;
      for (std::size_t i = own; i < wanted; ++i) {
        std::vector<Action> const& open = asked[first + i - own];
        QCOMPARE(full[i], open.front().card());
        for (std::size_t k = 0; k < i; ++k)
          QVERIFY(!std::ranges::count(open, Action{Action::Kind::discard, full[k].code}));
        named.insert(full[i]);
      }
      Hint const hint = *session.scene().hint;
      QVERIFY(hint.lines.front() == say(phrases::hintAside, {args::cards(named)}));
      QVERIFY(hint.choices.empty());
      QVERIFY(!session.scene().mayHint);
      QVERIFY(playOf(session.record()) == playOf(before));
      session.clearDraft();
      QVERIFY(!session.scene().hint);
    }

    session.hint();
    QVERIFY(comes([&] { return session.isHinted(); }));
    QSignalSpy const refused(&session, &Session::refused);
    session.choose({Action::Kind::discard, session.scene().draft.back().code});  // frees it
    QVERIFY(!session.scene().hint && session.scene().mayHint);
    QCOMPARE(session.scene().draft.size(), wanted - 1);
    session.choose(openTo(session.scene()).back());
    session.hint();
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noDraftFull));

    // Called off, it has chosen nothing.
    session.clearDraft();
    session.adviser.state->waits = true;
    session.hint();
    session.choose(asked.back().front());
    QVERIFY(!session.scene().hint);
    QCOMPARE(session.scene().draft.size(), std::size_t{1});
    session.adviser.state->waits = false;
    QVERIFY(comes([&] { return session.adviser.state->begun == session.adviser.state->ended; }));
    QCOMPARE(session.scene().draft.size(), std::size_t{1});
  }

  // Without an adviser of its own the review answers.
  void theReviewAnswers() {
    Session session;
    session.setPaces(Paces());
    session.start(planWithViewer());
    QVERIFY(comesTo(session, mayChoose));
    session.hint();
    QVERIFY(comes([&] { return session.scene().hint && session.scene().hint->best.valid(); }));
    QVERIFY(replay(session.record())->isLegal(session.scene().hint->best));
  }

  // The key asks; guide, card and status line tell; the position takes it away.
  void byKey_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("it") << "it";
  }
  void byKey() {
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch(language, 5));
    QVERIFY(program.isActive());
    Session& session = program.session();
    HeldAdviser adviser;
    adviser.join(session);
    MainWindow& window = program.window();
    window.resize(1280, 800);
    auto const asksForCard = [](TableScene const& scene) {
      return mayChoose(scene) && scene.seen.offers.back().action.kind == Action::Kind::play &&
             openTo(scene).back().kind == Action::Kind::play;
    };
    session.setPaces(Paces());
    QVERIFY(comes([&] { return session.hasMatch(); }));
    QVERIFY(comesTo(session, asksForCard));

    auto const* status = window.findChild<StatusLine*>();
    auto const* live = window.findChild<QLabel*>("liveLabel");
    QString const before = status->text();

    program.press(Qt::Key_H);
    auto const* section = window.findChild<GuideSection*>("guideHint");
    auto const* table = window.findChild<HintTable*>("hintTable");
    QVERIFY(section != nullptr && table != nullptr);
    auto const* look = window.findChild<GuideSection*>("hintLook");
    QVERIFY(comes([&] { return !look->isHidden(); }));
    // A newcomer is led there: of the answer its heading alone stands there.
    QVERIFY(section->body().isEmpty() && table->isHidden());
    program.press(Qt::Key_H);
    QVERIFY(section->body().isEmpty() && table->isHidden());
    program.press(Qt::Key_H);
    QVERIFY(!section->body().isEmpty() && !section->isHidden() && !table->isHidden());
    Action const best = adviser.asked.back().front();
    QString const play = language == "it" ? "Gioca " : "Play ";
    QVERIFY2(section->body().startsWith(play), qPrintable(section->body()));
    QVERIFY(live->text().startsWith(play));
    QCOMPARE(table->rows().size(), std::min(adviser.asked.back().size(), hintChoices));
    auto const* row = window.findChild<QAbstractButton*>("hintRow_0");
    QVERIFY(row != nullptr && row->accessibleName().startsWith(table->rows()[0].label));
    QCOMPARE(status->text(), before);
    auto const* card = window.findChild<CardButton*>(
        "card_" + QString::fromStdString(allGames().front()->deck->text(best.card())));
    QCOMPARE(card->accessibleDescription(), language == "it" ? "Suggerimento" : "Hint");

    // Asked for again it is said again, and not thought about.
    auto const asked = adviser.asked.size();
    program.press(Qt::Key_H);
    QCOMPARE(adviser.asked.size(), asked);

    program.press(Qt::Key_F9);
    QVERIFY2(status->text().startsWith(play), qPrintable(status->text()));
    QVERIFY(status->text().size() < section->body().size());
    program.press(Qt::Key_F9);
    QCOMPARE(status->text(), before);

    session.choose(best);
    QVERIFY(comesTo(session, mayChoose));
    QVERIFY(section->isHidden() && table->isHidden());
    for (CardButton const* each : window.findChildren<CardButton*>())
      QVERIFY(each->accessibleDescription().isEmpty());
  }
};

}  // namespace testHintSession

QTEST_MAIN(testHintSession::TestHintSession)
#include "test_hint_session.moc"
