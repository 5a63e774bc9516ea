// States that another one can stand for need not be kept; see dominance.py, its twin.
#pragma once

#include <algorithm>

#include "states.hpp"

namespace rackrun {

class Dominance {
   public:
    // A state is dropped if a better one can do whatever it can: each of its runs has one of the
    // other that is as long, and what the other has beyond is complete.
    void drop(std::vector<Node>& nodes, std::uint32_t first, const Tiles& tiles, int field) {
        if (nodes.size() - first < kFewStates) return;
        std::uint64_t guards = 0;
        for (int bit = field; bit < 64; bit += field + 1) guards |= std::uint64_t{1} << bit;
        ranks_.clear();
        for (std::uint32_t at = first; at < nodes.size(); ++at)
            ranks_.push_back(rank_of(nodes[at], at, tiles.shape.colours, field));
        std::sort(ranks_.begin(), ranks_.end(), [](const Rank& a, const Rank& b) {
            return a.value != b.value ? a.value > b.value : a.used < b.used;
        });
        std::size_t kept = 0;
        for (const Rank& rank : ranks_) {
            bool dominated = false;
            const std::size_t others = std::min(kept, kCompared);
            for (std::size_t at = 0; at < others && !dominated; ++at) {
                const Rank& other = ranks_[at];
                dominated = (((other.duties | guards) - rank.duties) & guards) == guards &&
                            (((other.offers | guards) - rank.offers) & guards) == guards &&
                            other.used <= rank.used &&
                            (other.room == tiles.jokers - other.used ||
                             other.room >= rank.room + rank.used - other.used);
            }
            if (!dominated) ranks_[kept++] = rank;
        }
        ranks_.resize(kept);
        std::sort(ranks_.begin(), ranks_.end(),
                  [](const Rank& a, const Rank& b) { return a.node < b.node; });
        for (std::size_t at = 0; at < kept; ++at) nodes[first + at] = nodes[ranks_[at].node];
        nodes.resize(first + kept);
    }

   private:
    static constexpr std::size_t kFewStates = 8;  // so few are not worth comparing
    static constexpr std::size_t kCompared = 64;  // the best ones that others are compared with

    // A state in two words, field by field with a guard bit above each: whoever has all fields at
    // least as large can do whatever the other can.
    struct Rank {
        std::uint64_t duties = 0;  // the fewer runs must go on, the better
        std::uint64_t offers = 0;  // the more runs can go on, and the longer, the better
        Value value = 0;
        std::uint32_t node = 0;
        int used = 0, room = 0;
    };

    static Rank rank_of(const Node& node, std::uint32_t at, int colours, int field) {
        const std::uint64_t most = (1u << field) - 1;
        Rank rank;
        rank.value = node.value;
        rank.node = at;
        rank.used = static_cast<int>(node.key >> kJokersAt & 15);
        rank.room = static_cast<int>(node.key >> kRoomAt & 15);
        std::uint64_t state = node.key;
        int shift = 0, far = 0;
        for (int colour = 0; colour < colours; ++colour) {
            const std::uint64_t one = state & most, two = state >> field & most,
                                more = state >> (2 * field) & most;
            state >>= 3 * field;
            rank.duties |= (most - one) << shift | (most - one - two) << (shift + field + 1);
            rank.offers |= more << far | (more + two) << (far + field + 1) |
                           (more + two + one) << (far + 2 * field + 2);
            shift += 2 * field + 2;
            far += 3 * field + 3;
        }
        return rank;
    }

    std::vector<Rank> ranks_;
};

}  // namespace rackrun
