// The choice of a match among five games that exist only here: by keyboard alone, with options that follow
// from each other, and with seats that follow the number of players.
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QTranslator>
#include <QWheelEvent>
#include <array>
#include <map>
#include <set>

#include "core/cards/deck.h"
#include "core/match/table.h"
#include "core/rules/glance.h"
#include "tests/core/table_options.h"
#include "tests/joined.h"
#include "tests/ui/colour_vision.h"
#include "ui/cards/card_art.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/first_page/game_tile.h"
#include "ui/first_page/match_banner.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/paper_card.h"
#include "ui/first_page/seat_place.h"
#include "ui/first_page/table_oval.h"
#include "ui/options/option_row.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"

namespace testNewMatch {

using namespace giaguaro;

namespace {

Text text(char const* words) { return {"", words, words}; }

constexpr std::array five{5};
constexpr std::array four{4};
constexpr std::array threeToFive{3, 4, 5};

// The second value's default is the first's value, the third a number that follows from both.
std::vector<OptionInfo> rulesAndShuffle() {
  static std::array<OptionValue, 2> const rules{
      {{"house", text("House rules")},
       {"club", text("The rules that all clubs of the land have agreed on")}}};
  static std::array<OptionValue, 2> const shuffle{
      {{"cut", text("The cards are stacked and cut, not shuffled")}, {"full", text("Shuffled every time")}}};
  OptionInfo first{.name = "rules", .label = text("Rules"), .explain = text("Whose rules are played.")};
  first.values = rules;
  OptionInfo second{
      .name = "shuffle", .label = text("Shuffle"), .explain = text("What comes between hands.")};
  second.values = shuffle;
  second.fallback = [](Options const& set) { return set.values[0]; };
  OptionInfo third{.name = "hands", .label = text("Length"), .explain = text("How many hands.")};
  third.least = 1;
  third.most = 100;
  third.fallback = [](Options const& set) {
    return static_cast<std::int16_t>(10 + set.values[0] + 2 * set.values[1]);
  };
  return {first, second, third};
}

std::vector<GameInfo const*> games() {
  static std::vector<OptionInfo> const options = rulesAndShuffle();
  static std::vector<OptionInfo> const length{[] {
    OptionInfo hands{.name = "hands", .label = text("Length"), .explain = text("How many hands.")};
    hands.least = 1;
    hands.most = 100;
    hands.fallback = [](Options const&) -> std::int16_t { return 10; };
    return hands;
  }()};
  static std::vector<GameInfo> const infos{
      {.id = "whist",
       .name = text("Whist"),
       .line = text("Two against two, and no auction at all to speak of."),
       .players = four,
       .usualPlayers = 4,
       .deck = &fiftyTwoCards,
       .options = length,
       .handsOption = 0},
      {.id = "skat",
       .name = text("Skat"),
       .line = text("One against two, with two cards face down."),
       .players = threeToFive,
       .usualPlayers = 3,
       .deck = &fortyCards,
       .options = options,
       .handsOption = 2},
      {.id = "hearts",
       .name = text("Hearts"),
       .line = text("Everybody for themselves, and the fewer the better."),
       .players = threeToFive,
       .usualPlayers = 4,
       .deck = &fiftyTwoCards,
       .sides = true},
      {.id = "tressette",
       .name = text("Tressette"),
       .line = text("No trump, and plenty of signals."),
       .players = five,
       .usualPlayers = 5,
       .deck = &fortyCards,
       .options = length,
       .handsOption = 0},
      {.id = "ottocento",
       .name = text("Ottocento"),
       .line = text("Trumps, and more trumps, and a fool among them."),
       .players = threeToFive,
       .usualPlayers = 4,
       .deck = &seventyEightCards,
       .options = options,
       .handsOption = 2,
       // Three cannot play by the clubs' rules.
       .optionAgainst = [](int players, Options const& set) {
         return players == 3 && set.values[0] == 1 ? 0 : -1;
       }}};
  std::vector<GameInfo const*> all;
  for (GameInfo const& each : infos) all.push_back(&each);
  return all;
}

std::vector<LevelChoice> levels() { return {{"weak", text("novice")}, {"strong", text("expert")}}; }

MatchChoice choiceOf(QString const& game, int players, std::vector<std::int16_t> const& values) {
  MatchChoice choice{.game = game, .players = players};
  for (std::size_t i = 0; i < values.size(); ++i) choice.options.values[i] = values[i];
  return choice;
}

MatchChoice proposal() {
  MatchChoice choice = choiceOf("skat", 3, {0, 0, 10});
  char const* const names[] = {"Zoe", "Ugo", "Ivo", "Ada", "Leo"};
  for (int seat = 0; seat < 5; ++seat)
    choice.seats.push_back({QString::fromUtf8(names[seat]), seat + 1, seat == 0, seat == 0 ? "" : "strong"});
  return choice;
}

// Calls each face by its number.
class Numbering : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(char const* context, char const*, char const* comment, int) const override {
    return QLatin1String(context) == QLatin1String("avatar") ? QString::fromUtf8(comment) : QString();
  }
};

}  // namespace

class TestNewMatch : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<Glyphs> glyphs_;
  std::unique_ptr<QWidget> window_;
  NewMatchDialog* dialog_ = nullptr;

  // With all the choices unfolded, unless the page is wanted as it comes.
  void open(QSize size = {1280, 774}, std::vector<MatchChoice> const& remembered = {}, bool unfolded = true) {
    window_ = std::make_unique<QWidget>();
    window_->resize(size);
    dialog_ = new NewMatchDialog(games(), levels(), art_.get(), glyphs_.get(), window_.get());
    dialog_->setTableOptions({});  // those of the program are in talkIsOfferedWhereAPartnerIsHidden()
    dialog_->setTheme(Theme::named({}));
    dialog_->setGeometry(window_->rect());
    dialog_->propose(proposal(), false, remembered);
    window_->show();
    dialog_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    if (unfolded) dialog_->findChild<QPushButton*>("allChoices")->click();
    dialog_->focusFirst();
  }
  GameTile* tile(char const* id) {
    return dialog_->findChild<GameTile*>(QStringLiteral("game_") + QLatin1String(id));
  }
  std::vector<OptionRow*> rows() {
    std::vector<OptionRow*> found;
    for (OptionRow* row : dialog_->findChildren<OptionRow*>()) found.push_back(row);
    return found;
  }
  void set(std::size_t row, int value) {
    if (auto* names = qobject_cast<QComboBox*>(rows()[row]->field())) {
      names->setCurrentIndex(value);
      emit names->activated(value);
    } else {
      static_cast<QSpinBox*>(rows()[row]->field())->setValue(value);
    }
  }
  int seatsShown() {
    int count = 0;
    for (SeatPlace const* row : dialog_->findChildren<SeatPlace*>()) count += row->isVisible() ? 1 : 0;
    return count;
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }

 private slots:
  void initTestCase() { qRegisterMetaType<MatchChoice>(); }
  void init() {
    if (!art_) art_ = std::make_unique<CardArt>();  // its pictures serve every test
    if (!glyphs_) glyphs_ = std::make_unique<Glyphs>(art_.get(), nullptr);
  }
  void cleanup() { window_.reset(); }

  void keyboardAloneChooses() {
    open({1280, 774}, {}, false);
    QVERIFY(tile("skat")->hasFocus() && tile("skat")->isChecked());
    press(Qt::Key_Right);
    QVERIFY(tile("hearts")->hasFocus() && tile("hearts")->isChecked());
    QCOMPARE(dialog_->choice().game, QStringLiteral("hearts"));
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(dialog_->choice().game, QStringLiteral("whist"));
    press(Qt::Key_Right);
    // On to the seats, round the table, and to what is chosen for the game, through all of it.
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("seat_0"));
    press(Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("seat_1"));
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("seat_2"));
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("players_3"));
    press(Qt::Key_Right);
    QCOMPARE(dialog_->choice().players, 4);
    dialog_->findChild<QPushButton*>("allChoices")->click();
    // The rows of the seats are reached where the oval was.
    QVERIFY(dialog_->findChild<SeatPlace*>()->fields().front()->hasFocus());
    QSet<QWidget*> reached;
    for (int i = 0; i < 70; ++i) {
      reached.insert(QApplication::focusWidget());
      press(Qt::Key_Tab);
    }
    for (OptionRow const* row : rows()) QVERIFY(reached.contains(row->field()));
    for (SeatPlace const* row : dialog_->findChildren<SeatPlace*>())
      if (row->isVisible())
        for (QWidget* field : row->fields()) QVERIFY(reached.contains(field));
    QVERIFY(reached.contains(dialog_->findChild<QPushButton*>("dealCards")));
    int tiles = 0;
    for (QWidget const* each : reached) tiles += qobject_cast<GameTile const*>(each) != nullptr ? 1 : 0;
    QCOMPARE(tiles, 1);  // by Tab to the chosen one alone

    QSignalSpy chosen(dialog_, &NewMatchDialog::chosen);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<MatchChoice>(), dialog_->choice());
    QTest::mouseDClick(tile("whist"), Qt::LeftButton, {}, tile("whist")->rect().center());
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[1][0].value<MatchChoice>().game, QStringLiteral("whist"));
  }

  // A field is seen to be one in every theme: its frame stands out from what lies in it (WCAG 2.1, 1.4.11).
  void fieldsHaveAFrame_data() {
    QTest::addColumn<QString>("theme");
    for (QString const& theme : Theme::offered()) QTest::newRow(qPrintable(theme)) << theme;
  }
  void fieldsHaveAFrame() {
    QFETCH(QString, theme);
    open();
    dialog_->setTheme(Theme::named(theme));
    dialog_->setPalette(Theme::named(theme).palette());
    std::map<QByteArray, int> kinds;
    for (QWidget* field : dialog_->findChildren<QWidget*>()) {
      bool const isField = qobject_cast<QComboBox*>(field) != nullptr ||
                           (qobject_cast<QLineEdit*>(field) != nullptr &&
                            qobject_cast<QAbstractSpinBox*>(field->parentWidget()) == nullptr) ||
                           qobject_cast<QSpinBox*>(field) != nullptr;
      if (!isField || !field->isVisible() || field->hasFocus()) continue;
      double most = 0;
      if (auto const* place = qobject_cast<SeatPlace*>(field->parentWidget())) {
        // On a plate there are a name and the sign of who plays; no line under the name while nobody is about to write.
        ++kinds["on a plate"];
        QImage const image = const_cast<SeatPlace*>(place)->grab(field->geometry()).toImage();
        QColor const plate = image.pixelColor(image.width() - 2, 2);
        for (int y = 0; y < image.height(); ++y)
          for (int x = 0; x < image.width(); ++x)
            most = std::max(most, test::contrast(image.pixelColor(x, y), plate));
        if (qobject_cast<QLineEdit*>(field) != nullptr)
          for (int y = image.height() - 3; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
              QVERIFY2(test::contrast(image.pixelColor(x, y), plate) < 1.5, qPrintable(theme));
      } else {
        ++kinds[field->metaObject()->className()];
        QImage const image = field->grab().toImage();
        int const middle = image.height() / 2;
        for (int x = 0; x < 3; ++x)
          most = std::max(most, test::contrast(image.pixelColor(x, middle), image.pixelColor(4, middle)));
      }
      QVERIFY2(most >= 3, qPrintable(field->metaObject()->className() + QString(" %1").arg(most)));
    }
    QCOMPARE(kinds.size(), std::size_t{3});
  }

  // Where all computer players are alike the field over the table says it; where they are not, each plate does, and whole. A
  // person without a name sees how it will be called: "You", or of several, each by its seat.
  void seatsSayWhoPlays() {
    open({900, 574});
    std::vector<SeatPlace*> seats;
    for (SeatPlace* row : dialog_->findChildren<SeatPlace*>())
      if (row->isVisible()) seats.push_back(row);
    QCOMPARE(seats.size(), std::size_t{3});
    auto* const third = seats[2]->findChild<QComboBox*>();
    dialog_->findChild<QPushButton*>("allLevels_0")->click();
    int const alike = third->width();
    dialog_->findChild<QPushButton*>("allLevels_1")->click();
    QCOMPARE(third->width(), alike);
    third->setCurrentIndex(1);
    emit third->activated(1);
    int const words = third->fontMetrics().horizontalAdvance(said(levels()[0].name));
    QVERIFY2(third->width() >= alike + words, qPrintable(QString::number(third->width())));
    auto const called = [](SeatPlace const* row) { return row->findChild<QLineEdit*>()->placeholderText(); };
    QCOMPARE(called(seats[0]), QStringLiteral("You"));
    auto* second = seats[1]->findChild<QComboBox*>();
    second->setCurrentIndex(0);
    emit second->activated(0);
    QCOMPARE(called(seats[0]), QStringLiteral("Player 1"));
    QCOMPARE(called(seats[1]), QStringLiteral("Player 2"));
  }

  // The set of rules decides how to shuffle, until the user does.
  void defaultsFollow() {
    open();
    auto const values = [&] {
      auto const all = dialog_->choice().options.values;
      return QList<int>{all[0], all[1], all[2]};
    };
    QCOMPARE(values(), (QList<int>{0, 0, 10}));
    set(0, 1);
    QCOMPARE(values(), (QList<int>{1, 1, 13}));
    QCOMPARE(static_cast<QComboBox*>(rows()[1]->field())->currentIndex(), 1);
    set(1, 0);
    QCOMPARE(values(), (QList<int>{1, 0, 11}));
    set(0, 0);
    set(0, 1);
    QCOMPARE(values(), (QList<int>{1, 0, 11}));
    set(2, 20);
    set(1, 1);
    QCOMPARE(values(), (QList<int>{1, 1, 20}));
  }

  // What was set comes back with a number of players that can play by it.
  void whatSoManyCannotPlayByIsNotChosen() {
    open({1280, 774}, {choiceOf("ottocento", 4, {1, 1, 10})});
    dialog_->propose(choiceOf("ottocento", 4, {1, 1, 10}), false, {});
    QCOMPARE(dialog_->choice().options.values[0], std::int16_t{1});
    QVERIFY(rows()[0]->field()->isEnabled());
    dialog_->findChild<QPushButton*>("players_3")->click();
    QCOMPARE(dialog_->choice().options.values[0], std::int16_t{0});
    QVERIFY(!rows()[0]->field()->isEnabled());
    auto const says = [&](QString const& words) {
      return std::ranges::any_of(rows()[0]->findChildren<QLabel*>(),
                                 [&](QLabel const* label) { return label->text().contains(words); });
    };
    QVERIFY(says(QStringLiteral("no other choice")));
    QCOMPARE(static_cast<QComboBox*>(rows()[0]->field())->currentIndex(), 0);
    dialog_->findChild<QPushButton*>("players_5")->click();
    QCOMPARE(dialog_->choice().options.values[0], std::int16_t{1});
    QVERIFY(rows()[0]->field()->isEnabled() && !says(QStringLiteral("no other choice")));
  }
  void eachGameKeepsItsOwn() {
    open({1280, 774}, {choiceOf("ottocento", 5, {1, 0, 40}), choiceOf("whist", 4, {12}),
                       choiceOf("gone", 2, {1}), choiceOf("hearts", 9, {})});
    set(0, 1);
    tile("ottocento")->click();
    MatchChoice choice = dialog_->choice();
    QCOMPARE(choice.players, 5);
    QCOMPARE(choice.options.values[1], std::int16_t{0});
    QCOMPARE(choice.options.values[2], std::int16_t{40});
    tile("whist")->click();
    QCOMPARE(dialog_->choice().options.values[0], std::int16_t{12});
    tile("hearts")->click();
    QCOMPARE(dialog_->choice().players, 4);
    QVERIFY(rows().empty());
    tile("skat")->click();
    choice = dialog_->choice();
    QCOMPARE(choice.players, 3);
    QCOMPARE(choice.options.values[0], std::int16_t{1});
    QCOMPARE(choice.options.values[1], std::int16_t{1});
  }

  // A remembered value that was the default goes on following.
  void rememberedDefaultsFollow() {
    open({1280, 774}, {choiceOf("ottocento", 4, {1, 1, 40})});
    tile("ottocento")->click();
    set(0, 0);
    QCOMPARE(dialog_->choice().options.values[1], std::int16_t{0});
    QCOMPARE(dialog_->choice().options.values[2], std::int16_t{40});
  }

  void talkIsOfferedWhereAPartnerIsHidden() {
    open();
    int offered = 0;
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        NewMatchDialog dialog(allGames(), levels(), art_.get(), glyphs_.get(), window_.get());
        MatchChoice choice = proposal();
        choice.game = QString::fromUtf8(game->id.data(), static_cast<qsizetype>(game->id.size()));
        choice.players = players;
        choice.options = completed(game->options, {});
        dialog.propose(choice, false);
        dialog.findChild<QPushButton*>("allChoices")->click();
        auto const* const talk = dialog.findChild<OptionRow*>("table_talk");
        QCOMPARE(talk->isVisibleTo(&dialog), game->hidesPartnerAt == players);
        offered += talk->isVisibleTo(&dialog) ? 1 : 0;
      }
    QVERIFY(offered > 0);
  }

  // Where no option of the table applies there is none: how it is played is chosen there all the same.
  void noOptionsOfTheTable() {
    open();
    for (OptionRow const* row : rows()) QVERIFY(!row->objectName().startsWith("table_"));
    for (char const* name : {"newMatchGuide_0", "newMatchMotion_0"})
      QVERIFY(dialog_->findChild<QPushButton*>(name)->isVisible());
    QVERIFY(dialog_->choice().table == Options{});
  }

  // An entry of the data is a row below the game's options or beside them, where the table has it, and is chosen like them.
  void optionsOfTheTable() {
    open();
    auto const list = tableOptionsOfTests();
    dialog_->setTableOptions(list);
    auto const row = [this](char const* name) {
      return dialog_->findChild<OptionRow*>(QStringLiteral("table_") + QLatin1String(name));
    };
    auto const at = [this](OptionRow const* each) { return each->mapTo(dialog_, QPoint()).y(); };
    auto const heading = [this] {
      for (QLabel* each : dialog_->findChildren<QLabel*>())
        if (each->text() == "The table") return each;
      return static_cast<QLabel*>(nullptr);
    };
    QVERIFY(heading() != nullptr && heading()->isVisible());
    QVERIFY(!row("talk")->isVisible());  // three players
    QVERIFY(row("clock")->isVisible() && row("deals")->isVisible());
    auto const left = [this](OptionRow const* each) { return each->mapTo(dialog_, QPoint()).x(); };
    QTRY_VERIFY(at(row("clock")) > at(rows()[2]) ||
                left(row("clock")) >= left(rows()[2]) + rows()[2]->width());
    QVERIFY(at(row("deals")) > at(row("clock")));
    auto* clock = qobject_cast<QSpinBox*>(row("clock")->field());
    QCOMPARE(clock->text(), QString("No clock"));
    QVERIFY(dialog_->choice().table == Options{});
    clock->setValue(90);
    auto* deals = qobject_cast<QComboBox*>(row("deals")->field());
    deals->setCurrentIndex(1);
    emit deals->activated(1);
    QCOMPARE(dialog_->choice().table.values[1], std::int16_t{90});
    QCOMPARE(dialog_->choice().table.values[2], std::int16_t{1});
    clock->setValue(clock->minimum());
    QCOMPARE(dialog_->choice().table.values[1], std::int16_t{0});
    clock->setValue(60);

    // Another number of players, another game: each has its own, and its usual values.
    QTest::mouseClick(dialog_->findChild<QPushButton*>("players_4"), Qt::LeftButton);
    QVERIFY(row("talk")->isVisible());
    QCOMPARE(dialog_->choice().table.values[1], std::int16_t{60});
    tile("hearts")->click();
    QCOMPARE(clock->text(), QString("No clock"));
    QCOMPARE(deals->currentIndex(), 0);
    QCOMPARE(dialog_->choice().table.values[0], std::int16_t{1});  // it is usual there
    tile("skat")->click();
    MatchChoice const chosen = dialog_->choice();
    QCOMPARE(chosen.table.values[1], std::int16_t{60});

    // By keys alone, and proposed again the next time.
    QSet<QWidget*> reached;
    dialog_->focusFirst();
    for (int i = 0; i < 80; ++i) {
      press(Qt::Key_Tab);
      reached.insert(QApplication::focusWidget());
    }
    for (char const* name : {"talk", "clock", "deals"}) QVERIFY2(reached.contains(row(name)->field()), name);
    open();
    dialog_->setTableOptions(list);
    dialog_->propose(chosen, false);
    QVERIFY(dialog_->choice().table == chosen.table);
    QCOMPARE(qobject_cast<QSpinBox*>(row("clock")->field())->value(), 60);
  }

  void seatsFollowThePlayers() {
    open();
    QCOMPARE(seatsShown(), 3);
    auto* ivo = dialog_->findChildren<SeatPlace*>()[2]->findChild<QLineEdit*>();
    ivo->setText(QStringLiteral("Ida"));
    tile("tressette")->click();
    QCOMPARE(seatsShown(), 5);
    std::vector<SeatChoice> const seats = dialog_->choice().seats;
    QCOMPARE(seats.size(), std::size_t{5});
    QCOMPARE(seats[2].name, QStringLiteral("Ida"));
    QCOMPARE(seats[4].name, QStringLiteral("Leo"));
    // Where there is nothing to choose there is no field.
    QVERIFY(dialog_->findChildren<QPushButton*>("players_5").isEmpty());
    QVERIFY(dialog_->findChildren<QPushButton*>("players_4").isEmpty());
    tile("hearts")->click();
    QCOMPARE(seatsShown(), 4);
    QVERIFY(dialog_->findChild<QPushButton*>("players_4")->isChecked());
    dialog_->findChild<QPushButton*>("players_3")->click();
    QCOMPARE(seatsShown(), 3);
    dialog_->findChild<QPushButton*>("players_5")->click();
    QCOMPARE(dialog_->choice().seats[3].name, QStringLiteral("Ada"));
  }

  void whoPlaysStaysWhereItIs_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("paperToo");
    QTest::addRow("900x600") << QSize(900, 574) << false;
    QTest::addRow("1280x800, within its frame") << QSize(1264, 726) << true;
    QTest::addRow("1280x800") << QSize(1280, 774) << true;
    QTest::addRow("1920x1080") << QSize(1920, 1054) << true;
  }
  // Whichever game is chosen, with however many players and options.
  void whoPlaysStaysWhereItIs() {
    QFETCH(QSize, size);
    QFETCH(bool, paperToo);
    open(size, {}, false);
    auto const places = [&] {
      QList<QPoint> found;
      for (char const* name : {"seat_0", "dealCards"})
        found += dialog_->findChild<QWidget*>(name)->mapTo(dialog_, QPoint());
      if (!paperToo) found.front().setX(0);  // a scroll bar takes some of the width
      return found;
    };
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    QList<QPoint> const before = places();
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      QCOMPARE(places(), before);
    }
  }

  // However high the window is: where the page is longer than it, what deals is no part of what moves.
  void whatDealsIsAlwaysInSight() {
    open({1264, 850}, {}, false);
    auto const* scroll = dialog_->findChild<QScrollArea*>();
    auto const* deal = dialog_->findChild<QWidget*>("dealCards");
    int onPaper = 0;
    int under = 0;
    for (int height = 850; height >= 580; height -= 10) {
      window_->resize(1264, height);
      dialog_->setGeometry(window_->rect());
      for (GameInfo const* game : games()) {
        tile(game->id.data())->click();
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        bool const moves = scroll->verticalScrollBar()->maximum() > 0;
        bool const within = scroll->isAncestorOf(deal);
        QVERIFY2(!moves || !within, qPrintable(QString::number(height)));
        QVERIFY(dialog_->rect().contains(QRect(deal->mapTo(dialog_, QPoint()), deal->size())));
        // What leads elsewhere stands before it in the same line, wherever that is.
        QVERIFY(deal->accessibleDescription().startsWith(said(game->name)));
        for (char const* name : {"allChoices", "newMatchLessons", "newMatchWatch"}) {
          auto const* link = dialog_->findChild<QWidget*>(name);
          QVERIFY(link->isVisible() && link->parentWidget()->parentWidget() == deal->parentWidget());
          QVERIFY(link->mapTo(dialog_, link->rect().topRight()).x() < deal->mapTo(dialog_, QPoint()).x());
        }
        ++(within ? onPaper : under);
      }
    }
    QVERIFY(onPaper > 0 && under > 0);
  }

  // With all the choices seen the games are strips in one line, and in the usual window there is nothing to scroll.
  void allTheChoicesAreSeenAtOnce() {
    open({1264, 774}, {}, false);
    auto const* const banner = dialog_->findChild<MatchBanner*>();
    int const upright = tile("skat")->height();
    QVERIFY(banner->isVisible());
    auto* const allChoices = dialog_->findChild<QPushButton*>("allChoices");
    allChoices->click();
    QVERIFY(!banner->isVisible());
    auto const* const bar = dialog_->findChild<QScrollArea*>()->verticalScrollBar();
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      QVERIFY2(bar->maximum() == 0, game->id.data());
      QVERIFY(2 * tile(game->id.data())->height() < upright);
      QCOMPARE(tile(game->id.data())->y(), tile("skat")->y());
    }
    allChoices->click();
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    QVERIFY(banner->isVisible());
    QCOMPARE(tile("skat")->height(), upright);
  }

  // Among all the choices the fields are of one width, and begin at one edge, switches too.
  void fieldsAreOfOneWidth() {
    for (QSize const size : {QSize(1264, 774), QSize(900, 574)}) {
      open(size, {}, false);
      dialog_->findChild<QPushButton*>("allChoices")->click();
      for (GameInfo const* game : games()) {
        tile(game->id.data())->click();
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        std::set<int> widths, edges;
        for (OptionRow const* row : rows()) {
          if (!row->isVisible() || row->field()->mapTo(row, QPoint()).x() == 0) continue;
          if (!row->field()->isVisible()) continue;
          if (qobject_cast<QAbstractButton*>(row->field()) == nullptr) widths.insert(row->field()->width());
          edges.insert(row->field()->mapTo(dialog_, QPoint()).x());
        }
        QVERIFY2(widths.size() <= 1 && edges.size() <= 1, game->id.data());
      }
      init();
    }
  }

  // A field stands on one line with its name, however much is explained under that.
  void fieldsStandByTheirNames() {
    open({1264, 774}, {}, false);
    dialog_->findChild<QPushButton*>("allChoices")->click();
    int seen = 0;
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      for (OptionRow const* row : rows()) {
        // Long words have their field under them.
        if (!row->isVisible() || row->field()->mapTo(row, QPoint()).x() == 0) continue;
        auto const* name = row->findChild<QLabel*>();
        auto const middle = [&](QWidget const* part, int height) {
          return part->mapTo(row, QPoint()).y() + height / 2;
        };
        int const apart = middle(name, name->height()) - middle(row->field(), row->field()->height());
        QVERIFY2(std::abs(apart) <= 2, qPrintable(QStringLiteral("%1 %2").arg(name->text()).arg(apart)));
        ++seen;
      }
    }
    QVERIFY(seen > 5);
  }

  // What is written on the paper follows from what is chosen and from the window, not from what was chosen before.
  void thePaperForgetsWhatWasChosenBefore() {
    open({1264, 774}, {}, false);
    auto const settled = [&] {
      for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
      auto const* deal = dialog_->findChild<QWidget*>("dealCards");
      auto const* paper = dialog_->findChild<PaperCard*>(QStringLiteral("newMatchPaper"));
      return std::pair(paper->height(), deal->mapTo(dialog_, QPoint()));
    };
    auto const first = settled();
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      (void)settled();
      dialog_->findChild<QPushButton*>("allChoices")->click();
      (void)settled();
      dialog_->findChild<QPushButton*>("allChoices")->click();
      tile(games().front()->id.data())->click();
      QVERIFY2(settled() == first, game->id.data());
    }
  }

  // A click beside the names that are proposed closes them, and does what it says.
  void theFirstClickBesideProposedNamesCounts() {
    open();
    dialog_->setKnownPeople({{"Anna", 3, true, {}}, {"Anselmo", 4, true, {}}});
    auto* const name = dialog_->findChild<SeatPlace*>()->findChild<QLineEdit*>();
    name->setFocus();
    name->clear();
    QTest::keyClicks(name, "An");
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QSignalSpy const chosen(dialog_, &NewMatchDialog::chosen);
    auto* const deal = dialog_->findChild<QWidget*>("dealCards");
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {},
                      deal->mapTo(window_.get(), deal->rect().center()));
    QCOMPARE(chosen.size(), 1);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(chosen.first().first().value<MatchChoice>().seats.front().name, "An");
  }

  // A list that opens has the theme's colours, not the system's.
  void listsHaveTheColoursOfTheTheme() {
    open();
    for (QString const& id : Theme::offered()) {
      Theme const theme = Theme::named(id);
      dialog_->setTheme(theme);
      for (auto* field : dialog_->findChildren<QComboBox*>()) {
        if (!field->isVisible()) continue;
        field->showPopup();
        QCOMPARE(field->view()->palette().color(QPalette::Highlight), theme.bestedge);
        QCOMPARE(field->view()->palette().color(QPalette::Base), theme.panel);
        field->hidePopup();
      }
    }
  }

  void nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::addRow("900x600") << QSize(900, 574);
    QTest::addRow("1100x700") << QSize(1100, 674);
    QTest::addRow("1280x800") << QSize(1280, 774);
    QTest::addRow("1920x1080") << QSize(1920, 1054);
  }
  void nothingIsCutOff() {
    QFETCH(QSize, size);
    open(size);
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      QCoreApplication::processEvents();
      QCoreApplication::processEvents();
      QRect const all = dialog_->rect();
      QVERIFY(all.contains(QRect(dialog_->findChild<QPushButton*>("dealCards")->mapTo(dialog_, QPoint()),
                                 dialog_->findChild<QPushButton*>("dealCards")->size())));
      std::vector<QRect> tiles;
      for (GameTile* each : dialog_->findChildren<GameTile*>()) {
        QVERIFY2(each->height() >= each->heightForWidth(each->width() + 3), qPrintable(each->text()));
        QRect const box(each->mapTo(dialog_, QPoint()), each->size());
        QVERIFY(box.left() > 0 && box.right() < all.right());
        for (QRect const& other : tiles) QVERIFY(!other.intersects(box));
        tiles.push_back(box);
      }
      QCOMPARE(tiles.size(), games().size());
      for (OptionRow const* row : rows()) {
        auto const* names = qobject_cast<QComboBox*>(row->field());
        if (names == nullptr) continue;
        for (int i = 0; i < names->count(); ++i)
          QVERIFY2(textWidth(names->itemText(i), 14) + 30 <= names->width(), qPrintable(names->itemText(i)));
      }
    }
  }

  // Whatever the games' options need: pictures do not jump when one goes from game to game.
  void picturesKeepTheirSize() {
    for (int height = 720; height <= 960; height += 20) {
      open({1280, height});
      std::set<int> heights;
      for (char const* id : {"whist", "skat", "hearts", "tressette", "ottocento"}) {
        tile(id)->click();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        heights.insert(tile("whist")->heightForWidth(220));
      }
      QVERIFY2(heights.size() == 1, qPrintable(QString::number(height)));
      cleanup();
      init();
    }
  }

  // All five seats are seen without scrolling, also while a match is in progress and several people play.
  void allSeatsAreSeen() {
    open({1280, 774}, {}, false);
    MatchChoice choice = proposal();
    choice.seats[1].human = true;
    dialog_->propose(choice, true);
    tile("tressette")->click();
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    auto const* page = dialog_->findChild<QScrollArea*>();
    QCOMPARE(page->verticalScrollBar()->maximum(), 0);
    for (int seat = 0; seat < 5; ++seat) {
      auto const* face = dialog_->findChild<QAbstractButton*>(QStringLiteral("seat_%1").arg(seat));
      QVERIFY(face->isVisible());
      QRect const place(face->mapTo(page->viewport(), QPoint()), face->size());
      QVERIFY(page->viewport()->rect().contains(place));
    }
  }

  // By keys alone: the face of a seat leads to who may sit there, and the table shows it.
  void aSeatIsChangedAtTheTable() {
    open({1280, 774}, {}, false);
    auto* const face = dialog_->findChild<QAbstractButton*>("seat_1");
    QCOMPARE(face->accessibleName(), QStringLiteral("Seat 2: Ugo, computer, expert"));
    face->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    auto* const menu = dialog_->findChild<QMenu*>("seatMenu");
    QVERIFY(menu != nullptr && menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(dialog_->choice().seats[1].level, QStringLiteral("weak"));
    QCOMPARE(face->accessibleName(), QStringLiteral("Seat 2: Ugo, computer, novice"));
    QVERIFY(!dialog_->findChild<SeatPlace*>()->isVisible());
  }

  // What has the focus has a ring; only what is chosen rises.
  void onlyTheChosenTileRises() {
    open({1280, 774}, {}, false);
    Settings settings;
    settings.motion = MotionPace::off;
    dialog_->setSettings(settings);
    // Above a tile that lies there is the cloth: nothing is painted.
    auto const rises = [&](char const* id) {
      QImage picture(tile(id)->size(), QImage::Format_ARGB32_Premultiplied);
      picture.fill(Qt::transparent);
      tile(id)->render(&picture, {}, {}, QWidget::RenderFlags());
      return picture.pixelColor(picture.width() / 2, 5).alpha() > 200;
    };
    QVERIFY(rises("skat"));
    QVERIFY(!rises("hearts"));
    tile("hearts")->setFocus(Qt::TabFocusReason);
    QVERIFY(tile("hearts")->hasFocus() && !rises("hearts"));
    tile("hearts")->click();
    QVERIFY(rises("hearts") && !rises("skat"));
  }

  // The focus is marked from the first key on, until the next click: beside what is chosen there is no second mark.
  void theFocusIsShownToWhoGoesByKeys() {
    open({900, 574}, {}, false);
    QTest::mouseClick(tile("hearts"), Qt::LeftButton);
    QVERIFY(tile("hearts")->hasFocus() && tile("hearts")->isChecked());
    QVERIFY(!showsFocus(*tile("hearts")));
    QTest::keyClick(tile("hearts"), Qt::Key_Shift);
    QVERIFY(!showsFocus(*tile("hearts")));
    press(Qt::Key_Right);
    QVERIFY(showsFocus(*tile("tressette")) && !showsFocus(*tile("hearts")));
    QTest::mouseClick(tile("tressette"), Qt::LeftButton);
    QVERIFY(!showsFocus(*tile("tressette")));
  }

  // In the smallest window: tiles of one width in one row; and all seats and fields are seen without scrolling.
  void theSmallestPageIsWhole() {
    open({900, 574}, {}, false);
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      std::set<int> widths;
      std::set<int> tops;
      for (GameTile const* each : dialog_->findChildren<GameTile*>()) {
        widths.insert(each->width() / 2);  // a pixel is left over
        tops.insert(each->y());
      }
      QVERIFY2(widths.size() <= 2 && *widths.rbegin() - *widths.begin() <= 1, game->id.data());
      QCOMPARE(tops.size(), 1U);
      QCOMPARE(dialog_->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    }
  }

  // On a wide page each line of fields goes from edge to edge, whatever the game has to choose; what leads elsewhere stands
  // in one line, under all the choices; and a tile that has risen is clear of the banner.
  void fieldsLeaveNoHole() {
    open({1280, 774}, {}, false);
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      std::map<int, std::vector<QRect>> lines;  // by where they lie
      for (ChoiceRow const* row : dialog_->findChildren<ChoiceRow*>())
        if (row->isVisible())
          lines[row->mapTo(dialog_, QPoint()).y()].push_back({row->mapTo(dialog_, QPoint()), row->size()});
      QVERIFY2(lines.size() >= 2, game->id.data());
      std::set<int> lefts;
      std::set<int> rights;
      for (auto& [y, boxes] : lines) {
        std::ranges::sort(boxes, {}, &QRect::left);
        lefts.insert(boxes.front().left());
        rights.insert(boxes.back().right());
        for (std::size_t i = 1; i < boxes.size(); ++i)
          QVERIFY2(boxes[i].left() - boxes[i - 1].right() < 24, game->id.data());
      }
      QCOMPARE(lefts.size(), 1U);
      QCOMPARE(rights.size(), 1U);
      auto const placeOf = [this](char const* name) {
        auto const* link = dialog_->findChild<QWidget*>(QLatin1String(name));
        return QRect(link->mapTo(dialog_, QPoint()), link->size());
      };
      QRect const choices = placeOf("allChoices");
      QRect const first = placeOf("newMatchLessons");
      QVERIFY2(std::abs(first.center().y() - placeOf("newMatchWatch").center().y()) <= 1, game->id.data());
      QVERIFY(choices.bottom() < first.top() && choices.left() == first.left());
      auto const* banner = dialog_->findChild<MatchBanner*>();
      int const end = banner->mapTo(dialog_, QPoint(0, banner->height() - MatchBanner::shadow)).y();
      QVERIFY(tile(game->id.data())->mapTo(dialog_, QPoint()).y() > end + 8);
      QCOMPARE(dialog_->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    }
  }

  // Tiles and paper end in one line, on either side.
  void whatLiesOnThePageEndsInOneLine() {
    for (QSize const size : {QSize(1280, 774), QSize(900, 574), QSize(1920, 1054)}) {
      open(size, {}, false);
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      QWidget const* const paper = dialog_->findChild<PaperCard*>(QStringLiteral("newMatchPaper"));
      int const left = paper->mapTo(dialog_, QPoint()).x();
      int const right = left + paper->width() - PaperCard::shadow;
      std::map<int, std::pair<int, int>> lines;  // by where they lie: their ends
      for (GameTile const* each : dialog_->findChildren<GameTile*>()) {
        QPoint const at = each->mapTo(dialog_, QPoint());
        auto const found = lines.try_emplace(at.y(), left + 10000, 0).first;
        found->second.first = std::min(found->second.first, at.x() + GameTile::edge);
        found->second.second = std::max(found->second.second, at.x() + each->width() - GameTile::edge);
      }
      for (auto const& [y, ends] : lines) {
        QVERIFY2(std::abs(ends.first - left) <= 1, qPrintable(QString::number(ends.first - left)));
        QVERIFY2(std::abs(ends.second - right) <= 1, qPrintable(QString::number(ends.second - right)));
      }
      if (size.width() == 1280) QVERIFY(left == 32 && std::abs(right - 1248) <= 1);
      cleanup();
      init();
    }
  }

  // The number of hands is never asked twice: on the paper, or among all the choices.
  void noChoiceIsMadeTwice() {
    open({1280, 774}, {}, false);
    auto const onPaper = [this] {
      auto const* part = dialog_->findChild<QPushButton*>("length_0");
      return part != nullptr && part->isVisible();
    };
    auto* const allChoices = dialog_->findChild<QPushButton*>("allChoices");
    for (char const* id : {"tressette", "skat"}) {
      tile(id)->click();
      QVERIFY(onPaper() && !rows().back()->isVisible());
      allChoices->click();
      QVERIFY(!onPaper() && rows().back()->isVisible());
      allChoices->click();
      QVERIFY(onPaper());
    }
  }

  // Who sits at the table is shown once: by the oval, or by rows in its place.
  void seatsAreShownOnce() {
    for (QSize const size : {QSize(1280, 774), QSize(900, 574)}) {
      open(size, {}, false);
      auto* const oval = dialog_->findChild<TableOval*>();
      auto* const row = dialog_->findChild<SeatPlace*>();
      QVERIFY(oval->isVisible() && !row->isVisible());
      dialog_->findChild<QPushButton*>("allChoices")->click();
      QVERIFY(!oval->isVisible() && row->isVisible());
      dialog_->findChild<QPushButton*>("allChoices")->click();
      QVERIFY(oval->isVisible() && !row->isVisible());
      init();
    }
  }

  // How far one has come is said, and takes no room of its own that would move the tiles.
  void progressIsTold() {
    open({1280, 774}, {}, false);
    int const before = tile("skat")->heightForWidth(240);
    QVERIFY(!tile("skat")->accessibleDescription().contains(QStringLiteral("lesson")));
    dialog_->setProgress(
        {{.game = QStringLiteral("skat"), .lessonsDone = 2, .lessons = 6, .won = 1, .matches = 3},
         {.game = QStringLiteral("gone"), .lessons = 6}});
    QVERIFY(tile("skat")->accessibleDescription().contains(QStringLiteral("2 of 6 lesson")));
    QVERIFY(tile("skat")->accessibleDescription().contains(QStringLiteral("1 of 3 match")));
    QVERIFY(!tile("hearts")->accessibleDescription().contains(QStringLiteral("lesson")));
    QCOMPARE(tile("skat")->heightForWidth(240), before);
  }

  // The first hand that is led is for one number of players: where another is chosen, the page says so before it starts.
  void aFirstHandForOthersSaysSo() {
    window_ = std::make_unique<QWidget>();
    NewMatchDialog dialog(allGames(), levels(), art_.get(), glyphs_.get(), window_.get());
    auto const* const banner = dialog.findChild<MatchBanner*>();
    auto* const link = dialog.findChild<QPushButton*>("newMatchFirstHand");
    auto const isSaid = [banner](QString const& words) {
      for (QLabel const* label : banner->findChildren<QLabel*>())
        if (label->text().contains(words)) return true;
      return false;
    };
    for (int const players : {5, 4}) {
      MatchChoice choice = choiceOf("tarot", players, {});
      for (int seat = 0; seat < players; ++seat)
        choice.seats.push_back({QStringLiteral("Zoe"), seat + 1, seat == 0, seat == 0 ? "" : "strong"});
      dialog.propose(choice, false, {});
      QCOMPARE(isSaid(QStringLiteral("It is played by 4, whatever")), players == 5);
      QCOMPARE(link->text().contains(u'4'), players == 5);
    }
    dialog.findChild<QAbstractButton*>("players_3")->click();
    QVERIFY(isSaid(QStringLiteral("It is played by 4, whatever")));
  }

  // The first steps lead who has finished nothing yet; of all others what deals does.
  void theFirstStepsLeadNewcomers() {
    open({1280, 774}, {}, false);
    auto* const steps = dialog_->findChild<QPushButton*>("firstSteps");
    QColor const gold = Theme::named(QStringLiteral("green")).accent;
    auto const isGold = [&] {
      QImage const picture = steps->grab().toImage();
      QColor const face = picture.pixelColor(14, picture.height() / 2);
      return test::difference(face, gold, test::Vision::usual) < 6;
    };
    dialog_->setTheme(Theme::named(QStringLiteral("green")));
    dialog_->setProgress({{.game = QStringLiteral("skat"), .lessonsDone = 1, .lessons = 6}});
    QVERIFY(isGold());
    dialog_->setProgress({{.game = QStringLiteral("skat"), .lessons = 6, .matches = 1}});
    QVERIFY(!isGold());
  }

  // The table lies between its title and what its seats are for: neither is touched by a seat or its name.
  void theTablesWordsAreClearOfItsSeats_data() { nothingIsCutOff_data(); }
  void theTablesWordsAreClearOfItsSeats() {
    QFETCH(QSize, size);
    open(size, {}, false);
    auto const* const oval = dialog_->findChild<TableOval*>();
    for (GameInfo const* game : games()) {
      tile(game->id.data())->click();
      for (int const players : game->players) {
        if (auto* count = dialog_->findChild<QPushButton*>(QStringLiteral("players_%1").arg(players)))
          count->click();
        for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
        for (char const* name : {"newMatchTitle", "newMatchHint"}) {
          auto const* label = dialog_->findChild<QLabel*>(QLatin1String(name));
          if (!label->isVisible()) continue;
          QSize const words(std::min(label->width(), label->sizeHint().width()), label->height());
          QRect const place(label->mapTo(dialog_, QPoint()), words);
          for (QWidget* seat : oval->fields())
            QVERIFY2(
                !seat->isVisible() || !QRect(seat->mapTo(dialog_, QPoint()), seat->size()).intersects(place),
                qPrintable(QStringLiteral("%1 %2 %3").arg(name, seat->objectName()).arg(players)));
        }
      }
    }
  }

  // What deletes is red and is read in every theme, and is no one's green even to eyes that lack a kind of cone.
  void whatDeletesIsRed_data() { fieldsHaveAFrame_data(); }
  void whatDeletesIsRed() {
    QFETCH(QString, theme);
    Theme const made = Theme::named(theme);
    QVERIFY(test::contrast(made.loss(), made.soft) >= 4.5);
    QVERIFY(test::contrast(made.onLoss(), made.loss()) >= 4.5);
    PaperButton button(PaperButton::Kind::plain, nullptr);
    button.setTheme(made);
    button.setText(QStringLiteral("Delete"));
    button.resize(button.sizeHint());
    auto const reddest = [&] {
      QImage const picture = button.grab().toImage();
      double least = 1000;
      for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
          least =
              std::min(least, test::difference(picture.pixelColor(x, y), made.loss(), test::Vision::usual));
      return least;
    };
    double const before = reddest();
    button.setDeletes(true);
    QVERIFY(reddest() < 4 && before > 10);
  }

  // A field and the row among all the choices are the same choice.
  void fieldsAndRowsAgree() {
    open({1280, 774}, {}, false);
    auto const length = [this](char const* words) {
      for (ChoiceRow const* row : dialog_->findChildren<ChoiceRow*>())
        for (QWidget* field : row->fields())
          if (field->objectName().startsWith("length_") && !field->isHidden() && row->isVisible() &&
              static_cast<QPushButton*>(field)->text() == QLatin1String(words))
            return static_cast<QPushButton*>(field);
      return static_cast<QPushButton*>(nullptr);
    };
    tile("tressette")->click();
    QVERIFY(length("10")->isChecked());
    length("3")->click();
    QCOMPARE(dialog_->choice().options.values[0], std::int16_t{3});
    QCOMPARE(static_cast<QSpinBox*>(rows()[0]->field())->value(), 3);
    // A number that is none of the usual ones gets a part of its own.
    static_cast<QSpinBox*>(rows()[0]->field())->setValue(25);
    QVERIFY(length("25") != nullptr && length("25")->isChecked());
    QVERIFY(!length("10")->isChecked());
  }

  // What the option on the paper means can be heard at each of its words.
  void theMainOptionIsExplained() {
    int found = 0;
    for (GameInfo const* game : allGames()) {
      NewMatchDialog dialog({game}, levels(), art_.get(), glyphs_.get(), window_.get());
      for (int i = 0; auto const* button = dialog.findChild<QPushButton*>(QString("mainOption_%1").arg(i));
           ++i) {
        ++found;
        QVERIFY(std::ranges::any_of(game->options, [button](OptionInfo const& option) {
          return !option.explain.empty() && button->accessibleDescription().contains(said(option.explain)) &&
                 button->accessibleDescription().startsWith(said(option.label));
        }));
      }
    }
    QVERIFY(found > 0);
  }

  // What the signs on a game's tile mean is told by the mouse, and can be heard.
  void theSignsOfAGameHaveWords() {
    for (GameInfo const* game : allGames()) {
      NewMatchDialog const dialog({game}, levels(), art_.get(), glyphs_.get(), window_.get());
      auto const* const tile = dialog.findChild<GameTile*>();
      QString const words =
          QStringLiteral("difficulty %1 of %2").arg(glanceOf(game->id)->difficulty).arg(hardestGlance);
      QVERIFY2(tile->toolTip().replace(u'\n', u' ').contains(words), qPrintable(tile->toolTip()));
      QVERIFY(tile->accessibleDescription().contains(words));
    }
  }

  // A game whose match is not over is not one that was never played.
  void aMatchInPlayIsToldAtItsGame() {
    open({1280, 774}, {}, false);
    dialog_->setProgress({{.game = "skat", .lessons = 6}, {.game = "whist", .lessons = 6}});
    auto const told = [this](char const* game) { return tile(game)->accessibleDescription(); };
    QVERIFY(!told("skat").contains(QStringLiteral("match in play")));
    dialog_->setUnfinished(UnfinishedMatch{.game = text("Skat"), .hand = 3, .hands = 12});
    QVERIFY2(told("skat").contains(QStringLiteral("match in play")), qPrintable(told("skat")));
    QVERIFY(!told("whist").contains(QStringLiteral("match in play")));
    dialog_->setUnfinished({});
    QVERIFY(!told("skat").contains(QStringLiteral("match in play")));
  }

  // From all the choices to the fewer, and only from there back to the table.
  void escapeLeavesOneThingAtATime() {
    open({1280, 774}, {}, false);
    dialog_->setMayGiveUp(true);
    QSignalSpy const givenUp(dialog_, &NewMatchDialog::givenUp);
    auto* const choices = dialog_->findChild<QAbstractButton*>("allChoices");
    choices->click();
    QVERIFY(dialog_->findChild<SeatPlace*>()->isVisible());
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QVERIFY(!dialog_->findChild<SeatPlace*>()->isVisible());
    QVERIFY(choices->hasFocus());
    QCOMPARE(givenUp.count(), 0);
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QCOMPARE(givenUp.count(), 1);
  }

  // The page stands at what one can go on with; all else on it still deals.
  void anUnfinishedMatchIsOffered() {
    open({1280, 774}, {}, false);
    auto* const goOn = dialog_->findChild<QPushButton*>("resume");
    QVERIFY(!goOn->isVisible() && dialog_->findChild<QPushButton*>("firstSteps")->isVisible());
    auto const* const deal = dialog_->findChild<PaperButton*>("dealCards");
    QCOMPARE(deal->key(), QStringLiteral("Enter"));
    // Once is enough: the quiet button offers it while the banner is another's.
    QVERIFY(!dialog_->findChild<QPushButton*>("newMatchFirstHand")->isVisible());
    UnfinishedMatch match{.game = text("Skat"), .hand = 3, .hands = 12};
    match.players = {{QStringLiteral("Zoe"), 3, true, -12}, {QStringLiteral("Ugo"), 4, false, 30}};
    dialog_->setUnfinished(match);
    dialog_->focusFirst();
    QVERIFY(goOn->hasFocus());
    QTRY_VERIFY(deal->key().isEmpty());  // Enter goes on with that
    QCOMPARE(goOn->accessibleDescription(), QStringLiteral("Zoe \u221212, Ugo +30"));
    // Where it stands, as far as that is known.
    auto const* words = dialog_->findChild<QLabel*>("resumeWords");
    QVERIFY(words->text().startsWith(QStringLiteral("You stand second.")));
    // Whoever has as many stands there too.
    match.players.push_back({QStringLiteral("Leo"), 5, false, -12});
    dialog_->setUnfinished(match);
    QVERIFY2(words->text().startsWith(QStringLiteral("You share second place.")), qPrintable(words->text()));
    match.players.pop_back();
    match.trick = 8;
    match.yourTurn = true;
    match.left = QDateTime(QDate(2001, 3, 4), QTime(18, 42));
    dialog_->setUnfinished(match);
    QVERIFY2(
        words->text().startsWith(QStringLiteral("Trick 8, your turn. You stand second.\nLeft on 4 March")),
        qPrintable(words->text()));
    match.onTable = true;
    match.yourTurn = false;
    match.players[1].total = -12;  // nobody is ahead
    dialog_->setUnfinished(match);
    QCOMPARE(words->text(), QStringLiteral("Trick 8.\n") + MatchBanner::kept());
    match.onTable = false;
    dialog_->setUnfinished(match);
    QSignalSpy const resumed(dialog_, &NewMatchDialog::resumeWanted);
    QSignalSpy const discarded(dialog_, &NewMatchDialog::discardWanted);
    QSignalSpy const chosen(dialog_, &NewMatchDialog::chosen);
    press(Qt::Key_Return);
    QCOMPARE(resumed.count(), 1);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(chosen.count(), 1);
    dialog_->findChild<QPushButton*>("discard")->click();
    QCOMPARE(discarded.count(), 1);
    dialog_->setUnfinished(std::nullopt);
    QVERIFY(!goOn->isVisible());
  }

  // What of the settings is chosen here is told, and the rest of them stays.
  void settingsAreChosenHere() {
    qRegisterMetaType<Settings>();
    open({1280, 774}, {}, false);
    Settings settings;
    settings.volume = 7;
    dialog_->setSettings(settings);
    QVERIFY(dialog_->findChild<QPushButton*>("newMatchGuide_0")->isChecked());
    QCOMPARE(dialog_->findChild<QPushButton*>("newMatchGuide_0")->text(), "Newcomer");  // with a capital
    QSignalSpy const changed(dialog_, &NewMatchDialog::settingsChanged);
    dialog_->findChild<QPushButton*>("newMatchGuide_2")->click();
    dialog_->findChild<QPushButton*>("newMatchMotion_1")->click();
    settings.guide = GuideDepth::off;
    QCOMPARE(changed[0][0].value<Settings>(), settings);
    settings.motion = MotionPace::brisk;
    settings.motionChosen = true;
    QCOMPARE(changed[1][0].value<Settings>(), settings);
  }

  // Over a field, too, and what is chosen there stays.
  void theWheelIsForThePage() {
    open({900, 480});
    std::vector<QWidget*> fields{dialog_->findChildren<SeatPlace*>().front()->findChild<QComboBox*>()};
    for (OptionRow const* row : rows()) fields.push_back(row->field());
    QCOMPARE(fields.size(), 4U);
    QScrollBar* bar = dialog_->findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    auto const values = [&] {
      std::vector<int> found;
      for (QWidget const* field : fields) {
        auto const* names = qobject_cast<QComboBox const*>(field);
        found.push_back(names != nullptr ? names->currentIndex()
                                         : qobject_cast<QSpinBox const*>(field)->value());
      }
      return found;
    };
    std::vector<int> const before = values();
    for (QWidget* field : fields)
      for (bool const focused : {false, true}) {
        if (focused) field->setFocus();
        bar->setValue(0);
        QPointF const middle = QRectF(field->rect()).center();
        QWheelEvent down(middle, field->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&down);  // only what a user does goes on to a parent
        qApp->notify(field, &down);
        QCOMPARE(values(), before);
        QVERIFY(bar->value() > 0);
      }
  }

  void facesAreReadOut() {
    open();
    SeatPlace const* row = dialog_->findChildren<SeatPlace*>().front();
    auto* face = row->findChild<AvatarButton*>();
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(face);
    QCOMPARE(read->text(QAccessible::Name), QStringLiteral("Face on seat 1"));
    QCOMPARE(read->text(QAccessible::Description), QStringLiteral("woman with a dark bob"));
    face->click();
    QCOMPARE(read->text(QAccessible::Description), QStringLiteral("old man with cap and beard"));
    Numbering other;
    QCoreApplication::installTranslator(&other);
    QCoreApplication::processEvents();
    QCOMPARE(read->text(QAccessible::Description), QStringLiteral("avatar.2"));
  }

  void tilesAreReadOut() {
    open();
    QCOMPARE(tile("skat")->accessibleName(), QStringLiteral("Skat"));
    QCOMPARE(tile("skat")->accessibleDescription(),
             QStringLiteral("One against two, with two cards face down."));
    QVERIFY(QTest::qWaitFor([&] { return art_->idle(); }, 10000));
    QVERIFY(!dialog_->grab().isNull());
  }
};

}  // namespace testNewMatch

QTEST_MAIN(testNewMatch::TestNewMatch)
#include "test_new_match.moc"
