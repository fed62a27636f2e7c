#include "ui/cards/art_worker.h"

#include <QPainter>
#include <QSvgRenderer>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <algorithm>
#include <chrono>
#include <utility>

namespace giaguaro {
namespace {

using namespace std::chrono_literals;

// A batch is handed over when the queue is empty, or after this long: one repaint for many cards, and yet no
// long wait for the first of them.
constexpr auto batchTime = 12ms;
// The parsed files are let go of after this long without work; they are parsed again in a few milliseconds.
constexpr auto restTime = 3s;

}  // namespace

ArtWorker::ArtWorker(Files files, std::function<void()> wake)
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
    ArtKey const key = queue.front();
    queue.pop_front();

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
#ifdef __GLIBC__
  // Images and parsed files lie mixed in this thread's heap; without this it stays as large as it once was.
  malloc_trim(0);
#endif
}

QSvgRenderer* ArtWorker::rendererOf(ArtKey const& key) {
  for (QString const& file : files_[static_cast<std::size_t>(key.sheet)]) {
    auto& renderer = renderers_[file];
    if (!renderer) renderer = std::make_unique<QSvgRenderer>(file);
    if (renderer->isValid() && renderer->elementExists(key.element)) return renderer.get();
  }
  return nullptr;
}

QImage ArtWorker::draw(ArtKey const& key) {
  QSvgRenderer* const renderer = key.pixels.isEmpty() ? nullptr : rendererOf(key);
  if (renderer == nullptr) return {};

  QImage image(key.pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  // The whole element is placed so that the part wanted falls on the image.
  QSizeF const whole(key.pixels.width() / key.part.width(), key.pixels.height() / key.part.height());
  renderer->render(&painter, key.element,
                   QRectF(QPointF(-key.part.x() * whole.width(), -key.part.y() * whole.height()), whole));
  if (key.ink != 0) {
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), QColor::fromRgba(key.ink));
  }
  return image;
}

}  // namespace giaguaro
