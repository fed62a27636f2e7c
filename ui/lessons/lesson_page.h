// The page of the panel while a lesson is taken: its title and steps, the situation, what is asked, what was tried and
// what has been right so far; at its end what to take home. Acting is the table's; here stand the ways to help, to start
// again, to leave and to go on.
#pragma once

#include "ui/panels/panel_page.h"

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace giaguaro {

class Glyphs;
class Heading;
class RichText;
class StepDiscs;

class LessonPage : public PanelPage {
  Q_OBJECT

 public:
  // `glyphs` outlives it.
  LessonPage(Glyphs* glyphs, QWidget* parent);

  QString mark() const override { return QStringLiteral("guide"); }
  QString tabName() const override;
  std::vector<PaperButton*> footButtons() override { return {leave_, all_}; }
  bool closesOnEscape() const override { return false; }
  void setTheme(Theme const& theme) override;
  // Of a scene without a lesson nothing is shown.
  void setScene(TableScene const& scene, Wording const& wording) override;

 signals:
  void wanted(giaguaro::LessonDeed deed);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class AskBox;
  class AnswerRow;

  PaperButton* makeButton(LessonDeed deed, char const* name, bool main = false);
  void retranslate();
  void write();
  void writePlace();
  void writeAsk();
  void writeHelp();
  void writeAnswers();
  void arrangeButtons();
  AnswerRow* row(std::size_t index, QWidget* parent, QVBoxLayout* into, std::vector<AnswerRow*>& rows);
  QString wordsOf(LessonScene::Answer const& answer) const;

  Glyphs* glyphs_;
  Theme theme_;
  TableScene scene_;
  Wording wording_;

  QLabel* title_;
  QLabel* place_;
  QLabel* step_;
  StepDiscs* discs_;
  RichText* say_;
  AskBox* ask_;
  PaperButton* next_;
  Heading* helpHeading_;
  RichText* help_;
  Heading* triesHeading_;
  QVBoxLayout* tries_;
  std::vector<AnswerRow*> triedRows_;
  Heading* doneHeading_;
  QVBoxLayout* done_;
  std::vector<AnswerRow*> doneRows_;
  QBoxLayout* buttons_;
  PaperButton* showMe_;
  PaperButton* again_;
  PaperButton* leave_;
  PaperButton* all_;
};

}  // namespace giaguaro
