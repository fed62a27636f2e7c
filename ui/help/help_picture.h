// The objects in the lines of the help: cards, small or whole, keys of the keyboard, and letters that lead to where they
// begin. Drawn at exactly the pixels of the screen they are drawn on, whatever its ratio.
#pragma once

#include <QObject>
#include <QTextObjectInterface>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class HelpPicture : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  HelpPicture(Glyphs* glyphs, QObject* parent) : QObject(parent), glyphs_(glyphs) {}

  void setTheme(Theme const& theme) { theme_ = theme; }

  // Of a key with these words on it.
  static int keyWidth(QString const& words);

  QSizeF intrinsicSize(QTextDocument* document, int position, QTextFormat const& format) override;
  void drawObject(QPainter* painter, QRectF const& whole, QTextDocument* document, int position,
                  QTextFormat const& format) override;

 private:
  static void drawStops(QPainter& painter, QRectF const& picture, QTextCharFormat const& format);
  void drawWhole(QPainter& painter, QRectF const& box, QTextFormat const& format) const;
  QString labelOf(Card card, QString const& name) const;
  void drawLetter(QPainter& painter, QRectF const& box, QString const& letter) const;
  void drawKey(QPainter& painter, QRectF const& box, QString const& words) const;

  Glyphs* glyphs_;
  Theme theme_;
};

}  // namespace giaguaro
