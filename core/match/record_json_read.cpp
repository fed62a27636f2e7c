// Reading; writing is in record_json.cpp.
#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/match/deal_code.h"
#include "core/match/record_json.h"
#include "core/match/record_notes_read.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

using namespace jsonRead;

constexpr std::array<std::string_view, 19> namesOfRecord{
    "format",  "version",  "game",    "players",    "options", "seed", "names", "level", "table",     "id",
    "started", "ended_at", "program", "commitment", "salt",    "code", "hands", "ended", "settlement"};
constexpr std::array<std::string_view, 7> namesOfHand{"dealer", "deal",    "actions", "talk",
                                                      "result", "assists", "clock"};
constexpr std::array<std::string_view, 3> namesOfDeal{"hands", "stock", "piles"};
constexpr std::array<std::string_view, 5> namesOfResult{"points", "scores", "totals", "side_points", "void"};

class DealReader {
 public:
  DealReader(Deck const& deck, std::string where) : deck_(deck), where_(std::move(where)) {}

  Deal read(json const& value, int players) {
    object(value, where_);
    Deal deal;
    json const& hands = array(member(value, "hands", where_), where_);
    if (hands.size() != static_cast<std::size_t>(players))
      refuse(where_,
             "there are " + std::to_string(hands.size()) + " hands for " + std::to_string(players) + " seats",
             Kind::cards);
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      for (json const& text : array(hands[seat], where_)) deal.hands[seat].insert(card(text));
    if (auto const stock = value.find("stock"); stock != value.end())
      for (json const& text : array(*stock, where_)) {
        Card const next = card(text);
        if (deal.stock.full()) refuse(where_, "the stock has too many cards", Kind::cards);
        deal.stock.push(next);
      }
    if (auto const piles = value.find("piles"); piles != value.end()) readPiles(*piles, players, deal);
    if (CardSet const missing = deck_.cards() - seen_; !missing.empty())
      refuse(where_, "the card " + deck_.text(deck_.sorted(missing).front()) + " is missing", Kind::cards);
    return deal;
  }

 private:
  // Of each seat as many.
  void readPiles(json const& value, int players, Deal& deal) {
    std::size_t const each = array(value, where_).empty() ? 0 : array(value[0], where_).size();
    if (value.size() != static_cast<std::size_t>(players))
      refuse(where_,
             "there are piles of " + std::to_string(value.size()) + " seats for " + std::to_string(players),
             Kind::cards);
    for (json const& seat : value) {
      if (array(seat, where_).size() != each)
        refuse(where_, "the seats have not the same number of piles", Kind::cards);
      for (json const& pile : seat) {
        if (array(pile, where_).size() != 2)
          refuse(where_, "a pile has " + std::to_string(pile.size()) + " cards instead of 2", Kind::cards);
        if (deal.piles.full()) refuse(where_, "there are too many piles", Kind::cards);
        Card const under = card(pile[0]);
        deal.piles.push({under, card(pile[1])});
      }
    }
  }

  Card card(json const& value) {
    std::string const& text = string(value, where_);
    auto const found = deck_.parse(text);
    if (!found) refuse(where_, quotation(text) + " is no card of this deck", Kind::cards);
    if (seen_.contains(*found)) refuse(where_, "the card " + text + " is there twice", Kind::cards);
    seen_.insert(*found);
    return *found;
  }

  Deck const& deck_;
  std::string where_;
  CardSet seen_;
};

Action action(json const& value, Table const& table, std::string const& where) {
  std::string const& text = string(value, where);
  auto const found = table.parse(text);
  if (!found) refuse(where, quotation(text) + " is no action of this game", Kind::action);
  return *found;
}

// [seat, action] or, in a trace, [seat, action, [legal, …]].
Done done(json const& value, Table const& table, std::string const& where) {
  if (array(value, where).size() < 2 || value.size() > 3) refuse(where, "is not [seat, action]");
  auto const seat = static_cast<Seat>(number(value[0], 0, table.players() - 1, where));
  return {seat, action(value[1], table, where)};
}

RecordedResult result(json const& value, int players, std::string const& where) {
  object(value, where);
  RecordedResult result;
  result.points = numbers(member(value, "points", where), players, where);
  result.scores = numbers(member(value, "scores", where), players, where);
  result.totals = numbers(member(value, "totals", where), players, where);
  if (auto const side = value.find("side_points"); side != value.end())
    result.sidePoints = number(*side, where);
  if (auto const isVoid = value.find("void"); isVoid != value.end()) {
    if (!isVoid->is_boolean()) refuse(where, "the member \"void\" is not true or false");
    result.isVoid = isVoid->get<bool>();
  }
  return result;
}

// Into `hand`, once the whole of it is known to be readable.
void readAction(json const& value, Table const& table, std::string const& where, RecordedHand& hand) {
  bool const lists = !hand.legal.empty();
  bool const first = hand.actions.empty();
  Done const next = done(value, table, where);
  bool const listed = value.size() == 3;
  if (!first && listed != lists)
    refuse(where, listed ? "lists what was legal, but the actions before it do not"
                         : "does not list what was legal, but the actions before it do");
  if (listed) {
    std::vector<Action> legal;
    for (json const& text : array(value[2], where)) legal.push_back(action(text, table, where));
    hand.legal.push_back(std::move(legal));
  }
  hand.actions.push_back(next);
}

// [after_action, seat, phrase]; whether it may be said there, verify looks.
Said said(json const& value, int players, std::string const& where) {
  if (array(value, where).size() != 3) refuse(where, "is not [after_action, seat, phrase]");
  Said said;
  said.after = static_cast<int>(number(value[0], 0, std::numeric_limits<std::int16_t>::max(), where));
  said.seat = static_cast<Seat>(number(value[1], 0, players - 1, where));
  std::string const& text = string(value[2], where);
  std::optional<Saying> const saying = parseSaying(text, players);
  if (!saying) refuse(where, quotation(text) + " is nothing that can be said at this table");
  said.saying = *saying;
  return said;
}

// As it is written; empty: it came from none.
std::string codeOf(json const& value, Record const& record) {
  auto const found = value.find("code");
  if (found == value.end()) return {};
  std::string const& text = string(*found, "code", Kind::notes);
  auto const read = readCode(text);
  auto const* const code = std::get_if<DealCode>(&read);
  if (code == nullptr) refuse("code", quotation(text) + " is not the code of a deal", Kind::notes);
  bool const same =
      code->game == record.game && code->players == record.players && code->options == record.options;
  auto const* const seed = std::get_if<std::uint64_t>(&code->deals);
  if (!same || (seed != nullptr && *seed != record.seed))
    refuse("code", quotation(text) + " is the code of other deals", Kind::notes);
  return giaguaro::codeOf(*code);
}

// Into `reading`, part by part.
void readHand(json const& value, std::size_t index, Table const& table, Source& source, Reading& reading) {
  std::string const where = "hand " + std::to_string(index + 1);
  reading.stopped = Reading::Stopped::atDeal;
  object(value, where);
  RecordedHand dealt;
  dealt.dealer =
      static_cast<Seat>(number(member(value, "dealer", where), 0, table.players() - 1, placeOfDeal(index)));
  dealt.deal =
      DealReader(*table.game().deck, placeOfDeal(index)).read(member(value, "deal", where), table.players());
  dealt.notes.othersOfDeal = othersOf(value["deal"], namesOfDeal, [&] { return source.deal(index); });
  dealt.notes.others = othersOf(value, namesOfHand, [&] { return source.hand(index); });
  if (auto const found = value.find("talk"); found != value.end())
    for (json const& each : array(*found, where + ", talk"))
      dealt.talk.push_back(said(each, table.players(), placeOfTalk(index, dealt.talk.size())));
  if (auto const found = value.find("assists"); found != value.end())
    for (json const& each : array(*found, placeOfAssists(index), Kind::notes))
      dealt.notes.assists.push_back(assist(each, table.players(), placeOfAssists(index)));
  if (auto const found = value.find("clock"); found != value.end())
    for (json const& each : array(*found, placeOfClock(index), Kind::notes))
      dealt.notes.clock.push_back(clockNote(each, placeOfClock(index)));
  RecordedHand& hand = reading.record.hands.emplace_back(std::move(dealt));

  reading.stopped = Reading::Stopped::atAction;
  json const& actions = array(member(value, "actions", where), where);
  try {
    for (std::size_t i = 0; i < actions.size(); ++i)
      readAction(actions[i], table, placeOfAction(index, i), hand);
    reading.stopped = Reading::Stopped::atResult;
    if (auto const found = value.find("result"); found != value.end()) {
      hand.result = result(*found, table.players(), placeOfResult(index));
      hand.result->others = othersOf(*found, namesOfResult, [&] { return source.result(index); });
    }
  } catch (Unreadable& unreadable) {
    unreadable.problem.againstRules = true;
    throw;
  }
}

void read(json const& value, Source source, TableOptionList list, Reading& reading) {
  object(value, "");
  if (string(member(value, "format", ""), "format") != "trick-record")
    refuse("format", quotation(value["format"].get_ref<std::string const&>()) + " is not \"trick-record\"");
  if (number(member(value, "version", ""), std::numeric_limits<std::int64_t>::min(),
             std::numeric_limits<std::int64_t>::max(), "version") != 1)
    refuse("version", value["version"].dump() + " is not 1, the version that is known here", Kind::version);

  Record& record = reading.record;
  record.game = string(member(value, "game", ""), "game");
  GameInfo const* const game = findGame(record.game);
  if (game == nullptr) refuse("game", "there is no game " + quotation(record.game), Kind::game);
  json const& players = member(value, "players", "");
  if (!players.is_number_integer()) refuse("players", "is not a whole number");
  std::vector<int> const counts = game->allCounts();
  auto const count = std::ranges::find_if(counts, [&](int each) { return players == each; });
  if (count == counts.end())
    refuse("players", "this game is not for " + players.dump() + " players", Kind::settings);
  record.players = *count;
  auto const given = value.find("options");
  record.options = optionsOf(given == value.end() ? json::object() : *given, *game);
  if (int const against = game->optionAgainst(record.players, record.options); against >= 0) {
    OptionInfo const& info = game->options[at(against)];
    refuse("options",
           std::string(info.name) + " " + info.text(record.options.values[at(against)]) + " is not for " +
               std::to_string(record.players) + " players",
           Kind::settings);
  }

  if (auto const seed = value.find("seed"); seed != value.end()) {
    if (!seed->is_number_unsigned()) refuse("seed", "is not a whole number from 0 to 18446744073709551615");
    record.seed = seed->get<std::uint64_t>();
  }
  record.names.resize(static_cast<std::size_t>(record.players));
  if (auto const names = value.find("names"); names != value.end())
    record.names = strings(*names, record.players, "names");
  if (auto const levels = value.find("level"); levels != value.end())
    record.levels = strings(*levels, record.players, "level");
  if (auto const set = value.find("table"); set != value.end()) readTable(*set, *game, list, source, record);
  readIdentity(value, record);
  record.code = codeOf(value, record);
  record.others = othersOf(value, namesOfRecord, [&source] { return source.record(); });

  auto const table = openTable({record.game, record.players, record.options, record.seed, {}, {}});
  json const& hands = array(member(value, "hands", ""), "hands");
  for (std::size_t i = 0; i < hands.size(); ++i) readHand(hands[i], i, *table, source, reading);
  reading.stopped = Reading::Stopped::afterHands;

  if (auto const ended = value.find("ended"); ended != value.end()) {
    std::string const how = string(*ended, "ended");
    record.ended = earlyEndOf(how);
    if (!record.ended) refuse("ended", quotation(how) + " is not \"agreed\" or \"lapsed\"");
  }
  if (auto const settlement = value.find("settlement"); settlement != value.end())
    record.settlement = numbers(*settlement, record.players, "settlement");
  reading.stopped = Reading::Stopped::never;
}

}  // namespace

Reading readAsFarAsPossible(std::string_view text, TableOptionList list) {
  Reading reading;
  reading.stopped = Reading::Stopped::beforeHands;
  try {
    read(parse(text), Source(text), list, reading);
  } catch (Unreadable const& unreadable) {
    reading.problem = unreadable.problem;
  }
  return reading;
}

std::variant<Record, Problem> readRecord(std::string_view text, TableOptionList list) {
  Reading reading = readAsFarAsPossible(text, list);
  if (reading.problem) return *std::move(reading.problem);
  return std::move(reading.record);
}

std::variant<Deal, Problem> dealFromJson(std::string_view text, Deck const& deck, int players) {
  try {
    return DealReader(deck, "deal").read(parse(text), players);
  } catch (Unreadable const& unreadable) {
    return unreadable.problem;
  }
}

std::variant<Assist, Problem> assistFromJson(std::string_view text, int players) {
  try {
    return assist(parse(text), players, "assist");
  } catch (Unreadable const& unreadable) {
    return unreadable.problem;
  }
}

std::variant<Done, Problem> actionFromJson(std::string_view text, Table const& table) {
  try {
    json const value = parse(text);
    if (array(value, "action").size() != 2) refuse("action", "is not [seat, action]");
    return done(value, table, "action");
  } catch (Unreadable const& unreadable) {
    return unreadable.problem;
  }
}

}  // namespace giaguaro
