// A line between two parts: words in bold at the left, and at the right a quiet note on a sign, an upright stroke.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class TwoNotes : public QWidget {
  Q_OBJECT

 public:
  explicit TwoNotes(QWidget* parent);

  void setTheme(Theme const& theme);
  void setTexts(QString const& words, QString const& note);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool fits(int width) const;

  Theme theme_;
  QString words_;
  QString note_;
};

}  // namespace giaguaro
