// The hands of a duplicate: number, part in it, both scores, their difference, and where the two parted
// first, as two chips. Alike hands are grey, low and say so; what is still to be played is a dotted line. Over the list stand
// the heads of its columns, under it the sum.
#pragma once

#include <QListView>

#include "ui/duplicate/duplicate_model.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class SlimScrollBar;

// Where things stand in a row, from its left edge, in pixels.
struct DuplicateColumns {
  int number = 0;  // its right edge
  int role = 0;
  int then = 0;  // right edges
  int now = 0;
  int difference = 0;
  int parting = 0;
  int chips = 0;
  int words = 0;
  int right = 0;

  static DuplicateColumns forWidth(int width);
};

class DuplicateList : public QListView {
  Q_OBJECT

 public:
  DuplicateList(Glyphs* glyphs, DuplicateModel* model, QWidget* parent);

  void setTheme(Theme const& theme);
  int chosen() const { return currentIndex().isValid() ? currentIndex().row() : -1; }
  void choose(int row);
  // How high it may become, and then how high it is to be: few hands stand further apart.
  void setRoom(int room);
  int wantedHeight() const { return high_; }

 signals:
  void chosenChanged(int row);  // -1: none
  void opened();                // by Enter or two clicks

 protected:
  void currentChanged(QModelIndex const& current, QModelIndex const& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  class Row;

  DuplicateModel* model_;
  Row* row_;
  SlimScrollBar* bar_;
  int rowHigh_ = 0;
  int high_ = 0;
};

class DuplicateHead : public QWidget {
  Q_OBJECT

 public:
  DuplicateHead(DuplicateModel const* model, QWidget* parent) : QWidget(parent), model_(model) {}

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  DuplicateModel const* model_;
  Theme theme_;
};

class DuplicateSum : public QWidget {
  Q_OBJECT

 public:
  DuplicateSum(DuplicateModel const* model, QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void tell();

  DuplicateModel const* model_;
  Theme theme_;
};

}  // namespace giaguaro
