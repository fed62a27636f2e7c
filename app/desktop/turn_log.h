// How long the turns of the GUI thread's event loop take: from the first event that a turn delivers to the
// end of its last, without the wait between turns. Counting begins after the first paint, since starting up
// is one long turn; how long that took from the start of the process is told by itself.
//
// A turn ends where the dispatcher says that it is about to wait. (Its signal for waking up cannot be used:
// the GLib dispatcher sends it after the events were delivered.) An event loop inside another one, as menus
// may run, has turns of its own.
//
// Memory is bounded: a histogram of 10 µs steps up to 200 ms, and the worst turn with its slowest event.
#pragma once

#include <QApplication>
#include <QByteArray>
#include <QString>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace giaguaro {

// The figures alone.
class TurnFigures {
 public:
  using Duration = std::chrono::nanoseconds;

  void add(Duration turn);
  void add(TurnFigures const& others);
  std::uint64_t count() const { return count_; }
  Duration worst() const { return worst_; }
  // At most this long were the given part of all turns (0.5: the median); to the next 10 µs.
  Duration quantile(double part) const;

 private:
  static constexpr Duration step = std::chrono::microseconds(10);
  std::array<std::uint32_t, 20000> steps_{};  // the last one: this long, and longer
  std::uint64_t count_ = 0;
  Duration worst_{};
};

// An application that measures its own turns.
class MeasuredApplication : public QApplication {
  Q_OBJECT
 public:
  MeasuredApplication(int& argc, char** argv);

  bool notify(QObject* receiver, QEvent* event) override;

  TurnFigures const& figures() const { return figures_; }
  // Those so far; it counts from nothing again.
  TurnFigures takeFigures() { return std::exchange(figures_, {}); }
  // {"first_paint_ms":…,"turns":…,"median_ms":…,"p99_ms":…,"worst_ms":…,"worst_event":"Paint to TableWidget
  // table"}
  QByteArray report() const;

 private:
  using Clock = std::chrono::steady_clock;

  void endTurn();

  TurnFigures figures_;
  std::optional<std::chrono::milliseconds> firstPaint_;  // since the process started, where the system tells
  bool painted_ = false;                                 // the first paint is over, so counting has begun
  bool painting_ = false;                                // it has been seen
  int depth_ = 0;                                        // deliveries inside each other
  int level_ = 0;  // the depth at which the innermost event loop delivers
  bool inTurn_ = false;
  Clock::time_point turnBegin_{};
  Clock::time_point turnEnd_{};
  Clock::duration slowest_{};  // of this turn's events
  QByteArray slowestEvent_{};
  QByteArray worstEvent_{};
};

}  // namespace giaguaro
