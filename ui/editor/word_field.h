// A field for a text of single words or figures: one of its words may be refused, and has a wavy line under it while the
// field has a red edge; its last figure may be underlined, where it checks the others.
#pragma once

#include <QLineEdit>

#include "ui/theme.h"

namespace giaguaro {

class WordField : public QLineEdit {
  Q_OBJECT

 public:
  explicit WordField(QWidget* parent);

  void setTheme(Theme const& theme);
  // No length: nothing is refused.
  void setRefused(int start, int length);
  // All of it, though no single word is to blame.
  void setWrong(bool wrong);
  void setChecked(bool checked);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double edgeOf(int character) const;

  Theme theme_;
  int start_ = 0;
  int length_ = 0;
  bool wrong_ = false;
  bool checked_ = false;
};

// The red of what is refused, to be read on a panel of this theme.
QColor refusalInk(Theme const& theme);
// Its sign.
void paintRefusal(QPainter& painter, QPointF const& middle, double radius, Theme const& theme);

}  // namespace giaguaro
