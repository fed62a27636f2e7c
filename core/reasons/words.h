// A game's words for reasons, and the sentences made of them.
#pragma once

#include <optional>

#include "core/reasons/phrases.h"
#include "core/reasons/reason.h"

namespace giaguaro {

// Those that a game says in its own way are named by designated initialisers. A phrase that is empty is not said.
struct ReasonWords {
  Phrase trick = reasonPhrases::trick;
  Phrase later = reasonPhrases::later;
  Phrase keeps = reasonPhrases::keeps;
  Phrase keepsCost = reasonPhrases::keepsCost;
  Phrase kept = reasonPhrases::kept;
  Phrase winsNow = reasonPhrases::winsNow;
  Phrase wins = reasonPhrases::wins;
  Phrase beaten = reasonPhrases::beaten;
  Phrase beatenBy = reasonPhrases::beatenBy;
  Phrase beatenTrump = reasonPhrases::beatenTrump;
  Phrase beatenTrumpBy = reasonPhrases::beatenTrumpBy;
  Phrase led = reasonPhrases::led;
  Phrase spoils{};
  Phrase hides{};
  Phrase aim = reasonPhrases::aim;
  Phrase turnsByComing = reasonPhrases::turnsByComing;
  Phrase alsoAim{};  // a second sentence beside tricks
  Phrase aimSaid = reasonPhrases::aimSaid;
  Phrase aimAlone = reasonPhrases::aimAlone;
  Phrase alone = reasonPhrases::alone;
  Text mate{};      // the noun that `hides` speaks of
  Text declarer{};  // the noun for who has promised a contract; empty: nobody does
  Phrase count{};   // a question: what is to be counted in one's cards before something is said
};

// A contract in words: how often it is made where it is sure to be played, and where others may still bid over it, or
// would be; and what is spoken of, besides `n`.
struct ContractWords {
  Phrase made;
  Phrase madeIfKept;
  Phrase tooDear;
  Argument what{};
};

// How an action is named in a sentence: a card, a suit; none where it is not named.
Argument named(Action action, std::string_view name);

struct ReasonVoice {
  ReasonWords const& words;
  std::optional<ContractWords> contract{};  // of what is advised, or, where to pass is, of the other
  bool halves = false;                      // scores are in halves
};

// Nothing can be said: none.
std::vector<Message> reasonSentences(Reason const& reason, ReasonVoice const& voice);

}  // namespace giaguaro
