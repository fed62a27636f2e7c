// The score of the match: a line a hand, with what was played, who led it and what each seat won or lost; the
// totals under it, and the settlement once the match is over. A click on a line, or the button under all of
// them, asks for the score sheet, which says more. Beside the result of a hand it tells below why that came out as it did; of
// the first, whose figures the result shows already, it tells what comes next instead of the list.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class ExplanationList;
class Glyphs;
class Heading;
class MatchStrip;
class PaperButton;
class ScoreLine;

class ScorePanel : public QWidget {
  Q_OBJECT

 public:
  ScorePanel(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene, Wording const& wording);
  // Without the reasons: in a narrow panel they would need a scroll bar, which takes what the hands' names need.
  void setNarrow(bool narrow);

 signals:
  void sheetWanted(int hand);  // open at that one, counted from 0; -1: at none

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Faces;

  // The seats from left to right: the one at the bottom of the table first, then in turn order.
  std::vector<Seat> order() const;
  ScoreLine* line(std::size_t index);
  QStringList figures(PerSeat const& values) const;
  QString spoken(QString const& before, QStringList const& texts) const;
  bool tellsNext() const;
  void write();
  void writeNext();
  void writeHand(std::size_t index);
  void writeSum(ScoreLine* line, QString const& label, PerSeat const& values);
  void placeColumns();

  TableScene scene_;
  Wording wording_;
  Theme theme_;
  Glyphs* glyphs_;
  QVBoxLayout* column_;
  Heading* heading_;
  MatchStrip* strip_;
  Faces* faces_;
  std::vector<ScoreLine*> lines_;
  ScoreLine* totals_;
  ScoreLine* settlement_;
  QLabel* next_;
  PaperButton* sheet_;
  ExplanationList* explanations_;
};

}  // namespace giaguaro
