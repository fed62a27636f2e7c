// What the Help menu opens: the help's own window, made when it is first wanted, at the page that fits the moment (what is
// being chosen or played), and the sheet that says what the program is.
#pragma once

#include <QByteArray>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/rules/game.h"
#include "ui/help/glossary.h"
#include "ui/help/help_library.h"
#include "ui/help/term_bubble.h"
#include "ui/scene/table_scene.h"
#include "ui/theme.h"

class QMenuBar;

namespace giaguaro {

class AboutSheet;
class CardArt;
class Glyphs;
class HelpWindow;
class RichText;
class SheetStack;
class WindowActions;

class HelpDesk : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it.
  HelpDesk(CardArt* art, Glyphs* glyphs, WindowActions* actions, QMenuBar const* menus, SheetStack* sheets);
  ~HelpDesk() override;

  // The games whose rules can be read.
  void setGames(std::vector<GameInfo const*> games);
  void setTheme(Theme const& theme);
  // Where the window was last seen, to be remembered; empty: nowhere yet.
  QByteArray geometry() const;
  void setGeometry(QByteArray const& geometry) { geometry_ = geometry; }
  QWidget* window() const;  // null: it was not wanted yet

  // The id of the game that is being chosen, if any, and what lies on the table; null: nothing.
  void follow(QString const& chosen, TableScene const* scene);
  void showRules();
  void showTable(TablePage page);
  // Rich text of what lies on the table with links to the words that the glossary explains (RichText); and one of those, or
  // "help:fairness".
  QString linked(QString const& rich, Text const& gameName);
  // What such a word means: the first paragraph of its entry.
  QString meaningOf(QString const& link) const;
  // All of its entry, in a bubble beside it.
  void explain(QString const& link, RichText& from, TermBubble::Place const& place);
  void showWord(QString const& link);

 private:
  HelpWindow& help();
  GlossaryEntry const* entryOf(QString const& link) const;  // null: it has none
  void showAbout();
  GameInfo const* gameInPlay() const;
  void tell();

  CardArt* art_;
  Glyphs* glyphs_;
  WindowActions* actions_;
  QMenuBar const* menus_;
  SheetStack* sheets_;
  AboutSheet* about_ = nullptr;   // made when first wanted
  TermBubble* bubble_ = nullptr;  // likewise; the window's
  Theme theme_;
  std::vector<GameInfo const*> games_;
  QString chosen_;
  TableScene const* scene_ = nullptr;
  std::unique_ptr<HelpWindow> help_;
  QByteArray geometry_;
  struct Terms {
    QString language;
    QString game;
    Glossary words;
    TermLinks links;
  };
  std::optional<Terms> terms_;  // those asked for last
};

}  // namespace giaguaro
