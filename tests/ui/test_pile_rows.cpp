// A table of two with piles: what is played from them by mouse and by keys, what is only read, and that nothing that lies
// covered reaches the face.
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include "colour_vision.h"
#include "pile_scenes.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/hand/piles_view.h"
#include "ui/table/table_widget.h"

namespace testPileRows {

using namespace giaguaro;
using namespace giaguaro::pileScenes;

class TestPileRows : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<TableWidget> table_;
  Tarot hand_;

  void show(TableScene const& scene) { table_->setScene(scene, wordingOf(scene)); }
  CardButton* button(Card card) {
    return table_->findChild<CardButton*>("card_" + QString::fromStdString(seventyEightCards.text(card)));
  }
  CardButton* focused() { return qobject_cast<CardButton*>(QApplication::focusWidget()); }
  void press(Qt::Key key) { QTest::keyClick(table_->windowHandle(), key); }
  Tarot::Piles const& piles(Seat seat) { return hand_.pub.piles[static_cast<std::size_t>(seat)]; }
  Card topOf(Seat seat, int pile) { return piles(seat).dealt[static_cast<std::size_t>(pile)].top; }
  // Seat 1 leads a card of a suit that seat 0 has to follow.
  void lead() {
    tarotTest::act(hand_, QString::fromStdString(
                              Tarot::text(Action::play((hand_.own(1).cards - Tarot::trumpCards).lowest()))));
    show(sceneOf(hand_, 0));
  }
  CardButton* someCard(bool pile, bool free) {
    CardSet const playable = Tarot::playable(hand_.pub, hand_.own(0));
    for (Card const card : pile ? piles(0).uncovered : hand_.own(0).cards - piles(0).uncovered)
      if (playable.contains(card) == free) return button(card);
    return nullptr;
  }
  // All that a screen reader is told.
  QStringList spoken() {
    QStringList names;
    for (QWidget const* each : table_->findChildren<QWidget*>())
      names << each->objectName() + ": " + each->accessibleName() + " / " + each->accessibleDescription() +
                   " / " + each->toolTip();
    return names;
  }

 private slots:
  void initTestCase() { qRegisterMetaType<Action>(); }
  void init() {
    hand_ = handOf(deal(), "bid without, pass");
    QVERIFY(hand_.pub.playing() && hand_.pub.turn == 1);
    art_ = std::make_unique<CardArt>();
    table_ = std::make_unique<TableWidget>(*art_);
    table_->resize(920, 698);
    show(sceneOf(hand_, 1));
    table_->show();
    table_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table_.get()));
  }
  void cleanup() {
    table_.reset();
    art_.reset();
  }

  void aCardOfAPileIsPlayedByTheMouse() {
    QSignalSpy const chosen(table_.get(), &TableWidget::actionChosen);
    Card const card = topOf(1, 4);
    QVERIFY(Tarot::playable(hand_.pub, hand_.own(1)).contains(card));
    CardButton* const top = button(card);
    QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {},
                      top->mapTo(table_.get(), top->cardRect().center().toPoint()));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Action>(), Action::play(card));
  }
  void ofTheOthersNoneIsPlayed() {
    QSignalSpy const chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy const refused(table_.get(), &TableWidget::refused);
    CardButton* const top = button(topOf(0, 3));
    QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {},
                      top->mapTo(table_.get(), top->cardRect().center().toPoint()));
    top->setFocus();
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    QVERIFY(chosen.isEmpty() && refused.isEmpty());
  }
  // From the table itself each arrow leads to a card that may be played.
  void arrowsComeInFromTheTable() {
    for (Qt::Key const key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right}) {
      table_->setFocus();
      press(key);
      QVERIFY(focused() != nullptr && focused()->stand() == CardButton::Stand::free);
    }
  }
  void arrowsGoFromRowToRowStraightUp() {
    QVERIFY(table_->focusHand());
    press(Qt::Key_Home);
    CardButton* const first = focused();
    QVERIFY(first != nullptr &&
            first->card() == seventyEightCards.sorted(hand_.own(1).cards - piles(1).uncovered)[0]);
    // No two rows are as wide: straight over a card lies another pile than that of its number.
    auto const nearest = [&](Seat seat, CardButton const* to) {
      auto const aside = [&](int pile) {
        return std::abs(button(topOf(seat, pile))->geometry().center().x() - to->geometry().center().x());
      };
      int found = 0;
      for (int pile = 1; pile < 12; ++pile)
        if (aside(pile) < aside(found)) found = pile;
      return found;
    };
    int const over = nearest(1, first);
    press(Qt::Key_Up);
    QCOMPARE(focused(), button(topOf(1, over)));
    press(Qt::Key_Right);
    QCOMPARE(focused(), button(topOf(1, over + 1)));
    CardButton* const others = button(topOf(0, nearest(0, focused())));
    press(Qt::Key_Up);
    QCOMPARE(focused(), others);
    press(Qt::Key_Up);  // there is nothing above
    QCOMPARE(focused(), others);
    press(Qt::Key_End);
    QCOMPARE(focused(), button(topOf(0, 11)));
    int const below = nearest(1, focused());
    press(Qt::Key_Down);
    QCOMPARE(focused(), button(topOf(1, below)));
    QSignalSpy const chosen(table_.get(), &TableWidget::actionChosen);
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Action>(), Action::play(topOf(1, below)));
  }
  // On cards of the hand and of piles, whether they may be played or not, in every theme: a line that stands off from what
  // lies outside it, and one that does from the card.
  void theKeyboardsMarkIsSeenOnEverything() {
    lead();
    for (QString const& id : Theme::offered()) {
      table_->setTheme(Theme::named(id));
      QVERIFY(QTest::qWaitFor([this] { return table_->isSettled(); }, 20000));
      for (bool const pile : {true, false})
        for (bool const free : {true, false}) {
          CardButton* const card = someCard(pile, free);
          QVERIFY(card != nullptr);
          card->setFocus();
          QImage const image = table_->grab().toImage();
          QRectF const at = card->cardRect().translated(card->mapTo(table_.get(), QPoint()));
          QPoint const edge(static_cast<int>(at.left() + 0.6 * at.width()), static_cast<int>(at.top()));
          QColor const ground = image.pixelColor(edge - QPoint(0, 12));
          QColor const paper = image.pixelColor(edge + QPoint(0, 3));
          int fromGround = 0, fromPaper = 0;
          for (int up = 0; up < 12; ++up) {
            QColor const here = image.pixelColor(edge - QPoint(0, up));
            fromGround += test::contrast(here, ground) >= 3 ? 1 : 0;
            fromPaper += test::contrast(here, paper) >= 3 ? 1 : 0;
          }
          QString const which = QString("%1 %2 %3").arg(id, pile ? "pile" : "hand", free ? "free" : "barred");
          QVERIFY2(fromGround >= 1 && fromPaper >= 1, qPrintable(which));
        }
    }
  }
  void tabGoesThroughWhatMayBePlayed() {
    lead();
    CardSet const playable = Tarot::playable(hand_.pub, hand_.own(0));
    QVERIFY(playable.size() < hand_.own(0).cards.size());
    for (CardButton const* each : table_->findChildren<CardButton*>())
      if (each->isVisible()) QCOMPARE(each->focusPolicy() == Qt::TabFocus, playable.contains(each->card()));
  }
  void cardsAreCalledWithTheirPiles() {
    QString const name = button(topOf(1, 3))->accessibleName();
    QVERIFY2(name.contains("pile 4, a card beneath") && name.contains("may be played"), qPrintable(name));
    QVERIFY(button(topOf(0, 0))->accessibleName().endsWith("pile 1, a card beneath"));
  }
  // After the trick, and once it has been looked at.
  void whatWasTurnedIsSeenOnceTheTrickIsTaken() {
    Card const led = (piles(1).uncovered - Tarot::excuseOnly).lowest();
    tarotTest::act(hand_, QString::fromStdString(Tarot::text(Action::play(led))));
    int const pile =
        static_cast<int>(std::ranges::find(piles(1).dealt, led, &DealtPile::top) - piles(1).dealt.begin());
    Card const under = hand_.hidden.under[1][static_cast<std::size_t>(pile)];
    show(sceneOf(hand_, 1));
    QVERIFY(button(led) == nullptr && button(under) == nullptr);
    QCOMPARE(PilesView::of(sceneOf(hand_, 1), {}).rows[0].piles[static_cast<std::size_t>(pile)],
             (Seen::Pile{.covered = true}));
    Card const answer = Tarot::playable(hand_.pub, hand_.own(0)).lowest();
    tarotTest::act(hand_, QString::fromStdString(Tarot::text(Action::play(answer))));
    TableScene scene = sceneOf(hand_, 1);
    scene.resting = true;
    show(scene);
    QVERIFY(button(under) == nullptr);
    scene.resting = false;
    show(scene);
    QVERIFY(button(under) != nullptr);
    QVERIFY(button(under)->accessibleName().contains(QString("pile %1").arg(pile + 1)));
  }
  void nothingThatLiesCoveredReachesTheFace_data() {
    QTest::addColumn<int>("viewer");
    for (int const viewer : {-1, 0, 1}) QTest::addRow("seat %d", viewer) << viewer;
  }
  void nothingThatLiesCoveredReachesTheFace() {
    QFETCH(int, viewer);
    auto const seat = static_cast<Seat>(viewer);
    Deal const one = deal();
    Deal const other = covertlyOther(one);
    QVERIFY(!(one == other));
    for (QString const& deeds : {QString(), QString("bid without, pass")}) {
      TableScene const scene = sceneOf(handOf(one, deeds), seat);
      QVERIFY(scene == sceneOf(handOf(other, deeds), seat));
      show(scene);
      QVERIFY(QTest::qWaitFor([this] { return table_->isSettled(); }, 20000));
      QStringList const said = spoken();
      for (DealtPile const& pile : one.piles) QVERIFY(button(pile.under) == nullptr);
      show(sceneOf(handOf(other, deeds), seat));
      QCOMPARE(spoken(), said);
    }
  }
};

}  // namespace testPileRows

QTEST_MAIN(testPileRows::TestPileRows)
#include "test_pile_rows.moc"
