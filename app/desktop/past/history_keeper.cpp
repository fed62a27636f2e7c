#include "app/desktop/past/history_keeper.h"

#include <utility>

#include "app/desktop/past/match_history.h"
#include "app/desktop/session/session.h"

namespace giaguaro {

namespace {

// How far a record has come: what it has of hands that are over.
std::size_t stepsOver(Record const& record) {
  std::size_t steps = 0;
  for (RecordedHand const& hand : record.hands)
    if (hand.result) steps += 1 + hand.actions.size();
  return steps;
}

}  // namespace

HistoryKeeper::HistoryKeeper(Session* session, MatchHistory* history, std::function<bool()> isOurs)
    : session_(session), history_(history), isOurs_(std::move(isOurs)) {
  connect(session, &SceneSource::sceneChanged, this, &HistoryKeeper::keep);
}

bool HistoryKeeper::isToBeKept() const { return session_->hasMatch() && session_->hasJournal(); }

void HistoryKeeper::keep() {
  if (!isToBeKept()) return;
  TableScene const& scene = session_->scene();
  if (!scene.showResult && scene.match == match_) return;
  std::size_t const steps = stepsOver(session_->record());
  bool const isKept = scene.match == std::exchange(match_, scene.match) && steps == steps_;
  steps_ = steps;
  if (isKept || steps == 0 || !isOurs_()) return;
  history_->keep(session_->record(), session_->plan().avatars);
  if (scene.matchOver) emit matchKept();
}

void HistoryKeeper::keepJudged() {
  if (isToBeKept() && isOurs_()) history_->keep(session_->record(), session_->plan().avatars);
}

}  // namespace giaguaro
