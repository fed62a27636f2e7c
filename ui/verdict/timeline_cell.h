// One column of a timeline: what was done there, its mark, when, and who took it. A button, painted without a ground: that
// is the timeline's (ui/verdict/verdict_timeline.h).
#pragma once

#include <QAbstractButton>

#include "ui/scene/hand_verdict.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class TimelineCell : public QAbstractButton {
  Q_OBJECT

 public:
  struct Content {
    HandVerdict::Decision decision{};  // whose mark stands there
    bool marked = true;                // it has one, if only that it is not judged yet
    QString glyph{};                   // Glyphs::nameOf; empty: there is none
    QString word{};                    // when
    int taker = 0;                     // the face of who took the trick; 0: none
    bool hidden = false;               // not to be seen yet
  };
  // Chip and mark side by side over the word; all in one low row; where columns are narrow the mark under the chip, or the
  // number over it and under that the face, or nothing else; the mark alone over the word.
  enum class Form : std::uint8_t { wide, row, under, narrow, brief, mark };

  TimelineCell(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setContent(Content const& content, Form form);
  void setShown(bool shown);  // it is what lies on the table
  bool isShown() const { return shown_; }
  // Its part of the column: as high as a form wants, from here down.
  void setTop(int top) { top_ = top; }
  static int heightOf(Form form);
  // Of a row with its number, chip and mark.
  static int leastWidth();

 signals:
  void stirred();  // its ground may look otherwise

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void paintChip(QPainter& painter, QRectF const& box) const;
  void paintMark(QPainter& painter, QPointF centre, double radius) const;
  void paintWord(QPainter& painter, QRect const& room, Qt::Alignment side) const;
  void paintFace(QPainter& painter, QPointF middle) const;
  void paintStacked(QPainter& painter) const;
  void paintRow(QPainter& painter) const;
  void paintUnder(QPainter& painter) const;
  void paintWide(QPainter& painter) const;

  Glyphs* glyphs_;
  Theme theme_;
  Content content_;
  Form form_ = Form::wide;
  bool shown_ = false;
  int top_ = 0;
};

}  // namespace giaguaro
