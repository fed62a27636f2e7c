// Who pays whom how much, on a card: two faces with an arrow between them, the points and, where it is said what one is
// worth, the money. One thing to a screen reader.
#pragma once

#include <QWidget>

#include "ui/book/book_values.h"
#include "ui/theme.h"

namespace giaguaro {

class BookWords;
class Glyphs;

// What the widest amounts of all rows take, so that they stand over each other.
struct DebtColumns {
  int points = 0;
  int money = 0;  // 0: there is none
};

class DebtRow : public QWidget {
  Q_OBJECT

 public:
  DebtRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setDebt(BookCircle const& circle, BookDebt const& debt, BookWords const& words,
               DebtColumns const& columns);
  static DebtColumns columnsOf(BookCircle const& circle, BookDebts const& debts, BookWords const& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  BookPerson from_;
  BookPerson to_;
  QString fromName_;
  QString toName_;
  DebtColumns columns_;
  QString points_;
  QString money_;
};

}  // namespace giaguaro
