#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <variant>

#include "app/desktop/command_line.h"
#include "tests/joined.h"

namespace testCommandLine {

using namespace giaguaro;

namespace {

std::vector<std::string> words(QString const& line) {
  std::vector<std::string> arguments;
  for (QString const& word : line.split(' ', Qt::SkipEmptyParts)) arguments.push_back(word.toStdString());
  return arguments;
}

CommandLine accepted(QString const& line) {
  auto const read = readCommandLine(words(line));
  if (auto const* end = std::get_if<CommandLineEnd>(&read)) {
    qWarning("%s", end->text.c_str());
    return {};
  }
  return std::get<CommandLine>(read);
}

}  // namespace

class TestCommandLine : public QObject {
  Q_OBJECT

 private slots:
  void nothing() {
    CommandLine const line = accepted("");
    QVERIFY(!line.match);
    QVERIFY(line.language.isEmpty() && !line.size.isValid() && line.grab.isEmpty());
  }

  void match() {
    CommandLine const line = accepted(
        "--game jaguar --players 5 --option hands=4 --seats human,greedy,random,greedy,greedy --seed "
        "18446744073709551615 --play 12 --size 1000x700 --grab a.png --language it --log-turns t.json "
        "--full-speed "
        "--quit");
    QVERIFY(line.match.has_value());
    QCOMPARE(std::string(line.match->game->id), "jaguar");
    QCOMPARE(line.match->players, 5);
    QCOMPARE(line.match->levels, (std::vector<std::string>{"human", "greedy", "random", "greedy", "greedy"}));
    QCOMPARE(*line.match->seed, 18446744073709551615U);
    QCOMPARE(line.match->playFirst, 12);
    QCOMPARE(int{line.match->options.values[static_cast<std::size_t>(line.match->game->handsOption)]}, 4);
    QCOMPARE(line.size, QSize(1000, 700));
    QCOMPARE(line.grab, "a.png");
    QCOMPARE(line.logTurns, "t.json");
    QCOMPARE(line.language, "it");
    QVERIFY(line.fullSpeed && line.quitWhenOver);
  }

  // Behind -- everything is a file, whatever it looks like.
  void filesBehindDashes() {
    QCOMPARE(accepted("-- --help").file, "--help");
    QCOMPARE(accepted("--language it -- -style").file, "-style");
    QCOMPARE(accepted("--language it -- -style").language, "it");
    QCOMPARE(accepted("-- --").file, "--");
    QVERIFY(accepted("--").file.isEmpty());
    for (char const* line : {"a -- b", "-- a b", "--game jaguar -- a"}) {
      auto const read = readCommandLine(words(line));
      QVERIFY2(std::holds_alternative<CommandLineEnd>(read), line);
      QCOMPARE(std::get<CommandLineEnd>(read).status, 2);
    }
  }

  void everyGame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    for (GameInfo const* game : allGames())
      for (int const players : game->players)
        QTest::addRow("%s %d", std::string(game->id).c_str(), players)
            << QString::fromStdString(std::string(game->id)) << players;
  }
  // Each of its options in each of its values, too.
  void everyGame() {
    QFETCH(QString, game);
    QFETCH(int, players);
    QString const line = QString("--game %1 --players %2 --seats greedy").arg(game).arg(players);
    CommandLine const plain = accepted(line);
    QVERIFY(plain.match.has_value());
    QCOMPARE(plain.match->levels.size(), static_cast<std::size_t>(players));
    GameInfo const& info = *plain.match->game;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      OptionInfo const& option = info.options[i];
      int const last = option.values.empty() ? option.most : static_cast<int>(option.values.size()) - 1;
      for (int const value : {static_cast<int>(option.least), last}) {
        auto const text = QString::fromStdString(option.text(static_cast<std::int16_t>(value)));
        QString const name = QString::fromStdString(std::string(option.name));
        Options only = completed(info.options, {});
        only.values[i] = static_cast<std::int16_t>(value);
        if (info.optionAgainst(players, only) >= 0) continue;  // which is told, and not for so many
        CommandLine const set = accepted(line + " --option " + name + '=' + text);
        QVERIFY(set.match.has_value());
        QCOMPARE(int{set.match->options.values[i]}, value);
      }
    }
  }

  void usualValues() {
    CommandLine const line = accepted("--game=jaguar");
    QCOMPARE(line.match->levels.front(), "human");
    QCOMPARE(line.match->levels.back(), std::string(usualPlayer));
    QVERIFY(!line.match->seed);
    QVERIFY(line.match->options == completed(line.match->game->options, {}));
    QCOMPARE(accepted("--seats=random").match->levels, std::vector<std::string>(5, "random"));
    QVERIFY(accepted("--grab a.png").match.has_value());
    QVERIFY(!accepted("--language en").match.has_value());
    QVERIFY(!accepted("--size 900x600").match.has_value());
    QVERIFY(accepted("--size 900x600").file.isEmpty());
    QCOMPARE(accepted("--language it a.giaguaro --full-speed").file, "a.giaguaro");
    QVERIFY(!accepted("a.giaguaro").match.has_value());
  }

  void qtsOptionsAreLeftToQt_data() {
    QTest::addColumn<QString>("line");
    for (char const* line : {"-platform offscreen", "--platform offscreen --game jaguar", "-style fusion",
                             "-style=fusion", "-reverse", "-stylesheet=a.qss"})
      QTest::newRow(line) << line;
  }
  void qtsOptionsAreLeftToQt() {
    QFETCH(QString, line);
    QVERIFY(std::holds_alternative<CommandLine>(readCommandLine(words(line))));
  }

  void refused_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    auto const row = [](char const* line, char const* says) { QTest::newRow(line) << line << says; };
    row("--gam jaguar", "--gam: there is no such option");
    row("-x", "-x: there is no such option");
    row("a.giaguaro b.giaguaro", "\"b.giaguaro\": only one match can be opened");
    row("a.giaguaro --players 5", "\"a.giaguaro\" holds a match of its own");
    row("--grab a.png a.giaguaro", "\"a.giaguaro\" holds a match of its own");
    row("--game", "--game needs a value");
    row("--game=", "--game needs a value");
    row("-platform", "-platform needs a value");
    row("--game chess", "--game chess: there is no such game, only jaguar");
    row("--game jaguar --game jaguar", "--game is given twice");
    row("--players 4", "--players 4: jaguar is for 5 players");
    row("--players five", "--players five: jaguar is for 5 players");
    row("--players 5x", "--players 5x: jaguar is for 5 players");
    row("--option hands", "--option hands: it is written NAME=VALUE");
    row("--option hand=3", "--option hand=3: jaguar has no option \"hand\"; it has hands");
    row("--option hands=0", "--option hands=0: \"0\" is not a number from");
    row("--option hands=many", "--option hands=many: \"many\" is not a number from");
    row("--option hands=99999999999", "is not a number from");
    row("--option hands=3 --option hands=4", "the option hands is given twice");
    row("--seats greedy,greedy", "2 names for 5 seats");
    row("--seats greedy,,greedy,greedy,greedy", "there is no player \"\"");
    row("--seats clever",
        "there is no player \"clever\", only human, random, greedy, novice, club and expert");
    row("--seed -1", "--seed -1: it is a whole number from 0 to 18446744073709551615");
    row("--seed 18446744073709551616", "it is a whole number");
    row("--seed 7.5", "it is a whole number");
    row("--play -1", "--play -1: it is a whole number from 0");
    row("--play all", "--play all: it is a whole number from 0");
    row("--size 1280", "--size 1280: it is written WIDTHxHEIGHT");
    row("--size 1280x", "it is written WIDTHxHEIGHT");
    row("--size 1280x800x24", "it is written WIDTHxHEIGHT");
    row("--size 100x100", "--size 100x100: it is from 900x600 to 7680x4320");
    row("--size 99999x99999", "it is from 900x600");
    row("--language fr", "--language fr: it is en or it");
  }
  void refused() {
    QFETCH(QString, line);
    QFETCH(QString, says);
    auto const read = readCommandLine(words(line));
    QVERIFY(std::holds_alternative<CommandLineEnd>(read));
    auto const& end = std::get<CommandLineEnd>(read);
    QCOMPARE(end.status, 2);
    QString const text = QString::fromStdString(end.text);
    QVERIFY2(text.contains(says), end.text.c_str());
    QVERIFY(text.startsWith("giaguaro: ") && text.endsWith(".\n"));
    QCOMPARE(text.count('\n'), 1);  // one sentence
  }

  void helpAndVersion() {
    for (auto const& arguments : {words("--help"), words("--game chess --help"), words("-h")}) {
      auto const end = std::get<CommandLineEnd>(readCommandLine(arguments));
      QCOMPARE(end.status, 0);
      QVERIFY(end.text.find("--option") != std::string::npos);
      QVERIFY(end.text.find("jaguar") != std::string::npos);
      QVERIFY(end.text.find("GAMES") == std::string::npos);
    }
    auto const end = std::get<CommandLineEnd>(readCommandLine({"--version"}));
    QCOMPARE(end.text, std::string("giaguaro ") + GIAGUARO_VERSION + "\n");
  }

  // The program itself, where there is no display.
  void withoutADisplay_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("window") << QStringList{} << 1;
    QTest::newRow("match") << QStringList{"--game", "jaguar"} << 1;
    QTest::newRow("no such platform") << QStringList{"-platform", "nowhere"} << 2;
    QTest::newRow("help") << QStringList{"--help"} << 0;
    QTest::newRow("version") << QStringList{"--version"} << 0;
    QTest::newRow("refused") << QStringList{"--game", "chess"} << 2;
  }
  void withoutADisplay() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QString const path = QCoreApplication::applicationDirPath() + "/giaguaro";
    QVERIFY2(QFile::exists(path), "the program is not built");
    QTemporaryDir const home;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (char const* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    environment.insert("HOME", home.path());
    program.setProcessEnvironment(environment);
    program.start(path, arguments);
    QVERIFY(program.waitForFinished(20000));
    QVERIFY(program.exitStatus() == QProcess::NormalExit);
    QCOMPARE(program.exitCode(), status);
    QByteArray const complaint = program.readAllStandardError();
    if (status == 0)
      QVERIFY(complaint.isEmpty());
    else
      QVERIFY2(complaint.startsWith("giaguaro: ") && complaint.count('\n') == 1, complaint);
  }
};

}  // namespace testCommandLine

QTEST_GUILESS_MAIN(testCommandLine::TestCommandLine)
#include "test_command_line.moc"
