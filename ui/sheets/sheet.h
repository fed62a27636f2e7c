// A sheet of paper that lies over its parent, on a veil: a head, a middle that scrolls when it is too long, and a
// foot with the buttons, which always stay in sight. It is as high as what it holds, as far as there is room. It lies
// in the middle of what its veil dims, which is all of its parent; one that asks about what is seen in its home lies at that home's foot
// (setAtFoot). While it is shown its parent's other children get no clicks. A sheet may also be a page of its own, which covers its parent from edge
// to edge: then all that it holds stands in its head (coverAll), or its middle scrolls between head and foot over a ground
// that it paints itself (fillWindow).
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

class QVBoxLayout;

namespace giaguaro {

class ScrollPage;

class Sheet : public QWidget {
  Q_OBJECT

 public:
  explicit Sheet(QWidget* parent);

  virtual void setTheme(Theme const& theme);
  // Puts the focus where it belongs when the sheet has just come.
  virtual void focusFirst() = 0;

  // There is little height for what it holds: everything moves closer together.
  bool isLow() const;
  // Of the paper, without what is round it.
  int paperWidth() const;
  // How much of what lies under it is covered: 0 where it is a page of its own, which has no veil.
  double veil() const { return coversAll_ ? 0 : veil_; }
  bool isPage() const { return coversAll_; }
  // The part of its parent at whose foot it may stand; null: there is none.
  void setHome(QWidget* home);

 protected:
  static constexpr Length sideMargin{26};  // lines bring 10 more of their own

  QVBoxLayout* head() const { return head_; }
  QVBoxLayout* middle() const { return middle_; }
  QVBoxLayout* foot() const { return foot_; }
  QWidget* page() const { return page_; }
  Theme const& theme() const { return theme_; }
  // In its own coordinates; all of it where it has none.
  QRect home() const;

  // As wide as this at most; or, where only a sliver would be left at either side, as wide as the window but for the margin that
  // there is above.
  void setWidest(Length width, Length sliver = Length(0)) {
    widest_ = width;
    sliver_ = sliver;
  }
  void setVeil(double opacity) { veil_ = opacity; }
  // At the foot of its home instead of in the middle, over the line that stands under that: as wide as the home, and wider where
  // that is less than its `least`.
  void setAtFoot(bool atFoot, Length least) {
    atFoot_ = atFoot;
    leastAtFoot_ = least;
  }
  // As high as this, where the window is: so that what stands at its foot stays where it is.
  void setLeastHeight(int height) { leastHeight_ = height; }
  // As high as this whichever of several things it holds, and as close together as that wants; what is longer scrolls.
  void setOneHeight(int height) {
    leastHeight_ = height;
    oneHeight_ = true;
  }
  void coverAll();
  // Over its own paper, or over a picture as dark as the ground.
  enum class Ground : std::uint8_t { paper, picture };
  void fillWindow(Ground ground);
  virtual void paintGround(QPainter& painter, QRect const& dirty);
  // Called when the paper's width has changed, before its height is found.
  virtual void arrange(int /*paperWidth*/) {}
  // To be called when the content has changed.
  void layPaper();
  // Arrows, Page Up and Down, Home and End move what is too long. False: another key, or nothing to move.
  bool scrollWith(int key);

  // What the paper throws on whatever lies under it.
  void paintPaperShadow(QPainter& painter) const;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Paper;

  void placePaper();
  QPoint paperCorner(QSize paper) const;
  int wantedHeight(int paperWidth);

  Theme theme_;
  Paper* paper_;
  QWidget* page_;
  ScrollPage* scroll_;
  QVBoxLayout* head_;
  QVBoxLayout* middle_;
  QVBoxLayout* foot_;
  bool tight_ = false;  // it would not fit otherwise
  Length widest_{824};
  Length sliver_{0};
  int leastHeight_ = 0;
  bool oneHeight_ = false;
  QPointer<QWidget> home_;
  bool atFoot_ = false;
  Length leastAtFoot_{0};
  bool coversAll_ = false;
  bool fillsWindow_ = false;
  double veil_ = Theme::scrimPart;
};

// A line across the paper.
class SheetRule : public QWidget {
  Q_OBJECT

 public:
  explicit SheetRule(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }
  void setColor(QColor const& color);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QColor color_;
};

}  // namespace giaguaro
