#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimer>
#include <QWidget>
#include <thread>

#include "app/desktop/turn_log.h"

using namespace giaguaro;
using namespace std::chrono_literals;

namespace {

void keepBusy(std::chrono::milliseconds duration) {
  auto const end = std::chrono::steady_clock::now() + duration;
  while (std::chrono::steady_clock::now() < end) {
  }
}

}  // namespace

class TestTurnLog : public QObject {
  Q_OBJECT

 private slots:
  void figures() {
    TurnFigures figures;
    QCOMPARE(figures.quantile(0.5).count(), 0);
    for (int i = 1; i <= 100; ++i) figures.add(i * 1ms);
    QCOMPARE(figures.count(), 100U);
    QVERIFY(figures.worst() == 100ms);
    QVERIFY(figures.quantile(0.5) >= 50ms && figures.quantile(0.5) <= 50ms + 10us);
    QVERIFY(figures.quantile(0.99) >= 99ms && figures.quantile(0.99) <= 99ms + 10us);
    QVERIFY(figures.quantile(1) == 100ms);
    figures.add(5s);  // beyond the histogram
    QVERIFY(figures.worst() == 5s);
  }

  // Of several stretches of time they are as of one.
  void figuresAdded() {
    TurnFigures whole;
    std::array<TurnFigures, 2> halves;
    for (int i = 1; i <= 300; ++i) {
      whole.add(i * 1ms);
      halves[static_cast<std::size_t>(i % 2)].add(i * 1ms);
    }
    TurnFigures sum;
    for (TurnFigures const& half : halves) sum.add(half);
    QCOMPARE(sum.count(), 300U);
    QVERIFY(sum.worst() == 300ms);
    for (double const part : {0.1, 0.5, 0.99, 1.0}) QVERIFY(sum.quantile(part) == whole.quantile(part));
  }

  // One after the other, as a program runs: what comes before the first paint does not count, a wait does
  // not, a busy turn does.
  void application() {
    auto& application = *qobject_cast<MeasuredApplication*>(QCoreApplication::instance());
    QCOMPARE(application.figures().count(), 0U);
    QObject early;
    early.setObjectName("early");
    QTimer::singleShot(0, &early, [] { keepBusy(60ms); });
    QWidget window;
    QTimer::singleShot(80, &window, [&window] { window.show(); });
    QTimer::singleShot(120, &window, [&window] { window.repaint(); });
    QTimer::singleShot(200, &application, [] {
      for (int i = 0; i < 10; ++i)
        QMetaObject::invokeMethod(
            qApp, [] {}, Qt::QueuedConnection);
    });
    QTimer::singleShot(400, &application, &QCoreApplication::quit);
    QCoreApplication::exec();
    QVERIFY(application.figures().count() > 0);
    double const firstPaint =
        QJsonDocument::fromJson(application.report()).object()["first_paint_ms"].toDouble();
    QVERIFY2(firstPaint >= 80 && firstPaint < 60'000, application.report());
    QVERIFY2(application.figures().worst() < 50ms, application.report());  // neither `early` nor any wait

    QObject slow;
    slow.setObjectName("slow");
    QTimer timer;
    timer.setObjectName("slow timer");
    timer.setSingleShot(true);
    connect(&timer, &QTimer::timeout, &slow, [] { keepBusy(70ms); });
    timer.start(5);
    QTimer::singleShot(150, &application, &QCoreApplication::quit);
    QCoreApplication::exec();
    QVERIFY(application.figures().worst() >= 70ms);
    QVERIFY(application.figures().worst() < 400ms);
    QJsonObject const report = QJsonDocument::fromJson(application.report()).object();
    QCOMPARE(report["worst_event"].toString(), "Timer to QTimer slow timer");
    QVERIFY(report["worst_ms"].toDouble() >= 70);
    QVERIFY(report["median_ms"].toDouble() < report["worst_ms"].toDouble());
    QCOMPARE(report["turns"].toInteger(), static_cast<qint64>(application.figures().count()));
  }

  // A loop inside an event has turns of its own; its waits do not count as one long turn.
  void innerLoop() {
    auto& application = *qobject_cast<MeasuredApplication*>(QCoreApplication::instance());
    auto const before = application.figures().count();
    auto const worst = application.figures().worst();
    QTimer::singleShot(0, &application, [&] {
      QEventLoop inner;
      QTimer::singleShot(300, &inner, &QEventLoop::quit);
      inner.exec();
      QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    QVERIFY(application.figures().count() > before);
    QCOMPARE(application.figures().worst(), worst);
  }

  void otherThreads() {
    auto& application = *qobject_cast<MeasuredApplication*>(QCoreApplication::instance());
    auto const worst = application.figures().worst();
    QThread thread;
    QObject there;
    there.moveToThread(&thread);
    thread.start();
    bool ran = false;
    QMetaObject::invokeMethod(
        &there,
        [&ran] {
          keepBusy(150ms);
          ran = true;
        },
        Qt::BlockingQueuedConnection);
    thread.quit();
    thread.wait();
    QVERIFY(ran);
    QCOMPARE(application.figures().worst(), worst);
  }
};

int main(int argc, char** argv) {
  MeasuredApplication application(argc, argv);
  TestTurnLog test;
  return QTest::qExec(&test, argc, argv);
}
#include "test_turn_log.moc"
