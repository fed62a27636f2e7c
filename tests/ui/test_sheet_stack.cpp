// Sheets over one another: what lies under the topmost is out of reach, and each leaves the focus as it found
// it.
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <cstdlib>
#include <memory>

#include "tests/joined.h"
#include "ui/sheets/sheet_stack.h"

namespace testSheetStack {

using namespace giaguaro;

namespace {

class PlainSheet : public Sheet {
 public:
  explicit PlainSheet(QWidget* parent)
      : Sheet(parent), first(new QPushButton(page())), second(new QPushButton(page())) {
    head()->addWidget(first);
    head()->addWidget(second);
  }
  void setTheme(Theme const& theme) override {
    Sheet::setTheme(theme);
    dressedIn += theme.id;
  }
  void focusFirst() override { first->setFocus(); }

  QPushButton* first;
  QPushButton* second;
  QStringList dressedIn;
};

class WholePage : public PlainSheet {
 public:
  explicit WholePage(QWidget* parent) : PlainSheet(parent) { coverAll(); }
};

class SheetAtFoot : public PlainSheet {
 public:
  explicit SheetAtFoot(QWidget* parent) : PlainSheet(parent) { setAtFoot(true, Length(500)); }
};

}  // namespace

class TestSheetStack : public QObject {
  Q_OBJECT

  std::unique_ptr<SheetStack> stack_;
  QLineEdit* field_ = nullptr;

 private slots:
  void init() {
    stack_ = std::make_unique<SheetStack>(nullptr);
    auto* ground = new QWidget(stack_.get());
    field_ = new QLineEdit(ground);
    stack_->setGround(ground);
    stack_->setTheme(Theme::named("wine"));
    stack_->resize(800, 600);
    connect(stack_.get(), &SheetStack::focusLost, this, [this](QWidget* before) {
      if (before != nullptr) before->setFocus();
    });
    stack_->show();
    stack_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(stack_.get()));
    field_->setFocus();
  }
  void cleanup() { stack_.reset(); }

  void aSheetTakesTheFocusAndGivesItBack() {
    auto* sheet = stack_->make<PlainSheet>();
    QSignalSpy const covered(stack_.get(), &SheetStack::covered);
    QSignalSpy const veiled(stack_.get(), &SheetStack::veiled);
    QVERIFY(!stack_->isCovered() && !stack_->isOpen(sheet));
    stack_->open(sheet);
    QVERIFY(stack_->isCovered() && stack_->isOpen(sheet) && sheet->isVisible());
    QCOMPARE(stack_->focusWidget(), sheet->first);
    QVERIFY(!field_->isEnabled());
    stack_->close(sheet);
    QVERIFY(!stack_->isCovered() && !sheet->isVisible() && field_->isEnabled());
    QCOMPARE(stack_->focusWidget(), field_);
    stack_->close(sheet);  // it is not open
    QCOMPARE(covered.count(), 2);
    QCOMPARE(covered[0][0].toBool(), true);
    QCOMPARE(covered[1][0].toBool(), false);
    // What lies beside the stage is dimmed as long.
    QVERIFY(veiled.first()[0].toDouble() > 0);
    QCOMPARE(veiled.last()[0].toDouble(), 0.0);
  }

  // What dims the whole window lies in the middle of it, whatever stands there; one that stands at the foot of its home lies under
  // the middle of that, as wide as it. Over a page that covers everything there is no such home.
  void aSheetLiesInTheMiddleOfWhatItDims() {
    stack_->resize(1200, 700);
    QWidget home(stack_.get());
    home.show();
    stack_->setHome(&home);
    home.setGeometry(0, 100, 800, 600);  // a child of the stack is made as large as that
    auto const paperOf = [](PlainSheet const* sheet) {
      QWidget const* paper = sheet->first;
      while (paper->parentWidget() != sheet) paper = paper->parentWidget();
      return paper->geometry();
    };
    auto* sheet = stack_->make<PlainSheet>();
    auto const isInTheMiddle = [&](PlainSheet const* which) {
      return (paperOf(which).center() - QPoint(600, 350)).manhattanLength() <= 2;
    };
    stack_->open(sheet);
    QTRY_VERIFY(isInTheMiddle(sheet));
    stack_->close(sheet);

    auto* atFoot = stack_->make<SheetAtFoot>();
    stack_->open(atFoot);
    QTRY_VERIFY(std::abs(paperOf(atFoot).center().x() - 400) <= 1);
    int const margin = paperOf(atFoot).left();
    QVERIFY(margin > 0 && margin < 10);
    QCOMPARE(paperOf(atFoot).bottom(), 700 - margin - 1);
    // Wider than a home that is too narrow, and still within the window.
    home.setGeometry(0, 100, 300, 600);
    QTRY_COMPARE(paperOf(atFoot).width(), 500);
    QCOMPARE(paperOf(atFoot).left(), margin);
    stack_->close(atFoot);
    auto* under = stack_->make<WholePage>();
    stack_->open(under);
    stack_->open(atFoot);
    QTRY_VERIFY(isInTheMiddle(atFoot));
  }

  // The lower of two comes back with the focus where it was.
  void theLowerOneWaits() {
    auto* lower = stack_->make<PlainSheet>();
    auto* upper = stack_->make<PlainSheet>();
    stack_->open(lower);
    lower->second->setFocus();
    stack_->open(upper);
    QVERIFY(!lower->isEnabled() && upper->isEnabled());
    QCOMPARE(stack_->focusWidget(), upper->first);
    stack_->close(upper);
    QVERIFY(lower->isEnabled() && stack_->isCovered() && !field_->isEnabled());
    QCOMPARE(stack_->focusWidget(), lower->second);
    stack_->close(lower);
    QCOMPARE(stack_->focusWidget(), field_);
  }

  // The lower one goes first: the other stays, and still leads back to where all began.
  void theLowerOneGoesFirst() {
    auto* lower = stack_->make<PlainSheet>();
    auto* upper = stack_->make<PlainSheet>();
    stack_->open(lower);
    stack_->open(upper);
    stack_->close(lower);
    QVERIFY(stack_->isCovered() && upper->isEnabled() && !field_->isEnabled());
    QCOMPARE(stack_->focusWidget(), upper->first);
    stack_->close(upper);
    QVERIFY(!stack_->isCovered() && field_->isEnabled());
    QCOMPARE(stack_->focusWidget(), field_);
  }

  // One that is open comes to the top, and is there once.
  void openedAgainItComesToTheTop() {
    auto* one = stack_->make<PlainSheet>();
    auto* other = stack_->make<PlainSheet>();
    stack_->open(one);
    stack_->open(other);
    stack_->open(one);
    stack_->open(one);
    QVERIFY(one->isEnabled() && !other->isEnabled());
    QCOMPARE(stack_->focusWidget(), one->first);
    stack_->close(one);
    QVERIFY(!stack_->isOpen(one) && other->isEnabled());
    stack_->close(other);
    QVERIFY(!stack_->isCovered());
    QCOMPARE(stack_->focusWidget(), field_);
  }

  void allAreDressedAlike() {
    auto* sheet = stack_->make<PlainSheet>();
    QCOMPARE(sheet->dressedIn, QStringList{"wine"});
    stack_->setTheme(Theme::named("night"));
    QCOMPARE(sheet->dressedIn, (QStringList{"wine", "night"}));
    QCOMPARE(stack_->make<PlainSheet>()->dressedIn, QStringList{"night"});
  }

  // All of them make way, what lies under them is used meanwhile, and they come back as they lay.
  void theyArePutAsideAndComeBack() {
    auto* lower = stack_->make<PlainSheet>();
    auto* upper = stack_->make<PlainSheet>();
    stack_->open(lower);
    stack_->open(upper);
    stack_->putAside();
    QVERIFY(!stack_->isCovered() && !lower->isVisible() && !upper->isVisible() && field_->isEnabled());
    field_->setFocus();
    QCOMPARE(stack_->focusWidget(), field_);
    stack_->bringBack();
    QVERIFY(stack_->isCovered() && lower->isVisible() && !lower->isEnabled() && !field_->isEnabled());
    QCOMPARE(stack_->focusWidget(), upper->first);
    stack_->close(upper);
    QCOMPARE(stack_->focusWidget(), lower->first);
    stack_->close(lower);
    QCOMPARE(stack_->focusWidget(), field_);
    stack_->bringBack();  // there is nothing any more
    QVERIFY(!stack_->isCovered());
  }

  // What is closed meanwhile stays away, and what is opened meanwhile is there once.
  void putAsideASheetCanBeClosedAndOpened() {
    auto* closed = stack_->make<PlainSheet>();
    auto* opened = stack_->make<PlainSheet>();
    stack_->open(closed);
    stack_->open(opened);
    stack_->putAside();
    stack_->close(closed);
    stack_->open(opened);
    stack_->close(opened);
    stack_->bringBack();
    QVERIFY(!stack_->isCovered() && !closed->isVisible() && !opened->isVisible());
  }

  // Nobody is left to have the focus.
  void theFocusMayHaveNoPlaceToGoBackTo() {
    auto* sheet = stack_->make<PlainSheet>();
    QSignalSpy const lost(stack_.get(), &SheetStack::focusLost);
    stack_->open(sheet);
    field_->hide();
    stack_->close(sheet);
    QCOMPARE(lost.count(), 1);
    QVERIFY(lost[0][0].value<QWidget*>() == nullptr);
  }
};

}  // namespace testSheetStack

QTEST_MAIN(testSheetStack::TestSheetStack)
#include "test_sheet_stack.moc"
