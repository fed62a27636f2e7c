// A first hand of each game, led: one idea at a time, as long as may be, on its page or in the guide's bubble; and nobody is
// held up by it.
#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/disk/journal.h"
#include "core/match/verify.h"
#include "tests/app/first_hand_tools.h"
#include "tests/joined.h"
#include "ui/dock/dock.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/host/guide_bubble.h"
#include "ui/lessons/first_hand_page.h"
#include "ui/panels/rank_rows.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/question_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/status_line.h"

namespace testFirstHand {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr qsizetype mostWords = 45;

qsizetype wordsIn(QString const& text) {
  return text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size();
}

}  // namespace

class TestFirstHand : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  static FirstHandPage const* pageOf(Program& program) {
    return program.window().findChild<FirstHandPage*>();
  }

  static bool showsWords(Program& program, QString const& words) {
    for (QWidget const* widget : pageOf(program)->findChildren<QWidget*>())
      if (widget->isVisible() && widget->accessibleName() == words && !widget->visibleRegion().isEmpty())
        return true;
    return false;
  }

 private slots:
  void init() { home_ = std::make_unique<QTemporaryDir>(); }

  void aWholeHand_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (GameInfo const* game : allGames())
      for (char const* language : {"en", "it"})
        QTest::addRow("%s %s", std::string(game->id).c_str(), language) << idOf(*game) << language;
  }
  void aWholeHand() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    Program program(home_->path(), lineWithMatch(language, 7));
    program.window().resize(language == "it" ? QSize(900, 600) : QSize(1280, 800));
    QVERIFY(program.isActive());
    std::size_t told = 0;
    QStringList faults;
    QPoint place;
    FirstHandTaker taker(program, [&] {
      FirstHandScene const& lead = taker.lead();
      if (lead.told.size() > told + 1) faults << "two at once";
      told = lead.told.size();
      if (!pageOf(program)->isVisible()) faults << "no page";
      // What goes on stands where it stood.
      auto const* next = program.window().findChild<QAbstractButton*>("firstHandNext");
      QPoint const at = next->mapTo(&program.window(), next->rect().bottomLeft());
      if (!place.isNull() && at != place) faults << QString("moved to %1 %2").arg(at.x()).arg(at.y());
      place = at;
      TableScene const& scene = program.window().scene();
      bool const goesOn = lead.more || scene.rests() || scene.showResult;
      if (next->isEnabled() != goesOn)
        faults << "goes on: " + program.window().findChild<StatusLine*>()->text();
      if (!lead.isNew) return;
      QString const words = FirstHandPage::wordsOf(lead.told.back(), wordingOf(scene)).plain;
      if (wordsIn(words) > mostWords) faults << QString("%1 words: %2").arg(wordsIn(words)).arg(words);
      if (words.contains(u'{')) faults << words;
      QString const heard = program.window().findChild<QLabel*>("liveLabel")->accessibleName();
      if (!heard.contains(words) && !scene.showResult) faults << "not said: " + words + ", but: " + heard;
    });
    QVERIFY(taker.begin(*findGame(game.toStdString())));
    QVERIFY(taker.take());
    QCOMPARE(faults.join(u'\n'), QString());
    QCOMPARE(taker.notOne(), 0);
    // Whatever can be foreseen has come up; the score at last, beside the sheet.
    QVERIFY(taker.lead().toCome.empty());
    QVERIFY(taker.lead().isNew && pageOf(program)->isVisible());
    QVERIFY(program.click("firstHandNext"));
    QVERIFY(comes([&] { return !program.window().scene().firstHand; }));
    QCOMPARE(program.session().record().hands.size(), std::size_t{2});
    QVERIFY(!pageOf(program)->isVisible());
  }

  // For the game that is chosen there, on its own deal, and instead of the tips. What is dealt after it nobody knows.
  void fromANewMatch() {
    Program program(home_->path(), lineOf("en"), Tips::toBeOffered);
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    QVERIFY(program.click("game_jabberwocky"));
    QVERIFY(program.click("firstSteps"));
    QVERIFY(comes([&] { return program.window().scene().firstHand.has_value(); }));
    FirstHand const& hand = firstHandOf("jabberwocky");
    QCOMPARE(QString::fromStdString(program.session().record().game), QString("jabberwocky"));
    QCOMPARE(program.session().record().players, hand.players);
    QVERIFY(comes([&] { return program.session().phase() == Session::Phase::choosing; }));
    QCOMPARE(program.window().scene().firstHand->told.size(), 1U);
    QVERIFY(program.window().findChild<NewMatchDialog*>() == nullptr ||
            !program.window().findChild<NewMatchDialog*>()->isVisible());
    QVERIFY(program.session().hasJournal());
    MatchSetup lesson = setupOf(program.session().record());
    lesson.seed = hand.seed;
    lesson.code.clear();
    auto const table = openTable(lesson);
    table->deal(table->nextDeal(), table->nextDealer());
    RecordedHand const& dealt = program.session().record().hands.front();
    QVERIFY(dealt.deal.hands == table->record().hands.front().deal.hands);
    QCOMPARE(dealt.dealer, table->record().hands.front().dealer);
    // As long as it is played no code tells its cards.
    QVERIFY(program.window().scene().matchCode.isEmpty());
    auto const kept = readJournal(home_->path() + "/data/match.jsonl").table;
    QVERIFY(kept->record() == program.session().record());
    for (Table* each : {table.get(), kept.get()}) {
      while (!each->handOver()) each->apply(each->thought("greedy")(StopFlag{}).action);
      each->deal(each->nextDeal(), each->nextDealer());
    }
    QVERIFY(!(kept->record().hands.back().deal.hands == table->record().hands.back().deal.hands));
    QVERIFY(!kept->record().commitment.empty());
    auto const problem = verify(kept->record());
    QVERIFY2(!problem, problem ? problem->what.c_str() : "");
  }

  // The hand goes on as it was, without it.
  void itMayBeLeft() {
    Program program(home_->path(), lineWithMatch("en", 7));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaguar")));
    Record const before = program.session().record();
    // It is asked once more, and what leaves it as it is has the focus.
    QVERIFY(program.click("firstHandLeave"));
    QVERIFY(program.window().scene().firstHand.has_value());
    auto const* question = program.window().findChild<QuestionSheet*>();
    QVERIFY(question != nullptr && question->isVisible());
    program.press(Qt::Key_Return);
    QVERIFY(!question->isVisible());
    QVERIFY(program.window().scene().firstHand.has_value());
    QVERIFY(program.click("firstHandLeave"));
    QVERIFY(program.click("agreedDeed"));
    QVERIFY(!program.window().scene().firstHand);
    QVERIFY(!pageOf(program)->isVisible());
    QVERIFY(program.window().scene().mayAct);
    QVERIFY(program.session().record().hands == before.hands);
    actAsBaseline(program.session());
    QVERIFY(comes([&] {
      return program.session().record().hands.back().actions.size() > before.hands.back().actions.size();
    }));
  }

  // It goes on being led where it was left, as long as its hand is not over.
  void itIsLedWhereItIsResumed() {
    QString const journal = home_->path() + "/match.jsonl";
    GameInfo const& game = *findGame("jabberwocky");
    {
      Session session;
      session.setPaces(Paces());
      session.start(firstHandPlan(game), {.journal = journal, .led = true});
      QVERIFY(reaches(session, Session::Phase::choosing));
      actAsBaseline(session);
      QVERIFY(reaches(session, Session::Phase::choosing));
    }
    Session session;
    session.setPaces(Paces());
    session.resume(readJournal(journal), journal);
    QVERIFY(reaches(session, Session::Phase::choosing));
    QVERIFY(session.scene().firstHand.has_value());
    // Another match is not.
    MatchPlan other = firstHandPlan(game);
    other.setup.code.clear();
    session.start(other, {.journal = journal + "2"});
    QVERIFY(reaches(session, Session::Phase::choosing));
    Session again;
    again.setPaces(Paces());
    session.leave();
    again.resume(readJournal(journal + "2"), journal + "2");
    QVERIFY(reaches(again, Session::Phase::choosing));
    QVERIFY(!again.scene().firstHand);
  }

  // If all pass, what is dealt next is not what was chosen to be led through: the same cards come again.
  void allPassAndTheSameCardsComeAgain() {
    MatchPlan plan = firstHandPlan(*findGame("jaguar"));
    plan.setup.levels.assign(plan.setup.levels.size(), std::string(humanPlayer));
    Session session;
    session.setPaces(Paces());
    QStringList noticed;
    connect(&session, &Session::noticed, this, [&](Message const& what) { noticed << what.text.id; });
    session.start(plan, {.led = true});
    Deal deal;
    for (std::size_t seat = 0; seat < plan.setup.levels.size(); ++seat) {
      QVERIFY(comes([&] {
        return session.phase() == Session::Phase::passing || session.phase() == Session::Phase::choosing;
      }));
      session.takeSeat();
      QCOMPARE(session.phase(), Session::Phase::choosing);
      deal = session.record().hands.back().deal;
      session.choose({Action::Kind::pass});
    }
    QVERIFY(reaches(session, Session::Phase::showingResult));
    QVERIFY(session.scene().seen.result->isVoid);
    session.nextHand();
    QVERIFY(comes([&] {
      return session.phase() == Session::Phase::passing || session.phase() == Session::Phase::choosing;
    }));
    QCOMPARE(session.record().hands.size(), std::size_t{1});
    QVERIFY(session.record().hands.back().deal == deal);
    QVERIFY(session.record().hands.back().actions.empty());
    QVERIFY(session.scene().firstHand.has_value());
    QCOMPARE(noticed, QStringList{"first-hand.again"});
  }

  // Who acts without reading is not held up, and what was not read is told when it is due again.
  void nobodyIsHeldUp() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jabberwocky")));
    QVERIFY(taker.lead().more);
    // About bidding, which is over then.
    auto const& ideas = firstHandOf("jabberwocky").ideas;
    auto const bidding = std::ranges::find(ideas, std::string_view("jabberwocky.idea.bid.title"),
                                           [](Idea const& idea) { return std::string_view(idea.title.id); });
    QVERIFY(bidding != ideas.end());
    Text const unread = bidding->title;
    actAsBaseline(program.session());
    QVERIFY(comes([&] {
      return program.session().phase() == Session::Phase::choosing &&
             program.window().scene().seen.trick.cards.size() > 0;
    }));
    for (FirstHandScene::Told const& told : taker.lead().told) QVERIFY(!(told.title == unread));
    QVERIFY(taker.lead().isNew);
  }

  // Of several ideas that are due the one comes first that says why what was tried may not be done.
  void aRefusalBringsUpWhatExplainsIt() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaago-chalis")));
    QVERIFY(taker.lead().more);
    std::vector<Offer> const offers = program.window().scene().seen.offers;
    auto const refused =
        std::ranges::find_if(offers, [](Offer const& offer) { return offer.refusal.has_value(); });
    QVERIFY(refused != offers.end());
    std::size_t const before = taker.lead().told.size();
    QString const reason = wordingOf(program.window().scene()).say(*refused->refusal);
    emit program.window().table()->refused(refused->action);
    QCOMPARE(taker.lead().told.size(), before + 1);
    auto const lastTold = [&] { return QString::fromLatin1(taker.lead().told.back().title.id); };
    QCOMPARE(lastTold(), QStringLiteral("jaago.idea.lower.title"));
    QCOMPARE(program.window().findChild<StatusLine*>()->text(), reason);
    // It was tried again, and is not told twice; what was due before comes next.
    emit program.window().table()->refused(refused->action);
    QCOMPARE(taker.lead().told.size(), before + 1);
    program.press(Qt::Key_Space);
    QCOMPARE(lastTold(), QStringLiteral("jaago.idea.trick.title"));
  }

  // Who has tried a call, by mouse or by keys, goes on reading by Space, which is for nothing else there.
  void aCallThatIsTriedHoldsNobodyUp() {
    Program program(home_->path(), lineWithMatch("en", 7));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaguar")));
    auto const calls = choosable(program.window());
    QVERIFY(calls.size() > 1);
    for (bool const byKeys : {false, true}) {
      QAbstractButton* const call = calls[byKeys ? 1 : 0];
      if (byKeys) {
        call->setFocus(Qt::TabFocusReason);
        program.press(Qt::Key_Space);
      } else {
        QVERIFY(program.click(call->objectName()));
      }
      QVERIFY(call->isChecked() && call->hasFocus());
      std::size_t const told = taker.lead().told.size();
      QVERIFY(taker.lead().more);
      program.press(Qt::Key_Space);
      QCOMPARE(taker.lead().told.size(), told + 1);
      QVERIFY(call->isChecked() && call->hasFocus());
    }
  }

  // A trick rests as long as something is to be read about it, whatever is set.
  void aTrickRestsUntilItIsRead() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jabberwocky")));
    taker.read();
    actAsBaseline(program.session());
    QVERIFY(comes([&] {
      return program.session().phase() == Session::Phase::choosing &&
             program.window().scene().seen.trick.cards.size() > 0;
    }));
    actAsBaseline(program.session());
    QVERIFY(reaches(program.session(), Session::Phase::resting));
    QVERIFY(taker.lead().isNew);
    QCoreApplication::processEvents();
    QCOMPARE(program.session().phase(), Session::Phase::resting);
    program.press(Qt::Key_Space);
    QVERIFY(comes([&] {
      return program.session().phase() != Session::Phase::resting || taker.lead().told.size() > 0;
    }));
  }

  // Where the panel is folded the guide says it at the table.
  void aFoldedPanelHidesNothing() {
    Program program(home_->path(), lineWithMatch("it", 7));
    program.window().resize(900, 600);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaago-chalis")));
    auto const* bubble = program.window().findChild<GuideBubble*>("guideBubble");
    QVERIFY(bubble->isHidden());
    program.window().host().panel()->fold(true);
    QVERIFY(bubble->isVisible());
    QVERIFY(bubble->accessibleName().startsWith("Dieci punti."));
    program.press(Qt::Key_Space);
    QVERIFY(bubble->accessibleName().startsWith("Che cos'è una presa."));
    program.window().host().panel()->fold(false);
    QVERIFY(bubble->isHidden());
  }

  // However wide the dock is, of every game and from the first word on.
  void theBubbleFindsRoomBesideTheDock_data() {
    QTest::addColumn<QString>("game");
    for (GameInfo const* game : allGames()) QTest::addRow("%s", std::string(game->id).c_str()) << idOf(*game);
  }
  void theBubbleFindsRoomBesideTheDock() {
    QFETCH(QString, game);
    Program program(home_->path(), lineWithMatch("it", 7));
    program.window().resize(900, 600);
    QVERIFY(program.isActive());
    int told = 0;
    QStringList hidden;
    FirstHandTaker taker(program, [&] {
      program.window().host().panel()->fold(true);
      if (!taker.lead().isNew || program.window().scene().showResult) return;
      ++told;
      auto const* bubble = program.window().findChild<GuideBubble*>("guideBubble");
      auto const* dock = program.window().findChild<Dock*>();
      auto const stands = [&] {
        return bubble->isVisible() && !(dock->isVisible() && bubble->box().intersects(dock->paper()));
      };
      if (!comes(stands)) hidden << program.window().findChild<QLabel*>("liveLabel")->accessibleName();
    });
    QVERIFY(taker.begin(*findGame(game.toStdString())));
    QVERIFY(taker.take([&] { return !program.window().scene().seen.tricks.empty(); }));
    QVERIFY(told > 2);
    QCOMPARE(hidden.join(u'\n'), QString());
  }

  // Whoever goes on by Space, once more than there is to be read, does not leave.
  void goingOnDoesNotLeave() {
    Program program(home_->path(), lineWithMatch("en", 7));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaago-chalis")));
    QVERIFY(taker.lead().more);
    auto* const next = program.window().findChild<QAbstractButton*>("firstHandNext");
    while (taker.lead().more) {
      next->setFocus();
      program.press(Qt::Key_Space);
      QCoreApplication::processEvents();
    }
    QVERIFY(!next->isEnabled());
    QVERIFY(program.focusName() != QString("firstHandLeave"));
    QVERIFY(program.window().focusWidget() != nullptr);
  }

  // Who clicks once more where the step before was, in a hint or in what was told, does not leave.
  void leavingLiesUnderNoStepBefore_data() {
    QTest::addColumn<QString>("game");
    for (GameInfo const* game : allGames()) QTest::addRow("%s", std::string(game->id).c_str()) << idOf(*game);
  }
  void leavingLiesUnderNoStepBefore() {
    QFETCH(QString, game);
    Program program(home_->path(), lineWithMatch("it", 7));
    program.window().resize(900, 600);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame(game.toStdString())));
    MainWindow& window = program.window();
    auto* const leave = window.findChild<QAbstractButton*>("firstHandLeave");
    auto const clickAt = [&](char const* name) {
      auto* const button = window.findChild<QAbstractButton*>(name);
      if (button == nullptr || !button->isVisible() || !button->isEnabled()) return false;
      QPoint const at = button->mapTo(&window, button->rect().center());
      QTest::mouseClick(button, Qt::LeftButton);
      QCoreApplication::processEvents();
      return !leave->isVisible() || window.childAt(at) != leave;
    };
    QVERIFY(taker.lead().more);
    while (taker.lead().more) QVERIFY(clickAt("firstHandNext"));
    emit window.host().hintWanted();
    QVERIFY(comes([&] { return window.scene().hint && !window.scene().hint->thinking(); }));
    for (char const* name : {"hintFurther", "hintFurther", "hintPlay"}) QVERIFY(clickAt(name));
    QVERIFY(!window.scene().hint);
    QVERIFY(leave->isVisible());
  }

  // Pressed once more than there is to be read it does nothing, and nothing else is under it.
  void pressingOnceMoreOpensNothing() {
    Program program(home_->path(), lineWithMatch("it", 7));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("tarot")));
    auto* const next = program.window().findChild<QAbstractButton*>("firstHandNext");
    while (taker.lead().more) QTest::mouseClick(next, Qt::LeftButton);
    QString const shown =
        FirstHandPage::wordsOf(taker.lead().told.back(), wordingOf(program.window().scene())).plain;
    std::size_t const told = taker.lead().told.size();
    QPoint const at = next->mapTo(&program.window(), next->rect().center());
    QVERIFY(next->isVisible() && !next->isEnabled());
    QCOMPARE(program.window().childAt(at), next);
    QTest::mouseClick(next, Qt::LeftButton);
    QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {}, at);
    QCOMPARE(taker.lead().told.size(), told);
    QVERIFY(showsWords(program, shown));
  }

  // What did not come up is told once the hand is over: by a click, or by Enter. Nothing is lost.
  // What a hint advises is played by Enter, and the keyboard is at the table then: it was at the tool for a new match.
  void enterAfterAHintBeginsNothingElse() {
    Program program(home_->path(), lineWithMatch("it", 7));
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaguar")));
    taker.read();
    QVERIFY(comes([&] { return program.session().phase() == Session::Phase::choosing; }));
    program.press(Qt::Key_H);
    QVERIFY(comes([&] {
      auto const& hint = program.session().scene().hint;
      return hint && !hint->thinking();
    }));
    for (int step = 0; step < 2; ++step) program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return program.focusName() == QStringLiteral("hintAway"); }));
    program.press(Qt::Key_Tab);
    QCOMPARE(program.focusName(), QStringLiteral("hintPlay"));
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return !program.session().scene().hint; }));
    QWidget const* const focus = QApplication::focusWidget();
    QWidget const* const table = program.window().table();
    QVERIFY2(focus == table || table->isAncestorOf(focus), qPrintable(program.focusName()));
  }

  void whatWasNotMetIsToldAtTheEnd() {
    Program program(home_->path(), lineWithMatch("en", 7));
    program.window().resize(900, 600);
    QVERIFY(program.isActive());
    FirstHand const& hand = firstHandOf("jabberwocky");
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jabberwocky")));
    taker.read();
    while (program.session().phase() != Session::Phase::showingResult) {
      QVERIFY(taker.lead().notMet.empty());
      if (program.session().phase() == Session::Phase::choosing)
        actAsBaseline(program.session());  // without having read
      else
        emit program.window().host().goOn();
      QVERIFY(comes([&] {
        using enum Session::Phase;
        Session::Phase const phase = program.session().phase();
        return phase == choosing || phase == showingResult || phase == resting;
      }));
    }
    taker.read();
    FirstHandScene const lead = taker.lead();
    QVERIFY(!lead.notMet.empty() && lead.toCome.empty());
    QCOMPARE(lead.told.size() + lead.notMet.size(), hand.ideas.size());
    Wording const wording = wordingOf(program.window().scene());
    QString const first = FirstHandPage::wordsOf(lead.notMet.front(), wording).plain;
    QVERIFY(!showsWords(program, first));
    QVERIFY(program.click("notMet_0"));
    QVERIFY(showsWords(program, first));
    if (lead.notMet.size() < 2) return;
    program.window().findChild<QWidget*>("notMet_1")->setFocus();
    program.press(Qt::Key_Return);
    QVERIFY(showsWords(program, FirstHandPage::wordsOf(lead.notMet[1], wording).plain));
  }

  // What the cards count stands on the page itself.
  void theRanksAreThere() {
    Program program(home_->path(), lineWithMatch("it", 7));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("tarot")));
    auto const* ranks = program.window().findChild<QWidget*>("firstHandRanks");
    auto const* rows = ranks->findChild<RankRows*>();
    QVERIFY(rows->isVisible());
    QVERIFY(rows->accessibleName().contains(QStringLiteral("3½")));
    // Where there is little room, a press away.
    program.window().resize(900, 600);
    program.window().host().panel()->fold(false);
    QVERIFY(comes([&] { return ranks->isVisible() && !rows->isVisible(); }));
    QTest::mouseClick(ranks->findChild<QAbstractButton*>("rankHeading"), Qt::LeftButton);
    QVERIFY(rows->isVisible());
  }

  // One that was told can be told again, by a click on its title.
  void oneIsToldAgain() {
    Program program(home_->path(), lineWithMatch("en", 7));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    FirstHandTaker taker(program, [] {});
    QVERIFY(taker.begin(*findGame("jaago-chalis")));
    taker.read();
    QString const first =
        FirstHandPage::wordsOf(taker.lead().told.front(), wordingOf(program.window().scene())).plain;
    QVERIFY(!showsWords(program, first));
    QVERIFY(program.click("told_0"));
    QVERIFY(showsWords(program, first));
  }
};

}  // namespace testFirstHand

QTEST_MAIN(testFirstHand::TestFirstHand)
#include "test_first_hand.moc"
