// The hands of a duplicate as rows of a list: those that are played, and those that are still to come.
#pragma once

#include <QAbstractListModel>

#include "ui/duplicate/duplicate_words.h"

namespace giaguaro {

class DuplicateModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;

  // Of the same duplicate: rows that are there stay, and more come. `anew`: it is another one.
  void setScene(DuplicateScene const& scene, bool anew);

  int rowCount(QModelIndex const& parent = {}) const override;
  // Its name for the accessibility tree; what is drawn is asked for below.
  QVariant data(QModelIndex const& index, int role) const override;

  DuplicateScene const& scene() const { return scene_; }
  DuplicateWords const& words() const { return words_; }
  DuplicateRow const* rowAt(int row) const;  // null: it is not played yet

 private:
  DuplicateScene scene_;
  DuplicateWords words_;
};

}  // namespace giaguaro
