// The page of the book: a circle's matches with what each came to for everybody, the running totals, and beside them who owes
// whom what. It covers the window under the menus, as the page of past matches does.
//
// It shows what it is told and says what is wanted of it; nothing is counted here.
#pragma once

#include "ui/book/book_words.h"
#include "ui/toolkit/sheet.h"

class QLabel;

namespace giaguaro {

class BookHead;
class BookModel;
class BookSide;
class BookTable;
class BookTotals;
class Glyphs;
class HistoryBar;
class HistoryKeys;
class FoldHandle;
class PaperButton;

class BookPage : public Sheet {
  Q_OBJECT

 public:
  BookPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  void setWords(HistoryWords const& words);
  // At the same circle as before, where it is still there.
  void setBook(Book const& book);
  // What is wrong with the history, in a sentence; empty: nothing.
  void setProblem(QString const& problem);
  bool isTold() const { return isTold_; }
  BookCircle const* circle() const;  // that is looked at; null: there is none
  BookWords const& words() const { return words_; }
  bool isOfEvening() const;

 signals:
  void goOnWanted(std::int64_t match);  // another one of the same people as this
  void renameWanted(QString const& name);
  void worthWanted(QString const& worth);
  void printWanted();
  void settleWanted();
  void closed();
  void pageWanted(QString const& page);  // another one (ui/history/house_tabs.h)

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Body;

  void makeParts();
  void connectParts();
  void arrangeBody();
  void arrangeFoot(int left, int wide, int top);
  void arrangeSide(int widest);
  void retranslate();
  void showFold();
  void showBook(bool anew);
  void show(std::size_t circle);
  void readLine();
  void goOn();
  void openSide(bool open);
  bool isNarrow() const;
  bool takesKey(QKeyEvent const& event) const;
  bool takesLetters() const;
  void focusNextPart(int step);

  Glyphs* glyphs_;
  BookModel* model_;
  BookWords words_;
  Book book_;
  std::size_t chosen_ = 0;
  bool isTold_ = false;
  bool sideOpen_ = false;

  HistoryBar* bar_;
  Body* body_;
  BookHead* head_;
  QLabel* problem_;
  QLabel* empty_;
  BookTable* table_;
  BookTotals* totals_;
  QLabel* note_;
  PaperButton* rename_;
  PaperButton* goOn_;
  BookSide* side_;
  FoldHandle* fold_;
  HistoryKeys* keys_;
};

}  // namespace giaguaro
