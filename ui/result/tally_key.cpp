#include "ui/result/tally_key.h"

#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double keyText = 14;
constexpr int keyHigh = 31;
constexpr double keyCardWide = 16, keyCardHigh = 22;
constexpr Length keyCardGap{7}, keysApart{22}, keyInset{10};

}  // namespace

// A trick as it lies before who took it: the back of a card. One that was bid and did not come is its place, dashed.
void paintTallyCard(QPainter& painter, QRectF const& card, bool wanted, bool has, Theme const& theme) {
  if (!wanted && !has) return;
  bool const wrong = wanted != has;
  QColor const ink = wrong ? theme.loss() : theme.gain;
  double const line = std::clamp(card.width() / 15, scaledReal(1.2), scaledReal(2));
  double const corner = card.width() / 6;
  QPen pen(ink, line);
  if (!has) pen.setDashPattern({3, 2});
  painter.setPen(pen);
  painter.setBrush(has ? ink : theme.panel);
  painter.drawRoundedRect(card, corner, corner);
  if (!has) return;
  // The frame of a back, and in it what tells the one from the other without its colour: a diamond, or a cross.
  double const in = card.width() * 0.14;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.panel, std::max(1.0, line * 0.6)));
  painter.drawRoundedRect(card.adjusted(in, in, -in, -in), corner / 2, corner / 2);
  QPointF const middle = card.center();
  double const half = card.width() * 0.2;
  if (wrong) {
    painter.setPen(QPen(theme.panel, line * 1.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
    painter.drawLine(middle + QPointF(half, -half), middle + QPointF(-half, half));
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.panel);
  painter.drawPolygon(QPolygonF{middle + QPointF(0, -1.4 * half), middle + QPointF(half, 0),
                                middle + QPointF(0, 1.4 * half), middle + QPointF(-half, 0)});
}

TallyKey::TallyKey(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("tallyKey"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  hide();
}

void TallyKey::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void TallyKey::setTallies(std::vector<Result::Tally> const& tallies) {
  bool taken = false, tooMany = false, missing = false;
  for (Result::Tally const& tally : tallies) {
    if (!tally.counted || tally.total <= 0) continue;
    taken |= std::min(tally.taken(), tally.target) > 0;
    tooMany |= tally.taken() > tally.target;
    missing |= tally.taken() < tally.target;
  }
  entries_.clear();
  //: a card in a row of them: what it stands for
  if (taken) entries_.push_back({true, true, tr("bid and taken")});
  if (tooMany) entries_.push_back({false, true, tr("taken, one too many")});
  if (missing) entries_.push_back({true, false, tr("bid, not taken")});
  QStringList words;
  for (Entry const& entry : entries_) words += entry.words;
  setAccessibleName(words.join(QStringLiteral(", ")));
  setVisible(!entries_.empty());
  updateGeometry();
  update();
}

QSize TallyKey::sizeHint() const { return {300, measure(keyHigh)}; }

void TallyKey::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(typeface(keyText));
  double x = keyInset;
  double const high = measure(keyHigh);
  QSizeF const card = QSizeF(keyCardWide, keyCardHigh) * measure(100) / 100;
  for (Entry const& entry : entries_) {
    paintTallyCard(painter, {QPointF(x, (high - card.height()) / 2), card}, entry.wanted, entry.has, theme_);
    double const left = x + card.width() + keyCardGap;
    painter.setPen(theme_.onpanel);
    painter.drawText(QRectF(left, 0, width() - left, high), Qt::AlignLeft | Qt::AlignVCenter, entry.words);
    x = left + textWidth(entry.words, keyText) + keysApart;
  }
}

}  // namespace giaguaro
