#include "core/match/challenge.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/match/duplicate.h"
#include "core/match/json_read.h"
#include "core/match/json_text.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

namespace jr = jsonRead;

constexpr std::string_view challengeMember = "challenge";
constexpr std::size_t mostResults = 1000;
constexpr std::size_t mostHands = 1000;
constexpr std::size_t longestText = 200;  // in bytes
constexpr std::int64_t largestScore = 1'000'000;
constexpr int mostFaces = 1000;

std::string shortText(jr::json const& value, std::string const& where) {
  std::string const& text = jr::string(value, where);
  if (text.size() > longestText) jr::refuse(where, "it is too long");
  return text;
}

// 2026-11-22, or nothing.
bool isDay(std::string_view text) {
  constexpr std::string_view form = "0000-00-00";
  if (text.empty()) return true;
  return text.size() == form.size() &&
         std::equal(text.begin(), text.end(), form.begin(),
                    [](char c, char like) { return like == '-' ? c == '-' : c >= '0' && c <= '9'; });
}

ChallengeResult resultFrom(jr::json const& value, std::string const& where) {
  jr::json const& object = jr::object(value, where);
  ChallengeResult result;
  if (object.contains("name")) result.name = shortText(object["name"], where + ".name");
  if (object.contains("level")) result.level = shortText(object["level"], where + ".level");
  std::vector<std::string> const all = allPlayers();
  if (!result.level.empty() && std::find(all.begin(), all.end(), result.level) == all.end())
    jr::refuse(where + ".level", "there is no player " + quotation(result.level));
  if (object.contains("face"))
    result.face = static_cast<int>(jr::number(object["face"], 1, mostFaces, where + ".face"));
  if (object.contains("played")) result.played = shortText(object["played"], where + ".played");
  if (!isDay(result.played)) jr::refuse(where + ".played", quotation(result.played) + " is no day");
  jr::json const& scores = jr::array(jr::member(object, "scores", where), where + ".scores");
  if (scores.size() > mostHands) jr::refuse(where + ".scores", "these are too many");
  for (jr::json const& score : scores)
    result.scores.push_back(
        static_cast<std::int32_t>(jr::number(score, -largestScore, largestScore, where + ".scores")));
  return result;
}

Challenge challengeOfText(std::string_view text, int players) {
  std::string const where(challengeMember);
  jr::json const value = jr::parse(text);
  jr::object(value, where);
  Challenge challenge;
  challenge.seat =
      static_cast<Seat>(jr::number(jr::member(value, "seat", where), 0, players - 1, where + ".seat"));
  jr::json const& results = jr::array(jr::member(value, "results", where), where + ".results");
  if (results.size() > mostResults) jr::refuse(where + ".results", "these are too many");
  for (jr::json const& result : results) challenge.add(resultFrom(result, where + ".results"));
  return challenge;
}

std::string textOf(ChallengeResult const& result) {
  std::string text = "{";
  if (result.level.empty())
    text += "\"name\":" + jsonText::string(result.name) + ",\"face\":" + std::to_string(result.face);
  else
    text += "\"level\":" + jsonText::string(result.level);
  if (!result.played.empty()) text += ",\"played\":" + jsonText::string(result.played);
  return text + ",\"scores\":" + jsonText::numbers(result.scores) + '}';
}

std::string textOf(Challenge const& challenge) {
  return "{\"seat\":" + std::to_string(challenge.seat) + ",\"results\":" +
         jsonText::listOf(challenge.results, [](ChallengeResult const& result) { return textOf(result); }) +
         '}';
}

// Who sits in a seat that is not the person's.
std::string opponentOf(Record const& record, std::size_t seat) {
  std::string level = seat < record.levels.size() ? record.levels[seat] : std::string();
  level.resize(std::min(level.find_first_of(":/"), level.size()));
  std::vector<std::string> const all = allPlayers();
  bool const known = std::find(all.begin(), all.end(), level) != all.end();
  return untimed(known ? level : std::string(usualPlayer));
}

}  // namespace

std::int64_t ChallengeResult::total() const {
  return std::accumulate(scores.begin(), scores.end(), std::int64_t{0});
}

bool ChallengeResult::isSamePlayer(ChallengeResult const& other) const {
  if (name != other.name || level != other.level) return false;
  // People without a name are told apart by what they made, and when.
  return !name.empty() || !level.empty() || (played == other.played && scores == other.scores);
}

bool Challenge::add(ChallengeResult result) {
  if (std::any_of(results.begin(), results.end(),
                  [&](ChallengeResult const& each) { return each.isSamePlayer(result); }))
    return false;
  results.push_back(std::move(result));
  return true;
}

std::variant<std::optional<Challenge>, Problem> readChallenge(Record const& record) {
  auto const member = std::find_if(record.others.begin(), record.others.end(),
                                   [](OtherMember const& each) { return each.name == challengeMember; });
  if (member == record.others.end()) return std::optional<Challenge>();
  try {
    return std::optional(challengeOfText(member->value, record.players));
  } catch (jr::Unreadable const& unreadable) {
    return unreadable.problem;
  }
}

std::optional<Challenge> challengeIn(Record const& record) {
  auto const found = readChallenge(record);
  auto const* const challenge = std::get_if<std::optional<Challenge>>(&found);
  return challenge != nullptr ? *challenge : std::nullopt;
}

Record challengeFrom(Record const& record, Challenge const& challenge) {
  Record match;
  match.game = record.game;
  match.players = record.players;
  match.options = record.options;
  match.seed = record.seed;
  match.names = record.names;
  match.code = record.code;
  match.setByHand = record.setByHand;
  match.table = withoutClock(record.table);
  auto const seat = static_cast<std::size_t>(challenge.seat);
  match.names.resize(static_cast<std::size_t>(record.players));
  match.names[seat].clear();
  for (std::size_t each = 0; each < match.names.size(); ++each)
    match.levels.push_back(opponentOf(record, each));
  match.levels[seat] = "human";
  match.others.push_back({std::string(challengeMember), textOf(challenge)});
  return match;
}

bool isSameChallenge(Record const& one, Seat seat, Record const& other) {
  Challenge const bare{.seat = seat};
  Record a = challengeFrom(one, bare);
  Record b = challengeFrom(other, bare);
  a.names.clear();
  b.names.clear();
  return a == b;
}

ChallengeResult resultIn(Record const& record, Seat seat) {
  ChallengeResult result;
  auto const at = static_cast<std::size_t>(seat);
  if (at < record.names.size()) result.name = record.names[at];
  result.played = record.identity.started.substr(0, std::string_view("2026-11-22").size());
  if (!isDay(result.played)) result.played.clear();
  for (RecordedHand const& hand : record.hands)
    if (hand.result) result.scores.push_back(hand.result->scores[at]);
  return result;
}

double meanOf(Challenge const& challenge) {
  double sum = 0;
  for (ChallengeResult const& result : challenge.results) sum += static_cast<double>(result.total());
  return challenge.results.empty() ? 0 : sum / static_cast<double>(challenge.results.size());
}

std::vector<ChallengePlace> standings(Challenge const& challenge) {
  double const mean = meanOf(challenge);
  std::vector<ChallengePlace> places;
  for (std::size_t i = 0; i < challenge.results.size(); ++i) {
    std::int64_t const total = challenge.results[i].total();
    auto const better =
        std::count_if(challenge.results.begin(), challenge.results.end(),
                      [total](ChallengeResult const& other) { return other.total() > total; });
    places.push_back({i, 1 + static_cast<int>(better), static_cast<double>(total) - mean});
  }
  std::stable_sort(places.begin(), places.end(),
                   [](ChallengePlace const& a, ChallengePlace const& b) { return a.place < b.place; });
  return places;
}

}  // namespace giaguaro
