#include "app/desktop/lessons/teaching.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <chrono>
#include <utility>

#include "app/desktop/lessons/own_position_source.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "core/lessons/lesson_json.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/game_id.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds patienceWithDisks{2};
constexpr FileWords progressWords{phrases::lessonsKept, phrases::lessonsBad, phrases::lessonsUnwritten};

QString idOf(Lesson const& lesson) { return QString::fromStdString(lesson.id); }

constexpr QLatin1String ownPrefix("own-");

QString idOf(int number) { return ownPrefix + QString::number(number); }

// Nothing: it is a lesson's.
std::optional<int> numberOf(QString const& id) {
  if (!id.startsWith(ownPrefix)) return std::nullopt;
  return id.mid(ownPrefix.size()).toInt();
}

// Those that are kept as text, as far as they are actions of the game.
std::vector<Action> givenIn(Lesson const& lesson, LessonProgress::Entry const* entry) {
  std::vector<Action> given;
  if (entry == nullptr) return given;
  auto const table = openTable(lesson);
  for (QString const& text : entry->given) {
    auto const action = table->parse(text.toStdString());
    if (!action) break;
    given.push_back(*action);
  }
  return given;
}

}  // namespace

Teaching::Teaching(MainWindow* window, TableLoan* loan, Session* session, PositionBook* positions,
                   QString path, std::function<Person()> person)
    : window_(window),
      loan_(loan),
      session_(session),
      file_(std::make_shared<Progress>(progressFile(path))),
      path_(std::move(path)),
      positions_(positions),
      person_(std::move(person)),
      alarms_([] { return std::make_unique<TimerAlarm>(); }),
      teller_(progressWords, path_),
      work_(patienceWithDisks) {
  loan->add(this);
  connect(window, &MainWindow::lessonsWanted, this, &Teaching::offer);
  connect(positions, &PositionBook::changed, this, [this] {
    if (sheet_ != nullptr && sheet_->isVisible()) sheet_->setList(list());
  });
}

void Teaching::setFile(QString const& path) {
  if (path == path_) return;
  end();
  path_ = path;
  openFile();
}

void Teaching::removeFile(QString const& path) {
  bool const isOwn = path == path_;
  auto const file = isOwn ? file_ : std::make_shared<Progress>(progressFile(path));
  work_.post([file]() -> WorkQueue::Answer {
    file->remove();
    return nullptr;
  });
  if (!isOwn) return;
  end();
  openFile();
}

// Nothing of it is known yet, and what is on its way is of the one before.
void Teaching::openFile() {
  file_ = std::make_shared<Progress>(progressFile(path_));
  teller_ = FileTeller(progressWords, path_);
  read_ = false;
  storing_ = 0;
  progress_ = {};
  if (!waiting_.empty()) read();
}

void Teaching::whenRead(std::function<void()> next) {
  if (read_) return next();
  waiting_.push_back(std::move(next));
  if (waiting_.size() == 1) read();
}

void Teaching::count(std::function<void(std::vector<GameProgress>)> then) {
  work_.post([this, path = path_, then = std::move(then)]() -> WorkQueue::Answer {
    std::vector<GameProgress> counted;
    LessonProgress progress;
    if (QFile file(path); QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly))
      progress = LessonProgress::fromJson(file.readAll()).value_or(LessonProgress());
    for (GameInfo const* game : allGames()) {
      QFile file(QStringLiteral(":/lessons/%1.json").arg(giaguaro::idOf(*game)));
      if (!file.open(QIODevice::ReadOnly)) continue;
      GameProgress of{.game = giaguaro::idOf(*game)};
      for (QJsonValue const lesson : QJsonDocument::fromJson(file.readAll())["lessons"].toArray()) {
        LessonProgress::Entry const* const entry = progress.of(lesson["id"].toString());
        ++of.lessons;
        of.lessonsDone += entry != nullptr && entry->done ? 1 : 0;
      }
      counted.push_back(of);
    }
    return [this, path, then, counted = std::move(counted)] {
      if (path == path_) then(counted);
    };
  });
}

void Teaching::read() {
  work_.post([this, progress = file_]() -> WorkQueue::Answer {
    Books books;
    std::vector<std::string> problems;
    for (GameInfo const* game : allGames()) {
      QFile file(QStringLiteral(":/lessons/%1.json").arg(giaguaro::idOf(*game)));
      if (!file.open(QIODevice::ReadOnly)) continue;
      auto book = readLessons(file.readAll().toStdString());
      if (auto const* problem = std::get_if<Problem>(&book))
        problems.push_back(problem->text());
      else
        books.push_back(std::make_shared<LessonBook const>(std::get<LessonBook>(std::move(book))));
    }
    return
        [this, progress, books = std::move(books), problems = std::move(problems), file = progress->read()] {
          if (progress == file_) take(books, problems, file);
        };
  });
}

void Teaching::take(Books books, std::vector<std::string> const& problems, Progress::Read file) {
  read_ = true;
  books_ = std::move(books);
  progress_ = std::move(file.value);
  for (std::string const& problem : problems)
    emit failed(say(phrases::lessonsMissing, {args::word(problem, "what")}));
  tell(file.trouble);
  for (auto const& next : std::exchange(waiting_, {})) next();
}

std::vector<LessonBook const*> Teaching::books() const {
  std::vector<LessonBook const*> books;
  for (auto const& book : books_) books.push_back(book.get());
  return books;
}

// At once as it is known here; what other windows have made of the positions comes behind it.
void Teaching::offer() {
  whenRead([this] {
    positions_->whenRead([this] {
      showChooser();
      positions_->readAgain([] {});
    });
  });
}

void Teaching::showChooser() {
  SheetStack& sheets = window_->sheets();
  if (sheet_ == nullptr) {
    sheet_ = sheets.make<LessonsSheet>(window_->art());
    connect(sheet_, &LessonsSheet::givenUp, this, [this] { window_->sheets().close(sheet_); });
    connect(sheet_, &LessonsSheet::chosen, this, &Teaching::begin);
    connect(sheet_, &LessonsSheet::dropped, this, [this](QString const& id) {
      if (auto const number = numberOf(id)) positions_->remove(*number);
    });
    connect(sheet_, &LessonsSheet::firstHandWanted, this, [this](QString const& game) {
      window_->sheets().close(sheet_);
      end();
      emit window_->firstHandWanted(game);
    });
    connect(sheet_, &LessonsSheet::reworded, this, [this] { sheet_->setList(list()); });
  }
  sheet_->setList(list());
  sheets.open(sheet_);
}

LessonList Teaching::list() const {
  LessonList list;
  list.own = ownPositions();
  QString const wanted = isOn() && !own_ ? idOf(source_->lesson()) : progress_.last;
  for (auto const& book : books_) {
    LessonList::Game game{book->game, {}};
    for (Lesson const& lesson : book->lessons) {
      LessonProgress::Entry const* const entry = progress_.of(idOf(lesson));
      LessonList::Row row{.id = idOf(lesson),
                          .title = LessonSource::inLanguage(lesson.title),
                          .done = entry != nullptr && entry->done,
                          .steps = static_cast<int>(lesson.steps.size())};
      if (entry != nullptr && !entry->given.empty()) row.left = static_cast<int>(entry->given.size()) + 1;
      game.rows.push_back(std::move(row));
    }
    list.games.push_back(std::move(game));
  }
  // The lesson that is on; else the one left last or the next; of who has taken none, the first of the chosen game.
  QString game = window_->chosenGame();
  if (game.isEmpty() && session_->hasMatch()) game = QString::fromStdString(session_->plan().setup.game);
  QString const next = isOn() && !own_ ? wanted : list.nextAfter(wanted, game);
  list.focus = next.isEmpty() ? wanted : next;
  return list;
}

// Those of the person at this screen first, and of these what is due.
std::vector<LessonList::Own> Teaching::ownPositions() const {
  QString const person = person_().name;
  struct Row {
    LessonList::Own own;
    bool others = false;
  };
  std::vector<Row> rows;
  for (auto const& [number, position, line] : positions_->entries()) {
    QString const name = QString::fromStdString(position.person());
    bool const others = !name.isEmpty() && name != person;
    LessonList::Own own{.id = idOf(number),
                        .game = position.game,
                        .title = OwnPositionSource::handOf(position),
                        .about = OwnPositionSource::about(position, line),
                        .cost = OwnPositionSource::costOf(position),
                        .mark = position.mark,
                        .right = position.schedule.right,
                        .due = position.schedule.isDue(positions_->today()),
                        .when = OwnPositionSource::rightOf(position.schedule),
                        .again = OwnPositionSource::againOf(position.schedule, positions_->today())};
    if (others) own.title = name + QStringLiteral(": ") + own.title;
    Action const chosen = position.chosen;
    if (chosen.kind == Action::Kind::play || chosen.kind == Action::Kind::discard) own.card = chosen.card();
    rows.push_back({std::move(own), others});
  }
  std::ranges::stable_sort(rows, {}, [](Row const& row) { return std::pair(row.others, !row.own.due); });
  std::vector<LessonList::Own> own;
  for (Row& row : rows) own.push_back(std::move(row.own));
  return own;
}

// As the chooser has them.
std::vector<int> Teaching::dueNow() const {
  std::vector<int> due;
  for (LessonList::Own const& own : ownPositions())
    if (own.due) due.push_back(*numberOf(own.id));
  return due;
}

void Teaching::solve(int number) {
  KeptPosition const* const position = positions_->position(number);
  if (position == nullptr) return showChooser();
  std::vector<int> due = dueNow();
  std::erase(due, number);
  auto source = std::make_unique<OwnPositionSource>(*position, !due.empty(), person_().avatar,
                                                    &session_->thinker(), alarms_());
  connect(source.get(), &OwnPositionSource::answeredOnce, this,
          [this, number, asked = source.get()](bool right) {
            asked->setStanding(positions_->answer(number, right), positions_->today());
          });
  own_ = number;
  takeTable(std::move(source));
}

void Teaching::begin(QString const& id) {
  if (auto const number = numberOf(id)) return positions_->whenRead([this, number] { solve(*number); });
  whenRead([this, id] {
    for (auto const& book : books_)
      for (std::size_t place = 0; place < book->lessons.size(); ++place)
        if (idOf(book->lessons[place]) == id) return take(book, place);
  });
}

void Teaching::take(std::shared_ptr<LessonBook const> book, std::size_t place) {
  book_ = std::move(book);
  place_ = place;
  own_.reset();
  Lesson const& lesson = book_->lessons[place];
  takeTable(std::make_unique<LessonSource>(book_, place, givenIn(lesson, progress_.of(idOf(lesson))),
                                           person_().avatar, alarms_()));
  connect(source_.get(), &LessonSource::came, this, &Teaching::keepPlace);
  keepPlace();
  emit taken(*book_->game);
}

void Teaching::takeTable(std::unique_ptr<LessonSource> source) {
  if (sheet_ != nullptr) window_->sheets().close(sheet_);
  auto const before = std::exchange(source_, std::move(source));
  // Not from within what it says.
  connect(source_.get(), &LessonSource::left, this, &Teaching::end, Qt::QueuedConnection);
  connect(source_.get(), &LessonSource::allWanted, this, &Teaching::offer, Qt::QueuedConnection);
  connect(source_.get(), &LessonSource::nextWanted, this, &Teaching::next, Qt::QueuedConnection);
  loan_->lend(source_.get(), this);
}

void Teaching::next() {
  if (!isOn()) return;
  if (own_) {
    std::vector<int> const due = dueNow();
    return due.empty() ? offer() : solve(due.front());
  }
  if (source_->hasNext()) take(book_, place_ + 1);
}

void Teaching::keepPlace() {
  LessonPlay const& play = source_->play();
  QString const id = idOf(play.lesson());
  bool const ended = play.state() == LessonPlay::State::ended;
  std::vector<QString> given;
  if (!ended)
    for (Action const action : play.given())
      given.push_back(QString::fromStdString(play.table().text(action)));
  auto const keep = [id, ended, given](LessonProgress& progress) {
    LessonProgress const before = progress;
    progress.last = id;
    LessonProgress::Entry& entry = progress.lessons[id];
    entry.done = entry.done || ended;
    entry.given = given;
    return progress != before;
  };
  LessonProgress::Entry const* const was = progress_.of(id);
  bool const isNew = ended && (was == nullptr || !was->done);
  if (keep(progress_)) store(keep);
  if (isNew) emit progressed();
}

// Behind it, what other windows have done of the lessons is known here too.
void Teaching::store(Progress::Change change) {
  ++storing_;
  work_.post([this, file = file_, change = std::move(change)]() -> WorkQueue::Answer {
    return [this, file, read = file->change(change)] {
      if (file != file_) return;
      if (--storing_ == 0) progress_ = read.value;
      tell(read.trouble);
    };
  });
}

void Teaching::tell(FileTrouble const& trouble) {
  if (auto const what = teller_.tell(trouble)) emit failed(*what);
}

void Teaching::end() {
  if (sheet_ != nullptr) window_->sheets().close(sheet_);
  auto const over = std::move(source_);
  own_.reset();
  loan_->giveBack(this);
}

}  // namespace giaguaro
