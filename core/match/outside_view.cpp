#include "core/match/outside_view.h"

#include "core/match/json_text.h"

namespace giaguaro {

using namespace jsonText;

std::string outsideView(SeatTable const& table) {
  GameInfo const& game = table.game();
  Deck const& deck = *game.deck;
  Seat const seat = table.seat();
  PerSeat const totals = table.totals();

  auto const text = [&table](Action action) {
    return string(action == Action::hiddenDiscard() ? "discard" : table.text(action));
  };
  std::string handfuls;
  if (std::optional<ShownHands> const shown = table.shownHands())
    handfuls = ",\"handfuls\":" + listOf(*shown, [&deck](ShownCards const& one) {
                 return '[' + std::to_string(one.seat) + ',' + cards(deck.sorted(one.cards), deck) + ']';
               });
  std::string piles;
  if (PilesSeen const seats = table.piles(); !seats.empty())
    piles =
        ",\"piles\":" + listOf(seats, [&deck](auto const& before) {
          return listOf(before, [&deck](std::vector<Card> const& pile) {
            return listOf(pile, [&deck](Card card) { return string(card.valid() ? deck.text(card) : "?"); });
          });
        });
  std::string talk;
  if (table.tableTalk() != TableTalk::off)
    talk = ",\"talk\":" + listOf(table.talk(), [](Said const& said) {
             return '[' + std::to_string(said.after) + ',' + std::to_string(said.seat) + ',' +
                    string(textOf(said.saying)) + ']';
           });
  // Sorted, but what one seat takes before what another does.
  std::vector<Card> shown;
  for (CardSet const pile : table.shownStock())
    for (Card const card : deck.sorted(pile)) shown.push_back(card);
  return "{\"view\":1,\"game\":" + string(game.id) + ",\"players\":" + std::to_string(table.players()) +
         ",\"options\":" + options(table.options(), game) +
         ",\"hand\":" + std::to_string(table.handNumber() + 1) +
         ",\"dealer\":" + std::to_string(table.dealer()) + ",\"seat\":" + std::to_string(seat) +
         ",\"totals\":" + numbers({totals.begin(), totals.begin() + table.players()}) +
         ",\"cards\":" + cards(deck.sorted(table.cards()), deck) + ",\"shown\":" + cards(shown, deck) +
         handfuls + piles + ",\"actions\":" +
         listOf(table.history(),
                [&text](Done const& done) {
                  return '[' + std::to_string(done.seat) + ',' + text(done.action) + ']';
                }) +
         talk + ",\"legal\":" + listOf(table.legal(), text) + '}';
}

namespace {

std::string_view withoutBlanks(std::string_view line) {
  constexpr std::string_view blanks = " \t\r\n";
  std::size_t const first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

}  // namespace

std::optional<Action> outsideAnswer(std::string_view line, SeatTable const& table) {
  line = withoutBlanks(line);
  if (line.empty()) return std::nullopt;
  std::optional<Action> const action = table.parse(line);
  if (!action || !table.isLegal(*action)) return std::nullopt;
  return action;
}

bool speaks(std::string_view line) { return withoutBlanks(line).starts_with(sayWord); }

std::optional<Saying> outsideSaying(std::string_view line, SeatTable const& table) {
  if (!speaks(line)) return std::nullopt;
  std::optional<Saying> const saying =
      parseSaying(withoutBlanks(withoutBlanks(line).substr(sayWord.size())), table.players());
  if (!saying || !table.maySay(*saying)) return std::nullopt;
  return saying;
}

}  // namespace giaguaro
