// A paragraph of rich text that wraps, with small pictures of cards and ranks in it (`card:AD`, `rank:K`, as
// Wording::rich writes them). What a screen reader says is the same sentence as plain text.
#pragma once

#include <QTextDocument>
#include <QWidget>
#include <functional>

#include "ui/theme.h"

namespace giaguaro {

// Finds the picture of a name like "card:AD"; a null pixmap where it is not drawn yet.
using FindPicture = std::function<QPixmap(QString const& name)>;

class GlyphDocument : public QTextDocument {
  Q_OBJECT

 public:
  explicit GlyphDocument(QObject* parent) : QTextDocument(parent) {}
  void setPictures(FindPicture find) { find_ = std::move(find); }

 protected:
  QVariant loadResource(int type, QUrl const& name) override;

 private:
  FindPicture find_;
};

class RichText : public QWidget {
  Q_OBJECT

 public:
  RichText(double size, QWidget* parent);

  void setPictures(FindPicture find);
  void setColor(QColor const& color);
  // From line to line, whether there is a picture in them or not, in a text that has any; before the first text.
  void setLeading(double leading) { leading_ = leading; }
  void setText(QString const& rich, QString const& plain);
  QString plain() const { return accessibleName(); }
  // Draws again: a picture that was missing is there now.
  void reload();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void write();
  bool isEven() const;

  FindPicture find_;
  GlyphDocument* document_ = nullptr;  // null: nothing has been written yet, which costs the start nothing
  double size_;
  double leading_ = 0;  // 0: as the size has it
  QColor color_;
  QString rich_;
};

}  // namespace giaguaro
