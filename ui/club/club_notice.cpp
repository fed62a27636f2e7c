#include "ui/club/club_notice.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length noticeWidth{620};
constexpr int discSide = 60;
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
  // `left`: of the time, 1 at its beginning; nothing: there is none to wait for.
  void set(Theme const& theme, std::optional<double> left) {
    theme_ = theme;
    left_ = left;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const disc = QRectF(rect()).adjusted(scaled(3), scaled(3), scaled(-3), scaled(-3));
    painter.setPen(QPen(left_ ? theme_.rule : theme_.bestedge, scaledReal(left_ ? 4 : 1.6)));
    painter.setBrush(left_ ? theme_.soft : theme_.best);
    painter.drawEllipse(disc);
    // What is left of the hour, as on a clock.
    if (left_) {
      constexpr int whole = 360 * 16;
      painter.setPen(
          QPen(theme_.accent.darker(theme_.plain ? 100 : 115), scaledReal(4), Qt::SolidLine, Qt::FlatCap));
      painter.drawArc(disc, whole / 4, static_cast<int>(whole * *left_));
    }
    CardPainter(*art_, theme_, devicePixelRatioF())
        .mark(painter, left_ ? QStringLiteral("lock") : QStringLiteral("clock"), QRectF(rect()).center(),
              width() * 0.42, theme_.onpanel);
  }

 private:
  CardArt* art_;
  Theme theme_;
  std::optional<double> left_{};
};

ClubNotice::ClubNotice(CardArt* art, QWidget* parent)
    : Sheet(parent),
      lock_(new Lock(art, page())),
      title_(new QLabel(page())),
      why_(new QLabel(page())),
      main_(new PaperButton(PaperButton::Kind::main, page())),
      close_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(noticeWidth);
  setTitleface(title_, 20);
  setTypeface(why_, 14);
  title_->setObjectName(QStringLiteral("clubNoticeTitle"));
  main_->setObjectName(QStringLiteral("clubNoticeMain"));
  close_->setObjectName(QStringLiteral("clubNoticeClose"));
  for (QLabel* label : {title_, why_}) {
    label->setWordWrap(true);
    label->setMinimumHeight(1);
  }
  auto* words = new QVBoxLayout;
  words->setSpacing(scaled(7));
  words->addWidget(title_);
  words->addWidget(why_);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(noticeInset, 0, noticeInset, 0);
  top->setSpacing(besideDisc);
  top->addWidget(lock_, 0, Qt::AlignVCenter);
  top->addLayout(words, 1);
  head()->addLayout(top);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(scaledMargins(5, 14, 5, 0));
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
  showLock();
}

void ClubNotice::setLockOut(std::optional<LockOut> const& lockOut) {
  lockOut_ = lockOut;
  showLock();
  retranslate();
}

void ClubNotice::showLock() {
  lock_->set(theme(),
             lockOut_ ? std::optional(static_cast<double>(lockOut_->seconds) / lockOut_->of) : std::nullopt);
}

void ClubNotice::focusFirst() { main_->setFocus(Qt::OtherFocusReason); }

QString ClubNotice::whyOf(LockOut const& lockOut) {
  return lockOut.why == LockOut::Why::lapsed ? tr("Time ran out before the first card was led.")
                                             : tr("A club table was left before its end.");
}

QString ClubNotice::leftOf(LockOut const& lockOut) {
  return tr("%n minute(s) left, until %1", nullptr, wholeMinutes(lockOut)).arg(lockOut.until);
}

void ClubNotice::retranslate() {
  if (lockOut_) {
    title_->setText(lockOut_->name.isEmpty()
                        ? tr("Club tables are closed to you until %1").arg(lockOut_->until)
                        : tr("Club tables are closed to %1 until %2").arg(lockOut_->name, lockOut_->until));
    why_->setText(whyOf(*lockOut_) + u'\n' +
                  tr("Club tables open again in %n minute(s): the time goes on while the program is closed. "
                     "Ordinary matches, "
                     "lessons and everything else stay open.",
                     nullptr, wholeMinutes(*lockOut_)));
    showLock();
    main_->setText(tr("Play an ordinary match"));
  } else {
    title_->setText(tr("The table has ended the match"));
    why_->setText(tr("Enough players have agreed. The totals stand as they are, and nobody is locked out."));
    main_->setText(tr("New match"));
  }
  close_->setText(tr("Close"));
  setAccessibleName(title_->text());
  setAccessibleDescription(QString(why_->text()).replace(u'\n', u' '));
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
