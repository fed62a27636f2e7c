#include "ui/sheets/watch_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <utility>

#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/text/literal.h"
#include "ui/text/wording.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length textInset{10};
constexpr Length twoColumns{560};  // under this width of the paper there is but one

}  // namespace

WatchSheet::WatchSheet(QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      gamesHeading_(new Heading(page())),
      ownHeading_(new Heading(page())),
      none_(new QLabel(page())),
      games_(new QVBoxLayout),
      own_(new QVBoxLayout),
      cancel_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(Length(720));
  setTitleface(title_, 22);
  setTypeface(words_, 15);
  setTypeface(none_, 14);
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(textInset, 0, textInset, 0);
    head()->addWidget(label);
    head()->addSpacing(scaled(6));
  }
  none_->setWordWrap(true);
  none_->setContentsMargins(textInset, 0, textInset, 0);
  columns_->setContentsMargins(scaledMargins(4, 6, 4, 6));
  columns_->setSpacing(scaled(18));
  for (auto const& [column, heading] : {std::pair(games_, gamesHeading_), std::pair(own_, ownHeading_)}) {
    column->setSpacing(scaled(2));
    auto* box = new QVBoxLayout;
    box->setSpacing(scaled(6));
    box->addWidget(heading);
    box->addLayout(column);
    box->addStretch(1);
    columns_->addLayout(box, 1);
  }
  own_->addWidget(none_);
  middle()->addLayout(columns_);
  cancel_->setObjectName(QStringLiteral("watchNothing"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 6, 5, 0));
  row->addStretch(1);
  row->addWidget(cancel_);
  foot()->addLayout(row);
  connect(cancel_, &QPushButton::clicked, this, &WatchSheet::givenUp);
}

void WatchSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(words_, theme.onpanel2);
  setInk(none_, theme.onpanel2);
  for (Heading* heading : {gamesHeading_, ownHeading_}) heading->setTheme(theme);
  for (auto const* buttons : {&gameButtons_, &matchButtons_})
    for (PaperButton* button : *buttons) button->setTheme(theme);
  if (inPlay_ != nullptr) inPlay_->setTheme(theme);
  cancel_->setTheme(theme);
}

void WatchSheet::setOffer(WatchOffer const& offer) {
  offer_ = offer;
  fill();
}

PaperButton* WatchSheet::addButton(QVBoxLayout* column, QString const& name, WatchChoice const& choice) {
  auto* button = new PaperButton(PaperButton::Kind::plain, page());
  button->setObjectName(name);
  button->setTheme(theme());
  connect(button, &QPushButton::clicked, this, [this, choice] { emit chosen(choice); });
  column->addWidget(button);
  return button;
}

void WatchSheet::fill() {
  for (auto* buttons : {&gameButtons_, &matchButtons_}) {
    for (PaperButton* button : *buttons) delete button;
    buttons->clear();
  }
  delete std::exchange(inPlay_, nullptr);
  for (GameInfo const* game : offer_.games)
    gameButtons_.push_back(
        addButton(games_, QStringLiteral("watch_") + idOf(*game), {WatchChoice::Kind::game, idOf(*game)}));
  if (offer_.inPlay)
    inPlay_ = addButton(own_, QStringLiteral("watchInPlay"), {WatchChoice::Kind::inPlay, {}});
  for (WatchOffer::Match const& match : offer_.matches)
    matchButtons_.push_back(
        addButton(own_, QStringLiteral("watchMatch"), {WatchChoice::Kind::match, match.path}));
  none_->setVisible(!offer_.inPlay && offer_.matches.empty());
  QWidget* before = nullptr;
  auto const follows = [&before](QWidget* button) {
    if (before != nullptr) setTabOrder(before, button);
    before = button;
  };
  for (PaperButton* button : gameButtons_) follows(button);
  if (inPlay_ != nullptr) follows(inPlay_);
  for (PaperButton* button : matchButtons_) follows(button);
  follows(cancel_);
  for (auto const* buttons : {&gameButtons_, &matchButtons_})
    for (PaperButton* button : *buttons) button->show();
  if (inPlay_ != nullptr) inPlay_->show();
  retranslate();
}

void WatchSheet::retranslate() {
  title_->setText(tr("Watch a hand"));
  words_->setText(tr("From the deal to the score, card by card, as fast or as slowly as you like."));
  gamesHeading_->setText(tr("Computer players play one"));
  ownHeading_->setText(tr("Your own matches"));
  none_->setText(tr("No hand of yours is over yet."));
  cancel_->setText(tr("Cancel"));
  for (std::size_t i = 0; i < gameButtons_.size(); ++i)
    gameButtons_[i]->setText(literal(said(offer_.games[i]->name)));
  if (inPlay_ != nullptr) inPlay_->setText(tr("This match, its hands that are over"));
  QLocale const locale(translatedInto());
  for (std::size_t i = 0; i < matchButtons_.size(); ++i) {
    WatchOffer::Match const& match = offer_.matches[i];
    matchButtons_[i]->setText(
        tr("%1, %2").arg(literal(said(match.game)), locale.toString(match.when, QLocale::ShortFormat)));
  }
  layPaper();
}

void WatchSheet::arrange(int paperWidth) {
  columns_->setDirection(paperWidth < twoColumns ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void WatchSheet::focusFirst() {
  PaperButton* const first = gameButtons_.empty() ? cancel_ : gameButtons_.front();
  first->setFocus(Qt::OtherFocusReason);
}

void WatchSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void WatchSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit givenUp();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
