#include "ui/window/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QResizeEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/cards/card_art.h"
#include "ui/help/help_window.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/rank_strip.h"
#include "ui/panels/score_panel.h"
#include "ui/panels/side_panel.h"
#include "ui/score/end_sheet.h"
#include "ui/score/score_sheet.h"
#include "ui/sheets/new_match_dialog.h"
#include "ui/sheets/preferences_sheet.h"
#include "ui/sheets/resume_sheet.h"
#include "ui/sheets/tips_sheet.h"
#include "ui/sheets/tricks_sheet.h"
#include "ui/table/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/stage.h"
#include "ui/window/bar_style.h"
#include "ui/window/curtain.h"
#include "ui/window/status_line.h"
#include "ui/window/tool_strip.h"

namespace giaguaro {
namespace {

// Under this width the panel is folded until the user wants it.
constexpr int narrowWindow = 1100;
constexpr double panelPart = 0.28125;
constexpr int leastPanel = 300;
constexpr int mostPanel = 420;

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      theme_(Theme::named({})),
      art_(new CardArt(this)),
      barStyle_(new BarStyle(this)),
      glyphs_(new Glyphs(art_, this)) {
  setMinimumSize(900, 600);
  resize(1280, 800);
  makeActions();
  makeMenus();
  makeFiles();
  makeScore();
  makeCentre();
  connectTable();
  setTheme(theme_);
  setSettings(settings_);
  retranslate();
  focusHome();  // or an activated window gives it to its first button
  qApp->installEventFilter(this);
}

// A window that is destroyed is closed on the way, when nothing of this class is left; its children lose the
// focus, and must have nobody to tell.
MainWindow::~MainWindow() {
  for (QObject* child : findChildren<QObject*>()) child->disconnect(this);
}

void MainWindow::makeCentre() {
  centre_ = new Stage(this);
  auto* all = new QWidget(centre_);
  centre_->setGround(all);
  auto* column = new QVBoxLayout(all);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  tools_ = new ToolStrip(all);
  connect(tools_, &ToolStrip::focusUnwanted, this, &MainWindow::focusHome);
  for (QAction* action : {newMatch_, undo_, hint_, lastTrick_, showGuide_}) tools_->addAction(action);
  column->addWidget(tools_);

  room_ = new Stage(all);
  auto* under = new QWidget(room_);
  room_->setGround(under);
  auto* row = new QHBoxLayout(under);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  stage_ = new Stage(under);
  table_ = new TableWidget(*art_, stage_);
  stage_->setGround(table_);
  endSheet_ = new EndSheet(glyphs_, stage_);
  status_ = new StatusLine(under);
  status_->setObjectName(QStringLiteral("statusLine"));
  left->addWidget(stage_, 1);
  left->addWidget(status_);
  panel_ = new SidePanel(glyphs_, under);
  panel_->setObjectName(QStringLiteral("sidePanel"));
  guide_ = new GuidePanel(glyphs_, nullptr);
  score_ = new ScorePanel(glyphs_, nullptr);
  guidePage_ = panel_->addPage(QStringLiteral("guide"), guide_);
  scorePage_ = panel_->addPage(QStringLiteral("score"), score_);
  ranks_ = new RankStrip(glyphs_, nullptr);
  panel_->setPageFoot(guidePage_, ranks_);
  connect(ranks_, &RankStrip::opened, this, &MainWindow::openRanks);
  row->addLayout(left, 1);
  row->addWidget(panel_);
  column->addWidget(room_, 1);
  setCentralWidget(centre_);

  connect(panel_, &SidePanel::pageChosen, this, [this](int page) {
    panel_->showPage(page);
    setPanelFolded(false);
  });
  connect(panel_, &SidePanel::unfoldWanted, this, [this] { setPanelFolded(false); });
  connect(score_, &ScorePanel::sheetWanted, this, &MainWindow::showScoreSheet);
  connect(endSheet_, &EndSheet::nextHand, this, &MainWindow::nextHandWanted);
  connect(endSheet_, &EndSheet::newMatch, this, &MainWindow::newMatchWanted);
  connect(endSheet_, &EndSheet::tricksWanted, this, &MainWindow::showTricks);
  connect(glyphs_, &Glyphs::changed, this, &MainWindow::giveIcons);
  connect(art_, &CardArt::problemFound, this, &MainWindow::tellOfDeck);
  connect(art_, &CardArt::restyled, this, &MainWindow::followDeck);
}

void MainWindow::connectTable() {
  connect(table_, &TableWidget::actionChosen, this, &MainWindow::actionChosen);
  connect(table_, &TableWidget::draftConfirmed, this, &MainWindow::draftConfirmed);
  connect(table_, &TableWidget::draftCleared, this, &MainWindow::draftCleared);
  connect(table_, &TableWidget::goOn, this, &MainWindow::goOn);
  connect(table_, &TableWidget::presentWanted, this, [this] { lookBack(false); });
  connect(table_, &TableWidget::lookedAt, guide_, &GuidePanel::lookAt);
  connect(table_, &TableWidget::lookedAway, guide_, &GuidePanel::lookAway);
  connect(table_, &TableWidget::lookedAway, this, [this] {
    if (!std::exchange(noticed_, {}).isEmpty()) showStatus();
  });
  connect(table_, &TableWidget::refused, this, [this](Action action) {
    guide_->refuse(action);
    if (Message const* why = whyNot(action)) notice(*why);
  });
  // Nobody is told twice: a screen reader has read the reason with the card's name.
  connect(table_, &TableWidget::stoppedAt, this, [this](Action action, int by) {
    Message const* why = whyNot(action);
    if (why == nullptr) return;
    QString const keys = QStringLiteral("Ctrl+") + QChar(by < 0 ? 0x2190 : 0x2192);
    noticed_ = wording_.say(*why) + u' ' + tr("%1 skips the cards that may not be chosen.").arg(keys);
    showStatus();
  });
}

// Null: it may be done, or is not offered.
Message const* MainWindow::whyNot(Action action) const {
  auto const found = std::ranges::find(scene_.seen.offers, action, &Offer::action);
  return found != scene_.seen.offers.end() && found->refusal ? &*found->refusal : nullptr;
}

void MainWindow::setTheme(Theme const& theme) {
  theme_ = theme;
  setPalette(theme.palette());
  QToolTip::setPalette(theme.palette());
  // Windows of their own, which take no palette from this one.
  for (QMenu* menu : findChildren<QMenu*>()) menu->setPalette(theme.palette());
  barStyle_->setTheme(theme);
  menuBar()->update();
  glyphs_->setTheme(theme);
  table_->setTheme(theme);
  tools_->setTheme(theme);
  status_->setTheme(theme);
  panel_->setTheme(theme);
  guide_->setTheme(theme);
  ranks_->setTheme(theme);
  score_->setTheme(theme);
  endSheet_->setTheme(theme);
  if (welcome_ != nullptr) welcome_->setTheme(theme);
  if (resume_ != nullptr) resume_->setTheme(theme);
  if (newMatchDialog_ != nullptr) newMatchDialog_->setTheme(theme);
  if (curtain_ != nullptr) curtain_->setTheme(theme);
  if (questionSheet_ != nullptr) questionSheet_->setTheme(theme);
  if (help_) help_->setTheme(theme);
  if (preferencesSheet_ != nullptr) preferencesSheet_->setTheme(theme);
  if (tricksSheet_ != nullptr) tricksSheet_->setTheme(theme);
  if (tipsSheet_ != nullptr) tipsSheet_->setTheme(theme);
  if (scoreSheet_ != nullptr) scoreSheet_->setTheme(theme);
  giveIcons();
}

void MainWindow::setScene(TableScene const& given) {
  TableScene scene = given;
  scene.frenchForty = art_->frenchSuits(Deck::Id::forty);
  if (hasScene_ && scene == scene_) return;
  endLookBefore(scene);
  bool const newHint = scene.hint && scene.hint != scene_.hint;
  scene_ = scene;
  hasScene_ = true;
  noticed_.clear();
  showScene();
  if (newHint) showNewHint();
}

// What the cards are called is how they are drawn.
void MainWindow::followDeck() {
  bool const french = art_->frenchSuits(Deck::Id::forty);
  if (french == scene_.frenchForty) return;
  scene_.frenchForty = french;
  if (hasScene_) showScene();
  emit frenchFortyDrawn(french);
}

void MainWindow::showScene() {
  wording_ = wordingOf(scene_);
  glyphs_->setDeck(wording_.deck());
  if (hasScene_) {
    table_->setScene(sceneOfTable(), wording_);
    table_->setHinted(scene_.hint && !scene_.hint->done ? scene_.hint->best : Action{});
    guide_->setScene(scene_, wording_);
    ranks_->setRanks(scene_.seen.ranks, wording_);
    score_->setScene(scene_, wording_);
    if (tricksSheet_ != nullptr && tricksSheet_->isVisible()) tricksSheet_->setScene(scene_, wording_);
    if (scoreSheet_ != nullptr && scoreSheet_->isVisible()) scoreSheet_->setScene(scene_, wording_);
    if (focusWidget() == nullptr) table_->setFocus(Qt::OtherFocusReason);
  }
  enableMoves();
  enableFiles();

  QString const game = wording_.say(Message{scene_.gameName});
  showTitle();
  QString title = game;
  if (!game.isEmpty() && scene_.handNumber > 0)
    title = scene_.handCount > 0
                ? tr("%1, hand %2 of %3").arg(game).arg(scene_.handPlace).arg(scene_.handCount)
                : tr("%1, hand %2").arg(game).arg(scene_.handPlace);
  tools_->setTitle(title);
  followMatch();
  rephraseQuestion();
  showSheet();
  showCurtain();
}

void MainWindow::showStatus() {
  Seen const& seen = scene_.seen;
  bool const goesOn = scene_.showResult || scene_.rests() || lookingBack_;
  QString text;
  if (isAsked()) {
    text = question_().title;
  } else if (!noticed_.isEmpty()) {
    text = noticed_;
  } else if (scene_.paused && !goesOn) {
    text =
        tr("Paused.") + u' ' + tr("%1 goes on.").arg(pause_->shortcut().toString(QKeySequence::NativeText));
  } else if (lookingBack_) {
    text = lookingBackStatus();
  } else if (scene_.hint && !guideIsSeen()) {
    text = hintInShort();
  } else if (scene_.showResult) {
    text = scene_.matchOver ? tr("The match is over.") + u' ' + tr("Look at the totals, or start a new one.")
                            : tr("The hand is over.") + u' ' + tr("Space goes on.");
  } else if (scene_.resting && seen.lastTrick() != nullptr) {
    text = wording_.say(seen.lastTrick()->taken) + u' ' + tr("A click or Space goes on.");
  } else if (scene_.turned) {
    text = wording_.say(seen.status) + u' ' + tr("A click or Space goes on.");
  } else if (scene_.draftSize > 0 && static_cast<int>(scene_.draft.size()) == scene_.draftSize) {
    text = tr("Enter discards the chosen cards; a click on one takes it back.");
  } else {
    text = wording_.say(seen.status);
    if (scene_.mayFinish)
      text += u' ' + tr("Nothing can change the scores any more: %1 finishes the hand.")
                         .arg(finish_->shortcut().toString(QKeySequence::NativeText));
  }
  status_->setText(text, scene_.mayAct || goesOn);
}

void MainWindow::showSheet() {
  bool const shown = scene_.showResult && scene_.seen.result.has_value();
  if (shown) {
    endSheet_->setScene(scene_, wording_);
    endSheet_->show();
    if (!resultWasShown_) endSheet_->focusButton();
  } else {
    endSheet_->hide();
  }
  // What lies under the sheet is neither clicked nor reached by keyboard.
  table_->setEnabled(!shown);
  if (shown != resultWasShown_) panel_->showPage(shown ? scorePage_ : guidePage_);
  // Last: the page that goes may have had the focus.
  if (!shown && resultWasShown_) table_->setFocus(Qt::OtherFocusReason);
  resultWasShown_ = shown;
  markPage();
}

void MainWindow::notice(Message const& what) {
  QString const words = wording_.say(what);
  if (scoreSheet_ != nullptr && scoreSheet_->isVisible()) return scoreSheet_->note(words);
  noticed_ = words;
  showStatus();
  table_->announce(words);
}

void MainWindow::announce(Events const& events) {
  std::vector<Message> messages;
  for (Event const& event : events) messages.push_back(event.message);
  table_->announce(wording_.say(messages));
}

// A sheet over the whole window: nothing under it is clicked or reached by keyboard.
void MainWindow::cover(Sheet* sheet) {
  if (!covered_) beforeSheet_ = focusWidget();
  lookBack(false);
  centre_->setGroundEnabled(false);
  covered_ = true;
  enableMoves();
  enableFiles();
  sheet->show();
}

void MainWindow::uncover(Sheet* sheet) {
  sheet->hide();
  centre_->setGroundEnabled(true);
  covered_ = false;
  enableMoves();
  enableFiles();
  // Where it was, if that is still there to have it; but on the sheet of the score a button that has been
  // pressed leaves it to the one that goes on, as the status line says.
  QWidget* const before = beforeSheet_;
  if (before != nullptr && before->isVisible() && before->isEnabled() && !sheet->isAncestorOf(before) &&
      !endSheet_->isAncestorOf(before))
    before->setFocus(Qt::OtherFocusReason);
  else
    focusHome();
}

// Where the focus belongs when nobody has put it anywhere.
void MainWindow::focusHome() {
  if (isCurtained())
    curtain_->focusButton();
  else if (endSheet_->isVisible())
    endSheet_->focusButton();
  else
    table_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showWelcome(Newcomer const& suggested) {
  if (welcome_ == nullptr) {
    welcome_ = new Welcome(glyphs_, centre_);
    welcome_->setTheme(theme_);
    connect(welcome_, &Welcome::languageWanted, this, &MainWindow::languageWanted);
    connect(welcome_, &Welcome::done, this, [this](Newcomer const& newcomer) {
      uncover(welcome_);
      emit welcomed(newcomer);
    });
  }
  welcome_->suggest(suggested);
  cover(welcome_);
  welcome_->focusFirst();
}

void MainWindow::showResume(Text const& gameName, int hand) {
  if (resume_ == nullptr) {
    resume_ = new ResumeSheet(centre_);
    resume_->setTheme(theme_);
    connect(resume_, &ResumeSheet::resume, this, [this] {
      uncover(resume_);
      emit resumeWanted();
    });
    connect(resume_, &ResumeSheet::discard, this, [this] {
      uncover(resume_);
      emit discardWanted();
    });
  }
  resume_->setMatch(gameName, hand);
  cover(resume_);
  resume_->focusButton();
}

void MainWindow::showNewMatch(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels,
                              MatchChoice const& proposal, bool matchInProgress,
                              std::vector<MatchChoice> const& remembered,
                              std::vector<SeatChoice> const& known) {
  if (newMatchDialog_ != nullptr) return;
  newMatchDialog_ = new NewMatchDialog(std::move(games), std::move(levels), art_, glyphs_, centre_);
  newMatchDialog_->setTheme(theme_);
  newMatchDialog_->setKnownPeople(known);
  newMatchDialog_->propose(proposal, matchInProgress, remembered);
  newMatchDialog_->setMayGiveUp(hasScene_);  // else an empty table would be left
  auto const close = [this] {
    uncover(newMatchDialog_);
    newMatchDialog_->deleteLater();
    newMatchDialog_ = nullptr;
    followMatch();
  };
  connect(newMatchDialog_, &NewMatchDialog::gameChanged, this, &MainWindow::followMatch);
  connect(newMatchDialog_, &NewMatchDialog::givenUp, this, close);
  connect(newMatchDialog_, &NewMatchDialog::chosen, this, [this, close](MatchChoice const& choice) {
    close();
    deal(choice);
  });
  cover(newMatchDialog_);
  newMatchDialog_->focusButton();
  followMatch();
}

void MainWindow::setPanelFolded(bool folded) {
  foldedByUser_ = folded;
  placePanel();
}

void MainWindow::placePanel() {
  bool const folded = foldedByUser_.value_or(width() < narrowWindow);
  panel_->setFolded(folded);
  int const open = std::clamp(static_cast<int>(width() * panelPart), leastPanel, mostPanel);
  panel_->setFixedWidth(folded ? SidePanel::foldedWidth : open);
  markPage();
}

void MainWindow::togglePage(int page) {
  bool const open = !panel_->folded() && panel_->page() == page;
  panel_->showPage(page);
  setPanelFolded(open);
}

void MainWindow::markPage() {
  bool const open = !panel_->folded();
  showGuide_->setChecked(open && panel_->page() == guidePage_);
  showScore_->setChecked(open && panel_->page() == scorePage_);
  foldPanel_->setChecked(!open);
  showStatus();  // which says what the guide would
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && status_ != nullptr) retranslate();
}

// A key that nobody wanted, because nothing holds the focus or what holds it has no use for it, is the
// table's or the sheet's.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  QMainWindow::keyPressEvent(event);
  int const key = event->key();
  if (key == Qt::Key_Escape && lookingBack_) {
    lookBack(false);
    event->accept();
    return;
  }
  bool const enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  // Qt's buttons know Space alone; the key was for the one that has the focus, and for nothing else.
  if (auto* button = qobject_cast<QAbstractButton*>(focusWidget());
      enter && button != nullptr && !table_->isAncestorOf(button) && !endSheet_->isAncestorOf(button)) {
    if (!event->isAutoRepeat()) button->click();
    event->accept();
    return;
  }
  bool const arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
  bool const plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
  bool const sign = !event->text().isEmpty() && event->text().front().isPrint();
  if (!plain || (!enter && !arrow && !sign)) return;
  if (endSheet_->isVisible() && endSheet_->isEnabled()) {
    if (enter && !event->isAutoRepeat()) endSheet_->goOn();
    event->setAccepted(enter);
    return;
  }
  QWidget const* const focus = focusWidget();
  bool const tableHadIt = focus != nullptr && (focus == table_ || table_->isAncestorOf(focus));
  if (tableHadIt || !table_->isEnabled()) return;
  table_->setFocus(Qt::OtherFocusReason);
  event->accept();
  QApplication::sendEvent(table_, event);
}

// "Space goes on" is what the status line says, so it must, wherever a click has left the focus. A button
// that somebody has gone to by keys is pressed; the sheet's own buttons see to it themselves.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == this && event->type() == QEvent::ApplicationPaletteChange) emit systemColoursChanged();
  if (watched == this && event->type() == QEvent::ApplicationFontChange) followFont();
  if (event->type() == QEvent::FocusIn) {
    Qt::FocusReason const reason = static_cast<QFocusEvent*>(event)->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
      focusByKeys_ = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
  }
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType() || !endSheet_->isVisible() ||
      !endSheet_->isEnabled())
    return QMainWindow::eventFilter(watched, event);
  auto const* const key = static_cast<QKeyEvent*>(event);
  auto const* const widget = static_cast<QWidget*>(watched);
  if (key->key() != Qt::Key_Space || key->modifiers() != Qt::NoModifier || widget->window() != this ||
      widget == menuBar() || endSheet_->isAncestorOf(widget) ||
      (focusByKeys_ && qobject_cast<QAbstractButton const*>(widget) != nullptr))
    return QMainWindow::eventFilter(watched, event);
  if (!key->isAutoRepeat()) endSheet_->goOn();
  return true;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  placePanel();
}

}  // namespace giaguaro
