// A drawing that may come from anybody, made safe to be drawn by QSvgRenderer: it is read and written again
// with nothing in it but known shapes, so that drawing it loads nothing from anywhere, and its cost is
// bounded.
//
// Dropped are scripts, animations, filters, everything of other namespaces, processing instructions, dashes
// (a dash of a millionth draws for ever), styles with escapes, links that lead out of the file, and images
// but PNG and JPEG that the file itself holds. Refused is what declares entities, and what is too large in
// any of the ways below. Real decks stay far under all of these limits: the largest known one holds 11 MB of
// text.
#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace giaguaro {

struct SvgLimits {
  qsizetype packed = 16 << 20;    // bytes of the file
  qsizetype unpacked = 64 << 20;  // and of its text
  int depth = 64;                 // elements within elements
  int way = 256;                  // the same, with what is drawn through `use`, and through `use` again
  int elements = 300'000;
  qint64 pixels = 64'000'000;  // of all the pictures in it
  // Of the whole drawing, with all that is drawn through `use`, and that through `use` again.
  struct Cost {
    qint64 elements = 1'500'000;
    qint64 text = 128 << 20;  // characters of outlines
  };
  Cost whole{};
  Cost card{.elements = 60'000, .text = 6 << 20};
};

enum class SvgFault : std::uint8_t { none, unreadable, tooLarge, noSvg, entities, tooDeep, tooMuch };

struct SafeSvg {
  SvgFault fault = SvgFault::none;
  QByteArray text;       // empty where there is a fault
  QSet<QString> ids;     // of the elements that can be drawn
  QSet<QString> costly;  // those of them that cost more than a card may
};

// Of the file's bytes, packed by gzip or not.
SafeSvg safeSvg(QByteArray const& data, SvgLimits const& limits = {});

}  // namespace giaguaro
