#include "ui/window/window_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QIcon>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/preferences/theme_button.h"
#include "ui/text/language.h"

namespace giaguaro {
namespace {

struct Keys {
  QKeyCombination usual{};
  QKeySequence::StandardKey standard = QKeySequence::UnknownKey;  // the platform's own, where it has one

  QKeySequence sequence() const {
    QKeySequence const platforms(standard);
    return platforms.isEmpty() && usual.key() != Qt::Key_unknown ? QKeySequence(usual) : platforms;
  }
};

struct Entry {
  QAction* WindowActions::*action;
  char const* name;
  Keys keys{};
  bool checkable = false;
};

constexpr bool checked = true;
constexpr Entry entries[] = {
    {&WindowActions::newMatch, "actionNewMatch", {{}, QKeySequence::New}},
    {&WindowActions::restart, "actionRestart", {Qt::Key_F5}},
    {&WindowActions::pause, "actionPause", {Qt::Key_F8}, checked},
    {&WindowActions::leaveTable, "actionLeaveTable"},
    {&WindowActions::print, "actionPrint", {{}, QKeySequence::Print}},
    {&WindowActions::quit, "actionQuit", {Qt::CTRL | Qt::Key_Q, QKeySequence::Quit}},

    {&WindowActions::undo, "actionUndo", {{}, QKeySequence::Undo}},
    {&WindowActions::redo, "actionRedo", {{}, QKeySequence::Redo}},
    {&WindowActions::hint, "actionHint", {Qt::Key_H}},
    {&WindowActions::lastTrick, "actionLastTrick", {Qt::Key_L}, checked},
    {&WindowActions::allTricks, "actionAllTricks", {Qt::SHIFT | Qt::Key_L}},
    {&WindowActions::speak, "actionSpeak", {Qt::Key_T}, checked},
    {&WindowActions::agree, "actionAgree", {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, checked},
    {&WindowActions::claim, "actionClaim", {Qt::CTRL | Qt::Key_K}},
    {&WindowActions::finish, "actionFinish", {Qt::CTRL | Qt::Key_E}},

    {&WindowActions::showGuide, "actionGuide", {Qt::Key_G}, checked},
    {&WindowActions::showScore, "actionScore", {Qt::SHIFT | Qt::Key_G}, checked},
    {&WindowActions::showKnown, "actionKnown", {Qt::Key_I}, checked},
    {&WindowActions::showRanks, "actionRanks", {Qt::CTRL | Qt::Key_R}, checked},
    {&WindowActions::scoreSheet, "actionScoreSheet", {Qt::CTRL | Qt::Key_G}},
    {&WindowActions::foldPanel, "actionFoldPanel", {Qt::Key_F9}, checked},
    {&WindowActions::fullScreen, "actionFullScreen", {Qt::Key_F11}, checked},

    {&WindowActions::sound, "actionSound", {Qt::CTRL | Qt::Key_M}, checked},
    {&WindowActions::people, "actionPeople"},
    {&WindowActions::preferences, "actionPreferences", {Qt::CTRL | Qt::Key_Comma}},

    {&WindowActions::lessons, "actionLessons"},
    {&WindowActions::watch, "actionWatch"},
    {&WindowActions::rules, "actionRules", {Qt::Key_F1}},
    {&WindowActions::glossary, "actionGlossary"},
    {&WindowActions::keys, "actionKeys", {Qt::CTRL | Qt::Key_Question}},
    {&WindowActions::fairness, "actionFairness"},
    {&WindowActions::about, "actionAbout"},

    {&WindowActions::nextPart, "actionNextPart", {Qt::Key_F6}},
    {&WindowActions::previousPart, "actionPreviousPart", {Qt::SHIFT | Qt::Key_F6}},
};

// In menus with a letter to it, on the strip without.
void name(QAction* action, QString const& text, QString const& brief = {}) {
  action->setText(text);
  QString const plain = brief.isEmpty() ? QString(text).remove(u'&') : brief;
  action->setIconText(plain);
  QString const keys = WindowActions::keysOf(action);
  action->setToolTip(keys.isEmpty() ? plain : plain + QStringLiteral(" (") + keys + u')');
}

}  // namespace

WindowActions::WindowActions(QObject* window) : QObject(window) {
  for (Entry const& entry : entries) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(entry.name));
    action->setShortcut(entry.keys.sequence());
    action->setCheckable(entry.checkable);
    this->*entry.action = action;
  }
  quit->setMenuRole(QAction::QuitRole);
  preferences->setMenuRole(QAction::PreferencesRole);
  leaveTable->setVisible(false);
  sound->setVisible(false);  // until there is something that could make one
  about->setMenuRole(QAction::AboutRole);
  makeLanguages();
  makeThemes();
  makeTabs();
}

QString WindowActions::keysOf(QAction const* action) {
  return action->shortcut().toString(QKeySequence::NativeText);
}

void WindowActions::makeLanguages() {
  languages = new QActionGroup(this);
  // Each language in its own words.
  for (Language const& each : giaguaro::languages()) {
    QAction* language = languages->addAction(each.name);
    language->setCheckable(true);
    language->setData(each.code);
    language->setObjectName(QStringLiteral("actionLanguage_") + each.code);
  }
  connect(languages, &QActionGroup::triggered, this,
          [this](QAction const* language) { emit languageWanted(language->data().toString()); });
}

void WindowActions::makeThemes() {
  themes = new QActionGroup(this);
  for (QString const& id : Theme::offered()) {
    QAction* theme = themes->addAction(QString());
    theme->setCheckable(true);
    theme->setProperty("theme", id);
    theme->setObjectName(QStringLiteral("actionTheme_") + id);
  }
  connect(themes, &QActionGroup::triggered, this,
          [this](QAction const* theme) { emit themeWanted(theme->property("theme").toString()); });
}

void WindowActions::makeTabs() {
  constexpr int most = 4;
  tabs = new QActionGroup(this);
  tabs->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
  for (int i = 0; i < most; ++i) {
    QAction* tab = tabs->addAction(QString());
    tab->setData(i);
    tab->setShortcut(QKeySequence(QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_1 + i))));
    tab->setObjectName(QStringLiteral("actionTab_%1").arg(i + 1));
  }
}

void WindowActions::markTheme(QString const& id) const {
  for (QAction* theme : themes->actions()) theme->setChecked(theme->property("theme").toString() == id);
}

void WindowActions::retranslate() const {
  name(newMatch, tr("&New match\u2026"), tr("New match"));
  name(restart, tr("&Restart deal"));
  name(pause, tr("&Pause"));
  name(leaveTable, tr("L&eave the table\u2026"));
  name(print, tr("Pr&int the score\u2026"));
  name(quit, tr("&Quit"));
  name(undo, tr("&Undo"));
  name(redo, tr("&Redo"));
  name(hint, tr("&Hint"));
  if (barred_) bar();
  name(lastTrick, tr("&Last trick"));
  name(allTricks, tr("&All tricks"));
  name(speak, tr("&Speak"));
  name(agree, tr("Agree to &end the match"));
  name(claim, tr("&Claim the rest\u2026"));
  name(finish, tr("&Finish the hand"));
  name(showGuide, tr("&Guide"));
  name(showScore, tr("&Score"));
  name(showKnown, tr("What can be &known"));
  name(showRanks, tr("&Ranks and points"));
  name(scoreSheet, tr("Score s&heet\u2026"));
  name(foldPanel, tr("&Fold the panel"));
  name(fullScreen, tr("F&ull screen"));
  name(sound, tr("&Sound"));
  name(people, tr("Pe&ople\u2026"));
  name(preferences, tr("&Preferences\u2026"));
  name(lessons, tr("L&essons\u2026"));
  name(watch, tr("&Watch a hand\u2026"));
  name(glossary, tr("&Glossary"));
  name(keys, tr("&Keyboard shortcuts"));
  name(fairness, tr("Do they &cheat?"));
  name(about, tr("&About Giaguaro"));
  name(nextPart, tr("Next part of the window"));
  name(previousPart, tr("Previous part of the window"));
  for (QAction* tab : tabs->actions()) tab->setText(tr("Tab %1 of the panel").arg(tab->data().toInt() + 1));
  for (QAction* theme : themes->actions())
    theme->setText(ThemeButton::nameOf(theme->property("theme").toString()));
  for (QAction* language : languages->actions())
    language->setChecked(language->data().toString() == translatedInto());
}

// Each with its reason.
void WindowActions::bar() const {
  for (auto const& [action, why] : {std::pair(undo, tr("club table: nothing is taken back")),
                                    {redo, tr("club table: nothing is taken back")},
                                    {hint, tr("club table: there are no hints")},
                                    {restart, tr("club table: no deal is restarted")},
                                    {pause, tr("club table: the clock goes on")}}) {
    QString const plain = action->iconText();
    name(action, QStringLiteral("%1 (%2)").arg(action->text(), why), plain);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(plain, why));
  }
}

void WindowActions::barAtClub(bool barred) {
  if (std::exchange(barred_, barred) == barred) return;
  for (QAction* action : {undo, redo, hint, restart, pause}) action->setProperty("barred", barred);
  retranslate();
}

bool WindowActions::isBarred(QAction const& action) { return action.property("barred").toBool(); }

void WindowActions::giveIcons(Glyphs const& glyphs, Theme const& theme, qreal ratio) {
  int const side = measure(21);
  constexpr std::pair<QAction * WindowActions::*, char const*> marks[] = {
      {&WindowActions::newMatch, "new_game"},
      {&WindowActions::undo, "undo"},
      {&WindowActions::hint, "hint"},
      {&WindowActions::lastTrick, "last_trick"},
      {&WindowActions::showGuide, "guide"}};
  for (auto const& [member, mark] : marks) {
    QAction* const action = this->*member;
    QVariantList const drawn{theme.onchrome, side};
    if (!action->icon().isNull() && action->property("iconDrawn").toList() == drawn) continue;
    QPixmap const picture = glyphs.mark(QString::fromLatin1(mark), side, ratio, theme.onchrome);
    if (picture.isNull()) continue;  // not drawn yet: asked for again when it is
    action->setIcon(QIcon(picture));
    action->setIconVisibleInMenu(false);  // there few would have one
    action->setProperty("iconDrawn", drawn);
  }
}

}  // namespace giaguaro
