// One word a concept: the program's texts, in English and Italian, read as a whole.
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <map>
#include <vector>

#include "core/match/table.h"
#include "tests/joined.h"
#include "ui/help/glossary.h"
#include "ui/help/help_parser.h"

namespace testVocabulary {

using namespace giaguaro;

namespace {

struct Translation {
  QString english;
  QString italian;
};

QString textOf(QString const& path) {
  QFile file(QStringLiteral(GIAGUARO_SOURCE_DIR "/") + path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Every text of the program: lupdate has collected them.
std::vector<Translation> translations() {
  std::vector<Translation> found;
  QXmlStreamReader xml(textOf(QStringLiteral("translations/giaguaro_it.ts")));
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == u"message") found.emplace_back();
    if (xml.name() == u"source") found.back().english = xml.readElementText();
    if (xml.name() == u"translation")
      found.back().italian = xml.readElementText(QXmlStreamReader::IncludeChildElements);
  }
  return found;
}

QRegularExpression wordsLike(QString const& pattern) {
  return QRegularExpression(
      QStringLiteral("\\b(?:%1)\\b").arg(pattern),
      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

// The French words for which the English source of Tarot has words of its own.
QString const french =
    QStringLiteral("petite|garde sans|garde contre|garde|chelem|chien|preneur|poignées?|excuse");

}  // namespace

class TestVocabulary : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    texts_ = translations();
    QVERIFY(texts_.size() > 1000);
  }

  void englishHasTheWordsOfTheSource() {
    for (Translation const& text : texts_)
      QVERIFY2(!wordsLike(french).match(text.english).hasMatch(), qPrintable(text.english));
  }

  // In the rules each French word stands in brackets where it is first needed, and nowhere else; the glossary
  // says it with its entry.
  void frenchStandsOnceInTheRules() {
    std::map<QString, int> found;
    auto matches = wordsLike(french).globalMatch(textOf(QStringLiteral("resources/rules/en/tarot.md")));
    while (matches.hasNext()) ++found[matches.next().captured().toLower()];
    QCOMPARE(found.size(), std::size_t(9));
    for (auto const& [word, times] : found) QVERIFY2(times == 1, qPrintable(word));
  }

  void frenchStandsOnceInTheGlossary() {
    Glossary const glossary(textOf(QStringLiteral("resources/glossary/en.md")));
    std::map<QString, int> found;
    for (GlossaryEntry const& entry : glossary.entries()) {
      QString words = entry.term;
      for (HelpSpans const& paragraph : entry.paragraphs)
        words += u' ' + plainText(paragraph, [](Card) { return QString(); });
      auto matches = wordsLike(french).globalMatch(words);
      while (matches.hasNext()) ++found[matches.next().captured().toLower() + u' ' + entry.id];
    }
    QCOMPARE(found.size(), std::size_t(9));
    for (auto const& [word, times] : found) QVERIFY2(times == 1, qPrintable(word));
  }

  // No list of cards stands for a sentence: it has a verb, in both languages.
  void noSentenceIsAList() {
    QRegularExpression const alone(QStringLiteral("[.!?] \\{cards[a-z.]*\\}\\."));
    for (Translation const& text : texts_)
      for (QString const& words : {text.english, text.italian})
        QVERIFY2(!alone.match(words).hasMatch(), qPrintable(words));
  }

  // "54%" in English, "54 %" in Italian, where a line never parts them.
  void percentagesAreWrittenOneWay() {
    // What stands before the sign; behind it nothing that would make a place of it ("%1%2").
    QString const figure = QStringLiteral("(?:%L?\\d|\\}|\\d)");
    QString const sign = QStringLiteral("%(?![\\dnL])");
    QRegularExpression const joined(figure + sign);
    QRegularExpression const apart(figure + QStringLiteral("\\s+") + sign,
                                   QRegularExpression::UseUnicodePropertiesOption);
    QRegularExpression const bound(figure + QChar(QChar::Nbsp) + sign);
    int met = 0;
    for (Translation const& text : translations()) {
      QVERIFY2(!text.english.contains(apart), qPrintable(text.english));
      QVERIFY2(!text.italian.contains(joined), qPrintable(text.italian));
      QCOMPARE(text.italian.count(apart), text.italian.count(bound));
      met += text.english.contains(joined) && text.italian.contains(bound) ? 1 : 0;
    }
    QVERIFY2(met > 10, qPrintable(QString::number(met)));
  }

  void oneItalianWordForEach_data() {
    QTest::addColumn<QString>("never");
    QTest::newRow("Spazio") << "barra( spaziatrice)?";
    QTest::newRow("schermo") << "dispositivo";
    QTest::newRow("scartare") << "(mett(e|i|ere|ono) via)|mess[aei] via";
    QTest::newRow("regole pratiche") << "a occhio";
    QTest::newRow("storico") << "part&?ite passate";
    QTest::newRow("in gioco") << "cambiare mano";
    QTest::newRow("tornare indietro") << "annull(are|at[aeio]|ament[oi])|(si|niente) annulla";
    QTest::newRow("le altre sono mie") << "recla&?m\\w+|re&?clam\\w+";
  }
  void oneItalianWordForEach() {
    QFETCH(QString, never);
    for (Translation const& text : texts_)
      QVERIFY2(!wordsLike(never).match(text.italian).hasMatch(), qPrintable(text.italian));
    for (QString const& path :
         {QStringLiteral("resources/glossary/it.md"), QStringLiteral("resources/rules/it/tarot.md")})
      QVERIFY2(!wordsLike(never).match(textOf(path)).hasMatch(), qPrintable(path));
  }

  void saidInItalian_data() {
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    QTest::newRow("quit") << "&Quit"
                          << "&Esci";
    QTest::newRow("cancel") << "Cancel"
                            << "Annulla";
    QTest::newRow("undo") << "&Undo"
                          << "Torna &indietro";
    QTest::newRow("indices") << "Corner indices"
                             << "Indici";
    QTest::newRow("curtain") << "Hand the screen to"
                             << "Passa lo schermo a";
    QTest::newRow("next call") << "To the next call"
                               << "Alla chiamata successiva";
    QTest::newRow("claim") << "Claim the rest"
                           << "Le altre sono mie";
  }
  void saidInItalian() {
    QFETCH(QString, english);
    QFETCH(QString, italian);
    int times = 0;
    for (Translation const& text : texts_) {
      if (text.english != english) continue;
      ++times;
      QCOMPARE(text.italian, italian);
    }
    QVERIFY(times > 0);
  }

 private:
  std::vector<Translation> texts_;
};

}  // namespace testVocabulary

QTEST_GUILESS_MAIN(testVocabulary::TestVocabulary)
#include "test_vocabulary.moc"
