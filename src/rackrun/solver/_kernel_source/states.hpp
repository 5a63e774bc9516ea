// States of a sweep and the steps that lead from one to the next; see states.py, its twin.
#pragma once

#include "tiles.hpp"

namespace rackrun {

// What was done at one number.
struct Step {
    std::uint32_t slots = 0;  // of runs, four bits for each colour
    std::uint8_t groups = 0;
    std::uint8_t numbered = 0;  // numbered tiles in the groups
    std::uint8_t jokers = 0;    // jokers in the groups

    int slots_of(int colour) const { return slots >> (4 * colour) & 15; }
};

// Where the jokers used and the room for spare ones stand in a key; below them there are for each
// colour the numbers of open runs with one tile, with two, and with three or more.
constexpr int kJokersAt = 48;
constexpr int kRoomAt = 52;

inline int jokers_used(std::uint64_t key) { return static_cast<int>(key >> kJokersAt & 15); }
inline int room_in(std::uint64_t key) { return static_cast<int>(key >> kRoomAt & 15); }

// A state and how it was reached.
struct Node {
    std::uint64_t key = 0;
    Value value = 0;
    std::uint32_t parent = 0;
    Step step;
};

}  // namespace rackrun
