// The program's emblem, as its icon shows it.
#pragma once

#include <QPixmap>
#include <QWidget>

namespace giaguaro {

class Emblem : public QWidget {
  Q_OBJECT

 public:
  Emblem(int side, QWidget* parent);

  void setSide(int side);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QPixmap picture_;  // made once a size
};

}  // namespace giaguaro
