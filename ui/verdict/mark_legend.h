// What the marks of a verdict are called: those that stand in it, each beside its word and, where that is wanted, how often,
// in as many lines as that takes.
// Its tooltip, which a screen reader has as the description, says what each of them gave away.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/hand_verdict.h"
#include "ui/theme.h"

namespace giaguaro {

class MarkLegend : public QWidget {
  Q_OBJECT

 public:
  explicit MarkLegend(QWidget* parent);
  // Each tells how often it stands there; what nobody has judged is left out.
  void setCounted() { counted_ = true; }

  void setTheme(Theme const& theme);
  void setDecisions(std::vector<HandVerdict::Decision> const& decisions);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Entry {
    HandVerdict::Decision example{};
    QString word;
  };
  // Where each begins; and the height of them all.
  int lay(int width, std::vector<QPoint>* places) const;

  Theme theme_;
  std::vector<Entry> entries_;
  bool counted_ = false;
};

}  // namespace giaguaro
