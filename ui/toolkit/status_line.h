// The line under the table: whose turn it is and what is asked, in one sentence. Its first sentence is bold,
// a triangle stands before it while somebody's hand is wanted. What is too long is written smaller, then in
// two lines, and what does not fit even so is cut with an ellipsis (screen readers and the tooltip have it in
// full).
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class StatusLine : public QWidget {
  Q_OBJECT

 public:
  explicit StatusLine(QWidget* parent);

  void setTheme(Theme const& theme);
  void setText(QString const& text, bool wanted);
  QString text() const { return text_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  int room() const;  // for words
  int wordsWidth(double size, qsizetype from = 0) const;
  double fittingSize() const;
  qsizetype secondLine() const;
  void write(QPainter& painter, QRect line, qsizetype from, qsizetype to, double size) const;
  void setToolTipIfCut();

  Theme theme_;
  QString text_;
  bool wanted_ = false;
};

}  // namespace giaguaro
