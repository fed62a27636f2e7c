#include "ui/lessons/lesson_page.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "core/rules/phrases.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/noun.h"
#include "ui/text/token_text.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/step_discs.h"

namespace giaguaro {
namespace {

constexpr Length pageInset{20};
constexpr Extent cardInRow{26, 36};

}  // namespace

// What is wanted now, on a ground of its own, behind a triangle.
class LessonPage::AskBox : public QWidget {
 public:
  AskBox(Glyphs* glyphs, QWidget* parent) : QWidget(parent), words_(new RichText(16, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(scaledMargins(38, 13, 14, 11));
    column->addStretch(1);
    column->addWidget(words_);
    column->addStretch(1);
    setMinimumHeight(measure(54));
    words_->setLinksTerms();
    words_->setGlyphs(glyphs);
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    words_->setColor(theme.onpanel);
    update();
  }
  void setWords(QString const& rich, QString const& plain) { words_->setText(rich, plain); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.8)));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                            scaledReal(8), scaledReal(8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    QPointF const at(scaled(16), words_->y() + measure(16) * 0.7);
    painter.drawPolygon(QPolygonF(
        {at + QPointF(0, scaledReal(-8)), at + QPointF(scaledReal(10), 0), at + QPointF(0, scaledReal(8))}));
  }

 private:
  Theme theme_;
  RichText* words_;
};

// Something that was done: its card, and what there is to say of it; a wrong one went back.
class LessonPage::AnswerRow : public QWidget {
 public:
  AnswerRow(Glyphs* glyphs, QWidget* parent)
      : QWidget(parent), glyphs_(glyphs), words_(new RichText(13, this)) {
    setAccessibleRole(this, QAccessible::Grouping);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(scaledMargins(46, 6, 38, 6));
    row->addWidget(words_, 1);
    setMinimumHeight(scaled(48));
    words_->setLinksTerms();
    words_->setGlyphs(glyphs);
    connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    words_->setColor(theme.onpanel);
    update();
  }
  void setAnswer(QString const& picture, QString const& rich, QString const& plain, bool right) {
    picture_ = picture;
    right_ = right;
    layout()->setContentsMargins(picture.isEmpty() ? scaled(12) : scaled(46), scaled(6), scaled(38),
                                 scaled(6));
    words_->setText(rich, plain);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!right_) {
      painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
      painter.setBrush(theme_.soft);
      painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                              scaledReal(7), scaledReal(7));
    }
    int const top = (height() - cardInRow.height()) / 2;
    qreal const ratio = devicePixelRatioF();
    if (!picture_.isEmpty())
      painter.drawPixmap(QPoint(scaled(10), top), glyphs_->picture(picture_, cardInRow, ratio));
    QPointF const at(width() - scaled(20), height() / 2.0);
    if (right_) return paintCheckMark(painter, at, scaledReal(9), theme_);
    int const side = scaled(18);
    painter.drawPixmap(QPointF(at.x() - side / 2.0, at.y() - side / 2.0),
                       glyphs_->mark(QStringLiteral("undo"), side, ratio, theme_.onpanel2));
  }

 private:
  Glyphs* glyphs_;
  Theme theme_;
  RichText* words_;
  QString picture_;
  bool right_ = false;
};

LessonPage::LessonPage(Glyphs* glyphs, QWidget* parent)
    : PanelPage(parent),
      glyphs_(glyphs),
      title_(new QLabel(this)),
      place_(new QLabel(this)),
      step_(new QLabel(this)),
      discs_(new StepDiscs(this)),
      say_(new RichText(15, this)),
      ask_(new AskBox(glyphs, this)),
      next_(makeButton(LessonDeed::goOn, "lessonNext", true)),
      helpHeading_(new Heading(this)),
      help_(new RichText(14, this)),
      triesHeading_(new Heading(this)),
      tries_(new QVBoxLayout),
      doneHeading_(new Heading(this)),
      done_(new QVBoxLayout),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)),
      showMe_(makeButton(LessonDeed::showMe, "lessonShowMe")),
      again_(makeButton(LessonDeed::startAgain, "lessonAgain")),
      leave_(makeButton(LessonDeed::leave, "lessonLeave")),
      all_(makeButton(LessonDeed::all, "lessonAll")) {
  setObjectName(QStringLiteral("lessonPage"));
  setTitleface(title_, 20);
  setTypeface(place_, 13);
  setTypeface(step_, 13);
  title_->setWordWrap(true);
  place_->setWordWrap(true);
  for (QLabel* label : {title_, place_, step_}) label->setTextFormat(Qt::PlainText);
  say_->setObjectName(QStringLiteral("lessonSay"));
  ask_->setObjectName(QStringLiteral("lessonAsk"));
  for (RichText* text : {say_, help_}) {
    text->setLinksTerms();
    text->setGlyphs(glyphs);
  }
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(pageInset, scaled(16), pageInset, scaled(12));
  column->setSpacing(scaled(4));
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(discs_, 0, Qt::AlignTop);
  column->addLayout(head);
  auto* under = new QHBoxLayout;
  under->addWidget(place_, 1);
  under->addWidget(step_, 0, Qt::AlignTop);
  column->addLayout(under);
  column->addSpacing(scaled(14));
  column->addWidget(say_);
  column->addSpacing(scaled(10));
  column->addWidget(ask_);
  column->addSpacing(scaled(6));
  column->addWidget(next_);
  column->addSpacing(scaled(10));
  for (auto const& [heading, body] : {std::pair(helpHeading_, static_cast<QWidget*>(help_))}) {
    column->addWidget(heading);
    column->addWidget(body);
    column->addSpacing(scaled(8));
  }
  column->addWidget(triesHeading_);
  column->addLayout(tries_);
  column->addSpacing(scaled(8));
  column->addWidget(doneHeading_);
  column->addLayout(done_);
  column->addSpacing(scaled(12));
  buttons_->setSpacing(scaled(8));
  buttons_->addWidget(showMe_);
  buttons_->addWidget(again_);
  column->addLayout(buttons_);
  column->addStretch(1);
  retranslate();
}

PaperButton* LessonPage::makeButton(LessonDeed deed, char const* name, bool main) {
  auto* button = new PaperButton(main ? PaperButton::Kind::main : PaperButton::Kind::plain, this);
  button->setObjectName(QLatin1String(name));
  button->setTextSize(13);
  connect(button, &QAbstractButton::clicked, this, [this, deed] { emit wanted(deed); });
  return button;
}

QString LessonPage::tabName() const { return tr("Lesson"); }

void LessonPage::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(title_, theme.onpanel);
  setInk(place_, theme.onpanel2);
  setInk(step_, theme.onpanel2);
  discs_->setTheme(theme);
  say_->setColor(theme.onpanel);
  help_->setColor(theme.onpanel);
  ask_->setTheme(theme);
  for (Heading* heading : {helpHeading_, triesHeading_, doneHeading_}) heading->setTheme(theme);
  for (auto const* rows : {&triedRows_, &doneRows_})
    for (AnswerRow* row : *rows) row->setTheme(theme);
  for (PaperButton* button : {next_, showMe_, again_, leave_, all_}) button->setTheme(theme);
}

void LessonPage::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wording;
  write();
}

void LessonPage::retranslate() {
  triesHeading_->setText(tr("Your tries"));
  doneHeading_->setText(tr("So far"));
  showMe_->setText(tr("Show me"));
  again_->setText(tr("Start again"));
  leave_->setText(tr("Leave the lesson"));
  all_->setText(tr("All lessons"));
  write();
  arrangeButtons();
}

void LessonPage::write() {
  if (!scene_.lesson) return;
  LessonScene const& lesson = *scene_.lesson;
  using State = LessonScene::State;
  title_->setText(lesson.title);
  writePlace();
  say_->setText(tokenText::rich(lesson.say, wording_), tokenText::plain(lesson.say, wording_));
  writeAsk();
  writeHelp();
  writeAnswers();
  bool const ended = lesson.state == State::ended;
  next_->setVisible(lesson.mayGoOn());
  next_->setText(lesson.own       ? lesson.hasNext ? tr("Next position") : tr("All lessons")
                       : !ended ? tr("Go on")
                 : lesson.hasNext ? tr("Next lesson")
                                  : tr("All lessons"));
  showMe_->setVisible(!ended && !(lesson.own && lesson.mayGoOn()));
  again_->setVisible(!lesson.own);
  showMe_->setEnabled(lesson.state == State::asking &&
                      static_cast<int>(lesson.help.size()) < LessonScene::mostHelp);
}

// Where one is: a step of a lesson, or how often a position of one's own was right.
void LessonPage::writePlace() {
  LessonScene const& lesson = *scene_.lesson;
  if (lesson.own) {
    place_->setText(lesson.own->from);
    step_->setText(lesson.own->standing);
    discs_->setSteps(lesson.own->right + 1, lesson.own->enough, lesson.own->standing);
    return;
  }
  place_->setText(tr("%1, lesson %2 of %3").arg(said(scene_.gameName)).arg(lesson.number).arg(lesson.count));
  step_->setText(tr("step %1 of %2").arg(lesson.step).arg(lesson.steps));
  // What was answered is behind one, also while the others play; it is the same step until they have.
  bool const answered = lesson.state != LessonScene::State::asking;
  discs_->setSteps(lesson.step, lesson.steps, tr("Step %1 of %2").arg(lesson.step).arg(lesson.steps),
                   answered);
}

// At the end what there is to know takes its place. What there is to say of an answer stands in the bubble beside its card
// (TableHost::showBubble), and here as soon as that has gone.
void LessonPage::writeAsk() {
  LessonScene const& lesson = *scene_.lesson;
  using State = LessonScene::State;
  QString words = lesson.ask;
  if (lesson.state == State::ended) words = lesson.end;
  if (lesson.state == State::others && lesson.reply) words = lesson.reply->said;
  if (lesson.state == State::answered && lesson.reply)
    words = lesson.reply->right ? tr("That is right.") : tr("Something else is better.");
  bool const strong = lesson.state == State::asking;
  QString const rich = tokenText::rich(words, wording_);
  ask_->setWords(strong ? QStringLiteral("<b>%1</b>").arg(rich) : rich, tokenText::plain(words, wording_));
}

void LessonPage::writeHelp() {
  std::vector<Message> const& help = scene_.lesson->help;
  bool const isWhy = scene_.lesson->own && scene_.lesson->mayGoOn();
  helpHeading_->setText(isWhy ? tr("Why") : tr("A little help"));
  helpHeading_->setVisible(!help.empty());
  help_->setVisible(!help.empty());
  std::vector<Message> lines;
  for (Message const& line : help) {
    if (!lines.empty()) lines.push_back(phrases::newLine());
    lines.push_back(line);
  }
  help_->setText(wording_.rich(lines), wording_.say(help));
}

LessonPage::AnswerRow* LessonPage::row(std::size_t index, QWidget* parent, QVBoxLayout* into,
                                       std::vector<AnswerRow*>& rows) {
  if (index < rows.size()) return rows[index];
  auto* row = new AnswerRow(glyphs_, parent);
  row->setTheme(theme_);
  into->addWidget(row);
  rows.push_back(row);
  return row;
}

QString LessonPage::wordsOf(LessonScene::Answer const& answer) const {
  bool const words = answer.glyph.kind != Argument::Kind::card && !answer.label.empty();
  return capitalised(words ? wording_.say(answer.label) : wording_.argument(answer.glyph));
}

void LessonPage::writeAnswers() {
  LessonScene const& lesson = *scene_.lesson;
  triesHeading_->setVisible(!lesson.tries.empty());
  doneHeading_->setVisible(!lesson.done.empty());
  for (std::size_t i = 0; i < lesson.tries.size(); ++i) {
    LessonScene::Answer const& answer = lesson.tries[i];
    QString const name = wordsOf(answer);
    // Of the last one the bubble says why.
    bool const inBubble = lesson.reply && lesson.reply->action == answer.action;
    QString const said = inBubble ? QString() : answer.said;
    QString const rich = QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
    row(i, this, tries_, triedRows_)
        ->setAnswer(Glyphs::nameOf(answer.glyph, wording_.deck()),
                    said.isEmpty() ? rich : rich + QStringLiteral("<br>") + tokenText::rich(said, wording_),
                    said.isEmpty() ? name : name + QStringLiteral(": ") + tokenText::plain(said, wording_),
                    false);
  }
  for (std::size_t i = 0; i < lesson.done.size(); ++i) {
    LessonScene::Answer const& answer = lesson.done[i];
    row(i, this, done_, doneRows_)
        ->setAnswer(Glyphs::nameOf(answer.glyph, wording_.deck()), tokenText::rich(answer.said, wording_),
                    wordsOf(answer) + QStringLiteral(": ") + tokenText::plain(answer.said, wording_), true);
  }
  for (std::size_t i = 0; i < triedRows_.size(); ++i) triedRows_[i]->setVisible(i < lesson.tries.size());
  for (std::size_t i = 0; i < doneRows_.size(); ++i) doneRows_[i]->setVisible(i < lesson.done.size());
}

// One under the other where they would not fit side by side.
void LessonPage::arrangeButtons() {
  int const wanted = showMe_->sizeHint().width() + again_->sizeHint().width() + buttons_->spacing();
  buttons_->setDirection(wanted > width() - 2 * pageInset ? QBoxLayout::TopToBottom
                                                          : QBoxLayout::LeftToRight);
}

void LessonPage::resizeEvent(QResizeEvent* event) {
  PanelPage::resizeEvent(event);
  arrangeButtons();
}

void LessonPage::changeEvent(QEvent* event) {
  PanelPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace giaguaro
