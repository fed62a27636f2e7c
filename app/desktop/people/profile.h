// Somebody of this computer, as the preferences know them. Where a person's own things lie: preferences_profiles.cpp.
#pragma once

#include <QString>
#include <QStringList>

#include "ui/choices/click_mode.h"
#include "ui/choices/guide_depth.h"

namespace giaguaro {

struct Profile {
  int number = 1;          // for good; whoever was here before there were profiles is the first
  QString name{};          // may be empty; else nobody else's, in letters of either size
  int avatar = 1;          // 1 … avatarCount
  QStringList formerly{};  // names under which something may have been kept
  // Some of what is the person's own.
  GuideDepth guide = GuideDepth::newcomer;
  ClickMode clicks = ClickMode::onePlays;
  QString level{};  // of the computer players at the table; empty: the usual one

  // All that it has gone by; none of them is empty.
  QStringList names() const;
};

}  // namespace giaguaro
