// A drawing that is rewritten as a variant, which the first byte chooses: whatever comes out is XML again.
#include <QXmlStreamReader>

#include "tests/fuzz/in_folder.h"
#include "ui/cards/deck_rewriter.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  if (size == 0) return 0;
  Deck const* const decks[] = {&fortyCards, &fiftyTwoCards, &seventyEightCards};
  DeckVariant const variant{.fourColours = (*data & 1) != 0, .largeIndices = (*data & 2) != 0};
  Deck const& deck = *decks[*data / 4 % 3];
  QString const language = (*data & 64) != 0 ? QStringLiteral("it") : QStringLiteral("en");
  QByteArray const svg = fuzz::bytes(data + 1, size - 1);
  QByteArray const other = rewritten(svg, rewritingOf(variant, deck.id(), language));
  if (other.isEmpty()) return 0;
  QXmlStreamReader reader(other);
  reader.setNamespaceProcessing(false);
  while (!reader.atEnd()) reader.readNext();
  if (reader.hasError()) std::abort();
  return 0;
}
