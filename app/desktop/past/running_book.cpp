#include "app/desktop/past/running_book.h"

#include <QDateTime>
#include <QPointer>
#include <algorithm>

#include "app/desktop/match/level_choices.h"
#include "app/desktop/past/circles.h"
#include "app/desktop/past/match_history.h"
#include "app/desktop/text/phrases.h"
#include "ui/book/book_page.h"
#include "ui/book/book_print.h"
#include "ui/exports/score_print.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/wording.h"
#include "ui/window/main_window.h"

namespace giaguaro {

RunningBook::RunningBook(MainWindow* window, MatchHistory* history)
    : window_(window), history_(history), questions_(&window->sheets(), window->glyphs(), this) {
  connect(&questions_, &Questions::asked, &window->host(), &TableHost::setAsked);
  connect(history, &MatchHistory::changed, this, &RunningBook::follow);
  connect(history, &MatchHistory::caughtUp, this, &RunningBook::follow);
}

bool RunningBook::isOpen() const { return page_ != nullptr && window_->sheets().isOpen(page_); }

void RunningBook::makePage() {
  page_ = window_->sheets().make<BookPage>(window_->glyphs());
  connect(page_, &BookPage::closed, this, &RunningBook::close);
  connect(page_, &BookPage::pageWanted, this, &RunningBook::pageWanted);
  connect(page_, &BookPage::goOnWanted, this, &RunningBook::goOn);
  connect(page_, &BookPage::renameWanted, this,
          [this](QString const& name) { note([&](CircleNote& note) { note.name = name; }); });
  connect(page_, &BookPage::worthWanted, this,
          [this](QString const& worth) { note([&](CircleNote& note) { note.worth = worth; }); });
  connect(page_, &BookPage::printWanted, this, &RunningBook::print);
  connect(page_, &BookPage::settleWanted, this, &RunningBook::askToSettle);
}

void RunningBook::open() {
  if (page_ == nullptr) makePage();
  page_->setWords(HistoryWords(allGames(), levelChoices(), QDate::currentDate()));
  read();
  history_->catchUp();
  window_->sheets().open(page_);
}

void RunningBook::close() {
  if (page_ != nullptr) window_->sheets().close(page_);
}

void RunningBook::read() {
  stale_ = true;
  QStringList const person = person_ ? person_() : QStringList();
  history_->book(
      [this](HistoryAnswer<Book> const& answer) {
        stale_ = false;
        auto const* const found = std::get_if<Book>(&answer);
        Book const book = found ? *found : Book();
        for (BookCircle const& circle : book.circles)
          if (said_ && circle.name == said_->name && circle.worth == said_->worth) said_.reset();
        bool const isFirst = !page_->isTold();
        page_->setProblem(found ? QString()
                                : Wording().say(history_->whyNot(std::get<HistoryTrouble>(answer))));
        page_->setBook(book);
        if (isFirst && isOpen()) page_->focusFirst();
      },
      person);
}

// While a folder is being taken in, again and again, and never twice at once.
void RunningBook::follow() {
  if (isOpen() && !stale_) read();
}

void RunningBook::goOn(std::int64_t match) {
  using Rows = std::vector<HistoryRow>;
  using Match = std::shared_ptr<MatchFile>;
  history_->rows({match}, [this, match](HistoryAnswer<Rows> const& answer) {
    auto const* const rows = std::get_if<Rows>(&answer);
    if (rows == nullptr) return failed(history_->whyNot(std::get<HistoryTrouble>(answer)));
    std::vector<int> faces;
    for (HistoryRow const& row : *rows)
      for (HistorySeat const& seat : row.seats) faces.push_back(std::clamp(seat.avatar, 1, avatarCount));
    history_->match(match, [this, faces](HistoryAnswer<Match> const& found) {
      auto const* const file = std::get_if<Match>(&found);
      if (file == nullptr) return failed(history_->whyNot(std::get<HistoryTrouble>(found)));
      if ((*file)->state == MatchFile::State::fine) return anewWanted(*file, faces);
      emit failed(whyNotOpened(BookPage::tr("The match"), **file));
    });
  });
}

void RunningBook::note(std::function<void(CircleNote&)> const& change) {
  BookCircle const* const circle = page_->circle();
  if (circle == nullptr) return;
  CircleNote note{circle->note, circle->game, {}, {}, circle->name, circle->worth};
  for (BookPerson const& person : circle->people) note.people.append(person.name);
  for (BookLine const& line : circle->lines)
    if (!line.closing) note.matches.push_back(line.match);
  // What was said a moment ago is not in the book yet.
  if (said_ && said_->game == note.game && said_->people == note.people) note = *said_;
  change(note);
  said_ = note;
  history_->noteCircle(note);
}

void RunningBook::print() {
  BookCircle const* const circle = page_->circle();
  if (circle == nullptr) return;
  QPointer const self(this);
  QString const html = bookAsHtml(*circle, page_->isOfEvening(), page_->words());
  QString const name = page_->words().title(*circle) + u' ' + QDate::currentDate().toString(Qt::ISODate);
  emit printWanted(wishToPrint(
      window_, BookPage::tr("Print the score book"), name, [html] { return onOnePage(html); },
      [self](PrintWork const& work) {
        if (self != nullptr) emit self->workWanted(work);
      },
      [self](Message const& why) {
        if (self != nullptr) emit self->failed(why);
      }));
}

void RunningBook::askToSettle() {
  BookCircle const* const circle = page_->circle();
  if (circle == nullptr) return;
  std::vector<std::int64_t> matches;
  for (BookLine const& line : circle->lines)
    if (!line.closing && !line.paid) matches.push_back(line.match);
  if (matches.empty()) return;
  questions_.ask(
      [] {
        return QuestionSheet::Question{
            BookPage::tr("Has everybody paid?"),
            BookPage::tr("A line is drawn in the book, and debts start again from zero. Nothing is deleted: "
                         "matches and running totals stay."),
            BookPage::tr("All paid")};
      },
      [this, matches] { history_->settle(matches, QDateTime::currentSecsSinceEpoch()); });
}

}  // namespace giaguaro
