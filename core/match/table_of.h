// The one implementation of Table, over the Game concept.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "core/ai/belief_of.h"
#include "core/ai/likelihood.h"
#include "core/ai/players.h"
#include "core/match/heard_hand.h"
#include "core/match/review_streams.h"
#include "core/match/table.h"
#include "core/reasons/explain.h"
#include "core/rules/claim.h"

namespace giaguaro {

template <Game G>
class TableOf final : public Table {
 public:
  explicit TableOf(MatchSetup const& setup, int firstHand = 0, PerSeat const& totalsBefore = {})
      : firstHand_(firstHand), totalsBefore_(totalsBefore) {
    record_.game = G::info.id;
    record_.players = setup.players;
    record_.options = setup.options;
    record_.seed = setup.seed;
    record_.names = setup.names;
    record_.levels = setup.levels;
    record_.table = setup.table;
    record_.identity = setup.identity;
    record_.commitment = setup.commitment;
    record_.code = setup.code;
    record_.setByHand = setup.setByHand;
    following_ = firstContext();
  }

  GameInfo const& game() const override { return G::info; }

  bool hasHand() const override { return hand_.has_value(); }
  bool handOver() const override { return !hand_ || hand_->pub.over(); }
  bool playing() const override { return hand_ && hand_->pub.playing(); }
  bool decided() const override { return hand_ && hand_->pub.decided(); }
  int handNumber() const override { return hand_ ? context_.hand : -1; }
  int handPlace() const override { return hand_ ? context_.place() : -1; }
  Seat dealer() const override { return context_.dealer; }
  PerSeat totals() const override {
    if (!hand_) return following_->totals;
    PerSeat totals = context_.totals;
    if (hand_->pub.over()) addScores(totals);
    return totals;
  }

  Deal nextDeal() const override {
    if (isFirstGiven()) return first_->deal;
    Rng rng(record_.seed,
            {.purpose = Rng::Purpose::deal, .hand = static_cast<std::uint64_t>(following_->hand)});
    return G::shuffle(*following_, hand_ ? &*hand_ : nullptr, rng);
  }
  Seat nextDealer() const override {
    if (isFirstGiven()) return first_->dealer;
    return following_ ? following_->dealer : nobody;
  }

  std::string dealProblem(Deal const& deal) const override {
    Deck const& deck = *G::info.deck;
    CardSet dealt;
    std::string twice;
    auto const take = [&](Card card) {
      if (dealt.contains(card)) twice = deck.text(card);
      dealt.insert(card);
    };
    for (int seat = 0; seat < players(); ++seat)
      for (Card card : deal.hands[static_cast<std::size_t>(seat)]) take(card);
    for (Card card : deal.stock) take(card);
    for (DealtPile const& pile : deal.piles) {
      take(pile.under);
      take(pile.top);
    }
    if (!twice.empty()) return twice + " appears twice";
    for (Card card : deck.cards() - dealt) return deck.text(card) + " is missing from the deal";
    if (!deck.cards().contains(dealt)) return "a card is not of this deck";
    Context const& context = following_ ? *following_ : context_;
    if (int const piles = pilesDealt(context), has = deal.piles.size(); has != piles)
      return "there are " + std::to_string(has) + " piles instead of " + std::to_string(piles);
    int const size = G::handSize(context);
    for (int seat = 0; seat < players(); ++seat)
      if (int const has = deal.hands[static_cast<std::size_t>(seat)].size(); has != size)
        return "seat " + std::to_string(seat) + " has " + std::to_string(has) + " cards instead of " +
               std::to_string(size);
    return {};
  }

  void deal(Deal const& deal, Seat dealer) override {
    context_ = *following_;
    context_.dealer = dealer;
    following_.reset();
    hand_ = G::start(context_, deal);
    before_.reset();
    contexts_.push_back(context_);
    words_.push_back(wordsSoFar_);
    beginHand(deal, dealer);
    if (hand_->pub.over()) finish();
  }

  Seat toAct() const override { return hand_ ? hand_->pub.toAct() : nobody; }

  std::vector<Action> legal() const override {
    std::vector<std::pair<std::string, Action>> named;
    if (toAct() != nobody)
      for (Action action : actions()) named.emplace_back(G::text(action), action);
    std::sort(named.begin(), named.end());
    std::vector<Action> sorted;
    sorted.reserve(named.size());
    for (auto const& [text, action] : named) sorted.push_back(action);
    return sorted;
  }

  bool isLegal(Action action) const override {
    if (toAct() == nobody) return false;
    Actions const legal = actions();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
  }

  std::vector<Card> claim() const override {
    if (!playing()) return {};
    return giaguaro::claim(view(toAct()));
  }
  bool claimCosts() const override { return playing() && !G::claimRules(view(toAct())).wantsAll; }
  std::optional<ClaimDoubt> claimDoubt() const override {
    if (!playing()) return std::nullopt;
    std::optional<ClaimPosition> const position = claimPosition(view(toAct()));
    return position ? giaguaro::claimDoubt(*position) : std::nullopt;
  }

  void apply(Action action) override {
    before_ = hand_;
    record_.hands.back().actions.push_back({hand_->pub.toAct(), action});
    hand_->apply(action, nullptr);
    if (hand_->pub.over()) finish();
  }

  Words words() const override { return words_.empty() ? Words{} : words_.back(); }

  bool maySay(Seat speaker, Saying saying) const override {
    return hand_ && talkOf(record_.table) != TableTalk::off &&
           giaguaro::maySay(speaker, saying, hand_->pub.callsHidden(), players());
  }

  // Told on demand: a tournament never asks.
  Events lastEvents(Seat viewer) const override {
    Events events;
    if (!before_) return events;
    G hand = *before_;
    hand.apply(record_.hands.back().actions.back().action, &events);
    for (Event& event : events) event = seenBy(std::move(event), viewer);
    return events;
  }

  std::optional<Result> result() const override {
    if (!hand_ || !hand_->pub.over()) return std::nullopt;
    return hand_->pub.result();
  }

  void takeBack(int count) override {
    shorten(count);
    contexts_.resize(record_.hands.size());
    words_.resize(record_.hands.size());
    wordsSoFar_ = words_.empty() ? Words{} : words_.back();
    hand_.reset();
    before_.reset();
    following_.reset();
    if (contexts_.empty()) {
      context_ = {};
      following_ = firstContext();
      return;
    }
    context_ = contexts_.back();
    hand_ = G::start(context_, record_.hands.back().deal);
    for (Done const& done : record_.hands.back().actions) {
      before_ = hand_;
      hand_->apply(done.action, nullptr);
    }
    if (hand_->pub.over()) finish();
  }

  Seen seen(Seat viewer) const override { return hand_ ? G::show(view(viewer)) : Seen{}; }

  CardSet cards(Seat seat) const override {
    return hand_ ? heldOf(hand_->pub, hand_->own(seat).cards, seat) : CardSet{};
  }
  CardSet shownStock() const override { return hand_ ? hand_->pub.shownStock() : CardSet{}; }
  int stockPiles() const override { return hand_ ? hand_->pub.stockPiles() : 1; }
  std::optional<ShownHands> shownHands() const override {
    return hand_ ? hand_->pub.shownHands() : std::nullopt;
  }
  PilesSeen piles() const override {
    if constexpr (Piled<G>)
      if (hand_) return hand_->pub.pilesSeen();
    return {};
  }
  History history(Seat viewer) const override { return hand_ ? view(viewer).history : History{}; }

  std::vector<Message> auction(Seat viewer) const override {
    if (!hand_ || (!playing() && !handOver())) return {};
    std::vector<Message> said;
    bool speaks = true;
    throughHand(viewer, [&](View<G> const& view, Events& events) {
      if (!speaks) return;
      for (Event& event : events)
        if (event.kind == Event::Kind::spoke)
          if (Message told = seenBy(std::move(event), viewer).message; !told.empty())
            said.push_back(std::move(told));
      speaks = !view.pub.playing();
    });
    return said;
  }

  Knowledge knowledge(Seat viewer) const override {
    if (!hand_) return {};
    Knowledge knowledge;
    std::vector<Facts> past;
    Card asked;  // whose holder was a secret before the last act
    throughHand(viewer, [&](View<G> const& view, Events& events) {
      past.push_back(G::facts(view));
      Card const before = std::exchange(asked, G::Mind::question(view));
      if (view.history.empty()) return;
      Knowledge::Deed& deed = knowledge.deeds.emplace_back();
      for (Event& event : events)
        if (Message told = seenBy(std::move(event), viewer).message; !told.empty())
          deed.told.push_back(std::move(told));
      Done const& last = view.history.back();
      if (before.valid() && last.action == Action::play(before))
        knowledge.shown = {before, last.seat, static_cast<int>(view.history.size())};
      if (last.action.kind != Action::Kind::play)
        deed.said = G::show(view).seats[static_cast<std::size_t>(last.seat)].said;
    });
    knowledge.unseen = past.back().unseen;
    knowledge.certainties = certaintiesOf(past);
    // What lies apart without a seat that holds it is told of once a window can show it.
    std::erase_if(knowledge.certainties, [this](Certainty const& one) { return one.of >= players(); });
    View<G> const now = view(viewer);
    if (Card const question = G::Mind::question(now);
        hand_->pub.playing() && past.back().unseen.contains(question)) {
      knowledge.question = question;
      for (Seat seat = 0; seat < static_cast<Seat>(players()); ++seat)
        if (past.back().may[static_cast<std::size_t>(seat)].contains(question))
          knowledge.holders.push_back(seat);
      if (past.back().mayStock.contains(question)) knowledge.holders.push_back(nobody);
    }
    knowledge.following = viewer != nobody && hand_->pub.playing() && G::claimRules(now).following;
    return knowledge;
  }

  LikelihoodThought likelihood(Seat viewer, int acts) const override {
    if (!hand_ || viewer == nobody) return {};
    RecordedHand const& played = record_.hands.back();
    if (acts < 0 || acts > static_cast<int>(played.actions.size())) return {};
    G hand = G::start(context_, played.deal);
    History const history(played.actions.begin(), played.actions.begin() + acts);
    for (Done const& done : history) hand.apply(done.action, nullptr);
    View<G> const view = viewOf(context_, hand, history, viewer, saidBy(played.talk, acts), words_.back());
    if (!hand.pub.playing() || !G::facts(view).unseen.contains(G::Mind::question(view))) return {};
    return [view](StopFlag const& stop) { return likelihoodOf<G>(view, stop); };
  }

  BeliefThought belief(Seat viewer) const override {
    if (!hand_ || hand_->pub.over() || viewer == nobody) return {};
    return [view = view(viewer)](StopFlag const& stop) { return beliefOf<G>(view, stop); };
  }

  Thought thought(std::string_view player) const override {
    std::optional<PlayerSpec> const spec = parsePlayer(player);
    if (!spec || toAct() == nobody) return {};
    Rng const stream(record_.seed, {.purpose = Rng::Purpose::player,
                                    .hand = static_cast<std::uint64_t>(context_.hand),
                                    .seat = static_cast<std::uint64_t>(toAct()),
                                    .decision = record_.hands.back().actions.size()});
    return [decide = playerOf<G>(*spec), view = view(toAct()), rng = stream,
            why = spec->why](StopFlag const& stop) mutable {
      Advice advice = decide(view, rng, stop);
      if (why) advice.reason = reasonOf<G>(view, advice, stop);
      return advice;
    };
  }

  SeatView viewToAct() const override {
    std::size_t const place = record_.hands.back().actions.size();
    return {view(toAct()), ReviewStreams(record_, record_.hands.size() - 1).of(place, toAct())};
  }

  SpeechThought speech(Seat seat, std::string_view player, Pupils pupils) const override {
    std::optional<PlayerSpec> const spec = parsePlayer(player);
    bool const may = hand_ && !handOver() && playing() && talkOf(record_.table) != TableTalk::off &&
                     hand_->pub.callsHidden() != nobody;
    if (!may || !spec || !mayTalk(*spec)) return {};
    if (talkOf(record_.table) != TableTalk::teaching) pupils = 0;
    Rng const stream(record_.seed, {.purpose = Rng::Purpose::speech,
                                    .hand = static_cast<std::uint64_t>(context_.hand),
                                    .seat = static_cast<std::uint64_t>(seat),
                                    .decision = record_.hands.back().actions.size()});
    return [view = view(seat), spec = *spec, pupils, stream](StopFlag const& stop) {
      return speechOf<G>(view, spec, pupils, stream, stop);
    };
  }

  std::string text(Action action) const override { return G::text(action); }
  std::optional<Action> parse(std::string_view text) const override { return G::parse(text); }

  std::unique_ptr<Table> copy() const override { return std::unique_ptr<Table>(new TableOf(*this)); }

 private:
  bool lastHandOver() const override { return hand_ && hand_->pub.over() && !following_; }

  TableOf(TableOf const& other)
      : Table(other),
        firstHand_(other.firstHand_),
        totalsBefore_(other.totalsBefore_),
        contexts_(other.contexts_),
        words_(other.words_),
        wordsSoFar_(other.wordsSoFar_),
        context_(other.context_),
        following_(other.following_),
        hand_(other.hand_),
        before_(other.before_) {}

  // At this table, by all seats together.
  int pilesDealt(Context const& context) const {
    if constexpr (Piled<G>) return players() * G::pilesOf(context);
    return 0;
  }

  Context firstContext() const {
    Rng dealers(record_.seed, {.purpose = Rng::Purpose::firstDealer});
    return {.options = record_.options,
            .players = static_cast<std::int8_t>(record_.players),
            .hand = static_cast<std::int16_t>(firstHand_),
            .dealer = static_cast<Seat>(dealers.below(static_cast<std::uint32_t>(record_.players))),
            .totals = totalsBefore_};
  }

  // The hand again from its deal on: `meet(view, events)` before the first act, without events, and behind each.
  template <class Meet>
  void throughHand(Seat viewer, Meet const& meet) const {
    RecordedHand const& played = record_.hands.back();
    G hand = G::start(context_, played.deal);
    History history;
    Events events;
    meet(viewOf(context_, hand, history, viewer), events);
    for (Done const& done : played.actions) {
      history.push_back(done);
      events.clear();
      hand.apply(done.action, &events);
      meet(viewOf(context_, hand, history, viewer), events);
    }
  }

  Actions actions() const { return G::legal(hand_->pub, hand_->own(toAct())); }

  View<G> view(Seat viewer) const {
    RecordedHand const& played = record_.hands.back();
    return viewOf(context_, *hand_, played.actions, viewer, played.talk, words_.back());
  }

  void addScores(PerSeat& totals) const {
    PerSeat const scores = hand_->pub.scores();
    for (std::size_t seat = 0; seat < totals.size(); ++seat) totals[seat] += scores[seat];
  }

  std::vector<std::int32_t> listed(PerSeat const& figures) const {
    return {figures.begin(), figures.begin() + players()};
  }

  // Of a hand that is over, at a table with talk.
  void listen() {
    wordsSoFar_ = words_.back();
    Seat const caller = before_ ? before_->pub.callsHidden() : nobody;
    if (talkOf(record_.table) != TableTalk::off && caller != nobody)
      hearHand(wordsSoFar_, context_, *hand_, record_.hands.back(), caller);
  }

  void finish() {
    listen();
    following_ = G::next(context_, *hand_);
    Result const result = hand_->pub.result();
    auto& recorded = record_.hands.back().result;
    recorded = RecordedResult{.isVoid = result.isVoid,
                              .points = listed(result.points),
                              .scores = listed(result.scores),
                              .totals = listed(totals()),
                              .sidePoints = result.sidePoints,
                              .others = recorded ? std::move(recorded->others) : OtherMembers{}};
    if (!following_) record_.settlement = listed(G::settlement(context_, totals()));
  }

  int firstHand_;                     // of the match, that is played here
  PerSeat totalsBefore_;              // it
  std::vector<Context> contexts_;     // of all hands that were dealt: each can be begun anew from its own
  std::vector<Words> words_;          // before each of them
  Words wordsSoFar_{};                // and before the next one, once the last is over
  Context context_{};                 // of the hand in play
  std::optional<Context> following_;  // of the next hand, while there is none in play and one will come
  std::optional<G> hand_;
  std::optional<G> before_;  // the hand before the last action
};

}  // namespace giaguaro
