// The program as a whole, in its window: the first run, going on with a match, languages, pictures.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

#include "app/desktop/disk/journal.h"
#include "app/desktop/text/phrases.h"
#include "tests/app/journal_text.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"

namespace testDesktop {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

class TestDesktop : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  QString journal() const { return home_->filePath("data/match.jsonl"); }
  int historyCount() const {
    return static_cast<int>(QDir(home_->filePath("data/history")).entryList(QDir::Files).size());
  }
  void welcomed() const {
    Preferences preferences(home_->filePath("preferences.ini"));
    preferences.setPlayer("Zoë", 3);
    preferences.setLanguage("en");
  }
  static QMessageBox* boxOf(Program& program) { return program.window().findChild<QMessageBox*>(); }
  // What the player is told at the moment.
  static QStringList boxes(Program& program) {
    QStringList texts;
    for (auto const* box : program.window().findChildren<QMessageBox*>()) texts.append(box->text());
    return texts;
  }
  // A match that somebody left at the viewer's decision after so many actions.
  Record leave(int actions) const {
    MatchPlan const plan = planWithViewer(2);
    auto table = played(plan, actions);
    while (table->toAct() != 0) table = played(plan, ++actions);
    QDir().mkpath(home_->filePath("data"));
    QFile file(journal());
    if (file.open(QIODevice::WriteOnly)) file.write(journalOf(table->record(), plan.avatars));
    return table->record();
  }

 private slots:
  void init() { home_ = std::make_unique<QTemporaryDir>(); }

  void firstRun() {
    {
      Program program(home_->path(), lineOf({}));
      QVERIFY(program.isActive());
      QVERIFY(program.click("speak_it"));
      QCoreApplication::processEvents();
      QString const italian = program.window().menuBar()->actions().front()->text();
      QVERIFY(program.click("speak_en"));
      QCoreApplication::processEvents();
      QVERIFY(program.window().menuBar()->actions().front()->text() != italian);
      QVERIFY(program.click("speak_it"));
      program.window().findChild<QLineEdit*>("playerName")->setText(" Zoë ");
      QVERIFY(program.click("sitDown"));
      QVERIFY(program.click("dealCards"));
      QVERIFY(
          comes([&] { return program.session().hasMatch() && !program.session().record().hands.empty(); }));
      QCOMPARE(program.session().plan().viewer(), Seat{0});
      QCOMPARE(program.session().plan().setup.names.front(), "Zoë");
      QVERIFY(reaches(program.session(), Phase::choosing));
    }
    Preferences const preferences(home_->filePath("preferences.ini"));
    QCOMPARE(preferences.language(), "it");
    QCOMPARE(preferences.playerName(), "Zoë");
    QVERIFY(!preferences.firstRun());
    QVERIFY(readJournal(journal()).state == JournalRead::State::whole);  // left in the middle, and kept
  }

  void goesOnAtTheExactAction() {
    welcomed();
    Record const record = leave(12);
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.isActive());
    QVERIFY(!program.session().hasMatch());
    QVERIFY(program.click("resume"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(playOf(program.session().record()) == playOf(record));
    QVERIFY(program.window().scene().mayAct);
    QVERIFY(playOut(program.session()));
    QTRY_VERIFY(readJournal(journal()).table->record() == program.session().record());
  }

  void startsAfresh() {
    welcomed();
    Record const record = leave(12);
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.isActive());
    QVERIFY(program.click("discard"));
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(program.session().record().hands.front().deal.hands != record.hands.front().deal.hands);
    QCOMPARE(historyCount(), 1);
    QVERIFY(readJournal(journal()).table->record() == program.session().record());
    // A new match in the middle of this one keeps it too.
    program.session().choose(replay(program.session().record())->legal().front());
    QVERIFY(comes([&] { return hasAction(program.session().record()); }));
    QVERIFY(QMetaObject::invokeMethod(&program.window(), &MainWindow::newMatchWanted));
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QTRY_COMPARE(historyCount(), 2);
  }

  // Before a person's first deal of each game, and never again; who has played a game before knows it.
  void tipsForAFirstGame() {
    welcomed();
    QString const first = QString::fromStdString(std::string(allGames().front()->id));
    for (int run = 0; run < 2; ++run) {
      Program program(home_->path(), lineOf({}), Tips::toBeOffered);
      QVERIFY(program.isActive());
      if (run == 1) QVERIFY(program.click("discard"));
      QVERIFY(program.click("dealCards"));
      if (run == 0) {
        QVERIFY(!program.session().hasMatch());
        QVERIFY(program.click("tipsRead"));
      }
      QVERIFY(reaches(program.session(), Phase::choosing));
      QCOMPARE(Preferences(home_->filePath("preferences.ini")).knownGames(), QStringList(first));
      program.session().choose(replay(program.session().record())->legal().front());
      QVERIFY(comes([&] { return hasAction(program.session().record()); }));
    }
    QFile::remove(home_->filePath("preferences.ini"));
    welcomed();
    Preferences played(home_->filePath("preferences.ini"));
    QVERIFY(played.knownGames().isEmpty());
    GameInfo const& last = *allGames().back();
    MatchChoice choice;
    choice.game = QString::fromStdString(std::string(last.id));
    choice.players = last.usualPlayers;
    choice.options = completed(last.options, {});
    played.setLastMatch(choice);
    QCOMPARE(played.knownGames(), QStringList(choice.game));
  }

  // The preferences are gone, the match is not: it is offered behind the welcome.
  void matchOfAnUnknownPerson() {
    Record const record = leave(12);
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    QVERIFY(program.click("resume"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(playOf(program.session().record()) == playOf(record));
    QVERIFY(playOut(program.session()));
    QTRY_VERIFY(readJournal(journal()).table->record() == program.session().record());
    QVERIFY(program.window().findChild<QMessageBox*>() == nullptr);
  }

  // Discarded before anybody did anything, it leaves nothing behind.
  void nothingWasDone() {
    welcomed();
    MatchPlan const plan = planWithViewer(2);
    auto const table = played(plan, 0);
    QVERIFY(QDir().mkpath(home_->filePath("data")));
    QFile file(journal());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(journalOf(table->record(), plan.avatars));
    file.close();
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.isActive());
    QVERIFY(program.click("discard"));
    QTRY_VERIFY(!QFile::exists(journal()));
    QCOMPARE(historyCount(), 0);
  }

  // No folder, no journal: that is said when a person's match starts, and only once.
  void noPlaceToKeepAMatch() {
    welcomed();
    QFile file(home_->filePath("data"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.isActive());
    QVERIFY(boxes(program).isEmpty());
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QCOMPARE(boxes(program), QStringList{QString::fromUtf8(phrases::fileNoPlace.text.source)});
    boxOf(program)->accept();
    QTRY_VERIFY(boxes(program).isEmpty());
    emit program.window().newMatchWanted();
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(boxes(program).isEmpty());
  }

  void matchThatCannotBeFiled() {
    welcomed();
    leave(12);
    QFile file(home_->filePath("data/history"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.isActive());
    QVERIFY(program.click("discard"));
    QTRY_COMPARE(boxes(program).size(), 1);
    auto const journals = QDir(home_->filePath("data")).entryList({"*.json.journal"}, QDir::Files);
    QCOMPARE(journals.size(), 1);
    QVERIFY2(boxes(program).front().contains(home_->filePath("data/" + journals.front())),
             qPrintable(boxes(program).front()));
  }

  void journalThatCannotBeRead() {
    welcomed();
    QVERIFY(QDir().mkpath(journal()));
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.isActive());
    QCOMPARE(boxes(program).size(), 1);
    QVERIFY(boxes(program).front().contains(journal()));
    boxOf(program)->accept();
    QTRY_VERIFY(boxes(program).isEmpty());
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(QFile::exists(home_->filePath("data/match-2.jsonl")));
    QVERIFY(QDir(journal()).exists());
  }

  void finishedMatchIsInTheHistory() {
    welcomed();
    leave(12);
    {
      Program program(home_->path(), lineOf({}));
      QVERIFY(program.isActive());
      QVERIFY(program.click("resume"));
      QVERIFY(playOut(program.session()));
    }
    QCOMPARE(historyCount(), 1);
    QVERIFY(!QFile::exists(journal()));
  }

  // What a script opens leaves the unfinished match alone.
  void scriptedMatchTouchesNothing() {
    welcomed();
    Record const record = leave(12);
    {
      Program program(home_->path(), lineWithMatch("it", 5));
      QVERIFY(program.isActive());
      QVERIFY(reaches(program.session(), Phase::choosing));
      QVERIFY(QFile::exists(home_->filePath("data/match-2.jsonl")));
    }
    QVERIFY(playOf(readJournal(journal()).table->record()) == playOf(record));
    QCOMPARE(Preferences(home_->filePath("preferences.ini")).language(), "en");
  }

  void cutAndBadJournals() {
    welcomed();
    Record const record = leave(12);
    QFile file(journal());
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"acti");
    file.close();
    {
      Program program(home_->path(), lineOf({}));
      QVERIFY(program.isActive());
      QVERIFY(program.click("resume"));
      QVERIFY(reaches(program.session(), Phase::choosing));
      QVERIFY(playOf(program.session().record()) == playOf(record));
      QVERIFY(program.window().findChild<QMessageBox*>() != nullptr);  // it was told
    }
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"undo\":0}\n");
    file.close();
    Program program(home_->path(), lineOf({}));
    QVERIFY(program.window().findChild<QMessageBox*>() != nullptr);
    QTRY_COMPARE(historyCount(), 2);  // the record up to there, and the journal itself
    QVERIFY(!QFile::exists(journal()));
  }

  void languageWhileRunning() {
    Program program(home_->path(), lineWithMatch("en", 12));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::choosing));
    QString const menu = program.window().menuBar()->actions().front()->text();
    QString const name = program.window().scene().people.front().name;
    Record const record = program.session().record();
    emit program.window().languageWanted("it");
    QCoreApplication::processEvents();
    QVERIFY(program.window().menuBar()->actions().front()->text() != menu);
    QVERIFY(program.window().scene().people.front().name != name);
    // Qt's own words too, as its dialogs say them.
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Annulla");
    emit program.window().languageWanted("en");
    QCoreApplication::processEvents();
    QCOMPARE(program.window().menuBar()->actions().front()->text(), menu);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Cancel");
    QVERIFY(playOf(program.session().record()) == playOf(record));
  }

  // Whether it is installed or not, the window has its icon; and so has that of the help, which is nobody's
  // child.
  void icon() {
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QTRY_VERIFY(!program.window().windowIcon().isNull());
    QVERIFY(!QWidget().windowIcon().isNull());
    for (int const side : {16, 48, 128}) {
      QImage const drawn(
          QString(GIAGUARO_SOURCE_DIR "/resources/icons/hicolor/%1x%1/apps/giaguaro.png").arg(side));
      QVERIFY(!drawn.isNull());
      QImage const shown = program.window().windowIcon().pixmap(QSize(side, side), 1).toImage();
      constexpr auto format = QImage::Format_ARGB32_Premultiplied;
      QCOMPARE(shown.convertToFormat(format), drawn.convertToFormat(format));
    }
  }

  void picture_data() {
    QTest::addColumn<int>("actions");
    for (int const actions : {0, 9, 30, 46}) QTest::addRow("%d", actions) << actions;
  }
  void picture() {
    QFETCH(int, actions);
    CommandLine line = lineWithMatch("en", 12);
    line.match->playFirst = actions;
    line.size = QSize(1000, 700);
    QImage images[2];
    for (QImage& image : images) {
      line.grab = home_->filePath("picture.png");
      Program program(home_->path(), line);
      QSignalSpy const done(&program.desktop(), &Desktop::done);
      QVERIFY(comes([&] { return !done.isEmpty(); }));
      QCOMPARE(done.first().first().toString(), QString());
      QVERIFY(image.load(line.grab));
      QCOMPARE(image.size(), QSize(1000, 700));
    }
    QVERIFY(images[0] == images[1]);        // the same every time
    QVERIFY(!images[0].hasAlphaChannel());  // painted everywhere
    QVERIFY(!QFile::exists(home_->filePath("data/match.jsonl")));
  }

  void pictureThatCannotBeWritten() {
    CommandLine line = lineWithMatch("en", 12);
    line.grab = home_->filePath("no/such/folder/picture.png");
    Program program(home_->path(), line);
    QSignalSpy const done(&program.desktop(), &Desktop::done);
    QVERIFY(comes([&] { return !done.isEmpty(); }));
    QVERIFY(done.first().first().toString().contains(line.grab));
  }
};

}  // namespace testDesktop

QTEST_MAIN(testDesktop::TestDesktop)
#include "test_desktop.moc"
