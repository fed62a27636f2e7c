#include "core/reasons/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/reasons/share.h"

namespace giaguaro {

namespace {

using Kind = Reason::Kind;

class Sentences {
 public:
  Sentences(Reason const& reason, ReasonVoice const& voice)
      : reason_(reason), words_(voice.words), contract_(voice.contract), halves_(voice.halves) {}

  std::vector<Message> all() {
    tell();
    return std::move(messages_);
  }

 private:
  Argument other() const { return named(reason_.other, "other"); }
  Argument n() const { return args::number(reason_.first); }
  Argument m() const { return args::number(reason_.second, "m"); }
  Argument share(int count, std::string_view name) const {
    return args::noun(shareText(count, reason_.worlds), name);
  }
  Argument often() const { return share(reason_.first, "n"); }
  Argument elseOften() const { return share(reason_.second, "m"); }
  Argument points(int halves) const { return args::points(halves); }
  Argument card(Card card) const { return args::card(card); }

  void add(Phrase const& phrase, std::initializer_list<Argument> arguments) {
    if (!phrase.text.empty()) messages_.push_back(giaguaro::say(phrase, arguments));
  }

  void tell() {
    if (wantsStanding()) tellStanding();
    switch (reason_.kind) {
      case Kind::none: return;
      case Kind::trick: return tellSum(words_.trick, reasonPhrases::trickCost);
      case Kind::later: return tellSum(words_.later, reasonPhrases::laterCost);
      case Kind::keeps: return tellSum(words_.keeps, words_.keepsCost);
      case Kind::kept: return add(words_.kept, {other(), often(), elseOften()});
      case Kind::wins: return tellWins();
      case Kind::beaten: return tellBeaten();
      case Kind::led: return add(words_.led, {card(reason_.best.card()), other(), often(), elseOften()});
      case Kind::takes:
      case Kind::ducks: add(reasonPhrases::takes, {other(), often(), elseOften()}); return tellAlso();
      case Kind::spoils: return add(words_.spoils, {args::seat(reason_.seat), other(), often(), elseOften()});
      case Kind::hides: return add(words_.hides, {other(), args::noun(words_.mate, "mate")});
      case Kind::aim: return tellAim();
      case Kind::contract:
        if (contract_) add(isKept() ? contract_->made : contract_->madeIfKept, {contract_->what, n()});
        return;
      case Kind::tooDear:
        if (contract_) add(contract_->tooDear, {contract_->what, n()});
        return;
      case Kind::outbid:
        add(tenthsOf(reason_.first, reason_.worlds) > 0 ? reasonPhrases::outbid : reasonPhrases::outbidNever,
            {often()});
        // Of two calls which; what becomes of the hand after a pass is no chance of one's own.
        if (reason_.other.kind == reason_.best.kind && reason_.third > 0)
          return add(words_.aimSaid, {args::number(reason_.second), args::number(reason_.third, "m")});
        return add(reasonPhrases::outbidAim, {args::number(reason_.second)});
      case Kind::average:
        return add(reasonPhrases::average, {score(reason_.first, "score"), score(reason_.second, "other")});
      case Kind::equal:
        add(tenthsOf(reason_.first, reason_.worlds) == 10 ? reasonPhrases::equalAll : reasonPhrases::equal,
            {often(), other()});
        return tellAimToo();
      case Kind::close: add(reasonPhrases::close, {other()}); return tellAimToo();
      case Kind::alone:
        if (reason_.folded) add(reasonPhrases::folded, {});
        return add(words_.alone, {often()});
      case Kind::aimAlone:
        return add(
            reason_.best.kind == Action::Kind::discard ? reasonPhrases::aimDiscardAlone : words_.aimAlone,
            {n()});
    }
  }

  // Where what follows speaks of this trick or of what it is kept for, and not of that seat itself.
  bool wantsStanding() const {
    switch (reason_.kind) {
      case Kind::trick:
      case Kind::later:
      case Kind::keeps:
      case Kind::kept:
      case Kind::wins:
      case Kind::aim: return true;
      case Kind::beaten: return reason_.seat == nobody;
      default: return false;
    }
  }

  void tellStanding() {
    TrickStanding const& standing = reason_.standing;
    Argument const seat = args::seat(standing.seat);
    Argument const role = args::noun(words_.declarer, "role");
    switch (standing.kind) {
      case TrickStanding::Kind::none: return;
      case TrickStanding::Kind::takes:
        return add(reasonPhrases::lastTakes, {card(reason_.best.card()), seat});
      case TrickStanding::Kind::last:
        if (!standing.known)
          return tellUnsure(reasonPhrases::lastUnsure, reasonPhrases::lastLikelyOurs,
                            reasonPhrases::lastLikelyTheirs);
        return add(standing.ours > 0 ? reasonPhrases::lastOurs : reasonPhrases::lastTheirs, {seat});
      case TrickStanding::Kind::ahead:
        if (!standing.known)
          return tellUnsure(reasonPhrases::aheadUnsure, reasonPhrases::aheadLikelyOurs,
                            reasonPhrases::aheadLikelyTheirs);
        return add(reasonPhrases::aheadOurs, {seat});
      case TrickStanding::Kind::aheadDeclarer: return add(reasonPhrases::aheadDeclarer, {seat, role});
      case TrickStanding::Kind::declarer:
        return add(standing.withUs ? reasonPhrases::declarerWith : reasonPhrases::declarerAgainst, {role});
    }
  }

  // Of whom it is not known on which side: a share of the deals, but where nearly all are alike.
  void tellUnsure(Phrase const& unsure, Phrase const& likelyOurs, Phrase const& likelyTheirs) {
    TrickStanding const& standing = reason_.standing;
    int const tenths = tenthsOf(standing.ours, reason_.worlds);
    Argument const seat = args::seat(standing.seat);
    if (tenths > 0 && tenths < 10) return add(unsure, {seat, share(standing.ours, "n")});
    add(tenths == 0 ? likelyTheirs : likelyOurs, {seat});
  }

  // Nobody bids over it in any of the worlds.
  bool isKept() const {
    return std::ranges::all_of(reason_.table.best, [](ReasonLine const& line) { return line.stands; });
  }

  Argument score(int figure, std::string_view name) const {
    if (!halves_) return args::score(figure, name);
    return {.name = name, .kind = Argument::Kind::halfScore, .number = figure};
  }

  void tellSum(Phrase const& alone, Phrase const& withCost) {
    add(reason_.cost > 0 ? withCost : alone,
        {points(reason_.first), other(), args::points(reason_.cost, "less")});
    if (reason_.card.valid())
      add(reasonPhrases::above, {card(reason_.card), share(reason_.second, "n"), share(reason_.third, "m")});
    if (reason_.keptTakes >= 0)
      add(reasonPhrases::keptTakes, {other(), share(reason_.keptTakes, "n"), share(reason_.nowTakes, "m")});
  }

  void tellWins() {
    bool const isPlayed = reason_.best.kind == Action::Kind::play && reason_.card == reason_.best.card();
    add(isPlayed ? words_.winsNow : words_.wins, {card(reason_.card), other(), often(), elseOften()});
  }

  void tellBeaten() {
    bool const one = reason_.seat != nobody;
    Phrase const& phrase = reason_.byTrump ? (one ? words_.beatenTrumpBy : words_.beatenTrump)
                                           : (one ? words_.beatenBy : words_.beaten);
    Argument const cost = points(reason_.second);
    if (one)
      add(phrase, {other(), often(), args::seat(reason_.seat), cost});
    else
      add(phrase, {other(), often(), cost});
    if (reason_.less >= 0 && reason_.less < reason_.second)
      add(reasonPhrases::beatenLess, {card(reason_.best.card()), points(reason_.less)});
  }

  // What it comes to, by the figures of the search.
  void tellAlso() {
    auto const ofHundred = [](double chance) { return static_cast<int>(std::lround(100 * chance)); };
    add(words_.alsoAim, {args::number(ofHundred(reason_.bestFigures.chance)),
                         args::number(ofHundred(reason_.otherFigures.chance), "m")});
  }

  void tellAimToo() {
    if (reason_.second > 0)
      add(words_.aim, {named(reason_.best, "card"), args::number(reason_.second),
                       args::number(reason_.third, "m"), other()});
  }

  void tellAim() {
    switch (reason_.best.kind) {
      case Action::Kind::play:
        add(words_.aim, {named(reason_.best, "card"), n(), m(), other()});
        return tellTurning();
      case Action::Kind::name:
        return add(reasonPhrases::aimSuit, {n(), m(), named(reason_.best, "best"), other()});
      case Action::Kind::call:
        return add(reasonPhrases::aimCall, {n(), m(), named(reason_.best, "best"), other()});
      case Action::Kind::discard:
        return add(reasonPhrases::aimDiscard, {n(), m(), named(reason_.best, "best"), other()});
      default: return add(words_.aimSaid, {n(), m()});
    }
  }

  void tellTurning() {
    if (!reason_.turning.card.valid()) return;
    switch (reason_.turning.how) {
      case Turning::How::comes: return add(words_.turnsByComing, {card(reason_.turning.card)});
      case Turning::How::takes: return add(reasonPhrases::turnsByTaking, {card(reason_.turning.card)});
      case Turning::How::sheds: return add(reasonPhrases::turnsByShedding, {card(reason_.turning.card)});
    }
  }

  Reason const& reason_;
  ReasonWords const& words_;
  std::optional<ContractWords> const& contract_;
  bool halves_;
  std::vector<Message> messages_;
};

}  // namespace

Argument named(Action action, std::string_view name) {
  switch (action.kind) {
    case Action::Kind::play:
    case Action::Kind::call:
    case Action::Kind::discard: return args::card(action.card(), name);
    case Action::Kind::name: return args::suit(static_cast<Suit>(action.first), name);
    default: return {};
  }
}

std::vector<Message> reasonSentences(Reason const& reason, ReasonVoice const& voice) {
  return Sentences(reason, voice).all();
}

}  // namespace giaguaro
