// Asks before something is done: once more, or, where several people play at this screen, whether all of them
// want it; then it is done once each has said yes. Escape, or its other button, leaves all as it is.
//
// What lies under a question to several people cannot be seen but for the strip of tools, for the curtain hangs over it:
// all of them look at the screen, and one of them holds the cards on it.
//
// Where nobody is asked by name that other button has the focus first: nothing is confirmed by a key that was
// meant for something else.
#pragma once

#include <vector>

#include "ui/sheets/sheet.h"

class QBoxLayout;
class QLabel;

namespace giaguaro {

class Glyphs;
class PaperButton;
class PictureRow;
class StatusLine;

class QuestionSheet : public Sheet {
  Q_OBJECT

 public:
  struct Voter {
    QString name;
    int avatar = 1;
    bool asks = false;  // for it, and so agrees from the start
  };
  struct Question {
    QString title;
    QString words;
    QString deed;                 // on the button that does it
    std::vector<Voter> people{};  // who must agree; empty: nobody is asked by name
    bool deletes = false;         // the button is red then
    // Of what lies on the table, all of which stays in sight: the question is a strip at its foot, and dims it less.
    bool strip = false;
  };

  QuestionSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // A question that nobody has answered yet.
  void ask(Question const& question);
  // The same question in other words, for one in the language of the moment: what was answered stands.
  void rephrase(Question const& question);
  void focusFirst() override;

 signals:
  void agreed();
  void givenUp();

 protected:
  void arrange(int paperWidth) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void standAsStrip(bool strip);
  void makeVoters(int count);
  void nameVoters();
  void allowDeed();
  void placeStatus();
  void measureAnew();

  Glyphs* glyphs_;
  QBoxLayout* row_;  // the words, and in a strip the buttons beside them
  QLabel* title_;
  QLabel* words_;
  QBoxLayout* said_;  // title and words
  QWidget* buttons_;
  bool strip_ = false;
  QBoxLayout* column_;
  std::vector<Voter> people_;
  std::vector<PictureRow*> voters_;  // one for each of them
  PaperButton* deed_;
  PaperButton* cancel_;
  StatusLine* status_;  // under the curtain, where that hangs
};

}  // namespace giaguaro
