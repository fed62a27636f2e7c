// What of a scene is shown while somebody looks back, and how long the status line keeps what it was told.
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "tests/joined.h"
#include "ui/host/look_back.h"
#include "ui/host/status_notice.h"

namespace testLookBack {

using namespace giaguaro;

namespace {

Message const spoken = say(Phrase{Text{"test", "I pass.", "I pass."}});

TableScene sceneOfThreeTricks() {
  TableScene scene;
  scene.mayAct = true;
  scene.draftSize = 2;
  for (int number = 1; number <= 3; ++number) scene.seen.tricks.push_back({.number = number});
  scene.seen.seats.resize(2);
  scene.seen.seats[0].said = spoken;
  return scene;
}

}  // namespace

class TestLookBack : public QObject {
  Q_OBJECT

 private slots:
  void atNothingASceneStaysAsItIs() {
    TableScene const scene = sceneOfThreeTricks();
    QVERIFY(LookBack().onTable(scene) == scene && LookBack().beside(scene) == scene);
    QVERIFY(!LookBack().isAtTrick());
  }

  void nothingCanBePlayedWhileAPastTrickLies() {
    for (int const number : {0, 2}) {
      LookBack const back = LookBack::atTrick(number);
      QVERIFY(back.isAtTrick());
      QCOMPARE(back.trick(), number);
      TableScene const table = back.onTable(sceneOfThreeTricks());
      QVERIFY(table.lookingBack && !table.mayAct);
      QCOMPARE(table.draftSize, 0);
      QCOMPARE(table.pastTrick()->number, number == 0 ? 3 : number);
      TableScene const beside = back.beside(sceneOfThreeTricks());
      QVERIFY(beside.lookingBack && beside.mayAct);
      QCOMPARE(beside.pastTrick()->number, number == 0 ? 3 : number);
    }
  }

  void wordsAreThoseOfOneSeatAlone() {
    LookBack const back = LookBack::atWords(1, spoken);
    QVERIFY(!back.isAtTrick());
    TableScene const table = back.onTable(sceneOfThreeTricks());
    QVERIFY(table.mayAct && !table.lookingBack);
    QVERIFY(table.seen.seats[0].said.empty());
    QVERIFY(table.seen.seats[1].said == spoken);
    QVERIFY(back.beside(sceneOfThreeTricks()) == sceneOfThreeTricks());
  }

  void aNoticeGoesWithItsSceneUnlessItIsKept() {
    using Stays = StatusNotice::Stays;
    StatusNotice notice(nullptr);
    QVERIFY(!notice.leave());
    notice.tell(QStringLiteral("saved"), Stays::overScene);
    QVERIFY(notice.leave() && notice.words().isEmpty());
    notice.tell(QStringLiteral("saved"), Stays::overScenes);
    QVERIFY(!notice.leave());
    QCOMPARE(notice.words(), QStringLiteral("saved"));
    notice.tell(QStringLiteral("not yours"), Stays::overScene);  // what is told last counts
    QVERIFY(notice.leave());
  }

  void aNoticeGoesByItselfButNotWhileItIsLookedAt() {
    using Stays = StatusNotice::Stays;
    StatusNotice notice(nullptr);
    auto* const clock = notice.findChild<QTimer*>(QStringLiteral("noticeGoes"));
    clock->setInterval(0);
    QSignalSpy const gone(&notice, &StatusNotice::gone);
    notice.tell(QStringLiteral("saved"), Stays::overScenes);
    QTRY_COMPARE(gone.size(), 1);
    QVERIFY(notice.words().isEmpty());
    notice.tell(QStringLiteral("saved"), Stays::overScene);
    notice.tell(QStringLiteral("why not"), Stays::whileLookedAt);
    QVERIFY(!clock->isActive());
    QCOMPARE(notice.words(), QStringLiteral("why not"));
  }
};

}  // namespace testLookBack

QTEST_MAIN(testLookBack::TestLookBack)
#include "test_look_back.moc"
