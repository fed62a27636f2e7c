// Where everything lies on the first page, in which order it is reached, and what its words are.
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <algorithm>

#include "ui/cloth/lit_table.h"
#include "ui/drawing/emblem.h"
#include "ui/drawing/menu_style.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/game_tile.h"
#include "ui/first_page/laid_table.h"
#include "ui/first_page/match_banner.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/paper_card.h"
#include "ui/first_page/seat_place.h"
#include "ui/first_page/table_oval.h"
#include "ui/options/option_row.h"
#include "ui/scene/table_scene.h"
#include "ui/scene/usual_name.h"
#include "ui/score/commitment_line.h"
#include "ui/text/wording.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/paper_group.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {
namespace {

constexpr int widePage = 1100;    // the games lie in one row, the fields beside the table
constexpr int widestPage = 1480;  // of what lies on it
constexpr int narrowTiles = 780;  // the same with less of everything, from here on
constexpr int usualHeight = 774;  // all of it is seen without scrolling
constexpr int usualPicture = 136;
constexpr Length tileClear{20};  // between the banner and a tile that has risen
constexpr Length paperClear{8};
constexpr int smallPicture = 56;
constexpr int leastHeight = 574;  // of the window's page
constexpr int asideWidth = 140;   // of the words beside the table
constexpr int usualCard = 296;
constexpr int smallCard = 252;
constexpr int lowCard = 288;
constexpr Length columnGap{30};   // with all the choices
constexpr Length paperInset{27};  // of what lies on the paper, on an average
constexpr int dealHigh = 54;      // of what deals, on the paper
constexpr int wideBrand = 1240;   // from here on the brand has the room that it needs
constexpr Length pageMargin{32};
constexpr Length narrowMargin{20};

// The pictures of the games: by the window alone, so that they keep their size whatever is chosen.
int pictureFor(int height) {
  int const more = static_cast<int>((height - measure(usualHeight)) / windowScale());
  return std::clamp(usualPicture + (more < 0 ? more : more / 3), 72, 200);
}

int smallPictureFor(int height) {
  int const more = static_cast<int>((height - measure(leastHeight)) / windowScale());
  return smallPicture + std::clamp(more / 2, 0, 50);
}

}  // namespace

NewMatchDialog::Page NewMatchDialog::pageOf(int width) {
  return width >= measure(widePage)      ? Page::wide
         : width >= measure(narrowTiles) ? Page::compact
                                         : Page::narrow;
}

// Of what lies on the page, left and right.
int NewMatchDialog::sideOf(int width) {
  Length const least = pageOf(width) == Page::wide ? pageMargin : narrowMargin;
  return std::max<int>(least, (width - measure(widestPage)) / 2);
}

bool NewMatchDialog::all() const { return more_ != nullptr && !more_->isHidden(); }

void NewMatchDialog::arrange(int width) {
  bool const wide = pageOf(width) == Page::wide;
  bool const narrow = pageOf(width) == Page::narrow;
  int const side = sideOf(width);
  // Tiles, banner and paper bring room for their shadows: what is seen of them ends in one line.
  middle()->setContentsMargins(side - GameTile::edge, wide ? scaled(14) : scaled(8), side - PaperCard::shadow,
                               scaled(12));
  middle()->setSpacing(wide ? scaled(6) : scaled(4));
  // Not touched by a tile that has risen, which is where the focus or the chosen one is.
  for (auto const& [gap, high] : {std::pair(bannerGap_, tileClear), {paperGap_, paperClear}}) {
    int const now = wide && !all() ? high : 0;
    if (gap->sizeHint().height() == now) continue;
    gap->changeSize(0, now, QSizePolicy::Minimum, QSizePolicy::Fixed);
    middle()->invalidate();
  }
  top_->setContentsMargins(GameTile::edge, 0, PaperCard::shadow - MatchBanner::shadow, 0);
  paperRow_->setContentsMargins(GameTile::edge, 0, 0, 0);
  top_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  // The name of the house is what one sees first; the banner beside it holds a face for each player, and needs the rest.
  bool const large = width >= measure(wideBrand);
  top_->setSpacing(large ? MatchBanner::shadow + scaled(26) : scaled(8));
  emblem_->setSide(wide ? 86 : 60);
  setTitleface(brand_, large ? 49 : wide ? 42 : 30);
  brandLine_->setVisible((wide || narrow) && !all());
  // All the choices begin at its head.
  middle()->setStretch(0, all() ? 0 : 1);
  // In two lines that are about as long, where it needs two.
  brandLine_->setMaximumWidth(wide ? textWidth(brandLine_->text(), 13) * 6 / 10 : QWIDGETSIZE_MAX);

  using Form = GameTile::Form;
  Form const form = all() ? Form::strip : wide ? Form::upright : narrow ? Form::lying : Form::small;
  for (GameTile* tile : tiles_) tile->setForm(form, wide ? pictureFor(height()) : smallPictureFor(height()));
  int const perRow = narrow ? 2 : static_cast<int>(tiles_.size());
  if (perRow != tilesPerRow_) placeTiles(perRow);

  // The table and its fields beside each other; with all the choices nothing is here but the title.
  bool const beside = !narrow || all();
  main_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  main_->setSpacing(wide ? scaled(26) : scaled(12));
  main_->setStretch(0, wide ? 12 : 9);
  between_->setVisible(!all());
  QSize const rule = beside ? QSize(1, scaled(200)) : QSize(width - 2 * side - scaled(60), 1);
  between_->setMinimumSize(rule);
  between_->setMaximumSize(rule);
  bool const wordsAbove = !narrow;
  bool const over = !all() && !narrow && (wide || peopleNote_->isHidden());
  placeWords(over ? Words::over : narrow ? Words::beside : Words::above);
  // In its lower corner they have the room beside the nearest seat.
  int const corner = (width - 2 * side - 2 * paperInset - 2 * main_->spacing()) * 12 / 50 - scaled(46);
  for (QLabel* label : {title_, hint_, peopleNote_}) {
    bool const cornered = over && label == peopleNote_;
    bool const free = !cornered && (wordsAbove || all());
    label->setMinimumWidth(free ? 1 : cornered ? corner : measure(asideWidth));
    label->setMaximumWidth(free || label == title_ ? QWIDGETSIZE_MAX
                           : cornered              ? corner
                                                   : measure(asideWidth));
  }
  hint_->setVisible(showHint_ && (wide || narrow) && !all());
  for (ChoiceRow* row : choiceRows()) row->setTight(!wide);
  // Beside what deals they are words alone: three more buttons there would be as many things to look at first.
  for (QuietButton* link : {firstHand_, lessons_, watch_}) link->setFramed(!wide || all());
  layForm(width);
  // By the window alone, too: what deals stays where it is.
  card_->setMinimumHeight(!wide                      ? narrow || all() ? 0 : measure(smallCard)
                                               : height() >= measure(760) ? measure(usualCard)
                          : height() >= measure(720) ? measure(lowCard)
                                                     : 0);
  bool const mayLieOnPaper = wide;
  fieldGap_->changeSize(0, wide ? scaled(16) : scaled(2));
  fieldBox_->updateGeometry();
  keepRoom(cardFoot_, dealRoom_, mayLieOnPaper && !all());
  gameLine_->setVisible(games_.size() == 1);  // else its tile says it
  // With all the choices the paper ends with them where what deals does not lie on it.
  bool const without = all() && moreRoom_->sizeHint().height() == 0;
  int const wanting = without ? measure(dealHigh) + moreRule_->sizeHint().height() : 0;
  bool const onPaper = mayLieOnPaper && middle()->totalHeightForWidth(width) + wanting <= height();
  keepRoom(moreFoot_, moreRoom_, all() && onPaper);
  moreRule_->setVisible(all() && onPaper);
  placeDeal(onPaper);
  int const bar = width - 2 * side - 2 * paperInset;
  int const gap = dealRow_->layout()->spacing();
  QString const key = tr("Enter", "a key");
  deal_->setKey({});
  int const room = (onPaper && !all() ? (bar - main_->spacing()) * 13 / 25 : bar) - gap -
                   deal_->sizeHint().width() - (cancel_->isHidden() ? 0 : cancel_->sizeHint().width() + gap);
  bool const aside = !wordsAbove && !all();
  bool const oneRow = (!onPaper || all()) && linksWidth(true) <= room;
  placeLinks(aside, oneRow);
  // Where a match can be taken up the page stands at that, and the key does it.
  bool const takesUp = banner_->match() && !banner_->match()->onTable;
  if (!takesUp && (aside ? 0 : linksWidth(oneRow)) + PaperButton::keyRoomOf(key) <= room) deal_->setKey(key);
  wantGround();
}

// One width for all fields, and one edge at which they begin and end; those that have more to say than half of a row lie under it.
void NewMatchDialog::layForm(int width) {
  bool const over = pageOf(width) != Page::wide;
  fieldColumns_->setDirection(over ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  // Each time that it is told so the layout forgets all of its measures.
  if (fieldColumns_->spacing() != columnGap) fieldColumns_->setSpacing(columnGap);
  if (!all()) return;
  int const paper = width - 2 * sideOf(width) - 2 * paperInset;
  int const wide = formWidth((over ? paper : (paper - columnGap) / 2) - PaperGroup::aside());
  for (ChoiceRow* row : {guide_, motion_}) row->setFieldWidth(wide);
  for (OptionRow* row : options_) row->setFieldWidth(wide);
  for (OptionRow* row : tableRows_) row->setFieldWidth(wide);
}

// All of one width; what the last row leaves free stays free.
void NewMatchDialog::placeTiles(int perRow) {
  tilesPerRow_ = perRow;
  for (int i = 0; i < static_cast<int>(tiles_.size()); ++i)
    tileGrid_->addWidget(tiles_[static_cast<std::size_t>(i)], i / perRow, i % perRow);
  for (int column = 0; column < std::max(perRow, tileGrid_->columnCount()); ++column)
    tileGrid_->setColumnStretch(column, column < perRow ? 1 : 0);
}

// Whether all fits is told with what deals on the paper, wherever it lies: so the one does not follow from the other.
void NewMatchDialog::keepRoom(QBoxLayout* foot, QSpacerItem* room, bool keep) {
  int const high = keep ? measure(dealHigh) : 0;
  if (room->sizeHint().height() == high) return;
  room->changeSize(0, high, QSizePolicy::Expanding, QSizePolicy::Fixed);
  foot->invalidate();
}

// What deals is always in sight: on the paper where all of that is, else under the page.
void NewMatchDialog::placeDeal(bool onPaper) {
  // Under the page it is a paper of its own, as wide as the one that scrolls behind it.
  QMargins const round = middle()->contentsMargins();
  QMargins wanted;
  if (!onPaper) {
    wanted = {round.left() + GameTile::edge, scaled(2), round.right(), scaled(2)};
    QMargins const now = foot()->contentsMargins();
    int const high =
        foot()->totalSizeHint().height() - now.top() - now.bottom() + wanted.top() + wanted.bottom();
    // What scrolls has its bar beside it.
    if (middle()->totalHeightForWidth(width()) + high > height())
      wanted += QMargins(0, 0, SlimScrollBar::thickness(), 0);
  }
  foot()->setContentsMargins(wanted);  // once: each other value would have all laid out anew
  // Its words begin, and its button ends, where those of the paper do.
  int const aside = paperInset - PaperButton::ring;
  dealRow_->layout()->setContentsMargins(
      onPaper ? QMargins() : QMargins(aside, scaled(6), aside, scaled(6) + PaperCard::shadow));
  dealRow_->setBare(onPaper);
  deal_->setMinimumHeight(onPaper ? measure(dealHigh) : 0);
  QBoxLayout* const in = !onPaper ? nullptr : all() ? moreFoot_ : cardFoot_;
  if (in == dealIn_) return;
  dealIn_ = in;
  QWidget* const focused = window()->focusWidget();
  bool const had = focused != nullptr && dealRow_->isAncestorOf(focused);
  if (in != nullptr)
    in->addWidget(dealRow_, 1);
  else
    foot()->addWidget(dealRow_);
  dealRow_->show();
  if (had) focused->setFocus(Qt::OtherFocusReason);
  orderFocus();
}

// The cloth itself, its rail passing behind what lies on it.
void NewMatchDialog::wantGround() {
  QSize const pixels = size() * devicePixelRatioF();
  if (size().isEmpty() ||
      (ground_ && groundSize_ == pixels && groundTheme_ == theme().id && groundAll_ == all()))
    return;
  if (!ground_ || groundTheme_ != theme().id) {
    // Nothing of another theme is seen; and the first page does not wait for its ground.
    ground_ = std::make_unique<Felt>(nullptr, true);
    connect(ground_.get(), &Felt::ready, this, [this] { update(); });
  }
  groundSize_ = pixels;
  groundTheme_ = theme().id;
  groundAll_ = all();
  double const above = std::max(0, height() - measure(usualHeight)) / 3.0;  // what lies on it is never longer
  // Behind a form there is nothing but cloth: of the rail no more than slivers would be seen.
  double const top = all() ? -measure(130) : above + measure(124);
  QSizeF const half(width() * 1.33, width() * 0.625);
  QRectF const cloth(width() / 2.0 - half.width(), top, 2 * half.width(), 2 * half.height());
  ground_->want(
      size(), theme().ground, devicePixelRatioF(),
      [size = QSizeF(size()), cloth, theme = hallOf(theme()), scale = windowScale(),
       ratio = devicePixelRatioF()] { return paintLitRoom(size, cloth, 1.25 * scale, theme, ratio); });
}

void NewMatchDialog::paintGround(QPainter& painter, QRect const& dirty) {
  if (ground_) ground_->paint(painter, dirty);
}

// All the choices take the room of what leads elsewhere, and of the games' pictures.
void NewMatchDialog::unfold(bool open) {
  more_->setVisible(open);
  oval_->setVisible(!open);
  for (QWidget* part : std::initializer_list<QWidget*>{emblem_, brand_, banner_}) part->setVisible(!open);
  placeFields();
  showCancel();
  showFields();
  retranslate();
}

// In the order in which they are read: what to go on with, games, seats, fields, what else there is, what deals.
void NewMatchDialog::orderFocus() {
  std::vector<QWidget*> order = banner_->fields();
  auto const add = [&order](auto const& widgets) {
    for (QWidget* widget : widgets) order.push_back(widget);
  };
  add(tiles_);
  add(oval_->fields());
  std::vector<QWidget*> const links{firstHand_, lessons_, watch_};
  std::vector<QWidget*> const allChoices{allChoices_};
  if (all()) {
    if (players_ != nullptr) add(players_->fields());
    add(allLevels_->fields());
    for (SeatPlace const* row : seats_) add(row->fields());
  } else {
    if (linksAside_) add(links);
    for (ChoiceRow const* row : choiceRows()) add(row->fields());
    add(allChoices);
    if (!linksAside_) add(links);
  }
  for (QWidget* widget : {code_->field(), code_->button()}) order.push_back(widget);
  for (OptionRow const* row : options_) add(row->fields());
  if (all())
    for (ChoiceRow const* row : {guide_, motion_}) add(row->fields());
  for (OptionRow const* row : tableRows_) add(row->fields());
  order.push_back(clubRules_);
  add(commitment_->fields());
  if (all()) {
    add(allChoices);
    add(links);
  }
  for (QWidget* widget : std::initializer_list<QWidget*>{cancel_, deal_}) order.push_back(widget);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

// Who sits at it, as the rows of the seats say.
void NewMatchDialog::showTable() {
  int const players = chosenTable().players;
  if (static_cast<int>(seats_.size()) < players) return;
  auto const sits = [this](int seat) { return seats_[static_cast<std::size_t>(seat)]->seat(); };
  int people = 0;
  for (int i = 0; i < players; ++i) people += sits(i).human ? 1 : 0;
  std::vector<TableOval::Sitting> sitting;
  for (int i = 0; i < players; ++i) {
    SeatChoice const seat = sits(i);
    QString const name = seat.human && seat.name.isEmpty() ? UsualName::of(i, people > 1) : seat.name;
    auto const level = std::ranges::find(levels_, seat.level, &LevelChoice::id);
    QString const player = seat.human || level == levels_.end() ? QString() : said(level->name);
    QString const spoken = player.isEmpty() ? tr("Seat %1: %2").arg(i + 1).arg(name)
                                            : tr("Seat %1: %2, computer, %3").arg(i + 1).arg(name, player);
    sitting.push_back({seat, name, player, spoken});
  }
  oval_->setTable(sitting, game().anticlockwise);
  deal_->setAccessibleDescription(
      tr("%1, %2", "the game, so many players").arg(said(game().name), tr("%n player(s)", nullptr, players)));
  ClothWords const words{said(game().name), tr("%n player(s)", nullptr, players),
                         game().anticlockwise ? tr("play goes anticlockwise") : tr("play goes clockwise")};
  oval_->setWords(words);
  laidTable_->setWords(words);
  orderFocus();
}

// What can be chosen for a seat, beside its face; the rest is among all the choices.
void NewMatchDialog::askSeat(int seat) {
  SeatPlace* const row = seats_[static_cast<std::size_t>(seat)];
  SeatChoice const now = row->seat();
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("seatMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  MenuStyle::giveTo(*menu);
  menu->setPalette(theme().palette());
  setTypeface(menu, 13);
  auto const choose = [this, row, now](bool human, QString const& level) {
    SeatChoice then = now;
    then.human = human;
    then.level = level;
    row->setSeat(then);
    showPeople();
  };
  auto const add = [&](QString const& words, bool checked) {
    QAction* const action = menu->addAction(words);
    action->setCheckable(true);
    action->setChecked(checked);
    return action;
  };
  connect(add(SeatPlace::tr("Person"), now.human), &QAction::triggered, this, [choose] { choose(true, {}); });
  for (LevelChoice const& level : levels_)
    connect(add(SeatPlace::tr("Computer: %1").arg(said(level.name)), !now.human && now.level == level.id),
            &QAction::triggered, this, [choose, id = level.id] { choose(false, id); });
  menu->addSeparator();
  connect(menu->addAction(SeatPlace::tr("Another face")), &QAction::triggered, this, [this, row, now] {
    SeatChoice then = now;
    then.avatar = now.avatar % avatarCount + 1;
    row->setSeat(then);
    showTable();
  });
  connect(menu->addAction(tr("Another name")), &QAction::triggered, this, [this, row] {
    unfold(true);
    row->fields()[1]->setFocus(Qt::TabFocusReason);
  });
  QWidget const* const face = oval_->seat(seat);
  menu->popup(face->mapToGlobal(QPoint(face->width() / 2, face->height() - scaled(4))));
}

void NewMatchDialog::retranslate() {
  title_->setText(tr("Your table"));
  brandLine_->setText(tr("Card games at one table, and a guide that teaches them"));
  note_->setText(MatchBanner::kept());
  showFirstHand();
  banner_->retranslate();
  gameLine_->setText(said(game().line));
  hint_->setText(tr("Click a seat to change who sits there."));
  for (GameTile* tile : tiles_) tile->retranslate();
  optionsBox_->setTitle(tr("Rules of the game"));
  tableBox_->setTitle(tr("The table"));
  retranslateFields();
  for (OptionRow* row : options_) row->retranslate();
  if (!seats_.empty()) showOptions();  // why one of them is barred, too
  for (OptionRow* row : tableRows_) row->retranslate();
  code_->retranslate();
  for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i]->retranslate(static_cast<int>(i) + 1);
  if (!seats_.empty()) showPeople();
  clubRules_->setText(tr("Club rules"));
  lessons_->setText(tr("Lessons"));
  watch_->setText(tr("Watch", "a hand"));
  watch_->setToolTip(tr("Watch a hand"));
  allChoices_->setText(all() ? tr("Fewer choices") : tr("All the choices"));
  cancel_->setText(tr("Cancel"));
  deal_->setText(tr("Deal the cards"));
  //: %1 is a key
  deal_->setToolTip(tr("Deal the cards (%1)").arg(tr("Enter", "a key")));
  layPaper();
}

}  // namespace giaguaro
