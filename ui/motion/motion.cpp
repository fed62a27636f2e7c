#include "ui/motion/motion.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <optional>

namespace giaguaro {
namespace {

constexpr Travel::Time dealFlight{220};  // of one card
constexpr Travel::Time turnFlight{260};  // of one card on the cloth

using Cards = std::vector<Seen::PlayedCard>;

// Of this hand, in their order.
Cards playedIn(Seen const& seen) {
  Cards cards;
  for (Seen::Trick const& trick : seen.tricks)
    cards.insert(cards.end(), trick.cards.begin(), trick.cards.end());
  cards.insert(cards.end(), seen.trick.cards.begin(), seen.trick.cards.end());
  return cards;
}

// What is looked back at is a picture of its own: nothing travels into it, or out of it.
bool sameTable(TableScene const& before, TableScene const& after) {
  return !before.lookingBack && !after.lookingBack && before.seen.players == after.seen.players &&
         before.seen.deck == after.seen.deck && before.viewer == after.viewer &&
         before.bottom == after.bottom && before.seen.anticlockwise == after.seen.anticlockwise;
}

// A hand in which nothing has been done yet.
bool justDealt(TableScene const& scene) {
  Seen const& seen = scene.seen;
  return seen.players > 0 && !seen.over && seen.trick.cards.empty() && seen.tricks.empty() &&
         std::ranges::none_of(seen.seats, [](Seen::SeatSeen const& seat) {
           return seat.out || seat.bid.kind != Argument::Kind::none;
         });
}

bool anotherHand(TableScene const& before, TableScene const& after) {
  return before.match != after.match || after.handNumber > before.handNumber;
}

// One card after the other: the n-th of `count` begins so late that the last is home in time.
Travel::Time begin(int n, int count, Travel::Time all, Travel::Time one) {
  return count > 1 ? (all - one) * n / (count - 1) : Travel::Time{};
}
Travel::Time dealBegin(int n, int count) { return begin(n, count, Motion::deal, dealFlight); }

// All that lies on the cloth, from the left.
struct OnCloth {
  std::vector<Card> cards;
  int faceDown = 0;

  explicit OnCloth(Seen const& seen) {
    for (Seen::Spread const& spread : seen.spreads) {
      if (spread.seat != nobody) continue;
      std::ranges::copy(spread.cards, std::back_inserter(cards));
      faceDown += spread.faceDown;
    }
  }
  bool empty() const { return cards.empty() && faceDown == 0; }
};

// What lies on the cloth comes last; what is open there turns over on its way.
void dealOnCloth(Seen const& seen, CardPlace const& dealer, std::vector<Travel>& travels) {
  OnCloth const cloth(seen);
  int const count = cloth.faceDown + static_cast<int>(cloth.cards.size());
  for (int i = 0; i < count; ++i) {
    // Backs lie on the left of what is open.
    bool const back = i < cloth.faceDown;
    Card const card = back ? noCard : cloth.cards[static_cast<std::size_t>(i - cloth.faceDown)];
    Travel::Time const wait = (Motion::deal - dealFlight) / 2;
    travels.push_back({card,
                       dealer,
                       {CardPlace::Kind::cloth, nobody, card, back ? i : i - cloth.faceDown},
                       wait + begin(i, count, Motion::deal - wait, dealFlight),
                       dealFlight,
                       !back});
  }
}

std::vector<Travel> dealTo(TableScene const& scene) {
  Seen const& seen = scene.seen;
  CardPlace const dealer{CardPlace::Kind::plate, seen.dealer, {}};
  std::vector<Travel> travels;
  for (int packet = 0; packet < Motion::packets; ++packet)
    for (int step = 1; step <= seen.players; ++step) {
      auto const seat = static_cast<Seat>((seen.dealer + step) % seen.players);
      if (seat == seen.dealer || seat == scene.viewer) continue;
      Travel::Time const begin = dealBegin(packet * seen.players + step - 1, Motion::packets * seen.players);
      travels.push_back({noCard, dealer, {CardPlace::Kind::plate, seat, {}}, begin, dealFlight});
    }
  auto const held = static_cast<int>(seen.hand.size());
  for (int i = 0; i < held; ++i) {
    Card const card = seen.hand[static_cast<std::size_t>(i)];
    travels.push_back(
        {card, dealer, {CardPlace::Kind::hand, scene.viewer, card}, dealBegin(i, held), dealFlight, true});
  }
  dealOnCloth(seen, dealer, travels);
  return travels;
}

// On whose piles a card lies open; nothing: on none.
std::optional<CardPlace> placeInPiles(Seen const& seen, Card card) {
  for (std::size_t seat = 0; seat < seen.seats.size(); ++seat) {
    auto const& piles = seen.seats[seat].piles;
    auto const found = std::ranges::find(piles, card, &Seen::Pile::top);
    if (found != piles.end())
      return CardPlace{CardPlace::Kind::pile, static_cast<Seat>(seat), card,
                       static_cast<int>(found - piles.begin())};
  }
  return std::nullopt;
}

Travel playOf(Seen::PlayedCard const& played, TableScene const& before, Seat viewer) {
  bool const own = viewer != nobody && played.seat == viewer;
  if (auto const pile = placeInPiles(before.seen, played.card))
    return {played.card, *pile, {CardPlace::Kind::trick, played.seat, {}}, {}, Motion::play};
  CardPlace const from = own ? CardPlace{CardPlace::Kind::hand, viewer, played.card}
                             : CardPlace{CardPlace::Kind::plate, played.seat, {}};
  return {played.card, from, {CardPlace::Kind::trick, played.seat, {}}, {}, Motion::play};
}

void collect(Seen::Trick const& trick, Travel::Time begin, std::vector<Travel>& travels) {
  for (Seen::PlayedCard const& played : trick.cards)
    travels.push_back({played.card,
                       {CardPlace::Kind::trick, played.seat, {}},
                       {CardPlace::Kind::plate, trick.winner, {}},
                       begin,
                       Motion::take});
}

// Cards of piles that are turned face up, since the trick in which what lay on them was played has been looked at.
void turnPiles(TableScene const& before, TableScene const& after, Travel::Time begin,
               std::vector<Travel>& travels) {
  for (Seen::SeatSeen const& seat : after.seen.seats)
    for (Seen::Pile const& pile : seat.piles) {
      bool const lay = !before.resting && placeInPiles(before.seen, pile.top).has_value();
      if (!pile.turned || lay) continue;
      CardPlace const place = *placeInPiles(after.seen, pile.top);
      travels.push_back({pile.top, place, place, begin, Motion::play, true});
    }
}

CardPlace inHand(TableScene const& scene, Card card) {
  auto const kind = scene.isInTray(card) ? CardPlace::Kind::tray : CardPlace::Kind::hand;
  return {kind, scene.viewer, card};
}

// What was chosen to be put aside, once it has left the hand: all of it, and nothing else has.
std::vector<Travel> putAside(TableScene const& before, TableScene const& after) {
  std::vector<Card> gone;
  for (Card const card : before.seen.hand)
    if (std::ranges::count(after.seen.hand, card) == 0) gone.push_back(card);
  std::vector<Travel> travels;
  if (!std::ranges::is_permutation(gone, before.draft)) return travels;
  for (Card const card : gone)
    travels.push_back(
        {card, inHand(before, card), {CardPlace::Kind::plate, after.viewer, {}}, {}, Motion::play});
  return travels;
}

// What is chosen to be put aside, and what is taken back.
std::vector<Travel> gathered(TableScene const& before, TableScene const& after) {
  std::vector<Travel> travels;
  if (!before.gathers() || !after.gathers() || before.seen.hand != after.seen.hand) return travels;
  for (Card const card : after.seen.hand)
    if (before.isInTray(card) != after.isInTray(card))
      travels.push_back({card, inHand(before, card), inHand(after, card), {}, Motion::play});
  return travels;
}

// Cards on the cloth of which only the backs were seen.
std::vector<Travel> turnedOver(Seen const& before, Seen const& after) {
  OnCloth const was(before);
  OnCloth const is(after);
  auto const count = static_cast<int>(is.cards.size());
  if (count == 0 || !was.cards.empty() || was.faceDown != count) return {};
  std::vector<Travel> travels;
  for (int i = 0; i < count; ++i) {
    CardPlace const place{CardPlace::Kind::cloth, nobody, is.cards[static_cast<std::size_t>(i)], i};
    travels.push_back(
        {place.card, place, place, begin(i, count, Motion::turn, turnFlight), turnFlight, true});
  }
  return travels;
}

// What lay face down on the cloth, once it lies face down before seats.
std::vector<Travel> sharedOut(Seen const& before, Seen const& after) {
  OnCloth const was(before);
  if (was.faceDown == 0 || !OnCloth(after).empty()) return {};
  std::vector<Travel> travels;
  for (Seen::Spread const& spread : after.spreads)
    for (int i = 0; i < spread.faceDown; ++i) {
      auto const place = static_cast<int>(travels.size());
      travels.push_back({noCard,
                         {CardPlace::Kind::cloth, nobody, noCard, place},
                         {CardPlace::Kind::cloth, spread.seat, noCard, i},
                         begin(place, was.faceDown, Motion::turn, turnFlight),
                         turnFlight});
    }
  return static_cast<int>(travels.size()) == was.faceDown ? travels : std::vector<Travel>{};
}

// What lay open on the cloth and has gone to those who take it.
std::vector<Travel> fetched(Seen const& before, Seen const& after) {
  if (!OnCloth(after).empty()) return {};
  std::vector<Travel> travels;
  int place = 0;
  for (Seen::Spread const& spread : before.spreads)
    for (Card const card : spread.cards) {
      CardPlace const from{CardPlace::Kind::cloth, nobody, card, place++};
      if (spread.seat == nobody && spread.goesTo != nobody)
        travels.push_back({card, from, {CardPlace::Kind::plate, spread.goesTo, {}}, {}, Motion::fetch});
    }
  return travels;
}

}  // namespace

Motion Motion::between(TableScene const& before, TableScene const& after) {
  Motion motion;
  if (after.showResult) return motion;  // the sheet lies over it
  if (justDealt(after) && anotherHand(before, after)) {
    motion.travels = dealTo(after);
    return motion;
  }
  if (!sameTable(before, after) || !before.isSameHand(after)) return motion;
  Cards const was = playedIn(before.seen);
  Cards const is = playedIn(after.seen);
  bool const grown = is.size() == was.size() + 1;
  if ((!grown && is.size() != was.size()) || !std::equal(was.begin(), was.end(), is.begin())) return motion;

  motion.goesOn = true;
  if (before.resting && !after.resting && before.seen.lastTrick() != nullptr) {
    collect(*before.seen.lastTrick(), {}, motion.travels);
    turnPiles(before, after, {}, motion.travels);
  }
  if (grown) {
    motion.travels.push_back(playOf(is.back(), before, after.viewer));
    // No trick rests at this pace: the last card comes, and all of them go.
    if (!after.resting && after.seen.trick.cards.empty() && after.seen.lastTrick() != nullptr) {
      collect(*after.seen.lastTrick(), play, motion.travels);
      turnPiles(before, after, play, motion.travels);
    }
  } else {
    for (auto* const moved : {&putAside, &gathered})
      std::ranges::copy((*moved)(before, after), std::back_inserter(motion.travels));
    for (auto* const moved : {&turnedOver, &sharedOut, &fetched})
      std::ranges::copy((*moved)(before.seen, after.seen), std::back_inserter(motion.travels));
  }
  return motion;
}

Travel::Time atPace(Travel::Time normal, MotionPace pace) {
  switch (pace) {
    case MotionPace::off: return {};
    case MotionPace::brisk: return normal * 6 / 10;
    case MotionPace::normal: return normal;
    case MotionPace::slow: return normal * 18 / 10;
  }
  return normal;
}

double wayAfter(double part) {
  double const left = 1 - std::clamp(part, 0.0, 1.0);
  return 1 - left * left * left;
}

double liftAfter(double part) { return std::sin(std::numbers::pi * wayAfter(part)); }

}  // namespace giaguaro
