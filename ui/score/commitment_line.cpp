#include "ui/score/commitment_line.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QWhatsThisClickedEvent>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

constexpr double quietSize = 13;
constexpr int endFigures = 6;  // of the commitment, at either end

}  // namespace

CommitmentLine::CommitmentLine(QWidget* parent)
    : QWidget(parent),
      words_(new QLabel(this)),
      copy_(new QuietButton(quietSize, this)),
      how_(new QuietButton(quietSize, this)) {
  words_->setObjectName(QStringLiteral("commitmentWords"));
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  setTypeface(words_, quietSize);
  copy_->setObjectName(QStringLiteral("commitmentCopy"));
  how_->setObjectName(QStringLiteral("commitmentHow"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(scaled(2));
  row->addWidget(words_, 100);  // as far as they reach
  for (QuietButton* button : {copy_, how_}) row->addWidget(button, 0, Qt::AlignVCenter);
  row->addStretch(1);
  connect(copy_, &QPushButton::clicked, this, &CommitmentLine::copy);
  connect(how_, &QPushButton::clicked, this, [this] {
    QWhatsThisClickedEvent wanted(QStringLiteral("help:fairness"));
    QApplication::sendEvent(window(), &wanted);
  });
  hide();
}

void CommitmentLine::setTheme(Theme const& theme) {
  setInk(words_, theme.onpanel2);
  for (QuietButton* button : {copy_, how_}) button->setTheme(theme);
}

void CommitmentLine::setPromise(std::optional<PromiseScene> const& promise) { follow(promise, true); }

void CommitmentLine::setCommitment(QString const& commitment) {
  follow(commitment.isEmpty() ? std::nullopt : std::optional(PromiseScene{.commitment = commitment}), false);
}

void CommitmentLine::follow(std::optional<PromiseScene> const& promise, bool dealt) {
  bool const same = promise == promise_ && dealt == dealt_;
  promise_ = promise;
  dealt_ = dealt;
  setVisible(promise.has_value());
  if (!same) write();
}

QString CommitmentLine::words() const {
  using State = PromiseScene::State;
  if (promise_->state == State::kept) return tr("Checked: the cards were fixed before the first deal.");
  if (promise_->state == State::broken)
    return tr("The cards are not those that were fixed before the first deal!");
  QString const brief = promise_->commitment.left(endFigures) + QStringLiteral(" \u00B7 \u00B7 \u00B7 ") +
                        promise_->commitment.right(endFigures);
  return dealt_ ? tr("The cards were fixed before the first deal: %1").arg(brief)
                : tr("The cards are chosen already, and sealed: nobody can change them.");
}

void CommitmentLine::write() {
  copy_->setText(tr("Copy"));
  how_->setText(tr("What is that?"));
  if (!promise_) return;
  if (promise_->state != PromiseScene::State::open) how_->setText(tr("How to check"));
  words_->setText(words());
  words_->setMaximumWidth(textWidth(words_->text(), quietSize) + measure(12));
  words_->setToolTip(asToolTip(copied()));
  copy_->setToolTip(asToolTip(copied()));
  copy_->setAccessibleName(tr("Copy the commitment to the cards"));
  copy_->setAccessibleDescription(copied());
}

QString CommitmentLine::copied() const {
  if (!promise_) return {};
  if (promise_->hashed.isEmpty()) return promise_->commitment;
  return promise_->commitment + QStringLiteral("\nprintf '%s' '") + promise_->hashed +
         QStringLiteral("' | sha256sum");
}

QList<QWidget*> CommitmentLine::fields() const { return {copy_, how_}; }

void CommitmentLine::copy() {
  QGuiApplication::clipboard()->setText(copied());
  copy_->setText(tr("Copied"));
  copy_->setAccessibleName(tr("Copied"));
  QAccessibleEvent said(copy_, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&said);
}

void CommitmentLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) write();
}

}  // namespace giaguaro
