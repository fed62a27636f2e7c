// A theme to be chosen: a small picture of a table in it, and its name under that. What is chosen has a ring
// and a check.
#pragma once

#include <QAbstractButton>

#include "ui/theme.h"

namespace giaguaro {

class ThemeButton : public QAbstractButton {
  Q_OBJECT

 public:
  ThemeButton(QString const& id, QWidget* parent);

  // In the language of the moment.
  static QString nameOf(QString const& id);

  QString id() const { return sample_.id; }
  // Of the paper that it lies on.
  void setTheme(Theme const& theme);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintSample(QPainter& painter, QRectF const& box) const;

  Theme sample_;
  Theme theme_;
};

}  // namespace giaguaro
