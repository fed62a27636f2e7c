// What a session notes beside the play: the match keeps its id through undo, redo, leaving and going on; help
// is counted by hand and seat; the end has its time. All of it is in the journal too, and what a file says that
// is not known here comes back out of it.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/scenes/scene.h"
#include "app/identity/identity.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"

namespace testSessionNotes {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

MatchIdentity const identity{"0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a11", "2026-11-23T09:05:00Z", "giaguaro 9"};

// Advises the first legal action at once; its clock goes on by a minute each time it is asked.
struct Quick : Session {
  int minutes = 0;
  Quick() {
    setPaces(Paces());
    setAdviser([](SeatTable const& table) {
      return [action = table.legal().front()](StopFlag const&) { return Advice{.action = action}; };
    });
    setClock([this] { return "2026-11-23T10:" + std::to_string(10 + minutes++) + ":00Z"; });
  }
};

MatchPlan identified(MatchPlan plan) {
  plan.setup.identity = identity;
  return plan;
}

using Assists = std::vector<Assist>;
using Kind = Assist::Kind;

Assists const& assistsOf(Session const& session, std::size_t hand) {
  return session.record().hands[hand].notes.assists;
}

int nextAction(Session const& session) {
  return static_cast<int>(session.record().hands.back().actions.size()) + 1;
}

// To the next decision, or to where nothing goes on by itself.
bool stands(Session const& session) {
  return comes([&] {
    return session.phase() == Phase::choosing || session.phase() == Phase::passing ||
           session.phase() == Phase::showingResult || session.phase() == Phase::over;
  });
}

bool hinted(Session& session) {
  session.hint();
  return comes([&] { return session.scene().hint && !session.scene().hint->thinking(); });
}

}  // namespace

class TestSessionNotes : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

  QByteArray contentOf(QString const& path) const {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  bool put(QString const& path, QByteArray const& content) const {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
  }
  // What the journal leads to is what the session has, notes and all.
  bool isJournalled(Session const& session) const {
    JournalRead const read = readJournal(path_);
    return read.table && read.table->record() == session.record();
  }

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  void identityIsKept() {
    {
      Quick session;
      session.start(identified(planWithViewer(2)), {.journal = path_});
      QVERIFY(stands(session));
      QVERIFY(session.record().identity == identity);
      actAsBaseline(session);
      QVERIFY(stands(session));
      session.undo();
      QVERIFY(stands(session));
      session.redo();
      QVERIFY(stands(session));
      session.identify("0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a12");  // it has one
      QVERIFY(session.record().identity == identity);
      QVERIFY(isJournalled(session));
    }
    JournalRead read = readJournal(path_);
    QVERIFY(read.table->record().identity == identity);
    Quick session;
    session.resume(std::move(read), path_);
    QVERIFY(playOut(session));
    QVERIFY(session.record().identity == identity);
    QTRY_VERIFY(isJournalled(session));
    QString const file = folder_.filePath("history.json");
    QSignalSpy const filed(&session.writer(), &JournalWriter::filed);
    session.leave(file);
    QTRY_COMPARE(filed.size(), 1);
    auto const kept = readRecord(contentOf(file).toStdString());
    QVERIFY(std::holds_alternative<Record>(kept));
    QVERIFY(std::get<Record>(kept).identity == identity);
  }

  // A match of when there were no ids gets one, once, wherever it is gone on with.
  void anOldMatchGetsAnId() {
    MatchPlan const plan = planWithViewer(2);
    std::string const id = freshUuid();
    QVERIFY(isUuid(id) && id != freshUuid());
    QVERIFY(isUtcTime(utcNow()));
    for (bool const fromFile : {true, false}) {
      init();
      auto table = played(plan, 20);
      std::string given;
      {
        Quick session;
        if (fromFile) {
          auto rows = rowsOf(table->record());
          session.open(plan, std::move(table), std::move(rows), path_);
        } else {
          QByteArray header = headerLine(plan);
          QVERIFY(header.contains("\"version\":2"));
          QVERIFY(put(path_, header.replace("\"version\":2", "\"version\":1")));
          JournalRead old = readJournal(path_);
          QVERIFY(old.state == JournalRead::State::whole);
          session.resume(std::move(old), path_);
        }
        session.identify(id);
        QVERIFY(stands(session));
        QCOMPARE(session.record().identity.id, id);
        QVERIFY(session.record().identity.started.empty());  // nobody knows
        session.restartDeal();
        QVERIFY(stands(session));
      }
      Quick session;
      session.resume(readJournal(path_), path_);
      session.identify(freshUuid());
      QVERIFY(stands(session));
      QCOMPARE(session.record().identity.id, id);
      QVERIFY(isJournalled(session));
    }
  }

  void helpIsCounted() {
    Quick session;
    session.start(planWithViewer(2), {.journal = path_});
    QVERIFY(stands(session));
    Assists expected;
    QVERIFY(hinted(session));
    expected.push_back({0, Kind::hint, nextAction(session)});
    session.hint();  // it is there already
    QVERIFY(assistsOf(session, 0) == expected);
    int const decision = nextAction(session);
    actAsBaseline(session);
    QVERIFY(stands(session));
    session.undo();
    QVERIFY(stands(session));
    expected.push_back({0, Kind::undo, decision});
    QVERIFY(assistsOf(session, 0) == expected);
    session.redo();  // gives back what was there
    QVERIFY(stands(session));
    QVERIFY(assistsOf(session, 0) == expected);
    session.restartDeal();
    QVERIFY(stands(session));
    expected.push_back({0, Kind::restart, 1});
    QVERIFY(assistsOf(session, 0) == expected);
    QVERIFY(isJournalled(session));

    // In the second hand, and from there back into the first.
    while (session.phase() != Phase::showingResult) {
      actAsBaseline(session);
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
      QVERIFY(stands(session));
    }
    session.nextHand();
    QVERIFY(stands(session));
    QCOMPARE(session.record().hands.size(), std::size_t{2});
    QVERIFY(assistsOf(session, 1).empty());
    QVERIFY(hinted(session));
    Assists const second{{0, Kind::hint, nextAction(session)}};
    QVERIFY(assistsOf(session, 1) == second);
    session.undo();
    QVERIFY(stands(session));
    QCOMPARE(session.record().hands.size(), std::size_t{1});
    expected.push_back({0, Kind::undo, nextAction(session)});
    QVERIFY(assistsOf(session, 0) == expected);
    QVERIFY(isJournalled(session));
    // The same cards again: what was said about them helps still.
    session.redo();
    QVERIFY(stands(session));
    QCOMPARE(session.record().hands.size(), std::size_t{2});
    QVERIFY(assistsOf(session, 1) == second);
    QVERIFY(assistsOf(session, 0) == expected);
    QVERIFY(isJournalled(session));
  }

  // What is only chosen and given up again was no help of anybody's.
  void draftsAreNoHelp() {
    Quick session;
    session.start(planWithViewer(1));
    QVERIFY(stands(session));
    session.undo();  // nothing was done yet
    session.restartDeal();
    QVERIFY(stands(session));
    std::size_t noted = 0;
    for (RecordedHand const& hand : session.record().hands)
      for (Assist const& assist : hand.notes.assists) noted += assist.kind == Kind::undo ? 1 : 0;
    QCOMPARE(noted, std::size_t{0});
  }

  // Each seat of a shared screen has its own.
  void helpOfSeveralPeople() {
    Quick session;
    session.start(planShared(1), {.journal = path_});
    std::vector<Seat> seats;
    for (int i = 0; i < 2; ++i) {
      QVERIFY(stands(session));
      if (session.phase() == Phase::passing) session.takeSeat();
      QVERIFY(stands(session) && session.phase() == Phase::choosing);
      seats.push_back(session.scene().viewer);
      QVERIFY(hinted(session));
      QVERIFY((assistsOf(session, 0).back() == Assist{seats.back(), Kind::hint, nextAction(session)}));
      actAsBaseline(session);
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    }
    QVERIFY(seats[0] != seats[1]);
    // Taken back is the decision of whoever acted last, whoever has the screen.
    QVERIFY(stands(session));
    session.undo();
    QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    QCOMPARE(assistsOf(session, 0).back().seat, seats[1]);
    QVERIFY(assistsOf(session, 0).back().kind == Kind::undo);
    QCOMPARE(assistsOf(session, 0).size(), std::size_t{3});
    QVERIFY(isJournalled(session));
  }

  // Nobody is helped where computers play among themselves.
  void watchingIsNoHelp() {
    Quick session;
    session.start(planOf("greedy", 1), {.journal = path_});
    QVERIFY(reaches(session, Phase::over));
    session.restartDeal();
    QVERIFY(reaches(session, Phase::over));
    QVERIFY(assistsOf(session, 0).empty());
    QTRY_VERIFY(isJournalled(session));
  }

  void theEndHasItsTime() {
    Quick session;
    session.start(identified(planWithViewer(1)), {.journal = path_});
    QVERIFY(stands(session));
    QVERIFY(session.record().endedAt.empty());
    QVERIFY(playOut(session));
    QCOMPARE(session.record().endedAt, std::string("2026-11-23T10:10:00Z"));
    QTRY_VERIFY(isJournalled(session));
    session.undo();
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(session.record().endedAt.empty());
    QVERIFY(isJournalled(session));
    QVERIFY(playOut(session));
    QCOMPARE(session.record().endedAt, std::string("2026-11-23T10:11:00Z"));
    QTRY_VERIFY(isJournalled(session));
    QVERIFY(contentOf(path_).endsWith("{\"ended_at\":\"2026-11-23T10:11:00Z\"}\n"));
  }

  void withoutAClockThereAreNoTimes() {
    Quick session;
    session.setClock({});
    session.start(planWithViewer(1));
    QVERIFY(playOut(session));
    QVERIFY(session.record().endedAt.empty());
  }

  // Opened, played on, left, gone on with and saved, at every level of the record.
  void unknownMembersComeThroughTheJournal() {
    MatchPlan const plan = identified(planWithViewer(3));
    std::string text = toJson(played(plan, 70)->record());
    QCOMPARE(read(text).hands.size(), std::size_t{2});
    auto const insert = [&text](std::string const& before, std::string const& member) {
      std::size_t const at = text.find(before);
      if (at != std::string::npos) text.insert(at + 1, member + ',');
      return at != std::string::npos;
    };
    std::string const number = "123456789012345678901234567890";
    // Names that the journal has for itself among them.
    QVERIFY(insert(R"({"format")",
                   R"("people":[null,{"a":)" + number + R"(}],"avatars":"mine","record":{"x":7})"));
    QVERIFY(insert(R"({"dealer")", R"("timer":[[3,1.50]])"));
    QVERIFY(insert(R"({"hands":[[)", R"("lamp":{"undo":1})"));
    QVERIFY(insert(R"({"points")", R"("luck":"+1.0")"));
    text.insert(1, R"("table":{"music":"on"},)");
    QString const file = folder_.filePath("a.giaguaro");
    QVERIFY(put(file, QByteArray::fromStdString(text)));

    MatchFile opened = readMatchFile(file);
    QVERIFY2(opened.state == MatchFile::State::fine, opened.problem.text().c_str());
    Record const before = opened.table->record();
    QCOMPARE(before.others.size(), std::size_t{3});
    auto const isKept = [&before](Record const& record) {
      HandNotes const& notes = record.hands.front().notes;
      HandNotes const& were = before.hands.front().notes;
      return record.others == before.others && record.othersOfTable == before.othersOfTable &&
             record.identity == before.identity && !were.others.empty() && notes.others == were.others &&
             !were.othersOfDeal.empty() && notes.othersOfDeal == were.othersOfDeal &&
             !before.hands.front().result->others.empty() &&
             record.hands.front().result->others == before.hands.front().result->others;
    };
    QVERIFY(isKept(before));
    {
      Quick session;
      session.open({opened.setup, plan.avatars}, std::move(opened.table), std::move(opened.rows), path_);
      QVERIFY(stands(session));
      actAsBaseline(session);
      QVERIFY(stands(session));
      QVERIFY(session.record() != before);
      QVERIFY(isKept(session.record()));
      QVERIFY(isJournalled(session));
    }
    Quick session;
    JournalRead again = readJournal(path_);
    QVERIFY(again.plan.avatars == plan.avatars);
    QCOMPARE(again.rows.size(), std::size_t{1});
    session.resume(std::move(again), path_);
    QVERIFY(playOut(session));
    QVERIFY(isKept(session.record()));
    std::string const saved = matchFileOf(session.record()).toStdString();
    QVERIFY(isKept(read(saved)));
    QVERIFY(saved.find(R"("people":[null,{"a":)" + number + "}]") != std::string::npos);
    QVERIFY(put(file, QByteArray::fromStdString(saved)));
    QVERIFY(readMatchFile(file).state == MatchFile::State::fine);
  }

  void badLinesOfTheJournal_data() {
    QTest::addColumn<QByteArray>("line");
    for (char const* line :
         {R"({"assist":[0,"hint"]})", R"({"assist":[9,"hint",1]})", R"({"assist":{"a":1}})",
          R"({"assist":null})", R"({"ended_at":"2026-11-23T10:10:00Z"})", R"({"id":7})", R"({"id":"seven"})",
          R"({"id":"0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a12"})"})
      QTest::newRow(line) << QByteArray(line);
  }
  void badLinesOfTheJournal() {
    QFETCH(QByteArray, line);
    MatchPlan const plan = identified(planWithViewer(2));
    auto const table = played(plan, 10);
    QByteArray const text = headerLine(plan, table->record());
    QVERIFY(put(path_, text + line + '\n' + undoLine(1)));
    JournalRead const read = readJournal(path_);
    QVERIFY(read.state == JournalRead::State::bad);
    QCOMPARE(read.badLine, 2);
    QVERIFY(!read.problem.empty());
    QVERIFY(read.table->record() == table->record());
  }

  // A header whose record is torn or against the rules is that of no match.
  void badRecordOfTheHeader() {
    MatchPlan const plan = planWithViewer(2);
    Record record = played(plan, 10)->record();
    QByteArray const text = headerLine(plan, record);
    QVERIFY(put(path_, text.left(text.size() / 2)));
    QVERIFY(readJournal(path_).state == JournalRead::State::missing);
    Seat& first = record.hands[0].actions[0].seat;
    first = seatAfter(first, record.players);
    QByteArray notAList = text;
    notAList.replace("\"actions\":[[", "\"actions\":[[[");
    QByteArray notAHand = text;
    notAHand.replace("\"hands\":[{", "\"hands\":[7,{");
    for (QByteArray const& wrong : {headerLine(plan, record), notAList, notAHand}) {
      QVERIFY(wrong != text);
      QVERIFY(put(path_, wrong + undoLine(1)));
      JournalRead const read = readJournal(path_);
      QVERIFY(read.state == JournalRead::State::bad);
      QCOMPARE(read.badLine, 1);
      QVERIFY(read.table == nullptr);
    }
    QVERIFY(put(path_, R"({"format":"giaguaro-journal","version":2,"record":)" + QByteArray(1 << 20, '[') +
                           "}\n{}\n"));
    QVERIFY(readJournal(path_).state == JournalRead::State::bad);
  }

 private:
  static Record read(std::string const& text) {
    auto const answer = readRecord(text);
    auto const* record = std::get_if<Record>(&answer);
    return record != nullptr ? *record : Record{};
  }
};

}  // namespace testSessionNotes

QTEST_GUILESS_MAIN(testSessionNotes::TestSessionNotes)
#include "test_session_notes.moc"
