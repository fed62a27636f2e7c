// The menu bar: which action stands in which menu, and what the menus are called.
#pragma once

#include <QObject>

#include "ui/theme.h"

class QMenu;
class QMenuBar;

namespace giaguaro {

class WindowActions;
class BarStyle;
class FileMenu;

class Menus : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it.
  Menus(QMenuBar* bar, WindowActions const& actions, FileMenu& files);

  void retranslate();
  void setTheme(Theme const& theme);

 private:
  QMenuBar* bar_;
  BarStyle* style_;
  QMenu* game_ = nullptr;
  QMenu* move_ = nullptr;
  QMenu* view_ = nullptr;
  QMenu* settings_ = nullptr;
  QMenu* language_ = nullptr;
  QMenu* theme_ = nullptr;
  QMenu* help_ = nullptr;
};

}  // namespace giaguaro
