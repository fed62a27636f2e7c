// The help menu of the main window, and the help's own window, which knows what is being played.
#include <QAction>
#include <QMenuBar>
#include <algorithm>

#include "ui/help/help_window.h"
#include "ui/help/table_keys.h"
#include "ui/panels/side_panel.h"
#include "ui/sheets/new_match_dialog.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/paper_button.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::makeHelp() {
  auto const make = [this](QKeySequence const& keys, char const* name) {
    auto* action = new QAction(this);
    action->setShortcut(keys);
    action->setObjectName(QLatin1String(name));
    return action;
  };
  showRules_ = make(Qt::Key_F1, "actionRules");
  showGlossary_ = make({}, "actionGlossary");
  showKeys_ = make(Qt::CTRL | Qt::Key_Question, "actionKeys");
  about_ = make({}, "actionAbout");
  about_->setMenuRole(QAction::AboutRole);
  showRules_->setEnabled(false);
  connect(showRules_, &QAction::triggered, this, &MainWindow::showRules);
  connect(showGlossary_, &QAction::triggered, this, [this] { help().showGlossary(); });
  connect(showKeys_, &QAction::triggered, this, [this] { help().showKeys(); });
  connect(about_, &QAction::triggered, this, [this] { help().showAbout(); });
}

void MainWindow::setGames(std::vector<GameInfo const*> games) {
  games_ = std::move(games);
  help_.reset();
  showRules_->setEnabled(!games_.empty());
  if (rulesButton_ != nullptr || games_.empty()) return;
  rulesButton_ = panel_->addFootButton();
  rulesButton_->setObjectName(QStringLiteral("panelRules"));
  connect(rulesButton_, &QAbstractButton::clicked, this, &MainWindow::showRules);
  retranslateHelp();
}

void MainWindow::retranslateHelp() {
  showGlossary_->setText(tr("&Glossary"));
  showKeys_->setText(tr("&Keyboard shortcuts"));
  about_->setText(tr("&About Giaguaro"));
  if (rulesButton_ != nullptr) rulesButton_->setText(tr("Rules"));
}

QByteArray MainWindow::helpGeometry() const { return help_ ? help_->saveGeometry() : helpGeometry_; }

HelpWindow& MainWindow::help() {
  if (!help_) {
    help_ = std::make_unique<HelpWindow>(art_, games_);
    help_->setTheme(theme_);
    if (!helpGeometry_.isEmpty()) help_->restoreGeometry(helpGeometry_);
  }
  followMatch();
  return *help_;
}

// What is being chosen, else what is being played; null: neither.
GameInfo const* MainWindow::gameInPlay() const {
  QString const chosen = newMatchDialog_ != nullptr ? newMatchDialog_->choice().game : QString();
  for (GameInfo const* game : games_) {
    if (chosen.isEmpty() ? hasScene_ && game->name == scene_.gameName : chosen == idOf(*game)) return game;
  }
  return nullptr;
}

// The page that fits the moment.
void MainWindow::showRules() {
  RulesPage page = RulesPage::idea;
  if (newMatchDialog_ == nullptr && gameInPlay() != nullptr) {
    Seen const& seen = scene_.seen;
    bool const leads = std::ranges::any_of(seen.offers, [](Offer const& offer) {
      return offer.action.kind == Action::Kind::play && offer.legal();
    });
    if (scene_.showResult)
      page = RulesPage::score;
    else
      page = seen.trick.number > 0 || !seen.tricks.empty() || leads ? RulesPage::play : RulesPage::auction;
  }
  help().showRules(gameInPlay(), page);
}

void MainWindow::followMatch() {
  GameInfo const* const game = gameInPlay();
  showRules_->setText(game != nullptr ? tr("&Rules of %1").arg(wording_.say(Message{game->name}))
                                      : tr("&Rules"));
  if (!help_) return;
  std::vector<KeyGroup> keys = keysOf(*menuBar());
  for (KeyGroup& group : tableKeys()) keys.push_back(std::move(group));
  help_->setKeys(keys);
  bool const played = newMatchDialog_ == nullptr && game != nullptr;
  help_->setMatch(played ? game : nullptr, scene_.options);
}

}  // namespace giaguaro
