#include "app/desktop/review/judgement.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/scenes/hint.h"
#include "core/reasons/reason.h"
#include "ui/scene/scene_wording.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr Phrase judgedCard{phrase("app", "{seat} chose {card.the}.", "judged.card"),
                            phrase("app", "You chose {card.the}.", "judged.card.you")};
constexpr Phrase judgedSaid{phrase("app", "{seat} chose “{what}”.", "judged.said"),
                            phrase("app", "You chose “{what}”.", "judged.said.you")};
constexpr Phrase judgedCost{phrase(
    "app", "Judged by what was known then, it took {cost} off the score on average, give or take {error}.",
    "judged.cost")};
constexpr Phrase judgedBetter{phrase("app", "Better: {what}.", "judged.better")};
constexpr Phrase openSame{phrase("app", "Nothing would have brought more.", "judged.open-same")};
constexpr Phrase openRight{
    phrase("app", "As the cards lay, nothing would have brought more: this time it cost nothing.",
           "judged.open-right")};
constexpr Phrase openMore{
    phrase("app", "As the cards lay, {what} would have scored {gain} more, give or take {error}.",
           "judged.open-more")};
constexpr Phrase openUnlucky{
    phrase("app", "Nobody could know that: it was bad luck.", "judged.open-unlucky")};
constexpr Phrase thoughtRows{phrase("app", "{seat} reckoned: {list}.", "judged.thought")};
constexpr Phrase thoughtRow{phrase("app", "{what} {score}", "judged.thought-row")};
constexpr Phrase thoughtOther{
    phrase("app", "Asked again, {seat} would choose {what}.", "judged.thought-other")};
constexpr Phrase thoughtNone{
    phrase("app", "{seat} went by rules of thumb, without reckoning.", "judged.thought-none")};

constexpr double tellingErrors = 2;  // standard errors that make a difference

Argument wordOf(QString const& word, std::string_view name) { return args::word(word.toStdString(), name); }

bool isOfACard(Action action) {
  return action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
}

int inHundredths(double figure, TableScene const& position) {
  return static_cast<int>(std::lround(figure * (position.halves ? 50 : 100)));
}

Argument sizeOf(double figure, TableScene const& position, std::string_view name) {
  return wordOf(verdict::size(inHundredths(figure, position)), name);
}

// With the decimals of what it is the error of.
Argument errorOf(double error, double figure, TableScene const& position) {
  int const decimals = verdict::decimalsOf(inHundredths(figure, position));
  return wordOf(verdict::size(inHundredths(error, position), decimals), "error");
}

// Of the candidates the best, what was chosen, what the reason speaks of and the best of the others.
std::vector<Candidate> shownOf(DecisionFound const& found, Action chosen) {
  Verdict const& verdict = found.verdict;
  std::vector<Candidate> const candidates =
      found.figures.empty() ? comparedCandidates(verdict, chosen) : found.figures;
  Action const rival = found.reason != nullptr ? found.reason->other : Action{};
  std::vector<Candidate> shown;
  for (Action const action : {verdict.best, chosen, rival}) {
    auto const of = std::ranges::find(candidates, action, &Candidate::action);
    if (of == candidates.end() || std::ranges::count(shown, action, &Candidate::action) > 0) continue;
    shown.push_back(*of);
    // Both were compared in worlds of their own: their mark, not the search, says whether one is surely better.
    if (action != chosen || action == verdict.best) continue;
    shown.back().error = 0;
    shown.back().worth = shown.front().worth - (!verdict.mark || *verdict.mark == Mark::best ? 0 : 1);
  }
  for (Candidate const& other : candidates)
    if (!shown.empty() && shown.size() < hintChoices &&
        std::ranges::find(shown, other.action, &Candidate::action) == shown.end())
      shown.push_back(other);
  return shown;
}

// Where it was surely worse than the best, it is not as good, nor is what shows no more than it.
void keepToTheMark(std::vector<Hint::Choice>& choices, Action chosen, Verdict const& verdict) {
  if (chosen == verdict.best || !verdict.mark || *verdict.mark == Mark::best) return;
  auto const found = std::ranges::find(choices, chosen, &Hint::Choice::action);
  if (found == choices.end()) return;
  int const most = found->score;
  for (Hint::Choice& choice : choices)
    if (choice.action != verdict.best && choice.score <= most) choice.asGood = false;
  if (std::ranges::count_if(choices, &Hint::Choice::asGood) == 1)
    for (Hint::Choice& choice : choices) choice.asGood = false;
}

void tellOpen(ReviewScene& review, OpenCards const& open, TableScene const& position,
              Wording const& wording) {
  HandVerdict::Decision const& decision = review.decision;
  if (open.gain <= tellingErrors * open.error) {
    review.open = {say(decision.isDear() ? openRight : openSame)};
    return;
  }
  review.open = {
      say(openMore, {wordOf(nameOf(open.best, position, wording), "what"),
                     sizeOf(open.gain, position, "gain"), errorOf(open.error, open.gain, position)})};
  if (decision.isUnlucky()) review.open.push_back(say(openUnlucky));
}

void tellThought(ReviewScene& review, Advice const& own, Done const& done, TableScene const& position,
                 Wording const& wording) {
  Hint const hint = hintOf(own, position);
  QStringList rows;
  for (Hint::Choice const& choice : hint.choices)
    rows += wording.say(say(thoughtRow, {wordOf(nameOf(choice.action, position, wording), "what"),
                                         wordOf(Wording::mean(choice.score, hint.parts), "score")}));
  if (rows.size() < 2)
    review.reckoned = {say(thoughtNone, {args::seat(done.seat)})};
  else
    review.reckoned = {say(thoughtRows, {args::seat(done.seat), wordOf(Wording::list(rows), "list")})};
  if (own.action != done.action && rows.size() > 1)
    review.reckoned.push_back(
        say(thoughtOther, {args::seat(done.seat), wordOf(nameOf(own.action, position, wording), "what")}));
}

}  // namespace

QString nameOf(Action action, TableScene const& position, Wording const& wording) {
  // With an article, as lists have it in every language.
  if (isOfACard(action)) return wording.argument(args::cards(CardSet{action.card()}));
  Deed const deed = deedOf(action, position.seen);
  return deed.label.empty() ? QString() : wording.say(deed.label);
}

Deed deedOf(Action action, Seen const& seen) {
  auto const found = std::ranges::find(seen.offers, action, &Offer::action);
  if (found == seen.offers.end()) return {.action = action};
  // A number alone says little: its deed has a word to it.
  return {action, found->glyph.kind == Argument::Kind::number ? found->deed : found->label, found->glyph};
}

void markBy(DecisionFound const& found, HandVerdict::Decision& decision) {
  Verdict const& verdict = found.verdict;
  decision.judged = true;
  decision.mark = verdict.mark;
  decision.best = {.action = verdict.best};
  decision.loss = verdict.loss;
  decision.error = verdict.error;
  decision.chance = verdict.chance;
  decision.aim = verdict.aim;
  decision.open = HandVerdict::Open{
      {.action = found.open.best}, found.open.gain, found.open.error, isUnlucky(verdict.mark, found.open)};
}

ReviewScene decisionAt(int place, Done const& done, TableScene const& position) {
  ReviewScene review{.state = ReviewScene::State::awaited, .seat = done.seat};
  bool const playing = done.action.kind == Action::Kind::play;
  review.decision = {.place = place,
                     .trick = playing ? static_cast<int>(position.seen.tricks.size()) + 1 : 0,
                     .chosen = deedOf(done.action, position.seen)};
  review.decision.settled = position.mayFinish;
  auto const free = std::ranges::count_if(position.seen.offers, &Offer::legal);
  if (free > 1 && !review.decision.settled) return review;
  review.state = ReviewScene::State::forced;
  review.decision.forced = true;
  return review;
}

ReviewScene judgementOf(DecisionFound const& found, int place, Done const& done, TableScene const& position) {
  Wording const wording = wordingOf(position);
  Verdict const& verdict = found.verdict;
  ReviewScene review = decisionAt(place, done, position);
  review.state = ReviewScene::State::judged;
  HandVerdict::Decision& decision = review.decision;
  markBy(found, decision);
  decision.best = deedOf(verdict.best, position.seen);
  decision.open->best = deedOf(found.open.best, position.seen);
  Action const chosen = done.action;
  review.lines = {isOfACard(chosen) ? say(judgedCard, {args::seat(done.seat), args::card(chosen.card())})
                                    : say(judgedSaid, {args::seat(done.seat),
                                                       wordOf(nameOf(chosen, position, wording), "what")})};
  if (verdict.mark && *verdict.mark != Mark::best) {
    review.lines.push_back(say(judgedBetter, {wordOf(nameOf(verdict.best, position, wording), "what")}));
    review.lines.push_back(say(judgedCost, {sizeOf(verdict.loss, position, "cost"),
                                            errorOf(verdict.error, verdict.loss, position)}));
  }
  Hint hint = hintOf({.action = verdict.best, .candidates = shownOf(found, chosen), .reason = found.reason},
                     position);
  review.choices = std::move(hint.choices);
  keepToTheMark(review.choices, chosen, verdict);
  review.success = hint.success;
  review.parts = hint.parts;
  review.best = verdict.best;
  if (found.reason != nullptr) {
    review.why = found.reason->sentences;
    review.deals = found.reason->worlds;
  }
  tellOpen(review, found.open, position, wording);
  if (found.own) tellThought(review, *found.own, done, position, wording);
  return review;
}

}  // namespace giaguaro
