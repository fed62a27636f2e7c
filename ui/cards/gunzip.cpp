#include "ui/cards/gunzip.h"

#include <algorithm>
#include <array>
#include <limits>
#include <zlib.h>

namespace giaguaro {
namespace {

// A gzip header before the data, and the largest window that there is.
constexpr int gzipWindow = 16 + MAX_WBITS;

struct Inflater {
  z_stream stream{};
  bool ready = inflateInit2(&stream, gzipWindow) == Z_OK;

  Inflater() = default;
  ~Inflater() {
    if (ready) inflateEnd(&stream);
  }
  Inflater(Inflater const&) = delete;
  Inflater& operator=(Inflater const&) = delete;
};

}  // namespace

bool isGzip(QByteArray const& data) { return data.startsWith("\x1f\x8b"); }

std::optional<QByteArray> gunzip(QByteArray const& data, qsizetype most) {
  Inflater inflater;
  if (!inflater.ready || data.size() > std::numeric_limits<uInt>::max()) return std::nullopt;
  z_stream& stream = inflater.stream;
  QByteArray packed = data;  // zlib's interface asks for bytes that may be written
  stream.next_in = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  QByteArray unpacked;
  std::array<char, 16384> piece{};
  while (true) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = static_cast<uInt>(piece.size());
    int const answer = inflate(&stream, Z_NO_FLUSH);
    if (answer != Z_OK && answer != Z_STREAM_END) return std::nullopt;
    auto const count = static_cast<qsizetype>(piece.size() - stream.avail_out);
    if (unpacked.size() + count > most) return std::nullopt;
    unpacked.append(piece.data(), count);
    if (answer == Z_STREAM_END) return unpacked;
  }
}

}  // namespace giaguaro
