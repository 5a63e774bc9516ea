// The arguments of the module's functions, checked and copied.
#pragma once

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>

#include "tiles.hpp"

namespace rackrun {

inline bool refuse(const char* expected) {
    if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "expected %s", expected);
    return false;
}

// What the twin can do and this kernel cannot.
inline bool too_large(const char* most) {
    PyErr_Format(PyExc_OverflowError, "expected %s for this kernel", most);
    return false;
}

inline bool read_number(PyObject* object, long low, long high, const char* name, int& number) {
    const long read = PyLong_AsLong(object);
    if (PyErr_Occurred() || read < low || read > high) return refuse(name);
    number = static_cast<int>(read);
    return true;
}

// No more than `most` bytes are copied, so that nobody can make the kernel use up the memory.
inline bool read_bytes(PyObject* object, Py_ssize_t most, const char* name, Codes& codes) {
    char* data = nullptr;
    Py_ssize_t size = 0;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0 || size > most) return refuse(name);
    codes.assign(reinterpret_cast<std::uint8_t*>(data),
                 reinterpret_cast<std::uint8_t*>(data) + size);
    return true;
}

// The first four arguments: colours, highest number, largest group, jokers in a meld.
inline bool read_shape(PyObject* const* arguments, Shape& shape) {
    constexpr int kMany = 1 << 20;
    if (!read_number(arguments[0], 1, kMostColours, "1 to 5 colours", shape.colours) ||
        !read_number(arguments[1], 3, kMany, "3 numbers or more", shape.highest) ||
        !read_number(arguments[2], 0, kMostColours, "groups of 0 to 5",
                     shape.largest_group) ||
        !read_number(arguments[3], 0, kMany, "a number of jokers in a meld", shape.max_jokers))
        return false;
    if (shape.largest_group && shape.largest_group < kShortest)
        return refuse("groups of 3 or more");
    shape.max_jokers = std::min(shape.max_jokers, kMostJokers);
    if (shape.highest > kHighest) return too_large("at most 50 numbers");
    return shape.joker() < 256 || too_large("fewer than 256 kinds of tiles");
}

}  // namespace rackrun
