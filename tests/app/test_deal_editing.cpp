// A deal that is put together on its page, by mouse, keys or text: what may not be says why and is mended by a button, a
// match of it is played from any seat, and its record says that it was set by hand.
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/match/drafted_deal.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/editor/card_tray.h"
#include "ui/editor/editor_page.h"
#include "ui/editor/place_row.h"
#include "ui/editor/value_sheet.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/hint/hint_table.h"
#include "ui/options/option_row.h"
#include "ui/options/options_sheet.h"
#include "ui/panels/guide_section.h"
#include "ui/score/code_line.h"

namespace testDealEditing {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

Card forty(char const* text) { return fortyCards.parse(text).value(); }

// A program with the page open.
struct Editing {
  QTemporaryDir home;
  Program program;

  explicit Editing(QString const& language = "en") : program(home.path(), lineWithMatch(language, 11)) {
    program.window().resize(1280, 800);
    if (!program.isActive()) qWarning("The window is not active.");
    program.window().findChild<QAction*>("actionEditor")->trigger();
    QCoreApplication::processEvents();
  }
  EditorPage* page() { return program.window().findChild<EditorPage*>(); }
  DealDraft const& draft() { return page()->scene()->draft; }
  template <class Kind>
  Kind* part(char const* name) {
    return page()->findChild<Kind*>(QString(name));
  }
  QAbstractButton* button(char const* name) { return part<QAbstractButton>(name); }
  void type(QString const& text) {
    auto* const field = part<QLineEdit>("editorText");
    field->setFocus(Qt::OtherFocusReason);
    field->selectAll();
    QTest::keyClicks(field, text);
  }
  void setOption(char const* id, int value) {
    button("editorOptions")->click();
    auto* const sheet = program.window().findChild<OptionsSheet*>();
    emit sheet->changed(optionIndex(draft().game().options, id), value);
    emit sheet->closed();
  }
  QString refusal() { return part<QWidget>("editorRefusal")->accessibleName(); }
  std::string cards(std::size_t place) { return draft().text(place); }
};

QPoint middleOf(QWidget const& widget, QWidget const& in) {
  return widget.mapTo(&in, widget.rect().center());
}

}  // namespace

class TestDealEditing : public QObject {
  Q_OBJECT

 private slots:
  // From the menu, and from a new match, whose game, players and options it takes; Escape leads back.
  void isReachedAndLeft() {
    Editing editing;
    QVERIFY(editing.page()->isVisible());
    editing.program.press(Qt::Key_Escape);
    QVERIFY(!editing.page()->isVisible());
    editing.program.window().newMatchWanted();
    auto* const dialog = editing.program.window().findChild<NewMatchDialog*>();
    dialog->findChild<QAbstractButton*>("game_tarot")->click();
    dialog->findChild<QAbstractButton*>("dealEditor")->click();
    QVERIFY(editing.page()->isVisible());
    QCOMPARE(editing.draft().game().id, std::string_view("tarot"));
    editing.program.press(Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
  }

  // By a tab or its key to a page of what the house remembers, behind which it is not there any more.
  void leadsToTheOtherRooms() {
    Editing editing;
    auto const isAt = [&](char const* name) {
      auto const* const page = editing.program.window().findChild<QWidget*>(QString(name));
      return page != nullptr && page->isVisible() && !editing.page()->isVisible();
    };
    editing.button("tab_book")->click();
    QVERIFY(comes([&] { return isAt("bookPage"); }));
    editing.program.press(Qt::Key_Escape);
    editing.program.window().findChild<QAction*>("actionEditor")->trigger();
    QVERIFY(editing.page()->isVisible());
    editing.part<QLineEdit>("editorText")->setFocus(Qt::OtherFocusReason);
    editing.program.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(comes([&] { return isAt("historyPage"); }));
  }

  void byKeysAlone() {
    Editing editing;
    QCOMPARE(editing.program.focusName(), QString("tray_AC"));
    editing.program.press(Qt::Key_Return);
    editing.program.press(Qt::Key_Right);
    editing.program.press(Qt::Key_2);
    editing.program.press(Qt::Key_Down);
    editing.program.press(Qt::Key_Space);
    QCOMPARE(editing.cards(0), std::string("AC 3D"));
    QCOMPARE(editing.cards(1), std::string("3C"));
    editing.program.press(Qt::Key_Delete);
    QCOMPARE(editing.cards(0), std::string("AC"));
    // Tab goes on to the places; the one that has the focus takes the next card.
    editing.program.press(Qt::Key_Tab);
    QCOMPARE(editing.program.focusName(), QString("editorPlace_1"));
    editing.program.press(Qt::Key_Down);
    QCOMPARE(editing.page()->scene()->chosen, std::size_t{1});
    editing.program.press(Qt::Key_Left);
    editing.program.press(Qt::Key_Delete);
    QVERIFY(editing.draft().at(1).empty());
  }

  void byMouse() {
    Editing editing;
    QVERIFY(editing.program.click("editorPlace_3"));
    QVERIFY(editing.program.click("tray_KS"));
    QCOMPARE(editing.cards(2), std::string("KS"));
    // Once more: it goes back.
    QVERIFY(editing.program.click("tray_KS"));
    QVERIFY(editing.draft().at(2).empty());
    // Carried from the tray to a place, from there to another, and back.
    auto* const window = editing.program.window().windowHandle();
    auto const carry = [&](QPoint const& from, QPoint const& to) {
      QTest::mousePress(window, Qt::LeftButton, {}, from);
      QTest::mouseMove(window, (from + to) / 2);
      QTest::mouseMove(window, to);
      QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    };
    QWidget const& all = editing.program.window();
    auto* const card = editing.button("tray_5C");
    auto const place = [&](int at) {
      return editing.page()->findChild<PlaceRow*>(QString("editorPlace_%1").arg(at));
    };
    carry(middleOf(*card, all), middleOf(*place(4), all));
    QCOMPARE(editing.cards(3), std::string("5C"));
    auto const first = [&](int at) {  // its first card
      return place(at)->mapTo(&all, place(at)->slot(0).center().toPoint());
    };
    carry(first(4), middleOf(*place(5), all));
    QCOMPARE(editing.cards(4), std::string("5C"));
    // Another button on the way, or the card taken back by a key: it is still that card.
    QPoint const from = first(5), to = middleOf(*place(4), all);
    QTest::mousePress(window, Qt::LeftButton, {}, from);
    QTest::mouseMove(window, (from + to) / 2);
    QTest::mousePress(window, Qt::RightButton, {}, to);
    QTest::mouseMove(window, to + QPoint(1, 0));
    QTest::mouseRelease(window, Qt::RightButton, {}, to);
    place(5)->setFocus(Qt::OtherFocusReason);
    editing.program.press(Qt::Key_Backspace);
    QTest::mouseMove(window, to);
    QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    QCOMPARE(editing.cards(3), std::string("5C"));
    carry(first(4), middleOf(*editing.part<CardTray>("editorTray"), all));
    QVERIFY(editing.draft().at(3).empty());
  }

  // The signs of suits are read as their letters.
  void suitsMayBeSigns() {
    Editing editing;
    emit editing.page()->textTyped(QString::fromUtf8("A\u2665 3\u2661 5\u2666 K\u2660 2\u2663"));
    QVERIFY2(editing.refusal().isEmpty(), qPrintable(editing.refusal()));
    QCOMPARE(editing.cards(0), std::string("AH 3H 5D KS 2C"));
    // What is refused is told as it was written.
    emit editing.page()->textTyped(QString::fromUtf8("9\u2665"));
    QVERIFY2(editing.refusal().contains(QString::fromUtf8("\u201c9\u2665\u201d")),
             qPrintable(editing.refusal()));
  }

  // Where Italian is spoken, by the letters on its cards and the first ones of its suits; of French decks likewise.
  void cardsAreWrittenAsTheTableKnowsThem() {
    Editing editing("it");
    editing.type("AB RC, fs 3D 7b");
    QVERIFY2(editing.refusal().isEmpty(), qPrintable(editing.refusal()));
    QCOMPARE(editing.cards(0), std::string("AC KH JS 3D 7C"));
    editing.button("editorPlace_2")->click();
    editing.button("editorPlace_1")->click();
    QCOMPARE(editing.part<QLineEdit>("editorText")->text(), QString("AB RC FS 3D 7B"));
    bool said = false;
    for (auto const* label : editing.page()->findChildren<QLabel*>())
      said = said || (label->text().contains("B bastoni") && label->text().contains("C coppe"));
    QVERIFY(said);
    emit editing.page()->gameWanted("tarot");
    editing.type("1C DF VP RQ T21 EX");
    QVERIFY2(editing.refusal().isEmpty(), qPrintable(editing.refusal()));
    QCOMPARE(editing.cards(0), std::string("AH QC JS KD T21 EX"));
  }

  // It stays where it was written, whatever else is done in that place, until somebody takes it out.
  void whatCannotBeReadStays() {
    Editing editing;
    auto const* const field = editing.part<QLineEdit>("editorText");
    editing.type("AH XX 3H");
    editing.program.press(Qt::Key_Return);
    QCOMPARE(field->text(), QString("AH XX 3H"));
    emit editing.page()->cardWanted(forty("5D"));
    QCOMPARE(editing.cards(0), std::string("AH 3H 5D"));
    QVERIFY2(field->text().contains("XX") && editing.refusal().contains("XX"), qPrintable(field->text()));
    editing.button("editorMend")->click();
    QCOMPARE(field->text(), QString("AH 3H 5D"));
    QVERIFY(editing.refusal().isEmpty());
  }

  void whatMayNotBeIsRefusedAndMended() {
    Editing editing;
    editing.type("AH 3H");
    QCOMPARE(editing.cards(0), std::string("AH 3H"));
    QVERIFY(editing.refusal().isEmpty());
    editing.button("editorPlace_2")->click();
    editing.type("2D AH");
    QVERIFY2(editing.refusal().startsWith("The ace of cups is not free: it lies in your hand."),
             qPrintable(editing.refusal()));
    QVERIFY2(editing.refusal().endsWith("it leaves you with 1."), qPrintable(editing.refusal()));
    QCOMPARE(editing.cards(1), std::string("2D"));
    QCOMPARE(editing.button("editorMend")->text(), QString("Move it here"));
    editing.program.press(Qt::Key_Return);  // in the field
    QCOMPARE(editing.cards(1), std::string("2D AH"));
    QCOMPARE(editing.cards(0), std::string("3H"));
    QVERIFY(editing.refusal().isEmpty());
    // No card, or one twice, is left out.
    editing.type("2D XX 2D");
    QVERIFY(editing.refusal().startsWith(QString::fromUtf8("“XX” is not a card of this game.")));
    editing.button("editorMend")->click();
    QVERIFY(editing.refusal().startsWith("The two of coins is there twice."));
    editing.button("editorMend")->click();
    QCOMPARE(editing.part<QLineEdit>("editorText")->text(), QString("2D"));
    QVERIFY(editing.refusal().isEmpty());
    // One too many goes to the next place with room.
    editing.type("2C 4C 5C 6C 7C JC QC KC AS");
    QVERIFY2(editing.refusal().startsWith("Anna has all 8 cards already."), qPrintable(editing.refusal()));
    editing.button("editorMend")->click();
    QCOMPARE(editing.draft().placeOf(forty("AS")), std::optional<std::size_t>(2));
    // Escape drops it, and only then leads back.
    editing.button("editorPlace_1")->click();
    editing.program.click("tray_KC");
    QVERIFY(!editing.refusal().isEmpty());
    editing.program.press(Qt::Key_Escape);
    QVERIFY(editing.refusal().isEmpty() && editing.page()->isVisible());
  }

  void theCodeComesWithTheLastCard() {
    Editing editing;
    auto* const code = editing.part<QLineEdit>("editorCode");
    QVERIFY(code->text().isEmpty());
    editing.button("editorRest")->click();
    QCOMPARE(code->text().toStdString(), codeOf(editing.draft()));
    DealDraft const whole = editing.draft();
    QString const text = code->text();
    editing.button("editorClear")->click();
    QCOMPARE(editing.draft().free().size(), 40);
    QCOMPARE(editing.part<QLabel>("editorCodeWords")->text(), QString("Changed since: 40 cards."));
    QString wrong = text;
    wrong[8] = wrong[8] == u'7' ? u'8' : u'7';
    auto const paste = [&](QString const& what) {
      code->setFocus();
      code->selectAll();
      QTest::keyClicks(code, what);
    };
    paste(wrong);
    QCOMPARE(editing.part<QLabel>("editorCodeWords")->text(), QString("A letter is wrong or missing."));
    QCOMPARE(editing.draft().free().size(), 40);
    paste(text);
    QVERIFY(editing.draft().deal() == whole.deal());
  }

  // From another seat, with another dealer; what was placed lies there, and the record is honest and sound.
  void isPlayedFromAnySeat() {
    Editing editing;
    editing.part<QComboBox>("editorDealer")->setCurrentIndex(4);
    editing.part<QComboBox>("editorViewer")->setCurrentIndex(2);
    editing.button("editorPlace_3")->click();
    editing.type("AC AD AH AS 3C 3D");
    editing.program.press(Qt::Key_Return, Qt::ControlModifier);
    Session& session = editing.program.session();
    QVERIFY(comes(
        [&] { return session.hasMatch() && session.record().setByHand && !session.record().hands.empty(); }));
    QVERIFY(!editing.page()->isVisible());
    Record const& record = session.record();
    QCOMPARE(session.plan().viewer(), Seat{2});
    QCOMPARE(record.hands[0].dealer, Seat{4});
    CardSet placed;
    for (char const* card : {"AC", "AD", "AH", "AS", "3C", "3D"}) placed.insert(forty(card));
    QVERIFY(record.hands[0].deal.hands[2].contains(placed));
    QVERIFY(!record.code.empty());
    QVERIFY(session.scene().setByHand);
    QVERIFY(playOut(session));
    QVERIFY(!verify(session.record()));
    QVERIFY(toJson(session.record()).find(R"("deals":"hand")") != std::string::npos);
  }

  // What is set changes the deal that is played, not the cards that lie there; what follows from it follows.
  void optionsAreSetThere() {
    Editing editing;
    emit editing.page()->gameWanted("tarot");
    emit editing.page()->playersWanted(4);
    auto* const options = editing.button("editorOptions");
    QCOMPARE(options->text(), QString("as usual"));
    editing.type("KH QH NH T21");
    std::string const placed = editing.cards(0);
    QVERIFY(editing.program.click("editorOptions"));
    auto* const sheet = editing.program.window().findChild<OptionsSheet*>();
    QVERIFY(sheet->isVisible());
    auto const place = static_cast<std::size_t>(optionIndex(editing.draft().game().options, "rules"));
    auto* const rules =
        qobject_cast<QComboBox*>(sheet->findChild<OptionRow*>(QString("option_%1").arg(place))->field());
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QCOMPARE(editing.draft().options().values[place], std::int16_t{1});
    GameInfo const& tarot = editing.draft().game();
    GivenOptions given{};
    given[place] = 1;
    QVERIFY(editing.draft().options() == completed(tarot.options, given));
    QCOMPARE(editing.cards(0), placed);
    editing.program.press(Qt::Key_Escape);
    QVERIFY(!sheet->isVisible() && editing.page()->isVisible());
    QCOMPARE(options->text(), QString("1 changed"));
    emit editing.page()->playWanted();
    Session& session = editing.program.session();
    QVERIFY(comes([&] { return session.hasMatch() && session.record().game == "tarot"; }));
    QCOMPARE(session.record().options.values[place], std::int16_t{1});
    // By which two cannot play: there is nothing to choose then.
    editing.program.window().findChild<QAction*>("actionEditor")->trigger();
    emit editing.page()->playersWanted(2);
    editing.button("editorOptions")->click();
    QVERIFY(!rules->isEnabled());
    QCOMPARE(rules->currentIndex(), 0);
  }

  // Of a hand in the middle of a match too, whose hands are of another size than the first one's.
  void anOptionLeavesTheCardsOfALaterHand() {
    Editing editing;
    GameInfo const& game = *findGame("jabberwocky");
    DealDraft deal = emptyDraft(game, 4, completed(game.options, {}), 5);
    Rng rng(4);
    deal.dealRest(rng);
    emit editing.page()->codeTyped(QString::fromStdString(codeOf(deal)));
    QVERIFY(editing.draft().number() > 0 && editing.draft().isComplete());
    std::string const cards = editing.cards(0);
    for (int const value : {1, 0}) {
      editing.setOption("revoke", value);
      QCOMPARE(editing.draft().options().values[0], static_cast<std::int16_t>(value));
      QCOMPARE(editing.cards(0), cards);
      QVERIFY(editing.draft().isComplete());
    }
  }

  // As the seat that acts first may know it; it begins when all cards lie there.
  void thePositionHasAValue() {
    Editing editing;
    QVERIFY(!editing.button("editorValue")->isEnabled());
    // In the one the dealer calls first, in the other the next seat leads.
    for (auto const& [game, first] :
         {std::pair("jaguar", "Anna goes first"), {"jaago-chalis", "Bruno goes first"}}) {
      emit editing.page()->gameWanted(game);
      editing.part<QComboBox>("editorDealer")->setCurrentIndex(1);
      emit editing.page()->restWanted();
      QVERIFY(editing.program.click("editorValue"));
      auto* const sheet = editing.program.window().findChild<ValueSheet*>();
      QVERIFY(sheet->isVisible());
      auto* const table = sheet->findChild<HintTable*>();
      QVERIFY(table->rows().empty());
      QVERIFY(comes([&] { return !table->rows().empty(); }));
      QVERIFY(table->rows().size() > 1 && table->rows().size() <= 3);
      QVERIFY(table->isVisible());
      for (HintTable::Row const& row : table->rows()) QVERIFY(!row.label.isEmpty() && !row.score.isEmpty());
      QVERIFY2(sheet->findChild<QLabel*>("valueWords")->text().startsWith(first),
               qPrintable(sheet->findChild<QLabel*>("valueWords")->text()));
      editing.program.press(Qt::Key_Escape);
      QVERIFY(!sheet->isVisible() && editing.page()->isVisible());
    }
  }

  // Whoever holds the 1 of trumps alone has the hand thrown in: nobody acts, so there is nothing to be asked.
  void aVoidDealHasNoValue() {
    Editing editing;
    emit editing.page()->gameWanted("tarot");
    emit editing.page()->playersWanted(4);
    editing.setOption("rules", 1);
    editing.type("T1 KH QH NH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH KS QS NS");
    emit editing.page()->restWanted();
    QVERIFY(!editing.button("editorValue")->isEnabled());
    QCOMPARE(editing.button("editorValue")->accessibleDescription(), QString("such a hand is void"));
    // Asked for all the same, it opens nothing.
    emit editing.page()->valueWanted();
    QVERIFY(!editing.program.desktop().dealEditing().isValuing());
  }

  // At once, and nothing is heard of it afterwards.
  void theValueIsCalledOff() {
    Editing editing;
    emit editing.page()->restWanted();
    editing.button("editorValue")->click();
    auto* const sheet = editing.program.window().findChild<ValueSheet*>();
    QVERIFY(editing.program.desktop().dealEditing().isValuing());
    editing.program.press(Qt::Key_Escape);
    QVERIFY(!sheet->isVisible());
    QVERIFY(!editing.program.desktop().dealEditing().isValuing());
    QCOMPARE(sheet->findChild<GuideSection*>("valueAnswer")->heading(), QString("Thinking"));
  }

  // Who sat where there is no seat any more sits elsewhere, and plays.
  void thePersonStaysAtASmallerTable() {
    Editing editing;
    emit editing.page()->gameWanted("tarot");
    emit editing.page()->playersWanted(5);
    emit editing.page()->viewerWanted(4);
    emit editing.page()->gameWanted("jaago-chalis");
    emit editing.page()->playWanted();
    Session& session = editing.program.session();
    QVERIFY(comes([&] { return session.hasMatch() && session.record().game == "jaago-chalis"; }));
    QVERIFY(!session.plan().isWatched());
  }

  // The next new match is none of this: it is dealt by chance.
  void theNextMatchIsDealtByChance() {
    Editing editing;
    editing.program.press(Qt::Key_Return, Qt::ControlModifier);
    Session& session = editing.program.session();
    QVERIFY(comes([&] { return session.hasMatch() && session.record().setByHand; }));
    editing.program.window().newMatchWanted();
    auto* const dialog = editing.program.window().findChild<NewMatchDialog*>();
    MatchChoice const choice = dialog->choice();
    QVERIFY(!choice.setByHand && choice.code.isEmpty());
    emit editing.program.window().matchChosen(choice);
    QVERIFY(comes([&] { return session.hasMatch() && !session.record().setByHand; }));
  }

  // Of every game by any number of players, at any size: each place has its room in sight, and what is said of it.
  void everyGameHasRoom() {
    Editing editing("it");
    for (QSize const size : {QSize(900, 600), QSize(1280, 800)}) {
      editing.program.window().resize(size);
      for (GameInfo const* game : allGames())
        for (int const players : game->allCounts()) {
          emit editing.page()->gameWanted(idOf(*game));
          emit editing.page()->playersWanted(players);
          emit editing.page()->clearWanted();
          QCoreApplication::processEvents();
          // In the fields, what is chosen there, or what it is for.
          for (char const* name : {"editorGame", "editorPlayers", "editorDealer", "editorViewer"}) {
            auto const* const box = editing.part<QComboBox>(name);
            QStyleOptionComboBox option;
            option.initFrom(box);
            QRect const room =
                box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
            QVERIFY2(box->fontMetrics().horizontalAdvance(box->currentText()) <= room.width(),
                     qPrintable(box->currentText()));
          }
          auto const* const code = editing.part<QLineEdit>("editorCode");
          QVERIFY2(code->fontMetrics().horizontalAdvance(code->placeholderText()) <= code->width() - 24,
                   qPrintable(code->placeholderText()));
          // Under the buttons, whole and apart.
          auto const* const ofValue = editing.part<QLabel>("editorValueWords");
          auto const* const ofPlay = editing.part<QLabel>("editorPlayWords");
          QVERIFY(!ofValue->text().isEmpty() && !ofPlay->text().isEmpty());
          QVERIFY2(ofValue->width() >= ofValue->sizeHint().width(), qPrintable(ofValue->text()));
          QVERIFY2(
              ofValue->x() + ofValue->width() <= ofPlay->x() + ofPlay->width() - ofPlay->sizeHint().width(),
              qPrintable(ofPlay->text()));
          auto const* const ofCode = editing.part<QLabel>("editorCodeWords");
          QVERIFY2(ofCode->heightForWidth(ofCode->width()) <= ofCode->height(), qPrintable(ofCode->text()));
          QVERIFY(ofCode->geometry().right() < ofValue->x());
          emit editing.page()->restWanted();
          QCoreApplication::processEvents();
          QVERIFY(editing.draft().isComplete());
          auto const rows = editing.page()->findChildren<PlaceRow*>();
          QCOMPARE(rows.size(), static_cast<qsizetype>(editing.draft().places().size()));
          auto const* const text = editing.part<QLineEdit>("editorText");
          for (PlaceRow const* row : rows) {
            QVERIFY(row->height() >= 30);
            QVERIFY(row->geometry().bottom() < text->geometry().top());
            QVERIFY(!QAccessible::queryAccessibleInterface(const_cast<PlaceRow*>(row))
                         ->text(QAccessible::Name)
                         .isEmpty());
          }
          auto const* const tray = editing.part<CardTray>("editorTray");
          QVERIFY(tray->geometry().bottom() < text->geometry().top());
          QVERIFY(tray->cardHeight() >= 28);
          QCOMPARE(tray->findChildren<QAbstractButton*>().size(),
                   static_cast<qsizetype>(game->deck->cards().size()));
        }
    }
  }

  void aReaderHearsWhoHasACard() {
    Editing editing;
    editing.type("AH");
    QCOMPARE(editing.button("tray_AH")->accessibleName(), QString("Ace of cups: You"));
    QCOMPARE(editing.button("tray_3H")->accessibleName(), QString("Three of cups, free"));
    QCOMPARE(editing.button("editorPlace_1")->accessibleName(),
             QString("You, 1 of 8, takes the next card, dealer, ace of cups"));
  }
};

}  // namespace testDealEditing

QTEST_MAIN(testDealEditing::TestDealEditing)
#include "test_deal_editing.moc"
