#include "ui/known/proof_link.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double linkTextSize = 12;
constexpr int tall = 22;
constexpr int beside = 10;

}  // namespace

ProofLink::ProofLink(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
}

void ProofLink::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize ProofLink::sizeOf(QString const& text) {
  return {textWidth(text, linkTextSize) + 2 * beside, measure(tall)};
}

void ProofLink::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
  painter.setPen(QPen(theme_.bestedge, scaledReal(showsFocus(*this) ? 2 : 1)));
  painter.setBrush(underMouse() || showsFocus(*this) || isDown() ? theme_.best : theme_.panel);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(linkTextSize));
  QRect const room = rect().adjusted(beside - scaled(2), 0, scaled(2) - beside, 0);
  painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

void ProofLink::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
