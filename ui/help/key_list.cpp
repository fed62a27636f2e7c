#include "ui/help/key_list.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <utility>

namespace giaguaro {
namespace {

// Without the sign of its key, and without the dots that promise a question.
QString plain(QString text) {
  text.replace(QStringLiteral("&&"), QStringLiteral("\n")).remove(u'&').replace(u'\n', u'&');
  while (text.endsWith(u'\u2026') || text.endsWith(u'.')) text.chop(1);
  return text;
}

void add(KeyGroup& group, QList<QAction*> const& actions) {
  for (QAction const* action : actions) {
    if (action->isSeparator() || !action->isVisible()) continue;
    if (action->menu() != nullptr) {
      add(group, action->menu()->actions());
      continue;
    }
    QStringList keys;
    for (QKeySequence const& sequence : action->shortcuts())
      keys += sequence.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    if (!keys.isEmpty()) group.lines.push_back({keys, plain(action->text())});
  }
}

HelpBlock tableOf(KeyGroup const& group) {
  HelpBlock table{.kind = HelpBlock::Kind::table};
  table.rows.push_back({{{.words = QCoreApplication::translate("help", "Key")}},
                        {{.words = QCoreApplication::translate("help", "What it does")}}});
  for (KeyLine const& line : group.lines) {
    HelpSpans keys;
    for (QString const& key : line.keys) {
      if (!keys.empty()) keys.push_back({.words = QStringLiteral(" ")});
      keys.push_back({.kind = HelpSpan::Kind::key, .words = key});
    }
    table.rows.push_back({keys, {{.words = line.deed}}});
  }
  return table;
}

}  // namespace

std::vector<KeyGroup> keysOf(QMenuBar const& menus) {
  std::vector<KeyGroup> groups;
  for (QAction const* menu : menus.actions()) {
    if (menu->menu() == nullptr) continue;
    KeyGroup group = keysOf(plain(menu->text()), menu->menu()->actions());
    if (!group.lines.empty()) groups.push_back(std::move(group));
  }
  return groups;
}

KeyGroup keysOf(QString const& title, QList<QAction*> const& actions) {
  KeyGroup group{.title = title};
  add(group, actions);
  return group;
}

HelpBook bookOfKeys(QString const& title, std::vector<HelpBlock> lead, std::vector<KeyGroup> const& groups) {
  HelpBook book{.title = title, .pages = {{title, std::move(lead)}}};
  for (KeyGroup const& group : groups) {
    book.pages[0].blocks.push_back(
        {.kind = HelpBlock::Kind::heading, .spans = {{.words = group.title}}, .anchor = group.title});
    book.pages[0].blocks.push_back(tableOf(group));
  }
  return book;
}

}  // namespace giaguaro
