// The matches of the history as rows of a list: it knows which there are, and asks for what each shows when somebody is
// about to see it.
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QSet>

#include "ui/history/history_words.h"

namespace giaguaro {

class HistoryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;

  // Rows that are known already stay so until they come anew.
  void setKeys(std::vector<HistoryKey> keys);
  void setRows(std::vector<HistoryRow> const& rows);
  // Whether they are in the order of time, in which weeks and months have heads.
  void setGrouped(bool grouped);
  // Which language, and what day it is, has changed.
  void setWords(HistoryWords words);
  // All rows are asked for anew, and shown as they were until they come.
  void refresh();

  int rowCount(QModelIndex const& parent = {}) const override;
  // Its name for the accessibility tree; what is drawn is asked for below.
  QVariant data(QModelIndex const& index, int role) const override;

  HistoryWords const& words() const { return words_; }
  std::int64_t idAt(int row) const;        // 0: there is no such row
  int placeOf(std::int64_t id) const;      // -1: it is not there
  HistoryRow const* rowAt(int row) const;  // null: not known yet; it has been asked for
  HistoryRow const* rowOf(std::int64_t id) const;
  // What stands over the row, where a week or month begins; empty: nothing.
  QString headOver(int row) const;

 signals:
  void rowsWanted(std::vector<std::int64_t> const& ids);

 private:
  void want(int row) const;
  void sendWanted();

  HistoryWords words_;
  bool grouped_ = true;
  std::vector<HistoryKey> keys_;
  QHash<std::int64_t, int> places_;
  QHash<std::int64_t, HistoryRow> rows_;
  mutable QSet<std::int64_t> asked_;
  mutable std::vector<std::int64_t> wanted_;
};

}  // namespace giaguaro
