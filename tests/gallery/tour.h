// Takes a program through all frames, screen by screen.
#pragma once

#include <QAction>
#include <algorithm>

#include "tests/app/window_tools.h"
#include "tests/gallery/camera.h"
#include "ui/help/help_window.h"
#include "ui/sheets/sheet.h"

namespace giaguaro::test {

// A program in one frame after the other.
struct Tour {
  Program& program;
  Chapter const& chapter;
  int scale;
  Camera& camera;

  MainWindow& window() const { return program.window(); }

  void lay(Frame const& frame) const {
    Settings settings = window().settings();
    settings.theme = frame.theme;
    window().setSettings(settings);
    emit window().languageWanted(frame.language);
    window().resize(frame.size);
    setPanel(window(), frame.panel == Frame::Panel::open || frame.size.width() > 1100);
  }

  // As it stands, in all frames.
  void take(Screen const& screen, QString const& detail = {}) const {
    for (Frame const& frame : framesOf(scale)) {
      if (!camera.wants(frame, chapter, screen)) continue;
      lay(frame);
      camera.take(window(), frame, chapter, screen, detail);
    }
  }

  // Opened anew in each frame.
  template <class Open, class Close>
  void take(Screen const& screen, QString const& detail, Open open, Close close) const {
    for (Frame const& frame : framesOf(scale)) {
      if (!camera.wants(frame, chapter, screen)) continue;
      lay(frame);
      open();
      camera.take(window(), frame, chapter, screen, detail);
      close();
    }
  }

  // A page of the help, in a window of its own that is a little smaller than the program's.
  template <class Show>
  void takeHelp(Screen const& screen, QString const& detail, Show show) const {
    for (Frame const& frame : framesOf(scale)) {
      if (!camera.wants(frame, chapter, screen)) continue;
      lay(frame);
      window().findChild<QAction*>("actionKeys")->trigger();
      auto const all = QApplication::topLevelWidgets();
      auto const found = std::ranges::find(all, "helpWindow", &QObject::objectName);
      auto* const help = qobject_cast<HelpWindow*>(*found);
      show(*help);
      help->resize(frame.size.boundedTo({1100, 780}));
      camera.take(window(), frame, chapter, screen, detail, help);
      help->close();
    }
  }
};

inline void escape(MainWindow& window) {
  for (Sheet* sheet : window.findChildren<Sheet*>())
    if (sheet->isVisible()) QTest::keyClick(sheet, Qt::Key_Escape);
  // What comes next is seen as by who goes by mouse: no mark of the focus beside what is chosen.
  QWidget nowhere;
  QTest::mousePress(&nowhere, Qt::LeftButton);
}

}  // namespace giaguaro::test
