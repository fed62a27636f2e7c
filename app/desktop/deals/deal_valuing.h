// Says what the position of a whole deal is worth to the seat that is to act first: it asks the strongest player in that
// seat, behind the window, with what that seat may know. One deal at a time; leaving its sheet calls it off at once.
#pragma once

#include <QObject>

#include "app/desktop/threads/job.h"
#include "ui/choices/match_choice.h"

namespace giaguaro {

class MainWindow;
class ValueSheet;

class DealValuing : public QObject {
  Q_OBJECT

 public:
  // Both outlive it.
  DealValuing(MainWindow* window, Thinker* thinker);
  ~DealValuing() override;

  // A match by the code of a hand (core/match/deal_code.h), which it has. Opens the sheet, unless the hand is void as it
  // is dealt.
  void ask(MatchChoice const& choice);
  void close();
  bool isAsked() const { return static_cast<bool>(job_); }

 private:
  MainWindow* window_;
  Thinker* thinker_;
  ValueSheet* sheet_ = nullptr;  // made when first wanted
  Job job_;
};

}  // namespace giaguaro
