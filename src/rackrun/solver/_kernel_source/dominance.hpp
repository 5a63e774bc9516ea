// States that another one can stand for need not be kept; see dominance.py, its twin.
#pragma once

#include <algorithm>

#include "buffer.hpp"
#include "states.hpp"

namespace rackrun {

class Dominance {
   public:
    // A state is dropped if a better one can do whatever it can: each of its runs has one of the
    // other that is as long, and what the other has beyond is complete.
    template <class Nodes>
    void drop(Nodes& nodes, std::uint32_t first, const Tiles& tiles, int field) {
        if (nodes.size() - first < kFewStates) return;
        prepare(tiles, field);
        order_.clear();
        for (std::uint32_t at = first; at < nodes.size(); ++at)
            order_.push_back({nodes[at].value * 16 - jokers_used(nodes[at].key), at});
        std::sort(order_.begin(), order_.end(),
                  [](const Place& a, const Place& b) { return a.rank > b.rank; });
        best_.clear();
        for (const Place& place : order_) {
            const Rank rank = rank_of(nodes[place.node].key);
            const bool dominated = std::any_of(best_.begin(), best_.end(), [&](const Rank& other) {
                return (at_least(rank.duties, other.duties) & at_least(other.offers, rank.offers) &
                        tops_) == tops_;
            });
            if (dominated)
                nodes[place.node].parent = kNobody;
            else if (best_.size() < kCompared)
                best_.push_back(rank);
        }
        Node* end = std::remove_if(nodes.begin() + first, nodes.end(),
                                   [](const Node& node) { return node.parent == kNobody; });
        nodes.shrink(static_cast<std::size_t>(end - nodes.begin()));
    }

   private:
    static constexpr std::size_t kFewStates = 8;  // so few are not worth comparing
    static constexpr std::size_t kCompared = 64;  // the best ones that others are compared with
    static constexpr std::uint32_t kNobody = static_cast<std::uint32_t>(-1);

    struct Place {
        Value rank;  // by value, then by jokers left
        std::uint32_t node;
    };
    // A state in two words of fields.
    struct Rank {
        std::uint64_t duties;  // the fewer runs must go on and the fewer jokers used, the better
        std::uint64_t offers;  // the more runs can go on, the longer, and the more room, the better
    };

    void prepare(const Tiles& tiles, int field) {
        field_ = field;
        ones_ = tops_ = 0;
        for (int colour = 0; colour < tiles.shape.colours; ++colour)
            ones_ |= ((std::uint64_t{1} << field) - 1) << (3 * field * colour);
        for (int at = 1; at <= 3 * tiles.shape.colours; ++at)
            tops_ |= std::uint64_t{1} << (field * at - 1);
        tops_ |= std::uint64_t{1} << (kJokersAt + 3);
    }

    Rank rank_of(std::uint64_t key) const {
        const std::uint64_t one = key & ones_, two = key >> field_ & ones_,
                            more = key >> (2 * field_) & ones_;
        const auto used = static_cast<std::uint64_t>(jokers_used(key));
        const auto room = static_cast<std::uint64_t>(room_in(key));
        return {one | (one + two) << field_ | used << kJokersAt,
                more | (more + two) << field_ | (more + two + one) << (2 * field_) |
                    (room + used) << kJokersAt};
    }

    // The top bit of each field of the one that is at least as large as that of the other.
    std::uint64_t at_least(std::uint64_t one, std::uint64_t other) const {
        const std::uint64_t rest = (one | tops_) - (other & ~tops_);
        return (one & ~other) | (~(one ^ other) & rest);
    }

    int field_ = 4;
    std::uint64_t ones_ = 0, tops_ = 0;  // the lowest field of each colour, the top bit of each field
    Buffer<Place, 64> order_;
    Buffer<Rank, kCompared> best_;
};

}  // namespace rackrun
