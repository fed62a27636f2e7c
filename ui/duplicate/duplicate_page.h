// The page of a duplicate: a match beside the same deals with a computer player in one of its seats, hand by hand, and the
// chosen hand beside it. It covers the window under the menus; Escape leads back.
//
// It grows while it is played. Which player sits there, and where several people played in which seat, is chosen here;
// it is told by `levelWanted` and `seatWanted`, and comes back as another scene.
#pragma once

#include "ui/duplicate/duplicate_scene.h"
#include "ui/toolkit/sheet.h"

class QButtonGroup;
class QLabel;

namespace giaguaro {

class AvatarButton;
class ChoiceRow;
class DuplicateHead;
class DuplicateList;
class DuplicateModel;
class DuplicateSide;
class DuplicateSum;
class Glyphs;
class HistoryBar;
class HistoryKeys;
class PaperButton;

class DuplicatePage : public Sheet {
  Q_OBJECT

 public:
  // `levels`: how many players one may choose among.
  DuplicatePage(Glyphs* glyphs, int levels, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  // `anew`: of another match, seat or player; else it has only grown.
  void setScene(DuplicateScene const& scene, bool anew);
  int chosen() const;  // the row; -1: none
  // Something to be told, in the place of the keys, until another hand is chosen.
  void note(QString const& words);

 signals:
  void levelWanted(QString const& level);
  void seatWanted(giaguaro::Seat seat);
  // The chosen hand, at the decision where they parted.
  void reviewWanted(int row);
  void againWanted(int row);
  void saveWanted();     // as a challenge
  void resultsWanted();  // of others, to be added
  void closed();
  void appeared();                       // it is shown, perhaps again
  void tableWanted();                    // past whatever led here
  void pageWanted(QString const& page);  // another one (ui/history/house_tabs.h)

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Body;

  void makeParts();
  void connectParts();
  void arrangeBody();
  void retranslate();
  void showHand();
  void showKeys();
  void showFace();
  void showFaces();
  void open();
  void openSide(bool open);
  bool isNarrow() const;
  bool takesKey(QKeyEvent const& event) const;
  void focusNextPart(int step);

  Glyphs* glyphs_;
  DuplicateModel* model_;
  QString note_;
  bool sideOpen_ = false;
  bool moved_ = false;     // somebody has chosen a hand
  bool choosing_ = false;  // the page does

  HistoryBar* bar_;
  Body* body_;
  QLabel* face_;
  QLabel* title_;
  QLabel* subtitle_;
  ChoiceRow* levels_;
  QLabel* progress_;
  QWidget* faces_;
  QButtonGroup* faceGroup_;
  std::vector<AvatarButton*> faceButtons_;
  DuplicateHead* columns_;
  DuplicateList* list_;
  DuplicateSum* sum_;
  DuplicateSide* side_;
  PaperButton* fold_;
  HistoryKeys* keys_;
};

}  // namespace giaguaro
