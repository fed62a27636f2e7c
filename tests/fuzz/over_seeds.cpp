// Runs a fuzz target without a fuzzer: over the files that are named, or lie in folders that are named, and over what
// small changes make of each of them. The changes are the same each time, unless GIAGUARO_SEED says otherwise.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);
extern "C" __attribute__((weak)) char const* unreached();

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int changedCopies = 60;  // of each seed
constexpr std::size_t longestChanged = 100'000;

void run(Bytes const& bytes) {
  // In memory of exactly that length, so that the sanitizer sees a step beyond it.
  Bytes exact(bytes.begin(), bytes.end());
  exact.shrink_to_fit();
  LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

std::vector<std::filesystem::path> filesOf(int count, char** arguments) {
  std::vector<std::filesystem::path> files;
  for (int i = 1; i < count; ++i) {
    if (!std::filesystem::is_directory(arguments[i])) {
      files.emplace_back(arguments[i]);
      continue;
    }
    for (auto const& entry : std::filesystem::directory_iterator(arguments[i])) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// One to four changes: a bit, a byte, a stretch that goes or comes twice, an end.
Bytes changed(Bytes bytes, std::mt19937_64& random) {
  auto const below = [&random](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
  for (std::size_t changes = 1 + below(4); changes > 0 && !bytes.empty(); --changes) {
    std::size_t const at = below(bytes.size());
    std::size_t const length = 1 + below(std::min<std::size_t>(bytes.size() - at, 64));
    auto const from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    auto const to = from + static_cast<std::ptrdiff_t>(length);
    switch (below(5)) {
      case 0: *from = static_cast<std::uint8_t>(*from ^ 1U << below(8)); break;
      case 1: *from = static_cast<std::uint8_t>(below(256)); break;
      case 2: bytes.erase(from, to); break;
      case 3: {
        Bytes const twice(from, to);
        bytes.insert(from, twice.begin(), twice.end());
        break;
      }
      default: bytes.resize(at); break;
    }
  }
  return bytes;
}

}  // namespace

int main(int count, char** arguments) {
  char const* const seed = std::getenv("GIAGUARO_SEED");
  std::mt19937_64 random(seed != nullptr ? std::strtoull(seed, nullptr, 10) : 1);
  auto const files = filesOf(count, arguments);
  if (files.empty()) {
    std::fprintf(stderr, "usage: %s SEED…\n", arguments[0]);
    return 2;
  }
  run({});
  for (auto const& file : files) {
    std::ifstream stream(file, std::ios::binary);
    Bytes const bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream || bytes.empty()) {
      std::fprintf(stderr, "%s cannot be read, or is empty\n", file.c_str());
      return 2;
    }
    // What runs when something goes wrong stands in the output.
    std::printf("%s\n", file.c_str());
    std::fflush(stdout);
    run(bytes);
    if (bytes.size() > longestChanged) continue;
    for (int i = 0; i < changedCopies; ++i) run(changed(bytes, random));
  }
  if (char const* const what = unreached != nullptr ? unreached() : nullptr) {
    std::fprintf(stderr, "no seed reaches %s\n", what);
    return 1;
  }
  return 0;
}
