// The people of this computer: a list of faces and names, of whom one sits at the table; the chosen one can be renamed,
// have another face, sit down, take all that is kept of them along as a file, or have it deleted.
//
// It shows what it is given and says what is wanted; a name or face that was changed is told at once. Nobody has a name
// that somebody else has or had, and only who has never given one is without.
#pragma once

#include <vector>

#include "ui/people/person_row.h"
#include "ui/sheets/sheet.h"

class QBoxLayout;
class QButtonGroup;
class QGridLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace giaguaro {

class AvatarButton;
class Heading;
class PaperButton;

class PeopleSheet : public Sheet {
  Q_OBJECT

 public:
  PeopleSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  // Who is chosen stays so as long as they are there. Sends nothing.
  void setPeople(std::vector<PersonAtHome> const& people);
  std::vector<PersonAtHome> const& people() const { return people_; }
  int chosen() const { return chosen_; }  // a number
  void choose(int number);
  // Chosen, with the name ready to be written over.
  void nameAnew(int number);
  // What has become of something, in a sentence; empty: nothing.
  void note(QString const& what);

 signals:
  void addWanted();
  void changed(int number, QString const& name, int avatar);
  void sitWanted(int number);
  void exportWanted(int number);
  void deleteWanted(int number);
  void reworded();  // the language has changed
  void closed();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  void buildList();
  void buildChosen();
  void buildFoot();
  void makeRows();
  void orderFocus();
  void showChosen();
  void takeName();
  PersonAtHome const* person() const;  // the chosen one
  void retranslate();

  Glyphs* glyphs_;
  std::vector<PersonAtHome> people_;
  int chosen_ = 0;

  QLabel* title_;
  QLabel* words_;
  QBoxLayout* columns_;
  QButtonGroup* rowGroup_;
  QVBoxLayout* rowColumn_;
  std::vector<PersonRow*> rows_;
  PaperButton* add_;
  Heading* nameHeading_;
  QLineEdit* name_;
  QLabel* nameNote_;
  QGridLayout* faceGrid_;
  std::vector<AvatarButton*> faces_;
  Heading* dataHeading_;
  QLabel* dataWords_;
  PaperButton* export_;
  PaperButton* delete_;
  QLabel* note_;
  SheetRule* rule_ = nullptr;
  PaperButton* close_;
  PaperButton* sit_;
};

}  // namespace giaguaro
