// The page of a hint that was asked for: what to look at, which cards come into question, which one and why. It shows
// the steps as far as the hint has come (Hint::step), and asks to go to another; a hint that needs none of that (it is
// still thought about, or there is nothing to choose between) has no steps. At the answer the choice whose row is chosen
// can be played, at first the best. Where not all has room, the answer stands without the steps that led to it.
#pragma once

#include "ui/panels/panel_page.h"

namespace giaguaro {

class ChoiceRow;
class Glyphs;
class GuideSection;
class HintTable;

class HintPage : public PanelPage {
  Q_OBJECT

 public:
  HintPage(Glyphs* glyphs, QWidget* parent);

  QString mark() const override { return QStringLiteral("hint"); }
  QString tabName() const override { return tr("Hint"); }
  std::vector<PaperButton*> footButtons() override;
  void setTheme(Theme const& theme) override;
  void setScene(TableScene const& scene, Wording const& wording) override;

  // Puts the focus where Enter goes on: on the chosen row, else on the button; false: there is nothing to go on to.
  bool focusFirst();
  bool stepsHaveFocus() const;

  // Whether there is anything to be shown step by step.
  static bool hasSteps(Hint const& hint) { return !hint.done && hint.choices.size() > 1; }
  // The choices of a hint as rows.
  static void writeChoices(HintTable& table, Hint const& hint, Wording const& wording);
  // What decided it; then as a note what is said `besides`, and from how many deals it all follows.
  static void writeWhy(GuideSection& why, Hint const& hint, Wording const& wording,
                       std::vector<Message> const& besides = {});

 signals:
  void stepWanted(giaguaro::Hint::Step step);
  void playWanted(giaguaro::Action action);
  void awayWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void writeLook(TableScene const& scene, Wording const& wording);
  void writeCards(TableScene const& scene, Wording const& wording);
  void writeAnswer(Hint const& hint, Wording const& wording);
  void writeButtons();
  void fitSteps();
  void fitButtons();
  Action chosen() const;

  Glyphs* glyphs_;
  TableScene scene_;
  Wording wording_;
  ChoiceRow* steps_;
  GuideSection* look_;
  GuideSection* cards_;
  GuideSection* answer_;
  HintTable* table_;
  GuideSection* why_;
  PaperButton* further_;
  PaperButton* play_;
  PaperButton* away_;
  QString deed_;  // what `play_` does, in full
  QString briefDeed_;
};

}  // namespace giaguaro
