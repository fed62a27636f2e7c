#include "ui/result/end_sheet.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QShowEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/cloth/felt.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/result/called_card.h"
#include "ui/result/count_verdict.h"
#include "ui/result/last_words.h"
#include "ui/result/lead_face.h"
#include "ui/result/payment_row.h"
#include "ui/result/tally_key.h"
#include "ui/result/winner_faces.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/standings.h"
#include "ui/score/deal_notes.h"
#include "ui/score/match_course.h"
#include "ui/score/sheet_line.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/verdict/verdict_page.h"

namespace giaguaro {
namespace {

constexpr Length narrowPaper{660};  // under it there is one column
constexpr Length usualPaper{824};
constexpr Length besidePaper{40};
constexpr Length messagePaper{540};  // of a hand that came to nothing: six faces have room
constexpr int manyLines = 13;
constexpr double smallerTitle = 21;
constexpr int telling = 3;  // hands from which on a course tells something

constexpr Phrase dealsNext{phrase("sheet", "{seat} deals the next hand.", "deals-next"),
                           phrase("sheet", "You deal the next hand.", "deals-next.you")};

// What its words take in this width. (A label that has been given a height asks for no less, whatever its width.)
int linesHeight(QLabel const& label, int width) {
  if (label.isHidden()) return 0;
  return label.fontMetrics()
      .boundingRect(QRect(0, 0, std::max(1, width), QWIDGETSIZE_MAX), Qt::TextWordWrap, label.text())
      .height();
}

}  // namespace

EndSheet::EndSheet(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent), glyphs_(glyphs), ground_(new Felt(this)) {
  connect(ground_, &Felt::ready, this, qOverload<>(&QWidget::update));
  buildHead();
  columns_ = new QBoxLayout(QBoxLayout::LeftToRight);
  columns_->setContentsMargins(scaledMargins(0, 18, 0, 14));
  middle()->addLayout(columns_);
  buildLeft();
  buildRight();
  lastWords_ = new LastWords(glyphs_, page());
  middle()->addWidget(lastWords_);
  buildVerdict();
  middle()->addStretch(1);
  buildFoot();
}

void EndSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  wantGround();
  for (SheetRule* rule : rules_) rule->setColor(theme.rule);
  setInk(subtitle_, theme.onpanel2);
  setInk(remarks_, theme.onpanel2);
  setInk(lastHandWith_, theme.onpanel2);
  faces_->setTheme(theme);
  lead_->setTheme(theme);
  for (Heading* heading : {countingHeading_, priceHeading_, courseHeading_, lastHeading_})
    heading->setTheme(theme);
  key_->setTheme(theme);
  called_->setTheme(theme);
  count_->setTheme(theme);
  course_->setTheme(theme);
  paymentHead_->setTheme(theme);
  for (SheetLine* line : countingLines_) line->setTheme(theme);
  for (SheetLine* line : priceLines_) line->setTheme(theme);
  for (PaymentRow* row : paymentRows_) row->setTheme(theme);
  seeTricks_->setTheme(theme);
  duplicate_->setTheme(theme);
  giveIcon();
  nextHand_->setTheme(theme);
  podium_->setTheme(theme);
  pages_->setTheme(theme);
  notes_->setTheme(theme);
  step_->setTheme(theme);
  toVerdict_->setTheme(theme);
  lastWords_->setTheme(theme);
  setInk(judged_, theme.onpanel2);
  verdictPage_->setTheme(theme);
}

void EndSheet::giveIcon() {
  QPixmap const picture = glyphs_->mark(QStringLiteral("last_trick"), seeTricks_->iconSize().width(),
                                        devicePixelRatioF(), theme().onpanel);
  if (!picture.isNull()) seeTricks_->setIcon(QIcon(picture));
}

void EndSheet::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wordingForAll(scene, wording);
  if (!scene.playback && !scene.again && turnedAt_ != std::pair(scene.match, scene.handNumber)) {
    turned_ = false;
    turnedAt_ = {scene.match, scene.handNumber};
  }
  write();
}

// Behind a match that is played back there is nothing new, but what was before.
bool EndSheet::endsOnPodium() const { return scene_.matchOver && !scene_.playback && !scene_.again; }

// A person's match with a computer player in that seat.
bool EndSheet::mayCompare() const {
  return endsOnPodium() && std::ranges::any_of(scene_.people, &Person::human);
}

PaperButton* EndSheet::onward() const { return endsOnPodium() ? podium_ : nextHand_; }

void EndSheet::focusFirst() { onward()->setFocus(Qt::OtherFocusReason); }

void EndSheet::goOn() {
  if (takesKeys()) onward()->click();
}

bool EndSheet::isSeenFor(int milliseconds) const {
  return !shown_.isValid() || shown_.elapsed() >= milliseconds;
}

void EndSheet::showEvent(QShowEvent* event) {
  Sheet::showEvent(event);
  // Not when the window comes back from being an icon.
  if (event->spontaneous()) return;
  shown_.start();
  seen_ = false;
}

bool EndSheet::eventFilter(QObject* watched, QEvent* event) {
  // Before the button would pass the focus on.
  if (event->type() == QEvent::KeyPress && scrollWith(static_cast<QKeyEvent*>(event)->key())) return true;
  bool const click = event->type() == QEvent::MouseButtonPress && watched == onward();
  if ((click || event->type() == QEvent::MouseButtonDblClick) && !takesClicks()) return true;  // likewise
  if (event->type() == QEvent::KeyPress && !takesKeys()) {
    int const key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) return true;
  }
  return Sheet::eventFilter(watched, event);
}

void EndSheet::arrange(int paperWidth) {
  bool const narrow = paperWidth < narrowPaper;
  widenPayments();
  // Of a match that is over its totals come first.
  columns_->setDirection(narrow ? (scene_.matchOver ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom)
                                : (scene_.matchOver ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight));
  columns_->setSpacing(narrow ? scaled(22) : scaled(30));
  bool const low = isLow();
  double const large = narrow || low ? 20 : 25;
  setTitleface(winner_, narrow || low ? 22 : 32);
  faces_->setCompact(narrow || low);
  lead_->setCompact(narrow || low);
  // Many lines stand close.
  bool const close = low || linesShown() >= manyLines;
  called_->setCompact(close);
  // On narrow paper beside a card there would be no room for words.
  lead_->setVisible(hasLead() && !(narrow && !called_->isHidden()));
  // Names may be long: the head is as high as its words need, in the room beside faces and card.
  int room = paperWidth - 2 * sideMargin - 2 * endInset;
  for (QWidget const* beside : {static_cast<QWidget*>(faces_), static_cast<QWidget*>(lead_),
                                static_cast<QWidget*>(called_), static_cast<QWidget*>(pages_)})
    if (!beside->isHidden()) room -= beside->sizeHint().width() + headGap;
  // Rather in one line than larger.
  bool const fits = titleWidth(title_->text(), large) <= room;
  setTitleface(title_, scene_.matchOver ? 15 : fits ? large : std::min(large, smallerTitle));
  for (QLabel* label : {winner_, title_, subtitle_}) label->setMinimumHeight(linesHeight(*label, room));
  verdictPage_->setRoom(narrow, low);
  columns_->setContentsMargins(0,
                               showsVerdict() || isMessage() ? 0
                               : low                         ? scaled(10)
                                                             : scaled(14),
                               0,
                               showsVerdict() || isMessage() ? 0
                               : low                         ? scaled(6)
                                                             : scaled(10));
  for (QLabel* label : {lastHand_, lastHandWith_})
    label->setMinimumHeight(
        linesHeight(*label, (showsLastHand() ? rightWidth() : paperWidth) - 2 * endInset));
  for (PaymentRow* row : paymentRows_) {
    row->setCompact(close);
    row->setWide(isOneTable() && !narrow);
  }
  spreadRows(0);
  for (std::vector<SheetLine*> const* lines : {&countingLines_, &priceLines_})
    for (SheetLine* line : *lines) {
      line->setCompact(close);
      // Where there is little height the payments alone say what each has of the sum.
      if (line->isQuiet()) line->setVisible(!low);
    }
  count_->setCompact(close || scene_.matchOver);
  shareLeft(0);
  course_->setScale(low ? 0.8 : 1);
  if (!fillsColumns()) course_->setFixedHeight(course_->sizeHint().height());
  // Where everything stands close: beside the lines at the left, if these are as long.
  int right = paymentHead_->sizeHint().height() + courseHeading_->sizeHint().height() +
              course_->sizeHint().height() + measure(24);
  for (PaymentRow const* row : paymentRows_)
    if (!row->isHidden()) right += row->sizeHint().height();
  bool const hasRoom = !low || showsLastHand() || (!left_->isHidden() && right <= left_->sizeHint().height());
  bool const course = hasCourse() && (!narrow || showsLastHand()) && hasRoom;
  coursePart_->setVisible(course);
  // It needs its room, and so do names beside two figures; else the lines at the left have more of it.
  columns_->setStretchFactor(left_, (course || scene_.matchOver) && !isSettled(scene_) ? 4 : 5);
  if (!scene_.matchOver) shareHeight();
  fillColumns();
  fitTallies();
}

std::ptrdiff_t EndSheet::linesShown() const {
  auto const shown = [](SheetLine const* line) { return !line->isHidden(); };
  return std::ranges::count_if(countingLines_, shown) + std::ranges::count_if(priceLines_, shown);
}

void EndSheet::fill(std::vector<SheetLine*>& lines, QBoxLayout* column, std::vector<Message> const& messages,
                    int marked, int omitted) {
  std::size_t used = 0;
  for (int i = 0; i < static_cast<int>(messages.size()); ++i) {
    Message const& message = messages[static_cast<std::size_t>(i)];
    if (message.empty() || i == omitted) continue;
    if (used == lines.size()) {
      lines.push_back(new SheetLine(left_));
      lines.back()->setTheme(theme());
      column->addWidget(lines.back());
    }
    // One verdict a sheet: where there is one, what follows from it is a sum, with what each has of it beneath.
    bool const summed =
        scene_.seen.result->bar.total > 0 && marked != Result::none && omitted == Result::none;
    if (i == marked && summed)
      lines[used]->setSum(wording_.say(message));
    else if (i > marked && summed)
      lines[used]->setQuiet(wording_.say(message));
    else
      lines[used]->setSentence(wording_.say(message), i == marked);
    lines[used]->show();
    ++used;
  }
  for (; used < lines.size(); ++used) {
    lines[used]->setSentence({}, false);
    lines[used]->hide();
  }
}

bool EndSheet::isMessage() const {
  return scene_.seen.result && scene_.seen.result->isVoid && !scene_.matchOver && !showsVerdict();
}

void EndSheet::write() {
  if (!scene_.seen.result) return;
  Result const& result = *scene_.seen.result;
  title_->setText(wording_.say(result.title));
  subtitle_->setText(wording_.say(result.subtitle));
  subtitle_->setVisible(!result.subtitle.empty());
  if (scene_.again) writeAgain(result);
  if (isMessage())
    setWidest(messagePaper);
  else
    setWidest(usualPaper, besidePaper);
  setVeil(isMessage() ? Theme::scrimPart : 1);  // the table says the same
  rules_.back()->setVisible(!isMessage());
  // Of a message all stands in the middle.
  for (QLabel* label : {title_, subtitle_})
    label->setAlignment((isMessage() ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
  footRow_->setStretch(footRow_->count() - 1, isMessage() ? 1 : 0);
  writeLastWords();
  called_->setCard(result.shownCard, tr("called card"),
                   result.shownCard.valid() ? wording_.card(result.shownCard) : QString());

  bool const counted = !showsVerdict() && !result.isVoid && !isOneTable() &&
                       (!result.counting.empty() || !result.price.empty());
  left_->setVisible(counted);
  // Over the last hand's lines; the head tells of the match alone.
  bool const below = scene_.matchOver && counted && !scene_.again;
  placeCourse();
  lastHeading_->setText(tr("The last hand"));
  lastHeading_->setVisible(showsLastHand());
  lastPart_->setVisible(below);
  lastHand_->setText(wording_.say(result.title));
  lastHandWith_->setText(wording_.say(result.subtitle));
  lastHand_->setVisible(below);
  lastHandWith_->setVisible(below && !result.subtitle.empty());
  title_->setVisible(!below);
  if (below) {
    called_->hide();
    title_->clear();
    subtitle_->setText(wording_.say(margin()));
    subtitle_->show();
  }
  countingHeading_->setText(tr("How the points came together"));
  priceHeading_->setText(isSettled(scene_) ? tr("What it is worth, and the settlement")
                                           : tr("What it is worth"));
  // Of a match that is over it is told how it went, and its last hand in one line.
  bool const lines = !showsLastHand();
  countingHeading_->setVisible(lines && !result.counting.empty());
  priceHeading_->setVisible(lines && !result.price.empty());
  // Where there is a bar, that line stands over it, with what it lacks or has over.
  bool const barred = result.bar.total > 0;
  std::vector<Message> const none;
  fill(countingLines_, counting_, lines ? result.counting : none, result.countLine,
       barred ? result.countLine : Result::none);
  fill(priceLines_, price_, lines ? result.price : none, result.valueLine, Result::none);
  writeCount(lines ? result : Result{});
  courseHeading_->setText(scene_.matchOver ? tr("The match, hand by hand") : tr("The match so far"));
  course_->setWhole(showsLastHand());
  if (hasCourse()) course_->setTotals(totalsOf(scene_, wording_));
  writeLead();
  writeWinner();
  writePayments();
  seeTricks_->setText(tr("See the tricks"));
  seeTricks_->setVisible(!scene_.seen.tricks.empty() && !showsVerdict());
  duplicate_->setText(tr("Duplicate"));
  duplicate_->setToolTip(tr("The same deals with a computer player in your seat"));
  duplicate_->setVisible(mayCompare() && !showsVerdict());
  bool const leaves = scene_.again || (scene_.playback && scene_.playback->atLastHand());
  nextHand_->setText(leaves ? tr("Leave") : tr("Next hand"));
  podium_->setText(tr("To the podium"));
  // The focus does not go to what comes next in line.
  bool const onButton = nextHand_->hasFocus() || podium_->hasFocus();
  nextHand_->setVisible(!endsOnPodium());
  podium_->setVisible(endsOnPodium());
  if (onButton && !onward()->hasFocus()) focusFirst();
  notes_->setScene(scene_);
  if (showsVerdict()) {
    notes_->hide();
    notes_->code()->hide();
  }
  placeCode();
  notesRule_->setVisible(isMessage() && !notes_->isHidden());
  writeVerdict();
  layPaper();
}

void EndSheet::writeCount(Result const& result) {
  Result::Bar const& bar = result.bar;
  if (bar.total <= 0) return count_->hide();
  int const over = bar.value - bar.target;
  //: how far a side is from the points that it needed
  QString const distance = over > 0   ? tr("%n over", nullptr, over)
                           : over < 0 ? tr("%n short", nullptr, -over)
                                      : tr("just made");
  count_->setCount(bar,
                   result.countLine == Result::none
                       ? tr("%n point(s), %1 needed", nullptr, bar.value).arg(bar.target)
                       : wording_.say(result.counting[static_cast<std::size_t>(result.countLine)]),
                   distance);
}

// Of a match that is over the head tells who has won that.
bool EndSheet::hasLead() const {
  if (!scene_.seen.result) return false;
  Result const& result = *scene_.seen.result;
  return result.leadSeat != nobody && !result.isVoid && (!scene_.matchOver || scene_.again);
}

void EndSheet::writeLead() {
  lead_->setVisible(hasLead());
  if (!hasLead()) return;
  Result const& result = *scene_.seen.result;
  auto const seat = static_cast<std::size_t>(result.leadSeat);
  lead_->setFace(scene_.people[seat].avatar, result.parts[seat].made);
}

bool EndSheet::hasCourse() const {
  return scene_.handsPlayed() >= telling && !scene_.playback && !scene_.again;
}

void EndSheet::writeLastWords() {
  std::vector<Message> const& roles = scene_.seen.result->roles;
  std::vector<LastWords::Speaker> speakers;
  if (isMessage())
    for (std::size_t seat = 0; seat < scene_.people.size(); ++seat)
      speakers.push_back({labelOf(scene_, static_cast<Seat>(seat), wording_), scene_.people[seat].avatar,
                          seat < roles.size() ? wording_.say(roles[seat]) : QString(),
                          static_cast<Seat>(seat) == scene_.viewer});
  bool const goesOn = !scene_.again && !scene_.playback && scene_.seen.dealer != nobody;
  lastWords_->setSpeakers(
      std::move(speakers),
      goesOn ? wording_.say(say(dealsNext, {args::seat(seatAfter(scene_.seen.dealer, scene_.seen.players))}))
             : QString());
}

}  // namespace giaguaro
