#include "app/desktop/hint.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <ranges>

#include "app/desktop/phrases.h"
#include "ui/table/scene_wording.h"

namespace giaguaro {

namespace {

constexpr double tellingErrors = 2;    // standard errors that make a difference
constexpr double tellingShare = 0.01;  // of the best one's worth
constexpr double mostAlike = 0.04;     // of worth: more is not called equal, few playouts or many
constexpr double smallScore = 9.95;    // from here on tenths tell nothing

bool isCard(Action action) {
  return action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
}

Offer const* offerOf(TableScene const& scene, Action action) {
  auto const found = std::ranges::find(scene.seen.offers, action, &Offer::action);
  return found == scene.seen.offers.end() ? nullptr : &*found;
}

// What success means here, and is said of a chance.
enum class Success : std::uint8_t { none, side, bid };

// In the auction somebody will be alone or lead a side, unless it is about tricks: where nobody may pass,
// each seat bids for itself.
Success successOf(TableScene const& scene) {
  Seen const& seen = scene.seen;
  auto const leads = [](Seen::SeatSeen const& seat) {
    return std::ranges::count(seat.marks, Seen::Mark::declarer) > 0;
  };
  if (std::ranges::any_of(seen.seats, leads)) return Success::side;
  auto const offers = [&](Action::Kind kind) {
    return std::ranges::any_of(
        seen.offers, [kind](Offer const& offer) { return offer.action.kind == kind && offer.legal(); });
  };
  auto const viewer = static_cast<std::size_t>(std::max(scene.viewer, Seat{0}));
  bool const hasBid = viewer < seen.seats.size() && seen.seats[viewer].bid.kind == Argument::Kind::number;
  if (hasBid || (offers(Action::Kind::bid) && !offers(Action::Kind::pass))) return Success::bid;
  return offers(Action::Kind::play) ? Success::none : Success::side;
}

int partsFor(std::vector<Candidate> const& candidates, bool halves) {
  if (halves) return 2;
  bool const small = std::ranges::all_of(
      candidates, [](Candidate const& each) { return std::abs(each.score) < smallScore; });
  return small ? 10 : 1;
}

// Of a score in the game's unit: halves are counted as they are.
int rounded(double score, int parts) {
  return static_cast<int>(std::lround(parts == 10 ? 10 * score : score));
}

Argument scoreArgument(int score, int parts) {
  if (parts == 1) return args::score(score);
  if (parts == 2) return {.name = "score", .kind = Argument::Kind::halfScore, .number = score};
  return args::word(Wording::mean(score, parts).toStdString(), "score");
}

// How much better: a size, without a sign.
Argument sizeArgument(int size, int parts) {
  if (parts == 1) return args::number(size, "score");
  if (parts == 2) return args::points(size, "score");
  QString const text = Wording::mean(size, parts);
  return args::word(text.mid(text.startsWith(u'+') ? 1 : 0).toStdString(), "score");
}

bool asGood(Candidate const& best, Candidate const& other) {
  double const less = best.worth - other.worth;
  auto const variance = [](Candidate const& each) {
    double const worth = std::clamp(each.worth, 0.0, 1.0);
    return worth * (1 - worth) / each.playouts;
  };
  return less < std::min(mostAlike, tellingErrors * std::sqrt(variance(best) + variance(other))) ||
         less < tellingShare * best.worth;
}

class Telling {
 public:
  explicit Telling(TableScene const& scene) : scene_(scene), wording_(wordingOf(scene)) {}

  Message best(Action action) const {
    if (action.kind == Action::Kind::play) return say(phrases::hintBest, {args::card(action.card())});
    if (action.kind == Action::Kind::discard) return say(phrases::hintBestAside, {args::card(action.card())});
    return say(phrases::hintBestSay, {args::word(labelOf(action).toStdString(), "what")});
  }

  Message equal(std::vector<Action> const& actions, bool sameFigures) const {
    Phrase const& phrase = sameFigures ? phrases::hintEqual : phrases::hintClose;
    if (std::ranges::all_of(actions, isCard)) {
      CardSet cards;
      for (Action const action : actions) cards.insert(action.card());
      return say(phrase, {args::cards(cards)});
    }
    return say(phrase, {listed(actions)});
  }

  Message next(std::vector<Action> const& actions) const {
    return actions.empty() ? Message{} : say(phrases::hintNext, {listed(actions)});
  }

 private:
  QString labelOf(Action action) const {
    Offer const* offer = offerOf(scene_, action);
    return offer != nullptr ? wording_.say(offer->label) : QString();
  }

  // In this order, which a set of cards would not keep.
  Argument listed(std::vector<Action> const& actions) const {
    QStringList names;
    for (Action const action : actions)
      names +=
          isCard(action)
              ? wording_.argument(args::cards(CardSet{action.card()}))
              : wording_.say(say(phrases::hintSaid, {args::word(labelOf(action).toStdString(), "what")}));
    return args::word(Wording::list(names).toStdString(), "cards");
  }

  TableScene const& scene_;
  Wording wording_;
};

Message chanceOf(Success success, int percent) {
  if (success == Success::none) return {};
  return say(success == Success::bid ? phrases::hintExpectedExact : phrases::hintExpectedWin,
             {args::number(percent, "percent")});
}

}  // namespace

Hint thinkingHint() { return {.lines = {say(phrases::hintThinking)}}; }

Hint hintOf(Advice const& advice, TableScene const& scene) {
  Telling const telling(scene);
  Hint hint{.best = advice.action};

  auto const free = std::ranges::count_if(scene.seen.offers, [&](Offer const& offer) {
    bool const gone = offer.action.kind == Action::Kind::discard &&
                      std::ranges::count(scene.draft, offer.action.card()) > 0;
    return offer.legal() && !gone;
  });
  if (free == 1) hint.lines.push_back(say(phrases::hintNone));
  hint.lines.push_back(telling.best(hint.best));
  if (free == 1) return hint;

  // The best is what is advised, even where another has come to the same figure.
  std::vector<Candidate> candidates;
  std::ranges::copy_if(advice.candidates, std::back_inserter(candidates), [&](Candidate const& each) {
    Offer const* offer = offerOf(scene, each.action);
    return each.playouts > 0 && offer != nullptr && offer->legal();
  });
  auto const first = std::ranges::find(candidates, advice.action, &Candidate::action);
  if (first == candidates.end()) return hint;
  std::rotate(candidates.begin(), first, first + 1);
  if (candidates.size() > hintChoices) candidates.resize(hintChoices);
  Candidate const& best = candidates.front();

  Success const success = successOf(scene);
  hint.parts = partsFor(candidates, scene.halves);
  std::vector<Action> equal;
  std::vector<Action> next;
  for (Candidate const& each : candidates) {
    Offer const& offer = *offerOf(scene, each.action);
    int const percent = success == Success::none
                            ? -1
                            : static_cast<int>(std::lround(100 * std::clamp(each.chance, 0.0, 1.0)));
    // A number alone says little: its deed has a word to it.
    Message const& label = offer.glyph.kind == Argument::Kind::number ? offer.deed : offer.label;
    hint.choices.push_back({each.action, label, offer.glyph, rounded(each.score, hint.parts), percent});
    if (asGood(best, each)) equal.push_back(each.action);
    if (each.action != best.action) next.push_back(each.action);
  }

  Hint::Choice const& shown = hint.choices.front();
  hint.lines.push_back(say(phrases::hintExpectedScore, {scoreArgument(shown.score, hint.parts)}));
  if (success != Success::none) hint.lines.push_back(chanceOf(success, shown.percent));
  if (equal.size() > 1) {
    bool const sameFigures = std::ranges::all_of(hint.choices, [&](Hint::Choice const& each) {
      return std::ranges::count(equal, each.action) == 0 ||
             (each.score == shown.score && each.percent == shown.percent);
    });
    hint.lines.push_back(telling.equal(equal, sameFigures));
  } else if (candidates.size() > 1) {
    int const better = rounded(best.score - candidates[1].score, hint.parts);
    if (better > 0) hint.lines.push_back(say(phrases::hintBetterBy, {sizeArgument(better, hint.parts)}));
  }
  hint.next = telling.next(next);
  return hint;
}

Hint hintAsideOf(Advice const& last, int count, TableScene const& scene) {
  Hint hint = hintOf(last, scene);
  CardSet cards;
  for (Card const card : scene.draft | std::views::drop(static_cast<int>(scene.draft.size()) - count))
    cards.insert(card);
  hint.lines.front() = say(phrases::hintAside, {args::cards(cards)});
  hint.lines.push_back(say(phrases::hintAsideChosen));
  hint.choices.clear();
  hint.next = {};
  hint.done = true;
  return hint;
}

}  // namespace giaguaro
