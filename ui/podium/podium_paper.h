// The paper beside the podium: how the match went, hand by hand, which three hands decided it, and what may come now.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QLabel;
class QBoxLayout;

namespace giaguaro {

class DearHand;
class Glyphs;
class MatchCourse;
class PaperButton;
class QuietButton;
class ScrollPage;
class SheetRule;

class PodiumPaper : public QWidget {
  Q_OBJECT

 public:
  PodiumPaper(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Of the match that is over, as `seat` sees it, which is named where it is not the reader.
  void setScene(TableScene const& scene, Wording const& wording, Seat seat);
  void setScale(double scale);
  void focusFirst();
  PaperButton* onceMore() const { return onceMore_; }

  // Of the rows those in which this seat won or lost most, the dearest first.
  static std::vector<std::size_t> dearestHands(TableScene const& scene, Seat seat, std::size_t most);

 signals:
  void onceMoreWanted();
  void newMatchWanted();
  void reviewWanted();
  void scoreSheetWanted(int hand);  // with this row's sheet open; -1: none
  void duplicateWanted();
  void backWanted();  // to the result of the last hand

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void build();
  void buildButtons(QBoxLayout* column);
  void writeHands(TableScene const& scene, Wording const& wording, Seat seat);
  void giveIcons();
  void applyScale();

  Glyphs* glyphs_;
  Theme theme_;
  double scale_ = 1;
  ScrollPage* scroll_;
  QWidget* text_;
  QLabel* course_ = nullptr;  // the titles
  QLabel* hands_ = nullptr;
  QLabel* now_ = nullptr;
  QLabel* length_ = nullptr;  // and notes beside them
  QLabel* whose_ = nullptr;
  MatchCourse* chart_ = nullptr;
  std::vector<SheetRule*> rules_;
  std::vector<DearHand*> dear_;
  std::vector<int> rows_;  // of these
  PaperButton* onceMore_ = nullptr;
  PaperButton* review_ = nullptr;
  PaperButton* newMatch_ = nullptr;
  QuietButton* scoreSheet_ = nullptr;
  QuietButton* duplicate_ = nullptr;
  QuietButton* back_ = nullptr;
};

}  // namespace giaguaro
