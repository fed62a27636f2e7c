#include "app/desktop/lessons/lesson_help.h"

#include <algorithm>

#include "app/desktop/text/phrases.h"
#include "ui/scene/scene_wording.h"

namespace giaguaro {

namespace {

constexpr std::size_t fewest = 3;  // that come into question, where the rules allow as many

bool isOneCard(Action action) {
  return action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
}

// The lesson's own, and where these would give the answer away, others that the rules allow.
std::vector<Action> inQuestion(LessonPlay const& play) {
  std::vector<Action> actions = play.candidates();
  std::vector<Action> const legal = play.table().legal();
  for (std::size_t i = 0; i < legal.size() && actions.size() < fewest; ++i)
    if (std::ranges::count(actions, legal[i]) == 0) actions.push_back(legal[i]);
  // In the order of all, which tells nothing.
  std::ranges::sort(actions, {},
                    [&](Action action) { return std::ranges::find(legal, action) - legal.begin(); });
  return actions;
}

Message inQuestionNamed(std::vector<Action> const& actions, TableScene const& scene) {
  if (std::ranges::all_of(actions, isOneCard)) {
    CardSet cards;
    for (Action const action : actions) cards.insert(action.card());
    return say(phrases::lessonOneOf, {args::cards(cards)});
  }
  QStringList names;
  for (Action const action : actions)
    for (Offer const& offer : scene.seen.offers)
      if (offer.action == action) names += wordingOf(scene).say(offer.label);
  return say(phrases::lessonOneOfThese, {args::word(names.join(QStringLiteral(", ")).toStdString(), "what")});
}

Message bestNamed(Action action, TableScene const& scene) {
  if (action.kind == Action::Kind::play) return say(phrases::hintBest, {args::card(action.card())});
  if (action.kind == Action::Kind::discard) return say(phrases::hintBestAside, {args::card(action.card())});
  auto const found = std::ranges::find(scene.seen.offers, action, &Offer::action);
  QString const deed = found == scene.seen.offers.end() ? QString() : wordingOf(scene).say(found->deed);
  return say(phrases::hintBestSay, {args::word(deed.toStdString(), "what")});
}

}  // namespace

std::vector<Message> lessonHelp(LessonPlay const& play, TableScene const& scene, int count) {
  std::vector<Message> help;
  if (count >= 1) {
    Seen::Guide const& guide = scene.seen.guide;
    for (auto const* said : {&guide.means, &guide.needs, &guide.where, &guide.may})
      if (!said->empty() && help.empty()) help.push_back(said->front());
    if (help.empty()) help.push_back(scene.seen.status);
  }
  if (count >= 2) help.push_back(inQuestionNamed(inQuestion(play), scene));
  if (count >= 3) help.push_back(bestNamed(play.right().front(), scene));
  return help;
}

}  // namespace giaguaro
