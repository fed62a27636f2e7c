// The bar of the things used most, under the menus: buttons made of the window's own actions, and at the
// right what is being played.
#pragma once

#include <QPixmap>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

class QAction;
class QHBoxLayout;
class QToolButton;

namespace giaguaro {

class ToolStrip : public QWidget {
  Q_OBJECT

 public:
  explicit ToolStrip(QWidget* parent);

  void setTheme(Theme const& theme);
  void addAction(QAction* action);
  void setTitle(QString const& title);
  QString title() const { return title_; }
  // A pill before the title; empty: none. In fewer words where there is little room, or with its mark alone.
  // `tip`: what it means, to who points at it.
  void setBadge(QString const& badge, QString const& brief, QString const& tip);
  // On the badge, and on buttons whose action is barred.
  void setMarks(QPixmap const& badge, QPixmap const& lock);
  QPixmap const& lock() const { return lock_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  // A button has got the focus although nobody has put it there.
  void focusUnwanted();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintBadge(QPainter& painter, QRectF const& room);

  Theme theme_;
  QString title_;
  QString badge_;
  QString briefBadge_;
  QString badgeTip_;
  QRect badgePlace_;  // null: there is none
  QPixmap badgeMark_, lock_;
  QHBoxLayout* row_;
  std::vector<QToolButton*> buttons_;
};

}  // namespace giaguaro
