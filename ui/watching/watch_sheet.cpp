#include "ui/watching/watch_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

#include "core/rules/glance.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_marks.h"
#include "ui/history/history_words.h"
#include "ui/text/game_id.h"
#include "ui/text/literal.h"
#include "ui/text/tool_tip.h"
#include "ui/text/wording.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/picture_row.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

constexpr Length textInset{10};
constexpr Length twoColumns{560};  // under this width of the paper there is but one
constexpr Length twoColumnsWide{860}, oneColumnWide{520};

using Players = std::vector<WatchOffer::Match::Player>;

// Who played, with what each has, whoever has most first.
Players inOrder(Players players) {
  std::ranges::stable_sort(players, std::ranges::greater(), &WatchOffer::Match::Player::total);
  return players;
}

QString standingOf(Players const& players, bool halves) {
  QStringList parts;
  for (auto const& [name, total, avatar] : players)
    parts << (name.isEmpty() ? WatchSheet::tr("You") : name) + QChar(QChar::Nbsp) +
                 Wording::score(total, halves);
  return parts.join(QStringLiteral(", "));
}

// The same in faces; those that have no room are left out.
void paintStanding(QPainter& painter, QRectF const& room, Players const& players, bool halves,
                   Glyphs const& glyphs, Theme const& theme, qreal ratio) {
  int const side = std::min(measure(22), static_cast<int>(room.height()) - scaled(2));
  double x = room.left();
  painter.setFont(typeface(12.5));
  painter.setPen(theme.onpanel2);
  double together = 0;
  for (auto const& [name, total, avatar] : players)
    together += side + textWidth(Wording::score(total, halves), 12.5);
  auto const gaps = static_cast<double>(std::max<std::size_t>(players.size(), 1));
  double const gap =
      std::clamp((room.width() - together) / gaps - scaledReal(3), scaledReal(3), scaledReal(14));
  for (auto const& [name, total, avatar] : players) {
    QString const score = Wording::score(total, halves);
    double const wide = textWidth(score, 12.5);
    if (x + side + scaledReal(3) + wide > room.right()) return;
    painter.drawPixmap(QPointF(x, room.center().y() - side / 2.0), glyphs.avatar(avatar, side, ratio));
    x += side + scaledReal(3);
    painter.drawText(QRectF(x, room.top(), wide + 1, room.height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     score);
    x += wide + gap;
  }
}

}  // namespace

WatchSheet::WatchSheet(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      glyphs_(glyphs),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      gamesHeading_(new Heading(page())),
      ownHeading_(new Heading(page())),
      none_(new QLabel(page())),
      games_(new QVBoxLayout),
      own_(new QVBoxLayout),
      older_(new QuietButton(13, page())),
      cancel_(new PaperButton(PaperButton::Kind::plain, page())) {
  setTitleface(title_, 25);
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
  columns_->setContentsMargins(scaledMargins(10, 6, 10, 6));
  columns_->setSpacing(scaled(28));
  for (auto const& [column, heading] : {std::pair(games_, gamesHeading_), std::pair(own_, ownHeading_)}) {
    column->setSpacing(0);
    auto* box = new QVBoxLayout;
    box->setSpacing(scaled(6));
    box->addWidget(heading);
    box->addLayout(column);
    box->addStretch(1);
    columns_->addLayout(box, 1);
    if (column == own_) ownBox_ = box;
  }
  own_->addWidget(none_);
  older_->setObjectName(QStringLiteral("watchOlder"));
  ownBox_->insertWidget(ownBox_->indexOf(own_) + 1, older_, 0, Qt::AlignLeft);
  middle()->addLayout(columns_);
  cancel_->setObjectName(QStringLiteral("watchNothing"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 6, 5, 0));
  row->addStretch(1);
  row->addWidget(cancel_);
  foot()->addLayout(row);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  connect(cancel_, &QPushButton::clicked, this, &WatchSheet::givenUp);
  connect(older_, &QPushButton::clicked, this, &WatchSheet::olderWanted);
}

void WatchSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(words_, theme.onpanel2);
  setInk(none_, theme.onpanel2);
  for (Heading* heading : {gamesHeading_, ownHeading_}) heading->setTheme(theme);
  for (PictureRow* row : rows()) row->setTheme(theme);
  older_->setTheme(theme);
  cancel_->setTheme(theme);
}

void WatchSheet::setOffer(WatchOffer const& offer) {
  offer_ = offer;
  fill();
}

PictureRow* WatchSheet::addRow(QVBoxLayout* column, QString const& name, GameInfo const* game,
                               WatchChoice const& choice) {
  auto* row = new PictureRow(page());
  row->setObjectName(name);
  row->setTheme(theme());
  row->setPlays();
  row->setPicture([this, game](QPainter& painter, QRectF const& box) {
    painter.drawPixmap(box.topLeft(), gameSign(game, offer_.games, static_cast<int>(box.width()), *glyphs_,
                                               theme(), devicePixelRatioF()));
  });
  connect(row, &QPushButton::clicked, this, [this, choice] { emit chosen(choice); });
  row->setGrows();
  column->addWidget(row);
  return row;
}

std::vector<PictureRow*> WatchSheet::rows() const {
  std::vector<PictureRow*> all = gameRows_;
  if (inPlay_ != nullptr) all.push_back(inPlay_);
  all.insert(all.end(), matchRows_.begin(), matchRows_.end());
  return all;
}

void WatchSheet::fill() {
  for (PictureRow* row : rows()) delete row;
  gameRows_.clear();
  matchRows_.clear();
  inPlay_ = nullptr;
  for (GameInfo const* game : offer_.games)
    gameRows_.push_back(
        addRow(games_, QStringLiteral("watch_") + idOf(*game), game, {WatchChoice::Kind::game, idOf(*game)}));
  if (offer_.inPlay != nullptr)
    inPlay_ = addRow(own_, QStringLiteral("watchInPlay"), offer_.inPlay, {WatchChoice::Kind::inPlay, {}});
  // As many rows as there are games: both columns have one rhythm.
  std::size_t const room = std::max<std::size_t>(offer_.games.size(), 2) - (inPlay_ != nullptr ? 1 : 0);
  for (WatchOffer::Match const& match : offer_.matches | std::views::take(room))
    matchRows_.push_back(
        addRow(own_, QStringLiteral("watchMatch"), match.game, {WatchChoice::Kind::match, match.path}));
  none_->setVisible(offer_.inPlay == nullptr && offer_.matches.empty());
  std::vector<PictureRow*> const all = rows();
  for (PictureRow* row : all)
    row->setBare((!gameRows_.empty() && row == gameRows_.back()) || row == all.back());
  QWidget* before = nullptr;
  for (PictureRow* row : all) {
    if (before != nullptr) setTabOrder(before, row);
    before = row;
    row->show();
  }
  if (before != nullptr) setTabOrder(before, older_);
  setTabOrder(older_, cancel_);
  older_->setVisible(offer_.older || offer_.matches.size() > room);
  retranslate();
}

void WatchSheet::retranslate() {
  title_->setText(tr("Watch a hand"));
  words_->setText(
      tr("From the deal to the score, card by card, as fast or as slowly as you like. A match begins "
         "with its first hand; from there you can go to any other."));
  gamesHeading_->setText(tr("Let the computer play"));
  ownHeading_->setText(tr("Your own matches"));
  older_->setText(tr("Older matches"));
  none_->setText(tr("No hand of yours is over yet."));
  cancel_->setText(tr("Cancel"));
  for (std::size_t i = 0; i < gameRows_.size(); ++i) {
    QString const name = said(offer_.games[i]->name);
    gameRows_[i]->setText(literal(name));
    Glance const* const glance = glanceOf(offer_.games[i]->id);
    gameRows_[i]->setWords({name, {}, glance != nullptr ? said(glance->line) : QString()});
  }
  if (inPlay_ != nullptr) {
    QString const words = tr("This match so far");
    inPlay_->setText(literal(words));
    inPlay_->setWords({words, {}, said(offer_.inPlay->name)});
  }
  for (std::size_t i = 0; i < matchRows_.size(); ++i) {
    WatchOffer::Match const& match = offer_.matches[i];
    QString const game = said(match.game->name);
    QString const when = HistoryWords::moment(match.when);
    Players const standing = inOrder(match.players);
    bool const halves = match.game->halves;
    QString const players = standingOf(standing, halves);
    matchRows_[i]->setText(literal(tr("%1, %2").arg(game, when)));
    matchRows_[i]->setAccessibleDescription(players);
    matchRows_[i]->setToolTip(asToolTip(players));
    // Short, so that it has room beside the game.
    QString const brief = HistoryWords::locale().toString(match.when.date(), HistoryWords::tr("d MMM yyyy")) +
                          QStringLiteral(", ") +
                          HistoryWords::locale().toString(match.when.time(), QStringLiteral("HH:mm"));
    matchRows_[i]->setWords({game, brief, players});
    matchRows_[i]->setBelow([this, standing, halves](QPainter& painter, QRectF const& box) {
      paintStanding(painter, box, standing, halves, *glyphs_, theme(), devicePixelRatioF());
    });
  }
  setWidest(hasOwn() ? twoColumnsWide : oneColumnWide);
  layPaper();
}

// Where there is nothing of one's own a column for it would stand empty.
bool WatchSheet::hasOwn() const { return offer_.inPlay != nullptr || !offer_.matches.empty(); }

void WatchSheet::arrange(int paperWidth) {
  columns_->setDirection(paperWidth < twoColumns || !hasOwn() ? QBoxLayout::TopToBottom
                                                              : QBoxLayout::LeftToRight);
}

void WatchSheet::focusFirst() {
  QWidget* const first = gameRows_.empty() ? static_cast<QWidget*>(cancel_) : gameRows_.front();
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
