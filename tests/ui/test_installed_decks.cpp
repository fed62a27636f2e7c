// Card decks of other people: found as KDE installs them, drawn in place of ours, and refused when they are
// broken, unsafe, endless or slow, each with its sentence and with our own cards on the table.
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTranslator>
#include <memory>
#include <vector>

#include "tests/joined.h"
#include "tests/ui/gzip.h"
#include "tests/ui/table_scenes.h"
#include "ui/cards/card_art.h"
#include "ui/cards/deck_library.h"
#include "ui/cards/installed_deck.h"
#include "ui/hand/card_button.h"
#include "ui/preferences/card_choices.h"
#include "ui/preferences/deck_row.h"
#include "ui/preferences/deck_tile.h"
#include "ui/table/table_widget.h"
#include "ui/theme.h"
#include "ui/window/main_window.h"

namespace testInstalledDecks {

using namespace giaguaro;
using giaguaro::test::gzip;

namespace {

constexpr auto head =
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
    "viewBox='0 0 3000 1000'>";

// Every card of the 52 as one rectangle of this colour, and whatever else.
QByteArray deckOf(QByteArray const& colour, QByteArray const& more = {}, QByteArray const& without = {}) {
  QByteArray svg = head;
  int place = 0;
  for (char const* suit : {"club", "diamond", "heart", "spade"})
    for (char const* rank : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"}) {
      QByteArray const id = QByteArray(rank) + '_' + suit;
      if (id == without) continue;
      svg += "<g id='" + id + "'><rect x='" + QByteArray::number(40 * place++) +
             "' y='0' width='40' height='60' fill='" + colour + "'/></g>";
    }
  svg += "<rect id='back' x='0' y='100' width='40' height='60' fill='" + colour + "'/>";
  return svg + more + "</svg>";
}

bool waitIdle(CardArt& art) {
  return QTest::qWaitFor([&art] { return art.idle(); }, 20000);
}

}  // namespace

class TestInstalledDecks : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  void install(QString const& id, QByteArray const& svg, QString const& file = QStringLiteral("deck.svg"),
               QByteArray const& index = {}) {
    QDir const folder(home_->filePath(QStringLiteral("carddecks/") + id));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QFile drawing(folder.filePath(file));
    QVERIFY(drawing.open(QIODevice::WriteOnly));
    QCOMPARE(drawing.write(svg), svg.size());
    QFile desktop(folder.filePath(QStringLiteral("index.desktop")));
    QVERIFY(desktop.open(QIODevice::WriteOnly));
    desktop.write(!index.isEmpty() ? index
                                   : "[KDE Backdeck]\nName=" + id.toUtf8() + "\nName[it]=" + id.toUtf8() +
                                         " italiano\nPreview=11.png\nSVG=" + file.toUtf8() + '\n');
  }

  // The colour in the middle of a card drawn in this style.
  static QColor colourOf(CardArt& art, Card card, Deck const& deck) {
    art.card(card, deck, {60, 90}, 1);
    if (!waitIdle(art)) return {};
    // A deck that was given up is asked for again.
    art.card(card, deck, {60, 90}, 1);
    if (!waitIdle(art)) return {};
    return art.card(card, deck, {60, 90}, 1).toImage().pixelColor(30, 60);
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    qputenv("XDG_DATA_DIRS", home_->filePath(QStringLiteral("shared")).toUtf8());
  }

  void areFound() {
    install(QStringLiteral("one"), deckOf("lime"));
    install(QStringLiteral("two"), gzip(deckOf("blue")), QStringLiteral("two.svgz"));
    install(QStringLiteral("none"), deckOf("lime"), QStringLiteral("deck.svg"), "[Desktop Entry]\nName=x\n");
    install(QStringLiteral("out"), deckOf("lime"), QStringLiteral("deck.svg"),
            "[KDE Backdeck]\nName=Out\nSVG=../one/deck.svg\n");
    std::vector<InstalledDeck> const english = installedDecks(QStringLiteral("en"));
    QCOMPARE(english.size(), std::size_t{2});
    QCOMPARE(english[0].id, QStringLiteral("one"));
    QCOMPARE(english[0].name, QStringLiteral("one"));
    QCOMPARE(english[1].id, QStringLiteral("two"));
    QCOMPARE(installedDecks(QStringLiteral("it"))[1].name, QStringLiteral("two italiano"));
    for (InstalledDeck const& deck : english) {
      LoadedDeck const loaded = loadDeck(deck);
      QCOMPARE(static_cast<int>(loaded.fault), static_cast<int>(DeckFault::none));
      QVERIFY(loaded.forty && loaded.fiftyTwo);
    }
    QVERIFY(!installedDeck(QStringLiteral("../carddecks/one"), QStringLiteral("en")));
    QVERIFY(!installedDeck(QStringLiteral("three"), QStringLiteral("en")));
  }

  // In place of ours, for the games it was chosen for, with the tags that go with it.
  void areDrawn() {
    install(QStringLiteral("one"), deckOf("lime"));
    CardArt art;
    Card const seven = *fortyCards.parse("7D");
    QColor const before = colourOf(art, seven, fortyCards);
    QVERIFY(!art.frenchSuits(Deck::Id::forty));
    QSignalSpy const ready(&art, &CardArt::ready);
    DeckStyle style;
    style.forty = QStringLiteral("one");
    style.variant = {.fourColours = true, .largeIndices = true};
    art.setStyle(style, QStringLiteral("en"));
    QCOMPARE(ready.size(), 1);
    // No blank: the one of before stands in.
    QVERIFY(!art.standIn(seven, fortyCards).isNull());
    QCOMPARE(colourOf(art, seven, fortyCards), QColor(Qt::green));
    QCOMPARE(colourOf(art, *fortyCards.parse("QH"), fortyCards), QColor(Qt::green));
    QCOMPARE(colourOf(art, noCard, fortyCards), QColor(Qt::green));
    QVERIFY(art.frenchSuits(Deck::Id::forty));
    QVERIFY(!art.fourColours(Deck::Id::forty));
    QVERIFY(!art.largeIndices(Deck::Id::forty));
    QCOMPARE(indexText(Rank::king, art.letters(Deck::Id::forty)), QStringLiteral("K"));
    QVERIFY(art.problem().isEmpty());
    QVERIFY(colourOf(art, *fiftyTwoCards.parse("7D"), fiftyTwoCards) != QColor(Qt::green));
    art.setStyle({}, QStringLiteral("en"));
    QCOMPARE(colourOf(art, seven, fortyCards), before);
  }

  // The 40 cards are named as they are drawn: on the table, in the panels, and in what is said elsewhere.
  void areCalledAsTheyAreDrawn() {
    install(QStringLiteral("one"), deckOf("lime"));
    install(QStringLiteral("bad"), "nothing");
    MainWindow window;
    window.setScene(tableScenes::tableOf({.cards = 20}, Deck::Id::forty, false));
    QSignalSpy const told(&window.host(), &TableHost::frenchFortyDrawn);
    auto const knight = [&] {
      return window.table()->findChild<CardButton*>(QStringLiteral("card_QD"))->accessibleName();
    };
    auto const guide = [&] {
      QString all;
      for (auto const* words : window.findChildren<QWidget*>()) all += words->accessibleName() + u'\n';
      return all;
    };
    QVERIFY2(knight().startsWith(QStringLiteral("Knight of coins")), qPrintable(knight()));
    QVERIFY(guide().contains(QStringLiteral("coins")));

    Settings settings = window.settings();
    settings.cards.forty = QStringLiteral("one");
    window.setSettings(settings);
    QVERIFY2(knight().startsWith(QStringLiteral("Queen of diamonds")), qPrintable(knight()));
    QVERIFY(!guide().contains(QStringLiteral("coins")));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.last().first().toBool(), true);
    // A scene that comes from who does not know it yet.
    window.setScene(tableScenes::tableOf({.players = 3, .cards = 20}, Deck::Id::forty, false));
    QVERIFY(knight().startsWith(QStringLiteral("Queen of diamonds")));

    // One that cannot be used: ours are drawn, and named.
    settings.cards.forty = QStringLiteral("bad");
    window.setSettings(settings);
    QVERIFY(colourOf(*window.art(), *fortyCards.parse("QD"), fortyCards).isValid());
    QVERIFY2(knight().startsWith(QStringLiteral("Knight of coins")), qPrintable(knight()));
    QCOMPARE(told.last().first().toBool(), false);
  }

  void knightsAreThe40CardsHorsemen() {
    QByteArray const spanish = deckOf("lime").replace("queen_", "knight_");
    install(QStringLiteral("spanish"), spanish);
    LoadedDeck const loaded = loadDeck(*installedDeck(QStringLiteral("spanish"), QStringLiteral("en")));
    QVERIFY(loaded.forty);
    QVERIFY(!loaded.fiftyTwo);
    CardArt art;
    DeckStyle style;
    style.forty = QStringLiteral("spanish");
    art.setStyle(style, QStringLiteral("en"));
    QCOMPARE(colourOf(art, *fortyCards.parse("QH"), fortyCards), QColor(Qt::green));

    // Such a deck has coins and cups: they are said, and marked as ours.
    QVERIFY(!art.frenchSuits(Deck::Id::forty));
    QCOMPARE(indexText(Rank::king, art.letters(Deck::Id::forty)), QStringLiteral("K"));
    art.setStyle(style, QStringLiteral("it"));
    QCOMPARE(colourOf(art, *fortyCards.parse("QH"), fortyCards), QColor(Qt::green));  // it is read anew
    QCOMPARE(indexText(Rank::king, art.letters(Deck::Id::forty)), QStringLiteral("R"));
    for (bool const large : {false, true}) {
      auto const mark = [&] {
        art.pip(Suit::clubs, fortyCards, 24, 1);
        return waitIdle(art) ? art.pip(Suit::clubs, fortyCards, 24, 1).toImage() : QImage();
      };
      style.variant.largeIndices = large;
      art.setStyle(style, QStringLiteral("en"));
      QImage const shown = mark();
      DeckStyle ours = style;
      ours.forty.clear();
      art.setStyle(ours, QStringLiteral("en"));
      QVERIFY(!shown.isNull());
      QCOMPARE(shown, mark());
    }
    MainWindow window;
    window.setScene(tableScenes::tableOf({.cards = 20}, Deck::Id::forty, false));
    Settings settings = window.settings();
    settings.cards.forty = QStringLiteral("spanish");
    window.setSettings(settings);
    QVERIFY(colourOf(*window.art(), *fortyCards.parse("QD"), fortyCards).isValid());
    QVERIFY(window.table()
                ->findChild<CardButton*>(QStringLiteral("card_QD"))
                ->accessibleName()
                .startsWith(QStringLiteral("Knight of coins")));
  }

  void backsToChoose() {
    CardArt art;
    std::vector<QImage> backs;
    for (CardBack const back : {CardBack::blue, CardBack::red, CardBack::trumps})
      for (Deck const* deck : {&fortyCards, &fiftyTwoCards, &seventyEightCards}) {
        DeckStyle style;
        style.back = back;
        art.setStyle(style, QStringLiteral("en"));
        colourOf(art, noCard, *deck);
        QImage const drawn = art.card(noCard, *deck, {60, 90}, 1).toImage();
        if (deck == &fortyCards) backs.push_back(drawn);
        QCOMPARE(drawn, backs.back());
      }
    QVERIFY(backs[0] != backs[1] && backs[1] != backs[2] && backs[0] != backs[2]);
    art.setStyle({}, QStringLiteral("en"));
    Deck const* const own[]{&fiftyTwoCards, &fortyCards, &seventyEightCards};
    for (std::size_t i = 0; i < 3; ++i) {
      colourOf(art, noCard, *own[i]);
      QCOMPARE(art.card(noCard, *own[i], {60, 90}, 1).toImage(), backs[i]);
    }
  }

  void landscapeStandsWhole() {
    QByteArray wide = deckOf("lime");
    wide.replace("width='40' height='60'", "width='60' height='40'");
    QSvgRenderer renderer(wide);
    QImage const card = drawCard(renderer, QStringLiteral("7_heart"), {60, 90});
    QCOMPARE(card.pixelColor(30, 45), QColor(Qt::green));
    QCOMPARE(card.pixelColor(30, 12), Theme::paper());
    QCOMPARE(card.pixelColor(30, 78), Theme::paper());
  }

  void areRefused_data() {
    QTest::addColumn<QByteArray>("svg");
    QTest::addColumn<int>("fault");
    auto const row = [](char const* name, QByteArray const& svg, DeckFault fault) {
      QTest::newRow(name) << svg << static_cast<int>(fault);
    };
    row("empty", "", DeckFault::unreadable);
    row("no SVG", "this is not a picture", DeckFault::unreadable);
    row("another XML", "<html xmlns='http://www.w3.org/1999/xhtml'><p/></html>", DeckFault::unreadable);
    row("cut off", deckOf("lime").chopped(20), DeckFault::unreadable);
    row("packed, cut off", gzip(deckOf("lime")).chopped(200), DeckFault::unreadable);
    row("packed, damaged", gzip(deckOf("lime")).replace(40, 8, QByteArray(8, '\x7f')), DeckFault::unreadable);
    row("packed nonsense", QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10) + QByteArray(100, '\xff'),
        DeckFault::unreadable);
    row("lacks a card", deckOf("lime", {}, "4_heart"), DeckFault::lacksCards);
    row("lacks all", QByteArray(head) + "<g id='back'/></svg>", DeckFault::lacksCards);
    // A file of 64 kB that unpacks to far more than is read of it.
    row("packed without end", gzip(QByteArray(head) + QByteArray(70 << 20, ' ')), DeckFault::unreadable);
    row("too large", QByteArray(head) + QByteArray(17 << 20, ' '), DeckFault::tooLarge);

    QByteArray laughs = "<!DOCTYPE svg [<!ENTITY a 'ha'>";
    for (char c = 'b'; c < 'l'; ++c)
      laughs +=
          QByteArray("<!ENTITY ") + c + " '" + (QByteArray("&") + char(c - 1) + ';').repeated(10) + "'>";
    row("a billion laughs", laughs + "]>" + deckOf("lime", "<text>&k;</text>"), DeckFault::unsafe);
    row("a file as entity", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + deckOf("&a;"),
        DeckFault::unsafe);
    row("too deep", deckOf("lime", QByteArray("<g>").repeated(20000) + QByteArray("</g>").repeated(20000)),
        DeckFault::unsafe);

    QByteArray uses = "<g id='u0'><rect width='1' height='1'/></g>";
    for (int i = 1; i < 12; ++i)
      uses += "<g id='u" + QByteArray::number(i) + "'>" +
              ("<use xlink:href='#u" + QByteArray::number(i - 1) + "'/>").repeated(10) + "</g>";
    row("a billion uses", deckOf("lime", uses), DeckFault::tooMuch);
    // However they lie in the file: each after what it draws, or before.
    auto const chain = [](int length, bool forwards) {
      QByteArray links;
      for (int i = 0; i < length; ++i) {
        int const nth = forwards ? i : length - 1 - i;
        links += "<g id='l" + QByteArray::number(nth) + "'>" +
                 (nth == 0 ? QByteArray("<rect width='1' height='1'/>")
                           : "<use xlink:href='#l" + QByteArray::number(nth - 1) + "'/>") +
                 "</g>";
      }
      return links;
    };
    row("a long chain of uses", deckOf("lime", chain(90'000, true)), DeckFault::tooMuch);
    row("a long chain of uses, backwards", deckOf("lime", chain(90'000, false)), DeckFault::tooMuch);
    row("a chain of uses that is a little too long", deckOf("lime", chain(130, true)), DeckFault::tooMuch);
    row("uses of itself", deckOf("lime", "<g id='u'><use xlink:href='#u'/></g>"), DeckFault::tooMuch);
    row("uses in a ring",
        deckOf("lime", "<g id='u'><use xlink:href='#v'/></g><g id='v'><use xlink:href='#u'/></g>"),
        DeckFault::tooMuch);
    row("gradients in a ring",
        deckOf("lime", "<linearGradient id='u' xlink:href='#v'/><linearGradient id='v' xlink:href='#u'/>"),
        DeckFault::tooMuch);
    // One card of many million points.
    QByteArray outline = "<path id='long' d='M0 0";
    outline += QByteArray("L1 1L2 0").repeated(900'000) + "'/>";
    row("an endless card",
        deckOf("lime", outline).replace("id='7_heart'>", "id='7_heart'><use xlink:href='#long'/>"),
        DeckFault::tooMuch);
    QByteArray const many = deckOf("lime", QByteArray("<g/>").repeated(310'000));
    row("too many parts", many, DeckFault::tooMuch);
  }
  void areRefused() {
    QFETCH(QByteArray, svg);
    QFETCH(int, fault);
    install(QStringLiteral("bad"), svg);
    LoadedDeck const loaded = loadDeck(*installedDeck(QStringLiteral("bad"), QStringLiteral("en")));
    QCOMPARE(static_cast<int>(loaded.fault), fault);
    QVERIFY(loaded.svg.isEmpty());

    // Named in one sentence, and our own cards are there.
    CardArt art;
    Card const seven = *fiftyTwoCards.parse("7D");
    QColor const ours = colourOf(art, seven, fiftyTwoCards);
    QSignalSpy const problem(&art, &CardArt::problemFound);
    DeckStyle style;
    style.fiftyTwo = QStringLiteral("bad");
    art.setStyle(style, QStringLiteral("en"));
    QCOMPARE(colourOf(art, seven, fiftyTwoCards), ours);
    QCOMPARE(problem.size(), 1);
    QVERIFY(art.problem().contains(QStringLiteral("“bad”")));
    QCOMPARE(art.problem().count(u'.'), 1);
  }

  // Real decks go through a few `use`s.
  void shortChainsAreDrawn() {
    QByteArray links = "<rect id='l0' width='1' height='1'/>";
    for (int i = 1; i < 60; ++i)
      links += "<g id='l" + QByteArray::number(i) + "'><use xlink:href='#l" + QByteArray::number(i - 1) +
               "'/></g>";
    QCOMPARE(static_cast<int>(safeSvg(deckOf("lime", links)).fault), static_cast<int>(SvgFault::none));
  }

  void oneThatIsGone() {
    CardArt art;
    DeckStyle style;
    style.fiftyTwo = QStringLiteral("gone");
    art.setStyle(style, QStringLiteral("en"));
    QVERIFY(colourOf(art, *fiftyTwoCards.parse("7D"), fiftyTwoCards).isValid());
    QVERIFY(art.problem().contains(QStringLiteral("“gone”")));
  }

  // What takes too long is given up after its first card, and ours are drawn, in the variant that was chosen.
  void oneThatIsSlow() {
    install(QStringLiteral("slow"), deckOf("lime"));
    CardArt::Files files;
    files.slowestCard = 0;  // any card is
    CardArt art(files);
    DeckStyle style;
    style.fiftyTwo = QStringLiteral("slow");
    style.variant.fourColours = true;
    art.setStyle(style, QStringLiteral("en"));
    QVERIFY(colourOf(art, *fiftyTwoCards.parse("7D"), fiftyTwoCards) != QColor(Qt::green));
    QVERIFY(art.problem().contains(QStringLiteral("too long")));
    QVERIFY(art.fourColours(Deck::Id::fiftyTwo));
  }

  // Nothing is loaded from anywhere: neither from the network nor from files, not even what the file names
  // as its style.
  void nothingIsLoaded() {
    QByteArray const far = "http://127.0.0.1:9/x";
    QString const near = home_->filePath(QStringLiteral("red.svg"));
    QFile file(near);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(head) + "<rect width='40' height='60' fill='red'/></svg>");
    file.close();
    QByteArray more;
    for (QByteArray const& link :
         {far, near.toUtf8(), "file://" + near.toUtf8(), QByteArray("data:image/svg+xml;base64,PHN2Zy8+"),
          QByteArray("data:image/png;base64,PHN2Zy8+")})
      more += "<image width='40' height='60' xlink:href='" + link + "'/><use xlink:href='" + link + "#x'/>";
    more += "<script>alert(1)</script><style>@import url(" + far +
            ");</style><animate/><foreignObject><p/></foreignObject>";
    QByteArray const svg =
        "<?xml-stylesheet href='" + near.toUtf8() + "' type='text/css'?>" + deckOf("lime", more);
    SafeSvg const safe = safeSvg(svg);
    QCOMPARE(static_cast<int>(safe.fault), static_cast<int>(SvgFault::none));
    for (char const* gone :
         {"href", "red.svg", "image", "script", "animate", "foreign", "stylesheet", "@import"})
      QVERIFY2(!safe.text.contains(gone), gone);
    QVERIFY(QSvgRenderer().load(safe.text));
    // Pictures in the file itself stay.
    QImage dot(2, 2, QImage::Format_RGB32);
    dot.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && dot.save(&buffer, "PNG"));
    SafeSvg const picture = safeSvg(deckOf(
        "lime", "<image width='2' height='2' xlink:href='data:image/png;base64," + png.toBase64() + "'/>"));
    QVERIFY(picture.text.contains("<image"));
  }

  void dashesAreDrawnAsLines() {
    SafeSvg const safe = safeSvg(deckOf(
        "lime", "<path d='M0 0H9' stroke-dasharray='0.000001' style='stroke-dasharray:0.000001;fill:red'/>"));
    QVERIFY(!safe.text.contains("stroke-dash"));
    QVERIFY(safe.text.contains("fill:red"));
  }

  // Nor by names that are written otherwise, or in pieces.
  void dashesAreFoundHoweverTheyAreWritten() {
    auto const line = [](QByteArray const& how) { return QByteArray(head) + how + "</svg>"; };
    auto const drawn = [](QByteArray const& svg) {
      QSvgRenderer renderer(svg);
      QImage image(100, 10, QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      renderer.render(&painter, QStringLiteral("line"), QRectF(0, 0, 100, 10));
      return image;
    };
    QByteArray const plain = "<path id='line' d='M0 5H100' stroke='black' stroke-width='10'";
    QImage const whole = drawn(line(plain + "/>"));
    QCOMPARE(whole.pixelColor(50, 5), QColor(Qt::black));
    for (QByteArray const& how :
         {plain + " style='stroke\\-dasharray:9 9'/>", plain + " style='stroke-d\\61 sharray:9 9'/>",
          "<style>path{stroke\\-dasharray:9 9}</style>" + plain + "/>",
          "<style>path{stroke-<!-- -->dash<![CDATA[array:9 9]]>}</style>" + plain + "/>",
          "<style>path{}<g/>path{stroke-dasharray:9 9}</style>" + plain + "/>"}) {
      SafeSvg const safe = safeSvg(line(how));
      QCOMPARE(static_cast<int>(safe.fault), static_cast<int>(SvgFault::none));
      QVERIFY2(!safe.text.contains("stroke-dash") && !safe.text.contains('\\'), safe.text.constData());
      QVERIFY2(drawn(safe.text) == whole, how.constData());
    }
  }

  // As the preferences do it, off the GUI thread.
  void library() {
    install(QStringLiteral("bad"), "nothing");
    install(QStringLiteral("good"), deckOf("lime"));
    DeckLibrary library(nullptr);
    QSignalSpy const found(&library, &DeckLibrary::found);
    QSignalSpy const unusable(&library, &DeckLibrary::unusable);
    QSignalSpy finished(&library, &DeckLibrary::finished);
    library.search(QStringLiteral("en"), 1);
    QVERIFY(finished.wait(20000));
    QCOMPARE(found.size(), 3);
    QCOMPARE(unusable.size(), 1);
    auto const offer = found.last().first().value<DeckOffer>();
    QCOMPARE(offer.id, QStringLiteral("good"));
    QVERIFY(offer.forty && offer.fiftyTwo);
    QCOMPARE(offer.sample.pixelColor(10, 30), QColor(Qt::green));
  }

  // In the preferences: names are no markup, whatever they look like; faults are worded in the language of
  // the moment; what is true of all installed decks is said where there is one.
  void areOffered() {
    auto const index = [](QByteArray const& name) {
      return "[KDE Backdeck]\nName=" + name + "\nSVG=deck.svg\n";
    };
    install(QStringLiteral("spanish"), deckOf("lime").replace("queen_", "knight_"),
            QStringLiteral("deck.svg"), index("<b>bold</b> &amp; deck"));
    install(QStringLiteral("bad"), "nothing", QStringLiteral("deck.svg"), index("<i>bad</i>"));
    QString const note = QStringLiteral("An installed deck keeps");
    CardArt art;
    auto const offer = [&](QString const& last) {
      auto choices = std::make_unique<CardChoices>(&art, nullptr);
      choices->setTheme(Theme::named({}));
      choices->retranslate();
      choices->show();
      auto const come = [&] { return choices->findChild<DeckTile*>(last) != nullptr; };
      return QTest::qWaitFor(come, 20000) ? std::move(choices) : nullptr;
    };
    auto const label = [](CardChoices const& choices, char const* row) {
      return choices.findChild<DeckRow*>(QLatin1String(row))->findChild<QLabel*>()->text();
    };
    {
      auto const choices = offer(QStringLiteral("deck40_spanish"));
      QVERIFY(choices);
      QString const tip = choices->findChild<DeckTile*>(QStringLiteral("deck40_spanish"))->toolTip();
      QVERIFY(Qt::mightBeRichText(tip));
      QCOMPARE(QTextDocumentFragment::fromHtml(tip).toPlainText(), QStringLiteral("<b>bold</b> &amp; deck"));
      QVERIFY(label(*choices, "deck40").contains(note));

      auto const* faults = choices->findChild<QLabel*>(QStringLiteral("deckFaults"));
      QTRY_VERIFY(faults->isVisible());
      QCOMPARE(faults->textFormat(), Qt::PlainText);
      QString const name = QStringLiteral("<i>bad</i>");
      QVERIFY(faults->text().contains(name));
      QString const english = InstalledDeck::inWords(DeckFault::unreadable, name);
      QCOMPARE(faults->text(), english);
      QTranslator italian;
      QVERIFY(italian.load(QStringLiteral(":/i18n/giaguaro_it.qm")));
      QCoreApplication::installTranslator(&italian);
      choices->retranslate();
      QCOMPARE(faults->text(), InstalledDeck::inWords(DeckFault::unreadable, name));
      QVERIFY(faults->text() != english);
      QCoreApplication::removeTranslator(&italian);
    }
    // Once, however many there are.
    install(QStringLiteral("whole"), deckOf("lime"));
    auto const choices = offer(QStringLiteral("deck52_whole"));
    QVERIFY(choices);
    QVERIFY(label(*choices, "deck52").contains(note));
    QVERIFY(!label(*choices, "deck40").contains(note));
    // A deck is called as it calls itself in the language of the moment.
    auto const* whole = choices->findChild<DeckTile*>(QStringLiteral("deck52_whole"));
    QCOMPARE(whole->text(), QStringLiteral("whole"));
    QTranslator italian;
    QVERIFY(italian.load(QStringLiteral(":/i18n/giaguaro_it.qm")));
    QCoreApplication::installTranslator(&italian);
    choices->retranslate();
    QCOMPARE(whole->text(), QStringLiteral("whole italiano"));
    QVERIFY(whole->toolTip().contains(QStringLiteral("whole italiano")));
    QCoreApplication::removeTranslator(&italian);
    choices->retranslate();
    QCOMPARE(whole->text(), QStringLiteral("whole"));
  }

  // Tiles stand side by side as soon as they are there, however few.
  void tilesAreLaidAtOnce() {
    DeckRow row(QStringLiteral("deck52"), nullptr);
    row.setTexts(QStringLiteral("Deck"), QStringLiteral("ours"));
    row.resize(420, 120);
    row.show();
    for (char const* id : {"", "one", "two"}) {
      row.add({QString::fromLatin1(id), QString::fromLatin1(id), true, true, {}});
      QList<DeckTile*> const tiles = row.findChildren<DeckTile*>();
      for (qsizetype i = 1; i < tiles.size(); ++i) {
        int const apart = tiles[i]->x() - tiles[i - 1]->geometry().right();
        QVERIFY2(apart > 0 && apart < 10, qPrintable(QString::number(apart)));
        QCOMPARE(tiles[i]->y(), tiles[0]->y());
      }
    }
    QCOMPARE(row.findChildren<DeckTile*>().size(), 3);
  }
};

}  // namespace testInstalledDecks

QTEST_MAIN(testInstalledDecks::TestInstalledDecks)
#include "test_installed_decks.moc"
