#include "ui/editor/editor_keys.h"

#include <QPainter>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr int editorKeysHigh = 36;

}  // namespace

EditorKeys::EditorKeys(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("editorKeys"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleRole(this, QAccessible::StaticText);
}

void EditorKeys::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void EditorKeys::setWords(QString const& words) {
  words_ = words;
  setAccessibleName(words);
  update();
}

QSize EditorKeys::sizeHint() const { return {300, measure(editorKeysHigh)}; }

void EditorKeys::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, 0, width(), 1), theme_.chromerule);
  double const middle = height() / 2.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  painter.drawPolygon(QPolygonF{{scaledReal(14), middle - scaledReal(6)},
                                {scaledReal(24), middle},
                                {scaledReal(14), middle + scaledReal(6)}});
  double size = 13.5;
  while (size > 11 && textWidth(words_, size) > width() - 50) size -= 0.5;
  painter.setFont(typeface(size));
  painter.setPen(theme_.onchrome);
  QRect const room = rect().adjusted(scaled(34), 0, scaled(-12), 0);
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(words_, Qt::ElideRight, room.width()));
}

}  // namespace giaguaro
