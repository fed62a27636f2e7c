#include "app/arena/measuring/solve.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

#include "app/arena/measuring/yardstick.h"
#include "core/ai/solver.h"
#include "core/games/games.h"

namespace giaguaro {

namespace {

using Answer = std::variant<SolvedPosition, Problem>;

constexpr int tableSize = 17;  // 2^17 positions
// More than the points of any hand, so that points only decide between equal scores.
constexpr std::int32_t scoreUnit = 1'024;

std::vector<std::int32_t> listed(PerSeat const& figures, int players) {
  return {figures.begin(), figures.begin() + players};
}

std::string tricksText(int tricks) { return std::to_string(tricks) + (tricks == 1 ? " trick" : " tricks"); }

template <Game G>
class EndOfRecord {
 public:
  explicit EndOfRecord(Record const& record)
      : players_(static_cast<Seat>(record.players)),
        number_(record.hands.size()),
        hand_(ArenaYardstick::lastHandOf<G>(record).hand()),
        side_(hand_.pub.playing() ? G::Mind::side(hand_) : 0) {}

  Answer answer() {
    std::string const where = "hand " + std::to_string(number_);
    if (hand_.pub.over()) return Problem{.where = where, .what = "it is over, there is no position to solve"};
    Seat const seat = hand_.pub.toAct();
    if (!hand_.pub.playing() || G::playable(hand_.pub, hand_.own(seat)).empty())
      return Problem{.where = where,
                     .what = "no card is to be played at its end, something is to be said first"};
    SolvedPosition position{.toAct = seat,
                            .tricks = hand_.own(seat).cards.size() + coveredOf(hand_, seat).size()};
    if (position.tricks > Ending<G>::mostTricks(hand_.pub))
      return Problem{.where = where,
                     .what = tricksText(position.tricks) + " are to come, and at most " +
                             std::to_string(Ending<G>::mostTricks(hand_.pub)) + " can be solved"};
    for (Seat one = 0; one < players_; ++one)
      if ((side_ >> one & 1U) != 0) position.side.push_back(one);

    auto const solution = solved(hand_);
    for (auto const& choice : solution.choices) {
      if (choice.card == solution.best) position.best = position.plays.size();
      position.plays.push_back(played(choice.card));
    }
    return position;
  }

 private:
  auto solved(G const& hand) {
    if constexpr (Ending<G>::hasSides)
      return solver_.twoSides(hand, side_, [this](G const& over) {
        PerSeat const points = Ending<G>::points(over.pub);
        std::int32_t figure =
            scoreUnit * over.pub.scores()[static_cast<std::size_t>(std::countr_zero(side_))];
        for (std::size_t seat = 0; seat < points.size(); ++seat)
          if ((side_ >> seat & 1U) != 0) figure += points[seat];
        return figure;
      });
    else
      return solver_.eachForHimself(hand, [](G const& over) {
        PerSeat figures = over.pub.scores();
        PerSeat const points = Ending<G>::points(over.pub);
        for (std::size_t seat = 0; seat < figures.size(); ++seat)
          figures[seat] = scoreUnit * figures[seat] + points[seat];
        return figures;
      });
  }

  SolvedPlay played(Card first) {
    SolvedPlay play{.action = Action::play(first)};
    G hand = hand_;
    for (Card card = first;; card = solved(hand).best) {
      play.line.push_back({hand.pub.toAct(), Action::play(card)});
      hand.apply(Action::play(card), nullptr);
      if (hand.pub.over()) break;
    }
    Result const result = hand.pub.result();
    play.scores = listed(result.scores, players_);
    play.points = listed(result.points, players_);
    return play;
  }

  Seat players_;        // how many
  std::size_t number_;  // of the hand, from 1
  G hand_;
  unsigned side_;
  Solver<G> solver_{tableSize};
};

}  // namespace

Answer solveEnd(Record const& record) {
  Answer answer = Problem{.where = {}, .what = "there is no hand in it"};
  if (record.hands.empty()) return answer;
  AllGames::forEach([&]<class G>() {
    if (G::info.id == record.game) answer = EndOfRecord<G>(record).answer();
  });
  return answer;
}

}  // namespace giaguaro
