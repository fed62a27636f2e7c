#include "app/desktop/session/draft.h"

#include <algorithm>
#include <utility>

#include "app/desktop/text/phrases.h"

namespace giaguaro {

namespace {

Offer const* find(Seen const& seen, Action action) {
  auto const found = std::ranges::find(seen.offers, action, &Offer::action);
  return found == seen.offers.end() ? nullptr : &*found;
}

// What lies in the tray is not counted where so many cards are told to be in the hand ("n" of them, as games say it).
void countWithout(Seen::SeatSeen& seat, int cards) {
  for (Message* const each : {&seat.standing, &seat.spoken})
    for (Argument& argument : each->arguments)
      if (argument.kind == Argument::Kind::number && argument.name == "n") argument.number -= cards;
}

}  // namespace

Draft::Draft(SeatTable const& table) : table_(table), position_(table), now_(table.seen()) {
  wanted_ = now_.toSetAside;
  if (wanted_ > 0) seen_ = now_;
}

std::vector<Action> Draft::actions() const {
  std::vector<Action> actions;
  for (Offer const& offer : chosen_) actions.push_back(offer.action);
  return actions;
}

std::optional<Message> Draft::toggle(Action action) {
  std::vector<Action> wanted = actions();
  if (std::erase(wanted, action) == 0) {
    Offer const* offer = find(seen_, action);
    if (offer == nullptr) return say(phrases::noOther);
    if (missing() == 0) return say(phrases::noDraftFull);
    if (!offer->legal()) return offer->refusal;
    wanted.push_back(action);
  }
  rebuild(wanted);
  return std::nullopt;
}

void Draft::clear() { rebuild({}); }

void Draft::rebuild(std::vector<Action> const& actions) {
  chosen_.clear();
  position_ = table_;
  seen_ = now_;
  for (Action const action : actions) {
    Offer const* offer = find(seen_, action);
    if (offer == nullptr || !offer->legal() || !position_->isLegal(action)) continue;
    // The last of them is not tried: the hand would go on, and show what the player has not confirmed to see.
    bool const last = missing() == 1;
    std::optional<SeatTable> const then = last ? std::nullopt : position_->aside(action);
    if (!last && !then) continue;
    chosen_.push_back(*offer);
    if (last) return;
    position_ = then;
    seen_ = then->seen();
  }
}

// Nothing is done yet, so most of it is as it was; only what may still be chosen, and what follows, is not.
void Draft::show(TableScene& scene) const {
  if (wanted_ == 0) return;
  bool const full = missing() == 0;
  scene.seen = now_;
  scene.seen.toSetAside = missing();
  scene.draftSize = wanted_;
  for (Offer const& offer : chosen_) scene.draft.push_back(offer.action.card());
  if (!chosen_.empty()) scene.draftMeans = chosen_.back().means;
  if (scene.seen.viewer != nobody)
    countWithout(scene.seen.seats[static_cast<std::size_t>(scene.seen.viewer)],
                 static_cast<int>(chosen_.size()));
  int halves = 0;
  for (Offer const& offer : chosen_) halves += offer.halves;
  scene.seen.dock.bar.value += halves / 2;

  if (full) {
    scene.seen.dock.note = {};
    for (Message const& each : scene.draftMeans) scene.seen.guide.means.push_back(each);
  } else {
    scene.seen.dock.note = seen_.dock.note;
    scene.seen.guide.means = seen_.guide.means;
  }

  scene.seen.offers = seen_.offers;
  for (Offer& offer : scene.seen.offers)
    if (full && offer.legal() && offer.action != chosen_.back().action)
      offer.refusal = say(phrases::noDraftFull);
  for (Offer const& offer : chosen_)
    if (find(scene.seen, offer.action) == nullptr) scene.seen.offers.push_back(offer);
  std::ranges::stable_sort(scene.seen.offers, {}, [this](Offer const& offer) {
    return std::ranges::find(now_.hand, offer.action.card()) - now_.hand.begin();
  });
}

}  // namespace giaguaro
