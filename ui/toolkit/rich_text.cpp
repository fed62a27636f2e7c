#include "ui/toolkit/rich_text.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>
#include <QPixmap>
#include <QTextBlockFormat>
#include <QTextCursor>
#include <QUrl>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr double lineHeight = 20.0 / 14;  // of the text's size

}  // namespace

QVariant GlyphDocument::loadResource(int type, QUrl const& name) {
  if (type == ImageResource && find_) {
    QPixmap const picture = find_(name.toString());
    if (!picture.isNull()) {
      // Kept until the next text or reload(), or every layout would draw it again.
      addResource(type, name, picture);
      return picture;
    }
  }
  // Nothing: asked again at the next reload. Files and the net are never looked at.
  return QPixmap(1, 1);
}

RichText::RichText(double size, QWidget* parent) : QWidget(parent), size_(size) {
  setAccessibleRole(this, QAccessible::Paragraph);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void RichText::setPictures(FindPicture find) {
  find_ = std::move(find);
  if (document_ != nullptr) document_->setPictures(find_);
}

void RichText::setColor(QColor const& color) {
  color_ = color;
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

void RichText::write() {
  if (document_ == nullptr) {
    document_ = new GlyphDocument(this);
    document_->setDocumentMargin(0);
    document_->setUndoRedoEnabled(false);
    document_->setPictures(find_);
  }
  document_->clear();  // and with it the pictures it has kept
  document_->setDefaultFont(typeface(size_));
  document_->setHtml(rich_);
  QTextBlockFormat format;
  format.setLineHeight(measure(isEven() ? leading_ : size_ * lineHeight),
                       isEven() ? QTextBlockFormat::FixedHeight : QTextBlockFormat::MinimumHeight);
  QTextCursor cursor(document_);
  cursor.select(QTextCursor::Document);
  cursor.mergeBlockFormat(format);
  updateGeometry();
  update();
}

// Else a line would stand further from the next one where a picture hangs below it.
bool RichText::isEven() const { return leading_ > 0 && rich_.contains(QLatin1String("<img")); }

QSize RichText::sizeHint() const {
  int const width = qMax(this->width(), measure(200));
  return {width, heightForWidth(width)};
}

QSize RichText::minimumSizeHint() const { return {measure(80), measure(size_ * lineHeight)}; }

int RichText::heightForWidth(int width) const {
  if (document_ == nullptr) return minimumSizeHint().height();
  document_->setTextWidth(width);
  constexpr double hanging = 0.28;  // of a line: so far may a picture hang below the last one
  int const below = isEven() ? measure(leading_ * hanging) : 0;
  return static_cast<int>(document_->size().height() + 0.99) + below;
}

bool RichText::event(QEvent* event) {
  // A screen with other pixels.
  if (event->type() == QEvent::ScreenChangeInternal) reload();
  if (event->type() == QEvent::ApplicationFontChange && document_ != nullptr) write();
  return QWidget::event(event);
}

void RichText::paintEvent(QPaintEvent*) {
  if (document_ == nullptr) return;
  QPainter painter(this);
  document_->setTextWidth(width());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette = palette();
  context.palette.setColor(QPalette::Text, color_);
  document_->documentLayout()->draw(&painter, context);
}

}  // namespace giaguaro
