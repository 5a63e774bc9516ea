// What melds of a few tiles are worth in an opening, by trying everything.
#pragma once

#include "tasks.hpp"

namespace fuzz {

class OpeningValue {
   public:
    OpeningValue(const Shape& shape, std::vector<int> tiles, int jokers)
        : shape_(shape), tiles_(std::move(tiles)), jokers_(jokers) {}

    int best() {
        place(0, 0);
        return best_;
    }

   private:
    // Lay the first tile that is left in every run and group, with others behind it; or leave it.
    void place(std::size_t code, int value) {
        best_ = std::max(best_, value);
        while (code < tiles_.size() && tiles_[code] <= 0) ++code;
        if (code == tiles_.size()) return;
        const int number = static_cast<int>(code) % shape_.highest + 1;
        --tiles_[code];
        place(code, value);
        for (int before = 0; before < number && before <= shape_.max_jokers; ++before) {
            int below = 0;
            for (int at = number - before; at < number; ++at) below += at;
            if (before <= jokers_) {
                jokers_ -= before;
                extend(code, number, before + 1, before, value + below + number);
                jokers_ += before;
            }
        }
        if (shape_.largest_group) gather(code, code + highest(), 1, value);
        ++tiles_[code];
    }

    std::size_t highest() const { return static_cast<std::size_t>(shape_.highest); }

    void extend(std::size_t code, int number, int size, int inside, int value) {
        if (size >= 3) place(0, value);
        if (number++ == shape_.highest) return;
        if (tiles_[++code] > 0) {
            --tiles_[code];
            extend(code, number, size + 1, inside, value + number);
            ++tiles_[code];
        }
        if (jokers_ && inside < shape_.max_jokers) {
            --jokers_;
            extend(code, number, size + 1, inside + 1, value + number);
            ++jokers_;
        }
    }

    void gather(std::size_t code, std::size_t next, int size, int value) {
        if (next < tiles_.size()) {
            gather(code, next + highest(), size, value);
            if (tiles_[next] <= 0) return;
            --tiles_[next];
            gather(code, next + highest(), size + 1, value);
            ++tiles_[next];
            return;
        }
        const int number = static_cast<int>(code) % shape_.highest + 1;
        const int most = std::min(jokers_, shape_.max_jokers);
        for (int more = std::max(0, 3 - size); more <= most && size + more <= shape_.largest_group;
             ++more) {
            jokers_ -= more;
            place(0, value + number * (size + more));
            jokers_ += more;
        }
    }

    const Shape& shape_;
    std::vector<int> tiles_;
    int jokers_ = 0, best_ = 0;
};

}  // namespace fuzz
