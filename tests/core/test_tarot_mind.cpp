// The mind of Tarot's computer players: worlds put together from their parts, candidates, quick words,
// features.
#include <QTest>
#include <functional>
#include <set>

#include "core/ai/players.h"
#include "core/games/searches.h"
#include "core/games/tarot/mind.h"
#include "tests/core/option_sets.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotMind {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

using Mind = Tarot::Mind;
using Phase = Tarot::Phase;

struct Played {
  Context in;
  Deal deal;
  Tarot hand;
  History history{};

  void act(Action action) {
    history.push_back({hand.pub.toAct(), action});
    hand.apply(action, nullptr);
  }
  View<Tarot> view(Seat seat) const { return viewOf(in, hand, history, seat); }
};

// Calls `visit` at every position of hands at every table, with both sets of rules, spoken by the Mind or at
// random and played at random.
void everyPosition(int hands, std::function<void(Played const&, Rng&)> const& visit) {
  for (int players : {3, 4, 5}) {  // two and six: test_tarot_two_six.cpp
    Rng rng(static_cast<std::uint64_t>(players));
    for (Options const& options : optionSets(Tarot::info.options))
      for (int i = 0; i < hands; ++i) {
        Context context;
        context.options = options;
        context.players = static_cast<std::int8_t>(players);
        context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
        Deal const deal = Tarot::shuffle(context, nullptr, rng);
        Played played{context, deal, Tarot::start(context, deal)};
        while (!played.hand.pub.over()) {
          visit(played, rng);
          Tarot::Private const& own = played.hand.own(played.hand.pub.toAct());
          bool const said = Tarot::playable(played.hand.pub, own).empty();
          played.act(said && rng.below(3) != 0
                         ? Mind::speak(played.hand.pub, own, rng)
                         : randomPlayer<Tarot>(played.view(played.hand.pub.toAct()), rng, {}).action);
        }
      }
  }
}

// Where the cards lie that this viewer cannot see.
Placement truth(Played const& played, Seat viewer) {
  Tarot::Public const& pub = played.hand.pub;
  Placement placement;
  for (std::size_t seat = 0; seat < mostSeats; ++seat) placement.hands[seat] = played.hand.seats[seat].cards;
  if (pub.dog.empty()) placement.aside = setOf(played.hand.hidden.dog);
  if (pub.dogTaken() && viewer != pub.taker)
    placement.aside = setOf(played.hand.own(pub.taker).discard) - setOf(pub.discard);
  return placement;
}

Tarot::SmallPile ascending(CardSet cards) {
  Tarot::SmallPile pile;
  for (Card card : cards) pile.push(card);
  return pile;
}

// With what lies face down in the order in which worlds have it: what was shown of a discard first.
Tarot inOrder(Tarot hand, Seat viewer) {
  hand.hidden.dog = ascending(setOf(hand.hidden.dog));
  if (hand.pub.taker == nobody || viewer == hand.pub.taker) return hand;
  Tarot::SmallPile& pile = hand.seats[static_cast<std::size_t>(hand.pub.taker)].discard;
  CardSet const unseen = setOf(pile) - setOf(hand.pub.discard);
  pile = hand.pub.discard;
  for (Card card : unseen) pile.push(card);
  return hand;
}

bool lies(Placement const& placement, Places const& places) {
  for (Seat seat = nobody; seat < mostSeats; ++seat) {
    CardSet rest = seat == nobody ? placement.aside : placement.hands[static_cast<std::size_t>(seat)];
    bool any = false;
    for (Place const& place : places) {
      if (place.seat != seat) continue;
      any = true;
      CardSet const here = rest & place.may;
      if (here.size() != place.count) return false;
      rest -= here;
    }
    if (any && !rest.empty()) return false;
  }
  return true;
}

// Another hand that looks the same to the viewer: two cards that it cannot see have changed places.
std::optional<Tarot> exchanged(Played const& played, Seat viewer, Rng& rng) {
  Tarot hand = played.hand;
  std::array<Seat, 2> seats{};
  for (Seat& seat : seats) do
      seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(hand.pub.players)));
    while (seat == viewer);
  if (seats[0] == seats[1]) return std::nullopt;
  std::array<CardSet*, 2> sets{};
  for (std::size_t i = 0; i < 2; ++i) sets[i] = &hand.seats[static_cast<std::size_t>(seats[i])].cards;
  if (sets[0]->empty() || sets[1]->empty()) return std::nullopt;
  std::array<Card, 2> const cards{sets[0]->lowest(), sets[1]->highest()};
  for (std::size_t i = 0; i < 2; ++i) {
    sets[i]->erase(cards[i]);
    sets[i]->insert(cards[1 - i]);
  }
  return hand;
}

bool contains(Actions const& actions, Action action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

}  // namespace

class TestTarotMind : public QObject {
  Q_OBJECT

 private slots:
  // ---- Worlds ----

  // The order of what lies face down is nobody's to know: all else is equal.
  void theTrueWorldIsTheTrueHand() {
    everyPosition(6, [](Played const& played, Rng&) {
      for (Seat seat = 0; seat < played.in.players; ++seat) {
        View<Tarot> const view = played.view(seat);
        QVERIFY(Mind::assemble(view, truth(played, seat)) == inOrder(played.hand, seat));
      }
    });
  }
  void theDealOfTheTrueWorldIsTheTrueDeal() {
    everyPosition(6, [](Played const& played, Rng&) {
      for (Seat seat = 0; seat < played.in.players; ++seat) {
        Deal const deal = Mind::dealt(played.view(seat), truth(played, seat));
        Tarot hand = Tarot::start(played.in, deal);
        for (Done const& done : played.history) hand.apply(done.action, nullptr);
        QVERIFY(inOrder(hand, nobody) == inOrder(played.hand, nobody));
      }
    });
  }
  // Cases do not overlap, and what they leave to be checked fits.
  void theTrueWorldLiesInOneCase() {
    everyPosition(6, [](Played const& played, Rng&) {
      for (Seat seat = 0; seat < played.in.players; ++seat) {
        View<Tarot> const view = played.view(seat);
        Placement const placement = truth(played, seat);
        CardSet const unseen = Tarot::facts(view).unseen;
        int cases = 0;
        for (Places const& places : Mind::cases(view)) {
          int room = 0;
          for (Place const& place : places) room += place.count;
          QCOMPARE(room, unseen.size());
          cases += lies(placement, places) ? 1 : 0;
        }
        QCOMPARE(cases, 1);
        if (Mind::checks(view)) QVERIFY(Tarot::fits(view, Mind::dealt(view, placement)));
      }
    });
  }
  // fft, four players: seat 1 is asked, has no wish to show, and so holds ten trumps or more.
  void aRefusedHandfulSplitsTheWorlds() {
    Played played{context(4, Rules::fft, 3), {}, {}};
    played.deal = dealWith(4, {"T2", "T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13"});
    played.hand = Tarot::start(played.in, played.deal);
    for (QString const text : {"bid without", "pass", "pass", "pass", "no-slam"}) played.act(action(text));
    played.act(Action::play(Tarot::playable(played.hand.pub, played.hand.own(0)).lowest()));
    played.act(Tarot::showOf(0));
    std::vector<Places> const cases = Mind::cases(played.view(0));
    QVERIFY(cases.size() > 1);
    std::set<int> held;
    for (Places const& places : cases)
      for (Place const& place : places)
        if (place.seat == 1 && place.may.contains(Card::trump(3))) held.insert(place.count);
    QCOMPARE(held.size(), cases.size());
    QCOMPARE(*held.begin(), 10);
    QCOMPARE(*held.rbegin(), 18);
  }
  void theCalledCardIsInQuestionUntilItsHolderIsKnown() {
    Played played{context(5, Rules::house, 4), {}, {}};
    played.deal = dealWith(5, {"AC", "KH"}, "2S 3S 4S");
    played.hand = Tarot::start(played.in, played.deal);
    for (QString const text : {"bid without", "pass", "pass", "pass", "pass"}) played.act(action(text));
    QVERIFY(!Mind::question(played.view(0)).valid());
    played.act(action("call KH"));
    QCOMPARE(Mind::question(played.view(0)), card("KH"));
    QCOMPARE(Mind::question(played.view(1)), noCard);
    QCOMPARE(Mind::question(played.view(2)), card("KH"));
    QCOMPARE(Mind::side(played.hand), 3U);
  }

  // ---- Worths ----

  void worthsFollowTheScore() {
    everyPosition(10, [](Played const& played, Rng& rng) {
      Tarot hand = played.hand;
      if (hand.pub.trick.count != 0) return;
      while (!hand.pub.over()) {
        Tarot::Private const& own = hand.own(hand.pub.toAct());
        CardSet const cards = Tarot::playable(hand.pub, own);
        hand.apply(cards.empty() ? Mind::speak(hand.pub, own, rng)
                                 : Action::play(cards.at(static_cast<int>(
                                       rng.below(static_cast<std::uint32_t>(cards.size()))))),
                   nullptr);
      }
      Worths const worths = Mind::worths(hand, played.in);
      PerSeat const scores = hand.pub.scores();
      for (std::size_t a = 0; a < static_cast<std::size_t>(played.in.players); ++a) {
        QVERIFY(worths[a] >= 0 && worths[a] <= 1);
        QCOMPARE(worths[a] > 0.5F, scores[a] > 0);
        QCOMPARE(worths[a] < 0.5F, scores[a] < 0);
      }
      if (hand.pub.taker == nobody) return;
      for (Seat seat = 0; seat < played.in.players; ++seat) {
        QCOMPARE((Mind::side(hand) >> seat & 1) != 0, hand.pub.attacks(seat));
        QCOMPARE(Mind::succeeded(hand, seat),
                 hand.pub.attacks(seat) == Mind::succeeded(hand, hand.pub.taker));
      }
    });
  }

  // ---- What is said ----

  void whatIsConsideredOrSaidIsLegal() {
    everyPosition(10, [](Played const& played, Rng& rng) {
      Seat const seat = played.hand.pub.toAct();
      View<Tarot> const view = played.view(seat);
      Actions const legal = Tarot::legal(view.pub, *view.own);
      Actions const considered = Mind::considered(view);
      QVERIFY(!considered.empty());
      std::set<Action> different;
      for (Action action : considered) {
        QVERIFY(contains(legal, action));
        different.insert(action);
      }
      QCOMPARE(static_cast<int>(different.size()), considered.size());
      if (Tarot::playable(view.pub, *view.own).empty()) {
        QVERIFY(considered.size() <= 12);
        QVERIFY(contains(legal, Mind::speak(view.pub, *view.own, rng)));
      }
    });
  }
  void ofCardsThatAreAlikeOneIsConsidered() {
    Tarot hand = Tarot::start(context(4, Rules::house, 3),
                              dealWith(4, {"T5 T6 T7 T20 T21 T1 T2 KC QC 4D 5D 7D 2H 3H 4H 5H 6H 7H"}));
    act(hand, "bid without, pass, pass, pass");
    View<Tarot> const view{context(4, Rules::house, 3), hand.pub, {}, 0, hand.own(0)};
    CardSet set;
    for (Action action : Mind::considered(view)) set.insert(action.card());
    QCOMPARE(texts(set), QString("KC QC 7D 4D 2H T21 T20 T5 T2 T1"));
  }
  // A contract's multiplier is no part of Mind::worths; between contracts it decides.
  void contractsAreComparedByTheScore() {
    Played played{context(4, Rules::house, 3), {}, {}};
    played.deal = dealWith(4, {"T21 T20 T17 T15 T14 T12 T10 T8 T1 EX KC QC KD QD 4D 3D KH 5H"});
    played.hand = Tarot::start(played.in, played.deal);
    Rng rng(3);
    Advice const advice = playerOf<Tarot>(*parsePlayer("expert:600it"))(played.view(0), rng, {});
    QVERIFY(advice.candidates.size() >= 3);
    std::vector<double> worths;
    std::vector<double> scores;
    for (Candidate const& candidate : advice.candidates) {
      worths.push_back(candidate.worth - advice.candidates.front().worth);
      scores.push_back(candidate.score - advice.candidates.front().score);
    }
    // In proportion: then what is worth more scores more.
    for (std::size_t i = 1; i < worths.size(); ++i)
      QVERIFY(std::abs(worths[i] * scores.back() - scores[i] * worths.back()) <
              1e-3 * std::abs(scores.back() * worths.back()));
    QVERIFY(worths.back() < 0 && scores.back() < 0);
    QVERIFY(advice.action != Action{Action::Kind::pass});
  }
  void aStrongHandIsLikelierToBid() {
    Played played{context(4, Rules::house, 3), {}, {}};
    played.deal = dealWith(4, {"T21 T17 T15 T12 T10 T8 T1 KC QC 5C KD 4D 3D 2H 5H 7H 7S 8S", "2C 3C 4C"});
    played.hand = Tarot::start(played.in, played.deal);
    played.act(action("bid guard"));
    View<Tarot> const view = played.view(1);
    Placement strong = truth(played, 1);
    Placement weak = strong;
    std::swap(weak.hands[0], weak.hands[2]);
    double const likely = Mind::likelihood(view, strong);
    double const unlikely = Mind::likelihood(view, weak);
    QVERIFY(likely <= 1 && unlikely > 0);
    QVERIFY(likely > 2 * unlikely);
  }

  // ---- The policy ----

  // The taker's cards stay the taker's, and what the facts say of each holds.
  void aDiscardIsChosenAmongTheTakersCards() {
    int changed = 0;
    everyPosition(6, [&changed](Played const& played, Rng& rng) {
      Tarot::Public const& pub = played.hand.pub;
      if (!pub.dogTaken() || pub.over()) return;
      auto const taker = static_cast<std::size_t>(pub.taker);
      for (Seat viewer = 0; viewer < pub.players; ++viewer) {
        View<Tarot> const view = played.view(viewer);
        Facts const facts = Tarot::facts(view);
        Placement const before = truth(played, viewer);
        Placement after = before;
        double const weight = Mind::settle(view, facts, after, rng);
        QVERIFY(weight > 0 && weight <= 1);
        if (viewer == pub.taker) QVERIFY(after == before);
        QCOMPARE(after.aside | after.hands[taker], before.aside | before.hands[taker]);
        QCOMPARE(after.aside.size(), before.aside.size());
        QVERIFY((after.hands[taker] & after.aside).empty());
        if (viewer != pub.taker) {
          QVERIFY((after.aside - facts.mayStock).empty());
          QVERIFY(((after.hands[taker] & facts.unseen) - facts.may[taker]).empty());
        }
        Deal const deal = Mind::dealt(view, after);
        QVERIFY(deal.hands == Mind::dealt(view, before).hands);
        if (!(after == before)) ++changed;
      }
    });
    QVERIFY2(changed > 100, qPrintable(QString::number(changed)));
  }
  // A taker has bid on its trumps, and has put a suit or two aside: so a defender must think of it.
  void defendersExpectATakersHand() {
    constexpr int deals = 30;
    Rng rng(11);
    std::array<double, 2> trumps{};  // as they are, and as defenders think
    std::array<double, 2> voids{};
    int takers = 0;
    auto const add = [&](CardSet cards, std::size_t which, double share) {
      trumps[which] += share * cards.in(Suit::trumps).size();
      for (int suit = 0; suit < plainSuits; ++suit)
        voids[which] += cards.in(static_cast<Suit>(suit)).empty() ? share : 0;
    };
    for (int i = 0; takers < deals; ++i) {
      QVERIFY(i < 10 * deals);
      Context context;
      context.options = completed(Tarot::info.options, {});
      context.players = 4;
      Deal const deal = Tarot::shuffle(context, nullptr, rng);
      Played played{context, deal, Tarot::start(context, deal)};
      while (!played.hand.pub.over() && !played.hand.pub.playing())
        played.act(Tarot::greedy(played.view(played.hand.pub.toAct()), rng));
      Tarot::Public const& pub = played.hand.pub;
      if (!pub.playing() || !pub.dogTaken()) continue;
      ++takers;
      add(played.hand.own(pub.taker).cards, 0, 1);
      View<Tarot> const view = played.view(seatAfter(pub.taker, pub.players));
      Worlds<Tarot> const worlds(view, Beliefs{.candidates = 2000}, Policy<Tarot>::learned(), rng);
      constexpr int samples = 20;
      for (int sample = 0; sample < samples; ++sample) {
        Tarot const world = worlds.draw(rng);
        add(world.own(pub.taker).cards, 1, 1.0 / samples);
      }
    }
    // Drawn evenly a taker had three trumps fewer than the true one, and one suit in ten none at all.
    QVERIFY2(std::abs(trumps[0] - trumps[1]) < 1.2 * takers, qPrintable(QString::number(trumps[1] / takers)));
    QVERIFY2(voids[1] > 0.6 * voids[0], qPrintable(QString::number(voids[1] / takers)));
  }
  void memoryIsKeptAsItIsRecalled() {
    everyPosition(6, [](Played const& played, Rng&) {
      Tarot hand = Tarot::start(played.in, played.deal);
      Mind::Memory memory = Mind::recall(hand.pub);
      for (Done const& done : played.history) {
        if (done.action.kind == Action::Kind::play) memory.see(hand.pub, done.action.card());
        hand.apply(done.action, nullptr);
      }
      QVERIFY(memory == Mind::recall(played.hand.pub));
    });
  }
  // Each weight belongs to one group, and what others hold is not looked at.
  void weightsFollowFromWhatTheSeatSees() {
    std::vector<int> groupOf(Mind::weightCount, -1);
    everyPosition(10, [&groupOf](Played const& played, Rng& rng) {
      Seat const seat = played.hand.pub.toAct();
      Tarot::Private const& own = played.hand.own(seat);
      CardSet const cards = Tarot::playable(played.hand.pub, own);
      Mind::Memory const memory = Mind::recall(played.hand.pub);
      std::optional<Tarot> const other = exchanged(played, seat, rng);
      if (other) {
        Rng one(7);
        Rng same(7);
        if (cards.empty())
          QCOMPARE(Mind::speak(played.hand.pub, own, one), Mind::speak(other->pub, other->own(seat), same));
      }
      for (Card card : cards) {
        auto const indices = Mind::Scene(played.hand.pub, own, memory).indices(card);
        for (std::size_t group = 0; group < indices.size(); ++group) {
          QVERIFY(indices[group] < Mind::weightCount);
          int& known = groupOf[indices[group]];
          QVERIFY(known == -1 || known == static_cast<int>(group));
          known = static_cast<int>(group);
        }
        if (other) QVERIFY(Mind::Scene(other->pub, other->own(seat), memory).indices(card) == indices);
      }
    });
    auto const used = std::count_if(groupOf.begin(), groupOf.end(), [](int group) { return group >= 0; });
    QVERIFY(used > tarotPolicy::weightsOfFamily / 3);  // of the tables that were played
  }
  void weightsAreThere() { QCOMPARE(static_cast<int>(Mind::weights().size()), Mind::weightCount); }
};

}  // namespace testTarotMind

QTEST_APPLESS_MAIN(testTarotMind::TestTarotMind)
#include "test_tarot_mind.moc"
