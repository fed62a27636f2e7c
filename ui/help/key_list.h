// The keys of the program, as a page of the help: those of the menus' own actions, so that nothing is written
// down twice, and those that no menu shows (ui/help/table_keys.h).
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "ui/help/help_text.h"

class QAction;
class QMenuBar;

namespace giaguaro {

struct KeyLine {
  QStringList keys;  // any of them does it
  QString deed;

  bool operator==(KeyLine const&) const = default;
};

struct KeyGroup {
  QString title;
  std::vector<KeyLine> lines{};

  bool operator==(KeyGroup const&) const = default;
};

// One group a menu, with the entries that have keys; in the words of the menus.
std::vector<KeyGroup> keysOf(QMenuBar const& menus);
// The actions that have keys, in their own words.
KeyGroup keysOf(QString const& title, QList<QAction*> const& actions);

// One page: what is said of them first, and a heading for each group, which is its anchor too.
HelpBook bookOfKeys(QString const& title, std::vector<HelpBlock> lead, std::vector<KeyGroup> const& groups);

}  // namespace giaguaro
