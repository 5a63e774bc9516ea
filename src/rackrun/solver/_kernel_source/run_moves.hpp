// How the runs of one colour go on at a number of the thorough sweep; see thorough.py, its twin.
#pragma once

#include "cover.hpp"

namespace rackrun {

class RunMoves {
   protected:
    // How many runs of each kind go on with a tile and with a joker, and how many start.
    struct Move {
        std::array<std::uint8_t, kKinds> by_tile{}, by_joker{};
        int started = 0, started_by_joker = 0;
        int tiles = 0, jokers = 0, room = 0;
        std::uint64_t after = 0;
    };

    void prepare(const Tiles& tiles) {
        limit_ = std::min(tiles.shape.max_jokers, tiles.jokers);
        counts_jokers_ = limit_ < tiles.jokers;
        roomy_ = tiles.shape.highest >= 2 * kShortest - 1 + limit_;
    }

    int kind_of(int length, int jokers) const {
        if (length == 1) return jokers;
        if (length == 2) return kTwo + jokers;
        return kMore + (counts_jokers_ ? jokers : 0);
    }
    // The kind of a run of this kind that has one tile or joker more.
    int longer(int kind, int joker) const {
        const int length = length_of(kind), jokers = jokers_of(kind);
        if (length == 2 && joker && jokers >= 2) return kTwo + jokers + 1;
        return kind_of(length + 1, jokers + joker);
    }

    // The jokers that will lie in runs that are not complete yet, or find room there.
    int promised(std::uint64_t runs) const {
        int sum = 0;
        for (int kind = 0; roomy_ && kind < kMore; ++kind)
            sum += count(runs, kind) * (limit_ - jokers_of(kind));
        return sum;
    }

    void list_moves(std::vector<Move>& list, const Tiles& tiles, int number, int colour,
                    std::uint64_t runs, int jokers) const {
        Move move;
        continue_kind(list, tiles, number, colour, runs, 0, tiles.have[number][colour], jokers,
                      move);
    }

   private:
    // Add a move, unless another one that uses as many tiles and jokers can stand for it. If there
    // will be enough room for all jokers anyway, it does not matter which has more.
    void add(std::vector<Move>& list, const Move& move) const {
        if (every_) {
            list.push_back(move);
            return;
        }
        const auto places = [this](const Move& one) { return one.room + promised(one.after); };
        const auto stands_for = [&](const Move& one, const Move& other) {
            return one.tiles == other.tiles && one.jokers == other.jokers &&
                   (enough_ || places(one) >= places(other)) && run_covers(one.after, other.after);
        };
        for (const Move& other : list)
            if (stands_for(other, move)) return;
        list.erase(std::remove_if(list.begin(), list.end(),
                                  [&](const Move& other) { return stands_for(move, other); }),
                   list.end());
        list.push_back(move);
    }

    // Go on with the runs of each kind from this one on, or end them; then start new ones.
    void continue_kind(std::vector<Move>& list, const Tiles& tiles, int number, int colour,
                       std::uint64_t runs, int kind, int left, int jokers, Move& move) const {
        while (kind < kKinds && !count(runs, kind)) ++kind;
        if (kind == kKinds) {
            start_runs(list, tiles, number, colour, left, jokers, move);
            return;
        }
        const int open = count(runs, kind), length = length_of(kind), inside = jokers_of(kind);
        const auto at = static_cast<std::size_t>(kind);
        // A joker at the end of a complete run is spare, so it gets no place.
        const bool one_more = inside + 1 <= limit_ && (length < kShortest || !roomy_ ||
                                                       tile_follows(tiles, number, colour));
        for (int by_joker = 0; by_joker <= (one_more ? std::min(open, jokers) : 0); ++by_joker) {
            const int most = std::min(open - by_joker, left);
            const int least = length < kShortest ? open - by_joker : 0;
            for (int by_tile = least; by_tile <= most; ++by_tile) {
                move.by_tile[at] = static_cast<std::uint8_t>(by_tile);
                move.by_joker[at] = static_cast<std::uint8_t>(by_joker);
                continue_kind(list, tiles, number, colour, runs, kind + 1, left - by_tile,
                              jokers - by_joker, move);
            }
        }
        move.by_tile[at] = move.by_joker[at] = 0;
    }

    // Whether there is a tile to which a joker laid here can lead, with others between them.
    bool tile_follows(const Tiles& tiles, int number, int colour) const {
        const int last = std::min(number + limit_, tiles.shape.highest);
        for (int at = number + 1; at <= last; ++at)
            if (tiles.have[at][colour]) return true;
        return false;
    }

    void start_runs(std::vector<Move>& list, const Tiles& tiles, int number, int colour, int left,
                    int jokers, Move& move) const {
        const int to_top = tiles.shape.highest - number;
        const bool ends = to_top < kShortest - 1 && !roomy_;
        const int most = ends ? 0 : left;
        const int most_jokers = ends || roomy_ || !limit_ ? 0 : jokers;
        for (move.started = 0; move.started <= most; ++move.started)
            for (move.started_by_joker = 0; move.started_by_joker <= most_jokers;
                 ++move.started_by_joker) {
                Move whole = move;
                total(whole);
                if (!leads_on(tiles, number, colour, whole, jokers)) continue;
                if (to_top == 0) end(whole);
                add(list, whole);
            }
    }

    // The move at the highest number: what runs lack lies in front of them.
    void end(Move& move) const {
        for (int kind = 0; kind < kMore; ++kind) {
            const int open = count(move.after, kind), lacking = kShortest - length_of(kind);
            move.jokers += open * lacking;
            if (roomy_) move.room += open * (limit_ - jokers_of(kind) - lacking);
        }
        move.after = 0;
    }

    // Count what a move uses and which runs are open after it.
    void total(Move& move) const {
        move.tiles = move.started;
        move.jokers = move.started_by_joker;
        move.room = 0;
        std::array<int, kKinds> after{};
        after[0] = move.started;
        after[1] = move.started_by_joker;
        for (int kind = 0; kind < kKinds; ++kind) {
            const auto at = static_cast<std::size_t>(kind);
            if (move.by_tile[at])
                after[static_cast<std::size_t>(longer(kind, 0))] += move.by_tile[at];
            if (move.by_joker[at])
                after[static_cast<std::size_t>(longer(kind, 1))] += move.by_joker[at];
            move.tiles += move.by_tile[at];
            move.jokers += move.by_joker[at];
            if (!roomy_ || kind < kTwo) continue;
            const int fresh = kind < kMore ? limit_ - jokers_of(kind) : 0;
            move.room += move.by_tile[at] * fresh + move.by_joker[at] * (fresh - 1);
        }
        move.after = 0;
        for (int kind = 0; kind < kKinds; ++kind)
            move.after |= static_cast<std::uint64_t>(after[static_cast<std::size_t>(kind)])
                          << (4 * kind);
    }

    // Whether the tiles and jokers that follow can complete the runs.
    bool leads_on(const Tiles& tiles, int number, int colour, const Move& move,
                  int jokers_left) const {
        int single = 0, twins = 0;
        for (int kind = 0; kind < kTwo; ++kind) single += count(move.after, kind);
        for (int kind = kTwo; kind < kMore; ++kind) twins += count(move.after, kind);
        const int to_top = tiles.shape.highest - number;
        if (!roomy_ && ((single + twins && to_top < 1) || (single && to_top < 2))) return false;
        for (int kind = 0; to_top == 0 && kind < kMore; ++kind)
            if (count(move.after, kind) && jokers_of(kind) + kShortest - length_of(kind) > limit_)
                return false;
        const int gaps = std::max(0, single + twins - tiles.have[number + 1][colour]) +
                         std::max(0, single - tiles.have[number + 2][colour]);
        return move.started_by_joker + gaps <= jokers_left;
    }

   protected:
    int limit_ = 0;  // of jokers in a meld
    bool counts_jokers_ = false;
    bool roomy_ = false;   // spare jokers get no place, the room for them is counted
    bool enough_ = false;  // of it, whatever follows
    bool every_ = false;   // move is wanted, whether another can stand for it or not
};

}  // namespace rackrun
