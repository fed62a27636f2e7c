#include "ui/history/history_head.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <array>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/match_list.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {

namespace {

constexpr int headHigh = 28;
constexpr Length headInset{12};
constexpr Length columnReach{4};  // of a column's frame beyond its words
constexpr double headText = 12;
constexpr std::array columnNames{"date", "game", "faces", "own", "ended"};

}  // namespace

class HistoryHead::Column : public QAbstractButton {
 public:
  Column(HistoryHead* head, bool atRight) : QAbstractButton(head), head_(head), atRight_(atRight) {
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::ClickFocus);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    Theme const& theme = head_->theme_;
    QRectF const box = QRectF(rect()).adjusted(columnReach, 0, -columnReach, scaled(-4));
    double const arrow = isChecked() ? measure(14) : 0;
    painter.setFont(typeface(headText, isChecked()));
    painter.setPen(isChecked() || underMouse() ? theme.onpanel : theme.onpanel2);
    QString const shown =
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(box.width() - arrow));
    double const wide = painter.fontMetrics().horizontalAdvance(shown);
    double const left = atRight_ ? box.right() - wide - arrow : box.left();
    painter.drawText(QRectF(left, box.top(), wide + 1, box.height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     shown);
    if (isChecked()) {
      QPointF const middle(left + wide + measure(9), box.center().y());
      double const rise = head_->turned_ ? -2.5 : 2.5;
      painter.setPen(QPen(theme.onpanel, scaledReal(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.drawPolyline(QPolygonF({middle + QPointF(-scaledReal(4.5), -rise), middle + QPointF(0, rise),
                                      middle + QPointF(scaledReal(4.5), -rise)}));
    }
    if (!showsFocus(*this)) return;
    painter.setPen(QPen(theme.bestedge, scaledReal(2)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-5)),
                            scaledReal(6), scaledReal(6));
  }

 private:
  HistoryHead* head_;
  bool atRight_;
};

HistoryHead::HistoryHead(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
  stopAtTheChosen(group_);
  for (std::size_t i = 0; i < columnNames.size(); ++i) {
    auto const which = static_cast<HistoryColumn>(i);
    auto* const column = new Column(this, which == HistoryColumn::own);
    column->setObjectName(QStringLiteral("historyOrder_") + QLatin1String(columnNames[i]));
    group_->addButton(column);
    connect(column, &QAbstractButton::clicked, this, [this, which] { orderBy(which); });
    columns_.push_back(column);
  }
  columns_.front()->setChecked(true);
  retranslate();
}

void HistoryHead::orderBy(HistoryColumn column) {
  turned_ = column == by_ && !turned_;
  by_ = column;
  retranslate();
  update();
  emit orderChanged();
}

void HistoryHead::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize HistoryHead::sizeHint() const { return {300, measure(headHigh)}; }

void HistoryHead::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void HistoryHead::retranslate() {
  QStringList const words{tr("Date"), tr("Game"), tr("Faces and final score"), tr("Your score"),
                          tr("How it ended")};
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    QString const& word = words[static_cast<qsizetype>(i)];
    bool const orders = static_cast<HistoryColumn>(i) == by_;
    columns_[i]->setText(word);
    columns_[i]->setAccessibleName(!orders   ? tr("Sort by %1").arg(word)
                                   : turned_ ? tr("Sorted by %1, reversed").arg(word)
                                             : tr("Sorted by %1").arg(word));
    columns_[i]->setToolTip(orders ? tr("Reverse the order") : tr("Sort the matches by this"));
    columns_[i]->update();
  }
}

void HistoryHead::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  HistoryColumns const at = HistoryColumns::forWidth(width());
  std::array<int, 5> const lefts{headInset, at.game, at.faces, at.score - measure(84), at.ended};
  std::array const rights{at.game - scaled(8), at.faces - scaled(8), lefts[3] - scaled(8), at.score,
                          at.right};
  for (std::size_t i = 0; i < columns_.size(); ++i)
    columns_[i]->setGeometry(lefts[i] - columnReach, 0, rights[i] - lefts[i] + 2 * columnReach, height() - 1);
}

void HistoryHead::paintEvent(QPaintEvent*) {
  HistoryColumns const columns = HistoryColumns::forWidth(width());
  QPainter(this).fillRect(QRect(headInset, height() - scaled(2), columns.right - headInset, scaled(2)),
                          theme_.onpanel2);
}

}  // namespace giaguaro
