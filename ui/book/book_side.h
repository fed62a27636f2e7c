// Beside the book: how the totals have gone, and who owes whom what, of the last evening or of all that is not paid. What a
// point is worth is written here, and here all is printed and closed.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/book/book_words.h"
#include "ui/theme.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace giaguaro {

class ChoiceRow;
class DebtRow;
class Glyphs;
class Heading;
class HistoryEdit;
class MatchCourse;
class PaperButton;
class ScrollPage;

class BookSide : public QWidget {
  Q_OBJECT

 public:
  BookSide(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCircle(BookCircle const& circle, BookWords const& words);
  // Of the last evening alone.
  bool isOfEvening() const;
  void focusFirst();
  void focusButtons();

 signals:
  void worthChanged(QString const& worth);  // as it was typed
  void printWanted();
  void settleWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void makeText();
  PaperButton* button(char const* name);
  void showDebts();
  void showCourse();
  void readWorth();

  Glyphs* glyphs_;
  Theme theme_;
  BookCircle circle_;
  BookWords words_;

  ScrollPage* scroll_;
  QWidget* text_;
  QHBoxLayout* buttons_ = nullptr;  // under the page
  QVBoxLayout* debts_ = nullptr;
  Heading* courseHeading_ = nullptr;
  MatchCourse* course_ = nullptr;
  Heading* debtsHeading_ = nullptr;
  ChoiceRow* span_ = nullptr;  // this evening, or since the book was last closed
  QLabel* worthLabel_ = nullptr;
  HistoryEdit* worth_ = nullptr;
  std::vector<DebtRow*> rows_;
  QLabel* summary_ = nullptr;
  QLabel* method_ = nullptr;
  PaperButton* print_ = nullptr;
  PaperButton* settle_ = nullptr;
};

}  // namespace giaguaro
