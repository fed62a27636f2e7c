// A game's lessons in the chooser: its picture, its name, how many are done, and a row for each. Upright, the picture
// above all of it; or lying, as one line of picture and name that opens and closes what is under it, in two columns.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/lessons/lesson_list.h"
#include "ui/theme.h"

class QGridLayout;
class QSpacerItem;

namespace giaguaro {

class CardArt;
class LessonRow;

class LessonColumn : public QWidget {
  Q_OBJECT

 public:
  // `nth` of the games with this deck.
  LessonColumn(LessonList::Game const& game, int nth, CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  // `next`: the id of the lesson that is to be taken next, of whichever game.
  void setGame(LessonList::Game const& game, QString const& next);
  void setUpright(bool upright);
  // As for the usual font, of one that is upright: how high its picture and each of its rows are.
  struct Measure {
    int picture = 126;
    int row = 41;
    bool operator==(Measure const&) const = default;
  };
  void setMeasure(Measure const& measure);
  static int heightOf(Measure const& measure, int rows);
  void setOpen(bool open);  // of one that lies
  bool isOpen() const { return upright_ || open_; }
  void retranslate();

  QWidget* head() const;
  std::vector<LessonRow*> const& rows() const { return rows_; }
  // How many rows stand beside each other; and which one is the neighbour of this one, -1: none.
  int abreast() const { return upright_ ? 1 : 2; }
  int beside(int row, int across) const;

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
  int perColumn() const;

  Theme theme_;
  LessonList::Game game_;
  Measure measure_;
  Head* head_;
  QGridLayout* grid_;
  QSpacerItem* below_ = nullptr;  // the layout's
  std::vector<LessonRow*> rows_;
  bool upright_ = true;
  bool open_ = false;
};

}  // namespace giaguaro
