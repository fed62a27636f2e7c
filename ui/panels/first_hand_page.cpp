#include "ui/panels/first_hand_page.h"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "core/rules/phrases.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/check_mark.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr int firstHandInset = 20;
constexpr QSize cardInIdea{18, 24};

}  // namespace

// The idea that is told now, on a ground of its own.
class FirstHandPage::IdeaBox : public QWidget {
 public:
  IdeaBox(Glyphs* glyphs, QWidget* parent)
      : QWidget(parent), title_(new QLabel(this)), words_(new RichText(14.5, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(words_);
    setTypeface(title_, 17, true);
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    words_->setLinksTerms();
    words_->setLeading(25);
    words_->setPictures([this, glyphs](QString const& name) {
      return glyphs->picture(name, cardInIdea, devicePixelRatioF());
    });
    connect(glyphs, &Glyphs::changed, words_, &RichText::reload);
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
    painter.setPen(QPen(isNew_ ? theme_.bestedge : theme_.rule, isNew_ ? 1.8 : 1.2));
    painter.setBrush(isNew_ ? theme_.best : theme_.soft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
  }

 private:
  Theme theme_;
  bool isNew_ = false;
  QLabel* title_;
  RichText* words_;
};

// One that was told, which can be told again, or is still to come.
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
  void setIdea(QString const& title, bool told, bool now) {
    told_ = told;
    now_ = now;
    setText(title);
    setEnabled(told);
    setFocusPolicy(told ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(told ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
  }
  QSize sizeHint() const override { return {measure(180), heightForWidth(std::max(width(), measure(180)))}; }
  int heightForWidth(int width) const override {
    QRect const words = QFontMetrics(typeface(rowSize, now_))
                            .boundingRect(0, 0, width - left - right, 1000, Qt::TextWordWrap, text());
    return words.height() + measure(8);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus() || (told_ && underMouse())) {
      painter.setPen(hasFocus() ? QPen(theme_.bestedge, 2) : QPen(Qt::NoPen));
      painter.setBrush(theme_.soft);
      painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    QPointF const at(16, height() / 2.0);
    constexpr double radius = 7;
    if (told_ && !now_) {
      paintCheckMark(painter, at, radius, theme_);
    } else {
      painter.setPen(QPen(now_ ? theme_.bestedge : theme_.onpanel2, now_ ? 2 : 1.2));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(at, radius, radius);
      painter.setBrush(theme_.bestedge);
      if (now_) painter.drawEllipse(at, radius / 3, radius / 3);
    }
    painter.setFont(typeface(rowSize, now_));
    painter.setPen(told_ ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(QRectF(left, 0, width() - left - right, height()), Qt::AlignVCenter | Qt::TextWordWrap,
                     text());
  }

 private:
  static constexpr int left = 32;
  static constexpr int right = 6;
  static constexpr double rowSize = 14;
  Theme theme_;
  bool told_ = false;
  bool now_ = false;
};

FirstHandPage::FirstHandPage(Glyphs* glyphs, QWidget* parent)
    : PanelPage(parent),
      title_(new QLabel(this)),
      line_(new QLabel(this)),
      idea_(new IdeaBox(glyphs, this)),
      next_(new PaperButton(PaperButton::Kind::main, this)),
      toldHeading_(new Heading(this)),
      toldColumn_(new QVBoxLayout),
      toComeHeading_(new Heading(this)),
      toComeColumn_(new QVBoxLayout),
      leave_(new PaperButton(PaperButton::Kind::plain, this)) {
  setObjectName(QStringLiteral("firstHandPage"));
  idea_->setObjectName(QStringLiteral("firstHandIdea"));
  next_->setObjectName(QStringLiteral("firstHandNext"));
  leave_->setObjectName(QStringLiteral("firstHandLeave"));
  setTypeface(title_, 20, true);
  setTypeface(line_, 13);
  for (QLabel* label : {title_, line_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  for (PaperButton* button : {next_, leave_}) button->setTextSize(13);
  connect(next_, &QAbstractButton::clicked, this, [this] { emit wanted(LessonDeed::goOn); });
  connect(leave_, &QAbstractButton::clicked, this, &FirstHandPage::leaveWanted);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(firstHandInset, 16, firstHandInset, 12);
  column->setSpacing(4);
  column->addWidget(title_);
  auto* under = new QHBoxLayout;
  under->addWidget(line_, 1);
  under->addWidget(leave_, 0, Qt::AlignTop);
  column->addLayout(under);
  column->addSpacing(10);
  column->addWidget(idea_);
  column->addSpacing(6);
  column->addWidget(next_);
  column->addSpacing(10);
  for (auto const& [heading, rows] :
       {std::pair(toldHeading_, toldColumn_), std::pair(toComeHeading_, toComeColumn_)}) {
    rows->setSpacing(0);
    column->addWidget(heading);
    column->addLayout(rows);
    column->addSpacing(8);
  }
  column->addStretch(1);
  retranslate();
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
  return lead.more ? tr("Go on: one more") : tr("Go on");
}

void FirstHandPage::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(title_, theme.onpanel);
  setInk(line_, theme.onpanel2);
  idea_->setTheme(theme);
  for (Heading* heading : {toldHeading_, toComeHeading_}) heading->setTheme(theme);
  for (PaperButton* button : {next_, leave_}) button->setTheme(theme);
  for (auto const* rows : {&told_, &toCome_})
    for (IdeaRow* row : *rows) row->setTheme(theme);
}

void FirstHandPage::setScene(TableScene const& scene, Wording const& wording) {
  bool const other = scene.firstHand != scene_.firstHand;
  scene_ = scene;
  wording_ = wording;
  if (other) again_ = -1;
  write();
}

void FirstHandPage::retranslate() {
  title_->setText(tr("My first hand"));
  toldHeading_->setText(tr("What you have met"));
  toComeHeading_->setText(tr("Still to come, when needed"));
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
  bool const goesOn = lead.isNew && (lead.more || scene_.rests());
  // Its focus is not for the button that comes next, which leaves.
  if (!goesOn && next_->hasFocus()) next_->clearFocus();
  next_->setVisible(goesOn);
  next_->setText(goOnWords(lead));
  bool const again = again_ >= 0 && again_ < static_cast<int>(lead.told.size());
  if (again || lead.isNew) {
    FirstHandScene::Told const& told = again ? lead.told[static_cast<std::size_t>(again_)] : lead.told.back();
    return idea_->setIdea(said(told.title), wordsOf(told, wording_), lead.isNew && !again);
  }
  QString const words = scene_.mayAct ? tr("Nothing new here: it is up to you. H helps.")
                                      : tr("The next idea comes when it is needed.");
  idea_->setIdea({}, {words, words.toHtmlEscaped()}, false);
}

void FirstHandPage::writeRows() {
  FirstHandScene const& lead = *scene_.firstHand;
  auto const fill = [this](std::vector<IdeaRow*>& rows, QVBoxLayout* column, std::size_t count) {
    while (rows.size() < count) {
      auto* row = new IdeaRow(this);
      row->setObjectName(
          (&rows == &told_ ? QStringLiteral("told_%1") : QStringLiteral("toCome_%1")).arg(rows.size()));
      row->setTheme(theme_);
      column->addWidget(row);
      if (&rows == &told_)
        connect(row, &QAbstractButton::clicked, this, [this, i = rows.size()] { tellAgain(i); });
      rows.push_back(row);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i]->setVisible(i < count);
  };
  fill(told_, toldColumn_, lead.told.size());
  // Once the hand is over nothing is.
  std::size_t const toCome = scene_.showResult ? 0 : lead.toCome.size();
  fill(toCome_, toComeColumn_, toCome);
  for (std::size_t i = 0; i < lead.told.size(); ++i)
    told_[i]->setIdea(said(lead.told[i].title), true, lead.isNew && i + 1 == lead.told.size());
  for (std::size_t i = 0; i < toCome; ++i) toCome_[i]->setIdea(said(lead.toCome[i]), false, false);
  toldHeading_->setVisible(!lead.told.empty());
  toComeHeading_->setVisible(toCome > 0);
}

void FirstHandPage::tellAgain(std::size_t index) {
  again_ = static_cast<int>(index);
  writeIdea();
}

void FirstHandPage::changeEvent(QEvent* event) {
  PanelPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace giaguaro
