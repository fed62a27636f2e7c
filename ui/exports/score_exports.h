// The ways out of the score sheet: the clipboard, the printer, PDF and CSV. It asks for files, and says what it
// has done; the printer, and what takes its time, are left to whoever hears its signals.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <functional>

#include "ui/exports/print_wish.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class FileQuestion;

class ScoreExports : public QObject {
  Q_OBJECT

 public:
  // What is shown when something has been answered is what goes out.
  using Shown = std::function<TableScene const&()>;

  // The window that its dialogs belong to, and who asks for files, outlive it.
  ScoreExports(Shown shown, QWidget* window, FileQuestion* question);

  // The file name that is proposed for a match, without a suffix: the game and the day.
  static QString proposedName(TableScene const& scene);

  void copy();
  void print();
  void writePdf();
  void writeCsv();

 signals:
  void copied(QString const& words);  // that it has been
  void failed(Message const& why);
  void printWanted(PrintWish const& wish);
  // What makes the file may be run on any thread.
  void writeWanted(std::function<QByteArray()> const& content, QString const& path);
  // What takes its time, to be run on any thread; what it returns is run in this one again.
  void workWanted(std::function<std::function<void()>()> const& work);

 private:
  Shown shown_;
  QWidget* window_;
  FileQuestion* question_;
};

}  // namespace giaguaro
