// The pictures of the table: cards, faces and marks, drawn from SVG files at exactly the device pixels asked
// for. Parsing and drawing happen on a thread of their own; the GUI thread only ever takes what is ready.
// Asking for a picture that is not there yet queues it; `ready` comes once for each batch that was drawn, and
// `idled` when nothing is left to do.
//
// The cache is keyed by element, part, pixels, device pixel ratio and ink, and bounded in bytes. Sizes are in
// logical pixels unless a name says otherwise. A file that cannot be read, or lacks an element, is a
// problem() with words for the user, and its pictures stay null: painters then draw plain cards
// (ui/cards/card_painter.h).
#pragma once

#include <QCache>
#include <QColor>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <memory>
#include <vector>

#include "core/cards/deck.h"
#include "ui/cards/rank_glyph.h"

namespace giaguaro {

class ArtWorker;

enum class ArtSheet : std::uint8_t { cards, avatars, marks };

// One picture: an element of a sheet or a part of it, in device pixels, on the element's own colours or in
// one ink.
struct ArtKey {
  ArtSheet sheet = ArtSheet::cards;
  QString element;
  QRectF part = QRectF(0, 0, 1, 1);  // in fractions of the element
  QSize pixels;
  int ratio = 100;  // device pixel ratio in hundredths
  QRgb ink = 0;     // 0: as drawn

  friend bool operator==(ArtKey const&, ArtKey const&) = default;
};
size_t qHash(ArtKey const& key, size_t seed = 0);

class CardArt : public QObject {
  Q_OBJECT

 public:
  struct Files {
    QString cards = QStringLiteral(":/cards/italian.svg");
    QString avatars = QStringLiteral(":/icons/avatars.svg");
    QString marks = QStringLiteral(":/icons/badges-dark.svg");
    IndexLetters letters = IndexLetters::italian;  // of the deck in `cards`
  };

  explicit CardArt(QObject* parent = nullptr);
  explicit CardArt(Files files, QObject* parent = nullptr);
  // Waits at most for the one element that is being drawn.
  ~CardArt() override;

  static QString element(Card card, Deck const& deck);
  IndexLetters letters() const { return letters_; }

  // The picture, or a null pixmap while it is being drawn.
  QPixmap card(QString const& element, QSize size, qreal ratio);
  QPixmap card(Card card, Deck const& deck, QSize size, qreal ratio);
  QPixmap avatar(int number, int side, qreal ratio);
  QPixmap mark(QString const& name, int side, qreal ratio, QColor const& ink);
  // The mark of a suit as the deck's index shows it, on paper.
  QPixmap pip(Suit suit, int side, qreal ratio);
  // The same card in any size that is at hand, to be scaled until the right one is there; null if none is.
  QPixmap standIn(QString const& element) const;

  // Draws these ahead, after everything that was asked for; `ready` does not tell of them.
  void prefetch(QStringList const& elements, QSize size, qreal ratio);
  void prefetch(Deck const& deck, QSize size, qreal ratio);
  // From now on cards are shown in these sizes only: queued drawings of others are dropped at once, finished
  // ones as soon as their successors are there.
  void keepSizes(std::vector<QSize> const& sizes, qreal ratio);

  bool idle() const;
  QString problem() const { return problem_; }
  // True where the deck has no such element, or cannot be read.
  bool failed(QString const& element) const { return failed_.contains(element); }
  qsizetype cachedBytes() const;
  qsizetype cacheLimit() const;

 signals:
  void ready();
  void idled();
  void problemFound(QString const& what);

 private:
  QPixmap take(ArtKey const& key, bool urgent);
  void collect();
  void dropStale();

  Files files_;
  IndexLetters letters_;
  QCache<ArtKey, QPixmap> cache_;  // costs in KiB
  QHash<QString, ArtKey> latest_;  // of a card's element, the whole of it: what was drawn last
  QHash<ArtKey, bool> waiting_;    // true: somebody wants to paint it
  QSet<QString> failed_;           // elements of cards
  QSet<QString> missingMarks_;     // elements of the other sheets
  std::vector<QSize> keptPixels_;
  bool staleInCache_ = false;
  QString problem_;
  std::unique_ptr<ArtWorker> worker_;
};

}  // namespace giaguaro
