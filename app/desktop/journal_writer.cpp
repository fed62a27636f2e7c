#include "app/desktop/journal_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

#include "app/desktop/journal.h"
#include "app/desktop/journal_file.h"
#include "app/desktop/whole_file.h"
#include "core/match/record_json.h"

namespace giaguaro {

JournalWriter::JournalWriter(QObject* parent)
    : QObject(parent), file_(std::make_unique<JournalFile>()), there_(std::make_unique<Mailbox>()) {
  thread_.setObjectName("journal");
  there_->moveToThread(&thread_);
}

JournalWriter::~JournalWriter() {
  if (thread_.isRunning()) {
    // Behind everything that was asked for, so that it is written before the thread ends.
    there_->post([this] { thread_.quit(); });
    thread_.wait();
  }
  there_.reset();  // before the file that its work was about
}

template <class Work>
void JournalWriter::post(Work work) {
  if (!thread_.isRunning()) thread_.start();
  there_->post([this, work = std::move(work)] { here_.post(work()); });
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
  post([this, path, id] { return answer(id, opened(path, file_->create(path))); });
  return id;
}

quint64 JournalWriter::continueAt(QString const& path, qint64 keptBytes) {
  quint64 const id = ++lastId_;
  post([this, path, keptBytes, id] { return answer(id, opened(path, file_->continueAt(path, keptBytes))); });
  return id;
}

quint64 JournalWriter::append(QByteArray const& lines) {
  quint64 const id = ++lastId_;
  post([this, lines, id] { return answer(id, file_->isOpen() ? file_->append(lines) : 0); });
  return id;
}

int JournalWriter::opened(QString const& path, int error) {
  if (error == 0)
    foreign_.remove(path);
  else
    foreign_.insert(path);
  return error;
}

void JournalWriter::close() {
  post([this] {
    file_->close();
    return [] {};
  });
}

// Moves a journal out of the way of the next one; returns where it is now.
QString JournalWriter::setAside(QString const& journal, QString const& name) const {
  if (!isOurs(journal)) return {};
  QString const aside = QFileInfo(journal).dir().filePath(name + ".journal");
  return QFile::rename(journal, aside) ? aside : journal;
}

void JournalWriter::file(Record const& record, QString const& path, QString const& journal) {
  QByteArray const content =
      hasAction(record) ? QByteArray::fromStdString(toJson(record) + '\n') : QByteArray();
  post([this, content, path, journal]() -> std::function<void()> {
    file_->close();
    if (!content.isEmpty()) {
      QDir().mkpath(QFileInfo(path).absolutePath());
      if (int const error = writeWhole(content, path)) {
        // The match must stay somewhere.
        QString const kept = setAside(journal, QFileInfo(path).fileName());
        return [this, path, error, kept] { emit notFiled(path, causeOf(error), kept); };
      }
    }
    // One that will not go is found again at the next start, and the next match there says that it cannot be
    // kept.
    if (isOurs(journal)) QFile::remove(journal);
    if (content.isEmpty()) return [] {};
    return [this, path] { emit filed(path); };
  });
}

}  // namespace giaguaro
