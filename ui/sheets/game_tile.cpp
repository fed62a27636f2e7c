#include "ui/sheets/game_tile.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/cards/card_art.h"
#include "ui/sheets/game_picture.h"
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
constexpr double gameCheckRadius = 11;

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
    paintGamePicture(painter, pictureBox(), {deck_, fan_, art_, upright_, devicePixelRatioF()}, theme_);
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
