// What is said at the table, beside what is done.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"

namespace giaguaro {

// Whoever has the screen, whoever's turn it is.
bool Session::maySpeak() const {
  return table_ && talkOf(plan_.setup.table) != TableTalk::off && viewer_ != nobody && !course_.hurried &&
         !playingFirst() && at<states::Held>() == nullptr && table_->playing() && !table_->handOver() &&
         !table_->matchOver();
}

void Session::speak(Saying saying) {
  if (maySpeak() && table_->maySay(viewer_, saying)) return utter(viewer_, saying);
  emit refused(say(maySpeak() ? phrases::noSuchWords : phrases::noTalk));
}

// Behind what is being recorded, which may end the hand: then there is nothing to be said any more.
void Session::utter(Seat speaker, Saying saying, std::optional<Speech> const& advice) {
  auto const* const recording = at<states::Recording>();
  if (recording != nullptr && recording->step.index() != 0) {
    held_.push_back({0, speaker, saying, advice});
    return;
  }
  uttered_.push_back({write(sayLine(speaker, saying)), speaker, saying, advice});
}

void Session::utterHeld() {
  for (Utterance const& held : std::exchange(held_, {}))
    if (table_->maySay(held.speaker, held.saying) && !table_->handOver())
      utter(held.speaker, held.saying, held.advice);
}

bool Session::hear(quint64 id) {
  auto const written = std::ranges::find(uttered_, id, &Utterance::write);
  if (written == uttered_.end()) return false;
  Utterance const uttered = *written;
  uttered_.erase(written);
  take(uttered);
  startTurnAnew(uttered.speaker);
  bool const expected = awaited_ == uttered.speaker && !speechAsked_;
  quint64 const match = match_;
  show();
  if (match != match_) return true;
  if (expected)
    askNext();
  else
    converse();
  return true;
}

void Session::take(Utterance const& uttered) {
  if (uttered.advice)
    advised_[{table_->handNumber(), table_->record().hands.back().talk.size()}] = *uttered.advice;
  table_->say(uttered.speaker, uttered.saying);
}

// Asks all computer players what they have to say now, from the seat to act round; whoever thinks, thinks behind that.
void Session::converse() {
  auto* const thinking = at<states::Thinking>();
  if ((thinking == nullptr && at<states::Choosing>() == nullptr) || course_.paused || course_.hurried ||
      playingFirst() || talkOf(plan_.setup.table) == TableTalk::off)
    return;
  stopConversation();
  if (thinking != nullptr) {
    thinking->asked = {};
    thinking->answer = {};
  }
  int const players = table_->players();
  for (int i = players - 1; i >= 0; --i)
    if (Seat const seat = seatAfter(table_->toAct(), players, i); !plan_.isPerson(seat))
      toAsk_.push_back(seat);
  askNext();
}

void Session::askNext() {
  awaited_ = nobody;
  while (!toAsk_.empty()) {
    Seat const seat = toAsk_.back();
    toAsk_.pop_back();
    std::string_view const level = plan_.computerOf(seat);
    SeatTable const here = table_->at(seat);
    SpeechThought const speech = speaker_ ? speaker_(here) : here.speech(level, pupils());
    if (!speech) continue;
    awaited_ = seat;
    speechAsked_ = {
        thinker_,
        thinker_.begin(Purpose::play, [this, seat, speech](Thinker::Run const& run) -> Thinker::Answer {
          std::optional<Speech> const said = speech(run.stop);
          return [this, seat, said] { answer(seat, said); };
        })};
    return;
  }
  beginThought();
}

// Said after a while, so that one can follow it.
void Session::answer(Seat speaker, std::optional<Speech> const& speech) {
  speechAsked_ = {};
  if (!speech || !table_->maySay(speaker, speech->saying)) return askNext();
  auto const aloud = [this, speaker, said = *speech] {
    utter(speaker, said.saying, said.pupil != nobody ? std::optional(said) : std::nullopt);
  };
  if (paces_.talking.count() == 0) return aloud();
  talkAlarm_->set(paces_.talking, aloud);
}

void Session::stopConversation() {
  talkAlarm_->cancel();
  toAsk_.clear();
  awaited_ = nobody;
  speechAsked_ = {};
}

// Whoever was advised, and whoever heard it, is told why.
void Session::tellReasons(TableScene& scene) const {
  if (!scene.talk) return;
  for (std::size_t i = 0; i < scene.talk->lines.size(); ++i) {
    auto const advice = advised_.find({table_->handNumber(), i});
    if (advice == advised_.end() || advice->second.saying != scene.talk->lines[i].said.saying) continue;
    using Because = TalkScene::Line::Because;
    scene.talk->lines[i].because =
        advice->second.because == Speech::Because::ourTrick ? Because::ourTrick : Because::theirTrick;
    scene.talk->lines[i].percent = static_cast<int>(std::lround(100 * advice->second.chance));
  }
}

// At a teaching table the people at the screen.
Pupils Session::pupils() const {
  Pupils bits = 0;
  if (talkOf(plan_.setup.table) != TableTalk::teaching) return bits;
  for (int seat = 0; seat < table_->players(); ++seat)
    if (plan_.isPerson(static_cast<Seat>(seat))) bits |= 1U << seat;
  return bits;
}

}  // namespace giaguaro
