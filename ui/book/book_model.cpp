#include "ui/book/book_model.h"

#include <algorithm>

#include "ui/drawing/typeface.h"

namespace giaguaro {

void BookModel::setCircle(BookCircle const& circle, BookWords const& words) {
  beginResetModel();
  circle_ = circle;
  words_ = words;
  totals_ = BookWords::totalsOf(circle);
  widest_.clear();
  for (std::size_t person = 0; person < circle.people.size(); ++person) {
    int widest = textWidth(words.score(circle, totals_[person].score), totalSize, true);
    for (BookLine const& line : circle.lines)
      if (!line.closing && line.scores[person])
        widest = std::max(widest, textWidth(words.score(circle, *line.scores[person]), figureSize, true));
    widest_.push_back(widest);
  }
  endResetModel();
}

int BookModel::rowCount(QModelIndex const& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(circle_.lines.size());
}

int BookModel::columnCount(QModelIndex const& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(circle_.people.size());
}

BookLine const* BookModel::lineAt(int row) const {
  return row >= 0 && row < rowCount() ? &circle_.lines[static_cast<std::size_t>(row)] : nullptr;
}

QVariant BookModel::data(QModelIndex const& index, int role) const {
  BookLine const* const line = lineAt(index.row());
  if (line == nullptr) return {};
  if (role == Qt::AccessibleTextRole)
    return words_.cell(circle_, *line, static_cast<std::size_t>(index.column()));
  return role == Qt::DisplayRole && !line->closing ? figure(index.row(), index.column()) : QVariant();
}

QVariant BookModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  if (orientation == Qt::Horizontal)
    return section < columnCount() ? words_.person(circle_.people[static_cast<std::size_t>(section)])
                                   : QString();
  BookLine const* const line = lineAt(section);
  if (line == nullptr) return {};
  return line->closing ? words_.closing(*line) : words_.day(line->time);
}

QString BookModel::figure(int row, int column) const {
  auto const& score = circle_.lines[static_cast<std::size_t>(row)].scores[static_cast<std::size_t>(column)];
  return score ? words_.score(circle_, *score) : QStringLiteral("\u2013");
}

bool BookModel::isBest(int row, int column) const {
  auto const& scores = circle_.lines[static_cast<std::size_t>(row)].scores;
  return scores[static_cast<std::size_t>(column)] &&
         scores[static_cast<std::size_t>(column)] == *std::ranges::max_element(scores);
}

}  // namespace giaguaro
