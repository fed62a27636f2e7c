// On the sheet of a hand that came to nothing: everybody at the table, with what they did about it, over a line on what comes
// next.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class LastWords : public QWidget {
  Q_OBJECT

 public:
  struct Speaker {
    QString name;
    int avatar = 1;
    QString words;  // empty: nothing is to be said
    bool own = false;
  };

  LastWords(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // In the order of the seats; nobody: hidden. `next` may be empty.
  void setSpeakers(std::vector<Speaker> speakers, QString const& next);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Speaker> speakers_;
  QString next_;
};

}  // namespace giaguaro
