// The code of a deal as it stands under a result: whole, in one look, however long it is.
#include <QTest>
#include <set>

#include "tests/app/painted_texts.h"
#include "tests/joined.h"
#include "ui/score/code_line.h"

namespace testCodeLine {

using namespace giaguaro;
using namespace giaguaro::test;

class TestCodeLine : public QObject {
  Q_OBJECT

 private slots:
  void isPaintedWhole_data() {
    QTest::addColumn<int>("groups");
    QTest::addColumn<int>("lines");
    QTest::newRow("of forty cards") << 7 << 1;
    QTest::newRow("as long as goes in one line") << 8 << 1;
    QTest::newRow("of seventy-eight cards") << 13 << 2;
  }
  void isPaintedWhole() {
    QFETCH(int, groups);
    QFETCH(int, lines);
    QString code;
    for (int i = 0; i < groups; ++i) code += QStringLiteral("19Z%1-").arg(QChar(u'A' + i));
    code += QStringLiteral("YA1B");
    CodeLine line(CodeLine::Of::match, nullptr);
    line.setTheme(Theme::named(QStringLiteral("green")));
    line.setCode(code);
    line.resize(line.sizeHint());
    line.show();
    QStringList painted;
    std::set<QRgb> inks;
    for (PaintedText const& text : paintedTexts(line)) {
      if (!text.text.contains(u'-')) continue;
      painted += text.text;
      inks.insert(text.ink.rgb());
    }
    QCOMPARE(painted.join(QString()), code);
    QCOMPARE(painted.size(), lines);
    QCOMPARE(inks.size(), std::size_t{1});  // none of its letters stands apart
  }
};

}  // namespace testCodeLine

QTEST_MAIN(testCodeLine::TestCodeLine)
#include "test_code_line.moc"
