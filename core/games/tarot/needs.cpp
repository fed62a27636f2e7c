#include "core/games/tarot/guide.h"
#include "core/games/tarot/phrases.h"
#include "core/games/tarot/show_phrases.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;
using Public = Tarot::Public;
using Phase = Tarot::Phase;
using Contract = Tarot::Contract;

bool partnerHidden(Public const& pub, TarotStanding const& standing) {
  return pub.players == 5 && standing.partner == nobody;
}

void attackNeeds(View<Tarot> const& view, TarotStanding const& standing, std::vector<Message>& lines) {
  Public const& pub = view.pub;
  Argument const has = args::points(standing.attack);
  if (partnerHidden(pub, standing))
    lines.push_back(say(phrases::needUnknown, {args::seat(pub.taker), has, args::number(standing.needed()),
                                               args::noun(nounPartner, "mate")}));
  else if (standing.lacking() <= 0)
    lines.push_back(say(needEnough, {has}));
  else
    lines.push_back(say(needAttack, {has, args::points(standing.lacking(), "more")}));
  if (pub.contract == Contract::without && pub.dog.empty()) lines.push_back(say(needDog));
  if (pub.dogTaken() && knownDiscard(view).size() < pub.dogSize())
    lines.push_back(say(pub.players == 6 ? needDiscards : needDiscard));
}

void defenceNeeds(View<Tarot> const& view, TarotStanding const& standing, std::vector<Message>& lines) {
  if (partnerHidden(view.pub, standing)) return;
  int const more = Tarot::allHalves - 2 * standing.needed() + 1 - standing.defence;
  if (more <= 0) return;
  lines.push_back(say(standing.open == 0 ? phrases::needDefence : needDefenceOpen,
                      {args::noun(nounAttack, "side"), args::points(more, "more")}));
}

Message bouts(View<Tarot> const& view, TarotStanding const& standing) {
  Argument const points = args::number(standing.needed(), "m");
  if (standing.open == 0) return say(needBouts, {args::number(standing.bouts), points});
  Argument const open = args::number(standing.open);
  // Those in a hand of the taker's side are counted for it: said to who holds them.
  bool const attacks = view.own && standing.side[static_cast<std::size_t>(view.seat)] > 0;
  CardSet const held = attacks ? view.own->cards & Tarot::bouts : CardSet{};
  if (!held.empty())
    return say(needBoutsHeld, {open, points, args::cards(held), args::number(held.size(), "k")});
  if (standing.bouts == 0) return say(needBoutsNone, {open, points});
  return say(needBoutsOpen, {open, points, args::number(standing.bouts, "k")});
}

}  // namespace

std::vector<Message> needs(View<Tarot> const& view, TarotStanding const& standing) {
  Public const& pub = view.pub;
  std::vector<Message> lines;
  bool const slamBid = pub.contract == Contract::slam;
  if (slamBid || pub.slamAnnounced) lines.push_back(say(standing.lostTrick ? needSlamLost : needSlam));
  if (slamBid) return lines;
  lines.push_back(bouts(view, standing));
  if (pub.phase < Phase::announce) return lines;
  if (standing.safe() || standing.lost()) {
    bool const defends = view.seat != nobody && standing.side[static_cast<std::size_t>(view.seat)] < 0;
    if (standing.safe() && defends)
      lines.push_back(say(needMadeAgainst, {args::seat(pub.taker)}));
    else
      lines.push_back(say(standing.safe() ? phrases::needMade : phrases::needLost));
    return lines;
  }
  attackNeeds(view, standing, lines);
  defenceNeeds(view, standing, lines);
  return lines;
}

}  // namespace giaguaro
