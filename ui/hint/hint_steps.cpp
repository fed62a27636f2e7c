#include "ui/hint/hint_steps.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/text/noun.h"

namespace giaguaro {
namespace {

constexpr Phrase oneOfCards{phrase("guide", "{cards.or}.", "hint.one-of")};
constexpr Phrase oneOfWords{phrase("guide", "{what}.", "hint.one-of-words")};

bool isCard(Hint::Choice const& choice) { return choice.glyph.kind == Argument::Kind::card; }

}  // namespace

std::vector<Message> whatToLookAt(TableScene const& scene) {
  if (scene.hint && !scene.hint->point.empty()) return scene.hint->point;
  Seen::Guide const& guide = scene.seen.guide;
  return !guide.means.empty() ? guide.means : !guide.needs.empty() ? guide.needs : guide.where;
}

std::vector<Hint::Choice> inQuestion(TableScene const& scene) {
  std::vector<Hint::Choice> choices = scene.hint->choices;
  auto const place = [&scene](Hint::Choice const& choice) {
    return std::ranges::find(scene.seen.offers, choice.action, &Offer::action) - scene.seen.offers.begin();
  };
  std::ranges::sort(choices, {}, place);
  return choices;
}

Message inQuestionSaid(TableScene const& scene, Wording const& wording) {
  std::vector<Hint::Choice> const choices = inQuestion(scene);
  if (choices.empty()) return {};
  if (!std::ranges::all_of(choices, isCard)) {
    QStringList names;
    for (Hint::Choice const& choice : choices) names += choiceName(choice, wording);
    return say(oneOfWords, {args::word(Wording::either(names).toStdString(), "what")});
  }
  CardSet cards;
  for (Hint::Choice const& choice : choices) cards.insert(choice.action.card());
  return say(oneOfCards, {args::cards(cards)});
}

std::vector<Message> hintAsSaid(TableScene const& scene, Wording const& wording) {
  Hint const& hint = *scene.hint;
  if (hint.step == Hint::Step::look) return whatToLookAt(scene);
  if (hint.step == Hint::Step::cards) return {inQuestionSaid(scene, wording)};
  std::vector<Message> said = hint.lines;
  said.push_back(hint.next);
  said.insert(said.end(), hint.why.begin(), hint.why.end());
  return said;
}

QString successHead(Hint::Success success) {
  return success == Hint::Success::bid ? QCoreApplication::translate("HintSteps", "Bid made")
                                       : QCoreApplication::translate("HintSteps", "Hand won");
}

QString rivalNote(Hint::Choice const& choice) {
  if (choice.natural) return QCoreApplication::translate("HintSteps", "looks natural");
  return choice.rival ? QCoreApplication::translate("HintSteps", "compared below") : QString();
}

std::vector<HintTable::Bar> barsOf(std::vector<Hint::Choice> const& choices) {
  int least = 0;
  int most = 0;
  for (Hint::Choice const& choice : choices) {
    least = std::min(least, choice.score);
    most = std::max(most, choice.score);
  }
  double const span = std::max(1, most - least);
  std::vector<HintTable::Bar> bars;
  for (Hint::Choice const& choice : choices) bars.push_back({-least / span, (choice.score - least) / span});
  return bars;
}

QString choiceName(Hint::Choice const& choice, Wording const& wording) {
  return isCard(choice) ? capitalised(wording.argument(choice.glyph)) : wording.say(choice.label);
}

}  // namespace giaguaro
