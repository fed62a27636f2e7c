// Every entry of the menus, and every key that stands for one, does what it says: each has a check here, and
// one that has none fails. By the mouse through the menus, and by keys alone; what it opens is closed by
// Escape, and the focus returns to where it was.
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPrintDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <functional>
#include <map>
#include <set>

#include "tests/app/hand_player.h"
#include "tests/joined.h"
#include "ui/book/book_page.h"
#include "ui/editor/editor_page.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/help/about_sheet.h"
#include "ui/help/help_window.h"
#include "ui/history/history_page.h"
#include "ui/known/known_page.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/panels/side_panel.h"
#include "ui/people/people_sheet.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/result/end_sheet.h"
#include "ui/score/score_sheet.h"
#include "ui/sheets/question_sheet.h"
#include "ui/statistics/statistics_page.h"
#include "ui/table/table_widget.h"
#include "ui/text/language.h"
#include "ui/toolkit/status_line.h"
#include "ui/tricks/tricks_sheet.h"
#include "ui/watching/watch_sheet.h"

namespace testMenus {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

int ownActions(Session const& session) {
  int count = 0;
  for (RecordedHand const& hand : session.record().hands)
    for (Done const& done : hand.actions) count += done.seat == 0;
  return count;
}

// The menus that lead to an action; empty: none does.
QList<QMenu*> wayTo(QAction const* action, QList<QAction*> const& entries) {
  for (QAction* entry : entries) {
    if (entry->menu() == nullptr) continue;
    if (entry->menu()->actions().contains(action)) return {entry->menu()};
    QList<QMenu*> const way = wayTo(action, entry->menu()->actions());
    if (!way.isEmpty()) return QList<QMenu*>{entry->menu()} + way;
  }
  return {};
}

void collect(QList<QAction*> const& entries, QList<QAction*>& all) {
  for (QAction* entry : entries) {
    if (entry->menu() != nullptr)
      collect(entry->menu()->actions(), all);
    else if (!entry->isSeparator() && !all.contains(entry))
      all << entry;
  }
}

// All that can be chosen in the menus and on the strip, and the keys that stand in none.
QList<QAction*> everyAction(MainWindow const& window) {
  QList<QAction*> all;
  collect(window.menuBar()->actions(), all);
  collect(window.actions(), all);
  for (QToolButton const* button : window.findChildren<QToolButton*>())
    if (QAction* action = button->defaultAction(); action != nullptr && !all.contains(action)) all << action;
  return all;
}

}  // namespace

class TestMenus : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<Program> program_;
  Way way_ = Way::mouse;
  std::map<QString, std::function<void()>> checks_;

  MainWindow& window() { return program_->window(); }
  Session& session() { return program_->session(); }
  QAction* action(QString const& name) { return window().findChild<QAction*>(name); }
  SidePanel* panel() { return window().findChild<SidePanel*>("sidePanel"); }

  // As a person chooses it; false: that cannot be done.
  bool choose(QString const& name) {
    QAction* const wanted = action(name);
    if (wanted == nullptr || !wanted->isEnabled() || !wanted->isVisible()) return false;
    if (way_ == Way::keys && !wanted->shortcut().isEmpty()) {
      QKeyCombination const keys = wanted->shortcut()[0];
      program_->press(keys.key(), keys.keyboardModifiers());
      return true;
    }
    QList<QMenu*> const way = wayTo(wanted, window().menuBar()->actions());
    if (way.isEmpty()) return false;
    return way_ == Way::mouse ? chooseByMouse(way, wanted) : chooseByKeys(way, wanted);
  }
  bool chooseByMouse(QList<QMenu*> const& way, QAction* wanted) {
    QMenuBar* const bar = window().menuBar();
    QPoint const title = bar->actionGeometry(way.front()->menuAction()).center();
    QTest::mouseClick(window().windowHandle(), Qt::LeftButton, {}, bar->mapTo(&window(), title));
    for (qsizetype i = 0; i < way.size(); ++i) {
      QMenu* const menu = way[i];
      if (!comes([&] { return menu->isVisible(); })) return false;
      QAction* const entry = i + 1 < way.size() ? way[i + 1]->menuAction() : wanted;
      QPoint const at = menu->actionGeometry(entry).center();
      QTest::mouseMove(menu->windowHandle(), at);
      QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {}, at);
    }
    return comes([&] { return QApplication::activePopupWidget() == nullptr; });
  }
  bool chooseByKeys(QList<QMenu*> const& way, QAction* wanted) {
    QKeyCombination const title = QKeySequence::mnemonic(way.front()->title())[0];
    program_->press(title.key(), title.keyboardModifiers());
    for (qsizetype i = 0; i < way.size(); ++i) {
      QMenu* const menu = way[i];
      if (!comes([&] { return menu->isVisible(); })) return false;
      QAction* const entry = i + 1 < way.size() ? way[i + 1]->menuAction() : wanted;
      for (int step = 0; step < 30 && menu->activeAction() != entry; ++step) program_->press(Qt::Key_Down);
      if (menu->activeAction() != entry) return false;
      program_->press(entry == wanted ? Qt::Key_Return : Qt::Key_Right);
    }
    return comes([&] { return QApplication::activePopupWidget() == nullptr; });
  }

  // A card of the hand, as a place for the focus that is not where it would be anyway.
  QWidget* focusOnACard() {
    window().table()->setFocus();
    auto const onACard = [&] { return program_->focusName().startsWith("card_"); };
    for (int part = 0; part < 5 && !onACard(); ++part) program_->press(Qt::Key_F6);
    program_->press(Qt::Key_Right);
    return QApplication::focusWidget();
  }

  // In the file that the match has, without a question.
  void savesAgain() {
    QString const file = home_->filePath("again.giaguaro");
    window().setMatchFile(file);
    QVERIFY(choose("actionSave"));
    QVERIFY(comes([&] { return QFile::exists(file); }));
    QVERIFY(QApplication::activeModalWidget() == nullptr);
  }
  // A sheet over the window, or a window of its own, that the entry opens. One that several people have looked at hands
  // the screen on (`passesOn`) when it is left.
  template <class Sheet>
  void opens(char const* name, bool passesOn = false) {
    QWidget* const before = focusOnACard();
    QVERIFY2(before != nullptr && before->objectName().startsWith("card_"), name);
    QVERIFY2(choose(name), name);
    auto const shown = [&]() -> QWidget* {
      for (QWidget* each : window().template findChildren<Sheet*>())
        if (each->isVisible()) return each;
      for (QWidget* each : QApplication::topLevelWidgets())
        if (qobject_cast<Sheet*>(each) != nullptr && each->isVisible()) return each;
      return nullptr;
    };
    QVERIFY2(comes([&] { return shown() != nullptr; }), name);
    QPointer<QWidget> const sheet = shown();
    if (sheet->isWindow()) {
      sheet->activateWindow();
      QVERIFY2(QTest::qWaitForWindowActive(sheet), name);
    }
    QWidget* const focus = QApplication::focusWidget();
    QVERIFY2(focus != nullptr && (focus == sheet || sheet->isAncestorOf(focus)), name);
    QTest::keyClick(sheet->window()->windowHandle(), Qt::Key_Escape);
    QVERIFY2(comes([&] { return sheet == nullptr || !sheet->isVisible(); }), name);
    window().activateWindow();
    QVERIFY2(program_->isActive(), name);
    if (passesOn) return;
    QVERIFY2(window().focusWidget() == before,
             qPrintable(QString(name) + ": the focus is on " +
                        (window().focusWidget() ? window().focusWidget()->objectName() : "nothing")));
    QVERIFY2(session().phase() == Phase::choosing, name);
  }

  // What goes on and off with each choice.
  void switches(char const* name, std::function<bool()> const& isOn) {
    bool const before = isOn();
    QVERIFY2(choose(name), name);
    QVERIFY2(comes([&] { return isOn() != before; }), name);
    QVERIFY2(choose(name), name);
    QVERIFY2(comes([&] { return isOn() == before; }), name);
  }

  bool waits() { return HandPlayer(*program_, way_, 1).waits(); }
  bool act() {
    int const before = actionsOf(session());
    actAsBaseline(session());
    return comes([&] { return actionsOf(session()) > before; }) && waits();
  }
  // To the viewer's turn, past a finished hand and the first trick of the next.
  void playOn() {
    QVERIFY(waits());
    while (session().phase() != Phase::choosing || session().scene().rows.empty() ||
           session().scene().seen.tricks.empty()) {
      if (session().phase() == Phase::showingResult) {
        session().nextHand();
        QVERIFY(comes([&] { return session().phase() != Phase::recording; }));
        QVERIFY(waits());
        continue;
      }
      QVERIFY(act());
    }
  }

  void makeChecks() {
    checks_.clear();
    auto const check = [this](char const* name, std::function<void()> const& what) { checks_[name] = what; };
    check("actionNewMatch", [this] { opens<NewMatchDialog>("actionNewMatch"); });
    check("actionOpen", [this] { opens<QFileDialog>("actionOpen"); });
    check("actionHistory", [this] { opens<HistoryPage>("actionHistory"); });
    check("actionStatistics", [this] { opens<StatisticsPage>("actionStatistics"); });
    check("actionBook", [this] { opens<BookPage>("actionBook"); });
    check("actionEditor", [this] { opens<EditorPage>("actionEditor"); });
    check("actionSave", [this] { savesAgain(); });
    check("actionSaveAs", [this] { opens<QFileDialog>("actionSaveAs"); });
    check("actionPrint", [this] { opens<QPrintDialog>("actionPrint"); });
    check("actionAllTricks", [this] { opens<TricksSheet>("actionAllTricks"); });
    check("actionScoreSheet", [this] { opens<ScoreSheet>("actionScoreSheet"); });
    check("actionPreferences", [this] { opens<PreferencesSheet>("actionPreferences"); });
    check("actionPeople", [this] { opens<PeopleSheet>("actionPeople"); });
    check("actionLessons", [this] { opens<LessonsSheet>("actionLessons"); });
    check("actionAbout", [this] { opens<AboutSheet>("actionAbout"); });
    check("actionWatch", [this] { opens<WatchSheet>("actionWatch"); });
    for (char const* name : {"actionRules", "actionGlossary", "actionKeys", "actionFairness"})
      check(name, [this, name] { opens<HelpWindow>(name); });
    check("actionClaim", [this] {
      opens<QuestionSheet>("actionClaim");
      QVERIFY(choose("actionClaim"));
      auto const* status = window().findChild<StatusLine*>();
      QString const before = status->text();
      QVERIFY(program_->click("agreedDeed"));
      QVERIFY(waits());
      QVERIFY(session().scene().showResult || status->text() != before);  // done, or refused
    });
    check("actionRecent", [this] {
      Record const record = session().record();
      emit window().saveWanted(home_->filePath("kept.giaguaro"));
      QVERIFY(comes([&] { return action("actionRecent") != nullptr; }));
      QVERIFY(act());
      QVERIFY(playOf(session().record()) != playOf(record));
      QVERIFY(choose("actionRecent"));
      QVERIFY(comes([&] { return session().hasMatch() && playOf(session().record()) == playOf(record); }));
      QVERIFY(reaches(session(), Phase::choosing));
    });
    check("actionForgetRecent", [this] {
      QVERIFY(choose("actionForgetRecent"));
      QVERIFY(comes([&] { return action("actionRecent") == nullptr; }));
    });
    check("actionPause", [this] { switches("actionPause", [this] { return window().scene().paused; }); });
    check("actionUndo", [this] {
      QVERIFY(act());
      int const before = ownActions(session());
      QVERIFY(choose("actionUndo"));
      QVERIFY(comes([&] { return ownActions(session()) == before - 1; }) && waits());
    });
    check("actionRedo", [this] {
      int const before = ownActions(session());
      QVERIFY(choose("actionRedo"));
      QVERIFY(comes([&] { return ownActions(session()) == before + 1; }) && waits());
    });
    check("actionRestart", [this] {
      QVERIFY(choose("actionRestart"));
      QVERIFY(comes([&] {
        auto const& actions = session().record().hands.back().actions;
        return std::ranges::none_of(actions, [](Done const& done) { return done.seat == 0; });
      }));
      QVERIFY(waits());
      playOn();
    });
    check("actionHint", [this] {
      QVERIFY(choose("actionHint"));
      QVERIFY(comes([&] { return session().scene().hint && session().scene().hint->best.valid(); }));
    });
    check("actionLastTrick", [this] {
      auto const* status = window().findChild<StatusLine*>();
      QString const before = status->text();
      switches("actionLastTrick", [this] { return action("actionLastTrick")->isChecked(); });
      QCOMPARE(status->text(), before);
    });
    check("actionFinish", [this] {
      for (int step = 0; step < 200 && !session().scene().mayFinish; ++step) {
        if (session().phase() == Phase::showingResult) {
          session().nextHand();
          QVERIFY(comes([&] { return session().phase() != Phase::recording; }) && waits());
        } else if (session().phase() == Phase::over) {
          break;
        } else {
          QVERIFY(act());
        }
      }
      QVERIFY(session().scene().mayFinish);
      QVERIFY(choose("actionFinish"));
      QVERIFY(comes([&] { return session().scene().showResult; }));
      playOn();
    });
    for (auto const& [name, page] : {std::pair("actionGuide", 0), std::pair("actionScore", 1)})
      check(name, [this, name = name, page = page] {
        switches(name, [this, page] { return !panel()->folded() && panel()->page() == page; });
      });
    check("actionKnown", [this] {
      switches("actionKnown", [this] {  // which is made when it is first wanted
        auto const* page = window().findChild<KnownPage*>();
        return page != nullptr && page->isVisible();
      });
    });
    check("actionRanks",
          [this] { switches("actionRanks", [this] { return window().settings().ranksOpen; }); });
    check("actionFoldPanel", [this] { switches("actionFoldPanel", [this] { return panel()->folded(); }); });
    check("actionFullScreen",
          [this] { switches("actionFullScreen", [this] { return window().isFullScreen(); }); });
    check("actionSound", [this] {
      if (action("actionSound")->isVisible())
        switches("actionSound", [this] { return window().settings().sound; });
    });
    for (QString const& theme : Theme::offered()) {
      QString const name = "actionTheme_" + theme;
      checks_[name] = [this, theme, name] {
        QVERIFY2(choose(name), qPrintable(name));
        QCOMPARE(window().settings().theme, theme);
        QVERIFY(action(name)->isChecked());
        QTRY_COMPARE(Preferences(home_->filePath("preferences.ini")).settings().theme, theme);
      };
    }
    for (Language const& each : languages()) {
      QString const language = each.code;
      QString const name = "actionLanguage_" + language;
      checks_[name] = [this, language, name] {
        QString const here = translatedInto();
        QString const title = window().menuBar()->actions().front()->text();
        QVERIFY2(choose(name), qPrintable(name));
        QCoreApplication::processEvents();
        QVERIFY(action(name)->isChecked());
        QCOMPARE(window().menuBar()->actions().front()->text() == title, here == language);
        emit window().languageWanted(here);
        QCoreApplication::processEvents();
      };
    }
    for (char const* name : {"actionNextPart", "actionPreviousPart"})
      check(name, [this, name] {
        QWidget const* const before = focusOnACard();
        QKeyCombination const keys = action(name)->shortcut()[0];
        program_->press(keys.key(), keys.keyboardModifiers());
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget() != before);
      });
    // The table has talk, and cards are played; what it opens: TestTalkWindow.
    check("actionSpeak", [this] { QVERIFY(action("actionSpeak")->isVisible()); });
    // At a table that is no club's (others: TestClubWindow).
    check("actionAgree", [this] { QVERIFY(!action("actionAgree")->isVisible()); });
    check("actionLeaveTable", [this] { QVERIFY(!action("actionLeaveTable")->isVisible()); });
    // The guide, the score and what is said; a fourth is there while a page is open for a while.
    for (int const tab : {1, 2, 3, 4}) {
      QString const name = QStringLiteral("actionTab_%1").arg(tab);
      checks_[name] = [this, tab, name] {
        panel()->showPage(panel()->pageAt(tab == 1 ? 1 : 0));
        int const before = panel()->page();
        QKeyCombination const keys = action(name)->shortcut()[0];
        program_->press(keys.key(), keys.keyboardModifiers());
        QCOMPARE(panel()->page(), tab > 3 ? before : panel()->pageAt(tab - 1));
        QCOMPARE(panel()->page() != before, tab <= 3);
      };
    }
    for (GameInfo const* game : allGames()) {
      QString const name = "dealOfTheDay_" + idOf(*game);
      checks_[name] = [this, game, name] {
        QVERIFY(choose(name));
        QVERIFY(comes([&] {
          return session().hasMatch() && session().record().game == game->id &&
                 !session().record().hands.empty();
        }));
        QVERIFY(comes([&] { return session().phase() == Phase::choosing; }));
      };
    }
    check("actionQuit", [this] {
      QVERIFY(choose("actionQuit"));
      QVERIFY(!window().isVisible());
    });
  }

  void ways() {
    QTest::addColumn<bool>("byMouse");
    QTest::addColumn<QString>("language");
    QTest::newRow("mouse, en") << true << "en";
    QTest::newRow("keys, it") << false << "it";
  }

  void open(QString const& language, bool byMouse) {
    way_ = byMouse ? Way::mouse : Way::keys;
    home_ = std::make_unique<QTemporaryDir>();
    program_ = std::make_unique<Program>(home_->path(), lineWithMatch(language, 12, 9));
    session().setAdviser([](SeatTable const& table) { return table.thought("greedy"); });
    QVERIFY(program_->isActive());
    window().findChild<EndSheet*>()->setKeyGuard(0);
  }

 private slots:
  void cleanup() { program_.reset(); }

  void everyEntryDoesWhatItSays_data() { ways(); }
  void everyEntryDoesWhatItSays() {
    QFETCH(bool, byMouse);
    QFETCH(QString, language);
    open(language, byMouse);
    playOn();
    if (QTest::currentTestFailed()) return;
    makeChecks();
    // The file that is remembered comes and goes.
    std::set<QString> names{"actionRecent"};
    for (QAction const* each : everyAction(window())) {
      QVERIFY2(!each->objectName().isEmpty(), qPrintable("an entry without a name: " + each->text()));
      names.insert(each->objectName());
    }
    QStringList missing;
    for (QString const& name : names)
      if (!checks_.contains(name)) missing << name;
    QVERIFY2(missing.isEmpty(), qPrintable("entries without a check: " + missing.join(' ')));
    for (auto const& [name, check] : checks_)
      QVERIFY2(names.contains(name), qPrintable("a check without an entry: " + name));

    // In an order in which one leads to the other.
    QStringList order{"actionUndo",   "actionRedo",         "actionLastTrick", "actionHint",
                      "actionRecent", "actionForgetRecent", "actionRestart",   "actionClaim"};
    for (auto const& [name, check] : checks_)
      if (!order.contains(name) && name != "actionQuit" && name != "actionFinish" &&
          !name.startsWith("dealOf"))
        order << name;
    order << "actionFinish";
    // Each is another match.
    for (GameInfo const* game : allGames()) order << "dealOfTheDay_" + idOf(*game);
    order << "actionQuit";
    for (QString const& name : order) {
      if (session().phase() != Phase::choosing) playOn();
      checks_[name]();
      if (QTest::currentTestFailed()) qWarning("in the check of %s", qPrintable(name));
      if (QTest::currentTestFailed()) return;
    }
  }

  // What is asked over the score sheet goes by Escape, and gives the focus back to the button that asked;
  // then the sheet goes, too.
  void filesOfTheScoreAreAskedFor_data() { ways(); }
  void filesOfTheScoreAreAskedFor() {
    QFETCH(bool, byMouse);
    QFETCH(QString, language);
    open(language, byMouse);
    playOn();
    QWidget* const before = focusOnACard();
    QVERIFY(choose("actionScoreSheet"));
    auto* sheet = window().findChild<ScoreSheet*>();
    QVERIFY(comes([&] { return sheet->isVisible(); }));
    auto const shown = [&]() -> QDialog* {
      for (auto* each : window().findChildren<QDialog*>())
        if (each->isVisible()) return each;
      return nullptr;
    };
    for (char const* name : {"scorePdf", "scoreCsv", "scorePrint"}) {
      auto* button = sheet->findChild<QAbstractButton*>(name);
      QVERIFY2(button != nullptr, name);
      for (int i = 0; i < 30 && QApplication::focusWidget() != button; ++i) program_->press(Qt::Key_Tab);
      QCOMPARE(QApplication::focusWidget(), button);
      if (byMouse)
        QVERIFY(program_->click(name));
      else
        program_->press(Qt::Key_Return);
      QVERIFY2(comes([&] { return shown() != nullptr; }), name);
      QTest::keyClick(shown()->windowHandle(), Qt::Key_Escape);
      QVERIFY2(comes([&] { return shown() == nullptr; }), name);
      window().activateWindow();
      QVERIFY(program_->isActive());
      QCOMPARE(QApplication::focusWidget(), button);
    }
    program_->press(Qt::Key_Escape);
    QVERIFY(!sheet->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
  }

  // With several people: what all must agree on is asked, and left by Escape; the curtain is not.
  void peopleAreAsked_data() { ways(); }
  void peopleAreAsked() {
    QFETCH(bool, byMouse);
    QFETCH(QString, language);
    way_ = byMouse ? Way::mouse : Way::keys;
    home_ = std::make_unique<QTemporaryDir>();
    CommandLine line = lineWithMatch(language, 12, 2);
    line.match->levels[2] = humanPlayer;
    program_ = std::make_unique<Program>(home_->path(), line);
    QVERIFY(program_->isActive());
    auto const lift = [&] {
      QVERIFY(reaches(session(), Phase::passing));
      QCOMPARE(program_->focusName(), "showMyCards");
      program_->press(Qt::Key_Escape);
      QVERIFY(session().phase() == Phase::passing);
      QCOMPARE(program_->focusName(), "showMyCards");
      if (byMouse)
        QVERIFY(program_->click("showMyCards"));
      else
        program_->press(Qt::Key_Return);
      QVERIFY(reaches(session(), Phase::choosing));
    };
    lift();
    if (QTest::currentTestFailed()) return;
    actAsBaseline(session());
    lift();
    if (QTest::currentTestFailed()) return;
    for (char const* name : {"actionUndo", "actionRestart"}) {
      opens<QuestionSheet>(name, true);
      lift();
      if (QTest::currentTestFailed()) return;
    }
    int const before = actionsOf(session());
    QVERIFY(choose("actionUndo"));
    for (char const* name : {"agrees_0", "agrees_1", "agreedDeed"}) {
      auto const* row = program_->window().findChild<QAbstractButton*>(name);
      if (row->isCheckable() && row->isChecked()) continue;  // who asks for it agrees already
      if (byMouse) {
        QVERIFY2(program_->click(name), name);
        continue;
      }
      for (int i = 0; i < 10 && program_->focusName() != name; ++i) program_->press(Qt::Key_Tab);
      QCOMPARE(program_->focusName(), QString(name));
      program_->press(Qt::Key_Return);
    }
    QVERIFY(comes([&] { return actionsOf(session()) < before; }));
  }

  // What must have its answer before there is a table stays, and keeps the focus.
  void theFirstQuestionsWantAnAnswer() {
    home_ = std::make_unique<QTemporaryDir>();
    program_ = std::make_unique<Program>(home_->path(), lineOf("en"));
    QVERIFY(program_->isActive());
    for (char const* button : {"sitDown", "dealCards"}) {
      QWidget const* const focus = QApplication::focusWidget();
      QVERIFY(focus != nullptr);
      program_->press(Qt::Key_Escape);
      QCOMPARE(QApplication::focusWidget(), focus);
      QVERIFY2(window().findChild<QAbstractButton*>(button)->isVisible(), button);
      QVERIFY2(program_->click(button), button);
    }
    QVERIFY(comes([&] { return session().hasMatch() && !session().record().hands.empty(); }));
    program_.reset();
    program_ = std::make_unique<Program>(home_->path(), lineOf("en"));
    QVERIFY(program_->isActive());
    QCOMPARE(program_->focusName(), "resume");
    program_->press(Qt::Key_Escape);
    QCOMPARE(program_->focusName(), "resume");
    program_->press(Qt::Key_Return);
    QVERIFY(comes([&] { return session().hasMatch(); }));
  }

  // In each language no two entries of a menu, and no two menus, have the same letter; and no two keys are
  // one.
  void lettersAndKeysAreTheirs_data() { ways(); }
  void lettersAndKeysAreTheirs() {
    QFETCH(QString, language);
    open(language, true);
    QList<QList<QAction*>> lists{window().menuBar()->actions()};
    for (QMenu const* menu : window().findChildren<QMenu*>()) lists << menu->actions();
    QStringList faults;
    std::size_t lettered = 0;
    for (QList<QAction*> const& list : lists) {
      std::map<int, QString> letters;
      for (QAction const* each : list) {
        if (!each->isVisible() || each->isSeparator()) continue;
        QKeySequence const letter = QKeySequence::mnemonic(each->text());
        if (letter.isEmpty()) continue;
        auto const [known, fresh] = letters.emplace(letter[0].toCombined(), each->text());
        if (!fresh && known->second != each->text()) faults << known->second + " and " + each->text();
      }
      lettered += letters.size();
    }
    QVERIFY2(lettered > 30, qPrintable(QString::number(lettered)));
    std::map<QString, QString> keys;
    for (QAction const* each : everyAction(window()))
      for (QKeySequence const& key : each->shortcuts())
        if (!keys.emplace(key.toString(), each->objectName()).second) faults << key.toString();
    QVERIFY2(keys.size() > 15, qPrintable(QString::number(keys.size())));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  }
};

}  // namespace testMenus

QTEST_MAIN(testMenus::TestMenus)
#include "test_menus.moc"
