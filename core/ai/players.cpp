#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "core/ai/player_of.h"

namespace giaguaro {

namespace {

constexpr std::array<std::string_view, 6> names{"random", "greedy", "novice", "club", "expert", "ismcts"};

std::optional<int> numberOf(std::string_view text) {
  int number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1) return std::nullopt;
  return number;
}

bool readBudget(std::string_view text, PlayerSpec& spec) {
  if (text.size() < 3) return false;
  std::string_view const unit = text.substr(text.size() - 2);
  std::optional<int> const number = numberOf(text.substr(0, text.size() - 2));
  if (unit == "it")
    spec.iterations = number;
  else if (unit == "ms")
    spec.milliseconds = number;
  else
    return false;
  return number.has_value();
}

bool readThreads(std::string_view text, PlayerSpec& spec) {
  constexpr int mostThreads = 64;
  std::optional<int> const threads = numberOf(text);
  spec.threads = threads.value_or(0);
  return threads && *threads <= mostThreads;
}

bool readChoices(std::string_view text, PlayerSpec& spec) {
  constexpr int most = 9;
  spec.choices = numberOf(text).value_or(0);
  return spec.choices > 0 && spec.choices <= most;
}

bool readSwitch(std::string_view text, PlayerSpec& spec) {
  if (text == "flat")
    spec.form = SearchForm::flat;
  else if (text == "tree")
    spec.form = SearchForm::tree;
  else if (text == "no-policy")
    spec.policy = false;
  else if (text == "no-beliefs")
    spec.beliefs = false;
  else if (text == "no-endings")
    spec.endings = false;
  else if (text == "deaf")
    spec.hears = false;
  else if (text == "untimed")
    spec.timed = false;
  else if (text == "mute")
    spec.speaks = false;
  else if (text == "why")
    spec.why = true;
  else if (text.starts_with("threads="))
    return readThreads(text.substr(text.find('=') + 1), spec);
  else if (text.starts_with("choices="))
    return readChoices(text.substr(text.find('=') + 1), spec);
  else
    return false;
  return true;
}

}  // namespace

std::optional<PlayerSpec> parsePlayer(std::string_view text) {
  PlayerSpec spec;
  std::size_t const slash = text.find('/');
  std::string_view head = text.substr(0, slash);
  std::string_view switches = slash == std::string_view::npos ? "" : text.substr(slash);
  std::size_t const colon = head.find(':');
  auto const* const level = std::find(names.begin(), names.end(), head.substr(0, colon));
  if (level == names.end()) return std::nullopt;
  spec.level = static_cast<Level>(level - names.begin());
  bool const searches = spec.level >= Level::novice;
  if (!searches && head.size() + switches.size() > level->size()) return std::nullopt;
  if (colon != std::string_view::npos && !readBudget(head.substr(colon + 1), spec)) return std::nullopt;
  std::vector<std::string_view> given;
  while (!switches.empty()) {
    switches.remove_prefix(1);
    constexpr std::string_view weights = "weights=";
    if (switches.starts_with(weights)) {
      spec.weights = switches.substr(weights.size());
      return spec.weights.empty() ? std::nullopt : std::optional(spec);
    }
    std::size_t const end = std::min(switches.find('/'), switches.size());
    std::string_view const name = switches.substr(0, std::min(end, switches.find('=')));
    if (std::ranges::find(given, name) != given.end()) return std::nullopt;
    given.push_back(name);
    if (!readSwitch(switches.substr(0, end), spec)) return std::nullopt;
    switches.remove_prefix(end);
  }
  if (spec.milliseconds && !spec.timed) return std::nullopt;
  return spec;
}

bool isFixed(PlayerSpec const& spec) {
  bool const searches = spec.level >= Level::novice;
  return !searches || (!spec.milliseconds && (spec.iterations || !spec.timed));
}

bool mayTalk(PlayerSpec const& spec) {
  return spec.speaks &&
         (spec.level == Level::novice || spec.level == Level::club || spec.level == Level::expert);
}

std::vector<std::int16_t> readWeights(std::string const& path, int count) {
  std::ifstream file(path);
  std::vector<std::int16_t> weights;
  int number = 0;
  while (file >> number) {
    if (std::abs(number) > std::numeric_limits<std::int16_t>::max()) break;
    weights.push_back(static_cast<std::int16_t>(number));
    if (file.peek() == ',') file.get();
  }
  if (!file.eof() || static_cast<int>(weights.size()) != count)
    throw std::runtime_error(path + ": not a list of " + std::to_string(count) + " weights");
  return weights;
}

// Every other time the second best, unless that is among the worst: beginners err, but do not throw an ace
// away. A card drawn from all that may be played would.
void slip(Advice& advice, Rng& rng) {
  constexpr std::uint32_t oneSlipIn = 2;
  constexpr double ofAll = 0.5;  // of what lies between the best and the worst
  constexpr double most = 0.05;  // of worths (core/ai/mind.h)
  std::vector<Candidate>& candidates = advice.candidates;
  if (candidates.size() < 2 || rng.below(oneSlipIn) != 0) return;
  double const best = candidates.front().worth;
  double least = best;
  for (Candidate const& candidate : candidates) least = std::min(least, candidate.worth);
  if (candidates[1].worth < best - std::min(most, ofAll * (best - least))) return;
  std::swap(candidates[0], candidates[1]);
  advice.action = candidates.front().action;
}

SearchSettings settingsOf(PlayerSpec const& spec) {
  using std::chrono::milliseconds;
  SearchSettings settings;
  switch (spec.level) {
    case Level::novice: settings.budget = {Tuning{}.noviceIterations, milliseconds(40)}; break;
    case Level::club:
      settings.budget = {Tuning{}.clubIterations, milliseconds(90)};
      settings.beliefs.candidates = 1000;
      break;
    default: settings.budget = {6000, milliseconds(900)}; settings.beliefs.candidates = 3000;
  }
  if (spec.level == Level::novice) settings.beliefs = Beliefs::none();
  if (spec.level == Level::ismcts) {
    settings.form = SearchForm::tree;
    settings.policy = false;
    settings.plain = true;
    settings.beliefs = Beliefs::none();
  }
  if (spec.iterations || spec.milliseconds) settings.budget = Budget{};
  if (spec.iterations) settings.budget.iterations = *spec.iterations;
  if (spec.milliseconds) settings.budget.time = milliseconds(*spec.milliseconds);
  if (!spec.timed) settings.budget.time = Budget{}.time;
  if (!spec.policy) settings.policy = false;
  if (!spec.beliefs) settings.beliefs = Beliefs::none();
  if (!spec.hears) settings.beliefs.hears = false;
  // A hint goes by its figures alone.
  settings.heeds = settings.beliefs.hears && spec.choices == 0;
  settings.choices = spec.choices;
  return settings;
}

}  // namespace giaguaro
