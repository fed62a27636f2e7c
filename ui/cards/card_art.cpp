#include "ui/cards/card_art.h"

#include <QFileInfo>
#include <QMetaObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/cards/art_worker.h"

namespace giaguaro {
namespace {

// In KiB. The larger one is what a 4K screen at twice the pixels needs to hold a whole deck in two sizes.
constexpr qsizetype smallestCache = 12 * 1024;
constexpr qsizetype largestCache = 160 * 1024;

// Where the suit's mark stands in a card's index, in fractions of the card.
constexpr QRectF indexMark(10.5 / 240, 59.5 / 360, 31.0 / 240, 31.0 / 360);

constexpr std::array suitNames{"club", "diamond", "heart", "spade"};

QString suitName(Suit suit) { return QString::fromLatin1(suitNames[static_cast<std::size_t>(suit)]); }

QSize toPixels(QSize size, qreal ratio) {
  return {static_cast<int>(std::lround(size.width() * ratio)),
          static_cast<int>(std::lround(size.height() * ratio))};
}

bool isWhole(ArtKey const& key) { return key.part == QRectF(0, 0, 1, 1); }

int hundredths(qreal ratio) { return static_cast<int>(std::lround(ratio * 100)); }

}  // namespace

size_t qHash(ArtKey const& key, size_t seed) {
  return qHashMulti(seed, static_cast<int>(key.sheet), key.element, key.part.x(), key.part.y(),
                    key.pixels.width(), key.pixels.height(), key.ratio, key.ink);
}

CardArt::CardArt(QObject* parent) : CardArt(Files{}, parent) {}

CardArt::CardArt(Files files, QObject* parent)
    : QObject(parent), files_(std::move(files)), cache_(smallestCache) {
  auto const& [forty, fiftyTwo, seventyEight] = files_.decks;
  worker_ = std::make_unique<ArtWorker>(
      ArtWorker::Files{forty, fiftyTwo, seventyEight, {files_.avatars}, {files_.marks}},
      [this] { QMetaObject::invokeMethod(this, &CardArt::collect, Qt::QueuedConnection); });
}

CardArt::~CardArt() = default;

QString CardArt::element(Card card, Deck const& deck) {
  if (!card.valid()) return QStringLiteral("back");
  if (card.isExcuse()) return QStringLiteral("excuse");
  if (card.suit() == Suit::trumps) return QStringLiteral("trump_%1").arg(card.strength());
  QString rank;
  switch (deck.rank(card)) {
    case Rank::ace: rank = QStringLiteral("1"); break;
    case Rank::jack: rank = QStringLiteral("jack"); break;
    case Rank::cavalier: rank = QStringLiteral("knight"); break;
    case Rank::queen: rank = QStringLiteral("queen"); break;
    case Rank::king: rank = QStringLiteral("king"); break;
    default: rank = indexText(deck.rank(card), IndexLetters::french); break;
  }
  return rank + QLatin1Char('_') + suitName(card.suit());
}

QPixmap CardArt::card(Card card, Deck const& deck, QSize size, qreal ratio) {
  return take({.sheet = sheetOf(deck.id()),
               .element = element(card, deck),
               .pixels = toPixels(size, ratio),
               .ratio = hundredths(ratio)},
              true);
}

QPixmap CardArt::avatar(int number, int side, qreal ratio) {
  return take({.sheet = ArtSheet::avatars,
               .element = QStringLiteral("avatar_%1").arg(number),
               .pixels = toPixels({side, side}, ratio),
               .ratio = hundredths(ratio)},
              true);
}

QPixmap CardArt::mark(QString const& name, int side, qreal ratio, QColor const& ink) {
  return take({.sheet = ArtSheet::marks,
               .element = name,
               .pixels = toPixels({side, side}, ratio),
               .ratio = hundredths(ratio),
               .ink = ink.rgba()},
              true);
}

QPixmap CardArt::pip(Suit suit, Deck const& deck, int side, qreal ratio) {
  if (suit == Suit::trumps) return {};
  return take({.sheet = sheetOf(deck.id()),
               .element = element(deck.card(Rank::ace, suit), deck),
               .part = indexMark,
               .pixels = toPixels({side, side}, ratio),
               .ratio = hundredths(ratio)},
              true);
}

QPixmap CardArt::standIn(Card card, Deck const& deck) const {
  auto const found = latest_.constFind({sheetOf(deck.id()), element(card, deck)});
  if (found == latest_.constEnd()) return {};
  QPixmap const* pixmap = cache_.object(*found);
  return pixmap ? *pixmap : QPixmap();
}

void CardArt::prefetch(Deck const& deck, QSize size, qreal ratio) {
  for (Card const card : deck.cards())
    take({.sheet = sheetOf(deck.id()),
          .element = element(card, deck),
          .pixels = toPixels(size, ratio),
          .ratio = hundredths(ratio)},
         false);
}

void CardArt::keep(Deck const& deck, std::vector<QSize> const& sizes, qreal ratio) {
  std::vector<QSize> pixels;
  qsizetype bytes = 0;
  for (QSize const size : sizes) {
    pixels.push_back(toPixels(size, ratio));
    bytes += qsizetype{4} * pixels.back().width() * pixels.back().height();
  }
  if (pixels == keptPixels_ && deck.id() == keptDeck_) return;
  keptDeck_ = deck.id();
  keptPixels_ = std::move(pixels);
  // The whole deck and its back.
  qsizetype const cards = deck.cards().size() + 1;
  cache_.setMaxCost(std::clamp(bytes * cards / 1024 + smallestCache / 2, smallestCache, largestCache));
  for (ArtKey const& key : worker_->forget([this](ArtKey const& each) { return isStale(each); }))
    waiting_.remove(key);
  staleInCache_ = true;
  if (waiting_.isEmpty()) dropStale();
}

// A whole card that is not shown any more.
bool CardArt::isStale(ArtKey const& key) const {
  if (!isDeck(key.sheet) || !isWhole(key)) return false;
  return key.sheet != sheetOf(keptDeck_) || std::ranges::count(keptPixels_, key.pixels) == 0;
}

bool CardArt::failed(Card card, Deck const& deck) const {
  return failed_.contains({sheetOf(deck.id()), element(card, deck)});
}

bool CardArt::idle() const { return waiting_.isEmpty(); }

qsizetype CardArt::cachedBytes() const { return cache_.totalCost() * 1024; }
qsizetype CardArt::cacheLimit() const { return cache_.maxCost() * 1024; }

QPixmap CardArt::take(ArtKey const& key, bool urgent) {
  if (QPixmap const* found = cache_.object(key)) return *found;
  if (failed_.contains({key.sheet, key.element})) return {};
  if (held_ && isDeck(key.sheet) && isWhole(key)) {
    auto const found = latest_.constFind({key.sheet, key.element});
    if (found != latest_.constEnd() && cache_.contains(*found)) return {};
  }
  auto const waiting = waiting_.find(key);
  if (waiting == waiting_.end()) {
    waiting_.insert(key, urgent);
    worker_->request(key, urgent);
  } else if (urgent && !std::exchange(*waiting, true)) {
    worker_->hurry(key);
  }
  return {};
}

void CardArt::collect() {
  bool news = false;
  for (ArtWorker::Drawn& drawn : worker_->take()) {
    news = waiting_.take(drawn.key) || news;
    if (drawn.image.isNull()) {
      failed_.insert({drawn.key.sheet, drawn.key.element});
      if (isDeck(drawn.key.sheet)) tellOfProblem(drawn.key.sheet);
      continue;
    }
    bool const whole = isWhole(drawn.key);
    drawn.image.setDevicePixelRatio(drawn.key.ratio / 100.0);
    qsizetype const cost = std::max<qsizetype>(1, drawn.image.sizeInBytes() / 1024);
    if (isDeck(drawn.key.sheet) && whole) latest_.insert({drawn.key.sheet, drawn.key.element}, drawn.key);
    cache_.insert(drawn.key, new QPixmap(QPixmap::fromImage(std::move(drawn.image))), cost);
  }
  if (waiting_.isEmpty()) dropStale();
  if (news) emit ready();
  if (waiting_.isEmpty()) emit idled();
}

void CardArt::tellOfProblem(ArtSheet deck) {
  if (told_.contains(deck)) return;
  told_.insert(deck);
  QStringList names;
  for (QString const& file : files_.decks[static_cast<std::size_t>(deck)])
    names << QFileInfo(file).fileName();
  problem_ = tr("The card deck “%1” cannot be read or is not complete; plain cards take its place.")
                 .arg(names.join(QStringLiteral(", ")));
  emit problemFound(problem_);
}

void CardArt::dropStale() {
  if (!std::exchange(staleInCache_, false)) return;
  QList<ArtKey> const keys = cache_.keys();
  for (ArtKey const& key : keys) {
    if (!isStale(key)) continue;
    // The last of its card stands in until a successor is drawn; a deck that has gone has none.
    Name const name{key.sheet, key.element};
    if (key.sheet == sheetOf(keptDeck_) && latest_.value(name) == key)
      staleInCache_ = true;
    else
      cache_.remove(key);
  }
}

}  // namespace giaguaro
