// A paragraph of rich text that wraps, with small pictures of cards and ranks in it (`card:AD`, `rank:K`, as
// Wording::rich writes them). What a screen reader says is the same sentence as plain text.
//
// Where it is asked to, it makes links of the words that its window explains (TermSource): a click follows one, and so
// does Enter, once Tab has come to the paragraph and arrows to the word. What was followed the window explains. While the
// pointer rests on one a tool tip says what its word means.
#pragma once

#include <QTextDocument>
#include <QWidget>
#include <functional>
#include <vector>

#include "ui/drawing/cut_line.h"
#include "ui/theme.h"

class QHelpEvent;

namespace giaguaro {

class Glyphs;

// Finds the picture of a name like "card:AD"; a null pixmap where it is not drawn yet.
using FindPicture = std::function<QPixmap(QString const& name)>;

class GlyphDocument : public QTextDocument {
  Q_OBJECT

 public:
  explicit GlyphDocument(QObject* parent) : QTextDocument(parent) {}
  void setPictures(FindPicture find) { find_ = std::move(find); }
  // Of the stops that are drawn with a picture.
  void setInk(QColor const& ink) { ink_ = ink; }

 protected:
  QVariant loadResource(int type, QUrl const& name) override;

 private:
  QPixmap withStops(QPixmap const& picture, QString const& stops) const;

  FindPicture find_;
  QColor ink_;
};

class RichText;

// A window that explains words.
class TermSource {
 public:
  virtual ~TermSource() = default;
  // With an anchor round each word that it explains: `<a href="word:trick">`.
  virtual QString withTermsLinked(QString const& rich) = 0;
  // What the word of such a link means, in short and plain; empty: it is none.
  virtual QString meaningOf(QString const& link) = 0;
  // Shows what it means beside its place in this text.
  virtual void explain(QString const& link, RichText& from, QRect const& place) = 0;
};

class RichText : public QWidget, public TextLines {
  Q_OBJECT

 public:
  RichText(double size, QWidget* parent);

  void setPictures(FindPicture find);
  // Theirs, as high as its lines.
  void setGlyphs(Glyphs* glyphs);
  void setColor(QColor const& color);
  void setLinksTerms() { linksTerms_ = true; }
  void setText(QString const& rich, QString const& plain);
  QString plain() const { return accessibleName(); }
  // Draws again: a picture that was missing is there now.
  void reload();

  // As it can be followed, in the order of the text.
  QStringList links() const;
  QString linkAt(QPointF const& at) const;  // empty: there is none

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  std::optional<LineSpan> lineOver(int y) const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  // Of the document's characters.
  struct Link {
    QString to;
    int from = 0;
    int behind = 0;
  };

  void write();
  void findLinks();
  void goTo(std::size_t link);
  void follow(QString const& link, QRectF const& place);
  void showTip(QHelpEvent const& help);
  QString wordOf(Link const& link) const;
  std::vector<QRectF> placesOf(Link const& link) const;
  QRectF placeAt(QPointF const& at) const;

  FindPicture find_;
  GlyphDocument* document_ = nullptr;  // null: nothing has been written yet, which costs the start nothing
  double size_;
  QColor color_;
  QString rich_;
  bool linksTerms_ = false;
  std::vector<Link> links_;
  std::size_t at_ = 0;  // of these, where the focus is
  QString pressed_;
};

}  // namespace giaguaro
