// Lays widgets of their own size in lines, from the left, as words are: the next line begins where one has no room. Even,
// every line is filled from edge to edge: two stand in each, in two columns for all lines, of one width if they can be; where
// no two columns have room for all of them, each line shares itself out. Only where that takes more lines there are as many
// in one as have room. What height there is more of parts the lines a little.
#pragma once

#include <QLayout>
#include <vector>

#include "ui/drawing/window_scale.h"

namespace giaguaro {

class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  FlowLayout(Length across, Length down);  // the gaps between them

  void setEven(bool even);

  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return place({0, 0, width, 0}, false); }
  QSize sizeHint() const override { return minimumSize(); }
  QSize minimumSize() const override;
  void setGeometry(QRect const& box) override;
  ~FlowLayout() override;
  Q_DISABLE_COPY_MOVE(FlowLayout)

 private:
  using Line = std::vector<QLayoutItem*>;

  std::vector<Line> flowing(int width) const;
  std::vector<Line> inPairs(int width) const;
  std::vector<int> shares(Line const& line, int width) const;
  int firstColumn(std::vector<Line> const& lines, int width) const;
  int place(QRect const& box, bool move) const;  // returns the height that it takes

  std::vector<QLayoutItem*> items_;
  Length across_;
  Length down_;
  bool even_ = false;
};

}  // namespace giaguaro
