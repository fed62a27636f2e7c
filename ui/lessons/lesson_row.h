// A lesson to be chosen: a disc that says how far one has come (a check, half a disc, else its number), its title, and
// under it where it was left. The one that is to be taken next stands out, and says what a click does.
#pragma once

#include <QAbstractButton>

#include "ui/lessons/lesson_list.h"
#include "ui/theme.h"

namespace giaguaro {

class LessonRow : public QAbstractButton {
  Q_OBJECT

 public:
  static constexpr int usualHeight = 41;

  // `number` in its game, counted from 1.
  LessonRow(int number, QWidget* parent);

  void setTheme(Theme const& theme);
  void setRow(LessonList::Row const& row, bool isNext);
  bool isNext() const { return next_; }
  // As for the usual font; and whether a line parts it from what stands over it.
  void setForm(int height, bool parted);
  void retranslate();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void moveAsked(int across, int down);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QString note() const;
  QString onward() const;
  void paintGround(QPainter& painter) const;
  void paintDisc(QPainter& painter, QPointF const& at) const;

  Theme theme_;
  LessonList::Row row_;
  int number_;
  bool next_ = false;
  int height_ = usualHeight;
  bool parted_ = false;
};

}  // namespace giaguaro
