#include "ui/result/called_card.h"

#include <QPainter>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

CalledCard::CalledCard(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void CalledCard::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void CalledCard::setCompact(bool compact) {
  QSizeF const size = compact ? QSizeF(scaled(40), scaled(60)) : QSizeF(scaled(46), scaled(69));
  if (size == size_) return;
  size_ = size;
  updateGeometry();
}

void CalledCard::setCard(Card card, QString const& label, QString const& name) {
  card_ = card;
  label_ = label;
  name_ = name;
  setAccessibleName(label + QStringLiteral(": ") + name);
  setVisible(card.valid());
  updateGeometry();
  update();
}

QSize CalledCard::sizeHint() const {
  int const words = std::max(textWidth(label_, 13), textWidth(name_, 14, true));
  return {words + scaled(14) + static_cast<int>(size_.width()) + scaled(8),
          static_cast<int>(size_.height()) + scaled(6)};
}

void CalledCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QRectF const box(QPointF(width() - size_.width() - scaled(6), 1), size_);
  // Cream on cream: what it throws shows where it ends.
  if (card_.valid() && !theme_.plain)
    paintShadow(painter, box, box.width() / 16,
                {QPointF(scaledReal(1.5), scaledReal(2.5)), scaledReal(2), 0.4});
  if (card_.valid()) glyphs_->paintCard(painter, card_, box, devicePixelRatioF());
  QRect const words(0, 0, static_cast<int>(box.left()) - scaled(12), height());
  painter.setFont(typeface(13));
  painter.setPen(theme_.onpanel2);
  painter.drawText(words.adjusted(0, 0, 0, -height() / 2), Qt::AlignRight | Qt::AlignBottom, label_);
  painter.setFont(typeface(14, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(words.adjusted(0, height() / 2, 0, 0), Qt::AlignRight | Qt::AlignTop, name_);
}

}  // namespace giaguaro
