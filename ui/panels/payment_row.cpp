#include "ui/panels/payment_row.h"

#include <QPainter>
#include <algorithm>

#include "ui/panels/glyphs.h"
#include "ui/panels/typeface.h"

namespace giaguaro {
namespace {

constexpr int margin = 12;
constexpr int column = 66;
constexpr int narrowColumn = 56;      // where there are three
constexpr int settlementColumn = 86;  // the last of three: a longer word stands over it

}  // namespace

PaymentRow::PaymentRow(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void PaymentRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaymentRow::setCells(Cells cells) {
  cells_ = std::move(cells);
  setAccessibleName(cells_.spoken);
  update();
}

QSize PaymentRow::sizeHint() const { return {300, measure(compact_ ? 40 : 47)}; }
QSize PaymentRow::minimumSizeHint() const { return {220, sizeHint().height()}; }

int PaymentRow::columnRight(int width, int fromRight, int columns) {
  if (columns <= 2) return width - margin - fromRight * measure(column);
  return width - margin -
         (fromRight > 0 ? measure(settlementColumn) + (fromRight - 1) * measure(narrowColumn) : 0);
}

void PaymentRow::setCompact(bool compact) {
  if (compact == compact_) return;
  compact_ = compact;
  updateGeometry();
}

void PaymentRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (cells_.own) {
    painter.setPen(QPen(theme_.rule, 1));
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
  }

  int const more = cells_.settlement.isEmpty() ? 0 : 1;
  auto const figure = [&](QString const& text, int fromRight, double size, bool bold) {
    painter.setFont(typeface(size, bold));
    painter.setPen(theme_.onpanel);
    int const right = columnRight(width(), fromRight, 2 + more);
    painter.drawText(QRect(right - measure(column), 0, measure(column), height()),
                     Qt::AlignRight | Qt::AlignVCenter, text);
  };
  figure(cells_.hand, 1 + more, 15, false);
  figure(cells_.total, more, 16, true);
  if (more > 0) figure(cells_.settlement, 0, 16, true);

  painter.setFont(typeface(14));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRect(10, 0, 22, height()), Qt::AlignVCenter, QStringLiteral("%1.").arg(cells_.place));
  int const face = compact_ ? 32 : 38;
  painter.drawPixmap(29, (height() - face) / 2, glyphs_->avatar(cells_.avatar, face, devicePixelRatioF()));

  int const left = 29 + face + 9;
  int const room = columnRight(width(), 1 + more, 2 + more) - textWidth(cells_.hand, 15) - 10 - left;
  int const middle = height() / 2;
  auto const write = [&](QString const& text, double size, bool bold, QColor const& ink, QRect const& place) {
    painter.setFont(typeface(size, bold));
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
  };
  bool const two = !cells_.role.isEmpty();
  write(cells_.name, 15, true, theme_.onpanel,
        QRect(left, two ? 0 : middle - 12, room, two ? middle + 3 : 24));
  if (two) write(cells_.role, 12, false, theme_.onpanel2, QRect(left, middle + 1, room, middle - 4));
}

}  // namespace giaguaro
