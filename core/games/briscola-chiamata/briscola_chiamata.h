// Briscola Chiamata: five players, forty cards; the caller and a secret partner against the other three. An
// auction of ranks that goes on past the two with points, and a solo without trump.
//
// Source: "Regole del gioco" of an Italian club of briscola in five. Turns anticlockwise: seats follow each
// other in turn order, and the table is drawn the other way round. Cards, what they count and play:
// core/families/free-play/free_play.h; bids of a rank: core/families/free-play/rank_auction.h.
//
// Decisions where the source is silent or speaks twice:
//   - All five pass: nobody scores, the hand is over, the deal moves on. After four passes the fifth may
//     still call. A void hand is none of the match's hands (core/rules/match_length.h).
//   - The auction is over when one caller is left, also after the two: the others must pass or go higher
//     first. At 120 points, and on a solo, it is over at once.
//   - The two again, or an obbligata, is for points above those that stand, 62 at least, whoever called the
//     two. An obbligata needs one suit that fits; where several fit, any of them may be named afterwards.
//   - A solo may be called at any turn of a seat that has not passed, over whatever stands. What was raised
//     before it no longer counts; it needs 61 points whatever the rule for ties, and nothing is called.
//   - The rule for a tie at 60 holds where nothing was raised, in mano too.
//   - Points promised multiply the stakes in steps of ten from 71 (71 to 80 ×2 … 111 to 120 ×6).
//   - Cappotto, either side with all 120 points, doubles on top of that.
#pragma once

#include <array>
#include <cassert>

#include "core/families/free-play/free_play.h"
#include "core/families/free-play/rank_auction.h"
#include "core/rules/game.h"

namespace giaguaro {

struct BriscolaChiamata {
  static constexpr int players = FreePlay::players;
  static constexpr int tricks = FreePlay::tricks;
  static constexpr int plainPoints = 61;  // what a bid of a rank promises
  static constexpr int mostPoints = 120;

  enum class Phase : std::uint8_t { auction, naming, play, over };

  // What a seat has called last.
  struct Call {
    std::int8_t rank = -1;    // strength; -1: none
    std::uint8_t points = 0;  // promised; 0: not raised
    bool obliged = false;

    friend bool operator==(Call const&, Call const&) = default;
  };

  // The options that a hand plays by.
  struct Rules {
    bool tieToCaller = true;
    bool callerLeads = false;
    bool solo = true;

    friend bool operator==(Rules const&, Rules const&) = default;
  };

  struct Public : FreePlay {
    Phase phase = Phase::auction;
    Seat dealer = 0;
    Seat turn = 0;  // nobody once the hand is over
    PassedSeats passed{};
    Seat caller = nobody;  // in the auction: whose call stands
    bool solo = false;     // it is a solo
    Rules rules{};
    std::array<Call, players> calls{};
    std::array<std::uint16_t, players> obliged{};  // what each seat has called obbligata: a bit a strength

    Seat toAct() const { return turn; }
    bool over() const { return phase == Phase::over; }
    bool playing() const { return phase == Phase::play; }
    bool isVoid() const { return over() && caller == nobody; }
    Call lastCall(Seat seat) const { return calls[static_cast<std::size_t>(seat)]; }
    // The call to be beaten, or that the hand is played for; none where nobody has called, and in a solo.
    Call standing() const { return caller == nobody || solo ? Call{} : lastCall(caller); }
    // The two has been called: from now on points are raised.
    bool raising() const { return standing().rank == 0 || standing().points > 0; }
    int promised() const { return standing().points > 0 ? standing().points : plainPoints; }
    int needed() const;  // points for the caller's side
    int multiplier() const { return multiplierOf(standing().points); }
    int sidePoints() const { return FreePlay::sidePoints(caller, partner); }
    static constexpr bool isCappotto(int side) { return side == allPoints || side == 0; }
    bool isCappotto() const { return isCappotto(sidePoints()); }
    // The stakes that the caller's side gets for these points: it never falls as they rise.
    int stake(int side) const {
      int const unit = multiplier() * (isCappotto(side) ? 2 : 1);
      return side >= needed() ? unit : -unit;
    }
    // What counts is whether the points promised are reached, and all 120 by one side, which doubles: until
    // both sides have a point cappotto is open. Whoever called obbligata does not hold the called card.
    bool decided() const {
      return over() || (playing() && FreePlay::decided(caller, !standing().obliged,
                                                       [this](int side) { return stake(side); }));
    }
    Seat leader() const { return rules.callerLeads ? caller : seatAfter(dealer, players); }
    PerSeat scores() const;
    Result result() const;
    Seat callsHidden() const { return playing() ? caller : nobody; }
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

  friend bool operator==(BriscolaChiamata const&, BriscolaChiamata const&) = default;

  static GameInfo const info;
  static CardRanks ranks();

  // Of the stakes, for the points promised.
  static constexpr int multiplierOf(int points) { return points > 70 ? (points - 51) / 10 : 1; }

  static int handSize(Context const&) { return tricks; }
  static Deal shuffle(Context const&, BriscolaChiamata const*, Rng& rng) { return dealForty(rng); }
  static BriscolaChiamata start(Context const& context, Deal const& deal);
  static std::optional<Context> next(Context const& context, BriscolaChiamata const& finished);
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

  static std::string text(Action action);
  static std::optional<Action> parse(std::string_view text);

  static Facts facts(View<BriscolaChiamata> const& view);
  static ClaimRules claimRules(View<BriscolaChiamata> const& view) { return claimRulesOf(view.pub); }
  static bool fits(View<BriscolaChiamata> const& view, Deal const& deal);
  static Seen show(View<BriscolaChiamata> const& view);
  static Action greedy(View<BriscolaChiamata> const& view, Rng& rng);

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
