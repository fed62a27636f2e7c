// Lessons in the window: every one of them on its way with every wrong answer, what is said of each, by mouse and keys;
// leaving and taking up, the chooser, and the file in which progress is kept.
#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/lessons/lesson_progress.h"
#include "tests/app/lesson_tools.h"
#include "tests/joined.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/hand/card_button.h"
#include "ui/host/guide_bubble.h"
#include "ui/lessons/lesson_page.h"
#include "ui/lessons/lesson_row.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"
#include "ui/text/token_text.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/status_line.h"

namespace testLesson {

using namespace giaguaro;
using namespace giaguaro::test;

class TestLesson : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  static QString liveText(MainWindow& window) {
    return window.findChild<QLabel*>("liveLabel")->accessibleName();
  }
  QString progressPath() const { return home_->path() + "/data/lessons.json"; }
  QJsonObject progress() const {
    QFile file(progressPath());
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
  }
  static bool openChooser(Program& program) {
    auto* const action = program.window().findChild<QAction*>("actionLessons");
    if (!action->isEnabled()) return false;
    action->trigger();
    return comes([&] {
      auto const* sheet = program.window().findChild<LessonsSheet*>();
      return sheet != nullptr && sheet->isVisible();
    });
  }
  // What is written in the end.
  static void finishWriting(std::unique_ptr<Program>& program) { program.reset(); }

  // The guide's words to what was done last stand in the bubble, are said to a screen reader and kept among the tries.
  static QStringList faultsOf(Program& program, QString const& moment) {
    MainWindow& window = program.window();
    LessonScene const& lesson = *window.scene().lesson;
    QStringList faults;
    auto const* bubble = window.findChild<GuideBubble*>("guideBubble");
    if (lesson.reply) {
      QString const said = tokenText::plain(lesson.reply->said, wordingOf(window.scene()));
      if (said.contains(u'{')) faults << moment + ": a token is read out";
      if (bubble->isHidden() || !bubble->accessibleName().startsWith(said))
        faults << moment + ": no bubble says it";
      if (!liveText(window).contains(said)) faults << moment + ": it is not said";
      for (QRectF const& thing : GuideBubble::obstacles(*window.table()))
        if (thing.intersects(bubble->box())) faults << moment + ": the bubble lies on something";
      if (!QRectF(window.table()->rect()).contains(bubble->box()))
        faults << moment + ": the bubble leaves the table";
    }
    if (!window.findChild<LessonPage*>()->isVisible()) faults << moment + ": there is no page";
    return faults;
  }

 private slots:
  void init() { home_ = std::make_unique<QTemporaryDir>(); }

  void everyLesson_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::newRow("narrow, it") << "it" << QSize(900, 600);
    QTest::newRow("usual, en") << "en" << QSize(1280, 800);
  }
  void everyLesson() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Program program(home_->path(), lineOf(language));
    program.window().resize(size);
    program.window().setUpdatesEnabled(false);
    QStringList faults;
    LessonTaker taker(program, [&](QString const& moment) {
      faults << faultsOf(program, QString::fromStdString(taker.source().lesson().id) + ", " + moment);
    });
    QVERIFY(taker.begin("jaguar-1"));
    int ended = 0;
    for (GameInfo const* game : allGames())
      for (QString const& id : lessonsOf(program.desktop(), *game)) {
        QVERIFY(taker.begin(id));
        taker.take(false);
        QCOMPARE(program.window().scene().lesson->state, LessonScene::State::ended);
        QVERIFY(program.desktop().teaching().progress().of(id)->done);
        ++ended;
      }
    QCOMPARE(ended, 30);
    QVERIFY(taker.wrong() > 100);
    QCOMPARE(faults.join(u'\n'), QString());
  }

  // Wrong answers are not done, whether the rules allow them or not; the card stays, marked.
  void aWrongCardGoesBack() {
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(program.isActive());
    QVERIFY(taker.begin("tarot-1"));
    std::vector<Card> const hand = program.window().scene().seen.hand;
    // Not of the suit led: barred, and still answered.
    QVERIFY(program.click("card_KD"));
    QCOMPARE(program.window().scene().seen.hand, hand);
    LessonScene const lesson = *program.window().scene().lesson;
    QCOMPARE(lesson.tries.size(), 1U);
    QVERIFY(!lesson.reply->legal && !lesson.reply->right);
    QVERIFY(!lesson.reply->refusal.empty());
    QCOMPARE(lesson.reply->said, QString("You hold hearts, so you must follow suit."));
    QVERIFY(program.click("card_AH"));
    QCOMPARE(program.window().scene().lesson->tries.size(), 2U);
    QVERIFY(program.window().scene().lesson->reply->legal);
    QVERIFY(program.click("card_QH"));
    QVERIFY(program.window().scene().lesson->reply->right);
    QVERIFY(program.window().scene().seen.hand != hand);
    QCOMPARE(program.window().scene().lesson->state, LessonScene::State::answered);
  }

  // What is asked is which card the rules allow: no card is marked by that, before the answer and after a wrong one.
  void nothingIsMarkedThatIsAsked() {
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(program.isActive());
    QVERIFY(taker.begin("jabberwocky-1"));
    auto const top = [&](char const* name) {
      return program.window().findChild<QWidget*>(name)->accessibleName().section(u',', 1);
    };
    auto const marked = [&] {
      return std::ranges::any_of(program.window().scene().seen.offers,
                                 [](Offer const& offer) { return !offer.legal(); });
    };
    QVERIFY(!marked());
    QCOMPARE(top("card_2D"), top("card_4C"));
    QVERIFY(program.click("card_2D"));
    LessonScene const& lesson = *program.window().scene().lesson;
    QVERIFY(lesson.reply && !lesson.reply->right && !lesson.reply->legal);
    QVERIFY(!marked());
    // Why not is said once: beside the card.
    QString const why = tokenText::plain(lesson.reply->said, wordingOf(program.window().scene()));
    QVERIFY(program.window().findChild<GuideBubble*>()->accessibleName().contains(why));
    for (auto const* text : program.window().findChild<LessonPage*>()->findChildren<RichText*>())
      QVERIFY2(!text->isVisible() || !text->plain().contains(why), qPrintable(text->plain()));
    QVERIFY(program.click("card_4C"));
    QVERIFY(program.window().scene().lesson->reply->right);
    // Where any card may be played all are as ever, and where it is asked which is best.
    QVERIFY(taker.begin("tarot-1"));
    QVERIFY(marked());
  }

  // From the menu by keys alone to the end of a lesson, and away.
  void byKeys() {
    Program program(home_->path(), lineOf("en"));
    program.window().resize(1280, 800);
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    QVERIFY(openChooser(program));
    QCOMPARE(program.focusName(), QString("lesson_jaguar-1"));
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Right);
    QCOMPARE(program.focusName(), QString("lesson_briscola-2"));
    program.press(Qt::Key_Left);
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Down);
    QCOMPARE(program.focusName(), QString("lesson_jaguar-5"));
    LessonTaker taker(program, [](QString const&) {});
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return program.desktop().teaching().isOn(); }));
    QVERIFY(liveText(program.window()).endsWith("Help Anna, but stay hidden."));
    program.press(Qt::Key_3);  // the third card of the hand
    QCOMPARE(program.focusName(), QString("card_3D"));
    program.press(Qt::Key_Space);
    QCOMPARE(program.window().scene().lesson->state, LessonScene::State::answered);
    QVERIFY(liveText(program.window()).endsWith("Press Space to go on."));
    program.press(Qt::Key_Space);
    QCOMPARE(program.window().scene().lesson->state, LessonScene::State::others);
    while (program.window().scene().lesson->state == LessonScene::State::others) taker.alarm().ring();
    QCOMPARE(program.window().scene().lesson->step, 2);
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !program.desktop().teaching().isOn(); }));
    // What lay there before lies there again.
    QVERIFY(program.window().findChild<NewMatchDialog*>()->isVisible());
    QVERIFY(!program.window().scene().lesson);
  }

  // From where a match is begun, by its button; Escape leads back there, and the button has the focus again.
  void fromANewMatch() {
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    QVERIFY(program.click("newMatchLessons"));
    QVERIFY(comes([&] {
      auto const* sheet = program.window().findChild<LessonsSheet*>();
      return sheet != nullptr && sheet->isVisible();
    }));
    QCOMPARE(program.focusName(), QString("lesson_jaguar-1"));
    program.press(Qt::Key_Escape);
    QVERIFY(!program.window().findChild<LessonsSheet*>()->isVisible());
    QCOMPARE(program.focusName(), QString("newMatchLessons"));
  }

  void theHintTellsInThreeSteps() {
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(program.isActive());
    QVERIFY(taker.begin("jaguar-5"));
    for (int step = 1; step <= LessonScene::mostHelp; ++step) {
      QVERIFY(!program.window().scene().lesson->shown.valid());
      program.press(Qt::Key_H);
      QCOMPARE(static_cast<int>(program.window().scene().lesson->help.size()), step);
    }
    Action const shown = program.window().scene().lesson->shown;
    QVERIFY(taker.source().play().at().isRight(shown));
    QVERIFY(!program.window().findChild<QAction*>("actionHint")->isEnabled());
    // The right one is among those that come into question, and not alone.
    Message const question = program.window().scene().lesson->help[1];
    QVERIFY(question.arguments.front().cards.contains(shown.card()));
    QVERIFY(question.arguments.front().cards.size() >= 3);
  }

  // The match stands still meanwhile, and is as it was.
  void theMatchComesBack() {
    Program program(home_->path(), lineWithMatch("en", 7));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    TableScene const before = program.window().scene();
    QVERIFY(taker.begin("jaago-2"));
    QVERIFY(program.session().isPaused());
    QVERIFY(program.window().scene().lesson.has_value());
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !program.window().scene().lesson; }));
    QVERIFY(!program.session().isPaused());
    QCOMPARE(program.window().scene(), before);
    QVERIFY(!program.window().findChild<LessonPage*>()->isVisible());
    QVERIFY(program.window().findChild<GuideBubble*>("guideBubble")->isHidden());
  }

  void leftAndTakenUp() {
    auto program = std::make_unique<Program>(home_->path(), lineOf("en"));
    {
      LessonTaker taker(*program, [](QString const&) {});
      QVERIFY(taker.begin("jaguar-1"));
      taker.take(false);
      QVERIFY(taker.begin("jaguar-4"));
      taker.answer(taker.source().play().right().front(), "right");
      taker.goOn();
    }
    finishWriting(program);
    QCOMPARE(progress()["last"].toString(), QString("jaguar-4"));
    QJsonObject const lessons = progress()["lessons"].toObject();
    QVERIFY(lessons["jaguar-1"].toObject()["done"].toBool());
    QCOMPARE(lessons["jaguar-4"].toObject()["given"].toArray(), QJsonArray({"bid K"}));

    program = std::make_unique<Program>(home_->path(), lineOf("it"));
    QVERIFY(program->isActive());
    QVERIFY(program->click("sitDown"));
    QVERIFY(openChooser(*program));
    QCOMPARE(program->focusName(), QString("lesson_jaguar-4"));
    auto const* row = program->window().findChild<LessonRow*>("lesson_jaguar-4");
    QCOMPARE(row->accessibleName(), QString("Lezione 4: Chiamare, lasciata al passo 2 di 3, la prossima"));
    QCOMPARE(program->window().findChild<LessonRow*>("lesson_jaguar-1")->accessibleName(),
             QString("Lezione 1: La prima presa, fatta"));
    program->press(Qt::Key_Return);
    QVERIFY(comes([&] { return program->desktop().teaching().isOn(); }));
    QCOMPARE(program->window().scene().lesson->step, 2);
    QCOMPARE(program->window().scene().lesson->done.size(), 1U);
    // With its picture, as when it was given.
    QCOMPARE(program->window().scene().lesson->done[0].glyph.kind, Argument::Kind::rank);
    QVERIFY(program->click("lessonAgain"));
    QCOMPARE(program->window().scene().lesson->step, 1);
    QVERIFY(program->window().scene().lesson->done.empty());
  }

  // What was answered last stands, and its disc is ticked, while the others play; it is not asked again.
  void whileTheOthersPlayNothingIsAsked() {
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(taker.begin("jaguar-1"));
    auto const* ask = program.window().findChild<RichText*>("lessonAsk") != nullptr
                          ? program.window().findChild<RichText*>("lessonAsk")
                          : program.window().findChild<QWidget*>("lessonAsk")->findChild<RichText*>();
    int others = 0;
    while (taker.source().play().state() == LessonPlay::State::asking) {
      QString const asked = ask->plain();
      taker.answer(taker.source().play().right().back(), "right");
      QString const answered = ask->plain();
      QCOMPARE(answered, QString("That is right."));  // why stands beside the card
      QString const said =
          tokenText::plain(taker.source().scene().lesson->reply->said, wordingOf(taker.source().scene()));
      emit program.window().host().lessonWanted(LessonDeed::goOn);
      while (taker.source().scene().lesson->state == LessonScene::State::others) {
        ++others;
        QCOMPARE(ask->plain(), said);
        taker.alarm().ring();
      }
    }
    QVERIFY(others > 0);
  }

  // It is counted on the first page without the program being started again, and its game is the next one.
  void aLessonCountsAtOnce() {
    auto held = std::make_unique<Program>(home_->path(), lineOf("en"));
    Program& program = *held;
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    auto const told = [&] {
      auto const* tile = program.window().findChild<QAbstractButton*>("game_tarot");
      return tile != nullptr ? tile->accessibleDescription() : QString();
    };
    QVERIFY(comes([&] { return told().contains("0 of 6 lessons done"); }));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(taker.begin("tarot-1"));
    taker.take(false);
    program.desktop().teaching().end();
    QVERIFY2(comes([&] { return told().contains("1 of 6 lessons done"); }), qPrintable(told()));
    finishWriting(held);
    auto const last = Preferences(home_->path() + "/preferences.ini").lastMatch();
    QVERIFY(last);
    QCOMPARE(last->game, QString("tarot"));
  }

  // At its end one goes on to the next; behind the last, to the choice.
  void theEndLeadsOn() {
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(program.isActive());
    for (char const* id : {"jabberwocky-5", "jabberwocky-6"}) {
      if (QLatin1String(id) == QLatin1String("jabberwocky-5")) QVERIFY(taker.begin(id));
      QVERIFY(comes([&] { return taker.source().lesson().id == id; }));
      taker.take(false);
      QVERIFY(program.window().findChild<QAbstractButton*>("lessonNext")->isVisible());
      program.press(Qt::Key_Space);
    }
    QVERIFY(comes([&] {
      auto const* sheet = program.window().findChild<LessonsSheet*>();
      return sheet != nullptr && sheet->isVisible();
    }));
  }

  // The texts follow the language at once, in the lesson and in the chooser.
  void theLanguageChanges() {
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(taker.begin("jaguar-5"));
    taker.tryWrong(false);
    emit program.window().languageWanted("it");
    QCOMPARE(program.window().scene().lesson->ask, QString("Aiuta Anna, senza scoprirti."));
    QVERIFY(!program.window().scene().lesson->tries.empty());
    program.desktop().teaching().offer();
    LessonRow const* row = nullptr;
    QVERIFY(
        comes([&] { return (row = program.window().findChild<LessonRow*>("lesson_jaguar-5")) != nullptr; }));
    QVERIFY(row->accessibleName().contains("L'amico segreto"));
    emit program.window().languageWanted("en");
    QVERIFY(comes([&] { return row->accessibleName().contains("The secret friend"); }));
  }

  // Where the panel is folded, the bubble says what is asked.
  void aFoldedPanelHidesNothing() {
    Program program(home_->path(), lineOf("en"));
    program.window().resize(900, 600);
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(program.isActive());
    QVERIFY(taker.begin("jaguar-5"));
    auto const* bubble = program.window().findChild<GuideBubble*>("guideBubble");
    QVERIFY(bubble->isHidden());
    program.press(Qt::Key_F9);
    QVERIFY(bubble->isVisible());
    QVERIFY(bubble->accessibleName().endsWith("Help Anna, but stay hidden."));
    // The panel was folded before, and is again.
    program.press(Qt::Key_F9);
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !program.desktop().teaching().isOn(); }));
    QVERIFY(program.window().host().panel()->folded());
  }

  void progressIsReadAndWritten() {
    LessonProgress progress;
    progress.last = "jaago-3";
    progress.lessons["jaago-2"] = {true, {}};
    progress.lessons["jaago-3"] = {true, {"play 7D"}};
    progress.lessons["of-a-later-program-1"] = {true, {}};
    QCOMPARE(LessonProgress::fromJson(progress.toJson()), std::optional(progress));
  }

  void aDamagedFileIsKeptBeside_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"format\"");
    QTest::newRow("another format") << QByteArray(
        "{\"format\":\"trick-record\",\"version\":1,\"lessons\":{}}");
    QTest::newRow("a later version") << QByteArray(
        "{\"format\":\"giaguaro-lessons\",\"version\":2,\"lessons\":{}}");
    QTest::newRow("no lessons") << QByteArray("{\"format\":\"giaguaro-lessons\",\"version\":1}");
    QTest::newRow("no entry") << QByteArray(
        "{\"format\":\"giaguaro-lessons\",\"version\":1,\"lessons\":{\"jaago-1\":{\"done\":3}}}");
    QTest::newRow("too much given") << QByteArray(
        "{\"format\":\"giaguaro-lessons\",\"version\":1,\"lessons\":{\"a\":{\"given\":[\"\",\"\",\"\",\"\","
        "\"\",\"\","
        "\"\",\"\",\"\"]}}}");
  }
  void aDamagedFileIsKeptBeside() {
    QFETCH(QByteArray, text);
    QString const path = home_->path() + "/lessons.json";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    auto const read = progressFile(path).read();
    QVERIFY(read.trouble.damaged);
    QCOMPARE(read.value, LessonProgress());
    QVERIFY(!QFile::exists(path));
    QFile kept(read.trouble.keptAs);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), text);
    QVERIFY(!progressFile(path).read().trouble.damaged);
  }

  // Each of two windows has read it before the other wrote: nothing that either has done is lost.
  void twoWindowsKeepEachOthersProgress() {
    auto program = std::make_unique<Program>(home_->path(), lineOf("en"));
    auto other = std::make_unique<Program>(home_->path(), lineOf("en"));
    {
      LessonTaker taker(*program, [](QString const&) {});
      LessonTaker otherTaker(*other, [](QString const&) {});
      QVERIFY(taker.begin("jaguar-1"));
      QVERIFY(otherTaker.begin("jaguar-4"));
      taker.take(false);
      otherTaker.answer(otherTaker.source().play().right().front(), "right");
      otherTaker.goOn();
    }
    finishWriting(program);
    finishWriting(other);
    QJsonObject const lessons = progress()["lessons"].toObject();
    QVERIFY(lessons["jaguar-1"].toObject()["done"].toBool());
    QCOMPARE(lessons["jaguar-4"].toObject()["given"].toArray(), QJsonArray({"bid K"}));
  }

  // It is told once, and the lessons can be taken all the same.
  void damageIsTold() {
    QVERIFY(QDir().mkpath(home_->path() + "/data"));
    QFile file(progressPath());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("?") == 1);
    file.close();
    Program program(home_->path(), lineOf("en"));
    LessonTaker taker(program, [](QString const&) {});
    QVERIFY(taker.begin("jaguar-1"));
    auto const boxes = program.window().findChildren<QMessageBox*>();
    QCOMPARE(boxes.size(), 1);
    QVERIFY(boxes.front()->text().contains("lessons.json.broken"));
  }

  void cardsAndSuitsAreNamed() {
    Wording const wording({}, nobody, DeckWords::italian, &fortyCards);
    QCOMPARE(tokenText::plain("{QD} wins. {AS} too: {C}.", wording),
             QString("Knight of coins wins. Ace of swords too: batons."));
    QCOMPARE(tokenText::rich("<{QD}> {C}", wording),
             QString("&lt;<img src=\"card:QD\" style=\"vertical-align: middle\">&gt; batons"));
  }
};

}  // namespace testLesson

QTEST_MAIN(testLesson::TestLesson)
#include "test_lesson.moc"
