// The choice of a lesson, a page under the menus: at its head how many are done; then the games side by side, or, where
// there is little room, a line for each game that opens; and under them the positions from one's own hands. The lesson
// to be taken next stands out and has the focus; arrows go through the grid and on into one's own positions, Enter opens.
// Escape gives up.
#pragma once

#include <vector>

#include "ui/lessons/lesson_list.h"
#include "ui/sheets/sheet.h"

class QBoxLayout;
class QLabel;

namespace giaguaro {

class CardArt;
class Emblem;
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
  void firstHandWanted(QString const& game);
  void givenUp();
  void reworded();  // the language has changed: the titles in the list have, too

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int width) override;

 private:
  class Bar;

  void build();
  void buildHead();
  void retranslate();
  void stretch(int width);
  void openOnly(LessonColumn const* column);
  void focusRow(QWidget* row);
  void focusLessonsAbove(double across);
  void moveFocus(std::size_t column, int row, int across, int down);
  QString shownGame() const;

  CardArt* art_;
  LessonList list_;
  Emblem* emblem_;
  QLabel* title_;
  QLabel* line_;
  QLabel* done_;
  QLabel* left_;
  Bar* bar_;
  PaperButton* firstHand_;
  PaperButton* back_;
  QBoxLayout* columns_;
  std::vector<LessonColumn*> games_;  // one a game
  OwnPositions* own_;
};

}  // namespace giaguaro
