#include "core/match/table.h"

#include <algorithm>
#include <set>

#include "core/ai/players.h"
#include "core/games/searches.h"
#include "core/match/deal_code.h"
#include "core/match/entered_table.h"
#include "core/match/notes.h"
#include "core/match/table_of.h"

namespace giaguaro {

std::vector<GameInfo const*> allGames() {
  std::vector<GameInfo const*> games;
  AllGames::forEach([&]<class G>() { games.push_back(&G::info); });
  return games;
}

GameInfo const* findGame(std::string_view id) {
  for (GameInfo const* game : allGames())
    if (game->id == id) return game;
  return nullptr;
}

std::vector<int> handSizes(GameInfo const& game, int players, Options const& options) {
  constexpr std::int16_t roundsOfAMatch = 13;
  std::set<int> sizes;
  AllGames::forEach([&]<class G>() {
    if (G::info.id != game.id) return;
    for (std::int16_t hand = 0; hand < roundsOfAMatch; ++hand)
      sizes.insert(G::handSize(
          Context{.options = options, .players = static_cast<std::int8_t>(players), .hand = hand}));
  });
  return {sizes.begin(), sizes.end()};
}

std::vector<std::string> allPlayers() {
  std::vector<std::string> names;
  for (std::string_view name : playerNames) names.emplace_back(name);
  return names;
}

bool isPlayer(std::string_view text) { return parsePlayer(text).has_value(); }

std::unique_ptr<Table> openTable(MatchSetup const& setup) {
  std::optional<CodedHand> const first = handOfCode(setup.code);
  auto table = enterTable(setup, first ? first->number : 0, {});
  if (table && first) table->first_ = Table::FirstDeal{first->deal, first->dealer};
  return table;
}

std::unique_ptr<Table> enterTable(MatchSetup const& setup, int hand, PerSeat const& totals) {
  std::unique_ptr<Table> table;
  AllGames::forEach([&]<class G>() {
    if (G::info.id == setup.game) table = std::make_unique<TableOf<G>>(setup, hand, totals);
  });
  return table;
}

MatchSetup setupOf(Record const& record) {
  return {.game = record.game,
          .players = record.players,
          .options = record.options,
          .seed = record.seed,
          .names = record.names,
          .levels = record.levels,
          .table = record.table,
          .identity = record.identity,
          .commitment = record.commitment,
          .code = record.code,
          .setByHand = record.setByHand};
}

void Table::adoptNotes(Record const& from) {
  record_.identity = from.identity;
  record_.endedAt = from.endedAt;
  record_.table = from.table;
  record_.othersOfTable = from.othersOfTable;
  record_.others = from.others;
  for (std::size_t i = 0; i < std::min(record_.hands.size(), from.hands.size()); ++i) {
    RecordedHand& hand = record_.hands[i];
    RecordedHand const& other = from.hands[i];
    hand.notes = other.notes;
    if (hand.result && other.result) hand.result->others = other.result->others;
  }
}

void Table::endEarly(EarlyEnd how) {
  PerSeat const stood = totals();
  record_.ended = how;
  if (how == EarlyEnd::agreed)
    record_.settlement = std::vector<std::int32_t>(stood.begin(), stood.begin() + players());
}

Action clockAction(Table const& table) {
  return drawnByClock(table.legal(), {.seed = table.record().seed,
                                      .hand = table.handNumber(),
                                      .seat = table.toAct(),
                                      .decision = table.record().hands.back().actions.size()});
}

void Table::say(Seat speaker, Saying saying) {
  RecordedHand& hand = record_.hands.back();
  hand.talk.push_back({speaker, saying, static_cast<int>(hand.actions.size())});
}

void Table::shorten(int count) {
  std::size_t left = record_.hands.size();
  for (int steps = count; left > 0; --left) {
    RecordedHand& last = record_.hands[left - 1];
    steps -= static_cast<int>(last.actions.size()) + 1;
    if (steps < 0) break;
    aside_.erase(left - 1);
    dropReview(last.notes);
    last.notes.clock.clear();  // of actions that are taken back
    if (!last.notes.empty()) aside_[left - 1] = {last.deal, std::move(last.notes)};
  }
  record_ = takenBack(std::move(record_), count);
}

void Table::beginHand(Deal const& deal, Seat dealer) {
  RecordedHand hand{.dealer = dealer, .deal = deal};
  if (auto const found = aside_.find(record_.hands.size()); found != aside_.end()) {
    if (found->second.deal == deal) hand.notes = std::move(found->second.notes);
    aside_.erase(found);
  }
  record_.hands.push_back(std::move(hand));
}

std::unique_ptr<Table> replay(Record const& record) {
  std::unique_ptr<Table> table = openTable(setupOf(record));
  if (!table) return nullptr;
  for (RecordedHand const& hand : record.hands) {
    if (!table->handOver() || table->matchOver() || !table->dealProblem(hand.deal).empty()) return nullptr;
    table->deal(hand.deal, hand.dealer);
    auto said = hand.talk.begin();
    auto const speakUntil = [&](std::size_t acts) {
      for (; said != hand.talk.end() && said->after == static_cast<int>(acts); ++said) {
        if (!table->maySay(said->seat, said->saying)) return false;
        table->say(said->seat, said->saying);
      }
      return true;
    };
    if (!speakUntil(0)) return nullptr;
    for (std::size_t i = 0; i < hand.actions.size(); ++i) {
      Done const done = hand.actions[i];
      if (done.seat != table->toAct() || !table->isLegal(done.action)) return nullptr;
      table->apply(done.action);
      if (!speakUntil(i + 1)) return nullptr;
    }
    if (said != hand.talk.end()) return nullptr;
  }
  if (record.ended) {
    if (table->matchOver()) return nullptr;
    table->endEarly(*record.ended);
  }
  table->adoptNotes(record);
  return table;
}

Record takenBack(Record record, int count) {
  if (count <= 0) return record;
  record.settlement.reset();
  record.ended.reset();
  record.endedAt.clear();
  for (; count > 0 && !record.hands.empty(); --count) {
    RecordedHand& last = record.hands.back();
    last.result.reset();
    dropReview(last.notes);  // of a hand that is not over any more
    if (last.actions.empty()) {
      record.hands.pop_back();
      continue;
    }
    last.actions.pop_back();
    last.talk = saidBy(last.talk, static_cast<int>(last.actions.size()));
    std::erase_if(last.notes.clock, [&last](ClockNote const& note) {
      return note.action > static_cast<int>(last.actions.size());
    });
    dropDeparturesAfter(last.notes, static_cast<int>(last.actions.size()));
    if (!last.legal.empty()) last.legal.pop_back();
  }
  return record;
}

}  // namespace giaguaro
