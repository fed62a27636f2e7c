#include "ui/panels/rank_strip.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/rank_rows.h"
#include "ui/text/noun.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length stripInset{20};

constexpr Phrase stepPoints{phrase("guide", "{what}: {points} [points:point/points]", "ranks.step")};
constexpr Phrase stepsBetween{phrase("guide", "all between", "ranks.between")};

QString spokenStep(CardRanks::Step const& step, Wording const& wording) {
  QString name =
      step.glyph.kind == Argument::Kind::none ? wording.say(say(stepsBetween)) : wording.argument(step.glyph);
  if (step.halves == CardRanks::noPoints) return name;
  return wording.say(say(stepPoints, {args::word(name.toStdString(), "what"), args::points(step.halves)}));
}

QString spokenRow(CardRanks::Row const& row, Wording const& wording) {
  QStringList steps;
  for (CardRanks::Step const& step : row.steps) steps += spokenStep(step, wording);
  QString const list = steps.join(QStringLiteral("; ")) + u'.';
  return row.title.empty() ? capitalised(list) : wording.say(row.title) + QStringLiteral(": ") + list;
}

}  // namespace

RankStrip::RankStrip(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      heading_(new FoldHeading(this)),
      body_(new QWidget(this)),
      rows_(new RankRows(glyphs, body_)),
      notes_(new RichText(12, body_)) {
  notes_->setLinksTerms();
  setObjectName(QStringLiteral("rankStrip"));
  setAccessibleRole(this, QAccessible::Grouping);
  heading_->setObjectName(QStringLiteral("rankHeading"));
  notes_->setObjectName(QStringLiteral("rankNotes"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(stripInset, scaled(6), stripInset, scaled(6));
  column->setSpacing(scaled(2));
  column->addWidget(heading_);
  column->addWidget(body_);
  auto* inside = new QVBoxLayout(body_);
  inside->setContentsMargins(scaledMargins(0, 2, 0, 2));
  inside->setSpacing(scaled(4));
  inside->addWidget(rows_);
  inside->addWidget(notes_);
  heading_->setChecked(true);
  connect(heading_, &QAbstractButton::toggled, body_, &QWidget::setVisible);
  connect(heading_, &QAbstractButton::clicked, this, [this](bool open) {
    openByHand(open);
    emit opened(open);
  });
  hide();
}

void RankStrip::setTheme(Theme const& theme) {
  theme_ = theme;
  heading_->setTheme(theme);
  rows_->setTheme(theme);
  notes_->setColor(theme.onpanel2);
  update();
}

void RankStrip::setRanks(CardRanks const& ranks, Wording const& wording) {
  std::vector<RankRows::Row> rows;
  QStringList spoken;
  for (CardRanks::Row const& row : ranks.rows) {
    RankRows::Row& shown = rows.emplace_back();
    shown.title = wording.say(row.title);
    for (CardRanks::Step const& step : row.steps)
      shown.steps.push_back({Glyphs::nameOf(step.glyph, wording.deck()),
                             step.halves == CardRanks::noPoints ? QString() : Wording::points(step.halves)});
    spoken += spokenRow(row, wording);
  }
  bool const any = !rows.empty();
  bool const points = std::ranges::any_of(ranks.rows, [](CardRanks::Row const& row) {
    return std::ranges::any_of(
        row.steps, [](CardRanks::Step const& step) { return step.halves != CardRanks::noPoints; });
  });
  heading_->setText(points ? tr("Ranks and points") : tr("Ranks"));
  heading_->updateGeometry();
  setAccessibleName(heading_->text());
  rows_->setRows(std::move(rows), spoken.join(u' '));
  notes_->setText(wording.rich(ranks.notes), wording.say(ranks.notes));
  notes_->setVisible(!ranks.notes.empty());
  // Who comes to it by keys hears all of it, open or closed.
  heading_->setAccessibleDescription(rows_->accessibleName() + u' ' + notes_->plain());
  setVisible(any);
}

void RankStrip::setOpen(bool open) {
  wanted_ = open;
  arrange();
}

void RankStrip::openByHand(bool open) {
  openedByHand_ = open;
  setOpen(open);
}

void RankStrip::setShort(bool isShort) {
  short_ = isShort;
  arrange();
}

void RankStrip::arrange() {
  bool const open = wanted_ && (!short_ || openedByHand_);
  heading_->setChecked(open);
  body_->setVisible(open);
}

int RankStrip::heightIn(int width, bool open) const {
  if (isHidden()) return 0;
  QMargins const margins = layout()->contentsMargins();
  int const closed = margins.top() + heading_->sizeHint().height() + margins.bottom();
  int const wide = width - margins.left() - margins.right();
  return open ? closed + layout()->spacing() + body_->layout()->totalHeightForWidth(wide) : closed;
}

bool RankStrip::isOpen() const { return heading_->isChecked(); }

void RankStrip::paintEvent(QPaintEvent*) { QPainter(this).fillRect(0, 0, width(), 1, theme_.chromerule); }

}  // namespace giaguaro
