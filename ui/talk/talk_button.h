// Beside one's own plate at a table where there is talk: opens the menu of what can be said, and closes it.
#pragma once

#include <QAbstractButton>

#include "ui/cards/card_art.h"
#include "ui/theme.h"

namespace giaguaro {

class TalkButton : public QAbstractButton {
  Q_OBJECT

 public:
  TalkButton(CardArt& art, Theme const& theme, QWidget* parent);

  void place(QPointF const& centre, qreal radius);
  QRectF disc() const;  // in its parent's coordinates
  void retranslate();

 protected:
  bool hitButton(QPoint const& at) const override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  CardArt* art_;
  Theme const* theme_;
  QPointF centre_;  // in its own coordinates
  qreal radius_ = 20;
};

}  // namespace giaguaro
