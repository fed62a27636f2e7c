#include "ui/dock/dock_content.h"

#include <algorithm>
#include <span>

namespace giaguaro {
namespace {

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

// What tells one stretch of numbers from the next: what stands under it where anything does, also of those that have
// been passed; else what would follow, which only those have that may be said.
bool isOfOneBand(Offer const& before, Offer const& now) {
  if (!before.tag.empty() || !now.tag.empty()) return before.tag == now.tag;
  return !before.legal() || !now.legal() || consequences(before) == consequences(now);
}

NumberRun runOf(std::span<Offer const> offers, Wording const& wording) {
  NumberRun run;
  run.steps.assign(offers.begin(), offers.end());
  run.first = numberOf(run.steps.front());
  run.least = run.most = -1;
  for (std::size_t i = 0; i < run.steps.size(); ++i) {
    Offer const& step = run.steps[i];
    int const number = run.first + static_cast<int>(i);
    if (step.legal()) {
      if (run.least < 0) run.least = number;
      run.most = number;
    }
    if (i > 0 && isOfOneBand(run.steps[i - 1], step)) continue;
    run.bands.push_back(number);
    if (!step.tag.empty()) run.prices << wording.say(step.tag.front());
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
                .shows = offer.shows,
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
  // A rank at a price that may not be said is no choice: the guide says which may, and why.
  std::erase_if(content.choices, [](Choice const& choice) {
    return choice.action.kind == Action::Kind::oblige && !choice.free();
  });
  // Among words it is one of them.
  if (std::ranges::find(content.choices, Choice::Form::word, &Choice::form) != content.choices.end())
    for (Choice& choice : content.choices)
      if (choice.askedTwice()) choice.form = Choice::Form::word;
}

// Whoever has bid, from the one after the dealer on.
void addShares(TableScene const& scene, Wording const& wording, DockContent& content) {
  for (int step = 1; step <= scene.seen.players; ++step) {
    Seat const seat = seatAfter(scene.seen.dealer, scene.seen.players, step);
    auto const index = static_cast<std::size_t>(seat);
    Argument const bid = index < scene.seen.seats.size() ? scene.seen.seats[index].bid : Argument{};
    if (bid.kind != Argument::Kind::number) continue;
    content.shares.push_back({wording.name(seat), scene.people.at(index).avatar, bid.number});
  }
}

}  // namespace

int DockContent::partsLeft() const {
  int left = parts;
  for (SharedPart const& share : shares) left -= share.count;
  return std::max(0, left);
}

Offer const* NumberRun::step(int number) const {
  if (number < first || number > last()) return nullptr;
  return &steps[static_cast<std::size_t>(number - first)];
}

DockContent DockContent::of(TableScene const& scene, Wording const& wording) {
  DockContent content;
  if (!scene.mayAct) return content;
  if (scene.draftSize > 0) {
    content.tray = {scene.draftSize, scene.draft};
    for (Card const card : scene.draft)
      if (scene.isOnCloth(card)) content.tray.marked.push_back(card);
    for (Message const& each : scene.draftMeans) content.trayMeans << wording.say(each);
    content.bar = scene.seen.dock.bar;
  } else {
    addChoices(scene.seen.offers, wording, content);
  }
  if (content.empty()) return content;
  content.parts = scene.seen.dock.parts;
  if (content.parts > 0) addShares(scene, wording, content);
  content.title = wording.say(scene.seen.dock.title);
  content.note = wording.say(scene.seen.dock.note);
  content.barred = wording.say(scene.seen.dock.barred);
  content.briefBarred = wording.brief().say(scene.seen.dock.barred);
  content.free = wording.say(scene.seen.dock.free);
  return content;
}

}  // namespace giaguaro
