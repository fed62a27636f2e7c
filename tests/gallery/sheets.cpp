#include "tests/gallery/sheets.h"

#include <QAbstractButton>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <algorithm>

#include "app/desktop/disk/match_file.h"
#include "tests/gallery/book.h"
#include "tests/gallery/house.h"
#include "tests/gallery/months.h"
#include "tests/gallery/past_match.h"
#include "tests/gallery/statistics.h"
#include "tests/gallery/tour.h"
#include "ui/editor/editor_page.h"
#include "ui/editor/value_sheet.h"
#include "ui/help/help_window.h"
#include "ui/hint/hint_table.h"
#include "ui/history/history_page.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/options/options_sheet.h"
#include "ui/panels/guide_panel.h"
#include "ui/people/people_sheet.h"
#include "ui/sheets/not_opened_sheet.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro::test {
namespace {

// What is too long is moved to its end, or back to its beginning.
void scroll(MainWindow& window, bool toEnd) {
  // What comes later, as pictures of decks do, makes it longer.
  for (int turn = 0; turn < 6; ++turn) {
    QCoreApplication::processEvents();
    for (QScrollBar* bar : window.findChildren<QScrollBar*>())
      if (bar->isVisibleTo(&window)) bar->setValue(toEnd ? bar->maximum() : 0);
  }
}

void takeNewMatch(Tour const& tour) {
  int order = 20;
  for (GameInfo const* game : allGames())
    for (int const players : game->players) {
      tour.window().findChild<QAbstractButton*>("game_" + idOf(*game))->click();
      auto* count = tour.window().findChild<QAbstractButton*>(QString("players_%1").arg(players));
      if (count != nullptr) count->click();
      QString const id = QString("new-match-%1-%2").arg(idOf(*game)).arg(players);
      bool const inThemes = players == game->usualPlayers && game == allGames().back();
      tour.take({id, "New match", order++, {}, inThemes});
    }
  auto const allChoices = [&] { tour.window().findChild<QAbstractButton*>("allChoices")->click(); };
  tour.take(
      {"new-match-end", "New match, scrolled to its end", order++}, {}, [&] { scroll(tour.window(), true); },
      [&] { scroll(tour.window(), false); });
  tour.take(
      {"new-match-all", "New match, all the choices", order}, {},
      [&] {
        allChoices();
        scroll(tour.window(), true);
      },
      allChoices);
}

// The last word of what the guide says first.
void takeWord(Tour const& tour) {
  auto const open = [&] {
    setPanel(tour.window(), true);
    for (auto* text : tour.window().findChild<GuidePanel*>()->findChildren<RichText*>()) {
      if (!text->isVisible() || text->links().isEmpty()) continue;
      text->setFocus(Qt::BacktabFocusReason);
      return QTest::keyClick(text, Qt::Key_Return);
    }
  };
  tour.take({"word", "A word, explained beside it", 49, {}, true}, {}, open,
            [&] { QTest::keyClick(&tour.window(), Qt::Key_Escape); });
}

void takePreferences(Tour const& tour) {
  auto const open = [&](char const* shown) {
    return [&tour, shown] {
      tour.window().findChild<QAction*>("actionPreferences")->trigger();
      auto* const section = tour.window().findChild<QAbstractButton*>(shown);
      section->setFocus();
      section->click();
    };
  };
  auto const close = [&] { escape(tour.window()); };
  tour.take({"preferences", "Preferences", 50, {}, true}, {}, open("section_0"), close);
  tour.take({"preferences-table", "Preferences: the table", 51}, {}, open("section_1"), close);
  tour.take({"preferences-cards", "Preferences: the cards", 52}, {}, open("section_2"), close);
  tour.take({"preferences-paces", "Preferences: the paces", 53}, {}, open("section_3"), close);
}

// Three of them, of whom one is asked about.
void takePeople(Tour const& tour) {
  auto const sheet = [&] { return tour.window().findChild<PeopleSheet*>(); };
  auto const open = [&] {
    tour.window().findChild<QAction*>("actionPeople")->trigger();
    // Faces and names that nobody at the table has.
    for (auto const& [name, face] : {std::pair("Giulia", 7), std::pair("Mariangela", 9)}) {
      if (sheet()->people().size() > 2) break;
      emit sheet()->addWanted();
      emit sheet()->changed(sheet()->chosen(), name, face);
    }
    sheet()->choose(sheet()->people()[1].number);
    sheet()->focusFirst();
  };
  auto const close = [&] { escape(tour.window()); };
  tour.take({"people", "People", 53, {}, true}, {}, open, close);
  auto const ask = [&] {
    open();
    emit sheet()->deleteWanted(sheet()->chosen());
    comes([&] {
      auto const* deed = tour.window().findChild<QAbstractButton*>("agreedDeed");
      return deed != nullptr && deed->isVisible();
    });
  };
  tour.take({"people-delete", "Deleting somebody's data", 54}, {}, ask, [&] {
    tour.window().findChild<QAbstractButton*>("notAgreed")->click();
    escape(tour.window());
  });
}

void takeHelp(Tour const& tour) {
  int order = 60;
  for (GameInfo const* game : allGames())
    for (auto const& [page, name] : {std::pair(RulesPage::idea, "idea"),
                                     {RulesPage::auction, "auction"},
                                     {RulesPage::play, "play"},
                                     {RulesPage::score, "score"}}) {
      bool const inThemes = page == RulesPage::idea && game == allGames().front();
      tour.takeHelp({QString("rules-%1-%2").arg(idOf(*game), name), "Help: rules", order++, {}, inThemes},
                    name, [game, page = page](HelpWindow& help) { help.showRules(game, page); });
    }
  tour.takeHelp({"glossary", "Help: glossary", 90}, {}, [](HelpWindow& help) { help.showGlossary(); });
  tour.takeHelp({"help-book", "Help: the book", 89}, {},
                [](HelpWindow& help) { help.showTable(TablePage::book); });
  tour.takeHelp({"keys", "Help: keyboard shortcuts", 91}, {}, [](HelpWindow& help) { help.showKeys(); });
  tour.take(
      {"about", "About", 92}, {}, [&] { tour.window().findChild<QAction*>("actionAbout")->trigger(); },
      [&] { escape(tour.window()); });
}

// As somebody finds them who has come some way.
void takeLessons(Tour const& tour) {
  keepPositions(tour);
  auto const open = [&] {
    tour.window().findChild<QAction*>("actionLessons")->trigger();
    comes([&] {
      auto const* sheet = tour.window().findChild<LessonsSheet*>();
      return sheet != nullptr && sheet->isVisible();
    });
  };
  auto const close = [&] { escape(tour.window()); };
  tour.take({"lessons", "Lessons", 55, {}, true}, {}, open, close);
  auto const atEnd = [&] {
    open();
    scroll(tour.window(), true);
  };
  tour.take({"lessons-own", "One's own positions, behind the lessons", 56}, {}, atEnd, close);
}

void takeFileErrors(Tour const& tour, QString const& home) {
  QFile damaged(home + "/damaged.giaguaro");
  if (damaged.open(QIODevice::WriteOnly)) damaged.write("{\"giaguaro\": 1, \"game\": \"no such game\"}\n");
  damaged.close();
  auto const box = [&] { return tour.window().findChild<NotOpenedSheet*>(); };
  auto const close = [&] {
    escape(tour.window());
    comes([&] { return box() == nullptr; });
  };
  tour.take(
      {"file-gone", "A file that is not there", 95}, {},
      [&] {
        emit tour.window().openWanted("/home/anna/Domenica sera.giaguaro");
        comes([&] { return box() != nullptr; });
      },
      close);
  tour.take(
      {"file-damaged", "A file that is no match", 96}, {},
      [&] {
        emit tour.window().openWanted(damaged.fileName());
        comes([&] { return box() != nullptr; });
      },
      close);
}

void takeMenus(Tour const& tour) {
  QMenuBar* const bar = tour.window().menuBar();
  for (int i = 0; i < bar->actions().size(); ++i) {
    auto const menu = [bar, i] { return bar->actions()[i]->menu(); };
    tour.take(
        {QString("menu-%1").arg(i + 1), "Menu", 97}, {},
        [&] {
          bar->setActiveAction(bar->actions()[i]);
          menu()->setActiveAction(menu()->actions().front());
        },
        [&] { menu()->close(); });
  }
}

// Which hand is to be watched; and one of each game, in the middle of its play from one seat and with
// everybody's cards, and at its end.
// Matches of one's own, in the files that the program writes of them.
void putMatches(QString const& home) {
  QString const folder = home + "/data/history/";
  QDir().mkpath(folder);
  int day = 0;
  for (GameInfo const* game : allGames()) {
    day += 2;
    PastMatch past{.plan = planWithViewer(6, static_cast<std::uint64_t>(day), *game),
                   .began = QDateTime(QDate::currentDate().addDays(-day), QTime(22, 30)).addSecs(-day * 700)};
    past.plan.setup.names[0].clear();
    QFile file(folder + past.began.toString("yyyy-MM-dd-HHmmss") + "-1-" + idOf(*game) + ".json");
    if (file.open(QIODevice::WriteOnly)) file.write(matchFileOf(pastMatch(past)));
  }
}

void takeWatching(Tour const& tour, QString const& home) {
  putMatches(home);
  auto const find = [&](QString const& name) { return tour.window().findChild<QAbstractButton*>(name); };
  auto const ask = [&] {
    tour.window().findChild<QAction*>("actionWatch")->trigger();
    comes([&] { return find("watchNothing") != nullptr && find("watchNothing")->isVisible(); });
  };
  tour.take({"watch", "Watch a hand", 98, {}, true}, {}, ask, [&] { escape(tour.window()); });
  int order = 99;
  for (GameInfo const* game : allGames()) {
    ask();
    find("watch_" + idOf(*game))->click();
    comes([&] { return tour.window().scene().playback.has_value(); });
    emit tour.window().host().playbackWanted(PlaybackDeed::run);
    int const steps = tour.window().scene().playback->steps;
    tour.take({"watched-deal-" + idOf(*game), "A hand that is watched: the deal", order++});
    while (tour.window().scene().playback->step < steps * 3 / 5)
      emit tour.window().host().playbackWanted(PlaybackDeed::forward);
    // Where most of a trick lies on the table, and nobody looks at one that is over.
    while (tour.window().scene().seen.trick.cards.size() < 2 || tour.window().scene().rests())
      emit tour.window().host().playbackWanted(PlaybackDeed::forward);
    comes([&] {
      auto const& review = tour.window().scene().review;
      return review.has_value() && review->decision.judged;
    });
    tour.take({"watched-" + idOf(*game), "A hand that is watched", order++, {}, game == allGames().front()});
    emit tour.window().host().playbackWanted(PlaybackDeed::openCards);
    tour.take({"watched-open-" + idOf(*game), "A hand that is watched, with all cards", order++});
    emit tour.window().host().playbackWanted(PlaybackDeed::toStart);
    tour.take({"watched-open-deal-" + idOf(*game), "The deal of it, with all cards", order++});
    emit tour.window().host().playbackWanted(PlaybackDeed::toEnd);
    tour.take({"watched-end-" + idOf(*game), "A hand that is watched: its end", order++});
    emit tour.window().host().playbackWanted(PlaybackDeed::leave);
    comes([&] { return !tour.window().scene().playback.has_value(); });
  }
}

// Begun, with something refused; and of the largest deck, all placed.
void takeEditor(Tour const& tour) {
  auto const page = [&] { return tour.window().findChild<EditorPage*>(); };
  auto const open = [&](char const* game, int players) {
    tour.window().findChild<QAction*>("actionEditor")->trigger();
    emit page()->gameWanted(game);
    emit page()->playersWanted(players);
    emit page()->clearWanted();
  };
  tour.take(
      {"editor", "Deal editor", 60, {}, true}, {},
      [&] {
        open("jaguar", 5);
        std::vector<std::pair<int, char const*>> const hands{{0, "AH 3H KH JH 6H 3D KS 4C"},
                                                             {1, "QH AD 6D AS 5S 3C 2C 5C"},
                                                             {2, "4H KD 7D 3S 6S AC QC 6C"},
                                                             {4, "7H 5H 4D JD"},
                                                             {3, "2H QD 2D QS 7S AH"}};
        for (auto const& [place, cards] : hands) {
          emit page()->placeChosen(place);
          emit page()->textTyped(cards);
        }
      },
      [&] { emit page()->closed(); });
  tour.take(
      {"editor-options", "The options of a deal that is put together", 600}, {},
      [&] {
        open("tarot", 5);
        page()->findChild<QAbstractButton*>("editorOptions")->click();
      },
      [&] {
        emit tour.window().findChild<OptionsSheet*>()->closed();
        emit page()->closed();
      });
  tour.take(
      {"editor-value", "What a deal is worth", 601}, {},
      [&] {
        open("jaguar", 5);
        emit page()->restWanted();
        page()->findChild<QAbstractButton*>("editorValue")->click();
        auto const* const table = tour.window().findChild<ValueSheet*>()->findChild<HintTable*>();
        comes([&] { return !table->rows().empty(); });
      },
      [&] {
        emit tour.window().findChild<ValueSheet*>()->closed();
        emit page()->closed();
      });
  for (int const players : {2, 6})
    tour.take(
        {QString("editor-tarot-%1").arg(players), "Deal editor, 78 cards", 60 + players}, {},
        [&] {
          open("tarot", players);
          emit page()->restWanted();
        },
        [&] { emit page()->closed(); });
}

}  // namespace

void takeSheets(int scale, QString const& home, Camera& camera) {
  takeFirstLook(scale, home + "/first", camera);
  takeResume(scale, home + "/resume", camera);
  putProgress(home);
  Program program(home, lineOf("en"));
  Tour const tour{program, sheetsChapter, scale, camera};
  tour.take({"welcome", "Welcome", 10, {}, true});
  program.window().findChild<QAbstractButton*>("sitDown")->click();
  takeNewMatch(tour);
  program.window().findChild<QAbstractButton*>("game_" + idOf(*allGames().front()))->click();
  program.window().findChild<QAbstractButton*>("dealCards")->click();
  reaches(program.session(), Session::Phase::choosing);
  takeWord(tour);
  takePreferences(tour);
  takePeople(tour);
  takeLessons(tour);
  takeEditor(tour);
  takeHistory(tour);
  takeStatistics(tour);
  takeDuplicates(tour);
  takeBook(tour);
  takeHelp(tour);
  takeFileErrors(tour, home);
  takeMenus(tour);
  takeWatching(tour, home);
}

}  // namespace giaguaro::test
