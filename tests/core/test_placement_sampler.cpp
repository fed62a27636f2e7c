// The sampler of worlds against slow ways to the same: enumeration where instances are small, counting card
// by card where they are not.
#include <QTest>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <new>
#include <optional>

#include "core/ai/placement_sampler.h"
#include "core/ai/players.h"
#include "core/games/games.h"
#include "tests/core/option_sets.h"

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace giaguaro;

namespace {

struct Instance {
  Places places;
  CardSet hidden;
};

std::size_t at(int index) { return static_cast<std::size_t>(index); }
int below(Rng& rng, int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }

void put(Placement& placement, Seat seat, Card card) {
  (seat == nobody ? placement.aside : placement.hands[at(seat)]).insert(card);
}
CardSet held(Placement const& placement, Seat seat) {
  return seat == nobody ? placement.aside : placement.hands[at(seat)];
}

// A few cards of the largest deck, and places that fit one way of holding them: then some of the cards that
// they may hold are barred, a few seats split in two, and now and then something is spoilt.
Instance randomInstance(Rng& rng, int mostCards) {
  Instance instance;
  int const cards = 1 + below(rng, mostCards);
  while (instance.hidden.size() < cards) instance.hidden.insert(seventyEightCards.cards().at(below(rng, 78)));
  int const seats = 1 + below(rng, 5);  // the last one of them is `nobody`
  std::array<CardSet, 5> truth{};
  for (Card card : instance.hidden) truth[at(below(rng, seats))].insert(card);
  int const barred = below(rng, 4);  // quarters
  for (int i = 0; i < seats; ++i) {
    Seat const seat = i + 1 == seats ? nobody : static_cast<Seat>(i);
    CardSet may = truth[at(i)];
    CardSet first;  // the share of a first place
    bool const parted = below(rng, 3) == 0;
    for (Card card : instance.hidden) {
      if (below(rng, 4) >= barred) may.insert(card);
      if (parted && below(rng, 2) == 0) first.insert(card);
    }
    for (CardSet part : {may & first, may - first}) {
      Place const place{seat, part, (part & truth[at(i)]).size()};
      if (!place.may.empty() || place.count > 0) instance.places.push(place);
    }
  }
  if (below(rng, 6) == 0 && !instance.places.empty()) {
    Place& place = instance.places[below(rng, instance.places.size())];
    if (below(rng, 2) == 0)
      place.may -= instance.hidden & CardSet{instance.hidden.at(below(rng, cards))};
    else
      ++place.count;
  }
  return instance;
}

std::vector<Placement> enumerated(Instance const& instance) {
  std::vector<Placement> all;
  std::vector<int> free;
  for (Place const& place : instance.places) free.push_back(place.count);
  Placement placement;
  std::function<void(CardSet)> const go = [&](CardSet left) {
    if (left.empty()) {
      if (std::all_of(free.begin(), free.end(), [](int count) { return count == 0; }))
        all.push_back(placement);
      return;
    }
    Card const card = left.lowest();
    left.erase(card);
    for (int i = 0; i < instance.places.size(); ++i) {
      Place const& place = instance.places[i];
      if (free[at(i)] == 0 || !place.may.contains(card)) continue;
      Placement const before = placement;
      put(placement, place.seat, card);
      --free[at(i)];
      go(left);
      ++free[at(i)];
      placement = before;
    }
  };
  go(instance.hidden);
  return all;
}

// Card by card, for every way of filling the places up: slow, simple, and good for any size that occurs.
double counted(Instance const& instance) {
  std::vector<int> start;
  for (Place const& place : instance.places) start.push_back(place.count);
  std::map<std::vector<int>, double> ways{{start, 1.0}};
  for (Card card : instance.hidden) {
    std::map<std::vector<int>, double> next;
    for (auto const& [free, count] : ways)
      for (int i = 0; i < instance.places.size(); ++i) {
        if (free[at(i)] == 0 || !instance.places[i].may.contains(card)) continue;
        std::vector<int> less = free;
        --less[at(i)];
        next[less] += count;
      }
    ways = std::move(next);
  }
  return ways[std::vector<int>(start.size(), 0)];
}

std::string nameOf(Placement const& placement, CardSet hidden) {
  std::string name;
  for (Card card : hidden)
    for (Seat seat = nobody; seat < mostSeats; ++seat)
      if (held(placement, seat).contains(card)) name.push_back(static_cast<char>('a' + seat + 1));
  return name;
}

// The chance that a chi-square variable is above `chi`: 1 - P(n/2, chi/2) by the series of the incomplete
// gamma function (Abramowitz and Stegun 6.5.29 and 26.4.19); good to far below the 1e-4 asked for here.
double chanceAbove(double chi, int degrees) {
  double const a = degrees / 2.0;
  double const x = chi / 2;
  if (x <= 0) return 1;
  double term = std::exp(a * std::log(x) - x - std::lgamma(a + 1));
  double sum = 0;
  for (int n = 1; term > sum * 1e-17; ++n) {
    sum += term;
    term *= x / (a + n);
  }
  return 1 - sum;
}

// All placements equally often: the chance of a chi-square as large as that of 100 draws for each of them.
// Nothing: one of them was never drawn, or something else was.
std::optional<double> chanceOfDraws(Instance const& instance, Rng& rng) {
  PlacementSampler const sampler(instance.places, instance.hidden);
  std::map<std::string, int> times;
  std::vector<Placement> const all = enumerated(instance);
  for (Placement const& placement : all) times[nameOf(placement, instance.hidden)] = 0;
  if (times.size() != all.size()) return std::nullopt;
  double const each = 100;
  for (int i = 0; i < each * static_cast<double>(all.size()); ++i) {
    Placement placement;
    sampler.draw(rng, placement);
    auto const found = times.find(nameOf(placement, instance.hidden));
    if (found == times.end()) return std::nullopt;
    ++found->second;
  }
  double chi = 0;
  for (auto const& [name, count] : times) {
    if (count == 0) return std::nullopt;
    chi += (count - each) * (count - each) / each;
  }
  return chanceAbove(chi, static_cast<int>(all.size()) - 1);
}

// A position in a hand, and the truth as the viewer's facts divide it.
template <Game G, class Visit>
void everyView(int hands, int oneIn, Visit const& visit) {
  for (int players : G::info.players) {
    std::vector<Options> const sets = optionSets(G::info, players);
    Rng rng(static_cast<std::uint64_t>(players));
    for (int i = 0; i < hands; ++i) {
      Context context;
      context.options = sets[at(below(rng, static_cast<int>(sets.size())))];
      context.players = static_cast<std::int8_t>(players);
      context.dealer = static_cast<Seat>(below(rng, players));
      context.hand = static_cast<std::int16_t>(below(rng, 10));
      G hand = G::start(context, G::shuffle(context, nullptr, rng));
      History history;
      while (!hand.pub.over()) {
        Seat const turn = hand.pub.toAct();
        if (below(rng, oneIn) == 0)
          for (Seat viewer = nobody; viewer < context.players; ++viewer) {
            Facts const facts = G::facts(viewOf(context, hand, history, viewer));
            // Where cards lie in other places than hands too, its own tests look (test_tarot_two_six.cpp).
            if (std::any_of(facts.count.begin() + players, facts.count.end(),
                            [](int count) { return count > 0; }))
              continue;
            Placement truth;
            truth.aside = facts.unseen;
            for (Seat seat = 0; seat < context.players; ++seat) {
              truth.hands[at(seat)] = hand.own(seat).cards & facts.unseen;
              truth.aside -= truth.hands[at(seat)];
            }
            visit(facts, truth, rng);
          }
        View<G> const view = viewOf(context, hand, history, turn);
        Action const action = (i % 2 == 0 ? randomPlayer<G> : greedyPlayer<G>)(view, rng, {}).action;
        history.push_back({turn, action});
        hand.apply(action, nullptr);
      }
    }
  }
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-12 * std::max(a, b); }

}  // namespace

class TestPlacementSampler : public QObject {
  Q_OBJECT

 private slots:
  // Points of the printed tables.
  void chancesOfChiSquare() {
    QVERIFY(std::abs(chanceAbove(22.458, 6) - 0.001) < 1e-6);
    QVERIFY(std::abs(chanceAbove(3.841459, 1) - 0.05) < 1e-7);
    QVERIFY(std::abs(chanceAbove(149.449, 100) - 0.001) < 1e-6);
  }

  void countsLikeEnumeration() {
    Rng rng(1);
    int impossible = 0;
    int tables = 0;
    for (int i = 0; i < 6000; ++i) {
      Instance const instance = randomInstance(rng, 8);
      PlacementSampler const sampler(instance.places, instance.hidden);
      auto const expected = static_cast<double>(enumerated(instance).size());
      QVERIFY2(near(sampler.ways(), expected), qPrintable(QString::number(sampler.ways())));
      QCOMPARE(sampler.ways() == 0, expected == 0);
      if (expected == 0) ++impossible;
      if (sampler.choices() > 4) ++tables;
    }
    QVERIFY2(impossible > 200, qPrintable(QString::number(impossible)));
    QVERIFY2(tables > 400, qPrintable(QString::number(tables)));
  }

  void countsOfKnownSize() {
    CardSet const hidden = fiftyTwoCards.cards();
    Places places;
    for (Seat seat = 0; seat < 4; ++seat) places.push({seat, hidden, 13});
    QVERIFY(near(PlacementSampler(places, hidden).ways(), 53644737765488792839237440000.0));  // bridge deals
    QCOMPARE(PlacementSampler({}, {}).ways(), 1.0);
    QCOMPARE(PlacementSampler({}, hidden).ways(), 0.0);
    QCOMPARE(PlacementSampler(places, {}).ways(), 0.0);
  }

  // All placements equally often: chi-square against the enumeration, on a hundred instances that take
  // tables.
  void drawsUniformly() {
    Rng rng(2);
    int instances = 0;
    while (instances < 100) {
      Instance const instance = randomInstance(rng, 9);
      PlacementSampler const sampler(instance.places, instance.hidden);
      if (sampler.ways() < 3 || sampler.ways() > 400 || sampler.choices() < 4) continue;
      ++instances;
      std::optional<double> const chance = chanceOfDraws(instance, rng);
      QVERIFY(chance);
      QVERIFY2(*chance > 1e-4, qPrintable(QString("instance %1: %2").arg(instances).arg(*chance)));
    }
  }

  // Two places that no class tells apart, of a class that goes to a larger one too: they take its cards
  // together, before the larger one gets what is left.
  void drawsUniformlyWherePlacesAreAlike() {
    CardSet const here = CardSet::ofSuit(Suit::clubs, 3);
    CardSet const there = CardSet::ofSuit(Suit::hearts, 3);
    CardSet const anywhere{Card::trump(1), Card::trump(2)};
    Instance instance{{}, here | there | anywhere};
    instance.places.push({0, instance.hidden, 1});
    instance.places.push({1, instance.hidden, 1});
    instance.places.push({2, here | anywhere, 3});
    instance.places.push({nobody, there | anywhere, 3});
    Rng rng(5);
    std::optional<double> const chance = chanceOfDraws(instance, rng);
    QVERIFY(chance);
    QVERIFY2(*chance > 1e-4, qPrintable(QString::number(*chance)));
  }

  // Views of real size: the number of ways, and for each card how often it lies where, against counting card
  // by card. Shares of one card are tested together, cards one by one.
  void drawsLargeInstancesInProportion() {
    Rng rng(3);
    for (int i = 0; i < 12; ++i) {
      Instance instance;
      CardSet left = instance.hidden =
          seventyEightCards.cards() - CardSet::ofSuit(static_cast<Suit>(i % 4), 14);
      while (instance.hidden.size() > 22) {
        Card const card = instance.hidden.at(below(rng, instance.hidden.size()));
        instance.hidden.erase(card);
      }
      left = instance.hidden;
      for (Seat seat = nobody; seat < 3; ++seat) {
        CardSet may = instance.hidden;
        if (seat == nobody) may -= CardSet::allTrumps();
        CardSet mine;
        int const count = seat == 2 ? left.size() : seat == nobody ? 3 : 6;
        while (mine.size() < count && !(left & may).empty()) {
          Card const card = (left & may).at(below(rng, (left & may).size()));
          mine.insert(card);
          left.erase(card);
        }
        CardSet barred;
        for (int cut = 0; seat != nobody && cut < 2; ++cut) {
          barred |= seventyEightCards.cards().in(static_cast<Suit>(below(rng, 5))) &
                    CardSet::above(instance.hidden.at(below(rng, instance.hidden.size())));
        }
        instance.places.push({seat, (may - barred) | mine, mine.size()});
      }
      PlacementSampler const sampler(instance.places, instance.hidden);
      double const all = counted(instance);
      QVERIFY2(near(sampler.ways(), all), qPrintable(QString("%1 %2").arg(sampler.ways()).arg(all)));
      QVERIFY(all > 1000);
      int const draws = 4000;
      std::map<std::pair<int, Seat>, int> times;
      for (int draw = 0; draw < draws; ++draw) {
        Placement placement;
        sampler.draw(rng, placement);
        QVERIFY(satisfies(instance.places, instance.hidden, placement));
        for (Seat seat = nobody; seat < 3; ++seat)
          for (Card card : held(placement, seat)) ++times[{card.code, seat}];
      }
      for (Card card : instance.hidden) {
        double chi = 0;
        int cells = 0;
        for (int place = 0; place < instance.places.size(); ++place) {
          Instance with = instance;
          with.hidden.erase(card);
          int const drawn = times[{card.code, instance.places[place].seat}];
          bool const may = instance.places[place].may.contains(card) && with.places[place].count-- > 0;
          double const expected = may ? draws * counted(with) / all : 0;
          if (expected == 0) {
            QCOMPARE(drawn, 0);
            continue;
          }
          if (expected < 5) continue;
          chi += (drawn - expected) * (drawn - expected) / expected;
          ++cells;
        }
        if (cells > 1) QVERIFY2(chanceAbove(chi, cells - 1) > 1e-5, qPrintable(QString::number(chi)));
      }
    }
  }

  // In every game: the truth is among the placements, and what is drawn keeps to the facts.
  void viewsOfEveryGame() {
    AllGames::forEach([]<class G>() {
      int views = 0;
      everyView<G>(40, 4, [&views](Facts const& facts, Placement const& truth, Rng& rng) {
        ++views;
        Places const places = placesOf(facts);
        PlacementSampler const sampler(places, facts.unseen);
        QVERIFY(sampler.ways() >= 1 - 1e-9);
        QVERIFY(satisfies(places, facts.unseen, truth));
        for (int i = 0; i < 5; ++i) {
          Placement placement;
          sampler.draw(rng, placement);
          QVERIFY(satisfies(places, facts.unseen, placement));
          CardSet all = placement.aside;
          int count = placement.aside.size();
          QVERIFY(facts.mayStock.contains(placement.aside));
          QCOMPARE(placement.aside.size(), facts.stockCount);
          for (std::size_t seat = 0; seat < placement.hands.size(); ++seat) {
            QVERIFY(facts.may[seat].contains(placement.hands[seat]));
            QCOMPARE(placement.hands[seat].size(), facts.count[seat]);
            all |= placement.hands[seat];
            count += placement.hands[seat].size();
          }
          QCOMPARE(all, facts.unseen);
          QCOMPARE(count, facts.unseen.size());
        }
      });
      QVERIFY(views > 1000);
    });
  }

  void drawsAddToWhatIsThere() {
    CardSet const hidden = CardSet::ofSuit(Suit::hearts, 6);
    Places places;
    places.push({1, hidden, 4});
    places.push({nobody, hidden, 2});
    CardSet const own = CardSet::ofSuit(Suit::spades, 3);
    Placement placement;
    placement.hands[0] = placement.hands[1] = own;
    Rng rng(1);
    PlacementSampler(places, hidden).draw(rng, placement);
    QCOMPARE(placement.hands[0], own);
    QVERIFY(placement.hands[1].contains(own));
    QCOMPARE(placement.hands[1].size(), 7);
    QVERIFY(satisfies(places, hidden, placement));
  }

  void drawsDoNotAllocate() {
    Rng rng(4);
    for (int i = 0; i < 200; ++i) {
      Instance const instance = randomInstance(rng, 9);
      PlacementSampler const sampler(instance.places, instance.hidden);
      if (sampler.ways() == 0) continue;
      Placement placement;
      long const before = allocations;
      sampler.draw(rng, placement);
      QCOMPARE(allocations, before);
    }
  }

  // `satisfies` says yes to the enumerated placements and to no other, however the cards are spread.
  void satisfiesLikeEnumeration() {
    Rng rng(6);
    int fitting = 0;
    for (int i = 0; i < 300; ++i) {
      Instance const instance = randomInstance(rng, 4);
      std::vector<Placement> const all = enumerated(instance);
      int const cards = instance.hidden.size();
      int spreads = 1;
      for (int card = 0; card < cards; ++card) spreads *= mostSeats + 1;
      std::size_t found = 0;
      for (int spread = 0; spread < spreads; ++spread) {
        Placement placement;
        int digits = spread;
        for (Card card : instance.hidden) {
          put(placement, static_cast<Seat>(digits % (mostSeats + 1) - 1), card);
          digits /= mostSeats + 1;
        }
        bool const expected = std::find(all.begin(), all.end(), placement) != all.end();
        QCOMPARE(satisfies(instance.places, instance.hidden, placement), expected);
        if (!expected) continue;
        ++found;
        placement.hands[3].insert(Card::of(Suit::clubs, 15));  // a card that is not asked about
        QVERIFY(satisfies(instance.places, instance.hidden, placement));
        for (Seat seat = nobody; seat < mostSeats; ++seat) {
          Placement twice = placement;
          bool const there = held(placement, seat).contains(instance.hidden.lowest());
          put(twice, seat, instance.hidden.lowest());
          QCOMPARE(satisfies(instance.places, instance.hidden, twice), there);
        }
        Placement missing = placement;
        for (CardSet& hand : missing.hands) hand.erase(instance.hidden.lowest());
        missing.aside.erase(instance.hidden.lowest());
        QVERIFY(!satisfies(instance.places, instance.hidden, missing));
      }
      QCOMPARE(found, all.size());
      fitting += static_cast<int>(found);
    }
    QVERIFY(fitting > 200);
  }
};

QTEST_APPLESS_MAIN(TestPlacementSampler)
#include "test_placement_sampler.moc"
