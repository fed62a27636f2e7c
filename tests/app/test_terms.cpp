// Words of a game in the panel, in a lesson, in a verdict and of what can be known are explained beside them, and lead to the
// glossary, by the mouse and by keys, in every game and language; Back leads to what was read before.
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/scenes/scene.h"
#include "tests/app/first_hand_tools.h"
#include "tests/app/lesson_tools.h"
#include "tests/app/painted_texts.h"
#include "tests/app/picture_stage.h"
#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/help/glossary.h"
#include "ui/help/help_view.h"
#include "ui/help/help_window.h"
#include "ui/help/term_bubble.h"
#include "ui/known/fact_rows.h"
#include "ui/known/proof_link.h"
#include "ui/lessons/first_hand_page.h"
#include "ui/lessons/lesson_page.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/panels/guide_panel.h"
#include "ui/table/table_widget.h"
#include "ui/text/language.h"
#include "ui/toolkit/rich_text.h"
#include "ui/verdict/dear_decision.h"

namespace testTerms {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

QList<RichText*> linkedIn(QWidget const& part) {
  QList<RichText*> linked;
  for (auto* text : part.findChildren<RichText*>())
    if (text->isVisible() && !text->links().isEmpty()) linked += text;
  return linked;
}

// Somewhere in its text where the mouse is over a link.
QPoint overLink(RichText const& text) {
  for (int y = 2; y < text.height(); y += 4)
    for (int x = 1; x < text.width(); x += 3)
      if (text.linkAt(QPoint(x, y)) == text.links().front()) return {x, y};
  return {};
}

HelpWindow* shownHelp() {
  for (QWidget* each : QApplication::topLevelWidgets())
    if (auto* help = qobject_cast<HelpWindow*>(each); help != nullptr && help->isVisible()) return help;
  return nullptr;
}

// Empty: its links can be followed by the mouse and by keys, and lead to a word that the glossary explains for this game.
QString faultOfLinks(RichText& text, MainWindow& window, QString const& game) {
  Glossary const glossary(readTranslated(QStringLiteral(":/glossary/%1.md")));
  for (QString const& link : text.links())
    if (GlossaryEntry const* entry = glossary.find(link.mid(5)); entry == nullptr || !entry->isOf(game))
      return "no word of this game: " + link;
  QPoint const spot = overLink(text);
  if (spot.isNull()) return "not under the mouse";
  QWidget* const under = window.childAt(text.mapTo(&window, spot));
  if (under != &text) return "something lies over it";
  auto const shows = [&](QString const& link) {
    auto const* bubble = window.findChild<TermBubble*>();
    return bubble != nullptr && bubble->isVisible() &&
           bubble->accessibleName().startsWith(glossary.find(link.mid(5))->term);
  };
  // Its picture is of the deck on the table, where that has such a card.
  auto const isOfDeck = [&] {
    TermBubble::Entry const& entry = window.findChild<TermBubble*>()->entry();
    Deck const* const deck = findGame(game.toStdString())->deck;
    return entry.cardOf == nullptr || entry.cardOf == deck ||
           (entry.card.valid() && deck->strength(entry.cardOf->rank(entry.card)) < 0);
  };
  QTest::mouseClick(&text, Qt::LeftButton, {}, spot);
  if (!shows(text.links().front())) return "not followed by a click";
  if (!isOfDeck()) return "a picture of another deck";
  QRect const box = window.findChild<TermBubble*>()->box();
  if (!window.rect().contains(box) || box.contains(text.mapTo(&window, spot))) return "not beside the word";
  for (QRect const& part : window.table()->notToBeCovered())
    if (box.intersects({window.table()->mapTo(&window, part.topLeft()), part.size()})) return "it covers";
  QTest::keyClick(&window, Qt::Key_Escape);
  if (shows(text.links().front())) return "not closed by Escape";
  text.setFocus(Qt::TabFocusReason);
  if (!text.hasFocus() || text.focusPolicy() != Qt::TabFocus) return "not there for Tab";
  if (text.accessibleDescription().isEmpty()) return "not told";
  QTest::keyClick(&text, Qt::Key_Left);  // round to the last
  QTest::keyClick(&text, Qt::Key_Return);
  if (!shows(text.links().back())) return "not followed by Enter";
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  if (!text.hasFocus()) return "the keyboard is not back at the word";
  QTest::keyClick(&text, Qt::Key_Left);
  QTest::keyClick(&text, Qt::Key_Return);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  if (shownHelp() == nullptr) return "its page is not opened";
  shownHelp()->close();
  return {};
}

bool choosing(Session const& session) { return session.phase() == Session::Phase::choosing; }

}  // namespace

class TestTerms : public QObject {
  Q_OBJECT

  static void everyGame() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (GameInfo const* game : allGames())
      for (QString const& language : {QStringLiteral("en"), QStringLiteral("it")})
        QTest::addRow("%s %s", idOf(*game).toUtf8().constData(), qPrintable(language))
            << idOf(*game) << game->usualPlayers << language;
  }
  static CommandLine line(QString const& id, int players, QString const& language) {
    GameInfo const* const game = findGame(id.toStdString());
    return lineOfSet({game, players, completed(game->options, {})}, language, 3);
  }

  static void bothLanguages() {
    QTest::addColumn<QString>("language");
    for (char const* language : {"en", "it"}) QTest::newRow(language) << language;
  }

 private slots:
  void wordsLeadToTheGlossary_data() { everyGame(); }
  void wordsLeadToTheGlossary() {
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), line(game, players, language));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(1280, 800);
    QVERIFY(comes([&] { return choosing(program.session()); }));
    haveTurnsUnpainted(window, 8);
    auto const* guide = window.findChild<GuidePanel*>();
    QList<RichText*> const texts = linkedIn(*guide);
    QVERIFY(!texts.isEmpty());
    for (RichText* text : texts) QCOMPARE(faultOfLinks(*text, window, game), QString());
  }

  // What was read in the help before a link was followed is one step back.
  void backLeadsToWhatWasRead() {
    QTemporaryDir const home;
    Program program(home.path(), line("jaguar", 5, "en"));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(1280, 800);
    QVERIFY(comes([&] { return choosing(program.session()); }));
    window.findChild<QAction*>("actionKeys")->trigger();
    QVERIFY(shownHelp() != nullptr);
    QString const keys = shownHelp()->windowTitle();
    RichText* const text = linkedIn(*window.findChild<GuidePanel*>()).front();
    QTest::mouseClick(text, Qt::LeftButton, {}, overLink(*text));
    QVERIFY(program.click("termPage"));
    QVERIFY(shownHelp()->windowTitle() != keys);
    auto* back = shownHelp()->findChild<QAbstractButton*>("helpBack");
    QVERIFY(back->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(shownHelp()->windowTitle(), keys);
    shownHelp()->close();
  }

  void lessonsLeadThereToo_data() { bothLanguages(); }
  void lessonsLeadThereToo() {
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), lineOf(language));
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    MainWindow& window = program.window();
    window.resize(1280, 800);
    window.findChild<QAction*>("actionLessons")->trigger();
    QVERIFY(comes([&] { return window.findChild<LessonsSheet*>() != nullptr; }));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(taker.begin(lessonsOf(program.desktop(), *findGame("jaguar")).front()));
    haveTurnsUnpainted(window, 8);
    QList<RichText*> const texts = linkedIn(*window.findChild<LessonPage*>());
    QVERIFY(!texts.isEmpty());
    for (RichText* text : texts) QCOMPARE(faultOfLinks(*text, window, "jaguar"), QString());
  }

  void firstHandsLeadThereToo_data() { everyGame(); }
  void firstHandsLeadThereToo() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch(language, 7));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(1280, 800);
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame(game.toStdString())));
    haveTurnsUnpainted(window, 8);
    QList<RichText*> const texts = linkedIn(*window.findChild<FirstHandPage*>());
    QCOMPARE(texts.size(), 1);
    QCOMPARE(faultOfLinks(*texts.front(), window, game), QString());
  }

  void verdictsLeadThereToo_data() { bothLanguages(); }
  void verdictsLeadThereToo() {
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), line("jabberwocky", 4, language));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(1280, 800);
    QVERIFY(comes([&] { return choosing(program.session()); }));
    MatchPlan const plan = program.session().plan();
    auto const table = openTable(plan.setup);
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
    TableScene const scene =
        sceneOf(table->at(plan.viewer()), plan, rowsOf(table->record()), {.showResult = true});
    window.setScene(scene);
    Action const action = table->record().hands.back().actions.back().action;
    Deed const deed{action, {}, args::card(action.card())};
    HandVerdict verdict{.hand = static_cast<std::size_t>(scene.handNumber - 1),
                        .seat = plan.viewer(),
                        .wanted = true,
                        .aim = HandVerdict::Aim::bid};
    verdict.decisions = {{.place = 0,
                          .trick = 1,
                          .chosen = deed,
                          .judged = true,
                          .mark = Mark::costly,
                          .best = deed,
                          .loss = 2,
                          .chance = -0.2,
                          .aim = 0.5}};
    window.host().setVerdict(verdict);
    program.press(Qt::Key_V);
    QCoreApplication::processEvents();
    auto const* dearest = window.findChild<DearDecision*>("dearest_0");
    QVERIFY(dearest != nullptr && dearest->isVisible());
    QList<RichText*> const texts = linkedIn(*dearest);
    QCOMPARE(texts.size(), 1);
    QCOMPARE(faultOfLinks(*texts.front(), window, "jabberwocky"), QString());
  }

  void whatIsKnownLeadsThereToo_data() { bothLanguages(); }
  void whatIsKnownLeadsThereToo() {
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), line("jaguar", 5, language));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(1280, 800);
    QVERIFY(comes([&] { return choosing(program.session()); }));
    TableScene scene = program.session().scene();
    scene.known = Known{};
    scene.known->partner = 2;
    scene.known->caller = 1;
    CardSet const called{scene.seen.hand.front()};
    scene.known->facts = {{2, Known::Fact::Kind::hadCalled, called, {1, 2, {}, {}}}};
    actionOf(window, Qt::Key_I)->trigger();
    window.setScene(scene);
    haveTurnsUnpainted(window, 8);
    QList<RichText*> texts;
    for (auto* rows : window.findChildren<FactRows*>())
      if (rows->isVisible()) texts += linkedIn(*rows);
    QCOMPARE(texts.size(), 1);
    QCOMPARE(faultOfLinks(*texts.front(), window, "jaguar"), QString());
    // Tab comes to the word, and then to what proves it.
    window.activateWindow();
    QVERIFY(program.isActive());
    texts.front()->setFocus();
    QVERIFY(texts.front()->hasFocus());
    program.press(Qt::Key_Tab);
    QVERIFY(qobject_cast<ProofLink*>(QApplication::focusWidget()) != nullptr);
  }

  // A word the first time, not within another, and nothing of a tag.
  void linksWords() {
    Glossary const glossary(QStringLiteral(
        "## trick\nid: trick | words: trick, tricks\nA.\n## last trick\nid: last | words: last trick\nB.\n"
        "## b\nid: b | words: b, img\nC.\n## own\nid: own | words: void | games: whist\nD.\n"));
    TermLinks const links(glossary, QStringLiteral("whist"));
    QCOMPARE(
        links.linked(QStringLiteral("<b>Tricks</b> &amp; the last trick, void tricks <img src=\"card:b\">")),
        QStringLiteral("<b><a href=\"word:trick\">Tricks</a></b> &amp; the <a href=\"word:last\">last "
                       "trick</a>, <a href=\"word:own\">void</a> tricks <img src=\"card:b\">"));
    QCOMPARE(TermLinks(glossary, QStringLiteral("skat")).linked(QStringLiteral("void")),
             QStringLiteral("void"));
  }
};

}  // namespace testTerms

QTEST_MAIN(testTerms::TestTerms)
#include "test_terms.moc"
