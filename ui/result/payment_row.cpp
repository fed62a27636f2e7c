#include "ui/result/payment_row.h"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "ui/cards/rank_glyph.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/result/tally_key.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/tally_track.h"

namespace giaguaro {
namespace {

constexpr Length margin{12};
constexpr Length paymentInset{10};  // of the heading, as of all texts of the sheet
constexpr Length between{14};       // two columns
constexpr int leastColumn = 46;     // so that short figures do not crowd
constexpr int usualName = 90;
constexpr Length markRadius{8};  // of the tick or the cross before a role
constexpr double roleSize = 12;
constexpr double wideRoleSize = 15;
constexpr double plainSize = 15;
constexpr double strongSize = 19;
constexpr double scaleSize = 12;
constexpr double longName = 13;   // in two lines
constexpr Length tallyApart{18};  // from words and figures
constexpr double highestMark = 84;
constexpr double markOfStep = 0.86, highOfMark = 1.5;
constexpr double markAside = 16;  // from what was said beforehand
constexpr double targetHigh = 40, targetTall = 1.36;
constexpr double leastPicture = 60;  // under it a card shows its index alone
constexpr double takenWordsSize = 13, beforeWords = 12, afterWords = 26;
constexpr double otherHigh = 33, otherStep = 25;
constexpr double outcomeSize = 14;
constexpr double countedRoleSize = 13;

// At the space that makes both as nearly alike as can be.
QStringList halvesOf(QString const& name) {
  QStringList best{name};
  qsizetype least = name.size();
  for (qsizetype at = name.indexOf(u' '); at > 0; at = name.indexOf(u' ', at + 1)) {
    qsizetype const longer = std::max(at, name.size() - at - 1);
    if (longer >= least) continue;
    least = longer;
    best = {name.left(at), name.mid(at + 1)};
  }
  return best;
}

}  // namespace

void PaymentColumns::add(QString const& word, QStringList const& figures, Weight weight) {
  bool const strong = weight == Weight::strong;
  int widest = std::max(measure(leastColumn), textWidth(word, 12));
  for (QString const& figure : figures)
    widest = std::max(widest, textWidth(figure, strong ? strongSize : plainSize, strong));
  columns_.push_back({word, weight, widest});
}

int PaymentColumns::right(int column, int rowWidth) const {
  int right = rowWidth - margin;
  for (int each = count() - 1; each > column; --each) right -= width(each) + between;
  return right;
}

int PaymentColumns::taken() const { return count() == 0 ? 0 : -right(0, 0) + width(0); }

PaymentHead::PaymentHead(QWidget* parent) : QWidget(parent), heading_(new Heading(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(paymentInset, 0, 0, 0);
  row->addWidget(heading_);
}

void PaymentHead::setTheme(Theme const& theme) {
  theme_ = theme;
  heading_->setTheme(theme);
  update();
}

void PaymentHead::setWords(QString const& heading, PaymentColumns const& columns) {
  heading_->setText(heading);
  columns_ = columns;
  layout()->setContentsMargins(paymentInset, 0, columns.taken() + scaled(6), 0);
  update();
}

void PaymentHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(typeface(12));
  painter.setPen(theme_.onpanel2);
  for (int i = 0; i < columns_.count(); ++i)
    painter.drawText(QRect(0, 0, columns_.right(i, width()), height()), Qt::AlignRight | Qt::AlignVCenter,
                     columns_.word(i));
}

PaymentRow::PaymentRow(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void PaymentRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaymentRow::setCells(Cells cells, PaymentColumns const& columns) {
  cells_ = std::move(cells);
  columns_ = columns;
  setAccessibleName(cells_.spoken);
  update();
}

QSize PaymentRow::sizeHint() const { return {300, measure(compact_ ? 40 : 47) + extra_}; }
QSize PaymentRow::minimumSizeHint() const { return {220, sizeHint().height()}; }

int PaymentRow::faceSide() const {
  int const usual = compact_ ? 32 : 38;
  if (extra_ == 0) return usual;
  int const large = usual + extra_ / 2;
  int longest = 0;
  for (QString const& line : halvesOf(cells_.name))
    longest = std::max(longest, textWidth(line, longName, true));
  int const room = width() - columns_.taken() - scaled(29) - large - scaled(19);
  return longest <= room ? large : usual;
}

int PaymentRow::nameLeft() const { return scaled(29) + faceSide() + scaled(9); }
int PaymentRow::roleLeft(int rowWidth) const {
  return std::max(nameLeft() + scaled(60), rowWidth * 28 / 100);
}
// Where an outcome is told, its mark stands there.
int PaymentRow::markRoom() const {
  return cells_.made && cells_.outcome.isEmpty() ? 2 * markRadius + scaled(6) : 0;
}
bool PaymentRow::roleBesideIn(int rowWidth) const {
  return wide_ && cells_.outcome.isEmpty() &&
         roleLeft(rowWidth) + markRoom() + textWidth(cells_.role, wideRoleSize) <=
             rowWidth - columns_.taken() - scaled(10);
}
int PaymentRow::nameRoom() const {
  return (roleBeside() ? roleLeft(width()) : width() - columns_.taken()) - scaled(10) - nameLeft();
}

int PaymentRow::wantedWidth() const {
  int const words = std::max(markRoom() + textWidth(cells_.role, roleSize),
                             std::min(textWidth(cells_.name, 15, true), measure(usualName)));
  return nameLeft() + words + scaled(10) + columns_.taken() + scaled(2);
}

int PaymentRow::outcomeWidth() const {
  if (cells_.outcome.isEmpty()) return 0;
  return 2 * markRadius + scaled(6) + textWidth(cells_.outcome, outcomeSize, true) + tallyApart;
}

int PaymentRow::takenWordsWidth() const {
  int widest = 0;
  for (Cells::Taken const& each : cells_.taken)
    widest = std::max(widest, textWidth(each.words, takenWordsSize));
  return widest;
}

int PaymentRow::othersTaken() const {
  std::size_t most = 0;
  for (Cells::Taken const& each : cells_.taken) most = std::max(most, each.others.size());
  return static_cast<int>(most);
}

int PaymentRow::tallyRoom(int rowWidth, int outcome) const {
  int const words = roleBesideIn(rowWidth)
                        ? roleLeft(rowWidth) + markRoom() + textWidth(cells_.role, wideRoleSize)
                        : nameLeft() + std::max(textWidth(cells_.name, 15, true),
                                                markRoom() + textWidth(cells_.role, countedRoleSize));
  return rowWidth - columns_.taken() - outcome - words - 2 * tallyApart;
}

void PaymentRow::setTallySpace(TallySpace const& space) {
  if (std::exchange(tallySpace_, space) != space) update();
}

void PaymentRow::setWide(bool wide) {
  if (std::exchange(wide_, wide) != wide) update();
}

void PaymentRow::setCompact(bool compact) {
  if (compact == compact_) return;
  compact_ = compact;
  updateGeometry();
}

void PaymentRow::setExtra(int extra) {
  if (std::exchange(extra_, extra) == extra) return;
  updateGeometry();
  update();
}

void PaymentRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (cells_.own) {
    painter.setPen(QPen(theme_.rule, scaledReal(1)));
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5)),
        scaledReal(7), scaledReal(7));
  }

  for (int column = 0; column < columns_.count(); ++column) {
    bool const strong = columns_.weight(column) == PaymentColumns::Weight::strong;
    QString const figure = cells_.figures.value(column);
    painter.setPen(!strong                        ? theme_.onpanel
                   : figure.startsWith(u'\u2212') ? theme_.loss()
                   : figure.startsWith(u'+')      ? theme_.gain
                                                  : theme_.onpanel);
    painter.setFont(typeface(strong ? strongSize : plainSize, strong));
    int const right = columns_.right(column, width());
    painter.drawText(
        QRect(right - columns_.width(column) - scaled(2), 0, columns_.width(column) + scaled(2), height()),
        Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, figure);
  }

  int const behind = width() - columns_.taken();
  if (cells_.tally.total > 0 && tallySpace_.width > 0)
    paintTally(painter, QRectF(behind - tallySpace_.outcome - tallyApart - tallySpace_.width, 0,
                               tallySpace_.width, height()));
  if (tallySpace_.outcome > 0)
    paintOutcome(painter, QRectF(behind - tallySpace_.outcome, 0, tallySpace_.outcome, height()));

  painter.setFont(typeface(14));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRect(scaled(10), 0, scaled(22), height()), Qt::AlignVCenter,
                   QStringLiteral("%1.").arg(cells_.place));
  int const face = faceSide();
  painter.drawPixmap(scaled(29), (height() - face) / 2,
                     glyphs_->avatar(cells_.avatar, face, devicePixelRatioF()));

  if (cells_.pair != PairMark::none)
    paintPairShape(painter, cells_.pair, QPointF(scaled(29) + scaled(5), (height() + face) / 2.0 - scaled(5)),
                   scaled(11), pairColour(cells_.pair, theme_), theme_.onpanel, 1.2);

  int const left = nameLeft();
  int const room = nameRoom();
  int const middle = height() / 2;
  auto const write = [&](QString const& text, double size, bool bold, QColor const& ink, QRect const& place) {
    painter.setFont(typeface(size, bold));
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
  };
  bool const beside = roleBeside();
  bool const two = !beside && !cells_.role.isEmpty();
  if (beside)
    paintRole(
        painter,
        QRect(roleLeft(width()), 0, width() - columns_.taken() - scaled(10) - roleLeft(width()), height()),
        wideRoleSize);
  if (!two && textWidth(cells_.name, 15, true) > room) {
    // Whole in two lines rather than cut in one.
    QStringList const lines = halvesOf(cells_.name);
    int const high = QFontMetrics(typeface(longName, true)).height();
    int y = middle - high * static_cast<int>(lines.size()) / 2;
    for (QString const& line : lines) {
      write(line, longName, true, theme_.onpanel, QRect(left, y, room, high));
      y += high;
    }
    return;
  }
  int const top = extra_ / 2;  // however high the row is, both stand together
  write(cells_.name, 15, true, theme_.onpanel,
        QRect(left, two ? top : middle - scaled(12), room, two ? middle - top + scaled(3) : scaled(24)));
  if (two)
    paintRole(painter, QRect(left, middle + 1, room, middle - top - scaled(4)),
              cells_.outcome.isEmpty() ? roleSize : countedRoleSize);
}

void PaymentRow::paintRole(QPainter& painter, QRect const& place, double size) const {
  QRect words = place;
  if (markRoom() > 0) {
    paintMade(painter, QPointF(place.left() + markRadius, place.center().y() + 0.5), markRadius, *cells_.made,
              theme_);
    words.setLeft(place.left() + markRoom());
  }
  painter.setFont(typeface(size));
  painter.setPen(roleBeside() ? theme_.onpanel : theme_.onpanel2);
  painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(cells_.role, Qt::ElideRight, words.width()));
}

// A length of its inks, and the mark that it had to reach; or things, one by one.
void PaymentRow::paintTally(QPainter& painter, QRectF const& place) const {
  Result::Tally const& tally = cells_.tally;
  if (tally.counted) return paintMarks(painter, place);
  double const high = scaledReal(compact_ ? 10 : 14);
  QRectF const track(place.left(), height() / 2.0 - high / 2, place.width(), high);
  paintTallyTrack(painter,
                  {.place = track,
                   .unit = windowScale(),
                   .plain = theme_.gain,
                   .red = theme_.loss(),
                   .black = theme_.onpanel,
                   .bonus = theme_.accent,
                   .ground = mixed(theme_.panel, theme_.onpanel2, 0.16),
                   .edge = theme_.onpanel2,
                   .beside = theme_.panel,
                   .mark = theme_.onpanel},
                  tally);
  double const mark = track.left() + track.width() * tally.target / tally.total;
  if (!cells_.scale.isEmpty() && height() >= measure(46)) paintScale(painter, track, mark);
}

// Where the track begins, what was needed and where it ends.
void PaymentRow::paintScale(QPainter& painter, QRectF const& track, double mark) const {
  painter.setFont(typeface(scaleSize));
  QFontMetricsF const metrics(painter.font());
  double const top = track.bottom() + scaledReal(4);
  double const at[] = {track.left(), mark, track.right()};
  for (qsizetype i = 0; i < cells_.scale.size() && i < 3; ++i) {
    double const half = metrics.horizontalAdvance(cells_.scale[i]) / 2;
    double const middle = std::clamp(at[i], track.left() + half, track.right() - half);
    painter.setPen(i == 1 ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(QRectF(middle - half - 1, top, 2 * half + 2, metrics.height()), Qt::AlignCenter,
                     cells_.scale[i]);
  }
}

// What was said beforehand, then the card that took each that came, and a place for each that did not.
void PaymentRow::paintMarks(QPainter& painter, QRectF const& place) const {
  Result::Tally const& tally = cells_.tally;
  std::int32_t const taken = tally.taken();
  std::int32_t const count = std::max(taken, tally.target);
  double const most = std::min(scaledReal(highestMark), height() - scaledReal(12));
  double const tagHigh = std::min(scaledReal(targetHigh), most);
  double const tagWide = tagHigh / targetTall;
  QRectF const tag(place.left(), (height() - tagHigh) / 2, tagWide, tagHigh);
  paintTarget(painter, tag);
  // As large as all rows can have them, with the same words beside them or none.
  double const from = tag.right() + scaledReal(markAside);
  double const each = (place.right() - from) / std::max(1, tallySpace_.most);
  double const wide = std::min(most / highOfMark, each * markOfStep);
  double const words = tallySpace_.words > 0 ? scaledReal(beforeWords) + tallySpace_.words : 0;
  bool const told = words > 0 && each >= wide + words + scaledReal(markAside);
  double const high = wide * highOfMark;
  double const others = scaledReal(beforeWords) + tallySpace_.others * scaledReal(otherStep);
  bool const shown =
      told && high >= scaledReal(leastPicture) && each >= wide + others + scaledReal(markAside);
  double const beside = shown ? std::max(words, others) : words;
  double const step = told ? std::min(each, wide + beside + scaledReal(afterWords)) : wide / markOfStep;
  for (std::int32_t i = 0; i < count; ++i) {
    QRectF const card(from + i * step, (height() - high) / 2, wide, high);
    auto const at = static_cast<std::size_t>(i);
    if (i < taken && at < cells_.taken.size() && cells_.deck != nullptr) {
      auto const& [won, said, lost] = cells_.taken[at];
      if (high >= scaledReal(leastPicture))
        glyphs_->paintCard(painter, won, *cells_.deck, card, devicePixelRatioF());
      else
        glyphs_->paintTag(painter, won, *cells_.deck, card, devicePixelRatioF());
      painter.setFont(typeface(takenWordsSize));
      painter.setPen(theme_.onpanel2);
      double x = card.right() + scaledReal(beforeWords);
      double const line = shown ? scaledReal(otherHigh + 4) : 0;
      if (told)
        painter.drawText(QRectF(x, -line / 2, tallySpace_.words + 2, height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, said);
      for (std::size_t other = 0; shown && other < lost.size(); ++other, x += scaledReal(otherStep))
        glyphs_->paintTag(
            painter, lost[other], *cells_.deck,
            {x, height() / 2.0 - scaledReal(6), scaledReal(otherHigh) * 2 / 3, scaledReal(otherHigh)},
            devicePixelRatioF());
    }
    paintTallyMark(painter, card, i < tally.target, i < taken, theme_);
  }
}

// On paper as cards are, in gold where it came out so.
void PaymentRow::paintTarget(QPainter& painter, QRectF const& tag) const {
  bool const exact = cells_.tally.taken() == cells_.tally.target;
  double const corner = tag.width() / 6;
  painter.setPen(exact ? QPen(theme_.accent.darker(110), scaledReal(2.4))
                       : QPen(theme_.onpanel2, scaledReal(1)));
  painter.setBrush(theme_.panel.lightness() < 128 ? theme_.soft : Theme::paper().lighter(102));
  painter.drawRoundedRect(tag, corner, corner);
  // In the figures of a card's corner.
  QString const target = QString::number(cells_.tally.target);
  double const high = tag.height() * 0.5;
  double const wide = std::min(rankWidth(target, high), tag.width() * 0.8);
  paintRank(painter, target, QRectF(tag.center() - QPointF(wide, high) / 2, QSizeF(wide, high)),
            theme_.onpanel);
}

void PaymentRow::paintOutcome(QPainter& painter, QRectF const& place) const {
  if (cells_.outcome.isEmpty() || !cells_.made) return;
  QPointF const mark(place.left() + markRadius, place.center().y() + 0.5);
  paintMade(painter, mark, markRadius, *cells_.made, theme_);
  painter.setFont(typeface(outcomeSize, true));
  painter.setPen(*cells_.made ? theme_.gain : theme_.loss());
  painter.drawText(place.adjusted(2 * markRadius + scaled(6), 0, 0, 0),
                   Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, cells_.outcome);
}

}  // namespace giaguaro
