#include "ui/host/status_text.h"

#include <algorithm>

#include "ui/hint/hint_steps.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"
#include "ui/text/token_text.h"

namespace giaguaro {
namespace {

constexpr Phrase hasLeft{
    phrase("table", "{seat} has left the table; a computer player takes over.", "playback.left")};

bool goesOn(TableScene const& scene, StatusText::Beside const& beside) {
  bool const lesson = scene.lesson && scene.lesson->mayGoOn();
  return scene.showResult || scene.rests() || beside.lookingBack || lesson;
}

QString inShort(std::vector<Message> lines, Wording const& wording) {
  constexpr std::size_t shown = 2;
  if (lines.size() > shown) lines.resize(shown);
  return wording.say(lines);
}

}  // namespace

bool StatusText::isWanted(TableScene const& scene, Beside const& beside) {
  if (scene.playback && scene.playback->running) return false;
  return scene.mayAct || goesOn(scene, beside);
}

QString StatusText::of(TableScene const& scene, Wording const& wording, Beside const& beside) {
  if (!beside.asked.isEmpty()) return beside.asked + u' ' + tr("Escape leaves everything as it is.");
  if (!beside.hurry.isEmpty()) return beside.hurry;
  if (!beside.noticed.isEmpty()) return beside.noticed;
  if (scene.paused && !scene.showResult && !beside.lookingBack) return tr("Paused.");
  if (beside.lookingBack)
    return ofTrick(scene, wording, beside.pastTrick) + u' ' + tr("L or a click goes back to the game.");
  if (scene.hint && !beside.hintIsSeen) return inShort(hintAsSaid(scene, wording), wording);
  if (scene.review && !beside.reviewIsSeen && !scene.showResult && !scene.review->lines.empty())
    return inShort(scene.review->lines, wording);
  if (scene.showResult && beside.ending) return ofEnd(scene, wording);
  if (scene.showResult) return ofResult(scene);
  if (scene.playback) return ofPlayback(scene, wording);
  if (scene.lesson) return ofLesson(*scene.lesson, wording);
  return ofPlay(scene, wording, beside);
}

QString StatusText::ofTrick(TableScene const& scene, Wording const& wording, int number) {
  if (number == 0)
    return tr("This is the trick just played.") + u' ' + wording.say(scene.seen.lastTrick()->taken);
  Seen::Trick const& trick = scene.seen.tricks[static_cast<std::size_t>(number) - 1];
  Wording const told = scene.showResult ? wordingForAll(scene, wording) : wording;
  return told.say({say(tablePhrases::trickNumber, {args::number(trick.number)}), trick.taken});
}

QString StatusText::ofResult(TableScene const& scene) {
  if (scene.playback && scene.playback->atLastHand())
    return tr("The hand is over.") + u' ' + tr("Space or Escape to close.");
  if (scene.again) return tr("The hand is over.") + u' ' + tr("Space or Escape to close.");
  if (scene.club && scene.club->ended == EarlyEnd::agreed)
    return tr("The match is over.") + u' ' + tr("The table has agreed to end it; the totals stand.");
  if (scene.club && scene.club->ended == EarlyEnd::lapsed)
    return tr("The match is over.") + u' ' + tr("Time ran out before the first card was led: nobody wins.");
  return scene.matchOver ? tr("The match is over.") + u' ' + tr("Space to go to the podium.")
                         : tr("The hand is over.") + u' ' + tr("Press Space to go on.");
}

// What came of it, in the game's words: for the one person who looks on, too. Who sits where is seen at the plates.
QString StatusText::ofEnd(TableScene const& scene, Wording const& wording) {
  Result const& result = *scene.seen.result;
  std::vector<Message> told{result.title};
  bool const isOnes = scene.viewer != nobody && !isShared(scene) && !scene.playback;
  if (!isOnes) told.push_back(result.subtitle);
  QString text = wordingForAll(scene, wording).say(told);
  if (isOnes) {
    auto const score = result.scores[static_cast<std::size_t>(scene.viewer)];
    text += u' ' + tr("For you: %1.").arg(Wording::score(score, scene.halves));
  }
  return text + u' ' + tr("Click or Space to go on.");
}

QString StatusText::ofLesson(LessonScene const& lesson, Wording const& wording) {
  switch (lesson.state) {
    case LessonScene::State::asking:
      return tokenText::plain(lesson.ask, wording) + u' ' + tr("Escape leaves the lesson.");
    case LessonScene::State::answered:
      return (lesson.reply && !lesson.reply->right ? tr("Something else is better.") : tr("That is right.")) +
             u' ' + tr("Press Space to go on.");
    case LessonScene::State::others: return tr("The others play.") + u' ' + tr("Space to go on at once.");
    case LessonScene::State::ended:
      return tr("The lesson is over.") + u' ' +
             (lesson.hasNext ? tr("Space begins the next one, Escape leaves.")
                             : tr("Space shows all lessons, Escape leaves."));
  }
  return {};
}

// Where a hand is played back there is nothing that waits for a click.
QString StatusText::ofPlayback(TableScene const& scene, Wording const& wording) {
  Seen const& seen = scene.seen;
  QString const told = scene.resting && seen.lastTrick() != nullptr ? wording.say(seen.lastTrick()->taken)
                                                                    : wording.say(seen.status);
  QString const keys = scene.playback->running
                           ? tr("Space stops, Escape closes.")
                           : tr("Space continues, \u2190 and \u2192 step, Escape closes.");
  QStringList words;
  for (Seat const seat : scene.playback->left) words += wording.say(say(hasLeft, {args::seat(seat)}));
  words += told;
  words += keys;
  return words.join(u' ');
}

QString StatusText::ofPlay(TableScene const& scene, Wording const& wording, Beside const& beside) {
  Seen const& seen = scene.seen;
  bool const readsOn = scene.firstHand && scene.firstHand->more;
  QString const onward =
      readsOn ? tr("Press Space for one more idea, click to go on.") : tr("Click or Space to go on.");
  if (scene.resting && seen.lastTrick() != nullptr)
    return wording.say(seen.lastTrick()->taken) + u' ' + onward;
  if (scene.turned) return wording.say(seen.status) + u' ' + onward;
  if (scene.draftSize > 0 && static_cast<int>(scene.draft.size()) == scene.draftSize)
    return tr("Enter discards the chosen cards; a click or Backspace takes one back.");
  QString text = wording.say(seen.status);
  // And has a mark in the hand (ui/hand/card_button.h).
  auto const wasOpen = [&scene](Card card) { return scene.isOnCloth(card); };
  if (scene.draftSize > 0 && std::ranges::any_of(seen.hand, wasOpen))
    text += u' ' + tr("\u25c6 marks the cards you took up.");
  if (beside.speaking) return text + u' ' + tr("To speak, press a number; after 7, 8 or 9 choose to whom.");
  if (scene.again) text += u' ' + tr("This is a replay and does not count; Escape leaves it.");
  if (!scene.mayFinish) return text;
  return text + u' ' +
         tr("Nothing can change the scores any more: %1 finishes the hand.").arg(beside.finishKey);
}

}  // namespace giaguaro
