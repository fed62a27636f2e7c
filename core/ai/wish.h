// What a thing said asks of the card that another seat plays to the trick (core/rules/talk.h), over any game whose points
// lie in cards; and whom it may ask it of. Only the caller's partner can show or hide itself.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/ending.h"
#include "core/ai/mind.h"
#include "core/rules/talk.h"

namespace giaguaro {

// A called card whose holder is the caller's partner; noCard: none is called.
template <class G>
Card calledCard(typename G::Public const& pub) {
  if constexpr (requires { pub.called; }) return pub.called;
  return noCard;
}

// The caller's partner, once everybody knows it.
template <class G>
Seat shownPartner(typename G::Public const& pub) {
  if constexpr (requires { pub.partner; }) return pub.partner;
  return nobody;
}

// Of these cards of the seat whose turn it is, those that do as was wished. Empty: nothing was wished of it, or it has none;
// all of them: whatever it plays will do.
template <class G>
CardSet cardsAsWished(typename G::Public const& pub, CardSet playable, Saying saying) {
  CardSet wished;
  auto const worth = [](Card card) { return Ending<G>::worth(card); };
  auto const take = [&](auto const& wanted) {
    for (Card const card : playable)
      if (wanted(card)) wished.insert(card);
  };
  Card const called = calledCard<G>(pub);
  switch (saying.kind) {
    case Saying::Kind::givePoints: {
      int most = 0;
      for (Card const card : playable) most = std::max(most, worth(card));
      take([&](Card card) { return 2 * worth(card) > most; });  // an ace or a three, a king or a queen
      break;
    }
    case Saying::Kind::keepPoints: {
      if (playable.empty()) break;
      int least = worth(playable.lowest());
      for (Card const card : playable) least = std::min(least, worth(card));
      take([&](Card card) { return worth(card) == least; });
      break;
    }
    case Saying::Kind::takeIt:
      if (pub.toAct() == saying.to && pub.trick.best.valid())
        take([&](Card card) { return beats(card, pub.trick.best, Ending<G>::trump(pub, card)); });
      break;
    case Saying::Kind::showYourself: take([&](Card card) { return card == called; }); break;
    case Saying::Kind::stayHidden:
      if (playable.contains(called)) take([&](Card card) { return card != called; });
      break;
    default: break;  // says who somebody is
  }
  return wished;
}

// So many acts of the hand were done when the trick on the table began.
template <class G>
int actsBeforeTrick(View<G> const& view) {
  int cards = view.pub.trick.count;
  auto acts = static_cast<int>(view.history.size());
  while (cards > 0)
    if (view.history[static_cast<std::size_t>(--acts)].action.kind == Action::Kind::play) --cards;
  return acts;
}

// How likely it is that another seat is on the viewer's side, by what is known and by these chances of the called card's
// holder (none: it is known, or there is none).
template <Minded G>
double chanceOfSide(View<G> const& view, std::span<Holder const> holders, Seat other) {
  Seat const caller = view.pub.callsHidden();
  if (caller == nobody) return 0;
  auto const isPartner = [&](Seat seat) -> double {
    if (Seat const partner = shownPartner<G>(view.pub); partner != nobody) return seat == partner ? 1 : 0;
    if (view.own->cards.contains(calledCard<G>(view.pub))) return seat == view.seat ? 1 : 0;
    for (Holder const& holder : holders)
      if (holder.seat == seat) return holder.chance;
    return 0;
  };
  if (view.seat == caller) return isPartner(other);
  double const own = isPartner(view.seat);
  return other == caller ? own : (1 - own) * (1 - isPartner(other));
}

// Wishes of those whom a seat takes for its side: surely so much of its side.
inline constexpr double trusted = 0.8;

// Of these cards of the seat to act, those that do as somebody of its side has told it: to take this trick, to show itself,
// or to stay hidden until it is told to. What is said of points is no order, but evidence (core/ai/trick_hearing.h). Empty:
// nothing of the kind.
template <Minded G>
CardSet cardsAsHeard(View<G> const& view, std::span<Holder const> holders, CardSet playable) {
  int const begun = actsBeforeTrick(view);
  for (auto said = view.talk.rbegin(); said != view.talk.rend(); ++said) {
    bool const lasting = said->saying.kind == Saying::Kind::stayHidden;
    bool const ofPoints =
        said->saying.kind == Saying::Kind::givePoints || said->saying.kind == Saying::Kind::keepPoints;
    if (said->seat == view.seat || ofPoints || (said->after < begun && !lasting)) continue;
    if (said->saying.kind == Saying::Kind::showYourself || lasting) {
      if (shownPartner<G>(view.pub) != nobody || !view.own->cards.contains(calledCard<G>(view.pub))) continue;
      bool const overtaken =
          lasting && std::any_of(view.talk.rbegin(), said, [&](Said const& later) {
            return later.seat == said->seat && later.saying.kind == Saying::Kind::showYourself;
          });
      if (overtaken) continue;
    }
    if (chanceOfSide(view, holders, said->seat) < trusted) continue;
    CardSet const wished = cardsAsWished<G>(view.pub, playable, said->saying);
    if (!wished.empty() && wished != playable) return wished;
  }
  return {};
}

}  // namespace giaguaro
