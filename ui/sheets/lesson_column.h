// A game's lessons in the chooser: its picture, its name, how many are done, and a row for each. Upright, the picture
// above all of it; or lying, as one line of picture and name that opens and closes what is under it.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/sheets/lesson_list.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;
class LessonRow;

class LessonColumn : public QWidget {
  Q_OBJECT

 public:
  // `nth` of the games with this deck.
  LessonColumn(LessonList::Game const& game, int nth, CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  void setGame(LessonList::Game const& game);
  void setUpright(bool upright);
  void setOpen(bool open);  // of one that lies
  bool isOpen() const { return upright_ || open_; }
  void retranslate();

  QWidget* head() const;
  std::vector<LessonRow*> const& rows() const { return rows_; }

 signals:
  void chosen(QString const& id);
  void moveAsked(int row, int across, int down);
  void opened();   // by hand
  void changed();  // it has another height

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  class Head;

  void arrange();

  Theme theme_;
  LessonList::Game game_;
  Head* head_;
  std::vector<LessonRow*> rows_;
  bool upright_ = true;
  bool open_ = false;
};

}  // namespace giaguaro
