#include "ui/host/status_notice.h"

namespace giaguaro {

StatusNotice::StatusNotice(QObject* parent) : QObject(parent) {
  constexpr int milliseconds = 7000;
  goes_.setParent(this);
  goes_.setObjectName(QStringLiteral("noticeGoes"));
  goes_.setSingleShot(true);
  goes_.setInterval(milliseconds);
  connect(&goes_, &QTimer::timeout, this, [this] {
    kept_ = false;
    if (leave()) emit gone();
  });
}

void StatusNotice::tell(QString const& words, Stays stays) {
  words_ = words;
  kept_ = stays == Stays::overScenes;
  if (stays == Stays::whileLookedAt)
    goes_.stop();
  else
    goes_.start();
}

bool StatusNotice::leave() {
  if (kept_ || words_.isEmpty()) return false;
  words_.clear();
  return true;
}

}  // namespace giaguaro
