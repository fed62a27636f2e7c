#include "ui/toolkit/field_style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

namespace giaguaro {

namespace {

// A focused field has its highlight.
void drawFrame(QPainter& painter, QStyleOption const& option, QRectF const& box) {
  if (option.state.testFlag(QStyle::State_HasFocus)) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(option.palette.color(QPalette::Dark));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter.restore();
}

}  // namespace

void FieldStyle::giveTo(QWidget& field) {
  auto* style = qApp->findChild<FieldStyle*>(QString(), Qt::FindDirectChildrenOnly);
  if (style == nullptr) style = new FieldStyle(qApp);
  field.setStyle(style);
}

void FieldStyle::drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                               QWidget const* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  if (element == PE_FrameLineEdit) drawFrame(*painter, *option, option->rect);
}

void FieldStyle::drawComplexControl(ComplexControl control, QStyleOptionComplex const* option,
                                    QPainter* painter, QWidget const* widget) const {
  QProxyStyle::drawComplexControl(control, option, painter, widget);
  // Its button leaves a line free above.
  if (control == CC_ComboBox) drawFrame(*painter, *option, option->rect.adjusted(0, 1, 0, 0));
  if (control == CC_SpinBox) drawFrame(*painter, *option, option->rect);
}

}  // namespace giaguaro
