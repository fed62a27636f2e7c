// The language of the texts: placeholders, forms, choices by number, in English and in Italian.
#include <QTest>
#include <QTranslator>

#include "tests/joined.h"
#include "ui/text/noun.h"
#include "ui/text/wording.h"

namespace testWording {

using namespace giaguaro;

namespace {

// The program's own Italian, and beside it the templates of these tests: those of the context "test" are
// translated by what stands after " => ".
class TestTranslator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(char const* context, char const* source, char const* comment, int n) const override {
    if (QLatin1String(context) != QLatin1String("test"))
      return QTranslator::translate(context, source, comment, n);
    QString const text = QString::fromUtf8(source);
    return text.contains(QStringLiteral(" => ")) ? text.section(QStringLiteral(" => "), 1) : text;
  }
};

Message message(char const* source, std::vector<Argument> arguments = {}, char const* you = "") {
  return {Text{"test", source, "test"}, Text{"test", you, "test.you"}, std::move(arguments)};
}

Card card(Deck const& deck, char const* text) { return deck.parse(text).value(); }

Wording wording(DeckWords words = DeckWords::italian, Seat reader = 0) {
  Deck const* deck = words == DeckWords::italian  ? &fortyCards
                     : words == DeckWords::french ? &fiftyTwoCards
                                                  : &seventyEightCards;
  return {{QStringLiteral("Zoe"), QStringLiteral("Anna"), QStringLiteral("Bruno"),
           QStringLiteral("\u00C0gata"), QStringLiteral("{n}")},
          reader,
          words,
          deck};
}

}  // namespace

class TestWording : public QObject {
  Q_OBJECT

 private slots:
  void init() { QCoreApplication::removeTranslator(&italian_); }
  void cleanup() { QCoreApplication::removeTranslator(&italian_); }
  void initTestCase() { QVERIFY(italian_.load(QStringLiteral(":/i18n/giaguaro_it.qm"))); }

  void saysPlainTexts() {
    QCOMPARE(wording().say(Message{}), QString());
    QCOMPARE(wording().say(message("The hand is over.")), QStringLiteral("The hand is over."));
    QCOMPARE(wording().say(std::vector<Message>{message("One."), Message{}, message("Two.")}),
             QStringLiteral("One. Two."));
  }

  // What stands alone on a button need be no sentence; beside others it becomes one.
  void joinsPiecesAsSentences() {
    std::vector<Message> const pieces{message("friend hidden"), message("The called card will be known."),
                                      message("really?")};
    QString const said = QStringLiteral("Friend hidden. The called card will be known. Really?");
    QCOMPARE(wording().say(pieces), said);
    QCOMPARE(wording().rich(pieces), said);
    QCOMPARE(Wording::sentences({QStringLiteral("Name cups"), {}, QStringLiteral("friend hidden")}),
             QStringLiteral("Name cups. Friend hidden."));
    std::vector<Message> const ends{message("{card}", {args::card(card(fortyCards, "KD"))}), message("b")};
    QCOMPARE(wording().rich(ends), QStringLiteral("<b>King of coins</b> B."));
  }
  void beginsLinesOfTheirOwn() {
    std::vector<Message> const lines{message("One."), Message{}, message("Two."), message("Three.")};
    QCOMPARE(wording().rich(lines), QStringLiteral("One.<br>Two. Three."));
    QCOMPARE(wording().say(lines), QStringLiteral("One. Two. Three."));
    QCOMPARE(wording().rich(std::vector<Message>{Message{}, message("One."), Message{}}),
             QStringLiteral("One."));
  }

  // Of several of whom the reader is one, the others are named.
  void speaksOfTheReaderAmongOthers() {
    auto const of = [](std::vector<std::int32_t> seats, Seat reader) {
      return wording(DeckWords::italian, reader)
          .say(message("{seats} win", {args::list(Argument::Kind::seats, "seats", std::move(seats))},
                       "You and {seats} win"));
    };
    QCOMPARE(of({1, 2}, 0), QStringLiteral("Anna and Bruno win"));
    QCOMPARE(of({0, 1, 2}, 0), QStringLiteral("You and Anna and Bruno win"));
    QCOMPARE(of({1, 2}, 2), QStringLiteral("You and Anna win"));
    QCOMPARE(of({1, 2}, nobody), QStringLiteral("Anna and Bruno win"));
  }

  void showsWhatItDoesNotKnow_data() {
    QTest::addColumn<QString>("text");
    for (char const* text : {"{nobody} plays", "{", "}", "{}", "{seat", "[n:one/many]", "[n:one", "[", "[]",
                             "[n:/]", "{.the}", "[seat:a/b]"})
      QTest::newRow(text) << QString::fromLatin1(text);
  }
  void showsWhatItDoesNotKnow() {
    QFETCH(QString, text);
    QByteArray const source = text.toUtf8();
    QCOMPARE(wording().say(message(source.constData(), {args::suit(Suit::hearts)})), text);
  }

  void choosesByNumber_data() {
    QTest::addColumn<int>("halves");
    QTest::addColumn<QString>("said");
    QTest::newRow("none") << 0 << "0 points";
    QTest::newRow("half") << 1 << "\u00BD point";
    QTest::newRow("one") << 2 << "1 point";
    QTest::newRow("one and a half") << 3 << "1\u00BD points";
    QTest::newRow("two") << 4 << "2 points";
    QTest::newRow("many") << 25 << "12\u00BD points";
    QTest::newRow("minus half") << -1 << "\u2212\u00BD point";
    QTest::newRow("minus one") << -2 << "\u22121 point";
    QTest::newRow("minus many") << -9 << "\u22124\u00BD points";
  }
  void choosesByNumber() {
    QFETCH(int, halves);
    QFETCH(QString, said);
    QCOMPARE(wording().say(message("{points} [points:point/points]", {args::points(halves)})), said);
  }

  void choosesBeforeTheNumber() {
    auto const of = [](int n) {
      return wording().say(message("[n:Manca/Mancano] {n} [n:presa/prese]", {args::number(n)}));
    };
    QCOMPARE(of(0), QStringLiteral("Mancano 0 prese"));
    QCOMPARE(of(1), QStringLiteral("Manca 1 presa"));
    QCOMPARE(of(2), QStringLiteral("Mancano 2 prese"));
    QCOMPARE(of(-3), QStringLiteral("Mancano \u22123 prese"));
  }

  void writesScores_data() {
    QTest::addColumn<int>("score");
    QTest::addColumn<bool>("halves");
    QTest::addColumn<QString>("said");
    QTest::newRow("0") << 0 << false << "0";
    QTest::newRow("+2") << 2 << false << "+2";
    QTest::newRow("-1") << -1 << false << "\u22121";
    QTest::newRow("+half") << 1 << true << "+\u00BD";
    QTest::newRow("-4.5") << -9 << true << "\u22124\u00BD";
    QTest::newRow("0 halves") << 0 << true << "0";
  }
  void writesScores() {
    QFETCH(int, score);
    QFETCH(bool, halves);
    QFETCH(QString, said);
    QCOMPARE(Wording::score(score, halves), said);
    Argument argument = args::score(score);
    if (halves) argument.kind = Argument::Kind::halfScore;
    QCOMPARE(wording().say(message("{score}", {argument})), said);
  }

  void means_data() {
    QTest::addColumn<int>("mean");
    QTest::addColumn<int>("parts");
    QTest::addColumn<QString>("said");
    QTest::newRow("whole") << 12 << 1 << "+12";
    QTest::newRow("halves") << -3 << 2 << "\u22121½";
    QTest::newRow("tenths") << 13 << 10 << "+1.3";
    QTest::newRow("under one") << -4 << 10 << "\u22120.4";
    QTest::newRow("round") << -20 << 10 << "\u22122.0";
    QTest::newRow("nothing") << 0 << 10 << "0.0";
    QTest::newRow("hundredths") << -131 << 100 << "\u22121.31";
    QTest::newRow("few hundredths") << 5 << 100 << "+0.05";
  }
  void means() {
    QFETCH(int, mean);
    QFETCH(int, parts);
    QFETCH(QString, said);
    QCOMPARE(Wording::mean(mean, parts), said);
  }

  void largeNumbersStandInGroups() {
    auto const said = [](int number) { return wording().say(message("{n}", {args::number(number)})); };
    QCOMPARE(said(1500), "1500");
    QCOMPARE(said(131333), "131,333");
  }

  void speaksToTheReader() {
    auto const text = [](Seat reader, Seat seat) {
      return wording(DeckWords::italian, reader)
          .say(message("{seat} leads.", {args::seat(seat)}, "You lead."));
    };
    QCOMPARE(text(1, 1), QStringLiteral("You lead."));
    QCOMPARE(text(2, 1), QStringLiteral("Anna leads."));
    QCOMPARE(text(nobody, 1), QStringLiteral("Anna leads."));
    // Only the argument called "seat" is the one spoken of.
    QCOMPARE(
        wording(DeckWords::italian, 1).say(message("{other} leads.", {args::seat(1, "other")}, "You lead.")),
        QStringLiteral("Anna leads."));
  }

  void takesCapitalsWhereASentenceBegins() {
    auto const king = args::card(card(fortyCards, "KD"));
    QCOMPARE(wording().say(message("{card.the} falls. {card.the}! But {card.the}", {king})),
             QStringLiteral("The king of coins falls. The king of coins! But the king of coins"));
    QCOMPARE(wording().say(message("{what} stays.", {args::word("anna", "what")})),
             QStringLiteral("anna stays."));
    QCOMPARE(wording().say(message("{side} wins.",
                                   {args::noun(Text{"test", "the attack; of: of the attack", "x"}, "side")})),
             QStringLiteral("The attack wins."));
  }

  void leavesArgumentsUnread() {
    QCOMPARE(wording().say(message("{seat} has {n}", {args::seat(4), args::number(3)})),
             QStringLiteral("{n} has 3"));
  }

  void english_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("bare") << "x {rank}"
                          << "x ace";
    QTest::newRow("the") << "x {rank.the}"
                         << "x the ace";
    QTest::newRow("a") << "x {rank.a}"
                       << "x an ace";
    QTest::newRow("card") << "x {card}"
                          << "x knight of coins";
    QTest::newRow("card.the") << "x {card.the}"
                              << "x the knight of coins";
    QTest::newRow("cards.or") << "x {cards.or}"
                              << "x the jack or the king of cups";
    QTest::newRow("cards.and") << "x {cards.and}"
                               << "x the jack and the king of cups";
    QTest::newRow("cards") << "x {cards}"
                           << "x the jack and the king of cups";
    QTest::newRow("ranks") << "x {ranks}"
                           << "x jack, seven or six";
    QTest::newRow("suits") << "x {suits}"
                           << "x coins or cups";
    QTest::newRow("seats") << "x {seats}"
                           << "x Zoe, Anna and Bruno";
    QTest::newRow("seat.a") << "x {seat.a}"
                            << "x Anna";
    QTest::newRow("seat's") << "x {seat}'s"
                            << "x Anna's";
    QTest::newRow("suit") << "x {suit}"
                          << "x swords";
  }
  void english() { compare(); }

  void italian_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("bare") << "x {rank}"
                          << "x asso";
    QTest::newRow("card") << "x {card}"
                          << "x cavallo di denari";
    QTest::newRow("card.il") << "x {card.il}"
                             << "x il cavallo di denari";
    QTest::newRow("card.del") << "x {card.del}"
                              << "x del cavallo di denari";
    QTest::newRow("card.sul") << "x {card.sul}"
                              << "x sul cavallo di denari";
    QTest::newRow("cards.or") << "x {cards.or}"
                              << "x il fante o il re di coppe";
    QTest::newRow("cards.and") << "x {cards.and}"
                               << "x il fante e il re di coppe";
    QTest::newRow("ranks") << "x {ranks}"
                           << "x fante, sette o sei";
    QTest::newRow("suits") << "x {suits}"
                           << "x denari o coppe";
    QTest::newRow("seats") << "x {seats}"
                           << "x Zoe, Anna e Bruno";
    QTest::newRow("seat.a") << "x {seat.a}"
                            << "x ad Anna";
    QTest::newRow("capital") << "{rank.il} cade"
                             << "L'asso cade";
    QTest::newRow("suit") << "a {suit}"
                          << "a spade";
  }
  void italian() {
    QCoreApplication::installTranslator(&italian_);
    compare();
  }

  void namesTakeTheirPreposition() {
    QCoreApplication::installTranslator(&italian_);
    auto const to = [](Seat seat) { return wording().say(message("Tocca {seat.a}.", {args::seat(seat)})); };
    QCOMPARE(to(0), QStringLiteral("Tocca a Zoe."));
    QCOMPARE(to(1), QStringLiteral("Tocca ad Anna."));
    QCOMPARE(to(2), QStringLiteral("Tocca a Bruno."));
    QCOMPARE(to(3), QStringLiteral("Tocca ad \u00C0gata."));
  }

  void nounsHaveForms() {
    Argument const role = args::noun(
        Text{"test", "taker; the: the taker => preneur; il: il preneur; al: al preneur", ""}, "role");
    QCOMPARE(nounForm(QStringLiteral("a; the: the a; of: of a"), QStringLiteral("of")),
             QStringLiteral("of a"));
    QCOMPARE(nounForm(QStringLiteral("a; the: the a"), QStringLiteral("none")), QStringLiteral("a"));
    QCoreApplication::installTranslator(&italian_);
    QCOMPARE(wording().say(message("x {role} {role.il} {role.al}", {role})),
             QStringLiteral("x preneur il preneur al preneur"));
  }

  void ranksInItalian_data() {
    QTest::addColumn<int>("rank");
    QTest::addColumn<int>("deck");
    QTest::addColumn<QStringList>("forms");  // bare il del al dal sul un plural obbligato
    auto const row = [](Rank rank, DeckWords deck, QString const& forms) {
      QTest::newRow(qPrintable(forms.section(u'|', 0, 0)))
          << static_cast<int>(rank) << static_cast<int>(deck) << forms.split(u'|');
    };
    auto const consonant = [&](Rank rank, DeckWords deck, QString const& word, QString const& plural) {
      row(rank, deck,
          QStringLiteral("%1|il %1|del %1|al %1|dal %1|sul %1|un %1|%2|%1 obbligato").arg(word, plural));
    };
    auto const vowel = [&](Rank rank, DeckWords deck, QString const& word, QString const& plural) {
      row(rank, deck,
          QStringLiteral("%1|l'%1|dell'%1|all'%1|dall'%1|sull'%1|un %1|%2|%1 obbligato").arg(word, plural));
    };
    vowel(Rank::ace, DeckWords::italian, QStringLiteral("asso"), QStringLiteral("gli assi"));
    vowel(Rank::eight, DeckWords::french, QStringLiteral("otto"), QStringLiteral("gli otto"));
    for (auto const& [rank, word] :
         {std::pair(Rank::two, "due"), std::pair(Rank::three, "tre"), std::pair(Rank::four, "quattro"),
          std::pair(Rank::five, "cinque"), std::pair(Rank::six, "sei"), std::pair(Rank::seven, "sette"),
          std::pair(Rank::nine, "nove"), std::pair(Rank::ten, "dieci"), std::pair(Rank::king, "re")})
      consonant(rank, DeckWords::french, QString::fromLatin1(word),
                QStringLiteral("i ") + QLatin1String(word));
    consonant(Rank::jack, DeckWords::italian, QStringLiteral("fante"), QStringLiteral("i fanti"));
    consonant(Rank::queen, DeckWords::italian, QStringLiteral("cavallo"), QStringLiteral("i cavalli"));
    consonant(Rank::cavalier, DeckWords::seventyEight, QStringLiteral("cavaliere"),
              QStringLiteral("i cavalieri"));
    row(Rank::queen, DeckWords::french,
        QStringLiteral("donna|la donna|della donna|alla donna|dalla donna|sulla donna|una donna|le "
                       "donne|donna obbligata"));
  }
  void ranksInItalian() {
    QCoreApplication::installTranslator(&italian_);
    QFETCH(int, rank);
    QFETCH(int, deck);
    QFETCH(QStringList, forms);
    char const* const names[] = {"", "il", "del", "al", "dal", "sul", "un", "plural", "obbligato"};
    Wording const words = wording(static_cast<DeckWords>(deck));
    for (qsizetype i = 0; i < forms.size(); ++i)
      QCOMPARE(words.rank(static_cast<Rank>(rank), QString::fromLatin1(names[i])), forms[i]);
  }

  void trumpsInBothLanguages_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("english");  // the, a
    QTest::addColumn<QString>("italian");  // bare il del al dal sul
    QTest::newRow("T12")
        << "T12"
        << "the 12 of trumps|a 12 of trumps"
        << "trionfo 12|il trionfo 12|del trionfo 12|al trionfo 12|dal trionfo 12|sul trionfo 12";
    QTest::newRow("T8") << "T8"
                        << "the 8 of trumps|an 8 of trumps"
                        << "trionfo 8|il trionfo 8|del trionfo 8|al trionfo 8|dal trionfo 8|sul trionfo 8";
    QTest::newRow("T11") << "T11"
                         << "the 11 of trumps|an 11 of trumps"
                         << "trionfo 11|il trionfo 11";
    QTest::newRow("T18") << "T18"
                         << "the 18 of trumps|an 18 of trumps"
                         << "trionfo 18|il trionfo 18";
    QTest::newRow("T1") << "T1"
                        << "the petit|a petit"
                        << "petit|il petit|del petit|al petit|dal petit|sul petit";
    QTest::newRow("T21") << "T21"
                         << "the 21|a 21"
                         << "21|il 21|del 21|al 21|dal 21|sul 21";
    QTest::newRow("EX") << "EX"
                        << "the joker|a joker"
                        << "excuse|l'excuse|dell'excuse|all'excuse|dall'excuse|sull'excuse";
  }
  void trumpsInBothLanguages() {
    QFETCH(QString, card);
    QFETCH(QString, english);
    QFETCH(QString, italian);
    Card const trump = testWording::card(seventyEightCards, card.toLatin1().constData());
    Wording const words = wording(DeckWords::seventyEight);
    QCOMPARE(words.card(trump, QStringLiteral("the")), english.section(u'|', 0, 0));
    QCOMPARE(words.card(trump, QStringLiteral("a")), english.section(u'|', 1));
    QCoreApplication::installTranslator(&italian_);
    char const* const names[] = {"", "il", "del", "al", "dal", "sul"};
    QStringList const forms = italian.split(u'|');
    for (qsizetype i = 0; i < forms.size(); ++i)
      QCOMPARE(words.card(trump, QString::fromLatin1(names[i])), forms[i]);
  }

  void theDeckNamesTheSuits() {
    Card const queen = card(fiftyTwoCards, "QS");
    QCOMPARE(wording(DeckWords::french).card(queen), QStringLiteral("queen of spades"));
    QCOMPARE(wording().card(card(fortyCards, "QS")), QStringLiteral("knight of swords"));
    QCoreApplication::installTranslator(&italian_);
    QStringList suits;
    for (DeckWords const deck : {DeckWords::italian, DeckWords::french})
      for (Suit const suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
        suits += wording(deck).suit(suit);
    QCOMPARE(suits.join(u' '), QStringLiteral("bastoni denari coppe spade fiori quadri cuori picche"));
    QCOMPARE(wording(DeckWords::french).card(queen, QStringLiteral("al")),
             QStringLiteral("alla donna di picche"));
    QCOMPARE(wording(DeckWords::seventyEight).suit(Suit::trumps), QStringLiteral("trionfi"));
  }

  void briefNames() {
    Wording const words({QStringLiteral("Giandomenico Rossi"), QStringLiteral("Ugo"),
                         QStringLiteral("Anna Bianchi"), QStringLiteral("Anna Verdi")},
                        nobody, DeckWords::italian, &fortyCards);
    Message const all = message("{seats}", {args::list(Argument::Kind::seats, "seats", {0, 1, 2, 3})});
    QCOMPARE(words.brief().say(all), QStringLiteral("Giando., Ugo, Anna B. and Anna V."));
    QCOMPARE(words.name(0), QStringLiteral("Giandomenico Rossi"));
    Wording const numbered({QStringLiteral("Giocatore 1"), QStringLiteral("Player 2"),
                            QStringLiteral("Giocatore 12"), QStringLiteral("Anna")},
                           nobody, DeckWords::italian, &fortyCards);
    QCOMPARE(numbered.brief().say(all), QStringLiteral("Gioc. 1, Player, Gioc. 12 and Anna"));
    // What is short would not make the difference.
    Wording const alike({QStringLiteral("Anna Bianchi"), QStringLiteral("Anna Bruni"), QStringLiteral("Max"),
                         QStringLiteral("Max")},
                        nobody, DeckWords::italian, &fortyCards);
    QCOMPARE(alike.brief().say(all), QStringLiteral("Anna Bianchi, Anna Bruni, Max and Max"));
  }

  void richTextIsSafeAndHasPictures() {
    auto const picture = [](char const* name) {
      return QStringLiteral("<img src=\"%1\" style=\"vertical-align: middle\">").arg(QLatin1String(name));
    };
    Wording const words({QStringLiteral("<b>Zoe</b>")}, nobody, DeckWords::italian, &fortyCards);
    QCOMPARE(words.rich(message("{seat} & <i>", {args::seat(0)})),
             QStringLiteral("&lt;b&gt;Zoe&lt;/b&gt; &amp; &lt;i&gt;"));
    QCOMPARE(words.rich(message("It is {card.the}.", {args::card(card(fortyCards, "KD"))})),
             QStringLiteral("It is the <b>king of coins</b>."));
    CardSet const two{card(fortyCards, "AD"), card(fortyCards, "3D")};
    QCOMPARE(words.rich(message("See {cards}.", {args::cards(two)})),
             QStringLiteral("See %1 %2.").arg(picture("card:3D"), picture("card:AD")));
    QCOMPARE(words.rich(message("See {cards}.", {args::cards(two)}), Wording::Lists::words),
             QStringLiteral("See the three and the ace of coins."));
    QCOMPARE(words.rich(message("See {cards.or}.", {args::cards(two)})),
             QStringLiteral("See the three or the ace of coins."));
    Argument const ranks = args::list(Argument::Kind::ranks, "ranks", {static_cast<int>(Rank::king)});
    QCOMPARE(words.rich(message("{ranks}", {ranks})), picture("rank:K"));
  }

 private:
  void compare() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    CardSet const cups{card(fortyCards, "KH"), card(fortyCards, "JH")};
    auto const list = [](Argument::Kind kind, std::string_view name, std::vector<std::int32_t> values) {
      return args::list(kind, name, std::move(values));
    };
    QByteArray const source = text.toUtf8();
    QCOMPARE(
        wording().say(message(
            source.constData(),
            {args::rank(Rank::ace), args::card(card(fortyCards, "QD")), args::cards(cups), args::seat(1),
             args::suit(Suit::spades), list(Argument::Kind::seats, "seats", {0, 1, 2}),
             list(Argument::Kind::ranks, "ranks",
                  {static_cast<int>(Rank::jack), static_cast<int>(Rank::seven), static_cast<int>(Rank::six)}),
             list(Argument::Kind::suits, "suits",
                  {static_cast<int>(Suit::diamonds), static_cast<int>(Suit::hearts)})})),
        said);
  }

  TestTranslator italian_;
};

}  // namespace testWording

QTEST_MAIN(testWording::TestWording)
#include "test_wording.moc"
