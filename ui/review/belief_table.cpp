#include "ui/review/belief_table.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/review/belief_words.h"
#include "ui/text/noun.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Extent beliefTag{18, 24};
constexpr Length beliefFace{22};
constexpr Length beliefInset{6};
constexpr Length cardRoom{32};
constexpr double shareSize = 13;
constexpr double shareLeast = 11;
constexpr int toldPercent = 10;  // what is less is quiet

int facesHeight() { return beliefFace + scaled(6); }
int beliefRow() { return std::max(32, measure(32)); }

}  // namespace

class BeliefTable::RowButton : public QAbstractButton {
 public:
  RowButton(BeliefTable* table, std::size_t index) : QAbstractButton(table), table_(table), index_(index) {
    setObjectName(QStringLiteral("beliefRow_%1").arg(index));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    table_->paintRow(painter, index_, rect(), showsFocus(*this));
  }

 private:
  BeliefTable* table_;
  std::size_t index_;
};

BeliefTable::BeliefTable(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), group_(new QButtonGroup(this)), more_(new FoldHeading(this)) {
  setObjectName(QStringLiteral("beliefTable"));
  setAccessibleRole(this, QAccessible::Grouping);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  more_->setObjectName(QStringLiteral("beliefMore"));
  more_->setOpensUpwards();
  stopAtTheChosen(group_);
  connect(group_, &QButtonGroup::idToggled, this, [this](int, bool checked) {
    if (checked) emit changed();
  });
  connect(more_, &QAbstractButton::toggled, this, &BeliefTable::arrange);
  connect(glyphs, &Glyphs::changed, this, [this] {
    for (RowButton* button : buttons_) button->update();
  });
  hide();
}

void BeliefTable::setTheme(Theme const& theme) {
  theme_ = theme;
  more_->setTheme(theme);
  update();
}

void BeliefTable::setBelief(std::optional<BeliefScene> const& belief, std::vector<int> avatars,
                            Wording const& wording) {
  bool const same = belief == belief_;
  belief_ = belief;
  avatars_ = std::move(avatars);
  wording_ = wording;
  std::size_t const cards = belief_ ? belief_->cards.size() : 0;
  while (buttons_.size() < cards) {
    buttons_.push_back(new RowButton(this, buttons_.size()));
    group_->addButton(buttons_.back(), static_cast<int>(buttons_.size()) - 1);
  }
  if (belief_) {
    setAccessibleName(beliefWords::heading(*belief_, wording));
    for (std::size_t i = 0; i < cards; ++i)
      buttons_[i]->setAccessibleName(capitalised(beliefWords::all(belief_->cards[i], wording)));
  }
  if (!same && cards > 0) buttons_.front()->setChecked(true);
  setVisible(cards > 0);
  arrange();
}

int BeliefTable::rowsShown() const {
  if (!belief_) return 0;
  bool const all = more_->isChecked() || belief_->telling == 0;
  return static_cast<int>(all ? belief_->cards.size() : belief_->telling);
}

BeliefScene::Lying const* BeliefTable::chosen() const {
  auto const at = static_cast<std::size_t>(std::max(0, group_->checkedId()));
  return belief_ && at < belief_->cards.size() ? &belief_->cards[at] : nullptr;
}

void BeliefTable::arrange() {
  int const rows = rowsShown();
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    bool const shown = static_cast<int>(i) < rows;
    buttons_[i]->setVisible(shown);
    if (shown)
      buttons_[i]->setGeometry(0, facesHeight() + static_cast<int>(i) * beliefRow(), width(), beliefRow());
  }
  // What can no more be seen is not chosen.
  if (rows > 0 && group_->checkedId() >= rows) buttons_.front()->setChecked(true);
  bool const folds = belief_ && belief_->telling > 0 && belief_->telling < belief_->cards.size();
  more_->setVisible(folds);
  if (folds) {
    more_->setText(more_->isChecked() ? tr("Fewer cards")
                                      : tr("All %n card(s)", "", static_cast<int>(belief_->cards.size())));
    more_->setGeometry(QRect({0, facesHeight() + rows * beliefRow() + scaled(2)}, more_->sizeHint()));
  }
  updateGeometry();
  update();
}

void BeliefTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

QSize BeliefTable::sizeHint() const {
  int const more = more_->isHidden() ? 0 : more_->sizeHint().height() + scaled(4);
  return {measure(260), facesHeight() + rowsShown() * beliefRow() + more};
}

QSize BeliefTable::minimumSizeHint() const { return {measure(180), sizeHint().height()}; }

QRectF BeliefTable::cell(std::size_t column) const {
  double const step = (width() - beliefInset - cardRoom) / static_cast<double>(belief_->places.size());
  return {cardRoom + static_cast<double>(column) * step, scaledReal(4), step - scaledReal(4),
          beliefRow() - scaledReal(8)};
}

void BeliefTable::paintEvent(QPaintEvent*) {
  if (!belief_) return;
  QPainter painter(this);
  for (std::size_t i = 0; i < belief_->places.size(); ++i) {
    QRectF const box = cell(i);
    Seat const seat = belief_->places[i];
    int const top = (facesHeight() - beliefFace) / 2;
    if (seat != nobody) {
      painter.drawPixmap(
          QPointF(box.center().x() - beliefFace / 2.0, top),
          glyphs_->avatar(avatars_[static_cast<std::size_t>(seat)], beliefFace, devicePixelRatioF()));
      continue;
    }
    painter.setFont(typeface(shareLeast));
    painter.setPen(theme_.onpanel2);
    painter.drawText(
        QRectF(box.left() - scaled(2), 0, box.width() + scaled(4), facesHeight()),
        Qt::AlignCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(tr("aside", "where no seat holds a card"), Qt::ElideRight,
                                         static_cast<int>(box.width()) + scaled(4)));
  }
}

void BeliefTable::paintRow(QPainter& painter, std::size_t index, QRect const& place, bool focused) const {
  if (!belief_ || index >= belief_->cards.size()) return;
  BeliefScene::Lying const& lying = belief_->cards[index];
  if (group_->checkedId() == static_cast<int>(index)) {
    painter.setPen(focused ? QPen(theme_.bestedge, scaledReal(2)) : QPen(theme_.rule, scaledReal(1)));
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(QRectF(place).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                            scaledReal(6), scaledReal(6));
  }
  painter.drawPixmap(beliefInset, (place.height() - beliefTag.height()) / 2,
                     glyphs_->picture(Glyphs::nameOf(args::card(lying.card), wording_.deck()), beliefTag,
                                      devicePixelRatioF()));
  for (std::size_t i = 0; i < belief_->places.size(); ++i) {
    Seat const seat = belief_->places[i];
    auto const share = std::ranges::find(lying.shares, seat, &BeliefScene::Share::seat);
    paintCell(painter, cell(i), share == lying.shares.end() ? 0 : share->percent, seat == lying.truly);
  }
}

// Filled from the left as far as it is likely.
void BeliefTable::paintCell(QPainter& painter, QRectF const& box, int percent, bool truly) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(theme_.best, theme_.bestedge, 0.2));
  if (percent > 0)
    painter.drawRoundedRect(QRectF(box.topLeft(), QSizeF(box.width() * percent / 100, box.height())),
                            scaledReal(5), scaledReal(5));
  // A frame is the truth's alone, and what is hardly believed is quiet.
  if (truly) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.bestedge, scaledReal(2.2)));
    painter.drawRoundedRect(box, scaledReal(5), scaledReal(5));
  }
  painter.setFont(typeface(shareSize, truly));
  painter.setPen(percent >= toldPercent || truly ? theme_.onpanel : theme_.onpanel2);
  painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine,
                   percent > 0 || truly ? QString::number(percent) : QStringLiteral("\u2013"));
}

}  // namespace giaguaro
