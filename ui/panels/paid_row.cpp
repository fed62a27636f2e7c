#include "ui/panels/paid_row.h"

#include <QPainter>
#include <utility>

#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr Length paidFace{36}, paidNameAside{11}, paidMark{11};
constexpr double paidName = 15, paidRole = 13;

}  // namespace

PaidRow::PaidRow(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void PaidRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaidRow::setCells(Cells cells, int paidWide, int totalWide) {
  cells_ = std::move(cells);
  paidWide_ = paidWide;
  totalWide_ = totalWide;
  setAccessibleName(cells_.spoken);
  setToolTip(asToolTip(cells_.role.isEmpty() ? cells_.name : cells_.name + u'\n' + cells_.role));
  update();
}

QSize PaidRow::sizeHint() const { return {300, measure(46)}; }
QSize PaidRow::minimumSizeHint() const { return {200, sizeHint().height()}; }

void PaidRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.drawPixmap(aside, (height() - paidFace) / 2,
                     glyphs_->avatar(cells_.avatar, paidFace, devicePixelRatioF()));
  if (cells_.pair != PairMark::none)
    paintPairShape(painter, cells_.pair, QPointF(aside + scaled(4), (height() + paidFace) / 2.0 - scaled(5)),
                   paidMark, pairColour(cells_.pair, theme_), theme_.onpanel, 1.2);
  int right = width() - aside;
  auto const figure = [&](QString const& text, int wide, double size, bool bold, QColor const& ink) {
    painter.setFont(typeface(size, bold));
    painter.setPen(ink);
    painter.drawText(QRect(right - wide, 0, wide, height()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    right -= wide + between;
  };
  if (totalWide_ > 0) figure(cells_.total, totalWide_, totalSize(), cells_.own, theme_.onpanel);
  QColor const ink = theme_.plain || cells_.sign == 0 ? theme_.onpanel
                     : cells_.sign > 0                ? theme_.head
                                                      : theme_.loss();
  figure(cells_.paid, paidWide_, paidSize(), true, ink);
  int const left = aside + paidFace + paidNameAside;
  int const room = right + between - scaled(8) - left;
  auto const words = [&](QString const& text, QRect const& place, Qt::Alignment side, double size, bool bold,
                         QColor const& colour) {
    QFont const font = typeface(size, bold);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(place, side | Qt::AlignLeft | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
  };
  // A part that has no room is in the tooltip.
  bool const two = !cells_.role.isEmpty() && textWidth(cells_.role, paidRole) <= room;
  QRect const all(left, 0, room, height());
  words(cells_.name, two ? all.adjusted(0, 0, 0, -height() / 2 + scaled(1)) : all,
        two ? Qt::AlignBottom : Qt::AlignVCenter, paidName, cells_.own, theme_.onpanel);
  if (two)
    words(cells_.role, all.adjusted(0, height() / 2, 0, 0), Qt::AlignTop, paidRole, false, theme_.onpanel2);
}

}  // namespace giaguaro
