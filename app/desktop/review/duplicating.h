// Leads to the page of a duplicate: a match, its hands that are over played again in the background with a computer player
// in one of its seats (core/match/duplicate.h), hand by hand; and from there to the decision at which they parted. It goes
// on as long as the page is there, and with it all of it goes.
#pragma once

#include <QByteArray>
#include <QObject>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/threads/job.h"
#include "core/match/challenge.h"
#include "core/match/duplicate.h"
#include "core/match/record.h"
#include "core/review/kept_review.h"
#include "ui/duplicate/duplicate_scene.h"

namespace giaguaro {

class DuplicatePage;
class FileQuestion;
class MainWindow;

// A hand as a row of the page; `seat` is whose it is, `review` what is kept with the hand, if anything is.
DuplicateRow duplicateRowOf(DuplicateHand const& hand, Seat seat, std::optional<KeptReview> const& review);

class Duplicating : public QObject {
  Q_OBJECT

 public:
  // Both outlive it.
  Duplicating(MainWindow* window, Thinker* thinker);
  ~Duplicating() override;

  struct Match {
    MatchPlan plan{};
    Record record{};        // sound
    std::int64_t time = 0;  // when it was, in seconds since 1970, UTC; 0: not known
  };
  void open(Match match);
  // The page goes, for what has been wanted is shown in its place.
  void close();
  bool isOpen() const;
  bool isPlaying() const { return static_cast<bool>(job_); }
  void note(Message const& what);  // on the page, which is open
  // Results of the same challenge out of another record join those of the page, so many of them; nothing: it has none.
  std::optional<int> add(Record const& record);

  // Which file the results of others are to be added from.
  void askForResults();

 signals:
  void pageWanted(QString const& page);  // ui/history/house_tabs.h
  // A decision of a hand, counted from 0, is to be looked at as that seat saw it, or to be played again.
  void reviewWanted(MatchPlan const& plan, Record const& record, std::size_t hand, int place,
                    giaguaro::Seat seat);
  void againWanted(MatchPlan const& plan, Record const& record, std::size_t hand, int place,
                   giaguaro::Seat seat);

  void writeWanted(std::function<QByteArray()> const& content, QString const& path);
  void resultsWanted(QString const& path);  // of this file

 private:
  // What a job goes on from: looked at while no job of it runs. A hand that was played stays here even if its answer was
  // called off.
  struct Work {
    Record record;
    Duplicate duplicate;
    std::vector<DuplicateRow> rows{};
  };
  struct Run {
    std::shared_ptr<Work> work{};
    DuplicateScene scene{};
  };
  using Key = std::pair<QString, Seat>;  // the level, and where it sits

  void makePage();
  void choose(QString const& level, Seat seat);
  static DuplicateRow rowOf(Work const& work, DuplicateHand const& hand, Seat seat);
  void goOn();
  void take(Key const& key, std::vector<DuplicateRow> rows);
  void callOff();
  void show(bool anew);
  void gather();
  void saveChallenge();
  DuplicateScene sceneOf(Key const& key) const;
  Run& chosen() { return runs_.at(chosen_); }

  MainWindow* window_;
  Thinker* thinker_;
  DuplicatePage* page_ = nullptr;  // made when first wanted
  std::vector<LevelChoice> levels_;
  Match match_;
  std::map<Key, Run> runs_;  // of this match, as far as they have come
  Key chosen_{};
  Challenge challenge_{};                   // of the match and the chosen seat: what is known of it
  std::map<Seat, Challenge> challenges_{};  // of the seats that were chosen before
  std::unique_ptr<FileQuestion> question_;
  Job job_;
};

}  // namespace giaguaro
