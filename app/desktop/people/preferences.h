// What the program remembers of its user: an INI file in the configuration's folder. What is not there, or
// makes no sense, has its usual value. A damaged file, or what is no file at all, is kept beside, as it was,
// and replaced by what could be read of it, so that it is met once.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

#include "app/desktop/people/profile.h"
#include "app/desktop/session/session.h"
#include "core/rules/game.h"
#include "core/rules/table_options.h"
#include "ui/choices/match_choice.h"
#include "ui/choices/settings.h"

namespace giaguaro {

class Preferences {
 public:
  // The file; its folder is made when needed. `list`: the options that a table has.
  explicit Preferences(QString const& path, TableOptionList list = tableOptions());

  // Where this user's preferences lie.
  static QString usualPath();

  QString path() const { return path_; }
  // The file was damaged, and is kept as keptAs() (empty: it could not be).
  bool problem() const { return damaged_; }
  QString const& keptAs() const { return keptAs_; }
  // Writes what was set since; false: that cannot be written, and will be tried again the next time.
  bool store();

  bool firstRun() const;     // nobody has been welcomed yet
  QString language() const;  // a code; the system's until one was chosen
  void setLanguage(QString const& code);

  QString playerName() const;  // may be empty
  int avatar() const;
  void setPlayer(QString const& name, int avatar);  // somebody has been welcomed

  // The people of this computer, the one who sits at the table among them: what is said above and below of a user is said
  // of that one. None before somebody has been welcomed.
  // Another window may have changed them: asked for, added, seated or removed, they are read again before.
  std::vector<Profile> profiles();
  int profile() const;  // the number of who sits here
  QStringList playerNames() const;
  // Everything is as usual for whoever is new. Answers with the number.
  int addProfile(QString const& name, int avatar);
  void renameProfile(int number, QString const& name, int avatar);
  void sitDown(int number);
  // Somebody else has sat down in another window since; it is read again for that. Until takeSeat() this window is still
  // the person's who sat here.
  bool isSeatTaken();
  void takeSeat();
  // With its name wherever it stands here. Then somebody else sits here; nobody left: it is the first run again.
  void removeProfile(int number);
  // All that is a person's own, by its key.
  std::map<QString, QVariant> ownOf(int number) const;

  Settings settings() const;
  // Of who sits in this window.
  void setSettings(Settings const& settings);

  // The last match that was chosen, with its people (perhaps more than sat at that table); nothing where it
  // is no match of today's games.
  std::optional<MatchChoice> lastMatch();
  // The players and options that were last chosen for a game; nothing where it was never played.
  std::optional<MatchChoice> lastMatch(GameInfo const& game) const;
  void setLastMatch(MatchChoice const& choice);
  // Proposed next, though its table is not one that somebody has chosen for this game.
  void setNextMatch(MatchChoice const& choice);

  // The games whose tips for a first game have been offered, or that were played before there were any.
  QStringList knownGames() const;
  void addKnownGame(QString const& id);

  // How many matches of a game were played to their end, and won, when the history was last asked: the first page shows it
  // without asking again.
  struct Tally {
    int matches = 0;
    int won = 0;

    bool operator==(Tally const&) const = default;
  };
  Tally tally(QString const& game) const;
  void setTally(QString const& game, Tally tally);

  // People who have played at this screen under a name, the latest first, at most twelve; and those of this computer.
  std::vector<SeatChoice> people();
  // The files that were opened or saved last, the latest first; at most mostRecentFiles.
  static constexpr int mostRecentFiles = 8;
  QStringList recentFiles() const;
  void addRecentFile(QString const& path);
  void dropRecentFile(QString const& path);
  void clearRecentFiles();

  QByteArray windowGeometry() const;
  void setWindowGeometry(QByteArray const& geometry);
  QByteArray helpGeometry() const;
  void setHelpGeometry(QByteArray const& geometry);

 private:
  Profile profile(int which) const;
  void nameSeatOf(QString const& prefix, QString const& name, int avatar);
  QString prefixOf(int number) const;  // before the keys that are a person's own
  std::vector<SeatChoice> knownPeople();
  void writeKnown(std::vector<SeatChoice> const& people);
  void forgetKnown(QStringList const& names);
  // What stands before the keys of who sits in this window; nothing: that one was deleted in another.
  std::optional<QString> seatedPrefix();
  void readTable(QString const& group, GameInfo const& game, MatchChoice& choice) const;
  void rememberPeople(std::vector<SeatChoice> const& seats);
  void writeTable(QString const& group, GameInfo const& game, MatchChoice const& choice);

  QString fileToRead();
  bool moveAside();

  TableOptionList tableOptions_;
  // The settings are opened last: what the file is, is seen before.
  QString path_;
  bool damaged_ = false;
  QString keptAs_;
  QSettings settings_;
  int seated_ = 1;           // in this window
  bool isSomebody_ = false;  // nobody has been welcomed else
};

Paces pacesOf(Settings const& settings);

}  // namespace giaguaro
