// What is made of a player's advice: of made-up figures at positions made by hand, and at positions of every
// game.
#include <QTest>
#include <QTranslator>
#include <set>

#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/draft.h"
#include "app/desktop/text/phrases.h"
#include "core/reasons/reason.h"
#include "tests/app/hint_tools.h"
#include "tests/app/plans.h"
#include "tests/joined.h"
#include "ui/scene/scene_wording.h"

namespace testHint {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

Text const label{"test", "label", "test"};

Card card(char const* text) { return fortyCards.parse(text).value(); }
Action playOf(char const* text) { return Action::play(card(text)); }
Action bidOf(int number) { return {Action::Kind::bid, static_cast<std::uint8_t>(number)}; }

Offer offer(Action action, Argument const& glyph, char const* text, char const* deed) {
  return {.action = action,
          .label = {Text{"test", text, text}},
          .deed = {Text{"test", deed, deed}},
          .glyph = glyph};
}

TableScene emptyScene() {
  TableScene scene;
  scene.viewer = 0;
  scene.seen.viewer = scene.seen.toAct = 0;
  scene.seen.players = 3;
  scene.seen.seats.resize(3);
  scene.people.resize(3);
  scene.mayAct = true;
  return scene;
}

// Three cards may be played and one may not; the third seat leads a side.
TableScene cards() {
  TableScene scene = emptyScene();
  scene.seen.seats[2].marks = {Seen::Mark::declarer};
  for (char const* text : {"AD", "2H", "3S", "KC"})
    scene.seen.offers.push_back(offer(playOf(text), args::card(card(text)), "Play", "Play"));
  scene.seen.offers.back().refusal = Message{label};
  return scene;
}

TableScene auction(bool mayPass) {
  TableScene scene = emptyScene();
  if (mayPass) scene.seen.offers.push_back(offer({Action::Kind::pass}, {}, "Pass", "Pass"));
  scene.seen.offers.push_back(offer(bidOf(1), args::number(1), "One", "Bid one"));
  scene.seen.offers.push_back(offer(bidOf(2), args::number(2), "Two", "Bid two"));
  scene.seen.offers.push_back(offer(bidOf(3), args::number(3), "Three", "Bid three"));
  return scene;
}

QStringList lines(Hint const& hint, TableScene const& scene) {
  QStringList said;
  for (Message const& line : hint.lines) said << wordingOf(scene).say(line);
  return said;
}

QString text(Hint::Choice const& choice, int parts) {
  QString const chance = choice.percent < 0 ? QString() : QString(" %1%").arg(choice.percent);
  return Wording::mean(choice.score, parts) + chance;
}

}  // namespace

class TestHint : public QObject {
  Q_OBJECT

 private slots:
  // Where it is known what decided it, something is to be looked at, other for each of these; nothing of it names what
  // is advised.
  void pointsToWhatDecides() {
    using Kind = Reason::Kind;
    TableScene const scene = cards();
    Advice advice{.action = playOf("AD")};
    QVERIFY(hintOf(advice, scene).point.empty());
    for (char const* text : {"AD", "2H"})
      advice.candidates.push_back({playOf(text), 0.5, 1, 0.5, manyPlayouts});
    std::set<QString> told;
    std::vector<Kind> const kinds{Kind::trick,   Kind::later, Kind::keeps,    Kind::kept,    Kind::wins,
                                  Kind::beaten,  Kind::led,   Kind::takes,    Kind::ducks,   Kind::spoils,
                                  Kind::hides,   Kind::aim,   Kind::contract, Kind::tooDear, Kind::outbid,
                                  Kind::average, Kind::equal, Kind::close,    Kind::alone,   Kind::aimAlone};
    for (Kind const kind : kinds) {
      Reason reason{.kind = kind, .best = playOf("AD"), .other = playOf("2H"), .card = card("3S"), .seat = 1};
      reason.sentences = {Message{label}};
      advice.reason = std::make_shared<Reason const>(reason);
      Hint const hint = hintOf(advice, scene);
      QCOMPARE(hint.point.size(), std::size_t{2});
      QString const words = wordingOf(scene).say(hint.point.front());
      QVERIFY2(!words.contains(u'{') && !words.contains(QStringLiteral("ace")), qPrintable(words));
      told.insert(QString(hint.point.front().text.id));
      QCOMPARE(QString(hint.point.back().text.id), QStringLiteral("hint.look-eye"));
      QString const eye = wordingOf(scene).say(hint.point.back());
      QVERIFY2(eye.startsWith(QString::fromUtf8(scene.people[1].name.toUtf8())), qPrintable(eye));
    }
    QCOMPARE(told.size(), std::size_t{10});
    Reason none{.seat = 1};
    advice.reason = std::make_shared<Reason const>(none);
    QVERIFY(hintOf(advice, scene).point.empty());
  }

  // Before something is said one counts: what, the game says. Of a suit and of a discard it is always the same.
  void pointsToWhatIsToBeCounted() {
    TableScene const scene = auction(true);
    auto const point = [&scene](Action action) {
      Reason reason{.kind = Reason::Kind::aim, .best = action, .count = Message{label}};
      Advice advice{.action = action, .candidates = {{action, 0.5, 1, 0.5, manyPlayouts}}};
      advice.reason = std::make_shared<Reason const>(reason);
      Hint const hint = hintOf(advice, scene);
      return hint.point.empty() ? Message{} : hint.point.front();
    };
    QVERIFY(point(bidOf(2)) == Message{label});
    QVERIFY(point({Action::Kind::pass}) == Message{label});
  }

  // What the reason compares with is among the rows, however little it is worth, and is marked there; where the search has
  // not thought of it, by the reason's own figures.
  void whatTheReasonSpeaksOfIsListed() {
    TableScene scene = cards();
    scene.seen.offers.push_back(offer(playOf("KD"), args::card(card("KD")), "Play", ""));
    Advice advice{.action = playOf("2H"), .candidates = {{playOf("2H"), 0.7, 3, 0.7, manyPlayouts}}};
    for (char const* card : {"AD", "KD", "3S"}) {
      double const worth = 0.6 - 0.1 * static_cast<double>(advice.candidates.size());
      advice.candidates.push_back({playOf(card), worth, 10 * worth, worth, manyPlayouts});
    }
    advice.reason = std::make_shared<Reason const>(Reason{.best = advice.action, .other = playOf("3S")});
    Hint const hint = hintOf(advice, scene);
    QCOMPARE(hint.choices.size(), hintChoices);
    QCOMPARE(hint.choices.back().action, playOf("3S"));
    Reason reason{.kind = Reason::Kind::trick, .best = advice.action, .other = playOf("3S")};
    reason.sentences = {Message{label}};
    reason.table = {.best = {{.score = 3, .success = true}, {.score = 3}},
                    .other = {{.score = 1, .success = true}, {.score = -1}}};
    for (bool const thought : {true, false}) {
      if (!thought) advice.candidates.pop_back();
      advice.reason = std::make_shared<Reason const>(reason);
      Hint const told = hintOf(advice, scene);
      QCOMPARE(told.choices.size(), hintChoices);
      auto const rival = std::ranges::find(told.choices, true, &Hint::Choice::rival);
      QVERIFY(rival != told.choices.end());
      QCOMPARE(rival->action, playOf("3S"));
      QVERIFY(!rival->natural && !rival->asGood);
      if (!thought) QCOMPARE(rival->score, 0);
    }
    reason.kind = Reason::Kind::alone;
    advice.reason = std::make_shared<Reason const>(reason);
    QVERIFY(std::ranges::none_of(hintOf(advice, scene).choices, &Hint::Choice::rival));
  }

  void aCard() {
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("2H"),
                              .candidates = {{playOf("2H"), 0.7, 1.26, 0.664, 1000},
                                             {playOf("AD"), 0.6, 0.72, 0.55, 1000},
                                             {playOf("3S"), 0.2, -1.04, 0.2, 1000}}},
                             scene);
    QCOMPARE(hint.best, playOf("2H"));
    QVERIFY(!hint.thinking());
    QCOMPARE(lines(hint, scene),
             QStringList({"Play the two of cups.", "On average +1.3 for you in this hand.",
                          "Your side wins the hand 66 times in 100.",
                          "On average it scores 0.6 more than the next best."}));
    QCOMPARE(wordingOf(scene).say(hint.next),
             QString("Next best: the ace of coins and the three of swords."));
    QCOMPARE(hint.choices.size(), std::size_t{3});
    QCOMPARE(hint.choices[1].action, playOf("AD"));
    QCOMPARE(hint.choices[1].glyph, args::card(card("AD")));
    QCOMPARE(text(hint.choices[0], hint.parts), QString("+1.3 66%"));
    QCOMPARE(text(hint.choices[1], hint.parts), QString("+0.7 55%"));
    QCOMPARE(text(hint.choices[2], hint.parts), QString("\u22121.0 20%"));
  }

  // Figures that differ too little for tenths are told in hundredths: else nobody would see why one is the best.
  void closeFiguresAreToldApart() {
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("2H"),
                              .candidates = {{playOf("2H"), 0.7, -0.27, 0.35, 400},
                                             {playOf("3S"), 0.6, -0.3, 0.34, 400},
                                             {playOf("AD"), 0.2, -0.34, 0.34, 400}}},
                             scene);
    QCOMPARE(text(hint.choices[0], hint.parts), QString("\u22120.27 35%"));
    QCOMPARE(text(hint.choices[1], hint.parts), QString("\u22120.30 34%"));
    QCOMPARE(text(hint.choices[2], hint.parts), QString("\u22120.34 34%"));
  }

  // In the order of the figures, which a set of cards would not keep.
  void theNextAreInOrder() {
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("2H"),
                              .candidates = {{playOf("2H"), 0.7, 1, 0.7, 1000},
                                             {playOf("3S"), 0.6, 1, 0.6, 1000},
                                             {playOf("AD"), 0.2, 1, 0.2, 1000}}},
                             scene);
    QCOMPARE(wordingOf(scene).say(hint.next),
             QString("Next best: the three of swords and the ace of coins."));
  }

  void aBid() {
    TableScene const scene = auction(true);
    Hint const hint = hintOf(
        {.action = bidOf(2),
         .candidates = {{bidOf(2), 0.5, 31.6, 0.5, 1000}, {{Action::Kind::pass}, 0.1, -4.4, 0.1, 1000}}},
        scene);
    QCOMPARE(lines(hint, scene), QStringList({"Bid two.", "On average +32 for you in this hand.",
                                              "Your side wins the hand 50 times in 100.",
                                              "On average it scores 36 more than the next best."}));
    QCOMPARE(wordingOf(scene).say(hint.next), QString("Next best: \u201cPass\u201d."));
    QCOMPARE(wordingOf(scene).say(hint.choices[1].label), QString("Pass"));
  }

  // A pass is no contract that could be made: nothing is said of how often it is.
  void aPass() {
    TableScene const scene = auction(true);
    Action const pass{Action::Kind::pass};
    Hint const hint = hintOf(
        {.action = pass, .candidates = {{pass, 0.5, -4.4, 0.02, 1000}, {bidOf(2), 0.1, -31.6, 0.22, 1000}}},
        scene);
    QCOMPARE(lines(hint, scene), QStringList({"Pass.", "On average \u22124 for you in this hand.",
                                              "On average it scores 28 more than the next best."}));
    QCOMPARE(text(hint.choices[0], hint.parts), QString("\u22124"));
    QCOMPARE(text(hint.choices[1], hint.parts), QString("\u221232 22%"));
  }

  // Where nobody may pass each bids for itself, and so it does later, with its bid before it.
  void aBidThatIsToBeMet() {
    auto const chance = [](TableScene const& scene, Action action) {
      Hint const hint = hintOf({.action = action, .candidates = {{action, 0.5, 5, 0.41, 1000}}}, scene);
      return lines(hint, scene).value(2);
    };
    QString const met = "You make your bid 41 times in 100.";
    QCOMPARE(chance(auction(false), bidOf(1)), met);
    TableScene scene = cards();
    scene.seen.seats[2].marks.clear();
    QCOMPARE(chance(scene, playOf("AD")), QString());  // nothing to succeed in
    scene.seen.seats[0].bid = args::number(2);
    QCOMPARE(chance(scene, playOf("AD")), met);
    scene.seen.seats[1].marks = {Seen::Mark::declarer};
    QCOMPARE(chance(scene, playOf("AD")), QString("Your side wins the hand 41 times in 100."));
  }

  // A bid that is made is a point: its score and its chance are one figure.
  void aBidsScoreIsItsChance() {
    TableScene scene = cards();
    scene.seen.seats[2].marks.clear();
    scene.seen.seats[0].bid = args::number(2);
    Hint const hint = hintOf(
        {.action = playOf("AD"),
         .candidates = {{playOf("AD"), 0.5, 0.446, 0.446, 1000}, {playOf("2H"), 0.3, 0.27, 0.27, 1000}}},
        scene);
    QCOMPARE(text(hint.choices[0], hint.parts), QString("+0.45 45%"));
    QCOMPARE(text(hint.choices[1], hint.parts), QString("+0.27 27%"));
  }

  void withoutSides() {
    TableScene scene = cards();
    scene.seen.seats[2].marks.clear();
    Hint const hint =
        hintOf({.action = playOf("AD"),
                .candidates = {{playOf("AD"), 0.5, 3, 0.4, 1000}, {playOf("2H"), 0.4, 2, 0.3, 1000}}},
               scene);
    for (Hint::Choice const& choice : hint.choices) QVERIFY(choice.percent < 0);
  }

  void halves() {
    TableScene scene = cards();
    scene.halves = true;
    Hint const hint = hintOf({.action = playOf("AD"),
                              .candidates = {{playOf("AD"), 0.9, 25.2, 0.9, 1000},
                                             {playOf("2H"), 0.5, 2.8, 0.5, 1000},
                                             {playOf("3S"), 0.1, -1.1, 0.1, 1000}}},
                             scene);
    QCOMPARE(lines(hint, scene).value(1), QString("On average +12½ for you in this hand."));
    QCOMPARE(lines(hint, scene).value(3), QString("On average it scores 11 more than the next best."));
    QCOMPARE(text(hint.choices[0], hint.parts), QString("+12½ 90%"));
    QCOMPARE(text(hint.choices[1], hint.parts), QString("+1½ 50%"));
    QCOMPARE(text(hint.choices[2], hint.parts), QString("\u2212½ 10%"));
  }

  // Whatever its error leaves open is as good, whether it shows the same or not; else the difference is said.
  void compared_data() {
    QTest::addColumn<double>("score");
    QTest::addColumn<double>("chance");
    QTest::addColumn<double>("worth");
    QTest::addColumn<double>("error");
    QTest::addColumn<QString>("said");
    QString const equal = "The ace of coins and the three of swords are too close to call.";
    QTest::newRow("the same") << 3.0 << 0.5 << 0.5 << 0.0 << equal;
    QTest::newRow("the same as shown") << 2.96 << 0.504 << 0.49 << 0.006 << equal;
    QTest::newRow("surely a little less, and the same as shown") << 3.0 << 0.5 << 0.49 << 0.004 << equal;
    QTest::newRow("the same score alone") << 3.0 << 0.4 << 0.5 << 0.1 << equal;
    QTest::newRow("the same chance alone") << 2.8 << 0.5 << 0.49 << 0.006 << equal;
    QTest::newRow("surely") << 2.8 << 0.5 << 0.49 << 0.004
                            << "On average it scores 0.2 more than the next best.";
    QTest::newRow("of both signs") << -0.2 << 0.5 << 0.49 << 0.4 << equal;
  }
  void compared() {
    QFETCH(double, score);
    QFETCH(double, chance);
    QFETCH(double, worth);
    QFETCH(double, error);
    QFETCH(QString, said);
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("3S"),
                              .candidates = {{playOf("3S"), 0.5, 3, 0.5, 900},
                                             {playOf("AD"), worth, score, chance, 900, error},
                                             {playOf("2H"), 0.01, -5, 0, 900}}},
                             scene);
    QCOMPARE(lines(hint, scene).value(3), said);
    QCOMPARE(hint.choices.size(), std::size_t{3});
    QCOMPARE(hint.choices.front().action, playOf("3S"));
    bool const equal = said.contains("too close");
    QCOMPARE(std::ranges::count_if(hint.choices, &Hint::Choice::asGood), equal ? 2 : 0);
    // Which the rows say, too.
    if (!said.isEmpty()) QCOMPARE(hint.inRows == static_cast<int>(hint.lines.size()), equal);
  }

  // What shows no less than one that is called as good is called so too.
  void whatShowsNoLessIsAsGood() {
    TableScene const scene = cards();
    auto const marked = [&](double score, double chance) {
      Hint const hint = hintOf({.action = playOf("3S"),
                                .candidates = {{playOf("3S"), 0.5, 3, 0.5, 900},
                                               {playOf("AD"), 0.49, 2.6, 0.45, 900, 0.02},
                                               {playOf("2H"), 0.4, score, chance, 900, 0.01}}},
                               scene);
      return std::ranges::count_if(hint.choices, &Hint::Choice::asGood);
    };
    QCOMPARE(marked(2.7, 0.5), 3);
    QCOMPARE(marked(2.5, 0.5), 2);
    QCOMPARE(marked(2.7, 0.4), 2);
  }

  // The table's first is the best by its figures; where the player says something else, it says why.
  void theRuleOfThumbAgainstTheFigures() {
    TableScene const scene = auction(true);
    Advice advice{.action = bidOf(2),
                  .candidates = {{bidOf(2), 0.51, 51, 0.6, 900, 0.02},
                                 {bidOf(3), 0.53, 53, 0.61, 900},
                                 {{Action::Kind::pass}, 0.4, -4, 0.1, 900, 0.02}}};
    advice.byRuleOfThumb = true;
    Hint const hint = hintOf(advice, scene);
    QCOMPARE(hint.best, bidOf(2));
    QCOMPARE(hint.choices[0].action, bidOf(3));
    QCOMPARE(hint.choices[1].action, bidOf(2));
    QCOMPARE(
        lines(hint, scene),
        QStringList(
            {"Bid two.", "On average +51 for you in this hand.", "Your side wins the hand 60 times in 100.",
             "The figures put \u201cThree\u201d slightly ahead, but it is too close to call: the rule of "
             "thumb decides for \u201cTwo\u201d."}));
    QCOMPARE(wordingOf(scene).say(hint.next), QString("Next best: \u201cThree\u201d and \u201cPass\u201d."));
  }

  void equalBids() {
    TableScene const scene = auction(true);
    Hint const hint = hintOf(
        {.action = bidOf(2), .candidates = {{bidOf(2), 0.5, 3, 0.5, 100}, {bidOf(1), 0.5, 3, 0.5, 100}}},
        scene);
    QCOMPARE(lines(hint, scene).value(3),
             QString("\u201cTwo\u201d and \u201cOne\u201d are too close to call."));
  }

  // By how much it is better is not said where it is nothing in the game's score.
  void betterByNothing() {
    TableScene const scene = cards();
    Hint const hint =
        hintOf({.action = playOf("AD"),
                .candidates = {{playOf("AD"), 0.9, 1.01, 0.9, 1000}, {playOf("2H"), 0.5, 1, 0.5, 1000}}},
               scene);
    QCOMPARE(hint.lines.size(), std::size_t{3});
  }

  // The table follows its figures, also where more than these made up the player's mind; what was not looked
  // at, or is not legal, is not shown.
  void theFiguresLead() {
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("2H"),
                              .candidates = {{playOf("2H"), 0.71, 1, 0.7, 1000},
                                             {playOf("KC"), 0.7, 2, 0.7, 1000},
                                             {playOf("AD"), 0.7, 2, 0.7, 1000},
                                             {playOf("3S"), 0.6, 3, 0.7, 0}}},
                             scene);
    QCOMPARE(hint.best, playOf("2H"));
    QCOMPARE(hint.choices.size(), std::size_t{2});
    QCOMPARE(hint.choices[0].action, playOf("AD"));
    QCOMPARE(hint.choices[1].action, playOf("2H"));
    QCOMPARE(lines(hint, scene).value(3),
             QString("In this hand the ace of coins brings more on average; with the points of the cards and "
                     "the others' scores counted too, the two of cups is better."));
  }

  void withoutFigures() {
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("2H")}, scene);
    QCOMPARE(
        lines(hint, scene),
        QStringList({"Play the two of cups.",
                     "That is the rule of thumb; there are no figures, since no deal of the hidden cards "
                     "was found that fits all that was said and played."}));
    QVERIFY(hint.choices.empty() && hint.next.empty());
  }

  void forced() {
    TableScene scene = cards();
    for (Offer& offer : scene.seen.offers)
      if (offer.action != playOf("3S")) offer.refusal = Message{label};
    Hint const hint = hintOf({.action = playOf("3S")}, scene);
    QCOMPARE(lines(hint, scene), QStringList({"There is only one choice.", "Play the three of swords."}));
    QCOMPARE(hint.best, playOf("3S"));
    QVERIFY(hint.choices.empty());
    // With what is expected of it.
    Hint const reckoned =
        hintOf({.action = playOf("3S"), .candidates = {{playOf("3S"), 0.5, 0.5, 0.64, 300}}}, scene);
    QCOMPARE(lines(reckoned, scene), QStringList({"There is only one choice.", "Play the three of swords.",
                                                  "On average +0.5 for you in this hand.",
                                                  "Your side wins the hand 64 times in 100."}));
    QCOMPARE(reckoned.choices.size(), std::size_t{1});
  }

  void thinking() {
    QVERIFY(thinkingHint().thinking());
    QVERIFY(thinkingHint().lines == std::vector{say(phrases::hintThinking)});
  }

  void inItalian() {
    QTranslator italian;
    QVERIFY(italian.load(":/i18n/giaguaro_it.qm"));
    QCoreApplication::installTranslator(&italian);
    TableScene const scene = cards();
    Hint const hint = hintOf({.action = playOf("2H"),
                              .candidates = {{playOf("2H"), 0.7, 1.26, 0.664, 1000},
                                             {playOf("3S"), 0.6, 0.72, 0.55, 1000},
                                             {playOf("AD"), 0.2, -1.04, 0.2, 1000}}},
                             scene);
    QCOMPARE(lines(hint, scene),
             QStringList({"Gioca il due di coppe.", "In media +1,3 per te in questa smazzata.",
                          "La tua parte vince la smazzata 66 volte su 100.",
                          "In media rende 0,6 più della seconda scelta nel punteggio."}));
    QCOMPARE(wordingOf(scene).say(hint.next),
             QString("Dopo, nell'ordine: il tre di spade e l'asso di denari."));
    TableScene const calls = auction(true);
    QCOMPARE(lines(hintOf({.action = bidOf(2)}, calls), calls).front(), "Bid two.");
    QCoreApplication::removeTranslator(&italian);
  }

  // Whatever the figures are.
  void saysWhatItsTableShows() {
    Rng rng(26);
    auto const unit = [&rng] { return rng.below(1001) / 1000.0; };
    int despite = 0;
    int equal = 0;
    for (int round = 0; round < 4000; ++round) {
      bool const calls = rng.below(2) == 0;
      TableScene const scene = calls ? auction(true) : cards();
      Advice advice;
      double const spread = std::array{0.002, 0.05, 1.0}.at(rng.below(3));
      for (Offer const& offer : scene.seen.offers) {
        if (!offer.legal()) continue;
        double const worth = 0.5 + spread * (unit() - 0.5);
        double const score = 20 * (worth - 0.5) + spread * (unit() - 0.5);
        double const chance = std::clamp(worth + spread * (unit() - 0.5), 0.0, 1.0);
        advice.candidates.push_back({offer.action, worth, score, chance, 500, 0.02 * unit()});
      }
      std::ranges::sort(advice.candidates, std::greater{}, &Candidate::worth);
      advice.byRuleOfThumb = rng.below(4) == 0;
      advice.action = advice.candidates[advice.byRuleOfThumb ? 1 : 0].action;
      Hint const hint = hintOf(advice, scene);
      QCOMPARE(hint.best, advice.action);
      checkAgainstTable(hint, scene);
      for (Message const& line : hint.lines) {
        despite += line.text == phrases::hintDespite.text || line.text == phrases::hintByRule.text;
        equal += line.text == phrases::hintEqual.text;
      }
    }
    QVERIFY(despite > 100 && equal > 100);
  }

  // The strongest player's own figures, quickly found: at positions of every game, whatever may be said
  // there.
  void everyAdviceHasFigures_data() {
    QTest::addColumn<QString>("game");
    for (GameInfo const* game : allGames())
      QTest::newRow(std::string(game->id).c_str())
          << QString::fromUtf8(game->id.data(), static_cast<qsizetype>(game->id.size()));
  }
  void everyAdviceHasFigures() {
    QFETCH(QString, game);
    GameInfo const& info = *findGame(game.toStdString());
    int alone = 0;
    int several = 0;
    for (int const players : info.players)
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        MatchPlan plan = planOf("greedy", 1, seed, *allGames().front());
        auto const seats = static_cast<std::size_t>(players);
        plan.setup.game = std::string(info.id);
        plan.setup.players = players;
        plan.setup.options = completed(info.options, {});
        plan.setup.names.assign(seats, "A");
        plan.setup.levels.assign(seats, "greedy");
        plan.avatars.assign(seats, 1);
        auto const table = openTable(plan.setup);
        table->deal(table->nextDeal(), table->nextDealer());
        while (!table->handOver()) {
          // Each seat is asked for at its turn, as if it were a person's.
          MatchPlan own = plan;
          auto const seat = static_cast<std::size_t>(table->toAct());
          own.setup.levels[seat] = std::string(humanPlayer);
          TableScene scene = sceneOf(table->at(own.viewer()), own, {}, {.mayAct = true});
          Draft(table->at(table->toAct())).show(scene);
          if (scene.draftSize == 0) {
            std::size_t const legal = table->legal().size();
            Hint const hint = hintOf(table->thought("expert:80it/choices=3")(StopFlag{}), scene);
            QVERIFY(table->isLegal(hint.best));
            QVERIFY2(hint.choices.size() == std::min(legal, hintChoices),
                     qPrintable(wordingOf(scene).say(hint.lines)));
            QCOMPARE(hint.lines.front() == say(phrases::hintNone), legal == 1);
            checkAgainstTable(hint, scene);
            ++(legal == 1 ? alone : several);
          }
          table->apply(table->thought("greedy")(StopFlag{}).action);
        }
      }
    QVERIFY(alone > 3 && several > 60);
  }

  // Each choice of a seat in a hand of every game: sentences that are whole, choices that are legal, and the
  // chance of what this game is about.
  void everyGame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("chance");
    QTest::newRow("jaguar") << "jaguar"
                            << "hint.expected-win";
    QTest::newRow("briscola") << "briscola-chiamata"
                              << "hint.expected-win";
    QTest::newRow("jabberwocky") << "jabberwocky"
                                 << "hint.expected-exact";
    QTest::newRow("jaago") << "jaago-chalis" << QString();
    QTest::newRow("tarot") << "tarot"
                           << "hint.expected-win";
  }
  void everyGame() {
    QFETCH(QString, game);
    QFETCH(QString, chance);
    GameInfo const* info = findGame(game.toStdString());
    QVERIFY(info != nullptr);
    int hints = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      MatchPlan plan = planOf("greedy", 1, seed, *allGames().front());
      plan.setup.game = std::string(info->id);
      plan.setup.players = info->usualPlayers;
      plan.setup.options = completed(info->options, {});
      plan.setup.names.assign(static_cast<std::size_t>(info->usualPlayers), "A");
      plan.setup.levels.assign(static_cast<std::size_t>(info->usualPlayers), "greedy");
      plan.setup.levels.front() = std::string(humanPlayer);
      plan.avatars.assign(static_cast<std::size_t>(info->usualPlayers), 1);
      auto const table = openTable(plan.setup);
      table->deal(table->nextDeal(), table->nextDealer());
      while (!table->handOver()) {
        if (table->toAct() == 0) {
          TableScene scene = sceneOf(table->at(plan.viewer()), plan, {}, {.mayAct = true});
          Draft(table->at(0)).show(scene);
          Advice const advice = madeUpAdvice(scene);
          QVERIFY(table->isLegal(advice.action));
          check(hintOf(advice, scene), scene, table->legal().size(), chance);
          ++hints;
        }
        table->apply(table->thought("greedy")(StopFlag{}).action);
      }
    }
    QVERIFY(hints > 60);
  }

 private:
  static bool isSaid(Message const& line, Phrase const& phrase) { return line.text == phrase.text; }

  static QString wordOf(Message const& line, char const* name) {
    auto const found = std::ranges::find(line.arguments, std::string_view(name), &Argument::name);
    return found == line.arguments.end() ? QString() : QString::fromStdString(found->word);
  }

  // Of cards a list is one argument.
  static bool names(Message const& line, Hint::Choice const& choice, TableScene const& scene) {
    Argument const& list = line.arguments.front();
    if (list.kind == Argument::Kind::cards) return list.cards.contains(choice.action.card());
    return wordingOf(scene).say(line).contains(nameOf(choice, scene), Qt::CaseInsensitive);
  }

  // As sentences name it.
  static QString nameOf(Hint::Choice const& choice, TableScene const& scene) {
    Wording const wording = wordingOf(scene);
    if (choice.action.kind == Action::Kind::play)
      return wording.argument(args::cards(CardSet{choice.action.card()}));
    for (Offer const& offer : scene.seen.offers)
      if (offer.action == choice.action) return u'\u201c' + wording.say(offer.label) + u'\u201d';
    return {};
  }

  static void checkAgainstTable(Hint const& hint, TableScene const& scene) {
    auto const figures = [](Hint::Choice const& choice) { return std::pair(choice.score, choice.percent); };
    auto const best = std::ranges::find(hint.choices, hint.best, &Hint::Choice::action);
    QVERIFY(best != hint.choices.end());
    Hint::Choice const& first = hint.choices.front();
    // One of a hundredth, or of a hundred deals, nobody weighs: then the advised one stands first.
    auto const readAlike = [&](Hint::Choice const& one, Hint::Choice const& other) {
      int const nothing = hint.parts == 100 ? 1 : 0;
      return std::abs(one.score - other.score) <= nothing && std::abs(one.percent - other.percent) <= nothing;
    };
    for (Hint::Choice const& choice : hint.choices)
      QVERIFY(figures(choice) <= figures(first) || (readAlike(choice, first) && &first == &*best));
    bool explained = readAlike(*best, first);
    for (Message const& line : hint.lines) {
      if (isSaid(line, phrases::hintByRule) || isSaid(line, phrases::hintDespite)) {
        QVERIFY(figures(*best) < figures(first));
        QCOMPARE(wordOf(line, "cards"), nameOf(first, scene));
        QCOMPARE(wordOf(line, "other"), nameOf(*best, scene));
        explained = true;
      }
      if (isSaid(line, phrases::hintDespite)) QVERIFY(!first.asGood);
      if (isSaid(line, phrases::hintEqual)) explained = explained || first.asGood;
      if (isSaid(line, phrases::hintEqual))
        for (Hint::Choice const& choice : hint.choices) QCOMPARE(names(line, choice, scene), choice.asGood);
      if (isSaid(line, phrases::hintBetterBy)) {
        QCOMPARE(hint.best, first.action);
        QString const by = Wording::mean(first.score - hint.choices.at(1).score, hint.parts);
        QVERIFY(wordingOf(scene).say(line).contains(by.mid(1)));
        QVERIFY(first.score > hint.choices.at(1).score);
      }
      if (isSaid(line, phrases::hintExpectedScore))
        QVERIFY(wordingOf(scene).say(line).contains(Wording::mean(best->score, hint.parts)));
      if (isSaid(line, phrases::hintExpectedWin) || isSaid(line, phrases::hintExpectedExact))
        QCOMPARE(line.arguments.front().number, best->percent);
    }
    QVERIFY(explained);
  }

  static void check(Hint const& hint, TableScene const& scene, std::size_t legal, QString const& chance) {
    QCOMPARE(openTo(scene).size(), legal);
    QString const said = wordingOf(scene).say(hint.lines) + wordingOf(scene).say(hint.next);
    QVERIFY2(!said.contains('{') && !said.contains('[') && !said.contains("  "), qPrintable(said));
    if (legal == 1) {
      QVERIFY(hint.lines.front() == say(phrases::hintNone));
      return;
    }
    QCOMPARE(hint.choices.size(), std::min(legal, hintChoices));
    for (Hint::Choice const& choice : hint.choices) {
      QVERIFY(!wordingOf(scene).say(choice.label).isEmpty());
      // A pass is not made.
      QCOMPARE(choice.percent < 0, chance.isEmpty() || choice.action.kind == Action::Kind::pass);
    }
    QCOMPARE(hint.choices.front().action, hint.best);
    if (!chance.isEmpty() && hint.best.kind != Action::Kind::pass)
      QCOMPARE(QString(hint.lines[2].text.id), chance);
  }
};

}  // namespace testHint

QTEST_MAIN(testHint::TestHint)
#include "test_hint.moc"
