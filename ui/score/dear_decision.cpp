#include "ui/score/dear_decision.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/score/verdict_words.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

namespace {

constexpr int edge = 10;
constexpr QSize dearChip{25, 32};
constexpr double reasonSize = 12;

}  // namespace

DearDecision::DearDecision(Glyphs* glyphs, QWidget* parent)
    : QAbstractButton(parent),
      glyphs_(glyphs),
      reason_(new RichText(reasonSize, this)),
      again_(new PaperButton(PaperButton::Kind::plain, this)),
      keep_(new PaperButton(PaperButton::Kind::plain, this)) {
  reason_->setLinksTerms();
  again_->setObjectName(QStringLiteral("tryAgain"));
  again_->setTextSize(13);
  connect(again_, &QAbstractButton::clicked, this, &DearDecision::againWanted);
  keep_->setObjectName(QStringLiteral("keepPosition"));
  keep_->setTextSize(13);
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

// What is kept already is said so, and not kept twice.
void DearDecision::writeKeep() {
  using Kept = HandVerdict::Kept;
  Kept const kept = decision_.kept;
  keep_->setText(kept == Kept::yes    ? tr("Kept for lessons")
                 : kept == Kept::soon ? tr("Is being kept \u2026")
                                      : tr("Keep for lessons"));
  keep_->setAccessibleName(keep_->text() + QStringLiteral(": ") + title_);
  keep_->setToolTip(tr("It is asked again among the lessons until it has been right twice."));
  if (kept != Kept::no && keep_->hasFocus()) setFocus(Qt::OtherFocusReason);
  keep_->setEnabled(kept == Kept::no);
  keep_->setVisible(decision_.isDear());
}

int DearDecision::textHeight(int width) const {
  return reason_->heightForWidth(std::max(1, width - 2 * edge));
}

int DearDecision::heightForWidth(int width) const {
  int const below = keep_->isHidden() ? 0 : dearChip.height() + 4;
  return measure(32) + dearChip.height() + 8 + textHeight(width) + below + 8;
}

int DearDecision::widthOf(PaperButton const* button) { return textWidth(button->text(), 13) + 22; }

void DearDecision::resizeEvent(QResizeEvent* event) {
  QAbstractButton::resizeEvent(event);
  placeButtons();
}

void DearDecision::placeButtons() {
  int const wide = widthOf(again_);
  again_->setGeometry(width() - edge - wide, measure(32) + 1, wide, dearChip.height());
  int const keep = std::min(widthOf(keep_), width() - 2 * edge);
  keep_->setGeometry(width() - edge - keep, height() - dearChip.height() - 7, keep, dearChip.height());
  reason_->setGeometry(edge, measure(32) + dearChip.height() + 7, width() - 2 * edge, textHeight(width()));
}

QSize DearDecision::sizeHint() const { return {measure(200), heightForWidth(measure(200))}; }
// In one line: how many there are follows from the width.
QSize DearDecision::minimumSizeHint() const { return {measure(150), heightForWidth(QWIDGETSIZE_MAX)}; }

// The card, or what is said in words; `place` moves behind it.
void DearDecision::paintDeed(QPainter& painter, Deed const& deed, QRectF& place) const {
  bool const isCard = deed.action.kind == Action::Kind::play || deed.action.kind == Action::Kind::discard;
  QString const glyph = Glyphs::nameOf(isCard ? args::card(deed.action.card()) : deed.glyph, wording_.deck());
  // Two bids may have one picture, and differ in their number.
  Deed const& better = decision_.isDear() || !decision_.open ? decision_.best : decision_.open->best;
  bool const tells = isCard || decision_.chosen.glyph != better.glyph;
  if (!glyph.isEmpty() && tells) {
    painter.drawPixmap(place.topLeft(), glyphs_->picture(glyph, dearChip, devicePixelRatioF()));
    place.setLeft(place.left() + dearChip.width() + 8);
    return;
  }
  painter.setFont(typeface(13, true));
  painter.setPen(theme_.onpanel);
  QString const word = painter.fontMetrics().elidedText(verdict::nameOf(deed, wording_), Qt::ElideRight,
                                                        static_cast<int>(place.width() / 2) - 20);
  painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, word);
  place.setLeft(place.left() + painter.fontMetrics().horizontalAdvance(word) + 8);
}

void DearDecision::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor fill = first_ ? theme_.best : theme_.soft;
  if (underMouse()) fill = mixed(fill, theme_.bestedge, 0.08);
  painter.setPen(QPen(first_ || hasFocus() ? theme_.bestedge : theme_.rule, hasFocus() ? 2.4
                                                                            : first_   ? 1.8
                                                                                       : 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1.4, 1.4, -1.4, -1.4), 8, 8);

  int const head = measure(32);
  verdict::paintMark(painter, decision_, {edge + 9.0, head / 2.0 + 2}, 9, theme_);
  painter.setFont(typeface(14, true));
  painter.setPen(theme_.onpanel);
  int const cost = painter.fontMetrics().horizontalAdvance(cost_);
  painter.drawText(QRect(0, 2, width() - edge, head), Qt::AlignRight | Qt::AlignVCenter, cost_);
  painter.setFont(typeface(13, true));
  QRect const words(edge + 26, 2, width() - 2 * edge - 26 - cost - 6, head);
  painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(title_, Qt::ElideRight, words.width()));

  int const room = width() - 2 * edge - (again_->isHidden() ? 0 : widthOf(again_) + 6);
  QRectF place(edge, head + 1, room, dearChip.height());
  paintDeed(painter, decision_.chosen, place);
  double const middle = place.center().y();
  painter.setPen(QPen(theme_.onpanel, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + 13, middle));
  painter.drawPolyline(QPolygonF(
      {{place.left() + 8, middle - 5}, {place.left() + 13, middle}, {place.left() + 8, middle + 5}}));
  place.setLeft(place.left() + 21);
  paintDeed(painter, decision_.isDear() ? decision_.best : decision_.open->best, place);
}

void DearDecision::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat()) return click();
  QAbstractButton::keyPressEvent(event);
}

}  // namespace giaguaro
