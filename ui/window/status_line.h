// The line under the table: whose turn it is and what is asked, in one sentence. Its first sentence is bold,
// a triangle stands before it while somebody's hand is wanted, and what does not fit is cut with an ellipsis
// (screen readers and the tooltip have it in full).
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
  int wordsWidth(double size) const;
  double fittingSize() const;
  void setToolTipIfCut();

  Theme theme_;
  QString text_;
  bool wanted_ = false;
};

}  // namespace giaguaro
