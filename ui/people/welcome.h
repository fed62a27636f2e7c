// The first sight of the program: its language, and the name and the face that the player goes by. A paper that lies on a
// large table among cards, as the first page does, which comes next; choosing a language changes it at once.
#pragma once

#include <QString>
#include <vector>

#include "ui/sheets/sheet.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QGridLayout;

namespace giaguaro {

class AvatarButton;
class Emblem;
class FannedGround;
class ChoiceRow;
class Glyphs;
class PaperButton;
class SecondPress;

// Who sits down. An empty name means: none given.
struct Newcomer {
  QString name;
  int avatar = 1;

  bool operator==(Newcomer const&) const = default;
};

class Welcome : public Sheet {
  Q_OBJECT

 public:
  Welcome(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void suggest(Newcomer const& newcomer);
  void focusFirst() override;

 signals:
  void languageWanted(QString const& code);
  void done(giaguaro::Newcomer const& newcomer);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  void buildTitle();
  void buildLanguages();
  QButtonGroup* buildFields(Glyphs* glyphs);
  void retranslate();
  void finish();
  void showNameNote(bool shown);

  FannedGround* ground_;
  Emblem* emblem_;
  QLabel* title_;
  QLabel* line_;
  ChoiceRow* languages_;  // in the order of languages()
  QLabel* nameLabel_;
  QLabel* nameNote_;  // that no more letters go in, once somebody has tried
  QLineEdit* name_;
  QLabel* faceLabel_;
  QGridLayout* faceGrid_;
  int facesPerRow_ = 0;
  std::vector<AvatarButton*> faces_;
  QLabel* later_;
  PaperButton* start_;
  SecondPress* second_;  // of what ended this: it would deal
};

}  // namespace giaguaro
