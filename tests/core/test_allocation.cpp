// No allocation in legal, playable, apply or copy: counted by replacing the global operator new of this test.
#include <QTest>
#include <cstdlib>
#include <new>

#include "core/games/games.h"

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace giaguaro;

class TestAllocation : public QObject {
  Q_OBJECT

 private slots:
  void theCounterCounts() {
    long const before = allocations;
    delete new int(1);
    QVERIFY(allocations > before);
  }

  void playoutsDoNotAllocate() {
    AllGames::forEach([]<class G>() {
      for (int players : G::info.players) {
        Rng rng(1);
        Context context;
        context.options = completed(G::info.options, {});
        context.players = static_cast<std::int8_t>(players);
        for (int i = 0; i < 50; ++i) {
          G const start = G::start(context, G::shuffle(context, nullptr, rng));
          long const before = allocations;
          G hand = start;
          int sum = 0;
          while (!hand.pub.over()) {
            Seat const seat = hand.pub.toAct();
            Actions const legal = G::legal(hand.pub, hand.own(seat));
            sum += G::playable(hand.pub, hand.own(seat)).size();
            hand.apply(legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))], nullptr);
          }
          for (int score : hand.pub.scores()) sum += score;
          long const after = allocations;
          QCOMPARE(after - before, 0L);
          QVERIFY(sum >= 0);
        }
      }
    });
  }
};

QTEST_APPLESS_MAIN(TestAllocation)
#include "test_allocation.moc"
