#include "ui/talk/talk_page.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/known/known_words.h"
#include "ui/known/share_bars.h"
#include "ui/scene/scene_wording.h"
#include "ui/talk/talk_line_row.h"
#include "ui/talk/talk_ways.h"
#include "ui/toolkit/heading.h"

namespace giaguaro {
namespace {

constexpr Length talkInset{16};
constexpr std::size_t fewLines = 3;  // under which what can be said has room

}  // namespace

// "Trick 4", and a hairline behind it.
class TalkPage::TrickRule : public QWidget {
 public:
  explicit TrickRule(QWidget* parent) : QWidget(parent) { setFixedHeight(measure(20)); }

  void set(int trick, Theme const& theme) {
    words_ = TalkPage::tr("Trick %1").arg(trick);
    theme_ = theme;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setFont(typeface(12, true));
    painter.setPen(theme_.onpanel2);
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, words_);
    painter.setPen(QPen(theme_.rule, scaledReal(1)));
    painter.drawLine(textWidth(words_, 12, true) + scaled(9), height() / 2, width(), height() / 2);
  }

 private:
  QString words_;
  Theme theme_;
};

TalkPage::TalkPage(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      who_(new Heading(this)),
      bars_(new ShareBars(glyphs, this)),
      legend_(new QLabel(this)),
      instead_(new QLabel(this)),
      said_(new Heading(this)),
      nothing_(new QLabel(this)),
      rating_(new QLabel(this)),
      lines_(new QVBoxLayout),
      ways_(new TalkWays(this)) {
  setObjectName(QStringLiteral("talkPage"));
  instead_->setObjectName(QStringLiteral("talkInstead"));
  nothing_->setObjectName(QStringLiteral("talkNothing"));
  rating_->setObjectName(QStringLiteral("talkRating"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(talkInset, scaled(14), talkInset, scaled(10));
  column->setSpacing(scaled(6));
  column->addWidget(who_);
  column->addWidget(bars_);
  column->addWidget(legend_);
  column->addWidget(instead_);
  column->addSpacing(scaled(10));
  column->addWidget(said_);
  column->addWidget(nothing_);
  column->addWidget(rating_);
  lines_->setSpacing(scaled(1));
  column->addLayout(lines_);
  column->addWidget(ways_);
  column->addStretch(1);
  for (QLabel* label : {instead_, nothing_}) {
    label->setWordWrap(true);
    setTypeface(label, 14);
  }
  bars_->setMarksUnheard();
  for (QLabel* label : {legend_, rating_}) {
    label->setWordWrap(true);
    setTypeface(label, 12);
  }
}

void TalkPage::setTheme(Theme const& theme) {
  theme_ = theme;
  who_->setTheme(theme);
  said_->setTheme(theme);
  bars_->setTheme(theme);
  ways_->setTheme(theme);
  for (QLabel* label : {instead_, nothing_}) setInk(label, theme.onpanel);
  for (QLabel* label : {legend_, rating_}) setInk(label, theme.onpanel2);
  for (TalkLineRow* row : rows_) row->setTheme(theme);
  showLines();
}

void TalkPage::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wording;
  showShares();
  showLines();
}

void TalkPage::showShares() {
  Known const known = scene_.known.value_or(Known{});
  bool const hidden = known.question.valid();
  bool const any = scene_.talk && scene_.talk->caller != nobody;
  who_->setVisible(any);
  bars_->setVisible(any && hidden);
  legend_->hide();
  instead_->setVisible(any && !hidden);
  if (!any) return;
  Known asked = known;
  asked.caller = scene_.talk->caller;
  who_->setText(knownWords::question(asked, wordingForAll(scene_, wording_)));
  who_->setNote(hidden ? tr("likelihood") : QString());
  std::vector<ShareBars::Bar> bars;
  for (Known::Share const& share : known.shares) {
    int const avatar = share.seat == nobody ? 0 : scene_.people[static_cast<std::size_t>(share.seat)].avatar;
    // Where nothing that was said has changed it a mark would be the end of its bar.
    int const before = share.unheard == share.percent ? Known::Share::unknown : share.unheard;
    bars.push_back({avatar, knownWords::partner(share.seat, wording_.brief()), share.percent, before});
  }
  bool const marked = std::ranges::any_of(
      bars, [](ShareBars::Bar const& bar) { return bar.before != Known::Share::unknown; });
  legend_->setText(marked ? tr("The line: from the cards alone, leaving out what was said.") : QString());
  legend_->setVisible(hidden && marked);
  bars_->setBars(std::move(bars));
  if (hidden) return;
  instead_->setText(scene_.viewer == nobody ? tr("Nobody's cards are shown, so nothing can be known here.")
                    : known.partner != nobody
                        ? tr("It is no secret any more: %1.").arg(wording_.name(known.partner))
                        : tr("To you it is no secret."));
}

void TalkPage::showLines() {
  std::vector<TalkScene::Line> lines = scene_.talk ? scene_.talk->lines : std::vector<TalkScene::Line>{};
  std::ranges::reverse(lines);
  said_->setText(tr("Said in this hand"));
  said_->setNote(lines.size() > 1 ? tr("newest first") : QString());
  nothing_->setText(tr("Nobody has said anything yet."));
  nothing_->setVisible(lines.empty() && scene_.talk.has_value());
  ways_->setScene(scene_, wording_);
  ways_->setVisible(scene_.talk.has_value() && lines.size() < fewLines);
  said_->setVisible(scene_.talk.has_value());
  Wording const toAll = wordingForAll(scene_, wording_);
  for (std::size_t i = 0; i < std::max(lines.size(), rows_.size()); ++i) {
    if (i == rows_.size()) {
      auto* rule = new TrickRule(this);
      auto* row = new TalkLineRow(glyphs_, this);
      row->setTheme(theme_);
      connect(row, &TalkLineRow::moveAsked, this, [this, row](int by) { move(row, by); });
      connect(row, &TalkLineRow::wanted, this, [this, row] {
        open_ = row->line();
        showOpen();
      });
      lines_->addWidget(rule);
      lines_->addWidget(row);
      rules_.push_back(rule);
      rows_.push_back(row);
    }
    bool const there = i < lines.size();
    bool const begins = there && (i == 0 || lines[i].trick != lines[i - 1].trick);
    rules_[i]->setVisible(begins);
    rows_[i]->setVisible(there);
    if (begins) rules_[i]->set(lines[i].trick, theme_);
    if (there) rows_[i]->setLine(lines[i], scene_, toAll);
  }
  rating_->setText(tr("The boxes: how far these words can be believed."));
  rating_->setVisible(std::ranges::any_of(rows_, [](TalkLineRow const* row) {
    return !row->isHidden() && row->belief().kind == talkWords::Belief::Kind::figure;
  }));
  showOpen();
}

// The one that was chosen, else the newest.
void TalkPage::showOpen() {
  auto const isIt = [this](TalkLineRow const* row) {
    return open_ && !row->isHidden() && row->line().isSame(*open_);
  };
  bool const any = std::ranges::any_of(rows_, isIt);
  for (TalkLineRow* row : rows_) row->setOpen(any ? isIt(row) : row == rows_.front());
}

void TalkPage::move(TalkLineRow const* from, int by) {
  int const count =
      static_cast<int>(std::ranges::count_if(rows_, [](TalkLineRow const* row) { return !row->isHidden(); }));
  auto const at = static_cast<int>(std::ranges::find(rows_, from) - rows_.begin());
  rows_[static_cast<std::size_t>(std::clamp(at + by, 0, std::max(0, count - 1)))]->setFocus(
      Qt::TabFocusReason);
}

void TalkPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setScene(scene_, wording_);
}

}  // namespace giaguaro
