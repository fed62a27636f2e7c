#include "ui/dock/number_field.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/drawing/text_line.h"

namespace giaguaro {
namespace {

constexpr int typingPause = 1500;  // after which a figure begins a new number
constexpr qreal fieldRing = 4;     // room round the stepper for the focus

}  // namespace

NumberField::NumberField(Theme const& theme, QWidget* parent) : QAbstractSlider(parent), theme_(&theme) {
  setObjectName(QStringLiteral("dock_number"));
  setOrientation(Qt::Horizontal);
  setSingleStep(1);
  setPageStep(10);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  typing_.setSingleShot(true);
  typing_.setInterval(typingPause);
  connect(&typing_, &QTimer::timeout, this, &NumberField::endTyping);
}

void NumberField::setTrack(int first, int last, std::vector<int> bands, QStringList prices) {
  first_ = first;
  last_ = last;
  bands_ = std::move(bands);
  prices_ = std::move(prices);
  update();
}

void NumberField::place(QRectF const& stepper, QRectF const& track, qreal textSize, qreal priceLine) {
  pixels_ = textSize;
  priceLine_ = priceLine;
  QRectF const all = track.isNull() ? stepper : stepper.united(track.adjusted(0, 0, 0, priceLine));
  QRect const rect = all.adjusted(-fieldRing, -fieldRing, fieldRing, fieldRing).toAlignedRect();
  stepper_ = stepper.translated(-rect.topLeft());
  track_ = track.isNull() ? QRectF() : track.translated(-rect.topLeft());
  setGeometry(rect);
  // What lies between the two belongs to the dock.
  QRegion region(stepper_.adjusted(-fieldRing, -fieldRing, fieldRing, fieldRing).toAlignedRect());
  if (!track_.isNull())
    region |= track_.adjusted(-fieldRing, -fieldRing, fieldRing, fieldRing + priceLine).toAlignedRect();
  setMask(region);
  update();
}

QRectF NumberField::minus() const {
  return {stepper_.left(), stepper_.top(), stepper_.height(), stepper_.height()};
}

QRectF NumberField::plus() const {
  return {stepper_.right() - stepper_.height(), stepper_.top(), stepper_.height(), stepper_.height()};
}

int NumberField::lastOf(std::size_t band) const {
  return band + 1 < bands_.size() ? bands_[band + 1] - 1 : last_;
}

// All stretches are equally long, however many numbers they have: each is a price.
QRectF NumberField::boxOf(std::size_t band) const {
  qreal const width = track_.width() / static_cast<qreal>(std::max<std::size_t>(1, bands_.size()));
  return {track_.left() + static_cast<qreal>(band) * width, track_.top(), width, track_.height()};
}

// The left edge of a number's own cell.
qreal NumberField::xOf(double number) const {
  std::size_t band = 0;
  while (band + 1 < bands_.size() && bands_[band + 1] <= number) ++band;
  if (band >= bands_.size()) return track_.left();
  QRectF const box = boxOf(band);
  return box.left() + box.width() * (number - bands_[band]) / std::max(1, lastOf(band) - bands_[band] + 1);
}

int NumberField::numberAt(qreal x) const {
  if (bands_.empty()) return first_;
  qreal const bands = static_cast<qreal>(bands_.size());
  qreal const at = std::clamp((x - track_.left()) / std::max(1.0, track_.width()) * bands, 0.0, bands - 1e-6);
  auto const band = static_cast<std::size_t>(at);
  int const numbers = lastOf(band) - bands_[band] + 1;
  return bands_[band] + static_cast<int>((at - std::floor(at)) * numbers);
}

void NumberField::type(QChar figure) {
  qsizetype const digits = QString::number(maximum()).size();
  QString next = typed_ + figure;
  if (next.size() > digits || next.toInt() > maximum()) next = figure;
  typed_ = next;
  typing_.start();
  int const number = next.toInt();
  if (number >= minimum() && number <= maximum()) {
    // The number that stood there already has been chosen by it, too.
    if (number == value())
      emit valueChanged(number);
    else
      setValue(number);
    // No longer number begins with it.
    if (number * 10 > maximum()) endTyping();
  }
  update();
}

void NumberField::endTyping() {
  typing_.stop();
  if (std::exchange(typed_, {}).isEmpty()) return;
  update();
}

void NumberField::sliderChange(SliderChange change) {
  QAbstractSlider::sliderChange(change);
  update();
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  QString const text = event->text();
  bool const plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
  if (plain && text.size() == 1 && text.front().isDigit()) return type(text.front());
  switch (event->key()) {
    case Qt::Key_Backspace:
      typed_.chop(1);
      update();
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!typed_.isEmpty() && typed_.toInt() != value()) {
        int const wanted = typed_.toInt();
        endTyping();
        emit outOfRange(wanted);
        return;
      }
      break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
      if (!plain) break;
      endTyping();
      QAbstractSlider::keyPressEvent(event);
      return;
    default: break;
  }
  event->ignore();
  emit keyPressed(event);
}

void NumberField::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QAbstractSlider::mousePressEvent(event);
  endTyping();
  QPointF const at = event->position();
  if (minus().contains(at)) {
    triggerAction(SliderSingleStepSub);
    setRepeatAction(SliderSingleStepSub);
  } else if (plus().contains(at)) {
    triggerAction(SliderSingleStepAdd);
    setRepeatAction(SliderSingleStepAdd);
  } else if (track_.adjusted(-fieldRing, -fieldRing, fieldRing, fieldRing + priceLine_).contains(at)) {
    dragging_ = true;
    setValue(numberAt(at.x()));
  }
  event->accept();
}

void NumberField::mouseMoveEvent(QMouseEvent* event) {
  if (dragging_) setValue(numberAt(event->position().x()));
}

void NumberField::mouseReleaseEvent(QMouseEvent* event) {
  dragging_ = false;
  setRepeatAction(SliderNoAction);
  event->accept();
}

void NumberField::enterEvent(QEnterEvent* event) {
  QAbstractSlider::enterEvent(event);
  hovered_ = true;
  tell();
}

void NumberField::leaveEvent(QEvent* event) {
  QAbstractSlider::leaveEvent(event);
  hovered_ = false;
  tell();
}

void NumberField::focusInEvent(QFocusEvent* event) {
  QAbstractSlider::focusInEvent(event);
  update();
  tell();
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  QAbstractSlider::focusOutEvent(event);
  endTyping();
  update();
  tell();
}

void NumberField::tell() {
  bool const now = hovered_ || hasFocus();
  if (std::exchange(told_, now) != now) emit looked(now);
}

void NumberField::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintStepper(painter);
  if (!track_.isNull()) paintTrack(painter);
}

void NumberField::paintStepper(QPainter& painter) const {
  painter.setPen(QPen(theme_->onplate, 1.4));
  painter.setBrush(theme_->plate);
  painter.drawRoundedRect(stepper_, 7, 7);
  painter.drawLine(minus().topRight(), minus().bottomRight());
  painter.drawLine(plus().topLeft(), plus().bottomLeft());
  qreal const arm = stepper_.height() * 0.18;
  auto const sign = [&](QRectF const& box, bool upright, bool ends) {
    painter.setPen(QPen(ends ? mixed(theme_->plate, theme_->onplate2, 0.45) : theme_->onplate, 2.2,
                        Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(box.center() - QPointF(arm, 0), box.center() + QPointF(arm, 0));
    if (upright) painter.drawLine(box.center() - QPointF(0, arm), box.center() + QPointF(0, arm));
  };
  sign(minus(), false, value() <= minimum());
  sign(plus(), true, value() >= maximum());
  bool const wrong = !typed_.isEmpty() && typed_.toInt() != value();
  QString const text = typed_.isEmpty() ? QString::number(value()) : typed_ + u'|';
  TextStyle const style{pixels_, true, wrong ? theme_->accent : theme_->onplate};
  drawText(painter, font(), style, QPointF(stepper_.center().x(), stepper_.center().y() + 0.36 * pixels_),
           plus().left() - minus().right() - 4, text, Qt::AlignHCenter);
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme_->onplate, 2));
  painter.drawRoundedRect(stepper_.adjusted(-3, -3, 3, 3), 9, 9);
}

void NumberField::paintTrack(QPainter& painter) const {
  for (std::size_t band = 0; band < bands_.size(); ++band) paintBand(painter, band);
  paintPassed(painter);
  paintFilled(painter);
  paintMarker(painter);
}

// From the least that may be said to what is; where words stand within the stretches, along their feet.
void NumberField::paintFilled(QPainter& painter) const {
  bool const words = priceLine_ == 0 && bands_.size() > 1;
  qreal const from = xOf(minimum());
  qreal const until = xOf(value() + 0.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(theme_->plate, theme_->accent, 0.75));
  for (std::size_t band = 0; band < bands_.size(); ++band) {
    QRectF part = boxOf(band).adjusted(2.5, 1.5, -2.5, -1.5);
    if (words) part.setTop(part.bottom() - 3);
    part.setLeft(std::max(part.left(), from));
    part.setRight(std::min(part.right(), until));
    if (part.width() > 0) painter.drawRoundedRect(part, words ? 1 : 3, words ? 1 : 3);
  }
}

// Its price and its numbers stand under it, where the marker does not lie on them; where there is no room for that, one of
// them within it.
void NumberField::paintBand(QPainter& painter, std::size_t band) const {
  int const from = bands_[band];
  bool const now = value() >= from && value() <= lastOf(band);
  QRectF const box = boxOf(band).adjusted(1, 0, -1, 0);
  painter.setPen(QPen(now ? theme_->accent : theme_->onplate2, now ? 1.8 : 1));
  painter.setBrush(mixed(theme_->plate, now ? theme_->accent : theme_->onplate2, now ? 0.16 : 0.08));
  painter.drawRoundedRect(box, 4, 4);
  if (bands_.size() < 2) return;
  QString const numbers = QString::number(from) + u'\u2013' + QString::number(lastOf(band));
  QString const price = prices_.value(static_cast<qsizetype>(band));
  QColor const quiet = theme_->onplate2;
  if (priceLine_ == 0) {
    // Above it the marker comes no further than the edge.
    TextStyle const style{leastText(), now, now ? theme_->accent : quiet};
    QString const text = price.isEmpty() ? numbers : price;
    if (textFits(font(), style, text, box.width() - 4) && track_.height() >= 16)
      drawText(painter, font(), style, QPointF(box.center().x(), box.center().y() + 4), box.width() - 4, text,
               Qt::AlignHCenter);
    return;
  }
  qreal const scale = priceLine_ / 17;
  TextStyle const large{13 * scale, true, now ? theme_->accent : quiet};
  TextStyle const small{std::max(11 * scale, leastText()), false, now ? theme_->accent : quiet};
  qreal const gap = 5 * scale;
  qreal const wide = textWidth(font(), large, price) + gap;
  qreal const all = wide + textWidth(font(), small, numbers);
  bool const both = all <= boxOf(band).width() - 2;
  qreal const left = box.center().x() - (both ? all : wide - gap) / 2;
  qreal const base = track_.bottom() + 0.9 * priceLine_;
  drawText(painter, font(), large, QPointF(left, base), wide, price);
  if (both) drawText(painter, font(), small, QPointF(left + wide, base), all - wide + 1, numbers);
}

void NumberField::paintPassed(QPainter& painter) const {
  for (std::size_t band = 0; band < bands_.size() && bands_[band] < minimum(); ++band) {
    bool const whole = lastOf(band) < minimum();
    QRectF passed = boxOf(band).adjusted(2, 1, -2, -1);
    if (!whole) passed.setRight(xOf(minimum()) - 1);
    if (passed.width() < 4) continue;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 110));
    painter.drawRoundedRect(passed, 3, 3);
    painter.setClipRect(passed.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(mixed(theme_->plate, theme_->onplate2, 0.6), 1.2));
    for (qreal x = passed.left() - passed.height(); x < passed.right(); x += 7)
      painter.drawLine(QPointF(x, passed.bottom()), QPointF(x + 0.6 * passed.height(), passed.top()));
    painter.restore();
  }
}

// It stands in the number's own cell; where words stand within the stretch it only points at it.
void NumberField::paintMarker(QPainter& painter) const {
  qreal const x = xOf(value() + 0.5);
  bool const within = priceLine_ > 0 || bands_.size() < 2;
  qreal const half = std::min(7.0, track_.height() * 0.32);
  qreal const foot = within ? track_.bottom() + 2 : track_.top() + 3;
  QPainterPath marker;
  marker.moveTo(x - half, track_.top() - 3);
  marker.lineTo(x + half, track_.top() - 3);
  if (within) {
    marker.lineTo(x + half, foot - half);
    marker.lineTo(x, foot);
    marker.lineTo(x - half, foot - half);
  } else {
    marker.lineTo(x, foot);
  }
  marker.closeSubpath();
  painter.setPen(QPen(theme_->onAccent(), 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(theme_->accent);
  painter.drawPath(marker);
}

}  // namespace giaguaro
