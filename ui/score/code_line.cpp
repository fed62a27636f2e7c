#include "ui/score/code_line.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <utility>

#include "ui/text/tool_tip.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr double codeWords = 11.5;
constexpr double codeFigures = 12;
constexpr int longestShown = 44;  // figures with their hyphens
constexpr int mostEndShown = 14;  // of a longer one, at either end: three groups, where there is room
constexpr int group = 5;          // figures, with the hyphen after them
constexpr int boxAside = 4;

}  // namespace

class CodeLine::Figures : public QWidget {
 public:
  explicit Figures(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  }

  void setCode(QString const& code) {
    code_ = code;
    setAccessibleName(code);
    updateGeometry();
    update();
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  QSize sizeHint() const override {
    return sizeOf(code_.size() > longestShown ? shortened(mostEndShown) : code_);
  }
  QSize minimumSizeHint() const override { return sizeOf(shortened(group - 1)); }

 protected:
  void paintEvent(QPaintEvent*) override {
    if (code_.isEmpty()) return;
    QString const shown = fitting();
    QString const before = shown.chopped(1);
    QString const check = shown.right(1);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int const words = textWidth(before, codeFigures);
    painter.setFont(typeface(codeFigures));
    painter.setPen(theme_.onpanel2);
    painter.drawText(QRect(0, 0, words, height()), Qt::AlignVCenter | Qt::AlignLeft, before);
    QRectF const box(words + scaledReal(3), scaledReal(2.5),
                     textWidth(check, codeFigures, true) + 2 * boxAside, height() - scaled(5));
    painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(box, scaledReal(4), scaledReal(4));
    painter.setFont(typeface(codeFigures, true));
    painter.setPen(theme_.onpanel);
    painter.drawText(box, Qt::AlignCenter, check);
  }

 private:
  static QSize sizeOf(QString const& shown) {
    return {textWidth(shown.chopped(shown.isEmpty() ? 0 : 1), codeFigures) +
                textWidth(shown.right(1), codeFigures, true) + 2 * boxAside + scaled(4),
            measure(22)};
  }
  // Not by an ellipsis: the button beside it copies the whole.
  QString shortened(int ends) const {
    if (code_.size() <= 2 * ends + 1) return code_;
    return code_.left(ends) + QStringLiteral(" \u00B7 \u00B7 \u00B7 ") + code_.right(ends);
  }
  // As much of it as there is room for.
  QString fitting() const {
    if (code_.size() <= longestShown && sizeOf(code_).width() <= width()) return code_;
    int ends = mostEndShown;
    while (ends > group && sizeOf(shortened(ends)).width() > width()) ends -= group;
    return shortened(ends);
  }

  QString code_{};
  Theme theme_;
};

CodeLine::CodeLine(Of of, QWidget* parent)
    : QWidget(parent),
      of_(of),
      words_(new QLabel(this)),
      figures_(new Figures(this)),
      copy_(new QuietButton(codeWords, this)) {
  words_->setTextFormat(Qt::PlainText);
  setTypeface(words_, codeWords);
  copy_->setObjectName(of == Of::deal ? QStringLiteral("copyDealCode") : QStringLiteral("copyMatchCode"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(scaled(6));
  row->addWidget(words_);
  row->addWidget(figures_);
  row->addWidget(copy_);
  row->addStretch(1);
  connect(copy_, &QPushButton::clicked, this, &CodeLine::copy);
  hide();
}

void CodeLine::setTheme(Theme const& theme) {
  setInk(words_, theme.onpanel2);
  figures_->setTheme(theme);
  copy_->setTheme(theme);
}

void CodeLine::setCode(QString const& code) {
  setVisible(!code.isEmpty());
  if (code == code_) return;
  code_ = code;
  write();
}

void CodeLine::setSetByHand(bool setByHand) {
  if (setByHand == std::exchange(setByHand_, setByHand)) return;
  write();
}

void CodeLine::write() {
  words_->setText(!setByHand_       ? tr("Code of this match:")
                  : of_ == Of::deal ? tr("Set by hand.")
                                    : tr("The first deal was set by hand. Its code:"));
  figures_->setCode(code_);
  figures_->setToolTip(asToolTip(
      code_ + u'\n' + tr("The last figure, in its box, checks the others: a mistyped code is noticed.")));
  bool const ofDeal = of_ == Of::deal;
  words_->setHidden(ofDeal && !setByHand_);
  figures_->setHidden(ofDeal);
  copy_->setText(ofDeal ? tr("Code of this deal") : tr("Copy"));
  QString const use = tr("Whoever enters it in a new match gets the same cards.");
  copy_->setToolTip(asToolTip(ofDeal ? code_ + u'\n' + tr("A click copies it.") + u' ' + use : use));
  copy_->setAccessibleName(of_ == Of::deal ? tr("Copy the code of this deal")
                                           : tr("Copy the code of this match"));
  copy_->setAccessibleDescription(code_);
}

void CodeLine::copy() {
  QGuiApplication::clipboard()->setText(code_);
  copy_->setText(tr("Copied"));
  copy_->setAccessibleName(tr("Copied"));
  QAccessibleEvent said(copy_, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&said);
}

void CodeLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) write();
}

}  // namespace giaguaro
