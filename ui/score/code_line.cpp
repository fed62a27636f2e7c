#include "ui/score/code_line.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

constexpr double codeWords = 11.5;
constexpr double codeFigures = 12;
constexpr int longestLine = 44;  // figures with their hyphens
constexpr int usualLine = 35;    // of several
constexpr int group = 5;         // figures, with the hyphen after them

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
  QSize sizeHint() const override { return {widthOf(lines()), height(lines())}; }
  QSize minimumSizeHint() const override { return {widthOf({shortened()}), height(lines())}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setFont(typeface(codeFigures));
    painter.setPen(theme_.onpanel);
    QStringList shown = lines();
    if (widthOf(shown) > width()) shown = {shortened()};
    double const high = static_cast<double>(QWidget::height()) / static_cast<double>(shown.size());
    for (qsizetype i = 0; i < shown.size(); ++i)
      painter.drawText(QRectF(0, static_cast<double>(i) * high, width(), high),
                       Qt::AlignVCenter | Qt::AlignLeft, shown[i]);
  }

 private:
  // In one line, or in several that are about as long and end with a group.
  QStringList lines() const {
    if (code_.size() <= longestLine) return {code_};
    qsizetype const count = (code_.size() + usualLine - 1) / usualLine;
    qsizetype const groups = (code_.size() + group) / group;
    qsizetype const each = (groups + count - 1) / count * group;
    QStringList parts;
    for (qsizetype at = 0; at < code_.size(); at += each) parts += code_.mid(at, each);
    return parts;
  }
  static int widthOf(QStringList const& parts) {
    int widest = 0;
    for (QString const& line : parts) widest = std::max(widest, textWidth(line, codeFigures));
    return widest + scaled(4);
  }
  static int height(QStringList const& parts) {
    return measure(parts.size() > 1 ? 18 * static_cast<int>(parts.size()) : 22);
  }
  // Where there is not so much room; the button beside it copies the whole, and the tooltip shows it.
  QString shortened() const {
    if (code_.size() <= 2 * group) return code_;
    return code_.left(group - 1) + QStringLiteral("\u2026") + code_.right(group - 1);
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
  copy_->setPlain();
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
  figures_->setToolTip(
      asToolTip(code_ + u'\n' + tr("The last letter checks the others: a mistyped code is noticed.")));
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
