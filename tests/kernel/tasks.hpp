// Random tasks for the compiled kernel: plausible ones with a play that is known, and absurd ones.
#pragma once

#include "board.hpp"

namespace fuzz {

using rackrun::Codes;
using rackrun::kHighest;
using rackrun::kMostColours;
using rackrun::kMostJokers;
using rackrun::Shape;
using rackrun::Task;
using rackrun::Value;

// Numbers that follow from a seed alone, the same with every compiler.
class Chance {
   public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}

    int between(int low, int high) {
        if (high <= low) return low;
        return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool one_in(int many) { return between(1, many) == 1; }

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ull;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
        return mixed ^ mixed >> 31;
    }

   private:
    std::uint64_t state_;
};

// By the words of the specification, not by the code of the kernel.
inline Value worth(const Task& task, int number) {
    const Value weight = 1 << 24;
    return task.by_points ? number * weight + 1 : weight + number;
}

struct Case {
    Task task;
    bool plausible = false;
    bool tiny = false;   // so few tiles that everything can be tried
    bool known = false;  // there is a play of at least this value that touches nothing
    Value value = 0;
};

class Maker {
   public:
    Maker(std::uint64_t seed, std::uint64_t at) : chance_(seed * 1'000'000'007 + at) {}

    Case make() {
        made_.plausible = !chance_.one_in(3);
        task_.by_points = chance_.one_in(2);
        task_.shape.colours = chance_.between(1, kMostColours);
        if (!made_.plausible)
            make_absurd();
        else if (chance_.one_in(2))
            make_plausible();
        else
            make_sparse();
        wish();
        return made_;
    }

   private:
    // A table of melds, and a rack with up to two melds and some tiles more.
    void make_plausible() {
        Shape& shape = task_.shape;
        const bool tiny = made_.tiny = chance_.one_in(2);
        shape.highest = chance_.between(3, tiny ? 8 : chance_.one_in(4) ? kHighest : 15);
        if (shape.colours >= 3 && !chance_.one_in(5))
            shape.largest_group = chance_.between(3, shape.colours);
        const bool many = !tiny && chance_.one_in(6);
        task_.most = chance_.between(0, many ? std::min(kMostJokers, most_copies() - 1) : 3);
        shape.max_jokers = task_.most ? chance_.between(1, kMostJokers) : 0;
        start();
        for (int melds = chance_.between(0, tiny ? 2 : 9); melds > 0; --melds)
            add_meld(task_.table);
        const int lying = task_.most - left_;
        plant();
        const int planted = task_.most - left_ - lying;
        // Few tiles where many jokers fit them all together, since ever more plays are possible.
        for (int more = chance_.between(0, tiny ? 3 : many ? 5 : 14); more > 0; --more)
            add_to_rack(task_.may);
        if (chance_.one_in(8)) {
            add_to_rack(task_.must);
            made_.known = false;
        }
        task_.fewest = chance_.one_in(3) ? chance_.between(0, lying + planted) : lying;
        made_.value += planted * worth(task_, 25);
        if (chance_.one_in(6)) replace_joker();
    }

    // A few tiles near each other, of few colours, with jokers for all their gaps.
    void make_sparse() {
        Shape& shape = task_.shape;
        made_.tiny = true;
        shape.highest = chance_.between(5, 15);
        if (shape.colours >= 3 && !chance_.one_in(4))
            shape.largest_group = chance_.between(3, shape.colours);
        task_.most = chance_.between(0, 4);
        shape.max_jokers = task_.most ? chance_.between(1, kMostJokers) : 0;
        start();
        if (chance_.one_in(4)) add_meld(task_.table);
        const int lying = task_.most - left_;
        task_.fewest = chance_.one_in(3) ? chance_.between(0, lying) : lying;
        const int lowest = chance_.between(1, shape.highest), colours = std::min(shape.colours, 3);
        for (int more = chance_.between(1, 7); more > 0; --more) {
            const int number = std::min(lowest + chance_.between(0, 7), shape.highest);
            const int code = shape.code(chance_.between(0, colours - 1), number);
            if (take(code)) ++(chance_.one_in(6) ? task_.must : task_.may)[
                static_cast<std::size_t>(code)];
        }
    }

    // A tile that has to be played in the place of a joker, which then may go to the rack.
    void replace_joker() {
        if (replaced_.empty() || !take(replaced_.front())) return;
        ++task_.must[replaced_.front()];
        task_.fewest = 0;
        task_.floor = -(Value{1} << 40);
        made_.known = false;
    }

    // Whatever the checks of the arguments let through, in sizes that are solved soon.
    void make_absurd() {
        Shape& shape = task_.shape;
        shape.highest = chance_.between(3, chance_.one_in(6) ? kHighest : 7);
        shape.largest_group = chance_.one_in(4) ? 0 : chance_.between(3, kMostColours);
        shape.max_jokers = chance_.between(0, kMostJokers);
        const bool crowded = chance_.one_in(4) && shape.joker() <= 24;
        task_.most = chance_.between(0, crowded ? 2 : std::min(kMostJokers, most_copies()));
        task_.fewest = chance_.between(-kMostJokers, task_.most);
        start();
        for (int melds = chance_.between(0, 5); melds > 0; --melds) {
            task_.table.emplace_back();
            for (int tiles = chance_.between(0, 6); tiles > 0; --tiles)
                add_to_meld(task_.table.back());
        }
        if (chance_.one_in(100)) task_.table.resize(255);
        for (int more = chance_.between(0, crowded ? 60 : task_.most > 4 ? 4 : 12); more > 0;
             --more)
            add_to_rack(chance_.one_in(3) ? task_.must : task_.may);
    }

    // A limit, a preference, an opening, a floor: most often the usual ones.
    void wish() {
        if (chance_.one_in(3)) {
            // Jokers that were swapped for tiles count as own.
            task_.own_jokers = chance_.one_in(4) ? chance_.between(0, kMostJokers) : 0;
            task_.opening = chance_.one_in(3) ? 1 : chance_.between(1, 4 * task_.shape.highest);
            if (chance_.one_in(50)) task_.opening = 1 << chance_.between(3, 20);
            made_.known = false;
        }
        if (chance_.one_in(4)) task_.touch_limit = chance_.between(0, 6);
        if (chance_.one_in(50)) task_.touch_limit = 1 << chance_.between(3, 20);
        task_.prefer_untouched = !chance_.one_in(4);
        if (!chance_.one_in(5)) return;
        const Value far = Value{1} << chance_.between(20, made_.plausible ? 30 : 50);
        const auto near = static_cast<Value>(chance_.next() >> 1) % far;
        // Far below, even plays that cost something are wanted: those that must be made.
        task_.floor = chance_.one_in(2) ? -far : chance_.one_in(2) ? near : far;
    }

    void start() {
        const auto kinds = static_cast<std::size_t>(task_.shape.joker());
        task_.must.assign(kinds, 0);
        task_.may.assign(kinds, 0);
        have_.assign(kinds, 0);
        left_ = task_.most;
    }

    // Of one kind together with the jokers; the module refuses more than a key can hold.
    int most_copies() const { return task_.shape.colours > 4 ? 7 : 15; }

    bool take(int code) {
        int& have = have_[static_cast<std::size_t>(code)];
        if (have + task_.most >= most_copies()) return false;
        ++have;
        return true;
    }

    void add_to_rack(Codes& counts) {
        const int code = chance_.between(0, task_.shape.joker() - 1);
        if (take(code)) ++counts[static_cast<std::size_t>(code)];
    }

    void add_to_meld(Codes& meld) {
        const int code = chance_.between(0, task_.shape.joker() - (left_ ? 0 : 1));
        if (code == task_.shape.joker())
            --left_;
        else if (!take(code))
            return;
        meld.push_back(static_cast<std::uint8_t>(code));
    }

    // A run or a group, some of it replaced by jokers; nothing where a tile is used up.
    void add_meld(std::vector<Codes>& melds) {
        const Shape& shape = task_.shape;
        Codes meld = shape.largest_group && chance_.one_in(2) ? some_group() : some_run();
        const auto joker = static_cast<std::uint8_t>(shape.joker());
        const int most = std::min({left_, shape.max_jokers, static_cast<int>(meld.size()) - 1});
        int jokers = 0;
        for (std::uint8_t& code : meld)
            if (jokers < most && chance_.one_in(5)) {
                replaced_.push_back(code);
                code = joker;
                ++jokers;
            }
        const std::vector<int> before = have_;
        for (std::uint8_t code : meld)
            if (code != joker && !take(code)) {
                have_ = before;
                return;
            }
        left_ -= jokers;
        melds.push_back(std::move(meld));
    }

    Codes some_run() {
        const Shape& shape = task_.shape;
        const int longest = chance_.one_in(8) ? shape.highest : std::min(6, shape.highest);
        const int size = chance_.between(3, longest);
        const int colour = chance_.between(0, shape.colours - 1);
        const int first = chance_.between(1, shape.highest - size + 1);
        Codes meld;
        for (int number = first; number < first + size; ++number)
            meld.push_back(static_cast<std::uint8_t>(shape.code(colour, number)));
        return meld;
    }

    Codes some_group() {
        const Shape& shape = task_.shape;
        const int number = chance_.between(1, shape.highest);
        Codes meld;
        for (int colour = 0; colour < shape.colours; ++colour)
            meld.push_back(static_cast<std::uint8_t>(shape.code(colour, number)));
        for (int more = shape.colours - chance_.between(3, shape.largest_group); more > 0; --more)
            meld.erase(meld.begin() + chance_.between(0, static_cast<int>(meld.size()) - 1));
        return meld;
    }

    // Give the tiles of up to two melds to the rack, so that a play is known.
    void plant() {
        std::vector<Codes> melds;
        for (int more = chance_.between(0, made_.tiny ? 1 : 2); more > 0; --more) add_meld(melds);
        made_.known = !melds.empty();
        for (const Codes& meld : melds)
            for (std::uint8_t code : meld)
                if (code != task_.shape.joker()) {
                    ++(chance_.one_in(6) ? task_.must : task_.may)[code];
                    made_.value += worth(task_, code % task_.shape.highest + 1);
                }
    }

    Chance chance_;
    Case made_;
    Task& task_ = made_.task;
    std::vector<int> have_;
    Codes replaced_;  // what jokers stand for
    int left_ = 0;    // jokers that lie nowhere yet
};

}  // namespace fuzz
