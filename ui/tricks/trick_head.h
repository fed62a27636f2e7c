// Whose column is whose, over the list of a hand's tricks: each player's face and name. A picture only: to screen readers
// each row of the list says who played what.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class TrickList;

class TrickHead : public QWidget {
  Q_OBJECT

 public:
  // The list outlives it, and stands under it with the same edges.
  TrickHead(Glyphs* glyphs, TrickList const* list, QWidget* parent);

  void setTheme(Theme const& theme);

  QSize sizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  TrickList const* list_;
  Theme theme_;
};

}  // namespace giaguaro
