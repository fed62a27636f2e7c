// The score sheet of a hand.
#include <algorithm>
#include <cstdlib>

#include "core/games/tarot/account.h"
#include "core/games/tarot/phrases.h"
#include "core/games/tarot/words.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;
using Public = Tarot::Public;
using Contract = Tarot::Contract;

Result voidResult(Public const& pub) {
  Result result;
  result.isVoid = true;
  result.roles.resize(static_cast<std::size_t>(pub.players));
  bool const petitSec = pub.petitSec != nobody;
  result.title = petitSec ? say(titlePetitSec, {args::seat(pub.petitSec)}) : say(titleVoid);
  result.subtitle = petitSec ? say(phasePetitSec, {args::seat(pub.petitSec)}) : say(phrases::sheetVoid);
  result.brief = say(petitSec ? briefPetitSec : briefVoid);
  if (!petitSec) std::ranges::fill(result.roles, say(seatPassed));
  return result;
}

class Sheet {
 public:
  explicit Sheet(Public const& pub) : pub_(pub), account_(TarotAccount::of(pub)) {}

  Result result() {
    result_.scores = pub_.scores();
    result_.sidePoints = account_.halves;
    result_.leadSeat = pub_.taker;
    result_.shownCard = pub_.called;
    if (pub_.contract != Contract::slam) result_.bar = {account_.points, account_.needed, 91};
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      auto const index = static_cast<std::size_t>(seat);
      result_.points[index] = pub_.points[index];
      bool const partner = pub_.attacks(seat) && seat != pub_.taker;
      result_.parts[index] = {seat == pub_.taker ? "taker"
                              : partner          ? "partner"
                                                 : "defender",
                              pub_.attacks(seat), pub_.attacks(seat) == account_.made};
      result_.roles.push_back(say(seat == pub_.taker ? (pub_.alone() ? roleAlone : rolePreneur)
                                  : partner          ? rolePartner
                                                     : roleDefence));
    }
    keyCards();
    titles();
    counting();
    price();
    payments();
    return result_;
  }

 private:
  void count(Message message) { result_.counting.push_back(std::move(message)); }
  void worth(Message message) { result_.price.push_back(std::move(message)); }
  Argument contract() const { return tarotWords::contract(pub_.contract); }
  static Argument side(bool attack) { return args::noun(attack ? nounAttack : nounDefence, "side"); }

  void keyCards() {
    if (pub_.contract == Contract::slam) return;
    for (Card const card : {Card::trump(21), Tarot::petit, Tarot::excuse})
      result_.keyCards.push_back({card, account_.boutCards.contains(card)});
    result_.keyNote =
        account_.bouts == 0
            ? say(neededWithoutBout, {args::number(account_.needed)})
            : say(neededWithBouts, {args::number(account_.needed), args::number(account_.bouts, "m")});
  }

  void titles() {
    Argument const taker = args::seat(pub_.taker);
    if (pub_.contract == Contract::slam)
      result_.title = say(account_.made ? titleSlamMade : titleSlamFailed, {taker});
    else
      result_.title =
          say(account_.made ? titleMade : titleFailed, {taker, contract(), args::number(account_.points)});
    if (pub_.players == 2)
      result_.subtitle = say(subtitleOne, {args::seat(seatAfter(pub_.taker, 2))});
    else if (pub_.players < 5)
      result_.subtitle = say(subtitleOthers, {args::number(pub_.players - 1)});
    else
      result_.subtitle =
          pub_.alone() ? say(subtitleAlone)
                       : say(pub_.players == 6 ? subtitlePair : subtitleWith, {args::seat(pub_.partner)});
    result_.brief = say(brief, {contract()});
  }

  void counting() {
    if (pub_.players >= 5) partner();
    count(say(sheetTricksPart, {args::points(account_.tricks)}));
    if (account_.keptExcuse > 0) count(say(sheetExcusePart));
    if (account_.excuseWins)
      count(say(sheetExcuseWins, {side(account_.lastExcuse > 0)}));
    else if (account_.excuseLast)
      count(say(sheetExcuseLost, {side(account_.lastExcuse > 0)}));
    dogOrDiscard();
    if (pub_.contract != Contract::slam) result_.countLine = static_cast<int>(result_.counting.size());
    count(say(sheetAttack, {args::points(account_.halves), args::number(account_.bouts),
                            args::number(account_.needed, "m")}));
    if (account_.halves % 2 != 0 && pub_.contract != Contract::slam)
      count(say(pub_.fft ? sheetHalfWon : sheetHalfDropped, {args::number(account_.points)}));
  }

  void dogOrDiscard() {
    if (pub_.takesDog()) return count(say(sheetDiscardPart, {args::points(account_.pile)}));
    int halves = 0;
    for (Card card : pub_.dog) halves += Tarot::halvesOf(card);
    count(say(pub_.contract == Contract::without   ? sheetChienPart
              : pub_.contract == Contract::against ? sheetDogDefence
                                                   : sheetDogNobody,
              {args::points(halves)}));
  }

  void partner() {
    if (!pub_.alone())
      return count(say(phrases::sheetMate, {args::noun(nounPartner, "mate"), args::seat(pub_.partner)}));
    if (!pub_.called.valid()) return count(say(sheetNoCall));
    if (pub_.shownStock().contains(pub_.called)) return count(say(sheetCalledChien));
    count(say(sheetCalledOwn, {args::seat(pub_.taker)}));
  }

  void price() {
    if (pub_.contract == Contract::slam) {
      worth(say(account_.made ? sheetSlamBid : sheetSlamBidFailed, {args::score(account_.contract)}));
    } else {
      contractPrice();
    }
    if (account_.petit != 0) {
      if (account_.petitEarly)
        worth(say(sheetPetitLastButOne, {args::score(account_.petit)}));
      else
        worth(say(sheetPetitLast, {side(account_.petit > 0), args::score(account_.petit)}));
    }
    for (Seat seat = 0; seat < pub_.players; ++seat) seatBonuses(seat);
    slam();
    result_.valueLine = static_cast<int>(result_.price.size());
    worth(say(sheetValue, {args::score(account_.value)}));
  }

  void contractPrice() {
    Argument const distance = args::number(std::abs(account_.difference));
    Argument const factor = args::number(Tarot::multiplier(pub_.contract), "m");
    if (!pub_.fft && account_.wonAll) {
      // The base is not that of the contract, and not multiplied.
      int const price = account_.difference * factor.number;
      worth(say(sheetSlamSilentHouse, {args::number(account_.contract - price)}));
      if (price != 0) worth(say(sheetDifference, {distance, factor, args::number(price, "price")}));
      worth(say(sheetContract, {args::score(account_.contract)}));
      return;
    }
    Argument const base = args::number(Tarot::base(Contract::small), "base");
    worth(say(sheetBase, {base}));
    worth(say(account_.made ? sheetMade : sheetFailed, {distance}));
    worth(say(sheetFactor, {contract(), base, distance, factor, args::score(account_.contract)}));
  }

  void seatBonuses(Seat seat) {
    auto const index = static_cast<std::size_t>(seat);
    Argument const holder = args::seat(seat);
    if (account_.handful[index] != 0)
      worth(say(pub_.fft ? sheetPoigneeFft : sheetPoigneeHouse,
                {args::number(account_.handfulSize[index]), holder, args::score(account_.handful[index])}));
    if (account_.noTrump[index] != 0)
      worth(say(sheetMisereTrumps, {holder, args::score(account_.noTrump[index])}));
    if (account_.noHonour[index] != 0)
      worth(say(sheetMisereHonours, {holder, args::score(account_.noHonour[index])}));
  }

  void slam() {
    if (!pub_.fft) return;
    if (account_.wonAll)
      worth(say(pub_.slamAnnounced ? sheetSlamMade : sheetSlamSilent, {args::score(account_.slam)}));
    else if (pub_.slamAnnounced)
      worth(say(sheetSlamFailed, {args::score(-Tarot::slamLoss)}));
    if (account_.lostAll) worth(say(sheetSlamDefence, {args::score(-Tarot::slamLoss)}));
  }

  void payments() {
    int const value = account_.value;
    int const score = result_.scores[static_cast<std::size_t>(pub_.taker)];
    bool const withPartner = pub_.players >= 5 && !pub_.alone();
    worth(say(sheetPayPreneur, {args::number(withPartner ? 2 : pub_.players - 1), args::score(score)}));
    if (withPartner)
      worth(say(sheetPayPartner, {args::score(result_.scores[static_cast<std::size_t>(pub_.partner)])}));
    worth(say(sheetPayOthers, {args::score(-value)}));
  }

  Public const& pub_;
  TarotAccount account_;
  Result result_{};
};

}  // namespace

Result Tarot::Public::result() const { return taker == nobody ? voidResult(*this) : Sheet(*this).result(); }

}  // namespace giaguaro
