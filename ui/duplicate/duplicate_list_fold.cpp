// Hands that are alike, as one line of the list.
#include <algorithm>

#include "ui/duplicate/duplicate_list.h"

namespace giaguaro {

void DuplicateList::fold(bool anew) {
  if (anew) unfolded_ = false;
  folded_ = unfolded_ ? std::vector<int>() : model_->alike();
  for (int row = 0; row < model_->rowCount(); ++row)
    setRowHidden(row, !isFolded(row) && std::ranges::count(folded_, row) > 0);
  model_->setFolded(folded_.empty() ? -1 : folded_.front(),
                    folded_.empty() ? QString() : foldedWords(folded_.front()));
}

void DuplicateList::unfold() {
  unfolded_ = true;
  fold(false);
  emit unfoldedHands();
}

QString DuplicateList::foldedWords(int row) const {
  if (!isFolded(row)) return {};
  QStringList numbers;
  for (int const each : folded_) numbers << QString::number(model_->rowAt(each)->number);
  //: %1 are their numbers
  return tr("%n hand(s) alike: %1", nullptr, static_cast<int>(folded_.size()))
      .arg(numbers.join(QStringLiteral(", ")));
}

int DuplicateList::rowsShown() const {
  return model_->rowCount() - std::max(0, static_cast<int>(folded_.size()) - 1);
}

}  // namespace giaguaro
