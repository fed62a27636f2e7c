#include "ui/first_page/paper_card.h"

#include <QPainter>

#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"

namespace giaguaro {

void PaperCard::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaperCard::setBare(bool bare) {
  bare_ = bare;
  update();
}

void PaperCard::paintEvent(QPaintEvent*) {
  if (bare_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(scaledReal(0.75), scaledReal(0.75), -shadow, -shadow);
  if (!theme_.plain)
    paintShadow(painter, box, scaledReal(14), {QPointF(scaledReal(2), scaledReal(3)), scaledReal(2), 0.36});
  QLinearGradient paper(box.topLeft(), box.bottomLeft());
  paper.setColorAt(0, theme_.panel);
  paper.setColorAt(1, theme_.plain ? theme_.panel : mixed(theme_.panel, theme_.soft, 0.7));
  painter.setPen(QPen(theme_.plain ? theme_.rule : mixed(theme_.rule, theme_.onpanel2, 0.2), scaledReal(1)));
  painter.setBrush(paper);
  painter.drawRoundedRect(box, scaledReal(14), scaledReal(14));
  painter.setPen(QPen(theme_.rule, scaledReal(1)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(scaled(7), scaled(7), scaled(-7), scaled(-7)), scaledReal(9),
                          scaledReal(9));
}

}  // namespace giaguaro
