// The menus of the main window, and all its words that are not a scene's.
#include <QAction>
#include <QActionGroup>
#include <QIcon>
#include <QMenu>
#include <QMenuBar>

#include "ui/panels/side_panel.h"
#include "ui/text/language.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"
#include "ui/window/bar_style.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::makeActions() {
  auto const make = [this](QKeySequence const& keys) {
    auto* action = new QAction(this);
    action->setShortcut(keys);
    return action;
  };
  newMatch_ = make(QKeySequence::New);
  quit_ = make(QKeySequence::Quit);
  if (quit_->shortcut().isEmpty()) quit_->setShortcut(Qt::CTRL | Qt::Key_Q);
  pause_ = make(Qt::Key_F8);
  restart_ = make(Qt::Key_F5);
  undo_ = make(QKeySequence::Undo);
  redo_ = make(QKeySequence::Redo);
  hint_ = make(Qt::Key_H);
  claim_ = make(Qt::CTRL | Qt::Key_K);
  finish_ = make(Qt::CTRL | Qt::Key_E);
  lastTrick_ = make(Qt::Key_L);
  allTricks_ = make(Qt::SHIFT | Qt::Key_L);
  showGuide_ = make(Qt::Key_G);
  showScore_ = make(Qt::SHIFT | Qt::Key_G);
  foldPanel_ = make(Qt::Key_F9);
  showRanks_ = make(Qt::CTRL | Qt::Key_R);
  fullScreen_ = make(Qt::Key_F11);
  makeHelp();
  for (QAction* action : {lastTrick_, showGuide_, showScore_, showRanks_, foldPanel_, fullScreen_})
    action->setCheckable(true);
  pause_->setCheckable(true);
  for (QAction* action : {pause_, restart_, undo_, redo_, hint_, claim_, finish_}) action->setEnabled(false);
  makePartActions();
  quit_->setMenuRole(QAction::QuitRole);
  newMatch_->setObjectName(QStringLiteral("actionNewMatch"));
  pause_->setObjectName(QStringLiteral("actionPause"));
  restart_->setObjectName(QStringLiteral("actionRestart"));
  undo_->setObjectName(QStringLiteral("actionUndo"));
  redo_->setObjectName(QStringLiteral("actionRedo"));
  claim_->setObjectName(QStringLiteral("actionClaim"));
  finish_->setObjectName(QStringLiteral("actionFinish"));
  hint_->setObjectName(QStringLiteral("actionHint"));
  lastTrick_->setObjectName(QStringLiteral("actionLastTrick"));
  allTricks_->setObjectName(QStringLiteral("actionAllTricks"));
  showGuide_->setObjectName(QStringLiteral("actionGuide"));
  showScore_->setObjectName(QStringLiteral("actionScore"));
  showRanks_->setObjectName(QStringLiteral("actionRanks"));
  foldPanel_->setObjectName(QStringLiteral("actionFoldPanel"));
  fullScreen_->setObjectName(QStringLiteral("actionFullScreen"));
  quit_->setObjectName(QStringLiteral("actionQuit"));

  makePreferences();
  connect(newMatch_, &QAction::triggered, this, &MainWindow::newMatchWanted);
  connect(quit_, &QAction::triggered, this, &QWidget::close);
  connect(pause_, &QAction::triggered, this, &MainWindow::pauseWanted);
  connect(restart_, &QAction::triggered, this,
          [this] { doIfAgreed([] { return tr("Restart this deal"); }, &MainWindow::restartWanted); });
  connect(undo_, &QAction::triggered, this,
          [this] { doIfAgreed([] { return tr("Take it back"); }, &MainWindow::undoWanted); });
  connect(redo_, &QAction::triggered, this,
          [this] { doIfAgreed([] { return tr("Do it again"); }, &MainWindow::redoWanted); });
  connect(hint_, &QAction::triggered, this, &MainWindow::askForHint);
  connect(claim_, &QAction::triggered, this, &MainWindow::confirmClaim);
  connect(finish_, &QAction::triggered, this, &MainWindow::finishWanted);
  connect(lastTrick_, &QAction::triggered, this, &MainWindow::lookBack);
  connect(allTricks_, &QAction::triggered, this, &MainWindow::showTricks);
  connect(showGuide_, &QAction::triggered, this, [this] { togglePage(guidePage_); });
  connect(showScore_, &QAction::triggered, this, [this] { togglePage(scorePage_); });
  connect(showRanks_, &QAction::triggered, this, &MainWindow::openRanks);
  connect(foldPanel_, &QAction::triggered, this, [this](bool folded) { setPanelFolded(folded); });
  connect(fullScreen_, &QAction::triggered, this,
          [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });

  languages_ = new QActionGroup(this);
  // Each language in its own words.
  for (Language const& each : giaguaro::languages()) {
    QAction* language = languages_->addAction(each.name);
    language->setCheckable(true);
    language->setData(each.code);
    language->setObjectName(QStringLiteral("actionLanguage_") + each.code);
  }
  connect(languages_, &QActionGroup::triggered, this,
          [this](QAction* language) { emit languageWanted(language->data().toString()); });
}

void MainWindow::makeMenus() {
  setTypeface(menuBar(), 13);
  menuBar()->setStyle(barStyle_);
  auto const menu = [this](std::initializer_list<QAction*> actions) {
    QMenu* made = menuBar()->addMenu(QString());
    made->addActions(actions);
    return made;
  };
  gameMenu_ = menu({newMatch_, restart_, pause_});
  gameMenu_->addSeparator();
  gameMenu_->addAction(quit_);
  moveMenu_ = menu({undo_, redo_});
  moveMenu_->addSeparator();
  moveMenu_->addActions({hint_, lastTrick_, allTricks_});
  moveMenu_->addSeparator();
  moveMenu_->addActions({claim_, finish_});
  viewMenu_ = menu({showGuide_, showScore_, showRanks_, foldPanel_});
  viewMenu_->addSeparator();
  viewMenu_->addAction(fullScreen_);
  settingsMenu_ = menu({});
  languageMenu_ = settingsMenu_->addMenu(QString());
  languageMenu_->addActions(languages_->actions());
  addPreferencesTo(settingsMenu_);
  helpMenu_ = menu({showRules_, showGlossary_, showKeys_});
  helpMenu_->addSeparator();
  helpMenu_->addAction(about_);
}

void MainWindow::retranslate() {
  gameMenu_->setTitle(tr("&Game"));
  moveMenu_->setTitle(tr("&Move"));
  viewMenu_->setTitle(tr("&View"));
  settingsMenu_->setTitle(tr("&Settings"));
  languageMenu_->setTitle(tr("&Language"));
  helpMenu_->setTitle(tr("&Help"));
  retranslateActions();
  retranslateHelp();
  retranslatePreferences();
  retranslateFiles();
  panel_->setPageName(guidePage_, tr("Guide"));
  panel_->setPageName(scorePage_, tr("Score"));
  panel_->setUnfoldText(tr("Show the panel"));
  for (QAction* language : languages_->actions())
    language->setChecked(language->data().toString() == translatedInto());
  noticed_.clear();
  showScene();
}

void MainWindow::retranslateActions() {
  // In menus with a key to it, on the strip without.
  auto const name = [](QAction* action, QString const& text, QString const& shortText = {}) {
    action->setText(text);
    QString const plain = shortText.isEmpty() ? QString(text).remove(u'&') : shortText;
    action->setIconText(plain);
    QString const keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? plain : plain + QStringLiteral(" (") + keys + u')');
  };
  name(newMatch_, tr("&New match\u2026"), tr("New match"));
  name(quit_, tr("&Quit"));
  name(restart_, tr("&Restart deal"));
  name(pause_, tr("&Pause"));
  name(undo_, tr("&Undo"));
  name(redo_, tr("&Redo"));
  name(hint_, tr("&Hint"));
  name(claim_, tr("&Claim the rest\u2026"));
  name(finish_, tr("&Finish the hand"));
  name(lastTrick_, tr("&Last trick"));
  name(allTricks_, tr("&All tricks"));
  name(nextPart_, tr("Next part of the window"));
  name(previousPart_, tr("Previous part of the window"));
  name(showGuide_, tr("&Guide"));
  name(showScore_, tr("&Score"));
  name(showRanks_, tr("&Ranks and points"));
  name(foldPanel_, tr("&Fold the panel"));
  name(fullScreen_, tr("F&ull screen"));
}

void MainWindow::giveIcons() {
  constexpr int side = 21;
  auto const give = [this](QAction* action, char const* mark) {
    if (!action->icon().isNull() && action->property("inkOfIcon").value<QColor>() == theme_.onchrome) return;
    QPixmap const picture =
        glyphs_->mark(QString::fromLatin1(mark), measure(side), devicePixelRatioF(), theme_.onchrome);
    if (picture.isNull()) return;  // not drawn yet: asked for again when it is
    action->setIcon(QIcon(picture));
    action->setProperty("inkOfIcon", theme_.onchrome);
  };
  give(newMatch_, "new_game");
  give(undo_, "undo");
  give(hint_, "hint");
  give(lastTrick_, "last_trick");
  give(showGuide_, "guide");
}

}  // namespace giaguaro
