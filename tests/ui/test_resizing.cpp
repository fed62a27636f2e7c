// A window with 24 cards in hand that is dragged through many sizes: in the end all is there in its own size,
// and the pictures of a screen stay within their limit. How long a size takes is bench_window's to say.
#include <QTest>

#include "table_scenes.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"

namespace testResizing {

using namespace giaguaro;

namespace {

constexpr int sizes = 50;

TableScene scene() { return tableScenes::handfuls({3, 24, false, false}, 1); }

double megabytes(qsizetype bytes) { return static_cast<double>(bytes) / 1024 / 1024; }

}  // namespace

class TestResizing : public QObject {
  Q_OBJECT

 private slots:
  void manySizes() {
    MainWindow window;
    window.setScene(scene());
    window.resize(900, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(QTest::qWaitFor([&window] { return window.table()->isSettled(); }, 20000));
    for (int step = 1; step <= sizes; ++step) {
      window.resize(900 + 14 * step, 600 + 8 * step);
      QCoreApplication::processEvents();
    }
    // In the end all is there in its own size.
    QVERIFY(QTest::qWaitFor([&window] { return window.table()->isSettled(); }, 20000));
    QCOMPARE(window.table()->tableLayout().input().size, QSizeF(window.table()->size()));
  }

  // Every size's pictures would not fit: what is not shown any more goes.
  void picturesOfALargeScreen() {
    MainWindow window;
    TableScene const shown = scene();
    Deck const& deck = Deck::of(shown.seen.deck);
    window.setScene(shown);
    window.show();
    qreal const ratio = window.devicePixelRatioF();
    for (QSize const pixels : {QSize(1280, 800), QSize(2560, 1440), QSize(3840, 2160)}) {
      window.resize((QSizeF(pixels) / ratio).toSize());
      TableWidget const& table = *window.table();
      CardArt& art = *window.art();
      // The whole deck is drawn once the window has come to rest.
      auto const hasDeck = [&] {
        QSize const size = CardPainter::size(table.tableLayout().unit());
        if (!table.isSettled() || table.tableLayout().input().size != QSizeF(table.size())) return false;
        for (Card const card : deck.cards())
          if (art.card(card, deck, size, ratio).isNull()) return false;
        return true;
      };
      QVERIFY(QTest::qWaitFor(hasDeck, 60000));
      qInfo("%d x %d pixels at scale %.1f: %.1f MiB of pictures, at most %.1f", pixels.width(),
            pixels.height(), ratio, megabytes(art.cachedBytes()), megabytes(art.cacheLimit()));
      QVERIFY(art.cachedBytes() <= art.cacheLimit());
    }
  }
};

}  // namespace testResizing

QTEST_MAIN(testResizing::TestResizing)
#include "test_resizing.moc"
