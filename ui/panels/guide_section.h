// One question of the guide and its answer: a heading, a paragraph, perhaps a note and a row of small cards. Takes
// no place while it has nothing to say. It may also be folded, and tells its answer when it is opened, or be
// silent altogether. Where there is little room an open one tells its beginning alone, or is folded too, for the time
// being, and the rest is a press away; or it stands back altogether, where something else leads to it.
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
  enum class Room : std::uint8_t { whole, beginning, heading, none };

  GuideSection(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `folded`: closed at first; the user opens and closes it.
  void setManner(Manner manner);
  // How much of an open one is told; what somebody has opened stays so.
  void setRoom(Room room);
  Room room() const { return room_; }
  // Its answer is seen; and the space under it, which is the section's own.
  bool isOpen() const;
  int under() const;
  int heightIn(int width) const;
  void setHeading(QString const& heading);
  void setBody(QString const& rich, QString const& plain);
  // Its first sentences; empty: there is no less to be told than all.
  void setBeginning(QString const& rich, QString const& plain);
  // What the paragraph rests on, smaller and in grey under it; empty: nothing.
  void setNote(QString const& rich, QString const& plain);
  void setChips(QStringList const& names, QString const& spoken);
  // Something of its own below the rest, folded and opened with it.
  void append(QWidget* widget);

  // One of some steps, by its number; ahead of those that have been reached only its heading is seen.
  void setStep(int number, bool reached);
  // Whether the paragraph is seen; else something under it says the same.
  void setBodySeen(bool seen);

  QString heading() const;
  QString body() const;  // as plain text, seen or not
  QString note() const;
  QStringList chips() const;

 private:
  void arrange();

  Manner manner_ = Manner::open;
  Room room_ = Room::whole;
  bool ahead_ = false;
  bool bodySeen_ = true;
  struct Words {
    QString rich{};
    QString plain{};
  };
  Words whole_;
  Words beginning_;
  Heading* heading_;
  FoldHeading* fold_;  // in the heading's place where it is folded
  RichText* body_;
  FoldHeading* more_;  // under the beginning
  RichText* note_;
  ChipRow* chips_;
  QWidget* appended_;
};

}  // namespace giaguaro
