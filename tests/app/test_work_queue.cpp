// Work on a thread of its own: in order, answered where it was asked for, waited for at the end, but not for
// ever.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <fcntl.h>
#include <semaphore>
#include <sys/stat.h>
#include <unistd.h>

#include "app/desktop/disk/user_files.h"
#include "app/desktop/threads/left_behind.h"
#include "app/desktop/threads/work_queue.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"

namespace testWorkQueue {

using namespace giaguaro;
using namespace giaguaro::test;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr seconds ample{60};

// A thing that takes whatever is written to it once somebody reads, and until then keeps who writes waiting.
class StuckPipe {
 public:
  explicit StuckPipe(QString const& path) : path_(QFile::encodeName(path)) {
    if (::mkfifo(path_.constData(), 0600) != 0) qFatal("There is no pipe.");
  }
  ~StuckPipe() { letGo(); }
  StuckPipe(StuckPipe const&) = delete;
  StuckPipe& operator=(StuckPipe const&) = delete;

  // Waits until letGo().
  void feed() const { ::close(::open(path_.constData(), O_WRONLY | O_CLOEXEC)); }
  void letGo() {
    if (reader_ < 0) reader_ = ::open(path_.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  }

 private:
  QByteArray path_;
  int reader_ = -1;
};

}  // namespace

class TestWorkQueue : public QObject {
  Q_OBJECT

 private slots:
  void inOrderAndAnsweredHere() {
    std::vector<int> done;
    std::vector<int> answered;
    Qt::HANDLE const here = QThread::currentThreadId();
    bool elsewhere = true;
    bool answersHere = true;
    WorkQueue queue(ample);
    for (int i = 0; i < 100; ++i)
      queue.post([&, i]() -> WorkQueue::Answer {
        elsewhere = elsewhere && QThread::currentThreadId() != here;
        done.push_back(i);
        if (i % 2 == 0) return nullptr;  // the last one answers, so that all are done then
        return [&, i] {
          answersHere = answersHere && QThread::currentThreadId() == here;
          answered.push_back(i);
        };
      });
    QVERIFY(comes([&] { return answered.size() == 50; }));
    QVERIFY(elsewhere && answersHere);
    QVERIFY(std::ranges::is_sorted(done) && done.size() == 100);
    QVERIFY(std::ranges::is_sorted(answered));
  }

  void theEndWaitsForAllThatWasAsked() {
    int done = 0;
    bool answered = false;
    {
      WorkQueue queue(ample);
      for (int i = 0; i < 50; ++i)
        queue.post([&]() -> WorkQueue::Answer {
          ++done;
          return [&] { answered = true; };
        });
    }
    QCOMPARE(done, 50);
    QCoreApplication::processEvents();
    QVERIFY(!answered);  // there is nobody any more
  }

  void aQueueWithoutWorkEnds() { WorkQueue const queue(ample); }

  // What is stuck is left behind, does its work when it can, and answers nobody.
  void theEndIsNotForEver() {
    std::binary_semaphore begun(0);
    std::binary_semaphore goOn(0);
    std::binary_semaphore ended(0);
    bool answered = false;
    {
      WorkQueue queue(milliseconds(0));
      queue.post([&]() -> WorkQueue::Answer {
        begun.release();
        goOn.acquire();
        return [&] { answered = true; };
      });
      queue.post([&]() -> WorkQueue::Answer {
        ended.release();
        return nullptr;
      });
      begun.acquire();
    }
    QVERIFY(anyLeftBehind());
    goOn.release();
    ended.acquire();
    QCoreApplication::processEvents();
    QVERIFY(!answered);
  }

  // Files that are read, matches that are saved and scores that are written do not wait for a printer, nor
  // for each other.
  void nothingWaitsForWhatIsStuck_data() {
    QTest::addColumn<QString>("stuck");
    for (char const* stuck : {"print", "write"}) QTest::newRow(stuck) << stuck;
  }
  void nothingWaitsForWhatIsStuck() {
    QFETCH(QString, stuck);
    QTemporaryDir const folder;
    StuckPipe pipe(folder.filePath("pipe"));
    UserFiles files;
    QStringList told;
    connect(&files, &UserFiles::saved, this, [&] { told << "saved"; });
    connect(&files, &UserFiles::written, this, [&] { told << "written"; });
    connect(&files, &UserFiles::matchRead, this, [&] { told << "read"; });
    if (stuck == "print")
      files.print([&pipe]() -> WorkQueue::Answer {
        pipe.feed();
        return nullptr;
      });
    else
      files.write(
          [&pipe] {
            pipe.feed();
            return QByteArray("csv");
          },
          folder.filePath("a.csv"));
    files.save([] { return QByteArray("match"); }, folder.filePath("a.giaguaro"));
    QVERIFY(comes([&] { return told.contains("saved"); }));
    files.read(folder.filePath("a.giaguaro"));
    QVERIFY(comes([&] { return told.contains("read"); }));
    if (stuck == "print") {
      files.write([] { return QByteArray("csv"); }, folder.filePath("b.csv"));
      QVERIFY(comes([&] { return told.contains("written"); }));
    }
    QVERIFY(!QFile::exists(folder.filePath("a.csv")));
    pipe.letGo();
  }

  // What is no file is not replaced by one.
  void onlyFilesAreReplaced() {
    QTemporaryDir const folder;
    QString const pipe = folder.filePath("pipe");
    StuckPipe const there(pipe);
    QVERIFY(QDir(folder.path()).mkpath("folder"));
    QVERIFY(QFile::link(pipe, folder.filePath("link")));
    UserFiles files;
    QStringList told;
    connect(&files, &UserFiles::written, this, [&] { told << "written"; });
    connect(&files, &UserFiles::notWritten, this,
            [&](QString const&, Argument const& what) { told << QString::fromUtf8(what.text.id); });
    for (char const* name : {"pipe", "link", "folder"})
      files.write([] { return QByteArray("csv"); }, folder.filePath(name));
    QVERIFY(comes([&] { return told.size() == 3; }));
    QCOMPARE(told, (QStringList{"cause.no-file", "cause.no-file", "cause.folder"}));
    struct stat status {};
    QVERIFY(::stat(QFile::encodeName(pipe).constData(), &status) == 0 && S_ISFIFO(status.st_mode));
    QVERIFY(QFileInfo(folder.filePath("link")).isSymLink());
  }

  // Nothing is no content: what lies there stays.
  void nothingReplacesNothing() {
    QTemporaryDir const folder;
    QFile there(folder.filePath("scores.csv"));
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("csv") == 3);
    there.close();
    UserFiles files;
    QStringList told;
    connect(&files, &UserFiles::written, this, [&] { told << "written"; });
    connect(&files, &UserFiles::notWritten, this,
            [&](QString const&, Argument const& what) { told << QString::fromUtf8(what.text.id); });
    files.write([] { return QByteArray(); }, there.fileName());
    QVERIFY(comes([&] { return told.size() == 1; }));
    QCOMPARE(told, QStringList{"cause.nothing"});
    QCOMPARE(there.size(), 3);
  }
};

}  // namespace testWorkQueue

QTEST_GUILESS_MAIN(testWorkQueue::TestWorkQueue)
#include "test_work_queue.moc"
