#include "core/ai/placement_table.h"

#include <algorithm>

#include "core/rules/seat.h"

namespace giaguaro {

namespace {

using Groups = FixedList<PlaceBits, mostPlaces>;  // places without an order, each in one group

// The number of ways to choose.
constexpr auto binomials = [] {
  constexpr std::size_t most = mostHiddenCards;
  std::array<std::array<double, most + 1>, most + 1> table{};
  for (std::size_t many = 0; many <= most; ++many) {
    table[many][0] = 1;
    for (std::size_t few = 1; few <= many; ++few)
      table[many][few] = table[many - 1][few - 1] + table[many - 1][few];
  }
  return table;
}();

// How a position is packed into one word: the free slots of each group, in as many bits as they can need.
// Sums of 12 groups that have at most 80 slots together take 43 bits at most.
struct Layout {
  Groups groups{};
  std::array<int, 12> shift{};
  std::array<std::uint64_t, 12> mask{};
  std::array<int, 12> most{};  // more slots than this could not be filled any more

  int group(PlaceBits places) const {
    for (int i = 0; i < groups.size(); ++i)
      if (share(groups[i], places)) return i;
    return -1;
  }
  int slots(std::uint64_t key, int index) const {
    return static_cast<int>(key >> shift[at(index)] & mask[at(index)]);
  }
  bool fillable(std::uint64_t key) const {
    for (int i = 0; i < groups.size(); ++i)
      if (slots(key, i) > most[at(i)]) return false;
    return true;
  }
};

// From packed positions to their numbers, by open addressing.
class Numbers {
 public:
  static constexpr std::uint32_t unknown = 0xffffffff;
  static constexpr std::uint32_t hopeless = 0xfffffffe;

  void clear() {
    std::fill(entries_.begin(), entries_.end(), Entry{});
    used_ = 0;
  }
  // To be set where it is `unknown`; good until the next call.
  std::uint32_t& operator[](std::uint64_t key) {
    if (used_ * 2 >= entries_.size()) grow();
    Entry& entry = find(key);
    if (entry.number == unknown) {
      entry.key = key;
      ++used_;
    }
    return entry.number;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t number = unknown;
  };
  Entry& find(std::uint64_t key) {
    std::size_t const last = entries_.size() - 1;
    std::size_t place = (key * 0x9e3779b97f4a7c15U) >> 32 & last;
    while (entries_[place].number != unknown && entries_[place].key != key) place = (place + 1) & last;
    return entries_[place];
  }
  void grow() {
    std::vector<Entry> const old = std::move(entries_);
    entries_.assign(std::max<std::size_t>(64, old.size() * 4), Entry{});
    for (Entry const& entry : old)
      if (entry.number != unknown) find(entry.key) = entry;
  }

  std::vector<Entry> entries_;
  std::size_t used_ = 0;
};

Groups split(Groups const& groups, PlaceBits places) {
  Groups finer;
  for (PlaceBits group : groups)
    for (PlaceBits part : {static_cast<PlaceBits>(group & places), static_cast<PlaceBits>(group & ~places)})
      if (part != 0) finer.push(part);
  return finer;
}

}  // namespace

double waysToChoose(int many, int few) { return binomials[at(many)][at(few)]; }

class PlacementTable::Adding {
 public:
  Adding(PlacementTable& table, std::vector<CardClass> classes, PlaceBits together, int anywhere,
         Slots const& slots)
      : table_(table),
        classes_(std::move(classes)),
        together_(together),
        anywhere_(anywhere),
        slots_(slots) {}

  double run() {
    sort();
    return build();
  }

 private:
  // One layer of the table: a step, and how its positions are packed.
  struct Layer {
    Layout layout{};
    PlaceBits taking = 0;
    PlaceBits others = 0;  // get the class's other cards, now or in later steps
    bool ends = false;
    int later = 0;  // cards of later classes
  };

  Groups all() const {
    Groups groups;
    groups.push(together_);
    return groups;
  }
  int slotsOf(PlaceBits places) const {
    int sum = 0;
    forEachPlace(places, [&](std::size_t place) { sum += slots_[place]; });
    return sum;
  }

  // The order in which classes are dealt is found by estimates: first from the last class backwards, each
  // time the class whose choices, made at all positions that there may then be, are fewest; then, where the
  // table would be large, by moving single classes, with an effort that is small beside building the table.
  void sort() {
    if (classes_.size() < 2) return;
    Groups after = all();
    double sum = 0;
    for (std::size_t count = classes_.size(); count > 0; --count) {
      std::size_t best = 0;
      double least = -1;
      for (std::size_t i = 0; i < count; ++i) {
        double const here = estimate(classes_, count, i, after);
        if (least >= 0 && here >= least) continue;
        least = here;
        best = i;
      }
      sum += least;
      std::swap(classes_[best], classes_[count - 1]);
      after = split(after, classes_[count - 1].places);
    }
    std::size_t from = 0;
    std::size_t to = 0;
    for (int effort = static_cast<int>(std::min(sum / 300, 400.0)); effort > 0; --effort) {
      if (++to == classes_.size()) {
        to = 0;
        from = (from + 1) % classes_.size();
      }
      if (from == to) continue;
      std::vector<CardClass> moved = classes_;
      moved.erase(moved.begin() + static_cast<std::ptrdiff_t>(from));
      moved.insert(moved.begin() + static_cast<std::ptrdiff_t>(to), classes_[from]);
      double const here = estimate(moved);
      if (here >= sum) continue;
      sum = here;
      classes_ = std::move(moved);
    }
  }
  double estimate(std::vector<CardClass> const& classes) const {
    Groups after = all();
    double sum = 0;
    for (std::size_t count = classes.size(); count > 0; --count) {
      sum += estimate(classes, count, count - 1, after);
      after = split(after, classes[count - 1].places);
    }
    return sum;
  }
  // An upper bound of the positions times that of the choices, if of the first `count` classes the one with
  // this index comes last.
  double estimate(std::vector<CardClass> const& classes, std::size_t count, std::size_t index,
                  Groups const& after) const {
    CardClass const& last = classes[index];
    double positions = 1;
    double widest = 1;
    int touched = 0;
    for (PlaceBits group : split(after, last.places)) {
      int before = 0;
      int later = anywhere_;
      for (std::size_t i = 0; i < classes.size(); ++i)
        if (share(classes[i].places, group)) (i < count && i != index ? before : later) += classes[i].size;
      int const slots = slotsOf(group);
      double const range = std::max(0, std::min(slots, later) - std::max(0, slots - before)) + 1;
      positions *= range;
      widest = std::max(widest, range);
      if (share(group, last.places)) ++touched;
    }
    int const parts = touched - 1;
    return positions / widest * waysToChoose(std::min(last.size + parts, mostHiddenCards), parts);
  }

  // Steps, positions and choices; the number of ways to choose slots for all classes.
  double build() {
    std::vector<Layer> const layers = this->layers();
    std::size_t const start = table_.firstChoice_.size();
    Layout const& first = layers.front().layout;
    std::vector<std::uint64_t> keys{0};
    for (int i = 0; i < first.groups.size(); ++i)
      keys[0] |= static_cast<std::uint64_t>(slotsOf(first.groups[i])) << first.shift[at(i)];
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) keys = expand(layers[i], layers[i + 1].layout, keys);
    // All that arrive fill every place: one position, with one way to go on.
    std::size_t const end = table_.firstChoice_.size();
    std::vector<double> ways(end - start + 1, 0);
    ways.back() = 1;
    std::size_t last = table_.choices_.size();
    for (std::size_t position = end; position-- > start;) {
      double sum = 0;
      for (std::size_t i = table_.firstChoice_[position]; i < last; ++i) {
        Choice& choice = table_.choices_[i];
        sum += choice.upTo * ways[choice.next - start];
        choice.upTo = sum;
      }
      ways[position - start] = sum;
      last = table_.firstChoice_[position];
    }
    return ways.front();
  }

  std::vector<Layer> layers() {
    std::vector<Groups> after(classes_.size() + 1);  // groups when the classes from this one on are to come
    after.back() = all();
    for (std::size_t i = classes_.size(); i-- > 0;) after[i] = split(after[i + 1], classes_[i].places);

    std::vector<Layer> layers;
    int later = anywhere_;
    for (CardClass const& one : classes_) later += one.size;
    for (std::size_t i = 0; i < classes_.size(); ++i) {
      CardClass const& one = classes_[i];
      later -= one.size;
      std::vector<PlaceBits> touched;
      for (PlaceBits group : after[i])
        if (share(group, one.places)) touched.push_back(group);
      // What is not chosen goes to the largest.
      std::sort(touched.begin(), touched.end(), [this](PlaceBits a, PlaceBits b) {
        return slotsOf(a) != slotsOf(b) ? slotsOf(a) < slotsOf(b) : a < b;
      });
      std::size_t const count = std::max<std::size_t>(touched.size(), 2) - 1;
      for (std::size_t step = 0; step < count; ++step) {
        std::vector<PlaceBits> const waiting(touched.begin() + static_cast<std::ptrdiff_t>(step),
                                             touched.end());
        Layer layer;
        layer.layout = layoutOf(after[i + 1], waiting, i);
        layer.taking = touched.size() > 1 ? touched[step] : PlaceBits{0};
        for (PlaceBits group : waiting)
          if (group != layer.taking) layer.others |= group;
        layer.ends = step + 1 == count;
        layer.later = later;
        layers.push_back(layer);
        table_.steps_.push_back({static_cast<std::uint8_t>(one.first), static_cast<std::uint8_t>(one.size),
                                 layer.taking, layer.ends ? layer.others : PlaceBits{0}, step == 0,
                                 layer.ends});
      }
    }
    layers.push_back({layoutOf(after.back(), {}, classes_.size()), 0, 0, false, 0});
    return layers;
  }

  // While class `index` is being dealt: the groups that wait for cards of it, and of the other places those
  // that later classes cannot tell apart.
  Layout layoutOf(Groups const& after, std::vector<PlaceBits> const& waiting, std::size_t index) const {
    Layout layout;
    PlaceBits others = static_cast<PlaceBits>(~PlaceBits{0});
    for (PlaceBits group : waiting) {
      layout.groups.push(group);
      others = static_cast<PlaceBits>(others & ~group);
    }
    for (PlaceBits group : after)
      if (share(group, others)) layout.groups.push(static_cast<PlaceBits>(group & others));
    int shift = 0;
    for (int i = 0; i < layout.groups.size(); ++i) {
      int const bits = std::bit_width(static_cast<unsigned>(slotsOf(layout.groups[i])));
      layout.shift[at(i)] = shift;
      layout.mask[at(i)] = (std::uint64_t{1} << bits) - 1;
      shift += bits;
      int most = anywhere_;
      for (std::size_t j = index; j < classes_.size(); ++j)
        if (share(classes_[j].places, layout.groups[i]) && (j > index || at(i) < waiting.size()))
          most += classes_[j].size;
      layout.most[at(i)] = most;
    }
    return layout;
  }

  // Writes the choices of these positions, and answers the positions to which they lead.
  std::vector<std::uint64_t> expand(Layer const& layer, Layout const& to,
                                    std::vector<std::uint64_t> const& keys) {
    Layout const& from = layer.layout;
    std::array<int, 12> shift{};
    for (int i = 0; i < from.groups.size(); ++i) shift[at(i)] = to.shift[at(to.group(from.groups[i]))];
    int const taking = layer.taking == 0 ? -1 : from.group(layer.taking);
    std::uint64_t const taken = taking < 0 ? 0 : std::uint64_t{1} << shift[at(taking)];
    std::uint64_t const given = layer.ends ? std::uint64_t{1} << shift[at(from.group(layer.others))] : 0;

    numbers_.clear();
    std::vector<std::uint64_t> reached;
    auto const firstReached = static_cast<std::uint32_t>(table_.firstChoice_.size() + keys.size());
    for (std::uint64_t key : keys) {
      table_.firstChoice_.push_back(static_cast<std::uint32_t>(table_.choices_.size()));
      std::uint64_t same = 0;
      int sum = 0;
      int forOthers = 0;
      for (int i = 0; i < from.groups.size(); ++i) {
        int const slots = from.slots(key, i);
        same += static_cast<std::uint64_t>(slots) << shift[at(i)];
        sum += slots;
        if (share(from.groups[i], layer.others)) forOthers += slots;
      }
      int const left = sum - layer.later;
      int const room = taking < 0 ? 0 : from.slots(key, taking);
      for (int count = std::max(0, left - forOthers); count <= std::min(left, room); ++count) {
        auto const rest = static_cast<std::uint64_t>(left - count);
        std::uint64_t const next = same - static_cast<std::uint64_t>(count) * taken - rest * given;
        std::uint32_t& number = numbers_[next];
        if (number == Numbers::unknown) {
          number = Numbers::hopeless;
          if (to.fillable(next)) {
            number = firstReached + static_cast<std::uint32_t>(reached.size());
            reached.push_back(next);
          }
        }
        if (number == Numbers::hopeless) continue;
        double const weight =
            waysToChoose(room, count) * (layer.ends ? waysToChoose(forOthers, left - count) : 1.0);
        table_.choices_.push_back({weight, number, static_cast<std::uint8_t>(count)});
      }
    }
    return reached;
  }

  PlacementTable& table_;
  std::vector<CardClass> classes_;
  PlaceBits together_;
  int anywhere_;
  Slots const& slots_;
  Numbers numbers_;
};

double PlacementTable::add(std::vector<CardClass> classes, PlaceBits together, int anywhere,
                           Slots const& slots) {
  return Adding(*this, std::move(classes), together, anywhere, slots).run();
}

}  // namespace giaguaro
