// Sentences with small pictures in them (ui/toolkit/rich_text.h).
#include <QPixmap>
#include <QTest>

#include "tests/joined.h"
#include "ui/toolkit/rich_text.h"

namespace testRichText {

using namespace giaguaro;

class TestRichText : public QObject {
  Q_OBJECT

 private slots:
  // Where there is room for a picture and none for the stop behind it, no line has a stop alone.
  void noStopStandsAlone() {
    constexpr QSize picture(20, 26);
    RichText text(14, nullptr);
    text.setPictures([&](QString const&) {
      QPixmap drawn(picture);
      drawn.fill(Qt::black);
      return drawn;
    });
    QString const cards = QStringLiteral("<img src=\"card:AD\"> <img src=\"card:3D\">");
    // The least width in which it takes one line.
    auto const least = [&](QString const& rich) {
      text.setText(rich, rich);
      int const oneLine = text.heightForWidth(400);
      int width = 400;
      while (text.heightForWidth(width - 1) == oneLine) --width;
      return width;
    };
    QVERIFY(least(cards) >= 2 * picture.width());
    QCOMPARE(least(cards + u'.'), least(cards));
    QVERIFY(least(cards + QStringLiteral(", and no more.")) > least(cards));
  }
};

}  // namespace testRichText

QTEST_MAIN(testRichText::TestRichText)
#include "test_rich_text.moc"
