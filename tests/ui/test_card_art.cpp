// Cards are drawn off the GUI thread, at the sizes asked for, into a cache with a bound; a deck that cannot
// be read leaves plain cards.
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/cards/deck_rewriter.h"

namespace testCardArt {

using namespace giaguaro;

namespace {

bool waitIdle(CardArt& art) {
  return QTest::qWaitFor([&art] { return art.idle(); }, 20000);
}

// A card painted over magenta: what is still magenta in its middle was not painted.
QImage painted(CardArt& art, Card card, QSize size) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::magenta);
  Theme const theme = Theme::named(QStringLiteral("green"));
  QPainter painter(&image);
  CardPainter(art, theme, 1)
      .card(painter, card, fortyCards, QRectF(QPointF(), QSizeF(size)).center(), size.height(), 0,
            {.shadow = false});
  return image;
}

int inkIn(QImage const& image) {
  int ink = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (qGray(image.pixel(x, y)) < 140) ++ink;
  return ink;
}

}  // namespace

class TestCardArt : public QObject {
  Q_OBJECT

 private slots:
  void namesOfElements() {
    QCOMPARE(CardArt::element(*fortyCards.parse("AD"), fortyCards), QStringLiteral("1_diamond"));
    QCOMPARE(CardArt::element(*fortyCards.parse("JC"), fortyCards), QStringLiteral("jack_club"));
    QCOMPARE(CardArt::element(*fortyCards.parse("QH"), fortyCards), QStringLiteral("queen_heart"));
    QCOMPARE(CardArt::element(*fortyCards.parse("7S"), fortyCards), QStringLiteral("7_spade"));
    QCOMPARE(CardArt::element(noCard, fortyCards), QStringLiteral("back"));
    QCOMPARE(CardArt::element(*fiftyTwoCards.parse("10H"), fiftyTwoCards), QStringLiteral("10_heart"));
    QCOMPARE(CardArt::element(*seventyEightCards.parse("NH"), seventyEightCards),
             QStringLiteral("knight_heart"));
    QCOMPARE(CardArt::element(*seventyEightCards.parse("T21"), seventyEightCards),
             QStringLiteral("trump_21"));
    QCOMPARE(CardArt::element(*seventyEightCards.parse("EX"), seventyEightCards), QStringLiteral("excuse"));
  }

  void everyCardInTwoSizes() {
    CardArt art;
    QSignalSpy ready(&art, &CardArt::ready);
    QSize const small(60, 90);
    QSize const large(100, 150);
    for (QSize const size : {small, large})
      for (Card const card : fortyCards.cards()) QVERIFY(art.card(card, fortyCards, size, 1).isNull());
    QVERIFY(!art.idle());
    QVERIFY(waitIdle(art));
    for (Card const card : fortyCards.cards()) {
      QPixmap const one = art.card(card, fortyCards, small, 1);
      QCOMPARE(one.size(), small);
      QPixmap const two = art.card(card, fortyCards, large, 1);
      QCOMPARE(two.size(), large);
      QVERIFY2(inkIn(two.toImage()) > 60, qPrintable(CardArt::element(card, fortyCards)));
    }
    // Batches, not one repaint a card.
    QVERIFY2(ready.count() < 40, qPrintable(QString::number(ready.count())));
    QVERIFY(art.problem().isEmpty());
  }

  void everyDeckIsWhole_data() {
    QTest::addColumn<int>("deck");
    QTest::newRow("40") << static_cast<int>(Deck::Id::forty);
    QTest::newRow("52") << static_cast<int>(Deck::Id::fiftyTwo);
    QTest::newRow("78") << static_cast<int>(Deck::Id::seventyEight);
  }
  void everyDeckIsWhole() {
    QFETCH(int, deck);
    Deck const& cards = Deck::of(static_cast<Deck::Id>(deck));
    CardArt art;
    QSize const size(100, 150);
    art.prefetch(cards, size, 1);
    art.card(noCard, cards, size, 1);
    QVERIFY(waitIdle(art));
    for (Card const card : cards.cards())
      QVERIFY2(inkIn(art.card(card, cards, size, 1).toImage()) > 60,
               qPrintable(CardArt::element(card, cards)));
    QVERIFY(inkIn(art.card(noCard, cards, size, 1).toImage()) > 60);
    QVERIFY2(art.problem().isEmpty(), qPrintable(art.problem()));
    for (Suit const suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
      art.pip(suit, cards, 40, 1);
    QVERIFY(waitIdle(art));
    QVERIFY(!art.pip(Suit::hearts, cards, 40, 1).isNull());
  }

  // A face drawn ahead waits for nobody, and nobody is told.
  void facesAhead() {
    CardArt art;
    QSignalSpy ready(&art, &CardArt::ready);
    for (Mood const mood : {Mood::calm, Mood::pleased}) art.prefetchAvatar(3, 40, 1, mood);
    QVERIFY(waitIdle(art));
    QCOMPARE(ready.count(), 0);
    for (Mood const mood : {Mood::calm, Mood::pleased}) QVERIFY(!art.avatar(3, 40, 1, mood).isNull());
  }

  // Of the same names: the Italian ace, the highest French one, and the lowest, which reads 1.
  void acesOfThreeDecks() {
    CardArt art;
    QSize const size(100, 150);
    std::vector<QImage> aces;
    std::vector<QImage> kings;
    for (Deck const* deck : {&fortyCards, &fiftyTwoCards, &seventyEightCards}) {
      Card const ace = deck->card(Rank::ace, Suit::spades);
      Card const king = deck->card(Rank::king, Suit::spades);
      art.card(ace, *deck, size, 1);
      art.card(king, *deck, size, 1);
      QVERIFY(waitIdle(art));
      aces.push_back(art.card(ace, *deck, size, 1).toImage());
      kings.push_back(art.card(king, *deck, size, 1).toImage());
    }
    QVERIFY(aces[0] != aces[1]);
    QVERIFY(aces[1] != aces[2]);
    QVERIFY(kings[0] != kings[1]);
    QCOMPARE(kings[1], kings[2]);
    // Only the index is another.
    QRect const picture(30, 30, 40, 90);
    QCOMPARE(aces[1].copy(picture), aces[2].copy(picture));
    QCOMPARE(indexText(Rank::ace, art.letters(Deck::Id::seventyEight)), QStringLiteral("1"));
    QCOMPARE(indexText(Rank::ace, art.letters(Deck::Id::fiftyTwo)), QStringLiteral("A"));
    QCOMPARE(indexText(Rank::cavalier, art.letters(Deck::Id::seventyEight)), QStringLiteral("N"));
    QCOMPARE(indexText(Rank::queen, art.letters(Deck::Id::forty)), QStringLiteral("Q"));
  }

  // Another game's deck: the pictures of the one before go.
  void anotherDeckTakesThePlace() {
    CardArt art;
    QSize const size(80, 120);
    art.keep(fortyCards, {size}, 1);
    art.prefetch(fortyCards, size, 1);
    QVERIFY(waitIdle(art));
    art.keep(seventyEightCards, {size}, 1);
    QVERIFY(art.standIn(*fortyCards.parse("AD"), fortyCards).isNull());
    art.prefetch(seventyEightCards, size, 1);
    QVERIFY(waitIdle(art));
    QVERIFY(art.cachedBytes() <= art.cacheLimit());
    for (Card const card : seventyEightCards.cards())
      QVERIFY2(!art.card(card, seventyEightCards, size, 1).isNull(), "the whole deck fits the cache");
  }

  // Everything asked of it follows at once; the pictures of before stand in, and go when their successors are
  // there.
  void anotherStyle() {
    CardArt art;
    QSize const size(80, 120);
    art.keep(fiftyTwoCards, {size}, 1);
    art.prefetch(fiftyTwoCards, size, 1);
    art.pip(Suit::hearts, fortyCards, 20, 1);
    QVERIFY(waitIdle(art));
    Card const seven = *fiftyTwoCards.parse("7C");
    QImage const before = art.card(seven, fiftyTwoCards, size, 1).toImage();
    QImage const mark = art.pip(Suit::hearts, fortyCards, 20, 1).toImage();
    qsizetype const bytes = art.cachedBytes();
    QSignalSpy const ready(&art, &CardArt::ready);
    QSignalSpy const restyled(&art, &CardArt::restyled);
    DeckStyle const style{
        .variant = {.fourColours = true, .largeIndices = true, .letters = CourtLetters::french},
        .back = CardBack::red,
        .forty = {},
        .fiftyTwo = {}};
    art.setStyle(style, QStringLiteral("en"));
    QCOMPARE(ready.size(), 1);
    QCOMPARE(restyled.size(), 1);
    QVERIFY(art.fourColours(Deck::Id::fiftyTwo) && !art.fourColours(Deck::Id::forty));
    QCOMPARE(indexText(Rank::queen, art.letters(Deck::Id::fiftyTwo)), QStringLiteral("D"));
    QVERIFY(art.card(seven, fiftyTwoCards, size, 1).isNull());
    QCOMPARE(art.standIn(seven, fiftyTwoCards).toImage(), before);
    QCOMPARE(art.pip(Suit::hearts, fortyCards, 20, 1).toImage(), mark);
    art.prefetch(fiftyTwoCards, size, 1);
    art.card(noCard, fiftyTwoCards, size, 1);
    QVERIFY(waitIdle(art));
    QVERIFY(art.card(seven, fiftyTwoCards, size, 1).toImage() != before);
    // The mark is cut from where the large one is.
    QImage const larger = art.pip(Suit::hearts, fortyCards, 20, 1).toImage();
    QVERIFY(!larger.isNull());
    int apart = 0;
    for (int y = 0; y < 20; ++y)
      for (int x = 0; x < 20; ++x) apart += std::abs(qGray(larger.pixel(x, y)) - qGray(mark.pixel(x, y)));
    QVERIFY2(apart < 400 * 12, qPrintable(QString::number(apart)));
    QVERIFY2(art.cachedBytes() <= bytes * 11 / 10, qPrintable(QString::number(art.cachedBytes())));
    // The same once more is nothing new.
    art.setStyle(style, QStringLiteral("en"));
    QCOMPARE(restyled.size(), 1);
    // Drawings under way when it changes again come to nothing, and nothing waits for them.
    art.setStyle({}, QStringLiteral("en"));
    art.prefetch(fiftyTwoCards, size, 1);
    art.setStyle(style, QStringLiteral("en"));
    art.setStyle({}, QStringLiteral("en"));
    art.card(seven, fiftyTwoCards, size, 1);
    QVERIFY(waitIdle(art));
    QCOMPARE(art.card(seven, fiftyTwoCards, size, 1).toImage(), before);
  }

  // What others than the table show, as the preferences do, stays when the style changes: it is drawn once.
  void previewsAreDrawnOnce() {
    CardArt art;
    art.keep(fortyCards, {QSize(80, 120)}, 1);
    Card const seven = *fiftyTwoCards.parse("7C");
    QSize const small(40, 60);
    art.card(seven, fiftyTwoCards, small, 1);
    QVERIFY(waitIdle(art));
    for (bool const four : {true, false}) {
      art.setStyle({.variant = {.fourColours = four}, .forty = {}, .fiftyTwo = {}}, QStringLiteral("en"));
      QVERIFY(!art.standIn(seven, fiftyTwoCards).isNull());
      art.card(seven, fiftyTwoCards, small, 1);
      QVERIFY(waitIdle(art));
      QVERIFY(!art.card(seven, fiftyTwoCards, small, 1).isNull());
      QVERIFY(art.idle());
    }
  }

  // What is painted beside the pictures has their colours and letters.
  void tagsFollowTheStyle() {
    CardArt art;
    Theme const theme = Theme::named(QStringLiteral("green"));
    auto const tag = [&](char const* notation, Deck const& deck, bool rank = false) {
      QImage image(30, 42, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      CardPainter const cards(art, theme, 1);
      QRectF const box(1, 1, 28, 40);
      Card const card = *deck.parse(notation);
      if (rank)
        cards.glyph(painter, args::rank(deck.rank(card)), deck, box, {.shadow = false});
      else
        cards.cardTag(painter, card, deck, box, {.shadow = false});
      return image;
    };
    auto const has = [](QImage const& image, QColor const& colour) {
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
          if (image.pixelColor(x, y) == colour) return true;
      return false;
    };
    QImage const queen = tag("QS", fiftyTwoCards);
    QImage const rank = tag("QS", fiftyTwoCards, true);
    QVERIFY(has(tag("7C", fiftyTwoCards), Theme::ink()) && has(tag("7D", fiftyTwoCards), Theme::red()));
    art.setStyle(
        {.variant = {.fourColours = true, .letters = CourtLetters::french}, .forty = {}, .fiftyTwo = {}},
        QStringLiteral("en"));
    QVERIFY(has(tag("7C", fiftyTwoCards), Theme::green()) && !has(tag("7C", fiftyTwoCards), Theme::ink()));
    QVERIFY(has(tag("7D", fiftyTwoCards), Theme::blue()) && !has(tag("7D", fiftyTwoCards), Theme::red()));
    QVERIFY(has(tag("7H", fiftyTwoCards), Theme::red()));
    QVERIFY(has(tag("7D", fortyCards), Theme::red()));
    QVERIFY(tag("QS", fiftyTwoCards) != queen);
    QVERIFY(tag("QS", fiftyTwoCards, true) != rank);
    // So has a card whose picture is not there yet.
    QImage plain(60, 90, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&plain);
    CardPainter(art, theme, 1)
        .card(painter, *fiftyTwoCards.parse("7C"), fiftyTwoCards, {30, 45}, 90, 0, {.shadow = false});
    painter.end();
    QVERIFY(has(plain, Theme::green()));
  }

  // A card in the air is put together from pictures; where it lands it must not be seen to change.
  void aFlyingCardLooksLikeOneThatLies() {
    CardArt art;
    QSize const size = CardPainter::size(120);
    Card const king = *fortyCards.parse("KD");
    for (char const* name : {"green", "contrast"}) {
      Theme const theme = Theme::named(QString::fromLatin1(name));
      auto const over = [&](auto const& paint) {
        QImage image(140, 180, QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.cloth);
        QPainter painter(&image);
        paint(painter, CardPainter(art, theme, 1));
        return image;
      };
      (void)art.card(king, fortyCards, size, 1);
      QVERIFY(waitIdle(art));
      QImage const lies = over([&](QPainter& painter, CardPainter const& cards) {
        cards.card(painter, king, fortyCards, {70, 90}, 120, 0, {.height = 2});
      });
      QImage const flies = over([&](QPainter& painter, CardPainter const& cards) {
        painter.translate(70, 90);
        cards.flying(painter, king, fortyCards, 120, 2);
      });
      int farthest = 0;
      for (int y = 0; y < lies.height(); ++y)
        for (int x = 0; x < lies.width(); ++x) {
          QColor const one = lies.pixelColor(x, y);
          QColor const other = flies.pixelColor(x, y);
          farthest = std::max({farthest, std::abs(one.red() - other.red()),
                               std::abs(one.green() - other.green()), std::abs(one.blue() - other.blue())});
        }
      QVERIFY2(farthest <= 3,
               qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(name)).arg(farthest)));
    }
  }

  // On a 4K screen, at twice the pixels and at one: in hand, trick and cloth size all of the deck has room.
  void theLargestDeckIsBounded() {
    CardArt art;
    art.keep(seventyEightCards, {{140, 210}, {112, 168}, {91, 137}}, 2);
    QVERIFY(art.cacheLimit() <= qsizetype{160} * 1024 * 1024);
    QVERIFY(art.cacheLimit() >= qsizetype{79} * 4 * 4 * (140 * 210 + 112 * 168 + 91 * 137));
    // There a wish for larger cards is met, too.
    art.keep(seventyEightCards, {{293, 440}, {235, 352}, {191, 286}}, 1);
    QVERIFY(art.cacheLimit() <= qsizetype{160} * 1024 * 1024);
    QVERIFY(art.cacheLimit() >= qsizetype{79} * 4 * (293 * 440 + 235 * 352 + 191 * 286));
  }

  // Small tags: a trump is told from a plain card, and each bout from the other trumps.
  void tagsOfTrumps() {
    CardArt art;
    Theme const theme = Theme::named(QStringLiteral("green"));
    auto const tag = [&](char const* notation) {
      QImage image(19, 26, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      CardPainter(art, theme, 1)
          .cardTag(painter, *seventyEightCards.parse(notation), seventyEightCards,
                   QRectF(image.rect()).adjusted(1, 1, -1, -1), {.shadow = false});
      return image;
    };
    auto const ground = [](QImage const& image) { return image.pixelColor(3, 13); };
    auto const blue = [](QImage const& image) {
      int count = 0;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
          QColor const colour = image.pixelColor(x, y);
          if (colour.blue() > colour.red() + 40) ++count;
        }
      return count;
    };
    QVERIFY(blue(tag("T7")) > 20);
    QCOMPARE(blue(tag("7S")), 0);
    for (char const* bout : {"T1", "T21", "EX"}) {
      QVERIFY(ground(tag(bout)) != ground(tag("T7")));
      QCOMPARE(blue(tag(bout)), 0);
    }
    std::vector<QImage> all;
    for (Card const card : seventyEightCards.cards()) {
      QImage const image = tag(seventyEightCards.text(card).c_str());
      QVERIFY2(std::ranges::find(all, image) == all.end(), seventyEightCards.text(card).c_str());
      all.push_back(image);
    }
  }

  void twiceThePixels() {
    CardArt art;
    Card const king = *fortyCards.parse("KD");
    QVERIFY(art.card(king, fortyCards, {50, 75}, 2).isNull());
    QVERIFY(waitIdle(art));
    QPixmap const pixmap = art.card(king, fortyCards, {50, 75}, 2);
    QCOMPARE(pixmap.size(), QSize(100, 150));
    QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    // Another ratio is another picture.
    QVERIFY(art.card(king, fortyCards, {100, 150}, 1).isNull());
  }

  // A card that lies askew is drawn as it lies: the same card, in the same place, with sharper edges than an upright
  // picture that is turned.
  void turnedCardsAreDrawnAsTheyLie() {
    CardArt art;
    Card const card = *fortyCards.parse("7D");
    QSize const size(60, 90);
    auto const askew = [&](bool lies) {
      QImage image(120, 130, QImage::Format_RGB32);
      image.fill(Qt::white);
      Theme const theme = Theme::named(QStringLiteral("contrast"));
      QPainter painter(&image);
      CardPainter(art, theme, 1)
          .card(painter, card, fortyCards, {60, 65}, size.height(), 7, {.shadow = false, .lies = lies});
      return image;
    };
    for (bool const lies : {false, true}) (void)askew(lies);
    QVERIFY(waitIdle(art));
    QImage const turned = askew(true);
    QImage const resampled = askew(false);
    // Neighbours differ the more the sharper a picture is.
    auto const contrast = [](QImage const& image) {
      qint64 sum = 0;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 1; x < image.width(); ++x) {
          int const step = qGray(image.pixel(x, y)) - qGray(image.pixel(x - 1, y));
          sum += qint64{step} * step;
        }
      return sum;
    };
    QVERIFY2(contrast(turned) * 10 > contrast(resampled) * 11,
             qPrintable(QStringLiteral("%1, %2").arg(contrast(turned)).arg(contrast(resampled))));
    qint64 apart = 0;
    for (int y = 0; y < turned.height(); ++y)
      for (int x = 0; x < turned.width(); ++x)
        apart += std::abs(qGray(turned.pixel(x, y)) - qGray(resampled.pixel(x, y)));
    QVERIFY(apart / (turned.width() * turned.height()) < 8);
    // However many there were, few are kept.
    for (int turn = 1; turn <= 100; ++turn) (void)art.turned(card, fortyCards, size, 1, turn / 10.0);
    QVERIFY(waitIdle(art));
    QVERIFY(art.cachedBytes() < 40 * 4 * 70 * 100);
  }

  // Of a trump on which the next card lies the picture is paler, and the index is as it was.
  void whatShowsBesideTheNextCardIsCalmer() {
    for (bool const large : {false, true}) {
      CardArt art;
      art.setStyle({.variant = {.largeIndices = large}, .forty = {}, .fiftyTwo = {}}, QStringLiteral("en"));
      QSize const size = CardPainter::size(180);
      qreal const strip = 0.5 * size.width();
      auto const drawn = [&](qreal shows) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        Theme const theme = Theme::named(QStringLiteral("green"));
        QPainter painter(&image);
        CardPainter(art, theme, 1)
            .card(painter, *seventyEightCards.parse("T13"), seventyEightCards,
                  QRectF(QPointF(), size).center(), size.height(), 0, {.shadow = false, .strip = shows});
        return image;
      };
      (void)drawn(0);
      QVERIFY(waitIdle(art));
      QImage const whole = drawn(0);
      QImage const covered = drawn(strip);
      auto const colour = [&](QImage const& image) {
        int sum = 0;
        for (int y = 0; y < size.height(); ++y)
          for (int x = 0; x < strip; ++x) sum += image.pixelColor(x, y).hsvSaturation();
        return sum;
      };
      QVERIFY2(colour(covered) < 0.9 * colour(whole),
               qPrintable(QString("%1 %2").arg(colour(covered)).arg(colour(whole))));
      QRectF const index(0, 0, indexColumn(large) * size.width(), (large ? 0.46 : 0.24) * size.height());
      QCOMPARE(covered.copy(index.toRect()), whole.copy(index.toRect()));
    }
  }

  void marksFacesAndPips() {
    CardArt art;
    art.mark(QStringLiteral("lock"), 18, 1, Qt::red);
    art.avatar(12, 54, 1);
    art.pip(Suit::hearts, fortyCards, 40, 1);
    art.mark(QStringLiteral("no such mark"), 18, 1, Qt::red);
    QVERIFY(waitIdle(art));
    QImage const lock = art.mark(QStringLiteral("lock"), 18, 1, Qt::red).toImage();
    QVERIFY(!lock.isNull());
    bool red = false;
    for (int i = 0; i < 18; ++i)
      for (int k = 0; k < 18; ++k) red = red || lock.pixelColor(i, k) == QColor(Qt::red);
    QVERIFY(red);
    QVERIFY(!art.avatar(12, 54, 1).isNull());
    QVERIFY(!art.pip(Suit::hearts, fortyCards, 40, 1).isNull());
    QVERIFY(art.mark(QStringLiteral("no such mark"), 18, 1, Qt::red).isNull());
    QVERIFY2(art.idle(), "what is not there is not asked for again");
  }

  void staleSizesAreDropped() {
    CardArt art;
    QSize const before(80, 120);
    QSize const after(90, 135);
    art.keep(fortyCards, {before}, 1);
    art.prefetch(fortyCards, before, 1);
    QVERIFY(waitIdle(art));
    qsizetype const one = art.cachedBytes();
    art.keep(fortyCards, {after}, 1);
    Card const ace = *fortyCards.parse("AD");
    // Until the new size is there, the old one stands in.
    QVERIFY(art.card(ace, fortyCards, after, 1).isNull());
    QVERIFY(!art.standIn(ace, fortyCards).isNull());
    art.prefetch(fortyCards, after, 1);
    QVERIFY(waitIdle(art));
    QVERIFY2(art.cachedBytes() < one * 3 / 2, qPrintable(QString::number(art.cachedBytes())));
  }

  // Drawings queued for a size that is no longer wanted are not made, but for the few that were under way.
  void queuedSizesAreDropped() {
    CardArt art;
    QSize const passing(400, 600);
    art.keep(fortyCards, {passing}, 1);
    art.prefetch(fortyCards, passing, 1);
    art.keep(fortyCards, {QSize(80, 120)}, 1);
    QVERIFY(waitIdle(art));
    int made = 0;
    for (Card const card : fortyCards.cards()) made += art.standIn(card, fortyCards).isNull() ? 0 : 1;
    QVERIFY2(made < 20, qPrintable(QString::number(made)));
  }

  // A window is being dragged: what is at hand stands in, and nothing is drawn in sizes that pass.
  void passingSizesAreNotDrawn() {
    CardArt art;
    Card const ace = *fortyCards.parse("AD");
    Card const king = *fortyCards.parse("KD");
    art.card(ace, fortyCards, {80, 120}, 1);
    QVERIFY(waitIdle(art));
    art.setHeld(true);
    for (int width = 82; width < 120; width += 2)
      QVERIFY(art.card(ace, fortyCards, {width, width * 3 / 2}, 1).isNull());
    QVERIFY(art.idle());
    QVERIFY2(!art.card(ace, fortyCards, {80, 120}, 1).isNull(), "what is there is shown");
    art.card(king, fortyCards, {90, 135}, 1);
    QVERIFY2(!art.idle(), "nothing could stand in for this one");
    QVERIFY(waitIdle(art));
    art.setHeld(false);
    art.card(ace, fortyCards, {90, 135}, 1);
    QVERIFY(waitIdle(art));
    QVERIFY(!art.card(ace, fortyCards, {90, 135}, 1).isNull());
  }

  // What was asked for before it was laid out is drawn once it has a size.
  void withoutASizeNothingFails() {
    CardArt art;
    Card const ace = *fortyCards.parse("AD");
    QVERIFY(art.avatar(3, 0, 1).isNull());
    QVERIFY(art.card(ace, fortyCards, QSize(0, 0), 1).isNull());
    QVERIFY(waitIdle(art));
    QVERIFY(!art.failed(ace, fortyCards));
    (void)art.avatar(3, 40, 1);
    (void)art.card(ace, fortyCards, QSize(60, 90), 1);
    QVERIFY(waitIdle(art));
    QVERIFY(!art.avatar(3, 40, 1).isNull());
    QVERIFY(!art.card(ace, fortyCards, QSize(60, 90), 1).isNull());
    QCOMPARE(art.problem(), QString());
  }

  void cacheIsBounded() {
    CardArt art;
    for (int height = 300; height < 900; height += 30) {
      QSize const size(height * 2 / 3, height);
      art.card(*fortyCards.parse("KD"), fortyCards, size, 1);
      art.card(*fortyCards.parse("KC"), fortyCards, size, 1);
    }
    QVERIFY(waitIdle(art));
    QVERIFY(art.cachedBytes() <= art.cacheLimit());
    QVERIFY(art.cacheLimit() <= qsizetype{160} * 1024 * 1024);
  }

  void missingDeckLeavesPlainCards_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no file") << QByteArray();
    QTest::newRow("no SVG") << QByteArray("this is not a picture");
    QTest::newRow("no cards") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'><g id='back'/></svg>");
  }
  void missingDeckLeavesPlainCards() {
    QFETCH(QByteArray, content);
    QTemporaryDir folder;
    QString const path = folder.filePath(QStringLiteral("deck.svg"));
    if (!content.isEmpty()) {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    }
    CardArt::Files files;
    files.decks[0] = QStringList(path);
    CardArt art(files);
    QSignalSpy problem(&art, &CardArt::problemFound);
    for (Card const card : fortyCards.cards()) art.card(card, fortyCards, {60, 90}, 1);
    QVERIFY(waitIdle(art));
    QCOMPARE(problem.count(), 1);
    QVERIFY(art.problem().contains(QStringLiteral("deck.svg")));
    QVERIFY(art.failed(*fortyCards.parse("KH"), fortyCards));
    QImage const plain = painted(art, *fortyCards.parse("KH"), {60, 90});
    QVERIFY(plain.pixelColor(30, 8) != QColor(Qt::magenta));
    QVERIFY2(inkIn(plain) > 20, "a plain card has an index");
    QVERIFY(art.idle());
  }

  void firstPaintNeedsNoPicture() {
    CardArt art;
    QImage const plain = painted(art, *fortyCards.parse("7D"), {100, 150});
    QVERIFY(plain.pixelColor(50, 75) == Theme::paper());
    QVERIFY2(inkIn(plain) > 20, "the index is there at once");
  }
};

}  // namespace testCardArt

QTEST_MAIN(testCardArt::TestCardArt)
#include "test_card_art.moc"
