#include "ui/statistics/statistics_page.h"

#include <QLabel>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_bar.h"
#include "ui/statistics/statistics_board.h"
#include "ui/statistics/statistics_fields.h"
#include "ui/statistics/statistics_plots.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr int roomyWindow = 1100;
constexpr int margin = 32;
constexpr int faceSide = 48;
constexpr Length ringOfCards{4};

}  // namespace

StatisticsPage::StatisticsPage(Glyphs* glyphs, QWidget* parent)
    : HouseSheet(QStringLiteral("statistics"), parent),
      glyphs_(glyphs),
      face_(new QLabel(body())),
      title_(new QLabel(body())),
      subtitle_(new QLabel(body())),
      fields_(new StatisticsFields(body())),
      scroll_(new ScrollPage(body())),
      board_(new StatisticsBoard(scroll_)) {
  setTitleface(title_, 25);
  setTypeface(subtitle_, 14);
  title_->setTextFormat(Qt::PlainText);
  scroll_->setWidget(board_);
  scroll_->setFocusPolicy(Qt::NoFocus);  // its plots have it
  scroll_->viewport()->setAutoFillBackground(false);
  board_->setAutoFillBackground(false);
  connect(bar(), &HistoryBar::left, this, &StatisticsPage::closed);
  connect(fields_, &StatisticsFields::changed, this, &StatisticsPage::wanted);
  connect(fields_, &StatisticsFields::comparedChanged, this, &StatisticsPage::showStatistics);
  connect(board_, &StatisticsBoard::read, keys(), &HistoryKeys::tell);
  connect(glyphs, &Glyphs::changed, this, &StatisticsPage::showStatistics);
  retranslate();
}

void StatisticsPage::setTheme(Theme const& theme) {
  HouseSheet::setTheme(theme);
  setInk(title_, theme.onpanel);
  setInk(subtitle_, theme.onpanel2);
  fields_->setTheme(theme);
  scroll_->setTheme(theme);
  board_->setTheme(theme);
  showStatistics();
}

void StatisticsPage::focusFirst() {
  // Where they are too long, the page is to be seen from its beginning.
  if (statistics_.hands > 0 && board_->minimumHeight() <= scroll_->height())
    board_->focusPlot();
  else
    fields_->focusFirst();
}

void StatisticsPage::arrangeBody() {
  bool const wideWindow = width() >= roomyWindow;
  bool const low = body()->height() < 520;
  int const left = measure(wideWindow ? margin : margin / 2);
  int const wide = body()->width() - 2 * left;
  int const side = face_->isHidden() ? 0 : measure(faceSide);
  int y = measure(low ? 4 : 8);
  int const fieldsWide = std::min(fields_->sizeHint().width(), wide);
  int const text = left + (side > 0 ? side + scaled(12) : 0);
  int const needed = std::max(title_->sizeHint().width(), subtitle_->sizeHint().width());
  bool const roomy =
      wideWindow && wide - fieldsWide - (text - left) - scaled(16) >= needed;  // for them beside the title
  int const forText = roomy ? wide - fieldsWide - (text - left) - scaled(16) : wide - (text - left);
  face_->setGeometry(left, y + scaled(2), side, side);
  int const titleHigh = title_->sizeHint().height();
  title_->setGeometry(text, y, forText, titleHigh);
  subtitle_->setGeometry(text, y + titleHigh, forText, subtitle_->sizeHint().height());
  int const fieldsHigh = fields_->sizeHint().height();
  if (roomy) {
    // The ring of the last one stands out of the column.
    int const ring = fields_->offersLevels() ? PaperButton::ring : 0;
    fields_->setGeometry(left + wide - fieldsWide + ring, y, fieldsWide, fieldsHigh);
    y += std::max(titleHigh + subtitle_->sizeHint().height(), fieldsHigh) + measure(low ? 4 : 8);
  } else {
    y += titleHigh + subtitle_->sizeHint().height() + scaled(4);
    fields_->setGeometry(left - scaled(3), y, wide + scaled(3), fieldsHigh);
    y += fieldsHigh + measure(low ? 4 : 8);
  }
  y = placeProblem(left, y, wide);
  board_->setColumn(wide + 2 * ringOfCards);
  scroll_->setGeometry(left - ringOfCards, y, wide + 2 * ringOfCards + SlimScrollBar::thickness(),
                       std::max(0, body()->height() - y - scaled(4)));
  placeEmpty(left, y, wide);
}

void StatisticsPage::setWords(HistoryWords const& words) {
  words_ = words;
  retranslate();
}

void StatisticsPage::setMaker(PlotMaker const* maker) { board_->setMaker(maker); }

void StatisticsPage::setStatistics(Statistics const& statistics) {
  statistics_ = statistics;
  isCounted_ = true;
  fields_->setChoices(statistics, words_);
  retranslate();
}

StatisticsFilter StatisticsPage::filter() const { return fields_->filter(); }

QPixmap StatisticsPage::pictureOf(CountedName const& name) const {
  GameInfo const* const game = words_.infoOf(statistics_.filter.game);
  if (game == nullptr || name.kind != CountedName::Kind::rank) return {};
  QString const picture = Glyphs::nameOf(args::rank(static_cast<Rank>(name.number)), *game->deck);
  return picture.isEmpty() ? QPixmap()
                           : glyphs_->picture(picture, {measure(17), measure(22)}, devicePixelRatioF());
}

void StatisticsPage::showStatistics() {
  bool const any = isCounted_ && statistics_.hands > 0;
  scroll_->setVisible(any);
  empty()->setVisible(isCounted_ && !any);
  face_->setVisible(any);
  if (any) {
    StatisticsWords const words(words_, words_.infoOf(statistics_.filter.game));
    face_->setPixmap(glyphs_->avatar(statistics_.avatar, measure(faceSide), devicePixelRatioF()));
    title_->setText(words.title(statistics_));
    subtitle_->setText(words.subtitle(statistics_));
    if (statistics_.uncounted > 0)
      subtitle_->setText(subtitle_->text() + QStringLiteral(" \u00B7 ") +
                         tr("%n match(es) still to be counted", nullptr, statistics_.uncounted));
    board_->setFigures(words.figures(statistics_));
    board_->setFinding(words.finding(statistics_));
    board_->setPlots(
        plotsOf(statistics_, words,
                {theme(), fields_->compared(), [this](CountedName const& name) { return pictureOf(name); }}),
        HistoryWords::locale());
  } else {
    title_->setText(tr("Statistics"));
    subtitle_->clear();
    empty()->setText(
        !hasProblem()
            ? tr("There is nothing to count yet: hands count once a person has played them to their end.")
            : QString());
  }
  arrangeBody();
}

void StatisticsPage::showKeys() {
  keys()->setWords(isCounted_ && statistics_.hands == 0
                       ? keysOfNothing()
                       : tr("Tab goes from plot to plot, arrows read its points, T shows a plot as a table, "
                            "Ctrl+C copies it, Ctrl+Tab goes to the next page."));
}

void StatisticsPage::retranslate() {
  setAccessibleName(tr("Statistics"));
  showKeys();
  if (isCounted_) fields_->setChoices(statistics_, words_);
  showStatistics();
}

// There are two.
void StatisticsPage::focusNextPart(int /*step*/) {
  if (fields_->hasFocusInside() && statistics_.hands > 0)
    board_->focusPlot();
  else
    fields_->focusFirst();
}

}  // namespace giaguaro
