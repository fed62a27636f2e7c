// Words of a game in the panel lead to the glossary, by the mouse and by keys, in every game and language.
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/help/glossary.h"
#include "ui/help/help_view.h"
#include "ui/help/help_window.h"
#include "ui/panels/guide_panel.h"
#include "ui/text/language.h"
#include "ui/toolkit/rich_text.h"

namespace testTerms {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

QList<RichText*> linkedIn(QWidget const& part) {
  QList<RichText*> linked;
  for (auto* text : part.findChildren<RichText*>())
    if (text->isVisible() && !text->links().isEmpty()) linked += text;
  return linked;
}

// Somewhere in its text where the mouse is over a link.
QPoint overLink(RichText const& text) {
  for (int y = 2; y < text.height(); y += 4)
    for (int x = 1; x < text.width(); x += 3)
      if (text.linkAt(QPoint(x, y)) == text.links().front()) return {x, y};
  return {};
}

// What has been followed, as it comes to the window.
class Followed : public QObject {
 public:
  explicit Followed(QWidget* window) { window->installEventFilter(this); }
  QString take() { return std::exchange(link_, {}); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::WhatsThisClicked)
      link_ = static_cast<QWhatsThisClickedEvent*>(event)->href();
    return QObject::eventFilter(watched, event);
  }

 private:
  QString link_;
};

bool choosing(Session const& session) { return session.phase() == Session::Phase::choosing; }

}  // namespace

class TestTerms : public QObject {
  Q_OBJECT

  static void everyGame() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (GameInfo const* game : allGames())
      for (QString const& language : {QStringLiteral("en"), QStringLiteral("it")})
        QTest::addRow("%s %s", idOf(*game).toUtf8().constData(), qPrintable(language))
            << idOf(*game) << game->usualPlayers << language;
  }
  static CommandLine line(QString const& id, int players, QString const& language) {
    GameInfo const* const game = findGame(id.toStdString());
    return lineOfSet({game, players, completed(game->options, {})}, language, 3);
  }

 private slots:
  void wordsLeadToTheGlossary_data() { everyGame(); }
  void wordsLeadToTheGlossary() {
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(QString, language);
    QTemporaryDir const home;
    Program program(home.path(), line(game, players, language));
    QVERIFY(program.isActive());
    MainWindow& window = program.window();
    window.resize(1280, 800);
    QVERIFY(comes([&] { return choosing(program.session()); }));
    auto const* guide = window.findChild<GuidePanel*>();
    QList<RichText*> const texts = linkedIn(*guide);
    QVERIFY(!texts.isEmpty());
    Glossary const glossary(readTranslated(QStringLiteral(":/glossary/%1.md")));
    for (RichText const* text : texts)
      for (QString const& link : text->links()) {
        GlossaryEntry const* entry = glossary.find(link.mid(5));
        QVERIFY2(entry != nullptr && entry->isOf(game), qPrintable(link));
      }
    // By the mouse, and by keys.
    auto const shown = [] {
      for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* help = qobject_cast<HelpWindow*>(each); help != nullptr && help->isVisible()) return help;
      return static_cast<HelpWindow*>(nullptr);
    };
    Followed followed(&window);
    RichText* const text = texts.front();
    QPoint const spot = overLink(*text);
    QVERIFY(!spot.isNull());
    QTest::mouseClick(text, Qt::LeftButton, {}, spot);
    QVERIFY(shown() != nullptr);
    QCOMPARE(followed.take(), text->links().front());
    shown()->close();
    text->setFocus(Qt::TabFocusReason);
    QVERIFY(text->hasFocus() && text->focusPolicy() == Qt::TabFocus);
    QVERIFY(!text->accessibleDescription().isEmpty());
    QTest::keyClick(text, Qt::Key_Left);  // round to the last
    QTest::keyClick(text, Qt::Key_Return);
    QVERIFY(shown() != nullptr);
    QCOMPARE(followed.take(), text->links().back());
    shown()->close();
  }

  // A word the first time, not within another, and nothing of a tag.
  void linksWords() {
    Glossary const glossary(QStringLiteral(
        "## trick\nid: trick | words: trick, tricks\nA.\n## last trick\nid: last | words: last trick\nB.\n"
        "## b\nid: b | words: b, img\nC.\n## own\nid: own | words: void | games: whist\nD.\n"));
    TermLinks const links(glossary, QStringLiteral("whist"));
    QCOMPARE(
        links.linked(QStringLiteral("<b>Tricks</b> &amp; the last trick, void tricks <img src=\"card:b\">")),
        QStringLiteral("<b><a href=\"word:trick\">Tricks</a></b> &amp; the <a href=\"word:last\">last "
                       "trick</a>, <a href=\"word:own\">void</a> tricks <img src=\"card:b\">"));
    QCOMPARE(TermLinks(glossary, QStringLiteral("skat")).linked(QStringLiteral("void")),
             QStringLiteral("void"));
  }
};

}  // namespace testTerms

QTEST_MAIN(testTerms::TestTerms)
#include "test_terms.moc"
