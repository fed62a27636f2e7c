// What stands between the bar and the keys of the deal editor: its parts are laid out by the page, when it says that it
// has another size.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class EditorBody : public QWidget {
  Q_OBJECT

 public:
  explicit EditorBody(QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override { return {600, 400}; }

 signals:
  void resized();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
};

}  // namespace giaguaro
