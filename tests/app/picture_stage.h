// How a scene is set before it is looked at: in the window's language, with names that are usual or as long
// as names may be, beside a panel that is open or folded.
#pragma once

#include <QAction>
#include <algorithm>
#include <array>

#include "app/desktop/session/session.h"
#include "tests/app/hint_tools.h"
#include "ui/scene/usual_name.h"
#include "ui/window/main_window.h"

namespace giaguaro::test {

inline constexpr std::array<char const*, mostSeats> longNames{
    "Massimiliano Bonaventura", "Maria Maddalena Giuliana", "Guglielmo Massimo Andrea",
    "Wolfgang Amadeus Moretti", "Annamaria Mariantonietta", "Giovanni Battista Orsini"};

enum class Names : std::uint8_t { usual, longest };

// Whoever has no name is called in the language of the moment; a hint is made up in it.
inline TableScene named(TableScene scene, Names names) {
  for (std::size_t seat = 0; seat < scene.people.size(); ++seat) {
    if (names == Names::longest)
      scene.people[seat].name = QString::fromUtf8(longNames[seat]);
    else if (scene.people[seat].human)
      scene.people[seat].name = UsualName::of(static_cast<int>(seat), false);
  }
  if (scene.hint) scene.hint = hintOf(madeUpAdvice(scene), scene);
  return scene;
}

// The entry of the menus with this shortcut.
inline QAction* actionOf(MainWindow& window, QKeySequence const& keys) {
  auto const actions = window.findChildren<QAction*>();
  auto const found = std::ranges::find(actions, keys, &QAction::shortcut);
  return found == actions.end() ? nullptr : *found;
}

inline void setPanel(MainWindow& window, bool open) {
  QAction* const fold = actionOf(window, Qt::Key_F9);
  if (fold->isChecked() == open) fold->trigger();
}

}  // namespace giaguaro::test
