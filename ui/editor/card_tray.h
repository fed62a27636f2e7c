// The cards of a deck, suit by suit from the highest down; trumps in two rows. A card that is free stands a little higher,
// one that is placed is veiled, with the face of who has it. Each is a button: by Tab one comes to one of them, by the
// arrows to its neighbours. Enter and a click give it to whoever takes the next card, a figure to another, Delete takes it
// back; the mouse carries it anywhere.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/editor/editor_scene.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class CardTray : public QWidget {
  Q_OBJECT

 public:
  CardTray(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(EditorScene const& scene);
  void focusCurrent();
  QList<QWidget*> fields() const;  // in the order in which they are read
  // In which its rows would fill so much height.
  int widthFor(int height) const;
  // Of a card as it lies here.
  int cardHeight() const { return static_cast<int>(high_); }

 signals:
  void wanted(Card card);               // by whoever takes the next one
  void wantedAt(Card card, int place);  // by that place, from 0
  void takenBack(Card card);
  void carried(Card card, QPoint const& at);  // on the screen
  void dropped(Card card, QPoint const& at);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class TrayCard;

  void arrange();
  void makeCards(Deck const& deck);
  void moveFocus(int row, int column);
  void paintCard(QPainter& painter, TrayCard const& card) const;
  void paintPlaced(QPainter& painter, TrayCard const& card, QRectF const& box) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<std::vector<TrayCard*>> rows_;
  Deck const* deck_ = nullptr;
  TrayCard* current_ = nullptr;  // that Tab comes to
  double high_ = 0;              // of a card
  double step_ = 0;              // from card to card
};

}  // namespace giaguaro
