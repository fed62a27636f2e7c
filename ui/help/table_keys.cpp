#include "ui/help/table_keys.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace giaguaro {
namespace {

// As it is called in this language.
QString key(QKeyCombination code) { return QKeySequence(code).toString(QKeySequence::NativeText); }

QString const left = QStringLiteral("\u2190");
QString const right = QStringLiteral("\u2192");
QString const up = QStringLiteral("\u2191");
QString const down = QStringLiteral("\u2193");

QString figures(int from, int to) { return QStringLiteral("%1\u2026%2").arg(from).arg(to); }

}  // namespace

std::vector<KeyGroup> tableKeys() {
  QString const enter = key(Qt::Key_Return);
  QString const space = key(Qt::Key_Space);
  QString const home = key(Qt::Key_Home);
  QString const end = key(Qt::Key_End);
  QString const pageUp = key(Qt::Key_PageUp);
  QString const pageDown = key(Qt::Key_PageDown);
  QString const tab = key(Qt::Key_Tab);
  return {
      {QCoreApplication::translate("help", "Your cards"),
       {{{left, right}, QCoreApplication::translate("help", "To the next card")},
        {{home, end}, QCoreApplication::translate("help", "To the first or the last card")},
        {{figures(1, 9), QStringLiteral("0")},
         QCoreApplication::translate("help", "To one of the first ten cards")},
        {{enter, space},
         QCoreApplication::translate("help", "Play the card; where it may not be played, say why")},
        {{space}, QCoreApplication::translate("help", "While you discard: choose the card, or take it back")},
        {{enter}, QCoreApplication::translate("help", "While you discard: put the chosen cards aside")}}},
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
        {{tab, key(Qt::SHIFT | Qt::Key_Tab)},
         QCoreApplication::translate("help", "To the next field, and back")},
        {{key(Qt::CTRL | Qt::Key_Return)},
         QCoreApplication::translate("help", "Deal, in the choice of a new match")},
        {{key(Qt::Key_Escape)}, QCoreApplication::translate("help", "Give up the choice of a new match")}}},
  };
}

}  // namespace giaguaro
