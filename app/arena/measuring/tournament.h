// A duplicate match of two computer players, A and B: every deal is played in many seatings, so that the luck
// of the cards cancels out. All figures are in the game's score unit a hand.
//
// Where deals come from: a reference (the player `referencePlayer` in every seat) plays matches from the
// seed, hand after hand. Each hand that it is dealt is one deal of the tournament, with the dealer, totals
// and hand number that it has there: so a game whose hands grow, or whose deck is only cut, is met as it is
// played.
//
// `hands`: whole hands, each seating with an auction of its own. The seatings are those in which A and B
// change places: one A among Bs and one B among As, in each seat in turn. A deal's difference is the mean
// over its seatings of (mean score of A's seats - mean score of B's seats).
//
// `play`, `roles` and `sides` compare the play of the cards alone. Contracts are drawn alike for both: what
// the reference did up to the point where cards are played (auction, naming, discard) stands in every
// seating, and A and B only play from there. A deal that the reference ends without play is not counted.
// With s(S) the score when the seats of S are A's and the others B's,
//   the figure of a seat is   1/2 [ s({seat}) - s({}) + s(all) - s(all but seat) ]
// that is: what changes when A takes this one seat from B while nobody else moves, averaged over others that
// are all B and others that are all A. A role's figure is the mean over the seats that had the role. A side's
// is the same with the whole side (caller's, or defence) in the place of the seat, a seat of it. `play` is
// the difference, as in `hands`, over one A among Bs, one B among As, and, where the hand has sides, A as the
// caller's side against B as defence and the reverse.
//
// Besides the score, hands won (a score above 0) and points are compared the same way: a hand's points are
// those of the caller's side to its seats, and as many less than nothing to the others; where nobody is on a
// side they are each seat's own. They come in the game's own unit, which is half a card point in some. `both`
// adds the figures of the whole caller's side and of the whole defence.
//
// `bidding`: A and B only speak, and the player `cards` plays all cards of every seat: then `hands` compares
// what is said alone, and nothing is measured under given contracts.
//
// A tournament may be asked for one figure `only`, with as few hands as that takes. Of `both` in hands won
// and in points, where what one side gains the other loses, the seatings that are all A and all B cancel out:
// two hands a deal say what takes a dozen with all the rest. Two figures of the caller's side are had alone:
// `caller-first` is s(caller) - s({}), what its seats gain by being A while the others stay B; `everybody` is
// s(all) - s({}), what they gain when nobody stays B. Both tell of a habit that is worth something only where
// somebody shares it, such as talk. In the first a third player, `rest`, may have the other side: who talks, and yet hears
// nothing, tells the caller's side something.
//
// Players think and meet otherwise from one time to the next. A deal may be played several times (`replays`),
// each with random streams of its own, and its figures are the means: more hands of few deals. `hands` keeps all.
//
// By construction A against itself is exactly 0 in every figure, and exchanging A and B changes every sign
// and nothing else. `ci95` is the half width of the 95 % confidence interval of the mean over deals (1.96
// standard errors; a deal is one observation however often it is played), so it wants some dozens of deals.
//
// All figures but the times follow from the setup alone, whatever the number of threads. It may be fewer than
// asked for, where the system makes no more.
//
// Where hands of a match differ in size, a tournament may be asked for those of one size (`handSize`): the
// reference plays the others by itself.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/options.h"
#include "core/rules/seat.h"
#include "core/rules/talk.h"

namespace giaguaro {

inline constexpr std::string_view referencePlayer = "greedy";

class Table;
class SeatTable;

// Where a decision is taken: all count from 0, matches from the first of a run.
struct DecisionPlace {
  std::uint64_t match = 0;
  std::size_t hand = 0;
  std::size_t action = 0;
};
// Of the seat to act. `firstSeed`: of the run's first match; the others count up from it.
DecisionPlace placeOfDecision(Table const& table, std::uint64_t firstSeed);

// What a player does for a seat that is to act, and what it says before where there is talk; and a yardstick, which sees
// all cards.
struct TakenTurn {
  Action action{};
  std::vector<Saying> said{};

  TakenTurn() = default;
  TakenTurn(Action only) : action(only) {}  // NOLINT(google-explicit-constructor): most players just act
};
using Choose = std::function<TakenTurn(SeatTable const&, DecisionPlace const&)>;
using ChooseOpenly = std::function<Action(Table const&)>;
using Contender = std::variant<Choose, ChooseOpenly>;
Choose ownPlayer(std::string const& name);  // of the program

inline constexpr std::array<std::string_view, 5> figuresAlone{"hands", "play", "both", "caller-first",
                                                              "everybody"};

// What is compared: scores, hands won, points; in this order wherever there is one of each.
inline constexpr std::size_t measureCount = 3;

// A hand of one deal as it was played in one seating, in the game's own units.
struct PlayedHand {
  std::vector<Seat> ofA{};  // the seats of A; the others are B's
  bool given = false;       // from the reference's contract on; else with an auction of its own
  bool isVoid = false;
  std::vector<std::int32_t> scores{};  // by seat
  std::vector<std::int32_t> points{};
  std::vector<bool> made{};              // by seat: it has reached what it was after (Result::Part)
  std::optional<std::int32_t> margin{};  // whole points of the caller's side over its target; none: no target
};

// What one deal has to say.
struct DealReport {
  using Values = std::map<std::string, double, std::less<>>;

  std::size_t number = 0;  // from 0
  std::uint64_t seed = 0;  // of the reference's match that it comes from
  int hand = 0;            // of that match, from 0
  Seat dealer = 0;
  int cards = 0;  // a seat
  Values roles{};
  std::array<Values, measureCount> figures{};  // "hands", "play", and the sides
  std::vector<PlayedHand> hands{};             // kept where somebody wants reports
};

struct TournamentSetup {
  std::string game;  // exists; players, options are its own
  int players = 0;
  Options options{};
  Options table{};  // of the table (core/rules/table_options.h)
  std::uint64_t seed = 0;
  std::string a;  // players, as `open` knows them
  std::string b;
  int deals = 1;        // at least 1
  int threads = 1;      // at least 1
  std::string cards{};  // a player of the program; empty: A and B play what they have bid
  std::string only{};   // one of `figuresAlone`; empty: all
  std::string rest{};   // of "caller-first": has the other side; empty: B
  int handSize = 0;     // cards a seat; one that hands of a match have (handSizes), or 0: all
  int replays = 1;      // of each deal; at least 1
  // Told of each deal, in their order, by one thread at a time. What it throws ends the tournament.
  std::function<void(DealReport const&)> report{};
  // Opens a player by its name, once for each thread. What it or the player throws ends the tournament.
  std::function<Contender(std::string const& name)> open = ownPlayer;
};

struct Figure {
  double difference = 0;
  int deals = 0;       // that had something to say about it
  double squares = 0;  // the sum of squared deviations from the mean, by which parts of a tournament merge

  std::optional<double> ci95() const;  // none of fewer than two deals

  bool operator==(Figure const&) const = default;
};

// Of other deals; exactly what one tournament over all of them gives (Chan, Golub and LeVeque, 1979).
Figure merged(Figure const& a, Figure const& b);

// Of decisions among at least two legal actions, in milliseconds, to about one per cent.
struct DecisionTimes {
  double median = 0;
  double p99 = 0;
};

struct TournamentResult {
  Figure hands{};
  Figure play{};
  std::map<std::string, Figure, std::less<>> roles{};  // by the game's own names for them
  std::map<std::string, Figure, std::less<>> sides{};  // "caller", "defence", "both"; those had alone
  // "hands", "play" and the sides, in hands won and in points.
  std::map<std::string, Figure, std::less<>> won{};
  std::map<std::string, Figure, std::less<>> points{};
  DecisionTimes a{};
  DecisionTimes b{};
};

TournamentResult playTournament(TournamentSetup const& setup);

}  // namespace giaguaro
