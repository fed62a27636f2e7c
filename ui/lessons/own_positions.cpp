#include "ui/lessons/own_positions.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/lessons/own_position_card.h"

namespace giaguaro {
namespace {

constexpr int mostAbreast = 3;
constexpr Length bandCorner{12};

}  // namespace

OwnPositions::OwnPositions(CardArt* art, QWidget* parent)
    : QWidget(parent),
      art_(art),
      title_(new QLabel(this)),
      line_(new QLabel(this)),
      due_(new QLabel(this)),
      more_(new QLabel(this)),
      grid_(new QGridLayout) {
  setTypeface(title_, 16, true);
  setTypeface(line_, 13);
  setTypeface(due_, 13, true);
  line_->setObjectName(QStringLiteral("ownPositionsLine"));
  due_->setObjectName(QStringLiteral("ownPositionsDue"));
  for (QLabel* label : {line_, more_}) label->setWordWrap(true);
  setTypeface(more_, 13);
  more_->setContentsMargins(scaledMargins(12, 0, 12, 0));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(20, 14, 20, 16));
  column->setSpacing(scaled(10));
  auto* head = new QHBoxLayout;
  head->setSpacing(scaled(12));
  head->addWidget(title_);
  head->addWidget(line_, 1);
  head->addWidget(due_);
  column->addLayout(head);
  grid_->setSpacing(scaled(14));
  column->addLayout(grid_);
  retranslate();
}

void OwnPositions::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(title_, theme.head);
  setInk(line_, theme.onpanel2);
  setInk(more_, theme.onpanel2);
  setInk(due_, theme.onpanel);
  for (OwnPositionCard* card : cards_) card->setTheme(theme);
}

void OwnPositions::setPositions(std::vector<LessonList::Own> const& positions) {
  positions_ = positions;
  while (cards_.size() < positions.size()) {
    auto* card = new OwnPositionCard(art_, this);
    card->setTheme(theme_);
    connect(card, &OwnPositionCard::chosen, this, &OwnPositions::chosen);
    connect(card, &OwnPositionCard::dropped, this, &OwnPositions::dropped);
    for (auto* button : card->findChildren<QAbstractButton*>()) button->installEventFilter(this);
    cards_.push_back(card);
  }
  for (; cards_.size() > positions.size(); cards_.pop_back()) {
    cards_.back()->hide();
    cards_.back()->deleteLater();  // it may be its own button that says so
  }
  auto const next = std::ranges::find(positions, true, &LessonList::Own::due) - positions.begin();
  for (std::size_t i = 0; i < positions.size(); ++i)
    cards_[i]->setPosition(positions[i], static_cast<std::ptrdiff_t>(i) == next);
  lay();
  retranslate();
}

void OwnPositions::setAbreast(int cards) {
  if (cards == abreast_) return;
  abreast_ = cards;
  lay();
}

void OwnPositions::lay() {
  while (QLayoutItem* item = grid_->takeAt(0)) delete item;
  int const abreast = abreast_;
  for (int column = 0; column < mostAbreast; ++column) grid_->setColumnStretch(column, column < abreast);
  int place = 0;
  for (OwnPositionCard* card : cards_) {
    grid_->addWidget(card, place / abreast, place % abreast);
    card->show();
    ++place;
  }
  bool const room = place > 0 && place < abreast;
  more_->setVisible(room);
  if (room) grid_->addWidget(more_, 0, place, 1, abreast - place, Qt::AlignVCenter);
  updateGeometry();
}

void OwnPositions::retranslate() {
  title_->setText(tr("Your own positions"));
  QString const keep = tr(
      "Keep a costly decision from the verdict on a hand: it comes back here until you get it right twice.");
  line_->setText(positions_.empty() ? keep
                                    : tr("your costliest decisions, back until you get each right twice"));
  more_->setText(keep);
  auto const due = std::ranges::count(positions_, true, &LessonList::Own::due);
  due_->setText(due == 0 ? tr("none to solve today") : tr("%1 to solve today").arg(due));
  due_->setVisible(!positions_.empty());
  for (OwnPositionCard* card : cards_) card->retranslate();
}

std::vector<QWidget*> OwnPositions::stops() const {
  std::vector<QWidget*> stops;
  for (OwnPositionCard* card : cards_)
    for (QWidget* stop : card->stops()) stops.push_back(stop);
  return stops;
}

QWidget* OwnPositions::entryAt(double across) const {
  if (cards_.empty()) return nullptr;
  auto const column = static_cast<std::size_t>(across * abreast_);
  return cards_[std::min(column, cards_.size() - 1)]->stops().front();
}

void OwnPositions::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.soft);
  double const half = scaledReal(0.6);
  painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), bandCorner, bandCorner);
}

// Arrows go from card to card, and within one from its upper button to its lower one.
bool OwnPositions::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  int const key = static_cast<QKeyEvent*>(event)->key();
  int const across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
  int const down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
  auto* const stop = qobject_cast<QWidget*>(watched);
  if ((across == 0 && down == 0) || stop == nullptr) return QWidget::eventFilter(watched, event);
  for (std::size_t card = 0; card < cards_.size(); ++card)
    if (cards_[card] == stop->parentWidget()) {
      moveFrom(card, stop, across, down);
      return true;
    }
  return QWidget::eventFilter(watched, event);
}

void OwnPositions::moveFrom(std::size_t card, QWidget* stop, int across, int down) {
  int const place = static_cast<int>(card);
  int const row = place / abreast_;
  int const next = place + across + down * abreast_;
  std::vector<QWidget*> stops = cards_[card]->stops();
  std::ranges::sort(stops, {}, &QWidget::y);
  if (down != 0) {
    auto const within = std::ranges::find(stops, stop) - stops.begin() + down;
    if (within >= 0 && within < static_cast<std::ptrdiff_t>(stops.size()))
      return emit focusWanted(stops[static_cast<std::size_t>(within)]);
    if (next < 0) return emit leftUpwards(static_cast<double>(place % abreast_) / abreast_);
  }
  bool const inRow = down != 0 || (next >= 0 && next / abreast_ == row);
  if (!inRow || next >= static_cast<int>(cards_.size())) return;
  std::vector<QWidget*> there = cards_[static_cast<std::size_t>(next)]->stops();
  std::ranges::sort(there, {}, &QWidget::y);
  emit focusWanted(down > 0   ? there.front()
                   : down < 0 ? there.back()
                              : cards_[static_cast<std::size_t>(next)]->stops().front());
}

}  // namespace giaguaro
