// `review`: judges the decisions of finished hands with what each seat could know when it took them.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/measuring/solve.h"
#include "app/arena/output.h"
#include "app/arena/units.h"
#include "core/match/table.h"
#include "core/match/verify.h"
#include "core/review/hand_review.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

// What is to be judged, once all of it is known to be sound.
struct Asked {
  std::string place;  // FILE:LINE
  Record record;
  std::vector<std::size_t> hands;
};

struct Wanted {
  Seat seat = nobody;  // of every seat
  std::optional<std::size_t> hand{};
  ReviewSettings settings{};
};

std::vector<std::size_t> handsOf(Record const& record, Wanted const& wanted, std::string const& place) {
  if (record.hands.empty()) throw BadInput(place + ": there is no hand in it");
  if (wanted.seat >= record.players)
    throw BadInput(place + ": there is no seat " + std::to_string(wanted.seat) + ", the seats are 0 to " +
                   std::to_string(record.players - 1));
  if (wanted.hand && *wanted.hand >= record.hands.size())
    throw BadInput(place + ": there is no hand " + std::to_string(*wanted.hand + 1) + ", only " +
                   std::to_string(record.hands.size()));
  std::vector<std::size_t> hands;
  for (std::size_t hand = 0; hand < record.hands.size(); ++hand) {
    if (wanted.hand && hand != *wanted.hand) continue;
    if (!record.hands[hand].result)
      throw BadInput(place + ": hand " + std::to_string(hand + 1) +
                     ": it is not over, and only finished hands are judged");
    hands.push_back(hand);
  }
  return hands;
}

std::vector<Asked> askedOf(std::string const& file, Wanted const& wanted) {
  std::string const contents = contentsOf(file);
  std::vector<RecordText> const texts = splitRecords(contents);
  if (texts.empty()) throw BadInput(file + ":1: there is no record in it");
  std::vector<Asked> asked;
  for (RecordText const& text : texts) {
    Reading const reading = readAsFarAsPossible(text.text);
    auto const at = [&](int line) { return file + ':' + std::to_string(text.line + line); };
    if (std::optional<Problem> const problem = verify(reading))
      throw BadInput(at(problem->line) + ": " + problem->text());
    asked.push_back({at(0), reading.record, handsOf(reading.record, wanted, at(0))});
  }
  return asked;
}

// What the best play would have brought with all cards open, where that is soon solved. It is no part of the
// verdict.
struct Open {
  Action best{};
  std::int32_t loss = 0;  // of what was chosen, in the game's score unit
};

std::optional<Open> openCards(Record record, std::size_t hand, JudgedDecision const& decision) {
  constexpr int mostTricks = 3;
  if (decision.chosen.kind != Action::Kind::play) return std::nullopt;
  auto const place = static_cast<std::size_t>(decision.action);
  record.hands.resize(hand + 1);
  record.hands.back().result.reset();
  History& actions = record.hands.back().actions;
  auto const tricks = std::count_if(actions.begin() + decision.action, actions.end(),
                                    [&](Done const& done) { return done.seat == decision.seat; });
  if (tricks > mostTricks) return std::nullopt;
  actions.resize(place);
  auto const answer = solveEnd(record);
  auto const* position = std::get_if<SolvedPosition>(&answer);
  if (position == nullptr) return std::nullopt;
  auto const chosen = std::find_if(position->plays.begin(), position->plays.end(),
                                   [&](SolvedPlay const& play) { return play.action == decision.chosen; });
  if (chosen == position->plays.end()) return std::nullopt;  // a revoke, which nobody solves
  auto const seat = static_cast<std::size_t>(decision.seat);
  SolvedPlay const& best = position->plays[position->best];
  std::int32_t const loss = best.scores[seat] - chosen->scores[seat];
  return Open{loss == 0 ? decision.chosen : best.action, loss};
}

// One hand's review in words and figures for people and machines; whole points.
class Sheet {
 public:
  Sheet(Record const& record, std::size_t hand, HandReview const& review, Wanted const& wanted)
      : record_(record),
        hand_(hand),
        review_(review),
        wanted_(wanted),
        table_(openTable({record.game, record.players, record.options, 0, {}, {}})),
        scale_(scoreScale(table_->game())) {}

  std::string json() const {
    Json decisions = Json::array();
    for (JudgedDecision const& decision : review_.decisions())
      if (isWanted(decision.seat)) decisions.push_back(jsonOf(decision));
    Json seats = Json::array();
    for (Seat seat = 0; seat < record_.players; ++seat)
      if (isWanted(seat)) seats.push_back(jsonOf(review_.parts(seat), seat));
    Json all = Json::object();
    if (!record_.identity.id.empty()) all["id"] = record_.identity.id;
    all["game"] = record_.game;
    all["hand"] = hand_ + 1;
    all["program"] = "giaguaro-arena " GIAGUARO_VERSION;
    all["iterations"] = wanted_.settings.iterations;
    all["unit"] = {{"score", scoreUnit}};
    all["decisions"] = std::move(decisions);
    all["seats"] = std::move(seats);
    return all.dump();
  }

  std::string text(std::string const& place) const {
    std::string text = place + ": hand " + std::to_string(hand_ + 1);
    for (JudgedDecision const& decision : review_.decisions())
      if (isWanted(decision.seat)) text += "\n  " + lineOf(decision);
    for (Seat seat = 0; seat < record_.players; ++seat)
      if (isWanted(seat)) text += "\n  " + lineOf(review_.parts(seat), seat);
    return text;
  }

 private:
  bool isWanted(Seat seat) const { return wanted_.seat == nobody || seat == wanted_.seat; }

  double whole(std::int64_t thousandths) const { return scale_ * static_cast<double>(thousandths) / 1000; }
  // Rounded as the parts are, so that they add up.
  double whole(double figure) const { return whole(static_cast<std::int64_t>(std::llround(1000 * figure))); }
  static double rounded(double chance) { return std::round(1000 * chance) / 1000; }

  Json jsonOf(JudgedDecision const& decision) const {
    Verdict const& verdict = *decision.verdict;
    Json json{{"place", decision.action + 1},
              {"seat", decision.seat},
              {"action", table_->text(decision.chosen)},
              {"best", table_->text(verdict.best)},
              {"loss", whole(verdict.loss)},
              {"error", whole(verdict.error)},
              {"mark", nullptr},
              {"chance", rounded(verdict.chance)},
              {"aim", rounded(verdict.aim)}};
    if (verdict.mark) json["mark"] = nameOf(*verdict.mark);
    if (std::optional<Open> const open = openCards(record_, hand_, decision))
      json["open"] = {{"best", table_->text(open->best)}, {"loss", scale_ * open->loss}};
    return json;
  }

  Json jsonOf(ScoreParts const& parts, Seat seat) const {
    return {{"seat", seat},
            {"score", whole(parts.score)},
            {"expected", whole(parts.expected)},
            {"luck", whole(parts.luck)},
            {"own", whole(parts.own)},
            {"others", whole(parts.others)},
            {"errors",
             {{"expected", whole(parts.expectedError)},
              {"luck", whole(parts.luckError)},
              {"own", whole(parts.ownError)},
              {"others", whole(parts.othersError)}}}};
  }

  std::string lineOf(JudgedDecision const& decision) const {
    Verdict const& verdict = *decision.verdict;
    std::string line = std::to_string(decision.action + 1) + ": seat " + std::to_string(decision.seat) + ' ' +
                       table_->text(decision.chosen) + ": " +
                       std::string(verdict.mark ? nameOf(*verdict.mark) : "not judged");
    if (verdict.loss <= 0) return line;
    std::array<char, 96> figures{};
    (void)std::snprintf(figures.data(), figures.size(), ", loses %.3f +- %.3f (the aim: %+.1f pp)",
                        whole(verdict.loss), whole(verdict.error), 100 * verdict.chance);
    return line + figures.data() + "; best: " + table_->text(verdict.best);
  }

  std::string lineOf(ScoreParts const& parts, Seat seat) const {
    std::array<char, 160> figures{};
    (void)std::snprintf(
        figures.data(), figures.size(),
        "seat %d: %.1f = expected %.3f, luck %+.3f, own decisions %+.3f, those of others %+.3f", seat,
        whole(parts.score), whole(parts.expected), whole(parts.luck), whole(parts.own), whole(parts.others));
    return figures.data();
  }

  Record const& record_;
  std::size_t hand_;
  HandReview const& review_;
  Wanted const& wanted_;
  std::unique_ptr<Table> table_;  // for the words of the game alone
  double scale_;
};

}  // namespace

int run(ReviewArguments const& arguments) {
  Wanted wanted;
  if (arguments.seat) wanted.seat = static_cast<Seat>(numberOf("--seat", *arguments.seat, 0, 99));
  if (arguments.hand) wanted.hand = numberOf("--hand", *arguments.hand, 1, 1'000'000) - 1;
  wanted.settings.iterations =
      static_cast<int>(numberOf("--iterations", arguments.iterations, 24, 10'000'000));
  std::vector<Asked> const all = askedOf(arguments.file, wanted);
  Output output{{}};
  for (Asked const& asked : all)
    for (std::size_t const hand : asked.hands) {
      HandReview review(asked.record, hand, wanted.settings, wanted.seat);
      while (review.done() < review.steps()) (void)review.step({});
      Sheet const sheet(asked.record, hand, review, wanted);
      output.line(arguments.json ? sheet.json() : sheet.text(asked.place));
    }
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
