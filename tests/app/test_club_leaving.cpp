// Who is locked out of club tables, in the window: the notice of it, what it bars, and the ways to leave.
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/match/record_json.h"
#include "tests/app/club_window.h"
#include "tests/app/talk_tools.h"
#include "tests/joined.h"
#include "ui/club/club_notice.h"
#include "ui/toolkit/sheet_stack.h"

namespace testClubLeaving {

using namespace giaguaro;
using namespace giaguaro::test;
using namespace std::chrono_literals;
using Phase = Session::Phase;

class TestClubLeaving : public QObject {
  Q_OBJECT

  // The button that answers whether one leaves; null: it is not asked.
  static QAbstractButton* leaving(Club& club) {
    for (auto* button : club.window().findChildren<QAbstractButton*>())
      if (button->isVisible() && button->text() == "Leave the table") return button;
    return nullptr;
  }
  // Of the page that was opened last.
  static QCheckBox* clubSwitch(Club& club) {
    auto const boxes = club.window().findChildren<QCheckBox*>("switch");
    return boxes.isEmpty() ? nullptr : boxes.back();
  }

 private slots:
  void runOutBeforeTheLeadItLocksOut() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(runsDown(club.session()));
    club.time.pass(85s);
    club.keep("auction5");
    club.time.pass(5s);
    QVERIFY(reaches(club.session(), Phase::over));
    auto const* left = club.window().findChild<QLabel*>("clubNoticeLeft");
    QVERIFY(left != nullptr && left->isVisible());
    QVERIFY(left->text().startsWith("60 minutes left, until "));
    club.machine.awake += 1080s;
    club.machine.wall += 1080s;
    club.program.desktop().lockOuts().keep();
    QVERIFY(left->text().startsWith("42 minutes left, until "));
    club.keep("lockout");
    club.window().closeSheets();
    emit club.window().newMatchWanted();
    club.keep("barred");
    QCheckBox* const box = club.window().findChild<QCheckBox*>("switch");
    QVERIFY(box != nullptr && !box->isEnabled() && !box->isChecked());
    club.machine.awake += 3600s;
    QVERIFY(!club.program.desktop().lockOuts().of({}));
  }

  // Its sentences are whole, also where they take two lines, and after the language has changed.
  void theNoticeIsWhole() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer(), 15)));
    QVERIFY(runsDown(club.session()));
    club.time.pass(15s);
    QVERIFY(reaches(club.session(), Phase::over));
    for (char const* language : {"en", "it"}) {
      emit club.window().languageWanted(language);
      for (QSize const size : {QSize(1280, 800), QSize(900, 600)}) {
        club.window().resize(size);
        QCoreApplication::processEvents();
        int wrapped = 0;
        for (QLabel* label : club.window().findChild<ClubNotice*>()->findChildren<QLabel*>()) {
          if (!label->wordWrap()) continue;
          ++wrapped;
          int const wanted = label->fontMetrics()
                                 .boundingRect(0, 0, label->width(), 1000, Qt::TextWordWrap, label->text())
                                 .height();
          QVERIFY2(label->height() >= wanted, qPrintable(label->text()));
        }
        QCOMPARE(wrapped, 2);
      }
    }
  }

  // The main button leads to the same table without the club.
  void playsOnWithoutTheClub() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer(), 15)));
    QVERIFY(runsDown(club.session()));
    club.time.pass(15s);
    QVERIFY(reaches(club.session(), Phase::over));
    club.button("clubNoticeMain")->click();
    QVERIFY(comes([&] { return club.session().phase() != Phase::over; }));
    QCOMPARE(clockSeconds(club.session().record().table), 0);
    QVERIFY(!club.window().sheets().isCovered());
  }

  void switchOfNewMatch() {
    Club club;
    emit club.window().newMatchWanted();
    QCheckBox* const box = club.window().findChild<QCheckBox*>("switch");
    QVERIFY(box != nullptr && box->isEnabled() && !box->isChecked());
    box->click();
    club.keep("newmatch");
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comes([&] { return club.session().hasMatch(); }));
    QCOMPARE(clockSeconds(club.session().record().table), int{club::usualSeconds});
  }

  // Another match is begun: asked first; then the program plays on, and whoever played is locked out.
  void leavingIsAskedAndLocksOut() {
    Club club;
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comesToPlay(club.session()));
    std::string const id = club.session().record().identity.id;
    QSignalSpy const filed(&club.session().writer(), &JournalWriter::filed);
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QCOMPARE(club.session().record().identity.id, id);
    club.keep("leave");
    QAbstractButton* const deed = leaving(club);
    QVERIFY(deed != nullptr);
    QVERIFY(!club.program.desktop().lockOuts().of({}));
    deed->click();
    QVERIFY(comes([&] { return filed.size() == 1; }));
    QVERIFY(club.session().record().identity.id != id);
    auto const lockOut = club.program.desktop().lockOuts().of({});
    QVERIFY(lockOut && lockOut->why == LockOut::Why::left);
    QFile file(filed.front().front().toString());
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto const read = readRecord(file.readAll().toStdString());
    QVERIFY(std::holds_alternative<Record>(read));
    Record const& record = std::get<Record>(read);
    QCOMPARE(record.identity.id, id);
    QVERIFY(record.settlement && record.ended.empty());
  }

  // The hour holds for the table that it was left for: the page comes back, and says so.
  void noClubTableIsBegunByLeavingOne() {
    Club club;
    emit club.window().newMatchWanted();
    clubSwitch(club)->click();
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comesToPlay(club.session()));
    emit club.window().newMatchWanted();
    if (!clubSwitch(club)->isChecked()) clubSwitch(club)->click();
    QVERIFY(club.program.click("dealCards"));
    QAbstractButton* const deed = leaving(club);
    QVERIFY(deed != nullptr);
    deed->click();
    QVERIFY(comes([&] { return !club.session().hasMatch(); }));
    QVERIFY(comes([&] { return clubSwitch(club) != nullptr && !clubSwitch(club)->isEnabled(); }));
    QVERIFY(club.program.desktop().lockOuts().of({}));
  }

  // One of two leaves, the other ends the match; then the first is locked out, and nobody else.
  void leavingAlone() {
    Club club;
    QVERIFY(club.begins(atClub(planShared(1))));
    club.keep("curtain-clock");
    club.session().takeSeat();
    QVERIFY(club.action("actionLeaveTable")->isVisible());
    Seat const first = club.session().scene().viewer;
    auto const profile = [&](Seat seat) { return profileOf(club.session().plan(), seat, QString()); };
    club.action("actionLeaveTable")->trigger();
    QVERIFY(club.window().sheets().isCovered());
    club.keep("leave-alone");
    QAbstractButton* const deed = leaving(club);
    QVERIFY(deed != nullptr);
    deed->click();
    QVERIFY(comes([&] { return club.session().phase() == Phase::passing; }));
    Seat const other = club.session().scene().curtain;
    QVERIFY(other != first);
    club.keep("left-alone");
    QVERIFY(!club.desktop().lockOuts().of(profile(first)));
    club.session().takeSeat();
    QVERIFY(!club.action("actionLeaveTable")->isVisible());
    club.session().agreeToEnd(true);
    QVERIFY(reaches(club.session(), Phase::over));
    auto const locked = club.desktop().lockOuts().of(profile(first));
    QVERIFY(locked && locked->why == LockOut::Why::left);
    QVERIFY(!club.desktop().lockOuts().of(profile(other)));
  }

  // What lies over the window stops the clock, and closing the window does not lock out.
  void closingIsNotLeaving() {
    Club club;
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comesToPlay(club.session()));
    club.window().close();
    QVERIFY(!club.program.desktop().lockOuts().of({}));
  }
};

}  // namespace testClubLeaving

QTEST_MAIN(testClubLeaving::TestClubLeaving)
#include "test_club_leaving.moc"
