#include "app/desktop/judgement.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/hint.h"
#include "ui/score/hand_verdict.h"
#include "ui/score/verdict_words.h"
#include "ui/table/scene_wording.h"

namespace giaguaro {

namespace {

constexpr Phrase judgedCard{phrase("app", "{seat} chose {card.the}: {mark}.", "judged.card"),
                            phrase("app", "You chose {card.the}: {mark}.", "judged.card.you")};
constexpr Phrase judgedSaid{phrase("app", "{seat} said “{what}”: {mark}.", "judged.said"),
                            phrase("app", "You said “{what}”: {mark}.", "judged.said.you")};
constexpr Phrase judgedCost{
    phrase("app", "It cost {cost} points on average, give or take {error}, with what was known then.",
           "judged.cost")};
constexpr Phrase judgedBetter{phrase("app", "Better: {what}.", "judged.better")};
constexpr Phrase judgedAwaited{phrase("app", "This decision is being judged.", "judged.awaited")};

Argument wordOf(QString const& word, std::string_view name) { return args::word(word.toStdString(), name); }

QString nameOf(Action action, TableScene const& position, Wording const& wording) {
  if (action.kind == Action::Kind::play || action.kind == Action::Kind::discard)
    return wording.card(action.card(), QStringLiteral("the"));
  auto const found = std::ranges::find(position.seen.offers, action, &Offer::action);
  if (found == position.seen.offers.end()) return {};
  // A number alone says little: its deed has a word to it.
  return wording.say(found->glyph.kind == Argument::Kind::number ? found->deed : found->label);
}

}  // namespace

Hint judgementAwaited() { return {.lines = {say(judgedAwaited)}}; }

Hint judgementOf(Verdict const& verdict, Done const& done, TableScene const& position) {
  Wording const wording = wordingOf(position);
  Hint hint = hintOf({.action = verdict.best, .candidates = verdict.candidates}, position);
  hint.done = true;  // there is nothing left to be played
  HandVerdict::Decision const decision{.judged = true, .mark = verdict.mark};
  Argument const mark = wordOf(verdict::markOf(decision), "mark");
  Action const chosen = done.action;
  bool const isCard = chosen.kind == Action::Kind::play || chosen.kind == Action::Kind::discard;
  hint.lines = {isCard ? say(judgedCard, {args::seat(done.seat), args::card(chosen.card()), mark})
                       : say(judgedSaid, {args::seat(done.seat),
                                          wordOf(nameOf(chosen, position, wording), "what"), mark})};
  if (!verdict.mark || *verdict.mark == Mark::best) return hint;
  hint.lines.push_back(say(judgedBetter, {wordOf(nameOf(verdict.best, position, wording), "what")}));
  int const scale = position.halves ? 50 : 100;
  auto const inHundredths = [scale](double figure) { return static_cast<int>(std::lround(figure * scale)); };
  hint.lines.push_back(say(judgedCost, {wordOf(verdict::size(inHundredths(verdict.loss)), "cost"),
                                        wordOf(verdict::size(inHundredths(verdict.error)), "error")}));
  return hint;
}

}  // namespace giaguaro
