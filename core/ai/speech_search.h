// How computer players find what they say at a table with talk (core/ai/speech.h), over any game. To be included where a
// game compiles its players, and by nothing else that can do with speechOf().
//
// What it tells its side to do (to take this trick, to show itself) is found as cards are: in sampled worlds the hand is
// played out by the policy, once as it is and once with those of its side doing so, with the same luck. What gains most is
// said, if that is sure. Points it asks for where it takes the trick for its side's, and against where it does not, if it
// matters what is put there: a word that is true, and heard as one (core/ai/trick_hearing.h). Who it is, or takes others for,
// it says by its beliefs:
//   - a partner denies it, like everybody else, as long as being known would cost its side; it says so itself where that
//     is likely to gain, by hands played out with everybody knowing it;
//   - the others accuse whom they think likely enough, and stand up for whom they do not where somebody accuses it. The
//     partner joins in an accusation of another: that is all it needs to lie. Of who has not played a card yet nobody says
//     either: whatever was bid, there is nothing that all could go by.
// Nobody claims to be the partner who is not: it would be believed once.
//
// A seat thinks about it when a trick begins and when it has just played, not at each act; a novice seldom.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/ai/player_of.h"
#include "core/ai/search_frame.h"
#include "core/ai/speech.h"
#include "core/ai/trick_hearing.h"
#include "core/ai/wish.h"

namespace giaguaro {

template <Minded G>
  requires Endable<G>
class SpeechSearch {
 public:
  // What they refer to outlives it. `view` is the speaker's, of a hand in which cards are played.
  SpeechSearch(View<G> const& view, PlayerSpec const& spec, Pupils pupils, Rng const& rng,
               StopFlag const& stop)
      : view_(view),
        settings_(searchOf(spec)),
        pupils_(pupils & ~bit(view.seat)),
        policy_(policyOf<G>(spec)),
        frame_{view, settings_, policy_, rng, stop},
        isNovice_(spec.level == Level::novice) {}

  std::optional<Speech> run() {
    if (!isItsMoment()) return std::nullopt;
    if (isNovice_ && frame_.rng.below(noviceIn) != 0) return std::nullopt;
    drawWorlds();
    if (worlds_.empty()) return std::nullopt;
    if (std::optional<Speech> advice = adviseAPupil()) return advice;
    if (std::optional<Speech> order = bestOrder(others(), surelySaid)) return order;
    if (std::optional<Speech> points = pointsWord(others(), sureOfTrick, surelySaid)) return points;
    if (frame_.stop.stopped()) return std::nullopt;
    return isCaller() ? std::nullopt : identity();
  }

 private:
  using Mind = typename G::Mind;
  using Kind = Saying::Kind;

  static constexpr int worldsDrawn = 200;
  static constexpr std::uint32_t noviceIn = 3;
  static constexpr double surelySaid = 0.01;    // of worths: what it gains at least
  static constexpr double likelyGain = 0.5;     // of standard errors: what revealing itself gains at least
  static constexpr double sureOfTrick = 0.8;    // to ask for points, or against them
  static constexpr double likely = 0.6;         // to accuse somebody
  static constexpr double unlikely = 0.12;      // to stand up for somebody
  static constexpr std::uint32_t deniesIn = 3;  // tricks, unasked

  struct World {
    G hand;
    Rng luck;
    unsigned side;  // of the speaker, without it
    double worth;   // as it is
    bool ours;      // the trick, as it is
  };
  struct Figures {
    double sum = 0, square = 0;
    int worlds = 0, ours = 0;

    void add(double difference, bool tookTrick) {
      sum += difference;
      square += difference * difference;
      ours += tookTrick ? 1 : 0;
      ++worlds;
    }
    double mean() const { return worlds == 0 ? 0 : sum / worlds; }
    double error() const {
      return worlds == 0 ? 1 : std::sqrt(std::max(1e-9, square / worlds - mean() * mean()) / worlds);
    }
    double chance() const { return worlds == 0 ? 0 : static_cast<double>(ours) / worlds; }
  };

  static unsigned bit(Seat seat) { return 1U << seat; }

  static SearchSettings searchOf(PlayerSpec const& spec) {
    SearchSettings settings = settingsFor<G>(spec);
    settings.beliefs.worldsPerHolder = std::min(settings.beliefs.worldsPerHolder, 16);
    settings.beliefs.candidates = std::min(settings.beliefs.candidates, 200);
    settings.beliefs.time = std::chrono::hours(1);  // never by the clock
    return settings;
  }

  bool isCaller() const { return view_.seat == view_.pub.callsHidden(); }
  bool hasPlayed(Seat seat) const {
    for (int place = 0; place < view_.pub.trick.count; ++place)
      if (seatAfter(view_.pub.trick.leader, view_.context.players, place) == seat) return true;
    return false;
  }

  bool isItsMoment() const {
    if (view_.pub.over() || !view_.pub.playing() || view_.pub.callsHidden() == nobody) return false;
    int const begun = actsBeforeTrick(view_);
    for (Said const& said : view_.talk)
      if (said.seat == view_.seat && said.after >= begun) return false;
    if (view_.pub.trick.count == 0) return true;
    return seatAfter(view_.seat, view_.context.players, 1) == view_.pub.toAct();
  }

  void drawWorlds() {
    Worlds<G> const worlds(view_, settings_.beliefs, policy_, frame_.rng, frame_.stop);
    if (!worlds.possible()) return;
    holders_ = worlds.holders();
    for (int i = 0; i < worldsDrawn && !frame_.stop.stopped(); ++i) {
      World world{worlds.draw(frame_.rng), Rng(frame_.rng.next()), 0, 0, false};
      world.side = sideOf(world.hand);
      auto const [worth, ours] = playedOut(world, {}, 0);
      world.worth = worth;
      world.ours = ours;
      worlds_.push_back(world);
    }
    if (frame_.stop.stopped()) worlds_.clear();
  }

  // Of a world: who is on the speaker's side, the speaker not.
  unsigned sideOf(G const& hand) const {
    unsigned const side = Mind::side(hand);
    unsigned const own = bit(view_.seat);
    unsigned const all = bit(static_cast<Seat>(view_.context.players)) - 1;
    return ((side & own) != 0 ? side : all & ~side) & ~own;
  }

  unsigned others() const { return (bit(static_cast<Seat>(view_.context.players)) - 1) & ~bit(view_.seat); }

  // What a world comes to for the speaker, and whether its side takes this trick, if those of `asked` that are on its side
  // do as it wishes.
  std::pair<double, bool> playedOut(World const& world, std::optional<Saying> wish, unsigned asked) {
    G hand = world.hand;
    Rng luck = world.luck;
    typename Mind::Memory memory = frame_.memory;
    Seat const winner = playTrickOut(hand, memory, luck, [&](G const& at, auto const& seen, CardSet cards) {
      Seat const seat = at.pub.toAct();
      bool const heeds = wish && (asked & world.side & bit(seat)) != 0;
      CardSet const wished = heeds ? cardsAsWished<G>(at.pub, cards, *wish) : CardSet{};
      return policy_.draw(typename Mind::Scene(at.pub, at.own(seat), seen), wished.empty() ? cards : wished,
                          luck);
    });
    Outcome const reached = frame_.outcome(hand, memory, luck);
    bool const ours = winner != nobody && ((world.side | bit(view_.seat)) & bit(winner)) != 0;
    return {reached.worths[static_cast<std::size_t>(view_.seat)], ours};
  }

  // What one of its side may be told to do in this trick.
  std::vector<Saying> orders(unsigned asked) const {
    std::vector<Saying> list;
    Card const called = calledCard<G>(view_.pub);
    bool const hidden = view_.pub.partner == nobody && called.valid() && !view_.own->cards.contains(called);
    if (isCaller() && hidden) list.push_back({Kind::showYourself});
    for (int place = 0; place < view_.context.players; ++place) {
      auto const seat = static_cast<Seat>(place);
      if (isOpen(asked, seat) && chanceOfSide(view_, holders_, seat) >= trusted)
        list.push_back({Kind::takeIt, seat});
    }
    return list;
  }

  // Whether this seat is one of those asked, and still plays to this trick.
  bool isOpen(unsigned asked, Seat seat) const {
    return (asked & bit(seat)) != 0 && seat != view_.seat && !hasPlayed(seat);
  }
  bool isAnyOpen(unsigned asked) const {
    for (int seat = 0; seat < view_.context.players; ++seat)
      if (isOpen(asked, static_cast<Seat>(seat))) return true;
    return false;
  }

  Figures figuresOf(Saying wish, unsigned asked) {
    Figures figures;
    for (World const& world : worlds_) {
      if (frame_.stop.stopped()) return {};
      auto const [worth, ours] = playedOut(world, wish, asked);
      figures.add(worth - world.worth, ours);
    }
    return figures;
  }

  // What gains most, surely and at least so much. None of its side can still do something: nothing.
  std::optional<Speech> bestOrder(unsigned asked, double least) {
    std::optional<Speech> best;
    if (!isAnyOpen(asked)) return best;
    for (Saying const order : orders(asked)) {
      Figures const figures = figuresOf(order, asked);
      if (figures.mean() <= std::max(least, 2 * figures.error())) continue;
      if (best && figures.mean() <= best->gain) continue;
      best = Speech{.saying = order, .chance = figures.chance(), .gain = figures.mean()};
    }
    return best;
  }

  // Points on the trick, or none: what it takes for likely enough, and where it matters by so much what they put there.
  std::optional<Speech> pointsWord(unsigned asked, double likelyEnough, double least) {
    if (!isAnyOpen(asked)) return std::nullopt;
    auto const ours =
        std::count_if(worlds_.begin(), worlds_.end(), [](World const& world) { return world.ours; });
    double const chance = static_cast<double>(ours) / static_cast<double>(worlds_.size());
    bool const gives = chance >= likelyEnough;
    if (!gives && chance > 1 - likelyEnough) return std::nullopt;
    double const more =
        figuresOf({Kind::givePoints}, asked).mean() - figuresOf({Kind::keepPoints}, asked).mean();
    if (frame_.stop.stopped() || (gives ? more : -more) <= least) return std::nullopt;
    return Speech{.saying = {gives ? Kind::givePoints : Kind::keepPoints},
                  .chance = gives ? chance : 1 - chance,
                  .gain = gives ? more : -more};
  }

  // At a teaching table: of one pupil who is of its side and still plays to this trick, and whom nobody has advised.
  std::optional<Speech> adviseAPupil() {
    int const begun = actsBeforeTrick(view_);
    for (int place = 0; place < view_.context.players; ++place) {
      auto const pupil = static_cast<Seat>(place);
      if ((pupils_ & bit(pupil)) == 0 || hasPlayed(pupil) || chanceOfSide(view_, holders_, pupil) < trusted)
        continue;
      bool const advised = std::any_of(view_.talk.begin(), view_.talk.end(), [&](Said const& said) {
        return said.after >= begun && !Hearing::tells(said.saying.kind) &&
               chanceOfSide(view_, holders_, said.seat) >= trusted;
      });
      if (advised) continue;
      std::optional<Speech> speech = bestOrder(bit(pupil), 0);
      if (!speech) speech = pointsWord(bit(pupil), 0.5, 0);
      if (!speech) continue;
      speech->pupil = pupil;
      bool const ours = speech->saying.kind != Kind::keepPoints;
      speech->because = ours ? Speech::Because::ourTrick : Speech::Because::theirTrick;
      return speech;
    }
    return std::nullopt;
  }

  // ---- Who is who, of all but the caller, while that is hidden ----

  bool isPartner() const { return view_.own->cards.contains(calledCard<G>(view_.pub)); }
  bool saidBefore(Saying saying) const {
    return std::any_of(view_.talk.begin(), view_.talk.end(),
                       [&](Said const& said) { return said.seat == view_.seat && said.saying == saying; });
  }
  bool hasPlayedACard(Seat seat) const {
    return std::any_of(view_.history.begin(), view_.history.end(), [seat](Done const& done) {
      return done.seat == seat && done.action.kind == Action::Kind::play;
    });
  }
  bool isAccused(Seat seat) const {
    return std::any_of(view_.talk.begin(), view_.talk.end(), [&](Said const& said) {
      return said.seat != view_.seat && said.saying == Saying{Kind::suspect, seat};
    });
  }

  std::optional<Speech> identity() {
    if (view_.pub.partner != nobody || !calledCard<G>(view_.pub).valid()) return std::nullopt;
    if (isPartner()) {
      Figures const known = figuresIfKnown();
      if (known.mean() > likelyGain * known.error())
        return Speech{.saying = {Kind::iAmTheFriend}, .gain = known.mean()};
    }
    if (isAccused(view_.seat) && !saidBefore({Kind::notTheFriend}))
      return Speech{.saying = {Kind::notTheFriend}};
    if (std::optional<Speech> const opinion = isPartner() ? joinedAccusation() : ownAccusation())
      return opinion;
    if (saidBefore({Kind::notTheFriend}) || frame_.rng.below(deniesIn) != 0) return std::nullopt;
    return Speech{.saying = {Kind::notTheFriend}};
  }

  // Of the partner: everybody knowing it, against nobody.
  Figures figuresIfKnown() {
    Figures figures;
    for (World const& world : worlds_) {
      World known = world;
      known.hand.pub.partner = view_.seat;
      auto const [worth, ours] = playedOut(known, {}, 0);
      figures.add(worth - world.worth, ours);
    }
    return figures;
  }

  std::optional<Speech> joinedAccusation() const {
    for (auto said = view_.talk.rbegin(); said != view_.talk.rend(); ++said) {
      bool const ofAnother = said->saying.kind == Kind::suspect && said->saying.to != view_.seat &&
                             said->seat != view_.seat && said->saying.to != view_.pub.callsHidden() &&
                             hasPlayedACard(said->saying.to);
      if (ofAnother && !saidBefore(said->saying)) return Speech{.saying = said->saying};
    }
    return std::nullopt;
  }

  std::optional<Speech> ownAccusation() const {
    for (Holder const& holder : holders_) {
      if (holder.seat == nobody || holder.seat == view_.pub.callsHidden()) continue;
      if (!hasPlayedACard(holder.seat)) continue;
      Saying const accusation{Kind::suspect, holder.seat};
      if (holder.chance >= likely && !saidBefore(accusation)) return Speech{.saying = accusation};
      Saying const trust{Kind::trust, holder.seat};
      if (holder.chance <= unlikely && isAccused(holder.seat) && !saidBefore(trust))
        return Speech{.saying = trust};
    }
    return std::nullopt;
  }

  View<G> const& view_;
  SearchSettings settings_;
  Pupils pupils_;
  Policy<G> const& policy_;
  SearchFrame<G> frame_;
  bool isNovice_;
  std::vector<World> worlds_{};
  std::vector<Holder> holders_{};
};

template <Minded G>
std::optional<Speech> speechOf(View<G> const& view, PlayerSpec const& spec, Pupils pupils, Rng const& rng,
                               StopFlag const& stop) {
  if constexpr (requires { view.pub.partner; }) return SpeechSearch<G>(view, spec, pupils, rng, stop).run();
  return std::nullopt;
}

}  // namespace giaguaro
