// Table talk in a match that is played: what is said is on the disk before it counts, goes with what is taken back and comes
// again with it, and is heard by whoever has not acted yet.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/match_file.h"
#include "app/desktop/scenes/finished_match.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "app/desktop/watching/demonstration.h"
#include "core/match/record_json.h"
#include "core/rules/phrases.h"
#include "tests/app/talk_tools.h"
#include "tests/joined.h"

namespace testTalkSession {

using namespace giaguaro;
using namespace giaguaro::test;
using Kind = Saying::Kind;
using Phase = Session::Phase;

namespace {

// Plays until a computer player has something to say, which its alarm is to let out; false: nobody had in this hand.
bool isAboutToSpeak(Session& session, HandAlarm const& alarm) {
  while (session.phase() != Phase::showingResult && !alarm.isSet()) {
    if (session.phase() == Phase::choosing) actAsBaseline(session);
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  return alarm.isSet();
}

}  // namespace

class TestTalkSession : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  void countsOnceItIsWritten() {
    Session session;
    session.start(talking(planWithViewer()), {.journal = path_});
    QVERIFY(comesToPlay(session));
    QVERIFY(session.scene().talk && session.scene().talk->maySpeak);
    session.speak({Kind::suspect, 2});
    QVERIFY(talkOfHand(session).empty());  // not yet
    QVERIFY(heardSoMany(session, 1));
    QCOMPARE(talkOfHand(session).front(),
             (Said{0, {Kind::suspect, 2}, static_cast<int>(session.record().hands.back().actions.size())}));
    QVERIFY(session.scene().talk->lines.front().fresh);
    QVERIFY(readJournal(path_).table->record() == session.record());
    QVERIFY(session.phase() == Phase::choosing);
    Record const record = session.record();
    session.leave();
    Session again;
    again.resume(readJournal(path_), path_);
    QVERIFY(reaches(again, Phase::choosing));
    QVERIFY(again.record() == record);
    QCOMPARE(again.scene().talk->lines.size(), std::size_t{1});
  }

  // In the middle of a computer player's turn, which then thinks again; and while an act is on its way.
  void alsoWhenItIsNotOnesTurn() {
    Session session;
    session.start(talking(planWithViewer()), {.journal = path_});
    QVERIFY(comesToPlay(session));
    actAsBaseline(session);
    QVERIFY(session.phase() == Phase::recording);
    session.speak({Kind::givePoints});
    QVERIFY(heardSoMany(session, 1));
    QVERIFY(comesToPlay(session));
    QVERIFY(playOut(session));
    QVERIFY(verifies(session.record()));
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  // Where that act ends the hand there is nothing to be said any more, nor in the journal.
  void notBehindTheLastCard() {
    bool lastWasOnesOwn = false;
    for (std::uint64_t seed = 1; seed <= 40 && !lastWasOnesOwn; ++seed) {
      QFile::remove(path_);
      Session session;
      session.start(talking(planWithViewer(1, seed)), {.journal = path_});
      while (session.phase() != Phase::over) {
        QVERIFY(comes([&] { return session.phase() == Phase::choosing || session.phase() == Phase::over; }));
        if (session.phase() == Phase::over) break;
        actAsBaseline(session);
        session.speak({Kind::givePoints});
        QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
      }
      lastWasOnesOwn = session.record().hands.back().actions.back().seat == 0;
      JournalRead const read = readJournal(path_);
      QVERIFY(read.state == JournalRead::State::whole);
      QVERIFY(read.table->record() == session.record());
    }
    QVERIFY(lastWasOnesOwn);
  }

  void refusesWhatIsNotOnesOwn() {
    Session session;
    QSignalSpy const refused(&session, &Session::refused);
    session.start(talking(planWithViewer()));
    session.speak({Kind::givePoints});
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noTalk));
    QVERIFY(comesToPlay(session));
    Seat const caller = session.scene().talk->caller;
    session.speak({caller == 0 ? Kind::notTheFriend : Kind::stayHidden});
    QVERIFY(refused.last().first().value<Message>() == say(phrases::noSuchWords));
    session.speak({Kind::trust, 0});
    QCOMPARE(refused.size(), 3);
    QVERIFY(talkOfHand(session).empty());
  }

  void noTalkNoWords() {
    Session session;
    session.start(planWithViewer());
    QVERIFY(comesToPlay(session));
    QVERIFY(!session.scene().talk);
    session.speak({Kind::givePoints});
    QCoreApplication::processEvents();
    QVERIFY(talkOfHand(session).empty());
  }

  void goesAndComesWithTheActs() {
    Session session;
    session.start(talking(planWithViewer()), {.journal = path_});
    QVERIFY(comesToPlay(session));
    session.speak({Kind::keepPoints});  // before the act: stays
    QVERIFY(heardSoMany(session, 1));
    actAsBaseline(session);
    QVERIFY(comesToPlay(session));
    session.speak({Kind::givePoints});  // behind it
    QVERIFY(heardSoMany(session, 2));
    Record const before = session.record();
    session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QCOMPARE(talkOfHand(session).size(), std::size_t{1});
    QVERIFY(readJournal(path_).table->record() == session.record());
    session.redo();
    QVERIFY(comes([&] { return session.phase() == Phase::choosing && talkOfHand(session).size() == 2; }));
    QVERIFY(session.record().hands.back().talk == before.hands.back().talk);
    QVERIFY(session.record().hands.back().actions == before.hands.back().actions);
    QVERIFY(readJournal(path_).table->record() == session.record());
    session.restartDeal();
    QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    QVERIFY(talkOfHand(session).empty());
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  // The same act once more is the same way on, whatever was said between.
  void sayingSomethingKeepsWhatCanBeDoneAgain() {
    Session session;
    session.start(talking(planWithViewer()));
    QVERIFY(comesToPlay(session));
    actAsBaseline(session);
    QVERIFY(comesToPlay(session));
    session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    session.speak({Kind::givePoints});
    QVERIFY(heardSoMany(session, 1));
    QVERIFY(session.scene().mayRedo);
  }

  void isInFilesAndPlayedOn() {
    Session session;
    session.start(talking(planWithViewer()));
    QVERIFY(comesToPlay(session));
    session.speak({Kind::suspect, 4});
    QVERIFY(heardSoMany(session, 1));
    QString const file = folder_.filePath("match.giaguaro");
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(matchFileOf(session.record()));
    out.close();
    MatchFile const read = readMatchFile(file);
    QVERIFY(read.state == MatchFile::State::fine);
    QVERIFY(read.table->record().hands.back().talk == talkOfHand(session));
  }

  // Words that nobody could have said there end the journal in the line before them.
  void journalWithWordsOutOfPlace() {
    MatchPlan const plan = talking(planWithViewer());
    auto const table = openTable(plan.setup);
    table->deal(table->nextDeal(), table->nextDealer());
    Deal const deal = table->record().hands.back().deal;
    QByteArray const head = headerLine(plan) + dealLine(*table, deal, table->dealer());
    for (char const* line : {R"({"say":[0,"give-points"]})", R"({"say":[0,"hello"]})",
                             R"({"say":[9,"give-points"]})", R"({"say":["give-points"]})", R"({"say":0})"}) {
      QFile file(path_);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(head + line + "\n" + undoLine(1));
      file.close();
      JournalRead const read = readJournal(path_);
      QVERIFY2(read.state == JournalRead::State::bad, line);
      QCOMPARE(read.badLine, 3);
    }
  }

  // They are asked before each act, one after the other, and each has heard the one before it.
  void computersSpeakInTurnAndAreHeard() {
    Session session;
    std::vector<std::pair<Seat, std::size_t>> asked;  // by whom, and what it had heard by then
    session.setSpeaker([&asked](SeatTable const& table) -> SpeechThought {
      if (!table.maySay({Kind::givePoints})) return {};
      std::size_t const heard = table.talk().size();
      asked.emplace_back(table.seat(), heard);
      bool const spoke = std::ranges::count(table.talk(), table.seat(), &Said::seat) > 0;
      return [spoke](StopFlag) {
        return spoke ? std::nullopt : std::optional<Speech>({.saying = {Kind::givePoints}});
      };
    });
    session.start(talking(planWithViewer()), {.journal = path_});
    QVERIFY(comesToPlay(session));
    QVERIFY(heardSoMany(session, 4));
    Talk const talk = talkOfHand(session);
    for (std::size_t i = 0; i < 4; ++i) {
      QVERIFY(talk[i].seat != 0);
      QCOMPARE(asked[i].first, talk[i].seat);
      QCOMPARE(asked[i].second, i);
    }
    QVERIFY(readJournal(path_).table->record() == session.record());
  }

  // What is said stands for a while before the next is said, and nobody plays on in between.
  void computersTakeTheirTimeToSpeak() {
    auto owned = std::make_unique<HandAlarm>();
    HandAlarm* const alarm = owned.get();
    Session session(std::make_unique<TimerAlarm>(), nullptr, std::move(owned));
    session.setPaces({.talking = std::chrono::milliseconds(700)});
    session.setSpeaker([](SeatTable const& table) -> SpeechThought {
      if (!table.maySay({Kind::givePoints}) || !table.talk().empty()) return {};
      return [](StopFlag) { return std::optional<Speech>({.saying = {Kind::givePoints}}); };
    });
    session.start(talking(planWithViewer()));
    QVERIFY(isAboutToSpeak(session, *alarm));
    QCOMPARE(alarm->after(), std::chrono::milliseconds(700));
    QVERIFY(talkOfHand(session).empty());
    auto const acts = session.record().hands.back().actions.size();
    alarm->ring();
    QVERIFY(heardSoMany(session, 1));
    QCOMPARE(talkOfHand(session).front().after, static_cast<int>(acts));
  }

  // Its reason goes with an advice, whoever else speaks in the moment before it is written.
  void aReasonStaysWithItsAdvice() {
    auto owned = std::make_unique<HandAlarm>();
    HandAlarm* const alarm = owned.get();
    Session session(std::make_unique<TimerAlarm>(), nullptr, std::move(owned));
    session.setPaces({.talking = std::chrono::milliseconds(700)});
    session.setSpeaker([](SeatTable const& table) -> SpeechThought {
      if (!table.maySay({Kind::givePoints}) || !table.talk().empty()) return {};
      return [](StopFlag) {
        return std::optional<Speech>(
            {.saying = {Kind::givePoints}, .pupil = 0, .because = Speech::Because::ourTrick, .chance = 0.8});
      };
    });
    session.start(talking(planWithViewer()));
    QVERIFY(isAboutToSpeak(session, *alarm));
    session.speak({Kind::suspect, 2});
    alarm->ring();
    QVERIFY(heardSoMany(session, 2));
    auto const& lines = session.scene().talk->lines;
    QCOMPARE(lines.size(), std::size_t{2});
    QVERIFY(lines[0].said.seat == 0 && lines[0].because == TalkScene::Line::Because::none);
    QVERIFY(lines[1].said.seat != 0 && lines[1].because == TalkScene::Line::Because::ourTrick);
    QCOMPARE(lines[1].percent, 80);
  }

  // Behind the curtain nothing of it is to be seen, and nobody is offered anything.
  void behindTheCurtain() {
    Session session;
    session.start(talking(planShared()));
    QVERIFY(comesToPlay(session));
    session.speak({Kind::givePoints});
    QVERIFY(heardSoMany(session, 1));
    Seat const speaker = talkOfHand(session).front().seat;
    QCOMPARE(speaker, session.scene().viewer);
    while (session.phase() != Phase::passing) {
      if (session.phase() == Phase::choosing) actAsBaseline(session);
      if (session.phase() == Phase::showingResult) session.nextHand();
      QVERIFY(
          comes([&] { return session.phase() != Phase::recording && session.phase() != Phase::thinking; }));
    }
    QVERIFY(!session.scene().talk);
    session.takeSeat();
    QVERIFY(session.scene().talk.has_value());
  }

  void isSeenWhereAHandIsWatched() {
    Session session;
    session.start(talking(planWithViewer(1)));
    QVERIFY(comesToPlay(session));
    session.speak({Kind::keepPoints});
    QVERIFY(heardSoMany(session, 1));
    QVERIFY(playOut(session));
    Record const record = session.record();
    auto const match = FinishedMatch::of(session.plan(), replay(record), rowsOf(record));
    FinishedHand hand = match->hand(0);
    int const after = record.hands.back().talk.front().after;
    hand.goTo(after - 1);
    QVERIFY(hand.scene(0, false).talk->lines.empty());
    hand.goTo(after);
    QCOMPARE(hand.scene(0, false).talk->lines.size(), std::size_t{1});
    QVERIFY(hand.scene(0, false).talk->lines.front().fresh);
    QVERIFY(!hand.scene(0, false).talk->maySpeak);
    hand.goTo(after - 1);
    QVERIFY(hand.scene(0, false).talk->lines.empty());
  }

 private:
  static bool verifies(Record const& record) { return replay(record) != nullptr; }
};

}  // namespace testTalkSession

QTEST_GUILESS_MAIN(testTalkSession::TestTalkSession)
#include "test_talk_session.moc"
