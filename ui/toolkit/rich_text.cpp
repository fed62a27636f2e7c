#include "ui/toolkit/rich_text.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBlockFormat>
#include <QTextCursor>
#include <QToolTip>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double lineHeight = 20.0 / 14;  // of the text's size
constexpr QChar stopsFollow = u'+';       // in a picture's name

}  // namespace

QVariant GlyphDocument::loadResource(int type, QUrl const& name) {
  QString const whole = name.toString();
  qsizetype const end = whole.indexOf(stopsFollow);
  QString const stops = end < 0 ? QString() : whole.mid(end + 1);
  if (type == ImageResource && find_) {
    QPixmap const picture = find_(end < 0 ? whole : whole.left(end));
    if (!picture.isNull()) {
      // Kept until the next text or reload(), or every layout would draw it again.
      QPixmap const drawn = stops.isEmpty() ? picture : withStops(picture, stops);
      addResource(type, name, drawn);
      return drawn;
    }
  }
  // Nothing: asked again at the next reload. Files and the net are never looked at.
  QPixmap none(1, 1);
  none.fill(Qt::transparent);
  return stops.isEmpty() ? none : withStops(none, stops);
}

// On the line that the text stands on: Qt puts the middle of such a picture at half the height of an x (AlignMiddle).
QPixmap GlyphDocument::withStops(QPixmap const& picture, QString const& stops) const {
  QFont const font = defaultFont();
  qreal const ratio = picture.devicePixelRatio();
  QSizeF const size = picture.deviceIndependentSize();
  qreal const width = size.width() + QFontMetricsF(font).horizontalAdvance(stops);
  QPixmap both((QSizeF(width, size.height()) * ratio).toSize());
  both.setDevicePixelRatio(ratio);
  both.fill(Qt::transparent);
  QPainter painter(&both);
  painter.drawPixmap(0, 0, picture);
  painter.setFont(font);
  painter.setPen(ink_);
  int const halfOfAnX = QFontMetrics(font).xHeight() / 2;
  painter.drawText(QPointF(size.width(), (size.height() + halfOfAnX) / 2), stops);
  return both;
}

RichText::RichText(double size, QWidget* parent) : QWidget(parent), size_(size) {
  setTypeface(this, size);
  setAccessibleRole(this, QAccessible::Paragraph);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void RichText::setPictures(FindPicture find) {
  find_ = std::move(find);
  if (document_ != nullptr) document_->setPictures(find_);
}

void RichText::setGlyphs(Glyphs* glyphs) {
  setPictures(
      [this, glyphs](QString const& name) { return glyphs->inText(name, size_, devicePixelRatioF()); });
  connect(glyphs, &Glyphs::changed, this, &RichText::reload);
}

void RichText::setColor(QColor const& color) {
  if (color_ == color) return;
  color_ = color;
  reload();  // pictures have stops of that colour
  update();
}

void RichText::setText(QString const& rich, QString const& plain) {
  if (rich == rich_ && plain == accessibleName()) return;
  rich_ = rich;
  setAccessibleName(plain);
  write();
}

void RichText::reload() {
  if (rich_.contains(QLatin1String("<img"))) write();
}

// A paragraph or line that ends in a picture has no stop behind it, which would stand alone in a line of its own where the
// picture fills the one before: Qt breaks lines behind every picture.
static QString withoutLastStop(QString rich) {
  static QRegularExpression const stop(QStringLiteral("(<img[^>]*>)\\.(?=$|<br)"));
  return rich.replace(stop, QStringLiteral("\\1"));
}

// Qt breaks lines behind every picture: what may not begin a line (a comma, a closing bracket) is drawn with it.
static QString withStopsBound(QString rich) {
  static QRegularExpression const stops(
      QStringLiteral("<img src=\"([^\"]*)\"([^>]*)>([,;:.!?\\)\\]\u00BB\u201D\u2019]+)"));
  return rich.replace(stops, QStringLiteral("<img src=\"\\1%1\\3\"\\2>").arg(stopsFollow));
}

void RichText::write() {
  // One that has been laid out is laid out anew at each change, and there are many until all is written.
  delete std::exchange(document_, new GlyphDocument(this));
  document_->setDocumentMargin(0);
  document_->setUndoRedoEnabled(false);
  document_->setPictures(find_);
  document_->setInk(color_);
  document_->setDefaultFont(typeface(size_));
  auto* const terms = linksTerms_ ? dynamic_cast<TermSource*>(window()) : nullptr;
  QString const rich = terms != nullptr ? terms->withTermsLinked(rich_) : rich_;
  document_->setHtml(withStopsBound(withoutLastStop(rich)));
  QTextBlockFormat format;
  // Else a line would stand further from the next one where there is a picture in it.
  bool const pictures = rich_.contains(QLatin1String("<img"));
  format.setLineHeight(measure(size_ * lineHeight),
                       pictures ? QTextBlockFormat::FixedHeight : QTextBlockFormat::MinimumHeight);
  QTextCursor cursor(document_);
  cursor.select(QTextCursor::Document);
  cursor.mergeBlockFormat(format);
  findLinks();
  updateGeometry();
  update();
}

QSize RichText::sizeHint() const {
  int const width = qMax(this->width(), measure(200));
  return {width, heightForWidth(width)};
}

QSize RichText::minimumSizeHint() const { return {measure(80), measure(size_ * lineHeight)}; }

int RichText::heightForWidth(int width) const {
  if (document_ == nullptr) return minimumSizeHint().height();
  document_->setTextWidth(width);
  return static_cast<int>(document_->size().height() + 0.99);
}

std::optional<LineSpan> RichText::lineOver(int y) const {
  if (document_ == nullptr) return {};
  document_->setTextWidth(width());
  for (QTextBlock block = document_->begin(); block.isValid(); block = block.next()) {
    double const above = document_->documentLayout()->blockBoundingRect(block).top();
    for (int i = 0; i < block.layout()->lineCount(); ++i) {
      QTextLine const line = block.layout()->lineAt(i);
      LineSpan const span{static_cast<int>(above + line.y()),
                          static_cast<int>(std::ceil(above + line.y() + line.height()))};
      if (span.top < y && y < span.bottom) return span;
    }
  }
  return {};
}

bool RichText::event(QEvent* event) {
  // A screen with other pixels.
  if (event->type() == QEvent::ScreenChangeInternal) reload();
  if (event->type() == QEvent::FontChange && document_ != nullptr) write();
  if (event->type() == QEvent::ToolTip && !links_.empty()) {
    showTip(*static_cast<QHelpEvent*>(event));
    return true;
  }
  return QWidget::event(event);
}

void RichText::showTip(QHelpEvent const& help) {
  QString const at = linkAt(help.pos());
  auto* const terms = at.isEmpty() ? nullptr : dynamic_cast<TermSource*>(window());
  QString const meaning = terms != nullptr ? terms->meaningOf(at) : QString();
  QRectF const place = placeAt(help.pos());
  if (meaning.isEmpty()) return QToolTip::hideText();
  QToolTip::showText(help.globalPos(), asToolTip(meaning), this, place.toAlignedRect());
}

void RichText::paintEvent(QPaintEvent*) {
  if (document_ == nullptr) return;
  QPainter painter(this);
  document_->setTextWidth(width());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette = palette();
  context.palette.setColor(QPalette::Text, color_);
  document_->documentLayout()->draw(&painter, context);
  if (!showsFocus(*this) || at_ >= links_.size()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(color_, scaledReal(1.5)));
  for (QRectF const& place : placesOf(links_[at_]))
    painter.drawRoundedRect(place.adjusted(scaled(-2), scaled(1), scaled(2), scaled(-1)), scaledReal(3),
                            scaledReal(3));
}

// ---- Links ----

// They look like the text that they stand in, but for dots under them: there are many.
void RichText::findLinks() {
  links_.clear();
  if (linksTerms_)
    for (QTextBlock block = document_->begin(); block.isValid(); block = block.next())
      for (auto each = block.begin(); !each.atEnd(); ++each)
        if (QTextFragment const part = each.fragment(); part.charFormat().isAnchor())
          links_.push_back(
              {part.charFormat().anchorHref(), part.position(), part.position() + part.length()});
  for (Link const& link : links_) {
    QTextCursor cursor(document_);
    cursor.setPosition(link.from);
    cursor.setPosition(link.behind, QTextCursor::KeepAnchor);
    QTextCharFormat format = cursor.charFormat();
    format.clearForeground();
    format.setFontUnderline(false);
    format.setUnderlineStyle(QTextCharFormat::DotLine);
    cursor.setCharFormat(format);
  }
  at_ = 0;
  setFocusPolicy(links_.empty() ? Qt::NoFocus : Qt::TabFocus);
  setMouseTracking(!links_.empty());
  if (links_.empty()) unsetCursor();
  if (hasFocus() && !links_.empty()) goTo(0);
}

QStringList RichText::links() const {
  QStringList all;
  for (Link const& link : links_) all += link.to;
  return all;
}

QString RichText::linkAt(QPointF const& at) const {
  if (links_.empty()) return {};
  document_->setTextWidth(width());  // it may have been asked since how high it would be in another
  return document_->documentLayout()->anchorAt(at);
}

QString RichText::wordOf(Link const& link) const {
  return document_->toPlainText().mid(link.from, link.behind - link.from);
}

std::vector<QRectF> RichText::placesOf(Link const& link) const {
  std::vector<QRectF> places;
  QTextBlock const block = document_->findBlock(link.from);
  QPointF const corner = document_->documentLayout()->blockBoundingRect(block).topLeft();
  int const from = link.from - block.position();
  int const behind = link.behind - block.position();
  for (int i = 0; i < block.layout()->lineCount(); ++i) {
    QTextLine const line = block.layout()->lineAt(i);
    int const first = std::max(from, line.textStart());
    int const last = std::min(behind, line.textStart() + line.textLength());
    if (first >= last) continue;
    double const left = line.cursorToX(first);
    places.emplace_back(corner + QPointF(left, line.y()), QSizeF(line.cursorToX(last) - left, line.height()));
  }
  return places;
}

void RichText::goTo(std::size_t link) {
  at_ = link;
  setAccessibleDescription(tr("Enter explains: %1.").arg(wordOf(links_[at_])));
  update();
}

// Of the word there, in the line that it stands in.
QRectF RichText::placeAt(QPointF const& at) const {
  for (Link const& link : links_)
    for (QRectF const& part : placesOf(link))
      if (part.contains(at)) return part;
  return QRectF(at, QSizeF(1, 1));
}

void RichText::follow(QString const& link, QRectF const& place) {
  if (auto* const terms = dynamic_cast<TermSource*>(window()))
    terms->explain(link, *this, place.toAlignedRect());
}

void RichText::mouseMoveEvent(QMouseEvent* event) {
  if (linkAt(event->position()).isEmpty())
    unsetCursor();
  else
    setCursor(Qt::PointingHandCursor);
}

void RichText::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->button() == Qt::LeftButton ? linkAt(event->position()) : QString();
  event->setAccepted(!pressed_.isEmpty());
}

void RichText::mouseReleaseEvent(QMouseEvent* event) {
  QString const link = std::exchange(pressed_, {});
  if (!link.isEmpty() && linkAt(event->position()) == link) follow(link, placeAt(event->position()));
}

void RichText::keyPressEvent(QKeyEvent* event) {
  int const key = event->key();
  bool const enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  bool const plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
  bool const moves = key == Qt::Key_Left || key == Qt::Key_Right;
  if (links_.empty() || !plain || (!enter && !moves)) return QWidget::keyPressEvent(event);
  if (enter && !event->isAutoRepeat()) follow(links_[at_].to, placesOf(links_[at_]).front());
  if (moves) goTo((at_ + (key == Qt::Key_Right ? 1 : links_.size() - 1)) % links_.size());
}

void RichText::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (!links_.empty()) goTo(event->reason() == Qt::BacktabFocusReason ? links_.size() - 1 : 0);
}

void RichText::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  setAccessibleDescription({});
  update();
}

}  // namespace giaguaro
