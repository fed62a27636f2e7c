#include "core/ai/hearing.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace giaguaro {

WordRates const wordRates{{
#include "core/ai/word_rates.inc"
}};

bool Hearing::tells(Saying::Kind kind) {
  using Kind = Saying::Kind;
  return kind == Kind::notTheFriend || kind == Kind::iAmTheFriend || kind == Kind::suspect ||
         kind == Kind::trust;
}

double Hearing::logLikelihoodOf(Seat speaker, Saying saying, Seat partner) const {
  SeatWords const& own = words[static_cast<std::size_t>(speaker)];
  Speaking const from = speakingOf(speaker, saying, partner);
  double const usual =
      wordRates[static_cast<std::size_t>(saying.kind)][static_cast<std::size_t>(from)] / 100.0;
  int const hands = from == Speaking::partner ? own.asPartner : own.asOther;
  double rate = (known * usual + own.saidAs(saying.kind, from)) / (known + hands);
  // Of a thing that names a seat, how often it names this one: of those who are neither caller nor speaker.
  if (saying.to != nobody && from == Speaking::partner) rate /= std::max(1, players - 2);
  if (saying.to != nobody && from == Speaking::other) rate /= std::max(1, players - 3);
  return std::log(std::clamp(rate, seldom, 1.0));
}

double Hearing::logLikelihood(Seat partner) const {
  double sum = 0;
  for (int place = 0; place < players; ++place) {
    auto const speaker = static_cast<Seat>(place);
    if (speaker == caller || speaker == listener) continue;
    double ofSpeaker = 0;
    double ofReveals = 0;
    for (auto said = talk.begin(); said != talk.end(); ++said) {
      if (said->seat != speaker || !tells(said->saying.kind) || said->saying.to == caller) continue;
      bool const repeated = std::any_of(talk.begin(), said, [said](Said const& before) {
        return before.seat == said->seat && before.saying == said->saying;
      });
      // Against its being any other: how likely it is if neither the speaker nor whom it names is the partner.
      if (repeated) continue;
      double& of = said->saying.kind == Saying::Kind::iAmTheFriend ? ofReveals : ofSpeaker;
      of += logLikelihoodOf(speaker, said->saying, partner) - logLikelihoodOf(speaker, said->saying, nobody);
    }
    sum += std::clamp(trust * ofSpeaker, -most, most) + std::clamp(ofReveals, -mostOfReveals, mostOfReveals);
  }
  return sum;
}

}  // namespace giaguaro
