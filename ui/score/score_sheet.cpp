#include "ui/score/score_sheet.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/scene_wording.h"
#include "ui/score/deal_notes.h"
#include "ui/score/hand_lines.h"
#include "ui/score/score_words.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

constexpr Length widest{820};
constexpr Length scoreSheetInset{10};
constexpr int comfortable = 84;  // of a column of figures

// A row, and as far as there is room what is open under it, once all that has its place.
void bringToSight(QWidget* row, QPointer<QWidget> const& lines) {
  QWidget* parent = row->parentWidget();
  while (parent != nullptr && qobject_cast<QScrollArea*>(parent) == nullptr) parent = parent->parentWidget();
  auto* area = qobject_cast<QScrollArea*>(parent);
  if (area == nullptr) return;
  QTimer::singleShot(0, row, [area, row, lines] {
    if (lines) area->ensureWidgetVisible(lines, 0, 8);
    area->ensureWidgetVisible(row, 0, 8);
  });
}

}  // namespace

ScoreSheet::ScoreSheet(Glyphs* glyphs, QWidget* parent) : Sheet(parent), glyphs_(glyphs) {
  setWidest(widest);
  buildHead();
  nothing_ = new QLabel(page());
  setTypeface(nothing_, 15);
  nothing_->setWordWrap(true);
  nothing_->setContentsMargins(scoreSheetInset, scaled(14), scoreSheetInset, scaled(14));
  total_ = new HandRow(HandRow::Kind::sum, glyphs, page());
  settlement_ = new HandRow(HandRow::Kind::sum, glyphs, page());
  total_->setObjectName(QStringLiteral("scoreTotal"));
  settlement_->setObjectName(QStringLiteral("scoreSettlement"));
  middle()->setSpacing(0);
  for (QWidget* widget :
       {static_cast<QWidget*>(nothing_), static_cast<QWidget*>(total_), static_cast<QWidget*>(settlement_)})
    middle()->addWidget(widget);
  middle()->addStretch(1);
  buildFoot();
  retranslate();
}

void ScoreSheet::buildHead() {
  title_ = new QLabel(page());
  title_->setObjectName(QStringLiteral("scoreTitle"));
  setTitleface(title_, 22);
  legend_ = new QLabel(page());
  setTypeface(legend_, 13);
  for (QLabel* label : {title_, legend_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setContentsMargins(scoreSheetInset, 0, scoreSheetInset, 0);
    head()->addWidget(label);
    head()->addSpacing(scaled(4));
  }
  head()->addSpacing(scaled(6));
  faces_ = new HandHead(glyphs_, page(), page());
  head()->addWidget(faces_);
  head()->addSpacing(scaled(5));
  auto* rule = new SheetRule(page());
  rules_.push_back(rule);
  head()->addWidget(rule);
}

void ScoreSheet::buildFoot() {
  auto* rule = new SheetRule(page());
  rules_.push_back(rule);
  foot()->addWidget(rule);
  foot()->addSpacing(scaled(7));
  note_ = new QLabel(page());
  note_->setObjectName(QStringLiteral("scoreNote"));
  note_->setTextFormat(Qt::PlainText);
  setTypeface(note_, 13);
  note_->setContentsMargins(scoreSheetInset, 0, scoreSheetInset, scaled(4));
  note_->setWordWrap(true);
  note_->hide();
  foot()->addWidget(note_);
  dealNotes_ = new DealNotes(DealNotes::Of::match, page());
  dealNotes_->setContentsMargins(scoreSheetInset, 0, 0, 0);
  foot()->addWidget(dealNotes_);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  auto const make = [&](auto* button, char const* name, void (ScoreSheet::*wanted)()) {
    button->setObjectName(QString::fromLatin1(name));
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
  };
  // What is wanted now and then weighs less than what closes: all ways out are one thing.
  auto const quiet = [&](char const* name, void (ScoreSheet::*wanted)()) {
    return make(new QuietButton(13, page()), name, wanted);
  };
  copy_ = quiet("scoreCopy", &ScoreSheet::copyWanted);
  print_ = quiet("scorePrint", &ScoreSheet::printWanted);
  pdf_ = quiet("scorePdf", &ScoreSheet::pdfWanted);
  csv_ = quiet("scoreCsv", &ScoreSheet::csvWanted);
  close_ = make(new PaperButton(PaperButton::Kind::main, page()), "scoreClose", &ScoreSheet::closed);
  row->setContentsMargins(scoreSheetInset, 0, scoreSheetInset - PaperButton::ring, 0);
  for (QuietButton* button : {copy_, print_, pdf_, csv_}) {
    button->setFramedPart(button == copy_, button == csv_);
    row->addWidget(button);
  }
  row->addStretch(1);
  row->addWidget(close_);
  foot()->addLayout(row);
}

void ScoreSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (SheetRule* rule : rules_) rule->setColor(theme.rule);
  setInk(title_, theme.onpanel);
  setInk(legend_, theme.onpanel2);
  setInk(nothing_, theme.onpanel);
  setInk(note_, theme.onpanel);
  dealNotes_->setTheme(theme);
  faces_->setTheme(theme);
  for (HandRow* row : rows_) row->setTheme(theme);
  total_->setTheme(theme);
  settlement_->setTheme(theme);
  for (QuietButton* button : {copy_, print_, pdf_, csv_}) button->setTheme(theme);
  close_->setTheme(theme);
  rewriteLines();
}

void ScoreSheet::retranslate() {
  copy_->setText(tr("Copy"));
  print_->setText(tr("Print\u2026"));
  pdf_->setText(tr("PDF\u2026"));
  csv_->setText(tr("CSV\u2026"));
  close_->setText(tr("Close"));
  copy_->setToolTip(tr("For a spreadsheet or a message"));
  csv_->setToolTip(tr("For spreadsheets"));
  nothing_->setText(tr("No hand has been finished yet."));
  legend_->setText(tr("Each hand's score, and under it the total. A row opens that hand's own sheet."));
  note_->hide();
}

void ScoreSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  write();
  rewriteLines();
}

void ScoreSheet::setScene(TableScene const& scene, Wording const& wording) {
  bool const same = scene.rows == scene_.rows && scene.people == scene_.people;
  scene_ = scene;
  wording_ = wordingForAll(scene, wording);
  write();
  if (!same) rewriteLines();
}

// What is open stays open, unless its hand was taken back.
void ScoreSheet::rewriteLines() {
  for (auto const& [hand, lines] : std::map(lines_)) {
    showLines(hand, hand < scene_.rows.size());
    if (!lines_.contains(hand)) rows_[hand]->setChecked(false);
  }
}

QStringList ScoreSheet::figures(PerSeat const& values) const {
  QStringList texts;
  for (std::size_t seat = 0; seat < scene_.people.size(); ++seat)
    texts += Wording::score(values[seat], scene_.halves);
  return texts;
}

// The figures and short names have their room; what was played has the rest, which is never less than a
// third.
HandColumns ScoreSheet::columnsIn(int width) const {
  HandColumns columns;
  columns.seats = static_cast<int>(scene_.people.size());
  columns.number = textWidth(QString::number(std::max<std::size_t>(10, scene_.rows.size())), 13) + 8;
  columns.dealer = textWidth(tr("dealer"), 12) + scaled(12);
  int least = 40;
  auto const widen = [&](PerSeat const& values, double size) {
    for (QString const& figure : figures(values))
      least = std::max(least, textWidth(figure, size, true) + scaled(10));
  };
  for (ScoreRow const& row : scene_.rows) {
    widen(row.scores, HandRow::figureSize);
    widen(row.totals, HandRow::figureSize);
  }
  widen(scene_.totals, HandRow::sumSize);
  if (scene_.matchOver) widen(scene_.settlement, HandRow::sumSize);
  int names = measure(comfortable);
  Wording const brief = wording_.brief();
  for (int seat = 0; seat < columns.seats; ++seat)
    names = std::max(names, textWidth(labelOf(scene_, static_cast<Seat>(seat), brief), 12) + scaled(10));
  int const room = (width - columns.wordsLeft() - HandColumns::margin) * 2 / 3;
  columns.seat = std::clamp(names, least, std::max(least, room / std::max(1, columns.seats)));
  return columns;
}

void ScoreSheet::arrange(int paperWidth) {
  HandColumns const columns = columnsIn(paperWidth - 2 * sideMargin);
  if (columns == columns_) return;
  columns_ = columns;
  writeRows();
  writeSums();
}

void ScoreSheet::write() {
  title_->setText(ScoreWords(scene_).title());
  dealNotes_->setScene(scene_);
  columns_ = columnsIn(paperWidth() - 2 * sideMargin);
  writeRows();
  writeSums();
  bool const empty = scene_.rows.empty();
  nothing_->setVisible(empty);
  legend_->setVisible(!empty);
  for (QuietButton* button : {copy_, print_, pdf_, csv_}) button->setEnabled(!empty);
  layPaper();
}

HandRow* ScoreSheet::row(std::size_t hand) {
  while (rows_.size() <= hand) {
    std::size_t const number = rows_.size();
    auto* made = new HandRow(HandRow::Kind::hand, glyphs_, page());
    made->setTheme(theme());
    made->setObjectName(QStringLiteral("handRow%1").arg(number + 1));
    connect(made, &QAbstractButton::toggled, this, [this, number](bool open) {
      showLines(number, open);
      bringToSight(rows_[number], linesOf(number));
    });
    middle()->insertWidget(middle()->indexOf(total_), made);
    rows_.push_back(made);
  }
  return rows_[hand];
}

// What whoever plays for the hand is called in this game.
QString ScoreSheet::playedBy() const {
  QString shortest;
  for (ScoreRow const& row : scene_.rows) {
    auto const seat = static_cast<std::size_t>(row.leadSeat);
    if (leadOf(row) == nullptr || seat >= row.sheet->roles.size()) continue;
    QString const role = wording_.say(row.sheet->roles[seat]);
    if (!role.isEmpty() && (shortest.isEmpty() || role.size() < shortest.size())) shortest = role;
  }
  return shortest.isEmpty() ? tr("played") : shortest;
}

void ScoreSheet::writeRows() {
  HandHead::Words head{.dealer = tr("dealer"), .played = playedBy(), .avatars = {}, .marks = {}, .names = {}};
  Wording const brief = wording_.brief();
  for (std::size_t seat = 0; seat < scene_.people.size(); ++seat) {
    head.avatars.push_back(scene_.people[seat].avatar);
    head.marks.push_back(pairMarkOf(scene_, static_cast<Seat>(seat)));
    head.names << labelOf(scene_, static_cast<Seat>(seat), brief);
  }
  faces_->setWords(std::move(head), columns_);
  ScoreWords const words(scene_, ScoreWords::To::viewer);
  faces_->setToolTip(asToolTip(words.names().join(QStringLiteral("  \u00B7  "))));
  auto const faceOf = [&](Seat seat) {
    return seat == nobody ? 0 : scene_.people[static_cast<std::size_t>(seat)].avatar;
  };
  for (std::size_t hand = 0; hand < scene_.rows.size(); ++hand) {
    ScoreRow const& played = scene_.rows[hand];
    HandRow::Cells cells;
    cells.number = numberOfRow(scene_, hand);
    cells.words = wording_.say(played.brief);
    if (Result::Part const* const lead = leadOf(played); lead != nullptr)
      cells.words = lead->made ? tr("%1: made", "what was bid").arg(cells.words)
                               : tr("%1: failed", "what was bid").arg(cells.words);
    cells.avatar = faceOf(played.leadSeat);
    cells.dealer = faceOf(played.dealer);
    cells.scores = figures(played.scores);
    cells.totals = figures(played.totals);
    cells.strong = played.leadSeat;
    cells.tinted = hand % 2 == 1;
    cells.spoken = words.spoken(hand);
    HandRow* const shown = row(hand);
    QString const dealer =
        played.dealer == nobody ? QString() : u'\n' + tr("Dealer: %1").arg(words.name(played.dealer));
    shown->setToolTip(asToolTip(words.playedBy(played) + dealer));
    shown->setCells(std::move(cells), columns_);
    shown->show();
  }
  for (std::size_t hand = scene_.rows.size(); hand < rows_.size(); ++hand) rows_[hand]->hide();
}

void ScoreSheet::writeSums() {
  QStringList const names = ScoreWords(scene_, ScoreWords::To::viewer).names();
  auto const fill = [&](HandRow* sum, QString const& label, PerSeat const& values) {
    HandRow::Cells cells;
    cells.words = label;
    cells.scores = figures(values);
    QStringList spoken{label};
    for (qsizetype seat = 0; seat < names.size(); ++seat)
      spoken << names[seat] + QStringLiteral(": ") + cells.scores[seat];
    cells.spoken = spoken.join(QStringLiteral("; "));
    sum->setCells(std::move(cells), columns_);
  };
  fill(total_, tr("total"), scene_.totals);
  fill(settlement_, tr("settlement"), scene_.settlement);
  total_->setVisible(!scene_.rows.empty());
  // Where it is only the totals once more, nobody needs it.
  settlement_->setVisible(scene_.matchOver && scene_.settlement != scene_.totals);
}

void ScoreSheet::showLines(std::size_t hand, bool open) {
  if (auto const old = lines_.find(hand); old != lines_.end()) {
    old->second->hide();
    old->second->deleteLater();
    lines_.erase(old);
  }
  if (open && hand < scene_.rows.size() && scene_.rows[hand].sheet) {
    auto* lines = new HandLines(*scene_.rows[hand].sheet, wording_, theme(), page());
    lines->setObjectName(QStringLiteral("handLines%1").arg(hand + 1));
    middle()->insertWidget(middle()->indexOf(rows_[hand]) + 1, lines);
    lines->show();
    lines_[hand] = lines;
  }
  layPaper();
}

void ScoreSheet::openHand(int hand) {
  if (hand < 0 || static_cast<std::size_t>(hand) >= scene_.rows.size()) return;
  HandRow* const shown = rows_[static_cast<std::size_t>(hand)];
  shown->setChecked(true);
  shown->setFocus(Qt::OtherFocusReason);
  bringToSight(shown, linesOf(static_cast<std::size_t>(hand)));
}

QWidget* ScoreSheet::linesOf(std::size_t hand) const {
  auto const found = lines_.find(hand);
  return found == lines_.end() ? nullptr : found->second;
}

// The latest hand is what one looks for first.
void ScoreSheet::focusFirst() {
  if (scene_.rows.empty()) return close_->setFocus(Qt::OtherFocusReason);
  HandRow* const latest = rows_[scene_.rows.size() - 1];
  latest->setFocus(Qt::OtherFocusReason);
  bringToSight(latest, nullptr);
}

void ScoreSheet::note(QString const& text) {
  note_->setText(text);
  note_->setVisible(!text.isEmpty());
  layPaper();
  QAccessibleEvent said(note_, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

void ScoreSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closed();
  if (event->matches(QKeySequence::Copy) && copy_->isEnabled()) return emit copyWanted();
  Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
