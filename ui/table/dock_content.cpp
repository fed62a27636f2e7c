#include "ui/table/dock_content.h"

#include <algorithm>
#include <span>

namespace giaguaro {
namespace {

// Fewer rows than this lie beside each other as plates; what is more becomes small tags.
constexpr std::size_t mostRows = 4;

bool isDrawn(Argument const& glyph) {
  switch (glyph.kind) {
    case Argument::Kind::rank:
    case Argument::Kind::suit:
    case Argument::Kind::card:
    case Argument::Kind::number: return true;
    default: return false;
  }
}

bool follows(Offer const& before, Offer const& after) {
  return before.action.kind == after.action.kind && before.action.first == after.action.first &&
         before.action.second + 1 == after.action.second && before.glyph == after.glyph &&
         before.label.text == after.label.text;
}

// How many offers from the front on are a run; 1: none.
std::size_t runLength(std::span<Offer const> offers) {
  std::size_t length = 1;
  // What is drawn as itself needs no number beside it; a card is one of many, never a number.
  bool const ofNumbers =
      offers.front().action.kind == Action::Kind::bid || offers.front().action.kind == Action::Kind::oblige;
  if (!ofNumbers || offers.front().glyph.kind == Argument::Kind::number) return length;
  while (length < offers.size() && follows(offers[length - 1], offers[length])) ++length;
  return length;
}

// As the offer itself names it; the action's byte is the game's own.
int numberOf(Offer const& offer) {
  for (Argument const& argument : offer.label.arguments)
    if (argument.kind == Argument::Kind::number) return argument.number;
  return offer.action.second;
}

// The consequences without the number itself: equal within a stretch of numbers.
std::vector<Message> consequences(Offer const& offer) {
  std::vector<Message> means = offer.means;
  int const number = numberOf(offer);
  for (Message& each : means)
    std::erase_if(each.arguments, [number](Argument const& argument) {
      return (argument.kind == Argument::Kind::number && argument.number == number) ||
             (argument.kind == Argument::Kind::points && argument.number == 2 * number);
    });
  return means;
}

NumberRun runOf(std::span<Offer const> offers, Wording const& wording) {
  NumberRun run;
  run.steps.assign(offers.begin(), offers.end());
  run.first = numberOf(run.steps.front());
  run.least = run.most = -1;
  std::vector<Message> before;
  for (std::size_t i = 0; i < run.steps.size(); ++i) {
    Offer const& step = run.steps[i];
    if (!step.legal()) continue;
    int const number = run.first + static_cast<int>(i);
    if (run.least < 0) run.least = number;
    run.most = number;
    std::vector<Message> now = consequences(step);
    if (run.bands.empty() || now != before) {
      run.bands.push_back(run.bands.empty() ? run.first : number);
      if (!step.tag.empty()) run.prices << wording.say(step.tag.front());
    }
    before = std::move(now);
  }
  // Consequences that change with every number mark nothing.
  if (run.bands.size() * 3 > run.steps.size()) run.bands.resize(1);
  if (run.bands.size() != static_cast<std::size_t>(run.prices.size())) run.prices.clear();
  return run;
}

// A rank at a price: its label needs the room of a row.
bool isRaise(Choice const& choice) {
  return choice.glyph.kind == Argument::Kind::rank && choice.action.second > 0;
}

Choice choiceOf(Offer const& offer, Wording const& wording) {
  Choice choice{.action = offer.action,
                .label = wording.say(offer.label),
                .deed = wording.say(offer.deed),
                .reason = offer.refusal ? wording.say(*offer.refusal) : QString(),
                .means = offer.means.empty() ? QString() : wording.say(offer.means.front()),
                .meanings = {},
                .tag = {},
                .glyph = offer.glyph};
  for (Message const& each : offer.means) choice.meanings << wording.say(each);
  for (Message const& each : offer.tag) choice.tag << wording.say(each);
  if (offer.action.kind == Action::Kind::pass || offer.action.kind == Action::Kind::solo)
    choice.form = Choice::Form::foot;
  else if (!isDrawn(offer.glyph))
    choice.form = Choice::Form::word;
  return choice;
}

void addChoices(std::span<Offer const> offers, Wording const& wording, DockContent& content) {
  for (std::size_t i = 0; i < offers.size();) {
    Action::Kind const kind = offers[i].action.kind;
    if (kind == Action::Kind::play || kind == Action::Kind::discard) {
      ++i;
      continue;
    }
    std::size_t const length = runLength(offers.subspan(i));
    auto const part = offers.subspan(i, length);
    auto const free = std::ranges::find_if(part, &Offer::legal);
    // Of a run of which nothing may be said, one stands for all.
    Choice choice = choiceOf(free == part.end() ? part.front() : *free, wording);
    if (length > 1 && free != part.end()) {
      choice.form = Choice::Form::row;
      choice.run = static_cast<int>(content.runs.size());
      content.runs.push_back(runOf(part, wording));
    } else if (free != part.end() && isRaise(choice)) {
      choice.form = Choice::Form::row;  // the last number that is left
    }
    content.choices.push_back(std::move(choice));
    i += length;
  }
  // Ranks at a price of which none may be said are no choice: a row of them would stand there without a word.
  auto const isRank = [](Choice const& choice) { return choice.action.kind == Action::Kind::oblige; };
  if (std::ranges::none_of(content.choices,
                           [&](Choice const& choice) { return isRank(choice) && choice.free(); }))
    std::erase_if(content.choices, isRank);
  auto const any = [&content](Choice::Form form) {
    return std::ranges::find(content.choices, form, &Choice::form) != content.choices.end();
  };
  // Among words it is one of them.
  if (any(Choice::Form::word))
    for (Choice& choice : content.choices)
      if (choice.askedTwice()) choice.form = Choice::Form::word;
  if (!any(Choice::Form::row)) return;
  auto const beside = std::ranges::count_if(content.choices, [](auto const& each) { return !each.foot(); });
  if (static_cast<std::size_t>(beside) > mostRows) return;
  for (Choice& choice : content.choices)
    if (!choice.foot()) choice.form = Choice::Form::row;
}

}  // namespace

Offer const* NumberRun::step(int number) const {
  if (number < first || number > last()) return nullptr;
  return &steps[static_cast<std::size_t>(number - first)];
}

DockContent DockContent::of(TableScene const& scene, Wording const& wording) {
  DockContent content;
  if (!scene.mayAct) return content;
  if (scene.draftSize > 0) {
    content.tray = {scene.draftSize, scene.draft};
    for (Message const& each : scene.draftMeans) content.trayMeans << wording.say(each);
  } else {
    addChoices(scene.seen.offers, wording, content);
  }
  if (content.empty()) return content;
  content.parts = scene.seen.dock.parts;
  for (Seat const seat : scene.seen.dock.spokenFor)
    content.shares.push_back({wording.name(seat), scene.people.at(static_cast<std::size_t>(seat)).avatar});
  while (static_cast<int>(content.shares.size()) < content.parts) content.shares.emplace_back();
  content.title = wording.say(scene.seen.dock.title);
  content.note = wording.say(scene.seen.dock.note);
  content.barred = wording.say(scene.seen.dock.barred);
  content.briefBarred = wording.brief().say(scene.seen.dock.barred);
  content.free = wording.say(scene.seen.dock.free);
  return content;
}

}  // namespace giaguaro
