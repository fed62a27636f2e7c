// The table as a player uses it: by mouse, by keyboard alone, and read out.
#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QTranslator>
#include <QtMath>
#include <cmath>

#include "table_scenes.h"
#include "tests/joined.h"
#include "ui/hand/hand_view.h"
#include "ui/table/table_widget.h"

namespace testTableWidget {

using namespace giaguaro;

namespace {

Message text(char const* words) {
  Message message;
  message.text = {"", words, words};
  return message;
}

Card card(char const* notation) { return *fortyCards.parse(notation); }

TableScene scene(std::vector<Card> hand) {
  TableScene made;
  made.viewer = made.seen.viewer = 0;
  made.mayAct = true;
  made.seen.players = 5;
  made.seen.toAct = 0;
  made.seen.hand = std::move(hand);
  for (char const* name : {"Ida", "Anna", "Bruno", "Chiara", "Dario"}) {
    made.people.push_back({QString::fromUtf8(name), 1, false});
    made.seen.seats.emplace_back().spoken = text(name);
  }
  return made;
}

// Coins must be followed.
TableScene playScene() {
  TableScene made = scene({card("AD"), card("4D"), card("AS")});
  made.seen.trick = {.cards = {{4, card("2D")}}, .leader = 4, .winner = 4, .number = 2};
  for (Card const each : made.seen.hand) {
    Offer offer{.action = Action::play(each)};
    if (each == card("AS")) offer.refusal = text("You hold coins.");
    made.seen.offers.push_back(offer);
  }
  return made;
}

Action bid(Rank rank) { return {Action::Kind::bid, static_cast<std::uint8_t>(rank)}; }
Action const pass{Action::Kind::pass};

TableScene auctionScene() {
  TableScene made = scene({card("AD"), card("4D"), card("AS")});
  made.seen.dock = {text("Your bid"), text("lower, or pass"), text("not lower"), text("may be bid")};
  for (Rank const rank : {Rank::ace, Rank::king, Rank::jack, Rank::seven, Rank::two}) {
    Offer offer{
        .action = bid(rank), .label = text("a rank"), .deed = text("Bid it"), .glyph = args::rank(rank)};
    if (rank == Rank::ace || rank == Rank::king) offer.refusal = text("Every bid must be lower.");
    made.seen.offers.push_back(offer);
  }
  made.seen.offers.push_back({.action = pass, .label = text("Pass"), .deed = text("Pass")});
  for (Card const each : made.seen.hand) {
    Offer offer{.action = Action::play(each)};
    offer.refusal = text("The auction comes first.");
    made.seen.offers.push_back(offer);
  }
  return made;
}

Wording wording(TableScene const& made) {
  QStringList names;
  for (Person const& person : made.people) names << person.name;
  return Wording(names, made.viewer, DeckWords::italian, &fortyCards);
}

Action first(QSignalSpy const& spy) {
  return spy.isEmpty() ? Action{} : qvariant_cast<Action>(spy.first().first());
}

}  // namespace

class TestTableWidget : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<TableWidget> table_;

  void show(TableScene const& made) {
    table_->setScene(made, wording(made));
    table_->show();
    table_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table_.get()));
  }
  template <class Widget = QAbstractButton>
  Widget* find(char const* name) {
    return table_->findChild<Widget*>(QString::fromLatin1(name));
  }
  // A point of a hand card that no other card covers.
  static QPoint onCard(QWidget const* button) { return {button->width() / 6, button->height() * 3 / 4}; }

 private slots:
  void initTestCase() { qRegisterMetaType<giaguaro::Action>(); }
  void init() {
    art_ = std::make_unique<CardArt>();
    table_ = std::make_unique<TableWidget>(*art_);
    table_->resize(920, 698);
  }
  void cleanup() {
    table_.reset();
    art_.reset();
  }

  void clickPlays() {
    show(playScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    auto* four = find("card_4D");
    QVERIFY(four);
    QTest::mouseClick(four, Qt::LeftButton, {}, onCard(four));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(first(chosen), Action::play(card("4D")));
  }

  void barredCardIsRefused() {
    show(playScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    auto* ace = find("card_AS");
    QVERIFY(ace->isEnabled());
    QCOMPARE(ace->toolTip(), QStringLiteral("You hold coins."));
    QTest::mouseClick(ace, Qt::LeftButton, {}, onCard(ace));
    ace->setFocus();
    QTest::keyClick(ace, Qt::Key_Return);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(first(refused), Action::play(card("AS")));
    QCOMPARE(chosen.count(), 0);
  }

  // Before it is time to play nothing is barred: no card tells why.
  // Rings, tokens and room to rise reach over the neighbours, but take no click from them.
  void everyVisiblePointOfACardIsItsOwn_data() {
    QTest::addColumn<int>("held");
    QTest::addColumn<QString>("state");
    for (int const held : {13, 24})
      for (char const* const state : {"asked", "hinted", "focused", "put aside", "rests"})
        QTest::addRow("%d cards, %s", held, state) << held << QString(state);
  }
  void everyVisiblePointOfACardIsItsOwn() {
    QFETCH(int, held);
    QFETCH(QString, state);
    bool const few = held == 13;
    tableScenes::Look const look{few ? 4 : 3, held, false, false};
    TableScene made = tableScenes::tableOf(look, few ? Deck::Id::fiftyTwo : Deck::Id::seventyEight, false);
    auto kind = Action::Kind::play;
    if (state == "put aside") {
      kind = Action::Kind::discard;
      made.draftSize = 6;
      for (Offer& offer : made.seen.offers) offer.action.kind = kind;
      made.draft = {made.seen.hand[0], made.seen.hand[4], made.seen.hand[7]};
    }
    made.resting = state == "rests";
    made.mayAct = !made.resting;
    table_->setScene(made, tableScenes::wordingOf(made));
    table_->show();
    table_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table_.get()));
    std::vector<CardButton*> const& cards = find<HandView>("hand")->cards();
    QCOMPARE(cards.size(), static_cast<std::size_t>(held) - made.draft.size());
    if (state == "hinted") table_->setHinted({Action::play(made.seen.hand[4])});
    if (state == "focused") cards[4]->setFocus(Qt::TabFocusReason);
    // From a card before it is turned to the table, and back.
    auto const lying = [&](std::size_t i) {
      QPoint const origin = cards[i]->mapTo(table_.get(), QPoint());
      return cards[i]->lying() * QTransform::fromTranslate(origin.x(), origin.y());
    };
    auto const upright = [&](std::size_t i, QPointF const& at) { return lying(i).inverted().map(at); };
    auto const seenAt = [&](QPoint const& at) {
      QPointF const middle = QRectF(at, QSizeF(1, 1)).center();
      std::size_t i = cards.size();
      while (i > 0 && !cards[i - 1]->cardRect().contains(upright(i - 1, middle))) --i;
      return i > 0 ? cards[i - 1] : nullptr;
    };
    QVERIFY(cards.front()->turn() < -1 && cards.back()->turn() > 1);

    struct Spot {
      QPoint at;
      CardButton* card;
    };
    std::vector<Spot> spots;
    int under = 0;  // a neighbour that stands higher
    for (std::size_t i = 0; i < cards.size(); ++i) {
      QRectF const box = cards[i]->cardRect();
      // Of the next one, as this one lies: where its upper and its lower left corners are.
      auto const nextAt = [&](QPointF const& corner) { return upright(i, lying(i + 1).map(corner)); };
      bool const last = i + 1 == cards.size();
      qreal const corner = box.width() * CardPainter::cornerPart + 1;
      for (qreal const inside : {2.5, 4.0, 7.0})
        for (qreal const y : {box.top() + corner, box.center().y(), box.bottom() - corner - 1}) {
          qreal right = box.right();
          if (!last) right = std::min(right, nextAt(cards[i + 1]->cardRect().topLeft()).x());
          for (qreal const x : {box.left() + inside, right - inside}) {
            QPointF const at = lying(i).map(QPointF(x, y));
            QPoint const pixel(qFloor(at.x()), qFloor(at.y()));
            if (CardButton* card = seenAt(pixel)) spots.push_back({pixel, card});
          }
        }
      if (last) continue;
      QPointF const foot = nextAt(cards[i + 1]->cardRect().bottomLeft());
      if (foot.y() > box.bottom() - 4) continue;
      // What would look out there does not: it is the gap beneath the higher one.
      QPoint const at = lying(i).map(QPointF(foot.x() + 4, box.bottom() - 2)).toPoint();
      if (seenAt(at) == cards[i]) {
        spots.push_back({at, cards[i + 1]});
        ++under;
      }
    }
    QVERIFY(spots.size() >= cards.size() * 18);
    QCOMPARE(under > 0, state != "rests" && state != "put aside");

    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    QSignalSpy onward(table_.get(), &TableWidget::goOn);
    QPoint const cloth(table_->width() / 2, table_->height() / 3);
    for (Spot const& spot : spots)
      QVERIFY2(table_->childAt(spot.at) == spot.card, qPrintable(spot.card->objectName()));
    // All of them by the mouse would take long; seven is prime to how they come.
    for (std::size_t i = 0; i < spots.size(); i += 7) {
      Spot const& spot = spots[i];
      QString const where =
          QStringLiteral("%1 at %2, %3").arg(spot.card->objectName()).arg(spot.at.x()).arg(spot.at.y());
      QTest::mouseMove(table_->windowHandle(), cloth);
      if (state == "focused") cards[4]->setFocus(Qt::TabFocusReason);  // a click takes it away
      QVERIFY2(table_->childAt(spot.at) == spot.card, qPrintable(where));
      QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {}, spot.at);
      bool const free = spot.card->stand() != CardButton::Stand::barred;
      if (state == "rests") {
        QVERIFY2(onward.size() == 1, qPrintable(where));
        QCOMPARE(chosen.size() + refused.size(), 0);
      } else {
        QVERIFY2(chosen.size() == (free ? 1 : 0) && refused.size() == (free ? 0 : 1), qPrintable(where));
        QCOMPARE(first(free ? chosen : refused), (Action{kind, spot.card->card().code}));
      }
      for (QSignalSpy* spy : {&chosen, &refused, &onward}) spy->clear();
    }
  }

  void cardsThatWaitTellNoReason() {
    show(auctionScene());
    QVERIFY(find("card_AS")->toolTip().isEmpty());
  }

  // Whoever thinks is told by words in the second line, and only as long as that lasts.
  void thoughtsStandInThePlatesSecondLine() {
    TableScene made = playScene();
    made.seen.seats[2].standing = text("8 cards");
    QCOMPARE(SeatPlate::of(made, 2, wording(made)).secondLine(), QStringLiteral("8 cards"));
    made.thinking = 2;
    SeatPlate const thinks = SeatPlate::of(made, 2, wording(made));
    QCOMPARE(thinks.secondLine(), QStringLiteral("thinking"));
    QVERIFY(thinks.tokens.isEmpty());
    QCOMPARE(SeatPlate::of(made, 1, wording(made)).secondLine(), QString());
  }

  // Two words over neighbours lean away from each other by where their cards lie, not by where they lay when they were told.
  void wordsOverCardsLeanAsTheirCardsLie() {
    TableScene const made = playScene();
    Theme const theme;
    CardTags const tags{{Action::play(card("AD")), QStringLiteral("a very long word")},
                        {Action::play(card("4D")), QStringLiteral("another long word")}};
    TableLayout const layout({.size = QSizeF(600, 460), .players = 5, .cards = 3});
    QWidget parent;
    parent.resize(600, 460);
    auto const shown = [&](bool before) {
      HandView hand(*art_, theme, &parent);
      hand.setScene(made, wording(made));
      if (before) hand.setTags(tags);
      hand.place(layout);
      if (!before) hand.setTags(tags);
      (void)hand.grab();  // which asks for the cards as they lie
      (void)QTest::qWaitFor([this] { return art_->idle(); }, 20000);
      return hand.grab().toImage();
    };
    QCOMPARE(shown(true), shown(false));
  }

  // A badge has a word of its own, also where the rectangle of a card of the hand reaches over it.
  void badgesTellTheirWords() {
    TableScene made = playScene();
    made.seen.seats[0].marks = {Seen::Mark::dealer, Seen::Mark::declarer};
    made.seen.seats[0].role = text("taker");
    made.seen.seats[2].marks = {Seen::Mark::partner};
    made.seen.seats[2].role = text("friend");
    show(made);
    TableLayout const& layout = table_->tableLayout();
    auto const told = [&](Seat seat, int index, int count) {
      QPoint const at = layout.token(seat, index, count).toPoint();
      QWidget* under = table_->childAt(at);
      if (under == nullptr) under = table_.get();
      QToolTip::hideText();
      QHelpEvent event(QEvent::ToolTip, under->mapFrom(table_.get(), at), table_->mapToGlobal(at));
      QApplication::sendEvent(under, &event);
      return QToolTip::text();
    };
    // What a word beside the name says has no badge as well.
    QCOMPARE(told(0, 0, 1), QStringLiteral("dealer"));
    // Where that word has no room, the badge tells it.
    QString const longest(60, u'm');
    made.seen.seats[0].role = text(qPrintable(longest));
    show(made);
    QCOMPARE(told(0, 0, 2), QStringLiteral("dealer"));
    QCOMPARE(told(0, 1, 2), longest);
    made.seen.toAct = 1;
    table_->setScene(made, wording(made));
    QTRY_VERIFY(!QToolTip::isVisible());  // it told of what was
  }

  // What each has in the match, once a hand of it is over; to be read and to be looked up.
  void platesTellTheTotals() {
    TableScene made = playScene();
    made.totals = {3, -2, 0, 0, -1};
    QVERIFY(!SeatPlate::of(made, 1, wording(made)).spoken.contains(QStringLiteral("total")));
    made.rows.emplace_back();
    SeatPlate const anna = SeatPlate::of(made, 1, wording(made));
    QVERIFY(anna.spoken.contains(QStringLiteral("total \u22122")));
    QVERIFY(anna.inWords().endsWith(QStringLiteral("total \u22122")));
    QVERIFY(SeatPlate::of(made, 0, wording(made)).spoken.contains(QStringLiteral("total +3")));
    made.halves = true;
    QVERIFY(SeatPlate::of(made, 4, wording(made)).inWords().endsWith(QStringLiteral("total \u2212\u00bd")));
  }

  // What was said before the cards can be looked up while they are played.
  void theContractTellsTheAuction() {
    TableScene made = playScene();
    made.seen.contract.title = text("Jaguar: Anna");
    show(made);
    auto const contract = [this] { return find<QLabel>("contract")->accessibleName(); };
    QCOMPARE(contract(), QStringLiteral("Jaguar: Anna"));
    made.auction = {text("Bruno bids the king."), text("Anna bids the seven.")};
    table_->setScene(made, wording(made));
    QString const told = QStringLiteral("What was said: Bruno bids the king. Anna bids the seven.");
    QCOMPARE(contract(), QStringLiteral("Jaguar: Anna. ") + told);
    QPoint const at = table_->tableLayout().contractPlate().center().toPoint();
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, table_->mapToGlobal(at));
    QApplication::sendEvent(table_.get(), &event);
    QVERIFY2(QToolTip::text().contains(QStringLiteral("Bruno bids the king. Anna bids the seven.")),
             qPrintable(QToolTip::text()));
    QToolTip::hideText();
  }

  void keyboardAlonePlays() {
    show(playScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    table_->setFocus(Qt::TabFocusReason);
    QVERIFY(find("card_AD")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(find("card_4D")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
    QVERIFY(find("card_AS")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(first(chosen), Action::play(card("AD")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
  }

  // No other card has it unasked, or the next Enter would play that; arrows go on from where it was.
  void focusOfACardThatGoesIsTheTables() {
    TableScene made = playScene();
    show(made);
    find("card_4D")->setFocus();
    auto* kept = find("card_AS");
    made.seen.hand = {card("AD"), card("AS")};
    for (Offer& offer : made.seen.offers) offer.refusal.reset();
    table_->setScene(made, wording(made));
    QCOMPARE(find("card_AS"), kept);
    QVERIFY(!find("card_4D"));
    QVERIFY(table_->hasFocus());
    QTest::keyClick(table_.get(), Qt::Key_Left);
    QVERIFY(kept->hasFocus());
  }

  // What is turned is hit where it is seen, to its corners, and stands out of the hand along its own axis.
  void turnedCardsAreHitAndLiftedAsTheyLie() {
    TableScene made = scene({card("AD"), card("4D"), card("AS"), card("KC"), card("7H"), card("2H")});
    for (Card const held : made.seen.hand) made.seen.offers.push_back({.action = Action::play(held)});
    show(made);
    TableLayout const& layout = table_->tableLayout();
    std::vector<CardButton*> const& cards = find<HandView>("hand")->cards();
    for (std::size_t const i : {std::size_t{0}, cards.size() - 1}) {
      CardButton const& button = *cards[i];
      QVERIFY(std::abs(button.turn()) > 2);
      QPoint const origin = button.mapTo(table_.get(), QPoint());
      QPointF const lifted = button.middle() + origin - layout.handCard(static_cast<int>(i)).center();
      qreal const axis = qDegreesToRadians(button.turn());
      qreal const lift =
          layout.unit() * (button.hasFocus() ? cardLift::playableAttended : cardLift::playable);
      QVERIFY(std::abs(lifted.x() - lift * std::sin(axis)) < 0.1);
      QVERIFY(std::abs(lifted.y() + lift * std::cos(axis)) < 0.1);
      QRectF const upright = button.cardRect();
      QRectF const seen = upright.adjusted(3, 3, -3, -3);
      for (QPointF const& corner : {seen.topLeft(), seen.topRight(), seen.bottomLeft(), seen.bottomRight()})
        QCOMPARE(table_->childAt((button.lying().map(corner) + origin).toPoint()), &button);
      // Where it would be if it stood upright, and is not.
      QPointF const beside =
          i == 0 ? upright.bottomLeft() - QPointF(-1, 8) : upright.bottomRight() - QPointF(2, 8);
      QVERIFY(table_->childAt((beside + button.middle() - upright.center() + origin).toPoint()) != &button);
      QCOMPARE(find<HandView>("hand")->placeOf(button.card()).center(), button.middle() + origin);
    }
  }

  // Each of a few shows whole, and can be clicked anywhere.
  void aFewCardsLieSideBySide() {
    DeckStyle style;
    for (bool const large : {false, true}) {
      style.variant.largeIndices = large;
      art_->setStyle(style, QStringLiteral("en"));
      for (qreal const size : {1.0, 1.1, 1.5}) {
        table_->setCardSize(size);
        std::vector<Card> hand;
        for (char const* each : {"AD", "4D", "AS", "KC", "7H"}) {
          hand.push_back(card(each));
          TableScene made = scene(hand);
          for (Card const held : hand) made.seen.offers.push_back({.action = Action::play(held)});
          show(made);
          for (std::size_t i = 0; i < hand.size(); ++i) {
            QRectF const box = table_->tableLayout().handCard(static_cast<int>(i));
            QTransform const lying = QTransform::fromTranslate(box.center().x(), box.center().y())
                                         .rotate(table_->tableLayout().handTurn(static_cast<int>(i)));
            for (QPointF const at : {box.topLeft() + QPointF(4, 4), box.bottomRight() - QPointF(4, 20)}) {
              QWidget const* const hit =
                  table_->childAt(lying.map(at - box.center()).toPoint() - QPoint(0, 1));
              QVERIFY(hit != nullptr);
              QCOMPARE(hit->objectName(), "card_" + QString::fromStdString(fortyCards.text(hand[i])));
            }
          }
        }
      }
    }
  }

  void nothingIsChosenWhileNotAsked() {
    TableScene made = playScene();
    made.mayAct = false;
    show(made);
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QTest::mouseClick(find("card_AD"), Qt::LeftButton, {}, onCard(find("card_AD")));
    QCOMPARE(chosen.count(), 0);
  }

  // A trick that is over, and cards that have opened on the cloth, lie until they have been looked at.
  void whatRestsGoesOn_data() {
    QTest::addColumn<bool>("trick");
    QTest::newRow("a trick") << true;
    QTest::newRow("open cards") << false;
  }
  void whatRestsGoesOn() {
    QFETCH(bool, trick);
    TableScene made = trick ? playScene() : tableScenes::openDog({4, 18, false, false});
    made.mayAct = false;
    made.resting = trick;
    made.turned = !trick;
    if (trick) {
      made.seen.tricks.push_back(made.seen.trick);
    } else {
      made.seen.hand = {card("AD"), card("4D")};
      made.seen.deck = Deck::Id::forty;
      made.seen.spreads[0].cards = {card("7C"), card("2S")};
    }
    QCOMPARE(TrickView::of(made, wording(made)).goOn, QStringLiteral("Click or Space to go on"));
    show(made);
    QCOMPARE(table_->cursor().shape(), Qt::PointingHandCursor);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    QSignalSpy onward(table_.get(), &TableWidget::goOn);
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    find("card_AD")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(onward.count(), 1);
    QTest::mouseClick(table_.get(), Qt::LeftButton, {}, QPoint(460, 200));
    QCOMPARE(onward.count(), 2);
    auto* ace = find("card_AD");
    QTest::mouseClick(ace, Qt::LeftButton, {}, onCard(ace));
    QCOMPARE(onward.count(), 3);
    // Nor is anything chosen where a second click would play it.
    table_->setClickMode(ClickMode::secondPlays);
    QTest::mouseClick(ace, Qt::LeftButton, {}, onCard(ace));
    QCOMPARE(onward.count(), 4);
    QVERIFY(!ace->isChecked());
    for (Qt::Key const key : {Qt::Key_Return, Qt::Key_Enter}) QTest::keyClick(table_.get(), key);
    QCOMPARE(onward.count(), 6);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(refused.count(), 0);
    made.resting = made.turned = false;
    table_->setScene(made, wording(made));
    QTest::keyClick(table_.get(), Qt::Key_Space);
    QCOMPARE(onward.count(), 6);
    QCOMPARE(table_->cursor().shape(), Qt::ArrowCursor);
  }

  // Where only a part is painted again nothing of the winner's mark is left out, wherever it stands.
  void theWinnersMarkIsPaintedWhole() {
    for (int winner = 0; winner < 5; ++winner) {
      TableScene made = playScene();
      made.seen.trick.cards.clear();
      char const* const notations[] = {"2D", "3S", "4C", "5H", "6D"};
      for (int seat = 0; seat < 5; ++seat)
        made.seen.trick.cards.push_back({static_cast<Seat>(seat), card(notations[seat])});
      made.seen.trick.winner = static_cast<Seat>(winner);
      made.seen.trick.winning = text("jaago, winning");
      show(made);
      table_->grab();
      QVERIFY(QTest::qWaitFor([this] { return table_->isSettled(); }, 10000));
      TrickView const view = TrickView::of(made, wording(made));
      TableLayout const& layout = table_->tableLayout();
      QRectF const mark = view.pillPlace(layout, table_->font());
      for (qreal const x : {mark.left() + 4, mark.right() - 5}) {
        QRect const part(QPointF(x - 2, mark.center().y() - 2).toPoint(), QSize(4, 4));
        QCOMPARE(table_->grab(part).toImage().pixelColor(2, 2), Theme::named({}).plate);
      }
    }
  }

  // What may not be put aside stays in line with the rest: lower, its neighbours would cover it.
  void whatMayNotGoStaysInLine() {
    TableScene made = scene({card("AD"), card("4D"), card("AS")});
    made.draftSize = 2;
    for (Card const each : made.seen.hand) {
      Offer offer{.action = {Action::Kind::discard, each.code}};
      if (each == card("4D")) offer.refusal = text("No kings.");
      made.seen.offers.push_back(offer);
    }
    show(made);
    std::vector<CardButton*> const& cards = find<HandView>("hand")->cards();
    // Over where it lies.
    auto const lift = [&](std::size_t i) {
      qreal const seen = cards[i]->mapTo(table_.get(), QPoint()).y() + cards[i]->middle().y();
      return table_->tableLayout().handCard(static_cast<int>(i)).center().y() - seen;
    };
    QCOMPARE(cards[1]->stand(), CardButton::Stand::barred);
    QVERIFY(std::abs(lift(1) - lift(2)) < 0.5);  // the first has the focus
    made.draftSize = 0;                          // but where one is played it lies lower
    for (Offer& offer : made.seen.offers) offer.action.kind = Action::Kind::play;
    show(made);
    QVERIFY(lift(1) < lift(2) - 5);
  }

  // Who leads sees where the card will lie among the places of all, and nobody's place is marked before that.
  void whoLeadsSeesWhereTheCardWillLie() {
    TableScene made = playScene();
    made.seen.trick = {};
    made.mayAct = true;
    QVERIFY(!made.seen.offers.empty());
    QCOMPARE(static_cast<int>(TrickView::of(made, wording(made)).awaited.size()), made.seen.players);
    QCOMPARE(TrickView::of(made, wording(made)).here, made.viewer);
    made.mayAct = false;
    QCOMPARE(TrickView::of(made, wording(made)).here, nobody);
    QVERIFY(TrickView::of(made, wording(made)).awaited.empty());
    made.mayAct = true;
    made.seen.offers.front().action.kind = Action::Kind::pass;  // something else can be done than play
    QVERIFY(TrickView::of(made, wording(made)).awaited.empty());
  }

  // Whoever is to play sees the place of the card, whichever two lie there already.
  void theWinnersMarkLeavesOnesOwnPlaceFree() {
    table_->resize(920, 698);
    for (Seat winner = 1; winner < 5; ++winner)
      for (Seat other = 1; other < 5; ++other) {
        if (other == winner) continue;
        TableScene made = playScene();
        made.mayAct = true;
        made.seen.trick.cards = {{winner, card("AD"), 11}, {other, card("3S"), 0}};
        made.seen.trick.winner = winner;
        show(made);
        TrickView const view = TrickView::of(made, wording(made));
        TableLayout const& layout = table_->tableLayout();
        QCOMPARE(view.here, made.viewer);
        QVERIFY(!view.pillPlace(layout, table_->font()).intersects(layout.trickCardBounds(view.here)));
      }
  }

  // Where a hand is stepped through the next card alone has a place, whoever's it is.
  void theNextCardOfAHandThatIsSteppedThroughHasAPlace() {
    TableScene made = playScene();
    made.playback = Playback{.step = 8, .steps = 20};
    made.mayAct = false;
    for (Seat const next : {Seat{2}, Seat{3}}) {
      made.seen.trick.cards = {{.seat = 1, .card = card("3S")}};
      made.seen.toAct = next;
      QCOMPARE(TrickView::of(made, wording(made)).awaited, std::vector<Seat>{next});
      QCOMPARE(TrickView::of(made, wording(made)).here, next);
    }
  }

  // Where another decides than the one whose cards are seen, these say who, unless there is no room for it.
  void besideTheCardsThatAreSeenStandsWhoDecides() {
    TableScene made = playScene();
    made.playback = Playback{.step = 8, .steps = 20};
    made.mayAct = false;
    made.seen.toAct = 2;
    SeatPlate plate = SeatPlate::of(made, made.viewer, wording(made));
    QCOMPARE(plate.turn, made.people[2].name + QStringLiteral(" decides"));
    QVERIFY(SeatPlate::of(made, 2, wording(made)).turn.isEmpty());
    auto const pill = [&](QSizeF size) {
      return plate.turnPill(TableLayout({.size = size, .players = 5, .cards = 4}), table_->font());
    };
    QVERIFY(!pill({920, 664}).isNull());
    plate.turn = QStringLiteral("Massimiliano Bartolomeo decides");
    QVERIFY(pill({600, 464}).isNull());
    made.seen.toAct = made.viewer;
    QVERIFY(SeatPlate::of(made, made.viewer, wording(made)).turn.isEmpty());
  }

  // The mark of the winner hides neither what any card is worth nor who led.
  void whatStandsOnCardsIsClearOfTheWinnersMark() {
    for (QSize const size : {QSize(920, 698), QSize(556, 498), QSize(856, 498)}) {
      table_->resize(size);
      for (int winner = 0; winner < 5; ++winner) {
        TableScene made = playScene();
        made.seen.trick.cards.clear();
        char const* const notations[] = {"AD", "3S", "KC", "AH", "3D"};
        for (int seat = 0; seat < 5; ++seat)
          made.seen.trick.cards.push_back({static_cast<Seat>(seat), card(notations[seat]), 11});
        made.seen.trick.winner = static_cast<Seat>(winner);
        made.seen.tricks.push_back(made.seen.trick);
        made.lookingBack = true;
        show(made);
        TrickView const view = TrickView::of(made, wording(made));
        TableLayout const& layout = table_->tableLayout();
        QRectF const mark = view.pillPlace(layout, table_->font());
        if (size.width() == 920 && (winner == 1 || winner == 4))  // by the sides it lies over no other card
          for (Seen::PlayedCard const& played : view.cards)
            QVERIFY(played.seat == winner || !layout.trickCardBounds(played.seat).intersects(mark));
        for (int leader = 0; leader < 5; ++leader) {
          TrickView led = view;
          led.past->leader = static_cast<Seat>(leader);
          QVERIFY(!led.leaderBox(layout, table_->font()).intersects(mark));
        }
        for (Seen::PlayedCard const& played : view.cards) {
          QRectF const worth = view.worthBox(played, layout, table_->font());
          QVERIFY(!worth.intersects(mark));
          QVERIFY(layout.trickCardBounds(played.seat).intersects(worth));
        }
      }
    }
  }

  // What goes on stands beside the lowest plate on a ground of its own: the rail runs
  // there.
  void wordsBesideThePlateHaveAGround() {
    TableScene made = playScene();
    made.mayAct = false;
    made.seen.tricks.push_back(made.seen.trick);
    for (bool TableScene::*const what : {&TableScene::resting, &TableScene::turned}) {
      made.resting = made.turned = false;
      made.*what = true;
      show(made);
      QImage const picture = table_->grab().toImage();
      QRectF const you = table_->tableLayout().plate(0);
      QPoint const inside(static_cast<int>(you.right() + 16), static_cast<int>(you.center().y()));
      // Of a plate, which is lit from above: far darker than the cloth.
      QVERIFY(qGray(picture.pixel(inside)) < qGray(Theme::named({}).plate.rgb()) + 12);
      QVERIFY(qGray(picture.pixel(inside)) + 20 < qGray(Theme::named({}).cloth2.rgb()));
    }
  }

  void dockClickChoosesAndGoldActs() {
    show(auctionScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    auto* two = find("offer_2_1_0");
    QVERIFY(two && two->isVisible());
    QTest::mouseClick(two, Qt::LeftButton, {}, two->rect().center());
    QCOMPARE(chosen.count(), 0);
    QVERIFY(two->isChecked());
    QTest::mouseClick(find("dock_act"), Qt::LeftButton);
    QCOMPARE(first(chosen), bid(Rank::two));
  }

  void dockDoubleClickActs() {
    show(auctionScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    auto* seven = find("offer_2_6_0");
    QTest::mouseDClick(seven, Qt::LeftButton, {}, seven->rect().center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(first(chosen), bid(Rank::seven));
  }

  void barredChoiceIsRefused() {
    show(auctionScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    auto* ace = find("offer_2_0_0");
    QTest::mouseClick(ace, Qt::LeftButton, {}, ace->rect().center());
    QCOMPARE(first(refused), bid(Rank::ace));
    QVERIFY(!ace->isChecked());
    ace->setFocus();
    QTest::keyClick(ace, Qt::Key_Return);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(chosen.count(), 0);
  }

  // From the table itself too, which has the focus after an auction and after each trick.
  void theKeysOfBothEndsComeIntoTheHand() {
    show(playScene());
    std::vector<CardButton*> const& cards = find<HandView>("hand")->cards();
    for (auto const& [key, wanted] :
         {std::pair(Qt::Key_End, cards.back()), std::pair(Qt::Key_Home, cards.front())}) {
      table_->setFocus(Qt::OtherFocusReason);
      QVERIFY(table_->hasFocus());
      QTest::keyClick(QApplication::focusWidget(), key);
      QVERIFY(wanted->hasFocus());
    }
  }

  void dockByKeyboardAlone() {
    show(auctionScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    table_->setFocus(Qt::TabFocusReason);
    QVERIFY(find<Dock>("dock")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(find("offer_2_10_0")->hasFocus() && find("offer_2_10_0")->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(find("offer_2_6_0")->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(first(chosen), bid(Rank::seven));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    QVERIFY(find("offer_2_1_0")->isChecked());
    // The letters of the deck's own index, and the international ones.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F);
    QVERIFY(find("offer_2_10_0")->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_J);
    QVERIFY(find("offer_2_10_0")->isChecked());
    QCOMPARE(chosen.count(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(qvariant_cast<Action>(chosen.last().first()), pass);
  }

  // A figure that no rank has is not a card's in the hand either.
  void figuresInTheAuctionAreRanks() {
    show(auctionScene());
    table_->setFocus(Qt::OtherFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
    QVERIFY(table_->hasFocus());
    find("card_AD")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
    QVERIFY(find("card_AD")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_7);
    QVERIFY(find("offer_2_6_0")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_0);
    QVERIFY(find("offer_2_6_0")->isChecked());
  }

  void passButton() {
    show(auctionScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QTest::mouseClick(find("offer_1_0_0"), Qt::LeftButton);
    QCOMPARE(first(chosen), pass);
  }

  void tabRunsThroughDockThenHand() {
    show(auctionScene());
    find("offer_2_0_0")->setFocus();
    QStringList order;
    for (int i = 0; i < 10; ++i) {
      order << QApplication::focusWidget()->objectName();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(order, (QStringList{"offer_2_0_0", "offer_2_13_0", "offer_2_10_0", "offer_2_6_0", "offer_2_1_0",
                                 "offer_1_0_0", "dock_act", "card_AD", "card_4D", "card_AS"}));
    // As it is read.
    QVERIFY(find("offer_1_0_0")->geometry().right() < find("dock_act")->geometry().left());
  }

  void handIsReadableInTheAuction() {
    show(auctionScene());
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    auto* ace = find("card_AD");
    QCOMPARE(static_cast<CardButton*>(ace)->stand(), CardButton::Stand::level);
    ace->setFocus();
    QTest::keyClick(ace, Qt::Key_Return);
    QCOMPARE(first(refused), Action::play(card("AD")));
  }

  void lookingIsTold() {
    show(playScene());
    QSignalSpy looked(table_.get(), &TableWidget::lookedAt);
    QSignalSpy away(table_.get(), &TableWidget::lookedAway);
    find("card_4D")->setFocus();
    QCOMPARE(qvariant_cast<Action>(looked.last().first()), Action::play(card("4D")));
    table_->setFocus(Qt::OtherFocusReason);
    QVERIFY(away.count() >= 1);
  }

  void dockGoesWithItsTurn() {
    show(auctionScene());
    find("offer_2_6_0")->setFocus();
    TableScene made = auctionScene();
    made.mayAct = false;
    made.seen.toAct = 1;
    table_->setScene(made, wording(made));
    QVERIFY(!find("offer_2_6_0"));
    QVERIFY(!find<QWidget>("dock")->isVisible());
    QVERIFY(QApplication::focusWidget() && table_->isAncestorOf(QApplication::focusWidget()));
  }

  void accessibleNames() {
    show(playScene());
    auto const name = [&](char const* object) {
      QAccessibleInterface* face = QAccessible::queryAccessibleInterface(find<QWidget>(object));
      return face ? face->text(QAccessible::Name) : QString();
    };
    QVERIFY2(name("card_AD").endsWith(QStringLiteral(", may be played")), qPrintable(name("card_AD")));
    QVERIFY2(name("card_AS").endsWith(QStringLiteral(", may not be played. You hold coins.")),
             qPrintable(name("card_AS")));
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(find("card_AS"));
    QVERIFY(!face->state().disabled);
    QVERIFY(face->state().focusable);
    QCOMPARE(name("seat_1"), QStringLiteral("Anna"));

    table_->announce(QStringLiteral("Anna plays the two of cups."));
    QAccessibleInterface* live = QAccessible::queryAccessibleInterface(find<QWidget>("liveLabel"));
    QCOMPARE(live->text(QAccessible::Name), QStringLiteral("Anna plays the two of cups."));
    QVERIFY(!live->state().invisible);
  }

  void dockNamesAreReadOut() {
    show(auctionScene());
    QAccessibleInterface* ace = QAccessible::queryAccessibleInterface(find("offer_2_0_0"));
    QVERIFY(ace->text(QAccessible::Name).contains(QStringLiteral("rank"), Qt::CaseInsensitive));
    QCOMPARE(ace->text(QAccessible::Description), QStringLiteral("Every bid must be lower."));
    QVERIFY(!ace->state().disabled);
    QAccessibleInterface* jack = QAccessible::queryAccessibleInterface(find("offer_2_10_0"));
    QVERIFY(!jack->state().checked);
    find("offer_2_10_0")->click();
    QVERIFY(jack->state().checked);
    // What has the focus before anything is chosen says what is asked, and how to choose.
    QAccessibleInterface* dock = QAccessible::queryAccessibleInterface(find<Dock>("dock"));
    QVERIFY(!dock->text(QAccessible::Name).isEmpty() && !dock->text(QAccessible::Description).isEmpty());
  }

  // A name that is a little too long makes way for the role, which is said in the turn, too.
  void roleIsShownBesideTheName() {
    QFont const face;
    TextStyle const name{15, true, {}};
    TextStyle const word{13, true, {}};
    SeatPlate plate;
    plate.name = QStringLiteral("Maddalena");
    plate.role = QStringLiteral("jaguar");
    plate.turn = QStringLiteral("your turn");
    auto const width = [&](QString const& text) {
      return textWidth(face, {tightText(), true, {}, tightText()}, text) + 3;
    };
    qreal const roomy = width(plate.name) + width(QStringLiteral("jaguar, your turn"));
    QCOMPARE(plate.fittingWord(face, name, word, roomy), QStringLiteral("jaguar"));  // the turn has its pill
    QCOMPARE(plate.fittingWord(face, name, word, roomy - 10), plate.role);
    qreal const tight = width(QStringLiteral("Maddal\u2026")) + width(plate.role);
    QVERIFY(tight < width(plate.name) + width(plate.role));
    QCOMPARE(plate.fittingWord(face, name, word, tight), plate.role);
    QCOMPARE(plate.fittingWord(face, name, word, tight - 8), QString());
  }

  // Whose turn it is stands beside the plate, whatever its role, and in sight.
  void theTurnIsAlwaysShown() {
    for (QSize const size : {QSize(600, 498), QSize(920, 698), QSize(1500, 978)})
      for (char const* role : {"", "taker", "defender", "giaguaro", "preneur, da solo"}) {
        TableScene made = playScene();
        made.people[0].name = QStringLiteral("Massimiliano Bartolomeo!");
        made.seen.seats[0].role = text(role);
        table_->resize(size);
        show(made);
        TableLayout const& layout = table_->tableLayout();
        SeatPlate const plate = SeatPlate::of(made, 0, wording(made));
        QCOMPARE(plate.turn, QStringLiteral("your turn"));
        QRectF const pill = plate.turnPill(layout, table_->font());
        QVERIFY2(!pill.isNull(), role);
        QVERIFY2(QRectF(table_->rect()).contains(pill), role);
        QVERIFY2(plate.bounds(layout).contains(pill), role);
        QVERIFY2(!pill.intersects(layout.handArea()), role);
        for (Seat seat = 1; seat < 5; ++seat) {
          QVERIFY2(!pill.intersects(layout.plate(seat)), role);
          QVERIFY2(!pill.intersects(layout.tokens(seat, 2)), role);
        }
      }
  }

  // While a finished trick lies there the plate says its number, not that of the next.
  void theTrickThatRestsIsCalledByItsNumber() {
    TableScene made = playScene();
    auto const title = [](int n) {
      return Message{Text{"", "Trick {n} of {m}", ""}, {}, {args::number(n), args::number(8, "m")}};
    };
    made.seen.score.title = title(2);
    Seen::Trick over;
    over.cards = {{0, card("4S")}, {1, card("5S")}, {2, card("6S")}, {3, card("7S")}, {4, card("AS")}};
    over.winner = 4;
    over.number = 1;
    over.called = title(1);
    made.seen.tricks = {over};
    show(made);
    auto const score = [this] { return find<QLabel>("score")->accessibleName(); };
    QVERIFY2(score().startsWith(QStringLiteral("Trick 2 of 8")), qPrintable(score()));
    made.resting = true;
    show(made);
    QVERIFY2(score().startsWith(QStringLiteral("Trick 1 of 8")), qPrintable(score()));
  }

  // The mark of a card that lay open stands over what shows of that very card.
  void marksStandOverTheirCards() {
    for (int const count : {8, 18, 24}) {
      TableScene made = scene({});
      made.seen.deck = Deck::Id::seventyEight;
      for (Card const each : seventyEightCards.cards())
        if (static_cast<int>(made.seen.hand.size()) < count) made.seen.hand.push_back(each);
      std::size_t const marked = made.seen.hand.size() / 2;
      made.seen.spreads = {{.cards = {made.seen.hand[marked]}}};
      table_->resize(920, 698);
      show(made);
      QVERIFY(QTest::qWaitFor([this] { return table_->isSettled(); }, 20000));
      QImage const with = table_->grab().toImage();
      made.seen.spreads = {{.cards = {seventyEightCards.parse("EX").value()}}};
      show(made);
      QVERIFY(QTest::qWaitFor([this] { return table_->isSettled(); }, 20000));
      QImage const without = table_->grab().toImage();
      TableLayout const& layout = table_->tableLayout();
      QRectF const card = layout.handCard(static_cast<int>(marked));
      qreal const above = cardLift::level * layout.unit() + 1;
      int left = with.width();
      int right = 0;
      for (int x = 0; x < with.width(); ++x)
        for (int y = static_cast<int>(card.top() - 0.1 * layout.unit()); y < card.top() - above; ++y)
          if (with.pixel(x, y) != without.pixel(x, y)) {
            left = std::min(left, x);
            right = std::max(right, x);
          }
      QVERIFY2(left < right, "there is a mark");
      QVERIFY2(left >= card.left() && right <= card.left() + std::min(layout.handStep(), card.width()),
               qPrintable(QStringLiteral("%1 cards: %2 to %3").arg(count).arg(left).arg(right)));
    }
  }

  // Several people whose names differ only at their end share a screen: what is kept of a name is still its
  // own, and the plates at the edge call the one who is asked by name, as its own plate does.
  void whoSharesAScreenIsToldApart() {
    TableScene made = playScene();
    for (std::size_t i = 0; i < 4; ++i) {
      made.people[i].name = QStringLiteral("Giocatore %1").arg(i + 1);
      made.people[i].human = true;
    }
    made.seen.seats[0].role = text("giaguaro");
    made.seen.contract.title = {Text{"", "Jaguar: {seat}", ""}, Text{"", "Jaguar: you", ""}, {args::seat(0)}};
    table_->resize(600, 498);
    show(made);
    QFont const face = table_->font();
    TextStyle const name{12.75, true, {}};
    SeatPlate const plate = SeatPlate::of(made, 0, wording(made));
    qreal const room = 105;  // of the lowest plate there
    QCOMPARE(plate.name, QStringLiteral("Giocatore 1"));
    QCOMPARE(plate.fittingName(face, name, room), plate.name);
    QCOMPARE(plate.fittingWord(face, name, {11, true, {}}, room), plate.role);
    QCOMPARE(plate.fittingName(face, name, 50), QStringLiteral("Gioc. 1"));
    QVERIFY(SeatPlate::of(made, 4, wording(made)).briefName.isEmpty());
    QStringList cut;
    noteCutTexts(&cut);
    table_->grab();
    noteCutTexts(nullptr);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'|')));
    auto const contract = [this] { return find<QLabel>("contract")->accessibleName(); };
    QCOMPARE(contract(), QStringLiteral("Jaguar: Giocatore 1"));
    for (std::size_t i = 1; i < 4; ++i) made.people[i].human = false;
    show(made);
    QCOMPARE(contract(), QStringLiteral("Jaguar: you"));
  }

  void smallPrintIsNeverCut() {
    QFont const face;
    auto const width = [&](char const* text) {
      return textWidth(face, {leastText(), false, {}}, QString::fromLatin1(text));
    };
    QStringList const texts{QStringLiteral("A rather long beginning. Short."), QStringLiteral("More.")};
    QCOMPARE(fittingSentence(face, texts, 1000), texts.front());
    QCOMPARE(fittingSentence(face, texts, width("A rather long beginning.")),
             QStringLiteral("A rather long beginning."));
    QCOMPARE(fittingSentence(face, texts, width("Short.")), QStringLiteral("Short."));
    QCOMPARE(fittingSentence(face, texts, 2), QString());
  }

  // What has just been said, in its own words, by the face of whoever said it; not over again when the next
  // scene has no news of it, and not while somebody looks back.
  void bubblesShowWhatWasJustSaid() {
    TableScene made = auctionScene();
    made.seen.seats[1].said = text("Seven");
    made.seen.seats[3].said = text("Pass");
    show(made);
    auto const said = [this] {
      QStringList words;
      for (SpeechBubble const& each : table_->bubbles())
        words << QString::number(each.seat) + u' ' + each.words;
      return words.join(u", ");
    };
    auto const paper = [this](std::size_t index) {
      QRectF const box = table_->bubblePlaces()[index].box;
      QImage const picture = table_->grab().toImage();
      return picture.pixelColor(QPointF(box.left() + 8, box.center().y()).toPoint()) == Theme::paper();
    };
    QCOMPARE(said(), QStringLiteral("1 Seven, 3 Pass"));
    QVERIFY(paper(0) && paper(1));
    QPoint const there = table_->bubblePlaces()[0].box.center().toPoint();
    QCOMPARE(table_->childAt(there), nullptr);  // no widget, and nothing to a screen reader

    TableScene back = made;
    back.lookingBack = true;
    table_->setScene(back, wording(back));
    QCOMPARE(said(), QString());

    made.seen.seats[1].said = {};
    table_->setScene(made, wording(made));
    QCOMPARE(said(), QStringLiteral("3 Pass"));
    QVERIFY(paper(0));
    QVERIFY(table_->grab().toImage().pixelColor(there) != Theme::paper());
  }

  // Whether or not it is the viewer's turn to speak.
  void bubblesStayWhereTheyAre() {
    TableScene made = auctionScene();
    made.seen.seats[2].said = text("Pass");
    TableScene waiting = made;
    waiting.mayAct = false;
    show(waiting);
    QVERIFY(!find<QWidget>("dock")->isVisible());
    QRectF const before = table_->bubblePlaces().front().box;
    QVERIFY(!before.isNull());
    show(made);
    QVERIFY(find<QWidget>("dock")->isVisible());
    QCOMPARE(table_->bubblePlaces().front().box, before);
  }

  void watchingHasNoHand() {
    TableScene made = playScene();
    made.viewer = made.seen.viewer = nobody;
    made.seen.hand.clear();
    made.seen.offers.clear();
    made.mayAct = false;
    show(made);
    QVERIFY(!find("card_AD"));
    QVERIFY(table_->tableLayout().input().watching);
    QVERIFY(!table_->grab().isNull());
  }

  void hintedCardSurvivesScenes() {
    show(playScene());
    table_->setHinted({Action::play(card("4D"))});
    TableScene made = playScene();
    table_->setScene(made, wording(made));
    QVERIFY(QTest::qWaitFor([this] { return art_->idle(); }, 10000));
    QVERIFY(!table_->grab().isNull());
    table_->setHinted({});
  }

  // Whatever games may lay on the table, at every size that it promises: no words but long names are cut.
  void noWordsAreCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("italian");
    for (QSize const size : {QSize(600, 498), QSize(856, 498), QSize(920, 698), QSize(1500, 978)})
      for (int const players : {3, 4, 5})
        for (bool const italian : {false, true})
          QTest::addRow("%d x %d, %d players, %s", size.width(), size.height(), players,
                        italian ? "Italian" : "English")
              << size << players << italian;
  }
  void noWordsAreCut() {
    using namespace tableScenes;
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(bool, italian);
    QTranslator translator;
    if (italian) {
      QVERIFY(translator.load(QStringLiteral(":/i18n/giaguaro_it.qm")));
      QCoreApplication::installTranslator(&translator);
    }
    int const dealt = players == 3 ? 24 : players == 4 ? 18 : 15;
    int const dog = players == 5 ? 3 : 6;
    Look const look{players, dealt, italian, true};
    std::vector<TableScene> scenes{turnedUp({players, 9, italian, true}), contractsBid(look),
                                   openDog({players, dealt + dog, italian, true}), handfuls(look, 0)};
    if (players == 4) scenes.push_back(trumpOnTheCloth({4, 13, italian, true}));
    if (players > 3) scenes.push_back(handfuls(look, 1, 3));
    table_->resize(size);
    QStringList cut;
    noteCutTexts(&cut);
    for (TableScene const& made : scenes) {
      table_->setScene(made, tableScenes::wordingOf(made));
      table_->grab();
      for (Person const& person : made.people) cut.removeAll(person.name);
    }
    noteCutTexts(nullptr);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QStringLiteral(" | "))));
  }

  // However long the words after it, the tag of a bid does not reach over a plate's round end.
  void bidsStayOnTheirPlates() {
    using namespace tableScenes;
    table_->resize(600, 498);
    for (TableScene made : {turnedUp({4, 9, true, true}), contractsBid({4, 18, true, true})}) {
      for (Seen::SeatSeen& seat : made.seen.seats) seat.standing = text("presa dichiarata");
      auto const picture = [&] {
        table_->setScene(made, tableScenes::wordingOf(made));
        return table_->grab().toImage();
      };
      QImage const bid = picture();
      for (Seen::SeatSeen& seat : made.seen.seats) seat.bid = {};
      QImage const plain = picture();
      for (Seat seat = 0; seat < 4; ++seat) {
        QRectF const plate = table_->tableLayout().plate(seat);
        qreal const radius = plate.height() / 2;
        for (int y = qCeil(plate.top()); y < plate.bottom(); ++y)
          for (int x = qCeil(plate.left()); x < plate.right(); ++x) {
            qreal const middle = std::clamp<qreal>(x, plate.left() + radius, plate.right() - radius);
            bool const inside = std::hypot(x + 0.5 - middle, y + 0.5 - plate.center().y()) < radius;
            QVERIFY2(inside || bid.pixel(x, y) == plain.pixel(x, y), qPrintable(QString::number(seat)));
          }
      }
    }
  }

  void openCardsAreReadOut() {
    using namespace tableScenes;
    TableScene made = turnedUp({4, 6, false, false});
    made.mayAct = false;
    table_->setScene(made, tableScenes::wordingOf(made));
    table_->show();
    auto const* label = find<QLabel>("spread_0");
    QVERIFY(label && label->isVisible());
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(find<QLabel>("spread_0"));
    QCOMPARE(face->text(QAccessible::Name),
             QStringLiteral("hearts are trump: nine of hearts, 27 cards face down"));
    QVERIFY(label->width() > 100);
    // A click goes through to the table.
    QCOMPARE(table_->childAt(label->geometry().center()), nullptr);
    made.seen.spreads.clear();
    table_->setScene(made, tableScenes::wordingOf(made));
    QVERIFY(!label->isVisible());
  }

  void handfulsAreReadOut() {
    using namespace tableScenes;
    TableScene const made = handfuls({4, 18, false, false}, 1, 3);
    table_->setScene(made, tableScenes::wordingOf(made));
    QCOMPARE(find<QLabel>("spread_0")->accessibleName(),
             QStringLiteral("handful of 10: 21, 20 of trumps, 19 of trumps, 18 of trumps, 17 of trumps, "
                            "16 of trumps, 15 of trumps, 14 of trumps, 13 of trumps, 12 of trumps"));
    QVERIFY(find<QLabel>("spread_1")->accessibleName().endsWith(QStringLiteral("petit, joker")));
    QCOMPARE(find<QLabel>("spread_2")->accessibleName(), QStringLiteral("the dog: 6 cards face down"));
  }

  // Trump of this trick, the game's word for the winning card, what cards count.
  void trumpOnTheClothIsReadOut() {
    using namespace tableScenes;
    TableScene const made = trumpOnTheCloth({4, 13, false, false});
    table_->setScene(made, tableScenes::wordingOf(made));
    QStringList said;
    for (char const* label : {"trick", "trick_0", "trick_1", "trick_2"})
      said << find<QLabel>(label)->accessibleName();
    for (char const* part : {"this trick's trump: hearts", "Seven of diamonds, played by Anna, 1 point",
                             "Four of hearts, played by Bruno, jaago, winning, 1 point",
                             "King of clubs, played by Chiara, \u00BD point"})
      QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said.join(u'\n')));
  }

  // Of a finished trick that lies there, and not of the next one, which has not begun.
  void aFinishedTrickShowsItsOwnTrump_data() {
    QTest::addColumn<bool>("back");
    QTest::newRow("rests") << false;
    QTest::newRow("looked back at") << true;
  }
  void aFinishedTrickShowsItsOwnTrump() {
    using namespace tableScenes;
    QFETCH(bool, back);
    TableScene made = trumpOnTheCloth({4, 13, false, false});
    made.seen.tricks.push_back(made.seen.trick);
    made.seen.trick = {.number = 3};
    made.seen.contract = {.title = text("Nothing led yet")};
    made.seen.clothSuit = {};
    auto const edge = [&] {
      table_->setScene(made, tableScenes::wordingOf(made));
      return find<QLabel>("contract")->accessibleName();
    };
    auto const onCloth = [&] { return TrickView::of(made, tableScenes::wordingOf(made)).clothSuit; };
    auto const look = [&](bool wanted) { (back ? made.lookingBack : made.resting) = wanted; };

    // A trick with nothing of its own.
    look(true);
    QCOMPARE(edge(), QStringLiteral("Nothing led yet"));
    QVERIFY(!onCloth());

    made.seen.tricks.back().contract = {.title = text("Hearts: jaago"), .lines = {text("diamonds led")}};
    made.seen.tricks.back().clothSuit = Suit::hearts;
    QCOMPARE(edge(), QStringLiteral("Hearts: jaago. diamonds led"));
    QCOMPARE(onCloth(), std::optional(Suit::hearts));
    QVERIFY(find<QLabel>("trick")->accessibleName().contains(QStringLiteral("this trick's trump: hearts")));

    look(false);
    QCOMPARE(edge(), QStringLiteral("Nothing led yet"));
    QVERIFY(!onCloth());
  }

  void bidsOfEveryKind() {
    TableScene made = scene({card("AD")});
    auto const plate = [&](Argument const& bid, char const* standing) {
      made.seen.seats[1].bid = bid;
      made.seen.seats[1].standing = text(standing);
      return SeatPlate::of(made, 1, wording(made));
    };
    QCOMPARE(plate(args::number(2), "tricks bid").inWords(), QStringLiteral("Anna, 2 tricks bid"));
    QCOMPARE(plate(args::rank(Rank::six), "bid the six").inWords(), QStringLiteral("Anna, bid the six"));
    SeatPlate const contract = plate(args::noun({"", "guard; the: the guard", ""}, "bid"), "18 cards");
    QCOMPARE(contract.bid.word, QStringLiteral("guard"));
    QCOMPARE(contract.inWords(), QStringLiteral("Anna, guard 18 cards"));
    QVERIFY(plate(args::number(2), "tricks bid").bid.word.isEmpty());
    QVERIFY(plate(args::card(card("AD")), "").bid.word.isEmpty());
  }

  // The dog keeps its place while docks come and go, wherever one may open.
  void openCardsStayWhereTheyAre() {
    using namespace tableScenes;
    TableScene made = turnedUp({4, 6, false, false});
    made.mayAct = false;
    table_->setScene(made, tableScenes::wordingOf(made));
    table_->show();
    QRect const before = find<QLabel>("spread_0")->geometry();
    made.mayAct = true;
    table_->setScene(made, tableScenes::wordingOf(made));
    QVERIFY(find<QWidget>("dock")->isVisible());
    QVERIFY(!find<QWidget>("dock")->geometry().intersects(find<QLabel>("spread_0")->geometry()));
    QCOMPARE(find<QLabel>("spread_0")->geometry(), before);
  }

  // Cards of other games' decks, one after the other on one table.
  void decksChangeWithTheGame() {
    using namespace tableScenes;
    TableScene const tarot = openDog({3, 30, false, false});
    TableScene const french = trumpOnTheCloth({4, 13, false, false});
    TableScene const italian = playScene();
    for (TableScene const* made : {&tarot, &french, &italian, &tarot}) {
      table_->setScene(*made, tableScenes::wordingOf(*made));
      table_->grab();
      QVERIFY(QTest::qWaitFor([this] { return art_->idle(); }, 20000));
      QVERIFY(art_->problem().isEmpty());
      QVERIFY(art_->cachedBytes() <= art_->cacheLimit());
    }
    QVERIFY(find("card_T21") != nullptr);
  }
};

}  // namespace testTableWidget

QTEST_MAIN(testTableWidget::TestTableWidget)
#include "test_table_widget.moc"
