// How one chooses in the dock: by mouse, arrows, figures and letters.
#include <QGuiApplication>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyleHints>
#include <algorithm>
#include <limits>
#include <utility>

#include "ui/dock/dock.h"
#include "ui/text/tool_tip.h"

namespace giaguaro {

Choice Dock::current(int index) const {
  Choice choice = at(index);
  if (choice.run < 0) return choice;
  NumberRun const& run = content_.runs[static_cast<std::size_t>(choice.run)];
  Offer const* step = run.step(std::clamp(number_, run.least, run.most));
  if (step == nullptr) return choice;
  choice.action = step->action;
  choice.label = wording_.say(step->label);
  choice.deed = wording_.say(step->deed);
  choice.reason = step->refusal ? wording_.say(*step->refusal) : QString();
  choice.meanings.clear();
  for (Message const& each : step->means) choice.meanings << wording_.say(each);
  choice.means = choice.meanings.value(0);
  return choice;
}

void Dock::choose(int index) {
  chosen_ = index;
  message_.clear();
  for (int i = 0; i < size(); ++i) {
    DockButton* button = buttons_[static_cast<std::size_t>(i)];
    if (button->isCheckable()) button->setChecked(i == index);
  }
  if (at(index).run >= 0) showRun(index);
  write();
}

// The number is that row's from now on.
void Dock::showRun(int row) {
  row_ = row;
  NumberRun const& run = content_.runs[static_cast<std::size_t>(at(row).run)];
  QSignalBlocker const quiet(field_);
  field_->setRange(run.least, run.most);
  field_->setTrack(run.first, run.last(), run.bands, run.prices);
  field_->setValue(number_);
  number_ = field_->value();
}

void Dock::setNumber(int number) {
  number_ = number;
  message_.clear();
  if ((chosen_ < 0 || at(chosen_).run < 0) && row_ >= 0) return choose(row_);
  write();
}

// All that follows from what is chosen.
void Dock::write() {
  // What all rows say alike is said once, beside the number.
  QStringList means;
  for (int i = 0; i < size(); ++i)
    if (at(i).run >= 0) means << current(i).means;
  bool const alike = means.size() > 1 && means.count(means.front()) == means.size();
  for (int i = 0; i < size(); ++i) {
    if (at(i).run < 0) continue;
    Choice const now = current(i);
    auto* button = buttons_[static_cast<std::size_t>(i)];
    static_cast<RowButton*>(button)->setWords(now.label, alike ? QString() : now.means);
    button->setAccessibleName(now.label);
    button->describe(now.means);
    button->setToolTip(asToolTip(now.reason.isEmpty() ? Wording::sentences(now.meanings) : now.reason));
  }
  writeGold();
  update();
  // Whoever looks at the gold button or the number looks at something else now.
  for (Look& each : looks_) {
    Action const action = actionOf(each.index);
    if (action == each.action) continue;
    if (each.action.valid()) emit lookedAway(each.action);
    each.action = action;
    if (action.valid()) emit lookedAt(action);
  }
}

// Nothing is done before it was chosen: until then the button only says so.
void Dock::writeGold() {
  gold_->setBarred(chosen_ < 0);
  gold_->setVisible(!places_.gold.isNull());
  if (chosen_ < 0) {
    gold_->setText(whatToChoose());
    gold_->setAccessibleName(gold_->text());
    gold_->setAccessibleDescription(howToChoose());
    field_->setAccessibleDescription({});
    return;
  }
  Choice const now = current(chosen_);
  gold_->setText(now.deed);
  gold_->setAccessibleName(now.deed);
  gold_->setAccessibleDescription(Wording::sentences(now.meanings));
  field_->setAccessibleDescription(Wording::sentences(QStringList{now.deed} + now.meanings));
  field_->setToolTip(asToolTip(Wording::sentences(now.meanings)));
}

QString Dock::whatToChoose() const {
  auto const first = std::ranges::find(content_.choices, false, &Choice::foot);
  switch (first == content_.choices.end() ? Action::Kind::pass : first->action.kind) {
    case Action::Kind::bid:
    case Action::Kind::oblige: return tr("Choose a bid");
    case Action::Kind::name: return tr("Choose a suit");
    case Action::Kind::call: return tr("Choose a card");
    default: return tr("Choose an answer");
  }
}

QString Dock::howToChoose() const { return tr("Choose with the arrows or a click; Enter says it."); }

bool Dock::isTried(QWidget const& button) const {
  if (chosen_ < 0 || at(chosen_).askedTwice()) return false;
  return buttons_[static_cast<std::size_t>(chosen_)] == &button;
}

void Dock::act(int index) {
  if (index < 0) return;
  Choice const choice = current(index);
  Action const action = choice.action;
  if (choice.free())
    emit chosen(action);
  else
    emit refused(action);
}

void Dock::actChosen() {
  if (!isTray()) {
    // Not in the place of what is explained there.
    if (chosen_ < 0) return emit nothingChosen(howToChoose());
    return act(chosen_);
  }
  emit draftConfirmed();  // whether there are enough is known elsewhere, and why not is said there
}

void Dock::answer(int index) {
  Choice const& choice = at(index);
  if (choice.free() && choice.askedTwice())
    askAgain(index);
  else if (choice.free() && !choice.foot())
    choose(index);
  else
    act(index);
}

// Once chosen it waits for a second word; a double click is one.
void Dock::askAgain(int index) {
  bool const again = chosen_ == index && asked_.isValid() &&
                     asked_.elapsed() >= QGuiApplication::styleHints()->mouseDoubleClickInterval();
  if (again) return act(index);
  if (chosen_ == index) return;
  choose(index);
  asked_.start();
}

void Dock::refuseNumber(int number) {
  if (row_ < 0) return;
  NumberRun const& run = content_.runs[static_cast<std::size_t>(at(row_).run)];
  Offer const* step = run.step(number);
  if (step != nullptr && step->refusal) {
    message_ = wording_.say(*step->refusal);
    emit refused(step->action);
  } else {
    message_ = tr("From %1 to %2").arg(run.least).arg(run.most);
  }
  field_->setAccessibleDescription(message_);
  update();
}

Action Dock::actionOf(int index) const {
  int const which = index < 0 ? chosen_ : index;
  return which < 0 || which >= size() ? Action{} : current(which).action;
}

void Dock::look(int index, bool at) {
  if (at) {
    Action const action = actionOf(index);
    looks_.push_back({index, action});
    if (action.valid()) emit lookedAt(action);
  } else {
    auto const found = std::ranges::find(looks_, index, &Look::index);
    if (found == looks_.end()) return;
    Action const action = found->action;
    looks_.erase(found);
    if (action.valid()) emit lookedAway(action);
  }
  update();
}

int Dock::focused() const {
  for (int i = 0; i < size(); ++i)
    if (buttons_[static_cast<std::size_t>(i)]->hasFocus() && !at(i).foot()) return i;
  return -1;
}

// Where one comes in by an arrow while nothing is chosen: at what may be said, if anything may.
int Dock::entrance(bool atTheEnd) const {
  int found = -1;
  for (int i = 0; i < size(); ++i) {
    if (at(i).foot() || at(i).askedTwice()) continue;
    bool const better = found < 0 || (at(i).free() && (atTheEnd || !at(found).free()));
    if (better) found = i;
  }
  return found;
}

// One further in reading order, or to the nearest of the row above or below.
bool Dock::move(int across, int down) {
  int const from = focused() >= 0 ? focused() : chosen_;
  int to = -1;
  if (from < 0) {
    to = entrance(across < 0 || down < 0);
    if (to < 0) return false;
  } else if (across != 0) {
    for (to = from + across; to >= 0 && to < size() && at(to).foot();) to += across;
    if (to < 0 || to >= size()) return true;
  } else {
    QPoint const here = buttons_[static_cast<std::size_t>(from)]->geometry().center();
    int best = std::numeric_limits<int>::max();
    for (int i = 0; i < size(); ++i) {
      QRect const box = buttons_[static_cast<std::size_t>(i)]->geometry();
      int const below = (box.center().y() - here.y()) * down;
      if (at(i).foot() || below < box.height() / 2) continue;
      int const far = 4 * below + std::abs(box.center().x() - here.x());
      if (far < best) to = i;
      best = std::min(best, far);
    }
    if (to < 0) return false;
  }
  buttons_[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
  if (at(to).free()) choose(to);
  return true;
}

int Dock::choiceOf(QString const& key) const {
  for (int i = 0; i < size(); ++i) {
    Argument const& glyph = at(i).glyph;
    bool matches = false;
    if (glyph.kind == Argument::Kind::rank) {
      auto const rank = static_cast<Rank>(glyph.number);
      matches = isIndexText(key, rank, deck_->id()) || (key == u"0" && rank == Rank::ten);
    } else if (glyph.kind == Argument::Kind::number) {
      matches = key == QString::number(glyph.number);
    }
    if (matches) return i;
  }
  return -1;
}

bool Dock::takes(QKeyEvent const& event) const {
  bool const plain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
  return isOpen() && !isTray() && plain && choiceOf(event.text().toUpper()) >= 0;
}

bool Dock::takesKey(QString const& key) {
  int const choice = choiceOf(key);
  if (choice < 0) return false;
  buttons_[static_cast<std::size_t>(choice)]->setFocus(Qt::OtherFocusReason);
  answer(choice);
  return true;
}

bool Dock::enterKey() {
  for (int i = 0; i < size(); ++i)
    if (buttons_[static_cast<std::size_t>(i)]->hasFocus()) {
      bool const isDoneAtOnce = at(i).foot() && !at(i).askedTwice();
      if (!isDoneAtOnce && chosen_ != i)
        answer(i);
      else
        act(i);
      return true;
    }
  if (auto const card = std::ranges::find_if(trayCards_, &TrayCard::hasFocus); card != trayCards_.end())
    takeBack((*card)->card());
  else if (clear_->hasFocus())
    emit draftCleared();
  else
    actChosen();
  return true;
}

bool Dock::letterKey(Action::Kind kind) {
  for (int i = 0; i < size(); ++i)
    if (at(i).action.kind == kind) {
      answer(i);
      if (chosen_ == i) buttons_[static_cast<std::size_t>(i)]->setFocus(Qt::OtherFocusReason);
      return true;
    }
  return false;
}

bool Dock::numberKey(QKeyEvent const& event) {
  if (content_.runs.empty()) return false;
  auto const change = [this](QAbstractSlider::SliderAction how) {
    if (hasFocus()) field_->setFocus(Qt::OtherFocusReason);
    field_->triggerAction(how);
    return true;
  };
  switch (event.key()) {
    case Qt::Key_Up: return change(QAbstractSlider::SliderSingleStepAdd);
    case Qt::Key_Down: return change(QAbstractSlider::SliderSingleStepSub);
    case Qt::Key_PageUp: return change(QAbstractSlider::SliderPageStepAdd);
    case Qt::Key_PageDown: return change(QAbstractSlider::SliderPageStepSub);
    case Qt::Key_Home: return change(QAbstractSlider::SliderToMinimum);
    case Qt::Key_End: return change(QAbstractSlider::SliderToMaximum);
    default: break;
  }
  if (event.text().size() != 1 || !event.text().front().isDigit()) return false;
  field_->setFocus(Qt::OtherFocusReason);
  field_->type(event.text().front());
  return true;
}

bool Dock::handleKey(QKeyEvent const& event) {
  if (!isOpen() || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0) return false;
  bool const enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  if (event.isAutoRepeat() && (enter || event.key() == Qt::Key_P || event.key() == Qt::Key_S)) return true;
  if (enter) return enterKey();
  if (isTray()) return trayKey(event.key());
  if (numberKey(event)) return true;
  switch (event.key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, -1);
    case Qt::Key_Down: return move(0, 1);
    case Qt::Key_P: return letterKey(Action::Kind::pass);
    case Qt::Key_S: return letterKey(Action::Kind::solo);
    default: break;
  }
  QString const text = event.text().toUpper();
  // A figure is a choice's here, and where no choice has it, nobody's: not that of a card in the hand.
  return !text.isEmpty() && (takesKey(text) || text.front().isDigit());
}

void Dock::focusChosen() {
  if (isTray())
    gold_->setFocus(Qt::OtherFocusReason);
  else if (chosen_ >= 0 && at(chosen_).run >= 0)
    field_->setFocus(Qt::OtherFocusReason);
  else if (chosen_ >= 0)
    buttons_[static_cast<std::size_t>(chosen_)]->setFocus(Qt::OtherFocusReason);
  else
    setFocus(Qt::OtherFocusReason);
}

}  // namespace giaguaro
