// Fonts and lengths of the window's chrome. The sizes in the code are pixels as drawn for a system font of
// 10 points at scale 1 (ui/drawing/window_scale.h); they grow with the window, and grow and shrink with the user's own
// font, and no text falls under 11 pixels.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <QStringList>

class QWidget;

namespace giaguaro {

QFont typeface(double size, bool bold = false);
// Of titles: from 19 pixels up Noto Serif Display Bold, which the font package that the program needs brings, without it
// the system's serif; smaller ones are bold only.
QFont titleface(double size);
// The same of a font whose size is known.
void asTitle(QFont& font);
// Gives a widget its typeface, which it keeps when the user's font changes (renewTypefaces).
void setTypeface(QWidget* widget, double size, bool bold = false);
void setTitleface(QWidget* widget, double size);
// The same, but smaller, then narrower by a quarter at most, where the longest of `texts` would take more than `room`.
// Returns what it takes.
int setTypefaceFor(QWidget* widget, QStringList const& texts, int room, double size);
// What has no typeface of its own: the user's font, as large as the window wants it.
QFont plainFont();
// The user's font or the window's scale has changed: everything in the window has its typeface in it now.
void renewTypefaces(QWidget* window);
// A length that holds text, in the same measure.
int measure(double length);
// Space that `text` takes in one line of the typeface.
int textWidth(QString const& text, double size, bool bold = false);
int titleWidth(QString const& text, double size);
// The colour of a label's words.
void setInk(QWidget* label, QColor const& color);

}  // namespace giaguaro
