// Table talk in the window: said by keys, by mouse and through the accessibility tree, seen in bubbles and on its page, and
// nothing of it where there is no talk.
#include <QAccessible>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/painted_texts.h"
#include "tests/app/talk_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/table/table_widget.h"
#include "ui/talk/phrase_row.h"
#include "ui/talk/talk_line_row.h"
#include "ui/talk/talk_menu.h"
#include "ui/talk/talk_page.h"
#include "ui/talk/talk_words.h"
#include "ui/toolkit/status_line.h"

namespace testTalkWindow {

using namespace giaguaro;
using namespace giaguaro::test;
using Kind = Saying::Kind;

class TestTalkWindow : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<Program> program_;

  // A match in which the viewer is not the caller, at its turn to play.
  void begin(QString const& language, bool talk = true) {
    program_.reset();
    home_ = std::make_unique<QTemporaryDir>();
    program_ = std::make_unique<Program>(home_->path(), lineWithMatch(language, 11));
    QVERIFY(program_->isActive());
    program_->session().start(talk ? talking(planWithViewer()) : planWithViewer());
    QVERIFY(comesToPlay(program_->session()));
    if (talk) QVERIFY(program_->session().scene().talk->caller != 0);
  }
  TableWidget& table() { return *program_->window().table(); }
  TalkMenu const& menu() { return table().talkMenu(); }
  Session& session() { return program_->session(); }
  PhraseRow& row(int number) {
    return *program_->window().findChild<PhraseRow*>(QString("say_%1").arg(number));
  }
  Said said(std::size_t count) {
    return heardSoMany(session(), count) ? talkOfHand(session()).back() : Said{};
  }
  QString heard() { return program_->window().findChild<QLabel*>("heardLabel")->accessibleName(); }

 private slots:
  void init() { begin("en"); }
  void cleanup() { program_.reset(); }

  void byKeys() {
    // What can be said is explained as long as little was.
    auto const* ways = program_->window().findChild<QWidget*>("talkWays");
    QVERIFY(!ways->isHidden());
    program_->press(Qt::Key_T);
    QVERIFY(menu().isOpen());
    QCOMPARE(program_->focusName(), QString("say_1"));
    program_->press(Qt::Key_5);
    QVERIFY(!menu().isOpen());
    QCOMPARE(said(1).saying, Saying{Kind::givePoints});
    program_->press(Qt::Key_T);
    program_->press(Qt::Key_8);
    // Of whoever called everybody knows on which side it is.
    std::vector<Seat> suspects{1, 2, 3, 4};
    QVERIFY(session().scene().talk && std::erase(suspects, session().scene().talk->caller) == 1);
    QCOMPARE(menu().seatsAsked(), suspects);
    program_->press(Qt::Key_2);
    QCOMPARE(said(2).saying, (Saying{Kind::suspect, suspects[1]}));
    program_->press(Qt::Key_T);
    program_->press(Qt::Key_9);
    program_->press(Qt::Key_Right);
    program_->press(Qt::Key_Right);
    program_->press(Qt::Key_Return);
    QCOMPARE(said(3).saying, (Saying{Kind::trust, 3}));
    program_->press(Qt::Key_T);
    program_->press(Qt::Key_Down);
    QCOMPARE(program_->focusName(), QString("say_2"));
    program_->press(Qt::Key_Escape);
    QVERIFY(!menu().isOpen());
    QCOMPARE(talkOfHand(session()).size(), std::size_t{3});
    QVERIFY(ways->isHidden());
    QVERIFY(session().phase() == Session::Phase::choosing);  // and nothing was played by any digit
  }

  void byMouse() {
    QVERIFY(program_->click("talkButton"));
    QVERIFY(menu().isOpen());
    QVERIFY(program_->click("say_6"));
    QCOMPARE(said(1).saying, Saying{Kind::keepPoints});
    QVERIFY(!menu().isOpen());
    QVERIFY(program_->click("talkButton"));
    QVERIFY(program_->click("say_7"));  // on its words: to whom is asked
    QVERIFY(menu().isOpen());
    QPoint const plate = table().tableLayout().plate(4).center().toPoint();
    QTest::mouseClick(program_->window().windowHandle(), Qt::LeftButton, {},
                      table().mapTo(&program_->window(), plate));
    QCOMPARE(said(2).saying, (Saying{Kind::takeIt, 4}));
    QVERIFY(program_->click("talkButton"));
    QPoint const face = row(8).mapTo(&program_->window(), QPoint(row(8).width() - 18, row(8).height() / 2));
    QTest::mouseClick(program_->window().windowHandle(), Qt::LeftButton, {}, face);
    QCOMPARE(said(3).saying, (Saying{Kind::suspect, row(8).seats().back()}));
  }

  void throughTheAccessibilityTree() {
    program_->press(Qt::Key_T);
    QAccessibleInterface* const first = QAccessible::queryAccessibleInterface(&row(1));
    QCOMPARE(first->text(QAccessible::Name), QString("1: It isn't me."));
    QVERIFY(row(3).accessibleName().contains("only "));  // and who
    first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(said(1).saying, Saying{Kind::notTheFriend});
  }

  void whatIsNotOnesOwnIsTold() {
    program_->press(Qt::Key_T);
    QVERIFY(row(3).isBarred() && row(4).isBarred() && !row(1).isBarred());
    program_->press(Qt::Key_3);
    QVERIFY(menu().isOpen());
    QCOMPARE(program_->focusName(), QString("say_3"));
    QVERIFY(program_->window().findChild<StatusLine*>()->text().contains(row(3).reason()));
    QVERIFY(talkOfHand(session()).empty());
  }

  // It lies neither on plates nor on the trick, and the hand makes way for it; its faces are large enough to be told.
  void menuHidesNothing() {
    for (QSize const size : {QSize(1280, 800), QSize(1000, 700), QSize(1920, 1080)}) {
      program_->window().resize(size);
      QCoreApplication::processEvents();
      QRectF const before = table().tableLayout().handArea();
      program_->press(Qt::Key_T);
      QRectF const box = menu().box();
      TableLayout const& layout = table().tableLayout();
      QVERIFY(QRectF(table().rect()).contains(box));
      for (Seat seat = 0; seat < 5; ++seat) {
        QVERIFY(!layout.plate(seat).intersects(box));
        QVERIFY(!layout.trickCardBounds(seat).intersects(box));
      }
      QVERIFY(layout.handArea().right() < box.left());
      QVERIFY(layout.handArea().left() >= 0);
      QCOMPARE(layout.handArea().top(), before.top());
      QVERIFY(row(8).height() >= 28);
      program_->press(Qt::Key_T);
      QCOMPARE(table().tableLayout().handArea(), before);
    }
  }

  void othersAreSeenAndHeard() {
    session().setSpeaker([](SeatTable const& table) -> SpeechThought {
      if (table.seat() != 3 || !table.talk().empty()) return {};
      return [](StopFlag) { return std::optional<Speech>({.saying = {Kind::suspect, 0}}); };
    });
    actAsBaseline(session());
    QCOMPARE(said(1).seat, Seat{3});
    QVERIFY(comes([this] { return session().phase() != Session::Phase::recording; }));
    QVERIFY(heard().contains("I think it's you"));
    QVERIFY(std::ranges::count(table().bubbles(), Seat{3}, &SpeechBubble::seat) == 1);
    auto const bubble = std::ranges::find(table().bubbles(), Seat{3}, &SpeechBubble::seat);
    QVERIFY(bubble->words.contains("I think it's you"));  // and no more what it bid
    // Nobody has looked at it yet; then somebody does.
    auto* const panel = program_->window().host().panel();
    QVERIFY(!panel->findChild<TalkPage*>()->isVisible());
    panel->open(TablePanel::Page::talk);
    auto* const line = panel->findChild<TalkLineRow*>();
    QVERIFY(line->isVisible());
    QVERIFY(line->accessibleName().contains("I think it's you"));
  }

  // As in shared/art/screen-talk.png: what is true as far as can be known, in four steps and a word.
  void believedForAllThatCanBeKnown() {
    Known known;
    known.question = Card::of(Suit::clubs, 1);
    known.shares = {{4, 72}, {1, 17}, {2, 11}};
    auto const of = [&known](Seat seat, Saying const& saying) {
      return talkWords::beliefOf({.said = {seat, saying}}, known, 0);
    };
    auto const steps = [&of](Seat seat, Saying const& saying) { return of(seat, saying).steps(); };
    QCOMPARE(steps(4, {Kind::notTheFriend}), 1);
    QCOMPARE(of(4, {Kind::notTheFriend}).word(), QString("hardly"));
    QCOMPARE(steps(1, {Kind::suspect, 4}), 3);
    QCOMPARE(steps(1, {Kind::notTheFriend}), 3);
    QCOMPARE(steps(2, {Kind::notTheFriend}), 4);
    QCOMPARE(steps(4, {Kind::iAmTheFriend}), 3);
    QCOMPARE(steps(2, {Kind::trust, 4}), 1);
    QVERIFY(of(3, {Kind::stayHidden}).kind == talkWords::Belief::Kind::wish);
    QVERIFY(of(0, {Kind::notTheFriend}).kind == talkWords::Belief::Kind::none);  // one's own
    known.shares.front().percent = Known::Share::unknown;
    QVERIFY(of(4, {Kind::notTheFriend}).kind == talkWords::Belief::Kind::none);  // not found out yet
    known = {};
    known.partner = 4;
    QCOMPARE(steps(4, {Kind::notTheFriend}), 1);
    QCOMPARE(steps(1, {Kind::suspect, 4}), 4);
    QCOMPARE(of(4, {Kind::notTheFriend}).word(), QString("not so"));
    QCOMPARE(of(1, {Kind::suspect, 4}).word(), QString("true"));
    // What the cards have shown is told as such, and not as a likelihood.
    Wording const wording({"You", "Anna", "Bruno", "Chiara", "Dario"}, 0, DeckWords::italian, &fortyCards);
    auto const why = [&](Seat seat, Saying const& saying) {
      TalkScene::Line const line{.said = {seat, saying}};
      return talkWords::why(line, talkWords::beliefOf(line, known, 0), wording);
    };
    QCOMPARE(why(4, {Kind::iAmTheFriend}), QString("So it is: the cards have shown it."));
    QCOMPARE(why(4, {Kind::notTheFriend}), QString("It is not so: the cards have shown it."));
    QCOMPARE(why(1, {Kind::iAmTheFriend}), QString("It is not so: the cards have shown it."));
  }

  // A bubble stays for a while, even when its seat has played, and goes then.
  void bubblesStayForAWhile() {
    session().speak({Kind::givePoints});
    (void)said(1);
    auto const mine = [this] { return std::ranges::count(table().bubbles(), Seat{0}, &SpeechBubble::seat); };
    QCOMPARE(mine(), 1);
    TableScene scene = session().scene();
    scene.talk->lines.front().fresh = false;
    TalkBubbles bubbles;
    bubbles.setScene(session().scene());
    bubbles.setScene(scene);
    QCOMPARE(bubbles.bubbles({}).size(), std::size_t{1});
    TalkBubbles brief;
    brief.setLeast(0);
    brief.setScene(session().scene());
    brief.setScene(scene);
    QVERIFY(brief.bubbles({}).empty());
  }

  // While the screen is handed on nothing of it is there, to the eye, to keys or to a screen reader.
  void nothingBehindTheCurtain() {
    session().setSpeaker([](SeatTable const& table) -> SpeechThought {
      if (table.seat() != 1 || !table.talk().empty() || !table.maySay({Kind::givePoints})) return {};
      return [](StopFlag) { return std::optional<Speech>({.saying = {Kind::givePoints}}); };
    });
    session().start(talking(planShared()));
    auto* const panel = program_->window().host().panel();
    panel->open(TablePanel::Page::talk);
    while (session().phase() != Session::Phase::passing || talkOfHand(session()).empty()) {
      if (session().phase() == Session::Phase::choosing) {
        bool const playing = replay(session().record())->playing();
        if (playing && !talkOfHand(session()).empty() && !menu().isOpen()) program_->press(Qt::Key_T);
        actAsBaseline(session());
      } else if (session().phase() == Session::Phase::passing) {
        session().takeSeat();
      } else if (session().phase() == Session::Phase::showingResult) {
        session().nextHand();
      }
      QVERIFY(comes([this] {
        Session::Phase const phase = session().phase();
        return phase != Session::Phase::recording && phase != Session::Phase::thinking;
      }));
    }
    QVERIFY(!menu().isOpen());
    QVERIFY(heard().isEmpty());
    for (SpeechBubble const& bubble : table().bubbles())
      QVERIFY2(!bubble.words.contains("oints"), qPrintable(bubble.words));
    for (auto const* line : panel->findChildren<TalkLineRow*>()) QVERIFY(!line->isVisibleTo(panel));
    QVERIFY(!program_->window().findChild<QAction*>("actionSpeak")->isEnabled());
    program_->press(Qt::Key_T);
    QVERIFY(!menu().isOpen());
  }

  void noTalkNothingOfIt() {
    begin("en", false);
    program_->press(Qt::Key_T);
    QVERIFY(!menu().isOpen());
    QVERIFY(!program_->window().findChild<QAction*>("actionSpeak")->isVisible());
    QVERIFY(!program_->window().findChild<QAbstractButton*>("talkButton")->isVisible());
    for (auto const* page : program_->window().findChildren<TalkPage*>()) QVERIFY(!page->isVisible());
  }

  void allTextsFit_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (char const* language : {"en", "it"})
      for (QSize const size : {QSize(900, 600), QSize(1280, 800)})
        QTest::addRow("%s %d", language, size.width()) << language << size;
  }
  void allTextsFit() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    begin(language);
    program_->window().resize(size);
    session().setSpeaker([](SeatTable const& table) -> SpeechThought {
      auto const spoken = std::ranges::count(table.talk(), table.seat(), &Said::seat);
      if (table.seat() == 0 || spoken > 0 || !table.maySay({Kind::givePoints})) return {};
      Saying const denies{Kind::notTheFriend};
      Saying const other = table.seat() == 3 ? Saying{Kind::trust, 2} : Saying{Kind::suspect, 1};
      bool const first = table.seat() == 1 && table.maySay(denies);
      return [saying = first ? denies
                       : table.seat() == 4
                           ? Saying{Kind::keepPoints}
                           : other](StopFlag) { return std::optional<Speech>({.saying = saying}); };
    });
    session().speak({Kind::givePoints});
    (void)said(5);
    QCoreApplication::processEvents();
    if (size.width() > 1000) program_->window().host().panel()->open(TablePanel::Page::talk);
    program_->press(Qt::Key_T);
    program_->press(Qt::Key_8);
    QStringList cut;
    noteCutTexts(&cut);
    std::vector<PaintedText> const texts = paintedTexts(program_->window());
    noteCutTexts(nullptr);
    QVERIFY(std::ranges::count_if(texts, [](PaintedText const& text) { return text.text == "8"; }) > 0);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(" | ")));
  }
};

}  // namespace testTalkWindow

QTEST_MAIN(testTalkWindow::TestTalkWindow)
#include "test_talk_window.moc"
