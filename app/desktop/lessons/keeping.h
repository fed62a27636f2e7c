// Keeps a dear decision of a hand that is over among the positions that are asked again: it is judged once more for what
// is right there, behind play and hints, and put into the book. What the sheet of the result shows goes through here, so
// that it says of each decision whether it is kept.
#pragma once

#include <QObject>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "app/desktop/threads/thinker.h"
#include "core/rules/message.h"
#include "ui/scene/hand_verdict.h"

namespace giaguaro {

class PositionBook;
class Reviewing;
class Session;

class Keeping : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it: whose match it is, who judges, how, and where it is kept.
  Keeping(Session* session, Thinker* thinker, Reviewing const* reviewing, PositionBook* book,
          std::string program);
  ~Keeping() override;

  // A decision of the match in play.
  void keep(std::size_t hand, int place);
  // What is known of the hand whose result is shown.
  void setVerdict(std::optional<HandVerdict> const& verdict);
  // What is being judged is not kept any more.
  void giveUp();
  bool isKeeping() const { return !jobs_.empty(); }

 signals:
  void changed(std::optional<HandVerdict> const& verdict);  // the same, with what is kept
  void noticed(Message const& what);

 private:
  struct Wanted {
    std::uint64_t match = 0;
    std::size_t hand = 0;
    int place = 0;
    auto operator<=>(Wanted const&) const = default;
  };

  void judge(Wanted const& wanted);
  void tell();

  Session* session_;
  Thinker* thinker_;
  Reviewing const* reviewing_;
  PositionBook* book_;
  std::string program_;
  std::optional<HandVerdict> verdict_;
  std::optional<HandVerdict> told_;
  std::set<Wanted> wanted_;  // that are not in the book yet
  std::set<JobId> jobs_;
};

}  // namespace giaguaro
