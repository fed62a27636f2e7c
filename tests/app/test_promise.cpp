// The promise of a match's cards, and codes of deals, in the program: the commitment is shown before anything is dealt, what
// it was to only when the match is over, and what was changed on the disk is found.
#include <QClipboard>
#include <QCryptographicHash>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/match_file.h"
#include "app/desktop/match/people.h"
#include "core/match/deal_code.h"
#include "core/match/verify.h"
#include "tests/app/plans.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/tips_sheet.h"
#include "ui/help/help_window.h"
#include "ui/result/end_sheet.h"
#include "ui/score/code_line.h"
#include "ui/score/commitment_line.h"
#include "ui/text/wording.h"

namespace testPromise {

using namespace giaguaro;
using namespace giaguaro::test;
using State = PromiseScene::State;

namespace {

constexpr char const* salt = "00112233445566778899aabbccddeeff";

MatchPlan promisedPlan() {
  MatchPlan plan = planWithViewer(2, 42);
  plan.setup.commitment = commitTo({plan.setup.seed, salt});
  return plan;
}

// As many cards as before, but others: of two seats each the first.
void changeCards(Deal& deal) {
  Card const one = *deal.hands[0].begin();
  Card const other = *deal.hands[1].begin();
  deal.hands[0].erase(one);
  deal.hands[0].insert(other);
  deal.hands[1].erase(other);
  deal.hands[1].insert(one);
}

// Somebody who has last played a short match with quick computers.
void prepare(QString const& home) {
  Preferences preferences(home + "/preferences.ini");
  preferences.setPlayer("Zoë", 3);
  GameInfo const& game = *allGames().front();
  MatchChoice last{idOf(game), game.usualPlayers, test::planOf("greedy", 1).setup.options,
                   usualSeats(mostSeats, "Zoë", 3)};
  for (SeatChoice& seat : last.seats)
    if (!seat.human) seat.level = "greedy";
  last.table = chosen(tableOptions(), game, game.usualPlayers, {});
  preferences.setLastMatch(last);
}

bool write(QString const& path, QByteArray const& contents) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
}

QString hashOf(QString const& text) {
  return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex();
}

}  // namespace

class TestPromise : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void isShownBeforeTheDealAndOpenedAtTheEnd() {
    QTemporaryDir const home;
    prepare(home.path());
    Program program(home.path(), lineOf("en"));
    QVERIFY(program.isActive());
    auto* const dialog = program.window().findChild<NewMatchDialog*>();
    QVERIFY(dialog != nullptr);
    auto* line = dialog->findChild<CommitmentLine*>();
    dialog->findChild<QAbstractButton*>("allChoices")->click();  // it may lie below what is in sight
    QVERIFY(line->isVisible());
    QString const promised = line->copied();
    QCOMPARE(promised.size(), 64);
    QVERIFY(line->fields().front()->accessibleDescription().contains(promised));
    QTest::mouseClick(line->fields().front(), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), promised);

    QVERIFY(program.click("dealCards"));
    Session& session = program.session();
    QVERIFY(comes([&] { return session.hasMatch(); }));
    QCOMPARE(QString::fromStdString(session.record().commitment.digest), promised);
    bool early = false;
    QObject::connect(&session, &Session::sceneChanged, &session, [&](TableScene const& scene) {
      early = early || !scene.promise ||
              (!scene.matchOver && (!scene.promise->hashed.isEmpty() || scene.promise->state != State::open));
    });
    QVERIFY(playOut(session));
    QVERIFY(!early);
    QVERIFY(comes([&] { return session.scene().promise->state == State::kept; }));
    PromiseScene const promise = *session.scene().promise;
    QCOMPARE(promise.commitment, promised);
    QCOMPARE(hashOf(promise.hashed), promised);
    QCOMPARE(promise.hashed, QString::fromStdString(session.record().commitment.salt) + ':' +
                                 QString::number(session.record().seed));
    auto* const sheet = program.window().findChild<EndSheet*>();
    line = sheet->findChild<CommitmentLine*>();
    QVERIFY(line->isVisible());
    QCOMPARE(line->findChild<QLabel*>("commitmentWords")->text(),
             QString("Checked: the cards were fixed before the first deal."));
    QCOMPARE(line->copied(), promised + "\nprintf '%s' '" + promise.hashed + "' | sha256sum");
    QVERIFY(!verify(session.record()));

    // To the page that says how to check it.
    program.window().findChild<EndSheet*>()->setKeyGuard(0);
    line->fields().back()->setFocus(Qt::OtherFocusReason);
    QTest::keyClick(line->fields().back(), Qt::Key_Return);
    QWidget* help = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
      if (each->objectName() == QLatin1String("helpWindow")) help = each;
    QVERIFY(help != nullptr && help->isVisible());
    help->close();
    // What is taken back is open again.
    session.undo();
    QVERIFY(comes([&] { return !session.scene().matchOver; }));
    QCOMPARE(session.scene().promise->state, State::open);
    QVERIFY(session.scene().promise->hashed.isEmpty());
  }

  // Another new match has another promise, and the next one too that was only looked at.
  void isMadeAnewForEachMatch() {
    QTemporaryDir const home;
    prepare(home.path());
    Program program(home.path(), lineOf("en"));
    auto const shown = [&program] {
      return program.window().findChild<NewMatchDialog*>()->findChild<CommitmentLine*>()->copied();
    };
    QString const first = shown();
    emit program.window().matchChosen(program.window().findChild<NewMatchDialog*>()->choice());
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    QCOMPARE(QString::fromStdString(program.session().record().commitment.digest), first);
    program.window().closeSheets();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    emit program.window().newMatchWanted();
    QVERIFY(shown() != first);
  }

  void aChangedJournalIsFound() {
    auto const table = played(promisedPlan(), 1'000'000);
    Record const& record = table->record();
    MatchPlan const plan = promisedPlan();
    QString const path = folder_.filePath("match.jsonl");
    for (bool const changed : {false, true}) {
      QByteArray text = headerLine(plan);
      for (std::size_t hand = 0; hand < record.hands.size(); ++hand) {
        Deal deal = record.hands[hand].deal;
        if (changed && hand == 1) changeCards(deal);
        text += dealLine(*table, deal, record.hands[hand].dealer);
        for (Done const& done : record.hands[hand].actions) text += actionLine(*table, done);
      }
      QVERIFY(write(path, text));
      JournalRead const read = readJournal(path);
      if (!changed) {
        QCOMPARE(read.state, JournalRead::State::whole);
        QCOMPARE(read.table->record().commitment, plan.setup.commitment);
        continue;
      }
      QCOMPARE(read.state, JournalRead::State::bad);
      QCOMPARE(read.badLine, 3 + static_cast<int>(record.hands[0].actions.size()));
    }
    // Another seed under the same promise: not even the header is believed.
    QVERIFY(write(path, headerLine(plan).replace("\"seed\":42", "\"seed\":43")));
    QCOMPARE(readJournal(path).state, JournalRead::State::bad);
  }

  void aChangedFileIsFound() {
    Record const record = played(promisedPlan(), 1'000'000)->record();
    QString const path = folder_.filePath("match.giaguaro");
    auto const told = [&path](Record const& changed) {
      if (!write(path, matchFileOf(changed))) return QString("not written");
      MatchFile const file = readMatchFile(path);
      if (file.state == MatchFile::State::fine) return QString();
      return Wording().say(whyNotOpened(path, file));
    };
    QCOMPARE(told(record), QString());
    Record changed = record;
    changeCards(changed.hands[1].deal);
    QCOMPARE(told(changed),
             QString("\u201cmatch.giaguaro\u201d cannot be opened: the cards of hand 2 are not those that "
                     "were fixed before the first deal."));
    changed = record;
    changed.seed = 43;
    QCOMPARE(
        told(changed),
        QString(
            "\u201cmatch.giaguaro\u201d cannot be opened: its seed and salt do not match the commitment."));
    changed = record;
    changed.commitment.salt.clear();
    QCOMPARE(told(changed),
             QString("\u201cmatch.giaguaro\u201d cannot be opened: the match is over, and the salt of its "
                     "commitment is missing."));
    // One in play keeps its promise when it is played on.
    MatchFile const file = [&] {
      write(path, matchFileOf(takenBack(record, 5)));
      return readMatchFile(path);
    }();
    QCOMPARE(file.state, MatchFile::State::fine);
    QCOMPARE(file.setup.commitment, record.commitment);
  }

  // Whoever enters one wants its cards: where it gives none nothing is dealt, and the field says why.
  void aWrongCodeDealsNothing_data() {
    QTest::addColumn<int>("by");
    QTest::newRow("Enter in the field") << 0;
    QTest::newRow("the button") << 1;
    QTest::newRow("the button, with fewer choices") << 2;
  }
  void aWrongCodeDealsNothing() {
    QFETCH(int, by);
    QTemporaryDir const home;
    prepare(home.path());
    Program program(home.path(), lineOf("en"));
    QVERIFY(program.isActive());
    auto* dialog = program.window().findChild<NewMatchDialog*>();
    auto* const field = dialog->findChild<QLineEdit*>("dealCode");
    auto const* const read = dialog->findChild<QLabel*>("dealCodeRead");
    auto* const choices = dialog->findChild<QAbstractButton*>("allChoices");
    choices->click();
    field->setText("HELLO");
    field->setFocus(Qt::OtherFocusReason);
    if (by == 2) choices->click();
    QSignalSpy const chosen(&program.window(), &MainWindow::matchChosen);
    if (by == 0)
      program.press(Qt::Key_Return);
    else
      dialog->findChild<QAbstractButton*>("dealCards")->click();
    QCOMPARE(chosen.count(), 0);
    QVERIFY(dialog->isVisible() && !program.session().hasMatch());
    QVERIFY(field->isVisible() && field->hasFocus() && read->isVisible());
    QVERIFY2(read->text().startsWith("It is not complete yet. Nothing was dealt"), qPrintable(read->text()));
    QCOMPARE(field->accessibleDescription(), read->text());
    field->clear();
    QVERIFY(!read->isVisible());
    program.press(Qt::Key_Return);
    QVERIFY(chosen.count() == 1 || program.window().findChild<TipsSheet*>() != nullptr);
  }

  void aCodeIsEnteredAndPlayed() {
    QTemporaryDir const home;
    prepare(home.path());
    Program program(home.path(), lineOf("en"));
    QVERIFY(program.isActive());
    auto* dialog = program.window().findChild<NewMatchDialog*>();
    auto* const field = dialog->findChild<QLineEdit*>("dealCode");
    auto* const read = dialog->findChild<QLabel*>("dealCodeRead");
    dialog->findChild<QAbstractButton*>("allChoices")->click();
    QVERIFY(field->isVisibleTo(dialog));
    GameInfo const& other = *allGames().back();
    Record const record = played(test::planOf("greedy", 2, 9, other), 1'000'000)->record();
    QString const code = QString::fromStdString(codeOfHand(record, 1));
    QString wrong = code;
    wrong[8] = wrong[8] == u'7' ? u'8' : u'7';
    field->setText(wrong);
    QCOMPARE(read->text(), QString("A letter is wrong or missing."));
    QCOMPARE(field->accessibleDescription(), read->text());
    field->setText(code.chopped(1));
    QCOMPARE(read->text(), QString("The last letter is missing."));
    field->setText(code.left(6));
    QCOMPARE(read->text(), QString("It is not complete yet."));
    QVERIFY(dialog->choice().code.isEmpty());
    field->setText(code.toLower());
    QVERIFY2(read->text().endsWith("the code gives the first hand."), qPrintable(read->text()));
    MatchChoice const choice = dialog->choice();
    QCOMPARE(choice.code, code);
    QCOMPARE(choice.game, idOf(other));
    QCOMPARE(choice.options, record.options);
    field->setFocus(Qt::OtherFocusReason);
    program.press(Qt::Key_Return);
    Session& session = program.session();
    QVERIFY(comes([&] { return session.hasMatch() && session.phase() == Session::Phase::choosing; }));
    QCOMPARE(session.record().code, code.toStdString());
    QVERIFY(!session.record().commitment.empty());  // to the hands behind it
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(record.players); ++seat)
      QCOMPARE(session.record().hands[0].deal.hands[seat], record.hands[1].deal.hands[seat]);
    QCOMPARE(session.scene().matchCode, code);
    QVERIFY(session.scene().handCode.isEmpty());
    QVERIFY(playOut(session));
    QVERIFY(!verify(session.record()));
    // The code of the hand that is over stands under its result.
    auto* const line = program.window().findChild<EndSheet*>()->findChild<CodeLine*>();
    QVERIFY(line->isVisible());
    QCOMPARE(line->code().toStdString(), codeOfHand(session.record(), session.record().hands.size() - 1));
    QVERIFY(program.click("copyDealCode"));
    QCOMPARE(QGuiApplication::clipboard()->text(), line->code());
  }

  // Whose deals everybody can know promises nothing; who changes the options plays other deals.
  void aCodeOfAMatch() {
    QTemporaryDir const home;
    prepare(home.path());
    Program program(home.path(), lineOf("it"));
    auto* dialog = program.window().findChild<NewMatchDialog*>();
    Record const record = played(planWithViewer(2, 42), 1'000'000)->record();
    dialog->findChild<QLineEdit*>("dealCode")->setText(QString::fromStdString(codeOfMatch(record)));
    MatchChoice choice = dialog->choice();
    QVERIFY(!choice.code.isEmpty());
    QVERIFY(dialog->findChild<CommitmentLine*>()->isHidden());
    emit program.window().matchChosen(choice);
    QVERIFY(comes([&] { return program.session().hasMatch() && !program.session().record().hands.empty(); }));
    Record const& begun = program.session().record();
    QCOMPARE(begun.seed, std::uint64_t{42});
    QVERIFY(begun.commitment.empty());
    QCOMPARE(begun.hands[0].deal, record.hands[0].deal);
  }

  void anotherChoiceDropsTheCode() {
    QTemporaryDir const home;
    prepare(home.path());
    Program program(home.path(), lineOf("en"));
    auto* dialog = program.window().findChild<NewMatchDialog*>();
    Record const record = played(planWithViewer(2, 42), 1'000'000)->record();
    dialog->findChild<QLineEdit*>("dealCode")->setText(QString::fromStdString(codeOfMatch(record)));
    QVERIFY(!dialog->choice().code.isEmpty());
    dialog->findChild<QAbstractButton*>("game_" + idOf(*allGames().back()))->click();
    QVERIFY(dialog->choice().code.isEmpty());
    QVERIFY(dialog->findChild<QLabel*>("dealCodeRead")->text().contains("not what is chosen here now"));
  }

  void noCodeBeforeItsHandIsOver() {
    Session session;
    session.start(planWithViewer(2, 42));
    QVERIFY(reaches(session, Session::Phase::choosing));
    QVERIFY(session.scene().handCode.isEmpty());
    QVERIFY(session.scene().matchCode.isEmpty());
    while (session.phase() != Session::Phase::showingResult) {
      actAsBaseline(session);
      QVERIFY(comes([&] {
        return session.phase() == Session::Phase::choosing ||
               session.phase() == Session::Phase::showingResult;
      }));
    }
    QCOMPARE(session.scene().handCode.toStdString(), codeOfHand(session.record(), 0));
    QVERIFY(session.scene().matchCode.isEmpty());
  }
};

}  // namespace testPromise

QTEST_MAIN(testPromise::TestPromise)
#include "test_promise.moc"
