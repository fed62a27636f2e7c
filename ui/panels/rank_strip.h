// The ranks and points of the game in play, under the guide: a heading that opens and closes them. What it
// shows is the game's own list (core/rules/card_ranks.h); without one it takes no place.
#pragma once

#include <QWidget>

#include "core/rules/card_ranks.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class FoldHeading;
class Glyphs;
class RankRows;
class RichText;

class RankStrip : public QWidget {
  Q_OBJECT

 public:
  RankStrip(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setRanks(CardRanks const& ranks, Wording const& wording);
  // As it was left, and by hand now; neither sends anything. Where there is little room it is closed until somebody opens
  // it there.
  void setOpen(bool open);
  void openByHand(bool open);
  void setShort(bool isShort);
  bool isOpen() const;
  int heightIn(int width, bool open) const;

 signals:
  void opened(bool open);  // or closed, by the user

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void arrange();

  Theme theme_;
  bool wanted_ = true;
  bool short_ = false;
  bool openedByHand_ = false;
  FoldHeading* heading_;
  QWidget* body_;
  RankRows* rows_;
  RichText* notes_;
};

}  // namespace giaguaro
