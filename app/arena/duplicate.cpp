// `duplicate`: what a computer player would have made of the cards that somebody had.
#include "core/match/duplicate.h"

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "app/arena/units.h"
#include "core/match/record_json.h"
#include "core/match/table.h"
#include "core/match/verify.h"

namespace giaguaro::arena {

namespace {

// The words of one record's duplicate, for people and machines; in whole points.
class DuplicateSheet {
 public:
  DuplicateSheet(Record const& record, DuplicateSetup const& setup, std::vector<DuplicateHand> const& hands)
      : setup_(setup), hands_(hands), table_(openTable(setupOf(record))), scale_(scoreScale(table_->game())) {
    for (DuplicateHand const& hand : hands) {
      then_ += then(hand);
      now_ += now(hand);
    }
  }

  std::string json() const {
    nlohmann::ordered_json hands = nlohmann::ordered_json::array();
    for (DuplicateHand const& hand : hands_) {
      nlohmann::ordered_json one{
          {"hand", hand.hand + 1}, {"score", wholeOf(then(hand))}, {"other", wholeOf(now(hand))}};
      if (hand.parting)
        one["parted"] = {{"action", hand.parting->action + 1},
                         {"seat", hand.parting->now.seat},
                         {"recorded", table_->text(hand.parting->then.action)},
                         {"other", table_->text(hand.parting->now.action)}};
      for (Done const& done : hand.played.actions) one["plays"].push_back(table_->text(done.action));
      hands.push_back(std::move(one));
    }
    return nlohmann::ordered_json{{"game", table_->game().id}, {"seat", setup_.seat},
                                  {"player", setup_.player},   {"hands", hands},
                                  {"score", wholeOf(then_)},   {"other", wholeOf(now_)}}
        .dump();
  }

  void tell(Output& output) const {
    for (DuplicateHand const& hand : hands_) {
      std::string line = "hand " + std::to_string(hand.hand + 1) + ": " + figures(then(hand), now(hand));
      if (hand.parting)
        line += "; they part at action " + std::to_string(hand.parting->action + 1) + ", seat " +
                std::to_string(hand.parting->now.seat) + ": " + table_->text(hand.parting->then.action) +
                ", " + table_->text(hand.parting->now.action);
      output.line(line);
    }
    output.line(std::to_string(hands_.size()) + (hands_.size() == 1 ? " hand: " : " hands: ") +
                figures(then_, now_));
  }

 private:
  std::int32_t then(DuplicateHand const& hand) const { return hand.then.scores[seat()]; }
  std::int32_t now(DuplicateHand const& hand) const { return hand.now.scores[seat()]; }
  std::size_t seat() const { return static_cast<std::size_t>(setup_.seat); }
  double wholeOf(std::int64_t score) const { return scale_ * static_cast<double>(score); }
  std::string figures(std::int64_t then, std::int64_t now) const {
    return "seat " + std::to_string(setup_.seat) + ' ' + score(then) + ", " + setup_.player + ' ' +
           score(now);
  }
  std::string score(std::int64_t value) const {
    std::array<char, 32> text{};
    (void)std::snprintf(text.data(), text.size(), "%+g", wholeOf(value));
    return text.data();
  }

  DuplicateSetup const& setup_;
  std::vector<DuplicateHand> const& hands_;
  std::unique_ptr<Table> table_;  // for its words
  double scale_;
  std::int64_t then_ = 0;
  std::int64_t now_ = 0;
};

}  // namespace

int run(DuplicateArguments const& arguments) {
  std::string const player = ownPlayerOf("--player", arguments.player);
  if (!isFixed(player))
    throw BadInput("--player: " + quotation(player) + " must have a number of iterations, as in club:300it");
  std::uint64_t const iterations = numberOf("--iterations", arguments.iterations, 1, 1'000'000);
  std::string const contents = contentsOf(arguments.file);
  std::vector<RecordText> const texts = splitRecords(contents);
  if (texts.empty()) throw BadInput(arguments.file + ":1: there is no record in it");
  Output output{{}};
  for (RecordText const& text : texts) {
    Reading const reading = readAsFarAsPossible(text.text);
    if (auto const problem = verify(reading))
      throw BadInput(arguments.file + ':' + std::to_string(text.line + problem->line) + ": " +
                     problem->text());
    Record const& record = reading.record;
    auto const seats = static_cast<std::uint64_t>(record.players);
    DuplicateSetup const setup{static_cast<Seat>(numberOf("--seat", arguments.seat, 0, seats - 1)), player,
                               std::to_string(iterations) + "it"};
    std::vector<DuplicateHand> const hands = playDuplicate(record, setup);
    DuplicateSheet const sheet(record, setup, hands);
    if (arguments.json)
      output.line(sheet.json());
    else
      sheet.tell(output);
  }
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
