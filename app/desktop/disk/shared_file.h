// A file of the program's own that several windows change: the positions, the lessons, the lock-outs. What a window
// remembers of it may be old, so none writes what it remembers: a change is made to what stands there now, with the lock
// beside the file held, and then all of it is written, as a whole or not at all.
//
// Its owner keeps it on one thread, and not the GUI thread: it waits for disks and for other windows.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/rules/message.h"

namespace giaguaro {

// What went wrong with such a file, and is to be told.
struct FileTrouble {
  bool damaged = false;  // what lay there cannot be read
  QString keptAs{};      // to where it was moved; empty: it could not be, and is never replaced
  int error = 0;         // the errno of what was not written

  bool operator==(FileTrouble const&) const = default;
};

// The sentences for it; {file} is the path, or where it was moved, {what} the cause.
struct FileWords {
  Phrase kept;
  Phrase bad;
  Phrase unwritten;
};

// By which a file that was replaced meanwhile is told from the one before, without a look into it. Not there: as made by
// default.
struct FileStamp {
  quint64 number = 0;
  qint64 size = 0;
  qint64 seconds = 0;
  qint64 nanoseconds = 0;

  bool operator==(FileStamp const&) const = default;
};
FileStamp stampOf(QString const& path);

// Says each of them once; of what is moved aside, each time.
class FileTeller {
 public:
  FileTeller(FileWords words, QString path) : words_(words), path_(std::move(path)) {}
  std::optional<Message> tell(FileTrouble const& trouble);

 private:
  FileWords words_;
  QString path_;
  bool toldBad_ = false;
  bool toldUnwritten_ = false;
};

// The file without what stands in it.
class SharedBytes {
 public:
  using Check = std::function<bool(QByteArray const&)>;  // false: it is damaged
  using Make = std::function<std::optional<QByteArray>()>;

  SharedBytes(QString path, qint64 largest) : path_(std::move(path)), largest_(largest) {}

  // A damaged file is moved aside, so that it is met once; one that is not there is given to nobody. Nothing is held: it is
  // read as whole as it was written.
  FileTrouble read(Check const& check) const;
  // The same, and then all that `make` answers is written, while no other window changes it; nothing: it stays as it is.
  FileTrouble change(Check const& check, Make const& make) const;
  // It goes, while no other window changes it.
  void remove() const;

  QString const& path() const { return path_; }

 private:
  enum class Found { fine, damaged };
  Found find(Check const& check) const;

  QString path_;
  qint64 largest_;
};

// With a value in it.
template <class Value>
class SharedFile {
 public:
  struct Format {
    qint64 largest = 0;
    std::function<std::optional<Value>(QByteArray const&)> read;  // nothing: it is damaged
    std::function<QByteArray(Value const&)> write;
  };
  struct Read {
    Value value{};
    FileTrouble trouble{};
  };
  using Change = std::function<bool(Value&)>;  // false: it is as it was

  SharedFile(QString const& path, Format format)
      : format_(std::move(format)), bytes_(path, format_.largest) {}

  // What stands there, with what could not be written yet; of a file that is not there, or is damaged, nothing.
  Read read() {
    Read read;
    read.trouble = bytes_.read(into(read.value));
    for (Change const& change : unwritten_) change(read.value);
    return read;
  }
  // What stands there afterwards. What could not be written is with the next change.
  Read change(Change change) {
    Read read;
    bool made = false;
    unwritten_.push_back(std::move(change));
    read.trouble = bytes_.change(into(read.value), [&]() -> std::optional<QByteArray> {
      made = true;
      bool changes = false;
      for (Change const& each : unwritten_) changes = each(read.value) || changes;
      return changes ? std::optional(format_.write(read.value)) : std::nullopt;
    });
    if (!made)
      read.value = this->read().value;
    else if (read.trouble.error == 0)
      unwritten_.clear();
    return read;
  }
  void remove() {
    unwritten_.clear();
    bytes_.remove();
  }

 private:
  SharedBytes::Check into(Value& value) const {
    return [this, &value](QByteArray const& text) {
      auto read = format_.read(text);
      if (!read) return false;
      value = *std::move(read);
      return true;
    };
  }

  Format format_;
  SharedBytes bytes_;
  std::vector<Change> unwritten_;
};

}  // namespace giaguaro
