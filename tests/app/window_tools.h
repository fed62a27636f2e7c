// Real input to a real window, for tests that play as a person does: what is clicked must be what lies there.
#pragma once

#include <QAbstractButton>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>
#include <memory>

#include "app/desktop/desktop.h"
#include "tests/app/match_tools.h"
#include "ui/result/end_sheet.h"
#include "ui/sheets/second_press.h"
#include "ui/text/game_id.h"

namespace giaguaro::test {

// Whether whoever plays here has been offered the tips for a first game of everything.
enum class Tips { known, toBeOffered };

// A program with preferences and data of its own, at full speed, shown and active, which knows what it goes
// on with.
class Program {
 public:
  Program(QString const& home, CommandLine line, Tips tips = Tips::known) {
    line.fullSpeed = true;
    bool const taken = !line.grab.isEmpty();  // as a picture
    if (tips == Tips::known)
      for (GameInfo const* game : allGames())
        Preferences(home + "/preferences.ini").addKnownGame(idOf(*game));
    desktop_ = std::make_unique<Desktop>(
        std::move(line), Places{.preferences = home + "/preferences.ini", .data = home + "/data"});
    desktop_->open();
    // What takes its picture looks at it; what plays does not, but in the long tier.
    if (!taken && !qEnvironmentVariableIsSet("GIAGUARO_LONG")) window().setUpdatesEnabled(false);
    window().activateWindow();
    if (!comes([this] { return !desktop_->isLooking(); })) qWarning("What it goes on with is not found.");
  }
  bool isActive() { return QTest::qWaitForWindowActive(&window()); }

  Desktop& desktop() { return *desktop_; }
  MainWindow& window() { return desktop_->window(); }
  Session& session() { return desktop_->session(); }

  // A point of the window where this button, and nothing over it, is hit; null: there is none.
  QPoint spotOf(QAbstractButton const& button) {
    // Not near its edge, where there may be room for a ring alone; unless another card lies over its middle.
    QPoint const middle = button.mapTo(&window(), button.rect().center());
    if (window().childAt(middle) == &button) return middle;
    // Of a card, its own shape: round it there is room for a ring and for its shadow.
    int const first = button.mask().isEmpty() ? 9 : button.mask().boundingRect().left() + 3;
    for (int x = first; x < button.width(); x += 3) {
      QPoint const spot = button.mapTo(&window(), QPoint(x, button.height() / 2));
      if (window().childAt(spot) == &button) return spot;
    }
    return {};
  }
  // Clicks the button of this name through the window system; false: it is not there to be clicked.
  bool click(QString const& name) {
    auto const* button = window().findChild<QAbstractButton*>(name);
    if (button == nullptr || !button->isVisible()) return false;
    QPoint const spot = spotOf(*button);
    if (spot.isNull()) return false;
    takeTime();
    QTest::mouseClick(window().windowHandle(), Qt::LeftButton, {}, spot);
    return true;
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    takeTime();
    QTest::keyClick(window().windowHandle(), key, modifiers);
  }
  QString focusName() {
    QWidget const* const focus = QApplication::focusWidget();
    return focus != nullptr ? focus->objectName() : QString();
  }

 private:
  // Nothing is pressed so soon after something else that it would count as the same, pressed twice.
  void takeTime() {
    for (SecondPress* second : window().findChildren<SecondPress*>()) second->setMoment(0);
    window().findChild<EndSheet*>()->setKeyGuard(0);
  }

  std::unique_ptr<Desktop> desktop_;
};

// What the button of an offer in the dock is called.
inline QString offerName(Action action) {
  return QString("offer_%1_%2_%3").arg(static_cast<int>(action.kind)).arg(action.first).arg(action.second);
}

// In the dock, all that may be said and is chosen before it is done.
inline std::vector<QAbstractButton*> choosable(MainWindow& window) {
  std::vector<QAbstractButton*> buttons;
  for (Offer const& offer : window.scene().seen.offers) {
    auto* const button = window.findChild<QAbstractButton*>(offerName(offer.action));
    if (offer.legal() && button != nullptr && button->isVisible() && button->isCheckable())
      buttons.push_back(button);
  }
  return buttons;
}

inline CommandLine lineOf(QString const& language) {
  CommandLine line;
  line.language = language;
  return line;
}

inline CommandLine lineWithMatch(QString const& language, std::uint64_t seed, std::int16_t hands = 2) {
  CommandLine line = lineOf(language);
  MatchPlan const plan = planWithViewer(hands, seed);
  line.match = CommandLine::Match{.game = allGames().front(),
                                  .players = plan.setup.players,
                                  .options = plan.setup.options,
                                  .levels = plan.setup.levels,
                                  .seed = seed};
  return line;
}

}  // namespace giaguaro::test
