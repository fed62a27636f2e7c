// A key as it is drawn beside what it does: its name on a small cap.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class KeyCap : public QWidget {
  Q_OBJECT

 public:
  explicit KeyCap(QWidget* parent);

  void setTheme(Theme const& theme);
  void setKey(QString const& name);
  QString key() const { return key_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  QString key_;
};

}  // namespace giaguaro
