#include "ui/dock/dock.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "ui/dock/bid_tag.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

QString offerName(Action const& action) {
  return QStringLiteral("offer_%1_%2_%3")
      .arg(static_cast<int>(action.kind))
      .arg(action.first)
      .arg(action.second);
}

// Who looks at what is chosen.
constexpr int goldLook = -1;
constexpr int clearLook = -2;
constexpr int fieldLook = -3;
constexpr qreal narrowCards = 0.8;   // of those on a button, where the dock is narrow
constexpr qreal leastTrayCard = 70;  // at plate scale 1; smaller ones are told by their tags

}  // namespace

Dock::Dock(CardArt& art, Theme const& theme, QWidget* parent) : QWidget(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("dock"));
  setAccessibleRole(this, QAccessible::Grouping);
  setFocusPolicy(Qt::ClickFocus);  // until something is chosen
  field_ = new NumberField(theme, this);
  connect(field_, &NumberField::valueChanged, this, &Dock::setNumber);
  connect(field_, &NumberField::outOfRange, this, &Dock::refuseNumber);
  connect(field_, &NumberField::keyPressed, this,
          [this](QKeyEvent* event) { event->setAccepted(handleKey(*event)); });
  connect(field_, &NumberField::looked, this, [this](bool at) { look(fieldLook, at); });
  gold_ = new FootButton(FootButton::Kind::gold, art, theme, this);
  gold_->setObjectName(QStringLiteral("dock_act"));
  connect(gold_, &FootButton::clicked, this, &Dock::actChosen);
  connectButton(*gold_, goldLook);
  clear_ = new FootButton(FootButton::Kind::plate, art, theme, this);
  clear_->setObjectName(QStringLiteral("dock_clear"));
  connect(clear_, &FootButton::clicked, this, &Dock::draftCleared);
  connectButton(*clear_, clearLook);
  clear_->hide();
  hide();
}

// A widget that is destroyed loses focus and mouse, and tells of it: there must be nobody left to hear.
Dock::~Dock() {
  field_->disconnect(this);
  gold_->disconnect(this);
  clear_->disconnect(this);
  for (DockButton* button : buttons_) button->disconnect(this);
  for (TrayCard* card : trayCards_) card->disconnect(this);
}

bool Dock::setScene(TableScene const& scene, Wording const& wording) {
  DockContent content = DockContent::of(scene, wording);
  wording_ = wording;
  deck_ = &Deck::of(scene.seen.deck);
  if (content == content_) return false;
  // The tray's cards come and go while the hand has the focus.
  bool const sameTray = isTray() && content.tray.size > 0;
  content_ = std::move(content);
  setAccessibleName(content_.title);
  if (sameTray)
    makeTray();
  else
    rebuild();
  return !isTray();
}

void Dock::rebuild() {
  for (DockButton* button : buttons_) {
    button->setObjectName(QString());
    button->disconnect(this);
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  chosen_ = row_ = -1;
  looks_.clear();
  message_.clear();
  setAccessibleDescription(isTray() ? QString() : howToChoose());
  for (int i = 0; i < size(); ++i) buttons_.push_back(makeButton(i));
  field_->setVisible(!content_.runs.empty());
  makeTray();
  if (isTray()) return;
  if (!content_.runs.empty()) {
    number_ = content_.runs.front().least;
    field_->setAccessibleName(content_.title);
    auto const row = std::ranges::find_if(content_.choices, [](Choice const& each) { return each.run >= 0; });
    showRun(static_cast<int>(row - content_.choices.begin()));
  }
  write();
  setHinted(hinted_);
}

DockButton* Dock::makeButton(int index) {
  Choice const& choice = at(index);
  DockButton* button = nullptr;
  switch (choice.form) {
    case Choice::Form::tag: button = new TagButton(choice, *deck_, *art_, *theme_, this); break;
    case Choice::Form::row: button = new RowButton(choice, *deck_, *art_, *theme_, this); break;
    case Choice::Form::word:
      if (!choice.tag.isEmpty()) {
        button = new BidTag(choice, *art_, *theme_, this);
        break;
      }
      [[fallthrough]];
    case Choice::Form::foot: {
      auto* plain = new FootButton(FootButton::Kind::plate, *art_, *theme_, this);
      plain->setText(choice.words());
      plain->setBarred(!choice.free());
      plain->setCheckable(choice.form == Choice::Form::word || choice.askedTwice());
      if (!choice.shows.empty()) plain->setCards(choice.shows, *deck_);
      button = plain;
      break;
    }
  }
  button->setObjectName(offerName(choice.action));
  button->setToolTip(
      asToolTip(choice.reason.isEmpty() ? Wording::sentences(choice.meanings) : choice.reason));
  button->setAccessibleName(choice.label);
  button->describe(choice.free() ? choice.means : choice.reason);
  connect(button, &DockButton::clicked, this, [this, index] { answer(index); });
  if (!choice.foot() && !choice.askedTwice())
    connect(button, &DockButton::doubleClicked, this, [this, index] { act(index); });
  connectButton(*button, index);
  return button;
}

void Dock::makeTray() {
  layInTray();
  if (!isTray()) {
    clear_->hide();
    return;
  }
  int const missing = content_.tray.missing();
  gold_->setText(missing == 0                  ? tr("Discard")
                 : content_.tray.cards.empty() ? tr("Choose %n card(s)", nullptr, missing)
                                               : tr("Choose %1 more").arg(missing));
  gold_->setBarred(missing > 0);
  gold_->setAccessibleName(gold_->text());
  QStringList names;
  for (Card const card : content_.tray.cards) names << wording_.card(card);
  names.prepend(count());
  gold_->setAccessibleDescription(names.join(QStringLiteral(", ")));
  clear_->setText(tr("Start again"));
  clear_->setAccessibleName(clear_->text());
  // A button that goes must not take the focus with it to nowhere.
  if (content_.tray.cards.empty() && clear_->hasFocus()) parentWidget()->setFocus(Qt::OtherFocusReason);
  clear_->setVisible(!content_.tray.cards.empty());
  update();
}

void Dock::connectButton(DockButton& button, int index) {
  connect(&button, &DockButton::keyPressed, this,
          [this](QKeyEvent* event) { event->setAccepted(handleKey(*event)); });
  connect(&button, &DockButton::looked, this, [this, index](bool at) { look(index, at); });
}

// At plate scale 1 a text takes so much in whatever size it will be shown.
qreal Dock::widest(QStringList const& texts, bool bold, Measure measure) const {
  std::vector<qreal> scales{narrow_ ? 1 : plateScale_};
  if (measure == Measure::anySize) scales = {0.85, 1, 1.3};
  qreal width = 0;
  for (qreal const scale : scales) {
    qreal const pixels = narrow_ && measure == Measure::asPlaced ? 13 : 14 * scale;
    for (QString const& text : texts) {
      qreal const used = textWidth(font(), {pixels, bold, {}}, text);
      width = std::max(width, measure == Measure::anySize ? used / scale : used);
    }
  }
  return width;
}

DockShape Dock::shape(Measure measure) const {
  DockShape shape;
  shape.number = !content_.runs.empty();
  shape.prices =
      std::ranges::any_of(content_.runs, [](NumberRun const& run) { return !run.prices.isEmpty(); });
  shape.tray = content_.tray.size;
  shape.bar = content_.bar.total > 0;
  shape.shares = content_.parts > 0;
  auto const deed = [&](QStringList const& texts) {
    // Wide enough for every deed, so that the button does not jump while one chooses.
    shape.deedWidth = std::max(shape.deedWidth, widest(texts, true, measure));
  };
  for (Choice const& choice : content_.choices) {
    bool const text = choice.form == Choice::Form::word || choice.foot();
    bool const bold = !choice.foot() || choice.askedTwice();
    if (bold) deed({choice.deed});
    qreal const cards = FootButton::widthOf(choice.shows.size()) * (measure == Measure::anySize ? 1
                                                                    : narrow_                   ? narrowCards
                                                                              : plateScale_);
    shape.choices.push_back(
        {.form = choice.form,
         .free = choice.free(),
         .width = text ? widest({choice.words()}, bold, measure) + (choice.free() ? 0 : 22) + cards : 0,
         .cards = cards > 0});
    if (choice.form != Choice::Form::tag) continue;
    switch (choice.glyph.kind) {
      case Argument::Kind::card: shape.tags = DockShape::Tags::cards; break;
      case Argument::Kind::number: shape.tags = DockShape::Tags::numbers; break;
      case Argument::Kind::suit: shape.tags = DockShape::Tags::pictures; break;
      default: break;
    }
  }
  // So few that there is room for them as they are; each says in a word whether it may be chosen.
  bool const few = std::ranges::count(shape.choices, DockForm::tag, &DockShape::Choice::form) <= 4;
  bool const told = std::ranges::none_of(content_.choices, [](Choice const& choice) {
    return choice.form == Choice::Form::tag && choice.tag.isEmpty();
  });
  if (shape.tags == DockShape::Tags::cards && few && told) shape.tags = DockShape::Tags::faces;
  auto const isWord = [](Choice const& choice) { return choice.form == Choice::Form::word; };
  shape.tall = std::ranges::any_of(content_.choices, isWord) &&
               std::ranges::all_of(content_.choices, [&](Choice const& choice) {
                 return !isWord(choice) || BidTag::fits(choice, font());
               });
  // With the longest number there is.
  for (NumberRun const& run : content_.runs)
    if (Offer const* step = run.step(run.most)) deed({wording_.say(step->deed)});
  if (!content_.choices.empty()) deed({whatToChoose()});
  if (isTray()) {
    deed({tr("Discard"), tr("Choose %1 more").arg(content_.tray.size)});
    shape.choices.push_back({.form = DockForm::foot, .width = widest({clear_->text()}, false, measure)});
  }
  return shape;
}

qreal Dock::cardHeight() const {
  if (isOpen() && !places_.traySlots.empty()) {
    qreal const height = places_.traySlots.front().height();
    return height >= leastTrayCard * plateScale_ ? height : 0;
  }
  bool const faces = isOpen() && !narrow_ && shape(Measure::asPlaced).tags == DockShape::Tags::faces;
  return faces && !places_.tags.empty() ? places_.tags.front().tag.height() : 0;
}

QSizeF Dock::wantedSize() const { return wantedDockSize(shape(Measure::anySize)); }

// One long word beside short ones would stand there smaller than they.
void Dock::alignLabelSizes() {
  std::vector<TagButton*> tags;
  std::vector<BidTag*> bids;
  for (DockButton* button : buttons_) {
    if (auto* tag = qobject_cast<TagButton*>(button)) tags.push_back(tag);
    if (auto* bid = qobject_cast<BidTag*>(button)) bids.push_back(bid);
  }
  if (!bids.empty()) {
    qreal const names = std::ranges::min(bids, {}, &BidTag::ownNameSize)->ownNameSize();
    for (BidTag* bid : bids) bid->setNameSize(names);
  }
  if (tags.empty()) return;
  qreal const size = std::ranges::min(tags, {}, &TagButton::ownLabelSize)->ownLabelSize();
  for (TagButton* tag : tags) tag->setLabelSize(size);
}

void Dock::place(QRectF const& room, bool narrow, qreal plateScale) {
  narrow_ = narrow;
  plateScale_ = plateScale;
  QRectF rect = room;
  // The narrow form is laid out as in a small window, and grows with a large one.
  qreal const larger = windowScale();
  if (narrow)
    rect.setTop(room.bottom() - larger * usefulNarrowHeight(shape(Measure::asPlaced), room.size() / larger));
  // Room for the shadow below.
  setGeometry(rect.adjusted(-2, -2, 2, 8).toAlignedRect());
  QPointF const off = rect.topLeft() - QPointF(geometry().topLeft());
  stacked_ = shape(Measure::asPlaced).isStacked();
  places_ =
      narrow ? scaledBy(placeDock(shape(Measure::asPlaced), rect.size() / larger, true, plateScale), larger)
             : placeDock(shape(Measure::asPlaced), rect.size(), false, plateScale);
  qreal const p = narrow ? larger : plateScale;
  qreal const pixels = narrow ? 13 * larger : 14 * plateScale;
  QMarginsF const ring(4, 4, 4, 4);
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    if (auto* tag = qobject_cast<TagButton*>(buttons_[i])) {
      DockPlaces::Tag at = places_.tags[i];
      at.tag.translate(off);
      at.button.translate(off);
      bool const labels = places_.labelBaseline > 0;
      bool const second = places_.secondBaseline > 0 && places_.runs.empty() &&
                          content_.choices[i].glyph.kind != Argument::Kind::rank;
      tag->place(at, labels ? places_.labelBaseline + off.y() : 0,
                 second ? places_.secondBaseline + off.y() : 0, p);
    } else if (auto* row = qobject_cast<RowButton*>(buttons_[i])) {
      row->place(places_.boxes[i].translated(off), places_.secondLines && !narrow, p);
    } else if (auto* bid = qobject_cast<BidTag*>(buttons_[i])) {
      bid->setTextSize(pixels);
      bid->place(places_.boxes[i].translated(off), p);
    } else if (auto* plain = qobject_cast<FootButton*>(buttons_[i])) {
      plain->setTextSize(pixels);
      plain->setGeometry(places_.boxes[i].translated(off).marginsAdded(ring).toAlignedRect());
    }
    buttons_[i]->show();
  }
  alignLabelSizes();
  bool labels = true;
  for (DockButton* button : buttons_)
    if (auto* row = qobject_cast<RowButton*>(button)) {
      row->showLabel(true);
      labels = labels && row->labelFits();
    }
  for (DockButton* button : buttons_)
    if (auto* row = qobject_cast<RowButton*>(button)) row->showLabel(labels);
  if (!content_.runs.empty())
    field_->place(places_.stepper.translated(off), places_.track.translated(off), 15 * p, places_.priceLine);
  for (std::size_t i = 0; i < trayCards_.size() && i < places_.traySlots.size(); ++i) {
    trayCards_[i]->place(places_.traySlots[i].translated(off), cardHeight() > 0, p);
    trayCards_[i]->show();
  }
  if (isTray()) {
    clear_->setTextSize(pixels);
    clear_->setGeometry(places_.boxes.back().translated(off).marginsAdded(ring).toAlignedRect());
  }
  gold_->setTextSize(pixels);
  gold_->setGeometry(places_.gold.translated(off).marginsAdded(ring).toAlignedRect());
  gold_->setVisible(!places_.gold.isNull());
  show();
  update();
}

std::vector<QWidget*> Dock::focusOrder() const {
  std::vector<QWidget*> order;
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (!content_.choices[i].foot()) order.push_back(buttons_[i]);
  if (!content_.runs.empty()) order.push_back(field_);
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (content_.choices[i].foot()) order.push_back(buttons_[i]);
  order.insert(order.end(), trayCards_.begin(), trayCards_.end());
  order.push_back(gold_);
  if (isTray()) order.push_back(clear_);
  return order;
}

bool Dock::isFor(Choice const& choice, Action const& action) const {
  if (choice.run < 0) return choice.action == action;
  auto const& steps = content_.runs[static_cast<std::size_t>(choice.run)].steps;
  return std::ranges::find(steps, action, &Offer::action) != steps.end();
}

void Dock::setHinted(std::vector<Action> const& actions) {
  hinted_ = actions;
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    buttons_[i]->setHinted(!actions.empty() && isFor(content_.choices[i], actions.front()));
  for (TrayCard* card : trayCards_)
    card->setHinted(std::ranges::count(actions, Action{Action::Kind::discard, card->card().code}) > 0);
}

QRectF Dock::placeOf(Action const& action) const {
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (isFor(content_.choices[i], action)) return QRectF(buttons_[i]->geometry()).translated(pos());
  TrayCard const* const card = action.kind == Action::Kind::discard ? trayCard(action.card()) : nullptr;
  return card == nullptr ? QRectF() : card->slot().translated(card->mapTo(parentWidget(), QPoint()));
}

}  // namespace giaguaro
