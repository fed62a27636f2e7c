#include "core/match/answers.h"

#include <algorithm>

namespace giaguaro {

void Answers::keep(Record const& record, Record const& shortened) {
  // The last hand that is left has lost some of its actions, or none.
  std::size_t const first = shortened.hands.empty() ? 0 : shortened.hands.size() - 1;
  for (std::size_t number = first; number < record.hands.size(); ++number) {
    Line line = lineOf(record, number);
    if (std::ranges::any_of(lines_, [&](Line const& known) { return isPartOf(line, known); })) continue;
    std::erase_if(lines_, [&](Line const& known) { return isPartOf(known, line); });
    lines_.push_back(std::move(line));
  }
}

Action Answers::at(Record const& record) const {
  if (lines_.empty()) return {};
  Line const here = lineOf(record, record.hands.size() - 1);
  for (Line const& line : lines_)
    if (isPartOf(here, line) && here.hand.actions.size() < line.hand.actions.size())
      return line.hand.actions[here.hand.actions.size()].action;
  return {};
}

Answers::Line Answers::lineOf(Record const& record, std::size_t number) {
  Line line{number, {}, record.hands[number]};
  if (number > 0 && record.hands[number - 1].result) line.totals = record.hands[number - 1].result->totals;
  return line;
}

bool Answers::isPartOf(Line const& part, Line const& whole) {
  History const& done = part.hand.actions;
  History const& all = whole.hand.actions;
  return part.number == whole.number && part.totals == whole.totals &&
         part.hand.dealer == whole.hand.dealer && part.hand.deal == whole.hand.deal &&
         part.hand.talk == saidBy(whole.hand.talk, static_cast<int>(done.size())) &&
         done.size() <= all.size() && std::equal(done.begin(), done.end(), all.begin());
}

}  // namespace giaguaro
