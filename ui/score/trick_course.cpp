#include "ui/score/trick_course.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr int mostStep = 106;  // from one trick to the next
constexpr int cardHigh = 31, faceHigh = 20;
constexpr int apart = 3;  // between card and ring
constexpr int ring = 3;   // round a face, with its pen
constexpr int numberHigh = 14;
constexpr int leastForNumber = 19;  // from one to the next

}  // namespace

TrickCourse::TrickCourse(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("trickCourse"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void TrickCourse::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void TrickCourse::setTricks(std::vector<HandEnd::Trick> tricks, Deck const& deck) {
  tricks_ = std::move(tricks);
  deck_ = &deck;
  QStringList spoken;
  for (HandEnd::Trick const& trick : tricks_) spoken << trick.spoken;
  setAccessibleName(spoken.join(QLatin1Char('\n')));
  update();
}

QSize TrickCourse::sizeHint() const {
  return {300, measure(cardHigh + apart + faceHigh + 2 * ring + numberHigh)};
}
QSize TrickCourse::minimumSizeHint() const { return {100, sizeHint().height()}; }

void TrickCourse::paintEvent(QPaintEvent*) {
  if (tricks_.empty() || deck_ == nullptr) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // From edge to edge, unless they are few.
  double const ends = scaledReal(faceHigh) + scaledReal(4);
  double const gaps = std::max<double>(1, static_cast<double>(tricks_.size()) - 1);
  double const step = std::min(scaledReal(mostStep), (width() - ends) / gaps);
  // Narrow where there are many.
  double const high = std::min(scaledReal(cardHigh), (step - scaledReal(4)) * 1.5);
  double const face = std::min(scaledReal(faceHigh), step - scaledReal(2 * ring));
  for (std::size_t i = 0; i < tricks_.size(); ++i) {
    HandEnd::Trick const& trick = tricks_[i];
    double const middle = scaledReal(faceHigh) / 2 + scaledReal(2) + static_cast<double>(i) * step;
    QRectF const card(middle - high / 3, scaledReal(cardHigh) - high, high * 2 / 3, high);
    if (trick.card.valid()) glyphs_->paintTag(painter, trick.card, *deck_, card, devicePixelRatioF());
    QPointF const centre(middle, scaledReal(cardHigh + apart + ring) + face / 2);
    int const side = static_cast<int>(face);
    painter.setPen(QPen(trick.callers ? theme_.bestedge : theme_.rule, scaledReal(trick.callers ? 2.4 : 1)));
    painter.setBrush(theme_.panel);
    painter.drawEllipse(centre, face / 2 + scaledReal(1), face / 2 + scaledReal(1));
    painter.drawPixmap(centre - QPointF(side / 2.0, side / 2.0),
                       glyphs_->avatar(trick.avatar, side, devicePixelRatioF()));
    if (step < scaledReal(leastForNumber) && trick.number % 2 == 0) continue;  // every other one has room
    double const top = scaledReal(cardHigh + apart + faceHigh + 2 * ring);
    painter.setFont(typeface(11, trick.callers));
    painter.setPen(trick.callers ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(QRectF(middle - step, top, 2 * step, scaledReal(numberHigh)),
                     Qt::AlignHCenter | Qt::AlignTop, QString::number(trick.number));
  }
}

}  // namespace giaguaro
