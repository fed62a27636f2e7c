// The matches of a circle, line by line, with what each came to for everybody; the best of a match is bold, a dash stands
// where somebody was not at the table. Under it the running totals. Where there are more people than have room it scrolls
// sideways, and the days stay.
//
// Up and down choose a match, Home, End and Page go further, Shift with left and right goes sideways. Left and right alone
// are the page's.
#pragma once

#include <QTableView>

#include "ui/book/book_model.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class SlimScrollBar;

class BookTable : public QTableView {
  Q_OBJECT

 public:
  BookTable(Glyphs* glyphs, BookModel* model, QWidget* parent);

  void setTheme(Theme const& theme);
  int chosen() const { return currentIndex().isValid() ? currentIndex().row() : -1; }
  void choose(int row);
  // Up and down alone: the chosen row has no column.
  void scrollTo(QModelIndex const& index, ScrollHint hint = EnsureVisible) override;
  // Shares the width out among the columns. To be called when the model or the width has changed.
  void arrange(int width, int room);
  int columnWide() const { return columnWide_; }
  // For all rows, or as many whole ones as have room.
  int heightIn(int room) const;
  int daysWide() const;  // of what stands before the columns
  int columnsWide() const { return columnWide_ * bookModel_->columnCount(); }

 signals:
  void chosenChanged(int row);  // -1: none
  void opened();                // by Enter or two clicks

 protected:
  void currentChanged(QModelIndex const& current, QModelIndex const& previous) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Cells;
  class Days;
  class Names;
  class Corner;

  // Of a row whose left edge is here: what is under its figures.
  void paintGround(QPainter& painter, QRectF const& row, int number) const;

  BookModel* bookModel_;
  Glyphs* glyphs_;
  Cells* cells_;
  Days* days_;
  Names* names_;
  Corner* corner_;
  SlimScrollBar* down_;
  SlimScrollBar* along_;
  Theme theme_;
  int columnWide_ = 92;
  int daysMore_ = 0;  // of the pixels that the columns do not share
};

// Beneath it, in its columns.
class BookTotals : public QWidget {
  Q_OBJECT

 public:
  BookTotals(BookModel const* model, BookTable const* table, QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void tell();

  BookModel const* model_;
  BookTable const* table_;
  Theme theme_;
};

}  // namespace giaguaro
