// A table of two with piles: what lies covered is nobody's, so neither what can be known nor what a hint advises is
// another when other cards lie there; and it is said how many lie where.
#include <QTest>

#include "app/desktop/scenes/hint.h"
#include "app/desktop/scenes/known.h"
#include "app/desktop/scenes/scene.h"
#include "core/reasons/reason.h"
#include "tests/app/two_tools.h"
#include "tests/joined.h"
#include "ui/known/known_words.h"
#include "ui/scene/scene_wording.h"

namespace testCovered {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// The same hand with what still lies covered exchanged, among both seats' piles.
std::unique_ptr<Table> covertlyOther(Table const& table) {
  RecordedHand const& hand = table.record().hands.back();
  Deal deal = hand.deal;
  std::vector<int> covered;
  for (Seat seat = 0; seat < 2; ++seat) {
    std::vector<Seen::Pile> const piles = table.seen(nobody).seats[static_cast<std::size_t>(seat)].piles;
    for (std::size_t i = 0; i < piles.size(); ++i)
      if (piles[i].covered) covered.push_back(static_cast<int>(piles.size()) * seat + static_cast<int>(i));
  }
  for (std::size_t i = 0; i + 1 < covered.size(); ++i)
    std::swap(deal.piles[covered[i]].under, deal.piles[covered[i + 1]].under);
  auto other = openTable(setupOf(table.record()));
  other->deal(deal, hand.dealer);
  for (Done const& done : hand.actions) other->apply(done.action);
  return covered.size() > 1 ? std::move(other) : nullptr;
}

}  // namespace

class TestCovered : public QObject {
  Q_OBJECT

 private slots:
  void nobodyPeeks_data() {
    QTest::addColumn<int>("cards");
    for (int const cards : {0, 1, 9, 30}) QTest::addRow("%d cards played", cards) << cards;
  }
  void nobodyPeeks() {
    QFETCH(int, cards);
    MatchPlan const plan = planOfTwo(5);
    auto const one = playedTo(plan, cards);
    auto const other = covertlyOther(*one);
    QVERIFY(other && !one->handOver());
    QVERIFY(!(one->record() == other->record()));
    for (Seat seat = 0; seat < 2; ++seat) {
      SeatTable const here = one->at(seat);
      SeatTable const there = other->at(seat);
      QVERIFY(knownOf(here, here.seen()) == knownOf(there, there.seen()));
      TableScene const scene = sceneOf(here, plan, {}, {});
      QVERIFY(scene == sceneOf(there, plan, {}, {}));
      if (one->toAct() != seat) continue;
      Advice const advice = here.thought("expert:60it/why")(StopFlag{});
      Advice const same = there.thought("expert:60it/why")(StopFlag{});
      QVERIFY(advice.action.valid());
      QVERIFY(hintOf(advice, scene) == hintOf(same, scene));
    }
  }

  // All that are out, once; and by whom none is known.
  void saysHowManyLieWhere() {
    MatchPlan const plan = planOfTwo(5);
    for (int const cards : {0, 7, 40}) {
      auto const table = playedTo(plan, cards);
      QVERIFY(!table->handOver());
      SeatTable const here = table->at(0);
      TableScene const scene = sceneOf(here, plan, {}, {});
      std::vector<Message> const messages = knownWords::whereabouts(scene, here.knowledge().unseen);
      int sum = 0;
      for (Message const& message : messages)
        for (Argument const& argument : message.arguments)
          if (argument.kind == Argument::Kind::number) sum += argument.number;
      QCOMPARE(sum, here.knowledge().unseen.size());
      QString const words = wordingOf(scene).say(messages);
      QVERIFY2(words.endsWith("Nobody knows a covered card, not even its owner."), qPrintable(words));
    }
  }
};

}  // namespace testCovered

QTEST_GUILESS_MAIN(testCovered::TestCovered)
#include "test_covered.moc"
