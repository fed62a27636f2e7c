#include "ui/host/pause_card.h"

#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/curtain_cloth.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/table_phrases.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length pauseWidth{500};
constexpr Length pauseInset{24};  // of what stands on the paper
constexpr int pauseDisc = 124;
constexpr double discArt = 100;  // units of the drawing on the disc, on each side

// In a few words whose turn it is, or what lies there to be looked at.
QString whatWaits(TableScene const& scene, Wording const& wording) {
  if (scene.resting && scene.seen.lastTrick() != nullptr) return wording.say(scene.seen.lastTrick()->taken);
  if (scene.mayAct) return PauseCard::tr("It is your turn.");
  return wording.say(scene.seen.status);
}

// A small cup of coffee, in the colours and with the contour of the table's other drawings (resources/art/STYLE.md).
void paintCup(QPainter& painter) {
  QColor const ink(0x20, 0x24, 0x2B);
  QPen const contour(ink, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  painter.setPen(contour);
  painter.setBrush(QColor(0xE9, 0xDF, 0xC6));
  painter.drawEllipse(QPointF(48, 76), 31, 7);  // the saucer
  QPainterPath handle;
  handle.addEllipse(QPointF(70, 56), 10, 9);
  QPainterPath hole;
  hole.addEllipse(QPointF(70, 56), 4.6, 4);
  painter.setBrush(QColor(0xFD, 0xFA, 0xF1));
  painter.drawPath(handle - hole);
  QPainterPath cup(QPointF(26, 44));
  cup.lineTo(70, 44);
  cup.cubicTo(70, 62, 62, 75, 56, 75);
  cup.lineTo(40, 75);
  cup.cubicTo(34, 75, 26, 62, 26, 44);
  painter.drawPath(cup);
  QPainterPath band;
  band.addRect(20, 54, 56, 8);
  painter.fillPath(cup & band, QColor(0x2C, 0x74, 0x50));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(cup);
  painter.setBrush(QColor(0x6B, 0x45, 0x2B));
  painter.drawEllipse(QPointF(48, 44), 22, 5);  // what is in it
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0xB8, 0x8A, 0x2C), 2.8, Qt::SolidLine, Qt::RoundCap));
  for (double const x : {39.0, 49.0, 59.0}) {
    double const top = x == 49 ? 16 : 21;
    QPainterPath steam(QPointF(x, 34));
    steam.cubicTo(x - 6, 29, x + 6, (34 + top) / 2 - 2, x, top);
    painter.drawPath(steam);
  }
}

}  // namespace

class PauseCard::Disc : public QWidget {
 public:
  explicit Disc(QWidget* parent) : QWidget(parent) { setFixedSize(measure(pauseDisc), measure(pauseDisc)); }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.6)));
    painter.setBrush(theme_.best);
    painter.drawEllipse(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)));
    painter.scale(width() / discArt, width() / discArt);
    paintCup(painter);
  }

 private:
  Theme theme_;
};

PauseCard::PauseCard(QWidget* parent)
    : Sheet(parent),
      disc_(new Disc(page())),
      title_(new QLabel(page())),
      waits_(new QLabel(page())),
      keys_(new QLabel(page())),
      goOn_(new PaperButton(PaperButton::Kind::main, page())) {
  setObjectName(QStringLiteral("pauseCard"));
  setWidest(pauseWidth);
  setVeil(1);  // whoever passes by reads no cards
  setTitleface(title_, 42);
  setTypeface(waits_, 17);
  setTypeface(keys_, 13);
  waits_->setObjectName(QStringLiteral("pauseWaits"));
  goOn_->setObjectName(QStringLiteral("pauseGoOn"));
  goOn_->setTextSize(16);
  goOn_->setPadding(scaled(112));
  for (QLabel* label : {title_, waits_, keys_}) {
    label->setAlignment(Qt::AlignHCenter);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  head()->setContentsMargins(pauseInset, 0, pauseInset, 0);
  head()->addSpacing(scaled(16));
  head()->addWidget(disc_, 0, Qt::AlignHCenter);
  head()->addSpacing(scaled(14));
  head()->addWidget(title_);
  head()->addSpacing(scaled(6));
  head()->addWidget(waits_);
  foot()->setContentsMargins(pauseInset, scaled(26), pauseInset, scaled(16));
  foot()->addWidget(goOn_, 0, Qt::AlignHCenter);
  foot()->addSpacing(scaled(10));
  foot()->addWidget(keys_);
  connect(goOn_, &QPushButton::clicked, this, &PauseCard::goesOn);
}

void PauseCard::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  disc_->setTheme(theme);
  goOn_->setTheme(theme);
  setInk(keys_, theme.onpanel2);
}

void PauseCard::setScene(TableScene const& scene, Wording const& wording, QString const& key) {
  title_->setText(wording.say(say(tablePhrases::paused)));
  waits_->setText(whatWaits(scene, wording));
  goOn_->setText(tr("Go on"));
  keys_->setText(tr("%1 or Space to go on.").arg(key));
  goOn_->setAccessibleDescription(title_->text() + QStringLiteral(". ") + waits_->text());
  layPaper();
}

// What lies under it is not reached by Tab either.
bool PauseCard::focusNextPrevChild(bool) {
  focusFirst();
  return true;
}

void PauseCard::focusFirst() { goOn_->setFocus(Qt::OtherFocusReason); }

void PauseCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCurtain(painter, size(), theme());
  paintPaperShadow(painter);
}

// As high as the words need in this width.
void PauseCard::arrange(int paperWidth) {
  int const room = paperWidth - 2 * (sideMargin + pauseInset);
  for (QLabel* label : {title_, waits_, keys_}) {
    label->setMinimumHeight(1);
    label->setMinimumHeight(std::max(1, label->heightForWidth(room)));
  }
}

}  // namespace giaguaro
