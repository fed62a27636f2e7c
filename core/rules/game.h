// The concept that every game satisfies. A hand of one game is a VALUE: copied as bytes, compared with ==,
// searched by copying. core/README.md shows how the hardest rules of the five games fit it.
//
// What a function wants, its callers see to (Table, the record reader): `legal` and `playable` are asked for
// the seat to act only, so never of a hand that is over; `apply` wants a legal action, `start` a deal that
// `dealProblem` accepts.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/cards/deck.h"
#include "core/rules/action.h"
#include "core/rules/card_ranks.h"
#include "core/rules/context.h"
#include "core/rules/deal.h"
#include "core/rules/event.h"
#include "core/rules/random.h"
#include "core/rules/result.h"
#include "core/rules/seen.h"
#include "core/rules/trick.h"
#include "core/rules/view.h"

namespace giaguaro {

// Cards that a seat has shown of its hand; those already played are still here.
struct ShownCards {
  Seat seat = nobody;
  CardSet cards{};
};
using ShownHands = std::vector<ShownCards>;

// What lies in piles before each seat, as everybody sees it: of each pile its cards from the bottom, noCard for
// one that lies face down.
using PilesSeen = std::vector<std::vector<std::vector<Card>>>;

// What a game has that deals piles; the others need not speak of them.
template <class G>
concept Piled = requires(Context const& context, G const& hand, typename G::Public const& pub, Seat seat) {
  { G::pilesOf(context) } -> std::same_as<int>;  // that each seat is dealt at this table
  { pub.pilesSeen() } -> std::same_as<PilesSeen>;
  { pub.uncoveredOf(seat) } -> std::convertible_to<CardSet>;  // that lie face up before the seat
  { hand.coveredOf(seat) } -> std::same_as<CardSet>;          // and face down
};

// Face down before a seat, in a world.
template <class G>
CardSet coveredOf(G const& hand, Seat seat) {
  if constexpr (Piled<G>) return hand.coveredOf(seat);
  return {};
}

// Of a hand's own.cards, those that the seat holds: cards that lie uncovered are its to play, and all can see them.
template <class Public>
CardSet heldOf(Public const& pub, CardSet cards, Seat seat) {
  if constexpr (requires { pub.uncoveredOf(seat); }) return cards - pub.uncoveredOf(seat);
  return cards;
}

struct GameInfo {
  std::string_view id;  // of records and command lines
  Text name;
  Text line;                     // two lines for the chooser
  std::span<int const> players;  // the counts that it can be played with, and a window can draw
  // Besides these, counts of which no window can draw the table yet: everything else can play by them.
  std::span<int const> otherPlayers{};
  int usualPlayers = 0;
  Deck const* deck = nullptr;
  std::span<OptionInfo const> options{};
  int handsOption = -1;  // the place of `hands` among the options; -1: none of them says how many there are
  int hands = 0;         // as many has every match; 0: an option says it, or there is no fixed length
  bool anticlockwise = false;
  bool halves = false;     // scores and totals are in halves
  bool sides = false;      // a caller's side plays against the others
  int hidesPartnerAt = 0;  // with so many players a caller has a partner whom not everybody knows; 0: never
  bool talks = false;      // what is said then is a part of the game: a new match is proposed with talk
  enum class Points : std::uint8_t { cards, halves, tricks } points = Points::cards;  // a hand's, of a seat
  Text stock{};  // what no seat is dealt, where it has a name of its own
  // The place of an option that has a value by which so many cannot play; -1: none.
  int (*optionAgainst)(int players, Options const&) = [](int, Options const&) { return -1; };

  // Of a match; 0: no fixed length.
  int handCount(Options const& of) const {
    return handsOption < 0 ? hands : of.values[static_cast<std::size_t>(handsOption)];
  }
  // All counts, ascending.
  std::vector<int> allCounts() const {
    std::vector<int> counts(players.begin(), players.end());
    counts.insert(counts.end(), otherPlayers.begin(), otherPlayers.end());
    std::sort(counts.begin(), counts.end());
    return counts;
  }
};

// Where hidden cards may lie apart: in the hands of seats, and from the number of players on in what a game
// keeps beside hands and stock (what lies covered before each seat; what a partner has put aside).
// The viewer's own hand is no such place, since its cards are known; what lies covered before it is.
inline constexpr int mostHoldings = mostSeats + 1;

// What a seat can know of the cards it does not see, card by card.
struct Facts {
  CardSet unseen{};                         // somewhere, but not where the viewer can see
  std::array<CardSet, mostHoldings> may{};  // of these, what each other seat may hold
  std::array<int, mostHoldings> count{};    // how many of them each seat holds
  CardSet mayStock{};                       // and what may lie where no seat holds it
  int stockCount = 0;
};

// The trick on the table and how tricks are taken from here on, as far as a claim of all of them asks
// (core/rules/claim.h). Where the deck has an excuse, it never takes a trick, and may be played in place of
// any duty.
struct ClaimRules {
  CurrentTrick trick{};          // no best card: the next one leads, or follows a led excuse
  Suit led = Suit::clubs;        // to it; means something where there is a best card
  bool following = false;        // whoever holds the suit led must play it; else any card may be played
  std::array<Suit, 5> trumps{};  // by the suit led; Suit::trumps where the deck has none: no trump
  CardSet notLed{};              // may not be led beside other cards, until one of them has been played
  CardSet dear{};                // of the viewer, may be played now, but at a price (a revoke)
  CardSet keptForLast{};         // is worth more in the last trick
  bool wantsAll = true;          // taking them all is no worse for the viewer than anything else
  bool covered = false;          // cards lie covered that will be played yet: nothing is sure
  bool excuseTakesLast = false;  // led to the last trick by a viewer that takes all others till then

  static constexpr std::array<Suit, 5> always(Suit trump) { return {trump, trump, trump, trump, trump}; }
};

template <class G>
concept Game =
    std::is_trivially_copyable_v<G> && std::equality_comparable<G> &&
    std::is_trivially_copyable_v<typename G::Public> && std::equality_comparable<typename G::Public> &&
    std::is_trivially_copyable_v<typename G::Private> && std::equality_comparable<typename G::Private> &&
    requires(G g, G const& hand, typename G::Public const& pub, typename G::Private const& own,
             Context const& context, Deal const& deal, Rng& rng, Action action, Events* events, Seat seat,
             std::string_view text, View<G> const& view, PerSeat const& totals) {
      { G::info } -> std::convertible_to<GameInfo const&>;
      { G::ranks() } -> std::same_as<CardRanks>;  // every card of the deck is in a row, or in a note

      // The match round the hand.
      { G::handSize(context) } -> std::same_as<int>;  // cards a seat; the rest of the deck is the stock
      { G::shuffle(context, static_cast<G const*>(nullptr), rng) } -> std::same_as<Deal>;
      { G::start(context, deal) } -> std::same_as<G>;
      { G::next(context, hand) } -> std::same_as<std::optional<Context>>;  // nothing: the match is over
      { G::settlement(context, totals) } -> std::same_as<PerSeat>;

      // The hand. What is legal follows from what is public and ONE seat's own cards, nothing else.
      { pub.toAct() } -> std::same_as<Seat>;  // nobody: the hand is over
      { pub.over() } -> std::same_as<bool>;
      { pub.playing() } -> std::same_as<bool>;  // cards are being played: contract and trump are settled
      // Whether nothing can change the scores any more, from what is public alone: whatever is played on, in
      // any world that fits, every seat's score is the same but for what the deal has fixed and the last
      // cards will show (who the partner is; what a hand held, where that is paid). Never true wrongly,
      // perhaps true late; true of a hand that is over.
      { pub.decided() } -> std::same_as<bool>;
      { pub.scores() } -> std::same_as<PerSeat>;  // of a hand that is over; never allocates
      { pub.result() } -> std::same_as<Result>;   // the same with every line of the sheet
      // While cards are played: whoever called a partner that not everybody knew; nobody: by these rules nobody does, and
      // there is nothing to talk about (core/rules/talk.h).
      { pub.callsHidden() } -> std::same_as<Seat>;
      { pub.shownStock() } -> std::same_as<CardSet>;  // what of the stock has been shown to all
      // Into how many piles of one size the stock is laid, each of which goes to a seat of its own; mostly one.
      { pub.stockPiles() } -> std::same_as<int>;
      // What seats have shown of their hands, in that order; nothing: by these rules none does.
      { pub.shownHands() } -> std::same_as<std::optional<ShownHands>>;
      { hand.own(seat) } -> std::same_as<typename G::Private const&>;
      {
        own.cards
      } -> std::convertible_to<CardSet>;  // the seat's: its hand, and what lies uncovered before it
      { G::legal(pub, own) } -> std::same_as<Actions>;  // of the seat to act
      {
        G::playable(pub, own)
      } -> std::same_as<CardSet>;  // where cards are played: legal() as a set; else empty
      {
        G::offered(pub, own, seat)
      } -> std::same_as<Offers>;  // all that could be said or played by `seat` here
      { g.apply(action, events) } -> std::same_as<void>;
      { G::discardIsShown(pub, action) } -> std::same_as<bool>;  // whether what is put aside is seen by all

      // Notation. `parse` answers nothing for a text that is no action of this game, legal or not.
      { G::text(action) } -> std::same_as<std::string>;
      { G::parse(text) } -> std::same_as<std::optional<Action>>;

      // What a seat can know.
      { G::facts(view) } -> std::same_as<Facts>;
      { G::fits(view, deal) } -> std::same_as<bool>;        // facts about several cards at once
      { G::claimRules(view) } -> std::same_as<ClaimRules>;  // of the seat to act, while cards are played
      { G::show(view) } -> std::same_as<Seen>;

      // Rules of thumb: the baseline player, and what a beginner's hint may say.
      { G::greedy(view, rng) } -> std::same_as<Action>;
    };

}  // namespace giaguaro
