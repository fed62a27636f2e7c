// Something that is told once, and is gone when somebody has read it: a message box of Qt, so that it waits for nobody and
// can be read over everything else, on paper as a sheet is, with the button that a sheet has.
#pragma once

#include <QMessageBox>

#include "ui/theme.h"

namespace giaguaro {

class NoticeBox : public QMessageBox {
  Q_OBJECT

 public:
  NoticeBox(QString const& words, QPixmap const& picture, Theme const& theme, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
};

}  // namespace giaguaro
