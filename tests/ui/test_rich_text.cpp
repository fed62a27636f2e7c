// Sentences with small pictures in them (ui/toolkit/rich_text.h).
#include <QHelpEvent>
#include <QMap>
#include <QPixmap>
#include <QTest>
#include <QToolTip>
#include <set>

#include "tests/joined.h"
#include "ui/drawing/typeface.h"
#include "ui/toolkit/rich_text.h"

namespace testRichText {

using namespace giaguaro;

// A window that explains one word.
class Explained : public QWidget, public TermSource {
 public:
  QString withTermsLinked(QString const& rich) override {
    return QString(rich).replace(QStringLiteral("trick"), QStringLiteral("<a href=\"word:trick\">trick</a>"));
  }
  QString meaningOf(QString const& link) override {
    return link == QStringLiteral("word:trick") ? QStringLiteral("One card from each player.") : QString();
  }
  void explain(QString const& link, RichText&, QRect const& place) override { explained[link] = place; }

  QMap<QString, QRect> explained;  // and where the word stands
};

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

  // No comma, full stop or closing bracket begins a line behind a picture, however narrow the text is.
  void stopsStayWithTheirPicture() {
    constexpr QSize picture(20, 26);
    std::set<QString> asked;
    RichText text(14, nullptr);
    text.setPictures([&](QString const& name) {
      asked.insert(name);
      QPixmap drawn(picture);
      drawn.fill(Qt::black);
      return drawn;
    });
    QString const card = QStringLiteral("<img src=\"card:AD\" style=\"vertical-align: middle\">");
    auto const linesIn = [&](QString const& rich, int width) {
      text.setText(rich, rich);
      return text.heightForWidth(width);
    };
    for (char const* stops : {",", ".", ")", "),", ":", "?"}) {
      QString const bound = card + QLatin1String(stops) + u' ' + card + u' ' + card;
      // Where there is room for the first and its stops alone, or not even that, there are three lines.
      int const stopsWide = QFontMetrics(typeface(14)).horizontalAdvance(QLatin1String(stops));
      int const three = linesIn(card + QStringLiteral("<br>") + card + QStringLiteral("<br>") + card, 400);
      QCOMPARE(linesIn(bound, picture.width() + stopsWide + 1), three);
      QCOMPARE(linesIn(bound, picture.width() + 1), three);
    }
    QCOMPARE(asked, std::set<QString>{QStringLiteral("card:AD")});
  }

  // While the pointer rests on a word that is explained, and nowhere else.
  void aWordSaysWhatItMeans() {
    Explained window;
    window.resize(400, 100);
    RichText text(14, &window);
    text.setLinksTerms();
    QString const words = QStringLiteral("You take the trick now.");
    text.setText(words, words);
    text.resize(400, 40);
    window.show();
    auto const rest = [&](QPoint const& at) {
      QHelpEvent event(QEvent::ToolTip, at, text.mapToGlobal(at));
      QCoreApplication::sendEvent(&text, &event);
      return QToolTip::text();
    };
    int told = 0;
    for (int x = 0; x < 400; x += 4) {
      QPoint const at(x, 8);
      QString const expected =
          text.linkAt(at).isEmpty() ? QString() : QStringLiteral("One card from each player.");
      if (!expected.isEmpty()) {
        ++told;
        QCOMPARE(rest(at), expected);
        window.explained.clear();
        QTest::mouseClick(&text, Qt::LeftButton, {}, at);
        QVERIFY(window.explained.value("word:trick").contains(at));
      } else {
        rest(at);
        QVERIFY(!QToolTip::isVisible() || QTest::qWaitFor([] { return !QToolTip::isVisible(); }));
      }
    }
    QVERIFY(told > 0);
  }
};

}  // namespace testRichText

QTEST_MAIN(testRichText::TestRichText)
#include "test_rich_text.moc"
