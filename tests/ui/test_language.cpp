// A language is a file: what the program knows of each stands in its translation and its resources.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include "core/match/table.h"
#include "tests/joined.h"
#include "tests/ui/pseudo.h"
#include "ui/cards/rank_glyph.h"
#include "ui/help/glossary.h"
#include "ui/help/help_library.h"
#include "ui/help/help_parser.h"
#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/text/wording.h"
#include "ui/window/main_window.h"

namespace testLanguage {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

QDir const sources(QStringLiteral(GIAGUARO_SOURCE_DIR));

// "it" of giaguaro_it.ts.
QString codeOf(QString const& file) { return file.section(u'_', 1).section(u'.', 0, 0); }

QStringList translationFiles() {
  return QDir(sources.filePath(QStringLiteral("translations"))).entryList({QStringLiteral("*.ts")});
}

// A language without rules and glossary, and with nothing to say but its name.
class Wordless : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(char const*, char const*, char const* comment, int) const override {
    return QLatin1String(comment) == QLatin1String("language.code") ? QStringLiteral("xx") : QString();
  }
};

QString counted(char const* choice, int halves) {
  return Wording().say(Message{{"test", choice, "test"}, {}, {args::points(halves, "n")}});
}

}  // namespace

class TestLanguage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(addPseudoLanguage()); }

  void rules_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("forms");  // of 0, ½, 1, 1½, 2, 5, 12, 22, 102½
    QTest::newRow("English") << "n = 0.5, 1" << QList<int>{1, 0, 0, 1, 1, 1, 1, 1, 1};
    QTest::newRow("French") << "i = 0, 1" << QList<int>{0, 0, 0, 0, 1, 1, 1, 1, 1};
    QTest::newRow("Polish") << "n = 1; n % 10 = 2..4 and n % 100 != 12..14"
                            << QList<int>{2, 2, 0, 2, 1, 2, 2, 1, 2};
    QTest::newRow("or") << "n = 0 or i % 10 = 2" << QList<int>{0, 1, 1, 1, 0, 1, 0, 0, 0};
  }
  void rules() {
    QFETCH(QString, text);
    QFETCH(QList<int>, forms);
    auto const rule = PluralRule::read(text);
    QVERIFY(rule.has_value());
    constexpr std::array halves{0, 1, 2, 3, 4, 10, 24, 44, 205};
    for (std::size_t i = 0; i < halves.size(); ++i) {
      QCOMPARE(rule->form(halves.at(i)), forms[static_cast<qsizetype>(i)]);
      QCOMPARE(rule->form(-halves.at(i)), forms[static_cast<qsizetype>(i)]);
    }
  }

  void noRules_data() {
    QTest::addColumn<QString>("text");
    for (char const* text :
         {"", "one", "n", "n =", "n = x", "n = 2..", "n = 4..2", "n % 0 = 1", "n = 1;", "n = 0.3", "x = 1",
          "n = 1 and", "n = 1..2..3", "n = 12345678901", "n % = 1", "n ! = 1", "n 10 = 1", "n = .5", "= 1"})
      QTest::newRow(text) << QString::fromLatin1(text);
  }
  void noRules() {
    QFETCH(QString, text);
    QVERIFY(!PluralRule::read(text).has_value());
  }

  void count_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("said");  // of 0, ½, 1, 1½, 2
    QTest::newRow("English") << "en"
                             << "many one one many many";
    QTest::newRow("Italian") << "it"
                             << "many one one many many";
    QTest::newRow("as French does") << QString::fromLatin1(pseudoLanguage) << "one one one one many";
  }
  void count() {
    QFETCH(QString, language);
    QFETCH(QString, said);
    QTranslator translation;
    QVERIFY(translation.load(QStringLiteral(":/i18n/giaguaro_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&translation));
    QStringList all;
    for (int halves = 0; halves <= 4; ++halves) all << counted("[n:one/many]", halves);
    QCOMPARE(all.join(u' '), said);
    // More forms than the language counts with, or one alone.
    QCOMPARE(counted("[n:one/many/more]", 4), QStringLiteral("many"));
    // Qt's own plurals, by which lrelease knows the language: "0 player" or "0 players".
    auto const players = [](int number) {
      return QCoreApplication::translate("giaguaro::NewMatchDialog", "%n player(s)", nullptr, number)
          .remove(QString::number(number));
    };
    QCOMPARE(players(0) == players(1), said.startsWith(QStringLiteral("one")));
    QVERIFY(players(2) != players(1));
  }

  // Those of the program are the files that there are, each under its own name.
  void filesAreLanguages() {
    QStringList codes;
    for (QString const& file : translationFiles()) codes << codeOf(file);
    codes << QString::fromLatin1(pseudoLanguage);
    QStringList known;
    for (Language const& language : languages()) known << language.code;
    QCOMPARE(QSet<QString>(known.begin(), known.end()), QSet<QString>(codes.begin(), codes.end()));
    QVERIFY(known.size() >= 3);
    QVERIFY(!isLanguage(QStringLiteral("xx")));
    QCOMPARE(languageOf(QStringLiteral("xx")).code, QString(sourceLanguage));
    QVERIFY(
        std::ranges::is_sorted(languages(), {}, [](Language const& each) { return each.name.toLower(); }));
  }

  void everyLanguage_data() {
    QTest::addColumn<QString>("code");
    for (QString const& file : translationFiles()) QTest::newRow(qPrintable(file)) << codeOf(file);
    QTest::newRow("pseudo") << QString::fromLatin1(pseudoLanguage);
  }
  void everyLanguage() {
    QFETCH(QString, code);
    QTranslator translation;
    QVERIFY(translation.load(QStringLiteral(":/i18n/giaguaro_%1.qm").arg(code)));
    QVERIFY(QCoreApplication::installTranslator(&translation));
    QCOMPARE(translatedInto(), code);
    QCOMPARE(translation.language().section(u'_', 0, 0), code);
    Language const& language = spokenLanguage();
    QCOMPARE(language.code, code);
    QVERIFY(!language.name.isEmpty());
    QVERIFY(language.plural.forms() > 1);
    for (Deck::Id const deck : {Deck::Id::forty, Deck::Id::fiftyTwo, Deck::Id::seventyEight})
      QCOMPARE(courtLetters(lettersOf(deck, CourtLetters::usual, code)), language.letters(deck));
    QVERIFY(allGames().size() > 4);
    for (GameInfo const* game : allGames()) {
      QString const path = QStringLiteral(":/rules/%1/") + idOf(*game) + QStringLiteral(".md");
      QVERIFY2(QFile::exists(path.arg(code)), qPrintable(path));
      ParsedHelp const rules = parseHelp(readTranslated(path), *game->deck);
      QVERIFY2(rules.problems.isEmpty(), qPrintable(rules.problems.join(u'\n')));
      QCOMPARE(rules.book.pages.size(), std::size_t(rulesPages));
    }
    QVERIFY(QFile::exists(QStringLiteral(":/table/%1.md").arg(code)));
    ParsedHelp const table = parseHelp(readTranslated(QStringLiteral(":/table/%1.md")), seventyEightCards);
    QVERIFY2(table.problems.isEmpty(), qPrintable(table.problems.join(u'\n')));
    QCOMPARE(table.book.pages.size(), std::size_t{3});  // TablePage
    QVERIFY(QFile::exists(QStringLiteral(":/glossary/%1.md").arg(code)));
    Glossary const glossary(readTranslated(QStringLiteral(":/glossary/%1.md")));
    QVERIFY2(glossary.problems().isEmpty(), qPrintable(glossary.problems().join(u'\n')));
    QVERIFY(glossary.entries().size() > 50);
    QVERIFY(QFile::exists(QStringLiteral(":/fairness/%1.md").arg(code)));
    ParsedHelp const fairness = parseHelp(readTranslated(QStringLiteral(":/fairness/%1.md")), fiftyTwoCards);
    QVERIFY2(fairness.problems.isEmpty(), qPrintable(fairness.problems.join(u'\n')));
    QCOMPARE(fairness.book.pages.size(), std::size_t{1});
    QCOMPARE(
        std::ranges::count(fairness.book.pages.front().blocks, HelpBlock::Kind::heading, &HelpBlock::kind),
        5);  // FairnessPart
    ParsedHelp const about = parseHelp(readTranslated(QStringLiteral(":/about/%1.md")), fiftyTwoCards);
    QVERIFY(QFile::exists(QStringLiteral(":/about/%1.md").arg(code)));
    QVERIFY2(about.problems.isEmpty(), qPrintable(about.problems.join(u'\n')));
    QCOMPARE(about.book.pages.size(), std::size_t{1});
    QCOMPARE(about.book.pages.front().blocks.size(), allGames().size());
  }

  // Whatever chooses by a number has a form for each that the language counts with.
  void everyChoiceHasItsForms() {
    static QRegularExpression const choice(QStringLiteral("\\[([a-z]+):([^\\]]*)\\]"));
    int choices = 0;
    for (QString const& name : translationFiles()) {
      QFile file(sources.filePath(QStringLiteral("translations/") + name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      int const forms = languageOf(codeOf(name)).plural.forms();
      for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"translation") continue;
        QString const text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        for (auto found = choice.globalMatch(text); found.hasNext(); ++choices)
          QVERIFY2(found.next().captured(2).count(u'/') + 1 == forms,
                   qPrintable(name + QStringLiteral(": ") + text));
      }
    }
    QVERIFY(choices > 20);
  }

  // The rules of a language that has none yet are read in the source's.
  void whatIsNotWrittenIsEnglish() {
    Wordless wordless;
    QVERIFY(QCoreApplication::installTranslator(&wordless));
    QCOMPARE(translatedInto(), QStringLiteral("xx"));
    QString const english = readTranslated(QStringLiteral(":/glossary/%1.md"));
    QVERIFY(english.startsWith(QStringLiteral("# Glossary")));
    QVERIFY(readTranslated(QStringLiteral(":/rules/%1/nothing.md")).isEmpty());
  }

  // A window offers what there is.
  void windowOffersThem() {
    MainWindow window;
    window.showWelcome({});
    for (Language const& language : languages()) {
      auto const* action = window.findChild<QAction*>(QStringLiteral("actionLanguage_") + language.code);
      QVERIFY(action != nullptr);
      QCOMPARE(action->text(), language.name);
      auto const* button = window.findChild<QAbstractButton*>(QStringLiteral("speak_") + language.code);
      QVERIFY(button != nullptr);
      QCOMPARE(button->text(), language.name);
    }
  }

  void plainWordsAreFound() {
    QCOMPARE(plainWords(QStringLiteral("Ctrl+Z Ŧħéé King K Anna F11"), {QStringLiteral("Anna")}),
             QStringList{QStringLiteral("King")});
  }
};

}  // namespace testLanguage

QTEST_MAIN(testLanguage::TestLanguage)
#include "test_language.moc"
