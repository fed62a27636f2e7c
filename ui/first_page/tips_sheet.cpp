#include "ui/first_page/tips_sheet.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/cloth/fanned_ground.h"
#include "ui/cloth/game_picture.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/help/help_library.h"
#include "ui/help/help_writer.h"
#include "ui/sheets/second_press.h"
#include "ui/text/wording.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length tipsInset{10};

// As a RichText shows it; what a word means is a link in the help alone.
QString richOf(HelpSpans const& spans, Deck const& deck) {
  QString rich;
  for (HelpSpan const& span : spans) {
    if (span.kind == HelpSpan::Kind::card) {
      rich += QStringLiteral("<img src=\"%1\" style=\"vertical-align: middle\">")
                  .arg(Glyphs::nameOf(args::card(span.card), deck));
      continue;
    }
    QString words = span.words.toHtmlEscaped();
    if (span.strong) words = QStringLiteral("<b>%1</b>").arg(words);
    if (span.stressed) words = QStringLiteral("<i>%1</i>").arg(words);
    rich += words;
  }
  return rich;
}

// Those that a game is known by.
FannedGround::Fan fanOfTrumps(Deck const& deck) {
  std::vector<Card> const known = fanOf(deck, 0);
  return {&deck, {known[0], known[1], known[2]}};
}

// High cards of three suits.
FannedGround::Fan fanOfCourts(Deck const& deck) {
  int const highest = deck.ranks() - 1;
  return {&deck,
          {Card::of(Suit::spades, highest - 1), Card::of(Suit::hearts, highest),
           Card::of(Suit::clubs, highest - 2)}};
}

}  // namespace

TipsSheet::TipsSheet(CardArt* art, QWidget* parent)
    : Sheet(parent),
      glyphs_(new Glyphs(art, this)),
      ground_(new FannedGround(glyphs_, this)),
      name_(new QLabel(page())),
      title_(new QLabel(page())),
      note_(new QLabel(page())),
      grid_(new QGridLayout),
      button_(new PaperButton(PaperButton::Kind::main, page())),
      second_(new SecondPress(this)) {
  setWidest(Length(640));
  setTitleface(name_, 22);
  setTypeface(title_, 15);
  title_->setObjectName(QStringLiteral("tipsTitle"));
  setTypeface(note_, 13);
  for (QLabel* label : {name_, title_, note_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(tipsInset, 0, tipsInset, 0);
  }
  head()->addWidget(name_);
  head()->addWidget(title_);
  head()->addSpacing(scaled(12));
  grid_->setContentsMargins(tipsInset, 0, tipsInset, scaled(10));
  grid_->setHorizontalSpacing(scaled(10));
  grid_->setVerticalSpacing(scaled(9));
  grid_->setColumnStretch(1, 1);
  middle()->addLayout(grid_);
  button_->setObjectName(QStringLiteral("tipsRead"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(tipsInset - PaperButton::ring, 0, tipsInset - PaperButton::ring, 0);
  row->addWidget(note_, 1);
  row->addWidget(button_);
  foot()->addSpacing(scaled(6));
  foot()->addLayout(row);
  connect(button_, &QPushButton::clicked, this, &TipsSheet::leave);
}

RichText* TipsSheet::addTip(int number) {
  // Set as the tip is, so that they stand on one line.
  QString const words = QStringLiteral("%1.").arg(number);
  auto* figure = new RichText(15, page());
  figure->setText(QStringLiteral("<b>%1</b>").arg(words), words);
  figure->setFixedWidth(textWidth(words, 15, true) + scaled(2));
  auto* tip = new RichText(15, page());
  tip->setGlyphs(glyphs_);
  int const row = static_cast<int>(tips_.size());
  grid_->addWidget(figure, row, 0);
  grid_->addWidget(tip, row, 1);
  numbers_.push_back(figure);
  tips_.push_back(tip);
  return tip;
}

void TipsSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  ground_->want(theme);
  glyphs_->setTheme(theme);
  setInk(title_, theme.onpanel2);
  setInk(note_, theme.onpanel2);
  for (RichText* number : numbers_) number->setColor(theme.head);
  for (RichText* tip : tips_) tip->setColor(theme.onpanel);
  button_->setTheme(theme);
}

void TipsSheet::setGame(GameInfo const& game) {
  game_ = &game;
  ground_->setFans(fanOfTrumps(*game.deck), fanOfCourts(*game.deck));
  write();
}

void TipsSheet::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  ground_->want(theme());
}

// Nothing has been dealt yet: behind the paper lies a table with the game's cards, and not the empty one of the window.
void TipsSheet::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  ground_->paint(painter, event->rect(), paperWidth());
  paintPaperShadow(painter);
}

void TipsSheet::focusFirst() { button_->setFocus(Qt::OtherFocusReason); }

void TipsSheet::write() {
  if (game_ == nullptr) return;
  for (RichText* number : numbers_) delete number;
  for (RichText* tip : tips_) delete tip;
  numbers_.clear();
  tips_.clear();
  HelpLibrary const library({game_});
  HelpBook const& book = library.book(0);
  auto const at = static_cast<std::size_t>(RulesPage::tips);
  name_->setText(said(game_->name));
  button_->setText(tr("To the table (Enter)"));
  note_->setText(
      tr("They stay in the help, under the rules: F1. To watch a whole hand: Help, Watch a hand."));
  if (at >= book.pages.size()) return layPaper();
  glyphs_->setDeck(*book.deck);
  title_->setText(book.pages[at].title);
  HelpWriter const writer(book, theme());
  for (HelpBlock const& block : book.pages[at].blocks) {
    RichText* tip = addTip(static_cast<int>(tips_.size()) + 1);
    tip->setText(richOf(block.spans, *book.deck),
                 plainText(block.spans, [&writer](Card card) { return writer.spoken(card); }));
    tip->show();
  }
  for (RichText* number : numbers_) number->show();
  setTheme(theme());
  layPaper();
}

void TipsSheet::showEvent(QShowEvent* event) {
  Sheet::showEvent(event);
  // Not when the window comes back from being an icon.
  if (!event->spontaneous()) second_->start();
}

void TipsSheet::leave() {
  second_->start();
  emit read();
}

void TipsSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) write();
}

void TipsSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    leave();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
