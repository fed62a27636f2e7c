// Looking back, by real keys and clicks: the last trick on the table, and the sheet with all of them.
#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTransform>

#include "tests/joined.h"
#include "trick_scenes.h"
#include "ui/hand/hand_view.h"
#include "ui/result/end_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/status_line.h"
#include "ui/tricks/trick_list.h"
#include "ui/tricks/tricks_sheet.h"
#include "ui/window/main_window.h"
#include "whist.h"

namespace testTricks {

using namespace giaguaro;

namespace {

TableScene sceneWith(int tricks) {
  TableScene scene = playScene();
  addTricks(scene, tricks);
  scene.mayHint = true;
  return scene;
}

TableScene endWith(int tricks) {
  TableScene scene = endScene();
  addTricks(scene, tricks);
  scene.seen.trick = {};
  return scene;
}

}  // namespace

class TestTricks : public QObject {
  Q_OBJECT

  std::unique_ptr<MainWindow> window_;

  void show(TableScene const& scene) {
    window_->setScene(scene);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  QAction* action(char const* name) { return window_->findChild<QAction*>(QLatin1String(name)); }
  QString status() { return window_->findChild<StatusLine*>()->text(); }
  // What a reader hears of the trick on the table.
  QStringList spokenTrick() {
    QStringList said;
    for (char const* name : {"trick", "trick_0", "trick_1", "trick_2", "trick_3"}) {
      auto const* label = window_->findChild<QLabel*>(QLatin1String(name));
      if (label != nullptr && label->isVisible()) said << label->accessibleName();
    }
    return said;
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
  }
  void click(QWidget const* widget, QPoint const& at) {
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, widget->mapTo(window_.get(), at));
  }
  TrickList* list() { return window_->findChild<TrickList*>(); }

 private slots:
  void initTestCase() { qRegisterMetaType<Action>(); }
  void init() {
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
  }
  void cleanup() { window_.reset(); }

  void theLastTrickLiesInThePlaceOfThePresentOne() {
    TableScene scene = sceneWith(2);
    scene.seen.trick.cards = {{1, fortyCard("7C")}};
    scene.seen.trick.leader = scene.seen.trick.winner = 1;
    show(scene);
    QVERIFY(action("actionLastTrick")->isEnabled());
    QCOMPARE(spokenTrick(), QStringList("Seven of batons, played by Ugo, winning"));
    press(Qt::Key_L);
    QVERIFY(action("actionLastTrick")->isChecked());
    // Ivo led the second, which Zoe took.
    QStringList const said = spokenTrick();
    QCOMPARE(said.size(), 5);
    QCOMPARE(said[0], QStringLiteral("Last trick; Zoe takes it."));
    QVERIFY2(said[1].endsWith(", played by Ivo"), qPrintable(said[1]));
    QVERIFY2(said[3].endsWith(", played by you, takes the trick"), qPrintable(said[3]));
    QVERIFY2(status().startsWith("This is the trick just played. Zoe takes it."), qPrintable(status()));
    QString const live = window_->findChild<QLabel*>("liveLabel")->accessibleName();
    QVERIFY2(live.startsWith("This is the trick just played. Trick 2. Ivo led. "), qPrintable(live));
    QVERIFY2(live.endsWith("Zoe takes it."), qPrintable(live));
    press(Qt::Key_L);
    QVERIFY(!action("actionLastTrick")->isChecked());
    QCOMPARE(spokenTrick(), QStringList("Seven of batons, played by Ugo, winning"));
    QCOMPARE(status(), QStringLiteral("Your turn. Follow suit."));
  }

  void itIsPaintedAsAThingOfThePast() {
    TableScene scene = sceneWith(1);
    show(scene);
    press(Qt::Key_L);
    QImage const back = window_->table()->grab().toImage();
    press(Qt::Key_L);
    scene.resting = true;
    scene.mayAct = false;
    window_->setScene(scene);
    QVERIFY(back != window_->table()->grab().toImage());
  }

  // A triangle stands by the card that was led, as in the list; the plate of the contract, which speaks of
  // the present trick, is gone as long.
  void itShowsWhoLed() {
    show(sceneWith(2));  // Ivo led the second
    TableWidget* const table = window_->table();
    TableLayout const& layout = table->tableLayout();
    Theme const theme = Theme::named({});
    auto const settled = [&] {
      table->grab();
      return QTest::qWaitFor([&] { return table->isSettled() && window_->art()->idle(); }, 10000);
    };
    auto const marked = [&](QImage const& picture) {
      QList<int> seats;
      for (int seat = 0; seat < 4; ++seat) {
        TableLayout::Spot const spot = layout.trickCard(static_cast<Seat>(seat));
        QTransform place;
        place.translate(spot.centre.x(), spot.centre.y()).rotate(spot.turn);
        place.translate(-layout.trickCardHeight() / 3, 0);
        QPoint const middle = place.map(QPointF()).toPoint();
        QPoint const beside = place.map(QPointF(-9 * layout.plateScale(), 0)).toPoint();
        if (picture.pixelColor(middle) == theme.onplate && picture.pixelColor(beside) == theme.plate)
          seats << seat;
      }
      return seats;
    };
    QPoint const inContract =
        (layout.contractPlate().topLeft() + QPointF(9, layout.contractPlate().height() / 2)).toPoint();
    QVERIFY(settled());
    QImage picture = table->grab().toImage();
    QColor const onPlate = picture.pixelColor(inContract);
    QVERIFY(qGray(onPlate.rgb()) < qGray(theme.plate.rgb()) + 12);
    QCOMPARE(marked(picture), QList<int>());
    press(Qt::Key_L);
    QVERIFY(settled());
    picture = table->grab().toImage();
    QVERIFY(picture.pixelColor(inContract) == onPlate);
    QCOMPARE(marked(picture), QList<int>{2});
    press(Qt::Key_L);
    QVERIFY(settled());
    picture = table->grab().toImage();
    QCOMPARE(picture.pixelColor(inContract), onPlate);
    QCOMPARE(marked(picture), QList<int>());
    // While a trick rests nobody is in doubt.
    TableScene resting = sceneWith(2);
    resting.resting = true;
    resting.mayAct = false;
    window_->setScene(resting);
    QVERIFY(settled());
    QCOMPARE(marked(table->grab().toImage()), QList<int>());
  }

  void itGoesAgain_data() {
    QTest::addColumn<int>("key");
    for (auto const& [name, key] : {std::pair("L", Qt::Key_L), std::pair("Escape", Qt::Key_Escape),
                                    std::pair("Space", Qt::Key_Space), std::pair("Enter", Qt::Key_Return)})
      QTest::newRow(name) << static_cast<int>(key);
  }
  void itGoesAgain() {
    QFETCH(int, key);
    show(sceneWith(3));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    QSignalSpy on(&window_->host(), &TableHost::goOn);
    // Wherever the focus is: on the table, and on a card that may be played.
    for (bool const onCard : {false, true}) {
      press(Qt::Key_L);
      QVERIFY(action("actionLastTrick")->isChecked());
      if (onCard) press(Qt::Key_2);
      press(static_cast<Qt::Key>(key));
      QVERIFY(!action("actionLastTrick")->isChecked());
      QVERIFY(!status().startsWith("This is the trick just played"));
    }
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(on.count(), 0);
  }

  void nothingIsPlayedByAccident() {
    show(sceneWith(3));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    auto* card = window_->findChild<QAbstractButton*>("card_2H");
    press(Qt::Key_L);
    QCOMPARE(static_cast<CardButton*>(card)->stand(), CardButton::Stand::level);
    click(card, {card->width() / 2, card->height() * 3 / 4});
    QCOMPARE(chosen.count(), 0);
    QVERIFY(!action("actionLastTrick")->isChecked());
    press(Qt::Key_L);
    click(window_->table(), {300, 300});
    QVERIFY(!action("actionLastTrick")->isChecked());
    // A screen reader's own way to press it.
    press(Qt::Key_L);
    QAccessible::queryAccessibleInterface(card)->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(!action("actionLastTrick")->isChecked());
    QCOMPARE(chosen.count(), 0);
    // Now it is played.
    click(card, {card->width() / 2, card->height() * 3 / 4});
    QCOMPARE(chosen.count(), 1);
  }

  void whateverChangesTheTrickEndsTheLook() {
    TableScene scene = sceneWith(3);
    show(scene);
    press(Qt::Key_L);
    scene.hint = testHint();  // not the trick
    window_->setScene(scene);
    QVERIFY(action("actionLastTrick")->isChecked());
    scene.seen.trick.cards = {{1, fortyCard("7C")}};
    window_->setScene(scene);
    QVERIFY(!action("actionLastTrick")->isChecked());
    QCOMPARE(spokenTrick().size(), 1);
    // Taken back to the trick before.
    press(Qt::Key_L);
    scene.seen.tricks.pop_back();
    window_->setScene(scene);
    QVERIFY(!action("actionLastTrick")->isChecked());
    press(Qt::Key_L);
    window_->setScene(endWith(3));
    QVERIFY(!action("actionLastTrick")->isChecked());
    QVERIFY(!action("actionLastTrick")->isEnabled());
  }

  // Cards that have opened on the cloth are looked at first: the line says how to go on, and Space does, from
  // wherever the focus is; nobody looks back meanwhile.
  void openCardsAreSeenFirst() {
    TableScene scene = sceneWith(1);
    show(scene);
    press(Qt::Key_L);
    scene.turned = true;
    scene.mayAct = false;
    window_->setScene(scene);
    QVERIFY(!action("actionLastTrick")->isChecked());
    QVERIFY(!action("actionLastTrick")->isEnabled());
    QVERIFY(action("actionAllTricks")->isEnabled());
    QCOMPARE(status(), QStringLiteral("Your turn. Follow suit. Click or Space to go on."));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    QSignalSpy on(&window_->host(), &TableHost::goOn);
    press(Qt::Key_Space);
    QCOMPARE(on.count(), 1);
    click(window_->table(), {300, 300});
    QCOMPARE(on.count(), 2);
    auto* card = window_->findChild<QAbstractButton*>("card_2H");
    click(card, {card->width() / 2, card->height() * 3 / 4});
    QCOMPARE(on.count(), 3);
    QCOMPARE(chosen.count(), 0);
  }

  void itIsThereOnlyWhereItMakesSense() {
    show(sceneWith(0));
    QVERIFY(!action("actionLastTrick")->isEnabled());
    QVERIFY(!action("actionAllTricks")->isEnabled());
    TableScene scene = sceneWith(1);
    scene.resting = true;  // it lies there anyway
    scene.mayAct = false;
    window_->setScene(scene);
    QVERIFY(!action("actionLastTrick")->isEnabled());
    QVERIFY(action("actionAllTricks")->isEnabled());
    window_->setScene(sceneWith(1));
    QVERIFY(action("actionLastTrick")->isEnabled());
    window_->showNewMatch({&whist()}, levels(), proposal(), false);
    QVERIFY(!action("actionLastTrick")->isEnabled());
    QVERIFY(!action("actionAllTricks")->isEnabled());
    press(Qt::Key_L);
    QVERIFY(!action("actionLastTrick")->isChecked());
  }

  void theStripHasItAfterTheHint() {
    show(sceneWith(1));
    QStringList names;
    std::vector<QToolButton*> tools;
    for (QToolButton* tool : window_->findChildren<QToolButton*>())
      if (tool->isVisible()) tools.push_back(tool);
    std::ranges::sort(tools, {}, [](QToolButton const* tool) { return tool->x(); });
    for (QToolButton const* tool : tools) names << tool->text();
    QCOMPARE(names.indexOf("Last trick"), names.indexOf("Hint") + 1);
    click(tools[static_cast<std::size_t>(names.indexOf("Last trick"))], {20, 10});
    QVERIFY(action("actionLastTrick")->isChecked());
  }

  // The strip's button and L are the same; a sheet over the window ends it.
  void aSheetEndsTheLook() {
    show(sceneWith(1));
    press(Qt::Key_L);
    press(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(list() != nullptr && list()->isVisible());
    QVERIFY(!action("actionLastTrick")->isChecked());
    press(Qt::Key_Escape);
    QCOMPARE(status(), QStringLiteral("Your turn. Follow suit."));
  }

  void allTricksAreListed() {
    TableScene scene = sceneWith(3);
    scene.seen.tricks[1].cards[0].worth = 2;
    scene.seen.tricks[1].cards[2].worth = 1;
    show(scene);
    press(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(list()->hasFocus());
    QCOMPARE(list()->currentIndex().row(), 2);
    std::vector<TrickRow> const& rows = list()->rows();
    QCOMPARE(rows.size(), std::size_t{3});
    TrickRow const& row = rows[1];
    QCOMPARE(row.number, QStringLiteral("2"));
    QStringList players, worths;
    QList<bool> takes;
    for (TrickRow::Cell const& cell : row.cells) {
      players << cell.player;
      worths << cell.worth;
      takes << cell.takes;
    }
    QCOMPARE(players, (QStringList{"Ivo", "Ada", "You", "Ugo"}));
    QCOMPARE(worths, (QStringList{"1", "", "\u00BD", ""}));
    QCOMPARE(takes, (QList<bool>{false, false, true, false}));
    QCOMPARE(row.cells[0].card.left(5), QStringLiteral("card:"));
    // Each stands under the name of whoever played it, from whoever looks on as they sit.
    std::vector<TrickList::Player> const& heads = list()->players();
    QCOMPARE(heads.size(), row.cells.size());
    QVERIFY(heads[0].own && heads[0].name == QStringLiteral("You"));
    for (TrickRow const& each : rows)
      for (TrickRow::Cell const& cell : each.cells)
        QCOMPARE(heads.at(static_cast<std::size_t>(cell.column)).name, cell.player);
    // Wide enough for a card, and room for what is said beside the last of them.
    QVERIFY(list()->column(0).width() > 40);
    QVERIFY(list()->column(static_cast<int>(heads.size()) - 1).right() + 60 < list()->width());
    QCOMPARE(row.taken, QStringLiteral("Zoe takes it."));
  }

  // Where cards count points it is said what each trick brought; the ring has said who took it with which card.
  void whatATrickBroughtIsSaid() {
    TableScene scene = sceneWith(3);
    scene.seen.tricks[1].halves = 30;
    scene.seen.tricks[2].halves = 1;
    show(scene);
    press(Qt::Key_L, Qt::ShiftModifier);
    std::vector<TrickRow> const& rows = list()->rows();
    QVERIFY2(rows[0].taken.contains(QStringLiteral(": 0 point")), qPrintable(rows[0].taken));
    QVERIFY2(rows[1].taken.contains(QStringLiteral(": 15 point")), qPrintable(rows[1].taken));
    QVERIFY2(rows[2].taken.contains(QStringLiteral("\u00BD point")), qPrintable(rows[2].taken));
    // A screen reader hears it behind the game's own sentence.
    QVERIFY2(rows[1].spoken.contains(QStringLiteral("takes it")), qPrintable(rows[1].spoken));
    QVERIFY2(rows[1].spoken.contains(QStringLiteral("15 point")), qPrintable(rows[1].spoken));
  }

  // One sentence a row says everything; the list is a list.
  void theListIsReadOut() {
    TableScene scene = sceneWith(2);
    scene.seen.tricks[1].cards[0].worth = 1;
    show(scene);
    press(Qt::Key_L, Qt::ShiftModifier);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(list());
    QCOMPARE(face->role(), QAccessible::List);
    QCOMPARE(face->text(QAccessible::Name), QStringLiteral("The tricks of this hand"));
    QCOMPARE(face->childCount(), 2);
    QAccessibleInterface* second = face->child(1);
    QCOMPARE(second->role(), QAccessible::ListItem);
    QString const said = second->text(QAccessible::Name);
    QVERIFY2(said.startsWith("Trick 2. Ivo led. "), qPrintable(said));
    QVERIFY2(said.endsWith("Zoe takes it."), qPrintable(said));
    for (char const* part : {"played by Ivo, \u00BD point;", "played by Ada;",
                             "played by you, takes the trick;", "played by Ugo."})
      QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said));
    QVERIFY(second->state().focused);
    auto const* sheet = window_->findChild<TricksSheet*>();
    QCOMPARE(QAccessible::queryAccessibleInterface(const_cast<TricksSheet*>(sheet))->role(),
             QAccessible::Dialog);
    QCOMPARE(sheet->accessibleName(), QStringLiteral("The tricks of this hand"));
  }

  void arrowsGoThroughTheTricks() {
    window_->resize(900, 600);
    show(sceneWith(15));
    press(Qt::Key_L, Qt::ShiftModifier);
    QScrollBar const* bar = list()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    QCOMPARE(list()->currentIndex().row(), 14);
    QVERIFY2(list()->viewport()->y() < 10, "no empty band over the first row");
    // No row is cut, neither where it begins nor wherever arrows lead.
    auto const whole = [&] {
      QRect const view = list()->viewport()->rect();
      for (int row = 0; row < 15; ++row) {
        QRect const place = list()->visualRect(list()->model()->index(row, 0));
        if (place.intersects(view) && !view.contains(place)) return false;
      }
      return true;
    };
    QVERIFY(whole());
    auto const seen = [&] {
      return list()->viewport()->rect().contains(list()->visualRect(list()->currentIndex()));
    };
    for (int row = 13; row >= 0; --row) {
      press(Qt::Key_Up);
      QCOMPARE(list()->currentIndex().row(), row);
      QVERIFY2(seen() && whole(), qPrintable(QString::number(row)));
    }
    QCOMPARE(bar->value(), 0);
    press(Qt::Key_End);
    QCOMPARE(list()->currentIndex().row(), 14);
    QVERIFY(seen());
    press(Qt::Key_Home);
    QCOMPARE(list()->currentIndex().row(), 0);
    press(Qt::Key_PageDown);
    QVERIFY(list()->currentIndex().row() > 1);
    QVERIFY(seen() && whole());
  }

  void theSheetIsClosed_data() {
    QTest::addColumn<QString>("how");
    for (char const* how : {"Escape", "L", "Shift+L", "button"}) QTest::newRow(how) << how;
  }
  void theSheetIsClosed() {
    QFETCH(QString, how);
    show(sceneWith(3));
    QSignalSpy chosen(&window_->host(), &TableHost::actionChosen);
    press(Qt::Key_2);
    QPointer<QWidget> const before = QApplication::focusWidget();
    QCOMPARE(before->objectName(), QStringLiteral("card_2H"));
    press(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(!window_->table()->isEnabled());
    if (how == u"Escape") press(Qt::Key_Escape);
    if (how == u"L") press(Qt::Key_L);
    if (how == u"Shift+L") press(Qt::Key_L, Qt::ShiftModifier);
    if (how == u"button") {
      auto const* button = window_->findChild<QPushButton*>("closeTricks");
      click(button, button->rect().center());
    }
    QVERIFY(!list()->isVisible());
    QVERIFY(window_->table()->isEnabled());
    QCOMPARE(QApplication::focusWidget(), before.data());
    QVERIFY(!action("actionLastTrick")->isChecked());
    QCOMPARE(chosen.count(), 0);
  }

  void tricksJoinWhileItIsOpen() {
    show(sceneWith(2));
    press(Qt::Key_L, Qt::ShiftModifier);
    window_->setScene(sceneWith(3));
    QCOMPARE(list()->rows().size(), std::size_t{3});
    QCOMPARE(list()->currentIndex().row(), 2);
    // Who reads another one is left there.
    press(Qt::Key_Home);
    window_->setScene(sceneWith(4));
    QCOMPARE(list()->currentIndex().row(), 0);
    // The next hand has begun behind it.
    window_->setScene(sceneWith(0));
    QVERIFY(!list()->isVisible());
    QVERIFY(window_->findChild<QLabel*>("noTricks")->isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("closeTricks"));
    press(Qt::Key_Escape);
    QVERIFY(window_->table()->isEnabled());
  }

  void theScoreSheetLeadsToThem() {
    window_->findChild<EndSheet*>()->setKeyGuard(0);
    show(endWith(10));
    QSignalSpy next(&window_->host(), &TableHost::nextHandWanted);
    auto* see = window_->findChild<QPushButton*>("seeTricks");
    QVERIFY(see->isVisible());
    click(see, see->rect().center());
    QVERIFY(list()->hasFocus());
    QCOMPARE(list()->rows().size(), std::size_t{10});
    press(Qt::Key_Space);  // not for the sheet that lies under this one
    QCOMPARE(next.count(), 0);
    press(Qt::Key_Escape);
    QVERIFY(!list()->isVisible());
    // "Space goes on" is true again at once.
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("nextHand"));
    press(Qt::Key_Space);
    QCOMPARE(next.count(), 1);
    // From the keyboard as well; and a hand without tricks has nothing to show.
    press(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(list()->isVisible());
    press(Qt::Key_Escape);
    window_->setScene(endWith(0));
    QVERIFY(!see->isVisible());
  }

  void theMenuHasBoth() {
    show(sceneWith(1));
    QStringList texts;
    for (QMenu* menu : window_->findChildren<QMenu*>())
      if (menu->actions().contains(action("actionHint")))
        for (QAction const* each : menu->actions())
          texts << each->text() + u'|' + each->shortcut().toString();
    QVERIFY2(texts.contains("&Last trick|L"), qPrintable(texts.join(u' ')));
    QVERIFY2(texts.contains("&All tricks|Shift+L"), qPrintable(texts.join(u' ')));
  }
};

}  // namespace testTricks

QTEST_MAIN(testTricks::TestTricks)
#include "test_tricks.moc"
