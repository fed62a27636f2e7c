// How large, in which language and in which colours a picture is taken, and which screens are worth it.
//
//   every screen       1280x800, scale 1, English and Italian
//   the README's seven 900x600, English and Italian; 2560x1440 at scale 2, English (readme.cpp)
//   each kind once     a table of each game and every sheet: 900x600 Italian; 900x600 English with names as
//                      long as names may be; 2560x1440 English; 1280x800 Italian at scale 2
//   each kind once     where it is at home (screen.h), and every sheet: 900x600 Italian with the panel open
//                      and the longest names; 3840x2160 Italian; 900x600 English and 2560x1440 Italian at
//                      scale 2
//   a handful          each other theme, 1280x800, English
#pragma once

#include <QSize>
#include <QString>
#include <vector>

#include "tests/app/picture_stage.h"
#include "ui/theme.h"

namespace giaguaro::test {

struct Frame {
  enum class Coverage : std::uint8_t { all, kinds, homes, handful };
  enum class Panel : std::uint8_t { asUsual, open };

  QSize size{};
  int scale = 1;  // QT_SCALE_FACTOR of the process
  char const* language = "en";
  Coverage coverage = Coverage::all;
  Names names = Names::usual;
  Panel panel = Panel::asUsual;
  QString theme = QStringLiteral("green");

  // "it-900x600@2-long-panel", the end of a picture's name.
  QString slug() const {
    QString slug = QString("%1-%2x%3").arg(QLatin1String(language)).arg(size.width()).arg(size.height());
    if (scale != 1) slug += QString("@%1").arg(scale);
    if (names == Names::longest) slug += "-long";
    if (panel == Panel::open) slug += "-panel";
    if (theme != "green") slug += '-' + theme;
    return slug;
  }
  // The same for people.
  QString title() const {
    QString title = QString("%1, %2 \u00D7 %3, scale %4")
                        .arg(QLatin1String(language) == QLatin1String("it") ? "Italian" : "English")
                        .arg(size.width())
                        .arg(size.height())
                        .arg(scale);
    if (names == Names::longest) title += ", long names";
    if (panel == Panel::open) title += ", panel open";
    if (theme != "green") title += ", theme " + theme;
    return title;
  }
};

// Of one process, which has one scale.
inline std::vector<Frame> framesOf(int scale) {
  using enum Frame::Coverage;
  std::vector<Frame> frames;
  if (scale == 1) {
    frames = {{{1280, 800}, 1, "en", all},
              {{1280, 800}, 1, "it", all},
              {{900, 600}, 1, "it", kinds},
              {{900, 600}, 1, "en", kinds, Names::longest},
              {{900, 600}, 1, "it", homes, Names::longest, Frame::Panel::open},
              {{2560, 1440}, 1, "en", kinds},
              {{3840, 2160}, 1, "it", homes}};
    for (QString const& theme : Theme::offered())
      if (theme != "green")
        frames.push_back({{1280, 800}, 1, "en", handful, Names::usual, Frame::Panel::asUsual, theme});
  } else {
    frames = {{{1280, 800}, 2, "it", kinds}, {{900, 600}, 2, "en", homes}, {{2560, 1440}, 2, "it", homes}};
  }
  return frames;
}

}  // namespace giaguaro::test
