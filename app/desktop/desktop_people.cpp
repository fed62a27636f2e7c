// The people of this computer: what it means to the table that somebody else sits down, or that nothing is to be left of
// somebody.
#include <QEvent>

#include "app/desktop/desktop.h"
#include "app/desktop/people/own_data.h"
#include "app/desktop/text/phrases.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

namespace {

bool plays(MatchPlan const& plan, QStringList const& people) {
  for (int seat = 0; seat < plan.setup.players; ++seat)
    if (plan.satDown(static_cast<Seat>(seat)) &&
        people.contains(QString::fromStdString(plan.setup.names[static_cast<std::size_t>(seat)]),
                        Qt::CaseInsensitive))
      return true;
  return false;
}

}  // namespace

Profiles::Home Desktop::home() {
  return {.dataFolder = places_.data,
          .atTable =
              [this](QStringList const& people) {
                bool const inPlay = session_.hasMatch() && plays(session_.plan(), people);
                return Profiles::AtTable{inPlay, inPlay && session_.isClubInPlay()};
              },
          .dropMatches = [this](QStringList const& people,
                                std::function<void(bool)> const& then) { dropMatchesOf(people, then); },
          .removeLessons = [this](QString const& file) { teaching_.removeFile(file); }};
}

void Desktop::connectPeople() {
  runningBook_.setPerson([this] { return preferences_.playerNames(); });
  window_.installEventFilter(this);
  connect(&profiles_, &Profiles::aboutToChange, this, &Desktop::storeSettings);
  connect(&profiles_, &Profiles::changed, this, &Desktop::storePreferences);
  connect(&profiles_, &Profiles::satDown, this, &Desktop::welcomeBack);
  connect(&profiles_, &Profiles::writeWanted, &files_, &UserFiles::write);
  connect(&profiles_, &Profiles::closed, this, [this] {
    // A lesson or a hand that is watched may lie on the table, which a proposal would end.
    if (!session_.hasMatch() && !window_.host().hasScene()) proposeMatch();
  });
  connect(&profiles_, &Profiles::nobodyLeft, this, [this] {
    loan_.recall();
    storePreferences();
    window_.setRecentFiles({});
    window_.showWelcome({{}, usualAvatar});
  });
}

// What is set is that person's from now on. A first page that is open has the seats of the one before. It is stored at once,
// so that another window does not take this person for the one before.
void Desktop::welcomeBack() {
  window_.closeSheets();
  teaching_.setFile(lessonsFileOf(places_.data, preferences_.profile()));
  applySettings();
  window_.setKnownGames(preferences_.knownGames());
  storePreferences();
}

// Whoever sits down in one window sits in all of them. What was set here until then is of who sat here.
void Desktop::followSeat() {
  if (!preferences_.isSeatTaken()) return;
  storeSettings();
  preferences_.takeSeat();
  bool const wasChoosing = !session_.hasMatch() && !window_.host().hasScene();
  welcomeBack();
  if (wasChoosing && !looking_) proposeMatch();
  QString const name = preferences_.playerName();
  tell(name.isEmpty() ? say(phrases::seatTakenByOther)
                      : say(phrases::seatTaken, {args::word(name.toStdString(), "name")}));
}

// Somebody comes to this window, perhaps from another one, or closes it.
bool Desktop::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::WindowActivate) followSeat();
  if (watched == &window_ && event->type() == QEvent::Close && asksToClose()) {
    event->ignore();
    return true;
  }
  return QObject::eventFilter(watched, event);
}

// Behind what is still to be written of them, so that nothing comes back.
void Desktop::dropMatchesOf(QStringList const& people, std::function<void(bool)> const& then) {
  loan_.recall();
  closeHousePages();  // which it may have brought back
  window_.closeSheets();
  keeping_.giveUp();
  if (found_ && plays(found_->plan, people)) {
    if (clockSeconds(found_->plan.setup.table) > 0) clubDoor_.lockPeople(found_->plan);
    session_.writer().file({}, {}, store().journal());
    found_.reset();
  }
  if (session_.hasMatch() && plays(session_.plan(), people)) {
    if (session_.isClubInPlay()) clubDoor_.lockPeople(session_.plan());
    bool const hadJournal = session_.hasJournal();
    session_.leave();
    if (hadJournal) session_.writer().file({}, {}, store().journal());
    opened_.reset();
    setMatchFile({});
    window_.host().clear();
  }
  session_.writer().post(
      [data = places_.data, preferences = preferences_.path(), people, then]() -> WorkQueue::Answer {
        bool const all = forgetFiles(data, preferences, people);
        return [then, all] { then(all); };
      });
}

}  // namespace giaguaro
