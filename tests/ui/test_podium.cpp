// The page at the end of a match: who stands where, what it says, and where it leads.
#include <QLabel>
#include <QLineF>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "tests/joined.h"
#include "tests/ui/colour_vision.h"
#include "tests/ui/scenes.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/podium/dear_hand.h"
#include "ui/podium/podium.h"
#include "ui/podium/podium_layout.h"
#include "ui/podium/podium_paper.h"
#include "ui/podium/podium_stage.h"
#include "ui/podium/podium_words.h"
#include "ui/result/end_sheet.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/standings.h"
#include "ui/score/match_course.h"
#include "ui/score/score_sheet.h"
#include "ui/sheets/second_press.h"
#include "ui/window/main_window.h"

namespace testPodium {

using namespace giaguaro;

namespace {

TableScene overScene(PerSeat const& totals) {
  TableScene scene = endScene();
  scene.matchOver = true;
  scene.totals = scene.settlement = totals;
  return scene;
}

std::vector<int> placesOf(TableScene const& scene) {
  std::vector<int> places;
  for (Standing const& standing : standingsOf(scene)) places.push_back(standing.place);
  return places;
}

// The moment after it came in which nobody begins anything.
void takeTime(Podium& podium) {
  for (SecondPress* second : podium.findChildren<SecondPress*>()) second->setMoment(0);
}

}  // namespace

class TestPodium : public QObject {
  Q_OBJECT

 private:
  CardArt art_;
  Glyphs glyphs_{&art_, nullptr};

 private slots:
  // Where lines end at one height, and there is little room for that.
  void facesOfACourseStandApart() {
    for (int const players : {2, 3, 5, 6})
      for (int const high : {96, 120, 160, 300}) {
        MatchTotals totals;
        std::vector<int> hand;
        for (int i = 0; i < players; ++i) {
          totals.seats.push_back({QStringLiteral("Anna"), i + 1, i == 0});
          hand.push_back(i < 2 ? 40 : -10);
        }
        totals.hands = {hand, hand};
        MatchCourse course(&glyphs_, nullptr);
        course.setFigures(true);
        course.setTotals(totals);
        course.resize(300, high);
        std::vector<QRectF> const faces = course.faces();
        QCOMPARE(static_cast<int>(faces.size()), players);
        for (std::size_t i = 0; i < faces.size(); ++i) {
          QVERIFY(QRectF(course.rect()).contains(faces[i]));
          for (std::size_t k = 0; k < i; ++k) {
            // They are round.
            double const apart = QLineF(faces[i].center(), faces[k].center()).length();
            QVERIFY2(apart >= faces[i].width() + 2,
                     qPrintable(QString("%1 players, %2 high: %3").arg(players).arg(high).arg(apart)));
          }
        }
      }
  }

  // A line has its face's colour, is seen on the paper, and is told from the others by eyes of any kind: the usual five
  // by colour, all by their dashes.
  void linesHaveTheColoursOfTheirFaces() {
    for (QString const& id : Theme::offered()) {
      Theme const theme = Theme::named(id);
      bool const dark = theme.panel.lightness() < 128;
      for (int avatar = 1; avatar <= avatarCount; ++avatar)
        QVERIFY2(test::contrast(MatchCourse::inkOf(avatar, dark), theme.panel) >= 4.5,
                 qPrintable(id + QString::number(avatar)));
    }
    std::vector<int> const usual{1, 2, 5, 6};  // besides one's own, which is black
    for (std::size_t i = 0; i < usual.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        for (test::Vision const vision : {test::Vision::usual, test::Vision::protanopia,
                                          test::Vision::deuteranopia, test::Vision::tritanopia}) {
          double const apart = test::difference(MatchCourse::inkOf(usual[i], false),
                                                MatchCourse::inkOf(usual[k], false), vision);
          QVERIFY2(apart >= 9, qPrintable(QString("%1 %2: %3").arg(usual[i]).arg(usual[k]).arg(apart)));
        }
  }

  // However many hands there were, the last has its number under the plot.
  void theLastHandIsNumbered() {
    for (int const hands : {7, 10, 12, 13, 23}) {
      MatchTotals totals;
      totals.seats = {{"Ada", 1, true}, {"Ugo", 2, false}};
      for (int hand = 0; hand < hands; ++hand) totals.hands.push_back({hand, -hand});
      MatchCourse course(&glyphs_, nullptr);
      course.resize(340, 200);
      course.setTotals(totals);
      QStringList const shown = course.stepsShown();
      QCOMPARE(shown.front(), QString("0"));
      QCOMPARE(shown.back(), QString::number(hands));
    }
  }

  // Of a block with all its lines: the last of them ends well over its foot.
  void blocksHaveRoomForTheirWords() {
    PodiumLayout const layout = PodiumLayout::of(QRectF(0, 0, 780, 620), {1, 2, 3, 4, 5});
    QVERIFY(layout.spots[2].block.height() >= 184 * layout.scale);
    QCOMPARE(layout.spots[0].block.bottom(), layout.spots[2].block.bottom());
  }

  void equalTotalsShareAPlace() {
    using Places = std::vector<int>;
    QCOMPARE(placesOf(overScene({4, 9, -3, 1})), (Places{1, 2, 3, 4}));
    QCOMPARE(placesOf(overScene({5, 5, -5, -5})), (Places{1, 1, 3, 3}));
    QCOMPARE(placesOf(overScene({-1, 3, -1, -1})), (Places{1, 2, 2, 2}));
    QCOMPARE(placesOf(overScene({0, 0, 0, 0})), (Places{1, 1, 1, 1}));
    TableScene const scene = overScene({4, 9, -3, 1});
    QCOMPARE(standingsOf(scene).front().seat, Seat(1));
    QCOMPARE(standingsOf(scene).back().seat, Seat(2));
  }

  // Higher the better, equal ones alike, nobody over another or outside of the room; who has no block has a plate.
  void everybodyStandsWhereTheirScoreIs_data() {
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<std::vector<int>>("places");
    for (QSizeF const room : {QSizeF(480, 440), QSizeF(800, 600), QSizeF(2300, 1500)})
      for (std::vector<int> const& places : {std::vector{1, 2},
                                             {1, 2, 3},
                                             {1, 1, 3, 3},
                                             {1, 2, 2, 2},
                                             {1, 2, 3, 4, 5},
                                             {1, 1, 1, 1, 1, 1},
                                             {1, 2, 3, 4, 5, 6}}) {
        QStringList row;
        for (int const place : places) row += QString::number(place);
        QTest::addRow("%s in %d", qPrintable(row.join(' ')), static_cast<int>(room.width()))
            << room << places;
      }
  }
  void everybodyStandsWhereTheirScoreIs() {
    QFETCH(QSizeF, room);
    QFETCH(std::vector<int>, places);
    QRectF const all(QPointF(), room);
    PodiumLayout const layout = PodiumLayout::of(all, places);
    QCOMPARE(layout.spots.size(), places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      PodiumLayout::Spot const& spot = layout.spots[i];
      QCOMPARE(spot.onBlock, places[i] <= 3);
      QVERIFY(all.contains(spot.block) && all.contains(spot.face));
      for (std::size_t j = 0; j < i; ++j) {
        PodiumLayout::Spot const& better = layout.spots[j];
        QVERIFY(!better.block.intersects(spot.block));
        QVERIFY(!better.face.intersects(spot.face));
        if (!spot.onBlock) continue;
        QCOMPARE(better.block.bottom(), spot.block.bottom());
        if (places[i] == places[j])
          QCOMPARE(better.block.height(), spot.block.height());
        else
          QVERIFY(better.block.height() > spot.block.height());
      }
    }
    QVERIFY(all.contains(layout.fan.pivot - QPointF(0, layout.fan.radius + layout.fan.cardHigh / 2)));
  }

  void theFanIsOfTheDeckInPlay() {
    for (Deck const* deck : {&fortyCards, &fiftyTwoCards, &seventyEightCards}) {
      std::vector<Card> const cards = PodiumStage::cardsOf(*deck);
      QCOMPARE(static_cast<int>(cards.size()), PodiumLayout::fanCards);
      CardSet different;
      for (Card const card : cards) {
        QVERIFY(deck->has(card));
        different.insert(card);
      }
      QCOMPARE(different.size(), PodiumLayout::fanCards);
    }
    QCOMPARE(PodiumStage::cardsOf(seventyEightCards)[3], Card::trump(21));
  }

  void itSaysWhoHasWon() {
    auto const title = [](TableScene const& scene) { return PodiumWords(scene, wordingOf(scene)).title(); };
    auto const subtitle = [](TableScene const& scene) {
      return PodiumWords(scene, wordingOf(scene)).subtitle();
    };
    TableScene scene = overScene({9, 4, -3, 1});
    QCOMPARE(title(scene), "You win the match");
    QVERIFY2(subtitle(scene).endsWith("Ugo finished 5 points behind."), qPrintable(subtitle(scene)));
    scene.totals = {1, 9, -3, 4};
    QCOMPARE(title(scene), "Ugo wins the match");
    QVERIFY2(subtitle(scene).endsWith("Third place is yours."), qPrintable(subtitle(scene)));
    scene.totals = {1, 9, 3, 4};
    QVERIFY2(subtitle(scene).endsWith("You finish in place 4."), qPrintable(subtitle(scene)));
    scene.halves = true;
    scene.totals = {8, 7, -3, 4};
    QVERIFY2(subtitle(scene).endsWith(QStringLiteral("Ugo finished \u00BD point behind.")),
             qPrintable(subtitle(scene)));
    scene.totals = {9, 9, -3, 4};
    QCOMPARE(title(scene), "You and Ugo share the win");
    QVERIFY2(!subtitle(scene).contains("behind"), qPrintable(subtitle(scene)));
    scene.people[2].human = true;  // several at one screen: nobody is "you"
    QCOMPARE(title(scene), "Zoe and Ugo share the win");
    for (PodiumStage::Stander const& each : PodiumWords(scene, wordingOf(scene)).standers())
      QVERIFY(!each.own && each.name != "You");
  }

  void theDearestHandsDecidedIt() {
    TableScene scene = overScene({0, 0, 0, 0});
    scene.rows.clear();
    for (int const score : {3, -7, 0, 2, 7, -1}) {
      ScoreRow row{testMessage("a hand"), 1, {}, false};
      row.scores[0] = score;
      scene.rows.push_back(row);
    }
    scene.rows.push_back({testMessage("void"), nobody, {99}, true});
    using Rows = std::vector<std::size_t>;
    QCOMPARE(PodiumPaper::dearestHands(scene, 0, 3), (Rows{4, 1, 0}));  // of equal ones the later first
    QCOMPARE(PodiumPaper::dearestHands(scene, 0, 9), (Rows{4, 1, 0, 3, 5}));
    QCOMPARE(PodiumPaper::dearestHands(scene, 2, 3), Rows());
  }

  // Where each plays for itself, what this one made of a hand; and of titles that are alike what tells the hands apart.
  void decidingHandsAreToldApart() {
    auto const told = [this](char const* otherTitle) {
      TableScene scene = overScene({2, 1, 0, 0});
      scene.rows.clear();
      for (int hand = 0; hand < 2; ++hand) {
        Result sheet;
        sheet.title = testMessage(hand == 0 ? "All made it" : otherTitle);
        sheet.subtitle = testMessage(hand == 0 ? "with three cards" : "with four cards");
        sheet.shares = {testMessage(hand == 0 ? "bid one" : "bid two"), {}, {}, {}};
        ScoreRow row{testMessage("a hand"), nobody, {}, false};
        row.scores[0] = 1;
        row.sheet = std::make_shared<Result const>(sheet);
        scene.rows.push_back(row);
      }
      PodiumPaper paper(&glyphs_, nullptr);
      paper.setScene(scene, wordingOf(scene), 0);
      QStringList hands;
      for (DearHand const* each : paper.findChildren<DearHand*>())
        if (!each->isHidden()) hands += each->accessibleName();
      return hands.join(u'|');
    };
    QVERIFY2(told("All made it").startsWith("Bid two. With four cards."), qPrintable(told("All made it")));
    QVERIFY2(told("All made it").contains("|Bid one. With three cards."), qPrintable(told("All made it")));
    QVERIFY2(told("Nobody made it").startsWith("Bid two. Nobody made it."),
             qPrintable(told("Nobody made it")));
  }

  // Where somebody was after points: who, what, and how it came out, each in its place.
  void decidingHandsAreShort() {
    TableScene scene = overScene({2, 1, 0, 0});
    scene.rows.clear();
    for (bool const made : {true, false}) {
      Result sheet;
      sheet.title = testMessage("Ugo made the longest of all contracts without the dog with 60 points");
      sheet.brief = testMessage("guard");
      sheet.leadSeat = 1;
      sheet.parts[1].made = made;
      sheet.bar = {made ? 60 : 1, 56, 91};
      ScoreRow row{testMessage("a hand"), 1, {}, false};
      row.scores[0] = made ? -3 : 2;
      row.sheet = std::make_shared<Result const>(sheet);
      scene.rows.push_back(row);
    }
    PodiumPaper paper(&glyphs_, nullptr);
    paper.setScene(scene, wordingOf(scene), 0);
    auto const hands = paper.findChildren<DearHand*>();
    QCOMPARE(hands[0]->accessibleName(), "Ugo: guard. Made with 60 points. Hand 1. \u22123.");
    QCOMPARE(hands[1]->accessibleName(), "Ugo: guard. Failed with 1 point. Hand 2. +2.");
  }

  void itsButtonsAndKeysLeadOn() {
    QWidget window;
    window.resize(1280, 773);
    Podium podium(&art_, &glyphs_, &window);
    podium.setTheme(Theme::named({}));
    podium.resize(window.size());
    TableScene const scene = overScene({9, 4, -3, 1});
    podium.setScene(scene, wordingOf(scene));
    podium.show();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    podium.focusFirst();
    takeTime(podium);
    auto* const once = podium.findChild<QPushButton*>("onceMore");
    QVERIFY(once->hasFocus());
    QCOMPARE(podium.accessibleName(), "You win the match");
    QVERIFY(podium.findChild<PodiumStage*>()->accessibleName().startsWith("1. You, +9"));
    QVERIFY(!podium.findChild<MatchCourse*>()->accessibleDescription().isEmpty());

    PodiumPaper const& paper = podium.paper();
    QSignalSpy again(&paper, &PodiumPaper::onceMoreWanted);
    QTest::keyClick(once, Qt::Key_Return);
    QTest::mouseClick(once, Qt::LeftButton);
    QCOMPARE(again.count(), 2);
    QSignalSpy review(&paper, &PodiumPaper::reviewWanted);
    QSignalSpy other(&paper, &PodiumPaper::newMatchWanted);
    QSignalSpy duplicate(&paper, &PodiumPaper::duplicateWanted);
    QSignalSpy scores(&paper, &PodiumPaper::scoreSheetWanted);
    QSignalSpy closed(&podium, &Podium::closed);
    for (auto const key : {Qt::Key_R, Qt::Key_N, Qt::Key_D, Qt::Key_S, Qt::Key_L, Qt::Key_Escape})
      QTest::keyClick(once, key);
    QCOMPARE(review.count(), 1);
    QCOMPARE(other.count(), 1);
    QCOMPARE(duplicate.count(), 1);
    QCOMPARE(scores.count(), 1);
    QCOMPARE(scores.takeFirst().front().toInt(), -1);
    QCOMPARE(closed.count(), 2);
    // The first row cost two, the last one: each leads to its own sheet.
    auto const hands = podium.findChildren<DearHand*>();
    QVERIFY(hands.size() == 3 && hands[1]->isVisible() && !hands[2]->isVisible());
    QTest::keyClick(hands[0], Qt::Key_Return);
    QTest::mouseClick(hands[1], Qt::LeftButton);
    QCOMPARE(scores.takeFirst().front().toInt(), 0);
    QCOMPARE(scores.takeFirst().front().toInt(), 2);
  }

  // From the last hand's sheet and back to it; what is looked at from there comes back to it, and it goes with the match's end.
  void theWindowLeadsThereAndBack() {
    MainWindow window;
    window.resize(1280, 800);
    window.findChild<EndSheet*>()->setKeyGuard(0);
    TableScene scene = overScene({9, 4, -3, 1});
    window.setScene(scene);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto* const there = window.findChild<QPushButton*>("toPodium");
    QVERIFY(there->hasFocus());
    QTest::keyClick(there, Qt::Key_Return);
    auto* const podium = window.findChild<Podium*>();
    QVERIFY(podium->isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), "onceMore");
    QVERIFY(window.findChild<QAction*>("actionNewMatch")->isEnabled());
    QVERIFY(window.findChild<QAction*>("actionPrint")->isEnabled());
    QVERIFY(!window.findChild<QAction*>("actionUndo")->isEnabled());
    QSignalSpy again(&window, &MainWindow::onceMoreWanted);
    QSignalSpy review(&window.host(), &TableHost::stepWanted);
    // The second of a double press or click was for the button that led here.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::mouseClick(podium->findChild<QPushButton*>("onceMore"), Qt::LeftButton);
    QCOMPARE(again.count(), 0);
    takeTime(*podium);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    QCOMPARE(again.count(), 1);
    QCOMPARE(review.count(), 1);
    QCOMPARE(review.front().front().toInt(), 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_S);
    QVERIFY(window.findChild<ScoreSheet*>()->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(podium->isVisible() && podium->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!podium->isVisible());
    QVERIFY(there->isVisible() && there->hasFocus());
    QTest::keyClick(there, Qt::Key_Return);
    QVERIFY(podium->isVisible());
    window.setScene(playScene());
    QVERIFY(!podium->isVisible());
  }

  // What was pressed to hurry on must not begin a match; without motion everything stands there at once.
  void whileItRisesNothingIsBegun() {
    QWidget window;
    window.resize(1280, 773);
    Podium podium(&art_, &glyphs_, &window);
    podium.resize(window.size());
    TableScene const scene = overScene({9, 4, -3, 1});
    podium.setScene(scene, wordingOf(scene));
    window.show();
    auto* const stage = podium.findChild<PodiumStage*>();
    auto* const once = podium.findChild<QPushButton*>("onceMore");
    QSignalSpy again(&podium.paper(), &PodiumPaper::onceMoreWanted);
    podium.show();
    QVERIFY(!stage->isRising());
    podium.hide();
    podium.setPace(MotionPace::slow);
    takeTime(podium);
    podium.show();
    QVERIFY(stage->isRising());
    QTest::keyClick(once, Qt::Key_Return);
    QVERIFY(!stage->isRising());
    QCOMPARE(again.count(), 0);
    QTest::keyClick(once, Qt::Key_Return);
    QCOMPARE(again.count(), 1);
  }

  // However large the window and the user's font, what is said of somebody stands on their block or plate, and names and
  // scores are not cut.
  void wordsStandWhereTheyBelong_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("font");
    for (QSize const size : {QSize(560, 520), QSize(800, 660), QSize(1700, 1240), QSize(2500, 1960)})
      for (double const font : {10.0, 15.0})
        QTest::addRow("%d, %g points", size.width(), font) << size << font;
  }
  void wordsStandWhereTheyBelong() {
    QFETCH(QSize, size);
    QFETCH(double, font);
    QFont const before = QApplication::font();
    QFont larger = before;
    larger.setPointSizeF(font);
    QApplication::setFont(larger);
    setWindowScale(scaleFor(size * 1.5));
    auto const back = qScopeGuard([&] {
      QApplication::setFont(before);
      setWindowScale(1);
    });
    PodiumStage stage(&art_, nullptr);
    stage.resize(size);
    stage.setStanders({{1, 1, "Chiara", "+619", "+619 points", "contracts: 2 of 2 made"},
                       {2, 2, "Dario", "+353", "+353 points", "contracts: 2 of 3 made"},
                       {3, 3, "You", "-309", "-309 points", "contracts: 0 of 2 made", true},
                       {4, 4, "Bruno", "-317", "-317 points", {}},
                       {5, 5, "Anna", "-346", "-346 points", {}}},
                      seventyEightCards);
    for (std::size_t i = 0; i < 5; ++i) {
      qreal above = stage.placeOf(i).top();
      for (PodiumStage::Line const& line : stage.linesOf(i)) {
        QFontMetricsF const metrics(line.font);
        QVERIFY(stage.placeOf(i).contains(line.box));
        QVERIFY2(metrics.tightBoundingRect(line.text).height() <= line.box.height(), qPrintable(line.text));
        QVERIFY(line.box.top() >= above);
        above = line.box.bottom();
        if (!line.text.startsWith("contracts"))
          QVERIFY2(!line.text.contains(QChar(0x2026)) || font > 10, qPrintable(line.text));
      }
    }
  }

  // Whatever the size, all that can be pressed is in sight or can be scrolled to, and no word is cut.
  void itFitsTheWindow() {
    QWidget window;
    Podium podium(&art_, &glyphs_, &window);
    TableScene scene = overScene({9, 4, -3, 1});
    for (Person& person : scene.people) person.name = QStringLiteral("Wolfgang Amadeus Moretti");
    scene.viewer = nobody;
    podium.show();
    window.show();
    for (QSize const size : {QSize(900, 573), QSize(1280, 773), QSize(3840, 2130)}) {
      window.resize(size);
      podium.resize(size);
      podium.setScene(scene, wordingOf(scene));
      QCoreApplication::processEvents();
      for (char const* name : {"podiumTitle", "podiumSubtitle"}) {
        auto const* const label = podium.findChild<QLabel*>(name);
        QVERIFY(label->heightForWidth(label->width()) <= label->height());
        QVERIFY(!label->geometry().intersects(podium.findChild<PodiumStage*>()->geometry()));
        QVERIFY(!label->geometry().intersects(podium.paper().geometry()));
      }
      for (auto const* button : podium.findChildren<QAbstractButton*>())
        if (button->isVisible()) QVERIFY(button->width() >= button->minimumSizeHint().width());
    }
  }
};

}  // namespace testPodium

QTEST_MAIN(testPodium::TestPodium)
#include "test_podium.moc"
