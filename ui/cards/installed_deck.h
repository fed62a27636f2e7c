// Decks of cards that are installed on this computer, as the card games of KDE use them: a folder with an
// `index.desktop` in a `carddecks` folder where the system keeps shared data. Its group `[KDE Backdeck]` says
// `Name`, `Name[it]` and so on, and `SVG`, a drawing in that folder, packed or not, with the elements
// `1_club` … `king_spade` and `back`.
//
// They come from anybody: reading one takes long, and is not for the GUI thread. A deck that cannot be used
// has a fault, for which there is a sentence.
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QMap>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/cards/deck.h"
#include "ui/cards/safe_svg.h"

class QSvgRenderer;

namespace giaguaro {

enum class DeckFault : std::uint8_t {
  none,
  gone,        // there is no such folder, or no index in it that names a drawing
  unreadable,  // the drawing is not there, cannot be read or unpacked, or is no SVG
  tooLarge,
  unsafe,   // it declares entities, or is nested without end
  tooMuch,  // drawing a card would take for ever
  lacksCards,
  slow  // to draw a card
};
struct InstalledDeck {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::InstalledDeck)

 public:
  // In one sentence, with the deck's name.
  static QString inWords(DeckFault fault, QString const& name);

  QString id;                      // its folder's name, which is not a path
  QString name;                    // as it calls itself, in one language
  QString file;                    // the drawing
  QMap<QString, QString> names{};  // by the language's code, where it calls itself otherwise there
};

struct LoadedDeck {
  DeckFault fault = DeckFault::none;
  QByteArray svg;       // safe to be drawn
  QSet<QString> ids{};  // of its elements
  bool forty = false;   // it has the cards of these decks
  bool fiftyTwo = false;
};

// A folder's name and nothing else: neither a path nor hidden.
bool isDeckId(QString const& id);

// All of them, by name in the language of this code; where two have the same id the first one counts.
std::vector<InstalledDeck> installedDecks(QString const& language);
std::optional<InstalledDeck> installedDeck(QString const& id, QString const& language);

LoadedDeck loadDeck(InstalledDeck const& deck, SvgLimits const& limits = {});

// The element that draws this one in an installed deck, which knows knights or queens: the middle court of
// the 40 cards may be either. Empty: there is none.
QString elementIn(QSet<QString> const& ids, QString const& element, Deck::Id deck);

// A card of an installed deck, in device pixels. Decks have their own proportions: what is nearly ours fills
// the card, what is not, as a card that lies on its side, stands whole on paper.
QImage drawCard(QSvgRenderer& renderer, QString const& element, QSize pixels);

}  // namespace giaguaro
