// Whole matches through the real window, from the choice of a new match through every hand to the sheet at
// the end: each game by the mouse alone and by keys alone, the one in English, the other in Italian; with
// GIAGUARO_LONG both in each language, and as long as matches usually are. Those of a game are the same
// match, played alike.
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <map>

#include "app/desktop/match/level_choices.h"
#include "app/desktop/match/plan_of_choice.h"
#include "app/desktop/match/usual_seats.h"
#include "tests/app/games_here.h"
#include "tests/app/hand_player.h"
#include "tests/app/input_watch.h"
#include "tests/joined.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/seat_place.h"
#include "ui/podium/podium.h"
#include "ui/result/end_sheet.h"

namespace testMatches {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

constexpr int mostSteps = 4000;
constexpr std::uint64_t seed = 3;
constexpr auto level = "greedy";

bool isLong() { return qEnvironmentVariableIsSet("GIAGUARO_LONG"); }

// How many play, and how many hands: the shortest match there is, but with more than one hand where hands are
// short.
struct Size {
  int players;
  int hands;
};
Size sizeOf(GameInfo const& game) {
  if (isLong()) return {game.usualPlayers, 0};
  bool const longHands = game.deck == &seventyEightCards;
  return {longHands ? game.players.back() : game.players.front(), longHands ? 1 : 2};
}

// In the list of who plays on a seat, behind the person.
int placeOfLevel() {
  int place = 1;
  for (LevelChoice const& each : levelChoices()) {
    if (each.id == QLatin1String(level)) return place;
    ++place;
  }
  return 0;
}

// Of a computer player that is not yet of the level wanted.
QComboBox* levelField(QWidget* widget) {
  auto* field = qobject_cast<QComboBox*>(widget);
  bool const ofSeat = field != nullptr && qobject_cast<SeatPlace*>(field->parentWidget()) != nullptr;
  return ofSeat && field->currentIndex() > 0 && field->currentIndex() != placeOfLevel() ? field : nullptr;
}

}  // namespace

class TestMatches : public QObject {
  Q_OBJECT

  std::map<QString, Record> records_;  // by game
  std::map<QString, QString> titles_;  // of the last sheet, by game and language

  // By the wheel, until the middle of it is in sight.
  static void scrollTo(QWidget& widget) {
    for (QWidget* up = widget.parentWidget(); up != nullptr; up = up->parentWidget()) {
      auto* area = qobject_cast<QScrollArea*>(up);
      if (area == nullptr) continue;
      QWidget* const port = area->viewport();
      auto const offset = [&] { return widget.mapTo(port, widget.rect().center()).y(); };
      for (int i = 0; i < 100 && (offset() < 20 || offset() > port->height() - 20); ++i) {
        int const turn = offset() < 20 ? 120 : -120;
        QPointF const at = port->rect().center();
        QWheelEvent wheel(at, port->mapToGlobal(at), {}, {0, turn}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(port, &wheel);
      }
    }
  }
  static void clickAt(QWidget& widget, QPoint const& at) {
    scrollTo(widget);
    QTest::mouseClick(widget.window()->windowHandle(), Qt::LeftButton, {}, widget.mapTo(widget.window(), at));
  }

  static void chooseByMouse(Program& program, GameInfo const& game, Size size) {
    auto* dialog = program.window().findChild<NewMatchDialog*>();
    auto const clickButton = [&](QString const& name) {
      auto* button = dialog->findChild<QAbstractButton*>(name);
      scrollTo(*button);
      QVERIFY2(program.click(name), qPrintable(name));
    };
    clickButton("game_" + idOf(game));
    clickButton("allChoices");
    if (game.players.size() > 1) clickButton(QString("players_%1").arg(size.players));
    if (game.handsOption >= 0 && size.hands > 0) {
      auto* field = dialog->findChild<QSpinBox*>();
      for (int i = 0; i < 100 && field->value() != size.hands; ++i) {
        QStyleOptionSpinBox option;
        option.initFrom(field);
        option.subControls = QStyle::SC_All;
        bool const less = field->value() > size.hands;
        auto const part = less ? QStyle::SC_SpinBoxDown : QStyle::SC_SpinBoxUp;
        clickAt(*field, field->style()->subControlRect(QStyle::CC_SpinBox, &option, part, field).center());
      }
      QCOMPARE(field->value(), size.hands);
    }
    for (QComboBox* field : dialog->findChildren<QComboBox*>()) {
      if (!field->isVisible() || levelField(field) == nullptr) continue;
      clickAt(*field, field->rect().center());
      QAbstractItemView* const list = field->view();
      QVERIFY(comes([&] { return list->isVisible(); }));
      QRect const place = list->visualRect(field->model()->index(placeOfLevel(), 0));
      QWidget* const port = list->viewport();
      QWindow* const popup = list->window()->windowHandle();
      QPoint const at = port->mapTo(list->window(), place.center());
      QTest::mouseMove(popup, at + QPoint(12, 0));  // else the release still belongs to the first click
      QTest::mouseMove(popup, at);
      QTest::mouseClick(popup, Qt::LeftButton, {}, at);
      QVERIFY(comes([&] { return !list->isVisible(); }));
      QCOMPARE(field->currentIndex(), placeOfLevel());
    }
    clickButton("dealCards");
  }

  // With Tab from the games to the button that deals; once all the choices are shown, from the seats on.
  static void chooseByKeys(Program& program, GameInfo const& game, Size size) {
    QString const tile = "game_" + idOf(game);
    for (std::size_t i = 0; i < allGames().size(); ++i) program.press(Qt::Key_Left);
    for (std::size_t i = 0; i < allGames().size() && program.focusName() != tile; ++i)
      program.press(Qt::Key_Right);
    QCOMPARE(program.focusName(), tile);
    QString const players = QString("players_%1").arg(size.players);
    bool unfolded = false;
    for (int stop = 0; stop < 90 && program.focusName() != "dealCards"; ++stop) {
      program.press(Qt::Key_Tab);
      QWidget* const focus = QApplication::focusWidget();
      QVERIFY(focus != nullptr);
      QVERIFY2(!focus->visibleRegion().isEmpty(), qPrintable(focus->objectName()));
      if (!unfolded && program.focusName() == "allChoices") {
        program.press(Qt::Key_Space);
        unfolded = true;
      }
      if (program.focusName().startsWith("players_")) {
        // Tab comes to the number that is chosen, arrows to the others.
        QVERIFY(qobject_cast<QAbstractButton*>(focus)->isChecked());
        for (std::size_t i = 0; i < game.players.size(); ++i) program.press(Qt::Key_Left);
        for (std::size_t i = 0; i < game.players.size() && program.focusName() != players; ++i)
          program.press(Qt::Key_Right);
        QCOMPARE(program.focusName(), players);
      }
      auto* hands = qobject_cast<QSpinBox*>(focus);
      if (hands != nullptr && size.hands > 0) {
        program.press(static_cast<Qt::Key>(Qt::Key_0 + size.hands));
        QCOMPARE(hands->value(), size.hands);
      }
      if (QComboBox* field = levelField(focus)) {
        program.press(Qt::Key_Home);
        for (int i = 0; i < placeOfLevel(); ++i) program.press(Qt::Key_Down);
        QCOMPARE(field->currentIndex(), placeOfLevel());
      }
    }
    QCOMPARE(program.focusName(), "dealCards");
    program.press(Qt::Key_Return);
  }

  void atTheEnd(Program& program, Way way, QString const& title) {
    Session const& session = program.session();
    QVERIFY(program.window().scene().matchOver);
    auto* sheet = program.window().findChild<EndSheet*>();
    QVERIFY(sheet->isVisible());
    auto const* line = sheet->findChild<QLabel*>("lastHand");
    QVERIFY(line->isVisible() && !line->text().isEmpty());
    titles_[title] = line->text();
    QVERIFY(session.record().settlement.has_value());
    QCOMPARE(program.window().scene().rows.size(), session.record().hands.size());
    // From here to the podium and to the next match, and back.
    QCOMPARE(program.focusName(), "toPodium");
    if (way == Way::mouse)
      QVERIFY(program.click("toPodium"));
    else
      program.press(Qt::Key_Return);
    auto const* const podium = program.window().findChild<Podium*>();
    QVERIFY(podium != nullptr && podium->isVisible());
    QCOMPARE(program.focusName(), "onceMore");
    if (way == Way::mouse)
      QVERIFY(program.click("newMatch"));
    else
      program.press(Qt::Key_N);
    QPointer<NewMatchDialog> const dialog = program.window().findChild<NewMatchDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    if (way == Way::mouse)
      QVERIFY(program.click("cancelMatch"));
    else
      program.press(Qt::Key_Escape);
    QVERIFY(dialog == nullptr || !dialog->isVisible());
    QVERIFY(podium->isVisible());
    // The first hand is looked at, and the podium is there again.
    if (way == Way::keys) {
      program.press(Qt::Key_R);
      QVERIFY(comes([&] { return program.window().scene().playback.has_value(); }));
      QVERIFY(!podium->isVisible());
      program.press(Qt::Key_Escape);
      QVERIFY(comes([&] { return !program.window().scene().playback.has_value(); }));
      QVERIFY(podium->isVisible());
      program.press(Qt::Key_Escape);
    } else {
      QVERIFY(program.click("lastResult"));
    }
    QVERIFY(!podium->isVisible() && sheet->isVisible());
    QCOMPARE(program.focusName(), "toPodium");
  }

 private slots:
  void match_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("byMouse");
    QTest::addColumn<QString>("language");
    for (int number = 0; number < static_cast<int>(allGames().size()); ++number)
      for (bool const byMouse : {true, false})
        for (char const* language : {"en", "it"}) {
          if (!isHere(*allGames()[static_cast<std::size_t>(number)])) continue;
          bool const usual = byMouse == (QLatin1String(language) == QLatin1String("en"));
          if (!usual && !isLong()) continue;
          QTest::addRow("%s by %s, %s", qPrintable(idOf(*allGames()[static_cast<std::size_t>(number)])),
                        byMouse ? "mouse" : "keys", language)
              << number << byMouse << language;
        }
  }
  void match() {
    QFETCH(int, number);
    QFETCH(bool, byMouse);
    QFETCH(QString, language);
    GameInfo const& game = *allGames()[static_cast<std::size_t>(number)];
    Size const size = sizeOf(game);
    Way const way = byMouse ? Way::mouse : Way::keys;
    QTemporaryDir const home;
    Preferences(home.filePath("preferences.ini")).setPlayer("Zoë", 3);
    Program program(home.path(), lineOf(language));
    program.desktop().setSeeds([] { return seed; });
    QVERIFY(program.isActive());
    program.window().findChild<EndSheet*>()->setKeyGuard(0);
    InputWatch const watch;

    if (byMouse)
      chooseByMouse(program, game, size);
    else
      chooseByKeys(program, game, size);
    if (QTest::currentTestFailed()) return;
    Session& session = program.session();
    QVERIFY(session.hasMatch());
    QCOMPARE(session.plan().setup.game, std::string(game.id));
    QCOMPARE(session.plan().setup.players, size.players);
    for (Seat seat = 1; seat < size.players; ++seat)
      QCOMPARE(session.plan().setup.levels[static_cast<std::size_t>(seat)], std::string(level));

    HandPlayer player(program, way, seed);
    int hands = 1;
    for (int step = 0;; ++step) {
      QVERIFY(step < mostSteps);
      QVERIFY(player.waits());
      if (session.phase() == Phase::over) break;
      if (session.phase() == Phase::showingResult) {
        QVERIFY(program.window().findChild<EndSheet*>()->isVisible());
        if (byMouse)
          QVERIFY(program.click("nextHand"));
        else
          program.press(hands % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
        ++hands;
        QVERIFY(comes([&] { return static_cast<int>(session.record().hands.size()) == hands; }));
        continue;
      }
      QVERIFY(session.phase() == Phase::choosing);
      QString const problem = player.decide();
      QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    if (game.handsOption >= 0 && size.hands > 0) QCOMPARE(hands, size.hands);
    atTheEnd(program, way, idOf(game) + ' ' + language);
    if (QTest::currentTestFailed()) return;
    QCOMPARE(byMouse ? watch.keyEvents() : watch.mouseEvents(), 0);
    QVERIFY((byMouse ? watch.mouseEvents() : watch.keyEvents()) > 2 * hands);
    QVERIFY2(watch.unseen().isEmpty(), qPrintable(watch.unseen().join(' ')));
    auto const [known, first] = records_.emplace(idOf(game), playOf(session.record()));
    if (!first) QVERIFY2(known->second == playOf(session.record()), "another match than by the other way");
  }

  // Once more at this table: the same game, rules and people, and other cards.
  void onceMoreIsTheSameMatchOfOtherDeals() {
    QTemporaryDir const home;
    Preferences(home.filePath("preferences.ini")).setPlayer("Zoë", 3);
    Program program(home.path(), lineOf("en"));
    GameInfo const& game = *gamesHere().front();
    MatchChoice const choice{idOf(game), game.usualPlayers, completed(game.options, {}),
                             usualSeats(game.usualPlayers, "Zoë", 3),
                             completed(tableOptions(), game, game.usualPlayers, {})};
    QCOMPARE(choiceOf(planOf(choice, 7)), choice);
    emit program.window().matchChosen(choice);
    Session const& session = program.session();
    QVERIFY(comes([&] { return session.hasMatch(); }));
    MatchPlan const before = session.plan();
    emit program.window().onceMoreWanted();
    QVERIFY(comes(
        [&] { return session.hasMatch() && session.plan().setup.identity.id != before.setup.identity.id; }));
    MatchSetup const& setup = session.plan().setup;
    QCOMPARE(setup.names, before.setup.names);
    QCOMPARE(setup.levels, before.setup.levels);
    QCOMPARE(setup.options, before.setup.options);
    QCOMPARE(session.plan().avatars, before.avatars);
    QVERIFY(setup.seed != before.setup.seed);
  }

  // The same matches ended alike, and were told in two languages.
  void languagesDiffer() {
    for (GameInfo const* game : gamesHere()) {
      QString const english = titles_[idOf(*game) + " en"];
      QVERIFY(!english.isEmpty());
      QVERIFY2(english != titles_[idOf(*game) + " it"], qPrintable(english));
    }
  }
};

}  // namespace testMatches

QTEST_MAIN(testMatches::TestMatches)
#include "test_matches.moc"
