// The page of the panel while somebody is led through a first hand: the new idea, those that were told before (a click
// tells one again), and the titles of those to come. Acting is the table's; here one goes on, or leaves the lead: by a
// button at the top, where none of the steps before has left the pointer.
#pragma once

#include "ui/panels/panel_page.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class Glyphs;
class Heading;

class FirstHandPage : public PanelPage {
  Q_OBJECT

 public:
  // `glyphs` outlives it.
  FirstHandPage(Glyphs* glyphs, QWidget* parent);

  QString mark() const override { return QStringLiteral("guide"); }
  QString tabName() const override;
  bool closesOnEscape() const override { return false; }
  void setTheme(Theme const& theme) override;
  // Of a scene without a lead nothing is shown.
  void setScene(TableScene const& scene, Wording const& wording) override;

  // An idea, as it is read out, and as it is written.
  struct Words {
    QString plain;
    QString rich;
  };
  static QString goOnWords(FirstHandScene const& lead);
  static Words wordsOf(FirstHandScene::Told const& told, Wording const& wording);

 signals:
  void wanted(giaguaro::LessonDeed deed);
  void leaveWanted();  // not without being asked once more

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class IdeaBox;
  class IdeaRow;

  void retranslate();
  void write();
  void writeIdea();
  void writeRows();
  void tellAgain(std::size_t index);

  Theme theme_;
  TableScene scene_;
  Wording wording_;
  int again_ = -1;  // this one is told once more; -1: none is

  QLabel* title_;
  QLabel* line_;
  IdeaBox* idea_;
  PaperButton* next_;
  Heading* toldHeading_;
  QVBoxLayout* toldColumn_;
  Heading* toComeHeading_;
  QVBoxLayout* toComeColumn_;
  PaperButton* leave_;
  std::vector<IdeaRow*> told_;
  std::vector<IdeaRow*> toCome_;
};

}  // namespace giaguaro
