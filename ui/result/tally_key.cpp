#include "ui/result/tally_key.h"

#include <algorithm>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double keyText = 14.5;
constexpr int keyHigh = 40;
constexpr double keyCardWide = 20, keyCardHigh = 30;
constexpr Length keyCardGap{10}, keysApart{28}, keyInset{10};

}  // namespace

void paintTallyMark(QPainter& painter, QRectF const& card, bool wanted, bool has, Theme const& theme) {
  if (!wanted && !has) return;
  bool const good = wanted && has;
  QColor const ink = good ? theme.gain : theme.loss();
  double const line = std::clamp(card.width() / 18, scaledReal(1.4), scaledReal(2.4));
  double const corner = card.width() / 8;
  QPen pen(ink, line);
  if (!has) pen.setDashPattern({3, 2});
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(card, corner, corner);
  if (!has) return;
  // On the corner that holds no index, so that no colour speaks alone.
  double const radius = std::clamp(card.width() * 0.2, scaledReal(5), scaledReal(10));
  QPointF const at(card.right() - radius * 0.3, card.top() + radius * 0.3);
  painter.setPen(QPen(theme.panel, scaledReal(1.2)));
  painter.setBrush(ink);
  painter.drawEllipse(at, radius, radius);
  if (good) return paintTick(painter, at, radius, theme.panel);
  double const arm = 0.38 * radius;
  painter.setPen(QPen(theme.panel, radius / 4, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
  painter.drawLine(at + QPointF(arm, -arm), at + QPointF(-arm, arm));
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
    QRectF const place(QPointF(x, (high - card.height()) / 2), card);
    if (entry.has) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(Theme::paper().lighter(102));
      painter.drawRoundedRect(place, place.width() / 8, place.width() / 8);
    }
    paintTallyMark(painter, place, entry.wanted, entry.has, theme_);
    double const left = x + card.width() + keyCardGap;
    painter.setPen(theme_.onpanel);
    painter.drawText(QRectF(left, 0, width() - left, high), Qt::AlignLeft | Qt::AlignVCenter, entry.words);
    x = left + textWidth(entry.words, keyText) + keysApart;
  }
}

}  // namespace giaguaro
