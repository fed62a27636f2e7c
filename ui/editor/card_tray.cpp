#include "ui/editor/card_tray.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/editor/dragged_card.h"
#include "ui/editor/editor_words.h"
#include "ui/light/shadow.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr int trayInset = 14;
constexpr int trayHeading = 30;
constexpr Length mostCardHigh{300};
constexpr Length mostBetween{28};  // rows, where there is much room
constexpr Length rowsApart{10};
constexpr Length aroundCard{3};  // for what frames it, and for those that lie there to be lifted
constexpr int inTrumpRow = 11;
constexpr double quiet = 0.72;  // of what has been placed

// The rows in which a deck lies.
std::vector<std::vector<Card>> rowsOf(Deck const& deck) {
  std::vector<std::vector<Card>> rows;
  for (Suit const suit : Deck::shownSuits) {
    std::vector<Card> const cards = deck.shown(deck.cards().in(suit));
    std::size_t const length = suit == Suit::trumps ? inTrumpRow : cards.size();
    for (std::size_t from = 0; from < cards.size(); from += length)
      rows.emplace_back(cards.begin() + static_cast<std::ptrdiff_t>(from),
                        cards.begin() + static_cast<std::ptrdiff_t>(std::min(cards.size(), from + length)));
  }
  return rows;
}

}  // namespace

class CardTray::TrayCard : public QAbstractButton {
 public:
  TrayCard(CardTray* tray, Card shown, int row, int column)
      : QAbstractButton(tray), card(shown), tray_(tray), row_(row), column_(column) {
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
  }

  Card const card;
  int avatar = 0;  // of who has it; 0: it is free, or lies in nobody's hand
  bool free = true;
  bool here = false;  // in the place that is filled now

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    tray_->paintCard(painter, *this);
  }
  void mousePressEvent(QMouseEvent* event) override {
    watch_.press(event->globalPosition().toPoint());
    QAbstractButton::mousePressEvent(event);
  }
  void mouseMoveEvent(QMouseEvent* event) override {
    if (!watch_.moves(event->globalPosition().toPoint())) return QAbstractButton::mouseMoveEvent(event);
    setDown(false);
    emit tray_->carried(card, event->globalPosition().toPoint());
  }
  void mouseReleaseEvent(QMouseEvent* event) override {
    if (!watch_.release()) return QAbstractButton::mouseReleaseEvent(event);
    setDown(false);
    emit tray_->dropped(card, event->globalPosition().toPoint());
  }
  void focusInEvent(QFocusEvent* event) override {
    QAbstractButton::focusInEvent(event);
    if (tray_->current_ != nullptr) tray_->current_->setFocusPolicy(Qt::ClickFocus);
    tray_->current_ = this;
    setFocusPolicy(Qt::StrongFocus);
  }
  void keyPressEvent(QKeyEvent* event) override {
    switch (event->key()) {
      case Qt::Key_Left: return tray_->moveFocus(row_, column_ - 1);
      case Qt::Key_Right: return tray_->moveFocus(row_, column_ + 1);
      case Qt::Key_Up: return tray_->moveFocus(row_ - 1, column_);
      case Qt::Key_Down: return tray_->moveFocus(row_ + 1, column_);
      case Qt::Key_Home: return tray_->moveFocus(row_, 0);
      case Qt::Key_End: return tray_->moveFocus(row_, 1000);
      case Qt::Key_Return:
      case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
        if (!event->isAutoRepeat()) click();
        return;
      case Qt::Key_Delete:
      case Qt::Key_Backspace: emit tray_->takenBack(card); return;
      default: break;
    }
    bool const figure = event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9;
    if (!figure || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
      return QAbstractButton::keyPressEvent(event);
    emit tray_->wantedAt(card, event->key() - Qt::Key_1);
  }

 private:
  CardTray* tray_;
  int row_;
  int column_;
  DragWatch watch_;
};

CardTray::CardTray(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("editorTray"));
  setAccessibleRole(this, QAccessible::Grouping);
  connect(glyphs, &Glyphs::changed, this, [this] {
    for (auto const& row : rows_)
      for (TrayCard* card : row) card->update();
  });
}

void CardTray::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void CardTray::makeCards(Deck const& deck) {
  deck_ = &deck;
  current_ = nullptr;
  for (auto const& row : std::exchange(rows_, {})) qDeleteAll(row);
  for (std::vector<Card> const& cards : rowsOf(deck)) {
    std::vector<TrayCard*>& row = rows_.emplace_back();
    for (Card const card : cards) {
      auto* button =
          new TrayCard(this, card, static_cast<int>(rows_.size()) - 1, static_cast<int>(row.size()));
      button->setObjectName(QStringLiteral("tray_") + QString::fromStdString(deck.text(card)));
      connect(button, &QAbstractButton::clicked, this, [this, card] { emit wanted(card); });
      row.push_back(button);
      button->show();
    }
  }
  current_ = rows_.front().front();
  current_->setFocusPolicy(Qt::StrongFocus);
  arrange();
}

void CardTray::setScene(EditorScene const& scene) {
  setAccessibleName(tr("The tray"));
  Deck const& deck = *scene.draft.game().deck;
  if (deck_ != &deck) makeCards(deck);
  for (auto const& row : rows_)
    for (TrayCard* button : row) {
      auto const at = scene.draft.placeOf(button->card);
      Seat const seat = at ? scene.draft.places()[*at].seat : nobody;
      button->free = !at;
      button->here = at && *at == scene.chosen;
      button->avatar = seat == nobody ? 0 : scene.people[static_cast<std::size_t>(seat)].avatar;
      QString const name = editorWords::card(scene, button->card);
      button->setAccessibleName(name);
      button->setToolTip(asToolTip(name));
      button->update();
    }
}

void CardTray::focusCurrent() {
  if (current_ != nullptr) current_->setFocus(Qt::TabFocusReason);
}

QList<QWidget*> CardTray::fields() const {
  QList<QWidget*> fields;
  for (auto const& row : rows_)
    for (TrayCard* card : row) fields += card;
  return fields;
}

void CardTray::moveFocus(int row, int column) {
  auto const& cards = rows_[static_cast<std::size_t>(std::clamp(row, 0, static_cast<int>(rows_.size()) - 1))];
  int const last = static_cast<int>(cards.size()) - 1;
  cards[static_cast<std::size_t>(std::clamp(column, 0, last))]->setFocus(Qt::OtherFocusReason);
}

void CardTray::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

int CardTray::widthFor(int height) const {
  std::size_t most = 0;
  for (auto const& row : rows_) most = std::max(most, row.size());
  double const tall = height - measure(trayHeading) - trayInset;
  double const row = tall / std::max<double>(1, static_cast<double>(rows_.size()));
  QSize const card = CardPainter::size(std::clamp<double>(row - rowsApart, 20, mostCardHigh));
  return static_cast<int>(static_cast<double>(most) * (card.width() + scaledReal(3))) + 2 * trayInset;
}

// As high as rows and the longest of them allow; what is left of the height lies between them, and half as much over the
// first, whose title has room of its own.
void CardTray::arrange() {
  if (rows_.empty()) return;
  std::size_t most = 0;
  for (auto const& row : rows_) most = std::max(most, row.size());
  double const wide = width() - 2 * trayInset;
  double const tall = height() - measure(trayHeading) - trayInset;
  auto const rows = static_cast<double>(rows_.size());
  high_ = std::clamp<double>(tall / rows - scaled(3), 20, mostCardHigh);
  QSize size = CardPainter::size(high_);
  step_ = wide / static_cast<double>(most);
  if (size.width() > step_ - scaled(2)) {
    high_ = high_ * (step_ - scaled(2)) / size.width();
    size = CardPainter::size(high_);
  }
  step_ = std::min(step_, size.width() + scaledReal(10));
  double const left = (width() - step_ * static_cast<double>(most)) / 2;
  double const between = std::clamp<double>((tall - rows * high_) / (rows - 0.5), 0, mostBetween);
  double const spare = tall - rows * high_ - (rows - 0.5) * between;
  double top = measure(trayHeading) + (between + std::max(0.0, spare)) / 2;
  for (auto const& row : rows_) {
    for (std::size_t i = 0; i < row.size(); ++i)
      row[i]->setGeometry(static_cast<int>(left + step_ * static_cast<double>(i)),
                          static_cast<int>(top - aroundCard), static_cast<int>(step_),
                          static_cast<int>(high_ + 2 * aroundCard));
    top += high_ + between;
  }
  update();
}

void CardTray::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_.rule, scaledReal(1)));
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(
      QRectF(rect()).adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5)),
      scaledReal(10), scaledReal(10));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.head);
  double const middle = measure(trayHeading) / 2.0;
  painter.drawPolygon(QPolygonF{{trayInset + scaledReal(5), middle - scaled(6)},
                                {trayInset + scaledReal(10), middle},
                                {trayInset + scaledReal(5), middle + scaled(6)},
                                {trayInset + 0.0, middle}});
  painter.setPen(theme_.head);
  painter.setFont(typeface(15, true));
  QRectF const line(trayInset + scaled(18), 0, width() - 2 * trayInset - scaled(18), measure(trayHeading));
  QString const title = tr("The tray");
  painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, title);
  painter.setFont(typeface(13));
  painter.setPen(theme_.onpanel2);
  double const used = textWidth(title, 15, true) + scaled(12);
  painter.drawText(line.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight,
                   painter.fontMetrics().elidedText(tr("a placed card shows who has it"), Qt::ElideRight,
                                                    static_cast<int>(line.width() - used)));
}

void CardTray::paintCard(QPainter& painter, TrayCard const& card) const {
  QSize const size = CardPainter::size(high_);
  QRectF box(QPointF((card.width() - size.width()) / 2.0, card.height() - size.height() - aroundCard * 1.0),
             QSizeF(size));
  // What is still there lies on the tray; what has gone has left its place.
  if (card.free) {
    box.translate(0, scaledReal(-2));
    if (!theme_.plain)
      paintShadow(painter, box, scaledReal(5),
                  {QPointF(scaledReal(1.5), scaledReal(4)), scaledReal(2.4), 0.5});
  }
  if (card.free)
    glyphs_->paintCard(painter, card.card, *deck_, box, devicePixelRatioF());
  else
    paintPlaced(painter, card, box);
  if (bool const focus = showsFocus(card); focus || card.underMouse()) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(focus ? 2.4 : 1.4)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(scaled(-1), scaled(-1), scaled(1), scaled(1)), scaledReal(5),
                            scaledReal(5));
  }
}

// Which card it is, and who has it: both are read at a glance, where its picture would be a shadow behind a face. They are
// quieter than the cards that still lie there, which are what one looks for.
void CardTray::paintPlaced(QPainter& painter, TrayCard const& card, QRectF const& box) const {
  painter.setPen(card.here      ? QPen(theme_.bestedge, scaledReal(1.4))
                 : theme_.plain ? QPen(theme_.rule, scaledReal(1))
                                : QPen(Qt::NoPen));
  painter.setBrush(card.here      ? theme_.best
                   : theme_.plain ? theme_.soft
                                  : mixed(theme_.soft, theme_.rule, 0.3));
  painter.drawRoundedRect(box, scaledReal(5), scaledReal(5));
  double const inset = scaledReal(3.5);
  double const high = std::min(box.height() * 0.42, box.width() * 0.64);
  painter.setOpacity(theme_.plain || card.here ? 1 : quiet);
  glyphs_->paintTag(painter, card.card, *deck_,
                    QRectF(box.topLeft() + QPointF(inset, inset), QSizeF(high * 0.69, high)),
                    devicePixelRatioF());
  if (card.avatar != 0) {
    int const side = static_cast<int>(std::min(box.width() * 0.54, box.height() * 0.42));
    painter.drawPixmap(box.bottomRight() - QPointF(side + inset, side + inset),
                       glyphs_->avatar(card.avatar, side, devicePixelRatioF()));
  }
  painter.setOpacity(1);
}

}  // namespace giaguaro
