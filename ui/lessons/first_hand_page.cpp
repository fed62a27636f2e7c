#include "ui/lessons/first_hand_page.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/phrases.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/rank_strip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length firstHandInset{20};
constexpr int leastForRanks = 640;  // of a window; else the ranks are closed until somebody opens them

}  // namespace

// The idea that is told now, on a ground of its own.
class FirstHandPage::IdeaBox : public QWidget {
 public:
  IdeaBox(Glyphs* glyphs, QWidget* parent)
      : QWidget(parent), title_(new QLabel(this)), words_(new RichText(14.5, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(scaledMargins(14, 10, 14, 12));
    column->setSpacing(scaled(4));
    column->addWidget(title_);
    column->addWidget(words_);
    setTypeface(title_, 17, true);
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    words_->setLinksTerms();
    words_->setGlyphs(glyphs);
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    setInk(title_, theme.onpanel);
    words_->setColor(theme.onpanel);
    update();
  }
  void setIdea(QString const& title, Words const& words, bool isNew) {
    isNew_ = isNew;
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    words_->setText(words.rich, words.plain);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isNew_ ? theme_.bestedge : theme_.rule, scaledReal(isNew_ ? 1.8 : 1.2)));
    painter.setBrush(isNew_ ? theme_.best : theme_.soft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                            scaledReal(8), scaledReal(8));
  }

 private:
  Theme theme_;
  bool isNew_ = false;
  QLabel* title_;
  RichText* words_;
};

// One that was told or was not met, which can be told again, or one that is still to come.
class FirstHandPage::IdeaRow : public QAbstractButton {
 public:
  explicit IdeaRow(QWidget* parent) : QAbstractButton(parent) {
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void setIdea(QString const& title, Is is) {
    is_ = is;
    setText(title);
    setEnabled(opens());
    setFocusPolicy(opens() ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(opens() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
  }
  QSize sizeHint() const override { return {measure(180), heightForWidth(std::max(width(), measure(180)))}; }
  int heightForWidth(int width) const override {
    QRect const words = QFontMetrics(typeface(rowSize, is_ == Is::now))
                            .boundingRect(0, 0, width - left - right, 1000, Qt::TextWordWrap, text());
    return words.height() + measure(8);
  }

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) return QAbstractButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) click();
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    bool const now = is_ == Is::now;
    bool const focus = showsFocus(*this);
    if (focus || (opens() && underMouse())) {
      painter.setPen(focus ? QPen(theme_.bestedge, scaledReal(2)) : QPen(Qt::NoPen));
      painter.setBrush(theme_.soft);
      painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                              scaledReal(6), scaledReal(6));
    }
    QPointF const at(scaled(16), height() / 2.0);
    double const radius = scaledReal(7);
    if (is_ == Is::told) {
      paintCheckMark(painter, at, radius, theme_);
    } else {
      painter.setPen(QPen(now ? theme_.bestedge : theme_.onpanel2, scaledReal(now ? 2 : 1.2)));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(at, radius, radius);
      painter.setBrush(theme_.bestedge);
      if (now) painter.drawEllipse(at, radius / 3, radius / 3);
    }
    painter.setFont(typeface(rowSize, now));
    painter.setPen(opens() ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(QRectF(left, 0, width() - left - right, height()), Qt::AlignVCenter | Qt::TextWordWrap,
                     text());
  }

 private:
  static constexpr Length left{32};
  static constexpr Length right{6};
  static constexpr double rowSize = 14;
  bool opens() const { return is_ != Is::toCome; }

  Theme theme_;
  Is is_ = Is::toCome;
};

FirstHandPage::FirstHandPage(Glyphs* glyphs, QWidget* parent)
    : PanelPage(parent),
      title_(new QLabel(this)),
      line_(new QLabel(this)),
      idea_(new IdeaBox(glyphs, this)),
      leave_(new PaperButton(PaperButton::Kind::plain, this)),
      foot_(new QWidget(this)),
      ranks_(new RankStrip(glyphs, foot_)),
      next_(new PaperButton(PaperButton::Kind::main, foot_)),
      notMet_{new Heading(this), new QVBoxLayout, QStringLiteral("notMet_%1")},
      told_{new Heading(this), new QVBoxLayout, QStringLiteral("told_%1")},
      toCome_{new Heading(this), new QVBoxLayout, QStringLiteral("toCome_%1")} {
  setObjectName(QStringLiteral("firstHandPage"));
  idea_->setObjectName(QStringLiteral("firstHandIdea"));
  next_->setObjectName(QStringLiteral("firstHandNext"));
  leave_->setObjectName(QStringLiteral("firstHandLeave"));
  setTitleface(title_, 20);
  setTypeface(line_, 13);
  for (QLabel* label : {title_, line_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  for (PaperButton* button : {next_, leave_}) button->setTextSize(13);
  connect(next_, &QAbstractButton::clicked, this, [this] { emit wanted(LessonDeed::goOn); });
  connect(leave_, &QAbstractButton::clicked, this, &FirstHandPage::leaveWanted);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(firstHandInset, scaled(16), firstHandInset, scaled(12));
  column->setSpacing(scaled(4));
  column->addWidget(title_);
  auto* under = new QHBoxLayout;
  under->addWidget(line_, 1);
  under->addWidget(leave_, 0, Qt::AlignTop);
  column->addLayout(under);
  column->addSpacing(scaled(10));
  column->addWidget(idea_);
  column->addSpacing(scaled(10));
  for (Part const* part : {&notMet_, &told_, &toCome_}) {
    part->column->setSpacing(0);
    column->addWidget(part->heading);
    column->addLayout(part->column);
    column->addSpacing(scaled(8));
  }
  column->addStretch(1);
  makeFoot();
  retranslate();
}

void FirstHandPage::makeFoot() {
  ranks_->setObjectName(QStringLiteral("firstHandRanks"));
  auto* column = new QVBoxLayout(foot_);
  column->setContentsMargins(scaledMargins(0, 0, 0, 8));
  column->setSpacing(scaled(2));
  column->addWidget(ranks_);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(firstHandInset, 0, firstHandInset, 0);
  row->addWidget(next_);
  column->addLayout(row);
}

QString FirstHandPage::tabName() const { return tr("First hand"); }

// What the game says behind it, with the cards of the moment, only where both are not too much to read at once.
FirstHandPage::Words FirstHandPage::wordsOf(FirstHandScene::Told const& told, Wording const& wording) {
  constexpr int mostBlanks = 44;  // between 45 words
  std::vector<Message> lines{Message{.text = told.text}};
  if (told.quoted.empty()) return {wording.say(lines), wording.rich(lines)};
  QString const both = wording.say({lines.front(), told.quoted});
  if (both.count(u' ') > mostBlanks) return {wording.say(lines), wording.rich(lines)};
  lines.push_back(phrases::newLine());
  lines.push_back(told.quoted);
  return {both, wording.rich(lines)};
}

QString FirstHandPage::goOnWords(FirstHandScene const& lead) {
  return lead.more ? tr("Go on: one more idea") : tr("Go on");
}

void FirstHandPage::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(title_, theme.onpanel);
  setInk(line_, theme.onpanel2);
  idea_->setTheme(theme);
  ranks_->setTheme(theme);
  for (PaperButton* button : {next_, leave_}) button->setTheme(theme);
  for (Part const* part : {&notMet_, &told_, &toCome_}) {
    part->heading->setTheme(theme);
    for (IdeaRow* row : part->rows) row->setTheme(theme);
  }
}

void FirstHandPage::setScene(TableScene const& scene, Wording const& wording) {
  bool const other = scene.firstHand != scene_.firstHand;
  scene_ = scene;
  wording_ = wording;
  if (other) again_.reset();
  ranks_->setRanks(scene.seen.ranks, wording);
  fitRanks();
  write();
}

void FirstHandPage::retranslate() {
  title_->setText(tr("My first hand"));
  notMet_.heading->setText(tr("Passed over, or not met"));
  told_.heading->setText(tr("What you have met"));
  toCome_.heading->setText(tr("Still to come, when needed"));
  leave_->setText(tr("Play on without it"));
  write();
}

void FirstHandPage::write() {
  if (!scene_.firstHand) return;
  line_->setText(tr("One new idea at a time"));
  writeIdea();
  writeRows();
}

void FirstHandPage::writeIdea() {
  FirstHandScene const& lead = *scene_.firstHand;
  // Wherever the table says that one may go on.
  bool const goesOn = (lead.isNew && lead.more) || scene_.rests() || scene_.showResult;
  // Its focus is not for the button that comes next, which leaves.
  if (!goesOn && next_->hasFocus()) next_->clearFocus();
  next_->setEnabled(goesOn);
  next_->setText(goesOn || !scene_.mayAct ? goOnWords(lead) : tr("Now it is your turn"));
  if (again_ || lead.isNew) {
    FirstHandScene::Told const& told = again_ ? *again_ : lead.told.back();
    return idea_->setIdea(said(told.title), wordsOf(told, wording_), !again_);
  }
  QString const words = nothingNew();
  idea_->setIdea({}, {words, words.toHtmlEscaped()}, false);
}

QString FirstHandPage::nothingNew() const {
  if (!scene_.mayAct) return tr("The next idea comes when it is needed.");
  if (std::ranges::count_if(scene_.seen.offers, &Offer::legal) < 2)
    return tr("Nothing new here, and there is only one choice.");
  return tr("Nothing new here: it is up to you. In doubt: Hint (H).");
}

void FirstHandPage::writeRows() {
  FirstHandScene const& lead = *scene_.firstHand;
  // Once the hand is over nothing is to come.
  std::vector<FirstHandScene::Told> toCome;
  for (Text const& title : lead.toCome) toCome.push_back({title});
  fill(notMet_, lead.notMet, Is::notMet);
  fill(told_, lead.told, Is::told);
  fill(toCome_, scene_.showResult ? std::vector<FirstHandScene::Told>() : toCome, Is::toCome);
  if (lead.isNew) told_.rows[lead.told.size() - 1]->setIdea(said(lead.told.back().title), Is::now);
}

void FirstHandPage::fill(Part& part, std::vector<FirstHandScene::Told> const& ideas, Is is) {
  while (part.rows.size() < ideas.size()) {
    auto* row = new IdeaRow(this);
    row->setObjectName(part.name.arg(part.rows.size()));
    row->setTheme(theme_);
    part.column->addWidget(row);
    connect(row, &QAbstractButton::clicked, this,
            [this, &part, i = part.rows.size()] { tellAgain(part.ideas[i]); });
    part.rows.push_back(row);
  }
  part.ideas = ideas;
  for (std::size_t i = 0; i < part.rows.size(); ++i) {
    part.rows[i]->setVisible(i < ideas.size());
    if (i < ideas.size()) part.rows[i]->setIdea(said(ideas[i].title), is);
  }
  part.heading->setVisible(!ideas.empty());
}

// What is opened is seen, however far down its title is.
void FirstHandPage::tellAgain(FirstHandScene::Told const& idea) {
  again_ = idea;
  writeIdea();
  for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
    if (auto* scroll = qobject_cast<QScrollArea*>(above)) return scroll->ensureWidgetVisible(idea_, 0, 12);
}

// As in the guide: where there is little room the ranks are a press away.
void FirstHandPage::resizeEvent(QResizeEvent* event) {
  PanelPage::resizeEvent(event);
  fitRanks();
}

void FirstHandPage::fitRanks() { ranks_->setShort(window()->height() < measure(leastForRanks)); }

void FirstHandPage::changeEvent(QEvent* event) {
  PanelPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace giaguaro
