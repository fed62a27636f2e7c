// The window as it is heard and as it is used without a mouse: whatever can be reached by Tab has a name, a
// role that fits and a focus that is seen; what is only painted can be walked and heard; F6 goes from part to
// part.
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <array>
#include <functional>

#include "dock_scenes.h"
#include "table_scenes.h"
#include "tests/joined.h"
#include "trick_scenes.h"
#include "ui/dock/dock.h"
#include "ui/hand/hand_view.h"
#include "ui/result/end_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"
#include "whist.h"

namespace testAccessibility {

using namespace giaguaro;

namespace {

TableScene hinted() {
  TableScene scene = playScene();
  addTricks(scene, 2);
  scene.mayHint = true;
  scene.hint = testHint();
  return scene;
}

TableScene ended() {
  TableScene scene = endScene();
  addTricks(scene, 10);
  return scene;
}

// What is shown in the window, by its name.
std::vector<std::pair<QString, std::function<void(MainWindow&)>>> screens() {
  auto const scene = [](TableScene const& made) {
    return [made](MainWindow& window) { window.setScene(made); };
  };
  return {{"play", scene(hinted())},
          {"ranks", scene(ranksScene())},
          {"points", scene(pointsScene())},
          {"tricks", scene(tricksScene())},
          {"contracts", scene(contractsScene())},
          {"handful", scene(handfulScene())},
          {"call", scene(callScene(true))},
          {"discard", scene(discardScene({"2C", "3C"}))},
          {"end", scene(ended())},
          {"all tricks",
           [](MainWindow& window) {
             window.setScene(hinted());
             QTest::keyClick(window.windowHandle(), Qt::Key_L, Qt::ShiftModifier);
           }},
          {"welcome",
           [](MainWindow& window) {
             window.showWelcome({QStringLiteral("Zoe"), 3});
           }},
          {"resume", [](MainWindow& window) { showUnfinished(window); }},
          {"new match", [](MainWindow& window) {
             window.setScene(hinted());
             window.showNewMatch({&whist(), &whist()}, levels(), proposal(), true);
           }}};
}

QAccessibleInterface* faceOf(QWidget* widget) { return QAccessible::queryAccessibleInterface(widget); }

QString described(QWidget* widget) {
  return QStringLiteral("%1 %2 \"%3\"")
      .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
           faceOf(widget)->text(QAccessible::Name));
}

// The widget with what is round it, as it is in the window now.
QImage pictureOf(QWidget* widget, QWidget& window) {
  constexpr int reach = 6;
  QRect const place(widget->mapTo(&window, QPoint()), widget->size());
  return window.grab(place.adjusted(-reach, -reach, reach, reach)).toImage();
}

bool isOperated(QAccessible::Role role) {
  static constexpr std::array roles{QAccessible::Button,  QAccessible::CheckBox,     QAccessible::RadioButton,
                                    QAccessible::PageTab, QAccessible::ComboBox,     QAccessible::SpinBox,
                                    QAccessible::Slider,  QAccessible::EditableText, QAccessible::List};
  return std::ranges::find(roles, role) != roles.end();
}

// Depth first, as a reader goes; what is not shown is passed over.
void walk(QAccessibleInterface* from, std::function<void(QAccessibleInterface*)> const& visit) {
  if (from == nullptr || from->state().invisible) return;
  visit(from);
  for (int i = 0; i < from->childCount(); ++i) walk(from->child(i), visit);
}

}  // namespace

class TestAccessibility : public QObject {
  Q_OBJECT

  TestTranslator italian_;
  std::unique_ptr<MainWindow> window_;

  void speak(QString const& language) {
    if (language == u"it") QCoreApplication::installTranslator(&italian_);
  }
  void open(QSize size = {1280, 800}) {
    window_ = std::make_unique<MainWindow>();
    window_->resize(size);
    window_->findChild<EndSheet*>()->setKeyGuard(0);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
  }

  // What Tab comes to, each once.
  std::vector<QWidget*> stops() {
    std::vector<QWidget*> stops;
    for (int i = 0; i < 200; ++i) {
      press(Qt::Key_Tab);
      QWidget* const focus = QApplication::focusWidget();
      if (focus == nullptr || (!stops.empty() && focus == stops.front())) break;
      if (std::ranges::find(stops, focus) == stops.end()) stops.push_back(focus);
    }
    return stops;
  }

 private slots:
  void initTestCase() {
    qRegisterMetaType<Action>();
    QVERIFY(italian_.load(QStringLiteral(":/i18n/giaguaro_it.qm")));
  }
  void cleanup() {
    window_.reset();
    QCoreApplication::removeTranslator(&italian_);
  }

  void everyStopOfTabIsNamedAndSeen_data() {
    QTest::addColumn<int>("screen");
    QTest::addColumn<QString>("language");
    auto const all = screens();
    for (std::size_t i = 0; i < all.size(); ++i)
      for (char const* language : {"en", "it"})
        QTest::addRow("%s, %s", qPrintable(all[i].first), language)
            << static_cast<int>(i) << QString(language);
  }
  void everyStopOfTabIsNamedAndSeen() {
    QFETCH(int, screen);
    QFETCH(QString, language);
    speak(language);
    open();
    screens()[static_cast<std::size_t>(screen)].second(*window_);
    QStringList faults;
    std::vector<QWidget*> const found = stops();
    QVERIFY(found.size() > 1);
    for (QWidget* widget : found) {
      QAccessibleInterface* const face = faceOf(widget);
      if (face->text(QAccessible::Name).isEmpty()) faults << described(widget) + " has no name";
      bool const page = widget->inherits("QScrollArea") && face->role() == QAccessible::Pane;
      // A player is looked at: what is certain of them comes with the focus.
      bool const player = widget->objectName().startsWith(QLatin1String("seat_"));
      if (!isOperated(face->role()) && !page && !player)
        faults << described(widget) + QString(" has the role %1").arg(face->role());
      if (!face->state().focusable) faults << described(widget) + " is not focusable to a reader";
      widget->setFocus(Qt::TabFocusReason);
      if (!face->state().focused) faults << described(widget) + " is not focused to a reader";
      QImage const with = pictureOf(widget, *window_);
      widget->clearFocus();
      if (pictureOf(widget, *window_) == with) faults << described(widget) + " does not show its focus";
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
  }

  // Nothing has a name that readers pass over for want of a role, and nothing that is operated is without a
  // name.
  void whatHasANameHasARole_data() { everyStopOfTabIsNamedAndSeen_data(); }
  void whatHasANameHasARole() {
    QFETCH(int, screen);
    QFETCH(QString, language);
    speak(language);
    open();
    screens()[static_cast<std::size_t>(screen)].second(*window_);
    QStringList faults;
    int heard = 0;
    walk(faceOf(window_.get()), [&](QAccessibleInterface* face) {
      QString const name = face->text(QAccessible::Name);
      auto* widget = qobject_cast<QWidget*>(face->object());
      if (!name.isEmpty()) ++heard;
      if (widget == nullptr) return;
      if (!name.isEmpty() && face->role() == QAccessible::Client)
        faults << described(widget) + " has no role";
      if (name.isEmpty() && isOperated(face->role())) faults << described(widget) + " has no name";
    });
    QVERIFY(heard > 10);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
  }

  // From the plates over the seats and the trick to the hand: what is heard on the way over the table.
  void theTableIsWalked_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("en") << "en"
                        << QStringList{"Hearts: jaago. diamonds led. \u2660 \u2663 cannot win",
                                       "Trick 9 of 13. you 7\u00BD points. 10 needed",
                                       "Ida holds 13 cards, your turn",
                                       "Anna holds 13 cards, dealer",
                                       "Bruno holds 13 cards",
                                       "Chiara holds 13 cards",
                                       "this trick's trump: hearts",
                                       "Seven of diamonds, played by Anna, 1 point",
                                       "Four of hearts, played by Bruno, jaago, winning, 1 point",
                                       "King of clubs, played by Chiara, \u00BD point"};
    QTest::newRow("it") << "it"
                        << QStringList{"Cuori: jaago. uscita a quadri. \u2660 \u2663 non prendono",
                                       "Presa 9 di 13. tu 7\u00BD punti. ne servono 10",
                                       "Ida ha 13 carte, tocca a te",
                                       "Anna ha 13 carte, mazziere",
                                       "Bruno ha 13 carte",
                                       "Chiara ha 13 carte",
                                       "briscola di questa presa: cuori",
                                       "Sette di quadri, carta giocata da Anna, 1 punto",
                                       "Quattro di cuori, carta giocata da Bruno, jaago, in testa, 1 punto",
                                       "Re di fiori, carta giocata da Chiara, \u00BD punto"};
  }
  void theTableIsWalked() {
    QFETCH(QString, language);
    QFETCH(QStringList, said);
    speak(language);
    open();
    window_->setScene(tableScenes::trumpOnTheCloth({4, 13, language == u"it", false}));
    QStringList heard;
    int cards = 0;
    bool hand = false;
    walk(faceOf(window_->table()), [&](QAccessibleInterface* face) {
      auto* widget = qobject_cast<QWidget*>(face->object());
      hand = hand || qobject_cast<HandView*>(widget) != nullptr;
      QString const name = face->text(QAccessible::Name);
      if (!hand && face->role() == QAccessible::StaticText && !name.isEmpty()) heard << name;
      if (hand && face->role() == QAccessible::Button) ++cards;
    });
    QCOMPARE(heard, said);
    QCOMPARE(cards, 13);
    // Where they are is where they are painted.
    auto* seat = window_->findChild<QLabel*>("seat_2");
    QRect const plate = window_->table()->tableLayout().plate(2).toAlignedRect();
    QCOMPARE(faceOf(seat)->rect(), QRect(window_->table()->mapToGlobal(plate.topLeft()), plate.size()));
  }

  // Whoever is heard of thinks, is to act, deals, has a role.
  void seatsTellWhatTheirPlatesShow() {
    TableScene scene = playScene();
    scene.mayAct = false;
    scene.seen.toAct = 2;
    scene.seen.seats[1].role = testMessage("taker");
    open();
    window_->setScene(scene);
    auto const said = [&](int seat) {
      return faceOf(window_->findChild<QLabel*>(QString("seat_%1").arg(seat)))->text(QAccessible::Name);
    };
    QCOMPARE(said(0), QStringLiteral("holds two cards, total +2"));
    QCOMPARE(said(1), QStringLiteral("holds two cards, taker, total \u22122"));
    QCOMPARE(said(2), QStringLiteral("holds two cards, to act, total +1"));
    scene.thinking = 2;
    window_->setScene(scene);
    QCOMPARE(said(2), QStringLiteral("holds two cards, thinking, total +1"));
  }

  // Labels that lie over the table must not catch what is meant for it.
  void theMouseGoesThrough() {
    open();
    window_->setScene(tableScenes::trumpOnTheCloth({4, 13, false, false}));
    for (char const* name : {"seat_1", "trick_0", "trick_1", "contract", "score"}) {
      auto const* label = window_->findChild<QLabel*>(QLatin1String(name));
      QVERIFY(label != nullptr && label->isVisible());
      QPoint const middle = label->mapTo(window_.get(), label->rect().center());
      QCOMPARE(window_->childAt(middle), static_cast<QWidget*>(window_->table()));
    }
  }

  // A reader speaks of a notification that shows (tests/reader hears it).
  void announcementsAreNotifications() {
    open();
    window_->setScene(playScene());
    window_->notice(testMessage("No."));
    QAccessibleInterface* const live = faceOf(window_->findChild<QLabel*>("liveLabel"));
    QCOMPARE(live->role(), QAccessible::Notification);
    QCOMPARE(live->text(QAccessible::Name), QStringLiteral("No."));
    QVERIFY(!live->state().invisible);
  }

  void menusAreNamed_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("it") << "it";
  }
  void menusAreNamed() {
    QFETCH(QString, language);
    speak(language);
    open();
    window_->setScene(hinted());
    QAccessibleInterface* const bar = faceOf(window_->menuBar());
    QCOMPARE(bar->role(), QAccessible::MenuBar);
    QVERIFY(bar->childCount() > 3);
    int entries = 0;
    for (QMenu* menu : window_->findChildren<QMenu*>()) {
      if (menu->actions() == window_->menuBar()->actions()) continue;  // for a window too narrow for the bar
      QAccessibleInterface* const face = faceOf(menu);
      QCOMPARE(face->role(), QAccessible::PopupMenu);
      QVERIFY(!menu->title().isEmpty());
      for (int i = 0; i < face->childCount(); ++i) {
        QAccessibleInterface* const entry = face->child(i);
        if (entry->role() == QAccessible::Separator) continue;
        QVERIFY(!entry->text(QAccessible::Name).isEmpty());
        ++entries;
      }
    }
    QVERIFY(entries > 10);
  }

  void partsFollowOneAnother() {
    open();
    window_->setScene(ranksScene());
    auto const part = [&]() -> QString {
      for (QWidget const* widget = QApplication::focusWidget(); widget != nullptr;
           widget = widget->parentWidget()) {
        if (qobject_cast<Dock const*>(widget) != nullptr) return "dock";
        if (qobject_cast<HandView const*>(widget) != nullptr) return "hand";
        if (widget->objectName() == u"sidePanel") return "panel";
        if (widget->inherits("giaguaro::ToolStrip")) return "tools";
        if (widget->inherits("giaguaro::EndSheet")) return "sheet";
      }
      return "nowhere";
    };
    auto const go = [&](int steps, Qt::KeyboardModifiers modifiers = {}) {
      QStringList parts;
      for (int i = 0; i < steps; ++i) {
        press(Qt::Key_F6, modifiers);
        parts << part();
      }
      return parts;
    };
    QCOMPARE(part(), QStringLiteral("dock"));
    QCOMPARE(go(5), (QStringList{"hand", "panel", "tools", "dock", "hand"}));
    QCOMPARE(go(5, Qt::ShiftModifier), (QStringList{"dock", "tools", "panel", "hand", "dock"}));
    // Without a dock.
    window_->setScene(hinted());
    window_->table()->setFocus();
    QCOMPARE(go(4), (QStringList{"panel", "tools", "hand", "panel"}));
    // The sheet takes their place; under a sheet over the window nothing is reached.
    window_->setScene(ended());
    QCOMPARE(go(4), (QStringList{"panel", "tools", "sheet", "panel"}));
    showUnfinished(*window_);
    QWidget const* const focus = QApplication::focusWidget();
    press(Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), focus);
  }

  // The strip that is left of a folded panel is a part as well.
  void partsOfANarrowWindow() {
    open({900, 600});
    TableScene scene = hinted();
    scene.hint.reset();  // it would unfold the panel
    window_->setScene(scene);
    press(Qt::Key_F6);
    QWidget* const focus = QApplication::focusWidget();
    QVERIFY(window_->findChild<QWidget*>("sidePanel")->isAncestorOf(focus));
    QCOMPARE(faceOf(focus)->text(QAccessible::Name), QStringLiteral("Show the panel"));
    press(Qt::Key_Space);
    press(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(window_->table()->isAncestorOf(QApplication::focusWidget()));
  }
};

}  // namespace testAccessibility

QTEST_MAIN(testAccessibility::TestAccessibility)
#include "test_accessibility.moc"
