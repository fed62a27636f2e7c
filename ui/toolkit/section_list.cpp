#include "ui/toolkit/section_list.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr int entryHigh = 40;
constexpr int entryWide = 96;  // at least
constexpr double entrySize = 15;
constexpr Length entryInset{12};

QColor tabEdge(Theme const& theme) {
  return theme.plain ? theme.bestedge : mixed(theme.rule, theme.onpanel2, 0.35);
}

}  // namespace

class SectionList::Entry : public QAbstractButton {
 public:
  explicit Entry(QWidget* parent) : QAbstractButton(parent) {
    setAccessibleRole(this, QAccessible::PageTab);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  QSize sizeHint() const override {
    return {std::max(measure(entryWide), textWidth(text(), entrySize, true) + 2 * entryInset + scaled(8)),
            measure(entryHigh)};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box = QRectF(rect()).adjusted(scaled(4), scaled(3), scaled(-4), scaled(-3));
    bool const focused = showsFocus(*this);
    if (isChecked()) {
      // Open below: it and what is shown are one sheet. The focus is on its own edge: a ring inside would be a box in a box.
      double const wide = focused ? (theme_.plain ? 3.4 : 2.4) : theme_.plain ? 1.8 : 1.2;
      painter.setPen(QPen(focused ? theme_.bestedge : tabEdge(theme_), scaledReal(wide)));
      painter.setBrush(theme_.panel);
      painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(2), scaled(-1), scaled(14)),
                              scaledReal(9), scaledReal(9));
    } else if (underMouse()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme_.soft);
      painter.drawRoundedRect(box, scaledReal(8), scaledReal(8));
    }
    if (focused && !isChecked()) {
      painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(box, scaledReal(8), scaledReal(8));
    }
    painter.setFont(typeface(entrySize, isChecked()));
    painter.setPen(theme_.onpanel);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, text());
  }

 private:
  Theme theme_;
};

SectionList::SectionList(int count, QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  stopAtTheChosen(group_);
  for (int i = 0; i < count; ++i) {
    auto* entry = new Entry(this);
    entry->setObjectName(QStringLiteral("section_%1").arg(i));
    group_->addButton(entry, i);
    entries_.push_back(entry);
    row->addWidget(entry);
  }
  row->addStretch(1);
  connect(group_, &QButtonGroup::idToggled, this, [this](int section, bool on) {
    if (on) emit opened(section);
  });
  if (!entries_.empty()) entries_.front()->setChecked(true);
}

void SectionList::setTheme(Theme const& theme) {
  theme_ = theme;
  for (Entry* entry : entries_) entry->setTheme(theme);
}

// The edge that the tabs stand on.
void SectionList::paintEvent(QPaintEvent*) {
  double const wide = scaledReal(theme_.plain ? 1.8 : 1.2);
  QPainter(this).fillRect(QRectF(0, height() - wide, width(), wide), tabEdge(theme_));
}

void SectionList::setNames(QStringList const& names) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    entries_[i]->setText(names.value(static_cast<qsizetype>(i)));
    entries_[i]->updateGeometry();
  }
}

int SectionList::open() const { return group_->checkedId(); }

std::vector<QWidget*> SectionList::fields() const { return {entries_.begin(), entries_.end()}; }

QWidget* SectionList::openField() const { return group_->checkedButton(); }

}  // namespace giaguaro
