// Whole hands, from the deal to the score sheet and into the next hand, through the real window: one by
// clicks of the mouse alone, one by keys alone, in each language.
#include <QLabel>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <set>

#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/result/end_sheet.h"

namespace testPlayHand {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

QString cardName(Card card) { return "card_" + QString::fromStdString(allGames().front()->deck->text(card)); }

// The last that is offered and legal: the lowest rank, the last suit.
Action lastOffer(Session const& session) {
  Action last{};
  for (Offer const& offer : session.scene().seen.offers)
    if (offer.legal() && offer.action.kind != Action::Kind::pass && offer.action.kind != Action::Kind::play)
      last = offer.action;
  return last;
}

bool playing(Session const& session) {
  Offer const& last = session.scene().seen.offers.back();
  return last.action.kind == Action::Kind::play && last.legal();
}

int ownActions(Session const& session) {
  int count = 0;
  for (RecordedHand const& hand : session.record().hands)
    for (Done const& done : hand.actions) count += done.seat == 0;
  return count;
}

bool isBusy(Phase phase) { return phase == Phase::thinking || phase == Phase::recording; }

}  // namespace

class TestPlayHand : public QObject {
  Q_OBJECT

  std::map<QString, std::set<QString>> titles_;  // of the score sheet of the same hands, by language

  // Lets the others act until this session waits for somebody.
  static bool waits(Session const& session) {
    return comes(
        [&] { return session.hasMatch() && !isBusy(session.phase()) && session.phase() != Phase::idle; });
  }

  void languages() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("bids");
    for (char const* language : {"en", "it"}) {
      QTest::addRow("%s, bidding", language) << language << true;
      QTest::addRow("%s, passing", language) << language << false;
    }
  }

  void atTheScore(Program& program, QString const& language) {
    auto* title = program.window().findChild<QLabel*>("endTitle");
    QVERIFY(title != nullptr && title->isVisible());
    QVERIFY(!title->text().isEmpty());
    QVERIFY(program.session().record().hands.front().result.has_value());
    titles_[language].insert(title->text());
  }

 private slots:
  void byMouse_data() { languages(); }
  void byMouse() {
    QFETCH(QString, language);
    QFETCH(bool, bids);
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch(language, 12));
    Session& session = program.session();
    session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
    QVERIFY(program.isActive());

    int cards = 0;
    int tricks = 0;
    while (true) {
      QVERIFY(waits(session));
      if (session.phase() == Phase::showingResult) break;
      if (session.phase() == Phase::resting) {
        // Anywhere on the table.
        QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {}, QPoint(460, 400));
        QVERIFY(session.phase() != Phase::resting);
        ++tricks;
        continue;
      }
      QVERIFY(session.phase() == Phase::choosing);
      int const before = ownActions(session);
      Action const offer = lastOffer(session);
      if (playing(session)) {
        QVERIFY(program.click(cardName(session.scene().seen.hand.back())));
        ++cards;
      } else if (!bids && session.scene().seen.offers.front().action.kind != Action::Kind::name) {
        QVERIFY(program.click(offerName({Action::Kind::pass})));
      } else {
        // A card is not yet to be played: clicking one says why, and does nothing.
        QVERIFY(program.click(cardName(session.scene().seen.hand.front())));
        QVERIFY(session.phase() == Phase::choosing);
        QVERIFY(program.click(offerName(offer)));
        QVERIFY(program.click("dock_act"));
      }
      QVERIFY(comes([&] { return ownActions(session) == before + 1; }));
    }
    QCOMPARE(cards, 8);
    QCOMPARE(tricks, 8);
    atTheScore(program, language);
    QVERIFY(program.click("nextHand"));
    QVERIFY(comes([&] { return session.record().hands.size() == 2; }));
  }

  void byKeys_data() { languages(); }
  void byKeys() {
    QFETCH(QString, language);
    QFETCH(bool, bids);
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch(language, 12));
    Session& session = program.session();
    session.setPaces({.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
    QVERIFY(program.isActive());

    int cards = 0;
    int tricks = 0;
    while (true) {
      QVERIFY(waits(session));
      if (session.phase() == Phase::showingResult) break;
      if (session.phase() == Phase::resting) {
        program.press(tricks % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
        QVERIFY(session.phase() != Phase::resting);
        ++tricks;
        continue;
      }
      QVERIFY(session.phase() == Phase::choosing);
      int const before = ownActions(session);
      Action const offer = lastOffer(session);
      if (playing(session)) {
        // The last card of the hand: by its figure, or by walking there.
        auto const& hand = session.scene().seen.hand;
        if (cards % 2 == 0) {
          program.press(static_cast<Qt::Key>(Qt::Key_0 + static_cast<int>(hand.size())));
        } else {
          for (std::size_t step = 0; step <= hand.size() && program.focusName() != cardName(hand.back());
               ++step)
            program.press(Qt::Key_Right);
        }
        QCOMPARE(program.focusName(), cardName(hand.back()));
        program.press(cards % 3 == 0 ? Qt::Key_Space : Qt::Key_Return);
        ++cards;
      } else if (!bids && session.scene().seen.offers.front().action.kind != Action::Kind::name) {
        program.press(Qt::Key_P);
      } else {
        auto const* wanted = program.window().findChild<QAbstractButton*>(offerName(offer));
        QVERIFY(wanted != nullptr);
        for (int step = 0; step < 12 && !wanted->isChecked(); ++step) program.press(Qt::Key_Right);
        QVERIFY(wanted->isChecked());
        program.press(Qt::Key_Return);
      }
      QVERIFY(comes([&] { return ownActions(session) == before + 1; }));
    }
    QCOMPARE(cards, 8);
    QCOMPARE(tricks, 8);
    atTheScore(program, language);
    program.press(Qt::Key_Space);
    QVERIFY(comes([&] { return session.record().hands.size() == 2; }));
    // And back, once that has been agreed to: the last card of the first hand is to be played again.
    QVERIFY(waits(session));
    program.press(Qt::Key_Z, Qt::ControlModifier);
    for (int step = 0; step < 4 && program.focusName() != QLatin1String("agreedDeed"); ++step)
      program.press(Qt::Key_Tab);
    QCOMPARE(program.focusName(), QString("agreedDeed"));
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return session.phase() == Phase::choosing && session.record().hands.size() == 1; }));
    QCOMPARE(session.scene().seen.hand.size(), std::size_t{1});
  }

  // The same hands ended alike, and were told in two languages.
  void languagesDiffer() {
    std::set<QString> const& english = titles_["en"];
    std::set<QString> const& italian = titles_["it"];
    QVERIFY(!english.empty());
    QCOMPARE(english.size(), italian.size());
    for (QString const& title : english) QVERIFY2(!italian.contains(title), qPrintable(title));
  }
};

}  // namespace testPlayHand

QTEST_MAIN(testPlayHand::TestPlayHand)
#include "test_play_hand.moc"
