// What a window says, to compare it with what it says in another language.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QWidget>

namespace giaguaro {

// All that can be read or heard in the window, by where it stands. `narrowest`: of a widget that counts; one of a
// single pixel is for screen readers alone, and keeps what it has said last.
inline QMap<QString, QString> visibleTexts(QWidget const& window, int narrowest = 0) {
  QMap<QString, QString> texts;
  auto const add = [&](QString const& where, QString const& text) {
    if (!text.isEmpty()) texts.insert(where, text);
  };
  add(QStringLiteral("title"), window.windowTitle());
  int number = 0;
  for (QWidget const* widget : window.findChildren<QWidget*>()) {
    QString const where =
        QStringLiteral("%1 %2").arg(++number).arg(QLatin1String(widget->metaObject()->className()));
    if (!widget->isVisible() || widget->width() < narrowest) continue;
    add(where + QStringLiteral(" name"), widget->accessibleName());
    add(where + QStringLiteral(" description"), widget->accessibleDescription());
    add(where + QStringLiteral(" tip"), widget->toolTip());
    if (auto const* label = qobject_cast<QLabel const*>(widget)) add(where, label->text());
    if (auto const* button = qobject_cast<QAbstractButton const*>(widget)) add(where, button->text());
    if (auto const* edit = qobject_cast<QLineEdit const*>(widget))
      add(where + QStringLiteral(" hint"), edit->placeholderText());
    if (auto const* combo = qobject_cast<QComboBox const*>(widget))
      for (int i = 0; i < combo->count(); ++i) add(where + QStringLiteral(" %1").arg(i), combo->itemText(i));
  }
  number = 0;
  for (QAction const* action : window.findChildren<QAction*>())
    add(QStringLiteral("action %1").arg(++number), action->text());
  return texts;
}

}  // namespace giaguaro
