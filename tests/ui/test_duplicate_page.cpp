// The page of a duplicate: what it says of hands, how it fills, by keys alone, and what is heard of it.
#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/match/table.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/duplicate/duplicate_list.h"
#include "ui/duplicate/duplicate_page.h"
#include "ui/duplicate/duplicate_side.h"
#include "ui/sheets/sheet_stack.h"

namespace testDuplicatePage {

using namespace giaguaro;

namespace {

Card cardOf(GameInfo const& game, char const* text) { return *game.deck->parse(text); }

Message told(char const* text) { return say(Phrase{Text{"test", text, text}}); }

// The hands of a match: one alike, one with a card, one with a call, one apart and even.
DuplicateScene sceneWith(int rows) {
  GameInfo const& game = *findGame("jaguar");
  DuplicateScene scene{.game = &game, .level = "club", .hands = 4};
  for (char const* name : {"Volpe", "Anna", "Bruno", "Chiara", "Dario"})
    scene.people.push_back({.name = name, .avatar = static_cast<int>(scene.people.size()) + 1});
  scene.people[0].human = true;
  scene.seats = {0};
  scene.levels = {{"novice", {"test", "Novice", "n"}}, {"club", {"test", "Club player", "c"}}};
  DuplicateParting card{.place = 11, .trick = 2};
  card.then.action = Action::play(cardOf(game, "3D"));
  card.now.action = Action::play(cardOf(game, "6C"));
  card.expectedThen = -0.84;
  card.expectedNow = 0.3;
  card.leader = 4;
  card.led = cardOf(game, "4D");
  card.after = 3;
  DuplicateParting call{.place = 1};
  call.then.action = {Action::Kind::pass};
  call.now = {.action = {Action::Kind::bid, 1}, .label = told("the seven"), .glyph = args::rank(Rank::seven)};
  std::vector<DuplicateRow> const all{
      {.number = 1,
       .role = told("friend"),
       .then = 1,
       .now = 1,
       .endThen = told("Won"),
       .endNow = told("Won")},
      {.number = 2,
       .role = told("jaguar"),
       .then = -2,
       .now = 2,
       .endThen = told("57 points, lost"),
       .endNow = told("66 points, won"),
       .points = std::pair(57, 66),
       .parting = card},
      {.number = 3, .then = 1, .now = -1, .endThen = told("Won"), .endNow = told("Lost"), .parting = call},
      {.number = 4, .then = -1, .now = -1, .endThen = told("Lost"), .endNow = told("Lost"), .parting = card}};
  scene.rows.assign(all.begin(), all.begin() + rows);
  return scene;
}

}  // namespace

class TestDuplicatePage : public QObject {
  Q_OBJECT

  std::unique_ptr<QWidget> window_;
  SheetStack* sheets_ = nullptr;
  DuplicatePage* page_ = nullptr;

  DuplicateList* list() const { return page_->findChild<DuplicateList*>(); }
  DuplicateSide* side() const { return page_->findChild<DuplicateSide*>(); }
  QString text(char const* name) const { return page_->findChild<QLabel*>(name)->text(); }
  QString heard(int row) const {
    return QAccessible::queryAccessibleInterface(list())->child(row)->text(QAccessible::Name);
  }
  static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }

 private slots:
  void init() {
    window_ = std::make_unique<QWidget>();
    auto* const art = new CardArt(window_.get());
    sheets_ = new SheetStack(window_.get());
    sheets_->setGround(new QWidget(sheets_));
    window_->resize(1280, 760);
    sheets_->resize(window_->size());
    page_ = sheets_->make<DuplicatePage>(new Glyphs(art, window_.get()), 2);
    window_->show();
    page_->setScene(sceneWith(4), true);
    sheets_->open(page_);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  // -1 and +1 in all; alike: one.
  void saysWhoMadeWhat() {
    QVERIFY(text("duplicateTitle").startsWith("The club player made 2 point"));
    QVERIFY(text("duplicateTitle").endsWith("more than you"));
    auto const* const sum = page_->findChild<QWidget*>("duplicateSum");
    QVERIFY2(sum->accessibleName().contains("1 alike"), qPrintable(sum->accessibleName()));
    QVERIFY2(sum->accessibleName().contains("2 apart by a card"), qPrintable(sum->accessibleName()));
    QVERIFY2(sum->accessibleName().contains("1 apart by a call"), qPrintable(sum->accessibleName()));
  }

  // Rows that are there are told, others said to come; the first parting is looked at as soon as it is there, and who has
  // chosen another hand stays there.
  void fillsFromAbove() {
    page_->setScene(sceneWith(1), true);
    QVERIFY(text("duplicateProgress").startsWith("1 of 4"));
    QVERIFY(heard(0).contains("the same cards to the end"));
    QVERIFY(heard(1).contains("not played yet"));
    QVERIFY(!side()->hasParting());
    page_->setScene(sceneWith(2), false);
    QCOMPARE(page_->chosen(), 1);
    QVERIFY(side()->hasParting());
    press(Qt::Key_Home);
    page_->setScene(sceneWith(4), false);
    QCOMPARE(page_->chosen(), 0);
  }

  void isHeard() {
    QString const apart = heard(1);
    for (char const* part : {"Hand 2", "jaguar", "You \u22122", "the club player +2", "difference \u22124",
                             "trick 2", "three of coins", "six of"})
      QVERIFY2(apart.contains(QString::fromUtf8(part)), qPrintable(apart));
    QString const call = heard(2);
    for (char const* part : {"auction", "pass", "the seven"}) QVERIFY2(call.contains(part), qPrintable(call));
    list()->choose(1);
    auto const* const then = page_->findChild<QWidget*>("duplicateThen");
    QVERIFY2(then->accessibleName().contains(QString::fromUtf8("\u22120.8 expected")),
             qPrintable(then->accessibleName()));
    QVERIFY(then->accessibleName().contains("57 points, lost"));
    auto const* const now = page_->findChild<QWidget*>("duplicateNow");
    QVERIFY(now->accessibleName().contains("66 points, won"));
  }

  // Every hand has a row of its own, alike or not, and few of them share out the room: the sum stands at the foot.
  void handsFillThePage() {
    DuplicateScene scene = sceneWith(4);
    while (scene.rows.size() < 8) {
      scene.rows.push_back(scene.rows[0]);
      scene.rows.back().number = static_cast<int>(scene.rows.size());
    }
    scene.hands = 8;
    page_->setScene(scene, true);
    for (int row = 0; row < 8; ++row) QVERIFY(!list()->visualRect(list()->model()->index(row, 0)).isEmpty());
    QVERIFY(heard(0).contains("the same cards to the end"));
    auto const* const sum = page_->findChild<QWidget*>("duplicateSum");
    int const body = sum->parentWidget()->height();
    QVERIFY2(body - sum->geometry().bottom() < 40,
             qPrintable(QString::number(body - sum->geometry().bottom())));
  }

  // On one line what it led to, and what lay before the seat where they parted.
  void saysWhatItLedTo() {
    DuplicateScene scene = sceneWith(4);
    DuplicateWords const words(scene);
    QCOMPARE(words.outcome(scene.rows[0]), QString("the same cards to the end"));
    QCOMPARE(words.outcome(scene.rows[1]), QString("57 points against 66"));
    DuplicateRow alike = scene.rows[1];
    alike.now = alike.then;
    QCOMPARE(words.outcome(alike), QString("57 points against 66"));
    alike.bothMade = true;
    QCOMPARE(words.outcome(alike), QString("made anyway: 57 or 66"));
    alike.bothMade = false;
    QCOMPARE(words.outcome(alike), QString("lost anyway: 57 or 66"));
    QCOMPARE(words.outcome(scene.rows[2]), QString("you passed, club called"));
    QCOMPARE(words.outcome(scene.rows[3]), QString("another card"));
    QString const position = words.position(scene.rows[1]);
    QVERIFY2(position.startsWith("Jaguar. Dario led the four of coins. 3 "), qPrintable(position));
    QCOMPARE(words.position(scene.rows[2]), QString());
    scene.rows[1].parting->after = 0;
    QVERIFY(words.position(scene.rows[1]).endsWith("You play last."));
    scene.rows[1].parting->leader = nobody;
    QCOMPARE(words.position(scene.rows[1]), QString("Jaguar. You lead."));
  }

  // Of two results a mean says nothing.
  void aMeanFromThreeResultsOn() {
    DuplicateScene scene = sceneWith(4);
    scene.mayChallenge = true;
    scene.mean = 1;
    scene.results = {{.place = 1, .level = "club", .total = 2, .toMean = 1}, {.place = 2, .name = "Ugo"}};
    QVERIFY(!DuplicateWords(scene).mean().contains("mean"));
    QVERIFY(!DuplicateWords(scene).spoken(scene.results[0]).contains("mean"));
    scene.results.push_back({.place = 3, .name = "Ada"});
    QVERIFY(DuplicateWords(scene).mean().contains("The mean is +1"));
    QVERIFY(DuplicateWords(scene).spoken(scene.results[0]).contains("from the mean"));
  }

  void byKeysAlone() {
    QSignalSpy const review(page_, &DuplicatePage::reviewWanted);
    QSignalSpy const again(page_, &DuplicatePage::againWanted);
    QSignalSpy const level(page_, &DuplicatePage::levelWanted);
    QSignalSpy const closed(page_, &DuplicatePage::closed);
    QCOMPARE(page_->chosen(), 1);
    press(Qt::Key_Return);
    press(Qt::Key_P);
    QCOMPARE(review.size(), 1);
    QCOMPARE(again.size(), 1);
    QCOMPARE(review.front().front().toInt(), 1);
    // At a hand that was alike there is nothing to be opened.
    press(Qt::Key_Home);
    press(Qt::Key_Return);
    press(Qt::Key_P);
    QCOMPARE(review.size() + again.size(), 2);
    press(Qt::Key_Down);
    QStringList parts;
    for (int i = 0; i < 4; ++i) {
      press(Qt::Key_F6);
      parts += QApplication::focusWidget()->objectName();
    }
    QCOMPARE(parts,
             QStringList({"duplicateSideText", "duplicateReview", "duplicateLevel_1", "duplicateList"}));
    press(Qt::Key_F6, Qt::ShiftModifier);
    press(Qt::Key_Left);
    QCOMPARE(level.size(), 1);
    QCOMPARE(level.front().front().toString(), QString("novice"));
    press(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
  }

  // People whose seats are taken too are named; where several could be compared, one is chosen by the face.
  void severalPeople() {
    QVERIFY(!text("duplicateMethod").contains("Bruno"));
    DuplicateScene scene = sceneWith(4);
    scene.people[2].human = true;
    scene.seats = {0, 2};
    scene.standIns = {2};
    page_->setScene(scene, true);
    QVERIFY(text("duplicateMethod").contains("Bruno"));
    QVERIFY(text("duplicateTitle").endsWith("more than Volpe"));
    QSignalSpy const seat(page_, &DuplicatePage::seatWanted);
    auto* const face = page_->findChild<QAbstractButton*>("duplicateFace_2");
    QVERIFY(face->isVisible());
    QVERIFY(!page_->findChild<QAbstractButton*>("duplicateFace_1")->isVisible());
    QVERIFY(face->accessibleName().contains("Bruno"));
    face->click();
    QCOMPARE(seat.size(), 1);
    QCOMPARE(seat.front().front().value<Seat>(), Seat{2});
  }

  // In a narrow window the chosen hand is opened over the list, and then for review.
  void narrow() {
    window_->resize(900, 560);
    sheets_->resize(window_->size());
    QSignalSpy const review(page_, &DuplicatePage::reviewWanted);
    QSignalSpy const closed(page_, &DuplicatePage::closed);
    QVERIFY(!side()->isVisible());
    press(Qt::Key_Return);
    QVERIFY(side()->isVisible());
    QCOMPARE(review.size(), 0);
    press(Qt::Key_Escape);
    QVERIFY(!side()->isVisible());
    QCOMPARE(closed.size(), 0);
    press(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
  }
};

}  // namespace testDuplicatePage

QTEST_MAIN(testDuplicatePage::TestDuplicatePage)
#include "test_duplicate_page.moc"
