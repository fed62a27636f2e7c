#include "ui/podium/podium.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/cloth/felt.h"
#include "ui/cloth/lit_table.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/podium/podium_paper.h"
#include "ui/podium/podium_stage.h"
#include "ui/podium/podium_words.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/second_press.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr double drawnWide = 1280, drawnHigh = 773;  // of the page, as drawn
constexpr double titleSize = 47, subtitleSize = 16, leastTitleSize = 22;
constexpr double largestPage = 2.6;
constexpr int doublePress = 500;  // milliseconds

}  // namespace

// What all of it lies on: a lit room with the edge of a table, the words at the top, podium and paper.
class Podium::Ground : public QWidget {
 public:
  Ground(CardArt* art, Glyphs* glyphs, QWidget* parent)
      : QWidget(parent),
        felt_(new Felt(this)),
        title(new QLabel(this)),
        subtitle(new QLabel(this)),
        stage(new PodiumStage(art, this)),
        paper(new PodiumPaper(glyphs, this)) {
    title->setObjectName(QStringLiteral("podiumTitle"));
    subtitle->setObjectName(QStringLiteral("podiumSubtitle"));
    for (QLabel* label : {title, subtitle}) {
      label->setTextFormat(Qt::PlainText);
      label->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
      label->setWordWrap(true);
    }
    connect(felt_, &Felt::ready, this, qOverload<>(&QWidget::update));
  }

  void setTheme(Theme const& theme) {
    theme_ = theme;
    setInk(title, theme.onplate);
    setInk(subtitle, mixed(theme.onplate, theme.onplate2, 0.6));
    stage->setTheme(theme);
    paper->setTheme(theme);
    wantGround();
    update();
  }

  // Everything in its place, after its words or the room have changed.
  void lay();

 private:
  Felt* felt_;

 public:
  QLabel* const title;
  QLabel* const subtitle;
  PodiumStage* const stage;
  PodiumPaper* const paper;

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QWidget::resizeEvent(event);
    wantGround();
    lay();
  }

  void paintEvent(QPaintEvent* event) override {
    QPainter painter(this);
    felt_->paint(painter, event->rect());
    painter.setRenderHint(QPainter::Antialiasing);
    if (!theme_.plain) paintGlow(painter);
    paintOrnament(painter);
    if (theme_.plain) return;
    paintShadow(painter, paper->geometry(), 12, {QPointF(2, 3), 2, 0.34});
    paintShadow(painter, paper->geometry(), 12, {QPointF(8, 12), 12, 0.4});
  }

 private:
  // Of a lamp behind whoever has won: the wall there in its own colour, brighter, and rays of gold over it.
  void paintGlow(QPainter& painter) const {
    QPointF const middle = stage->pos() + stage->behindWinners();
    double const reach = 470 * stage->scale();
    auto const faded = [&](QColor ink, double most) {
      QRadialGradient light(middle, reach);
      for (auto const& [at, part] :
           {std::pair(0.0, 1.0), std::pair(0.4, 0.7), std::pair(0.72, 0.22), std::pair(1.0, 0.0)}) {
        ink.setAlphaF(static_cast<float>(most * part));
        light.setColorAt(at, ink);
      }
      return light;
    };
    // Behind the table, not over it.
    QPainterPath wall, table;
    wall.addRect(rect());
    double const rail = 34 * clothScale();
    table.addEllipse(cloth().adjusted(-rail, -rail, rail, rail));
    painter.save();
    painter.setClipPath(wall.subtracted(table));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(mixed(theme_.cloth, Qt::white, 0.12), 0.8));
    painter.drawEllipse(middle, reach, reach);
    painter.setBrush(faded(QColor(0xFF, 0xE0, 0x93), 0.2));
    constexpr int rays = 24;
    for (int i = 0; i < rays; ++i) {
      QLineF edge(middle, middle + QPointF(reach, 0));
      edge.setAngle((i - 0.2) * 360.0 / rays);
      QPolygonF ray{middle, edge.p2()};
      edge.setAngle((i + 0.2) * 360.0 / rays);
      painter.drawPolygon(ray << edge.p2());
    }
    painter.restore();
  }

  double clothScale() const { return std::max(width() / drawnWide, height() / drawnHigh); }
  // Its far edge runs behind the blocks, somewhat left of the middle.
  QRectF cloth() const {
    double const s = clothScale();
    QPointF const centre(width() * 0.32, height() * 0.55 + 390 * s);
    return {centre - QPointF(800, 390) * s, QSizeF(1600, 780) * s};
  }

  // A line between title and subtitle, with a star and lozenges.
  void paintOrnament(QPainter& painter) const {
    double const half = ornament_.width() / 2;
    QPointF const middle = ornament_.center();
    double const r = 4 * scale_;
    auto const lozenge = [&](QPointF const& at) {
      painter.drawPolygon(
          QPolygonF{{at - QPointF(r, 0), at - QPointF(0, r), at + QPointF(r, 0), at + QPointF(0, r)}});
    };
    painter.setPen(QPen(theme_.accent, 1.6 * scale_));
    for (int const side : {-1, 1})
      painter.drawLine(middle + QPointF(side * 21 * scale_, 0),
                       middle + QPointF(side * (half - 5 * scale_), 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.accent);
    for (int const side : {-1, 1}) {
      lozenge(middle + QPointF(side * 16 * scale_, 0));
      lozenge(middle + QPointF(side * half, 0));
    }
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
      QLineF ray(middle, middle + QPointF((i % 2 == 0 ? 9 : 3.8) * scale_, 0));
      ray.setAngle(90 + 36 * i);
      star << ray.p2();
    }
    painter.drawPolygon(star);
  }

  void wantGround() {
    QSizeF const room = size();
    if (room.isEmpty()) return;
    felt_->want(room, theme_.ground, devicePixelRatioF(),
                [room, cloth = cloth(), s = clothScale(), theme = hallOf(theme_),
                 ratio = devicePixelRatioF()] { return paintLitRoom(room, cloth, s, theme, ratio); });
  }

  Theme theme_;
  QRectF ornament_;
  double scale_ = 1;
};

void Podium::Ground::lay() {
  double const wide = width(), high = height();
  if (wide <= 0 || high <= 0) return;
  scale_ = std::clamp(std::min(wide / drawnWide, high / drawnHigh), 0.5, largestPage);
  double const large = std::max(1.0, scale_);
  double const within = scale_ / windowScale();  // what is left of it to sizes that follow the window anyway
  double const largeWithin = large / windowScale();
  paper->setScale(largeWithin);
  int const edge = static_cast<int>((scale_ < 0.85 ? 14 : 32) * large);
  int const paperWide = std::clamp(static_cast<int>(wide * 0.345), measure(348), measure(440 * largeWithin));
  int const paperHigh =
      std::min(static_cast<int>(high) - 2 * std::min(edge, 28), static_cast<int>(716 * large));
  paper->setGeometry(width() - paperWide - edge, (height() - paperHigh) / 2, paperWide, paperHigh);

  int const room = paper->x() - 2 * edge;
  double size = titleSize * std::max(within, 0.62);
  while (size > leastTitleSize * largeWithin && titleWidth(title->text(), size) > room) size -= 1;
  setTitleface(title, size);
  setTypeface(subtitle, subtitleSize * std::max(within, 0.9));
  auto const wordsHigh = [room](QLabel const* label) {
    return label->fontMetrics()
        .boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, label->text())
        .height();
  };
  int y = static_cast<int>(std::max(8.0, 24 * scale_ * scale_));
  title->setGeometry(edge, y, room, wordsHigh(title) + 2);
  y = title->geometry().bottom() + static_cast<int>(4 * scale_);
  double const line = std::min<double>(room, titleWidth(title->text(), size) + 10 * scale_);
  ornament_ = QRectF(edge + (room - line) / 2, y, line, 18 * scale_);
  y += static_cast<int>(22 * scale_);
  subtitle->setGeometry(edge, y, room, wordsHigh(subtitle) + 4);
  y = subtitle->geometry().bottom() + static_cast<int>(10 * scale_);
  stage->setGeometry(edge / 2, y, paper->x() - edge, height() - y - static_cast<int>(10 * scale_));
  update();
}

Podium::Podium(CardArt* art, Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      ground_(new Ground(art, glyphs, this)),
      paper_(ground_->paper),
      second_(new SecondPress(this)) {
  setObjectName(QStringLiteral("podium"));
  coverAll();
  second_->setMoment(doublePress);
  head()->addWidget(ground_);
  paper_->onceMore()->installEventFilter(this);
  connect(paper_, &PodiumPaper::backWanted, this, &Podium::closed);
}

void Podium::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  ground_->setTheme(theme);
}

void Podium::setPace(MotionPace pace) { ground_->stage->setPace(pace); }

void Podium::setScene(TableScene const& scene, Wording const& wording) {
  PodiumWords const words(scene, wording);
  ground_->title->setText(words.title());
  ground_->subtitle->setText(words.subtitle());
  ground_->stage->setStanders(words.standers(), wording.deck());
  paper_->setScene(scene, wordingForAll(scene, wording), words.hero());
  ground_->lay();
  layPaper();
}

void Podium::focusFirst() { paper_->focusFirst(); }

void Podium::showEvent(QShowEvent* event) {
  Sheet::showEvent(event);
  if (event->spontaneous()) return;
  ground_->stage->rise();
  second_->start();
}

bool Podium::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && ground_->stage->isRising()) {
    int const key = static_cast<QKeyEvent*>(event)->key();
    ground_->stage->finish();
    if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) return true;
  }
  return Sheet::eventFilter(watched, event);
}

void Podium::keyPressEvent(QKeyEvent* event) {
  ground_->stage->finish();
  if (event->key() == Qt::Key_Escape) return closed();
  bool const plain = (event->modifiers() & ~Qt::ShiftModifier) == 0;
  auto const press = [&](char const* name) {
    auto* const button = paper_->findChild<QAbstractButton*>(QLatin1String(name));
    if (button != nullptr && button->isVisible()) button->click();
  };
  if (plain) switch (event->key()) {
      case Qt::Key_R: return press("reviewMatch");
      case Qt::Key_N: return press("newMatch");
      case Qt::Key_S: return press("podiumScores");
      case Qt::Key_D: return press("podiumDuplicate");
      case Qt::Key_L: return closed();
      case Qt::Key_Return:
      case Qt::Key_Enter:
        if (!event->isAutoRepeat()) press("onceMore");
        return;
      default: break;
    }
  Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
