// What a seat took to be likely beside the truth, a row for each card that it did not see: in each column somebody who
// may hold it, with the likelihood in percent; a ring where it truly lay. At first the cards that tell most; the others
// are a press away. One row is chosen, by a click or by arrows once the focus is in it. A screen reader is told all of a
// row with its focus.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/scene/belief_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QButtonGroup;

namespace giaguaro {

class FoldHeading;
class Glyphs;

class BeliefTable : public QWidget {
  Q_OBJECT

 public:
  BeliefTable(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `avatars`: of each seat. What was chosen stays so while it is the same. Without anything it takes no place.
  void setBelief(std::optional<BeliefScene> const& belief, std::vector<int> avatars, Wording const& wording);
  // The chosen one; null: there is none.
  BeliefScene::Lying const* chosen() const;
  int rowsShown() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void changed();  // another one is chosen

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class RowButton;

  QRectF cell(std::size_t column) const;  // in a row
  void arrange();
  void paintRow(QPainter& painter, std::size_t index, QRect const& place, bool focused) const;
  void paintCell(QPainter& painter, QRectF const& box, int percent, bool truly) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::optional<BeliefScene> belief_;
  std::vector<int> avatars_;
  Wording wording_;
  QButtonGroup* group_;
  std::vector<RowButton*> buttons_;  // one a card
  FoldHeading* more_;
};

}  // namespace giaguaro
