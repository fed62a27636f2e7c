#include "app/desktop/lessons/lesson_source.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/desktop/lessons/lesson_help.h"
#include "app/desktop/match/people.h"
#include "app/desktop/scenes/scene.h"
#include "ui/text/language.h"

namespace giaguaro {

namespace {

// Between two actions of the others, and while a trick lies there.
constexpr std::chrono::milliseconds between{800};
constexpr std::chrono::milliseconds trickRests{1600};

MatchPlan lessonPlan(Lesson const& lesson, int avatar) {
  MatchPlan plan;
  plan.setup.game = lesson.game->id;
  plan.setup.players = lesson.players;
  plan.setup.options = lesson.options;
  plan.setup.names = lesson.names;
  plan.setup.levels.assign(lesson.names.size(), std::string(usualPlayer));
  plan.setup.levels[static_cast<std::size_t>(lesson.seat)] = humanPlayer;
  plan.avatars = usualFaces(plan.setup, avatar);
  return plan;
}

}  // namespace

QString LessonSource::inLanguage(LessonText const& text) {
  for (QString const& code : {translatedInto(), QString(sourceLanguage)})
    if (auto const found = text.find(code.toStdString()); found != text.end())
      return QString::fromStdString(found->second);
  return text.empty() ? QString() : QString::fromStdString(text.begin()->second);
}

LessonSource::LessonSource(std::shared_ptr<LessonBook const> book, std::size_t place,
                           std::vector<Action> const& given, int avatar, std::unique_ptr<Alarm> alarm,
                           QObject* parent)
    : SceneSource(parent),
      book_(std::move(book)),
      place_(place),
      alarm_(std::move(alarm)),
      plan_(lessonPlan(book_->lessons[place], avatar)),
      play_(std::shared_ptr<Lesson const>(book_, &book_->lessons[place]), given),
      taken_(freshMatch()) {
  // What each could choose from stands at its own position.
  for (int step = 0; step < play_.step(); ++step) {
    LessonPlay const then(std::shared_ptr<Lesson const>(book_, &lesson()),
                          {play_.given().begin(), play_.given().begin() + step});
    done_.push_back(toldOf(play_.replyTo(step), then.table().seen().offers));
  }
}

void LessonSource::beginAnew() {
  alarm_->cancel();
  play_ = LessonPlay(std::shared_ptr<Lesson const>(book_, &lesson()));
  taken_ = freshMatch();
  tries_.clear();
  done_.clear();
  reply_.reset();
  helped_ = 0;
  others_ = resting_ = false;
}

LessonSource::Told LessonSource::toldOf(LessonPlay::Reply const& reply, std::vector<Offer> const& offers) {
  Told told{.reply = reply};
  using Kind = Action::Kind;
  Kind const kind = reply.action.kind;
  if (kind == Kind::play || kind == Kind::discard || kind == Kind::call)
    told.glyph = args::card(reply.action.card());
  for (Offer const& offer : offers)
    if (offer.action == reply.action) {
      if (offer.glyph.kind != Argument::Kind::none) told.glyph = offer.glyph;
      told.label = offer.label;
    }
  return told;
}

LessonScene::Answer LessonSource::answerOf(Told const& told) {
  return {.action = told.reply.action,
          .glyph = told.glyph,
          .label = told.label,
          .said = inLanguage(told.reply.text),
          .refusal = told.reply.refusal.value_or(Message{}),
          .right = told.reply.right,
          .legal = told.reply.legal};
}

LessonScene LessonSource::lessonScene() const {
  using State = LessonScene::State;
  LessonScene scene;
  scene.state = others_                                        ? State::others
                : play_.state() == LessonPlay::State::asking   ? State::asking
                : play_.state() == LessonPlay::State::answered ? State::answered
                                                               : State::ended;
  scene.title = inLanguage(lesson().title);
  scene.number = static_cast<int>(place_) + 1;
  scene.count = static_cast<int>(book_->lessons.size());
  scene.step = play_.step() + 1;
  scene.steps = static_cast<int>(lesson().steps.size());
  scene.say = inLanguage(play_.at().say);
  scene.ask = inLanguage(play_.at().ask);
  scene.end = inLanguage(lesson().end);
  if (reply_) scene.reply = answerOf(*reply_);
  for (Told const& tried : tries_) scene.tries.push_back(answerOf(tried));
  for (Told const& done : done_) scene.done.push_back(answerOf(done));
  scene.hasNext = hasNext();
  if (scene.state != State::asking) return scene;
  scene.help = lessonHelp(play_, scene_, helped_);
  if (helped_ == LessonScene::mostHelp) scene.shown = play_.right().front();
  return scene;
}

void LessonSource::show() {
  bool const asking = asks();
  Waiting const waiting{
      .resting = resting_, .mayAct = asking, .mayHint = asking && helped_ < LessonScene::mostHelp};
  scene_ = sceneOf(play_.table(), plan_, {}, waiting);
  // Of several cards that go, each is answered by itself.
  if (waiting.mayAct && scene_.seen.toSetAside > 0) scene_.draftSize = 1;
  scene_.match = taken_;
  scene_.frenchForty = frenchForty_;
  scene_.lesson = lessonScene();
  if (asking && asksWhatMayBePlayed())
    for (Offer& offer : scene_.seen.offers) offer.refusal.reset();
  emit sceneChanged(scene_);
}

bool LessonSource::asksWhatMayBePlayed() const {
  std::vector<Action> const right = play_.right();
  bool barred = false;
  for (Offer const& offer : scene_.seen.offers) {
    if (offer.action.kind != Action::Kind::play) return false;
    if (offer.legal() && std::ranges::count(right, offer.action) == 0) return false;
    barred = barred || !offer.legal();
  }
  return barred;
}

void LessonSource::setFrenchForty(bool french) {
  frenchForty_ = french;
  show();
}

void LessonSource::choose(Action action) {
  if (others_ || play_.state() != LessonPlay::State::asking) return;
  LessonPlay::Reply const reply = play_.answer(action);
  if (reply.text.empty()) {
    if (reply.refusal) emit refused(*reply.refusal);
    return;
  }
  reply_ = toldOf(reply, scene_.seen.offers);
  if (reply.right) {
    applied();
  } else {
    std::erase_if(tries_, [&](Told const& tried) { return tried.reply.action == action; });
    tries_.insert(tries_.begin(), *reply_);
  }
  show();
}

// Tells what the last action has moved.
void LessonSource::applied() {
  Seen const seen = play_.table().seen();
  resting_ =
      seen.trick.cards.empty() && !seen.tricks.empty() && seen.tricks.size() != scene_.seen.tricks.size();
  emit happened(play_.lastEvents());
}

void LessonSource::goOn() { teach(LessonDeed::goOn); }

void LessonSource::hint() { teach(LessonDeed::showMe); }

void LessonSource::teach(LessonDeed deed) {
  switch (deed) {
    case LessonDeed::leave: return emit left();
    case LessonDeed::all: return emit allWanted();
    case LessonDeed::startAgain:
      beginAnew();
      emit came();
      break;
    case LessonDeed::showMe: helped_ = std::min(helped_ + 1, LessonScene::mostHelp); break;
    case LessonDeed::goOn:
      if (play_.state() == LessonPlay::State::ended) return hasNext() ? emit nextWanted() : emit allWanted();
      if (play_.state() == LessonPlay::State::asking) return;
      return playOn();
  }
  show();
}

// One action of the others; behind the last of them the next step, once a trick that it ended has been seen.
void LessonSource::playOn() {
  alarm_->cancel();
  others_ = true;
  if (play_.othersToPlay()) {
    play_.playNext();
    applied();
    show();
    return wind();
  }
  others_ = resting_ = false;
  play_.goOn();
  if (reply_) done_.push_back(*reply_);
  reply_.reset();
  tries_.clear();
  helped_ = 0;
  show();
  emit came();
}

void LessonSource::wind() {
  alarm_->cancel();
  if (!others_ || held_) return;
  alarm_->set(resting_ ? trickRests : between, [this] { playOn(); });
}

void LessonSource::hold(bool held) {
  if (held == held_) return;
  held_ = held;
  wind();
}

}  // namespace giaguaro
