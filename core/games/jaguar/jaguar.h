// Jaguar: five players, forty cards; the jaguar and a secret friend against the other three.
//
// Source: "Card Game: Jaguar" (1 March 2009, updated 2012 and 2013). Turns clockwise. Cards from high to low
// A 3 K Q J 7 6 5 4 2; an ace is worth 11 points, a three 10, a king 4, a queen 3, a jack 2: 120 in all.
//
// Decisions where the source is silent:
//   - All five pass: nobody scores, the hand is over, the deal moves on. After four passes the fifth may
//     still bid, and wins the auction with any rank.
//   - A bid of the two ends the auction at once, since nothing is lower.
//   - The jaguar may name a suit whose called card it holds itself, and then plays alone; nobody else knows
//     until that card falls.
//   - A match has a fixed number of hands (option `hands`); a void hand is one of them.
//
// Bids are ranks, kept as strengths of the deck (0: the two … 9: the ace).
#pragma once

#include <array>

#include "core/rules/game.h"
#include "core/rules/trick.h"

namespace giaguaro {

struct Jaguar {
  static constexpr int players = 5;
  static constexpr int tricks = 8;
  static constexpr int target = 61;
  static constexpr int allPoints = 120;

  enum class Phase : std::uint8_t { auction, naming, play, over };

  struct Public {
    Phase phase = Phase::auction;
    Seat dealer = 0;
    Seat turn = 0;            // nobody once the hand is over
    std::uint8_t passed = 0;  // a bit a seat
    Seat jaguar = nobody;     // in the auction: who made the standing bid
    std::int8_t bid = -1;     // the standing bid; -1: none
    std::array<std::int8_t, players> lastBids{-1, -1, -1, -1, -1};
    Suit trump = Suit::clubs;  // from the play on
    Card called{};             // from the play on
    Seat partner = nobody;     // once the called card has been played; the jaguar itself when alone
    std::array<std::uint8_t, players> points{};  // card points in won tricks
    std::uint8_t onTable = 0;                    // card points in the trick on the table
    CurrentTrick trick{};
    PlayedCards<players * tricks, tricks> history{};

    Seat toAct() const { return turn; }
    bool over() const { return phase == Phase::over; }
    bool playing() const { return phase == Phase::play; }
    bool hasPassed(Seat seat) const { return ((passed >> seat) & 1) != 0; }
    bool isVoid() const { return over() && jaguar == nobody; }
    // Of the seats known to be the jaguar's side.
    int sidePoints() const;
    PerSeat scores() const;
    Result result() const;
    static CardSet shownStock() { return {}; }

    friend bool operator==(Public const&, Public const&) = default;
  };

  struct Private {
    CardSet cards{};
    friend bool operator==(Private const&, Private const&) = default;
  };

  Public pub{};
  std::array<Private, players> seats{};

  friend bool operator==(Jaguar const&, Jaguar const&) = default;

  static GameInfo const info;

  static int cardPoints(Card card) {
    constexpr std::array<std::uint8_t, 16> points{0, 0, 0, 0, 0, 2, 3, 4, 10, 11};
    return points[static_cast<std::size_t>(card.strength() & 15)];
  }

  static int handSize(Context const&) { return tricks; }
  static Deal shuffle(Context const& context, Jaguar const* previous, Rng& rng);
  static Jaguar start(Context const& context, Deal const& deal);
  static std::optional<Context> next(Context const& context, Jaguar const& finished);
  static PerSeat settlement(Context const&, PerSeat const& totals) { return totals; }

  Private const& own(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }

  static Actions legal(Public const& pub, Private const& own);
  static CardSet playable(Public const& pub, Private const& own) {
    return pub.phase == Phase::play ? own.cards : CardSet{};
  }
  static Offers offered(Public const& pub, Private const& own, Seat seat);
  void apply(Action action, Events* events) {
    if (events != nullptr) return applyTelling(action, *events);
    if (action.kind == Action::Kind::play)
      playCard(action.card());
    else
      speak(action);
  }
  static bool discardIsShown(Public const&, Action) { return true; }

  static std::string text(Action action);
  static std::optional<Action> parse(std::string_view text);

  static Facts facts(View<Jaguar> const& view);
  static bool fits(View<Jaguar> const& view, Deal const& deal);
  static Seen show(View<Jaguar> const& view);
  static Action greedy(View<Jaguar> const& view, Rng& rng);

  static Action bidOf(int strength) { return {Action::Kind::bid, static_cast<std::uint8_t>(strength)}; }
  static Action nameOf(Suit suit) { return {Action::Kind::name, static_cast<std::uint8_t>(suit)}; }

 private:
  void speak(Action action);
  void applyTelling(Action action, Events& events);

  // In the header, and without a word about events: a playout is mostly this.
  void playCard(Card card) {
    Seat const seat = pub.turn;
    seats[static_cast<std::size_t>(seat)].cards.erase(card);
    if (pub.trick.count == 0) pub.history.leaders.push(seat);
    pub.history.cards.push(card);
    pub.trick.add(seat, card, pub.trump);
    pub.onTable = static_cast<std::uint8_t>(pub.onTable + cardPoints(card));
    if (card == pub.called) pub.partner = seat;
    if (!pub.trick.complete(players)) {
      pub.turn = seat == players - 1 ? Seat{0} : static_cast<Seat>(seat + 1);
      return;
    }
    auto& points = pub.points[static_cast<std::size_t>(pub.trick.winner)];
    points = static_cast<std::uint8_t>(points + pub.onTable);
    pub.turn = pub.trick.winner;
    pub.onTable = 0;
    pub.trick = {};
    if (pub.history.cards.full()) {
      pub.phase = Phase::over;
      pub.turn = nobody;
    }
  }
};

}  // namespace giaguaro
