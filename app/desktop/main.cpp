#include <QApplication>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <variant>

#include "app/desktop/command_line.h"
#include "app/desktop/desktop.h"
#include "app/desktop/left_behind.h"
#include "app/desktop/quit_signals.h"
#include "app/desktop/turn_log.h"
#include "app/desktop/whole_file.h"

namespace {

using giaguaro::CommandLine;
using giaguaro::CommandLineEnd;

void say(std::FILE* stream, QByteArray const& text) { std::fputs(text.constData(), stream); }

// Without a display Qt says much and aborts; this says one sentence and ends.
void sayWhyThereIsNoWindow(QtMsgType type, QMessageLogContext const&, QString const&) {
  if (type != QtFatalMsg) return;
  say(stderr,
      "giaguaro: there is no display to open a window on; start it from a desktop session, or set DISPLAY "
      "or WAYLAND_DISPLAY.\n");
  std::_Exit(1);
}

bool writeTurns(giaguaro::MeasuredApplication const& application, QString const& path) {
  int const error = giaguaro::writeWhole(application.report(), path);
  if (error == 0) return true;
  say(stderr,
      ("giaguaro: " + path + " could not be written: " + qt_error_string(error) + ".\n").toLocal8Bit());
  return false;
}

int run(QApplication& application, CommandLine const& line) {
  giaguaro::Desktop desktop(line);
  int status = 0;
  QObject::connect(&desktop, &giaguaro::Desktop::done, &application, [&status](QString const& problem) {
    if (!problem.isEmpty()) {
      say(stderr, ("giaguaro: " + problem + '\n').toLocal8Bit());
      status = 1;
    }
    QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
  });
  giaguaro::quitOnSignals(&application, &QCoreApplication::quit);
  desktop.open();
  QApplication::exec();
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  auto const read = giaguaro::readCommandLine({argv + 1, argv + argc});
  if (auto const* end = std::get_if<CommandLineEnd>(&read)) {
    say(end->status == 0 ? stdout : stderr, QByteArray::fromStdString(end->text));
    return end->status;
  }
  auto const& line = std::get<CommandLine>(read);
  // What stands behind -- is not Qt's either.
  argc = static_cast<int>(std::find(argv, argv + argc, std::string_view("--")) - argv);
  argv[argc] = nullptr;

  // No organisation: with one of the same name the folders of settings and data would be doubled.
  QCoreApplication::setApplicationName("giaguaro");
  QCoreApplication::setApplicationVersion(GIAGUARO_VERSION);
  QGuiApplication::setApplicationDisplayName("Giaguaro");
  QGuiApplication::setDesktopFileName("giaguaro");

  qInstallMessageHandler(sayWhyThereIsNoWindow);
  bool const measured = !line.logTurns.isEmpty();
  std::unique_ptr<QApplication> const application =
      measured ? std::make_unique<giaguaro::MeasuredApplication>(argc, argv)
               : std::make_unique<QApplication>(argc, argv);
  qInstallMessageHandler(nullptr);

  int status = run(*application, line);
  if (measured && !writeTurns(static_cast<giaguaro::MeasuredApplication&>(*application), line.logTurns))
    status = 1;
  // A thread that is stuck may be using what would be taken down behind it.
  if (giaguaro::anyLeftBehind()) {
    std::fflush(nullptr);
    std::_Exit(status);
  }
  return status;
}
