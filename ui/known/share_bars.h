// How likely each seat is to be the partner: a bar each, likeliest first, with a mark for what it was before the first
// trick, and the figure at the right. What is not known yet is a dotted line in its place, so that nothing moves when it
// comes. One thing to a screen reader, which says all of it.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/drawing/cut_line.h"
#include "ui/scene/known.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class ShareBars : public QWidget, public TextLines {
  Q_OBJECT

 public:
  struct Bar {
    int avatar = 0;  // 0: none
    QString name;
    int percent = Known::Share::unknown;
    int before = Known::Share::unknown;  // where the mark is; unknown: there is none
    bool truly = false;                  // and so it was: ringed
    bool operator==(Bar const&) const = default;
  };

  ShareBars(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setBars(std::vector<Bar> bars);
  // The marks are what it would be without a word, not what it was before the first trick.
  void setMarksUnheard() { marksUnheard_ = true; }
  std::vector<Bar> const& bars() const { return bars_; }
  // One bar, with its mark; what is not known is dotted.
  static void paintBar(QPainter& painter, QRectF const& box, Bar const& bar, QColor const& full,
                       QColor const& empty, QColor const& contour, QColor const& mark);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  std::optional<LineSpan> lineOver(int y) const override;  // a bar

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Bar> bars_;
  bool marksUnheard_ = false;
};

}  // namespace giaguaro
