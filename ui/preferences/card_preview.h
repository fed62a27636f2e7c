// A few cards of every deck and a back, as the table shows them now.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class CardArt;

class CardPreview : public QWidget {
  Q_OBJECT

 public:
  CardPreview(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);

  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  CardArt* art_;
  Theme theme_;
};

}  // namespace giaguaro
