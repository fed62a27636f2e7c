// The real program, as a process: ended by a signal, and installed elsewhere and started from there.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/stat.h>

#include "app/desktop/disk/journal.h"
#include "app/desktop/sound/sound_module.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"
#include "ui/text/game_id.h"

namespace testProgram {

using namespace giaguaro;
using namespace giaguaro::test;

class TestProgram : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  QString path(QString const& name) const { return home_->filePath(name); }
  QString journal() const { return path("data/giaguaro/match.jsonl"); }
  static QByteArray contentOf(QString const& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
  }

  // A program of this user, with a home of its own.
  // `language` as the system has it: its name for a locale; what made it lies in the folder of this test.
  void start(QProcess& program, QString const& file, QStringList const& arguments,
             QString const& language = {}, bool forwards = true) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto const& [name, folder] : {std::pair("HOME", "home"), std::pair("XDG_DATA_HOME", "data"),
                                       std::pair("XDG_CONFIG_HOME", "config")})
      environment.insert(name, path(folder));
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    if (!language.isEmpty()) {
      environment.insert("LOCPATH", path("locales"));
      environment.insert("LC_ALL", language);
    }
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(forwards ? QProcess::ForwardedErrorChannel : QProcess::SeparateChannels);
    program.start(file, arguments);
  }
  struct Ended {
    int status = -1;
    QByteArray err;
  };
  Ended ends(QStringList const& arguments) const {
    QProcess program;
    start(program, built("giaguaro"), arguments, {}, false);
    if (!program.waitForFinished(60000)) return {};
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            program.readAllStandardError()};
  }
  static QString built(QString const& name) { return QCoreApplication::applicationDirPath() + '/' + name; }
  // What the program was told to paint; null: it did not.
  QImage picture(QString const& file, QString const& language, QString const& game = "jaguar",
                 QString const& system = {}) {
    QProcess program;
    start(program, file,
          {"--game", game, "--seed", "7", "--play", "20", "--language", language, "--size", "1280x800",
           "--grab", path("picture.png")},
          system);
    if (!program.waitForFinished(120000) || program.exitCode() != 0) return {};
    return QImage(path("picture.png"));
  }

 private slots:
  void init() { home_ = std::make_unique<QTemporaryDir>(); }

  // As a session that ends does it: all that was done is in the journal, and the next start goes on there.
  void endedByASignal_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
  }
  void endedByASignal() {
    QFETCH(int, signal);
    QProcess program;
    start(program, built("giaguaro"), {"--game", "jaguar", "--seed", "7", "--play", "12", "--full-speed"});
    QVERIFY(program.waitForStarted());
    // It has dealt, and plays.
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(journal()).count("\"action\"") >= 12, 60000);
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(!QFile::exists(journal() + ".lock"));  // given up by who ended in order

    JournalRead read = readJournal(journal());
    QVERIFY2(read.state == JournalRead::State::whole, read.problem.c_str());
    Record const record = read.table->record();
    QVERIFY(record.hands.front().actions.size() >= 12);
    // It goes on at that very action.
    Session session;
    session.setPaces(Paces());
    session.resume(std::move(read), journal());
    QVERIFY(reaches(session, Session::Phase::choosing));
    Record now = session.record();
    QVERIFY(now.hands.front().actions.size() >= record.hands.front().actions.size());
    now.hands.front().actions.resize(record.hands.front().actions.size());
    QVERIFY(now.hands.front().actions == record.hands.front().actions);
  }

  // Where numbers are written with a comma, as in Italy, every outline is read and painted as elsewhere.
  void paintsTheSameWhereNumbersHaveCommas() {
    QDir(path("")).mkdir("locales");
    QProcess make;
    make.setProcessChannelMode(QProcess::MergedChannels);
    make.start("localedef", {"-i", "it_IT", "-f", "UTF-8", path("locales/it_IT.UTF-8")});
    QVERIFY(make.waitForFinished(120000));
    QVERIFY2(make.exitCode() == 0, make.readAll().constData());
    QProcess asks;  // that it is there, and taken
    start(asks, "locale", {"decimal_point"}, "it_IT.UTF-8");
    QVERIFY(asks.waitForFinished(60000));
    QCOMPARE(asks.readAllStandardOutput().trimmed(), QByteArray(","));
    for (GameInfo const* game : allGames()) {
      QString const id = idOf(*game);
      QImage const here = picture(built("giaguaro"), "it", id);
      QVERIFY(!here.isNull());
      QVERIFY2(here == picture(built("giaguaro"), "it", id, "it_IT.UTF-8"), qPrintable(id));
    }
  }

  // Nothing but a file is replaced, whatever the program has to write.
  void writesOverNoPipe_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("says");
    for (char const* option : {"--grab", "--log-turns"}) {
      QTest::addRow("%s, pipe", option) << option << "pipe" << QByteArray("it is a pipe or a device");
      QTest::addRow("%s, folder", option) << option << "folder" << QByteArray("it is a folder");
    }
  }
  void writesOverNoPipe() {
    QFETCH(QString, option);
    QFETCH(QString, place);
    QFETCH(QByteArray, says);
    QVERIFY(::mkfifo(qPrintable(path("pipe")), 0600) == 0);
    QVERIFY(QDir().mkpath(path("folder")));
    QStringList arguments{"--game", "jaguar", "--seed", "7", "--play", "1", option, path(place)};
    if (option != "--grab") arguments += {"--grab", path("picture.png")};
    Ended const ended = ends(arguments);
    QCOMPARE(ended.status, 1);
    QCOMPARE(ended.err.count('\n'), 1);
    QVERIFY2(ended.err.contains(path(place).toUtf8() + " could not be written: " + says), ended.err);
    struct stat status {};
    QVERIFY(::stat(qPrintable(path(place)), &status) == 0 && !S_ISREG(status.st_mode));
  }

  // A file that cannot be opened, where nobody is to close the window.
  void saysWhyItCannotPlay() {
    QFile ill(path("ill.jsonl"));
    QVERIFY(ill.open(QIODevice::WriteOnly));
    ill.write("ill");
    ill.close();
    Ended const ended = ends({ill.fileName(), "--quit", "--language", "en"});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.err.startsWith("giaguaro: ") && ended.err.contains("ill.jsonl"), ended.err);
    QCOMPARE(ended.err.count('\n'), 1);
  }

  void tellsQtsOptionsApart() {
    Ended const platform = ends({"-platform", "nosuch"});
    QCOMPARE(platform.status, 2);
    QVERIFY2(platform.err.startsWith("giaguaro: there is no platform \"nosuch\""), platform.err);
    QVERIFY2(platform.err.contains("; there are ") && platform.err.contains("offscreen"), platform.err);
    QCOMPARE(platform.err.count('\n'), 1);
    // A platform that is there, and no display.
    Ended const display = ends({"-platform", "xcb", "-display", ":9999"});
    QCOMPARE(display.status, 1);
    QVERIFY2(display.err.startsWith("giaguaro: there is no display to open a window on"), display.err);
    Ended const style =
        ends({"-style", "nosuch", "--game", "jaguar", "--seed", "7", "--grab", path("picture.png")});
    QCOMPARE(style.status, 0);
    QVERIFY2(style.err.contains("nosuch"), style.err);
  }

  void saysWhatItCannotPrint() {
    QProcess shell;
    start(shell, "sh", {"-c", built("giaguaro") + " --help >&-"});
    QVERIFY(shell.waitForFinished(60000));
    QCOMPARE(shell.exitCode(), 2);
  }

  // Installed under another folder it finds all that it needs there: it paints the same, in both languages,
  // it plays sounds, and the desktop finds its entry and its icon.
  void installedElsewhere() {
    QProcess install;
    install.setProcessChannelMode(QProcess::MergedChannels);
    install.start("cmake", {"--install", GIAGUARO_BINARY_DIR, "--prefix", path("prefix")});
    QVERIFY(install.waitForFinished(120000));
    QVERIFY2(install.exitCode() == 0, install.readAll().constData());

    QString const program = path("prefix/bin/giaguaro");
    QImage pictures[2];
    for (int i = 0; QString const& language : QStringList{"en", "it"}) {
      QImage& here = pictures[i++];
      here = picture(program, language);
      QVERIFY(!here.isNull());
      QVERIFY(here == picture(built("giaguaro"), language));
    }
    QVERIFY(pictures[0] != pictures[1]);  // it speaks both
    QProcess arena;
    start(arena, path("prefix/bin/giaguaro-arena"), {"games"});
    QVERIFY(arena.waitForFinished(60000) && arena.exitCode() == 0);

    QString const share = path("prefix/share/");
    QByteArray const entry = contentOf(share + "applications/giaguaro.desktop");
    QVERIFY(entry.contains("Exec=giaguaro"));
    QVERIFY(entry.contains("Icon=giaguaro\n"));
    QVERIFY(QFile::exists(share + "mime/packages/giaguaro.xml"));
    QVERIFY(QFile::exists(share + "icons/hicolor/scalable/apps/giaguaro.svg"));
    QVERIFY(!QImage(share + "icons/hicolor/48x48/apps/giaguaro.png").isNull());
  }

  // Its own module, when somebody wants to hear something.
  void installedWithItsSounds() {
    if (SoundModule::file().isEmpty()) QSKIP("Qt Multimedia is not installed.");
    QProcess install;
    install.start("cmake", {"--install", GIAGUARO_BINARY_DIR, "--prefix", path("prefix")});
    QVERIFY(install.waitForFinished(120000) && install.exitCode() == 0);
    QVERIFY(QDir().mkpath(path("config/giaguaro")));
    QFile preferences(path("config/giaguaro/preferences.ini"));
    QVERIFY(preferences.open(QIODevice::WriteOnly));
    preferences.write("[player]\navatar=3\n[sound]\non=true\n[paces]\nthinking=0\n");
    preferences.close();
    QProcess program;
    start(program, path("prefix/bin/giaguaro"),
          {"--game", "jaguar", "--seats", "greedy", "--option", "hands=100"});
    QVERIFY(program.waitForStarted());
    QString const maps = QString("/proc/%1/maps").arg(program.processId());
    QByteArray const module = QFile::encodeName(path("prefix/lib/giaguaro/giaguaro_sounds.so"));
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(maps).contains(module), 60000);
    program.terminate();
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitCode(), 0);
  }
};

}  // namespace testProgram

QTEST_GUILESS_MAIN(testProgram::TestProgram)
#include "test_program.moc"
