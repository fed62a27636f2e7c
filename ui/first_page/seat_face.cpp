#include "ui/first_page/seat_face.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

constexpr int seatFaceSide = 52;
constexpr Length seatFaceEdge{6};  // round the face, for its ring and shadow
constexpr int seatFaceGap = 5;     // to the words
constexpr double seatNameSize = 14;
constexpr double seatPlayerSize = 13;

}  // namespace

SeatFace::SeatFace(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

int SeatFace::faceSide() { return measure(seatFaceSide); }

void SeatFace::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void SeatFace::setSeat(SeatChoice const& seat, QString const& name, QString const& player) {
  seat_ = seat;
  player_ = player;
  setText(name);
  update();
}

void SeatFace::placeAt(QPointF const& centre, Side side, int room) {
  side_ = side;
  int const face = faceSide() + 2 * seatFaceEdge;
  int const wide = face + std::clamp(wordsWidth(told_), 0, std::max(0, room));
  double const left = side == Side::right ? centre.x() - face / 2.0 : centre.x() + face / 2.0 - wide;
  setGeometry(QRectF(left, centre.y() - face / 2.0, wide, face).toRect());
}

int SeatFace::wordsWidth(bool all) const {
  int const name = textWidth(text(), seatNameSize, true);
  return (all ? std::max(name, textWidth(player_, seatPlayerSize)) : name) + seatFaceGap + scaled(2);
}

void SeatFace::setTold(bool told) {
  told_ = told;
  update();
}

void SeatFace::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const side = faceSide();
  double const half = side / 2.0;
  QPointF const at(side_ == Side::right ? half + seatFaceEdge : width() - half - seatFaceEdge,
                   height() / 2.0);
  if (!theme_.plain)
    paintShadow(painter, QRectF(at.x() - half, at.y() - half, side, side), half,
                {QPointF(scaledReal(1), scaledReal(3)), scaledReal(2), 0.42});
  painter.drawPixmap(at - QPointF(half, half), glyphs_->avatar(seat_.avatar, side, devicePixelRatioF()));
  painter.setBrush(Qt::NoBrush);
  if (seat_.human || underMouse()) {
    painter.setPen(QPen(seat_.human ? theme_.accent : theme_.bestedge, scaledReal(3)));
    painter.drawEllipse(at, half + 1, half + 1);
  }
  QPointF const badge = at + QPointF(half * 0.72, half * 0.70);
  double const radius = side * 0.19;
  painter.setPen(QPen(Theme::ink(), scaledReal(1.2)));
  painter.setBrush(Theme::paper());
  painter.drawEllipse(badge, radius, radius);
  int const mark = static_cast<int>(radius * 1.32);
  painter.drawPixmap(badge - QPointF(mark / 2.0, mark / 2.0),
                     glyphs_->mark(seat_.human ? QStringLiteral("human") : QStringLiteral("computer"), mark,
                                   devicePixelRatioF(), Theme::ink()));
  // Where only the badge and the ring tell, the words are for everybody.
  QRectF words = rect();
  if (side_ == Side::right)
    words.setLeft(side + 2 * seatFaceEdge + seatFaceGap);
  else
    words.setRight(width() - side - 2 * seatFaceEdge - seatFaceGap);
  auto const align = side_ == Side::right ? Qt::AlignLeft : Qt::AlignRight;
  QString const player = told_ ? player_ : QString();
  painter.setFont(typeface(seatPlayerSize));
  // In two lines where one has no room.
  QRectF const lower = painter.fontMetrics().boundingRect(
      QRect(0, 0, static_cast<int>(words.width()), height()), Qt::TextWordWrap | align, player);
  painter.setFont(typeface(seatNameSize, true));
  painter.setPen(theme_.onpanel);
  QFontMetrics const metrics = painter.fontMetrics();
  double const lines = player.isEmpty() ? metrics.height() : metrics.height() + lower.height() - scaled(2);
  words.setTop(std::max(0.0, (height() - lines) / 2));
  painter.drawText(words, align | Qt::AlignTop,
                   metrics.elidedText(text(), Qt::ElideRight, static_cast<int>(words.width()) + 1));
  painter.setFont(typeface(seatPlayerSize));
  painter.setPen(theme_.onpanel2);
  words.setTop(words.top() + metrics.height() - 1);
  painter.drawText(words, align | Qt::AlignTop | Qt::TextWordWrap, player);
  if (!showsFocus(*this)) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                          scaledReal(10), scaledReal(10));
}

void SeatFace::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: return emit moveAsked(-1);
    case Qt::Key_Right:
    case Qt::Key_Down: return emit moveAsked(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      // Ctrl+Enter is the page's, wherever the focus is.
      if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
      if (!event->isAutoRepeat()) click();
      return;
    default: QAbstractButton::keyPressEvent(event);
  }
}

}  // namespace giaguaro
