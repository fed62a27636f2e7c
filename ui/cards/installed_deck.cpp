#include "ui/cards/installed_deck.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <algorithm>
#include <array>
#include <vector>

#include "ui/cards/card_art.h"
#include "ui/theme.h"

namespace giaguaro {
namespace {

constexpr qsizetype largestIndex = 64 << 10;
constexpr int mostDecks = 100;
constexpr qsizetype longestDeckName = 60;
constexpr qreal mostStretched = 1.12;

// A plain file's bytes, at most so many and one more; nothing for what would never end, as a pipe.
std::optional<QByteArray> bytesOf(QString const& path, qsizetype most) {
  if (!QFileInfo(path).isFile()) return std::nullopt;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  return file.read(std::min<qint64>(file.size() + 1, most + 1));
}

struct Index {
  QString name, svg;
  QMap<QString, QString> names{};
};

// Lines of `key=value` in groups; a key may be there once more for each language.
std::optional<Index> indexOf(QString const& path, QString const& language) {
  std::optional<QByteArray> const bytes = bytesOf(path, largestIndex);
  if (!bytes || bytes->size() > largestIndex) return std::nullopt;
  Index index;
  bool inGroup = false;
  for (QString const& raw : QString::fromUtf8(*bytes).split(u'\n')) {
    QString const line = raw.trimmed();
    if (line.startsWith(u'[')) inGroup = line == u"[KDE Backdeck]";
    qsizetype const is = line.indexOf(u'=');
    if (!inGroup || is < 0 || line.startsWith(u'#')) continue;
    QString const key = line.first(is).trimmed();
    QString const value = line.sliced(is + 1).simplified();
    if (key == u"SVG") index.svg = value;
    if (key == u"Name") index.name = value.left(longestDeckName);
    if (key.startsWith(u"Name[") && key.endsWith(u']'))
      index.names.insert(key.sliced(5).chopped(1), value.left(longestDeckName));
  }
  index.name = index.names.value(language, index.name);
  // A file of this folder.
  if (index.svg.isEmpty() || index.svg.contains(u'/') || index.svg.startsWith(u'.')) return std::nullopt;
  return index;
}

DeckFault faultOf(SvgFault fault) {
  switch (fault) {
    case SvgFault::none: break;
    case SvgFault::unreadable:
    case SvgFault::noSvg: return DeckFault::unreadable;
    case SvgFault::tooLarge: return DeckFault::tooLarge;
    case SvgFault::entities:
    case SvgFault::tooDeep: return DeckFault::unsafe;
    case SvgFault::tooMuch: return DeckFault::tooMuch;
  }
  return DeckFault::none;
}

}  // namespace

QString InstalledDeck::inWords(DeckFault fault, QString const& name) {
  switch (fault) {
    case DeckFault::none: return {};
    case DeckFault::gone:
      return tr("The card deck “%1” is not installed any more; our own takes its place.").arg(name);
    case DeckFault::unreadable:
      return tr("The card deck “%1” cannot be used: its drawing cannot be read.").arg(name);
    case DeckFault::tooLarge: return tr("The card deck “%1” cannot be used: it is too large.").arg(name);
    case DeckFault::unsafe:
      return tr("The card deck “%1” cannot be used: it is not safe to be read.").arg(name);
    case DeckFault::tooMuch: return tr("The card deck “%1” cannot be used: it is too complex.").arg(name);
    case DeckFault::lacksCards: return tr("The card deck “%1” cannot be used: it lacks cards.").arg(name);
    case DeckFault::slow:
      return tr("The card deck “%1” cannot be used: drawing it takes too long.").arg(name);
  }
  return {};
}

bool isDeckId(QString const& id) {
  return !id.isEmpty() && id.size() <= 100 && !id.startsWith(u'.') && !id.contains(u'/') &&
         !id.contains(u'\\') && !id.contains(QChar(0));
}

std::vector<InstalledDeck> installedDecks(QString const& language) {
  std::vector<InstalledDeck> found;
  QStringList const folders = QStandardPaths::locateAll(
      QStandardPaths::GenericDataLocation, QStringLiteral("carddecks"), QStandardPaths::LocateDirectory);
  for (QString const& folder : folders)
    for (QString const& id : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
      if (found.size() >= mostDecks) break;
      if (!isDeckId(id) || std::ranges::find(found, id, &InstalledDeck::id) != found.end()) continue;
      QDir const place(folder + u'/' + id);
      if (auto const index = indexOf(place.filePath(QStringLiteral("index.desktop")), language))
        found.push_back(
            {id, index->name.isEmpty() ? id : index->name, place.filePath(index->svg), index->names});
    }
  std::ranges::sort(found, [](InstalledDeck const& a, InstalledDeck const& b) {
    int const order = a.name.localeAwareCompare(b.name);
    return order != 0 ? order < 0 : a.id < b.id;
  });
  return found;
}

std::optional<InstalledDeck> installedDeck(QString const& id, QString const& language) {
  if (!isDeckId(id)) return std::nullopt;
  std::vector<InstalledDeck> const all = installedDecks(language);
  auto const found = std::ranges::find(all, id, &InstalledDeck::id);
  if (found == all.end()) return std::nullopt;
  return *found;
}

QString elementIn(QSet<QString> const& ids, QString const& element, Deck::Id deck) {
  if (ids.contains(element)) return element;
  if (deck == Deck::Id::forty && element.startsWith(u"queen_")) {
    QString knight = QStringLiteral("knight_") + element.sliced(6);
    if (ids.contains(knight)) return knight;
  }
  return {};
}

LoadedDeck loadDeck(InstalledDeck const& deck, SvgLimits const& limits) {
  std::optional<QByteArray> const bytes = bytesOf(deck.file, limits.packed);
  if (!bytes) return {DeckFault::unreadable, {}};
  SafeSvg svg = safeSvg(*bytes, limits);
  if (svg.fault != SvgFault::none) return {faultOf(svg.fault), {}};
  LoadedDeck loaded;
  bool costly = false;
  auto const has = [&](Deck const& cards) {
    for (Card const card : cards.cards()) {
      QString const element = elementIn(svg.ids, CardArt::element(card, cards), cards.id());
      if (element.isEmpty()) return false;
      costly = costly || svg.costly.contains(element);
    }
    return true;
  };
  loaded.forty = has(fortyCards);
  loaded.fiftyTwo = has(fiftyTwoCards);
  costly = costly || svg.costly.contains(QStringLiteral("back"));
  if (!loaded.forty) return {DeckFault::lacksCards, {}};
  if (costly) return {DeckFault::tooMuch, {}};
  loaded.svg = std::move(svg.text);
  loaded.ids = std::move(svg.ids);
  return loaded;
}

QImage drawCard(QSvgRenderer& renderer, QString const& element, QSize pixels) {
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF box(QRect(QPoint(), pixels));
  QSizeF const drawn =
      renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element)).size();
  if (drawn.isEmpty()) return image;
  qreal const stretched = drawn.width() / drawn.height() * box.height() / box.width();
  if (stretched < 1 / mostStretched || stretched > mostStretched) {
    painter.setPen(QPen(Theme::paperEdge(), 1));
    painter.setBrush(Theme::paper());
    qreal const corner = box.width() * 14 / 240;
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    QSizeF const fitting = drawn.scaled(box.size() * 0.96, Qt::KeepAspectRatio);
    box = QRectF(box.center() - QPointF(fitting.width() / 2, fitting.height() / 2), fitting);
  }
  renderer.render(&painter, element, box);
  return image;
}

}  // namespace giaguaro
