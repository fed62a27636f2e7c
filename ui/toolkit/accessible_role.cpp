#include "ui/toolkit/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace giaguaro {
namespace {

constexpr char const* roleProperty = "accessibleRole";

// Qt asks for each class that an object is of, the last one first; the answer is kept as long as the object.
QAccessibleInterface* interfaceOf(QString const& /*className*/, QObject* object) {
  if (object == nullptr || !object->isWidgetType()) return nullptr;
  QVariant const role = object->property(roleProperty);
  if (!role.isValid()) return nullptr;
  return new QAccessibleWidget(static_cast<QWidget*>(object), static_cast<QAccessible::Role>(role.toInt()));
}

}  // namespace

void setAccessibleRole(QWidget* widget, QAccessible::Role role) {
  [[maybe_unused]] static bool const known = (QAccessible::installFactory(interfaceOf), true);
  widget->setProperty(roleProperty, static_cast<int>(role));
}

}  // namespace giaguaro
