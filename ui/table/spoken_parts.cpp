#include "ui/table/spoken_parts.h"

#include <QKeyEvent>
#include <algorithm>

#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

SpokenParts::SpokenParts(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("spokenParts"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAccessibleRole(this, QAccessible::Grouping);
}

QLabel* SpokenParts::labelOf(QString const& name) {
  auto const known =
      std::ranges::find_if(labels_, [&](QLabel const* label) { return label->objectName() == name; });
  if (known != labels_.end()) return *known;
  auto* label = new QLabel(this);
  label->setObjectName(name);
  label->hide();
  label->installEventFilter(this);
  labels_.push_back(label);
  return label;
}

void SpokenParts::setParts(std::vector<SpokenPart> const& parts) {
  setGeometry(parentWidget()->rect());
  QStringList order;
  seats_.clear();
  for (SpokenPart const& part : parts) {
    order << part.name;
    QLabel* const label = labelOf(part.name);
    QRect const place = part.place.toAlignedRect();
    label->setGeometry(place.isEmpty() ? QRect(0, 0, 1, 1) : place);
    label->setVisible(!part.text.isEmpty());
    if (part.seat != nobody) seats_.emplace_back(label, part.seat);
    label->setFocusPolicy(seats_.size() == 1 && part.seat != nobody ? Qt::TabFocus : Qt::NoFocus);
    if (label->accessibleName() != part.text) label->setAccessibleName(part.text);  // Qt tells readers
  }
  if (order == order_) return;
  order_ = order;
  for (QLabel* label : labels_)
    if (!order.contains(label->objectName())) label->hide();
  // Children are read as they lie, the lowest first.
  for (QString const& name : order) labelOf(name)->raise();
}

bool SpokenParts::eventFilter(QObject* watched, QEvent* event) {
  auto const at = std::ranges::find(seats_, watched, &std::pair<QLabel*, Seat>::first);
  if (at == seats_.end()) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::FocusIn) emit seatFocused(at->second);
  if (event->type() == QEvent::FocusOut) emit seatFocused(nobody);
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  auto const* const key = static_cast<QKeyEvent*>(event);
  bool const on = key->key() == Qt::Key_Right || key->key() == Qt::Key_Down;
  bool const back = key->key() == Qt::Key_Left || key->key() == Qt::Key_Up;
  if ((!on && !back) || (key->modifiers() & ~Qt::KeypadModifier) != 0)
    return QWidget::eventFilter(watched, event);
  auto const count = seats_.size();
  auto const place = static_cast<std::size_t>(at - seats_.begin());
  seats_[(place + (on ? 1 : count - 1)) % count].first->setFocus(Qt::TabFocusReason);
  return true;
}

}  // namespace giaguaro
