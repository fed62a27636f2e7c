// The first thing that the guide explains of a game has room in the smallest window, beside a panel that is open: nothing
// of it is to be scrolled for.
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/painted_texts.h"
#include "tests/app/picture_stage.h"
#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/rank_rows.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/toolkit/rich_text.h"

namespace testFirstExplanation {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

QScrollArea const* pageOf(QWidget const* part) {
  for (QWidget* above = part->parentWidget(); above != nullptr; above = above->parentWidget())
    if (auto const* page = qobject_cast<QScrollArea*>(above)) return page;
  return nullptr;
}

}  // namespace

class TestFirstExplanation : public QObject {
  Q_OBJECT

 private slots:
  void hasRoom_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    for (GameInfo const* game : allGames())
      for (int const players : game->players)
        QTest::addRow("%s %d", idOf(*game).toUtf8().constData(), players) << idOf(*game) << players;
  }
  void hasRoom() {
    QFETCH(QString, game);
    QFETCH(int, players);
    GameInfo const* const info = findGame(game.toStdString());
    QTemporaryDir const home;
    Program program(home.path(), lineOfSet({info, players, completed(info->options, {})}, "en", 3));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(900, 600);
    setPanel(window, true);
    QVERIFY(comes([&] { return program.session().phase() == Session::Phase::choosing; }));
    TableScene const first = program.session().scene();
    auto const* guide = window.findChild<GuidePanel*>();
    QScrollArea const* const page = pageOf(guide);
    QVERIFY(page != nullptr);
    for (char const* language : {"en", "it"})
      for (GuideDepth const depth : {GuideDepth::newcomer, GuideDepth::player})
        for (Names const names : {Names::usual, Names::longest}) {
          if (depth == GuideDepth::player && names == Names::longest) continue;  // no name is told unasked
          emit window.languageWanted(language);
          Settings settings = window.settings();
          settings.guide = depth;
          window.setSettings(settings);
          window.setScene(named(first, names));
          haveTurnsUnpainted(window, 8);
          QVERIFY(page->isVisible());
          QString const where = QString("%1 depth %2 names %3")
                                    .arg(language)
                                    .arg(static_cast<int>(depth))
                                    .arg(static_cast<int>(names));
          QVERIFY2(page->verticalScrollBar()->maximum() == 0, qPrintable(where));
          // To a newcomer where one stands and what may be done is told, not only asked.
          for (char const* name : {"guideWhere", "guideMay"}) {
            auto const* section = guide->findChild<GuideSection*>(name);
            QVERIFY(section->isVisible());
            auto const* words = section->findChild<RichText*>();
            QCOMPARE(words->isVisible(), depth == GuideDepth::newcomer);
            QVERIFY(!words->plain().isEmpty() && section->body().startsWith(words->plain()));
          }
        }
  }

  // The rest is a press away, stays so while one plays, and is closed again; a card that is looked at is explained.
  void theRestIsAPressAway() {
    GameInfo const* const info = findGame("tarot");
    QTemporaryDir const home;
    Program program(home.path(), lineOfSet({info, 4, completed(info->options, {})}, "en", 3));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(900, 600);
    setPanel(window, true);
    QVERIFY(comes([&] { return program.session().phase() == Session::Phase::choosing; }));
    for (int turn = 0; turn < 8; ++turn) QCoreApplication::processEvents();
    auto const* guide = window.findChild<GuidePanel*>();
    auto const* means = guide->findChild<GuideSection*>("guideMeans");
    auto const* words = means->findChild<RichText*>();
    auto const pressable = [means] {
      for (auto* fold : means->findChildren<FoldHeading*>())
        if (fold->isVisible()) return fold;
      return static_cast<FoldHeading*>(nullptr);
    };
    QVERIFY(!words->isVisible() || words->plain() != means->body());
    QVERIFY(pressable() != nullptr);
    QTest::keyClick(pressable(), Qt::Key_Return);
    QVERIFY(words->isVisible());
    QCOMPARE(words->plain(), means->body());
    // What it opened stands over it, and it says so.
    if (words->geometry().bottom() < pressable()->geometry().top())
      QCOMPARE(pressable()->text(), QString("Less"));
    TableScene next = program.session().scene();
    next.seen.guide.may.push_back(next.seen.guide.may.front());
    window.setScene(named(next, Names::longest));
    QVERIFY(words->isVisible());
    QCOMPARE(words->plain(), means->body());
    QTest::keyClick(pressable(), Qt::Key_Return);
    QVERIFY(!words->isVisible() || words->plain() != means->body());
    // The ranks, which are closed here: one press opens them, in the menu or on their heading.
    QAction* const ranks = window.findChild<QAction*>("actionRanks");
    auto const* rows = window.findChild<RankRows*>();
    QVERIFY(!ranks->isChecked() && !rows->isVisible());
    ranks->trigger();
    QVERIFY(ranks->isChecked() && rows->isVisible());
    ranks->trigger();
    QVERIFY(!ranks->isChecked() && !rows->isVisible());
    // What a bid would mean is told whole when it is looked at.
    auto const& offers = window.scene().seen.offers;
    auto const bid = std::ranges::find_if(offers, [](Offer const& offer) { return !offer.means.empty(); });
    QVERIFY(bid != offers.end());
    emit window.table()->lookedAt(bid->action);
    QVERIFY(words->isVisible());
    QCOMPARE(words->plain(), means->body());
  }
};

}  // namespace testFirstExplanation

QTEST_MAIN(testFirstExplanation::TestFirstExplanation)
#include "test_first_explanation.moc"
