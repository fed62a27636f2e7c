// giaguaro-arena: the games without a face. Plays matches of computer players, checks records, compares
// players and measures speed.
//
// Exit status: 0, 1 where a record is not by the rules, 2 for what cannot be done as asked; then one line on
// standard error says what and where.
#include <exception>

#include "app/arena/commands.h"

int main(int argc, char** argv) {
  try {
    return giaguaro::arena::commandOf(argc, argv)();
  } catch (std::exception const& error) {
    giaguaro::arena::complain(error.what());
    return giaguaro::arena::badInput;
  }
}
