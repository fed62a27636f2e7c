// What is fitted for French Tarot: what a hand is worth before the dog, and
// from where it is bid on.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/ai/fit.h"
#include "core/ai/policy.h"
#include "core/ai/worlds.h"
#include "core/games/tarot/account.h"
#include "core/games/tarot/bidding.h"
#include "core/games/tarot/greedy.h"
#include "core/games/tarot/mind.h"

namespace giaguaro {

namespace {

using Contract = Tarot::Contract;
using tarotGreedy::MarginPicture;

constexpr std::size_t marginParts = std::tuple_size_v<MarginPicture>;

Context contextOf(int players, Rng& rng) {
  GivenOptions given{};
  bool const ofFederation = players >= 3 && players <= 5;  // it knows such tables alone
  given[Tarot::rulesOption] = static_cast<std::int16_t>(ofFederation ? rng.below(2) : 0);
  Context context;
  context.options = completed(Tarot::info.options, given);
  context.players = static_cast<std::int8_t>(players);
  context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  return context;
}

// By how many points a seat makes a contract that is its own, by rules of thumb
// all round.
double marginPlayed(Context const& context, Tarot hand, Seat taker, Contract contract, Rng& rng) {
  History history;
  while (!hand.pub.over()) {
    Seat const seat = hand.pub.toAct();
    Action action{Action::Kind::pass};
    if (hand.pub.phase != Tarot::Phase::auction)
      action = Tarot::greedy(viewOf(context, hand, history, seat), rng);
    else if (seat == taker)
      action = Tarot::bidOf(contract);
    history.push_back({seat, action});
    hand.apply(action, nullptr);
  }
  TarotAccount const account = TarotAccount::of(hand.pub);
  return account.halves / 2.0 - account.needed;
}

// Least squares for each table, over hands of all kinds: with the dog, without
// it; and what is lost besides where the defence has it.
std::string fitMargins(std::uint64_t seed) {
  constexpr int hands = 6000;
  Rng rng(seed);
  std::string text;
  for (int const players : tarotGreedy::fittedTables) {
    LeastSquares withDog(marginParts);
    LeastSquares withoutDog(marginParts);
    double lost = 0;
    int compared = 0;
    for (int done = 0; done < hands;) {
      Context const context = contextOf(players, rng);
      Tarot const hand = Tarot::start(context, Tarot::shuffle(context, nullptr, rng));
      if (hand.pub.over()) continue;  // petit sec
      ++done;
      auto const taker = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
      MarginPicture const picture = tarotGreedy::marginPicture(hand.own(taker).cards, players);
      withDog.add(picture, marginPlayed(context, hand, taker, Contract::guard, rng));
      double const without = marginPlayed(context, hand, taker, Contract::without, rng);
      withoutDog.add(picture, without);
      if (!hand.pub.mayBeBid(Contract::against)) continue;
      lost += without - marginPlayed(context, hand, taker, Contract::against, rng);
      ++compared;
    }
    text += listed(withDog.weights(), 1, marginParts) + listed(withoutDog.weights(), 1, marginParts) +
            listed(std::array{compared > 0 ? lost / compared : 0}, 1, 1);
  }
  return text;
}

// What an expert said, and what it could see.
struct SpokenBid {
  tarotGreedy::Margins margins;
  Tarot::Public pub;
  Contract bid = Contract::none;
};

// The score of a seat that says this, where the others bid, call and discard by
// rules of thumb and the policy plays the cards.
double scoreOf(Context const& context, Tarot hand, History history, Action action, Rng& rng) {
  Seat const own = hand.pub.turn;
  while (true) {
    history.push_back({hand.pub.turn, action});
    hand.apply(action, nullptr);
    if (hand.pub.over() || hand.pub.playing()) break;
    action = Tarot::greedy(viewOf(context, hand, history, hand.pub.turn), rng);
  }
  playOutBy(Policy<Tarot>::learned(), hand, Tarot::Mind::recall(hand.pub), 0, rng);
  return hand.pub.scores()[static_cast<std::size_t>(own)];
}

// As a search bids: what comes out best over worlds, if that is surely better
// than the rules of thumb. It goes by nothing that is fitted to it.
Action expertBid(Context const& context, Tarot const& hand, History const& history, Rng& rng) {
  constexpr int drawn = 40;
  constexpr double surely = 2;  // standard errors
  View<Tarot> const view = viewOf(context, hand, history, hand.pub.turn);
  Worlds<Tarot> const worlds(view, Beliefs::none(), Policy<Tarot>::learned(), rng);
  Action const usual = Tarot::greedy(view, rng);
  if (!worlds.possible()) return usual;
  std::vector<Tarot> tried;
  std::vector<double> usually;
  for (int i = 0; i < drawn; ++i) {
    tried.push_back(worlds.draw(rng));
    usually.push_back(scoreOf(context, tried.back(), history, usual, rng));
  }
  Action best = usual;
  double most = 0;
  for (Action const action : Tarot::legal(hand.pub, hand.own(view.seat))) {
    if (action == usual || action.kind == Action::Kind::solo) continue;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < tried.size(); ++i) {
      double const ahead = scoreOf(context, tried[i], history, action, rng) - usually[i];
      sum += ahead;
      squares += ahead * ahead;
    }
    double const mean = sum / drawn;
    if (mean <= most || mean <= surely * std::sqrt((squares / drawn - mean * mean) / drawn)) continue;
    most = mean;
    best = action;
  }
  return best;
}

std::vector<SpokenBid> expertsBid(int players, int hands, Rng& rng) {
  std::vector<SpokenBid> bids;
  for (int i = 0; i < hands; ++i) {
    Context const context = contextOf(players, rng);
    Tarot hand = Tarot::start(context, Tarot::shuffle(context, nullptr, rng));
    History history;
    while (!hand.pub.over() && hand.pub.phase == Tarot::Phase::auction) {
      Action const action = expertBid(context, hand, history, rng);
      Contract const bid = action.kind == Action::Kind::pass ? Contract::none : Tarot::contractOf(action);
      bids.push_back({tarotGreedy::marginsOf(hand.own(hand.pub.turn).cards, players), hand.pub, bid});
      history.push_back({hand.pub.turn, action});
      hand.apply(action, nullptr);
    }
  }
  return bids;
}

constexpr tarotBidding::Bidding atFirst{{0, 3, 7, 12, 60}, 2.5};

double logLikelihood(std::vector<SpokenBid> const& bids, tarotBidding::Bidding const& bidding) {
  constexpr double about = 5;
  double sum = 0;
  for (std::size_t i = 0; i < bidding.from.size(); ++i) {
    double const off = (bidding.from[i] - atFirst.from[i]) / about;
    sum -= off * off / 2;
  }
  for (SpokenBid const& said : bids)
    sum += std::log(tarotBidding::chanceOf(bidding, said.margins, said.pub, said.pub.contract, said.bid));
  return sum;
}

// Maximum likelihood of experts' bids, by steps of one figure at a time; a contract that is hardly ever bid stays
// about where it began. Two figures are chosen: how far players
// differ, since strangers do more than experts of one make; and the slam's, which is bid too seldom to tell.
std::string fitBidding(std::uint64_t seed) {
  constexpr int hands = 400;
  constexpr double step = 0.5;
  Rng rng(seed);
  std::string text;
  for (int const players : tarotGreedy::fittedTables) {
    std::vector<SpokenBid> const bids = expertsBid(players, hands, rng);
    tarotBidding::Bidding best = atFirst;
    double most = logLikelihood(bids, best);
    for (bool better = true; better;) {
      better = false;
      for (std::size_t figure = 0; figure + 1 < best.from.size(); ++figure)
        for (double const change : {step, -step}) {
          tarotBidding::Bidding tried = best;
          tried.from[figure] += change;
          double const here = logLikelihood(bids, tried);
          if (here <= most + 1e-9) continue;
          best = tried;
          most = here;
          better = true;
        }
    }
    std::vector<double> figures(best.from.begin(), best.from.end());
    figures.push_back(best.spread);
    text += listed(figures, 2, figures.size());
  }
  return text;
}

constexpr std::array itsFits{Fit{"margins", "core/games/tarot/margins.inc", fitMargins},
                             Fit{"bidding", "core/games/tarot/bidding.inc", fitBidding}};

}  // namespace

std::span<Fit const> Tarot::Mind::fitted() { return itsFits; }

}  // namespace giaguaro
