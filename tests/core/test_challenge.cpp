// Challenges: what a file of one holds, whom it lets in, and how results compare.
#include <QTest>

#include "core/match/challenge.h"
#include "core/match/deal_code.h"
#include "core/match/duplicate.h"
#include "core/match/verify.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testChallenge {

using namespace giaguaro;

namespace {

Record finished(GameInfo const& game) {
  Record record = playedRecord(game, game.usualPlayers, {.hands = 2, .seed = 5, .player = "greedy"});
  record.levels.assign(record.levels.size(), "club");
  record.levels[1] = "human";
  record.names.assign(record.names.size(), "Somebody");
  record.names[1] = "Volpe";
  record.identity.started = "2026-11-21T20:14:00Z";
  return record;
}

Challenge challengeWith(std::vector<std::pair<char const*, std::vector<std::int32_t>>> const& results) {
  Challenge challenge{.seat = 1};
  for (auto const& [name, scores] : results) challenge.add({.name = name, .face = 3, .scores = scores});
  return challenge;
}

// The record of a match before its first hand, with this for its challenge.
std::string fileWith(char const* member) {
  Record record = challengeFrom(finished(*findGame("jaguar")), {.seat = 1});
  record.others = {{"challenge", member}};
  return toJson(record);
}

}  // namespace

class TestChallenge : public QObject {
  Q_OBJECT

 private slots:
  // A sound record without hands, which deals what was dealt, to players without a clock; written and read it is the same.
  void isARecordOfEveryGame() {
    for (GameInfo const* game : allGames()) {
      Record const record = finished(*game);
      Challenge challenge = challengeWith({{"Elena", {1, -2}}});
      challenge.results.front().played = "2026-11-22";
      challenge.add({.level = "club", .scores = {3, 4}});
      Record const match = challengeFrom(record, challenge);
      Reading const reading = readAsFarAsPossible(toJson(match));
      auto const problem = verify(reading);
      QVERIFY2(!problem, problem ? problem->text().c_str() : "");
      QCOMPARE(toJson(reading.record), toJson(match));
      auto const read = readChallenge(reading.record);
      QVERIFY(std::get<std::optional<Challenge>>(read) == challenge);
      QVERIFY(match.hands.empty());
      QCOMPARE(match.levels[1], std::string("human"));
      QVERIFY(match.names[1].empty());
      for (std::size_t seat = 0; seat < match.levels.size(); ++seat)
        if (seat != 1) QCOMPARE(match.levels[seat], std::string("club/untimed"));
      auto const table = openTable(setupOf(match));
      QVERIFY(table->nextDeal() == record.hands.front().deal);
      QCOMPARE(table->nextDealer(), record.hands.front().dealer);
    }
  }

  // Whoever plays it may know that its cards were put together by somebody.
  void saysThatItsDealWasSetByHand() {
    Record record = finished(*findGame("jaguar"));
    record.setByHand = true;
    record.code = codeOfHand(record, 0);
    Record const match = challengeFrom(record, {.seat = 1});
    QVERIFY(match.setByHand);
    QVERIFY(readAsFarAsPossible(toJson(match)).record.setByHand);
    record.setByHand = false;
    QVERIFY(!isSameChallenge(record, 1, match));
  }

  // Two people without a name are two; the same result once more is not added.
  void peopleWithoutANameAreToldApart() {
    Challenge challenge{.seat = 1};
    ChallengeResult const first{.face = 3, .played = "2026-11-22", .scores = {1, -2}};
    ChallengeResult other = first;
    other.scores = {2, 2};
    QVERIFY(challenge.add(first));
    QVERIFY(challenge.add(other));
    QVERIFY(!challenge.add(first));
    QCOMPARE(challenge.results.size(), std::size_t{2});
    // Of one name the first counts.
    QVERIFY(challenge.add({.name = "Elena", .scores = {1, 1}}));
    QVERIFY(!challenge.add({.name = "Elena", .scores = {5, 5}}));
  }

  // Against the same players the same play gets the same answers, whoever plays.
  void sameAnswersToTheSamePlay() {
    for (GameInfo const* game : allGames()) {
      Record match = challengeFrom(finished(*game), {.seat = 1});
      std::vector<History> played;
      for (char const* name : {"Elena", "Paolo"}) {
        match.names[1] = name;
        auto const table = openTable(setupOf(match));
        table->deal(table->nextDeal(), table->nextDealer());
        while (!table->handOver()) {
          std::string const& level = match.levels[static_cast<std::size_t>(table->toAct())];
          table->apply(table->thought(level == "human" ? "greedy" : level)(StopFlag{}).action);
        }
        played.push_back(table->record().hands.back().actions);
      }
      QVERIFY(played[0] == played[1]);
    }
  }

  // (+6 +4 +2 +1 -1 -3) / 6 = 1.5
  void comparedWithTheMean() {
    Challenge const challenge = challengeWith({{"You", {-2, -1}},
                                               {"Elena", {6}},
                                               {"Paolo", {3, -1}},
                                               {"Leila", {-1}},
                                               {"Dario", {4}},
                                               {"Ugo", {1, 0}}});
    QCOMPARE(meanOf(challenge), 1.5);
    auto const places = standings(challenge);
    std::vector<std::string> names;
    std::vector<double> toMean;
    for (ChallengePlace const& place : places) {
      names.push_back(challenge.results[place.result].name);
      toMean.push_back(place.toMean);
    }
    QCOMPARE(names, std::vector<std::string>({"Elena", "Dario", "Paolo", "Ugo", "Leila", "You"}));
    QCOMPARE(toMean, std::vector<double>({4.5, 2.5, 0.5, -0.5, -2.5, -4.5}));
    auto const shared = standings(challengeWith({{"a", {1}}, {"b", {2}}, {"c", {2}}}));
    QCOMPARE(shared[0].place, 1);
    QCOMPARE(shared[1].place, 1);
    QCOMPARE(shared[2].place, 3);
    QCOMPARE(meanOf({}), 0.0);
  }

  void theFirstResultCounts() {
    Challenge challenge = challengeWith({{"Elena", {1}}});
    QVERIFY(!challenge.add({.name = "Elena", .scores = {9}}));
    QVERIFY(challenge.add({.level = "club", .scores = {9}}));
    QVERIFY(!challenge.add({.level = "club", .scores = {8}}));
    QCOMPARE(challenge.results.size(), std::size_t{2});
    QCOMPARE(challenge.results.front().total(), 1);
  }

  void whatASeatMadeOfIt() {
    Record record = finished(*findGame("jaguar"));
    ChallengeResult const result = resultIn(record, 1);
    QCOMPARE(result.name, std::string("Volpe"));
    QCOMPARE(result.played, std::string("2026-11-21"));
    QCOMPARE(result.scores, std::vector<std::int32_t>(
                                {record.hands[0].result->scores[1], record.hands[1].result->scores[1]}));
    record.hands[1].result.reset();
    QCOMPARE(resultIn(record, 1).scores.size(), std::size_t{1});
  }

  void whichAreTheSame() {
    Record const record = finished(*findGame("jaguar"));
    Record match = challengeFrom(record, challengeWith({{"Elena", {1}}}));
    QVERIFY(isSameChallenge(record, 1, match));
    match.names[1] = "Elena";
    match.names[2] = "another";
    QVERIFY(isSameChallenge(record, 1, match));
    Record other = match;
    other.seed += 1;
    QVERIFY(!isSameChallenge(record, 1, other));
    other = match;
    other.levels[2] = "expert";
    QVERIFY(!isSameChallenge(record, 1, other));
  }

  void badOnesAreRefused_data() {
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("where");
    auto const row = [](char const* name, char const* member, char const* where) {
      QTest::newRow(name) << member << where;
    };
    row("no object", "[]", "challenge");
    row("no seat", R"({"results":[]})", "challenge");
    row("no such seat", R"({"seat":5,"results":[]})", "challenge.seat");
    row("no results", R"({"seat":1})", "challenge");
    row("no list", R"({"seat":1,"results":{}})", "challenge.results");
    row("no scores", R"({"seat":1,"results":[{"name":"A"}]})", "challenge.results");
    row("half a score", R"({"seat":1,"results":[{"name":"A","scores":[0.5]}]})", "challenge.results.scores");
    row("too large", R"({"seat":1,"results":[{"name":"A","scores":[99999999999]}]})",
        "challenge.results.scores");
    row("no player", R"({"seat":1,"results":[{"level":"exec:rm","scores":[]}]})", "challenge.results.level");
    row("no day", R"({"seat":1,"results":[{"name":"A","played":"yesterday","scores":[]}]})",
        "challenge.results.played");
    row("no face", R"({"seat":1,"results":[{"name":"A","face":0,"scores":[]}]})", "challenge.results.face");
  }
  void badOnesAreRefused() {
    QFETCH(QString, member);
    QFETCH(QString, where);
    Reading const reading = readAsFarAsPossible(fileWith(member.toUtf8().constData()));
    QVERIFY(!reading.problem);
    auto const read = readChallenge(reading.record);
    auto const* const problem = std::get_if<Problem>(&read);
    QVERIFY(problem != nullptr);
    QCOMPARE(QString::fromStdString(problem->where), where);
    QVERIFY(!challengeIn(reading.record));
  }
};

}  // namespace testChallenge

QTEST_GUILESS_MAIN(testChallenge::TestChallenge)
#include "test_challenge.moc"
