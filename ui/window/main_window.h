// The window: menus, the strip of tools, the table with its status line, and the panel with guide and score.
// It shows one TableScene after the other and says what the user wants; it decides nothing about the game.
// A change of language while it runs is followed at once (QEvent::LanguageChange).
#pragma once

#include <QByteArray>
#include <QMainWindow>
#include <QPointer>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/event.h"
#include "core/rules/game.h"
#include "ui/motion_pace.h"
#include "ui/sheets/question_sheet.h"
#include "ui/sheets/welcome.h"
#include "ui/table/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"
#include "ui/window/match_choice.h"
#include "ui/window/settings.h"

class QAction;
class QActionGroup;
class QMenu;

namespace giaguaro {

class BarStyle;
class CardArt;
class Curtain;
class EndSheet;
class FileMenu;
class Glyphs;
class GuidePanel;
class HelpWindow;
class NewMatchDialog;
class PaperButton;
class PreferencesSheet;
class RankStrip;
class ResumeSheet;
class ScorePanel;
class ScoreSheet;
class SidePanel;
class Stage;
class StatusLine;
class TableWidget;
class TipsSheet;
class ToolStrip;
class TricksSheet;

class MainWindow : public QMainWindow {
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
  void setScene(TableScene const& scene);
  TableScene const& scene() const { return scene_; }

  // Why something is not possible, or what has become of a file: through the live label and, until the next
  // scene, the status line; or on the score sheet where that lies there.
  void notice(Message const& what);
  // What has happened, for who cannot see it: through the live label alone.
  void announce(Events const& events);

  // The first run: language, name and face. Hidden again when `welcomed` is sent.
  void showWelcome(Newcomer const& suggested);
  // An unfinished match was found. Hidden again by its own two signals.
  void showResume(Text const& gameName, int hand);
  // Asks what to play (ui/sheets/new_match_dialog.h). Hidden again when `matchChosen` is sent, or by Escape.
  void showNewMatch(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels,
                    MatchChoice const& proposal, bool matchInProgress,
                    std::vector<MatchChoice> const& remembered = {},
                    std::vector<SeatChoice> const& known = {});

  // The ids of those whose tips for a first game are not to be offered (main_window_tips.cpp).
  void setKnownGames(QStringList ids);

  // The games whose rules can be read (main_window_help.cpp).
  void setGames(std::vector<GameInfo const*> games);
  // Where the help was last seen, to be remembered; empty: nowhere yet.
  QByteArray helpGeometry() const;
  void setHelpGeometry(QByteArray const& geometry) { helpGeometry_ = geometry; }

  // Files (main_window_files.cpp): how the names of matches end, and those opened last. closeSheets() makes
  // way for a match that was opened.
  void setMatchSuffix(QString const& suffix);
  // Where the match in play lies as a file of the user's: it is saved there again without a question, and the
  // title names it. Empty: nowhere.
  void setMatchFile(QString const& path);
  void setHistoryFolder(QString const& folder);
  void setRecentFiles(QStringList const& paths);
  void closeSheets();

  TableWidget* table() const { return table_; }
  CardArt* art() const { return art_; }

 signals:
  void newMatchWanted();
  void undoWanted();  // where several people play: all of them want it
  void redoWanted();
  void restartWanted();  // of this deal
  void claimWanted();    // confirmed
  void finishWanted();
  void pauseWanted(bool paused);
  void seatTaken();  // the person to act has the screen now
  void hintWanted();
  void nextHandWanted();
  void goOn();  // the finished trick has been looked at
  void actionChosen(giaguaro::Action action);
  void draftConfirmed();  // of cards to be put aside
  void draftCleared();
  void languageWanted(QString const& code);                  // a language's code
  void settingsChanged(giaguaro::Settings const& settings);  // by the user
  // The 40 cards are drawn with French suits from now on, or with Italian ones again: words made elsewhere
  // follow (TableScene::frenchForty).
  void frenchFortyDrawn(bool french);
  void welcomed(giaguaro::Newcomer const& newcomer);
  void matchChosen(giaguaro::MatchChoice const& choice);
  void gameIntroduced(QString const& id);  // its tips have been offered
  void resumeWanted();
  void discardWanted();  // of the unfinished match
  void openWanted(QString const& path);
  void saveWanted(QString const& path);
  // Something else than a match. What makes it may be run on any thread.
  void writeWanted(std::function<QByteArray()> const& content, QString const& path);
  // What takes its time, to be run on any thread; what it returns is run in this one again.
  void workWanted(std::function<std::function<void()>()> const& work);
  void forgetFilesWanted();  // those opened last
  void systemColoursChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeActions();
  void makeMenus();
  void makeCentre();
  void connectTable();
  Message const* whyNot(Action action) const;
  void retranslate();
  void retranslateActions();
  void giveIcons();
  void showScene();
  void followDeck();
  void cover(Sheet* sheet);
  void uncover(Sheet* sheet);
  void showStatus();
  void enableMoves();

  // Several people (main_window_shared.cpp).
  void showCurtain();
  bool isCurtained() const;

  // What is asked before it is done (main_window_question.cpp).
  void askBefore(std::function<QuestionSheet::Question()> question, std::function<void()> deed);
  void closeQuestion();
  bool isAsked() const;
  void rephraseQuestion();
  void confirmClaim();
  void doIfAgreed(std::function<QString()> const& deed, void (MainWindow::*wanted)());

  // The hint (main_window_hint.cpp).
  void askForHint();
  void showNewHint();
  void sayHint();
  bool guideIsSeen() const;
  QString hintInShort() const;

  // The preferences (main_window_preferences.cpp).
  void makePreferences();
  void addPreferencesTo(QMenu* menu);
  void retranslatePreferences();
  void showPreferences();
  void change(Settings const& settings);
  void openRanks(bool open);
  void tellOfDeck(QString const& what);

  // Looking back (main_window_tricks.cpp).
  bool mayLookBack() const;
  void lookBack(bool wanted);
  void endLookBefore(TableScene const& next);
  TableScene sceneOfTable() const;
  QString lookingBackStatus() const;
  void showTricks();

  // A font that changes while the window is there (main_window_font.cpp).
  void followFont();

  // From part to part by keyboard (main_window_focus.cpp).
  enum class Part : std::uint8_t { dock, hand, panel, tools };
  void makePartActions();
  Part focusedPart() const;
  bool focusPart(Part part);
  void focusNextPart(int step);

  // Files (main_window_files.cpp).
  void makeFiles();
  void retranslateFiles();
  void enableFiles();
  void showTitle();

  // The score sheet, and the ways out of it (main_window_score.cpp).
  void makeScore();
  void showScoreSheet(int hand);
  void closeScoreSheet();
  void copyScore();
  void printScore();
  void writePdf();
  void writeCsv();
  QString proposedName() const;

  void showSheet();
  void focusHome();
  void setPanelFolded(bool folded);
  void placePanel();
  void togglePage(int page);
  void markPage();

  // The tips for a first game (main_window_tips.cpp).
  GameInfo const* gameToTellOf(MatchChoice const& choice) const;
  void deal(MatchChoice const& choice);

  // The help (main_window_help.cpp).
  void makeHelp();
  void retranslateHelp();
  HelpWindow& help();
  void showRules();
  void followMatch();
  GameInfo const* gameInPlay() const;

  TableScene scene_;
  Wording wording_;
  Theme theme_;
  Settings settings_;
  bool hasScene_ = false;
  bool covered_ = false;      // by a sheet over the whole window
  bool focusByKeys_ = false;  // what has the focus got it by Tab, or by a key that goes from part to part
  QString matchFile_;
  QString noticed_;                   // over this scene
  std::optional<bool> foldedByUser_;  // nothing: by the window's width
  bool resultWasShown_ = false;
  bool lookingBack_ = false;       // the last trick lies on the table
  QPointer<QWidget> beforeSheet_;  // had the focus when a sheet came over the window
  std::function<QuestionSheet::Question()> question_;
  std::function<void()> agreedOn_;

  CardArt* art_;
  BarStyle* barStyle_;
  Glyphs* glyphs_;
  TableWidget* table_ = nullptr;
  Stage* stage_ = nullptr;   // table and sheet
  Stage* centre_ = nullptr;  // everything under the menus, and the welcome over it
  Stage* room_ = nullptr;    // everything under the strip, and the curtain over it
  StatusLine* status_ = nullptr;
  ToolStrip* tools_ = nullptr;
  SidePanel* panel_ = nullptr;
  GuidePanel* guide_ = nullptr;
  RankStrip* ranks_ = nullptr;
  ScorePanel* score_ = nullptr;
  EndSheet* endSheet_ = nullptr;
  Welcome* welcome_ = nullptr;                    // made when first wanted
  ResumeSheet* resume_ = nullptr;                 // likewise
  NewMatchDialog* newMatchDialog_ = nullptr;      // while it is shown
  Curtain* curtain_ = nullptr;                    // made when first wanted
  QuestionSheet* questionSheet_ = nullptr;        // likewise
  TricksSheet* tricksSheet_ = nullptr;            // likewise
  TipsSheet* tipsSheet_ = nullptr;                // likewise
  PreferencesSheet* preferencesSheet_ = nullptr;  // likewise
  std::vector<GameInfo const*> games_;
  QStringList knownGames_;
  MatchChoice toDeal_;                // once the tips have been read
  std::unique_ptr<HelpWindow> help_;  // made when first wanted; a window of its own
  QByteArray helpGeometry_;
  PaperButton* rulesButton_ = nullptr;  // in the panel's foot, where there are rules
  FileMenu* files_ = nullptr;
  ScoreSheet* scoreSheet_ = nullptr;  // made when first wanted
  int guidePage_ = 0;
  int scorePage_ = 1;

  QMenu* gameMenu_ = nullptr;
  QMenu* moveMenu_ = nullptr;
  QMenu* viewMenu_ = nullptr;
  QMenu* settingsMenu_ = nullptr;
  QMenu* languageMenu_ = nullptr;
  QMenu* themeMenu_ = nullptr;
  QMenu* helpMenu_ = nullptr;
  QAction* newMatch_ = nullptr;
  QAction* quit_ = nullptr;
  QAction* pause_ = nullptr;
  QAction* restart_ = nullptr;
  QAction* undo_ = nullptr;
  QAction* redo_ = nullptr;
  QAction* hint_ = nullptr;
  QAction* claim_ = nullptr;
  QAction* finish_ = nullptr;
  QAction* lastTrick_ = nullptr;
  QAction* allTricks_ = nullptr;
  QAction* nextPart_ = nullptr;
  QAction* previousPart_ = nullptr;
  QAction* showGuide_ = nullptr;
  QAction* showScore_ = nullptr;
  QAction* foldPanel_ = nullptr;
  QAction* showRanks_ = nullptr;
  QAction* fullScreen_ = nullptr;
  QAction* showRules_ = nullptr;
  QAction* showGlossary_ = nullptr;
  QAction* showKeys_ = nullptr;
  QAction* preferences_ = nullptr;
  QAction* sound_ = nullptr;
  QAction* about_ = nullptr;
  QAction* scoreTable_ = nullptr;
  QAction* print_ = nullptr;
  QActionGroup* languages_ = nullptr;
  QActionGroup* themes_ = nullptr;
};

}  // namespace giaguaro
