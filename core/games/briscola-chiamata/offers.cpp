// All that could be said or played here, each legal or with the rule that forbids it.
#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/calls.h"
#include "core/games/briscola-chiamata/phrases.h"

namespace giaguaro {

namespace {

using namespace briscolaPhrases;
using Public = BriscolaChiamata::Public;
using Phase = BriscolaChiamata::Phase;
using Call = BriscolaChiamata::Call;

Argument role() { return args::noun(theCaller, "role"); }
Argument mate() { return args::noun(thePartner, "mate"); }

std::vector<Message> bidMeaning(Public const& pub, int strength) {
  Argument const rank = args::rank(bidRank(strength));
  if (pub.passed.allBut(pub.turn, BriscolaChiamata::players))
    return {say(calledCardPhrases::meansFour, {role()}), say(calledCardPhrases::meansNames, {rank, mate()})};
  if (strength > 0) return {say(calledCardPhrases::meansBid, {role(), rank, mate()})};
  return {say(pub.rules.solo ? meansTwoBriscola : meansTwoNoSolo), say(meansBidTwo, {role(), rank, mate()})};
}

// What a promise of points means, whichever card is called with it.
void addPrice(std::vector<Message>& means, int points) {
  means.push_back(points == BriscolaChiamata::mostPoints ? say(meansMax)
                                                         : say(meansPromise, {args::number(points)}));
  int const multiplier = BriscolaChiamata::multiplierOf(points);
  means.push_back(multiplier == 1 ? say(meansStakesPlain) : say(meansStakes, {args::number(multiplier)}));
}

Offer raiseOffer(Action action) {
  Argument const rank = args::rank(bidRank(action.first));
  Argument const points = args::number(action.second);
  bool const two = action.kind == Action::Kind::bid;
  Offer offer{action, {}, {}, rank, std::nullopt, {}};
  offer.label = two ? say(labelRaise, {points}) : say(labelOblige, {rank, points});
  offer.deed = two ? say(deedRaise, {points}) : say(deedOblige, {rank, points});
  return offer;
}

// A run of raises with one card, from the points that need no promise on: those up to the number that stands are barred
// and say why.
void offerRun(Offers& offers, Public const& pub, CardSet own, Action raise, Message const& who) {
  for (int points = BriscolaChiamata::plainPoints; points <= BriscolaChiamata::mostPoints; ++points) {
    raise.second = static_cast<std::uint8_t>(points);
    Offer offer = raiseOffer(raise);
    offer.refusal = briscolaCalls::refusal(pub, own, raise);
    if (!offer.refusal) {
      offer.means.push_back(who);
      addPrice(offer.means, points);
    }
    offer.tag = {say(tagStakes, {args::number(BriscolaChiamata::multiplierOf(points))})};
    offers.push_back(std::move(offer));
  }
}

// The two again, and the ranks that could be obbligata: a run each, or one offer with the reason against it.
void offerRaises(Offers& offers, Public const& pub, CardSet own) {
  int const next = pub.promised() + 1;
  offerRun(offers, pub, own, briscolaCalls::raiseTo(next), say(meansTwoPartner, {mate()}));
  unsigned const ranks = briscolaCalls::obligedRanks(own);
  for (int rank = 1; rank < fortyCards.ranks(); ++rank) {
    Action const raise = briscolaCalls::oblige(rank, next);
    if ((ranks >> rank & 1) != 0) {
      offerRun(offers, pub, own, raise,
               say(meansObligePartner,
                   {mate(), args::rank(bidRank(rank)),
                    args::list(Argument::Kind::suits, "suits", briscolaCalls::fittingSuits(own, rank))}));
    } else {
      offers.push_back(raiseOffer(raise));
      offers.back().refusal = briscolaCalls::refusal(pub, own, raise);
    }
  }
}

void offerCalls(Offers& offers, Public const& pub, CardSet own, Seat seat,
                std::optional<Message> const& refusal) {
  bool const onTurn = !refusal;
  offers.push_back(
      passOffer(refusal, pub.caller == nobody && pub.passed.allBut(seat, BriscolaChiamata::players)));
  if (!pub.raising()) {
    for (int strength = fortyCards.ranks() - 1; strength >= 0; --strength) {
      offers.push_back(
          bidOffer(strength, onTurn ? briscolaCalls::refusal(pub, own, bidOf(strength)) : refusal));
      if (onTurn && offers.back().legal()) offers.back().means = bidMeaning(pub, strength);
    }
  } else if (onTurn) {
    offerRaises(offers, pub, own);
  } else {
    offers.push_back(raiseOffer(briscolaCalls::raiseTo(pub.promised() + 1)));
    offers.back().refusal = refusal;
  }
  Action const solo{Action::Kind::solo};
  Offer offer{
      solo, say(labelSolo), say(deedSolo), {}, onTurn ? briscolaCalls::refusal(pub, own, solo) : refusal, {}};
  offer.tag = {say(tagSolo)};
  if (offer.legal()) offer.means = {say(meansSolo)};
  if (offer.legal() && pub.standing().points > 0) offer.means.push_back(say(meansSoloPlain));
  offers.push_back(std::move(offer));
}

}  // namespace

Offers BriscolaChiamata::offered(Public const& pub, Private const& own, Seat seat) {
  Offers offers;
  bool const passed = pub.phase == Phase::auction && pub.passed.has(seat);
  std::optional<Message> const refusal = turnRefusal(pub.over(), pub.turn, seat, passed);

  if (pub.phase == Phase::auction) offerCalls(offers, pub, own.cards, seat, refusal);
  if (pub.phase == Phase::naming && !refusal)
    for (int i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      Offer offer = suitOffer(Card::of(suit, pub.standing().rank), own.cards);
      offer.refusal = briscolaCalls::refusal(pub, own.cards, offer.action);
      if (offer.refusal) offer.means.clear();
      offers.push_back(std::move(offer));
    }
  std::optional<Message> const cardRefusal =
      !refusal && pub.phase != Phase::play ? say(phrases::noAuctionOpen) : refusal;
  offerCards(offers, pub, own.cards, seat == pub.caller, thePartner, cardRefusal);
  return offers;
}

}  // namespace giaguaro
