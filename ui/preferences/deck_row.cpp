#include "ui/preferences/deck_row.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/preferences/deck_tile.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {

DeckRow::DeckRow(QString const& name, QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), grid_(new QGridLayout), group_(new QButtonGroup(this)) {
  setObjectName(name);
  setTypeface(label_, 14);
  label_->setWordWrap(true);
  label_->setMinimumHeight(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(scaled(2));
  column->addWidget(label_);
  column->addLayout(grid_);
  grid_->setContentsMargins(scaledMargins(-4, 0, -4, 0));
  grid_->setSpacing(scaled(2));
  hide();
  stopAtTheChosen(group_);
  connect(group_, &QButtonGroup::idClicked, this, [this](int index) {
    value_ = tiles_[static_cast<std::size_t>(index)]->id();
    emit changed();
  });
}

void DeckRow::setTheme(Theme const& theme) {
  theme_ = theme;
  for (DeckTile* tile : tiles_) tile->setTheme(theme);
}

void DeckRow::setTexts(QString const& label, QString const& own) {
  own_ = own;
  label_->setText(label);
  for (DeckTile* tile : tiles_) {
    nameTile(*tile);
    tile->setAccessibleDescription(label);
  }
}

void DeckRow::add(DeckOffer const& offer) {
  if (tiles_.empty() && !first_) {
    first_ = offer;
    return;
  }
  if (first_) addTile(*std::exchange(first_, std::nullopt));
  addTile(offer);
  show();
}

void DeckRow::addTile(DeckOffer const& offer) {
  auto* tile = new DeckTile(offer, this);
  tile->setObjectName(objectName() + u'_' + offer.id);
  nameTile(*tile);
  tile->setAccessibleDescription(label_->text());
  tile->setTheme(theme_);
  tile->setFocusPolicy(Qt::ClickFocus);
  group_->addButton(tile, static_cast<int>(tiles_.size()));
  tiles_.push_back(tile);
  perRow_ = 0;
  placeTiles();
  tile->show();
  // At once, or it may be seen where it does not belong.
  layout()->activate();
  check();
}

void DeckRow::nameTile(DeckTile& tile) const {
  tile.setText(tile.id().isEmpty() ? own_ : tile.deckName());
  tile.setToolTip(asToolTip(tile.deckName()));
}

void DeckRow::setValue(QString const& id) {
  value_ = id;
  check();
}

void DeckRow::check() {
  if (tiles_.empty()) return;
  auto const chosen = std::ranges::find(tiles_, value_, &DeckTile::id);
  (chosen == tiles_.end() ? tiles_.front() : *chosen)->setChecked(true);
}

std::vector<QWidget*> DeckRow::fields() const { return {tiles_.begin(), tiles_.end()}; }

void DeckRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeTiles();
}

void DeckRow::placeTiles() {
  if (tiles_.empty()) return;
  int const perRow = std::max(1, (width() + scaled(10)) / (tiles_.front()->sizeHint().width() + scaled(2)));
  if (perRow == perRow_) return;
  perRow_ = perRow;
  for (int i = 0; i < static_cast<int>(tiles_.size()); ++i)
    grid_->addWidget(tiles_[static_cast<std::size_t>(i)], i / perRow, i % perRow, Qt::AlignLeft);
  // The last column takes what is left over, whether or not there are tiles for it.
  int const columns = std::max(perRow, grid_->columnCount());
  for (int i = 0; i < columns; ++i) grid_->setColumnStretch(i, i == perRow - 1 ? 1 : 0);
}

}  // namespace giaguaro
