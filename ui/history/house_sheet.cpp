#include "ui/history/house_sheet.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_bar.h"
#include "ui/history/house_tabs.h"
#include "ui/toolkit/fold_handle.h"

namespace giaguaro {

namespace {

constexpr int foldedSide = 44;
constexpr int narrowWindow = 1100;
constexpr int emptyBelow = 40;

}  // namespace

// What stands between the bar and the keys: the page's own part leaves the side its room, or lies under it.
class HouseSheet::Body : public QWidget {
 public:
  explicit Body(HouseSheet* page) : QWidget(page), page_(page) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }
  QSize sizeHint() const override { return {600, 400}; }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QWidget::resizeEvent(event);
    page_->arrangeBody();
  }
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), page_->theme().panel); }

 private:
  HouseSheet* page_;
};

HouseSheet::HouseSheet(QString const& id, QWidget* parent)
    : Sheet(parent),
      id_(id),
      bar_(new HistoryBar(id, this)),
      body_(new Body(this)),
      problem_(new QLabel(body_)),
      empty_(new QLabel(body_)),
      keys_(new HistoryKeys(this)) {
  setObjectName(id + QStringLiteral("Page"));
  coverAll();
  head()->setSpacing(0);
  head()->addWidget(bar_);
  head()->addWidget(body_, 1);
  head()->addWidget(keys_);
  setTypeface(problem_, 14);
  setTypeface(empty_, 15);
  for (QLabel* label : {problem_, empty_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->hide();
  }
  problem_->setObjectName(id + QStringLiteral("Problem"));
  empty_->setObjectName(id + QStringLiteral("Empty"));
  empty_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  connect(bar_, &HistoryBar::pageWanted, this, &HouseSheet::pageWanted);
}

void HouseSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (QLabel* label : {problem_, empty_}) setInk(label, theme.onpanel);
  bar_->setTheme(theme);
  if (fold_ != nullptr) fold_->setTheme(theme);
  keys_->setTheme(theme);
}

void HouseSheet::setProblem(QString const& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  tellProblem();
  arrangeBody();
}

bool HouseSheet::hasProblem() const { return !problem_->text().isEmpty(); }

int HouseSheet::placeProblem(int left, int top, int wide) {
  if (!hasProblem()) return top;
  int const needs = problem_->heightForWidth(std::max(1, wide));
  problem_->setGeometry(left, top, wide, needs);
  return top + needs + scaled(8);
}

void HouseSheet::placeEmpty(int left, int top, int wide) {
  int const from = top + measure(emptyBelow);
  empty_->setGeometry(left, from, wide, std::max(0, body_->height() - from));
}

void HouseSheet::setSide(QWidget* side, int wide) {
  side_ = side;
  drawnWide_ = wide;
  fold_ = new FoldHandle(body_);
  fold_->setObjectName(id_ + QStringLiteral("Fold"));
  connect(fold_, &QAbstractButton::clicked, this, [this] { openSide(!sideOpen_); });
}

bool HouseSheet::isNarrow() const { return width() < narrowWindow; }

int HouseSheet::sideSpan() const {
  return std::min(measure(drawnWide_), body_->width() - measure(foldedSide));
}

int HouseSheet::sideRoom() const {
  if (!hasSide()) return 0;
  return isNarrow() ? measure(foldedSide) : sideSpan();
}

void HouseSheet::arrangeSide() {
  bool const narrow = isNarrow();
  bool const shown = hasSide() && (!narrow || sideOpen_);
  int const wide = sideSpan();
  side_->setVisible(shown);
  side_->setGeometry(body_->width() - wide, 0, wide, body_->height());
  side_->raise();
  fold_->setVisible(hasSide() && narrow);
  int const foldWide = measure(foldedSide);
  QSize const handle = fold_->sizeHint();
  fold_->setGeometry(body_->width() - (shown ? wide : 0) - (foldWide + handle.width()) / 2, measure(8),
                     handle.width(), handle.height());
  fold_->raise();
}

void HouseSheet::openSide(bool open) {
  if (!hasSide() || !isNarrow() || open == sideOpen_) return;
  sideOpen_ = open;
  showFold();
  arrangeBody();
  if (open)
    focusSide();
  else
    focusMain();
}

void HouseSheet::showFold() {
  fold_->setText(sideName());
  fold_->setOpen(sideOpen_);
  fold_->setAccessibleName(foldName(sideOpen_));
  fold_->setToolTip(fold_->accessibleName());
}

void HouseSheet::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  if (sideOpen_ && !isNarrow()) {
    sideOpen_ = false;
    showFold();
  }
  arrangeBody();
}

void HouseSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

QString HouseSheet::keysOfNothing() {
  return tr("Ctrl+Tab turns to the next page, Escape goes back to the table.");
}

bool HouseSheet::takesKey(QKeyEvent const& event) const {
  if (event.key() == Qt::Key_F6 || event.key() == Qt::Key_Escape) return true;
  return !housePageOf(event, id_).isEmpty() || takesOwnKey(event);
}

// Before the menus take it for theirs.
bool HouseSheet::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return Sheet::event(event);
}

void HouseSheet::keyPressEvent(QKeyEvent* event) {
  if (!takesKey(*event)) return Sheet::keyPressEvent(event);
  if (QString const page = housePageOf(*event, id_); !page.isEmpty())
    return page == id_ ? void() : pageWanted(page);
  if (event->key() == Qt::Key_F6)
    return focusNextPart(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
  if (event->key() == Qt::Key_Escape) return isNarrow() && sideOpen_ ? openSide(false) : closed();
  pressOwn(*event);
}

}  // namespace giaguaro
