#include "ui/table/spoken_parts.h"

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
  labels_.push_back(label);
  return label;
}

void SpokenParts::setParts(std::vector<SpokenPart> const& parts) {
  setGeometry(parentWidget()->rect());
  QStringList order;
  for (SpokenPart const& part : parts) {
    order << part.name;
    QLabel* const label = labelOf(part.name);
    QRect const place = part.place.toAlignedRect();
    label->setGeometry(place.isEmpty() ? QRect(0, 0, 1, 1) : place);
    label->setVisible(!part.text.isEmpty());
    if (label->accessibleName() != part.text) label->setAccessibleName(part.text);  // Qt tells readers
  }
  if (order == order_) return;
  order_ = order;
  for (QLabel* label : labels_)
    if (!order.contains(label->objectName())) label->hide();
  // Children are read as they lie, the lowest first.
  for (QString const& name : order) labelOf(name)->raise();
}

}  // namespace giaguaro
