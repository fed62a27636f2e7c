// The session's hints: asked of the thinker, kept while the position stands.
#include <algorithm>
#include <string>
#include <utility>

#include "app/desktop/hint.h"
#include "app/desktop/phrases.h"
#include "app/desktop/session.h"

namespace giaguaro {

namespace {

constexpr int hintMilliseconds = 1000;  // for all that one hint is about

// What the strongest player thinks, in the time that is its part of a hint about so many things.
Thought strongestThought(SeatTable const& table, int parts) {
  std::string const player = std::string(hintPlayer) + ':' +
                             std::to_string(hintMilliseconds / std::max(1, parts)) +
                             "ms/choices=" + std::to_string(hintChoices);
  if (Thought thought = table.thought(player)) return thought;
  return table.thought(allPlayers().back());
}

}  // namespace

bool Session::mayHint() const {
  return phase_ == Phase::choosing && (draft_.wanted() == 0 || draft_.missing() > 0);
}

void Session::hint() {
  if (phase_ == Phase::recording || hintId_ != 0 || hinted_) return;
  if (!mayHint()) {
    emit refused(phase_ == Phase::choosing ? say(phrases::noDraftFull) : whyNot({}));
    return;
  }
  hintDraft_ = draft_;
  hintParts_ = draft_.missing();
  thinkOfHint();
  show();
}

// Of cards to put aside it thinks one after the other, with what was chosen before gone.
void Session::thinkOfHint() {
  bool const aside = hintDraft_.wanted() > 0;
  SeatTable const position = aside ? hintDraft_.position() : table_->at(viewer_);
  hintId_ =
      thinker_.think(Purpose::hint, adviser_ ? adviser_(position) : strongestThought(position, hintParts_),
                     [this](Advice const& advice) { takeHint(advice); });
}

// Cards to put aside are chosen, all that were missing at once; the viewer may free each of them again.
void Session::takeHint(Advice const& advice) {
  hintId_ = 0;
  bool const aside = hintDraft_.wanted() > 0;
  bool const sound =
      advice.action.valid() && (aside ? !hintDraft_.toggle(advice.action) : table_->isLegal(advice.action));
  if (!sound) {
    qWarning("There was no answer to a hint.");
    hintDraft_ = {};
  } else if (aside && hintDraft_.missing() > 0) {
    thinkOfHint();
    return;
  } else {
    hinted_ = advice;
    noteHint();
    if (aside) draft_ = std::exchange(hintDraft_, {});
  }
  show();
}

void Session::forgetHint() {
  if (hintId_ != 0) thinker_.cancel(hintId_);
  hintId_ = 0;
  hintDraft_ = {};
  hintParts_ = 0;
  hinted_.reset();
}

std::optional<Hint> Session::hintFor(TableScene const& scene) const {
  if (hintId_ != 0) return thinkingHint();
  if (hinted_ && draft_.wanted() > 0) return hintAsideOf(*hinted_, hintParts_, scene);
  if (hinted_) return hintOf(*hinted_, scene);
  return std::nullopt;
}

}  // namespace giaguaro
