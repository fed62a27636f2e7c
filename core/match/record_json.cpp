// Writing, and finding the records of a file; reading is in record_json_read.cpp.
#include "core/match/record_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>

#include "core/match/json_text.h"
#include "core/match/notes.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

using namespace jsonText;

// Behind other members.
std::string others(OtherMembers const& members) {
  std::string text;
  for (OtherMember const& member : members) text += ',' + string(member.name) + ':' + member.value;
  return text;
}

// The whole object, or nothing where the table has nothing to say.
std::string tableOf(Record const& record, GameInfo const& game, TableOptionList list) {
  std::string members;
  for (std::size_t i = 0; i < list.size(); ++i) {
    OptionInfo const& info = list[i].option;
    if (record.table.values[i] == 0 || !list[i].usual(game, record.players)) continue;
    members += ',' + string(info.name) + ':' + value(info, record.table.values[i]);
  }
  if (record.setByHand) members += R"(,"deals":"hand")";
  members += others(record.othersOfTable);
  return members.empty() ? members : ",\"table\":{" + members.substr(1) + '}';
}

// A member with a text, where there is one.
std::string given(char const* name, std::string const& text) {
  return text.empty() ? text : std::string(",\"") + name + "\":" + string(text);
}

// A member where the deal has piles.
std::string pilesDealt(Deal const& deal, Deck const& deck, int players) {
  if (deal.piles.empty()) return {};
  std::string seats;
  int const each = deal.piles.size() / players;
  for (int seat = 0; seat < players; ++seat) {
    std::span const piles(deal.piles.begin() + seat * each, static_cast<std::size_t>(each));
    seats += (seat > 0 ? "," : "") + listOf(piles, [&deck](DealtPile const& pile) {
               return cards(std::array{pile.under, pile.top}, deck);
             });
  }
  return ",\"piles\":[" + seats + ']';
}

std::string dealt(Deal const& deal, Deck const& deck, int players, OtherMembers const& more) {
  std::vector<std::vector<Card>> hands;
  hands.reserve(static_cast<std::size_t>(players));
  for (int seat = 0; seat < players; ++seat)
    hands.push_back(deck.sorted(deal.hands[static_cast<std::size_t>(seat)]));
  return "{\"hands\":" + listOf(hands, [&deck](std::vector<Card> const& held) { return cards(held, deck); }) +
         ",\"stock\":" + cards(deal.stock, deck) + pilesDealt(deal, deck, players) + others(more) + '}';
}

std::string result(RecordedResult const& result) {
  std::string text = "{\"points\":" + numbers(result.points) + ",\"scores\":" + numbers(result.scores) +
                     ",\"totals\":" + numbers(result.totals);
  if (result.sidePoints) text += ",\"side_points\":" + std::to_string(*result.sidePoints);
  if (result.isVoid) text += ",\"void\":true";
  return text + others(result.others) + '}';
}

std::string legal(std::vector<Action> const& actions, Table const& table) {
  std::vector<std::string> texts;
  texts.reserve(actions.size());
  for (Action const action : actions) texts.push_back(table.text(action));
  // char_traits<char> compares as unsigned bytes, whatever the sign of char.
  std::sort(texts.begin(), texts.end());
  return strings(texts);
}

std::string hand(RecordedHand const& hand, Table const& table) {
  std::string text = "{\"dealer\":" + std::to_string(hand.dealer) + ",\"deal\":" +
                     dealt(hand.deal, *table.game().deck, table.players(), hand.notes.othersOfDeal) +
                     ",\"actions\":[";
  for (std::size_t i = 0; i < hand.actions.size(); ++i) {
    if (i > 0) text += ',';
    text += '[' + std::to_string(hand.actions[i].seat) + ',' + string(table.text(hand.actions[i].action));
    if (!hand.legal.empty()) text += ',' + legal(hand.legal[i], table);
    text += ']';
  }
  text += ']';
  if (!hand.talk.empty())
    text += ",\"talk\":" + listOf(hand.talk, [](Said const& said) {
              return '[' + std::to_string(said.after) + ',' + std::to_string(said.seat) + ',' +
                     string(textOf(said.saying)) + ']';
            });
  if (hand.result) text += ",\"result\":" + result(*hand.result);
  if (!hand.notes.assists.empty()) text += ",\"assists\":" + listOf(hand.notes.assists, assistToJson);
  if (!hand.notes.clock.empty()) text += ",\"clock\":" + listOf(hand.notes.clock, clockToJson);
  return text + others(hand.notes.others) + '}';
}

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Where the JSON value that starts at `from` ends (one past it), by its brackets alone; npos: it does not.
// A line break within a string ends the search: JSON has none.
std::size_t endOfValue(std::string_view text, std::size_t from) {
  if (text[from] != '{' && text[from] != '[') return std::string_view::npos;
  std::size_t depth = 0;
  bool inString = false;
  for (std::size_t i = from; i < text.size(); ++i) {
    char const c = text[i];
    if (inString) {
      if (c == '\n') return std::string_view::npos;
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
    } else if (c == '"') {
      inString = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (depth == 0) return std::string_view::npos;
      if (--depth == 0) return i + 1;
    }
  }
  return std::string_view::npos;
}

}  // namespace

std::string toJson(Record const& record, TableOptionList list) {
  auto const table = openTable({record.game, record.players, record.options, record.seed, {}, {}});
  GameInfo const& game = table->game();

  std::vector<std::string> names = record.names;
  names.resize(static_cast<std::size_t>(record.players));

  std::string text = R"({"format":"trick-record","version":1,"game":)" + string(record.game) +
                     ",\"players\":" + std::to_string(record.players) +
                     ",\"options\":" + options(record.options, game) +
                     ",\"seed\":" + std::to_string(record.seed) + ",\"names\":" + strings(names);
  if (!record.levels.empty()) text += ",\"level\":" + strings(record.levels);
  text += tableOf(record, game, list) + given("id", record.identity.id) +
          given("started", record.identity.started) + given("ended_at", record.endedAt) +
          given("program", record.identity.program) + given("commitment", record.commitment.digest) +
          given("salt", record.commitment.salt) + given("code", record.code);
  text += ",\"hands\":" +
          listOf(record.hands, [&table](RecordedHand const& played) { return hand(played, *table); });
  if (record.ended) text += ",\"ended\":" + string(std::string(nameOf(*record.ended)));
  if (record.settlement) text += ",\"settlement\":" + numbers(*record.settlement);
  return text + others(record.others) + '}';
}

std::string dealToJson(Deal const& deal, Deck const& deck, int players) {
  return dealt(deal, deck, players, {});
}

std::string actionToJson(Done const& done, Table const& table) {
  return '[' + std::to_string(done.seat) + ',' + string(table.text(done.action)) + ']';
}

std::vector<RecordText> splitRecords(std::string_view file) {
  std::vector<RecordText> records;
  int line = 1;
  std::size_t at = file.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;  // the mark that some editors put first
  while (true) {
    while (at < file.size() && isSpace(file[at]))
      if (file[at++] == '\n') ++line;
    if (at >= file.size()) return records;

    std::size_t end = endOfValue(file, at);
    bool const whole = end != std::string_view::npos;
    if (whole) {
      // What stands behind a value on its line belongs to it, and makes it unreadable.
      std::size_t const lineEnd = std::min(file.find('\n', end), file.size());
      if (!std::all_of(file.begin() + static_cast<std::ptrdiff_t>(end),
                       file.begin() + static_cast<std::ptrdiff_t>(lineEnd), isSpace))
        end = lineEnd;
    } else {
      end = std::min(file.find("\n{", at), file.size());  // as far as it may be meant to reach
    }
    records.push_back({file.substr(at, end - at), line});
    line += static_cast<int>(std::count(file.begin() + static_cast<std::ptrdiff_t>(at),
                                        file.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    if (!whole) return records;
    at = end;
  }
}

std::string quotation(std::string_view text) {
  constexpr std::size_t most = 40;
  std::string const shown(text.substr(0, most));
  std::string result = nlohmann::json(shown).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  if (text.size() > most) result.insert(result.size() - 1, "...");
  return result;
}

std::string placeOfDeal(std::size_t hand) { return "hand " + std::to_string(hand + 1) + ", deal"; }

std::string placeOfAction(std::size_t hand, std::size_t action) {
  return "hand " + std::to_string(hand + 1) + ", action " + std::to_string(action + 1);
}

std::string placeOfResult(std::size_t hand) { return "hand " + std::to_string(hand + 1) + ", result"; }

std::string placeOfTalk(std::size_t hand, std::size_t said) {
  return "hand " + std::to_string(hand + 1) + ", talk " + std::to_string(said + 1);
}

std::string placeOfAssists(std::size_t hand) { return "hand " + std::to_string(hand + 1) + ", assists"; }

std::string placeOfClock(std::size_t hand) { return "hand " + std::to_string(hand + 1) + ", clock"; }

}  // namespace giaguaro
