// What is pressed twice, or meant for something else, does nothing: on the curtain, on the score's sheet, in
// the choice of a new match; and what a key is said to do it does.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <limits>

#include "core/match/table.h"
#include "dock_scenes.h"
#include "scenes.h"
#include "tests/joined.h"
#include "trick_scenes.h"
#include "ui/cards/rank_glyph.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/seat_place.h"
#include "ui/first_page/tips_sheet.h"
#include "ui/host/curtain.h"
#include "ui/panels/panel_tab.h"
#include "ui/result/end_sheet.h"
#include "ui/sheets/second_press.h"
#include "ui/table/table_widget.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/status_line.h"
#include "ui/tricks/tricks_sheet.h"
#include "ui/window/main_window.h"
#include "ui/window/tool_strip.h"
#include "whist.h"

namespace testStrayKeys {

using namespace giaguaro;

namespace {

constexpr int never = std::numeric_limits<int>::max();

}  // namespace

class TestStrayKeys : public QObject {
  Q_OBJECT

  std::unique_ptr<MainWindow> window_;

  void show(TableScene const& scene) {
    window_->setScene(scene);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
  }
  template <class Widget = QAbstractButton>
  Widget* find(char const* name) {
    return window_->findChild<Widget*>(QLatin1String(name));
  }
  // Behind the curtain, which goes at once when it is lifted, lies this scene.
  void hang(TableScene scene, int guard) {
    scene.mayUndo = false;
    scene.people[1].human = true;
    TableScene hung = scene;
    hung.curtain = 0;
    hung.mayAct = false;
    show(hung);
    window_->findChild<Curtain*>()->findChild<SecondPress*>()->setMoment(guard);
    connect(&window_->host(), &TableHost::seatTaken, window_.get(),
            [this, scene] { window_->setScene(scene); });
  }
  void choose() { window_->showNewMatch({&whist(), &whist()}, levels(), proposal(), true); }
  // By Enter, a game that has tips.
  MatchChoice dealFirst() {
    window_->setGames(allGames());
    GameInfo const& game = *allGames().front();
    MatchChoice choice = proposal();
    choice.game = idOf(game);
    choice.players = game.usualPlayers;
    while (choice.seats.size() < static_cast<std::size_t>(choice.players))
      choice.seats.push_back({QStringLiteral("Leo"), 4, false, QStringLiteral("weak")});
    show(playScene());
    window_->showNewMatch({&game}, levels(), choice, false);
    press(Qt::Key_Return);
    return choice;
  }

 private slots:
  void initTestCase() {
    qRegisterMetaType<Action>();
    qRegisterMetaType<MatchChoice>();
  }
  void init() {
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
  }
  void cleanup() { window_.reset(); }

  // Enter lifts it; the second of a double press, or of a click, is for the curtain that has gone.
  void theCurtainTakesWhatWasPressedTwice() {
    hang(tricksScene(), never);
    QSignalSpy const acted(&window_->host(), &TableHost::actionChosen);
    press(Qt::Key_Return);
    QVERIFY(!find<QWidget>("curtain")->isVisible());
    auto* two = find("offer_2_2_0");
    QVERIFY(two->isVisible());
    two->setFocus();
    for (Qt::Key const key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) press(key);
    QPoint const spot = two->mapTo(window_.get(), two->rect().center());
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QTest::mouseDClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QVERIFY(!two->isChecked());
    QCOMPARE(acted.count(), 0);
    // Another key shows that somebody has begun to play.
    press(Qt::Key_3);
    press(Qt::Key_Return);
    QCOMPARE(acted.count(), 1);
    QCOMPARE(int{qvariant_cast<Action>(acted[0][0]).first}, 3);
  }

  // The card that lies where the button was is not played by the second click of two.
  void noCardIsPlayedThroughTheCurtain() {
    hang(playScene(), never);
    QSignalSpy const acted(&window_->host(), &TableHost::actionChosen);
    auto* lift = find("showMyCards");
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {},
                      lift->mapTo(window_.get(), lift->rect().center()));
    QVERIFY(!find<QWidget>("curtain")->isVisible());
    auto* card = find("card_2H");
    QPoint const spot = card->mapTo(window_.get(), QPoint(card->width() / 6, card->height() * 3 / 4));
    QTest::mouseDClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(acted.count(), 0);
  }

  // After that moment all is as ever.
  void thenTheTableIsPlayedAt() {
    hang(playScene(), 0);
    QSignalSpy const acted(&window_->host(), &TableHost::actionChosen);
    press(Qt::Key_Return);
    auto* card = find("card_2H");
    QPoint const spot = card->mapTo(window_.get(), QPoint(card->width() / 6, card->height() * 3 / 4));
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(acted.count(), 1);
  }

  void spaceGoesOnAfterTheTricks_data() {
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("clicked") << true;
    QTest::newRow("pressed") << false;
  }
  void spaceGoesOnAfterTheTricks() {
    QFETCH(bool, byMouse);
    TableScene scene = endScene();
    addTricks(scene, 3);
    show(scene);
    window_->findChild<EndSheet*>()->setKeyGuard(0);
    auto* see = find("seeTricks");
    see->setFocus(byMouse ? Qt::MouseFocusReason : Qt::TabFocusReason);
    if (byMouse)
      QTest::mouseClick(see, Qt::LeftButton);
    else
      press(Qt::Key_Space);
    QVERIFY(window_->findChild<TricksSheet*>()->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!window_->findChild<TricksSheet*>()->isVisible());
    QVERIFY(window_->findChild<StatusLine*>()->text().endsWith(QStringLiteral("Press Space to go on.")));
    QSignalSpy const wanted(&window_->host(), &TableHost::nextHandWanted);
    press(Qt::Key_Space);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!window_->findChild<TricksSheet*>()->isVisible());
  }

  // As it is written there: on both pages of the sheet, whichever of its buttons was clicked last. One that was gone to by
  // keys is pressed.
  void spaceGoesOnFromTheVerdict_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
    QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
  }
  void spaceGoesOnFromTheVerdict() {
    QFETCH(int, key);
    TableScene const scene = endScene();
    show(scene);
    auto* const sheet = window_->findChild<EndSheet*>();
    sheet->setKeyGuard(0);
    window_->host().setVerdict(
        HandVerdict{.hand = static_cast<std::size_t>(scene.handNumber - 1), .seat = 0, .wanted = true});
    QSignalSpy const wanted(&window_->host(), &TableHost::nextHandWanted);
    auto* const verdict = find("resultPage_1");
    QVERIFY(verdict != nullptr && verdict->isVisible());
    auto const click = [&](QWidget* widget) {
      QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {},
                        widget->mapTo(window_.get(), widget->rect().center()));
    };
    click(verdict);
    QVERIFY(sheet->showsVerdict());
    QVERIFY(window_->findChild<StatusLine*>()->text().endsWith(QStringLiteral("Press Space to go on.")));
    press(static_cast<Qt::Key>(key));
    QCOMPARE(wanted.count(), 1);
    auto* const result = find("resultPage_0");
    result->setFocus(Qt::TabFocusReason);
    press(static_cast<Qt::Key>(key));
    QVERIFY(!sheet->showsVerdict());
    QCOMPARE(wanted.count(), 1);
  }

  // Why something is not possible stands there for some seconds, and no longer than the turn; what tells of a match that was
  // left also while the next one begins.
  void aNoticeGoes() {
    TableScene scene = playScene();
    show(scene);
    auto const* const line = window_->findChild<StatusLine*>();
    auto* const goes = window_->findChild<QTimer*>(QStringLiteral("noticeGoes"));
    QString const usual = line->text();
    auto const told = [&] { return line->text() == QStringLiteral("Not yet."); };
    auto const passes = [&] {
      QVERIFY(goes->isActive() && goes->interval() >= 6000 && goes->interval() <= 8000);
      int const interval = goes->interval();
      goes->setInterval(0);
      while (goes->isActive()) QCoreApplication::processEvents();
      goes->setInterval(interval);
    };
    window_->host().notice(QStringLiteral("Not yet."));
    QVERIFY(told());
    passes();
    QCOMPARE(line->text(), usual);
    auto const turn = [&] {
      scene.seen.toAct = scene.seen.toAct == 0 ? 1 : 0;
      window_->setScene(scene);
    };
    window_->host().notice(QStringLiteral("Not yet."));
    turn();
    QVERIFY(!told());
    window_->host().keepNotice(QStringLiteral("Not yet."));
    turn();
    QVERIFY(told());
    passes();
    QVERIFY(!told());
  }

  // What the status line says, wherever a click beside the table has been, and on the tab that is open already.
  void spaceGoesOnBesideTheTable_data() {
    QTest::addColumn<bool>("clicked");
    QTest::newRow("a tab is clicked") << true;
    QTest::newRow("the open tab has the focus by Tab") << false;
  }
  void spaceGoesOnBesideTheTable() {
    QFETCH(bool, clicked);
    TableScene scene = playScene();
    addTricks(scene, 1);
    scene.resting = true;
    scene.mayAct = false;
    show(scene);
    window_->table()->setFocus();
    auto const tabs = window_->host().panel()->findChildren<PanelTab*>();
    auto const wanted = std::ranges::find_if(tabs, [clicked](PanelTab const* tab) {
      return tab->isVisible() && tab->isCheckable() && tab->isChecked() != clicked;
    });
    QVERIFY(wanted != tabs.end());
    PanelTab* const tab = *wanted;
    if (clicked)
      QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {},
                        tab->mapTo(window_.get(), tab->rect().center()));
    else
      tab->setFocus(Qt::TabFocusReason);
    QVERIFY(tab->isChecked());
    QCOMPARE(tab->hasFocus(), !clicked);
    QSignalSpy const onward(&window_->host(), &TableHost::goOn);
    press(Qt::Key_Space);
    QCOMPARE(onward.count(), 1);
  }
  // While nothing is to be gone on from, it turns to the tab that was gone to.
  void spaceTurnsToATab() {
    show(playScene());
    for (auto* tab : window_->host().panel()->findChildren<PanelTab*>()) {
      if (!tab->isVisible() || !tab->isCheckable() || tab->isChecked()) continue;
      tab->setFocus(Qt::TabFocusReason);
      press(Qt::Key_Space);
      QVERIFY(tab->isChecked());
      return;
    }
    QFAIL("There is no other tab.");
  }

  // What was pressed or clicked for the cloth deals no hand when the sheet has just come by itself.
  void theSheetThatHasJustComeTakesNothing() {
    show(endScene());
    auto* sheet = window_->findChild<EndSheet*>();
    auto* next = find("nextHand");
    QVERIFY(next != nullptr && next->isVisible());
    QSignalSpy const wanted(&window_->host(), &TableHost::nextHandWanted);
    auto const all = [&] {
      for (Qt::Key const key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) press(key);
      QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {},
                        next->mapTo(window_.get(), next->rect().center()));
    };
    sheet->setKeyGuard(never);
    all();
    QCOMPARE(wanted.count(), 0);
    sheet->setKeyGuard(0);
    all();
    QCOMPARE(wanted.count(), 4);
  }

  // An undo over a deal says where one is.
  void anUndoOverADealSaysSo() {
    TableScene scene = playScene();
    scene.handNumber = scene.handPlace = 4;
    show(scene);
    auto const* status = window_->findChild<StatusLine*>();
    QVERIFY(!status->text().startsWith(QStringLiteral("Back in hand")));
    scene.handNumber = scene.handPlace = 3;
    window_->setScene(scene);
    QVERIFY2(status->text().startsWith(QStringLiteral("Back in hand 3.")), qPrintable(status->text()));
    scene.handNumber = scene.handPlace = 4;
    window_->setScene(scene);
    QVERIFY(!status->text().startsWith(QStringLiteral("Back in hand")));
  }

  // It is said where the hand's number stands, and in the window's title.
  void aReplayIsCalledOne() {
    TableScene scene = playScene();
    scene.handNumber = scene.handPlace = 3;
    show(scene);
    QVERIFY(!window_->windowTitle().contains(QStringLiteral("Replay")));
    scene.again = PlayedAgain{.seat = 0, .score = 2};
    window_->setScene(scene);
    QVERIFY(window_->windowTitle().contains(QStringLiteral("Replay")));
    auto const* strip = window_->findChild<ToolStrip*>();
    QVERIFY2(strip->title().contains(QStringLiteral("replay of hand 3")), qPrintable(strip->title()));
    // The pill before it, as a screen reader hears it.
    QVERIFY(strip->accessibleDescription().contains(QStringLiteral("does not count")));
  }

  void enterDeals_data() {
    QTest::addColumn<QString>("focus");
    QTest::addColumn<bool>("deals");
    QTest::newRow("the game") << "game_whist" << true;
    QTest::newRow("the number of players that is chosen") << "players_4" << true;
    QTest::newRow("another number") << "players_3" << false;
    QTest::newRow("the button") << "dealCards" << true;
    QTest::newRow("Cancel") << "cancelMatch" << false;
    QTest::newRow("a name") << "QLineEdit" << true;
    QTest::newRow("who plays") << "QComboBox" << true;
  }
  void enterDeals() {
    QFETCH(QString, focus);
    QFETCH(bool, deals);
    show(playScene());
    choose();
    auto* dialog = window_->findChild<NewMatchDialog*>();
    find("allChoices")->click();
    QWidget* field = dialog->findChild<QWidget*>(focus);
    auto* const seat = dialog->findChild<SeatPlace*>();
    if (focus == u"QLineEdit") field = seat->findChild<QLineEdit*>();
    if (focus == u"QComboBox") field = seat->findChild<QComboBox*>();
    field->setFocus(Qt::TabFocusReason);
    QCOMPARE(QApplication::focusWidget(), field);
    QSignalSpy const chosen(window_.get(), &MainWindow::matchChosen);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), deals ? 1 : 0);
    if (focus == u"players_3") QCOMPARE(dialog->choice().players, 3);
    if (focus == u"cancelMatch")
      QVERIFY(window_->findChild<NewMatchDialog*>() == nullptr || !dialog->isVisible());
  }

  // The key stands in the button, in every window, and in what it says of itself.
  void theButtonSaysItsKey() {
    show(playScene());
    choose();
    for (QSize const size : {QSize(1280, 800), QSize(900, 600), QSize(640, 600)}) {
      window_->resize(size);
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      auto const* deal = window_->findChild<PaperButton*>(QStringLiteral("dealCards"));
      QVERIFY2(deal->isVisible() && deal->key() == u"Enter", qPrintable(QString::number(size.width())));
      QVERIFY(deal->width() >= deal->sizeHint().width());
      QVERIFY(deal->toolTip().endsWith(QStringLiteral("(Enter)")));
    }
  }

  // Arrows stop at a card that may not be played, say why, and how to pass by it.
  void arrowsSayWhyAndOfferToSkip() {
    TableScene scene = playScene();
    scene.seen.hand = {fortyCard("2H"), fortyCard("AD"), fortyCard("3D"), fortyCard("4H")};
    scene.seen.offers.clear();
    for (Card const card : scene.seen.hand) {
      Offer offer{.action = Action::play(card)};
      if (card.suit() == Suit::diamonds) offer.refusal = testMessage("You hold a cup.");
      scene.seen.offers.push_back(offer);
    }
    show(scene);
    auto const* status = window_->findChild<StatusLine*>();
    find("card_2H")->setFocus();
    QString const before = status->text();
    press(Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_AD"));
    QVERIFY2(status->text().startsWith(QStringLiteral("You hold a cup.")), qPrintable(status->text()));
    QVERIFY2(status->text().contains(QStringLiteral("Ctrl+\u2192")), qPrintable(status->text()));
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_4H"));
    QCOMPARE(status->text(), before);
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_2H"));
    press(Qt::Key_Left, Qt::ControlModifier);  // there is none
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_2H"));
    // While no card has the focus, they come in as the arrows alone do.
    for (Qt::Key const arrow : {Qt::Key_Left, Qt::Key_Right}) {
      window_->table()->setFocus();
      press(arrow, Qt::ControlModifier);
      QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_2H"));
    }
  }

  // Before a person's first deal of a game, and once.
  void tipsAreOfferedOnce() {
    QSignalSpy const chosen(window_.get(), &MainWindow::matchChosen);
    QSignalSpy const introduced(window_.get(), &MainWindow::gameIntroduced);
    MatchChoice const choice = dealFirst();
    auto* tips = window_->findChild<TipsSheet*>();
    QVERIFY(tips != nullptr && tips->isVisible());
    tips->findChild<SecondPress*>()->setMoment(0);
    QStringList told;
    for (RichText const* tip : tips->findChildren<RichText*>())
      if (tip->plain().size() > 20) told += tip->plain();
    QCOMPARE(told.size(), 5);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(introduced.count(), 1);
    QCOMPARE(introduced[0][0].toString(), choice.game);
    press(Qt::Key_Return);
    QVERIFY(!tips->isVisible());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<MatchChoice>().game, choice.game);
    dealFirst();
    QVERIFY(!tips->isVisible());
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(introduced.count(), 1);
  }

  // Nor is a match dealt by the second press of two that were to sit down, or to begin afresh.
  void noMatchIsDealtByASecondPress_data() {
    QTest::addColumn<bool>("first");
    QTest::newRow("the first run") << true;
    QTest::newRow("a match that was found") << false;
  }
  void noMatchIsDealtByASecondPress() {
    QFETCH(bool, first);
    show({});
    auto const chooseThen = [this] {
      window_->showNewMatch({&whist(), &whist()}, levels(), proposal(), false);
    };
    connect(window_.get(), &MainWindow::welcomed, window_.get(), chooseThen);
    connect(window_.get(), &MainWindow::discardWanted, window_.get(), chooseThen);
    if (first)
      window_->showWelcome({QStringLiteral("Nina"), 1});
    else
      showUnfinished(*window_);
    for (SecondPress* second : window_->findChildren<SecondPress*>()) second->setMoment(never);
    find(first ? "sitDown" : "discard")->setFocus();
    QSignalSpy const chosen(window_.get(), &MainWindow::matchChosen);
    press(Qt::Key_Return);
    QVERIFY(window_->findChild<NewMatchDialog*>() != nullptr);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    press(Qt::Key_Down);  // another game
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
  }

  // They are not closed unread by the second press of two that were to deal; another key may come first.
  void tipsTakeWhatWasPressedTwice() {
    QSignalSpy const chosen(window_.get(), &MainWindow::matchChosen);
    dealFirst();
    auto* tips = window_->findChild<TipsSheet*>();
    tips->findChild<SecondPress*>()->setMoment(never);
    for (Qt::Key const key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) press(key);
    auto* read = find("tipsRead");
    QPoint const spot = read->mapTo(window_.get(), read->rect().center());
    QTest::mouseDClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QVERIFY(tips->isVisible());
    QCOMPARE(chosen.count(), 0);
    press(Qt::Key_Escape);
    QVERIFY(!tips->isVisible());
    QCOMPARE(chosen.count(), 1);
  }

  // Who has taken a trick and leads to the next: the Enter that went on from it, pressed twice, plays nothing,
  // nor does any Enter before a card was gone to. One goes on from where one was.
  void noCardIsPlayedByTheKeyThatGoesOn() {
    TableScene const scene = playScene();
    TableScene resting = scene;
    addTricks(resting, 1);
    resting.mayAct = false;
    resting.resting = true;
    show(resting);
    connect(&window_->host(), &TableHost::goOn, window_.get(), [this, scene] { window_->setScene(scene); });
    QSignalSpy const acted(&window_->host(), &TableHost::actionChosen);
    QSignalSpy const told(window_->table(), &TableWidget::nothingChosen);
    find("card_2H")->setFocus();  // the second
    press(Qt::Key_Return);
    QVERIFY(!window_->scene().rests());
    QCOMPARE(told.count(), 0);
    for (Qt::Key const key : {Qt::Key_Return, Qt::Key_Space}) press(key);
    QCOMPARE(acted.count(), 0);
    QCOMPARE(told.count(), 2);  // whoever presses them is not left without a word
    QCOMPARE(QApplication::focusWidget(), window_->table());
    press(Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_2H"));
    press(Qt::Key_Return);
    QCOMPARE(acted.count(), 1);
  }

  // The second of two clicks that were to go on from a trick plays no card, wherever it falls.
  void noCardIsPlayedByTheClickThatGoesOn() {
    TableScene const scene = playScene();
    TableScene resting = scene;
    addTricks(resting, 1);
    resting.mayAct = false;
    resting.resting = true;
    show(resting);
    connect(&window_->host(), &TableHost::goOn, window_.get(), [this, scene] { window_->setScene(scene); });
    QSignalSpy const acted(&window_->host(), &TableHost::actionChosen);
    auto* card = find("card_2H");
    QPoint const spot = card->mapTo(window_.get(), QPoint(card->width() / 6, card->height() * 3 / 4));
    QTest::mouseDClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QVERIFY(!window_->scene().rests());
    QCOMPARE(acted.count(), 0);
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(acted.count(), 1);
  }

  // Nor is the result of a hand put away by the second of two clicks that went on from its last trick.
  void noResultIsPutAwayByASecondClick() {
    show(playScene());
    window_->setScene(endScene());
    auto* sheet = window_->findChild<EndSheet*>();
    sheet->setKeyGuard(never);
    QSignalSpy const wanted(&window_->host(), &TableHost::nextHandWanted);
    auto* next = find("nextHand");
    QVERIFY(next->isVisible());
    QMouseEvent twice(QEvent::MouseButtonDblClick, next->rect().center(),
                      next->mapToGlobal(next->rect().center()), Qt::LeftButton, Qt::LeftButton, {});
    QApplication::sendEvent(next, &twice);
    QTest::mouseRelease(next, Qt::LeftButton);
    QCOMPARE(wanted.count(), 0);
    sheet->setKeyGuard(0);
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
  }

  void tipsAreForPeopleWhoDoNotKnowTheGame() {
    window_->setGames({&whist()});
    QSignalSpy const chosen(window_.get(), &MainWindow::matchChosen);
    show(playScene());
    MatchChoice watched = proposal();
    watched.seats[0] = {QStringLiteral("Zoe"), 12, false, QStringLiteral("weak")};
    window_->showNewMatch({&whist()}, levels(), watched, false);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    window_->setKnownGames({QStringLiteral("whist")});
    window_->showNewMatch({&whist()}, levels(), proposal(), false);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
    QVERIFY(window_->findChild<TipsSheet*>() == nullptr);
  }

  // A letter that menus promise chooses no rank anywhere, in whichever letters cards are drawn: it means one thing.
  void lettersOfMenusChooseNoRank() {
    int letters = 0;
    for (QAction const* action : window_->findChildren<QAction*>()) {
      QString const keys = action->shortcut().toString(QKeySequence::PortableText);
      if (keys.size() != 1) continue;
      ++letters;
      for (Deck::Id const deck : {Deck::Id::forty, Deck::Id::fiftyTwo, Deck::Id::seventyEight})
        for (Rank const rank : {Rank::ace, Rank::jack, Rank::cavalier, Rank::queen, Rank::king})
          QVERIFY2(Deck::of(deck).strength(rank) < 0 || !isIndexText(keys, rank, deck),
                   qPrintable(action->objectName()));
    }
    QVERIFY(letters > 3);
  }

  // One field for the strength of all computer players.
  void oneFieldSetsAllLevels() {
    choose();
    auto* dialog = window_->findChild<NewMatchDialog*>();
    auto* all = dialog->findChild<ChoiceRow*>(QStringLiteral("allLevels"));
    QCOMPARE(all->value(), -1);  // they differ
    auto const levelsNow = [&] {
      QStringList found;
      for (SeatChoice const& seat : dialog->choice().seats)
        found += seat.human ? QStringLiteral("person") : seat.level;
      return found;
    };
    QCOMPARE(levelsNow(), (QStringList{"person", "strong", "weak", "weak"}));
    find("allLevels_1")->click();
    QCOMPARE(levelsNow(), (QStringList{"person", "strong", "strong", "strong"}));
    // One of them may still be another.
    auto* third = dialog->findChildren<SeatPlace*>()[2]->findChild<QComboBox*>();
    third->setCurrentIndex(1);
    emit third->activated(1);
    QCOMPARE(levelsNow(), (QStringList{"person", "strong", "weak", "strong"}));
    QCOMPARE(all->value(), -1);
    // Fewer at the table, and all of them again: those who were away have it too.
    find("players_3")->click();
    find("allLevels_0")->click();
    find("players_4")->click();
    QCOMPARE(levelsNow(), (QStringList{"person", "weak", "weak", "weak"}));
    QCOMPARE(all->value(), 0);
  }
};

}  // namespace testStrayKeys

QTEST_MAIN(testStrayKeys::TestStrayKeys)
#include "test_stray_keys.moc"
