#include "ui/history/history_bar.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_marks.h"
#include "ui/history/house_tabs.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

namespace {

constexpr int barHigh = 42;
constexpr int keysHigh = 36;

}  // namespace

// One of the tabs. The page's own is a sheet of its paper; by Tab and the mouse one comes to the others.
class HistoryBar::Tab : public QAbstractButton {
 public:
  Tab(HousePage const& page, bool isOwn, HistoryBar* bar) : QAbstractButton(bar), page_(page), bar_(bar) {
    setAccessibleRole(this, QAccessible::PageTab);
    setObjectName(QLatin1String("tab_") + QLatin1String(page.id));
    setCheckable(true);
    setChecked(isOwn);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(isOwn ? Qt::NoFocus : Qt::StrongFocus);
  }

  HousePage const& page() const { return page_; }
  QString id() const { return QString::fromLatin1(page_.id); }
  // By its mark alone where there is not the room for all names; but always the page's own.
  void setBrief(bool isBrief) { isBrief_ = isBrief && !isChecked(); }
  int wide() const { return isBrief_ ? measure(44) : textWidth(text(), 15, true) + measure(54); }

 protected:
  // It stays the tab that it is; another page has a bar of its own.
  void nextCheckState() override {}
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
      click();
    else
      QAbstractButton::keyPressEvent(event);
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    Theme const& theme = bar_->theme_;
    QColor const ink = isChecked() ? theme.onpanel : theme.onchrome;
    if (isChecked() || underMouse()) {
      painter.setPen(isChecked() ? QPen(theme.chromerule, scaledReal(1)) : QPen(Qt::NoPen));
      painter.setBrush(isChecked() ? theme.panel : mixed(theme.chrome, theme.panel, 0.5));
      painter.drawRoundedRect(QRectF(0.5, 0.5, width() - 1, height() + scaled(12)), scaledReal(9),
                              scaledReal(9));
    }
    double const middle = height() / 2.0;
    page_.paintMark(painter, QPointF(measure(22), middle), measure(17), ink);
    painter.setPen(ink);
    painter.setFont(typeface(15, isChecked()));
    if (!isBrief_)
      painter.drawText(rect().adjusted(measure(38), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (!showsFocus(*this)) return;
    painter.setPen(QPen(theme.bestedge, scaledReal(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(3), scaled(3), scaled(-3), scaled(-4)),
                            scaledReal(7), scaledReal(7));
  }

 private:
  HousePage const& page_;
  HistoryBar* bar_;
  bool isBrief_ = false;
};

HistoryBar::HistoryBar(QString const& page, QWidget* parent)
    : QWidget(parent), page_(page), back_(new PaperButton(PaperButton::Kind::plain, this)) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleRole(this, QAccessible::PageTabList);
  std::vector<HousePage const*> shown;
  for (HousePage const& each : housePages()) shown.push_back(&each);
  if (HousePage const* guest = guestPage(page)) shown.push_back(guest);
  for (HousePage const* each : shown) {
    auto* tab = new Tab(*each, page == QLatin1String(each->id), this);
    connect(tab, &QAbstractButton::clicked, this, [this, tab] {
      if (tab->id() != page_) emit pageWanted(tab->id());
    });
    tabs_.push_back(tab);
  }
  back_->setObjectName(page + QStringLiteral("Back"));
  back_->setTextSize(13);
  back_->setPadding(20);
  back_->setIconSize({measure(13), measure(13)});
  connect(back_, &QAbstractButton::clicked, this, &HistoryBar::left);
  retranslate();
}

void HistoryBar::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Window, theme.chrome);
  setPalette(colours);
  back_->setTheme(theme);
  int const side = measure(13);
  QPixmap picture(QSize(side, side) * devicePixelRatioF());
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintHistoryMark(painter, HistoryMark::back, QPointF(side / 2.0, side / 2.0), side, theme.onpanel);
  painter.end();
  back_->setIcon(QIcon(picture));
  for (Tab* tab : tabs_) tab->update();
  update();
}

QSize HistoryBar::sizeHint() const { return {300, measure(barHigh)}; }

void HistoryBar::retranslate() {
  back_->setText(tr("Back to the table"));
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    QString const name = tr(tabs_[i]->page().name);
    tabs_[i]->setText(name);
    tabs_[i]->setAccessibleName(name);
    if (i >= housePages().size()) continue;  // no key leads to a guest
    tabs_[i]->setToolTip(name + u' ' +
                         QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)))
                             .toString(QKeySequence::NativeText));
  }
  placeButtons();
}

void HistoryBar::placeButtons() {
  QSize const size = back_->sizeHint();
  int const tall = std::min(size.height(), height() - scaled(2));
  back_->setGeometry(width() - size.width() - scaled(12), (height() - tall) / 2 - 1, size.width(), tall);
  auto const needed = [this] {
    int sum = scaled(24);
    for (Tab const* tab : tabs_) sum += tab->wide() + scaled(6);
    return sum;
  };
  for (Tab* tab : tabs_) tab->setBrief(false);
  bool const isBrief = needed() > back_->x();
  for (Tab* tab : tabs_) tab->setBrief(isBrief);
  int left = scaled(24);
  for (Tab* tab : tabs_) {
    tab->setGeometry(left, scaled(3), tab->wide(), height() - scaled(3));
    left += tab->wide() + scaled(6);
  }
}

void HistoryBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

void HistoryBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void HistoryBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme_.chromerule);
}

HistoryKeys::HistoryKeys(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleRole(this, QAccessible::StaticText);
}

void HistoryKeys::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize HistoryKeys::sizeHint() const { return {300, measure(keysHigh)}; }

void HistoryKeys::setWords(QString const& words) {
  words_ = words;
  if (told_.isEmpty()) setAccessibleName(words);
  update();
}

// Readers follow the one or the other: a name that changes, which Qt tells, or an alert.
void HistoryKeys::tell(QString const& told) {
  told_ = told;
  setAccessibleName(told.isEmpty() ? words_ : told);
  update();
  if (told.isEmpty()) return;
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void HistoryKeys::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, 0, width(), 1), theme_.chromerule);
  double const middle = height() / 2.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  painter.drawPolygon(QPolygonF{{scaledReal(14), middle - scaledReal(6)},
                                {scaledReal(24), middle},
                                {scaledReal(14), middle + scaledReal(6)}});
  QString const& words = told_.isEmpty() ? words_ : told_;
  QRect const room = rect().adjusted(scaled(34), 0, scaled(-12), 0);
  double size = 13.5;
  while (size > 11 && textWidth(words, size) > room.width()) size -= 0.5;
  painter.setFont(typeface(size));
  painter.setPen(theme_.onchrome);
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, words);
}

}  // namespace giaguaro
