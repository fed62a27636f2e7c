// A lesson to be chosen: a disc that says how far one has come (a check, half a disc, else its number), its title, and
// under it where it was left.
#pragma once

#include <QAbstractButton>

#include "ui/sheets/lesson_list.h"
#include "ui/theme.h"

namespace giaguaro {

class LessonRow : public QAbstractButton {
  Q_OBJECT

 public:
  // `number` in its game, counted from 1.
  LessonRow(int number, QWidget* parent);

  void setTheme(Theme const& theme);
  void setRow(LessonList::Row const& row);
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
  QString goOn() const;
  void paintDisc(QPainter& painter, QPointF const& at) const;

  Theme theme_;
  LessonList::Row row_;
  int number_;
};

}  // namespace giaguaro
