// The match that is chosen, beside the list: result, course, what else is known of it, and what can be done with it. Where
// there is little room it is folded to a narrow strip, and opened over the list.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/history/history_words.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class FactLine;
class Glyphs;
class Heading;
class MatchCourse;
class PaperButton;
class QuietButton;
class ResultRows;
class ScrollPage;

class MatchSide : public QWidget {
  Q_OBJECT

 public:
  MatchSide(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(HistoryWords const& words);
  // `inPlay`: it is the match at the table. It is looked at without its course until that comes.
  void setMatch(HistoryRow const& row, bool inPlay);
  void setDetails(HistoryDetails const& details);
  void setNothing();
  bool hasMatch() const { return row_.id != 0; }
  bool mayRemove() const { return hasMatch() && !inPlay_; }
  bool mayReview() const { return hasMatch() && row_.hands + row_.voids > 0; }

  void askForExport();
  // To the first of its buttons, or to what scrolls.
  void focusButtons();
  void focusText();

 signals:
  void reviewWanted();
  void playOnWanted();
  void sameDealsWanted();
  void duplicateWanted();
  void exportWanted(QWidget* under);
  void removeWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeText();
  void makeButtons();
  void retranslate();
  void showMatch();
  void giveIcons();

  Glyphs* glyphs_;
  Theme theme_;
  HistoryWords words_;
  HistoryRow row_;
  HistoryDetails details_;
  bool inPlay_ = false;

  ScrollPage* scroll_;
  QWidget* text_;
  QLabel* sign_;
  QLabel* title_;
  QLabel* span_;
  Heading* resultHeading_;
  ResultRows* rows_;
  Heading* courseHeading_;
  MatchCourse* course_;
  std::vector<FactLine*> facts_;
  PaperButton* review_;
  PaperButton* playOn_;
  PaperButton* same_;
  PaperButton* duplicate_;
  PaperButton* export_;
  QuietButton* remove_;
  QLabel* note_;
};

}  // namespace giaguaro
