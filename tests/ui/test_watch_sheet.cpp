// What can be watched: both columns in one rhythm, with no more of one's own matches than there are games; the others are
// in the history. Who played is told to those who do not see the faces.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>
#include <map>
#include <set>

#include "core/cards/deck.h"
#include "tests/joined.h"
#include "tests/ui/whist.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/toolkit/picture_row.h"
#include "ui/watching/watch_sheet.h"

namespace testWatchSheet {

using namespace giaguaro;

class TestWatchSheet : public QObject {
  Q_OBJECT

 private slots:
  void bothColumnsHaveOneRhythm() {
    GameInfo game = whist();
    game.deck = &fortyCards;
    QWidget window;
    window.resize(1280, 800);
    CardArt art;
    Glyphs glyphs(&art, nullptr);
    WatchSheet sheet(&glyphs, &window);
    sheet.setTheme(Theme::named({}));
    sheet.setGeometry(window.rect());
    WatchOffer offer;
    offer.games = std::vector<GameInfo const*>(5, &game);
    for (int i = 0; i < 8; ++i)
      offer.matches.push_back({QString::number(i),
                               &game,
                               QDateTime(QDate(2026, 3, 4), QTime(18, 42)),
                               {{QStringLiteral("Zoe"), -3, 2}, {QString(), 5, 4}}});
    sheet.setOffer(offer);
    window.show();
    sheet.show();
    QCoreApplication::processEvents();
    std::set<int> heights;
    std::map<int, int> rows;  // in one line
    for (PictureRow const* row : sheet.findChildren<PictureRow*>()) {
      heights.insert(row->height());
      ++rows[row->mapTo(&window, QPoint()).y()];
    }
    QCOMPARE(heights.size(), 1U);
    QCOMPARE(rows.size(), 5U);
    for (auto const& [y, count] : rows) QCOMPARE(count, 2);
    auto const* match = sheet.findChild<PictureRow*>(QStringLiteral("watchMatch"));
    QCOMPARE(match->accessibleDescription(), QStringLiteral("You\u00a0+5, Zoe\u00a0\u22123"));
    auto* older = sheet.findChild<QAbstractButton*>(QStringLiteral("watchOlder"));
    QVERIFY(older->isVisible());
    QSignalSpy const wanted(&sheet, &WatchSheet::olderWanted);
    older->click();
    QCOMPARE(wanted.count(), 1);
    // All of them are there: nothing older is offered.
    offer.matches.resize(5);
    sheet.setOffer(offer);
    QVERIFY(!older->isVisible());
    // With nothing of one's own there is one column, on a narrower paper.
    auto const* cancel = sheet.findChild<QAbstractButton*>(QStringLiteral("watchNothing"));
    int const wide = cancel->mapTo(&window, QPoint()).x();
    offer.matches.clear();
    sheet.setOffer(offer);
    QCoreApplication::processEvents();
    QVERIFY(cancel->mapTo(&window, QPoint()).x() < wide - 100);
    std::set<int> lefts;
    for (PictureRow const* row : sheet.findChildren<PictureRow*>())
      if (row->isVisible()) lefts.insert(row->mapTo(&window, QPoint()).x());
    QCOMPARE(lefts.size(), 1U);
  }
};

}  // namespace testWatchSheet

QTEST_MAIN(testWatchSheet::TestWatchSheet)
#include "test_watch_sheet.moc"
