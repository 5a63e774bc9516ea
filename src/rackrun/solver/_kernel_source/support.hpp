// Can these melds help at all? See support.py, its twin, for the bound.
#pragma once

#include "task.hpp"

namespace rackrun {

class Support {
   public:
    explicit Support(const Task& task)
        : colours_(task.shape.colours), groups_(task.shape.largest_group > 0),
          from_rack_(task.most) {
        Tiles worths;
        worths.by_points = task.by_points;
        for (std::size_t code = 0; code < task.may.size(); ++code) {
            const int number = task.number_of(code), colour = task.colour_of(code);
            const std::uint64_t bit = std::uint64_t{1} << number;
            if (task.may[code]) {
                kinds_.push_back({colour, bit, task.may[code], worths.worth(number)});
                worth_ += task.may[code] * worths.worth(number);
            }
            if (task.must[code] || task.may[code]) rack_[colour] |= bit;
        }
        std::stable_sort(kinds_.begin(), kinds_.end(),
                         [](const Kind& a, const Kind& b) { return a.value > b.value; });
        for (const Codes& meld : task.table) {
            Lying lying;
            lying.jokers = task.jokers_in(meld);
            from_rack_ -= lying.jokers;
            for (std::uint8_t code : meld)
                if (code < task.shape.joker())
                    lying.masks[task.colour_of(code)] |= std::uint64_t{1} << task.number_of(code);
            lying_.push_back(lying);
        }
    }

    // What all tiles are worth that may be laid.
    Value worth() const { return worth_; }

    // Whether all but so much of the rack has company in itself and in these melds.
    bool suffices(const std::vector<int>& melds, Value most_lost) const {
        int jokers = from_rack_;
        auto there = rack_;
        for (int at : melds) {
            const Lying& lying = lying_[static_cast<std::size_t>(at)];
            jokers += lying.jokers;
            for (int colour = 0; colour < colours_; ++colour)
                there[colour] |= lying.masks[colour];
        }
        std::uint64_t once = 0, twice = 0, thrice = 0;
        std::array<std::uint64_t, kMostColours> rows{};
        for (int colour = 0; colour < colours_; ++colour) {
            const std::uint64_t have = there[colour];
            thrice |= twice & have;
            twice |= once & have;
            once |= have;
            const std::uint64_t first = have & have >> 1 & have >> 2;
            rows[colour] = first | first << 1 | first << 2;
        }
        const std::uint64_t column = groups_ ? thrice : 0;
        int beside = kBesideAJoker * jokers;
        for (const Kind& kind : kinds_) {
            if (kind.bit & (rows[kind.colour] | column)) continue;
            const int alone = std::max(0, kind.count - beside);
            beside -= kind.count - alone;
            if ((most_lost -= alone * kind.value) < 0) return false;
        }
        return true;
    }

   private:
    // Tiles without other company that one joker can bring into a meld, at most.
    static constexpr int kBesideAJoker = 4;

    struct Lying {
        std::array<std::uint64_t, kMostColours> masks{};
        int jokers = 0;
    };
    struct Kind {
        int colour;
        std::uint64_t bit;
        int count;
        Value value;  // of one tile
    };

    int colours_;
    bool groups_;
    int from_rack_;  // jokers
    Value worth_ = 0;
    std::array<std::uint64_t, kMostColours> rack_{};
    std::vector<Kind> kinds_;
    std::vector<Lying> lying_;
};

}  // namespace rackrun
