// Files in the real window: saved, opened, dropped, remembered; the match in play comes to no harm; and the
// score as clipboard, CSV, PDF and print have it, compared with the record.
#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTreeView>
#include <QUrl>
#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <semaphore>
#include <sys/resource.h>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/print_module.h"
#include "app/desktop/threads/left_behind.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/sheets/not_opened_sheet.h"
#include "ui/sheets/sheet.h"
#include "ui/toolkit/status_line.h"

namespace testFiles {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;
using nlohmann::json;

namespace {

constexpr char const* byteOrderMark = "\xEF\xBB\xBF";

// The fields of CSV as RFC 4180 has them, behind the mark that says that it is UTF-8.
std::vector<QStringList> fieldsOf(QByteArray const& csv, QChar separator = u',') {
  if (!csv.startsWith(byteOrderMark)) return {{"no mark"}};
  QString const text = QString::fromUtf8(csv.sliced(3));
  std::vector<QStringList> lines(1);
  QString field;
  bool inQuotes = false;
  for (qsizetype i = 0; i < text.size(); ++i) {
    QChar const c = text[i];
    if (inQuotes) {
      if (c != u'"')
        field += c;
      else if (text.mid(i + 1, 1) == "\"")
        field += text[++i];
      else
        inQuotes = false;
    } else if (c == u'"') {
      inQuotes = true;
    } else if (c == separator) {
      lines.back() << std::exchange(field, {});
    } else if (text.mid(i, 2) == "\r\n") {
      lines.back() << std::exchange(field, {});
      lines.emplace_back();
      ++i;
    } else {
      field += c;
    }
  }
  lines.pop_back();  // behind the last line's end
  return lines;
}

// A figure of a record, as a spreadsheet is to read it.
QString figure(int value, bool halves) {
  return halves ? QString::number(value / 2.0, 'f', value % 2 != 0 ? 1 : 0) : QString::number(value);
}

// What the lines of figures must be, from the record's own JSON.
std::vector<QStringList> figuresOf(Record const& record, bool halves) {
  json const whole = json::parse(toJson(record));
  std::vector<QStringList> lines;
  for (json const& hand : whole["hands"]) {
    if (!hand.contains("result")) continue;
    QStringList line;
    for (char const* list : {"scores", "totals"})
      for (json const& value : hand["result"][list]) line << figure(value.get<int>(), halves);
    lines.push_back(line);
  }
  if (whole.contains("settlement")) {
    QStringList line(static_cast<qsizetype>(whole["settlement"].size()), QString());
    for (json const& value : whole["settlement"]) line << figure(value.get<int>(), halves);
    lines.push_back(line);
  }
  return lines;
}

MatchPlan planFor(GameInfo const& game, std::uint64_t seed) {
  MatchPlan plan;
  GivenOptions given{};
  if (game.handsOption >= 0) given[static_cast<std::size_t>(game.handsOption)] = 3;
  plan.setup = {std::string(game.id), game.usualPlayers, completed(game.options, given), seed, {}, {}};
  for (int seat = 0; seat < game.usualPlayers; ++seat) {
    plan.setup.names.push_back("Player " + std::to_string(seat));
    plan.setup.levels.emplace_back(seat == 0 ? humanPlayer : "greedy");
    plan.avatars.push_back(seat + 1);
  }
  plan.setup.names[1] = "Zo\xC3\xAB, \"la zia\"";
  plan.setup.identity.id = "0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a11";
  return plan;
}

}  // namespace

class TestFiles : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;
  MatchPlan const plan_ = planFor(*allGames().front(), 4);

  QString path(QString const& name) const { return home_->filePath(name); }
  static QByteArray contentOf(QString const& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
  }
  void put(QString const& name, QByteArray const& content) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
  }
  void welcomed() const {
    Preferences preferences(path("preferences.ini"));
    preferences.setPlayer("Ugo", 3);
    preferences.setLanguage("en");
  }
  QStringList history() const { return QDir(path("data/history")).entryList(QDir::Files, QDir::Name); }
  // A match that stands at the person's decision.
  Record prepared(int actions) const {
    auto table = played(plan_, actions);
    while (table->handOver() || table->toAct() != 0) table = played(plan_, ++actions);
    return table->record();
  }

  template <class Dialog>
  static Dialog* shown(Program& program) {
    for (auto* dialog : program.window().findChildren<Dialog*>())
      if (dialog->isVisible()) return dialog;
    return nullptr;
  }
  static QString told(Program& program) {
    if (auto const* sheet = shown<NotOpenedSheet>(program)) return sheet->why();
    auto const* box = shown<QMessageBox>(program);
    return box != nullptr ? box->text() : QString();
  }
  static void dismiss(Program& program) {
    if (auto* sheet = shown<NotOpenedSheet>(program)) {
      QTest::keyClick(sheet, Qt::Key_Escape);
      QTRY_VERIFY(shown<NotOpenedSheet>(program) != sheet);
    }
    while (auto* box = shown<QMessageBox>(program)) {
      QTest::keyClick(box, Qt::Key_Return);
      QTRY_VERIFY(shown<QMessageBox>(program) != box);
    }
  }
  // Gives a name in the dialog that lies there.
  static bool answer(Program& program, QString const& file) {
    auto* dialog = shown<QFileDialog>(program);
    if (dialog == nullptr) return false;
    auto* edit = dialog->findChild<QLineEdit*>("fileNameEdit");
    // What was proposed may be chosen in the list, too.
    for (auto* view : dialog->findChildren<QAbstractItemView*>()) view->clearSelection();
    edit->setText(file);  // typed, it would be completed
    QTest::keyClick(edit, Qt::Key_Return);
    if (!comes([&] { return shown<QFileDialog>(program) == nullptr; })) return false;
    program.window().activateWindow();
    return shown<QMessageBox>(program) != nullptr || shown<NotOpenedSheet>(program) != nullptr ||
           program.isActive();
  }
  static QAction* action(Program& program, QString const& name) {
    return program.window().findChild<QAction*>(name);
  }
  static QStringList recentNames(Program& program) {
    QStringList names;
    for (QAction const* each : program.window().findChild<QMenu*>("recentFiles")->actions())
      if (!each->isSeparator()) names << each->text().section("  ", 1);
    names.removeLast();  // the one that clears the list
    return names;
  }
  static bool drop(Program& program, QList<QUrl> const& urls) {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&program.window(), &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent event(QPointF(200, 200), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&program.window(), &event);
    return event.isAccepted() && event.dropAction() == Qt::CopyAction;
  }
  CommandLine lineWithFile(QString const& name) const {
    CommandLine line = lineOf("en");
    line.file = path(name);
    return line;
  }
  bool isOpen(Program& program, Record const& record) const {
    return comes([&] {
      return program.session().hasMatch() && program.session().phase() != Phase::recording &&
             program.session().record() == record;
    });
  }
  // Leaves the match as it is, whatever was tried.
  bool stands(Program& program, Record const& record) const {
    return program.session().phase() == Phase::choosing && program.session().record() == record &&
           program.window().scene().mayAct;
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    welcomed();
  }

  void savedAndOpenedByKeys() {
    put("begun.giaguaro", matchFileOf(prepared(30)));
    Program program(home_->path(), lineWithFile("begun.giaguaro"));
    QVERIFY(program.isActive());
    program.window().findChild<QAction*>("actionTheme_night")->trigger();
    Record const record = prepared(30);
    QVERIFY(isOpen(program, record));
    QVERIFY(reaches(program.session(), Phase::choosing));

    // The suffix comes by itself, and the name is proposed.
    program.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = shown<QFileDialog>(program);
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->isModal());
    QVERIFY(dialog->selectedFiles().front().endsWith(".giaguaro"));
    // Qt's list of files cuts neither its heads nor what stands under them.
    auto const* const list = dialog->findChild<QTreeView*>("treeView");
    for (int column = 0; column < list->model()->columnCount(); ++column)
      QVERIFY(list->columnWidth(column) >= list->header()->sectionSizeHint(column));
    QCOMPARE(list->textElideMode(), Qt::ElideNone);
    QVERIFY(answer(program, path("kept")));
    QTRY_COMPARE(contentOf(path("kept.giaguaro")), matchFileOf(record));
    auto const* status = program.window().findChild<StatusLine*>("statusLine");
    QTRY_COMPARE(status->text(), QString("Saved as kept.giaguaro."));
    QTRY_COMPARE(recentNames(program).front(), QString("kept.giaguaro"));

    // A file that is there is not lost without a question.
    program.session().choose(replay(record)->legal().front());
    QVERIFY(comes([&] { return program.session().record() != record; }));
    QVERIFY(reaches(program.session(), Phase::choosing));
    program.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(answer(program, path("kept")));
    QTRY_VERIFY(told(program).contains("kept.giaguaro"));
    // In the colours of the theme.
    QCOMPARE(shown<QMessageBox>(program)->palette().color(QPalette::Window),
             program.window().palette().color(QPalette::Window));
    QTest::keyClick(shown<QMessageBox>(program), Qt::Key_Escape);
    QTRY_VERIFY(shown<QFileDialog>(program) != nullptr);  // another name may be given
    QCOMPARE(contentOf(path("kept.giaguaro")), matchFileOf(record));
    QVERIFY(answer(program, path("kept")));
    QTRY_VERIFY(shown<QMessageBox>(program) != nullptr);
    for (QAbstractButton* button : shown<QMessageBox>(program)->buttons())
      if (button->text().contains("Replace")) QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(contentOf(path("kept.giaguaro")), matchFileOf(program.session().record()));
    Record const later = program.session().record();

    // Back to the first one: what was played goes to the history, and there is a journal again.
    program.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(answer(program, path("begun.giaguaro")));
    QVERIFY(isOpen(program, record));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QTRY_COMPARE(history().size(), 1);
    QCOMPARE(contentOf(path("data/history/" + history().front())), matchFileOf(later));
    QCOMPARE(recentNames(program), QStringList({"begun.giaguaro", "kept.giaguaro"}));
    QTRY_VERIFY(readJournal(path("data/match.jsonl")).state == JournalRead::State::whole);
    QVERIFY(readJournal(path("data/match.jsonl")).table->record() == record);
    QCOMPARE(program.session().plan().viewer(), Seat{0});
    QVERIFY(playOut(program.session()));
    QTRY_VERIFY(readJournal(path("data/match.jsonl")).table->record() == program.session().record());
  }

  // Saved once it has its place, and the key saves it there again without a question; a match that has none
  // is asked about. The title names the file.
  void savedAgainInItsPlace() {
    put("other.giaguaro", matchFileOf(prepared(30)));
    QVERIFY(QDir(home_->path()).mkpath("data/history"));
    put("data/history/past.json", matchFileOf(prepared(40)));
    Program program(home_->path(), lineWithMatch("en", 3));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::choosing));
    auto const title = [&] { return program.window().windowTitle(); };
    QString const untitled = title();
    program.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(answer(program, path("mine")));
    QTRY_COMPARE(contentOf(path("mine.giaguaro")), matchFileOf(program.session().record()));
    QTRY_COMPARE(title(), "mine.giaguaro \u2013 " + untitled);

    auto const act = [&] {
      Record const before = program.session().record();
      actAsBaseline(program.session());
      return comes([&] { return program.session().record() != before; }) &&
             reaches(program.session(), Phase::choosing);
    };
    QVERIFY(act());
    program.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(shown<QFileDialog>(program) == nullptr);
    QTRY_COMPARE(contentOf(path("mine.giaguaro")), matchFileOf(program.session().record()));

    // Save as asks, and proposes what it has.
    QVERIFY(act());
    QByteArray const first = contentOf(path("mine.giaguaro"));
    action(program, "actionSaveAs")->trigger();
    QVERIFY(shown<QFileDialog>(program)->selectedFiles().front().endsWith("mine.giaguaro"));
    QVERIFY(answer(program, path("second")));
    QTRY_COMPARE(contentOf(path("second.giaguaro")), matchFileOf(program.session().record()));
    QTRY_COMPARE(title(), "second.giaguaro \u2013 " + untitled);
    QCOMPARE(contentOf(path("mine.giaguaro")), first);

    // One that cannot be written keeps the place that it had.
    emit program.window().saveWanted(path("no such folder/b.giaguaro"));
    QTRY_VERIFY(!told(program).isEmpty());
    dismiss(program);
    program.window().activateWindow();  // a window manager does
    QVERIFY(program.isActive());
    QCOMPARE(title(), "second.giaguaro \u2013 " + untitled);

    // A match that was opened has the place where it lies.
    QVERIFY(drop(program, {QUrl::fromLocalFile(path("other.giaguaro"))}));
    QVERIFY(isOpen(program, prepared(30)));
    QVERIFY(title().startsWith("other.giaguaro"));
    QByteArray const second = contentOf(path("second.giaguaro"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(act());
    program.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(contentOf(path("other.giaguaro")), matchFileOf(program.session().record()));
    QCOMPARE(contentOf(path("second.giaguaro")), second);

    // But not where the program keeps past matches, and a new one has none yet.
    QVERIFY(drop(program, {QUrl::fromLocalFile(path("data/history/past.json"))}));
    QVERIFY(isOpen(program, prepared(40)));
    QCOMPARE(title(), untitled);
    QVERIFY(reaches(program.session(), Phase::choosing));
    program.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(answer(program, path("third")));
    QTRY_VERIFY(title().startsWith("third.giaguaro"));
    action(program, "actionNewMatch")->trigger();
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QCOMPARE(title(), untitled);
    program.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(shown<QFileDialog>(program) != nullptr);
    QCOMPARE(contentOf(path("third.giaguaro")), matchFileOf(prepared(40)));
  }

  // What is still being saved of one match is never the place of the next.
  void aSaveThatComesLateIsNotTheNextMatchs() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    Program program(home_->path(), lineWithMatch("en", 3));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::choosing));
    emit program.window().saveWanted(path("late.giaguaro"));
    action(program, "actionNewMatch")->trigger();  // before the answer is heard
    QVERIFY(program.click("dealCards"));
    QTRY_VERIFY(recentNames(program).contains("late.giaguaro"));
    QVERIFY(!program.window().windowTitle().contains("late"));
  }

  // While an unfinished match is looked for a file may come: it is shown, and what was found stays in its
  // place.
  void openedWhileLooking() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    put("b.giaguaro", matchFileOf(prepared(40)));
    {
      Program program(home_->path(), lineWithFile("a.giaguaro"));
      QVERIFY(isOpen(program, prepared(30)));
      QVERIFY(reaches(program.session(), Phase::choosing));
    }
    Desktop desktop(lineOf("en"), {.preferences = path("preferences.ini"), .data = path("data")});
    desktop.open();
    QVERIFY(desktop.isLooking());
    emit desktop.window().newMatchWanted();  // waits its turn
    QVERIFY(desktop.window().findChild<NewMatchDialog*>() == nullptr);
    emit desktop.window().openWanted(path("b.giaguaro"));
    QVERIFY(comes([&] { return desktop.session().hasMatch(); }));
    QVERIFY(comes([&] { return desktop.session().record() == prepared(40); }));
    QVERIFY(readJournal(path("data/match.jsonl")).table->record() == prepared(30));
    QTRY_VERIFY(QFile::exists(path("data/match-2.jsonl")));
  }

  // Nor does anything else that is begun meanwhile take the place of what is found.
  void begunWhileLooking() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    {
      Program program(home_->path(), lineWithFile("a.giaguaro"));
      QVERIFY(isOpen(program, prepared(30)));
      QVERIFY(reaches(program.session(), Phase::choosing));
    }
    Desktop desktop(lineOf("en"), {.preferences = path("preferences.ini"), .data = path("data")});
    desktop.open();
    QVERIFY(desktop.isLooking());
    emit desktop.window().firstHandWanted("jaguar");
    QVERIFY(!desktop.session().hasMatch());
    QVERIFY(comes([&] { return desktop.session().hasMatch(); }));
    QVERIFY(comes([&] { return desktop.session().scene().firstHand.has_value(); }));
    QVERIFY(comes([&] { return !QDir(path("data/history")).entryList({"*.json"}).isEmpty(); }));
    QVERIFY(reaches(desktop.session(), Phase::choosing));
    QVERIFY(readJournal(path("data/match.jsonl")).table->record() == desktop.session().record());
  }

  // A match that begins has an id, and keeps it when it is left, gone on with, saved and opened.
  void aMatchKeepsItsIdentity() {
    MatchIdentity identity;
    {
      Program program(home_->path(), lineOf("en"));
      QVERIFY(program.isActive());
      QVERIFY(program.click("dealCards"));
      QVERIFY(reaches(program.session(), Phase::choosing));
      identity = program.session().record().identity;
      QVERIFY(isUuid(identity.id));
      QVERIFY(isUtcTime(identity.started));
      static QRegularExpression const named("^giaguaro \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{7,}\\))?$");
      QVERIFY2(named.match(QString::fromStdString(identity.program)).hasMatch(), identity.program.c_str());
      actAsBaseline(program.session());
      QVERIFY(comes([&] { return hasAction(program.session().record()); }));
    }
    {
      Program program(home_->path(), lineOf("en"));
      QVERIFY(program.isActive());
      QVERIFY(program.click("resume"));
      QVERIFY(reaches(program.session(), Phase::choosing));
      QVERIFY(program.session().record().identity == identity);
      emit program.window().saveWanted(path("kept.giaguaro"));
      QTRY_VERIFY(QFile::exists(path("kept.giaguaro")));
      QVERIFY(playOut(program.session()));
      QVERIFY(program.session().record().identity == identity);
      QVERIFY(isUtcTime(program.session().record().endedAt));
      QVERIFY(program.session().record().endedAt >= identity.started);
    }
    // In the history with its end, and from the file with the same id.
    QCOMPARE(history().size(), 1);
    auto const filed = readRecord(contentOf(path("data/history/" + history().front())).toStdString());
    QVERIFY(std::holds_alternative<Record>(filed));
    QVERIFY(std::get<Record>(filed).identity == identity);
    QVERIFY(!std::get<Record>(filed).endedAt.empty());
    Program program(home_->path(), lineWithFile("kept.giaguaro"));
    QVERIFY(program.isActive());
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    QVERIFY(program.session().record().identity == identity);
  }

  // A file of when there were no ids is given one when it is opened, and keeps that.
  void anOldFileGetsAnId() {
    MatchPlan old = plan_;
    old.setup.identity = {};
    put("old.giaguaro", matchFileOf(played(old, 30)->record()));
    QVERIFY(!contentOf(path("old.giaguaro")).contains("\"id\""));
    std::string id;
    for (char const* file : {"old.giaguaro", "kept.giaguaro"}) {
      Program program(home_->path(), lineWithFile(file));
      QVERIFY(program.isActive());
      QVERIFY(comes([&] { return program.session().hasMatch(); }));
      if (id.empty()) id = program.session().record().identity.id;
      QVERIFY(isUuid(id));
      QCOMPARE(program.session().record().identity.id, id);
      emit program.window().saveWanted(path("kept.giaguaro"));
      QTRY_VERIFY(
          contentOf(path("kept.giaguaro")).contains("\"id\":\"" + QByteArray::fromStdString(id) + '"'));
    }
    QVERIFY(!contentOf(path("old.giaguaro")).contains("\"id\""));
    // The journal of its last time knows it, too.
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(program.click("resume"));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QCOMPARE(program.session().record().identity.id, id);
  }

  // Left as it was opened it lies where it came from, and nowhere else.
  void untouchedMatchIsNotKeptTwice() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    put("over.giaguaro", matchFileOf(played(plan_, 1'000'000)->record()));
    {
      Program program(home_->path(), lineWithFile("a.giaguaro"));
      QVERIFY(program.isActive());
      QVERIFY(isOpen(program, prepared(30)));
      QVERIFY(drop(program, {QUrl::fromLocalFile(path("over.giaguaro"))}));
      QVERIFY(reaches(program.session(), Phase::over));
      QVERIFY(program.window().findChild<QPushButton*>("toPodium")->isVisible());
      // Nor because its hands were judged.
      program.session().keepReview(0, "[]");
      emit program.desktop().reviewing().kept();
      std::optional<std::size_t> found;
      program.desktop().history().find({}, [&](HistoryAnswer<HistoryList> const& list) {
        found = std::get<HistoryList>(list).keys.size();
      });
      QVERIFY(comes([&] { return found.has_value(); }));
      QCOMPARE(*found, std::size_t{0});
    }
    QVERIFY(history().isEmpty());
    QVERIFY(!QFile::exists(path("data/match.jsonl")));
  }

  void openedMatchSurvivesAnEnd() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    {
      Program program(home_->path(), lineWithFile("a.giaguaro"));
      QVERIFY(program.isActive());
      QVERIFY(isOpen(program, prepared(30)));
      QVERIFY(reaches(program.session(), Phase::choosing));
    }
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(program.click("resume"));
    QVERIFY(isOpen(program, prepared(30)));
  }

  // The unfinished match of another time stays in its place.
  void commandLineLeavesTheUnfinishedMatchAlone() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    {
      Program program(home_->path(), lineWithFile("a.giaguaro"));
      QVERIFY(isOpen(program, prepared(30)));
      QVERIFY(reaches(program.session(), Phase::choosing));
    }
    put("b.giaguaro", matchFileOf(prepared(40)));
    Program program(home_->path(), lineWithFile("b.giaguaro"));
    QVERIFY(isOpen(program, prepared(40)));
    QVERIFY(readJournal(path("data/match.jsonl")).table->record() == prepared(30));
    QTRY_VERIFY(QFile::exists(path("data/match-2.jsonl")));
  }

  // What cannot be opened at the start is told, and then the program asks as usual.
  void commandLineWithABadFile() {
    Program program(home_->path(), lineWithFile("nowhere.giaguaro"));
    QVERIFY(program.isActive());
    QTRY_VERIFY(told(program).contains("There is no \u201cnowhere.giaguaro\u201d in "));
    QTRY_VERIFY(program.window().findChild<NewMatchDialog*>() != nullptr);
    QVERIFY(shown<NotOpenedSheet>(program)->isEnabled());  // it lies over that one
    dismiss(program);
    // Over the choice of a match one may be opened instead.
    put("a.giaguaro", matchFileOf(prepared(30)));
    QVERIFY(drop(program, {QUrl::fromLocalFile(path("a.giaguaro"))}));
    QVERIFY(isOpen(program, prepared(30)));
    QTRY_VERIFY(program.window().findChild<NewMatchDialog*>() == nullptr);
    QVERIFY(reaches(program.session(), Phase::choosing));
  }

  void damagedFilesLeaveTheMatchAlone() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    Program program(home_->path(), lineWithFile("a.giaguaro"));
    QVERIFY(program.isActive());
    QVERIFY(isOpen(program, prepared(30)));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QByteArray const text = matchFileOf(prepared(40));
    put("cut.giaguaro", text.left(text.size() / 2));
    put("empty.giaguaro", {});
    put("other.giaguaro", "{\"a\": 1}");
    put("rules.giaguaro", QByteArray(text).replace("\"dealer\":", "\"dealer\":1"));
    QVERIFY(QDir().mkdir(path("folder.giaguaro")));
    QFile junk(path("junk.giaguaro"));
    QVERIFY(junk.open(QIODevice::WriteOnly));
    for (int i = 0; i < 50; ++i) QVERIFY(junk.write(QByteArray(1 << 20, '[')) > 0);
    junk.close();
    for (QString const& name : QStringList{"cut", "empty", "other", "rules", "folder", "junk"}) {
      QVERIFY(drop(program, {QUrl::fromLocalFile(path(name + ".giaguaro"))}));
      QTRY_VERIFY2(told(program).startsWith(u'\u201c' + name + ".giaguaro\u201d cannot be opened: "),
                   qPrintable(name));
      QVERIFY(told(program).endsWith('.'));
      QVERIFY(stands(program, prepared(30)));
      dismiss(program);
    }
    QCOMPARE(recentNames(program), QStringList{"a.giaguaro"});
    QVERIFY(history().isEmpty());
    QVERIFY(readJournal(path("data/match.jsonl")).table->record() == prepared(30));
  }

  // What could not be opened is said of the last file alone, and no longer once another is open.
  void onlyTheLastBadFileIsTold() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    put("b.giaguaro", matchFileOf(prepared(40)));
    put("empty.giaguaro", {});
    Program program(home_->path(), lineWithFile("a.giaguaro"));
    QVERIFY(isOpen(program, prepared(30)));
    auto const open = [&program] {
      auto const sheets = program.window().findChildren<NotOpenedSheet*>();
      return std::ranges::count_if(sheets, [](QWidget const* sheet) { return sheet->isVisible(); });
    };
    // The menu and the cloth are covered by it; another instance of the program may still hand files over.
    for (char const* name : {"empty.giaguaro", "gone.giaguaro"}) {
      emit program.window().openWanted(path(name));
      QTRY_VERIFY2(told(program).contains(QString(u'\u201c') + name), name);
      QCOMPARE(open(), 1);
    }
    emit program.window().openWanted(path("b.giaguaro"));
    QVERIFY(isOpen(program, prepared(40)));
    QCOMPARE(open(), 0);
  }

  void whatElseMayBeDropped() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    put("b.giaguaro", matchFileOf(prepared(40)));
    Program program(home_->path(), lineWithFile("a.giaguaro"));
    QVERIFY(isOpen(program, prepared(30)));
    QVERIFY(reaches(program.session(), Phase::choosing));
    QVERIFY(!drop(program, {}));
    QVERIFY(!drop(program, {QUrl("https://example.org/b.giaguaro")}));
    QVERIFY(
        !drop(program, {QUrl::fromLocalFile(path("a.giaguaro")), QUrl::fromLocalFile(path("b.giaguaro"))}));
    // Nor while a question covers the window.
    program.press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(!action(program, "actionOpen")->isEnabled());
    QVERIFY(!drop(program, {QUrl::fromLocalFile(path("b.giaguaro"))}));
    QVERIFY(program.click("scoreClose"));
    QVERIFY(stands(program, prepared(30)));
    QVERIFY(drop(program, {QUrl::fromLocalFile(path("b.giaguaro"))}));
    QVERIFY(isOpen(program, prepared(40)));
  }

  void recentFiles() {
    for (int i = 0; i < 10; ++i) put(QString("m%1.giaguaro").arg(i), matchFileOf(prepared(20 + i)));
    {
      Program program(home_->path(), lineWithFile("m0.giaguaro"));
      QVERIFY(program.isActive());
      for (int i = 0; i < 10; ++i) {
        if (i > 0) QVERIFY(drop(program, {QUrl::fromLocalFile(path(QString("m%1.giaguaro").arg(i)))}));
        QTRY_COMPARE(recentNames(program).value(0), QString("m%1.giaguaro").arg(i));
      }
    }
    CommandLine line = lineWithMatch("en", 5);
    Program program(home_->path(), line);
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::choosing));
    QStringList expected;
    for (int i = 9; i >= 2; --i) expected << QString("m%1.giaguaro").arg(i);
    QCOMPARE(recentNames(program), expected);
    Record const before = program.session().record();
    auto* menu = program.window().findChild<QMenu*>("recentFiles");

    // Gone, it leaves the list, and that is said.
    QVERIFY(QFile::remove(path("m7.giaguaro")));
    menu->actions()[2]->trigger();
    QTRY_VERIFY(told(program).contains("There is no \u201cm7.giaguaro\u201d in "));
    dismiss(program);
    expected.removeAll("m7.giaguaro");
    QCOMPARE(recentNames(program), expected);
    QVERIFY(stands(program, before));

    // By keys alone: the fourth of them.
    program.window().activateWindow();
    menu->popup(QPoint(10, 10));
    QTest::keyClick(menu, Qt::Key_4);
    QVERIFY(isOpen(program, prepared(25)));
    QCOMPARE(recentNames(program).front(), QString("m5.giaguaro"));

    menu->actions().back()->trigger();
    QVERIFY(recentNames(program).isEmpty());
    QVERIFY(!menu->isEnabled());
    QVERIFY(Preferences(path("preferences.ini")).recentFiles().isEmpty());
  }

  void notWritable() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    Program program(home_->path(), lineWithFile("a.giaguaro"));
    QVERIFY(program.isActive());
    QVERIFY(isOpen(program, prepared(30)));
    QVERIFY(reaches(program.session(), Phase::choosing));
    emit program.window().saveWanted(path("no such folder/b.giaguaro"));
    QTRY_VERIFY(told(program).contains("b.giaguaro could not be written: the folder is not there."));
    dismiss(program);
    QVERIFY(stands(program, prepared(30)));
    QCOMPARE(recentNames(program), QStringList{"a.giaguaro"});
  }

  // No file may grow any more, as on a full disk: each place says so once, play goes on, and nothing is half written.
  void noRoomOnTheDisk() {
    Program program(home_->path(), lineWithMatch("en", 12));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::choosing));
    QStringList const before = QDir(home_->path()).entryList(QDir::Files);
    rlimit room{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &room), 0);
    auto const handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit none = room;
    none.rlim_cur = 0;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
    QStringList sentences;
    auto const hear = [&] {
      while (auto* box = shown<QMessageBox>(program)) {
        sentences << box->text();
        delete box;
      }
    };
    emit program.window().saveWanted(path("b.giaguaro"));
    emit program.window().writeWanted([] { return QByteArray("1,2,3"); }, path("score.csv"));
    bool goesOn = true;
    for (int turn = 0; turn < 20 && goesOn && program.session().phase() != Phase::over; ++turn) {
      if (program.session().phase() == Phase::showingResult) program.session().nextHand();
      if (program.session().phase() == Phase::choosing) actAsBaseline(program.session());
      goesOn = comes([&] {
        hear();
        auto const phase = program.session().phase();
        return phase == Phase::choosing || phase == Phase::showingResult || phase == Phase::over;
      });
    }
    bool const told = comes([&] {
      hear();
      return sentences.size() >= 3;
    });
    setrlimit(RLIMIT_FSIZE, &room);
    std::signal(SIGXFSZ, handler);
    QVERIFY2(goesOn, qPrintable(sentences.join('\n')));
    QVERIFY2(told, qPrintable(sentences.join('\n')));
    for (char const* what : {"b.giaguaro could not be written", "score.csv could not be written",
                             "The match cannot be saved any more (the file has reached its size limit)"})
      QVERIFY2(sentences.filter(what).size() == 1, qPrintable(sentences.join('\n')));
    QCOMPARE(QDir(home_->path()).entryList(QDir::Files), before);
    // With room again it is saved as if nothing had happened.
    emit program.window().saveWanted(path("b.giaguaro"));
    QTRY_VERIFY(readMatchFile(path("b.giaguaro")).state == MatchFile::State::fine);
  }

  void savedThroughALink() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    put("real.giaguaro", "old");
    QVERIFY(QFile::link(path("real.giaguaro"), path("link.giaguaro")));
    Program program(home_->path(), lineWithFile("a.giaguaro"));
    QVERIFY(isOpen(program, prepared(30)));
    QVERIFY(reaches(program.session(), Phase::choosing));
    emit program.window().saveWanted(path("link.giaguaro"));
    QTRY_COMPARE(contentOf(path("real.giaguaro")), matchFileOf(prepared(30)));
    QVERIFY(QFileInfo(path("link.giaguaro")).isSymbolicLink());
  }

  // Where there is no folder for documents files are looked for in the user's own.
  void dialogsBeginInAFolderThatExists() {
    QVERIFY(!QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).exists());
    put("begun.giaguaro", matchFileOf(prepared(30)));
    Program program(home_->path(), lineWithMatch("en", 3));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::choosing));
    for (char const* name : {"actionOpen", "actionSave"}) {
      action(program, name)->trigger();
      auto* dialog = shown<QFileDialog>(program);
      QVERIFY2(dialog != nullptr, name);
      QCOMPARE(dialog->directory(), QDir::home());
      // Qt's own dialog would take a folder that is not there for a file's name.
      QString const file = dialog->findChild<QLineEdit*>("fileNameEdit")->text();
      QVERIFY2(file.isEmpty() || file.endsWith(".giaguaro"), qPrintable(file));
      QTest::keyClick(dialog, Qt::Key_Escape);
      QTRY_VERIFY(shown<QFileDialog>(program) == nullptr);
    }
  }

  // The folder of the last file, whatever it was, but not the one where the program keeps past matches.
  void dialogsBeginWhereTheLastFileIs() {
    Record const past = prepared(30);
    QVERIFY(QDir(home_->path()).mkpath("data/history") && QDir(home_->path()).mkpath("paper"));
    put("data/history/past.json", matchFileOf(past));
    auto const beginning = [](Program& program) {
      action(program, "actionOpen")->trigger();
      auto* const dialog = shown<QFileDialog>(program);
      if (dialog == nullptr) return QString("nowhere");
      QString const folder = dialog->directory().path();
      QTest::keyClick(dialog, Qt::Key_Escape);
      if (!comes([&] { return shown<QFileDialog>(program) == nullptr; })) return QString("stays open");
      program.window().activateWindow();
      return program.isActive() ? folder : QString("no window");
    };
    {
      put("over.giaguaro", matchFileOf(played(plan_, 1'000'000)->record()));
      Program program(home_->path(), lineWithFile("over.giaguaro"));
      QVERIFY(program.isActive());
      QVERIFY(reaches(program.session(), Phase::over));
      QCOMPARE(beginning(program), home_->path());
      program.press(Qt::Key_G, Qt::ControlModifier);
      QVERIFY(program.click("scorePdf"));
      QVERIFY(answer(program, path("paper/score.pdf")));
      program.press(Qt::Key_Escape);
      QCOMPARE(beginning(program), path("paper"));
      emit program.window().openWanted(path("data/history/past.json"));
      QVERIFY(isOpen(program, past));
      QCOMPARE(recentNames(program), QStringList({"past.json", "over.giaguaro"}));
      QCOMPARE(beginning(program), path("paper"));
    }
    Program program(home_->path(), lineWithMatch("en", 3));
    QVERIFY(program.isActive());
    QCOMPARE(beginning(program), home_->path());
  }

  void scoreAsTextAndFiles_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < allGames().size(); ++i)
      QTest::newRow(std::string(allGames()[i]->id).c_str()) << static_cast<int>(i);
  }
  void scoreAsTextAndFiles() {
    QFETCH(int, index);
    GameInfo const& game = *allGames()[static_cast<std::size_t>(index)];
    MatchPlan const plan = planFor(game, 6);
    Record const record = played(plan, 1'000'000)->record();
    put("over.giaguaro", matchFileOf(record));
    Program program(home_->path(), lineWithFile("over.giaguaro"));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::over));
    int const seats = record.players;

    program.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(program.click("scoreCsv"));
    QVERIFY(answer(program, path("score")));
    QTRY_VERIFY(QFile::exists(path("score.csv")));
    auto const* note = program.window().findChild<QLabel*>("scoreNote");
    QTRY_COMPARE(note->text(), QString("Saved as score.csv."));
    auto const lines = fieldsOf(contentOf(path("score.csv")));
    auto const figures = figuresOf(record, game.halves);
    QCOMPARE(lines.size(), figures.size() + 1);
    QStringList names;
    for (std::string const& name : plan.setup.names) names << QString::fromStdString(name);
    QCOMPARE(lines.front().mid(4, seats), names);
    int counted = 0;  // of the match's hands, of which a void one is none
    for (std::size_t line = 1; line < lines.size(); ++line) {
      QCOMPARE(lines[line].size(), lines.front().size());
      QCOMPARE(lines[line].mid(4), figures[line - 1]);
      if (line > record.hands.size()) continue;  // the settlement
      RecordedHand const& hand = record.hands[line - 1];
      QCOMPARE(lines[line][0], hand.result->isVoid ? QString() : QString::number(++counted));
      QCOMPARE(lines[line][1], names[hand.dealer]);
      QVERIFY(!lines[line][2].isEmpty());
    }

    QVERIFY(program.click("scoreCopy"));
    QMimeData const* copied = QGuiApplication::clipboard()->mimeData();
    QStringList const rows = copied->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(static_cast<std::size_t>(rows.size()), lines.size());
    for (std::size_t line = 0; line < lines.size(); ++line)
      QCOMPARE(rows[static_cast<qsizetype>(line)].split('\t'), lines[line]);
    QVERIFY(copied->html().contains(names[1].toHtmlEscaped()));
    QCOMPARE(copied->html().count("<tr>"),
             static_cast<qsizetype>(record.hands.size()) + 2 +
                 (*record.settlement != record.hands.back().result->totals ? 1 : 0));

    QVERIFY(program.click("scorePdf"));
    QVERIFY(answer(program, path("score.pdf")));
    QTRY_COMPARE(note->text(), QString("Saved as score.pdf."));
    QByteArray const pdf = contentOf(path("score.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    static QRegularExpression const page("/Type /Page\\b");
    QVERIFY(QString::fromLatin1(pdf).count(page) >= 1);

    QVERIFY(program.click("scorePrint"));
    auto* dialog = shown<QPrintDialog>(program);
    QVERIFY(dialog != nullptr);
    // Without a printer it says so, and offers to print into a file.
    QVERIFY2(dialog->windowTitle().startsWith("No printer here"), qPrintable(dialog->windowTitle()));
    auto* file = dialog->findChild<QLineEdit*>("filename");
    QVERIFY(file != nullptr);
    file->setText(path("printed.pdf"));
    QSignalSpy const elsewhere(&program.window(), &MainWindow::workWanted);
    dialog->accept();
    QVERIFY(!QFile::exists(path("printed.pdf")));
    QTRY_VERIFY(contentOf(path("printed.pdf")).startsWith("%PDF-"));
    QCOMPARE(elsewhere.size(), 1);
    QTRY_VERIFY(shown<QPrintDialog>(program) == nullptr);
  }

  // A part of the program that is not there is named; no printer is blamed for it.
  void whyNothingWasPrinted() {
    QString const module = path("giaguaro_printing.so");
    QString const told = Wording().say(whyNoPrinting(module));
    QVERIFY2(told.contains(module) && told.contains("missing") && told.contains("PDF"), qPrintable(told));
  }

  // As a spreadsheet of the language reads it; nobody's name is a formula there.
  void scoreForSpreadsheets_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QChar>("separator");
    QTest::addColumn<QChar>("point");
    QTest::newRow("English") << "en" << QChar(u',') << QChar(u'.');
    QTest::newRow("Italian") << "it" << QChar(u';') << QChar(u',');
  }
  void scoreForSpreadsheets() {
    QFETCH(QString, language);
    QFETCH(QChar, separator);
    QFETCH(QChar, point);
    auto const games = allGames();
    auto const game = std::ranges::find_if(games, &GameInfo::halves);
    QVERIFY(game != games.end());
    MatchPlan plan = planFor(**game, 6);
    QStringList const names{"=1+1", "+39", "-1;2", "@sum,3"};
    for (std::size_t seat = 0; seat < 4; ++seat)
      plan.setup.names[seat] = names[static_cast<qsizetype>(seat)].toStdString();
    Record const record = played(plan, 1'000'000)->record();
    put("over.giaguaro", matchFileOf(record));
    CommandLine line = lineOf(language);
    line.file = path("over.giaguaro");
    Program program(home_->path(), line);
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::over));
    program.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(program.click("scoreCsv"));
    QVERIFY(answer(program, path("score")));
    QTRY_VERIFY(QFile::exists(path("score.csv")));
    auto const lines = fieldsOf(contentOf(path("score.csv")), separator);
    auto const figures = figuresOf(record, true);
    QCOMPARE(lines.size(), figures.size() + 1);
    for (qsizetype i = 0; i < 4; ++i) {
      QCOMPARE(lines.front()[4 + i], u'\'' + names[i]);
      QVERIFY(lines.front()[4 + record.players + i].startsWith(u'\'' + names[i]));
    }
    int broken = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      QStringList const expected = QStringList(figures[i - 1]).replaceInStrings(".", point);
      QCOMPARE(lines[i].mid(4), expected);
      broken += static_cast<int>(expected.join(' ').count(point));
      for (QString const& words : lines[i].mid(1, 3))
        QVERIFY2(words.isEmpty() || !QString("=+-@").contains(words.front()), qPrintable(words));
    }
    QVERIFY(broken > 0);
  }

  // A printer that takes nothing stops neither what is saved nor the end of the program.
  void aStuckPrinterStopsNothing() {
    put("a.giaguaro", matchFileOf(prepared(30)));
    std::binary_semaphore goOn(0);
    std::binary_semaphore ended(0);
    {
      Program program(home_->path(), lineWithFile("a.giaguaro"));
      QVERIFY(isOpen(program, prepared(30)));
      emit program.window().workWanted([&goOn, &ended]() -> std::function<void()> {
        goOn.acquire();
        ended.release();
        return {};
      });
      emit program.window().saveWanted(path("b.giaguaro"));
      QTRY_COMPARE(contentOf(path("b.giaguaro")), matchFileOf(prepared(30)));
      emit program.window().writeWanted([] { return QByteArray("csv"); }, path("b.csv"));
      QTRY_COMPARE(contentOf(path("b.csv")), "csv");
      emit program.window().saveWanted(path("c.giaguaro"));
    }
    QCOMPARE(contentOf(path("c.giaguaro")), matchFileOf(prepared(30)));
    QVERIFY(anyLeftBehind());
    goOn.release();
    ended.acquire();
  }

  // A row opens that hand's own sheet, by mouse and by keys; the panel's line leads there too.
  void handsOpen() {
    Record const record = played(plan_, 1'000'000)->record();
    QVERIFY(record.hands.size() >= 3);
    put("over.giaguaro", matchFileOf(record));
    Program program(home_->path(), lineWithFile("over.giaguaro"));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Phase::over));
    program.window().resize(1280, 800);
    auto* line = program.window().findChild<QWidget*>("scoreLine2");
    auto const spot = [&] { return line->mapTo(&program.window(), line->rect().center()); };
    QVERIFY(comes([&] { return program.window().childAt(spot()) == line; }));
    QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {}, spot());
    auto* lines = program.window().findChild<QWidget*>("handLines2");
    QVERIFY(lines != nullptr && lines->isVisible());
    // It says what the result says.
    auto const table = openTable(plan_.setup);
    for (std::size_t hand = 0; hand < 2; ++hand) {
      table->deal(record.hands[hand].deal, record.hands[hand].dealer);
      for (Done const& done : record.hands[hand].actions) table->apply(done.action);
    }
    QStringList texts;
    for (QLabel const* label : lines->findChildren<QLabel*>()) texts << label->text();
    QStringList names;
    for (std::string const& name : plan_.setup.names) names << QString::fromStdString(name);
    Wording const wording(names, 0, DeckWords::italian, table->game().deck);
    QVERIFY2(texts.contains(wording.say(table->result()->title)), qPrintable(texts.join('|')));

    QCOMPARE(program.focusName(), QString("handRow2"));
    program.press(Qt::Key_Left);
    QVERIFY(program.window().findChild<QWidget*>("handLines2") == nullptr ||
            !program.window().findChild<QWidget*>("handLines2")->isVisible());
    program.press(Qt::Key_Down);
    QCOMPARE(program.focusName(), QString("handRow3"));
    program.press(Qt::Key_Return);
    QVERIFY(program.window().findChild<QWidget*>("handLines3")->isVisible());
    program.press(Qt::Key_Escape);
    QVERIFY(!program.window().findChild<QWidget*>("handRow3")->isVisible());
    QVERIFY(action(program, "actionScoreSheet")->isEnabled());
  }
};

}  // namespace testFiles

QTEST_MAIN(testFiles::TestFiles)
#include "test_files.moc"
