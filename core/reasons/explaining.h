// How reasonOf (core/reasons/explain.h) is made, over any game. To be included where it is compiled for the games, and
// by nothing else.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/ai/player_of.h"
#include "core/ai/search_frame.h"
#include "core/reasons/choice.h"
#include "core/reasons/explain.h"
#include "core/reasons/telling.h"

namespace giaguaro {

// The expert's search, without a clock.
template <Minded G>
SearchSettings reasonSearch() {
  constexpr int weighed = 300;
  PlayerSpec spec;
  spec.level = Level::expert;
  spec.iterations = weighed;
  SearchSettings settings = settingsFor<G>(spec);
  settings.beliefs.candidates = weighed;
  return settings;
}

template <class G>
  requires Tellable<G>
class Explaining {
 public:
  // What they refer to outlives it. The seat of the view is the one to act.
  Explaining(View<G> const& view, Advice const& advice, StopFlag const& stop, Action against)
      : view_(view),
        advice_(advice),
        against_(against == advice.action ? Action{} : against),
        stop_(stop),
        frame_{view, settings_, Policy<G>::learned(), Rng(luckOfAll), stop},
        considered_(Mind::considered(view)) {}

  // Nothing: it was stopped.
  std::optional<Reason> reason() {
    Reason reason{.best = advice_.action};
    bool const playing = view_.pub.playing() && reason.best.kind == Action::Kind::play;
    using Kind = Action::Kind;
    Kind const kind = reason.best.kind;
    bool const said =
        Telling<G>::contract(reason.best) || kind == Kind::bid || kind == Kind::pass || kind == Kind::name;
    if (playing || said) drawWorlds();
    if (stop_.stopped()) return std::nullopt;
    std::tie(reason.other, reason.looks) = against_.valid() ? std::pair(against_, Looks::second)
                                           : playing        ? otherCard()
                                                            : otherCall();
    reason.bestFigures = figuresOf(reason.best);
    reason.otherFigures = figuresOf(reason.other);
    for (auto const& [world, luck] : worlds_) {
      if (stop_.stopped()) return std::nullopt;
      reason.table.best.push_back(lineOf(world, reason.best, luck));
      if (reason.other.valid()) reason.table.other.push_back(lineOf(world, reason.other, luck));
    }
    if (!playing) {
      reason.bestSaid = SaidFigures::of(reason.table.best);
      reason.otherSaid = SaidFigures::of(reason.table.other);
    }
    chooseReason(reason, position(reason));
    if (playing && !hasWants) reason.standing = standingFor(reason.best.card());
    bool const passes = reason.best.kind == Action::Kind::pass;
    reason.sentences =
        reasonSentences(reason, {.words = Telling<G>::words(),
                                 .contract = Telling<G>::contract(passes ? reason.other : reason.best),
                                 .halves = G::info.halves});
    if constexpr (hasWants)
      if (playing && !reason.sentences.empty())
        reason.sentences.insert(reason.sentences.begin(), Telling<G>::wanted(view_));
    if (said && kind != Kind::name && !Telling<G>::words().count.text.empty())
      reason.count = say(Telling<G>::words().count);
    if (!playing)
      if (auto ofHand = Telling<G>::ofHand(view_, reason); !ofHand.empty())
        reason.sentences = std::move(ofHand);
    return reason;
  }

 private:
  using Mind = typename G::Mind;
  using Looks = Reason::Looks;

  static constexpr bool hasWants = requires(View<G> const& view) { Telling<G>::wanted(view); };
  static constexpr std::uint64_t luckOfAll = 20;
  static constexpr int worldCount = 400;

  struct World {
    G hand;
    Rng luck;
  };

  void drawWorlds() {
    Worlds<G> const worlds(view_, settings_.beliefs, frame_.policy, frame_.rng, stop_);
    if (stop_.stopped() || !worlds.possible()) return;
    worlds_.reserve(worldCount);
    for (int i = 0; i < worldCount && !stop_.stopped(); ++i) {
      G const hand = worlds.draw(frame_.rng);
      worlds_.push_back({hand, Rng(frame_.rng.next())});
    }
  }

  Candidate figuresOf(Action action) const {
    for (Candidate const& candidate : advice_.candidates)
      if (candidate.action == action) return candidate;
    return {.action = action};
  }

  // ---- What looks natural ----

  std::pair<Action, Looks> second() const {
    for (Candidate const& candidate : advice_.candidates)
      if (candidate.action != advice_.action && candidate.playouts > 0)
        return {candidate.action, Looks::second};
    return {};
  }

  // Where to pass is best, what would have been said; else what came next.
  std::pair<Action, Looks> otherCall() const { return second(); }

  CardSet trick() const {
    auto const& history = view_.pub.history;
    CardSet cards;
    for (int i = history.cards.size() - view_.pub.trick.count; i < history.cards.size(); ++i)
      cards.insert(history.cards[i]);
    return cards;
  }

  bool isAhead(Card card) const {
    CurrentTrick const& trick = view_.pub.trick;
    if (card.isExcuse()) return false;
    return !trick.best.valid() || beats(card, trick.best, Ending<G>::trump(view_.pub, card));
  }
  bool isTrump(Card card) const {
    if (view_.pub.trick.count > 0 || !changesTrump()) return card.suit() == Ending<G>::trump(view_.pub, card);
    return false;
  }
  // A lead makes another suit trump: none of the hand is.
  bool changesTrump() const {
    return Ending<G>::trump(view_.pub, Card::of(Suit::clubs, 0)) !=
           Ending<G>::trump(view_.pub, Card::of(Suit::diamonds, 0));
  }

  // By what a newcomer sees in a card: what it counts, then its rank.
  int weightOf(Card card) const { return 64 * Ending<G>::worth(card) + card.strength(); }

  // Whether the card that wins so far is one of the side, in nearly all worlds.
  bool helps() const {
    Seat const winner = view_.pub.trick.winner;
    if (winner == nobody || worlds_.empty()) return false;
    auto const ours = std::count_if(worlds_.begin(), worlds_.end(),
                                    [&](World const& world) { return isOurs(world.hand, winner); });
    return 10 * static_cast<std::size_t>(ours) >= 9 * worlds_.size();
  }

  std::pair<Action, Looks> otherCard() const {
    auto const heavier = [this](Card a, Card b) { return weightOf(a) < weightOf(b); };
    std::vector<Card> cards;
    std::vector<Card> ahead;
    for (Action const action : considered_) {
      // Nobody shows without need who the friend is.
      if (isSecret(action.card()) && considered_.size() > 1) continue;
      cards.push_back(action.card());
      if (isAhead(action.card())) ahead.push_back(action.card());
    }
    std::vector<std::pair<Card, Looks>> natural;
    auto const add = [&](std::vector<Card> const& among, bool heaviest, Looks looks) {
      if (among.empty()) return;
      natural.emplace_back(heaviest ? *std::max_element(among.begin(), among.end(), heavier)
                                    : *std::min_element(among.begin(), among.end(), heavier),
                           looks);
    };
    bool const leads = view_.pub.trick.count == 0;
    std::vector<Card> cheap = ahead;
    std::erase_if(cheap, [this](Card card) { return isTrump(card); });
    if (!leads && helps()) add(cards, true, Looks::helps);
    if (!leads && !cheap.empty()) add(cheap, true, Looks::takes);
    if (!leads && cheap.empty()) add(ahead, false, Looks::takes);
    std::vector<Card> plain = cards;
    std::erase_if(plain, [this](Card card) { return isTrump(card); });
    // What one keeps: a trump is not the lowest of a hand that holds others.
    std::vector<Card> const& low = plain.empty() ? cards : plain;
    if (!leads) add(low, false, Looks::lowest);
    // Nobody throws the highest card under a higher one where points count, but to somebody of the side.
    if (leads || !ahead.empty() || Telling<G>::halvesOfPoint == 0) add(cards, true, Looks::highest);
    add(low, false, Looks::lowest);
    std::erase_if(natural, [this](auto const& each) { return Action::play(each.first) == advice_.action; });
    if (natural.empty()) return second();
    auto const tells =
        std::ranges::find_if(natural, [this](auto const& each) { return !isAlike(each.first); });
    auto const& [card, looks] = tells != natural.end() ? *tells : natural.front();
    return {Action::play(card), looks};
  }

  // A card that counts as much as the advised one and comes to the same: of two tens nobody asks which, but why a ten.
  bool isAlike(Card card) const {
    Card const advised = advice_.action.card();
    Candidate const best = figuresOf(advice_.action);
    Candidate const other = figuresOf(Action::play(card));
    constexpr double hardly = 0.02;  // of the aim, as nobody at a table weighs it
    return Ending<G>::worth(card) == Ending<G>::worth(advised) && isTrump(card) == isTrump(advised) &&
           best.playouts > 0 && other.playouts > 0 && best.chance - other.chance < hardly;
  }

  // ---- How the trick stands ----

  bool isOurs(G const& hand, Seat seat) const { return (sideOf(hand) >> seat & 1U) != 0; }

  // Of the declarer one always knows; of the others by the called card, once it has shown or where it is held.
  bool isKnown(Seat seat) const {
    if constexpr (requires { G::partnerKnownTo(view_.pub, &*view_.own, view_.seat); })
      if (G::partnerKnownTo(view_.pub, &*view_.own, view_.seat) != nobody) return true;
    if constexpr (requires { view_.pub.called; })
      return seat == Telling<G>::declarer(view_.pub) || view_.pub.partner != nobody ||
             !view_.pub.called.valid() || view_.own->cards.contains(view_.pub.called);
    return true;
  }

  bool hasPlayed(Seat seat) const {
    CurrentTrick const& trick = view_.pub.trick;
    for (int place = 0; place < trick.count; ++place)
      if (seatAfter(trick.leader, view_.context.players, place) == seat) return true;
    return false;
  }

  TrickStanding standingFor(Card card) const {
    using Kind = TrickStanding::Kind;
    CurrentTrick const& trick = view_.pub.trick;
    Seat const winner = trick.winner;
    if (winner == nobody || worlds_.empty()) return {};
    TrickStanding standing{.seat = winner, .known = isKnown(winner)};
    bool const alone = Mind::side(worlds_.front().hand) == 0;
    auto const isOfUs = [&](World const& world) { return isOurs(world.hand, winner); };
    standing.ours = alone ? 0 : static_cast<int>(std::ranges::count_if(worlds_, isOfUs));
    bool const ours = standing.known && standing.ours > 0;
    bool const telling = standing.known || standing.ours > 0;
    if (trick.count + 1 == view_.context.players) {
      if (isAhead(card))
        standing.kind = ours ? Kind::none : Kind::takes;
      else if (!alone && telling)
        standing.kind = Kind::last;
      return standing;
    }
    if (alone) return {};
    Seat const declarer = Telling<G>::declarer(view_.pub);
    bool const isToCome = declarer != nobody && declarer != view_.seat && !hasPlayed(declarer);
    standing.withUs = isToCome && isOurs(worlds_.front().hand, declarer);
    if (ours)
      standing.kind = isToCome && !standing.withUs ? Kind::aheadDeclarer : Kind::ahead;
    else if (isToCome)
      standing.kind = Kind::declarer;
    else if (!standing.known && telling)
      standing.kind = Kind::ahead;
    return standing;
  }

  // ---- What came of it ----

  unsigned sideOf(G const& hand) const {
    unsigned const side = Mind::side(hand);
    unsigned const own = 1U << view_.seat;
    if (side == 0 || (side & own) != 0) return side | own;
    return ((1U << view_.context.players) - 1) & ~side;
  }

  ReasonLine lineOf(G hand, Action action, Rng luck) const {
    typename Mind::Memory memory = frame_.memory;
    if (action.kind == Action::Kind::play) memory.see(hand.pub, action.card());
    hand.apply(action, nullptr);
    Outcome const reached = frame_.outcome(hand, memory, luck);
    ReasonLine line{.score = reached.scores[at(view_.seat)], .success = Mind::succeeded(hand, view_.seat)};
    line.stands = Telling<G>::stands(hand.pub, view_.seat, action);
    if (view_.pub.playing())
      addTricks(line, hand);
    else if (line.stands)
      addSaid(line, hand);
    if (Mind::side(hand) == 0)
      for (Seat seat = 0; seat < view_.context.players; ++seat)
        if (seat != view_.seat && Mind::succeeded(hand, seat)) line.successes |= 1U << seat;
    return line;
  }

  void addSaid(ReasonLine& line, G const& over) const {
    line.made = Telling<G>::made(over.pub, view_.seat);
    line.needed = Telling<G>::needed(over.pub, view_.seat);
    line.trump = Telling<G>::trumpOf(over.pub);
    auto const& history = over.pub.history;
    int const players = Ending<G>::players(over.pub);
    for (int trick = 0; trick < history.cards.size() / players; ++trick) {
      if (Telling<G>::winnerOf(over.pub, trick) != view_.seat) continue;
      for (int place = 0; place < players; ++place)
        if (history.seat(trick * players + place, players) == view_.seat)
          line.took.insert(history.card(trick, place, players));
    }
  }

  void addTricks(ReasonLine& line, G const& over) const {
    auto const& history = over.pub.history;
    int const players = Ending<G>::players(over.pub);
    int const first = view_.pub.history.cards.size() / players;
    unsigned const side = sideOf(over);
    for (int trick = first; trick < history.cards.size() / players; ++trick) {
      Seat const winner = Telling<G>::winnerOf(over.pub, trick);
      bool const ours = (side >> winner & 1U) != 0;
      int const halves = Telling<G>::halvesOfTrick(over.pub, trick);
      if (trick == first) {
        line.takes = ours;
        line.trick = halves;
        line.winner = winner;
      } else if (ours) {
        line.later += halves;
      }
      for (int place = 0; place < players; ++place) {
        Card const card = history.card(trick, place, players);
        Seat const seat = history.seat(trick * players + place, players);
        if (ours) line.won.insert(card);
        if (seat == winner && seat == view_.seat) line.took.insert(card);
        if (trick != first) continue;
        if (seat == winner) line.winning = card;
        if (seat == view_.seat && isSecret(card)) line.shows = true;
      }
    }
  }

  // A called card of one's own, where that says who the friend is.
  bool isSecret(Card card) const {
    if constexpr (requires { view_.pub.called; })
      return card == view_.pub.called && view_.pub.partner == nobody &&
             Telling<G>::declarer(view_.pub) != view_.seat;
    return false;
  }

  ReasonPosition position(Reason const& reason) const {
    ReasonPosition position{.playing = reason.best.kind == Action::Kind::play,
                            .byTricks = Telling<G>::halvesOfPoint == 0,
                            .halves = G::info.points == GameInfo::Points::halves,
                            .passes = reason.best.kind == Action::Kind::pass,
                            .contracts = Telling<G>::contract(reason.best).has_value(),
                            .forOwnAim = Telling<G>::halvesOfPoint == 0};
    for (std::size_t code = 0; code < position.halvesOf.size(); ++code)
      position.halvesOf[code] =
          Ending<G>::worth(Card{static_cast<std::uint8_t>(code)}) * Telling<G>::halvesOfPoint;
    position.halvesOf[Card::excuse().code] = 0;  // its player keeps it, whoever takes the trick
    if (!position.playing) return position;
    position.folded = considered_.size() == 1 && G::legal(view_.pub, *view_.own).size() > 1;
    position.opens = view_.pub.trick.count == 0;
    position.trump = Ending<G>::trump(view_.pub, reason.best.card());
    position.bestTrumps = isTrump(reason.best.card());
    if (reason.other.valid()) {
      position.otherTrumps = isTrump(reason.other.card());
      position.otherLeads = isAhead(reason.other.card());
    }
    return position;
  }

  static constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

  View<G> const& view_;
  Advice const& advice_;
  Action against_;
  StopFlag const& stop_;
  SearchSettings settings_ = reasonSearch<G>();
  SearchFrame<G> frame_;
  Actions considered_;
  std::vector<World> worlds_{};
};

template <class G>
std::shared_ptr<Reason const> reasonOf(View<G> const& view, Advice const& advice, StopFlag const& stop,
                                       Action against) {
  if (!advice.action.valid()) return nullptr;
  std::optional<Reason> reason = Explaining<G>(view, advice, stop, against).reason();
  return reason ? std::make_shared<Reason const>(*std::move(reason)) : nullptr;
}

}  // namespace giaguaro
