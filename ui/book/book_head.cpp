#include "ui/book/book_head.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_fields.h"

namespace giaguaro {

namespace {

constexpr int circleFace = 40;
constexpr int faceStep = 26;
constexpr std::size_t mostFaces = 6;
constexpr int choiceWide = 200;
constexpr int longestCircle = 40;

}  // namespace

BookHead::BookHead(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      title_(new QLabel(this)),
      subtitle_(new QLabel(this)),
      edit_(new HistoryEdit(this)),
      label_(new QLabel(this)),
      combo_(new HistoryCombo(this)) {
  setTitleface(title_, 25);
  setTypeface(subtitle_, 14);
  setTypeface(label_, 12);
  for (QLabel* label : {title_, subtitle_, label_}) label->setTextFormat(Qt::PlainText);
  title_->setObjectName(QStringLiteral("bookTitle"));
  subtitle_->setObjectName(QStringLiteral("bookSubtitle"));
  subtitle_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  setTypeface(edit_, 18, true);
  edit_->setObjectName(QStringLiteral("bookName"));
  edit_->setMaxLength(longestCircle);
  edit_->hide();
  edit_->installEventFilter(this);
  combo_->setObjectName(QStringLiteral("bookCircle"));
  combo_->setPlain();
  label_->setBuddy(combo_);
  connect(combo_, &QComboBox::activated, this, &BookHead::circleWanted);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void BookHead::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(title_, theme.onpanel);
  for (QLabel* label : {subtitle_, label_}) setInk(label, theme.onpanel2);
  edit_->setTheme(theme);
  combo_->setTheme(theme);
  update();
}

void BookHead::setBook(Book const& book, std::size_t chosen, BookWords const& words) {
  BookCircle const& circle = book.circles[chosen];
  people_ = circle.people;
  name_ = circle.name;
  title_->setText(words.title(circle));
  subtitle_->setText(words.subtitle(circle));
  label_->setText(tr("Group"));
  combo_->setAccessibleName(tr("Group"));
  edit_->setAccessibleName(tr("Name of the group"));
  edit_->setPlaceholderText(tr("Name of the group"));
  QSignalBlocker const quiet(combo_);
  combo_->clear();
  for (BookCircle const& each : book.circles) combo_->addItem(words.choice(each));
  combo_->setCurrentIndex(static_cast<int>(chosen));
  bool const several = book.circles.size() > 1;
  combo_->setVisible(several);
  label_->setVisible(several);
  arrange();
  update();
}

void BookHead::rename() {
  edit_->setText(name_);
  edit_->show();
  title_->hide();
  edit_->setFocus(Qt::OtherFocusReason);
  edit_->selectAll();
}

bool BookHead::isRenaming() const { return !edit_->isHidden(); }

void BookHead::keepName(bool keep) {
  if (!isRenaming()) return;
  QString const typed = edit_->text().simplified();
  bool const hadFocus = edit_->hasFocus();
  edit_->hide();
  title_->show();
  if (keep && typed != name_) emit renamed(typed);
  if (hadFocus) emit renamingOver();
}

void BookHead::focusChoice() {
  if (!combo_->isHidden()) combo_->setFocus(Qt::TabFocusReason);
}

// Before the page takes them for its own.
bool BookHead::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut &&
      static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason &&
      static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
    keepName(true);
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
    return QWidget::eventFilter(watched, event);
  int const key = static_cast<QKeyEvent*>(event)->key();
  bool const isOver = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
  if (!isOver) return QWidget::eventFilter(watched, event);
  event->accept();
  if (event->type() == QEvent::KeyPress) keepName(key != Qt::Key_Escape);
  return true;
}

QSize BookHead::sizeHint() const { return {400, measure(60)}; }

int BookHead::facesWide() const {
  auto const faces = static_cast<int>(std::min(people_.size(), mostFaces));
  return faces == 0 ? 0 : measure(circleFace) + (faces - 1) * measure(faceStep);
}

void BookHead::arrange() {
  int const choice = combo_->isHidden() ? 0 : std::min(measure(choiceWide), width() / 4);
  int const left = facesWide() + measure(18);
  int const wide = std::max(0, width() - left - (choice > 0 ? choice + measure(12) : 0));
  double size = 25;
  while (size > 15 && titleWidth(title_->text(), size) > wide) size -= 1;
  setTitleface(title_, size);
  int const titleHigh = measure(34);
  title_->setGeometry(left, 0, wide, titleHigh);
  edit_->setGeometry(left - scaled(10), 0, std::min(wide, measure(320)), measure(38));
  setTypefaceFor(subtitle_, {subtitle_->text()}, wide, 14);
  subtitle_->setGeometry(left, titleHigh, wide, std::max(0, height() - titleHigh));
  label_->setGeometry(width() - choice + scaled(4), 0, choice, measure(18));
  combo_->setGeometry(width() - choice, measure(18), choice, measure(38));
}

void BookHead::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

// Each over the one before, on a rim of paper.
void BookHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const face = measure(circleFace);
  for (std::size_t i = 0; i < std::min(people_.size(), mostFaces); ++i) {
    double const left = static_cast<double>(i) * measure(faceStep);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.panel);
    painter.drawEllipse(QRectF(left - scaled(2), scaled(4) - scaled(2), face + scaled(4), face + scaled(4)));
    painter.drawPixmap(QPointF(left, scaled(4)),
                       glyphs_->avatar(people_[i].avatar, face, devicePixelRatioF()));
  }
}

}  // namespace giaguaro
