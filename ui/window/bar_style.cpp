#include "ui/window/bar_style.h"

#include <QPainter>
#include <QStyleOption>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {

int BarStyle::pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const {
  switch (metric) {
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarItemSpacing: return 0;
    case PM_MenuBarHMargin: return 3;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

QSize BarStyle::sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                                 QWidget const* widget) const {
  if (type != CT_MenuBarItem) return QProxyStyle::sizeFromContents(type, option, size, widget);
  return {size.width() + scaled(26), measure(26)};
}

void BarStyle::drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                           QWidget const* widget) const {
  if (element == CE_MenuBarEmptyArea) {
    painter->fillRect(option->rect, veiled(theme_.chrome));
    return;
  }
  auto const* item = qstyleoption_cast<QStyleOptionMenuItem const*>(option);
  if (element != CE_MenuBarItem || item == nullptr) {
    QProxyStyle::drawControl(element, option, painter, widget);
    return;
  }
  bool const selected = item->state.testFlag(State_Selected);
  painter->fillRect(item->rect, selected ? theme_.chrome : veiled(theme_.chrome));
  if (selected) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    bool const open = item->state.testFlag(State_Sunken);
    painter->setPen(open ? QPen(theme_.bestedge, scaledReal(1.2)) : QPen(Qt::NoPen));
    painter->setBrush(open ? theme_.best : mixed(theme_.chrome, theme_.onchrome, 0.10));
    painter->drawRoundedRect(
        QRectF(item->rect).adjusted(scaled(3), scaledReal(1.5), scaled(-3), scaledReal(-1.5)), scaledReal(6),
        scaledReal(6));
    painter->restore();
  }
  painter->setPen(selected ? item->state.testFlag(State_Sunken) ? theme_.onpanel : theme_.onchrome
                           : veiled(theme_.onchrome));
  painter->setFont(item->font);
  // The letter to press with Alt is marked where the system wants it so.
  bool const underlined = styleHint(SH_UnderlineShortcut, option, widget) != 0;
  painter->drawText(
      item->rect,
      Qt::AlignCenter | Qt::TextSingleLine | (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
      item->text);
}

}  // namespace giaguaro
