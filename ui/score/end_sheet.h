// The sheet at the end of a hand: who made what, how the points came together, what that is worth, and what
// each seat won or lost; after the last hand, over all that, who has won the match. Every line comes from the
// result.
#pragma once

#include <QElapsedTimer>
#include <vector>

#include "ui/table/table_scene.h"
#include "ui/text/wording.h"
#include "ui/toolkit/sheet.h"

class QBoxLayout;
class QLabel;

namespace giaguaro {

class CalledCard;
class CountBar;
class Glyphs;
class Heading;
class PaperButton;
class PaymentHead;
class PaymentRow;
class SheetLine;
class WinnerFaces;

class EndSheet : public Sheet {
  Q_OBJECT

 public:
  EndSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // A scene with a result.
  void setScene(TableScene const& scene, Wording const& wording);
  // The button that goes on.
  void focusFirst() override;
  // As if that button were pressed.
  void goOn();
  // For so long after it has appeared the sheet takes no Space and no Enter: they were meant for the last
  // trick, which they skip.
  void setKeyGuard(int milliseconds) { keyGuard_ = milliseconds; }

 signals:
  void nextHand();
  void newMatch();
  void tricksWanted();  // all of the hand are to be seen

 protected:
  void arrange(int paperWidth) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool takesKeys() const;
  bool endsInNewMatch() const;
  PaperButton* onward() const;
  void buildHead();
  void buildLeft();
  void buildRight();
  void buildFoot();
  void write();
  void writePayments();
  void widenPayments();
  void writeWinner();
  void giveIcon();
  void fill(std::vector<SheetLine*>& lines, QBoxLayout* column, std::vector<Message> const& messages);
  std::vector<Seat> byTotal() const;

  TableScene scene_;
  Wording wording_;
  Glyphs* glyphs_;

  WinnerFaces* faces_ = nullptr;
  QLabel* winner_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* subtitle_ = nullptr;
  CalledCard* called_ = nullptr;
  QBoxLayout* columns_ = nullptr;
  QWidget* left_ = nullptr;
  QWidget* right_ = nullptr;
  Heading* countingHeading_ = nullptr;
  Heading* priceHeading_ = nullptr;
  QBoxLayout* counting_ = nullptr;
  QBoxLayout* price_ = nullptr;
  QBoxLayout* payments_ = nullptr;
  std::vector<SheetLine*> countingLines_;
  std::vector<SheetLine*> priceLines_;
  CountBar* bar_ = nullptr;
  PaymentHead* paymentHead_ = nullptr;
  std::vector<PaymentRow*> paymentRows_;
  std::vector<SheetRule*> rules_;
  PaperButton* seeTricks_ = nullptr;
  PaperButton* nextHand_ = nullptr;
  PaperButton* newMatch_ = nullptr;
  QElapsedTimer shown_;
  int keyGuard_ = 800;
};

}  // namespace giaguaro
