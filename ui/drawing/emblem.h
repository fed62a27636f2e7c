// The program's emblem, as its icon shows it.
#pragma once

#include <QPixmap>
#include <QWidget>

namespace giaguaro {

class Emblem : public QWidget {
  Q_OBJECT

 public:
  Emblem(double side, QWidget* parent);  // as drawn

  void setSide(double side);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QPixmap picture_;  // made once a size
};

}  // namespace giaguaro
