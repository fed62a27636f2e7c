// The page of the panel while somebody is led through a first hand: the new idea, those that were told before (a click
// tells one again), and the titles of those to come; once the hand is over those that did not come up, to be opened too.
// Acting is the table's; here one goes on, by a button in the page's foot, which never moves, so that who presses it once
// more than there is to be read presses nothing else; or one leaves the lead, by a button at the top, where none of the
// steps before has left the pointer. Over the first one stand the game's ranks and points.
#pragma once

#include <optional>

#include "ui/panels/panel_page.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class Glyphs;
class Heading;
class RankStrip;

class FirstHandPage : public PanelPage {
  Q_OBJECT

 public:
  // `glyphs` outlives it.
  FirstHandPage(Glyphs* glyphs, QWidget* parent);

  QString mark() const override { return QStringLiteral("guide"); }
  QString tabName() const override;
  bool closesOnEscape() const override { return false; }
  QWidget* foot() override { return foot_; }
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
  void resizeEvent(QResizeEvent* event) override;

 private:
  class IdeaBox;
  class IdeaRow;
  enum class Is : std::uint8_t { told, now, notMet, toCome };
  // A heading and the titles under it.
  struct Part {
    Heading* heading;
    QVBoxLayout* column;
    QString name;  // of its rows
    std::vector<IdeaRow*> rows{};
    std::vector<FirstHandScene::Told> ideas{};
  };

  void makeFoot();
  void fitRanks();
  void retranslate();
  void write();
  void writeIdea();
  QString nothingNew() const;
  void writeRows();
  void fill(Part& part, std::vector<FirstHandScene::Told> const& ideas, Is is);
  void tellAgain(FirstHandScene::Told const& idea);

  Theme theme_;
  TableScene scene_;
  Wording wording_;
  std::optional<FirstHandScene::Told> again_;  // this one is told by itself, whatever is new

  QLabel* title_;
  QLabel* line_;
  IdeaBox* idea_;
  PaperButton* leave_;
  QWidget* foot_;
  RankStrip* ranks_;
  PaperButton* next_;
  Part notMet_;
  Part told_;
  Part toCome_;
};

}  // namespace giaguaro
