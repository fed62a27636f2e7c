// Counts the time of one person's turn at a club table. It knows no time but its source, and no waiting but its alarm,
// so that tests have both of their own. It goes on while it runs, and keeps what has gone while it stands.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "app/desktop/match/club_state.h"
#include "app/desktop/threads/alarm.h"

namespace giaguaro {

class ClubClock {
 public:
  using Time = std::chrono::milliseconds;
  using Now = std::function<Time()>;  // never goes back, whatever is done to the machine's clock

  // Each whole second that has gone is told, from the event loop; the last one when the time has run out.
  explicit ClubClock(std::function<void()> told);
  void setSource(std::unique_ptr<Alarm> alarm, Now now);

  // A turn of so much time, of which some is gone; it stands.
  void begin(Time whole, TurnTime const& gone);
  void run();
  void stand();
  void startAnew();  // with all of its time; goes on as it did
  void end();

  bool isOn() const { return whole_.count() > 0; }
  bool runs() const { return runs_; }
  Time whole() const { return whole_; }
  TurnTime gone() const;  // of the turn
  Time left() const;
  int secondsLeft() const;  // a second that has begun counts
  bool isOver() const { return isOn() && left().count() == 0; }

 private:
  void await();

  std::function<void()> told_;
  std::unique_ptr<Alarm> alarm_;
  Now now_;
  Time whole_{};
  TurnTime gone_{};  // until `since_`
  Time since_{};
  bool runs_ = false;
};

}  // namespace giaguaro
