// The table: felt, seats, trick, plates at the edge, the viewer's hand and the dock. It shows a TableScene
// and says what was clicked; it decides nothing. Cards of the hand and choices of the dock are child widgets,
// so that keyboard, tooltips and screen readers work as everywhere; all else is painted, and a label lies
// over each part of it for screen readers (ui/table/spoken_parts.h).
//
// Lengths are logical pixels. The scene's viewer sits at the bottom unless the scene says otherwise.
#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

#include "ui/cloth/felt.h"
#include "ui/dock/dock.h"
#include "ui/hand/hand_view.h"
#include "ui/hand/piles_view.h"
#include "ui/layout/table_layout.h"
#include "ui/motion/motion_layer.h"
#include "ui/plates/edge_plate.h"
#include "ui/plates/held_cards.h"
#include "ui/plates/seat_plate.h"
#include "ui/scene/table_scene.h"
#include "ui/table/mood_clock.h"
#include "ui/table/spread_view.h"
#include "ui/table/trick_view.h"
#include "ui/talk/speech_bubble.h"
#include "ui/talk/talk_bubbles.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class AgreeButton;
class HandEndView;
class SpokenParts;
class TalkButton;
class TalkMenu;

class TableWidget : public QWidget {
  Q_OBJECT

 public:
  // `art` outlives the widget.
  explicit TableWidget(CardArt& art, QWidget* parent = nullptr);
  ~TableWidget() override;

  void setTheme(Theme const& theme);
  // How fast cards move when scenes follow each other; off until it is said.
  void setMotion(MotionPace pace);
  // Whether faces change with what happens; they are calm until it is said.
  void setLively(bool lively);
  void setScene(TableScene const& scene, Wording const& wording);
  // What is wished of the cards' usual size; 1 is that.
  void setCardSize(qreal size);
  // What a hint advises, best first; empty: there is none.
  void setHinted(std::vector<Action> const& actions);
  void setTags(CardTags const& tags);  // over cards of the hand
  // Marks the card that went back to the hand; an action that is not valid() takes the mark away.
  void setTried(Action const& action);
  void setClickMode(ClickMode mode) { hand_->setClickMode(mode); }
  // Frees the card that a first click has picked. False: none was.
  bool unpick();
  // Where cards lie on the cloth, with what is said there.
  std::vector<QRectF> cardsOnCloth() const;
  // By whatever comes for a moment: the hand, and where a call or a choice is made.
  std::vector<QRect> notToBeCovered() const;
  // Where a card lies, in the trick or in the hand, or the choice of a call; null: nowhere that is seen.
  QRectF placeOf(Action const& action) const;
  // Speaks through a label that screen readers follow.
  void announce(QString const& text);
  // The same, but only where nothing else is being said: no reader breaks off for it.
  void announcePolitely(QString const& text);
  // The clock of the turn, of the scene that is shown (table_widget_club.cpp).
  void setTurnClock(TurnClock const& clock);
  TurnClock const& turnClock() const { return clock_; }
  // The menu of what can be said (table_widget_talk.cpp).
  void toggleTalk();
  bool isTalkOpen() const;
  TalkMenu const& talkMenu() const { return *menu_; }
  // Puts the focus where one chooses: in the dock, or on the hand. False: there is none.
  bool focusDock();
  bool focusHand();

  TableLayout const& tableLayout() const { return layout_; }
  // What hangs from a seat's plate, or from the drawer of it; null: nothing does.
  QRectF tokensOf(Seat seat) const;
  // Those that there are, and where, in the same order.
  std::vector<SpeechBubble> const& bubbles() const { return bubbles_; }
  std::vector<BubblePlace> const& bubblePlaces() const { return bubblePlaces_; }
  // Nothing moves, all pictures are there and painted in their own size: a screenshot may be taken.
  bool isSettled() const;
  QSize minimumSizeHint() const override { return {520, 420}; }
  QSize sizeHint() const override { return {920, 698}; }

 signals:
  // isSettled() has come true.
  void settled();
  // A legal action that the viewer has decided on.
  void actionChosen(giaguaro::Action action);
  // What the viewer says, and that it may not be said.
  void sayingChosen(giaguaro::Saying saying);
  void sayingRefused(QString const& why);
  // That nothing was chosen yet, in the dock or of the hand, where somebody wanted to go on with it.
  void nothingChosen(QString const& how);
  void talkToggled(bool open);
  // The viewer agrees to end the match, or takes that back.
  void agreeWanted();
  // The cards that were chosen to be put aside are the right ones, or none of them is.
  void draftConfirmed();
  void draftCleared();
  // The trick that rests, or what was turned over, has been seen.
  void goOn();
  // The end of a hand has been seen, or has lain there long enough; and one of its tricks is to be seen again.
  void endSeen();
  void trickWanted(int number);
  // The last trick, looked at once more, has been seen.
  void presentWanted();
  // A card or choice is hovered or focused, whether it may be done or not: its offer in the scene tells why
  // not and what it means.
  void lookedAt(giaguaro::Action action);
  void lookedAway();
  // Somebody tried to do what may not be done.
  void refused(giaguaro::Action action);
  // The keyboard has come to a player's plate; nobody: it has left it.
  void seatFocused(giaguaro::Seat seat);
  // Arrows have come to a card that may not be chosen, which stops nobody; going on so, `by` (-1, 1).
  void stoppedAt(giaguaro::Action action, int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void connectParts();
  void showPlates(std::vector<SeatPlate> plates);
  // True if things have moved.
  bool relayout();
  QRectF trickArea() const;
  void placeDock();
  void placeSpreads();
  // Null where its cards do not lie open.
  SpreadPlace drawerOf(Seat seat) const;
  void updatePiles();
  void showHeld();
  void placeBubbles();
  // The club table (table_widget_club.cpp).
  void makeClub();
  void showClub();
  void markHurry();
  void placeClub();
  void paintClub(QPainter& painter, CardPainter const& cards) const;
  // The end of a hand (table_widget_end.cpp).
  void makeHandEnd();
  void showHandEnd(TableScene const& before, Wording const& wording);
  bool endsHand() const;
  // The talk (table_widget_talk.cpp).
  void makeTalk();
  void showTalk(Wording const& wording);
  void makeWayForMenu();
  void placeTalk();
  QRectF menuBox(TableLayout const& layout, bool broad) const;
  static bool menuIsTall(TableLayout const& layout, QRectF const& box, std::vector<int> const& tokens);
  QRectF seatNumber(Seat seat) const;
  void paintSeatNumbers(QPainter& painter) const;
  Seat seatNumberedAt(QPointF const& at) const;
  static QRect touchedBy(BubblePlace const& place);
  // The faces (table_widget_moods.cpp).
  void showLooks();
  void prefetchMoods();
  // What lies on the table now and where the dock is, if it is open.
  SpreadNeighbours neighbours() const;
  void nameParts();
  void keepPictures();
  void hold(bool held);
  // Cards on their way (table_widget_motion.cpp).
  Pose poseOf(CardPlace const& place) const;
  Pose poseAtSeat(Seat seat, bool taken) const;
  QRectF placeOnCloth(CardPlace const& place) const;
  std::vector<Flight> setOut(TableScene const& next);
  void fly(std::vector<Flight> flights);
  void showAtRest();
  void showMark(TrickView const& before);
  void showDealing();
  void orderFocus();
  // Cards that are put aside (table_widget_tray.cpp).
  enum class FocusBefore : std::uint8_t { elsewhere, cards, dock };
  void followTray(TableScene const& past, FocusBefore focus);
  void look(Action const& action, bool at);
  void act(Action const& action);
  void refuse(Action const& action);
  std::vector<int> tokenCounts() const;

  CardArt* art_;
  Theme theme_;
  TableScene scene_;
  TableLayout layout_;
  qreal cardSize_ = 1;
  qreal ratio_ = 0;  // device pixels a logical one, as laid out

  std::vector<SeatPlate> plates_;  // one a seat
  QString auction_;                // what was said before the cards that are played; empty: nothing
  EdgePlate contract_, score_;
  TrickView trick_;
  TrickView lying_;            // of it what is not on its way
  std::vector<Card> turning_;  // on the cloth
  PilesView piles_;
  std::vector<HeldCards> heldCards_;  // what of it is not on its way
  std::vector<SpreadView> spreads_;
  std::vector<SpreadPlace> spreadPlaces_;  // one a spread
  struct SpreadsAsked {
    TableLayoutInput table;
    std::vector<SpreadShape> shapes;
    SpreadNeighbours neighbours;
    bool operator==(SpreadsAsked const&) const = default;
  } spreadsAsked_;  // what spreadPlaces_ answers
  std::vector<SpeechBubble> bubbles_;
  std::vector<BubblePlace> bubblePlaces_;  // one a bubble
  struct BubblesAsked {
    TableLayoutInput table;
    std::vector<BubbleShape> shapes;
    BubbleNeighbours neighbours;
    bool operator==(BubblesAsked const&) const = default;
  } bubblesAsked_;  // what bubblePlaces_ answers
  Felt* felt_;      // children of this
  SpokenParts* spoken_;
  HandEndView* end_ = nullptr;
  HandView* hand_;
  Dock* dock_;
  MotionLayer* motion_;
  QLabel* live_;
  QLabel* heard_ = nullptr;  // of what is said politely
  TalkButton* speak_ = nullptr;
  TalkMenu* menu_ = nullptr;
  TalkBubbles talk_;
  AgreeButton* agree_ = nullptr;
  TurnClock clock_;
  Wording wording_;
  QVariantAnimation mark_;  // of the card that is winning comes
  MoodClock moods_{this};
  QTimer prefetch_;
  QTimer resized_;  // runs for a moment after each size
  Seat focusedSeat_ = nobody;
  bool dealing_ = false;        // cards are on their way from the dealer
  bool held_ = false;           // the window is being dragged: pictures keep the sizes they had
  std::vector<Action> looked_;  // hovered and focused, the latest last
};

}  // namespace giaguaro
