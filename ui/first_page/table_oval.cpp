#include "ui/first_page/table_oval.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

#include "ui/cloth/lit_table.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/seat_face.h"

namespace giaguaro {
namespace {

constexpr double ovalLight = 0.5;  // of rail and shadows, at scale 1
constexpr double ovalRail = 9.5;
constexpr int ovalNames = 66;  // beside a face, at least
constexpr double leastOval = 125;
constexpr double widestOval = 176;
constexpr double highestOval = 84;
constexpr double roundest = 32;   // a small one is seen from higher above,
constexpr double flattest = 0.3;  // a wide one lies there flat

}  // namespace

TableOval::TableOval(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize TableOval::sizeHint() const { return {measure(420), measure(190)}; }

QSize TableOval::minimumSizeHint() const { return {measure(340), measure(176)}; }

void TableOval::setTheme(Theme const& theme) {
  theme_ = theme;
  picture_ = {};
  for (SeatFace* face : faces_) face->setTheme(theme);
  update();
}

void TableOval::setTable(std::vector<Sitting> const& sitting, bool anticlockwise) {
  while (faces_.size() < sitting.size()) {
    int const seat = static_cast<int>(faces_.size());
    auto* face = new SeatFace(glyphs_, this);
    face->setObjectName(QStringLiteral("seat_%1").arg(seat));
    face->setTheme(theme_);
    face->setFocusPolicy(seat == 0 ? Qt::StrongFocus : Qt::ClickFocus);
    connect(face, &SeatFace::clicked, this, [this, seat] { emit seatChosen(seat); });
    connect(face, &SeatFace::moveAsked, this, [this, seat](int by) { move(seat, by); });
    faces_.push_back(face);
  }
  players_ = static_cast<int>(sitting.size());
  anticlockwise_ = anticlockwise;
  bool reached = false;
  for (std::size_t i = 0; i < faces_.size(); ++i) {
    bool const sits = i < sitting.size();
    faces_[i]->setVisible(sits);
    reached = reached || (sits && faces_[i]->focusPolicy() == Qt::StrongFocus);
    if (!sits) continue;
    faces_[i]->setSeat(sitting[i].seat, sitting[i].name, sitting[i].player);
    faces_[i]->setAccessibleName(sitting[i].spoken);
  }
  std::set<QString> captions;
  for (Sitting const& each : sitting)
    if (!each.player.isEmpty()) captions.insert(each.player);
  alike_ = captions.size() < 2;
  if (!reached && !faces_.empty()) faces_.front()->setFocusPolicy(Qt::StrongFocus);
  place();
}

void TableOval::setWords(ClothWords const& words) {
  words_ = words;
  update();
}

void TableOval::setTopRoom(int room) {
  if (std::exchange(topRoom_, room) != room) place();
}

std::vector<QWidget*> TableOval::fields() const { return {faces_.begin(), faces_.end()}; }

QWidget* TableOval::seat(int seat) const { return faces_[static_cast<std::size_t>(seat)]; }

void TableOval::move(int from, int by) {
  int const to = (from + by + players_) % players_;
  for (int i = 0; i < static_cast<int>(faces_.size()); ++i)
    faces_[static_cast<std::size_t>(i)]->setFocusPolicy(i == to ? Qt::StrongFocus : Qt::ClickFocus);
  faces_[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
}

// Half of the cloth's width, so that the words beside the outermost faces are whole.
double TableOval::acrossFor(int words) const {
  return width() / 2.0 - SeatFace::faceSide() / 2.0 - scaled(8) - words - scaled(16);
}

bool TableOval::saysAll() const { return acrossFor(captions_) >= scaledReal(leastOval); }

double TableOval::angleOf(int seat) const {
  double const turn = 2 * std::numbers::pi * seat / players_ * (anticlockwise_ ? -1 : 1);
  return std::numbers::pi / 2 + turn;
}

QPointF TableOval::faceAt(int seat) const {
  QRectF const box = cloth();
  return {box.center().x() + (box.width() / 2 + scaled(16)) * std::cos(angleOf(seat)),
          box.center().y() + (box.height() / 2 + scaled(14)) * std::sin(angleOf(seat))};
}

QRectF TableOval::cloth() const {
  double const face = SeatFace::faceSide();
  double const wanted = std::max(acrossFor(saysAll() ? captions_ : names_), scaledReal(60));
  double const across = std::min(wanted, measure(1000) / 1000.0 * widestOval);
  // As high as with any other names.
  double const free = std::max(acrossFor(measure(ovalNames)), scaledReal(60));
  double const down =
      std::clamp((height() - topRoom_) / 2.0 - face / 2 - scaled(22), scaledReal(40),
                 std::min(measure(1000) / 1000.0 * highestOval, measure(roundest) + free * flattest));
  return QRectF(width() / 2.0 - across, (height() + topRoom_) / 2.0 - down, 2 * across, 2 * down);
}

void TableOval::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

// Where who plays there has no room in one line beside every face it is told of all in two lines, or, as the fields beside
// the table say it too, of none.
void TableOval::place() {
  if (players_ == 0) return;
  names_ = captions_ = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i) {
    names_ = std::max(names_, faces_[i]->wordsWidth(false));
    captions_ = std::max(captions_, faces_[i]->wordsWidth(true));
  }
  bool const told = saysAll() || !alike_;
  for (int i = 0; i < players_; ++i) {
    QPointF const at = faceAt(i);
    bool const left = std::cos(angleOf(i)) < -0.1;
    int const beside =
        static_cast<int>(left ? at.x() : width() - at.x()) - SeatFace::faceSide() / 2 - scaled(6);
    SeatFace* const face = faces_[static_cast<std::size_t>(i)];
    face->setTold(told);
    face->placeAt(at, left ? SeatFace::Side::left : SeatFace::Side::right,
                  std::min(beside, saysAll() ? captions_ : std::max(names_, measure(ovalNames))));
  }
  picture_ = {};
  update();
}

void TableOval::paintEvent(QPaintEvent*) {
  qreal const ratio = devicePixelRatioF();
  if (picture_.size() != size() * ratio) {
    double const rail = scaledReal(ovalRail);
    picture_ = tableTopPicture(size(), cloth().adjusted(rail, rail, -rail, -rail), scaledReal(ovalLight),
                               theme_, ratio);
  }
  QPainter painter(this);
  painter.drawPixmap(0, 0, picture_);
  // A flat table leaves its middle no room between the faces.
  double const half = SeatFace::faceSide() / 2.0 + scaled(2);
  std::vector<QRectF> faces;
  for (int seat = 0; seat < players_; ++seat)
    faces.emplace_back(faceAt(seat) - QPointF(half, half), QSizeF(2 * half, 2 * half));
  words_.paint(painter, cloth(), faces, theme_);
}

}  // namespace giaguaro
