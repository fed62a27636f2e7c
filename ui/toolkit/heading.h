// The heading of a section: a small diamond or the number of a step, the words in bold, and at the right, if there is something to
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
  void setNoteSize(double size);
  // In the diamond's place the number of a step; hollow and quiet while that is still to come. 0: the diamond.
  void setStep(int number, bool reached);
  QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void giveInk();

  Theme theme_;
  int step_ = 0;
  bool reached_ = true;
  QLabel* words_;
  QLabel* note_;
};

}  // namespace giaguaro
