// How menus look: as the rest of the paper does, with rounded corners and, where windows may be seen through, a soft shadow;
// the entry that is reached on a rounded ground, ticks and arrows drawn as they are elsewhere, the icon of an entry in the
// ink of its words. Colours come from the menu's palette. The shadow lies within the menu's contents margins; where the
// box is to be when the menu is opened the window is moved by them.
#pragma once

#include <QProxyStyle>

class QMenu;

namespace giaguaro {

class MenuStyle : public QProxyStyle {
  Q_OBJECT

 public:
  static void giveTo(QMenu& menu);
  // Opens it with its box over `widget` and as far to the left.
  static void popUpOver(QMenu& menu, QWidget const& widget);

  void polish(QWidget* widget) override;
  using QProxyStyle::polish;
  int pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const override;
  QSize sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                         QWidget const* widget) const override;
  void drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                     QWidget const* widget) const override;
  void drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                   QWidget const* widget) const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit MenuStyle(QObject* parent) { setParent(parent); }
};

}  // namespace giaguaro
