// The decisions that cost most, a row each, the dearest first: mark, trick, what was chosen, what it cost; then what was right
// and unlucky. Each is a button that leads there.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/hand_verdict.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class DearRows : public QWidget {
  Q_OBJECT

 public:
  DearRows(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `shown`: the action of the hand that one looks at.
  void setVerdict(HandVerdict const& verdict, int shown, Wording const& wording, bool halves);
  bool isEmpty() const { return count_ == 0; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int place);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Row;

  void place();

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Row*> rows_;  // the first count_ of them are in use
  std::size_t count_ = 0;
};

}  // namespace giaguaro
