// Under the table and its panel while a hand is played back: its buttons, where it stands, from whose seat it is seen. It
// shows a Playback and says what is wished. The same is done by keys (deedOf), from wherever the table has
// them.
#pragma once

#include <QWidget>
#include <map>
#include <optional>

#include "ui/scene/playback.h"
#include "ui/theme.h"

class QKeyEvent;
class QBoxLayout;
class QLabel;

namespace giaguaro {

class Glyphs;
class PaperButton;

class PlaybackBar : public QWidget {
  Q_OBJECT

 public:
  // `glyphs` outlives it.
  PlaybackBar(Glyphs* glyphs, QWidget* parent);
  ~PlaybackBar() override;

  void setTheme(Theme const& theme);
  // `seat`, `avatar`: who sits where it is seen from. Says what is another thing now and cannot be heard otherwise: one step
  // on is what happened there.
  QString setPlayback(Playback const& playback, QString const& seat, int avatar);
  // What a key means while a hand is played back.
  static std::optional<PlaybackDeed> deedOf(QKeyEvent const& event);

 signals:
  void wanted(giaguaro::PlaybackDeed deed);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void moveEvent(QMoveEvent* event) override;

 private:
  class Transport;

  Transport* addTransport(QBoxLayout* row, PlaybackDeed deed, char const* name);
  PaperButton* addButton(QBoxLayout* row, PlaybackDeed deed, char const* name);
  void write();
  void writeSeat(int room);
  void writePace(bool whole);
  void writeMarks(bool shown);
  void writeFace(bool shown);
  void arrange();
  void arrangeParts();

  Glyphs* glyphs_;
  Theme theme_;
  Playback playback_;
  QString seat_;
  int avatar_ = 0;
  bool arranging_ = false;
  QString paceNow_;
  int paceWide_ = 0;  // the longest of them, with what it is
  QBoxLayout* rows_;
  std::map<PlaybackDeed, Transport*> transport_;
  std::map<PlaybackDeed, PaperButton*> buttons_;
  QLabel* place_;
  QLabel* pace_;
};

}  // namespace giaguaro
