// A link to what proves something: a pill with a few words, pressed by click, Enter or Space.
#pragma once

#include <QAbstractButton>

#include "ui/theme.h"

namespace giaguaro {

class ProofLink : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ProofLink(QWidget* parent);

  void setTheme(Theme const& theme);
  static QSize sizeOf(QString const& text);
  QSize sizeHint() const override { return sizeOf(text()); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Theme theme_;
};

}  // namespace giaguaro
