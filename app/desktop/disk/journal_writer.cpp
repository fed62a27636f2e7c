#include "app/desktop/disk/journal_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/journal_file.h"
#include "app/desktop/disk/whole_file.h"
#include "core/match/record_json.h"

namespace giaguaro {

namespace {

// How long the end of the program waits for a disk.
constexpr std::chrono::seconds untilOnDisk{10};

}  // namespace

struct JournalWriter::OnDisk {
  JournalFile file;
  QSet<QString> foreign;  // journals that could not be opened

  int opened(QString const& path, int error) {
    if (error == 0)
      foreign.remove(path);
    else
      foreign.insert(path);
    return error;
  }
  bool isOurs(QString const& journal) const { return !journal.isEmpty() && !foreign.contains(journal); }
  // Moves a journal out of the way of the next one; returns where it is now.
  QString setAside(QString const& journal, QString const& name) const {
    if (!isOurs(journal)) return {};
    QString const aside = QFileInfo(journal).dir().filePath(name + ".journal");
    return QFile::rename(journal, aside) ? aside : journal;
  }
};

JournalWriter::JournalWriter(QObject* parent)
    : QObject(parent), disk_(std::make_shared<OnDisk>()), queue_(untilOnDisk) {}

JournalWriter::~JournalWriter() = default;

quint64 JournalWriter::request(Step const& step) {
  quint64 const id = ++lastId_;
  queue_.post([this, id, step, disk = disk_]() -> WorkQueue::Answer {
    int const error = step(*disk);
    return [this, id, error] {
      if (error == 0)
        emit written(id);
      else
        emit failed(id, causeOf(error));
    };
  });
  return id;
}

quint64 JournalWriter::create(QString const& path) {
  return request([path](OnDisk& disk) { return disk.opened(path, disk.file.create(path)); });
}

quint64 JournalWriter::continueAt(QString const& path, qint64 keptBytes) {
  return request(
      [path, keptBytes](OnDisk& disk) { return disk.opened(path, disk.file.continueAt(path, keptBytes)); });
}

quint64 JournalWriter::appendMade(std::function<QByteArray()> const& lines) {
  return request([lines](OnDisk& disk) { return disk.file.isOpen() ? disk.file.append(lines()) : 0; });
}

void JournalWriter::close() {
  queue_.post([disk = disk_]() -> WorkQueue::Answer {
    disk->file.close();
    return nullptr;
  });
}

void JournalWriter::fileMade(std::function<Record()> const& make, QString const& path,
                             QString const& journal) {
  queue_.post([this, make, path, journal, disk = disk_]() -> WorkQueue::Answer {
    disk->file.close();
    Record const record = make();
    bool const isWorthKeeping = hasAction(record);
    if (isWorthKeeping) {
      QDir().mkpath(QFileInfo(path).absolutePath());
      if (int const error = writeWhole(QByteArray::fromStdString(toJson(record) + '\n'), path)) {
        // The match must stay somewhere.
        QString const kept = disk->setAside(journal, QFileInfo(path).fileName());
        return [this, path, error, kept] { emit notFiled(path, causeOf(error), kept); };
      }
    }
    // One that will not go is found again at the next start, and the next match there says that it cannot be
    // kept.
    if (disk->isOurs(journal)) QFile::remove(journal);
    if (!isWorthKeeping) return nullptr;
    return [this, path] { emit filed(path); };
  });
}

}  // namespace giaguaro
