// The buttons of the dock. TagButton is a choice drawn like a card, with its label under it; FootButton is a
// plain one (Pass) or the gold one that does what was chosen. Neither is ever disabled: what may not be said
// is a state with a reason.
#pragma once

#include <QAbstractButton>
#include <QStringList>

#include "core/rules/action.h"
#include "core/rules/message.h"
#include "ui/cards/card_painter.h"
#include "ui/table/dock_layout.h"

namespace giaguaro {

// A choice as the dock shows it.
struct Choice {
  Action action{};
  QString label, deed, reason, means;
  QStringList meanings;  // all of them; `means` is the first
  Argument glyph{};

  bool free() const { return reason.isEmpty(); }
  bool plain() const { return glyph.kind == Argument::Kind::none; }
  bool operator==(Choice const&) const = default;
};

class DockButton : public QAbstractButton {
  Q_OBJECT

 public:
  DockButton(CardArt& art, Theme const& theme, QWidget* parent);

 signals:
  void looked(bool at);
  // A key that the dock knows what to do with.
  void keyPressed(QKeyEvent* event);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool hovered() const { return hovered_; }
  CardArt& art() const { return *art_; }
  Theme const& theme() const { return *theme_; }

 private:
  void tell();

  CardArt* art_;
  Theme const* theme_;
  bool hovered_ = false;
  bool told_ = false;
};

class TagButton : public DockButton {
  Q_OBJECT

 public:
  TagButton(Choice choice, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent);

  Choice const& choice() const { return choice_; }
  void setHinted(bool hinted);
  // `tag` in the dock's coordinates; baselines too, 0 for a line that is not shown.
  void place(DockPlaces::Tag const& at, qreal labelBaseline, qreal secondBaseline, qreal plateScale);

 signals:
  void doubleClicked();

 protected:
  bool hitButton(QPoint const& at) const override;
  void nextCheckState() override {}  // the dock decides which is chosen
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  Choice choice_;
  Deck const* deck_;
  bool hinted_ = false;
  QRectF tag_;
  qreal label_ = 0, second_ = 0, room_ = 0;
  qreal plateScale_ = 1;
};

class FootButton : public DockButton {
  Q_OBJECT

 public:
  enum class Kind : std::uint8_t { plate, gold };
  FootButton(Kind kind, CardArt& art, Theme const& theme, QWidget* parent);

  void setBarred(bool barred);
  void setHinted(bool hinted);
  void setTextSize(qreal pixels);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Kind kind_;
  bool barred_ = false;
  bool hinted_ = false;
  qreal pixels_ = 14;
};

}  // namespace giaguaro
