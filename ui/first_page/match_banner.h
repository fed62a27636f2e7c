// The plate at the head of the first page: the match that one can go on with, its players and how they stand; without one
// the first steps in the game that is chosen.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/drawing/window_scale.h"
#include "ui/first_page/unfinished_match.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class PaperButton;
class QuietButton;
class SecondPress;

class MatchBanner : public QWidget {
  Q_OBJECT

 public:
  static constexpr Length shadow{4};  // kept free round the plate

  MatchBanner(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setMatch(std::optional<UnfinishedMatch> const& match);
  std::optional<UnfinishedMatch> const& match() const { return match_; }
  // Who has played before is not led to the first steps.
  void setNewcomer(bool newcomer);
  // Of the first steps. Its first hand is played by so many; `chosen`: by so many it is going to be played else.
  void setGame(QString const& name, Deck const* deck, int players, int chosen);
  // That a first hand for so many is not one for as many as are chosen; empty: it is.
  static QString onlyFor(int players, int chosen);
  void retranslate();
  std::vector<QWidget*> fields() const;
  QWidget* mainButton() const;
  // That the match in play is not lost by another one.
  static QString kept();

 signals:
  void goOn();
  void discard();  // the match goes to the history
  void firstSteps();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QString place() const;
  QString standing() const;
  QString lastPlayed() const;
  int facesWidth() const;  // 0: there is no room for them
  void paintHand(QPainter& painter, QPointF const& middle) const;
  void lay();

  Glyphs* glyphs_;
  Theme theme_;
  std::optional<UnfinishedMatch> match_;
  QString game_;
  Deck const* deck_ = nullptr;
  QString onlyFor_;
  QLabel* title_;
  QLabel* words_;
  QuietButton* discard_;
  PaperButton* goOn_;
  PaperButton* firstSteps_;
  SecondPress* second_;  // of what discarded: it would deal
};

}  // namespace giaguaro
