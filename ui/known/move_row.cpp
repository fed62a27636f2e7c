#include "ui/known/move_row.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/known/known_words.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr double whatSize = 13;
constexpr double whenSize = 12;
constexpr double figureSize = 15;
constexpr double leastWhat = 11;
constexpr QSize movedCard{23, 30};

}  // namespace

MoveRow::MoveRow(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
      when_ = knownWords::partner(move->whose, wording.brief()) + QStringLiteral(", ") + when_;
  }
  setAccessibleName(Wording::sentences({text(), when_, figure_}));
  setToolTip(move ? text() : QString());  // which a narrow panel may cut
  update();
}

QSize MoveRow::sizeHint() const { return {measure(280), std::max(40, measure(40))}; }
QSize MoveRow::minimumSizeHint() const { return {measure(180), sizeHint().height()}; }

void MoveRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(hasFocus() ? QPen(theme_.bestedge, 2) : QPen(theme_.rule, 1));
  painter.setBrush(underMouse() && isEnabled() ? theme_.best : theme_.soft);
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
  if (picture_.isEmpty()) {
    painter.setPen(QPen(theme_.onpanel2, 2, Qt::DotLine));
    painter.drawLine(QPointF(12, height() / 2.0), QPointF(width() - 12, height() / 2.0));
    return;
  }
  painter.drawPixmap(8, (height() - movedCard.height()) / 2,
                     glyphs_->picture(picture_, movedCard, devicePixelRatioF()));
  int const left = 8 + movedCard.width() + 8;
  int const figure = textWidth(figure_, figureSize, true);
  int const room = width() - left - figure - 18;
  auto const line = [&](QString const& words, double size, bool bold, int top, int tall) {
    double fitting = size;
    while (fitting > leastWhat && textWidth(words, fitting, bold) > room) fitting -= 0.5;
    painter.setFont(typeface(fitting, bold));
    painter.drawText(QRect(left, top, room, tall), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, room));
  };
  int const half = height() / 2;
  painter.setPen(theme_.onpanel);
  line(text(), whatSize, true, 2, half - 1);
  painter.setPen(theme_.onpanel2);
  line(when_, whenSize, false, half - 1, half - 2);
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(figureSize, true));
  painter.drawText(rect().adjusted(0, 0, -9, 0), Qt::AlignVCenter | Qt::AlignRight, figure_);
}

void MoveRow::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
