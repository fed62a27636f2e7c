#include "app/desktop/scenes/hint.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <ranges>
#include <string_view>
#include <tuple>

#include "app/desktop/text/phrases.h"
#include "core/reasons/reason.h"
#include "ui/scene/scene_wording.h"

namespace giaguaro {

namespace {

constexpr double tellingErrors = 2;  // standard errors that make a difference
constexpr double smallScore = 9.95;  // from here on tenths tell nothing

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

// Of a score in the game's unit: halves are counted as they are.
int rounded(double score, int parts) {
  return static_cast<int>(std::lround(parts >= 10 ? parts * score : score));
}

// A bid that is made is worth one point: its score is told in hundredths, as its chance is, or they seem to differ.
int partsFor(std::vector<Candidate> const& candidates, Success success, bool halves) {
  if (halves) return 2;
  double most = 0;
  for (Candidate const& each : candidates) most = std::max(most, std::abs(each.score));
  return most <= 1 && success == Success::bid ? 100 : most < smallScore ? 10 : 1;
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

// What stands in the table of it.
struct Row {
  Candidate candidate{};
  int score = 0;
  int percent = -1;

  // Where hundredths are shown nobody weighs one of them, nor one of a hundred deals.
  bool showsAsMuchAs(Row const& other, int parts) const {
    int const nothing = parts == 100 ? 1 : 0;
    return (percent < 0) == (other.percent < 0) && std::abs(score - other.score) <= nothing &&
           std::abs(percent - other.percent) <= nothing;
  }
};

// Some have the same figure and not the same chance: why one stands before the other nobody would understand.
bool readAlikeUnequal(std::vector<Row> const& rows) {
  for (Row const& one : rows)
    for (Row const& other : rows)
      if (one.score == other.score && one.percent >= 0 && other.percent >= 0 && one.percent != other.percent)
        return true;
  return false;
}

// The best ones by what the player maximises, the advised one among them, the one that the reason compares it with, and
// to pass, which everybody thinks of; best first by what is shown of them, where the advised one stands before others that
// show as much.
std::vector<Row> rowsOf(std::vector<Candidate> candidates, Action advised, Action against, Success success,
                        bool halves, int& parts) {
  auto const rank = [advised, against](Candidate const& each) {
    return std::tuple(each.action != advised, each.action != against, each.action.kind != Action::Kind::pass,
                      -each.worth);
  };
  std::ranges::stable_sort(candidates, {}, rank);
  if (candidates.size() > hintChoices) candidates.resize(hintChoices);
  parts = partsFor(candidates, success, halves);
  std::vector<Row> rows;
  for (Candidate const& each : candidates)
    rows.push_back({each, rounded(each.score, parts),
                    success == Success::none || each.action.kind == Action::Kind::pass
                        ? -1
                        : static_cast<int>(std::lround(100 * std::clamp(each.chance, 0.0, 1.0)))});
  if (parts == 10 && readAlikeUnequal(rows)) {
    parts = 100;
    for (Row& row : rows) row.score = rounded(row.candidate.score, parts);
  }
  std::ranges::stable_sort(rows, [](Row const& a, Row const& b) {
    return std::pair(a.score, a.percent) > std::pair(b.score, b.percent);
  });
  auto const best = std::ranges::find(rows, advised, [](Row const& row) { return row.candidate.action; });
  if (best->showsAsMuchAs(rows.front(), parts)) std::rotate(rows.begin(), best, best + 1);
  return rows;
}

// By what the player maximises. The errors are those of differences to the best by that.
bool isSurelyBetter(Candidate const& one, Candidate const& other) {
  return one.worth - other.worth > tellingErrors * std::hypot(one.error, other.error);
}

class Telling {
 public:
  explicit Telling(TableScene const& scene) : scene_(scene), wording_(wordingOf(scene)) {}

  Message best(Action action) const {
    if (action.kind == Action::Kind::play) return say(phrases::hintBest, {args::card(action.card())});
    if (action.kind == Action::Kind::discard) return say(phrases::hintBestAside, {args::card(action.card())});
    Offer const* const offer = offerOf(scene_, action);
    QString const deed = offer != nullptr ? wording_.say(offer->deed) : QString();
    return say(phrases::hintBestSay, {args::word(deed.toStdString(), "what")});
  }

  Message equal(std::vector<Action> const& actions) const {
    if (!std::ranges::all_of(actions, isCard)) return say(phrases::hintEqual, {listed(actions, "cards")});
    CardSet cards;  // which begins a sentence with a capital
    for (Action const action : actions) cards.insert(action.card());
    return say(phrases::hintEqual, {args::cards(cards)});
  }

  Message despite(Phrase const& phrase, Action first, Action advised) const {
    return say(phrase, {listed({first}, "cards"), listed({advised}, "other")});
  }

  Message next(std::vector<Action> const& actions) const {
    return actions.empty() ? Message{} : say(phrases::hintNext, {listed(actions, "cards")});
  }

 private:
  QString labelOf(Action action) const {
    Offer const* offer = offerOf(scene_, action);
    return offer != nullptr ? wording_.say(offer->label) : QString();
  }

  // In this order, which a set of cards would not keep.
  Argument listed(std::vector<Action> const& actions, std::string_view name) const {
    QStringList names;
    for (Action const action : actions)
      names +=
          isCard(action)
              ? wording_.argument(args::cards(CardSet{action.card()}))
              : wording_.say(say(phrases::hintSaid, {args::word(labelOf(action).toStdString(), "what")}));
    return args::word(Wording::list(names).toStdString(), name);
  }

  TableScene const& scene_;
  Wording wording_;
};

Message chanceOf(Success success, int percent) {
  if (success == Success::none) return {};
  return say(success == Success::bid ? phrases::hintExpectedExact : phrases::hintExpectedWin,
             {args::number(percent, "percent")});
}

// The advised one and those between which and it nothing can be told: the one rule by which tables mark them, and
// sentences speak of them. What shows no less than one of these is not left out: its figures are as uncertain. Nor is what
// shows the same, which is nothing to anybody at a table.
std::vector<Action> equalsOf(std::vector<Row> const& rows, Row const& advised, int parts) {
  auto const isOpen = [&advised](Row const& row) {
    return !isSurelyBetter(advised.candidate, row.candidate) &&
           !isSurelyBetter(row.candidate, advised.candidate);
  };
  std::vector<Action> equal;
  for (Row const& row : rows) {
    auto const showsNoLess = [&row, &advised, &isOpen](Row const& other) {
      return &other != &advised && isOpen(other) && row.score >= other.score && row.percent >= other.percent;
    };
    if (isOpen(row) || row.showsAsMuchAs(advised, parts) || std::ranges::any_of(rows, showsNoLess))
      equal.push_back(row.candidate.action);
  }
  if (equal.size() == 1) equal.clear();
  return equal;
}

// How the advised one compares with the others, in one sentence that says what the table shows.
Message compared(std::vector<Row> const& rows, Row const& advised, std::vector<Action> const& equal,
                 bool byRuleOfThumb, int parts, Telling const& telling) {
  Row const& first = rows.front();
  // What the rule of thumb decides it decides because it is open; else that is all that is said.
  bool const open = !byRuleOfThumb && std::ranges::count(equal, first.candidate.action) > 0;
  if (&advised != &first && !open && !advised.showsAsMuchAs(first, parts))
    return telling.despite(byRuleOfThumb ? phrases::hintByRule : phrases::hintDespite, first.candidate.action,
                           advised.candidate.action);
  if (!equal.empty()) return telling.equal(equal);
  if (rows.size() < 2 || first.score - rows[1].score < std::max(1, parts / 10)) return {};
  return say(phrases::hintBetterBy, {sizeArgument(first.score - rows[1].score, parts)});
}

// Who is to be looked at: whom the reason speaks of, else who wins the trick as it stands, else the declarer.
Seat seatToLookAt(Seat ofReason, Seen const& seen) {
  if (ofReason != nobody) return ofReason;
  if (seen.trick.winner != nobody && seen.trick.winner != seen.viewer) return seen.trick.winner;
  for (std::size_t seat = 0; seat < seen.seats.size(); ++seat)
    if (static_cast<Seat>(seat) != seen.viewer &&
        std::ranges::count(seen.seats[seat].marks, Seen::Mark::declarer) > 0)
      return static_cast<Seat>(seat);
  return nobody;
}

// Of what is not a card to play it is always the same that is to be weighed.
Message pointOfCall(Reason const& reason) {
  switch (reason.best.kind) {
    case Action::Kind::name: return say(phrases::lookSuit);
    case Action::Kind::discard: return say(phrases::lookDiscard);
    default: return reason.count.empty() ? say(phrases::lookAim) : reason.count;
  }
}

// What decided it, as a question that leads there and does not give it away.
Message pointOf(Reason const& reason) {
  using Kind = Reason::Kind;
  switch (reason.kind) {
    case Kind::none: return {};
    case Kind::trick: return say(phrases::lookTrick);
    case Kind::later: return say(phrases::lookLater);
    case Kind::keeps: return say(phrases::lookKeeps);
    case Kind::kept:
    case Kind::wins: return say(phrases::lookCard, {args::card(reason.card)});
    case Kind::beaten:
      return reason.seat == nobody ? say(phrases::lookBeaten)
                                   : say(phrases::lookBeatenBy, {args::seat(reason.seat)});
    case Kind::led:
    case Kind::takes:
    case Kind::ducks:
    case Kind::alone: return say(phrases::lookTakes);
    case Kind::spoils: return say(phrases::lookSpoils, {args::seat(reason.seat)});
    case Kind::hides: return say(phrases::lookHides);
    case Kind::aim:
    case Kind::aimAlone:
    case Kind::average:
    case Kind::contract:
    case Kind::tooDear:
    case Kind::outbid:
      return reason.best.kind == Action::Kind::play ? say(phrases::lookAim) : pointOfCall(reason);
    case Kind::equal:
    case Kind::close: return say(phrases::lookClose);
  }
  return {};
}

bool looksNatural(Reason::Looks looks) {
  return looks != Reason::Looks::none && looks != Reason::Looks::second;
}

// What its sentences compare the best with; not valid: they compare it with nothing.
Action rivalIn(Reason const* reason) {
  using Kind = Reason::Kind;
  if (reason == nullptr || reason->sentences.empty()) return {};
  bool const alone =
      reason->kind == Kind::none || reason->kind == Kind::alone || reason->kind == Kind::aimAlone;
  return alone ? Action{} : reason->other;
}

// Whoever is told of it looks for its row. Where the search has not thought about it its figures are those that the reason
// has found, in the same deals for both.
void addRival(std::vector<Candidate>& candidates, Reason const* reason) {
  Action const rival = rivalIn(reason);
  auto const known = [&candidates](Action action) {
    return std::ranges::find_if(
        candidates, [action](Candidate const& each) { return each.action == action && each.playouts > 0; });
  };
  if (!rival.valid() || known(rival) != candidates.end()) return;
  auto const best = known(reason->best);
  std::vector<ReasonLine> const& lines = reason->table.other;
  if (best == candidates.end() || lines.empty() || lines.size() != reason->table.best.size()) return;
  Candidate found = *best;
  found.action = rival;
  found.playouts = static_cast<int>(lines.size());
  found.error = 0;
  auto const part = 1.0 / static_cast<double>(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    ReasonLine const& other = reason->table.best[i];
    found.score += part * (lines[i].score - other.score);
    found.chance += part * ((lines[i].success ? 1 : 0) - (other.success ? 1 : 0));
  }
  bool const asGood = reason->kind == Reason::Kind::equal || reason->kind == Reason::Kind::close;
  found.worth = best->worth - (asGood ? 0 : 1);
  std::erase_if(candidates, [rival](Candidate const& each) { return each.action == rival; });
  candidates.push_back(found);
}

void addReason(Hint& hint, Advice const& advice, Seen const& seen) {
  hint.look = seatToLookAt(advice.reason != nullptr ? advice.reason->seat : nobody, seen);
  if (advice.reason == nullptr) return;
  Reason const& reason = *advice.reason;
  hint.why = reason.sentences;
  hint.deals = reason.worlds;
  if (Message const point = pointOf(reason); !point.empty()) hint.point.push_back(point);
  if (!hint.point.empty() && hint.look != nobody)
    hint.point.push_back(say(phrases::lookEye, {args::seat(hint.look)}));
  Action const rival = rivalIn(&reason);
  for (Hint::Choice& choice : hint.choices) {
    choice.rival = rival.valid() && choice.action == rival;
    choice.natural = choice.action == reason.other && looksNatural(reason.looks);
  }
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

  std::vector<Candidate> thought = advice.candidates;
  addRival(thought, advice.reason.get());
  std::vector<Candidate> candidates;
  std::ranges::copy_if(thought, std::back_inserter(candidates), [&](Candidate const& each) {
    Offer const* offer = offerOf(scene, each.action);
    return each.playouts > 0 && offer != nullptr && offer->legal();
  });
  if (std::ranges::find(candidates, advice.action, &Candidate::action) == candidates.end()) {
    if (free > 1) hint.lines.push_back(say(phrases::hintNoFigures));
    return hint;
  }

  Success const success = successOf(scene);
  if (success == Success::bid) hint.success = Hint::Success::bid;
  std::vector<Row> const rows =
      rowsOf(std::move(candidates), advice.action, advice.reason != nullptr ? advice.reason->other : Action{},
             success, scene.halves, hint.parts);
  Row const& advised =
      *std::ranges::find(rows, hint.best, [](Row const& row) { return row.candidate.action; });
  std::vector<Action> const equal = equalsOf(rows, advised, hint.parts);
  std::vector<Action> next;
  for (Row const& row : rows) {
    Offer const& offer = *offerOf(scene, row.candidate.action);
    // A number alone says little: its deed has a word to it.
    Message const& label = offer.glyph.kind == Argument::Kind::number ? offer.deed : offer.label;
    hint.choices.push_back({.action = row.candidate.action,
                            .label = label,
                            .glyph = offer.glyph,
                            .score = row.score,
                            .percent = row.percent,
                            .asGood = std::ranges::count(equal, row.candidate.action) > 0});
    if (row.candidate.action != hint.best) next.push_back(row.candidate.action);
  }
  hint.lines.push_back(say(phrases::hintExpectedScore, {scoreArgument(advised.score, hint.parts)}));
  if (advised.percent >= 0) hint.lines.push_back(chanceOf(success, advised.percent));
  hint.inRows = static_cast<int>(hint.lines.size());
  if (Message const line = compared(rows, advised, equal, advice.byRuleOfThumb, hint.parts, telling);
      !line.empty())
    hint.lines.push_back(line);
  if (!equal.empty() && advised.showsAsMuchAs(rows.front(), hint.parts))
    hint.inRows = static_cast<int>(hint.lines.size());
  hint.next = telling.next(next);
  addReason(hint, advice, scene.seen);
  return hint;
}

Hint hintAsideOf(Advice const& last, int count, TableScene const& scene) {
  Advice alone = last;  // the others that were thought of are about its last card only
  std::erase_if(alone.candidates, [&](Candidate const& each) { return each.action != last.action; });
  Hint hint = hintOf(alone, scene);
  CardSet cards;
  for (Card const card : scene.draft | std::views::drop(static_cast<int>(scene.draft.size()) - count))
    cards.insert(card);
  std::ranges::replace(hint.lines, Telling(scene).best(last.action),
                       say(phrases::hintAside, {args::cards(cards)}));
  std::erase(hint.lines, say(phrases::hintNone));  // it is not about those that stay
  hint.lines.push_back(say(phrases::hintAsideChosen));
  hint.choices.clear();
  hint.next = {};
  hint.done = true;
  return hint;
}

}  // namespace giaguaro
