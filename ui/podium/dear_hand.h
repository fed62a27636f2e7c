// One of the hands that decided a match, as a button that opens its sheet: a small picture, who did what, beneath it which
// hand that was and how it came out, and at the right what it brought to the one whom the podium speaks of.
#pragma once

#include <QAbstractButton>

#include "core/cards/deck.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class DearHand : public QAbstractButton {
  Q_OBJECT

 public:
  struct Words {
    Card card{};  // that was called; noCard: there is none, and the face stands there
    Deck const* deck = &fortyCards;
    QString glyph{};  // Glyphs::nameOf, in the place of the face; empty: none
    int avatar = 0;   // of who played it; 0: nobody in particular
    QString title{};
    QString line{};  // how it came out, after the hand where there is room for it
    QString figure{};
    QString hand{};
    bool gain = true;
  };

  DearHand(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(Words words);
  void setScale(double scale);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintPicture(QPainter& painter, QRectF const& box) const;
  double paintFigure(QPainter& painter, QRectF const& box) const;
  void paintWords(QPainter& painter, QRectF const& box) const;

  Glyphs* glyphs_;
  Theme theme_;
  Words words_;
  double scale_ = 1;
};

}  // namespace giaguaro
