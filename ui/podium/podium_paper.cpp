#include "ui/podium/podium_paper.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <cstdlib>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/podium/dear_hand.h"
#include "ui/scene/scene_wording.h"
#include "ui/score/match_course.h"
#include "ui/sheets/sheet.h"
#include "ui/text/noun.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {
namespace {

constexpr std::size_t mostDear = 3;
constexpr double largeTitle = 23, smallTitle = 19, noteText = 14, linkText = 13, leastTitle = 19;
constexpr int paperAside = 26, paperAbove = 20;
constexpr int leastChart = 96;

constexpr Phrase madeWith{phrase("podium", "made with {points} [points:point/points]", "podium.made")};
constexpr Phrase failedWith{phrase("podium", "failed with {points} [points:point/points]", "podium.failed")};

// Within a line.
QString small(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toLower();
  return text;
}

}  // namespace

PodiumPaper::PodiumPaper(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), scroll_(new ScrollPage(this)), text_(new QWidget) {
  setObjectName(QStringLiteral("podiumPaper"));
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(scaledMargins(10, 10, 10, 10));
  all->addWidget(scroll_);
  scroll_->setWidget(text_);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->viewport()->setAutoFillBackground(false);
  text_->setAutoFillBackground(false);
  build();
  applyScale();
  connect(glyphs, &Glyphs::changed, this, &PodiumPaper::giveIcons);
}

void PodiumPaper::build() {
  auto* column = new QVBoxLayout(text_);
  column->setContentsMargins(paperAside - scaled(10), paperAbove - scaled(10), paperAside - scaled(10),
                             paperAbove - scaled(14));
  column->setSpacing(scaled(3));
  auto const head = [&](QLabel*& title, QLabel*& note) {
    auto* row = new QHBoxLayout;
    title = new QLabel(text_);
    note = new QLabel(text_);
    for (QLabel* label : {title, note}) label->setTextFormat(Qt::PlainText);
    row->addWidget(title, 1);
    row->addWidget(note, 0, Qt::AlignVCenter);
    column->addLayout(row);
  };
  auto const rule = [&] {
    column->addSpacing(scaled(5));
    rules_.push_back(new SheetRule(text_));
    column->addWidget(rules_.back());
    column->addSpacing(scaled(5));
  };
  head(course_, length_);
  chart_ = new MatchCourse(glyphs_, text_);
  chart_->setObjectName(QStringLiteral("podiumCourse"));
  chart_->setFigures(true);
  chart_->setWhole(true);
  chart_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  column->addSpacing(scaled(6));
  column->addWidget(chart_, 1);
  rule();
  head(hands_, whose_);
  for (std::size_t i = 0; i < mostDear; ++i) {
    dear_.push_back(new DearHand(glyphs_, text_));
    dear_.back()->setObjectName(QStringLiteral("dearHand_%1").arg(i));
    connect(dear_.back(), &QAbstractButton::clicked, this, [this, i] { emit scoreSheetWanted(rows_[i]); });
    column->addWidget(dear_.back());
  }
  rule();
  now_ = new QLabel(text_);
  now_->setTextFormat(Qt::PlainText);
  column->addWidget(now_);
  buildButtons(column);
}

void PodiumPaper::buildButtons(QBoxLayout* column) {
  auto const button = [&](PaperButton::Kind kind, char const* name, auto signal) {
    auto* made = new PaperButton(kind, text_);
    made->setObjectName(QLatin1String(name));
    connect(made, &QPushButton::clicked, this, signal);
    return made;
  };
  onceMore_ = button(PaperButton::Kind::main, "onceMore", &PodiumPaper::onceMoreWanted);
  review_ = button(PaperButton::Kind::plain, "reviewMatch", &PodiumPaper::reviewWanted);
  newMatch_ = button(PaperButton::Kind::plain, "newMatch", &PodiumPaper::newMatchWanted);
  onceMore_->setPadding(16);
  column->addWidget(onceMore_);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  for (PaperButton* each : {review_, newMatch_}) {
    each->setPadding(8);
    row->addWidget(each, 1);
  }
  column->addLayout(row);
  auto* quiet = new QHBoxLayout;
  quiet->setContentsMargins(scaledMargins(5, 2, 5, 0));
  auto const aside = [&](char const* name) {
    auto* made = new QuietButton(linkText, text_);
    made->setObjectName(QLatin1String(name));
    made->setPlain();
    return made;
  };
  scoreSheet_ = aside("podiumScores");
  duplicate_ = aside("podiumDuplicate");
  back_ = aside("lastResult");
  quiet->addWidget(scoreSheet_);
  quiet->addStretch(1);
  quiet->addWidget(duplicate_);
  quiet->addStretch(1);
  quiet->addWidget(back_);
  column->addLayout(quiet);
  connect(scoreSheet_, &QPushButton::clicked, this, [this] { emit scoreSheetWanted(-1); });
  connect(duplicate_, &QPushButton::clicked, this, &PodiumPaper::duplicateWanted);
  connect(back_, &QPushButton::clicked, this, &PodiumPaper::backWanted);
}

void PodiumPaper::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.onpanel);
  setPalette(palette);
  scroll_->setTheme(theme);
  for (QLabel* label : {course_, hands_, now_}) setInk(label, theme.onpanel);
  for (QLabel* label : {length_, whose_}) setInk(label, theme.onpanel2);
  chart_->setTheme(theme);
  for (SheetRule* rule : rules_) rule->setColor(theme.rule);
  for (DearHand* hand : dear_) hand->setTheme(theme);
  for (PaperButton* button : {onceMore_, review_, newMatch_}) button->setTheme(theme);
  for (QuietButton* button : {scoreSheet_, duplicate_, back_}) button->setTheme(theme);
  giveIcons();
  update();
}

void PodiumPaper::giveIcons() {
  auto const give = [this](PaperButton* button, char const* name, QColor const& ink) {
    QPixmap const picture =
        glyphs_->mark(QLatin1String(name), button->iconSize().width(), devicePixelRatioF(), ink);
    if (!picture.isNull()) button->setIcon(QIcon(picture));
  };
  give(onceMore_, "dealer", theme_.palette().color(QPalette::HighlightedText));
  give(review_, "eye", theme_.onpanel);
  give(newMatch_, "new_game", theme_.onpanel);
}

void PodiumPaper::setScale(double scale) {
  if (scale == scale_) return;
  scale_ = scale;
  applyScale();
}

void PodiumPaper::applyScale() {
  setTitleface(course_, largeTitle * scale_);
  for (QLabel* label : {hands_, now_}) setTitleface(label, std::max(leastTitle, smallTitle * scale_));
  for (QLabel* label : {length_, whose_}) setTypeface(label, noteText * scale_);
  chart_->setScale(scale_);
  chart_->setMinimumHeight(measure(leastChart * scale_));
  for (DearHand* hand : dear_) hand->setScale(scale_);
  onceMore_->setTextSize(16.5 * scale_);
  onceMore_->setMinimumHeight(measure(54 * scale_));
  for (PaperButton* button : {review_, newMatch_}) button->setTextSize(14 * scale_);
  for (PaperButton* button : {onceMore_, review_, newMatch_})
    button->setIconSize(QSize(measure(19 * scale_), measure(19 * scale_)));
  for (QuietButton* button : {scoreSheet_, duplicate_, back_}) button->setTextSize(linkText * scale_);
  giveIcons();
}

void PodiumPaper::focusFirst() { onceMore_->setFocus(Qt::OtherFocusReason); }

std::vector<std::size_t> PodiumPaper::dearestHands(TableScene const& scene, Seat seat, std::size_t most) {
  auto const cost = [&](std::size_t row) {
    return std::abs(scene.rows[row].scores[static_cast<std::size_t>(seat)]);
  };
  std::vector<std::size_t> rows;
  for (std::size_t row = 0; row < scene.rows.size(); ++row)
    if (!scene.rows[row].isVoid && cost(row) > 0) rows.push_back(row);
  // Of equal ones the later: it decided more.
  std::ranges::reverse(rows);
  std::ranges::stable_sort(rows, std::ranges::greater(), cost);
  rows.resize(std::min(rows.size(), most));
  return rows;
}

void PodiumPaper::setScene(TableScene const& scene, Wording const& wording, Seat seat) {
  course_->setText(tr("How it went"));
  length_->setText(tr("%n hand(s)", nullptr, scene.handsPlayed()));
  chart_->setTotals(totalsOf(scene, wording));
  hands_->setText(tr("The deciding hands"));
  whose_->setText(seat == nobody         ? QString()
                  : seat == scene.viewer ? tr("for you")
                                         : tr("for %1").arg(labelOf(scene, seat, wording)));
  writeHands(scene, wording.brief(), seat);
  now_->setText(tr("And now?"));
  onceMore_->setText(tr("Play again at this table"));
  review_->setText(tr("Review the match"));
  newMatch_->setText(tr("A different game"));
  scoreSheet_->setText(tr("Score sheet"));
  scoreSheet_->setToolTip(tr("All hands, to print or save"));
  duplicate_->setText(tr("Duplicate"));
  duplicate_->setToolTip(tr("The same deals with a computer player in your seat"));
  duplicate_->setVisible(std::ranges::any_of(scene.people, &Person::human));
  back_->setText(tr("The last hand"));
  review_->setEnabled(scene.handsPlayed() > 0);
}

void PodiumPaper::writeHands(TableScene const& scene, Wording const& wording, Seat seat) {
  rows_.clear();
  if (seat != nobody)
    for (std::size_t const row : dearestHands(scene, seat, mostDear)) rows_.push_back(static_cast<int>(row));
  QStringList titles;
  for (int const row : rows_)
    if (auto const& sheet = scene.rows[static_cast<std::size_t>(row)].sheet; sheet != nullptr)
      titles += wording.say(sheet->title);
  bool const titlesAlike = titles.removeDuplicates() > 0;
  for (std::size_t i = 0; i < dear_.size(); ++i) {
    dear_[i]->setVisible(i < rows_.size());
    if (i >= rows_.size()) continue;
    auto const place = static_cast<std::size_t>(rows_[i]);
    ScoreRow const& row = scene.rows[place];
    Result const* const sheet = row.sheet.get();
    DearHand::Words words;
    words.deck = &wording.deck();
    if (sheet != nullptr) words.card = sheet->shownCard;
    // Where nobody has taken it on, whoever had most of it.
    std::size_t lead = 0;
    for (std::size_t other = 1; other < scene.people.size(); ++other)
      if (row.scores[other] > row.scores[lead]) lead = other;
    if (row.leadSeat != nobody) lead = static_cast<std::size_t>(row.leadSeat);
    words.avatar = scene.people[lead].avatar;
    words.title = wording.say(sheet != nullptr ? sheet->title : row.brief);
    words.hand = tr("hand %1").arg(numberOfRow(scene, place));
    if (sheet != nullptr) words.line = wording.say(sheet->subtitle);
    // In a few words where somebody was after so many points: the sheet's title says it at length.
    if (sheet != nullptr && sheet->leadSeat != nobody && sheet->bar.total > 0) {
      //: a hand that decided the match: %1 is who played it, %2 the contract ("guard without")
      words.title =
          tr("%1: %2").arg(labelOf(scene, sheet->leadSeat, wording), small(wording.say(sheet->brief)));
      words.line = wording.say(
          say(sheet->parts[lead].made ? madeWith : failedWith, {args::points(2 * sheet->bar.value)}));
    }
    // Where each plays for itself, what this one made of it; and whatever tells these hands apart.
    if (sheet != nullptr && static_cast<std::size_t>(seat) < sheet->shares.size()) {
      if (!titlesAlike || words.line.isEmpty()) words.line = words.title;
      words.title = capitalised(wording.say(sheet->shares[static_cast<std::size_t>(seat)]));
      for (Argument const& argument : sheet->brief.arguments)
        if (argument.kind == Argument::Kind::suit) words.glyph = Glyphs::nameOf(argument, wording.deck());
    }
    std::int32_t const score = row.scores[static_cast<std::size_t>(seat)];
    words.figure = Wording::score(score, scene.halves);
    words.gain = score > 0;
    dear_[i]->setWords(std::move(words));
  }
  bool const any = !rows_.empty();
  for (QWidget* part :
       {static_cast<QWidget*>(hands_), static_cast<QWidget*>(whose_), static_cast<QWidget*>(rules_.front())})
    part->setVisible(any);
}

void PodiumPaper::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const paper =
      QRectF(rect()).adjusted(scaledReal(0.75), scaledReal(0.75), scaledReal(-0.75), scaledReal(-0.75));
  QLinearGradient ground(paper.topLeft(), paper.bottomLeft());
  ground.setStops({{0, theme_.plain ? theme_.panel : mixed(theme_.panel, Qt::white, 0.08)},
                   {1, theme_.plain ? theme_.panel : mixed(theme_.panel, theme_.soft, 0.45)}});
  painter.setPen(QPen(theme_.plain ? theme_.rule : Theme::paperEdge(), scaledReal(1.5)));
  painter.setBrush(ground);
  painter.drawRoundedRect(paper, scaledReal(12), scaledReal(12));
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(paper.adjusted(scaled(7), scaled(7), scaled(-7), scaled(-7)), scaledReal(7),
                          scaledReal(7));
}

}  // namespace giaguaro
