// The heads of the list's columns.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class HistoryHead : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryHead(QWidget* parent) : QWidget(parent) {}

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
};

}  // namespace giaguaro
