// The computer players of every game: they see only their View, do what is legal, answer the same to the same
// seed, and give up when told.
#include <QTest>
#include <algorithm>
#include <chrono>
#include <future>
#include <limits>
#include <set>
#include <string>
#include <thread>

#include "core/games/searches.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testPlayers {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Every level, and both forms of the search, with budgets that a test can afford.
constexpr std::array names{"random", "greedy", "novice:12it", "club:16it", "expert:20it/tree", "ismcts:20it"};

template <Game G>
Advice decide(std::string const& name, View<G> const& view, std::uint64_t seed, StopFlag const& stop = {}) {
  Rng rng(seed);
  return playerOf<G>(*parsePlayer(name))(view, rng, stop);
}

template <Game G>
bool isLegal(View<G> const& view, Action action) {
  Actions const legal = G::legal(view.pub, *view.own);
  return std::find(legal.begin(), legal.end(), action) != legal.end();
}

}  // namespace

class TestPlayers : public QObject {
  Q_OBJECT

 private slots:
  // With the hidden cards changed each player decides the same; and its own cards do matter. Every kind of
  // decision that the game knows is met.
  void nobodyPeeks() {
    FOR_EVERY_GAME({
      for (std::string const name : names) {
        bool const quick = name == "random" || name == "greedy";
        int same = 0;
        int otherwise = 0;
        int calls = 0;
        everyPosition<G>(shortened(quick ? 8 : 1), [&](Played<G> const& played, Rng& rng) {
          Seat const seat = played.hand.pub.toAct();
          // Of searching players not every position, to be done in time.
          if (seat == nobody || (!quick && rng.below(played.hand.pub.playing() ? 16 : 3) != 0)) return;
          View<G> const view = played.view(seat);
          Action const decided = decide(name, view, 5).action;
          QVERIFY(isLegal(view, decided));
          if (decided.kind != Action::Kind::play) ++calls;
          for (int i = 0; i < 2; ++i)
            if (auto const other = otherView(played, view, rng)) {
              QVERIFY(decide(name, other->view(seat), 5).action == decided);
              ++same;
            }
          // Another seat's cards as one's own, where they are as many: decisions must follow them.
          View<G> swapped = view;
          Seat const next = seatAfter(seat, played.context.players);
          swapped.own = played.hand.own(next);
          // What lies uncovered stays where everybody sees it.
          swapped.own->cards = heldOf(view.pub, swapped.own->cards, next) |
                               (view.own->cards - heldOf(view.pub, view.own->cards, seat));
          if (swapped.own->cards.size() != view.own->cards.size()) return;
          if (G::legal(swapped.pub, *swapped.own).empty()) return;
          if (!quick && G::facts(swapped).unseen.size() != G::facts(view).unseen.size()) return;
          if (decide(name, swapped, 5).action != decided) ++otherwise;
        });
        QVERIFY2(same > inRun(quick ? 300 : 10), qPrintable(QString::number(same)));
        QVERIFY2(otherwise > inRun(quick ? 60 : 4), qPrintable(QString::number(otherwise)));
        if (G::info.id != "jaago-chalis") QVERIFY2(calls > inRun(4), qPrintable(QString::number(calls)));
      }
    });
  }

  void theSameSeedGivesTheSameAdvice() {
    FOR_EVERY_GAME({
      for (std::string const name :
           {"novice:12it", "club:20it", "expert:30it/tree", "expert:24it/threads=2"}) {
        bool differs = false;
        everyPosition<G>(1, [&](Played<G> const& played, Rng& rng) {
          Seat const seat = played.hand.pub.toAct();
          if (seat == nobody || rng.below(40) != 0) return;
          View<G> const view = played.view(seat);
          Advice const first = decide(name, view, 7);
          Advice const again = decide(name, view, 7);
          QVERIFY(first.action == again.action);
          QVERIFY(first.candidates == again.candidates);
          QVERIFY(first.holders == again.holders);
          differs = differs || decide(name, view, 8).candidates != first.candidates;
        });
        QVERIFY2(differs, name.c_str());
      }
    });
  }

  // Advice says what it was found by: candidates are legal and different, the best comes first and is what is
  // done, figures lie where they can.
  void adviceIsSound() {
    FOR_EVERY_GAME({
      int advised = 0;
      everyPosition<G>(1, [&](Played<G> const& played, Rng& rng) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody || rng.below(20) != 0) return;
        View<G> const view = played.view(seat);
        Advice const advice = decide("expert:30it", view, 3);
        QVERIFY(isLegal(view, advice.action));
        if (advice.candidates.empty()) return;
        ++advised;
        QVERIFY(advice.action == advice.candidates.front().action);
        std::set<Action> different;
        for (Candidate const& candidate : advice.candidates) {
          QVERIFY(isLegal(view, candidate.action));
          QVERIFY(different.insert(candidate.action).second);
          QVERIFY(candidate.worth >= 0 && candidate.worth <= 1);
          QVERIFY(candidate.chance >= 0 && candidate.chance <= 1);
        }
        double sum = 0;
        for (Holder const& holder : advice.holders) {
          QVERIFY(holder.chance >= 0 && holder.seat != seat);
          sum += holder.chance;
        }
        if (!advice.holders.empty()) QVERIFY(std::abs(sum - 1) < 1e-6);
      });
      QVERIFY(advised > 2);
    });
  }

  // A few playouts are no reason to say anything but what the rules of thumb say; many may be one, and then
  // what is said came out better.
  void whatIsSaidOtherwiseIsBetter() {
    int usual = 0;
    int otherwise = 0;
    FOR_EVERY_GAME({
      // Jabberwocky's bids are not compared in playouts of each.
      if constexpr (!requires { G::Mind::bestBid; })
        everyPosition<G>(shortened(4), [&](Played<G> const& played, Rng& rng) {
          Seat const seat = played.hand.pub.toAct();
          if (seat == nobody || played.hand.pub.playing() || rng.below(3) != 0) return;
          View<G> const view = played.view(seat);
          if (G::Mind::considered(view).size() < 2) return;
          std::set<Action> ofThumb;  // they have moods
          for (int i = 0; i < 60; ++i) ofThumb.insert(G::greedy(view, rng));
          QVERIFY(ofThumb.contains(decide("club:20it", view, 3).action));
          Advice const advice = decide("expert:600it", view, 3);
          if (ofThumb.contains(advice.action)) {
            ++usual;
            return;
          }
          ++otherwise;
          for (Candidate const& candidate : advice.candidates)
            if (ofThumb.size() == 1 && ofThumb.contains(candidate.action))
              QVERIFY(candidate.worth < advice.candidates.front().worth);
        });
    });
    QVERIFY2(usual > inRun(30) && otherwise > inRun(5),
             qPrintable(QString("%1, %2").arg(usual).arg(otherwise)));
  }

  // The clock has no say where the iterations come first, and is told of where it has: in ending the search,
  // in weighing worlds.
  void whatTheClockEndsIsToldOf() {
    using std::chrono::hours;
    using std::chrono::microseconds;
    FOR_EVERY_GAME({
      auto const search = [](View<G> const& view, Budget const& budget, SearchForm form,
                             microseconds forBeliefs) {
        SearchSettings settings;
        settings.form = form;
        settings.budget = budget;
        settings.beliefs.time = forBeliefs;
        return Search<G>(view, settings, Policy<G>::learned(), Rng(7), {}).run();
      };
      int cards = 0;
      int weighed = 0;
      everyPosition<G>(2, [&](Played<G> const& played, Rng& rng) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody || !played.hand.pub.playing() || rng.below(20) != 0) return;
        View<G> const view = played.view(seat);
        if (G::Mind::considered(view).size() < 2) return;
        ++cards;
        constexpr int endless = std::numeric_limits<int>::max();
        for (SearchForm const form : {SearchForm::flat, SearchForm::tree}) {
          QVERIFY(!search(view, {.iterations = 200}, form, hours(1)).capped);
          QVERIFY(search(view, {.iterations = endless, .time = microseconds(0)}, form, hours(1)).capped);
        }
        if (search(view, {.iterations = 200}, SearchForm::flat, microseconds(0)).capped) ++weighed;
      });
      QVERIFY(cards > 3);
      // Whoever hears nothing in an auction, or all there is in a few worlds, needs no time for it.
      if constexpr (requires { G::Mind::Memory::leaning; }) QVERIFY(weighed > 0);
    });
  }

  // The true holder of the called card is never thought impossible.
  void beliefsAllowTheTruth() {
    FOR_EVERY_GAME({
      int asked = 0;
      everyPosition<G>(1, [&](Played<G> const& played, Rng& rng) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody || rng.below(12) != 0) return;
        View<G> const view = played.view(seat);
        Advice const advice = decide("expert:20it", view, 3);
        if (advice.holders.empty()) return;
        ++asked;
        Seat truth = nobody;
        for (Seat other = 0; other < played.context.players; ++other)
          if (played.hand.own(other).cards.contains(advice.question)) truth = other;
        bool const thoughtOf = std::any_of(advice.holders.begin(), advice.holders.end(),
                                           [&](Holder const& holder) { return holder.seat == truth; });
        QVERIFY(thoughtOf);
      });
      // Where cards are called at all.
      bool const calls = G::info.id == "jaguar" || G::info.id == "briscola-chiamata" || G::info.id == "tarot";
      QVERIFY2((asked > 0) == calls, qPrintable(QString::number(asked)));
    });
  }

  void aStoppedPlayerHasNoAnswer() {
    FOR_EVERY_GAME({
      everyPosition<G>(1, [&](Played<G> const& played, Rng& rng) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody || rng.below(20) != 0) return;
        View<G> const view = played.view(seat);
        if (G::Mind::considered(view).size() < 2) return;
        StopFlag const stop;
        stop.stop();
        for (char const* name : {"club", "expert/tree", "expert/flat", "ismcts"})
          QVERIFY(!decide(name, view, 1, stop).action.valid());
      });
    });
  }

  // A search without an end comes back when it is stopped from another thread, in the middle of it.
  void searchesStopFromOutside() {
    FOR_EVERY_GAME({
      Rng rng(1);
      Played<G> played =
          dealt<G>(contextOf<G>(G::info.usualPlayers, completed(G::info.options, {}), rng), rng);
      while (!played.hand.pub.playing() ||
             G::Mind::considered(played.view(played.hand.pub.toAct())).size() < 2)
        played.act(randomAction(played, rng));
      View<G> const view = played.view(played.hand.pub.toAct());
      StopFlag const stop;
      std::promise<void> begun;
      int drawn = 0;
      Advice advice{.action = {Action::Kind::pass}};
      std::thread thinker([&] {
        SearchSettings settings;
        settings.form = SearchForm::tree;
        auto const draw = [&](Rng&) {
          if (++drawn == 100) begun.set_value();
          return played.hand;
        };
        advice = Search<G>(view, settings, Policy<G>::learned(), Rng(1), stop).runOver(draw);
      });
      begun.get_future().wait();
      stop.stop();
      thinker.join();
      QVERIFY(drawn >= 100);
      QVERIFY(!advice.action.valid());
    });
  }

  void playersAreNamed_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("known");
    for (char const* good : {"random", "greedy", "novice", "club", "expert", "ismcts", "expert:2000it",
                             "club:250ms", "expert:1000it/no-beliefs", "expert/tree/no-policy", "ismcts:1it",
                             "expert:10it/flat/no-endings", "expert/threads=2", "club/untimed"})
      QTest::newRow(good) << good << true;
    for (char const* bad : {"",
                            "nobody",
                            "Expert",
                            "expert:",
                            "expert:it",
                            "expert:0it",
                            "expert:-5it",
                            "expert:5",
                            "expert:5s",
                            "expert:99999999999it",
                            "expert:1.5ms",
                            "expert/",
                            "expert/no",
                            "expert//tree",
                            "expert/threads=0",
                            "expert/threads=x",
                            "expert/deaf/deaf",
                            "expert/threads=2/threads=2",
                            "greedy:5it",
                            "random/tree",
                            "expert:5it:6it",
                            "expert:5ms/untimed",
                            "greedy/untimed",
                            "expert 5it",
                            ":5it"})
      QTest::newRow(*bad == 0 ? "nothing" : bad) << bad << false;
  }
  void playersAreNamed() {
    QFETCH(QString, text);
    QFETCH(bool, known);
    QCOMPARE(parsePlayer(text.toStdString()).has_value(), known);
  }
};

}  // namespace testPlayers

QTEST_APPLESS_MAIN(testPlayers::TestPlayers)
#include "test_players.moc"
