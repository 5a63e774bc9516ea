// Does a choice of tiles hold an opening? See opening.py, its twin, for the idea.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "tiles.hpp"

namespace rackrun {

constexpr std::size_t kCodes = 256;  // that a byte can tell apart

// How many tiles there are of each code, jokers last.
using Own = std::array<std::int8_t, kCodes>;

class Opening {
   public:
    // More steps than this are not taken for one task; `sure` says whether they sufficed.
    static constexpr long kMostSteps = 1L << 22;
    static constexpr std::size_t kMostKnown = std::size_t{1} << 18;

    // An opening that is worth so much, of tiles of which there are at most so many.
    void prepare(const Shape& shape, int needed, const Own& most) {
        shape_ = shape;
        needed_ = needed;
        kinds_.clear();
        for (int number = 1; number <= shape.highest; ++number)
            for (int colour = 0; colour < shape.colours; ++colour) {
                const int code = shape.code(colour, number);
                at_[number][colour] = static_cast<std::int16_t>(kinds_.size());
                if (most[static_cast<std::size_t>(code)] > 0)
                    kinds_.push_back({code, number, colour});
                else
                    at_[number][colour] = kNone;
            }
    }

    // Whether melds of these tiles are worth enough; there are no more than 15 of a kind.
    bool held_in(const Own& own) {
        left_ = Left{};
        for (std::size_t at = 0; at < kinds_.size(); ++at)
            add(at, own[static_cast<std::size_t>(kinds_[at].code)]);
        jokers_ = std::max<int>(0, own[static_cast<std::size_t>(shape_.joker())]);
        return reaches(0, needed_);
    }

    bool sure() const { return steps_ <= kMostSteps; }

   private:
    static constexpr std::int16_t kNone = -1;
    static constexpr std::size_t kInAWord = 16;      // kinds, four bits for each
    static constexpr int kLongestWhole = 2 * kShortest - 1;  // a longer run can be cut into two

    struct Kind {
        int code, number, colour;
    };
    // How many tiles are left of each kind, in the order of their numbers.
    using Left = std::array<std::uint64_t, kCodes / kInAWord>;
    struct Key {
        Left left;
        int jokers;
        bool operator==(const Key& other) const {
            return jokers == other.jokers && left == other.left;
        }
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            auto mixed = static_cast<std::uint64_t>(key.jokers);
            for (std::uint64_t word : key.left)
                mixed = (mixed ^ word) * 0x9E3779B97F4A7C15ull, mixed ^= mixed >> 29;
            return static_cast<std::size_t>(mixed);
        }
    };
    // A value that some tiles reach, and one that they do not exceed.
    struct Bounds {
        int low, high;
    };

    static int shift(std::size_t at) { return static_cast<int>(4 * (at % kInAWord)); }
    int count(std::size_t at) const {
        return static_cast<int>(left_[at / kInAWord] >> shift(at) & 15);
    }
    // Which kind of tile this is, or none if there is none left.
    int left_of(int number, int colour) const {
        const int at = at_[number][colour];
        return at != kNone && count(static_cast<std::size_t>(at)) ? at : kNone;
    }
    void add(std::size_t at, int more) {
        left_[at / kInAWord] += static_cast<std::uint64_t>(static_cast<std::int64_t>(more))
                                << shift(at);
    }

    // Whether the tiles left reach so much; kinds before the first one are all gone.
    bool reaches(std::size_t first, int needed) {
        if (needed <= 0) return true;
        while (first < kinds_.size() && !count(first)) ++first;
        if (first == kinds_.size() || ++steps_ > kMostSteps) return false;
        const Key key{left_, jokers_};
        const auto known = known_.find(key);
        Bounds bounds = known != known_.end() ? known->second : Bounds{0, most(first)};
        if (needed <= bounds.low || needed > bounds.high) return needed <= bounds.low;
        const bool reached = with_lowest(first, needed);
        (reached ? bounds.low : bounds.high) = reached ? needed : needed - 1;
        if (known_.size() >= kMostKnown) known_.clear();
        known_[key] = bounds;
        return reached;
    }

    // No melds are worth more: every tile lies, every joker above all of them.
    int most(std::size_t first) const {
        int top = 0, total = 0;
        for (std::size_t at = first; at < kinds_.size(); ++at)
            if (const int tiles = count(at)) {
                top = kinds_[at].number;
                total += tiles * top;
            }
        return total + jokers_ * std::min(shape_.highest, top + jokers_);
    }

    // Every meld with the lowest tile, and at last none with a tile of its kind.
    bool with_lowest(std::size_t first, int needed) {
        const Kind& lowest = kinds_[first];
        const int all = count(first);
        add(first, -1);
        bool reached = longer(first, lowest.number, 1, 0, needed) ||
                       wider(first, lowest.colour, 1, needed);
        if (!reached) {
            add(first, 1 - all);
            reached = reaches(first + 1, needed);
            add(first, all - 1);
        }
        add(first, 1);
        return reached;
    }

    // Runs from the lowest tile on that have these many numbered tiles and gaps, or more.
    bool longer(std::size_t first, int last, int tiles, int gaps, int needed) {
        const int number = kinds_[first].number, highest = shape_.highest;
        const int limit = std::min(jokers_, shape_.max_jokers);
        for (int jokers = std::max(gaps, kShortest - tiles); jokers <= limit; ++jokers) {
            const int size = tiles + jokers, top = std::min(highest, number + size - 1);
            if (size > highest) break;
            if (lay(first, jokers, needed - size * (2 * top - size + 1) / 2)) return true;
        }
        const int furthest = std::min({highest, number + kLongestWhole - 1, last + 1 + limit - gaps});
        for (int following = last + 1; following <= furthest; ++following) {
            const int at = left_of(following, kinds_[first].colour);
            if (at == kNone) continue;
            add(static_cast<std::size_t>(at), -1);
            const bool reached =
                longer(first, following, tiles + 1, gaps + following - last - 1, needed);
            add(static_cast<std::size_t>(at), 1);
            if (reached) return true;
        }
        return false;
    }

    // Groups of the lowest tile and others, which have the colours above this one.
    bool wider(std::size_t first, int colour, int tiles, int needed) {
        const int number = kinds_[first].number;
        const int limit = std::min(jokers_, shape_.max_jokers);
        const int largest = std::min(shape_.largest_group, tiles + limit);
        for (int size = std::max(kShortest, tiles); size <= largest; ++size)
            if (lay(first, size - tiles, needed - number * size)) return true;
        for (int other = colour + 1; other < shape_.colours && tiles < shape_.largest_group;
             ++other) {
            const int at = left_of(number, other);
            if (at == kNone) continue;
            add(static_cast<std::size_t>(at), -1);
            const bool reached = wider(first, other, tiles + 1, needed);
            add(static_cast<std::size_t>(at), 1);
            if (reached) return true;
        }
        return false;
    }

    // Go on with what is left when a meld with so many jokers lies.
    bool lay(std::size_t first, int jokers, int needed) {
        jokers_ -= jokers;
        const bool reached = reaches(first, needed);
        jokers_ += jokers;
        return reached;
    }

    Shape shape_;
    int needed_ = 0, jokers_ = 0;
    long steps_ = 0;
    std::vector<Kind> kinds_;
    std::array<std::array<std::int16_t, kMostColours>, kHighest + 1> at_;
    Left left_{};
    std::unordered_map<Key, Bounds, Hash> known_;
};

}  // namespace rackrun
