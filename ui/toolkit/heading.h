// The heading of a section: a small diamond, the words in bold, and at the right, if there is something to
// say, a quiet note.
#pragma once

#include <QWidget>

#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class Heading : public QWidget {
  Q_OBJECT

 public:
  explicit Heading(QWidget* parent);

  void setTheme(Theme const& theme);
  void setText(QString const& text);
  void setNote(QString const& note);
  QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  QLabel* words_;
  QLabel* note_;
};

}  // namespace giaguaro
