#include "ui/result/tally_key.h"

#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double keyText = 12.5;
constexpr int keyHigh = 26;
constexpr double keyCardWide = 12, keyCardHigh = 17;
constexpr Length keyCardGap{7}, keysApart{22}, keyInset{10};

}  // namespace

void paintTallyCard(QPainter& painter, QRectF const& card, bool wanted, bool has, Theme const& theme) {
  bool const wrong = wanted != has;
  QColor const ink = wrong ? theme.loss() : theme.bestedge;
  painter.setBrush(!has ? theme.panel : wrong ? mixed(theme.panel, ink, 0.22) : ink);
  double const line = std::clamp(card.width() / 15, scaledReal(1.2), scaledReal(2));
  painter.setPen(wanted || has ? QPen(ink, line)
                               : QPen(mixed(theme.panel, theme.onpanel2, 0.45), scaledReal(1)));
  painter.drawRoundedRect(card, card.width() / 6, card.width() / 6);
  if (!has || !wrong) return;
  QRectF const cross =
      card.adjusted(card.width() * 0.28, card.height() * 0.33, -card.width() * 0.28, -card.height() * 0.33);
  painter.drawLine(cross.topLeft(), cross.bottomRight());
  painter.drawLine(cross.topRight(), cross.bottomLeft());
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
  QSizeF const card = QSizeF(keyCardWide, keyCardHigh) * measure(100) / 100;
  for (Entry const& entry : entries_) {
    paintTallyCard(painter, {QPointF(x, (height() - card.height()) / 2), card}, entry.wanted, entry.has,
                   theme_);
    x += card.width() + keyCardGap;
    painter.setPen(theme_.onpanel2);
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, entry.words);
    x += textWidth(entry.words, keyText) + keysApart;
  }
}

}  // namespace giaguaro
