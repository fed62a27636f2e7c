// The table as it is set: its cloth from above, and round it the places of those who will sit there, each of which can be
// written on. The person's lies at the bottom, the others in the order in which they play.
#pragma once

#include <QPixmap>
#include <QWidget>
#include <vector>

#include "ui/first_page/cloth_words.h"
#include "ui/theme.h"

namespace giaguaro {

class SeatPlace;

class LaidTable : public QWidget {
  Q_OBJECT

 public:
  explicit LaidTable(QWidget* parent);

  void setTheme(Theme const& theme);
  // Children of this one.
  void setPlaces(std::vector<SeatPlace*> const& places, bool anticlockwise);
  void setWords(ClothWords const& words);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QSize used() const;                                   // from the top
  std::vector<QRect> boxesIn(QSize const& size) const;  // of the places
  int leastHeight(int width) const;                     // that none of them touches another
  QRectF cloth() const;
  void place();

  Theme theme_;
  std::vector<SeatPlace*> places_;
  bool anticlockwise_ = false;
  ClothWords words_;
  QPixmap picture_;  // made once a size and theme
};

}  // namespace giaguaro
