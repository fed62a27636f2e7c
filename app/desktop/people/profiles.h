// Leads to the sheet of the people of this computer (ui/people/people_sheet.h), and does what is wanted there: one is added,
// renamed, has another face, sits down at the table, has all that is kept of them written to one file (own_data.h), or deleted.
//
// What is each person's own: what preferences_profiles.cpp says; progress in the lessons, a file each (lessonsFileOf); and,
// by the names that they have gone by, matches with their records, and positions kept from their own hands.
//
// Deleting takes all of that away, and the name from what others keep: a match is deleted whole, since its record names all
// who sat at its table, which is said before. What stays is who is locked out of club tables, so that nobody gets round an
// hour by being deleted: it is no longer than that hour. So it is with a club match that is left by this: its people are locked
// out before it goes. Nor does sitting down as somebody else help, for whoever plays alone here is the same there, whatever
// the name (lock_outs.h). Files that somebody has saved or exported are theirs, and stay too.
//
// A match in play stays on the table when somebody else sits down: it is the same people's.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "app/desktop/people/profile.h"
#include "core/rules/message.h"
#include "ui/history/history_values.h"
#include "ui/sheets/questions.h"

namespace giaguaro {

class FileQuestion;
class MainWindow;
class MatchHistory;
class PeopleSheet;
class PositionBook;
class Preferences;

class Profiles : public QObject {
  Q_OBJECT

 public:
  // What there is to be known of the match on the table.
  struct AtTable {
    bool plays = false;  // one of these people
    bool club = false;   // which leaving would cost an hour
  };
  struct Home {
    QString dataFolder{};
    std::function<AtTable(QStringList const& people)> atTable{};
    // Takes the match in play away without a trace, and one that was found unfinished, where these people play; then
    // forgetFiles (own_data.h), behind all that is still to be written.
    std::function<void(QStringList const& people, std::function<void(bool all)> then)> dropMatches{};
    std::function<void(QString const& file)> removeLessons{};
  };

  // All of them outlive it.
  Profiles(MainWindow* window, Preferences* preferences, MatchHistory* history, PositionBook* positions,
           Home home);
  ~Profiles() override;

  void open();
  bool isOpen() const;
  void note(Message const& what);

 signals:
  void aboutToChange();  // what was set until now is of the person who sits here yet
  void changed();        // to be stored
  void satDown();        // somebody else has
  void writeWanted(std::function<QByteArray()> const& content, QString const& path);
  void closed();
  void nobodyLeft();

 private:
  void show();
  void add();
  void dropUntouched();
  void change(int number, QString const& name, int avatar);
  void sitDown(int number);
  void askWhere(int number);
  void write(int number, QString const& path);
  void askToDelete(int number);
  void ask(Profile const& person, std::vector<HistoryRow> const& rows);
  void forget(Profile const& person);
  void remove(Profile const& person, bool all);
  Profile const* find(int number);
  QStringList peopleIn(Profile const& person) const;

  MainWindow* window_;
  Preferences* preferences_;
  MatchHistory* history_;
  PositionBook* positions_;
  Home home_;
  std::vector<Profile> people_;   // as the sheet shows them
  std::vector<Profile> added_;    // since it was opened, as proposed
  PeopleSheet* sheet_ = nullptr;  // made when first wanted
  bool deleting_ = false;
  Questions questions_;
  std::unique_ptr<FileQuestion> files_;
};

}  // namespace giaguaro
