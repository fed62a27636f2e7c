// What is this game's alone; cards, what they count and play: core/families/free-play.
#include "core/games/briscola-chiamata/briscola_chiamata.h"

#include <charconv>

#include "core/games/briscola-chiamata/calls.h"
#include "core/games/briscola-chiamata/phrases.h"
#include "core/rules/match_length.h"

namespace giaguaro {

namespace {

using namespace briscolaPhrases;

constexpr std::array playerCounts{BriscolaChiamata::players};
constexpr std::array tieValues{OptionValue{"caller", optionTieCaller.text},
                               OptionValue{"opponents", optionTieOpponents.text}};
constexpr std::array leadValues{OptionValue{"after-dealer", optionLeadAfterDealer.text},
                                OptionValue{"caller", optionLeadCaller.text}};
constexpr std::array soloValues{OptionValue{"yes", optionSoloYes.text}, OptionValue{"no", optionSoloNo.text}};

enum OptionPlace : std::uint8_t { handsOption, tieOption, leadOption, soloOption };

constexpr std::array options{
    OptionInfo{.name = "hands",
               .label = calledCardPhrases::handsLabel,
               .explain = calledCardPhrases::handsExplain,
               .least = 1,
               .most = 100,
               .line = phrases::optionHands.text,
               .fallback = [](Options const&) -> std::int16_t { return 10; }},
    OptionInfo{.name = "tie", .label = tieLabel, .explain = tieExplain, .values = tieValues},
    OptionInfo{.name = "lead", .label = leadLabel, .explain = leadExplain, .values = leadValues},
    OptionInfo{.name = "solo", .label = soloLabel, .explain = soloExplain, .values = soloValues}};

// Points as they are written, from those of a bare two on.
std::optional<std::uint8_t> parsePoints(std::string_view text) {
  int points = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), points);
  bool const all = error == std::errc() && end == text.data() + text.size() && text.front() != '0';
  if (!all || points < BriscolaChiamata::plainPoints || points > BriscolaChiamata::mostPoints)
    return std::nullopt;
  return static_cast<std::uint8_t>(points);
}

}  // namespace

GameInfo const BriscolaChiamata::info{.id = "briscola-chiamata",
                                      .name = briscolaPhrases::name,
                                      .line = briscolaPhrases::line,
                                      .players = playerCounts,
                                      .usualPlayers = BriscolaChiamata::players,
                                      .deck = &fortyCards,
                                      .options = options,
                                      .handsOption = handsOption,
                                      .anticlockwise = true,
                                      .sides = true,
                                      .hidesPartnerAt = BriscolaChiamata::players};

BriscolaChiamata BriscolaChiamata::start(Context const& context, Deal const& deal) {
  auto const& values = context.options.values;
  BriscolaChiamata hand;
  hand.pub.dealer = context.dealer;
  hand.pub.turn = seatAfter(context.dealer, players);
  hand.pub.rules = {.tieToCaller = values[tieOption] == 0,
                    .callerLeads = values[leadOption] == 1,
                    .solo = values[soloOption] == 0};
  for (std::size_t seat = 0; seat < players; ++seat) hand.seats[seat].cards = deal.hands[seat];
  return hand;
}

std::optional<Context> BriscolaChiamata::next(Context const& context, BriscolaChiamata const& finished) {
  return nextOfHands(context, finished.pub.scores(), finished.pub.isVoid(),
                     context.options.values[handsOption]);
}

int BriscolaChiamata::Public::needed() const {
  if (standing().points > 0) return standing().points;
  return !solo && rules.tieToCaller ? plainPoints - 1 : plainPoints;
}

PerSeat BriscolaChiamata::Public::scores() const {
  if (caller == nobody) return {};
  return payments(caller, stake(sidePoints()));
}

Actions BriscolaChiamata::legal(Public const& pub, Private const& own) {
  Actions actions;
  switch (pub.phase) {
    case Phase::auction:
      actions.push({Action::Kind::pass});
      if (pub.raising()) {
        for (int points = pub.promised() + 1; points <= mostPoints; ++points)
          actions.push(briscolaCalls::raiseTo(points));
        unsigned const ranks = briscolaCalls::obligedRanks(own.cards);
        for (int rank = 1; rank < fortyCards.ranks(); ++rank)
          for (int points = pub.promised() + 1; (ranks >> rank & 1) != 0 && points <= mostPoints; ++points)
            actions.push(briscolaCalls::oblige(rank, points));
      } else {
        addLowerBids(actions, pub.standing().rank);
      }
      if (pub.rules.solo) actions.push({Action::Kind::solo});
      break;
    case Phase::naming: {
      Call const call = pub.standing();
      for (int i = 0; i < plainSuits; ++i) {
        auto const suit = static_cast<Suit>(i);
        if (!call.obliged || briscolaCalls::fitsObliged(own.cards, suit, call.rank))
          actions.push(nameOf(suit));
      }
      break;
    }
    case Phase::play:
      for (Card card : own.cards) actions.push(Action::play(card));
      break;
    case Phase::over: break;
  }
  return actions;
}

void BriscolaChiamata::speak(Action action) {
  Seat const seat = pub.turn;
  auto const index = static_cast<std::size_t>(seat);
  switch (action.kind) {
    case Action::Kind::name:
      pub.trump = static_cast<Suit>(action.first);
      pub.called = Card::of(pub.trump, pub.standing().rank);
      pub.phase = Phase::play;
      pub.turn = pub.leader();
      return;
    case Action::Kind::solo:
      pub.caller = seat;
      pub.partner = seat;
      pub.solo = true;
      pub.trump = Suit::trumps;
      pub.phase = Phase::play;
      pub.turn = pub.leader();
      return;
    case Action::Kind::pass: pub.passed.add(seat); break;
    default:
      pub.calls[index] = {static_cast<std::int8_t>(action.first), action.second,
                          action.kind == Action::Kind::oblige};
      if (action.kind == Action::Kind::oblige)
        pub.obliged[index] = static_cast<std::uint16_t>(pub.obliged[index] | 1U << action.first);
      pub.caller = seat;
  }
  if (pub.passed.all(players)) {
    pub.phase = Phase::over;
    pub.turn = nobody;
  } else if (pub.caller != nobody &&
             (pub.standing().points == mostPoints || pub.passed.allBut(pub.caller, players))) {
    pub.phase = Phase::naming;
    pub.turn = pub.caller;
  } else {
    pub.turn = pub.passed.next(seat, players);
  }
}

void BriscolaChiamata::applyTelling(Action action, Events& events) {
  Public const before = pub;
  Seat const seat = before.turn;
  apply(action, nullptr);

  Argument const who = args::seat(seat);
  std::optional<Message> said = didSay(seat, action, pub.called);
  if (action.kind == Action::Kind::bid && action.second > 0)
    said = say(didRaise, {who, args::number(action.second)});
  else if (action.kind == Action::Kind::oblige)
    said = say(didOblige, {who, args::rank(bidRank(action.first)), args::number(action.second)});
  else if (action.kind == Action::Kind::solo)
    said = say(didSolo, {who});
  if (said)
    events.push_back(
        {.kind = Event::Kind::spoke, .seat = seat, .action = action, .message = std::move(*said)});
  else
    tellCard(events, before, pub, seat, action, pub.caller, nouns);
  if (before.phase == Phase::auction && (pub.phase == Phase::naming || pub.phase == Phase::play))
    events.push_back(
        {.kind = Event::Kind::revealed,
         .seat = pub.caller,
         .message = say(phrases::didWonAuction, {args::seat(pub.caller), args::noun(theCaller, "role")})});
  if (pub.over())
    events.push_back({.kind = Event::Kind::ended,
                      .message = say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver)});
}

std::string BriscolaChiamata::text(Action action) {
  if (action.kind == Action::Kind::solo) return "solo";
  if (action.kind == Action::Kind::oblige)
    return "oblige " + std::string(rankText(bidRank(action.first))) + ' ' + std::to_string(action.second);
  bool const raised = action.kind == Action::Kind::bid && action.second > 0;
  return rankAuctionText(action) + (raised ? ' ' + std::to_string(action.second) : "");
}

std::optional<Action> BriscolaChiamata::parse(std::string_view text) {
  if (text == "solo") return Action{Action::Kind::solo};
  bool const obliged = text.starts_with("oblige ");
  std::size_t const space = text.rfind(' ');
  bool const raised = text.starts_with("bid 2 ");
  if (!obliged && !raised) return parseRankAuction(text);
  std::optional<std::uint8_t> const points =
      space + 1 < text.size() ? parsePoints(text.substr(space + 1)) : std::nullopt;
  if (!points) return std::nullopt;
  std::string_view const before = text.substr(0, space);
  if (raised) return before == "bid 2" ? std::optional(briscolaCalls::raiseTo(*points)) : std::nullopt;
  constexpr std::size_t afterOblige = 7;
  std::optional<Rank> const rank =
      before.size() > afterOblige ? parseRank(before.substr(afterOblige)) : std::nullopt;
  int const strength = rank ? fortyCards.strength(*rank) : -1;
  if (strength < 1) return std::nullopt;
  return briscolaCalls::oblige(strength, *points);
}

}  // namespace giaguaro
