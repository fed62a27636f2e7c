// The end of a record, solved: what is answered, and what is refused.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/arena/measuring/solve.h"
#include "core/match/table.h"
#include "core/match/verify.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testSolve {

using namespace giaguaro;

namespace {

// A match of one game, stopped `tricks` tricks before the end of its second hand, or of the first one that
// was played, and some more cards before that.
Record stoppedRecord(GameInfo const& game, int players, int tricks, std::uint64_t seed) {
  Record record = playedRecord(game, players, {.hands = 4, .seed = seed, .player = "greedy"});
  std::size_t hand = 1;
  while (record.hands[hand].result->isVoid) ++hand;
  record.hands.resize(hand + 1);
  record.settlement.reset();
  return takenBack(std::move(record), players * tricks - static_cast<int>(seed % 2));
}

SolvedPosition solved(Record const& record) {
  auto answer = solveEnd(record);
  if (auto* problem = std::get_if<Problem>(&answer)) qFatal("%s", problem->text().c_str());
  return std::get<SolvedPosition>(answer);
}

// Plays a line on, by the rules.
std::unique_ptr<Table> playedOn(Record const& record, History const& line) {
  auto table = replay(record);
  for (Done const& done : line) {
    if (done.seat != table->toAct() || !table->isLegal(done.action)) return nullptr;
    table->apply(done.action);
  }
  return table;
}

}  // namespace

class TestSolve : public QObject {
  Q_OBJECT

 private slots:
  void linesLeadToTheirFigures() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts())
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
          Record const record = stoppedRecord(*game, players, 3, seed);
          QVERIFY(!verify(record));
          SolvedPosition const position = solved(record);
          auto const table = replay(record);
          QCOMPARE(position.toAct, table->toAct());
          QCOMPARE(position.tricks, 3);
          QCOMPARE(position.plays.size(), table->legal().size());
          for (SolvedPlay const& play : position.plays) {
            QVERIFY(table->isLegal(play.action));
            QCOMPARE(play.line.front(), (Done{position.toAct, play.action}));
            auto const end = playedOn(record, play.line);
            QVERIFY(end && end->handOver());
            Result const result = *end->result();
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
              QCOMPARE(play.scores[seat], result.scores[seat]);
              QCOMPARE(play.points[seat], result.points[seat]);
            }
            // No card promises its player a better score than the best one.
            auto const seat = static_cast<std::size_t>(position.toAct);
            QVERIFY(play.scores[seat] <= position.plays[position.best].scores[seat]);
          }
          // From the next position on the value stays what it is.
          SolvedPlay const& best = position.plays[position.best];
          Record next = record;
          next.hands.back().actions.push_back(best.line.front());
          SolvedPosition const after = solved(next);
          QCOMPARE(after.plays[after.best].scores, best.scores);
          QCOMPARE(after.side, position.side);
        }
  }

  void refusals() {
    auto const textOf = [](Record const& record) {
      auto const answer = solveEnd(record);
      auto const* problem = std::get_if<Problem>(&answer);
      return QString::fromStdString(problem == nullptr ? "" : problem->text());
    };
    GameInfo const& game = *findGame("jaguar");
    QCOMPARE(textOf(stoppedRecord(game, 5, 0, 2)), "hand 2: it is over, there is no position to solve");
    QCOMPARE(textOf(stoppedRecord(game, 5, 6, 2)),
             "hand 2: 6 tricks are to come, and at most 5 can be solved");
    QCOMPARE(textOf(takenBack(stoppedRecord(game, 5, 8, 2), 1)),
             "hand 2: no card is to be played at its end, something is to be said first");
    Record empty = stoppedRecord(game, 5, 3, 2);
    empty.hands.clear();
    QCOMPARE(textOf(empty), "there is no hand in it");
  }

  void commandLine() {
    Record const record = stoppedRecord(*findGame("jaguar"), 5, 2, 2);
    Record const over = stoppedRecord(*findGame("jaguar"), 5, 0, 2);
    auto const write = [this](char const* name, QByteArray const& text) {
      QFile file(folder_.filePath(name));
      if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
      file.close();
      return folder_.filePath(name);
    };
    QByteArray const line = QByteArray::fromStdString(toJson(record)) + '\n';
    QString const good = write("good.jsonl", line + line);
    Answer const text = run({"solve", good});
    QCOMPARE(text.status, 0);
    QCOMPARE(text.err, QByteArray());
    QVERIFY(text.out.startsWith(good.toUtf8() + ":1: seat "));
    QVERIFY(text.out.contains(good.toUtf8() + ":2: seat "));
    QCOMPARE(text.out.count("\n  line: "), 2);
    Answer const json = run({"solve", good, "--json"});
    QCOMPARE(json.status, 0);
    QCOMPARE(json.out.count('\n'), 2);
    QVERIFY(QJsonDocument::fromJson(json.out.split('\n').front())["plays"].isArray());

    // People read whole points, of which a hand of Jaago-Chalis has 40; machines the record's, and their
    // unit.
    Record const halves = stoppedRecord(*findGame("jaago-chalis"), 4, 2, 2);
    QString const half = write("half.jsonl", QByteArray::fromStdString(toJson(halves)));
    QString const value = run({"solve", half}).out.split('\n')[1];
    QStringList const figures = value.section("card points ", 1).split(' ');
    QCOMPARE(figures.size(), 4);
    double whole = 0;
    for (QString const& figure : figures) whole += figure.toDouble();
    QCOMPARE(whole, 40.0);
    QJsonDocument const solved = run({"solve", half, "--json"}).json();
    QCOMPARE(solved["unit"]["points"].toString(), QString("half card points"));
    QCOMPARE(solved["unit"]["score"].toString(), QString("half points"));
    for (int seat = 0; seat < 4; ++seat)
      QCOMPARE(solved["points"][seat].toDouble(), 2 * figures[seat].toDouble());

    QString const bad = write("bad.jsonl", QByteArray::fromStdString(toJson(over)));
    Answer const refused = run({"solve", bad});
    QCOMPARE(refused.status, 2);
    QCOMPARE(refused.err,
             "giaguaro-arena: " + bad.toUtf8() + ":1: hand 2: it is over, there is no position to solve\n");
    QCOMPARE(run({"solve", folder_.filePath("none")}).status, 2);
  }

 private:
  QTemporaryDir folder_;
};

}  // namespace testSolve

QTEST_GUILESS_MAIN(testSolve::TestSolve)
#include "test_solve.moc"
