// Who plays on a seat, on its plate: the sign of a person or of a computer player, and its strength where that is told. A
// list of all who may opens from it.
#pragma once

#include <QComboBox>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PlayerField : public QComboBox {
 public:
  // The first of its items is a person, all others are computer players.
  PlayerField(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // What stands on the plate of each, in the place of its item's words.
  void setBriefly(QStringList const& words);
  void setTold(bool told);
  void setMirrored(bool mirrored);
  void fitWords(int room);  // in one line
  int wantedWidth() const;
  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString words() const;

  Glyphs* glyphs_;
  Theme theme_;
  QStringList briefly_;
  bool told_ = false;
  bool mirrored_ = false;
};

}  // namespace giaguaro
