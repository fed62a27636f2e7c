#include "ui/panels/side_panel.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStackedLayout>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

SidePanel::SidePanel(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      open_(new QWidget(this)),
      strip_(new QWidget(this)),
      tabRow_(new QHBoxLayout),
      stripColumn_(new QVBoxLayout(strip_)),
      pages_(new QStackedLayout),
      foot_(new QWidget(open_)),
      unfold_(new PanelTab(glyphs, PanelTab::Look::strip, {}, strip_)) {
  setAccessibleRole(this, QAccessible::Pane);
  auto* whole = new QHBoxLayout(this);
  whole->setContentsMargins(scaledMargins(1, 0, 0, 0));  // the line towards the table
  whole->setSpacing(0);
  whole->addWidget(open_);
  whole->addWidget(strip_);

  auto* column = new QVBoxLayout(open_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  tabRow_->setContentsMargins(scaledMargins(7, 7, 7, 0));
  tabRow_->setSpacing(scaled(6));
  tabRow_->addStretch(1);
  column->addLayout(tabRow_);
  column->addLayout(pages_, 1);
  auto* footRow = new QHBoxLayout(foot_);
  footRow->setContentsMargins(scaledMargins(15, 4, 15, 4));
  footRow->setSpacing(0);
  footRow->addStretch(1);
  column->addWidget(foot_);
  foot_->installEventFilter(this);
  foot_->hide();

  stripColumn_->setContentsMargins(0, 0, 0, 0);
  stripColumn_->setSpacing(0);
  stripColumn_->addWidget(unfold_, 0, Qt::AlignHCenter);
  stripColumn_->addStretch(1);
  connect(unfold_, &QAbstractButton::clicked, this, &SidePanel::unfoldWanted);
  strip_->hide();
}

SidePanel::~SidePanel() = default;

int SidePanel::addPage(QString const& mark, QWidget* page, Side side) {
  int const index = static_cast<int>(tabs_.size());
  int const place = side == Side::before ? 0 : index;
  auto* scroll = new ScrollPage(open_);
  scroll->setWidget(page);
  scrolls_.push_back(scroll);
  pages_->addWidget(scroll);

  auto* tab = new PanelTab(glyphs_, PanelTab::Look::tab, mark, open_);
  tab->setCheckable(true);
  tab->setAutoExclusive(true);
  tab->setChecked(index == 0);
  tabRow_->insertWidget(place, tab);
  tabs_.push_back(tab);
  auto* pageFoot = new QWidget(open_);
  auto* within = new QVBoxLayout(pageFoot);
  within->setContentsMargins(0, 0, 0, 0);
  pageFoot->setVisible(index == 0);
  auto* column = static_cast<QBoxLayout*>(open_->layout());
  column->insertWidget(column->indexOf(foot_), pageFoot);
  pageFeet_.push_back(pageFoot);
  auto* small = new PanelTab(glyphs_, PanelTab::Look::strip, mark, strip_);
  stripColumn_->insertWidget(place + 1, small, 0, Qt::AlignHCenter);
  stripTabs_.push_back(small);
  for (PanelTab* button : {tab, small})
    connect(button, &QAbstractButton::clicked, this, [this, index] { emit pageChosen(index); });
  for (PanelTab* button : {tab, small}) button->setTheme(theme_);
  scroll->setTheme(theme_);
  if (side == Side::before) {
    setTabOrder(tab, tabs_[static_cast<std::size_t>(order_.front())]);
    setTabOrder(small, stripTabs_[static_cast<std::size_t>(order_.front())]);
  }
  order_.insert(order_.begin() + place, index);
  return index;
}

void SidePanel::setTabShown(int index, bool shown) {
  auto const place = static_cast<std::size_t>(index);
  tabs_[place]->setVisible(shown);
  stripTabs_[place]->setVisible(shown);
  fitTabs();
}

void SidePanel::setMayBeMark(int index) { tabs_[static_cast<std::size_t>(index)]->setMayBeMark(); }

void SidePanel::setTabCount(int index, int count) {
  for (auto const* tabs : {&tabs_, &stripTabs_}) (*tabs)[static_cast<std::size_t>(index)]->setCount(count);
  fitTabs();
}

int SidePanel::pageAt(int place) const {
  for (int const index : order_)
    if (!tabs_[static_cast<std::size_t>(index)]->isHidden() && place-- == 0) return index;
  return -1;
}

void SidePanel::setPageFoot(int index, QWidget* foot) {
  pageFeet_[static_cast<std::size_t>(index)]->layout()->addWidget(foot);
}

void SidePanel::setPageName(int index, QString const& name) {
  auto const place = static_cast<std::size_t>(index);
  tabs_[place]->setName(name);
  stripTabs_[place]->setName(name);
  scrolls_[place]->setAccessibleName(name);
  if (index == page()) setAccessibleName(name);
  fitTabs();
}

PaperButton* SidePanel::addFootButton(Need need) {
  auto* button = new PaperButton(PaperButton::Kind::plain, foot_);
  addFootButton(everyPage, button);
  footButtons_.back().need = need;
  showFoot();
  return button;
}

void SidePanel::addFootButton(int index, PaperButton* button) {
  button->setTextSize(13);
  button->setTheme(theme_);
  auto* row = static_cast<QHBoxLayout*>(foot_->layout());
  row->insertWidget(row->count() - 1, button);
  // As they stand, whatever the order in which a page made them.
  if (auto const before =
          std::ranges::find(footButtons_.rbegin(), footButtons_.rend(), index, &FootButton::page);
      before != footButtons_.rend())
    setTabOrder(before->button, button);
  footButtons_.push_back({button, index});
  showFoot();
}

void SidePanel::setFootButtonShown(PaperButton const* button, bool shown) {
  for (FootButton& each : footButtons_)
    if (each.button == button) each.wanted = shown;
  showFoot();
}

// Side by side, or, where those that are always there have no room so, one under the other.
void SidePanel::showFoot() {
  auto const owns = [this](FootButton const& each) { return each.page == page(); };
  auto const widthOf = [](FootButton const& each) {
    return std::max(each.button->sizeHint().width(), each.button->minimumWidth());
  };
  int const from = std::ranges::any_of(footButtons_, owns) ? page() : everyPage;
  auto* row = static_cast<QBoxLayout*>(foot_->layout());
  QMargins const margins = row->contentsMargins();
  int const room = width();  // not the foot's, which is never narrower than what stands in it
  int wide = margins.left() + margins.right();
  std::vector<FootButton const*> shown;
  for (FootButton const& each : footButtons_) {
    if (!each.wanted || each.page != from) continue;
    shown.push_back(&each);
    wide += widthOf(each);
  }
  for (std::size_t i = shown.size(); i-- > 0 && wide > room;) {
    if (shown[i]->need == Need::always) continue;
    wide -= widthOf(*shown[i]);
    shown.erase(shown.begin() + static_cast<std::ptrdiff_t>(i));
  }
  row->setDirection(wide <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  for (FootButton const& each : footButtons_)
    each.button->setVisible(std::ranges::find(shown, &each) != shown.end());
  foot_->setVisible(!shown.empty());
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
  bool const changes = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
  if (watched == foot_ && changes) showFoot();
  return QWidget::eventFilter(watched, event);
}

// Where there is no room for all words beside their marks, all marks go. Where the words have no room even so, those of the
// tabs that are not open go instead, the last ones first.
void SidePanel::fitTabs() {
  if (folded_) return;
  std::vector<PanelTab*> shown;
  for (int const index : order_)
    if (PanelTab* tab = tabs_[static_cast<std::size_t>(index)]; !tab->isHidden()) shown.push_back(tab);
  for (PanelTab* tab : shown) {
    tab->setMarkAlone(false);
    tab->setWordAlone(0);
  }
  QMargins const margins = tabRow_->contentsMargins();
  int const room = width() - 1 - margins.left() - margins.right();
  int const gaps = tabRow_->spacing() * (static_cast<int>(shown.size()) - 1);
  auto const wanted = [&] {
    int sum = gaps;
    for (PanelTab const* tab : shown) sum += tab->minimumSizeHint().width();
    return sum;
  };
  auto const wordsFit = [&](double size) {
    int sum = gaps;
    for (PanelTab const* tab : shown) sum += tab->widthWithWord(size);
    return sum <= room;
  };
  if (wordsFit(PanelTab::leastSize)) return;
  for (double size = PanelTab::usualSize; size >= PanelTab::leastSize; size -= 0.5) {
    for (PanelTab* tab : shown) tab->setWordAlone(size);
    if (wordsFit(size)) return;
  }
  for (PanelTab* tab : shown) tab->setWordAlone(0);
  for (auto tab = shown.rbegin(); tab != shown.rend() && wanted() > room; ++tab)
    if (!(*tab)->isChecked() && !(*tab)->mayBeMark()) (*tab)->setMarkAlone(true);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitTabs();
  showFoot();
}

void SidePanel::setUnfoldText(QString const& text) { unfold_->setName(text); }

void SidePanel::setTheme(Theme const& theme) {
  theme_ = theme;
  for (PanelTab* tab : tabs_) tab->setTheme(theme);
  for (PanelTab* tab : stripTabs_) tab->setTheme(theme);
  unfold_->setTheme(theme);
  for (FootButton const& each : footButtons_) each.button->setTheme(theme);
  for (ScrollPage* scroll : scrolls_) scroll->setTheme(theme);
  QWidget::update();
}

int SidePanel::page() const { return pages_->currentIndex(); }

void SidePanel::showPage(int index) {
  pages_->setCurrentIndex(index);
  tabs_[static_cast<std::size_t>(index)]->setChecked(true);
  for (std::size_t page = 0; page < pageFeet_.size(); ++page)
    pageFeet_[page]->setVisible(static_cast<int>(page) == index);
  setAccessibleName(scrolls_[static_cast<std::size_t>(index)]->accessibleName());
  fitTabs();
  showFoot();
  QWidget::update();
}

void SidePanel::focusTab() { tabs_[static_cast<std::size_t>(page())]->setFocus(Qt::OtherFocusReason); }

void SidePanel::scrollToTop(int index) {
  scrolls_[static_cast<std::size_t>(index)]->verticalScrollBar()->setValue(0);
}

QWidget* SidePanel::scrollOf(int index) const { return scrolls_[static_cast<std::size_t>(index)]; }

QSize SidePanel::roomOf(int index) const {
  auto const place = static_cast<std::size_t>(index);
  int const foot = pageFeet_[place]->isHidden() ? 0 : pageFeet_[place]->height();
  int const bar = scrolls_[place]->verticalScrollBar()->sizeHint().width();
  return {scrolls_[place]->width() - bar, scrolls_[place]->height() + foot};
}

void SidePanel::setFolded(bool folded) {
  folded_ = folded;
  open_->setVisible(!folded);
  strip_->setVisible(folded);
  fitTabs();
}

void SidePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), folded_ ? theme_.chrome : theme_.panel);
  painter.fillRect(0, 0, 1, height(), theme_.chromerule);
  if (folded_) {
    int const y = unfold_->geometry().bottom() + 1;
    painter.fillRect(scaled(10), y, foldedWidth - scaled(20), 1, theme_.chromerule);
    return;
  }
  int const bottom = pages_->currentWidget()->y();
  painter.fillRect(1, 0, width() - 1, bottom, theme_.chrome);
  painter.fillRect(1, bottom - 1, width() - 1, 1, theme_.chromerule);
  if (!foot_->isHidden()) painter.fillRect(1, foot_->y(), width() - 1, 1, theme_.chromerule);
}

}  // namespace giaguaro
