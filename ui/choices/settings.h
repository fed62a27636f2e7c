// What a person may set of the table and of how it behaves. A plain value; its language, which is spoken at
// once and has a menu of its own, is not part of it. Whoever reads it from a file sees to it that every
// number lies within the limits below.
#pragma once

#include <QString>
#include <array>
#include <chrono>

#include "ui/cards/deck_style.h"
#include "ui/choices/click_mode.h"
#include "ui/choices/guide_depth.h"
#include "ui/choices/motion_pace.h"

namespace giaguaro {

struct Settings {
  ClickMode clicks = ClickMode::onePlays;
  GuideDepth guide = GuideDepth::newcomer;
  bool ranksOpen = true;                    // the strip of ranks and points under the guide
  QString theme = QStringLiteral("green");  // one of Theme::offered()
  bool themeChosen = false;                 // by the person; until then it goes with the system's colours
  DeckStyle cards;
  int cardSize = 100;  // in per cent of what the table gives them, where there is room: one of cardSizes

  std::chrono::milliseconds thinking{700};  // a computer player at least
  bool trickUntilClick = true;              // while a person plays: a finished trick lies until a click
  std::chrono::milliseconds trickRest{1500};
  std::chrono::milliseconds resultRest{4000};  // while watching: the result before the next hand
  MotionPace motion = MotionPace::normal;
  bool motionChosen = false;  // by the person; until then the system's wish counts

  // Nobody is surprised by a noise, and what plays it is not loaded before somebody asks for it.
  bool sound = false;
  int volume = usualVolume;  // 0 … loudest

  static constexpr std::array cardSizes{90, 100, 110};
  static constexpr std::chrono::milliseconds longestThinking{3000};
  static constexpr std::chrono::milliseconds longestTrickRest{5000};
  static constexpr std::chrono::milliseconds longestResultRest{15000};
  static constexpr int usualVolume = 60;
  static constexpr int loudest = 100;

  bool operator==(Settings const&) const = default;
};

}  // namespace giaguaro
