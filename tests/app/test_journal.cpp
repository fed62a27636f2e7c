#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <new>
#include <sys/resource.h>
#include <sys/stat.h>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/journal_writer.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/text/phrases.h"
#include "core/match/record_json.h"
#include "tests/app/journal_text.h"
#include "tests/app/plans.h"

namespace {

std::atomic<long> allocations = 0;  // by all threads

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace giaguaro;
using namespace giaguaro::test;

class TestJournal : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

  void write(QByteArray const& text) {
    QFile file(path_);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(text), text.size());
  }
  QByteArray whole(int actions = 60) {
    MatchPlan const plan = planOf("greedy", 3);
    return journalOf(played(plan, actions)->record(), plan.avatars);
  }

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  void roundTrip_data() {
    QTest::addColumn<int>("actions");
    for (int const actions : {0, 1, 7, 40, 60, 100000}) QTest::addRow("%d actions", actions) << actions;
  }
  void roundTrip() {
    QFETCH(int, actions);
    MatchPlan plan = planOf("greedy", 3, 18446744073709551615U);
    plan.setup.names = {"Zoë", "\"quoted\"", "", "two\nlines", "名"};
    plan.avatars = {12, 1, 5, 7, 3};
    Record const record = played(plan, actions)->record();
    write(journalOf(record, plan.avatars));
    JournalRead const read = readJournal(path_);
    QCOMPARE(read.problem, std::string());
    QVERIFY(read.state == JournalRead::State::whole);
    QVERIFY(read.table->record() == record);
    QVERIFY(read.plan.avatars == plan.avatars);
    QCOMPARE(read.goodBytes, QFile(path_).size());
    QCOMPARE(journalOf(read.table->record(), read.plan.avatars), journalOf(record, plan.avatars));
  }

  void undoIsFollowed() {
    MatchPlan const plan = planOf("greedy", 3);
    auto const table = played(plan, 20);
    QByteArray text = journalOf(table->record(), plan.avatars) + undoLine(3);
    Record const shorter = takenBack(table->record(), 3);
    write(text);
    QVERIFY(readJournal(path_).table->record() == shorter);
    // And what follows is read from there.
    Done const again = table->record().hands.back().actions[17];
    write(text + actionLine(*table, again));
    JournalRead const read = readJournal(path_);
    QVERIFY(read.state == JournalRead::State::whole);
    QCOMPARE(read.table->record().hands.back().actions.size(), std::size_t{18});
  }

  void missing() {
    QVERIFY(readJournal(path_).state == JournalRead::State::missing);
    write("");
    QVERIFY(readJournal(path_).state == JournalRead::State::missing);
    write(whole().left(40));  // the header is torn
    QVERIFY(readJournal(path_).state == JournalRead::State::missing);
  }

  // What is there and cannot be read is not taken for nothing.
  void unreadable() {
    using State = JournalRead::State;
    QString const folder = folder_.filePath("a-folder");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(readJournal(folder).state == State::unreadable);
    QVERIFY(QFile::link(folder_.filePath("nowhere"), folder_.filePath("a-link")));
    QVERIFY(readJournal(folder_.filePath("a-link")).state == State::unreadable);
    // It opens, and reading its first byte is a fault.
    QVERIFY(readJournal("/proc/self/mem").state == State::unreadable);
  }

  // Wherever the last line is torn, the match goes on from the line before it.
  void cutLine() {
    QByteArray const text = whole();
    qint64 const lastLine = text.lastIndexOf('\n', -2) + 1;
    write(text.left(lastLine));
    Record const before = readJournal(path_).table->record();
    for (qint64 length = lastLine + 1; length < text.size(); ++length) {
      write(text.left(length));
      JournalRead const read = readJournal(path_);
      QVERIFY(read.state == JournalRead::State::cut);
      QCOMPARE(read.goodBytes, lastLine);
      QVERIFY(read.table->record() == before);
    }
    write(text.left(lastLine) + QByteArray(30, '\0'));  // what a power cut can leave
    QVERIFY(readJournal(path_).state == JournalRead::State::cut);
  }

  void badLine_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("line");
    auto const row = [](char const* name, char const* before, char const* after, int line) {
      QTest::newRow(name) << QByteArray(before) << QByteArray(after) << line;
    };
    row("format", "giaguaro-journal", "something-else", 1);
    row("version", "\"version\":2", "\"version\":3", 1);
    row("game", "\"game\":\"", "\"game\":\"x", 1);
    row("players", "\"players\":5", "\"players\":9", 1);
    row("seed", "\"seed\":7", "\"seed\":-7", 1);
    row("option", "\"hands\":3", "\"hands\":3000", 1);
    row("player", "\"greedy\"", "\"nobody\"", 1);
    row("names", "\"names\":[", "\"names\":[1,", 1);
    row("card twice", "\"hands\":[[\"", "\"hands\":[[\"AD\",\"AC\",\"", 2);
    row("no such card", "\"hands\":[[\"", "\"hands\":[[\"1X\",\"", 2);
    row("dealer", "\"dealer\":", "\"dealer\":1", 2);
    row("no deal", "{\"deal\"", "{\"dale\"", 2);
    row("not an action", "{\"action\":[", "{\"action\":[[", 3);
    row("no such seat", "{\"action\":[", "{\"action\":[7", 3);
    row("not an object", "{\"action\":", "[\"action\",", 3);
  }
  void badLine() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, line);
    QByteArray text = whole();
    qsizetype const place = text.indexOf(before);
    QVERIFY(place >= 0);
    text.replace(place, before.size(), after);
    write(text);
    JournalRead const read = readJournal(path_);
    QVERIFY(read.state == JournalRead::State::bad);
    QCOMPARE(read.badLine, line);
    QVERIFY(!read.problem.empty());
    QCOMPARE(read.goodBytes, [&] {
      qint64 at = 0;
      for (int i = 1; i < line; ++i) at = text.indexOf('\n', at) + 1;
      return at;
    }());
  }

  void illegalLines() {
    MatchPlan const plan = planOf("greedy", 2);
    auto const table = played(plan, 30);  // some card of the hand has been played
    QByteArray const text = journalOf(table->record(), plan.avatars);
    int const lines = static_cast<int>(text.count('\n'));
    Done const last = table->record().hands.back().actions.back();
    QVERIFY(last.action.kind == Action::Kind::play);
    Seat const turn = table->toAct();
    Seat const wrong = seatAfter(turn, table->players());
    std::vector<QByteArray> const extras{
        actionLine(*table, {turn, last.action}),                 // a card that is gone
        actionLine(*table, {turn, {Action::Kind::pass}}),        // out of the auction
        actionLine(*table, {wrong, table->legal().front()}),     // another seat's turn
        dealLine(*table, table->record().hands.back().deal, 0),  // in the middle of a hand
        undoLine(0),
        undoLine(1000),
        "{\"undo\":-1}\n",
        "{\"undo\":1.5}\n",
        "{\"undo\":1e99}\n",
        "{}\n",
        "null\n",
        "17\n",
        "{\"action\":null}\n",
        "{\"action\":[0]}\n",
        "{\"deal\":[]}\n",
        "{\"action\":[0,\"" + QByteArray(300, 'x') + "\"]}\n"};
    for (QByteArray const& extra : extras) {
      write(text + extra + undoLine(1));
      JournalRead const read = readJournal(path_);
      QVERIFY2(read.state == JournalRead::State::bad, extra);
      QCOMPARE(read.badLine, lines + 1);
      QVERIFY(read.table->record() == table->record());
    }
  }

  // An undo leads back into its hand, and costs no more: counted in the unit of one replay of the whole
  // match.
  void undosDoNotReplayTheMatch() {
    MatchPlan const plan = planOf("greedy", 100);
    auto const table = played(plan, 99 * 45);
    QVERIFY(table->record().hands.size() > 60 && !table->record().hands.back().actions.empty());
    long before = allocations;
    auto const replayed = replay(table->record());
    long const oneReplay = allocations - before;
    QVERIFY(oneReplay > 1000);

    QByteArray const text = journalOf(table->record(), plan.avatars);
    QByteArray undos;
    Done const last = table->record().hands.back().actions.back();
    for (int i = 0; i < 50; ++i) undos += undoLine(1) + actionLine(*table, last);
    auto const cost = [this](QByteArray const& journal) {
      write(journal);
      long const begin = allocations;
      JournalRead const read = readJournal(path_);
      return read.state == JournalRead::State::whole ? allocations - begin : -1;
    };
    long const plain = cost(text);
    long const withUndos = cost(text + undos);
    QVERIFY(plain > 0 && withUndos > plain);
    QVERIFY2(withUndos - plain < 5 * oneReplay,
             qPrintable(
                 QString("%1 and %2 more, a replay is %3").arg(plain).arg(withUndos - plain).arg(oneReplay)));
  }

  // The rows of the score are there with it, whatever was taken back on the way.
  void rowsAreRead() {
    MatchPlan const plan = planOf("greedy", 6);
    auto const table = played(plan, 5 * 40);
    std::size_t const over = rowsOf(table->record()).size();
    QVERIFY(over >= 3);
    int steps = 1;  // back to the end of the hand before
    for ([[maybe_unused]] Done const& done : table->record().hands.back().actions) ++steps;
    QVERIFY(!table->handOver());
    for (int const back : {0, 1, steps, steps + 3}) {
      write(journalOf(table->record(), plan.avatars) + (back > 0 ? undoLine(back) : QByteArray()));
      JournalRead const read = readJournal(path_);
      auto const expected = rowsOf(read.table->record());
      QCOMPARE(read.rows.size(), expected.size());
      for (std::size_t i = 0; i < expected.size(); ++i) QVERIFY(*read.rows[i].sheet == *expected[i].sheet);
      QCOMPARE(expected.size(), over - (back > steps ? 1 : 0));
    }
  }

  // A player of a journal is a level: no file is opened because a journal says so.
  void playersAreLevels() {
    QString const pipe = folder_.filePath("pipe");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QByteArray const text = whole().replace("\"greedy\"", "\"novice:9ms/weights=" + pipe.toUtf8() + '"');
    write(text);
    JournalRead const read = readJournal(path_);
    QVERIFY(read.state == JournalRead::State::whole);
    QCOMPARE(read.plan.setup.levels, std::vector<std::string>(5, "novice"));
    QCOMPARE(read.table->record().levels, read.plan.setup.levels);
  }

  // Whatever the bytes are, reading ends with an answer, and what was read is a legal match.
  void anyBytes() {
    QByteArray const text = whole(40);
    Rng rng(1);
    int matches = 0;
    for (int round = 0; round < 300; ++round) {
      QByteArray broken = text;
      for (auto count = rng.below(4) + 1; count > 0; --count) {
        auto const at = static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(broken.size())));
        broken[at] = static_cast<char>(rng.below(256));
      }
      write(broken);
      JournalRead const read = readJournal(path_);
      if (!read.table) continue;
      QVERIFY(replay(read.table->record()) != nullptr);
      matches += hasAction(read.table->record()) ? 1 : 0;
    }
    QVERIFY2(matches > 100, qPrintable(QString::number(matches)));
    write(QByteArray(100000, '[') + "\n" + text);
    QVERIFY(readJournal(path_).state == JournalRead::State::bad);
  }

  void writerWrites() {
    QByteArray const text = whole();
    qsizetype const half = text.indexOf('\n') + 1;
    {
      JournalWriter writer;
      QSignalSpy const written(&writer, &JournalWriter::written);
      QSignalSpy const failed(&writer, &JournalWriter::failed);
      writer.create(path_);
      quint64 const id = writer.append(text.left(half));
      QTRY_COMPARE(written.size(), 2);
      QCOMPARE(written.last().first().toULongLong(), id);
      QCOMPARE(QFile(path_).size(), half);
      writer.append(text.mid(half));  // the writer goes away before it is answered
      QVERIFY(failed.isEmpty());
    }
    QFile file(path_);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
  }

  void writerGoesOnAfterACut() {
    QByteArray const text = whole();
    write(text + "{\"act");
    {
      JournalWriter writer;
      writer.continueAt(path_, readJournal(path_).goodBytes);
      writer.append(undoLine(1));
    }
    QFile file(path_);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text + undoLine(1));
  }

  void writerOverwritesNothing() {
    write("somebody's match\n");
    JournalWriter writer;
    QSignalSpy const failed(&writer, &JournalWriter::failed);
    writer.create(path_);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][1].value<Argument>().text == phrases::causeThere);
    QCOMPARE(QFile(path_).size(), 17);
  }

  void folderIsNotThere() {
    JournalWriter writer;
    QSignalSpy const failed(&writer, &JournalWriter::failed);
    QSignalSpy const written(&writer, &JournalWriter::written);
    writer.create(folder_.filePath("no/such/folder/match.jsonl"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][1].value<Argument>().text == phrases::causeGone);
    writer.append("a line\n");  // only answered
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(failed.size(), 1);
  }

  void writeFails() {
    JournalWriter writer;
    QSignalSpy const failed(&writer, &JournalWriter::failed);
    QSignalSpy const written(&writer, &JournalWriter::written);
    writer.create(path_);
    writer.append("{}\n");
    QTRY_COMPARE(written.size(), 2);

    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit const limit{.rlim_cur = 10, .rlim_max = before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    writer.append(QByteArray(100, 'x') + '\n');
    bool const told = QTest::qWaitFor([&] { return !failed.isEmpty(); });
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(told);
    QVERIFY(failed[0][1].value<Argument>().text == phrases::causeLimit);
  }

  void filing() {
    MatchPlan const plan = planOf("greedy", 2);
    Record const record = played(plan, 100000)->record();
    write(journalOf(record, plan.avatars));
    QString const target = folder_.filePath("history/a.json");
    JournalWriter writer;
    QSignalSpy const filed(&writer, &JournalWriter::filed);
    writer.file(record, target, path_);
    QTRY_COMPARE(filed.size(), 1);
    QVERIFY(!QFile::exists(path_));
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto const read = readRecord(file.readAll().toStdString());
    QVERIFY(std::holds_alternative<Record>(read));
    QVERIFY(std::get<Record>(read) == record);
  }

  void filingFails() {
    write("the journal\n");
    QString const target = folder_.filePath("match.jsonl/not-a-folder/a.json");
    QString const aside = folder_.filePath("a.json.journal");
    Record const record = played(planOf("greedy", 2), 20)->record();
    JournalWriter writer;
    QSignalSpy const notFiled(&writer, &JournalWriter::notFiled);
    writer.file(record, target, path_);
    QTRY_COMPARE(notFiled.size(), 1);
    // The match is still somewhere, and the next one can have its journal.
    QVERIFY(QFile::exists(aside));
    QVERIFY(!QFile::exists(path_));
    QCOMPARE(notFiled[0][2].toString(), aside);
    // Where it cannot be moved, it is said to be where it was.
    write("another journal\n");
    writer.file(record, target, path_);
    QTRY_COMPARE(notFiled.size(), 2);
    QCOMPARE(notFiled[1][2].toString(), path_);
    QCOMPARE(QFile(path_).size(), 16);
    QVERIFY(QFile::remove(aside));
  }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "test_journal.moc"
