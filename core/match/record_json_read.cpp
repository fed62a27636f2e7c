// Reading; writing is in record_json.cpp.
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "core/match/record_json.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

using nlohmann::json;

// Thrown within this file alone; what leaves it is the Problem.
struct Unreadable {
  Problem problem;
};

using Kind = Problem::Kind;

[[noreturn]] void refuse(std::string where, std::string what, Kind kind = Kind::other) {
  throw Unreadable{
      {.where = std::move(where), .what = std::move(what), .line = 0, .againstRules = false, .kind = kind}};
}

// Walks over the text before anything is built from it: it must be JSON, not nested deeper than a record can
// be, and no object may name a member twice (readers would differ in which one they take).
class Inspection : public nlohmann::json_sax<json> {
 public:
  explicit Inspection(std::string_view text) : text_(text) { problem_.kind = Kind::notText; }
  Problem const& problem() const { return problem_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, string_t const&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return enter(); }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t) override { return enter(); }
  bool end_array() override { return leave(); }

  bool key(string_t& name) override {
    if (members_.back().insert(name).second) return true;
    problem_.what = "the member " + quotation(name) + " is there twice";
    return false;
  }

  bool parse_error(std::size_t position, std::string const&, nlohmann::detail::exception const&) override {
    std::string_view const before =
        text_.substr(0, std::min(position, text_.size() + 1) - (position > 0 ? 1 : 0));
    problem_.line = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    if (position > text_.size()) {
      problem_.what = "this is not JSON: it ends too early";
      problem_.kind = Kind::cutShort;
    } else {
      std::size_t const lineStart = before.rfind('\n') + 1;  // 0 where there is none
      problem_.what = "this is not JSON: character " + std::to_string(before.size() - lineStart + 1) +
                      " of the line cannot be read";
    }
    return false;
  }

 private:
  static constexpr std::size_t deepest = 32;

  bool enter() {
    if (members_.size() >= deepest) {
      problem_.what = "this is nested deeper than a record can be";
      return false;
    }
    members_.emplace_back();
    return true;
  }
  bool leave() {
    members_.pop_back();
    return true;
  }

  std::string_view text_;
  Problem problem_;
  std::vector<std::set<std::string>> members_;
};

json parse(std::string_view text) {
  Inspection inspection(text);
  if (!json::sax_parse(text, &inspection)) throw Unreadable{inspection.problem()};
  return json::parse(text);
}

json const& member(json const& object, std::string const& name, std::string const& where) {
  auto const found = object.find(name);
  if (found == object.end()) refuse(where, "the member " + quotation(name) + " is missing");
  return *found;
}

json const& object(json const& value, std::string const& where) {
  if (!value.is_object()) refuse(where, "is not an object");
  return value;
}

json const& array(json const& value, std::string const& where) {
  if (!value.is_array()) refuse(where, "is not a list");
  return value;
}

std::string const& string(json const& value, std::string const& where) {
  if (!value.is_string()) refuse(where, "is not a text");
  return value.get_ref<std::string const&>();
}

// A whole number from `least` to `most`.
std::int64_t number(json const& value, std::int64_t least, std::int64_t most, std::string const& where,
                    Kind kind = Kind::other) {
  if (!value.is_number_integer()) refuse(where, "is not a whole number");
  bool const tooLarge =
      value.is_number_unsigned() &&
      value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  std::int64_t const result = tooLarge ? 0 : value.get<std::int64_t>();
  if (tooLarge || result < least || result > most)
    refuse(where, value.dump() + " is not from " + std::to_string(least) + " to " + std::to_string(most),
           kind);
  return result;
}

std::int32_t number(json const& value, std::string const& where) {
  return static_cast<std::int32_t>(number(value, std::numeric_limits<std::int32_t>::min(),
                                          std::numeric_limits<std::int32_t>::max(), where));
}

std::vector<std::int32_t> numbers(json const& value, int players, std::string const& where) {
  if (array(value, where).size() != static_cast<std::size_t>(players))
    refuse(where,
           "has " + std::to_string(value.size()) + " numbers for " + std::to_string(players) + " seats");
  std::vector<std::int32_t> list;
  for (json const& element : value) list.push_back(number(element, where));
  return list;
}

std::vector<std::string> strings(json const& value, int players, std::string const& where) {
  if (array(value, where).size() != static_cast<std::size_t>(players))
    refuse(where, "has " + std::to_string(value.size()) + " texts for " + std::to_string(players) + " seats");
  std::vector<std::string> list;
  for (json const& element : value) list.push_back(string(element, where));
  return list;
}

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
    if (CardSet const missing = deck_.cards() - seen_; !missing.empty())
      refuse(where_, "the card " + deck_.text(deck_.sorted(missing).front()) + " is missing", Kind::cards);
    return deal;
  }

 private:
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

Options options(json const& value, GameInfo const& game) {
  GivenOptions given{};
  for (auto const& [name, setting] : object(value, "options").items()) {
    int const index = optionIndex(game.options, name);
    if (index < 0)
      refuse("options", "there is no option " + quotation(name) + " in this game", Kind::settings);
    std::string const where = "options." + name;
    OptionInfo const& info = game.options[static_cast<std::size_t>(index)];
    auto& place = given[static_cast<std::size_t>(index)];
    if (info.values.empty()) {
      place = static_cast<std::int16_t>(number(setting, info.least, info.most, where, Kind::settings));
    } else {
      place = info.parse(string(setting, where));
      if (!place)
        refuse(where, quotation(string(setting, where)) + " is not one of its values", Kind::settings);
    }
  }
  return completed(game.options, given);
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

// Into `reading`, part by part.
void readHand(json const& value, std::size_t index, Table const& table, Reading& reading) {
  std::string const where = "hand " + std::to_string(index + 1);
  reading.stopped = Reading::Stopped::atDeal;
  object(value, where);
  RecordedHand dealt;
  dealt.dealer =
      static_cast<Seat>(number(member(value, "dealer", where), 0, table.players() - 1, placeOfDeal(index)));
  dealt.deal =
      DealReader(*table.game().deck, placeOfDeal(index)).read(member(value, "deal", where), table.players());
  RecordedHand& hand = reading.record.hands.emplace_back(std::move(dealt));

  reading.stopped = Reading::Stopped::atAction;
  json const& actions = array(member(value, "actions", where), where);
  try {
    for (std::size_t i = 0; i < actions.size(); ++i)
      readAction(actions[i], table, placeOfAction(index, i), hand);
    reading.stopped = Reading::Stopped::atResult;
    if (auto const found = value.find("result"); found != value.end())
      hand.result = result(*found, table.players(), placeOfResult(index));
  } catch (Unreadable& unreadable) {
    unreadable.problem.againstRules = true;
    throw;
  }
}

void read(json const& value, Reading& reading) {
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
  record.players = static_cast<int>(number(member(value, "players", ""), 0, mostSeats, "players"));
  if (std::find(game->players.begin(), game->players.end(), record.players) == game->players.end())
    refuse("players", "this game is not for " + std::to_string(record.players) + " players", Kind::settings);
  auto const given = value.find("options");
  record.options = options(given == value.end() ? json::object() : *given, *game);

  if (auto const seed = value.find("seed"); seed != value.end()) {
    if (!seed->is_number_unsigned()) refuse("seed", "is not a whole number from 0 to 18446744073709551615");
    record.seed = seed->get<std::uint64_t>();
  }
  record.names.resize(static_cast<std::size_t>(record.players));
  if (auto const names = value.find("names"); names != value.end())
    record.names = strings(*names, record.players, "names");
  if (auto const levels = value.find("level"); levels != value.end())
    record.levels = strings(*levels, record.players, "level");

  auto const table = openTable({record.game, record.players, record.options, record.seed, {}, {}});
  json const& hands = array(member(value, "hands", ""), "hands");
  for (std::size_t i = 0; i < hands.size(); ++i) readHand(hands[i], i, *table, reading);
  reading.stopped = Reading::Stopped::afterHands;

  if (auto const ended = value.find("ended"); ended != value.end()) {
    record.ended = string(*ended, "ended");
    if (record.ended != "agreed" && record.ended != "lapsed")
      refuse("ended", quotation(record.ended) + " is not \"agreed\" or \"lapsed\"");
  }
  if (auto const settlement = value.find("settlement"); settlement != value.end())
    record.settlement = numbers(*settlement, record.players, "settlement");
  reading.stopped = Reading::Stopped::never;
}

}  // namespace

Reading readAsFarAsPossible(std::string_view text) {
  Reading reading;
  reading.stopped = Reading::Stopped::beforeHands;
  try {
    read(parse(text), reading);
  } catch (Unreadable const& unreadable) {
    reading.problem = unreadable.problem;
  }
  return reading;
}

std::variant<Record, Problem> readRecord(std::string_view text) {
  Reading reading = readAsFarAsPossible(text);
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
