// Why a hint advises what it does (core/reasons): each sentence is held against the worlds that it came from, reckoned
// anew here.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <string>

#include "core/games/briscola-chiamata/telling.h"
#include "core/games/jaago-chalis/telling.h"
#include "core/games/jabberwocky/telling.h"
#include "core/games/jaguar/telling.h"
#include "core/games/searches.h"
#include "core/games/tarot/telling.h"
#include "core/match/table.h"
#include "core/reasons/choice.h"
#include "core/reasons/explain.h"
#include "core/reasons/share.h"
#include "core/reasons/words.h"
#include "tests/core/message_check.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testReasons {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

using Kind = Reason::Kind;
using Lines = std::vector<ReasonLine>;

// Positions of a game, of every number of players: as many as the program promises to explain.
int positionsOfAGame() { return inRun(500); }

double share(Lines const& lines, std::function<bool(ReasonLine const&)> const& holds) {
  int count = 0;
  for (ReasonLine const& line : lines) count += holds(line) ? 1 : 0;
  return static_cast<double>(count) / static_cast<double>(lines.size());
}
double mean(Lines const& lines, std::function<double(ReasonLine const&)> const& figure) {
  double sum = 0;
  for (ReasonLine const& line : lines) sum += figure(line);
  return sum / static_cast<double>(lines.size());
}

int worldsOf(Lines const& lines, std::function<bool(ReasonLine const&)> const& holds) {
  return static_cast<int>(std::ranges::count_if(lines, holds));
}

// Whether a figure is this, rounded as it is told: of a hundred, in whole points or in halves.
bool isOfHundred(int told, double share) { return std::abs(told - 100 * share) <= 0.5 + 1e-9; }
bool isPoints(int told, double halves) { return std::abs(told - halves) <= 1 + 1e-9; }

bool won(ReasonLine const& line, Card card) { return line.won.contains(card); }
double gained(ReasonLine const& line) { return line.takes ? line.trick : 0; }

// The card that is said to decide does so in most of the worlds in which the advised one alone reaches the aim.
QString faultOfTurning(Reason const& reason) {
  if (!reason.turning.card.valid()) return {};
  int worlds = 0;
  int times = 0;
  for (std::size_t i = 0; i < reason.table.best.size(); ++i) {
    ReasonLine const& best = reason.table.best[i];
    ReasonLine const& other = reason.table.other[i];
    if (!best.success || other.success) continue;
    ++worlds;
    bool const comes = best.won.contains(reason.turning.card) && !other.won.contains(reason.turning.card);
    bool const takes = best.took.contains(reason.turning.card);
    bool const tookElse = other.took.contains(reason.turning.card);
    switch (reason.turning.how) {
      case Turning::How::comes: times += comes ? 1 : 0; break;
      case Turning::How::takes: times += takes && !tookElse ? 1 : 0; break;
      case Turning::How::sheds: times += !takes && tookElse ? 1 : 0; break;
    }
  }
  bool const fits = worlds >= 20 && 2 * times > worlds;
  return fits ? QString() : QString("%1 of %2 turn").arg(times).arg(worlds);
}

// What is wrong with what is told; empty: nothing.
QString contradiction(Reason const& reason) {
  Lines const& best = reason.table.best;
  Lines const& other = reason.table.other;
  int const a = reason.first;
  int const b = reason.second;
  auto const wins = [&](ReasonLine const& line) { return won(line, reason.card); };
  double const trick = other.empty() ? 0 : mean(best, gained) - mean(other, gained);
  auto const laterOf = [](ReasonLine const& line) { return line.later; };
  double const later = other.empty() ? 0 : mean(best, laterOf) - mean(other, laterOf);
  auto const takes = [](ReasonLine const& line) { return line.takes; };
  auto const made = [](ReasonLine const& line) { return line.stands && line.success; };
  auto const stands = [](ReasonLine const& line) { return line.stands; };
  bool const aimToo = b == 0 || (b > reason.third && isOfHundred(b, reason.bestFigures.chance) &&
                                 isOfHundred(reason.third, reason.otherFigures.chance));
  bool fits = true;
  switch (reason.kind) {
    case Kind::none: return "nothing is told";
    case Kind::trick:
      fits = a > 0 && isPoints(a, trick) && a > reason.cost &&
             (reason.cost == 0 || isPoints(reason.cost, -later));
      break;
    case Kind::keeps:
    case Kind::later:
      fits = a > 0 && isPoints(a, later) && a > reason.cost &&
             (reason.cost == 0 || isPoints(reason.cost, -trick));
      if (reason.keptTakes >= 0) {
        auto const kept = [&](ReasonLine const& line) { return line.took.contains(reason.other.card()); };
        fits = fits && reason.keptTakes > reason.nowTakes && reason.keptTakes == worldsOf(best, kept) &&
               reason.nowTakes == worldsOf(other, kept);
      }
      if (reason.card.valid())
        fits = fits && b > reason.third && b == worldsOf(best, wins) && reason.third == worldsOf(other, wins);
      break;
    case Kind::kept:
    case Kind::wins:
      fits = a > b && a == worldsOf(best, wins) && b == worldsOf(other, wins) &&
             (reason.kind == Kind::wins || reason.card == reason.other.card());
      break;
    case Kind::beaten: {
      Lines lost;
      Lines lostToo;
      for (ReasonLine const& line : other)
        if (!line.takes) lost.push_back(line);
      for (ReasonLine const& line : best)
        if (!line.takes) lostToo.push_back(line);
      auto const worth = [](ReasonLine const& line) { return line.trick; };
      fits = a == worldsOf(other, [](ReasonLine const& line) { return !line.takes; }) &&
             isPoints(b, mean(lost, worth)) &&
             (reason.seat == nobody ||
              share(lost, [&](ReasonLine const& line) { return line.winner == reason.seat; }) >= 0.9) &&
             (reason.less < 0 || isPoints(reason.less, mean(lostToo, worth)));
      break;
    }
    case Kind::led: fits = a > b && a == worldsOf(best, takes) && b == worldsOf(other, takes); break;
    case Kind::takes:
    case Kind::ducks:
      fits = (reason.kind == Kind::takes ? a > b : a < b) && a == worldsOf(best, takes) &&
             b == worldsOf(other, takes) && reason.bestFigures.chance > reason.otherFigures.chance;
      break;
    case Kind::spoils: {
      auto const aims = [&](ReasonLine const& line) { return (line.successes >> reason.seat & 1U) != 0; };
      fits = a < b && a == worldsOf(best, aims) && b == worldsOf(other, aims);
      break;
    }
    case Kind::hides:
      fits = share(best, [](ReasonLine const& line) { return line.shows; }) == 0 &&
             share(other, [](ReasonLine const& line) { return line.shows; }) == 1;
      break;
    case Kind::aim:
      fits = a > b && isOfHundred(a, reason.bestFigures.chance) && isOfHundred(b, reason.otherFigures.chance);
      return fits ? faultOfTurning(reason) : QString("aim: %1, %2").arg(a).arg(b);
    case Kind::contract: fits = isOfHundred(a, share(best, made) / share(best, stands)); break;
    case Kind::tooDear: fits = a <= 50 && isOfHundred(a, share(other, made) / share(other, stands)); break;
    case Kind::outbid:
      fits =
          a == worldsOf(best, stands) && isOfHundred(b, reason.bestFigures.chance) &&
          (reason.third == 0 || (reason.third < b && isOfHundred(reason.third, reason.otherFigures.chance)));
      break;
    case Kind::average:
      fits = a > b && std::abs(a - reason.bestFigures.score) <= 0.5 &&
             std::abs(b - reason.otherFigures.score) <= 0.5;
      break;
    case Kind::equal: {
      std::size_t same = 0;
      for (std::size_t i = 0; i < best.size(); ++i) same += best[i].score == other[i].score ? 1 : 0;
      fits = static_cast<std::size_t>(a) == same && aimToo;
      break;
    }
    case Kind::close: fits = !other.empty() && aimToo; break;
    case Kind::alone: fits = other.empty() && a == worldsOf(best, takes); break;
    case Kind::aimAlone: fits = isOfHundred(a, reason.bestFigures.chance); break;
  }
  return fits ? QString() : QString("kind %1: %2, %3").arg(static_cast<int>(reason.kind)).arg(a).arg(b);
}

// How a count of worlds is said, reckoned here in hundredths: what is never so, or always, is said to be, and nothing
// else is.
std::string saidOf(int count, int worlds) {
  if (count == 0) return "share.none";
  if (count == worlds) return "share.all";
  if (100 * count < 5 * worlds) return "share.hardly-any";
  if (100 * count >= 95 * worlds) return "share.nearly-all";
  return "share." + std::to_string((100 * count + 5 * worlds) / (10 * worlds));
}

bool isShare(Argument const& argument) { return std::string_view(argument.text.id).starts_with("share."); }

// What a sentence says of worlds is so of them; empty: it is.
QString faultOfShares(Reason const& reason, Message const& sentence) {
  std::string_view const id = sentence.text.id;
  bool const above = id == "reason.above";
  bool const kept = id == "reason.kept-takes";
  bool const standing = id == "reason.last-unsure" || id == "reason.ahead-unsure";
  for (Argument const& argument : sentence.arguments) {
    if (!isShare(argument)) continue;
    int const first = standing ? reason.standing.ours
                      : above  ? reason.second
                      : kept   ? reason.keptTakes
                               : reason.first;
    int const second = above ? reason.third : kept ? reason.nowTakes : reason.second;
    std::string const right = saidOf(argument.name == "n" ? first : second, reason.worlds);
    if (right != argument.text.id)
      return QString("%1: %2, not %3").arg(sentence.text.id, argument.text.id, right.c_str());
  }
  return {};
}

// The figures that a sentence speaks of.
int figuresIn(Message const& message) {
  int figures = 0;
  for (Argument const& argument : message.arguments) {
    using enum Argument::Kind;
    bool const figure = argument.kind == number || argument.kind == points || argument.kind == score ||
                        argument.kind == halfScore || isShare(argument);
    if (figure && speaksOf(message.text, argument.name)) ++figures;
  }
  return figures;
}

template <class G>
Advice adviceAt(View<G> const& view) {
  Rng rng(5);
  return playerOf<G>(*parsePlayer("expert:120it/no-beliefs/choices=3"))(view, rng, StopFlag{});
}

// Positions at which there is something to choose, after some sensible play.
template <class G>
void somePositions(int count, std::function<void(Played<G> const&, Rng&)> const& visit) {
  constexpr std::uint32_t longest = 60;  // acts of a hand
  Rng rng(seedOfRun(20));
  for (int found = 0; found < count;) {
    int const players = G::info.players[static_cast<std::size_t>(found) % G::info.players.size()];
    std::vector<Options> const sets = optionSets(G::info, players);
    Options const& options = sets[rng.below(static_cast<std::uint32_t>(sets.size()))];
    Played<G> played = dealt<G>(contextOf<G>(players, options, rng), rng);
    for (std::uint32_t left = rng.below(longest); left > 0 && !played.hand.pub.over(); --left)
      played.act(greedyAction(played, rng));
    if (played.hand.pub.over()) continue;
    Seat const seat = played.hand.pub.toAct();
    if (G::legal(played.hand.pub, played.hand.own(seat)).size() < 2) continue;
    visit(played, rng);
    ++found;
  }
}

// The highest card is called natural under a higher one, where points count.
template <class G>
bool throwsHighInVain(View<G> const& view, Reason const& reason) {
  CurrentTrick const& trick = view.pub.trick;
  if (reason.looks != Reason::Looks::highest || trick.count == 0 || Telling<G>::halvesOfPoint == 0)
    return false;
  auto const isAhead = [&](Action action) {
    Card const card = action.card();
    return !card.isExcuse() &&
           (!trick.best.valid() || beats(card, trick.best, Ending<G>::trump(view.pub, card)));
  };
  return std::ranges::none_of(G::legal(view.pub, *view.own), isAhead);
}

// A trump is called natural as the lowest card of a hand that may play others, or a card that shows without need whose
// friend one is.
template <class G>
bool givesAwayWhatIsKept(View<G> const& view, Reason const& reason) {
  if (!view.pub.playing() || reason.looks == Reason::Looks::none || reason.looks == Reason::Looks::second)
    return false;
  Card const natural = reason.other.card();
  auto const isTrump = [&](Card card) {
    return view.pub.trick.count > 0 && card.suit() == Ending<G>::trump(view.pub, card);
  };
  auto const considered = G::Mind::considered(view);
  auto const isPlain = [&](Action action) { return !isTrump(action.card()); };
  if (reason.looks == Reason::Looks::lowest && isTrump(natural) &&
      std::any_of(considered.begin(), considered.end(), isPlain) &&
      !(std::count_if(considered.begin(), considered.end(), isPlain) == 1 && isPlain(reason.best)))
    return true;
  if constexpr (requires { view.pub.called; })
    return natural == view.pub.called && view.pub.partner == nobody &&
           Telling<G>::declarer(view.pub) != view.seat && considered.size() > 1;
  return false;
}

// Of a sentence about a called card, held against the cards.
template <class G>
bool fitsCall(View<G> const& view, Reason const& reason, Message const& sentence, Argument const& argument) {
  std::string_view const id = sentence.text.id;
  CardSet had = view.own->cards;
  if (view.pub.takesDog()) had |= view.pub.shownStock();
  auto const suitOf = [&sentence, had](std::string_view name) {
    auto const found = std::ranges::find(sentence.arguments, name, &Argument::name);
    return had.in(static_cast<Suit>(found->number));
  };
  CardSet const called = had.in(reason.best.card().suit());
  if (argument.kind == Argument::Kind::cards)
    return argument.cards == suitOf(argument.name == "cards" ? "suit" : "other");
  if (id.ends_with("-none") && argument.name == "other") return suitOf("other").empty();
  if (id.ends_with("-queen") && argument.name == "card")
    return called.contains(Card{static_cast<std::uint8_t>(argument.number)});
  if (id.ends_with("-longer")) return called.size() > had.in(reason.other.card().suit()).size();
  if (id.ends_with("-lead")) return !called.empty();
  if (id.ends_with("-void")) return called.empty() && !had.in(Suit::trumps).empty();
  return true;
}

// What is told of a hand where something is said, held against the worlds and the seat's own cards, reckoned anew; empty:
// nothing is wrong.
template <class G>
QString faultOfHand(View<G> const& view, Reason const& reason, Message const& sentence) {
  bool const passes = reason.best.kind == Action::Kind::pass;
  auto const standing = [](Lines const& lines) {
    Lines all;
    for (ReasonLine const& line : lines)
      if (line.stands) all.push_back(line);
    return all;
  };
  Lines const lines = standing(passes ? reason.table.other : reason.table.best);
  Lines const others = standing(reason.table.other);
  auto const made = [](ReasonLine const& line) { return line.made; };
  auto const needed = [](ReasonLine const& line) { return line.needed; };
  auto const near = [](double told, double halves) { return std::abs(told - halves) <= 2; };
  if (std::string_view const id = sentence.text.id; id.find("reason.mostly-") != id.npos ||
                                                    id.find("reason.too-") != id.npos ||
                                                    id.ends_with("reason.missed")) {
    double const many = worldsOf(lines, [](ReasonLine const& line) { return line.made > line.needed; });
    double const few = worldsOf(lines, [](ReasonLine const& line) { return line.made < line.needed; });
    double const often = id.ends_with("few") ? few : many;
    double const seldom = id.ends_with("few") ? many : few;
    bool const fits = id.ends_with("missed")                        ? many < 2 * few && few < 2 * many
                      : id.find("mostly") == std::string_view::npos ? often > 0 && seldom == 0
                                                                    : seldom > 0 && often >= 2 * seldom;
    if (!fits) return sentence.text.id;
  }
  // No other suit is as long as the longest.
  if (std::string_view(sentence.text.id) == "called.reason.longest") {
    std::array<int, plainSuits> lengths{};
    for (Card const card : view.own->cards)
      if (card.suit() != Suit::trumps) ++lengths.at(static_cast<std::size_t>(card.suit()));
    auto const longest = static_cast<std::size_t>(sentence.arguments.front().number);
    for (std::size_t suit = 0; suit < lengths.size(); ++suit)
      if (suit != longest && lengths[suit] >= lengths.at(longest)) return "longest";
  }
  for (Argument const& argument : sentence.arguments) {
    QString const fault =
        QString("%1: %2").arg(sentence.text.id, QString::fromStdString(std::string(argument.name)));
    std::string_view const id = sentence.text.id;
    bool fits = true;
    if (id.starts_with("called.reason.side-makes"))
      fits = near(argument.number,
                  mean(lines, argument.name == "needed" ? std::function<double(ReasonLine const&)>(needed)
                                                        : made)) &&
             (id == "called.reason.side-makes") == (mean(lines, made) >= mean(lines, needed) - 0.5);
    if (id == "called.reason.outbids" && isShare(argument)) {
      Lines const& said = argument.name == "m" ? reason.table.best : reason.table.other;
      int const outbid =
          static_cast<int>(said.size()) - worldsOf(said, [](ReasonLine const& line) { return line.stands; });
      fits = argument.text.id == shareText(outbid, static_cast<int>(said.size())).id;
    }
    if (id == "called.reason.suits" && argument.kind == Argument::Kind::points)
      fits = near(argument.number, mean(argument.name == "points" ? lines : others, made));
    if (id.starts_with("called.reason.trump") && argument.kind == Argument::Kind::suit) {
      int const named = worldsOf(
          lines, [&](ReasonLine const& line) { return static_cast<int>(line.trump) == argument.number; });
      for (int suit = 0; suit < 4; ++suit)
        fits = fits && named >= worldsOf(lines, [&](ReasonLine const& line) {
                         return static_cast<int>(line.trump) == suit;
                       });
      fits = fits && (id == "called.reason.trump") == (named == static_cast<int>(lines.size()));
    }
    if (id.starts_with("called.reason.") && argument.kind == Argument::Kind::cards)
      for (Card const card : argument.cards) fits = fits && view.own->cards.contains(card);
    if (id == "called.reason.longest" && argument.kind == Argument::Kind::cards)
      for (int suit = 0; suit < 4; ++suit) {
        int held = 0;
        int points = 0;
        for (Card const card : view.own->cards)
          if (static_cast<int>(card.suit()) == suit) {
            ++held;
            points += Ending<G>::worth(card);
          }
        int told = 0;
        for (Card const card : argument.cards) told += Ending<G>::worth(card);
        // Of two as long the one that counts more.
        fits = fits && (held < argument.cards.size() || (held == argument.cards.size() && points <= told));
      }
    if (id.starts_with("tarot.reason.ends") || id.starts_with("tarot.reason.falls") ||
        id.starts_with("tarot.reason.would-fall"))
      if (argument.kind == Argument::Kind::points)
        fits = near(argument.number, std::abs(mean(lines, made) - mean(lines, needed))) &&
               (id == "tarot.reason.ends") == (mean(lines, made) >= mean(lines, needed) - 0.5);
    if (id.starts_with("tarot.reason.holds")) {
      int bouts = 0;
      int trumps = 0;
      for (Card const card : view.own->cards) {
        bool const trump = card.suit() == Suit::trumps && !card.isExcuse();
        trumps += trump ? 1 : 0;
        bouts += card.isExcuse() || (trump && (card.strength() == 1 || card.strength() == 21)) ? 1 : 0;
      }
      fits = argument.number == (argument.name == "n" ? bouts : trumps) &&
             (id == "tarot.reason.holds") == (bouts > 0);
    }
    if (id.starts_with("jabberwocky.reason.taker") && argument.kind == Argument::Kind::noun) {
      Card card{};
      for (Argument const& each : sentence.arguments)
        if (each.name == (argument.name == "n" ? "card" : "other"))
          card = Card{static_cast<std::uint8_t>(each.number)};
      auto const takes = [&](Card one) {
        return worldsOf(lines, [&](ReasonLine const& line) { return line.took.contains(one); });
      };
      fits = view.own->cards.contains(card) &&
             saidOf(takes(card), static_cast<int>(lines.size())) == argument.text.id;
      if (argument.name == "n")
        for (Card const each : view.own->cards) fits = fits && takes(each) <= takes(card);
    }
    if constexpr (requires { view.own->discard; }) {
      CardSet aside{reason.best.card()};
      for (Card const card : view.own->discard) aside.insert(card);
      int halves = 0;
      for (Card const card : aside) halves += G::halvesOf(card);
      if (id == "tarot.reason.saves") fits = argument.number == halves;
      // What is told of a called card: all that one has of the suit, with the dog that is going to be taken.
      if (id.starts_with("tarot.reason.call-")) fits = fitsCall(view, reason, sentence, argument);
      if (id == "tarot.reason.void")
        for (std::int32_t const suit : argument.list)
          fits = fits && (view.own->cards - aside).in(static_cast<Suit>(suit)).empty() &&
                 !aside.in(static_cast<Suit>(suit)).empty();
    }
    if (!fits) return fault;
  }
  return {};
}

// Whether a sentence speaks of the hand rather than of a percentage.
bool isOfHand(Message const& sentence) {
  std::string_view const id = sentence.text.id;
  for (std::string_view const each :
       {"called.reason.longest", "called.reason.trump", "called.reason.side-makes", "called.reason.held",
        "called.reason.suits", "called.reason.outbids", "tarot.reason.holds", "tarot.reason.ends",
        "tarot.reason.falls", "tarot.reason.would-fall", "tarot.reason.counts", "tarot.reason.slam",
        "tarot.reason.void", "tarot.reason.saves", "tarot.reason.call-", "jabberwocky.reason.taker",
        "jabberwocky.reason.missed", "jabberwocky.reason.mostly-", "jabberwocky.reason.too-"})
    if (id.starts_with(each)) return true;
  return false;
}

// What is said of how the trick stands is so: by what has been played, and, where sides are said to be known, by the
// cards that nobody has shown the seat. Empty: it is so.
template <class G>
QString faultOfStanding(Played<G> const& played, Reason const& reason) {
  auto const& pub = played.hand.pub;
  TrickStanding const& standing = reason.standing;
  if (standing.kind == TrickStanding::Kind::none) return {};
  int const players = played.context.players;
  std::set<Seat> gone;
  for (int place = 0; place < pub.trick.count; ++place)
    gone.insert(static_cast<Seat>((pub.trick.leader + place) % players));
  Seat const own = pub.toAct();
  // In turn order, whichever way round it goes, everybody else has played.
  bool const last = pub.trick.count + 1 == players;
  unsigned const side = G::Mind::side(played.hand);
  auto const isOurs = [&](Seat seat) { return (side >> seat & 1U) == (side >> own & 1U); };
  Seat const declarer = Telling<G>::declarer(pub);
  if (standing.seat != pub.trick.winner || gone.contains(own)) return "another seat is ahead";
  if (side != 0 && standing.known && isOurs(standing.seat) != (standing.ours > 0)) return "its side";
  if (side == 0 && standing.ours != 0) return "there are no sides";
  CurrentTrick after = pub.trick;
  if (!reason.best.card().isExcuse())
    after.add(own, reason.best.card(), Ending<G>::trump(pub, reason.best.card()));
  switch (standing.kind) {
    case TrickStanding::Kind::none: break;
    case TrickStanding::Kind::takes:
      if (!last || after.winner != own) return "it does not take it";
      break;
    case TrickStanding::Kind::last:
      if (!last || after.winner == own) return "it takes it";
      break;
    case TrickStanding::Kind::ahead:
      if (last) return "nobody is to come";
      break;
    case TrickStanding::Kind::aheadDeclarer:
    case TrickStanding::Kind::declarer:
      if (last || declarer == nobody || declarer == own || pub.trick.winner == declarer)
        return "no declarer is to come";
      if (isOurs(declarer) != standing.withUs) return "the declarer's side";
      break;
  }
  return {};
}

// A table in which every world is alike.
ReasonTable alike(ReasonLine const& best, ReasonLine const& other) {
  return {Lines(40, best), Lines(40, other)};
}

ReasonPosition play() { return {.playing = true}; }

Reason chosen(ReasonTable table, ReasonPosition const& position) {
  Reason reason{.best = Action::play(Card{1}), .other = Action::play(Card{2}), .table = std::move(table)};
  chooseReason(reason, position);
  return reason;
}

}  // namespace

class TestReasons : public QObject {
  Q_OBJECT

 private slots:
  // Of two tens that come to the same nobody asks which, but why a ten at all: the trick goes to one's side, and nobody
  // plays after.
  void whyATenAndNotWhichOfTwo() {
    GameInfo const& game = *findGame("briscola-chiamata");
    auto const table = openTable({.game = std::string(game.id),
                                  .players = 5,
                                  .options = completed(game.options, {}),
                                  .names = {},
                                  .levels = {}});
    constexpr std::array hands{"3C QC 6C JD 3S KS 4S 2S", "5C AD 3D 6D 4H 2H AS 6S",
                               "AC 7C QD 4D 3H KH QH 5S", "KC 4C 2C 7D 2D JH 6H 5H",
                               "JC KD 5D AH 7H QS JS 7S"};
    Deal deal;
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      for (QString const& card : QString(hands[seat]).split(u' '))
        deal.hands[seat].insert(game.deck->parse(card.toStdString()).value());
    table->deal(deal, 0);
    for (char const* done :
         {"bid K", "bid 2", "pass", "pass", "oblige 5 62", "bid 2 63", "bid 2 64", "oblige 5 65", "bid 2 66",
          "pass", "pass", "trump D", "play 2H", "play QH", "play 2D", "play 5D"})
      table->apply(table->parse(done).value());
    QCOMPARE(table->toAct(), Seat{0});
    Advice const advice = table->at(0).thought("expert:4000it/choices=3/why")(StopFlag{});
    std::string const chosen = table->text(advice.action);
    QVERIFY2(chosen == "play 3S" || chosen == "play 3C", chosen.c_str());
    QVERIFY(advice.reason != nullptr);
    QCOMPARE(advice.reason->sentences.front().text.id, "reason.last-ours");
    std::string const other = table->text(advice.reason->other);
    QVERIFY2(other != "play 3S" && other != "play 3C", other.c_str());
  }

  // At random positions of every game: a sentence for nearly every hint, and none that its worlds do not bear out.
  void sayWhatTheWorldsShow() {
    int standings = 0;
    FOR_EVERY_GAME({
      int said = 0;
      int asked = 0;
      somePositions<G>(positionsOfAGame(), [&](Played<G> const& played, Rng&) {
        View<G> const view = played.view(played.hand.pub.toAct());
        Advice const advice = adviceAt(view);
        std::shared_ptr<Reason const> const reason = reasonOf<G>(view, advice, StopFlag{});
        QVERIFY(reason != nullptr);
        ++asked;
        if (reason->sentences.empty()) return;
        ++said;
        QCOMPARE(reason->best, advice.action);
        QVERIFY(reason->best != reason->other);
        QVERIFY(!throwsHighInVain(view, *reason));
        QVERIFY(!givesAwayWhatIsKept(view, *reason));
        QString const wrong = contradiction(*reason);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QString const stands = faultOfStanding(played, *reason);
        QVERIFY2(stands.isEmpty(), qPrintable(stands));
        if (reason->standing.kind != TrickStanding::Kind::none) ++standings;
        QVERIFY(reason->sentences.size() <= 3);
        for (Message const& sentence : reason->sentences) {
          QVERIFY2(faultIn(sentence).isEmpty(), qPrintable(faultIn(sentence)));
          QVERIFY2(faultTo(view.seat, sentence).isEmpty(), qPrintable(faultTo(view.seat, sentence)));
          QVERIFY2(figuresIn(sentence) <= 2, sentence.text.id);
          if (isOfHand(sentence)) {
            QVERIFY2(faultOfHand(view, *reason, sentence).isEmpty(),
                     qPrintable(faultOfHand(view, *reason, sentence)));
            continue;
          }
          QVERIFY2(faultOfShares(*reason, sentence).isEmpty(), qPrintable(faultOfShares(*reason, sentence)));
        }
      });
      QVERIFY(asked > 0);
      QVERIFY2(100 * said >= 95 * asked, qPrintable(QString("%1 of %2").arg(said).arg(asked)));
    });
    QVERIFY(standings > 0);
  }

  // Never is said of what came about in no world, always of what did in all; nothing else is.
  void neverIsNeverAndAlwaysAlways() {
    constexpr int worlds = 400;
    for (int count = 0; count <= worlds; ++count)
      QCOMPARE(std::string(shareText(count, worlds).id), saidOf(count, worlds));
    // A card that can never take the trick.
    ReasonTable table = alike({.score = 1}, {.takes = true, .trick = 2});
    Reason reason{.best = Action::play(Card{1}), .other = Action::play(Card{2}), .table = table};
    reason.bestFigures = {.worth = 1, .chance = 0.9, .playouts = 9, .error = 0.01};
    reason.otherFigures = {.worth = 0, .chance = 0.4, .playouts = 9, .error = 0.01};
    ReasonPosition position = play();
    position.byTricks = true;
    chooseReason(reason, position);
    QCOMPARE(reason.kind, Kind::ducks);
    ReasonWords const words{};
    std::vector<Message> const sentences = reasonSentences(reason, {.words = words});
    QCOMPARE(sentences.size(), 1U);
    std::vector<std::string> shares;
    for (Argument const& argument : sentences.front().arguments)
      if (isShare(argument)) shares.emplace_back(argument.text.id);
    QCOMPARE(shares, (std::vector<std::string>{"share.none", "share.all"}));
  }

  // Of a bid it is told what it rests on, not the percentage that stands beside it: wherever the worlds have enough of it.
  void bidsSpeakOfTheHand() {
    FOR_EVERY_GAME({
      if constexpr (!std::is_same_v<typename G::Public, JaagoChalis::Public>) {
        int bids = 0;
        int ofHand = 0;
        constexpr int mostDeals = 200;
        for (int deal = 0; deal < mostDeals && bids < 3; ++deal) {
          Rng rng(seedOfRun(40) + static_cast<std::uint64_t>(deal));
          Options const options = optionSets(G::info.options).front();
          Played<G> const played = dealt<G>(contextOf<G>(G::info.usualPlayers, options, rng), rng);
          Seat const seat = played.hand.pub.toAct();
          View<G> const view = played.view(seat);
          Advice const advice = adviceAt(view);
          if (advice.action.kind != Action::Kind::bid) continue;
          std::shared_ptr<Reason const> const reason = reasonOf<G>(view, advice, StopFlag{});
          if (reason->bestSaid.worlds < SaidFigures::leastOften) continue;
          ++bids;
          if (!reason->sentences.empty() && isOfHand(reason->sentences.front())) ++ofHand;
          for (Message const& sentence : reason->sentences)
            QVERIFY2(faultOfHand(view, *reason, sentence).isEmpty(),
                     qPrintable(faultOfHand(view, *reason, sentence)));
        }
        QVERIFY2(bids > 0, std::string(G::info.id).c_str());
        QCOMPARE(ofHand, bids);
      }
    });
  }

  // Why a bid goes so far at once: a smaller step would be bid over, and this one is not.
  void aBidTellsWhyItGoesSoFar() {
    int told = 0;
    constexpr int mostDeals = 100;
    for (int deal = 0; deal < mostDeals && told == 0; ++deal) {
      Rng rng(static_cast<std::uint64_t>(deal) + 1);
      Options const options = optionSets(Jaguar::info.options).front();
      auto played = dealt<Jaguar>(contextOf<Jaguar>(Jaguar::info.usualPlayers, options, rng), rng);
      while (!played.hand.pub.playing() && played.hand.pub.toAct() != nobody && told == 0) {
        View<Jaguar> const view = played.view(played.hand.pub.toAct());
        Advice const advice = adviceAt(view);
        if (advice.action.kind == Action::Kind::bid) {
          std::shared_ptr<Reason const> const reason = reasonOf<Jaguar>(view, advice, StopFlag{});
          for (Message const& sentence : reason->sentences)
            if (std::string_view(sentence.text.id) == "called.reason.outbids") {
              ++told;
              QVERIFY(reason->other.kind == Action::Kind::bid);
              QVERIFY(reason->bestSaid.worlds > reason->otherSaid.worlds);
            }
        }
        played.act(advice.action);
      }
    }
    QCOMPARE(told, 1);
  }

  // A slam is not made by points; and of two contracts that are made the higher is bid for what it counts.
  void aContractIsToldByWhatItNeeds() {
    Tarot::Private const own;
    View<Tarot> view;
    view.own = own;
    Lines const above(40, {.success = true, .stands = true, .made = 120, .needed = 82});
    auto const bid = [](Tarot::Contract contract) {
      return Action{Action::Kind::bid, static_cast<std::uint8_t>(contract)};
    };
    auto const last = [&](Action best, Action other, Kind kind) {
      Reason reason{.kind = kind, .best = best, .other = other};
      reason.bestSaid = reason.otherSaid = SaidFigures::of(above);
      return std::string(Telling<Tarot>::ofHand(view, reason).back().text.id);
    };
    Action const pass{Action::Kind::pass};
    Action const slam{Action::Kind::solo};
    QCOMPARE(last(pass, slam, Kind::tooDear), "tarot.reason.slam-would-fail");
    QCOMPARE(last(slam, pass, Kind::contract), "tarot.reason.slam");
    QCOMPARE(last(bid(Tarot::Contract::without), bid(Tarot::Contract::guard), Kind::contract),
             "tarot.reason.counts");
    QCOMPARE(last(bid(Tarot::Contract::guard), bid(Tarot::Contract::without), Kind::contract),
             "tarot.reason.ends");
    QCOMPARE(last(bid(Tarot::Contract::guard), pass, Kind::contract), "tarot.reason.ends");
  }

  // A discard is advised for what it leaves its player without and for the points in it.
  void aDiscardSpeaksOfItsCards() {
    int discards = 0;
    int voids = 0;
    for (std::uint64_t deal = 0; deal < 40 && discards < 12; ++deal) {
      Rng rng(seedOfRun(60) + deal);
      Played<Tarot> played =
          dealt<Tarot>(contextOf<Tarot>(4, optionSets(Tarot::info.options).front(), rng), rng);
      while (!played.hand.pub.over() && !played.hand.pub.playing()) {
        View<Tarot> const view = played.view(played.hand.pub.toAct());
        Advice const advice = adviceAt(view);
        if (advice.action.kind == Action::Kind::discard) {
          std::shared_ptr<Reason const> const reason = reasonOf<Tarot>(view, advice, StopFlag{});
          ++discards;
          QVERIFY(!reason->sentences.empty());
          QCOMPARE(std::string_view(reason->sentences.back().text.id),
                   std::string_view("tarot.reason.saves"));
          for (Message const& sentence : reason->sentences)
            QVERIFY2(faultOfHand(view, *reason, sentence).isEmpty(), sentence.text.id);
          CardSet left = view.own->cards;
          left.erase(advice.action.card());
          bool const empties = left.in(advice.action.card().suit()).empty();
          QVERIFY(!empties || reason->sentences.size() == 2);
          voids += reason->sentences.size() == 2 ? 1 : 0;
        }
        played.act(advice.action);
      }
    }
    QVERIFY(discards > 0 && voids > 0);
  }

  // Of no trick bid none too few are taken: that is not told.
  void whatCannotBeMissedIsNotTold() {
    Jabberwocky::Private const own;
    View<Jabberwocky> view;
    view.own = own;
    auto const told = [&](int bid, int made) {
      Reason reason{.best = Action{Action::Kind::bid, static_cast<std::uint8_t>(bid)}};
      Lines lines(40, {.stands = true, .made = 2 * made, .needed = 2 * bid});
      lines.push_back({.stands = true, .made = 2 * bid, .needed = 2 * bid});
      reason.bestSaid = SaidFigures::of(lines);
      return std::string_view(Telling<Jabberwocky>::ofHand(view, reason).back().text.id);
    };
    QCOMPARE(told(0, 1), std::string_view("jabberwocky.reason.too-many"));
    QCOMPARE(told(3, 2), std::string_view("jabberwocky.reason.too-few"));
  }

  // Whoever asks twice is told the same, and what the seat cannot know changes nothing.
  void followFromTheViewAlone() {
    FOR_EVERY_GAME({
      int compared = 0;
      somePositions<G>(inRun(5), [&](Played<G> const& played, Rng& rng) {
        View<G> const view = played.view(played.hand.pub.toAct());
        std::optional<Played<G>> const other = otherView(played, view, rng);
        if (!other) return;
        View<G> const otherView = other->view(view.seat);
        Advice const advice = adviceAt(view);
        std::shared_ptr<Reason const> const one = reasonOf<G>(view, advice, StopFlag{});
        std::shared_ptr<Reason const> const two = reasonOf<G>(otherView, advice, StopFlag{});
        QVERIFY(one->table == two->table);
        QVERIFY(one->sentences == two->sentences);
        ++compared;
      });
      QVERIFY(compared > 0);
    });
  }

  // The table has as many worlds as it says, each for both.
  void showTheirWorlds() {
    FOR_EVERY_GAME({
      int tables = 0;
      somePositions<G>(inRun(4), [&](Played<G> const& played, Rng&) {
        View<G> const view = played.view(played.hand.pub.toAct());
        std::shared_ptr<Reason const> const reason = reasonOf<G>(view, adviceAt(view), StopFlag{});
        QVERIFY(reason->worlds > 0);
        if (!view.pub.playing() || reason->table.other.empty()) return;
        QCOMPARE(static_cast<std::size_t>(reason->worlds), reason->table.best.size());
        QCOMPARE(reason->table.best.size(), reason->table.other.size());
        ++tables;
      });
      QVERIFY(tables > 0 || inRun(4) < 4);
    });
  }

  void stoppedTheySayNothing() {
    FOR_EVERY_GAME({
      somePositions<G>(1, [&](Played<G> const& played, Rng&) {
        View<G> const view = played.view(played.hand.pub.toAct());
        Advice const advice = adviceAt(view);
        StopFlag stop;
        stop.stop();
        QVERIFY(reasonOf<G>(view, advice, stop) == nullptr);
        QVERIFY(reasonOf<G>(view, Advice{}, StopFlag{}) == nullptr);
      });
    });
  }

  // Of what differs the largest is told.
  void theLargestDifferenceIsTold() {
    ReasonLine const nothing{};
    Reason const now = chosen(alike({.takes = true, .trick = 20, .later = 4}, nothing), play());
    QCOMPARE(now.kind, Kind::trick);
    QCOMPARE(now.first, 20);
    Reason const then = chosen(alike({.takes = true, .trick = 4, .later = 20}, nothing), play());
    QCOMPARE(then.kind, Kind::later);
    QCOMPARE(then.first, 20);
    QCOMPARE(then.cost, 0);
    // What it costs now is told with what it brings later.
    Reason const dear = chosen(alike({.later = 20}, {.takes = true, .trick = 8}), play());
    QCOMPARE(dear.kind, Kind::later);
    QCOMPARE(dear.cost, 8);
    ReasonPosition trump = play();
    trump.otherTrumps = true;
    QCOMPARE(chosen(alike({.later = 20}, nothing), trump).kind, Kind::keeps);
  }

  // Points to come say no more than the table of the choices: what the other card is kept for is told with them.
  void whatACardIsKeptForIsTold() {
    CardSet const other{Card{2}};
    Reason const kept = chosen(alike({.later = 20, .took = other}, {}), play());
    QCOMPARE(kept.kind, Kind::later);
    QCOMPARE(kept.keptTakes, kept.worlds);
    QCOMPARE(kept.nowTakes, 0);
    QCOMPARE(chosen(alike({.later = 20, .took = other}, {.took = other}), play()).keptTakes, -1);
    QCOMPARE(chosen(alike({.later = 20}, {}), play()).keptTakes, -1);
  }

  void aCardThatMakesTheDifferenceIsNamed() {
    ReasonPosition position = play();
    position.halvesOf[2] = 20;
    position.halvesOf[3] = 6;
    CardSet const both{Card{2}, Card{3}};
    Reason const kept = chosen(alike({.later = 26, .won = both}, {}), position);
    QCOMPARE(kept.kind, Kind::kept);
    QCOMPARE(kept.card, Card{2});
    QCOMPARE(kept.first, kept.worlds);
    QCOMPARE(kept.second, 0);
    position.halvesOf[2] = 2;
    position.halvesOf[3] = 20;
    QCOMPARE(chosen(alike({.later = 22, .won = both}, {}), position).kind, Kind::wins);
  }

  // A chance alone says no more than the table of the choices: the card that it hangs on is named.
  void aChanceHangsOnACard() {
    auto const told = [](ReasonTable table, bool byTricks) {
      Reason reason{.best = Action::play(Card{1}), .other = Action::play(Card{2}), .table = std::move(table)};
      reason.bestFigures = {.worth = 1, .chance = 0.9, .playouts = 9, .error = 0.01};
      reason.otherFigures = {.worth = 0, .chance = 0.4, .playouts = 9, .error = 0.01};
      chooseReason(reason, {.playing = true, .byTricks = byTricks});
      return reason;
    };
    // In half of 40 worlds the aim is reached whatever is played; of the others it is in more than half for this card.
    auto const worlds = [](int with, ReasonLine const& lucky, ReasonLine const& unlucky) {
      ReasonTable table = alike({.success = true}, {.success = true});
      for (int i = 0; i < 20; ++i) {
        auto const at = static_cast<std::size_t>(i);
        table.best[at] = {.success = true};
        table.other[at] = {};
        if (i >= with) continue;
        table.best[at] = lucky;
        table.other[at] = unlucky;
      }
      return table;
    };
    CardSet const seven{Card{7}};
    Reason const comes = told(worlds(11, {.success = true, .won = seven}, {}), false);
    QCOMPARE(comes.kind, Kind::aim);
    QCOMPARE(comes.turning.card, Card{7});
    QCOMPARE(comes.turning.how, Turning::How::comes);
    QCOMPARE(reasonSentences(comes, {.words = ReasonWords{}}).size(), 2U);
    QVERIFY(!told(worlds(10, {.success = true, .won = seven}, {}), false).turning.card.valid());
    QCOMPARE(told(worlds(11, {.success = true, .took = seven}, {}), true).turning.how, Turning::How::takes);
    Reason const sheds = told(worlds(11, {.success = true}, {.took = seven}), true);
    QCOMPARE(sheds.turning.how, Turning::How::sheds);
    QCOMPARE(sheds.turning.card, Card{7});
  }

  // Two neighbours of a suit are one choice to the search; to whoever holds both it is said.
  void cardsThatAreTheSameAreSaidToBe() {
    ReasonTable const table{.best = Lines(40, {.takes = true})};
    ReasonPosition position = play();
    auto const told = [&] {
      Reason reason{.best = Action::play(Card{1}), .table = table};
      chooseReason(reason, position);
      return reasonSentences(reason, {.words = ReasonWords{}});
    };
    QCOMPARE(told().size(), 1U);
    position.folded = true;
    QCOMPARE(told().size(), 2U);
    QCOMPARE(std::string_view(told().front().text.id), std::string_view("reason.folded"));
  }

  // What looks good as the trick stands, and is taken by another.
  void whatIsAheadForNowIsBeaten() {
    ReasonPosition position = play();
    position.otherLeads = true;
    position.trump = Suit::spades;
    ReasonLine const lost{.trick = 30, .winner = 2, .winning = Card::of(Suit::spades, 1)};
    Reason const reason = chosen(alike({.takes = true, .trick = 10}, lost), position);
    QCOMPARE(reason.kind, Kind::beaten);
    QCOMPARE(reason.first, reason.worlds);
    QCOMPARE(reason.second, 30);
    QCOMPARE(reason.seat, Seat{2});
    QVERIFY(reason.byTrump);
    QCOMPARE(reason.less, -1);
    // Where both are beaten it is told what the advised card saves, but not next to nothing.
    auto const saving = [&](int points) {
      ReasonTable table = alike({.takes = true, .trick = 30}, {.trick = 100, .winner = 2});
      for (std::size_t i = 0; i < table.best.size(); i += 2) table.best[i] = {.trick = points, .winner = 2};
      Reason const told = chosen(std::move(table), position);
      return told.kind == Kind::beaten ? told.less : -2;
    };
    QCOMPARE(saving(70), 70);
    QCOMPARE(saving(80), -1);
    // Whatever is led is ahead for now: of a lead it is told how often it brings the trick, unless it is trumped.
    position.opens = true;
    QCOMPARE(chosen(alike({.takes = true, .trick = 10}, lost), position).kind, Kind::beaten);
    position.trump = Suit::hearts;
    Reason const led = chosen(alike({.takes = true, .trick = 10}, lost), position);
    QCOMPARE(led.kind, Kind::led);
    QCOMPARE(led.first, led.worlds);
    QCOMPARE(led.second, 0);
    position.opens = false;
    position.otherLeads = false;
    QVERIFY(chosen(alike({.takes = true, .trick = 10}, lost), position).kind != Kind::beaten);
  }

  // A player looks at the trick before looking at cards: who is ahead, for which side, and who is still to play.
  void theTrickIsToldBeforeTheFigures() {
    static constexpr Text role = phrase("core", "taker; the: the taker", "test.taker");
    Reason reason{.best = Action::play(Card{1}), .other = Action::play(Card{2}), .worlds = 40};
    reason.kind = Kind::trick;
    reason.first = 4;
    auto const first = [&](TrickStanding const& standing) {
      reason.standing = standing;
      return std::string(reasonSentences(reason, {.words = ReasonWords{.declarer = role}}).front().text.id);
    };
    using Stands = TrickStanding::Kind;
    QCOMPARE(first({}), "reason.trick");
    QCOMPARE(first({.kind = Stands::takes, .seat = 1}), "reason.last-takes");
    QCOMPARE(first({.kind = Stands::last, .seat = 1, .known = true, .ours = 40}), "reason.last-ours");
    QCOMPARE(first({.kind = Stands::last, .seat = 1, .known = true}), "reason.last-theirs");
    QCOMPARE(first({.kind = Stands::last, .seat = 1, .ours = 9}), "reason.last-unsure");
    // All worlds agree, or nearly, and yet it is not known.
    QCOMPARE(first({.kind = Stands::last, .seat = 1, .ours = 40}), "reason.last-likely-ours");
    QCOMPARE(first({.kind = Stands::last, .seat = 1, .ours = 1}), "reason.last-likely-theirs");
    QCOMPARE(first({.kind = Stands::ahead, .seat = 1, .ours = 39}), "reason.ahead-likely-ours");
    QCOMPARE(first({.kind = Stands::ahead, .seat = 1, .ours = 1}), "reason.ahead-likely-theirs");
    QCOMPARE(first({.kind = Stands::ahead, .seat = 1, .ours = 9}), "reason.ahead-unsure");
    QCOMPARE(first({.kind = Stands::ahead, .seat = 1, .known = true, .ours = 40}), "reason.ahead-ours");
    QCOMPARE(first({.kind = Stands::aheadDeclarer, .seat = 1, .known = true, .ours = 40}),
             "reason.ahead-declarer");
    QCOMPARE(first({.kind = Stands::declarer, .seat = 1}), "reason.declarer-against");
    QCOMPARE(first({.kind = Stands::declarer, .seat = 1, .withUs = true}), "reason.declarer-with");
    // Where it makes no difference what is played, neither does this.
    reason.kind = Kind::equal;
    QCOMPARE(first({.kind = Stands::last, .seat = 1, .known = true}), "reason.equal");
  }

  // What worlds do not tell from luck is not told.
  void luckIsNoReason() {
    ReasonTable table = alike({.score = 1}, {.score = 2});
    for (std::size_t i = 0; i < table.best.size(); ++i) {
      table.best[i].later = i % 2 == 0 ? 60 : 0;
      table.other[i].later = i % 2 == 0 ? 0 : 40;
    }
    Reason const reason = chosen(table, play());
    QCOMPARE(reason.kind, Kind::close);
    // Nor what is less in all.
    QCOMPARE(chosen(alike({.later = 10}, {.takes = true, .trick = 12}), play()).kind, Kind::equal);
  }

  // A game without sides has no friends; one that has them is not told what only another has.
  void noGameUsesTheWordsOfAnother() {
    FOR_EVERY_GAME({
      std::set<std::string> ids;
      somePositions<G>(inRun(14), [&](Played<G> const& played, Rng&) {
        View<G> const view = played.view(played.hand.pub.toAct());
        std::shared_ptr<Reason const> const reason = reasonOf<G>(view, adviceAt(view), StopFlag{});
        for (Message const& sentence : reason->sentences) {
          std::string const text = sentence.text.source;
          ids.insert(sentence.text.id);
          if (!G::info.sides) QVERIFY2(text.find("side") == text.npos, sentence.text.id);
          if (G::info.points == GameInfo::Points::tricks) {
            QVERIFY2(text.find("point") == text.npos, sentence.text.id);
          } else {
            QVERIFY2(text.find("make your bid") == text.npos, sentence.text.id);
          }
        }
      });
      std::string const own(G::info.id);
      for (std::string const& id : ids) {
        std::string const room = id.substr(0, id.find('.'));
        // What is still needed, and what a trick means, the guide says in the same words.
        bool const shared = room == "reason" || room == "called" || room == "need" || room == "means";
        QVERIFY2(shared || own.starts_with(room), id.c_str());
      }
      QVERIFY(!ids.empty());
    });
  }
};

}  // namespace testReasons

QTEST_GUILESS_MAIN(testReasons::TestReasons)
#include "test_reasons.moc"
