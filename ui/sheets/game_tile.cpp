#include "ui/sheets/game_tile.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/toolkit/check_mark.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr int pictureHeight = 118;
constexpr int lowPicture = 72;
constexpr int pictureWidth = 74;  // before the words
constexpr int wordsMargin = 14;
constexpr int slack = 3;
constexpr double corner = 9;
constexpr double gameNameSize = 16;
constexpr double lineSize = 12.5;
constexpr double fanTurn = 10;  // degrees from card to card
constexpr double gameCheckRadius = 11;

// Three cards that tell one game from the next: its own trumps, or high ones of three suits.
std::vector<Card> fanOf(Deck const& deck, int nth) {
  if (deck.has(Card::excuse())) return {Card::trump(1), Card::trump(21), Card::excuse()};
  std::vector<Card> fan;
  constexpr int fromTop[] = {0, 2, 1};
  for (int i = 0; i < 3; ++i) {
    auto const suit = static_cast<Suit>((i + 2 * nth + 1) % plainSuits);
    int const below = (fromTop[i] + 2 * nth) % 4;
    fan.push_back(Card::of(suit, deck.ranks() - 1 - below));
  }
  return fan;
}

int textHeight(QString const& text, double size, int width) {
  return QFontMetrics(typeface(size)).boundingRect(0, 0, width, 1000, Qt::TextWordWrap, text).height();
}

}  // namespace

GameTile::GameTile(GameInfo const& game, int nth, CardArt* art, QWidget* parent)
    : QAbstractButton(parent), deck_(game.deck), art_(art) {
  if (deck_ != nullptr) fan_ = fanOf(*deck_, nth);
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(art_, &CardArt::ready, this, qOverload<>(&GameTile::update));
}

void GameTile::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void GameTile::setWords(QString const& name, QString const& line) {
  setText(name);
  line_ = line;
  setAccessibleName(name);
  setAccessibleDescription(line);
  updateGeometry();
  update();
}

void GameTile::setUpright(bool upright, bool low) {
  bool const same = upright_ == upright && low_ == low;
  upright_ = upright;
  low_ = low;
  if (same) return;
  updateGeometry();
  update();
}

int GameTile::uprightPicture() const { return measure(low_ ? lowPicture : pictureHeight); }

// The height follows from the width that it gets.
QSize GameTile::sizeHint() const { return {measure(upright_ ? 210 : 320), measure(70)}; }

QSize GameTile::minimumSizeHint() const { return {measure(upright_ ? 170 : 260), measure(70)}; }

int GameTile::heightForWidth(int width) const {
  // A layout may take back a pixel of what it has asked for.
  int const inner = width - slack - 4 - 2 * wordsMargin - (upright_ ? 0 : measure(pictureWidth));
  int const words =
      QFontMetrics(typeface(gameNameSize, true)).height() + 3 + textHeight(line_, lineSize, inner);
  if (upright_) return 4 + uprightPicture() + 10 + words + 12;
  return 4 + std::max(measure(70), words + 12);
}

QRectF GameTile::pictureBox() const {
  QRectF const box = QRectF(rect()).adjusted(2, 2, -2, -2);
  if (upright_) return {box.topLeft(), QSizeF(box.width(), uprightPicture())};
  return {box.topLeft(), QSizeF(measure(pictureWidth), box.height())};
}

QRectF GameTile::wordsBox() const {
  QRectF const box = QRectF(rect()).adjusted(2, 2, -2, -2);
  if (upright_) return box.adjusted(wordsMargin, uprightPicture() + 10, -wordsMargin, -10);
  return box.adjusted(measure(pictureWidth) + wordsMargin, 6, -wordsMargin, -6);
}

void GameTile::paintPicture(QPainter& painter, QRectF const& box) const {
  painter.fillRect(box, theme_.ground2);
  // The far edge of a table.
  QPointF const centre(box.center().x(), box.top() + box.height() * 1.25);
  QSizeF const half(box.width() * (upright_ ? 0.62 : 0.86), box.height() * 1.12);
  painter.setPen(QPen(theme_.railedge, 1.5));
  painter.setBrush(theme_.rail);
  painter.drawEllipse(centre, half.width() + 7, half.height() + 7);
  QRadialGradient cloth(centre - QPointF(0, half.height() * 0.6), half.width() * 1.1);
  cloth.setColorAt(0, theme_.cloth);
  cloth.setColorAt(1, theme_.cloth2);
  painter.setBrush(cloth);
  painter.drawEllipse(centre, half.width(), half.height());

  double const height = std::floor(box.height() * 0.76);
  double const step = height * (upright_ ? 0.44 : 0.32);
  CardPainter const cards(*art_, theme_, devicePixelRatioF());
  auto const middle = static_cast<double>(fan_.size() - 1) / 2;
  for (std::size_t i = 0; i < fan_.size(); ++i) {
    double const from = static_cast<double>(i) - middle;
    QPointF const at = box.center() + QPointF(from * step, std::abs(from) * height * 0.06 + height * 0.03);
    cards.card(painter, fan_[i], *deck_, at, height, from * fanTurn, {});
  }
}

void GameTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(2, 2, -2, -2);
  painter.setPen(Qt::NoPen);
  painter.setBrush(isChecked()    ? theme_.best
                   : underMouse() ? mixed(theme_.soft, theme_.bestedge, 0.06)
                                  : theme_.soft);
  painter.drawRoundedRect(box, corner, corner);
  if (!fan_.empty()) {
    QPainterPath tile;
    tile.addRoundedRect(box, corner, corner);
    painter.save();
    painter.setClipPath(tile);
    painter.setClipRect(pictureBox(), Qt::IntersectClip);
    paintPicture(painter, pictureBox());
    painter.restore();
  }
  painter.setPen(isChecked() ? QPen(theme_.bestedge, 2.4) : QPen(theme_.rule, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box, corner, corner);

  QRectF words = wordsBox();
  painter.setFont(typeface(gameNameSize, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(words, Qt::AlignTop | Qt::TextSingleLine, text());
  int const nameHeight = painter.fontMetrics().height();
  words.setTop(words.top() + nameHeight + 3);
  painter.setFont(typeface(lineSize));
  painter.drawText(words, Qt::AlignTop | Qt::TextWordWrap, line_);
  if (isChecked())
    paintCheckMark(painter, pictureBox().topRight() + QPointF(upright_ ? -15 : -2, 15), gameCheckRadius,
                   theme_);
  if (hasFocus()) {
    painter.setPen(QPen(theme_.bestedge, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner + 1, corner + 1);
    painter.setPen(QPen(theme_.panel, 1.2));
    painter.drawRoundedRect(box.adjusted(1.6, 1.6, -1.6, -1.6), corner - 1, corner - 1);
  }
}

void GameTile::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: event->ignore(); return;  // it is chosen already: the key is the dialog's
    case Qt::Key_Left:
    case Qt::Key_Up: emit moveAsked(-1); return;
    case Qt::Key_Right:
    case Qt::Key_Down: emit moveAsked(1); return;
    default: break;
  }
  QAbstractButton::keyPressEvent(event);
}

void GameTile::mouseDoubleClickEvent(QMouseEvent* event) {
  QAbstractButton::mouseDoubleClickEvent(event);
  if (event->button() != Qt::LeftButton) return;
  if (!isChecked()) click();
  emit dealWanted();
}

}  // namespace giaguaro
