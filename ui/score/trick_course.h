// Which card took each trick of a hand, and who played it, from the first to the last; ringed where the callers' side took
// it, and its number. A picture for the sheet at the hand's end, with its heading; for the ear each trick is a line.
#pragma once

#include <QWidget>
#include <vector>

#include "core/cards/deck.h"
#include "ui/table/hand_end.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class TrickCourse : public QWidget {
  Q_OBJECT

 public:
  TrickCourse(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTricks(std::vector<HandEnd::Trick> tricks, Deck const& deck);
  bool isEmpty() const { return tricks_.empty(); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  Deck const* deck_ = nullptr;
  std::vector<HandEnd::Trick> tricks_;
};

}  // namespace giaguaro
