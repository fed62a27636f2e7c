// The session's hints: asked of the thinker, kept while the position stands.
#include <algorithm>
#include <utility>
#include <vector>

#include "app/desktop/scenes/hint.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "core/review/advising.h"

namespace giaguaro {

bool Session::mayHint() const {
  return !isClub() && at<states::Choosing>() != nullptr && (draft().wanted() == 0 || draft().missing() > 0);
}

void Session::hint() {
  if (refusesAtClub(phrases::noClubHint)) return;
  auto* const choosing = at<states::Choosing>();
  bool const asked = choosing != nullptr && (choosing->hintAsked || choosing->hint);
  if (at<states::Recording>() != nullptr || asked) return;
  if (!mayHint()) {
    emit refused(choosing != nullptr ? say(phrases::noDraftFull) : whyNot({}));
    return;
  }
  if (mayFinish() && table_->legal().size() > 1) return emit refused(say(phrases::noHintSettled));
  choosing->hintDraft = choosing->draft;
  choosing->hintParts = choosing->draft.missing();
  thinkOfHint(*choosing);
  show();
}

// Of cards to put aside it thinks one after the other, with what was chosen before gone.
void Session::thinkOfHint(states::Choosing& choosing) {
  Draft const& draft = choosing.hintDraft;
  SeatTable const& position = draft.wanted() > 0 ? draft.position() : table_->at(viewer_);
  choosing.hintAsked = {
      thinker_,
      thinker_.think(Purpose::hint, adviser_ ? adviser_(position) : reviewersAdvice(position, hintChoices),
                     [this](Advice const& advice) {
                       if (auto* const asking = at<states::Choosing>()) takeHint(*asking, advice);
                     })};
}

// Cards to put aside are chosen, all that were missing at once; the viewer may free each of them again.
void Session::takeHint(states::Choosing& choosing, Advice const& advice) {
  choosing.hintAsked = {};
  Draft& found = choosing.hintDraft;
  bool const aside = found.wanted() > 0;
  bool const sound =
      advice.action.valid() && (aside ? !found.toggle(advice.action) : table_->isLegal(advice.action));
  if (!sound) {
    qWarning("There was no answer to a hint.");
    found = {};
  } else if (aside && found.missing() > 0) {
    thinkOfHint(choosing);
    return;
  } else {
    choosing.hint = advice;
    noteHint();
    if (aside) choosing.draft = std::exchange(found, {});
  }
  show();
}

void Session::forgetHint() {
  auto* const choosing = at<states::Choosing>();
  if (choosing == nullptr) return;
  *choosing = {.draft = std::move(choosing->draft)};
}

std::optional<Hint> Session::hintFor(TableScene const& scene) const {
  auto const* const choosing = at<states::Choosing>();
  if (choosing == nullptr) return std::nullopt;
  if (choosing->hintAsked) return thinkingHint();
  if (choosing->hint && draft().wanted() > 0) return hintAsideOf(*choosing->hint, choosing->hintParts, scene);
  if (choosing->hint) return hintOf(*choosing->hint, scene);
  return std::nullopt;
}

}  // namespace giaguaro
