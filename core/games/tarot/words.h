// The contracts in words: the noun for sentences, the label for a button.
#pragma once

#include <array>

#include "core/games/tarot/phrases.h"
#include "core/games/tarot/tarot.h"

namespace giaguaro::tarotWords {

// In ascending order.
inline constexpr std::array bids{Tarot::Contract::small, Tarot::Contract::guard, Tarot::Contract::without,
                                 Tarot::Contract::against, Tarot::Contract::slam};

// Of a contract, not of none.
inline Text noun(Tarot::Contract contract) {
  using namespace tarotPhrases;
  return std::array{nounPetite, nounGarde, nounGardeSans, nounGardeContre,
                    nounChelem}[static_cast<std::size_t>(contract) - 1];
}
inline Phrase label(Tarot::Contract contract) {
  using namespace tarotPhrases;
  return std::array{labelPetite, labelGarde, labelGardeSans, labelGardeContre,
                    labelChelem}[static_cast<std::size_t>(contract) - 1];
}
inline Argument contract(Tarot::Contract contract) { return args::noun(noun(contract), "contract"); }

}  // namespace giaguaro::tarotWords
