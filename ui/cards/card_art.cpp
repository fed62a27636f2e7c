#include "ui/cards/card_art.h"

#include <QFileInfo>
#include <QMetaObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/cards/art_worker.h"
#include "ui/cards/deck_rewriter.h"
#include "ui/cards/installed_deck.h"

namespace giaguaro {
namespace {

// In KiB. The larger one is what a 4K screen at twice the pixels needs to hold a whole deck in two sizes.
constexpr qsizetype smallestCache = 12 * 1024;
constexpr qsizetype largestCache = 160 * 1024;
// Turned pictures: more than a trick and a hand ask for at once, fewer than would drive a deck out of the cache.
constexpr std::size_t keptTurned = 32;

constexpr std::array suitNames{"club", "diamond", "heart", "spade"};

QString suitName(Suit suit) { return QString::fromLatin1(suitNames[static_cast<std::size_t>(suit)]); }

QSize toPixels(QSize size, qreal ratio) {
  return {static_cast<int>(std::lround(size.width() * ratio)),
          static_cast<int>(std::lround(size.height() * ratio))};
}

bool isWhole(ArtKey const& key) { return key.part == QRectF(0, 0, 1, 1); }

QString suffixOf(Mood mood) {
  switch (mood) {
    case Mood::calm: break;
    case Mood::thinking: return QStringLiteral("_thinking");
    case Mood::pleased: return QStringLiteral("_pleased");
    case Mood::dismayed: return QStringLiteral("_dismayed");
  }
  return {};
}

int hundredths(qreal ratio) { return static_cast<int>(std::lround(ratio * 100)); }

}  // namespace

size_t qHash(ArtKey const& key, size_t seed) {
  return qHashMulti(seed, static_cast<int>(key.sheet), key.element, key.part.x(), key.part.y(),
                    key.pixels.width(), key.pixels.height(), key.ratio, key.ink, key.turn, key.style);
}

CardArt::CardArt(QObject* parent) : CardArt(Files{}, parent) {}

CardArt::CardArt(Files files, QObject* parent)
    : QObject(parent), files_(std::move(files)), cache_(smallestCache) {
  worker_ = std::make_unique<ArtWorker>(
      files_, [this] { QMetaObject::invokeMethod(this, &CardArt::collect, Qt::QueuedConnection); });
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
    default: rank = indexText(deck.rank(card), {}); break;
  }
  return rank + QLatin1Char('_') + suitName(card.suit());
}

void CardArt::setStyle(DeckStyle const& style, QString const& language) {
  if (style == style_ && language == language_) return;
  style_ = style;
  language_ = language;
  unusable_.clear();
  horsemen_ = false;
  restyle();
}

void CardArt::restyle() {
  DeckStyle usable = style_;
  if (unusable_.contains(Deck::Id::forty)) usable.forty.clear();
  if (unusable_.contains(Deck::Id::fiftyTwo)) usable.fiftyTwo.clear();
  worker_->setStyle({++styleNumber_, usable, language_});
  for (ArtKey const& key : worker_->forget([](ArtKey const& each) { return isDeck(each.sheet); }))
    waiting_.remove(key);
  std::erase_if(failed_, [](Name const& name) { return isDeck(std::get<ArtSheet>(name)); });
  staleStyles_ = true;
  emit restyled();
  emit ready();
}

bool CardArt::isInstalled(Deck::Id deck) const {
  return !style_.installed(deck).isEmpty() && !unusable_.contains(deck);
}

// Packs of French cards say J Q K nearly everywhere.
IndexLetters CardArt::letters(Deck::Id deck) const {
  CourtLetters const chosen = style_.variant.letters;
  if (isInstalled(deck) && frenchSuits(deck) && chosen == CourtLetters::usual)
    return {deck, CourtLetters::english};
  return lettersOf(deck, chosen, language_);
}

bool CardArt::fourColours(Deck::Id deck) const {
  return style_.variant.fourColours && frenchSuits(deck) && !isInstalled(deck);
}

bool CardArt::largeIndices(Deck::Id deck) const { return style_.variant.largeIndices && !isInstalled(deck); }

bool CardArt::frenchSuits(Deck::Id deck) const {
  return deck != Deck::Id::forty || (isInstalled(deck) && !horsemen_);
}

CardArt::Name CardArt::nameOf(ArtKey const& key) { return {key.sheet, key.element, isWhole(key)}; }

ArtKey CardArt::keyOf(Card card, Deck const& deck, QSize size, qreal ratio, Form form) const {
  bool const calm = form == Form::calm && card.valid() && card.suit() == Suit::trumps;
  return {.sheet = sheetOf(deck.id()),
          .element = (calm ? QStringLiteral("small_") : QString()) + element(card, deck),
          .pixels = toPixels(size, ratio),
          .ratio = hundredths(ratio),
          .style = styleNumber_};
}

QPixmap CardArt::card(Card card, Deck const& deck, QSize size, qreal ratio, Form form) {
  return take(keyOf(card, deck, size, ratio, form), true);
}

QPixmap CardArt::turned(Card card, Deck const& deck, QSize size, qreal ratio, qreal turn, Form form) {
  ArtKey key = keyOf(card, deck, size, ratio, form);
  key.turn = hundredths(turn);
  return take(key, true);
}

void CardArt::forgetTurned(Card card, Deck const& deck, QSize size, qreal ratio, qreal turn) {
  ArtKey key = keyOf(card, deck, size, ratio, Form::whole);
  key.turn = hundredths(turn);
  cache_.remove(key);
  std::erase(turned_, key);
}

ArtKey CardArt::keyOfAvatar(int number, int side, qreal ratio, Mood mood) {
  return {.sheet = mood == Mood::calm ? ArtSheet::avatars : ArtSheet::moods,
          .element = QStringLiteral("avatar_%1").arg(number) + suffixOf(mood),
          .pixels = toPixels({side, side}, ratio),
          .ratio = hundredths(ratio)};
}

QPixmap CardArt::avatar(int number, int side, qreal ratio, Mood mood) {
  return take(keyOfAvatar(number, side, ratio, mood), true);
}

QPixmap CardArt::mark(QString const& name, int side, qreal ratio, QColor const& ink) {
  return take({.sheet = ArtSheet::marks,
               .element = name,
               .pixels = toPixels({side, side}, ratio),
               .ratio = hundredths(ratio),
               .ink = ink.rgba()},
              true);
}

QPixmap CardArt::sign(QString const& game, int side, qreal ratio) {
  return take({.sheet = ArtSheet::signs,
               .element = QStringLiteral("sign_") + game,
               .pixels = toPixels({side, side}, ratio),
               .ratio = hundredths(ratio)},
              true);
}

bool CardArt::noSign(QString const& game) const {
  return failed_.contains(Name{ArtSheet::signs, QStringLiteral("sign_") + game, true});
}

QPixmap CardArt::pip(Suit suit, Deck const& deck, int side, qreal ratio) {
  if (suit == Suit::trumps) return {};
  ArtKey key = keyOf(deck.card(Rank::ace, suit), deck, {side, side}, ratio);
  key.part = indexMark(style_.variant.largeIndices);  // of our own deck, whatever the cards are
  if (QPixmap exact = take(key, true); !exact.isNull()) return exact;
  // The same mark from before, for the moment.
  auto const before = latest_.find(nameOf(key));
  QPixmap const* const other = before != latest_.end() ? cache_.object(before->second) : nullptr;
  return other != nullptr && before->second.pixels == key.pixels ? *other : QPixmap();
}

QPixmap CardArt::standIn(Card card, Deck const& deck) const {
  auto const found = latest_.find({sheetOf(deck.id()), element(card, deck), true});
  if (found == latest_.end()) return {};
  QPixmap const* pixmap = cache_.object(found->second);
  return pixmap ? *pixmap : QPixmap();
}

void CardArt::prefetch(Deck const& deck, QSize size, qreal ratio) {
  for (Card const card : deck.cards()) take(keyOf(card, deck, size, ratio), false);
}

void CardArt::prefetchAvatar(int number, int side, qreal ratio, Mood mood) {
  take(keyOfAvatar(number, side, ratio, mood), false);
}

void CardArt::keep(Deck const& deck, std::vector<QSize> const& sizes, qreal ratio) {
  std::vector<QSize> pixels;
  qsizetype bytes = 0;
  qsizetype largest = 0;
  for (QSize const size : sizes) {
    pixels.push_back(toPixels(size, ratio));
    qsizetype const card = qsizetype{4} * pixels.back().width() * pixels.back().height();
    bytes += card;
    largest = std::max(largest, card);
  }
  if (pixels == keptPixels_ && deck.id() == keptDeck_) return;
  keptDeck_ = deck.id();
  keptPixels_ = std::move(pixels);
  // The whole deck and its back, and beside them what lies turned.
  qsizetype const cards = deck.cards().size() + 1;
  qsizetype const turned = largest * 5 / 4 * static_cast<qsizetype>(keptTurned);
  cache_.setMaxCost(
      std::clamp((bytes * cards + turned) / 1024 + smallestCache / 2, smallestCache, largestCache));
  for (ArtKey const& key : worker_->forget([this](ArtKey const& each) { return isStale(each); }))
    waiting_.remove(key);
  staleSizes_ = true;
  if (waiting_.isEmpty()) dropStale();
}

// Drawn in a style of before, or a whole card that is not shown any more.
bool CardArt::isStale(ArtKey const& key) const {
  if (!isDeck(key.sheet)) return false;
  if (key.style != styleNumber_) return true;
  if (!isWhole(key)) return false;
  return key.sheet != sheetOf(keptDeck_) || std::ranges::count(keptPixels_, key.pixels) == 0;
}

bool CardArt::failed(Card card, Deck const& deck) const {
  return failed_.contains({sheetOf(deck.id()), element(card, deck), true});
}

bool CardArt::idle() const { return waiting_.isEmpty(); }

qsizetype CardArt::cachedBytes() const { return cache_.totalCost() * 1024; }
qsizetype CardArt::cacheLimit() const { return cache_.maxCost() * 1024; }

QPixmap CardArt::take(ArtKey const& key, bool urgent) {
  // Nothing is drawn for what has no size yet, which is no failure.
  if (key.pixels.isEmpty()) return {};
  if (QPixmap const* found = cache_.object(key)) return *found;
  if (failed_.contains(nameOf(key))) return {};
  if (held_ && isDeck(key.sheet) && isWhole(key)) {
    auto const found = latest_.find(nameOf(key));
    if (found != latest_.end() && found->second.style == key.style && cache_.contains(found->second))
      return {};
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
    // It was under way when the style changed.
    if (isDeck(drawn.key.sheet) && drawn.key.style != styleNumber_) continue;
    if (drawn.image.isNull()) {
      failed_.insert(nameOf(drawn.key));
      if (isDeck(drawn.key.sheet)) tellOfProblem(drawn.key.sheet);
      continue;
    }
    drawn.image.setDevicePixelRatio(drawn.key.ratio / 100.0);
    qsizetype const cost = std::max<qsizetype>(1, drawn.image.sizeInBytes() / 1024);
    if (drawn.key.turn != 0)
      turned_.push_back(drawn.key);
    else if (isDeck(drawn.key.sheet))
      latest_.insert_or_assign(nameOf(drawn.key), drawn.key);
    if (turned_.size() > keptTurned) {
      cache_.remove(turned_.front());
      turned_.pop_front();
    }
    cache_.insert(drawn.key, new QPixmap(QPixmap::fromImage(std::move(drawn.image))), cost);
  }
  takeTroubles();
  takeHorsemen();
  if (waiting_.isEmpty()) dropStale();
  if (news) emit ready();
  if (waiting_.isEmpty()) emit idled();
}

// What the deck drew before it was given up goes with it.
void CardArt::takeTroubles() {
  bool given = false;
  for (ArtWorker::Trouble const& trouble : worker_->takeTroubles()) {
    if (trouble.style != styleNumber_) continue;
    given = true;
    unusable_.insert(trouble.deck);
    problem_ = InstalledDeck::inWords(trouble.fault, trouble.name);
    emit problemFound(problem_);
  }
  if (given) restyle();
}

void CardArt::takeHorsemen() {
  if (horsemen_ || !worker_->hasHorsemen(styleNumber_)) return;
  horsemen_ = true;
  emit restyled();
  emit ready();
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

// The last that was drawn of its name.
bool CardArt::isLatest(ArtKey const& key) const {
  auto const latest = latest_.find(nameOf(key));
  return latest != latest_.end() && latest->second == key;
}

// The last of its card stands in until a successor is drawn; a deck that has gone has none. A picture of
// today's style is let go of only when the table's sizes have changed: others than the table show cards too.
void CardArt::dropStale() {
  bool const sizes = std::exchange(staleSizes_, false);
  bool const styles = std::exchange(staleStyles_, false);
  if (sizes || styles) {
    QList<ArtKey> const keys = cache_.keys();
    for (ArtKey const& key : keys) {
      if (!isStale(key)) continue;
      if (sizes && key.sheet != sheetOf(keptDeck_))
        cache_.remove(key);
      else if (sizes || key.style != styleNumber_)
        lingering_.insert(key);
    }
  }
  lingering_.removeIf([this](ArtKey const& key) {
    // It may have come into use again.
    if (!isStale(key)) return true;
    if (isLatest(key)) return false;
    cache_.remove(key);
    return true;
  });
}

}  // namespace giaguaro
