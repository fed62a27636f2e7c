// The answer of an outside player: the first two bytes choose a table and how far its hand has come, the rest
// is the line. What is taken for an answer is legal.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/match/outside_view.h"
#include "core/match/table.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  if (size < 2) return 0;
  std::vector<GameInfo const*> const games = allGames();
  GameInfo const& game = *games[data[0] % games.size()];
  int const players = game.players[data[0] / games.size() % game.players.size()];
  auto const table = openTable({std::string(game.id), players, completed(game.options, {}), data[0], {}, {}});
  table->deal(table->nextDeal(), table->nextDealer());
  for (int i = 0; i < data[1] && !table->handOver(); ++i)
    table->apply(table->thought("random")(StopFlag{}).action);
  if (table->handOver()) return 0;
  (void)outsideView(table->at(table->toAct()));
  auto const action =
      outsideAnswer({reinterpret_cast<char const*>(data) + 2, size - 2}, table->at(table->toAct()));
  if (!action) return 0;
  if (!table->isLegal(*action)) std::abort();
  table->apply(*action);
  return 0;
}
