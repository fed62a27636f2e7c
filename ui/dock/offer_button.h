// The buttons of the dock. TagButton is a choice drawn like a card, with its label under it; RowButton one of
// several that share a number; FootButton (ui/dock/foot_button.h) a plain one. None is ever disabled: what may not be said is
// a state with a reason.
#pragma once

#include <QAbstractButton>

#include "ui/cards/card_painter.h"
#include "ui/dock/dock_content.h"
#include "ui/dock/dock_layout.h"

namespace giaguaro {

// Round a choice that is open, quieter than round the one that is chosen.
inline QColor openRim(Theme const& theme) { return mixed(theme.plate, theme.accent, 0.8); }

// Round a button that has the focus.
void paintFocus(QPainter& painter, Theme const& theme, QWidget const& button);

class DockButton : public QAbstractButton {
  Q_OBJECT

 public:
  DockButton(CardArt& art, Theme const& theme, QWidget* parent);

  void setHinted(bool hinted);
  // What follows from it, or why it may not be said: for screen readers, with the hint's word before it.
  void describe(QString const& description);
  // Hovered or focused.
  bool attended() const { return hovered_ || hasFocus(); }

 signals:
  void looked(bool at);
  void doubleClicked();
  // A key that the dock knows what to do with.
  void keyPressed(QKeyEvent* event);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void nextCheckState() override {}  // the dock decides which is chosen
  bool hovered() const { return hovered_; }
  bool hinted() const { return hinted_; }
  CardArt& art() const { return *art_; }
  Theme const& theme() const { return *theme_; }

 private:
  void tell();

  CardArt* art_;
  Theme const* theme_;
  bool hovered_ = false;
  bool hinted_ = false;
  bool told_ = false;
  QString description_;
};

class TagButton : public DockButton {
  Q_OBJECT

 public:
  TagButton(Choice choice, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent);

  // `tag` in the dock's coordinates; baselines too, 0 for a line that is not shown.
  void place(DockPlaces::Tag const& at, qreal labelBaseline, qreal secondBaseline, qreal plateScale);
  // As its label would have it, and as all of a row have it.
  qreal ownLabelSize() const;
  void setLabelSize(qreal pixels);
  qreal labelSize() const { return labelSize_; }

 protected:
  bool hitButton(QPoint const& at) const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QString caption() const;  // what stands under it, where there is room for that

  Choice choice_;
  Deck const* deck_;
  QRectF tag_;
  qreal label_ = 0, second_ = 0, room_ = 0;
  qreal labelSize_ = 12;
  qreal plateScale_ = 1;
};

class RowButton : public DockButton {
  Q_OBJECT

 public:
  RowButton(Choice choice, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent);

  // What is said changes with the number.
  void setWords(QString const& label, QString const& second);
  void place(QRectF const& box, bool secondLine, qreal plateScale);
  // Whether the label is whole there. What one row has no room for, none shows.
  bool labelFits() const;
  void showLabel(bool shown);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Parts {
    QPointF sign;  // null: there is no room for it
    QRectF tag;
    QRectF words;
  };
  Parts parts() const;
  // The label in one line, or in two that are small; empty: it does not fit.
  QStringList lines(qreal room) const;

  Choice choice_;
  Deck const* deck_;
  QString second_;
  bool labelled_ = true;
  bool secondLine_ = false;
  qreal plateScale_ = 1;
};

}  // namespace giaguaro
