// `giaguaro-arena review` and `spread`: what they print, and what they refuse.
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "app/arena/measuring/score_spread.h"
#include "app/arena/measuring/solve.h"
#include "core/match/record_json.h"
#include "core/match/table.h"
#include "core/review/hand_review.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testArenaReview {

using namespace giaguaro;

namespace {

constexpr int iterations = 96;

Record const& halves() {
  static Record const record =
      playedRecord(*findGame("jaago-chalis"), 4, {.hands = 4, .seed = 2, .player = "random"});
  return record;
}

}  // namespace

class TestReview : public QObject {
  Q_OBJECT

 private slots:
  // An object a hand, in whole points, with the figures of the review.
  void theJsonHoldsTheReview() {
    Record record = halves();
    record.hands.resize(2);
    record.settlement.reset();
    record.identity.id = "6f2c1a34-0000-4000-8000-000000000001";
    QString const file = written("good.jsonl", record);
    Answer const answer = run({"review", file, "--json", "--iterations", QString::number(iterations)});
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.status, 0);
    QList<QByteArray> const lines = answer.out.split('\n');
    QCOMPARE(lines.size(), 3);
    auto const table = replay(record);
    for (std::size_t hand = 0; hand < 2; ++hand) {
      QJsonObject const json = QJsonDocument::fromJson(lines[static_cast<int>(hand)]).object();
      QCOMPARE(json["id"].toString(), QString::fromStdString(record.identity.id));
      QCOMPARE(json["hand"].toInt(), static_cast<int>(hand) + 1);
      QCOMPARE(json["iterations"].toInt(), iterations);
      QCOMPARE(json["unit"]["score"].toString(), QString("points"));
      HandReview const review = *reviewed(record, hand, {iterations});
      QJsonArray const decisions = json["decisions"].toArray();
      QCOMPARE(decisions.size(), static_cast<int>(review.decisions().size()));
      for (int i = 0; i < decisions.size(); ++i) {
        JudgedDecision const& decision = review.decisions()[static_cast<std::size_t>(i)];
        QJsonObject const one = decisions[i].toObject();
        QCOMPARE(one["place"].toInt(), decision.action + 1);
        QCOMPARE(one["seat"].toInt(), static_cast<int>(decision.seat));
        QCOMPARE(one["action"].toString().toStdString(), table->text(decision.chosen));
        QCOMPARE(one["best"].toString().toStdString(), table->text(decision.verdict->best));
        QVERIFY(std::abs(one["loss"].toDouble() - decision.verdict->loss / 2) < 0.0003);
        QVERIFY(std::abs(one["error"].toDouble() - decision.verdict->error / 2) < 0.0003);
        QVERIFY(std::abs(one["chance"].toDouble() - decision.verdict->chance) < 0.0006);
        QCOMPARE(one["mark"].toString() == "best", decision.verdict->mark == Mark::best);
      }
      QJsonArray const seats = json["seats"].toArray();
      QCOMPARE(seats.size(), 4);
      for (int seat = 0; seat < 4; ++seat) {
        QJsonObject const parts = seats[seat].toObject();
        double const sum = parts["expected"].toDouble() + parts["luck"].toDouble() + parts["own"].toDouble() +
                           parts["others"].toDouble();
        QVERIFY(std::abs(sum - parts["score"].toDouble()) < 1e-9);
        QCOMPARE(2 * parts["score"].toDouble(),
                 static_cast<double>(record.hands[hand].result->scores[static_cast<std::size_t>(seat)]));
        double lost = 0;
        for (auto const& decision : decisions)
          if (decision.toObject()["seat"].toInt() == seat) lost += decision.toObject()["loss"].toDouble();
        QVERIFY(std::abs(lost + parts["own"].toDouble()) < 1e-9);
      }
    }
  }

  // With all cards open, beside the verdict and apart from it: in the last three tricks, as `solve` says.
  void openCardsStandBeside() {
    Record record = halves();
    record.hands.resize(1);
    record.settlement.reset();
    QString const file = written("open-cards.jsonl", record);
    QJsonObject const json = run({"review", file, "--json", "--iterations", "96"}).json().object();
    int solved = 0;
    for (auto const& value : json["decisions"].toArray()) {
      QJsonObject const decision = value.toObject();
      int const place = decision["place"].toInt() - 1;
      int const last = static_cast<int>(record.hands[0].actions.size()) - 3 * 4;
      QCOMPARE(decision.contains("open"), place >= last);
      if (place < last) continue;
      int const after = static_cast<int>(record.hands[0].actions.size()) - place;
      auto const answer = solveEnd(takenBack(record, after));
      auto const* position = std::get_if<SolvedPosition>(&answer);
      QVERIFY(position != nullptr);
      auto const seat = static_cast<std::size_t>(decision["seat"].toInt());
      std::int32_t chosen = 0;
      for (SolvedPlay const& play : position->plays)
        if (play.action == record.hands[0].actions[static_cast<std::size_t>(place)].action)
          chosen = play.scores[seat];
      double const loss = (position->plays[position->best].scores[seat] - chosen) / 2.0;
      QCOMPARE(decision["open"]["loss"].toDouble(), loss);
      if (loss == 0) QCOMPARE(decision["open"]["best"].toString(), decision["action"].toString());
      ++solved;
    }
    QVERIFY2(solved > 2, qPrintable(QString::number(solved)));
  }

  // One seat of one hand: the same figures, and no others.
  void oneSeatOfOneHand() {
    QString const file = written("seat.jsonl", halves());
    QStringList const usual{"review", file, "--iterations", "96", "--hand", "2", "--json"};
    QJsonObject const all = run(usual).json().object();
    Answer const answer = run(usual + QStringList{"--seat", "3"});
    QCOMPARE(answer.status, 0);
    QJsonObject const one = answer.json().object();
    QCOMPARE(one["hand"].toInt(), 2);
    QCOMPARE(one["seats"].toArray().size(), 1);
    QCOMPARE(one["seats"][0].toObject(), all["seats"][3].toObject());
    QJsonArray expected;
    for (auto const& decision : all["decisions"].toArray())
      if (decision.toObject()["seat"].toInt() == 3) expected.append(decision);
    QVERIFY(!expected.isEmpty());
    QCOMPARE(one["decisions"].toArray(), expected);

    Answer const text = run({"review", file, "--iterations", "96", "--hand", "2", "--seat", "3"});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.startsWith(file.toUtf8() + ":1: hand 2\n"));
    QCOMPARE(text.out.count('\n'), expected.size() + 2);
    QVERIFY(text.out.contains("\n  seat 3: "));
  }

  void whatIsRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    Record unfinished = takenBack(halves(), 3);
    Record empty = halves();
    empty.hands.clear();
    empty.settlement.reset();
    Record wrong = halves();
    ++wrong.hands[0].result->scores[1];
    QString const good = written("good.jsonl", halves());
    QString const open = written("open.jsonl", unfinished);
    QString const last = QString::number(unfinished.hands.size());
    QString const changed = written("wrong.jsonl", wrong);
    QString const cut = written("cut.jsonl", halves());
    QFile file(cut);
    QVERIFY(file.resize(file.size() / 2));
    QTest::newRow("no file") << QStringList{folder_.filePath("none")}
                             << (folder_.filePath("none") + ": ").toUtf8();
    QTest::newRow("no such seat of any game")
        << QStringList{good, "--seat", "9"}
        << (good + ":1: there is no seat 9, the seats are 0 to 3\n").toUtf8();
    QTest::newRow("no such seat") << QStringList{good, "--seat", "4"}
                                  << (good + ":1: there is no seat 4, the seats are 0 to 3\n").toUtf8();
    QTest::newRow("no such hand")
        << QStringList{good, "--hand", "90"}
        << (good + ":1: there is no hand 90, only " + QString::number(halves().hands.size()) + '\n').toUtf8();
    QTest::newRow("in play")
        << QStringList{open}
        << (open + ":1: hand " + last + ": it is not over, and only finished hands are judged\n").toUtf8();
    QTest::newRow("no hand") << QStringList{written("empty.jsonl", empty)}
                             << (folder_.filePath("empty.jsonl") + ":1: there is no hand in it\n").toUtf8();
    QTest::newRow("wrong") << QStringList{changed} << (changed + ":1: hand 1, result: ").toUtf8();
    QTest::newRow("cut") << QStringList{cut} << (cut + ":1: ").toUtf8();
    QTest::newRow("too few") << QStringList{good, "--iterations", "0"}
                             << QByteArray("--iterations: \"0\" is not a whole number from 24 to ");
  }
  void whatIsRefused() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    Answer const answer = run(QStringList{"review"} + arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QByteArray());
    QVERIFY2(answer.err.startsWith("giaguaro-arena: " + says), answer.err);
    QCOMPARE(answer.err.count('\n'), 1);
  }

  // A hand in play does not keep those before it from being judged.
  void aFinishedHandOfAMatchInPlay() {
    QString const open = written("open.jsonl", takenBack(halves(), 3));
    Answer const answer = run({"review", open, "--hand", "1", "--seat", "0", "--iterations", "24"});
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.startsWith(open.toUtf8() + ":1: hand 1\n"));
  }

  // Of what was played, counted again.
  void theSpreadIsThatOfTheScores() {
    GameInfo const& game = *findGame("jabberwocky");
    auto const spread = scoreSpread({&game, "greedy", 30, 2}, 4);
    std::vector<double> scores;
    for (std::uint64_t seed = 2; scores.size() < 120; ++seed) {
      Record const record =
          playedRecord(game, 4, {.seed = seed, .player = "greedy", .options = completed(game.options, {})});
      for (RecordedHand const& hand : record.hands)
        if (!hand.result->isVoid && scores.size() < 120)
          scores.insert(scores.end(), hand.result->scores.begin(), hand.result->scores.end());
    }
    double sum = 0;
    double squares = 0;
    for (double const score : scores) {
      sum += score;
      squares += score * score;
    }
    QCOMPARE(spread.size(), std::size_t{1});
    QVERIFY(std::abs(spread.at("") - std::sqrt(squares / 120 - sum * sum / 14400)) < 1e-9);
    Answer const answer = run("spread --game jabberwocky --player greedy --hands 30 --seed 2");
    QCOMPARE(answer.status, 0);
    QVERIFY(
        QString::fromUtf8(answer.out).contains(QString("{4, \"\", %1},\n").arg(spread.at(""), 0, 'f', 3)));
    QCOMPARE(run("spread --game whist").status, 2);
  }

 private:
  QString written(char const* name, Record const& record) const {
    QFile file(folder_.filePath(name));
    QByteArray const line = QByteArray::fromStdString(toJson(record)) + '\n';
    if (!file.open(QIODevice::WriteOnly) || file.write(line) != line.size()) qFatal("cannot write");
    return folder_.filePath(name);
  }

  QTemporaryDir folder_;
};

}  // namespace testArenaReview

QTEST_GUILESS_MAIN(testArenaReview::TestReview)
#include "test_review.moc"
