// What menus and keys ask of whoever made the scene: connects those actions to the table's host, enables each
// when the scene and what lies over the window allow it, and asks first where that is due: "the rest is mine"
// and leaving the lead of a first hand once more, and of several people whether all agree.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QAction;

namespace giaguaro {

class WindowActions;
class Questions;
class TableHost;

class Moves : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it.
  Moves(WindowActions* actions, TableHost* host, Questions* questions);

  // `covered`: a sheet lies over the window.
  void enable(bool covered);

 private:
  void confirmClaim();
  void confirmLeavingHand();
  void confirmLeavingLead();
  void agree();
  void leaveTable();
  void pause(bool paused);
  void enableClub(bool free);
  // What people who share the screen are asked before it is done.
  struct Agreement {
    QString title;
    QString words;
    QString deed;
  };
  QString nameOf(Seat seat) const;
  QString undoneWords() const;
  void doIfAgreed(std::function<Agreement()> const& agreement, void (TableHost::*wanted)());

  WindowActions* actions_;
  TableHost* host_;
  Questions* questions_;
};

}  // namespace giaguaro
