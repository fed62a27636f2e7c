#include "ui/first_page/match_banner.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/sheets/second_press.h"
#include "ui/text/language.h"
#include "ui/text/wording.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

constexpr int bannerHeight = 92;
constexpr Length bannerEdge{22};  // to the words, left and right
constexpr int bannerFace = 50;
constexpr int bannerFaceStep = 57;
constexpr int narrowestBanner = 400;
constexpr int roomForWords = 440;  // beside faces
constexpr int roomForLarge = 760;  // the button
constexpr int handSide = 62;       // of the cards of a first hand

constexpr Phrase interrupted{
    phrase("file", "A match of {game} was interrupted at hand {n}. Nothing is lost.", "file.journal-found")};
constexpr Phrase keptInHistory{
    phrase("file", "Starting another match keeps this one in the history.", "new-match.kept")};
constexpr Phrase discardFound{
    phrase("file", "New match (this one is kept in the history)", "file.journal-discard")};

}  // namespace

MatchBanner::MatchBanner(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      title_(new QLabel(this)),
      words_(new QLabel(this)),
      discard_(new QuietButton(12, this)),
      goOn_(new PaperButton(PaperButton::Kind::gold, this)),
      firstSteps_(new PaperButton(PaperButton::Kind::gold, this)),
      second_(new SecondPress(this)) {
  setObjectName(QStringLiteral("matchBanner"));
  words_->setObjectName(QStringLiteral("resumeWords"));
  goOn_->setObjectName(QStringLiteral("resume"));
  discard_->setObjectName(QStringLiteral("discard"));
  firstSteps_->setObjectName(QStringLiteral("firstSteps"));
  setTitleface(title_, 20);
  setTypeface(words_, 13);
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setMinimumHeight(1);
  }
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  // Of its own: with faces its words would keep it so wide that they always had room.
  setMinimumSize(measure(narrowestBanner), measure(bannerHeight));
  auto* words = new QVBoxLayout;
  words->setSpacing(scaled(1));
  words->addStretch(1);
  words->addWidget(title_);
  words->addWidget(words_);
  words->addWidget(discard_, 0, Qt::AlignLeft);
  words->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setSpacing(scaled(14));
  row->addLayout(words, 1);
  row->addWidget(goOn_, 0, Qt::AlignVCenter);
  row->addWidget(firstSteps_, 0, Qt::AlignVCenter);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  connect(goOn_, &QPushButton::clicked, this, &MatchBanner::goOn);
  connect(firstSteps_, &QPushButton::clicked, this, &MatchBanner::firstSteps);
  connect(discard_, &QPushButton::clicked, this, [this] {
    second_->start();
    emit discard();
  });
  setMatch(std::nullopt);
}

void MatchBanner::setTheme(Theme const& theme) {
  theme_ = theme;
  Theme onPlate = theme;  // quiet words, as they are on paper
  onPlate.onpanel = theme.onplate;
  onPlate.onpanel2 = theme.onplate2;
  onPlate.bestedge = theme.accent;
  discard_->setTheme(onPlate);
  goOn_->setTheme(theme);
  firstSteps_->setTheme(theme);
  setInk(title_, theme.onplate);
  setInk(words_, theme.onplate2);
  update();
}

void MatchBanner::setMatch(std::optional<UnfinishedMatch> const& match) {
  match_ = match;
  goOn_->setVisible(match.has_value());
  firstSteps_->setVisible(!match);
  discard_->setVisible(match && !match->onTable);
  retranslate();
}

void MatchBanner::setNewcomer(bool newcomer) {
  firstSteps_->setKind(newcomer ? PaperButton::Kind::gold : PaperButton::Kind::plain);
}

void MatchBanner::setGame(QString const& name, Deck const* deck, int players, int chosen) {
  game_ = name;
  deck_ = deck;
  onlyFor_ = onlyFor(players, chosen);
  if (!match_) retranslate();
}

QString MatchBanner::onlyFor(int players, int chosen) {
  if (players == chosen) return {};
  return tr("It is played by %1, whatever is chosen below.").arg(players);
}

void MatchBanner::retranslate() {
  goOn_->setText(tr("Go on playing"));
  firstSteps_->setText(tr("Play my first hand"));
  Wording const wording;
  discard_->setText(match_ && !match_->inHistory ? tr("New match") : wording.say(say(discardFound)));
  QStringList standing;
  if (!match_) {
    title_->setText(tr("First steps"));
    words_->setText(tr("Your first hand of %1, guided step by step: each rule is explained when you need it.")
                        .arg(game_) +
                    (onlyFor_.isEmpty() ? QString() : u' ' + onlyFor_));
  } else {
    QString const game = said(match_->game);
    title_->setText(match_->hands > 0 ? tr("%1, hand %2 of %3").arg(game).arg(match_->hand).arg(match_->hands)
                                      : tr("%1, hand %2").arg(game).arg(match_->hand));
    Argument const name{.name = "game", .kind = Argument::Kind::text, .text = match_->game};
    QStringList facts{place(), this->standing()};
    facts.removeAll(QString());
    QStringList lines{facts.join(u' ')};
    lines += match_->onTable      ? (match_->inHistory ? kept() : QString())
             : lines[0].isEmpty() ? wording.say(say(interrupted, {name, args::number(match_->hand)}))
                                  : lastPlayed();
    lines.removeAll(QString());
    words_->setText(lines.join(u'\n'));
    for (UnfinishedMatch::Player const& player : match_->players)
      standing += player.name + u' ' + Wording::score(player.total, match_->halves);
  }
  // What the faces show, for who does not see them.
  goOn_->setAccessibleDescription(standing.join(QStringLiteral(", ")));
  lay();
}

// Which trick, whose turn, who plays what.
QString MatchBanner::place() const {
  if (match_->trick == 0) return {};
  QString const trick =
      match_->yourTurn ? tr("Trick %1, your turn.").arg(match_->trick) : tr("Trick %1.").arg(match_->trick);
  Wording const wording(match_->names, match_->viewer, deckWords(match_->deck), &Deck::of(match_->deck));
  QString const contract = wording.say(std::vector{match_->contract});
  return contract.isEmpty() ? trick : trick + u' ' + contract;
}

// Among the players, once they are told apart.
QString MatchBanner::standing() const {
  auto const& players = match_->players;
  auto const own = std::ranges::find(players, true, &UnfinishedMatch::Player::viewer);
  if (own == players.end()) return {};
  auto const count = [&](auto than) {
    return std::ranges::count_if(players, [&](auto const& each) { return than(each.total, own->total); });
  };
  auto const ahead = count(std::greater());
  auto const level = count(std::equal_to());
  if (level == static_cast<std::ptrdiff_t>(players.size())) return {};
  switch (ahead) {
    case 0: return level > 1 ? tr("You share first place.") : tr("You stand first.");
    case 1: return level > 1 ? tr("You share second place.") : tr("You stand second.");
    case 2: return level > 1 ? tr("You share third place.") : tr("You stand third.");
    case 3: return level > 1 ? tr("You share fourth place.") : tr("You stand fourth.");
    case 4: return level > 1 ? tr("You share fifth place.") : tr("You stand fifth.");
    default: return tr("You stand last.");
  }
}

QString MatchBanner::lastPlayed() const {
  if (!match_->left.isValid()) return {};
  QLocale const locale(translatedInto());
  QString const time = locale.toString(match_->left.time(), QLocale::ShortFormat);
  return match_->left.date() == QDate::currentDate()
             ? tr("Left at %1 today.").arg(time)
             : tr("Left on %1 at %2.").arg(locale.toString(match_->left.date(), tr("d MMMM")), time);
}

QString MatchBanner::kept() { return Wording().say(say(keptInHistory)); }

std::vector<QWidget*> MatchBanner::fields() const { return {goOn_, firstSteps_, discard_}; }

QWidget* MatchBanner::mainButton() const { return match_ ? goOn_ : firstSteps_; }

int MatchBanner::facesWidth() const {
  if (!match_) return width() < measure(roomForWords) ? 0 : measure(handSide) + scaled(16);
  if (match_->players.empty()) return 0;
  int const wide = static_cast<int>(match_->players.size()) * measure(bannerFaceStep);
  return width() - wide < measure(roomForWords) ? 0 : wide + scaled(6);
}

void MatchBanner::lay() {
  bool const large = width() >= measure(roomForLarge);
  for (PaperButton* button : {goOn_, firstSteps_}) {
    int const high = large ? measure(58) : 0;
    if (button->minimumHeight() == high && high > 0) continue;
    button->setTextSize(large ? 16 : 15);
    button->setPadding(large ? 56 : 40);
    button->setMinimumHeight(high);
  }
  layout()->setContentsMargins(bannerEdge + facesWidth(), shadow, bannerEdge - scaled(6), shadow);
  update();
}

void MatchBanner::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lay();
}

void MatchBanner::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const plate = QRectF(rect()).adjusted(scaled(1), scaled(1), -shadow, -shadow);
  if (!theme_.plain)
    paintShadow(painter, plate, scaledReal(14),
                {QPointF(scaledReal(2), scaledReal(3)), scaledReal(1.5), 0.34});
  QLinearGradient face(plate.topLeft(), plate.bottomLeft());
  face.setColorAt(0, theme_.plain ? theme_.plate : mixed(theme_.plate, theme_.cloth, 0.16));
  face.setColorAt(1, theme_.plate);
  painter.setPen(QPen(theme_.accent, scaledReal(1.6)));
  painter.setBrush(face);
  painter.drawRoundedRect(plate, scaledReal(14), scaledReal(14));
  if (facesWidth() == 0) return;
  if (!match_) return paintHand(painter, QPointF(bannerEdge + measure(handSide) / 2.0, plate.center().y()));
  int const side = measure(bannerFace);
  painter.setBrush(Qt::NoBrush);
  for (std::size_t i = 0; i < match_->players.size(); ++i) {
    UnfinishedMatch::Player const& player = match_->players[i];
    QPointF const at(bannerEdge + measure(bannerFaceStep) * (static_cast<double>(i) + 0.42),
                     plate.top() + plate.height() * 0.41);
    painter.drawPixmap(at - QPointF(side / 2.0, side / 2.0),
                       glyphs_->avatar(player.avatar, side, devicePixelRatioF()));
    if (player.viewer) {
      painter.setPen(QPen(theme_.accent, scaledReal(2.4)));
      painter.drawEllipse(at, side / 2.0 + scaledReal(1.5), side / 2.0 + scaledReal(1.5));
    }
    painter.setFont(typeface(13, player.viewer));
    painter.setPen(player.viewer ? theme_.accent : theme_.onplate2);
    QRectF const under(at.x() - scaled(40), at.y() + side / 2.0 + scaled(3), scaled(80),
                       plate.bottom() - at.y() - side / 2.0 - scaled(6));
    painter.drawText(under, Qt::AlignHCenter | Qt::AlignVCenter,
                     Wording::score(player.total, match_->halves));
  }
}

// A first hand, of the cards of its game.
void MatchBanner::paintHand(QPainter& painter, QPointF const& middle) const {
  if (deck_ == nullptr) return;
  QSizeF const card = CardPainter::size(measure(handSide) * 0.88);
  struct Held {
    Card card;
    double place;  // from the middle one, which lies under the one at its right
  };
  for (Held const& held :
       {Held{deck_->card(Rank::king, Suit::clubs), -1}, Held{deck_->card(Rank::ace, Suit::hearts), 0},
        Held{deck_->card(Rank::jack, Suit::spades), 1}}) {
    QPointF const at = middle + QPointF(held.place * card.width() * 0.38, std::abs(held.place) * measure(3));
    glyphs_->paintCard(painter, held.card, *deck_,
                       QRectF(at - QPointF(card.width(), card.height()) / 2, card), devicePixelRatioF(),
                       {.lies = true}, 11 * held.place);
  }
}

}  // namespace giaguaro
