// `code`: makes codes of deals (core/match/deal_code.h), and says what one is of.
#include <nlohmann/json.hpp>

#include "app/arena/arguments.h"
#include "app/arena/coded.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "core/match/record_json.h"
#include "core/match/table.h"
#include "core/match/verify.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

// "hands 2, rules fft", all of them.
std::string optionsOf(DealCode const& code) {
  GameInfo const& game = *findGame(code.game);
  std::string text;
  for (std::size_t i = 0; i < game.options.size(); ++i)
    text += ", " + std::string(game.options[i].name) + ' ' + game.options[i].text(code.options.values[i]);
  return text;
}

void tell(DealCode const& code, Output& output) {
  std::string const what = code.game + ", " + std::to_string(code.players) + " players" + optionsOf(code);
  CodedHand const* const hand = code.hand();
  if (hand == nullptr)
    return output.line(what + ": all deals of the seed " +
                       std::to_string(std::get<std::uint64_t>(code.deals)));
  output.line(what + ": one hand; seat " + std::to_string(hand->dealer) + " deals");
  output.line(dealToJson(hand->deal, *findGame(code.game)->deck, code.players));
}

Json jsonOf(DealCode const& code) {
  GameInfo const& game = *findGame(code.game);
  Json options = Json::object();
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    OptionInfo const& info = game.options[i];
    std::int16_t const value = code.options.values[i];
    options[std::string(info.name)] = info.isNumber(value) ? Json(value) : Json(info.text(value));
  }
  Json all{{"code", codeOf(code)}, {"game", code.game}, {"players", code.players}, {"options", options}};
  if (CodedHand const* hand = code.hand()) {
    all["hand"] = hand->number + 1;
    all["dealer"] = hand->dealer;
    all["deal"] = Json::parse(dealToJson(hand->deal, *game.deck, code.players));
  } else {
    // As text: not every reader takes so large numbers.
    all["seed"] = std::to_string(std::get<std::uint64_t>(code.deals));
  }
  return all;
}

// Whether the record's deals are those of its seed.
bool isOfSeed(Record record) {
  record.code.clear();
  record.commitment = commitTo({record.seed, "0"});
  return !verify(record);
}

// Of each record of a file: a match that is over, where its seed deals it, and each of its hands that is.
void tellRecords(std::string const& path, Output& output) {
  std::string const contents = contentsOf(path);
  std::vector<RecordText> const texts = splitRecords(contents);
  if (texts.empty()) throw BadInput(path + ":1: there is no record in it");
  for (RecordText const& text : texts) {
    Reading const reading = readAsFarAsPossible(text.text);
    if (auto const problem = verify(reading))
      throw BadInput(path + ':' + std::to_string(text.line + problem->line) + ": " + problem->text());
    Record const& record = reading.record;
    bool const over = record.isOver();
    if (over && isOfSeed(record)) output.line("match: " + codeOfMatch(record));
    for (std::size_t hand = 0; hand < record.hands.size(); ++hand)
      if (record.hands[hand].result)
        output.line("hand " + std::to_string(hand + 1) + ": " + codeOfHand(record, hand));
  }
}

}  // namespace

DealCode codeOf(std::string_view name, std::string_view text) {
  std::string const where = (name.empty() ? "" : std::string(name) + ": ") + quotation(text) + ": ";
  auto const read = readCode(text);
  if (auto const* code = std::get_if<DealCode>(&read)) return *code;
  switch (std::get<CodeProblem>(read)) {
    case CodeProblem::unfinished: throw BadInput(where + "it is too short for a code");
    case CodeProblem::character: throw BadInput(where + "there is a character that is in no code");
    case CodeProblem::later: throw BadInput(where + "it is a code of a later version");
    case CodeProblem::lastMissing: throw BadInput(where + "the last letter is missing");
    default: throw BadInput(where + "one character is wrong or missing");
  }
}

namespace {

// One of the three, and nothing that it would not heed.
void refuseMixed(CodeArguments const& arguments) {
  GameArguments const& game = arguments.game;
  bool const ofGame =
      !game.game.empty() || game.players || !game.options.empty() || game.hands || arguments.seed;
  int const asked = (arguments.code.empty() ? 0 : 1) + (arguments.record.empty() ? 0 : 1) + (ofGame ? 1 : 0);
  if (asked > 1) throw BadInput("a code, --record, or --game and --seed: one of them alone is wanted");
  if (asked == 0 || (ofGame && (game.game.empty() || !arguments.seed)))
    throw BadInput("a code is wanted, or --record, or --game and --seed");
  if (arguments.json && arguments.code.empty()) throw BadInput("--json: is about a code that is read");
}

}  // namespace

int run(CodeArguments const& arguments) {
  refuseMixed(arguments);
  Output output{{}};
  if (!arguments.code.empty()) {
    DealCode const code = codeOf({}, arguments.code);
    if (arguments.json)
      output.line(jsonOf(code).dump());
    else
      tell(code, output);
  } else if (!arguments.record.empty()) {
    tellRecords(arguments.record, output);
  } else {
    GameChoice const choice = choiceOf(arguments.game);
    output.line(giaguaro::codeOf(
        {std::string(choice.game->id), choice.players, choice.options, seedOf(*arguments.seed)}));
  }
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
