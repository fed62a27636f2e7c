// A match through the one boundary: deals, totals, undo, replay, thoughts.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/match/answers.h"
#include "core/match/table.h"
#include "core/match/verify.h"
#include "core/rules/random.h"
#include "tests/joined.h"

namespace testMatch {

using namespace giaguaro;

namespace {

MatchSetup setup(GameInfo const& game, std::uint64_t seed, int hands = 3, int players = 0) {
  if (players == 0) players = game.usualPlayers;
  GivenOptions given{};
  if (game.handsOption >= 0)
    given[static_cast<std::size_t>(game.handsOption)] = static_cast<std::int16_t>(hands);
  return {.game = std::string(game.id),
          .players = players,
          .options = completed(game.options, given),
          .seed = seed,
          .names = std::vector<std::string>(static_cast<std::size_t>(players), "x"),
          .levels = {}};
}

// One step of the match with this player in all seats; false once the match is over.
bool step(Table& table, std::string_view player) {
  if (table.matchOver()) return false;
  if (table.handOver())
    table.deal(table.nextDeal(), table.nextDealer());
  else
    table.apply(table.thought(player)({}).action);
  return true;
}

// One hand: everybody passes, or the first who can bid does, and the rest is played by chance.
void playHand(Table& table, bool isVoid) {
  table.deal(table.nextDeal(), table.nextDealer());
  bool bids = !isVoid;
  while (!table.handOver()) {
    Action const pass{Action::Kind::pass};
    Action action = table.thought("random")({}).action;
    if (table.isLegal(pass)) {
      std::vector<Action> const legal = table.legal();
      action = bids ? legal.front() : pass;  // "bid …" comes before "pass"
      bids = false;
    }
    table.apply(action);
  }
}

}  // namespace

class TestMatch : public QObject {
  Q_OBJECT

 private slots:
  void matchesRunToTheirEnd() {
    for (GameInfo const* game : allGames())
      for (std::string const player :
           {"random", "greedy", "novice:8it", "club:8it", "expert:8it", "ismcts:8it"}) {
        std::unique_ptr<Table> const table = openTable(setup(*game, 42));
        Seat const first = table->nextDealer();
        while (step(*table, player)) {
        }
        Record const& record = table->record();
        QVERIFY(record.settlement);
        int played = 0;
        for (std::size_t hand = 0; hand < record.hands.size(); ++hand) {
          QVERIFY(record.hands[hand].result);
          played += record.hands[hand].result->isVoid ? 0 : 1;
          if (game->handsOption >= 0)
            QCOMPARE(static_cast<int>(record.hands[hand].dealer),
                     (first + static_cast<int>(hand)) % record.players);
        }
        if (game->handsOption >= 0) QCOMPARE(played, 3);
        std::unique_ptr<Table> const again = replay(record);
        QVERIFY(again);
        QVERIFY(again->record() == record);
        QVERIFY(again->matchOver());
      }
  }

  // Jaguar's example 6, Briscola Chiamata's 9, Tarot's 16: a hand that nobody plays is none of the match's,
  // but at most ten times as many are dealt.
  void voidHandsAreNoneOfTheMatch() {
    int games = 0;
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        if (game->handsOption < 0) continue;
        ++games;
        std::unique_ptr<Table> const table = openTable(setup(*game, 42, 2, players));
        for (bool const isVoid : {true, false, true, false}) {
          QVERIFY(!table->matchOver());
          playHand(*table, isVoid);
          QCOMPARE(table->result()->isVoid, isVoid);
        }
        QVERIFY(table->matchOver());
        Record const& record = table->record();
        QCOMPARE(record.hands.size(), std::size_t{4});
        for (std::size_t hand = 0; hand < 4; ++hand)
          QCOMPARE(static_cast<int>(record.hands[hand].dealer),
                   (record.hands[0].dealer + static_cast<int>(hand)) % players);
        for (std::size_t const hand : {0U, 2U}) {
          QVERIFY(record.hands[hand].result->isVoid);
          QVERIFY(!record.hands[hand].result->sidePoints);
        }
        QVERIFY(!verify(record));
        std::unique_ptr<Table> const again = replay(record);
        QVERIFY(again && again->matchOver());

        std::unique_ptr<Table> const nobodyPlays = openTable(setup(*game, 42, 1, players));
        for (int hand = 0; hand < 10; ++hand) {
          QVERIFY(!nobodyPlays->matchOver());
          playHand(*nobodyPlays, true);
          QCOMPARE(nobodyPlays->handNumber(), hand);
          QCOMPARE(nobodyPlays->handPlace(), 0);
        }
        QVERIFY(nobodyPlays->matchOver());
        QCOMPARE(nobodyPlays->totals(), PerSeat{});
        QVERIFY(!verify(nobodyPlays->record()));
      }
    QCOMPARE(games, 7);
  }

  void sameSeedSameMatch() {
    for (GameInfo const* game : allGames()) {
      std::unique_ptr<Table> const one = openTable(setup(*game, 7));
      std::unique_ptr<Table> const two = openTable(setup(*game, 7));
      std::unique_ptr<Table> const three = openTable(setup(*game, 8));
      while (step(*one, "random")) {
      }
      while (step(*two, "random")) {
      }
      while (step(*three, "random")) {
      }
      QVERIFY(one->record() == two->record());
      QVERIFY(!(one->record().hands.front().deal == three->record().hands.front().deal));
    }
  }

  // Another player's decisions never change a later deal, unless the rules have the cards gathered and cut.
  void dealsDoNotDependOnPlay() {
    for (GameInfo const* game : allGames()) {
      MatchSetup start = setup(*game, 7);
      if (int const shuffle = optionIndex(game->options, "shuffle"); shuffle >= 0)
        start.options.values[static_cast<std::size_t>(shuffle)] =
            *game->options[static_cast<std::size_t>(shuffle)].parse("full");
      std::unique_ptr<Table> const one = openTable(start);
      std::unique_ptr<Table> const two = openTable(start);
      while (step(*one, "random")) {
      }
      while (step(*two, "greedy")) {
      }
      std::size_t const both = std::min(one->record().hands.size(), two->record().hands.size());
      QVERIFY(both > 1);
      for (std::size_t i = 0; i < both; ++i)
        QVERIFY(one->record().hands[i].deal == two->record().hands[i].deal);
    }
  }

  // Whatever is taken back is played the same again: state, thoughts and later deals.
  void undoLeavesNoTrace() {
    for (GameInfo const* game : allGames()) {
      std::unique_ptr<Table> const whole = openTable(setup(*game, 11));
      while (step(*whole, "random")) {
      }
      std::size_t actions = 0;
      for (RecordedHand const& hand : whole->record().hands) actions += hand.actions.size();
      QVERIFY(takenBack(whole->record(), 0) == whole->record());
      for (int back : {1, 2, 7, 20, static_cast<int>(actions)}) {
        std::unique_ptr<Table> table = replay(takenBack(whole->record(), back));
        QVERIFY(table);
        QVERIFY(!table->matchOver());
        while (step(*table, "random")) {
        }
        QVERIFY(table->record() == whole->record());
      }
    }
  }

  // A table that takes steps back stands where one that never took them stands, and goes on as it does.
  void takingBackIsReplaying() {
    for (GameInfo const* game : allGames()) {
      std::unique_ptr<Table> const whole = openTable(setup(*game, 12, 4));
      int steps = 0;
      for (; step(*whole, "random"); ++steps) {
      }
      Rng rng(8);
      std::set<int> backs{0, 1, 2, steps - 1, steps, steps + 1};
      for (int i = 0; i < 30; ++i)
        backs.insert(static_cast<int>(rng.below(static_cast<std::uint32_t>(steps))));
      for (int const back : backs) {
        std::unique_ptr<Table> const expected = replay(takenBack(whole->record(), back));
        std::unique_ptr<Table> const table = whole->copy();
        table->takeBack(back);
        QVERIFY(table->record() == expected->record());
        QCOMPARE(table->matchOver(), expected->matchOver());
        QCOMPARE(table->handOver(), expected->handOver());
        QCOMPARE(table->handNumber(), expected->handNumber());
        QCOMPARE(table->dealer(), expected->dealer());
        QCOMPARE(table->nextDealer(), expected->nextDealer());
        QCOMPARE(table->toAct(), expected->toAct());
        QVERIFY(table->totals() == expected->totals());
        QVERIFY(table->legal() == expected->legal());
        for (Seat viewer = nobody; viewer < table->players(); ++viewer) {
          QVERIFY(table->seen(viewer) == expected->seen(viewer));
          QVERIFY(table->lastEvents(viewer) == expected->lastEvents(viewer));
        }
        while (step(*table, "random")) {
        }
        QVERIFY(table->record() == whole->record());
      }
    }
  }

  void takingBackCountsActionsAndDeals() {
    std::unique_ptr<Table> const table = openTable(setup(*allGames().front(), 3));
    step(*table, "random");  // the deal
    step(*table, "random");
    step(*table, "random");
    QCOMPARE(takenBack(table->record(), 1).hands.front().actions.size(), std::size_t{1});
    QCOMPARE(takenBack(table->record(), 2).hands.size(), std::size_t{1});
    QVERIFY(takenBack(table->record(), 3).hands.empty());
    QVERIFY(takenBack(table->record(), 4).hands.empty());
  }

  void impossibleRecordsAreNotReplayed() {
    std::unique_ptr<Table> const table = openTable(setup(*allGames().front(), 3));
    while (step(*table, "greedy")) {
    }
    Record broken = table->record();
    std::swap(broken.hands[0].actions.front(), broken.hands[0].actions.back());
    QVERIFY(!replay(broken));
    broken = table->record();
    broken.hands[1].deal.hands[0].erase(broken.hands[1].deal.hands[0].lowest());
    QVERIFY(!replay(broken));
    broken = table->record();
    broken.game = "no such game";
    QVERIFY(!replay(broken));
  }

  // `legal` lists what the rules take and nothing else: whatever has a text in this game is either listed,
  // and can be done, or stops a replay.
  void legalIsWhatCanBeDone() {
    constexpr int everyWhich = 17;  // replaying all of them would take minutes
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        std::set<std::string> texts;
        for (Card card : game->deck->cards()) texts.insert("play " + game->deck->text(card));
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
          std::unique_ptr<Table> const table = openTable(setup(*game, seed, 1, players));
          while (table->record().hands.size() < 2 && step(*table, "random"))
            for (Action action : table->legal()) texts.insert(table->text(action));
        }

        int asked = 0;
        int refused = 0;
        for (std::uint64_t seed = 20; seed < 30; ++seed) {
          std::unique_ptr<Table> const table = openTable(setup(*game, seed, 1, players));
          while (step(*table, "random") && table->record().hands.size() < 2) {
            std::vector<Action> const legal = table->legal();
            QCOMPARE(legal.empty(), table->handOver());
            std::set<std::string> here = texts;
            for (Action action : legal) here.insert(table->text(action));
            std::size_t listed = 0;
            for (std::string const& text : here) {
              Action const action = *table->parse(text);
              bool const isListed = std::find(legal.begin(), legal.end(), action) != legal.end();
              QCOMPARE(table->isLegal(action), isListed);
              if (isListed) ++listed;
              if (++asked % everyWhich != 0) continue;
              Record record = table->record();
              record.hands.back().actions.push_back({table->toAct(), action});
              std::unique_ptr<Table> const after = replay(record);
              QVERIFY2((after != nullptr) == isListed, text.c_str());
              if (isListed) QVERIFY(after->record().hands.back().actions == record.hands.back().actions);
              if (!isListed) ++refused;
            }
            QCOMPARE(listed, legal.size());
          }
        }
        QVERIFY(refused > 100);
      }
  }

  void badDealsAreNamed() {
    std::unique_ptr<Table> const table = openTable(setup(*allGames().front(), 3));
    Deal const good = table->nextDeal();
    QCOMPARE(table->dealProblem(good), std::string());
    Deal deal = good;
    Card const moved = deal.hands[0].lowest();
    deal.hands[1].insert(moved);
    QCOMPARE(table->dealProblem(deal), table->game().deck->text(moved) + " appears twice");
    deal.hands[0].erase(moved);
    QVERIFY(table->dealProblem(deal).find("seat 0 has") == 0);
    deal.hands[1].erase(moved);
    QCOMPARE(table->dealProblem(deal), table->game().deck->text(moved) + " is missing from the deal");
  }

  // Of all that was taken back, over hands and over other answers, what was done first holds; what was never
  // done, or under other cards or totals, is not known.
  void answersAreKept() {
    for (GameInfo const* game : allGames()) {
      std::unique_ptr<Table> table = openTable(setup(*game, 7));
      while (step(*table, "random")) {
      }
      Record const whole = table->record();
      Answers answers;
      QVERIFY(!answers.at(whole).valid());
      int known = 0;
      int unknown = 0;
      Rng rng(3);
      Record record = whole;
      while (!record.hands.empty()) {
        Record shorter = takenBack(record, static_cast<int>(rng.below(9)) + 1);
        answers.keep(record, shorter);
        record = std::move(shorter);
      }
      for (std::size_t number = 0; number < whole.hands.size(); ++number)
        for (std::size_t i = 0; i <= whole.hands[number].actions.size(); ++i) {
          record = whole;
          record.hands.resize(number + 1);
          History& done = record.hands.back().actions;
          done.resize(i);
          Action const next = answers.at(record);
          if (i == whole.hands[number].actions.size()) {
            QVERIFY(!next.valid());
            continue;
          }
          QVERIFY(next == whole.hands[number].actions[i].action);
          ++known;
          Record other = record;
          std::swap(other.hands.back().deal.hands[0], other.hands.back().deal.hands[1]);
          QVERIFY(!answers.at(other).valid());
          if (number > 0) {
            other = record;
            ++other.hands[number - 1].result->totals[0];
            QVERIFY(!answers.at(other).valid());
          }
          if (i == 0) continue;
          done.back().action = {Action::Kind::none};
          QVERIFY(!answers.at(record).valid());
          ++unknown;
        }
      QVERIFY2(known > 50 && unknown > 50, qPrintable(QString("%1, %2").arg(known).arg(unknown)));
    }
  }

  void copiesGoTheirOwnWay() {
    std::unique_ptr<Table> const table = openTable(setup(*allGames().front(), 3));
    for (int i = 0; i < 5; ++i) step(*table, "greedy");
    std::unique_ptr<Table> const copy = table->copy();
    Record const before = table->record();
    while (step(*copy, "greedy")) {
    }
    QVERIFY(table->record() == before);
    while (step(*table, "greedy")) {
    }
    QVERIFY(table->record() == copy->record());
  }

  void unknownPlayersAndGames() {
    std::unique_ptr<Table> const table = openTable(setup(*allGames().front(), 3));
    QVERIFY(!table->thought("greedy"));  // nobody is to act before the deal
    step(*table, "greedy");
    QVERIFY(!table->thought("no such player"));
    QVERIFY(!openTable({.game = "chess", .players = 2, .options = {}, .seed = 0, .names = {}, .levels = {}}));
  }
};

}  // namespace testMatch

QTEST_APPLESS_MAIN(testMatch::TestMatch)
#include "test_match.moc"
