// A round for Python: read, played out without the GIL, and told.
#pragma once

#include "arguments.hpp"

#include <new>

#include "round.hpp"

namespace rackrun {

constexpr int kRoundArguments = 13;
constexpr Py_ssize_t kMostSeats = 16;
constexpr Py_ssize_t kMostCounts = 256;  // kinds of tiles with the joker
constexpr Py_ssize_t kMostInPool = 4095;

// Counts for each kind of tile and for the joker.
inline bool read_counts(PyObject* object, const Shape& shape, Codes& counts) {
    if (!read_bytes(object, kMostCounts, "counts as bytes", counts)) return false;
    return counts.size() == static_cast<std::size_t>(shape.joker()) + 1 ||
           refuse("a count for each kind of tile and the joker");
}

inline bool read_racks(PyObject* object, Round& round) {
    if (!PyTuple_Check(object)) return refuse("a tuple of racks");
    const Py_ssize_t seats = PyTuple_Size(object);
    if (seats < 1 || seats > kMostSeats) return refuse("1 to 16 racks");
    round.racks.resize(static_cast<std::size_t>(seats));
    for (Py_ssize_t at = 0; at < seats; ++at)
        if (!read_counts(PyTuple_GetItem(object, at), round.shape,
                         round.racks[static_cast<std::size_t>(at)]))
            return false;
    return true;
}

inline bool read_manners(PyObject* object, Round& round) {
    Codes manners;
    if (!read_bytes(object, kMostSeats, "a manner for each seat", manners)) return false;
    for (std::uint8_t manner : manners) {
        if (manner >= kManners) return refuse("manners of 0 to 3");
        round.manners.push_back(static_cast<Manner>(manner));
    }
    return true;
}

// Whether every kind of tile, wherever it is, is rare enough for the fields of a key.
inline bool check_round(const Round& round) {
    const std::size_t seats = round.racks.size();
    if (round.opened.size() != seats) return refuse("a yes or no for each seat");
    if (round.manners.size() != seats) return refuse("a manner for each seat");
    if (round.turn >= seats) return refuse("a seat on turn");
    std::vector<int> have(round.table.begin(), round.table.end());
    for (const Codes& rack : round.racks)
        for (std::size_t code = 0; code < have.size(); ++code) have[code] += rack[code];
    for (std::uint8_t code : round.pool) {
        if (code >= have.size()) return refuse("codes of the shape's tiles");
        ++have[code];
    }
    const int jokers = have.back(), most = round.shape.colours > 4 ? 7 : 15;
    if (jokers > kMostJokers) return too_large("at most 6 jokers");
    have.pop_back();
    for (int count : have)
        if (count + jokers > most) return too_large("fewer copies of a tile");
    return true;
}

inline bool read_round(PyObject* const* arguments, Round& round) {
    constexpr int kMany = 1 << 20;
    int must_play = 0, turn = 0;
    if (!read_shape(arguments, round.shape) ||
        !read_number(arguments[4], 0, kMany, "points of an opening", round.opening) ||
        !read_number(arguments[5], 0, 1, "whether one must play", must_play) ||
        !read_counts(arguments[6], round.shape, round.table) || !read_racks(arguments[7], round) ||
        !read_bytes(arguments[8], kMostInPool, "a pool as bytes", round.pool) ||
        !read_bytes(arguments[9], kMostSeats, "a yes or no for each seat", round.opened) ||
        !read_manners(arguments[10], round) ||
        !read_number(arguments[11], 0, kMostSeats, "a seat on turn", turn) ||
        !read_number(arguments[12], 0, kMany, "a number of idle turns", round.idle))
        return false;
    round.must_play = must_play != 0;
    round.turn = static_cast<std::size_t>(turn);
    return check_round(round);
}

inline PyObject* bytes_of(const std::vector<Codes>& lists) {
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(lists.size()));
    for (std::size_t at = 0; tuple && at < lists.size(); ++at) {
        PyObject* list = PyBytes_FromStringAndSize(reinterpret_cast<const char*>(lists[at].data()),
                                                   static_cast<Py_ssize_t>(lists[at].size()));
        if (!list || PyTuple_SetItem(tuple, static_cast<Py_ssize_t>(at), list) < 0) {
            Py_DECREF(tuple);
            return nullptr;
        }
    }
    return tuple;
}

inline PyObject* answer(const Ended& ended) {
    PyObject* racks = bytes_of(ended.racks);
    PyObject* moves = bytes_of(ended.moves);
    if (racks && moves) return Py_BuildValue("(iNN)", ended.finisher, racks, moves);
    Py_XDECREF(racks);
    Py_XDECREF(moves);
    return nullptr;
}

inline PyObject* play_out(PyObject*, PyObject* const* arguments, Py_ssize_t count) {
    if (count != kRoundArguments) {
        PyErr_Format(PyExc_TypeError, "expected %d arguments, got %zd", kRoundArguments, count);
        return nullptr;
    }
    Ended ended;
    bool out_of_memory = false;
    try {
        Round round;
        if (!read_round(arguments, round)) return nullptr;
        Py_BEGIN_ALLOW_THREADS
        try {
            ended = Playing(std::move(round)).run();
        } catch (const std::bad_alloc&) {
            out_of_memory = true;
        }
        Py_END_ALLOW_THREADS
    } catch (const std::bad_alloc&) {
        out_of_memory = true;
    }
    return out_of_memory ? PyErr_NoMemory() : answer(ended);
}

}  // namespace rackrun
