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

bool defends(View<Tarot> const& view, TarotStanding const& standing) {
  return view.seat != nobody && standing.side[static_cast<std::size_t>(view.seat)] < 0;
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

// What it takes to let the contract fail, as whoever defends hears it, and as the others do; nothing: that is not known.
Message defenceNeeds(View<Tarot> const& view, TarotStanding const& standing) {
  int const more = Tarot::allHalves - 2 * standing.needed() + 1 - standing.defence;
  if (partnerHidden(view.pub, standing) || more <= 0) return {};
  Argument const lacks = args::points(more, "more");
  bool const settled = standing.open == 0;
  if (defends(view, standing))
    return say(settled ? needDefenceYours : needDefenceYoursOpen, {args::points(standing.defence), lacks});
  return say(settled ? phrases::needDefence : needDefenceOpen, {args::noun(nounAttack, "side"), lacks});
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
  bool const playing = pub.phase >= Phase::announce;
  bool const decided = playing && (standing.safe() || standing.lost());
  Message const defence = playing && !decided ? defenceNeeds(view, standing) : Message{};
  // One's own side first.
  if (defends(view, standing) && !defence.empty()) lines.push_back(defence);
  lines.push_back(bouts(view, standing));
  if (decided && standing.safe() && defends(view, standing))
    lines.push_back(say(needMadeAgainst, {args::seat(pub.taker)}));
  else if (decided)
    lines.push_back(say(standing.safe() ? phrases::needMade : phrases::needLost));
  if (!playing || decided) return lines;
  attackNeeds(view, standing, lines);
  if (!defends(view, standing) && !defence.empty()) lines.push_back(defence);
  return lines;
}

}  // namespace giaguaro
