#include "core/lessons/lesson_walk.h"

#include <algorithm>
#include <set>

namespace giaguaro {

namespace {

class Walk {
 public:
  explicit Walk(Lesson const& lesson) : lesson_(lesson), heard_(lesson.steps.size()) {}

  LessonFault go() {
    auto const table = openTable(lesson_);
    if (std::string const problem = table->dealProblem(lesson_.deal); !problem.empty())
      return {"deal", problem};
    table->deal(lesson_.deal, lesson_.dealer);
    if (LessonFault fault = play(*table, lesson_.actions, "actions"); !fault.none()) return fault;
    if (LessonFault fault = step(*table, 0); !fault.none()) return fault;
    return unheard();
  }

 private:
  struct Heard {
    std::set<Action> own;
    bool legal = false;
    bool illegal = false;
  };

  static std::string placeOf(std::size_t step) { return "step " + std::to_string(step + 1); }

  // Every action legal, and by the seat that is to act.
  LessonFault play(Table& table, std::vector<Done> const& actions, std::string const& where) const {
    for (std::size_t i = 0; i < actions.size(); ++i) {
      Done const& done = actions[i];
      std::string const place = where + ", action " + std::to_string(i + 1);
      if (table.toAct() != done.seat)
        return {place, "it is not the turn of seat " + std::to_string(done.seat)};
      if (!table.isLegal(done.action)) return {place, "\"" + table.text(done.action) + "\" is not legal"};
      table.apply(done.action);
    }
    return {};
  }

  LessonFault step(Table const& table, std::size_t index) {
    if (index == lesson_.steps.size()) return {};
    std::string const where = placeOf(index);
    LessonStep const& step = lesson_.steps[index];
    if (table.toAct() != lesson_.seat) return {where, "it is not the learner's turn"};
    if (LessonFault fault = tryAll(table, index); !fault.none()) return fault;
    bool any = false;
    for (Action const action : step.right) {
      if (!table.isLegal(action)) continue;
      any = true;
      auto const next = table.copy();
      next->apply(action);
      if (LessonFault fault = play(*next, step.then, where + ", then"); !fault.none()) return fault;
      if (LessonFault fault = this->step(*next, index + 1); !fault.none()) return fault;
    }
    return any ? LessonFault{} : LessonFault{where, "no right answer is legal"};
  }

  LessonFault tryAll(Table const& table, std::size_t index) {
    LessonStep const& step = lesson_.steps[index];
    Heard& heard = heard_[index];
    Seen const seen = table.seen(lesson_.seat);
    for (Offer const& offer : seen.offers) {
      if (!answers(seen, offer.action)) continue;
      if (step.ownAnswer(offer.action) != nullptr) {
        heard.own.insert(offer.action);
        continue;
      }
      if (!(offer.legal() ? step.legal : step.illegal))
        return {placeOf(index), "nothing answers \"" + table.text(offer.action) + '"'};
      (offer.legal() ? heard.legal : heard.illegal) = true;
    }
    return {};
  }

  LessonFault unheard() const {
    auto const table = openTable(lesson_);
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
      LessonStep const& step = lesson_.steps[i];
      for (auto const& [action, text] : step.answers)
        if (!heard_[i].own.contains(action))
          return {placeOf(i), "the answer to \"" + table->text(action) + "\" is never heard"};
      if (step.legal && !heard_[i].legal) return {placeOf(i), "the answer \"*legal\" is never heard"};
      if (step.illegal && !heard_[i].illegal) return {placeOf(i), "the answer \"*illegal\" is never heard"};
    }
    return {};
  }

  Lesson const& lesson_;
  std::vector<Heard> heard_;
};

}  // namespace

LessonFault faultOf(Lesson const& lesson) { return Walk(lesson).go(); }

}  // namespace giaguaro
