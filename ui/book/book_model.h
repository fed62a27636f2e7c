// A circle's book as a table: a row for each match and each time that all was paid, a column for each of its people. What
// is read of it stands here; what is drawn is asked for below.
#pragma once

#include <QAbstractTableModel>

#include "ui/book/book_words.h"

namespace giaguaro {

class BookModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setCircle(BookCircle const& circle, BookWords const& words);

  int rowCount(QModelIndex const& parent = {}) const override;
  int columnCount(QModelIndex const& parent = {}) const override;
  QVariant data(QModelIndex const& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  BookCircle const& circle() const { return circle_; }
  BookWords const& words() const { return words_; }
  BookLine const* lineAt(int row) const;  // null: there is none
  QString figure(int row, int column) const;
  bool isBest(int row, int column) const;  // of its match
  // What the widest figure of a column takes, with its total.
  int widest(int column) const { return widest_[static_cast<std::size_t>(column)]; }
  BookWords::Total total(int column) const { return totals_[static_cast<std::size_t>(column)]; }

  static constexpr double figureSize = 15;
  static constexpr double totalSize = 17;

 private:
  BookCircle circle_;
  BookWords words_;
  std::vector<BookWords::Total> totals_;
  std::vector<int> widest_;
};

}  // namespace giaguaro
