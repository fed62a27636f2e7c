// The people of this computer (app/desktop/people/profiles.h): who was alone becomes the first of them, each has what is their own,
// all of it can be written to a file, and of whoever is deleted no byte is left.
#include <QAccessible>
#include <QAction>
#include <QDirIterator>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSettings>
#include <QTest>

#include "app/desktop/people/own_data.h"
#include "core/positions/positions_json.h"
#include "tests/app/history_tools.h"
#include "tests/app/own_mistake.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/people/people_sheet.h"
#include "ui/people/welcome.h"

namespace testPeople {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// As a program from before there were several people has written it.
constexpr char const* settingsOfToday = R"(language=en

[player]
name=Zoraide
avatar=7

[cards]
clicks=second
fourColours=true

[guide]
depth=player
ranks=false

[table]
theme=wine

[paces]
thinking=300
trickUntilClick=false

[match]
game=jaguar
players=5
seats\1\name=Zoraide
seats\1\avatar=7
seats\1\human=true
seats\1\level=
seats\2\name=Anna
seats\2\avatar=1
seats\2\human=false
seats\2\level=novice
seats\size=2

[games]
jaguar\players=5

[people]
1\name=Zoraide
1\avatar=7
size=1

[tips]
offered=jaguar, tarot
)";

// A match that this person has played, and perhaps another one with them.
Record matchOf(std::string const& name, std::string const& other = {}) {
  MatchPlan plan = planWithViewer(1, 12);
  plan.setup.names[0] = name;
  if (!other.empty()) {
    plan.setup.names[1] = other;
    plan.setup.levels[1] = humanPlayer;
  }
  return recordOf(plan);
}

// As one that was interrupted behind so many actions.
QByteArray journalOf(MatchPlan plan, int actions) {
  plan.setup.identity = {freshUuid(), "2026-11-25T10:00:00Z", "test"};
  return headerLine(plan, played(plan, actions)->record());
}

}  // namespace

class TestPeople : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<Program> program_;

  QString file() const { return home_->filePath("preferences.ini"); }
  QString data(QString const& name) const { return home_->filePath("data/" + name); }
  void put(QString const& path, QByteArray const& text) const {
    QDir().mkpath(QFileInfo(path).path());
    QFile opened(path);
    QVERIFY(opened.open(QIODevice::WriteOnly));
    QCOMPARE(opened.write(text), text.size());
  }
  MainWindow& window() { return program_->window(); }
  Desktop& desktop() { return program_->desktop(); }
  PeopleSheet* sheet() { return window().findChild<PeopleSheet*>(); }
  bool isOpen() { return sheet() != nullptr && sheet()->isVisible(); }
  QString note() { return window().findChild<QLabel*>("peopleNote")->text(); }
  QLineEdit* name() { return window().findChild<QLineEdit*>("personName"); }
  bool sits(QString const& who) {
    return std::ranges::any_of(sheet()->people(),
                               [&](PersonAtHome const& one) { return one.sits && one.name == who; });
  }
  void start(CommandLine const& line = lineWithMatch({}, 12)) {
    program_ = std::make_unique<Program>(home_->path(), line);
    QVERIFY(program_->isActive());
  }
  void open() {
    window().findChild<QAction*>("actionPeople")->trigger();
    QVERIFY(isOpen());
  }
  void add(QString const& who) {
    QVERIFY(program_->click("addPerson"));
    QVERIFY(name()->hasFocus());
    QTest::keyClicks(name(), who);
    program_->press(Qt::Key_Return);
  }
  // Whoever is chosen, after all has been asked.
  void remove() {
    QVERIFY(program_->click("deletePerson"));
    auto const asked = [this] {
      auto const* deed = window().findChild<QAbstractButton*>("agreedDeed");
      return deed != nullptr && deed->isVisible();
    };
    QVERIFY(comes(asked));
    QVERIFY(program_->click("agreedDeed"));
  }
  // The files in which this stands.
  QStringList filesWith(QByteArray const& text) const {
    QStringList found;
    for (QDirIterator each(home_->path(), QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
      QFile opened(each.next());
      if (opened.open(QIODevice::ReadOnly) && opened.readAll().contains(text)) found << each.fileName();
    }
    return found;
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    put(file(), settingsOfToday);
  }
  void cleanup() {
    program_.reset();
    home_.reset();
  }

  void whoWasAloneIsTheFirst() {
    Settings const before = Preferences(file()).settings();
    QCOMPARE(before.guide, GuideDepth::player);
    Preferences preferences(file());
    auto const own = preferences.ownOf(1);
    auto const people = preferences.profiles();
    QCOMPARE(people.size(), std::size_t{1});
    QCOMPARE(people[0].number, 1);
    QCOMPARE(people[0].name, QString("Zoraide"));
    QCOMPARE(people[0].avatar, 7);
    QCOMPARE(people[0].level, QString("novice"));
    // Somebody else in between takes nothing away.
    int const other = preferences.addProfile("Bruno", 5);
    preferences.sitDown(other);
    QCOMPARE(preferences.playerName(), QString("Bruno"));
    QCOMPARE(preferences.settings().guide, Settings{}.guide);
    QCOMPARE(preferences.settings().theme, QString("wine"));  // the computer's
    QVERIFY(preferences.settings().cards.variant.fourColours);
    QVERIFY(!preferences.lastMatch());
    QVERIFY(preferences.knownGames().isEmpty());
    QVERIFY(preferences.store());
    Preferences later(file());
    QCOMPARE(later.playerName(), QString("Bruno"));
    later.sitDown(1);
    QCOMPARE(later.settings(), before);
    auto again = later.ownOf(1);
    QVERIFY(again == own);
    QCOMPARE(later.lastMatch()->seats.at(1).level, QString("novice"));
    QCOMPARE(later.profiles().size(), std::size_t{2});
  }

  // Another window has deleted whoever still sits in this one: nothing of them comes back, and whoever comes later is not
  // taken for them.
  void whoWasDeletedElsewhereStaysDeleted_data() {
    QTest::addColumn<bool>("isLast");
    QTest::newRow("the last one") << true;
    QTest::newRow("one of two") << false;
  }
  void whoWasDeletedElsewhereStaysDeleted() {
    QFETCH(bool, isLast);
    Preferences elsewhere(file());
    int const second = isLast ? 1 : elsewhere.addProfile("Bruno", 5);
    elsewhere.sitDown(second);
    Preferences here(file());
    elsewhere.removeProfile(second);
    if (!isLast) {
      int const third = elsewhere.addProfile("Carla", 6);
      QVERIFY(third != second);
      elsewhere.sitDown(third);
    }
    Settings settings = here.settings();
    settings.guide = GuideDepth::off;
    here.setSettings(settings);
    here.setTally("jaguar", {9, 3});
    QVERIFY(here.store() && elsewhere.store());
    QVERIFY(Preferences(file()).settings().guide != GuideDepth::off);
    QVERIFY(Preferences(file()).tally("jaguar") == Preferences::Tally{});
    QVERIFY(filesWith("Bruno").isEmpty());
    if (isLast) QVERIFY(Preferences(file()).firstRun());
  }

  // Before anybody was welcomed something may be set already, which is that person's then.
  void whatIsSetBeforeTheWelcomeStays() {
    QVERIFY(QFile::remove(file()));
    Preferences preferences(file());
    QVERIFY(preferences.firstRun());
    Settings settings;
    settings.guide = GuideDepth::off;
    preferences.setSettings(settings);
    preferences.setPlayer("Zoraide", 7);
    QVERIFY(preferences.store());
    QCOMPARE(Preferences(file()).settings().guide, GuideDepth::off);
  }

  // The first page counts the matches of who sits here: not those of a computer of that name, nor what was deleted.
  void matchesOfWhoSitsHere() {
    auto const won = [this] { return Preferences(file()).tally("jaguar"); };
    put(data("history/2026-11-20-120000-1-jaguar.json"), matchFileOf(matchOf("Zoraide")));
    Record other = matchOf("Bruno");
    other.names[1] = "Zoraide";  // a computer
    put(data("history/2026-11-21-120000-1-jaguar.json"), matchFileOf(other));
    std::int64_t own = 0;
    {
      AskedHistory history(data({}).chopped(1));
      QVERIFY(history.catchesUp());
      std::vector<HistoryRow> rows = history.allRows();
      QCOMPARE(rows.size(), std::size_t{2});
      if (rows[0].seats[0].name == "Zoraide") std::swap(rows[0], rows[1]);
      own = rows[1].id;
      int const first = rows[1].seats[0].place == 1 ? 1 : 0;
      QVERIFY(history.tallied({"zoraide"}) == (std::vector<MatchTally>{{"jaguar", 1, first}}));
      QVERIFY(history.tallied({"Bruno", "Zoraide"}) ==
              (std::vector<MatchTally>{{"jaguar", 2, first + (rows[0].seats[0].place == 1 ? 1 : 0)}}));
      QVERIFY(history.tallied({QString()}).empty());
    }
    start();
    window().findChild<QAction*>("actionHistory")->trigger();
    QVERIFY(comes([&] { return program_->desktop().history().isUsed(); }));
    program_->press(Qt::Key_Escape);
    emit window().newMatchWanted();
    QVERIFY(comes([&] {
      program_->desktop().storePreferences();
      return won().matches == 1;
    }));
    std::optional<HistoryTrouble> gone;
    program_->desktop().history().remove(own, [&gone](HistoryTrouble trouble) { gone = trouble; });
    QVERIFY(comes([&] { return gone == HistoryTrouble::none; }));
    program_->press(Qt::Key_Escape);
    emit window().newMatchWanted();
    QVERIFY(comes([&] {
      program_->desktop().storePreferences();
      return won().matches == 0;
    }));
  }

  void aNameThatChangesIsFoundByBoth() {
    Preferences preferences(file());
    preferences.renameProfile(1, "  Zora ", 3);
    QCOMPARE(preferences.playerName(), QString("Zora"));
    QCOMPARE(preferences.profiles()[0].names(), QStringList({"Zora", "Zoraide"}));
    QCOMPARE(preferences.lastMatch()->seats.at(0).name, QString("Zora"));
    for (SeatChoice const& known : preferences.people()) QVERIFY(known.name != "Zoraide");
  }

  // Who played without a name has the one that was given at the next table, and nobody else there has it.
  void aFirstNameReachesTheTable() {
    Preferences preferences(file());
    preferences.renameProfile(1, "", 3);
    MatchChoice choice = *preferences.lastMatch();
    choice.seats[0].name.clear();
    choice.seats[1].human = true;
    choice.seats[1].name.clear();
    preferences.setLastMatch(choice);
    preferences.renameProfile(1, "Rosa", 4);
    QCOMPARE(preferences.lastMatch()->seats.at(0).name, QString("Rosa"));
    QCOMPARE(preferences.lastMatch()->seats.at(0).avatar, 4);
    QVERIFY(preferences.lastMatch()->seats.at(1).name.isEmpty());
  }

  void aFaceThatChangesIsThatOfTheNextTable() {
    Preferences preferences(file());
    preferences.renameProfile(1, "Zoraide", 3);
    QCOMPARE(preferences.lastMatch()->seats.at(0).avatar, 3);
    QCOMPARE(preferences.lastMatch()->seats.at(1).avatar, 1);
    QCOMPARE(preferences.people().at(0).avatar, 3);
  }

  void eachHasTheirOwn() {
    start();
    open();
    QVERIFY(sits("Zoraide"));
    add("Bruno");
    QCOMPARE(sheet()->people().size(), std::size_t{2});
    QVERIFY(program_->click("sitDownAs"));
    QVERIFY(sits("Bruno"));
    QVERIFY(note().contains("Bruno"));
    QCOMPARE(window().settings().guide, GuideDepth::newcomer);
    QCOMPARE(window().settings().clicks, ClickMode::onePlays);
    QCOMPARE(window().settings().theme, QString("wine"));
    // What is set now is Bruno's, even if it is not stored yet when somebody else sits down.
    Settings set = window().settings();
    set.guide = GuideDepth::off;
    window().setSettings(set);
    emit window().settingsChanged(set);
    sheet()->choose(1);
    QVERIFY(program_->click("sitDownAs"));
    QVERIFY(sits("Zoraide"));
    QCOMPARE(window().settings().guide, GuideDepth::player);
    QCOMPARE(window().settings().clicks, ClickMode::secondPlays);
    desktop().storePreferences();
    Preferences stored(file());
    QCOMPARE(stored.settings().guide, GuideDepth::player);
    stored.sitDown(2);
    QCOMPARE(stored.settings().guide, GuideDepth::off);
    QVERIFY(desktop().session().hasMatch());  // the match is the same people's
  }

  void lessonsAreTheirOwn() {
    put(data("lessons.json"), LessonProgress{{{"jaguar-1", {true, {}}}}, "jaguar-1"}.toJson());
    start();
    auto const progress = [this] {
      desktop().teaching().offer();
      auto const isThere = [this] {
        auto const* lessons = window().findChild<LessonsSheet*>();
        return lessons != nullptr && lessons->isVisible();
      };
      comes(isThere);
      program_->press(Qt::Key_Escape);
      return desktop().teaching().progress();
    };
    QVERIFY(progress().of("jaguar-1") != nullptr);
    open();
    add("Bruno");
    QVERIFY(program_->click("sitDownAs"));
    program_->press(Qt::Key_Escape);
    QVERIFY(progress().lessons.empty());
    program_.reset();
    start();
    QVERIFY(progress().lessons.empty());
    open();
    sheet()->choose(1);
    QVERIFY(program_->click("sitDownAs"));
    program_->press(Qt::Key_Escape);
    QVERIFY(progress().of("jaguar-1") != nullptr);
  }

  // Who was added and left as proposed is not there any more; who got a name, or sits here, stays.
  void whoWasNotMeantDoesNotStay() {
    start();
    open();
    QVERIFY(program_->click("addPerson"));
    QCOMPARE(sheet()->people().size(), std::size_t{2});
    program_->press(Qt::Key_Escape);
    open();
    QCOMPARE(sheet()->people().size(), std::size_t{1});
    add("Bruno");
    program_->press(Qt::Key_Escape);
    open();
    QCOMPARE(sheet()->people().size(), std::size_t{2});
    QVERIFY(program_->click("addPerson"));
    QVERIFY(program_->click("sitDownAs"));
    program_->press(Qt::Key_Escape);
    open();
    QCOMPARE(sheet()->people().size(), std::size_t{3});
  }

  // Escape after a name was typed keeps it, as any other way out of the field does.
  void aTypedNameIsNotLostByEscape() {
    start();
    open();
    QVERIFY(program_->click("addPerson"));
    PersonAtHome const added = sheet()->people().back();
    QTest::keyClicks(name(), "Maria");
    program_->press(Qt::Key_Escape);
    open();
    QCOMPARE(sheet()->people().size(), std::size_t{2});
    QCOMPARE(sheet()->people().back().number, added.number);
    QCOMPARE(sheet()->people().back().avatar, added.avatar);
    QVERIFY(std::ranges::count(sheet()->people(), QStringLiteral("Maria"), &PersonAtHome::name) == 1);
  }

  void byKeysAlone() {
    start();
    open();
    add("Bruno");
    program_->press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(program_->focusName(), QString("addPerson"));
    program_->press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(program_->focusName(), QString("person_2"));
    program_->press(Qt::Key_Up);
    QCOMPARE(sheet()->chosen(), 1);
    program_->press(Qt::Key_Down);
    QCOMPARE(sheet()->chosen(), 2);
    QCOMPARE(name()->text(), QString("Bruno"));
    program_->press(Qt::Key_Return);
    QVERIFY(sits("Bruno"));
    QCOMPARE(program_->focusName(), QString("person_2"));
    QAccessibleInterface* row = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
    QCOMPARE(row->text(QAccessible::Name), QString("Bruno, sits at the table"));
    program_->press(Qt::Key_Escape);
    QVERIFY(!isOpen());
  }

  void nobodyHasTheNameOfAnother() {
    start();
    open();
    add("zoraide");
    QCOMPARE(sheet()->people()[1].name, QString("Person 2"));
    QCOMPARE(name()->text(), QString("zoraide"));  // to be mended
    name()->selectAll();
    QTest::keyClicks(name(), "Bruno");
    program_->press(Qt::Key_Return);
    QCOMPARE(sheet()->people()[1].name, QString("Bruno"));
    QVERIFY(program_->click("personFace_9"));
    QCOMPARE(sheet()->people()[1].avatar, 9);
  }

  void aFormerNameIsTakenToo() {
    start();
    open();
    name()->setFocus();
    name()->selectAll();
    QTest::keyClicks(name(), "Zora");
    program_->press(Qt::Key_Return);
    QCOMPARE(sheet()->people()[0].name, QString("Zora"));
    add("zoraide");
    QCOMPARE(sheet()->people()[1].name, QString("Person 2"));
    emit sheet()->changed(2, "zoraide", 5);
    QCOMPARE(sheet()->people()[1].name, QString("Person 2"));
    emit sheet()->changed(1, "Zoraide", 7);  // whose it was may have it back
    QCOMPARE(sheet()->people()[0].name, QString("Zoraide"));
  }

  // The files of an earlier version may have somebody under another's former name.
  void aFormerNameOfAnotherIsNotTheirs() {
    {
      Preferences preferences(file());
      preferences.renameProfile(1, "Giulia", 7);
      preferences.addProfile("Zoraide", 5);
      QVERIFY(preferences.store());
    }
    put(data("history/2026-11-20-120000-1-jaguar.json"), matchFileOf(matchOf("Zoraide")));
    put(data("history/2026-11-21-120000-1-jaguar.json"), matchFileOf(matchOf("Giulia")));
    start();
    open();
    QVERIFY(sits("Giulia"));
    remove();
    QVERIFY(comes([&] { return sits("Zoraide"); }));
    program_.reset();
    AskedHistory history(data({}).chopped(1));
    QVERIFY(history.catchesUp());
    auto const rows = history.allRows();
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].seats[0].name, QString("Zoraide"));
    QCOMPARE(Preferences(file()).profiles().size(), std::size_t{1});
  }

  // The name is taken as the click takes the focus away, and the click counts nevertheless.
  void oneClickTakesTheNameAndChooses() {
    start();
    open();
    add("Bruno");
    name()->selectAll();
    QTest::keyClicks(name(), "Brunello");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the row from before Bruno
    QVERIFY(program_->click("person_1"));
    QCOMPARE(sheet()->people()[1].name, QString("Brunello"));
    QCOMPARE(sheet()->chosen(), 1);
    QCOMPARE(name()->text(), QString("Zoraide"));
  }

  void everythingInOneFile() {
    KeptPosition position = mistake();
    position.names[0] = "Zoraide";
    put(data("positions.json"), QByteArray::fromStdString(positionsToJson({position, mistake()})));
    put(data("lessons.json"), LessonProgress{{{"jaguar-1", {true, {}}}}, "jaguar-1"}.toJson());
    put(data("history/2026-11-20-120000-1-jaguar.json"), matchFileOf(matchOf("Zoraide")));
    put(data("history/2026-11-21-120000-1-jaguar.json"), matchFileOf(matchOf("Bruno")));
    put(data("history/2026-11-22-120000-1-jaguar.json"), matchFileOf(matchOf("Bruno", "ZORAIDE")));
    start();  // at a table of theirs, which is exported as far as it has come
    QVERIFY(reaches(program_->session(), Session::Phase::choosing));
    open();
    QString const path = home_->filePath("all.jsonl");
    QVERIFY(program_->click("exportPerson"));
    auto* const dialog = window().findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->selectedFiles().value(0).endsWith("giaguaro-Zoraide.jsonl"));
    emit dialog->fileSelected(path);
    dialog->close();
    QVERIFY(comes([&] { return note().contains("all.jsonl"); }));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QMap<QString, int> lines;
    for (QByteArray const& line : written.readAll().trimmed().split('\n')) {
      QJsonDocument const json = QJsonDocument::fromJson(line);
      QVERIFY2(json.isObject(), line.constData());
      QString const what = json.object().contains("format") ? "head" : json.object().keys().value(0);
      ++lines[what];
      if (what == "head") QCOMPARE(json["name"].toString(), QString("Zoraide"));
      if (what == "preferences") QCOMPARE(json["preferences"]["guide/depth"].toString(), QString("player"));
      if (what == "lessons") QVERIFY(json["lessons"]["lessons"]["jaguar-1"]["done"].toBool());
      if (what == "match")
        QCOMPARE(readMatch(QJsonDocument(json["match"].toObject()).toJson().toStdString()).state,
                 MatchFile::State::fine);
    }
    QCOMPARE(lines, (QMap<QString, int>{
                        {"head", 1}, {"preferences", 1}, {"lessons", 1}, {"positions", 1}, {"match", 3}}));
    QVERIFY(filesWith("Zoe").contains("positions.json"));
    QVERIFY(!filesWith("Zoe").contains("all.jsonl"));  // somebody else's
  }

  // A match in play and one that was interrupted too, before any of their hands was over; once each.
  void whatIsNotOverIsExportedToo() {
    put(data("history/2026-11-20-120000-1-jaguar.json"), matchFileOf(matchOf("Zoraide")));
    MatchPlan plan = planWithViewer(1, 5);
    plan.setup.names[0] = "Zoraide";
    put(data("match-3.jsonl"), journalOf(plan, 3));
    plan.setup.names[0] = "Bruno";
    put(data("match-4.jsonl"), journalOf(plan, 3));
    start();  // the match on the table is Zoraide's
    QVERIFY(reaches(program_->session(), Session::Phase::choosing));
    actAsBaseline(program_->session());
    QVERIFY(comes([&] { return program_->session().phase() != Session::Phase::recording; }));
    std::string const onTable = program_->session().record().identity.id;
    open();
    QVERIFY(program_->click("exportPerson"));
    auto* const dialog = window().findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    emit dialog->fileSelected(home_->filePath("all.jsonl"));
    dialog->close();
    QVERIFY(comes([&] { return note().contains("all.jsonl"); }));
    QFile written(home_->filePath("all.jsonl"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QStringList ids;
    int unfinished = 0;
    for (QByteArray const& line : written.readAll().trimmed().split('\n')) {
      QJsonDocument const json = QJsonDocument::fromJson(line);
      if (!json.object().contains("match")) continue;
      QJsonObject const match = json["match"].toObject();
      QCOMPARE(match["names"][0].toString(), QString("Zoraide"));
      ids << match["id"].toString();
      unfinished += match.contains("settlement") ? 0 : 1;
    }
    QCOMPARE(ids.size(), 3);
    QCOMPARE(unfinished, 2);
    QCOMPARE(ids.count(QString::fromStdString(onTable)), 1);
  }

  // What somebody has called a circle may be about whoever was in it, and goes with them.
  void noNameOfACircleIsLeft() {
    for (char const* name : {"2026-11-20-120000-1-jaguar.json", "2026-11-22-120000-1-jaguar.json"})
      put(data(QString("history/") + name), matchFileOf(matchOf("Zoraide", "Bruno")));
    put(data("history/2026-11-23-120000-1-jaguar.json"), matchFileOf(matchOf("Bruno", "Ugo")));
    Preferences(file()).addProfile("Bruno", 5);
    {
      AskedHistory history(data({}).chopped(1));
      QVERIFY(history.catchesUp());
      std::vector<std::int64_t> fridays;
      std::vector<std::int64_t> sundays;
      for (HistoryRow const& row : history.allRows())
        (row.seats[0].name == "Zoraide" ? fridays : sundays).push_back(row.id);
      QVERIFY(fridays.size() == 2 && sundays.size() == 1);
      history.noteCircle({.game = "jaguar",
                          .people = {"Zoraide", "Bruno"},
                          .matches = fridays,
                          .name = "Fridays at Zora's",
                          .worth = {}});
      history.noteCircle(
          {.game = "jaguar", .people = {"Bruno", "Ugo"}, .matches = sundays, .name = "Sundays", .worth = {}});
    }
    QVERIFY(!filesWith("Fridays at Zora's").isEmpty());
    start();
    open();
    remove();
    QVERIFY(comes([&] { return sits("Bruno"); }));
    program_.reset();
    QCOMPARE(filesWith("Fridays at Zora's"), QStringList());
    QVERIFY(!filesWith("Sundays").isEmpty());
  }

  // Of two windows whoever sits down in one sits in the other too, which says so; what was set there before is the other's.
  void twoWindowsHaveOnePerson() {
    Preferences(file()).addProfile("Bruno", 5);
    start();
    Program other(home_->path(), lineWithMatch({}, 13));
    QVERIFY(other.isActive());
    Settings settings = other.window().settings();
    QCOMPARE(settings.guide, GuideDepth::player);  // Zoraide's
    settings.guide = GuideDepth::off;
    emit other.window().settingsChanged(settings);
    window().activateWindow();
    QVERIFY(program_->isActive());
    open();
    sheet()->choose(2);
    QVERIFY(program_->click("sitDownAs"));
    QVERIFY(sits("Bruno"));
    other.window().activateWindow();
    QMessageBox* box = nullptr;
    QVERIFY(comes([&] { return (box = other.window().findChild<QMessageBox*>()) != nullptr; }));
    QCOMPARE(box->text(), QString("Bruno took the seat in another window, and so sits in this one too."));
    QCOMPARE(other.window().settings().guide, Settings{}.guide);
    QVERIFY(other.session().hasMatch());  // which goes on
    box->close();
    settings = other.window().settings();
    settings.guide = GuideDepth::player;
    emit other.window().settingsChanged(settings);
    other.desktop().storePreferences();
    Preferences stored(file());
    QCOMPARE(stored.playerName(), QString("Bruno"));
    QCOMPARE(stored.settings().guide, GuideDepth::player);
    stored.sitDown(1);
    QCOMPARE(stored.settings().guide, GuideDepth::off);
  }

  // Another program has the file for itself: what it writes is seen only by who reads it again.
  void whoSatDownInAnotherProgramIsSeen() {
    Preferences(file()).addProfile("Bruno", 5);
    start();
    program_->desktop().storePreferences();
    QString const theirs = home_->filePath("theirs.ini");
    QVERIFY(QFile::copy(file(), theirs));
    {
      Preferences other(theirs);
      other.sitDown(2);
      QVERIFY(other.store());
    }
    QVERIFY(QFile::remove(file()) && QFile::rename(theirs, file()));
    QVERIFY(window().settings().guide == GuideDepth::player);  // Zoraide's
    QEvent comesBack(QEvent::WindowActivate);
    QCoreApplication::sendEvent(&window(), &comesBack);
    QMessageBox* box = nullptr;
    QVERIFY(comes([&] { return (box = window().findChild<QMessageBox*>()) != nullptr; }));
    QVERIFY2(box->text().startsWith("Bruno took the seat"), qPrintable(box->text()));
    QVERIFY(window().settings().guide == Settings{}.guide);
    box->close();
    program_->desktop().storePreferences();
    QCOMPARE(Preferences(file()).playerName(), QString("Bruno"));
  }

  void noByteIsLeft() {
    KeptPosition own = mistake();
    own.names[0] = "Zoraide";
    KeptPosition others = mistake();
    others.names[1] = "Zoraide";
    put(data("positions.json"), QByteArray::fromStdString(positionsToJson({own, others})));
    put(data("lessons.json"), LessonProgress{{{"jaguar-1", {true, {}}}}, "jaguar-1"}.toJson());
    put(data("positions.json.broken"), R"({"positions":[{"names":["Zoraide",)");
    put(data("history/2026-11-20-120000-1-jaguar.json"), matchFileOf(matchOf("Zoraide")));
    put(data("history/2026-11-21-120000-1-jaguar.json"), matchFileOf(matchOf("Bruno")));
    put(data("history/2026-11-22-120000-1-unreadable.json"), "{\"names\":[\"Zoraide\"]");
    MatchPlan left = planWithViewer(1, 5);
    left.setup.names[0] = "Zoraide";
    for (char const* place : {"match-3.jsonl", "history/2026-11-22-130000-1-jaguar.json.journal"})
      put(data(place), headerLine(left));
    Preferences(file()).addProfile("Bruno", 5);
    start();  // the match on the table is Zoraide's
    QVERIFY(reaches(program_->session(), Session::Phase::choosing));
    QVERIFY(!filesWith("Zoraide").isEmpty());
    open();
    remove();
    QVERIFY(comes([&] { return sits("Bruno"); }));
    QVERIFY(note().contains("Zoraide"));
    QVERIFY(!desktop().session().hasMatch());
    QVERIFY(comes([&] { return filesWith("Zoraide").isEmpty(); }) ||
            (qWarning() << filesWith("Zoraide"), false));
    program_.reset();
    QCOMPARE(filesWith("Zoraide"), QStringList());
    // Others have what they had, without that name.
    AskedHistory history(data({}).chopped(1));
    QVERIFY(history.catchesUp());
    auto const rows = history.allRows();
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].seats[0].name, QString("Bruno"));
    auto const positions = positionsFile(data("positions.json")).read().value;
    QCOMPARE(positions.size(), std::size_t{1});
    QCOMPARE(positions[0].names[1], std::string());
    QCOMPARE(Preferences(file()).profiles().size(), std::size_t{1});
  }

  // What cannot be read is searched for the name as JSON and an INI file write it.
  void aNameIsFoundAsItIsWritten() {
    QString const name = R"(Zoë "Zo" \o)";
    QTemporaryDir const folder;
    QDir const data(folder.path());
    QVERIFY(data.mkpath("history"));
    auto const keep = [&](char const* file, QByteArray const& text) {
      QFile opened(data.filePath(file));
      QVERIFY(opened.open(QIODevice::WriteOnly));
      opened.write(text);
    };
    QByteArray const json = QJsonDocument(QJsonObject{{"name", name}}).toJson();
    keep("lessons.json.broken", json);
    keep("history/2026-11-22-120000-1-unreadable.json", json.chopped(3));
    keep("positions.json.broken", QByteArray(json).replace("Zo", "O"));
    {
      QSettings settings(data.filePath("preferences.ini.broken"), QSettings::IniFormat);
      settings.setValue("people/name", name);
    }
    QVERIFY(forgetFiles(folder.path(), data.filePath("preferences.ini"), {name}));
    QCOMPARE(data.entryList(QDir::Files), QStringList{"positions.json.broken"});
    QCOMPARE(QDir(data.filePath("history")).entryList(QDir::Files), QStringList());
  }

  // Nobody else's file goes, whatever of it looks like that name.
  void aWordIsNobodysName_data() {
    QTest::addColumn<QString>("name");
    for (char const* name :
         {"Eve", "Ed", "Al", "level", "Jaguar", "human", "Ann", "nna", ",", ":", "guide", "player"})
      QTest::newRow(name) << name;
  }
  void aWordIsNobodysName() {
    QFETCH(QString, name);
    QTemporaryDir const folder;
    QDir const data(folder.path());
    QVERIFY(data.mkpath("history"));
    auto const keep = [&](char const* file, QByteArray const& text) {
      QFile opened(data.filePath(file));
      QVERIFY(opened.open(QIODevice::WriteOnly));
      opened.write(text);
    };
    MatchPlan plan = planWithViewer(1, 5);
    plan.setup.names[0] = "Anna";
    QByteArray const record = matchFileOf(matchOf("Anna"));
    keep("history/2026-11-22-120000-1-cut-short.json", record.chopped(3));
    keep("history/2026-11-22-120000-2-beginning-lost.json", record.mid(record.indexOf("\"level\"") + 3));
    keep("match-3.jsonl", headerLine(plan).replace("giaguaro-journal", "giaguaro-unknown"));
    keep("match-4.jsonl.broken", headerLine(plan) + "{\"deal\":\"started\"}\n");
    keep("club.json.broken", R"({"locked":[{"profile":"anna","why":"left"])");
    {
      QSettings settings(data.filePath("preferences.ini.broken"), QSettings::IniFormat);
      settings.setValue("player/name", "Anna");
      settings.setValue("player/formerly", QStringList{"Annina", "Nanna, really"});
      settings.setValue("guide/depth", "player");
      settings.setValue("match/game", "jaguar");
    }
    auto const files = [&] {
      return data.entryList(QDir::Files) + QDir(data.filePath("history")).entryList(QDir::Files);
    };
    QCOMPARE(files().size(), 6);
    QVERIFY(forgetFiles(folder.path(), data.filePath("preferences.ini"), {name, QString()}));
    QCOMPARE(files().size(), 6);
    QVERIFY(forgetFiles(folder.path(), data.filePath("preferences.ini"), {"nanna, REALLY"}));
    QCOMPARE(files().size(), 5);
    QVERIFY(forgetFiles(folder.path(), data.filePath("preferences.ini"), {"ANNA"}));
    QCOMPARE(files(), QStringList{"2026-11-22-120000-2-beginning-lost.json"});
  }

  void whoIsLockedOutStaysSo() {
    start();
    desktop().lockOuts().lock({}, LockOut::Why::left);
    open();
    remove();
    QVERIFY(comes([&] { return window().findChild<Welcome*>() != nullptr; }));
    QVERIFY(desktop().lockOuts().of({}).has_value());
    program_.reset();
    start(lineOf("en"));
    QVERIFY(desktop().lockOuts().of({}).has_value());
  }

  void theLastOneLeavesAFirstRun() {
    start();
    open();
    remove();
    auto const* welcome = [&]() -> Welcome const* { return window().findChild<Welcome*>(); }();
    QVERIFY(
        comes([&] { return (welcome = window().findChild<Welcome*>()) != nullptr && welcome->isVisible(); }));
    QVERIFY(!isOpen());
    QCOMPARE(window().settings().guide, Settings{}.guide);
    desktop().storePreferences();
    Preferences stored(file());
    QVERIFY(stored.firstRun());
    QVERIFY(stored.profiles().empty());
    QCOMPARE(stored.settings().theme, QString("wine"));
    QCOMPARE(filesWith("Zoraide"), QStringList());
  }

  void whatCannotBeDeletedStays() {
    put(data("history.sqlite"), "this is no database at all, and never was one");
    start();
    open();
    QVERIFY(program_->click("deletePerson"));
    QVERIFY(comes([&] { return note().contains("history.sqlite"); }));
    QCOMPARE(sheet()->people().size(), std::size_t{1});
    QVERIFY(desktop().session().hasMatch());
  }
};

}  // namespace testPeople

QTEST_MAIN(testPeople::TestPeople)
#include "test_people.moc"
