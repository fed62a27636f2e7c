#include "core/match/duplicate.h"

#include <algorithm>
#include <utility>

#include "core/ai/players.h"
#include "core/match/speaking.h"

namespace giaguaro {

namespace {

// As a record may name a player: a level, perhaps with iterations, and nothing that reads files or takes hours.
bool isFixedLevel(std::string const& level) {
  constexpr int most = 100'000;
  return level.find('/') == std::string::npos && isFixed(level) &&
         parsePlayer(level)->iterations.value_or(0) <= most;
}

std::vector<std::string> playersOf(Record const& record, DuplicateSetup const& setup) {
  std::vector<std::string> players(static_cast<std::size_t>(record.players), setup.player);
  std::vector<std::string> const all = allPlayers();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (seat == static_cast<std::size_t>(setup.seat) || record.levels.empty()) continue;
    std::string const level = record.levels[seat].substr(0, record.levels[seat].find_first_of(":/"));
    if (std::find(all.begin(), all.end(), level) == all.end()) continue;
    if (isFixedLevel(record.levels[seat]))
      players[seat] = record.levels[seat];
    else
      players[seat] = setup.iterations.empty() ? untimed(level) : level + ':' + setup.iterations;
  }
  return players;
}

// What was said when so many actions of the hand were done.
void sayAsThen(Table& table, RecordedHand const& then, std::size_t actions) {
  for (Said const& said : then.talk)
    if (said.after == static_cast<int>(actions)) table.say(said.seat, said.saying);
}

}  // namespace

bool isFixed(std::string_view player) {
  auto const spec = parsePlayer(player);
  return spec && isFixed(*spec);
}

std::string untimed(std::string const& level) { return isFixed(level) ? level : level + "/untimed"; }

Duplicate::Duplicate(Record record, DuplicateSetup setup)
    : record_(std::move(record)),
      setup_(std::move(setup)),
      players_(playersOf(record_, setup_)),
      table_(openTable(setupOf(record_))) {
  while (count_ < record_.hands.size() && record_.hands[count_].result) ++count_;
}

std::optional<DuplicateHand> Duplicate::next(StopFlag const& stop) {
  if (!again_) {
    again_ = table_->copy();
    again_->deal(then().deal, then().dealer);
    parting_.reset();
    spoken_.reset();
  }
  while (!again_->handOver())
    if (!speak(stop) || !act(stop)) return std::nullopt;
  if (!parting_) sayAsThen(*again_, then(), now().actions.size());
  DuplicateHand hand{.hand = hand_, .now = *again_->result(), .parting = parting_, .played = now()};
  hand.then = follow();
  again_.reset();
  ++hand_;
  return hand;
}

bool Duplicate::speak(StopFlag const& stop) {
  std::size_t const place = now().actions.size();
  if (spoken_ == place) return true;
  if (parting_) {
    auto const before = talkOf(record_.table) == TableTalk::off ? nullptr : again_->copy();
    speakInTurn(
        *again_, [this](Seat seat) -> std::string const& { return players_[static_cast<std::size_t>(seat)]; },
        stop);
    if (stop.stopped()) {
      if (before) again_ = before->copy();  // whoever was not asked is asked again, after the same words
      return false;
    }
  } else {
    sayAsThen(*again_, then(), place);
  }
  spoken_ = place;
  return true;
}

bool Duplicate::act(StopFlag const& stop) {
  Seat const seat = again_->toAct();
  if (parting_ || seat == setup_.seat) return decide(stop);
  again_->apply(then().actions[now().actions.size()].action);
  return true;
}

bool Duplicate::decide(StopFlag const& stop) {
  Seat const seat = again_->toAct();
  std::size_t const place = now().actions.size();
  Advice advice = again_->thought(players_[static_cast<std::size_t>(seat)])(stop);
  if (stop.stopped()) return false;
  if (!parting_ && advice.action != then().actions[place].action)
    parting_ = Parting{.action = place,
                       .then = then().actions[place],
                       .now = {seat, advice.action},
                       .seen = again_->seen(seat),
                       .candidates = std::move(advice.candidates)};
  again_->apply(advice.action);
  return true;
}

// The hand as it went then is over too.
Result Duplicate::follow() {
  table_->deal(then().deal, then().dealer);
  for (std::size_t place = 0; place < then().actions.size(); ++place) {
    sayAsThen(*table_, then(), place);
    table_->apply(then().actions[place].action);
  }
  sayAsThen(*table_, then(), then().actions.size());
  return *table_->result();
}

std::vector<DuplicateHand> playDuplicate(Record const& record, DuplicateSetup const& setup) {
  Duplicate duplicate(record, setup);
  std::vector<DuplicateHand> hands;
  while (duplicate.done() < duplicate.hands()) hands.push_back(*duplicate.next(StopFlag{}));
  return hands;
}

}  // namespace giaguaro
