#include "ui/talk/talk_line_row.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/scene_wording.h"
#include "ui/talk/talk_words.h"

namespace giaguaro {
namespace {

constexpr Length lineFace{26};
constexpr Length lineWordsLeft{8 + 26 + 10};  // beside the face
constexpr double whoSize = 13;
constexpr double toSize = 12;
constexpr double saidSize = 13.5;
constexpr int toItsEnds = 1000;
constexpr int beliefSteps = 4;
constexpr Length stepWide{11};
constexpr Length stepHigh{7};
constexpr double stepApart = 13.5;
constexpr int beliefWide = 58;  // for steps and word

int nameHeight() { return measure(17); }

}  // namespace

TalkLineRow::TalkLineRow(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  // Not fixed: then it would be no higher than at the width of its hint, where there may be fewer lines.
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void TalkLineRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void TalkLineRow::setLine(TalkScene::Line const& line, TableScene const& scene, Wording const& wording) {
  line_ = line;
  avatar_ = scene.people[static_cast<std::size_t>(line.said.seat)].avatar;
  name_ = labelOf(scene, line.said.seat, wording.brief());
  Seat const to = line.said.saying.to;
  to_ = to == nobody             ? QString()
        : to == wording.reader() ? tr("to you")
                                 : tr("to %1").arg(wording.brief().name(to));
  words_ = talkWords::of(line, wording);
  QStringList spoken{tr("Trick %1").arg(line.trick), talkWords::spoken(line, wording)};
  belief_ = talkWords::beliefOf(line, scene.known.value_or(Known{}), scene.viewer);
  why_ = talkWords::why(line, belief_, wording);
  if (belief_.kind == talkWords::Belief::Kind::wish) spoken += belief_.word();
  if (belief_.kind == talkWords::Belief::Kind::figure) spoken += tr("Believed: %1").arg(belief_.word());
  spoken += why_;
  spoken.removeAll(QString());
  setAccessibleName(Wording::sentences(spoken));
  updateGeometry();
  update();
}

void TalkLineRow::setOpen(bool open) {
  if (std::exchange(open_, open) == open) return;
  updateGeometry();
  update();
}

int TalkLineRow::room(int width) const {
  int const beside = belief_.kind == talkWords::Belief::Kind::none ? 0 : measure(beliefWide) + scaled(6);
  return std::max(1, width - lineWordsLeft - scaled(8) - beside);
}

int TalkLineRow::linesOf(QString const& words, double size, int width) const {
  return QFontMetrics(typeface(size)).boundingRect(0, 0, room(width), 1000, Qt::TextWordWrap, words).height();
}

int TalkLineRow::heightForWidth(int width) const {
  int const why = isOpen() ? linesOf(why_, toSize, width + measure(beliefWide)) + scaled(6) : 0;
  return std::max(measure(38), nameHeight() + linesOf(words_, saidSize, width) + scaled(5)) + why;
}

QSize TalkLineRow::sizeHint() const { return {measure(280), heightForWidth(measure(280))}; }
QSize TalkLineRow::minimumSizeHint() const { return {measure(180), measure(38)}; }

void TalkLineRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  bool const focus = showsFocus(*this);
  if (open_ || focus || underMouse()) {
    painter.setPen(open_ || focus ? QPen(theme_.bestedge, scaledReal(focus ? 2 : 1.2)) : QPen(Qt::NoPen));
    painter.setBrush(open_ ? theme_.best : theme_.soft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                            scaledReal(8), scaledReal(8));
  }
  painter.drawPixmap(scaled(8), scaled(6), glyphs_->avatar(avatar_, lineFace, devicePixelRatioF()));
  QRect const name(lineWordsLeft, scaled(2), room(width()), nameHeight());
  painter.setFont(typeface(whoSize, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft, name_);
  painter.setFont(typeface(toSize));
  painter.setPen(theme_.onpanel2);
  painter.drawText(name.adjusted(textWidth(name_, whoSize, true) + scaled(6), 0, 0, 0),
                   Qt::AlignVCenter | Qt::AlignLeft, to_);
  painter.setFont(typeface(saidSize));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(lineWordsLeft, name.bottom() + 1, room(width()), height() - name.bottom()),
                   Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, words_);
  paintBelief(painter);
  if (!isOpen()) return;
  int const wide = width() + measure(beliefWide);
  int const high = linesOf(why_, toSize, wide);
  painter.setFont(typeface(toSize));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(lineWordsLeft, height() - high - scaled(5), room(wide), high + scaled(2)),
                   Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, why_);
}

// Steps that are filled or hollow, and a word.
void TalkLineRow::paintBelief(QPainter& painter) const {
  using Kind = talkWords::Belief::Kind;
  if (belief_.kind == Kind::none) return;
  double const right = width() - scaled(9);
  bool const figure = belief_.kind == Kind::figure;
  for (int i = 0; figure && i < beliefSteps; ++i) {
    bool const full = i < belief_.steps();
    painter.setPen(QPen(full ? theme_.bestedge : theme_.onpanel2, scaledReal(1.2)));
    painter.setBrush(full ? theme_.bestedge : QColor(Qt::transparent));
    double const left = right - stepWide - (beliefSteps - 1 - i) * stepApart;
    painter.drawRoundedRect(QRectF(left, scaled(8), stepWide, stepHigh), scaledReal(2), scaledReal(2));
  }
  painter.setFont(typeface(toSize));
  painter.setPen(figure ? theme_.onpanel : theme_.onpanel2);
  int const top = figure ? nameHeight() + scaled(2) : (measure(38) - nameHeight()) / 2;
  painter.drawText(QRectF(0, top, right, nameHeight()), Qt::AlignVCenter | Qt::AlignRight, belief_.word());
}

void TalkLineRow::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  emit wanted();
}

void TalkLineRow::keyPressEvent(QKeyEvent* event) {
  switch (event->modifiers() == Qt::NoModifier ? event->key() : 0) {
    case Qt::Key_Down: return emit moveAsked(1);
    case Qt::Key_Up: return emit moveAsked(-1);
    case Qt::Key_Home: return emit moveAsked(-toItsEnds);
    case Qt::Key_End: return emit moveAsked(toItsEnds);
    default: QAbstractButton::keyPressEvent(event);
  }
}

}  // namespace giaguaro
