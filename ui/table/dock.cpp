#include "ui/table/dock.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/table/hand_view.h"
#include "ui/table/seat_plate.h"
#include "ui/table/table_phrases.h"
#include "ui/table/text_line.h"

namespace giaguaro {
namespace {

QString offerName(Action const& action) {
  return QStringLiteral("offer_%1_%2_%3")
      .arg(static_cast<int>(action.kind))
      .arg(action.first)
      .arg(action.second);
}

QStringList meaningsOf(Offer const& offer, Wording const& wording) {
  QStringList meanings;
  for (Message const& each : offer.means) meanings << wording.say(each);
  return meanings;
}

}  // namespace

Dock::Dock(CardArt& art, Theme const& theme, QWidget* parent) : QWidget(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("dock"));
  gold_ = new FootButton(FootButton::Kind::gold, art, theme, this);
  gold_->setObjectName(QStringLiteral("dock_act"));
  connect(gold_, &FootButton::clicked, this, [this] { act(chosen_); });
  connectButton(*gold_, -1);
  hide();
}

Dock::~Dock() {
  gold_->disconnect(this);
  for (DockButton* button : buttons_) button->disconnect(this);
}

bool Dock::setScene(TableScene const& scene, Wording const& wording) {
  Content content;
  if (scene.mayAct) {
    for (Offer const& offer : scene.seen.offers) {
      if (offer.action.kind == Action::Kind::play) continue;
      content.choices.push_back({.action = offer.action,
                                 .label = wording.say(offer.label),
                                 .deed = wording.say(offer.deed),
                                 .reason = offer.refusal ? wording.say(*offer.refusal) : QString(),
                                 .means = offer.means.empty() ? QString() : wording.say(offer.means.front()),
                                 .meanings = meaningsOf(offer, wording),
                                 .glyph = offer.glyph});
    }
  }
  if (!content.choices.empty()) {
    content.title = wording.say(scene.seen.dock.title);
    content.note = wording.say(scene.seen.dock.note);
    content.barred = wording.say(scene.seen.dock.barred);
    content.free = wording.say(scene.seen.dock.free);
  }
  deck_ = &Deck::of(scene.seen.deck);
  if (content == content_) return false;
  content_ = std::move(content);
  rebuild();
  return true;
}

void Dock::rebuild() {
  for (DockButton* button : buttons_) {
    button->setObjectName(QString());
    button->disconnect(this);
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  chosen_ = -1;
  bool tags = false;
  for (int i = 0; i < static_cast<int>(content_.choices.size()); ++i) {
    Choice const& choice = content_.choices[static_cast<std::size_t>(i)];
    DockButton* button = nullptr;
    if (choice.plain()) {
      auto* plain = new FootButton(FootButton::Kind::plate, *art_, *theme_, this);
      plain->setText(choice.label);
      plain->setBarred(!choice.free());
      button = plain;
    } else {
      auto* tag = new TagButton(choice, *deck_, *art_, *theme_, this);
      connect(tag, &TagButton::doubleClicked, this, [this, i] { act(i); });
      button = tag;
      tags = true;
    }
    button->setObjectName(offerName(choice.action));
    button->setToolTip(choice.reason);
    button->setAccessibleName(choice.label);
    button->setAccessibleDescription(choice.free() ? choice.means : choice.reason);
    connect(button, &DockButton::clicked, this, [this, i] { answer(i); });
    connectButton(*button, i);
    buttons_.push_back(button);
  }
  gold_->setVisible(tags);
  setAccessibleName(content_.title);
  for (int i = 0; i < static_cast<int>(content_.choices.size()) && chosen_ < 0; ++i) {
    Choice const& choice = content_.choices[static_cast<std::size_t>(i)];
    if (choice.free() && !choice.plain()) choose(i);
  }
  setHinted(hinted_);
}

void Dock::connectButton(DockButton& button, int index) {
  connect(&button, &DockButton::keyPressed, this,
          [this](QKeyEvent* event) { event->setAccepted(handleKey(*event)); });
  connect(&button, &DockButton::looked, this, [this, index](bool at) {
    int const which = index < 0 ? chosen_ : index;
    if (which < 0 || which >= static_cast<int>(content_.choices.size())) return;
    Action const action = content_.choices[static_cast<std::size_t>(which)].action;
    if (at)
      emit lookedAt(action);
    else
      emit lookedAway(action);
  });
}

qreal Dock::textSize() const { return narrow_ ? 13 : 14 * plateScale_; }

DockShape Dock::shape() const {
  DockShape shape;
  for (Choice const& choice : content_.choices) {
    auto const kind = choice.glyph.kind;
    shape.choices.push_back(
        {.tall = kind == Argument::Kind::suit || kind == Argument::Kind::card,
         .free = choice.free(),
         .plain = choice.plain(),
         .width = choice.plain() ? textWidth(font(), {textSize(), false, {}}, choice.label) : 0});
    // Wide enough for every deed, so that the button does not jump while one chooses.
    if (!choice.plain())
      shape.deedWidth = std::max(shape.deedWidth, textWidth(font(), {textSize(), true, {}}, choice.deed));
  }
  return shape;
}

QSizeF Dock::wantedSize() const { return wantedDockSize(shape()); }

void Dock::place(QRectF const& rect, bool narrow, qreal plateScale) {
  narrow_ = narrow;
  plateScale_ = plateScale;
  // Room for the shadow below.
  setGeometry(rect.adjusted(-2, -2, 2, 8).toAlignedRect());
  QPointF const off = rect.topLeft() - QPointF(geometry().topLeft());
  places_ = placeDock(shape(), rect.size(), narrow, plateScale);
  QMarginsF const ring(4, 4, 4, 4);
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    if (auto* tag = qobject_cast<TagButton*>(buttons_[i])) {
      DockPlaces::Tag at = places_.tags[i];
      at.tag.translate(off);
      at.button.translate(off);
      bool const labels = places_.labelBaseline > 0;
      tag->place(at, labels ? places_.labelBaseline + off.y() : 0,
                 !narrow && content_.choices[i].glyph.kind != Argument::Kind::rank && places_.runs.empty()
                     ? places_.secondBaseline + off.y()
                     : 0,
                 narrow ? 1 : plateScale);
    } else if (auto* plain = qobject_cast<FootButton*>(buttons_[i])) {
      plain->setTextSize(textSize());
      plain->setGeometry(places_.plain[i].translated(off).marginsAdded(ring).toAlignedRect());
    }
    buttons_[i]->show();
  }
  gold_->setTextSize(textSize());
  gold_->setVisible(!places_.gold.isNull());
  if (!places_.gold.isNull())
    gold_->setGeometry(places_.gold.translated(off).marginsAdded(ring).toAlignedRect());
  show();
  update();
}

std::vector<QWidget*> Dock::focusOrder() const {
  std::vector<QWidget*> order;
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (!content_.choices[i].plain()) order.push_back(buttons_[i]);
  order.push_back(gold_);
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (content_.choices[i].plain()) order.push_back(buttons_[i]);
  return order;
}

void Dock::setHinted(Action const& action) {
  hinted_ = action;
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    bool const hinted = action.valid() && content_.choices[i].action == action;
    if (auto* tag = qobject_cast<TagButton*>(buttons_[i])) tag->setHinted(hinted);
    if (auto* plain = qobject_cast<FootButton*>(buttons_[i])) plain->setHinted(hinted);
  }
}

void Dock::focusChosen() {
  if (chosen_ >= 0)
    buttons_[static_cast<std::size_t>(chosen_)]->setFocus(Qt::OtherFocusReason);
  else if (!buttons_.empty())
    buttons_.front()->setFocus(Qt::OtherFocusReason);
}

void Dock::choose(int index) {
  chosen_ = index;
  for (int i = 0; i < static_cast<int>(buttons_.size()); ++i)
    if (buttons_[static_cast<std::size_t>(i)]->isCheckable())
      buttons_[static_cast<std::size_t>(i)]->setChecked(i == index);
  gold_->setText(content_.choices[static_cast<std::size_t>(index)].deed);
  gold_->setAccessibleName(gold_->text());
  gold_->update();
  update();
}

void Dock::act(int index) {
  if (index < 0) return;
  Choice const& choice = content_.choices[static_cast<std::size_t>(index)];
  Action const action = choice.action;
  if (choice.free())
    emit chosen(action);
  else
    emit refused(action);
}

void Dock::answer(int index) {
  Choice const& choice = content_.choices[static_cast<std::size_t>(index)];
  if (choice.plain() || !choice.free())
    act(index);
  else
    choose(index);
}

int Dock::focusedTag() const {
  for (int i = 0; i < static_cast<int>(buttons_.size()); ++i)
    if (buttons_[static_cast<std::size_t>(i)]->hasFocus() &&
        !content_.choices[static_cast<std::size_t>(i)].plain())
      return i;
  return -1;
}

void Dock::move(int by) {
  int const from = focusedTag() >= 0 ? focusedTag() : chosen_;
  int to = from;
  int const count = static_cast<int>(buttons_.size());
  for (int left = std::abs(by); left > 0; --left) {
    do to += by > 0 ? 1 : -1;
    while (to >= 0 && to < count && content_.choices[static_cast<std::size_t>(to)].plain());
    if (to < 0 || to >= count) return;
  }
  buttons_[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
  if (content_.choices[static_cast<std::size_t>(to)].free()) choose(to);
}

bool Dock::takesKey(QString const& key) {
  for (int i = 0; i < static_cast<int>(content_.choices.size()); ++i) {
    Argument const& glyph = content_.choices[static_cast<std::size_t>(i)].glyph;
    bool matches = false;
    if (glyph.kind == Argument::Kind::rank) {
      auto const rank = static_cast<Rank>(glyph.number);
      matches = key == indexText(rank, art_->letters()) || key == indexText(rank, IndexLetters::french);
    } else if (glyph.kind == Argument::Kind::number) {
      matches = key == QString::number(glyph.number);
    }
    if (!matches) continue;
    buttons_[static_cast<std::size_t>(i)]->setFocus(Qt::OtherFocusReason);
    answer(i);
    return true;
  }
  return false;
}

bool Dock::handleKey(QKeyEvent const& event) {
  if (!isOpen() || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0) return false;
  switch (event.key()) {
    case Qt::Key_Left: move(-1); return true;
    case Qt::Key_Right: move(1); return true;
    case Qt::Key_Up:
    case Qt::Key_Down: {
      // Between the two rows of the narrow form.
      if (!narrow_ || places_.tags.size() < 2) return false;
      int columns = 0;
      for (auto const& tag : places_.tags)
        if (!tag.tag.isNull() && qFuzzyCompare(tag.tag.top(), places_.tags.front().tag.top())) ++columns;
      move(event.key() == Qt::Key_Up ? -columns : columns);
      return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: {
      if (event.isAutoRepeat()) return true;
      for (int i = 0; i < static_cast<int>(buttons_.size()); ++i)
        if (buttons_[static_cast<std::size_t>(i)]->hasFocus()) {
          act(i);
          return true;
        }
      act(chosen_);
      return true;
    }
    case Qt::Key_P:
      if (event.isAutoRepeat()) return true;
      for (int i = 0; i < static_cast<int>(content_.choices.size()); ++i)
        if (content_.choices[static_cast<std::size_t>(i)].action.kind == Action::Kind::pass) {
          act(i);
          return true;
        }
      return false;
    default:
      // A figure is a rank's here, and where no rank has it, nobody's: not that of a card in the hand.
      if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        takesKey(event.key() == Qt::Key_0 ? QStringLiteral("10") : QString(QChar(event.key())));
        return true;
      }
      return !event.text().isEmpty() && takesKey(event.text().toUpper());
  }
}

void Dock::paintRuns(QPainter& painter) const {
  qreal const p = plateScale_;
  painter.setBrush(Qt::NoBrush);
  for (DockPlaces::Run const& run : places_.runs) {
    painter.setPen(QPen(run.free ? theme_->accent : theme_->onplate2, 1.4 * p, Qt::SolidLine, Qt::FlatCap,
                        Qt::MiterJoin));
    painter.drawPolyline(
        QPolygonF{run.line.topLeft(), run.line.bottomLeft(), run.line.bottomRight(), run.line.topRight()});
  }
  TextStyle const barred{12 * p, false, theme_->onplate2};
  TextStyle const free{12 * p, false, theme_->accent};
  qreal const sign = 18 * p;
  auto const wanted = [&](TextStyle const& style, QString const& text, qreal more) {
    return text.isEmpty() ? 0 : textWidth(font(), style, text) + more + 1;
  };
  RunTexts const texts =
      placeRunTexts(places_, wanted(barred, content_.barred, sign), wanted(free, content_.free, 0), p);
  if (texts.barredWidth > 0) {
    CardPainter(*art_, *theme_, devicePixelRatioF())
        .mark(painter, QStringLiteral("lock"),
              QPointF(texts.barredLeft + 6 * p, places_.reasonBaseline - 4 * p), 14 * p, theme_->onplate2);
    drawText(painter, font(), barred, QPointF(texts.barredLeft + sign, places_.reasonBaseline),
             texts.barredWidth - sign, content_.barred);
  }
  drawText(painter, font(), free, QPointF(texts.freeLeft, places_.reasonBaseline), texts.freeWidth,
           content_.free);
}

// Where nothing is barred the line says what the chosen one would mean: the first sentence that is whole
// there, for one that is cut off has lost its point.
QString Dock::narrowLine() const {
  if (chosen_ < 0) return content_.free;
  QString const meaning = fittingSentence(
      font(), content_.choices[static_cast<std::size_t>(chosen_)].meanings, places_.reason.width());
  return meaning.isEmpty() ? content_.free : meaning;
}

void Dock::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(2, 2, -2, -8);
  qreal const p = plateScale_;
  paintPlate(painter, *theme_, box, (narrow_ ? 12 : 16 * p), theme_->accent, 1.8 * (narrow_ ? 1 : p), 4);
  painter.translate(box.topLeft());
  if (narrow_) {
    bool const barred =
        !content_.barred.isEmpty() &&
        std::ranges::any_of(content_.choices, [](Choice const& choice) { return !choice.free(); });
    QString const text = barred ? content_.barred : narrowLine();
    TextStyle const style{11.5, false, theme_->onplate2};
    qreal const sign = barred ? 17 : 0;
    qreal const used = std::min(places_.reason.width() - sign, textWidth(font(), style, text));
    qreal const left = places_.reason.center().x() - (used + sign) / 2;
    qreal const base = places_.reason.center().y() + 3.6;
    if (barred && !places_.reason.isNull())
      CardPainter(*art_, *theme_, devicePixelRatioF())
          .mark(painter, QStringLiteral("lock"), QPointF(left + 5, base - 4), 13, theme_->onplate2);
    drawText(painter, font(), style, QPointF(left + sign, base), places_.reason.width() - sign, text);
    return;
  }
  qreal const base = places_.title.top() + 19 * p;
  qreal const used = drawText(painter, font(), {16 * p, true, theme_->onplate},
                              QPointF(places_.title.left(), base), places_.title.width(), content_.title);
  drawText(painter, font(), {13 * p, false, theme_->onplate2}, QPointF(places_.note.right(), base),
           places_.note.width() - used - 16 * p, content_.note, Qt::AlignRight);
  paintRuns(painter);
  for (Choice const& choice : content_.choices)
    if (choice.plain() && !choice.means.isEmpty()) {
      drawParagraph(painter, font(), {12 * p, false, theme_->onplate2},
                    places_.smallPrint.topLeft() + QPointF(0, 14 * p), places_.smallPrint.width(), 15 * p, 2,
                    choice.means);
      break;
    }
}

}  // namespace giaguaro
