#include "core/match/verify.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/match/deal_code.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

using Found = std::optional<Problem>;
using Kind = Problem::Kind;

Problem problem(std::string where, std::string what, Kind kind) {
  return {.where = std::move(where), .what = std::move(what), .line = 0, .againstRules = true, .kind = kind};
}

std::string seatName(Seat seat) { return "seat " + std::to_string(seat); }

std::string listed(std::vector<std::int32_t> const& numbers) {
  std::string text = "[";
  for (std::int32_t const number : numbers) {
    if (text.size() > 1) text += ", ";
    text += std::to_string(number);
  }
  return text + ']';
}

class Replay {
 public:
  using Stopped = Reading::Stopped;

  // `stopped`: where the record could be read no farther; nothing is missed that would stand there or behind.
  explicit Replay(Record const& record, Stopped stopped = Stopped::never)
      : record_(record),
        stopped_(stopped),
        table_(openTable({record.game,
                          record.players,
                          record.options,
                          record.seed,
                          record.names,
                          {},
                          record.table,
                          {},
                          {},
                          record.code})) {}

  Found run() {
    if (Found found = checkCommitment()) return found;
    for (std::size_t hand = 0; hand < record_.hands.size(); ++hand)
      if (Found found = playHand(hand)) return found;
    switch (stopped_) {
      case Stopped::never: return end();
      case Stopped::atDeal: return mayFollow(record_.hands.size());
      default: return std::nullopt;
    }
  }

 private:
  Found playHand(std::size_t index) {
    RecordedHand const& hand = record_.hands[index];
    if (Found found = mayFollow(index)) return found;
    if (Seat const dealer = table_->nextDealer(); index > 0 && hand.dealer != dealer)
      return problem(placeOfDeal(index),
                     seatName(hand.dealer) + " deals where it is the turn of " + seatName(dealer),
                     Kind::turn);
    if (std::string const wrong = table_->dealProblem(hand.deal); !wrong.empty())
      return problem(placeOfDeal(index), wrong, Kind::cards);
    if (Found found = checkPromised(index)) return found;
    table_->deal(hand.deal, hand.dealer);

    std::size_t said = 0;
    if (Found found = hear(index, 0, said)) return found;
    for (std::size_t action = 0; action < hand.actions.size(); ++action) {
      if (Found found = playAction(index, action)) return found;
      if (Found found = hear(index, action + 1, said)) return found;
    }

    bool const stopsHere = index + 1 == record_.hands.size();
    if (stopsHere && stopped_ == Stopped::atAction) return std::nullopt;
    if (said < hand.talk.size())
      return problem(placeOfTalk(index, said),
                     "it is said after action " + std::to_string(hand.talk[said].after) +
                         ", but there were no more than " + std::to_string(hand.actions.size()),
                     Kind::other);
    if (Found found = checkClock(index)) return found;
    if (!table_->handOver()) return mayStop(index);
    if (stopsHere && stopped_ == Stopped::atResult) return std::nullopt;
    return checkResult(index);
  }

  bool isPromised() const { return !record_.commitment.empty() && !record_.commitment.salt.empty(); }

  Found checkCommitment() const {
    if (record_.commitment.empty()) return std::nullopt;
    bool const over = record_.isOver();
    if (!isPromised())
      return over ? Found(problem("salt", "there is none, though the match is over", Kind::commitment))
                  : std::nullopt;
    if (keeps(record_.commitment, record_.seed)) return std::nullopt;
    Reveal const given{record_.seed, record_.commitment.salt};
    return problem("commitment", "it is not the SHA-256 of \"" + committedText(given) + '"',
                   Kind::commitment);
  }

  // Of a hand that may follow.
  Found checkPromised(std::size_t index) const {
    RecordedHand const& hand = record_.hands[index];
    bool const coded = !record_.code.empty() && (index == 0 || !handOfCode(record_.code));
    if (!isPromised() && !coded) return std::nullopt;
    std::string const who = coded ? "the code" : "the seed";
    if (hand.deal != table_->nextDeal())
      return problem(placeOfDeal(index), "these are not the cards that " + who + " deals", Kind::commitment);
    if (Seat const dealer = table_->nextDealer(); hand.dealer != dealer)
      return problem(placeOfDeal(index), who + " has " + seatName(dealer) + " deal", Kind::commitment);
    return std::nullopt;
  }

  // Whether there may be a hand `index` at all.
  Found mayFollow(std::size_t index) const {
    if (!table_->matchOver()) return std::nullopt;
    return problem(placeOfDeal(index), "the match was over after hand " + std::to_string(index), Kind::over);
  }

  Found playAction(std::size_t index, std::size_t number) {
    RecordedHand const& hand = record_.hands[index];
    Done const done = hand.actions[number];
    std::string const place = placeOfAction(index, number);
    if (table_->handOver()) return problem(place, "the hand was over before it", Kind::over);
    if (Seat const turn = table_->toAct(); done.seat != turn)
      return problem(place, seatName(done.seat) + " acts where it is the turn of " + seatName(turn),
                     Kind::turn);
    if (!table_->isLegal(done.action))
      return problem(place,
                     '"' + table_->text(done.action) + "\" of " + seatName(done.seat) + " is not legal here",
                     Kind::illegal);
    if (!hand.legal.empty())
      if (Found found = checkLegal(hand.legal[number], place)) return found;
    table_->apply(done.action);
    return std::nullopt;
  }

  // What was said when so many actions were done.
  Found hear(std::size_t index, std::size_t actions, std::size_t& next) {
    Talk const& talk = record_.hands[index].talk;
    for (; next < talk.size() && talk[next].after <= static_cast<int>(actions); ++next) {
      Said const& said = talk[next];
      std::string const place = placeOfTalk(index, next);
      if (said.after < static_cast<int>(actions))
        return problem(place, "it is said before what stands before it", Kind::other);
      if (talkOf(record_.table) == TableTalk::off)
        return problem(place, "there is no talk at this table", Kind::illegal);
      if (!table_->maySay(said.seat, said.saying))
        return problem(place, '"' + textOf(said.saying) + "\" may not be said here by " + seatName(said.seat),
                       Kind::illegal);
      table_->say(said.seat, said.saying);
    }
    return std::nullopt;
  }

  // A trace's list, which is sorted by the texts.
  Found checkLegal(std::vector<Action> const& given, std::string const& place) const {
    std::vector<Action> const legal = table_->legal();
    if (given == legal) return std::nullopt;
    auto const missing = [](std::vector<Action> const& from, std::vector<Action> const& among) {
      return std::find_if(from.begin(), from.end(), [&among](Action action) {
        return std::find(among.begin(), among.end(), action) == among.end();
      });
    };
    if (auto const extra = missing(given, legal); extra != given.end())
      return problem(place, "the list of what was legal has \"" + table_->text(*extra) + "\", which was not",
                     Kind::other);
    if (auto const left = missing(legal, given); left != legal.end())
      return problem(place, "the list of what was legal lacks \"" + table_->text(*left) + '"', Kind::other);
    return problem(place,
                   given.size() == legal.size() ? "the list of what was legal is not sorted"
                                                : "the list of what was legal names an action twice",
                   Kind::other);
  }

  // The actions of a hand stop before it is over.
  Found mayStop(std::size_t index) const {
    RecordedHand const& hand = record_.hands[index];
    bool const last = index + 1 == record_.hands.size();
    bool const ended = record_.ended.has_value();
    char const* because = nullptr;
    if (hand.result || (last && stopped_ == Stopped::atResult))
      because = "the hand has a result";
    else if (!last || stopped_ == Stopped::atDeal)
      because = "another hand follows";
    else if (record_.settlement && !ended)
      because = "the match has a settlement";
    if (because == nullptr) return std::nullopt;
    return problem(placeOfAction(index, hand.actions.size()),
                   "an action of " + seatName(table_->toAct()) + " is missing: " + because, Kind::missing);
  }

  // What the clock noted is of actions that there are, one after the other, and it plays cards alone.
  Found checkClock(std::size_t index) const {
    RecordedHand const& hand = record_.hands[index];
    int before = 0;
    for (ClockNote const& note : hand.notes.clock) {
      auto const wrong = [&](std::string const& what) {
        return problem(placeOfClock(index), "action " + std::to_string(note.action) + ' ' + what,
                       Kind::notes);
      };
      if (note.action > static_cast<int>(hand.actions.size())) return wrong("is not there");
      if (note.action <= before) return wrong("does not follow the one before it");
      before = note.action;
      History const done(hand.actions.begin(), hand.actions.begin() + note.action - 1);
      if (note.lapsed && lapseIn(done) == Lapse::endsMatch)
        return wrong("cannot have lapsed: no card had been led");
    }
    return std::nullopt;
  }

  Found checkResult(std::size_t index) const {
    std::string const place = placeOfResult(index);
    RecordedHand const& hand = record_.hands[index];
    if (!hand.result) return problem(place, "there is none, though the hand is over", Kind::figures);
    RecordedResult const& given = *hand.result;
    RecordedResult const& right = *table_->record().hands.back().result;
    if (given.isVoid != right.isVoid)
      return problem(place,
                     right.isVoid ? "the hand ended without play and is not marked as void"
                                  : "the hand is marked as void, but was played",
                     Kind::figures);
    for (auto const& [name, list] : {std::pair{"points", &RecordedResult::points},
                                     {"scores", &RecordedResult::scores},
                                     {"totals", &RecordedResult::totals}})
      if (given.*list != right.*list)
        return problem(
            place, std::string(name) + " are " + listed(given.*list) + " instead of " + listed(right.*list),
            Kind::figures);
    if (given.sidePoints != right.sidePoints) {
      if (!given.sidePoints) return problem(place, "side_points are missing", Kind::figures);
      if (!right.sidePoints)
        return problem(place, "there are side_points, which this hand has not", Kind::figures);
      return problem(place,
                     "side_points are " + std::to_string(*given.sidePoints) + " instead of " +
                         std::to_string(*right.sidePoints),
                     Kind::figures);
    }
    return std::nullopt;
  }

  Found end() const {
    bool const over = table_->matchOver();
    if (record_.ended && over)
      return problem("ended", "the match was not ended early: all its hands were played", Kind::other);
    if (!record_.endedAt.empty() && !record_.ended && !over)
      return problem("ended_at", "there is one, but the match is not over" + afterTheLastHand(),
                     Kind::missing);
    if (record_.ended == EarlyEnd::lapsed)
      return record_.settlement
                 ? Found(problem("settlement", "a match that has lapsed has none", Kind::other))
                 : std::nullopt;
    if (!record_.ended && !over)
      return record_.settlement
                 ? Found(problem("settlement", "there is one, but the match is not over" + afterTheLastHand(),
                                 Kind::missing))
                 : std::nullopt;
    if (!record_.settlement)
      return problem("settlement", "there is none, though the match is over", Kind::figures);

    PerSeat const totals = table_->totals();
    std::vector<std::int32_t> const right =
        over ? *table_->record().settlement
             : std::vector<std::int32_t>(totals.begin(), totals.begin() + record_.players);
    if (*record_.settlement != right)
      return problem("settlement", "it is " + listed(*record_.settlement) + " instead of " + listed(right),
                     Kind::figures);
    return std::nullopt;
  }

  std::string afterTheLastHand() const { return " after hand " + std::to_string(record_.hands.size()); }

  Record const& record_;
  Stopped stopped_;
  std::unique_ptr<Table> table_;
};

}  // namespace

std::optional<Problem> verify(Record const& record) { return Replay(record).run(); }

std::optional<Problem> verify(Reading const& reading) {
  if (reading.stopped != Reading::Stopped::beforeHands)
    if (Found found = Replay(reading.record, reading.stopped).run()) return found;
  return reading.problem;
}

}  // namespace giaguaro
