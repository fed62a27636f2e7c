// The page of the book: a circle's matches with what each came to for everybody, the running totals, and beside them who owes
// whom what. It covers the window under the menus, as the page of past matches does.
//
// It shows what it is told and says what is wanted of it; nothing is counted here.
#pragma once

#include "ui/book/book_words.h"
#include "ui/history/house_sheet.h"

class QLabel;

namespace giaguaro {

class BookHead;
class BookModel;
class BookSide;
class BookTable;
class BookTotals;
class Glyphs;
class PaperButton;

class BookPage : public HouseSheet {
  Q_OBJECT

 public:
  BookPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  void setWords(HistoryWords const& words);
  // At the same circle as before, where it is still there.
  void setBook(Book const& book);
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

 protected:
  void arrangeBody() override;
  void retranslate() override;
  void focusNextPart(int step) override;
  bool takesOwnKey(QKeyEvent const& event) const override;
  void pressOwn(QKeyEvent& event) override;
  bool hasSide() const override { return circle() != nullptr; }
  QString sideName() const override;
  QString foldName(bool open) const override;
  void focusSide() override;
  void focusMain() override { focusFirst(); }

 private:
  void makeParts();
  void connectParts();
  void showKeys();
  void arrangeFoot(int left, int wide, int top);
  void showBook(bool anew);
  void show(std::size_t circle);
  void readLine();
  void goOn();
  bool takesLetters() const;

  Glyphs* glyphs_;
  BookModel* model_;
  BookWords words_;
  Book book_;
  std::size_t chosen_ = 0;
  bool isTold_ = false;

  BookHead* head_;
  BookTable* table_;
  BookTotals* totals_;
  QLabel* note_;
  PaperButton* rename_;
  PaperButton* goOn_;
  BookSide* side_;
};

}  // namespace giaguaro
