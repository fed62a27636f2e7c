#include "app/desktop/user_files.h"

#include <utility>

#include "app/desktop/journal_file.h"
#include "app/desktop/whole_file.h"

namespace giaguaro {

UserFiles::UserFiles(QObject* parent) : QObject(parent), there_(std::make_unique<Mailbox>()) {
  thread_.setObjectName("files");
  there_->moveToThread(&thread_);
}

UserFiles::~UserFiles() {
  if (!thread_.isRunning()) return;
  // Behind everything that was asked for.
  there_->post([this] { thread_.quit(); });
  thread_.wait();
}

// What `work` returns runs here again.
void UserFiles::run(std::function<std::function<void()>()> const& work) {
  if (!thread_.isRunning()) thread_.start();
  there_->post([this, work] { here_.post(work()); });
}

void UserFiles::read(QString const& path) {
  run([this, path, id = ++lastRead_] {
    auto file = std::make_shared<MatchFile>(readMatchFile(path));
    return [this, path, id, file = std::move(file)] {
      if (id == lastRead_) emit matchRead(path, file);
    };
  });
}

void UserFiles::write(std::function<QByteArray()> const& content, QString const& path) {
  run([this, content, path] {
    int const error = writeWhole(content(), path);
    return [this, path, error] {
      if (error == 0)
        emit written(path);
      else
        emit notWritten(path, causeOf(error));
    };
  });
}

}  // namespace giaguaro
