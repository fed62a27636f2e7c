// The pictures of the table: cards, faces and marks, drawn from SVG files at exactly the device pixels asked
// for. Parsing and drawing happen on a thread of their own; the GUI thread only ever takes what is ready.
// Asking for a picture that is not there yet queues it; `ready` comes once for each batch that was drawn, and
// `idled` when nothing is left to do.
//
// Decks are drawn in a style (ui/cards/deck_style.h). When it changes, what was drawn before stands in until
// its successors are there, and everything painted beside the pictures asks here which letters and colours
// are those of today; `ready` says when to ask again.
//
// The cache is keyed by element, part, pixels, device pixel ratio, ink and style, and bounded in bytes. Sizes
// are in logical pixels unless a name says otherwise. A file that cannot be read, or lacks an element, is a
// problem() with words for the user, and its pictures stay null: painters then draw plain cards
// (ui/cards/card_painter.h).
#pragma once

#include <QCache>
#include <QColor>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QStringList>
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <vector>

#include "core/cards/deck.h"
#include "ui/cards/deck_style.h"
#include "ui/cards/mood.h"
#include "ui/cards/rank_glyph.h"

namespace giaguaro {

class ArtWorker;

// Longer than this no card of an installed deck may take, in milliseconds; our own take one or two.
inline constexpr int slowestCard = 1500;

// The decks first, in the order of Deck::Id.
enum class ArtSheet : std::uint8_t { forty, fiftyTwo, seventyEight, avatars, moods, marks, signs };
constexpr bool isDeck(ArtSheet sheet) { return sheet <= ArtSheet::seventyEight; }
constexpr ArtSheet sheetOf(Deck::Id deck) { return static_cast<ArtSheet>(deck); }
inline size_t qHash(ArtSheet sheet, size_t seed = 0) { return ::qHash(static_cast<int>(sheet), seed); }

// One picture: an element of a sheet or a part of it, in device pixels, on the element's own colours or in
// one ink.
struct ArtKey {
  ArtSheet sheet = ArtSheet::forty;
  QString element;
  QRectF part = QRectF(0, 0, 1, 1);  // in fractions of the element
  QSize pixels;
  int ratio = 100;  // device pixel ratio in hundredths
  QRgb ink = 0;     // 0: as drawn
  // Of a whole card, in hundredths of a degree, clockwise: it lies in the middle of a picture that holds it so turned,
  // and `pixels` is what it would be upright.
  int turn = 0;
  int style = 0;  // of decks: which of the styles there have been

  friend bool operator==(ArtKey const&, ArtKey const&) = default;
};
size_t qHash(ArtKey const& key, size_t seed = 0);

class CardArt : public QObject {
  Q_OBJECT

 public:
  // A deck may come from several files: an element is that of the first one that has it. What the suits of
  // the 78 cards have of their own therefore stands before the French cards.
  struct Files {
    std::array<QStringList, 3> decks{
        QStringList{QStringLiteral(":/cards/italian.svg")},
        QStringList{QStringLiteral(":/cards/french.svg"), QStringLiteral(":/cards/back.svg")},
        QStringList{QStringLiteral(":/cards/knights.svg"), QStringLiteral(":/cards/trumps.svg"),
                    QStringLiteral(":/cards/back_trumps.svg"), QStringLiteral(":/cards/french.svg")}};
    // The backs to choose from: blue, red, the trumps'.
    std::array<QString, 3> backs{QStringLiteral(":/cards/back.svg"), QStringLiteral(":/cards/italian.svg"),
                                 QStringLiteral(":/cards/back_trumps.svg")};
    QString avatars = QStringLiteral(":/icons/avatars.svg");
    QString moods = QStringLiteral(":/icons/moods.svg");  // of those faces
    QString marks = QStringLiteral(":/icons/badges-dark.svg");
    QString signs = QStringLiteral(":/icons/signs.svg");
    // An installed deck is given up when one of its cards takes as many milliseconds.
    int slowestCard = giaguaro::slowestCard;
  };

  explicit CardArt(QObject* parent = nullptr);
  explicit CardArt(Files files, QObject* parent = nullptr);
  // Waits at most for the one element that is being drawn.
  ~CardArt() override;

  static QString element(Card card, Deck const& deck);
  // The whole picture; or the calm form that trumps have for where they lie small and none over another.
  enum class Form : std::uint8_t { whole, calm };

  // How decks are drawn from now on, in the language of this code.
  void setStyle(DeckStyle const& style, QString const& language);
  DeckStyle const& style() const { return style_; }
  int styleNumber() const { return styleNumber_; }  // another one as soon as decks are drawn otherwise
  // As the deck's cards look now: an installed deck has its own colours and indices.
  IndexLetters letters(Deck::Id deck) const;
  bool fourColours(Deck::Id deck) const;
  bool largeIndices(Deck::Id deck) const;
  // Of an installed deck as soon as it was read: one with horsemen in the place of the queens has coins and
  // cups.
  bool frenchSuits(Deck::Id deck) const;

  // The picture, or a null pixmap while it is being drawn; noCard is the back.
  QPixmap card(Card card, Deck const& deck, QSize size, qreal ratio, Form form = Form::whole);
  // The same turned by degrees about its middle, drawn as it lies: sharper than an upright picture that is turned. Only
  // the last few of them are kept.
  QPixmap turned(Card card, Deck const& deck, QSize size, qreal ratio, qreal turn, Form form = Form::whole);
  // Whoever asked for it keeps it now as a part of a picture of its own.
  void forgetTurned(Card card, Deck const& deck, QSize size, qreal ratio, qreal turn);
  QPixmap avatar(int number, int side, qreal ratio, Mood mood = Mood::calm);
  QPixmap mark(QString const& name, int side, qreal ratio, QColor const& ink);
  // Of a game, by its id: to stand on cloth. Null, too, where it has none, which noSign tells.
  QPixmap sign(QString const& game, int side, qreal ratio);
  bool noSign(QString const& game) const;
  // The mark of a plain suit as the deck's index shows it, on paper.
  QPixmap pip(Suit suit, Deck const& deck, int side, qreal ratio);
  // The same card in any size that is at hand, to be scaled until the right one is there; null if none is.
  QPixmap standIn(Card card, Deck const& deck) const;

  // Draws the whole deck ahead, after everything that was asked for; `ready` does not tell of it.
  void prefetch(Deck const& deck, QSize size, qreal ratio);
  void prefetchAvatar(int number, int side, qreal ratio, Mood mood);
  // From now on cards of this deck are shown, in these sizes only: queued drawings of others are dropped at
  // once, finished ones as soon as their successors are there.
  void keep(Deck const& deck, std::vector<QSize> const& sizes, qreal ratio);
  // While sizes change from one moment to the next: whole cards of which any picture is at hand are not drawn
  // anew until this is over.
  void setHeld(bool held) { held_ = held; }

  bool idle() const;
  QString problem() const { return problem_; }
  // True where the deck has no such card, or cannot be read.
  bool failed(Card card, Deck const& deck) const;
  qsizetype cachedBytes() const;
  qsizetype cacheLimit() const;

 signals:
  void ready();
  // Decks are drawn in another style, or their suits are known now: what was drawn ahead is to be asked for
  // again, and what is written beside the cards too.
  void restyled();
  void idled();
  void problemFound(QString const& what);

 private:
  // What a picture is of, whatever its size: an element, the whole of it or a part.
  using Name = std::tuple<ArtSheet, QString, bool>;

  static Name nameOf(ArtKey const& key);
  ArtKey keyOf(Card card, Deck const& deck, QSize size, qreal ratio, Form form = Form::whole) const;
  static ArtKey keyOfAvatar(int number, int side, qreal ratio, Mood mood);
  bool isInstalled(Deck::Id deck) const;
  void restyle();
  QPixmap take(ArtKey const& key, bool urgent);
  void collect();
  void takeTroubles();
  void takeHorsemen();
  void tellOfProblem(ArtSheet deck);
  bool isStale(ArtKey const& key) const;
  bool isLatest(ArtKey const& key) const;
  void dropStale();

  Files files_;
  DeckStyle style_;
  QString language_;  // a code; empty: the source's
  int styleNumber_ = 0;
  std::set<Deck::Id> unusable_;  // installed decks that were given up
  bool horsemen_ = false;        // the 40 cards are an installed deck that has them

  QCache<ArtKey, QPixmap> cache_;  // costs in KiB
  std::map<Name, ArtKey> latest_;  // of an upright card or a part of it: what was drawn last
  std::deque<ArtKey> turned_;      // in the cache, the oldest first
  QHash<ArtKey, bool> waiting_;    // true: somebody wants to paint it
  std::set<Name> failed_;          // there are no such pictures
  QSet<ArtSheet> told_;            // decks whose problem has been told
  Deck::Id keptDeck_ = Deck::Id::forty;
  std::vector<QSize> keptPixels_;
  bool staleSizes_ = false;  // the cache may hold such
  bool staleStyles_ = false;
  bool held_ = false;
  QSet<ArtKey> lingering_;  // stale, but nothing has taken their place yet
  QString problem_;
  std::unique_ptr<ArtWorker> worker_;
};

}  // namespace giaguaro
