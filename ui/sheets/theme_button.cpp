#include "ui/sheets/theme_button.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>

#include "core/rules/message.h"
#include "ui/toolkit/check_mark.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

struct Named {
  char const* id;
  Text name;
};
constexpr std::array names{Named{"green", phrase("theme", "Green", "theme.green")},
                           Named{"wine", phrase("theme", "Wine", "theme.wine")},
                           Named{"night", phrase("theme", "Night", "theme.night")},
                           Named{"linen", phrase("theme", "Linen", "theme.linen")},
                           Named{"contrast", phrase("theme", "High contrast", "theme.contrast")}};

constexpr QSizeF sampleSize(68, 50);
constexpr double buttonEdge = 6;  // room round the sample for ring and focus
constexpr double buttonNameSize = 12;
constexpr double buttonCheckRadius = 8;

}  // namespace

QString ThemeButton::nameOf(QString const& id) {
  for (Named const& each : names)
    if (id == QLatin1String(each.id))
      return QCoreApplication::translate(each.name.context, each.name.source, each.name.id);
  return id;
}

ThemeButton::ThemeButton(QString const& id, QWidget* parent)
    : QAbstractButton(parent), sample_(Theme::named(id)) {
  setObjectName(QStringLiteral("theme_") + id);
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
}

void ThemeButton::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize ThemeButton::sizeHint() const {
  double const words = textWidth(text(), buttonNameSize, true);
  int const line = QFontMetrics(typeface(buttonNameSize, true)).height();
  return QSizeF(std::max(sampleSize.width(), words) + 2 * buttonEdge,
                sampleSize.height() + line + 2 * buttonEdge + 4)
      .toSize();
}

void ThemeButton::paintSample(QPainter& painter, QRectF const& box) const {
  painter.save();
  QPainterPath shape;
  shape.addRoundedRect(box, 6, 6);
  painter.setClipPath(shape);
  painter.fillRect(box, sample_.ground);
  painter.fillRect(QRectF(box.topLeft(), QSizeF(box.width(), 8)), sample_.chrome);

  QPointF const middle(box.center().x(), box.center().y() + 5);
  painter.setPen(QPen(sample_.rail, 2.4));
  QRadialGradient cloth(middle, 34);
  cloth.setColorAt(0, sample_.cloth);
  cloth.setColorAt(1, sample_.cloth2);
  painter.setBrush(cloth);
  painter.drawEllipse(middle, 29, 16);
  painter.setPen(QPen(sample_.plateedge, 1));
  painter.setBrush(sample_.plate);
  painter.drawRoundedRect(QRectF(middle.x() - 30, middle.y() + 5, 22, 8), 4, 4);
  painter.setBrush(sample_.accent);
  painter.setPen(Qt::NoPen);
  painter.drawEllipse(QPointF(middle.x() - 25, middle.y() + 9), 2.2, 2.2);

  painter.setPen(QPen(sample_.plain ? Theme::ink() : Theme::paperEdge(), 1));
  painter.setBrush(Theme::paper());
  QRectF const card(middle.x() - 2, middle.y() - 11, 14, 21);
  painter.drawRoundedRect(card, 2, 2);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Theme::red());
  QPointF const pip = card.center();
  painter.drawPolygon(
      QPolygonF({pip - QPointF(0, 5), pip + QPointF(4, 0), pip + QPointF(0, 5), pip - QPointF(4, 0)}));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme_.onpanel2, 1));
  painter.drawRoundedRect(box, 6, 6);
}

void ThemeButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const sample(QPointF((width() - sampleSize.width()) / 2, buttonEdge), sampleSize);
  paintSample(painter, sample);
  painter.setBrush(Qt::NoBrush);
  if (isChecked()) {
    painter.setPen(QPen(theme_.bestedge, 3));
    painter.drawRoundedRect(sample.adjusted(-2, -2, 2, 2), 8, 8);
    paintCheckMark(painter, sample.bottomRight() - QPointF(6, 6), buttonCheckRadius, theme_);
  } else if (underMouse()) {
    painter.setPen(QPen(theme_.onpanel2, 2));
    painter.drawRoundedRect(sample.adjusted(-2, -2, 2, 2), 8, 8);
  }
  painter.setFont(typeface(buttonNameSize, isChecked()));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRectF(0, sample.bottom() + 4, width(), height() - sample.bottom() - 4),
                   Qt::AlignHCenter | Qt::AlignTop, text());
  if (!hasFocus()) return;
  painter.setPen(QPen(theme_.onpanel, 1.4, Qt::DotLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

void ThemeButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
    return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
