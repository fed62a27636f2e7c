// How Tarot's cards are dealt: packets, the dog, and the stack that is cut, or not.
#include <QTest>
#include <set>

#include "core/ai/players.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotDeal {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

using Stack = std::vector<Card>;

// A hand played to its end by chance, with everything done in it.
struct Played {
  Context context;
  Deal deal;
  Tarot hand;
  History history;
};

Played playedOut(Context const& context, Rng& rng, bool allPass) {
  Deal const deal = Tarot::shuffle(context, nullptr, rng);
  Played played{context, deal, Tarot::start(context, deal), {}};
  while (!played.hand.pub.over()) {
    Seat const seat = played.hand.pub.toAct();
    Action action = randomPlayer<Tarot>(viewOf(context, played.hand, {}, seat), rng, {}).action;
    if (allPass) action = {Action::Kind::pass};
    played.history.push_back({seat, action});
    played.hand.apply(action, nullptr);
  }
  return played;
}

// "The taker's discard or dog first, then the taker's own tricks, then all other tricks in the order played,
// each trick in the order of its cards with EX where it fell."
Stack stackOf(Played const& played) {
  Stack discard;
  std::vector<Stack> tricks;
  for (Done const& done : played.history) {
    if (done.action.kind == Action::Kind::discard) discard.push_back(done.action.card());
    if (done.action.kind != Action::Kind::play) continue;
    if (tricks.empty() || tricks.back().size() == static_cast<std::size_t>(played.context.players))
      tricks.emplace_back();
    tricks.back().push_back(done.action.card());
  }
  Stack stack = discard;
  if (discard.empty()) stack.assign(played.deal.stock.begin(), played.deal.stock.end());
  for (bool const ofTaker : {true, false})
    for (std::size_t trick = 0; trick < tricks.size(); ++trick)
      if ((played.hand.pub.winnerOf(static_cast<int>(trick)) == played.hand.pub.taker) == ofTaker)
        stack.insert(stack.end(), tricks[trick].begin(), tricks[trick].end());
  return stack;
}

// "After a void hand the hands are stacked from the seat after the dealer on, each sorted, the dog last."
Stack voidStackOf(Played const& played) {
  Stack stack;
  for (int step = 1; step <= played.context.players; ++step) {
    auto const seat = static_cast<std::size_t>((played.context.dealer + step) % played.context.players);
    for (Card card : seventyEightCards.sorted(played.deal.hands[seat])) stack.push_back(card);
  }
  stack.insert(stack.end(), played.deal.stock.begin(), played.deal.stock.end());
  return stack;
}

// The packets (from 0) that went to the dog if `cards` were dealt as `deal`: none if they were not.
std::optional<std::vector<int>> dogPackets(Stack const& cards, Deal const& deal, Context const& context) {
  std::vector<int> dog;
  Stack stock;
  Deal again;
  int seat = context.dealer;
  CardSet dealtToDog;
  for (Card card : deal.stock) dealtToDog.insert(card);
  for (int packet = 0; packet < 26; ++packet) {
    CardSet three;
    Stack const inOrder(cards.begin() + 3 * packet, cards.begin() + 3 * packet + 3);
    for (Card card : inOrder) three.insert(card);
    if (dealtToDog.contains(three)) {
      dog.push_back(packet);
      stock.insert(stock.end(), inOrder.begin(), inOrder.end());
      continue;
    }
    seat = (seat + 1) % context.players;
    again.hands[static_cast<std::size_t>(seat)] |= three;
  }
  for (Card card : stock) again.stock.push(card);
  return again == deal ? std::optional(dog) : std::nullopt;
}

}  // namespace

class TestTarotDeal : public QObject {
  Q_OBJECT

 private slots:
  void everyCardIsDealt_data() { playerCounts(); }
  void everyCardIsDealt() {
    QFETCH(int, players);
    Rng rng(3);
    Deal const deal = Tarot::shuffle(context(players, Rules::fft), nullptr, rng);
    CardSet all;
    for (int seat = 0; seat < players; ++seat) {
      QCOMPARE(deal.hands[static_cast<std::size_t>(seat)].size(), players == 3 ? 24 : players == 4 ? 18 : 15);
      all |= deal.hands[static_cast<std::size_t>(seat)];
    }
    QCOMPARE(deal.stock.size(), players == 5 ? 3 : 6);
    for (Card card : deal.stock) all.insert(card);
    QCOMPARE(all, seventyEightCards.cards());
  }

  // The next deal is the stack, cut somewhere with four cards at least in each part, in packets of three.
  void theStackIsCut_data() { playerCounts(); }
  void theStackIsCut() {
    QFETCH(int, players);
    Rng rng(static_cast<std::uint64_t>(players));
    std::set<int> cuts;
    std::set<int> packets;
    for (int i = 0; i < 600; ++i) {
      Context const here = context(players, Rules::house, static_cast<Seat>(i % players));
      Played const played = playedOut(here, rng, i % 20 == 0);
      Stack const stack = played.hand.pub.isVoid() ? voidStackOf(played) : stackOf(played);
      QCOMPARE(stack.size(), std::size_t{78});
      Context following = *Tarot::next(here, played.hand);
      // Several cuts can deal the same hands: the stream's first number says which one it was.
      Rng drawn = rng;
      int const cut = 4 + static_cast<int>(drawn.below(71));
      Deal const deal = Tarot::shuffle(following, &played.hand, rng);
      Stack cards = stack;
      std::rotate(cards.begin(), cards.begin() + cut, cards.end());
      std::optional<std::vector<int>> const dog = dogPackets(cards, deal, following);
      QVERIFY(dog);
      QCOMPARE(dog->size(), players == 5 ? std::size_t{1} : std::size_t{2});
      cuts.insert(cut);
      packets.insert(dog->begin(), dog->end());
    }
    QCOMPARE(*cuts.begin(), 4);
    QCOMPARE(*cuts.rbegin(), 74);
    QCOMPARE(cuts.size(), std::size_t{71});
    QCOMPARE(packets.size(), std::size_t{24});  // never the first or the last
    QCOMPARE(*packets.begin(), 1);
    QCOMPARE(*packets.rbegin(), 24);
  }

  // Example 17. `none`: the stack as it lies. Without the dog's packets the cards run on in order.
  void notCutTheStackIsDealtAsItLies_data() { playerCounts(); }
  void notCutTheStackIsDealtAsItLies() {
    QFETCH(int, players);
    Rng rng(static_cast<std::uint64_t>(players));
    int voids = 0;
    int afterGuard = 0;
    for (int i = 0; i < 40; ++i) {
      Context here = context(players, Rules::house, static_cast<Seat>(i % players));
      here.options.values[Tarot::shuffleOption] = static_cast<std::int16_t>(Tarot::Shuffling::none);
      Played const played = playedOut(here, rng, i % 4 == 0);
      Tarot::Public const& pub = played.hand.pub;
      voids += pub.isVoid() ? 1 : 0;
      afterGuard += !pub.isVoid() && pub.contract == Tarot::Contract::guard ? 1 : 0;
      Context const following = *Tarot::next(here, played.hand);
      Stack const stack = pub.isVoid() ? voidStackOf(played) : stackOf(played);
      Deal const deal = Tarot::shuffle(following, &played.hand, rng);
      QVERIFY(dogPackets(stack, deal, following));
      // The new dealer's first three cards go to the seat after it.
      CardSet const first{stack[0], stack[1], stack[2]};
      QVERIFY(deal.hands[static_cast<std::size_t>((i + 2) % players)].contains(first));
    }
    QVERIFY(voids >= 10);
    QVERIFY(afterGuard > 0);
  }
  void chanceHasTheFirstDealAndTheDog() {
    Context here = context(3, Rules::house, 0);
    here.options.values[Tarot::shuffleOption] = static_cast<std::int16_t>(Tarot::Shuffling::none);
    Rng first(4);
    Rng second(4);
    Context shuffled = here;
    shuffled.options.values[Tarot::shuffleOption] = static_cast<std::int16_t>(Tarot::Shuffling::full);
    QVERIFY(Tarot::shuffle(here, nullptr, first) == Tarot::shuffle(shuffled, nullptr, second));
  }

  void fullShufflesEveryTime() {
    Rng rng(8);
    Context here = context(4, Rules::house, 1);
    Played const played = playedOut(here, rng, false);
    here.options.values[Tarot::shuffleOption] = static_cast<std::int16_t>(Tarot::Shuffling::full);
    Rng first(4);
    Rng second(4);
    QVERIFY(Tarot::shuffle(here, &played.hand, first) == Tarot::shuffle(here, nullptr, second));
  }
  void theSameStreamDealsTheSame() {
    Rng rng(9);
    Context const here = context(5, Rules::house, 1);
    Played const played = playedOut(here, rng, false);
    Rng first(4);
    Rng second(4);
    QVERIFY(Tarot::shuffle(here, &played.hand, first) == Tarot::shuffle(here, &played.hand, second));
  }

 private:
  static void playerCounts() {
    QTest::addColumn<int>("players");
    for (int players : {3, 4, 5}) QTest::addRow("%d", players) << players;
  }
};

}  // namespace testTarotDeal

QTEST_APPLESS_MAIN(testTarotDeal::TestTarotDeal)
#include "test_tarot_deal.moc"
