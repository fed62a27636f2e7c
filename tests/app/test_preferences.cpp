// The preferences in the whole program: opened by menu and key, applied to the window at once, kept in the
// file soon after, and read back by the next program; also from files that make no sense.
#include <QAction>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
#include <QMessageBox>
#include <QSlider>
#include <QTest>
#include <sys/stat.h>

#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/panels/guide_section.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/paper_button.h"

namespace testPreferences {

using namespace giaguaro;
using namespace giaguaro::test;
using std::chrono::milliseconds;
using Phase = Session::Phase;

class TestPreferences : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<Program> program_;

  QString file() const { return home_->filePath("preferences.ini"); }
  Settings stored() const { return Preferences(file()).settings(); }
  MainWindow& window() { return program_->window(); }
  QAction* action(char const* name) { return window().findChild<QAction*>(QString(name)); }
  PreferencesSheet* sheet() { return window().findChild<PreferencesSheet*>(); }
  bool isOpen() { return sheet() != nullptr && sheet()->isVisible(); }
  // In that section, once it is laid out.
  bool clickIn(char const* section, char const* name) {
    return program_->click(section) && comes([&] { return program_->click(name); });
  }
  QStringList boxes() {
    QStringList texts;
    for (auto const* box : window().findChildren<QMessageBox*>()) texts << box->text();
    return texts;
  }
  // A match in which somebody is to choose.
  void start(Tips tips = Tips::known) {
    program_ = std::make_unique<Program>(home_->path(), lineWithMatch({}, 12), tips);
    QVERIFY(program_->isActive());
    QVERIFY(reaches(program_->session(), Phase::choosing));
  }
  void put(QByteArray const& text) const {
    QFile opened(file());
    QVERIFY(opened.open(QIODevice::WriteOnly));
    QCOMPARE(opened.write(text), text.size());
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    put("language=en\n");
  }
  void cleanup() {
    program_.reset();
    home_.reset();
  }

  void opensAndCloses() {
    start();
    program_->press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(isOpen());
    QVERIFY(sheet()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(!window().table()->isEnabled());
    for (char const* name : {"actionPreferences", "actionNewMatch", "actionUndo", "actionHint"})
      QVERIFY2(!action(name)->isEnabled(), name);
    program_->press(Qt::Key_Escape);
    QVERIFY(!isOpen());
    QVERIFY(window().table()->isEnabled());
    QVERIFY(action("actionPreferences")->isEnabled());
    QWidget* const focus = QApplication::focusWidget();  // on the table, or where one chooses by now
    QVERIFY(focus == window().table() || window().table()->isAncestorOf(focus));
    QCOMPARE(action("actionPreferences")->menuRole(), QAction::PreferencesRole);
    action("actionPreferences")->trigger();
    QVERIFY(isOpen());
    QVERIFY(program_->click("closePreferences"));
    QVERIFY(!isOpen());
  }

  // A slider that is dragged writes no file on its way; what it has come to is kept, also by a program that
  // ends.
  void isKeptWhenNothingMoreIsSet() {
    auto desktop = std::make_unique<Desktop>(lineWithMatch("en", 12),
                                             Places{.preferences = file(), .data = home_->filePath("data")});
    desktop->open();
    auto const drag = [&](milliseconds to) {
      Settings settings = desktop->window().settings();
      for (settings.thinking = milliseconds(0); settings.thinking < to;
           settings.thinking += milliseconds(100))
        emit desktop->window().settingsChanged(settings);
      emit desktop->window().settingsChanged(settings);
      QCoreApplication::sendPostedEvents();  // by one of which preferences are written
    };
    drag(milliseconds(2000));
    QCOMPARE(desktop->session().paces().thinking, milliseconds(2000));
    QCOMPARE(stored(), Settings());
    QTRY_COMPARE(stored().thinking, milliseconds(2000));
    drag(milliseconds(500));
    QCOMPARE(stored().thinking, milliseconds(2000));
    desktop.reset();
    QCOMPARE(stored().thinking, milliseconds(500));
  }

  void isAppliedAndKept() {
    start();
    action("actionPreferences")->trigger();
    QCOMPARE(window().palette().color(QPalette::Window), Theme::named("green").chrome);
    QVERIFY(clickIn("section_1", "theme_night"));
    QCOMPARE(window().palette().color(QPalette::Window), Theme::named("night").chrome);
    QTRY_COMPARE(stored().theme, "night");
    QVERIFY(clickIn("section_0", "guideDepth_2"));
    QTRY_COMPARE(stored().guide, GuideDepth::off);
    QVERIFY(!window().findChild<GuideSection*>("guideWhere")->isVisibleTo(&window()));
    QVERIFY(clickIn("section_0", "clicks_1"));
    QTRY_COMPARE(stored().clicks, ClickMode::secondPlays);
    QVERIFY(clickIn("section_3", "trickUntil_1"));
    QTRY_COMPARE(stored().trickUntilClick, false);
    auto* const thinking = window().findChild<QSlider*>("thinking");
    thinking->setFocus();
    program_->press(Qt::Key_End);
    QTRY_COMPARE(stored().thinking, milliseconds(3000));
    program_->press(Qt::Key_Escape);

    // The first click chooses, the second plays.
    while (program_->session().scene().seen.offers.front().action.kind != Action::Kind::play)
      QVERIFY(actsOnce());
    std::size_t const actions = program_->session().record().hands.back().actions.size();
    QString card;
    for (Offer const& offer : program_->session().scene().seen.offers)
      if (offer.legal())
        card = "card_" + QString::fromStdString(
                             Deck::of(program_->session().scene().seen.deck).text(offer.action.card()));
    QVERIFY(program_->click(card));
    QCoreApplication::processEvents();
    QCOMPARE(program_->session().record().hands.back().actions.size(), actions);
    QVERIFY(program_->click(card));
    QVERIFY(comes([&] { return program_->session().record().hands.back().actions.size() > actions; }));
  }

  // The viewer does something legal, until it is asked again.
  bool actsOnce() {
    Session& session = program_->session();
    actAsBaseline(session);
    return comes([&] {
      if (session.phase() == Phase::resting) session.goOn();
      return session.phase() == Phase::choosing;
    });
  }

  void pacesReachTheSession() {
    CommandLine line = lineWithMatch("en", 12);
    Desktop desktop(line, Places{.preferences = file(), .data = home_->filePath("data")});
    desktop.open();
    QCOMPARE(desktop.session().paces(), pacesOf(Settings()));
    QVERIFY(desktop.session().paces() != Paces());
    Settings settings = desktop.window().settings();
    settings.thinking = milliseconds(100);
    settings.trickUntilClick = false;
    settings.trickRest = milliseconds(200);
    settings.resultRest = milliseconds(300);
    emit desktop.window().settingsChanged(settings);
    QCOMPARE(desktop.session().paces(),
             (Paces{milliseconds(100), milliseconds(200), false, milliseconds(300), milliseconds(100)}));
  }

  // The system's wish for less motion counts until a pace was chosen, whatever else was; and again when the
  // defaults were restored.
  void motionIsTheSystemsUntilChosen() {
    auto const restore =
        qScopeGuard([before = qgetenv("XDG_CONFIG_HOME")] { qputenv("XDG_CONFIG_HOME", before); });
    qputenv("XDG_CONFIG_HOME", home_->path().toLocal8Bit());
    QFile system(home_->filePath("kdeglobals"));
    QVERIFY(system.open(QIODevice::WriteOnly) && system.write("[KDE]\nAnimationDurationFactor=0\n") > 0);
    system.close();
    auto const again = [this] {
      program_.reset();
      start();
      action("actionPreferences")->trigger();
    };
    start();
    QCOMPARE(window().settings().motion, MotionPace::off);
    action("actionTheme_wine")->trigger();
    again();
    QCOMPARE(stored().theme, "wine");
    QVERIFY(!stored().motionChosen);
    QCOMPARE(window().settings().motion, MotionPace::off);
    QVERIFY(window().findChild<QAbstractButton*>("motion_0")->isChecked());

    // What is usual may be chosen, too.
    window().findChild<QAbstractButton*>("motion_2")->click();
    again();
    QVERIFY(stored().motionChosen);
    QCOMPARE(window().settings().motion, MotionPace::normal);

    window().findChild<QAbstractButton*>("restoreDefaults")->click();
    QCOMPARE(window().settings().motion, MotionPace::off);
    QVERIFY(window().findChild<QAbstractButton*>("motion_0")->isChecked());
    again();
    QVERIFY(!stored().motionChosen);
    QCOMPARE(window().settings().motion, MotionPace::off);
  }

  // The theme goes with the system's colours until one was chosen, also while the program runs; and again
  // when the defaults were restored.
  void themeIsTheSystemsUntilChosen() {
    auto const restore =
        qScopeGuard([before = QApplication::palette()] { QApplication::setPalette(before); });
    auto const setSystem = [](QRgb window, QRgb text, QRgb button) {
      QPalette palette{QColor(button), QColor(window)};
      for (auto const role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(text));
      palette.setColor(QPalette::Base, QColor(window));
      QApplication::setPalette(palette);
    };
    auto const dark = [&] { setSystem(0x2A2E32, 0xFCFCFC, 0x31363B); };
    auto const light = [&] { setSystem(0xEFF0F1, 0x232629, 0xFCFCFC); };
    auto const isIn = [this](char const* theme) {
      return window().settings().theme == theme &&
             window().palette().color(QPalette::Window) == Theme::named(theme).chrome &&
             action((QByteArray("actionTheme_") + theme).constData())->isChecked();
    };
    start();
    QTRY_VERIFY(isIn("green"));
    dark();
    QTRY_VERIFY(isIn("night"));
    setSystem(0x000000, 0xFFFFFF, 0x000000);
    QTRY_VERIFY(isIn("contrast"));
    setSystem(0xFFFFFF, 0x000000, 0xFFFFFF);
    QTRY_VERIFY(isIn("contrast"));
    setSystem(0xFFFFFF, 0x000000, 0xDDDDDD);  // a white page is nobody's wish
    QTRY_VERIFY(isIn("green"));
    dark();
    action("actionPreferences")->trigger();
    QTRY_VERIFY(window().findChild<QAbstractButton*>("theme_night")->isChecked());
    QVERIFY(clickIn("section_0", "clicks_1"));
    QTRY_COMPARE(stored().clicks, ClickMode::secondPlays);
    QVERIFY(!stored().themeChosen);
    program_.reset();
    start();
    QTRY_VERIFY(isIn("night"));

    action("actionTheme_green")->trigger();  // what is usual may be chosen, too
    QTRY_VERIFY(isIn("green"));
    light();
    dark();
    QCoreApplication::processEvents();
    QVERIFY(isIn("green"));
    QTRY_VERIFY(stored().themeChosen);
    program_.reset();
    start();
    QTRY_VERIFY(isIn("green"));
    action("actionPreferences")->trigger();
    window().findChild<QAbstractButton*>("restoreDefaults")->click();
    QTRY_VERIFY(isIn("night"));
    QVERIFY(clickIn("section_1", "theme_linen"));
    QTRY_VERIFY(isIn("linen"));
    QTRY_COMPARE(stored().theme, "linen");
  }

  // A font that is changed while the program runs is everywhere the one that a new program would begin with.
  void fontsChangeWhileItRuns() {
    auto const restore = qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
    auto const sizes = [this] {
      QMap<QString, int> found;
      for (QLabel const* label : window().findChildren<QLabel*>())
        if (sheet()->isAncestorOf(label) && label->isVisible() && !label->text().isEmpty())
          found.insert(label->text(), QFontInfo(label->font()).pixelSize());
      for (auto const* button : window().findChildren<PaperButton*>())
        if (button->isVisible()) found.insert(button->text(), QFontInfo(button->font()).pixelSize());
      found.insert("menus", QFontInfo(window().menuBar()->font()).pixelSize());
      return found;
    };
    auto const panel = [this] { return window().findChild<QWidget*>("sidePanel")->grab().toImage(); };
    auto const startPainting = [this] {
      start();
      window().setUpdatesEnabled(true);
    };
    startPainting();
    QImage const smallPanel = panel();
    action("actionPreferences")->trigger();
    QMap<QString, int> const before = sizes();
    QVERIFY(before.size() > 15);
    QFont large = QApplication::font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    QApplication::setFont(large);
    QTRY_VERIFY(sizes()["menus"] > before["menus"]);
    QMap<QString, int> const after = sizes();
    QCOMPARE(after.keys(), before.keys());
    for (auto each = before.begin(); each != before.end(); ++each)
      QVERIFY2(after[each.key()] > each.value(), qPrintable(each.key()));
    program_->press(Qt::Key_Escape);
    QTRY_VERIFY(window().table()->isSettled());
    QImage const changedPanel = panel();
    QVERIFY(changedPanel != smallPanel);

    program_.reset();
    startPainting();
    QTRY_VERIFY(window().table()->isSettled());
    QTRY_COMPARE(panel(), changedPanel);
    action("actionPreferences")->trigger();
    QCOMPARE(sizes(), after);
  }

  // Told once, and never again: the file is sound from then on.
  void aDamagedFileIsToldOnce() {
    put("[paces]\nthinking=1234\n[no end\n=\n");
    start(Tips::toBeOffered);
    QStringList const told = boxes();
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.front().contains(file() + ".broken"), qPrintable(told.front()));
    QCOMPARE(window().settings().thinking, milliseconds(1234));
    program_.reset();
    start(Tips::toBeOffered);
    QVERIFY(boxes().isEmpty());
    QCOMPARE(window().settings().thinking, milliseconds(1234));
  }

  // Nobody waits for what a pipe might have to say.
  void aPipeInTheirPlaceIsKeptBeside() {
    QFile::remove(file());
    QCOMPARE(::mkfifo(QFile::encodeName(file()).constData(), 0600), 0);
    start(Tips::toBeOffered);
    QStringList const told = boxes();
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.front().contains(file() + ".broken"), qPrintable(told.front()));
    QCOMPARE(window().settings().thinking, Settings().thinking);
    action("actionTheme_wine")->trigger();
    QTRY_COMPARE(stored().theme, "wine");
    program_.reset();
    start(Tips::toBeOffered);
    QVERIFY(boxes().isEmpty());
  }

  // Nor where it cannot be moved: its name would be too long.
  void aPipeThatCannotBeMovedIsLeftAlone() {
    QString const pipe = home_->filePath(QString(250, 'p'));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    Preferences preferences(pipe);
    QVERIFY(preferences.problem());
    QVERIFY(preferences.keptAs().isEmpty());
    QCOMPARE(preferences.path(), pipe);
    preferences.setLanguage("it");
    QVERIFY(!preferences.store());
    QCOMPARE(preferences.language(), "it");
  }

  // Told once; what was set counts, and is kept as soon as it can be.
  void aFileThatCannotBeWrittenIsToldOnce() {
    QVERIFY(QFile::remove(file()) && QDir().mkpath(file()));
    start();
    action("actionTheme_wine")->trigger();
    QTRY_COMPARE(boxes().size(), 1);
    QVERIFY2(boxes().front().contains(file()), qPrintable(boxes().front()));
    window().findChild<QMessageBox*>()->accept();
    QTRY_VERIFY(boxes().isEmpty());
    action("actionTheme_linen")->trigger();
    program_->desktop().storePreferences();
    QVERIFY(boxes().isEmpty());
    QVERIFY(QDir().rmdir(file()));
    program_->desktop().storePreferences();
    QCOMPARE(stored().theme, "linen");
    QVERIFY(boxes().isEmpty());
  }

  void isReadBack() {
    Settings const set{
        .clicks = ClickMode::secondPlays,
        .guide = GuideDepth::player,
        .ranksOpen = false,
        .theme = "linen",
        .themeChosen = true,
        .cards = {.variant = {.fourColours = true, .largeIndices = true, .letters = CourtLetters::french},
                  .back = CardBack::trumps,
                  .forty = "svg-of-somebody",
                  .fiftyTwo = "another deck"},
        .cardSize = 110,
        .thinking = milliseconds(1234),
        .trickUntilClick = false,
        .trickRest = milliseconds(4321),
        .resultRest = milliseconds(15000),
        .motion = MotionPace::slow,
        .motionChosen = true,
        .sound = true,
        .volume = 73};
    Preferences(file()).setSettings(set);
    QCOMPARE(stored(), set);
    start();
    QCOMPARE(window().settings(), set);
    QCOMPARE(window().palette().color(QPalette::Window), Theme::named("linen").chrome);
    QVERIFY(action("actionTheme_linen")->isChecked());
    QVERIFY(action("actionSound")->isChecked());
    action("actionPreferences")->trigger();
    QCOMPARE(sheet()->settings(), set);
    QVERIFY(program_->click("restoreDefaults"));
    program_.reset();
    QCOMPARE(stored(), Settings{});
    QCOMPARE(Preferences(file()).language(), "en");
  }

  void menuAndSheetSayTheSame() {
    start();
    action("actionTheme_wine")->trigger();
    QCOMPARE(window().palette().color(QPalette::Window), Theme::named("wine").chrome);
    QTRY_COMPARE(stored().theme, "wine");
    action("actionPreferences")->trigger();
    QVERIFY(window().findChild<QAbstractButton*>("theme_wine")->isChecked());
    QVERIFY(clickIn("section_1", "theme_linen"));
    QVERIFY(action("actionTheme_linen")->isChecked());
    QVERIFY(!action("actionTheme_wine")->isChecked());
    action("actionTheme_contrast")->trigger();
    QVERIFY(window().findChild<QAbstractButton*>("theme_contrast")->isChecked());
    action("actionSound")->setVisible(true);
    action("actionSound")->trigger();
    QTRY_VERIFY(stored().sound);
    action("actionSound")->trigger();
    QTRY_VERIFY(!stored().sound);
  }

  // The strip of ranks and points stays as it was left.
  void theStripOfRanksIsRemembered() {
    start();
    QVERIFY(stored().ranksOpen);
    QVERIFY(action("actionRanks")->isChecked());
    action("actionRanks")->trigger();
    QTRY_VERIFY(!stored().ranksOpen);
    start();
    QVERIFY(!action("actionRanks")->isChecked());
    auto* const heading = window().findChild<QAbstractButton*>("rankHeading");
    QVERIFY(!heading->isChecked());
    heading->click();
    QVERIFY(action("actionRanks")->isChecked());
    QTRY_VERIFY(stored().ranksOpen);
  }

  void languageOfTheSheet() {
    start();
    action("actionPreferences")->trigger();
    QVERIFY(program_->click("language_1"));
    QTRY_COMPARE(Preferences(file()).language(), "it");
    QVERIFY(window().menuBar()->actions().front()->text() != "&Game");
    QVERIFY(window().findChild<QAbstractButton*>("language_1")->isChecked());
    QVERIFY(isOpen());
    QVERIFY(program_->click("language_0"));
    QTRY_COMPARE(Preferences(file()).language(), "en");
  }

  void nonsense_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("usual");
    auto const all = [](char const* value) {
      QByteArray text = "language=en\n";
      for (char const* group : {"cards/clicks", "cards/fourColours", "cards/largeIndices", "cards/letters",
                                "cards/back", "cards/size", "guide/depth", "guide/ranks", "table/theme",
                                "paces/thinking", "paces/trickUntilClick", "paces/trick", "paces/result",
                                "paces/motion", "sound/on", "sound/volume"}) {
        QByteArray const key(group);
        auto const slash = key.indexOf('/');
        text += '[' + key.left(slash) + "]\n" + key.mid(slash + 1) + '=' + value + '\n';
      }
      return text;
    };
    for (char const* value : {"", "soon", "-1", "1e99", "99999999999999999999", "\"a,b\"", "@Invalid()",
                              "@Variant(\\0\\0\\0\\b\\0\\0)", "a, b, c", "\\xffff\\x0"})
      QTest::newRow(value) << all(value) << true;
    QTest::newRow("too much")
        << QByteArray("[paces]\nthinking=999999\ntrick=999999\nresult=999999\n[sound]\nvolume=999\n")
        << false;
    QTest::newRow("broken") << QByteArray("[no end\n=\n\0\1\2") << true;
  }
  // Whatever stands there for a deck, none but a folder's name is looked for.
  void nonsenseForADeck() {
    for (char const* value : {"../secret", "/etc", ".hidden", "a/b", "\\\\host", ""}) {
      put(QByteArray("[cards]\ndeck40=") + value + "\ndeck52=" + value + '\n');
      QCOMPARE(stored(), Settings{});
    }
    put("[cards]\ndeck40=" + QByteArray(200, 'x') + '\n');
    QCOMPARE(stored(), Settings{});
    // One that has gone is kept, told of, and drawn by ours.
    put("language=en\n[cards]\ndeck40=gone\ndeck52=gone\n");
    QCOMPARE(stored().cards.forty, "gone");
    start();
    QTRY_VERIFY(!window().art()->problem().isEmpty());
  }

  // Applied to the table at once, kept, and there again.
  void cardsChange() {
    start();
    QTRY_VERIFY(window().art()->idle());
    QTRY_VERIFY(window().table()->isSettled());
    qreal const unit = window().table()->tableLayout().unit();
    action("actionPreferences")->trigger();
    for (char const* name :
         {"fourColours_1", "largeIndices_1", "courtLetters_2", "cardBack_1", "cardSize_0"}) {
      auto* const button = window().findChild<QAbstractButton*>(QString(name));
      QVERIFY2(button != nullptr, name);
      button->click();
    }
    DeckStyle const wanted{
        .variant = {.fourColours = true, .largeIndices = true, .letters = CourtLetters::english},
        .back = CardBack::blue,
        .forty = {},
        .fiftyTwo = {}};
    QCOMPARE(window().art()->style(), wanted);
    QVERIFY(window().table()->tableLayout().unit() < unit);
    QTRY_COMPARE(stored().cards, wanted);
    QCOMPARE(stored().cardSize, 90);
    program_.reset();
    start();
    QCOMPARE(window().art()->style(), wanted);
    QVERIFY(window().table()->tableLayout().unit() < unit);
  }

  void nonsense() {
    QFETCH(QByteArray, text);
    QFETCH(bool, usual);
    put(text);
    Settings expected;
    if (!usual) {
      expected.thinking = Settings::longestThinking;
      expected.trickRest = Settings::longestTrickRest;
      expected.resultRest = Settings::longestResultRest;
      expected.volume = Settings::loudest;
    }
    QCOMPARE(stored(), expected);
  }
};

}  // namespace testPreferences

QTEST_MAIN(testPreferences::TestPreferences)
#include "test_preferences.moc"
