// One place of a deal that is put together: who it belongs to, its cards, and the room that is left; the place that takes
// the next card is chosen. By the arrows one comes from place to place, and along its cards; Delete takes back the one
// that is marked, and the mouse carries it away. A screen reader is told all of it.
#pragma once

#include <QAbstractButton>

#include "ui/editor/dragged_card.h"
#include "ui/editor/editor_scene.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PlaceRow : public QAbstractButton {
  Q_OBJECT

 public:
  PlaceRow(Glyphs* glyphs, int place, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(EditorScene const& scene);
  // Where a card of it, counted from 0, or the room for one is.
  QRectF slot(int at) const;

 signals:
  void takenBack(Card card);
  void placeWanted(int place);
  void carried(Card card, QPoint const& at);  // on the screen
  void dropped(Card card, QPoint const& at);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  int slotAt(QPoint const& at) const;  // -1: no card is there
  void mark(int card);
  void paintWords(QPainter& painter) const;
  void paintCards(QPainter& painter) const;

  Glyphs* glyphs_;
  Theme theme_;
  int place_;
  int avatar_ = 0;
  int room_ = 0;
  int columns_ = 1;  // of the place with most room: all begin where it does
  bool takesNext_ = false;
  bool plays_ = false;
  QString name_;
  QString standing_;
  QString deals_;
  QString key_;
  Deck const* deck_ = nullptr;
  std::vector<Card> cards_;
  QStringList names_;  // of the cards
  int marked_ = -1;    // of its cards; -1: none
  int pressed_ = -1;   // where the left button was pressed: which card; -1: none
  Card carried_{};     // that card, once it is pressed
  DragWatch watch_;
};

}  // namespace giaguaro
