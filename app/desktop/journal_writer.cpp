#include "app/desktop/journal_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <utility>

#include "app/desktop/journal_file.h"

namespace giaguaro {

namespace {

int writeWhole(QByteArray const& content, QString const& path) {
  errno = 0;
  QDir().mkpath(QFileInfo(path).absolutePath());
  QSaveFile save(path);
  if (save.open(QIODevice::WriteOnly) && save.write(content) == content.size() && save.commit()) return 0;
  return errno != 0 ? errno : EIO;  // Qt keeps no number of its own
}

}  // namespace

JournalWriter::JournalWriter(QObject* parent) : QObject(parent), file_(std::make_unique<JournalFile>()) {
  thread_.setObjectName("journal");
  file_->moveToThread(&thread_);
}

JournalWriter::~JournalWriter() {
  if (!thread_.isRunning()) return;
  // Behind everything that was asked for, so that it is written before the thread ends.
  QMetaObject::invokeMethod(
      file_.get(), [this] { thread_.quit(); }, Qt::QueuedConnection);
  thread_.wait();
}

template <class Work>
void JournalWriter::post(Work work) {
  if (!thread_.isRunning()) thread_.start();
  auto const run = [this, work = std::move(work)] {
    QMetaObject::invokeMethod(this, work(), Qt::QueuedConnection);
  };
  QMetaObject::invokeMethod(file_.get(), run, Qt::QueuedConnection);
}

std::function<void()> JournalWriter::answer(quint64 id, int error) {
  return [this, id, error] {
    if (error == 0)
      emit written(id);
    else
      emit failed(id, causeOf(error));
  };
}

quint64 JournalWriter::create(QString const& path) {
  quint64 const id = ++lastId_;
  post([this, path, id] { return answer(id, file_->create(path)); });
  return id;
}

quint64 JournalWriter::continueAt(QString const& path, qint64 keptBytes) {
  quint64 const id = ++lastId_;
  post([this, path, keptBytes, id] { return answer(id, file_->continueAt(path, keptBytes)); });
  return id;
}

quint64 JournalWriter::append(QByteArray const& lines) {
  quint64 const id = ++lastId_;
  post([this, lines, id] { return answer(id, file_->isOpen() ? file_->append(lines) : 0); });
  return id;
}

void JournalWriter::file(QByteArray const& content, QString const& path, QString const& journal) {
  post([this, content, path, journal]() -> std::function<void()> {
    file_->close();
    if (int const error = writeWhole(content, path)) {
      // The match must stay somewhere, and out of the way of the next one's journal.
      if (!journal.isEmpty())
        QFile::rename(journal, QFileInfo(journal).dir().filePath(QFileInfo(path).fileName() + ".journal"));
      return [this, path, error] { emit notFiled(path, causeOf(error)); };
    }
    if (!journal.isEmpty()) QFile::remove(journal);
    return [this, path] { emit filed(path); };
  });
}

}  // namespace giaguaro
