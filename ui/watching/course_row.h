// Under the table while a hand is played back: the hand trick by trick, whether or not anything of it is judged, as high
// as there is room for in the window. A trick that is chosen is gone to.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class VerdictTimeline;
class Wording;
struct TableScene;

class CourseRow : public QWidget {
  Q_OBJECT

 public:
  // `glyphs` outlives it.
  CourseRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Of a scene without a course nothing is shown.
  void setScene(TableScene const& scene, Wording const& wording);
  void fit();  // the window has another height

 signals:
  void placeWanted(int place);  // to this action of the hand

 private:
  Glyphs* glyphs_;
  Theme theme_;
  VerdictTimeline* timeline_ = nullptr;  // made when first wanted
};

}  // namespace giaguaro
