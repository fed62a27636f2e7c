// What every Mind must tell (core/ai/mind.h): nothing by default but what it says that it takes from the
// defaults, and as many weights as it has features.
#include <QTemporaryFile>
#include <QTest>
#include <stdexcept>

#include "core/games/jaguar/mind.h"
#include "core/games/searches.h"
#include "tests/joined.h"

namespace testMind {

using namespace giaguaro;

namespace {

// All hooks: one of its own, the others taken by name.
struct Whole : private MindDefaults<Jaguar> {
  using MindDefaults::call;
  using MindDefaults::drawsOrder;
  using MindDefaults::spokenWorths;
  static double settle(View<Jaguar> const&, Facts const&, Placement&, Rng&) { return 0.5; }
  static constexpr Tuning tuning{.exactTricks = 2};
};
static_assert(HasHooks<Whole, Jaguar>);

// With one letter too few it is not its own function, and nobody else's either.
struct Misspelt : private MindDefaults<Jaguar> {
  using MindDefaults::call;
  using MindDefaults::drawsOrder;
  using MindDefaults::spokenWorths;
  static double setle(View<Jaguar> const&, Facts const&, Placement&, Rng&) { return 0.5; }
  static constexpr Tuning tuning{.exactTricks = 2};
};
static_assert(!HasHooks<Misspelt, Jaguar>);

struct MisspeltTuning : private MindDefaults<Jaguar> {
  using MindDefaults::call;
  using MindDefaults::drawsOrder;
  using MindDefaults::settle;
  using MindDefaults::spokenWorths;
  static constexpr Tuning tunning{.exactTricks = 2};
};
static_assert(!HasHooks<MisspeltTuning, Jaguar>);

// What the other games' policies would say of this one's features.
template <class Mind, int count>
concept Learned =
    requires(std::int16_t const (&values)[static_cast<std::size_t>(count)]) { learnedWeights<Mind>(values); };
static_assert(Learned<Jaguar::Mind, Jaguar::Mind::weightCount>);
static_assert(!Learned<Jaguar::Mind, Jaguar::Mind::weightCount - 1>);
static_assert(!Learned<Jaguar::Mind, Jaguar::Mind::weightCount + 1>);

std::string fileOf(QTemporaryFile& file, int weights, char const* after = "") {
  if (!file.open()) return {};
  for (int i = 0; i < weights; ++i) file.write(i % 16 == 15 ? "-7,\n" : "12, ");
  file.write(after);
  file.close();
  return file.fileName().toStdString();
}

}  // namespace

class TestMind : public QObject {
  Q_OBJECT

 private slots:
  void aPolicyOfAnotherSizeIsRefused() {
    AllGames::forEach([]<class G>() {
      constexpr auto right = static_cast<std::size_t>(G::Mind::weightCount);
      for (std::size_t const wrong : {std::size_t{0}, right - 1, right + 1}) {
        std::vector<std::int16_t> const weights(wrong);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Policy<G>{weights});
      }
      Policy<G> const policy{std::vector<std::int16_t>(right)};
    });
  }

  void aFileOfAnotherSizeIsRefused() {
    constexpr int right = 40;
    QTemporaryFile whole;
    QCOMPARE(readWeights(fileOf(whole, right), right).size(), std::size_t{right});
    for (auto const& [count, after] : {std::pair(right - 1, ""), {right + 1, ""}, {right, "x"}}) {
      QTemporaryFile file;
      std::string const path = fileOf(file, count, after);
      try {
        readWeights(path, right);
        QFAIL("it was read");
      } catch (std::runtime_error const& error) {
        QVERIFY(std::string(error.what()).starts_with(path));
      }
    }
  }
};

}  // namespace testMind

QTEST_APPLESS_MAIN(testMind::TestMind)
#include "test_mind.moc"
