#include "ui/help/table_keys.h"

#include <QCoreApplication>
#include <utility>

namespace giaguaro {
namespace {

QString const left = QStringLiteral("\u2190");
QString const right = QStringLiteral("\u2192");
QString const up = QStringLiteral("\u2191");
QString const down = QStringLiteral("\u2193");

QString figures(int from, int to) { return QStringLiteral("%1\u2026%2").arg(from).arg(to); }

// On the page of what can be known (ui/known/known_page.h).
KeyGroup knownKeys() {
  return {QCoreApplication::translate("help", "What can be known"),
          {{{up, down}, QCoreApplication::translate("help", "To the next player")},
           {{QCoreApplication::translate("help", "Tab")},
            QCoreApplication::translate("help", "To what proves it")},
           {{QCoreApplication::translate("help", "Enter")},
            QCoreApplication::translate("help", "Show that trick, or what was said, on the table")}}};
}

// At a table where there is talk (ui/talk/talk_menu.h).
KeyGroup talkKeys() {
  return {
      QCoreApplication::translate("help", "Where there is table talk"),
      {{{QStringLiteral("T")},
        QCoreApplication::translate("help", "Open or close what can be said, even when it is not your turn")},
       {{figures(1, 6)}, QCoreApplication::translate("help", "Say this to all")},
       {{figures(7, 9)},
        QCoreApplication::translate("help", "Say this to a player: then 1 to 4, from your left")},
       {{left, right}, QCoreApplication::translate("help", "To another player")},
       {{QCoreApplication::translate("help", "Esc")}, QCoreApplication::translate("help", "Say nothing")}}};
}

// Where a hand is watched (ui/watching/playback_bar.h).
KeyGroup watchingKeys() {
  return {
      QCoreApplication::translate("help", "While a hand is watched"),
      {{{QCoreApplication::translate("help", "Space")},
        QCoreApplication::translate("help", "Let it go on by itself, or stop it")},
       {{left, right}, QCoreApplication::translate("help", "A step back or on")},
       {{up, down}, QCoreApplication::translate("help", "To the trick before or after it")},
       {{QCoreApplication::translate("help", "Home"), QCoreApplication::translate("help", "End")},
        QCoreApplication::translate("help", "To the deal or the result")},
       {{QStringLiteral("+"), QStringLiteral("\u2212")},
        QCoreApplication::translate("help", "Faster or slower")},
       {{QCoreApplication::translate("help", "Page Up"), QCoreApplication::translate("help", "Page Down")},
        QCoreApplication::translate("help", "To the hand before or after it")},
       {{QStringLiteral("V")}, QCoreApplication::translate("help", "Look from the next seat")},
       {{QStringLiteral("A")},
        QCoreApplication::translate("help", "Show everybody's cards, or one seat's alone")},
       {{QStringLiteral("T")},
        QCoreApplication::translate("help", "Play on again from a decision of your own")},
       {{QCoreApplication::translate("help", "Esc")},
        QCoreApplication::translate("help", "Back to what was before")}}};
}

// Where a lesson is taken (ui/host/guided_play.cpp).
KeyGroup lessonKeys() {
  return {QCoreApplication::translate("help", "In a lesson"),
          {{{QCoreApplication::translate("help", "Space")},
            QCoreApplication::translate("help", "Go on after a right answer")},
           {{QStringLiteral("H")}, QCoreApplication::translate("help", "Help, a step further each time")},
           {{QCoreApplication::translate("help", "Esc")},
            QCoreApplication::translate("help", "Leave the lesson; it can be resumed there")}}};
}

// What only part of can stand under the list of matches, and under the duplicate.
std::vector<KeyGroup> houseKeys() {
  QString const enter = QCoreApplication::translate("help", "Enter");
  QString const control = QCoreApplication::translate("help", "Ctrl+%1");
  return {{QCoreApplication::translate("help", "In the history"),
           {{{up, down}, QCoreApplication::translate("help", "To the next match")},
            {{enter}, QCoreApplication::translate("help", "Open the match for review")},
            {{QStringLiteral("P")}, QCoreApplication::translate("help", "Play on with the same people")},
            {{QStringLiteral("S")}, QCoreApplication::translate("help", "Play the same deals again")},
            {{QStringLiteral("D")},
             QCoreApplication::translate("help", "Compare with a computer player in your seat")},
            {{QStringLiteral("A\u2026Z")},
             QCoreApplication::translate("help", "Other letters: to the next name that begins so")},
            {{control.arg(QStringLiteral("F"))}, QCoreApplication::translate("help", "Search")},
            {{QCoreApplication::translate("help", "Delete")},
             QCoreApplication::translate("help", "Delete the match (it asks first)")},
            {{control.arg(QCoreApplication::translate("help", "Tab"))},
             QCoreApplication::translate("help", "To the next page")}}},
          {QCoreApplication::translate("help", "In the duplicate"),
           {{{up, down}, QCoreApplication::translate("help", "To the next hand")},
            {{enter}, QCoreApplication::translate("help", "Open the hand at the first different choice")},
            {{QStringLiteral("P")}, QCoreApplication::translate("help", "Play from there")},
            {{QStringLiteral("C")}, QCoreApplication::translate("help", "Save as a challenge")},
            {{control.arg(QStringLiteral("O"))}, QCoreApplication::translate("help", "Add results")},
            {{QCoreApplication::translate("help", "Tab")},
             QCoreApplication::translate("help", "To the players")}}}};
}

}  // namespace

std::vector<HelpBlock> handByKeys() {
  auto const card = [](Suit suit, int strength, QString const& under = {}, bool marked = false) {
    return HelpSpan{
        .kind = HelpSpan::Kind::card, .words = under, .card = Card::of(suit, strength), .strong = marked};
  };
  constexpr int ace = 12, king = 11, queen = 10, jack = 9;  // of 52 cards
  QString const space = QCoreApplication::translate("help", "Space");
  QString const undo = QCoreApplication::translate("help", "Ctrl+%1").arg(QStringLiteral("Z"));
  QString const said = QCoreApplication::translate(
      "help",
      "A whole hand by keys: %1 and %2 go along your cards, and %3 plays the one that is marked. H gives a "
      "hint, L shows the last trick, %4 takes back.");
  return {{.kind = HelpBlock::Kind::cards,
           .spans = {card(Suit::spades, king, QCoreApplication::translate("help", "Home")),
                     card(Suit::hearts, queen, left), card(Suit::spades, ace, space, true),
                     card(Suit::diamonds, jack, right),
                     card(Suit::clubs, king, QCoreApplication::translate("help", "End"))}},
          {.spans = {{.words = said.arg(left, right, space, undo)}}}};
}

std::vector<KeyGroup> handKeys() {
  // What stands on the keys of a keyboard of this language.
  QString const enter = QCoreApplication::translate("help", "Enter");
  QString const space = QCoreApplication::translate("help", "Space");
  QString const home = QCoreApplication::translate("help", "Home");
  QString const end = QCoreApplication::translate("help", "End");
  QString const tab = QCoreApplication::translate("help", "Tab");
  QString const shiftTab = QCoreApplication::translate("help", "Shift+Tab");
  QString const escape = QCoreApplication::translate("help", "Esc");
  QString const control = QCoreApplication::translate("help", "Ctrl+%1");
  QString const pageUp = QCoreApplication::translate("help", "Page Up");
  QString const pageDown = QCoreApplication::translate("help", "Page Down");
  return {
      {QCoreApplication::translate("help", "Your cards"),
       {{{left, right}, QCoreApplication::translate("help", "To the next card")},
        {{control.arg(left), control.arg(right)},
         QCoreApplication::translate("help", "To the next card that may be chosen")},
        {{home, end}, QCoreApplication::translate("help", "To the first or the last card")},
        {{figures(1, 9), QStringLiteral("0")},
         QCoreApplication::translate("help", "To one of the first ten cards")},
        {{enter, space},
         QCoreApplication::translate("help", "Play the card; where it may not be played, say why")},
        {{space}, QCoreApplication::translate("help", "While you discard: choose the card, or take it back")},
        {{QCoreApplication::translate("help", "Backspace")},
         QCoreApplication::translate("help", "While you discard: take the last card back")},
        {{enter}, QCoreApplication::translate("help", "While you discard: discard the chosen cards")}}},
      {QCoreApplication::translate("help", "Calls"),
       {{{left, right, up, down}, QCoreApplication::translate("help", "To the next call")},
        {{QStringLiteral("A"), QStringLiteral("K"), QStringLiteral("Q"), QStringLiteral("J"), figures(2, 10)},
         QCoreApplication::translate("help", "Choose this rank; with Italian cards R, C and F too")},
        {{up, down}, QCoreApplication::translate("help", "A point or a trick more or less")},
        {{pageUp, pageDown}, QCoreApplication::translate("help", "To the next step of the stakes")},
        {{enter}, QCoreApplication::translate("help", "Say what is chosen")},
        {{QStringLiteral("P")}, QCoreApplication::translate("help", "Choose to pass")},
        {{QStringLiteral("S")},
         QCoreApplication::translate("help", "Choose to play solo, where the game has it")}}},
      {QCoreApplication::translate("help", "In between"),
       {{{space, enter}, QCoreApplication::translate("help", "Go on after a trick or a hand")},
        {{tab, shiftTab}, QCoreApplication::translate("help", "To the next field, and back")},
        {{control.arg(figures(1, 4))}, QCoreApplication::translate("help", "To a tab of the panel")},
        {{figures(1, 3)}, QCoreApplication::translate("help", "On the page of a hint: to one of its steps")},
        {{escape}, QCoreApplication::translate("help", "From a page of the panel back to the guide")},
        {{enter}, QCoreApplication::translate("help", "Deal, in the choice of a new match")},
        {{escape}, QCoreApplication::translate("help", "Give up the choice of a new match")}}}};
}

std::vector<KeyGroup> placeKeys() {
  QString const enter = QCoreApplication::translate("help", "Enter");
  QString const escape = QCoreApplication::translate("help", "Esc");
  std::vector<KeyGroup> groups{
      talkKeys(),
      knownKeys(),
      {QCoreApplication::translate("help", "After a hand"),
       {{{QStringLiteral("V")},
         QCoreApplication::translate("help", "The verdict on your decisions, or the result")},
        {{left, right}, QCoreApplication::translate("help", "From one decision to the next")},
        {{enter, QStringLiteral("R")},
         QCoreApplication::translate("help", "Step through the hand, from that decision on")}}},
      {QCoreApplication::translate("help", "On the podium"),
       {{{enter}, QCoreApplication::translate("help", "Play again at this table")},
        {{QStringLiteral("N")}, QCoreApplication::translate("help", "A different game")},
        {{QStringLiteral("R")},
         QCoreApplication::translate("help", "Review the match, from its first hand on")},
        {{QStringLiteral("S")}, QCoreApplication::translate("help", "The score sheet")},
        {{QStringLiteral("D")},
         QCoreApplication::translate("help", "Compare with a computer player in your seat")},
        {{escape, QStringLiteral("L")}, QCoreApplication::translate("help", "Back to the last hand")}}},
      lessonKeys(),
      watchingKeys(),
  };
  for (KeyGroup& group : houseKeys()) groups.push_back(std::move(group));
  return groups;
}

}  // namespace giaguaro
