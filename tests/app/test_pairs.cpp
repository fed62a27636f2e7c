// Six at a table of open pairs: who belongs together is told wherever the pair is named, on the sheet of the result too.
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/result/payment_row.h"

namespace testPairs {

using namespace giaguaro;
using namespace giaguaro::test;

class TestPairs : public QObject {
  Q_OBJECT

 private slots:
  void theSheetSaysWhoWerePartners() {
    Set const six{findGame("tarot"), 6, completed(findGame("tarot")->options, {})};
    QTemporaryDir const home;
    Program program(home.path(), lineOfSet(six, "en", 3));
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    while (program.session().phase() != Session::Phase::showingResult) {
      if (program.session().phase() == Session::Phase::choosing) actAsBaseline(program.session());
      QVERIFY(comes([&] {
        auto const phase = program.session().phase();
        return phase == Session::Phase::choosing || phase == Session::Phase::showingResult;
      }));
    }
    TableScene const& scene = program.window().scene();
    auto const name = [&](int seat) { return scene.people[static_cast<std::size_t>(seat)].name; };
    int rows = 0;
    for (PaymentRow const* row : program.window().findChildren<PaymentRow*>()) {
      if (row->isHidden()) continue;
      ++rows;
      QString const spoken = row->accessibleName();
      for (int seat = 1; seat < 6; ++seat) {
        if (!spoken.contains(". " + name(seat) + ',')) continue;
        QString const partner = seat == 3 ? QString("your partner") : "partner of " + name((seat + 3) % 6);
        QVERIFY2(spoken.contains(partner), qPrintable(spoken));
      }
    }
    QCOMPARE(rows, 6);
  }
};

}  // namespace testPairs

QTEST_MAIN(testPairs::TestPairs)
#include "test_pairs.moc"
