#include "app/desktop/watching/demonstration.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "app/desktop/review/judgement.h"
#include "app/desktop/review/review_work.h"
#include "app/desktop/scenes/believing.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

// Between two steps, for each pace.
constexpr std::array<std::chrono::milliseconds, playbackPaces> pauses{
    std::chrono::milliseconds{3200}, std::chrono::milliseconds{1900}, std::chrono::milliseconds{1100},
    std::chrono::milliseconds{500}};

}  // namespace

Demonstration::Demonstration(std::shared_ptr<FinishedMatch const> match, int hand,
                             std::unique_ptr<Alarm> alarm, QObject* parent)
    : SceneSource(parent),
      match_(std::move(match)),
      alarm_(std::move(alarm)),
      hand_(match_->hand(hand)),
      handIndex_(hand),
      taken_(freshMatch()),
      viewer_(match_->owner()) {
  playback_.running = true;
  wind();
}

Demonstration::~Demonstration() { giveUpReading(); }

void Demonstration::standAt(int step) {
  playback_.running = false;
  lying_ = false;
  hand_.goTo(step);
  wind();
}

void Demonstration::show() {
  shown_ = true;
  scene_ = hand_.scene(viewer_, playback_.open, lying_);
  scene_.match = taken_;
  scene_.frenchForty = frenchForty_;
  playback_.step = hand_.step();
  playback_.steps = hand_.steps();
  playback_.hand = handIndex_ + 1;
  playback_.hands = match_->hands();
  playback_.left = hand_.left();
  playback_.course = course();
  scene_.playback = playback_;
  review();
  emit sceneChanged(scene_);
}

void Demonstration::judgeBy(Thinker* thinker, ReviewSettings const& settings) {
  thinker_ = thinker;
  settings_ = settings;
  takeJudge();
}

void Demonstration::takeJudge() {
  if (thinker_ == nullptr) return;
  judge_ = std::make_unique<DecisionJudge>(thinker_, match_->recordTo(handIndex_),
                                           static_cast<std::size_t>(handIndex_), settings_);
  readKept();
}

void Demonstration::setVerdict(HandVerdict const& verdict) {
  bool const other = verdict_ != verdict;
  verdict_ = verdict;
  if (other && shown_) show();
}

// On the person's decisions in this hand: as it is told, else as it was kept. Null: nothing is known.
HandVerdict const* Demonstration::ownVerdict() const {
  if (verdict_ && static_cast<int>(verdict_->hand) == handIndex_) return &*verdict_;
  return kept_ ? &*kept_ : nullptr;
}

// Of hands that were judged when they were played, as those of past matches; it judges nothing itself.
void Demonstration::readKept() {
  giveUpReading();
  kept_.reset();
  if (match_->plan().isWatched()) return;
  auto const work =
      std::make_shared<ReviewWork>(ReviewWork::Asked{.record = match_->recordTo(handIndex_),
                                                     .hand = static_cast<std::size_t>(handIndex_),
                                                     .first = match_->owner(),
                                                     .people = {match_->owner()}});
  reading_ = {*thinker_,
              thinker_->begin(Purpose::analysis, [this, work](Thinker::Run const& run) -> Thinker::Answer {
                work->step(run.stop);
                return [this, work] {
                  reading_ = {};
                  if (!work->wasKept()) return;
                  kept_ = work->verdicts().front();
                  if (shown_) show();
                };
              })};
}

void Demonstration::giveUpReading() { reading_ = {}; }

// Of the person's decisions where there is a verdict on them, else of the seat from which one looks, as far as its
// decisions were looked at. Of a hand that nobody has played nothing is told before it is seen.
HandCourse Demonstration::course() {
  HandVerdict const* const own = ownVerdict();
  Seat const seat = own != nullptr ? own->seat : viewer_;
  if (!course_ || course_->seat != seat) course_ = hand_.course(seat);
  HandCourse course = *course_;
  course.aim = HandVerdict::aimOf(*findGame(match_->plan().setup.game));
  if (own != nullptr) {
    course.add(*own);
  } else if (judge_) {
    for (HandCourse::Stage& stage : course.stages)
      for (HandVerdict::Decision& decision : stage.decisions) {
        DecisionFound const* const found = judge_->found(decision.place);
        decision.forced = found == nullptr && judge_->isKnown(decision.place);
        if (found != nullptr) markBy(*found, decision);
      }
  }
  furthest_ = std::max(furthest_, hand_.step());
  if (match_->plan().isWatched()) course.hideFrom(furthest_);
  course.current = course.stageAt(hand_.step(), lying_);
  return course;
}

// Of the decision that is taken next; of whoever lets it go on by itself nothing is judged.
void Demonstration::review() {
  HandVerdict const* const own = ownVerdict();
  if (!judge_) return;
  Done const* const next = hand_.next();
  int const place = hand_.step();
  if (next == nullptr || playback_.running) {
    judge_->callOff();
    // A hand that is only watched has nothing beside it.
    if (own == nullptr) return;
    scene_.review =
        ReviewScene{.state = playback_.running ? ReviewScene::State::running : ReviewScene::State::none};
    scene_.review->decision.place = place;
  } else if (lying_) {
    // One thing after the other: what leads to the next trick is told once this one has been looked at.
    scene_.review = ReviewScene{};
    scene_.review->decision.place = place;
    judge_->ask(place, [this] { show(); });
  } else {
    judge_->ask(place, [this] { show(); });
    TableScene position = hand_.scene(next->seat, false);
    position.frenchForty = frenchForty_;
    position.mayFinish = hand_.isSettled();
    position.playback = playback_;  // words are said to the same as those of the scene
    DecisionFound const* const found = judge_->found(place);
    scene_.review =
        found != nullptr ? judgementOf(*found, place, *next, position) : decisionAt(place, *next, position);
    if (Belief const* const belief = judge_->belief(place))
      scene_.review->belief = believedOf(*belief, hand_, position, hand_.isPerson(next->seat));
    scene_.review->mayTryAgain =
        hand_.isPerson(next->seat) && scene_.review->state != ReviewScene::State::forced;
  }
  scene_.review->aim = HandVerdict::aimOf(*findGame(match_->plan().setup.game));
  if (own == nullptr) return;
  scene_.review->verdict = *own;
  if (!kept_ || own != &*kept_) tellKept();
}

// Only of a decision that the verdict finds dear, which says whether it is kept already.
void Demonstration::tellKept() {
  auto const found =
      std::ranges::find(verdict_->decisions, scene_.review->decision.place, &HandVerdict::Decision::place);
  if (scene_.review->state == ReviewScene::State::none || scene_.review->state == ReviewScene::State::running)
    return;
  if (found == verdict_->decisions.end() || !found->isDear()) return;
  scene_.review->mayKeep = true;
  scene_.review->decision.kept = found->kept;
}

void Demonstration::goTo(int place) { go(place, false); }

void Demonstration::tryAgain() {
  if (scene_.review && scene_.review->mayTryAgain) emit againWanted(handIndex_, hand_.step());
}

void Demonstration::keep() {
  if (scene_.review && scene_.review->mayKeep) emit keepWanted(handIndex_, hand_.step());
}

void Demonstration::setFrenchForty(bool french) {
  frenchForty_ = french;
  show();
}

void Demonstration::goOn() { playBack(PlaybackDeed::forward); }

void Demonstration::nextHand() {
  if (handIndex_ + 1 == match_->hands()) return emit left();
  take(handIndex_ + 1);
  run(true);
}

void Demonstration::playBack(PlaybackDeed deed) {
  switch (deed) {
    case PlaybackDeed::run: return run(!playback_.running);
    case PlaybackDeed::forward:
      if (lying_ && hand_.next() != nullptr) {
        playback_.running = lying_ = false;
        break;
      }
      return go(hand_.step() + 1);
    case PlaybackDeed::back: return go(hand_.step() - 1);
    case PlaybackDeed::toStart: return go(0);
    case PlaybackDeed::toEnd: return go(hand_.steps());
    case PlaybackDeed::faster: playback_.pace = std::min(playback_.pace + 1, playbackPaces - 1); break;
    case PlaybackDeed::slower: playback_.pace = std::max(playback_.pace - 1, 0); break;
    case PlaybackDeed::nextTrick:
    case PlaybackDeed::previousTrick: {
      int const by = deed == PlaybackDeed::nextTrick ? 1 : -1;
      if (auto const place = scene_.playback->course.placeBeside(hand_.step(), by)) goTo(*place);
      return;
    }
    case PlaybackDeed::nextHand: return take(std::min(handIndex_ + 1, match_->hands() - 1));
    case PlaybackDeed::previousHand: return take(std::max(handIndex_ - 1, 0));
    case PlaybackDeed::nextSeat: viewer_ = static_cast<Seat>((viewer_ + 1) % match_->players()); break;
    case PlaybackDeed::openCards: playback_.open = !playback_.open; break;
    case PlaybackDeed::playAgain: return tryAgain();
    case PlaybackDeed::keep: return keep();
    case PlaybackDeed::leave: return emit left();
  }
  wind();
  show();
}

// Whoever looks at one step after the other does so by hand.
void Demonstration::go(int step, bool looks) {
  playback_.running = false;
  int const before = hand_.step();
  hand_.goTo(step);
  bool const oneOn = hand_.step() == before + 1;
  lying_ = looks && oneOn && hand_.tookTrick();
  wind();
  if (oneOn) emit happened(hand_.events(viewer_));
  show();
}

void Demonstration::take(int hand) {
  if (hand == handIndex_) return;
  playback_.running = false;
  hand_ = match_->hand(hand);
  handIndex_ = hand;
  course_.reset();
  furthest_ = 0;
  lying_ = false;
  takeJudge();
  taken_ = freshMatch();
  wind();
  show();
}

// From the result there is nothing to go on to but the beginning.
void Demonstration::run(bool running) {
  playback_.running = running;
  if (running && hand_.step() == hand_.steps()) {
    hand_.goTo(0);
    lying_ = false;
  }
  wind();
  show();
}

void Demonstration::hold(bool held) {
  if (held == held_) return;
  held_ = held;
  wind();
}

void Demonstration::wind() {
  alarm_->cancel();
  if (!playback_.running || held_) return;
  alarm_->set(pauses[static_cast<std::size_t>(playback_.pace)], [this] {
    hand_.goTo(hand_.step() + 1);
    lying_ = hand_.tookTrick();
    playback_.running = hand_.step() < hand_.steps();
    wind();
    emit happened(hand_.events(viewer_));
    show();
  });
}

}  // namespace giaguaro
