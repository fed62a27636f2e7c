#include "app/desktop/disk/user_files.h"

#include <cerrno>
#include <utility>

#include "app/desktop/disk/journal_file.h"
#include "app/desktop/disk/whole_file.h"

namespace giaguaro {

namespace {

using std::chrono::seconds;

// How long the end of the program waits for each.
constexpr seconds untilRead{1};
constexpr seconds untilWritten{10};
constexpr seconds untilPrinted{3};

}  // namespace

UserFiles::UserFiles(QObject* parent)
    : QObject(parent),
      reading_(untilRead),
      saving_(untilWritten),
      writing_(untilWritten),
      printing_(untilPrinted) {}

void UserFiles::read(QString const& path) {
  reading_.post([this, path, id = ++lastRead_]() -> WorkQueue::Answer {
    auto file = std::make_shared<MatchFile>(readMatchFile(path));
    return [this, path, id, file = std::move(file)] {
      if (id == lastRead_) emit matchRead(path, file);
    };
  });
}

void UserFiles::save(Content const& content, QString const& path) {
  writeBy(saving_, content, path, &UserFiles::saved);
}

void UserFiles::write(Content const& content, QString const& path) {
  writeBy(writing_, content, path, &UserFiles::written);
}

void UserFiles::writeBy(WorkQueue& queue, Content const& content, QString const& path,
                        void (UserFiles::*done)(QString const&)) {
  queue.post([this, content, path, done]() -> WorkQueue::Answer {
    QByteArray const text = content();
    // Nothing of ours is empty: where it is, what it was to be made of is not there, and what lies in its place stays.
    int const error = text.isEmpty() ? ENODATA : writeWhole(text, path);
    return [this, path, done, error] {
      if (error == 0)
        emit(this->*done)(path);
      else
        emit notWritten(path, causeOf(error));
    };
  });
}

}  // namespace giaguaro
