// A whole round played by rule, from any moment to its end; the engine with bots is its twin, see
// playing_out.py.
#pragma once

#include "turn.hpp"

namespace rackrun {

// A round at one moment. Counts are by code, jokers last; the first of the pool is drawn next.
struct Round {
    Shape shape;
    int opening = 0;         // the points of an opening
    bool must_play = false;  // whoever can
    Codes table;
    std::vector<Codes> racks;
    Codes pool;
    Codes opened;                 // yes or no for each seat
    std::vector<Manner> manners;  // likewise
    std::size_t turn = 0;
    int idle = 0;  // turns in a row in which nothing happened
};

struct Ended {
    int finisher = -1;  // nobody if the round is blocked
    std::vector<Codes> racks;
    std::vector<Codes> moves;  // the tiles laid in each turn; none where a seat drew or passed
};

class Playing {
   public:
    explicit Playing(Round round) : round_(std::move(round)) {}

    Ended run() {
        Ended ended;
        const std::size_t seats = round_.racks.size();
        while (round_.idle < static_cast<int>(seats)) {
            ended.moves.push_back(move());
            Codes& rack = round_.racks[round_.turn];
            if (std::all_of(rack.begin(), rack.end(), [](std::uint8_t count) { return !count; })) {
                ended.finisher = static_cast<int>(round_.turn);
                break;
            }
            round_.turn = (round_.turn + 1) % seats;
        }
        ended.racks = std::move(round_.racks);
        return ended;
    }

   private:
    // What the seat on turn lays; nothing if it draws or passes.
    Codes move() {
        Codes& rack = round_.racks[round_.turn];
        const Codes laid = chosen();
        for (std::uint8_t code : laid) {
            --rack[code];
            ++round_.table[code];
        }
        if (!laid.empty()) {
            round_.opened[round_.turn] = true;
            round_.idle = 0;
        } else if (drawn_ < round_.pool.size()) {
            ++rack[round_.pool[drawn_++]];
            round_.idle = 0;
        } else {
            ++round_.idle;
        }
        return laid;
    }

    Codes chosen() const {
        const int opening = round_.opened[round_.turn] ? 0 : round_.opening;
        const Turn turn(round_.shape, round_.table, round_.racks[round_.turn], opening);
        return turn.laid(round_.manners[round_.turn], round_.racks.size() == 2, round_.must_play);
    }

    Round round_;
    std::size_t drawn_ = 0;
};

}  // namespace rackrun
