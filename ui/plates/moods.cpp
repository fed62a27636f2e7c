#include "ui/plates/moods.h"

#include <algorithm>
#include <numeric>

namespace giaguaro {
namespace {

bool samePlay(TableScene const& before, TableScene const& after) {
  return before.isSameHand(after) && !before.lookingBack && !after.lookingBack &&
         before.seen.players == after.seen.players;
}

Mood byGain(std::int64_t gain) { return gain > 0 ? Mood::pleased : gain < 0 ? Mood::dismayed : Mood::calm; }

// Who has more of a hand than its equal share of all scores, and who has less.
SeatMoods afterHand(Seen const& seen) {
  SeatMoods moods{};
  auto const& scores = seen.result->scores;
  std::int64_t const all = std::accumulate(scores.begin(), scores.begin() + seen.players, std::int64_t{0});
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seen.players); ++seat)
    moods[seat] = byGain(std::int64_t{scores[seat]} * seen.players - all);
  return moods;
}

// A trick that counts enough pleases the side that takes it; another is dismayed that has put as much of its own
// into it.
SeatMoods afterTrick(Seen const& seen, Seen::Trick const& trick) {
  SeatMoods moods{};
  if (trick.winner == nobody) return moods;
  auto const sideOf = [&seen](std::size_t seat) { return seen.seats[seat].side; };
  int const winners = sideOf(static_cast<std::size_t>(trick.winner));
  for (std::size_t seat = 0; seat < seen.seats.size(); ++seat) {
    bool const taken = sideOf(seat) == winners;
    int halves = 0;
    for (Seen::PlayedCard const& played : trick.cards)
      if (taken || sideOf(static_cast<std::size_t>(played.seat)) == sideOf(seat)) halves += played.counts;
    if (halves >= Moods::stirring) moods[seat] = byGain(taken ? 1 : -1);
  }
  return moods;
}

}  // namespace

SeatMoods Moods::between(TableScene const& before, TableScene const& after) {
  Seen const& seen = after.seen;
  if (!samePlay(before, after)) return {};
  if (seen.result && !before.seen.result && !seen.result->isVoid) return afterHand(seen);
  bool const oneMore = seen.tricks.size() == before.seen.tricks.size() + 1;
  return oneMore && !seen.over ? afterTrick(seen, seen.tricks.back()) : SeatMoods{};
}

void Moods::follow(TableScene const& before, TableScene const& after, Time now) {
  if (!samePlay(before, after) || after.seen.tricks.size() < before.seen.tricks.size()) movedUntil_ = now;
  // What a hand came to is to be seen as long as its end lies there.
  bool const ended = after.seen.over && after.seen.result && !after.seen.result->isVoid && !after.rests() &&
                     !after.lookingBack;
  if (ended) {
    moved_ = afterHand(after.seen);
    movedUntil_ = Time::max();
  }
  SeatMoods const moved = ended ? SeatMoods{} : between(before, after);
  if (moved != SeatMoods{}) {
    moved_ = moved;
    movedUntil_ = now + held;
  }
  bool const waits = !after.rests() && !after.seen.over && !after.paused && !after.lookingBack;
  Seat const thinker = waits ? after.seen.toAct : nobody;
  if (thinker != thinker_) thinksFrom_ = now + pondering;
  thinker_ = thinker;
  step(now);
}

Mood Moods::moodOf(Seat seat, Time now) const {
  Mood const moved = moved_[static_cast<std::size_t>(seat)];
  if (now < movedUntil_ && moved != Mood::calm) return moved;
  return seat == thinker_ && now >= thinksFrom_ ? Mood::thinking : Mood::calm;
}

bool Moods::step(Time now) {
  bool changed = false;
  for (Seat seat = 0; seat < mostSeats; ++seat) {
    Shown& shown = looks_[static_cast<std::size_t>(seat)];
    FaceLook const was = shown.look;
    if (Mood const mood = moodOf(seat, now); mood != shown.look.now) {
      shown.look = {shown.look.now, mood, 0};
      shown.since = now;
    }
    if (shown.look.part < 1)
      shown.look.part = std::min(
          1.0, static_cast<double>((now - shown.since).count()) / static_cast<double>(fading.count()));
    if (shown.look.part >= 1) shown.look.before = shown.look.now;
    changed |= shown.look != was;
  }
  return changed;
}

std::optional<Moods::Time> Moods::next(Time now) const {
  if (std::ranges::any_of(looks_, [](Shown const& shown) { return shown.look.part < 1; })) return Time{};
  std::optional<Time> soonest;
  auto const consider = [&](Time at) {
    if (at > now && (!soonest || at - now < *soonest)) soonest = at - now;
  };
  if (moved_ != SeatMoods{} && movedUntil_ != Time::max()) consider(movedUntil_);
  if (thinker_ != nobody) consider(thinksFrom_);
  return soonest;
}

}  // namespace giaguaro
