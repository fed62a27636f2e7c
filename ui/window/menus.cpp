#include "ui/window/menus.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "ui/drawing/menu_style.h"
#include "ui/drawing/typeface.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"
#include "ui/window/bar_style.h"
#include "ui/window/file_menu.h"
#include "ui/window/window_actions.h"

namespace giaguaro {
namespace {

// Null: a line between what stands before and behind it.
void fill(QMenu* menu, std::initializer_list<QAction*> actions) {
  for (QAction* action : actions) {
    if (action != nullptr)
      menu->addAction(action);
    else
      menu->addSeparator();
  }
}

}  // namespace

Menus::Menus(QMenuBar* bar, WindowActions const& actions, FileMenu& files)
    : QObject(bar), bar_(bar), style_(new BarStyle(this)) {
  // Before there is anything in it: what does not fit gets a menu of its own.
  setTypeface(bar, 13);
  bar->setStyle(style_);
  for (QMenu** menu : {&game_, &move_, &view_, &settings_, &help_}) *menu = bar->addMenu(QString());
  for (QMenu** menu : {&language_, &theme_}) *menu = settings_->addMenu(QString());
  fill(game_, {actions.newMatch});
  day_ = game_->addMenu(QString());
  day_->setObjectName(QStringLiteral("dealOfTheDay"));
  fill(game_,
       {actions.restart, actions.pause, actions.leaveTable, nullptr, actions.print, nullptr, actions.quit});
  files.insertInto(game_, actions.restart);
  fill(move_, {actions.undo, actions.redo, nullptr, actions.hint, actions.lastTrick, actions.allTricks,
               nullptr, actions.speak, actions.agree, nullptr, actions.claim, actions.finish});
  fill(view_, {actions.showGuide, actions.showScore, actions.showKnown, actions.showRanks, actions.scoreSheet,
               actions.foldPanel, nullptr, actions.fullScreen});
  language_->addActions(actions.languages->actions());
  theme_->addActions(actions.themes->actions());
  fill(settings_, {actions.sound, nullptr, actions.people, actions.preferences});
  fill(help_, {actions.rules, actions.glossary, actions.keys, nullptr, actions.lessons, actions.watch,
               nullptr, actions.fairness, actions.about});
}

void Menus::setGames(std::vector<GameInfo const*> const& games) {
  day_->clear();
  days_.clear();
  for (GameInfo const* game : games) {
    QString const id = idOf(*game);
    QAction* const action =
        day_->addAction(said(game->name), this, [this, id] { emit dealOfTheDayWanted(id); });
    action->setObjectName(QStringLiteral("dealOfTheDay_") + id);
    days_.emplace_back(game, action);
  }
}

void Menus::setMayBegin(bool may) const { day_->setEnabled(may); }

void Menus::retranslate() {
  game_->setTitle(tr("&Game"));
  day_->setTitle(tr("Deal of the da&y"));
  for (auto const& [game, action] : days_) action->setText(said(game->name));
  move_->setTitle(tr("&Move"));
  view_->setTitle(tr("&View"));
  settings_->setTitle(tr("&Settings"));
  language_->setTitle(tr("&Language"));
  theme_->setTitle(tr("&Theme"));
  help_->setTitle(tr("&Help"));
}

// Menus are windows of their own, which take no palette from the one that they belong to.
void Menus::setTheme(Theme const& theme) {
  for (QMenu* menu : bar_->window()->findChildren<QMenu*>()) {
    MenuStyle::giveTo(*menu);
    menu->setPalette(theme.palette());
  }
  style_->setTheme(theme);
  bar_->update();
}

void Menus::setVeil(double opacity) {
  style_->setVeil(opacity);
  bar_->update();
}

}  // namespace giaguaro
