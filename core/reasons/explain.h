// Why a search answered what it did. A pass of its own, after the answer: what play costs is not touched by it.
#pragma once

#include <memory>

#include "core/ai/advice.h"
#include "core/reasons/reason.h"
#include "core/rules/view.h"

namespace giaguaro {

// Worlds are drawn and weighed as the expert's search does, and played out by the same policy. Their number and their
// luck are fixed: of the same position and the same answer the same is told. From the View of the seat to act and
// nothing else. Null: it was stopped, or there is nothing to explain.
//
// `against`: what it is compared with, rather than with what looks natural; not valid, or what is advised: with that.
template <class G>
std::shared_ptr<Reason const> reasonOf(View<G> const& view, Advice const& advice, StopFlag const& stop,
                                       Action against = {});

}  // namespace giaguaro
