#include "ui/drawing/menu_style.h"

#include <QApplication>
#include <QBitmap>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QStyleOption>
#include <algorithm>

#include "ui/drawing/see_through.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/theme.h"

namespace giaguaro {

namespace {

constexpr Length menuEdge{5};    // round all entries
constexpr Length menuAside{4};   // of an entry's ground, left and right
constexpr Length menuTick{32};   // before the words, for a tick or an icon
constexpr Length menuPlain{14};  // where a menu has neither
constexpr Length menuIcon{18};
constexpr Length menuCorner{9};
constexpr Length menuDrop{3};      // between the bar and what hangs under it
constexpr Length menuArrow{22};    // behind them
constexpr Length menuLineHigh{9};  // a line between entries

int beforeWords(QWidget const* menu) {
  bool const any =
      menu == nullptr || std::ranges::any_of(menu->actions(), [](QAction const* action) {
        return action->isChecked() || (!action->icon().isNull() && action->isIconVisibleInMenu());
      });
  return any ? menuTick : menuPlain;
}

void drawTick(QPainter& painter, QPointF const& at, QColor const& ink) {
  painter.setPen(QPen(ink, scaledReal(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{{at.x() - scaledReal(4.5), at.y()},
                                 {at.x() - scaledReal(1.2), at.y() + scaledReal(3.6)},
                                 {at.x() + scaled(5), at.y() - scaled(4)}});
}

QMargins shadowRoom() { return scaledMargins(9, 6, 12, 15); }

QRectF boxOf(QMenu const& menu) { return QRectF(menu.rect()).marginsRemoved(menu.contentsMargins()); }

// Of the box of a menu that has just been placed by its window's corner.
QPoint shiftOf(QMenu const& menu) {
  QPoint shift(-menu.contentsMargins().left(), -menu.contentsMargins().top());
  for (QObject const* from : menu.menuAction()->associatedObjects()) {
    // One beside an entry lies as far to the side as it should (PM_SubMenuOverlap), its first entry beside that one.
    if (qobject_cast<QMenu const*>(from) != nullptr) return {0, shift.y() - menuEdge - 1};
    if (qobject_cast<QMenuBar const*>(from) != nullptr) return shift + QPoint(menuDrop, menuDrop);
  }
  return shift;
}

void drawBox(QPainter& painter, QMenu const& menu, QPalette const& palette) {
  QRectF const box = boxOf(menu);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!menu.contentsMargins().isNull())
    paintShadow(painter, box, menuCorner, {QPointF(scaledReal(1), scaledReal(3)), scaledReal(4), 0.34});
  painter.setPen(QPen(palette.color(QPalette::Mid), scaledReal(1)));
  painter.setBrush(palette.color(QPalette::Window));
  double const inset = scaledReal(0.5);
  painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), menuCorner, menuCorner);
}

// In one ink, as the words beside it; of what is on, on the ground that its button has too.
void drawIcon(QPainter& painter, QStyleOptionMenuItem const& item, QPointF const& middle, QColor const& ink) {
  QSize const size(menuIcon, menuIcon);
  QRectF const place(middle - QPointF(menuIcon / 2.0, menuIcon / 2.0), QSizeF(size));
  if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
    double const room = scaledReal(3.5);
    painter.setPen(QPen(ink, scaledReal(1.3)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place.adjusted(-room, -room, room, room), scaledReal(5), scaledReal(5));
  }
  QPixmap picture = item.icon.pixmap(size, painter.device()->devicePixelRatioF());
  QPainter tint(&picture);
  tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
  tint.fillRect(picture.rect(), ink);
  tint.end();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawPixmap(place, picture, QRectF(picture.rect()));
}

void drawEntry(QPainter& painter, QStyleOptionMenuItem const& item, int before, bool underlined) {
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
  QPointF const sign(box.left() + menuTick / 2.0, box.center().y());
  if (!item.icon.isNull())
    drawIcon(painter, item, sign, ink);
  else if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked)
    drawTick(painter, sign, ink);
  QRectF const words = box.adjusted(before, 0, -menuArrow, 0);
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
  if (menu.style() != style) menu.setStyle(style);
}

void MenuStyle::popUpOver(QMenu& menu, QWidget const& widget) {
  giveTo(menu);
  QMargins const shadow = menu.contentsMargins();
  int const high = menu.sizeHint().height() - shadow.top() - shadow.bottom();
  menu.popup(widget.mapToGlobal(QPoint(0, -high - menuDrop)));
}

void MenuStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  auto* const menu = qobject_cast<QMenu*>(widget);
  if (menu == nullptr) return;
  menu->installEventFilter(this);
  if (!mayBeSeenThrough() || menu->testAttribute(Qt::WA_TranslucentBackground)) return;
  // Before there is a window: it is made with what it may be seen through by.
  menu->setAttribute(Qt::WA_TranslucentBackground);
  menu->setWindowFlags(menu->windowFlags() | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
  menu->setContentsMargins(shadowRoom());
}

// Without transparency the corners are cut off.
bool MenuStyle::eventFilter(QObject* watched, QEvent* event) {
  auto* const menu = qobject_cast<QMenu*>(watched);
  if (menu != nullptr && event->type() == QEvent::Show && !event->spontaneous()) {
    menu->move(menu->pos() + shiftOf(*menu));
    if (menu->contentsMargins().isNull()) {
      QBitmap shape(menu->size());
      shape.clear();
      QPainter painter(&shape);
      painter.setBrush(Qt::color1);
      painter.setPen(Qt::color1);
      painter.drawRoundedRect(QRectF(menu->rect()).adjusted(0, 0, -1, -1), menuCorner, menuCorner);
      painter.end();
      menu->setMask(shape);
    }
  }
  return QProxyStyle::eventFilter(watched, event);
}

int MenuStyle::pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const {
  if (metric == PM_MenuVMargin) return menuEdge;
  if (metric == PM_MenuHMargin || metric == PM_MenuPanelWidth) return 1;
  if (metric == PM_SubMenuOverlap && widget != nullptr)
    return 1 - widget->contentsMargins().left() - widget->contentsMargins().right();
  return QProxyStyle::pixelMetric(metric, option, widget);
}

// `size` is that of the words; of their shortcut the menu tells the widest.
QSize MenuStyle::sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                                  QWidget const* widget) const {
  auto const* item = qstyleoption_cast<QStyleOptionMenuItem const*>(option);
  if (type != CT_MenuItem || item == nullptr)
    return QProxyStyle::sizeFromContents(type, option, size, widget);
  if (item->menuItemType == QStyleOptionMenuItem::Separator) return {20, menuLineHigh};
  // The width of the shortcuts themselves is added by the menu.
  int const shortcut = item->text.contains(u'\t') ? scaled(24) : 0;
  int const wide = size.width() + shortcut + beforeWords(widget) + menuArrow + 2 * menuAside;
  return {wide, qMax(size.height(), item->fontMetrics.height()) + scaled(10)};
}

void MenuStyle::drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                              QWidget const* widget) const {
  if (element == PE_FrameMenu) return;  // the box has its own
  auto const* const menu = qobject_cast<QMenu const*>(widget);
  if (element == PE_PanelMenu && menu != nullptr) return drawBox(*painter, *menu, option->palette);
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void MenuStyle::drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                            QWidget const* widget) const {
  auto const* item = qstyleoption_cast<QStyleOptionMenuItem const*>(option);
  if (element == CE_MenuItem && item != nullptr) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(item->rect, item->palette.color(QPalette::Window));
    drawEntry(*painter, *item, beforeWords(widget), styleHint(SH_UnderlineShortcut, option, widget) != 0);
    painter->restore();
    return;
  }
  if (element == CE_MenuEmptyArea) return;  // what the box has no entry at, and what lies round it
  QProxyStyle::drawControl(element, option, painter, widget);
}

}  // namespace giaguaro
