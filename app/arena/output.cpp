#include "app/arena/output.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "app/arena/arguments.h"

namespace giaguaro::arena {

namespace {

mode_t usualMode() {
  mode_t const mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

// Where links lead to, also where nothing is there yet; in a folder that is there, by its one name.
std::string resolved(std::filesystem::path path) {
  constexpr int mostLinks = 40;  // as many as the system follows
  std::error_code error;
  for (int link = 0; link < mostLinks; ++link) {
    auto const to = std::filesystem::read_symlink(path, error);
    if (error) break;
    path = path.parent_path() / to;  // one that begins at the root stays as it is
  }
  auto const folder = std::filesystem::canonical(path.has_parent_path() ? path.parent_path() : ".", error);
  return error ? path : folder / path.filename();
}

bool isOneFile(struct stat const& a, struct stat const& b) {
  return S_ISREG(a.st_mode) && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

}  // namespace

std::string reason() { return std::generic_category().message(errno); }

Output::Output(std::string path) : path_(std::move(path)) {
  if (path_.empty()) {
    file_ = stdout;
    return;
  }
  struct stat status {};
  bool const exists = stat(path_.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) fail();  // links in a circle
  if (exists && !S_ISREG(status.st_mode)) {
    file_ = std::fopen(path_.c_str(), "w");  // a folder is refused here
    if (file_ == nullptr) fail();
    return;
  }
  target_ = resolved(path_);
  temporary_ = target_ + ".XXXXXX";
  int const descriptor = mkstemp(temporary_.data());
  if (descriptor < 0) {
    temporary_.clear();
    fail();
  }
  // mkstemp keeps others out; the file is to be as any other program would have made it. A file system
  // without permissions (FAT) refuses, and has none to get wrong.
  (void)fchmod(descriptor, exists ? status.st_mode & 07777 : usualMode());
  file_ = fdopen(descriptor, "w");
  if (file_ == nullptr) {  // nobody destroys what was not constructed
    int const why = errno;
    (void)close(descriptor);
    (void)unlink(temporary_.c_str());
    errno = why;
    fail();
  }
}

Output::~Output() {
  if (file_ != nullptr && file_ != stdout) (void)std::fclose(file_);
  if (!temporary_.empty()) (void)unlink(temporary_.c_str());
}

void Output::line(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size() || std::fputc('\n', file_) == EOF)
    fail();
}

void Output::commit() {
  if (std::fflush(file_) != 0) fail();
  if (file_ == stdout) return;
  if (!temporary_.empty() && fsync(fileno(file_)) != 0) fail();
  if (std::fclose(std::exchange(file_, nullptr)) != 0) fail();
  if (temporary_.empty()) return;
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) fail();
  temporary_.clear();
}

bool Output::isSameFileAs(Output const& other) const {
  if (!target_.empty() && target_ == other.target_) return true;
  struct stat here {};
  struct stat there {};
  auto const find = [](Output const& output, struct stat& status) {
    return (output.target_.empty() ? fstat(fileno(output.file_), &status)
                                   : stat(output.target_.c_str(), &status)) == 0;
  };
  return find(*this, here) && find(other, there) && isOneFile(here, there);
}

void Output::check(std::string const& path) {
  struct stat status {};
  // Opened and closed again, a pipe would have ended for its reader.
  if (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return;
  Output const tried(path);
}

void Output::fail() const {
  std::string const why = reason();
  throw BadInput((path_.empty() ? "standard output" : path_) + ": cannot be written: " + why);
}

void refuseSameFile(Output const& first, Output const& second, std::string const& argument,
                    std::string const& path) {
  if (first.isSameFileAs(second))
    throw BadInput(argument + ": " + path + " is the file that the other output goes to; each wants its own");
}

std::string contentsOf(std::string const& path) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) throw BadInput(path + ": cannot be read: " + reason());
  std::string contents;
  char block[1 << 16];
  std::size_t count = 0;
  while ((count = std::fread(block, 1, sizeof block, file)) > 0) contents.append(block, count);
  bool const failed = std::ferror(file) != 0;
  std::string const why = reason();
  (void)std::fclose(file);
  if (failed) throw BadInput(path + ": cannot be read: " + why);
  return contents;
}

}  // namespace giaguaro::arena
