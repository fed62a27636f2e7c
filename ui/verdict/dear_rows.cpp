#include "ui/verdict/dear_rows.h"

#include <QAbstractButton>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/noun.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr Extent dearRowChip{18, 24};
constexpr double dearRowText = 13;
constexpr Length dearRowGap{4};  // rows

int dearRowHeight() { return qMax(measure(32), dearRowChip.height() + scaled(6)); }

}  // namespace

class DearRows::Row : public QAbstractButton {
 public:
  Row(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
  }

  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void show(HandVerdict::Decision const& decision, HandVerdict::Aim aim, Wording const& wording, bool halves,
            bool shown) {
    decision_ = decision;
    shown_ = shown;
    Action const action = decision.chosen.action;
    bool const isCard = action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
    glyph_ = Glyphs::nameOf(isCard ? args::card(action.card()) : decision.chosen.glyph, wording.deck());
    when_ = decision.trick > 0 ? QString::number(decision.trick) : QString();
    name_ = capitalised(verdict::nameOf(decision.chosen, wording));
    cost_ = decision.isDear() ? verdict::figure(verdict::costOf(decision, halves)) : QString();
    QString const spoken = verdict::spoken(decision, aim, wording, halves);
    setAccessibleName(spoken);
    setToolTip(asToolTip(spoken));
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    bool const focus = showsFocus(*this);
    bool const strong = focus || shown_;
    painter.setPen(QPen(strong ? theme_.bestedge : theme_.rule, scaledReal(strong ? 2 : 1)));
    painter.setBrush(shown_ ? theme_.best : underMouse() ? theme_.soft : theme_.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), scaledReal(6), scaledReal(6));
    double const middle = height() / 2.0;
    int left = scaled(8);
    verdict::paintMark(painter, decision_, {left + scaledReal(8), middle}, scaledReal(7.5), theme_);
    left += scaled(22);
    painter.setFont(typeface(dearRowText));
    painter.setPen(theme_.onpanel2);
    if (!when_.isEmpty()) {
      int const wide = textWidth(QStringLiteral("24"), dearRowText);
      painter.drawText(QRect(left, 0, wide, height()), Qt::AlignRight | Qt::AlignVCenter, when_);
      left += wide + scaled(5);
    }
    if (!glyph_.isEmpty()) {
      QPointF const at(left, middle - dearRowChip.height() / 2.0);
      painter.drawPixmap(at, glyphs_->picture(glyph_, dearRowChip, devicePixelRatioF()));
      left += dearRowChip.width() + scaled(7);
    }
    int const cost = cost_.isEmpty() ? 0 : textWidth(cost_, dearRowText, true) + scaled(8);
    QRect const room(left, 0, width() - left - cost - scaled(9), height());
    painter.setPen(theme_.onpanel);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(name_, Qt::ElideRight, room.width()));
    painter.setFont(typeface(dearRowText, true));
    painter.drawText(rect().adjusted(0, 0, scaled(-9), 0), Qt::AlignRight | Qt::AlignVCenter, cost_);
  }

 private:
  Glyphs* glyphs_;
  Theme theme_;
  HandVerdict::Decision decision_;
  QString glyph_, when_, name_, cost_;
  bool shown_ = false;
};

DearRows::DearRows(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("dearRows"));
  setAccessibleRole(this, QAccessible::Grouping);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, [this] {
    for (Row* row : rows_) row->update();
  });
}

void DearRows::setTheme(Theme const& theme) {
  theme_ = theme;
  for (Row* row : rows_) row->setTheme(theme);
}

void DearRows::setVerdict(HandVerdict const& verdict, int shown, Wording const& wording, bool halves) {
  std::vector<std::size_t> const worth = verdict.worthALook();
  count_ = worth.size();
  while (rows_.size() < count_) {
    auto* const row = new Row(glyphs_, this);
    row->setObjectName(QStringLiteral("dearRow_%1").arg(rows_.size()));
    row->setTheme(theme_);
    rows_.push_back(row);
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i]->setVisible(i < count_);
    if (i >= count_) continue;
    HandVerdict::Decision const& decision = verdict.decisions[worth[i]];
    rows_[i]->show(decision, verdict.aim, wording, halves, decision.place == shown);
    rows_[i]->disconnect(this);
    connect(rows_[i], &QAbstractButton::clicked, this,
            [this, place = decision.place] { emit chosen(place); });
  }
  place();
  updateGeometry();
}

void DearRows::place() {
  for (std::size_t i = 0; i < count_; ++i)
    rows_[i]->setGeometry(0, static_cast<int>(i) * (dearRowHeight() + dearRowGap), width(), dearRowHeight());
}

void DearRows::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

QSize DearRows::sizeHint() const {
  return {measure(240), static_cast<int>(count_) * (dearRowHeight() + dearRowGap)};
}

QSize DearRows::minimumSizeHint() const { return {measure(160), sizeHint().height()}; }

}  // namespace giaguaro
