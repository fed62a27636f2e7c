#include "app/desktop/teaching.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <chrono>
#include <utility>

#include "app/desktop/journal_file.h"
#include "app/desktop/phrases.h"
#include "app/desktop/session.h"
#include "app/desktop/table_feed.h"
#include "app/desktop/whole_file.h"
#include "core/lessons/lesson_json.h"
#include "ui/sheets/lessons_sheet.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/sheet_stack.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds patienceWithDisks{2};

QString idOf(Lesson const& lesson) { return QString::fromStdString(lesson.id); }

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

Teaching::Teaching(MainWindow* window, TableFeed* feed, Session* session, QString path,
                   std::function<int()> avatar)
    : window_(window),
      feed_(feed),
      session_(session),
      path_(std::move(path)),
      avatar_(std::move(avatar)),
      alarms_([] { return std::make_unique<TimerAlarm>(); }),
      work_(patienceWithDisks) {
  connect(window, &MainWindow::lessonsWanted, this, &Teaching::offer);
  connect(&window->sheets(), &SheetStack::covered, this,
          [this](bool covered) { hold(covered || window_->host().isLookingBack()); });
  connect(&window->host(), &TableHost::lookedBack, this,
          [this](bool back) { hold(back || window_->sheets().isCovered()); });
}

void Teaching::hold(bool held) {
  if (isOn()) source_->hold(held);
}

void Teaching::whenRead(std::function<void()> next) {
  if (read_) return next();
  waiting_.push_back(std::move(next));
  if (waiting_.size() > 1) return;
  work_.post([this, path = path_]() -> WorkQueue::Answer {
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
    return [this, books = std::move(books), problems = std::move(problems), file = readProgress(path)] {
      take(books, problems, file);
    };
  });
}

void Teaching::take(Books books, std::vector<std::string> const& problems, ProgressFile file) {
  read_ = true;
  books_ = std::move(books);
  progress_ = std::move(file.progress);
  for (std::string const& problem : problems)
    emit failed(say(phrases::lessonsMissing, {args::word(problem, "what")}));
  if (file.damaged) {
    mayStore_ = !file.keptAs.isEmpty();
    emit failed(mayStore_ ? say(phrases::lessonsKept, {args::word(file.keptAs.toStdString(), "file")})
                          : say(phrases::lessonsBad));
  }
  for (auto const& next : std::exchange(waiting_, {})) next();
}

std::vector<LessonBook const*> Teaching::books() const {
  std::vector<LessonBook const*> books;
  for (auto const& book : books_) books.push_back(book.get());
  return books;
}

void Teaching::offer() {
  whenRead([this] { showChooser(); });
}

void Teaching::showChooser() {
  SheetStack& sheets = window_->sheets();
  if (sheet_ == nullptr) {
    sheet_ = sheets.make<LessonsSheet>(window_->art());
    connect(sheet_, &LessonsSheet::givenUp, this, [this] { window_->sheets().close(sheet_); });
    connect(sheet_, &LessonsSheet::chosen, this, &Teaching::begin);
    connect(sheet_, &LessonsSheet::reworded, this, [this] { sheet_->setList(list()); });
  }
  sheet_->setList(list());
  sheets.open(sheet_);
}

LessonList Teaching::list() const {
  LessonList list;
  QString const wanted = isOn() ? idOf(source_->lesson()) : progress_.last;
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
    // The lesson left last; else the next of the game that was taken last.
    for (std::size_t i = 0; i < game.rows.size(); ++i) {
      if (game.rows[i].id != wanted) continue;
      bool const over = game.rows[i].done && game.rows[i].left == 0 && !isOn();
      list.focus = game.rows[over && i + 1 < game.rows.size() ? i + 1 : i].id;
    }
    list.games.push_back(std::move(game));
  }
  return list;
}

void Teaching::begin(QString const& id) {
  whenRead([this, id] {
    for (auto const& book : books_)
      for (std::size_t place = 0; place < book->lessons.size(); ++place)
        if (idOf(book->lessons[place]) == id) return take(book, place);
  });
}

void Teaching::take(std::shared_ptr<LessonBook const> book, std::size_t place) {
  if (sheet_ != nullptr) window_->sheets().close(sheet_);
  if (!isOn()) {
    emit begun();
    wasPaused_ = session_->isPaused();
    window_->sheets().putAside();
  }
  auto const before = std::move(source_);
  book_ = std::move(book);
  place_ = place;
  Lesson const& lesson = book_->lessons[place];
  source_ = std::make_unique<LessonSource>(book_, place, givenIn(lesson, progress_.of(idOf(lesson))),
                                           avatar_(), alarms_());
  connect(source_.get(), &LessonSource::came, this, &Teaching::keepPlace);
  // Not from within what it says.
  connect(source_.get(), &LessonSource::left, this, &Teaching::end, Qt::QueuedConnection);
  connect(source_.get(), &LessonSource::allWanted, this, &Teaching::offer, Qt::QueuedConnection);
  connect(source_.get(), &LessonSource::nextWanted, this, &Teaching::next, Qt::QueuedConnection);
  feed_->give(source_.get());
  session_->setPaused(true);
  hold(window_->sheets().isCovered());
  keepPlace();
  window_->host().focusHome();
}

void Teaching::next() {
  if (isOn() && source_->hasNext()) take(book_, place_ + 1);
}

void Teaching::keepPlace() {
  LessonPlay const& play = source_->play();
  LessonProgress const before = progress_;
  progress_.last = idOf(play.lesson());
  LessonProgress::Entry& entry = progress_.lessons[progress_.last];
  bool const ended = play.state() == LessonPlay::State::ended;
  entry.done = entry.done || ended;
  entry.given.clear();
  if (!ended)
    for (Action const action : play.given())
      entry.given.push_back(QString::fromStdString(play.table().text(action)));
  if (progress_ != before) store();
}

void Teaching::store() {
  if (!mayStore_) return;
  work_.post([this, path = path_, content = progress_.toJson()]() -> WorkQueue::Answer {
    QDir().mkpath(QFileInfo(path).path());
    int const error = writeWhole(content, path);
    return [this, error, path] {
      if (error == 0 || std::exchange(toldUnwritten_, true)) return;
      emit failed(say(phrases::lessonsUnwritten, {args::word(path.toStdString(), "file"), causeOf(error)}));
    };
  });
}

void Teaching::end() {
  if (sheet_ != nullptr) window_->sheets().close(sheet_);
  if (!isOn()) return;
  auto const over = std::move(source_);
  feed_->give(session_);
  session_->setPaused(wasPaused_);
  if (!session_->hasMatch()) window_->host().clear();
  window_->host().focusHome();
  window_->sheets().bringBack();
}

}  // namespace giaguaro
