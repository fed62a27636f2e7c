#include "tests/gallery/cards.h"

#include <QDir>
#include <QPainter>
#include <array>
#include <cstdio>
#include <vector>

#include "tests/app/match_tools.h"
#include "tests/gallery/camera.h"
#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/theme.h"

namespace giaguaro::test {
namespace {

constexpr std::array widths{44, 90, 180};

struct Contact {
  char const* id;
  char const* title;
  Deck::Id deck;
  int columns;
};
constexpr std::array contacts{
    Contact{"forty", "Forty Italian cards", Deck::Id::forty, 10},
    Contact{"fifty-two", "Fifty-two French cards", Deck::Id::fiftyTwo, 13},
    Contact{"seventy-eight", "Seventy-eight cards of tarot", Deck::Id::seventyEight, 14}};

// What a deck may be drawn as. One more line here is one more sheet of everything.
struct Variant {
  char const* id;
  char const* title;
  DeckVariant drawn{};
};
constexpr std::array variants{
    Variant{"usual", "As drawn"},
    Variant{"four-colours", "Four colours", {.fourColours = true}},
    Variant{"large-indices", "Large indices", {.largeIndices = true}},
    Variant{"four-colours-large", "Four colours, large indices", {.fourColours = true, .largeIndices = true}},
    Variant{"italian-letters", "Italian letters", {.letters = CourtLetters::italian}},
    Variant{"english-letters", "English letters", {.letters = CourtLetters::english}},
    Variant{"french-letters", "French letters", {.letters = CourtLetters::french}}};

QImage sheetOf(CardArt& art, Theme const& theme, Contact const& contact, int width) {
  Deck const& deck = Deck::of(contact.deck);
  std::vector<Card> cards = deck.sorted(deck.cards());
  cards.push_back(noCard);
  int const gap = std::max(6, width / 10);
  QSize const size = CardPainter::size(width * 1.5);
  int const rows = (static_cast<int>(cards.size()) + contact.columns - 1) / contact.columns;
  QImage sheet(gap + contact.columns * (size.width() + gap), gap + rows * (size.height() + gap),
               QImage::Format_RGB32);
  auto const paint = [&] {
    QPainter painter(&sheet);
    QRadialGradient cloth(QRectF(sheet.rect()).center(), sheet.width() / 2.0);
    cloth.setColorAt(0, theme.cloth);
    cloth.setColorAt(1, theme.cloth2);
    painter.fillRect(sheet.rect(), cloth);
    CardPainter const pens(art, theme, 1);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      int const place = static_cast<int>(i);
      QPointF const corner(gap + place % contact.columns * (size.width() + gap),
                           gap + place / contact.columns * (size.height() + gap));
      pens.card(painter, cards[i], deck, corner + QPointF(size.width() / 2.0, size.height() / 2.0),
                size.height(), 0, {});
    }
  };
  art.keep(deck, {size}, 1);
  paint();  // which asks for what is missing
  comes([&] { return art.idle(); });
  paint();
  return sheet;
}

}  // namespace

QStringList contactDecks() {
  QStringList decks;
  for (Contact const& contact : contacts) decks << contact.id;
  return decks;
}

int takeContactSheets(QString const& deck, QString const& folder, QString const& filter) {
  int taken = 0;
  CardArt art;
  for (int order = 0; order < static_cast<int>(contacts.size()); ++order) {
    Contact const& contact = contacts[static_cast<std::size_t>(order)];
    if (deck != contact.id) continue;
    for (Variant const& variant : variants) {
      DeckStyle style;
      style.variant = variant.drawn;
      art.setStyle(style, "en");
      for (int const width : widths)
        for (QString const& id : Theme::offered()) {
          QString const path = QString("%1/%2-%3-%4.png").arg(contact.id, variant.id).arg(width).arg(id);
          if (!path.contains(filter)) continue;
          QImage sheet = sheetOf(art, Theme::named(id), contact, width);
          sheet.setText("Chapter", QString("%1 %2").arg(order, 3, 10, QChar(u'0')).arg(contact.title));
          sheet.setText("Screen",
                        QString("%1 %2, %1 pixels wide").arg(width, 3, 10, QChar(u'0')).arg(variant.title));
          sheet.setText("Frame",
                        QString("%1, %2 pixels wide, %3 cloth").arg(variant.title).arg(width).arg(id));
          savePicture(sheet, QDir(folder).filePath(path));
          savePicture(sheet.scaledToWidth(320, Qt::SmoothTransformation),
                      QDir(folder).filePath("small/" + path));
          std::printf("%s\n", qPrintable(path));
          ++taken;
        }
    }
  }
  return taken;
}

}  // namespace giaguaro::test
