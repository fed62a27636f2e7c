// Beside one's own plate at a club table: agrees to end the match, or takes that back. As many places as it takes
// agreements stand in it, with the faces of those who have.
#pragma once

#include <QAbstractButton>
#include <vector>

#include "ui/cards/card_art.h"
#include "ui/scene/table_scene.h"
#include "ui/theme.h"

namespace giaguaro {

class AgreeButton : public QAbstractButton {
  Q_OBJECT

 public:
  AgreeButton(CardArt& art, Theme const& theme, QWidget* parent);

  // Hidden where this seat cannot agree.
  void setScene(TableScene const& scene);
  // From here to the right, with its middle at this height; no further than `right`.
  void place(QPointF const& left, qreal right, qreal scale);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  qreal placesWidth() const;

  CardArt* art_;
  Theme const* theme_;
  std::vector<int> faces_;  // of those who have agreed
  int needed_ = 0;
  QString shown_;        // its text, or less of it where there is little room
  bool agreed_ = false;  // this seat has
  qreal scale_ = 1;
};

}  // namespace giaguaro
