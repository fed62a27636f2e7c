// Where records go: standard output, or a file that appears only once it is whole.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace giaguaro::arena {

// Writes to standard output where `path` is empty. Else to a new file beside `path`, which takes its place
// with commit(); without it `path` is as it was. A device or a pipe is written to directly. Whatever cannot
// be written is a BadInput that names the file.
class Output {
 public:
  explicit Output(std::string path);
  ~Output();
  Output(Output const&) = delete;
  Output& operator=(Output const&) = delete;

  void line(std::string_view text);
  void commit();

 private:
  [[noreturn]] void fail() const;

  std::string path_;
  std::string temporary_;  // empty: written to directly
  std::FILE* file_ = nullptr;
};

// Why what was last asked of the system failed.
std::string reason();

// The whole of a file; a BadInput where it cannot be read.
std::string contentsOf(std::string const& path);

}  // namespace giaguaro::arena
