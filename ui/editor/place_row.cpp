#include "ui/editor/place_row.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/cards/card_painter.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/editor/editor_words.h"

namespace giaguaro {
namespace {

constexpr Length faceInset{10};
constexpr int wordsRoom = 96;   // at least; where they stand in two lines, as many as they may have
constexpr int wordsMost = 130;  // where the cards leave it
constexpr Length cardGap{8};    // at most
constexpr Length leastGap{5};   // where all can lie beside each other
constexpr int mostBeside = 12;  // that do
constexpr Length keyRoom{34};
constexpr Length mostFace{50};
constexpr Length mostRowCard{300};

}  // namespace

PlaceRow::PlaceRow(Glyphs* glyphs, int place, QWidget* parent)
    : QAbstractButton(parent), glyphs_(glyphs), place_(place) {
  setObjectName(QStringLiteral("editorPlace_%1").arg(place + 1));
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void PlaceRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PlaceRow::setScene(EditorScene const& scene) {
  auto const at = static_cast<std::size_t>(place_);
  DealPlace const& place = scene.draft.places()[at];
  bool const hand = place.kind == DealPlace::Kind::hand;
  cards_ = hand ? scene.draft.game().deck->shown([&] {
    CardSet set;
    for (Card const card : scene.draft.at(at)) set.insert(card);
    return set;
  }())
                : scene.draft.at(at);
  deck_ = scene.draft.game().deck;
  names_.clear();
  for (Card const card : cards_) names_ += editorWords::wordingOf(scene).card(card);
  room_ = place.room;
  columns_ = std::ranges::max(scene.draft.places(), {}, &DealPlace::room).room;
  takesNext_ = scene.chosen == at && !scene.draft.isFull(at);
  plays_ = hand && place.seat == scene.viewer;
  avatar_ = place.seat == nobody ? 0 : scene.people[static_cast<std::size_t>(place.seat)].avatar;
  name_ = editorWords::place(scene, at);
  standing_ = takesNext_ ? tr("%1, next").arg(editorWords::count(scene, at)) : editorWords::count(scene, at);
  deals_ = hand && place.seat == scene.draft.dealer() ? tr("dealer") : QString();
  key_ = place_ < 9 ? QString::number(place_ + 1) : QString();
  marked_ = std::min(marked_, static_cast<int>(cards_.size()) - 1);
  setChecked(scene.chosen == at);
  setAccessibleName(editorWords::row(scene, at));
  update();
}

QRectF PlaceRow::slot(int at) const {
  double const most = std::min<double>(mostRowCard, height() - scaledReal(12));
  QSize size = CardPainter::size(most);
  double const face = faceInset + std::min<double>(mostFace, height() - scaledReal(10)) + scaled(10);
  double const wide = width() - face - keyRoom - scaled(4);  // for words and cards
  double const words = measure(height() < measure(60) ? wordsMost : wordsRoom);
  // A little smaller, rather than edge to edge.
  if (double const each = (wide - words + leastGap) / columns_ - leastGap;
      columns_ <= mostBeside && each < size.width() && each > 0.8 * size.width())
    size = CardPainter::size(size.height() * each / size.width());
  double const apart = columns_ > 1 ? (wide - words - size.width()) / (columns_ - 1) : 0;
  double step = std::clamp<double>(apart, size.width() + leastGap, size.width() + cardGap);
  double const beside = wide - step * (columns_ - 1) - size.width();
  double const left = face + std::clamp<double>(beside, measure(wordsRoom), measure(wordsMost));
  double const room = width() - left - keyRoom - scaled(4);
  if (room_ > 1 && step * room_ > room) step = std::max(4.0, (room - size.width()) / (room_ - 1));
  return {left + step * at, (height() - size.height()) / 2.0, double(size.width()), double(size.height())};
}

int PlaceRow::slotAt(QPoint const& at) const {
  for (int i = static_cast<int>(cards_.size()) - 1; i >= 0; --i)
    if (slot(i).contains(at)) return i;
  return -1;
}

void PlaceRow::mark(int card) {
  marked_ = std::clamp(card, -1, static_cast<int>(cards_.size()) - 1);
  setAccessibleDescription(marked_ < 0 ? QString() : tr("Marked: %1").arg(names_[marked_]));
  update();
}

void PlaceRow::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) click();
}

void PlaceRow::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = slotAt(event->pos());
  if (pressed_ >= 0) {
    carried_ = cards_[static_cast<std::size_t>(pressed_)];
    watch_.press(event->globalPosition().toPoint());
  }
  QAbstractButton::mousePressEvent(event);
}

void PlaceRow::mouseMoveEvent(QMouseEvent* event) {
  QPoint const at = event->globalPosition().toPoint();
  if (!watch_.moves(at)) return QAbstractButton::mouseMoveEvent(event);
  setDown(false);
  emit carried(carried_, at);
}

void PlaceRow::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  bool const drags = watch_.release();
  if (drags) {
    setDown(false);
    emit dropped(carried_, event->globalPosition().toPoint());
    return;
  }
  QAbstractButton::mouseReleaseEvent(event);
  mark(pressed_);
}

void PlaceRow::keyPressEvent(QKeyEvent* event) {
  int const last = static_cast<int>(cards_.size()) - 1;
  switch (event->key()) {
    case Qt::Key_Left: return mark(std::max(0, marked_ < 0 ? last : marked_ - 1));
    case Qt::Key_Right: return mark(marked_ + 1);
    case Qt::Key_Home: return mark(0);
    case Qt::Key_End: return mark(last);
    case Qt::Key_Up: emit placeWanted(place_ - 1); return;
    case Qt::Key_Down: emit placeWanted(place_ + 1); return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (last >= 0) emit takenBack(cards_[static_cast<std::size_t>(marked_ < 0 ? last : marked_)]);
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
      if (!event->isAutoRepeat()) click();
      return;
    default: break;
  }
  bool const figure = event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9;
  if (!figure || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
    return QAbstractButton::keyPressEvent(event);
  emit placeWanted(event->key() - Qt::Key_1);
}

void PlaceRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(isChecked() ? QPen(theme_.bestedge, scaledReal(1.8)) : QPen(theme_.rule, scaledReal(1)));
  painter.setBrush(isChecked() ? theme_.best : theme_.soft);
  QRectF const box = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
  painter.drawRoundedRect(box, scaledReal(8), scaledReal(8));
  if (showsFocus(*this)) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(scaled(3), scaled(3), scaled(-3), scaled(-3)), scaledReal(6),
                            scaledReal(6));
  }
  paintWords(painter);
  paintCards(painter);
  if (key_.isEmpty()) return;
  QRectF const key(width() - scaledReal(28), height() / 2.0 - scaled(9), scaled(18), scaled(18));
  painter.setPen(QPen(theme_.onpanel2, scaledReal(1)));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(key, scaledReal(4), scaledReal(4));
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(12, true));
  painter.drawText(key, Qt::AlignCenter, key_);
}

void PlaceRow::paintWords(QPainter& painter) const {
  double const face = std::min<double>(mostFace, height() - scaledReal(10));
  if (avatar_ > 0)
    painter.drawPixmap(QPointF(faceInset, (height() - face) / 2),
                       glyphs_->avatar(avatar_, static_cast<int>(face), devicePixelRatioF()));
  double const left = faceInset + face + scaled(8);
  double const wide = slot(0).left() - left - scaled(6);
  QStringList lines{name_, standing_};
  if (!deals_.isEmpty()) lines += deals_;
  bool const low = height() < measure(18) * static_cast<int>(lines.size()) + 6;
  if (low && lines.size() == 3) lines = {name_, standing_ + QStringLiteral(" \u00B7 ") + deals_};
  double const line = std::min<double>(measure(18), (height() - 6.0) / static_cast<double>(lines.size()));
  double top = (height() - line * static_cast<double>(lines.size())) / 2;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    bool const deals = i == 2;
    double size = i == 0 ? 14 : 13;
    bool const bold = i == 0 || deals;
    while (size > 11 && textWidth(lines[i], size, bold) > wide) size -= 0.5;
    painter.setFont(typeface(size, bold));
    painter.setPen(deals ? theme_.head : i == 0 ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(QRectF(left, top, wide, line), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(lines[i], Qt::ElideRight, static_cast<int>(wide)));
    top += line;
  }
}

void PlaceRow::paintCards(QPainter& painter) const {
  for (int i = 0; i < room_; ++i) {
    QRectF const box = slot(i);
    if (i < static_cast<int>(cards_.size())) {
      glyphs_->paintCard(painter, cards_[static_cast<std::size_t>(i)], *deck_, box, devicePixelRatioF());
      continue;
    }
    bool const next = takesNext_ && i == static_cast<int>(cards_.size());
    painter.setPen(next ? QPen(theme_.bestedge, scaledReal(2))
                        : QPen(theme_.onpanel2, scaledReal(1), Qt::DashLine));
    painter.setBrush(next ? QBrush(theme_.panel) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box.adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)), scaledReal(5),
                            scaledReal(5));
    if (!next) continue;
    painter.setFont(typeface(15, true));
    painter.setPen(theme_.onpanel);
    painter.drawText(box, Qt::AlignCenter, QStringLiteral("?"));
  }
  if (marked_ < 0 || !showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2.4)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(slot(marked_).adjusted(scaled(-1), scaled(-1), scaled(1), scaled(1)), scaledReal(5),
                          scaledReal(5));
}

}  // namespace giaguaro
