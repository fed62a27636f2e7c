// What the dock paints itself: all that is no button.
#include <QPainter>
#include <QRegularExpression>
#include <algorithm>

#include "ui/dock/dock.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/window_scale.h"
#include "ui/plates/seat_plate.h"
#include "ui/text/noun.h"

namespace giaguaro {
namespace {

constexpr qreal titleSize = 20;  // at plate scale 1

// Of texts the first, or the first sentence of one, that is whole in so many lines.
QString fitting(QFont const& font, qreal pixels, QStringList const& texts, qreal width, int lines) {
  static QRegularExpression const between(QStringLiteral("(?<=[.!?])\\s+"));
  // A line seldom ends where the paper does.
  qreal const room = lines == 1 ? width : (lines - 0.22) * width;
  for (QString const& text : texts)
    if (textWidth(font, {pixels, false, {}}, text) <= room) return text;
  for (QString const& text : texts)
    for (QString const& each : text.split(between))
      if (textWidth(font, {pixels, false, {}}, each) <= room) return each;
  return {};
}

// Several as one; where there are several, each is a sentence, whatever it was alone.
QString joined(QStringList const& texts) {
  static QRegularExpression const end(QStringLiteral("[.!?]$"));
  QString all;
  for (QString const& text : texts) {
    if (!all.isEmpty()) all += all.contains(end) ? QStringLiteral(" ") : QStringLiteral(". ");
    all += texts.size() > 1 ? capitalised(text) : text;
  }
  return all;
}

// All of them, then fewer and fewer.
QStringList fromWholeToLess(QStringList const& texts) {
  QStringList all;
  for (qsizetype count = texts.size(); count > 0; --count) all << joined(texts.first(count));
  return all << texts;
}

}  // namespace

bool Dock::looksAtBarred() const {
  return std::ranges::any_of(looks_,
                             [this](Look const& each) { return each.index >= 0 && !at(each.index).free(); });
}

QString Dock::count() const { return tr("%1 of %2").arg(content_.tray.cards.size()).arg(content_.tray.size); }

// What there is to say of what one looks at, else of what is chosen.
QStringList Dock::explanation() const {
  if (!message_.isEmpty()) return {message_};
  if (isTray()) {
    // The last of them weighs all cards together.
    QStringList texts{joined(content_.trayMeans)};
    for (qsizetype i = content_.trayMeans.size(); i-- > 0;) texts << content_.trayMeans[i];
    for (QString const& text : {content_.note, content_.barred, content_.free}) texts << text;
    texts.removeAll(QString());
    return texts;
  }
  int shown = chosen_;
  for (Look const& each : looks_)
    if (each.index >= 0) shown = each.index;
  QStringList texts;
  if (shown >= 0) {
    Choice const choice = current(shown);
    if (!choice.free()) return {choice.reason, content_.barred};
    texts = fromWholeToLess(choice.meanings);
  } else if (stacked_) {
    texts << howToChoose() << tr("Choose, then press Enter or the button.");
  }
  bool const barred =
      std::ranges::any_of(content_.choices, [](Choice const& choice) { return !choice.free(); });
  bool const numbers = std::ranges::any_of(content_.choices, [](Choice const& choice) {
    return choice.form == Choice::Form::tag && choice.glyph.kind == Argument::Kind::number;
  });
  // One barred number among many wants its reason at once.
  if (barred && numbers && !content_.barred.isEmpty() && shown < 0) return reasonsOfBarred();
  // The words of the brackets, which the stacked forms have not.
  if (!stacked_) texts << (barred ? content_.barred : QString()) << content_.free;
  texts.removeAll(QString());
  return texts;
}

QStringList Dock::reasonsOfBarred() const {
  QStringList texts;
  for (Choice const& choice : content_.choices)
    if (!choice.free()) texts << choice.reason;
  return texts << content_.barred;
}

void Dock::paintRuns(QPainter& painter) const {
  qreal const p = plateScale_;
  painter.setBrush(Qt::NoBrush);
  for (DockPlaces::Run const& run : places_.runs) {
    painter.setPen(QPen(run.free ? theme_->accent : theme_->onplate2, 1.4 * p, Qt::SolidLine, Qt::FlatCap,
                        Qt::MiterJoin));
    painter.drawPolyline(
        QPolygonF{run.line.topLeft(), run.line.bottomLeft(), run.line.bottomRight(), run.line.topRight()});
  }
  TextStyle const barred{12 * p, false, theme_->onplate2};
  TextStyle const free{12 * p, false, theme_->accent};
  qreal const sign = 18 * p;
  auto const wanted = [&](TextStyle const& style, QString const& text, qreal more) {
    return text.isEmpty() ? 0 : textWidth(font(), style, text) + more + 1;
  };
  RunTexts const texts =
      placeRunTexts(places_, wanted(barred, content_.barred, sign), wanted(free, content_.free, 0), p);
  if (texts.barredWidth > 0) {
    CardPainter(*art_, *theme_, devicePixelRatioF())
        .mark(painter, QStringLiteral("lock"),
              QPointF(texts.barredLeft + 6 * p, places_.reasonBaseline - 4 * p), 14 * p, theme_->onplate2);
    drawText(painter, font(), barred, QPointF(texts.barredLeft + sign, places_.reasonBaseline),
             texts.barredWidth - sign, content_.barred);
  }
  drawText(painter, font(), free, QPointF(texts.freeLeft, places_.reasonBaseline), texts.freeWidth,
           content_.free);
}

void Dock::paintSlots(QPainter& painter) const {
  for (std::size_t i = 0; i < places_.traySlots.size(); ++i) {
    QRectF const slot = places_.traySlots[i].adjusted(0.75, 0.75, -0.75, -0.75);
    bool const next = i == content_.tray.cards.size();  // where the next one chosen will lie
    // Sunk into the dock, as far as there is light and shade.
    QColor well = mixed(theme_->plate, Qt::black, 0.35);
    if (theme_->plain || theme_->plate.lightness() > 128) well = mixed(theme_->plate, theme_->onplate2, 0.12);
    QPen edge(next ? theme_->accent : mixed(theme_->plate, theme_->onplate2, 0.55), next ? 1.8 : 1.2);
    if (next) edge.setDashPattern({4, 3});
    painter.setPen(edge);
    painter.setBrush(well);
    qreal const corner = slot.width() * CardPainter::cornerPart + 1;
    painter.drawRoundedRect(slot, corner, corner);
    if (next) paintAim(painter, slot);
  }
}

// From the hand, which is below.
void Dock::paintAim(QPainter& painter, QRectF const& slot) const {
  qreal const size = 0.16 * slot.width();
  QPointF const tip = slot.center() - QPointF(0, size);
  painter.setPen(
      QPen(theme_->accent, std::max(1.6, 0.16 * size), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(tip, tip + QPointF(0, 2 * size));
  painter.drawPolyline(
      QPolygonF{tip + QPointF(-0.7 * size, 0.7 * size), tip, tip + QPointF(0.7 * size, 0.7 * size)});
}

// How much the cards in the tray come to, of what is needed. The exact figure, which may have a half, stands above it.
void Dock::paintBar(QPainter& painter) const {
  if (places_.bar.isNull()) return;
  qreal const p = plateScale_;
  QRectF const& place = places_.bar;
  Result::Bar const& bar = content_.bar;
  QRectF const track(place.left(), place.top() + 3 * p, place.width(), 9 * p);
  auto const at = [&](int points) {
    return track.left() + track.width() * std::clamp(points, 0, bar.total) / bar.total;
  };
  qreal const radius = track.height() / 2;
  painter.setPen(QPen(theme_->onplate2, p));
  painter.setBrush(mixed(theme_->plate, theme_->onplate2, 0.08));
  painter.drawRoundedRect(track, radius, radius);
  if (bar.value > 0) {
    QRectF part = track;
    part.setRight(std::max(at(bar.value), track.left() + track.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_->accent);
    painter.drawRoundedRect(part, radius, radius);
  }
  qreal const mark = at(bar.target);
  painter.setPen(QPen(theme_->onplate, 2.4 * p, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(mark, track.top() - 4 * p), QPointF(mark, track.bottom() + 4 * p));
  TextStyle const quiet{12 * p, false, theme_->onplate2};
  qreal const base = place.bottom() - 2 * p;
  QString const needed = tr("%1 needed", "points").arg(bar.target);
  qreal const half = textWidth(font(), quiet, needed) / 2;
  drawText(painter, font(), quiet, QPointF(mark, base), 2 * half + 1, needed, Qt::AlignHCenter);
  drawText(painter, font(), quiet, QPointF(track.right(), base), 60 * p, QString::number(bar.total),
           Qt::AlignRight);
}

// Each bid as long as what it speaks for, and what is left.
void Dock::paintShares(QPainter& painter) const {
  if (places_.shares.isNull()) return;
  qreal const p = plateScale_;
  QRectF const& strip = places_.shares;
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  TextStyle const style{12 * p, false, theme_->onplate};
  qreal const gap = 5 * p;
  qreal const face = 18 * p;
  int const left = content_.partsLeft();
  int spokenFor = 0;
  for (SharedPart const& share : content_.shares) spokenFor += share.count;
  qreal const blocks = static_cast<qreal>(content_.shares.size()) + (left > 0 ? 1 : 0);
  qreal const least = face + 24 * p;
  // Room for the longest name in each: bids of the same are as long as each other.
  qreal name = 0;
  for (SharedPart const& share : content_.shares)
    name = std::max(name, textWidth(font(), style, share.name + QStringLiteral("  ")));
  qreal const free = strip.width() - (blocks - 1) * gap - blocks * least;
  qreal const names = name * static_cast<qreal>(content_.shares.size());
  // All names, or none: a bid for nothing has its face, name and figure as well, and what room is left is shared by bids.
  bool const named = names <= free;
  qreal const part = std::max(0.0, free - (named ? names : 0)) / std::max(1, spokenFor + left);
  QRectF block(strip.left(), strip.top(), 0, strip.height());
  auto const next = [&](int count, qreal words) {
    block.moveLeft(block.right() + (block.width() > 0 ? gap : 0));
    block.setWidth(least + words + part * count);
    return block.adjusted(0.5, 0.5, -0.5, -0.5);
  };
  for (SharedPart const& share : content_.shares) {
    QRectF const box = next(share.count, named ? name : 0);
    painter.setPen(QPen(mixed(theme_->plate, theme_->onplate2, 0.7), 1.2));
    painter.setBrush(mixed(theme_->plate, theme_->onplate2, 0.08));
    painter.drawRoundedRect(box, 6 * p, 6 * p);
    QString const figure = QString::number(share.count);
    QString const words = named ? share.name + QStringLiteral("  ") : QString();
    TextStyle const bold{13 * p, true, theme_->onplate};
    qreal const wide = words.isEmpty() ? 0 : textWidth(font(), style, words);
    qreal const figureWide = textWidth(font(), bold, figure);
    qreal const from = box.center().x() - (face + 5 * p + wide + figureWide) / 2;
    qreal const base = box.center().y() + 4.4 * p;
    cards.avatar(painter, share.avatar, QPointF(from + face / 2, box.center().y()), face);
    drawText(painter, font(), style, QPointF(from + face + 5 * p, base), wide + 1, words);
    drawText(painter, font(), bold, QPointF(from + face + 5 * p + wide, base), figureWide + 1, figure);
  }
  if (left > 0) {
    QRectF const box = next(left, 0);
    QPen pen(theme_->accent, 1.2);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 6 * p, 6 * p);
    drawText(painter, font(), {12 * p, false, theme_->accent},
             QPointF(box.center().x(), box.center().y() + 4.2 * p), box.width() - 6 * p,
             tr("%n not bid", "tricks", left), Qt::AlignHCenter);
  }
}

// Small rather than cut, and rather none.
void Dock::paintNarrowTitle(QPainter& painter) const {
  TextStyle const style{.pixels = titleText(), .ink = theme_->onplate, .title = true};
  QRectF const& at = places_.title;
  if (!textFits(font(), style, content_.title, at.width())) return;
  drawText(painter, font(), style, QPointF(at.center().x(), at.center().y() + 0.36 * style.pixels),
           at.width(), content_.title, Qt::AlignHCenter);
}

// Where nothing is barred the line says what the chosen one would mean: the first sentence that is whole
// there, for one that is cut off has lost its point.
void Dock::paintNarrow(QPainter& painter) const {
  if (!places_.title.isNull()) paintNarrowTitle(painter);
  if (places_.reason.isNull()) return;
  bool const stacked = places_.labelBaseline == 0 && places_.runs.empty() && stacked_;
  bool const barred =
      !stacked && !content_.barred.isEmpty() &&
      std::ranges::any_of(content_.choices, [](Choice const& choice) { return !choice.free(); });
  qreal const larger = windowScale();
  qreal const sign = barred ? 17 * larger : 0;
  qreal const room = places_.reason.width() - sign;
  TextStyle const style{11.5 * larger, false, theme_->onplate2};
  QString const text = !barred ? fittingSentence(font(), explanation(), room)
                       : textFits(font(), style, content_.barred, room) ? content_.barred
                                                                        : content_.briefBarred;
  qreal const used = std::min(room, textWidth(font(), style, text));
  qreal const left = places_.reason.center().x() - (used + sign) / 2;
  qreal const base = places_.reason.center().y() + 3.6 * larger;
  if (barred)
    CardPainter(*art_, *theme_, devicePixelRatioF())
        .mark(painter, QStringLiteral("lock"), QPointF(left + 5 * larger, base - 4 * larger), 13 * larger,
              theme_->onplate2);
  drawText(painter, font(), style, QPointF(left + sign, base), room, text);
}

void Dock::paintWide(QPainter& painter) const {
  qreal const p = plateScale_;
  qreal const base = places_.title.top() + 20 * p;
  QString const beside = isTray() ? count() : content_.note;
  TextStyle const note{13 * p, isTray(), isTray() ? theme_->accent : theme_->onplate2};
  qreal const between = 16 * p;
  // A long title leaves the note as much as it needs when it is small.
  qreal const kept = textWidth(font(), {leastText(), note.bold, {}}, beside) + between;
  TextStyle title{.pixels = titleSize * p, .ink = theme_->onplate, .title = true};
  // The face of titles is wide.
  if (!textFits(font(), title, content_.title, places_.title.width() - kept))
    title = {15 * p, true, theme_->onplate};
  qreal const used =
      drawText(painter, font(), title, QPointF(places_.title.left(), base),
               std::max(places_.title.width() - kept, places_.title.width() / 2), content_.title);
  drawText(painter, font(), note, QPointF(places_.note.right(), base), places_.note.width() - used - between,
           beside, Qt::AlignRight);
  paintRuns(painter);
  if (stacked_ || looksAtBarred() || !message_.isEmpty()) {
    if (!places_.keys.isNull()) return paintBesideTray(painter);
    return paintExplanation(painter, places_.smallPrint);
  }
  auto const foot = std::ranges::find_if(
      content_.choices, [](Choice const& choice) { return choice.foot() && !choice.means.isEmpty(); });
  if (foot == content_.choices.end() && chosen_ < 0)
    return paintLines(painter, places_.smallPrint, {howToChoose()});
  if (foot != content_.choices.end() && places_.smallPrint.width() > 110 * p)
    drawParagraph(painter, font(), {12 * p, false, theme_->onplate2},
                  places_.smallPrint.topLeft() + QPointF(0, 14 * p), places_.smallPrint.width(), 15 * p, 2,
                  foot->means);
}

void Dock::paintExplanation(QPainter& painter, QRectF const& box) const {
  paintLines(painter, box, explanation());
}

// The first of them that has room.
void Dock::paintLines(QPainter& painter, QRectF const& box, QStringList const& texts) const {
  qreal const p = plateScale_;
  if (box.width() < 90 * p) return;
  qreal const pixels = 12 * p;
  QString const text = fitting(font(), pixels, texts, box.width(), 2);
  if (text.isEmpty()) return;
  bool const one = textWidth(font(), {pixels, false, {}}, text) <= box.width();
  qreal const first = box.center().y() + (one ? 4 : -4) * p;
  drawParagraph(painter, font(), {pixels, false, theme_->onplate2}, QPointF(box.left(), first), box.width(),
                16 * p, 2, text);
}

// There is room for larger words, and at the foot for what brings a card back.
void Dock::paintBesideTray(QPainter& painter) const {
  qreal const p = plateScale_;
  QRectF const& box = places_.smallPrint;
  constexpr int lines = 3;
  QString const text = fitting(font(), 14 * p, explanation(), box.width(), lines);
  drawParagraph(painter, font(), {14 * p, false, theme_->onplate}, box.topLeft() + QPointF(0, 14 * p),
                box.width(), 20 * p, lines, text);
  if (!content_.tray.cards.empty())
    paintLines(painter, places_.keys, {tr("A click or Backspace takes a card back.")});
}

void Dock::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(2, 2, -2, -8);
  qreal const p = plateScale_;
  qreal const edge = hasFocus() ? 3 : 1.8;
  paintPlate(painter, *theme_, box, narrow_ ? 12 * windowScale() : 16 * p, theme_->accent,
             edge * (narrow_ ? windowScale() : p), 4);
  painter.translate(box.topLeft());
  if (narrow_)
    paintNarrow(painter);
  else
    paintWide(painter);
  paintSlots(painter);
  paintBar(painter);
  paintShares(painter);
}

}  // namespace giaguaro
