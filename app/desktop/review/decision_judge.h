// Judges single decisions of a hand that is over, where somebody looks at them, whoever took them: with what that seat
// could know then, as the review of the hand does (core/review); why the best is best; what the open cards would have
// allowed; and of a computer player what it thinks itself, asked again with its own budget. Before that, where the seat
// took the cards to lie that it did not see, by its View alone. The one that is asked for last is thought about, behind
// play and hints; what was found stays known.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/threads/job.h"
#include "core/ai/belief.h"
#include "core/review/hand_review.h"

namespace giaguaro {

struct DecisionFound {
  Verdict verdict{};
  // Of the best, what was chosen, what the reason speaks of and more: each as a verdict on it would have it, and as a hint
  // had it before (core/review/advising.h). Empty: those of the verdict.
  std::vector<Candidate> figures{};
  std::shared_ptr<Reason const> reason{};  // null: there is nothing to say
  OpenCards open{};
  std::optional<Advice> own{};  // of a computer player; nothing: a person decided
};

class DecisionJudge {
 public:
  // The thinker outlives it. `record`: as far as that hand, counted from 0, and sound.
  DecisionJudge(Thinker* thinker, Record record, std::size_t hand, ReviewSettings const& settings);
  ~DecisionJudge();
  DecisionJudge(DecisionJudge const&) = delete;
  DecisionJudge& operator=(DecisionJudge const&) = delete;

  std::size_t hand() const { return hand_; }
  // Of the action at this place of the hand; null: it is not known, or there was nothing to choose.
  DecisionFound const* found(int place) const;
  bool isKnown(int place) const { return known_.contains(place); }
  // What the seat that acts there took to be likely, whether or not it had a choice; null: it is not known.
  Belief const* belief(int place) const;
  // `answered` once more of it is known: first the belief, then the judgement; until then, or until something else is
  // asked, it is thought about. What is known already, or being thought about, is not asked again.
  void ask(int place, std::function<void()> answered);
  bool isAsked(int place) const { return job_ && asked_ == place; }
  // Nobody looks any more.
  void callOff();

 private:
  struct Shared;  // with the thread that judges

  void believe(int place, std::function<void()> answered);
  void judge(int place, std::function<void()> answered);

  Thinker* thinker_;
  std::size_t hand_;
  std::shared_ptr<Shared> shared_;
  std::map<int, std::optional<DecisionFound>> known_;  // nothing: there was nothing to judge
  std::map<int, Belief> believed_;
  int asked_ = 0;
  Job job_;
};

}  // namespace giaguaro
