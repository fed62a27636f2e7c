// The choice of a lesson: a page of which nothing is cut or lies on something else, in large and small windows; which
// lesson stands out as the next one; and the positions from one's own hands, of which none goes by one press.
#include <QAbstractButton>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "core/cards/deck.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/lessons/lesson_column.h"
#include "ui/lessons/lesson_row.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/lessons/own_position_card.h"
#include "ui/lessons/own_positions.h"
#include "ui/sheets/sheet_stack.h"

namespace testLessonsPage {

using namespace giaguaro;

namespace {

constexpr int lessonsEach = 6;
constexpr QSize large{1280, 774};
constexpr QSize small{900, 574};

// Five games that exist only here, none of whose lessons has been taken.
LessonList fiveGames() {
  static std::vector<GameInfo> const infos = [] {
    std::vector<GameInfo> made(5);
    char const* const names[] = {"ombre", "hearts", "skat", "bridge", "euchre"};
    for (std::size_t i = 0; i < made.size(); ++i) {
      made[i].id = names[i];
      made[i].name = {"", names[i], names[i]};
      made[i].deck = i < 2 ? &fortyCards : &Deck::of(Deck::Id::fiftyTwo);
    }
    return made;
  }();
  LessonList list;
  for (GameInfo const& info : infos) {
    LessonList::Game game{&info, {}};
    for (int i = 1; i <= lessonsEach; ++i)
      game.rows.push_back({.id = QStringLiteral("%1-%2").arg(QLatin1String(info.id.data())).arg(i),
                           .title = QStringLiteral("What is to be learned"),
                           .steps = 3});
    list.games.push_back(game);
  }
  return list;
}

LessonList::Own position(QString const& id, bool due) {
  return {.id = id,
          .game = fiveGames().games[0].game,
          .card = Card::of(Suit::clubs, 3),
          .title = QStringLiteral("Ombre, hand 4"),
          .about = QStringLiteral("trick 2: a card, too soon"),
          .cost = QStringLiteral("costly"),
          .mark = Mark::costly,
          .due = due,
          .when = QStringLiteral("not yet right")};
}

}  // namespace

class TestLessonsPage : public QObject {
  Q_OBJECT

  std::unique_ptr<QWidget> window_;
  std::unique_ptr<CardArt> art_;
  LessonsSheet* page_ = nullptr;

  void open(LessonList const& list, QSize size) {
    window_ = std::make_unique<QWidget>();
    window_->resize(size);
    auto* stack = new SheetStack(window_.get());
    auto* ground = new QWidget(stack);
    stack->setGround(ground);
    stack->resize(size);
    art_ = std::make_unique<CardArt>();
    page_ = stack->make<LessonsSheet>(art_.get());
    page_->setList(list);
    window_->show();
    stack->open(page_);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QCoreApplication::processEvents();
  }
  QRect placeOf(QWidget const* part) const {
    return {part->mapTo(static_cast<QWidget const*>(page_), QPoint()), part->size()};
  }
  QScrollBar* bar() const { return page_->findChild<QScrollArea*>()->verticalScrollBar(); }
  LessonRow* row(char const* id) const {
    return page_->findChild<LessonRow*>(QStringLiteral("lesson_") + QLatin1String(id));
  }
  // Within the page, and none on another.
  QStringList faultsOf(QList<QWidget*> const& parts) const {
    QStringList faults;
    for (QWidget const* part : parts) {
      if (!part->isVisible()) continue;
      QRect const place = placeOf(part);
      if (place.left() < 0 || place.right() >= page_->width())
        faults << part->objectName() + QStringLiteral(": beyond the page");
      if (place.height() < part->minimumSizeHint().height())
        faults << part->objectName() + QStringLiteral(": cut");
      for (QWidget const* other : parts)
        if (other != part && other->isVisible() && placeOf(other).intersects(place))
          faults << part->objectName() + QStringLiteral(" lies on ") + other->objectName();
    }
    return faults;
  }

 private slots:
  void cleanup() {
    window_.reset();
    art_.reset();
  }

  void nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("own");
    for (int const own : {0, 1, 3, 5}) {
      QTest::addRow("large, %d", own) << large << own;
      QTest::addRow("small, %d", own) << small << own;
      QTest::addRow("narrow, %d", own) << QSize(660, 500) << own;
    }
  }
  void nothingIsCut() {
    QFETCH(QSize, size);
    QFETCH(int, own);
    LessonList list = fiveGames();
    for (int i = 0; i < own; ++i) list.own.push_back(position(QString::number(i), i < 2));
    open(list, size);
    QVERIFY(page_->isPage());
    QCOMPARE(page_->accessibleName(), QStringLiteral("Lessons"));
    QCOMPARE(page_->size(), size);
    for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents();
    QList<QWidget*> parts;
    for (LessonRow* each : page_->findChildren<LessonRow*>()) parts << each;
    for (OwnPositionCard* each : page_->findChildren<OwnPositionCard*>()) parts << each;
    QCOMPARE(faultsOf(parts).join(u'\n'), QString());
    QList<QWidget*> blocks;
    for (LessonColumn* each : page_->findChildren<LessonColumn*>()) blocks << each;
    blocks << page_->findChild<OwnPositions*>();
    QCOMPARE(faultsOf(blocks).join(u'\n'), QString());
    // All of it is seen at once, and it fills the window.
    if (size != large || own > 3) return;
    QCOMPARE(bar()->maximum(), 0);
    QRect const last = placeOf(page_->findChild<OwnPositions*>());
    QVERIFY(last.bottom() < size.height() - 10 && last.bottom() > size.height() - 90);
  }

  void theNextLessonStandsOut() {
    LessonList list = fiveGames();
    list.focus = QStringLiteral("skat-2");
    open(list, large);
    for (LessonRow const* each : page_->findChildren<LessonRow*>())
      QCOMPARE(each->isNext(), each == row("skat-2"));
    QVERIFY(row("skat-2")->hasFocus());
    QVERIFY(row("skat-2")->accessibleName().endsWith(QStringLiteral("next")));
    // It stays where the focus goes on.
    QTest::keyClick(row("skat-2"), Qt::Key_Left);
    QVERIFY(row("hearts-2")->hasFocus() && row("skat-2")->isNext());
    // What is done to its end is taken again, but not offered as the next.
    list.games[2].rows[1].done = true;
    page_->setList(list);
    QVERIFY(!row("skat-2")->isNext());
  }

  void whichLessonIsNext() {
    LessonList list = fiveGames();
    // Who has taken none begins with the chosen game; where none is chosen, with the first.
    QCOMPARE(list.nextAfter({}, QStringLiteral("bridge")), QStringLiteral("bridge-1"));
    QCOMPARE(list.nextAfter({}, {}), QStringLiteral("ombre-1"));
    // What was left in its middle; what follows what is done, in the next game too, and round to the first.
    list.games[1].rows[2].left = 2;
    QCOMPARE(list.nextAfter(QStringLiteral("hearts-3"), {}), QStringLiteral("hearts-3"));
    list.games[1].rows[2].left = 0;
    list.games[1].rows[2].done = true;
    QCOMPARE(list.nextAfter(QStringLiteral("hearts-3"), {}), QStringLiteral("hearts-4"));
    for (LessonList::Row& each : list.games[4].rows) each.done = true;
    QCOMPARE(list.nextAfter(QStringLiteral("euchre-6"), {}), QStringLiteral("ombre-1"));
    for (LessonList::Game& game : list.games)
      for (LessonList::Row& each : game.rows) each.done = true;
    QCOMPARE(list.nextAfter(QStringLiteral("skat-1"), {}), QString());
  }

  // One game is open there, with its lessons in two columns.
  void arrowsGoThroughASmallPage() {
    LessonList list = fiveGames();
    list.focus = QStringLiteral("hearts-1");
    open(list, small);
    QVERIFY(row("hearts-1")->hasFocus());
    QVERIFY(!row("skat-1")->isVisible());
    QTest::keyClick(row("hearts-1"), Qt::Key_Right);
    QVERIFY(row("hearts-4")->hasFocus());
    QCOMPARE(placeOf(row("hearts-4")).top(), placeOf(row("hearts-1")).top());
    QTest::keyClick(row("hearts-4"), Qt::Key_Left);
    QTest::keyClick(row("hearts-1"), Qt::Key_Left);
    QVERIFY(row("hearts-1")->hasFocus());
    for (int i = 1; i < lessonsEach; ++i) QTest::keyClick(window_->focusWidget(), Qt::Key_Down);
    QVERIFY(row("hearts-6")->hasFocus());
    QTest::keyClick(row("hearts-6"), Qt::Key_Down);
    QVERIFY(row("skat-1")->hasFocus() && row("skat-1")->isVisible() && !row("hearts-1")->isVisible());
  }

  // One of them is to be solved before the others; and what deletes asks in words.
  void ownPositionsAreSolvedAndDropped() {
    LessonList list = fiveGames();
    for (int i = 0; i < 3; ++i) list.own.push_back(position(QString::number(i), i < 2));
    open(list, large);
    QSignalSpy const solved(page_, &LessonsSheet::chosen);
    QSignalSpy const dropped(page_, &LessonsSheet::dropped);
    page_->findChild<QAbstractButton*>(QStringLiteral("solve_1"))->click();
    QCOMPARE(solved[0][0].toString(), QStringLiteral("1"));
    QVERIFY(!page_->findChild<QAbstractButton*>(QStringLiteral("solve_2"))->isVisible());
    auto* bin = page_->findChild<QAbstractButton*>(QStringLiteral("drop_0"));
    QCOMPARE(bin->width(), bin->height());
    bin->setFocus();
    QTest::keyClick(bin, Qt::Key_Return);
    QCOMPARE(dropped.count(), 0);
    QVERIFY(bin->width() > bin->height() && bin->text().endsWith(u'?'));
    // Whoever goes elsewhere did not mean it.
    QTest::keyClick(bin, Qt::Key_Tab);
    QCOMPARE(bin->width(), bin->height());
    bin->setFocus();
    QTest::keyClick(bin, Qt::Key_Return);
    QTest::keyClick(bin, Qt::Key_Return);
    QCOMPARE(dropped[0][0].toString(), QStringLiteral("0"));
  }

  void theFirstHandIsOffered() {
    LessonList list = fiveGames();
    list.focus = QStringLiteral("skat-2");
    open(list, large);
    QSignalSpy const wanted(page_, &LessonsSheet::firstHandWanted);
    page_->findChild<QAbstractButton*>(QStringLiteral("lessonsFirstHand"))->click();
    QCOMPARE(wanted[0][0].toString(), QStringLiteral("skat"));
  }
};

}  // namespace testLessonsPage

QTEST_MAIN(testLessonsPage::TestLessonsPage)
#include "test_lessons_page.moc"
