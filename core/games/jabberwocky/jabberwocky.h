// Jabberwocky: three, four or five players, 52 cards, each alone: bid the exact number of tricks that you
// will take.
//
// Source: "Jabberwocky (card game)". Turns clockwise. Cards from high to low A K Q J 10 … 2, without points.
// A match is thirteen hands of 3 4 5 6 7 8 9 8 7 6 5 4 3 cards each; after the deal a card is turned up, and
// its suit is trump.
//
// Decisions where the source is silent, or leaves a choice:
//   - Who turns the card up changes nothing, and a misdeal cannot happen.
//   - The hook forbids the dealer nothing where the others have bid more than there are tricks.
//   - Trump is broken by any trump played, led or not. Whoever holds nothing but trumps may lead one before.
//   - A revoke (option `revoke`, penalised) always costs 3 points, once for each trick revoked in, and the
//     point for an exact bid still counts. It is found when the hand is over, from the cards played: until
//     then nobody can have seen it, so Public does not know it either.
//   - Leading an unbroken trump is illegal under both values of the option; it proves the same under both.
//   - An exact bid is worth a point, so a total can be negative where revokes are penalised only.
//   - Points are won from nobody. Who keeps a book of them pays everybody the difference (core/match/debts.h).
//
// The undealt cards are in no field: they are what is neither in a hand, played nor turned up.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>

#include "core/rules/game.h"
#include "core/rules/trick.h"

namespace giaguaro {

struct Jabberwocky {
  static constexpr int mostTricks = 9;
  static constexpr int hands = 13;
  static constexpr int revokePrice = 3;  // in words, too: phrases.h, resources/rules

  enum class Phase : std::uint8_t { bids, play, over };

  struct Mind;  // what the computer players know of this game (mind.h)

  struct Public {
    Phase phase = Phase::bids;
    std::int8_t players = 0;
    std::int8_t tricks = 0;  // of this hand: cards a seat
    bool penalised = false;  // revokes are possible, and cost points
    bool broken = false;     // a trump has been played
    Suit trump = Suit::clubs;
    Card turnedUp{};
    Seat dealer = 0;
    Seat turn = 0;                                                    // nobody once the hand is over
    std::array<std::int8_t, mostSeats> bids{-1, -1, -1, -1, -1, -1};  // -1: none yet
    std::array<std::int8_t, mostSeats> taken{};                       // tricks won
    Suit led = Suit::clubs;                                           // the suit of the last lead
    CurrentTrick trick{};
    PlayedCards<mostSeats * mostTricks, mostTricks> history{};

    Seat toAct() const { return turn; }
    bool over() const { return phase == Phase::over; }
    bool playing() const { return phase == Phase::play; }
    static Seat callsHidden() { return nobody; }
    CardSet shownStock() const { return {turnedUp}; }
    static int stockPiles() { return 1; }
    static std::optional<ShownHands> shownHands() { return std::nullopt; }

    int tricksDone() const { return history.cards.size() / players; }
    int bidOf(Seat seat) const { return bids[static_cast<std::size_t>(seat)]; }
    int takenBy(Seat seat) const { return taken[static_cast<std::size_t>(seat)]; }
    // Of the bids made so far.
    int bidSum() const;
    int bidsMade() const;
    // The number that the seat to bid may not bid; -1: none.
    int hook() const;

    // A bid is made or lost, nothing between: it is lost for good once there are more tricks than bid, or
    // fewer are left than it lacks; one that is exact stays open as long as a trick is. A trick on the table
    // that no card out could take counts as taken. Where revokes are penalised any card still to come may be
    // one, or show one that was made: then nothing is decided before the end.
    bool decided() const;
    PerSeat scores() const {
      PerSeat scores{};
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        scores[seat] = bids[seat] == taken[seat] ? 1 : 0;
      if (penalised) chargeRevokes(scores);
      return scores;
    }
    Result result() const;

    friend bool operator==(Public const&, Public const&) = default;

   private:
    void chargeRevokes(PerSeat& scores) const;
  };

  struct Private {
    CardSet cards{};
    friend bool operator==(Private const&, Private const&) = default;
  };

  // A card that was not of the suit led, played by a seat that held this suit.
  struct Revoke {
    Seat seat = nobody;
    int trick = 0;  // counted from 0
    Card card{};
    Suit led = Suit::clubs;
    CardSet held{};  // of the suit led
    friend bool operator==(Revoke const&, Revoke const&) = default;
  };
  using Revokes = FixedList<Revoke, mostSeats * mostTricks>;

  Public pub{};
  std::array<Private, mostSeats> seats{};

  friend bool operator==(Jabberwocky const&, Jabberwocky const&) = default;

  static GameInfo const info;
  static CardRanks ranks();

  static int handSize(Context const& context) {
    int const fromEnd = std::min<int>(context.hand, hands - 1 - context.hand);
    return 3 + std::clamp(fromEnd, 0, mostTricks - 3);
  }
  static Deal shuffle(Context const& context, Jabberwocky const* previous, Rng& rng);
  static Jabberwocky start(Context const& context, Deal const& deal);
  static std::optional<Context> next(Context const& context, Jabberwocky const& finished);
  static PerSeat settlement(Context const&, PerSeat const& totals) { return totals; }
  static constexpr bool settlesToZero = false;  // points are won from nobody (core/match/debts.h)

  Private const& own(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }

  static Actions legal(Public const& pub, Private const& own);
  static CardSet playable(Public const& pub, Private const& own) {
    return pub.phase == Phase::play ? allowed(pub, own.cards, pub.penalised) : CardSet{};
  }
  // The same without revokes: what the computer players choose from.
  static CardSet dutiful(Public const& pub, Private const& own) {
    return pub.phase == Phase::play ? allowed(pub, own.cards, false) : CardSet{};
  }
  static Offers offered(Public const& pub, Private const& own, Seat seat);
  void apply(Action action, Events* events) {
    assert(!pub.over());
    if (events != nullptr) return applyTelling(action, *events);
    if (action.kind == Action::Kind::play)
      playCard(action.card());
    else
      bid(action.first);
  }
  static bool discardIsShown(Public const&, Action) { return true; }

  static std::string text(Action action);
  static std::optional<Action> parse(std::string_view text);

  static Facts facts(View<Jabberwocky> const& view);
  static ClaimRules claimRules(View<Jabberwocky> const& view);
  static bool fits(View<Jabberwocky> const& view, Deal const& deal);
  static Seen show(View<Jabberwocky> const& view);
  static Action greedy(View<Jabberwocky> const& view, Rng& rng);

  // Every revoke of a hand that is over, in the order played.
  static Revokes revokes(Public const& pub);

  static Action bidOf(int tricks) { return {Action::Kind::bid, static_cast<std::uint8_t>(tricks)}; }

 private:
  // The 52 cards (their codes are below 61), or none of them.
  static constexpr CardSet deckIf(bool wanted) {
    return CardSet::ofSuit(Suit::clubs, 61 * static_cast<int>(wanted));
  }
  // No trumps of their own in this deck.
  static constexpr Suit suitOf(Card card) { return static_cast<Suit>(card.code >> 4); }
  // Whether a hand can follow is hard to predict, and guessing wrong is dear: so without a branch.
  static CardSet allowed(Public const& pub, CardSet own, bool mayRevoke) {
    CardSet const cards = own & deckIf(true);
    if (pub.trick.count == 0) {
      CardSet const plain = cards - CardSet::ofSuit(pub.trump);
      return (pub.broken | plain.empty()) ? cards : plain;
    }
    CardSet const suit = cards & CardSet::ofSuit(pub.led);
    return cards & (suit | deckIf(mayRevoke | suit.empty()));
  }
  void bid(int tricks);
  void applyTelling(Action action, Events& events);

  // In the header, and without a word about events: a playout is mostly this. CurrentTrick::add is written
  // out without its branch: which card takes a trick cannot be predicted, and guessing it wrong costs more
  // than all the rest.
  void playCard(Card card) {
    Seat const seat = pub.turn;
    CurrentTrick& trick = pub.trick;
    bool const leads = trick.count == 0;
    bool const trumps = suitOf(card) == pub.trump;
    bool const follows = suitOf(card) == suitOf(trick.best);
    bool const takes = leads | (follows & (card > trick.best)) | (trumps & !follows);

    seats[static_cast<std::size_t>(seat)].cards.erase(card);
    pub.history.cards.push(card);
    pub.broken |= trumps;
    if (leads) {
      pub.history.leaders.push(seat);
      pub.led = suitOf(card);
      trick.leader = seat;
    }
    int const mask = -static_cast<int>(takes);
    trick.best.code = static_cast<std::uint8_t>((card.code & mask) | (trick.best.code & ~mask));
    trick.winner = static_cast<Seat>((seat & mask) | (trick.winner & ~mask));
    ++trick.count;
    if (!trick.complete(pub.players)) {
      pub.turn = seat == pub.players - 1 ? Seat{0} : static_cast<Seat>(seat + 1);
      return;
    }
    ++pub.taken[static_cast<std::size_t>(trick.winner)];
    pub.turn = trick.winner;
    trick = {};
    if (pub.history.leaders.size() == pub.tricks) {
      pub.phase = Phase::over;
      pub.turn = nobody;
    }
  }
};

}  // namespace giaguaro
