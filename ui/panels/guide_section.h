// One question of the guide and its answer: a heading, a paragraph, and perhaps a row of small cards. Takes
// no place while it has nothing to say. It may also be folded, and tells its answer when it is opened, or be
// silent altogether.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class ChipRow;
class FoldHeading;
class Glyphs;
class Heading;
class RichText;

class GuideSection : public QWidget {
  Q_OBJECT

 public:
  enum class Manner : std::uint8_t { open, folded, silent };

  GuideSection(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `folded`: closed at first; the user opens and closes it.
  void setManner(Manner manner);
  void setHeading(QString const& heading);
  void setBody(QString const& rich, QString const& plain);
  void setChips(QStringList const& names, QString const& spoken);
  // Something of its own below the rest.
  void append(QWidget* widget);

  QString heading() const;
  QString body() const;  // as plain text, seen or not
  QStringList chips() const;

 private:
  void arrange();

  Manner manner_ = Manner::open;
  Heading* heading_;
  FoldHeading* fold_;  // in the heading's place where it is folded
  RichText* body_;
  ChipRow* chips_;
};

}  // namespace giaguaro
