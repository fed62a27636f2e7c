// Leads to lessons and back: the chooser, the lessons themselves (read from the program's own files when they are first
// wanted), and how far somebody has come (app/desktop/lesson_progress.h), both read and written off the GUI thread. The
// session stands still meanwhile and has the table again when the lesson has been left, and so have the sheets that
// were open.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "app/desktop/lesson_progress.h"
#include "app/desktop/lesson_source.h"
#include "app/desktop/work_queue.h"

namespace giaguaro {

class LessonsSheet;
class MainWindow;
class Session;
class TableFeed;
struct LessonList;

class Teaching : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it. `path`: of the file of progress. `avatar`: the face that the person at this screen has now.
  Teaching(MainWindow* window, TableFeed* feed, Session* session, QString path, std::function<int()> avatar);

  // Shows the chooser.
  void offer();
  // Takes up a lesson by its id, as soon as the lessons are read.
  void begin(QString const& id);
  // Back to the session.
  void end();
  bool isOn() const { return source_ != nullptr; }
  LessonSource* source() const { return source_.get(); }
  LessonProgress const& progress() const { return progress_; }
  // Those that have been read, in the order of games.
  std::vector<LessonBook const*> books() const;

  // How time passes in lessons, unless a test has its own clock.
  void setAlarms(std::function<std::unique_ptr<Alarm>()> alarms) { alarms_ = std::move(alarms); }

 signals:
  void begun();  // before the first lesson has the table
  void failed(Message const& why);

 private:
  using Books = std::vector<std::shared_ptr<LessonBook const>>;

  void whenRead(std::function<void()> next);
  void take(Books books, std::vector<std::string> const& problems, ProgressFile file);
  void showChooser();
  LessonList list() const;
  void take(std::shared_ptr<LessonBook const> book, std::size_t place);
  void next();
  void keepPlace();
  void store();
  void hold(bool held);

  MainWindow* window_;
  TableFeed* feed_;
  Session* session_;
  QString path_;
  std::function<int()> avatar_;
  std::function<std::unique_ptr<Alarm>()> alarms_;
  std::unique_ptr<LessonSource> source_;
  std::shared_ptr<LessonBook const> book_;  // the source's, at this place
  std::size_t place_ = 0;
  LessonsSheet* sheet_ = nullptr;  // made when first wanted
  bool wasPaused_ = false;         // the session, by the person's own wish
  bool read_ = false;
  std::vector<std::function<void()>> waiting_;  // for what is read
  Books books_;
  LessonProgress progress_;
  bool mayStore_ = true;
  bool toldUnwritten_ = false;
  WorkQueue work_;
};

}  // namespace giaguaro
