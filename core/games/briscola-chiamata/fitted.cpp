// Nothing is fitted for Briscola Chiamata alone: what is, is its kin's (core/games/jaguar/fitted.cpp).
#include "core/ai/fit.h"
#include "core/games/briscola-chiamata/mind.h"

namespace giaguaro {

std::span<Fit const> BriscolaChiamata::Mind::fitted() { return {}; }

}  // namespace giaguaro
