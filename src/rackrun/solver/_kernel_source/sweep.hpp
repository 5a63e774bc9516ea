// The sweep over the numbers; see sweep.py, its twin, for the idea.
#pragma once

#include "dominance.hpp"

namespace rackrun {

struct Swept {
    Value value = 0;  // the floor if nothing beats it
    int jokers = 0;   // that lie on the table in the end
    bool found = false;
    bool exact = true;  // no state was left out
};

class Sweep {
   public:
    // More states than this are not kept; the outcome then says that it is not exact.
    static constexpr std::size_t kMostNodes = std::size_t{1} << 21;
    static constexpr std::size_t kNoWidth = static_cast<std::size_t>(-1);

    // The most valuable arrangement above the floor. Where a number has more than `most` states,
    // only `width` of them are kept.
    Swept run(const Tiles& tiles, Value floor, std::size_t most = kNoWidth,
              std::size_t width = kNoWidth) {
        prepare(tiles);
        const auto rest = bounds(tiles);
        Swept outcome;
        outcome.value = floor;
        nodes_.clear();
        nodes_.push_back(Node{});
        std::uint32_t first = 0;
        for (int number = 1; number <= tiles.shape.highest; ++number) {
            const auto end = static_cast<std::uint32_t>(nodes_.size());
            advance(number, first, end, floor - rest[number + 1]);
            first = end;
            dominance_.drop(nodes_, first, tiles, field_);
            if (nodes_.size() - first > most) {
                narrow(number, first, width);
                outcome.exact = false;
            }
            if (full_) outcome.exact = false;
            if (nodes_.size() == first) return outcome;
        }
        finish(first, outcome);
        return outcome;
    }

    // What was done at each number, from 1 on, in the arrangement that was found last.
    const std::vector<Step>& steps() const { return steps_; }

   private:
    // How the runs of one colour go on, or those of several colours: all but `groups` adds up.
    struct Option {
        std::uint64_t following = 0;  // the state after it
        std::uint64_t reach = 0;      // what 1 to 8 groups can take of the rest, a byte for each
        std::uint64_t tally = 0;      // the slots, then the four counts below, a byte for each
        std::uint32_t groups = 0;     // so many groups at least: no colour comes twice in one

        std::uint32_t slots() const { return static_cast<std::uint32_t>(tally); }
        int now() const { return static_cast<int>(tally >> 32 & 255); }   // jokers used here
        int soon() const { return static_cast<int>(tally >> 40 & 255); }  // needed after it
        int laid() const { return static_cast<int>(tally >> 48 & 127); }  // tiles in runs
        int owing() const { return static_cast<int>(tally >> 56); }  // tiles owed to groups
    };
    // Options in the pool.
    struct Options {
        std::uint64_t question = 0;  // that they answer
        std::uint32_t first = 0, end = 0;
    };
    struct Entry {
        std::uint32_t stamp = 0;
        std::uint32_t node = 0;
    };

    // For so many tiles of a colour, how many of them 1 to 8 groups can take.
    static constexpr std::array<std::uint64_t, 16> kReach = [] {
        std::array<std::uint64_t, 16> reach{};
        for (std::uint64_t tiles = 0; tiles < 16; ++tiles)
            for (std::uint64_t groups = 1; groups <= 8; ++groups)
                reach[tiles] |= (tiles < groups ? tiles : groups) << (8 * groups - 8);
        return reach;
    }();
    static constexpr std::uint64_t kDone = std::uint64_t{1} << 63;  // in what follows
    static constexpr int kKnownShift = 61;  // for eight lists of options that are remembered
    static constexpr std::size_t kKnownOptions = std::size_t{1} << (64 - kKnownShift);
    static constexpr std::size_t kExpectedNodes = 512;
    static constexpr std::size_t kExpectedOptions = 128;

    void prepare(const Tiles& tiles) {
        tiles_ = &tiles;
        colours_ = tiles.shape.colours;
        field_ = colours_ > 4 ? 3 : 4;
        full_ = false;
        groups_hold_jokers_ = tiles.jokers < tiles.shape.largest_group;
        if (!table_.size()) clear_table(kExpectedNodes / 2);
    }

    void advance(int number, std::uint32_t begin, std::uint32_t end, Value bar) {
        number_ = number;
        bar_ = bar;
        first_ = end;
        ++stamp_;
        pool_.clear();
        value_of_one_ = tiles_->worth(number);
        owed_here_ = 0;
        for (int colour = 0; colour < colours_; ++colour)
            owed_here_ += tiles_->must[number][colour];
        most_groups_ = count_groups(tiles_->have[number]);
        Option forced;
        for (std::uint32_t at = begin; at < end && !full_; ++at) {
            const std::uint64_t key = nodes_[at].key;
            parent_ = at;
            value_ = nodes_[at].value;
            used_ = jokers_used(key);
            room_ = room_in(key);
            left_ = tiles_->jokers - used_;
            if (choose_colours(key, forced)) combine(0, forced);
        }
    }

    // How many groups there can be with all jokers.
    int count_groups(const Row& have) const {
        if (!tiles_->shape.largest_group) return 0;
        for (int groups = 1;; ++groups) {
            int tiles = tiles_->jokers;
            for (int colour = 0; colour < colours_; ++colour)
                tiles += std::min<int>(have[colour], groups);
            if (tiles < kShortest * groups) return groups - 1;
        }
    }

    // The colours that leave a choice; what the others do is in `forced`. False if one cannot go on.
    bool choose_colours(std::uint64_t key, Option& forced) {
        const std::uint64_t mask = (std::uint64_t{1} << 3 * field_) - 1;
        forced = Option{};
        open_ = 0;
        for (int colour = 0; colour < colours_; ++colour, key >>= 3 * field_) {
            const Options& options = options_of(colour, key & mask);
            const std::uint32_t count = options.end - options.first;
            if (!count) return false;
            if (count == 1)
                forced = sum(forced, pool_[options.first]);
            else
                choices_[static_cast<std::size_t>(open_++)] = options;
        }
        return forced.now() + forced.soon() <= left_;
    }

    const Options& options_of(int colour, std::uint64_t state) {
        const std::uint64_t question = static_cast<std::uint64_t>(stamp_) << 32 | state << 8 |
                                       static_cast<std::uint64_t>(left_);
        Options& options = options_[colour][question * 0x9E3779B97F4A7C15ull >> kKnownShift];
        if (options.question != question) {
            options.question = question;
            options.first = static_cast<std::uint32_t>(pool_.size());
            list_options(colour, state);
            options.end = static_cast<std::uint32_t>(pool_.size());
        }
        return options;
    }

    void list_options(int colour, std::uint64_t state) {
        const int have = tiles_->have[number_][colour];
        const int soon = tiles_->have[number_ + 1][colour];
        const int later = tiles_->have[number_ + 2][colour];
        const int to_top = tiles_->shape.highest - number_;
        const std::uint64_t mask = (1u << field_) - 1;
        const int first = static_cast<int>(state & mask);
        const int second = static_cast<int>(state >> field_ & mask);
        const int third = static_cast<int>(state >> (2 * field_) & mask);
        // What no group can take must lie in a run.
        const int least = std::max(first + second, tiles_->must[number_][colour] - most_groups_);
        for (int slots = least; slots <= have + left_; ++slots) {
            const int now = std::max(0, slots - have);
            const int extended = std::min(third, slots - first - second);
            const int started = slots - first - second - extended;
            // Where a run starts, a joker beside it can as well lie at the end of that run, unless
            // the run reaches the top; at the end of a complete run it is to spare.
            if (now && extended + started > 0 &&
                (to_top == 2 ? !soon && !later : started || !soon))
                break;
            // A tile with two or three jokers, and nothing behind them, is a group as well.
            if (started && groups_hold_jokers_ && !soon && !later && to_top > 1 &&
                !tiles_->have[number_ + 3][colour] &&
                !(tiles_->jokers >= kShortest && tiles_->have[number_ + 4][colour]))
                break;
            const int needed = started + first;
            if ((needed && to_top < 1) || (started && to_top < 2)) continue;
            const int gaps = std::max(0, needed - soon) + std::max(0, started - later);
            if (now + gaps > left_) continue;
            // A complete run is forgotten where nothing can follow.
            int complete = 0;
            if (to_top && (soon || later))
                complete = std::min(second + extended, std::max(0, soon + left_ - now - needed));
            const std::uint64_t after = static_cast<std::uint64_t>(started) |
                                        static_cast<std::uint64_t>(first) << field_ |
                                        static_cast<std::uint64_t>(complete) << (2 * field_);
            const int laid = slots - now, rest = have - laid;
            const int owing = std::max(0, tiles_->must[number_][colour] - laid);
            // A tile that no group takes had better lengthen the complete run beside it.
            const int groups = third > extended ? rest : owing;
            if (groups > most_groups_) continue;
            // A complete run has room for whatever joker is to spare.
            const std::uint64_t done = second + extended > 0 ? kDone : 0;
            Option& option = *pool_.extend(1);
            option.following = after << (3 * field_ * colour) | done;
            option.reach = kReach[static_cast<std::size_t>(rest)];
            option.tally = static_cast<std::uint64_t>(slots) << (4 * colour) |
                           static_cast<std::uint64_t>(now) << 32 |
                           static_cast<std::uint64_t>(gaps) << 40 |
                           static_cast<std::uint64_t>(laid) << 48 |
                           static_cast<std::uint64_t>(owing) << 56;
            option.groups = static_cast<std::uint32_t>(groups);
        }
    }

    static Option sum(const Option& one, const Option& other) {
        return {one.following | other.following, one.reach + other.reach, one.tally + other.tally,
                std::max(one.groups, other.groups)};
    }

    // Choose an option for each open colour from this one on.
    void combine(int open, const Option& before) {
        if (open == open_) {
            add_groups(before);
            return;
        }
        const Options options = choices_[static_cast<std::size_t>(open)];
        for (std::uint32_t at = options.first; at < options.end; ++at) {
            const Option both = sum(before, pool_[at]);
            const int spare = left_ - both.now() - both.soon();
            if (spare < 0) continue;
            // Tiles that have to lie in groups need company there.
            if (both.groups && reach(both, 1) + open_ - open - 1 + spare < kShortest) continue;
            combine(open + 1, both);
        }
    }

    // With no groups, with one and so on, as tiles and jokers allow.
    void add_groups(const Option& runs) {
        const Shape& shape = tiles_->shape;
        const int spare = left_ - runs.now() - runs.soon();
        const int base = runs.laid() - owed_here_;
        if (!runs.groups) add(runs, 0, 0, 0, base);
        int gained = runs.groups ? -1 : 0;
        for (int groups = std::max(1, static_cast<int>(runs.groups)); groups <= most_groups_;
             ++groups) {
            const int most = std::min(reach(runs, groups), shape.largest_group * groups);
            const int lacking = std::max(0, kShortest * groups - most);
            // The more groups, the more is lacking once anything is.
            if (lacking > spare || most < groups) break;
            if (runs.owing() > most) continue;
            if (room_ < left_) {
                // Where a joker may find no room, a tile can stay on the rack to make some.
                const int least = std::max(runs.owing(), groups);
                for (int numbered = most; numbered >= least; --numbered) {
                    const int jokers = std::max(0, kShortest * groups - numbered);
                    if (jokers > spare) break;
                    add(runs, groups, numbered, jokers, base + numbered);
                }
            } else if (most > gained) {
                gained = most;
                add(runs, groups, most, lacking, base + most);
            }
        }
    }

    // How many of the tiles that no run uses so many groups can take.
    int reach(const Option& runs, int groups) const {
        if (groups <= 8) return static_cast<int>(runs.reach >> (8 * groups - 8) & 255);
        int most = 0;
        for (int colour = 0; colour < colours_; ++colour) {
            const int have = tiles_->have[number_][colour];
            const int slots = static_cast<int>(runs.slots() >> (4 * colour) & 15);
            most += std::min(groups, std::max(0, have - slots));
        }
        return most;
    }

    // Keep the state after these runs and groups if its value can still beat the floor.
    void add(const Option& runs, int groups, int numbered, int jokers, int more) {
        const Value value = value_ + more * value_of_one_;
        if (value <= bar_) return;
        const int used = used_ + runs.now() + jokers;
        int room = tiles_->jokers - used;
        if (!(runs.following & kDone))
            room = std::min(room, room_ + tiles_->shape.largest_group * groups - numbered - jokers);
        keep((runs.following & ~kDone) | static_cast<std::uint64_t>(used) << kJokersAt |
                 static_cast<std::uint64_t>(room) << kRoomAt,
             value,
             Step{runs.slots(), static_cast<std::uint8_t>(groups),
                  static_cast<std::uint8_t>(numbered), static_cast<std::uint8_t>(jokers)});
    }

    void keep(std::uint64_t key, Value value, const Step& step) {
        Entry* entry = find(key);
        if (entry->stamp == stamp_) {
            Node& node = nodes_[entry->node];
            if (node.value < value) {
                node.value = value;
                node.parent = parent_;
                node.step = step;
            }
            return;
        }
        if (nodes_.size() >= kMostNodes) {
            full_ = true;
            return;
        }
        *entry = {stamp_, static_cast<std::uint32_t>(nodes_.size())};
        nodes_.push_back({key, value, parent_, step});
        if ((nodes_.size() - first_) * 2 > table_.size()) grow();
    }

    Entry* find(std::uint64_t key) {
        const std::size_t mask = table_.size() - 1;
        std::size_t at = (key * 0x9E3779B97F4A7C15ull) >> 32 & mask;
        while (table_[at].stamp == stamp_ && nodes_[table_[at].node].key != key)
            at = (at + 1) & mask;
        return &table_[at];
    }

    void clear_table(std::size_t size) {
        table_.clear();
        std::fill_n(table_.extend(size), size, Entry{});
    }

    void grow() {
        clear_table(2 * table_.size());
        for (std::uint32_t at = first_; at < nodes_.size(); ++at)
            *find(nodes_[at].key) = {stamp_, at};
    }

    // Keep the states that look best: much laid, few jokers used.
    void narrow(int number, std::uint32_t first, std::size_t width) {
        const Value joker = tiles_->worth(number);
        const auto looks = [joker](const Node& node) {
            return node.value - jokers_used(node.key) * joker;
        };
        const auto begin = nodes_.begin() + first;
        std::nth_element(begin, begin + static_cast<std::ptrdiff_t>(width), nodes_.end(),
                         [&](const Node& a, const Node& b) { return looks(a) > looks(b); });
        nodes_.shrink(first + width);
    }

    void finish(std::uint32_t first, Swept& outcome) {
        std::uint32_t end = 0;
        for (std::uint32_t at = first; at < nodes_.size(); ++at) {
            const Node& node = nodes_[at];
            const int used = jokers_used(node.key);
            const int room = room_in(node.key);
            const int lie = used + std::min(room, tiles_->jokers - used);
            const Value value = node.value + (lie - tiles_->fewest) * tiles_->joker_worth();
            if (lie >= tiles_->fewest && value > outcome.value) {
                outcome.value = value;
                outcome.jokers = lie;
                outcome.found = true;
                end = at;
            }
        }
        if (!outcome.found) return;
        steps_.resize(static_cast<std::size_t>(tiles_->shape.highest));
        for (int number = tiles_->shape.highest; number > 0; --number) {
            steps_[static_cast<std::size_t>(number - 1)] = nodes_[end].step;
            end = nodes_[end].parent;
        }
    }

    const Tiles* tiles_ = nullptr;
    int colours_ = 0, field_ = 4, number_ = 0, owed_here_ = 0, most_groups_ = 0;
    int used_ = 0, room_ = 0, left_ = 0;
    Value bar_ = 0, value_ = 0, value_of_one_ = 0;
    std::uint32_t parent_ = 0, first_ = 0, stamp_ = 0;
    bool full_ = false, groups_hold_jokers_ = false;
    std::array<std::array<Options, kKnownOptions>, kMostColours> options_;
    std::array<Options, kMostColours> choices_;  // of the open colours
    int open_ = 0;
    Buffer<Option, kExpectedOptions> pool_;
    Buffer<Entry, kExpectedNodes / 2> table_;
    Buffer<Node, kExpectedNodes> nodes_;
    std::vector<Step> steps_;
    Dominance dominance_;
};

}  // namespace rackrun
