#include "ui/help/help_view_accessible.h"

#include <QTextCursor>

#include "ui/help/help_view.h"

namespace giaguaro {
namespace {

QAccessibleInterface* make(QString const&, QObject* object) {
  auto* view = qobject_cast<HelpView*>(object);
  return view != nullptr ? new HelpViewAccessible(view) : nullptr;
}

}  // namespace

HelpViewAccessible::HelpViewAccessible(HelpView* view) : QAccessibleWidget(view, QAccessible::Document) {}

void HelpViewAccessible::install() {
  static bool const installed = [] {
    QAccessible::installFactory(make);
    return true;
  }();
  Q_UNUSED(installed)
}

HelpView& HelpViewAccessible::view() const { return *static_cast<HelpView*>(widget()); }

void* HelpViewAccessible::interface_cast(QAccessible::InterfaceType type) {
  if (type == QAccessible::TextInterface) return static_cast<QAccessibleTextInterface*>(this);
  return QAccessibleWidget::interface_cast(type);
}

QAccessible::State HelpViewAccessible::state() const {
  QAccessible::State state = QAccessibleWidget::state();
  state.readOnly = true;
  state.multiLine = true;
  state.selectableText = true;
  return state;
}

QString HelpViewAccessible::text(QAccessible::Text type) const {
  return type == QAccessible::Value ? view().spoken().text() : QAccessibleWidget::text(type);
}

void HelpViewAccessible::selection(int index, int* start, int* end) const {
  *start = *end = 0;
  if (index != 0 || selectionCount() == 0) return;
  *start = view().spoken().letterAt(view().textCursor().selectionStart());
  *end = view().spoken().letterAt(view().textCursor().selectionEnd());
}

int HelpViewAccessible::selectionCount() const { return view().textCursor().hasSelection() ? 1 : 0; }

void HelpViewAccessible::addSelection(int start, int end) { setSelection(0, start, end); }

void HelpViewAccessible::removeSelection(int index) {
  if (index != 0) return;
  QTextCursor cursor = view().textCursor();
  cursor.clearSelection();
  view().setTextCursor(cursor);
}

void HelpViewAccessible::setSelection(int index, int start, int end) {
  if (index != 0) return;
  SpokenText::Place const place = view().spoken().place(start, end - start);
  QTextCursor cursor = view().textCursor();
  cursor.setPosition(place.from);
  cursor.setPosition(place.to, QTextCursor::KeepAnchor);
  view().setTextCursor(cursor);
}

int HelpViewAccessible::cursorPosition() const {
  return view().spoken().letterAt(view().textCursor().position());
}

void HelpViewAccessible::setCursorPosition(int position) {
  QTextCursor cursor = view().textCursor();
  cursor.setPosition(view().spoken().place(position, 0).from);
  view().setTextCursor(cursor);
}

QString HelpViewAccessible::text(int start, int end) const {
  return view().spoken().text().mid(start, end - start);
}

int HelpViewAccessible::characterCount() const { return static_cast<int>(view().spoken().text().size()); }

QRect HelpViewAccessible::characterRect(int offset) const {
  SpokenText::Place const place = view().spoken().place(offset, 1);
  QTextCursor cursor(view().document());
  cursor.setPosition(place.from);
  QRect const from = view().cursorRect(cursor);
  cursor.setPosition(place.to);
  QRect const to = view().cursorRect(cursor);
  QRect const box = to.top() == from.top() ? from.united(to) : from;
  return {view().viewport()->mapToGlobal(box.topLeft()), box.size()};
}

int HelpViewAccessible::offsetAtPoint(QPoint const& point) const {
  QTextCursor const cursor = view().cursorForPosition(view().viewport()->mapFromGlobal(point));
  return view().spoken().letterAt(cursor.position());
}

void HelpViewAccessible::scrollToSubstring(int start, int end) {
  setSelection(0, start, end);
  view().ensureCursorVisible();
}

// All of it is said in one voice.
QString HelpViewAccessible::attributes(int, int* start, int* end) const {
  *start = 0;
  *end = characterCount();
  return {};
}

}  // namespace giaguaro
