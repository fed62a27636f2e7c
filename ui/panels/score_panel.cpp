#include "ui/panels/score_panel.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/explanation_list.h"
#include "ui/panels/match_strip.h"
#include "ui/panels/score_line.h"
#include "ui/plates/pair_mark.h"
#include "ui/scene/scene_wording.h"
#include "ui/score/sheet_line.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length scorePanelInset{12};  // the lines bring 8 more of their own
constexpr Length face{26};
constexpr Length markSide{9};      // of a pair
constexpr Length comfortable{49};  // of a column of figures

}  // namespace

// The faces of the seats, above the columns of their figures.
class ScorePanel::Faces : public QWidget {
 public:
  Faces(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  }
  void setColumn(int width) {
    column_ = width;
    update();
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void setPeople(std::vector<int> avatars, std::vector<PairMark> marks, QStringList const& names) {
    avatars_ = std::move(avatars);
    marks_ = std::move(marks);
    names_ = names;
    setAccessibleName(names.join(QStringLiteral(", ")));
    setToolTip(asToolTip(names.join(QStringLiteral("  \u00B7  "))));
    update();
  }
  QSize sizeHint() const override { return {scaled(300), face + scaled(6)}; }
  QSize minimumSizeHint() const override { return {scaled(200), face + scaled(6)}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    int const count = static_cast<int>(avatars_.size());
    for (int i = 0; i < count; ++i) {
      int const left = width() - ScoreLine::margin - (count - 1 - i) * column_ - face + 1;
      painter.drawPixmap(left, 0,
                         glyphs_->avatar(avatars_[static_cast<std::size_t>(i)], face, devicePixelRatioF()));
      PairMark const mark = marks_[static_cast<std::size_t>(i)];
      paintPairShape(painter, mark, QPointF(left + scaled(4), face - scaled(4)), markSide,
                     pairColour(mark, theme_), theme_.onpanel, 1.2);
    }
  }

 private:
  Glyphs* glyphs_;
  Theme theme_;
  std::vector<int> avatars_;
  std::vector<PairMark> marks_;  // one each
  QStringList names_;
  int column_ = 40;
};

ScorePanel::ScorePanel(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      column_(new QVBoxLayout(this)),
      heading_(new Heading(this)),
      strip_(new MatchStrip(this)),
      faces_(new Faces(glyphs, this)),
      totals_(new ScoreLine(glyphs, this)),
      settlement_(new ScoreLine(glyphs, this)),
      next_(new QLabel(this)),
      sheet_(new PaperButton(PaperButton::Kind::plain, this)),
      explanations_(new ExplanationList(glyphs, QStringLiteral("scoreWhy"), this)) {
  next_->setObjectName(QStringLiteral("scoreNext"));
  next_->setWordWrap(true);
  setTypeface(next_, 14);
  next_->setContentsMargins(scaledMargins(8, 0, 8, 0));
  auto* top = new QVBoxLayout;
  top->setContentsMargins(scaledMargins(8, 0, 8, 0));
  top->addWidget(heading_);
  top->addWidget(strip_);
  column_->setContentsMargins(scorePanelInset, scaled(16), scorePanelInset, scaled(12));
  column_->setSpacing(0);
  column_->addLayout(top);
  column_->addSpacing(scaled(8));
  column_->addWidget(faces_);
  column_->addWidget(totals_);
  column_->addWidget(settlement_);
  column_->addWidget(next_);
  column_->addSpacing(scaled(12));
  auto* bottom = new QHBoxLayout;
  bottom->setContentsMargins(scaledMargins(8, 0, 8, 0));
  bottom->addWidget(sheet_, 0, Qt::AlignLeft);
  column_->addLayout(bottom);
  explanations_->setContentsMargins(scaledMargins(8, 20, 8, 0));
  column_->addWidget(explanations_);
  column_->addStretch(1);
  sheet_->setObjectName(QStringLiteral("openScoreSheet"));
  sheet_->setTextSize(13);
  sheet_->setFlush();
  connect(sheet_, &QPushButton::clicked, this, [this] { emit sheetWanted(-1); });
}

void ScorePanel::setTheme(Theme const& theme) {
  theme_ = theme;
  heading_->setTheme(theme);
  strip_->setTheme(theme);
  faces_->setTheme(theme);
  totals_->setTheme(theme);
  settlement_->setTheme(theme);
  for (ScoreLine* line : lines_) line->setTheme(theme);
  setInk(next_, theme.onpanel);
  sheet_->setTheme(theme);
  explanations_->setTheme(theme);
}

void ScorePanel::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wording;
  write();
}

void ScorePanel::setNarrow(bool narrow) { explanations_->setShown(!narrow); }

std::vector<Seat> ScorePanel::order() const {
  std::vector<Seat> order;
  int const players = static_cast<int>(scene_.people.size());
  for (int i = 0; i < players; ++i)
    order.push_back(seatAfter(scene_.bottom == nobody ? Seat{0} : scene_.bottom, players, i));
  return order;
}

ScoreLine* ScorePanel::line(std::size_t index) {
  while (lines_.size() <= index) {
    auto* line = new ScoreLine(glyphs_, this);
    line->setTheme(theme_);
    line->setObjectName(QStringLiteral("scoreLine%1").arg(lines_.size() + 1));
    line->setOpens(true);
    int const hand = static_cast<int>(lines_.size());
    connect(line, &ScoreLine::clicked, this, [this, hand] { emit sheetWanted(hand); });
    column_->insertWidget(column_->indexOf(totals_), line);
    lines_.push_back(line);
  }
  return lines_[index];
}

QStringList ScorePanel::figures(PerSeat const& values) const {
  QStringList texts;
  for (Seat const seat : order())
    texts += Wording::score(values[static_cast<std::size_t>(seat)], scene_.halves);
  return texts;
}

QString ScorePanel::spoken(QString const& before, QStringList const& texts) const {
  QStringList parts{before};
  std::vector<Seat> const seats = order();
  for (std::size_t i = 0; i < seats.size(); ++i)
    parts += labelOf(scene_, seats[i], wording_) + QStringLiteral(": ") + texts[static_cast<qsizetype>(i)];
  return parts.join(QStringLiteral(", "));
}

// Figures stand comfortably apart, unless the words before them need the room; where even the faces have none
// left, the figures are smaller.
void ScorePanel::placeColumns() {
  int const number = textWidth(QString::number(scene_.rows.size()), 13) + 8;
  int const seats = std::max(1, static_cast<int>(scene_.people.size()));
  int const room = width() - 2 * (scorePanelInset + ScoreLine::margin) - number;
  int words = textWidth(tr("settlement"), 14, true);
  ScoreLine::Columns columns{.number = number};
  columns.marks =
      std::ranges::any_of(scene_.rows, [](ScoreRow const& row) { return leadOf(row) != nullptr; });
  for (auto const& row : scene_.rows) {
    auto const [label, result] = labelAndFigure(wording_.say(row.brief));
    int const wide = textWidth(label, 13) + (result.isEmpty() ? 0 : scaled(12) + textWidth(result, 13));
    if (!result.isEmpty()) columns.label = std::max(columns.label, wide);
    words = std::max(words, wide + ScoreLine::roomForFace(columns) + scaled(4));
  }
  for (bool const crowded : {false, true}) {
    int least = face + scaled(4);
    auto const widen = [&](PerSeat const& values, bool total) {
      for (QString const& figure : figures(values))
        least = std::max(least, textWidth(figure, ScoreLine::textSize(total, crowded), true) + 8);
    };
    for (auto const& row : scene_.rows) widen(row.scores, false);
    widen(scene_.totals, true);
    if (scene_.matchOver) widen(scene_.settlement, true);
    columns.figure = std::clamp((room - words) / seats, least, std::max<int>(least, comfortable));
    columns.widest = least - scaled(8);
    columns.crowded = crowded;
    if (columns.figure * seats + ScoreLine::faceSide + scaled(4) <= room) break;
  }
  // Rather too close together than beyond the edge.
  columns.figure = std::min(columns.figure, std::max(1, (room + number) / seats));
  // Rather no faces than a hand without its name.
  int const most = ScoreLine::roomForWords(width() - 2 * scorePanelInset, columns, seats);
  columns.faces = std::ranges::none_of(scene_.rows, [&](ScoreRow const& row) {
    QString const label = wording_.say(row.brief);
    return ScoreLine::fits(label, most) && !ScoreLine::fits(label, most - ScoreLine::roomForFace(columns));
  });
  faces_->setColumn(columns.figure);
  for (ScoreLine* line : lines_) line->setColumns(columns);
  totals_->setColumns(columns);
  settlement_->setColumns(columns);
}

void ScorePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeColumns();
}

// The first result, or one that came to nothing before it: there is no course yet.
bool ScorePanel::tellsNext() const {
  return scene_.showResult && !scene_.matchOver && scene_.seen.result && scene_.handsPlayed() <= 1 &&
         scene_.rows.size() <= 1;
}

void ScorePanel::writeNext() {
  bool const none = scene_.rows.empty();
  int const played = scene_.handsPlayed();
  strip_->setHands(tellsNext() ? scene_.handCount : 0, played);
  next_->setVisible(tellsNext() || none);
  QStringList said;
  if (tellsNext() && scene_.seen.result->isVoid)
    said << tr("Nobody scores: hand %1 is dealt again.").arg(played + 1);
  else if (none)
    said << tr("No hand has been finished yet.");
  if (tellsNext() && scene_.handCount > played)
    said << tr("%n hand(s) to come.", nullptr, scene_.handCount - played);
  if (tellsNext() && !scene_.seen.result->isVoid)
    said << tr("From the second hand on the totals stand here.");
  next_->setText(said.join(u' '));
}

void ScorePanel::write() {
  bool const listed = !tellsNext();
  writeNext();
  std::size_t const hands = listed ? scene_.rows.size() : 0;
  heading_->setText(listed ? tr("Hands") : tr("What comes next"));
  heading_->setNote(scene_.handCount > 0
                        ? tr("%1 of %2 played").arg(scene_.handsPlayed()).arg(scene_.handCount)
                        : QString());

  std::vector<int> avatars;
  std::vector<PairMark> marks;
  QStringList names;
  for (Seat const seat : order()) {
    marks.push_back(pairMarkOf(scene_, seat));
    avatars.push_back(scene_.people[static_cast<std::size_t>(seat)].avatar);
    names += labelOf(scene_, seat, wording_);
  }
  faces_->setPeople(avatars, std::move(marks), names);
  faces_->setVisible(hands > 0);

  for (std::size_t i = 0; i < hands; ++i) writeHand(i);
  for (std::size_t i = hands; i < lines_.size(); ++i) lines_[i]->hide();
  writeSum(totals_, tr("total"), scene_.totals);
  totals_->setVisible(listed &&
                      (hands > 1 || scene_.totals != (hands == 1 ? scene_.rows.front().scores : PerSeat{})));
  writeSum(settlement_, tr("settlement"), scene_.settlement);
  // Where it is only the totals once more, nobody needs it.
  settlement_->setVisible(listed && scene_.matchOver && scene_.settlement != scene_.totals);
  sheet_->setText(tr("Score sheet\u2026"));
  sheet_->setVisible(!scene_.rows.empty());
  explanations_->setScene(scene_, wording_);
  placeColumns();
}

void ScorePanel::writeHand(std::size_t index) {
  auto const& row = scene_.rows[index];
  ScoreLine::Cells cells;
  cells.number = numberOfRow(scene_, index);
  QString const brief = wording_.say(row.brief);
  std::tie(cells.label, cells.result) = labelAndFigure(brief);
  cells.figures = figures(row.scores);
  cells.latest = scene_.showResult && index + 1 == scene_.rows.size();
  QString told = brief;
  if (Result::Part const* const lead = leadOf(row); lead != nullptr) {
    cells.made = lead->made;
    //: %1 is what was bid, or what was called
    told = (lead->made ? tr("%1: made") : tr("%1: failed")).arg(brief);
  }
  QString before = titleOfRow(scene_, index, told);
  if (row.leadSeat != nobody) {
    std::vector<Seat> const seats = order();
    cells.avatar = scene_.people[static_cast<std::size_t>(row.leadSeat)].avatar;
    cells.strong.push_back(static_cast<int>(std::ranges::find(seats, row.leadSeat) - seats.begin()));
    before += QStringLiteral(", ") + labelOf(scene_, row.leadSeat, wording_);
  }
  cells.spoken = spoken(before, cells.figures);
  ScoreLine* shown = line(index);
  shown->setToolTip(asToolTip(told));
  shown->setCells(std::move(cells));
  shown->show();
}

void ScorePanel::writeSum(ScoreLine* line, QString const& label, PerSeat const& values) {
  ScoreLine::Cells cells;
  cells.label = label;
  cells.total = true;
  cells.figures = figures(values);
  cells.spoken = spoken(label, cells.figures);
  line->setCells(std::move(cells));
}

}  // namespace giaguaro
