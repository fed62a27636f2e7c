#include "ui/lessons/own_position_card.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "ui/cards/card_art.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_marks.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {
namespace {

constexpr int ownCardHeight = 142;
constexpr Length ownInset{14};
constexpr Extent ownPicture{72, 114};
constexpr int ownButton = 32;
constexpr int ownBin = 28;
constexpr int solveButton = 42;  // with the room for its ring
constexpr int lineStep = 24;
constexpr Length ownDisc{8};

}  // namespace

// What takes it off the list: a picture, and words once it has been pressed.
class OwnPositionCard::Bin : public QAbstractButton {
 public:
  explicit Bin(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void setAsking(bool asking) {
    asking_ = asking;
    update();
  }
  QSize sizeHint() const override {
    int const side = measure(ownBin);
    return {asking_ ? textWidth(text(), 13, true) + scaled(20) : side, side};
  }

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat()) return click();
    QAbstractButton::keyPressEvent(event);
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box = QRectF(rect()).adjusted(scaledReal(1), scaledReal(1), scaledReal(-1), scaledReal(-1));
    bool const focus = showsFocus(*this);
    if (asking_ || focus || underMouse()) {
      painter.setPen(asking_ ? QPen(theme_.loss(), scaledReal(1.4))
                     : focus ? QPen(theme_.bestedge, scaledReal(2))
                             : QPen(Qt::NoPen));
      painter.setBrush(asking_ ? theme_.panel : theme_.soft);
      painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
    }
    if (!asking_)
      // Seldom wanted: it is quiet until it is come to.
      return paintHistoryMark(
          painter, HistoryMark::bin, box.center(), measure(14),
          underMouse() || focus ? theme_.onpanel : mixed(theme_.panel, theme_.onpanel2, 0.62));
    painter.setFont(typeface(13, true));
    painter.setPen(theme_.loss());
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, text());
  }

 private:
  Theme theme_;
  bool asking_ = false;
};

OwnPositionCard::OwnPositionCard(CardArt* art, QWidget* parent)
    : QWidget(parent),
      art_(art),
      solve_(new PaperButton(PaperButton::Kind::main, this)),
      drop_(new Bin(this)) {
  setAccessibleRole(this, QAccessible::Grouping);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  solve_->setTextSize(13);
  drop_->installEventFilter(this);
  connect(solve_, &QAbstractButton::clicked, this, [this] { emit chosen(position_.id); });
  connect(drop_, &QAbstractButton::clicked, this, &OwnPositionCard::drop);
  connect(art, &CardArt::ready, this, qOverload<>(&QWidget::update));
}

void OwnPositionCard::setTheme(Theme const& theme) {
  theme_ = theme;
  solve_->setTheme(theme);
  drop_->setTheme(theme);
  update();
}

void OwnPositionCard::setPosition(LessonList::Own const& position, bool isNext) {
  if (position.id != position_.id) dropping_ = false;
  position_ = position;
  solve_->setObjectName(QStringLiteral("solve_") + position.id);
  drop_->setObjectName(QStringLiteral("drop_") + position.id);
  solve_->setVisible(position.due);
  solve_->setKind(isNext ? PaperButton::Kind::main : PaperButton::Kind::plain);
  retranslate();
}

void OwnPositionCard::retranslate() {
  QStringList parts{position_.title, position_.about, position_.cost, position_.when, position_.again};
  parts.removeAll(QString());
  QString const words = parts.join(QStringLiteral(", "));
  setAccessibleName(words);
  solve_->setText(tr("Solve"));
  solve_->setAccessibleName(solve_->text() + QStringLiteral(": ") + words);
  drop_->setAsking(dropping_);  // in words and red, once it would
  drop_->setText(dropping_ ? tr("Really delete?") : tr("Delete"));
  drop_->setToolTip(drop_->text());
  drop_->setAccessibleName(drop_->text() + QStringLiteral(": ") + words);
  place();
  update();
}

// Once more asks, twice does; whoever goes elsewhere did not mean it.
void OwnPositionCard::drop() {
  if (dropping_) return emit dropped(position_.id);
  dropping_ = true;
  retranslate();
}

bool OwnPositionCard::eventFilter(QObject* watched, QEvent* event) {
  if (watched == drop_ && event->type() == QEvent::FocusOut && dropping_) {
    dropping_ = false;
    retranslate();
  }
  return QWidget::eventFilter(watched, event);
}

std::vector<QWidget*> OwnPositionCard::stops() const {
  if (!position_.due) return {drop_};
  return {solve_, drop_};
}

QSize OwnPositionCard::sizeHint() const {
  return {measure(320), std::max(ownPicture.height() + 2 * ownInset, measure(ownCardHeight))};
}

int OwnPositionCard::wordsLeft() const {
  return position_.card == noCard ? ownInset + scaled(4) : 2 * ownInset + ownPicture.width() - scaled(2);
}

void OwnPositionCard::place() {
  QSize const drop = drop_->sizeHint();
  int const corner = ownInset / 2;
  drop_->setGeometry(width() - corner - drop.width(), corner, drop.width(), drop.height());
  // It ends where the words do, its ring beyond.
  int const under = ownInset - PaperButton::ring;
  int const tall = measure(solveButton);
  int const solve =
      std::max(textWidth(solve_->text(), 13, true) + scaled(26) + 2 * PaperButton::ring, measure(104));
  solve_->setGeometry(width() - under - solve, height() - under - tall, solve, tall);
}

void OwnPositionCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

void OwnPositionCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(
      QRectF(rect()).adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6)),
      scaledReal(8), scaledReal(8));
  if (position_.game == nullptr) return;
  if (position_.card != noCard) {
    QPoint const corner(ownInset, (height() - ownPicture.height()) / 2);
    QPixmap picture = art_->card(position_.card, *position_.game->deck, ownPicture, devicePixelRatioF());
    if (picture.isNull()) picture = art_->standIn(position_.card, *position_.game->deck);
    painter.drawPixmap(QRect(corner, ownPicture), picture);
  }
  int const left = wordsLeft();
  int const step = measure(lineStep);
  QRectF line(left, ownInset, width() - left - ownInset, step);
  auto const write = [&painter](QRectF const& room, QString const& words) {
    painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(room.width())));
  };
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(15, true));
  write(line.adjusted(0, 0, -drop_->width() - scaled(6), 0), position_.title);
  line.translate(0, step + scaled(4));
  painter.setFont(typeface(13));
  write(line, position_.about);
  line.translate(0, step);
  HandVerdict::Decision judged;
  judged.judged = true;
  judged.mark = position_.mark;
  verdict::paintMark(painter, judged, {left + scaledReal(9), line.center().y()}, scaledReal(8), theme_);
  painter.setPen(theme_.onpanel2);
  write(line.adjusted(scaled(24), 0, position_.due ? -solve_->width() : 0, 0), position_.cost);
  QRectF last(left, height() - ownInset - measure(ownButton), line.width(), measure(ownButton));
  constexpr int discs = 2;
  for (int i = 0; i < discs; ++i) {
    QPointF const at(left + scaledReal(9) + i * scaledReal(21), last.center().y());
    if (i < position_.right) {
      paintCheckMark(painter, at, ownDisc, theme_);
      continue;
    }
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1.4)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, ownDisc, ownDisc);
  }
  painter.setPen(theme_.onpanel2);
  painter.setFont(typeface(13));
  int right = position_.due ? solve_->width() + scaled(6) : 0;
  if (!position_.due && !position_.again.isEmpty()) {
    // Where the others have their button.
    int const wide = textWidth(position_.again, 13);
    double const clock = scaledReal(14);
    painter.drawText(last, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, position_.again);
    paintEndMark(painter, HistoryEnd::lapsed,
                 {last.right() - wide - clock / 2 - scaledReal(7), last.center().y()}, clock,
                 theme_.onpanel2);
    right = wide + static_cast<int>(clock) + scaled(14);
  }
  write(last.adjusted(scaled(21) * discs + scaled(6), 0, -right, 0), position_.when);
}

}  // namespace giaguaro
