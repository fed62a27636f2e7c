// The tree search: single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse,
// "Information Set Monte Carlo Tree Search", 2012, section IV) with one fresh world an iteration; a child's
// bonus counts how often it was available (UCB1 for subset-armed bandits). Each seat maximises its own worth.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/ai/search_frame.h"

namespace giaguaro {

template <Minded G>
class TreeSearch {
 public:
  // Counts into the tallies of the frame, which outlives it.
  explicit TreeSearch(SearchFrame<G>& frame) : frame_(frame) {
    for (Tally const& tally : frame.tallies) root_.push(tally.action);
  }

  // Its answer is what it went to most often. Stopped: an Advice without an action.
  Advice run(WorldSource<G> const& draw) {
    search(draw);
    return frame_.stop.stopped() ? Advice{} : answer();
  }

 private:
  using Mind = typename G::Mind;

  // Siblings are a list; 0 is the root, and nobody's child.
  struct Node {
    std::uint32_t first = 0;
    std::uint32_t next = 0;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it could have been visited
    float sum = 0;                // of what it brought to the seat that moved here
    Action action{};
    CardSet tried{};  // cards that have a child
  };
  struct Step {
    std::uint32_t node;
    Seat seat;
  };

  void search(WorldSource<G> const& draw) {
    constexpr std::uint32_t mostNodes = 1U << 20;
    nodes_.clear();
    nodes_.reserve(
        static_cast<std::size_t>(std::min<std::int64_t>(frame_.settings.budget.iterations, mostNodes)) + 1);
    nodes_.push_back({});
    for (int spent = 0; spent < frame_.settings.budget.iterations; ++spent) {
      if (frame_.stop.stopped()) return;
      if (spent % 16 == 0 && spent > 0 && frame_.isOver(spent)) break;
      iterate(draw);
    }
  }

  void iterate(WorldSource<G> const& draw) {
    G hand = draw(frame_.rng);
    typename Mind::Memory memory = frame_.memory;
    FixedList<Step, 128> path;
    std::uint32_t node = 0;
    bool grown = false;
    while (!grown && !hand.pub.over() && !path.full()) {
      Seat const seat = hand.pub.toAct();
      grown = step(hand, memory, node);
      if (node != 0) path.push({node, seat});
    }
    Outcome const reached = frame_.outcome(hand, memory, frame_.rng);
    for (Step const& step : path) {
      Node& visited = nodes_[step.node];
      ++visited.visits;
      visited.sum += value(reached, step.seat);
    }
    if (frame_.settings.plain)
      for (Seat seat = 0; seat < frame_.view.context.players; ++seat) {
        low_ = std::min(low_, value(reached, seat));
        high_ = std::max(high_, value(reached, seat));
      }
    countRoot(path, reached, hand);
  }

  float value(Outcome const& reached, Seat seat) const {
    auto const index = static_cast<std::size_t>(seat);
    return frame_.settings.plain ? static_cast<float>(reached.scores[index]) : reached.worths[index];
  }

  // One move down the tree; `node` becomes where it leads. True: the child is new.
  bool step(G& hand, typename Mind::Memory& memory, std::uint32_t& node) {
    typename G::Private const& own = hand.own(hand.pub.toAct());
    CardSet const cards = frame_.settings.plain ? G::playable(hand.pub, own) : Mind::playable(hand.pub, own);
    if (cards.empty()) return speakStep(hand, node);
    CardSet const fresh = cards - nodes_[node].tried;
    bool const grows = !fresh.empty() && nodes_.size() < nodes_.capacity();
    std::uint32_t best = 0;
    float most = -1e30F;
    float const scale = 1 / std::max(1e-6F, high_ - low_);
    for (std::uint32_t child = nodes_[node].first; child != 0; child = nodes_[child].next) {
      Node& one = nodes_[child];
      if (!cards.contains(one.action.card())) continue;
      ++one.available;
      if (grows) continue;
      float const bound = upperBound(one, scale);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    if (grows) {
      Card const card =
          fresh.at(static_cast<int>(frame_.rng.below(static_cast<std::uint32_t>(fresh.size()))));
      nodes_[node].tried.insert(card);
      best = grow(node, Action::play(card));
    }
    Card const card = best != 0 ? nodes_[best].action.card() : cards.lowest();
    memory.see(hand.pub, card);
    hand.apply(Action::play(card), nullptr);
    node = best;
    return grows || best == 0;
  }

  // The same where something is to be said.
  bool speakStep(G& hand, std::uint32_t& node) {
    Actions const legal = node == 0 ? root_ : G::legal(hand.pub, hand.own(hand.pub.toAct()));
    Actions fresh;
    std::uint32_t best = 0;
    float most = -1e30F;
    float const scale = 1 / std::max(1e-6F, high_ - low_);
    for (Action action : legal) {
      std::uint32_t child = nodes_[node].first;
      while (child != 0 && nodes_[child].action != action) child = nodes_[child].next;
      if (child == 0) {
        fresh.push(action);
        continue;
      }
      ++nodes_[child].available;
      float const bound = upperBound(nodes_[child], scale);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    bool const grows = !fresh.empty() && nodes_.size() < nodes_.capacity();
    if (grows)
      best = grow(node, fresh[static_cast<int>(frame_.rng.below(static_cast<std::uint32_t>(fresh.size())))]);
    hand.apply(best != 0 ? nodes_[best].action : legal[0], nullptr);
    node = best;
    return grows || best == 0;
  }

  float upperBound(Node const& node, float scale) const {
    auto const visits = static_cast<float>(node.visits);
    float const mean = (node.sum / visits - low_) * scale;
    return mean + frame_.settings.exploration * std::sqrt(logOf(node.available) / visits);
  }

  static float logOf(std::uint32_t count) {
    static auto const table = [] {
      std::array<float, 4096> logs{};
      for (std::size_t i = 1; i < logs.size(); ++i) logs[i] = std::log(static_cast<float>(i));
      return logs;
    }();
    return count < table.size() ? table[count] : std::log(static_cast<float>(count));
  }

  std::uint32_t grow(std::uint32_t parent, Action action) {
    auto const child = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.next = nodes_[parent].first, .available = 1, .action = action});
    nodes_[parent].first = child;
    return child;
  }

  void countRoot(FixedList<Step, 128> const& path, Outcome const& reached, G const& hand) {
    if (path.empty()) return;
    Action const action = nodes_[path[0].node].action;
    for (Tally& tally : frame_.tallies)
      if (tally.action == action) frame_.count(tally, reached, hand);
  }

  Advice answer() const {
    auto const variance = [](Tally const& tally) {
      double const visits = std::max(1, tally.visits);
      double const mean = tally.worth / visits;
      return std::max(1e-9, tally.square / visits - mean * mean) / visits;
    };
    return frame_.answer([&](Candidate const&, std::size_t bestPlace, std::size_t place) {
      Candidate candidate = figuresOf(frame_.tallies[place]);
      candidate.error = std::sqrt(variance(frame_.tallies[bestPlace]) + variance(frame_.tallies[place]));
      return candidate;
    });
  }

  SearchFrame<G>& frame_;
  Actions root_{};  // what is looked at there
  std::vector<Node> nodes_{};
  // What the values lie between: known of worths, found out of scores.
  float low_ = 0;
  float high_ = 1;
};

}  // namespace giaguaro
