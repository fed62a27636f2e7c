// Unpacks a gzip file (RFC 1952, one member) that may come from anybody: nothing is written beyond `most`
// bytes, nothing read beyond the input. Qt has no such function, only one for zlib's own format that trusts
// the length it is told.
#pragma once

#include <QByteArray>
#include <optional>

namespace giaguaro {

bool isGzip(QByteArray const& data);

// Nothing: the data is damaged, or unpacks to more than `most` bytes. The checksum at its end is not looked
// at: whatever reads the result has to cope with anything.
std::optional<QByteArray> gunzip(QByteArray const& data, qsizetype most);

}  // namespace giaguaro
