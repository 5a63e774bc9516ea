// From steps to melds: which run goes on, where each joker lies; see layout.py, its twin.
#pragma once

#include "sweep.hpp"

namespace rackrun {

struct Run {
    int colour = 0, first = 0, last = 0;
    std::uint64_t jokers = 0;  // the numbers that its jokers stand for, as bits

    int size() const { return last - first + 1; }
    int joker_count() const { return __builtin_popcountll(jokers); }
};

struct Group {
    int number = 0;
    std::uint8_t colours = 0;  // as bits
    int jokers = 0;

    int size() const { return __builtin_popcount(colours) + jokers; }
};

class Layout {
   public:
    void clear(const Tiles& tiles) {
        tiles_ = &tiles;
        runs_.clear();
        runs_.reserve(kExpected);
        groups_.clear();
        groups_.reserve(kExpected);
    }

    std::size_t start(int colour, int number) {
        runs_.push_back({colour, number, number, 0});
        return runs_.size() - 1;
    }
    Run& run(std::size_t at) { return runs_[at]; }

    // Groups of what no run uses, dealt round: no colour comes twice, all are alike.
    void add_groups(int number, const int* in_runs, int groups, int numbered, int jokers) {
        const std::size_t first = groups_.size();
        groups_.resize(first + static_cast<std::size_t>(groups));
        for (std::size_t at = first; at < groups_.size(); ++at) groups_[at].number = number;
        int chosen[kMostColours];
        choose(chosen, number, in_runs, groups, numbered);
        int at = 0;
        for (int colour = 0; colour < tiles_->shape.colours; ++colour)
            for (int count = 0; count < chosen[colour]; ++count, ++at)
                groups_[first + static_cast<std::size_t>(at % groups)].colours |=
                    static_cast<std::uint8_t>(1 << colour);
        for (int count = 0; count < jokers; ++count)
            ++std::min_element(groups_.begin() + static_cast<std::ptrdiff_t>(first), groups_.end(),
                               [](const Group& a, const Group& b) { return a.size() < b.size(); })
                  ->jokers;
    }

    // Put the jokers that runs lack in front of them; they end at the highest number.
    void complete() {
        for (Run& run : runs_)
            while (run.size() < kShortest) run.jokers |= std::uint64_t{1} << --run.first;
    }

    // Put spare jokers into groups and to the ends of runs; whether all found a place.
    bool attach(int spare) {
        const std::size_t runs = runs_.size();
        for (std::size_t at = 0; at < runs; ++at) part(at);
        while (spare-- > 0)
            if (!attach_one()) return false;
        return true;
    }

    // Whether every meld has a numbered tile and not too many jokers.
    bool proper() const {
        const int limit = tiles_->shape.max_jokers;
        for (const Run& run : runs_)
            if (run.joker_count() > std::min(limit, run.size() - 1)) return false;
        for (const Group& group : groups_)
            if (group.jokers > std::min(limit, group.size() - 1)) return false;
        return true;
    }

    void melds(std::vector<Codes>& found) const {
        const Shape& shape = tiles_->shape;
        const auto joker = static_cast<std::uint8_t>(shape.joker());
        found.clear();
        found.reserve(runs_.size() + groups_.size());
        for (const Run& run : runs_) {
            Codes codes;
            codes.reserve(static_cast<std::size_t>(run.size()));
            for (int number = run.first; number <= run.last; ++number)
                codes.push_back(run.jokers >> number & 1
                                    ? joker
                                    : static_cast<std::uint8_t>(shape.code(run.colour, number)));
            found.push_back(std::move(codes));
        }
        for (const Group& group : groups_) {
            Codes codes;
            codes.reserve(static_cast<std::size_t>(group.size()));
            for (int colour = 0; colour < shape.colours; ++colour)
                if (group.colours >> colour & 1)
                    codes.push_back(static_cast<std::uint8_t>(shape.code(colour, group.number)));
            codes.insert(codes.end(), static_cast<std::size_t>(group.jokers), joker);
            found.push_back(std::move(codes));
        }
    }

   private:
    static constexpr std::size_t kExpected = 16;  // runs, and groups

    // How many tiles of each colour lie in groups: those that must first.
    void choose(int* chosen, int number, const int* in_runs, int groups, int numbered) const {
        const int colours = tiles_->shape.colours;
        const Row &must = tiles_->must[number], &have = tiles_->have[number];
        int spare = numbered;
        for (int colour = 0; colour < colours; ++colour) {
            chosen[colour] = std::max(0, must[colour] - in_runs[colour]);
            spare -= chosen[colour];
        }
        for (int colour = 0; colour < colours; ++colour) {
            const int more = std::min({spare, groups - chosen[colour],
                                       have[colour] - in_runs[colour] - chosen[colour]});
            chosen[colour] += more;
            spare -= more;
        }
    }

    bool attach_one() {
        const Shape& shape = tiles_->shape;
        for (Group& group : groups_)
            if (group.size() < shape.largest_group && group.jokers < shape.max_jokers) {
                ++group.jokers;
                return true;
            }
        Run* shortest = nullptr;
        for (Run& run : runs_)
            if (run.joker_count() < shape.max_jokers && run.size() < shape.highest &&
                (!shortest || run.size() < shortest->size()))
                shortest = &run;
        if (shortest) {
            lengthen(*shortest);
            return true;
        }
        // Every run is full, or has all the jokers it may have: one that is cut in two has room.
        for (std::size_t at = 0; at < runs_.size(); ++at)
            if (cut(at, std::min(runs_[at].joker_count(), shape.max_jokers))) return attach_one();
        return false;
    }

    void lengthen(Run& run) const {
        const int number = run.last < tiles_->shape.highest ? ++run.last : --run.first;
        run.jokers |= std::uint64_t{1} << number;
    }

    // Cut a run that holds too many jokers in two, as often as it helps.
    void part(std::size_t at) {
        while (runs_[at].joker_count() > tiles_->shape.max_jokers &&
               cut(at, runs_[at].joker_count() - 1))
            at = runs_.size() - 1;
    }

    // Cut a run in two if each part can be a run; the lower part has as many jokers as a meld may
    // have and `most` of them at the most.
    bool cut(std::size_t at, int most) {
        const Run whole = runs_[at];
        most = std::min(most, tiles_->shape.max_jokers);
        for (int middle = whole.last - kShortest + 1; middle >= whole.first + kShortest; --middle) {
            const std::uint64_t below = (std::uint64_t{1} << middle) - 1;
            Run lower{whole.colour, whole.first, middle - 1, whole.jokers & below};
            Run upper{whole.colour, middle, whole.last, whole.jokers & ~below};
            if (lower.joker_count() <= most && lower.joker_count() < lower.size() &&
                upper.joker_count() < upper.size()) {
                runs_[at] = lower;
                runs_.push_back(upper);
                return true;
            }
        }
        return false;
    }

    const Tiles* tiles_ = nullptr;
    std::vector<Run> runs_;
    std::vector<Group> groups_;
};

// Lay what a sweep found; false if its jokers find no proper places.
class SweptLayout {
   public:
    bool lay(Layout& layout, const Tiles& tiles, const std::vector<Step>& steps, int jokers) {
        layout.clear(tiles);
        for (auto& runs : open_) runs.clear();
        int used = 0;
        for (int number = 1; number <= tiles.shape.highest; ++number) {
            const Step& step = steps[static_cast<std::size_t>(number - 1)];
            int in_runs[kMostColours] = {};
            for (int colour = 0; colour < tiles.shape.colours; ++colour) {
                const int slots = step.slots_of(colour), have = tiles.have[number][colour];
                const int gaps = std::max(0, slots - have);
                in_runs[colour] = std::min(slots, have);
                go_on(layout, colour, number, slots, gaps);
                used += gaps;
            }
            if (step.groups) {
                layout.add_groups(number, in_runs, step.groups, step.numbered, step.jokers);
                used += step.jokers;
            }
        }
        return layout.attach(jokers - used) && layout.proper();
    }

   private:
    // So few runs of a colour are open that nothing has to be allocated for their order.
    template <class Less>
    static void sort_few(std::vector<std::size_t>& runs, Less less) {
        for (auto at = runs.begin(); at != runs.end(); ++at)
            std::rotate(std::upper_bound(runs.begin(), at, *at, less), at, at + 1);
    }

    void go_on(Layout& layout, int colour, int number, int slots, int gaps) {
        auto& runs = open_[static_cast<std::size_t>(colour)];
        if (runs.empty() && !slots) return;
        // Short runs first, since they must go on.
        sort_few(runs, [&](std::size_t a, std::size_t b) {
            return std::min(layout.run(a).size(), kShortest) <
                   std::min(layout.run(b).size(), kShortest);
        });
        if (runs.size() > static_cast<std::size_t>(slots))
            runs.resize(static_cast<std::size_t>(slots));
        for (std::size_t at : runs) layout.run(at).last = number;
        while (runs.size() < static_cast<std::size_t>(slots))
            runs.push_back(layout.start(colour, number));
        if (!gaps) return;
        // Jokers go where numbered tiles lie already, and where the fewest jokers lie.
        sort_few(runs, [&](std::size_t a, std::size_t b) {
            const Run &one = layout.run(a), &other = layout.run(b);
            const bool only = one.joker_count() == one.size() - 1;
            const bool only_other = other.joker_count() == other.size() - 1;
            if (only != only_other) return only_other;
            return one.joker_count() < other.joker_count();
        });
        for (int count = 0; count < gaps; ++count)
            layout.run(runs[static_cast<std::size_t>(count)]).jokers |= std::uint64_t{1} << number;
    }

    std::array<std::vector<std::size_t>, kMostColours> open_;
};

}  // namespace rackrun
