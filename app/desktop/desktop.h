// The program: puts the window, the session, the preferences and the matches on the disk together, and
// decides what is seen first. All that happens here happens in the GUI thread; what takes long is the
// session's thinker's and writer's: an unfinished match is looked for while the window is there already.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/desktop/command_line.h"
#include "app/desktop/deals/deal_editing.h"
#include "app/desktop/disk/match_store.h"
#include "app/desktop/disk/user_files.h"
#include "app/desktop/lessons/keeping.h"
#include "app/desktop/lessons/position_book.h"
#include "app/desktop/lessons/teaching.h"
#include "app/desktop/match/next_deals.h"
#include "app/desktop/past/history_keeper.h"
#include "app/desktop/past/match_history.h"
#include "app/desktop/past/past_matches.h"
#include "app/desktop/past/play_statistics.h"
#include "app/desktop/past/running_book.h"
#include "app/desktop/people/club_door.h"
#include "app/desktop/people/lock_outs.h"
#include "app/desktop/people/player_progress.h"
#include "app/desktop/people/preferences.h"
#include "app/desktop/people/profiles.h"
#include "app/desktop/review/duplicating.h"
#include "app/desktop/review/reviewing.h"
#include "app/desktop/scenes/table_feed.h"
#include "app/desktop/session/session.h"
#include "app/desktop/sound/sound_box.h"
#include "app/desktop/sound/sound_module.h"
#include "app/desktop/system_wishes.h"
#include "app/desktop/text/languages.h"
#include "app/desktop/watching/trying.h"
#include "app/desktop/watching/watching.h"
#include "ui/sheets/not_opened_sheet.h"
#include "ui/window/main_window.h"

namespace giaguaro {

class Grabber;

inline constexpr std::string_view programName = "giaguaro";

struct Places {
  QString preferences = Preferences::usualPath();  // a file
  QString data = MatchStore::usualFolder();        // a folder
};

class Desktop : public QObject {
  Q_OBJECT
 public:
  explicit Desktop(CommandLine line, Places const& places = {}, QObject* parent = nullptr);
  ~Desktop() override;

  // Shows the window: with the match of the command line, else the welcome, else an unfinished match, else
  // the choice of a new one.
  void open();

  // What new matches are dealt from: numbers that nobody can guess, unless a test has its own.
  void setSeeds(NextDeals::Seeds seeds) { deals_.setSeeds(std::move(seeds)); }

  // Writes what was set and is not yet in the preferences, which else happens in a moment.
  void storePreferences();

  // Whether an unfinished match is still being looked for.
  bool isLooking() const { return looking_; }

  MainWindow& window() { return window_; }
  Session& session() { return session_; }
  Watching& watching() { return watching_; }
  Reviewing& reviewing() { return reviewing_; }
  Teaching& teaching() { return teaching_; }
  Trying& trying() { return trying_; }
  PositionBook& positions() { return positions_; }
  Keeping& keeping() { return keeping_; }
  LockOuts& lockOuts() { return lockOuts_; }
  MatchHistory& history() { return history_; }
  Duplicating& duplicating() { return duplicating_; }
  DealEditing& dealEditing() { return dealEditing_; }

 signals:
  // --grab or --quit has done its work. A problem is one sentence for the standard error, and the status what the
  // program ends with.
  void done(QString const& problem, int status);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connectParts();
  // What the user sets (desktop_preferences.cpp).
  void connectPreferences();
  void applySettings();
  void storeSettings();
  void storeSoon();
  void followSystem();
  void setPaces(Settings const& settings);
  void judgeAsSet(Settings const& settings);
  void placeWindow();
  void openScripted(CommandLine::Match const& match);
  void openUsual();
  void takeFound(MatchStore::Found found);
  void startSession(MatchPlan plan, SessionStart const& how);
  void welcome(Newcomer const& newcomer);
  void proposeMatch();
  std::optional<UnfinishedMatch> unfinished() const;  // that one can go on with
  void fileFound();
  void startMatch(MatchChoice const& choice);
  void startOnceMore();
  void dealChosen(MatchChoice const& choice);
  void startFirstHand(QString const& game);
  void resumeFound();
  void discardFound();
  void leaveMatch();
  void settle();
  void tell(Message const& message);
  void note(Message const& what);  // where somebody looks

  // The people of this computer (desktop_people.cpp).
  Profiles::Home home();
  void connectPeople();
  void welcomeBack();
  void followSeat();
  void dropMatchesOf(QStringList const& people, std::function<void(bool)> const& then);

  // The club table (desktop_club.cpp).
  void connectClub();
  std::optional<LockOut> lockOutOf(Seat seat);
  // A club table would be left: asks, and does it then. False: nothing is to be asked.
  bool asksToLeave(std::function<void()> const& deed);
  bool asksToClose();
  // While matches are looked for it is kept for then: true.
  bool comesLater(std::function<void()> const& begin);
  void showClubEnd();
  void followLockOut();

  // Files of the user's (desktop_files.cpp).
  void connectFiles();
  void openFile(QString const& path);
  // `another` asks for another file instead.
  void tellNotOpened(Message const& why, std::function<void()> const& another);
  void closeNotOpened();
  void takeFile(QString const& path, std::shared_ptr<MatchFile> const& file);
  void showOpened(QString const& path, MatchFile& file);
  void showMatch(MatchFile& file, QString const& path);
  void saveMatch(QString const& path);
  void setMatchFile(QString const& path);
  bool dropUntouched();
  // It came from a file, and nothing was done since; what it was judged is no deed.
  bool isUntouched() const;
  bool isKeptWhenLeft() const;
  void remember(QString const& path);

  // The history (desktop_history.cpp).
  void connectHistory();
  void proposeNext(GameInfo const& game);
  void openHousePage(QString const& page);
  void closeHousePages();
  void connectBook();
  void connectDuplicates();
  void addResults(QString const& path, MatchFile const& file);

  // Matches that are not chosen on the first page (desktop_matches.cpp).
  void playOn(std::shared_ptr<MatchFile> const& match);
  void beginAnew(MatchSetup const& setup, std::vector<int> const& avatars, bool sameDeals);
  void beginWith(MatchChoice const& choice, std::optional<std::uint64_t> seed);
  // A challenge before its first hand becomes a match of the person's. False: it is none.
  bool takeChallenge(MatchFile& file);
  void beginChallenge(MatchFile& file);
  void startDealOfTheDay(QString const& game);

  MatchStore& store();
  MatchChoice proposal();
  MatchPlan dealtBy(MatchChoice const& choice);

  CommandLine line_;
  Places places_;
  Preferences preferences_;
  std::optional<Settings> unstored_;  // what was set and is not in the preferences yet
  QTimer storing_;
  Languages languages_;                // before the window, which speaks it from the start
  std::unique_ptr<MatchStore> store_;  // made when first needed; its lock outlives the session's last writing
  Session session_;
  bool looking_ = false;
  std::function<void()> afterLooking_;  // what was begun meanwhile; the last of it
  std::optional<Message> notOpened_;    // why one was not that came meanwhile
  std::optional<JournalRead> found_;    // an unfinished match, until it is decided what becomes of it
  std::optional<Record> opened_;        // the match in play as a file had it, where it came from one
  QString savingAs_;                    // the file that the match in play was last asked to be saved as
  QString addingFrom_;                  // a file that was asked for its results alone
  QPointer<NotOpenedSheet> notOpenedSheet_;
  UserFiles files_;
  MatchHistory history_;
  HistoryKeeper historyKeeper_{&session_, &history_, [this] { return !isUntouched(); }};
  NextDeals deals_;
  bool toldUnkept_ = false;    // that there is no place to keep a match
  bool toldUnstored_ = false;  // that preferences cannot be written
  SystemWishes system_;
  MainWindow window_;
  LockOuts lockOuts_;
  ClubDoor clubDoor_{&lockOuts_, [this] { return preferences_.playerName(); }};
  bool mayLeave_ = false;  // a club table: it was asked
  PastMatches pastMatches_{&window_, &history_, &session_};
  DealEditing dealEditing_{
      &window_,
      &session_.thinker(),
      {.proposal = [this] { return proposal(); },
       .remembered = [this](GameInfo const& game) { return preferences_.lastMatch(game); },
       .seeds = [this] { return deals_.seed(); }}};
  PlayStatistics playStatistics_{&window_, &history_};
  RunningBook runningBook_{&window_, &history_};
  Duplicating duplicating_{&window_, &session_.thinker()};
  TableFeed feed_{&window_};
  TableLoan loan_{&window_, &feed_, &session_};
  Watching watching_;
  Reviewing reviewing_;
  PositionBook positions_;
  Keeping keeping_;
  Teaching teaching_;
  PlayerProgress progress_{&window_, &preferences_, &history_, &teaching_};
  Trying trying_{&loan_, &session_};
  Profiles profiles_{&window_, &preferences_, &history_, &positions_, home()};
  SoundModule sounds_;
  SoundBox soundBox_{[this](Sound sound, int volume) { sounds_.play(sound, volume); }};
  std::unique_ptr<Grabber> grabber_;
};

}  // namespace giaguaro
