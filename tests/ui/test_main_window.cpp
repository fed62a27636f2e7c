// The main window with scenes made by hand: what it forwards, what has the focus, and that a change of
// language leaves no word behind.
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <cstdlib>
#include <set>

#include "core/match/table.h"
#include "scenes.h"
#include "tests/app/painted_texts.h"
#include "tests/joined.h"
#include "trick_scenes.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/seat_place.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/side_panel.h"
#include "ui/plates/seat_plate.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/result/end_sheet.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/not_opened_sheet.h"
#include "ui/sheets/question_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/picture_row.h"
#include "ui/toolkit/status_line.h"
#include "ui/watching/watch_sheet.h"
#include "ui/window/main_window.h"
#include "ui/window/tool_strip.h"
#include "visible_texts.h"
#include "whist.h"

namespace testMainWindow {

using namespace giaguaro;

namespace {

// Names, figures and the languages' own names are the same everywhere.
bool needsNoTranslation(QString text) {
  static QRegularExpression const same(
      QStringLiteral("\\b(Zoe|Ugo|Ivo|Ada|English|Italiano|Giaguaro|computer|Ctrl|Shift|F9|F11|G|H|PDF|CSV|"
                     "it|F C R|J Q K|V C D R)\\b"));
  static QRegularExpression const word(QStringLiteral("\\p{L}"));
  return !text.remove(same).contains(word);
}

}  // namespace

class TestMainWindow : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qRegisterMetaType<Action>();
    QVERIFY(italian_.load(QStringLiteral(":/i18n/giaguaro_it.qm")));
  }
  void cleanup() { QCoreApplication::removeTranslator(&italian_); }

  // Documents are large, and the guide that shows them is open for few: the start has none of them.
  void startsWithoutDocuments() {
    MainWindow const window;
    QVERIFY(!window.findChildren<GuideSection*>().isEmpty());
    QVERIFY(window.findChildren<QTextDocument*>().isEmpty());
  }

  // The paper of a menu hangs under the bar, under its title, and has a shadow where windows may be seen through; what is
  // at its corners is not painted.
  void menusHangUnderTheBar() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QMenuBar* const bar = window.menuBar();
    for (QAction* const title : bar->actions()) {
      bar->setActiveAction(title);
      QMenu* const menu = title->menu();
      QVERIFY(menu->isVisible());
      QRect const box = menu->rect().marginsRemoved(menu->contentsMargins());
      QPoint const corner = bar->mapFromGlobal(menu->mapToGlobal(box.topLeft()));
      QVERIFY2(corner.y() >= bar->height() - 1 && corner.y() < bar->height() + 8, qPrintable(title->text()));
      QVERIFY(std::abs(corner.x() - bar->actionGeometry(title).left()) < 8);
      QImage const picture = menu->grab().toImage();
      QCOMPARE(qAlpha(picture.pixel(box.topLeft())) > 250, false);
      QCOMPARE(qAlpha(picture.pixel(box.center().x(), box.top() + 3)), 255);
      int const shadow = qAlpha(picture.pixel(box.center().x(), box.bottom() + 4));
      QVERIFY2(shadow > 0 && shadow < 200, qPrintable(QString::number(shadow)));
      menu->close();
    }
  }

  // What has an icon on the strip has it in the menu too, in the ink of the words there.
  void menusHaveTheIconsOfTheStrip() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    auto* const undo = window.findChild<QAction*>("actionUndo");
    QTRY_VERIFY(!undo->icon().isNull());
    for (QAction* const title : window.menuBar()->actions()) {
      QMenu* const menu = title->menu();
      if (!menu->actions().contains(undo)) continue;
      menu->popup(QPoint());
      undo->setEnabled(true);
      menu->setActiveAction(undo);
      QColor const ink = menu->palette().color(QPalette::HighlightedText);
      QRect place = menu->actionGeometry(undo);
      place.setWidth(measure(36));
      QImage const picture = menu->grab(place).toImage();
      int inked = 0;
      for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
          QColor const seen = picture.pixelColor(x, y);
          inked += std::abs(seen.lightness() - ink.lightness()) < 50;
        }
      QVERIFY2(inked > 10, qPrintable(QString::number(inked)));
      menu->close();
    }
  }

  void leavesNoWordBehind_data() {
    QTest::addColumn<QString>("what");
    for (char const* what : {"play", "end", "over", "welcome", "resume", "new match", "claim", "agreement",
                             "tricks", "score sheet", "preferences"})
      QTest::newRow(what) << QString::fromLatin1(what);
  }
  void leavesNoWordBehind() {
    QFETCH(QString, what);
    MainWindow window;
    TableScene scene = what == u"end" || what == u"over" ? endScene() : playScene();
    addTricks(scene, 2);
    scene.mayClaim = true;
    if (what == u"agreement") scene.people[1].human = true;
    if (what == u"over") {
      scene.matchOver = true;
      scene.settlement = scene.totals;
    }
    window.setScene(scene);
    window.show();
    if (what == u"play") window.table()->setFocus();
    if (what == u"welcome") window.showWelcome({QStringLiteral("Zoe"), 3});
    if (what == u"resume") showUnfinished(window);
    if (what == u"new match") window.showNewMatch({&whist(), &whist()}, levels(), proposal(), true);
    auto const trigger = [&](char const* action) { window.findChild<QAction*>(action)->trigger(); };
    if (what == u"claim") trigger("actionClaim");
    if (what == u"agreement") trigger("actionUndo");
    if (what == u"tricks") trigger("actionAllTricks");
    if (what == u"score sheet") trigger("actionScoreSheet");
    if (what == u"preferences") trigger("actionPreferences");
    QCoreApplication::processEvents();

    QMap<QString, QString> const english = visibleTexts(window);
    QVERIFY(english.size() > 20);
    QCoreApplication::installTranslator(&italian_);
    QCoreApplication::processEvents();
    QMap<QString, QString> const italian = visibleTexts(window);
    QCOMPARE(italian.keys(), english.keys());
    QStringList left;
    for (auto const& [where, text] : english.toStdMap())
      if (italian.value(where) == text && !needsNoTranslation(text))
        left += where + QStringLiteral(": ") + text;
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));

    // And back again.
    QCoreApplication::removeTranslator(&italian_);
    QCoreApplication::processEvents();
    QCOMPARE(visibleTexts(window), english);
  }

  // The button on the curtain's paper has as much air under it as a line of text.
  void theCurtainsButtonStandsClear() {
    MainWindow window;
    window.resize(900, 600);
    TableScene scene = playScene();
    scene.curtain = 1;
    window.setScene(scene);
    window.show();
    QCoreApplication::processEvents();
    auto const* button = window.findChild<QAbstractButton*>("showMyCards");
    QVERIFY(button->isVisible());
    QImage const picture = window.grab().toImage();
    QPoint const under = button->mapTo(&window, QPoint(button->width() / 2, button->height()));
    for (int down = 1; down < 16; ++down)
      QCOMPARE(picture.pixelColor(under + QPoint(0, down)), Theme::named({}).panel);
  }

  // Whatever stands in a name, none of it is a key of the button's.
  void buttonsTellNamesAsTheyAre() {
    MainWindow window;
    TableScene scene = playScene();
    scene.people[1] = {QStringLiteral("Tom &Ann"), 1, true};
    scene.curtain = 1;
    window.setScene(scene);
    window.show();
    auto const tells = [&](char const* name, QString const& words) {
      auto* button = window.findChild<QAbstractButton*>(QLatin1String(name));
      QAccessibleInterface* face = QAccessible::queryAccessibleInterface(button);
      QCOMPARE(button->shortcut(), QKeySequence());
      QCOMPARE(face->text(QAccessible::Name), words);
      // As wide as the words with their sign, and no line under a letter.
      QFontMetrics const metrics(button->font());
      QCOMPARE(metrics.size(Qt::TextShowMnemonic, button->text()), metrics.size(0, words));
    };
    tells("showMyCards", QStringLiteral("I am Tom &Ann, show my cards"));
    scene.curtain = nobody;
    window.setScene(scene);
    window.findChild<QAction*>("actionUndo")->trigger();
    tells("agrees_1", QStringLiteral("Tom &Ann agrees"));
  }

  // What all at the table know, and nothing else; and the strip of tools has nothing lit that cannot be used.
  void theCurtainTellsWhichTrickItIs() {
    MainWindow window;
    TableScene scene = playScene();
    scene.people[1].human = true;
    scene.curtain = 1;
    scene.viewer = nobody;
    window.setScene(scene);
    window.show();
    auto const says = [&] { return window.findChild<QLabel*>(QStringLiteral("curtainTurn"))->text(); };
    QCOMPARE(says(), QStringLiteral("It is your turn."));
    scene.seen.tricks.resize(6);
    window.setScene(scene);
    QCOMPARE(says(), QStringLiteral("It is your turn: trick 7 of 8, you lead."));
    scene.seen.trick.cards = {{0, fortyCard("3H")}};
    window.setScene(scene);
    QCOMPARE(says(), QStringLiteral("It is your turn: trick 7 of 8, you play second."));
    // The table's own line is covered, and another stands in its place.
    auto const* curtain = window.findChild<QWidget*>(QStringLiteral("curtain"));
    auto const* status = curtain->findChild<StatusLine*>();
    QVERIFY(status->isVisible() && status->text().contains(QStringLiteral("Ugo")));
    QCOMPARE(status->geometry().bottom(), curtain->rect().bottom());
  }

  void marksTheLanguage() {
    MainWindow window;
    auto const checked = [&] {
      QStringList on;
      for (QAction const* action : window.findChildren<QAction*>())
        if (action->isChecked() && action->data().isValid()) on += action->data().toString();
      return on;
    };
    QCOMPARE(checked(), QStringList(QStringLiteral("en")));
    QCoreApplication::installTranslator(&italian_);
    QCoreApplication::processEvents();
    QCOMPARE(checked(), QStringList(QStringLiteral("it")));
    QSignalSpy wanted(&window, &MainWindow::languageWanted);
    for (QAction* action : window.findChildren<QAction*>())
      if (action->data().toString() == u"en") action->trigger();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toString(), QStringLiteral("en"));
  }

  void forwardsTheTable() {
    MainWindow window;
    window.setScene(playScene());
    QSignalSpy chosen(&window.host(), &TableHost::actionChosen);
    QSignalSpy on(&window.host(), &TableHost::goOn);
    emit window.table()->actionChosen(playScene().seen.offers[1].action);
    emit window.table()->goOn();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Action>(), playScene().seen.offers[1].action);
    QCOMPARE(on.count(), 1);
  }

  void tellsWhyNotInGuideAndStatusLine() {
    MainWindow window;
    window.setScene(playScene());
    auto const* whyNot = window.findChild<GuideSection*>(QStringLiteral("guideWhyNot"));
    auto const* status = window.findChild<StatusLine*>(QStringLiteral("statusLine"));
    QCOMPARE(status->text(), QStringLiteral("Your turn. Follow suit."));
    QVERIFY(whyNot->isHidden());
    emit window.table()->lookedAt(playScene().seen.offers[0].action);
    QVERIFY(!whyNot->isHidden());
    QCOMPARE(whyNot->body(), QStringLiteral("You hold a cup."));
    emit window.table()->lookedAway();
    QVERIFY(whyNot->isHidden());
    emit window.table()->refused(playScene().seen.offers[0].action);
    QVERIFY(!whyNot->isHidden());
    QCOMPARE(status->text(), QStringLiteral("You hold a cup."));
    TableScene next = playScene();
    next.handNumber = 4;
    window.setScene(next);
    QCOMPARE(status->text(), QStringLiteral("Your turn. Follow suit."));
  }

  // The header counts as the match does: of four hands dealt one was void.
  void theHeaderLeavesVoidHandsOut() {
    MainWindow window;
    TableScene scene = playScene();
    scene.handNumber = 4;
    scene.handPlace = 3;
    window.setScene(scene);
    QCOMPARE(window.findChild<ToolStrip*>()->title(), QStringLiteral("Whist, hand 3 of 10"));
  }

  void tellsTheHintWhereItIsSeen() {
    MainWindow window;
    TableScene scene = playScene();
    window.setScene(scene);
    auto* hint = window.findChild<QAction*>(QStringLiteral("actionHint"));
    QVERIFY(!hint->isEnabled());
    scene.mayHint = true;
    window.setScene(scene);
    QVERIFY(hint->isEnabled());
    QSignalSpy wanted(&window.host(), &TableHost::hintWanted);
    hint->trigger();
    QCOMPARE(wanted.count(), 1);

    scene.hint = testHint();
    Settings settings;
    settings.guide = GuideDepth::player;
    window.host().setSettings(settings);
    window.setScene(scene);
    auto const* section = window.findChild<GuideSection*>(QStringLiteral("guideHint"));
    auto const* status = window.findChild<StatusLine*>(QStringLiteral("statusLine"));
    auto const* live = window.findChild<QLabel*>(QStringLiteral("liveLabel"));
    auto const* card = window.findChild<QAbstractButton*>(QStringLiteral("card_2H"));
    QVERIFY(!section->isHidden());
    QCOMPARE(status->text(), QStringLiteral("Your turn. Follow suit."));
    QCOMPARE(live->text(), QStringLiteral("Play the two. It brings two. It is better. Then the ace."));
    QCOMPARE(card->accessibleDescription(), QStringLiteral("Hint"));
    // Folded away, or with the other page before it.
    QString const brief = QStringLiteral("Play the two. It brings two.");
    for (QAction* action : window.findChildren<QAction*>()) {
      bool const folds = action->shortcut() == QKeySequence(Qt::Key_F9);
      bool const turns = action->shortcut() == QKeySequence(Qt::SHIFT | Qt::Key_G);
      if (!folds && !turns) continue;
      action->trigger();
      QCOMPARE(status->text(), brief);
      if (turns)
        window.host().panel()->turnToFirst();
      else
        action->trigger();
      QCOMPARE(status->text(), QStringLiteral("Your turn. Follow suit."));
    }
    // It is said again, not asked for again.
    window.table()->announce(QStringLiteral("something else"));
    hint->trigger();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(live->text().startsWith(brief));

    scene.hint.reset();
    window.setScene(scene);
    QVERIFY(section->isHidden());
    QVERIFY(card->accessibleDescription().isEmpty());
  }

  void showsTheSheetAndHandsOverTheFocus() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto* next = window.findChild<QPushButton*>(QStringLiteral("nextHand"));
    QVERIFY(!next->isVisible());
    window.findChild<EndSheet*>()->setKeyGuard(0);
    window.setScene(endScene());
    QVERIFY(next->isVisible());
    QCOMPARE(QApplication::focusWidget(), next);
    QVERIFY(!window.table()->isEnabled());
    QSignalSpy wanted(&window.host(), &TableHost::nextHandWanted);
    QTest::keyClick(next, Qt::Key_Space);
    QCOMPARE(wanted.count(), 1);
    window.setScene(playScene());
    QVERIFY(!next->isVisible());
    QVERIFY(window.table()->isEnabled());
    QVERIFY(window.table()->isAncestorOf(QApplication::focusWidget()) || window.table()->hasFocus());
  }

  // "Space goes on" is what the status line says.
  void spaceGoesOnWhereverTheFocusIs() {
    MainWindow window;
    window.resize(1280, 800);
    window.findChild<EndSheet*>()->setKeyGuard(0);
    window.setScene(endScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy wanted(&window.host(), &TableHost::nextHandWanted);
    QSignalSpy newMatch(&window, &MainWindow::newMatchWanted);
    int pressed = 0;
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || !button->isEnabled()) continue;
      button->setFocus();
      QTest::keyClick(button, Qt::Key_Space);
      QCOMPARE(wanted.count(), ++pressed);
    }
    QVERIFY(pressed > 3);
    QCOMPARE(newMatch.count(), 0);
    window.findChild<EndSheet*>()->setFocus();
    QTest::keyClick(&window, Qt::Key_Return);
    QCOMPARE(wanted.count(), pressed + 1);
  }

  void pressesTheButtonThatKeysHaveGoneTo_data() {
    QTest::addColumn<bool>("over");
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("play, Space") << false << Qt::Key_Space;
    QTest::newRow("play, Enter") << false << Qt::Key_Return;
    QTest::newRow("result, Space") << true << Qt::Key_Space;
    QTest::newRow("result, Enter") << true << Qt::Key_Return;
  }
  // And does nothing else: no card is played, no hand is dealt.
  void pressesTheButtonThatKeysHaveGoneTo() {
    QFETCH(bool, over);
    QFETCH(Qt::Key, key);
    MainWindow window;
    window.resize(1280, 800);
    window.findChild<EndSheet*>()->setKeyGuard(0);
    window.setScene(over ? endScene() : playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy const nextHand(&window.host(), &TableHost::nextHandWanted);
    QSignalSpy const acted(&window.host(), &TableHost::actionChosen);
    int tools = 0;
    int tabs = 0;
    auto* panel = window.findChild<SidePanel*>(QStringLiteral("sidePanel"));
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
      panel->setFolded(false);  // as the one before may have left it
      bool const tool = qobject_cast<QToolButton*>(button) != nullptr;
      if ((!tool && !panel->isAncestorOf(button)) || !button->isVisible() || !button->isEnabled()) continue;
      QSignalSpy const clicked(button, &QAbstractButton::clicked);
      button->setFocus(Qt::TabFocusReason);
      QTest::keyClick(button, key);
      QCOMPARE(clicked.count(), 1);
      ++(tool ? tools : tabs);
    }
    QVERIFY(tools > 1 && tabs > 1);
    QCOMPARE(nextHand.count(), 0);
    QCOMPARE(acted.count(), 0);
  }

  // All of them look at the screen while they agree.
  void aQuestionToSeveralPeopleCoversTheHand() {
    auto const seen = [](Card card) {
      MainWindow window;
      window.resize(1280, 800);
      TableScene scene = playScene();
      scene.people[1].human = true;
      scene.seen.hand.front() = card;
      scene.seen.status = testMessage(card == fortyCard("AD") ? "You have the ace." : "You have a three.");
      scene.seen.guide.may = {scene.seen.status};
      window.setScene(scene);
      window.show();
      window.findChild<QAction*>(QStringLiteral("actionUndo"))->trigger();
      QCoreApplication::processEvents();
      if (!QTest::qWaitFor([&] { return window.table()->isSettled(); }, 20000)) return QImage();
      return window.grab().toImage();
    };
    QCOMPARE(seen(fortyCard("AD")), seen(fortyCard("3S")));
  }

  void aMatchThatComesFromAFileClosesTheQuestion() {
    MainWindow window;
    TableScene scene = playScene();
    scene.mayClaim = true;
    window.setScene(scene);
    window.show();
    window.findChild<QAction*>(QStringLiteral("actionClaim"))->trigger();
    auto* question = window.findChild<QuestionSheet*>();
    QVERIFY(question->isVisible());
    window.closeSheets();
    QVERIFY(!question->isVisible());
    QVERIFY(window.table()->isEnabled());
    QVERIFY(window.findChild<StatusLine*>()->text().contains(QStringLiteral("Follow suit")));
  }

  // It names the file as it is called, is heard, follows the language, and each of the usual keys closes it.
  void whatCouldNotBeOpened() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto* sheet =
        window.sheets().make<NotOpenedSheet>([] { return QStringLiteral("<b>A&B</b> is damaged."); });
    QSignalSpy closed(sheet, &NotOpenedSheet::closed);
    window.sheets().open(sheet);
    QCOMPARE(sheet->why(), QStringLiteral("<b>A&B</b> is damaged."));
    QCOMPARE(sheet->findChild<QLabel*>(QStringLiteral("whyNotOpened"))->textFormat(), Qt::PlainText);
    auto* button = sheet->findChild<QAbstractButton*>(QStringLiteral("closeNotOpened"));
    QCOMPARE(QApplication::focusWidget(), button);
    QCOMPARE(QAccessible::queryAccessibleInterface(button)->text(QAccessible::Description), sheet->why());
    QString const title = sheet->accessibleName();
    QVERIFY(!title.isEmpty());
    QCoreApplication::installTranslator(&italian_);
    QCoreApplication::processEvents();
    QVERIFY(sheet->accessibleName() != title);
    // It tells of what failed: whatever key one presses, it is read and gone, and another file is a button of its own.
    QSignalSpy const another(sheet, &NotOpenedSheet::anotherWanted);
    int count = 0;
    for (Qt::Key const key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape}) {
      QTest::keyClick(button, key);
      QCOMPARE(closed.count(), ++count);
    }
    QCOMPARE(another.count(), 0);
    sheet->findChild<QAbstractButton*>(QStringLiteral("openAnother"))->click();
    QCOMPARE(another.count(), 1);
  }

  // Each stands beside a face of their own, under the words and not beyond them; who has agreed has a tick.
  void whoAgreesStandsUnderTheWords() {
    MainWindow window;
    TableScene scene = playScene();
    scene.people[1].human = true;
    scene.people[0].avatar = 1;
    scene.people[1].avatar = 2;
    window.setScene(scene);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.findChild<QAction*>(QStringLiteral("actionUndo"))->trigger();
    auto* sheet = window.findChild<QuestionSheet*>();
    auto* first = sheet->findChild<PictureRow*>(QStringLiteral("agrees_0"));
    auto* deed = sheet->findChild<QPushButton*>(QStringLiteral("agreedDeed"));
    auto const rightOf = [&](QWidget const* widget) {
      return widget->mapTo(sheet, QPoint(widget->width(), 0)).x();
    };
    QCOMPARE(rightOf(first), rightOf(deed) - PaperButton::ring);
    // The two buttons stand together, what does it last.
    auto* leave = sheet->findChild<QPushButton*>(QStringLiteral("notAgreed"));
    int const between = deed->mapTo(sheet, QPoint()).x() - rightOf(leave);
    QVERIFY2(between >= 0 && between < 20, qPrintable(QString::number(between)));
    // It is said what is agreed to, and whose choice it was, not only that one must.
    scene.undoStep = {Seat(1), Action::Kind::play};
    window.setScene(scene);
    auto const says = [&](QString const& words) {
      return std::ranges::any_of(sheet->findChildren<QLabel*>(),
                                 [&](QLabel const* label) { return label->text().contains(words); });
    };
    QVERIFY(says(scene.people[1].name + QStringLiteral("'s last card")));
    for (QLabel const* label : sheet->findChildren<QLabel*>())
      if (label->text().contains(QStringLiteral("must agree")))
        QVERIFY2(label->text().contains(QStringLiteral("taken back")), qPrintable(label->text()));
    auto* second = sheet->findChild<PictureRow*>(QStringLiteral("agrees_1"));
    auto const settled = [&] { return window.art()->idle(); };
    (void)window.grab();
    QTRY_VERIFY(settled());
    auto const face = [](PictureRow* row) {
      return row->grab().toImage().copy(0, 0, row->height(), row->height());
    };
    window.setFocus();
    QVERIFY(face(first) != face(second));
    auto const end = [](PictureRow* row) {
      return row->grab().toImage().copy(row->width() - row->height(), 0, row->height(), row->height());
    };
    QImage const before = end(second);
    second->setChecked(true);
    QVERIFY(end(second) != before);
    // No card is seen through it: the curtain's cloth is all that lies behind. The menus and tools over it are veiled as by any
    // sheet.
    int const hall = sheet->mapFromGlobal(window.table()->mapToGlobal(QPoint())).y();
    QVERIFY(hall > 0);
    QImage picture(sheet->size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    sheet->render(&picture, {}, {}, QWidget::DrawChildren);
    for (int y = hall; y < picture.height(); y += 20)
      for (int x = 0; x < picture.width(); x += 20)
        QVERIFY2(picture.pixelColor(x, y).alpha() == 255, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    QVERIFY(sheet->veil() < 1);
  }

  // When it was played is written as in the history, whoever played it is named, and no row is small.
  void matchesToBeWatched() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    auto* sheet = window.sheets().make<WatchSheet>(window.glyphs());
    GameInfo const* const game = allGames().front();
    sheet->setOffer(
        {{game}, game, {{"/match", game, QDateTime({2026, 11, 25}, {0, 46}), {{"Anna", -4}, {"Bruno", 4}}}}});
    window.sheets().open(sheet);
    auto const* row = sheet->findChild<PictureRow*>(QStringLiteral("watchMatch"));
    QVERIFY2(row->text().endsWith(QStringLiteral("Wednesday 25 November 2026, 00:46")),
             qPrintable(row->text()));
    QCOMPARE(row->accessibleDescription(), QStringLiteral("Bruno\u00A0+4, Anna\u00A0\u22124"));
    for (PictureRow const* each : sheet->findChildren<PictureRow*>()) QVERIFY(each->height() >= 44);
    QCOMPARE(sheet->findChildren<PictureRow*>().size(), 3);
  }

  // A name is what somebody has typed, or what stands in a file: no tooltip takes it for HTML.
  void tooltipsTellNamesAsTheyAre() {
    MainWindow window;
    window.resize(1280, 800);
    TableScene scene = endScene();
    scene.people[1].name = QStringLiteral("<b>Ugo</b>");
    window.setScene(scene);
    window.show();
    window.findChild<QAction*>(QStringLiteral("actionScoreSheet"))->trigger();
    int told = 0;
    for (QWidget const* widget : window.findChildren<QWidget*>()) {
      if (!widget->toolTip().contains(QStringLiteral("Ugo"))) continue;
      QVERIFY2(widget->toolTip().contains(QStringLiteral("&lt;b&gt;Ugo")), qPrintable(widget->toolTip()));
      ++told;
    }
    QVERIFY(told > 1);
  }

  // What was turned over lies there until it was looked at: nobody is to act.
  void nobodyIsToActWhileSomethingRests() {
    TableScene scene = playScene();
    QVERIFY(SeatPlate::of(scene, 0, wordingOf(scene)).active);
    scene.turned = true;
    QVERIFY(!SeatPlate::of(scene, 0, wordingOf(scene)).active);
    scene.turned = false;
    scene.resting = true;
    QVERIFY(!SeatPlate::of(scene, 0, wordingOf(scene)).active);
  }

  void undoneEndHandsTheFocusToTheTable() {
    MainWindow window;
    window.resize(1280, 800);
    window.setScene(endScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (QAbstractButton* button :
         window.findChild<SidePanel*>(QStringLiteral("sidePanel"))->findChildren<QAbstractButton*>())
      if (button->isVisible()) button->setFocus();
    QVERIFY(!window.table()->isAncestorOf(window.focusWidget()));
    window.setScene(playScene());
    QVERIFY(window.focusWidget() == window.table() || window.table()->isAncestorOf(window.focusWidget()));
  }

  void startsWithTheFocusOnTheTable() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.setScene(playScene());
    QCOMPARE(QApplication::focusWidget(), window.table());
    for (QToolButton* tool : window.findChildren<QToolButton*>()) {
      QVERIFY((tool->focusPolicy() & Qt::ClickFocus) == 0);
      if (!tool->isVisible() || !tool->isEnabled()) continue;
      tool->setFocus(Qt::ActiveWindowFocusReason);
      QCOMPARE(QApplication::focusWidget(), window.table());
      tool->setFocus(Qt::TabFocusReason);
      QCOMPARE(QApplication::focusWidget(), tool);
    }
  }

  // After a menu, for one, nothing has the focus.
  void keysThatNobodyWantsAreTheTables() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy chosen(&window.host(), &TableHost::actionChosen);
    auto const* second = window.findChild<QWidget*>(QStringLiteral("card_2H"));
    window.focusWidget()->clearFocus();
    QTest::keyClick(&window, Qt::Key_2);
    QCOMPARE(QApplication::focusWidget(), second);
    window.setFocus(Qt::MenuBarFocusReason);
    QTest::keyClick(&window, Qt::Key_Right);
    QVERIFY(window.table()->isAncestorOf(QApplication::focusWidget()));
    // Also from a tool button, which has no use for figures.
    auto* tool = window.findChild<QToolButton*>();
    tool->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tool, Qt::Key_2);
    QCOMPARE(QApplication::focusWidget(), second);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
  }

  void aRefusalGoesWithTheMouse() {
    MainWindow window;
    window.setScene(playScene());
    auto const* status = window.findChild<StatusLine*>(QStringLiteral("statusLine"));
    emit window.table()->refused(playScene().seen.offers[0].action);
    QCOMPARE(status->text(), QStringLiteral("You hold a cup."));
    emit window.table()->lookedAway();
    QCOMPARE(status->text(), QStringLiteral("Your turn. Follow suit."));
  }

  void undoFollowsTheScene() {
    MainWindow window;
    TableScene scene = playScene();
    auto* undo = window.findChild<QAction*>(QStringLiteral("actionUndo"));
    QVERIFY(!undo->isEnabled());
    window.setScene(scene);
    QVERIFY(undo->isEnabled());
    QSignalSpy wanted(&window.host(), &TableHost::undoWanted);
    undo->trigger();
    QCOMPARE(wanted.count(), 1);
    scene.mayUndo = false;
    window.setScene(scene);
    QVERIFY(!undo->isEnabled());
  }

  // One key too many takes no deal away; it says how that comes back, and nothing is confirmed by the same key again.
  void undoAsksBeforeItLeavesAHand() {
    MainWindow window;
    TableScene scene = playScene();
    scene.seen.trick.cards.clear();
    scene.undoStep = {scene.viewer, Action::Kind::play};
    window.setScene(scene);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy wanted(&window.host(), &TableHost::undoWanted);
    auto* undo = window.findChild<QAction*>(QStringLiteral("actionUndo"));
    undo->trigger();
    auto* question = window.findChild<QuestionSheet*>();
    QVERIFY(question != nullptr && question->isVisible());
    QStringList said;
    for (QLabel const* label : question->findChildren<QLabel*>()) said += label->text();
    auto const* redo = window.findChild<QAction*>(QStringLiteral("actionRedo"));
    QVERIFY(said.join(u' ').contains(redo->shortcut().toString(QKeySequence::NativeText)));
    auto const button = [&](char const* name) { return window.findChild<QPushButton*>(QLatin1String(name)); };
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 0);
    undo->trigger();
    QTest::keyClick(button("agreedDeed"), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    // Where several share the screen they are asked in any case, and told the same.
    scene.people[1].human = true;
    window.setScene(scene);
    undo->trigger();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(button("agrees_1")->isVisible());
  }

  void foldsThePanel() {
    MainWindow window;
    window.resize(1280, 800);
    window.setScene(playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto const* panel = window.findChild<SidePanel*>(QStringLiteral("sidePanel"));
    QVERIFY(!panel->folded());
    QCOMPARE(panel->width(), 360);
    QTest::keyClick(&window, Qt::Key_G);
    QVERIFY(panel->folded());
    QCoreApplication::processEvents();
    QCOMPARE(panel->width(), 44);
    QTest::keyClick(&window, Qt::Key_G);
    QVERIFY(!panel->folded());
  }

  void isFoldedWhereItIsNarrow() {
    MainWindow window;
    window.resize(900, 600);
    window.setScene(playScene());
    window.show();
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), QSize(900, 600));
    auto const* panel = window.findChild<SidePanel*>(QStringLiteral("sidePanel"));
    QVERIFY(panel->folded());
    window.resize(1280, 800);
    QCoreApplication::processEvents();
    QVERIFY(!panel->folded());
  }

  void welcomesANewcomer() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showWelcome({QString(), 5});
    QSignalSpy language(&window, &MainWindow::languageWanted);
    QSignalSpy welcomed(&window, &MainWindow::welcomed);
    QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("speak_it")), Qt::LeftButton);
    QCOMPARE(language.count(), 1);
    QCOMPARE(language[0][0].toString(), QStringLiteral("it"));
    auto* name = window.findChild<QLineEdit*>(QStringLiteral("playerName"));
    QTest::keyClicks(name, QStringLiteral("  Gianni  G "));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(welcomed.count(), 1);
    QCOMPARE(welcomed[0][0].value<Newcomer>(), (Newcomer{QStringLiteral("Gianni G"), 5}));
    QVERIFY(!name->isVisible());
  }

  // Whoever types a longer name is told why no more goes in.
  void aNameThatIsTooLongIsSaid() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showWelcome({QString(), 5});
    auto* name = window.findChild<QLineEdit*>(QStringLiteral("playerName"));
    auto const* note = window.findChild<QLabel*>(QStringLiteral("playerNameNote"));
    QTest::keyClicks(name, QString(longestName, u'a'));
    QVERIFY(!note->isVisible());
    QTest::keyClicks(name, QStringLiteral("b"));
    QCOMPARE(name->text(), QString(longestName, u'a'));
    QVERIFY(note->isVisible() && note->text().contains(QString::number(longestName)));
    QCOMPARE(name->accessibleDescription(), note->text());
    QTest::keyClick(name, Qt::Key_Backspace);
    QVERIFY(!note->isVisible());
  }

  void welcomeIsReadInOrder() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showWelcome({QString(), 5});
    auto* name = window.findChild<QLineEdit*>(QStringLiteral("playerName"));
    QCOMPARE(QApplication::focusWidget(), name);
    QTest::keyClick(name, Qt::Key_Tab);
    auto const* face = qobject_cast<AvatarButton*>(QApplication::focusWidget());
    QVERIFY(face != nullptr);
    QCOMPARE(face->avatar(), 5);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("speak_en"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("sitDown"));
  }

  void asksAboutAnUnfinishedMatch() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy resumed(&window, &MainWindow::resumeWanted);
    QSignalSpy discarded(&window, &MainWindow::discardWanted);
    showUnfinished(window);
    QCOMPARE(window.findChild<QLabel*>(QStringLiteral("resumeWords"))->text(),
             QStringLiteral("A match of Whist was interrupted at hand 4. Nothing is lost."));
    auto* resume = window.findChild<QPushButton*>(QStringLiteral("resume"));
    QVERIFY(resume->hasFocus());
    QTest::keyClick(resume, Qt::Key_Return);
    QCOMPARE(resumed.count(), 1);
    QVERIFY(!resume->isVisible());
    showUnfinished(window);
    QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("discard")), Qt::LeftButton);
    QCOMPARE(discarded.count(), 1);
  }

  void choosesANewMatch() {
    MainWindow window;
    window.setScene(playScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showNewMatch({&whist()}, levels(), proposal(), false);
    auto* dialog = window.findChild<NewMatchDialog*>();
    QCOMPARE(dialog->choice(), proposal());
    auto* deal = dialog->findChild<QPushButton*>(QStringLiteral("dealCards"));
    QVERIFY(deal->hasFocus());
    QSignalSpy chosen(&window, &MainWindow::matchChosen);
    QTest::keyClick(deal, Qt::Key_Space);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<MatchChoice>(), proposal());
    QVERIFY(!dialog->isVisible());
    QVERIFY(window.table()->isEnabled());

    QSignalSpy wanted(&window, &MainWindow::newMatchWanted);
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(wanted.count(), 1);
    window.showNewMatch({&whist()}, levels(), proposal(), true);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(window.table()->isEnabled());
  }

  // Nobody, one person or several: said under the seats where it is not the usual one.
  void anyNumberOfPeopleSitsAtTheTable() {
    QWidget parent;
    CardArt art;
    Glyphs glyphs(&art, nullptr);
    NewMatchDialog dialog({&whist()}, levels(), &art, &glyphs, &parent);
    dialog.propose(proposal(), false);
    auto const people = [&] {
      QString text;
      for (SeatChoice const& seat : dialog.choice().seats) text += seat.human ? u'P' : u'c';
      return text;
    };
    auto const* note = dialog.findChild<QLabel*>(QStringLiteral("peopleNote"));
    QCOMPARE(people(), QStringLiteral("Pccc"));
    QVERIFY(note->isHidden());
    auto const rows = dialog.findChildren<SeatPlace*>();
    auto const seat = [&](int row, int player) {
      auto* box = rows[row]->findChild<QComboBox*>();
      box->setCurrentIndex(player);
      emit box->activated(player);
    };
    seat(2, 0);
    seat(1, 0);
    QCOMPARE(people(), QStringLiteral("PPPc"));
    QVERIFY(!note->isHidden());
    QString const several = note->text();
    for (int row : {0, 1, 2}) seat(row, 1);
    QCOMPARE(people(), QStringLiteral("cccc"));
    QCOMPARE(dialog.choice().seats[0].level, levels().front().id);
    QVERIFY(!note->isHidden() && note->text() != several);
    seat(3, 0);
    QVERIFY(note->isHidden());
  }

  // A name that was here before brings its face, once it is typed.
  void knownPeopleBringTheirFaces() {
    QWidget parent;
    CardArt art;
    Glyphs glyphs(&art, nullptr);
    NewMatchDialog dialog({&whist()}, levels(), &art, &glyphs, &parent);
    dialog.setKnownPeople({{QStringLiteral("Zoe"), 9, true, {}}});
    dialog.propose(proposal(), false);
    auto* row = dialog.findChildren<SeatPlace*>().front();
    auto* name = row->findChild<QLineEdit*>();
    name->clear();
    QTest::keyClicks(name, QStringLiteral("zoe"));
    QCOMPARE(dialog.choice().seats.front().avatar, 9);
    QTest::mouseClick(row->findChild<AvatarButton*>(), Qt::LeftButton);  // another one, by hand
    emit name->editingFinished();
    QCOMPARE(dialog.choice().seats.front().avatar, 10);
  }

  void computersHaveNamesOfTheirOwn() {
    QWidget parent;
    CardArt art;
    Glyphs glyphs(&art, nullptr);
    NewMatchDialog dialog({&whist()}, levels(), &art, &glyphs, &parent);
    dialog.propose(proposal(), false);
    std::vector<QLineEdit*> names;
    for (SeatPlace* row : dialog.findChildren<SeatPlace*>()) names.push_back(row->findChild<QLineEdit*>());
    for (QLineEdit* name : names) name->setText(QStringLiteral("  "));
    std::vector<SeatChoice> seats = dialog.choice().seats;
    QCOMPARE(seats[0].name, QString());  // "You"
    QCOMPARE(seats[1].name, QStringLiteral("Ugo"));
    emit names[2]->editingFinished();
    QCOMPARE(names[2]->text(), QStringLiteral("Ivo"));

    names[0]->setText(QStringLiteral("ada"));
    names[1]->setText(QStringLiteral("Ada"));
    seats = dialog.choice().seats;
    QCOMPARE(seats[0].name, QStringLiteral("ada"));
    QSet<QString> different;
    for (SeatChoice const& seat : seats) different.insert(seat.name.toCaseFolded());
    QCOMPARE(different.size(), 4);
  }

  // What they have said stands when the language changes; who was asked before is asked anew.
  void peopleAgreeInAnyLanguage() {
    MainWindow window;
    TableScene scene = playScene();
    scene.people[1].human = true;
    window.setScene(scene);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy wanted(&window.host(), &TableHost::undoWanted);
    auto* undo = window.findChild<QAction*>(QStringLiteral("actionUndo"));
    auto const button = [&](char const* name) { return window.findChild<QPushButton*>(QLatin1String(name)); };
    undo->trigger();
    // Who holds the screen asks for it, and so agrees; the first of the others is asked.
    QCOMPARE(QApplication::focusWidget(), button("agrees_1"));
    QVERIFY(button("agrees_0")->isChecked() && !button("agrees_1")->isChecked());
    QCoreApplication::installTranslator(&italian_);
    QCoreApplication::processEvents();
    QVERIFY(button("agrees_0")->text().startsWith(QStringLiteral("\u2713 Zoe ")));
    QVERIFY(button("agrees_0")->isChecked() && !button("agrees_1")->isChecked());
    QVERIFY(!button("agreedDeed")->isEnabled());
    QTest::keyClick(button("agrees_1"), Qt::Key_Return);
    QTest::keyClick(button("agreedDeed"), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    undo->trigger();
    QVERIFY(button("agrees_0")->isChecked() && !button("agrees_1")->isChecked());
    QTest::keyClick(button("agrees_1"), Qt::Key_Escape);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!button("agrees_0")->isVisible());
    // Nobody is asked by name; and no key that was meant for something else confirms it.
    scene.mayClaim = true;
    window.setScene(scene);
    QSignalSpy claimed(&window.host(), &TableHost::claimWanted);
    window.findChild<QAction*>(QStringLiteral("actionClaim"))->trigger();
    QVERIFY(button("agrees_0") == nullptr);
    QCOMPARE(QApplication::focusWidget(), button("notAgreed"));
    QTest::keyClick(button("notAgreed"), Qt::Key_Return);
    QCOMPARE(claimed.count(), 0);
    window.findChild<QAction*>(QStringLiteral("actionClaim"))->trigger();
    QTest::keyClick(button("agreedDeed"), Qt::Key_Return);
    QCOMPARE(claimed.count(), 1);
  }

  // What a claim goes by stays in sight: the upper part of each card in hand, the trick where it lay, and every seat.
  void aClaimHidesNeitherHandNorTrick_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("italian");
    for (QSize const size : {QSize(1280, 800), QSize(900, 600), QSize(1920, 1080)})
      for (bool const italian : {false, true})
        QTest::addRow("%d x %d%s", size.width(), size.height(), italian ? ", Italian" : "")
            << size << italian;
  }
  void aClaimHidesNeitherHandNorTrick() {
    QFETCH(QSize, size);
    QFETCH(bool, italian);
    if (italian) QCoreApplication::installTranslator(&italian_);
    MainWindow window;
    TableScene scene = playScene();
    scene.mayClaim = true;
    scene.seen.trick.cards = {{.seat = 1, .card = fortyCard("4C")}, {.seat = 3, .card = fortyCard("5C")}};
    window.setScene(scene);
    window.resize(size);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    TableWidget const* const table = window.table();
    QVERIFY(QTest::qWaitFor([table] { return table->isSettled(); }, 20000));
    TableLayout const before = table->tableLayout();
    window.findChild<QAction*>(QStringLiteral("actionClaim"))->trigger();
    QCoreApplication::processEvents();
    auto const* sheet = window.findChild<QuestionSheet*>();
    QWidget const* paper = sheet->findChild<QPushButton*>(QStringLiteral("notAgreed"));
    while (paper->parentWidget() != sheet) paper = paper->parentWidget();
    QRect const asked(table->mapFromGlobal(paper->mapToGlobal(QPoint())), paper->size());
    QVERIFY(asked.left() >= 0 && !asked.isEmpty() && asked.height() < table->height() / 4);
    if (table->width() > 700) QVERIFY(std::abs(asked.center().x() - table->width() / 2) <= 1);
    TableLayout const& layout = table->tableLayout();
    qreal const indices = 0.36 * layout.unit();
    for (int card = 0; card < layout.input().cards; ++card)
      QVERIFY(layout.handCard(card).top() + indices < asked.top());
    for (Seat seat = 0; seat < 4; ++seat) {
      QCOMPARE(layout.trickCardBounds(seat), before.trickCardBounds(seat));
      QVERIFY(layout.trickCardBounds(seat).bottom() < asked.top());
      QVERIFY(!layout.plate(seat).intersects(asked));
    }
    QCoreApplication::removeTranslator(&italian_);
  }

  // "You" is the one person who looks on; several have names.
  void platesNameWhoSharesTheScreen() {
    TableScene scene = playScene();
    auto const plate = [&] { return SeatPlate::of(scene, 0, wordingOf(scene)).name; };
    QCOMPARE(plate(), QStringLiteral("You"));
    QCOMPARE(SeatPlate::of(scene, 1, wordingOf(scene)).name, QStringLiteral("Ugo"));
    scene.people[1].human = true;
    QCOMPARE(plate(), QStringLiteral("Zoe"));
    scene.people[0].human = false;  // one person again, who sits elsewhere
    scene.viewer = 1;
    QCOMPARE(SeatPlate::of(scene, 1, wordingOf(scene)).name, QStringLiteral("You"));
  }

  // There is no table to go back to before the first match.
  void theFirstMatchIsNotGivenUp() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showNewMatch({&whist()}, levels(), proposal(), false);
    auto const* dialog = window.findChild<NewMatchDialog*>();
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("cancelMatch"))->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
  }

  // The first page covers the window until somebody deals: what is set is set from there too.
  void settingsAreReachedFromTheFirstPage() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showNewMatch({&whist()}, levels(), proposal(), false);
    auto const* dialog = window.findChild<NewMatchDialog*>();
    QSignalSpy const people(&window, &MainWindow::peopleWanted);
    auto* const actionPeople = window.findChild<QAction*>(QStringLiteral("actionPeople"));
    auto* const actionPreferences = window.findChild<QAction*>(QStringLiteral("actionPreferences"));
    QVERIFY(actionPeople->isEnabled() && actionPreferences->isEnabled());
    actionPeople->trigger();
    QCOMPARE(people.count(), 1);
    actionPreferences->trigger();
    auto const* sheet = window.findChild<PreferencesSheet*>();
    QVERIFY(sheet->isVisible() && !dialog->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!sheet->isVisible() && dialog->isVisible() && dialog->isEnabled());
    QVERIFY(actionPeople->isEnabled());
  }

  // For who cannot see the table: through the live label, in the reader's words.
  void tellsWhatHasHappened() {
    MainWindow window;
    window.setScene(playScene());
    auto const* live = window.findChild<QLabel*>(QStringLiteral("liveLabel"));
    window.host().announce(Events{Event{
        .kind = Event::Kind::played,
        .seat = 1,
        .message = testMessage("{seat} plays {card.the}.", {args::seat(1), args::card(fortyCard("3C"))})}});
    QCOMPARE(live->text(), QStringLiteral("Ugo plays the three of batons."));
    QCOMPARE(live->accessibleName(), live->text());
    auto const* status = window.findChild<StatusLine*>();
    QVERIFY(!status->text().contains(QStringLiteral("Ugo")));
  }

  // In the narrowest window, too; longer ones are cut, and whole in the tooltip.
  void statusIsWholeInTwoLines() {
    StatusLine line(nullptr);
    line.resize(900 - 44, line.sizeHint().height());
    QString const sentence = QStringLiteral("Nobody has shown a handful of trumps, and so it goes on. ");
    for (int const count : {1, 3}) {
      line.setText(sentence.repeated(count).trimmed(), true);
      QVERIFY(line.toolTip().isEmpty());
      QString whole;
      std::set<qreal> heights;
      for (test::PaintedText const& text : test::paintedTexts(line)) {
        QVERIFY2(QRectF(line.rect()).contains(text.place), qPrintable(text.text));
        whole += text.text;
        heights.insert(text.place.bottom());
      }
      QCOMPARE(whole, line.text());
      QCOMPARE(heights.size(), std::size_t{count == 1 ? 1U : 2U});
    }
    line.setText(sentence.repeated(8), true);
    QCOMPARE(line.toolTip(), asToolTip(line.text()));
  }

  void optionsThatWereNotSetFollowTheGame() {
    QWidget parent;
    CardArt art;
    Glyphs glyphs(&art, nullptr);
    NewMatchDialog dialog({&whist()}, levels(), &art, &glyphs, &parent);
    MatchChoice const choice = dialog.choice();
    QCOMPARE(choice.options.values[0], std::int16_t{7});
    QCOMPARE(choice.players, 4);
    QCOMPARE(choice.seats.size(), std::size_t{4});
  }

 private:
  TestTranslator italian_;
};

}  // namespace testMainWindow

QTEST_MAIN(testMainWindow::TestMainWindow)
#include "test_main_window.moc"
