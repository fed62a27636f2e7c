// What computer players decide.
#include <utility>

#include "app/desktop/session/session.h"

namespace giaguaro {
namespace {

// Takes the actions of SessionStart::playFirst.
constexpr char const* baselinePlayer = "greedy";

}  // namespace

bool Session::putsAside(Done const& done, Seat seat) {
  return done.seat == seat && done.action.kind == Action::Kind::discard;
}

// Whoever has thought about what to put aside has thought about all of it.
bool Session::goesOnPuttingAside() const {
  History const& actions = table_->record().hands.back().actions;
  return !actions.empty() && putsAside(actions.back(), table_->toAct()) &&
         table_->at(table_->toAct()).seen().toSetAside > 0;
}

void Session::think() {
  bool const baseline = playingFirst() || course_.hurried;
  stopConversation();
  if (course_.paused && !baseline) return enter(states::Thinking{});
  bool const atOnce = baseline || paces_.thinking.count() == 0 || goesOnPuttingAside();
  if (!atOnce)
    alarm_->set(paces_.thinking, [this] {
      auto* const waiting = at<states::Thinking>();
      if (waiting == nullptr) return;
      waiting->longEnough = true;
      actOnAdvice(*waiting);
    });
  state_ = states::Thinking{.longEnough = atOnce};
  // With talk it is thought behind what is said.
  bool const talks = !baseline && table_->playing() && talkOf(plan_.setup.table) != TableTalk::off;
  if (!talks) beginThought();
  enter(std::exchange(state_, states::Idle{}));
  if (talks) converse();
}

void Session::beginThought() {
  auto* const thinking = at<states::Thinking>();
  if (thinking == nullptr || thinking->asked) return;
  thinking->asked = {
      thinker_, thinker_.think(Purpose::play, thoughtOf(table_->toAct(), playingFirst() || course_.hurried),
                               [this](Advice const& advice) { answered(advice); })};
}

// Who has answered in this position before answers the same again.
Thought Session::thoughtOf(Seat seat, bool baseline) const {
  if (Action const known = answers_.at(table_->record()); known.valid())
    return [known](StopFlag const&) { return Advice{.action = known}; };
  return table_->thought(baseline ? baselinePlayer : plan_.computerOf(seat));
}

// Of this position: whatever leads elsewhere has cancelled the thought.
void Session::answered(Advice const& advice) {
  auto* const thinking = at<states::Thinking>();
  if (thinking == nullptr) return;
  thinking->asked = {};
  thinking->answer = advice.action;
  if (!thinking->answer.valid() || !table_->isLegal(thinking->answer)) {
    qWarning("A player had no legal answer; the first legal action is taken for it.");
    thinking->answer = table_->legal().front();
  }
  actOnAdvice(*thinking);
}

void Session::actOnAdvice(states::Thinking const& thinking) {
  if (thinking.answer.valid() && thinking.longEnough) recordAction(thinking.answer);
}

void Session::stopThinking() {
  alarm_->cancel();
  if (auto* const thinking = at<states::Thinking>()) *thinking = {};
}

}  // namespace giaguaro
