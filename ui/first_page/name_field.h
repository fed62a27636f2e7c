// A name that can be written on a plate: it looks like one until somebody is about to write, then like any other field.
#pragma once

#include <QLineEdit>

#include "ui/theme.h"

namespace giaguaro {

class NameField : public QLineEdit {
 public:
  explicit NameField(QWidget* parent);

  void setTheme(Theme const& theme);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool isOpen() const;  // to be written in
  void giveInk();

  Theme theme_;
};

}  // namespace giaguaro
