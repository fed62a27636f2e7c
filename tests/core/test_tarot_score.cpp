// What a hand of Tarot is worth. Numbers of examples are those of the rules' worked examples.
#include <QTest>
#include <cstdlib>

#include "core/ai/players.h"
#include "core/games/tarot/account.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotScore {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

using Contract = Tarot::Contract;

// A hand that is over, described by what its score depends on. Seat 0 is the taker. Bouts: who has them at
// the end, in the order petit, 21, excuse: 'a' the attack, 'd' the defence.
struct Finished {
  int players = 3;
  Rules rules = Rules::house;
  Contract contract = Contract::guard;
  char const* bouts = "aad";
  int halves = 92;               // of the taker's side, everything counted
  Seat partner = nobody;         // five players: 0 is alone
  int petitTrick = 4;            // -1: the last; -2: the last but one
  char attackWins = '-';         // tricks: 'a' all, 'n' none, '-' some
  bool excuseLeadsLast = false;  // after winning all the others
  bool slamAnnounced = false;
  std::array<int, mostSeats> trumps{5, 5, 5, 5, 5};
  std::array<int, mostSeats> honours{3, 3, 3, 3, 3};
  std::vector<int> shown{};  // fft: the classes shown, by seats from the last on
};

Tarot::Public publicOf(Finished const& finished) {
  Tarot::Public pub;
  pub.phase = Tarot::Phase::over;
  pub.turn = nobody;
  pub.players = static_cast<std::int8_t>(finished.players);
  pub.fft = finished.rules == Rules::fft;
  pub.contract = finished.contract;
  pub.taker = 0;
  pub.partner = finished.partner;
  pub.slamAnnounced = finished.slamAnnounced;
  int const tricks = pub.handSize();
  Seat const defender = pub.attacks(1) ? 2 : 1;
  int const petitTrick = finished.petitTrick < 0 ? tricks + finished.petitTrick : finished.petitTrick;

  std::vector<Seat> winners(static_cast<std::size_t>(tricks),
                            finished.attackWins == 'a' ? Seat{0} : defender);
  if (finished.attackWins == '-') winners[7] = 0;
  auto const winnerOf = [&](int trick) -> Seat& { return winners[static_cast<std::size_t>(trick)]; };
  winnerOf(petitTrick) = finished.bouts[0] == 'a' ? Seat{0} : defender;
  winnerOf(5) = finished.bouts[1] == 'a' ? Seat{0} : defender;
  Seat const excusePlayer = finished.bouts[2] == 'a' ? Seat{0} : defender;

  // Other cards do not matter: trumps without worth.
  Seat leader = 0;
  for (int trick = 0; trick < tricks; ++trick) {
    pub.history.leaders.push(leader);
    for (int place = 0; place < finished.players; ++place) {
      Card played = Card::trump(2 + (trick + place) % 19);
      if (place == 1 && trick == petitTrick) played = Tarot::petit;
      if (place == 0 && trick == 5) played = Card::trump(21);
      Seat const seat = seatAfter(leader, finished.players, place);
      if (seat == excusePlayer && trick == (finished.excuseLeadsLast ? tricks - 1 : 6))
        played = Tarot::excuse;
      pub.history.cards.push(played);
    }
    leader = winnerOf(trick);
    ++pub.tricksWon[static_cast<std::size_t>(leader)];
  }
  pub.lastWinner = leader;

  bool const own = pub.contract <= Contract::without;
  for (int i = 0; i < pub.dogSize(); ++i) {
    pub.dog.push(card("2C"));
    if (pub.takesDog()) pub.discard.push(card("2C"));
  }
  int const elsewhere = (own ? pub.dogSize() : 0) + (finished.excuseLeadsLast ? 9 : 0);
  pub.points[0] = static_cast<std::uint8_t>(finished.halves - elsewhere);
  for (std::size_t seat = 0; seat < mostSeats; ++seat) {
    pub.held.trumps[seat] = static_cast<std::uint8_t>(finished.trumps[seat]);
    pub.held.honours[seat] = static_cast<std::uint8_t>(finished.honours[seat]);
  }
  Seat shows = static_cast<Seat>(finished.players - 1);
  for (int const size : finished.shown) pub.handfuls.push({shows--, static_cast<std::uint8_t>(size), {}});
  return pub;
}

QString listed(PerSeat const& numbers, int players) {
  QStringList list;
  for (int seat = 0; seat < players; ++seat) list << QString::number(numbers[static_cast<std::size_t>(seat)]);
  return list.join(' ');
}

// The rules' words, read a second time: piles of cards are put together trick by trick.
struct Recount {
  int attack = 0;  // halves
  int bouts = 0;
  int attackTricks = 0;

  explicit Recount(Tarot const& hand) {
    Tarot::Public const& pub = hand.pub;
    std::vector<bool> ours;
    for (Seat seat = 0; seat < pub.players; ++seat)
      ours.push_back(seat == pub.taker || (pub.players == 5 && seat == pub.partner));
    auto const isOurs = [&ours](Seat seat) { return ours[static_cast<std::size_t>(seat)]; };
    auto const gain = [this](Card card) {
      attack += Tarot::halvesOf(card);
      bouts += card.code == 64 || card.code == 65 || card.code == 85 ? 1 : 0;
    };
    int const tricks = 78 / pub.players - (pub.players == 4 ? 1 : pub.players == 3 ? 2 : 0);
    Seat leader = pub.history.leaders[0];
    for (int trick = 0; trick < tricks; ++trick) {
      QCOMPARE(pub.history.leaders[trick], leader);
      Seat winner = nobody;
      Seat excuse = nobody;
      Card best{};
      for (int place = 0; place < pub.players; ++place) {
        Seat const seat = static_cast<Seat>((leader + place) % pub.players);
        Card const played = pub.history.cards[trick * pub.players + place];
        bool const trump = played.code > 64;
        bool const wins = best.code == 255 || (trump && played.code > best.code) ||
                          (best.code < 64 && played.code / 16 == best.code / 16 && played.code > best.code);
        if (played.code == 64) {
          excuse = seat;
        } else if (wins) {
          best = played;
          winner = seat;
        }
      }
      bool const last = trick == tricks - 1;
      bool const slamSoFar = isOurs(leader) ? attackTricks == trick : attackTricks == 0;
      bool const excuseWins = last && excuse == leader && slamSoFar;
      if (excuseWins) winner = leader;
      if (isOurs(winner)) ++attackTricks;
      for (int place = 0; place < pub.players; ++place) {
        Card const played = pub.history.cards[trick * pub.players + place];
        if (played.code != 64) {
          if (isOurs(winner)) gain(played);
          continue;
        }
        bool const stays = !last || excuseWins;
        if (isOurs(excuse) == stays) gain(played);
        // A card without worth for it, as half a point from one to the other.
        if (!last && isOurs(excuse) != isOurs(winner)) attack += isOurs(excuse) ? -1 : 1;
      }
      leader = winner;
    }
    if (pub.takesDog())
      for (Card aside : hand.own(pub.taker).discard) gain(aside);
    if (pub.contract == Contract::without)
      for (Card aside : pub.dog) gain(aside);
  }
};

}  // namespace

class TestTarotScore : public QObject {
  Q_OBJECT

 private slots:
  void value_data() {
    QTest::addColumn<Finished>("finished");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("scores");
    auto const row = [](char const* name, Finished const& finished, int value, char const* scores) {
      QTest::newRow(name) << finished << value << QString(scores);
    };
    using enum Contract;
    Rules const house = Rules::house;
    Rules const fft = Rules::fft;
    row("2", {.halves = 92}, 60, "120 -60 -60");
    row("3 small", {.contract = small, .bouts = "add", .halves = 90}, -31, "-62 31 31");
    row("3 without", {.contract = without, .bouts = "aaa", .halves = 60}, -124, "-248 124 124");
    row("3 against", {.contract = against, .bouts = "ddd", .halves = 112}, 150, "300 -150 -150");
    row("4 house", {.halves = 98, .petitTrick = -1}, 76, "152 -76 -76");
    row("4 fft", {.rules = fft, .halves = 98, .petitTrick = -1}, 86, "172 -86 -86");
    row("4 fft with a handful", {.players = 4, .rules = fft, .halves = 98, .petitTrick = -1, .shown = {10}},
        106, "318 -106 -106 -106");
    row("5 house", {.contract = without, .bouts = "daa", .halves = 60, .petitTrick = -1}, -154,
        "-308 154 154");
    row("5 fft", {.rules = fft, .contract = without, .bouts = "daa", .halves = 60, .petitTrick = -1}, -184,
        "-368 184 184");
    row("6 house 41½", {.contract = small, .halves = 83}, 25, "50 -25 -25");
    row("6 fft 41½", {.rules = fft, .contract = small, .halves = 83}, 26, "52 -26 -26");
    row("6 house 40½", {.contract = small, .halves = 81}, -26, "-52 26 26");
    row("6 fft 40½", {.rules = fft, .contract = small, .halves = 81}, -26, "-52 26 26");
    row("7 with a partner", {.players = 5, .rules = fft, .halves = 90, .partner = 3}, 58,
        "116 -58 -58 58 -58");
    row("7 alone", {.players = 5, .rules = fft, .halves = 90, .partner = 0}, 58, "232 -58 -58 -58 -58");
    row("11", {.contract = small, .halves = 174, .attackWins = 'a'}, 346, "692 -346 -346");
    row("15", {.contract = small, .bouts = "add", .halves = 102, .trumps = {5, 13, 5, 5, 5}}, -5, "-10 5 5");

    row("handfuls add up, the highest class only",
        {.contract = small, .halves = 82, .trumps = {15, 10, 5, 5, 5}}, 25 + 40 - 20, "90 -45 -45");
    row("a partner's handful",
        {.players = 5, .contract = small, .halves = 82, .partner = 2, .trumps = {5, 5, 10, 5, 5}}, 45,
        "90 -45 45 -45 -45");
    row("misères", {.contract = small, .halves = 82, .trumps = {5, 0, 5, 5, 5}, .honours = {0, 0, 3, 3, 3}},
        25 - 10 + 10 - 10, "30 -15 -15");
    row("fft knows no misère",
        {.rules = fft,
         .contract = small,
         .halves = 82,
         .trumps = {5, 0, 5, 5, 5},
         .honours = {0, 0, 3, 3, 3}},
        25, "50 -25 -25");
    row("fft handful to the defence, which won",
        {.players = 4, .rules = fft, .contract = small, .halves = 80, .shown = {15, 10}}, -26 - 40 - 20,
        "-258 86 86 86");

    row("house slam made", {.contract = slam, .halves = 176, .attackWins = 'a'}, 600, "1200 -600 -600");
    row("house slam failed, the petit counts", {.contract = slam, .halves = 170, .petitTrick = -1}, -590,
        "-1180 590 590");
    row("house slam on guard", {.halves = 174, .attackWins = 'a'}, 300 + 2 * 46, "784 -392 -392");
    row("house defenders' slam is nothing",
        {.contract = small, .bouts = "ddd", .halves = 6, .attackWins = 'n'}, -(25 + 53), "-156 78 78");
    row("fft slam announced",
        {.rules = fft, .contract = small, .halves = 174, .attackWins = 'a', .slamAnnounced = true},
        25 + 46 + 400, "942 -471 -471");
    row("fft slam silent", {.rules = fft, .contract = small, .halves = 174, .attackWins = 'a'}, 25 + 46 + 200,
        "542 -271 -271");
    row("fft slam failed", {.rules = fft, .contract = small, .halves = 92, .slamAnnounced = true}, 30 - 200,
        "-340 170 170");
    row("fft defenders' slam",
        {.rules = fft, .contract = small, .bouts = "ddd", .halves = 6, .attackWins = 'n'}, -78 - 200,
        "-556 278 278");
    row("fft defenders' slam against an announcement",
        {.rules = fft,
         .contract = small,
         .bouts = "ddd",
         .halves = 6,
         .attackWins = 'n',
         .slamAnnounced = true},
        -78 - 400, "-956 478 478");
    Finished const led{.contract = small,
                       .bouts = "aaa",
                       .halves = 182,
                       .petitTrick = -1,
                       .attackWins = 'a',
                       .excuseLeadsLast = true};
    row("house, the excuse wins the last trick with the petit in it", led, 300 + 55 + 10, "730 -365 -365");
    auto with = [&led](int petitTrick) {
      Finished finished = led;
      finished.rules = fft;
      finished.petitTrick = petitTrick;
      return finished;
    };
    row("fft, the same", with(-1), 25 + 55 + 200, "560 -280 -280");
    row("fft, with the petit in the last but one", with(-2), 25 + 55 + 200 + 10, "580 -290 -290");
    row("fft, the last but one without it", {.rules = fft, .halves = 98, .petitTrick = -2}, 66,
        "132 -66 -66");
    row("the last trick but one is nothing", {.halves = 98, .petitTrick = -2}, 66, "132 -66 -66");
    row("house four players", {.players = 4, .rules = house, .halves = 92}, 60, "180 -60 -60 -60");
  }
  void value() {
    QFETCH(Finished, finished);
    QFETCH(int, value);
    QFETCH(QString, scores);
    Tarot::Public const pub = publicOf(finished);
    TarotAccount const account = TarotAccount::of(pub);
    QCOMPARE(account.halves, finished.halves);
    QCOMPARE(account.bouts, static_cast<int>(std::count(finished.bouts, finished.bouts + 3, 'a')));
    QCOMPARE(account.value, value);
    QCOMPARE(listed(pub.scores(), finished.players), scores);
    Result const result = pub.result();
    QCOMPARE(result.scores, pub.scores());
    QCOMPARE(*result.sidePoints, finished.halves);
    QCOMPARE(result.bar.target, finished.contract == Contract::slam ? 0 : account.needed);
    QCOMPARE(result.leadSeat, Seat{0});
    QCOMPARE(QString(result.parts[0].role.data()), QString("taker"));
    // Where points were needed, all three bouts are there to be drawn, marked as whose they were.
    bool const points = finished.contract != Contract::slam;
    QCOMPARE(result.keyCards.size(), points ? std::size_t{3} : std::size_t{0});
    QCOMPARE(static_cast<int>(std::ranges::count_if(result.keyCards, &Result::KeyCard::had)),
             points ? account.bouts : 0);
    QCOMPARE(result.keyNote.empty(), !points);
  }

  void theSheetSaysWhatCounts() {
    Finished finished{.rules = Rules::fft, .contract = Contract::guard, .halves = 99, .petitTrick = -1};
    auto const ids = [](std::vector<Message> const& messages) {
      QStringList list;
      for (Message const& message : messages) list << message.text.id;
      return list.join(' ');
    };
    Result const result = publicOf(finished).result();
    QCOMPARE(QString(result.title.text.id), QString("tarot.title.made"));
    QCOMPARE(ids(result.counting),
             QString("sheet.tricks-part sheet.discard-part sheet.attack sheet.half-won"));
    QCOMPARE(ids(result.price), QString("sheet.base sheet.made tarot.sheet.factor "
                                        "sheet.petit-last sheet.value sheet.pay-preneur sheet.pay-others"));
    QCOMPARE(result.bar.value, 50);
    auto const marked = [](std::vector<Message> const& messages, int line) {
      return QString(messages.at(static_cast<std::size_t>(line)).text.id);
    };
    QCOMPARE(marked(result.counting, result.countLine), "sheet.attack");
    QCOMPARE(marked(result.price, result.valueLine), "sheet.value");
    finished = {.players = 5, .bouts = "ada", .halves = 83, .partner = 0, .honours = {3, 0, 3, 3, 3}};
    Result const other = publicOf(finished).result();
    QCOMPARE(ids(other.counting),
             QString("tarot.sheet.no-call sheet.tricks-part sheet.excuse-part sheet.discard-part "
                     "sheet.attack sheet.half-dropped"));
    QCOMPARE(ids(other.price), QString("sheet.base sheet.made tarot.sheet.factor sheet.misere-honours "
                                       "sheet.value sheet.pay-preneur sheet.pay-others"));
    QCOMPARE(marked(other.counting, other.countLine), "sheet.attack");
    QCOMPARE(marked(other.price, other.valueLine), "sheet.value");
    QCOMPARE(QString(other.roles[0].text.id), QString("tarot.role.alone"));
  }

  // Each line of the contract's price has its figure, and they add up.
  void thePriceAddsUp_data() {
    QTest::addColumn<int>("contract");
    QTest::addColumn<int>("halves");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("price");
    QTest::newRow("petite made") << 1 << 92 << "made" << 25 + 5;
    QTest::newRow("garde made") << 2 << 124 << "made" << (25 + 21) * 2;
    QTest::newRow("garde failed") << 2 << 62 << "failed" << -(25 + 10) * 2;
    QTest::newRow("contre exactly") << 4 << 82 << "made" << 25 * 6;
  }
  void thePriceAddsUp() {
    QFETCH(int, contract);
    QFETCH(int, halves);
    QFETCH(QString, kind);
    QFETCH(int, price);
    Finished finished{.rules = Rules::fft, .contract = static_cast<Contract>(contract), .halves = halves};
    std::vector<Message> const lines = publicOf(finished).result().price;
    auto const figure = [](Message const& line, std::string_view name) {
      for (Argument const& each : line.arguments)
        if (each.name == name) return each.number;
      return -1;
    };
    QCOMPARE(QString(lines[0].text.id), QString("sheet.base"));
    QCOMPARE(QString(lines[1].text.id), "sheet." + kind);
    QCOMPARE(QString(lines[2].text.id), QString("tarot.sheet.factor"));
    int const sum = (figure(lines[0], "base") + figure(lines[1], "n")) * figure(lines[2], "m");
    QCOMPARE(kind == "made" ? sum : -sum, price);
    QCOMPARE(figure(lines[2], "score"), price);
  }

  // Every hand counted twice, at random: cards on piles, and the value by the rules' formula.
  void countedTwice_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rules");
    for (int players : {3, 4, 5})
      for (int rules : {0, 1}) QTest::addRow("%d %d", players, rules) << players << rules;
  }
  void countedTwice() {
    QFETCH(int, players);
    QFETCH(int, rules);
    Rng rng(static_cast<std::uint64_t>(10 * players + rules));
    int lastExcuses = 0;
    for (int i = 0; i < 400; ++i) {
      Context const here = context(players, static_cast<Rules>(rules), static_cast<Seat>(i % players));
      Tarot hand = Tarot::start(here, Tarot::shuffle(here, nullptr, rng));
      while (!hand.pub.over()) {
        View<Tarot> const view = viewOf(here, hand, {}, hand.pub.toAct());
        Action action = randomPlayer<Tarot>(view, rng, {}).action;
        // Half of the hands keep the excuse for the end.
        if (i % 2 == 0 && hand.pub.playing() && action == Action::play(Tarot::excuse))
          action = Tarot::legal(hand.pub, *view.own)[0];
        hand.apply(action, nullptr);
      }
      if (hand.pub.isVoid()) continue;
      Recount const recount(hand);
      TarotAccount const account = TarotAccount::of(hand.pub);
      lastExcuses += account.excuseLast ? 1 : 0;
      QCOMPARE(account.halves, recount.attack);
      QCOMPARE(account.bouts, recount.bouts);
      QCOMPARE(account.wonAll, recount.attackTricks == hand.pub.handSize());
      QCOMPARE(account.lostAll, recount.attackTricks == 0);
      int inPoints = 0;
      for (int points : hand.pub.result().points) inPoints += points;
      int aside = account.excuseLast ? 9 : 0;
      for (Card card : hand.pub.takesDog() ? hand.own(hand.pub.taker).discard : hand.pub.dog)
        aside += Tarot::halvesOf(card);
      QCOMPARE(inPoints + aside, 182);
      if (hand.pub.contract == Contract::slam) continue;
      int const target = std::array{112, 102, 82, 72}[static_cast<std::size_t>(recount.bouts)];
      bool const made = recount.attack >= target;
      QCOMPARE(account.made, made);
      int const rounded = (recount.attack + (rules == 1 && made ? 1 : 0)) / 2;
      auto const contract = static_cast<std::size_t>(hand.pub.contract);
      int const base = account.wonAll && rules == 0 ? 300 : std::array{0, 25, 50, 100, 150}[contract];
      int const price = base + std::abs(rounded - target / 2) * std::array{0, 1, 2, 4, 6}[contract];
      QCOMPARE(account.contract, made ? price : -price);
    }
    QVERIFY(lastExcuses > 10);
  }
};

}  // namespace testTarotScore

QTEST_APPLESS_MAIN(testTarotScore::TestTarotScore)
#include "test_tarot_score.moc"
