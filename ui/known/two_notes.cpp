#include "ui/known/two_notes.h"

#include <QPainter>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double wordsSize = 13;
constexpr double noteSize = 12;
constexpr int stroke = 10;  // the sign with what lies round it

int lineHeight() { return measure(20); }

}  // namespace

TwoNotes::TwoNotes(QWidget* parent) : QWidget(parent) {
  setAccessibleRole(this, QAccessible::StaticText);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void TwoNotes::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void TwoNotes::setTexts(QString const& words, QString const& note) {
  words_ = words;
  note_ = note;
  setAccessibleName(words);
  updateGeometry();
  update();
}

bool TwoNotes::fits(int width) const {
  return textWidth(words_, wordsSize, true) + textWidth(note_, noteSize) + 2 * stroke <= width;
}

QSize TwoNotes::sizeHint() const { return {measure(280), heightForWidth(measure(280))}; }
QSize TwoNotes::minimumSizeHint() const { return {measure(160), lineHeight()}; }
int TwoNotes::heightForWidth(int width) const { return lineHeight() * (fits(width) ? 1 : 2); }

// The note first where it has a line of its own: it is about what stands above.
void TwoNotes::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  bool const one = fits(width());
  int const note = textWidth(note_, noteSize);
  painter.setFont(typeface(noteSize));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRect(0, 0, width(), lineHeight()), Qt::AlignVCenter | Qt::AlignRight, note_);
  painter.setPen(QPen(theme_.onpanel, scaledReal(2.2)));
  double const x = width() - note - stroke + scaled(2);
  painter.drawLine(QPointF(x, scaled(3)), QPointF(x, lineHeight() - scaled(3)));
  painter.setFont(typeface(wordsSize, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(0, one ? 0 : lineHeight(), width(), lineHeight()), Qt::AlignVCenter | Qt::AlignLeft,
                   words_);
}

}  // namespace giaguaro
