// A plain button of the dock: Pass, a word among others, or the gold one that does what was chosen. As long as nothing is, it
// has nothing of gold, a faint outline, and says what comes first: in gold, and be it the outline alone, it would look like
// what can be pressed, and without an outline like no button that is to come.
#pragma once

#include <vector>

#include "ui/dock/offer_button.h"

namespace giaguaro {

class FootButton : public DockButton {
  Q_OBJECT

 public:
  enum class Kind : std::uint8_t { plate, gold };
  FootButton(Kind kind, CardArt& art, Theme const& theme, QWidget* parent);

  // Of the gold one that does nothing yet, on the dock's own ground.
  static QColor waitingInk(Theme const& theme) { return theme.onplate2; }

  // The gold one does nothing yet: something is still to be chosen.
  void setBarred(bool barred);
  void setTextSize(qreal pixels);
  // What it would lay open stands behind its words, as large as the button is high.
  void setCards(std::vector<Card> cards, Deck const& deck);
  // What so many take beside the words, at plate scale 1.
  static qreal widthOf(std::size_t cards);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool waits() const { return kind_ == Kind::gold && barred_; }  // and says what comes first
  void paintGround(QPainter& painter, QRectF const& box) const;
  QSizeF cardTag() const;
  qreal cardStep() const;
  qreal cardsWidth() const;

  Kind kind_;
  bool barred_ = false;
  qreal pixels_ = 14;
  std::vector<Card> cards_;
  Deck const* deck_ = nullptr;
};

}  // namespace giaguaro
