// The page of a duplicate: a match beside the same deals with a computer player in one of its seats, hand by hand, and the
// chosen hand beside it. It covers the window under the menus; Escape leads back.
//
// It grows while it is played. Which player sits there, and where several people played in which seat, is chosen here;
// it is told by `levelWanted` and `seatWanted`, and comes back as another scene.
#pragma once

#include "ui/duplicate/duplicate_scene.h"
#include "ui/history/house_sheet.h"

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

class DuplicatePage : public HouseSheet {
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
  void appeared();       // it is shown, perhaps again
  void tableWanted();    // past whatever led here

 protected:
  void arrangeBody() override;
  void retranslate() override;
  void focusNextPart(int step) override;
  bool takesOwnKey(QKeyEvent const& event) const override;
  void pressOwn(QKeyEvent& event) override;
  QString sideName() const override;
  QString foldName(bool open) const override;
  void focusSide() override;
  void focusMain() override { focusFirst(); }
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeParts();
  void connectParts();
  void showHand();
  void showKeys();
  void showFace();
  void showFaces();
  void open();

  Glyphs* glyphs_;
  DuplicateModel* model_;
  QString note_;
  bool moved_ = false;     // somebody has chosen a hand
  bool choosing_ = false;  // the page does

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
};

}  // namespace giaguaro
