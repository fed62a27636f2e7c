#include "ui/score/code_line.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/text/tool_tip.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr double codeWords = 12.5;
constexpr double codeFigures = 13.5;
constexpr int longestShown = 44;  // figures with their hyphens
constexpr int endShown = 14;      // of a longer one, at either end
constexpr int boxAside = 4;

}  // namespace

class CodeLine::Figures : public QWidget {
 public:
  explicit Figures(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  }

  void setCode(QString const& code) {
    bool const isLong = code.size() > longestShown;
    // Not an ellipsis: nothing is cut off that does not fit.
    shown_ =
        isLong ? code.left(endShown) + QStringLiteral(" \u00B7 \u00B7 \u00B7 ") + code.right(endShown) : code;
    setAccessibleName(code);
    updateGeometry();
    update();
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  QSize sizeHint() const override {
    return {textWidth(before(), codeFigures) + textWidth(check(), codeFigures, true) + 2 * boxAside + 4,
            measure(24)};
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    if (shown_.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int const words = textWidth(before(), codeFigures);
    painter.setFont(typeface(codeFigures));
    painter.setPen(theme_.onpanel);
    painter.drawText(QRect(0, 0, words, height()), Qt::AlignVCenter | Qt::AlignLeft, before());
    QRectF const box(words + 1, 2.5, textWidth(check(), codeFigures, true) + 2 * boxAside, height() - 5);
    painter.setPen(QPen(theme_.bestedge, 1.2));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(typeface(codeFigures, true));
    painter.setPen(theme_.onpanel);
    painter.drawText(box, Qt::AlignCenter, check());
  }

 private:
  QString before() const { return shown_.chopped(shown_.isEmpty() ? 0 : 1); }
  QString check() const { return shown_.right(1); }

  QString shown_{};
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
  row->setSpacing(6);
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

void CodeLine::write() {
  words_->setText(of_ == Of::deal ? tr("Code of this deal:") : tr("Code of this match:"));
  figures_->setCode(code_);
  figures_->setToolTip(asToolTip(code_));
  copy_->setText(tr("Copy"));
  copy_->setToolTip(asToolTip(tr("Whoever enters it in a new match gets the same cards.")));
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
