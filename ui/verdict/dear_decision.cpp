#include "ui/verdict/dear_decision.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/verdict/keep_button.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr Length edge{10};
constexpr Extent dearChip{25, 32};
constexpr double reasonSize = 12;
constexpr double titleSize = 13;
constexpr double costSize = 14;
constexpr double captionSize = 11;
constexpr Length arrowRoom{29};  // with what keeps it apart on both sides

int captionHeight() { return measure(14); }

// Between words, or, where one of them alone is too long, within it.
int wrapsIn(QString const& name, int room) {
  int const words = QFontMetrics(typeface(titleSize, true))
                        .boundingRect(0, 0, room, QWIDGETSIZE_MAX, Qt::TextWordWrap, name)
                        .width();
  return Qt::AlignLeft | Qt::AlignVCenter | (words <= room ? Qt::TextWordWrap : Qt::TextWrapAnywhere);
}

}  // namespace

DearDecision::DearDecision(Glyphs* glyphs, QWidget* parent)
    : QAbstractButton(parent),
      glyphs_(glyphs),
      reason_(new RichText(reasonSize, this)),
      again_(new PaperButton(PaperButton::Kind::plain, this)),
      keep_(new KeepButton(this)) {
  reason_->setLinksTerms();
  again_->setObjectName(QStringLiteral("tryAgain"));
  again_->setTextSize(13);
  connect(again_, &QAbstractButton::clicked, this, &DearDecision::againWanted);
  connect(keep_, &QAbstractButton::clicked, this, &DearDecision::keepWanted);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void DearDecision::setTheme(Theme const& theme) {
  theme_ = theme;
  reason_->setColor(theme.onpanel);
  again_->setTheme(theme);
  keep_->setTheme(theme);
  update();
}

void DearDecision::setDecision(HandVerdict::Decision const& decision, HandVerdict::Aim aim,
                               Wording const& wording, bool halves, bool first) {
  decision_ = decision;
  wording_ = wording;
  first_ = first;
  title_ = verdict::markOf(decision) + QStringLiteral(", ") + verdict::whenOf(decision, aim);
  bool const dear = decision.isDear();
  cost_ = dear ? verdict::figure(verdict::costOf(decision, halves)) : QString();
  QString const reason = dear ? verdict::reasonOf(decision, aim) : verdict::openOf(decision, wording, halves);
  reason_->setText(reason.toHtmlEscaped(), reason);
  again_->setText(tr("Try again"));
  again_->setAccessibleName(tr("Try again: %1").arg(title_));
  again_->setVisible(dear);
  writeKeep();
  placeButtons();
  setAccessibleName(verdict::spoken(decision, aim, wording, halves) + QStringLiteral(". ") + reason);
  updateGeometry();
  update();
}

// Where it may be kept no more, the focus stays with the decision.
void DearDecision::writeKeep() {
  if (decision_.kept != HandVerdict::Kept::no && keep_->hasFocus()) setFocus(Qt::OtherFocusReason);
  keep_->setKept(decision_.kept, title_);
  keep_->setVisible(decision_.isDear());
}

int DearDecision::textHeight(int width) const {
  return reason_->heightForWidth(std::max(1, width - 2 * edge));
}

// Its line, or two where mark, place and cost do not fit beside each other.
int DearDecision::headHeight(int width) const {
  QRect const words = QFontMetrics(typeface(titleSize, true))
                          .boundingRect(titleRoom(width), Qt::AlignVCenter | Qt::TextWordWrap, title_);
  return std::max(measure(32), words.height() + scaled(8));
}

QRect DearDecision::titleRoom(int width) const {
  int const cost = cost_.isEmpty() ? 0 : textWidth(cost_, costSize, true) + scaled(6);
  return {edge + scaled(26), scaled(2), std::max(1, width - 2 * edge - scaled(26) - cost), QWIDGETSIZE_MAX};
}

// A card, or two bids that differ in their pictures; else what is said in words.
QString DearDecision::glyphOf(Deed const& deed) const {
  bool const isCard = deed.action.kind == Action::Kind::play || deed.action.kind == Action::Kind::discard;
  QString const glyph = Glyphs::nameOf(isCard ? args::card(deed.action.card()) : deed.glyph, wording_.deck());
  return isCard || decision_.chosen.glyph != better().glyph ? glyph : QString();
}

Deed const& DearDecision::better() const {
  return decision_.isDear() || !decision_.open ? decision_.best : decision_.open->best;
}

// Over what was chosen and over what is better, so that nobody takes the one for the other.
QString DearDecision::chosenCaption() const { return tr("yours"); }
QString DearDecision::betterCaption() const {
  return decision_.isDear() ? tr("better") : tr("with open cards");
}

// What was chosen, an arrow, and what is better: in a line, or, where words are long, each in lines of its own.
DearDecision::Deeds DearDecision::deedsIn(int width) const {
  QFontMetrics const metrics(typeface(titleSize, true));
  auto const wide = [&](Deed const& deed) {
    return glyphOf(deed).isEmpty() ? metrics.horizontalAdvance(verdict::nameOf(deed, wording_)) + scaled(2)
                                   : dearChip.width();
  };
  auto const high = [&](Deed const& deed, int room) {
    QString const name = verdict::nameOf(deed, wording_);
    int const words = metrics.boundingRect(0, 0, room, QWIDGETSIZE_MAX, wrapsIn(name, room), name).height();
    return std::max(dearChip.height(), glyphOf(deed).isEmpty() ? words : 0);
  };
  int const top = headHeight(width) + 1 + captionHeight();
  int const whole = std::max(1, width - 2 * edge);
  int const room = std::max(1, whole - (decision_.isDear() ? widthOf(again_) + scaled(6) : 0));
  int const first = std::max(wide(decision_.chosen), textWidth(chosenCaption(), captionSize));
  int const second = std::max(wide(better()), textWidth(betterCaption(), captionSize));
  Deeds deeds;
  if (first + arrowRoom + second <= room) {
    deeds.chosen = {edge, top, first, dearChip.height()};
    deeds.arrow = QPoint(edge + first + scaled(8), top + dearChip.height() / 2);
    deeds.better = {edge + first + arrowRoom, top, second, dearChip.height()};
    return deeds;
  }
  deeds.chosen = {edge, top, std::min(first, room), high(decision_.chosen, room)};
  int const below = deeds.chosen.bottom() + scaled(3) + captionHeight();
  int const rest = std::max(1, whole - arrowRoom + scaled(8));
  deeds.better = {edge + arrowRoom - scaled(8), below, std::min(second, rest), high(better(), rest)};
  deeds.arrow = QPoint(edge, deeds.better.center().y());
  return deeds;
}

int DearDecision::heightForWidth(int width) const {
  int const below = keep_->isHidden() ? 0 : dearChip.height() + scaled(4);
  return deedsIn(width).better.bottom() + scaled(9) + textHeight(width) + below + scaled(8);
}

int DearDecision::widthOf(PaperButton const* button) { return textWidth(button->text(), 13) + scaled(22); }

void DearDecision::resizeEvent(QResizeEvent* event) {
  QAbstractButton::resizeEvent(event);
  placeButtons();
}

void DearDecision::placeButtons() {
  int const wide = widthOf(again_);
  again_->setGeometry(width() - edge - wide, headHeight(width()) + 1 + captionHeight(), wide,
                      dearChip.height());
  int const keep = std::min(widthOf(keep_), width() - 2 * edge);
  keep_->setGeometry(width() - edge - keep, height() - dearChip.height() - scaled(7), keep,
                     dearChip.height());
  reason_->setGeometry(edge, deedsIn(width()).better.bottom() + scaled(8), width() - 2 * edge,
                       textHeight(width()));
}

QSize DearDecision::sizeHint() const { return {measure(200), heightForWidth(measure(200))}; }
// In one line: how many there are follows from the width.
QSize DearDecision::minimumSizeHint() const { return {measure(150), heightForWidth(QWIDGETSIZE_MAX)}; }

void DearDecision::paintDeed(QPainter& painter, Deed const& deed, QRect const& place,
                             QString const& caption) const {
  painter.setFont(typeface(captionSize));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QPoint(place.left(), place.top() - scaled(4)), caption);
  if (QString const glyph = glyphOf(deed); !glyph.isEmpty())
    return painter.drawPixmap(place.topLeft(), glyphs_->picture(glyph, dearChip, devicePixelRatioF()));
  painter.setFont(typeface(titleSize, true));
  painter.setPen(theme_.onpanel);
  QString const name = verdict::nameOf(deed, wording_);
  painter.drawText(place, wrapsIn(name, place.width()), name);
}

void DearDecision::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor fill = first_ ? theme_.best : theme_.soft;
  if (underMouse()) fill = mixed(fill, theme_.bestedge, 0.08);
  bool const focus = showsFocus(*this);
  double const stroke = focus ? 2.4 : first_ ? 1.8 : 1;
  painter.setPen(QPen(first_ || focus ? theme_.bestedge : theme_.rule, scaledReal(stroke)));
  painter.setBrush(fill);
  painter.drawRoundedRect(
      QRectF(rect()).adjusted(scaledReal(1.4), scaledReal(1.4), scaledReal(-1.4), scaledReal(-1.4)),
      scaledReal(8), scaledReal(8));

  int const head = headHeight(width());
  verdict::paintMark(painter, decision_, {edge + scaledReal(9), head / 2.0 + scaled(2)}, scaledReal(9),
                     theme_);
  painter.setFont(typeface(costSize, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(0, scaled(2), width() - edge, head), Qt::AlignRight | Qt::AlignVCenter, cost_);
  painter.setFont(typeface(titleSize, true));
  QRect words = titleRoom(width());
  words.setHeight(head);
  painter.drawText(words, Qt::AlignVCenter | Qt::TextWordWrap, title_);

  Deeds const deeds = deedsIn(width());
  paintDeed(painter, decision_.chosen, deeds.chosen, chosenCaption());
  painter.setPen(QPen(theme_.onpanel, scaledReal(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  QPointF const tip = deeds.arrow + QPointF(scaledReal(13), 0);
  painter.drawLine(deeds.arrow, tip);
  painter.drawPolyline(QPolygonF(
      {tip + QPointF(scaledReal(-5), scaledReal(-5)), tip, tip + QPointF(scaledReal(-5), scaledReal(5))}));
  paintDeed(painter, better(), deeds.better, betterCaption());
}

void DearDecision::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat()) return click();
  QAbstractButton::keyPressEvent(event);
}

}  // namespace giaguaro
