// Looks through the card decks that are installed on this computer, on a thread of its own: each is read,
// checked and two of its cards are drawn, which takes up to a second a deck. What is found is told one by
// one, our own decks first.
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <atomic>
#include <functional>
#include <memory>

#include "ui/cards/installed_deck.h"

class QThread;

namespace giaguaro {

struct DeckOffer {
  QString id;  // empty: our own
  QString name;
  bool forty = false;  // it may be played with, in games of so many cards
  bool fiftyTwo = false;
  QImage sample;                   // two of its cards side by side
  QMap<QString, QString> names{};  // as it is called in other languages, by their codes
};

class DeckLibrary : public QObject {
  Q_OBJECT

 public:
  explicit DeckLibrary(QObject* parent);
  // Waits at most for the one card that is being drawn, or the one file that is being read.
  ~DeckLibrary() override;

  // One card of the samples, in logical pixels.
  static constexpr QSize sampleCard{38, 57};
  static constexpr int sampleGap = 3;

  // Once; names are in the language of this code.
  void search(QString const& language, qreal ratio);

 signals:
  void found(giaguaro::DeckOffer const& offer);
  // Why the deck of this name cannot be played with.
  void unusable(giaguaro::DeckFault fault, QString const& name);
  void finished();

 private:
  void run(QString const& language, qreal ratio);

  std::atomic<bool> stop_ = false;
  std::unique_ptr<QThread> thread_;
};

}  // namespace giaguaro
