// Moments of hands, as scenes that a window shows: those of two hands that the session leads from the deal to
// the score sheet (one as the baseline player plays, one where the person bids as high as it can), and rare
// ones from hands that begin at random: each kind of call, discard, spread and result once.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/draft.h"
#include "tests/app/match_tools.h"

namespace giaguaro::test {

// Of a set of rules.
struct Looked {
  int randomHands = 60;
  int wholeHands = 30;  // of them; the others as far as the second trick
  int deals = 2000;     // that are looked through for lopsided hands
  bool match = true;    // besides, two hands as the session leads them, and a match to its end
};
// Of further rules of a table, which show little that is new.
inline constexpr Looked fewer{12, 6, 300, false};

// What is shown, and how its moment is called in a failure.
struct State {
  TableScene scene;
  QString moment;
};

inline bool isCall(Offer const& offer) {
  return offer.action.kind != Action::Kind::play && offer.action.kind != Action::Kind::discard;
}

// The call that a bold person makes: the highest, but not one that leaves nothing to be done.
inline Action boldest(TableScene const& scene) {
  Action action{};
  for (Offer const& offer : scene.seen.offers)
    if (offer.legal() && isCall(offer) && offer.action.kind != Action::Kind::solo) action = offer.action;
  return action;
}

// Whether this moment is worth a picture: all that is asked, what lies there while others speak, the first
// tricks and, of those in the middle, one.
inline bool isWorthIt(TableScene const& scene) {
  if (scene.showResult || scene.draftSize > 0) return true;
  int const trick = scene.resting ? scene.seen.lastTrick()->number : scene.seen.trick.number;
  if (trick > 1 && trick != 5) return false;
  return scene.mayAct || scene.resting || trick == 0 || trick == 5 || !scene.seen.trick.cards.empty();
}

inline QString momentOf(TableScene const& scene) {
  return QString("trick %1, %2 cards, to act %3%4%5%6")
      .arg(scene.seen.trick.number)
      .arg(scene.seen.trick.cards.size())
      .arg(scene.seen.toAct)
      .arg(scene.resting ? ", resting" : "", scene.showResult ? ", result" : "",
           scene.draftSize > 0 ? QString(", draft %1").arg(scene.draft.size()) : QString());
}

// A hand as the session leads it.
inline bool live(Session& session, bool boldly, std::vector<State>& states) {
  auto const keep = [&states](TableScene const& scene) {
    if (isWorthIt(scene) && (states.empty() || !(states.back().scene == scene)))
      states.push_back({scene, momentOf(scene)});
  };
  keep(session.scene());
  auto const connection = QObject::connect(&session, &Session::sceneChanged, keep);
  auto const waits = [&session] {
    return session.phase() == Session::Phase::choosing || session.phase() == Session::Phase::resting ||
           session.phase() == Session::Phase::showingResult || session.phase() == Session::Phase::over;
  };
  bool done = false;
  while (comes(waits)) {
    done = session.phase() == Session::Phase::showingResult || session.phase() == Session::Phase::over;
    if (done) break;
    if (session.phase() == Session::Phase::resting) {
      session.goOn();
      continue;
    }
    Action const bold = boldly ? boldest(session.scene()) : Action{};
    if (bold.valid())
      session.choose(bold);
    else
      actAsBaseline(session);
  }
  QObject::disconnect(connection);
  return done;
}

// What tells one kind of moment from another: what is asked, in which form, what lies open, what came out.
inline QString kindOf(TableScene const& scene) {
  QString kind;
  std::set<std::pair<int, int>> asked;
  for (Offer const& offer : scene.seen.offers)
    if (offer.legal() && scene.mayAct && isCall(offer))
      asked.emplace(static_cast<int>(offer.action.kind), static_cast<int>(offer.glyph.kind));
  for (auto const& [what, glyph] : asked) kind += QString("%1/%2 ").arg(what).arg(glyph);
  if (!asked.empty() && !scene.seen.trick.cards.empty()) kind += "over the trick ";
  for (Seen::Spread const& spread : scene.seen.spreads)
    kind += QString("spread %1+%2 ").arg(spread.cards.size()).arg(spread.faceDown);
  kind += QString("contract %1 ").arg(scene.seen.contract.title.text.id);
  if (scene.draftSize > 0) kind += "draft ";
  if (scene.seen.result)
    kind += QString("result %1 %2").arg(scene.seen.result->title.text.id).arg(scene.matchOver);
  return kind;
}

inline bool isLopsided(CardSet cards) {
  std::array<int, 8> suits{};
  for (Card const card : cards) ++suits[static_cast<std::size_t>(card.suit())];
  return 2 * *std::ranges::max_element(suits) > cards.size();
}

// Rare moments of hands that begin at random, of kinds that are not known.
inline void findRare(MatchPlan plan, Looked const& looked, std::vector<State>& states,
                     std::set<QString>& known) {
  for (State const& state : states) known.insert(kindOf(state.scene));
  for (int hand = 0; hand < looked.deals; ++hand) {
    plan.setup.seed = static_cast<std::uint64_t>(hand) + 1;
    auto const table = openTable(plan.setup);
    auto const look = [&] {
      bool const acts = !table->handOver() && table->toAct() == plan.viewer();
      TableScene scene = sceneOf(table->at(plan.viewer()), plan, {},
                                 {.mayAct = acts, .mayUndo = true, .showResult = table->handOver()});
      if (acts) Draft(table->at(plan.viewer())).show(scene);
      if (known.insert(kindOf(scene)).second)
        states.push_back({scene, QString("random hand %1, ").arg(hand) + momentOf(scene)});
    };
    table->deal(table->nextDeal(), table->nextDealer());
    if (hand >= looked.randomHands && !isLopsided(table->cards(plan.viewer()))) continue;
    int plays = 0;  // cards, and what is said between them
    while (!table->handOver() && (plays < 2 * table->players() || hand < looked.wholeHands)) {
      if (plays < 2 * table->players()) look();
      if (table->playing()) ++plays;
      table->apply(table->thought(plays == 0 ? "random" : "greedy")(StopFlag{}).action);
    }
    if (table->handOver()) look();
  }
}

// A match that is over, with a row for each of its hands.
inline void playMatch(MatchPlan const& plan, std::vector<State>& states) {
  auto const table = openTable(plan.setup);
  while (!table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  states.push_back(
      {sceneOf(table->at(plan.viewer()), plan, rowsOf(table->record()), {.showResult = true}), "match over"});
}

// `known` are kinds of moments that were found before.
inline std::vector<State> statesOf(Session& session, std::set<QString>& known, Looked const& looked = {}) {
  session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
  std::vector<State> states;
  if (!comes([&] { return session.hasMatch(); })) return {};
  if (!looked.match) {
    findRare(session.plan(), looked, states, known);
    return states;
  }
  if (!live(session, false, states)) return {};
  MatchPlan plan = session.plan();
  plan.setup.seed += 100;
  session.start(plan);
  if (!live(session, true, states)) return {};
  findRare(plan, looked, states, known);
  playMatch(plan, states);
  return states;
}

}  // namespace giaguaro::test
