#include "app/desktop/lessons/own_position_source.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <cmath>
#include <utility>

#include "app/desktop/match/people.h"
#include "app/desktop/review/judgement.h"
#include "app/desktop/scenes/scene.h"
#include "core/reasons/reason.h"
#include "ui/scene/scene_wording.h"
#include "ui/text/language.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr Phrase ownSay{
    phrase("app",
           "A hand of yours. Your choice here cost {cost} of the score on average, give or "
           "take {error}, by what you could know.",
           "own.say")};
constexpr Phrase ownAskPlay{phrase("app", "What do you play?", "own.ask-play")};
constexpr Phrase ownAskAside{phrase("app", "What do you discard?", "own.ask-aside")};
constexpr Phrase ownAskSay{phrase("app", "What do you say?", "own.ask-say")};
constexpr Phrase ownBest{phrase("app", "Right: nothing better was found.", "own.best")};
constexpr Phrase ownAsGood{
    phrase("app", "Right: nothing is surely better. In the first place stands {best}.", "own.as-good")};
constexpr Phrase ownThen{
    phrase("app", "Your choice then, {what}, costs {cost} of the score on average, give or take {error}.",
           "own.then")};
constexpr Phrase ownAgain{phrase(
    "app", "The same as then: it costs {cost} of the score on average, give or take {error}. Better: {best}.",
    "own.again")};
constexpr Phrase ownWorse{
    phrase("app", "That costs {cost} of the score on average. Better: {best}.", "own.worse")};
constexpr Phrase ownLessOften{
    phrase("app", "Its chance of success is {chance}; with {best} it is {other}.", "own.less-often")};
constexpr Phrase ownUnseen{
    phrase("app", "That was not among the choices weighed. Better: {best}.", "own.unseen")};
constexpr Phrase ownNamed{phrase("app", "The help had named it, so it does not count.", "own.named")};

// The words of lists, which are no sentences.
QString listed(char const* text) { return QCoreApplication::translate("own", text); }

// The position as a lesson of one step.
std::shared_ptr<LessonBook const> bookOf(KeptPosition const& position) {
  auto book = std::make_shared<LessonBook>();
  book->game = position.game;
  book->lessons.push_back(lessonOf(position));
  return book;
}

Argument sized(double figure, KeptPosition const& position, std::string_view name) {
  int const hundredths = static_cast<int>(std::lround(figure * (position.game->halves ? 50 : 100)));
  return args::word(verdict::size(hundredths).toStdString(), name);
}

}  // namespace

OwnPositionSource::OwnPositionSource(KeptPosition position, bool hasNext, int avatar, Thinker* thinker,
                                     std::unique_ptr<Alarm> alarm)
    : LessonSource(bookOf(position), 0, {}, avatar, std::move(alarm)),
      position_(std::move(position)),
      hasNext_(hasNext),
      thinker_(thinker) {}

OwnPositionSource::~OwnPositionSource() = default;

QString OwnPositionSource::handOf(KeptPosition const& position) {
  return listed(QT_TRANSLATE_NOOP("own", "%1, hand %2"))
      .arg(Wording().say({.text = position.game->name}))
      .arg(position.hand + 1);
}

QString OwnPositionSource::about(KeptPosition const& position, PositionLine const& line) {
  HandVerdict::Decision decision;
  decision.chosen = line.chosen;
  decision.trick = line.trick;
  QStringList names;
  for (std::string const& name : position.names) names += QString::fromStdString(name);
  Deck const& deck = *position.game->deck;
  Wording const wording(names, position.seat, deckWords(deck.id(), false), &deck);
  return verdict::whenOf(decision, HandVerdict::aimOf(*position.game)) + QStringLiteral(": ") +
         verdict::nameOf(decision.chosen, wording);
}

QString OwnPositionSource::costOf(KeptPosition const& position) {
  HandVerdict::Decision decision;
  decision.loss = position.loss;
  return verdict::wordOf(position.mark) + QStringLiteral(", ") +
         verdict::figure(verdict::costOf(decision, position.game->halves));
}

QString OwnPositionSource::rightOf(Schedule const& schedule) {
  return schedule.isLearned()  ? listed(QT_TRANSLATE_NOOP("own", "right twice: learned"))
         : schedule.right == 0 ? listed(QT_TRANSLATE_NOOP("own", "not yet right"))
                               : listed(QT_TRANSLATE_NOOP("own", "right once"));
}

QString OwnPositionSource::againOf(Schedule const& schedule, Day today) {
  if (schedule.isLearned() || schedule.isDue(today)) return {};
  int const days = static_cast<int>((schedule.due - today).count());
  return days == 1 ? listed(QT_TRANSLATE_NOOP("own", "asked tomorrow"))
                   : listed(QT_TRANSLATE_NOOP("own", "asked in %1 days")).arg(days);
}

void OwnPositionSource::setStanding(Schedule const& schedule, Day today) {
  after_ = schedule;
  today_ = today;
}

// What the rules do not allow is no answer.
void OwnPositionSource::choose(Action action) {
  if (!asks()) return;
  asked_ = scene();
  LessonPlay::Reply reply = playing().answer(action);
  if (!reply.legal) {
    if (reply.refusal) emit refused(*reply.refusal);
    return;
  }
  if (!answers(asked_.seen, action)) return;
  told_ = toldOf(reply, scene().seen.offers);
  named_ = helped() == LessonScene::mostHelp;
  if (reply.right) applied();
  emit answeredOnce(reply.right && !named_);
  think();
  show();
}

// Against what was answered, or where that was right, what was chosen then.
void OwnPositionSource::think() {
  Action const against = told_->reply.right ? position_.chosen : told_->reply.action;
  job_ = {*thinker_,
          thinker_->begin(Purpose::hint,
                          [this, position = position_, against](Thinker::Run const& run) -> Thinker::Answer {
                            auto reason = reasonAt(position, against, run.stop);
                            return [this, reason = std::move(reason)] {
                              job_ = {};
                              if (reason == nullptr || reason->sentences.empty()) return;
                              why_ = reason->sentences;
                              show();
                            };
                          })};
}

void OwnPositionSource::teach(LessonDeed deed) {
  switch (deed) {
    case LessonDeed::startAgain: return;
    case LessonDeed::goOn:
      if (told_) return hasNext_ ? emit nextWanted() : emit allWanted();
      return;
    case LessonDeed::showMe:
      if (told_) return;
      break;
    default: break;
  }
  LessonSource::teach(deed);
}

QString OwnPositionSource::named(Action action) const { return nameOf(action, asked_, wordingOf(asked_)); }

// The answer, by the review's figures.
QString OwnPositionSource::said() const {
  Wording const wording = wordingOf(asked_);
  KeptAnswer const& best = position_.answers.front();
  Action const action = told_->reply.action;
  auto const word = [](QString const& text, std::string_view name) {
    return args::word(text.toStdString(), name);
  };
  Argument const named = word(this->named(best.action), "best");
  Argument const cost = sized(position_.loss, position_, "cost");
  Argument const error = sized(position_.error, position_, "error");
  std::vector<Message> told;
  if (told_->reply.right) {
    told.push_back(action == best.action ? say(ownBest) : say(ownAsGood, {named}));
    told.push_back(say(ownThen, {word(this->named(position_.chosen), "what"), cost, error}));
    if (named_) told.push_back(say(ownNamed));
  } else if (action == position_.chosen) {
    told.push_back(say(ownAgain, {cost, error, named}));
  } else if (KeptAnswer const* const answer = position_.answer(action); answer == nullptr) {
    told.push_back(say(ownUnseen, {named}));
  } else if (answer->score < best.score) {
    told.push_back(say(ownWorse, {sized(best.score - answer->score, position_, "cost"), named}));
  } else {
    told.push_back(say(ownLessOften, {word(verdict::percentOf(answer->chance), "chance"), named,
                                      word(verdict::percentOf(best.chance), "other")}));
  }
  QString text = wording.say(told);
  if (after_) {
    QString const again = againOf(*after_, today_);
    QString const standing = rightOf(*after_) + (again.isEmpty() ? again : QStringLiteral(", ") + again);
    text += u' ' + standing.left(1).toUpper() + standing.mid(1) + u'.';
  }
  return text;
}

LessonScene OwnPositionSource::lessonScene() const {
  LessonScene lesson = LessonSource::lessonScene();
  Wording const wording = wordingOf(scene());
  using Kind = Action::Kind;
  Kind const kind = position_.chosen.kind;
  lesson.title = handOf(position_);
  lesson.say = wording.say(
      say(ownSay, {sized(position_.loss, position_, "cost"), sized(position_.error, position_, "error")}));
  lesson.ask = wording.say(say(kind == Kind::play      ? ownAskPlay
                               : kind == Kind::discard ? ownAskAside
                                                       : ownAskSay));
  Schedule const schedule = after_.value_or(position_.schedule);
  QDate const kept = QDate(1970, 1, 1).addDays(position_.kept.time_since_epoch().count());
  lesson.own =
      LessonScene::Own{.from = listed(QT_TRANSLATE_NOOP("own", "your own position, kept on %1"))
                                   .arg(QLocale(translatedInto()).toString(kept, QLocale::ShortFormat)),
                       .standing = rightOf(schedule),
                       .right = schedule.right,
                       .enough = Schedule::enough};
  lesson.hasNext = hasNext_;
  if (!told_) return lesson;
  lesson.state = LessonScene::State::answered;
  lesson.reply = answerOf(*told_);
  lesson.reply->said = said();
  lesson.help = why_;
  lesson.shown = told_->reply.right ? Action{} : position_.answers.front().action;
  return lesson;
}

}  // namespace giaguaro
