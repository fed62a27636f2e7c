#include "ui/window/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QToolTip>
#include <utility>

#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/exports/score_exports.h"
#include "ui/first_page/match_chooser.h"
#include "ui/history/house_sheet.h"
#include "ui/podium/podium.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/score/score_sheet.h"
#include "ui/sheets/questions.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"
#include "ui/text/language.h"
#include "ui/toolkit/focus_in.h"
#include "ui/tricks/tricks_sheet.h"
#include "ui/window/file_menu.h"
#include "ui/window/help_desk.h"
#include "ui/window/menus.h"
#include "ui/window/moves.h"
#include "ui/window/tool_strip.h"
#include "ui/window/window_actions.h"

namespace giaguaro {

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      theme_(Theme::named({})),
      art_(new CardArt(this)),
      glyphs_(new Glyphs(art_, this)),
      actions_(new WindowActions(this)),
      files_(new FileMenu(this)),
      menus_(new Menus(menuBar(), *actions_, *files_)),
      sheets_(new SheetStack(this)),
      questions_(new Questions(sheets_, glyphs_, this)),
      chooser_(new MatchChooser(art_, glyphs_, sheets_, this)),
      help_(std::make_unique<HelpDesk>(art_, glyphs_, actions_, menuBar(), sheets_)),
      exports_(
          new ScoreExports([this]() -> TableScene const& { return scene(); }, this, &files_->question())) {
  setMinimumSize(900, 600);
  resize(1280, 800);
  makeScale();
  makeCentre();
  moves_ = new Moves(actions_, host_, questions_);
  connectActions();
  connectParts();
  connectFiles();
  setTheme(theme_);
  setSettings(settings_);
  retranslate();
  showMoment();
  host_->focusHome();  // or an activated window gives it to its first button
}

// A window that is destroyed is closed on the way, when nothing of this class is left; its children lose the
// focus, and must have nobody to tell.
MainWindow::~MainWindow() {
  for (QObject* child : findChildren<QObject*>()) child->disconnect(this);
  setWindowScale(1);
  QToolTip::setFont(plainFont());
}

void MainWindow::makeCentre() {
  auto* all = new QWidget(sheets_);
  sheets_->setGround(all);
  auto* column = new QVBoxLayout(all);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  tools_ = new ToolStrip(all);
  for (QAction* action :
       {actions_->newMatch, actions_->undo, actions_->hint, actions_->lastTrick, actions_->showGuide})
    tools_->addAction(action);
  column->addWidget(tools_);
  host_ = new TableHost(art_, glyphs_, all);
  column->addWidget(host_, 1);
  setCentralWidget(sheets_);
  for (QAction* action : {actions_->nextPart, actions_->previousPart}) addAction(action);
  addActions(actions_->tabs->actions());
}

void MainWindow::connectActions() {
  using Page = TablePanel::Page;
  TablePanel* const panel = host_->panel();
  connect(actions_->newMatch, &QAction::triggered, this, &MainWindow::newMatchWanted);
  connect(actions_->print, &QAction::triggered, exports_, &ScoreExports::print);
  connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
  connect(actions_->allTricks, &QAction::triggered, this, &MainWindow::showTricks);
  connect(actions_->showGuide, &QAction::triggered, panel, [panel] { panel->toggle(Page::guide); });
  connect(actions_->showScore, &QAction::triggered, panel, [panel] { panel->toggle(Page::score); });
  connect(actions_->showKnown, &QAction::triggered, host_, &TableHost::toggleKnown);
  connect(actions_->tabs, &QActionGroup::triggered, panel,
          [panel](QAction const* tab) { panel->openTab(tab->data().toInt()); });
  connect(actions_->foldPanel, &QAction::triggered, panel, &TablePanel::fold);
  connect(actions_->showRanks, &QAction::triggered, this, &MainWindow::openRanks);
  connect(actions_->scoreSheet, &QAction::triggered, this, [this] { showScoreSheet(-1); });
  connect(actions_->fullScreen, &QAction::triggered, this,
          [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
  connect(actions_->sound, &QAction::triggered, this, [this](bool on) {
    Settings settings = settings_;
    settings.sound = on;
    change(settings);
  });
  connect(actions_, &WindowActions::themeWanted, this, [this](QString const& id) {
    Settings settings = settings_;
    settings.theme = id;
    settings.themeChosen = true;
    change(settings);
  });
  connect(actions_, &WindowActions::languageWanted, this, &MainWindow::languageWanted);
  connect(actions_->preferences, &QAction::triggered, this, &MainWindow::showPreferences);
  connect(actions_->people, &QAction::triggered, this, &MainWindow::peopleWanted);
  connect(actions_->watch, &QAction::triggered, this, &MainWindow::watchWanted);
  connect(actions_->lessons, &QAction::triggered, this, &MainWindow::lessonsWanted);
  connect(actions_->nextPart, &QAction::triggered, this, [this] { focusNextPart(1); });
  connect(actions_->previousPart, &QAction::triggered, this, [this] { focusNextPart(-1); });
}

void MainWindow::connectParts() {
  connect(tools_, &ToolStrip::focusUnwanted, host_, &TableHost::focusHome);
  connect(glyphs_, &Glyphs::changed, this, [this] {
    actions_->giveIcons(*glyphs_, theme_, devicePixelRatioF());
    giveMarks();
  });
  connect(host_, &TableHost::sceneShown, this, &MainWindow::showMoment);
  connect(host_, &TableHost::podiumWanted, this, &MainWindow::showPodium);
  connect(host_, &TableHost::tricksWanted, this, &MainWindow::showTricks);
  connect(host_->panel(), &TablePanel::changed, this, &MainWindow::markPage);
  connect(host_->panel(), &TablePanel::ranksOpened, this, &MainWindow::openRanks);
  connect(host_->panel(), &TablePanel::scoreSheetWanted, this, &MainWindow::showScoreSheet);
  connect(sheets_, &SheetStack::covered, this, [this](bool covered) {
    if (covered) host_->lookBack(false);
    enable();
  });
  connect(sheets_, &SheetStack::veiled, menus_, &Menus::setVeil);
  connect(sheets_, &SheetStack::veiled, this, &MainWindow::enable);  // another one is on top
  connect(sheets_, &SheetStack::focusLost, host_, &TableHost::focusBack);
  connect(questions_, &Questions::asked, host_, &TableHost::setAsked);
  connect(chooser_, &MatchChooser::changed, this, &MainWindow::showMoment);
  connect(chooser_, &MatchChooser::chosen, this, &MainWindow::matchChosen);
  connect(chooser_, &MatchChooser::introduced, this, &MainWindow::gameIntroduced);
  connect(chooser_, &MatchChooser::lessonsWanted, this, &MainWindow::lessonsWanted);
  connect(chooser_, &MatchChooser::clubRulesWanted, this, [this] { help_->showTable(TablePage::club); });
  connect(chooser_, &MatchChooser::watchWanted, this, &MainWindow::watchWanted);
  connect(chooser_, &MatchChooser::resumeWanted, this, &MainWindow::resumeWanted);
  connect(chooser_, &MatchChooser::discardWanted, this, &MainWindow::discardWanted);
  connect(chooser_, &MatchChooser::settingsChanged, this, &MainWindow::change);
  connect(chooser_, &MatchChooser::editorWanted, this, &MainWindow::editorForWanted);
  connect(chooser_, &MatchChooser::firstHandWanted, this, &MainWindow::firstHandWanted);
}

void MainWindow::setTheme(Theme const& theme) {
  theme_ = theme;
  setPalette(theme.palette());
  QToolTip::setPalette(theme.palette());
  menus_->setTheme(theme);
  glyphs_->setTheme(theme);
  tools_->setTheme(theme);
  host_->setTheme(theme);
  sheets_->setTheme(theme);
  help_->setTheme(theme);
  actions_->giveIcons(*glyphs_, theme, devicePixelRatioF());
  giveMarks();
}

void MainWindow::giveMarks() {
  auto const mark = [this](char const* name, int side) {
    return glyphs_->mark(QString::fromLatin1(name), measure(side), devicePixelRatioF(), theme_.onchrome);
  };
  marksClub_ = scene().club.has_value();
  tools_->setMarks(mark(marksClub_ ? "clock" : "winner", 19), mark("lock", 13));
}

void MainWindow::setSettings(Settings const& settings) {
  settings_ = settings;
  if (settings.theme != theme_.id) setTheme(Theme::named(settings.theme));
  art_->setStyle(settings.cards, translatedInto());
  host_->setSettings(settings);
  chooser_->setSettings(settings);
  actions_->showRanks->setChecked(host_->panel()->ranksAreOpen());
  actions_->sound->setChecked(settings.sound);
  actions_->markTheme(settings.theme);
  if (preferences_ != nullptr) preferences_->setSettings(settings);
}

void MainWindow::change(Settings const& settings) {
  setSettings(settings);
  emit settingsChanged(settings);
}

QString MainWindow::chosenGame() const { return chooser_->game(); }

void MainWindow::setSoundOffered(bool offered) { actions_->sound->setVisible(offered); }

// To be seen where it was out of sight.
void MainWindow::openRanks(bool open) {
  host_->panel()->openRanksByHand(open);
  Settings settings = settings_;
  settings.ranksOpen = open;
  change(settings);
  if (open) host_->panel()->open(TablePanel::Page::guide);
}

void MainWindow::retranslate() {
  menus_->retranslate();
  actions_->retranslate();
  files_->retranslate();
  host_->setKeyNames(WindowActions::keysOf(actions_->pause), WindowActions::keysOf(actions_->finish));
  if (foot_) foot_->name();
  art_->setStyle(settings_.cards, translatedInto());  // whose letters may be the language's
}

// All that follows from what is on the table, and from what is being chosen.
void MainWindow::showMoment() {
  sheets_->setHome(host_->isCurtained() ? nullptr : host_->table());
  if (sheets_->isOpen(tricks_)) tricks_->setScene(scene(), host_->wording());
  if (sheets_->isOpen(scoreSheet_)) scoreSheet_->setScene(scene(), host_->wording());
  followPodium();
  questions_->rephrase();
  if (foot_) foot_->follow();
  enable();
  showTitle();
  help_->follow(sheets_->isCovered() ? chooser_->game() : QString(), host_->hasScene() ? &scene() : nullptr);
}

// The file, the game, the program; on the strip the game and its hand.
void MainWindow::showTitle() {
  QString const program = QStringLiteral("Giaguaro");
  QString const game = said(scene().gameName);
  QString const file = scene().playback || scene().lesson ? QString() : QFileInfo(matchFile_).fileName();
  QStringList title{file, scene().again ? tr("Replay") : QString(), game, program};
  title.removeAll(QString());
  title.removeDuplicates();  // before there is a game
  setWindowTitle(title.join(QStringLiteral(" \u2013 ")));
  QString hand = game;
  if (!game.isEmpty() && scene().handNumber > 0)
    hand = scene().handCount > 0
               ? tr("%1, hand %2 of %3").arg(game).arg(scene().handPlace).arg(scene().handCount)
               : tr("%1, hand %2").arg(game).arg(scene().handPlace);
  if (auto const& lesson = scene().lesson)
    hand = lesson->own ? tr("%1, your own position").arg(game)
                       : tr("%1, lesson %2 of %3").arg(game).arg(lesson->number).arg(lesson->count);
  if (scene().again && scene().handNumber > 0)
    hand = tr("%1, replay of hand %2").arg(game).arg(scene().handPlace);
  tools_->setTitle(hand);
  showBadge();
}

// What is out of the usual with this match, as long as it is played.
void MainWindow::showBadge() {
  if (marksClub_ != scene().club.has_value()) giveMarks();
  if (scene().club)
    return tools_->setBadge(tr("Club table: no undo, no hints"), tr("Club table"), clubInWords());
  if (scene().again)
    return tools_->setBadge(
        tr("Replay: does not count"), tr("Replay"),
        tr("A hand that is over, played again from one of its decisions. It does not count; "
           "Escape leaves it."));
  if (scene().kind == MatchKind::usual) return tools_->setBadge({}, {}, {});
  QString const name = scene().kind == MatchKind::ofTheDay ? tr("Deal of the day") : tr("Challenge");
  tools_->setBadge(name, tr("Challenge"),
                   tr("%1: everybody who plays it has the same cards against the same opponents. After the "
                      "last hand, Duplicate shows what everybody made of them.")
                       .arg(name));
}

QString MainWindow::clubInWords() const {
  return tr(
      "Club table: a turn lasts %n second(s); there is no undo, no deal is restarted, and there are no "
      "hints. Whoever leaves before the table has agreed is locked out of club tables for one hour.",
      nullptr, scene().club->seconds);
}

// The choice of a new match is a good place to open one instead, and so is a page of what is remembered; other sheets want
// their answer first.
void MainWindow::enable() {
  bool const covered = sheets_->isCovered();
  moves_->enable(covered);
  bool const atHome = qobject_cast<HouseSheet const*>(sheets_->top()) != nullptr;
  bool const leadsOn = !covered || chooser_->isOpen() || atHome;
  files_->setMayOpen(leadsOn);
  menus_->setMayBegin(leadsOn);
  files_->setMaySave(host_->hasScene() && !covered && !scene().playback && !scene().lesson);
  files_->setProposedName(ScoreExports::proposedName(scene()));
  bool const free = host_->hasScene() && !covered && !host_->isCurtained();
  bool const setsOut = chooser_->isOpen() || atHome;
  for (QAction* action : {actions_->watch, actions_->lessons}) action->setEnabled(free || setsOut);
  actions_->scoreSheet->setEnabled(host_->hasScene() && !covered && !scene().lesson);
  actions_->print->setEnabled(!scene().rows.empty() && !covered);
  // These pages cover the window for as long as one likes: what is set is set from there too.
  if (setsOut)
    for (QAction* action : {actions_->people, actions_->preferences}) action->setEnabled(true);
  if (atHome) actions_->newMatch->setEnabled(true);
  if (!sheets_->isOpen(podium_)) return;
  // Its menus lead on, but nothing is done at the table that it hides.
  for (QAction* action : {actions_->newMatch, actions_->people, actions_->preferences, actions_->watch,
                          actions_->lessons, actions_->scoreSheet, actions_->print})
    action->setEnabled(true);
  files_->setMayOpen(true);
  files_->setMaySave(true);
  menus_->setMayBegin(true);
}

void MainWindow::markPage() {
  TablePanel const& panel = *host_->panel();
  actions_->showGuide->setChecked(panel.isOpenAt(TablePanel::Page::guide));
  actions_->showScore->setChecked(panel.isOpenAt(TablePanel::Page::score));
  actions_->showKnown->setChecked(host_->isKnownOpen());
  if (foot_) foot_->follow();
  actions_->showRanks->setChecked(panel.ranksAreOpen());
  actions_->foldPanel->setChecked(panel.folded());
}

void MainWindow::notice(Message const& what) {
  QString const words = host_->wording().say(what);
  if (sheets_->isOpen(scoreSheet_)) return scoreSheet_->note(words);
  host_->notice(words);
}

void MainWindow::keepNotice(Message const& what) { host_->keepNotice(host_->wording().say(what)); }

void MainWindow::setKnownGames(QStringList const& ids) { chooser_->setKnownGames(ids); }

void MainWindow::setGames(std::vector<GameInfo const*> const& games) {
  chooser_->setGames(games);
  menus_->setGames(games);
  help_->setGames(games);
  if (!foot_ && !games.empty()) foot_.emplace(host_, *actions_, help_.get());
}

QByteArray MainWindow::helpGeometry() const { return help_->geometry(); }
void MainWindow::setHelpGeometry(QByteArray const& geometry) { help_->setGeometry(geometry); }

bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::ApplicationPaletteChange) emit systemColoursChanged();
  if (event->type() == QEvent::ApplicationFontChange) followFont();
  if (event->type() == QEvent::WhatsThisClicked) {
    help_->showWord(static_cast<QWhatsThisClickedEvent*>(event)->href());
    return true;
  }
  return QMainWindow::event(event);
}

QString MainWindow::withTermsLinked(QString const& rich) {
  return host_ != nullptr && host_->hasScene() ? help_->linked(rich, scene().gameName) : rich;
}

QString MainWindow::meaningOf(QString const& link) {
  return help_ != nullptr ? help_->meaningOf(link) : QString();
}

// Neither the hand nor what is asked is covered.
void MainWindow::explain(QString const& link, RichText& from, QRect const& place) {
  std::vector<QRect> kept;
  for (QRect const& part : host_->table()->notToBeCovered())
    kept.push_back({host_->table()->mapTo(this, part.topLeft()), part.size()});
  if (auto const* asked = findChild<QWidget*>(QStringLiteral("lessonAsk")); asked && asked->isVisible())
    kept.push_back({asked->mapTo(this, QPoint()), asked->size()});
  QWidget const* const panel = host_->panel();
  QWidget const* const page = panel->isAncestorOf(&from) ? panel : host_;
  help_->explain(
      link, from,
      {{from.mapTo(this, place.topLeft()), place.size()}, {page->mapTo(this, QPoint()), page->size()}, kept});
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && host_ != nullptr) retranslate();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  QMainWindow::keyPressEvent(event);
  host_->takeKey(event);
}

// F6 and Shift+F6: the focus goes from one part of the window to the next, round and round: the dock, the
// hand, the panel, the strip of tools.
void MainWindow::focusNextPart(int step) {
  constexpr int parts = 4;
  constexpr int tools = 3;  // behind those of the table
  bool const atTools = focusWidget() != nullptr && tools_->isAncestorOf(focusWidget());
  int part = atTools ? tools : static_cast<int>(host_->focusedPart());
  for (int i = 0; i < parts; ++i) {
    part = (part + step + parts) % parts;
    if (part == tools ? focusIn(*tools_) : host_->focusPart(static_cast<TableHost::Part>(part))) return;
  }
}

}  // namespace giaguaro
