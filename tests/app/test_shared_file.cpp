// Files that several windows change: nobody's change is lost, whatever else changes at once or cannot be written.
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "app/desktop/disk/shared_file.h"
#include "tests/joined.h"

namespace testSharedFile {

using namespace giaguaro;
using Lines = SharedFile<QByteArray>;

class TestSharedFile : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  QString path() const { return folder_->filePath("in/lines"); }
  // Whole lines; an x is none.
  Lines lines() const {
    auto const read = [](QByteArray const& text) {
      return text.contains('x') ? std::nullopt : std::optional(text);
    };
    return {path(), {.largest = 10'000, .read = read, .write = [](QByteArray const& text) { return text; }}};
  }
  static Lines::Change adding(char const* line) {
    return [line](QByteArray& text) {
      text += line;
      return true;
    };
  }
  QByteArray bytes() const {
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void put(QByteArray const& text) const {
    QVERIFY(QDir(folder_->path()).mkpath("in"));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
  }

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  // Not what whoever changes it remembers.
  void whatStandsThereIsChanged() {
    Lines here = lines();
    Lines there = lines();
    here.change(adding("a"));
    QCOMPARE(there.change(adding("b")).value, QByteArray("ab"));
    QCOMPARE(here.change(adding("c")).value, QByteArray("abc"));
    QCOMPARE(there.read().value, QByteArray("abc"));
    QCOMPARE(bytes(), QByteArray("abc"));
    there.remove();
    QVERIFY(!QFile::exists(path()));
    QCOMPARE(here.change(adding("d")).value, QByteArray("d"));
  }

  // At once, from two threads.
  void everyChangeCounts() {
    constexpr int each = 40;
    auto const work = [this](char const* line) {
      Lines file = lines();
      for (int i = 0; i < each; ++i) file.change(adding(line));
    };
    std::thread one(work, "a");
    std::thread other(work, "b");
    one.join();
    other.join();
    QCOMPARE(bytes().count('a'), each);
    QCOMPARE(bytes().count('b'), each);
    QCOMPARE(QDir(folder_->filePath("in")).entryList(QDir::Files), QStringList{"lines"});
  }

  void whatIsAsItWasIsNotWritten() {
    put("a");
    FileStamp const before = stampOf(path());
    QCOMPARE(lines().change([](QByteArray&) { return false; }).value, QByteArray("a"));
    QVERIFY(stampOf(path()) == before);
    lines().change(adding("b"));
    QVERIFY(stampOf(path()) != before);
  }

  // A file lies in the place of its folder.
  void whatCouldNotBeWrittenIsWrittenLater() {
    QFile inTheWay(folder_->filePath("in"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    Lines file = lines();
    Lines::Read const first = file.change(adding("a"));
    QVERIFY(first.trouble.error != 0);
    QCOMPARE(first.value, QByteArray("a"));
    QCOMPARE(file.read().value, QByteArray("a"));
    QVERIFY(inTheWay.remove());
    QCOMPARE(file.change(adding("b")).trouble.error, 0);
    QCOMPARE(bytes(), QByteArray("ab"));
    file.change(adding("c"));
    QCOMPARE(bytes(), QByteArray("abc"));
  }

  void damagedIsMovedAside() {
    put("x");
    Lines file = lines();
    Lines::Read const read = file.change(adding("a"));
    QVERIFY(read.trouble.damaged);
    QCOMPARE(read.trouble.keptAs, path() + ".broken");
    QCOMPARE(bytes(), QByteArray("a"));
    QVERIFY(!file.read().trouble.damaged);
  }

  // Who reads waits for nobody, and leaves what another window has in its hands.
  void nothingIsMovedUnderAnothersHands() {
    put("x");
    QLockFile held(path() + ".lock");
    QVERIFY(held.tryLock(0));
    QVERIFY(!lines().read().trouble.damaged);
    QCOMPARE(bytes(), QByteArray("x"));
    held.unlock();
    QVERIFY(lines().read().trouble.damaged);
  }
};

}  // namespace testSharedFile

QTEST_GUILESS_MAIN(testSharedFile::TestSharedFile)
#include "test_shared_file.moc"
