#include "ui/talk/talk_bubbles.h"

#include <algorithm>

#include "ui/talk/talk_words.h"

namespace giaguaro {
namespace {

bool isAmong(std::vector<TalkScene::Line> const& lines, TalkScene::Line const& line) {
  return std::ranges::any_of(lines, [&line](TalkScene::Line const& other) { return other.isSame(line); });
}

}  // namespace

TalkBubbles::TalkBubbles() {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, [this] {
    drop();
    emit changed();
  });
}

// What lay on the table before somebody looked at it is no news.
void TalkBubbles::setScene(TableScene const& scene) {
  bool const other = scene.match != match_ || scene.handNumber != hand_ || !scene.talk;
  match_ = scene.match;
  hand_ = scene.handNumber;
  if (other) shown_.clear();
  TalkScene const talk = scene.talk.value_or(TalkScene{});
  std::erase_if(shown_, [&](Shown const& shown) { return !isAmong(talk.lines, shown.line); });
  for (Shown& shown : shown_) shown.fresh = false;
  for (TalkScene::Line const& line : talk.lines) {
    if (!line.fresh) continue;
    auto const known =
        std::ranges::find_if(shown_, [&](Shown const& shown) { return shown.line.isSame(line); });
    if (known != shown_.end()) {
      known->fresh = true;
      continue;
    }
    std::erase_if(shown_, [&](Shown const& shown) { return shown.line.said.seat == line.said.seat; });
    shown_.push_back({line, QDeadlineTimer(least_)});
  }
  drop();
}

void TalkBubbles::drop() {
  std::erase_if(shown_, [](Shown const& shown) { return !shown.fresh && shown.until.hasExpired(); });
  qint64 next = -1;
  for (Shown const& shown : shown_)
    if (!shown.fresh && (next < 0 || shown.until.remainingTime() < next)) next = shown.until.remainingTime();
  if (next < 0)
    timer_.stop();
  else
    timer_.start(static_cast<int>(next) + 1);
}

std::vector<SpeechBubble> TalkBubbles::bubbles(Wording const& wording) const {
  std::vector<SpeechBubble> bubbles;
  for (Shown const& shown : shown_)
    bubbles.push_back({shown.line.said.seat, talkWords::of(shown.line, wording)});
  return bubbles;
}

}  // namespace giaguaro
