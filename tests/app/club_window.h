// The program at a club table, for tests of its window.
#pragma once

#include <QAction>
#include <QLabel>
#include <QTemporaryDir>

#include "tests/app/club_tools.h"
#include "tests/app/window_tools.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/status_line.h"

namespace giaguaro::test {

// A program at a club table, under a time of the test's.
struct Club {
  QTemporaryDir folder;
  FakeTime time;
  MachineTime machine{
      .wall = std::chrono::seconds(1'800'000'000), .awake = std::chrono::seconds(5000), .start = "first"};
  Program program;

  explicit Club(QString const& language = "en") : program(folder.path(), lineWithMatch(language, 11)) {
    time.give(session());
    program.desktop().lockOuts().setSource([this] { return machine; });
    program.window().closeSheets();
  }
  Session& session() { return program.session(); }
  Desktop& desktop() { return program.desktop(); }
  MainWindow& window() { return program.window(); }
  QString status() { return window().findChild<StatusLine*>("statusLine")->text(); }
  QString live() { return window().findChild<QLabel*>("liveLabel")->accessibleName(); }
  QAction* action(char const* name) { return window().findChild<QAction*>(name); }
  QAbstractButton* button(char const* name) { return window().findChild<QAbstractButton*>(name); }
  bool begins(MatchPlan const& plan) {
    session().start(plan, {.journal = folder.filePath("club.jsonl")});
    return comes([&] {
      return session().phase() == Session::Phase::choosing || session().phase() == Session::Phase::passing;
    });
  }
};

}  // namespace giaguaro::test
