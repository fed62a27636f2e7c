// What the marks on the cards of a tally mean (core/rules/result.h), each beside its words: those alone that stand there. And how
// they are drawn.
#pragma once

#include <QPainter>
#include <QWidget>
#include <vector>

#include "core/rules/result.h"
#include "ui/theme.h"

namespace giaguaro {

// Round a card that somebody took: ticked where it was wanted, else crossed. What they were after in vain is dashed.
void paintTallyMark(QPainter& painter, QRectF const& card, bool wanted, bool has, Theme const& theme);

class TallyKey : public QWidget {
  Q_OBJECT

 public:
  explicit TallyKey(QWidget* parent);

  void setTheme(Theme const& theme);
  // Hidden where none of them is counted.
  void setTallies(std::vector<Result::Tally> const& tallies);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Entry {
    bool wanted = false, has = false;
    QString words;
  };

  Theme theme_;
  std::vector<Entry> entries_;
};

}  // namespace giaguaro
