// The hand that is chosen, beside the list: where the two parted, both of them side by side, what can be done there; and
// how all this was played.
#pragma once

#include <QWidget>

#include "ui/duplicate/duplicate_words.h"
#include "ui/theme.h"

class QLabel;
class QSpacerItem;

namespace giaguaro {

class ChallengeTable;
class DuplicatePlate;
class Glyphs;
class Heading;
class PaperButton;
class ScrollPage;

class DuplicateSide : public QWidget {
  Q_OBJECT

 public:
  DuplicateSide(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `row` null: the chosen hand is not played yet.
  void setHand(DuplicateScene const& scene, DuplicateWords const& words, DuplicateRow const* row);
  void setChallenge(DuplicateScene const& scene, DuplicateWords const& words);
  bool hasParting() const { return parted_; }
  void focusText();
  void focusButtons();

 signals:
  void reviewWanted();
  void againWanted();
  void saveWanted();
  void resultsWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void makeText();
  void makeChallenge();
  PaperButton* button(bool main, char const* name);
  void giveIcons();
  void showPlates(DuplicateScene const& scene, DuplicateWords const& words, DuplicateRow const& row);

  Glyphs* glyphs_;
  Theme theme_;
  bool parted_ = false;

  ScrollPage* scroll_;
  QWidget* text_;
  QLabel* title_;
  QLabel* part_;
  DuplicatePlate* then_;
  DuplicatePlate* now_;
  PaperButton* review_;
  PaperButton* again_;
  Heading* challengeHeading_;
  ChallengeTable* results_;
  QLabel* mean_;
  PaperButton* save_;
  PaperButton* add_;
  Heading* heading_;
  QLabel* method_;
  QSpacerItem* overMethod_;  // the layout's
};

}  // namespace giaguaro
