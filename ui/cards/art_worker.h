// The thread that parses the SVG files and draws their elements into images. It is given requests and hands
// back results; it knows nothing of pixmaps, widgets or caches. Urgent requests come first; of each kind those of the
// sheet that was drawn last, then in the order asked. Files are opened when first needed and let go of after a while
// without work, those of a deck as soon as another is drawn: parsed, each takes some ten megabytes. An installed deck
// that cannot be used is a trouble, told once, and our own cards are drawn in its place.
#pragma once

#include <QImage>
#include <QStringList>
#include <QThread>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "ui/cards/card_art.h"
#include "ui/cards/installed_deck.h"

class QSvgRenderer;

namespace giaguaro {

class ArtWorker {
 public:
  struct Drawn {
    ArtKey key;
    QImage image;  // null: there is no such element
  };

  // An installed deck that cannot be used.
  struct Trouble {
    int style = 0;
    Deck::Id deck = Deck::Id::forty;
    DeckFault fault = DeckFault::none;
    QString name;
  };
  // What all pictures of decks are drawn in from now on; a request for another number comes back null.
  struct Style {
    int number = 0;
    DeckStyle style;
    QString language;
  };

  // `wake` is called on the worker's thread when a batch is ready to be taken.
  ArtWorker(CardArt::Files files, std::function<void()> wake);
  ~ArtWorker();

  void setStyle(Style style);
  void request(ArtKey const& key, bool urgent);
  // What was asked for without haste is wanted now.
  void hurry(ArtKey const& key);
  // Takes back the queued requests that `unwanted` names, and returns them.
  std::vector<ArtKey> forget(std::function<bool(ArtKey const&)> const& unwanted);
  std::vector<Drawn> take();
  std::vector<Trouble> takeTroubles();
  // The 40 cards of this style are those of an installed deck that has horsemen and no queens.
  bool hasHorsemen(int style);

 private:
  // A drawing that was parsed, and what it is called in there; nothing: no file has the element.
  struct Source {
    QSvgRenderer* renderer = nullptr;
    QString element;
  };
  struct Installed {
    std::unique_ptr<QSvgRenderer> renderer;
    LoadedDeck deck;
    QString name{};
  };

  void run();
  QImage draw(ArtKey const& key);
  QImage drawTurned(ArtKey upright, int turn);
  QImage drawInstalled(ArtKey const& key);  // null: by our own files
  Installed* installed(Deck::Id deck);      // null: there is none that can be used
  // The name by value: it may be that of the deck that goes.
  void giveUp(Deck::Id deck, DeckFault fault, QString name);
  Source sourceOf(ArtKey const& key);
  QStringList filesOf(ArtKey const& key) const;
  QSvgRenderer* parsed(QString const& file, ArtSheet sheet);
  void letGo();  // of the parsed files
  void keepOnly(ArtSheet deck);

  CardArt::Files const files_;
  std::function<void()> const wake_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ArtKey> urgent_, later_;
  std::vector<Drawn> drawn_;
  std::vector<Trouble> troubles_;
  Style asked_;
  int horsemen_ = -1;  // the style that has them
  bool woken_ = false;
  bool stop_ = false;

  // The worker's thread alone.
  Style style_;
  ArtSheet sheet_ = ArtSheet::forty;  // of what was drawn last
  // By file and, where something was rewritten in it, the deck.
  std::map<QString, std::unique_ptr<QSvgRenderer>> renderers_, deckRenderers_;
  std::map<Deck::Id, Installed> installed_;
  std::set<Deck::Id> unusable_;  // in this style
  std::unique_ptr<QThread> thread_;
};

}  // namespace giaguaro
