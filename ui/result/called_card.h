// The card that was called, with its name beside it.
#pragma once

#include <QWidget>

#include "core/cards/card.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class CalledCard : public QWidget {
  Q_OBJECT

 public:
  CalledCard(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCompact(bool compact);
  // A card that is not valid() hides it.
  void setCard(Card card, QString const& label, QString const& name);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  QSizeF size_{56, 84};
  Card card_{};
  QString label_;
  QString name_;
};

}  // namespace giaguaro
