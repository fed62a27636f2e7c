// The club table in a match that is played, under a time that goes on only when told: the clock of a turn, what follows
// when it runs out, the votes to end the match, and what is off there.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/text/phrases.h"
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

int leftOf(Session const& session) { return session.turnClock().left; }

MatchPlan withThreePeople() {
  MatchPlan plan = atClub(planShared());
  plan.setup.levels[3] = std::string(humanPlayer);
  return plan;
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

  // One of several: the others play on, a computer player has the seat, and the hour begins with the match's end.
  void oneLeavesAndTheOthersPlayOn() {
    FakeTime time;
    Session session;
    time.give(session);
    QSignalSpy const leftBefore(&session, &Session::leftBefore);
    QSignalSpy const refused(&session, &Session::refused);
    session.start(atClub(planShared(1)), {.journal = path_});
    QVERIFY(comesToNext(session));
    Seat const first = session.scene().viewer;
    Seat const other = first == 0 ? 2 : 0;
    QVERIFY(session.scene().club->mayLeave);
    session.agreeToEnd(true);
    QVERIFY(comes([&] { return session.scene().club->agreed.size() == 1; }));
    session.leaveTable();
    QVERIFY(comes([&] { return session.phase() == Phase::passing && session.scene().curtain == other; }));
    ClubScene const& club = *session.scene().club;
    QCOMPARE(club.gone, std::vector<Seat>{first});
    QVERIFY(club.agreed.empty());
    QCOMPARE(club.needed, 1);
    QVERIFY(!session.scene().people[static_cast<std::size_t>(first)].human);
    JournalRead const read = readJournal(path_);
    QVERIFY(read.plan.gone == club.gone && read.table->record() == session.record());
    session.takeSeat();
    QVERIFY(!session.scene().club->mayLeave);
    session.leaveTable();
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noClubLeave));
    QVERIFY(leftBefore.empty());
    session.agreeToEnd(true);
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(leftBefore.size(), 1);
    QCOMPARE(leftBefore.front().front().value<Seat>(), first);
    QVERIFY(!verify(session.record()));
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
};

}  // namespace testClubSession

QTEST_GUILESS_MAIN(testClubSession::TestClubSession)
#include "test_club_session.moc"
