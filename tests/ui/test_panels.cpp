// The guide, the score and the sheet at the end of a hand, each fed with scenes made by hand.
#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QVBoxLayout>
#include <algorithm>

#include "scenes.h"
#include "table_scenes.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/cut_line.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/exports/score_text.h"
#include "ui/known/move_row.h"
#include "ui/lessons/lesson_row.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/rank_rows.h"
#include "ui/panels/rank_strip.h"
#include "ui/panels/score_line.h"
#include "ui/panels/score_panel.h"
#include "ui/panels/side_panel.h"
#include "ui/plates/seat_plate.h"
#include "ui/result/count_verdict.h"
#include "ui/result/end_sheet.h"
#include "ui/result/payment_row.h"
#include "ui/result/winner_faces.h"
#include "ui/scene/scene_wording.h"
#include "ui/score/hand_row.h"
#include "ui/score/match_course.h"
#include "ui/score/score_sheet.h"
#include "ui/score/sheet_line.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace testPanels {

using namespace giaguaro;

namespace {

GuideSection* section(GuidePanel& panel, char const* name) {
  return panel.findChild<GuideSection*>(QString::fromLatin1(name));
}

}  // namespace

class TestPanels : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    // A label without words has no height to be asked for.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("Negative sizes")));
  }

  // The foot keeps what is always there, and what is spare as far as it has room beside it, the first ones longest.
  void spareButtonsOfTheFootGiveWay() {
    QWidget window;
    SidePanel panel(&glyphs_, &window);
    panel.addPage(QStringLiteral("guide"), new QWidget);
    PaperButton* const first = panel.addFootButton(SidePanel::Need::spare);
    PaperButton* const always = panel.addFootButton();
    PaperButton* const last = panel.addFootButton(SidePanel::Need::spare);
    for (PaperButton* button : {first, always, last}) button->setText(QStringLiteral("Open the rules"));
    window.show();
    int const one = first->sizeHint().width();
    auto const shown = [&](int width) {
      panel.resize(width, 400);
      QCoreApplication::processEvents();
      return std::vector<bool>{first->isVisible(), always->isVisible(), last->isVisible()};
    };
    QCOMPARE(shown(one * 4), (std::vector<bool>{true, true, true}));
    QVERIFY(first->y() == last->y());
    QCOMPARE(shown(one * 2 + one / 2), (std::vector<bool>{true, true, false}));
    QCOMPARE(shown(one + one / 2), (std::vector<bool>{false, true, false}));
    QCOMPARE(shown(one * 4), (std::vector<bool>{true, true, true}));
  }

  // In small print stands how a figure comes about, and nothing else.
  void reckonsInSmall_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QStringList>("shown");
    QTest::newRow("a reckoning") << "Guard, (25 + 6) \u00D7 2: 62"
                                 << QStringList{"Guard", "62", "(25 + 6) \u00D7 2"};
    QTest::newRow("of a name with a comma")
        << "Doe, Jane, (25 + 6) \u00D7 2: 62" << QStringList{"Doe, Jane", "62", "(25 + 6) \u00D7 2"};
    QTest::newRow("a comma") << "Every trick without bidding it, base: 30"
                             << QStringList{"Every trick without bidding it, base", "30"};
    QString const colours = "Red (hearts, diamonds) 1, black (clubs, spades) \u00BD, last trick 1, in all";
    QTest::newRow("commas in brackets") << colours + ": 40 points" << QStringList{colours, "40 points"};
    QTest::newRow("how it is counted") << "All points, (hearts 1, clubs \u00BD): 40 points"
                                       << QStringList{"All points", "40 points", "(hearts 1, clubs \u00BD)"};
  }
  void reckonsInSmall() {
    QFETCH(QString, sentence);
    QFETCH(QStringList, shown);
    SheetLine line(nullptr);
    line.setSentence(sentence, false);
    QStringList found;
    for (QLabel const* label : line.findChildren<QLabel*>())
      if (!label->isHidden()) found << label->text();
    QCOMPARE(found, shown);
  }

  void splitsFiguresFromTheirWords_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("figure");
    QTest::newRow("points") << "Anna: 34 points"
                            << "Anna"
                            << "34 points";
    QTest::newRow("score") << "Value: +72"
                           << "Value"
                           << "+72";
    QTest::newRow("minus") << "Anna: \u22121"
                           << "Anna"
                           << "\u22121";
    QTest::newRow("half") << "Excuse: \u00BD"
                          << "Excuse"
                          << "\u00BD";
    QTest::newRow("no figure") << "Trump: cups"
                               << "Trump: cups"
                               << "";
    QTest::newRow("sign alone") << "Anna: +"
                                << "Anna: +"
                                << "";
    QTest::newRow("nothing") << "Anna: "
                             << "Anna: "
                             << "";
    QTest::newRow("no colon") << "Contract made"
                              << "Contract made"
                              << "";
    QTest::newRow("sentence") << "Trick 3: 12 is what was needed, by far"
                              << "Trick 3: 12 is what was needed, by far"
                              << "";
  }
  void splitsFiguresFromTheirWords() {
    QFETCH(QString, sentence);
    QFETCH(QString, label);
    QFETCH(QString, figure);
    auto const parts = labelAndFigure(sentence);
    QCOMPARE(parts.first, label);
    QCOMPARE(parts.second, figure);
  }

  void guideAnswersItsQuestions() {
    GuidePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene const scene = playScene();
    panel.setScene(scene, wordingOf(scene));
    QCOMPARE(section(panel, "guideWhere")->body(), QStringLiteral("The first trick."));
    QCOMPARE(section(panel, "guideMay")->body(), QStringLiteral("Play a cup."));
    QCOMPARE(section(panel, "guideMay")->chips(), QStringList(QStringLiteral("card:2H")));
    QCOMPARE(section(panel, "guideMeans")->body(), QStringLiteral("Nothing is on the table."));
    QCOMPARE(section(panel, "guideNeeds")->body(), QStringLiteral("Sixty more."));
    QVERIFY(section(panel, "guideWhyNot")->isHidden());
  }

  // The small cards stand in the order in which the sentence lists them, however they lie in the hand.
  void smallCardsStandAsTheSentenceHasThem() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene scene = playScene();
    scene.seen.offers.clear();
    for (char const* text : {"7S", "3S", "AD"}) {
      Card const each = fortyCard(text);
      Offer offer{.action = Action::play(each), .glyph = args::card(each)};
      if (each == fortyCard("AD")) offer.refusal = testMessage("No.");
      scene.seen.offers.push_back(offer);
    }
    panel.setScene(scene, wordingOf(scene));
    QString const sentence =
        wordingOf(scene).argument(args::cards(CardSet{fortyCard("7S"), fortyCard("3S")}));
    bool const threeFirst =
        sentence.indexOf(QStringLiteral("three")) < sentence.indexOf(QStringLiteral("seven"));
    QStringList const chips = section(panel, "guideMay")->chips();
    QCOMPARE(chips, threeFirst ? (QStringList{"card:3S", "card:7S"}) : (QStringList{"card:7S", "card:3S"}));
  }

  // A card within a sentence moves no line away from the next.
  void linesStandAlikeWithCardsInThem() {
    RichText text(14, nullptr);
    text.setGlyphs(&glyphs_);
    QString const plain = QStringLiteral("one<br>two<br>three");
    text.setText(plain, plain);
    int const high = text.heightForWidth(300);
    text.setText(QStringLiteral("one<br>two <img src=\"card:AD\" style=\"vertical-align: middle\"> and"
                                "<br>three <img src=\"rank:K\" style=\"vertical-align: middle\">"),
                 plain);
    QCOMPARE(text.heightForWidth(300), high);
    QImage const card = glyphs_.inText(QStringLiteral("card:AD"), 14, 1).toImage();
    int lowest = 0;
    for (int y = 0; y < card.height(); ++y)
      if (qAlpha(card.pixel(card.width() / 2, y)) > 0) lowest = y;
    QVERIFY2(lowest > 0 && lowest < high / 3, qPrintable(QString::number(lowest)));
  }

  // What the dock offers is not drawn a second time in the guide.
  void guideDrawsNoCallsAgain() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene scene = playScene();
    for (Action::Kind const kind : {Action::Kind::bid, Action::Kind::discard}) {
      for (Offer& offer : scene.seen.offers) offer.action.kind = kind;
      panel.setScene(scene, wordingOf(scene));
      QVERIFY(!section(panel, "guideMay")->body().isEmpty());
      QVERIFY(section(panel, "guideMay")->chips().isEmpty());
    }
  }

  void guideTellsWhyNot() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene const scene = playScene();
    panel.setScene(scene, wordingOf(scene));
    panel.lookAt(scene.seen.offers[0].action);
    QVERIFY(!section(panel, "guideWhyNot")->isHidden());
    QCOMPARE(section(panel, "guideWhyNot")->heading(), QStringLiteral("Why not the ace of coins?"));
    QCOMPARE(section(panel, "guideWhyNot")->body(), QStringLiteral("You hold a cup."));
    panel.lookAway();
    QVERIFY(section(panel, "guideWhyNot")->isHidden());
    // What was tried stays after the pointer has gone, until the next position.
    panel.refuse(scene.seen.offers[0].action);
    panel.lookAway();
    QVERIFY(!section(panel, "guideWhyNot")->isHidden());
    panel.setScene(endScene(), wordingOf(scene));
    QVERIFY(section(panel, "guideWhyNot")->isHidden());
  }

  // All of it is heard, by keys too, open or closed; closing it is told.
  void ranksAreShownAndRead() {
    RankStrip strip(&glyphs_, nullptr);
    strip.setTheme(Theme::named({}));
    TableScene const scene = playScene();
    strip.setRanks({}, wordingOf(scene));
    QVERIFY(strip.isHidden());
    CardRanks ranks;
    ranks.rows.push_back({{},
                          {{args::rank(Rank::ace), 22},
                           {args::rank(Rank::three), 20},
                           CardRanks::between(1),
                           {args::rank(Rank::two)}}});
    ranks.rows.push_back(
        {testMessage("Counts"), {{args::suit(Suit::diamonds), 2}, {args::suit(Suit::clubs), 1}}});
    ranks.notes = {testMessage("In all 120.")};
    strip.setRanks(ranks, wordingOf(scene));
    QVERIFY(!strip.isHidden());
    auto* rows = strip.findChild<RankRows*>();
    QCOMPARE(rows->rows().size(), std::size_t{2});
    QCOMPARE(rows->rows()[0].steps[1], (RankRows::Step{QStringLiteral("rank:3"), QStringLiteral("10")}));
    QCOMPARE(rows->rows()[0].steps[2], (RankRows::Step{{}, QStringLiteral("\u00BD")}));
    QString const spoken = QStringLiteral(
        "Ace: 11 points; three: 10 points; all between: \u00BD point; two. Counts: coins: 1 point; batons: "
        "\u00BD point.");
    QCOMPARE(rows->accessibleName(), spoken);
    auto* heading = strip.findChild<QAbstractButton*>(QStringLiteral("rankHeading"));
    QCOMPARE(heading->accessibleDescription(), spoken + QStringLiteral(" In all 120."));

    strip.resize(300, strip.heightForWidth(300));
    strip.show();
    QVERIFY(rows->isVisible());
    int const whole = strip.sizeHint().height();
    QSignalSpy opened(&strip, &RankStrip::opened);
    QVERIFY((heading->focusPolicy() & Qt::TabFocus) != 0);
    QTest::keyClick(heading, Qt::Key_Return);
    QCOMPARE(opened, (QList<QVariantList>{{false}}));
    QVERIFY(!rows->isVisible());
    QVERIFY(strip.sizeHint().height() < whole);
    QTest::keyClick(heading, Qt::Key_Space);
    QCOMPARE(opened.last(), QVariantList{true});
    QVERIFY(rows->isVisible());
    strip.setOpen(false);
    QVERIFY(!rows->isVisible() && !strip.isOpen());
    QCOMPARE(opened.count(), 2);
  }

  void guideTellsWhatItWouldMean() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene const scene = playScene();
    panel.setScene(scene, wordingOf(scene));
    panel.lookAt(scene.seen.offers[1].action);
    // A question: what is looked at is no advice.
    QCOMPARE(section(panel, "guideMeans")->heading(), QStringLiteral("What about the two of cups?"));
    QCOMPARE(section(panel, "guideMeans")->body(), QStringLiteral("It does not win."));
    panel.lookAway();
    QCOMPARE(section(panel, "guideMeans")->heading(), QStringLiteral("What does it mean?"));
    QCOMPARE(section(panel, "guideMeans")->body(), QStringLiteral("Nothing is on the table."));
  }

  void scoreStartsWithTheSeatAtTheBottom() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene scene = playScene();
    scene.bottom = 2;
    panel.setScene(scene, wordingOf(scene));
    auto const* first = panel.findChild<ScoreLine*>(QStringLiteral("scoreLine1"));
    QCOMPARE(first->cells().figures, QStringList({QStringLiteral("+1"), QStringLiteral("\u22121"),
                                                  QStringLiteral("+2"), QStringLiteral("\u22122")}));
    QCOMPARE(first->cells().strong, std::vector<int>{3});
    QCOMPARE(first->accessibleName(),
             QStringLiteral("Hand 1: the six, Ugo, Ivo: +1, Ada: \u22121, You: +2, Ugo: \u22122"));
    // Fewer hands after an undo: the line goes.
    scene.rows.pop_back();
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(panel.findChild<ScoreLine*>(QStringLiteral("scoreLine2"))->isHidden());
  }

  // Beside the result of a first hand, which shows all its figures, stands what comes next; from the second on the list, with
  // the totals.
  void besideAFirstResultStandsWhatComesNext() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.resize(360, 700);
    panel.show();
    panel.setTheme(Theme::named({}));
    TableScene scene = endScene();
    ScoreRow const second = scene.rows[1];
    scene.rows.resize(1);
    scene.rows[0].isVoid = false;
    scene.matchOver = false;
    scene.showResult = true;
    scene.handCount = 10;
    scene.seen.result->isVoid = false;
    auto const* const next = panel.findChild<QLabel*>(QStringLiteral("scoreNext"));
    auto const listed = [&] {
      auto const* const line = panel.findChild<ScoreLine*>(QStringLiteral("scoreLine1"));
      return line != nullptr && !line->isHidden();
    };
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(!next->isHidden() && !listed());
    QVERIFY2(next->text().startsWith("9 hand(s) to come."), qPrintable(next->text()));
    scene.seen.result->isVoid = true;
    scene.rows.clear();
    panel.setScene(scene, wordingOf(scene));
    QVERIFY2(next->text().startsWith("Nobody scores: hand 1 is dealt again. 10 hand(s)"),
             qPrintable(next->text()));
    scene.seen.result->isVoid = false;
    scene.rows = {second, second};
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(next->isHidden() && listed());
    scene.rows.resize(1);
    scene.showResult = false;
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(next->isHidden() && listed());
  }

  // Why a hand came out as it did is told beside its result, and goes with it.
  void whyStandsBesideTheResult() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.resize(360, 700);
    panel.show();
    panel.setTheme(Theme::named({}));
    TableScene scene = endScene();
    scene.showResult = true;
    scene.seen.explanations = {{testMessage("Why 61?"), {testMessage("More than half.")}},
                               {testMessage("Which trick?"), {testMessage("The sixth.")}}};
    panel.setScene(scene, wordingOf(scene));
    auto* const first = panel.findChild<GuideSection*>(QStringLiteral("scoreWhy1"));
    auto* const second = panel.findChild<GuideSection*>(QStringLiteral("scoreWhy2"));
    QVERIFY(first != nullptr && second != nullptr);
    QCOMPARE(first->heading(), QStringLiteral("Why 61?"));
    QCOMPARE(first->body(), QStringLiteral("More than half."));
    QVERIFY(!first->isHidden() && !second->isHidden());
    // Of another hand there is less to say.
    scene.seen.explanations.pop_back();
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(!first->isHidden() && second->isHidden());
    // In a narrow panel hands keep their names rather.
    panel.setNarrow(true);
    QVERIFY(!first->isVisible());
    panel.setNarrow(false);
    QVERIFY(first->isVisible());
    scene.showResult = false;
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(first->isHidden());
  }

  // The guide tells it too, as long as it is on; and no more what was still needed.
  void theGuideTellsWhyAfterAHand() {
    GuidePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene scene = endScene();
    scene.showResult = true;
    scene.seen.guide.needs = {testMessage("Your side needs eight more.")};
    scene.seen.explanations = {{testMessage("Why 61?"), {testMessage("More than half.")}}};
    panel.setScene(scene, wordingOf(scene));
    QCOMPARE(section(panel, "guideWhy1")->body(), QStringLiteral("More than half."));
    QVERIFY(!section(panel, "guideWhy1")->isHidden());
    QVERIFY(section(panel, "guideNeeds")->isHidden());
    panel.setDepth(GuideDepth::off);
    QVERIFY(section(panel, "guideWhy1")->isHidden());
  }

  // Whether whoever played for a hand made it is told and marked; a figure of its own stands apart from its name.
  void madeOrFailedIsMarked() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene scene = playScene();
    Result sheet;
    sheet.parts[1] = {"taker", true, true};
    scene.rows[0].sheet = std::make_shared<Result>(sheet);
    panel.setScene(scene, wordingOf(scene));
    auto* const line = panel.findChild<ScoreLine*>(QStringLiteral("scoreLine1"));
    QCOMPARE(line->cells().made, std::optional(true));
    QVERIFY(line->accessibleName().startsWith(QStringLiteral("Hand 1: the six: made, Ugo")));
    line->resize(400, line->sizeHint().height());
    QImage const made = line->grab().toImage();
    sheet.parts[1].made = false;
    scene.rows[0].sheet = std::make_shared<Result>(sheet);
    panel.setScene(scene, wordingOf(scene));
    QCOMPARE(line->cells().made, std::optional(false));
    QVERIFY(line->accessibleName().startsWith(QStringLiteral("Hand 1: the six: failed, Ugo")));
    QVERIFY(line->grab().toImage() != made);
    scene.rows[0].sheet = {};
    scene.rows[0].brief = testMessage("Ugo: 18");
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(!line->cells().made);
    QCOMPARE(line->cells().label, QStringLiteral("Ugo"));
    QCOMPARE(line->cells().result, QStringLiteral("18"));
  }

  // Of a match that is over the totals are read first, of a hand how it came to them.
  void theTotalsOfAMatchComeFirst() {
    QWidget window;
    window.resize(1000, 740);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(window.size());
    window.show();
    sheet.show();
    TableScene scene = endScene();
    auto const left = [&](QWidget const* part) { return part->mapTo(&sheet, QPoint()).x(); };
    auto const totalsFirst = [&] {
      sheet.setScene(scene, wordingOf(scene));
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      return left(sheet.findChild<PaymentRow*>()) < left(sheet.findChild<SheetLine*>());
    };
    QVERIFY(!totalsFirst());
    scene.matchOver = true;
    QVERIFY(totalsFirst());
  }

  // Its course stands right under the totals or beside them, as high as the page has room, however often that is laid out.
  void theCourseOfAMatchFillsItsColumn() {
    QWidget window;
    window.resize(1000, 740);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(window.size());
    window.show();
    sheet.show();
    TableScene scene = endScene();
    while (scene.rows.size() < 4) scene.rows.push_back(scene.rows.back());
    scene.matchOver = true;
    scene.settlement = scene.totals;
    auto const* const course = sheet.findChild<MatchCourse*>();
    auto const bottom = [&](QWidget const* part) {
      return part->mapTo(&sheet, QPoint(0, part->height())).y();
    };
    auto const* const foot = sheet.findChild<QPushButton*>(QStringLiteral("toPodium"));
    auto const show = [&](int least) {
      sheet.setScene(scene, wordingOf(scene));
      for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
      QVERIFY(course->isVisible());
      QVERIFY2(course->height() > least, qPrintable(QString::number(course->height())));
    };
    show(250);
    show(250);
    auto const* const last = sheet.findChild<QLabel*>(QStringLiteral("lastHand"));
    int const left = foot->mapTo(&sheet, QPoint()).y() - bottom(last);
    QVERIFY2(left > 0 && left < 120, qPrintable(QString::number(left)));
    // With a settlement it is under the totals.
    scene.settlement = {4, 0, -4, 0};
    show(150);
    int lowest = 0;
    for (PaymentRow const* row : sheet.findChildren<PaymentRow*>()) lowest = std::max(lowest, bottom(row));
    int const gap = course->mapTo(&sheet, QPoint()).y() - lowest;
    QVERIFY2(gap > 0 && gap < 70, qPrintable(QString::number(gap)));
  }

  // What each has of a sum is said by the payments too: where there is little height its lines give way to what is said once.
  void whatFollowsFromTheSumGivesWay() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    Result& result = *scene.seen.result;
    result.price = {testMessage("Contract: +25"), testMessage("Value: +25"), testMessage("Each other: -25")};
    result.valueLine = 1;
    auto const quiet = [&](QSize size) {
      window.resize(size);
      sheet.resize(size);
      window.show();
      sheet.show();
      sheet.setScene(scene, wordingOf(scene));
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      int seen = 0;
      for (SheetLine const* line : sheet.findChildren<SheetLine*>())
        seen += line->isVisible() && line->isQuiet();
      return seen;
    };
    QCOMPARE(quiet({1000, 740}), 1);
    QCOMPARE(quiet({900, 500}), 0);
    QCOMPARE(quiet({1000, 740}), 1);
  }

  // Things that are counted take all of the paper's width, and their course stands under them.
  void theCourseStandsUnderWhatIsCounted() {
    QWidget window;
    window.resize(1000, 740);
    EndSheet sheet(&glyphs_, &window);
    sheet.setTheme(Theme::named({}));
    sheet.resize(window.size());
    window.show();
    sheet.show();
    TableScene scene = endScene();
    Result& result = *scene.seen.result;
    result.leadSeat = nobody;
    result.bar = {};
    result.shares.assign(4, testMessage("took one"));
    result.tallies.assign(4, {.pieces = {{1}}, .target = 2, .total = 3, .counted = true});
    result.remarks = {testMessage("Each bid is a point.")};
    while (scene.handsPlayed() < 3) scene.rows.push_back(scene.rows.front());
    sheet.setScene(scene, wordingOf(scene));
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    // Of the cloth there is enough at the sides to be seen, or no more than over it: no sliver.
    QWidget const* paper = sheet.findChild<QPushButton*>(QStringLiteral("nextHand"));
    while (paper->parentWidget() != &sheet) paper = paper->parentWidget();
    QVERIFY(paper->x() < 12 || paper->x() >= 40);
    QCOMPARE(sheet.width() - paper->geometry().right() - 1, paper->x());
    auto const* const course = sheet.findChild<MatchCourse*>();
    QVERIFY(course->isVisible());
    auto const top = [&](QWidget const* part) { return part->mapTo(&sheet, QPoint()).y(); };
    QVERIFY(top(course) + course->height() <= top(sheet.findChild<QPushButton*>(QStringLiteral("nextHand"))));
    for (PaymentRow const* row : sheet.findChildren<PaymentRow*>()) {
      QVERIFY(top(row) + row->height() <= top(course));
      QVERIFY(row->width() > sheet.paperWidth() * 9 / 10);
    }
  }

  // A void hand uses up none of the match's: it has no number, and the next one has its place.
  void voidHandsAreNotCounted() {
    TableScene scene = endScene();  // the six, a void hand, the ace
    scene.showResult = false;
    ScorePanel panel(&glyphs_, nullptr);
    panel.setScene(scene, wordingOf(scene));
    QStringList numbers;
    QStringList said;
    for (int line = 1; line <= 3; ++line) {
      auto const* shown = panel.findChild<ScoreLine*>(QStringLiteral("scoreLine%1").arg(line));
      numbers << shown->cells().number;
      said << shown->accessibleName().section(u',', 0, 0);
    }
    QStringList const counted{QStringLiteral("1"), QStringLiteral("\u2013"), QStringLiteral("2")};
    QCOMPARE(numbers, counted);
    QCOMPARE(said, QStringList({QStringLiteral("Hand 1: the six"), QStringLiteral("Not counted: void"),
                                QStringLiteral("Hand 2: the ace")}));
    QStringList notes;
    for (QLabel const* label : panel.findChildren<QLabel*>()) notes << label->text();
    QVERIFY2(notes.contains(QStringLiteral("2 of 10 played")), qPrintable(notes.join(u'|')));

    QWidget window;
    ScoreSheet sheet(&glyphs_, &window);
    sheet.setScene(scene, wordingOf(scene));
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("scoreTitle"))->text(),
             QStringLiteral("Whist: 2 of 10 hands"));
    QVERIFY(sheet.findChild<HandRow*>(QStringLiteral("handRow2"))
                ->accessibleName()
                .startsWith(QStringLiteral("Not counted: void; ")));
    QVERIFY(scoreAsHtml(scene, ScorePage::table).contains(QStringLiteral("<td align=\"left\">\u2013</td>")));
    QStringList const lines = scoreAsTabs(scene).split(u'\n');
    for (int line = 1; line <= 3; ++line)
      QCOMPARE(lines[line].section(u'\t', 0, 0), line == 2 ? QString() : counted[line - 1]);
  }

  // While something rests nothing can be done but go on: the guide names no cards that could be played.
  void guidePromisesNothingWhileSomethingRests() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene scene = playScene();
    auto const* may = section(panel, "guideMay");
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(!may->body().isEmpty() && !may->chips().isEmpty());
    for (bool TableScene::*const what : {&TableScene::resting, &TableScene::turned}) {
      scene.resting = scene.turned = false;
      scene.*what = true;
      panel.setScene(scene, wordingOf(scene));
      QVERIFY2(may->body().isEmpty() && may->chips().isEmpty(), qPrintable(may->body()));
    }
  }

  // Nor does it say of a trick that lies there finished what is so of the next.
  void guideTellsOfTheTrickThatRests() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene scene = playScene();
    auto const* means = section(panel, "guideMeans");
    panel.setScene(scene, wordingOf(scene));
    QVERIFY(!means->body().isEmpty());
    scene.seen.tricks.emplace_back();
    scene.resting = true;
    panel.setScene(scene, wordingOf(scene));
    QVERIFY2(means->body().isEmpty(), qPrintable(means->body()));
  }

  // Who looks back is told that it is another trick, and nothing that is so of the present one.
  void guideTellsThatOneLooksBack() {
    GuidePanel panel(&glyphs_, nullptr);
    TableScene scene = playScene();
    scene.seen.tricks.push_back({.leader = 1, .number = 6});
    scene.lookingBack = true;
    panel.setScene(scene, wordingOf(scene));
    auto const* where = section(panel, "guideWhere");
    QVERIFY2(where->heading().contains('6'), qPrintable(where->heading()));
    QVERIFY2(where->body().contains("led"), qPrintable(where->body()));
    QVERIFY(!where->body().contains("first trick"));
    QVERIFY(section(panel, "guideMay")->chips().isEmpty());
    QVERIFY(section(panel, "guideMay")->body().contains("back"));
    QVERIFY(section(panel, "guideMeans")->body().isEmpty());
    QVERIFY(section(panel, "guideNeeds")->body().isEmpty());
    for (Offer const& offer : scene.seen.offers) {
      panel.refuse(offer.action);
      QVERIFY(section(panel, "guideWhyNot")->body().isEmpty());
    }
  }

  // The score calls the one person who looks on as the table does; what somebody else may read has the name.
  void theScoreCallsPeopleAsTheTableDoes() {
    TableScene scene = endScene();
    scene.rows[0].leadSeat = scene.rows[0].dealer = 0;
    ScorePanel panel(&glyphs_, nullptr);
    QWidget window;
    ScoreSheet sheet(&glyphs_, &window);
    EndSheet end(&glyphs_, &window);
    auto const onScreen = [&] {
      Wording const wording = wordingOf(scene);
      QStringList said;
      for (bool const result : {true, false}) {
        TableScene shown = scene;
        shown.showResult = result;
        panel.setScene(shown, wording);
      }
      sheet.setScene(scene, wording);
      end.setScene(scene, wording);
      for (ScoreLine const* line : panel.findChildren<ScoreLine*>()) said << line->accessibleName();
      for (HandRow const* row : sheet.findChildren<HandRow*>())
        said << row->accessibleName() << row->toolTip();
      said << sheet.findChild<HandHead*>()->words().names << sheet.findChild<HandHead*>()->toolTip();
      for (PaymentRow const* row : end.findChildren<PaymentRow*>())
        said << row->accessibleName() << row->toolTip();
      return said;
    };
    auto const files = [&] {
      return QStringList{QString::fromUtf8(scoreAsCsv(scene)), scoreAsTabs(scene),
                         scoreAsHtml(scene, ScorePage::lines)};
    };
    auto const with = [](QStringList const& texts, char const* word) {
      static QString const pattern = QStringLiteral("\\b%1\\b");
      return texts.filter(QRegularExpression(pattern.arg(QLatin1String(word)))).size();
    };
    QStringList said = onScreen();
    QVERIFY2(with(said, "Zoe") == 0, qPrintable(said.join(u'\n')));
    // Each line of the panel and of the sheet, what is told of the hand that was Zoe's, the sheet's head and
    // what is told of it, and the own row at the end of the hand.
    QCOMPARE(with(said, "You"),
             panel.findChildren<ScoreLine*>().size() + sheet.findChildren<HandRow*>().size() + 1 + 2 + 2);
    QCOMPARE(SeatPlate::of(scene, 0, wordingOf(scene)).name, QStringLiteral("You"));
    QCOMPARE(with(files(), "Zoe"), 3);
    QCOMPARE(with(files(), "You"), 0);
    // Of several people each has a name.
    scene.people[2].human = true;
    said = onScreen();
    QVERIFY(with(said, "Zoe") > 10);
    QCOMPARE(with(said, "You"), 0);
    QCOMPARE(with(files(), "You"), 0);
  }

  // After a hand of several people all of them read its sheets: these speak to nobody.
  void sheetsOfSeveralPeopleSpeakToNobody() {
    TableScene scene = endScene();
    auto const pointsOf = [](Seat seat) {
      return Message{{"test", "{seat} has 18 points.", "test"},
                     {"test", "You have 18 points.", "test"},
                     {args::seat(seat)}};
    };
    Result& result = *scene.seen.result;
    result.title = result.subtitle = pointsOf(0);
    result.counting = result.price = {pointsOf(0), pointsOf(2)};
    result.roles[0] = pointsOf(0);
    scene.rows.back().sheet = std::make_shared<Result const>(result);
    scene.rows.back().brief = pointsOf(0);
    scene.matchOver = true;
    QWidget window;
    EndSheet end(&glyphs_, &window);
    ScoreSheet sheet(&glyphs_, &window);
    sheet.setScene(scene, wordingOf(scene));
    sheet.openHand(static_cast<int>(scene.rows.size()) - 1);
    auto const spokenTo = [&](Seat viewer) {
      scene.viewer = viewer;
      end.setScene(scene, wordingOf(scene));
      sheet.setScene(scene, wordingOf(scene));
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      QStringList said;
      for (QLabel const* label : window.findChildren<QLabel*>()) said << label->text();
      for (PaymentRow const* row : end.findChildren<PaymentRow*>()) said << row->accessibleName();
      for (HandRow const* row : sheet.findChildren<HandRow*>()) said << row->accessibleName();
      return said.filter(QRegularExpression(QStringLiteral("\\bYou\\b"))).size();
    };
    // On both sheets title, subtitle and a line of each column; on the one the winner and the own row, on the
    // other each hand and the two sums.
    QCOMPARE(spokenTo(0), 2 * 4 + 2 + static_cast<int>(scene.rows.size()) + 2);
    scene.people[2].human = true;
    QCOMPARE(spokenTo(0), 0);
    QCOMPARE(spokenTo(2), 0);
  }

  void endSheetGoesOn_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("space") << static_cast<int>(Qt::Key_Space);
    QTest::newRow("return") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("enter") << static_cast<int>(Qt::Key_Enter);
  }
  void endSheetGoesOn() {
    QFETCH(int, key);
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.setKeyGuard(0);
    sheet.resize(920, 700);
    sheet.setTheme(Theme::named({}));
    TableScene scene = endScene();
    sheet.setScene(scene, wordingOf(scene));
    sheet.show();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    sheet.focusFirst();
    auto* next = sheet.findChild<QPushButton*>(QStringLiteral("nextHand"));
    QVERIFY(next->hasFocus());
    QSignalSpy wanted(&sheet, &EndSheet::nextHand);
    QTest::keyClick(next, static_cast<Qt::Key>(key));
    QCOMPARE(wanted.count(), 1);

    QVERIFY(sheet.findChild<WinnerFaces*>()->isHidden());
    scene.matchOver = true;
    scene.settlement = scene.totals;
    sheet.setScene(scene, wordingOf(scene));
    QVERIFY(!sheet.findChild<WinnerFaces*>()->isHidden());
    sheet.focusFirst();
    auto* ceremony = sheet.findChild<QPushButton*>(QStringLiteral("toPodium"));
    QVERIFY(ceremony->hasFocus());
    QVERIFY(next->isHidden());
    QSignalSpy podium(&sheet, &EndSheet::podiumWanted);
    QTest::keyClick(ceremony, static_cast<Qt::Key>(key));
    QCOMPARE(podium.count(), 1);
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("matchWinner"))->text(),
             QStringLiteral("You win the match with +1"));
    // The last hand is told with its lines, and not at the head.
    auto const* last = sheet.findChild<QLabel*>(QStringLiteral("lastHand"));
    QCOMPARE(last->text(), QStringLiteral("Ugo made it"));
    QVERIFY(!last->isHidden());
    QVERIFY(sheet.findChild<QLabel*>(QStringLiteral("endTitle"))->isHidden());
  }

  // What was pressed to skip the last trick must not skip the sheet as well.
  void endSheetTakesNoKeyAtOnce() {
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(920, 700);
    TableScene scene = endScene();
    QSignalSpy onward(&sheet, &EndSheet::nextHand);
    QSignalSpy podium(&sheet, &EndSheet::podiumWanted);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    constexpr int never = 1'000'000;
    for (bool const over : {false, true}) {
      scene.matchOver = over;
      sheet.setScene(scene, wordingOf(scene));
      sheet.show();
      auto* button =
          sheet.findChild<QPushButton*>(over ? QStringLiteral("toPodium") : QStringLiteral("nextHand"));
      QSignalSpy const& done = over ? podium : onward;
      sheet.setKeyGuard(never);
      for (auto const key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) QTest::keyClick(button, key);
      sheet.goOn();
      QCOMPARE(done.count(), 0);
      QTest::mouseClick(button, Qt::LeftButton);
      QCOMPARE(done.count(), 0);
      sheet.setKeyGuard(0);
      QTest::mouseClick(button, Qt::LeftButton);
      QTest::keyClick(button, Qt::Key_Space);
      sheet.goOn();
      QCOMPARE(done.count(), 3);
      sheet.hide();
    }
  }

  // A column that says what the totals say is no news.
  void settlementIsShownWhereItDiffers() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.settlement = scene.totals;
    auto const spoken = [&] {
      sheet.setScene(scene, wordingOf(scene));
      return sheet.findChildren<PaymentRow*>().front()->accessibleName();
    };
    QVERIFY2(!spoken().contains(QStringLiteral("settlement")), qPrintable(spoken()));
    scene.settlement = {4, 0, -4, 0};
    QVERIFY2(spoken().contains(QStringLiteral("settlement +4")), qPrintable(spoken()));
  }

  // After a match's first hand both columns would hold the same.
  void aFirstHandHasNoTotals() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    auto const spoken = [&] {
      sheet.setScene(scene, wordingOf(scene));
      return sheet.findChildren<PaymentRow*>().front()->accessibleName();
    };
    QVERIFY2(spoken().contains(QStringLiteral("total ")), qPrintable(spoken()));
    scene.rows.erase(scene.rows.begin(), scene.rows.end() - 1);
    QCOMPARE(scene.handsPlayed(), 1);
    QVERIFY2(!spoken().contains(QStringLiteral("total ")) && spoken().contains(QStringLiteral("hand ")),
             qPrintable(spoken()));
    scene.matchOver = true;
    QVERIFY2(spoken().contains(QStringLiteral("total ")), qPrintable(spoken()));
  }

  // Rather no faces than a hand without its name.
  void aNarrowPanelNamesTheHand() {
    ScorePanel panel(&glyphs_, nullptr);
    TableScene scene = endScene();
    scene.showResult = false;
    for (ScoreRow& row : scene.rows) row.brief = testMessage("counterpoint");
    panel.setScene(scene, wordingOf(scene));
    panel.show();
    auto const* line = panel.findChild<ScoreLine*>(QStringLiteral("scoreLine1"));
    QString const name = line->cells().label;
    int narrow = 0;
    int wide = 0;
    for (int width = 240; width <= 480; width += 4) {
      panel.resize(width, 600);
      QCoreApplication::processEvents();
      int const room = ScoreLine::roomForWords(line->width(), line->columns(), 4);
      bool const beside = ScoreLine::fits(name, room - ScoreLine::faceSide - 4);
      if (!ScoreLine::fits(name, room)) continue;
      QCOMPARE(line->columns().faces, beside);
      ++(beside ? wide : narrow);
    }
    QVERIFY(narrow > 0 && wide > 0);
  }

  void settlementInThePanelToo() {
    ScorePanel panel(&glyphs_, nullptr);
    panel.setTheme(Theme::named({}));
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.settlement = scene.totals;
    auto const shown = [&] {
      panel.setScene(scene, wordingOf(scene));
      auto const lines = panel.findChildren<ScoreLine*>();
      return std::ranges::count_if(lines, [](ScoreLine const* line) {
        return !line->isHidden() && line->accessibleName().startsWith(QStringLiteral("settlement"));
      });
    };
    QCOMPARE(shown(), 0);
    scene.settlement = {4, 0, -4, 0};
    QCOMPARE(shown(), 1);
  }

  void headingsOfColumnsAreApart() {
    PaymentColumns columns;
    QStringList const figures{QStringLiteral("+1290\u00BD"), QStringLiteral("0")};
    columns.add(QStringLiteral("smazzata"), figures, PaymentColumns::Weight::plain);
    for (QString const& word : {QStringLiteral("settlement"), QStringLiteral("conto finale")})
      columns.add(word, figures, PaymentColumns::Weight::strong);
    for (int i = 1; i < columns.count(); ++i) {
      int const room = columns.right(i, 400) - columns.right(i - 1, 400);
      QVERIFY(room >= textWidth(columns.word(i), 12) + 8);
      QVERIFY(room >= textWidth(figures.front(), 16, true) + 8);
    }
    QCOMPARE(columns.right(2, 400) - columns.right(2, 300), 100);
    QVERIFY(columns.taken() > 400 - columns.right(0, 400));
  }

  void severalMayShareTheWin() {
    QWidget window;
    EndSheet sheet(&glyphs_, &window);
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.totals = {1, -1, -2, 0};
    sheet.setScene(scene, wordingOf(scene));
    int const alone = sheet.findChild<WinnerFaces*>()->sizeHint().width();
    scene.totals = {1, 1, -2, 0};
    sheet.setScene(scene, wordingOf(scene));
    QVERIFY(sheet.findChild<WinnerFaces*>()->sizeHint().width() > alone);
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("matchWinner"))->text(),
             QStringLiteral("You share the win with Ugo, at +1"));
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("endSubtitle"))->text(),
             QStringLiteral("After 2 hands"));
    scene.totals = {1, 4, -2, 0};
    sheet.setScene(scene, wordingOf(scene));
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("endSubtitle"))->text(),
             QStringLiteral("After 2 hands, 3 points ahead of you"));
    scene.halves = true;
    scene.viewer = 2;
    sheet.setScene(scene, wordingOf(scene));
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("endSubtitle"))->text(),
             QStringLiteral("After 2 hands, 1\u00BD points ahead of Zoe"));
  }

  // As when a window is laid out before its first hand is over.
  void aSheetThatSaysNothingYetIsLaidOut() {
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(920, 700);
    sheet.show();
    window.show();
    QCoreApplication::processEvents();
    QVERIFY(sheet.isVisible());
  }

  // What the contract came to is a large number with how far it was from what it needed, over the core's own line. What the
  // hand was worth is a sum, and framed only where nothing is counted: one verdict a sheet. A contract that was not made is
  // hatched in the colour of what was lost.
  void theSheetMarksWhatMatters() {
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(920, 700);
    sheet.setTheme(Theme::named({}));
    window.show();
    sheet.show();
    TableScene scene = endScene();
    Result& result = *scene.seen.result;
    result.price = {testMessage("Contract: +25"), testMessage("Value: +25"), testMessage("Each other: -25")};
    result.countLine = 1;
    result.valueLine = 1;
    auto const texts = [](QWidget const& part) {
      QStringList shown;
      for (QLabel const* label : part.findChildren<QLabel*>())
        if (!label->isHidden()) shown << label->text();
      return shown;
    };
    auto const isBold = [](SheetLine const& line) { return line.findChild<QLabel*>()->font().bold(); };
    // A frame stands at its edge, and is round at the corner.
    auto const isFramed = [](SheetLine const& line) {
      QImage const picture = const_cast<SheetLine&>(line).grab().toImage();
      constexpr int edge = 10;  // of the column that it stands in: a line down, not a letter
      for (int y = picture.height() * 4 / 10; y < picture.height() * 7 / 10; ++y)
        if (picture.pixelColor(edge, y) == picture.pixelColor(0, 0)) return false;
      return true;
    };
    auto const all = [&](auto const& which) {
      QStringList found;
      for (SheetLine const* line : sheet.findChildren<SheetLine*>())
        if (!line->isHidden() && which(*line)) found << texts(*line).first();
      found.sort();
      return found;
    };
    auto const* const verdict = sheet.findChild<CountVerdict*>(QStringLiteral("countVerdict"));
    auto const* const bar = sheet.findChild<CountBar*>();
    auto const hasInk = [&](QColor const& ink) {
      QImage const picture = const_cast<CountBar*>(bar)->grab().toImage();
      for (int x = 0; x < picture.width(); ++x)
        if (picture.pixelColor(x, picture.height() / 2) == ink) return true;
      return false;
    };
    QColor const loss = Theme::named({}).loss();
    struct Case {
      int value;
      QStringList distance;
    };
    for (Case const& each : {Case{70, {"9 over"}}, Case{58, {"3 short"}}, Case{61, {"just made"}}}) {
      result.bar = {each.value, 61, 120};
      sheet.setScene(scene, wordingOf(scene));
      QCoreApplication::processEvents();
      QCOMPARE(texts(*verdict),
               QStringList(QString::number(each.value)) + each.distance + QStringList("The side: 70 points"));
      QCOMPARE(hasInk(loss), each.value < 61);
      QCOMPARE(hasInk(Theme::named({}).gain), each.value >= 61);
      QCOMPARE(all(isBold), QStringList{"Value"});
      QVERIFY(all(isFramed).isEmpty());
      auto const labels = verdict->findChildren<QLabel*>();
      QVERIFY(labels.front()->font().pixelSize() > 2 * labels.back()->font().pixelSize());
    }
    // Where the core has no line for it, it is said all the same.
    result.countLine = Result::none;
    sheet.setScene(scene, wordingOf(scene));
    QCOMPARE(texts(*verdict).last(), "61 point(s), 61 needed");
    // Of the match so far there is a course, from the third hand on; of one that is looked at again there is none.
    auto const* const course = sheet.findChild<QWidget*>(QStringLiteral("matchSoFar"));
    QVERIFY(!course->isVisible());
    while (scene.handsPlayed() < 3) scene.rows.push_back(scene.rows.front());
    sheet.setScene(scene, wordingOf(scene));
    QVERIFY(course->isVisible());
    TableScene watched = scene;
    watched.playback.emplace();
    sheet.setScene(watched, wordingOf(watched));
    QVERIFY(!course->isVisible());
    sheet.setScene(scene, wordingOf(scene));
    result.bar = {};
    sheet.setScene(scene, wordingOf(scene));
    QVERIFY(verdict->isHidden());
    QCoreApplication::processEvents();  // it is as high as its frame then
    QVERIFY(all(isFramed).contains("Value"));
  }

  // Where a page goes on, its edge fades into the ground; where it ends, nothing of it is dimmed.
  void aPageFadesWhereItGoesOn() {
    ScrollPage page(nullptr);
    Theme const theme = Theme::named({});
    page.setTheme(theme);
    auto* ink = new QWidget;
    ink->setFixedHeight(700);
    ink->setAutoFillBackground(true);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    ink->setPalette(black);
    page.setWidget(ink);
    page.resize(200, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto const edges = [&] {
      QImage const picture = page.grab().toImage();
      return std::pair(picture.pixelColor(60, 0).lightness(), picture.pixelColor(60, 299).lightness());
    };
    int const ground = theme.panel.lightness();
    QVERIFY(edges().first < 10 && edges().second > ground - 25);
    page.verticalScrollBar()->setValue(200);
    QVERIFY(edges().first > ground - 25 && edges().second > ground - 25);
    page.verticalScrollBar()->setValue(page.verticalScrollBar()->maximum());
    QVERIFY(edges().first > ground - 25 && edges().second < 10);
  }

  // A row is marked for whoever goes by keys alone.
  void rowsMarkTheFocusForKeysAlone() {
    QWidget window;
    window.resize(400, 200);
    MoveRow move(&glyphs_, &window);
    LessonRow lesson(1, &window);
    HandRow hand(HandRow::Kind::hand, &glyphs_, &window);
    move.setGeometry(10, 10, 300, 44);
    lesson.setGeometry(10, 80, 300, 44);
    hand.setGeometry(10, 150, 300, 44);
    move.setTheme(Theme::named({}));
    lesson.setTheme(Theme::named({}));
    hand.setTheme(Theme::named({}));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (QWidget* row : std::initializer_list<QWidget*>{&move, &lesson, &hand}) {
      QTest::mouseClick(&window, Qt::LeftButton, {}, QPoint(390, 190));
      window.setFocus();
      QImage const without = row->grab().toImage();
      row->setFocus();
      QVERIFY(row->hasFocus());
      QCOMPARE(row->grab().toImage(), without);
      QTest::keyClick(row, Qt::Key_Shift);  // which does nothing by itself
      QCOMPARE(row->grab().toImage(), without);
      QTest::keyClick(row, Qt::Key_F24);
      QVERIFY(row->grab().toImage() != without);
    }
  }

  // No line is cut through where a page begins or ends in its middle: what is left of it is hidden, and the next one is whole.
  void noLineOfAPageIsCutThrough() {
    ScrollPage page(nullptr);
    Theme const theme = Theme::named({});
    page.setTheme(theme);
    auto* rows = new QWidget;
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(20);
    for (int i = 0; i < 20; ++i) {
      auto* row = new QWidget(rows);
      row->setFixedHeight(40);
      row->setAutoFillBackground(true);
      QPalette black;
      black.setColor(QPalette::Window, Qt::black);
      row->setPalette(black);
      column->addWidget(row);
    }
    page.setWidget(rows);
    page.resize(200, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    int const ground = theme.panel.lightness();
    auto const inkAt = [&](int y) { return ground - page.grab().toImage().pixelColor(60, y).lightness(); };
    page.verticalScrollBar()->setValue(70);  // in the middle of the second row, and of that at the foot
    for (int const y : {0, 15, 29, 291, 299}) QVERIFY2(inkAt(y) < 25, qPrintable(QString::number(y)));
    QVERIFY(inkAt(80) > 100 && inkAt(190) > 100);
    // Where lines lie close together the fade between them leaves the whole ones as they are.
    column->setSpacing(4);
    QTRY_COMPARE(rows->height(), 20 * 44 - 4);
    page.verticalScrollBar()->setValue(60);
    for (int const y : {0, 23, 293, 299}) QVERIFY2(inkAt(y) < 25, qPrintable(QString::number(y)));
    for (int const y : {29, 287}) QCOMPARE(inkAt(y), inkAt(150));
    // In a low one a line takes too much of what is seen to be hidden.
    page.resize(200, 80);
    QVERIFY(inkAt(20) > 100);
    auto* text = new RichText(14, nullptr);
    text->setText(QStringLiteral("a<br>b<br>c"), QStringLiteral("a b c"));
    text->resize(200, text->heightForWidth(200));
    int const line = text->height() / 3;
    QCOMPARE(lineStart(*text, line + line / 2), text->lineOver(line + line / 2)->top);
    QVERIFY(std::abs(lineEnd(*text, line / 2) - line) <= 1);
    delete text;
  }

  // Whoever clicks on a page's ground sees nothing of it; whoever has come by keys sees where they are.
  void aPageShowsItsFocusToKeysAlone() {
    ScrollPage page(nullptr);
    page.setTheme(Theme::named({}));
    page.setWidget(new QWidget);
    page.resize(200, 300);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.clearFocus();
    QImage const without = page.grab().toImage();
    QTest::mouseClick(page.viewport(), Qt::LeftButton);
    page.setFocus();
    QCOMPARE(page.grab().toImage(), without);
    QTest::keyClick(&page, Qt::Key_F24);
    QVERIFY(page.grab().toImage() != without);
  }

  // By a press it gets the focus, and is scrolled into sight: no farther than leaves it under the pointer.
  void aClickAtTheEdgeOfAPageIsNotLost() {
    ScrollPage page(nullptr);
    page.setTheme(Theme::named({}));
    auto* content = new QWidget;
    content->setFixedHeight(900);
    auto* other = new QPushButton(content);  // has the focus first
    other->setGeometry(10, 20, 120, 40);
    auto* part = new QWidget(content);
    part->setGeometry(0, 300, 180, 260);
    auto* button = new QPushButton(part);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setGeometry(10, 180, 120, 40);
    page.setWidget(content);
    page.resize(200, 300);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    other->setFocus();
    QTRY_COMPARE(page.verticalScrollBar()->value(), 0);
    page.verticalScrollBar()->setValue(200);  // the button is cut in its middle
    QSignalSpy const clicked(button, &QPushButton::clicked);
    QPoint const at(60, 290);
    QTest::mousePress(page.windowHandle(), Qt::LeftButton, {}, at);
    QTRY_COMPARE(page.verticalScrollBar()->value(), 220);
    QTest::mouseRelease(page.windowHandle(), Qt::LeftButton, {}, at);
    QCOMPARE(clicked.count(), 1);
    // By keyboard what it belongs to is seen from its beginning on, below the fade.
    other->setFocus();
    QTRY_COMPARE(page.verticalScrollBar()->value(), 0);
    page.verticalScrollBar()->setValue(200);
    button->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(page.verticalScrollBar()->value(), 288);
  }

  // It is a message, and no table of noughts: a narrow paper with its words and what goes on.
  void aVoidHandHasNoCount() {
    QWidget window;
    window.resize(920, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(920, 700);
    window.show();
    sheet.show();
    TableScene scene = endScene();
    sheet.setScene(scene, wordingOf(scene));
    int const usual = sheet.paperWidth();
    Result nothing;
    nothing.isVoid = true;
    nothing.title = testMessage("Everybody has passed");
    scene.seen.result = nothing;
    sheet.setScene(scene, wordingOf(scene));
    for (SheetLine const* line : sheet.findChildren<SheetLine*>())
      QVERIFY(line->isHidden() || line->parentWidget()->isHidden());
    QCOMPARE(sheet.findChild<QLabel*>(QStringLiteral("endTitle"))->text(),
             QStringLiteral("Everybody has passed"));
    for (PaymentRow const* row : sheet.findChildren<PaymentRow*>()) QVERIFY(!row->isVisible());
    QVERIFY(sheet.findChild<QWidget*>(QStringLiteral("nextHand"))->isVisible());
    QVERIFY(sheet.paperWidth() < usual * 2 / 3);
    // And the next hand has all its room again.
    scene = endScene();
    sheet.setScene(scene, wordingOf(scene));
    QCOMPARE(sheet.paperWidth(), usual);
    QVERIFY(sheet.findChild<PaymentRow*>()->isVisible());
  }

  // Whether a hand was made colours the mark alone, not what is written after it.
  void whatWasMadeColoursItsMarkAlone() {
    auto const figures = [&](std::optional<bool> made) {
      ScoreLine line(&glyphs_, nullptr);
      line.setTheme(Theme::named({}));
      ScoreLine::Columns columns;
      columns.marks = true;
      line.setColumns(columns);
      ScoreLine::Cells cells;
      cells.label = QStringLiteral("the ace");
      cells.avatar = 1;
      cells.made = made;
      cells.figures = QStringList{"+1", "-2", "+1"};
      line.setCells(std::move(cells));
      line.resize(320, line.sizeHint().height());
      QImage const picture = line.grab().toImage();
      return picture.copy(200, 0, 120, picture.height());
    };
    QCOMPARE(figures(true), figures({}));
    QCOMPARE(figures(false), figures({}));
  }

  // Three to five players, figures in thousands and in halves, a sheet of fourteen lines, the longest names:
  // beside the figures there is room for names and words, the page scrolls, and only up and down.
  void longSheetsAreWhole_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("halves");
    QTest::addColumn<bool>("italian");
    for (QSize const size : {QSize(920, 698), QSize(600, 498), QSize(856, 498)})
      for (int const players : {3, 4, 5})
        for (bool const halves : {false, true})
          for (bool const italian : {false, true})
            QTest::addRow("%d x %d, %d players%s%s", size.width(), size.height(), players,
                          halves ? ", halves" : "", italian ? ", Italian" : "")
                << size << players << halves << italian;
  }
  void longSheetsAreWhole() {
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(bool, halves);
    QFETCH(bool, italian);
    QTranslator translator;
    if (italian) {
      QVERIFY(translator.load(QStringLiteral(":/i18n/giaguaro_it.qm")));
      QCoreApplication::installTranslator(&translator);
    }
    for (bool const matchOver : {false, true}) {
      TableScene const scene = tableScenes::longSheet({players, 15, italian, true}, halves, matchOver);
      QWidget window;
      window.resize(size);
      EndSheet sheet(&glyphs_, &window);
      sheet.resize(size);
      sheet.setTheme(Theme::named({}));
      sheet.setScene(scene, tableScenes::wordingOf(scene));
      sheet.show();
      window.show();
      QCoreApplication::processEvents();
      auto const rows = sheet.findChildren<PaymentRow*>();
      QCOMPARE(rows.size(), players);
      for (PaymentRow const* row : rows)
        QVERIFY2(row->nameRoom() >= 60, qPrintable(QString::number(row->nameRoom())));
      auto const* scroll = sheet.findChild<QScrollArea*>();
      QVERIFY(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width());
      QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
      // A number alone needs no more than its figures are high.
      auto const isWhole = [](QLabel const& label) {
        bool const isNumber = std::ranges::all_of(label.text(), [](QChar each) { return each.isDigit(); });
        return label.height() >= label.heightForWidth(label.width()) ||
               label.height() >= label.sizeHint().height() ||
               (isNumber && label.height() > label.fontMetrics().capHeight());
      };
      for (QLabel const* label : sheet.findChildren<QLabel*>())
        if (label->isVisible()) QVERIFY2(isWhole(*label), qPrintable(label->text()));

      ScorePanel panel(&glyphs_, &window);
      panel.setTheme(Theme::named({}));
      panel.resize(300, 700);  // as narrow as the side panel gets
      panel.setScene(scene, tableScenes::wordingOf(scene));
      panel.show();
      QCoreApplication::processEvents();
      for (ScoreLine const* line : panel.findChildren<ScoreLine*>()) {
        if (line->isHidden()) continue;
        ScoreLine::Columns const columns = line->columns();
        int const first = textWidth(line->cells().figures.front(),
                                    ScoreLine::textSize(line->cells().total, columns.crowded), true);
        int const left = line->width() - ScoreLine::margin - columns.figure * (players - 1) - first;
        int const before = ScoreLine::margin + (line->cells().total ? 0 : columns.number);
        QVERIFY2(left >= before, qPrintable(QString::number(left)));
        for (QString const& figure : line->cells().figures)
          QVERIFY2(textWidth(figure, ScoreLine::textSize(line->cells().total, columns.crowded), true) + 2 <=
                       columns.figure,
                   qPrintable(figure));
      }
    }
  }

  // Where each plays for itself a row says all of its seat; nothing is told beside it once more.
  void eachForItselfIsOneTable() {
    TableScene scene = endScene();
    Result& result = *scene.seen.result;
    result.leadSeat = nobody;
    result.bar = {};
    result.shares = {testMessage("took nine"), testMessage("took two"), testMessage("took one"),
                     testMessage("took none")};
    result.parts[0].made = true;
    result.remarks = {testMessage("Nine are a point.")};
    QWidget window;
    window.resize(1000, 700);
    EndSheet sheet(&glyphs_, &window);
    sheet.setTheme(Theme::named({}));
    sheet.resize(window.size());
    auto const told = [&](bool matchOver) {
      scene.matchOver = matchOver;
      sheet.setScene(scene, wordingOf(scene));
      QStringList shown;
      for (SheetLine const* line : sheet.findChildren<SheetLine*>())
        if (line->isVisibleTo(&sheet)) shown << QStringLiteral("a line");
      for (PaymentRow const* row : sheet.findChildren<PaymentRow*>()) shown << row->accessibleName();
      auto const* remarks = sheet.findChild<QLabel*>(QStringLiteral("remarks"));
      if (remarks->isVisibleTo(&sheet)) shown << remarks->text();
      return shown;
    };
    QStringList const table = told(false);
    QVERIFY(!table.contains(QStringLiteral("a line")));
    QCOMPARE(table.filter(QStringLiteral("took ")).size(), 4);
    QCOMPARE(table.filter(QStringLiteral("took nine, made")).size(), 1);
    QCOMPARE(table.filter(QStringLiteral(", failed")).size(), 3);
    QVERIFY(table.contains(QStringLiteral("Nine are a point.")));
    // What each took is drawn, too.
    auto const first = [&] {
      auto* const row = sheet.findChildren<PaymentRow*>().front();
      row->resize(760, 60);
      return row->grab().toImage();
    };
    QImage const plain = first();
    result.tallies.assign(4, {.pieces = {{.size = 1}}, .target = 1, .total = 3, .counted = true});
    told(false);
    QImage const one = first();
    QVERIFY(one != plain);
    for (Result::Tally& tally : result.tallies) tally.pieces.front().size = 2;
    told(false);
    QVERIFY(first() != one);
    // Of a match that is over the totals are told, and the hand beside them.
    QStringList const beside = told(true);
    QVERIFY(beside.contains(QStringLiteral("a line")));
    QCOMPARE(beside.filter(QStringLiteral("took ")).size(), 0);
    QVERIFY(!beside.contains(QStringLiteral("Nine are a point.")));
  }

  // What most hands come to is seen at once in the smallest window: nothing of it has to be scrolled to.
  void usualSheetsNeedNoScrolling() {
    TableScene scene = tableScenes::longSheet({5, 15, false, true}, false, false);
    scene.seen.result->bar = {106, 73, 120};
    scene.seen.result->counting.resize(5);
    scene.seen.result->price.resize(4);
    for (Message& line : scene.seen.result->price) line = scene.seen.result->counting.front();
    QWidget window;
    window.resize(856, 498);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(window.size());
    sheet.setTheme(Theme::named({}));
    sheet.setScene(scene, tableScenes::wordingOf(scene));
    sheet.show();
    window.show();
    QCoreApplication::processEvents();
    QCOMPARE(sheet.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
  }

  // A sheet that is longer than its place is read by keyboard alone, its button keeping the focus.
  void longSheetsScrollByKeyboard() {
    QWidget window;
    window.resize(600, 498);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(600, 498);
    TableScene const scene = tableScenes::longSheet({5, 15, false, false}, false, false);
    sheet.setScene(scene, tableScenes::wordingOf(scene));
    sheet.show();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    sheet.focusFirst();
    auto* next = sheet.findChild<QPushButton*>(QStringLiteral("nextHand"));
    auto const* bar = sheet.findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QTest::keyClick(next, Qt::Key_Down);
    int const one = bar->value();
    QVERIFY(one > 0);
    QTest::keyClick(next, Qt::Key_PageDown);
    QVERIFY(bar->value() > one);
    QTest::keyClick(next, Qt::Key_End);
    QCOMPARE(bar->value(), bar->maximum());
    QTest::keyClick(next, Qt::Key_Home);
    QCOMPARE(bar->value(), 0);
    QVERIFY(next->hasFocus());
  }

  void buttonsStayInSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(920, 698);
    QTest::newRow("narrow") << QSize(600, 498);
    QTest::newRow("folded") << QSize(856, 498);
    QTest::newRow("large") << QSize(1500, 978);
  }
  void buttonsStayInSight() {
    QFETCH(QSize, size);
    QWidget window;
    window.resize(size);
    EndSheet sheet(&glyphs_, &window);
    sheet.resize(size);
    sheet.setTheme(Theme::named({}));
    TableScene scene = endScene();
    sheet.setScene(scene, wordingOf(scene));
    sheet.show();
    window.show();
    QCoreApplication::processEvents();
    auto const* next = sheet.findChild<QPushButton*>(QStringLiteral("nextHand"));
    QRect const place(next->mapTo(&sheet, QPoint()), next->size());
    QVERIFY2(sheet.rect().adjusted(8, 8, -8, -8).contains(place),
             qPrintable(QStringLiteral("%1 %2").arg(place.right()).arg(place.bottom())));
    QVERIFY(next->height() >= next->sizeHint().height());
  }

 private:
  CardArt art_;
  Glyphs glyphs_{&art_, nullptr};
};

}  // namespace testPanels

QTEST_MAIN(testPanels::TestPanels)
#include "test_panels.moc"
