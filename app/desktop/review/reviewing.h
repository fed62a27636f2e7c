// Judges the finished hands of the session's match, behind play and hints: what persons decided there, with what
// they could know then. It follows the session by itself, and tells what is known of the hand whose result is shown
// as it comes in.
//
// The latest hand goes first; what was begun before it goes on afterwards, where it was. What is judged is kept
// with the record (Session::keepReview), and taken from there where it is known already. Whatever is taken back
// takes its verdict with it: what runs of that hand is called off at once.
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/desktop/review/review_work.h"
#include "app/desktop/threads/job.h"
#include "ui/scene/hand_verdict.h"

namespace giaguaro {

class Session;
class Thinker;

class Reviewing : public QObject {
  Q_OBJECT

 public:
  // Both outlive it: whose match it is, and who judges.
  Reviewing(Session* session, Thinker* thinker, std::string program, QObject* parent = nullptr);
  ~Reviewing() override;

  void setReview(ReviewSettings const& settings) { settings_ = settings; }
  ReviewSettings const& review() const { return settings_; }
  // Hands are judged unasked from now on, or only when that is wanted.
  void setUnasked(bool unasked);
  // Somebody looks at the verdict on the hand that is shown.
  void want();
  // Of several persons: this one's verdict is told from now on, of this hand.
  void show(Seat seat);

  // Of the hand whose result is shown, and of one person who played it; nothing: none is, or nobody did.
  std::optional<HandVerdict> const& verdict() const { return verdict_; }
  bool isJudging() const { return static_cast<bool>(job_); }

 signals:
  void changed(std::optional<HandVerdict> const& verdict);
  void kept();  // a hand is judged to its end, and stands in the record so

 private:
  struct Entry {
    std::shared_ptr<ReviewWork> work;  // looked at while no step of it runs
    std::vector<HandVerdict> known{};  // of each person
    Seat seat = nobody;                // whose is told
    bool wanted = false;
    bool prepared = false;
    bool done = false;
  };

  void follow();
  bool stands(std::size_t hand, Entry const& entry) const;
  void dropTakenBack();
  void add(std::size_t hand);
  void goOn();
  void stepped(std::size_t hand);
  void callOff();
  void tell();
  void keep(std::size_t hand, Entry const& entry);
  Seat seatToShow() const;

  Session* session_;
  Thinker* thinker_;
  std::string program_;
  ReviewSettings settings_{};
  bool unasked_ = true;
  std::uint64_t match_ = 0;
  std::map<std::size_t, Entry> entries_;  // by the hand
  std::optional<std::size_t> shown_;      // the hand whose result is shown
  Job job_;
  std::size_t running_ = 0;  // the hand that it is about
  std::optional<HandVerdict> verdict_;
};

}  // namespace giaguaro
