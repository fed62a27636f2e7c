#include "ui/sheets/not_opened_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr int signSide = 60;
constexpr Length besideSign{16};

}  // namespace

// A page with a corner folded down, and a question mark on it.
class NotOpenedSheet::Sign : public QWidget {
 public:
  explicit Sign(QWidget* parent) : QWidget(parent) { setFixedSize(measure(signSide), measure(signSide)); }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const disc = QRectF(rect()).adjusted(scaled(2), scaled(2), scaled(-2), scaled(-2));
    painter.setPen(QPen(theme_.loss(), scaledReal(2)));
    painter.setBrush(theme_.soft);
    painter.drawEllipse(disc);
    double const wide = disc.width() * 0.40;
    double const high = disc.height() * 0.52;
    double const fold = wide * 0.36;
    QRectF const leaf(disc.center() - QPointF(wide / 2, high / 2), QSizeF(wide, high));
    QPointF const under = leaf.topRight() + QPointF(0, fold);
    QPointF const over = leaf.topRight() - QPointF(fold, 0);
    painter.setPen(QPen(theme_.onpanel, scaledReal(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme_.panel);
    painter.drawPolygon(QPolygonF{{leaf.topLeft(), over, under, leaf.bottomRight(), leaf.bottomLeft()}});
    painter.drawPolyline(QPolygonF{{over, over + QPointF(0, fold), under}});
    QFont font = typeface(17, true);
    font.setPixelSize(std::max(1, static_cast<int>(high * 0.56)));
    painter.setFont(font);
    painter.drawText(leaf.adjusted(0, fold * 0.7, 0, 0), Qt::AlignCenter, QStringLiteral("!"));
  }

 private:
  Theme theme_;
};

NotOpenedSheet::NotOpenedSheet(Sentence why, Sentence besides, QWidget* parent)
    : Sheet(parent),
      sentence_(std::move(why)),
      besides_(std::move(besides)),
      sign_(new Sign(page())),
      title_(new QLabel(page())),
      why_(new QLabel(page())),
      rest_(new QLabel(page())),
      another_(new PaperButton(PaperButton::Kind::main, page())),
      close_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(Length(600));
  setTitleface(title_, 22);
  for (QLabel* label : {why_, rest_}) setTypeface(label, 15);
  auto* words = new QVBoxLayout;
  words->setSpacing(scaled(8));
  for (QLabel* label : {title_, why_, rest_}) {
    label->setTextFormat(Qt::PlainText);  // it may hold a file's name
    label->setWordWrap(true);
    label->setMinimumHeight(1);
    words->addWidget(label);
  }
  auto* top = new QHBoxLayout;
  top->setContentsMargins(scaledMargins(10, 0, 10, 8));
  top->setSpacing(besideSign);
  top->addWidget(sign_, 0, Qt::AlignTop);
  top->addLayout(words, 1);
  head()->addLayout(top);
  why_->setObjectName(QStringLiteral("whyNotOpened"));
  close_->setObjectName(QStringLiteral("closeNotOpened"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 8, 5, 0));
  another_->setObjectName(QStringLiteral("openAnother"));
  row->addStretch(1);
  row->addWidget(close_);
  row->addSpacing(scaled(6));
  row->addWidget(another_);
  foot()->addLayout(row);
  connect(close_, &QPushButton::clicked, this, &NotOpenedSheet::closed);
  connect(another_, &QPushButton::clicked, this, &NotOpenedSheet::anotherWanted);
  retranslate();
}

void NotOpenedSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  sign_->setTheme(theme);
  setInk(rest_, theme.onpanel2);
  another_->setTheme(theme);
  close_->setTheme(theme);
}

void NotOpenedSheet::focusFirst() { close_->setFocus(Qt::OtherFocusReason); }

QString NotOpenedSheet::why() const { return sentence_(); }

void NotOpenedSheet::retranslate() {
  title_->setText(tr("The file was not opened"));
  // A path has no blanks at which it could break.
  why_->setText(sentence_().replace(u'/', QStringLiteral("/\u200b")));
  rest_->setText(besides_ ? besides_() : QString());
  rest_->setVisible(!rest_->text().isEmpty());
  another_->setText(tr("Open another"));
  close_->setText(tr("Close"));
  close_->setAccessibleDescription(why());  // heard as soon as the button has the focus
  layPaper();
}

// As high as their words need beside the sign.
void NotOpenedSheet::arrange(int paperWidth) {
  int const room = paperWidth - 2 * (sideMargin + scaled(10)) - sign_->width() - besideSign;
  for (QLabel* label : {title_, why_, rest_}) {
    label->setMinimumHeight(1);
    label->setMinimumHeight(std::max(1, label->heightForWidth(room)));
  }
  for (QLayout* layout : head()->findChildren<QLayout*>()) layout->invalidate();
}

void NotOpenedSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void NotOpenedSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit closed();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
