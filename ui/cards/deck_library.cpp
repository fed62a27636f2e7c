#include "ui/cards/deck_library.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <QPainter>
#include <QSvgRenderer>
#include <QThread>
#include <array>

#include "ui/cards/card_art.h"

namespace giaguaro {
namespace {

constexpr std::array samples{"1_spade", "queen_heart"};

// Null: one of them took too long.
QImage sampleOf(QSvgRenderer& renderer, qreal ratio) {
  QSize const card = (QSizeF(DeckLibrary::sampleCard) * ratio).toSize();
  int const step = static_cast<int>((DeckLibrary::sampleCard.width() + DeckLibrary::sampleGap) * ratio);
  QImage image(step + card.width(), card.height(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  for (int i = 0; i < static_cast<int>(samples.size()); ++i) {
    QString name = QString::fromLatin1(samples.at(static_cast<std::size_t>(i)));
    if (!renderer.elementExists(name)) name = QStringLiteral("knight_heart");
    QElapsedTimer time;
    time.start();
    painter.drawImage(i * step, 0, drawCard(renderer, name, card));
    if (time.elapsed() >= slowestCard) return {};
  }
  painter.end();
  image.setDevicePixelRatio(ratio);
  return image;
}

}  // namespace

DeckLibrary::DeckLibrary(QObject* parent) : QObject(parent) {}

DeckLibrary::~DeckLibrary() {
  stop_ = true;
  if (thread_) thread_->wait();
}

void DeckLibrary::search(QString const& language, qreal ratio) {
  if (thread_) return;
  thread_.reset(QThread::create([this, language, ratio] { run(language, ratio); }));
  thread_->setObjectName(QStringLiteral("card decks"));
  thread_->start(QThread::LowPriority);
}

// On the thread; all that is told goes through the queue of this object's own.
void DeckLibrary::run(QString const& language, qreal ratio) {
  auto const tell = [this](auto&& what) {
    if (!stop_) QMetaObject::invokeMethod(this, std::forward<decltype(what)>(what), Qt::QueuedConnection);
  };
  CardArt::Files const files;
  for (Deck::Id const deck : {Deck::Id::forty, Deck::Id::fiftyTwo}) {
    QSvgRenderer renderer(files.decks[static_cast<std::size_t>(deck)].front());
    DeckOffer const offer{
        {}, {}, deck == Deck::Id::forty, deck == Deck::Id::fiftyTwo, sampleOf(renderer, ratio)};
    tell([this, offer] { emit found(offer); });
  }
  for (InstalledDeck const& deck : installedDecks(language)) {
    if (stop_) return;
    LoadedDeck const loaded = loadDeck(deck);
    DeckFault fault = loaded.fault;
    DeckOffer offer{deck.id, deck.name, loaded.forty, loaded.fiftyTwo, {}, deck.names};
    if (fault == DeckFault::none && !stop_) {
      QSvgRenderer renderer;
      if (renderer.load(loaded.svg)) {
        offer.sample = sampleOf(renderer, ratio);
        if (offer.sample.isNull()) fault = DeckFault::slow;
      } else {
        fault = DeckFault::unreadable;
      }
    }
    if (fault == DeckFault::none)
      tell([this, offer] { emit found(offer); });
    else
      tell([this, fault, name = deck.name] { emit unusable(fault, name); });
  }
  tell([this] { emit finished(); });
}

}  // namespace giaguaro
