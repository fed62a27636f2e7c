// Unpacks a gzip file (RFC 1952, one member) that may come from anybody: whatever it would unpack to, no more
// than `most` bytes are kept and one piece more is unpacked. What follows the member is not looked at.
#pragma once

#include <QByteArray>
#include <optional>

namespace giaguaro {

bool isGzip(QByteArray const& data);

// Nothing: the data is damaged or ends too early, or unpacks to more than `most` bytes.
std::optional<QByteArray> gunzip(QByteArray const& data, qsizetype most);

}  // namespace giaguaro
