#include "ui/duplicate/duplicate_model.h"

namespace giaguaro {

void DuplicateModel::setScene(DuplicateScene const& scene, bool anew) {
  bool const other = anew || scene.hands != scene_.hands;
  if (other) beginResetModel();
  scene_ = scene;
  words_ = DuplicateWords(scene);
  if (other) return endResetModel();
  if (scene.hands > 0) emit dataChanged(index(0), index(scene.hands - 1));
}

int DuplicateModel::rowCount(QModelIndex const& parent) const { return parent.isValid() ? 0 : scene_.hands; }

QVariant DuplicateModel::data(QModelIndex const& index, int role) const {
  if (role != Qt::AccessibleTextRole || !index.isValid()) return {};
  DuplicateRow const* const row = rowAt(index.row());
  return row != nullptr ? words_.spoken(*row) : tr("Hand %1: not played yet").arg(index.row() + 1);
}

DuplicateRow const* DuplicateModel::rowAt(int row) const {
  auto const at = static_cast<std::size_t>(row);
  return row >= 0 && at < scene_.rows.size() ? &scene_.rows[at] : nullptr;
}

}  // namespace giaguaro
