#include <QTest>
#include <numeric>

#include "core/rules/random.h"

using namespace giaguaro;

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

  void shuffleOfAStream() {
    std::vector<int> cards(8);
    std::iota(cards.begin(), cards.end(), 0);
    Rng rng(42, Rng::Stream::deal, 0);
    rng.shuffle(cards);
    QCOMPARE(cards, (std::vector<int>{7, 1, 0, 5, 3, 2, 4, 6}));
  }

  void streamsDiffer() {
    std::vector<std::uint64_t> first;
    for (auto stream : {Rng::Stream::deal, Rng::Stream::player, Rng::Stream::clock})
      for (std::uint64_t number : {0, 1, 2}) first.push_back(Rng(7, stream, number).next());
    std::sort(first.begin(), first.end());
    QVERIFY(std::adjacent_find(first.begin(), first.end()) == first.end());
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

QTEST_APPLESS_MAIN(TestRandom)
#include "test_random.moc"
