#include "ui/host/pause_card.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/curtain_cloth.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/table_phrases.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length pauseWidth{500};
constexpr Length pauseInset{24};  // of what stands on the paper
constexpr int pauseDisc = 92;

// In a few words whose turn it is, or what lies there to be looked at.
QString whatWaits(TableScene const& scene, Wording const& wording) {
  if (scene.resting && scene.seen.lastTrick() != nullptr) return wording.say(scene.seen.lastTrick()->taken);
  if (scene.mayAct) return PauseCard::tr("It is your turn.");
  return wording.say(scene.seen.status);
}

}  // namespace

class PauseCard::Disc : public QWidget {
 public:
  Disc(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
    setFixedSize(measure(pauseDisc), measure(pauseDisc));
    connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  }
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
    int const side = width() / 2;
    painter.drawPixmap(QPointF((width() - side) / 2.0, (height() - side) / 2.0),
                       glyphs_->mark(QStringLiteral("pause"), side, devicePixelRatioF(), theme_.onpanel));
  }

 private:
  Glyphs* glyphs_;
  Theme theme_;
};

PauseCard::PauseCard(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      disc_(new Disc(glyphs, page())),
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
