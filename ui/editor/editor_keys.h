// The line under the page of the deal editor, which says what keys do.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class EditorKeys : public QWidget {
  Q_OBJECT

 public:
  explicit EditorKeys(QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(QString const& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  QString words_;
};

}  // namespace giaguaro
