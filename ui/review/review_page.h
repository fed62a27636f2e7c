// The page of a hand that is gone through step by step: the decision that comes next at a glance, with what it cost; how it is
// judged with what could be known, and why. Folded, what the open cards would have allowed, where its seat took the cards to
// lie and where they truly lay, and what a computer player reckoned itself. Under that the person's decisions counted by their marks, and the
// dearest; where nothing is decided these stand alone.
#pragma once

#include "ui/panels/panel_page.h"

class QBoxLayout;

namespace giaguaro {

class BeliefTable;
class DearRows;
class DecisionPlate;
class Glyphs;
class GuideSection;
class HintTable;
class KeepButton;
class MarkLegend;
class RichText;
class ShareBars;

class ReviewPage : public PanelPage {
  Q_OBJECT

 public:
  ReviewPage(Glyphs* glyphs, QWidget* parent);

  QString mark() const override { return QStringLiteral("eye"); }
  QString tabName() const override { return tr("Review"); }
  std::vector<PaperButton*> footButtons() override;
  void setTheme(Theme const& theme) override;
  void setScene(TableScene const& scene, Wording const& wording) override;

 signals:
  void againWanted();           // to play on from here
  void keepWanted();            // the decision is to be asked again one day
  void placeWanted(int place);  // to this action of the hand

 private:
  class Title;

  void writeTitle(ReviewScene const& review, TableScene const& scene, Wording const& wording);
  void writeKnown(ReviewScene const& review, Wording const& wording);
  void writeBelief(ReviewScene const& review, TableScene const& scene, Wording const& wording);
  void tellBelief();
  void writeWhy(ReviewScene const& review, Wording const& wording);
  void writeKeep(ReviewScene const& review);
  void writeCounts(ReviewScene const& review, TableScene const& scene, Wording const& wording);

  Glyphs* glyphs_;
  Title* title_;
  GuideSection* what_;  // in words, which the plate says at a glance
  DecisionPlate* plate_;
  GuideSection* known_;  // in figures
  HintTable* table_;
  GuideSection* believed_;  // beside the truth
  ShareBars* partners_;
  BeliefTable* beliefs_;
  RichText* legend_;
  std::optional<BeliefScene> belief_;
  Wording wording_;
  GuideSection* why_;
  GuideSection* open_;
  GuideSection* reckoned_;
  GuideSection* counts_;
  MarkLegend* marks_;
  GuideSection* dear_;
  DearRows* rows_;
  QBoxLayout* keepRow_ = nullptr;
  KeepButton* keep_;
  PaperButton* again_;
};

}  // namespace giaguaro
