// A game to be chosen: its name and two lines about it.
#pragma once

#include <QAbstractButton>

#include "ui/theme.h"

namespace giaguaro {

class GameTile : public QAbstractButton {
  Q_OBJECT

 public:
  explicit GameTile(QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(QString const& name, QString const& line);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  QString line_;
};

}  // namespace giaguaro
