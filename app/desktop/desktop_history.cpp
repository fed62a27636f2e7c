// The history of matches: what goes into it.
#include <algorithm>
#include <utility>

#include "app/desktop/desktop.h"

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

void Desktop::connectHistory() {
  connect(&session_, &SceneSource::sceneChanged, this, &Desktop::keepInHistory);
  connect(&session_.writer(), &JournalWriter::filed, &history_, &MatchHistory::keepFile);
  connect(&history_, &MatchHistory::failed, &window_, &MainWindow::notice);
}

// When a hand is over, and when a match has come back: what its journal has may have been written just before an end
// that nobody had foreseen. A match out of a file in which nothing was done is not one of ours.
void Desktop::keepInHistory() {
  if (!session_.hasMatch() || !session_.hasJournal()) return;
  TableScene const& scene = session_.scene();
  if (!scene.showResult && scene.match == keptMatch_) return;
  Record const& record = session_.record();
  std::size_t const steps = stepsOver(record);
  bool const isKept = scene.match == std::exchange(keptMatch_, scene.match) && steps == keptSteps_;
  keptSteps_ = steps;
  if (isKept || steps == 0 || (opened_ && *opened_ == record)) return;
  history_.keep(record, session_.plan().avatars);
}

}  // namespace giaguaro
