// `verify`: replays records under the rules.
#include "core/match/verify.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"

namespace giaguaro::arena {

namespace {

enum Status { sound = 0, wrong = 1, unreadable = 2 };

struct Counts {
  std::size_t records = 0;
  std::size_t hands = 0;
  std::size_t actions = 0;
};

std::string counted(std::size_t count, std::string const& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

// What is wrong with a record goes to standard output, FILE:LINE: first. What is no record is a BadInput: it
// ends the reading of its file.
Status verifyFile(std::string const& path, Output& output, Counts& counts) {
  std::string const contents = contentsOf(path);
  std::vector<RecordText> const texts = splitRecords(contents);
  if (texts.empty()) throw BadInput(path + ":1: there is no record in it");

  Status status = sound;
  for (RecordText const& text : texts) {
    Reading const reading = readAsFarAsPossible(text.text);
    if (std::optional<Problem> const problem = verify(reading)) {
      std::string const line =
          path + ':' + std::to_string(text.line + problem->line) + ": " + problem->text();
      if (!problem->againstRules) throw BadInput(line);
      output.line(line);
      status = wrong;
      continue;
    }
    ++counts.records;
    counts.hands += reading.record.hands.size();
    for (RecordedHand const& hand : reading.record.hands) counts.actions += hand.actions.size();
  }
  return status;
}

}  // namespace

int run(VerifyArguments const& arguments) {
  Output output{{}};
  Counts counts;
  int status = sound;
  for (std::string const& path : arguments.files) {
    try {
      status = std::max<int>(status, verifyFile(path, output, counts));
    } catch (BadInput const& bad) {
      std::fprintf(stderr, "%s\n", bad.what());
      status = unreadable;
    }
  }
  if (status == sound)
    output.line(counted(counts.records, "record") + ", " + counted(counts.hands, "hand") + " and " +
                counted(counts.actions, "action") + (counts.actions == 1 ? " is" : " are") +
                " by the rules.");
  output.commit();
  return status;
}

}  // namespace giaguaro::arena
