// The preferences in the window: their sheet, what of them stands in the Settings menu as well, and what the
// window itself does with them.
#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "ui/cards/card_art.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/rank_strip.h"
#include "ui/panels/side_panel.h"
#include "ui/sheets/preferences_sheet.h"
#include "ui/sheets/theme_button.h"
#include "ui/table/table_widget.h"
#include "ui/text/language.h"
#include "ui/toolkit/stage.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::makePreferences() {
  preferences_ = new QAction(this);
  preferences_->setShortcut(Qt::CTRL | Qt::Key_Comma);
  preferences_->setMenuRole(QAction::PreferencesRole);
  preferences_->setObjectName(QStringLiteral("actionPreferences"));
  connect(preferences_, &QAction::triggered, this, &MainWindow::showPreferences);

  sound_ = new QAction(this);
  sound_->setShortcut(Qt::CTRL | Qt::Key_M);
  sound_->setCheckable(true);
  sound_->setVisible(false);
  sound_->setObjectName(QStringLiteral("actionSound"));
  connect(sound_, &QAction::triggered, this, [this](bool on) {
    Settings settings = settings_;
    settings.sound = on;
    change(settings);
  });

  themes_ = new QActionGroup(this);
  for (QString const& id : Theme::offered()) {
    QAction* theme = themes_->addAction(QString());
    theme->setCheckable(true);
    theme->setObjectName(QStringLiteral("actionTheme_") + id);
    theme->setProperty("theme", id);
  }
  connect(themes_, &QActionGroup::triggered, this, [this](QAction const* theme) {
    Settings settings = settings_;
    settings.theme = theme->property("theme").toString();
    settings.themeChosen = true;
    change(settings);
  });
}

// A deck that cannot be used: said once, wherever the preferences say it too.
void MainWindow::tellOfDeck(QString const& what) {
  noticed_ = what;
  showStatus();
  table_->announce(what);
}

void MainWindow::addPreferencesTo(QMenu* menu) {
  themeMenu_ = menu->addMenu(QString());
  themeMenu_->addActions(themes_->actions());
  menu->addAction(sound_);
  menu->addSeparator();
  menu->addAction(preferences_);
}

void MainWindow::retranslatePreferences() {
  themeMenu_->setTitle(tr("&Theme"));
  preferences_->setText(tr("&Preferences\u2026"));
  sound_->setText(tr("&Sound"));
  for (QAction* theme : themes_->actions())
    theme->setText(ThemeButton::nameOf(theme->property("theme").toString()));
  art_->setStyle(settings_.cards, translatedInto());  // whose letters may be the language's
}

void MainWindow::setSettings(Settings const& settings) {
  settings_ = settings;
  if (settings.theme != theme_.id) setTheme(Theme::named(settings.theme));
  art_->setStyle(settings.cards, translatedInto());
  table_->setCardSize(settings.cardSize / 100.0);
  table_->setClickMode(settings.clicks);
  guide_->setDepth(settings.guide);
  ranks_->setOpen(settings.ranksOpen);
  showRanks_->setChecked(settings.ranksOpen);
  sound_->setChecked(settings.sound);
  for (QAction* theme : themes_->actions())
    theme->setChecked(theme->property("theme").toString() == settings.theme);
  if (preferencesSheet_ != nullptr) preferencesSheet_->setSettings(settings);
}

void MainWindow::change(Settings const& settings) {
  setSettings(settings);
  emit settingsChanged(settings);
}

// To be seen where it was out of sight.
void MainWindow::openRanks(bool open) {
  Settings settings = settings_;
  settings.ranksOpen = open;
  change(settings);
  if (!open) return;
  panel_->showPage(guidePage_);
  if (panel_->folded()) setPanelFolded(false);
  markPage();
}

void MainWindow::setSoundOffered(bool offered) { sound_->setVisible(offered); }

void MainWindow::showPreferences() {
  if (preferencesSheet_ == nullptr) {
    preferencesSheet_ = new PreferencesSheet(art_, centre_);
    preferencesSheet_->setTheme(theme_);
    connect(preferencesSheet_, &PreferencesSheet::changed, this, &MainWindow::change);
    connect(preferencesSheet_, &PreferencesSheet::languageWanted, this, &MainWindow::languageWanted);
    connect(preferencesSheet_, &PreferencesSheet::closed, this, [this] { uncover(preferencesSheet_); });
  }
  preferencesSheet_->setSettings(settings_);
  preferencesSheet_->setSoundOffered(sound_->isVisible());
  cover(preferencesSheet_);
  preferencesSheet_->focusFirst();
}

}  // namespace giaguaro
