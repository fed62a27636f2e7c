#include "ui/score/sheet_line.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

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

// Where "(25 + 6) × 2" begins behind a comma, at the end of the words; -1: nothing of the kind stands there.
qsizetype reckoningIn(QString const& words) {
  QString const comma = QStringLiteral(", ");
  qsizetype const at = words.lastIndexOf(comma + u'(');
  if (at < 0) return -1;
  QString const rest = words.mid(at + comma.size());
  return rest.count(u'(') == rest.count(u')') ? at + comma.size() : -1;
}

}  // namespace

SheetLine::SheetLine(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), figure_(new QLabel(this)), reason_(new QLabel(this)) {
  for (QLabel* label : {label_, figure_, reason_}) label->setTextFormat(Qt::PlainText);
  for (QLabel* label : {label_, reason_}) label->setWordWrap(true);
  figure_->setAlignment(Qt::AlignRight | Qt::AlignTop);
  setTypeface(reason_, 12.5);
  auto* grid = new QGridLayout(this);
  grid->setHorizontalSpacing(scaled(8));
  grid->setVerticalSpacing(0);
  grid->addWidget(label_, 0, 0);
  grid->addWidget(figure_, 0, 1);
  grid->addWidget(reason_, 1, 0, 1, 2);
  grid->setColumnStretch(0, 1);
  setSentence({}, false);
}

void SheetLine::setTheme(Theme const& theme) {
  theme_ = theme;
  giveInks();
  update();
}

void SheetLine::giveInks() {
  for (QLabel* label : {label_, figure_}) setInk(label, theme_.onpanel);
  setInk(reason_, theme_.onpanel2);
}

void SheetLine::setSentence(QString const& sentence, bool framed) {
  write(sentence, framed ? Rank::framed : Rank::plain);
}

void SheetLine::setSum(QString const& sentence) { write(sentence, Rank::sum); }

void SheetLine::setQuiet(QString const& sentence) { write(sentence, Rank::quiet); }

void SheetLine::write(QString const& sentence, Rank rank) {
  rank_ = rank;
  auto const [words, figure] = labelAndFigure(sentence);
  words_ = words;
  figure_->setText(figure);
  figure_->setVisible(!figure.isEmpty());
  // What is larger than its words stands at their middle.
  figure_->setAlignment(Qt::AlignRight | (rank == Rank::sum ? Qt::AlignVCenter : Qt::AlignTop));
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
  if (!isStrong() && !compact_ && reckoning > 0 && !figure_->text().isEmpty()) {
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
  double const more = isLarger() ? 1 : 0;
  double const size = rank_ == Rank::quiet ? 13 : isStrong() ? 15 : 14;
  setTypeface(label_, size + more, isStrong());
  setTypeface(figure_, (rank_ == Rank::sum && !compact_ ? 21 : size) + more, isStrong());
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
  bool const framed = rank_ == Rank::framed;
  int const round = framed ? 6 : 2;
  int const above = compact_ ? round / 2 - (framed ? 0 : 1) : round;
  int const aside = framed ? 2 * lineAside : lineAside;
  int const spare = isLarger() ? std::max(0, extra_ - scaled(2)) : extra_;
  layout()->setContentsMargins(scaledMargins(aside, above + air(), aside, above) +
                               QMargins(0, spare / 2, 0, spare / 2));
}

void SheetLine::paintEvent(QPaintEvent*) {
  if (!isStrong()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (rank_ == Rank::sum) {
    // Under what is added up, as on paper.
    double const top = std::max(0.0, layout()->contentsMargins().top() - scaledReal(air() / 2.0 + 3));
    QRectF const rule(scaled(lineAside), top, width() - 2 * scaled(lineAside),
                      std::max(1.0, scaledReal(1.2)));
    return painter.fillRect(rule, theme_.onpanel2);
  }
  painter.setPen(QPen(theme_.gain, scaledReal(1.2)));
  painter.setBrush(theme_.best);
  // From edge to edge of the column that it stands in.
  double const aside = scaledReal(lineAside + 0.6);
  painter.drawRoundedRect(QRectF(rect()).adjusted(aside, scaledReal(air() + 0.6), -aside, scaledReal(-0.6)),
                          scaledReal(7), scaledReal(7));
}

// Over its frame, or round its rule.
int SheetLine::air() const {
  return rank_ == Rank::sum ? (compact_ ? 3 : 6) : isStrong() && !compact_ ? 8 : 0;
}

}  // namespace giaguaro
