#include "app/desktop/past/past_matches.h"

#include <QDateTime>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "app/desktop/match/people.h"
#include "app/desktop/scenes/finished_match.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "ui/drawing/menu_style.h"
#include "ui/exports/score_text.h"
#include "ui/history/history_page.h"
#include "ui/sheets/file_question.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/wording.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

std::vector<int> facesOf(HistoryRow const& row) {
  std::vector<int> faces;
  for (HistorySeat const& seat : row.seats) faces.push_back(std::clamp(seat.avatar, 1, avatarCount));
  return faces;
}

// What is proposed for a file.
QString nameOf(HistoryRow const& row) {
  QString const day = QDateTime::fromSecsSinceEpoch(row.time).toString(QStringLiteral("yyyy-MM-dd-HHmm"));
  return row.game + u'-' + day;
}

// A match's whole score, hand by hand; of one that has a hand that is over.
QByteArray scoreOf(MatchFile file) {
  auto faces = usualFaces(file.setup, usualAvatar);
  bool const over = file.table->matchOver();
  auto const match = FinishedMatch::of({std::move(file.setup), std::move(faces)}, std::move(file.table),
                                       std::move(file.rows));
  FinishedHand hand = match->hand(match->hands() - 1);
  hand.goTo(hand.steps());
  TableScene scene = hand.scene(match->owner(), false);
  scene.matchOver = scene.matchOver && over;
  return scoreAsCsv(scene);
}

}  // namespace

PastMatches::PastMatches(MainWindow* window, MatchHistory* history, Session* session)
    : window_(window),
      history_(history),
      session_(session),
      questions_(&window->sheets(), window->glyphs(), this),
      files_(std::make_unique<FileQuestion>(window)) {
  connect(&questions_, &Questions::asked, &window->host(), &TableHost::setAsked);
  connect(history, &MatchHistory::changed, this, &PastMatches::follow);
  connect(history, &MatchHistory::caughtUp, this, &PastMatches::follow);
}

PastMatches::~PastMatches() = default;

bool PastMatches::isOpen() const { return page_ != nullptr && window_->sheets().isOpen(page_); }

QString PastMatches::inPlay() const {
  return session_->hasMatch() ? QString::fromStdString(session_->record().identity.id).toLower() : QString();
}

void PastMatches::makePage() {
  page_ = window_->sheets().make<HistoryPage>(window_->glyphs());
  connect(page_, &HistoryPage::closed, this, &PastMatches::close);
  connect(page_, &HistoryPage::listWanted, this, &PastMatches::list);
  connect(page_, &HistoryPage::rowsWanted, this, [this](std::vector<std::int64_t> const& ids) {
    history_->rows(ids, onPage<std::vector<HistoryRow>>(&HistoryPage::setRows));
  });
  connect(page_, &HistoryPage::namedWanted, this, [this](QString const& initial) {
    HistoryFilter filter = page_->filter();
    filter.initial = initial;
    history_->find(filter, onPage<HistoryList>([](HistoryPage* page, HistoryList const& list) {
                     page->chooseNextOf(list.keys);
                   }));
  });
  connect(page_, &HistoryPage::detailsWanted, this, [this](std::int64_t id) {
    history_->details(id, onPage<HistoryDetails>(&HistoryPage::setDetails));
  });
  connect(page_, &HistoryPage::reviewWanted, this, [this](std::int64_t id) {
    history_->record(id, [this](HistoryAnswer<QByteArray> const& answer) {
      if (auto const* record = std::get_if<QByteArray>(&answer)) return reviewWanted(*record);
      refuse(std::get<HistoryTrouble>(answer));
    });
  });
  connect(page_, &HistoryPage::playOnWanted, this, &PastMatches::playOn);
  connect(page_, &HistoryPage::sameDealsWanted, this, [this](std::int64_t id) { beginAnew(id, true); });
  connect(page_, &HistoryPage::duplicateWanted, this, &PastMatches::duplicate);
  connect(page_, &HistoryPage::exportWanted, this, &PastMatches::askForExport);
  connect(page_, &HistoryPage::removeWanted, this, &PastMatches::askToRemove);
  connect(page_, &HistoryPage::pageWanted, this, &PastMatches::pageWanted);
}

void PastMatches::open() {
  if (page_ == nullptr) makePage();
  page_->setWords(HistoryWords(allGames(), levelChoices(), QDate::currentDate()));
  page_->setMatchInPlay(inPlay());
  list();
  history_->catchUp();
  window_->sheets().open(page_);
}

void PastMatches::close() {
  if (page_ != nullptr) window_->sheets().close(page_);
}

void PastMatches::list() {
  stale_ = true;
  history_->list(page_->filter(), [this](HistoryAnswer<HistoryList> const& answer) {
    stale_ = false;
    auto const* const list = std::get_if<HistoryList>(&answer);
    page_->setProblem(list ? QString() : Wording().say(history_->whyNot(std::get<HistoryTrouble>(answer))));
    page_->setList(list ? *list : HistoryList());
  });
}

// While a folder is being taken in, again and again, and never twice at once.
void PastMatches::follow() {
  if (isOpen() && !stale_) list();
}

template <class T>
std::function<void(HistoryAnswer<T>)> PastMatches::onPage(std::function<void(HistoryPage*, T const&)> show) {
  return [this, show = std::move(show)](HistoryAnswer<T> const& answer) {
    if (auto const* found = std::get_if<T>(&answer)) return show(page_, *found);
    page_->setProblem(Wording().say(history_->whyNot(std::get<HistoryTrouble>(answer))));
  };
}

// One that has gone meanwhile is no longer in the list either.
void PastMatches::refuse(HistoryTrouble trouble) {
  if (trouble == HistoryTrouble::gone) follow();
  emit failed(history_->whyNot(trouble));
}

void PastMatches::refuseToWrite(QString const& path, Argument const& what) {
  emit failed(say(phrases::fileNotWritten, {args::word(path.toStdString(), "file"), what}));
}

void PastMatches::read(std::int64_t id, Then then) {
  history_->match(id, [this, then = std::move(then)](HistoryAnswer<Match> const& answer) {
    auto const* const match = std::get_if<Match>(&answer);
    if (match == nullptr) return refuse(std::get<HistoryTrouble>(answer));
    if ((*match)->state == MatchFile::State::fine) return then(*match);
    emit failed(whyNotOpened(HistoryPage::tr("The match"), **match));
  });
}

void PastMatches::playOn(std::int64_t id) {
  HistoryRow const* const row = page_->chosenRow();
  if (row == nullptr) return;
  if (row->match == inPlay() && session_->phase() != Session::Phase::over) return close();
  if (row->end != HistoryEnd::unfinished) return beginAnew(id, false);
  read(id, [this](std::shared_ptr<MatchFile> const& match) { emit openWanted(match); });
}

void PastMatches::beginAnew(std::int64_t id, bool sameDeals) {
  HistoryRow const* const row = page_->chosenRow();
  if (row == nullptr) return;
  read(id, [this, faces = facesOf(*row), sameDeals](std::shared_ptr<MatchFile> const& match) {
    emit anewWanted(match, faces, sameDeals);
  });
}

void PastMatches::duplicate(std::int64_t id) {
  HistoryRow const* const row = page_->chosenRow();
  if (row == nullptr) return;
  read(id, [this, faces = facesOf(*row), time = row->time](std::shared_ptr<MatchFile> const& match) {
    emit duplicateWanted(match, faces, time);
  });
}

void PastMatches::askForExport(std::int64_t id, QWidget* under) {
  auto* const menu = new QMenu(page_);
  menu->setObjectName(QStringLiteral("historyExports"));
  menu->setPalette(page_->palette());
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(HistoryPage::tr("&Match file\u2026"), this, [this, id] { exportMatch(id); })
      ->setObjectName(QStringLiteral("exportMatch"));
  menu->addAction(HistoryPage::tr("&Score as CSV\u2026"), this, [this, id] { exportScore(id); })
      ->setObjectName(QStringLiteral("exportScore"));
  MenuStyle::popUpOver(*menu, *under);
}

void PastMatches::exportMatch(std::int64_t id) {
  HistoryRow const* const row = page_->chosenRow();
  if (row == nullptr) return;
  QString const suffix = QString::fromLatin1(matchSuffix);
  files_->askToWrite(
      {HistoryPage::tr("Export the match"),
       HistoryPage::tr("Matches") + QStringLiteral(" (*.") + suffix + u')', suffix, nameOf(*row)},
      [this, id](QString const& path) {
        history_->record(id, [this, path](HistoryAnswer<QByteArray> const& answer) {
          auto const* const record = std::get_if<QByteArray>(&answer);
          if (record == nullptr) return refuseToWrite(path, causeOf(std::get<HistoryTrouble>(answer)));
          emit writeWanted([record = *record] { return record; }, path);
        });
      });
}

void PastMatches::exportScore(std::int64_t id) {
  HistoryRow const* const row = page_->chosenRow();
  if (row == nullptr) return;
  files_->askToWrite(
      {HistoryPage::tr("Export the score"), HistoryPage::tr("Tables") + QStringLiteral(" (*.csv)"),
       QStringLiteral("csv"), nameOf(*row)},
      [this, id](QString const& path) {
        history_->match(id, [this, path](HistoryAnswer<Match> const& answer) {
          auto const* const match = std::get_if<Match>(&answer);
          if (match == nullptr) return refuseToWrite(path, causeOf(std::get<HistoryTrouble>(answer)));
          if ((*match)->state != MatchFile::State::fine)
            return failed(whyNotOpened(HistoryPage::tr("The match"), **match));
          if ((*match)->rows.empty())
            return refuseToWrite(
                path, {.name = "what", .kind = Argument::Kind::text, .text = phrases::causeNoHand});
          emit writeWanted([match = *match] { return scoreOf(std::move(*match)); }, path);
        });
      });
}

void PastMatches::askToRemove(std::int64_t id) {
  HistoryRow const* const row = page_->chosenRow();
  if (row == nullptr || row->id != id) return;
  questions_.ask(
      [name = HistoryWords(allGames(), levelChoices(), QDate::currentDate()).title(*row)] {
        return QuestionSheet::Question{
            .title = HistoryPage::tr("Delete this match?"),
            .words =
                HistoryPage::tr("%1: nothing of it will be left, neither here nor among the saved matches.")
                    .arg(name),
            .deed = HistoryPage::tr("Delete it"),
            .deletes = true};
      },
      [this, id] {
        history_->remove(id, [this](HistoryTrouble trouble) {
          if (trouble != HistoryTrouble::none) emit failed(history_->whyNot(trouble));
        });
      });
}

}  // namespace giaguaro
