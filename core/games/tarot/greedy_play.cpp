// Rules of thumb for the cards. Each card that may be played is weighed by who is likely to take the trick
// with it on the table, whose side that seat is on, what lies there, and what the card would be worth later;
// the petit, the excuse and leads have rules of their own.
#include <algorithm>
#include <array>

#include "core/games/tarot/greedy.h"

namespace giaguaro::tarotGreedy {

namespace {

using Public = Tarot::Public;

constexpr double boutWorth = 12;    // of a bout beside its own points
constexpr double controlWorth = 1;  // of leading trumps, for each that one has more than the others have each

constexpr double slamLead = 200;

// How a role plays; in halves of points where nothing else is said. Fitted by coordinate search in self-play
// at three, four and five players and both sets of rules (5,000 contracts a step, the roles in turn), and
// rounded. What came out is what players say: the taker goes on with its long suit until it is ruffed, the
// defence hardly ever leads trumps, and gives points only to a trick that is safe.
struct Style {
  double fade;         // cards left below which saving a card for later counts less
  double point;        // cost of each half of a plain card put on the table
  double master;       // and of the highest card left in its suit
  double spare;        // cost of a small card for each other card of its suit: short suits go first
  double trump;        // cost of the lowest trump
  double trumpRank;    // and of each trump below it
  double masterTrump;  // and of the highest trump left
  double excuse;       // cost of the excuse
  double want;         // how often a seat that can go over the winning card of its suit does,
  double wantAlly;     // less where the winner is its ally
  double toCome;       // that each seat still to play brings; negative: what it may upset
  double lead;         // worth of winning the trick at all
  double petitTrumps;  // trumps with which the petit is as likely saved as lost,
  double petitEach;    // and how much likelier each further one makes it
  double leadLong;     // worth of leading a suit, for each card of it
  double leadAgain;    // and of leading what its own side has led, each time
  double leadRuff;     // and of leading what the other side must ruff
  double leadCalled;   // and of leading the called suit
  double leadTrump;    // and of leading trumps
};
constexpr Style takerStyle{.fade = 3.25,
                           .point = 0.2,
                           .master = 0,
                           .spare = 0.3,
                           .trump = 3,
                           .trumpRank = 0.75,
                           .masterTrump = 11,
                           .excuse = 4,
                           .want = 0.8,
                           .wantAlly = 0.4,
                           .toCome = 1,
                           .lead = 2,
                           .petitTrumps = 3,
                           .petitEach = 0.12,
                           .leadLong = 0.8,
                           .leadAgain = 2,
                           .leadRuff = 1.5,
                           .leadCalled = 0.5,
                           .leadTrump = -4.5};
constexpr Style partnerStyle{.fade = 5,
                             .point = 0.3,
                             .master = 2,
                             .spare = 0.25,
                             .trump = 3,
                             .trumpRank = 0.5,
                             .masterTrump = 4,
                             .excuse = 6,
                             .want = 0.8,
                             .wantAlly = 0.4,
                             .toCome = 1,
                             .lead = 1,
                             .petitTrumps = 3,
                             .petitEach = 0.12,
                             .leadLong = 0.5,
                             .leadAgain = 1.7,
                             .leadRuff = 0,
                             .leadCalled = 1.3,
                             .leadTrump = -2};
constexpr Style defenderStyle{.fade = 13,
                              .point = 0.65,
                              .master = 3,
                              .spare = 0.2,
                              .trump = 1.5,
                              .trumpRank = 0.75,
                              .masterTrump = 9,
                              .excuse = 9,
                              .want = 0.6,
                              .wantAlly = 0.5,
                              .toCome = -1.4,
                              .lead = 1,
                              .petitTrumps = 0.2,
                              .petitEach = 0.17,
                              .leadLong = 0.9,
                              .leadAgain = 0.5,
                              .leadRuff = 1.3,
                              .leadCalled = -1,
                              .leadTrump = -18};

class PlayChoice {
 public:
  explicit PlayChoice(View<Tarot> const& view)
      : view_(view),
        pub_(view.pub),
        cards_(view.own->cards),
        left_(view.own->cards.size() + view.pub.unturned(view.seat)),
        facts_(Tarot::facts(view)) {
    trumps_ = cards_ & Tarot::trumpCards;
    for (int step = 1; step < pub_.players; ++step) {
      auto const other = static_cast<std::size_t>(seatAfter(view.seat, pub_.players, step));
      inHands_ |= facts_.may[other];
    }
    // What lies before another seat is played like what it holds, the covered cards once they are turned.
    if (pub_.players == 2) inHands_ |= facts_.unseen | pub_.uncoveredOf(seatAfter(view.seat, 2));
    unseenTrumps_ = inHands_ & Tarot::trumpCards;
    sides();
  }

  Action best() const {
    CardSet const playable = Tarot::playable(pub_, *view_.own);
    Card best = playable.lowest();
    if (playable.size() == 1) return Action::play(best);
    double worth = -1e9;
    for (Card card : playable) {
      double const here = card.isExcuse() ? worthOfExcuse() : worthOf(card);
      if (here > worth) {
        worth = here;
        best = card;
      }
    }
    return Action::play(best);
  }

 private:
  // How likely each seat is on the viewer's side, as a weight from -1 (surely against) to 1. Who cannot hold
  // the called card is not the partner.
  void sides() {
    Seat const me = view_.seat;
    Seat const partner = pub_.players >= 5 ? Tarot::partnerKnownTo(pub_, &*view_.own, me) : Seat{nobody};
    bool const known = pub_.players < 5 || partner != nobody;
    bool const attack = me == pub_.taker || me == partner;
    style_ = me == pub_.taker ? &takerStyle : attack ? &partnerStyle : &defenderStyle;
    int candidates = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (seat != me && seat != pub_.taker && facts_.may[at(seat)].contains(pub_.called)) ++candidates;
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      double attacks = -1;  // weight for the taker's side
      if (seat == pub_.taker || seat == partner)
        attacks = 1;
      else if (!known && seat != me && facts_.may[at(seat)].contains(pub_.called))
        attacks = 2.0 / candidates - 1;
      alliance_[at(seat)] = attack ? attacks : -attacks;
    }
    alliance_[at(me)] = 1;
  }

  // The chance that a seat holds none of these cards.
  double holdsNone(Seat seat, CardSet wanted) const {
    if (!(pub_.uncoveredOf(seat) & wanted).empty()) return 0;
    CardSet const may = facts_.may[at(seat)];
    int const held = facts_.count[at(seat)];
    int const room = may.size();
    int const some = (may & wanted).size();
    if (some == 0) return 1;
    double none = 1;
    for (int i = 0; i < held; ++i) {
      none *= 1.0 - static_cast<double>(some) / std::max(some, room - i);
      if (none <= 0) return 0;
    }
    return none;
  }

  // How the trick ends for the viewer's side, from -1 to 1, with `best` winning as it stands. noCard: only
  // the excuse lies there.
  double outcome(Card best, Seat winner, Suit led) const {
    if (!best.valid()) return averageAlliance();
    double holds = 1;
    double side = 0;
    for (int step = 1; step < pub_.players - pub_.trick.count; ++step) {
      Seat const other = seatAfter(view_.seat, pub_.players, step);
      double const taken = holds * beatChance(other, best, winner, led);
      side += taken * alliance_[at(other)];
      holds -= taken;
    }
    return side + holds * alliance_[at(winner)];
  }

  double beatChance(Seat other, Card best, Seat winner, Suit led) const {
    CardSet const higherTrumps =
        best.suit() == Suit::trumps ? Tarot::trumpCards & CardSet::above(best) : Tarot::trumpCards;
    if (led == Suit::trumps) return 1 - holdsNone(other, higherTrumps);
    double const isVoid = holdsNone(other, CardSet::ofSuit(led));
    double beats = isVoid * (1 - holdsNone(other, higherTrumps));
    if (best.suit() == led) {
      double const friendly = alliance_[at(other)] * alliance_[at(winner)];
      double const want = std::clamp(style_->want - style_->wantAlly * friendly, 0.0, 1.0);
      beats += (1 - isVoid) * (1 - holdsNone(other, CardSet::ofSuit(led) & CardSet::above(best))) * want;
    }
    return std::min(beats, 1.0);
  }

  double averageAlliance() const {
    double sum = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (seat != view_.seat) sum += alliance_[at(seat)];
    return sum / (pub_.players - 1);
  }

  int seatsAfter() const { return pub_.players - 1 - pub_.trick.count; }
  double fade() const { return std::min(1.0, left_ / style_->fade); }
  bool onTable(Card card) const {
    int const size = pub_.history.cards.size();
    for (int i = size - pub_.trick.count; i < size; ++i)
      if (pub_.history.cards[i] == card) return true;
    return false;
  }
  double tableWorth() const {
    return pub_.onTable + (onTable(Tarot::petit) ? boutWorth : 0) + style_->toCome * seatsAfter();
  }

  double worthOf(Card card) const {
    bool const lead = pub_.trick.count == 0;
    Card const before = pub_.trick.best;
    bool const takes = !before.valid() || beats(card, before, Suit::trumps);
    Suit const led = before.valid() ? pub_.led : card.suit();
    Card const best = takes ? card : before;
    Seat const winner = takes ? view_.seat : pub_.trick.winner;
    double const side = outcome(best, winner, led);
    double const bout = card == Tarot::petit ? boutWorth : 0;
    double worth = side * (tableWorth() + Tarot::halvesOf(card) + bout + style_->lead) - keepWorth(card);
    if (led == Suit::trumps && takes) worth += petitCaught(best);
    if (lead) worth += leadWorth(card);
    return worth;
  }

  // What it costs to part with a card now.
  double keepWorth(Card card) const {
    if (card == Tarot::petit) return (Tarot::halvesOf(card) + boutWorth) * (2 * petitSaved() - 1);
    if (card.suit() == Suit::trumps) {
      bool const master = over(unseenTrumps_, card).empty();
      return fade() *
             (style_->trump + style_->trumpRank * card.strength() + (master ? style_->masterTrump : 0));
    }
    bool const master = over(inHands_, card).empty() && over(cards_, card).empty();
    double const spare = style_->spare * (cards_.in(card.suit()).size() - 1);
    return fade() * (style_->point * Tarot::halvesOf(card) + (master ? style_->master : 0) + spare);
  }

  // The chance that the petit is still brought home if it is kept.
  double petitSaved() const {
    if (unseenTrumps_.empty()) return 1;
    return std::clamp(0.5 + style_->petitEach * (trumps_.size() - style_->petitTrumps), 0.0, 0.95);
  }

  // What the hope is worth that somebody after us must let the petit fall under our trump.
  double petitCaught(Card best) const {
    double worth = 0;
    for (int step = 1; step <= seatsAfter(); ++step) {
      Seat const other = seatAfter(view_.seat, pub_.players, step);
      if (!facts_.may[at(other)].contains(Tarot::petit)) continue;
      double const holds = 1 - holdsNone(other, CardSet{Tarot::petit});
      double const nothingElse = holdsNone(other, Tarot::trumpCards - CardSet{Tarot::petit});
      double const alone =
          alliance_[at(other)] > 0 ? holdsNone(other, Tarot::trumpCards & CardSet::above(best)) : nothingElse;
      worth += holds * alone * (Tarot::halvesOf(Tarot::petit) + boutWorth);
    }
    return worth;
  }

  double leadWorth(Card card) const {
    if (card.suit() == Suit::trumps) {
      // For a slam first of all the others' trumps must go.
      if (onTheWayToASlam() && !unseenTrumps_.empty() && over(unseenTrumps_, card).empty()) return slamLead;
      double const others = static_cast<double>(unseenTrumps_.size()) / (pub_.players - 1);
      return style_->leadTrump + controlWorth * (trumps_.size() - others);
    }
    Suit const suit = card.suit();
    double worth = style_->leadLong * cards_.in(suit).size();
    if (pub_.called.valid() && pub_.partner == nobody && suit == pub_.called.suit())
      worth += style_->leadCalled;
    for (int i = 0; i < pub_.history.leaders.size(); ++i)
      if (pub_.history.card(i, 0, pub_.players).suit() == suit)
        worth += style_->leadAgain * alliance_[at(pub_.history.leaders[i])];
    for (int step = 1; step < pub_.players; ++step) {
      Seat const other = seatAfter(view_.seat, pub_.players, step);
      if (alliance_[at(other)] >= 0) continue;
      worth -= style_->leadRuff * alliance_[at(other)] * holdsNone(other, CardSet::ofSuit(suit)) *
               (1 - holdsNone(other, Tarot::trumpCards));
    }
    return worth;
  }

  // The excuse is played before the last trick, unless it wins that by the exception.
  double worthOfExcuse() const {
    double const now = outcome(pub_.trick.best, pub_.trick.winner, pub_.led) * tableWorth();
    double const cost = pub_.trick.count == 0 ? style_->excuse + style_->lead : style_->excuse;
    if (left_ > 2 && onTheWayToASlam()) return -slamLead;
    if (left_ > 2) return now - cost * std::min(1.0, (left_ - 2) / style_->fade);
    Card const other = (cards_ - Tarot::excuseOnly).lowest();
    bool const sure = pub_.trick.count == 0 && wonAll() && cannotBeBeaten(other);
    return sure ? -1e6 : 1e6;
  }
  bool onTheWayToASlam() const {
    bool const promised = pub_.slamAnnounced || pub_.contract == Tarot::Contract::slam;
    return promised && view_.seat == pub_.taker && wonAll();
  }
  bool wonAll() const {
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (pub_.tricksWon[at(seat)] > 0 && alliance_[at(seat)] < 1) return false;
    return true;
  }
  bool cannotBeBeaten(Card card) const {
    bool const trump = card.suit() == Suit::trumps;
    return over(inHands_, card).empty() && (trump || unseenTrumps_.empty());
  }

  View<Tarot> const& view_;
  Public const& pub_;
  CardSet cards_;
  int left_;  // that it plays yet: at two more than it sees
  Facts facts_;
  CardSet trumps_{};
  CardSet inHands_{};  // that others may hold
  CardSet unseenTrumps_{};
  Style const* style_ = nullptr;
  std::array<double, mostSeats> alliance_{};
};

}  // namespace

Action play(View<Tarot> const& view) { return PlayChoice(view).best(); }

}  // namespace giaguaro::tarotGreedy
