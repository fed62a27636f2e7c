// Scenes made by hand for the tests of panels and windows: every text is of the context "test" and is
// translated by TestTranslator, the rest by the program's own Italian.
#pragma once

#include <QTranslator>

#include "ui/scene/table_scene.h"

namespace giaguaro {

// Italian: texts of the context "test" stand between "it:" and ":it".
class TestTranslator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(char const* context, char const* source, char const* comment, int n) const override {
    if (QLatin1String(context) != QLatin1String("test"))
      return QTranslator::translate(context, source, comment, n);
    return QStringLiteral("it:") + QString::fromUtf8(source) + QStringLiteral(":it");
  }
};

inline Message testMessage(char const* source, std::vector<Argument> arguments = {}) {
  return {Text{"test", source, "test"}, {}, std::move(arguments)};
}

inline Card fortyCard(char const* text) { return fortyCards.parse(text).value(); }

// Four people play; Zoe, the viewer, is to play: the ace of coins may not be played, the two of cups may.
inline TableScene playScene() {
  TableScene scene;
  Seen& seen = scene.seen;
  seen.players = 4;
  seen.viewer = 0;
  seen.toAct = 0;
  seen.dealer = 3;
  seen.seats.resize(4);
  for (Seen::SeatSeen& seat : seen.seats) {
    seat.cardsLeft = 2;
    seat.standing = testMessage("two cards");
    seat.spoken = testMessage("holds two cards");
  }
  seen.hand = {fortyCard("AD"), fortyCard("2H")};
  seen.contract.title = testMessage("Contract");
  seen.score.title = testMessage("Points");
  seen.status = testMessage("Your turn. Follow suit.");
  seen.guide.where = {testMessage("The first trick.")};
  seen.guide.may = {testMessage("Play a cup.")};
  seen.guide.means = {testMessage("Nothing is on the table.")};
  seen.guide.needs = {testMessage("Sixty more.")};
  Offer barred{Action::play(fortyCard("AD")),  testMessage("ace"),
               testMessage("Play the ace"),    args::card(fortyCard("AD")),
               testMessage("You hold a cup."), {}};
  Offer free{Action::play(fortyCard("2H")), testMessage("two"), testMessage("Play the two"),
             args::card(fortyCard("2H")),   std::nullopt,       {testMessage("It does not win.")}};
  seen.offers = {barred, free};
  scene.people = {{QStringLiteral("Zoe"), 12, true},
                  {QStringLiteral("Ugo"), 1, false},
                  {QStringLiteral("Ivo"), 2, false},
                  {QStringLiteral("Ada"), 5, false}};
  scene.gameName = Text{"test", "Whist", "test"};
  scene.handNumber = 3;
  scene.handPlace = 3;
  scene.handCount = 10;
  scene.rows = {{testMessage("the six"), 1, {2, -2, 1, -1}, false}, {testMessage("void"), nobody, {}, true}};
  scene.totals = {2, -2, 1, -1};
  scene.viewer = 0;
  scene.mayAct = true;
  scene.mayUndo = true;
  return scene;
}

// The same with a hint: the two of cups, and before it the ace of coins, in tenths of a point.
inline Hint testHint() {
  Action const two = Action::play(fortyCard("2H"));
  Action const ace = Action::play(fortyCard("AD"));
  return {
      .best = two,
      .lines = {testMessage("Play the two."), testMessage("It brings two."), testMessage("It is better.")},
      .next = testMessage("Then the ace."),
      .choices = {{two, testMessage("Play"), args::card(two.card()), 21, 64},
                  {ace, testMessage("Play"), args::card(ace.card()), -3, 40}},
      .parts = 10};
}

// The hand is over and its sheet lies on the table.
inline TableScene endScene() {
  TableScene scene = playScene();
  Result result;
  result.title = testMessage("Ugo made it");
  result.subtitle = testMessage("with Ada, against two");
  result.counting = {testMessage("Ugo: 40 points"), testMessage("The side: 70 points")};
  result.price = {testMessage("Contract made"), testMessage("Ugo gets two")};
  result.roles = {testMessage("opponent"), testMessage("taker"), testMessage("opponent"),
                  testMessage("partner")};
  result.scores = {-1, 2, -2, 1};
  result.leadSeat = 1;
  result.shownCard = fortyCard("3S");
  result.bar = {70, 61, 120};
  scene.seen.toAct = nobody;
  scene.seen.over = true;
  scene.seen.offers.clear();
  scene.seen.hand.clear();
  scene.seen.result = result;
  scene.rows.push_back({testMessage("the ace"), 1, result.scores, false});
  scene.totals = {1, 0, -1, 0};
  scene.mayAct = false;
  scene.showResult = true;
  return scene;
}

}  // namespace giaguaro
