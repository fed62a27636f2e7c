#include "ui/first_page/name_field.h"

#include <QEvent>
#include <QPainter>

#include "ui/drawing/field_style.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double nameCorner = 6;

}  // namespace

NameField::NameField(QWidget* parent) : QLineEdit(parent) {
  setFrame(false);
  FieldStyle::giveTo(*this);
  setTextMargins(scaled(5), 0, scaled(5), 0);
}

void NameField::setTheme(Theme const& theme) {
  theme_ = theme;
  giveInk();
}

bool NameField::isOpen() const { return hasFocus() || underMouse(); }

// On the plate its words have the plate's ink, and so has what it proposes, since that is how somebody is called.
void NameField::giveInk() {
  QPalette colours = theme_.palette();
  if (!isOpen())
    for (auto const role : {QPalette::Text, QPalette::PlaceholderText})
      colours.setColor(role, theme_.onplate);
  setPalette(colours);
  update();
}

bool NameField::event(QEvent* event) {
  bool const taken = QLineEdit::event(event);
  switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut: giveInk(); break;
    default: break;
  }
  return taken;
}

void NameField::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (isOpen()) {
    double const line = hasFocus() ? 2 : 1;
    painter.setPen(QPen(hasFocus() ? theme_.accent : theme_.rule, line));
    painter.setBrush(theme_.palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            scaledReal(nameCorner), scaledReal(nameCorner));
  }
  painter.end();
  QLineEdit::paintEvent(event);
}

}  // namespace giaguaro
