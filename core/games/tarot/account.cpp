#include "core/games/tarot/account.h"

#include <algorithm>
#include <cstring>

namespace giaguaro {

namespace {

using Public = Tarot::Public;
using Contract = Tarot::Contract;

// Whose the dog or the discard is at the end.
enum class Owner : std::uint8_t { attack, defence, nobody };

Owner pileOwner(Contract contract) {
  switch (contract) {
    case Contract::against: return Owner::defence;
    case Contract::slam: return Owner::nobody;
    default: return Owner::attack;
  }
}

// Where in the history a card was played; -1: it was not.
int playedAt(Card card, Public const& pub) {
  static_assert(sizeof(Card) == 1);
  auto const& cards = pub.history.cards;
  void const* const found = std::memchr(cards.begin(), card.code, static_cast<std::size_t>(cards.size()));
  return found == nullptr ? -1 : static_cast<int>(static_cast<Card const*>(found) - cards.begin());
}

class Counting {
 public:
  explicit Counting(Public const& pub) : pub_(pub), last_(pub.history.leaders.size() - 1) {}

  TarotAccount account() {
    excuse();
    cards();
    tricks();
    contract();
    petit();
    if (pub_.fft)
      federationBonuses();
    else
      houseBonuses();
    int& value = account_.value;
    value = account_.contract + account_.petit + account_.slam;
    for (std::size_t seat = 0; seat < mostSeats; ++seat)
      value += account_.handful[seat] + account_.noTrump[seat] + account_.noHonour[seat];
    return account_;
  }

 private:
  int signOf(Seat seat) const { return pub_.attacks(seat) ? 1 : -1; }
  bool attackWon(int place) const { return pub_.attacks(pub_.winnerOf(place / pub_.players)); }

  void takeBout(Card card) {
    ++account_.bouts;
    account_.boutCards.insert(card);
  }

  void excuse() {
    int const place = playedAt(Tarot::excuse, pub_);
    if (place < 0) return;
    Seat const player = pub_.history.seat(place, pub_.players);
    account_.excusePlayer = player;
    account_.excuseLast = place / pub_.players == last_;
    // It can win only by the exception.
    account_.excuseWins = account_.excuseLast && pub_.winnerOf(last_) == player;
    if (!account_.excuseLast)
      account_.keptExcuse = pub_.attacks(player) ? 8 : 0;
    else if (pub_.attacks(player) == account_.excuseWins)
      account_.lastExcuse = 9;
    bool const bout = account_.excuseLast ? account_.lastExcuse > 0 : pub_.attacks(player);
    if (bout) takeBout(Tarot::excuse);
  }

  void cards() {
    int inTricks = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (pub_.attacks(seat)) inTricks += pub_.points[static_cast<std::size_t>(seat)];
    account_.tricks = inTricks - account_.keptExcuse;
    for (Card const bout : {Tarot::petit, Card::trump(21)})
      if (int const place = playedAt(bout, pub_); place >= 0 && attackWon(place)) takeBout(bout);
    if (pileOwner(pub_.contract) == Owner::attack)
      for (Card card : pub_.takesDog() ? pub_.discard : pub_.dog) {
        account_.pile += Tarot::halvesOf(card);
        if (Tarot::bouts.contains(card)) takeBout(card);
      }
    account_.halves = account_.tricks + account_.keptExcuse + account_.lastExcuse + account_.pile;
    account_.needed = Tarot::needed(account_.bouts);
    // An odd half is dropped; under fft whoever has won the contract gets it.
    bool const reached = account_.halves >= 2 * account_.needed;
    account_.points = (account_.halves + (pub_.fft && reached ? 1 : 0)) / 2;
    account_.difference = account_.points - account_.needed;
  }

  void tricks() {
    int attack = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (pub_.attacks(seat)) attack += pub_.tricksWon[static_cast<std::size_t>(seat)];
    account_.wonAll = attack == pub_.history.leaders.size();
    account_.lostAll = attack == 0;
  }

  void contract() {
    if (pub_.contract == Contract::slam) {
      account_.made = account_.wonAll;
      account_.contract = account_.made ? Tarot::base(Contract::slam) : -Tarot::base(Contract::slam);
      return;
    }
    account_.made = account_.difference >= 0;
    int const base = !pub_.fft && account_.wonAll ? silentSlamBase : Tarot::base(pub_.contract);
    int const price = Tarot::multiplier(pub_.contract) * account_.difference;
    account_.contract = account_.made ? base + price : price - base;
  }

  void petit() {
    int const place = playedAt(Tarot::petit, pub_);
    if (place < 0) return;
    account_.petitEarly = pub_.fft && account_.excuseWins;
    int const counts = account_.petitEarly ? last_ - 1 : last_;
    if (place / pub_.players != counts) {
      account_.petitEarly = false;
      return;
    }
    int const worth = pub_.fft ? 10 * Tarot::multiplier(pub_.contract) : 10;
    account_.petit = attackWon(place) ? worth : -worth;
  }

  void houseBonuses() {
    std::array<int, 3> const classes = Tarot::handfulClasses(pub_.players, false);
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      auto const index = static_cast<std::size_t>(seat);
      for (std::size_t i = 0; i < classes.size(); ++i)
        if (pub_.held.trumps[index] >= classes[i]) {
          account_.handfulSize[index] = classes[i];
          account_.handful[index] = signOf(seat) * Tarot::handfulWorth(static_cast<int>(i));
        }
      if (pub_.held.trumps[index] == 0) account_.noTrump[index] = signOf(seat) * misere;
      if (pub_.held.honours[index] == 0) account_.noHonour[index] = signOf(seat) * misere;
    }
  }

  void federationBonuses() {
    std::array<int, 3> const classes = Tarot::handfulClasses(pub_.players, true);
    for (Tarot::Handful const& shown : pub_.handfuls) {
      auto const index = static_cast<std::size_t>(shown.seat);
      account_.handfulSize[index] = shown.size;
      for (std::size_t i = 0; i < classes.size(); ++i)
        if (shown.size == classes[i])
          account_.handful[index] = (account_.made ? 1 : -1) * Tarot::handfulWorth(static_cast<int>(i));
    }
    if (account_.wonAll)
      account_.slam = pub_.slamAnnounced ? 400 : 200;
    else
      account_.slam = -Tarot::slamLoss * ((pub_.slamAnnounced ? 1 : 0) + (account_.lostAll ? 1 : 0));
  }

  static constexpr int silentSlamBase = 300;
  static constexpr int misere = 10;

  Public const& pub_;
  int last_;  // trick
  TarotAccount account_{};
};

}  // namespace

TarotAccount TarotAccount::of(Public const& pub) { return Counting(pub).account(); }

bool Tarot::Public::decided() const {
  if (over()) return true;
  if (!playing() || contract != Contract::slam) return false;
  int const petitFell = playedAt(petit, *this);
  if (petitFell < 0 || petitFell / players == handSize() - 1) return false;
  // Has a seat won a trick that is surely no partner's? The taker itself may always be alone, since the card
  // that it called may lie in the dog.
  Facts const facts = Tarot::facts(*this, nullptr, nobody);
  auto const mayBePartner = [&](Seat seat) {
    if (players < 5 || partner != nobody) return seat == partner;
    auto const index = static_cast<std::size_t>(seat);
    return facts.count[index] > 0 && facts.may[index].contains(called);
  };
  int winners = 0;  // besides the taker
  int mates = 0;    // those of them that may be the partner; at most one is
  for (Seat seat = 0; seat < players; ++seat) {
    if (seat == taker || tricksWon[static_cast<std::size_t>(seat)] == 0) continue;
    ++winners;
    mates += mayBePartner(seat) ? 1 : 0;
  }
  return winners > std::min(mates, 1);
}

PerSeat Tarot::Public::scores() const {
  PerSeat scores{};
  if (taker == nobody) return scores;
  int const value = TarotAccount::of(*this).value;
  int paid = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    if (seat == taker) continue;
    int const score = seat == partner ? (players == 6 ? 2 * value : value) : -value;
    scores[static_cast<std::size_t>(seat)] = score;
    paid += score;
  }
  scores[static_cast<std::size_t>(taker)] = -paid;
  return scores;
}

}  // namespace giaguaro
