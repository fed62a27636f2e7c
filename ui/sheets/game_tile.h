// A game to be chosen: a few cards of its deck, fanned out on the cloth, its name, and what it is like.
// Upright, with the picture above the words, or lying, with the picture before them.
#pragma once

#include <QAbstractButton>
#include <vector>

#include "core/rules/game.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;

class GameTile : public QAbstractButton {
  Q_OBJECT

 public:
  // `nth` of the games with this deck, from 0: each shows other cards.
  GameTile(GameInfo const& game, int nth, CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(QString const& name, QString const& line);
  // `low`: with a lower picture, where there is little height for all that lies under it.
  void setUpright(bool upright, bool low);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  void moveAsked(int by);  // to the game before, or after
  void dealWanted();       // double click

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  int uprightPicture() const;
  QRectF pictureBox() const;
  QRectF wordsBox() const;

  Theme theme_;
  Deck const* deck_;
  std::vector<Card> fan_;
  CardArt* art_;
  QString line_;
  bool upright_ = false;
  bool low_ = false;
};

}  // namespace giaguaro
