// A file of preferences: whatever the bytes are, everything has a value, and what is set is read again the same.
#include "app/desktop/people/preferences.h"
#include "tests/fuzz/in_folder.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  QString const path = fuzz::written("preferences.ini", fuzz::bytes(data, size));
  Settings settings;
  {
    Preferences preferences(path);
    settings = preferences.settings();
    (void)preferences.lastMatch();
    for (GameInfo const* game : allGames()) (void)preferences.lastMatch(*game);
    (void)preferences.people();
    (void)preferences.recentFiles();
    (void)preferences.windowGeometry();
    (void)preferences.language();
    (void)preferences.playerName();
    (void)preferences.avatar();
    preferences.setSettings(settings);
  }
  if (Preferences(path).settings() != settings) std::abort();
  return 0;
}
