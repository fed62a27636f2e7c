#include "ui/known/move_row.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/known/known_words.h"

namespace giaguaro {
namespace {

constexpr double whatSize = 13;
constexpr double whenSize = 12;
constexpr double figureSize = 15;
constexpr Extent movedCard{23, 30};
constexpr Length wordsLeft{8 + 23 + 8};  // beside the card

}  // namespace

MoveRow::MoveRow(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  // Not fixed: then it would be no higher than at the width of its hint, where there may be fewer lines.
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void MoveRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void MoveRow::setMove(std::optional<Known::Move> const& move, Wording const& wording) {
  setEnabled(move.has_value());
  picture_.clear();
  when_.clear();
  figure_.clear();
  setText({});
  if (move) {
    picture_ = Glyphs::nameOf(args::card(move->card), wording.deck());
    setText(wording.say(move->what));
    when_ = wording.say(move->when);
    figure_ = Wording::score(move->points);
    // Whose, where it is not who has done it.
    if (move->whose != move->proof.seat)
      when_ += QStringLiteral(": ") + knownWords::partner(move->whose, wording.brief());
  }
  setAccessibleName(Wording::sentences({text(), when_, figure_}));
  updateGeometry();
  update();
}

int MoveRow::roomIn(int width) const {
  return std::max(1, width - wordsLeft - textWidth(figure_, figureSize, true) - scaled(18));
}

// In as many lines as they need.
int MoveRow::linesHeight(QString const& words, double size, bool bold, int room) const {
  return QFontMetrics(typeface(size, bold)).boundingRect(0, 0, room, 1000, Qt::TextWordWrap, words).height();
}

int MoveRow::heightForWidth(int width) const {
  int const room = roomIn(width);
  int const lines = linesHeight(text(), whatSize, true, room) + linesHeight(when_, whenSize, false, room);
  return std::max({scaled(40), measure(40), picture_.isEmpty() ? 0 : lines + scaled(6)});
}

QSize MoveRow::sizeHint() const { return {measure(280), heightForWidth(measure(280))}; }
QSize MoveRow::minimumSizeHint() const { return {measure(180), measure(40)}; }

void MoveRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box =
      QRectF(rect()).adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5));
  painter.setPen(showsFocus(*this) ? QPen(theme_.bestedge, scaledReal(2)) : QPen(theme_.rule, scaledReal(1)));
  painter.setBrush(underMouse() && isEnabled() ? theme_.best : theme_.soft);
  painter.drawRoundedRect(box.adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5)),
                          scaledReal(7), scaledReal(7));
  if (picture_.isEmpty()) {
    painter.setPen(QPen(theme_.onpanel2, scaledReal(2), Qt::DotLine));
    painter.drawLine(QPointF(scaled(12), height() / 2.0), QPointF(width() - scaled(12), height() / 2.0));
    return;
  }
  painter.drawPixmap(scaled(8), (height() - movedCard.height()) / 2,
                     glyphs_->picture(picture_, movedCard, devicePixelRatioF()));
  int const room = roomIn(width());
  int const what = linesHeight(text(), whatSize, true, room);
  int const when = linesHeight(when_, whenSize, false, room);
  int const top = (height() - what - when) / 2;
  auto const lines = [&](QString const& words, double size, bool bold, int from, int tall) {
    painter.setFont(typeface(size, bold));
    painter.drawText(QRect(wordsLeft, from, room, tall), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                     words);
  };
  painter.setPen(theme_.onpanel);
  lines(text(), whatSize, true, top, what);
  painter.setPen(theme_.onpanel2);
  lines(when_, whenSize, false, top + what, when);
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(figureSize, true));
  painter.drawText(rect().adjusted(0, 0, scaled(-9), 0), Qt::AlignVCenter | Qt::AlignRight, figure_);
}

void MoveRow::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
