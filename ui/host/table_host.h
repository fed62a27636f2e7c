// The table as a place of its own: the table with its status line, the panel beside it, the sheet of the score
// over it, and the curtain over all of that. It shows one TableScene after the other and passes on what was
// clicked or asked for, whoever made the scene: a session, a demonstration, a lesson, a review. It decides
// nothing about the game, and knows nothing of menus, files and the sheets of the window.
//
// Looking back at the last trick is its own affair: nothing can be played meanwhile, and a click, Space, Enter,
// Escape or L ends it and does nothing else; and so does whatever changes the trick on the table
// (table_host_look_back.cpp). Keys that nobody wanted are brought here by the window (table_host_keys.cpp).
#pragma once

#include <optional>

#include "core/rules/event.h"
#include "ui/choices/motion_pace.h"
#include "ui/choices/settings.h"
#include "ui/host/look_back.h"
#include "ui/host/status_notice.h"
#include "ui/host/table_panel.h"
#include "ui/scene/hand_verdict.h"
#include "ui/scene/known.h"
#include "ui/scene/table_scene.h"
#include "ui/sheets/stage.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QKeyEvent;

namespace giaguaro {

class CardArt;
class CourseRow;
class Curtain;
class EndSheet;
class GuidedPlay;
class PauseCard;
class Glyphs;
class HintPage;
class KnownPage;
class PlaybackBar;
class ReviewPage;
class SeatBubble;
class StatusLine;
class TableWidget;

class TableHost : public Stage {
  Q_OBJECT

 public:
  using Page = TablePanel::Page;
  enum class Part : std::uint8_t { dock, hand, panel };

  // Both outlive it.
  TableHost(CardArt* art, Glyphs* glyphs, QWidget* parent);
  ~TableHost() override;

  void setTheme(Theme const& theme);
  void setSettings(Settings const& settings);  // those of the table
  void setMotion(MotionPace pace);
  // Whether a hand's end lies on the cloth for a moment before the sheet comes, where somebody has played it; else the
  // sheet comes at once.
  void setEndShown(bool shown) { endShown_ = shown; }
  // How the keys are called that end a pause and finish a hand.
  void setKeyNames(QString const& pause, QString const& finish);

  void setScene(TableScene const& scene);
  TableScene const& scene() const { return scene_; }
  Wording const& wording() const { return wording_; }
  bool hasScene() const { return hasScene_; }
  // What was found out about the hand that is over, as far as it is known; it is shown with its result.
  void setVerdict(std::optional<HandVerdict> const& verdict);
  // As before the first scene.
  void clear();

  // In the status line for some seconds, but no longer than this scene, and to who cannot see it; `keepNotice`: also over
  // the scenes that follow. `announce`: to the latter alone.
  void notice(QString const& words);
  void keepNotice(QString const& words);
  void announce(QString const& words);
  void announce(Events const& events);
  // What is asked on a sheet over the table, which the status line refers to; empty: nothing is.
  void setAsked(QString const& title);

  // Asked for again a hint goes one step further; at the last it is said again.
  void askForHint();
  bool mayLookBack() const;
  void lookBack(bool wanted);
  bool isLookingBack() const { return lookBack_.isAtTrick(); }
  // Shows what proves something: its trick in the place of the present one, or what was said then.
  void showProof(Known::Proof const& proof);
  // Opens what can be known, or puts it away.
  void toggleKnown();
  bool isKnownOpen() const;
  bool isKnownWanted() const;
  // A pause covers the window.
  bool isStill() const;
  bool isCurtained() const { return scene_.curtain != nobody; }

  // Opens the menu of what can be said, or closes it.
  void toggleTalk();
  bool maySpeak() const;

  // The clock of the turn (table_host_club.cpp).
  void setTurnClock(TurnClock const& clock);

  // Where the focus belongs when nobody has put it anywhere.
  void focusHome();
  // To where it was before a sheet came; but on the sheet of the score a button that has been pressed leaves
  // it to the one that goes on, as the status line says. Null: it is not there any more.
  void focusBack(QWidget* before);
  Part focusedPart() const;
  bool focusPart(Part part);  // false: there is nothing to have it
  // A key that nobody wanted, because nothing holds the focus or what holds it has no use for it, is the
  // table's or the sheet's.
  void takeKey(QKeyEvent* event);

  TableWidget* table() const { return table_; }
  TablePanel* panel() const { return panel_; }

 signals:
  // To whoever made the scene.
  void actionChosen(giaguaro::Action action);
  void sayingChosen(giaguaro::Saying saying);
  void agreeChosen(bool agrees);  // to end the match; where that would end it, confirmed
  void leavingTableChosen();      // a club table, at which others play on; confirmed
  void draftConfirmed();          // of cards to be put aside
  void draftCleared();
  void goOn();  // the finished trick has been looked at
  void nextHandWanted();
  void seatTaken();  // the person to act has the screen now
  void seatLeft();   // others have looked at the screen: it is to be handed over before cards are seen again
  void hintWanted();
  // Somebody looks at what can be known, from now on or no more: what takes its time may be found out meanwhile.
  void knownWanted(bool wanted);
  // The same of what menus have: where several people play, all of them want it.
  void undoWanted();
  void redoWanted();
  void restartWanted();  // of this deal
  void claimWanted();    // confirmed
  void finishWanted();
  void pauseWanted(bool paused);
  // Of a hand that is played back.
  void playbackWanted(giaguaro::PlaybackDeed deed);
  void placeWanted(int place);  // to this action of it
  // Of a lesson that is taken, or of a first hand that is led: goOn and leave; what is tried against the rules comes by
  // actionChosen too, to be answered.
  void lessonWanted(giaguaro::LessonDeed deed);
  // The 40 cards are drawn with French suits from now on, or with Italian ones again: words made elsewhere
  // follow (TableScene::frenchForty).
  void frenchFortyDrawn(bool french);

  // To the window.
  void agreeAsked();         // what to confirm first is the window's to know
  void leavingLeadWanted();  // of a first hand: to be asked once more
  void sceneShown();         // another one, or the same in other words
  void lookedBack(bool back);
  void podiumWanted();
  void tricksWanted();
  void verdictWanted();                          // on the hand whose result is shown
  void verdictOfWanted(giaguaro::Seat seat);     // on this person's decisions in it
  void stepWanted(std::size_t hand, int place);  // through a hand that is over, from this action on
  // The same hand is to be played again from there.
  void againWanted(std::size_t hand, int place);
  void duplicateWanted();  // the match that is over with a computer player in one of the seats
  // The decision there is to be asked again one day.
  void keepWanted(std::size_t hand, int place);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build(CardArt* art);
  void connectTable();
  Message const* whyNot(Action action) const;
  void followDeck();
  void makeKnownPage();
  void tellKnownWanted();
  void showScene();
  void beginPanel();
  void showResult();
  // The end of a hand on the cloth (table_host_end.cpp).
  bool isEnding() const { return end_ != End::none; }
  bool beginsEnd(TableScene const& before) const;
  void followEnd(TableScene const& before);
  void leaveEnd();
  void lookAtTrick(int number);
  void showPlayback();
  void showCurtain();
  // A pause (table_host_pause.cpp).
  void layUnderSheets();
  void showPause();
  bool endsPause(QWidget const& widget, QKeyEvent const& event);
  // A hand that is gone through, or played again (table_host_review.cpp).
  void showReview();
  bool isReviewSeen() const;
  void sayReview(std::optional<ReviewScene> const& before);
  bool leavesAgain(QWidget const& widget, QKeyEvent const& event);
  void showStatus();
  void tell(QString const& words, StatusNotice::Stays stays);
  // The hint (table_host_hint.cpp).
  void makeHintPage();
  void beginHint(TableScene const& scene);
  static bool opensPanel(TableScene const& scene);
  void openHint();
  void closeHint();
  void dropHint();
  void focusHint();
  void followHint();
  void sayHint();
  void setHintStep(Hint::Step step);
  bool hasHintSteps() const;
  bool takesHintKey(int key);
  TableScene shownScene() const;
  std::vector<Action> markedByHint() const;
  void lookBackAt(bool wanted, int trick);
  void endLookBefore(TableScene const& next);
  TableScene sceneOfTable() const;
  TableScene sceneOfPanel() const;
  bool backToGuide();
  bool takesSpace(QWidget const& widget) const;
  bool goesOn(QWidget const& widget, QKeyEvent* event);
  bool isTaught(QWidget const& widget, QKeyEvent const& event);
  bool playsBack(QWidget const& widget, QKeyEvent const& event);
  void sayTalk(TableScene const& before);
  void sayHandBefore(TableScene const& past);
  void sayClub(TableScene const& before);
  QString hurryWords() const;

  TableScene scene_;
  Wording wording_;
  Theme theme_;
  bool hasScene_ = false;
  bool resultWasShown_ = false;  // or the hand's end
  bool endShown_ = false;
  // The hand's end on the cloth, where no sheet lies over it yet; `seen`: that comes once nothing else is asked.
  enum class End : std::uint8_t { none, lies, seen } end_ = End::none;
  GuideDepth depth_ = GuideDepth::newcomer;
  Hint::Step hintStep_ = Hint::Step::answer;
  bool knownWanted_ = false;  // as was told last
  bool hintHasKeys_ = false;  // it is being asked for
  bool hintAway_ = false;     // it was put away, and comes again when it is asked for
  LookBack lookBack_;         // at words until something else is shown
  bool focusByKeys_ = false;  // what has the focus got it by Tab, or by a key that goes from part to part
  StatusNotice notice_{this};
  QString language_;  // the code of that in which it was told
  QString asked_;
  QString pauseKey_;
  QString finishKey_;

  CardArt* art_;
  Glyphs* glyphs_;
  TableWidget* table_ = nullptr;
  StatusLine* status_ = nullptr;
  TablePanel* panel_ = nullptr;
  SeatBubble* bubble_ = nullptr;  // of that
  KnownPage* known_ = nullptr;    // a page of that, made when first wanted, as the hint's is
  GuidedPlay* guided_ = nullptr;
  PlaybackBar* playback_ = nullptr;
  CourseRow* course_ = nullptr;  // over that
  HintPage* hintPage_ = nullptr;
  EndSheet* endSheet_ = nullptr;
  Curtain* curtain_ = nullptr;  // made when first wanted, as are these three
  PauseCard* pause_ = nullptr;
  ReviewPage* review_ = nullptr;
  bool reviewAway_ = false;  // it was put away
  bool panelWasFolded_ = false;
};

}  // namespace giaguaro
