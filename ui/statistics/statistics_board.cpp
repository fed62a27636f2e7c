#include "ui/statistics/statistics_board.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/guide_head.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/felt_plaque.h"
#include "ui/statistics/figure_tile.h"
#include "ui/statistics/plot_card.h"

namespace giaguaro {

namespace {

constexpr Length boardGap{12};
constexpr Length cardFrame{4};  // cards stand so much out of their columns
constexpr Length twoColumns{1000};
constexpr Length plaqueTop{2};
constexpr Length findingInset{18};
constexpr Length headRadius{13};
constexpr double findingSize = 15;
constexpr double leastFinding = 14;

}  // namespace

StatisticsBoard::StatisticsBoard(QWidget* parent) : QWidget(parent), finding_(new QLabel(this)) {
  finding_->setObjectName(QStringLiteral("statisticsFinding"));
  finding_->setTextFormat(Qt::PlainText);
  finding_->setWordWrap(true);
  finding_->hide();
}

void StatisticsBoard::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(finding_, theme.onplate);
  for (FigureTile* tile : tiles_) tile->setTheme(theme);
  for (PlotCard* card : cards_) card->setTheme(theme);
}

void StatisticsBoard::setMaker(PlotMaker const* maker) {
  maker_ = maker;
  for (PlotCard* card : cards_) card->setMaker(maker);
}

void StatisticsBoard::setFigures(std::vector<CountedFigure> const& figures) {
  while (tiles_.size() < figures.size()) {
    tiles_.push_back(new FigureTile(this));
    tiles_.back()->setTheme(theme_);
  }
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    if (i < figures.size()) tiles_[i]->setFigure(figures[i]);
    tiles_[i]->setVisible(i < figures.size());
  }
  arrange();
}

void StatisticsBoard::setFinding(QString const& finding) {
  finding_->setText(finding);
  finding_->setVisible(!finding.isEmpty());
  arrange();
}

// What the figures come to stands under them, said by the guide. Answers where it ends.
int StatisticsBoard::arrangeFinding(int top) {
  if (finding_->isHidden()) return top;
  int const left = cardFrame + findingInset + 2 * headRadius + scaled(10);
  int const wide = cardFrame + columnWide() - scaled(20) - left;
  // In one line, where it is no smaller than a sentence by that.
  double size = findingSize;
  while (size > leastFinding && textWidth(finding_->text(), size) > wide) size -= 0.5;
  setTypeface(finding_, size);
  int const high = std::max(finding_->heightForWidth(std::max(1, wide)), 2 * headRadius);
  finding_->setGeometry(left, top + scaled(5), wide, high);
  return top + high + scaled(10);
}

void StatisticsBoard::setPlots(std::vector<Plot> const& plots, QLocale const& locale) {
  while (cards_.size() < plots.size()) {
    auto* card = new PlotCard(this);
    card->setObjectName(QStringLiteral("plot_%1").arg(cards_.size()));
    card->setTheme(theme_);
    card->setMaker(maker_);
    connect(card, &PlotCard::read, this, &StatisticsBoard::read);
    cards_.push_back(card);
  }
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    cards_[i]->setVisible(i < plots.size());
    if (i < plots.size()) cards_[i]->setPlot(plots[i], locale);
  }
  arrange();
}

void StatisticsBoard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void StatisticsBoard::setColumn(int wide) {
  if (wide == column_) return;
  column_ = wide;
  arrange();
}

int StatisticsBoard::columnWide() const {
  return (column_ > 0 ? std::min(column_, width()) : width()) - 2 * cardFrame;
}

void StatisticsBoard::arrange() {
  joints_.clear();
  int const wide = columnWide();
  int const figuresEnd = arrangeTiles(plaqueTop);
  int const plaqueEnd = arrangeFinding(figuresEnd);
  plaque_ = plaqueEnd > plaqueTop ? QRect(cardFrame, plaqueTop, wide, plaqueEnd - plaqueTop) : QRect();
  if (plaqueEnd > figuresEnd && figuresEnd > plaqueTop)
    joints_.emplace_back(cardFrame + scaled(16), figuresEnd, cardFrame + wide - scaled(16), figuresEnd);
  int const y = plaque_.isEmpty() ? cardFrame : plaqueEnd + scaled(12);
  update();
  int const plots =
      static_cast<int>(std::ranges::count_if(cards_, [](PlotCard* card) { return !card->isHidden(); }));
  if (plots == 0) return;
  int const columns = wide >= twoColumns && plots > 1 ? 2 : 1;
  int const rows = (plots + columns - 1) / columns;
  int const least = cards_.front()->sizeHint().height() - 2 * cardFrame;
  int const room = (height() - y - (rows - 1) * boardGap - cardFrame) / rows;
  int const tall = std::max(least, room);
  int const each = (wide - (columns - 1) * boardGap) / columns;
  for (int i = 0; i < plots; ++i) {
    bool const isAlone = i == plots - 1 && i % columns == 0;  // in its row, of which it has all
    cards_[static_cast<std::size_t>(i)]->setGeometry(
        (i % columns) * (each + boardGap), y + (i / columns) * (tall + boardGap) - cardFrame,
        (isAlone ? wide : each) + 2 * cardFrame, tall + 2 * cardFrame);
  }
  setMinimumHeight(y + rows * least + (rows - 1) * boardGap + cardFrame);
}

// Answers where they end. As many in a row as there is room for, and in each row about as many.
int StatisticsBoard::arrangeTiles(int top) {
  int const wide = columnWide();
  int const tiles =
      static_cast<int>(std::ranges::count_if(tiles_, [](FigureTile* tile) { return !tile->isHidden(); }));
  if (tiles == 0) return top;
  int needs = 0;
  for (int i = 0; i < tiles; ++i)
    needs = std::max(needs, tiles_[static_cast<std::size_t>(i)]->sizeHint().width());
  int const most = std::clamp(wide / needs, 1, tiles);
  int const rows = (tiles + most - 1) / most;
  int const inRow = (tiles + rows - 1) / rows;
  int const tall = tiles_.front()->sizeHint().height();
  // The first row has fewer where they do not come out even, so that no place stays empty.
  int const first = tiles - (rows - 1) * inRow;
  for (int i = 0; i < tiles; ++i) {
    int const row = i < first ? 0 : 1 + (i - first) / inRow;
    int const place = row == 0 ? i : (i - first) % inRow;
    auto const edge = [&](int tile) { return cardFrame + tile * wide / (row == 0 ? first : inRow); };
    int const left = edge(place);
    int const y = top + row * tall;
    FigureTile* const tile = tiles_[static_cast<std::size_t>(i)];
    tile->setLeading(i == 0);
    tile->setGeometry(left, y, edge(place + 1) - left, tall);
    if (place > 0)
      joints_.emplace_back(left, y + scaled(14), left, y + tall - scaled(14));
    else if (row > 0)
      joints_.emplace_back(left + scaled(16), y, cardFrame + wide - scaled(16), y);
  }
  return top + rows * tall;
}

void StatisticsBoard::paintEvent(QPaintEvent*) {
  if (plaque_.isEmpty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintFeltPlaque(
      painter, QRectF(plaque_).adjusted(scaledReal(0.7), scaledReal(0.7), scaledReal(-0.7), scaledReal(-0.7)),
      theme_);
  painter.setPen(QPen(jointOnFelt(theme_), scaledReal(1)));
  for (QLine const& joint : joints_) painter.drawLine(joint);
  if (finding_->isHidden()) return;
  QPointF const head(cardFrame + findingInset + headRadius,
                     finding_->geometry().center().y() + scaledReal(0.5));
  paintGuideHead(painter, head, headRadius, theme_);
}

bool StatisticsBoard::hasFocusInside() const {
  QWidget const* const focus = window()->focusWidget();
  return focus != nullptr && isAncestorOf(focus);
}

void StatisticsBoard::focusPlot() {
  if (!cards_.empty() && !cards_.front()->isHidden()) cards_.front()->setFocus(Qt::OtherFocusReason);
}

}  // namespace giaguaro
