// Leads to lessons and back: the chooser, the lessons themselves (read from the program's own files when they are first
// wanted), and how far somebody has come (app/desktop/lessons/lesson_progress.h), both read and written off the GUI thread. The
// positions kept from one's own hands are chosen and solved there too (app/desktop/lessons/position_book.h). A
// lesson has the table of the match in play until it has been left.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/lessons/lesson_progress.h"
#include "app/desktop/lessons/lesson_source.h"
#include "app/desktop/lessons/position_book.h"
#include "app/desktop/session/table_loan.h"
#include "app/desktop/threads/work_queue.h"
#include "ui/first_page/game_progress.h"
#include "ui/lessons/lesson_list.h"

namespace giaguaro {

class LessonsSheet;
class MainWindow;
class Session;

class Teaching : public QObject, public TableBorrower {
  Q_OBJECT

 public:
  // The person at this screen, as it is now.
  struct Person {
    QString name;
    int avatar = 1;
  };

  // All of them outlive it. `path`: of the file of progress.
  Teaching(MainWindow* window, TableLoan* loan, Session* session, PositionBook* positions, QString path,
           std::function<Person()> person);

  // Somebody else sits here, who has come as far as stands there. A lesson that is on ends.
  void setFile(QString const& path);
  // Nothing is left of how far somebody had come.
  void removeFile(QString const& path);
  // Shows the chooser.
  void offer();
  // Takes up a lesson by its id, as soon as the lessons are read.
  void begin(QString const& id);
  void end() override;
  bool isOn() const { return source_ != nullptr; }
  // How many lessons there are of each game, and are done. Read anew, and nothing is told of a file that cannot be.
  void count(std::function<void(std::vector<GameProgress>)> then);
  LessonSource* source() const { return source_.get(); }
  LessonProgress const& progress() const { return progress_; }
  // Those that have been read, in the order of games.
  std::vector<LessonBook const*> books() const;

  // How time passes in lessons, unless a test has its own clock.
  void setAlarms(std::function<std::unique_ptr<Alarm>()> alarms) { alarms_ = std::move(alarms); }

 signals:
  void taken(GameInfo const& game);  // one of its lessons is
  void progressed();                 // a lesson is done that was not
  void failed(Message const& why);

 private:
  using Books = std::vector<std::shared_ptr<LessonBook const>>;
  using Progress = SharedFile<LessonProgress>;

  void openFile();
  void whenRead(std::function<void()> next);
  void read();
  void take(Books books, std::vector<std::string> const& problems, Progress::Read file);
  void showChooser();
  LessonList list() const;
  std::vector<LessonList::Own> ownPositions() const;
  std::vector<int> dueNow() const;
  void solve(int number);
  void takeTable(std::unique_ptr<LessonSource> source);
  void take(std::shared_ptr<LessonBook const> book, std::size_t place);
  void next();
  void keepPlace();
  void store(Progress::Change change);
  void tell(FileTrouble const& trouble);

  MainWindow* window_;
  TableLoan* loan_;
  Session* session_;
  std::shared_ptr<Progress> file_;  // of the thread, but for its place in memory
  QString path_;
  PositionBook* positions_;
  std::function<Person()> person_;
  std::function<std::unique_ptr<Alarm>()> alarms_;
  std::unique_ptr<LessonSource> source_;
  std::shared_ptr<LessonBook const> book_;  // the source's, at this place
  std::size_t place_ = 0;
  std::optional<int> own_{};       // the number of the position, where the source is one
  LessonsSheet* sheet_ = nullptr;  // made when first wanted
  bool read_ = false;
  std::vector<std::function<void()>> waiting_;  // for what is read
  Books books_;
  LessonProgress progress_;
  int storing_ = 0;  // changes of it that are on their way
  FileTeller teller_;
  WorkQueue work_;
};

}  // namespace giaguaro
