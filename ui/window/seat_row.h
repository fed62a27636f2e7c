// Who sits on one seat: face, name, and whether a person plays or the computer, and how strong.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/theme.h"
#include "ui/window/match_choice.h"

class QComboBox;
class QLineEdit;

namespace giaguaro {

class AvatarButton;
class Glyphs;

class SeatRow : public QWidget {
  Q_OBJECT

 public:
  SeatRow(Glyphs* glyphs, std::vector<LevelChoice> levels, QWidget* parent);

  void setTheme(Theme const& theme);
  void retranslate(int seat);
  void setSeat(SeatChoice const& seat);
  SeatChoice seat() const;

 signals:
  void changed();  // by the user

 private:
  std::vector<LevelChoice> levels_;
  AvatarButton* face_;
  QLineEdit* name_;
  QComboBox* player_;
};

}  // namespace giaguaro
