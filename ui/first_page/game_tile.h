// A game to be chosen: a few cards of its deck, fanned out on the cloth, its name, what it is like, how many play it, how
// long and how hard it is, and how far somebody has come in it. It rises a little under the mouse, and while it is the
// chosen one, which has a gold frame and a tick; the focus is a thin ring outside. Upright, with the picture above the words,
// or small, with as few of them as tell the games apart; lying, with the picture before them; or a strip, low, with a small
// picture and its name alone, where what is chosen for the game takes the room.
#pragma once

#include <QAbstractButton>
#include <QVariantAnimation>

#include "core/rules/game.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/game_progress.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;
class Glyphs;
struct Glance;

class GameTile : public QAbstractButton {
  Q_OBJECT

 public:
  static constexpr Length corner{11};     // of its paper
  static constexpr double factSize = 13;  // of how many play, how long
  static constexpr Length edge{5};        // left, right and below, kept free for ring and shadow
  // `nth` of the games with this deck, from 0: each shows other cards.
  GameTile(GameInfo const& game, int nth, CardArt* art, Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void retranslate();
  void setMoving(bool moving) { moving_ = moving; }
  void setProgress(GameProgress const& progress);
  enum class Form : std::uint8_t { upright, small, lying, strip };
  // The height of the picture of an upright tile, or of a small one, as for the usual font.
  void setForm(Form form, int picture);

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
  bool event(QEvent* event) override;
  void checkStateSet() override;
  void nextCheckState() override;

 private:
  bool isUpright() const { return form_ == Form::upright || form_ == Form::small; }
  bool isWhole() const { return form_ == Form::upright; }
  double nameSize() const;
  int pictureHeight() const;
  int pictureWidth() const;  // of one that stands before the words
  double raised() const;
  QRectF box() const;  // of the tile, as high as it has risen
  QRectF pictureBox(QRectF const& box) const;
  Length margin() const;
  QRectF wordsBox(QRectF const& box) const;
  int wordsHeight(int width) const;
  QPointF checkPlace(QRectF const& box) const;
  void rise();
  void paintGlow(QPainter& painter, QRectF const& box) const;
  void paintGround(QPainter& painter, QRectF const& box) const;
  void paintWords(QPainter& painter, QRectF words) const;
  void paintFacts(QPainter& painter, QRectF const& line) const;
  void paintFocus(QPainter& painter, QRectF const& box) const;

  GameInfo const* game_;
  Glance const* glance_;  // null: nothing is known
  Theme theme_;
  int nth_;
  CardArt* art_;
  Glyphs* glyphs_;
  QString line_;
  GameProgress progress_{};
  Form form_ = Form::lying;
  int picture_ = 118;
  bool moving_ = true;
  QVariantAnimation lift_;  // 0 … 1
};

}  // namespace giaguaro
