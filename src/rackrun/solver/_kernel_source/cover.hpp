// Open runs that can stand for others, where it matters how many jokers lie in them; see cover.py.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "tiles.hpp"

namespace rackrun {

// Kinds of open runs: one tile with 0 or 1 jokers, two with 0 to 6, more with 0 to 6. A run of
// nothing but jokers must go on, however long it is: it counts as one of two tiles. The open runs
// of a colour are a word with four bits for each kind.
constexpr int kKinds = 2 * kMostJokers + 4;
constexpr int kTwo = 2, kMore = kTwo + kMostJokers + 1;

inline int length_of(int kind) { return kind < kTwo ? 1 : kind < kMore ? 2 : 3; }
inline int jokers_of(int kind) {
    return kind < kTwo ? kind : kind < kMore ? kind - kTwo : kind - kMore;
}
inline int count(std::uint64_t runs, int kind) { return static_cast<int>(runs >> (4 * kind) & 15); }

// How many runs of one length have so many jokers, as counts by number of jokers.
using ByJokers = std::array<int, kMostJokers + 1>;

inline void add_length(ByJokers& free, std::uint64_t runs, int length) {
    const int first = length == 1 ? 0 : length == 2 ? kTwo : kMore;
    const int last = length == 1 ? kTwo : length == 2 ? kMore : kKinds;
    for (int kind = first; kind < last; ++kind)
        free[static_cast<std::size_t>(jokers_of(kind))] += count(runs, kind);
}

// Whether each of the other runs has one of its own among these that can stand for it: one that is
// no shorter and has no more jokers.
inline bool each_has_a_stand_in(std::uint64_t some, std::uint64_t others) {
    ByJokers free{};
    for (int length = kShortest; length > 0; --length) {
        add_length(free, some, length);
        ByJokers wanted{};
        add_length(wanted, others, length);
        for (int jokers = 0; jokers <= kMostJokers; ++jokers)
            for (int at = jokers, left = wanted[static_cast<std::size_t>(jokers)]; left > 0; --at) {
                if (at < 0) return false;
                const int taken = std::min(left, free[static_cast<std::size_t>(at)]);
                free[static_cast<std::size_t>(at)] -= taken;
                left -= taken;
            }
    }
    return true;
}

// Whether each of these runs that must go on stands for one of the others.
inline bool each_stands_in(std::uint64_t some, std::uint64_t others) {
    ByJokers free{};
    for (int length = 1; length < kShortest; ++length) {
        add_length(free, others, length);
        ByJokers standing{};
        add_length(standing, some, length);
        for (int jokers = kMostJokers; jokers >= 0; --jokers)
            for (int at = jokers, left = standing[static_cast<std::size_t>(jokers)]; left > 0; ++at) {
                if (at > kMostJokers) return false;
                const int taken = std::min(left, free[static_cast<std::size_t>(at)]);
                free[static_cast<std::size_t>(at)] -= taken;
                left -= taken;
            }
    }
    return true;
}

// Whether whatever the others can become, some of these can become as well.
inline bool run_covers(std::uint64_t some, std::uint64_t others) {
    return some == others || (each_has_a_stand_in(some, others) && each_stands_in(some, others));
}

// The same for runs that are asked about again and again: they get numbers, answers are kept.
class Cover {
   public:
    void clear() {
        numbers_.clear();
        runs_.clear();
        known_.clear();
    }

    std::uint32_t number(std::uint64_t runs) {
        const auto [at, fresh] = numbers_.emplace(runs, static_cast<std::uint32_t>(runs_.size()));
        if (fresh) {
            runs_.push_back(runs);
            known_.emplace_back();
        }
        return at->second;
    }

    bool covers(std::uint32_t some, std::uint32_t others) {
        if (some == others) return true;
        std::vector<std::int8_t>& row = known_[some];
        if (row.size() <= others) row.resize(runs_.size(), kUnknown);
        std::int8_t& answer = row[others];
        if (answer == kUnknown) answer = run_covers(runs_[some], runs_[others]);
        return answer == 1;
    }

   private:
    static constexpr std::int8_t kUnknown = -1;

    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
    std::vector<std::uint64_t> runs_;
    std::vector<std::vector<std::int8_t>> known_;
};

}  // namespace rackrun
