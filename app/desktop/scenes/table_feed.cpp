#include "app/desktop/scenes/table_feed.h"

#include "ui/cards/card_art.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void TableFeed::give(SceneSource* source) {
  TableHost* const host = &window_->host();
  if (source_ != nullptr) {
    disconnect(source_, nullptr, this, nullptr);
    disconnect(source_, nullptr, host, nullptr);
    disconnect(host, nullptr, source_, nullptr);
  }
  source_ = source;
  connect(source, &SceneSource::sceneChanged, this, [this](TableScene const& scene) {
    window_->setScene(scene);
    emit sceneChanged(scene);
  });
  connect(source, &SceneSource::happened, this, [this](Events const& events) {
    window_->host().announce(events);
    emit happened(events);
  });
  connect(source, &SceneSource::refused, this, [this](Message const& why) {
    window_->notice(why);
    emit refused(why);
  });
  connect(source, &SceneSource::clockTicked, this, [this](TurnClock const& clock) {
    window_->host().setTurnClock(clock);
    emit clockTicked(clock);
  });
  connect(host, &TableHost::agreeChosen, source, &SceneSource::agreeToEnd);
  connect(host, &TableHost::leavingTableChosen, source, &SceneSource::leaveTable);
  connect(host, &TableHost::actionChosen, source, &SceneSource::choose);
  connect(host, &TableHost::sayingChosen, source, &SceneSource::speak);
  connect(host, &TableHost::draftConfirmed, source, &SceneSource::confirmDraft);
  connect(host, &TableHost::draftCleared, source, &SceneSource::clearDraft);
  connect(host, &TableHost::goOn, source, &SceneSource::goOn);
  connect(host, &TableHost::nextHandWanted, source, &SceneSource::nextHand);
  connect(host, &TableHost::undoWanted, source, &SceneSource::undo);
  connect(host, &TableHost::redoWanted, source, &SceneSource::redo);
  connect(host, &TableHost::restartWanted, source, &SceneSource::restartDeal);
  connect(host, &TableHost::claimWanted, source, &SceneSource::claim);
  connect(host, &TableHost::finishWanted, source, &SceneSource::finishHand);
  connect(host, &TableHost::pauseWanted, source, &SceneSource::setPaused);
  connect(host, &TableHost::seatTaken, source, &SceneSource::takeSeat);
  connect(host, &TableHost::seatLeft, source, &SceneSource::leaveSeat);
  connect(host, &TableHost::hintWanted, source, &SceneSource::hint);
  connect(host, &TableHost::knownWanted, source, &SceneSource::setKnownWanted);
  connect(host, &TableHost::playbackWanted, source, &SceneSource::playBack);
  connect(host, &TableHost::placeWanted, source, &SceneSource::goTo);
  connect(host, &TableHost::lessonWanted, source, &SceneSource::teach);
  connect(host, &TableHost::frenchFortyDrawn, source, &SceneSource::setFrenchForty);
  source->setKnownWanted(host->isKnownWanted());
  source->setFrenchForty(window_->art()->frenchSuits(Deck::Id::forty));  // and shows itself
}

}  // namespace giaguaro
