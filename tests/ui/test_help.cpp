// The help: how its texts are read, that those of the program are whole in both languages, and the window,
// driven by keys.
#include <QAbstractButton>
#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>
#include <QTranslator>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/match/table.h"
#include "scenes.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/help/about_sheet.h"
#include "ui/help/glossary.h"
#include "ui/help/help_contents.h"
#include "ui/help/help_library.h"
#include "ui/help/help_parser.h"
#include "ui/help/help_view.h"
#include "ui/help/help_window.h"
#include "ui/help/help_writer.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"
#include "ui/window/main_window.h"

namespace testHelp {

using namespace giaguaro;

namespace {

QString read(QString const& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

ParsedHelp rulesText(GameInfo const& game, QString const& language) {
  return parseHelp(read(QStringLiteral(":/rules/%1/%2.md").arg(language, idOf(game))), *game.deck);
}

QString plain(HelpSpans const& spans) {
  return plainText(spans, [](Card) { return QStringLiteral("#"); });
}

// Every line of a book, cells too.
std::vector<HelpSpans> linesOf(HelpBook const& book) {
  std::vector<HelpSpans> lines;
  for (HelpPage const& page : book.pages)
    for (HelpBlock const& block : page.blocks) {
      lines.push_back(block.spans);
      for (auto const& row : block.rows) lines.insert(lines.end(), row.begin(), row.end());
    }
  return lines;
}

int count(HelpBook const& book, HelpBlock::Kind kind) {
  int found = 0;
  for (HelpPage const& page : book.pages)
    for (HelpBlock const& block : page.blocks) found += block.kind == kind ? 1 : 0;
  return found;
}

// How a page looks from outside: what it says, to whom reads and to whom listens.
QString spokenOf(HelpBook const& book, int page) {
  QTextDocument document;
  Theme const theme = Theme::named({});
  HelpWriter(book, theme).write(document, page);
  return SpokenText(document).text();
}

}  // namespace

class TestHelp : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(italian_.load(QStringLiteral(":/i18n/giaguaro_it.qm"))); }
  void cleanup() { QCoreApplication::removeTranslator(&italian_); }

  // --- Reading the texts.

  void readsBlocks() {
    ParsedHelp const help =
        parseHelp(QStringLiteral("# A game\n\n## First\n\nTwo lines\nrun on.\n\n- one\n  goes on\n"
                                 "  - within\n- two\n\n*Example.* Look.\n\n*House*: no example.\n\n"
                                 "## Second\n\n### Part\n\n1. a\n2. b\n\n| x | |\n| --- | --- |\n"
                                 "| y | {KD} |\n"),
                  fortyCards);
    QCOMPARE(help.problems, QStringList());
    QCOMPARE(help.book.title, QStringLiteral("A game"));
    QCOMPARE(help.book.pages.size(), std::size_t(2));
    auto const& first = help.book.pages[0].blocks;
    using Kind = HelpBlock::Kind;
    std::vector<Kind> kinds;
    for (HelpBlock const& block : first) kinds.push_back(block.kind);
    QCOMPARE(kinds, (std::vector<Kind>{Kind::paragraph, Kind::item, Kind::item, Kind::item, Kind::example,
                                       Kind::paragraph}));
    QCOMPARE(plain(first[0].spans), QStringLiteral("Two lines run on."));
    QCOMPARE(plain(first[1].spans), QStringLiteral("one goes on"));
    QCOMPARE(first[2].depth, 1);
    auto const& second = help.book.pages[1].blocks;
    QCOMPARE(second[0].kind, Kind::heading);
    QCOMPARE(second[2].number, 2);
    QCOMPARE(second[3].rows.size(), std::size_t(2));
    QCOMPARE(second[3].rows[1][1][0].card, fortyCards.parse("KD").value());
  }

  void readsStyles() {
    QStringList problems;
    HelpSpans const spans =
        parseHelpLine(QStringLiteral("a **b *c*** d `e` <Ctrl+H>{T21}"), seventyEightCards, 1, problems);
    QCOMPARE(problems, QStringList());
    HelpSpans const wanted{{.words = QStringLiteral("a ")},
                           {.words = QStringLiteral("b "), .strong = true},
                           {.words = QStringLiteral("c"), .strong = true, .stressed = true},
                           {.words = QStringLiteral(" d ")},
                           {.words = QStringLiteral("e"), .quiet = true},
                           {.words = QStringLiteral(" ")},
                           {.kind = HelpSpan::Kind::key, .words = QStringLiteral("Ctrl+H")},
                           {.kind = HelpSpan::Kind::card, .card = seventyEightCards.parse("T21").value()}};
    QVERIFY(spans == wanted);
  }

  void tellsWhatMakesNoSense_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("card") << QStringLiteral("# A\n\n## B\n\nall {NH} here")
                          << QStringLiteral("line 5: no card of this deck: NH.");
    QTest::newRow("open") << QStringLiteral("# A\n## B\n{KD")
                          << QStringLiteral("line 3: a } that is missing.");
    QTest::newRow("closed") << QStringLiteral("# A\n## B\nK}")
                            << QStringLiteral("line 3: a } without its {.");
    QTest::newRow("style") << QStringLiteral("# A\n## B\n**K*")
                           << QStringLiteral("line 3: a style that does not end.");
    QTest::newRow("cells") << QStringLiteral("# A\n## B\n| a | b |\n| c |")
                           << QStringLiteral("line 4: a row with another number of cells.");
    QTest::newRow("title") << QStringLiteral("## B\nword")
                           << QStringLiteral("line 2: the text has no title.");
    QTest::newRow("page") << QStringLiteral("# A\nword")
                          << QStringLiteral("line 2: words before the first page.");
  }
  void tellsWhatMakesNoSense() {
    QFETCH(QString, text);
    QFETCH(QString, problem);
    ParsedHelp const help = parseHelp(text, fortyCards);
    QCOMPARE(help.problems, QStringList(problem));
    // And nothing of it is shown as a sign.
    for (HelpSpans const& line : linesOf(help.book)) QVERIFY(!plain(line).contains(u'{'));
  }

  void linksWordsOnceAPage() {
    Glossary const glossary(
        QStringLiteral("# G\n\n## trick\nid: trick | words: trick, tricks\nOne card each.\n\n"
                       "## hand\nid: hand | words: hand\nAll tricks of a trick.\n\n"
                       "## hand of whist\nid: own | words: hand | games: whist\nAnother.\n\n"
                       "## out\nid: out | words: **out**\nGone.\n"));
    QCOMPARE(glossary.problems(), QStringList());
    HelpBook book =
        parseHelp(
            QStringLiteral("# A\n## B\nOut: a Trick, a trick, tricksy. **Out** of hand-made *hand books* of "
                           "hand.\n"),
            fortyCards)
            .book;
    HelpBook whist = book;
    glossary.link(book, QStringLiteral("euchre"));
    glossary.link(whist, QStringLiteral("whist"));
    auto const links = [](HelpBook const& in) {
      QStringList found;
      for (HelpSpans const& line : linesOf(in))
        for (HelpSpan const& span : line)
          if (!span.link.isEmpty()) found += span.words + u'>' + span.link;
      return found;
    };
    QCOMPARE(links(book), QStringList({QStringLiteral("Trick>word:trick"), QStringLiteral("Out>word:out"),
                                       QStringLiteral("hand>word:hand")}));
    QCOMPARE(links(whist), QStringList({QStringLiteral("Trick>word:trick"), QStringLiteral("Out>word:out"),
                                        QStringLiteral("hand>word:own")}));
  }

  void glossaryTellsWhatMakesNoSense() {
    QCOMPARE(Glossary(QStringLiteral("word\n")).problems().size(), 1);
    QCOMPARE(Glossary(QStringLiteral("## a\nid: x | colour: red\nWords.\n")).problems(),
             QStringList(QStringLiteral("line 2: not known: colour.")));
    QCOMPARE(Glossary(QStringLiteral("## a\nid: x\nWords.\n## b\nid: x\nWords.\n")).problems(),
             QStringList(QStringLiteral("line 5: no id, or one that is taken.")));
    QCOMPARE(Glossary(QStringLiteral("## a\nid: x\n")).problems().size(), 1);
  }

  // --- The texts of the program.

  void rulesAreWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("game");
    for (char const* language : {"en", "it"})
      for (int game = 0; game < static_cast<int>(allGames().size()); ++game)
        QTest::addRow("%s %s", language, qPrintable(idOf(*allGames()[static_cast<std::size_t>(game)])))
            << QString::fromLatin1(language) << game;
  }
  void rulesAreWhole() {
    QFETCH(QString, language);
    QFETCH(int, game);
    GameInfo const& info = *allGames()[static_cast<std::size_t>(game)];
    ParsedHelp const help = rulesText(info, language);
    QCOMPARE(help.problems, QStringList());
    QCOMPARE(help.book.pages.size(), static_cast<std::size_t>(rulesPages));
    for (HelpPage const& page : help.book.pages) {
      QVERIFY(!page.title.isEmpty());
      QVERIFY(!page.blocks.empty());
    }
    static QRegularExpression const signs(QStringLiteral("[{}*`|#]|\\[[a-z]"));
    for (HelpSpans const& line : linesOf(help.book))
      for (HelpSpan const& span : line) QVERIFY2(!span.words.contains(signs), qPrintable(span.words));
    // No comma, stop or bracket begins a line behind a picture, where Qt breaks lines: it is drawn with it, and read out.
    static QRegularExpression const loose(QString(QChar::ObjectReplacementCharacter) +
                                          QStringLiteral("[,;:.!?)]"));
    Theme const theme = Theme::named({});
    for (int page = 0; page < rulesPages; ++page) {
      QTextDocument document;
      HelpWriter(help.book, theme).write(document, page);
      for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        QVERIFY2(!block.text().contains(loose), qPrintable(block.text()));
      QVERIFY(!SpokenText(document).text().contains(QStringLiteral(",,")));
    }
    // What one language shows the other does too.
    ParsedHelp const english = rulesText(info, QStringLiteral("en"));
    using Kind = HelpBlock::Kind;
    for (Kind const kind : {Kind::heading, Kind::table, Kind::item})
      QVERIFY2(kind == Kind::item || count(help.book, kind) == count(english.book, kind), "structure");
    std::multiset<int> cards;
    std::multiset<int> englishCards;
    for (auto const& [book, found] : {std::pair(&help.book, &cards), std::pair(&english.book, &englishCards)})
      for (HelpSpans const& line : linesOf(*book))
        for (HelpSpan const& span : line)
          if (span.kind == HelpSpan::Kind::card) found->insert(span.card.code);
    std::set<int> const kinds(cards.begin(), cards.end());
    QCOMPARE(kinds, std::set<int>(englishCards.begin(), englishCards.end()));
  }

  // What holds for one value of an option alone is told of a match that has it, and of no other; outside a match each
  // stands under a heading that says so, and nothing that always holds follows it but under another heading.
  void rulesAreThoseOfTheMatch_data() {
    QTest::addColumn<bool>("inItalian");
    QTest::newRow("English") << false;
    QTest::newRow("Italian") << true;
  }
  void rulesAreThoseOfTheMatch() {
    QFETCH(bool, inItalian);
    if (inItalian) QCoreApplication::installTranslator(&italian_);
    int parts = 0;
    for (GameInfo const* game : allGames()) {
      HelpBook const written = rulesText(*game, inItalian ? "it" : "en").book;
      HelpBook const english = rulesText(*game, QStringLiteral("en")).book;
      auto const conditions = [](HelpBook const& book) {
        QStringList all;
        for (HelpPage const& page : book.pages)
          for (HelpBlock const& block : page.blocks)
            if (!block.option.isEmpty()) all += block.option + u'=' + block.value;
        return all;
      };
      QCOMPARE(conditions(written), conditions(english));
      HelpLibrary library(allGames());
      HelpBook const outside = library.book(library.rules(game));
      for (HelpPage const& page : outside.pages)
        for (std::size_t i = 0; i < page.blocks.size(); ++i) {
          HelpBlock const& block = page.blocks[i];
          if (block.option.isEmpty()) {
            bool const follows = i > 0 && !page.blocks[i - 1].option.isEmpty();
            QVERIFY2(!follows || block.kind == HelpBlock::Kind::heading, qPrintable(page.title));
            continue;
          }
          ++parts;
          HelpBlock const& before = page.blocks[i - 1];
          bool const goesOn = before.option == block.option && before.value == block.value;
          QVERIFY2(goesOn || before.kind == HelpBlock::Kind::heading, qPrintable(plain(block.spans)));
        }
      for (std::size_t place = 0; place < game->options.size(); ++place) {
        OptionInfo const& option = game->options[place];
        for (std::size_t value = 0; value < option.values.size(); ++value) {
          Options options = completed(game->options, {});
          options.values[place] = static_cast<std::int16_t>(value);
          library.setMatch(game, options);
          QString const name = QString::fromStdString(std::string(option.name));
          QStringList told;
          for (HelpPage const& page : library.book(library.rules(game)).pages)
            for (HelpBlock const& block : page.blocks)
              if (block.option == name) told += block.value;
          QStringList wanted;
          for (HelpPage const& page : written.pages)
            for (HelpBlock const& block : page.blocks)
              if (block.option == name &&
                  block.value == QString::fromStdString(std::string(option.values[value].name)))
                wanted += block.value;
          QCOMPARE(told, wanted);
        }
      }
    }
    QVERIFY(parts > 0);
    // Of the rules of a match no page speaks of the others.
    GameInfo const* const tarot = findGame("tarot");
    HelpLibrary library(allGames());
    for (int rules : {0, 1}) {
      Options options = completed(tarot->options, {});
      options.values[0] = static_cast<std::int16_t>(rules);
      library.setMatch(tarot, options);
      HelpBook const& book = library.book(library.rules(tarot));
      auto const spoken = [&book](RulesPage page) { return spokenOf(book, static_cast<int>(page)); };
      // Which sets of rules there are is told over the deal, and among the options.
      QString const needs = spoken(RulesPage::needs);
      QString const score = spoken(RulesPage::score);
      qsizetype const deal =
          needs.indexOf(inItalian ? QStringLiteral("La distribuzione") : QStringLiteral("The deal"));
      qsizetype const choices = score.indexOf(inItalian ? QStringLiteral("Le opzioni del programma")
                                                        : QStringLiteral("Options of the program"));
      QVERIFY(deal > 0 && choices > 0);
      QString const text =
          needs.mid(deal) + spoken(RulesPage::auction) + spoken(RulesPage::play) + score.left(choices);
      QString const house = inItalian ? QStringLiteral("di casa") : QStringLiteral("house");
      QVERIFY(!text.contains(QStringLiteral("FFT")) && !text.contains(house, Qt::CaseInsensitive));
      QCOMPARE(text.contains(QStringLiteral("76")), rules == 0);
      QCOMPARE(text.contains(QStringLiteral("86")), rules == 1);
    }
  }

  // At its end each game says where it comes from, in the words of its source.
  void rulesEndWithTheirSource_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("jaguar") << "jaguar" << QStringList{"David Chudzicki", "Briscola Chiamata", "2009"};
    QTest::newRow("briscola") << "briscola-chiamata"
                              << QStringList{"Regole del gioco", "amico del giaguaro", "socio", "a carichi"};
    QTest::newRow("jabberwocky") << "jabberwocky" << QStringList{"Hawaii", "Jabberwocky (card game)"};
    QTest::newRow("jaago") << "jaago-chalis"
                           << QStringList{"Nepal", "Kinti-Jaago", "40-watt", "J-40", "Laxman Kasula", "Ram"};
    QTest::newRow("tarot") << "tarot" << QStringList{"Le Jeu de Tarot", "FFT", "2012"};
  }
  void rulesEndWithTheirSource() {
    QFETCH(QString, game);
    QFETCH(QStringList, told);
    QCOMPARE(static_cast<int>(RulesPage::source), rulesPages - 1);
    std::vector<GameInfo const*> const games = allGames();
    auto const found = std::ranges::find(games, game, [](GameInfo const* each) { return idOf(*each); });
    QVERIFY(found != games.end());
    for (auto const& [language, heading] :
         {std::pair("en", "Where it comes from"), std::pair("it", "Da dove viene")}) {
      HelpBook const book = rulesText(**found, QString::fromLatin1(language)).book;
      QCOMPARE(book.pages.back().title, QString::fromLatin1(heading));
      QString page;
      for (HelpBlock const& block : book.pages.back().blocks) page += plain(block.spans) + u' ';
      for (QString const& words : told)
        QVERIFY2(page.contains(words), qPrintable(words + QStringLiteral(": ") + page));
    }
  }

  void glossariesAreWhole() {
    Glossary const english(read(QStringLiteral(":/glossary/en.md")));
    Glossary const italian(read(QStringLiteral(":/glossary/it.md")));
    QCOMPARE(english.problems() + italian.problems(), QStringList());
    std::set<QString> ids;
    for (GlossaryEntry const& entry : english.entries()) ids.insert(entry.id);
    QVERIFY(ids.size() > 80);
    QCOMPARE(italian.entries().size(), english.entries().size());
    std::set<QString> games;
    for (GameInfo const* game : allGames()) games.insert(idOf(*game));
    for (Glossary const* glossary : {&english, &italian})
      for (GlossaryEntry const& entry : glossary->entries()) {
        QVERIFY2(ids.contains(entry.id), qPrintable(entry.id));
        for (QString const& game : entry.games) QVERIFY2(games.contains(game), qPrintable(game));
        for (HelpSpans const& paragraph : entry.paragraphs)
          for (HelpSpan const& span : paragraph)
            QVERIFY2(!span.words.contains(QRegularExpression(QStringLiteral("[{}*|]"))),
                     qPrintable(span.words));
      }
  }

  // Every link of every book leads somewhere, and each word that a game explains is one.
  void linksLeadSomewhere_data() {
    QTest::addColumn<bool>("inItalian");
    QTest::newRow("English") << false;
    QTest::newRow("Italian") << true;
  }
  void linksLeadSomewhere() {
    QFETCH(bool, inItalian);
    if (inItalian) QCoreApplication::installTranslator(&italian_);
    HelpLibrary const library(allGames());
    std::set<QString> anchors;
    for (HelpBlock const& block : library.book(library.glossary()).pages[0].blocks)
      if (!block.anchor.isEmpty()) anchors.insert(Glossary::linkTo(block.anchor));
    int links = 0;
    for (int book = 0; book < library.count(); ++book) {
      QVERIFY(!library.book(book).pages.empty());
      for (HelpSpans const& line : linesOf(library.book(book)))
        for (HelpSpan const& span : line) {
          if (span.link.isEmpty()) continue;
          ++links;
          QVERIFY2(anchors.contains(span.link), qPrintable(span.link));
        }
      if (book >= library.table()) continue;
      for (HelpBlock const& block :
           library.book(book).pages[static_cast<std::size_t>(RulesPage::words)].blocks) {
        if (block.kind != HelpBlock::Kind::item) continue;
        // The word as a whole may be one link, or several pieces of which one is.
        bool linked = false;
        for (HelpSpan const& span : block.spans) linked = linked || (span.strong && !span.link.isEmpty());
        QVERIFY2(linked, qPrintable(library.title(book) + u' ' + plain(block.spans)));
      }
    }
    QVERIFY(links > 200);
  }

  // A paragraph of cards alone lies there as whole cards; within words, and in a list, they stay small.
  void cardsAloneAreShownWhole() {
    ParsedHelp const help = parseHelp(
        QStringLiteral("# A\n## B\n{KD} **{2H}**\n{AS}\n\nYou hold {KD} {2H}.\n\n- {KD}\n"), fortyCards);
    QCOMPARE(help.problems, QStringList());
    std::vector<HelpBlock> const& blocks = help.book.pages[0].blocks;
    QCOMPARE(blocks.size(), std::size_t{3});
    QVERIFY(blocks[0].kind == HelpBlock::Kind::cards);
    QCOMPARE(blocks[0].spans.size(), std::size_t{3});
    QVERIFY(!blocks[0].spans[0].strong && blocks[0].spans[1].strong && !blocks[0].spans[2].strong);
    QVERIFY(blocks[1].kind == HelpBlock::Kind::paragraph && blocks[2].kind == HelpBlock::Kind::item);
    QVERIFY2(spokenOf(help.book, 0)
                 .contains(QStringLiteral("the king of coins, the two of cups, the ace of swords\n")),
             qPrintable(spokenOf(help.book, 0)));
    // Of every game there are such pictures, in both languages the same.
    for (GameInfo const* game : allGames()) {
      int pictures = 0;
      for (HelpBlock::Kind const kind : {HelpBlock::Kind::cards, HelpBlock::Kind::position}) {
        int const shown = count(rulesText(*game, QStringLiteral("en")).book, kind);
        QCOMPARE(count(rulesText(*game, QStringLiteral("it")).book, kind), shown);
        pictures += shown;
      }
      QVERIFY2(pictures > 1, qPrintable(idOf(*game)));
    }
  }

  // Cards are their names, lists of them are lists, cells of a row stand apart.
  void cardsAreSpoken() {
    HelpBook const book =
        parseHelp(QStringLiteral("# A\n## B\nYou hold {KD} {2H}. Play {KD}.\n\n| a | b |\n| --- | --- |\n"
                                 "| king | {KS} |\n\n1. one\n2. two\n"),
                  fortyCards)
            .book;
    QVERIFY2(spokenOf(book, 0).contains(
                 QStringLiteral("You hold the king of coins, the two of cups. Play the king of coins.")),
             qPrintable(spokenOf(book, 0)));
    QVERIFY(spokenOf(book, 0).contains(QStringLiteral("a; b\nking; the king of swords")));
    QVERIFY(spokenOf(book, 0).contains(QStringLiteral("1. one\n2. two")));
    QCoreApplication::installTranslator(&italian_);
    QVERIFY2(spokenOf(book, 0).contains(
                 QStringLiteral("You hold il re di denari, il due di coppe. Play il re di denari.")),
             qPrintable(spokenOf(book, 0)));
  }

  void findsWithoutCaseAndAccents() {
    HelpBook const book =
        parseHelp(QStringLiteral("# A\n## B\nPerché la POIGNÉE, la poignee e l\u2019asso {AD} perche.\n"),
                  fortyCards)
            .book;
    QTextDocument document;
    Theme const theme = Theme::named({});
    HelpWriter(book, theme).write(document, 0);
    SpokenText const spoken(document);
    QCOMPARE(spoken.find(QStringLiteral("poignée")).size(), std::size_t(2));
    QCOMPARE(spoken.find(QStringLiteral("perchè")).size(), std::size_t(2));
    QCOMPARE(spoken.find(QStringLiteral("l'asso")).size(), std::size_t(1));
    QCOMPARE(spoken.find(QStringLiteral("trick")).size(), std::size_t(0));
    QCOMPARE(spoken.find(QStringLiteral("  ")).size(), std::size_t(0));
    // In a card's name the card is what is found.
    auto const ace = spoken.find(QStringLiteral("ace OF"));
    QCOMPARE(ace.size(), std::size_t(1));
    SpokenText::Place const place = spoken.place(ace[0], 6);
    QCOMPARE(place.to - place.from, 1);
    QCOMPARE(document.characterAt(place.from), QChar(QChar::ObjectReplacementCharacter));
    QCOMPARE(spoken.between(place.from, place.to), QStringLiteral("the ace of coins"));
    QCOMPARE(spoken.letterAt(place.from), static_cast<int>(ace[0]) - 4);
  }

  // Every page of every book, in the narrowest window: no line and no cell is wider than its column.
  void nothingIsCutOff_data() { linksLeadSomewhere_data(); }
  void nothingIsCutOff() {
    QFETCH(bool, inItalian);
    if (inItalian) QCoreApplication::installTranslator(&italian_);
    MainWindow window;
    window.setGames(allGames());
    HelpWindow help(window.art(), allGames());
    help.setKeys(
        {{QStringLiteral("Keys"), {{{QStringLiteral("Ctrl+Shift+PgDown")}, QStringLiteral("Words")}}}});
    help.resize(help.minimumSize());
    help.showKeys();
    auto* view = help.findChild<HelpView*>();
    HelpLibrary const library(allGames());
    for (int book = 0; book < library.count(); ++book) {
      for (int page = 0; page < static_cast<int>(library.book(book).pages.size()); ++page) {
        view->showPage(library.book(book), page);
        QCOMPARE(view->document()->textWidth(), static_cast<qreal>(view->viewport()->width()));
        QVERIFY2(view->document()->size().width() <= view->viewport()->width() + 0.5,
                 qPrintable(QStringLiteral("%1 %2: %3 of %4")
                                .arg(library.title(book))
                                .arg(page)
                                .arg(view->document()->size().width())
                                .arg(view->viewport()->width())));
        QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(brokenWord(*view->document()), QString());
      }
    }
  }

  // A paragraph is one line of the file: none breaks off within a sentence.
  void entriesAreWholeSentences_data() { linksLeadSomewhere_data(); }
  void entriesAreWholeSentences() {
    QFETCH(bool, inItalian);
    Glossary const glossary(read(
        QStringLiteral(":/glossary/%1.md").arg(inItalian ? QStringLiteral("it") : QStringLiteral("en"))));
    QVERIFY(glossary.entries().size() > 100);
    for (GlossaryEntry const& entry : glossary.entries())
      for (HelpSpans const& paragraph : entry.paragraphs)
        QVERIFY2(QStringLiteral(".:!?)#").contains(plain(paragraph).back()), qPrintable(entry.id));
  }

  // --- The window.

  // Whatever word is asked for stands at the top, whole, and the contents mark the glossary: of the last ones too.
  void everyWordIsAtTheTop_data() { linksLeadSomewhere_data(); }
  void everyWordIsAtTheTop() {
    QFETCH(bool, inItalian);
    if (inItalian) QCoreApplication::installTranslator(&italian_);
    HelpWindow help(&art_, allGames());
    help.showGlossary();
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto const* view = help.findChild<HelpView*>();
    auto const* contents = help.findChild<HelpContents*>();
    HelpLibrary const library(allGames());
    QStringList wrong;
    QTreeWidgetItem const* const glossary = contents->topLevelItem(library.glossary());
    QCOMPARE(glossary->childCount(), 0);  // its letters stand over it
    for (HelpBlock const& block : library.book(library.glossary()).pages.front().blocks) {
      if (block.anchor.isEmpty()) continue;
      help.showWord(block.anchor);
      QString const term = block.spans.front().words;  // without whose it is
      if (contents->currentItem() != glossary || view->anchorAtTop() != block.anchor) wrong << term;
      // No line of the entry before is seen.
      QTextCursor const top = view->cursorForPosition({view->viewport()->width() / 2, 2});
      QTextTable const* const row = top.currentTable();  // of those that stand beside each other
      bool const beside = row != nullptr && row == view->textCursor().currentTable() &&
                          row->cellAt(top).row() == row->cellAt(view->textCursor()).row();
      if (top.block().text() != plain(block.spans) && !beside && view->verticalScrollBar()->value() > 0 &&
          view->cursorRect(top).bottom() > 2)
        wrong << term + QStringLiteral(", cut");
    }
    QCOMPARE(wrong.join(u'\n'), QString());
  }

  // However few words stand beside it, a card ends well above the entry under its own.
  void cardsStandClearOfTheLines() {
    HelpWindow help(&art_, allGames());
    help.showGlossary();
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto const* view = help.findChild<HelpView*>();
    constexpr double clear = 8, overWord = 9;
    int seen = 0;
    for (int const width : {940, 1100, 1500}) {
      help.resize(width, 700);
      QCoreApplication::processEvents();
      auto const* const layout = view->document()->documentLayout();
      for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next()) {
        QTextTable const* const table = QTextCursor(block).currentTable();
        if (!block.blockFormat().hasProperty(helpDeck) || table == nullptr) continue;
        int const row = table->cellAt(block.position()).row();
        if (row + 1 == table->rows()) continue;  // nothing is under these
        QTextBlock const below = table->cellAt(row + 1, 0).firstCursorPosition().block();
        double const line = layout->blockBoundingRect(below).top() - overWord;
        // It begins with the capitals.
        QTextLine const words = block.layout()->lineAt(0);
        double const capitals = QFontMetricsF(block.begin().fragment().charFormat().font()).capHeight();
        double const foot = layout->blockBoundingRect(block).top() + words.y() + words.ascent() - capitals +
                            HelpWriter::pictureHeight();
        QVERIFY2(line - foot >= clear, qPrintable(QString("%1: %2").arg(block.text()).arg(line - foot)));
        ++seen;
      }
    }
    QVERIFY(seen > 3);
  }

  // Each letter over the glossary leads to the first entry that begins with it.
  void lettersLeadToTheirEntries_data() { linksLeadSomewhere_data(); }
  void lettersLeadToTheirEntries() {
    QFETCH(bool, inItalian);
    if (inItalian) QCoreApplication::installTranslator(&italian_);
    HelpLibrary const library(allGames());
    auto const& blocks = library.book(library.glossary()).pages.front().blocks;
    QMap<QString, QString> first;  // the anchor of the first entry, by letter
    for (HelpBlock const& block : blocks) {
      if (block.anchor.isEmpty()) continue;
      QString const letter = SpokenText::folded(block.spans.front().words.left(1)).toUpper();
      if (!first.contains(letter)) first[letter] = Glossary::linkTo(block.anchor);
    }
    QMap<QString, QString> letters;
    for (HelpSpan const& span : blocks.front().spans)
      if (!span.link.isEmpty()) letters[span.words] = span.link;
    QVERIFY(letters.size() > 10);
    QCOMPARE(letters, first);
  }

  // Each letter stands over the first of its entries, once.
  void lettersStandOverTheirEntries() {
    HelpLibrary const library(allGames());
    auto const book = library.book(library.glossary());
    std::vector<HelpBlock> const& blocks = book.pages[0].blocks;
    QStringList linked;
    for (HelpSpan const& span : blocks.front().spans)
      if (!span.link.isEmpty()) linked += span.words;
    QStringList stand;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      if (blocks[i].kind != HelpBlock::Kind::letter) continue;
      stand += blocks[i].spans.front().words;
      QVERIFY(blocks[i + 1].kind == HelpBlock::Kind::heading);
      QVERIFY(blocks[i + 1].spans.front().words.startsWith(stand.back(), Qt::CaseInsensitive));
    }
    QCOMPARE(stand, linked);
  }

  // No hole is left under one column where other groups would fill it.
  void columnsOfKeysAreAboutAsHigh() {
    HelpWindow help(&art_, allGames());
    auto const group = [](char const* title, std::size_t lines, char const* key = "F4") {
      return KeyGroup{QString::fromLatin1(title),
                      std::vector<KeyLine>(lines, {{QString::fromLatin1(key)}, QStringLiteral("None")})};
    };
    help.setKeys({group("Game", 10), group("Move", 8, "Ctrl+Shift+F4"), group("View", 7),
                  group("Settings", 2, "Ctrl+F4"), group("Help", 2)});
    help.resize(1280, 700);
    help.showKeys();
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto const* view = help.findChild<HelpView*>();
    std::map<int, double> ends;           // by where a column begins
    std::map<int, std::set<int>> begins;  // what they do, likewise: at one place
    for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next()) {
      QRectF const box = view->document()->documentLayout()->blockBoundingRect(block);
      bool const right = box.left() > view->viewport()->width() / 2.0;
      if (block.text() != QLatin1String("None")) continue;
      ends[right ? 1 : 0] = std::max(ends[right ? 1 : 0], box.bottom());
      begins[right ? 1 : 0].insert(qRound(box.left()));
    }
    QCOMPARE(ends.size(), std::size_t{2});
    QCOMPARE(begins[0].size(), std::size_t{1});
    QCOMPARE(begins[1].size(), std::size_t{1});
    QVERIFY2(std::abs(ends[0] - ends[1]) < 60, qPrintable(QString::number(ends[0] - ends[1])));
  }

  // Groups of keys stand in two columns where there is room, else under each other; they are read one after the other.
  void keysStandInTwoColumns() {
    HelpWindow help(&art_, allGames());
    std::vector<KeyLine> many(10, {{QStringLiteral("F4")}, QStringLiteral("None")});
    many.insert(many.end(), {{{QStringLiteral("F5")}, QStringLiteral("One")},
                             {{QStringLiteral("F6")}, QStringLiteral("Two")},
                             {{QStringLiteral("F7")}, QStringLiteral("Three")}});
    help.setKeys({{QStringLiteral("Game"), many},
                  {QStringLiteral("Move"), {{{QStringLiteral("F9")}, QStringLiteral("Four")}}}});
    help.resize(1280, 700);
    help.showKeys();
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto const* view = help.findChild<HelpView*>();
    auto const headingAt = [&](QString const& words) {
      for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
        if (block.text() == words)
          return view->document()->documentLayout()->blockBoundingRect(block).topLeft();
      return QPointF(-1, -1);
    };
    QCOMPARE(headingAt("Game").y(), headingAt("Move").y());
    QVERIFY(headingAt("Move").x() > view->viewport()->width() / 3);
    QVERIFY2(view->spoken().text().contains(QLatin1String("F7; Three\n")) &&
                 view->spoken().text().contains(QLatin1String("\nMove\n")),
             qPrintable(view->spoken().text()));
    help.resize(help.minimumSize());
    QTRY_COMPARE(headingAt("Game").x(), headingAt("Move").x());
    QVERIFY(headingAt("Game").y() < headingAt("Move").y());
    help.resize(1280, 700);
    QTRY_COMPARE(headingAt("Game").y(), headingAt("Move").y());
    QTRY_VERIFY2(view->spoken().text().contains(QLatin1String("F5; One\nF6; Two")),
                 qPrintable(view->spoken().text()));
    // What is found is marked where it stands.
    auto* field = help.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
    field->setText(QStringLiteral("Three"));
    QCOMPARE(view->textCursor().position(),
             view->spoken().place(view->spoken().text().indexOf(QStringLiteral("Three")), 5).from);
  }

  // Each change to a document lays out anew all that stands in it: a page comes as one.
  void aPageIsLaidOutOnce() {
    HelpWindow help(&art_, allGames());
    help.show();
    QSignalSpy const changes(help.findChild<HelpView*>()->document(), &QTextDocument::contentsChange);
    help.showGlossary();
    QVERIFY2(!changes.isEmpty() && changes.size() < 8, qPrintable(QString::number(changes.size())));
  }

  // A card beside an entry, and what somebody says, are data of the texts.
  void picturesStandInTheTexts() {
    Glossary const fine(QStringLiteral("## coins\nid: coins | card: 40:AD\nA suit.\n"));
    QVERIFY2(fine.problems().isEmpty(), qPrintable(fine.problems().join(u' ')));
    QCOMPARE(fine.entries().front().card, fortyCards.parse("AD").value());
    QCOMPARE(fine.entries().front().cardOf, &fortyCards);
    for (char const* wrong : {"40:8D", "41:AD", "AD"})
      QVERIFY2(!Glossary(QStringLiteral("## coins\nid: coins | card: %1\nA suit.\n").arg(wrong))
                    .problems()
                    .isEmpty(),
               wrong);
    // A table in the play: who has played what, who says what, and the hand of the last; a back may stand beside an entry.
    ParsedHelp const help = parseHelp(
        QStringLiteral("# A\n## B\nWords.\n@ 5 Bruno: It isn't me.\n@ 6 Chiara: **{KD}**\n@ 12 You\n"
                       "@ {2H} **{AS}**\nAfter it.\n"),
        fortyCards);
    QVERIFY(help.problems.isEmpty());
    QCOMPARE(help.book.pages.front().blocks.size(), std::size_t{3});
    HelpBlock const& table = help.book.pages.front().blocks[1];
    QCOMPARE(table.kind, HelpBlock::Kind::position);
    using Sitting = HelpPosition::Sitting;
    QCOMPARE(table.position.sitting,
             (std::vector<Sitting>{
                 {.face = 5, .name = "Bruno", .words = "It isn't me."},
                 {.face = 6, .name = "Chiara", .card = fortyCards.parse("KD").value(), .wins = true},
                 {.face = 12, .name = "You"}}));
    QCOMPARE(table.position.hand.size(), std::size_t{2});
    QVERIFY(!table.position.hand[0].strong && table.position.hand[1].strong);
    QVERIFY2(spokenOf(help.book, 0)
                 .contains(QLatin1String("Bruno: It isn't me.; Chiara: the king of coins; "
                                         "You: the two of cups, the ace of swords\n")),
             qPrintable(spokenOf(help.book, 0)));
    for (char const* wrong : {"# A\n## B\n@ none\n", "# A\n## B\n@ {2H}\n"})
      QVERIFY2(!parseHelp(QString::fromLatin1(wrong), fortyCards).problems.isEmpty(), wrong);
    Glossary const deck(QStringLiteral("## deck\nid: deck | card: 40:back\nAll cards.\n"));
    QVERIFY(deck.problems().isEmpty());
    QCOMPARE(deck.entries().front().cardOf, &fortyCards);
    QVERIFY(!deck.entries().front().card.valid());
  }

  void isReadByKeys() {
    HelpWindow help(&art_, allGames());
    help.showRules(allGames()[1], RulesPage::auction);
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto* view = help.findChild<HelpView*>();
    auto* contents = help.findChild<HelpContents*>();
    auto* field = help.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
    auto const* found = help.findChild<QLabel*>(QStringLiteral("helpFound"));
    QVERIFY(view->hasFocus());
    QVERIFY(title(*view).startsWith(QStringLiteral("The auction")));
    QCOMPARE(contents->currentItem()->text(0), QStringLiteral("The auction"));
    QVERIFY(contents->currentItem()->parent()->isExpanded());

    // Pages turn with the keys of the list.
    contents->setFocus();
    QTest::keyClick(contents, Qt::Key_Down);
    QCoreApplication::processEvents();
    QCOMPARE(title(*view), QStringLiteral("The play"));
    for (int i = 0; i < 5; ++i) QTest::keyClick(contents, Qt::Key_Up), QCoreApplication::processEvents();
    QCOMPARE(contents->currentItem()->parent(), nullptr);
    QCOMPARE(title(*view), QStringLiteral("The idea"));
    // The book above is read as soon as one comes to it, and this one closes.
    QTest::keyClick(contents, Qt::Key_Up);
    QCoreApplication::processEvents();
    QCOMPARE(contents->currentIndex().row(), 0);
    QCOMPARE(contents->currentItem()->parent(), nullptr);
    QVERIFY(contents->topLevelItem(0)->isExpanded());
    QVERIFY(!contents->topLevelItem(1)->isExpanded());

    // Ctrl+F, words, Enter, F3 and back.
    help.showRules(allGames()[1], RulesPage::auction);
    QTest::keyClick(&help, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), field);
    QTest::keyClicks(field, QStringLiteral("CAPPÓTTO"));
    QCOMPARE(found->text(), QStringLiteral("1 of 2"));
    QCOMPARE(title(*view), QStringLiteral("The score"));  // where it stands next
    QCOMPARE(marked(*view), QStringList(QStringLiteral("Cappotto")));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(found->text(), QStringLiteral("2 of 2"));
    QCOMPARE(title(*view), QStringLiteral("Where it comes from"));
    QTest::keyClick(field, Qt::Key_F3);
    QCOMPARE(found->text(), QStringLiteral("1 of 2"));
    QTest::keyClick(field, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(found->text(), QStringLiteral("2 of 2"));
    // On from the page that is read, wherever the last one was.
    field->setText(QStringLiteral("auction"));
    help.showRules(allGames()[1], RulesPage::tips);
    int const before = countedBefore(*contents->topLevelItem(1), static_cast<int>(RulesPage::tips));
    QTest::keyClick(&help, Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(found->text().startsWith(QString::number(before) + u' '));
    help.showRules(allGames()[1], RulesPage::auction);
    QTest::keyClick(&help, Qt::Key_F3);
    int const first = countedBefore(*contents->topLevelItem(1), static_cast<int>(RulesPage::auction)) + 1;
    QVERIFY2(found->text().startsWith(QString::number(first) + u' '), qPrintable(found->text()));
    QCOMPARE(title(*view), QStringLiteral("The auction"));
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("xyz"));
    QCOMPARE(found->text(), QStringLiteral("Not found"));
    QVERIFY(marked(*view).isEmpty());
    // Escape leaves the search first, the window then.
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty() && found->text().isEmpty());
    QVERIFY(help.isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!help.isVisible());
  }

  void countsOnEachPage() {
    HelpWindow help(&art_, allGames());
    help.showRules(allGames()[0], RulesPage::idea);
    auto* field = help.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
    auto const* found = help.findChild<QLabel*>(QStringLiteral("helpFound"));
    auto const* contents = help.findChild<HelpContents*>();
    field->setText(QStringLiteral("trick"));
    // Counted in the text itself.
    ParsedHelp const text = rulesText(*allGames()[0], QStringLiteral("en"));
    int sum = 0;
    for (int page = 0; page < rulesPages; ++page) {
      HelpPage const& one = text.book.pages[static_cast<std::size_t>(page)];
      int here = static_cast<int>(one.title.count(QStringLiteral("trick"), Qt::CaseInsensitive));
      HelpBook const only{.title = {}, .pages = {one}};
      for (HelpSpans const& line : linesOf(only))
        here += static_cast<int>(plain(line).count(QStringLiteral("trick"), Qt::CaseInsensitive));
      sum += here;
      QCOMPARE(contents->topLevelItem(0)->child(page)->data(0, Qt::UserRole + 3).toInt(), here);
    }
    QVERIFY(sum > 10);
    QCOMPARE(found->text(), QStringLiteral("1 of %1").arg(sum));
  }

  void followsWordsAndComesBack() {
    HelpWindow help(&art_, allGames());
    help.resize(940, 500);
    help.showRules(allGames()[0], RulesPage::words);
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto* view = help.findChild<HelpView*>();
    auto const* contents = help.findChild<HelpContents*>();
    QTest::keyClick(view, Qt::Key_Tab);
    QCOMPARE(view->textCursor().selectedText(), QStringLiteral("trick"));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(title(*view), QStringLiteral("Glossary"));
    QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Glossary"));
    // The word itself stands near the top.
    QVERIFY(view->verticalScrollBar()->value() > 0);
    QTextCursor const top = view->cursorForPosition(QPoint(30, 25));
    QCOMPARE(top.block().text(), QStringLiteral("trick"));
    QTest::keyClick(view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(title(*view), QStringLiteral("Words you need"));
    QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Words you need"));
    QVERIFY(!help.findChild<QAbstractButton*>(QStringLiteral("helpBack"))->isEnabled());
  }

  // Whatever led away from a page: its contents, and the menu, too.
  void comesBackFromEveryPage() {
    HelpWindow help(&art_, allGames());
    help.showRules(allGames()[0], RulesPage::words);
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto* view = help.findChild<HelpView*>();
    auto* contents = help.findChild<HelpContents*>();
    auto const* back = help.findChild<QAbstractButton*>(QStringLiteral("helpBack"));
    QVERIFY(!back->isEnabled());
    QString const first = title(*view);
    emit contents->chosen(0, static_cast<int>(RulesPage::play), {});
    QTRY_VERIFY(title(*view) != first);
    QString const second = title(*view);
    QVERIFY(back->isEnabled());
    help.showGlossary();
    help.showGlossary();  // it is there already
    QTest::keyClick(view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(title(*view), second);
    QTest::keyClick(view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(title(*view), first);
    QVERIFY(!back->isEnabled());
  }

  void isHeardAndCopiedAsItIsSeen() {
    HelpWindow help(&art_, allGames());
    help.showRules(allGames()[0], RulesPage::auction);
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto* view = help.findChild<HelpView*>();
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(view);
    QVERIFY(heard != nullptr);
    QAccessibleTextInterface* text = heard->textInterface();
    QVERIFY(text != nullptr);
    QString const all = text->text(0, text->characterCount());
    QVERIFY2(all.contains(QStringLiteral("The called card is the six of cups")), qPrintable(all));
    QVERIFY(!all.contains(QChar::ObjectReplacementCharacter));
    QVERIFY(heard->state().readOnly && heard->state().focusable);
    QVERIFY(heard->text(QAccessible::Name).contains(QStringLiteral("The auction")));
    auto const at = static_cast<int>(all.indexOf(QStringLiteral("six of cups")));
    QVERIFY(view->rect().contains(view->mapFromGlobal(text->characterRect(0).center())));
    text->setCursorPosition(at);
    QCOMPARE(text->cursorPosition(), static_cast<int>(all.indexOf(QStringLiteral("the six of cups"))));
    text->setSelection(0, at - 4, at + 11);
    QCOMPARE(text->selectionCount(), 1);
    view->copy();
    // With what is drawn beside it.
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("the six of cups;"));
  }

  void followsTheLanguage() {
    HelpWindow help(&art_, allGames());
    help.showRules(allGames()[0], RulesPage::needs);
    auto const* view = help.findChild<HelpView*>();
    auto const* contents = help.findChild<HelpContents*>();
    QString const english = view->spoken().text();
    QCoreApplication::installTranslator(&italian_);
    QCoreApplication::processEvents();
    QCOMPARE(title(*view), QStringLiteral("Che cosa serve"));
    QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Che cosa serve"));
    QCOMPARE(contents->currentItem()->parent(), contents->topLevelItem(0));
    help.showRules(allGames()[0], RulesPage::auction);
    QVERIFY(view->spoken().text().contains(QStringLiteral("il sei di coppe")));
    help.showRules(allGames()[0], RulesPage::needs);
    QCoreApplication::removeTranslator(&italian_);
    QCoreApplication::processEvents();
    QCOMPARE(view->spoken().text(), english);
  }

  // --- In the main window.

  void opensWhereTheMatchStands() {
    MainWindow window;
    QAction* rules = window.findChild<QAction*>(QStringLiteral("actionRules"));
    QVERIFY(!rules->isEnabled());  // nothing to read yet
    window.setGames(allGames());
    TableScene scene = playScene();
    scene.gameName = allGames()[1]->name;
    scene.options.values[0] = 17;
    Offers const cards = std::exchange(scene.seen.offers, {});
    window.setScene(scene);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_F1);
    HelpWindow const* help = helpWindow();
    QVERIFY(help != nullptr);
    auto const* view = help->findChild<HelpView*>();
    QCOMPARE(title(*view), QStringLiteral("The auction"));
    QVERIFY(help->windowTitle().contains(QString::fromUtf8(allGames()[1]->name.source)));
    // In a trick, at the first lead, and between two tricks.
    for (int moment = 0; moment < 3; ++moment) {
      TableScene play = scene;
      if (moment == 0) play.seen.trick.number = 3;
      if (moment == 1) play.seen.offers = cards;
      if (moment == 2) play.seen.tricks.resize(2);
      window.setScene(scene);
      rules->trigger();
      QCOMPARE(title(*view), QStringLiteral("The auction"));
      window.setScene(play);
      rules->trigger();
      QCOMPARE(title(*view), QStringLiteral("The play"));
    }
    TableScene end = endScene();
    end.gameName = scene.gameName;
    end.options = scene.options;
    window.setScene(end);
    rules->trigger();
    QCOMPARE(title(*view), QStringLiteral("The score"));
    // What the match has chosen is told under the options.
    QVERIFY2(view->spoken().text().contains(QStringLiteral("This match: 17 hands. ")),
             qPrintable(view->spoken().text()));
    // Another match with other options, while the page is open.
    end.options.values[0] = 9;
    window.setScene(end);
    QVERIFY(view->spoken().text().contains(QStringLiteral("This match: 9 hands. ")));
    // With a new match to choose, it is the game that would be played.
    MatchChoice choice;
    choice.game = idOf(*allGames()[2]);
    choice.players = allGames()[2]->usualPlayers;
    choice.seats.resize(static_cast<std::size_t>(mostSeats));
    window.showNewMatch(allGames(), {{QStringLiteral("weak"), {"test", "novice", ""}}}, choice, true);
    rules->trigger();
    QCOMPARE(title(*view), QStringLiteral("The idea"));
    QVERIFY(help->windowTitle().contains(QString::fromUtf8(allGames()[2]->name.source)));
  }

  // The entry names what would be opened, with a new match to choose, when its game changes, and when it is
  // given up.
  void isCalledByItsGame() {
    MainWindow window;
    window.setGames(allGames());
    auto const called = [&](std::size_t game) {
      return window.findChild<QAction*>(QStringLiteral("actionRules"))->text() ==
             QStringLiteral("&Rules of ") + QString::fromUtf8(allGames()[game]->name.source);
    };
    TableScene scene = playScene();
    scene.gameName = allGames()[1]->name;
    window.setScene(scene);
    QVERIFY(called(1));
    MatchChoice choice;
    choice.game = idOf(*allGames()[2]);
    choice.players = allGames()[2]->usualPlayers;
    choice.seats.resize(static_cast<std::size_t>(mostSeats));
    window.showNewMatch(allGames(), {{QStringLiteral("weak"), {"test", "novice", ""}}}, choice, true);
    QVERIFY(called(2));
    window.findChild<QAbstractButton*>(QStringLiteral("game_") + idOf(*allGames()[3]))->click();
    QVERIFY(called(3));
    window.findChild<QAbstractButton*>(QStringLiteral("cancelMatch"))->click();
    QVERIFY(called(1));
  }

  void listsEveryKeyOfTheMenus() {
    MainWindow window;
    window.setGames(allGames());
    window.setScene(playScene());
    window.findChild<QAction*>(QStringLiteral("actionKeys"))->trigger();
    QString const all = helpWindow()->findChild<HelpView*>()->spoken().text();
    int keys = 0;
    for (QAction const* action : window.findChildren<QAction*>()) {
      if (action->shortcut().isEmpty() || !action->isVisible() || !inMenu(window, action)) continue;
      ++keys;
      QString const line = action->shortcut().toString(QKeySequence::NativeText) + QStringLiteral("; ");
      QVERIFY2(all.contains(line), qPrintable(line));
    }
    QVERIFY(keys >= 10);
    for (char const* own : {"Ctrl+F; ", "F3; ", "Alt+Left; "})
      QVERIFY2(all.contains(QLatin1String(own)), own);
    QVERIFY(!all.contains(u'&'));
  }

  // The list of contents keeps its room to the window's edge, whatever it was laid out for.
  void theContentsStandOffTheEdge() {
    HelpWindow help(&art_, allGames());
    help.show();
    auto const* const contents = help.findChild<QAbstractItemView*>(QStringLiteral("helpContents"));
    auto const isOff = [&] {
      QCoreApplication::processEvents();
      QPoint const corner = contents->viewport()->mapTo(&help, QPoint());
      return corner.x() >= 5 && corner.y() >= contents->mapTo(&help, QPoint()).y();
    };
    help.showFairness();
    QVERIFY(isOff());
    help.showSeal();
    QVERIFY(isOff());
    help.resize(help.width() - 40, help.height() - 40);
    QVERIFY(isOff());
    help.findChild<QLineEdit*>()->setText(QStringLiteral("card"));
    QVERIFY(isOff());
  }

  // "What is that?" beside the seal of the cards leads to the passage, not to the page's top.
  void leadsToTheSeal() {
    HelpWindow help(&art_, allGames());
    help.show();
    help.showFairness();
    auto const* view = help.findChild<HelpView*>();
    QCOMPARE(view->verticalScrollBar()->value(), 0);
    help.showSeal();
    QCOMPARE(view->anchorAtTop(), fairnessAnchor(FairnessPart::cards));
    QVERIFY(view->verticalScrollBar()->value() > 0);
    QVERIFY2(view->textCursor().block().text().startsWith(QStringLiteral("The cards are fixed")),
             qPrintable(view->textCursor().block().text()));
  }

  void opensGlossaryAndAbout() {
    MainWindow window;
    window.setGames(allGames());
    window.findChild<QAction*>(QStringLiteral("actionGlossary"))->trigger();
    auto const* view = helpWindow()->findChild<HelpView*>();
    QCOMPARE(title(*view), QStringLiteral("Glossary"));
    window.findChild<QAction*>(QStringLiteral("actionAbout"))->trigger();
    auto const* about = window.findChild<AboutSheet*>();
    QVERIFY(about != nullptr && window.sheets().isOpen(about));
    QVERIFY(about->findChild<QLabel*>(QStringLiteral("aboutLicence"))
                ->text()
                .contains(QStringLiteral("General Public License, version 3")));
    static QRegularExpression const version(
        QStringLiteral("^Version \\d+\\.\\d+\\.\\d+, \\d{1,2} [A-Z][a-z]+ \\d{4}$"));
    QVERIFY2(version.match(about->version()).hasMatch(), qPrintable(about->version()));
    // Each game is there, and where its rules come from.
    QStringList const sources = about->sources();
    for (GameInfo const* game : allGames()) {
      QString const name = said(game->name) + QStringLiteral(": ");
      QVERIFY2(std::ranges::any_of(sources,
                                   [&](QString const& line) {
                                     return line.startsWith(name) && line.size() > name.size() + 8;
                                   }),
               qPrintable(name));
    }
    QCOMPARE(sources.size(), static_cast<qsizetype>(allGames().size()));
    auto* close = about->findChild<QAbstractButton*>(QStringLiteral("closeAbout"));
    close->click();
    QVERIFY(!window.sheets().isOpen(about));
  }

  void remembersItsPlace() {
    MainWindow window;
    window.setGames(allGames());
    QVERIFY(window.helpGeometry().isEmpty());
    window.findChild<QAction*>(QStringLiteral("actionGlossary"))->trigger();
    const_cast<HelpWindow*>(helpWindow())->resize(801, 523);
    QByteArray const geometry = window.helpGeometry();
    MainWindow other;
    other.setGames(allGames());
    other.setHelpGeometry(geometry);
    QCOMPARE(other.helpGeometry(), geometry);
    window.setGames(allGames());  // its help goes
    other.findChild<QAction*>(QStringLiteral("actionGlossary"))->trigger();
    QCOMPARE(helpWindow()->size(), QSize(801, 523));
  }

 private:
  static QString title(HelpView const& view) {
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
      if (block.blockFormat().intProperty(helpRole) == static_cast<int>(HelpRole::title)) return block.text();
    return {};
  }
  // What is marked as found, as it stands in the text.
  static QStringList marked(HelpView const& view) {
    QStringList texts;
    for (QTextEdit::ExtraSelection const& selection : view.extraSelections())
      texts += selection.cursor.selectedText();
    return texts;
  }
  // A word that goes on in the next line; empty: there is none.
  static QString brokenWord(QTextDocument const& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
      for (int line = 1; line < block.layout()->lineCount(); ++line) {
        int const at = block.layout()->lineAt(line).textStart();
        QString const text = block.text();
        if (text[at - 1].isLetterOrNumber() && text[at].isLetterOrNumber()) return text;
      }
    return {};
  }
  // How many places were found on the pages before this one.
  static int countedBefore(QTreeWidgetItem const& book, int page) {
    int sum = 0;
    for (int i = 0; i < page; ++i) sum += book.child(i)->data(0, Qt::UserRole + 3).toInt();
    return sum;
  }
  static HelpWindow const* helpWindow() {
    for (QWidget const* widget : QApplication::topLevelWidgets())
      if (auto const* help = qobject_cast<HelpWindow const*>(widget)) return help;
    return nullptr;
  }
  static bool inMenu(MainWindow const& window, QAction const* action) {
    for (QAction const* menu : window.menuBar()->actions())
      if (menu->menu() != nullptr && menu->menu()->actions().contains(const_cast<QAction*>(action)))
        return true;
    return false;
  }

  QTranslator italian_;
  CardArt art_;
};

}  // namespace testHelp

QTEST_MAIN(testHelp::TestHelp)
#include "test_help.moc"
