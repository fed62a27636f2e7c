// A game that no core knows, for the tests of what is built from the games' own lists.
#pragma once

#include <array>
#include <vector>

#include "core/rules/game.h"
#include "ui/choices/match_choice.h"
#include "ui/window/main_window.h"

namespace giaguaro {

inline constexpr std::array<int, 2> whistCounts{3, 4};
inline constexpr std::array<OptionValue, 2> whistValues{
    {{"yes", {"test", "It is allowed", ""}}, {"no", {"test", "It is not", ""}}}};
inline std::array<OptionInfo, 2> makeWhistOptions() {
  OptionInfo hands{
      .name = "hands", .label = {"test", "Length", ""}, .explain = {"test", "How many hands.", ""}};
  hands.least = 1;
  hands.most = 20;
  hands.fallback = [](Options const&) -> std::int16_t { return 7; };
  OptionInfo solo{.name = "solo", .label = {"test", "Alone", ""}, .explain = {"test", "Against all.", ""}};
  solo.values = whistValues;
  return {hands, solo};
}
inline std::array<OptionInfo, 2> const whistOptions = makeWhistOptions();

inline GameInfo const& whist() {
  static GameInfo const info = [] {
    GameInfo made;
    made.id = "whist";
    made.name = {"test", "Whist", ""};
    made.line = {"test", "A game of the tests.", ""};
    made.players = whistCounts;
    made.usualPlayers = 4;
    made.options = whistOptions;
    return made;
  }();
  return info;
}

inline MatchChoice proposal() {
  MatchChoice choice;
  choice.game = QStringLiteral("whist");
  choice.players = 4;
  choice.options.values[0] = 12;
  choice.seats = {{QStringLiteral("Zoe"), 12, true, {}},
                  {QStringLiteral("Ugo"), 1, false, QStringLiteral("strong")},
                  {QStringLiteral("Ivo"), 2, false, QStringLiteral("weak")},
                  {QStringLiteral("Ada"), 3, false, QStringLiteral("weak")}};
  return choice;
}

inline std::vector<LevelChoice> levels();

// The first page with a match that was interrupted.
inline void showUnfinished(MainWindow& window) {
  UnfinishedMatch const match{
      .game = whist().name, .hand = 4, .players = {{QStringLiteral("Zoe"), 12, true, 7}}};
  window.showNewMatch({&whist(), &whist()}, levels(), proposal(), false, {}, {}, {}, match);
}

inline std::vector<LevelChoice> levels() {
  return {{QStringLiteral("weak"), {"test", "novice", ""}},
          {QStringLiteral("strong"), {"test", "expert", ""}}};
}

}  // namespace giaguaro
