// Fields that fill their lines: where the columns part.
#include <QTest>
#include <QWidget>

#include "tests/joined.h"
#include "ui/toolkit/flow_layout.h"

using namespace giaguaro;

namespace testFlowLayout {
namespace {

class Field : public QWidget {
 public:
  Field(int wide, QWidget* parent) : QWidget(parent), wide_(wide) {}
  QSize sizeHint() const override { return {wide_, 20}; }

 private:
  int wide_;
};

}  // namespace

class TestFlowLayout : public QObject {
  Q_OBJECT

 private slots:
  void columns_data() {
    QTest::addColumn<QList<int>>("widths");
    QTest::addColumn<QList<int>>("seconds");  // where the second of each line begins
    QTest::newRow("halves") << QList<int>{100, 120, 90, 150} << QList<int>{205, 205};
    QTest::newRow("one is wide") << QList<int>{100, 130, 250, 120} << QList<int>{260, 260};
    QTest::newRow("no room for one break") << QList<int>{120, 260, 260, 120} << QList<int>{140, 270};
  }
  void columns() {
    QFETCH(QList<int>, widths);
    QFETCH(QList<int>, seconds);
    QWidget box;
    auto* flow = new FlowLayout(Length(10), Length(10));
    flow->setEven(true);
    box.setLayout(flow);
    QList<QWidget*> fields;
    for (int const wide : widths) flow->addWidget(fields.emplace_back(new Field(wide, &box)));
    box.resize(400, 60);
    box.show();
    for (int line = 0; line < 2; ++line) {
      QCOMPARE(fields[2 * line + 1]->x(), seconds[line]);
      QCOMPARE(fields[2 * line + 1]->geometry().right(), 399);
    }
  }
};

}  // namespace testFlowLayout

QTEST_MAIN(testFlowLayout::TestFlowLayout)
#include "test_flow_layout.moc"
