// What a widget of ours is to a screen reader: a list, a dialog, a paragraph. Qt knows it of its own widgets;
// of one that paints itself it knows nothing, and readers pass over what is nothing.
#pragma once

#include <QAccessible>

class QWidget;

namespace giaguaro {

// To be said in the widget's constructor, before anybody has asked. Its name is its accessibleName() as ever.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

}  // namespace giaguaro
