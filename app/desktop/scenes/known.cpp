#include "app/desktop/scenes/known.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "app/desktop/scenes/shares.h"
#include "app/desktop/text/phrases.h"
#include "core/ai/hearing.h"

namespace giaguaro {

namespace {

constexpr std::size_t mostMoves = 2;
constexpr double leastMove = 0.03;  // less is chance

// What proves things, along the history.
class Proofs {
 public:
  Proofs(History const& history, Knowledge const& knowledge, int players)
      : history_(history), knowledge_(knowledge), players_(players) {}

  Known::Proof of(int acts) const {
    if (acts == 0) return {};
    auto const place = static_cast<std::size_t>(acts - 1);
    Done const& done = history_[place];
    Knowledge::Deed const& deed = knowledge_.deeds[place];
    if (done.action.kind == Action::Kind::play) return {trickOf(acts), done.seat, {}, deed.told};
    return {0, done.seat, deed.said, deed.told};
  }

  // Of the last of so many acts, which played a card: from 1.
  int trickOf(int acts) const { return playsBefore(acts - 1) / players_ + 1; }
  // Its place in that trick, from 0.
  int placeOf(int acts) const { return playsBefore(acts - 1) % players_; }

 private:
  int playsBefore(int acts) const {
    return static_cast<int>(std::count_if(history_.begin(), history_.begin() + acts, [](Done const& done) {
      return done.action.kind == Action::Kind::play;
    }));
  }

  History const& history_;
  Knowledge const& knowledge_;
  int players_;
};

int playersOf(SeatTable const& table) { return std::max(1, table.players()); }

// A deck's cards suit by suit, as one speaks of them: the excuse is none of the trumps.
std::vector<CardSet> bySuit(CardSet deck) {
  CardSet const excuse{Card::excuse()};
  std::vector<CardSet> suits;
  for (int i = 0; i < plainSuits; ++i) suits.push_back(deck.in(static_cast<Suit>(i)));
  suits.push_back(deck.in(Suit::trumps)-excuse);
  suits.push_back(deck & excuse);
  return suits;
}

// What one seat (nobody: none) holds or lacks of one suit, as one would say it. `open`: of the suit, and not known to
// be anywhere.
void addFacts(std::vector<Certainty> const& certainties, Seat of, CardSet suit, CardSet open,
              Proofs const& proofs, std::vector<Known::Fact>& facts) {
  using Kind = Known::Fact::Kind;
  CardSet lacked;
  std::vector<Known::Fact> lacks;
  for (Certainty const& certainty : certainties) {
    CardSet const cards = certainty.cards & suit;
    if (certainty.of != of || cards.empty()) continue;
    Known::Fact const fact{of, Kind::holds, cards, proofs.of(certainty.acts)};
    if (certainty.kind == Certainty::Kind::holds) {
      facts.push_back(fact);
      continue;
    }
    lacked |= cards;
    lacks.push_back(fact);
    lacks.back().kind = Kind::lacks;
  }
  if (lacks.empty()) return;
  CardSet const left = open - lacked;
  // All together in one sentence, which the last of them has made true.
  bool const all = left.empty() && suit.size() > 1;
  if (all)
    lacks = {{of, Kind::lacksSuit, lacked, lacks.back().proof}};
  else if (lacked.size() > 1 && !left.empty() && left.highest() < lacked.lowest())
    lacks = {{of, Kind::atMost, CardSet{left.highest()}, lacks.back().proof}};
  facts.insert(facts.end(), lacks.begin(), lacks.end());
}

void addFacts(Knowledge const& knowledge, Proofs const& proofs, SeatTable const& table,
              std::vector<Known::Fact>& facts) {
  int const players = playersOf(table);
  CardSet found;
  for (Certainty const& certainty : knowledge.certainties)
    if (certainty.kind == Certainty::Kind::holds) found |= certainty.cards;
  for (int place = 0; place <= players; ++place) {
    Seat const of = place < players ? static_cast<Seat>(place) : nobody;
    if (auto const& shown = knowledge.shown; shown && shown->seat == of)
      facts.push_back({of, Known::Fact::Kind::hadCalled, CardSet{shown->card}, proofs.of(shown->acts)});
    for (CardSet const suit : bySuit(table.game().deck->cards()))
      addFacts(knowledge.certainties, of, suit, (knowledge.unseen - found) & suit, proofs, facts);
  }
}

// The same chances without what was said.
std::vector<Holder> unheardOf(std::vector<Holder> holders, SeatTable const& table, Seat caller) {
  Talk const talk = table.talk();
  Words const words = table.words();
  Hearing const hearing{talk, words, table.players(), caller, table.seat()};
  double sum = 0;
  for (Holder& holder : holders) sum += holder.chance *= std::exp(-hearing.logLikelihood(holder.seat));
  for (Holder& holder : holders) holder.chance /= sum;
  return holders;
}

void addShares(Knowledge const& knowledge, Likelihoods const& found, SeatTable const& table, Known& known) {
  for (Seat const holder : knowledge.holders) {
    Seat const partner = partnerIf(holder, known.caller);
    if (std::ranges::find(known.shares, partner, &Known::Share::seat) == known.shares.end())
      known.shares.push_back({partner});
  }
  auto const set = [&](std::vector<Holder> const& holders, int Known::Share::*figure) {
    std::vector<double> chances;
    for (Known::Share const& share : known.shares)
      chances.push_back(chanceOf(holders, share.seat, known.caller));
    // What was possible before the first trick may be none of these any more: the marks then sum to less.
    double const sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    bool const whole = sum > 1 - 1e-6;
    std::vector<int> const percents = whole ? percentsOf(chances) : std::vector<int>{};
    for (std::size_t i = 0; i < chances.size(); ++i)
      known.shares[i].*figure = whole ? percents[i] : static_cast<int>(std::lround(100 * chances[i]));
  };
  if (found.empty()) return;
  set(found.rbegin()->second, &Known::Share::percent);
  set(found.begin()->second, &Known::Share::before);
  if (!table.talk().empty())
    set(unheardOf(found.rbegin()->second, table, known.caller), &Known::Share::unheard);
  std::ranges::stable_sort(known.shares, std::ranges::greater{}, &Known::Share::percent);
}

Message whatOf(Done const& done, Seen const& seen, Seat caller, int trick, int place) {
  using namespace phrases;
  Argument const by = args::seat(done.seat);
  auto const index = static_cast<std::size_t>(trick - 1);
  if (caller != nobody && index < seen.tricks.size()) {
    Seen::Trick const& played = seen.tricks[index];
    int const worth = played.cards[static_cast<std::size_t>(place)].worth;
    bool const toMe = caller == seen.viewer;
    bool const callerBefore =
        std::any_of(played.cards.begin(), played.cards.begin() + place,
                    [caller](Seen::PlayedCard const& card) { return card.seat == caller; });
    if (done.seat != caller && played.winner == caller && worth > 0)
      return say(toMe ? knownGaveYou : knownGave, {by, args::seat(caller, "other"), args::points(worth)});
    if (done.seat != caller && played.winner == done.seat && callerBefore)
      return say(toMe ? knownTookYou : knownTook, {by, args::seat(caller, "other")});
  }
  return say(knownPlayed, {by, args::card(done.action.card())});
}

void addMoves(SeatTable const& table, Seen const& seen, History const& history, Proofs const& proofs,
              Likelihoods const& found, Known& known) {
  std::vector<int> const moments = momentsOfSuspicion(table);
  known.movesComing = std::ranges::any_of(moments, [&found](int acts) { return !found.contains(acts); });
  struct Step {
    int acts;
    Seat whose;
    double by;
  };
  std::vector<Step> steps;
  if (known.movesComing) return;
  for (auto after = found.begin(); after != found.end(); ++after) {
    if (after == found.begin()) continue;
    auto const before = std::prev(after);
    Done const& done = history[static_cast<std::size_t>(after->first - 1)];
    if (done.action.kind != Action::Kind::play || done.seat == table.seat()) continue;
    Step most{after->first, nobody, 0};
    for (Known::Share const& share : known.shares) {
      double const by = chanceOf(after->second, share.seat, known.caller) -
                        chanceOf(before->second, share.seat, known.caller);
      // Of equals, who did it.
      bool const more = std::abs(by) > std::abs(most.by) + 1e-9;
      bool const same = std::abs(by) > std::abs(most.by) - 0.01 && share.seat == done.seat;
      if (more || same) most = {after->first, share.seat, by};
    }
    if (std::abs(most.by) >= leastMove) steps.push_back(most);
  }
  std::ranges::stable_sort(steps,
                           [](Step const& a, Step const& b) { return std::abs(a.by) > std::abs(b.by); });
  if (steps.size() > mostMoves) steps.resize(mostMoves);
  for (Step const& step : steps) {
    Done const& done = history[static_cast<std::size_t>(step.acts - 1)];
    int const trick = proofs.trickOf(step.acts);
    int const place = proofs.placeOf(step.acts);
    Phrase const& when = place == 0                      ? phrases::knownLeading
                         : place + 1 == playersOf(table) ? phrases::knownPlayingLast
                                                         : phrases::knownInTrick;
    known.moves.push_back({done.action.card(), step.whose, static_cast<int>(std::lround(100 * step.by)),
                           whatOf(done, seen, known.caller, trick, place), say(when, {args::number(trick)}),
                           proofs.of(step.acts)});
  }
}

}  // namespace

Seat callerOf(Seen const& seen) {
  for (std::size_t seat = 0; seat < seen.seats.size(); ++seat)
    if (std::ranges::count(seen.seats[seat].marks, Seen::Mark::declarer) > 0) return static_cast<Seat>(seat);
  return nobody;
}

std::vector<int> momentsOfSuspicion(SeatTable const& table) {
  History const history = table.history();
  auto const first =
      std::ranges::find(history, Action::Kind::play, [](Done const& done) { return done.action.kind; });
  int const last = static_cast<int>(history.size());
  int const start = static_cast<int>(first - history.begin());
  std::vector<int> moments{last};
  for (int acts = start; acts < last; ++acts) moments.push_back(acts);
  return moments;
}

Known knownOf(SeatTable const& table, Seen const& seen, Likelihoods const& found) {
  Knowledge const knowledge = table.knowledge();
  History const history = table.history();
  Proofs const proofs(history, knowledge, playersOf(table));
  Known known;
  known.unseen = knowledge.unseen;
  known.following = knowledge.following;
  addFacts(knowledge, proofs, table, known.facts);
  if (known.following)
    std::ranges::stable_sort(known.facts, [](Known::Fact const& a, Known::Fact const& b) {
      using Kind = Known::Fact::Kind;
      auto const rank = [](Known::Fact const& fact) {
        int const kind = fact.kind == Kind::hadCalled ? 0 : fact.kind == Kind::lacksSuit ? 1 : 2;
        return std::pair(fact.of == nobody ? mostSeats : fact.of, kind);
      };
      return rank(a) < rank(b);
    });
  known.caller = callerOf(seen);
  if (knowledge.shown) known.partner = partnerIf(knowledge.shown->seat, known.caller);
  if (!knowledge.question.valid() || known.caller == nobody) return known;
  known.question = knowledge.question;
  addShares(knowledge, found, table, known);
  addMoves(table, seen, history, proofs, found, known);
  return known;
}

}  // namespace giaguaro
