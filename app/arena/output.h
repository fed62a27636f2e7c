// Where records go: standard output, or a file that appears only once it is whole.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace giaguaro::arena {

// Writes to standard output where `path` is empty. Else to a new file beside `path`, which takes its place
// with commit(); without it `path` is as it was. A symbolic link stays one: what it leads to is replaced. A
// device or a pipe is written to directly. Whatever cannot be written is a BadInput that names the file.
//
// A new file is left behind where a signal ends the program: whoever takes long between opening and commit()
// has an Interruption.
class Output {
 public:
  explicit Output(std::string path);
  ~Output();
  Output(Output const&) = delete;
  Output& operator=(Output const&) = delete;

  void line(std::string_view text);
  void commit();

  // Whether both would leave one file, in which only one of them could be read.
  bool isSameFileAs(Output const& other) const;

  // For what is written in one go after a long time: says at once if it cannot be, and leaves nothing.
  static void check(std::string const& path);

 private:
  [[noreturn]] void fail() const;

  std::string path_;
  std::string target_;     // what `path_` leads to; empty: written to directly
  std::string temporary_;  // beside it; empty: written to directly
  std::FILE* file_ = nullptr;
};

// Of a command with two: a BadInput where `second`, which `argument` names `path`, would take the place of `first`.
void refuseSameFile(Output const& first, Output const& second, std::string const& argument,
                    std::string const& path);

// Why what was last asked of the system failed.
std::string reason();

// The whole of a file; a BadInput where it cannot be read.
std::string contentsOf(std::string const& path);

}  // namespace giaguaro::arena
