// The decks as they are drawn: every variant against its picture, every card by two renderers, and the
// colours of suits and themes by contrast and as people see them who tell fewer colours apart.
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "tests/joined.h"
#include "tests/ui/colour_vision.h"
#include "ui/cards/card_art.h"
#include "ui/cards/deck_rewriter.h"
#include "ui/history/felt_plaque.h"
#include "ui/theme.h"

namespace testDecks {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr std::array decks{Deck::Id::forty, Deck::Id::fiftyTwo, Deck::Id::seventyEight};

QByteArray read(QString const& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage drawn(QSvgRenderer& renderer, QString const& element, QSize size) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter, element, QRectF(QPointF(), QSizeF(size)));
  return image;
}

// The same drawing without what stands between the indices.
QByteArray withoutMiddles(QByteArray const& svg) {
  QByteArray written;
  QXmlStreamReader in(svg);
  QXmlStreamWriter out(&written);
  in.setNamespaceProcessing(false);
  int skipped = 0;
  while (!in.atEnd()) {
    in.readNext();
    if (in.isStartElement()) {
      if (skipped > 0 || in.attributes().value(QLatin1String("class")) == u"middle") {
        ++skipped;
        continue;
      }
      out.writeStartElement(in.qualifiedName().toString());
      out.writeAttributes(in.attributes());
    } else if (in.isEndElement()) {
      if (skipped > 0)
        --skipped;
      else
        out.writeEndElement();
    }
  }
  return written;
}

// A deck's files, each with one variant.
class Drawn {
 public:
  Drawn(Deck::Id deck, DeckVariant const& variant, QString const& language = QStringLiteral("en"),
        bool bare = false) {
    CardArt::Files const files;
    Rewriting const how = rewritingOf(variant, deck, language);
    for (QString const& file : files.decks[static_cast<std::size_t>(deck)]) {
      QByteArray const text = rewritten(read(file), how);
      renderers_.push_back(std::make_unique<QSvgRenderer>(bare ? withoutMiddles(text) : text));
    }
  }
  QImage card(QString const& element, QSize size) {
    for (auto const& renderer : renderers_)
      if (renderer->elementExists(element)) return drawn(*renderer, element, size);
    return {};
  }

 private:
  std::vector<std::unique_ptr<QSvgRenderer>> renderers_;
};

double darkness(QColor const& colour) { return 1 - colour.lightnessF(); }

// How high what is drawn in a column is, in pixels and parts of them: a row counts as far as its darkest
// point reaches what is darkest of all.
double inkHeight(QImage const& image, QRect const& column) {
  std::vector<double> rows;
  for (int y = column.top(); y <= column.bottom(); ++y) {
    double darkest = 0;
    for (int x = column.left(); x <= column.right(); ++x)
      darkest = std::max(darkest, darkness(image.pixelColor(x, y)));
    rows.push_back(darkest - darkness(Theme::paper()));
  }
  double const most = *std::ranges::max_element(rows);
  return std::accumulate(rows.begin(), rows.end(), 0.0) / most;
}

double meanDifference(QImage const& a, QImage const& b, QRect const& part) {
  double sum = 0;
  for (int y = part.top(); y <= part.bottom(); ++y)
    for (int x = part.left(); x <= part.right(); ++x) {
      QRgb const one = a.pixel(x, y);
      QRgb const other = b.pixel(x, y);
      sum += std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other)) +
             std::abs(qBlue(one) - qBlue(other));
    }
  return sum / 3 / part.width() / part.height();
}

// The largest mean difference of a square of so many pixels in this cell of both.
constexpr int square = 12;
double worstSquare(QImage const& a, QImage const& b) {
  double worst = 0;
  for (int y = 0; y + square <= a.height(); y += square / 2)
    for (int x = 0; x + square <= a.width(); x += square / 2)
      worst = std::max(worst, meanDifference(a, b, QRect(x, y, square, square)));
  return worst;
}

}  // namespace

class TestDecks : public QObject {
  Q_OBJECT

 private slots:
  // The pip in the index, and the first one of the middle.
  void suitsInFourColours() {
    QSize const size(240, 360);
    for (Deck::Id const deck : {Deck::Id::fiftyTwo, Deck::Id::seventyEight})
      for (bool const four : {false, true}) {
        Drawn cards(deck, {.fourColours = four});
        for (auto const& [name, two, colour] :
             {std::tuple("club", "#20242b", "#38581e"), std::tuple("diamond", "#b4232c", "#22507e"),
              std::tuple("heart", "#b4232c", "#b4232c"), std::tuple("spade", "#20242b", "#20242b")}) {
          QImage const seven = cards.card(QStringLiteral("7_") + QLatin1String(name), size);
          // In the middle of the mark, of the seven's stroke, and of a pip in its lower half.
          for (QPoint const at : {QPoint(26, 75), QPoint(20, 18), QPoint(82, 283)})
            QCOMPARE(seven.pixelColor(at).name(), QLatin1String(four ? colour : two));
          QCOMPARE(seven.pixelColor(120, 340), Theme::paper());
        }
      }
    // Coins and batons have their own.
    Drawn two(Deck::Id::forty, {});
    Drawn four(Deck::Id::forty, {.fourColours = true});
    QCOMPARE(four.card(QStringLiteral("7_diamond"), size), two.card(QStringLiteral("7_diamond"), size));
  }

  void largeIndicesAreTwiceAsHigh() {
    // A card 40 wide; four times as many pixels, so that edges are measured and not guessed.
    QSize const size(160, 240);
    // As far as large indices reach. A pointed figure loses a little at its tips: they are narrower than they
    // are high.
    QRect const column(6, 8, 34, 100);
    for (Deck::Id const deck : decks) {
      Drawn normal(deck, {}, QStringLiteral("en"), true);
      Drawn large(deck, {.largeIndices = true}, QStringLiteral("en"), true);
      for (Card const card : Deck::of(deck).cards()) {
        QString const element = CardArt::element(card, Deck::of(deck));
        double const before = inkHeight(normal.card(element, size), column);
        double const after = inkHeight(large.card(element, size), column);
        QVERIFY2(before > 24 && after >= 1.9 * before,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(element).arg(before).arg(after)));
      }
    }
  }

  // Others may lie on a card up to its index.
  void indicesStayInTheirColumn() {
    QSize const size(240, 360);
    for (bool const large : {false, true}) {
      int const column = static_cast<int>(std::lround(indexColumn(large) * 240));
      for (Deck::Id const deck : decks) {
        Drawn cards(deck, {.largeIndices = large}, QStringLiteral("en"), true);
        for (Card const card : Deck::of(deck).cards()) {
          // Trumps lie at the hand's end, on a ground of their own.
          if (card.suit() == Suit::trumps) continue;
          QString const element = CardArt::element(card, Deck::of(deck));
          QImage const image = cards.card(element, size);
          for (int y = 16; y < 180; ++y)
            for (int x : {2, 4, column + 1, column + 4, column + 9})
              QVERIFY2(image.pixelColor(x, y) == Theme::paper(),
                       qPrintable(QStringLiteral("%1 at %2, %3").arg(element).arg(x).arg(y)));
        }
      }
    }
  }

  void indicesArePointSymmetric() {
    QSize const size(240, 360);
    for (Deck::Id const deck : decks)
      for (bool const large : {false, true}) {
        Drawn cards(deck, {.fourColours = true, .largeIndices = large, .letters = CourtLetters::french},
                    QStringLiteral("en"), true);
        for (Card const card : Deck::of(deck).cards()) {
          QString const element = CardArt::element(card, Deck::of(deck));
          QImage const image = cards.card(element, size);
          QImage const turned = image.transformed(QTransform().rotate(180));
          QRect const index(2, 2, large ? 54 : 42, large ? 156 : 88);
          QVERIFY2(meanDifference(image, turned, index) < 1.5, qPrintable(element));
        }
      }
  }

  // Each court card's letter is the outline that tags are written with.
  void letters_data() {
    QTest::addColumn<int>("letters");
    QTest::addColumn<QString>("language");
    QTest::newRow("usual, English") << static_cast<int>(CourtLetters::usual) << "en";
    QTest::newRow("usual, Italian") << static_cast<int>(CourtLetters::usual) << "it";
    QTest::newRow("italian") << static_cast<int>(CourtLetters::italian) << "en";
    QTest::newRow("english") << static_cast<int>(CourtLetters::english) << "it";
    QTest::newRow("french") << static_cast<int>(CourtLetters::french) << "en";
  }
  void letters() {
    QFETCH(int, letters);
    QFETCH(QString, language);
    auto const chosen = static_cast<CourtLetters>(letters);
    QRect const box(6, 14, 40, 44);
    for (Deck::Id const id : decks) {
      Deck const& deck = Deck::of(id);
      Drawn cards(id, {.letters = chosen}, language);
      IndexLetters const shown = lettersOf(id, chosen, language);
      for (Rank const rank : {Rank::ace, Rank::jack, Rank::cavalier, Rank::queen, Rank::king}) {
        if (deck.strength(rank) < 0) continue;
        QImage const card = cards.card(CardArt::element(deck.card(rank, Suit::hearts), deck), {240, 360});
        auto const painted = [&](QString const& text) {
          QImage image(240, 360, QImage::Format_ARGB32_Premultiplied);
          image.fill(Theme::paper());
          QPainter painter(&image);
          paintRank(painter, text, QRectF(6, 16, 40, 40), Theme::red());
          painter.end();
          return image;
        };
        QString const expected = indexText(rank, shown);
        QVERIFY2(meanDifference(card, painted(expected), box) < 2, qPrintable(expected));
        for (char const* other : {"J", "N", "Q", "K", "F", "C", "R", "V", "D", "A", "1"})
          if (expected != QLatin1String(other))
            QVERIFY2(meanDifference(card, painted(QLatin1String(other)), box) > 8, other);
      }
    }
  }

  void lettersOfEachDeck() {
    auto const courts = [](Deck::Id id, CourtLetters chosen, char const* language) {
      QString text;
      for (Rank const rank : {Rank::jack, Rank::cavalier, Rank::queen, Rank::king})
        if (Deck::of(id).strength(rank) >= 0)
          text += indexText(rank, lettersOf(id, chosen, QLatin1String(language)));
      return text;
    };
    // They follow the language unless they are chosen.
    QCOMPARE(courts(Deck::Id::forty, CourtLetters::usual, "it"), "FCR");
    QCOMPARE(courts(Deck::Id::forty, CourtLetters::usual, "en"), "JQK");
    QCOMPARE(courts(Deck::Id::forty, CourtLetters::italian, "en"), "FCR");
    for (char const* language : {"en", "it"})
      QCOMPARE(courts(Deck::Id::fiftyTwo, CourtLetters::usual, language), "JQK");
    QCOMPARE(courts(Deck::Id::seventyEight, CourtLetters::usual, "it"), "VCDR");
    QCOMPARE(courts(Deck::Id::seventyEight, CourtLetters::usual, "en"), "JNQK");
    QCOMPARE(courts(Deck::Id::forty, CourtLetters::english, "it"), "JQK");
    QCOMPARE(courts(Deck::Id::forty, CourtLetters::french, "it"), "VCR");
    QCOMPARE(courts(Deck::Id::fiftyTwo, CourtLetters::french, "en"), "VDR");
    QCOMPARE(courts(Deck::Id::fiftyTwo, CourtLetters::italian, "en"), "FDR");
    QCOMPARE(courts(Deck::Id::seventyEight, CourtLetters::italian, "en"), "FCDR");
    // What may be typed: any of them, and none for two cards.
    for (Deck::Id const id : decks)
      for (char const* typed : {"J", "N", "Q", "K", "F", "C", "R", "V", "D", "A", "7"}) {
        int ranks = 0;
        for (Rank const rank : {Rank::ace, Rank::seven, Rank::jack, Rank::cavalier, Rank::queen, Rank::king})
          if (Deck::of(id).strength(rank) >= 0 && isIndexText(QLatin1String(typed), rank, id)) ++ranks;
        QVERIFY(ranks <= 1);
        QVERIFY2(
            ranks == 1 || QByteArray(typed) == "N" || QByteArray(typed) == "C" || QByteArray(typed) == "D",
            typed);
      }
  }

  void brokenFileGivesNothing() {
    QVERIFY(rewritten("<svg><g", {.largeIndices = true}).isEmpty());
    QVERIFY(rewritten("no picture", {.largeIndices = true}).isEmpty());
  }

  // Every card of every file by Qt and by librsvg, which have nothing in common. Where they differ they
  // differ at edges, by how each spreads a line over pixels: on fine lattices, as on a back, by 6 of 255 in
  // the mean, where swords cross by 22 in a square of 12 pixels. A mark in a corner that one of them did not
  // draw would be 100 and more there.
  void twoRenderers_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("variant");
    for (char const* name : {"french", "italian", "knights", "trumps", "back", "back_trumps"}) {
      QTest::addRow("%s", name) << QString::fromLatin1(name) << false;
      if (!QByteArray(name).startsWith("back"))
        QTest::addRow("%s, large, four colours", name) << QString::fromLatin1(name) << true;
    }
  }
  void twoRenderers() {
    QFETCH(QString, name);
    QFETCH(bool, variant);
    QString const program = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
    QVERIFY2(!program.isEmpty(), "rsvg-convert is missing (Debian's package librsvg2-bin)");
    QTemporaryDir folder;
    QString const path = folder.filePath(QStringLiteral("deck.svg"));
    QByteArray svg = read(QStringLiteral(":/cards/%1.svg").arg(name));
    if (variant)
      svg = rewritten(svg, rewritingOf({.fourColours = true, .largeIndices = true},
                                       name == u"italian" ? Deck::Id::forty : Deck::Id::seventyEight, "it"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(svg), svg.size());
    file.close();
    QString const picture = folder.filePath(QStringLiteral("deck.png"));
    QProcess convert;
    convert.start(program, {QStringLiteral("--zoom=0.5"), QStringLiteral("--background-color=white"),
                            QStringLiteral("--output=") + picture, path});
    QVERIFY(convert.waitForFinished() && convert.exitCode() == 0);
    QImage const sheet = QImage(picture).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QVERIFY(!sheet.isNull());

    // Where the cards stand on the sheet: groups of the first level with a place.
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QXmlStreamReader in(svg);
    int depth = 0;
    int cards = 0;
    double worst = 0;
    double worstPart = 0;
    while (!in.atEnd()) {
      in.readNext();
      if (in.isEndElement()) --depth;
      if (!in.isStartElement() || ++depth != 2 || in.name() != u"g") continue;
      QString const id = in.attributes().value(QLatin1String("id")).toString();
      QRectF const place = renderer.transformForElement(id).mapRect(renderer.boundsOnElement(id));
      QPoint const corner((place.center() / 2 - QPointF(60, 90)).toPoint());
      QImage const one = drawn(renderer, id, {120, 180});
      QImage const other = sheet.copy(QRect(corner, QSize(120, 180)));
      double const mean = meanDifference(one, other, one.rect());
      double const part = worstSquare(one, other);
      worst = std::max(worst, mean);
      worstPart = std::max(worstPart, part);
      ++cards;
      if (mean >= mostMean || part >= mostPart)
        qWarning().noquote() << id << "differs by" << mean << "in the mean, in a square by" << part;
    }
    qInfo("%d cards, at most %.2f in the mean, %.1f in a square", cards, worst, worstPart);
    QVERIFY(cards > 0);
    QVERIFY(worst < mostMean && worstPart < mostPart);
  }

  // WCAG: 4.5 for words, 7 where contrast was asked for; inks on paper are read at arm's length.
  void contrasts_data() {
    QTest::addColumn<QString>("theme");
    for (QString const& id : Theme::offered()) QTest::newRow(qPrintable(id)) << id;
  }
  void contrasts() {
    QFETCH(QString, theme);
    Theme const t = Theme::named(theme);
    double const least = t.plain ? 7 : 4.5;
    struct Pair {
      char const* name;
      QColor ink, ground;
    };
    for (Pair const& pair :
         {Pair{"plate", t.onplate, t.plate}, Pair{"second line", t.onplate2, t.plate},
          Pair{"accent", t.accent, t.plate}, Pair{"felt", t.onplate, litFelt(t)},
          Pair{"second on felt", t.onplate2, litFelt(t)}, Pair{"accent on felt", t.accent, litFelt(t)},
          Pair{"on accent", t.onAccent(), t.accent}, Pair{"chrome", t.onchrome, t.chrome},
          Pair{"panel", t.onpanel, t.panel}, Pair{"second on panel", t.onpanel2, t.panel},
          Pair{"head", t.head, t.panel}, Pair{"soft", t.onpanel, t.soft},
          Pair{"second on soft", t.onpanel2, t.soft}, Pair{"best", t.onpanel, t.best},
          Pair{"second on best", t.onpanel2, t.best}, Pair{"edge of best", t.bestedge, t.panel},
          Pair{"token", t.ontoken, t.token}, Pair{"gain", t.gain, t.panel},
          Pair{"gain on soft", t.gain, t.soft}}) {
      double const found = contrast(pair.ink, pair.ground);
      QVERIFY2(found >= least,
               qPrintable(QStringLiteral("%1: %2 on %3 is %4")
                              .arg(QLatin1String(pair.name), pair.ink.name(), pair.ground.name())
                              .arg(found)));
    }
  }

  void inksOnPaper() {
    for (Suit const suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades, Suit::trumps})
      for (bool const four : {false, true}) {
        QColor const ink = suitInk(suit, four);
        double const least = ink == Theme::red() ? 4.5 : 7;
        QVERIFY2(contrast(ink, Theme::paper()) >= least, qPrintable(ink.name()));
      }
  }

  // In Lab a difference of 2.3 is just seen; 10 is another colour at a glance. Suits also differ by shape.
  void suitsApartForEveryEye() {
    for (Vision const vision : {Vision::usual, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia})
      for (Suit const one : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
        for (Suit const other : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
          if (one >= other) continue;
          double const apart = difference(suitInk(one, true), suitInk(other, true), vision);
          QVERIFY2(apart >= 10, qPrintable(QString::number(apart)));
        }
  }

  // What was won and what was lost are other colours at a glance, in every theme.
  void gainIsToldFromLoss() {
    for (QString const& id : Theme::offered()) {
      Theme const t = Theme::named(id);
      for (Vision const vision :
           {Vision::usual, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia}) {
        double const apart = difference(t.gain, t.loss(), vision);
        QVERIFY2(apart >= 20, qPrintable(QStringLiteral("%1: %2").arg(id).arg(apart)));
      }
    }
  }

  // What a mark means never hangs on a colour that is gone: it is told from its ground by lightness.
  void marksShowForEveryEye() {
    for (QString const& id : Theme::offered()) {
      Theme const t = Theme::named(id);
      for (Vision const vision : {Vision::protanopia, Vision::deuteranopia, Vision::tritanopia}) {
        auto const seen = [vision](QColor const& colour) { return asSeen(colour, vision); };
        QVERIFY(contrast(seen(t.accent), seen(t.plate)) >= 4);
        QVERIFY(contrast(seen(t.bestedge), seen(t.panel)) >= 4);
        QVERIFY(contrast(seen(t.ontoken), seen(t.token)) >= 4);
      }
    }
    for (Vision const vision : {Vision::protanopia, Vision::deuteranopia, Vision::tritanopia}) {
      for (Suit const suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
        QVERIFY(contrast(asSeen(suitInk(suit, true), vision), asSeen(Theme::paper(), vision)) >= 4.5);
    }
  }

 private:
  static constexpr double mostMean = 7;
  static constexpr double mostPart = 30;
};

}  // namespace testDecks

QTEST_MAIN(testDecks::TestDecks)
#include "test_decks.moc"
