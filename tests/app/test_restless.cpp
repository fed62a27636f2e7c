// Somebody who never sits still: takes back, does again, restarts, asks for hints, pauses, looks back,
// changes language and theme, saves, opens, begins other matches, closes the program and comes back, while
// the opponents think and the journal is written. What is done is drawn by a seed, and nothing is waited for
// but events. The match must always be the one that its journal tells. Meant for the thread sanitizer, too;
// with GIAGUARO_LONG it goes on for long.
#include <QAction>
#include <QDir>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/disk/journal.h"
#include "app/desktop/match/people.h"
#include "core/match/record_json.h"
#include "core/rules/random.h"
#include "core/rules/table_options.h"
#include "tests/app/games_here.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/sheets/not_opened_sheet.h"

namespace testRestless {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

// Enough to be caught thinking, and no more.
constexpr auto opponent = "expert:150it";
constexpr auto otherOpponent = "expert:8ms/threads=2";

int steps() { return qEnvironmentVariableIsSet("GIAGUARO_LONG") ? 400 : 40; }

class Restless {
 public:
  Restless(QString const& home, GameInfo const& game, std::uint64_t seed)
      : home_(home), game_(&game), rng_(seed) {
    Preferences(home_ + "/preferences.ini").setPlayer("Zoë", 3);
    CommandLine line = lineOf("en");
    line.match =
        CommandLine::Match{game_, game_->usualPlayers, completed(game_->options, {}), levels(), seed};
    open(line);
  }

  // Empty, or what has gone wrong.
  QString go() {
    for (int step = 0; step < steps(); ++step) {
      if (QString const problem = doSomething(); !problem.isEmpty())
        return QString("step %1: ").arg(step) + problem;
      // Into whatever is going on: the next thing is done while somebody thinks, or writes, or afterwards.
      for (std::uint32_t turn = draw(4); turn > 0; --turn) QCoreApplication::processEvents();
      if (draw(3) == 0) comes([&] { return session().phase() == Phase::thinking || waitsForUs(); });
      if (draw(4) == 0 && !comes([&] { return waitsForUs(); })) return QString("step %1: stuck").arg(step);
    }
    return ends();
  }

  // How often each thing was done.
  QMap<QByteArray, int> const& counts() const { return counts_; }

 private:
  std::uint32_t draw(std::uint32_t among) { return rng_.below(among); }
  Session& session() { return program_->session(); }
  MainWindow& window() { return program_->window(); }
  QString journal() const { return home_ + "/data/match.jsonl"; }

  std::vector<std::string> levels() {
    std::vector<std::string> all(static_cast<std::size_t>(game_->usualPlayers), opponent);
    all.front() = "human";
    all.back() = otherOpponent;
    return all;
  }

  bool waitsForUs() {
    if (!session().hasMatch() || window().scene().paused) return true;
    Phase const phase = session().phase();
    return phase == Phase::choosing || phase == Phase::showingResult || phase == Phase::over;
  }

  void open(CommandLine line) {
    program_ = std::make_unique<Program>(home_, std::move(line));
    window().setUpdatesEnabled(true);  // painting must bear all that it does
    program_->desktop().setSeeds([this] { return ++matches_; });
    session().setAdviser([](SeatTable const& table) { return table.thought(opponent); });
  }

  void trigger(char const* action) {
    auto* const found = window().findChild<QAction*>(action);
    if (found == nullptr || !found->isEnabled()) return;
    found->trigger();
    ++counts_[action];
    if (session().phase() == Phase::thinking) ++counts_["while thinking"];
  }

  // Something legal, or what goes on.
  void play() {
    switch (session().phase()) {
      case Phase::choosing: {
        std::vector<Action> legal;
        for (Offer const& offer : session().scene().seen.offers)
          if (offer.legal() && offer.action.kind != Action::Kind::solo) legal.push_back(offer.action);
        if (legal.empty()) return session().confirmDraft();  // enough are put aside
        if (session().scene().draftSize > 0 &&
            static_cast<int>(session().scene().draft.size()) == session().scene().draftSize)
          return session().confirmDraft();
        session().choose(legal[draw(static_cast<std::uint32_t>(legal.size()))]);
        ++counts_["played"];
        return;
      }
      case Phase::showingResult: return session().nextHand();
      default: return;
    }
  }

  void beginAnother() {
    trigger("actionNewMatch");
    auto* dialog = window().findChild<NewMatchDialog*>();
    if (dialog == nullptr) return;
    MatchChoice choice = dialog->choice();
    if (draw(3) == 0) {
      emit dialog->givenUp();
      return;
    }
    // Its list of players has none that thinks so shortly.
    choice.game = QString::fromStdString(std::string(game_->id));
    choice.players = game_->usualPlayers;
    choice.options = completed(game_->options, {});
    choice.table = completed(tableOptions(), *game_, choice.players, {});
    choice.seats = usualSeats(choice.players, "Zoë", 3);
    for (SeatChoice& seat : choice.seats)
      if (!seat.human) seat.level = opponent;
    choice.seats.back().level = otherOpponent;
    emit dialog->chosen(choice);
    ++counts_["begun"];
  }

  // What was written is what there was.
  QString closeAndComeBack() {
    if (!session().hasMatch() || session().record().hands.empty()) return {};
    bool const still = session().phase() != Phase::recording;
    bool const over = session().phase() == Phase::over;
    Record record = session().record();
    program_.reset();
    ++counts_["closed"];
    if (over) {
      if (QFile::exists(journal())) return "the journal of a match that is over stays";
    } else if (still) {
      JournalRead const read = readJournal(journal());
      if (read.state != JournalRead::State::whole) return "the journal is not whole";
      // A file names players by their levels alone.
      for (std::string& level : record.levels)
        if (level != humanPlayer) level = levelOf(level);
      if (read.table->record() != record)
        return "the journal tells of another match:\n" +
               QString::fromStdString(toJson(read.table->record())) + '\n' +
               QString::fromStdString(toJson(record));
    }
    open(lineOf("en"));
    if (over) {
      if (!comes([&] { return window().findChild<NewMatchDialog*>() != nullptr; })) return "no choice";
      beginAnother();
      return {};
    }
    auto* resume = window().findChild<QAbstractButton*>("resume");
    if (resume == nullptr || !resume->isVisible()) {
      return "the match is not offered";
    }
    resume->click();
    return {};
  }

  void saveAndOpen() {
    QString const path = home_ + "/kept.giaguaro";
    emit window().saveWanted(path);
    if (draw(2) == 0 && QFile::exists(path)) {
      emit window().openWanted(path);
      ++counts_["opened"];
    }
  }

  QString doSomething() {
    for (QMessageBox const* box : window().findChildren<QMessageBox*>())
      if (box->isVisible()) return "told: " + box->text();
    for (NotOpenedSheet const* sheet : window().findChildren<NotOpenedSheet*>())
      if (sheet->isVisible()) return "told: " + sheet->why();
    if (!session().hasMatch()) {
      beginAnother();
      return {};
    }
    switch (draw(22)) {
      case 0:
      case 1:
      case 2: trigger("actionUndo"); break;
      case 3:
      case 4: trigger("actionRedo"); break;
      case 5: trigger("actionRestart"); break;
      case 6:
      case 7: trigger("actionHint"); break;
      case 8: trigger("actionPause"); break;
      case 9: trigger("actionLastTrick"); break;
      case 10: trigger("actionFinish"); break;
      case 11: trigger(draw(2) == 0 ? "actionLanguage_it" : "actionLanguage_en"); break;
      case 12: trigger(draw(2) == 0 ? "actionTheme_night" : "actionTheme_green"); break;
      case 13: beginAnother(); break;
      case 14: return closeAndComeBack();
      case 15: saveAndOpen(); break;
      default: play(); break;
    }
    if (session().hasMatch() && window().scene().paused && draw(3) != 0) trigger("actionPause");
    return {};
  }

  QString ends() {
    if (session().hasMatch() && window().scene().paused) session().setPaused(false);
    if (!comes([&] { return waitsForUs(); })) return "stuck at the end";
    return closeAndComeBack();
  }

  QString home_;
  GameInfo const* game_;
  Rng rng_;
  std::uint64_t matches_ = 0;
  std::unique_ptr<Program> program_;
  QMap<QByteArray, int> counts_;
};

}  // namespace

class TestRestless : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsLost_data() {
    QTest::addColumn<int>("number");
    for (int number = 0; number < static_cast<int>(allGames().size()); ++number)
      if (GameInfo const& game = *allGames()[static_cast<std::size_t>(number)]; isHere(game))
        QTest::newRow(game.id.data()) << number;
  }
  void nothingIsLost() {
    QFETCH(int, number);
    QTemporaryDir const home;
    GameInfo const& game = *allGames()[static_cast<std::size_t>(number)];
    Restless restless(home.path(), game, static_cast<std::uint64_t>(number) + 1);
    QString const problem = restless.go();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    for (auto const& [what, count] : restless.counts().toStdMap()) counts_[what] += count;
  }

  // Or it would have been no test: of all games here together.
  void allOfItWasDone() {
    QList<QByteArray> wanted{"played", "actionUndo", "closed"};
    if (qEnvironmentVariableIsSet("GIAGUARO_LONG"))
      wanted << "actionRedo"
             << "actionRestart"
             << "actionHint"
             << "actionPause"
             << "actionLastTrick"
             << "actionLanguage_it"
             << "actionTheme_night"
             << "begun"
             << "opened"
             << "while thinking";
    for (QByteArray const& what : wanted) QVERIFY2(counts_.value(what) > 0, what.constData());
  }

 private:
  QMap<QByteArray, int> counts_;
};

}  // namespace testRestless

QTEST_MAIN(testRestless::TestRestless)
#include "test_restless.moc"
