// `merge`: parts of one tournament, played from different seeds on different machines, become one.
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/measuring/tournament.h"
#include "app/arena/output.h"
#include "app/arena/whole_number.h"
#include "core/match/record_json.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

// What must be alike in all parts.
constexpr std::array setupMembers{"game",  "players", "options", "talk",      "a",       "b",
                                  "cards", "only",    "rest",    "hand_size", "replays", "unit"};
// Objects of figures by their names.
constexpr std::array figureLists{"roles", "sides", "won", "points"};

Figure figureOf(Json const& json) {
  Figure const figure{.difference = json.at("difference").get<double>(),
                      .deals = static_cast<int>(wholeOf(json, "deals", 0, std::numeric_limits<int>::max())),
                      .squares = json.at("squares").get<double>()};
  if (!(figure.squares >= 0)) throw std::out_of_range("a figure that cannot be");
  return figure;
}

void put(Json& json, Figure const& figure) {
  json["difference"] = figure.difference;
  json["ci95"] = nullptr;
  if (std::optional<double> const ci95 = figure.ci95()) json["ci95"] = *ci95;
  json["deals"] = figure.deals;
  json["squares"] = figure.squares;
}

void mergeInto(Json& all, Json const& part) {
  Figure const before = figureOf(all);
  Figure const added = figureOf(part);
  if (added.deals > std::numeric_limits<int>::max() - before.deals)
    throw std::out_of_range("with the files before it, more deals than can be counted");
  Figure const figure = merged(before, added);
  if (!std::isfinite(figure.difference) || !std::isfinite(figure.squares))
    throw std::out_of_range("with the files before it, figures that are too large");
  put(all, figure);
}

// Each once: they are what tells whether deals are counted twice.
Json seedsOf(Json const& part) {
  Json seeds = part.contains("seeds") ? part["seeds"] : Json::array({part.at("seed")});
  if (!seeds.is_array() || seeds.empty()) throw std::out_of_range("`seeds` is no list of seeds");
  std::set<std::uint64_t> known;
  for (Json const& seed : seeds) {
    if (!seed.is_number_unsigned()) throw std::out_of_range(seed.dump() + " is no seed");
    if (!known.insert(seed.get<std::uint64_t>()).second)
      throw std::out_of_range("seed " + seed.dump() + " is in it twice");
  }
  return seeds;
}

// A part as `match --json` wrote it. Its times stay its own: medians do not merge.
Json partOf(std::string const& path) {
  try {
    Json part = Json::parse(contentsOf(path));
    (void)figureOf(part);
    for (char const* member : setupMembers)
      if (!part.contains(member))
        throw BadInput(path + ": without `" + member + "`, as an earlier version has printed it");
    part["seeds"] = seedsOf(part);
    part.erase("seed");
    part.erase("ms_per_decision");
    (void)figureOf(part.at("play"));
    for (char const* list : figureLists) {
      if (!part.at(list).is_object()) throw std::out_of_range(std::string("`") + list + "` is no object");
      for (auto const& [name, figure] : part.at(list).items()) (void)figureOf(figure);
    }
    return part;
  } catch (Json::exception const&) {
    throw BadInput(path + ": not what `match --json` prints");
  } catch (std::out_of_range const& problem) {
    throw BadInput(path + ": " + problem.what());
  }
}

void mergeFigures(Json& all, Json const& part) {
  mergeInto(all, part);
  mergeInto(all["play"], part.at("play"));
  for (char const* list : figureLists)
    for (auto const& [name, figure] : part.at(list).items()) {
      if (all[list].contains(name))
        mergeInto(all[list][name], figure);
      else
        all[list][name] = figure;
    }
}

void mergeInto(Json& all, Json const& part, std::string const& path) {
  for (char const* member : setupMembers)
    if (all.at(member) != part.at(member))
      throw BadInput(path + ": another " + member + " than in the files before it");
  for (Json const& seed : part.at("seeds")) {
    for (Json const& known : all.at("seeds"))
      if (known == seed) throw BadInput(path + ": seed " + seed.dump() + " is in a file before it too");
    all["seeds"].push_back(seed);
  }
  try {
    mergeFigures(all, part);
  } catch (std::out_of_range const& problem) {
    throw BadInput(path + ": " + problem.what());
  }
}

}  // namespace

int run(MergeArguments const& arguments) {
  Json all;
  for (std::string const& path : arguments.files) {
    Json part = partOf(path);
    if (all.is_null())
      all = std::move(part);
    else
      mergeInto(all, part, path);
  }
  Output output{{}};
  output.line(all.dump(2));
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
