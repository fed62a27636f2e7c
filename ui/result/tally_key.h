// What the small cards of a tally mean (core/rules/result.h), each beside its words: those alone that stand there. And how such a
// card is drawn.
#pragma once

#include <QPainter>
#include <QWidget>
#include <vector>

#include "core/rules/result.h"
#include "ui/theme.h"

namespace giaguaro {

// What somebody took is the back of a card, crossed where it is too many; what they were after in vain is dashed.
void paintTallyCard(QPainter& painter, QRectF const& card, bool wanted, bool has, Theme const& theme);

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
