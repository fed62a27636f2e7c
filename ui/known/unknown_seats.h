// The seats of which nothing is certain: their faces, and why in a sentence.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class RichText;

class UnknownSeats : public QWidget {
  Q_OBJECT

 public:
  struct Seat {
    int avatar = 1;
    QString name;
  };

  UnknownSeats(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setSeats(std::vector<Seat> seats, QString const& reason);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  std::vector<Seat> seats_;
  RichText* reason_;
};

}  // namespace giaguaro
