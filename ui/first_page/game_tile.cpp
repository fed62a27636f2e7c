#include "ui/first_page/game_tile.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <utility>

#include "core/rules/glance.h"
#include "ui/cards/card_art.h"
#include "ui/cloth/game_picture.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/progress_lines.h"
#include "ui/light/shadow.h"
#include "ui/text/game_id.h"
#include "ui/text/tool_tip.h"
#include "ui/text/wording.h"

namespace giaguaro {
namespace {

constexpr int lyingPicture = 84;  // before the words
constexpr Length wordsMargin{14};
constexpr Length smallMargin{11};
constexpr Length gameTileRise{10};  // above
constexpr Length slack{3};
constexpr double gameNameSize = 21;
constexpr double smallNameSize = 16;
constexpr double stripNameSize = 15;
constexpr int stripHigh = 62;
constexpr int stripPicture = 94;       // before the name
constexpr int smallStripPicture = 56;  // where there is little room
constexpr int wideStrip = 200;
constexpr Length stripMargin{11};
constexpr double lineSize = 13;
constexpr Length progressGap{8};  // above what is told of it
constexpr Length gameCheckRadius{12};
constexpr Length stripCheckRadius{8};
constexpr int riseTime = 140;  // milliseconds

int textHeight(QString const& text, double size, int width) {
  return QFontMetrics(typeface(size)).boundingRect(0, 0, width, 1000, Qt::TextWordWrap, text).height();
}

int nameHeight(QString const& name, double size, int width) {
  return QFontMetrics(titleface(size)).boundingRect(0, 0, width, 1000, Qt::TextWordWrap, name).height();
}

int lineHeight(double size) { return QFontMetrics(typeface(size)).height(); }

}  // namespace

GameTile::GameTile(GameInfo const& game, int nth, CardArt* art, Glyphs* glyphs, QWidget* parent)
    : QAbstractButton(parent),
      game_(&game),
      glance_(glanceOf(game.id)),
      nth_(nth),
      art_(art),
      glyphs_(glyphs) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  lift_.setDuration(riseTime);
  lift_.setStartValue(0.0);
  lift_.setEndValue(0.0);
  lift_.setEasingCurve(QEasingCurve::OutCubic);
  connect(&lift_, &QVariantAnimation::valueChanged, this, qOverload<>(&GameTile::update));
  connect(art_, &CardArt::ready, this, qOverload<>(&GameTile::update));
  connect(glyphs_, &Glyphs::changed, this, qOverload<>(&GameTile::update));
}

void GameTile::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void GameTile::retranslate() {
  QString const whole = said(game_->line);
  line_ = glance_ != nullptr ? said(glance_->line) : whole;
  setText(said(game_->name));
  setAccessibleName(text());
  QStringList spoken{whole};
  if (glance_ != nullptr)
    spoken += tr("A match takes about %n minute(s); difficulty %1 of %2.", nullptr, glance_->minutes)
                  .arg(glance_->difficulty)
                  .arg(hardestGlance);
  setToolTip(asToolTip(spoken.join(u' ')));  // what its signs say, and in a strip has no room
  if (progress_.matches > 0)
    spoken += tr("%1 of %n match(es) won", nullptr, progress_.matches).arg(progress_.won) + u'.';
  else if (progress_.inPlay)
    spoken += tr("match in play") + u'.';
  if (progress_.lessons > 0)
    spoken += tr("%1 of %n lesson(s) done", nullptr, progress_.lessons).arg(progress_.lessonsDone) + u'.';
  setAccessibleDescription(spoken.join(QStringLiteral(" ")));
  updateGeometry();
  update();
}

void GameTile::setProgress(GameProgress const& progress) {
  if (progress_ == progress) return;
  progress_ = progress;
  retranslate();
}

void GameTile::setForm(Form form, int picture) {
  bool const same = form_ == form && picture_ == picture;
  form_ = form;
  picture_ = picture;
  if (same) return;
  updateGeometry();
  update();
}

double GameTile::nameSize() const {
  switch (form_) {
    case Form::upright: return gameNameSize;
    case Form::lying: return smallNameSize;
    default: return stripNameSize;
  }
}

int GameTile::pictureHeight() const { return measure(picture_); }

int GameTile::pictureWidth() const {
  if (form_ == Form::lying) return measure(lyingPicture);
  if (form_ != Form::strip) return 0;
  return measure(width() >= measure(wideStrip) ? stripPicture : smallStripPicture);
}

// The height follows from the width that it gets.
QSize GameTile::sizeHint() const {
  if (form_ == Form::strip) return {measure(160), measure(stripHigh)};
  if (form_ == Form::small) return {measure(160), measure(100)};
  return {measure(isUpright() ? 230 : 280), measure(100)};
}

QSize GameTile::minimumSizeHint() const {
  if (form_ == Form::strip) return {measure(120), measure(stripHigh)};
  if (form_ == Form::small) return {measure(120), measure(90)};
  return {measure(isUpright() ? 170 : 250), measure(90)};
}

int GameTile::wordsHeight(int width) const {
  int const name = nameHeight(text(), nameSize(), width);
  if (form_ == Form::small) return name + scaled(3) + lineHeight(factSize);
  int high = name + scaled(2) + textHeight(line_, lineSize, width);
  if (glance_ != nullptr || isUpright()) high += scaled(8) + lineHeight(factSize);
  // Always, so that nothing moves when it is known.
  if (isWhole()) high += progressGap + progressLinesHeight();
  return high;
}

int GameTile::heightForWidth(int width) const {
  // A layout may take back a pixel of what it has asked for.
  int const inner = width - slack - 2 * edge - 2 * margin() - pictureWidth();
  int const round = gameTileRise + edge;
  if (form_ == Form::strip)
    return round + std::max(measure(stripHigh), nameHeight(text(), nameSize(), inner) + scaled(12));
  int const words = wordsHeight(inner);
  if (form_ == Form::small) return round + pictureHeight() + scaled(7) + words + scaled(9);
  return round + (isUpright() ? pictureHeight() + scaled(10) + words + scaled(12)
                              : std::max(measure(78), words + scaled(18)));
}

// A strip is a tab of what lies under it, and stays in its line.
double GameTile::raised() const {
  return form_ == Form::strip ? 0 : lift_.currentValue().toDouble() * gameTileRise;
}

// One that is raised shows more of its picture; its words and its foot stay in line with the others', or it would seem to have
// slipped.
QRectF GameTile::box() const {
  double const up = raised();
  return QRectF(rect()).adjusted(edge, gameTileRise - up + scaled(1), -edge, -edge - (isUpright() ? 0 : up));
}

QRectF GameTile::pictureBox(QRectF const& box) const {
  if (isUpright()) return {box.topLeft(), QSizeF(box.width(), pictureHeight() + raised())};
  return {box.topLeft(), QSizeF(pictureWidth(), box.height())};
}

Length GameTile::margin() const {
  return form_ == Form::small ? smallMargin : form_ == Form::strip ? stripMargin : wordsMargin;
}

QRectF GameTile::wordsBox(QRectF const& box) const {
  if (form_ == Form::small)
    return box.adjusted(smallMargin, pictureHeight() + raised() + scaled(7), -smallMargin, -scaled(8));
  if (form_ == Form::strip) return box.adjusted(pictureWidth() + stripMargin, 0, -scaled(6), 0);
  if (isUpright())
    return box.adjusted(wordsMargin, pictureHeight() + raised() + scaled(10), -wordsMargin, -scaled(10));
  return box.adjusted(pictureWidth() + wordsMargin, scaled(8), -wordsMargin, -scaled(8));
}

// Hovered and chosen it is nearer.
void GameTile::rise() {
  double const to = isChecked() || underMouse() ? 1 : 0;
  if (lift_.endValue().toDouble() == to) return;
  double const from = lift_.currentValue().toDouble();
  lift_.stop();
  bool const at = !moving_ || !isVisible();
  lift_.setStartValue(at ? to : from);
  lift_.setEndValue(to);
  lift_.start();
  if (at) lift_.setCurrentTime(riseTime);
}

bool GameTile::event(QEvent* event) {
  bool const taken = QAbstractButton::event(event);
  switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::HoverEnter:
    case QEvent::HoverLeave: rise(); break;
    default: break;
  }
  return taken;
}

void GameTile::checkStateSet() {
  QAbstractButton::checkStateSet();
  rise();
}

void GameTile::nextCheckState() {
  QAbstractButton::nextCheckState();
  rise();
}

void GameTile::paintGround(QPainter& painter, QRectF const& box) const {
  double const up = lift_.currentValue().toDouble();
  if (!theme_.plain)
    paintShadow(painter, box, corner,
                {QPointF(scaledReal(2 + 2 * up), scaledReal(3 + 5 * up)), scaledReal(1.7 + 1.5 * up), 0.36});
  if (isChecked() && !theme_.plain) paintGlow(painter, box);
  QLinearGradient paper(box.topLeft(), box.bottomLeft());
  paper.setColorAt(0, theme_.panel);
  paper.setColorAt(1, theme_.plain ? theme_.panel : mixed(theme_.panel, theme_.soft, 0.8));
  painter.setPen(Qt::NoPen);
  painter.setBrush(paper);
  painter.drawRoundedRect(box, corner, corner);
  QRectF const picture = pictureBox(box);
  if (game_->deck != nullptr) {
    QPainterPath tile;
    tile.addRoundedRect(box, corner, corner);
    painter.save();
    painter.setClipPath(tile);
    painter.setClipRect(picture, Qt::IntersectClip);
    paintGamePicture(painter, picture,
                     {game_->deck, nth_, form_ == Form::strip ? QString() : idOf(*game_), art_, isUpright(),
                      devicePixelRatioF(), 1 + 0.16 * up, form_ == Form::strip},
                     theme_);
    painter.restore();
  }
  painter.setPen(QPen(theme_.plain ? theme_.rule : QColor(0xB9, 0x8A, 0x32), scaledReal(1.4)));
  if (isUpright())
    painter.drawLine(picture.bottomLeft(), picture.bottomRight());
  else
    painter.drawLine(picture.topRight(), picture.bottomRight());
  painter.setBrush(Qt::NoBrush);
  painter.setPen(isChecked() ? QPen(theme_.accent, scaledReal(3.4)) : QPen(theme_.rule, scaledReal(1)));
  painter.drawRoundedRect(box, corner, corner);
}

void GameTile::paintWords(QPainter& painter, QRectF words) const {
  painter.setFont(titleface(nameSize()));
  painter.setPen(theme_.onpanel);
  if (form_ == Form::strip) {
    painter.drawText(words, Qt::AlignVCenter | Qt::TextWordWrap, text());
    return;
  }
  painter.drawText(words, Qt::AlignTop | Qt::TextWordWrap, text());
  words.setTop(words.top() + scaled(2) + nameHeight(text(), nameSize(), static_cast<int>(words.width())));
  double const fact = lineHeight(factSize);
  if (form_ == Form::small)
    return paintFacts(painter, {words.left(), words.bottom() - fact, words.width(), fact});
  painter.setFont(typeface(lineSize));
  painter.setPen(theme_.onpanel2);
  painter.drawText(words, Qt::AlignTop | Qt::TextWordWrap, line_);
  if (isUpright()) {
    double const progress = progressLinesHeight();
    paintProgressLines(painter, {words.left(), words.bottom() - progress, words.width(), progress}, progress_,
                       theme_);
    words.setBottom(words.bottom() - progress - progressGap);
  }
  if (glance_ != nullptr || isUpright())
    paintFacts(painter, {words.left(), words.bottom() - fact, words.width(), fact});
}

QPointF GameTile::checkPlace(QRectF const& box) const {
  if (form_ == Form::strip) return pictureBox(box).topRight() + QPointF(scaledReal(-11), scaledReal(13));
  double const in = scaledReal(isUpright() ? 18 : 15);
  return pictureBox(box).topRight() + QPointF(-in, in);
}

void GameTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = this->box();
  paintGround(painter, box);
  paintWords(painter, wordsBox(box));
  if (isChecked())
    paintCheckMark(painter, checkPlace(box), form_ == Form::strip ? stripCheckRadius : gameCheckRadius,
                   theme_);
  if (showsFocus(*this)) paintFocus(painter, box);
}

// Outside the frame, on the cloth: it is no second way of being chosen.
void GameTile::paintFocus(QPainter& painter, QRectF const& box) const {
  double const out = scaledReal(3.6);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme_.onplate, scaledReal(1.6)));
  QRectF ring = box.adjusted(-out, -out, out, out);
  ring.setTop(std::max(ring.top(), scaledReal(0.8)));  // one that has risen stands at the widget's edge
  painter.drawRoundedRect(ring, corner + out, corner + out);
}

void GameTile::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: event->ignore(); return;  // it is chosen already: the key is the page's
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
