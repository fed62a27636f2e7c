// The faces of those who have played a hand at one screen, above the verdict: a click, or an arrow, has the decisions of
// that person shown.
#pragma once

#include <QWidget>
#include <vector>

#include "core/rules/seat.h"
#include "ui/theme.h"

class QButtonGroup;
class QLabel;

namespace giaguaro {

class AvatarButton;
class Glyphs;

class VerdictFaces : public QWidget {
  Q_OBJECT

 public:
  struct Face {
    Seat seat = nobody;
    int avatar = 1;
    QString name;
  };

  VerdictFaces(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Of one alone there is nothing to choose, and nothing to be seen.
  void setFaces(std::vector<Face> faces, Seat chosen);

 signals:
  void chosen(giaguaro::Seat seat);

 private:
  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Face> faces_;
  std::vector<AvatarButton*> buttons_;  // as many as there ever were
  QButtonGroup* group_;
  QLabel* whose_;
};

}  // namespace giaguaro
