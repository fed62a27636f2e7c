// Jaguar: five players, forty cards; the jaguar and a secret friend against the other three.
//
// Source: "Card Game: Jaguar" (1 March 2009, updated 2012 and 2013). Turns clockwise. Cards from high to low
// A 3 K Q J 7 6 5 4 2. What it shares with its kin: core/families/free-play/rank_auction.h,
// core/families/free-play/free_play.h.
//
// Decisions where the source is silent:
//   - All five pass: nobody scores, the hand is over, the deal moves on. After four passes the fifth may
//     still bid, and wins the auction with any rank.
//   - A bid of the two ends the auction at once, since nothing is lower.
//   - The jaguar may name a suit whose called card it holds itself, and then plays alone; nobody else knows
//     until that card falls.
//   - A match has a fixed number of hands (option `hands`); a void hand is none of them
//   (core/rules/match_length.h).
//
// Bids are ranks, kept as strengths of the deck (0: the two … 9: the ace).
#pragma once

#include <array>
#include <cassert>

#include "core/families/free-play/free_play.h"
#include "core/families/free-play/rank_auction.h"
#include "core/rules/game.h"

namespace giaguaro {

struct Jaguar {
  static constexpr int players = FreePlay::players;
  static constexpr int tricks = FreePlay::tricks;
  static constexpr int target = 61;

  enum class Phase : std::uint8_t { auction, naming, play, over };

  struct Public : FreePlay {
    Phase phase = Phase::auction;
    Seat dealer = 0;
    Seat turn = 0;  // nobody once the hand is over
    PassedSeats passed{};
    Seat jaguar = nobody;  // in the auction: who made the standing bid
    std::int8_t bid = -1;  // the standing bid; -1: none
    std::array<std::int8_t, players> lastBids{-1, -1, -1, -1, -1};

    Seat toAct() const { return turn; }
    bool over() const { return phase == Phase::over; }
    bool playing() const { return phase == Phase::play; }
    bool isVoid() const { return over() && jaguar == nobody; }
    // What the jaguar's side is paid for these points, in units.
    static constexpr int unit(int sidePoints) { return sidePoints >= target ? 1 : -1; }
    // All that counts is whether 61 are reached; the jaguar may hold the called card itself.
    bool decided() const { return over() || (playing() && FreePlay::decided(jaguar, true, unit)); }
    PerSeat scores() const;
    Result result() const;
    Seat callsHidden() const { return playing() ? jaguar : nobody; }
    static CardSet shownStock() { return {}; }
    static int stockPiles() { return 1; }
    static std::optional<ShownHands> shownHands() { return std::nullopt; }

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
  static CardRanks ranks();

  static int cardPoints(Card card) { return FreePlay::cardPoints(card); }

  static int handSize(Context const&) { return tricks; }
  static Deal shuffle(Context const&, Jaguar const*, Rng& rng) { return dealForty(rng); }
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
    assert(!pub.over());
    if (events != nullptr) return applyTelling(action, *events);
    if (action.kind == Action::Kind::play)
      playCard(action.card());
    else
      speak(action);
  }
  static bool discardIsShown(Public const&, Action) { return true; }

  static std::string text(Action action) { return rankAuctionText(action); }
  static std::optional<Action> parse(std::string_view text) { return parseRankAuction(text); }

  static Facts facts(View<Jaguar> const& view);
  static ClaimRules claimRules(View<Jaguar> const& view) { return claimRulesOf(view.pub); }
  static bool fits(View<Jaguar> const& view, Deal const& deal);
  static Seen show(View<Jaguar> const& view);
  static Action greedy(View<Jaguar> const& view, Rng& rng);

  struct Mind;  // what a computer player must know besides (mind.h)

 private:
  void speak(Action action);
  void applyTelling(Action action, Events& events);

  void playCard(Card card) {
    seats[static_cast<std::size_t>(pub.turn)].cards.erase(card);
    if (pub.play(card, pub.turn)) pub.phase = Phase::over;
  }
};

}  // namespace giaguaro
