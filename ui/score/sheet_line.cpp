#include "ui/score/sheet_line.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/count_track.h"

namespace giaguaro {

std::pair<QString, QString> labelAndFigure(QString const& sentence) {
  constexpr qsizetype longestFigure = 24;
  qsizetype const colon = sentence.lastIndexOf(QStringLiteral(": "));
  if (colon < 0) return {sentence, {}};
  QString const figure = sentence.mid(colon + 2);
  qsizetype const sign = figure.startsWith(u'+') || figure.startsWith(u'\u2212') ? 1 : 0;
  bool const counts = figure.size() > sign && figure.size() <= longestFigure &&
                      (figure[sign].isDigit() || figure[sign] == u'\u00BD');
  if (!counts) return {sentence, {}};
  return {sentence.left(colon), figure};
}

namespace {

constexpr int lineAside = 10;     // of its words, as of all texts of the sheet
constexpr int largerLetters = 2;  // so much room to spare, for a line
constexpr int usualBar = 24;
constexpr int compactBar = 12;
constexpr int barAside = 8;     // above it, and as much below
constexpr int barFigures = 15;  // the line of figures under it
constexpr double barFigureSize = 12;

// Where "(25 + 6) × 2" begins behind a comma, at the end of the words; -1: nothing of the kind stands there.
qsizetype reckoningIn(QString const& words) {
  QString const comma = QStringLiteral(", ");
  qsizetype const at = words.lastIndexOf(comma + u'(');
  if (at < 0) return -1;
  QString const rest = words.mid(at + comma.size());
  return rest.count(u'(') == rest.count(u')') ? at + comma.size() : -1;
}

// A number has nothing below its line, nor above its digits: it wants no room for that.
class LargeNumber : public QLabel {
 public:
  using QLabel::QLabel;

  QSize sizeHint() const override { return {QLabel::sizeHint().width(), fontMetrics().capHeight() * 4 / 3}; }
  QSize minimumSizeHint() const override { return sizeHint(); }
};

}  // namespace

SheetLine::SheetLine(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel(this)),
      number_(new LargeNumber(this)),
      figure_(new QLabel(this)),
      reason_(new QLabel(this)) {
  for (QLabel* label : {label_, number_, figure_, reason_}) label->setTextFormat(Qt::PlainText);
  for (QLabel* label : {label_, reason_}) label->setWordWrap(true);
  figure_->setAlignment(Qt::AlignRight | Qt::AlignTop);
  setTypeface(reason_, 12.5);
  auto* grid = new QGridLayout(this);
  grid->setHorizontalSpacing(scaled(8));
  grid->setVerticalSpacing(0);
  grid->addWidget(label_, 0, 0);
  grid->addWidget(number_, 0, 1);
  grid->addWidget(figure_, 0, 2);
  grid->addWidget(reason_, 1, 0, 1, 3);
  grid->setColumnStretch(0, 1);
  setSentence({}, false);
}

void SheetLine::setTheme(Theme const& theme) {
  theme_ = theme;
  giveInks();
  update();
}

void SheetLine::giveInks() {
  setInk(label_, theme_.onpanel);
  for (QLabel* label : {number_, figure_}) setInk(label, failed_ ? theme_.loss() : theme_.onpanel);
  setInk(reason_, theme_.onpanel2);
}

void SheetLine::setSentence(QString const& sentence, bool framed) {
  framed_ = framed;
  strong_ = framed;
  failed_ = false;
  auto const [words, figure] = labelAndFigure(sentence);
  write(words, {}, figure);
}

void SheetLine::setStrong(QString const& sentence) {
  framed_ = false;
  strong_ = true;
  failed_ = false;
  auto const [words, figure] = labelAndFigure(sentence);
  write(words, {}, figure);
}

void SheetLine::setVerdict(QString const& words, QString const& distance, bool failed) {
  framed_ = true;
  strong_ = true;
  failed_ = failed;
  qsizetype const blank = distance.indexOf(u' ');
  bool const counts = blank > 0 && distance.front().isDigit();
  write(words, counts ? distance.left(blank) : QString(), counts ? distance.mid(blank + 1) : distance);
}

void SheetLine::write(QString const& words, QString const& number, QString const& figure) {
  words_ = words;
  number_->setText(number);
  number_->setVisible(!number.isEmpty());
  figure_->setText(figure);
  figure_->setVisible(!figure.isEmpty());
  // What belongs to a large number stands at its middle, as the words before it do.
  figure_->setAlignment(Qt::AlignRight | (number.isEmpty() ? Qt::AlignTop : Qt::AlignVCenter));
  showWords();
  giveSizes();
  giveInks();
  setMargins();
  update();
}

void SheetLine::showWords() {
  QString words = words_;
  QString why;
  qsizetype const reckoning = reckoningIn(words);
  if (!strong_ && !compact_ && reckoning > 0 && !figure_->text().isEmpty()) {
    why = words.mid(reckoning);
    words = words.left(words.lastIndexOf(u',', reckoning));
  }
  label_->setText(words);
  reason_->setText(why);
  reason_->setVisible(!why.isEmpty());
}

// Of some room to spare its letters take a part, and the air round them the rest.
bool SheetLine::isLarger() const { return extra_ >= scaled(largerLetters); }

void SheetLine::giveSizes() {
  for (QLabel* label : {label_, figure_})
    setTypeface(label, (strong_ ? framed_ ? 15 : 16.5 : 14) + (isLarger() ? 1 : 0), strong_);
  setTypeface(number_, compact_ ? 26 : 34, true);
}

void SheetLine::setCompact(bool compact) {
  if (compact_ == compact) return;
  compact_ = compact;
  showWords();
  giveSizes();
  setMargins();
}

void SheetLine::setExtra(int extra) {
  if (std::exchange(extra_, extra) == extra) return;
  giveSizes();
  setMargins();
}

void SheetLine::setMargins() {
  int const round = framed_ ? 6 : 2;
  int const above = compact_ ? round / 2 - (framed_ ? 0 : 1) : round;
  int const aside = framed_ ? 2 * lineAside : lineAside;
  int const spare = isLarger() ? std::max(0, extra_ - scaled(2)) : extra_;
  layout()->setContentsMargins(scaledMargins(aside, above + air(), aside, above) +
                               QMargins(0, spare / 2, 0, spare / 2));
}

void SheetLine::paintEvent(QPaintEvent*) {
  if (!framed_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(failed_ ? theme_.loss() : theme_.gain, scaledReal(failed_ ? 1.6 : 1.2)));
  painter.setBrush(failed_ ? mixed(theme_.panel, theme_.loss(), theme_.plain ? 0 : 0.045) : theme_.best);
  // From edge to edge of the column that it stands in.
  double const aside = scaledReal(lineAside + 0.6);
  painter.drawRoundedRect(QRectF(rect()).adjusted(aside, scaledReal(air() + 0.6), -aside, scaledReal(-0.6)),
                          scaledReal(7), scaledReal(7));
}

// Over its frame.
int SheetLine::air() const { return framed_ && !compact_ ? 8 : 0; }

CountBar::CountBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFixedHeight(scaled(usualBar + 2 * barAside) + measure(barFigures));
}

void CountBar::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void CountBar::setBar(Result::Bar const& bar) {
  bar_ = bar;
  setVisible(bar.total > 0);
  update();
}

void CountBar::setCompact(bool compact) {
  if (std::exchange(compact_, compact) == compact) return;
  setFixedHeight(scaled((compact ? compactBar : usualBar) + 2 * barAside) +
                 (compact ? 0 : measure(barFigures)));
}

void CountBar::paintEvent(QPaintEvent*) {
  if (bar_.total <= 0) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  auto const part = [this](int value) {
    return std::clamp(static_cast<double>(value) / bar_.total, 0.0, 1.0);
  };
  bool const failed = bar_.value < bar_.target;
  QColor const ink = failed ? theme_.loss() : theme_.gain;
  paintCountTrack(painter, {.place = QRectF(scaledReal(10.5), scaled(barAside), width() - scaled(21),
                                            scaled(compact_ ? compactBar : usualBar)),
                            .filled = part(bar_.value),
                            .target = part(bar_.target),
                            .failed = failed,
                            .unit = windowScale(),
                            .edge = theme_.onpanel2,
                            .ground = theme_.soft,
                            .ink = ink,
                            .hatch = mixed(ink, theme_.panel, 0.6),
                            .beyond = mixed(ink, theme_.panel, 0.4),
                            .mark = theme_.onpanel});
  if (!compact_) paintFigures(painter);
}

// Where the bar begins, what was needed and all that there is; the last one only where it keeps clear of the mark's.
void CountBar::paintFigures(QPainter& painter) const {
  QRectF const room(scaledReal(10.5), height() - measure(barFigures), width() - scaledReal(21),
                    measure(barFigures));
  painter.setFont(typeface(barFigureSize));
  double const mark = room.left() + room.width() * bar_.target / bar_.total;
  auto const write = [&](QString const& figure, double middle, QColor const& ink) {
    double const half = painter.fontMetrics().horizontalAdvance(figure) / 2.0;
    QRectF const place(std::clamp(middle - half, room.left(), room.right() - 2 * half), room.top(),
                       2 * half + 1, room.height());
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter, figure);
  };
  double const clear = measure(30);
  if (mark - room.left() > clear) write(QString::number(0), room.left(), theme_.onpanel2);
  if (room.right() - mark > clear) write(QString::number(bar_.total), room.right(), theme_.onpanel2);
  write(QString::number(bar_.target), mark, theme_.onpanel);
}

}  // namespace giaguaro
