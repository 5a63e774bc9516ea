// The thorough sweep: every joker has its place; see thorough.py, its twin, for the idea.
#pragma once

#include <unordered_map>

#include "layout.hpp"
#include "run_moves.hpp"

namespace rackrun {

class Thorough : private RunMoves {
   public:
    static constexpr std::size_t kMostNodes = std::size_t{1} << 20;

    Swept run(const Tiles& tiles, Value floor, std::size_t width = Sweep::kNoWidth) {
        tiles_ = &tiles;
        prepare(tiles);
        full_ = false;
        const auto rest = bounds(tiles);
        Swept outcome;
        outcome.value = floor;
        nodes_.assign(1, Node{});
        std::size_t first = 0;
        for (int number = 1; number <= tiles.shape.highest; ++number) {
            const std::size_t end = nodes_.size();
            advance(number, first, end, floor - rest[number + 1]);
            first = end;
            // Where there are very many, most would be dropped after they were compared.
            const bool few = narrow(number, first, kBeforehand * std::min(width, kMostNodes));
            drop_dominated(first, std::clamp(width, kFewCompared, kCompared));
            const bool all = narrow(number, first, width);
            outcome.exact = outcome.exact && few && all && !full_;
            if (nodes_.size() == first) return outcome;
        }
        finish(first, outcome);
        return outcome;
    }

    // Keep so many states that look best: much laid, few jokers used. Whether there were no more.
    bool narrow(int number, std::size_t first, std::size_t width) {
        if (nodes_.size() - first <= width) return true;
        const Value joker = tiles_->worth(number);
        const auto looks = [joker](const Node& node) { return node.value - node.key.used * joker; };
        const auto begin = nodes_.begin() + static_cast<std::ptrdiff_t>(first);
        std::nth_element(begin, begin + static_cast<std::ptrdiff_t>(width), nodes_.end(),
                         [&](const Node& a, const Node& b) { return looks(a) > looks(b); });
        nodes_.resize(first + width);
        return false;
    }

    // Lay what the last run found.
    void lay(Layout& layout, const Tiles& tiles) {
        every_ = true;
        layout.clear(tiles);
        std::array<std::vector<std::size_t>, kMostColours> open;
        std::vector<const Node*> path;
        for (std::size_t at = end_; at != 0; at = nodes_[at].parent) path.push_back(&nodes_[at]);
        const Node* before = &nodes_[0];
        int number = 0;
        while (!path.empty()) {
            const Node& node = *path.back();
            path.pop_back();
            ++number;
            int in_runs[kMostColours] = {};
            for (int colour = 0; colour < tiles.shape.colours; ++colour) {
                const auto at = static_cast<std::size_t>(colour);
                in_runs[colour] = node.tiles[at];
                const Move move = move_between(tiles, number, colour, before->key.runs[at], node);
                go_on(layout, open[at], colour, number, move);
            }
            if (node.groups)
                layout.add_groups(number, in_runs, node.groups, node.numbered, node.jokers);
            before = &node;
        }
        // There is room for all of them: it was counted.
        layout.complete();
        layout.attach(spare_);
        every_ = false;
    }

   private:
    struct Key {
        std::array<std::uint64_t, kMostColours> runs{};  // see cover.hpp
        int used = 0;  // jokers
        int room = 0;  // for spare ones
        bool operator==(const Key& other) const {
            return runs == other.runs && used == other.used && room == other.room;
        }
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t mixed = static_cast<std::uint64_t>(key.used * 16 + key.room);
            for (std::uint64_t runs : key.runs)
                mixed = (mixed ^ runs) * 0x9E3779B97F4A7C15ull, mixed ^= mixed >> 29;
            return static_cast<std::size_t>(mixed);
        }
    };
    struct Node {
        Key key;
        Value value = 0;
        std::size_t parent = 0;
        Row tiles{};        // numbered tiles in runs, by colour
        Row run_jokers{};  // jokers in runs, by colour
        int groups = 0, numbered = 0, jokers = 0;
    };
    // The jokers for which there is a place now, or will be one; that never becomes less.
    int laid_at_most(const Key& key) const {
        int laid = key.used + key.room;
        for (int colour = 0; colour < tiles_->shape.colours; ++colour)
            laid += promised(key.runs[static_cast<std::size_t>(colour)]);
        return laid;
    }

    // Drop the states that a more valuable one can stand for: it has used no more jokers, has or
    // will have room for as many, and its runs can do what those can do.
    void drop_dominated(std::size_t first, std::size_t most_compared) {
        order_.clear();
        for (std::size_t at = first; at < nodes_.size(); ++at) order_.push_back(at);
        std::sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            const Node &one = nodes_[a], &other = nodes_[b];
            if (one.value != other.value) return one.value > other.value;
            if (one.key.used != other.key.used) return one.key.used < other.key.used;
            return one.key.room > other.key.room;
        });
        cover_.clear();
        best_.clear();
        kept_.clear();
        for (std::size_t at : order_) {
            const Key& key = nodes_[at].key;
            Ranked ranked{{}, key.used, laid_at_most(key)};
            for (int colour = 0; colour < tiles_->shape.colours; ++colour) {
                const auto place = static_cast<std::size_t>(colour);
                ranked.runs[place] = cover_.number(key.runs[place]);
            }
            if (std::any_of(best_.begin(), best_.end(),
                            [&](const Ranked& other) { return stands_for(other, ranked); }))
                continue;
            kept_.push_back(nodes_[at]);
            if (best_.size() < most_compared) best_.push_back(ranked);
        }
        nodes_.resize(first);
        nodes_.insert(nodes_.end(), kept_.begin(), kept_.end());
    }

    struct Ranked {
        std::array<std::uint32_t, kMostColours> runs;
        int used, laid;  // jokers so far, and in the end at the most
    };

    bool stands_for(const Ranked& one, const Ranked& other) {
        if (roomy_ ? one.used > other.used : one.used != other.used) return false;
        if (one.laid < std::min(other.laid, tiles_->jokers)) return false;
        for (int colour = 0; colour < tiles_->shape.colours; ++colour) {
            const auto place = static_cast<std::size_t>(colour);
            if (!cover_.covers(one.runs[place], other.runs[place])) return false;
        }
        return true;
    }

    void advance(int number, std::size_t begin, std::size_t end, Value bar) {
        number_ = number;
        bar_ = bar;
        found_.clear();
        known_.clear();
        for (std::size_t at = begin; at < end && !full_; ++at) {
            parent_ = at;
            const Node from = nodes_[at];
            enough_ = roomy_ && laid_at_most(from.key) >= tiles_->jokers;
            chosen_ = Node{};
            combine(from, 0, tiles_->jokers - from.key.used, from.key.room);
        }
    }

    void combine(const Node& from, int colour, int jokers, int room) {
        if (colour == tiles_->shape.colours) {
            chosen_.key.room = room;
            add_groups(from, jokers);
            return;
        }
        const auto at = static_cast<std::size_t>(colour);
        for (const Move& move : moves(colour, from.key.runs[at], tiles_->jokers - from.key.used)) {
            if (move.jokers > jokers || full_) continue;
            chosen_.key.runs[at] = move.after;
            chosen_.tiles[at] = static_cast<std::uint8_t>(move.tiles);
            chosen_.run_jokers[at] = static_cast<std::uint8_t>(move.jokers);
            combine(from, colour + 1, jokers - move.jokers, room + move.room);
        }
    }

    const std::vector<Move>& moves(int colour, std::uint64_t runs, int jokers) {
        const int question = (colour * 16 + jokers) * 2 + enough_;
        auto& list = known_[{static_cast<std::uint64_t>(question), runs}];
        if (list.empty()) list_moves(list, *tiles_, number_, colour, runs, jokers);
        return list;
    }

    void add_groups(const Node& from, int jokers) {
        const Shape& shape = tiles_->shape;
        int free[kMostColours], in_runs = 0, all_free = 0, owing = 0, most_owed = 0, must = 0;
        for (int colour = 0; colour < shape.colours; ++colour) {
            const int used = chosen_.tiles[static_cast<std::size_t>(colour)];
            const int owed = std::max(0, tiles_->must[number_][colour] - used);
            must += tiles_->must[number_][colour];
            in_runs += used;
            free[colour] = tiles_->have[number_][colour] - used;
            all_free += free[colour];
            owing += owed;
            most_owed = std::max(most_owed, owed);
        }
        const int base = in_runs - must;
        if (!owing) keep(from, base, {}, jokers);
        const int most_groups = shape.largest_group ? (all_free + jokers) / kShortest : 0;
        for (int groups = std::max(1, most_owed); groups <= most_groups; ++groups) {
            int most = 0;
            for (int colour = 0; colour < shape.colours; ++colour)
                most += std::min(free[colour], groups);
            most = std::min(most, shape.largest_group * groups);
            for (int numbered = std::max(groups, owing); numbered <= most; ++numbered) {
                int fewest = 0, places = 0;
                if (!jokers_in(groups, numbered, fewest, places)) continue;
                const int most_jokers = std::min({places, jokers, roomy_ ? fewest : jokers});
                for (int more = fewest; more <= most_jokers; ++more)
                    keep(from, base + numbered,
                         {groups, numbered, more, roomy_ ? places - more : 0}, jokers);
            }
        }
    }

    // The fewest and the most jokers in groups with so many numbered tiles, dealt evenly.
    bool jokers_in(int groups, int numbered, int& fewest, int& places) const {
        const Shape& shape = tiles_->shape;
        const int each = numbered / groups, longer = numbered % groups;
        if (kShortest - each > limit_) return false;
        for (int at = 0; at < groups; ++at) {
            const int size = each + (at < longer);
            fewest += std::max(0, kShortest - size);
            places += std::min(limit_, shape.largest_group - size);
        }
        return true;
    }

    // Groups of one number, and the room for spare jokers in them.
    struct Groups {
        int groups = 0, numbered = 0, jokers = 0, room = 0;
    };

    void keep(const Node& from, int tiles, const Groups& groups, int jokers) {
        const Value value = from.value + tiles * tiles_->worth(number_);
        if (value <= bar_ || full_) return;
        const int room = chosen_.key.room;
        chosen_.key.used = tiles_->jokers - jokers + groups.jokers;
        const int open = tiles_->jokers - chosen_.key.used;
        chosen_.key.room = enough_ ? open : std::min(room + groups.room, open);
        keep(value, groups);
        chosen_.key.room = room;
    }

    void keep(Value value, const Groups& groups) {
        const auto known = found_.find(chosen_.key);
        if (known != found_.end() && nodes_[known->second].value >= value) return;
        Node node = chosen_;
        node.value = value;
        node.parent = parent_;
        node.groups = groups.groups;
        node.numbered = groups.numbered;
        node.jokers = groups.jokers;
        if (known != found_.end()) {
            nodes_[known->second] = node;
        } else if (nodes_.size() >= kMostNodes) {
            full_ = true;
        } else {
            found_.emplace(node.key, nodes_.size());
            nodes_.push_back(node);
        }
    }

    void finish(std::size_t first, Swept& outcome) {
        for (std::size_t at = first; at < nodes_.size(); ++at) {
            const Node& node = nodes_[at];
            const int laid = std::min(tiles_->jokers, node.key.used + node.key.room);
            const Value value = node.value + (laid - tiles_->fewest) * tiles_->joker_worth();
            if (laid >= tiles_->fewest && value > outcome.value) {
                outcome.value = value;
                outcome.jokers = laid;
                spare_ = laid - node.key.used;
                outcome.found = true;
                end_ = at;
            }
        }
    }

    // The move that leads from these runs to those of the node.
    Move move_between(const Tiles& tiles, int number, int colour, std::uint64_t runs,
                      const Node& node) const {
        std::vector<Move> list;
        list_moves(list, tiles, number, colour, runs, tiles.jokers);
        const auto at = static_cast<std::size_t>(colour);
        for (const Move& move : list)
            if (move.after == node.key.runs[at] && move.tiles == node.tiles[at] &&
                move.jokers == node.run_jokers[at])
                return move;
        return Move{};
    }

    void go_on(Layout& layout, std::vector<std::size_t>& open, int colour, int number,
               Move move) const {
        std::vector<std::size_t> going;
        for (std::size_t at : open) {
            Run& run = layout.run(at);
            const bool only_jokers = run.joker_count() == run.size();
            const auto kind = static_cast<std::size_t>(
                kind_of(std::min(run.size(), only_jokers ? 2 : 3), run.joker_count()));
            if (move.by_joker[kind]) {
                --move.by_joker[kind];
                run.jokers |= std::uint64_t{1} << number;
            } else if (move.by_tile[kind]) {
                --move.by_tile[kind];
            } else {
                continue;
            }
            run.last = number;
            going.push_back(at);
        }
        for (int count = 0; count < move.started + move.started_by_joker; ++count) {
            going.push_back(layout.start(colour, number));
            if (count >= move.started)
                layout.run(going.back()).jokers |= std::uint64_t{1} << number;
        }
        open.swap(going);
    }

    struct PairHash {
        std::size_t operator()(const std::pair<std::uint64_t, std::uint64_t>& pair) const {
            return static_cast<std::size_t>((pair.first * 31 + pair.second) *
                                            0x9E3779B97F4A7C15ull >> 17);
        }
    };

    const Tiles* tiles_ = nullptr;
    // So many of the best states others are compared with, in a narrow sweep and in a wide one.
    static constexpr std::size_t kFewCompared = 64, kCompared = 4096;
    static constexpr std::size_t kBeforehand = 16;  // times the width are compared at all

    bool full_ = false;
    int number_ = 0, spare_ = 0;
    Value bar_ = 0;
    std::size_t parent_ = 0, end_ = 0;
    Node chosen_;
    std::vector<Node> nodes_, kept_;
    std::vector<std::size_t> order_;
    std::vector<Ranked> best_;
    Cover cover_;
    std::unordered_map<Key, std::size_t, Hash> found_;
    std::unordered_map<std::pair<std::uint64_t, std::uint64_t>, std::vector<Move>, PairHash> known_;
};

}  // namespace rackrun
