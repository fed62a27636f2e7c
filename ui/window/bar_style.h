// How the menu bar is drawn: plain words with room about them, the one pointed at on a quiet ground, the open one
// lit. Under a veil it is dimmed like all else, but for the word that is pointed at: its menus can still be opened.
#pragma once

#include <QProxyStyle>

#include "ui/theme.h"

namespace giaguaro {

class BarStyle : public QProxyStyle {
  Q_OBJECT

 public:
  explicit BarStyle(QObject* parent) { setParent(parent); }

  void setTheme(Theme const& theme) { theme_ = theme; }
  void setVeil(double opacity) { veil_ = opacity; }  // 0: none

  int pixelMetric(PixelMetric metric, QStyleOption const* option, QWidget const* widget) const override;
  QSize sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                         QWidget const* widget) const override;
  void drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                   QWidget const* widget) const override;

 private:
  QColor veiled(QColor const& ink) const { return mixed(ink, Theme::scrim(), veil_); }

  Theme theme_;
  double veil_ = 0;
};

}  // namespace giaguaro
