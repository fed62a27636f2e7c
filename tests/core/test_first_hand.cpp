// First hands that are led (core/rules/first_hand.h): on the deals that were chosen the rules come up, whatever the newcomer
// does. With GIAGUARO_SEEDS=N `search` prints, for each game, the seeds of the first N on which they do best, and which
// idea came up how often; so were those chosen that stand in core/games/<id>/first_hand.h.
#include <QTest>
#include <algorithm>
#include <iostream>
#include <set>

#include "core/match/table.h"
#include "core/rules/first_hand.h"
#include "core/rules/random.h"
#include "tests/joined.h"

namespace testFirstHand {

using namespace giaguaro;

namespace {

constexpr int plays = 16;  // of a deal, each with another newcomer
constexpr Seat newcomer = 0;

// The match of this seed.
MatchSetup setupOf(GameInfo const& game, FirstHand const& hand, std::uint64_t seed) {
  MatchSetup setup;
  setup.game = game.id;
  setup.players = hand.players;
  setup.options = completed(game.options, {});
  setup.seed = seed;
  setup.names.assign(static_cast<std::size_t>(hand.players), "");
  setup.levels.assign(static_cast<std::size_t>(hand.players), "greedy");
  return setup;
}

// Of one newcomer: by rules of thumb, or any legal card, more or less of each; every other one bids nothing.
Action choice(Table const& table, int play, Rng& rng) {
  std::vector<Action> const legal = table.legal();
  Action const pass{Action::Kind::pass};
  if (play % 2 == 1 && std::ranges::count(legal, pass) > 0) return pass;
  bool const atRandom = rng.below(static_cast<std::uint32_t>(plays)) < static_cast<std::uint32_t>(play);
  if (!atRandom || !table.playing()) return table.thought("greedy")(StopFlag{}).action;
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

// The places of the ideas that came up in one play of the deal.
std::set<std::size_t> met(GameInfo const& game, FirstHand const& hand, std::uint64_t seed, int play) {
  auto const dealt = openTable(setupOf(game, hand, seed));
  // The others think as they do in a match of its own, whatever its seed.
  auto const table = openTable(setupOf(game, hand, static_cast<std::uint64_t>(play) + 1));
  table->deal(dealt->nextDeal(), dealt->nextDealer());
  Rng rng(static_cast<std::uint64_t>(play) + 1);
  std::set<std::size_t> met;
  auto const look = [&](FirstHandMoment moment) {
    Seen const seen = table->at(newcomer).seen();
    for (std::size_t i = 0; i < hand.ideas.size(); ++i)
      if (due(hand.ideas[i], moment, seen)) met.insert(i);
  };
  // Half of them meet the players whom one meets in the program, who think as long as a test may.
  std::string_view const opponent = play / 2 % 2 == 0 ? "greedy" : "club:60it";
  std::size_t tricks = 0;
  while (!table->handOver()) {
    if (table->toAct() == newcomer) {
      look(FirstHandMoment::turn);
      table->apply(choice(*table, play, rng));
    } else {
      table->apply(table->thought(opponent)(StopFlag{}).action);
    }
    std::size_t const now = table->at(newcomer).seen().tricks.size();
    if (now > tricks) look(FirstHandMoment::trick);
    tricks = now;
  }
  look(FirstHandMoment::result);
  return met;
}

// How often each came up.
std::vector<int> counts(GameInfo const& game, FirstHand const& hand, std::uint64_t seed) {
  std::vector<int> counts(hand.ideas.size(), 0);
  for (int play = 0; play < plays; ++play)
    for (std::size_t const idea : met(game, hand, seed, play)) ++counts[idea];
  return counts;
}

// How many regular ideas do not come up in one of the first four plays.
int missing(GameInfo const& game, FirstHand const& hand, std::uint64_t seed) {
  int missing = 0;
  for (int play = 0; play < 4; ++play) {
    std::set<std::size_t> const found = met(game, hand, seed, play);
    for (std::size_t i = 0; i < hand.ideas.size(); ++i)
      if (!hand.ideas[i].rare && !found.contains(i)) ++missing;
    if (missing > 1) return missing;
  }
  return missing;
}

}  // namespace

class TestFirstHand : public QObject {
  Q_OBJECT

  static void eachGame() {
    QTest::addColumn<QString>("id");
    for (GameInfo const* game : allGames())
      QTest::newRow(std::string(game->id).c_str()) << QString::fromStdString(std::string(game->id));
  }

 private slots:
  void theRulesComeUp_data() { eachGame(); }
  void theRulesComeUp() {
    QFETCH(QString, id);
    GameInfo const& game = *findGame(id.toStdString());
    FirstHand const& hand = firstHandOf(game.id);
    QVERIFY(std::ranges::count(game.players, hand.players) == 1);
    std::vector<int> const found = counts(game, hand, hand.seed);
    int regular = 0;
    for (std::size_t i = 0; i < hand.ideas.size(); ++i) {
      Idea const& idea = hand.ideas[i];
      if (idea.rare) continue;
      ++regular;
      QVERIFY2(found[i] * 3 >= plays * 2,
               qPrintable(QString("%1 came up in %2 of %3").arg(idea.title.id).arg(found[i]).arg(plays)));
    }
    QVERIFY(regular >= 8);
  }

  // What it is about and what a trick is are told first, before anything is to be decided.
  void theGoalComesFirst_data() { eachGame(); }
  void theGoalComesFirst() {
    QFETCH(QString, id);
    GameInfo const& game = *findGame(id.toStdString());
    FirstHand const& hand = firstHandOf(game.id);
    auto const table = openTable(setupOf(game, hand, hand.seed));
    table->deal(table->nextDeal(), table->nextDealer());
    while (table->toAct() != newcomer) table->apply(table->thought("greedy")(StopFlag{}).action);
    Seen const seen = table->at(newcomer).seen();
    std::vector<std::string> told;
    for (Idea const& idea : hand.ideas)
      if (due(idea, FirstHandMoment::turn, seen)) told.emplace_back(idea.title.source);
    auto const place = [&](char const* title) {
      return std::ranges::find(told, std::string(title)) - told.begin();
    };
    QVERIFY(told.size() > 2);
    QVERIFY(std::min(place("What it is about"), place("Ten points")) == 0);
    QCOMPARE(place("What a trick is"), std::ptrdiff_t{1});
  }

  // Who leads the first trick is told as the usual rules have it.
  void whoLeadsFirst_data() { eachGame(); }
  void whoLeadsFirst() {
    QFETCH(QString, id);
    GameInfo const& game = *findGame(id.toStdString());
    FirstHand const& hand = firstHandOf(game.id);
    bool told = false;
    bool toldNext = false;
    for (Idea const& idea : hand.ideas) {
      std::string_view const text = idea.text.source;
      told = told || text.find("leads the first") != text.npos;
      toldNext = toldNext || text.find("the player after the dealer leads the first") != text.npos;
    }
    bool next = true;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      auto const table = openTable(setupOf(game, hand, seed));
      Seat const dealer = table->nextDealer();
      table->deal(table->nextDeal(), dealer);
      while (!table->playing() && !table->handOver())
        table->apply(table->thought("greedy")(StopFlag{}).action);
      if (!table->handOver()) next = next && table->toAct() == seatAfter(dealer, hand.players, 1);
    }
    if (told) QCOMPARE(toldNext, next);
  }

  // What may be led is told to who leads, and not while somebody has to follow.
  void leadingIsToldToWhoLeads() {
    FirstHand const& hand = firstHandOf("jabberwocky");
    auto const idea = std::ranges::find(hand.ideas, std::string_view("When trump may be led"),
                                        [](Idea const& each) { return std::string_view(each.title.source); });
    QVERIFY(idea != hand.ideas.end());
    int leads = 0;
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      auto const table = openTable(setupOf(*findGame("jabberwocky"), hand, seed));
      table->deal(table->nextDeal(), table->nextDealer());
      while (!table->handOver()) {
        Seen const seen = table->at(newcomer).seen();
        if (table->toAct() == newcomer && table->playing()) {
          bool const mayLead = seen.trick.cards.empty();
          bool const isDue = due(*idea, FirstHandMoment::turn, seen).has_value();
          QVERIFY(mayLead || !isDue);
          leads += isDue ? 1 : 0;
          others += mayLead ? 0 : 1;
        }
        table->apply(table->thought("greedy")(StopFlag{}).action);
      }
    }
    QVERIFY(leads > 0 && others > 0);
  }

  // An idea whose rule does not come up is not told.
  void noSignNoIdea() {
    Idea const idea{.signs = {Text{"core", "never said", "test.never"}}};
    auto const table = openTable(setupOf(*allGames().front(), firstHandOf(allGames().front()->id), 1));
    table->deal(table->nextDeal(), table->nextDealer());
    QVERIFY(!due(idea, FirstHandMoment::turn, table->at(newcomer).seen()));
    QVERIFY(due(Idea{}, FirstHandMoment::turn, table->at(newcomer).seen()));
    QVERIFY(!due(Idea{}, FirstHandMoment::trick, table->at(newcomer).seen()));
  }

  void titlesAreShortAndAllDiffer_data() { eachGame(); }
  void titlesAreShortAndAllDiffer() {
    QFETCH(QString, id);
    std::set<std::string> titles;
    FirstHand const& hand = firstHandOf(id.toStdString());
    for (Idea const& idea : hand.ideas) {
      QVERIFY(titles.insert(idea.title.source).second);
      QVERIFY(QString(idea.title.source).split(u' ').size() <= 8);
      QVERIFY(!idea.text.empty());
    }
  }

  void search_data() { eachGame(); }
  void search() {
    bool wanted = false;
    int const seeds = qEnvironmentVariableIntValue("GIAGUARO_SEEDS", &wanted);
    if (!wanted) QSKIP("GIAGUARO_SEEDS is not set");
    QFETCH(QString, id);
    GameInfo const& game = *findGame(id.toStdString());
    FirstHand const& hand = firstHandOf(game.id);
    std::tuple<int, int, int> best{-1, 0, 0};
    int missed = 1;
    for (int seed = 1; seed <= seeds; ++seed) {
      if (missing(game, hand, static_cast<std::uint64_t>(seed)) > missed) continue;
      std::vector<int> const found = counts(game, hand, static_cast<std::uint64_t>(seed));
      int least = plays;
      int sum = 0;
      for (std::size_t i = 0; i < hand.ideas.size(); ++i) {
        if (!hand.ideas[i].rare) least = std::min(least, found[i]);
        sum += found[i];
      }
      if (std::tuple(least, sum) <= std::tuple(std::get<0>(best), std::get<1>(best))) continue;
      best = {least, sum, seed};
      if (least > 0) missed = 0;
      std::cout << id.toStdString() << " seed " << seed << ": least " << least << ", sum " << sum << "\n";
      for (std::size_t i = 0; i < hand.ideas.size(); ++i)
        std::cout << "    " << found[i] << ' ' << hand.ideas[i].title.id << std::endl;
    }
  }
};

}  // namespace testFirstHand

QTEST_APPLESS_MAIN(testFirstHand::TestFirstHand)
#include "test_first_hand.moc"
