// Where records go, over a system that refuses: a file system without permissions, a stream that cannot be
// made. The program's own file is compiled in, so that the two calls are this test's.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <cstdio>
#include <dlfcn.h>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include "app/arena/output.cpp"
#include "tests/joined.h"

namespace testOutput {

namespace {

bool modesAreRefused = false;
bool streamsAreRefused = false;

}  // namespace

// In place of the system's, for this whole program.
extern "C" int fchmod(int descriptor, mode_t mode) noexcept {
  static auto* const system = reinterpret_cast<int (*)(int, mode_t)>(dlsym(RTLD_NEXT, "fchmod"));
  if (!modesAreRefused) return system(descriptor, mode);
  errno = EPERM;
  return -1;
}
extern "C" std::FILE* fdopen(int descriptor, char const* mode) noexcept {
  static auto* const system = reinterpret_cast<std::FILE* (*)(int, char const*)>(dlsym(RTLD_NEXT, "fdopen"));
  if (!streamsAreRefused) return system(descriptor, mode);
  errno = ENOMEM;
  return nullptr;
}

using giaguaro::arena::BadInput;
using giaguaro::arena::contentsOf;
using giaguaro::arena::Output;

class TestOutput : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    modesAreRefused = false;
    streamsAreRefused = false;
    folder_ = std::make_unique<QTemporaryDir>();
    path_ = folder_->filePath("out.jsonl").toStdString();
  }

  void appearsOnceItIsWhole() {
    {
      Output output(path_);
      output.line("left");
    }
    QVERIFY(names().isEmpty());
    Output output(path_);
    output.line("whole");
    QVERIFY(!names().contains("out.jsonl"));
    output.commit();
    QCOMPARE(names(), QStringList{"out.jsonl"});
    QCOMPARE(contentsOf(path_), std::string("whole\n"));
  }

  void keepsThePermissionsOfTheFileItReplaces() {
    QFile file(QString::fromStdString(path_));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(chmod(path_.c_str(), 0640) == 0);
    Output output(path_);
    output.commit();
    struct stat status {};
    QCOMPARE(stat(path_.c_str(), &status), 0);
    QCOMPARE(status.st_mode & 07777U, 0640U);
  }

  void needsNoPermissionsOfTheFileSystem() {
    modesAreRefused = true;
    Output output(path_);
    output.line("whole");
    output.commit();
    QCOMPARE(names(), QStringList{"out.jsonl"});
    QCOMPARE(contentsOf(path_), std::string("whole\n"));
  }

  void leavesNothingWhereItCannotBegin() {
    streamsAreRefused = true;
    qsizetype const open = descriptors();
    std::string refusal;
    try {
      Output const output(path_);
    } catch (BadInput const& bad) {
      refusal = bad.what();
    }
    QVERIFY2(refusal.starts_with(path_ + ": cannot be written: "), refusal.c_str());
    QVERIFY(refusal.find("memory") != std::string::npos);
    QVERIFY(names().isEmpty());
    QCOMPARE(descriptors(), open);
  }

  void aLinkStaysOne_data() {
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("isThere");
    for (bool const isThere : {true, false}) {
      QTest::addRow("beside it, %s", isThere ? "there" : "not there") << "real.jsonl" << isThere;
      QTest::addRow("elsewhere, %s", isThere ? "there" : "not there") << "below/real.jsonl" << isThere;
      QTest::addRow("from the root, %s", isThere ? "there" : "not there") << "/real.jsonl" << isThere;
    }
  }
  void aLinkStaysOne() {
    QFETCH(QString, to);
    QFETCH(bool, isThere);
    QVERIFY(QDir(folder_->path()).mkpath("below"));
    QString const real = folder_->filePath(to.startsWith('/') ? to.mid(1) : to);
    if (to.startsWith('/')) to = real;
    QFile file(real);
    if (isThere) QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QString const path = QString::fromStdString(path_);
    QVERIFY(::symlink("second.jsonl", path_.c_str()) == 0);
    QVERIFY(::symlink(qPrintable(to), qPrintable(folder_->filePath("second.jsonl"))) == 0);
    { Output const left(path_); }
    QCOMPARE(QFile::exists(real), isThere);
    Output output(path_);
    output.line("whole");
    output.commit();
    QVERIFY(QFileInfo(path).isSymLink());
    QVERIFY(!QFileInfo(real).isSymLink());
    QCOMPARE(contentsOf(real.toStdString()), std::string("whole\n"));
  }

  void linksInACircleAreRefused() {
    QVERIFY(::symlink("out.jsonl", path_.c_str()) == 0);
    QVERIFY_EXCEPTION_THROWN(Output const output(path_), BadInput);
    QVERIFY(QFileInfo(QString::fromStdString(path_)).isSymLink());
  }

  void checksWithoutATrace() {
    Output::check(path_);
    QVERIFY(names().isEmpty());
    QVERIFY_EXCEPTION_THROWN(Output::check(path_ + "/below"), BadInput);
    QVERIFY_EXCEPTION_THROWN(Output::check(folder_->path().toStdString()), BadInput);
    // Nobody reads it yet: opened, it would keep this waiting.
    QVERIFY(::mkfifo(path_.c_str(), 0600) == 0);
    Output::check(path_);
  }

 private:
  QStringList names() const { return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden); }
  static qsizetype descriptors() {
    return QDir("/proc/self/fd").entryList(QDir::AllEntries | QDir::System).size();
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::string path_;
};

}  // namespace testOutput

QTEST_APPLESS_MAIN(testOutput::TestOutput)
#include "test_output.moc"
