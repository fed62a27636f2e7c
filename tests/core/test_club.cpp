// The club table's rules as values: what happens when time runs out, what the clock draws, who ends a match, and how all of
// that stands in records.
#include <QTest>
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "core/rules/club.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testClub {

using namespace giaguaro;
using nlohmann::json;

namespace {

GameInfo const& firstGame() { return *allGames().front(); }

// As far as the first card is to be led, and so many cards further.
std::unique_ptr<Table> tableAt(GameInfo const& game, int cards, std::uint64_t seed = 3) {
  int const players = game.usualPlayers;
  std::vector<std::string> const names(static_cast<std::size_t>(players), "Anna");
  auto table = openTable({std::string(game.id), players, defaultOptions(game, 3), seed, names, {}});
  for (int played = 0; played < cards || !table->playing();) {
    if (table->handOver()) {
      table->deal(table->nextDeal(), table->nextDealer());
      played = 0;
      continue;
    }
    Action const action = table->thought("greedy")(StopFlag{}).action;
    if (action.kind == Action::Kind::play) ++played;
    table->apply(action);
  }
  return table;
}

// The record with these clock notes in its first hand, and what verify has against it.
QString against(Record record, std::vector<ClockNote> notes) {
  record.hands.front().notes.clock = std::move(notes);
  auto const problem = verify(record);
  return problem ? QString::fromStdString(problem->text()) : QString();
}

}  // namespace

class TestClub : public QObject {
  Q_OBJECT

 private slots:
  // In the auction, with the trump, the dog and calls, and at the lead itself it ends the match; then it plays.
  void lapsesBeforeAndAfterTheFirstLead() {
    int hands = 0;
    for (GameInfo const* game : allGames()) {
      auto const table = tableAt(*game, 3);
      History const& done = table->record().hands.back().actions;
      auto const lead =
          std::ranges::find_if(done, [](Done const& each) { return each.action.kind == Action::Kind::play; });
      for (auto end = done.begin(); end != done.end(); ++end)
        QVERIFY(lapseIn({done.begin(), end}) == (end > lead ? Lapse::playsCard : Lapse::endsMatch));
      ++hands;
    }
    QVERIFY(hands > 4);
  }

  // The same position, the same card, whoever asks; another decision, another stream.
  void drawsLegalCardsTheSameAgain() {
    for (GameInfo const* game : allGames()) {
      std::set<Action> drawn;
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto const table = tableAt(*game, 1, seed);
        Action const action = clockAction(*table);
        QVERIFY(table->isLegal(action) && action.kind == Action::Kind::play);
        QVERIFY(clockAction(*replay(table->record())) == action);
        QVERIFY(clockAction(*table->copy()) == action);
        drawn.insert(action);
      }
      QVERIFY(drawn.size() > 3);
    }
    std::vector<Action> const legal{
        {Action::Kind::play, 1}, {Action::Kind::play, 2}, {Action::Kind::play, 3}};
    std::set<Action> seen;
    for (std::size_t decision = 0; decision < 40; ++decision)
      seen.insert(drawnByClock(legal, {.seed = 5, .hand = 2, .seat = 1, .decision = decision}));
    QCOMPARE(seen.size(), legal.size());
  }

  // Nobody's handful is shown by the clock.
  void declinesToShow() {
    std::vector<Action> const legal{
        {Action::Kind::show, 0}, {Action::Kind::show, 8}, {Action::Kind::show, 10}};
    for (std::size_t decision = 0; decision < 10; ++decision) {
      Action const action = drawnByClock(legal, {.seed = 5, .hand = 0, .seat = 1, .decision = decision});
      QVERIFY(action == legal.front());
    }
  }

  void endsByThreeOrByAllOfFewer() {
    QCOMPARE(votesNeeded(0), 0);
    QCOMPARE(votesNeeded(1), 1);
    QCOMPARE(votesNeeded(2), 2);
    QCOMPARE(votesNeeded(3), 3);
    QCOMPARE(votesNeeded(5), 3);
    using Seats = std::vector<Seat>;
    QVERIFY(!isAgreed(Seats{}, Seats{}));
    QVERIFY(!isAgreed(Seats{}, Seats{2}));
    QVERIFY(isAgreed(Seats{2}, Seats{2}));
    QVERIFY(!isAgreed(Seats{0}, Seats{0, 2}));
    QVERIFY(isAgreed(Seats{2, 0}, Seats{0, 2}));
    QVERIFY(!isAgreed(Seats{0, 4}, Seats{0, 1, 2, 4}));
    QVERIFY(isAgreed(Seats{0, 4, 1}, Seats{0, 1, 2, 4}));
    QVERIFY(!isAgreed(Seats{0, 4, 3}, Seats{0, 1, 2, 4}));  // of whom one is no person
  }

  // A match that was ended early stands as it was: agreed with its totals, lapsed without a winner.
  void endedEarly() {
    for (EarlyEnd const how : {EarlyEnd::agreed, EarlyEnd::lapsed})
      for (bool const afterHand : {false, true}) {
        auto const table = tableAt(firstGame(), 2);
        while (afterHand && !table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
        QVERIFY(!table->matchOver());
        PerSeat const totals = table->totals();
        Record const before = table->record();
        table->endEarly(how);
        QVERIFY(table->matchOver() && table->endedEarly());
        Record const record = table->record();
        QVERIFY(record.ended == how);
        QCOMPARE(record.settlement.has_value(), record.ended == EarlyEnd::agreed);
        if (record.settlement)
          QVERIFY(std::equal(record.settlement->begin(), record.settlement->end(), totals.begin()));
        QVERIFY(!verify(record));
        auto const read = readRecord(toJson(record));
        QVERIFY(std::holds_alternative<Record>(read));
        QVERIFY(std::get<Record>(read) == record);
        QVERIFY(replay(record)->record() == record);
        QVERIFY(!takenBack(record, 1).ended);
        // A lead back behind the end is not over.
        auto const back = replay(record);
        back->takeBack(1);
        QVERIFY(!back->matchOver());
        QVERIFY(back->record() == takenBack(before, 1));
      }
  }

  void clockNotesAreWrittenReadAndTakenBack() {
    auto const table = tableAt(firstGame(), 6);
    int const acts = static_cast<int>(table->record().hands.back().actions.size());
    table->noteClock({.action = 1, .seconds = 4});
    table->noteClock({.action = acts - 1, .seconds = 88});
    table->noteClock({.action = acts, .lapsed = true});
    Record const record = table->record();
    std::string const text = toJson(record);
    json const written = json::parse(text)["hands"].back()["clock"];
    QVERIFY(written == json::parse('[' + std::string("[1,4],[") + std::to_string(acts - 1) + ",88],[" +
                                   std::to_string(acts) + ",\"lapsed\"]]"));
    auto const read = readRecord(text);
    QVERIFY(std::holds_alternative<Record>(read));
    QVERIFY(std::get<Record>(read) == record);
    QVERIFY(!verify(record));
    QVERIFY(replay(record)->record() == record);
    table->takeBack(1);
    QCOMPARE(table->record().hands.back().notes.clock.size(), std::size_t{2});
    QVERIFY(!verify(table->record()));
    table->takeBack(acts + 1);  // the hand itself
    auto const again = replay(record);
    again->takeBack(acts);
    QVERIFY(again->record().hands.back().notes.clock.empty());
  }

  void wrongClockNotesAreFound() {
    Record const record =
        playedRecord(firstGame(), firstGame().usualPlayers, {.hands = 2, .player = "greedy"});
    History const& done = record.hands.front().actions;
    int const acts = static_cast<int>(done.size());
    auto const isPlay = [](Done const& each) { return each.action.kind == Action::Kind::play; };
    int const lead = static_cast<int>(std::ranges::find_if(done, isPlay) - done.begin()) + 1;
    QVERIFY(lead > 1);
    QCOMPARE(against(record, {{.action = lead + 1, .lapsed = true}}), QString());
    auto const wrong = [](int action, char const* what) {
      return QString("hand 1, clock: action %1 %2").arg(action).arg(what);
    };
    QCOMPARE(against(record, {{.action = lead, .lapsed = true}}),
             wrong(lead, "cannot have lapsed: no card had been led"));
    QCOMPARE(against(record, {{.action = acts + 1}}), wrong(acts + 1, "is not there"));
    QCOMPARE(against(record, {{.action = 3}, {.action = 3}}), wrong(3, "does not follow the one before it"));
    auto const refused = [&record](char const* clock) {
      json value = json::parse(toJson(record));
      value["hands"][0]["clock"] = json::parse(clock);
      auto const read = readRecord(value.dump());
      return std::holds_alternative<Problem>(read) ? QString::fromStdString(std::get<Problem>(read).text())
                                                   : QString();
    };
    QCOMPARE(refused("[[1,-1]]"), QString("hand 1, clock: -1 is not from 0 to 32767"));
    QCOMPARE(refused("[[0,1]]"), QString("hand 1, clock: 0 is not from 1 to 32767"));
    QCOMPARE(refused("[[1,\"slow\"]]"), QString("hand 1, clock: is not a whole number"));
    QCOMPARE(refused("[[1]]"), QString("hand 1, clock: is not [action, seconds]"));
    QCOMPARE(refused("{}"), QString("hand 1, clock: is not a list"));
  }
};

}  // namespace testClub

QTEST_APPLESS_MAIN(testClub::TestClub)
#include "test_club.moc"
