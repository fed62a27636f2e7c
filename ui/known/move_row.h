// One thing that moved a likelihood: the card, what was done and when, and by how much. Pressed, it shows the trick.
// While it is still looked for, a dotted line.
#pragma once

#include <QAbstractButton>
#include <optional>

#include "ui/scene/known.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class MoveRow : public QAbstractButton {
  Q_OBJECT

 public:
  MoveRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Nothing: it is still looked for.
  void setMove(std::optional<Known::Move> const& move, Wording const& wording);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int roomIn(int width) const;
  int linesHeight(QString const& words, double size, bool bold, int room) const;

  Glyphs* glyphs_;
  Theme theme_;
  QString picture_;
  QString when_;
  QString figure_;
};

}  // namespace giaguaro
