#include "core/games/tarot/tarot.h"

#include <utility>

#include "core/games/tarot/phrases.h"
#include "core/rules/match_length.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;

constexpr std::array playerCounts{2, 3, 4, 5, 6};
constexpr std::array ruleSets{OptionValue{.name = "house", .line = optionRulesHouse.text},
                              OptionValue{.name = "fft", .line = optionRulesFft.text}};
constexpr std::array shuffles{OptionValue{.name = "cut", .line = optionShuffleCut.text},
                              OptionValue{.name = "none", .line = optionShuffleNone.text},
                              OptionValue{.name = "full", .line = optionShuffleFull.text}};
constexpr std::array options{
    OptionInfo{.name = "rules", .label = rulesLabel, .explain = rulesExplain, .values = ruleSets},
    OptionInfo{.name = "shuffle",
               .label = shuffleLabel,
               .explain = shuffleExplain,
               .values = shuffles,
               // Each set of rules has its own custom: house cuts, fft shuffles.
               .fallback = [](Options const& given) -> std::int16_t {
                 bool const fft = given.values[Tarot::rulesOption] == 1;
                 return static_cast<std::int16_t>(fft ? Tarot::Shuffling::full : Tarot::Shuffling::cut);
               }},
    OptionInfo{.name = "hands",
               .label = handsLabel,
               .explain = handsExplain,
               .least = 1,
               .most = 100,
               .line = phrases::optionHands.text,
               .fallback = [](Options const&) -> std::int16_t { return 12; }}};

Tarot::Counts counted(std::array<Tarot::Private, mostSeats> const& seats, int players) {
  Tarot::Counts counts;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    counts.trumps[seat] = static_cast<std::uint8_t>((seats[seat].cards & Tarot::trumpCards).size());
    counts.honours[seat] = static_cast<std::uint8_t>((seats[seat].cards & Tarot::honours).size());
  }
  return counts;
}

constexpr std::array<std::string_view, 6> bidTexts{"", "small", "guard", "without", "against", "slam"};

// Of "show 10" and the like: a number of cards, at most two digits.
int numberOf(std::string_view text) {
  if (text.empty() || text.size() > 2 || text.front() == '0') return 0;
  int number = 0;
  for (char const digit : text) {
    if (digit < '0' || digit > '9') return 0;
    number = 10 * number + (digit - '0');
  }
  return number;
}

// Whether some table knows a handful of this size.
bool isHandfulSize(int size) {
  for (int players : playerCounts)
    for (int start : Tarot::handfulClasses(players, true))
      if (start == size) return true;
  return false;
}

}  // namespace

GameInfo const Tarot::info{.id = "tarot",
                           .name = tarotPhrases::name,
                           .line = tarotPhrases::line,
                           .players = playerCounts,
                           .usualPlayers = 3,
                           .deck = &seventyEightCards,
                           .options = options,
                           .handsOption = handsOption,
                           .anticlockwise = true,
                           .sides = true,
                           .hidesPartnerAt = 5,
                           .points = GameInfo::Points::halves,
                           .stock = tarotPhrases::stock,
                           // The federation knows three to five players alone.
                           .optionAgainst = [](int players, Options const& given) {
                             bool const fft = given.values[rulesOption] == 1;
                             return fft && (players == 2 || players == 6) ? rulesOption : -1;
                           }};

Tarot Tarot::start(Context const& context, Deal const& deal) {
  Tarot hand;
  hand.pub.players = context.players;
  hand.pub.fft = context.options.values[rulesOption] == 1;
  hand.pub.dealer = context.dealer;
  hand.pub.turn = seatAfter(context.dealer, context.players);
  for (Card card : deal.stock) hand.hidden.dog.push(card);
  for (int place = 0; place < deal.piles.size(); ++place) {
    auto const [seat, number] = std::pair(at(place / pilesEach), at(place % pilesEach));
    DealtPile const& pile = deal.piles[place];
    hand.pub.piles[seat].dealt[number].top = pile.top;
    hand.pub.piles[seat].uncovered.insert(pile.top);
    hand.pub.piles[seat].covered |= static_cast<std::uint16_t>(1U << number);
    hand.hidden.under[seat][number] = pile.under;
  }
  for (Seat seat = 0; seat < context.players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    hand.seats[index].cards = deal.hands[index] | hand.pub.uncoveredOf(seat);
    if (hand.pub.fft && isPetitSec(deal.hands[index])) {
      hand.pub.petitSec = seat;
      hand.pub.phase = Phase::over;
      hand.pub.turn = nobody;
    }
  }
  return hand;
}

std::optional<Context> Tarot::next(Context const& context, Tarot const& finished) {
  return nextOfHands(context, finished.pub.scores(), finished.pub.isVoid(),
                     context.options.values[handsOption]);
}

CardSet Tarot::Public::shownStock() const {
  CardSet shown;
  for (Card card : dog) shown.insert(card);
  return shown;
}

CardSet Tarot::Public::takenBy(Seat seat) const {
  CardSet taken;
  if (!dogTaken()) return taken;
  int const first = seat == taker ? 0 : 3;
  for (int i = first; i < first + dogShare(seat); ++i) taken.insert(dog[i]);
  return taken;
}

PilesSeen Tarot::Public::pilesSeen() const {
  PilesSeen seen;
  if (players != 2) return seen;
  for (Piles const& before : piles) {
    auto& seat = seen.emplace_back();
    for (std::size_t number = 0; number < before.dealt.size(); ++number) {
      auto& pile = seat.emplace_back();
      auto const [under, top] = before.dealt[number];
      if ((before.covered >> number & 1) != 0)
        pile.push_back(noCard);
      else if (before.uncovered.contains(under))
        pile.push_back(under);
      if (before.uncovered.contains(top)) pile.push_back(top);
    }
  }
  return seen;
}

std::optional<ShownHands> Tarot::Public::shownHands() const {
  if (!fft) return std::nullopt;
  ShownHands shown;
  for (Handful const& handful : handfuls) shown.push_back({handful.seat, handful.cards});
  return shown;
}

int Tarot::Public::cardsPlayedBy(Seat seat) const {
  // One in each trick that is done; in the current one if its turn has come.
  bool const inTrick = trick.count > 0 && (seat - trick.leader + players) % players < trick.count;
  return tricksDone() + (inTrick ? 1 : 0);
}

CurrentTrick Tarot::Public::trickAt(int number, int count) const {
  CurrentTrick state;
  state.leader = history.leaders[number];
  for (int place = 0; place < count; ++place) {
    Card const card = history.card(number, place, players);
    ++state.count;
    if (card.isExcuse() || (state.best.valid() && !beats(card, state.best, Suit::trumps))) continue;
    state.best = card;
    state.winner = seatAfter(state.leader, players, place);
  }
  return state;
}

std::optional<Suit> Tarot::Public::ledAt(int number, int count) const {
  for (int place = 0; place < count; ++place)
    if (Card const card = history.card(number, place, players); !card.isExcuse()) return card.suit();
  return std::nullopt;
}

Tarot::Public::Fell Tarot::Public::fell(Card card) const {
  int const complete = tricksDone() * players;
  for (int place = 0; place < complete; ++place)
    if (history.cards[place] == card)
      return {history.seat(place, players), winnerOf(place / players), place / players};
  return {};
}

// ---- What is legal ----

CardSet Tarot::callable(Public const& pub, Private const& own) {
  if (pub.phase != Phase::call) return {};
  CardSet cards;
  for (int const strength : {king, queen, cavalier, jack}) {
    CardSet const ranked = rankCards(strength);
    if (pub.fft) {
      // One's own too; a lower rank once all four of every higher one are in the hand.
      cards |= ranked;
      if (!own.cards.contains(ranked)) break;
    } else {
      cards = ranked - own.cards - pub.shownStock();
      if (!cards.empty()) break;
    }
  }
  return cards;
}

CardSet Tarot::discardable(Public const& pub, Private const& own) {
  if (pub.phase != Phase::discard) return {};
  CardSet const free = own.cards - neverDiscarded - pub.uncoveredOf(pub.turn);
  CardSet const plain = free - CardSet::allTrumps();
  // fft: trumps only while too few others may go.
  return pub.fft && plain.size() >= pub.toDiscard() ? plain : free;
}

CardSet Tarot::handfulCards(CardSet cards, int size) {
  CardSet shown;
  CardSet trumps = cards & trumpCards;
  while (shown.size() < size && !trumps.empty()) {
    shown.insert(trumps.highest());
    trumps.erase(trumps.highest());
  }
  if (shown.size() < size) shown |= cards & excuseOnly;
  return shown;
}

CardSet Tarot::playableFirst(Public const& pub, Private const& own) {
  if (asksToShow(pub, own)) return {};
  CardSet const cards = dutiful(pub, own.cards);
  if (!pub.history.cards.empty() || !pub.called.valid()) return cards;
  // The called suit may not be led, except the card itself, unless there is nothing else.
  CardSet const suit = cards.in(pub.called.suit());
  if (suit == cards) return cards;
  return (cards - suit) | (cards & CardSet{pub.called});
}

Actions Tarot::legal(Public const& pub, Private const& own) {
  Actions actions;
  switch (pub.phase) {
    case Phase::auction:
      actions.push({Action::Kind::pass});
      for (Contract const contract :
           {Contract::small, Contract::guard, Contract::without, Contract::against, Contract::slam})
        if (contract > pub.contract && pub.mayBeBid(contract)) actions.push(bidOf(contract));
      break;
    case Phase::call:
      for (Card card : callable(pub, own)) actions.push(callOf(card));
      break;
    case Phase::discard:
      for (Card card : discardable(pub, own)) actions.push(discardOf(card));
      break;
    case Phase::announce:
      actions.push(announceOf(true));
      actions.push(announceOf(false));
      break;
    case Phase::play:
      if (asksToShow(pub, own)) {
        for (int const size : handfulClasses(pub.players, pub.fft))
          if (own.cards.in(Suit::trumps).size() >= size) actions.push(showOf(size));
        actions.push(showOf(0));
      } else {
        for (Card card : playable(pub, own)) actions.push(Action::play(card));
      }
      break;
    case Phase::over: break;
  }
  return actions;
}

// ---- What is said ----

void Tarot::speak(Action action) {
  Seat const seat = pub.turn;
  auto& own = seats[static_cast<std::size_t>(seat)];
  switch (action.kind) {
    case Action::Kind::pass: pub.bids[static_cast<std::size_t>(seat)] = 0; return afterBid();
    case Action::Kind::bid:
    case Action::Kind::solo:
      pub.contract = contractOf(action);
      pub.taker = seat;
      pub.bids[static_cast<std::size_t>(seat)] = static_cast<std::int8_t>(pub.contract);
      return afterBid();
    case Action::Kind::call: pub.called = action.card(); return afterCall();
    case Action::Kind::discard:
      own.cards.erase(action.card());
      own.discard.push(action.card());
      if (discardIsShown(pub, action)) pub.discard.push(action.card());
      ++pub.discarded;
      if (pub.toDiscard() == 0)
        beginPlay(pub.fft);
      else if (pub.toDiscardBy(seat) == 0)
        pub.turn = pub.partner;
      return;
    case Action::Kind::announce: pub.slamAnnounced = action.first != 0; return beginPlay(false);
    case Action::Kind::show:
      pub.shownAsked = static_cast<std::uint8_t>(pub.shownAsked | (1 << seat));
      if (action.first != 0) pub.handfuls.push({seat, action.first, handfulCards(own.cards, action.first)});
      return;
    default: return;
  }
}

void Tarot::afterBid() {
  pub.turn = seatAfter(pub.turn, pub.players);
  if (pub.bids[static_cast<std::size_t>(pub.turn)] < 0) return;  // it has not spoken yet
  if (pub.taker == nobody) {
    pub.phase = Phase::over;
    pub.turn = nobody;
    return;
  }
  pub.turn = pub.taker;
  if (pub.players == 6) pub.partner = seatAfter(pub.taker, 6, 3);
  // Under fft the card is called before the dog is turned.
  if (!pub.fft && (pub.takesDog() || pub.contract == Contract::without)) revealDog();
  if (pub.players == 5) {
    pub.phase = Phase::call;
    if (!callable(pub, own(pub.taker)).empty()) return;
    pub.partner = pub.taker;  // all sixteen are in sight: everybody sees that there is no call
  }
  afterCall();
}

void Tarot::afterCall() {
  if (!pub.takesDog()) return beginPlay(pub.fft);
  if (pub.dog.empty()) revealDog();
  pub.phase = Phase::discard;
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.dogShare(seat) > 0) seats[static_cast<std::size_t>(seat)].cards |= pub.takenBy(seat);
  if (pub.shownStock().contains(pub.called)) pub.partner = pub.taker;
}

void Tarot::revealDog() {
  pub.dog = hidden.dog;
  hidden.dog.clear();
}

void Tarot::beginPlay(bool announceFirst) {
  pub.turn = pub.taker;
  if (announceFirst) {
    pub.phase = Phase::announce;
    return;
  }
  pub.phase = Phase::play;
  if (!pub.fft) hidden.held = counted(seats, pub.players);
  if (pub.fft && !pub.slamAnnounced) pub.turn = seatAfter(pub.dealer, pub.players);
}

void Tarot::finish() {
  // A called card that nobody has played lay in the dog or in the discard: the taker was alone.
  if (pub.players == 5 && pub.partner == nobody) pub.partner = pub.taker;
  // The one way for the excuse to win: led to the last trick by a side that has won all the others.
  Seat winner = pub.trick.winner;
  Seat const leader = pub.trick.leader;
  if (pub.history.card(pub.history.leaders.size() - 1, 0, pub.players).isExcuse()) {
    int others = 0;
    for (Seat seat = 0; seat < pub.players; ++seat)
      if (pub.attacks(seat) != pub.attacks(leader)) others += pub.tricksWon[static_cast<std::size_t>(seat)];
    if (others == 0) winner = leader;
  }
  takeTrick(winner);
  pub.phase = Phase::over;
  pub.turn = nobody;
  if (pub.dog.empty()) revealDog();
  pub.discard = own(pub.taker).discard;
  if (pub.players == 6)
    for (Card card : own(pub.partner).discard) pub.discard.push(card);
  pub.held = hidden.held;
}

// ---- Two players ----

CardSet Tarot::coveredOf(Seat seat) const {
  CardSet covered;
  if (pub.players == 2)
    for (Card card : hidden.under[at(seat)])
      if (card.valid()) covered.insert(card);
  return covered;
}

void Tarot::uncover(Seat seat, Card card) { pub.piles[static_cast<std::size_t>(seat)].uncovered.erase(card); }

void Tarot::turnCovered() {
  int const end = pub.history.cards.size();
  for (int place = end - 2; place < end; ++place) {
    auto const seat = at(pub.history.seat(place, 2));
    Piles& piles = pub.piles[seat];
    for (std::size_t number = 0; number < pilesEach; ++number) {
      if (piles.dealt[number].top != pub.history.cards[place] || (piles.covered >> number & 1) == 0) continue;
      Card const turned = std::exchange(hidden.under[seat][number], noCard);
      piles.dealt[number].under = turned;
      piles.covered &= static_cast<std::uint16_t>(~(1U << number));
      piles.uncovered.insert(turned);
      seats[seat].cards.insert(turned);
    }
  }
}

bool Tarot::Public::coversOne(Seat seat, Card card) const {
  if (players != 2) return false;
  Piles const& lying = piles[at(seat)];
  for (std::size_t number = 0; number < pilesEach; ++number)
    if (lying.dealt[number].top == card) return (lying.covered >> number & 1) != 0;
  return false;
}

// ---- Notation ----

std::string Tarot::text(Action action) {
  switch (action.kind) {
    case Action::Kind::pass: return "pass";
    case Action::Kind::bid:
    case Action::Kind::solo:
      return "bid " + std::string(bidTexts[static_cast<std::size_t>(contractOf(action))]);
    case Action::Kind::call: return "call " + seventyEightCards.text(action.card());
    case Action::Kind::discard:
      return action.card().valid() ? "discard " + seventyEightCards.text(action.card()) : "discard";
    case Action::Kind::announce: return action.first != 0 ? "slam" : "no-slam";
    case Action::Kind::show: return action.first != 0 ? "show " + std::to_string(action.first) : "no-show";
    case Action::Kind::play: return "play " + seventyEightCards.text(action.card());
    default: return {};
  }
}

std::optional<Action> Tarot::parse(std::string_view text) {
  if (text == "pass") return Action{Action::Kind::pass};
  if (text == "slam") return announceOf(true);
  if (text == "no-slam") return announceOf(false);
  if (text == "no-show") return showOf(0);
  auto const space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  std::string_view const word = text.substr(0, space);
  std::string_view const rest = text.substr(space + 1);
  if (word == "bid") {
    for (std::size_t i = 1; i < bidTexts.size(); ++i)
      if (rest == bidTexts[i]) return bidOf(static_cast<Contract>(i));
  } else if (word == "show") {
    if (int const size = numberOf(rest); isHandfulSize(size)) return showOf(size);
  } else if (std::optional<Card> const card = seventyEightCards.parse(rest)) {
    if (word == "play") return Action::play(*card);
    if (word == "discard") return discardOf(*card);
    if (word == "call" && honours.contains(*card)) return callOf(*card);
  }
  return std::nullopt;
}

}  // namespace giaguaro
