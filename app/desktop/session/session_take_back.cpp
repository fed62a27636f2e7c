// The session's way back: undo, redo, and a deal from its beginning.
#include <algorithm>

#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"

namespace giaguaro {

namespace {

// The last `count` steps of a record, in their order, with what was said between them (core's takenBack).
std::vector<Forward> lastSteps(Record const& record, int count) {
  std::vector<Forward> steps;
  for (std::size_t hand = record.hands.size(); hand-- > 0 && count > 0;) {
    RecordedHand const& played = record.hands[hand];
    auto said = played.talk.rbegin();
    auto const takeSaid = [&](std::size_t acts) {
      for (; said != played.talk.rend() && said->after == static_cast<int>(acts); ++said)
        steps.emplace_back(*said);
    };
    for (std::size_t i = played.actions.size(); i-- > 0 && count > 0; --count) {
      takeSaid(i + 1);
      steps.emplace_back(played.actions[i]);
    }
    if (count > 0) takeSaid(0);
    if (count-- > 0) steps.emplace_back(NewHand{played.deal, played.dealer});
  }
  std::ranges::reverse(steps);
  return steps;
}

}  // namespace

void Session::undo() {
  if (auto* const recording = at<states::Recording>(); recording != nullptr && recording->step.index() != 0) {
    if (isClub()) return;
    ++recording->undos;
    next_.clear();
    return;
  }
  if (!draft().empty()) return clearDraft();
  if (refusesAtClub(phrases::noClubUndo)) return;
  TakeBack const back = table_ && at<states::Held>() == nullptr ? toTakeBack() : TakeBack{};
  if (back.count == 0) {
    if (auto* const recording = at<states::Recording>()) recording->undos = 0;  // told once
    emit refused(say(phrases::noUndoNothing));
    auto const* const recording = at<states::Recording>();
    if (recording != nullptr && recording->write == 0) advance();
    return;
  }
  recordTakeBack(back.count, back.assist);
}

// The next undo that was asked for while recording, if any.
bool Session::undoNext() {
  auto* const recording = at<states::Recording>();
  if (recording == nullptr || recording->undos == 0) return false;
  --recording->undos;
  undo();
  return true;
}

// As many actions and deals as lead back to a person's last decision; 0: nobody has made one.
TakeBack Session::toTakeBack() const {
  int count = 0;
  auto const& hands = table_->record().hands;
  for (std::size_t hand = hands.size(); hand-- > 0;) {
    History const& actions = hands[hand].actions;
    auto const own = std::find_if(actions.rbegin(), actions.rend(),
                                  [this](Done const& done) { return plan_.isPerson(done.seat); });
    if (own != actions.rend()) {
      // What was put aside together is taken back together.
      auto const last = own->action.kind == Action::Kind::discard
                            ? std::find_if(own, actions.rend(),
                                           [&](Done const& done) { return !putsAside(done, own->seat); })
                            : own + 1;
      return {count + static_cast<int>(last - actions.rbegin()),
              {own->seat, Assist::Kind::undo, static_cast<int>(actions.rend() - last) + 1},
              {own->seat, own->action.kind}};
    }
    count += static_cast<int>(actions.size()) + 1;
  }
  return {};
}

void Session::recordTakeBack(int count, Assist const& assist) {
  stopThinking();
  next_.clear();
  course_.hurried = false;
  QByteArray const note = assist.seat == nobody ? QByteArray() : assistLine(assist);
  record(TakeBack{count, assist}, undoLine(count) + note);
}

void Session::takeBack(TakeBack const& back) {
  undone_.push_back(lastSteps(table_->record(), back.count));
  Record const before = table_->record();
  table_->takeBack(back.count);
  if (back.assist.seat != nobody) table_->assist(back.assist);
  answers_.keep(before, table_->record());
  keepUp(rows_, *table_);
}

void Session::redo() {
  if (refusesAtClub(phrases::noClubUndo)) return;
  if (at<states::Recording>() != nullptr) return;  // what is on its way is done first
  if (!table_ || at<states::Held>() != nullptr || !draft().empty() || undone_.empty()) {
    emit refused(say(phrases::noRedoNothing));
    return;
  }
  stopThinking();
  Again const again{undone_.back()};
  QByteArray lines;
  for (Forward const& step : again.steps)
    if (auto const* hand = std::get_if<NewHand>(&step))
      lines += dealLine(*table_, hand->deal, hand->dealer);
    else if (auto const* said = std::get_if<Said>(&step))
      lines += sayLine(said->seat, said->saying);
    else
      lines += actionLine(*table_, std::get<Done>(step));
  record(again, lines);
}

void Session::doAgain(Again const& again) {
  undone_.pop_back();
  for (Forward const& step : again.steps)
    if (auto const* hand = std::get_if<NewHand>(&step))
      deal(*hand);
    else if (auto const* said = std::get_if<Said>(&step))
      table_->say(said->seat, said->saying);
    else
      play(std::get<Done>(step).action);
}

// Something is done after an undo: the same as before, or something else, and then the rest has no place any
// more. What was said between is no part of that: it may be said again, or not.
void Session::leaveUndone(Forward const& step) {
  if (undone_.empty()) return;
  auto& latest = undone_.back();
  auto const isSaid = [](Forward const& undone) { return std::holds_alternative<Said>(undone); };
  auto const first = std::ranges::find_if_not(latest, isSaid);
  if (!(*first == step)) return undone_.clear();
  latest.erase(latest.begin(), first + 1);
  if (std::ranges::all_of(latest, isSaid)) undone_.pop_back();
}

void Session::restartDeal() {
  if (refusesAtClub(phrases::noClubRestart)) return;
  if (at<states::Recording>() != nullptr) return;
  int const count = table_ && at<states::Held>() == nullptr ? ofThisDeal() : 0;
  if (count == 0) {
    emit refused(say(phrases::noUndoNothing));
    return;
  }
  recordTakeBack(count, restartAssist());
}

int Session::ofThisDeal() const {
  return table_->hasHand() ? static_cast<int>(table_->record().hands.back().actions.size()) : 0;
}

}  // namespace giaguaro
