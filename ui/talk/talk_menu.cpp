#include "ui/talk/talk_menu.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/drawing/text_line.h"
#include "ui/talk/talk_words.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

// At scale 1.
constexpr qreal wordsHeight = 24;  // of a row
constexpr qreal facesHeight = 31;  // of one with faces
constexpr int withFaces = 3;       // so many, the last
constexpr qreal kindGap = 2;       // a line between kinds
constexpr qreal padding = 3.5;
constexpr qreal sideOfRows = 5;
constexpr qreal corner = 13;
constexpr qreal menuContour = 1.8;
constexpr qreal tailHalf = 8;
constexpr qreal reach = 14;  // of tail and shadow over the box
constexpr QSizeF tall(286, 6 * wordsHeight + withFaces * facesHeight + 3 * kindGap + 2 * padding);
constexpr QSizeF wide(500, 5 * wordsHeight + 2 * kindGap + 2 * padding + 5);
constexpr std::size_t inFirstColumn = 5;
constexpr qreal firstColumn = 0.42;  // of the room: it has no faces

// The first of another kind: the friend, the caller's own, points, to a seat.
bool beginsKind(std::size_t row) { return row == 2 || row == 4 || row == 6; }

}  // namespace

TalkMenu::TalkMenu(CardArt& art, Theme const& theme, QWidget* parent)
    : QWidget(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("talkMenu"));
  setAccessibleRole(this, QAccessible::PopupMenu);
  for (SayingInfo const& info : sayings()) {
    auto* row = new PhraseRow(info.kind, art, theme, this);
    connect(row, &PhraseRow::decided, this, [this, row] { decide(*row); });
    connect(row, &PhraseRow::looked, this, [this, row] { lookAt(row); });
    connect(row, &PhraseRow::moveAsked, this, [this, row](int by) { move(*row, by); });
    rows_.push_back(row);
  }
  hide();
}

QSizeF TalkMenu::sizeOf(bool broad) { return broad ? wide : tall; }

void TalkMenu::setScene(TableScene const& scene, Wording const& wording) {
  bool const may = scene.talk && scene.talk->maySpeak && !scene.lookingBack;
  if (open_ && !may) close();
  setAccessibleName(tr("What you can say"));
  if (!may) return;
  int const players = scene.seen.players;
  std::vector<PhraseRow::Face> all;
  for (int i = 1; i < players; ++i) {
    Seat const seat = seatAfter(scene.bottom, players, scene.seen.anticlockwise ? players - i : i);
    all.push_back({seat, scene.people[static_cast<std::size_t>(seat)].avatar, wording.name(seat)});
  }
  for (PhraseRow* row : rows_) {
    std::vector<PhraseRow::Face> faces;
    if (infoOf(row->kind()).namesSeat) faces = all;
    // Whoever called is no secret friend: to suspect it would be no word of this table.
    if (row->kind() == Saying::Kind::suspect)
      std::erase_if(faces, [&](PhraseRow::Face const& face) { return face.seat == scene.talk->caller; });
    Saying const saying{row->kind(), faces.empty() ? nobody : faces.front().seat};
    bool const free = maySay(scene.viewer, saying, scene.talk->caller, players);
    row->set(talkWords::choice(row->kind()), faces,
             free ? QString() : talkWords::barred(row->kind(), scene.talk->caller, wording));
  }
  update();
}

void TalkMenu::place(QRectF const& box, QPointF const& tail, bool broad, qreal scale) {
  scale_ = scale;
  broad_ = broad;
  box_ = box;
  QRectF const all = box.united(QRectF(tail, QSizeF(1, 1))).adjusted(-reach, -reach, reach, reach);
  setGeometry(all.toAlignedRect());
  tail_ = tail - pos();
  QRectF const inner = box.translated(-pos());
  lines_.clear();
  QPointF at(inner.left() + sideOfRows * scale, inner.top() + padding * scale);
  qreal const room = inner.width() - (broad ? 3 : 2) * sideOfRows * scale;
  qreal rowWidth = broad ? firstColumn * room : room;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    bool const secondColumn = broad && i == inFirstColumn;
    if (secondColumn) {
      at = {at.x() + rowWidth + sideOfRows * scale, inner.top() + padding * scale};
      rowWidth = room - rowWidth;
    }
    if (beginsKind(i) && !secondColumn) {
      qreal const y = at.y() + kindGap / 2 * scale;
      lines_.emplace_back(at.x() + 7 * scale, y, at.x() + rowWidth - 7 * scale, y);
      at.ry() += kindGap * scale;
    }
    qreal const high = (infoOf(rows_[i]->kind()).namesSeat ? facesHeight : wordsHeight) * scale;
    rows_[i]->place(QRectF(at, QSizeF(rowWidth, high)), scale);
    at.ry() += high;
  }
  update();
}

void TalkMenu::open() {
  if (open_) return;
  open_ = true;
  emit toggled(true);
  show();
  raise();
  auto const free = std::ranges::find_if_not(rows_, &PhraseRow::isBarred);
  (free == rows_.end() ? rows_.front() : *free)->setFocus(Qt::ShortcutFocusReason);
}

void TalkMenu::close() {
  if (!std::exchange(open_, false)) return;
  bool const had = std::ranges::any_of(rows_, &PhraseRow::hasFocus);
  lookAt(nullptr);
  hide();
  if (had) parentWidget()->setFocus(Qt::OtherFocusReason);
  emit toggled(false);
}

// The last that had the focus.
void TalkMenu::lookAt(PhraseRow* row) {
  current_ = row;
  for (PhraseRow* each : rows_) each->setCurrent(each == row);
  emit changed();
}

std::vector<Seat> TalkMenu::seatsAsked() const {
  return open_ && current_ != nullptr ? current_->seats() : std::vector<Seat>{};
}

Seat TalkMenu::seatChosen() const { return seatsAsked().empty() ? nobody : current_->saying().to; }

bool TalkMenu::sayTo(Seat seat) {
  std::vector<Seat> const asked = seatsAsked();
  auto const found = std::ranges::find(asked, seat);
  if (found == asked.end()) return false;
  current_->choose(static_cast<int>(found - asked.begin()));
  decide(*current_);
  return true;
}

void TalkMenu::decide(PhraseRow const& row) {
  if (row.isBarred()) return emit refused(tr("May not be said: %1.").arg(row.reason()));
  Saying const saying = row.saying();
  close();
  emit said(saying);
}

void TalkMenu::move(PhraseRow const& from, int by) {
  auto const at = static_cast<int>(std::ranges::find(rows_, &from) - rows_.begin());
  int const to = std::clamp(at + by, 0, static_cast<int>(rows_.size()) - 1);
  rows_[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
}

bool TalkMenu::takesKey(QKeyEvent const& event) {
  if (!open_ || (event.modifiers() & ~Qt::KeypadModifier) != 0) return false;
  if (event.key() == Qt::Key_Escape) {
    close();
    return true;
  }
  int const digit = event.key() - Qt::Key_0;
  if (digit < 1 || digit > 9) return false;
  if (event.isAutoRepeat()) return true;
  std::vector<Seat> const asked = seatsAsked();
  if (digit <= static_cast<int>(asked.size())) return sayTo(asked[static_cast<std::size_t>(digit - 1)]);
  PhraseRow* const row = rows_[static_cast<std::size_t>(digit - 1)];
  row->setFocus(Qt::OtherFocusReason);
  if (!row->namesSeat() || row->isBarred()) decide(*row);
  return true;
}

void TalkMenu::keyPressEvent(QKeyEvent* event) {
  if (!takesKey(*event)) QWidget::keyPressEvent(event);
}

void TalkMenu::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = box_.translated(-pos());
  QPainterPath path;
  path.addRoundedRect(box, corner * scale_, corner * scale_);
  QPolygonF tail;
  qreal const half = tailHalf * scale_;
  if (tail_.y() < box.top()) {
    qreal const x = std::clamp(tail_.x(), box.left() + 3 * half, box.right() - 3 * half);
    tail << QPointF(x - half, box.top() + 1) << tail_ << QPointF(x + half, box.top() + 1);
  } else {
    qreal const y = std::clamp(tail_.y(), box.top() + 3 * half, box.bottom() - 3 * half);
    tail << QPointF(box.left() + 1, y - half) << tail_ << QPointF(box.left() + 1, y + half);
  }
  QPainterPath point;
  point.addPolygon(tail);
  point.closeSubpath();
  path = path.united(point);
  if (!theme_->plain) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawPath(path.translated(0, 3 * scale_));
  }
  painter.setPen(QPen(theme_->accent, menuContour * scale_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(theme_->plate);
  painter.drawPath(path);
  painter.setPen(QPen(theme_->plain ? theme_->onplate2 : mixed(theme_->plate, theme_->onplate2, 0.22), 1));
  for (QLineF const& line : lines_) painter.drawLine(line);

  // The reason, once for the two that are barred.
  auto const barred = std::ranges::find_if(rows_, &PhraseRow::isBarred);
  if (barred == rows_.end()) return;
  QRect const first = (*barred)->geometry();
  qreal const y = first.bottom() + 1;
  QColor const quiet = theme_->plain ? theme_->onplate2 : mixed(theme_->plate, theme_->onplate2, 0.7);
  qreal const right = first.right() - 6 * scale_;
  TextStyle const style{12 * scale_, false, theme_->onplate2};
  // Where it has no room beside what is said the lock stands alone: the rows say it.
  qreal const wanted = textWidth(font(), style, (*barred)->reason());
  qreal const beside = std::max((*barred)->wordsEnd(), (*std::next(barred))->wordsEnd());
  bool const fits = beside + wanted + 46 * scale_ <= first.width();
  qreal const words = fits ? wanted : 0;
  qreal const lock = right - words - (fits ? 14 : 4) * scale_;
  qreal const bracket = lock - 16 * scale_;
  painter.setPen(QPen(quiet, 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF(
      {QPointF(bracket - 4 * scale_, first.top() + 5 * scale_), QPointF(bracket, first.top() + 5 * scale_),
       QPointF(bracket, first.bottom() + first.height() - 4 * scale_),
       QPointF(bracket - 4 * scale_, first.bottom() + first.height() - 4 * scale_)}));
  CardPainter(*art_, *theme_, devicePixelRatioF())
      .mark(painter, QStringLiteral("lock"), QPointF(lock, y), 15 * scale_, theme_->onplate2);
  if (fits)
    drawText(painter, font(), style, QPointF(right - words, y + 4.2 * scale_), words + 1,
             (*barred)->reason());
}

}  // namespace giaguaro
