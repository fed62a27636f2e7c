#include "app/desktop/people/profiles.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "app/desktop/lessons/position_book.h"
#include "app/desktop/match/match_plan.h"
#include "app/desktop/match/people.h"
#include "app/desktop/past/match_history.h"
#include "app/desktop/people/own_data.h"
#include "app/desktop/people/preferences.h"
#include "app/identity/identity.h"
#include "ui/people/people_sheet.h"
#include "ui/sheets/file_question.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/wording.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

Text levelNamed(QString const& id) {
  auto const levels = levelChoices();
  auto const known = std::ranges::find(levels, id, &LevelChoice::id);
  QString const usual = QString::fromUtf8(usualPlayer.data(), static_cast<qsizetype>(usualPlayer.size()));
  auto const found = known != levels.end() ? known : std::ranges::find(levels, usual, &LevelChoice::id);
  return found == levels.end() ? Text{} : found->name;
}

// In the middle of a sentence.
QString called(Profile const& person) {
  return person.name.isEmpty() ? Profiles::tr("this person") : person.name;
}

}  // namespace

Profiles::Profiles(MainWindow* window, Preferences* preferences, MatchHistory* history,
                   PositionBook* positions, Home home)
    : window_(window),
      preferences_(preferences),
      history_(history),
      positions_(positions),
      home_(std::move(home)),
      questions_(&window->sheets(), window->glyphs(), this),
      files_(std::make_unique<FileQuestion>(window)) {
  connect(window, &MainWindow::peopleWanted, this, &Profiles::open);
  connect(&questions_, &Questions::asked, &window->host(), &TableHost::setAsked);
}

Profiles::~Profiles() = default;

bool Profiles::isOpen() const { return sheet_ != nullptr && window_->sheets().isOpen(sheet_); }

void Profiles::open() {
  if (sheet_ == nullptr) {
    sheet_ = window_->sheets().make<PeopleSheet>(window_->glyphs());
    connect(sheet_, &PeopleSheet::closed, this, [this] {
      dropUntouched();
      window_->sheets().close(sheet_);
      emit closed();
    });
    connect(sheet_, &PeopleSheet::addWanted, this, &Profiles::add);
    connect(sheet_, &PeopleSheet::changed, this, &Profiles::change);
    connect(sheet_, &PeopleSheet::sitWanted, this, &Profiles::sitDown);
    connect(sheet_, &PeopleSheet::exportWanted, this, &Profiles::askWhere);
    connect(sheet_, &PeopleSheet::deleteWanted, this, &Profiles::askToDelete);
  }
  // Who has come past the welcome can say here who they are.
  if (preferences_->firstRun()) {
    preferences_->setPlayer(preferences_->playerName(), preferences_->avatar());
    emit changed();
  }
  emit aboutToChange();  // what is shown of who sits here is what was set last
  show();
  sheet_->choose(preferences_->profile());
  sheet_->note({});
  window_->sheets().open(sheet_);
}

void Profiles::show() {
  people_ = preferences_->profiles();
  std::vector<PersonAtHome> people;
  for (Profile const& each : people_)
    people.push_back({.number = each.number,
                      .name = each.name,
                      .avatar = each.avatar,
                      .sits = each.number == preferences_->profile(),
                      .guide = each.guide,
                      .clicks = each.clicks,
                      .level = levelNamed(each.level),
                      .formerly = each.formerly});
  sheet_->setPeople(people);
}

void Profiles::note(Message const& what) { sheet_->note(Wording().say(what)); }

Profile const* Profiles::find(int number) {
  auto const found = std::ranges::find(people_, number, &Profile::number);
  return found == people_.end() ? nullptr : &*found;
}

// By which what is kept of them is found. Who has never given a name has played without one; and a former name that is
// another's is not theirs any more.
QStringList Profiles::peopleIn(Profile const& person) const {
  QStringList names = person.names();
  for (Profile const& other : people_)
    if (other.number != person.number)
      names.removeIf([&](QString const& name) {
        return name.compare(person.name, Qt::CaseInsensitive) != 0 &&
               other.names().contains(name, Qt::CaseInsensitive);
      });
  if (person.name.isEmpty()) names.append(QString());
  return names;
}

// With a name and a face that nobody has yet.
void Profiles::add() {
  QString name;
  for (int number = 2; name.isEmpty(); ++number) {
    QString const proposed = tr("Person %1").arg(number);
    bool const taken = std::ranges::any_of(
        people_, [&](Profile const& each) { return each.names().contains(proposed, Qt::CaseInsensitive); });
    if (!taken) name = proposed;
  }
  int avatar = 1;
  while (avatar < avatarCount && std::ranges::count(people_, avatar, &Profile::avatar) > 0) ++avatar;
  int const added = preferences_->addProfile(name, avatar);
  emit changed();
  show();
  if (Profile const* const person = find(added)) added_.push_back(*person);
  sheet_->nameAnew(added);
}

// Who was added and left as proposed, and does not sit here, was never meant.
void Profiles::dropUntouched() {
  bool dropped = false;
  for (Profile const& each : added_) {
    Profile const* const now = find(each.number);
    if (now == nullptr || now->number == preferences_->profile()) continue;
    if (now->name != each.name || now->avatar != each.avatar) continue;
    preferences_->removeProfile(each.number);
    dropped = true;
  }
  added_.clear();
  if (dropped) emit changed();
}

void Profiles::change(int number, QString const& name, int avatar) {
  Profile const* const person = find(number);
  if (person == nullptr) return;
  // What is kept under another's former name is that one's. Who has such a name already may have another face.
  bool const taken = std::ranges::any_of(people_, [&](Profile const& other) {
    return other.number != number && other.names().contains(name.simplified(), Qt::CaseInsensitive);
  });
  if (taken && name.simplified() != person->name) return show();
  preferences_->renameProfile(number, name, avatar);
  emit changed();
  show();
}

void Profiles::sitDown(int number) {
  Profile const* const person = find(number);
  if (person == nullptr || number == preferences_->profile()) return;
  QString const who = called(*person);
  emit aboutToChange();
  preferences_->sitDown(number);
  emit satDown();
  show();
  sheet_->note(tr("At the table now: %1.").arg(who));
}

void Profiles::askWhere(int number) {
  Profile const* const person = find(number);
  if (person == nullptr) return;
  QString const name = QStringLiteral("giaguaro-") + (person->name.isEmpty() ? tr("player") : person->name);
  files_->askToWrite({.title = tr("Export everything about %1").arg(called(*person)),
                      .filter = tr("Data") + QStringLiteral(" (*.jsonl)"),
                      .suffix = QStringLiteral("jsonl"),
                      .name = QString(name).replace(u'/', u'-')},
                     [this, number](QString const& path) { write(number, path); });
}

void Profiles::write(int number, QString const& path) {
  Profile const* const person = find(number);
  if (person == nullptr) return;
  emit aboutToChange();
  auto const data = std::make_shared<OwnData>(OwnData{.person = *person,
                                                      .preferences = preferences_->ownOf(number),
                                                      .lessonsFile = lessonsFileOf(home_.dataFolder, number),
                                                      .people = peopleIn(*person),
                                                      .folder = home_.dataFolder,
                                                      .written = utcNow()});
  QStringList const people = peopleIn(*person);
  positions_->readAgain([this, data, people, path] {
    for (PositionBook::Entry const& entry : positions_->entries())
      if (people.contains(QString::fromStdString(entry.position.person()), Qt::CaseInsensitive))
        data->positions.push_back(entry.position);
    history_->recordsOf(people, [this, data, path](HistoryAnswer<std::vector<QByteArray>> answer) {
      auto* const records = std::get_if<std::vector<QByteArray>>(&answer);
      // What is missing would be taken for what there is not.
      if (records == nullptr) return note(history_->whyNot(std::get<HistoryTrouble>(answer)));
      data->records = std::move(*records);
      emit writeWanted([data] { return ownDataText(*data); }, path);
    });
  });
}

void Profiles::askToDelete(int number) {
  Profile const* const person = find(number);
  if (person == nullptr || deleting_) return;
  positions_->readAgain([this, person = *person] {
    history_->rowsOf(peopleIn(person), [this, person](HistoryAnswer<std::vector<HistoryRow>> const& answer) {
      if (!isOpen()) return;
      auto const* const rows = std::get_if<std::vector<HistoryRow>>(&answer);
      if (rows == nullptr) return note(history_->whyNot(std::get<HistoryTrouble>(answer)));
      ask(person, *rows);
    });
  });
}

void Profiles::ask(Profile const& person, std::vector<HistoryRow> const& rows) {
  QStringList const people = peopleIn(person);
  auto const matches = static_cast<int>(rows.size());
  auto const shared = static_cast<int>(std::ranges::count_if(rows, [](HistoryRow const& row) {
    return std::ranges::count(row.seats, true, &HistorySeat::human) > 1;
  }));
  auto const positions =
      static_cast<int>(std::ranges::count_if(positions_->entries(), [&](PositionBook::Entry const& entry) {
        return people.contains(QString::fromStdString(entry.position.person()), Qt::CaseInsensitive);
      }));
  AtTable const table = home_.atTable(people);
  questions_.ask(
      [person, matches, shared, positions, table] {
        QStringList what;
        if (matches > 0) what << tr("%n match(es), card by card", nullptr, matches);
        if (positions > 0) what << tr("%n position(s) from their own hands", nullptr, positions);
        what << tr("the progress in the lessons") << tr("the preferences");
        QStringList words{tr("This deletes: %1.").arg(what.join(QStringLiteral(", ")))};
        if (shared > 0)
          words << tr(
              "%n of the matches was (were) played with others at this screen, who lose it (them) too.",
              nullptr, shared);
        if (table.plays) words << tr("The match in progress is deleted too.");
        if (table.club)
          words << tr("It is a club table: whoever leaves it is locked out of club tables for one hour.");
        words << tr("This cannot be undone.");
        return QuestionSheet::Question{.title = tr("Delete everything about %1?").arg(called(person)),
                                       .words = words.join(u' '),
                                       .deed = tr("Delete everything"),
                                       .deletes = true};
      },
      [this, person] { forget(person); });
}

// Matches first: what is in play could else be put among them again. Only when they are gone the person goes, so that it can
// be wanted once more.
void Profiles::forget(Profile const& person) {
  deleting_ = true;
  sheet_->note(tr("Everything about %1 is being deleted.").arg(called(person)));
  QStringList const people = peopleIn(person);
  home_.dropMatches(people, [this, person, people](bool all) {
    history_->forget(people, [this, person, all](HistoryTrouble trouble) {
      deleting_ = false;
      if (trouble == HistoryTrouble::none) return remove(person, all);
      note(history_->whyNot(trouble));
    });
  });
}

void Profiles::remove(Profile const& person, bool all) {
  emit aboutToChange();
  positions_->whenRead([this, people = peopleIn(person)] { positions_->forget(people); });
  int const sat = preferences_->profile();
  preferences_->removeProfile(person.number);
  emit changed();
  bool const isLast = preferences_->profiles().empty();
  if (isLast || preferences_->profile() != sat) emit satDown();
  home_.removeLessons(lessonsFileOf(home_.dataFolder, person.number));
  show();
  sheet_->note(
      all ? tr("Everything about %1 has been deleted.").arg(called(person))
          : tr("Almost everything about %1 has been deleted. What is left is a match open in another "
               "window, or a file that could not be removed.")
                .arg(called(person)));
  if (!isLast) return;
  window_->sheets().close(sheet_);
  emit nobodyLeft();
}

}  // namespace giaguaro
