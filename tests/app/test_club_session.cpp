// The club table in a match that is played, under a time that goes on only when told: the clock of a turn, what follows
// when it runs out, the votes to end the match, what is off there, and that nobody gets time back by a kill.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/desktop/journal.h"
#include "app/desktop/match_file.h"
#include "app/desktop/phrases.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "tests/app/club_tools.h"
#include "tests/app/talk_tools.h"
#include "tests/joined.h"

namespace testClubSession {

using namespace giaguaro;
using namespace giaguaro::test;
using namespace std::chrono_literals;
using Phase = Session::Phase;

namespace {

RecordedHand const& handOf(Session const& session) { return session.record().hands.back(); }

// Goes to where the person is to play a card, and one has been led in this hand.
bool comesBehindTheLead(Session& session) {
  while (comesToPlay(session)) {
    if (lapseIn(handOf(session).actions) == Lapse::playsCard) return true;
    actAsBaseline(session);
    if (!comes([&] { return session.phase() != Phase::recording; })) return false;
  }
  return false;
}

int leftOf(Session const& session) { return session.turnClock().left; }

MatchPlan withThreePeople() {
  MatchPlan plan = atClub(planShared());
  plan.setup.levels[3] = std::string(humanPlayer);
  return plan;
}

// All that was asked of the writer so far is done.
bool writes(Session& session, std::function<void()> const& then = nullptr) {
  auto const done = std::make_shared<bool>(false);
  session.writer().post([done, then]() -> WorkQueue::Answer {
    if (then) then();
    return [done] { *done = true; };
  });
  return comes([&] { return *done; });
}

// To the next person's turn, with the screen in that person's hands.
bool comesToNext(Session& session) {
  if (!comes([&] { return session.phase() == Phase::passing || session.phase() == Phase::choosing; }))
    return false;
  session.takeSeat();
  return session.phase() == Phase::choosing;
}

}  // namespace

class TestClubSession : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  void tellsEachSecondAndStartsAnewByActing() {
    FakeTime time;
    Session session;
    time.give(session);
    QSignalSpy const told(&session, &Session::clockTicked);
    session.start(atClub(planWithViewer()), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(runsDown(session));
    QCOMPARE(session.turnClock(), (TurnClock{0, 90, 90, false}));
    time.pass(1ms);
    QCOMPARE(leftOf(session), 90);
    auto const before = told.size();
    time.pass(29999ms);
    QCOMPARE(leftOf(session), 60);
    QCOMPARE(told.size() - before, 30);
    actAsBaseline(session);
    QVERIFY(!session.turnClock().isOn());
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(runsDown(session));
    QCOMPARE(leftOf(session), 90);
    QCOMPARE(handOf(session).notes.clock.front().seconds, 30);
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  void nobodyElseHasAClock() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(planWithViewer());
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(!session.turnClock().isOn() && !session.scene().club);
    session.start(atClub(planOf("greedy", 1)));
    bool everOn = false;
    connect(&session, &Session::sceneChanged, this, [&] { everOn = everOn || session.turnClock().isOn(); });
    QVERIFY(reaches(session, Phase::over));
    QVERIFY(!everOn);
    QCOMPARE(session.record().ended, std::string());
  }

  // The dog of the tarot and the trump of the others, too.
  void runOutBeforeTheLeadItEndsTheMatch() {
    FakeTime time;
    Session session;
    time.give(session);
    session.setClock([] { return std::string("2026-11-23T10:00:00Z"); });
    QSignalSpy const lapsed(&session, &Session::lapsed);
    session.start(atClub(planWithViewer(), 15), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(runsDown(session));
    QVERIFY(session.scene().club->endsMatch);
    time.pass(14999ms);
    QCOMPARE(lapsed.size(), 0);
    QCOMPARE(leftOf(session), 1);
    time.pass(1ms);
    QCOMPARE(lapsed.size(), 1);
    QCOMPARE(lapsed.front().front().value<Seat>(), Seat{0});
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("lapsed"));
    QVERIFY(!session.record().settlement);
    QCOMPARE(session.scene().club->lapsed, Seat{0});
    QVERIFY(!verify(session.record()));
    Record const record = session.record();
    session.leave();
    QVERIFY(writes(session));
    JournalRead const read = readJournal(path_);
    QVERIFY(read.state == JournalRead::State::whole);
    QVERIFY(read.table->record() == record);
  }

  // Somebody who was to lead, too: the lead itself is still before the first card.
  void runOutAtTheLeadItEndsTheMatch() {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
      FakeTime time;
      Session session;
      time.give(session);
      session.start(atClub(planWithViewer(1, seed)));
      QVERIFY(comesToPlay(session));
      bool const leads = lapseIn(handOf(session).actions) == Lapse::endsMatch;
      QCOMPARE(session.scene().club->endsMatch, leads);
      if (!leads) continue;
      QVERIFY(runsDown(session));
      time.pass(90s);
      QVERIFY(reaches(session, Phase::over));
      QCOMPARE(session.record().ended, std::string("lapsed"));
      return;
    }
    QFAIL("Nobody led.");
  }

  void runOutInThePlayACardIsPlayed() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(atClub(planWithViewer()), {.journal = path_});
    QVERIFY(comesBehindTheLead(session));
    QVERIFY(runsDown(session));
    QVERIFY(!session.scene().club->endsMatch);
    auto const at = handOf(session).actions.size();
    Action const drawn = clockAction(*replay(session.record()));
    time.pass(90s);
    QVERIFY(comes([&] { return handOf(session).actions.size() > at; }));
    QVERIFY(handOf(session).actions[at] == (Done{0, drawn}));
    ClockNote const note = handOf(session).notes.clock.back();
    QCOMPARE(note, (ClockNote{static_cast<int>(at) + 1, 0, true}));
    QVERIFY(session.scene().club->byClock[0]);
    QVERIFY(session.record().ended.empty());
    QVERIFY(comesToPlay(session));
    QVERIFY(readJournal(path_).table->record() == session.record());
    actAsBaseline(session);
    QVERIFY(comesToPlay(session));
    QVERIFY(!session.scene().club->byClock[0]);
    QVERIFY(!verify(session.record()));
  }

  void standsWhileItIsNotForThatPlayerToAct() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(atClub(planShared()), {.journal = path_});
    QVERIFY(reaches(session, Phase::passing));
    QVERIFY(session.turnClock().waits);
    time.pass(300s);
    QCOMPARE(leftOf(session), 90);
    session.takeSeat();
    QVERIFY(runsDown(session));
    time.pass(20s);
    session.setCovered(true);
    QVERIFY(session.turnClock().waits);
    time.pass(300s);
    QCOMPARE(leftOf(session), 70);
    session.setCovered(false);
    QVERIFY(runsDown(session));
    time.pass(1s);
    QCOMPARE(leftOf(session), 69);
    session.setPaused(true);
    time.pass(300s);
    QCOMPARE(leftOf(session), 69);
    session.setPaused(false);
    QVERIFY(runsDown(session));
    QCOMPARE(leftOf(session), 69);
  }

  void speakingStartsItAnew() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(atClub(talking(planWithViewer())), {.journal = path_});
    QVERIFY(comesToPlay(session));
    QVERIFY(runsDown(session));
    time.pass(80s);
    session.speak({Saying::Kind::givePoints});
    QVERIFY(heardSoMany(session, 1));
    QCOMPARE(leftOf(session), 90);
    time.pass(10s);
    auto const at = handOf(session).actions.size();
    actAsBaseline(session);
    QVERIFY(comes([&] { return handOf(session).actions.size() > at; }));
    // All of it counts as time taken.
    QCOMPARE(handOf(session).notes.clock.back(), (ClockNote{static_cast<int>(at) + 1, 90, false}));
  }

  void askingForTheExitStartsItAnew() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(withThreePeople(), {.journal = path_});
    QVERIFY(comesToNext(session));
    QVERIFY(runsDown(session));
    time.pass(50s);
    session.agreeToEnd(true);
    QVERIFY(comes([&] { return session.scene().club->agreed.size() == 1; }));
    QCOMPARE(leftOf(session), 90);
    time.pass(50s);
    session.agreeToEnd(false);
    QVERIFY(comes([&] { return session.scene().club->agreed.empty(); }));
    QCOMPARE(leftOf(session), 40);
  }

  void threeAgreeAndItEnds() {
    Session session;
    MatchPlan plan = withThreePeople();
    plan.setup.levels[4] = std::string(humanPlayer);
    session.start(plan, {.journal = path_});
    std::vector<Seat> voters;
    for (int i = 0; i < 20 && voters.size() < 3; ++i) {
      QVERIFY(comesToNext(session));
      Seat const seat = session.scene().viewer;
      QVERIFY(session.phase() == Phase::choosing);
      QCOMPARE(session.scene().club->needed, 3);
      if (!std::ranges::count(voters, seat)) {
        voters.push_back(seat);
        session.agreeToEnd(true);
        session.agreeToEnd(true);  // said twice it is one
        if (voters.size() < 3) QVERIFY(comes([&] { return session.scene().club->agreed == voters; }));
      }
      if (voters.size() < 3) actAsBaseline(session);
    }
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("agreed"));
    QVERIFY(session.record().settlement.has_value());
    QVERIFY(!verify(session.record()));
    Record const record = session.record();
    session.leave();
    QVERIFY(writes(session));
    QVERIFY(readJournal(path_).table->record() == record);
  }

  void takenBackItCountsNoMore() {
    Session session;
    session.start(atClub(planShared()), {.journal = path_});  // two: both must
    QVERIFY(comesToNext(session));
    Seat const first = session.scene().viewer;
    session.agreeToEnd(true);
    session.agreeToEnd(false);
    actAsBaseline(session);
    while (true) {
      QVERIFY(comesToNext(session));
      if (session.scene().viewer != first) break;
      actAsBaseline(session);
    }
    session.agreeToEnd(true);
    QVERIFY(comes([&] { return session.scene().club->agreed.size() == 1; }));
    QVERIFY(session.phase() == Phase::choosing);
    JournalRead const read = readJournal(path_);
    QVERIFY(read.club.agreed == session.scene().club->agreed);
    // It stands when the match is gone on with.
    session.leave();
    QVERIFY(writes(session));
    session.resume(readJournal(path_), path_);
    QCOMPARE(session.scene().club->agreed.size(), std::size_t{1});
  }

  // Computers do not vote: of one person the own vote is enough.
  void aloneOneAgreesWithOneself() {
    Session session;
    session.start(atClub(planWithViewer()), {.journal = path_});
    QVERIFY(comesBehindTheLead(session));
    QCOMPARE(session.scene().club->needed, 1);
    actAsBaseline(session);
    session.agreeToEnd(true);  // while the card is on its way
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("agreed"));
    QVERIFY(!verify(session.record()));
    session.agreeToEnd(false);
    QCoreApplication::processEvents();
    QVERIFY(session.phase() == Phase::over);
  }

  void nothingIsTakenBackRestartedOrHintedAt() {
    Session session;
    QSignalSpy const refused(&session, &Session::refused);
    session.start(atClub(planWithViewer()));
    QVERIFY(comesBehindTheLead(session));
    TableScene const& scene = session.scene();
    QVERIFY(!scene.mayUndo && !scene.mayRedo && !scene.mayRestart && !scene.mayHint);
    Record const before = session.record();
    auto const why = [&] { return refused.last().first().value<Message>(); };
    session.undo();
    QVERIFY(why() == say(phrases::noClubUndo));
    session.redo();
    QVERIFY(why() == say(phrases::noClubUndo));
    session.restartDeal();
    QVERIFY(why() == say(phrases::noClubRestart));
    session.hint();
    QVERIFY(why() == say(phrases::noClubHint));
    QCOMPARE(refused.size(), 4);
    actAsBaseline(session);
    session.undo();  // while it is written
    QVERIFY(comesToPlay(session));
    QVERIFY(session.record().hands.back().actions.size() > before.hands.back().actions.size());
  }

  // Whatever of the journal is there after a kill: the turn goes on with no more than was left, and loses little.
  void killedItGoesOnWithWhatWasLeft() {
    Rng random(17);
    for (int i = 0; i < 40; ++i) {
      QFile::remove(path_);
      FakeTime time;
      Session session;
      time.give(session);
      session.start(atClub(planWithViewer()), {.journal = path_});
      QVERIFY(comesToPlay(session));
      QVERIFY(runsDown(session));
      auto const passed = std::chrono::milliseconds(random.below(89000));
      time.pass(passed);
      QString const copy = folder_.filePath("killed.jsonl");
      QFile::remove(copy);
      // Behind all that was asked of the writer so far; nothing is told of the end.
      QVERIFY(writes(session, [&] { QFile::copy(path_, copy); }));
      FakeTime later;
      Session again;
      later.give(again);
      again.resume(readJournal(copy), copy);
      QVERIFY(reaches(again, Phase::choosing));
      QVERIFY(runsDown(again));
      auto const left = again.turnTimeLeft();
      QVERIFY2(left <= 90s - passed, qPrintable(QString::number(passed.count())));
      QVERIFY(left >= std::max(0ms, 87s - passed));
    }
  }

  // Left in good order it is exact.
  void leftItGoesOnWithWhatWasLeft() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(atClub(planWithViewer()), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(runsDown(session));
    time.pass(12345ms);
    session.leave();
    QVERIFY(writes(session));
    session.resume(readJournal(path_), path_);
    QVERIFY(runsDown(session));
    QCOMPARE(session.turnTimeLeft(), std::chrono::milliseconds(90000 - 12345));
    time.pass(90000ms - 12345ms);
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("lapsed"));
  }

  // Three have agreed, and the end was not written any more.
  void agreedItEndsWhenItIsGoneOnWith() {
    MatchPlan const plan = atClub(planWithViewer());
    auto const table = openTable(plan.setup);
    Deal const deal = table->nextDeal();
    Seat const dealer = table->nextDealer();
    QFile file(path_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(headerLine(plan) + dealLine(*table, deal, dealer) + agreeLine(0, true));
    file.close();
    Session session;
    session.resume(readJournal(path_), path_);
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("agreed"));
  }

  void journalWithClubLinesOutOfPlace() {
    MatchPlan const plan = atClub(planWithViewer());
    auto const table = openTable(plan.setup);
    Deal const deal = table->nextDeal();
    QByteArray const head = headerLine(plan) + dealLine(*table, deal, table->nextDealer());
    for (char const* line :
         {R"({"agree":[9,true]})", R"({"agree":[0,1]})", R"({"agree":0})", R"({"used":[-1,0]})",
          R"({"used":5})", R"({"used":[1,1e30]})", R"({"clock":[1,3]})", R"({"clock":[0,"late"]})",
          R"({"clock":{}})", R"({"ended":"broken"})", R"({"ended":3})"}) {
      QFile file(path_);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(head + line + "\n" + undoLine(1));
      file.close();
      JournalRead const read = readJournal(path_);
      QVERIFY2(read.state == JournalRead::State::bad, line);
      QCOMPARE(read.badLine, 3);
    }
  }

  // Files: of a match that was ended early, to be looked at; of one in play, without its clock.
  void filesOfClubMatches() {
    Session session;
    session.start(atClub(planWithViewer()));
    QVERIFY(comesBehindTheLead(session));
    auto const read = [this](Record const& record) {
      QString const path = folder_.filePath("match.giaguaro");
      QFile out(path);
      if (out.open(QIODevice::WriteOnly)) out.write(matchFileOf(record));
      out.close();
      return readMatchFile(path);
    };
    MatchFile const inPlay = read(session.record());
    QVERIFY(inPlay.state == MatchFile::State::fine);
    QCOMPARE(clockSeconds(inPlay.setup.table), 0);
    QCOMPARE(clockSeconds(inPlay.table->record().table), 0);
    session.agreeToEnd(true);
    QVERIFY(reaches(session, Phase::over));
    MatchFile ended = read(session.record());
    QVERIFY(ended.state == MatchFile::State::fine);
    QVERIFY(ended.table->matchOver());
    QCOMPARE(clockSeconds(ended.setup.table), int{club::usualSeconds});
    std::vector<int> const faces(ended.setup.levels.size(), 1);
    Session looking;
    looking.open({ended.setup, faces}, std::move(ended.table), std::move(ended.rows), {});
    QVERIFY(reaches(looking, Phase::over));
    QVERIFY(looking.scene().matchOver && !looking.turnClock().isOn());
    QCOMPARE(looking.scene().club->ended, std::string("agreed"));
  }
};

}  // namespace testClubSession

QTEST_GUILESS_MAIN(testClubSession::TestClubSession)
#include "test_club_session.moc"
