// The price of generality: random playouts of Jaguar through the rules, as a search would use them, beside a
// loop written by hand for this one game. Both copy a position at its first lead, draw every card uniformly
// from what may be played with the same generator, and end with the scores of the hand. The last line gives
// the ratio, which is what the rules cost (1: nothing).
#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "app/arena/measuring/bench.h"
#include "core/games/jaguar/jaguar.h"

namespace {

using namespace giaguaro;

// Five hands of eight of the forty cards; a card is a bit, suits lie 16 apart, a stronger card is a higher
// bit.
struct HandWritten {
  std::array<std::uint64_t, 5> hands{};
  std::array<std::uint8_t, 5> points{};
  std::uint64_t trumps = 0;
  std::uint64_t called = 0;
  std::uint8_t leader = 0;
  std::uint8_t jaguar = 0;
};

constexpr std::array<std::uint8_t, 16> cardPoints{0, 0, 0, 0, 0, 2, 3, 4, 10, 11};

int handWrittenScore(HandWritten state, Rng& rng) {
  int partner = 0;
  for (int seat = 0; seat < 5; ++seat)
    if ((state.hands[static_cast<std::size_t>(seat)] & state.called) != 0) partner = seat;

  unsigned leader = state.leader;
  for (std::uint32_t left = 8; left > 0; --left) {
    std::uint64_t best = 0;
    std::uint64_t suit = 0;
    unsigned winner = leader;
    unsigned points = 0;
    unsigned seat = leader;
    for (int place = 0; place < 5; ++place) {
      std::uint64_t& hand = state.hands[seat];
      std::uint64_t rest = hand;
      for (std::uint32_t skip = rng.below(left); skip > 0; --skip) rest &= rest - 1;
      std::uint64_t const card = rest & (0 - rest);
      hand ^= card;
      int const code = std::countr_zero(card);
      points += cardPoints[static_cast<std::size_t>(code & 15)];
      bool const sameSuit = (card & suit) != 0;
      if (place == 0 || (sameSuit ? card > best : (card & state.trumps) != 0)) {
        best = card;
        winner = seat;
        suit = std::uint64_t{0xFFFF} << (code & 48);
      }
      seat = seat == 4 ? 0 : seat + 1;
    }
    state.points[winner] = static_cast<std::uint8_t>(state.points[winner] + points);
    leader = winner;
  }
  int side = state.points[state.jaguar];
  if (partner != state.jaguar) side += state.points[static_cast<std::size_t>(partner)];
  return (side >= 61 ? 1 : -1) * (partner == state.jaguar ? 4 : 2);
}

HandWritten handWritten(Jaguar const& lead) {
  HandWritten state;
  for (std::size_t seat = 0; seat < state.hands.size(); ++seat)
    for (Card card : lead.own(static_cast<Seat>(seat)).cards)
      state.hands[seat] |= std::uint64_t{1} << card.code;
  state.trumps = std::uint64_t{0xFFFF} << (static_cast<int>(lead.pub.trump) * 16);
  state.called = std::uint64_t{1} << lead.pub.called.code;
  state.leader = static_cast<std::uint8_t>(lead.pub.toAct());
  state.jaguar = static_cast<std::uint8_t>(lead.pub.jaguar);
  return state;
}

std::vector<FirstLead<Jaguar>> const& leads() {
  static std::vector<FirstLead<Jaguar>> const positions = firstLeads<Jaguar>(5, 64);
  return positions;
}

constexpr std::string_view rulesName = "playout/rules";
constexpr std::string_view handWrittenName = "playout/hand_written";

void throughRules(benchmark::State& run) {
  Rng rng(2);
  std::size_t next = 0;
  for (auto _ : run) {
    Jaguar hand = leads()[next++ % leads().size()].hand;
    playOut(hand, rng);
    benchmark::DoNotOptimize(hand.pub.scores()[static_cast<std::size_t>(hand.pub.jaguar)]);
  }
  run.SetItemsProcessed(run.iterations());
}

void byHand(benchmark::State& run) {
  std::vector<HandWritten> states;
  for (FirstLead<Jaguar> const& lead : leads()) states.push_back(handWritten(lead.hand));
  Rng rng(2);
  std::size_t next = 0;
  for (auto _ : run) benchmark::DoNotOptimize(handWrittenScore(states[next++ % states.size()], rng));
  run.SetItemsProcessed(run.iterations());
}

// The two must be the same game, or the ratio says nothing: the same draws lead to the same scores.
bool agree() {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Jaguar hand = leads()[seed % leads().size()].hand;
    HandWritten const state = handWritten(hand);
    Rng first(seed);
    Rng second(seed);
    playOut(hand, first);
    if (hand.pub.scores()[static_cast<std::size_t>(hand.pub.jaguar)] != handWrittenScore(state, second))
      return false;
  }
  return true;
}

// Prints as usual, and keeps the best rate of each of the two.
class Reporter : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(std::vector<Run> const& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (Run const& run : runs) {
      if (run.run_type != Run::RT_Iteration) continue;
      double const rate = static_cast<double>(run.iterations) / run.cpu_accumulated_time;
      double& best = run.run_name.function_name == rulesName ? rules_ : handWritten_;
      best = std::max(best, rate);
    }
  }
  void report() const {
    if (rules_ > 0 && handWritten_ > 0)
      std::printf("playouts/s: %.0f by the rules, %.0f by hand; ratio %.2f\n", rules_, handWritten_,
                  handWritten_ / rules_);
  }

 private:
  double rules_ = 0;
  double handWritten_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  if (!agree()) {
    std::fprintf(stderr, "The loop written by hand and the rules do not agree.\n");
    return 1;
  }
  benchmark::RegisterBenchmark(std::string(handWrittenName).c_str(), byHand)->Repetitions(5);
  benchmark::RegisterBenchmark(std::string(rulesName).c_str(), throughRules)->Repetitions(5);
  Reporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  reporter.report();
  return 0;
}
