#include "ui/help/spoken_text.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <algorithm>

#include "ui/help/help_writer.h"

namespace giaguaro {
namespace {

QChar folded(QChar letter) {
  if (letter == u'\u2019') return u'\'';
  if (letter == u'\u2212') return u'-';
  if (letter.isSpace()) return u' ';
  QString const bare = QString(letter).normalized(QString::NormalizationForm_D);
  return bare.isEmpty() ? letter : bare.front().toCaseFolded();
}

// Cells of one row are told apart, not torn apart.
bool inSameRow(QTextBlock const& a, QTextBlock const& b) {
  QTextTable const* const table = qobject_cast<QTextTable*>(QTextCursor(a).currentTable());
  if (table == nullptr || table->format().boolProperty(helpColumns) || table != QTextCursor(b).currentTable())
    return false;
  return table->cellAt(a.position()).row() == table->cellAt(b.position()).row();
}

}  // namespace

SpokenText::SpokenText(QTextDocument const& document) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (QTextList const* const list = block.textList())
      if (list->format().style() == QTextListFormat::ListDecimal)
        add(list->itemText(block) + u' ', block.position(), false);
    bool afterCard = false;  // and nothing but blanks since
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      QTextFragment const fragment = part.fragment();
      QString const name = fragment.charFormat().stringProperty(spokenAs);
      if (name.isEmpty()) {
        afterCard = afterCard && fragment.text().trimmed().isEmpty();
        add(fragment.text(), fragment.position(), true);
        continue;
      }
      // The same card twice over is one fragment.
      for (int i = 0; i < fragment.length(); ++i) {
        if (afterCard && text_.endsWith(u' ')) text_.insert(text_.size() - 1, u',');
        positions_.resize(static_cast<std::size_t>(text_.size()), positions_.empty() ? 0 : positions_.back());
        add(name, fragment.position() + i, false);
        afterCard = fragment.charFormat().objectType() == cardObject &&
                    !fragment.charFormat().hasProperty(drawnStops);
      }
    }
    QTextBlock const next = block.next();
    if (!next.isValid()) break;
    bool const row = inSameRow(block, next);
    add(row ? QStringLiteral("; ") : QStringLiteral("\n"), block.position() + block.length() - 1, false);
  }
  positions_.push_back(document.characterCount() - 1);
  folded_ = folded(text_);
}

void SpokenText::add(QString const& words, int position, bool each) {
  for (int i = 0; i < words.size(); ++i) positions_.push_back(each ? position + i : position);
  text_ += words;
}

SpokenText::Place SpokenText::place(qsizetype at, qsizetype length) const {
  auto const last = static_cast<qsizetype>(positions_.size()) - 1;
  if (last < 0) return {};
  int const from = positions_[static_cast<std::size_t>(std::clamp<qsizetype>(at, 0, last))];
  if (length <= 0) return {from, from};
  int const end = positions_[static_cast<std::size_t>(std::clamp<qsizetype>(at + length - 1, 0, last))];
  return {from, end + 1};
}

int SpokenText::letterAt(int position) const {
  auto const found = std::ranges::lower_bound(positions_, position);
  if (found == positions_.end()) return static_cast<int>(text_.size());
  return static_cast<int>(found - positions_.begin());
}

QString SpokenText::between(int from, int to) const {
  int const first = letterAt(from);
  return text_.mid(first, letterAt(to) - first);
}

std::vector<qsizetype> SpokenText::find(QString const& words) const {
  std::vector<qsizetype> places;
  QString const wanted = folded(words.simplified());
  if (wanted.isEmpty()) return places;
  for (qsizetype at = folded_.indexOf(wanted); at >= 0; at = folded_.indexOf(wanted, at + wanted.size()))
    places.push_back(at);
  return places;
}

QString SpokenText::folded(QString const& text) {
  QString bare = text;
  std::ranges::transform(bare, bare.begin(), [](QChar letter) { return giaguaro::folded(letter); });
  return bare;
}

}  // namespace giaguaro
