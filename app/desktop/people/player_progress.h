// How far the person who sits here has come in each game, as the first page shows it: the lessons that are done, and the
// matches that were played to their end and won.
//
// What the history has said of the matches is kept with the preferences, so that a start need not open the database. Once
// the history is in use it is asked again, so that whatever was deleted counts no more.
#pragma once

#include <QObject>
#include <vector>

namespace giaguaro {

class MainWindow;
class MatchHistory;
class Preferences;
class Teaching;
struct MatchTally;

class PlayerProgress : public QObject {
  Q_OBJECT

 public:
  // All four outlive it.
  PlayerProgress(MainWindow* window, Preferences* preferences, MatchHistory* history, Teaching* teaching);

  // On the first page. The lessons are counted off this thread.
  void show();
  // Asks the history, which may just have got a match.
  void count();

 signals:
  void changed();  // in the preferences

 private:
  void showKnown();
  void take(int person, std::vector<MatchTally> const& tallies);

  MainWindow* window_;
  Preferences* preferences_;
  MatchHistory* history_;
  Teaching* teaching_;
};

}  // namespace giaguaro
