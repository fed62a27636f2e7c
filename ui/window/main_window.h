// The window: menus, the strip of tools, and under them the table as a place of its own (ui/host), over all of
// which sheets may lie. It puts these together and decides nothing about the game: what is clicked on the
// table, or asked of whoever made its scene, is told by host().
// A change of language, font or scale (ui/drawing/window_scale.h) while it runs is followed at once
// (QEvent::LanguageChange).
#pragma once

#include <QByteArray>
#include <QMainWindow>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/rules/game.h"
#include "ui/choices/match_choice.h"
#include "ui/choices/settings.h"
#include "ui/club/lock_out.h"
#include "ui/exports/print_wish.h"
#include "ui/first_page/code_row.h"
#include "ui/first_page/game_progress.h"
#include "ui/first_page/unfinished_match.h"
#include "ui/host/table_host.h"
#include "ui/people/welcome.h"
#include "ui/theme.h"
#include "ui/toolkit/rich_text.h"
#include "ui/window/panel_foot.h"

namespace giaguaro {

class WindowActions;
class ClubNotice;
class FileMenu;
class HelpDesk;
class MatchChooser;
class Menus;
class Moves;
class Podium;
class PreferencesSheet;
class Questions;
class ScoreExports;
class ScoreSheet;
class SheetStack;
class ToolStrip;
class TricksSheet;

class MainWindow : public QMainWindow, public TermSource {
  Q_OBJECT

 public:
  explicit MainWindow(QWidget* parent = nullptr);
  ~MainWindow() override;

  void setTheme(Theme const& theme);
  // What was set, or was stored; sends nothing.
  void setSettings(Settings const& settings);
  Settings const& settings() const { return settings_; }
  // Whether there is anything that could make a sound.
  void setSoundOffered(bool offered);
  void setMotion(MotionPace pace);
  void setScene(TableScene const& scene) { host_->setScene(scene); }
  TableScene const& scene() const { return host_->scene(); }
  // The id of the one that is chosen for a new match; empty: none is being chosen.
  QString chosenGame() const;

  // Why something is not possible, or what has become of a file: on the table (TableHost::notice), or on the
  // score sheet where that lies over it. `keepNotice`: while something else happens, too.
  void notice(Message const& what);
  void keepNotice(Message const& what);

  // The first run: language, name and face. Hidden again when `welcomed` is sent.
  void showWelcome(Newcomer const& suggested);
  // The first page: asks what to play, and offers what one can go on with (ui/first_page/match_chooser.h). Hidden again when
  // `matchChosen` or `resumeWanted` is sent, or by Escape; where it is open already it shows `unfinished` anew.
  void showNewMatch(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels,
                    MatchChoice const& proposal, bool matchInProgress,
                    std::vector<MatchChoice> const& remembered = {},
                    std::vector<SeatChoice> const& known = {}, QString const& commitment = {},
                    std::optional<UnfinishedMatch> const& unfinished = {});
  // How the club table has ended the match: somebody is locked out, or all of it was agreed; and where that is shown,
  // what has become of it.
  void showClubEnd(std::optional<LockOut> const& lockOut);
  void followClubEnd(std::optional<LockOut> const& lockOut);
  void askToOpen();  // which file
  void askToLeaveClub(std::function<void()> deed);
  // Who of these people, if anyone, may not sit down at a club table.
  using LockOutSource = std::function<std::optional<LockOut>(std::vector<SeatChoice> const&)>;
  void setLockOuts(LockOutSource source);
  // How far whoever sits here has come in each game, as far as it is known.
  void setProgress(std::vector<GameProgress> progress);
  // Who knows codes of deals (ui/first_page/code_row.h).
  void setCodeReader(CodeReader reader);
  // Makes way for a match that was opened.
  void closeSheets();

  // The ids of those whose tips for a first game are not to be offered, and the games whose rules can be read.
  void setKnownGames(QStringList const& ids);
  void setGames(std::vector<GameInfo const*> const& games);
  // Where the help was last seen, to be remembered; empty: nowhere yet.
  QByteArray helpGeometry() const;
  void setHelpGeometry(QByteArray const& geometry);

  // How the names of matches end, those opened last, and where the program keeps those that are over.
  void setMatchSuffix(QString const& suffix);
  void setRecentFiles(QStringList const& paths);
  void setHistoryFolder(QString const& folder);
  // Where the match in play lies as a file of the user's: it is saved there again without a question, and the
  // title names it. Empty: nowhere.
  void setMatchFile(QString const& path);

  TableHost& host() const { return *host_; }
  SheetStack& sheets() const { return *sheets_; }
  TableWidget* table() const { return host_->table(); }
  CardArt* art() const { return art_; }
  Glyphs* glyphs() const { return glyphs_; }

  QString withTermsLinked(QString const& rich) override;
  QString meaningOf(QString const& link) override;
  void explain(QString const& link, RichText& from, QRect const& place) override;

 signals:
  void newMatchWanted();
  void onceMoreWanted();                                     // the same match, of other deals
  void languageWanted(QString const& code);                  // a language's code
  void settingsChanged(giaguaro::Settings const& settings);  // by the user
  void welcomed(giaguaro::Newcomer const& newcomer);
  void matchChosen(giaguaro::MatchChoice const& choice);
  void gameIntroduced(QString const& id);  // its tips have been offered
  void matchWithoutClubWanted();           // the same as the last one
  void watchWanted();
  void peopleWanted();
  void housePageWanted(QString const& page);  // ui/history/house_tabs.h
  void editorWanted();
  void editorForWanted(giaguaro::MatchChoice const& choice);  // a deal of that match
  void dealOfTheDayWanted(QString const& game);
  void lessonsWanted();
  void firstHandWanted(QString const& game);
  void resumeWanted();
  void discardWanted();  // of the unfinished match
  void openWanted(QString const& path);
  void saveWanted(QString const& path);
  // Something else than a match. What makes it may be run on any thread.
  void writeWanted(std::function<QByteArray()> const& content, QString const& path);
  // What takes its time, to be run on any thread; what it returns is run in this one again.
  void workWanted(std::function<std::function<void()>()> const& work);
  void printWanted(PrintWish const& wish);
  void forgetFilesWanted();  // those opened last
  void systemColoursChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void makeCentre();
  void connectActions();
  void connectParts();
  void connectFiles();
  void retranslate();
  void showMoment();
  void showTitle();
  void showBadge();
  QString clubInWords() const;
  void giveMarks();
  void enable();
  void markPage();
  void change(Settings const& settings);
  void openRanks(bool open);
  void focusNextPart(int step);
  // How large all of it is (main_window_scale.cpp).
  void makeScale();
  void followSize();
  void followFont();
  void showPreferences();
  void showTricks();
  void showPodium();
  void followPodium();
  void showScoreSheet(int hand);
  void openScoreSheet(int hand);

  Theme theme_;
  Settings settings_;
  MotionPace pace_ = MotionPace::off;
  bool marksClub_ = false;  // the badge on the strip
  QString matchFile_;
  QTimer resized_;  // runs for a moment after each size

  CardArt* art_;
  Glyphs* glyphs_;
  WindowActions* actions_;
  FileMenu* files_;
  Menus* menus_;
  SheetStack* sheets_;  // over everything under the menus
  ToolStrip* tools_ = nullptr;
  TableHost* host_ = nullptr;
  Questions* questions_;
  Moves* moves_ = nullptr;
  MatchChooser* chooser_;
  std::unique_ptr<HelpDesk> help_;
  ScoreExports* exports_;
  std::optional<PanelFoot> foot_;  // once there are games, and so rules
  // Sheets, each made when first wanted.
  Welcome* welcome_ = nullptr;
  PreferencesSheet* preferences_ = nullptr;
  TricksSheet* tricks_ = nullptr;
  ScoreSheet* scoreSheet_ = nullptr;
  ClubNotice* clubNotice_ = nullptr;
  Podium* podium_ = nullptr;
};

}  // namespace giaguaro
