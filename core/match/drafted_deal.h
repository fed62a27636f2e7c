// A deal that is put together by hand (core/rules/deal_draft.h) and the table that it is played at: which places a hand of a
// game has, and the code of a whole deal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/rules/deal_draft.h"

namespace giaguaro {

// With no card in any place yet. The game can be played so.
DealDraft emptyDraft(GameInfo const& game, int players, Options const& options, int number = 0);

// Wants draft.isComplete().
std::string codeOf(DealDraft const& draft);

// Wants draft.isComplete(). Whether the hand is void as it is dealt, so that nobody gets to act.
bool isVoid(DealDraft const& draft);

// Of a hand's code (core/match/deal_code.h); nothing: it is none.
std::optional<DealDraft> draftOfCode(std::string_view code);

}  // namespace giaguaro
