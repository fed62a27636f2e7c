// `games`: what there is to be played.
#include "app/arena/commands.h"
#include "app/arena/game_list.h"
#include "app/arena/output.h"

namespace giaguaro::arena {

int run(GamesArguments const& arguments) {
  Output output{{}};
  output.line(arguments.json ? jsonOfGames(tableOptions()) : textOfGames(tableOptions()));
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
