#include "app/desktop/turn_log.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QThread>
#include <algorithm>
#include <cmath>
#include <functional>
#ifdef __linux__
#include <ctime>
#include <fstream>
#include <limits>
#include <unistd.h>
#endif

namespace giaguaro {

namespace {

double inMilliseconds(TurnFigures::Duration duration) {
  return std::round(static_cast<double>(duration.count()) / 1e3) / 1e3;
}

// The kernel counts a process's start in its ticks, of which there are a hundred a second.
std::optional<std::chrono::milliseconds> sinceProcessStart() {
#ifdef __linux__
  constexpr int fieldsBefore = 19;  // between the program's name, in brackets, and the start; proc(5)
  std::ifstream stat("/proc/self/stat");
  stat.ignore(std::numeric_limits<std::streamsize>::max(), ')');
  std::string skipped;
  for (int field = 0; field < fieldsBefore; ++field) stat >> skipped;
  std::int64_t ticks = 0;
  timespec now{};
  if (stat >> ticks && clock_gettime(CLOCK_BOOTTIME, &now) == 0) {
    std::chrono::milliseconds const start(ticks * 1000 / sysconf(_SC_CLK_TCK));
    return std::chrono::seconds(now.tv_sec) + std::chrono::milliseconds(now.tv_nsec / 1'000'000) - start;
  }
#endif
  return {};
}

QByteArray nameOf(QEvent::Type type) {
  char const* const name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
  return name != nullptr ? QByteArray(name) : "event " + QByteArray::number(static_cast<int>(type));
}

}  // namespace

void TurnFigures::add(Duration turn) {
  auto const at = std::min<std::size_t>(static_cast<std::size_t>(turn / step), steps_.size() - 1);
  ++steps_[at];
  ++count_;
  worst_ = std::max(worst_, turn);
}

void TurnFigures::add(TurnFigures const& others) {
  std::ranges::transform(steps_, others.steps_, steps_.begin(), std::plus());
  count_ += others.count_;
  worst_ = std::max(worst_, others.worst_);
}

TurnFigures::Duration TurnFigures::quantile(double part) const {
  auto const wanted = static_cast<std::uint64_t>(std::ceil(part * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    seen += steps_[i];
    if (seen >= wanted && seen > 0) return std::min<Duration>(step * static_cast<int>(i + 1), worst_);
  }
  return worst_;
}

MeasuredApplication::MeasuredApplication(int& argc, char** argv) : QApplication(argc, argv) {
  connect(eventDispatcher(), &QAbstractEventDispatcher::aboutToBlock, this, [this] {
    endTurn();
    level_ = depth_;  // what is delivered from here on is a turn of this loop
  });
}

void MeasuredApplication::endTurn() {
  if (!inTurn_) return;
  inTurn_ = false;
  if (!painted_) {
    painted_ = painting_;
    if (painted_) firstPaint_ = sinceProcessStart();
    return;
  }
  auto const turn = turnEnd_ - turnBegin_;
  if (turn > figures_.worst()) worstEvent_ = slowestEvent_;
  figures_.add(turn);
}

bool MeasuredApplication::notify(QObject* receiver, QEvent* event) {
  // Qt delivers the events of other threads through here too.
  if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
  if (!painting_ && event->type() == QEvent::Paint) painting_ = true;
  if (depth_ < level_) level_ = depth_;  // an inner loop has ended
  if (depth_ > level_) return QApplication::notify(receiver, event);

  // Asked for now: the receiver may not outlive the event.
  QEvent::Type const type = event->type();
  char const* const receiverClass = receiver->metaObject()->className();
  QString const receiverName = receiver->objectName();
  auto const begin = Clock::now();
  if (!inTurn_) {
    inTurn_ = true;
    turnBegin_ = begin;
    slowest_ = {};
  }
  ++depth_;
  bool const result = QApplication::notify(receiver, event);
  --depth_;
  turnEnd_ = Clock::now();
  if (!inTurn_) return result;  // an inner loop has counted it
  if (turnEnd_ - begin >= slowest_) {
    slowest_ = turnEnd_ - begin;
    slowestEvent_ =
        nameOf(type) + " to " + receiverClass + (receiverName.isEmpty() ? "" : " ") + receiverName.toUtf8();
  }
  return result;
}

QByteArray MeasuredApplication::report() const {
  QJsonValue const firstPaint =
      firstPaint_ ? QJsonValue(static_cast<qint64>(firstPaint_->count())) : QJsonValue();
  QJsonObject const json{{"first_paint_ms", firstPaint},
                         {"turns", static_cast<qint64>(figures_.count())},
                         {"median_ms", inMilliseconds(figures_.quantile(0.5))},
                         {"p99_ms", inMilliseconds(figures_.quantile(0.99))},
                         {"worst_ms", inMilliseconds(figures_.worst())},
                         {"worst_event", QString::fromUtf8(worstEvent_)}};
  return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

}  // namespace giaguaro
