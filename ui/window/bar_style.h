// How the menu bar is drawn: plain words with room about them, the open one on a quiet ground.
#pragma once

#include <QProxyStyle>

#include "ui/theme.h"

namespace giaguaro {

class BarStyle : public QProxyStyle {
  Q_OBJECT

 public:
  explicit BarStyle(QObject* parent) { setParent(parent); }

  void setTheme(Theme const& theme) { theme_ = theme; }

  int pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const override;
  QSize sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                         QWidget const* widget) const override;
  void drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                   QWidget const* widget) const override;

 private:
  Theme theme_;
};

}  // namespace giaguaro
