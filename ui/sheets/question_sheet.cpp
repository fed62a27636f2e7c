#include "ui/sheets/question_sheet.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/curtain_cloth.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/literal.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/picture_row.h"
#include "ui/toolkit/status_line.h"

namespace giaguaro {
namespace {

constexpr Length questionPaper{520};
constexpr Length leastStrip{700};
constexpr double veilOverCards = 0.2;

}  // namespace

QuestionSheet::QuestionSheet(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      glyphs_(glyphs),
      row_(new QHBoxLayout),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      said_(new QVBoxLayout),
      buttons_(new QWidget(page())),
      column_(new QVBoxLayout),
      deed_(new PaperButton(PaperButton::Kind::main, page())),
      cancel_(new PaperButton(PaperButton::Kind::plain, page())),
      status_(new StatusLine(this)) {
  status_->hide();
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(scaledMargins(10, 0, 10, 0));
    said_->addWidget(label);
  }
  row_->addLayout(said_, 1);
  row_->setSpacing(0);
  head()->addLayout(row_);
  column_->setSpacing(scaled(6));
  column_->setContentsMargins(scaledMargins(10, 0, 10, 2));
  deed_->setObjectName(QStringLiteral("agreedDeed"));
  cancel_->setObjectName(QStringLiteral("notAgreed"));
  auto* row = new QHBoxLayout(buttons_);
  row->addStretch(1);
  row->addWidget(cancel_);
  row->addSpacing(scaled(6));
  row->addWidget(deed_);
  standAsStrip(false);
  middle()->addLayout(column_);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  connect(deed_, &QPushButton::clicked, this, &QuestionSheet::agreed);
  connect(cancel_, &QPushButton::clicked, this, &QuestionSheet::givenUp);
}

void QuestionSheet::arrange(int) {
  if (strip_) measureAnew();
}

// Or the layouts keep what was found for other words.
void QuestionSheet::measureAnew() {
  said_->invalidate();
  row_->invalidate();
}

void QuestionSheet::standAsStrip(bool strip) {
  strip_ = strip;
  setWidest(questionPaper);
  setAtFoot(strip, leastStrip);
  setVeil(strip ? veilOverCards : Theme::scrimPart);
  if (strip)
    row_->addWidget(buttons_, 0, Qt::AlignVCenter);
  else
    foot()->addWidget(buttons_);
  setTitleface(title_, strip ? 19 : 22);
  setTypeface(words_, strip ? 13 : 15);
  said_->setSpacing(strip ? scaled(1) : scaled(10));
  said_->setContentsMargins(0, 0, 0, strip ? 0 : scaled(10));
  buttons_->layout()->setContentsMargins(scaledMargins(5, strip ? 0 : 8, 5, 0));
}

void QuestionSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (PictureRow* row : voters_) row->setTheme(theme);
  deed_->setTheme(theme);
  status_->setTheme(theme);
  cancel_->setTheme(theme);
}

void QuestionSheet::ask(Question const& question) {
  makeVoters(static_cast<int>(question.people.size()));
  standAsStrip(question.strip);
  rephrase(question);
  for (std::size_t i = 0; i < voters_.size(); ++i) voters_[i]->setChecked(question.people[i].asks);
}

void QuestionSheet::rephrase(Question const& question) {
  title_->setText(question.title);
  words_->setText(question.words);
  deed_->setText(question.deed);
  deed_->setDeletes(question.deletes);
  cancel_->setText(voters_.empty() ? tr("Cancel") : tr("Keep it"));
  people_ = question.people;
  status_->setText(tr("All cards are covered. Everybody who plays at this screen is asked."), true);
  status_->setVisible(!voters_.empty());
  placeStatus();
  nameVoters();
  allowDeed();
  measureAnew();
  layPaper();
}

void QuestionSheet::makeVoters(int count) {
  for (PictureRow* row : voters_) delete row;
  voters_.clear();
  for (int i = 0; i < count; ++i) {
    auto* button = new PictureRow(page());
    button->setObjectName(QStringLiteral("agrees_%1").arg(i));
    button->setCheckable(true);
    button->setTicks();
    button->setTheme(theme());
    connect(button, &QPushButton::toggled, this, [this] {
      nameVoters();
      allowDeed();
    });
    column_->addWidget(button);
    button->show();
    voters_.push_back(button);
  }
  for (std::size_t i = 1; i < voters_.size(); ++i) setTabOrder(voters_[i - 1], voters_[i]);
  if (!voters_.empty()) setTabOrder(voters_.back(), cancel_);
  setTabOrder(cancel_, deed_);
}

void QuestionSheet::nameVoters() {
  for (std::size_t i = 0; i < voters_.size(); ++i) {
    if (i >= people_.size()) break;
    PictureRow* const row = voters_[i];
    QString const mark = row->isChecked() ? QStringLiteral("\u2713 ") : QString();
    QString const words = tr("%1 agrees").arg(people_[i].name);
    row->setText(mark + literal(words));
    row->setWords({people_[i].name, !row->isChecked() ? tr("not yet")
                                    : people_[i].asks ? tr("asks for it")
                                                      : tr("agrees")});
    row->setPicture([this, avatar = people_[i].avatar](QPainter& painter, QRectF const& box) {
      painter.drawPixmap(box.topLeft(),
                         glyphs_->avatar(avatar, static_cast<int>(box.width()), devicePixelRatioF()));
    });
  }
}

void QuestionSheet::focusFirst() {
  auto const open = std::ranges::find(voters_, false, &PictureRow::isChecked);
  QWidget* const first = open == voters_.end() ? static_cast<QWidget*>(cancel_) : *open;
  first->setFocus(Qt::OtherFocusReason);
}

void QuestionSheet::allowDeed() {
  deed_->setEnabled(std::ranges::all_of(voters_, [](PictureRow const* row) { return row->isChecked(); }));
}

void QuestionSheet::paintEvent(QPaintEvent* event) {
  if (voters_.empty()) return Sheet::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // Of what lies behind it the strip of tools alone may be seen, under a veil: nobody's cards stand there. The curtain needs
  // none.
  QRect const hall = rect().adjusted(0, home().top(), 0, 0);
  painter.save();
  painter.translate(hall.topLeft());
  paintCurtain(painter, QSize(hall.width(), status_->y() - hall.top()), theme());
  painter.restore();
  QColor shade = Theme::scrim();
  shade.setAlphaF(static_cast<float>(Theme::scrimPart));
  painter.fillRect(QRect(0, 0, width(), hall.top()), shade);
  paintPaperShadow(painter);
}

void QuestionSheet::placeStatus() {
  int const foot = status_->sizeHint().height();
  status_->setGeometry(0, height() - foot, width(), foot);
}

void QuestionSheet::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  placeStatus();
}

void QuestionSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit givenUp();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
