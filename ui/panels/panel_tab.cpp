#include "ui/panels/panel_tab.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr int tabBarHeight = 40;
constexpr double disabledOpacity = 0.38;  // as of what stands in the strip over it

constexpr Length markAloneWidth{34};

}  // namespace

PanelTab::Places PanelTab::places() const {
  Places const wide{scaled(14), scaled(40), scaled(16)};
  Places const narrow{scaled(7), scaled(28), scaled(5)};
  Places const word{0, scaled(9), scaled(9)};
  if (wordAlone_ > 0 && count_ == 0) return word;
  return isMarkAlone_ || width() < sizeHint().width() ? narrow : wide;
}

PanelTab::PanelTab(Glyphs* glyphs, Look look, QString mark, QWidget* parent)
    : QAbstractButton(parent), glyphs_(glyphs), look_(look), mark_(std::move(mark)) {
  setFocusPolicy(Qt::TabFocus);                               // a click leaves the keys with the table
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // a button would not shrink
  setAttribute(Qt::WA_Hover);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  connect(this, &QAbstractButton::toggled, this, [this] { updateGeometry(); });  // it is bold then
}

void PanelTab::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PanelTab::setName(QString const& name) {
  setText(name);
  describe();
  if (look_ == Look::strip) setToolTip(name);
  updateGeometry();
}

void PanelTab::setMarkAlone(bool alone) {
  if (std::exchange(isMarkAlone_, alone) == alone) return;
  setToolTip(alone ? text() : QString());
  updateGeometry();
  update();
}

void PanelTab::setWordAlone(double size) {
  if (std::exchange(wordAlone_, size) == size) return;
  updateGeometry();
  update();
}

int PanelTab::widthWithWord(double size) const {
  int const aside = wordAlone_ > 0 && count_ == 0 ? scaled(9 + 9) : scaled(28 + 5);
  return aside + textWidth(text(), size, true);
}

void PanelTab::setCount(int count) {
  if (std::exchange(count_, count) == count) return;
  describe();
  update();
}

void PanelTab::describe() {
  setAccessibleName(count_ > 0 ? tr("%1, %n new", nullptr, count_).arg(text()) : text());
}

QSize PanelTab::sizeHint() const {
  if (look_ == Look::strip) return {stripWidth, stripWidth};
  if (isMarkAlone_) return {markAloneWidth, measure(tabBarHeight - 7)};
  if (wordAlone_ > 0) return {widthWithWord(wordAlone_), measure(tabBarHeight - 7)};
  return {scaled(40 + 16) + textWidth(text(), usualSize, true), measure(tabBarHeight - 7)};
}

QSize PanelTab::minimumSizeHint() const {
  if (look_ == Look::strip || isMarkAlone_) return sizeHint();
  if (wordAlone_ > 0) return sizeHint();
  if (mayBeMark_) return {markAloneWidth, sizeHint().height()};
  return {scaled(28 + 5) + textWidth(text(), leastSize, isChecked()), sizeHint().height()};
}

void PanelTab::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (look_ == Look::strip)
    paintStrip(painter);
  else
    paintTab(painter);
}

void PanelTab::paintCount(QPainter& painter, QPointF const& middle) const {
  if (count_ == 0) return;
  QString const figure = count_ > 9 ? QStringLiteral("9+") : QString::number(count_);
  double const radius = std::max(scaledReal(7.5), textWidth(figure, leastSize, true) / 2.0 + scaled(3));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(theme_.panel);
  painter.setFont(typeface(leastSize, true));
  painter.drawText(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   figure);
}

void PanelTab::paintTab(QPainter& painter) {
  if (isChecked()) {
    double const w = width() - 0.5;
    QPainterPath path(QPointF(0.5, height() + 1));
    double const corner = scaledReal(7);
    path.lineTo(0.5, corner);
    path.quadTo(0.5, 0.5, corner, 0.5);
    path.lineTo(w - corner, 0.5);
    path.quadTo(w, 0.5, w, corner);
    path.lineTo(w, height() + 1);
    painter.setPen(QPen(theme_.chromerule, scaledReal(1)));
    painter.setBrush(theme_.panel);
    painter.drawPath(path);
  } else if (underMouse()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(theme_.chrome, theme_.onchrome, 0.06));
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-3)),
                            scaledReal(7), scaledReal(7));
  }
  painter.setOpacity(isEnabled() ? 1 : disabledOpacity);
  int const side = scaled(18);
  Places const at = places();
  QRect const room = rect().adjusted(at.words, 0, -at.right, 0);
  double size = wordAlone_ > 0 ? wordAlone_ : usualSize;
  while (size > leastSize && textWidth(text(), size, isChecked()) > room.width()) size -= 0.5;
  bool const fits = textWidth(text(), size, isChecked()) <= room.width();
  if (mayBeMark_) setToolTip(fits ? QString() : text());
  painter.setFont(typeface(size, isChecked()));
  painter.setPen(theme_.onchrome);
  bool const named = !isMarkAlone_ && (fits || !mayBeMark_);
  if (named) painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine, text());
  // Beside its name there is no room for both: then the count stands for the mark. A mark alone has it at its corner.
  if ((count_ == 0 && wordAlone_ <= 0) || !named)
    painter.drawPixmap(at.mark, (height() - side) / 2,
                       glyphs_->mark(mark_, side, devicePixelRatioF(), theme_.onchrome));
  paintCount(painter, named ? QPointF(at.mark + side / 2.0, height() / 2.0)
                            : QPointF(at.mark + side, (height() - side) / 2.0));
  paintFocus(painter);
}

void PanelTab::paintStrip(QPainter& painter) {
  if (underMouse() || isDown()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(theme_.chrome, theme_.onchrome, 0.08));
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(5), scaled(4), scaled(-5), scaled(-4)),
                            scaledReal(7), scaledReal(7));
  }
  painter.setOpacity(isEnabled() ? 1 : disabledOpacity);
  if (mark_.isEmpty()) {
    QPointF const tip(width() / 2.0 - scaled(3), height() / 2.0);
    painter.setPen(QPen(theme_.onchrome, scaledReal(2.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF(
        {tip + QPointF(scaledReal(7), scaledReal(-7)), tip, tip + QPointF(scaledReal(7), scaledReal(7))}));
  } else {
    int const side = scaled(20);
    painter.drawPixmap((width() - side) / 2, (height() - side) / 2,
                       glyphs_->mark(mark_, side, devicePixelRatioF(), theme_.onchrome));
    paintCount(painter, QPointF((width() + side) / 2.0, (height() - side) / 2.0));
  }
  paintFocus(painter);
}

void PanelTab::paintFocus(QPainter& painter) {
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(3), scaled(3), scaled(-3), scaled(-4)),
                          scaledReal(6), scaledReal(6));
}

}  // namespace giaguaro
