#include "app/desktop/lessons/keeping.h"

#include <algorithm>
#include <utility>

#include "app/desktop/lessons/position_book.h"
#include "app/desktop/review/reviewing.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "core/positions/keep.h"

namespace giaguaro {

Keeping::Keeping(Session* session, Thinker* thinker, Reviewing const* reviewing, PositionBook* book,
                 std::string program)
    : session_(session), thinker_(thinker), reviewing_(reviewing), book_(book), program_(std::move(program)) {
  connect(book, &PositionBook::changed, this, &Keeping::tell);
}

Keeping::~Keeping() { giveUp(); }

void Keeping::giveUp() {
  for (JobId const job : std::exchange(jobs_, {})) thinker_->cancel(job);
  wanted_.clear();
}

void Keeping::keep(std::size_t hand, int place) {
  if (!session_->hasMatch() || hand >= session_->record().hands.size()) return;
  RecordedHand const& played = session_->record().hands[hand];
  if (!played.result || place < 0 || place >= static_cast<int>(played.actions.size())) return;
  Wanted const wanted{session_->scene().match, hand, place};
  if (!wanted_.insert(wanted).second) return;
  tell();
  judge(wanted);
}

void Keeping::judge(Wanted const& wanted) {
  Record record = session_->record();
  record.hands.resize(wanted.hand + 1);
  record.settlement.reset();
  book_->whenRead([this, wanted, record = std::move(record), settings = reviewing_->review()] {
    auto const job = std::make_shared<JobId>(0);
    *job = thinker_->begin(Purpose::analysis,
                           [this, job, wanted, record, settings,
                            today = book_->today()](Thinker::Run const& run) -> Thinker::Answer {
                             auto position =
                                 keepPosition(record, wanted.hand, wanted.place, settings, run.stop, today);
                             PositionLine const line = position ? positionLineOf(*position) : PositionLine{};
                             return [this, job, wanted, line, position = std::move(position)] {
                               jobs_.erase(*job);
                               wanted_.erase(wanted);
                               if (position && !position->isRight(position->chosen)) {
                                 KeptPosition kept = *position;
                                 kept.program = program_;
                                 book_->add(std::move(kept), line);
                               } else {
                                 emit noticed(say(phrases::positionNoMistake));
                               }
                               tell();
                             };
                           });
    jobs_.insert(*job);
  });
}

void Keeping::setVerdict(std::optional<HandVerdict> const& verdict) {
  verdict_ = verdict;
  if (verdict && !book_->isRead()) book_->whenRead([this] { tell(); });
  tell();
}

void Keeping::tell() {
  std::optional<HandVerdict> now = verdict_;
  bool const stands = now && session_->hasMatch() && now->hand < session_->record().hands.size();
  if (stands) {
    RecordedHand const& hand = session_->record().hands[now->hand];
    GameInfo const& game = *findGame(session_->record().game);
    for (HandVerdict::Decision& decision : now->decisions) {
      if (!decision.isDear()) continue;
      using Kept = HandVerdict::Kept;
      if (book_->holds(game, hand, static_cast<std::size_t>(decision.place)))
        decision.kept = Kept::yes;
      else if (wanted_.contains({session_->scene().match, now->hand, decision.place}))
        decision.kept = Kept::soon;
    }
  }
  if (now == told_) return;
  told_ = now;
  emit changed(told_);
}

}  // namespace giaguaro
