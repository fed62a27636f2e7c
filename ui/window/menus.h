// The menu bar: which action stands in which menu, and what the menus are called.
#pragma once

#include <QObject>
#include <utility>
#include <vector>

#include "core/rules/game.h"
#include "ui/theme.h"

class QAction;
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

  // Of each there is a deal of the day.
  void setGames(std::vector<GameInfo const*> const& games);
  void setMayBegin(bool may) const;
  void retranslate();
  void setTheme(Theme const& theme);
  // What lies over everything else dims the bar too.
  void setVeil(double opacity);

 signals:
  void dealOfTheDayWanted(QString const& game);

 private:
  QMenuBar* bar_;
  BarStyle* style_;
  std::vector<std::pair<GameInfo const*, QAction*>> days_;
  QMenu* game_ = nullptr;
  QMenu* day_ = nullptr;
  QMenu* move_ = nullptr;
  QMenu* view_ = nullptr;
  QMenu* settings_ = nullptr;
  QMenu* language_ = nullptr;
  QMenu* theme_ = nullptr;
  QMenu* help_ = nullptr;
};

}  // namespace giaguaro
