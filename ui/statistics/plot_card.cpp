#include "ui/statistics/plot_card.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/row_tint.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/statistics/plot_view.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr Length ringRoom{4};  // the ring of the focus lies outside the card
constexpr Length inset{20};
constexpr int headHigh = 42;
constexpr int cardHigh = 234;
constexpr int turnHigh = 24;  // of what turns plot into table: no taller than the line beside it
constexpr int lineHigh = 22;
constexpr int pageOfPoints = 10;
constexpr int mostDescribed = 24;

}  // namespace

PlotCard::PlotCard(QWidget* parent)
    : QWidget(parent),
      heading_(new Heading(this)),
      turn_(new QuietButton(12, this)),
      bar_(new SlimScrollBar(this)) {
  // By keyboard it is T.
  turn_->setObjectName(QStringLiteral("plotTurn"));
  turn_->setFocusPolicy(Qt::NoFocus);
  turn_->setFramed();
  connect(turn_, &QAbstractButton::clicked, this, &PlotCard::toggleTable);
  connect(bar_, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
  bar_->hide();
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
}

void PlotCard::setTheme(Theme const& theme) {
  theme_ = theme;
  heading_->setTheme(theme);
  turn_->setTheme(theme);
  bar_->setTheme(theme);
  update();
}

QSize PlotCard::sizeHint() const { return {measure(420), measure(cardHigh) + 2 * ringRoom}; }

QRect PlotCard::body() const {
  return rect().adjusted(ringRoom + inset, ringRoom + measure(headHigh), -ringRoom - inset,
                         -ringRoom - scaled(12));
}

int PlotCard::lines() const { return std::max(1, body().height() / measure(lineHigh) - 1); }

// So that they fill the card.
int PlotCard::lineTall() const { return body().height() / (lines() + 1); }

void PlotCard::setPlot(Plot const& plot, QLocale const& locale) {
  plot_ = plot;
  locale_ = locale;
  point_ = std::min(point_, static_cast<int>(plot.spoken.size()) - 1);
  heading_->setText(plot.title);
  showPlot();
  // Counted anew while it is read, it stays where one reads.
  if (point_ < 0) bar_->setValue(0);
  describe();
}

void PlotCard::describe() {
  setAccessibleName(plot_.title);
  bool const few = plot_.spoken.size() <= mostDescribed;
  QString const points = few ? plot_.spoken.join(QStringLiteral(". "))
                             : tr("%n point(s), which the arrows read. The last one: %1", nullptr,
                                  static_cast<int>(plot_.spoken.size()))
                                   .arg(plot_.spoken.constLast());
  setAccessibleDescription(plot_.blank.isEmpty() ? plot_.note + QStringLiteral(". ") + points : plot_.blank);
}

void PlotCard::showPlot() {
  bool const isDrawn = plot_.blank.isEmpty() && maker_ != nullptr && !isTable_ && !plot_.rows.empty();
  if (isDrawn && view_ == nullptr) {
    view_ = maker_->make(this);
    view_->setGeometry(body());
  }
  if (view_ != nullptr) view_->setVisible(isDrawn);
  turn_->setVisible(plot_.blank.isEmpty() && maker_ != nullptr && !plot_.rows.empty());
  turn_->setText(isTable_ ? tr("Plot") : tr("Table"));
  QStringList note{plot_.note};
  if (isDrawn && !plot_.shading.isEmpty()) note += plot_.shading;
  heading_->setNote(note.join(QStringLiteral("; ")));
  placeHeading();
  placeBar();
  if (isDrawn) {
    view_->show(plot_, {typeface(13), typeface(13, true), typeface(15, true), theme_.panel, theme_.onpanel,
                        theme_.onpanel2, theme_.rule, locale_, windowScale()});
    view_->setMarked(hasFocus() ? point_ : -1);
  }
  update();
}

void PlotCard::placeHeading() {
  // Of one line, if need be with a smaller note, or of two where its words have not the room.
  int const turns = turn_->isHidden() ? 0 : turn_->sizeHint().width();
  int const wide = width() - 2 * (ringRoom + inset) - (turns > 0 ? turns + scaled(10) : 0);
  int needs = 0;
  for (double const size : {13.0, 12.0}) {
    heading_->setNoteSize(size);
    heading_->layout()->activate();
    needs = heading_->layout()->heightForWidth(wide);
    if (needs < measure(28)) break;
  }
  heading_->setGeometry(ringRoom + inset, ringRoom + std::max(1, scaled(9) + measure(20) - needs), wide,
                        needs);
  int const high = std::min(turn_->sizeHint().height(), measure(turnHigh));
  turn_->setGeometry(width() - ringRoom - inset - turns, ringRoom + scaled(9) + (measure(20) - high) / 2,
                     turns, high);
}

// Beside the lines of a table that are more than have room.
void PlotCard::placeBar() {
  int const most = static_cast<int>(plot_.rows.size()) - lines();
  bool const isTable = plot_.blank.isEmpty() && (view_ == nullptr || view_->isHidden());
  bar_->setVisible(isTable && most > 0);
  bar_->setRange(0, std::max(0, most));
  bar_->setPageStep(lines());
  if (point_ >= 0) bar_->setValue(std::clamp(bar_->value(), point_ - lines() + 1, point_));
  QRect const place = body();
  bar_->setGeometry(place.right() + scaled(4), place.top() + lineTall(), SlimScrollBar::thickness(),
                    lines() * lineTall());
}

void PlotCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeHeading();
  placeBar();
  if (view_ != nullptr) view_->setGeometry(body());
}

void PlotCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box =
      QRectF(rect()).adjusted(ringRoom + 0.5, ringRoom + 0.5, -ringRoom - 0.5, -ringRoom - 0.5);
  // Paper that lies on the page; nothing is drawn under it twice, since it is opaque.
  if (!theme_.plain)
    paintShadow(painter, box, scaledReal(10),
                {QPointF(scaledReal(0.6), scaledReal(1.4)), scaledReal(1.2), 0.22});
  // Its own edge is the ring: two within each other would say nothing more.
  painter.setPen(showsFocus(*this) ? QPen(theme_.bestedge, scaledReal(2.4))
                                   : QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(box, scaledReal(10), scaledReal(10));
  if (!plot_.blank.isEmpty()) {
    painter.setPen(theme_.onpanel2);
    painter.setFont(typeface(14));
    painter.drawText(body(), Qt::AlignCenter | Qt::TextWordWrap, plot_.blank);
  } else if (view_ == nullptr || !view_->isVisible()) {
    paintTable(painter);
  }
}

void PlotCard::paintTable(QPainter& painter) const {
  if (plot_.rows.empty()) return;
  QRect const place = body();
  int const tall = lineTall();
  auto const columns = static_cast<int>(plot_.head.size());
  int const names = place.width() * (columns > 4 ? 24 : 34) / 100;
  auto const cell = [&](int column, int line) {
    int const each = (place.width() - names) / std::max(1, columns - 1);
    int const left = column == 0 ? place.left() : place.left() + names + (column - 1) * each;
    return QRect(left, place.top() + line * tall, column == 0 ? names : each - scaled(6), tall);
  };
  auto const write = [&](QStringList const& texts, int line, bool bold) {
    painter.setFont(typeface(13, bold));
    for (int column = 0; column < std::min<int>(columns, static_cast<int>(texts.size())); ++column) {
      QRect const room = cell(column, line).adjusted(column == 0 ? 6 : 0, 0, 0, 0);
      painter.drawText(room,
                       static_cast<int>((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
                       painter.fontMetrics().elidedText(texts[column], Qt::ElideRight, room.width()));
    }
  };
  painter.setPen(theme_.onpanel2);
  write(plot_.head, 0, true);
  painter.fillRect(QRect(place.left(), place.top() + tall - 1, place.width(), 1), theme_.rule);
  for (int line = 0; line < lines(); ++line) {
    int const row = bar_->value() + line;
    if (row >= static_cast<int>(plot_.rows.size())) break;
    if (row % 2 == 1)
      painter.fillRect(QRect(place.left(), place.top() + (line + 1) * tall, place.width(), tall),
                       rowTint(theme_));
    if (row == point_ && hasFocus()) {
      painter.setPen(QPen(theme_.bestedge, scaledReal(1.8)));
      painter.setBrush(theme_.best);
      painter.drawRoundedRect(QRectF(place.left(), place.top() + (line + 1) * tall, place.width(), tall)
                                  .adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                              5, 5);
    }
    painter.setPen(theme_.onpanel);
    write(plot_.rows[static_cast<std::size_t>(row)], line + 1, false);
  }
  // What has gone up lies under the head.
  if (bar_->isVisible() && bar_->value() > 0) {
    QRectF const under(place.left(), place.top() + tall, place.width(), scaledReal(7));
    QLinearGradient shade(under.topLeft(), under.bottomLeft());
    QColor dark = theme_.onpanel;
    dark.setAlphaF(0.16F);
    shade.setColorAt(0, dark);
    dark.setAlphaF(0);
    shade.setColorAt(1, dark);
    painter.fillRect(under, shade);
  }
}

void PlotCard::go(int point) {
  if (plot_.spoken.isEmpty() || !plot_.blank.isEmpty()) return;
  point_ = std::clamp(point, 0, static_cast<int>(plot_.spoken.size()) - 1);
  bar_->setValue(std::clamp(bar_->value(), point_ - lines() + 1, point_));
  if (view_ != nullptr) view_->setMarked(point_);
  update();
  emit read(plot_.spoken[point_]);
}

void PlotCard::toggleTable() {
  if (!plot_.blank.isEmpty()) return;
  isTable_ = !isTable_;
  showPlot();
  if (point_ >= 0) return go(point_);
  emit read(isTable_ ? tr("%1 as a table").arg(plot_.title) : tr("%1 as a plot").arg(plot_.title));
}

QString PlotCard::table() const {
  QStringList lines{plot_.head.join(u'\t')};
  for (QStringList const& row : plot_.rows) lines += row.join(u'\t');
  return lines.join(u'\n') + u'\n';
}

bool PlotCard::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    auto const& key = static_cast<QKeyEvent&>(*event);
    bool const isOurs =
        key.matches(QKeySequence::Copy) || (key.modifiers() == Qt::NoModifier && key.key() == Qt::Key_T);
    if (isOurs) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

void PlotCard::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    if (plot_.rows.empty() || !plot_.blank.isEmpty()) return;
    QGuiApplication::clipboard()->setText(table());
    emit read(tr("%1: copied as a table").arg(plot_.title));
    return;
  }
  if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return QWidget::keyPressEvent(event);
  int const last = static_cast<int>(plot_.spoken.size()) - 1;
  switch (event->key()) {
    case Qt::Key_T: return toggleTable();
    case Qt::Key_Left:
    case Qt::Key_Up: return go(point_ < 0 ? last : point_ - 1);
    case Qt::Key_Right:
    case Qt::Key_Down: return go(point_ + 1);
    case Qt::Key_PageUp: return go(point_ - pageOfPoints);
    case Qt::Key_PageDown: return go(point_ + pageOfPoints);
    case Qt::Key_Home: return go(0);
    case Qt::Key_End: return go(last);
    default: return QWidget::keyPressEvent(event);
  }
}

// The point that is meant is read.
void PlotCard::mousePressEvent(QMouseEvent* event) {
  event->accept();
  QPoint const place = event->pos() - body().topLeft();
  if (view_ != nullptr && view_->isVisible()) {
    if (int const point = view_->pointAt(place); point >= 0) go(point);
    return;
  }
  int const row = bar_->value() + place.y() / lineTall() - 1;
  if (place.y() >= lineTall() && row < static_cast<int>(plot_.rows.size())) go(row);
}

// The table moves under the wheel, and the page where there is no more of it.
void PlotCard::wheelEvent(QWheelEvent* event) {
  int const before = bar_->value();
  if (isTable_) bar_->setValue(before + (event->angleDelta().y() < 0 ? 2 : -2));
  event->setAccepted(bar_->value() != before);
}

void PlotCard::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (view_ != nullptr) view_->setMarked(-1);
  emit read({});
}

}  // namespace giaguaro
