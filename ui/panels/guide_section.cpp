#include "ui/panels/guide_section.h"

#include <QVBoxLayout>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/chip_row.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length sectionsApart{20};
constexpr Length foldedApart{8};

}  // namespace

GuideSection::GuideSection(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      heading_(new Heading(this)),
      fold_(new FoldHeading(this)),
      body_(new RichText(14, this)),
      more_(new FoldHeading(this)),
      note_(new RichText(12, this)),
      chips_(new ChipRow(glyphs, this)),
      appended_(new QWidget(this)) {
  setAccessibleRole(this, QAccessible::Grouping);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(scaled(3));
  column->addWidget(heading_);
  column->addWidget(fold_);
  column->addWidget(body_);
  column->addWidget(more_);
  column->addWidget(note_);
  column->addSpacing(scaled(3));
  column->addWidget(chips_);
  column->addWidget(appended_);
  auto* appended = new QVBoxLayout(appended_);
  appended->setContentsMargins(0, 0, 0, 0);
  appended->setSpacing(scaled(3));
  more_->setOpensUpwards();
  for (RichText* text : {body_, note_}) {
    text->setLinksTerms();
    text->setGlyphs(glyphs);
  }
  // Opened in the one form it is open in the other.
  for (FoldHeading* each : {fold_, more_})
    connect(each, &QAbstractButton::toggled, this, [this](bool open) {
      fold_->setChecked(open);
      more_->setChecked(open);
      arrange();
    });
  arrange();
}

void GuideSection::setTheme(Theme const& theme) {
  heading_->setTheme(theme);
  fold_->setTheme(theme);
  more_->setTheme(theme);
  body_->setColor(theme.onpanel);
  note_->setColor(theme.onpanel2);
}

void GuideSection::setManner(Manner manner) {
  if (manner == manner_) return;
  manner_ = manner;
  fold_->setChecked(false);
  more_->setChecked(false);
  arrange();
}

void GuideSection::setRoom(Room room) {
  if (room == room_) return;
  room_ = room;
  arrange();
}

bool GuideSection::isOpen() const { return !body_->isHidden(); }
int GuideSection::under() const { return layout()->contentsMargins().bottom(); }

int GuideSection::heightIn(int width) const {
  if (isHidden()) return 0;
  bool const wraps = layout()->hasHeightForWidth();
  return wraps ? layout()->totalHeightForWidth(width) : layout()->totalSizeHint().height();
}

// What there is to say, as far as it is to be seen.
void GuideSection::arrange() {
  Room const room = manner_ == Manner::open ? room_ : Room::whole;
  bool const folds = manner_ == Manner::folded || room == Room::heading;
  bool const begins = room == Room::beginning && !beginning_.plain.isEmpty();
  bool const open = !folds || fold_->isChecked();
  bool const all = !begins || more_->isChecked();
  heading_->setVisible(!folds && !heading_->text().isEmpty());
  fold_->setVisible(folds);
  Words const& words = all ? whole_ : beginning_;
  body_->setText(words.rich, words.plain);
  body_->setVisible(open && bodySeen_ && !ahead_);
  more_->setText(all ? tr("Less") : tr("More"));
  more_->setAccessibleName((all ? tr("%1 Less") : tr("%1 More")).arg(heading()));
  more_->updateGeometry();
  more_->setVisible(begins);
  appended_->setVisible(open && !appended_->layout()->isEmpty());
  note_->setVisible(open && all && !ahead_ && !note().isEmpty());
  chips_->setVisible(open && all && !ahead_ && !chips_->chips().isEmpty());
  layout()->setContentsMargins(0, 0, 0,
                               folds && !open && manner_ == Manner::open ? foldedApart : sectionsApart);
  setVisible(manner_ != Manner::silent && room != Room::none && (ahead_ || !body().isEmpty()));
}

void GuideSection::setHeading(QString const& heading) {
  heading_->setText(heading);
  fold_->setText(heading);
  fold_->updateGeometry();
  setAccessibleName(heading);
}

void GuideSection::setBody(QString const& rich, QString const& plain) {
  whole_ = {rich, plain};
  arrange();
}

void GuideSection::setBeginning(QString const& rich, QString const& plain) {
  beginning_ = {rich, plain};
  arrange();
}

void GuideSection::setNote(QString const& rich, QString const& plain) {
  note_->setText(rich, plain);
  arrange();
}

void GuideSection::setChips(QStringList const& names, QString const& spoken) {
  chips_->setChips(names, spoken);
  arrange();
}

void GuideSection::setStep(int number, bool reached) {
  heading_->setStep(number, reached);
  ahead_ = number > 0 && !reached;
  arrange();
}

void GuideSection::setBodySeen(bool seen) {
  bodySeen_ = seen;
  arrange();
}

void GuideSection::append(QWidget* widget) {
  appended_->layout()->addWidget(widget);
  arrange();
}

QString GuideSection::heading() const { return heading_->text(); }
QString GuideSection::body() const { return whole_.plain; }
QString GuideSection::note() const { return note_->plain(); }
QStringList GuideSection::chips() const { return chips_->chips(); }

}  // namespace giaguaro
