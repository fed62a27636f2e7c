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
  // Sends nothing.
  void setOpen(bool open);
  bool isOpen() const;

 signals:
  void opened(bool open);  // or closed, by the user

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  FoldHeading* heading_;
  QWidget* body_;
  RankRows* rows_;
  RichText* notes_;
};

}  // namespace giaguaro
