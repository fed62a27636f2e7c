#include "app/desktop/scenes/table_feed.h"

#include "ui/cards/card_art.h"
#include "ui/window/main_window.h"

namespace giaguaro {

TableFeed::TableFeed(MainWindow* window, QObject* parent) : QObject(parent), window_(window) {
  TableHost* const host = &window->host();
  // A signal without a value is one wish.
  auto const wish = [this, host](void (TableHost::*signal)(), Wish const& what) {
    connect(host, signal, this, [this, what] { pass(what); });
  };
  wish(&TableHost::draftConfirmed, wishes::ConfirmDraft{});
  wish(&TableHost::draftCleared, wishes::ClearDraft{});
  wish(&TableHost::goOn, wishes::GoOn{});
  wish(&TableHost::nextHandWanted, wishes::NextHand{});
  wish(&TableHost::undoWanted, wishes::Undo{});
  wish(&TableHost::redoWanted, wishes::Redo{});
  wish(&TableHost::restartWanted, wishes::RestartDeal{});
  wish(&TableHost::claimWanted, wishes::Claim{});
  wish(&TableHost::finishWanted, wishes::FinishHand{});
  wish(&TableHost::seatTaken, wishes::TakeSeat{});
  wish(&TableHost::seatLeft, wishes::LeaveSeat{});
  wish(&TableHost::hintWanted, wishes::Hint{});
  wish(&TableHost::leavingTableChosen, wishes::LeaveTable{});
  connect(host, &TableHost::actionChosen, this, [this](Action action) { pass(action); });
  connect(host, &TableHost::sayingChosen, this, [this](Saying saying) { pass(saying); });
  connect(host, &TableHost::playbackWanted, this, [this](PlaybackDeed deed) { pass(deed); });
  connect(host, &TableHost::lessonWanted, this, [this](LessonDeed deed) { pass(deed); });
  connect(host, &TableHost::pauseWanted, this, [this](bool on) { pass(wishes::Pause{on}); });
  connect(host, &TableHost::agreeChosen, this, [this](bool agrees) { pass(wishes::AgreeToEnd{agrees}); });
  connect(host, &TableHost::knownWanted, this, [this](bool wanted) { pass(wishes::Known{wanted}); });
  connect(host, &TableHost::placeWanted, this, [this](int place) { pass(wishes::GoTo{place}); });
  connect(host, &TableHost::frenchFortyDrawn, this, [this](bool french) {
    if (source_ != nullptr) source_->setFrenchForty(french);
  });
}

void TableFeed::pass(Wish const& wish) {
  if (source_ != nullptr) source_->heed(wish);
}

void TableFeed::give(SceneSource* source) {
  if (source_ != nullptr) disconnect(source_, nullptr, this, nullptr);
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
  source->heed(wishes::Known{window_->host().isKnownWanted()});
  source->setFrenchForty(window_->art()->frenchSuits(Deck::Id::forty));  // and shows itself
}

}  // namespace giaguaro
