// What several people and computer players made of the same deals: place, face, name, day, points and how far they are from
// the mean, as a bar too. One's own row is framed. For the ear it is a table, read row by row.
#pragma once

#include <QWidget>

#include "ui/duplicate/duplicate_words.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class ChallengeTable : public QWidget {
  Q_OBJECT

 public:
  ChallengeTable(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setResults(std::vector<DuplicateResult> const& results, DuplicateWords const& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintResult(QPainter& painter, QRectF const& box, DuplicateResult const& result) const;
  void paintToMean(QPainter& painter, QRectF const& box, DuplicateResult const& result) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<DuplicateResult> results_;
  DuplicateWords words_;
};

}  // namespace giaguaro
