// The controller of one match: it owns the table, lets computer players think, takes people's actions,
// keeps the journal, and makes the scenes of it. No widgets: it runs under a QCoreApplication too. Where it
// stands, and what leads from there to where, is drawn in app/desktop/session/session_state.h.
//
// What happens is on the disk before it is shown: in `recording` the journal's thread writes the deal, action
// or undo, and only its answer applies it. All is driven by events; nothing here waits, and no time passes
// but through the alarm. Out of place input changes nothing and is answered by `refused`, with the reason.
//
// Where several cards are to be put aside, choose() changes a draft, which is nobody's business but the
// viewer's: it is neither recorded nor journalled. confirmDraft() records its cards one after the other, each
// as any other action; undo() takes the draft back, or else the whole discard at once.
//
// What opens on the cloth is seen before a computer player does anything about it: it rests as a finished
// trick does.
//
// Where several people share the screen it is handed on: before a person acts who has not got it, nobody's
// cards are shown (`passing`) until takeSeat(). Each deal begins so, and what is told of events is what
// anyone may hear.
//
// What was taken back can be done again, with all that followed from it, until something else is done. Where
// computer players have answered once, they answer the same again.
//
// The viewer may claim the rest of the tricks, and anyone may have a hand finished that nothing can change
// any more: what is left is then played at once, by the baseline player but for the claimed cards.
//
// A hint is a thought like any other's, about the viewer's choice; whatever is done or chosen meanwhile calls
// it off, and it is gone with its position. Where cards are put aside it chooses all that are missing, and
// nothing is done before the viewer confirms them.
//
// Where the cards were promised (core/match/commitment.h), a match that is over is looked through behind the table: the
// scene says whether they are the promised ones. Before, it knows what everybody knows.
//
// What helped a person (undos, restarts, hints) is noted in the record, and so is when the match ended, where
// there is a clock to say so.
//
// Where there is talk, whoever has the screen may speak while cards are played, also when it is another's turn. What is said
// stands beside the states: it is written like everything else, counts once it is, and goes with the acts before it when
// these are taken back, and comes again with them. Before each act the computer players are asked, one after the other, what
// they have to say (core/ai/speech.h), each when it has heard the one before it; then whoever is to act thinks, and when
// somebody speaks in the middle of that, all of it once more. A person may act meanwhile.
//
// At a club table (core/rules/club.h) a clock runs while a person is to act and sees the cards: not behind the curtain, nor
// while something lies over the table, or the match stands still. What has gone of a turn is in the journal before it goes,
// two seconds ahead, so that whoever resumes never has more time than there was. Where it runs out, the match ends, or the
// clock plays. Votes to end the match are written as words are, and count once they are. Where others play on one may leave,
// and a computer player has the seat from then on. Nothing is taken back there, restarted or hinted at.
//
// A journal that cannot be written is told once (`noticed`) and the match goes on without it.
#pragma once

#include <QString>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/journal_writer.h"
#include "app/desktop/match/match_plan.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/scenes/scene_source.h"
#include "app/desktop/session/club_clock.h"
#include "app/desktop/session/first_hand_lead.h"
#include "app/desktop/session/session_state.h"
#include "app/desktop/session/suspicion.h"
#include "app/desktop/threads/alarm.h"
#include "app/desktop/threads/thinker.h"
#include "core/match/answers.h"
#include "core/match/table.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

// How long things last on the table. Zero: not at all.
struct Paces {
  std::chrono::milliseconds thinking{};    // a computer player at least
  std::chrono::milliseconds trickRest{};   // and of cards on the cloth that were turned over
  bool trickUntilClick = false;            // while a person plays: it rests until goOn()
  std::chrono::milliseconds resultRest{};  // while watching: the result of a hand before the next
  std::chrono::milliseconds talking{};     // before a computer player says something

  bool operator==(Paces const&) const = default;
};

struct SessionStart {
  QString journal{};  // where to write it; empty: no journal
  int playFirst = 0;  // so many actions are taken by the baseline player, at once and unseen
  bool hold = false;  // stop there, for a picture
  bool led = false;   // through its first hand (app/desktop/session/first_hand_lead.h)
};

class Session : public SceneSource {
  Q_OBJECT
 public:
  // The states of app/desktop/session/session_state.h, by name.
  enum class Phase { idle, choosing, passing, thinking, recording, resting, showingResult, over, held };

  explicit Session(std::unique_ptr<Alarm> alarm = std::make_unique<TimerAlarm>(), QObject* parent = nullptr,
                   std::unique_ptr<Alarm> talkAlarm = std::make_unique<TimerAlarm>());
  ~Session() override;

  void setPaces(Paces const& paces) { paces_ = paces; }
  Paces const& paces() const { return paces_; }
  // Who is asked for hints: the review (core/review/advising.h), unless a test has its own.
  using Adviser = std::function<Thought(SeatTable const&)>;
  void setAdviser(Adviser adviser) { adviser_ = std::move(adviser); }
  // What a seat that a computer player has says: that player, unless a test has its own.
  using Speaker = std::function<SpeechThought(SeatTable const&)>;
  void setSpeaker(Speaker speaker) { speaker_ = std::move(speaker); }
  // What time it is, as records write it (core/match/record.h); none: no times are noted.
  using Clock = std::function<std::string()>;
  void setClock(Clock clock) { clock_ = std::move(clock); }
  // What a turn's time is counted by: the machine's steady clock, unless a test has its own.
  void setTurnSource(std::unique_ptr<Alarm> alarm, ClubClock::Now now) {
    clubClock_.setSource(std::move(alarm), std::move(now));
  }

  // All leave the match in play first. A plan that is not sound is a programming error.
  void start(MatchPlan plan, SessionStart const& how = {});
  // Goes on at the exact action; `read` is whole or cut.
  void resume(JournalRead read, QString const& journal);
  // Goes on with a match that stands on `table`, which plays by `plan` and whose hands that are over have
  // these rows, in a new journal (empty: none).
  void open(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows, QString const& journal);
  // Gives the match in play an id, where it began without one (a UUID).
  void identify(std::string const& id);
  // Keeps with a hand of the record, counted from 0, what was judged of it (core/review/kept_review.h). Of one
  // that is not over, nothing.
  void keepReview(std::size_t hand, std::string const& kept);
  // Ends the match in play: stops thinking, and, once what was decided is written, closes the journal, which
  // stays for resume(). With `historyFile` the match becomes a record there instead, and the journal goes; one of a club
  // table is played to its end for that (app/desktop/match/played_on.h).
  void leave(QString const& historyFile = {});

  Phase phase() const { return static_cast<Phase>(state_.index()); }
  bool hasMatch() const { return table_ != nullptr; }
  bool hasJournal() const { return !journal_.isEmpty(); }
  Record const& record() const { return table_->record(); }  // wants hasMatch()
  MatchPlan const& plan() const { return plan_; }
  TableScene const& scene() const { return scene_; }  // the last one sent
  bool isPaused() const { return course_.paused; }
  // A match at a club table with people at it, which is not over.
  bool isClubInPlay() const { return isClub() && !table_->matchOver(); }
  TurnClock turnClock() const;
  bool isTurnRunning() const { return clubClock_.runs(); }
  ClubClock::Time turnTimeLeft() const { return clubClock_.left(); }
  JournalWriter& writer() { return writer_; }
  Thinker& thinker() { return thinker_; }  // for whoever thinks beside the match, too

 public slots:
  void show() override;
  void setFrenchForty(bool french) override;
  void heed(giaguaro::Wish const& wish) override;
  void choose(giaguaro::Action action);
  void confirmDraft();
  void clearDraft();
  void goOn();
  void nextHand();
  void undo();
  void redo();
  void restartDeal();
  void claim();       // all tricks that are left, for the viewer; refused where that is not sure
  void finishHand();  // of which nothing can change the scores any more
  // Computer players and clocks stand still, from now on until this is taken back or the match is left. What
  // is played at once (SessionStart::playFirst, a claim, a hand that is finished) goes on.
  void setPaused(bool paused);
  void takeSeat();  // whoever is to act has the screen now
  // Where several people share it, others look at it: who is to act takes it anew. What was chosen so far is forgotten.
  void leaveSeat();
  void hint();
  void speak(giaguaro::Saying saying);
  void agreeToEnd(bool agrees);
  void leaveTable();
  // Something lies over the table: a turn's time stands.
  void setCovered(bool covered);
  void setKnownWanted(bool wanted);
  void teach(giaguaro::LessonDeed deed);  // in a first hand that is led

 signals:
  void noticed(Message const& what);
  // A person's time has run out before the first lead; said before the end of the match is written.
  void lapsed(giaguaro::Seat seat);
  // The match is over, which this person had left before.
  void leftBefore(giaguaro::Seat seat);
  void settled();  // nothing goes on by itself from here: the viewer's turn, a result, a picture

 protected:
  virtual TableScene makeScene();

 private:
  // How this match goes on, beside where it stands.
  struct Course {
    int unseen = 0;        // so many actions are still taken by the baseline player
    bool held = false;     // it stops behind them
    bool hurried = false;  // the rest of this hand is played at once
    bool paused = false;
  };

  // Something said that does not count yet.
  struct Utterance {
    quint64 write;  // of the answer that is waited for
    Seat speaker;
    Saying saying;
    std::optional<Speech> advice;  // what stands behind it, if it is advice of a computer player's
  };

  // Null: it stands elsewhere.
  template <class State>
  State* at() {
    return std::get_if<State>(&state_);
  }
  template <class State>
  State const* at() const {
    return std::get_if<State>(&state_);
  }
  Draft const& draft() const;  // without cards where none are asked for

  void begin(std::unique_ptr<Table> table, MatchPlan plan, std::vector<ScoreRow> rows);
  void advance();
  void playOut(Seat seat);
  bool mayClaim() const;
  bool mayFinish() const;
  void decide();
  void think();
  void beginThought();
  Thought thoughtOf(Seat seat, bool baseline) const;
  static bool putsAside(Done const& done, Seat seat);
  bool goesOnPuttingAside() const;
  void answered(Advice const& advice);
  void actOnAdvice(states::Thinking const& thinking);
  void stopThinking();

  // What is noted beside the play (session_notes.cpp).
  void append(QByteArray const& line);
  Assist restartAssist() const;
  void noteHint();
  void noteEnd();
  void checkPromise();

  // The hint (session_hint.cpp).
  bool mayHint() const;
  void thinkOfHint(states::Choosing& choosing);
  void takeHint(states::Choosing& choosing, Advice const& advice);
  void forgetHint();
  std::optional<Hint> hintFor(TableScene const& scene) const;

  // What is said (session_talk.cpp).
  bool maySpeak() const;
  void utter(Seat speaker, Saying saying, std::optional<Speech> const& advice = {});
  void take(Utterance const& uttered);
  void utterHeld();
  bool hear(quint64 id);
  void converse();
  void askNext();
  void answer(Seat speaker, std::optional<Speech> const& speech);
  void stopConversation();
  Pupils pupils() const;
  void tellReasons(TableScene& scene) const;

  // The club table (session_club.cpp).
  bool isClub() const;
  bool mayAgree() const;
  bool isAgreedToEnd() const;
  bool mayLeaveTable() const;
  void letGo(Seat seat);
  void followTurn();
  void bookTurn();
  QByteArray bookedLine() const;
  void startTurnAnew(Seat seat);
  void secondGone();
  void lapse();
  void endEarly(EarlyEnd how);
  bool count(quint64 id);
  ClockNote clockNote(bool lapsed) const;
  bool refusesAtClub(Phrase const& why);
  std::optional<ClubScene> clubScene() const;

  quint64 write(QByteArray const& line);
  void record(Step const& step, QByteArray const& line);
  void recordTakeBack(int count, Assist const& assist);
  void recordAction(Action action, bool lapsed = false);
  void change(states::Choosing& choosing, Action action);
  void recorded(quint64 id);
  void enact(Step const& step);
  void enactUnwritten();
  void deal(NewHand const& hand);
  void play(Action action);
  void apply(Action action);
  void takeBack(TakeBack const& back);
  void doAgain(Again const& again);
  void leaveUndone(Forward const& step);
  bool restsUntilClick() const;
  bool restsAtAll() const;
  bool tells() const { return lead_ && lead_->tells(); }
  void rest(bool turned);
  void showResult();
  void enter(SessionState state);
  bool goesOnByItself() const;
  Waiting waiting() const;
  Waiting waitingHeld() const;
  bool undoNext();
  void journalFailed(quint64 id, Argument const& what);
  Message whyNot(Action action) const;
  bool playingFirst() const { return course_.unseen > 0; }
  TakeBack toTakeBack() const;
  int ofThisDeal() const;

  std::unique_ptr<Alarm> alarm_;
  std::unique_ptr<Alarm> talkAlarm_;
  Thinker thinker_;
  Suspicion suspicion_;
  bool knownWanted_ = false;  // somebody looks at what can be known
  JournalWriter writer_;
  Paces paces_;

  SessionState state_;
  std::uint64_t match_ = freshMatch();  // another one once this is left
  std::unique_ptr<Table> table_;
  MatchPlan plan_;
  MatchKind kind_ = MatchKind::usual;
  Seat viewer_ = nobody;  // who has the screen
  std::vector<ScoreRow> rows_;
  TableScene scene_;
  QString journal_;  // empty: none was asked for
  bool journalling_ = false;
  quint64 journalId_ = 0;  // what the writer answers with a smaller one is of matches before this
  QByteArray header_;      // to be written with the first line
  quint64 unwritten_ = 0;  // counts what was recorded without a journal

  Course course_;
  std::optional<FirstHandLead> lead_;
  bool frenchForty_ = false;  // as the window says
  Clock clock_;
  PromiseScene::State promise_ = PromiseScene::State::told;  // of a match that is over
  Speaker speaker_;
  Adviser adviser_;           // none: the review
  std::vector<Action> next_;  // what was confirmed and is still to be recorded

  std::vector<Utterance> uttered_;  // being written, in that order
  std::vector<Utterance> held_;     // behind what is being recorded
  std::vector<Seat> toAsk_;         // what they have to say, the next one last
  Job speechAsked_;                 // of the one before them
  Seat awaited_ = nobody;           // that one, until it has been heard
  // At a teaching table, by the hand and the place in its talk: why somebody was advised so. Not kept in records.
  std::map<std::pair<int, std::size_t>, Speech> advised_;

  struct Vote {
    quint64 write;  // of the answer that is waited for
    Seat seat;
    bool agrees;
  };
  std::vector<Vote> votes_;  // being written, in that order
  ClubState club_;
  ClubClock clubClock_{[this] { secondGone(); }};
  quint64 booked_ = 0;    // of the answer behind which the turn's time runs; 0: none
  bool covered_ = false;  // something lies over the table

  // What was taken back, an entry an undo, the latest last.
  std::vector<std::vector<Forward>> undone_;
  Answers answers_;  // of computer players, and people's deeds between them
};

}  // namespace giaguaro
