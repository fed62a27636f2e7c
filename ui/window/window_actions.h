// All that menus, keys and the strip of tools can do: each action once, with its name for tests and readers
// ("actionUndo"), its key, its words in the language of the moment and its icon. What it does is said by
// whoever connects to it, and when it may be done by whoever enables it.
#pragma once

#include <QObject>

#include "ui/theme.h"

class QAction;
class QActionGroup;

namespace giaguaro {

class Glyphs;

class WindowActions : public QObject {
  Q_OBJECT

 public:
  explicit WindowActions(QObject* window);

  // Their words; and which language is chosen.
  void retranslate() const;
  void markTheme(QString const& id) const;
  // What is off at a club table stands greyed, and says so; it can be triggered, to hear why.
  void barAtClub(bool barred);
  static bool isBarred(QAction const& action);
  // For those that stand on the strip, in the ink of bars; asked for again when the glyphs have changed.
  void giveIcons(Glyphs const& glyphs, Theme const& theme, qreal ratio);
  // "Space", "Strg+E": as it stands in menus.
  static QString keysOf(QAction const* action);

  QAction* newMatch = nullptr;
  QAction* restart = nullptr;
  QAction* pause = nullptr;
  QAction* leaveTable = nullptr;  // a club table, at which others play on
  QAction* print = nullptr;
  QAction* quit = nullptr;

  QAction* undo = nullptr;
  QAction* redo = nullptr;
  QAction* hint = nullptr;
  QAction* lastTrick = nullptr;
  QAction* allTricks = nullptr;
  QAction* speak = nullptr;
  QAction* agree = nullptr;  // to end the match, at a club table
  QAction* claim = nullptr;
  QAction* finish = nullptr;

  QAction* showGuide = nullptr;
  QAction* showScore = nullptr;
  QAction* showKnown = nullptr;
  QAction* showRanks = nullptr;
  QAction* scoreSheet = nullptr;
  QAction* foldPanel = nullptr;
  QAction* fullScreen = nullptr;

  QAction* sound = nullptr;
  QAction* people = nullptr;
  QAction* preferences = nullptr;
  QActionGroup* languages = nullptr;
  QActionGroup* themes = nullptr;

  QAction* lessons = nullptr;
  QAction* watch = nullptr;
  QAction* rules = nullptr;  // its words name the game, which the help sees to
  QAction* glossary = nullptr;
  QAction* keys = nullptr;
  QAction* fairness = nullptr;
  QAction* about = nullptr;

  QAction* nextPart = nullptr;  // these two are in no menu
  QAction* previousPart = nullptr;
  QActionGroup* tabs = nullptr;  // of the panel, from the left; in no menu either

 signals:
  void languageWanted(QString const& code);
  void themeWanted(QString const& id);

 private:
  void makeLanguages();
  void makeThemes();
  void makeTabs();
  void bar() const;

  bool barred_ = false;
};

}  // namespace giaguaro
