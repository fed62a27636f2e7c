#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "core/match/record_json.h"
#include "core/rules/phrases.h"
#include "tests/app/journal_text.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"

namespace testSession {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

// A session whose clock is rung by the test.
struct Timed {
  HandAlarm* alarm = nullptr;
  std::unique_ptr<Session> session;

  Timed() {
    auto owned = std::make_unique<HandAlarm>();
    alarm = owned.get();
    session = std::make_unique<Session>(std::move(owned));
  }
  Session* operator->() const { return session.get(); }
};

struct Quick : Session {
  Quick() { setPaces(Paces()); }
};

// The journal's lines without its header, which names the seats' players.
QByteArray linesOf(QString const& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  file.readLine();
  return file.readAll();
}

// A match in which the viewer, and everybody, goes by rules of thumb, and comes to where all other tricks are
// surely its own, after it has had to play where they were not.
std::uint64_t seedWithAClaim(GameInfo const& game) {
  for (std::uint64_t seed = 1;; ++seed) {
    auto const table = openTable(planWithViewer(1, seed, game).setup);
    table->deal(table->nextDeal(), table->nextDealer());
    for (bool unsure = false; !table->handOver();) {
      bool const own = table->toAct() == 0 && table->playing();
      bool const sure = own && table->claim().size() > 1;
      if (sure && unsure) return seed;
      unsure = unsure || (own && !sure);
      table->apply(table->thought("greedy")(StopFlag{}).action);
    }
  }
}

// Says everything backwards.
class Mirror : public QTranslator {
 public:
  QString translate(char const*, char const* source, char const*, int) const override {
    QString text = QString::fromUtf8(source);
    std::reverse(text.begin(), text.end());
    return text;
  }
  bool isEmpty() const override { return false; }
};

}  // namespace

class TestSession : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  // Watching: every action and deal is shown once, in order, and the record is the one that the table alone
  // comes to.
  void computersPlayAMatch() {
    Quick session;
    int shown = 0;
    connect(&session, &Session::happened, this, [&shown](Events const& events) {
      QVERIFY(!events.empty());
      ++shown;
    });
    std::vector<TableScene> scenes;
    connect(&session, &Session::sceneChanged, this,
            [&](TableScene const& scene) { scenes.push_back(scene); });
    MatchPlan const plan = planOf("greedy", 3);
    session.start(plan, {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    Record const expected = played(plan, 100000)->record();
    QVERIFY(session.record() == expected);
    std::size_t actions = 0;
    for (RecordedHand const& hand : expected.hands) actions += hand.actions.size();
    QCOMPARE(static_cast<std::size_t>(shown), actions);
    QVERIFY(readJournal(path_).table->record() == expected);

    QCOMPARE(scenes.back().rows.size(), std::size_t{3});
    QVERIFY(scenes.back().matchOver && scenes.back().showResult);
    for (TableScene const& scene : scenes) {
      QVERIFY(scene.seen.hand.empty());  // nobody's cards are seen while watching
      QVERIFY(!scene.mayAct && !scene.mayUndo);
    }
    auto const last = std::ranges::find_if(scenes, [](auto const& scene) { return scene.showResult; });
    QCOMPARE(last->rows.size(), std::size_t{1});
  }

  void personPlaysAMatch() {
    Quick session;
    session.start(planWithViewer(), {.journal = path_});
    QVERIFY(playOut(session));
    QVERIFY(replay(session.record()) != nullptr);
    QCOMPARE(session.record().hands.size(), std::size_t{2});
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  void everySeatIsPlayedTheSameWithoutAJournal() {
    Quick with;
    with.start(planWithViewer(), {.journal = path_});
    Quick without;
    without.start(planWithViewer());
    QVERIFY(playOut(with));
    QVERIFY(playOut(without));
    QVERIFY(with.record() == without.record());
  }

  void refusals() {
    Timed session;
    QSignalSpy const refused(session.session.get(), &Session::refused);
    auto const reason = [&refused] { return refused.last().first().value<Message>(); };
    session->choose({Action::Kind::pass});
    QVERIFY(reason() == say(phrases::noHandOver));
    session->undo();
    QVERIFY(reason() == say(phrases::noUndoNothing));
    session->goOn();
    session->nextHand();

    // A seed where another seat begins.
    std::uint64_t seed = 0;
    while (played(planWithViewer(1, ++seed), 0)->toAct() == 0) {
    }
    session->setPaces({.thinking = std::chrono::milliseconds(1)});
    session->start(planWithViewer(1, seed));
    QVERIFY(reaches(*session.session, Phase::thinking));
    QVERIFY(session->scene().thinking != nobody);
    auto const before = refused.size();
    session->choose({Action::Kind::pass});
    QCOMPARE(refused.size(), before + 1);
    QVERIFY(!reason().empty());
    QVERIFY(session->record().hands.back().actions.empty());

    session->setPaces(Paces());
    QTRY_VERIFY(session.alarm->isSet());
    session.alarm->ring();
    QVERIFY(reaches(*session.session, Phase::choosing));
    QVERIFY(session->scene().mayAct);
    Record const record = session->record();
    Card const card = session->scene().seen.hand.front();
    session->choose(Action::play(card));  // the auction is on
    QVERIFY(!reason().empty());
    session->choose({Action::Kind::show, 99});
    QVERIFY(reason() == say(phrases::noOther));
    session->goOn();
    session->nextHand();
    QVERIFY(session->phase() == Phase::choosing);
    QVERIFY(session->record() == record);
  }

  // Two clicks in one turn of the event loop are one action.
  void secondClickIsDropped() {
    Quick session;
    QSignalSpy const refused(&session, &Session::refused);
    session.start(planWithViewer());
    QVERIFY(reaches(session, Phase::choosing));
    Action const action = replay(session.record())->legal().front();
    auto const before = session.record().hands.back().actions.size();
    session.choose(action);
    session.choose(action);
    QVERIFY(session.phase() == Phase::recording);
    QCOMPARE(session.record().hands.back().actions.size(), before);  // not yet written, not yet applied
    QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    QCOMPARE(session.record().hands.back().actions.size(), before + 1);
    QVERIFY(refused.isEmpty());
  }

  void paces() {
    Timed session;
    session->setPaces(
        {.thinking = std::chrono::milliseconds(123), .trickRest = std::chrono::milliseconds(456)});
    session->start(planOf("greedy", 1));
    int thoughts = 0;
    int rests = 0;
    while (session->phase() != Phase::over) {
      QVERIFY(comes([&] { return session.alarm->isSet() || session->phase() == Phase::over; }));
      if (!session.alarm->isSet()) break;
      bool const resting = session->phase() == Phase::resting;
      QCOMPARE(session->scene().resting, resting);
      QCOMPARE(session.alarm->after().count(), resting ? 456 : 123);
      if (resting) {
        QVERIFY(session->scene().seen.lastTrick() != nullptr);
        if (++rests % 2 == 0)
          session->goOn();  // sooner, by a click
        else
          session.alarm->ring();
      } else {
        ++thoughts;
        session.alarm->ring();
      }
    }
    RecordedHand const& hand = session->record().hands.front();
    QCOMPARE(static_cast<std::size_t>(thoughts), hand.actions.size());
    QCOMPARE(rests, 8);
  }

  void trickRestsUntilClick() {
    Timed session;
    session->setPaces({.thinking = {}, .trickRest = std::chrono::milliseconds(456), .trickUntilClick = true});
    session->start(planWithViewer(2));
    while (session->phase() != Phase::resting) {
      QTRY_VERIFY(session->phase() == Phase::choosing || session->phase() == Phase::resting);
      if (session->phase() == Phase::resting) break;
      Offers const& offers = session->scene().seen.offers;
      session->choose(std::ranges::find_if(offers, &Offer::legal)->action);
    }
    QVERIFY(!session.alarm->isSet());
    QSignalSpy const refused(session.session.get(), &Session::refused);
    session->choose({Action::Kind::pass});
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noTrickResting));
    session->goOn();
    QVERIFY(session->phase() != Phase::resting);
  }

  // Nobody is there to click.
  void trickRestsForATimeWhileWatching() {
    Timed session;
    session->setPaces({.thinking = {}, .trickRest = std::chrono::milliseconds(456), .trickUntilClick = true});
    session->start(planOf("greedy", 1));
    QVERIFY(reaches(*session.session, Phase::resting));
    QVERIFY(session.alarm->isSet());
  }

  // Cards that open on the cloth are seen before a computer player puts any aside: as long as a trick rests.
  void openedClothRests_data() {
    QTest::addColumn<bool>("person");
    QTest::addColumn<bool>("untilClick");
    QTest::addColumn<int>("rest");
    QTest::newRow("until a click") << true << true << 456;
    QTest::newRow("for a time") << true << false << 456;
    QTest::newRow("watched") << false << true << 456;
    QTest::newRow("not at all") << true << false << 0;
  }
  void openedClothRests() {
    QFETCH(bool, person);
    QFETCH(bool, untilClick);
    QFETCH(int, rest);
    auto const faceDown = [](Seen const& seen) {
      return !seen.spreads.empty() && seen.spreads.front().faceDown > 0;
    };
    GameInfo const& game = *findGame("tarot");
    auto const plan = [&](std::uint64_t seed) {
      return person ? planWithViewer(1, seed, game) : planOf("greedy", 1, seed, game);
    };
    // A deal whose dog is opened by a computer player, and how many actions come before.
    std::uint64_t seed = 0;
    int opening = 0;
    for (bool found = false; !found;) {
      ++seed;
      for (opening = 1; opening < 12 && !found;) {
        auto const before = played(plan(seed), opening - 1);
        auto const after = played(plan(seed), opening);
        found = !before->handOver() && !after->handOver() && faceDown(before->seen(nobody)) &&
                !faceDown(after->seen(nobody)) && !after->seen(nobody).spreads.empty() &&
                after->toAct() != 0 && before->toAct() != 0;
        if (!found) ++opening;
      }
    }
    Timed session;
    session->setPaces(
        {.thinking = {}, .trickRest = std::chrono::milliseconds(rest), .trickUntilClick = untilClick});
    bool everTurned = false;
    connect(session.session.get(), &Session::sceneChanged, this,
            [&](TableScene const& scene) { everTurned = everTurned || scene.turned; });
    session->start(plan(seed), {.playFirst = opening - 1});
    if (rest == 0) {
      QVERIFY(reaches(*session.session, Phase::choosing));
      QVERIFY(!everTurned);
      return;
    }
    QVERIFY(reaches(*session.session, Phase::resting));
    TableScene const scene = session->scene();
    QVERIFY(scene.turned && !scene.resting && scene.rests() && !scene.mayAct);
    QVERIFY(!faceDown(scene.seen) && scene.seen.spreads.front().cards.size() == 6);
    QCOMPARE(static_cast<int>(session->record().hands.back().actions.size()), opening);
    bool const clicked = person && untilClick;
    QCOMPARE(session.alarm->after().count(), clicked ? 0 : 456);
    QSignalSpy const refused(session.session.get(), &Session::refused);
    session->choose(Action::play(Card{}));
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noTurned));
    session->setPaused(true);
    session->setPaused(false);
    QVERIFY(session->scene().turned);
    if (clicked)
      session->goOn();
    else
      session.alarm->ring();
    QVERIFY(session->phase() == Phase::thinking && !session->scene().turned);
    // Once is enough.
    QVERIFY(reaches(*session.session, person ? Phase::choosing : Phase::resting));
    QVERIFY(!session->scene().turned);
  }

  // Who has opened the cloth has all the time there is to look, and may put cards aside at once.
  void whatAPersonOpensDoesNotRest() {
    GameInfo const& game = *findGame("tarot");
    auto const opened = [](Table const& table) {
      std::vector<Seen::Spread> const spreads = table.seen(nobody).spreads;
      return !spreads.empty() && !spreads.front().cards.empty();
    };
    std::uint64_t seed = 0;
    int opening = 0;
    while (opening == 0) {
      ++seed;
      for (int actions = 1; actions < 12 && opening == 0; ++actions) {
        auto const table = played(planWithViewer(1, seed, game), actions);
        History const& done = table->record().hands.back().actions;
        bool const ours = !done.empty() && done.back().seat == 0;
        if (!table->handOver() && opened(*table) && ours && table->toAct() == 0) opening = actions;
      }
    }
    Timed session;
    session->setPaces({.thinking = {}, .trickRest = std::chrono::milliseconds(456), .trickUntilClick = true});
    bool everTurned = false;
    connect(session.session.get(), &Session::sceneChanged, this,
            [&](TableScene const& scene) { everTurned = everTurned || scene.turned; });
    session->start(planWithViewer(1, seed, game), {.playFirst = opening - 1});
    auto const isOpen = [&] { return session->phase() == Phase::choosing && session->scene().draftSize > 0; };
    QVERIFY(comes([&] { return session->phase() == Phase::choosing || session->phase() == Phase::resting; }));
    if (!isOpen() && session->phase() == Phase::choosing) {
      actAsBaseline(*session.session);
      QVERIFY(comes([&] { return isOpen() || session->phase() == Phase::resting; }));
    }
    QVERIFY(isOpen());
    QVERIFY(!everTurned);
  }

  // At every decision of a match: play on to the next one, take back, and be where one was; then everything
  // goes the same way again.
  void undo() {
    Quick session;
    session.start(planWithViewer(2), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(!session.scene().mayUndo);
    int across = 0;
    while (session.phase() != Phase::over) {
      auto const stands = [&session] {
        return session.phase() == Phase::choosing || session.phase() == Phase::showingResult ||
               session.phase() == Phase::over;
      };
      QVERIFY(comes(stands));
      if (session.phase() != Phase::choosing) {
        if (session.phase() == Phase::showingResult) session.nextHand();
        continue;
      }
      TableScene scene = session.scene();
      scene.mayRedo = true;  // what is about to be taken back
      Record const record = session.record();
      Action const action = replay(record)->thought("greedy")(StopFlag{}).action;
      session.choose(action);
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
      QVERIFY(comes(stands));
      Record const later = session.record();
      bool const nextDeal = session.phase() == Phase::showingResult;
      if (nextDeal) {  // the result is shown; take it back from there, and from the next hand
        session.undo();
        QVERIFY(reaches(session, Phase::choosing));
        QVERIFY(playOf(session.record()) == playOf(record));
        session.choose(action);
        QVERIFY(reaches(session, Phase::showingResult));
        session.nextHand();
        QVERIFY(reaches(session, Phase::choosing));
        ++across;
      }
      QVERIFY(session.scene().mayUndo);
      session.undo();
      QVERIFY(reaches(session, Phase::choosing));
      QVERIFY(playOf(session.record()) == playOf(record));
      QVERIFY(session.scene() == scene);
      QVERIFY(playOf(readJournal(path_).table->record()) == playOf(record));

      session.choose(action);
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
      QVERIFY(comes(stands));
      QVERIFY(playOf(session.record()) == playOf(later));
    }
    QCOMPARE(across, 1);
    QVERIFY(session.record() == readJournal(path_).table->record());
    QVERIFY(replay(session.record()) != nullptr);
    // Undo can also choose otherwise.
    session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(!session.record().settlement.has_value());
    QCOMPARE(session.scene().rows.size(), std::size_t{1});
  }

  // What was answered once is answered again, also where the player would now say something else, as one may
  // whose time ran out the first time: here the seats have other players since.
  void theSamePositionIsAnsweredTheSame() {
    MatchPlan const plan = planWithViewer(2);
    int tried = 0;
    for (int actions = 20; actions < 40; ++actions) {
      auto table = played(plan, actions, "random");
      Record const record = table->record();
      auto const isOwn = [](Done const& one) { return one.seat == 0; };
      if (table->toAct() != 0 || std::ranges::none_of(record.hands.back().actions, isOwn)) continue;
      Quick session;
      session.open(plan, std::move(table), rowsOf(record), path_);
      QVERIFY(reaches(session, Phase::choosing));
      session.undo();
      QVERIFY(reaches(session, Phase::choosing));
      std::size_t const left = session.record().hands.back().actions.size();
      History const& done = record.hands.back().actions;
      QCOMPARE(session.record().hands.size(), record.hands.size());
      auto const otherwise = replay(session.record());
      otherwise->apply(done[left].action);
      for (std::size_t i = left + 1; i < done.size(); ++i)
        otherwise->apply(otherwise->thought("greedy")(StopFlag{}).action);
      if (playOf(otherwise->record()) == playOf(record)) continue;  // by chance
      ++tried;
      for (int times = 0; times < 3; ++times) {
        session.choose(done[left].action);
        QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
        QVERIFY(reaches(session, Phase::choosing));
        QVERIFY(playOf(session.record()) == playOf(record));
        times == 1 ? session.restartDeal() : session.undo();
        // From the deal's beginning the way back leads through what the others answer, too.
        while (reaches(session, Phase::choosing) && session.record().hands.back().actions.size() < left) {
          session.choose(done[session.record().hands.back().actions.size()].action);
          QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
        }
        QCOMPARE(session.record().hands.back().actions.size(), left);
      }
    }
    QVERIFY2(tried > 1, qPrintable(QString::number(tried)));
  }

  // At every decision of a match: back, and forth again, with all that had followed.
  void redo() {
    Quick session;
    QSignalSpy const refused(&session, &Session::refused);
    session.start(planWithViewer(2), {.journal = path_});
    auto const stands = [&session] {
      return session.phase() == Phase::choosing || session.phase() == Phase::showingResult ||
             session.phase() == Phase::over;
    };
    QVERIFY(reaches(session, Phase::choosing));
    int decisions = 0;
    while (session.phase() != Phase::over) {
      actAsBaseline(session);
      QVERIFY(comes([&] { return session.phase() != Phase::recording && stands(); }));
      ++decisions;
      Record const later = session.record();
      TableScene const scene = session.scene();
      QVERIFY(!scene.mayRedo);
      session.undo();
      QVERIFY(reaches(session, Phase::choosing));
      QVERIFY(session.scene().mayRedo);
      QVERIFY(playOf(session.record()) != playOf(later));
      session.redo();
      QVERIFY(comes([&] { return session.phase() != Phase::recording && stands(); }));
      QVERIFY(playOf(session.record()) == playOf(later));
      QVERIFY(session.scene() == scene);
      QVERIFY(playOf(readJournal(path_).table->record()) == playOf(later));
      if (session.phase() == Phase::showingResult) {
        session.nextHand();
        QVERIFY(reaches(session, Phase::choosing));
      }
    }
    Record const whole = session.record();
    for (int i = 0; i < decisions; ++i) {
      session.undo();
      QVERIFY(reaches(session, Phase::choosing));
    }
    QVERIFY(!session.scene().mayUndo);
    QVERIFY(refused.isEmpty());
    for (int i = 0; i < decisions; ++i) {
      QVERIFY(session.scene().mayRedo);
      session.redo();
      QVERIFY(comes([&] { return session.phase() != Phase::recording && stands(); }));
    }
    QVERIFY(session.phase() == Phase::over);
    QVERIFY(playOf(session.record()) == playOf(whole));
    session.redo();
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noRedoNothing));
  }

  // What is done instead of what was taken back ends it; what is done again by hand does not.
  void redoAfterAnotherChoice() {
    Quick session;
    session.start(planWithViewer(1), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    std::vector<Action> done;
    for (int i = 0; i < 3; ++i) {
      done.push_back(replay(session.record())->thought("greedy")(StopFlag{}).action);
      session.choose(done.back());
      QVERIFY(comes([&] { return session.phase() == Phase::choosing; }));
    }
    Record const later = session.record();
    for (int i = 0; i < 3; ++i) {
      session.undo();
      QVERIFY(reaches(session, Phase::choosing));
    }
    session.choose(done[0]);
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(session.scene().mayRedo);
    session.redo();
    QVERIFY(reaches(session, Phase::choosing));
    session.redo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) == playOf(later));
    QVERIFY(!session.scene().mayRedo);

    session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    auto const legal = replay(session.record())->legal();
    auto const other = std::ranges::find_if(legal, [&](Action action) { return action != done[2]; });
    QVERIFY(other != legal.end());
    session.choose(*other);
    QVERIFY(comes([&] { return session.phase() != Phase::recording && session.phase() != Phase::thinking; }));
    QVERIFY(!session.scene().mayRedo);
  }

  // The same cards once more; the computers do as they did, and all of it can be had back.
  void restartDeal() {
    Quick session;
    session.start(planWithViewer(2), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    while (session.phase() != Phase::showingResult) {
      actAsBaseline(session);
      QVERIFY(
          comes([&] { return session.phase() != Phase::recording && session.phase() != Phase::thinking; }));
    }
    Record const first = session.record();
    QVERIFY(session.scene().mayRestart);
    session.restartDeal();
    QVERIFY(reaches(session, Phase::choosing));
    QCOMPARE(session.record().hands.size(), std::size_t{1});
    QVERIFY(session.record().hands.front().deal == first.hands.front().deal);
    QVERIFY(!session.record().hands.front().result.has_value());
    QVERIFY(session.scene().rows.empty());
    Record const begun = session.record();
    QVERIFY(session.scene().mayRedo);
    session.redo();
    QVERIFY(reaches(session, Phase::showingResult));
    QVERIFY(playOf(session.record()) == playOf(first));

    session.restartDeal();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) == playOf(begun));
    while (session.phase() != Phase::showingResult) {
      actAsBaseline(session);
      QVERIFY(
          comes([&] { return session.phase() != Phase::recording && session.phase() != Phase::thinking; }));
    }
    QVERIFY(playOf(session.record()) == playOf(first));
    QVERIFY(playOf(readJournal(path_).table->record()) == playOf(first));
  }

  void pause() {
    Timed session;
    session->setPaces(
        {.thinking = std::chrono::milliseconds(123), .trickRest = std::chrono::milliseconds(456)});
    session->start(planOf("greedy", 1));
    QVERIFY(reaches(*session.session, Phase::thinking));
    session->setPaused(true);
    QVERIFY(!session.alarm->isSet());
    QVERIFY(session->scene().paused);
    Record const record = session->record();
    QCoreApplication::processEvents();  // an answer that is late changes nothing
    QVERIFY(session->phase() == Phase::thinking && playOf(session->record()) == playOf(record));
    session->setPaused(false);
    QVERIFY(!session->scene().paused);
    while (session->phase() != Phase::resting) {
      QVERIFY(comes([&] { return session.alarm->isSet(); }));
      if (session->phase() != Phase::resting) session.alarm->ring();
    }
    session->setPaused(true);
    QVERIFY(!session.alarm->isSet());
    session->setPaused(false);
    QVERIFY(session.alarm->isSet());
    QCOMPARE(session.alarm->after().count(), 456);
    session->setPaused(true);
    session->goOn();  // by a click; but nobody thinks
    QVERIFY(session->phase() == Phase::thinking);
    QVERIFY(!session.alarm->isSet());
  }

  // In each game, where it is certain: from there on every trick is the viewer's.
  void claim_data() {
    QTest::addColumn<QString>("id");
    for (GameInfo const* game : allGames()) QTest::newRow(game->id.data()) << QString(game->id.data());
  }
  void claim() {
    QFETCH(QString, id);
    GameInfo const& game = *findGame(id.toStdString());
    int claimed = 0;
    int refusedClaims = 0;
    Quick session;
    QSignalSpy const refused(&session, &Session::refused);
    session.start(planWithViewer(1, seedWithAClaim(game), game));
    while (comes([&] { return session.phase() == Phase::choosing || session.scene().showResult; }) &&
           !session.scene().showResult) {
      auto const table = replay(session.record());
      bool const certain = table->claim().size() > 1;
      if (table->playing() && !certain && refusedClaims == 0) {
        Record const before = session.record();
        session.claim();
        // Who may stop it, with which card, where one card does.
        auto const told = refused.last().first().value<Message>();
        auto const doubt = table->claimDoubt();
        bool const names = told != say(phrases::claimNotSure) && told != say(phrases::claimCosts);
        QCOMPARE(names, doubt.has_value() && !table->claimCosts());
        if (names)
          QVERIFY(std::ranges::count(told.arguments, args::card(doubt->against)) == 1 &&
                  told.arguments.front().list.size() == doubt->holders.size());
        QVERIFY(session.phase() == Phase::choosing && playOf(session.record()) == playOf(before));
        ++refusedClaims;
      }
      if (!certain) {
        actAsBaseline(session);
        if (!comes([&] { return session.phase() != Phase::recording; })) QFAIL("stuck");
        continue;
      }
      std::size_t const taken = session.scene().seen.tricks.size();
      QVERIFY(session.scene().mayClaim);
      session.claim();
      QVERIFY(comes([&] { return session.scene().showResult; }));
      auto const& tricks = session.scene().seen.tricks;
      QVERIFY(tricks.size() > taken + 1);
      for (std::size_t i = taken; i < tricks.size(); ++i) QCOMPARE(tricks[i].winner, Seat{0});
      QVERIFY(replay(session.record()) != nullptr);
      ++claimed;
    }
    QVERIFY(claimed > 0);
    QVERIFY(refusedClaims > 0);
  }

  // Once nothing can change the scores they are what any play would make them.
  void finishHand() {
    int finished = 0;
    for (GameInfo const* game : allGames())
      for (std::uint64_t seed = 1; seed < 6; ++seed) {
        Quick session;
        session.start(planWithViewer(1, seed, *game));
        while (comes([&] { return session.phase() == Phase::choosing || session.scene().showResult; }) &&
               !session.scene().showResult) {
          if (!session.scene().mayFinish) {
            Record const before = session.record();
            QSignalSpy const refused(&session, &Session::refused);
            session.finishHand();
            QCOMPARE(refused.size(), session.scene().mayClaim ? 1 : 0);  // why not, while one plays
            QVERIFY(session.phase() == Phase::choosing && playOf(session.record()) == playOf(before));
            actAsBaseline(session);
            QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
            continue;
          }
          auto const table = replay(session.record());
          while (!table->handOver()) table->apply(table->thought("random")(StopFlag{}).action);
          session.finishHand();
          QVERIFY(comes([&] { return session.scene().showResult; }));
          QVERIFY(session.scene().rows.back().scores == table->result()->scores);
          ++finished;
        }
      }
    QVERIFY(finished > 5);
  }

  // Two people at one screen: whoever acts has asked for it, and until then nobody's cards are shown.
  void screenIsHandedOn() {
    Quick session;
    Seat has = nobody;
    int handedOn = 0;
    int acts = 0;
    connect(&session, &Session::sceneChanged, this, [&](TableScene const& scene) {
      if (session.phase() == Phase::passing) {
        has = scene.curtain;
        ++handedOn;
        QVERIFY(has == 0 || has == 2);
        QCOMPARE(scene.seen.toAct, has);
      } else {
        QCOMPARE(scene.curtain, nobody);
      }
      if (scene.viewer == nobody) {
        QVERIFY(scene.seen.hand.empty());
        QVERIFY(!scene.mayAct);
        return;
      }
      QVERIFY(session.phase() != Phase::passing);
      QCOMPARE(scene.viewer, has);
      CardSet held;
      for (Card const card : scene.seen.hand) held.insert(card);
      QVERIFY(held == replay(session.record())->cards(scene.viewer));
      acts += scene.mayAct ? 1 : 0;
    });
    std::vector<Events> heard;
    connect(&session, &Session::happened, this, [&heard](Events const& events) { heard.push_back(events); });
    session.start(planShared(2), {.journal = path_});
    QVERIFY(playOut(session));
    QVERIFY(handedOn > 4);
    QVERIFY(acts >= handedOn);
    for (Events const& events : heard)
      for (Event const& event : events) QVERIFY(seenBy(event, nobody) == event);
    Record const shared = session.record();
    QVERIFY(playOf(readJournal(path_).table->record()) == playOf(shared));
    // They have played as the computers would.
    Record alone = played(planOf("greedy", 2), 100000)->record();
    alone.levels = shared.levels;
    QVERIFY(shared == alone);

    // Taken back, it is the other one's again.
    session.undo();
    QVERIFY(comes([&] { return session.phase() == Phase::passing || session.phase() == Phase::choosing; }));
    QVERIFY(playOf(session.record()) != playOf(shared));
  }

  void undoWhileThinking() {
    Timed session;
    session->setPaces(Paces());
    session->start(planWithViewer(1, 3));
    QVERIFY(reaches(*session.session, Phase::choosing));
    Record const record = session->record();
    session->setPaces({.thinking = std::chrono::milliseconds(1)});
    session->choose({Action::Kind::pass});
    QVERIFY(reaches(*session.session, Phase::thinking));
    session->undo();
    QVERIFY(!session.alarm->isSet());
    QVERIFY(reaches(*session.session, Phase::choosing));
    QCoreApplication::processEvents();  // an answer that is late changes nothing
    QVERIFY(playOf(session->record()) == playOf(record));
  }

  void undoWhileRecording() {
    Quick session;
    session.start(planWithViewer(), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    Record const record = session.record();
    session.choose(replay(record)->legal().front());
    session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) == playOf(record));
  }

  // Pressed again while an undo, or an action, is being written: every press takes one decision back.
  void undoPressedSeveralTimes() {
    Quick session;
    QSignalSpy const refused(&session, &Session::refused);
    session.start(planWithViewer(), {.journal = path_});
    std::vector<Record> decisions;
    for (int i = 0; i < 5; ++i) {
      QVERIFY(reaches(session, Phase::choosing));
      decisions.push_back(session.record());
      session.choose(replay(session.record())->thought("greedy")(StopFlag{}).action);
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    }
    QVERIFY(reaches(session, Phase::choosing));
    for (int i = 0; i < 3; ++i) session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) == playOf(decisions[2]));
    QVERIFY(playOf(readJournal(path_).table->record()) == playOf(decisions[2]));
    session.choose(replay(session.record())->legal().front());
    for (int i = 0; i < 2; ++i) session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) == playOf(decisions[1]));
    QVERIFY(refused.isEmpty());
    // More than there are: told once, and nothing is left over for later.
    for (int i = 0; i < 4; ++i) session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) == playOf(decisions[0]));
    QCOMPARE(refused.size(), 1);
    session.choose(replay(session.record())->legal().front());
    QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(playOf(session.record()) != playOf(decisions[0]));
  }

  // Whoever hears what happened may start another match at once, or take it back; then nothing of the first
  // goes on.
  void anotherMatchFromAListener() {
    Quick session;
    QSignalSpy const noticed(&session, &Session::noticed);
    int heard = 0;
    connect(&session, &Session::happened, this, [&] {
      if (++heard == 3) session.start(planOf("greedy", 1, 8), {.journal = folder_.filePath("other.jsonl")});
    });
    session.start(planOf("greedy", 1), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    JournalRead const read = readJournal(folder_.filePath("other.jsonl"));
    QVERIFY2(read.state == JournalRead::State::whole, read.problem.c_str());
    QVERIFY(read.table->record() == session.record());
    QVERIFY(session.record() == played(planOf("greedy", 1, 8), 100000)->record());
    QVERIFY(noticed.isEmpty());
  }

  void undoFromAListener() {
    Quick session;
    session.start(planWithViewer(), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    Record const record = session.record();
    auto const connection = connect(&session, &Session::happened, &session, &Session::undo);
    session.choose(replay(record)->legal().front());
    QVERIFY(reaches(session, Phase::choosing));
    disconnect(connection);
    QVERIFY(playOf(session.record()) == playOf(record));
    QVERIFY(playOut(session));
    JournalRead const read = readJournal(path_);
    QVERIFY2(read.state == JournalRead::State::whole, read.problem.c_str());
    QVERIFY(read.table->record() == session.record());
  }

  // What an alarm does may be to set it again; until it is done, it stays what it was.
  void alarmSetFromItsOwnRing() {
    TimerAlarm alarm;
    bool gone = false;
    bool goneWhileRinging = false;
    bool rangAgain = false;
    {
      std::shared_ptr<void> const held(nullptr, [&gone](void*) { gone = true; });
      alarm.set(std::chrono::milliseconds(1), [&alarm, &gone, &goneWhileRinging, &rangAgain, held] {
        bool const& isGone = gone;
        bool& seen = goneWhileRinging;
        alarm.set(std::chrono::milliseconds(1), [&rangAgain] { rangAgain = true; });
        seen = isGone;
      });
    }
    QVERIFY(comes([&] { return rangAgain; }));
    QVERIFY(!goneWhileRinging);
    QVERIFY(gone);
  }

  // What was said is there to be looked up while cards are played, in the words in which it was heard.
  void theAuctionIsToldAgain() {
    Quick session;
    std::vector<Message> heard;
    connect(&session, &Session::happened, this, [&heard](Events const& events) {
      for (Event const& event : events)
        if (event.kind == Event::Kind::spoke) heard.push_back(event.message);
    });
    session.start(planWithViewer(1));
    QVERIFY(comes([&] {
      if (session.phase() == Session::Phase::choosing && session.scene().auction.empty())
        actAsBaseline(session);
      return !session.scene().auction.empty();
    }));
    QVERIFY(std::ranges::none_of(session.scene().seen.offers, [](Offer const& offer) {
      return offer.legal() && offer.action.kind == Action::Kind::bid;
    }));
    QVERIFY(heard.size() >= 2);
    QVERIFY(session.scene().auction == heard);
  }

  void resume() {
    Record whole;
    {
      Quick session;
      session.start(planWithViewer(3));
      QVERIFY(playOut(session));
      whole = session.record();
    }
    std::size_t all = 0;
    for (RecordedHand const& hand : whole.hands) all += hand.actions.size();
    for (int actions = 0; actions <= static_cast<int>(all); actions += 7) {
      MatchPlan const plan = planWithViewer(3);
      QFile file(path_);
      QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
      file.write(journalOf(played(plan, actions)->record(), plan.avatars));
      file.close();
      Quick session;
      std::vector<ScoreRow> first;
      connect(&session, &Session::sceneChanged, this, [&first](TableScene const& scene) {
        if (first.empty()) first = scene.rows;
      });
      JournalRead read = readJournal(path_);
      std::size_t const hands = static_cast<std::size_t>(std::ranges::count_if(
          read.table->record().hands, [](RecordedHand const& hand) { return hand.result.has_value(); }));
      session.resume(std::move(read), path_);
      QVERIFY(playOut(session));
      QVERIFY(session.record() == whole);
      QVERIFY(first.size() >= hands);
      QVERIFY(readJournal(path_).table->record() == whole);
    }
  }

  void leavingWritesWhatWasChosen() {
    {
      Quick session;
      session.start(planWithViewer(), {.journal = path_});
      QVERIFY(reaches(session, Phase::choosing));
      session.choose(replay(session.record())->legal().front());
    }  // closed before the writer has answered
    Record const record = readJournal(path_).table->record();
    QCOMPARE(record.hands.back().actions.back().seat, Seat{0});
  }

  void leavingForTheHistory() {
    Quick session;
    QString const target = folder_.filePath("history/match.json");
    QSignalSpy const filed(&session.writer(), &JournalWriter::filed);
    session.start(planOf("greedy", 1), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    Record const record = session.record();
    session.leave(target);
    QVERIFY(session.phase() == Phase::idle);
    QTRY_COMPARE(filed.size(), 1);
    QVERIFY(!QFile::exists(path_));
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(std::get<Record>(readRecord(file.readAll().toStdString())) == record);
    session.start(planOf("greedy", 1, 8), {.journal = path_});  // the same place again
    QVERIFY(reaches(session, Phase::over));
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  // Also what was still on its way to the journal, which goes.
  void theHistoryHasWhatWasChosenLast() {
    Quick session;
    QString const target = folder_.filePath("history/left.json");
    QSignalSpy const filed(&session.writer(), &JournalWriter::filed);
    session.start(planWithViewer(), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    Action const chosen = replay(session.record())->legal().front();
    std::size_t const before = session.record().hands.back().actions.size();
    session.choose(chosen);
    QCOMPARE(session.record().hands.back().actions.size(), before);
    session.leave(target);
    QTRY_COMPARE(filed.size(), 1);
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto const record = std::get<Record>(readRecord(file.readAll().toStdString()));
    QCOMPARE(record.hands.back().actions.size(), before + 1);
    QVERIFY(record.hands.back().actions.back() == (Done{0, chosen}));
    QVERIFY(!QFile::exists(path_));
  }

  void journalThatCannotBeWritten() {
    Quick session;
    QSignalSpy const noticed(&session, &Session::noticed);
    session.start(planWithViewer(), {.journal = folder_.filePath("no/such/folder/match.jsonl")});
    QVERIFY(playOut(session));
    QCOMPARE(noticed.size(), 1);  // told once, and the match went on
    auto const told = noticed.first().first().value<Message>();
    QVERIFY(told.text == phrases::fileJournalStop.text);
    QVERIFY(told.arguments.front().text == phrases::causeGone);
  }

  // A journal that was there before is somebody else's: this match goes on without one, and leaves it.
  void journalOfSomebodyElse() {
    {
      QFile file(path_);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write("somebody's match\n");
    }
    Quick session;
    QSignalSpy const noticed(&session, &Session::noticed);
    QSignalSpy const filed(&session.writer(), &JournalWriter::filed);
    QSignalSpy const notFiled(&session.writer(), &JournalWriter::notFiled);
    session.start(planOf("greedy", 1), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(noticed.size(), 1);
    session.leave(folder_.filePath("history/elsewhere.json"));
    QTRY_COMPARE(filed.size(), 1);
    QCOMPARE(QFile(path_).size(), 17);
    // Nor is it moved when the record cannot be written.
    session.start(planOf("greedy", 1), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    session.leave(path_ + "/not-a-folder/a.json");
    QTRY_COMPARE(notFiled.size(), 1);
    QCOMPARE(notFiled.first().at(2).toString(), QString());
    QCOMPARE(QFile(path_).size(), 17);
    // Once it is gone the place is as good as any.
    QVERIFY(QFile::remove(path_));
    session.start(planOf("greedy", 1), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(noticed.size(), 2);
    QVERIFY(QFile::exists(path_));
    session.leave(folder_.filePath("history/again.json"));
    QTRY_COMPARE(filed.size(), 2);
    QVERIFY(!QFile::exists(path_));
  }

  // The failure of a match that was left comes late; the journal of the next one goes on.
  void lateFailureOfAnotherMatch() {
    Quick session;
    QSignalSpy const noticed(&session, &Session::noticed);
    session.start(planOf("greedy", 1), {.journal = folder_.filePath("no/such/folder/match.jsonl")});
    session.start(planOf("greedy", 1, 8), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    QVERIFY(noticed.isEmpty());
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  // A match given up before anybody did anything is not kept.
  void nothingWasDone() {
    Timed session;
    QSignalSpy const written(&session->writer(), &JournalWriter::written);
    QString const target = folder_.filePath("history/nothing.json");
    session->start(planWithViewer(), {.journal = path_});
    QVERIFY(comes([&] { return session->phase() != Phase::recording; }));
    QVERIFY(hasAction(session->record()) == false);
    QVERIFY(QFile::exists(path_));
    session->leave(target);
    QTRY_VERIFY(!QFile::exists(path_));
    QVERIFY(!QFile::exists(target));
  }

  void leavingClosesTheJournal() {
    auto const isOpen = [this] {
      auto const files = QDir("/proc/self/fd").entryInfoList(QDir::Files | QDir::System);
      return std::ranges::any_of(files,
                                 [this](QFileInfo const& info) { return info.symLinkTarget() == path_; });
    };
    Quick session;
    session.start(planWithViewer(), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(isOpen());
    session.leave();
    QTRY_VERIFY(!isOpen());
    QVERIFY(readJournal(path_).state == JournalRead::State::whole);
  }

  void firstActionsAreTakenForThePlayer_data() {
    QTest::addColumn<int>("actions");
    QTest::addColumn<bool>("hold");
    for (int const actions : {0, 1, 10, 30, 50, 80}) {
      QTest::addRow("%d", actions) << actions << false;
      QTest::addRow("%d, held", actions) << actions << true;
    }
    QTest::newRow("more than there are") << 100000 << true;
  }
  void firstActionsAreTakenForThePlayer() {
    QFETCH(int, actions);
    QFETCH(bool, hold);
    Timed session;  // whose alarm never rings: nothing takes time
    QSignalSpy const scenes(session.session.get(), &Session::sceneChanged);
    QSignalSpy const settled(session.session.get(), &Session::settled);
    session->start(planWithViewer(2), {.playFirst = actions, .hold = hold});
    QVERIFY(comes([&] { return !scenes.isEmpty(); }));
    Record const expected = played(planWithViewer(2), actions)->record();
    QVERIFY(session->record() == expected);
    if (hold) {
      QVERIFY(session->phase() == Phase::held);
      QCOMPARE(settled.size(), 1);
      QCOMPARE(scenes.size(), 1);
      session->undo();
      session->choose({Action::Kind::pass});
      QVERIFY(session->phase() == Phase::held);
    }
  }

  void languageIndependent() {
    auto const run = [](QString const& path) {
      Quick session;
      session.start(planWithViewer(), {.journal = path});
      QVERIFY(playOut(session));
    };
    run(path_);
    Mirror mirror;
    QCoreApplication::installTranslator(&mirror);
    QString const other = folder_.filePath("mirrored.jsonl");
    QFile::remove(other);
    run(other);
    QCoreApplication::removeTranslator(&mirror);
    QVERIFY(!linesOf(path_).isEmpty());
    QCOMPARE(linesOf(other), linesOf(path_));
  }

  // Matches that are left in the middle of a thought are not heard of again.
  void leavingWhileThinking() {
    Quick session;
    for (int i = 0; i < 20; ++i) session.start(planOf("greedy", 1, static_cast<std::uint64_t>(i)));
    QVERIFY(reaches(session, Phase::over));
    QVERIFY(session.record() == played(planOf("greedy", 1, 19), 100000)->record());
  }
};

}  // namespace testSession

QTEST_GUILESS_MAIN(testSession::TestSession)
#include "test_session.moc"
