#include "app/desktop/deals/code_reading.h"

#include "core/match/deal_code.h"

namespace giaguaro {

CodeRead readCodeOf(QString const& text) {
  using State = CodeRead::State;
  auto const read = readCode(text.toStdString());
  if (auto const* code = std::get_if<DealCode>(&read))
    return {.state = code->hand() != nullptr ? State::hand : State::match,
            .code = QString::fromStdString(codeOf(*code)),
            .game = QString::fromStdString(code->game),
            .players = code->players,
            .options = code->options};
  switch (std::get<CodeProblem>(read)) {
    case CodeProblem::unfinished: return {.state = State::unfinished};
    case CodeProblem::character: return {.state = State::character};
    case CodeProblem::lastMissing: return {.state = State::lastMissing};
    case CodeProblem::later: return {.state = State::later};
    case CodeProblem::wrong: break;
  }
  return {.state = State::wrong};
}

}  // namespace giaguaro
