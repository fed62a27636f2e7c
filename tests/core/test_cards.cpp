#include <QTest>
#include <set>

#include "core/cards/deck.h"
#include "core/rules/random.h"
#include "tests/joined.h"

namespace testCards {

using namespace giaguaro;

namespace {

CardSet anyCards(Rng& rng, CardSet from) {
  CardSet set;
  for (Card card : from)
    if (rng.below(3) == 0) set.insert(card);
  return set;
}

std::vector<Deck const*> decks() { return {&fortyCards, &fiftyTwoCards, &seventyEightCards}; }

}  // namespace

class TestCards : public QObject {
  Q_OBJECT

 private slots:
  void decksHaveTheirCards() {
    QCOMPARE(fortyCards.cards().size(), 40);
    QCOMPARE(fiftyTwoCards.cards().size(), 52);
    QCOMPARE(seventyEightCards.cards().size(), 78);
  }

  void notationGoesRound() {
    for (Deck const* deck : decks()) {
      std::set<std::string> texts;
      for (Card card : deck->cards()) {
        std::string const text = deck->text(card);
        QVERIFY2(deck->parse(text) == card, text.c_str());
        texts.insert(text);
      }
      QCOMPARE(static_cast<int>(texts.size()), deck->cards().size());
    }
  }

  void notationIsThatOfRecords_data() {
    QTest::addColumn<int>("deck");
    QTest::addColumn<QString>("highToLow");
    QTest::newRow("40") << 0 << "AH 3H KH QH JH 7H 6H 5H 4H 2H";
    QTest::newRow("52") << 1 << "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H";
    QTest::newRow("78") << 2 << "KH QH NH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH";
  }
  void notationIsThatOfRecords() {
    QFETCH(int, deck);
    QFETCH(QString, highToLow);
    Deck const& d = *decks()[static_cast<std::size_t>(deck)];
    QStringList texts;
    for (Card card : d.sorted(d.cards().in(Suit::hearts))) texts << QString::fromStdString(d.text(card));
    QCOMPARE(texts.join(' '), highToLow);
  }

  void trumpsAndExcuseComeLast() {
    CardSet const set{Card::excuse(), Card::trump(1), Card::trump(21),
                      seventyEightCards.card(Rank::king, Suit::clubs),
                      seventyEightCards.card(Rank::ace, Suit::spades)};
    QStringList texts;
    for (Card card : seventyEightCards.sorted(set))
      texts << QString::fromStdString(seventyEightCards.text(card));
    QCOMPARE(texts.join(' '), QString("KC AS T21 T1 EX"));
  }

  // Wherever cards are shown: black and red by turns, whichever suits are there.
  void shownByTurns() {
    auto const shown = [](CardSet cards) {
      QStringList texts;
      for (Card const card : seventyEightCards.shown(cards))
        texts << QString::fromStdString(seventyEightCards.text(card));
      return texts.join(' ');
    };
    CardSet cards{Card::trump(7), Card::excuse()};
    for (char const* text : {"AH", "KH", "AS", "AD", "2C", "KC"})
      cards.insert(*seventyEightCards.parse(text));
    QCOMPARE(shown(cards), QString("KC 2C AD AS KH AH T7 EX"));
    QCOMPARE(shown(cards - cards.in(Suit::spades)), QString("KC 2C AD KH AH T7 EX"));
  }

  void badNotationIsNoCard_data() {
    QTest::addColumn<QString>("text");
    for (char const* text : {"", "A", "AX", "10H", "NH", "T1", "EX", "aD", "AD ", " AD", "1D", "DA", "ADD"})
      QTest::newRow(text) << text;
  }
  void badNotationIsNoCard() {
    QFETCH(QString, text);
    QVERIFY(!fortyCards.parse(text.toStdString()));
  }

  // Against a plain std::set, over random sets of every deck.
  void setsBehaveAsSets() {
    Rng rng(1);
    for (int round = 0; round < 2000; ++round) {
      Deck const& deck = *decks()[rng.below(3)];
      CardSet const a = anyCards(rng, deck.cards());
      CardSet const b = anyCards(rng, deck.cards());
      std::set<int> plainA;
      for (Card card : deck.cards())
        if (a.contains(card)) plainA.insert(card.code);

      QCOMPARE(a.size(), static_cast<int>(plainA.size()));
      QCOMPARE(a.empty(), plainA.empty());
      std::vector<int> iterated;
      for (Card card : a) iterated.push_back(card.code);
      QVERIFY(std::equal(iterated.begin(), iterated.end(), plainA.begin(), plainA.end()));
      for (int i = 0; i < a.size(); ++i)
        QCOMPARE(static_cast<int>(a.at(i).code), iterated[static_cast<std::size_t>(i)]);
      if (!a.empty()) {
        QCOMPARE(static_cast<int>(a.lowest().code), *plainA.begin());
        QCOMPARE(static_cast<int>(a.highest().code), *plainA.rbegin());
      }
      for (Card card : deck.cards()) {
        QCOMPARE((a | b).contains(card), a.contains(card) || b.contains(card));
        QCOMPARE((a & b).contains(card), a.contains(card) && b.contains(card));
        QCOMPARE((a - b).contains(card), a.contains(card) && !b.contains(card));
      }
      QCOMPARE(a.contains(b), (b - a).empty());
      int bySuit = 0;
      for (int suit = 0; suit <= plainSuits; ++suit) {
        for (Card card : a.in(static_cast<Suit>(suit))) QCOMPARE(static_cast<int>(card.suit()), suit);
        bySuit += a.in(static_cast<Suit>(suit)).size();
      }
      QCOMPARE(bySuit, a.size());
    }
  }
};

}  // namespace testCards

QTEST_APPLESS_MAIN(testCards::TestCards)
#include "test_cards.moc"
