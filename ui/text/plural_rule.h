// How a language counts: which form of a text goes with a number. Written as the Unicode CLDR writes its plural
// rules, a condition for each form but the last, which is for all other numbers:
//
//   n = 0.5, 1                                          English and Italian: ½ point, 1 point, 1½ points
//   i = 0, 1                                            French: 0 point, 1½ point, 2 points
//   n = 1; n % 10 = 2..4 and n % 100 != 12..14          Polish: three forms
//
// `n` is the number without its sign, `i` its whole part; a range stands for its whole numbers. "or" joins what
// "and" has joined. Numbers are counted in halves, as points are. A value.
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace giaguaro {

class PluralRule {
 public:
  // One form for everything.
  PluralRule() = default;
  // Nothing where the text is no such rule.
  static std::optional<PluralRule> read(QString const& text);

  int forms() const { return static_cast<int>(conditions_.size()) + 1; }
  // From 0: the first whose condition holds, or the last.
  int form(int halves) const;

  struct Range {
    int first = 0;  // in halves, like `last` and `modulus`
    int last = 0;
  };
  struct Relation {
    bool whole = false;  // of `i`, not of `n`
    int modulus = 0;     // 0: of the number itself
    bool negated = false;
    std::vector<Range> ranges;

    bool holds(int halves) const;
  };

 private:
  using All = std::vector<Relation>;   // joined by "and"
  using Condition = std::vector<All>;  // joined by "or"

  std::vector<Condition> conditions_;
};

}  // namespace giaguaro
