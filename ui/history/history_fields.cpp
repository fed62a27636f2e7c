#include "ui/history/history_fields.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_marks.h"
#include "ui/toolkit/page_wheel.h"

namespace giaguaro {

namespace {

constexpr double fieldText = 13;

void paintField(QPainter& painter, QRectF const& box, Theme const& theme, bool active, bool focused) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(active || focused ? theme.bestedge : theme.onpanel2, active || focused ? 1.8 : 1.2));
  painter.setBrush(active ? theme.best : theme.panel);
  painter.drawRoundedRect(box.adjusted(scaled(3), scaled(3), scaled(-3), scaled(-3)), scaledReal(6),
                          scaledReal(6));
  if (!focused) return;
  painter.setPen(QPen(theme.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)), scaledReal(8),
                          scaledReal(8));
}

}  // namespace

HistoryEdit::HistoryEdit(QWidget* parent) : QLineEdit(parent) {
  setFrame(false);
  setTypeface(this, fieldText);
  setTextMargins(scaled(9), 0, scaled(9), 0);
}

void HistoryEdit::paintEvent(QPaintEvent* event) {
  {
    QPainter painter(this);
    paintGround(painter);
  }
  QLineEdit::paintEvent(event);
}

void HistoryEdit::paintGround(QPainter& painter) const {
  paintField(painter, rect(), theme_, false, hasFocus());
}

HistorySearch::HistorySearch(QWidget* parent) : HistoryEdit(parent) {
  setTextMargins(measure(30), 0, scaled(8), 0);
  setMaxLength(60);
}

void HistoryEdit::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Base, Qt::transparent);
  colours.setColor(QPalette::PlaceholderText, theme.onpanel2);
  setPalette(colours);
}

void HistorySearch::paintGround(QPainter& painter) const {
  paintField(painter, rect(), theme(), !text().isEmpty(), hasFocus());
  paintHistoryMark(painter, HistoryMark::search, QPointF(measure(19), height() / 2.0), measure(15),
                   theme().onpanel2);
}

HistoryCombo::HistoryCombo(QWidget* parent) : QComboBox(parent) {
  setTypeface(this, fieldText);
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(4);
  setMaxVisibleItems(14);
  leaveWheelToPage(this);
}

void HistoryCombo::setTheme(Theme const& theme) {
  theme_ = theme;
  setPalette(theme.palette());
  view()->setPalette(theme.palette());
}

// With Ctrl it is the page's: a combo would take it for the first letter of a choice.
void HistoryCombo::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
  QComboBox::keyPressEvent(event);
}

void HistoryCombo::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintField(painter, rect(), theme_, currentIndex() > 0 && !isPlain_, hasFocus());
  painter.setPen(theme_.onpanel);
  painter.setFont(font());
  QRect const room = rect().adjusted(scaled(13), 0, -measure(30), 0);
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                   fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width()));
  double const x = width() - measure(19);
  painter.setPen(QPen(theme_.onpanel, scaledReal(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  double const y = height() / 2.0;
  painter.drawPolyline(QPolygonF{
      {x - scaled(5), y - scaledReal(2.5)}, {x, y + scaled(3)}, {x + scaled(5), y - scaledReal(2.5)}});
}

}  // namespace giaguaro
