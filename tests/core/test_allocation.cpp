// No allocation in legal, playable, apply or copy, nor in the loops of the searches: counted by replacing the
// global operator new of this test.
#include <QTest>
#include <cstdlib>
#include <new>

#include "core/games/briscola-chiamata/ending.h"
#include "core/games/jaago-chalis/ending.h"
#include "core/games/jabberwocky/ending.h"
#include "core/games/jaguar/ending.h"
#include "core/games/searches.h"
#include "core/games/tarot/ending.h"
#include "tests/core/positions.h"

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
using namespace giaguaro::test;

namespace {

// What is allocated from the first world that a search draws to the last one.
template <Game G>
long allocatedWhileSearching(View<G> const& view, SearchSettings const& settings, Worlds<G> const& worlds) {
  long first = -1;
  long last = -1;
  auto const draw = [&](Rng& rng) {
    last = allocations;
    if (first < 0) first = last;
    return worlds.draw(rng);
  };
  Search<G>(view, settings, Policy<G>::learned(), Rng(1), {}).runOver(draw);
  return last - first;
}

}  // namespace

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
          int playable = 0;
          PerSeat scores{};
          while (!hand.pub.over()) {
            Seat const seat = hand.pub.toAct();
            Actions const legal = G::legal(hand.pub, hand.own(seat));
            playable += G::playable(hand.pub, hand.own(seat)).size();
            hand.apply(legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))], nullptr);
          }
          scores = hand.pub.scores();
          long const after = allocations;
          QCOMPARE(after - before, 0L);
          // Something was played, and counted.
          QVERIFY(hand.pub.result().isVoid || playable >= players);
          QCOMPARE(hand.pub.result().scores, scores);
        }
      }
    });
  }

  // Whatever is being decided, in both forms, and where the last tricks are solved.
  void theLoopsOfSearchesDoNotAllocate() {
    AllGames::forEach([]<class G>() {
      int said = 0;
      int played = 0;
      int solved = 0;
      everyPosition<G>(shortened(4), [&](Played<G> const& now, Rng& rng) {
        Seat const seat = now.hand.pub.toAct();
        if (seat == nobody || rng.below(3) != 0) return;
        View<G> const view = now.view(seat);
        if (G::Mind::considered(view).size() < 2) return;
        Worlds<G> const worlds(view, Beliefs{.worldsPerHolder = 2}, Policy<G>::learned(), rng);
        for (SearchForm const form : {SearchForm::flat, SearchForm::tree}) {
          SearchSettings settings;
          settings.form = form;
          settings.budget.iterations = inRun(200);
          settings.exactTricks = 2;
          QCOMPARE(allocatedWhileSearching(view, settings, worlds), 0L);
        }
        bool const ending = view.own->cards.size() <= 2;
        ++(!view.pub.playing() ? said : ending ? solved : played);
      });
      QVERIFY2(played > inRun(20), qPrintable(QString::number(played)));
      QVERIFY2(solved >= inRun(3), qPrintable(QString::number(solved)));
      if (G::info.id != "jaago-chalis") QVERIFY2(said >= inRun(3), qPrintable(QString::number(said)));
    });
  }
};

QTEST_APPLESS_MAIN(TestAllocation)
#include "test_allocation.moc"
