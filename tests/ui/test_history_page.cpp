// The page of past matches: what it shows and asks for, wholly by keys, and what is heard of it.
#include <QAccessible>
#include <QComboBox>
#include <QDateTime>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "core/match/table.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/history/history_filters.h"
#include "ui/history/history_page.h"
#include "ui/history/match_list.h"
#include "ui/history/match_side.h"
#include "ui/sheets/sheet_stack.h"

namespace testHistoryPage {

using namespace giaguaro;

namespace {

constexpr std::int64_t now = 1'795'000'000;

HistoryRow rowOf(std::int64_t id) {
  HistoryRow row{
      .id = id, .match = QString("match %1").arg(id), .game = "jaguar", .time = now - id * 100'000};
  row.started = row.time;
  row.ended = row.time + 1800;
  row.hands = row.wanted = 10;
  row.end = id == 2 ? HistoryEnd::unfinished : HistoryEnd::playedOut;
  row.seats = {
      {"Anna", 1, false, "club", 3, 1}, {"Volpe", 12, true, {}, -1, 2}, {"Bruno", 5, false, "club", -2, 3}};
  return row;
}

}  // namespace

class TestHistoryPage : public QObject {
  Q_OBJECT

  std::unique_ptr<QWidget> window_;
  CardArt* art_ = nullptr;
  SheetStack* sheets_ = nullptr;
  HistoryPage* page_ = nullptr;
  std::set<std::int64_t> asked_;

  MatchList* list() const { return page_->findChild<MatchList*>(); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }
  void answer(std::vector<std::int64_t> const& ids) {
    std::vector<HistoryRow> rows;
    for (std::int64_t id : ids) rows.push_back(rowOf(id));
    asked_.insert(ids.begin(), ids.end());
    page_->setRows(rows);
  }
  void fill(int count, int matches = 0) const {
    HistoryList list{
        .matches = matches == 0 ? count : matches, .hands = 10 * count, .first = now - 1'000'000};
    for (int id = 1; id <= count; ++id) list.keys.push_back({id, now - id * 100'000});
    list.games = {"jaguar", "tarot"};
    list.people = {"Volpe", "Anna"};
    list.levels = {"club"};
    page_->setList(list);
  }

 private slots:
  void init() {
    window_ = std::make_unique<QWidget>();
    art_ = new CardArt(window_.get());
    sheets_ = new SheetStack(window_.get());
    sheets_->setGround(new QWidget(sheets_));
    window_->resize(1280, 760);
    sheets_->resize(window_->size());
    page_ = sheets_->make<HistoryPage>(new Glyphs(art_, window_.get()));
    page_->setWords(HistoryWords(allGames(), {}, QDateTime::fromSecsSinceEpoch(now).date()));
    asked_.clear();
    connect(page_, &HistoryPage::rowsWanted, this, [this](auto const& ids) { answer(ids); });
    window_->show();
    sheets_->open(page_);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  // Of ten thousand matches it asks for those that are seen, and a few round them.
  void onlyWhatIsSeenIsAskedFor() {
    fill(10000);
    QTRY_VERIFY(!asked_.empty());
    list()->viewport()->repaint();
    QVERIFY(asked_.size() < 60);
    QVERIFY(asked_.contains(1));
    press(Qt::Key_End);
    list()->viewport()->repaint();
    QTRY_VERIFY(asked_.contains(10000));
    QVERIFY(asked_.size() < 150);
    QCOMPARE(page_->chosen(), 10000);
  }

  void byKeysAlone() {
    QSignalSpy const review(page_, &HistoryPage::reviewWanted);
    QSignalSpy const playOn(page_, &HistoryPage::playOnWanted);
    QSignalSpy const same(page_, &HistoryPage::sameDealsWanted);
    QSignalSpy const exported(page_, &HistoryPage::exportWanted);
    QSignalSpy const remove(page_, &HistoryPage::removeWanted);
    QSignalSpy const closed(page_, &HistoryPage::closed);
    fill(5);
    QTRY_VERIFY(page_->chosenRow() != nullptr);
    press(Qt::Key_Down);
    QCOMPARE(page_->chosen(), 2);
    press(Qt::Key_Return);
    press(Qt::Key_P);
    press(Qt::Key_S);
    press(Qt::Key_E, Qt::ControlModifier);
    press(Qt::Key_Delete);
    for (QSignalSpy const* each : {&review, &playOn, &same, &exported, &remove}) {
      QCOMPARE(each->size(), 1);
      QCOMPARE(each->front().front().toLongLong(), 2);
    }
    // Through its parts, and round.
    QStringList parts;
    for (int i = 0; i < 4; ++i) {
      press(Qt::Key_F6);
      parts += QApplication::focusWidget()->objectName();
    }
    QCOMPARE(parts, QStringList({"historySideText", "historyReview", "historySearch", "historyList"}));
    press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("historySearch"));
    // There a letter is a letter.
    press(Qt::Key_P);
    press(Qt::Key_Delete);
    QCOMPARE(playOn.size(), 1);
    QCOMPARE(remove.size(), 1);
    press(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
  }

  void fieldsAskForAnotherList() {
    fill(5);
    QSignalSpy const wanted(page_, &HistoryPage::listWanted);
    page_->findChild<QComboBox*>("historyPerson")->setCurrentIndex(1);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(page_->filter().person, QString("Volpe"));
    page_->findChild<QLineEdit*>("historySearch")->setText("jag");
    QCOMPARE(page_->filter().text, QString("jag"));
    QCOMPARE(page_->filter().gamesOfText, QStringList{"jaguar"});
    fill(0, 5);
    QVERIFY(page_->findChild<QLabel*>("historyEmpty")->text().contains("Clear"));
    QTest::mouseClick(page_->findChild<QAbstractButton*>("historyClear"), Qt::LeftButton);
    QVERIFY(page_->filter().isEmpty());
    QCOMPARE(wanted.size(), 3);
  }

  // The details of the chosen match, whichever comes first, they or its row.
  void detailsBeforeTheRow() {
    disconnect(page_, &HistoryPage::rowsWanted, this, nullptr);
    QSignalSpy const wanted(page_, &HistoryPage::detailsWanted);
    fill(3);
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(wanted.last().front().toLongLong(), 1);
    page_->setDetails({.row = rowOf(2), .totals = {{1, 0, -1}}});  // of another that was chosen before
    auto const* const course = page_->findChild<QWidget*>("historyCourse");
    QVERIFY(!course->isVisible());
    page_->setDetails({.row = rowOf(1), .totals = {{1, 0, -1}, {3, -1, -2}}});
    QVERIFY(course->isVisible());
    answer({1, 2, 3});
    QVERIFY(course->isVisible());
  }

  void emptyAndDamaged() {
    fill(0);
    QVERIFY(page_->findChild<QLabel*>("historyEmpty")->isVisible());
    page_->setProblem("The history is damaged.");
    QVERIFY(page_->findChild<QLabel*>("historyProblem")->isVisible());
    QVERIFY(page_->findChild<QLabel*>("historyEmpty")->text().isEmpty());
    press(Qt::Key_P);  // there is nothing to be played on
  }

  // What is on the table is not deleted from under it.
  void matchInPlayStays() {
    fill(5);
    QTRY_VERIFY(page_->chosenRow() != nullptr);
    page_->setMatchInPlay("match 1");
    QSignalSpy const remove(page_, &HistoryPage::removeWanted);
    press(Qt::Key_Delete);
    QCOMPARE(remove.size(), 0);
    QVERIFY(!page_->findChild<QAbstractButton*>("historyDelete")->isEnabled());
    press(Qt::Key_Down);
    QVERIFY(page_->findChild<QAbstractButton*>("historyDelete")->isEnabled());
  }

  // In a narrow window the chosen match is opened over the list, and then for review.
  void narrow() {
    window_->resize(900, 560);
    sheets_->resize(window_->size());
    fill(5);
    QTRY_VERIFY(page_->chosenRow() != nullptr);
    QVERIFY(!page_->findChild<MatchSide*>()->isVisible());
    QSignalSpy const review(page_, &HistoryPage::reviewWanted);
    QSignalSpy const closed(page_, &HistoryPage::closed);
    press(Qt::Key_Return);
    QVERIFY(page_->findChild<MatchSide*>()->isVisible());
    // What folds it away lies over none of the fields.
    QVERIFY(!page_->findChild<QWidget*>("historyFold")
                 ->geometry()
                 .intersects(page_->findChild<HistoryFilters*>()->geometry()));
    QCOMPARE(review.size(), 0);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("historyReview"));
    press(Qt::Key_Escape);
    QVERIFY(!page_->findChild<MatchSide*>()->isVisible());
    QCOMPARE(closed.size(), 0);
    press(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
  }

  void placesThatAreShared() {
    HistoryWords const words(allGames(), {}, QDate(2026, 11, 26));
    HistoryRow row = rowOf(1);
    QCOMPARE(words.place(row, row.seats[1]), QString("2nd of 3"));
    row.seats[2].place = 2;
    QCOMPARE(words.place(row, row.seats[1]), QString("=2nd of 3"));
    QCOMPARE(words.place(row, row.seats[0]), QString("1st of 3"));
  }

  void whatIsSaidOfAnEnd() {
    HistoryWords const words(allGames(), {}, QDate(2026, 11, 26));
    HistoryRow row = rowOf(1);
    QCOMPARE(words.note(row), QString("without help"));
    row.seats[1].place = row.seats[0].place;
    QCOMPARE(words.note(row), QString("a shared win"));
    row.seats[1].place = 2;
    row.seats[1].settled = 24;
    QCOMPARE(words.note(row), QString("settled: you +24"));
    row.hints = 2;
    QVERIFY(words.note(row).startsWith("2 hint"));
    QCOMPARE(words.noteInShort(row), QString("with help"));
    row.end = HistoryEnd::unfinished;
    QCOMPARE(words.place(row, row.seats[1]), QString("2nd so far"));
  }

  // Where there are more rows than have room, the last one is cut: one sees that the list goes on, wherever it stands.
  void itIsSeenThatThereIsMore() {
    constexpr int cut = 25;  // so much of a row's height
    fill(60);
    QTRY_VERIFY(page_->chosenRow() != nullptr);
    for (int const to : {0, 1, 7, 20}) {
      list()->verticalScrollBar()->setValue(to);
      QTRY_VERIFY(list()->visualRect(list()->indexAt({30, 30})).isValid());
      QModelIndex const row = list()->indexAt({30, 2});
      QCOMPARE(list()->visualRect(row).top(), 0);
      int const top = list()->visualRect(row.siblingAtRow(row.row() + 1)).bottom() + 1;
      list()->resize(list()->width(), top + cut);
      QImage const shown = list()->viewport()->grab({0, top, list()->viewport()->width(), cut}).toImage();
      bool begun = false;
      for (int y = 1; y < shown.height(); ++y)
        for (int x = 0; x < shown.width(); ++x) begun = begun || shown.pixel(x, y) != shown.pixel(0, 1);
      QVERIFY2(begun, qPrintable(QString::number(to)));
    }
  }

  void isHeard() {
    fill(5);
    QTRY_VERIFY(page_->chosenRow() != nullptr);
    QAccessibleInterface* const rows = QAccessible::queryAccessibleInterface(list());
    QCOMPARE(rows->role(), QAccessible::List);
    QCOMPARE(rows->childCount(), 5);
    QString const first = rows->child(0)->text(QAccessible::Name);
    for (char const* part : {"Jaguar", "10 hand", "Anna +3", "Volpe \u22121", "you 2nd of 3", "Played out"})
      QVERIFY2(first.contains(QString::fromUtf8(part)), qPrintable(first));
    HistoryDetails details{.row = rowOf(1), .totals = {{1, 0, -1}, {3, -1, -2}}};
    page_->setDetails(details);
    auto const* const course = page_->findChild<QWidget*>("historyCourse");
    QVERIFY(course->accessibleDescription().contains("Hand 2: Anna +3"));
  }
};

}  // namespace testHistoryPage

QTEST_MAIN(testHistoryPage::TestHistoryPage)
#include "test_history_page.moc"
