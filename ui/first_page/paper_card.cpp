#include "ui/first_page/paper_card.h"

#include <QPainter>

#include "ui/light/shadow.h"

namespace giaguaro {

void PaperCard::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaperCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(0.75, 0.75, -shadow, -shadow);
  if (!theme_.plain) paintShadow(painter, box, 14, {QPointF(2, 3), 2, 0.36});
  QLinearGradient paper(box.topLeft(), box.bottomLeft());
  paper.setColorAt(0, theme_.panel);
  paper.setColorAt(1, theme_.plain ? theme_.panel : mixed(theme_.panel, theme_.soft, 0.7));
  painter.setPen(QPen(theme_.plain ? theme_.rule : mixed(theme_.rule, theme_.onpanel2, 0.2), 1));
  painter.setBrush(paper);
  painter.drawRoundedRect(box, 14, 14);
  painter.setPen(QPen(theme_.rule, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(7, 7, -7, -7), 9, 9);
}

}  // namespace giaguaro
