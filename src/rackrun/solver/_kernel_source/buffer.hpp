// A list that begins on the stack: small tasks allocate nothing, large ones as usual.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace rackrun {

template <class T, std::size_t kRoom>
class Buffer {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

   public:
    Buffer() = default;
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    std::size_t size() const { return size_; }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    T& operator[](std::size_t at) { return data_[at]; }
    const T& operator[](std::size_t at) const { return data_[at]; }

    void clear() { size_ = 0; }
    void shrink(std::size_t size) { size_ = size; }
    void push_back(const T& value) {
        if (size_ == capacity_) grow(2 * capacity_);
        data_[size_++] = value;
    }
    // Room for so many more, whose values are not set.
    T* extend(std::size_t more) {
        if (size_ + more > capacity_) grow(2 * (size_ + more));
        return data_ + std::exchange(size_, size_ + more);
    }

   private:
    void grow(std::size_t capacity) {
        std::unique_ptr<std::byte[]> larger(new std::byte[capacity * sizeof(T)]);
        T* data = reinterpret_cast<T*>(larger.get());
        std::uninitialized_copy(data_, data_ + size_, data);
        heap_ = std::move(larger);
        data_ = data;
        capacity_ = capacity;
    }

    alignas(T) std::byte room_[kRoom * sizeof(T)];
    std::unique_ptr<std::byte[]> heap_;
    T* data_ = reinterpret_cast<T*>(room_);
    std::size_t size_ = 0, capacity_ = kRoom;
};

}  // namespace rackrun
