#include "ui/drawing/field_style.h"

#include <QApplication>
#include <QChildEvent>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>
#include <algorithm>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

namespace {

constexpr Length fieldCorner{7};
constexpr Length fieldInset{6};  // of a chosen one's words, beyond what the system has

// Its ground and its frame.
void drawBox(QPainter& painter, QStyleOption const& option, QRectF const& box, QBrush const& ground) {
  bool const focused = option.state.testFlag(QStyle::State_HasFocus);
  bool const enabled = option.state.testFlag(QStyle::State_Enabled);
  QColor edge = option.palette.color(focused ? QPalette::Highlight : QPalette::Dark);
  if (!enabled) edge = mixed(edge, option.palette.color(QPalette::Base), 0.5);
  double const wide = focused ? 2 : 1;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(edge, wide));
  painter.setBrush(ground);
  painter.drawRoundedRect(box.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), fieldCorner, fieldCorner);
  painter.restore();
}

// What is pressed rather than written in is a little raised.
QBrush raised(QStyleOption const& option, QRectF const& box) {
  bool const down = option.state.testFlag(QStyle::State_Sunken);
  bool const hovered =
      option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled);
  QColor const low = option.palette.color(QPalette::Button);
  QColor const high =
      hovered ? mixed(option.palette.color(QPalette::Base), option.palette.color(QPalette::Highlight), 0.08)
              : option.palette.color(QPalette::Base);
  QLinearGradient face(box.topLeft(), box.bottomLeft());
  face.setColorAt(down ? 1 : 0, high);
  face.setColorAt(down ? 0 : 1, low);
  return face;
}

// What takes one off stands before the number, what adds one behind it: large enough to be hit, as on a table's counter.
QRect stepperRect(QStyleOptionComplex const& option, QStyle::SubControl part) {
  QRect const box = option.rect;
  int const end = std::min(box.height(), box.width() / 3);
  QRect const less(box.left(), box.top(), end, box.height());
  QRect const more(box.right() + 1 - end, box.top(), end, box.height());
  bool const turned = option.direction == Qt::RightToLeft;
  switch (part) {
    case QStyle::SC_SpinBoxDown: return turned ? more : less;
    case QStyle::SC_SpinBoxUp: return turned ? less : more;
    case QStyle::SC_SpinBoxEditField: return box.adjusted(end, 2, -end, -2);
    default: return box;
  }
}

void drawStepper(QPainter& painter, QStyleOptionSpinBox const& spin) {
  QRectF const box = spin.rect;
  drawBox(painter, spin, box, raised(spin, box));
  QRectF const number = stepperRect(spin, QStyle::SC_SpinBoxEditField);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(number, spin.palette.color(QPalette::Base));
  QColor line = spin.palette.color(QPalette::Dark);
  line.setAlphaF(0.45F);
  painter.fillRect(QRectF(number.left() - 1, number.top(), 1, number.height()), line);
  painter.fillRect(QRectF(number.right(), number.top(), 1, number.height()), line);
  auto const sign = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag may) {
    QColor ink = spin.palette.color(QPalette::WindowText);
    if (!spin.stepEnabled.testFlag(may) || !spin.state.testFlag(QStyle::State_Enabled)) ink.setAlphaF(0.35F);
    painter.setPen(QPen(ink, scaledReal(1.8), Qt::SolidLine, Qt::RoundCap));
    QPointF const at = QRectF(stepperRect(spin, part)).center();
    double const half = scaledReal(5);
    painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0));
    if (part == QStyle::SC_SpinBoxUp) painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
  };
  sign(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
  sign(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
  painter.restore();
}

// A thin arrow head.
void drawChevron(QPainter& painter, QStyleOption const& option, QPointF const& at, double half) {
  QColor ink = option.palette.color(QPalette::Dark);
  if (!option.state.testFlag(QStyle::State_Enabled)) ink.setAlphaF(0.4F);
  double const high = half * 0.55;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, scaledReal(1.7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(
      QPolygonF{{at.x() - half, at.y() - high}, {at.x(), at.y() + high}, {at.x() + half, at.y() - high}});
  painter.restore();
}

}  // namespace

void FieldStyle::giveTo(QWidget& field) {
  auto* style = qApp->findChild<FieldStyle*>(QString(), Qt::FindDirectChildrenOnly);
  if (style == nullptr) style = new FieldStyle(qApp);
  field.setStyle(style);
  if (qobject_cast<QComboBox*>(&field) == nullptr) return;
  field.installEventFilter(style);
  // As high as the fields beside it, however much room there is.
  field.setSizePolicy(field.sizePolicy().horizontalPolicy(), QSizePolicy::Fixed);
}

bool FieldStyle::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ChildPolished) {
    auto* list = qobject_cast<QWidget*>(static_cast<QChildEvent*>(event)->child());
    if (list != nullptr && list->isWindow()) list->installEventFilter(this);
  } else if (event->type() == QEvent::Show && qobject_cast<QComboBox*>(watched->parent()) != nullptr) {
    static_cast<QWidget*>(watched)->setPalette(static_cast<QWidget*>(watched->parent())->palette());
  }
  return QProxyStyle::eventFilter(watched, event);
}

QRect FieldStyle::subControlRect(ComplexControl control, QStyleOptionComplex const* option, SubControl part,
                                 QWidget const* widget) const {
  if (control == CC_SpinBox) return stepperRect(*option, part);
  QRect const room = QProxyStyle::subControlRect(control, option, part, widget);
  auto const* combo = qstyleoption_cast<QStyleOptionComboBox const*>(option);
  bool const words = combo != nullptr && !combo->editable && part == SC_ComboBoxEditField;
  return words ? room.adjusted(fieldInset, 0, 0, 0) : room;
}

QSize FieldStyle::sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                                   QWidget const* widget) const {
  QSize const whole = QProxyStyle::sizeFromContents(type, option, size, widget);
  return type == CT_ComboBox ? whole + QSize(fieldInset, 0) : whole;
}

void FieldStyle::drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                               QWidget const* widget) const {
  if (element == PE_PanelLineEdit) {
    auto const* frame = qstyleoption_cast<QStyleOptionFrame const*>(option);
    // Without a frame it lies in another field, which has its own.
    if (frame == nullptr || frame->lineWidth > 0)
      drawBox(*painter, *option, option->rect, option->palette.color(QPalette::Base));
    return;
  }
  if (element == PE_FrameLineEdit) return;
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void FieldStyle::drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                             QWidget const* widget) const {
  if (element == CE_PushButtonBevel)
    return drawBox(*painter, *option, option->rect, raised(*option, option->rect));
  QProxyStyle::drawControl(element, option, painter, widget);
}

void FieldStyle::drawComplexControl(ComplexControl control, QStyleOptionComplex const* option,
                                    QPainter* painter, QWidget const* widget) const {
  QRectF const box = option->rect;
  if (auto const* combo = qstyleoption_cast<QStyleOptionComboBox const*>(option);
      combo != nullptr && control == CC_ComboBox && !combo->editable) {
    drawBox(*painter, *option, box, raised(*option, box));
    QRectF const arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    return drawChevron(*painter, *option, arrow.center(), scaledReal(4));
  }
  if (auto const* spin = qstyleoption_cast<QStyleOptionSpinBox const*>(option);
      spin != nullptr && control == CC_SpinBox) {
    return drawStepper(*painter, *spin);
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace giaguaro
