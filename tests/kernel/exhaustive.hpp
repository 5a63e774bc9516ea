// The best play of a tiny task by trying everything: slow, and plain enough to be believed.
#pragma once

#include "opening_value.hpp"
#include "tasks.hpp"

namespace fuzz {

class Exhaustive {
   public:
    explicit Exhaustive(const Task& task) : task_(task), shape_(task.shape) {}

    bool found = false;
    Value value = 0;
    int touched = 0;  // the fewest melds that a play of this value touches

    // Every choice of melds to touch, the others left alone.
    void run() {
        const int melds = static_cast<int>(task_.table.size());
        for (unsigned chosen = 0; chosen < 1u << melds; ++chosen) {
            touching_ = __builtin_popcount(chosen);
            if (task_.touch_limit < 0 || touching_ <= task_.touch_limit) start(chosen);
        }
    }

   private:
    void start(unsigned chosen) {
        must_ = task_.must;
        may_ = task_.may;
        left_ = task_.most;
        needed_ = task_.fewest;
        Value laid = 0;
        for (std::size_t at = 0; at < task_.table.size(); ++at)
            for (std::uint8_t code : task_.table[at]) {
                const bool joker = code == shape_.joker();
                const bool touch = chosen >> at & 1;
                if (touch && !joker) ++must_[code];
                if (!touch && joker) --left_, --needed_;
                if (touch) laid -= joker ? worth(task_, 25) : worth_of(code);
            }
        jokers_ = 0;
        used_.assign(task_.must.size(), 0);
        for (std::size_t code = 0; code < used_.size(); ++code)
            used_[code] = task_.must[code] - must_[code];
        place(0, laid);
    }

    Value worth_of(std::size_t code) const {
        return worth(task_, static_cast<int>(code) % shape_.highest + 1);
    }

    // Lay the first tile that is left, with others behind it, or leave it on the rack.
    void place(std::size_t code, Value laid) {
        while (code < must_.size() && !must_[code] && !may_[code]) ++code;
        if (code == must_.size()) {
            finish(laid + jokers_ * worth(task_, 25));
            return;
        }
        if (!must_[code]) {
            const std::uint8_t all = may_[code];
            may_[code] = 0;
            place(code + 1, laid);
            may_[code] = all;
        }
        use(code, [&] {
            const Value now = laid + worth_of(code);
            const int number = static_cast<int>(code) % shape_.highest + 1;
            for (int before = 0; before < number; ++before)
                with_jokers(before, 0, [&] { extend(code, number, before + 1, before, now); });
            if (shape_.largest_group)
                gather(code, code + static_cast<std::size_t>(shape_.highest), 1, now);
        });
    }

    // A run up to this number that goes on with a tile, with a joker, or not.
    void extend(std::size_t code, int number, int size, int inside, Value laid) {
        if (size >= 3) place(0, laid);
        if (number == shape_.highest) return;
        ++code;
        use(code, [&] { extend(code, number + 1, size + 1, inside, laid + worth_of(code)); });
        with_jokers(1, inside, [&] { extend(code, number + 1, size + 1, inside + 1, laid); });
    }

    // A group that goes on with a tile of each further colour, or not, and then with jokers.
    void gather(std::size_t code, std::size_t next, int size, Value laid) {
        if (next < must_.size()) {
            const std::size_t after = next + static_cast<std::size_t>(shape_.highest);
            use(next, [&] { gather(code, after, size + 1, laid + worth_of(next)); });
            gather(code, after, size, laid);
            return;
        }
        for (int jokers = std::max(0, 3 - size); size + jokers <= shape_.largest_group; ++jokers)
            with_jokers(jokers, 0, [&] { place(0, laid); });
    }

    template <typename Then>
    void use(std::size_t code, Then then) {
        std::uint8_t& count = must_[code] ? must_[code] : may_[code];
        if (!count) return;
        --count;
        ++used_[code];
        then();
        --used_[code];
        ++count;
    }

    template <typename Then>
    void with_jokers(int more, int inside, Then then) {
        if (inside + more > shape_.max_jokers || jokers_ + more > left_) return;
        jokers_ += more;
        then();
        jokers_ -= more;
    }

    void finish(Value reached) {
        if (jokers_ < needed_ || reached <= task_.floor) return;
        if (found && (reached < value || (reached == value && touching_ >= touched))) return;
        if (task_.opening && !opens()) return;
        if (!found || reached > value) {
            found = true;
            value = reached;
            touched = touching_;
        } else if (reached == value) {
            touched = std::min(touched, touching_);
        }
    }

    // Whether what came from the rack is worth enough by itself.
    bool opens() const {
        int own = jokers_ + task_.most - left_ + task_.own_jokers;
        for (const Codes& meld : task_.table)
            own -= static_cast<int>(std::count(meld.begin(), meld.end(), shape_.joker()));
        return OpeningValue(shape_, used_, std::max(0, own)).best() >= task_.opening;
    }

    const Task& task_;
    const Shape& shape_;
    Codes must_, may_;
    std::vector<int> used_;  // of the rack, by code
    int left_ = 0, needed_ = 0, jokers_ = 0, touching_ = 0;
};

}  // namespace fuzz
