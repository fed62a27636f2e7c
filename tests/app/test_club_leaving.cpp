// Who is locked out of club tables, in the window: the notice of it, what it bars, and the ways to leave.
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/scenes/finished_match.h"
#include "app/desktop/scenes/scene.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "tests/app/club_window.h"
#include "tests/app/history_tools.h"
#include "tests/app/talk_tools.h"
#include "tests/joined.h"
#include "ui/club/club_notice.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/history/history_page.h"
#include "ui/sheets/sheet_stack.h"

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
  static void put(QString const& path, QByteArray const& content) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
  }
  static void welcome(QTemporaryDir const& home) {
    Preferences preferences(home.filePath("preferences.ini"));
    preferences.setPlayer("Volpe", usualAvatar);
    preferences.setLanguage("en");
  }
  // The journal of a match in its middle.
  static QByteArray interruptedAtTheClub() {
    Club club;
    if (!club.begins(atClub(planWithViewer())) || !comesToPlay(club.session()) || !writes(club.session()))
      return {};
    QFile journal(club.folder.filePath("club.jsonl"));
    return journal.open(QIODevice::ReadOnly) ? journal.readAll() : QByteArray();
  }

 private slots:
  void runOutBeforeTheLeadItLocksOut() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(runsDown(club.session()));
    club.time.pass(85s);
    club.time.pass(5s);
    QVERIFY(reaches(club.session(), Phase::over));
    auto const* notice = club.window().findChild<ClubNotice*>();
    QVERIFY(notice != nullptr && notice->isVisible());
    // The ring shows it, and words say it to all.
    QVERIFY2(notice->accessibleDescription().contains("in 60 minutes"),
             qPrintable(notice->accessibleDescription()));
    // Until when stands in the title; and behind it nobody is asked to speak any more.
    auto const* title = club.window().findChild<QLabel*>("clubNoticeTitle");
    QVERIFY2(title->text().contains(QRegularExpression("\\d\\d:\\d\\d")), qPrintable(title->text()));
    auto const* guide = club.window().findChild<QWidget*>("guideWhere");
    QVERIFY(std::ranges::any_of(guide->findChildren<QWidget*>(), [](QWidget const* part) {
      return part->accessibleName().contains("The match is over");
    }));
    club.machine.awake += 1080s;
    club.machine.wall += 1080s;
    club.program.desktop().lockOuts().keep();
    QVERIFY(notice->accessibleDescription().contains("in 42 minutes"));
    club.window().closeSheets();
    emit club.window().newMatchWanted();
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
    QVERIFY(record.settlement && !record.ended);
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
    club.session().takeSeat();
    QVERIFY(club.action("actionLeaveTable")->isVisible());
    Seat const first = club.session().scene().viewer;
    auto const profile = [&](Seat seat) { return profileOf(club.session().plan(), seat, QString()); };
    club.action("actionLeaveTable")->trigger();
    QVERIFY(club.window().sheets().isCovered());
    QAbstractButton* const deed = leaving(club);
    QVERIFY(deed != nullptr);
    deed->click();
    QVERIFY(comes([&] { return club.session().phase() == Phase::passing; }));
    Seat const other = club.session().scene().curtain;
    QVERIFY(other != first);
    QVERIFY(!club.desktop().lockOuts().of(profile(first)));
    club.session().takeSeat();
    QVERIFY(!club.action("actionLeaveTable")->isVisible());
    club.session().agreeToEnd(true);
    QVERIFY(reaches(club.session(), Phase::over));
    auto const locked = club.desktop().lockOuts().of(profile(first));
    QVERIFY(locked && locked->why == LockOut::Why::left);
    QVERIFY(!club.desktop().lockOuts().of(profile(other)));
  }

  // Killed between the last action and the lock-out's file: it is what was written of the match, and nothing else.
  void theHourOutlivesAKill_data() {
    QTest::addColumn<int>("minutesAgo");
    QTest::addColumn<bool>("timeIsWritten");
    QTest::newRow("just now") << 0 << true;
    QTest::newRow("before its time was written") << 0 << false;
    QTest::newRow("a while ago") << 50 << true;
    QTest::newRow("long ago") << 70 << true;
  }
  void theHourOutlivesAKill() {
    QFETCH(int, minutesAgo);
    QFETCH(bool, timeIsWritten);
    QByteArray lines;
    MatchPlan const plan = atClub(planShared(1));
    Seat gone = nobody;
    {
      Club club;
      QVERIFY(club.begins(plan));
      club.session().takeSeat();
      gone = club.session().scene().viewer;
      club.session().leaveTable();
      QVERIFY(comes([&] { return club.session().phase() == Phase::passing; }));
      club.session().takeSeat();
      club.session().agreeToEnd(true);
      QVERIFY(reaches(club.session(), Phase::over));
      QVERIFY(writes(club.session()));
      QFile journal(club.folder.filePath("club.jsonl"));
      QVERIFY(journal.open(QIODevice::ReadOnly));
      for (QByteArray const& line : journal.readAll().split('\n'))
        if (!line.isEmpty() && !line.startsWith("{\"ended_at\"")) lines += line + '\n';
    }
    if (timeIsWritten)
      lines += endLine(
          QDateTime::currentDateTimeUtc().addSecs(-60 * minutesAgo).toString(Qt::ISODate).toStdString());
    QTemporaryDir home;
    QVERIFY(QDir().mkpath(home.filePath("data")));
    QFile left(home.filePath("data/match.jsonl"));
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write(lines) == lines.size());
    left.close();
    auto const secondsLeft = [&] {
      Program program(home.path(), lineOf("en"));
      auto const found = program.desktop().lockOuts().of(profileOf(plan, gone, QString()));
      if (!writes(program.session()) || (found && found->why != LockOut::Why::left)) return -1;
      return found ? found->seconds : 0;
    };
    // A machine may be slow: what a wrong beginning would give lies ten minutes away, or more.
    int const most = std::max(0, 60 - minutesAgo) * 60;
    auto const isRight = [most](int seconds) {
      return seconds <= most && seconds >= std::max(0, most - 300);
    };
    QVERIFY(isRight(secondsLeft()));
    // Its record says who has left, and the hour is counted once.
    QStringList const files = QDir(home.filePath("data/history")).entryList({"*.json"});
    QCOMPARE(files.size(), 1);
    MatchFile const file = readMatchFile(home.filePath("data/history/" + files[0]));
    QVERIFY(file.state == MatchFile::State::fine);
    Record const& record = file.table->record();
    QVERIFY(departuresOf(record.hands.front().notes) == (std::vector<Departure>{{0, gone}}));
    QVERIFY(!QFile::exists(home.filePath("data/match.jsonl")));
    QVERIFY(isRight(secondsLeft()));
  }

  // Whoever looks at the match again is told at that place who left it there.
  void theReviewSaysWhoLeft() {
    Club club;
    QVERIFY(club.begins(atClub(planShared(1))));
    club.session().takeSeat();
    QVERIFY(comesBehindTheLead(club.session()));
    Seat const gone = club.session().scene().viewer;
    int const after = static_cast<int>(handOf(club.session()).actions.size());
    QString const name = club.session().scene().people[static_cast<std::size_t>(gone)].name;
    club.session().leaveTable();
    QVERIFY(comes([&] { return club.session().phase() == Phase::passing; }));
    club.session().takeSeat();
    while (club.session().phase() != Phase::over) {
      QVERIFY(comes([&] {
        return club.session().phase() == Phase::choosing || club.session().phase() == Phase::over ||
               club.session().phase() == Phase::passing;
      }));
      if (club.session().phase() == Phase::passing) club.session().takeSeat();
      if (club.session().phase() == Phase::choosing) actAsBaseline(club.session());
      QVERIFY(comes([&] { return club.session().phase() != Phase::recording; }));
    }
    Record const& record = club.session().record();
    QVERIFY(departuresOf(record.hands.front().notes) == (std::vector<Departure>{{after, gone}}));
    // Written and read again, too.
    auto const read = readRecord(toJson(record));
    QVERIFY(std::get<Record>(read) == record);
    auto const match = FinishedMatch::of(club.session().plan(), replay(record), rowsOf(record));
    FinishedHand hand = match->hand(0);
    for (int step = 0; step < hand.steps(); ++step) {
      hand.goTo(step);
      QCOMPARE(hand.left(), step == after ? std::vector<Seat>{gone} : std::vector<Seat>{});
      // From then on a computer decides there, whose moves are nobody's to be tried again.
      QCOMPARE(hand.isPerson(gone), step < after);
    }
    club.window().closeSheets();
    club.desktop().watching().stepThrough(0, after);
    QVERIFY(comes([&] { return club.window().scene().playback.has_value(); }));
    QVERIFY2(club.status().startsWith(name + " has left the table"), qPrintable(club.status()));
  }

  // Who is asked whether to leave the club table that was found, and says no, is at the first page, with that match.
  void sayingNoKeepsTheFirstPage() {
    QTemporaryDir home;
    QByteArray const journal = interruptedAtTheClub();
    QVERIFY(!journal.isEmpty());
    welcome(home);
    put(home.filePath("data/match.jsonl"), journal);
    Program program(home.path(), lineOf("en"));
    QVERIFY(program.isActive());
    auto const isAtFirstPage = [&] {  // which may be another one than before
      auto const pages = program.window().findChildren<NewMatchDialog*>();
      return std::ranges::any_of(pages, &NewMatchDialog::isVisible);
    };
    QVERIFY(isAtFirstPage());
    for (char const* leads : {"discard", "dealCards"}) {
      QVERIFY2(comes([&] { return program.click(leads); }), leads);
      auto* const no = program.window().findChild<QAbstractButton*>("notAgreed");
      QVERIFY2(no != nullptr && no->isVisible(), leads);
      no->click();
      QVERIFY2(isAtFirstPage() && !program.session().hasMatch(), leads);
      QVERIFY(!program.desktop().lockOuts().of({}));
    }
    QVERIFY(comes([&] { return program.click("resume"); }));
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    QVERIFY(clockSeconds(program.session().record().table) > 0);
  }

  // From the history another match at a club table, at which somebody may not sit down: the interrupted one is still there.
  void whoIsLockedOutKeepsTheInterruptedMatch() {
    QTemporaryDir home;
    welcome(home);
    MatchPlan plan = planWithViewer(1, 5);
    plan.setup.identity = {freshUuid(), "2026-11-25T10:00:00Z", "test"};
    put(home.filePath("data/match.jsonl"), headerLine(plan, played(plan, 3)->record()));
    put(home.filePath("data/history/2026-11-20-120000-1-jaguar.json"),
        matchFileOf(recordOf(atClub(planWithViewer(1, 9)))));
    Program program(home.path(), lineOf("en"));
    QVERIFY(program.isActive());
    program.desktop().lockOuts().lock({}, LockOut::Why::left);
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto* const history = program.window().findChild<HistoryPage*>();
    QVERIFY(comes([&] { return history->chosenRow() != nullptr; }));
    program.press(Qt::Key_S);
    QVERIFY(comes([&] { return !history->isVisible(); }));
    QVERIFY(!program.session().hasMatch());
    QVERIFY(comes([&] { return program.click("resume"); }));
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    QCOMPARE(program.session().record().identity.id, plan.setup.identity.id);
    QVERIFY(QFile::exists(home.filePath("data/match.jsonl")));
  }

  // Closing the window is leaving, whether by its key or by its frame: asked in the same way, and kept in the same way.
  void closingIsLeaving() {
    Club club;
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comesToPlay(club.session()));
    QSignalSpy const filed(&club.session().writer(), &JournalWriter::filed);
    club.window().close();
    QVERIFY(club.window().isVisible() && leaving(club) != nullptr);
    club.program.press(Qt::Key_Escape);
    QVERIFY(leaving(club) == nullptr && club.session().isClubInPlay());
    club.action("actionQuit")->trigger();
    QVERIFY(leaving(club) != nullptr && !club.program.desktop().lockOuts().of({}));
    leaving(club)->click();
    QVERIFY(!club.window().isVisible());
    QVERIFY(comes([&] { return filed.size() == 1; }));
    auto const lockOut = club.program.desktop().lockOuts().of({});
    QVERIFY(lockOut && lockOut->why == LockOut::Why::left);
    auto const read = readMatchFile(filed.front().front().toString());
    QVERIFY(read.table && read.table->matchOver() && !read.table->endedEarly());
  }
};

}  // namespace testClubLeaving

QTEST_MAIN(testClubLeaving::TestClubLeaving)
#include "test_club_leaving.moc"
