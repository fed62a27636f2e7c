// `grades`: hands that were judged in several runs of `grade`, from different seeds, are summed up as one.
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/graded_lines.h"
#include "app/arena/output.h"

namespace giaguaro::arena {

namespace {

class Lines {
 public:
  void add(GradedLine const& line) {
    if (terms_ && !(*terms_ == line.terms))
      throw BadInput("another game, or judged or played otherwise than what comes before it");
    if (!known_.emplace(line.hand.seed, line.hand.hand, line.hand.player).second)
      throw BadInput("this hand of " + line.hand.player + " comes before it too");
    if (!terms_) {
      terms_ = line.terms;
      tally_.emplace(line.terms.rest);
    }
    tally_->add(line.hand);
  }

  void print(Output& output) const {
    if (!terms_) throw BadInput("no hand was judged");
    arena::print(output, tally_->grading(), terms_->rest, 1);
  }

 private:
  std::optional<GradingTerms> terms_;
  std::optional<GradingTally> tally_;
  std::set<std::tuple<std::uint64_t, int, std::string>> known_;
};

}  // namespace

int run(GradesArguments const& arguments) {
  Lines lines;
  for (std::string const& path : arguments.files) {
    std::istringstream contents(contentsOf(path));
    int number = 1;
    for (std::string text; std::getline(contents, text); ++number) try {
        lines.add(gradedLine(text));
      } catch (BadInput const& problem) {
        throw BadInput(path + ':' + std::to_string(number) + ": " + problem.what());
      }
  }
  Output output{{}};
  lines.print(output);
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
