#include "ui/club/club_notice.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length noticeWidth{540};
constexpr int discSide = 52;
constexpr int barHeight = 12;
constexpr Length noticeInset{10};  // of what stands on the paper
constexpr Length besideDisc{14};

// One that has begun counts.
int wholeMinutes(LockOut const& lockOut) {
  constexpr int minute = 60;
  return (lockOut.seconds + minute - 1) / minute;
}

}  // namespace

class ClubNotice::Lock : public QWidget {
 public:
  Lock(CardArt* art, QWidget* parent) : QWidget(parent), art_(art) {
    setFixedSize(measure(discSide), measure(discSide));
    connect(art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  }
  void set(Theme const& theme, bool locked) {
    theme_ = theme;
    mark_ = locked ? QStringLiteral("lock") : QStringLiteral("clock");
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.6)));
    painter.setBrush(theme_.best);
    painter.drawEllipse(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)));
    CardPainter(*art_, theme_, devicePixelRatioF())
        .mark(painter, mark_, QRectF(rect()).center(), width() * 0.5, theme_.onpanel);
  }

 private:
  CardArt* art_;
  Theme theme_;
  QString mark_ = QStringLiteral("lock");
};

class ClubNotice::Bar : public QWidget {
 public:
  explicit Bar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(measure(barHeight));
    setMinimumWidth(scaled(60));
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void setLeft(double part) {
    left_ = part;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
    qreal const radius = box.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(box, radius, radius);
    painter.setBrush(theme_.bestedge);
    QRectF left = box;
    left.setWidth(std::max(box.height(), box.width() * left_));
    painter.drawRoundedRect(left, radius, radius);
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, radius, radius);
  }

 private:
  Theme theme_;
  double left_ = 1;
};

ClubNotice::ClubNotice(CardArt* art, QWidget* parent)
    : Sheet(parent),
      lock_(new Lock(art, page())),
      bar_(new Bar(page())),
      title_(new QLabel(page())),
      why_(new QLabel(page())),
      left_(new QLabel(page())),
      main_(new PaperButton(PaperButton::Kind::main, page())),
      close_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(noticeWidth);
  setTitleface(title_, 22);
  setTypeface(why_, 14);
  setTypeface(left_, 14, true);
  title_->setObjectName(QStringLiteral("clubNoticeTitle"));
  left_->setObjectName(QStringLiteral("clubNoticeLeft"));
  main_->setObjectName(QStringLiteral("clubNoticeMain"));
  close_->setObjectName(QStringLiteral("clubNoticeClose"));
  for (QLabel* label : {title_, why_}) {
    label->setWordWrap(true);
    label->setMinimumHeight(1);
  }
  auto* words = new QVBoxLayout;
  words->setSpacing(scaled(3));
  words->addWidget(title_);
  words->addWidget(why_);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(noticeInset, 0, noticeInset, 0);
  top->setSpacing(besideDisc);
  top->addWidget(lock_, 0, Qt::AlignVCenter);
  top->addLayout(words, 1);
  head()->addLayout(top);
  auto* time = new QHBoxLayout;
  time->setContentsMargins(scaledMargins(10, 12, 10, 6));
  time->setSpacing(scaled(8));
  time->addWidget(bar_, 1);
  time->addWidget(left_);
  middle()->addLayout(time);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(scaledMargins(5, 4, 5, 0));
  buttons->addStretch(1);
  buttons->addWidget(close_);
  buttons->addSpacing(scaled(6));
  buttons->addWidget(main_);
  foot()->addLayout(buttons);
  connect(close_, &QPushButton::clicked, this, &ClubNotice::closed);
  connect(main_, &QPushButton::clicked, this, [this] {
    if (lockOut_)
      emit withoutClub();
    else
      emit newMatch();
  });
}

void ClubNotice::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  main_->setTheme(theme);
  close_->setTheme(theme);
  setInk(why_, theme.onpanel2);
  bar_->setTheme(theme);
  lock_->set(theme, lockOut_.has_value());
}

void ClubNotice::setLockOut(std::optional<LockOut> const& lockOut) {
  lockOut_ = lockOut;
  lock_->set(theme(), lockOut.has_value());
  bar_->setVisible(lockOut.has_value());
  left_->setVisible(lockOut.has_value());
  retranslate();
}

void ClubNotice::focusFirst() { main_->setFocus(Qt::OtherFocusReason); }

QString ClubNotice::whyOf(LockOut const& lockOut) {
  return lockOut.why == LockOut::Why::lapsed ? tr("Time ran out before the first card was led.")
                                             : tr("A club table was left before its end.");
}

QString ClubNotice::minutesOf(LockOut const& lockOut) {
  return tr("%n minute(s) left", nullptr, wholeMinutes(lockOut));
}

QString ClubNotice::leftOf(LockOut const& lockOut) {
  return tr("%n minute(s) left, until %1", nullptr, wholeMinutes(lockOut)).arg(lockOut.until);
}

void ClubNotice::retranslate() {
  if (lockOut_) {
    title_->setText(lockOut_->name.isEmpty()
                        ? tr("You can sit at a club table again at %1").arg(lockOut_->until)
                        : tr("%1 can sit at a club table again at %2").arg(lockOut_->name, lockOut_->until));
    why_->setText(whyOf(*lockOut_) + u' ' + tr("That closes club tables for an hour."));
    left_->setText(minutesOf(*lockOut_));
    bar_->setLeft(static_cast<double>(lockOut_->seconds) / lockOut_->of);
    main_->setText(tr("Play an ordinary match"));
  } else {
    title_->setText(tr("The table has ended the match"));
    why_->setText(tr("Enough players have agreed. The totals stand as they are, and nobody is locked out."));
    main_->setText(tr("New match"));
  }
  close_->setText(tr("Close"));
  setAccessibleName(title_->text());
  setAccessibleDescription(why_->text() + (lockOut_ ? u' ' + left_->text() : QString()));
  layPaper();
}

// As high as their words need beside the disc.
void ClubNotice::arrange(int paperWidth) {
  int const room = paperWidth - 2 * (sideMargin + noticeInset) - lock_->width() - besideDisc;
  for (QLabel* label : {title_, why_}) {
    label->setMinimumHeight(1);
    label->setMinimumHeight(std::max(1, label->heightForWidth(room)));
  }
  // What lies within others remembers how high it was.
  for (QLayout* layout : head()->findChildren<QLayout*>()) layout->invalidate();
}

void ClubNotice::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void ClubNotice::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closed();
  Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
