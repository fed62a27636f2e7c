// The tricks of a hand, one a row: its number, each player's card in that player's column (ui/tricks/trick_head.h), who took
// it, and what each card counts where the game says so. Who led has a triangle, who took it a ring and a cup; a card that
// the clock of a club table played bears a clock, and words say so.
//
// A list to screen readers, each row of it one sentence that says all; arrows, Page keys, Home and End go
// through it.
#pragma once

#include <QListView>
#include <QString>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class SlimScrollBar;

struct TrickRow {
  struct Cell {
    QString card;  // Glyphs::nameOf
    QString player;
    QString worth;  // empty: nothing is written on the card
    bool takes = false;
    bool byClock = false;
    int column = 0;  // of whoever played it
    bool operator==(Cell const&) const = default;
  };
  QString number;
  std::vector<Cell> cells;  // in the order played: the first has led
  QString taken;
  QString spoken;  // all of it

  bool operator==(TrickRow const&) const = default;
};

class TrickList : public QListView {
  Q_OBJECT

 public:
  TrickList(Glyphs* glyphs, QWidget* parent);
  ~TrickList() override;

  void setTheme(Theme const& theme);
  void setTricks(TableScene const& scene, Wording const& wording);
  std::vector<TrickRow> const& rows() const { return rows_; }

  // In the order of the columns: from whoever looks on, as they sit.
  struct Player {
    QString name;
    int avatar = 1;
    bool own = false;  // whoever looks on
    bool operator==(Player const&) const = default;
  };
  std::vector<Player> const& players() const { return players_; }
  // Where a column stands, in the list's coordinates; its height says nothing.
  QRect column(int index) const;
  // Focuses the last row.
  void showLast();

  // As high as all rows, as far as there is room.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  // The players, or where their columns stand.
  void columnsChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Model;
  class Painter;

  void fitRows();
  int wordsRoom(int width) const;

  Theme theme_;
  std::vector<TrickRow> rows_;
  std::vector<Player> players_;
  int longest_ = 0;  // of what is said of a trick
  Model* model_;
  Painter* painter_;
  SlimScrollBar* bar_;
  int rowHeight_;
};

}  // namespace giaguaro
