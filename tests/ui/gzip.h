// Packs as gzip does, for tests of what reads packed files.
#pragma once

#include <QByteArray>
#include <zlib.h>

namespace giaguaro::test {

inline QByteArray gzip(QByteArray const& data, int level = 9) {
  constexpr int gzipWindow = 16 + MAX_WBITS;
  constexpr int usualMemory = 8;
  z_stream stream{};
  if (deflateInit2(&stream, level, Z_DEFLATED, gzipWindow, usualMemory, Z_DEFAULT_STRATEGY) != Z_OK)
    return {};
  QByteArray input = data;  // zlib's interface asks for bytes that may be written
  QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(input.size()))), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  bool const whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  packed.truncate(static_cast<qsizetype>(stream.total_out));
  deflateEnd(&stream);
  return whole ? packed : QByteArray();
}

}  // namespace giaguaro::test
