// What the session notes beside the play: which match it is, what helped, and when it ended. Nothing waits for
// that to be written; it stands in the journal before whatever is done next.
#include <algorithm>
#include <utility>

#include "app/desktop/session/session.h"
#include "core/match/notes.h"
#include "core/match/verify.h"

namespace giaguaro {

void Session::append(QByteArray const& line) {
  if (journalling_) writer_.append(std::exchange(header_, {}) + line);
}

void Session::identify(std::string const& id) {
  MatchIdentity identity = table_->record().identity;
  if (!identity.id.empty()) return;
  identity.id = id;
  table_->identify(std::move(identity));
  append(idLine(id));
}

void Session::keepReview(std::size_t hand, std::string const& kept) {
  if (!table_ || hand >= record().hands.size() || !record().hands[hand].result) return;
  Record noted = record();
  setReview(noted.hands[hand].notes, kept);
  table_->adoptNotes(noted);
  append(reviewLine(hand, kept));
}

// Of whoever has the screen, or else acted last; of nobody where no person has done anything in this deal.
Assist Session::restartAssist() const {
  History const& actions = table_->record().hands.back().actions;
  auto const own = std::find_if(actions.rbegin(), actions.rend(),
                                [this](Done const& done) { return plan_.isPerson(done.seat); });
  Seat const seat = viewer_ != nobody ? viewer_ : own != actions.rend() ? own->seat : nobody;
  return {seat, Assist::Kind::restart, 1};
}

void Session::noteHint() {
  Assist const assist{viewer_, Assist::Kind::hint, ofThisDeal() + 1};
  table_->assist(assist);
  append(assistLine(assist));
}

void Session::noteEnd() {
  if (!table_->matchOver()) return;
  for (Seat const seat : plan_.gone) emit leftBefore(seat);
  if (!clock_) return;
  table_->endAt(clock_());
  append(endLine(table_->record().endedAt));
}

// Of a match that is over: whether its cards are those that were promised. Looked at behind all that is written.
void Session::checkPromise() {
  promise_ = PromiseScene::State::told;
  if (!table_->at(nobody).reveal()) return;
  writer_.post([this, match = match_, record = table_->record()]() -> WorkQueue::Answer {
    auto const found = verify(record) ? PromiseScene::State::broken : PromiseScene::State::kept;
    return [this, match, found] {
      if (match != match_ || !table_->matchOver()) return;
      promise_ = found;
      show();
    };
  });
}

}  // namespace giaguaro
