// The session's hints: asked of the worker, kept while the position stands.
#include <algorithm>

#include "app/desktop/hint.h"
#include "app/desktop/phrases.h"
#include "app/desktop/session.h"

namespace giaguaro {

namespace {

Thought strongestThought(Table const& table) {
  if (Thought thought = table.thought(hintPlayer)) return thought;
  return table.thought(allPlayers().back());
}

}  // namespace

bool Session::mayHint() const {
  return phase_ == Phase::choosing && (draft_.wanted() == 0 || draft_.missing() > 0);
}

// With what the viewer has chosen to put aside gone, so that the hint is about the next card.
std::unique_ptr<Table> Session::toHintAt() const {
  return draft_.wanted() > 0 ? draft_.position() : table_->copy();
}

void Session::hint() {
  if (phase_ == Phase::recording || hintId_ != 0 || hinted_) return;
  if (!mayHint()) {
    emit refused(phase_ == Phase::choosing ? say(phrases::noDraftFull) : whyNot({}));
    return;
  }
  auto const position = toHintAt();
  if (auto const legal = position->legal(); legal.size() == 1)
    hinted_ = Advice{.action = legal.front()};
  else
    hintId_ = worker_.think(adviser_ ? adviser_(*position) : strongestThought(*position));
  show();
}

void Session::takeHint(Advice const& advice) {
  hintId_ = 0;
  if (advice.action.valid() && toHintAt()->isLegal(advice.action))
    hinted_ = advice;
  else
    qWarning("There was no answer to a hint.");
  show();
}

void Session::forgetHint() {
  if (hintId_ != 0) worker_.cancel(hintId_);
  hintId_ = 0;
  hinted_.reset();
}

std::optional<Hint> Session::hintFor(TableScene const& scene) const {
  if (hintId_ != 0) return thinkingHint();
  if (hinted_) return hintOf(*hinted_, scene);
  return std::nullopt;
}

}  // namespace giaguaro
