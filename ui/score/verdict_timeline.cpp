#include "ui/score/verdict_timeline.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/score/verdict_words.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/focus_mark.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

namespace {

constexpr std::size_t manyDecisions = 15;  // from so many on the marks stand alone
constexpr Extent chipSize{20, 26};
constexpr Length axisRoom{34};  // for "50%"

}  // namespace

// One column: what was chosen, its mark, and when.
class TimelineButton : public QAbstractButton {
 public:
  TimelineButton(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
  }

  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void setShown(bool shown) {
    if (std::exchange(shown_, shown) != shown) update();
  }
  void show(HandVerdict::Decision const& decision, QString const& glyph, QString const& word, bool dense) {
    decision_ = decision;
    glyph_ = glyph;
    word_ = word;
    dense_ = dense;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    bool const dear = decision_.isDear();
    bool const focus = showsFocus(*this);
    if (dear || shown_ || focus || underMouse()) {
      bool const strong = focus || shown_;
      painter.setPen(QPen(strong ? theme_.bestedge : theme_.rule, scaledReal(focus    ? 2.4
                                                                             : shown_ ? 1.8
                                                                                      : 1.2)));
      painter.setBrush(shown_ ? QBrush(theme_.best) : QBrush(Qt::NoBrush));
      painter.drawRoundedRect(
          QRectF(rect()).adjusted(scaledReal(1.5), scaled(1), scaledReal(-1.5), scaled(-1)), scaledReal(6),
          scaledReal(6));
    }
    int const words = measure(15);
    double const middle = (height() - words) - chipSize.height() / 2.0 - scaled(4);
    double const centre = width() / 2.0;
    double const radius = dense_ ? 7.5 : 8.5;
    if (dense_) {
      verdict::paintMark(painter, decision_, {centre, middle}, radius, theme_);
    } else {
      QRectF const chip(centre - scaled(22), middle - chipSize.height() / 2.0, chipSize.width(),
                        chipSize.height());
      if (!glyph_.isEmpty())
        painter.drawPixmap(chip.topLeft(), glyphs_->picture(glyph_, chipSize, devicePixelRatioF()));
      verdict::paintMark(painter, decision_, {glyph_.isEmpty() ? centre : centre + scaled(13), middle},
                         radius, theme_);
    }
    painter.setFont(typeface(11));
    painter.setPen(theme_.onpanel2);
    // Half a word tells nothing: where many stand side by side the tip has it.
    if (textWidth(word_, 11) <= width())
      painter.drawText(QRect(0, height() - words - scaled(3), width(), words), Qt::AlignCenter, word_);
  }

 private:
  Glyphs* glyphs_;
  Theme theme_;
  HandVerdict::Decision decision_;
  QString glyph_;
  QString word_;
  bool dense_ = false;
  bool shown_ = false;
};

VerdictTimeline::VerdictTimeline(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("verdictTimeline"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, [this] {
    for (TimelineButton* button : buttons_) button->update();
  });
}

void VerdictTimeline::setTheme(Theme const& theme) {
  theme_ = theme;
  for (TimelineButton* button : buttons_) button->setTheme(theme);
  update();
}

bool VerdictTimeline::isDense() const {
  return decisions_.size() >= manyDecisions || width() < measure(58) * static_cast<int>(decisions_.size());
}

void VerdictTimeline::setDecisions(std::vector<HandVerdict::Decision> const& decisions, HandVerdict::Aim aim,
                                   Wording const& wording, bool halves) {
  decisions_ = decisions;
  aim_ = aim;
  while (buttons_.size() < decisions.size()) {
    auto* const button = new TimelineButton(glyphs_, this);
    button->setObjectName(QStringLiteral("decision_%1").arg(buttons_.size()));
    button->setTheme(theme_);
    button->installEventFilter(this);
    connect(button, &QAbstractButton::clicked, this, [this, index = buttons_.size()] {
      current_ = static_cast<int>(index);
      emit chosen(decisions_[index].place);
    });
    buttons_.push_back(button);
  }
  current_ = std::clamp(current_, 0, std::max(0, static_cast<int>(decisions.size()) - 1));
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setVisible(i < decisions.size());
    if (i >= decisions.size()) continue;
    QString const spoken = verdict::spoken(decisions[i], aim, wording, halves);
    buttons_[i]->setAccessibleName(spoken);
    buttons_[i]->setToolTip(asToolTip(spoken));
    buttons_[i]->setFocusPolicy(static_cast<int>(i) == current_ ? Qt::StrongFocus : Qt::ClickFocus);
    Action const action = decisions[i].chosen.action;
    bool const isCard = action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
    QString const glyph =
        Glyphs::nameOf(isCard ? args::card(action.card()) : decisions[i].chosen.glyph, wording.deck());
    QString const when = verdict::whenOf(decisions[i], aim);
    QString const word = isDense() && decisions[i].trick > 0 ? QString::number(decisions[i].trick) : when;
    buttons_[i]->show(decisions[i], glyph, word, isDense());
    buttons_[i]->setShown(decisions[i].place == shown_);
  }
  wording_ = wording;
  halves_ = halves;
  place();
  update();
}

void VerdictTimeline::setRoom(Room room) {
  if (std::exchange(room_, room) == room) return;
  updateGeometry();
  place();
}

void VerdictTimeline::setShown(int place) {
  if (std::exchange(shown_, place) == place) return;
  for (std::size_t i = 0; i < decisions_.size(); ++i) {
    bool const now = decisions_[i].place == place;
    if (now) current_ = static_cast<int>(i);
    buttons_[i]->setShown(now);
  }
}

int VerdictTimeline::lineHeight() const {
  switch (room_) {
    case Room::high: return measure(60);
    case Room::low: return measure(56);
    case Room::marks: return 4;
  }
  return 0;
}

QSize VerdictTimeline::sizeHint() const {
  return {measure(500), lineHeight() + chipSize.height() + measure(15) + scaled(14)};
}

QSize VerdictTimeline::minimumSizeHint() const { return {measure(240), sizeHint().height()}; }

void VerdictTimeline::place() {
  if (decisions_.empty()) return;
  double const column = (width() - axisRoom) / static_cast<double>(decisions_.size());
  for (std::size_t i = 0; i < decisions_.size(); ++i) {
    int const left = axisRoom + static_cast<int>(static_cast<double>(i) * column);
    int const right = axisRoom + static_cast<int>(static_cast<double>(i + 1) * column);
    buttons_[i]->setGeometry(left, lineHeight() - scaled(4), right - left,
                             height() - lineHeight() + scaled(4));
  }
}

QPointF VerdictTimeline::pointOf(std::size_t decision) const {
  QRect const box = buttons_[decision]->geometry();
  double const top = measure(15);
  double const room = lineHeight() - top - scaled(10);
  return {box.left() + box.width() / 2.0, top + room * (1 - std::clamp(decisions_[decision].aim, 0.0, 1.0))};
}

void VerdictTimeline::paintEvent(QPaintEvent*) {
  if (decisions_.empty()) return;
  if (room_ == Room::marks) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const top = measure(15);
  double const half = top + (lineHeight() - top - scaled(10)) / 2;
  painter.setPen(QPen(theme_.rule, scaledReal(1)));
  painter.drawLine(QPointF(axisRoom, half), QPointF(width(), half));
  painter.setFont(typeface(11));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRectF(0, half - scaled(10), axisRoom - scaled(3), scaled(20)),
                   Qt::AlignRight | Qt::AlignVCenter, verdict::percentOf(0.5));
  std::vector<std::size_t> known;
  for (std::size_t i = 0; i < decisions_.size(); ++i)
    if (decisions_[i].judged && decisions_[i].mark) known.push_back(i);
  QPolygonF line;
  for (std::size_t const i : known) line << pointOf(i);
  painter.setPen(QPen(theme_.bestedge, scaledReal(2.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(line);
  painter.setPen(QPen(theme_.panel, scaledReal(1.4)));
  painter.setBrush(theme_.bestedge);
  for (QPointF const& point : line) painter.drawEllipse(point, scaledReal(3.6), scaledReal(3.6));
  painter.setFont(typeface(11, true));
  painter.setPen(theme_.onpanel);
  for (std::size_t at = 0; at < known.size(); ++at) {
    HandVerdict::Decision const& decision = decisions_[known[at]];
    if (at != 0 && at + 1 != known.size() && !decision.isDear()) continue;
    QPointF const point = line[static_cast<int>(at)];
    bool const above = point.y() > half || point.y() - scaled(20) > 0;
    painter.drawText(QRectF(point.x() - scaled(30), above ? point.y() - scaled(19) : point.y() + scaled(4),
                            scaled(60), scaled(15)),
                     Qt::AlignCenter, verdict::percentOf(decision.aim));
  }
}

void VerdictTimeline::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  setDecisions(std::vector(decisions_), aim_, wording_, halves_);
}

void VerdictTimeline::goTo(int index) {
  if (index < 0 || index >= static_cast<int>(decisions_.size())) return;
  current_ = index;
  for (std::size_t i = 0; i < decisions_.size(); ++i)
    buttons_[i]->setFocusPolicy(static_cast<int>(i) == index ? Qt::StrongFocus : Qt::ClickFocus);
  buttons_[static_cast<std::size_t>(index)]->setFocus(Qt::OtherFocusReason);
}

bool VerdictTimeline::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    auto const found = std::ranges::find(buttons_, watched);
    if (found != buttons_.end()) current_ = static_cast<int>(found - buttons_.begin());
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  auto const* const key = static_cast<QKeyEvent*>(event);
  switch (key->key()) {
    case Qt::Key_Left: goTo(current_ - 1); return true;
    case Qt::Key_Right: goTo(current_ + 1); return true;
    case Qt::Key_Home: goTo(0); return true;
    case Qt::Key_End: goTo(static_cast<int>(decisions_.size()) - 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!key->isAutoRepeat()) buttons_[static_cast<std::size_t>(current_)]->click();
      return true;
    default: return QWidget::eventFilter(watched, event);
  }
}

}  // namespace giaguaro
