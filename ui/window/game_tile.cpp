#include "ui/window/game_tile.h"

#include <QPainter>

#include "ui/panels/typeface.h"

namespace giaguaro {

GameTile::GameTile(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GameTile::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void GameTile::setWords(QString const& name, QString const& line) {
  setText(name);
  line_ = line;
  setAccessibleName(name);
  setAccessibleDescription(line);
  update();
}

QSize GameTile::sizeHint() const { return {measure(230), measure(92)}; }

void GameTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(2, 2, -2, -2);
  painter.setPen(isChecked() ? QPen(theme_.bestedge, 2.4) : QPen(theme_.rule, 1));
  painter.setBrush(isChecked()    ? theme_.best
                   : underMouse() ? mixed(theme_.soft, theme_.bestedge, 0.06)
                                  : theme_.soft);
  painter.drawRoundedRect(box, 9, 9);
  QRectF const words = box.adjusted(14, 10, -12, -8);
  painter.setFont(typeface(16, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(words, Qt::AlignTop | Qt::TextSingleLine, text());
  double const below = painter.fontMetrics().height() + 2;
  painter.setFont(typeface(12.5));
  painter.setPen(theme_.onpanel2);
  painter.drawText(words.adjusted(0, below, 0, 0), Qt::AlignTop | Qt::TextWordWrap, line_);
  if (hasFocus()) {
    painter.setPen(QPen(theme_.bestedge, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
  }
}

}  // namespace giaguaro
