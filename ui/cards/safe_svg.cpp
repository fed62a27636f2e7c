#include "ui/cards/safe_svg.h"

#include <QBuffer>
#include <QHash>
#include <QImageReader>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/cards/gunzip.h"

namespace giaguaro {
namespace {

constexpr QStringView svgNamespace = u"http://www.w3.org/2000/svg";
constexpr QStringView linkNamespace = u"http://www.w3.org/1999/xlink";

bool isKnown(QStringView element) {
  static QSet<QString> const known{
      QStringLiteral("svg"),      QStringLiteral("g"),       QStringLiteral("defs"),
      QStringLiteral("use"),      QStringLiteral("path"),    QStringLiteral("rect"),
      QStringLiteral("circle"),   QStringLiteral("ellipse"), QStringLiteral("line"),
      QStringLiteral("polyline"), QStringLiteral("polygon"), QStringLiteral("linearGradient"),
      QStringLiteral("stop"),     QStringLiteral("text"),    QStringLiteral("radialGradient"),
      QStringLiteral("tspan"),    QStringLiteral("image"),   QStringLiteral("style"),
      QStringLiteral("switch"),   QStringLiteral("a")};
  return known.contains(element.toString());
}

// How many pixels a picture has that Qt reads with a decoder of its own; it goes by the first bytes, whatever
// the type says. -1: it is none.
qint64 pixelsOf(QStringView link) {
  if (!link.startsWith(u"data:image/")) return -1;
  qsizetype const comma = link.indexOf(u',');
  if (comma < 0 || !link.first(comma).endsWith(u";base64")) return -1;
  QByteArray data = QByteArray::fromBase64(link.sliced(comma + 1).toLatin1());
  bool const png = data.startsWith("\x89PNG\r\n\x1a\n");
  if (!png && !data.startsWith("\xff\xd8\xff")) return -1;
  QBuffer buffer(&data);
  QSize const size = QImageReader(&buffer, png ? "png" : "jpeg").size();
  return size.isValid() ? qint64{size.width()} * size.height() : -1;
}

class Cleaner {
 public:
  Cleaner(QByteArray const& svg, SvgLimits const& limits) : limits_(limits), in_(svg), out_(&safe_.text) {}

  SafeSvg run() {
    safe_.text.reserve(1 << 16);
    while (!in_.atEnd() && safe_.fault == SvgFault::none) {
      switch (in_.readNext()) {
        case QXmlStreamReader::DTD:
          if (!in_.entityDeclarations().isEmpty() || in_.text().contains(u"<!ENTITY"))
            safe_.fault = SvgFault::entities;
          break;
        case QXmlStreamReader::EntityReference: safe_.fault = SvgFault::entities; break;
        case QXmlStreamReader::StartElement: start(); break;
        case QXmlStreamReader::EndElement: end(); break;
        case QXmlStreamReader::Characters: characters(); break;
        default: break;
      }
    }
    if (safe_.fault == SvgFault::none && (in_.hasError() || nodes_.empty())) safe_.fault = SvgFault::noSvg;
    if (safe_.fault == SvgFault::none) measure();
    if (safe_.fault != SvgFault::none) safe_ = {safe_.fault, {}, {}, {}};
    return safe_;
  }

 private:
  // An element that is kept. What it costs with all that it leads to is found at the end.
  struct Node {
    int parent = -1;
    qint64 text = 0;
    QString link;  // the id that it draws or goes on from
    QString id;
    // Of itself and all that it draws; -1 elements while it is being measured.
    SvgLimits::Cost all{0, 0};
    int depth = 0;  // of the longest way down from it, through elements and through what they draw
    bool done = false;
    std::vector<int> children;
  };

  void start() {
    // A sheet of styles is text alone: nothing may break it up.
    if (skipped_ > 0 || style_ || in_.namespaceUri() != svgNamespace || !isKnown(in_.name())) {
      if (nodes_.empty()) safe_.fault = SvgFault::noSvg;
      // What lies in an unknown element is gone with it, however deep.
      ++skipped_;
      return;
    }
    if (static_cast<int>(open_.size()) >= limits_.depth) safe_.fault = SvgFault::tooDeep;
    if (static_cast<int>(nodes_.size()) >= limits_.elements) safe_.fault = SvgFault::tooMuch;
    if (safe_.fault != SvgFault::none) return;
    if (nodes_.empty() && in_.name() != u"svg") {
      safe_.fault = SvgFault::noSvg;
      return;
    }
    bool const image = in_.name() == u"image";
    if (image && !takesPicture()) {
      ++skipped_;
      return;
    }
    Node node;
    node.parent = open_.empty() ? -1 : open_.back();
    out_.writeStartElement(in_.name().toString());
    if (nodes_.empty()) {
      out_.writeDefaultNamespace(svgNamespace.toString());
      out_.writeNamespace(linkNamespace.toString(), QStringLiteral("xlink"));
    }
    for (QXmlStreamAttribute const& each : in_.attributes()) attribute(each, image, node);
    style_ = in_.name() == u"style";
    int const index = static_cast<int>(nodes_.size());
    if (node.parent >= 0) nodes_[static_cast<std::size_t>(node.parent)].children.push_back(index);
    if (!node.id.isEmpty()) byId_.insert(node.id, index);
    nodes_.push_back(std::move(node));
    open_.push_back(index);
  }

  bool takesPicture() {
    for (QXmlStreamAttribute const& each : in_.attributes()) {
      if (each.name() != u"href") continue;
      qint64 const pixels = pixelsOf(each.value());
      if (pixels < 0) return false;
      pixels_ += pixels;
      if (pixels_ > limits_.pixels) safe_.fault = SvgFault::tooMuch;
      return true;
    }
    return false;
  }

  void attribute(QXmlStreamAttribute const& each, bool image, Node& node) {
    QStringView const space = each.namespaceUri();
    QString const value = each.value().toString();
    if (each.name() == u"href" && (space == linkNamespace || space.isEmpty())) {
      if (!image && !value.startsWith(u'#')) return;
      if (!image) node.link = value.sliced(1);
      node.text += image ? value.size() / 8 : 0;
      out_.writeAttribute(linkNamespace.toString(), QStringLiteral("href"), value);
      return;
    }
    if (!space.isEmpty() || each.name().startsWith(u"on")) return;
    if (each.name() == u"id") node.id = value;
    if (each.name().startsWith(u"stroke-dash")) return;
    if (each.name() == u"d" || each.name() == u"points") node.text += value.size();
    out_.writeAttribute(each.name().toString(), each.name() == u"style" ? withoutDashes(value) : value);
  }

  // Of CSS, in an attribute or a sheet of its own. No deck needs an escape, by which anything can be spelt
  // otherwise.
  static QString withoutDashes(QString css) {
    if (css.contains(u'\\')) return {};
    return css.replace(QLatin1String("stroke-dash"), QLatin1String("no-dash"), Qt::CaseInsensitive)
        .replace(QLatin1String("@import"), QLatin1String("@no-import"), Qt::CaseInsensitive);
  }

  void end() {
    if (skipped_ > 0) {
      --skipped_;
      return;
    }
    open_.pop_back();
    if (std::exchange(style_, false)) out_.writeCharacters(withoutDashes(std::exchange(sheet_, {})));
    out_.writeEndElement();
  }

  void characters() {
    if (skipped_ > 0 || open_.empty() || in_.isWhitespace()) return;
    QString const text = in_.text().toString();
    nodes_[static_cast<std::size_t>(open_.back())].text += text.size();
    // A sheet is looked at as a whole: comments and sections of data may stand anywhere in its words.
    if (style_)
      sheet_ += text;
    else
      out_.writeCharacters(text);
  }

  // Depth first. A way that comes back to where it was has no end, and one that is too long takes more stack
  // than there is, here and when it is drawn. `above` bounds the way to here; what was measured before, from
  // somewhere else, says how far it goes on.
  bool measure(int index, int above) {
    Node& node = nodes_[static_cast<std::size_t>(index)];
    if (above + node.depth > limits_.way) return false;
    if (node.done) return node.all.elements >= 0;
    node.done = true;
    node.all.elements = -1;
    SvgLimits::Cost cost{1, node.text};
    // A sum of sums of sums may be any number: beyond the limit it no longer matters which.
    int below = 0;
    auto const add = [&](int other) {
      if (!measure(other, above + 1)) return false;
      Node const& part = nodes_[static_cast<std::size_t>(other)];
      cost.elements = std::min(cost.elements + part.all.elements, limits_.whole.elements + 1);
      cost.text = std::min(cost.text + part.all.text, limits_.whole.text + 1);
      below = std::max(below, part.depth + 1);
      return true;
    };
    if (auto const target = byId_.constFind(node.link); target != byId_.constEnd() && !add(*target))
      return false;
    for (int const child : node.children)
      if (!add(child)) return false;
    node.all = cost;
    node.depth = below;
    return true;
  }

  void measure() {
    if (!measure(0, 0) || isOver(nodes_.front().all, limits_.whole)) {
      safe_.fault = SvgFault::tooMuch;
      return;
    }
    for (auto at = byId_.constBegin(); at != byId_.constEnd(); ++at) {
      safe_.ids.insert(at.key());
      if (isOver(nodes_[static_cast<std::size_t>(at.value())].all, limits_.card))
        safe_.costly.insert(at.key());
    }
  }

  static bool isOver(SvgLimits::Cost const& cost, SvgLimits::Cost const& limit) {
    return cost.elements > limit.elements || cost.text > limit.text;
  }

  SvgLimits const& limits_;
  SafeSvg safe_;
  QXmlStreamReader in_;
  QXmlStreamWriter out_;
  std::vector<Node> nodes_;
  std::vector<int> open_;  // the elements that this one is in
  QHash<QString, int> byId_;
  qint64 pixels_ = 0;
  int skipped_ = 0;     // elements deep in what is dropped
  bool style_ = false;  // in a sheet of styles,
  QString sheet_;       // of which this has been read
};

}  // namespace

SafeSvg safeSvg(QByteArray const& data, SvgLimits const& limits) {
  if (data.size() > limits.packed) return {SvgFault::tooLarge, {}, {}, {}};
  if (!isGzip(data)) return Cleaner(data, limits).run();
  // One byte more than allowed is enough to know.
  std::optional<QByteArray> const unpacked = gunzip(data, limits.unpacked);
  if (!unpacked) return {SvgFault::unreadable, {}, {}, {}};
  return Cleaner(*unpacked, limits).run();
}

}  // namespace giaguaro
