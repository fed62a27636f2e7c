// The sheet at the end of a hand: who made what, how the points came together, what that is worth, and what
// each seat won or lost; after the last hand, over all that, who has won the match. Every line comes from the
// result.
//
// Where a person played it there is a second page, the verdict on its decisions (ui/verdict/verdict_page.h): `V`, or
// the control at the top right.
#pragma once

#include <QElapsedTimer>
#include <optional>
#include <utility>
#include <vector>

#include "ui/drawing/window_scale.h"
#include "ui/scene/hand_verdict.h"
#include "ui/scene/table_scene.h"
#include "ui/sheets/sheet.h"
#include "ui/text/wording.h"

class QBoxLayout;
class QLabel;
class QSpacerItem;

namespace giaguaro {

class CalledCard;
class ChoiceRow;
class CountVerdict;
class DealNotes;
class Felt;
class Glyphs;
class Heading;
class LastWords;
class LeadFace;
class MatchCourse;
class PaperButton;
class PaymentHead;
class PaymentRow;
class SheetLine;
class TallyKey;
class VerdictPage;
class WinnerFaces;

class EndSheet : public Sheet {
  Q_OBJECT

 public:
  EndSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // A scene with a result.
  void setScene(TableScene const& scene, Wording const& wording);
  // On some hand; nothing: there is none. Of another hand than the scene's it is not shown.
  void setVerdict(std::optional<HandVerdict> const& verdict);
  bool showsVerdict() const { return turned_ && hasVerdict(); }
  void turn();  // to the other page, where there is one
  // The button that goes on.
  void focusFirst() override;
  // As if that button were pressed.
  void goOn();
  // Whether the key was one of the sheet's, wherever the focus is.
  bool takeLetter(QKeyEvent const& event);
  // For so long after it has been seen first the sheet takes no Space and no Enter, and half as long no click on the
  // button that goes on, which has to be aimed at: they were meant for what lay on the cloth, which they end.
  void setKeyGuard(int milliseconds) { keyGuard_ = milliseconds; }

 signals:
  void nextHand();
  void podiumWanted();                        // of the match that is over
  void duplicateWanted();                     // of the match that is over
  void tricksWanted();                        // all of the hand are to be seen
  void verdictWanted();                       // somebody looks at it
  void verdictOfWanted(giaguaro::Seat seat);  // and wants this person's
  // The hand, counted from 0, is to be looked at step by step, from this action on.
  void stepWanted(std::size_t hand, int place);
  // It is to be played again from this action on.
  void againWanted(std::size_t hand, int place);
  // The decision there is to be asked again one day.
  void keepWanted(std::size_t hand, int place);

 protected:
  void arrange(int paperWidth) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  static constexpr Length endInset{10};  // of texts beside the framed lines
  static constexpr Length headGap{16};
  static constexpr Length usualGap{8};  // over the lines' headings
  static constexpr int belowHead = 14;
  static constexpr int heightOfTwoPages = 740;  // what the second may come to need

  // The second page (end_sheet_verdict.cpp).
  bool hasVerdict() const;
  // Nothing but a message is seen, where nothing came of the hand.
  bool isMessage() const;
  void wantGround();
  void buildPages();
  void buildVerdict();
  void turnTo(bool verdict);
  void writeVerdict();
  void step();
  bool takesKeys() const { return isSeenFor(keyGuard_); }
  bool takesClicks() const { return isSeenFor(keyGuard_ / 2); }
  bool isSeenFor(int milliseconds) const;
  bool endsOnPodium() const;
  bool mayCompare() const;
  PaperButton* onward() const;
  void buildHead();
  void buildLeft();
  void buildRight();
  void buildFoot();
  void placeCode();
  void write();
  void writePayments();
  // Each plays for itself: a row tells all of its seat, and what is left to say stands beneath.
  bool isOneTable() const;
  void writeRemarks();
  void writeAgain(Result const& result);
  void widenPayments();
  int headHeight() const;
  int columnsRoom() const;
  int rightWidth() const;
  int leftHeight() const;
  void shareHeight();
  void spreadLines(int extra);
  void shareLeft(int spare);
  void spreadRows(int extra);
  void fitTallies();
  bool fillsColumns() const;
  void fillColumns();
  void placeCourse();
  bool showsLastHand() const;
  std::ptrdiff_t linesShown() const;
  void writeLead();
  void writeWinner();
  Message margin() const;
  void writeLastWords();
  void giveIcon();
  // `marked` says what the lines come to, `omitted` is left out.
  void fill(std::vector<SheetLine*>& lines, QBoxLayout* column, std::vector<Message> const& messages,
            int marked, int omitted);
  void writeCount(Result const& result);
  bool hasCourse() const;
  bool hasLead() const;

  TableScene scene_;
  Wording wording_;
  Glyphs* glyphs_;

  Felt* ground_;
  WinnerFaces* faces_ = nullptr;
  LeadFace* lead_ = nullptr;
  QLabel* winner_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* subtitle_ = nullptr;
  CalledCard* called_ = nullptr;
  QBoxLayout* columns_ = nullptr;
  QWidget* left_ = nullptr;
  QWidget* right_ = nullptr;
  Heading* countingHeading_ = nullptr;
  Heading* priceHeading_ = nullptr;
  QLabel* lastHand_ = nullptr;  // who made what in it, where the head tells of the match
  QLabel* lastHandWith_ = nullptr;
  QBoxLayout* counting_ = nullptr;
  QBoxLayout* price_ = nullptr;
  QBoxLayout* payments_ = nullptr;
  std::vector<SheetLine*> countingLines_;
  std::vector<SheetLine*> priceLines_;
  CountVerdict* count_ = nullptr;
  std::vector<QSpacerItem*> gaps_;  // over the lines' headings; the layout's
  Heading* courseHeading_ = nullptr;
  MatchCourse* course_ = nullptr;  // of the match so far, where there is room
  QWidget* coursePart_ =
      nullptr;  // with its heading: under the payments, of a match that is over beside them
  Heading* lastHeading_ = nullptr;
  QWidget* lastPart_ = nullptr;  // these three, beneath the totals or over the last hand's lines
  PaymentHead* paymentHead_ = nullptr;
  std::vector<PaymentRow*> paymentRows_;
  QWidget* notePart_ = nullptr;  // of these two: under the payments
  TallyKey* key_ = nullptr;
  QLabel* remarks_ = nullptr;
  std::vector<SheetRule*> rules_;
  LastWords* lastWords_ = nullptr;  // of a hand that came to nothing
  QWidget* notesRule_ = nullptr;    // over the code, on that sheet
  DealNotes* notes_ = nullptr;
  PaperButton* seeTricks_ = nullptr;
  PaperButton* duplicate_ = nullptr;
  PaperButton* nextHand_ = nullptr;
  PaperButton* podium_ = nullptr;
  QBoxLayout* footRow_ = nullptr;  // of the buttons
  std::optional<HandVerdict> verdict_;
  bool turned_ = false;                       // to the verdict
  std::pair<std::uint64_t, int> turnedAt_{};  // the match and the hand that it was turned at
  ChoiceRow* pages_ = nullptr;
  VerdictPage* verdictPage_ = nullptr;
  PaperButton* step_ = nullptr;
  PaperButton* toVerdict_ = nullptr;  // where the head is too short for the control
  QLabel* judged_ = nullptr;
  QElapsedTimer shown_;
  bool seen_ = false;  // since it was shown
  int keyGuard_ = 1200;
};

}  // namespace giaguaro
