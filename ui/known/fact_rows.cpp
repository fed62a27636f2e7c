#include "ui/known/fact_rows.h"

#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/known/known_words.h"
#include "ui/known/proof_link.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

using Kind = Known::Fact::Kind;

constexpr double nameSize = 14;
constexpr double wordSize = 14;
constexpr double leastNameSize = 11;
constexpr Extent chip{20, 26};
constexpr Length chipGap{3};
constexpr Length gap{7};
constexpr Length rowsFace{26};
constexpr Length rowGap{5};
constexpr Length rowsRing{4};
constexpr int nameColumn = 84;
constexpr int roomForNames = 290;  // so wide it must be for names beside the facts
constexpr float veilPart = 0.3F;

int rowsRowHeight() { return std::max(chip.height(), measure(22)); }

// A cross in a disc, over the lower right corner of a card, clear of its suit.
void paintCross(QPainter& painter, QRect const& card, Theme const& theme) {
  double const radius = scaledReal(4.8);
  QPointF const middle = QPointF(card.bottomRight()) + QPointF(scaledReal(0.5), scaledReal(-1));
  painter.setPen(QPen(Theme::paper(), scaledReal(1.2)));
  painter.setBrush(theme.token);
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(QPen(theme.ontoken, scaledReal(1.4), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(middle + QPointF(scaledReal(-1.9), scaledReal(-1.9)),
                   middle + QPointF(scaledReal(1.9), scaledReal(1.9)));
  painter.drawLine(middle + QPointF(scaledReal(-1.9), scaledReal(1.9)),
                   middle + QPointF(scaledReal(1.9), scaledReal(-1.9)));
}

}  // namespace

FactRows::FactRows(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::ListItem);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void FactRows::setTheme(Theme const& theme) {
  theme_ = theme;
  for (ProofLink* link : links_) link->setTheme(theme);
  for (RichText* words : words_) words->setColor(theme.onpanel);
  update();
}

void FactRows::setBare() {
  bare_ = true;
  setFocusPolicy(Qt::NoFocus);
}

bool FactRows::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) emit lookedAt(true);
  if (event->type() == QEvent::FocusOut) emit lookedAt(false);
  return QWidget::eventFilter(watched, event);
}

void FactRows::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  emit lookedAt(true);
}

void FactRows::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  emit lookedAt(false);
}

ProofLink* FactRows::linkAt(std::size_t index) {
  if (index == links_.size()) {
    links_.push_back(new ProofLink(this));
    links_.back()->setTheme(theme_);
    links_.back()->installEventFilter(this);
    if (bare_) links_.back()->setFocusPolicy(Qt::NoFocus);
  }
  return links_[index];
}

RichText* FactRows::wordsAt(std::size_t index) {
  if (index == words_.size()) {
    words_.push_back(new RichText(wordSize, this));
    words_.back()->setColor(theme_.onpanel);
    words_.back()->installEventFilter(this);
    if (!bare_) words_.back()->setLinksTerms();
  }
  return words_[index];
}

// Along the rows.
void FactRows::orderTabs() {
  QWidget* before = this;
  for (Row const& row : rows_)
    for (QWidget* each : {static_cast<QWidget*>(row.words), static_cast<QWidget*>(row.link)})
      if (each != nullptr && each->focusPolicy() != Qt::NoFocus) {
        setTabOrder(before, each);
        before = each;
      }
}

void FactRows::setFacts(int avatar, QString const& name, std::vector<Known::Fact> const& facts,
                        Wording const& wording) {
  avatar_ = avatar;
  name_ = name;
  rows_.clear();
  QStringList spoken;
  std::size_t used = 0;
  for (Known::Fact const& fact : facts) {
    Row row;
    row.crossed = fact.kind == Kind::lacks || fact.kind == Kind::lacksSuit;
    row.words = wordsAt(rows_.size());
    QString const words = knownWords::of(fact, wording);
    row.words->setText(words.toHtmlEscaped(), words);
    row.words->show();
    row.proof = knownWords::of(fact.proof, wording);
    if (fact.kind == Kind::lacksSuit)
      row.pictures = {Glyphs::nameOf(args::suit(fact.cards.lowest().suit()), wording.deck())};
    else
      for (Card const card : wording.deck().shown(fact.cards))
        row.pictures += Glyphs::nameOf(args::card(card), wording.deck());
    QString const said = knownWords::spoken(fact, wording);
    spoken += said;
    if (fact.proof.seat != nobody) {
      row.link = linkAt(used++);
      row.link->raise();  // over the room that the words have
      row.link->disconnect(this);
      connect(row.link, &QAbstractButton::clicked, this,
              [this, proof = fact.proof] { emit proofWanted(proof); });
      row.link->setText(row.proof);
      QString const told = knownWords::told(fact.proof, wording);
      row.link->setToolTip(asToolTip(told));
      row.link->setAccessibleName(Wording::sentences({said, row.proof, told}));
      row.link->show();
    }
    rows_.push_back(row);
  }
  for (std::size_t i = used; i < links_.size(); ++i) links_[i]->hide();
  for (std::size_t i = rows_.size(); i < words_.size(); ++i) words_[i]->hide();
  orderTabs();
  setAccessibleName(Wording::sentences({name, spoken.join(QStringLiteral("; "))}));
  resizeEvent(nullptr);
  updateGeometry();
  update();
}

FactRows::Places FactRows::placesIn(int whole) const {
  Places places;
  int const width = whole - rowsRing;  // the ring that shows the focus lies clear of the links
  places.nameAbove = !bare_ && width < measure(roomForNames);
  int const left = bare_ ? 0 : places.nameAbove ? rowsRing : measure(nameColumn);
  int const high = rowsRowHeight();
  int y = rowsRing + (places.nameAbove ? rowsFace + rowGap : 0);
  for (Row const& row : rows_) {
    Place place;
    int x = left;
    for (qsizetype i = 0; i < row.pictures.size(); ++i) {
      if (x + chip.width() > width && x > left) {
        x = left;
        y += chip.height() + chipGap;
      }
      place.pictures.push_back({QPoint(x, y + (high - chip.height()) / 2), chip});
      x += chip.width() + chipGap;
    }
    if (!row.pictures.isEmpty()) x += gap - chipGap;
    int const words = textWidth(row.words->plain(), wordSize);
    QSize const proof = ProofLink::sizeOf(row.proof);
    if (x + words > width && x > left) {
      x = left;
      y += high;
    }
    int const tall = x + words <= width ? high : row.words->heightForWidth(width - x);
    place.words = {x, y, width - x, tall};
    if (x + words + gap + proof.width() <= width) {
      place.proof = {width - proof.width(), y + (high - proof.height()) / 2, proof.width(), proof.height()};
      y += tall;
    } else {
      y += tall + 1;
      int const wide = std::min(proof.width(), width - left);
      place.proof = {width - wide, y, wide, proof.height()};
      y += proof.height();
    }
    y += rowGap;
    places.rows.push_back(std::move(place));
  }
  places.height = std::max(y - rowGap, bare_ ? 0 : rowsRing + rowsFace) + rowsRing;
  return places;
}

QSize FactRows::sizeHint() const { return {measure(300), heightForWidth(measure(300))}; }
QSize FactRows::minimumSizeHint() const { return {measure(180), 0}; }
int FactRows::heightForWidth(int width) const { return placesIn(width).height; }

void FactRows::resizeEvent(QResizeEvent*) {
  Places const places = placesIn(width());
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Place const& place = places.rows[i];
    int const high = rows_[i].words->heightForWidth(place.words.width());
    rows_[i].words->setGeometry(place.words.x(), place.words.center().y() + 1 - high / 2, place.words.width(),
                                high);
    if (rows_[i].link != nullptr) rows_[i].link->setGeometry(place.proof);
  }
}

void FactRows::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  Places const places = placesIn(width());
  paintRows(painter, places);
  if (bare_) return;
  // Its face and name in the middle of its rows, or over them.
  int const middle = places.nameAbove ? rowsRing + rowsFace / 2 : places.height / 2;
  if (avatar_ > 0)
    painter.drawPixmap(rowsRing, middle - rowsFace / 2,
                       glyphs_->avatar(avatar_, rowsFace, devicePixelRatioF()));
  int const left = rowsRing + (avatar_ > 0 ? rowsFace + gap : 0);
  int const right = places.nameAbove ? width() - rowsRing : measure(nameColumn) - scaled(4);
  double size = nameSize;
  while (size > leastNameSize && textWidth(name_, size, true) > right - left) size -= 0.5;
  painter.setFont(typeface(size, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(left, middle - scaled(20), right - left, scaled(40)),
                   Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(name_, Qt::ElideRight, right - left));
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                          scaledReal(6), scaledReal(6));
}

void FactRows::paintRows(QPainter& painter, Places const& places) const {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row const& row = rows_[i];
    Place const& place = places.rows[i];
    for (std::size_t k = 0; k < place.pictures.size(); ++k) {
      QRect const& box = place.pictures[k];
      painter.drawPixmap(box.topLeft(), glyphs_->picture(row.pictures[static_cast<qsizetype>(k)], chip,
                                                         devicePixelRatioF()));
      if (!row.crossed) continue;
      QColor veil = theme_.veil;
      veil.setAlphaF(veilPart);
      painter.setPen(Qt::NoPen);
      painter.setBrush(veil);
      painter.drawRoundedRect(box, scaledReal(3), scaledReal(3));
      paintCross(painter, box, theme_);
    }
    if (row.link != nullptr) continue;
    painter.setFont(typeface(12));
    painter.setPen(theme_.onpanel2);
    painter.drawText(place.proof, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, row.proof);
  }
}

}  // namespace giaguaro
