// The page of the book: what it says, by keys alone, in a narrow window, and what is heard of it; what a point is worth; the
// page on paper.
#include <QAbstractButton>
#include <QAccessible>
#include <QBuffer>
#include <QLabel>
#include <QLineEdit>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include "core/match/table.h"
#include "tests/joined.h"
#include "ui/book/book_page.h"
#include "ui/book/book_print.h"
#include "ui/book/book_side.h"
#include "ui/book/book_table.h"
#include "ui/book/debt_row.h"
#include "ui/book/point_worth.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/exports/score_print.h"
#include "ui/history/history_bar.h"
#include "ui/sheets/sheet_stack.h"

namespace testBookPage {

using namespace giaguaro;

namespace {

constexpr std::int64_t day = 86400;
constexpr std::int64_t thursday = 1790280000;  // in 2026, 24 September, in the evening

BookLine match(std::int64_t number, std::vector<std::optional<int>> scores,
               HistoryEnd end = HistoryEnd::playedOut) {
  return {.match = number,
          .time = thursday + (number - 1) * 7 * day,
          .hands = 10,
          .end = end,
          .scores = std::move(scores)};
}

// Six people, two of whom were away once.
BookCircle thursdays() {
  BookCircle circle{.game = "jaguar"};
  int face = 0;
  for (char const* name : {"Volpe", "Elena", "Paolo", "Marta", "Leila", "Tomas"})
    circle.people.push_back({name, ++face});
  circle.people[0].own = true;
  circle.lines = {match(1, {-1, 2, 5, 6, {}, -12}), match(2, {5, 5, -3, 2, -9, {}}),
                  match(3, {2, 6, -5, {}, -1, -2}, HistoryEnd::agreed)};
  circle.open.payments = {{5, 1, 13}, {4, 3, 8}, {4, 0, 2}, {2, 0, 3}, {5, 0, 1}};
  circle.evening.payments = {{2, 1, 5}};
  circle.evening.even = {3};
  return circle;
}

BookCircle couple() {
  BookCircle circle{.game = "tarot", .people = {{"Volpe", 1, true}, {"Ida", 2}}};
  circle.lines = {match(9, {40, -40})};
  circle.open.payments = circle.evening.payments = {{1, 0, 40}};
  return circle;
}

}  // namespace

class TestBookPage : public QObject {
  Q_OBJECT

  QTranslator english_;  // its plurals
  std::unique_ptr<QWidget> window_;
  SheetStack* sheets_ = nullptr;
  BookPage* page_ = nullptr;

  BookTable* table() const { return page_->findChild<BookTable*>(); }
  QString text(char const* name) const { return page_->findChild<QLabel*>(name)->text(); }
  QString heard(char const* name) const { return page_->findChild<QWidget*>(name)->accessibleName(); }
  QString told() const { return page_->findChild<HistoryKeys*>()->told(); }
  QStringList debts() const {
    QStringList debts;
    for (DebtRow const* row : page_->findChildren<DebtRow*>())
      if (row->isVisibleTo(page_->findChild<BookSide*>())) debts += row->accessibleName();
    return debts;
  }
  static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }
  void resize(QSize size) {
    window_->resize(size);
    sheets_->resize(size);
  }

 private slots:
  void initTestCase() {
    QVERIFY(english_.load(":/i18n/giaguaro_en.qm"));
    QCoreApplication::installTranslator(&english_);
  }
  void cleanupTestCase() { QCoreApplication::removeTranslator(&english_); }
  void init() {
    window_ = std::make_unique<QWidget>();
    auto* const art = new CardArt(window_.get());
    sheets_ = new SheetStack(window_.get());
    sheets_->setGround(new QWidget(sheets_));
    resize({1280, 760});
    page_ = sheets_->make<BookPage>(new Glyphs(art, window_.get()));
    window_->show();
    page_->setWords(HistoryWords(allGames(), {}, QDate(2026, 11, 26)));
    page_->setBook({{thursdays(), couple()}});
    sheets_->open(page_);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    page_->focusFirst();
  }

  // In an empty book the line at its foot names no key that does nothing there.
  void anEmptyBookHasNoKeysOfItsOwn() {
    auto const keys = [this] { return page_->findChild<HistoryKeys*>()->accessibleName(); };
    QVERIFY(keys().contains(QStringLiteral("renames the group")));
    page_->setBook({});
    for (char const* key : {"Left", "N plays", "R renames", "Ctrl+P", "F6"})
      QVERIFY2(!keys().contains(QLatin1String(key)), key);
    QVERIFY(keys().contains(QStringLiteral("Escape")));
    QSignalSpy const closed(page_, &BookPage::closed);
    QSignalSpy const turned(page_, &BookPage::pageWanted);
    QTest::keyClick(page_, Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(turned.size(), 1);
    QTest::keyClick(page_, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
  }
  void cleanup() { window_.reset(); }

  void saysWhatThereIs() {
    QCOMPARE(text("bookTitle"), QString("Elena, Paolo, Marta and 2 others"));
    QCOMPARE(text("bookSubtitle"), QString("Jaguar, 3 matches, 30 hands since 24 September"));
    QVERIFY(text("bookNote").contains("not at the table"));
    QVERIFY(text("bookNote").contains("8 October: the match ended by agreement"));
    QString const totals = heard("bookTotals");
    for (char const* part :
         {"You +6 in 3 matches", "Marta +8 in 2 matches", "Tomas \u221214 in 2 matches", "adds up to zero"})
      QVERIFY2(totals.contains(QString::fromUtf8(part)), qPrintable(totals));
    QCOMPARE(debts().size(), 5);
    QCOMPARE(debts().front(), QString("Tomas pays Elena 13 points"));
    QCOMPARE(debts().back(), QString("Tomas pays you 1 point"));
    auto const* side = page_->findChild<BookSide*>();
    auto const notes = [side] {
      QStringList told;
      for (QLabel const* label : side->findChildren<QLabel*>())
        if (label->isVisibleTo(side)) told += label->text();
      return told;
    };
    QVERIFY2(notes().contains("5 payments, 27 points in all"), qPrintable(notes().join('|')));
    page_->findChild<QAbstractButton*>("bookEvening")->click();
    QCOMPARE(debts(), QStringList{"Paolo pays Elena 5 points"});
    QVERIFY2(notes().contains("1 payment, 5 points in all"), qPrintable(notes().join('|')));
    QCOMPARE(text("bookSummary"), QString("Marta is even."));
  }

  // Cells, rows and columns have their names, and a dash is told.
  void isATableToReaders() {
    auto* const table = QAccessible::queryAccessibleInterface(this->table())->tableInterface();
    QVERIFY(table != nullptr);
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->columnCount(), 6);
    QCOMPARE(table->cellAt(0, 3)->text(QAccessible::Name), QString("Marta +6"));
    QCOMPARE(table->cellAt(0, 4)->text(QAccessible::Name), QString("Leila was not at the table"));
    QCOMPARE(table->rowDescription(0), QString("Thu 24 Sep"));
    QCOMPARE(table->columnDescription(0), QString("You"));
    QString const course = page_->findChild<QWidget*>("bookCourse")->accessibleDescription();
    QVERIFY2(course.contains(QString::fromUtf8("Thu 1 Oct: You +4, Elena +7")), qPrintable(course));
  }

  void byKeysAlone() {
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("bookTable"));
    QCOMPARE(table()->chosen(), 2);
    press(Qt::Key_Home);
    QVERIFY2(told().startsWith("Thu 24 Sep, 10 hands, You \u22121, Elena +2"), qPrintable(told()));
    QVERIFY(!told().contains("Leila"));
    press(Qt::Key_Right);
    QCOMPARE(text("bookTitle"), QString("Ida"));
    QVERIFY(text("bookSubtitle").startsWith("French Tarot"));
    press(Qt::Key_Right);
    QCOMPARE(text("bookTitle"), QString("Elena, Paolo, Marta and 2 others"));
    press(Qt::Key_Left);
    QCOMPARE(text("bookTitle"), QString("Ida"));
    QSignalSpy const goOn(page_, &BookPage::goOnWanted);
    QSignalSpy const print(page_, &BookPage::printWanted);
    press(Qt::Key_N);
    QCOMPARE(goOn.size(), 1);
    QCOMPARE(goOn.front().front().toLongLong(), 9);
    press(Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(print.size(), 1);
    QStringList parts;
    for (int i = 0; i < 4; ++i) {
      press(Qt::Key_F6);
      parts += QApplication::focusWidget()->objectName();
    }
    QCOMPARE(parts, QStringList({"bookGoOn", "bookOpen", "bookCircle", "bookTable"}));
    QSignalSpy const closed(page_, &BookPage::closed);
    press(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
  }

  // Letters are letters while the name is written, which Escape leaves as it was.
  void renamed() {
    QSignalSpy const renamed(page_, &BookPage::renameWanted);
    QSignalSpy const goOn(page_, &BookPage::goOnWanted);
    press(Qt::Key_R);
    QVERIFY(page_->findChild<QLineEdit*>("bookName")->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), "Nottambuli");
    press(Qt::Key_Left);
    press(Qt::Key_Escape);
    QCOMPARE(renamed.size(), 0);
    press(Qt::Key_R);
    QTest::keyClicks(QApplication::focusWidget(), "  The Thursday  table ");
    press(Qt::Key_Return);
    QCOMPARE(renamed.size(), 1);
    QCOMPARE(renamed.front().front().toString(), QString("The Thursday table"));
    QCOMPARE(goOn.size(), 0);
    BookCircle circle = thursdays();
    circle.name = "The Thursday table";
    page_->setBook({{circle, couple()}});
    QCOMPARE(text("bookTitle"), QString("The Thursday table"));
  }

  // What is no figure is not taken.
  void whatAPointIsWorth() {
    QSignalSpy const worth(page_, &BookPage::worthWanted);
    auto* const field = page_->findChild<QLineEdit*>("bookWorth");
    field->setFocus();
    QTest::keyClicks(field, "nothing");
    press(Qt::Key_Return);
    QCOMPARE(worth.size(), 0);
    QVERIFY(field->text().isEmpty());
    QTest::keyClicks(field, "0.25 Fr");
    press(Qt::Key_Return);
    QCOMPARE(worth.size(), 1);
    BookCircle circle = thursdays();
    circle.worth = worth.front().front().toString();
    page_->setBook({{circle, couple()}});
    QCOMPARE(debts().front(), QString("Tomas pays Elena 13 points, 3.25 Fr"));
  }

  void worths_data() {
    QTest::addColumn<QString>("worth");
    QTest::addColumn<int>("amount");
    QTest::addColumn<bool>("halves");
    QTest::addColumn<QString>("sum");  // empty: it is no worth
    QTest::newRow("before") << QString::fromUtf8("\u20ac 0.10") << 18 << false
                            << QString::fromUtf8("\u20ac 1.80");
    QTest::newRow("behind") << "5 cents" << 3 << false << "15 cents";
    QTest::newRow("alone") << "0.5" << 3 << false << "1.5";
    QTest::newRow("comma") << "0,10" << 4 << false << "0.40";
    QTest::newRow("thousands") << "100" << 123 << false << "12,300";
    QTest::newRow("halves") << "0.10" << 9 << true << "0.45";
    QTest::newRow("half of an odd one") << "0.05" << 1 << true << "0.025";
    QTest::newRow("half a bean") << "1 bean" << 3 << true << "1.5 bean";
    QTest::newRow("nothing") << "" << 1 << false << "";
    QTest::newRow("zero") << "0.00" << 1 << false << "";
    QTest::newRow("negative") << "-1" << 1 << false << "";
    QTest::newRow("two") << "1 or 2" << 1 << false << "";
    QTest::newRow("too long") << "1234567" << 1 << false << "";
  }
  void worths() {
    QFETCH(QString, worth);
    QFETCH(int, amount);
    QFETCH(bool, halves);
    QFETCH(QString, sum);
    auto const read = PointWorth::read(worth);
    QCOMPARE(read.has_value(), !sum.isEmpty());
    if (read) QCOMPARE(read->of(amount, halves, QLocale("en")), sum);
  }

  // Behind a line debts begin anew, and it is a line of the table.
  void aLineUnderWhatIsPaid() {
    BookCircle circle = thursdays();
    for (BookLine& line : circle.lines) line.paid = true;
    circle.lines.push_back({.closing = true, .time = thursday + 15 * day});
    circle.closed = circle.lines.back().time;
    circle.open = circle.evening = {};
    page_->setBook({{circle, couple()}});
    QCOMPARE(table()->model()->rowCount(), 4);
    QVERIFY(debts().isEmpty());
    QCOMPARE(text("bookSummary"), QString("Nobody owes anybody anything."));
    QVERIFY(!page_->findChild<QAbstractButton*>("bookSettle")->isEnabled());
    QCOMPARE(page_->findChild<QAbstractButton*>("bookOpen")->text(), QString("Since 9 Oct"));
    press(Qt::Key_End);
    press(Qt::Key_Up);
    press(Qt::Key_Down);
    QCOMPARE(told(), QString("All paid on 9 October"));
    QVERIFY(heard("bookTotals").contains("You +6 in 3 matches"));
    QVERIFY2(heard("bookTotals").contains("since 9 Oct, You 0"), qPrintable(heard("bookTotals")));
    // What has been played since is told beside the whole.
    BookLine next = thursdays().lines.back();
    next.time = thursday + 21 * day;
    next.scores.front() = 7;
    circle.lines.push_back(next);
    page_->setBook({{circle, couple()}});
    QVERIFY2(heard("bookTotals").contains("since 9 Oct, You +7"), qPrintable(heard("bookTotals")));
  }

  void emptyIsSaid() {
    page_->setBook({});
    QVERIFY(page_->findChild<QLabel*>("bookEmpty")->isVisible());
    QVERIFY(text("bookEmpty").contains("empty"));
    QVERIFY(!table()->isVisible());
    press(Qt::Key_N);
    press(Qt::Key_P, Qt::ControlModifier);
    press(Qt::Key_Left);
    press(Qt::Key_F6);
  }

  // In a narrow window Enter opens the side over the table; of many people the days stay and the rest goes sideways.
  void narrow() {
    resize({900, 560});
    auto const* const side = page_->findChild<BookSide*>();
    QVERIFY(!side->isVisible());
    press(Qt::Key_Return);
    QVERIFY(side->isVisible());
    QSignalSpy const closed(page_, &BookPage::closed);
    press(Qt::Key_Escape);
    QVERIFY(!side->isVisible());
    QCOMPARE(closed.size(), 0);
    BookCircle many = thursdays();
    for (char const* name : {"Ugo", "Zoe", "Nino"}) {
      many.people.push_back({name, 7});
      for (BookLine& line : many.lines) line.scores.emplace_back();
    }
    page_->setBook({{many}});
    int const days = table()->daysWide();
    int const before = table()->columnViewportPosition(0);
    QVERIFY(table()->columnsWide() + days > table()->width());
    press(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(table()->columnViewportPosition(0) < before);
    QCOMPARE(table()->daysWide(), days);
  }

  // A long one begins with what was brought forward, and is one page.
  void onPaper() {
    BookCircle circle = thursdays();
    circle.worth = "0.10";
    BookWords const words(HistoryWords(allGames(), {}, QDate(2026, 11, 26)));
    QString const brief = bookAsHtml(circle, false, words);
    for (char const* part : {"Volpe", "Tomas", "1.30", "27 points", "Running total"})
      QVERIFY2(brief.contains(part), part);
    QVERIFY(!brief.contains("Brought forward"));
    for (int i = 0; i < 100; ++i) circle.lines.push_back(match(4 + i, {1, 1, -2, 0, 0, {}}));
    QString const long_ = bookAsHtml(circle, false, words);
    QVERIFY(long_.contains("Brought forward"));
    QVERIFY(long_.contains("<b>+106</b>"));  // 6 and 100 times 1
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
      QPdfWriter writer(&buffer);
      onOnePage(long_)(writer);
    }
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
  }
};

}  // namespace testBookPage

QTEST_MAIN(testBookPage::TestBookPage)
#include "test_book_page.moc"
