// The result of a match, a row for each player, the winner first; one's own row is framed. And a line that states a fact,
// with a mark before it and a quieter word at the right.
#pragma once

#include <QWidget>

#include "ui/history/history_marks.h"
#include "ui/history/history_words.h"

namespace giaguaro {

class Glyphs;

class ResultRows : public QWidget {
  Q_OBJECT

 public:
  ResultRows(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setMatch(HistoryRow const& row, HistoryWords const& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  HistoryRow row_;
  HistoryWords words_;
};

class FactLine : public QWidget {
  Q_OBJECT

 public:
  FactLine(HistoryMark mark, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTexts(QString const& fact, QString const& note);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  HistoryMark mark_;
  Theme theme_;
  QString fact_;
  QString note_;
};

}  // namespace giaguaro
