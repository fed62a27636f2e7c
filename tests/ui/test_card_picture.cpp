// The one picture of a card that lies turned: it looks as the card does, is put together again when something about it is
// another, and while there is no time for that its turn alone may wait.
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cstdlib>

#include "tests/joined.h"
#include "ui/hand/card_picture.h"

namespace testCardPicture {

using namespace giaguaro;

class TestCardPicture : public QObject {
  Q_OBJECT

  static constexpr qreal height = 120;
  static constexpr QPointF centre{80, 100};
  CardArt art_;
  Theme const theme_ = Theme::named(QStringLiteral("green"));
  Card const card_ = *fortyCards.parse("KD");

  QImage over(auto const& paint) {
    QImage image(160, 200, QImage::Format_RGB32);
    image.fill(theme_.cloth);
    QPainter painter(&image);
    paint(painter, CardPainter(art_, theme_, 1));
    return image;
  }
  QImage pictured(CardPicture& picture, CardPicture::Of const& of, int mayDraw = 1) {
    return over([&](QPainter& painter, CardPainter const& cards) {
      picture.paint(painter, cards, card_, fortyCards, of, centre, mayDraw);
    });
  }
  // With the card drawn as it lies.
  QImage settled(CardPicture& picture, CardPicture::Of const& of) {
    (void)pictured(picture, of);
    return QTest::qWaitFor([this] { return art_.idle(); }, 20000) ? pictured(picture, of) : QImage();
  }
  QImage painted(CardPicture::Of const& of) {
    auto const paint = [&](QPainter& painter, CardPainter const& cards) {
      CardLook look = of.look;
      look.lies = true;
      cards.card(painter, card_, fortyCards, centre, of.height, of.turn, look);
    };
    (void)over(paint);
    return QTest::qWaitFor([this] { return art_.idle(); }, 20000) ? over(paint) : QImage();
  }
  static int farthest(QImage const& one, QImage const& other) {
    int far = 0;
    for (int y = 0; y < one.height(); ++y)
      for (int x = 0; x < one.width(); ++x) {
        QColor const a = one.pixelColor(x, y);
        QColor const b = other.pixelColor(x, y);
        far = std::max({far, std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                        std::abs(a.blue() - b.blue())});
      }
    return far;
  }

 private slots:
  void itLooksAsTheCardDoes() {
    CardPicture picture;
    for (CardLook const& look : {CardLook{}, CardLook{.veiled = true, .height = 0.8},
                                 CardLook{.height = 1.5, .ring = theme_.accent, .ringWidth = 3}})
      for (qreal const turn : {-3.25, 2.0}) {
        CardPicture::Of const of{height, turn, look};
        int const far = farthest(settled(picture, of), painted(of));
        // At its edge alone, where the shade of a half pixel falls on nothing.
        QVERIFY2(far <= (look.veiled ? 40 : 4), qPrintable(QString::number(far)));
      }
  }

  void aTurnMayWaitAndNothingElse() {
    CardPicture picture;
    CardPicture::Of const before{height, 1, {}};
    CardPicture::Of const after{height, 2, {}};
    QImage const first = settled(picture, before);
    QCOMPARE(pictured(picture, after, 0), first);
    QVERIFY(pictured(picture, after, 1) != first);
    (void)settled(picture, before);
    CardPicture::Of veiled = before;
    veiled.look.veiled = true;
    QVERIFY(farthest(pictured(picture, veiled, 0), first) > 40);
  }

  // In another style of the deck it is another picture; and what is a part of it is kept there alone.
  void itIsDrawnAnewInAnotherStyle() {
    CardPicture picture;
    CardPicture::Of const of{height, 1, {}};
    QImage const usual = settled(picture, of);
    QVERIFY(art_.turned(card_, fortyCards, CardPainter::size(height), 1, 1).isNull());
    DeckStyle style;
    style.variant.largeIndices = true;
    art_.setStyle(style, QStringLiteral("en"));
    QVERIFY(settled(picture, of) != usual);
    art_.setStyle({}, {});
  }
};

}  // namespace testCardPicture

QTEST_MAIN(testCardPicture::TestCardPicture)
#include "test_card_picture.moc"
