// One question of the guide and its answer: a heading, a paragraph, and perhaps a row of small cards. Takes
// no place while it has nothing to say.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class ChipRow;
class Glyphs;
class Heading;
class RichText;

class GuideSection : public QWidget {
  Q_OBJECT

 public:
  GuideSection(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setHeading(QString const& heading);
  void setBody(QString const& rich, QString const& plain);
  void setChips(QStringList const& names, QString const& spoken);
  // Something of its own below the rest.
  void append(QWidget* widget);

  QString heading() const;
  QString body() const;  // as plain text
  QStringList chips() const;

 private:
  Heading* heading_;
  RichText* body_;
  ChipRow* chips_;
};

}  // namespace giaguaro
