// What is shown of what can be known: the same whatever the others hold, in figures that add up, and found in the
// background while somebody looks.
#include <QTemporaryDir>
#include <QTest>
#include <numeric>

#include "app/desktop/scenes/known.h"
#include "core/match/table.h"
#include "core/review/advising.h"
#include "tests/app/picture_stage.h"
#include "tests/app/plans.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/known/known_page.h"
#include "ui/known/known_words.h"
#include "ui/known/share_bars.h"

namespace testKnown {

using namespace giaguaro;
using namespace giaguaro::test;
using Kind = Known::Fact::Kind;

namespace {

// The same match with the first unplayed cards of two seats exchanged; null: then it could not have been played so.
std::unique_ptr<Table> exchanged(Table const& table, Seat one, Seat other) {
  RecordedHand const& hand = table.record().hands.back();
  CardSet const played = [&hand] {
    CardSet cards;
    for (Done const& done : hand.actions)
      if (done.action.kind == Action::Kind::play) cards.insert(done.action.card());
    return cards;
  }();
  Deal deal = hand.deal;
  CardSet& first = deal.hands[static_cast<std::size_t>(one)];
  CardSet& second = deal.hands[static_cast<std::size_t>(other)];
  Card const from = (first - played).lowest();
  Card const to = (second - played).lowest();
  first.erase(from);
  first.insert(to);
  second.erase(to);
  second.insert(from);
  auto again = openTable(setupOf(table.record()));
  again->deal(deal, hand.dealer);
  for (Done const& done : hand.actions) {
    if (!again->isLegal(done.action)) return nullptr;
    again->apply(done.action);
  }
  return again;
}

// The first moment with so many cards played at which somebody's partner is a secret to a seat; null: never.
struct Secret {
  std::unique_ptr<Table> table;
  Seat seat = nobody;
};
Secret secretIn(GameInfo const& game, int players, int cards) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    auto table = openTable({std::string(game.id), players, completed(game.options, {}), seed, {}, {}});
    table->deal(table->nextDeal(), table->nextDealer());
    int plays = 0;
    while (!table->handOver() && plays < cards) {
      plays += table->playing();
      table->apply(table->thought("greedy")(StopFlag{}).action);
    }
    for (Seat seat = 0; seat < players; ++seat)
      if (!table->handOver() && table->at(seat).knowledge().question.valid()) return {std::move(table), seat};
  }
  return {};
}

// The first moment at which the called card has been played by somebody's partner; null: never.
std::unique_ptr<Table> partnerOutIn(GameInfo const& game, int players) {
  auto const isOut = [](Table const& table) {
    return std::ranges::any_of(table.seen(nobody).seats, [](Seen::SeatSeen const& seat) {
      return std::ranges::count(seat.marks, Seen::Mark::partner) > 0;
    });
  };
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    auto table = openTable({std::string(game.id), players, completed(game.options, {}), seed, {}, {}});
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) {
      table->apply(table->thought("greedy")(StopFlag{}).action);
      if (!table->handOver() && isOut(*table)) return table;
    }
  }
  return nullptr;
}

Likelihoods foundAt(SeatTable const& table) {
  Likelihoods found;
  for (int const acts : momentsOfSuspicion(table)) found[acts] = table.likelihood(acts)(StopFlag{});
  return found;
}

int sumOf(Known const& known, int Known::Share::*figure) {
  return std::accumulate(known.shares.begin(), known.shares.end(), 0,
                         [figure](int sum, Known::Share const& share) { return sum + share.*figure; });
}

}  // namespace

class TestKnown : public QObject {
  Q_OBJECT

  static void gamesWithSecretPartners() {
    QTest::addColumn<QString>("game");
    QTest::newRow("jaguar") << "jaguar";
    QTest::newRow("briscola-chiamata") << "briscola-chiamata";
    QTest::newRow("tarot") << "tarot";
  }

 private slots:
  // With hidden cards changed the page's values are the same, likelihoods and all.
  void nobodyPeeks() {
    Secret const secret = secretIn(*findGame("jaguar"), 5, 8);
    QVERIFY(secret.table);
    SeatTable const here = secret.table->at(secret.seat);
    Known const known = knownOf(here, here.seen(), foundAt(here));
    int same = 0;
    for (Seat one = 0; one < 5; ++one)
      for (Seat other = 0; other < one; ++other) {
        if (one == secret.seat || other == secret.seat) continue;
        auto const changed = exchanged(*secret.table, one, other);
        if (!changed) continue;
        QVERIFY(changed->cards(one) != secret.table->cards(one));
        SeatTable const there = changed->at(secret.seat);
        QVERIFY(knownOf(there, there.seen(), foundAt(there)) == known);
        ++same;
      }
    QVERIFY(same > 1);
  }

  // Nor does a hint, which is what the review would say.
  void aHintPeeksAtNothing() {
    constexpr ReviewSettings quick{.iterations = 24};
    int same = 0;
    for (GameInfo const* game : allGames()) {
      auto table =
          openTable({std::string(game->id), game->usualPlayers, completed(game->options, {}), 7, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      for (int plays = 0; !table->handOver() && plays < 3;) {
        plays += table->playing();
        table->apply(table->thought("greedy")(StopFlag{}).action);
      }
      if (table->handOver()) continue;
      Advice const here = reviewersAdvice(table->at(table->toAct()), 3, quick)(StopFlag{});
      QVERIFY(table->isLegal(here.action));
      for (Seat one = 0; one < static_cast<Seat>(game->usualPlayers); ++one)
        for (Seat other = 0; other < one; ++other) {
          if (one == table->toAct() || other == table->toAct()) continue;
          auto const changed = exchanged(*table, one, other);
          if (!changed) continue;
          QVERIFY(changed->cards(one) != table->cards(one));
          Advice const there = reviewersAdvice(changed->at(changed->toAct()), 3, quick)(StopFlag{});
          QVERIFY(there.action == here.action && there.candidates == here.candidates);
          ++same;
        }
    }
    QVERIFY(same > 5);
  }

  // Once the called card has been played it is certain who had it: by that card, in the trick in which it fell.
  void theCalledCardShowsThePartner_data() { gamesWithSecretPartners(); }
  void theCalledCardShowsThePartner() {
    QFETCH(QString, game);
    auto const table = partnerOutIn(*findGame(game.toStdString()), 5);
    QVERIFY(table);
    Done const last = table->record().hands.back().actions.back();
    QCOMPARE(last.action.kind, Action::Kind::play);
    int told = 0;
    for (Seat viewer = 0; viewer < 5; ++viewer) {
      if (viewer == last.seat) continue;  // knew it all the time
      SeatTable const here = table->at(viewer);
      Seen const seen = here.seen();
      Known const known = knownOf(here, seen);
      QVERIFY(!known.question.valid() && known.shares.empty());
      QCOMPARE(known.partner, last.seat);
      QVERIFY(known.caller != nobody && known.caller != known.partner);
      QCOMPARE(std::ranges::count(known.facts, Kind::hadCalled, &Known::Fact::kind), 1);
      auto const fact = std::ranges::find(known.facts, last.seat, &Known::Fact::of);
      QVERIFY(fact != known.facts.end() && fact->kind == Kind::hadCalled);  // the first of them
      QCOMPARE(fact->cards, CardSet{last.action.card()});
      QCOMPARE(fact->proof.seat, last.seat);
      bool const complete = seen.trick.cards.empty();
      Seen::Trick const& trick = complete ? seen.tricks.back() : seen.trick;
      QCOMPARE(fact->proof.trick, trick.number);
      QCOMPARE(trick.cards.back().card, last.action.card());
      ++told;
    }
    QCOMPARE(told, 4);
    // Before that it was nobody's.
    auto const before = openTable(setupOf(table->record()));
    RecordedHand const& hand = table->record().hands.back();
    before->deal(hand.deal, hand.dealer);
    for (std::size_t i = 0; i + 1 < hand.actions.size(); ++i) before->apply(hand.actions[i].action);
    for (Seat viewer = 0; viewer < 5; ++viewer) {
      Known const known = knownOf(before->at(viewer), before->at(viewer).seen());
      QCOMPARE(known.partner, nobody);
      QCOMPARE(std::ranges::count(known.facts, Kind::hadCalled, &Known::Fact::kind), 0);
    }
  }

  void sharesAddUp_data() { gamesWithSecretPartners(); }
  void sharesAddUp() {
    QFETCH(QString, game);
    Secret const secret = secretIn(*findGame(game.toStdString()), 5, 8);
    QVERIFY(secret.table);
    SeatTable const table = secret.table->at(secret.seat);
    Known const before = knownOf(table, table.seen());
    QVERIFY(before.movesComing);
    QVERIFY(before.shares.size() > 1 && before.shares[0].percent == Known::Share::unknown);
    Likelihoods const found = foundAt(table);
    Known const known = knownOf(table, table.seen(), found);
    QVERIFY(!known.movesComing);
    QCOMPARE(known.shares.size(), before.shares.size());
    QCOMPARE(sumOf(known, &Known::Share::percent), 100);
    QVERIFY(sumOf(known, &Known::Share::before) <= 101);
    for (std::size_t i = 0; i < known.shares.size(); ++i) {
      QVERIFY(known.shares[i].seat != secret.seat && known.shares[i].seat != known.caller);
      if (i > 0) QVERIFY(known.shares[i].percent <= known.shares[i - 1].percent);
    }
    // What has moved them is what was played there, and by as much as the figures say.
    QVERIFY(known.moves.size() <= 2);
    History const history = table.history();
    for (Known::Move const& move : known.moves) {
      auto const play = std::ranges::find(history, Action::play(move.card), &Done::action);
      QVERIFY(play != history.end() && play->seat != secret.seat && play->seat == move.proof.seat);
      int const acts = static_cast<int>(play - history.begin()) + 1;
      double by = 0;
      for (auto const& [moment, sign] : {std::pair(acts, 1), std::pair(acts - 1, -1)})
        for (Holder const& holder : found.at(moment)) {
          Seat const partner = holder.seat == known.caller ? nobody : holder.seat;
          if (partner == move.whose) by += sign * holder.chance;
        }
      QVERIFY(std::abs(100 * by - move.points) <= 0.5 + 1e-9);
    }
    if (known.moves.size() == 2) QVERIFY(std::abs(known.moves[0].points) >= std::abs(known.moves[1].points));
  }

  // A suit that is not followed is one fact, with the trick that proves it.
  void aVoidIsOneFact() {
    int voids = 0;
    for (std::uint64_t seed = 1; voids == 0 && seed < 20; ++seed) {
      GameInfo const& game = *findGame("jaago-chalis");
      auto table = openTable({"jaago-chalis", game.usualPlayers, completed(game.options, {}), seed, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      for (int i = 0; i < 26; ++i) table->apply(table->thought("greedy")(StopFlag{}).action);
      Seen const seen = table->at(0).seen();
      Known const known = knownOf(table->at(0), seen);
      QVERIFY(known.following && !known.question.valid());
      for (Known::Fact const& fact : known.facts) {
        if (fact.kind != Kind::lacksSuit || fact.proof.trick > static_cast<int>(seen.tricks.size())) continue;
        ++voids;
        Suit const suit = fact.cards.lowest().suit();
        QVERIFY((known.unseen.in(suit)-fact.cards).empty());
        QVERIFY((table->cards(fact.of).in(suit)).empty());
        auto const same = [&fact, suit](Known::Fact const& each) {
          return each.of == fact.of && each.cards.lowest().suit() == suit;
        };
        QCOMPARE(std::ranges::count_if(known.facts, same), 1);
        std::vector<Seen::PlayedCard> const& trick =
            seen.tricks[static_cast<std::size_t>(fact.proof.trick - 1)].cards;
        auto const by = std::ranges::find(trick, fact.proof.seat, &Seen::PlayedCard::seat);
        QVERIFY(by != trick.end());
      }
    }
    QVERIFY(voids > 0);
  }

  // What the others do not hold lies aside: the two are all that is out, and told apart where a stock stays in its place.
  void saysHowManyLieAside() {
    int told = 0;
    for (GameInfo const* game : allGames()) {
      MatchPlan const plan = planWithViewer(1, 7, *game);
      auto const table = openTable(plan.setup);
      table->deal(table->nextDeal(), table->nextDealer());
      SeatTable const here = table->at(plan.viewer());
      TableScene const scene = sceneOf(here, plan, {}, {});
      CardSet const unseen = here.knowledge().unseen;
      int held = 0;
      for (std::size_t seat = 1; seat < static_cast<std::size_t>(game->usualPlayers); ++seat)
        held += scene.seen.seats[seat].cardsLeft;
      std::vector<Message> const messages = knownWords::whereabouts(scene, unseen);
      QCOMPARE(messages.empty(), held == unseen.size());
      int sum = 0;
      for (Message const& message : messages) sum += message.arguments.front().number;
      if (messages.empty()) continue;
      ++told;
      QCOMPARE(messages.front().arguments.front().number, held);
      QCOMPARE(sum, unseen.size());
    }
    QVERIFY(told > 0);
  }

  // Only while somebody looks, and again after an undo.
  void isFoundWhileSomebodyLooks() {
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    Session& session = program.session();
    auto const& known = [&session]() -> std::optional<Known> const& { return session.scene().known; };
    auto const hidden = [&] { return known() && known()->question.valid(); };
    auto const complete = [&] {
      return hidden() && known()->shares[0].percent != Known::Share::unknown && !known()->movesComing;
    };
    QVERIFY(comes([&] { return session.hasMatch() && session.phase() == Session::Phase::choosing; }));
    QVERIFY(!known());         // nobody looks: nothing is found out
    program.press(Qt::Key_I);  // in an auction too, where ranks are chosen by their letters
    QVERIFY(known());
    // To a choice of a card while somebody's partner is a secret.
    for (int i = 0; i < 60; ++i) {
      QVERIFY(comes([&] {
        auto const phase = session.phase();
        return phase == Session::Phase::choosing || phase == Session::Phase::showingResult;
      }));
      if (hidden() && !session.scene().seen.tricks.empty()) break;
      if (session.phase() == Session::Phase::showingResult)
        session.nextHand();
      else
        actAsBaseline(session);
      int const before = static_cast<int>(session.record().hands.back().actions.size());
      QVERIFY(comes([&] {
        return static_cast<int>(session.record().hands.back().actions.size()) != before ||
               session.phase() == Session::Phase::showingResult;
      }));
    }
    QVERIFY(hidden());
    QVERIFY(comes(complete));
    QCOMPARE(sumOf(*known(), &Known::Share::percent), 100);
    auto const* bars = program.window().findChild<KnownPage*>()->findChild<ShareBars*>();
    QVERIFY(bars->isVisible());
    QCOMPARE(bars->bars()[0].percent, known()->shares[0].percent);
    std::vector<Known::Share> const shares = known()->shares;
    actAsBaseline(session);
    QVERIFY(comes([&] { return session.phase() == Session::Phase::choosing; }));
    program.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(comes([&] { return complete() && known()->shares == shares; }));
  }
};

}  // namespace testKnown

QTEST_MAIN(testKnown::TestKnown)
#include "test_known.moc"
