// How menus look: as the rest of the paper does, the entry that is reached on a rounded ground, ticks and arrows drawn as
// they are elsewhere. Colours come from the menu's palette.
#pragma once

#include <QProxyStyle>

class QMenu;

namespace giaguaro {

class MenuStyle : public QProxyStyle {
  Q_OBJECT

 public:
  static void giveTo(QMenu& menu);

  int pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const override;
  QSize sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                         QWidget const* widget) const override;
  void drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                     QWidget const* widget) const override;
  void drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                   QWidget const* widget) const override;

 private:
  explicit MenuStyle(QObject* parent) { setParent(parent); }
};

}  // namespace giaguaro
