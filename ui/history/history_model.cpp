#include "ui/history/history_model.h"

#include <QMetaObject>
#include <algorithm>
#include <utility>

namespace giaguaro {

namespace {

constexpr int readTogether = 24;  // rows round the one that is wanted

}  // namespace

void HistoryModel::setKeys(std::vector<HistoryKey> keys) {
  if (keys == keys_) return refresh();
  beginResetModel();
  keys_ = std::move(keys);
  places_.clear();
  for (std::size_t place = 0; place < keys_.size(); ++place)
    places_[keys_[place].id] = static_cast<int>(place);
  asked_.clear();
  endResetModel();
}

void HistoryModel::setGrouped(bool grouped) {
  if (std::exchange(grouped_, grouped) == grouped) return;
  emit layoutChanged();
}

void HistoryModel::setRows(std::vector<HistoryRow> const& rows) {
  for (HistoryRow const& row : rows) {
    rows_[row.id] = row;
    int const place = placeOf(row.id);
    if (place >= 0) emit dataChanged(index(place), index(place));
  }
}

void HistoryModel::setWords(HistoryWords words) {
  words_ = std::move(words);
  if (!keys_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void HistoryModel::refresh() {
  asked_.clear();
  if (!keys_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int HistoryModel::rowCount(QModelIndex const& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(keys_.size());
}

QVariant HistoryModel::data(QModelIndex const& index, int role) const {
  if (role != Qt::AccessibleTextRole || !index.isValid()) return {};
  HistoryRow const* const row = rowAt(index.row());
  return row != nullptr ? words_.spoken(*row) : QString();
}

std::int64_t HistoryModel::idAt(int row) const {
  return row >= 0 && row < rowCount() ? keys_[static_cast<std::size_t>(row)].id : 0;
}

int HistoryModel::placeOf(std::int64_t id) const { return places_.value(id, -1); }

HistoryRow const* HistoryModel::rowAt(int row) const {
  std::int64_t const id = idAt(row);
  if (id == 0) return nullptr;
  if (!asked_.contains(id)) want(row);
  return rowOf(id);
}

HistoryRow const* HistoryModel::rowOf(std::int64_t id) const {
  auto const found = rows_.constFind(id);
  return found == rows_.cend() ? nullptr : &*found;
}

QString HistoryModel::headOver(int row) const {
  if (!grouped_) return {};
  auto const at = static_cast<std::size_t>(row);
  QString const head = words_.group(keys_[at].time);
  return row > 0 && words_.group(keys_[at - 1].time) == head ? QString() : head;
}

// With those round it, and once for all that are asked for while the list is painted.
void HistoryModel::want(int row) const {
  bool const first = wanted_.empty();
  for (int near = std::max(0, row - readTogether / 2); near < std::min(rowCount(), row + readTogether);
       ++near) {
    std::int64_t const id = idAt(near);
    if (asked_.contains(id)) continue;
    asked_.insert(id);
    wanted_.push_back(id);
  }
  if (first && !wanted_.empty())
    QMetaObject::invokeMethod(const_cast<HistoryModel*>(this), &HistoryModel::sendWanted,
                              Qt::QueuedConnection);
}

void HistoryModel::sendWanted() { emit rowsWanted(std::exchange(wanted_, {})); }

}  // namespace giaguaro
