// What a seat's table lets out: that it reaches nothing else does not compile, and what it says is its seat's.
#include <QTest>
#include <any>
#include <type_traits>

#include "core/games/games.h"
#include "core/match/outside_view.h"
#include "core/match/table.h"
#include "tests/joined.h"

namespace testSeatTable {

using namespace giaguaro;

namespace {

// Of a seat's table or its owner's: what reaches other hands, the record, or what comes next.
template <class T>
concept ReachesRecord = requires(T const& table) { table.record(); };
template <class T>
concept ReachesHands = requires(T const& table, Seat seat) { table.cards(seat); };
template <class T>
concept SeesForOthers = requires(T const& table, Seat seat) { table.seen(seat); } ||
                        requires(T const& table, Seat seat) { table.history(seat); } ||
                        requires(T const& table, Seat seat) { table.lastEvents(seat); };
template <class T>
concept SitsElsewhere = requires(T const& table, Seat seat) { table.at(seat); };
template <class T>
concept KnowsNextDeal = requires(T const& table) { table.nextDeal(); };
template <class T>
concept Copies = requires(T const& table) { table.copy(); };
template <class T>
concept Acts = requires(T& table, Action action) { table.apply(action); } || requires(T& table) {
  table.takeBack(1);
} || requires(T& table, Deal const& deal) { table.deal(deal, Seat{0}); };

template <class T>
concept ReachesAnything = ReachesRecord<T> || ReachesHands<T> || SeesForOthers<T> || SitsElsewhere<T> ||
                          KnowsNextDeal<T> || Copies<T> || Acts<T>;

// Each of these finds what it looks for where it is.
static_assert(ReachesRecord<Table> && ReachesHands<Table> && SeesForOthers<Table> && SitsElsewhere<Table> &&
              KnowsNextDeal<Table> && Copies<Table> && Acts<Table>);
static_assert(!ReachesAnything<SeatTable>);

// Neither becomes the other by itself: only an owner makes a seat's table.
static_assert(!std::is_convertible_v<SeatTable&, Table const&> && !std::is_base_of_v<Table, SeatTable>);
static_assert(!std::is_constructible_v<SeatTable, Table const&, Seat>);
static_assert(!std::is_default_constructible_v<SeatTable>);

// An outside player is told of its seat.
static_assert(!std::is_invocable_v<decltype(&outsideView), Table const&>);

// Positions of every game, from its deal to its end, by one who says and plays anything.
template <class Check>
int overPositions(Check&& check) {
  int positions = 0;
  for (GameInfo const* game : allGames())
    for (int const players : game->allCounts()) {
      auto const table = openTable({std::string(game->id), players, completed(game->options, {}), 7, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      while (!table->handOver()) {
        check(*table);
        ++positions;
        table->apply(table->thought("random")(StopFlag{}).action);
      }
    }
  return positions;
}

}  // namespace

class TestSeatTable : public QObject {
  Q_OBJECT

 private slots:
  void knowsItsOwnSeat() {
    int const positions = overPositions([](Table const& table) {
      for (Seat seat = 0; seat < table.players(); ++seat) {
        QCOMPARE(table.at(seat).cards(), table.cards(seat));
        QCOMPARE(table.at(seat).history(), table.history(seat));
        QCOMPARE(table.at(seat).seen().viewer, seat);
      }
      QVERIFY(table.at(nobody).cards().empty());
      QCOMPARE(table.at(nobody).seen().viewer, nobody);
    });
    QVERIFY(positions > 200);
  }

  // Who gains with whom is what everybody may know, whoever looks: a secret partner is told no more of it than the
  // others, and who has no cards at all as much.
  void sidesAreTheSameToAll() {
    int sides = 0;
    int counted = 0;
    int const positions = overPositions([&](Table const& table) {
      Seen const toNobody = table.at(nobody).seen();
      for (Seat seat = 0; seat < table.players(); ++seat) {
        Seen const seen = table.at(seat).seen();
        QCOMPARE(seen.tricks.size(), toNobody.tricks.size());
        for (std::size_t other = 0; other < seen.seats.size(); ++other)
          QCOMPARE(seen.seats[other].side, toNobody.seats[other].side);
        for (std::size_t trick = 0; trick < seen.tricks.size(); ++trick)
          for (std::size_t card = 0; card < seen.tricks[trick].cards.size(); ++card)
            QCOMPARE(seen.tricks[trick].cards[card].counts, toNobody.tricks[trick].cards[card].counts);
      }
      sides += toNobody.seats.front().side != toNobody.seats.back().side ? 1 : 0;
      for (Seen::Trick const& trick : toNobody.tricks)
        for (Seen::PlayedCard const& played : trick.cards) counted += played.counts;
    });
    QVERIFY(positions > 200 && sides > 50 && counted > 200);
  }

  void answersOnlyForTheSeatToAct() {
    int const positions = overPositions([](Table const& table) {
      for (Seat seat = nobody; seat < table.players(); ++seat) {
        SeatTable const own = table.at(seat);
        bool const acts = seat == table.toAct();
        QCOMPARE(own.legal(), acts ? table.legal() : std::vector<Action>{});
        QCOMPARE(own.isLegal(table.legal().front()), acts);
        QCOMPARE(static_cast<bool>(own.thought("greedy")), acts);
        QCOMPARE(own.view().has_value(), acts);
      }
    });
    QVERIFY(positions > 200);
  }

  // The View that it lets out is of the game that is played and of its seat.
  void letsOutTheViewOfItsSeat() {
    int opened = 0;
    int const positions = overPositions([&opened](Table const& table) {
      Seat const seat = table.toAct();
      SeatView const out = *table.at(seat).view();
      AllGames::forEach([&]<class G>() {
        auto const* const view = std::any_cast<View<G>>(&out.view);
        QCOMPARE(view != nullptr, G::info.id == table.game().id);
        if (view == nullptr) return;
        QCOMPARE(view->seat, seat);
        QCOMPARE(heldOf(view->pub, view->own->cards, seat), table.cards(seat));
        QCOMPARE(view->history, table.history(seat));
        ++opened;
      });
    });
    QCOMPARE(opened, positions);
  }

  // Where cards are put aside it says what is left to choose, but not what follows the last of them.
  void looksNoFurtherThanItsDiscard() {
    int chosen = 0;
    int lasts = 0;
    overPositions([&](Table const& table) {
      SeatTable const own = table.at(table.toAct());
      int const wanted = own.seen().toSetAside;
      for (Action const action : own.legal()) {
        std::optional<SeatTable> const then = own.aside(action);
        QCOMPARE(then.has_value(), wanted > 1 && action.kind == Action::Kind::discard);
        if (wanted == 1) ++lasts;
        if (!then) continue;
        ++chosen;
        QCOMPARE(then->toAct(), own.seat());
        QCOMPARE(then->seen().toSetAside, wanted - 1);
        QVERIFY(!then->cards().contains(action.card()));
        QCOMPARE(table.at(table.toAct()).history(), own.history());  // nothing was done
      }
    });
    QVERIFY(chosen > 0);
    QVERIFY(lasts > 0);
  }
};

}  // namespace testSeatTable

QTEST_GUILESS_MAIN(testSeatTable::TestSeatTable)
#include "test_seat_table.moc"
