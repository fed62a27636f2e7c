#include "ui/preferences/theme_button.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>

#include "core/rules/message.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

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

constexpr Extent drawnSize{68, 50};    // of a sample, as it is drawn
constexpr Extent sampleSize{110, 81};  // as it is shown
constexpr Length buttonEdge{6};        // room round the sample for ring and focus
constexpr double buttonNameSize = 13;
constexpr Length buttonCheckRadius{8};

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
  return QSizeF(std::max<double>(sampleSize.width(), words) + 2 * buttonEdge,
                sampleSize.height() + line + 2 * buttonEdge + scaled(4))
      .toSize();
}

void ThemeButton::paintSample(QPainter& painter, QRectF const& place) const {
  painter.save();
  painter.translate(place.topLeft());
  painter.scale(place.width() / drawnSize.width(), place.height() / drawnSize.height());
  QRectF const box(0, 0, drawnSize.width(), drawnSize.height());
  QPainterPath shape;
  shape.addRoundedRect(box, scaledReal(6), scaledReal(6));
  painter.setClipPath(shape);
  painter.fillRect(box, sample_.ground);
  painter.fillRect(QRectF(box.topLeft(), QSizeF(box.width(), scaled(6))), sample_.chrome);

  // The near half of a table: enough cloth to see its colour by, its wood, and who sits there.
  QPointF const middle(box.center().x(), box.center().y() + scaled(24));
  QRectF const rail(middle - QPointF(scaled(38), scaled(39)), middle + QPointF(scaled(38), scaled(39)));
  QLinearGradient wood(rail.topLeft(), rail.bottomRight());
  wood.setColorAt(0, sample_.plain ? sample_.rail : sample_.rail.lighter(150));
  wood.setColorAt(1, sample_.plain ? sample_.rail : sample_.rail.darker(130));
  painter.setPen(QPen(sample_.railedge, scaledReal(0.8)));
  painter.setBrush(wood);
  painter.drawEllipse(rail);
  QRadialGradient cloth(middle - QPointF(scaledReal(10), scaledReal(24)), scaledReal(42));
  cloth.setColorAt(0, sample_.plain ? sample_.cloth : mixed(sample_.cloth, Qt::white, 0.12));
  cloth.setColorAt(1, sample_.cloth2);
  painter.setBrush(cloth);
  painter.drawEllipse(rail.adjusted(scaled(4), scaled(4), scaled(-4), scaled(-4)));
  painter.setPen(QPen(sample_.plateedge, scaledReal(0.8)));
  painter.setBrush(sample_.plate);
  QRectF const plate(box.left() + scaled(4), box.bottom() - scaled(13), scaled(26), scaled(9));
  painter.drawRoundedRect(plate, scaledReal(4.5), scaledReal(4.5));
  painter.setBrush(sample_.accent);
  painter.setPen(Qt::NoPen);
  painter.drawEllipse(QPointF(plate.left() + scaled(5), plate.center().y()), scaledReal(2.6),
                      scaledReal(2.6));

  painter.setPen(QPen(sample_.plain ? Theme::ink() : Theme::paperEdge(), scaledReal(0.8)));
  painter.setBrush(Theme::paper());
  QRectF const card(box.center().x() - scaled(1), box.center().y() - scaled(9), scaled(17), scaled(25));
  painter.drawRoundedRect(card, scaledReal(2), scaledReal(2));
  painter.setPen(Qt::NoPen);
  painter.setBrush(Theme::red());
  QPointF const pip = card.center();
  painter.drawPolygon(QPolygonF({pip - QPointF(0, scaledReal(5)), pip + QPointF(scaledReal(4), 0),
                                 pip + QPointF(0, scaledReal(5)), pip - QPointF(scaledReal(4), 0)}));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme_.onpanel2, scaledReal(1)));
  painter.drawRoundedRect(place, scaledReal(8), scaledReal(8));
}

void ThemeButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const sample(QPointF((width() - sampleSize.width()) / 2.0, buttonEdge), QSizeF(sampleSize));
  paintSample(painter, sample);
  painter.setBrush(Qt::NoBrush);
  if (isChecked()) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(3)));
    painter.drawRoundedRect(sample.adjusted(scaled(-2), scaled(-2), scaled(2), scaled(2)), scaledReal(8),
                            scaledReal(8));
    paintCheckMark(painter, sample.bottomRight() - QPointF(scaledReal(6), scaledReal(6)), buttonCheckRadius,
                   theme_);
  } else if (underMouse()) {
    painter.setPen(QPen(theme_.onpanel2, scaledReal(2)));
    painter.drawRoundedRect(sample.adjusted(scaled(-2), scaled(-2), scaled(2), scaled(2)), scaledReal(8),
                            scaledReal(8));
  }
  painter.setFont(typeface(buttonNameSize, isChecked()));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRectF(0, sample.bottom() + scaled(4), width(), height() - sample.bottom() - scaled(4)),
                   Qt::AlignHCenter | Qt::AlignTop, text());
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.onpanel, scaledReal(1.4), Qt::DotLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                          scaledReal(8), scaledReal(8));
}

void ThemeButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
    return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
