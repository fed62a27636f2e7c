#include "core/families/free-play/hidden_partner_play.h"

#include <algorithm>
#include <array>

namespace giaguaro {

namespace {

// How much a card of the trump suit helps its caller, in points of expectation; index: strength.
constexpr std::array<double, 10> trumpWorth{5, 5, 5, 5.5, 6, 7.5, 9, 11, 16, 21};
constexpr double sideAce = 8;
constexpr double sideThree = 3;
constexpr double shortSuit = 2;  // a suit with at most one card
// The partner brings its called card and some help besides.
constexpr double partnerHelp = 12;

class CardChoice {
 public:
  CardChoice(FreePlay const& play, Seat caller, Seat seat, CardSet own, PlayStyles const& styles)
      : play_(play), caller_(caller), seat_(seat), own_(own), style_(styleOf(styles)) {
    CardSet seen = own;
    for (Card card : play.history.cards) seen.insert(card);
    unseen_ = fortyCards.cards() - seen;
  }

  Card best() const {
    Card best = own_.lowest();
    double worth = -1000;
    for (Card card : own_) {
      double const here = worthOf(card);
      if (here > worth) {
        worth = here;
        best = card;
      }
    }
    return best;
  }

 private:
  PlayStyle const& styleOf(PlayStyles const& styles) const {
    if (seat_ == caller_) return styles.caller;
    return seat_ == play_.partner || own_.contains(play_.called) ? styles.mate : styles.opponent;
  }

  // How likely a seat is on our side, as a weight from -1 (surely against) to 1.
  double alliance(Seat other) const {
    if (other == seat_) return 1;
    if (play_.partner != nobody || own_.contains(play_.called)) {
      Seat const partner = play_.partner != nobody ? play_.partner : seat_;
      bool const mine = seat_ == caller_ || seat_ == partner;
      bool const theirs = other == caller_ || other == partner;
      return mine == theirs ? 1 : -1;
    }
    return other == caller_ ? -1 : style_.stranger;
  }

  // What it costs to part with a card now: its power later, and the points that an ally's trick could take.
  double keepWorth(Card card) const {
    double const fade = std::min(1.0, own_.size() / style_.fade);
    if (card.suit() != play_.trump) return style_.point * FreePlay::cardPoints(card) * fade;
    bool const big = card.strength() >= 8;
    return (style_.trump + style_.trumpRank * card.strength() + (big ? style_.bigTrump : 0)) * fade;
  }

  // The chance that some seat after us goes over `best`, given how many cards can and whether it wants to.
  double beatChance(Card best, double want) const {
    int higher = 0;
    for (Card card : unseen_)
      if (beats(card, best, play_.trump)) ++higher;
    int const left = own_.size();
    double none = 1;  // that this seat holds no such card
    for (int i = 0; i < left && i < higher; ++i)
      none *= std::max(0.0, 1.0 - static_cast<double>(higher) / std::max(1, unseen_.size() - i));
    return (1 - none) * want;
  }

  double worthOf(Card card) const {
    bool const lead = play_.trick.count == 0;
    bool const takes = lead || beats(card, play_.trick.best, play_.trump);
    Card const best = takes ? card : play_.trick.best;
    Seat const winner = takes ? seat_ : play_.trick.winner;
    int const after = FreePlay::players - 1 - play_.trick.count;
    double const points = play_.onTable + FreePlay::cardPoints(card);

    // Everybody who still plays may take the trick; those on the winner's side want it less.
    double holds = 1;
    double side = 0;
    for (int step = 1; step <= after; ++step) {
      Seat const other = seatAfter(seat_, FreePlay::players, step);
      double const friendly = alliance(other) * alliance(winner);
      double const want =
          std::clamp(style_.want + style_.wantPoint * points - style_.wantFriend * friendly, 0.05, 0.95);
      double const taken = holds * beatChance(best, want);
      side += taken * alliance(other);
      holds -= taken;
    }
    side += holds * alliance(winner);
    double const stillToCome = style_.toCome * after;
    bool const shows = card == play_.called && seat_ != caller_ && play_.partner == nobody;
    return side * (points + stillToCome + style_.lead) - keepWorth(card) - (shows ? style_.show : 0);
  }

  FreePlay const& play_;
  Seat caller_;
  Seat seat_;
  CardSet own_;
  PlayStyle const& style_;
  CardSet unseen_;
};

}  // namespace

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
  if (hand.contains(Card::of(trump, called))) return worth - partnerHelp;  // alone against four
  return worth + partnerHelp + 0.7 * trumpWorth[static_cast<std::size_t>(called)];
}

Card chooseCard(FreePlay const& play, Seat caller, Seat seat, CardSet own, PlayStyles const& styles) {
  return CardChoice(play, caller, seat, own, styles).best();
}

}  // namespace giaguaro
