#include "app/desktop/command_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string_view>

#include "app/desktop/match/people.h"
#include "core/rules/table_options.h"
#include "ui/text/language.h"

namespace giaguaro {

namespace {

using Strings = std::vector<std::string>;

constexpr QSize leastSize(900, 600);
constexpr QSize mostSize(7680, 4320);
constexpr int mostActions = 1'000'000;

constexpr char const* help = R"(giaguaro: a table for card games with tricks

usage: giaguaro [options] [--] [FILE]

FILE is a saved match, which is opened. Behind -- its name may begin with a dash.

A match that starts at once (otherwise the program asks):
  --game ID             what is played: GAMES
  --players N           how many play
  --option NAME=VALUE   an option of the game; may be repeated
  --seats A,B,...       who sits where: human, PLAYERS; one name for all,
                        or one a seat. Without a human you watch; several share
                        the screen
  --seed N              the seed of the deals
  --play N              the first N actions are taken by the computer, at once
  --full-speed          nobody takes time to think, and no trick rests
  --quit                ends the program when the match is over

The window:
  --language CODE       the language, for this time: LANGUAGES
  --size WxH            the window's size
  --grab FILE           saves the window as a PNG, as it is after --play's actions, and ends;
                        such a match is not kept
  --log-turns FILE      at the end, writes how long the turns of the event loop took (JSON)

  --help, --version

Qt's own options (-platform, -style ...) are understood too.
)";

// What is wrong, in one sentence without its full stop.
struct Refusal {
  std::string what;
};
[[noreturn]] void refuse(std::string what) { throw Refusal{std::move(what)}; }

std::string listed(Strings const& words, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i != 0) text += i + 1 == words.size() ? " " + std::string(last) + " " : std::string(", ");
    text += words[i];
  }
  return text;
}

Strings split(std::string_view text, char at) {
  Strings parts(1);
  for (char const c : text) {
    if (c == at)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

Strings gameIds() {
  Strings ids;
  for (GameInfo const* game : allGames()) ids.emplace_back(game->id);
  return ids;
}

Strings languageCodes() {
  Strings codes;
  for (Language const& language : languages()) codes.push_back(language.code.toStdString());
  return codes;
}

// Those that take a value, and those that do not.
bool isQtOption(std::string_view name, bool& takesValue) {
  constexpr std::array withValue{"platform",        "platformpluginpath",
                                 "platformtheme",   "plugin",
                                 "qwindowgeometry", "geometry",
                                 "qwindowicon",     "icon",
                                 "qwindowtitle",    "title",
                                 "session",         "display",
                                 "style",           "stylesheet",
                                 "fontengine"};
  constexpr std::array plain{"reverse", "sync", "nograb", "dograb", "widgetcount"};
  bool const inOne = name.find('=') != std::string_view::npos;
  std::string_view const bare = name.substr(0, name.find('='));
  takesValue = std::ranges::find(withValue, bare) != withValue.end();
  if (takesValue) {
    takesValue = !inOne;
    return true;
  }
  return bare == "qmljsdebugger" || std::ranges::find(plain, bare) != plain.end();
}

// What was given, before it is known what game it is about.
struct Given {
  bool match = false;
  std::string game, players, seats, seed, play, language, size, grab, logTurns, file;
  Strings options;
  bool fullSpeed = false, quit = false;
};

struct Option {
  std::string_view name;
  std::string Given::*place;
  bool ofMatch;
};
constexpr std::array options{
    Option{"--game", &Given::game, true},          Option{"--players", &Given::players, true},
    Option{"--seats", &Given::seats, true},        Option{"--seed", &Given::seed, true},
    Option{"--play", &Given::play, true},          Option{"--language", &Given::language, false},
    Option{"--size", &Given::size, false},         Option{"--grab", &Given::grab, true},
    Option{"--log-turns", &Given::logTurns, false}};

// The value of arguments[i], behind its = or in the next argument.
std::string valueOf(std::span<std::string const> arguments, std::size_t& i) {
  std::string const& argument = arguments[i];
  auto const equals = argument.find('=');
  std::string const name = argument.substr(0, equals);
  std::string value;
  if (equals != std::string::npos) {
    value = argument.substr(equals + 1);
  } else {
    if (i + 1 >= arguments.size()) refuse(name + " needs a value");
    value = arguments[++i];
  }
  if (value.empty()) refuse(name + " needs a value");
  return value;
}

void readFile(std::string const& argument, Given& given) {
  if (argument.empty()) refuse("a file has a name; --help says what can be given");
  if (!given.file.empty()) refuse("\"" + argument + "\": only one match can be opened");
  given.file = argument;
}

Given gather(std::span<std::string const> arguments) {
  Given given;
  bool onlyFiles = false;  // behind --
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string const& argument = arguments[i];
    std::string const name = argument.substr(0, argument.find('='));
    if (onlyFiles || !argument.starts_with('-')) {
      readFile(argument, given);
    } else if (argument == "--") {
      onlyFiles = true;
    } else if (auto const option = std::ranges::find(options, name, &Option::name); option != options.end()) {
      if (!(given.*option->place).empty()) refuse(name + " is given twice");
      given.*option->place = valueOf(arguments, i);
      given.match |= option->ofMatch;
    } else if (name == "--option") {
      given.options.push_back(valueOf(arguments, i));
      given.match = true;
    } else if (argument == "--full-speed") {
      given.fullSpeed = true;
    } else if (argument == "--quit") {
      given.quit = true;
    } else if (bool takesValue = false; isQtOption(
                   std::string_view(argument).substr(argument.starts_with("--") ? 2 : 1), takesValue)) {
      if (takesValue && ++i == arguments.size()) refuse(name + " needs a value");
    } else {
      refuse(name + ": there is no such option; --help lists them");
    }
  }
  return given;
}

void readPlayers(Given const& given, CommandLine::Match& match) {
  match.players = match.game->usualPlayers;
  if (given.players.empty()) return;
  auto const count = number<int>(given.players);
  if (count && std::ranges::find(match.game->players, *count) != match.game->players.end()) {
    match.players = *count;
    return;
  }
  Strings counts;
  for (int const possible : match.game->players) counts.push_back(std::to_string(possible));
  refuse("--players " + given.players + ": " + std::string(match.game->id) + " is for " +
         listed(counts, "or") + " players");
}

void readOptions(Given const& given, CommandLine::Match& match) {
  GameInfo const& game = *match.game;
  GivenOptions values;
  for (std::string const& setting : given.options) {
    std::string where = "--option ";
    where.append(setting).append(": ");
    auto const equals = setting.find('=');
    if (equals == std::string::npos) refuse(where + "it is written NAME=VALUE");
    std::string const name = setting.substr(0, equals);
    int const index = optionIndex(game.options, name);
    if (index < 0) {
      Strings names;
      for (OptionInfo const& info : game.options) names.emplace_back(info.name);
      where.append(game.id).append(" has no option ").append(name).append(", it has ");
      refuse(where + (names.empty() ? "none" : listed(names, "and")));
    }
    OptionInfo const& info = game.options[static_cast<std::size_t>(index)];
    auto& value = values[static_cast<std::size_t>(index)];
    if (value) refuse(where.append(name) + " is given twice");
    value = info.parse(setting.substr(equals + 1));
    if (value) continue;
    Strings possible;
    for (OptionValue const& one : info.values) possible.emplace_back(one.name);
    where.append(name).append(" is ");
    if (possible.empty())
      where.append("a number from " + std::to_string(info.least) + " to " + std::to_string(info.most));
    refuse(where + listed(possible, "or"));
  }
  match.options = completed(game.options, values);
  if (int const against = game.optionAgainst(match.players, match.options); against >= 0) {
    OptionInfo const& option = game.options[static_cast<std::size_t>(against)];
    refuse("--option " + std::string(option.name) + '=' +
           option.text(match.options.values[static_cast<std::size_t>(against)]) + ": it is not for " +
           std::to_string(match.players) + " players");
  }
}

void readSeats(Given const& given, CommandLine::Match& match) {
  auto const seats = static_cast<std::size_t>(match.players);
  Strings known = allPlayers();
  if (given.seats.empty()) {
    match.levels.assign(seats, std::string(usualPlayer));
    match.levels.front() = humanPlayer;
    return;
  }
  known.insert(known.begin(), std::string(humanPlayer));
  match.levels = split(given.seats, ',');
  for (std::string const& level : match.levels)
    if (level != humanPlayer && !isPlayer(level))
      refuse("--seats " + given.seats + ": there is no player \"" + level + "\", only " +
             listed(known, "and"));
  if (match.levels.size() == 1) match.levels.assign(seats, match.levels.front());
  if (match.levels.size() != seats)
    refuse("--seats " + given.seats + ": " + std::to_string(match.levels.size()) + " names for " +
           std::to_string(seats) + " seats");
}

CommandLine::Match givenMatch(Given const& given) {
  CommandLine::Match match;
  match.game = given.game.empty() ? allGames().front() : findGame(given.game);
  if (match.game == nullptr)
    refuse("--game " + given.game + ": there is no such game, only " + listed(gameIds(), "and"));
  readPlayers(given, match);
  readOptions(given, match);
  readSeats(given, match);
  if (!given.seed.empty()) {
    match.seed = number<std::uint64_t>(given.seed);
    if (!match.seed) refuse("--seed " + given.seed + ": it is a whole number from 0 to 18446744073709551615");
  }
  if (!given.play.empty()) {
    auto const count = number<int>(given.play);
    if (!count || *count < 0 || *count > mostActions)
      refuse("--play " + given.play + ": it is a whole number from 0 to " + std::to_string(mostActions));
    match.playFirst = *count;
  }
  return match;
}

QSize readSize(std::string const& text) {
  Strings const sides = split(text, 'x');
  auto const width = number<int>(sides.front());
  auto const height = number<int>(sides.back());
  if (sides.size() != 2 || !width || !height)
    refuse("--size " + text + ": it is written WIDTHxHEIGHT, as in 1280x800");
  if (*width < leastSize.width() || *height < leastSize.height() || *width > mostSize.width() ||
      *height > mostSize.height())
    refuse("--size " + text + ": it is from 900x600 to 7680x4320");
  return {*width, *height};
}

CommandLine read(Given const& given) {
  CommandLine line;
  if (given.match && !given.file.empty())
    refuse("\"" + given.file + "\" holds a match of its own; it goes with no option that starts one");
  if (given.match) line.match = givenMatch(given);
  line.file = QString::fromLocal8Bit(given.file.c_str());
  if (!given.language.empty()) {
    line.language = QString::fromStdString(given.language);
    if (!isLanguage(line.language))
      refuse("--language " + given.language + ": it is " + listed(languageCodes(), "or"));
  }
  if (!given.size.empty()) line.size = readSize(given.size);
  line.grab = QString::fromLocal8Bit(given.grab.c_str());
  line.logTurns = QString::fromLocal8Bit(given.logTurns.c_str());
  line.fullSpeed = given.fullSpeed;
  line.quitWhenOver = given.quit;
  return line;
}

std::string helpText() {
  std::string text = help;
  auto const put = [&text](std::string_view mark, std::string const& words) {
    text.replace(text.find(mark), mark.size(), words);
  };
  put("LANGUAGES", listed(languageCodes(), "or"));
  put("GAMES", listed(gameIds(), "or"));
  put("PLAYERS", listed(allPlayers(), "or"));
  return text;
}

}  // namespace

std::variant<CommandLine, CommandLineEnd> readCommandLine(std::vector<std::string> const& arguments) {
  for (std::string const& argument : arguments) {
    if (argument == "--") break;
    if (argument == "--help" || argument == "-h") return CommandLineEnd{0, helpText()};
    if (argument == "--version" || argument == "-v")
      return CommandLineEnd{0, "giaguaro " GIAGUARO_VERSION "\n"};
  }
  try {
    return read(gather(arguments));
  } catch (Refusal const& refusal) {
    return CommandLineEnd{2, "giaguaro: " + refusal.what + ".\n"};
  }
}

MatchPlan planOf(CommandLine::Match const& match, QString const& name, int avatar) {
  auto const people = usualSeats(mostSeats + 1, name, avatar);  // the person first
  MatchPlan plan;
  plan.setup.game = match.game->id;
  plan.setup.players = match.players;
  plan.setup.options = match.options;
  plan.setup.table = completed(tableOptions(), *match.game, match.players, {});
  plan.setup.seed = match.seed ? *match.seed : freshSeed();
  plan.setup.levels = match.levels;
  std::size_t companion = 1;
  bool seated = false;
  for (std::string const& level : match.levels) {
    bool const human = level == humanPlayer;
    bool const other = human && seated;
    SeatChoice const& seat = people[human && !seated ? 0 : companion++];
    plan.setup.names.push_back(other ? std::string() : seat.name.toStdString());
    plan.avatars.push_back(seat.avatar);
    seated = seated || human;
  }
  return plan;
}

}  // namespace giaguaro
