// The right half of the sheet: what each seat won or lost, and has.
#include <QBoxLayout>
#include <QLabel>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/hand_end/hand_end.h"
#include "ui/plates/pair_mark.h"
#include "ui/result/called_card.h"
#include "ui/result/count_verdict.h"
#include "ui/result/end_sheet.h"
#include "ui/result/lead_face.h"
#include "ui/result/payment_row.h"
#include "ui/result/tally_key.h"
#include "ui/result/winner_faces.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/standings.h"
#include "ui/scene/table_phrases.h"
#include "ui/score/match_course.h"
#include "ui/score/sheet_line.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/heading.h"

namespace giaguaro {
namespace {

constexpr int mostTally = 230, leastTally = 84;
constexpr int mostExtra = 30, mostExtraOverCourse = 12;                    // of a row's height, after a match
constexpr int mostExtraCount = 54, mostExtraLine = 10, mostExtraGap = 26;  // at the left
constexpr int belowColumns = 8;
constexpr int highestCourse = 480;
// What the sheet and its paper keep free above and below: where it is low, where its foot stays in its place, and else.
constexpr int aroundLow = 48, aroundKept = 55, aroundPaper = 61;

}  // namespace

// Roles need their room beside the figures; the lines at the left can be broken.
void EndSheet::widenPayments() {
  int const most = (paperWidth() - 2 * sideMargin) * 54 / 100;
  int wanted = 0;
  for (PaymentRow const* row : paymentRows_)
    if (!row->isHidden()) wanted = std::max(wanted, row->wantedWidth());
  right_->setMinimumWidth(std::clamp(wanted, 0, std::max(0, most)));
}

// Of the words as they have just been given their heights: the layout itself may still keep an earlier measure.
int EndSheet::headHeight() const {
  int words = 0;
  for (QLabel const* label : {winner_, title_, subtitle_})
    if (!label->isHidden()) words += label->minimumHeight() + (words > 0 ? scaled(2) : 0);
  int high = words;
  for (QWidget const* beside : {static_cast<QWidget*>(faces_), static_cast<QWidget*>(lead_),
                                static_cast<QWidget*>(called_), static_cast<QWidget*>(pages_)})
    if (!beside->isHidden()) high = std::max(high, beside->sizeHint().height());
  return high + scaled(belowHead) + head()->spacing() + rules_.back()->minimumHeight();
}

int EndSheet::columnsRoom() const {
  QMargins const columns = columns_->contentsMargins();
  int const around = scaled(isLow()        ? aroundLow
                            : hasVerdict() ? aroundKept
                                           : aroundPaper) +
                     columns.top() + columns.bottom();
  return std::min(measure(heightOfTwoPages), height()) - headHeight() - foot()->sizeHint().height() - around;
}

// In the width that it will have: its lines may be broken.
int EndSheet::leftHeight() const {
  int const inner = paperWidth() - 2 * sideMargin - columns_->spacing();
  QLayout const* const layout = left_->layout();
  return layout->hasHeightForWidth() ? layout->totalHeightForWidth(inner - rightWidth())
                                     : layout->totalSizeHint().height();
}

int EndSheet::rightWidth() const {
  int const inner = paperWidth() - 2 * sideMargin - columns_->spacing();
  return std::max(right_->minimumWidth(),
                  inner * columns_->stretch(1) / (columns_->stretch(0) + columns_->stretch(1)));
}

// A paper that keeps its height for the page behind this one has room to spare: what stands on it stands further apart. Else
// the payments share what the lines beside them need.
void EndSheet::shareHeight() {
  if (isMessage() || showsVerdict()) return;
  auto const share = [](int room, int high, auto const& rows, int most) {
    auto const shown = std::ranges::count_if(rows, [](QWidget const* row) { return !row->isHidden(); });
    return shown == 0 ? 0 : std::clamp((room - high) / static_cast<int>(shown), 0, measure(most));
  };
  int const payments = right_->sizeHint().height();
  if (!hasVerdict()) {
    if (!left_->isHidden()) spreadRows(share(leftHeight(), payments, paymentRows_, isOneTable() ? 68 : 44));
    return;
  }
  int const room = columnsRoom() - scaled(belowColumns);
  spreadRows(share(room, payments, paymentRows_, isOneTable() ? 68 : 44));
  if (!left_->isHidden()) shareLeft(std::max(0, room - leftHeight()));
}

// Lines far apart are no longer a sum. What they can do without goes to the verdict over them, then between the parts.
void EndSheet::shareLeft(int spare) {
  int const count = count_->isHidden() ? 0 : std::min(spare * 2 / 5, measure(mostExtraCount));
  count_->setExtra(count);
  spare -= count;
  auto const lines = static_cast<int>(linesShown());
  int const extra = lines == 0 ? 0 : std::clamp(spare / (lines + 4), 0, measure(mostExtraLine));
  spreadLines(extra);
  spare -= extra * lines;
  for (QSpacerItem* gap : gaps_)
    gap->changeSize(0, usualGap + std::clamp(spare / 2, 0, measure(mostExtraGap)), QSizePolicy::Minimum,
                    QSizePolicy::Fixed);
  left_->layout()->invalidate();
  left_->updateGeometry();
}

// All alike: rows are compared by them.
void EndSheet::fitTallies() {
  auto const& tallies = scene_.seen.result->tallies;
  bool const counted = !tallies.empty() && tallies.front().counted;
  int const wide = paperWidth() - 2 * sideMargin;
  auto const roomBefore = [&](int outcome) {
    int room = counted ? paperWidth() : measure(mostTally);
    for (PaymentRow const* row : paymentRows_)
      if (!row->isHidden()) room = std::min(room, row->tallyRoom(wide, outcome));
    return room;
  };
  PaymentRow::TallySpace space;
  for (PaymentRow const* row : paymentRows_)
    if (!row->isHidden()) {
      space.outcome = std::max(space.outcome, row->outcomeWidth());
      space.words = std::max(space.words, row->takenWordsWidth());
      space.others = std::max(space.others, row->othersTaken());
    }
  for (Result::Tally const& tally : tallies)
    space.most = std::max({space.most, static_cast<int>(tally.taken()), static_cast<int>(tally.target)});
  space.width = roomBefore(space.outcome);
  if (space.width < measure(leastTally)) {
    space.outcome = 0;
    space.width = roomBefore(0);
  }
  if (space.width < measure(leastTally)) space.width = 0;
  for (PaymentRow* row : paymentRows_) row->setTallySpace(space);
}

// Of a match that is over nothing stands below the columns: its totals and its course are as high as there is room for.
bool EndSheet::fillsColumns() const {
  return scene_.matchOver && !showsVerdict() && columns_->direction() != QBoxLayout::BottomToTop;
}

// From the height that the course has, so that it is told anew only where that changes: it asks for another layout.
void EndSheet::fillColumns() {
  if (!fillsColumns()) return;
  int const room = columnsRoom();
  auto const rows = std::ranges::count_if(paymentRows_, [](QWidget const* row) { return !row->isHidden(); });
  bool const below = !coursePart_->isHidden() && !showsLastHand();
  int const most = measure(below ? mostExtraOverCourse : mostExtra);
  int const extra = (room - right_->sizeHint().height()) / std::max(1, static_cast<int>(rows));
  spreadRows(std::clamp(extra, 0, most));
  if (coursePart_->isHidden()) return;
  QWidget* const column = below ? right_ : left_;
  int const other = below ? right_->sizeHint().height() : leftHeight();
  int const usual = course_->sizeHint().height();
  int const high =
      std::clamp(course_->minimumHeight() + room - other, usual, std::max(usual, measure(highestCourse)));
  if (high == course_->minimumHeight()) return;
  course_->setFixedHeight(high);
  for (QWidget* part : {coursePart_, column}) {
    part->layout()->invalidate();
    part->updateGeometry();
  }
  columns_->invalidate();
}

void EndSheet::spreadRows(int extra) {
  for (PaymentRow* row : paymentRows_) row->setExtra(extra);
  right_->updateGeometry();
  columns_->invalidate();
}

// A layout within another, and that of a line, would else keep what they measured before until they are laid out.
void EndSheet::spreadLines(int extra) {
  for (std::vector<SheetLine*> const* lines : {&countingLines_, &priceLines_})
    for (SheetLine* line : *lines) {
      line->setExtra(extra);
      line->updateGeometry();
    }
  counting_->invalidate();
  price_->invalidate();
  left_->updateGeometry();
  columns_->invalidate();
}

bool EndSheet::isOneTable() const {
  Result const& result = *scene_.seen.result;
  return !result.shares.empty() && !result.isVoid && !scene_.matchOver;
}

void EndSheet::writeRemarks() {
  QStringList remarks;
  if (isOneTable())
    for (Message const& remark : scene_.seen.result->remarks) remarks << wording_.say(remark);
  remarks_->setText(Wording::sentences(remarks));
  remarks_->setVisible(!remarks.isEmpty());
}

void EndSheet::writePayments() {
  std::vector<Standing> const standings = standingsOf(scene_);
  bool const settled = isSettled(scene_);
  auto const figures = [&](PerSeat const& values) {
    QStringList texts;
    for (Standing const& standing : standings)
      texts << Wording::score(values[static_cast<std::size_t>(standing.seat)], scene_.halves);
    return texts;
  };
  using Weight = PaymentColumns::Weight;
  // In a match's first hand both are the same.
  bool const totalled = settled || scene_.matchOver || scene_.handsPlayed() != 1;
  std::vector<QStringList> values{figures(scene_.seen.result->scores)};
  PaymentColumns columns;
  columns.add(tr("hand"), values[0], totalled ? Weight::plain : Weight::strong);
  if (totalled) {
    values.push_back(figures(scene_.totals));
    columns.add(tr("total"), values.back(), Weight::strong);
  }
  if (settled) {
    values.push_back(figures(scene_.settlement));
    columns.add(tr("settlement"), values.back(), Weight::strong);
  }
  paymentHead_->setWords(scene_.matchOver ? tr("Totals")
                         : totalled       ? tr("Hand and totals")
                                          : tr("Scores of the hand"),
                         columns);
  // Names need their room beside the figures.
  columns_->setStretchFactor(right_, settled ? 6 : 3);

  // Of a match that is over the lines beside the totals say what each took.
  std::vector<Message> const& roles = isOneTable() ? scene_.seen.result->shares : scene_.seen.result->roles;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    if (i == paymentRows_.size()) {
      paymentRows_.push_back(new PaymentRow(glyphs_, right_));
      paymentRows_.back()->setTheme(theme());
      payments_->insertWidget(2 + static_cast<int>(i), paymentRows_.back());
      // A reader hears children in the order in which they were made.
      for (QWidget* after : {notePart_, coursePart_}) after->raise();
    }
    Seat const owner = standings[i].seat;
    auto const seat = static_cast<std::size_t>(owner);
    PaymentRow::Cells cells;
    cells.place = standings[i].place;
    cells.avatar = scene_.people[seat].avatar;
    cells.name = labelOf(scene_, owner, wording_);
    if (seat < roles.size()) cells.role = wording_.say(roles[seat]);
    if (isOneTable()) cells.made = scene_.seen.result->parts[seat].made;
    if (isOneTable() && seat < scene_.seen.result->tallies.size())
      cells.tally = scene_.seen.result->tallies[seat];
    if (cells.tally.counted) {
      cells.outcome = HandEnd::outcomeOf(cells.tally, wording_);
      cells.deck = &Deck::of(scene_.seen.deck);
      for (HandEnd::Won const& won : HandEnd::wonBy(scene_.seen, owner))
        cells.taken.push_back({won.card, tr("trick %1").arg(won.number), won.others});
    }
    // Under the last of them: all lie on one scale.
    if (cells.tally.total > 0 && !cells.tally.counted && i + 1 == standings.size()) {
      auto const points = [&](std::int32_t value) {
        return scene_.halves ? Wording::points(value) : QString::number(value);
      };
      cells.scale = QStringList{points(0), points(cells.tally.target), points(cells.tally.total)};
    }
    for (QStringList const& column : values) cells.figures << column[static_cast<qsizetype>(i)];
    cells.own = owner == scene_.viewer;
    cells.pair = pairMarkOf(scene_, owner);
    QStringList spoken{QString::number(cells.place) + QStringLiteral(". ") + cells.name};
    if (!cells.role.isEmpty()) spoken += cells.role;
    //: of what a player was after: a bid, so many points
    if (cells.made) spoken += *cells.made ? tr("made") : tr("failed");
    if (Seat const partner = partnerIn(scene_, owner); partner != nobody)
      spoken += wording_.say(say(tablePhrases::pairWith, {args::seat(partner)}));
    for (PaymentRow::Cells::Taken const& taken : cells.taken)
      spoken += taken.words + QStringLiteral(": ") + wording_.card(taken.card);
    for (int column = 0; column < columns.count(); ++column)
      spoken += columns.word(column) + u' ' + cells.figures[column];
    cells.spoken = spoken.join(QStringLiteral(", "));
    paymentRows_[i]->setToolTip(
        asToolTip(cells.role.isEmpty() ? cells.name : cells.name + u'\n' + cells.role));
    paymentRows_[i]->setCells(std::move(cells), columns);
    paymentRows_[i]->show();
  }
  for (std::size_t i = standings.size(); i < paymentRows_.size(); ++i) paymentRows_[i]->hide();
  key_->setTallies(isOneTable() ? scene_.seen.result->tallies : std::vector<Result::Tally>());
  writeRemarks();
  widenPayments();
}

}  // namespace giaguaro
