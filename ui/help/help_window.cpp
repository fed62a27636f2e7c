#include "ui/help/help_window.h"

#include <QAccessible>
#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTextDocument>
#include <algorithm>

#include "ui/drawing/field_style.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/help/help_contents.h"
#include "ui/help/help_view.h"
#include "ui/help/help_writer.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Extent usualSize{940, 700};
constexpr Extent leastSize{800, 440};
constexpr int contentsWidth = 244;
constexpr int narrowContents = 206;
constexpr int narrowWindow = 820;

}  // namespace

HelpWindow::HelpWindow(CardArt* art, std::vector<GameInfo const*> const& games)
    : library_(games),
      theme_(Theme::named({})),
      glyphs_(new Glyphs(art, this)),
      contents_(new HelpContents(this)),
      view_(new HelpView(glyphs_, this)),
      bar_(new QWidget(this)) {
  setObjectName(QStringLiteral("helpWindow"));
  // The program ends with its table, whatever is being read.
  setAttribute(Qt::WA_QuitOnClose, false);
  setMinimumSize(leastSize);
  resize(usualSize);
  makeActions();
  makeBar();
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  beside_ = new QVBoxLayout;
  beside_->addWidget(contents_);
  row->addLayout(beside_);
  row->addWidget(view_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(bar_);
  column->addLayout(row, 1);
  setTabOrder(back_, field_);
  setTabOrder(field_, previous_);
  setTabOrder(previous_, next_);
  setTabOrder(next_, contents_);
  setTabOrder(contents_, view_);

  // Queued: what is opened takes other rows away, and the list is still at work with them.
  connect(
      contents_, &HelpContents::chosen, this,
      [this](int book, int page, QString const& anchor) { go(book, page, anchor); }, Qt::QueuedConnection);
  connect(view_, &HelpView::linkFollowed, this, &HelpWindow::follow);
  connect(view_, &HelpView::scrolled, this, &HelpWindow::noteScroll);
  setTheme(theme_);
  retranslate();
}

HelpWindow::~HelpWindow() = default;

void HelpWindow::makeActions() {
  auto const make = [this](QList<QKeySequence> const& keys, void (HelpWindow::*deed)()) {
    auto* action = new QAction(this);
    action->setShortcuts(keys);
    addAction(action);
    connect(action, &QAction::triggered, this, deed);
    return action;
  };
  find_ = new QAction(this);
  find_->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_F)});
  addAction(find_);
  connect(find_, &QAction::triggered, this, [this] {
    field_->setFocus(Qt::ShortcutFocusReason);
    field_->selectAll();
  });
  findNext_ = new QAction(this);
  findNext_->setShortcut(Qt::Key_F3);
  findPrevious_ = new QAction(this);
  findPrevious_->setShortcut(Qt::SHIFT | Qt::Key_F3);
  for (auto const& [action, by] : {std::pair(findNext_, 1), std::pair(findPrevious_, -1)}) {
    addAction(action);
    connect(action, &QAction::triggered, this, [this, by = by] { step(by); });
  }
  goBack_ = make({QKeySequence(Qt::ALT | Qt::Key_Left)}, &HelpWindow::goBack);
  close_ = new QAction(this);
  close_->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_W)});
  addAction(close_);
  connect(close_, &QAction::triggered, this, &QWidget::close);
}

void HelpWindow::makeBar() {
  auto* row = new QHBoxLayout(bar_);
  row->setContentsMargins(scaledMargins(7, 4, 12, 4));
  row->setSpacing(scaled(2));
  back_ = new PaperButton(PaperButton::Kind::plain, bar_);
  field_ = new QLineEdit(bar_);
  FieldStyle::giveTo(*field_);
  found_ = new QLabel(bar_);
  previous_ = new PaperButton(PaperButton::Kind::plain, bar_);
  next_ = new PaperButton(PaperButton::Kind::plain, bar_);
  back_->setObjectName(QStringLiteral("helpBack"));
  field_->setObjectName(QStringLiteral("helpSearch"));
  found_->setObjectName(QStringLiteral("helpFound"));
  previous_->setObjectName(QStringLiteral("helpPrevious"));
  next_->setObjectName(QStringLiteral("helpNext"));
  setTypeface(field_, 14);
  field_->setTextMargins(scaled(6), 0, scaled(6), 0);
  field_->setClearButtonEnabled(true);
  field_->setMinimumHeight(measure(30));
  field_->setMaximumWidth(measure(330));
  setTypeface(found_, 13);
  for (PaperButton* button : {back_, previous_, next_}) button->setTextSize(13);
  row->addWidget(back_);
  row->addStretch(1);
  row->addWidget(found_);
  row->addSpacing(scaled(8));
  row->addWidget(field_, 3);
  row->addWidget(previous_);
  row->addWidget(next_);
  connect(back_, &QAbstractButton::clicked, this, &HelpWindow::goBack);
  connect(field_, &QLineEdit::textChanged, this, &HelpWindow::search);
  connect(previous_, &QAbstractButton::clicked, this, [this] { step(-1); });
  connect(next_, &QAbstractButton::clicked, this, [this] { step(1); });
}

void HelpWindow::setTheme(Theme const& theme) {
  theme_ = theme;
  setPalette(theme.palette());
  glyphs_->setTheme(theme);
  contents_->setTheme(theme);
  view_->setTheme(theme);
  for (PaperButton* button : {back_, previous_, next_}) button->setTheme(theme);
  setInk(found_, theme.onchrome);
  if (at_.book >= 0) reread();
  update();
}

void HelpWindow::setMatch(GameInfo const* game, Options const& options) {
  if (library_.setMatch(game, options) && at_.book >= 0 && at_.book < library_.table()) reread();
}

void HelpWindow::setKeys(std::vector<KeyGroup> const& keys) {
  outerKeys_ = keys;
  std::vector<KeyGroup> all = keys;
  all.push_back(keysOf(tr("In the help"), {find_, findNext_, findPrevious_, goBack_, close_}));
  if (library_.setKeys(std::move(all)) && at_.book == library_.keys()) reread();
}

void HelpWindow::showRules(GameInfo const* game, RulesPage page) {
  go(library_.rules(game), static_cast<int>(page));
  present();
}

void HelpWindow::showTable(TablePage page) {
  go(library_.table(), static_cast<int>(page));
  present();
}

void HelpWindow::showGlossary() {
  go(library_.glossary(), 0);
  present();
}

void HelpWindow::showWord(QString const& id) {
  present();  // where a word stands is known once the page has its width
  go(library_.glossary(), 0, id);
}

void HelpWindow::showKeys() {
  go(library_.keys(), 0);
  present();
}

void HelpWindow::showFairness() {
  go(library_.fairness(), 0);
  present();
}

void HelpWindow::showSeal() {
  present();  // as with a word
  go(library_.fairness(), 0, fairnessAnchor(FairnessPart::cards));
}

void HelpWindow::present() {
  show();
  setWindowState(windowState() & ~Qt::WindowMinimized);
  raise();
  activateWindow();
  view_->setFocus(Qt::OtherFocusReason);
}

// Page -1 is the book's first.
void HelpWindow::open(int book, int page, QString const& anchor) {
  bool const other = book != at_.book;
  HelpBook const& text = library_.book(book);
  int const last = std::max(0, static_cast<int>(text.pages.size()) - 1);
  bool const samePage = !other && std::clamp(page, 0, last) == at_.page;
  at_ = {.book = book, .page = std::clamp(page, 0, last), .anchor = anchor};
  if (other) {
    glyphs_->setDeck(*text.deck);
    contents_->openBook(book, text);
    spoken_.clear();
    hits_.clear();
    hit_ = -1;
  }
  if (!samePage || anchor.isEmpty()) showPage(at_.page);
  contents_->setCurrent(page, anchor);
  if (!anchor.isEmpty()) view_->scrollToAnchor(anchor);
  if (other && !field_->text().isEmpty()) search();
  setWindowTitle(tr("Help: %1").arg(text.title) + QStringLiteral(" \u2013 Giaguaro"));
}

void HelpWindow::showPage(int page) {
  at_.page = page;
  view_->showPage(library_.book(at_.book), page);
  markHits();
}

// The same place anew: the language, the theme or the match has changed.
void HelpWindow::reread() {
  Place const here = at_;
  int const scroll = view_->verticalScrollBar()->value();
  at_.book = -1;
  open(here.book, here.page, here.anchor);
  view_->verticalScrollBar()->setValue(scroll);
}

void HelpWindow::follow(QString const& link) {
  if (link.startsWith(QLatin1String("page:"))) {
    go(at_.book, link.mid(5).toInt());
  } else if (link.startsWith(QLatin1String("word:"))) {
    go(library_.glossary(), 0, link.mid(5));
  }
}

void HelpWindow::go(int book, int page, QString const& anchor) {
  Place here = at_;
  here.scroll = view_->verticalScrollBar()->value();
  open(book, page, anchor);
  bool const same = here.book == at_.book && here.page == at_.page && here.anchor == at_.anchor;
  if (here.book < 0 || same) return;
  before_.push_back(here);
  back_->setEnabled(true);
  goBack_->setEnabled(true);
}

void HelpWindow::goBack() {
  if (before_.empty()) return;
  Place const there = before_.back();
  before_.pop_back();
  open(there.book, there.page, there.anchor);
  view_->verticalScrollBar()->setValue(there.scroll);
  bool const more = !before_.empty();
  if (!more && back_->hasFocus()) view_->setFocus(Qt::OtherFocusReason);
  back_->setEnabled(more);
  goBack_->setEnabled(more);
}

// On a long page the contents go along.
void HelpWindow::noteScroll() {
  if (at_.book < 0 || library_.book(at_.book).pages.size() != 1) return;
  QString const anchor = view_->anchorAtTop();
  if (anchor.isEmpty() || anchor == at_.anchor) return;
  at_.anchor = anchor;
  contents_->setCurrent(at_.page, anchor);
}

void HelpWindow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setMinimumSize(leastSize);  // which follows the scale
  retranslate();
}

void HelpWindow::retranslate() {
  find_->setText(tr("Find in the text"));
  findNext_->setText(tr("To the next place found"));
  findPrevious_->setText(tr("To the place found before"));
  goBack_->setText(tr("Back to where a link was followed"));
  close_->setText(tr("Close the help"));
  back_->setText(QStringLiteral("\u2190 ") + tr("Back"));
  back_->setAccessibleName(tr("Back"));
  field_->setPlaceholderText(tr("Search this text"));
  field_->setAccessibleName(tr("Search this text"));
  previous_->setText(QStringLiteral("\u2191"));
  next_->setText(QStringLiteral("\u2193"));
  auto const name = [](PaperButton* button, QAction const* action) {
    button->setAccessibleName(action->text());
    button->setToolTip(action->text() + QStringLiteral(" (") +
                       action->shortcut().toString(QKeySequence::NativeText) + u')');
  };
  name(previous_, findPrevious_);
  name(next_, findNext_);
  back_->setToolTip(goBack_->text() + QStringLiteral(" (") +
                    goBack_->shortcut().toString(QKeySequence::NativeText) + u')');
  back_->setEnabled(!before_.empty());
  goBack_->setEnabled(!before_.empty());
  contents_->setAccessibleName(tr("Contents"));

  library_.forget();
  QStringList titles;
  for (int book = 0; book < library_.count(); ++book) titles += library_.title(book);
  contents_->setBooks(titles);
  setKeys(outerKeys_);
  if (at_.book >= 0) reread();
  tellFound();
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && field_->hasFocus()) return step(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
  if (event->key() == Qt::Key_Escape) {
    if (field_->text().isEmpty())
      close();
    else
      field_->clear();
    return;
  }
  QWidget::keyPressEvent(event);
}

void HelpWindow::resizeEvent(QResizeEvent* event) {
  // A room of the tree's own (setViewportMargins) would be taken back by each of its layouts.
  beside_->setContentsMargins(measure(7), measure(6), 0, 0);
  contents_->setFixedWidth(measure(width() < narrowWindow ? narrowContents : contentsWidth) - measure(7));
  QWidget::resizeEvent(event);
}

void HelpWindow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(0, bar_->height() - 1, width(), 1, theme_.chromerule);
}

}  // namespace giaguaro
