// Whole hands of every game as the session shows them: each card that is played travels once, each trick is
// taken once, each hand is dealt once, and what is taken back moves nothing.
#include <QTest>
#include <algorithm>

#include "tests/app/match_tools.h"
#include "tests/app/plans.h"
#include "tests/joined.h"
#include "ui/motion/motion.h"

namespace testMotionGames {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

// What moved from scene to scene, as far as it was played.
struct Moves {
  std::vector<Travel> dealt, played, taken, aside, turned, away;
  int deals = 0;
  int steps = 0;
};

void add(Motion const& motion, Moves& moves) {
  bool const deal = !motion.goesOn && !motion.travels.empty();
  if (deal) ++moves.deals;
  if (!motion.travels.empty()) ++moves.steps;
  for (Travel const& travel : motion.travels) {
    auto& kind = deal                                                                     ? moves.dealt
                 : travel.to.kind == CardPlace::Kind::trick                               ? moves.played
                 : travel.from.kind == CardPlace::Kind::cloth && travel.from != travel.to ? moves.away
                 : travel.to.kind == CardPlace::Kind::cloth                               ? moves.turned
                 : travel.from.kind == CardPlace::Kind::trick                             ? moves.taken
                                                                                          : moves.aside;
    kind.push_back(travel);
  }
}

MatchPlan planOfGame(GameInfo const& game, bool viewer) {
  GivenOptions given;
  if (game.handsOption >= 0) given[static_cast<std::size_t>(game.handsOption)] = 2;
  MatchPlan plan;
  plan.setup = {std::string(game.id), game.usualPlayers, completed(game.options, given), 11, {}, {}};
  for (int seat = 0; seat < game.usualPlayers; ++seat) {
    plan.setup.names.push_back("Player " + std::to_string(seat));
    plan.setup.levels.emplace_back(viewer && seat == 0 ? std::string(humanPlayer) : "greedy");
    plan.avatars.push_back(seat + 1);
  }
  return plan;
}

}  // namespace

class TestMotionGames : public QObject {
  Q_OBJECT

 private slots:
  void wholeHands_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<bool>("viewer");
    QTest::addColumn<bool>("rests");
    int index = 0;
    for (GameInfo const* game : allGames()) {
      std::string const id(game->id);
      QTest::addRow("%s", id.c_str()) << index << true << true;
      QTest::addRow("%s, no trick rests", id.c_str()) << index << true << false;
      QTest::addRow("%s, watched", id.c_str()) << index << false << true;
      ++index;
    }
  }
  void wholeHands() {
    QFETCH(int, game);
    QFETCH(bool, viewer);
    QFETCH(bool, rests);
    auto alarm = std::make_unique<HandAlarm>();
    HandAlarm& hand = *alarm;
    Session session(std::move(alarm));
    session.setPaces({.thinking = {},
                      .trickRest = std::chrono::milliseconds(rests ? 1 : 0),
                      .trickUntilClick = rests,
                      .resultRest = std::chrono::milliseconds(1)});
    Moves moves;
    TableScene last;
    int onCloth = 0;
    connect(&session, &Session::sceneChanged, this, [&](TableScene const& scene) {
      add(Motion::between(last, scene), moves);
      last = scene;
      for (Seen::Spread const& spread : scene.seen.spreads)
        if (spread.seat == nobody) onCloth = static_cast<int>(spread.cards.size());
    });
    session.start(planOfGame(*allGames()[static_cast<std::size_t>(game)], viewer));

    auto const waits = [&session] {
      return session.phase() == Phase::choosing || session.phase() == Phase::resting ||
             session.phase() == Phase::showingResult || session.phase() == Phase::over;
    };
    while (comes(waits) && session.phase() != Phase::showingResult && session.phase() != Phase::over) {
      if (session.phase() == Phase::choosing)
        actAsBaseline(session);
      else if (hand.isSet())
        hand.ring();
      else
        session.goOn();
    }
    QVERIFY(last.showResult);
    QVERIFY(!viewer || last.viewer == 0);

    // What the last trick brought went with the sheet.
    std::vector<Seen::PlayedCard> played;
    std::vector<std::pair<Card, Seat>> taken;
    for (Seen::Trick const& trick : last.seen.tricks)
      for (Seen::PlayedCard const& card : trick.cards) {
        played.push_back(card);
        if (trick.number < static_cast<int>(last.seen.tricks.size()) || last.seen.tricks.empty())
          taken.emplace_back(card.card, trick.winner);
      }
    if (!rests && !played.empty()) played.pop_back();  // it came with the sheet
    QCOMPARE(moves.played.size(), played.size());
    for (std::size_t i = 0; i < played.size(); ++i) {
      Travel const& travel = moves.played[i];
      QVERIFY(travel.card == played[i].card && travel.to.seat == played[i].seat);
      bool const own = viewer && played[i].seat == 0;
      QVERIFY(travel.from.kind == (own ? CardPlace::Kind::hand : CardPlace::Kind::plate));
      QVERIFY(own || travel.from.seat == played[i].seat);
    }
    QCOMPARE(moves.taken.size(), taken.size());
    for (std::size_t i = 0; i < taken.size(); ++i)
      QVERIFY(moves.taken[i].card == taken[i].first && moves.taken[i].to.seat == taken[i].second);

    QCOMPARE(moves.deals, 1);
    // In hands; what lies open on the cloth all may see.
    auto const faces = std::ranges::count_if(moves.dealt, [](Travel const& travel) {
      return travel.card.valid() && travel.to.kind != CardPlace::Kind::cloth;
    });
    if (viewer)
      QVERIFY(faces > 0);
    else
      QCOMPARE(faces, 0);
    for (Travel const& travel : moves.aside) QVERIFY(travel.from.kind == CardPlace::Kind::hand && viewer);
    for (Travel const& travel : moves.turned)
      QVERIFY(travel.from == travel.to && travel.turnsOver && travel.card.valid());
    // Where cards lie on the cloth they turn over once, or never.
    QVERIFY(moves.turned.empty() || static_cast<int>(moves.turned.size()) == onCloth);
  }

  // Wherever the viewer takes back, from every phase that it can be done in.
  void takenBackMovesNothing_data() {
    QTest::addColumn<int>("game");
    for (std::size_t i = 0; i < allGames().size(); ++i)
      QTest::addRow("%s", std::string(allGames()[i]->id).c_str()) << static_cast<int>(i);
  }
  void takenBackMovesNothing() {
    QFETCH(int, game);
    Session session;
    session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
    Moves moves;
    TableScene last;
    connect(&session, &Session::sceneChanged, this, [&](TableScene const& scene) {
      add(Motion::between(last, scene), moves);
      last = scene;
    });
    session.start(planOfGame(*allGames()[static_cast<std::size_t>(game)], true));
    auto const waits = [&session] {
      return session.phase() == Phase::choosing || session.phase() == Phase::resting ||
             session.phase() == Phase::showingResult || session.phase() == Phase::over;
    };
    int undone = 0;
    QVERIFY(comes(waits));
    for (int round = 0; round < 12; ++round) {
      bool const chose = session.phase() == Phase::choosing;
      if (chose)
        actAsBaseline(session);
      else if (session.phase() == Phase::resting)
        session.goOn();
      else
        break;
      QVERIFY(comes([&] { return session.phase() != Phase::recording && waits(); }));
      if (!chose) continue;
      int const before = moves.steps;
      session.undo();
      QVERIFY(reaches(session, Phase::choosing));
      QCOMPARE(moves.steps, before);
      ++undone;
      actAsBaseline(session);
      QVERIFY(comes([&] { return session.phase() != Phase::recording && waits(); }));
    }
    QVERIFY(undone > 3);
  }
};

}  // namespace testMotionGames

QTEST_GUILESS_MAIN(testMotionGames::TestMotionGames)
#include "test_motion_games.moc"
