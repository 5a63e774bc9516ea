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
    // How the runs of one colour go on.
    struct Option {
        std::uint64_t following;
        std::uint32_t slots;
        std::int8_t now;   // jokers used at this number
        std::int8_t soon;  // jokers that the next two numbers will need
        bool done;         // a run is complete
        bool spare;        // a complete run does not go on
    };
    // How the tiles that no run uses lie in groups.
    struct Way {
        int jokers;
        int free;  // places that stay free
        Value gain;
        Step step;
    };
    struct Options {
        std::array<Option, 16> list;
        std::uint64_t question = 0;  // that the list answers
        int count = 0;
    };
    struct Ways {
        std::uint64_t question = 0;  // that the ways from `first` to `end` answer
        std::uint32_t first = 0, end = 0;
    };
    struct Entry {
        std::uint32_t stamp = 0;
        std::uint32_t node = 0;
    };

    static constexpr int kWaysShift = 56;  // for 256 lists of ways that are remembered
    static constexpr std::size_t kKnownWays = std::size_t{1} << (64 - kWaysShift);
    static constexpr std::size_t kExpectedNodes = 512;
    static constexpr std::size_t kMostListed = std::size_t{1} << 16;

    void prepare(const Tiles& tiles) {
        tiles_ = &tiles;
        colours_ = tiles.shape.colours;
        field_ = colours_ > 4 ? 3 : 4;
        full_ = false;
        if (table_.empty()) table_.resize(256);
        nodes_.reserve(kExpectedNodes);
        listed_.reserve(kExpectedNodes);
    }

    void advance(int number, std::uint32_t begin, std::uint32_t end, Value bar) {
        number_ = number;
        bar_ = bar;
        first_ = end;
        ++stamp_;
        listed_.clear();
        value_of_one_ = tiles_->worth(number);
        owed_here_ = 0;
        int all = tiles_->jokers, kinds = tiles_->jokers;
        for (int colour = 0; colour < colours_; ++colour) {
            owed_here_ += tiles_->must[number][colour];
            all += tiles_->have[number][colour];
            kinds += tiles_->have[number][colour] > 0;
        }
        most_groups_ = tiles_->shape.largest_group && kinds >= kShortest ? all / kShortest : 0;
        for (std::uint32_t at = begin; at < end && !full_; ++at) {
            const std::uint64_t key = nodes_[at].key;
            parent_ = at;
            value_ = nodes_[at].value;
            used_ = static_cast<int>(key >> kJokersAt & 15);
            room_ = static_cast<int>(key >> kRoomAt & 15);
            left_ = tiles_->jokers - used_;
            bool dead = false;
            for (int colour = 0; colour < colours_ && !dead; ++colour) {
                list_options(colour, key);
                dead = options_[colour].count == 0;
            }
            if (!dead) combine(0, 0, 0, left_, 0, false, 0);
        }
    }

    void list_options(int colour, std::uint64_t key) {
        const int have = tiles_->have[number_][colour];
        const int soon = tiles_->have[number_ + 1][colour];
        const int later = tiles_->have[number_ + 2][colour];
        const int to_top = tiles_->shape.highest - number_;
        const std::uint64_t mask = (1u << field_) - 1;
        const std::uint64_t state =
            key >> (3 * field_ * colour) & ((std::uint64_t{1} << 3 * field_) - 1);
        const int first = static_cast<int>(state & mask);
        const int second = static_cast<int>(state >> field_ & mask);
        const int third = static_cast<int>(state >> (2 * field_) & mask);
        Options& options = options_[colour];
        // States beside each other often agree in a colour.
        const std::uint64_t question = static_cast<std::uint64_t>(stamp_) << 32 | state << 8 |
                                       static_cast<std::uint64_t>(left_);
        if (options.question == question) return;
        options.question = question;
        options.count = 0;
        // What no group can take must lie in a run.
        const int least = std::max(first + second, tiles_->must[number_][colour] - most_groups_);
        for (int slots = least; slots <= have + left_; ++slots) {
            const int now = std::max(0, slots - have);
            // A joker here would be at the end of a run or in a run of jokers.
            if (now && slots > first + second && !soon && !later) break;
            const int extended = std::min(third, slots - first - second);
            const int started = slots - first - second - extended;
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
            options.list[static_cast<std::size_t>(options.count++)] = {
                after << (3 * field_ * colour), static_cast<std::uint32_t>(slots) << (4 * colour),
                static_cast<std::int8_t>(now), static_cast<std::int8_t>(gaps),
                second + extended > 0, third > extended};
        }
    }

    // Choose an option for each colour from this one on; `spare` jokers are left for the rest.
    // `idle` is the largest number of tiles that lie idle beside a run they could lengthen.
    void combine(int colour, std::uint32_t slots, int now, int spare, std::uint64_t following,
                 bool done, int idle) {
        if (colour == colours_) {
            add_groups(slots, now, spare, following, done, idle);
            return;
        }
        const int have = tiles_->have[number_][colour];
        for (int at = 0; at < options_[colour].count; ++at) {
            const Option& option = options_[colour].list[static_cast<std::size_t>(at)];
            const int left = spare - option.now - option.soon;
            if (left < 0) continue;
            const int beside =
                option.spare ? have - static_cast<int>(option.slots >> (4 * colour)) : 0;
            combine(colour + 1, slots | option.slots, now + option.now, left,
                    following | option.following, done || option.done, std::max(idle, beside));
        }
    }

    void add_groups(std::uint32_t slots, int now, int spare, std::uint64_t following, bool done,
                    int idle) {
        if (!most_groups_) {
            if (!idle) add_runs(slots, now, following, done);
            return;
        }
        const Ways known = ways(slots, spare, room_ < left_);
        for (std::uint32_t at = known.first; at < known.end; ++at) {
            const Way& way = listed_[at];
            // A tile that no group takes had better lengthen the complete run beside it.
            if (way.step.groups < idle) continue;
            const Value value = value_ + way.gain;
            if (value <= bar_) continue;
            const int used = used_ + now + way.jokers;
            int room = tiles_->jokers - used;
            if (!done) room = std::min(room, room_ + way.free);
            const std::uint64_t key = following | static_cast<std::uint64_t>(used) << kJokersAt |
                                      static_cast<std::uint64_t>(room) << kRoomAt;
            keep(key, value, way.step);
        }
    }

    // A number without groups: what has to lie there lies in runs.
    void add_runs(std::uint32_t slots, int now, std::uint64_t following, bool done) {
        int in_runs = -now;
        for (int colour = 0; colour < colours_; ++colour)
            in_runs += static_cast<int>(slots >> (4 * colour) & 15);
        const Value value = value_ + (in_runs - owed_here_) * value_of_one_;
        if (value <= bar_) return;
        const int used = used_ + now;
        const int open = tiles_->jokers - used;
        const int room = done ? open : std::min(open, room_);
        keep(following | static_cast<std::uint64_t>(used) << kJokersAt |
                 static_cast<std::uint64_t>(room) << kRoomAt,
             value, Step{slots, 0, 0, 0});
    }

    Ways ways(std::uint32_t slots, int jokers, bool cramped) {
        const std::uint64_t question = static_cast<std::uint64_t>(stamp_) << 32 |
                                       static_cast<std::uint64_t>(slots) << 5 |
                                       static_cast<std::uint64_t>(jokers) << 1 | cramped;
        Ways& known = ways_[question * 0x9E3779B97F4A7C15ull >> kWaysShift];
        if (known.question != question) {
            if (listed_.size() > kMostListed) {
                // Whatever was remembered is forgotten, so that the lists stay bounded.
                listed_.clear();
                ways_.fill(Ways{});
            }
            known.question = question;
            known.first = static_cast<std::uint32_t>(listed_.size());
            list_ways(slots, jokers, cramped);
            known.end = static_cast<std::uint32_t>(listed_.size());
        }
        return known;
    }

    void list_ways(std::uint32_t slots, int jokers, bool cramped) {
        const Shape& shape = tiles_->shape;
        int free[kMostColours], in_runs = 0, all_free = 0, owing = 0, most_owed = 0;
        for (int colour = 0; colour < colours_; ++colour) {
            const int have = tiles_->have[number_][colour];
            const int used = std::min(have, static_cast<int>(slots >> (4 * colour) & 15));
            const int owed = std::max(0, tiles_->must[number_][colour] - used);
            in_runs += used;
            free[colour] = have - used;
            all_free += free[colour];
            owing += owed;
            most_owed = std::max(most_owed, owed);
        }
        const int base = in_runs - owed_here_;
        const std::size_t first = listed_.size();
        if (!owing) listed_.push_back({0, 0, base * value_of_one_, Step{slots, 0, 0, 0}});
        const int most_groups = shape.largest_group ? (all_free + jokers) / kShortest : 0;
        for (int groups = std::max(1, most_owed); groups <= most_groups; ++groups) {
            const int places = shape.largest_group * groups;
            int most = 0;
            for (int colour = 0; colour < colours_; ++colour)
                most += std::min(free[colour], groups);
            most = std::min(most, places);
            if (kShortest * groups - most > jokers || most < groups || owing > most) continue;
            // Where a joker may find no room, a tile can stay on the rack to make some.
            const int least = cramped ? std::max(owing, groups) : most;
            for (int numbered = most; numbered >= least; --numbered) {
                const int lacking = std::max(0, kShortest * groups - numbered);
                if (lacking > jokers) break;
                listed_.push_back({lacking, places - numbered - lacking,
                                   (base + numbered) * value_of_one_,
                                   Step{slots, static_cast<std::uint8_t>(groups),
                                        static_cast<std::uint8_t>(numbered),
                                        static_cast<std::uint8_t>(lacking)}});
            }
        }
        drop_beaten(first, cramped);
    }

    // Keep the ways that no other one beats, those with the fewest jokers first.
    void drop_beaten(std::size_t first, bool cramped) {
        if (listed_.size() < first + 2) return;
        const auto begin = listed_.begin() + static_cast<std::ptrdiff_t>(first);
        std::sort(begin, listed_.end(), [](const Way& a, const Way& b) {
            if (a.jokers != b.jokers) return a.jokers < b.jokers;
            return a.gain != b.gain ? a.gain > b.gain : a.free > b.free;
        });
        auto end = begin;
        for (auto way = begin; way != listed_.end(); ++way) {
            const bool beaten = std::any_of(begin, end, [&](const Way& other) {
                return other.gain >= way->gain &&
                       (!cramped || other.free + other.jokers >= way->free + way->jokers);
            });
            if (!beaten) *end++ = *way;
        }
        listed_.erase(end, listed_.end());
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

    void grow() {
        std::vector<Entry>(table_.size() * 2).swap(table_);
        for (std::uint32_t at = first_; at < nodes_.size(); ++at)
            *find(nodes_[at].key) = {stamp_, at};
    }

    // Keep the states that look best: much laid, few jokers used.
    void narrow(int number, std::uint32_t first, std::size_t width) {
        const Value joker = tiles_->worth(number);
        const auto looks = [joker](const Node& node) {
            return node.value - static_cast<Value>(node.key >> kJokersAt & 15) * joker;
        };
        const auto begin = nodes_.begin() + first;
        std::nth_element(begin, begin + static_cast<std::ptrdiff_t>(width), nodes_.end(),
                         [&](const Node& a, const Node& b) { return looks(a) > looks(b); });
        nodes_.resize(first + width);
    }

    void finish(std::uint32_t first, Swept& outcome) {
        std::uint32_t end = 0;
        for (std::uint32_t at = first; at < nodes_.size(); ++at) {
            const Node& node = nodes_[at];
            const int used = static_cast<int>(node.key >> kJokersAt & 15);
            const int room = static_cast<int>(node.key >> kRoomAt & 15);
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
    bool full_ = false;
    std::array<Options, kMostColours> options_;
    std::array<Ways, kKnownWays> ways_{};
    std::vector<Way> listed_;
    std::vector<Entry> table_;
    std::vector<Node> nodes_;
    std::vector<Step> steps_;
    Dominance dominance_;
};

}  // namespace rackrun
