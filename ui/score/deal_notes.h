// What stands quietly under a result or a score about its cards: the code of all deals of the match, and that they were fixed
// before the first deal. Hidden where there is nothing to be said. The code of a deal is one button, which stands wherever
// its owner puts it.
#pragma once

#include <QWidget>

#include "ui/score/code_line.h"

namespace giaguaro {

class CommitmentLine;
struct TableScene;

class DealNotes : public QWidget {
  Q_OBJECT

 public:
  using Of = CodeLine::Of;

  DealNotes(Of of, QWidget* parent);

  void setTheme(Theme const& theme);
  // Under the result of a hand the commitment stands once the match is over, under the score from the first deal on.
  void setScene(TableScene const& scene);
  QList<QWidget*> fields() const;
  CodeLine* code() const { return code_; }

 private:
  Of of_;
  CodeLine* code_;
  CommitmentLine* commitment_;
};

}  // namespace giaguaro
