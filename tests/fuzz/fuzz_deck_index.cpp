// The `index.desktop` of an installed deck: whatever the bytes are, what it names lies in its own folder.
#include "tests/fuzz/in_folder.h"
#include "ui/cards/installed_deck.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  QString const index = fuzz::written("data/carddecks/deck/index.desktop", fuzz::bytes(data, size));
  QString const folder = index.section(u'/', 0, -2);
  qputenv("XDG_DATA_HOME", folder.section(u'/', 0, -3).toUtf8());
  qputenv("XDG_DATA_DIRS", "/nowhere");
  for (QString const& language : {QStringLiteral("en"), QStringLiteral("it")})
    for (InstalledDeck const& deck : installedDecks(language)) {
      if (deck.name.isEmpty() || QDir::cleanPath(deck.file).section(u'/', 0, -2) != folder) std::abort();
      (void)loadDeck(deck);
    }
  return 0;
}
