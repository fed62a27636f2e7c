#include "core/match/deal_code.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/match/big_number.h"
#include "core/match/entered_table.h"
#include "core/match/table.h"
#include "core/rules/sha256.h"

namespace giaguaro {

namespace {

constexpr std::string_view codeFigures = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::uint32_t digitBase = 32;
constexpr std::size_t fewestFigures = 8;  // of a code
constexpr std::size_t mostFigures = 200;
constexpr std::size_t inGroup = 4;

constexpr std::uint32_t codeVersion = 1;
constexpr std::uint32_t kinds = 4;
enum CodeKind : std::uint32_t { ofMatch, ofHand };

constexpr std::uint32_t gameNumbers = 1024;
constexpr std::uint32_t optionValues = 2048;  // of an option
constexpr std::uint32_t upToEight = 8;        // players, seats, options
constexpr std::uint32_t handNumbers = 16;     // of hands
constexpr std::uint64_t usualSeeds = std::uint64_t{1} << 48;
constexpr int seedParts = 4;
constexpr int partBits = 12;
constexpr int largeSeedParts = 6;
constexpr int largePartBits = 11;

// Times the generator of GF(32), modulo x^5 + x^2 + 1.
std::uint32_t doubled(std::uint32_t element) {
  element <<= 1;
  return (element & digitBase) != 0 ? element ^ 0b100101U : element;
}

std::uint32_t checkOf(std::vector<std::uint32_t> const& digits) {
  std::uint32_t sum = 0;
  for (std::uint32_t const digit : digits) sum = doubled(sum ^ digit);
  return sum;
}

std::uint32_t gameNumberOf(std::string_view game) {
  Sha256 const digest = sha256(game);
  return (std::uint32_t{digest[0]} << 8 | digest[1]) >> 6;
}

// What is folded into one number, field by field, the first the lowest.
class FieldList {
 public:
  void add(std::uint32_t value, std::uint32_t range) { fields_.push_back({value, range}); }
  void addSeed(std::uint64_t seed) {
    bool const large = seed >= usualSeeds;
    add(large ? 1 : 0, 2);
    int const bits = large ? largePartBits : partBits;
    for (int part = 0; part < (large ? largeSeedParts : seedParts); ++part, seed >>= bits)
      add(static_cast<std::uint32_t>(seed & ((std::uint64_t{1} << bits) - 1)), std::uint32_t{1} << bits);
  }

  // `top`: the last field, below `ways`.
  std::vector<std::uint32_t> digits(BigNumber top, BigNumber ways) const {
    for (std::size_t i = fields_.size(); i-- > 0;) {
      top.multiply(fields_[i].range);
      top.add(fields_[i].value);
      ways.multiply(fields_[i].range);
    }
    ways.subtract(BigNumber(1));  // the largest that there can be
    std::vector<std::uint32_t> digits;
    for (; !ways.isZero(); ways.divide(digitBase)) digits.push_back(top.divide(digitBase));
    return digits;
  }

 private:
  struct OneField {
    std::uint32_t value;
    std::uint32_t range;
  };
  std::vector<OneField> fields_;
};

// Where the cards of a deal lie: places, and how many each takes.
struct Shape {
  int players = 0;
  std::vector<std::uint32_t> room{};  // seats, piles (under and top), the first of the stock, the rest of it
  std::size_t piles = 0;
  bool hasStock = false;

  std::size_t firstPile() const { return static_cast<std::size_t>(players); }
  std::size_t stock() const { return firstPile() + 2 * piles; }
};

Shape shapeOf(Deal const& deal, int players) {
  Shape shape{.players = players,
              .piles = static_cast<std::size_t>(deal.piles.size()),
              .hasStock = !deal.stock.empty()};
  for (int seat = 0; seat < players; ++seat)
    shape.room.push_back(static_cast<std::uint32_t>(deal.hands[static_cast<std::size_t>(seat)].size()));
  shape.room.resize(shape.room.size() + 2 * shape.piles, 1);
  if (shape.hasStock) {
    shape.room.push_back(1);
    shape.room.push_back(static_cast<std::uint32_t>(deal.stock.size()) - 1);
  }
  return shape;
}

std::uint32_t roomIn(std::vector<std::uint32_t> const& room) {
  std::uint32_t all = 0;
  for (std::uint32_t const each : room) all += each;
  return all;
}

// In how many ways the cards can lie there.
BigNumber waysOf(std::vector<std::uint32_t> const& room) {
  BigNumber ways(1);
  std::uint32_t placed = 0;
  for (std::uint32_t const each : room)
    for (std::uint32_t i = 1; i <= each; ++i) {
      ways.multiply(++placed);
      ways.divide(i);
    }
  return ways;
}

// Of `ways`, those in which the next card lies at a place with so much room left, of `all`.
BigNumber share(BigNumber ways, std::uint32_t room, std::uint32_t all) {
  ways.multiply(room);
  ways.divide(all);
  return ways;
}

std::size_t placeOf(Card card, Deal const& deal, Shape const& shape) {
  for (std::size_t seat = 0; seat < shape.firstPile(); ++seat)
    if (deal.hands[seat].contains(card)) return seat;
  for (std::size_t pile = 0; pile < shape.piles; ++pile) {
    DealtPile const& dealt = deal.piles[static_cast<int>(pile)];
    if (dealt.under == card) return shape.firstPile() + 2 * pile;
    if (dealt.top == card) return shape.firstPile() + 2 * pile + 1;
  }
  return shape.stock() + (deal.stock[0] == card ? 0 : 1);
}

BigNumber rankOf(Deal const& deal, Shape const& shape, Deck const& deck) {
  std::vector<std::uint32_t> room = shape.room;
  std::uint32_t all = roomIn(room);
  BigNumber ways = waysOf(room);
  BigNumber rank;
  for (Card const card : deck.sorted(deck.cards())) {
    std::size_t const place = placeOf(card, deal, shape);
    for (std::size_t before = 0; before < place; ++before) rank.add(share(ways, room[before], all));
    ways = share(ways, room[place], all);
    --room[place];
    --all;
  }
  return rank;
}

void putCard(Card card, std::size_t place, Shape const& shape, Deal& deal, std::vector<Card>& rest) {
  if (place < shape.firstPile()) return deal.hands[place].insert(card);
  if (place >= shape.stock()) {
    if (place > shape.stock()) return rest.push_back(card);
    return deal.stock.push(card);
  }
  std::size_t const pile = (place - shape.firstPile()) / 2;
  DealtPile& dealt = deal.piles[static_cast<int>(pile)];
  ((place - shape.firstPile()) % 2 == 0 ? dealt.under : dealt.top) = card;
}

// `rank` is one of the ways.
Deal dealOf(BigNumber rank, Shape const& shape, Deck const& deck) {
  std::vector<std::uint32_t> room = shape.room;
  std::uint32_t all = roomIn(room);
  BigNumber ways = waysOf(room);
  Deal deal;
  for (std::size_t pile = 0; pile < shape.piles; ++pile) deal.piles.push({});
  std::vector<Card> rest;
  for (Card const card : deck.sorted(deck.cards())) {
    std::size_t place = 0;
    BigNumber here = share(ways, room[place], all);
    while (!(rank < here)) {
      rank.subtract(here);
      here = share(ways, room[++place], all);
    }
    ways = std::move(here);
    --room[place];
    --all;
    putCard(card, place, shape, deal, rest);
  }
  for (Card const card : rest) deal.stock.push(card);
  return deal;
}

// A hand of that number as it would be dealt from any seed: what counts is its shape.
Deal sampleOf(DealCode const& code, int number) {
  return enterTable(
             {.game = code.game, .players = code.players, .options = code.options, .names = {}, .levels = {}},
             number, {})
      ->nextDeal();
}

// The first hand of a match in which each seat gets so many cards.
int firstOfSize(DealCode const& code, Deal const& deal) {
  int number = 0;
  while (sampleOf(code, number).hands[0].size() != deal.hands[0].size()) ++number;
  return number;
}

GivenOptions differing(GameInfo const& game, Options const& options) {
  GivenOptions given{};
  for (std::size_t i = 0; i < game.options.size(); ++i)
    if (completed(game.options, given).values[i] != options.values[i]) given[i] = options.values[i];
  return given;
}

std::string inGroups(std::vector<std::uint32_t> const& digits) {
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && i % inGroup == 0) text += '-';
    text += codeFigures[digits[i]];
  }
  return text;
}

// Reads fields from the number, the first the lowest.
class FieldReader {
 public:
  explicit FieldReader(std::vector<std::uint32_t> const& digits) {
    for (std::size_t i = digits.size(); i-- > 0;) {
      number_.multiply(digitBase);
      number_.add(digits[i]);
    }
  }
  std::uint32_t take(std::uint32_t range) { return number_.divide(range); }
  std::uint64_t takeSeed() {
    bool const large = take(2) == 1;
    int const bits = large ? largePartBits : partBits;
    std::uint64_t seed = 0;
    for (int part = 0; part < (large ? largeSeedParts : seedParts); ++part)
      seed |= std::uint64_t{take(std::uint32_t{1} << bits)} << part * bits;
    return seed;
  }
  BigNumber const& rest() const { return number_; }

 private:
  BigNumber number_;
};

bool isOption(OptionInfo const& info, std::int16_t value) {
  if (!info.values.empty()) return value >= 0 && static_cast<std::size_t>(value) < info.values.size();
  return (value >= info.least && value <= info.most) || (value == 0 && !info.none.name.empty());
}

bool takeOptions(FieldReader& reader, GameInfo const& game, DealCode& code) {
  GivenOptions given{};
  for (std::uint32_t left = reader.take(upToEight); left > 0; --left) {
    std::uint32_t const place = reader.take(upToEight);
    auto const value = static_cast<std::int16_t>(reader.take(optionValues));
    if (place >= game.options.size() || given[place] || !isOption(game.options[place], value)) return false;
    given[place] = value;
  }
  code.options = completed(game.options, given);
  return game.optionAgainst(code.players, code.options) < 0;
}

bool takeHand(FieldReader& reader, GameInfo const& game, DealCode& code) {
  CodedHand hand;
  hand.number = static_cast<int>(reader.take(handNumbers));
  hand.dealer = static_cast<Seat>(reader.take(upToEight));
  if (hand.dealer >= code.players) return false;
  Deal const sample = sampleOf(code, hand.number);
  if (hand.number != firstOfSize(code, sample)) return false;
  Shape const shape = shapeOf(sample, code.players);
  if (!(reader.rest() < waysOf(shape.room))) return false;
  hand.deal = dealOf(reader.rest(), shape, *game.deck);
  code.deals = hand;
  return true;
}

// Nothing: a character that is in no code.
std::optional<std::vector<std::uint32_t>> digitsOf(std::string_view text) {
  std::vector<std::uint32_t> digits;
  for (char const written : text) {
    char c = written;
    if (c == ' ' || c == '-' || c == '\t' || c == '\n' || c == '\r') continue;
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    std::size_t const figure = codeFigures.find(c);
    if (figure == std::string_view::npos) return std::nullopt;
    digits.push_back(static_cast<std::uint32_t>(figure));
  }
  return digits;
}

}  // namespace

std::string codeOf(DealCode const& code) {
  GameInfo const& game = *findGame(code.game);
  CodedHand const* const hand = code.hand();
  FieldList fields;
  fields.add(kinds * (codeVersion - 1) + (hand != nullptr ? ofHand : ofMatch), digitBase);
  fields.add(gameNumberOf(code.game), gameNumbers);
  fields.add(static_cast<std::uint32_t>(code.players), upToEight);
  GivenOptions const given = differing(game, code.options);
  fields.add(static_cast<std::uint32_t>(
                 std::count_if(given.begin(), given.end(), [](auto const& each) { return each; })),
             upToEight);
  for (std::size_t i = 0; i < given.size(); ++i)
    if (given[i]) {
      fields.add(static_cast<std::uint32_t>(i), upToEight);
      fields.add(static_cast<std::uint32_t>(*given[i]), optionValues);
    }
  std::vector<std::uint32_t> digits;
  if (hand != nullptr) {
    fields.add(static_cast<std::uint32_t>(hand->number), handNumbers);
    fields.add(static_cast<std::uint32_t>(hand->dealer), upToEight);
    Shape const shape = shapeOf(hand->deal, code.players);
    digits = fields.digits(rankOf(hand->deal, shape, *game.deck), waysOf(shape.room));
  } else {
    fields.addSeed(std::get<std::uint64_t>(code.deals));
    digits = fields.digits({}, BigNumber(1));
  }
  digits.push_back(checkOf(digits));
  return inGroups(digits);
}

namespace {

// Of all figures but the last, which is theirs.
std::variant<DealCode, CodeProblem> decoded(std::vector<std::uint32_t> digits) {
  FieldReader reader(digits);
  std::uint32_t const first = reader.take(digitBase);
  if (first / kinds + 1 > codeVersion || first % kinds > ofHand) return CodeProblem::later;
  DealCode code;
  std::uint32_t const number = reader.take(gameNumbers);
  for (GameInfo const* game : allGames())
    if (gameNumberOf(game->id) == number) code.game = game->id;
  if (code.game.empty()) return CodeProblem::later;
  GameInfo const& game = *findGame(code.game);
  code.players = static_cast<int>(reader.take(upToEight));
  std::vector<int> const counts = game.allCounts();
  if (std::find(counts.begin(), counts.end(), code.players) == counts.end()) return CodeProblem::later;
  if (!takeOptions(reader, game, code)) return CodeProblem::later;
  if (first % kinds == ofHand) {
    if (!takeHand(reader, game, code)) return CodeProblem::wrong;
  } else {
    code.deals = reader.takeSeed();
    if (!reader.rest().isZero()) return CodeProblem::wrong;
  }
  // Every deal has one code: what is longer, or says what is usual, is none.
  digits.push_back(checkOf(digits));
  return codeOf(code) == inGroups(digits) ? std::variant<DealCode, CodeProblem>(code) : CodeProblem::wrong;
}

// All groups but the last are whole: what is missing is at the end. Written in one it may be anywhere.
bool endsEarly(std::string_view text) {
  std::size_t here = 0;
  bool grouped = false;
  for (char const c : text) {
    if (c != '-' && c != ' ') {
      ++here;
      continue;
    }
    if (here != inGroup) return false;
    grouped = true;
    here = 0;
  }
  return grouped && here <= inGroup;
}

}  // namespace

std::variant<DealCode, CodeProblem> readCode(std::string_view text) {
  auto found = digitsOf(text);
  if (!found) return CodeProblem::character;
  if (found->size() < fewestFigures) return CodeProblem::unfinished;
  if (found->size() > mostFigures + 1) return CodeProblem::wrong;
  std::uint32_t const check = found->back();
  auto const all = *found;
  found->pop_back();
  std::variant<DealCode, CodeProblem> read = CodeProblem::wrong;
  if (checkOf(*found) == check) read = decoded(std::move(*found));
  auto const* const problem = std::get_if<CodeProblem>(&read);
  if (problem == nullptr || *problem != CodeProblem::wrong) return read;
  // Without its check one of 32 has another that fits.
  bool const butTheLast = endsEarly(text) && std::holds_alternative<DealCode>(decoded(all));
  return butTheLast ? CodeProblem::lastMissing : CodeProblem::wrong;
}

std::optional<CodedHand> handOfCode(std::string_view code) {
  if (code.empty()) return std::nullopt;
  auto const read = readCode(code);
  auto const* const found = std::get_if<DealCode>(&read);
  if (found == nullptr || found->hand() == nullptr) return std::nullopt;
  return *found->hand();
}

std::string codeOfMatch(Record const& record) {
  return codeOf({record.game, record.players, record.options, record.seed});
}

std::string codeOfHand(Record const& record, std::size_t hand) {
  RecordedHand const& dealt = record.hands[hand];
  DealCode code{record.game, record.players, record.options, {}};
  code.deals = CodedHand{.number = firstOfSize(code, dealt.deal), .dealer = dealt.dealer, .deal = dealt.deal};
  return codeOf(code);
}

}  // namespace giaguaro
