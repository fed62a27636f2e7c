// The page of the help as screen readers have it: the words that are shown, with the names of the cards in
// place of their pictures.
#pragma once

#include <QAccessibleWidget>

namespace giaguaro {

class HelpView;

class HelpViewAccessible : public QAccessibleWidget, public QAccessibleTextInterface {
 public:
  explicit HelpViewAccessible(HelpView* view);

  // From now on every HelpView has one. Called again it does nothing.
  static void install();

  void* interface_cast(QAccessible::InterfaceType type) override;
  QAccessible::State state() const override;
  QString text(QAccessible::Text type) const override;

  void selection(int index, int* start, int* end) const override;
  int selectionCount() const override;
  void addSelection(int start, int end) override;
  void removeSelection(int index) override;
  void setSelection(int index, int start, int end) override;
  int cursorPosition() const override;
  void setCursorPosition(int position) override;
  QString text(int start, int end) const override;
  int characterCount() const override;
  QRect characterRect(int offset) const override;
  int offsetAtPoint(QPoint const& point) const override;
  void scrollToSubstring(int start, int end) override;
  QString attributes(int offset, int* start, int* end) const override;

 private:
  HelpView& view() const;
};

}  // namespace giaguaro
