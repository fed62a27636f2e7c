// Rules of thumb for Jaguar: what a sensible person does without counting worlds. In the auction the hand is
// valued suit by suit, with the best card it misses as the card to call. In the play each card is weighed by
// who is likely to take the trick with it on the table, whose side that seat is probably on, what lies there,
// and what the card would be worth later.
#include <algorithm>
#include <array>
#include <vector>

#include "core/games/jaguar/jaguar.h"

namespace giaguaro {

namespace {

using Public = Jaguar::Public;
using Phase = Jaguar::Phase;

// How much a card of the trump suit helps its jaguar, in points of expectation; index: strength.
constexpr std::array<double, 10> trumpWorth{5, 5, 5, 5.5, 6, 7.5, 9, 11, 16, 21};
constexpr double sideAce = 8;
constexpr double sideThree = 3;
constexpr double shortSuit = 2;  // a suit with at most one card
// A jaguar is worth while from about half of the points, less what luck and a clever friend add.
constexpr double enough = 56;
// The friend brings its called card and some help besides.
constexpr double friendHelp = 12;

struct Contract {
  Suit suit = Suit::clubs;
  int called = -1;  // strength; -1: none
  double worth = 0;
};

// What the hand is worth as jaguar with this trump, calling this rank of it.
double contractWorth(CardSet hand, Suit trump, int called) {
  double worth = 0;
  CardSet const trumps = hand.in(trump);
  for (Card card : trumps) worth += trumpWorth[static_cast<std::size_t>(card.strength())];
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    if (suit == trump) continue;
    if (hand.contains(fortyCards.card(Rank::ace, suit))) worth += sideAce;
    if (hand.contains(fortyCards.card(Rank::three, suit))) worth += sideThree;
    if (hand.in(suit).size() <= 1) worth += shortSuit;
  }
  if (hand.contains(Card::of(trump, called))) return worth - friendHelp;  // alone against four
  return worth + friendHelp + 0.7 * trumpWorth[static_cast<std::size_t>(called)];
}

// The best contract whose called rank lies below `limit` (a strength).
Contract bestContract(CardSet hand, int limit) {
  Contract best;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    for (int called = limit - 1; called >= 0; --called) {
      double const worth = contractWorth(hand, suit, called);
      if (best.called < 0 || worth > best.worth) best = {suit, called, worth};
    }
  }
  return best;
}

Action chooseBid(View<Jaguar> const& view) {
  int const limit = view.pub.bid < 0 ? fortyCards.ranks() : view.pub.bid;
  Contract const best = bestContract(view.own->cards, limit);
  if (best.called < 0 || best.worth < enough) return {Action::Kind::pass};
  return Jaguar::bidOf(best.called);
}

Action chooseSuit(View<Jaguar> const& view) {
  Suit best = Suit::clubs;
  double worth = -1000;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    double const here = contractWorth(view.own->cards, suit, view.pub.bid);
    if (here > worth) {
      worth = here;
      best = suit;
    }
  }
  return Jaguar::nameOf(best);
}

// How a role plays: what it costs to part with a card, and how eagerly later seats take a trick. Fitted by
// coordinate search in self-play, each role against a pool of earlier styles of the others (1,500 contracts a
// step, so that no role answers one opponent only), and rounded. What came out is what players say: the
// jaguar plays its points and saves its trumps, the opponents give points only to a trick that is safe.
struct Style {
  double stranger;    // alliance with a seat whose side is not known
  double fade;        // cards left below which saving a card for later counts less
  double trump;       // cost of the lowest trump
  double trumpRank;   // and of each rank above it
  double bigTrump;    // and of an ace or three of trumps
  double point;       // cost of each point put on the table
  double want;        // how often a seat that can go over the winning card does,
  double wantPoint;   // more for each point on the table,
  double wantFriend;  // less where the winner is its friend
  double toCome;      // points that each seat still to play brings
  double lead;        // worth of winning the trick at all
  double show;        // cost of giving oneself away as the friend
};
constexpr Style opponentStyle{0.5, 5.5, 3, 2.1, 27, 0.9, 0.15, 0.04, 0.09, 0.3, 0.1, 0};
constexpr Style friendStyle{0.35, 5, 0.5, 1.6, 3, 0.25, 0.5, 0.03, 0.36, 1, 1, 9};
constexpr Style jaguarStyle{-0.9, 2, 1.1, 3.8, 8, 0.02, 0.4, 0.002, 0.05, 1.6, 2.6, 0};

Style const& styleOf(View<Jaguar> const& view) {
  if (view.seat == view.pub.jaguar) return jaguarStyle;
  bool const isFriend = view.seat == view.pub.partner || view.own->cards.contains(view.pub.called);
  return isFriend ? friendStyle : opponentStyle;
}

// How likely a seat is on the viewer's side, as a weight from -1 (surely against) to 1.
double alliance(View<Jaguar> const& view, Style const& style, Seat other) {
  Public const& pub = view.pub;
  if (other == view.seat) return 1;
  bool const iHoldCalled = view.own->cards.contains(pub.called);
  if (pub.partner != nobody || iHoldCalled) {
    Seat const partner = pub.partner != nobody ? pub.partner : view.seat;
    bool const mine = view.seat == pub.jaguar || view.seat == partner;
    bool const theirs = other == pub.jaguar || other == partner;
    return mine == theirs ? 1 : -1;
  }
  return other == pub.jaguar ? -1 : style.stranger;
}

// What it costs to part with a card now: its power later, and the points that an ally's trick could take.
double keepWorth(Public const& pub, Style const& style, Card card, int cardsLeft) {
  double const fade = std::min(1.0, cardsLeft / style.fade);
  if (card.suit() != pub.trump) return style.point * Jaguar::cardPoints(card) * fade;
  bool const big = card.strength() >= 8;
  return (style.trump + style.trumpRank * card.strength() + (big ? style.bigTrump : 0)) * fade;
}

class PlayChoice {
 public:
  explicit PlayChoice(View<Jaguar> const& view) : view_(view), pub_(view.pub), style_(styleOf(view)) {
    CardSet seen = view.own->cards;
    for (Card card : pub_.history.cards) seen.insert(card);
    unseen_ = fortyCards.cards() - seen;
  }

  Action best() const {
    Card best = view_.own->cards.lowest();
    double worth = -1000;
    for (Card card : view_.own->cards) {
      double const here = worthOf(card);
      if (here > worth) {
        worth = here;
        best = card;
      }
    }
    return Action::play(best);
  }

 private:
  // The chance that some seat after us goes over `best`, given how many cards can and whether it wants to.
  double beatChance(Card best, double want) const {
    int higher = 0;
    for (Card card : unseen_)
      if (beats(card, best, pub_.trump)) ++higher;
    int const left = view_.own->cards.size();
    double none = 1;  // that this seat holds no such card
    for (int i = 0; i < left && i < higher; ++i)
      none *= std::max(0.0, 1.0 - static_cast<double>(higher) / std::max(1, unseen_.size() - i));
    return (1 - none) * want;
  }

  double worthOf(Card card) const {
    bool const lead = pub_.trick.count == 0;
    bool const takes = lead || beats(card, pub_.trick.best, pub_.trump);
    Card const best = takes ? card : pub_.trick.best;
    Seat const winner = takes ? view_.seat : pub_.trick.winner;
    int const after = Jaguar::players - 1 - pub_.trick.count;
    double const points = pub_.onTable + Jaguar::cardPoints(card);

    // Everybody who still plays may take the trick; those on the winner's side want it less.
    double holds = 1;
    double side = 0;
    for (int step = 1; step <= after; ++step) {
      Seat const other = seatAfter(view_.seat, Jaguar::players, step);
      double const friendly = alliance(view_, style_, other) * alliance(view_, style_, winner);
      double const want =
          std::clamp(style_.want + style_.wantPoint * points - style_.wantFriend * friendly, 0.05, 0.95);
      double const taken = holds * beatChance(best, want);
      side += taken * alliance(view_, style_, other);
      holds -= taken;
    }
    side += holds * alliance(view_, style_, winner);
    double const stillToCome = style_.toCome * after;
    bool const shows = card == pub_.called && view_.seat != pub_.jaguar && pub_.partner == nobody;
    return side * (points + stillToCome + style_.lead) -
           keepWorth(pub_, style_, card, view_.own->cards.size()) - (shows ? style_.show : 0);
  }

  View<Jaguar> const& view_;
  Public const& pub_;
  Style const& style_;
  CardSet unseen_;
};

}  // namespace

Action Jaguar::greedy(View<Jaguar> const& view, Rng&) {
  switch (view.pub.phase) {
    case Phase::auction: return chooseBid(view);
    case Phase::naming: return chooseSuit(view);
    default: return PlayChoice(view).best();
  }
}

}  // namespace giaguaro
