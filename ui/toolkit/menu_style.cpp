#include "ui/toolkit/menu_style.h"

#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>

#include "ui/theme.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

namespace {

constexpr Length menuEdge{5};      // round all entries
constexpr Length menuAside{4};     // of an entry's ground, left and right
constexpr Length menuTick{26};     // before the words
constexpr Length menuArrow{22};    // behind them
constexpr Length menuLineHigh{9};  // a line between entries

void drawTick(QPainter& painter, QPointF const& at, QColor const& ink) {
  painter.setPen(QPen(ink, scaledReal(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{{at.x() - scaledReal(4.5), at.y()},
                                 {at.x() - scaledReal(1.2), at.y() + scaledReal(3.6)},
                                 {at.x() + scaled(5), at.y() - scaled(4)}});
}

void drawEntry(QPainter& painter, QStyleOptionMenuItem const& item, bool underlined) {
  QPalette const& palette = item.palette;
  QRectF const box = QRectF(item.rect).adjusted(menuAside, scaledReal(0.5), -menuAside, scaledReal(-0.5));
  if (item.menuItemType == QStyleOptionMenuItem::Separator) {
    painter.setPen(QPen(palette.color(QPalette::Mid), scaledReal(1)));
    return painter.drawLine(QPointF(box.left() + scaled(8), box.center().y()),
                            QPointF(box.right() - scaled(8), box.center().y()));
  }
  bool const enabled = item.state.testFlag(QStyle::State_Enabled);
  bool const reached = item.state.testFlag(QStyle::State_Selected);
  if (reached) {
    painter.setPen(enabled ? QPen(Qt::NoPen) : QPen(palette.color(QPalette::Mid), scaledReal(1)));
    painter.setBrush(enabled ? QBrush(palette.color(QPalette::Highlight)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, scaledReal(6), scaledReal(6));
  }
  QColor const ink = reached && enabled ? palette.color(QPalette::HighlightedText)
                                        : palette.color(enabled ? QPalette::Active : QPalette::Disabled,
                                                        QPalette::WindowText);
  if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked)
    drawTick(painter, {box.left() + menuTick / 2.0 + 1, box.center().y()}, ink);
  QRectF const words = box.adjusted(menuTick, 0, -menuArrow, 0);
  QStringList const texts = item.text.split(u'\t');
  painter.setFont(item.font);
  painter.setPen(ink);
  painter.drawText(words,
                   Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine |
                       (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                   texts.front());
  if (texts.size() > 1)
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, texts[1]);
  if (item.menuItemType != QStyleOptionMenuItem::SubMenu) return;
  QPointF const at(box.right() - menuArrow / 2.0, box.center().y());
  painter.setPen(QPen(ink, scaledReal(1.7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{{at.x() - scaled(2), at.y() - scaled(4)},
                                 {at.x() + scaled(2), at.y()},
                                 {at.x() - scaled(2), at.y() + scaled(4)}});
}

}  // namespace

void MenuStyle::giveTo(QMenu& menu) {
  auto* style = qApp->findChild<MenuStyle*>(QString(), Qt::FindDirectChildrenOnly);
  if (style == nullptr) style = new MenuStyle(qApp);
  menu.setStyle(style);
}

int MenuStyle::pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const {
  if (metric == PM_MenuVMargin) return menuEdge;
  if (metric == PM_MenuHMargin || metric == PM_MenuPanelWidth) return 1;
  return QProxyStyle::pixelMetric(metric, option, widget);
}

// `size` is that of the words; of their shortcut the menu tells the widest.
QSize MenuStyle::sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                                  QWidget const* widget) const {
  auto const* item = qstyleoption_cast<QStyleOptionMenuItem const*>(option);
  if (type != CT_MenuItem || item == nullptr)
    return QProxyStyle::sizeFromContents(type, option, size, widget);
  if (item->menuItemType == QStyleOptionMenuItem::Separator) return {20, menuLineHigh};
  int const shortcut = item->reservedShortcutWidth > 0 ? item->reservedShortcutWidth + scaled(20) : 0;
  int const wide = size.width() + shortcut + menuTick + menuArrow + 2 * menuAside;
  return {wide, qMax(size.height(), item->fontMetrics.height()) + scaled(10)};
}

void MenuStyle::drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                              QWidget const* widget) const {
  if (element == PE_PanelMenu) {
    painter->fillRect(option->rect, option->palette.color(QPalette::Window));
    return;
  }
  if (element == PE_FrameMenu) {
    painter->setPen(QPen(option->palette.color(QPalette::Mid), scaledReal(1)));
    painter->setBrush(Qt::NoBrush);
    return painter->drawRect(
        QRectF(option->rect).adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5)));
  }
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void MenuStyle::drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                            QWidget const* widget) const {
  auto const* item = qstyleoption_cast<QStyleOptionMenuItem const*>(option);
  if (element == CE_MenuItem && item != nullptr) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(item->rect, item->palette.color(QPalette::Window));
    drawEntry(*painter, *item, styleHint(SH_UnderlineShortcut, option, widget) != 0);
    painter->restore();
    return;
  }
  if (element == CE_MenuEmptyArea)
    return painter->fillRect(option->rect, option->palette.color(QPalette::Window));
  QProxyStyle::drawControl(element, option, painter, widget);
}

}  // namespace giaguaro
