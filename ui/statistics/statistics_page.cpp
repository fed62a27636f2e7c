#include "ui/statistics/statistics_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/history/history_bar.h"
#include "ui/history/house_tabs.h"
#include "ui/statistics/statistics_board.h"
#include "ui/statistics/statistics_fields.h"
#include "ui/statistics/statistics_plots.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/slim_scroll_bar.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

namespace {

constexpr int roomyWindow = 1100;
constexpr int margin = 32;
constexpr int faceSide = 48;
constexpr Length ringOfCards{4};
QString const ownPage = QStringLiteral("statistics");

}  // namespace

// What stands between the bar and the keys, laid out by hand: the fields stand beside the title, or under it.
class StatisticsPage::Body : public QWidget {
 public:
  explicit Body(StatisticsPage* page) : QWidget(page), page_(page) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }
  QSize sizeHint() const override { return {600, 400}; }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QWidget::resizeEvent(event);
    page_->arrangeBody();
  }
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), page_->theme().panel); }

 private:
  StatisticsPage* page_;
};

StatisticsPage::StatisticsPage(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      glyphs_(glyphs),
      bar_(new HistoryBar(ownPage, this)),
      body_(new Body(this)),
      face_(new QLabel(body_)),
      title_(new QLabel(body_)),
      subtitle_(new QLabel(body_)),
      problem_(new QLabel(body_)),
      empty_(new QLabel(body_)),
      fields_(new StatisticsFields(body_)),
      scroll_(new ScrollPage(body_)),
      board_(new StatisticsBoard(scroll_)),
      keys_(new HistoryKeys(this)) {
  setObjectName(QStringLiteral("statisticsPage"));
  coverAll();
  head()->setSpacing(0);
  head()->addWidget(bar_);
  head()->addWidget(body_, 1);
  head()->addWidget(keys_);
  setTitleface(title_, 25);
  setTypeface(subtitle_, 14);
  setTypeface(problem_, 14);
  setTypeface(empty_, 15);
  for (QLabel* label : {problem_, empty_}) label->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  problem_->setObjectName(QStringLiteral("statisticsProblem"));
  empty_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  empty_->setObjectName(QStringLiteral("statisticsEmpty"));
  title_->setTextFormat(Qt::PlainText);
  scroll_->setWidget(board_);
  scroll_->setFocusPolicy(Qt::NoFocus);  // its plots have it
  scroll_->viewport()->setAutoFillBackground(false);
  board_->setAutoFillBackground(false);
  connect(bar_, &HistoryBar::left, this, &StatisticsPage::closed);
  connect(bar_, &HistoryBar::pageWanted, this, &StatisticsPage::pageWanted);
  connect(fields_, &StatisticsFields::changed, this, &StatisticsPage::wanted);
  connect(fields_, &StatisticsFields::comparedChanged, this, &StatisticsPage::showStatistics);
  connect(board_, &StatisticsBoard::read, keys_, &HistoryKeys::tell);
  connect(glyphs, &Glyphs::changed, this, &StatisticsPage::showStatistics);
  retranslate();
}

void StatisticsPage::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (QLabel* label : {title_, problem_, empty_}) setInk(label, theme.onpanel);
  setInk(subtitle_, theme.onpanel2);
  bar_->setTheme(theme);
  fields_->setTheme(theme);
  scroll_->setTheme(theme);
  board_->setTheme(theme);
  keys_->setTheme(theme);
  showStatistics();
}

void StatisticsPage::focusFirst() {
  // Where they are too long, the page is to be seen from its beginning.
  if (statistics_.hands > 0 && board_->minimumHeight() <= scroll_->height())
    board_->focusPlot();
  else
    fields_->focusFirst();
}

void StatisticsPage::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  arrangeBody();
}

void StatisticsPage::arrangeBody() {
  bool const wideWindow = width() >= roomyWindow;
  bool const low = body_->height() < 520;
  int const left = measure(wideWindow ? margin : margin / 2);
  int const wide = body_->width() - 2 * left;
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
    fields_->setGeometry(left + wide - fieldsWide, y, fieldsWide, fieldsHigh);
    y += std::max(titleHigh + subtitle_->sizeHint().height(), fieldsHigh) + measure(low ? 4 : 8);
  } else {
    y += titleHigh + subtitle_->sizeHint().height() + scaled(4);
    fields_->setGeometry(left - scaled(3), y, wide + scaled(3), fieldsHigh);
    y += fieldsHigh + measure(low ? 4 : 8);
  }
  if (!problem_->text().isEmpty()) {
    int const needs = problem_->heightForWidth(wide);
    problem_->setGeometry(left, y, wide, needs);
    y += needs + scaled(8);
  }
  scroll_->setGeometry(left - ringOfCards, y, wide + 2 * ringOfCards + scaled(9),
                       std::max(0, body_->height() - y - scaled(4)));
  empty_->setGeometry(left, y + measure(40), wide, std::max(0, body_->height() - y - measure(40)));
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

void StatisticsPage::setProblem(QString const& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  arrangeBody();
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
  empty_->setVisible(isCounted_ && !any);
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
    board_->setPlots(
        plotsOf(statistics_, words,
                {theme(), fields_->compared(), [this](CountedName const& name) { return pictureOf(name); }}),
        HistoryWords::locale());
  } else {
    title_->setText(tr("Statistics"));
    subtitle_->clear();
    empty_->setText(
        problem_->text().isEmpty()
            ? tr("There is nothing to count yet: hands count once a person has played them to their end.")
            : QString());
  }
  arrangeBody();
}

void StatisticsPage::retranslate() {
  setAccessibleName(tr("Statistics"));
  keys_->setWords(
      tr("Tab goes from plot to plot, arrows read its points, T shows a plot as a table, Ctrl+C copies it, "
         "Ctrl+Tab goes to the next page."));
  if (isCounted_) fields_->setChoices(statistics_, words_);
  showStatistics();
}

void StatisticsPage::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

bool StatisticsPage::takesKey(QKeyEvent const& event) const {
  if (!housePageOf(event, ownPage).isEmpty()) return true;
  return event.key() == Qt::Key_F6 || event.key() == Qt::Key_Escape;
}

// Before the menus take it for theirs.
bool StatisticsPage::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return Sheet::event(event);
}

void StatisticsPage::keyPressEvent(QKeyEvent* event) {
  if (!takesKey(*event)) return Sheet::keyPressEvent(event);
  if (QString const page = housePageOf(*event, ownPage); !page.isEmpty())
    return page == ownPage ? void() : pageWanted(page);
  if (event->key() == Qt::Key_F6) return focusNextPart();
  emit closed();
}

void StatisticsPage::focusNextPart() {
  if (fields_->hasFocusInside() && statistics_.hands > 0)
    board_->focusPlot();
  else
    fields_->focusFirst();
}

}  // namespace giaguaro
