// The choice of a lesson, and under it the positions from one's own hands: five columns of games side by side, or, where there is little room, a line for each game that
// opens. The focus is on the lesson left last, else on the next one; arrows go through the grid and on into
// one's own positions, Enter opens. Escape
// gives up.
#pragma once

#include <vector>

#include "ui/sheets/lesson_list.h"
#include "ui/toolkit/sheet.h"

class QBoxLayout;
class QLabel;

namespace giaguaro {

class CardArt;
class LessonColumn;
class OwnPositions;
class PaperButton;

class LessonsSheet : public Sheet {
  Q_OBJECT

 public:
  LessonsSheet(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setList(LessonList const& list);
  void focusFirst() override;

 signals:
  void chosen(QString const& id);
  void dropped(QString const& id);  // a position of one's own, off the list
  void givenUp();
  void reworded();  // the language has changed: the titles in the list have, too

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  class Bar;

  void build();
  void retranslate();
  void openOnly(LessonColumn const* column);
  void focusRow(QWidget* row);
  void focusLessonsAbove(double across);
  void moveFocus(std::size_t column, int row, int across, int down);

  CardArt* art_;
  LessonList list_;
  QLabel* title_;
  QLabel* line_;
  QLabel* done_;
  Bar* bar_;
  QBoxLayout* columns_;
  std::vector<LessonColumn*> games_;  // one a game
  OwnPositions* own_;
  PaperButton* back_;
};

}  // namespace giaguaro
