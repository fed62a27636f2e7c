#include "ui/cards/art_worker.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "ui/cards/deck_rewriter.h"

namespace giaguaro {
namespace {

using namespace std::chrono_literals;

// A batch is handed over when the queue is empty, or after this long: one repaint for many cards, and yet no
// long wait for the first of them.
constexpr auto batchTime = 12ms;
// The parsed files are let go of after this long without work; they are parsed again in a few milliseconds.
constexpr auto restTime = 3s;

// To the system: images and parsed files lie mixed in this thread's heap, which without this stays as large as it once
// was.
void giveBack() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// Of a file that was rewritten for this deck.
QString markOf(ArtSheet deck) { return u'|' + QString::number(static_cast<int>(deck)); }

}  // namespace

ArtWorker::ArtWorker(CardArt::Files files, std::function<void()> wake)
    : files_(std::move(files)), wake_(std::move(wake)), thread_(QThread::create([this] { run(); })) {
  thread_->setObjectName(QStringLiteral("card art"));
  thread_->start(QThread::LowPriority);
}

ArtWorker::~ArtWorker() {
  {
    std::lock_guard const lock(mutex_);
    stop_ = true;
  }
  changed_.notify_all();
  thread_->wait();
}

void ArtWorker::setStyle(Style style) {
  std::lock_guard const lock(mutex_);
  asked_ = std::move(style);
}

void ArtWorker::request(ArtKey const& key, bool urgent) {
  {
    std::lock_guard const lock(mutex_);
    (urgent ? urgent_ : later_).push_back(key);
  }
  changed_.notify_all();
}

void ArtWorker::hurry(ArtKey const& key) {
  std::lock_guard const lock(mutex_);
  if (std::erase(later_, key) > 0) urgent_.push_back(key);
}

std::vector<ArtKey> ArtWorker::forget(std::function<bool(ArtKey const&)> const& unwanted) {
  std::vector<ArtKey> forgotten;
  std::lock_guard const lock(mutex_);
  for (auto* queue : {&urgent_, &later_})
    std::erase_if(*queue, [&](ArtKey const& key) {
      bool const drop = unwanted(key);
      if (drop) forgotten.push_back(key);
      return drop;
    });
  return forgotten;
}

std::vector<ArtWorker::Drawn> ArtWorker::take() {
  std::lock_guard const lock(mutex_);
  woken_ = false;
  return std::exchange(drawn_, {});
}

std::vector<ArtWorker::Trouble> ArtWorker::takeTroubles() {
  std::lock_guard const lock(mutex_);
  return std::exchange(troubles_, {});
}

bool ArtWorker::hasHorsemen(int style) {
  std::lock_guard const lock(mutex_);
  return horsemen_ == style;
}

void ArtWorker::run() {
  auto batchStart = std::chrono::steady_clock::now();
  std::unique_lock lock(mutex_);
  while (!stop_) {
    if (urgent_.empty() && later_.empty()) {
      auto const called = [this] { return stop_ || !urgent_.empty() || !later_.empty(); };
      if (!changed_.wait_for(lock, restTime, called)) {
        lock.unlock();
        letGo();
        lock.lock();
        changed_.wait(lock, called);
      }
      batchStart = std::chrono::steady_clock::now();
      continue;
    }
    auto& queue = urgent_.empty() ? later_ : urgent_;
    auto next = std::ranges::find(queue, sheet_, &ArtKey::sheet);
    if (next == queue.end()) next = queue.begin();
    ArtKey const key = *next;
    queue.erase(next);
    sheet_ = key.sheet;
    if (style_.number != asked_.number) {
      style_ = asked_;
      deckRenderers_.clear();
      installed_.clear();
      unusable_.clear();
    }

    lock.unlock();
    QImage image = draw(key);
    lock.lock();

    drawn_.push_back({key, std::move(image)});
    bool const last = urgent_.empty() && later_.empty();
    if (woken_ || (!last && std::chrono::steady_clock::now() - batchStart < batchTime)) continue;
    woken_ = true;
    batchStart = std::chrono::steady_clock::now();
    // Still under the lock: the receiver only queues a call to itself, and must not be told after `stop_`.
    if (!stop_) wake_();
  }
  lock.unlock();
  letGo();
}

void ArtWorker::letGo() {
  renderers_.clear();
  deckRenderers_.clear();
  installed_.clear();
  giveBack();
}

// What another deck has in common with this one stays.
void ArtWorker::keepOnly(ArtSheet deck) {
  auto const gone = std::erase_if(deckRenderers_, [&](auto const& each) {
    return !files_.decks[static_cast<std::size_t>(deck)].contains(each.first) &&
           !each.first.endsWith(markOf(deck));
  });
  if (gone > 0) giveBack();
}

void ArtWorker::giveUp(Deck::Id deck, DeckFault fault, QString name) {
  installed_.erase(deck);
  unusable_.insert(deck);
  std::lock_guard const lock(mutex_);
  troubles_.push_back({style_.number, deck, fault, std::move(name)});
}

ArtWorker::Installed* ArtWorker::installed(Deck::Id deck) {
  QString const& id = style_.style.installed(deck);
  if (id.isEmpty() || unusable_.contains(deck)) return nullptr;
  if (auto const found = installed_.find(deck); found != installed_.end()) return &found->second;
  std::optional<InstalledDeck> const place = installedDeck(id, style_.language);
  if (!place) {
    giveUp(deck, DeckFault::gone, id);
    return nullptr;
  }
  Installed made{std::make_unique<QSvgRenderer>(), loadDeck(*place)};
  DeckFault fault = made.deck.fault;
  if (fault == DeckFault::none && deck == Deck::Id::fiftyTwo && !made.deck.fiftyTwo)
    fault = DeckFault::lacksCards;
  if (fault == DeckFault::none && !made.renderer->load(made.deck.svg)) fault = DeckFault::unreadable;
  if (fault != DeckFault::none) {
    giveUp(deck, fault, place->name);
    return nullptr;
  }
  if (deck == Deck::Id::forty && !made.deck.ids.contains(QStringLiteral("queen_heart"))) {
    std::lock_guard const lock(mutex_);
    horsemen_ = style_.number;
  }
  made.deck.svg.clear();
  made.name = place->name;
  return &installed_.emplace(deck, std::move(made)).first->second;
}

QStringList ArtWorker::filesOf(ArtKey const& key) const {
  switch (key.sheet) {
    case ArtSheet::avatars: return {files_.avatars};
    case ArtSheet::moods: return {files_.moods};
    case ArtSheet::marks: return {files_.marks};
    case ArtSheet::signs: return {files_.signs};
    default: break;
  }
  CardBack const back = style_.style.back;
  if (key.element == u"back" && back != CardBack::own)
    return {files_.backs[static_cast<std::size_t>(back) - 1]};
  return files_.decks[static_cast<std::size_t>(key.sheet)];
}

QSvgRenderer* ArtWorker::parsed(QString const& file, ArtSheet sheet) {
  Rewriting const rewriting =
      isDeck(sheet) ? rewritingOf(style_.style.variant, static_cast<Deck::Id>(sheet), style_.language)
                    : Rewriting{};
  // As they are drawn, two decks share what they have in common.
  bool const asDrawn = !isDeck(sheet) || isAsDrawn(rewriting);
  auto& held = isDeck(sheet) ? deckRenderers_ : renderers_;
  QString const name = asDrawn ? file : file + markOf(sheet);
  if (auto const found = held.find(name); found != held.end()) return found->second.get();
  if (isDeck(sheet)) keepOnly(sheet);
  auto& renderer = held[name];
  if (asDrawn) {
    renderer = std::make_unique<QSvgRenderer>(file);
  } else {
    renderer = std::make_unique<QSvgRenderer>();
    if (QFile drawn(file); drawn.open(QIODevice::ReadOnly))
      renderer->load(rewritten(drawn.readAll(), rewriting));
  }
  return renderer.get();
}

ArtWorker::Source ArtWorker::sourceOf(ArtKey const& key) {
  for (QString const& file : filesOf(key)) {
    QSvgRenderer* const renderer = parsed(file, key.sheet);
    if (renderer->isValid() && renderer->elementExists(key.element)) return {renderer, key.element};
  }
  return {};
}

QImage ArtWorker::drawInstalled(ArtKey const& key) {
  if (!isDeck(key.sheet) || (key.element == u"back" && style_.style.back != CardBack::own)) return {};
  // Where its marks stand nobody knows; ours mean the same.
  if (key.part != ArtKey().part) return {};
  auto const id = static_cast<Deck::Id>(key.sheet);
  Installed* const found = installed(id);
  if (found == nullptr) return {};
  QString const element = elementIn(found->deck.ids, key.element, id);
  if (element.isEmpty()) return {};
  QElapsedTimer time;
  time.start();
  QImage image = drawCard(*found->renderer, element, key.pixels);
  if (time.elapsed() < files_.slowestCard) return image;
  giveUp(id, DeckFault::slow, found->name);
  return {};
}

// Of an installed deck, about which nothing is known, the upright picture turned.
QImage ArtWorker::drawTurned(ArtKey upright, int turn) {
  upright.turn = 0;
  QSize const card = upright.pixels;
  QTransform const about = QTransform().rotate(turn / 100.0);
  QRectF const box(QPointF(-card.width() / 2.0, -card.height() / 2.0), QSizeF(card));
  QSizeF const reach = about.mapRect(box).size();
  // As many pixels more on either side: the middle stays on a pixel's corner or its centre, as it was.
  auto const wide = [](qreal from, int upTo) {
    return upTo + 2 * static_cast<int>(std::ceil((from - upTo) / 2));
  };
  QImage image(wide(reach.width(), card.width()), wide(reach.height(), card.height()),
               QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.translate(image.width() / 2.0, image.height() / 2.0);
  painter.rotate(turn / 100.0);
  if (QImage const installed = drawInstalled(upright); !installed.isNull()) {
    painter.drawImage(box.topLeft(), installed);
    return image;
  }
  auto const [renderer, element] = sourceOf(upright);
  if (renderer == nullptr) return {};
  renderer->render(&painter, element, box);
  return image;
}

QImage ArtWorker::draw(ArtKey const& key) {
  if (key.pixels.isEmpty() || (isDeck(key.sheet) && key.style != style_.number)) return {};
  if (key.turn != 0) return drawTurned(key, key.turn);
  if (QImage image = drawInstalled(key); !image.isNull()) return image;
  auto const [renderer, element] = sourceOf(key);
  if (renderer == nullptr) return {};

  QImage image(key.pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  // The whole element is placed so that the part wanted falls on the image.
  QSizeF const whole(key.pixels.width() / key.part.width(), key.pixels.height() / key.part.height());
  renderer->render(&painter, element,
                   QRectF(QPointF(-key.part.x() * whole.width(), -key.part.y() * whole.height()), whole));
  if (key.ink != 0) {
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), QColor::fromRgba(key.ink));
  }
  return image;
}

}  // namespace giaguaro
