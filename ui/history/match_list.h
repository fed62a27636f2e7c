// The list of matches: each on a row with its day, game, faces and scores, one's own score and how it ended; over the
// first of a week or month its name. Only what is seen is drawn, or even asked for.
#pragma once

#include <QListView>

#include "ui/history/history_model.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class SlimScrollBar;

// Where things stand in a row, from its left edge, in pixels.
struct HistoryColumns {
  int game = 0;
  int faces = 0;
  int step = 0;   // from face to face
  int score = 0;  // its right edge
  int ended = 0;
  int right = 0;

  static HistoryColumns forWidth(int width);
};

class MatchList : public QListView {
  Q_OBJECT

 public:
  MatchList(Glyphs* glyphs, HistoryModel* model, QWidget* parent);

  void setTheme(Theme const& theme);
  void choose(std::int64_t id);
  std::int64_t chosen() const;

 signals:
  void chosenChanged(std::int64_t id);  // 0: none
  void opened();                        // by Enter or two clicks

 protected:
  void currentChanged(QModelIndex const& current, QModelIndex const& previous) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class Row;

  Theme theme_;
  HistoryModel* model_;
  Row* row_;
  SlimScrollBar* bar_;
};

}  // namespace giaguaro
