// The second page of a result's sheet: its sums, its marks, its keys, and what a screen reader is told.
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <set>

#include "tests/app/painted_texts.h"
#include "tests/joined.h"
#include "tests/ui/scenes.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/result/end_sheet.h"
#include "ui/scene/scene_wording.h"
#include "ui/verdict/chance_scale.h"
#include "ui/verdict/dear_decision.h"
#include "ui/verdict/verdict_bars.h"
#include "ui/verdict/verdict_page.h"
#include "ui/verdict/verdict_timeline.h"
#include "ui/verdict/verdict_words.h"

namespace testVerdict {

using namespace giaguaro;

namespace {

HandVerdict::Decision decided(int place, int trick, char const* card, std::optional<Mark> mark,
                              double loss = 0, char const* best = nullptr) {
  Action const action = Action::play(fortyCard(card));
  HandVerdict::Decision decision{.place = place, .trick = trick};
  decision.chosen = {action, testMessage(card), args::card(action.card())};
  decision.best = decision.chosen;
  if (best != nullptr) decision.best = {Action::play(fortyCard(best)), testMessage(best), {}};
  decision.judged = true;
  decision.mark = mark;
  decision.loss = loss;
  decision.error = 0.02;
  decision.aim = 0.46;
  decision.chance = -0.12 * loss;
  return decision;
}

// Of the hand of endScene(), which its viewer lost by one.
HandVerdict wholeVerdict() {
  HandVerdict verdict{.hand = 2, .seat = 0, .wanted = true};
  verdict.decisions = {decided(0, 1, "4C", Mark::best), decided(5, 2, "3D", Mark::costly, 0.52, "6H"),
                       decided(9, 3, "KS", Mark::smallSlip, 0.16, "6H"),
                       decided(13, 4, "6H", Mark::blunder, 1.1, "2H"),
                       decided(17, 5, "JH", Mark::good, 0.02, "KH")};
  verdict.decisions.push_back(
      {.place = 21, .trick = 6, .chosen = {Action::play(fortyCard("KH"))}, .forced = true});
  verdict.parts = ScoreParts{.score = -1000,
                             .expected = 845,
                             .luck = 388,
                             .own = -1800,
                             .others = -433,
                             .expectedError = 0.06,
                             .ownError = 0.09,
                             .othersError = 0.1,
                             .luckError = 0.12};
  return verdict;
}

}  // namespace

// Whether a label of it says so now.
bool seen(QWidget const& page, QString const& text) {
  auto const labels = page.findChildren<QLabel*>();
  return std::ranges::any_of(
      labels, [&](QLabel const* label) { return label->isVisible() && label->text() == text; });
}

class TestVerdict : public QObject {
  Q_OBJECT

  CardArt art_;
  Glyphs glyphs_{&art_, nullptr};

  // Shown over a window, turned to its second page.
  struct Shown {
    QWidget window;
    EndSheet sheet;
    Shown(Glyphs* glyphs, std::optional<HandVerdict> const& verdict, TableScene const& scene = endScene())
        : sheet(glyphs, &window) {
      window.resize(900, 720);
      sheet.setTheme(Theme::named({}));
      sheet.setKeyGuard(0);
      sheet.setScene(scene, wordingOf(scene));
      sheet.setVerdict(verdict);
      window.show();
      sheet.resize(window.size());
      sheet.show();
      sheet.focusFirst();
    }
    QWidget* page() const { return sheet.findChild<QWidget*>(QStringLiteral("verdictPage")); }
    template <class Widget>
    Widget* part(QString const& name) const {
      return sheet.findChild<Widget*>(name);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
      QTest::keyClick(window.focusWidget(), key, modifiers);
    }
  };

 private slots:
  // All that occurs is on it, in even steps within what a chance can be, and stands no lower than on one of all chances.
  void theScaleShowsWhatOccurs() {
    auto const shown = [](std::vector<double> const& chances) {
      ChanceScale const scale = ChanceScale::of(chances);
      return std::pair(qRound(100 * scale.least), qRound(100 * scale.most()));
    };
    QCOMPARE(shown({}), std::pair(0, 100));
    QCOMPARE(shown({0.45, 0.6, 1}), std::pair(40, 100));
    QCOMPARE(shown({0.18, 0.46}), std::pair(10, 50));
    QCOMPARE(shown({1, 1}), std::pair(80, 100));
    QCOMPARE(shown({0, 0}), std::pair(0, 20));
    QCOMPARE(shown({0.02, 0.97}), std::pair(0, 100));
    for (int least = 0; least <= 100; ++least)
      for (int most = least + 5; most <= 100; ++most) {
        std::vector<double> const chances{least / 100.0, most / 100.0};
        ChanceScale const scale = ChanceScale::of(chances);
        QVERIFY(scale.least >= -1e-9 && scale.most() <= 1 + 1e-9 && scale.steps <= 4);
        QVERIFY(scale.least <= chances[0] + 1e-9 && scale.most() >= chances[1] - 1e-9);
        QVERIFY(scale.part(chances[1]) - scale.part(chances[0]) >= (most - least) / 100.0 - 1e-9);
      }
  }

  // A chance that hardly moves tells nothing: where exactly so many tricks were bid, these are drawn in its place.
  void whereTheLineIsFlatTricksStand() {
    std::vector<HandVerdict::Decision> decisions{
        decided(0, 0, "4C", Mark::best), decided(5, 1, "3D", Mark::best), decided(9, 2, "KS", Mark::best),
        decided(13, 3, "6H", Mark::best)};
    decisions[0].chosen = {Action{Action::Kind::bid, 1}, testMessage("1"), args::number(1)};
    VerdictTimeline timeline(&glyphs_, nullptr);
    auto const shows = [&](HandVerdict::Aim aim, std::vector<int> const& taken) {
      timeline.setDecisions(decisions, aim, taken, wordingOf(endScene()), false);
      return timeline.showsSteps();
    };
    std::vector<int> const taken{0, 0, 1, 1};
    QVERIFY(shows(HandVerdict::Aim::bid, taken));
    QVERIFY(!shows(HandVerdict::Aim::win, taken));
    QVERIFY(!shows(HandVerdict::Aim::bid, {}));
    decisions[2].aim = 0.9;
    QVERIFY(!shows(HandVerdict::Aim::bid, taken));
    // Two points are no line.
    for (std::size_t i : {1U, 3U}) decisions[i].judged = false;
    QVERIFY(shows(HandVerdict::Aim::bid, taken));
    decisions[0].chosen = {Action{Action::Kind::pass}, testMessage("Pass"), {}};
    QVERIFY(!shows(HandVerdict::Aim::bid, taken));
  }

  // Whatever the parts are, what is written of them adds up, and each bar begins where the last one ended.
  void whatIsWrittenAddsUp() {
    QRandomGenerator random(5);
    for (int i = 0; i < 2000; ++i) {
      bool const halves = i % 2 == 1;
      auto const any = [&random] { return random.bounded(-90'000, 90'001); };
      ScoreParts parts{.score = std::int64_t{1000} * random.bounded(-200, 201),
                       .expected = any(),
                       .luck = 0,
                       .own = -random.bounded(40'000),
                       .others = any()};
      parts.luck = parts.score - parts.expected - parts.own - parts.others;
      ScoreBars const bars = ScoreBars::of(parts, halves);
      int sum = 0;
      for (std::size_t part = 0; part < ScoreBars::count; ++part) {
        QCOMPARE(bars.beginOf(part), sum);
        sum += bars.parts[part];
        QCOMPARE(bars.endOf(part), sum);
      }
      QCOMPARE(sum, bars.score);
      QCOMPARE(20 * std::int64_t{bars.score}, (halves ? 1 : 2) * parts.score);
      double const unit = halves ? 20 : 10;
      QVERIFY(std::abs(bars.parts[ScoreBars::own] - static_cast<double>(parts.own) / unit) <= 0.5);
      QVERIFY(std::abs(bars.parts[ScoreBars::luck] - static_cast<double>(parts.luck) / unit) <= 1.5);
    }
  }

  // Where several persons have played, their faces stand over it: a click or an arrow wants another one's. One person
  // alone has nothing to choose.
  void aFaceLeadsToItsVerdict() {
    TableScene scene = endScene();
    for (std::size_t seat : {0U, 2U, 3U}) scene.people[seat].human = true;
    scene.viewer = nobody;
    HandVerdict verdict = wholeVerdict();
    verdict.people = {0, 2, 3};
    Shown shown(&glyphs_, verdict, scene);
    QSignalSpy wanted(&shown.sheet, &EndSheet::verdictOfWanted);
    shown.press(Qt::Key_V);
    auto* const second = shown.part<QAbstractButton>("verdictFace_1");
    QVERIFY(second != nullptr && second->isVisible());
    QVERIFY(shown.part<QAbstractButton>("verdictFace_0")->isChecked());
    QCOMPARE(second->accessibleName(), scene.people[2].name);
    QCOMPARE(shown.part<QLabel>("verdictWhose")->text(), "The decisions of " + scene.people[0].name);
    QTest::mouseClick(second, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<Seat>(), Seat{2});
    verdict.seat = 2;
    shown.sheet.setVerdict(verdict);
    QVERIFY(second->isChecked());
    QCOMPARE(shown.part<QLabel>("verdictWhose")->text(), "The decisions of " + scene.people[2].name);
    shown.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.window));
    second->setFocus();
    shown.press(Qt::Key_Right);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[1][0].value<Seat>(), Seat{3});
    verdict.seat = 0;
    verdict.people = {0};
    shown.sheet.setVerdict(verdict);
    QVERIFY(!second->isVisible());
  }

  // However narrow, what was said and what would have been better stand there whole, in its own room, and under no button.
  void longWordsAreWhole_data() {
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("better");
    QTest::newRow("a long and a short one") << "Guard without the dog"
                                            << "Pass";
    QTest::newRow("two long ones") << "Guardia contro il monte"
                                   << "Obbligata con il cavallo per 101";
    QTest::newRow("one word") << "Donaudampfschifffahrtsgesellschaft"
                              << "Pass";
  }
  void longWordsAreWhole() {
    QFETCH(QString, chosen);
    QFETCH(QString, better);
    std::string const then = chosen.toStdString();
    std::string const now = better.toStdString();
    HandVerdict::Decision decision = decided(0, 0, "4C", Mark::blunder, 6.17, "6H");
    decision.chosen = {Action{Action::Kind::bid, 1}, testMessage(then.c_str()), {}};
    decision.best = {Action{Action::Kind::pass}, testMessage(now.c_str()), {}};
    TableScene const scene = endScene();
    auto const bare = [](QString text) { return text.remove(QRegularExpression(QStringLiteral("\\s"))); };
    for (int const width : {170, 210, 250, 300, 360, 440}) {
      DearDecision dear(&glyphs_, nullptr);
      dear.setTheme(Theme::named({}));
      dear.setDecision(decision, HandVerdict::Aim::win, wordingOf(scene), false, true);
      dear.resize(width, dear.heightForWidth(width));
      dear.show();
      QString painted;
      for (test::PaintedText const& text : test::paintedTexts(dear)) {
        painted += text.text;
        QVERIFY2(QRectF(dear.rect()).contains(text.place), qPrintable(text.text));
        for (auto* button : dear.findChildren<QPushButton*>())
          if (button->text() != text.text)
            QVERIFY2(!text.place.intersects(button->geometry()), qPrintable(text.text));
      }
      QString const title =
          verdict::markOf(decision) + ", " + verdict::whenOf(decision, HandVerdict::Aim::win);
      for (QString const& whole : {chosen, better, title})
        QVERIFY2(bare(painted).contains(bare(whole)),
                 qPrintable(QString("%1, in: %2").arg(width).arg(painted)));
    }
  }

  void figuresHaveAsManyDigitsAsSaySomething() {
    QCOMPARE(verdict::figure(84), QStringLiteral("+0.84"));
    QCOMPARE(verdict::figure(-5), QStringLiteral("\u22120.05"));
    QCOMPARE(verdict::figure(0), QStringLiteral("0.00"));
    QCOMPARE(verdict::figure(99), QStringLiteral("+0.99"));
    QCOMPARE(verdict::figure(-719), QStringLiteral("\u22127.2"));
    QCOMPARE(verdict::figure(994), QStringLiteral("+9.9"));
    QCOMPARE(verdict::figure(995), QStringLiteral("+10"));
    QCOMPARE(verdict::figure(-1234), QStringLiteral("\u221212"));
    QCOMPARE(verdict::figure(123456), QStringLiteral("+1235"));
    QCOMPARE(verdict::figure(-1234, 2), QStringLiteral("\u221212.34"));
    QCOMPARE(verdict::size(74, verdict::decimalsOf(-719)), QStringLiteral("0.7"));
    HandVerdict::Decision const half = decided(0, 1, "4C", Mark::costly, 1.5, "6H");
    QCOMPARE(verdict::costOf(half, false), -150);
    QCOMPARE(verdict::costOf(half, true), -75);
  }

  // What cannot be told apart from the best is not called the best beside a higher figure.
  void asGoodAsTheBestIsNotTheBest() {
    QCOMPARE(verdict::markOf(decided(0, 1, "4C", Mark::best)), QStringLiteral("best"));
    QCOMPARE(verdict::markOf(decided(0, 1, "4C", Mark::best, 0.01, "6H")),
             QStringLiteral("as good as the best"));
  }

  // By their outlines alone, whatever the colours: no two are alike.
  void marksDifferByShape() {
    Theme theme = Theme::named({});
    theme.panel = Qt::transparent;
    std::vector<HandVerdict::Decision> decisions{{.forced = true}, {}};
    for (Mark const mark : {Mark::best, Mark::good, Mark::smallSlip, Mark::costly, Mark::blunder})
      decisions.push_back({.judged = true, .mark = mark});
    decisions.push_back({.judged = true, .mark = Mark::best, .open = HandVerdict::Open{.unlucky = true}});
    std::vector<QImage> shapes;
    QStringList words;
    for (HandVerdict::Decision const& decision : decisions) {
      QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      verdict::paintMark(painter, decision, {20, 20}, 14, theme);
      painter.end();
      shapes.push_back(image.convertToFormat(QImage::Format_Alpha8));
      words += verdict::markOf(decision);
    }
    for (std::size_t i = 0; i < shapes.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        int differing = 0;
        for (int y = 0; y < 40; ++y)
          for (int x = 0; x < 40; ++x)
            differing +=
                std::abs(shapes[i].pixelColor(x, y).alpha() - shapes[j].pixelColor(x, y).alpha()) > 100;
        QVERIFY2(differing > 30, qPrintable(words[int(i)] + " and " + words[int(j)]));
        QVERIFY(words[int(i)] != words[int(j)]);
      }
  }

  // A window that was narrow once leaves nothing of that behind.
  // Each kind of decision by its name, and what is said before the play as the game has it.
  void whatIsDecidedHasItsWord() {
    using enum Action::Kind;
    auto const word = [](Action::Kind kind, HandVerdict::Aim aim) {
      return verdict::whenOf({.trick = 3, .chosen = {.action = {kind}}}, aim);
    };
    for (Action::Kind const kind : {pass, bid, oblige, solo}) {
      QCOMPARE(word(kind, HandVerdict::Aim::win), QStringLiteral("auction"));
      QCOMPARE(word(kind, HandVerdict::Aim::bid), QStringLiteral("bid"));
    }
    QCOMPARE(word(call, HandVerdict::Aim::win), QStringLiteral("call"));
    QCOMPARE(word(announce, HandVerdict::Aim::win), QStringLiteral("announcement"));
    QCOMPARE(word(name, HandVerdict::Aim::win), QStringLiteral("suit"));
    QCOMPARE(word(play, HandVerdict::Aim::win), QStringLiteral("trick 3"));
  }

  void theHeadFollowsTheWindow() {
    HandVerdict const verdict = wholeVerdict();
    Shown wide(&glyphs_, verdict);
    Shown once(&glyphs_, verdict);
    once.window.resize(330, 720);
    once.sheet.resize(330, 720);
    QCoreApplication::processEvents();
    for (Shown* shown : {&wide, &once}) {
      shown->window.resize(900, 720);
      shown->sheet.resize(900, 720);
      shown->press(Qt::Key_V);
      QCoreApplication::processEvents();
    }
    auto const titleOf = [](Shown const& shown) { return shown.part<QLabel>("endTitle"); };
    QCOMPARE(titleOf(once)->height(), titleOf(wide)->height());
    QVERIFY(titleOf(wide)->height() < 2 * titleOf(wide)->fontMetrics().height());
  }

  void theThreeDearest() {
    HandVerdict const verdict = wholeVerdict();
    QCOMPARE(verdict.dearest(), (std::vector<std::size_t>{3, 1, 2}));
    QCOMPARE(verdict.toJudge(), 5);
    QCOMPARE(verdict.judged(), 5);
    Shown shown(&glyphs_, verdict);
    shown.press(Qt::Key_V);
    for (int i = 0; i < 3; ++i)
      QVERIFY(shown.part<DearDecision>(QStringLiteral("dearest_%1").arg(i))->isVisible());
    QVERIFY(shown.part<DearDecision>("dearest_0")->accessibleName().contains(QStringLiteral("blunder")));
    QVERIFY(shown.part<DearDecision>("dearest_0")->accessibleName().contains(QStringLiteral("1.1")));
    QSignalSpy steps(&shown.sheet, &EndSheet::stepWanted);
    QTest::mouseClick(shown.part<DearDecision>("dearest_1"), Qt::LeftButton);
    QCOMPARE(steps.count(), 1);
    QCOMPARE(steps[0][0].toULongLong(), 2ULL);
    QCOMPARE(steps[0][1].toInt(), 5);
  }

  // What was right and unlucky follows what was dear: it has no cost, and is nothing to be tried again.
  void theUnluckyHasNoCost() {
    HandVerdict verdict = wholeVerdict();
    Action const other = Action::play(fortyCard("KH"));
    verdict.decisions[0].open = HandVerdict::Open{{other, testMessage("king"), {}}, 1.5, 0.1, true};
    QCOMPARE(verdict.worthALook(), verdict.dearest());  // there are three already
    verdict.decisions[1].mark = verdict.decisions[2].mark = Mark::good;
    QCOMPARE(verdict.dearest(), (std::vector<std::size_t>{3}));
    QCOMPARE(verdict.worthALook(), (std::vector<std::size_t>{3, 0}));
    Shown shown(&glyphs_, verdict);
    shown.press(Qt::Key_V);
    auto* const unlucky = shown.part<DearDecision>("dearest_1");
    QVERIFY(unlucky && unlucky->isVisible());
    QVERIFY2(unlucky->accessibleName().contains(QStringLiteral("right, but unlucky")),
             qPrintable(unlucky->accessibleName()));
    QVERIFY(unlucky->accessibleName().contains(QStringLiteral("scored 1.5 more")));
    QVERIFY(!unlucky->accessibleName().contains(QStringLiteral("cost")));
    QVERIFY(!unlucky->findChild<QAbstractButton*>(QStringLiteral("tryAgain"))->isVisible());
    QVERIFY(shown.part<DearDecision>("dearest_0")
                ->findChild<QAbstractButton*>(QStringLiteral("tryAgain"))
                ->isVisible());
  }

  // By its button, and the dearest by T.
  void triesAgain() {
    Shown shown(&glyphs_, wholeVerdict());
    shown.press(Qt::Key_V);
    QCoreApplication::processEvents();
    QSignalSpy again(&shown.sheet, &EndSheet::againWanted);
    QTest::mouseClick(
        shown.part<DearDecision>("dearest_1")->findChild<QPushButton*>(QStringLiteral("tryAgain")),
        Qt::LeftButton);
    QCOMPARE(again.count(), 1);
    QCOMPARE(again[0][0].toULongLong(), 2ULL);
    QCOMPARE(again[0][1].toInt(), 5);
    shown.press(Qt::Key_T);
    QCOMPARE(again.count(), 2);
    QCOMPARE(again[1][1].toInt(), 13);
  }

  // Played again: what it came to beside the first time, no verdict, and no way on but back.
  void playedAgainItSaysBoth() {
    TableScene scene = endScene();
    scene.matchOver = true;
    scene.again = PlayedAgain{.seat = 0, .score = 7};
    Shown shown(&glyphs_, wholeVerdict(), scene);
    QVERIFY(!shown.part<QPushButton>("resultPage_1")->isVisible());
    auto const labels = shown.sheet.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel const* label) {
      return label->isVisible() &&
             label->text().startsWith(QStringLiteral("Played again: \u22121 this time, +7 the first"));
    }));
    QCOMPARE(shown.part<QPushButton>("nextHand")->text(), QStringLiteral("Leave"));
    QVERIFY(!shown.part<QPushButton>("toPodium")->isVisible());
  }

  void nothingToMend() {
    HandVerdict verdict = wholeVerdict();
    verdict.decisions.resize(1);
    Shown shown(&glyphs_, verdict);
    shown.press(Qt::Key_V);
    QVERIFY(!shown.part<DearDecision>("dearest_0"));
    auto const labels = shown.page()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel const* label) {
      return label->isVisible() && label->text() == QStringLiteral("Nothing to mend.");
    }));
  }

  void turnsByKeysAndByTheControl() {
    Shown shown(&glyphs_, wholeVerdict());
    QSignalSpy wanted(&shown.sheet, &EndSheet::verdictWanted);
    QVERIFY(!shown.page()->isVisible());
    shown.press(Qt::Key_V);
    QVERIFY(shown.page()->isVisible());
    QCOMPARE(wanted.count(), 1);
    shown.press(Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(!shown.page()->isVisible());
    QCoreApplication::processEvents();  // and laid out
    QTest::mouseClick(shown.part<QPushButton>("resultPage_1"), Qt::LeftButton);
    QVERIFY(shown.page()->isVisible());
    QCOMPARE(wanted.count(), 2);
    QTest::mouseClick(shown.part<QPushButton>("resultPage_0"), Qt::LeftButton);
    QVERIFY(!shown.page()->isVisible());
    // Another hand begins at its result, and one that nobody judged has one page.
    shown.press(Qt::Key_V);
    TableScene next = endScene();
    next.handNumber = 4;
    shown.sheet.setScene(next, wordingOf(next));
    QVERIFY(!shown.page()->isVisible());
    QVERIFY(!shown.part<QPushButton>("resultPage_1")->isVisible());
    shown.press(Qt::Key_V);
    QVERIFY(!shown.page()->isVisible());
  }

  // A hand that came to nothing was judged all the same: its message stays small, and only its verdict takes a page.
  void aVoidHandIsAMessageUntilItIsTurned() {
    TableScene scene = endScene();
    scene.seen.result->isVoid = true;
    // The game says what became of each; of the last one nothing is to be said.
    scene.seen.result->roles.assign(scene.people.size(), testMessage("passed"));
    scene.seen.result->roles.back() = {};
    Shown shown(&glyphs_, wholeVerdict(), scene);
    QCoreApplication::processEvents();
    auto const height = [&shown] {  // from the title to what goes on
      auto* const title = shown.part<QLabel>("endTitle");
      auto* const next = shown.part<QPushButton>("nextHand");
      return next->mapTo(&shown.sheet, QPoint()).y() - title->mapTo(&shown.sheet, QPoint()).y();
    };
    int const width = shown.sheet.paperWidth();
    int const high = height();
    QVERIFY2(high < 300, qPrintable(QString::number(high)));
    // The table can be seen round it, and everybody's last words are on it.
    QVERIFY(shown.sheet.veil() < 1);
    auto const* words = shown.part<QWidget>("lastWords");
    QVERIFY(words->isVisible());
    for (std::size_t seat = 0; seat < scene.people.size(); ++seat) {
      bool const own = static_cast<Seat>(seat) == scene.viewer;
      QString const passed =
          (own ? QStringLiteral("You") : scene.people[seat].name) + QStringLiteral(": passed");
      QVERIFY2(words->accessibleName().contains(passed) == (seat + 1 < scene.people.size()),
               qPrintable(words->accessibleName()));
    }
    // No control for two pages beside a title: a button leads to the second.
    QVERIFY(!shown.part<QPushButton>("resultPage_1")->isVisible());
    QTest::mouseClick(shown.part<QPushButton>("toVerdict"), Qt::LeftButton);
    QVERIFY(shown.page()->isVisible() && !words->isVisible());
    QVERIFY(shown.part<QPushButton>("resultPage_1")->isVisible());
    QCOMPARE(shown.sheet.veil(), 1.0);
    QVERIFY(shown.sheet.paperWidth() > width && height() > high);
    shown.press(Qt::Key_V);
    // By keys: what turned it is hidden then, and Space once more must not go on to the next hand.
    QSignalSpy const goesOn(&shown.sheet, &EndSheet::nextHand);
    shown.part<QPushButton>("toVerdict")->setFocus(Qt::TabFocusReason);
    shown.press(Qt::Key_Space);
    QVERIFY(shown.page()->isVisible());
    shown.press(Qt::Key_Space);
    QCOMPARE(goesOn.count(), 0);
    shown.part<QPushButton>("resultPage_0")->click();
    QVERIFY(height() == high && shown.sheet.paperWidth() == width);
    QVERIFY(words->isVisible());
  }

  // Nor is there a way to a verdict that has nothing to say.
  void aVoidHandWithoutDecisionsHasNoVerdict() {
    TableScene scene = endScene();
    scene.seen.result->isVoid = true;
    HandVerdict nothing = wholeVerdict();
    nothing.decisions.clear();
    Shown const shown(&glyphs_, nothing, scene);
    QVERIFY(!shown.part<QPushButton>("toVerdict")->isVisible());
    QVERIFY(!shown.part<QPushButton>("resultPage_1")->isVisible());
  }

  // Going on does not wait for it, from either page.
  void goesOnFromIt() {
    HandVerdict verdict = wholeVerdict();
    verdict.parts.reset();
    verdict.decisions[4].judged = false;
    Shown shown(&glyphs_, verdict);
    shown.press(Qt::Key_V);
    QSignalSpy next(&shown.sheet, &EndSheet::nextHand);
    shown.press(Qt::Key_Space);
    QCOMPARE(next.count(), 1);
  }

  void countsWhileItIsJudged() {
    HandVerdict verdict = wholeVerdict();
    verdict.parts.reset();
    verdict.steps = 25;
    verdict.done = 7;
    for (std::size_t i = 2; i < verdict.decisions.size(); ++i) verdict.decisions[i].judged = false;
    Shown shown(&glyphs_, verdict);
    shown.press(Qt::Key_V);
    auto* const judged = shown.part<QLabel>("judged");
    QVERIFY(judged->isVisible());
    QVERIFY2(judged->text().startsWith(QStringLiteral("Judged: 2 of your 5 ")), qPrintable(judged->text()));
    auto* const bars = shown.part<VerdictBars>("verdictBars");
    QVERIFY(!bars->bars());
    QVERIFY(bars->accessibleName().contains(QStringLiteral("not known yet: being judged")));
    QVERIFY(seen(*shown.page(), QStringLiteral("all players: 28% judged")));
    QVERIFY(shown.part<QAbstractButton>("decision_3")->accessibleName().contains("not judged yet"));
    QVERIFY(shown.part<QAbstractButton>("decision_5")->accessibleName().contains("nothing to choose"));
    verdict.wanted = false;
    shown.sheet.setVerdict(verdict);
    QVERIFY(bars->accessibleName().contains(QStringLiteral("not known yet: not judged")));
    QVERIFY(!seen(*shown.page(), QStringLiteral("all players: 28% judged")));
    shown.sheet.setVerdict(wholeVerdict());
    QVERIFY(judged->text().startsWith(QStringLiteral("Judged: 5 of your 5 ")));
    QVERIFY(bars->bars());
    for (char const* each : {"+0.85", "\u22121.80", "\u22120.43", "score: \u22121"})
      QVERIFY2(bars->accessibleName().contains(QString::fromUtf8(each)), qPrintable(bars->accessibleName()));
    QVERIFY(shown.part<QAbstractButton>("decision_3")->accessibleName().contains("blunder"));
  }

  // Whoever goes from page to page finds the button that goes on where it was.
  void theWayOnStaysWhereItIs() {
    Shown shown(&glyphs_, wholeVerdict());
    for (QSize const size : {QSize(900, 520), QSize(1280, 720), QSize(1280, 1000)}) {
      shown.window.resize(size);
      shown.sheet.resize(size);
      std::set<int> places;
      for (int i = 0; i < 2; ++i) {
        shown.press(Qt::Key_V);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        auto const* const button = shown.part<QPushButton>("nextHand");
        places.insert(button->mapTo(&shown.window, QPoint()).y());
      }
      QVERIFY2(
          places.size() == 1,
          qPrintable(QString("%1: %2, %3").arg(size.height()).arg(*places.begin()).arg(*places.rbegin())));
    }
  }

  // Each mark that stands there, and no other, by its word; what they mean is told too.
  void marksHaveALegend() {
    HandVerdict verdict = wholeVerdict();
    Shown shown(&glyphs_, verdict);
    shown.press(Qt::Key_V);
    auto* const legend = shown.part<QWidget>("markLegend");
    QVERIFY(legend && legend->isVisible());
    QCOMPARE(legend->accessibleName(),
             QStringLiteral("The marks: best, good, small slip, costly, blunder, nothing to choose"));
    QVERIFY(legend->accessibleDescription().contains(QStringLiteral("good, almost nothing")));
    QVERIFY(!legend->toolTip().isEmpty());
    verdict.decisions[1].judged = false;
    verdict.decisions[0].open = HandVerdict::Open{.unlucky = true};
    shown.sheet.setVerdict(verdict);
    QCOMPARE(legend->accessibleName(),
             QStringLiteral("The marks: good, small slip, blunder, right, but unlucky, nothing to choose, "
                            "not judged yet"));
    QVERIFY(legend->heightForWidth(200) > legend->heightForWidth(900));
  }

  // A chance says what it is of, over the line and with each decision.
  void chancesSayWhatTheyAreOf() {
    for (auto const& [aim, words] :
         {std::pair(HandVerdict::Aim::win, "our chance to win the hand"),
          std::pair(HandVerdict::Aim::bid, "our chance to make your bid"),
          std::pair(HandVerdict::Aim::gain, "our chance to end the hand above zero")}) {
      HandVerdict verdict = wholeVerdict();
      verdict.aim = aim;
      Shown shown(&glyphs_, verdict);
      shown.press(Qt::Key_V);
      QVERIFY(seen(*shown.page(), QStringLiteral("line: y") + QLatin1String(words)));
      QString const dearest = shown.part<DearDecision>("dearest_0")->accessibleName();
      QVERIFY2(dearest.contains(QStringLiteral("Y%1 fell from 59% to 46%.").arg(QLatin1String(words))),
               qPrintable(dearest));
    }
  }

  // The timeline is one stop; the arrows go through it, Enter and R lead into the hand.
  void stepsFromTheTimeline() {
    Shown shown(&glyphs_, wholeVerdict());
    shown.press(Qt::Key_V);
    QSignalSpy steps(&shown.sheet, &EndSheet::stepWanted);
    shown.part<QAbstractButton>("decision_0")->setFocus();
    shown.press(Qt::Key_Right);
    shown.press(Qt::Key_Right);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("decision_2"));
    shown.press(Qt::Key_Return);
    QCOMPARE(steps.count(), 1);
    QCOMPARE(steps[0][1].toInt(), 9);
    shown.press(Qt::Key_Left);
    shown.press(Qt::Key_R);
    QCOMPARE(steps.count(), 2);
    QCOMPARE(steps[1][1].toInt(), 5);
    int stops = 0;
    for (int i = 0; i < 6; ++i)
      stops += shown.part<QWidget>(QStringLiteral("decision_%1").arg(i))->focusPolicy() == Qt::StrongFocus;
    QCOMPARE(stops, 1);
  }

  // What each is to a screen reader: buttons with names, and paragraphs.
  void isReadOut() {
    Shown shown(&glyphs_, wholeVerdict());
    shown.press(Qt::Key_V);
    auto const read = [&](QString const& name) {
      return QAccessible::queryAccessibleInterface(shown.part<QWidget>(name));
    };
    QCOMPARE(read("verdictBars")->role(), QAccessible::StaticText);
    QCOMPARE(read("decision_1")->role(), QAccessible::Button);
    QString const name = read("decision_1")->text(QAccessible::Name);
    for (char const* each :
         {"trick 2", "costly", "0.52", "six", "cost 0.52 of the score", "your chance to win the hand 46%"})
      QVERIFY2(name.contains(QLatin1String(each)), qPrintable(name));
  }
};

}  // namespace testVerdict

QTEST_MAIN(testVerdict::TestVerdict)
#include "test_verdict.moc"
