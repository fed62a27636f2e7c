// What the Tellings (core/reasons/telling.h) of games of free play have in common.
#pragma once

#include <utility>

#include "core/families/free-play/called_card_phrases.h"
#include "core/families/free-play/free_play.h"
#include "core/reasons/share.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <class G>
struct FreePlayTelling {
  static constexpr int halvesOfPoint = 2;
  static Seat winnerOf(typename G::Public const& pub, int trick) { return winnerByRank<G>(pub, trick); }
  static int halvesOfTrick(typename G::Public const& pub, int trick) { return halvesOfCards<G>(pub, trick); }
  static Seat declarer(typename G::Public const& pub) { return G::Mind::stakes(pub).caller; }
  static int made(typename G::Public const& pub, Seat seat) {
    return halvesOfPoint * pub.FreePlay::sidePoints(seat, pub.partner);
  }
  static int needed(typename G::Public const& pub, Seat) {
    return halvesOfPoint * G::Mind::stakes(pub).needed;
  }
  static Suit trumpOf(typename G::Public const& pub) { return pub.trump; }

  // Of a bid what would be trump and what is held of it, of a suit what is held of both; and what the side makes then.
  static std::vector<Message> ofHand(View<G> const& view, Reason const& reason) {
    using namespace calledCardPhrases;
    if (reason.best.kind == Action::Kind::name) return ofSuits(view, reason);
    if (reason.kind == Reason::Kind::outbid) {
      std::vector<Message> told = reason.sentences;
      if (Message const longest = longestOf(view); !longest.empty()) told.push_back(longest);
      return told;
    }
    bool const passes = reason.best.kind == Action::Kind::pass;
    SaidFigures const& said = passes ? reason.otherSaid : reason.bestSaid;
    bool const falls = said.made < said.needed;
    if (!Telling<G>::contract(passes ? reason.other : reason.best) || said.worlds < SaidFigures::leastOften ||
        said.trump == Suit::trumps || (passes && !falls))
      return {};
    CardSet const held = inSuit(view, said.trump);
    if (held.empty()) return {};
    std::vector<Message> told{say(said.named == said.worlds ? reasonTrump : reasonTrumpLikely,
                                  {args::suit(said.trump), args::cards(held)}),
                              say(falls ? reasonSideMakesLess : reasonSideMakes,
                                  {args::points(whole(said.made)), args::points(said.needed, "needed")})};
    if (Message const further = whySoFar(reason); !further.empty()) told.push_back(further);
    return told;
  }

 private:
  // Why one goes as far as that at once, and not by a smaller step: that would seldom win the auction.
  static Message whySoFar(Reason const& reason) {
    constexpr int least = 20;  // of a hundred deals, that one must be outbid in more
    auto const best = Telling<G>::contract(reason.best);
    auto const other = Telling<G>::contract(reason.other);
    auto const isRank = [](auto const& contract) {
      return contract && contract->what.kind == Argument::Kind::rank;
    };
    auto const worlds = static_cast<int>(reason.table.best.size());
    if (!isRank(best) || !isRank(other) || worlds == 0 ||
        reason.table.other.size() != reason.table.best.size())
      return {};
    int const outbid = worlds - reason.bestSaid.worlds;
    int const otherwise = worlds - reason.otherSaid.worlds;
    if (100 * (otherwise - outbid) < least * worlds) return {};
    auto const called = [](ContractWords const& contract, std::string_view name) {
      Argument what = contract.what;
      what.name = name;
      return what;
    };
    return say(calledCardPhrases::reasonOutbids,
               {called(*other, "other"), args::noun(shareText(otherwise, worlds), "n"), called(*best, "best"),
                args::noun(shareText(outbid, worlds), "m")});
  }
  static int whole(int halves) { return halves - halves % 2; }
  static CardSet inSuit(View<G> const& view, Suit suit) {
    CardSet held;
    for (Card const card : view.own->cards)
      if (card.suit() == suit) held.insert(card);
    return held;
  }
  // Where one suit alone is the longest, and long enough to be a trump.
  static Message longestOf(View<G> const& view) {
    constexpr int least = 3;
    std::vector<Suit> longest;
    for (int suit = 0; suit < plainSuits; ++suit) {
      auto const each = static_cast<Suit>(suit);
      int const length = inSuit(view, each).size();
      int const most = longest.empty() ? least : inSuit(view, longest.front()).size();
      if (length > most) longest.clear();
      if (length >= most) longest.push_back(each);
    }
    if (longest.size() != 1) return {};
    return say(calledCardPhrases::reasonLongest,
               {args::suit(longest.front()), args::cards(inSuit(view, longest.front()))});
  }
  static std::vector<Message> ofSuits(View<G> const& view, Reason const& reason) {
    using namespace calledCardPhrases;
    auto const suitOf = [](Action named) { return static_cast<Suit>(named.first); };
    if (reason.other.kind != Action::Kind::name || reason.otherSaid.worlds == 0) return {};
    int const best = whole(reason.bestSaid.made);
    int const other = whole(reason.otherSaid.made);
    CardSet const held = inSuit(view, suitOf(reason.best));
    CardSet const others = inSuit(view, suitOf(reason.other));
    if (best <= other || held.empty() || others.empty()) return {};
    return {say(reasonHeld, {args::suit(suitOf(reason.best)), args::cards(held),
                             args::suit(suitOf(reason.other), "other"), args::cards(others, "others")}),
            say(reasonSuits, {args::suit(suitOf(reason.best)), args::points(best),
                              args::suit(suitOf(reason.other), "other"), args::points(other, "less")})};
  }
};

}  // namespace giaguaro
