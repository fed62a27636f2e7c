// Looking back in a match that is played: whoever looks at the last trick plays nothing by it, and finds all
// tricks of the hand as the record has them, in every game.
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/scenes/scene.h"
#include "tests/app/hand_player.h"
#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/panels/guide_section.h"
#include "ui/scene/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/status_line.h"
#include "ui/tricks/trick_list.h"

namespace testLookBack {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Plays on as the baseline would, until the viewer is to play to another trick than the first.
bool playsPastTheFirstTrick(Session& session) {
  while (comes([&] { return session.phase() == Session::Phase::choosing; })) {
    Seen const& seen = session.scene().seen;
    bool const plays = std::ranges::any_of(seen.offers, [](Offer const& offer) {
      return offer.action.kind == Action::Kind::play && offer.legal();
    });
    if (plays && !seen.tricks.empty()) return true;
    int const before = actionsOf(session);
    actAsBaseline(session);
    if (!comes([&] { return actionsOf(session) > before; })) return false;
  }
  return false;
}

}  // namespace

class TestLookBack : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsPlayed_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("it") << "it";
  }
  void nothingIsPlayed() {
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch(language, 11));
    QVERIFY(program.isActive());
    Session& session = program.session();
    QVERIFY(playsPastTheFirstTrick(session));
    Seen const seen = session.scene().seen;
    auto const offer = std::ranges::find_if(seen.offers, [](Offer const& each) { return each.legal(); });
    QString const name = "card_" + QString::fromStdString(Deck::of(seen.deck).text(offer->action.card()));
    auto* card = program.window().findChild<QAbstractButton*>(name);
    auto const clickCard = [&] {
      QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {},
                        card->mapTo(&program.window(),
                                    QPoint(card->mask().boundingRect().left() + 14, card->height() * 3 / 4)));
    };
    int const before = actionsOf(session);

    program.press(Qt::Key_L);
    auto const* line = program.window().findChild<StatusLine*>();
    QString const status = line->text();
    QString const taken = wordingOf(session.scene()).say(seen.lastTrick()->taken);
    QVERIFY2(status.contains(taken), qPrintable(status));
    // Beside the table the same trick is told.
    auto const* told = program.window().findChild<GuideSection*>("guideWhere");
    QVERIFY2(told->body().endsWith(taken), qPrintable(told->body()));
    clickCard();
    QVERIFY(line->text() != status);
    QCOMPARE(actionsOf(session), before);
    QCOMPARE(session.phase(), Session::Phase::choosing);
    QVERIFY2(!told->body().endsWith(taken), qPrintable(told->body()));
    // The same click plays it now.
    clickCard();
    QVERIFY(comes([&] { return actionsOf(session) > before; }));
  }

  // What a computer player's contract opens on the cloth lies there, and nobody acts, until a key, a click on
  // the cloth or one on a card, which plays nothing.
  void whatOpensIsSeenFirst_data() {
    QTest::addColumn<QString>("how");
    for (char const* how : {"Space", "Return", "a click", "a card"}) QTest::newRow(how) << how;
  }
  void whatOpensIsSeenFirst() {
    QFETCH(QString, how);
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 11));
    QVERIFY(program.isActive());
    Session& session = program.session();
    session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
    auto const stops = [&] {
      using enum Session::Phase;
      return session.phase() == choosing || session.phase() == resting || session.phase() == showingResult ||
             session.phase() == over;
    };
    // A hand that somebody else takes with the dog.
    for (std::uint64_t seed = 1; seed < 30 && !session.scene().turned; ++seed) {
      session.start(planWithViewer(1, seed, *findGame("tarot")));
      QVERIFY(comes(stops));
      while (session.phase() == Session::Phase::choosing && session.scene().seen.trick.number == 0) {
        auto const& offers = session.scene().seen.offers;
        auto const pass = std::ranges::find(offers, Action::Kind::pass,
                                            [](Offer const& offer) { return offer.action.kind; });
        if (pass == offers.end()) break;
        session.choose(pass->action);
        QVERIFY(comes([&] { return session.phase() != Session::Phase::recording && stops(); }));
      }
    }
    QVERIFY(session.scene().turned);
    int const before = actionsOf(session);
    // Whatever was on its way has come by now: the computer player has not been asked.
    for (int turn = 0; turn < 5; ++turn) QCoreApplication::processEvents();
    QCOMPARE(session.phase(), Session::Phase::resting);
    auto* table = program.window().table();
    auto const click = [&](QPoint const& at) {
      QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {},
                        table->mapTo(&program.window(), at));
    };
    if (how == "Space") program.press(Qt::Key_Space);
    if (how == "Return") program.press(Qt::Key_Return);
    if (how == "a click") click(table->tableLayout().clothCentre().toPoint());
    if (how == "a card") click(table->tableLayout().handCard(0).bottomLeft().toPoint() + QPoint(8, -30));
    QVERIFY(!session.scene().turned);
    QVERIFY(comes([&] { return actionsOf(session) > before; }));
    QVERIFY(comes([&] { return session.phase() == Session::Phase::choosing; }));
    QVERIFY(std::ranges::none_of(session.record().hands.back().actions, [](Done const& done) {
      return done.seat == 0 && done.action.kind == Action::Kind::play;
    }));
  }

  // Every game, at every table size: the list has each card where the record has it.
  void allTricksAreInTheList_data() {
    QTest::addColumn<int>("number");
    std::vector<Set> const sets = allSets();
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (i == 0 || sets[i].game != sets[i - 1].game || sets[i].players != sets[i - 1].players)
        QTest::newRow(qPrintable(nameOf(sets[i]))) << static_cast<int>(i);
  }
  void allTricksAreInTheList() {
    QFETCH(int, number);
    Set const set = allSets()[static_cast<std::size_t>(number)];
    MatchPlan plan;
    plan.setup = {std::string(set.game->id), set.players, set.options, 3, {}, {}};
    for (int seat = 0; seat < set.players; ++seat) {
      plan.setup.names.push_back("Player " + std::to_string(seat));
      plan.setup.levels.push_back(seat == 0 ? std::string(humanPlayer) : "greedy");
      plan.avatars.push_back(seat + 1);
    }
    auto const table = openTable(plan.setup);
    std::vector<std::pair<Seat, Card>> played;
    do {
      played.clear();
      table->deal(table->nextDeal(), table->nextDealer());
      while (!table->handOver()) {
        Action const action = table->thought("greedy")(StopFlag{}).action;
        if (action.kind == Action::Kind::play) played.emplace_back(table->toAct(), action.card());
        table->apply(action);
      }
    } while (played.empty() && !table->matchOver());
    QVERIFY(!played.empty());

    MainWindow window;
    window.resize(1280, 800);
    window.setScene(sceneOf(table->at(plan.viewer()), plan, {}, {.showResult = true}));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(window.windowHandle(), Qt::Key_L, Qt::ShiftModifier);
    auto const* list = window.findChild<TrickList*>();
    QVERIFY(list->hasFocus());
    std::size_t at = 0;
    Deck const& deck = *set.game->deck;
    for (TrickRow const& row : list->rows()) {
      QCOMPARE(row.cells.size(), static_cast<std::size_t>(set.players));
      QCOMPARE(std::ranges::count(row.cells, true, &TrickRow::Cell::takes), 1);
      for (TrickRow::Cell const& cell : row.cells) {
        auto const& [seat, card] = played[at++];
        QCOMPARE(cell.card, "card:" + QString::fromStdString(deck.text(card)));
        QCOMPARE(cell.player, seat == 0 ? QString("You") : QString("Player %1").arg(seat));
      }
      QVERIFY(row.spoken.contains(row.taken));
    }
    QCOMPARE(at, played.size());
  }
};

}  // namespace testLookBack

QTEST_MAIN(testLookBack::TestLookBack)
#include "test_look_back.moc"
