#include "ui/result/last_words.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr int speakerFace = 56;
constexpr int speakerWide = 104;  // one of few; of many each has less
constexpr int speakerLine = 20;
constexpr int speakerGap = 8;
constexpr int nextGap = 16;
constexpr int wordsAbove = 14;  // of all this, and as much below

}  // namespace

LastWords::LastWords(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("lastWords"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  hide();
}

void LastWords::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void LastWords::setSpeakers(std::vector<Speaker> speakers, QString const& next) {
  speakers_ = std::move(speakers);
  next_ = next;
  QStringList told;
  for (Speaker const& speaker : speakers_)
    told += speaker.words.isEmpty() ? speaker.name : speaker.name + QStringLiteral(": ") + speaker.words;
  setAccessibleName(told.join(QStringLiteral(", ")) + QStringLiteral(". ") + next_);
  setVisible(!speakers_.empty());
  updateGeometry();
  update();
}

QSize LastWords::sizeHint() const {
  int const next = next_.isEmpty() ? 0 : measure(nextGap + speakerLine);
  return {measure(200), measure(2 * wordsAbove + speakerFace + speakerGap + 2 * speakerLine) + next};
}

void LastWords::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const count = static_cast<int>(speakers_.size());
  if (count == 0) return;
  double const wide = std::min<double>(measure(speakerWide), width() / static_cast<double>(count));
  double left = (width() - count * wide) / 2;
  int const face = measure(speakerFace);
  auto const write = [&](QRectF const& where, QString const& words, QFont const& font, QColor const& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(
        where, Qt::AlignCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(where.width()) - 4));
  };
  for (Speaker const& speaker : speakers_) {
    QRectF const box(left + (wide - face) / 2, measure(wordsAbove), face, face);
    painter.drawPixmap(box.topLeft(), glyphs_->avatar(speaker.avatar, face, devicePixelRatioF()));
    QRectF const line(left, box.bottom() + measure(speakerGap), wide, measure(speakerLine));
    write(line, speaker.name, typeface(13, true), speaker.own ? theme_.bestedge : theme_.onpanel);
    write(line.translated(0, line.height()), speaker.words, typeface(13), theme_.onpanel2);
    left += wide;
  }
  if (next_.isEmpty()) return;
  write(QRectF(0, height() - measure(wordsAbove + speakerLine), width(), measure(speakerLine)), next_,
        typeface(14), theme_.onpanel);
}

}  // namespace giaguaro
