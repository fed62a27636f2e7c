#include "core/families/free-play/rank_auction.h"

#include "core/families/free-play/called_card_phrases.h"

namespace giaguaro {

using namespace calledCardPhrases;

void addLowerBids(Actions& actions, int standing) {
  for (int strength = (standing < 0 ? fortyCards.ranks() : standing) - 1; strength >= 0; --strength)
    actions.push(bidOf(strength));
}

void addSuits(Actions& actions) {
  for (int suit = 0; suit < plainSuits; ++suit) actions.push(nameOf(static_cast<Suit>(suit)));
}

std::optional<Message> bidRefusal(int standing, Seat by, int strength) {
  if (standing < 0 || strength < standing) return std::nullopt;
  Argument const rank = args::rank(bidRank(strength));
  if (strength == standing) return say(phrases::noBidSame, {rank});
  return say(phrases::noBidNotLower, {rank, args::seat(by)});
}

std::optional<Message> turnRefusal(bool over, Seat turn, Seat seat, bool passed) {
  if (over) return say(phrases::noHandOver);
  if (seat == turn) return std::nullopt;
  if (passed) return say(phrases::noPassed);
  return say(phrases::noTurn, {args::seat(turn)});
}

Offer passOffer(std::optional<Message> const& refusal, bool lastToSpeak) {
  Offer pass{{Action::Kind::pass}, say(phrases::labelPass), say(deedPass), {}, refusal, {}};
  if (!refusal) pass.means.push_back(lastToSpeak ? say(phrases::meansAllPass) : say(meansPass));
  return pass;
}

Offer bidOffer(int strength, std::optional<Message> const& refusal) {
  Argument const rank = args::rank(bidRank(strength));
  return {bidOf(strength), say(phrases::labelBidRank, {rank}), say(deedBid, {rank}), rank, refusal, {}};
}

Offer suitOffer(Card called, CardSet own) {
  Argument const suit = args::suit(called.suit());
  bool const alone = own.contains(called);
  int const held = (own & CardSet::ofSuit(called.suit())).size();
  return {nameOf(called.suit()),
          say(phrases::labelTrump, {suit}),
          say(deedName, {suit}),
          suit,
          std::nullopt,
          {say(alone ? dockAlone : dockHeld, {args::number(held)}),
           say(alone ? phrases::meansNamesOwn : phrases::meansCalls, {args::card(called)})}};
}

Message rankAuctionWords(Action action) {
  switch (action.kind) {
    case Action::Kind::pass: return say(phrases::labelPass);
    case Action::Kind::bid: return say(phrases::labelBidRank, {args::rank(bidRank(action.first))});
    case Action::Kind::name: return say(phrases::labelTrump, {args::suit(static_cast<Suit>(action.first))});
    default: return {};
  }
}

std::optional<Message> didSay(Seat seat, Action action, Card called) {
  switch (action.kind) {
    case Action::Kind::pass: return say(phrases::didPass, {args::seat(seat)});
    case Action::Kind::bid:
      return say(phrases::didBidRank, {args::seat(seat), args::rank(bidRank(action.first))});
    case Action::Kind::name:
      return say(phrases::didTrump, {args::seat(seat), args::suit(called.suit()), args::card(called)});
    default: return std::nullopt;
  }
}

std::string rankAuctionText(Action action) {
  switch (action.kind) {
    case Action::Kind::pass: return "pass";
    case Action::Kind::bid: return "bid " + std::string(rankText(bidRank(action.first)));
    case Action::Kind::name: return std::string("trump ") + suitLetter(static_cast<Suit>(action.first));
    case Action::Kind::play: return "play " + fortyCards.text(action.card());
    default: return {};
  }
}

std::optional<Action> parseRankAuction(std::string_view text) {
  if (text == "pass") return Action{Action::Kind::pass};
  if (text.starts_with("bid ")) {
    std::optional<Rank> const rank = parseRank(text.substr(4));
    int const strength = rank ? fortyCards.strength(*rank) : -1;
    if (strength >= 0) return bidOf(strength);
  } else if (text.starts_with("trump ")) {
    if (std::optional<Suit> const suit = parseSuit(text.substr(6))) return nameOf(*suit);
  } else if (text.starts_with("play ")) {
    if (std::optional<Card> const card = fortyCards.parse(text.substr(5))) return Action::play(*card);
  }
  return std::nullopt;
}

}  // namespace giaguaro
