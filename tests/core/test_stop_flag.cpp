// The flag that calls work off, or makes it stand still.
#include <QTest>
#include <atomic>
#include <thread>
#include <unistd.h>

#include "core/ai/stop_flag.h"
#include "tests/core/thread_state.h"
#include "tests/joined.h"

namespace testStopFlag {

using namespace giaguaro;
using namespace giaguaro::test;

class TestStopFlag : public QObject {
  Q_OBJECT

 private slots:
  void stoppedForGood() {
    StopFlag const flag;
    StopFlag const copy = flag;
    QVERIFY(!flag.stopped());
    copy.stop();
    QVERIFY(flag.stopped());
    flag.hold();
    QVERIFY(!flag.held());
    QVERIFY(flag.stopped());
    flag.release();
    QVERIFY(flag.stopped());
  }

  void held() {
    StopFlag const flag;
    StopFlag const copy = flag;
    flag.release();
    QVERIFY(!flag.held());
    flag.hold();
    flag.hold();
    QVERIFY(copy.held());
    flag.release();
    QVERIFY(!copy.held());
    QVERIFY(!copy.stopped());
  }

  // Whoever reads it while it is held stands still until it is released or stopped, and hears which.
  void standsStill_data() {
    QTest::addColumn<bool>("forGood");
    QTest::newRow("released") << false;
    QTest::newRow("stopped") << true;
  }
  void standsStill() {
    QFETCH(bool, forGood);
    StopFlag const flag;
    flag.hold();
    std::atomic<pid_t> reader = 0;
    std::atomic<bool> cameBack = false;
    bool heard = !forGood;
    std::thread thread([&] {
      reader = gettid();
      heard = flag.stopped();
      cameBack = true;
    });
    while (!cameBack && (reader == 0 || !sleeps(reader))) std::this_thread::yield();
    bool const early = cameBack;
    forGood ? flag.stop() : flag.release();
    thread.join();
    QVERIFY(!early);
    QCOMPARE(heard, forGood);
  }
};

}  // namespace testStopFlag

QTEST_GUILESS_MAIN(testStopFlag::TestStopFlag)
#include "test_stop_flag.moc"
