#include <QTest>
#include <bit>
#include <numeric>
#include <optional>

#include "core/rules/random.h"
#include "tests/joined.h"

namespace testRandom {

using namespace giaguaro;

namespace {

using Purpose = Rng::Purpose;
using State = std::array<std::uint64_t, 4>;

State stateOf(Rng const& rng) { return std::bit_cast<State>(rng); }

// splitmix64's step is a bijection of 64 bits: two multiplications by odd numbers, which have inverses, and
// shifts that leave the upper bits as they are.
std::uint64_t unmixed(std::uint64_t z) {
  auto const unshifted = [](std::uint64_t value, int by) {
    std::uint64_t whole = value;
    for (int known = by; known < 64; known += by) whole = value ^ (whole >> by);
    return whole;
  };
  z = unshifted(z, 31) * 0x319642b2d24d8ec3U;
  z = unshifted(z, 27) * 0x96de1b173f119089U;
  return unshifted(z, 30);
}
constexpr std::uint64_t goldenGamma = 0x9e3779b97f4a7c15U;

// The number that splitmix64 made these four words from, if it did.
std::optional<std::uint64_t> seedOf(State const& state) {
  std::uint64_t const seed = unmixed(state[0]) - goldenGamma;
  if (stateOf(Rng(seed)) != state) return std::nullopt;
  return seed;
}

std::vector<Rng::Stream> manyStreams() {
  std::vector<Rng::Stream> streams;
  for (auto purpose : {Purpose::deal, Purpose::player, Purpose::clock, Purpose::firstDealer, Purpose::choice})
    for (std::uint64_t hand = 0; hand < 5; ++hand)
      for (std::uint64_t seat = 0; seat < 5; ++seat)
        for (std::uint64_t decision = 0; decision < 40; ++decision)
          streams.push_back({purpose, hand, seat, decision});
  return streams;
}

}  // namespace

// The expected numbers come from the generator's published description, worked out by another program.
class TestRandom : public QObject {
  Q_OBJECT

 private slots:
  void firstNumbersOfSeedZero() {
    Rng rng(0);
    QCOMPARE(rng.next(), std::uint64_t{0x99ec5f36cb75f2b4});
    QCOMPARE(rng.next(), std::uint64_t{0xbf6e1f784956452a});
    QCOMPARE(rng.next(), std::uint64_t{0x1a5f849d4933e6e0});
    QCOMPARE(rng.next(), std::uint64_t{0x6aa594f1262d2d2c});
  }

  void numbersBelowABound() {
    Rng rng(42);
    for (std::uint32_t expected : {3, 15, 27, 36, 39, 30, 28, 34, 30, 23}) QCOMPARE(rng.below(40), expected);
  }

  void firstNumbersOfAStream() {
    Rng deal(42, {.purpose = Purpose::deal});
    QCOMPARE(deal.next(), std::uint64_t{0x08139d3048db75c4});
    QCOMPARE(deal.next(), std::uint64_t{0x5b4eaeffd6c90800});
    Rng player(42, {.purpose = Purpose::player, .hand = 3, .seat = 4, .decision = 5});
    QCOMPARE(player.next(), std::uint64_t{0x15fcdc2abfc6bef9});
    QCOMPARE(player.next(), std::uint64_t{0xc5e51a38c75e786a});
  }

  void shuffleOfAStream() {
    std::vector<int> cards(8);
    std::iota(cards.begin(), cards.end(), 0);
    Rng rng(42, {.purpose = Purpose::deal});
    rng.shuffle(cards);
    QCOMPARE(cards, (std::vector<int>{7, 6, 1, 3, 5, 4, 2, 0}));
  }

  // Purpose, hand, seat, decision and seed all count, and no two streams share so much as a word.
  void streamsDiffer() {
    std::vector<std::uint64_t> words;
    for (std::uint64_t seed : {0, 7, 8})
      for (Rng::Stream const& stream : manyStreams())
        for (std::uint64_t word : stateOf(Rng(seed, stream))) words.push_back(word);
    std::sort(words.begin(), words.end());
    QVERIFY(words.size() == 60000);
    QVERIFY(std::adjacent_find(words.begin(), words.end()) == words.end());
  }

  // Run backwards, splitmix64 gives what a generator was seeded by: so the streams were derived once, and a
  // thought's generator told the seed, and with it every deal. The attack works where it can:
  void whatASeedMixedGivesIsTheSeedAgain() {
    for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{12}, ~std::uint64_t{5}}) {
      QCOMPARE(unmixed(stateOf(Rng(seed))[0]) - goldenGamma, seed);
      QCOMPARE(seedOf(stateOf(Rng(seed))), std::optional(seed));
    }
  }
  // and no stream gives way to it: its four words are not made from 64 bits at all.
  void noStreamTellsItsSeed() {
    for (std::uint64_t seed : {0, 7, 12})
      for (Rng::Stream const& stream : manyStreams()) {
        std::optional<std::uint64_t> const found = seedOf(stateOf(Rng(seed, stream)));
        QVERIFY2(!found, qPrintable(QString("seeded by %1").arg(found.value_or(0), 0, 16)));
      }
  }

  // Chi-square over 7 cells, 70,000 draws; 22.46 is the 0.1 % point of 6 degrees of freedom.
  void boundedNumbersAreUniform() {
    Rng rng(3);
    std::array<int, 7> cells{};
    for (int i = 0; i < 70000; ++i) ++cells[rng.below(7)];
    double chi = 0;
    for (int count : cells) chi += (count - 10000.0) * (count - 10000.0) / 10000.0;
    QVERIFY2(chi < 22.46, qPrintable(QString::number(chi)));
  }
};

}  // namespace testRandom

QTEST_APPLESS_MAIN(testRandom::TestRandom)
#include "test_random.moc"
