// What the Minds of Jaguar and Briscola Chiamata must keep to.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/ai/placement_sampler.h"
#include "core/ai/players.h"
#include "core/ai/policy.h"
#include "core/families/free-play/hidden_partner_play.h"
#include "core/families/free-play/rank_auction.h"
#include "core/games/briscola-chiamata/calls.h"
#include "core/games/briscola-chiamata/mind.h"
#include "core/games/jaguar/mind.h"
#include "tests/core/option_sets.h"
#include "tests/joined.h"

namespace testFreePlayMind {

using namespace giaguaro;

static_assert(Minded<Jaguar>);
static_assert(Minded<BriscolaChiamata>);

namespace {

// A hand in progress, nothing hidden.
template <Game G>
struct Played {
  Context context;
  Deal deal;
  G hand;
  History history;

  void act(Action action) {
    history.push_back({hand.pub.toAct(), action});
    hand.apply(action, nullptr);
  }
  View<G> view(Seat seat) const { return viewOf(context, hand, history, seat); }
  // Where the cards really are.
  Placement truth() const {
    Placement placement;
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat)
      placement.hands[seat] = hand.seats[seat].cards;
    return placement;
  }
};

// Speaks by rules of thumb or at random, and plays at random: contracts of all kinds come up.
template <Game G>
Action nextAction(Played<G> const& played, bool sensible, Rng& rng) {
  Seat const seat = played.hand.pub.toAct();
  if (sensible && !played.hand.pub.playing())
    return G::Mind::speak(played.hand.pub, played.hand.own(seat), rng);
  return randomPlayer<G>(played.view(seat), rng, {}).action;
}

template <Game G>
void everyPosition(int hands, std::function<void(Played<G> const&, Rng&)> const& visit) {
  Rng rng(7);
  for (Options const& options : optionSets(G::info.options))
    for (int i = 0; i < hands; ++i) {
      Context context;
      context.options = options;
      context.players = FreePlay::players;
      context.dealer = static_cast<Seat>(rng.below(FreePlay::players));
      Deal const deal = G::shuffle(context, nullptr, rng);
      Played<G> played{context, deal, G::start(context, deal), {}};
      visit(played, rng);
      while (!played.hand.pub.over()) {
        played.act(nextAction(played, i % 2 == 0, rng));
        visit(played, rng);
      }
    }
}

bool isAmong(Actions const& actions, Action action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// A deal in which seat 1 holds the lowest ranks of two suits, for obbligate.
Played<BriscolaChiamata> withObbligata(int rank, Rng& rng) {
  Context context;
  context.options = completed(BriscolaChiamata::info.options, {});
  context.players = FreePlay::players;
  context.dealer = 0;
  std::vector<Card> rest;
  Deal deal;
  for (int i = 0; i < 2; ++i) deal.hands[1] |= CardSet::ofSuit(static_cast<Suit>(i), rank);
  for (Card card : fortyCards.cards() - deal.hands[1]) rest.push_back(card);
  rng.shuffle(rest);
  for (Card card : rest) {
    bool const barred = card.strength() == rank;  // or it would be another rank's
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat)
      if (deal.hands[seat].size() < FreePlay::tricks && !(barred && seat == 1)) {
        deal.hands[seat].insert(card);
        break;
      }
  }
  return {context, deal, BriscolaChiamata::start(context, deal), {}};
}

template <Game G>
void samplesFit(Played<G> const& played, Seat viewer, Rng& rng) {
  View<G> const view = played.view(viewer);
  CardSet const hidden = G::facts(view).unseen;
  std::vector<Places> const cases = G::Mind::cases(view);
  QVERIFY(!cases.empty());
  bool truthIsIn = false;
  for (Places const& places : cases) {
    truthIsIn = truthIsIn || satisfies(places, hidden, played.truth());
    PlacementSampler const sampler(places, hidden);
    if (sampler.ways() <= 0) continue;
    Placement placement;
    placement.hands[static_cast<std::size_t>(viewer)] = view.own->cards;
    sampler.draw(rng, placement);
    QVERIFY(G::fits(view, G::Mind::dealt(view, placement)));
  }
  QVERIFY(truthIsIn);
}

#define FOR_BOTH(...)                                         \
  ([&]<class G>() __VA_ARGS__).template operator()<Jaguar>(); \
  ([&]<class G>() __VA_ARGS__).template operator()<BriscolaChiamata>();

}  // namespace

class TestFreePlayMind : public QObject {
  Q_OBJECT

 private slots:
  void assemblesTheHandAndItsDeal() {
    FOR_BOTH({
      everyPosition<G>(20, [](Played<G> const& played, Rng&) {
        for (Seat viewer = 0; viewer < FreePlay::players; ++viewer) {
          View<G> const view = played.view(viewer);
          QVERIFY(G::Mind::assemble(view, played.truth()) == played.hand);
          G replayed = G::start(played.context, G::Mind::dealt(view, played.truth()));
          for (Done const& done : view.history) replayed.apply(done.action, nullptr);
          QVERIFY(replayed == played.hand);
        }
      });
    });
  }

  void worldsOfTheCasesFit() {
    FOR_BOTH({
      everyPosition<G>(4, [](Played<G> const& played, Rng& rng) {
        for (Seat viewer = 0; viewer < FreePlay::players; ++viewer) samplesFit(played, viewer, rng);
      });
    });
  }

  // One suit or the other is meant until cards tell; who has called needs no cases for itself.
  void anObbligataSplitsIntoCases() {
    Rng rng(3);
    for (int rank = 1; rank < 5; ++rank) {
      Played<BriscolaChiamata> played = withObbligata(rank, rng);
      QCOMPARE(played.hand.pub.toAct(), Seat{1});
      Seat const other = 2;
      played.act(bidOf(5));
      played.act(bidOf(0));
      QCOMPARE(played.hand.pub.standing().rank, 0);
      for (int i = 0; i < 3; ++i) played.act({Action::Kind::pass});
      Action const oblige{Action::Kind::oblige, static_cast<std::uint8_t>(rank), 63};
      QVERIFY(isAmong(BriscolaChiamata::legal(played.hand.pub, played.hand.own(1)), oblige));
      QVERIFY(isAmong(BriscolaChiamata::Mind::considered(played.view(1)),
                      {Action::Kind::oblige, static_cast<std::uint8_t>(rank), 62}));
      played.act(oblige);
      samplesFit(played, other, rng);
      QVERIFY(BriscolaChiamata::Mind::cases(played.view(other)).size() >= 2);
      QCOMPARE(BriscolaChiamata::Mind::cases(played.view(1)).size(), std::size_t{1});
      played.act({Action::Kind::pass});
      QVERIFY(played.hand.pub.phase == BriscolaChiamata::Phase::naming);
      played.act(nameOf(Suit::clubs));
      QCOMPARE(BriscolaChiamata::Mind::cases(played.view(other)).size(), std::size_t{1});
      while (!played.hand.pub.over()) {
        for (Seat viewer = 0; viewer < FreePlay::players; ++viewer) samplesFit(played, viewer, rng);
        played.act(randomPlayer<BriscolaChiamata>(played.view(played.hand.pub.toAct()), rng, {}).action);
      }
    }
  }

  void considersAndSpeaksLegally() {
    FOR_BOTH({
      everyPosition<G>(40, [](Played<G> const& played, Rng& rng) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody) return;
        Actions const legal = G::legal(played.hand.pub, played.hand.own(seat));
        Actions const considered = G::Mind::considered(played.view(seat));
        QVERIFY(!considered.empty());
        QVERIFY(considered.size() <= 20);
        for (Action const& action : considered) {
          QVERIFY(isAmong(legal, action));
          QCOMPARE(std::count(considered.begin(), considered.end(), action), 1);
        }
        if (!played.hand.pub.playing())
          for (int i = 0; i < 5; ++i)
            QVERIFY(isAmong(legal, G::Mind::speak(played.hand.pub, played.hand.own(seat), rng)));
      });
    });
  }

  void worthsAreThoseOfTheRules() {
    Rng rng(5);
    for (int i = 0; i < 200; ++i)
      for (CardSet const hand : dealForty(rng).hands)
        for (int suit = 0; suit < plainSuits; ++suit)
          for (int called = 0; called < fortyCards.ranks(); ++called) {
            auto const trump = static_cast<Suit>(suit);
            double const difference =
                freePlay::worthOf(hand, trump, called) - contractWorth(hand, trump, called);
            QVERIFY(std::abs(difference) < 1e-4);
          }
  }

  // Who passes is weaker, who calls stronger, and who names a suit has it.
  void speechIsEvidence() {
    Deal deal;
    deal.hands[0] = CardSet::ofSuit(Suit::clubs, 10) - CardSet::ofSuit(Suit::clubs, 2);
    deal.hands[1] = CardSet::ofSuit(Suit::clubs, 2);
    for (int suit = 1; suit < plainSuits; ++suit)
      deal.hands[1] |= CardSet::ofSuit(static_cast<Suit>(suit), 2);
    Action const pass{Action::Kind::pass};
    auto const chance = [&deal](std::initializer_list<Done> history, Seat viewer = 2) {
      return freePlay::likelihoodOfSpeech(history, viewer, deal);
    };
    QVERIFY(chance({{0, bidOf(1)}}) > chance({{1, bidOf(1)}}));
    QVERIFY(chance({{0, pass}}) < chance({{1, pass}}));
    QVERIFY(chance({{0, bidOf(1)}, {0, nameOf(Suit::clubs)}}) >
            2 * chance({{0, bidOf(1)}, {0, nameOf(Suit::spades)}}));
    QCOMPARE(chance({{0, pass}}, 0), 1.0);
  }

  // An obbligata is called by who has what it takes besides, and until the suit is named too; then only
  // suits in which it can have been called were to be named.
  void anObbligataIsEvidence() {
    Action const oblige = briscolaCalls::oblige(2, 70);
    // Both hold the two and the four, and not the five, of their suit; the one all that beats others there.
    Deal deal;
    deal.hands[0] = CardSet::ofSuit(Suit::clubs, 10) - CardSet{Card::of(Suit::clubs, 2)};
    deal.hands[1] = CardSet::ofSuit(Suit::diamonds, 2);
    for (auto suit : {Suit::spades, Suit::hearts})
      for (int strength : {2, 3, 5}) deal.hands[1].insert(Card::of(suit, strength));
    auto const chance = [&deal](std::initializer_list<Done> history, Seat viewer = 2) {
      return freePlay::likelihoodOfSpeech(history, viewer, deal);
    };
    QVERIFY(chance({{3, bidOf(0)}, {0, oblige}}) > 10 * chance({{3, bidOf(0)}, {1, oblige}}));
    // More points promise more.
    QVERIFY(chance({{1, briscolaCalls::oblige(2, 62)}}) > 2 * chance({{1, briscolaCalls::oblige(2, 90)}}));
    QCOMPARE(chance({{1, oblige}}, 1), 1.0);
    // There is no choice.
    QCOMPARE(chance({{1, oblige}, {1, nameOf(Suit::diamonds)}}), chance({{1, oblige}}));
    // With a second suit there is one, and the better one is likelier; the rank called counts, not the two.
    deal.hands[1] = CardSet::ofSuit(Suit::diamonds, 2) | CardSet::ofSuit(Suit::spades, 2);
    deal.hands[1] |= {Card::of(Suit::spades, 9), Card::of(Suit::spades, 8), Card::of(Suit::hearts, 0)};
    double const said = chance({{1, oblige}});
    double const poor = chance({{1, oblige}, {1, nameOf(Suit::diamonds)}});
    double const rich = chance({{1, oblige}, {1, nameOf(Suit::spades)}});
    QVERIFY(rich > 4 * poor);
    QVERIFY(std::abs(poor + rich - said) < 1e-9);
  }

  // Worlds of a solo are weighed by the sure tricks of who called it.
  void aSoloIsEvidence() {
    Rng rng(3);
    for (int i = 0; i < 20; ++i) {
      Context context;
      context.options = completed(BriscolaChiamata::info.options, {});
      context.players = FreePlay::players;
      Deal const deal = dealForty(rng);
      Played<BriscolaChiamata> played{context, deal, BriscolaChiamata::start(context, deal), {}};
      Seat const caller = played.hand.pub.toAct();
      Seat const viewer = seatAfter(caller, FreePlay::players);
      played.act({Action::Kind::solo});
      View<BriscolaChiamata> const view = played.view(viewer);
      // The soloist's cards are the lowest, and the highest, of those that the viewer does not see.
      CardSet const hidden = fortyCards.cards() - view.own->cards;
      auto const chanceWith = [&](bool highest) {
        std::vector<Card> cards;
        for (Card card : hidden) cards.push_back(card);
        std::stable_sort(cards.begin(), cards.end(), [highest](Card one, Card other) {
          return highest ? one.strength() > other.strength() : one.strength() < other.strength();
        });
        Placement placement;
        std::size_t next = 0;
        for (int step = 0; step < FreePlay::players; ++step) {
          Seat const seat = seatAfter(caller, FreePlay::players, step);
          CardSet& hand = placement.hands[static_cast<std::size_t>(seat)];
          if (seat == viewer) hand = view.own->cards;
          while (hand.size() < FreePlay::tricks) hand.insert(cards[next++]);
        }
        return BriscolaChiamata::Mind::likelihood(view, placement);
      };
      QVERIFY(chanceWith(true) > 5 * chanceWith(false));
      View<BriscolaChiamata> const own = played.view(caller);
      QCOMPARE(BriscolaChiamata::Mind::likelihood(own, played.truth()), 1.0);
    }
  }

  // What is left out can be replaced by what is kept.
  void equalCardsAreConsideredOnce() {
    FreePlay play;
    play.trump = Suit::clubs;
    play.called = Card::of(Suit::spades, 2);
    CardSet const own{Card::of(Suit::hearts, 0), Card::of(Suit::hearts, 1), Card::of(Suit::hearts, 3),
                      Card::of(Suit::hearts, 7), Card::of(Suit::spades, 1), Card::of(Suit::spades, 2)};
    CardSet kept = own;
    kept.erase(Card::of(Suit::hearts, 1));
    QCOMPARE(freePlay::distinct(play, own), kept);
    Seat turn = 0;
    play.play(Card::of(Suit::hearts, 2), turn);  // on the table it still tells them apart
    QCOMPARE(freePlay::distinct(play, own), kept);
    for (int strength = 3; strength < 7; ++strength) play.play(Card::of(Suit::diamonds, strength), turn);
    kept.erase(Card::of(Suit::hearts, 3));
    QCOMPARE(freePlay::distinct(play, own), kept);
  }

  void worthsFollowTheScores() {
    FOR_BOTH({
      everyPosition<G>(40, [](Played<G> const& played, Rng&) {
        if (!played.hand.pub.over()) return;
        PerSeat const scores = played.hand.pub.scores();
        Worths const worths = G::Mind::worths(played.hand, played.context);
        unsigned const side = G::Mind::side(played.hand);
        for (Seat seat = 0; seat < FreePlay::players; ++seat) {
          auto const i = static_cast<std::size_t>(seat);
          QVERIFY(worths[i] >= 0 && worths[i] <= 1);
          QCOMPARE(worths[i] > 0.5F, scores[i] > 0);
          QCOMPARE(G::Mind::succeeded(played.hand, seat), scores[i] > 0);
          for (std::size_t j = 0; j < FreePlay::players; ++j)
            if (scores[i] > scores[j]) QVERIFY(worths[i] > worths[j]);
        }
        QCOMPARE(side == 0, played.hand.pub.isVoid());
      });
    });
  }

  // The memory kept card by card is the one recalled; every feature lies within the weights; and all of it,
  // like what is said, is the same whoever holds the hidden cards.
  void thePolicySeesNothingHidden() {
    FOR_BOTH({
      typename G::Mind::Memory memory;
      everyPosition<G>(20, [&memory](Played<G> const& played, Rng& rng) {
        auto const& pub = played.hand.pub;
        if (pub.history.cards.empty()) memory = {};
        if (!pub.playing()) return;
        if (!played.history.empty() && played.history.back().action.kind == Action::Kind::play) {
          G before = G::start(played.context, played.deal);
          for (std::size_t i = 0; i + 1 < played.history.size(); ++i)
            before.apply(played.history[i].action, nullptr);
          memory.see(before.pub, played.history.back().action.card());
        }
        typename G::Mind::Memory const recalled = G::Mind::recall(pub);
        QCOMPARE(recalled.gone, memory.gone);
        QVERIFY(recalled.leaning == memory.leaning);
        auto const& own = played.hand.own(pub.toAct());
        typename G::Mind::Scene const scene(pub, own, memory);
        QCOMPARE(G::Mind::playable(pub, own), own.cards);
        for (Card card : own.cards) {
          auto const indices = scene.indices(card);
          for (std::size_t i = 0; i < indices.size(); ++i) {
            QVERIFY(indices[i] < G::Mind::weightCount);
            // Groups do not share weights.
            for (std::size_t j = 0; j < i; ++j) QVERIFY(indices[i] != indices[j]);
          }
        }
        Rng one = rng;
        Rng two = rng;
        QCOMPARE(Policy<G>::learned().draw(scene, own.cards, one),
                 Policy<G>::learned().draw(typename G::Mind::Scene(pub, own, recalled), own.cards, two));
      });
    });
  }

  void asksForTheCalledCard() {
    int asked = 0;
    FOR_BOTH({
      asked = 0;
      everyPosition<G>(10, [&asked](Played<G> const& played, Rng&) {
        for (Seat viewer = 0; viewer < FreePlay::players; ++viewer) {
          Card const question = G::Mind::question(played.view(viewer));
          if (question == noCard) continue;
          QCOMPARE(question, played.hand.pub.called);
          QVERIFY(!played.hand.own(viewer).cards.contains(question));
          QCOMPARE(played.hand.pub.partner, nobody);
          ++asked;
        }
      });
      QVERIFY2(asked > 500, qPrintable(QString::number(asked)));
    });
  }
};

}  // namespace testFreePlayMind

QTEST_APPLESS_MAIN(testFreePlayMind::TestFreePlayMind)
#include "test_free_play_mind.moc"
