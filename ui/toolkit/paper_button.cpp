#include "ui/toolkit/paper_button.h"

#include <QButtonGroup>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr int buttonFocusRoom = 5;  // the focus ring lies outside the button's edge

}  // namespace

PaperButton::PaperButton(Kind kind, QWidget* parent)
    : QPushButton(parent), kind_(kind), padding_(kind == Kind::main ? 48 : 26) {
  setTextSize(textSize_);
  setIconSize({measure(19), measure(19)});
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
}

void PaperButton::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaperButton::setTextSize(double size) {
  textSize_ = size;
  setTypeface(this, size, kind_ == Kind::main);
  updateGeometry();
}

void PaperButton::setPadding(int padding) {
  padding_ = padding;
  updateGeometry();
}

QSize PaperButton::sizeHint() const {
  int const icon = this->icon().isNull() ? 0 : iconSize().width() + 7;
  QFontMetrics const metrics(typeface(textSize_, kind_ == Kind::main || isCheckable()));
  int const width = metrics.size(Qt::TextShowMnemonic, text()).width() + icon;
  return {width + measure(padding_) + 2 * buttonFocusRoom,
          qMax(measure(36), metrics.height() + 14) + 2 * buttonFocusRoom};
}

QSize PaperButton::minimumSizeHint() const { return sizeHint(); }

void PaperButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  bool const main = kind_ == Kind::main;
  bool const chosen = isCheckable() && isChecked();
  QColor fill = main ? theme_.bestedge : chosen ? theme_.best : theme_.soft;
  QColor const edge = main || chosen ? theme_.bestedge : theme_.onpanel2;
  QColor ink = main ? palette().color(QPalette::HighlightedText) : theme_.onpanel;
  if (!isEnabled()) ink = mixed(ink, fill, 0.5);
  if (isDown())
    fill = mixed(fill, Qt::black, 0.14);
  else if (underMouse() && isEnabled())
    fill = mixed(fill, main ? Qt::white : theme_.bestedge, 0.10);

  QRectF const box = QRectF(rect()).adjusted(buttonFocusRoom + 0.6, buttonFocusRoom + 0.6,
                                             -buttonFocusRoom - 0.6, -buttonFocusRoom - 0.6);
  painter.setPen(QPen(edge, chosen ? 1.8 : 1.2));
  painter.setBrush(fill);
  painter.drawRoundedRect(box, 7, 7);

  painter.setFont(typeface(textSize_, main || chosen));
  QString const shown = text();
  int const iconWidth = icon().isNull() ? 0 : iconSize().width();
  int const words = painter.fontMetrics().size(Qt::TextShowMnemonic, shown).width();
  int const gap = iconWidth > 0 && !shown.isEmpty() ? 7 : 0;
  double x = box.center().x() - (words + iconWidth + gap) / 2.0;
  if (iconWidth > 0) {
    QRect const place(static_cast<int>(x), static_cast<int>(box.center().y()) - iconSize().height() / 2,
                      iconWidth, iconSize().height());
    icon().paint(&painter, place);
    x += iconWidth + gap;
  }
  painter.setPen(ink);
  painter.drawText(QRectF(x, box.top(), box.right() - x, box.height()),
                   Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, shown);

  if (hasFocus()) {
    painter.setPen(QPen(theme_.bestedge, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
  }
}

void PaperButton::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // One of several that is chosen already has no use for it: whatever it lies on may have one.
  bool const idle = isChecked() && group() != nullptr && group()->exclusive();
  // And Ctrl+Enter is the sheet's, wherever the focus is.
  bool const ofSheet = event->modifiers().testFlag(Qt::ControlModifier);
  if (enter && (idle || ofSheet)) return event->ignore();
  if (enter && !event->isAutoRepeat()) return click();
  QPushButton::keyPressEvent(event);
}

}  // namespace giaguaro
